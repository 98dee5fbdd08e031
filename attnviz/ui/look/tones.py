"""The colours of a button: by how much it matters, and by what is done with it at the moment."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from PySide6.QtGui import QColor

from attnviz.ui.look.contrast import contrast
from attnviz.ui.look.theme import Theme, mixed

Kind = Literal["primary", "tonal", "plain", "quiet", "segment", "tool", "menu"]
"""One primary button a tab, few tonal ones; of segments one is chosen. Tools are in the top bar."""
State = Literal["rest", "hover", "pressed", "chosen", "off"]

# How much of its ink a ground takes on where it is pointed at and where it is pressed.
_DEEPER = {"hover": 0.07, "pressed": 0.14}
_DEEPER_ACCENT = {"hover": 0.18, "pressed": 0.28}
_DEEPER_TINT = {"hover": 0.12, "pressed": 0.15}
_BARE = ("quiet", "tool", "menu")  # without a ground at rest
# How far the key beside a name is on its way to the ground: as far as it can be read.
_FAINT = (0.25, 0.1, 0.0)
_READ = 4.5  # WCAG 2.2
HIGH, RADIUS = 32.0, 6.0  # px of the design: every button


class Tone(NamedTuple):
    """Ground and edge are None where what lies behind is to be seen."""

    ground: QColor | None
    ink: QColor
    faint: QColor
    """Ink of the key beside the name."""
    edge: QColor | None = None


@lru_cache(maxsize=256)
def tone(theme: Theme, kind: Kind, state: State) -> Tone:
    """Return the colours of a button; projecting, each has an edge."""
    ground, ink = _segment(theme, state) if kind == "segment" else _button(theme, kind, state)
    behind = theme.fill if ground is None else ground
    shades = (mixed(ink, behind, share) for share in _FAINT)
    faint = next((shade for shade in shades if contrast(shade, behind) >= _READ), ink)
    return Tone(ground, ink, faint, _edge(theme, kind, state))


def _button(theme: Theme, kind: Kind, state: State) -> tuple[QColor | None, QColor]:
    bare = kind in _BARE
    if state == "off":
        if kind == "tool":
            return None, mixed(theme.future_text, theme.panel, 0.45)
        return None if bare else theme.fill, theme.future_text
    if bare:
        if state == "rest":
            return None, theme.text if kind == "menu" else theme.muted
        if state == "chosen":
            return theme.tint, theme.accent
        return mixed(theme.fill, theme.text, 0.07 if state == "pressed" else 0.0), theme.text
    if kind == "primary" or state == "chosen":
        return mixed(theme.accent, theme.text, _DEEPER_ACCENT.get(state, 0.0)), theme.on_accent
    if kind == "tonal":
        return mixed(theme.tint, theme.accent, _DEEPER_TINT.get(state, 0.0)), theme.accent
    return mixed(theme.fill, theme.text, _DEEPER.get(state, 0.0)), theme.text


def _segment(theme: Theme, state: State) -> tuple[QColor | None, QColor]:
    if state == "chosen":
        if theme.projector:
            return theme.accent, theme.on_accent
        return theme.tint if theme.name == "dark" else theme.surface, theme.accent
    ground = mixed(theme.fill, theme.text, _DEEPER[state]) if state in _DEEPER else None
    return ground, theme.future_text if state == "off" else theme.text


def _edge(theme: Theme, kind: Kind, state: State) -> QColor | None:
    """A light pill has one by which it differs from its track; projecting, the track has it."""
    if kind == "segment":
        pill = state == "chosen" and theme.name == "light"
        return mixed(theme.line_colour, theme.border, 0.25) if pill else None
    if not theme.projector or kind in ("tool", "menu"):
        return None
    accented = state != "off" and (kind in ("primary", "tonal") or state == "chosen")
    return theme.accent if accented else theme.border
