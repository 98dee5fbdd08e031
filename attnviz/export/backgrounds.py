"""What lies under a picture: the look's own ground, or another that goes with it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QColor

from attnviz.errors import AttnvizError
from attnviz.export.choice import Background
from attnviz.language import tr
from attnviz.ui.look.contrast import luminance
from attnviz.ui.look.theme import Theme

LIGHT_TEXT = 0.18  # luminance from which letters cannot be read on white


def on_background(theme: Theme, background: Background) -> Theme:
    """Return a look with another ground under everything.

    Raises
    ------
    AttnvizError
        When its letters could not be read there.
    """
    match background:
        case "white":
            if luminance(theme.text) > LIGHT_TEXT:
                raise AttnvizError(
                    tr(
                        "background white: the text of the theme {look} is light. Choose "
                        "another theme or another background.",
                        look=theme.name,
                    )
                )
            white = QColor("white")
            return replace(theme, window=white, surface=white)
        case "surface":
            return replace(theme, window=theme.surface)
        case "transparent":
            # Cells, switches and what is mixed with their ground stay as they are: without one, a
            # map would lie on black.
            return replace(theme, window=QColor(0, 0, 0, 0))
    return theme
