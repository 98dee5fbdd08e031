"""Named colours, type sizes, line weights and ramps of the three looks: light, dark, projector.

The colours come from ``resources/palette.json``. Nothing here needs pyqtgraph, and NumPy is only
imported when a ramp is asked for, because the first window waits for this module.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Literal

from PySide6.QtGui import QColor, QFont

from attnviz.resources import FOLDER
from attnviz.ui.look.contrast import INK_LUMINANCE, luminance

if TYPE_CHECKING:
    from attnviz.ui.look.ramp import Ramp

Role = Literal["title", "caption", "body", "label", "cell", "tick"]

# Pixels at text zoom 1; the projector's are for an image 1080 px high and shrink with it.
SCREEN_SIZES: Mapping[str, float] = {
    "title": 20, "caption": 18, "body": 16, "label": 14, "cell": 15, "tick": 12,
}  # fmt: skip
PROJECTOR_SIZES: Mapping[str, float] = {
    "title": 44, "caption": 36, "body": 34, "label": 28, "cell": 32, "tick": 22,
}  # fmt: skip
PROJECTOR_HEIGHT = 1080
PROJECTOR_SPACE = 5 / 3  # the 36 px control row of a 720 px window is 60 px of 1080
ZOOM_RANGE = (0.8, 2.0)
DOTS = 96  # pixels an inch


@lru_cache(maxsize=1)
def _colour_table() -> dict[str, Any]:
    table: dict[str, Any] = json.loads((FOLDER / "palette.json").read_text(encoding="utf-8"))
    return table


@dataclass(frozen=True, eq=False, repr=False)
class Theme:
    """One look at one image height and text zoom."""

    name: str
    height: int
    zoom: float
    window: QColor
    surface: QColor
    panel: QColor
    fill: QColor
    line_colour: QColor
    tint: QColor
    track: QColor
    hatch: QColor
    text: QColor
    muted: QColor
    border: QColor
    grid: QColor
    accent: QColor
    on_accent: QColor
    focus: QColor
    select_fill: QColor
    select_edge: QColor
    future_text: QColor
    flow_dot: QColor
    warning: QColor
    error: QColor
    Q: QColor
    K: QColor
    V: QColor
    family: str = ""
    """The typeface, where it is another than the program's."""

    # Both are asked thousands of times for one picture.
    @cached_property
    def projector(self) -> bool:
        """Whether this is the look for a projected image."""
        return self.name == "projector"

    @property
    def enlarged(self) -> bool:
        """Whether letters are larger than usual; then the window scrolls, and nothing inside it."""
        return self.zoom > 1.0

    @cached_property
    def scale(self) -> float:
        """Size of one design pixel: the text zoom, times the image height when projecting."""
        return self.zoom * (self.height / PROJECTOR_HEIGHT if self.projector else 1.0)

    def colour(self, name: str) -> QColor:
        """Return the colour that data or the palette file calls `name`."""
        found = self.line_colour if name == "line" else getattr(self, name.replace("-", "_"), None)
        if not isinstance(found, QColor):
            raise KeyError(f"the palette has no colour named {name!r}")
        return found

    def size(self, role: Role) -> int:
        """Return the text size of `role` in pixels."""
        return self._sizes[role]

    def exact_size(self, role: Role) -> float:
        """Return the text size of `role` before it is rounded to pixels."""
        return (PROJECTOR_SIZES if self.projector else SCREEN_SIZES)[role] * self.scale

    @cached_property
    def _sizes(self) -> Mapping[str, int]:
        sizes = PROJECTOR_SIZES if self.projector else SCREEN_SIZES
        return {role: max(6, round(size * self.scale)) for role, size in sizes.items()}

    def with_sizes(self, **sizes: int) -> "Theme":
        """Return the same look with other text sizes, in pixels by role."""
        made = replace(self)
        made.__dict__["_sizes"] = {**self._sizes, **sizes}
        return made

    def font(
        self, role: Role, *, bold: bool | None = None, italic: bool = False, px: int | None = None
    ) -> QFont:
        """Return the font for `role` with figures of one width; titles are bold."""
        strong = role == "title" if bold is None else bold
        # A copy, which a caller may change, of one that Qt has matched to a face already: a width
        # measured with it takes a third of the time.
        return QFont(matched_font(px or self.size(role), strong, italic, self.family))

    def px(self, size: float) -> float:
        """Scale a distance of the 1280 x 720 design to this theme."""
        return size * self._unit

    @cached_property
    def _unit(self) -> float:
        return self.scale * (PROJECTOR_SPACE if self.projector else 1.0)

    def line(self, width: float) -> float:
        """Scale a line: twice as heavy when projecting and never a hairline there."""
        if not self.projector:
            return width
        return max(1.5, 2 * width * self.height / PROJECTOR_HEIGHT)

    @property
    def hairline(self) -> float:
        """Width of the thinnest line of this look: more than one dot of a projected picture."""
        return 1.5 * max(1.0, self.height / PROJECTOR_HEIGHT) if self.projector else 1.0

    @cached_property
    def weight_ramp(self) -> "Ramp":
        """Colours of attention weights, 0 to 1."""
        from attnviz.ui.look.ramp import weight_ramp

        return weight_ramp(self.name, _colour_table())

    @cached_property
    def signed_ramp(self) -> "Ramp":
        """Colours of numbers with a sign, -limit to limit."""
        from attnviz.ui.look.ramp import signed_ramp

        return signed_ramp(self.name, _colour_table())

    @cached_property
    def change_ramp(self) -> "Ramp":
        """Colours of what changes, -limit to limit: slopes, and B - A of two of something."""
        from attnviz.ui.look.ramp import signed_ramp

        return signed_ramp(self.name, _colour_table(), "change")

    def change_colour(self, value: float, limit: float) -> QColor:
        """Return the colour of one change on a scale from -limit to limit."""
        return QColor(self.change_ramp.colour_of(value / limit if limit else 0.0))

    def ramp(self, quantity: str) -> "Ramp":
        """Return the colours of a quantity; what has none of its own takes those of weights."""
        ramps = {"signed": "signed_ramp", "change": "change_ramp"}
        found: Ramp = getattr(self, ramps.get(quantity, "weight_ramp"))
        return found

    def weight_colour(self, value: float) -> QColor:
        """Return the colour of one attention weight (0 to 1)."""
        return QColor(self.weight_ramp.colour_of(value))

    def signed_colour(self, value: float, limit: float) -> QColor:
        """Return the colour of one number on a scale from -limit to limit."""
        return QColor(self.signed_ramp.colour_of(value / limit if limit else 0.0))

    @property
    def popup_edge(self) -> QColor:
        """Edge of what lies over the window, whose ground may be the same."""
        return self.border if self.projector else mixed(self.line_colour, self.border, 0.5)

    @property
    def ground(self) -> QColor:
        """Ground that colours are mixed with: that of the window, if it is not see-through."""
        return self.window if self.window.alpha() else self.surface

    @property
    def hatch_ground(self) -> QColor:
        """Ground of hatched cells: never a colour of a map."""
        return self.surface if self.projector else self.panel

    @property
    def hatch_grid(self) -> QColor:
        """Lines between hatched cells: the future is one field, not many boxes."""
        return mixed(self.grid, self.hatch_ground, 0.6)

    @property
    def hatch_line(self) -> QColor:
        """Lines of the hatch: light, yet seen on a projector."""
        return self.hatch

    @staticmethod
    def ink(ground: QColor) -> QColor:
        """Return black or white, whichever contrasts more with `ground`."""
        return QColor("#000000" if luminance(ground) > INK_LUMINANCE else "#FFFFFF")


@lru_cache(maxsize=256)
def matched_font(px: int, bold: bool, italic: bool, family: str) -> QFont:
    font = QFont(family) if family else QFont()
    font.setPixelSize(px)
    font.setBold(bold)
    font.setItalic(italic)
    return steady(font)


def steady(font: QFont) -> QFont:
    """Return `font` with figures of one width, and letters as wide as on every other screen.

    By itself Qt fits letters to whole dots where the system says so and the screen has no scale,
    and a picture's bytes would then depend on the screen.
    """
    font.setFeature(QFont.Tag("tnum"), 1)
    font.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    font.setStyleStrategy(QFont.StyleStrategy.NoSubpixelAntialias)  # nor on its rows of colours
    return font


def mixed(colour: QColor, other: QColor, share: float) -> QColor:
    """Return `colour` with a share of `other`, 0 to 1."""
    red, green, blue = (
        round(one + (two - one) * share)
        for one, two in (
            (colour.red(), other.red()),
            (colour.green(), other.green()),
            (colour.blue(), other.blue()),
        )
    )
    return QColor(red, green, blue)


def theme(name: str, height: int = 720, zoom: float = 1.0) -> Theme:
    """Return the look called `name` ("light", "dark" or "projector").

    `height` is the height of the projected image in pixels, `zoom` the text zoom, 0.8 to 2.
    A colour that a look does not name falls back to light.
    """
    low, high = ZOOM_RANGE
    return _theme(name, height if name == "projector" else 720, min(max(zoom, low), high))


def lettered(look: Theme, points: float | None, family: str = "") -> Theme:
    """Return a look with other letters.

    Parameters
    ----------
    points : size of the names of rows and columns (1/72 inch); None = as it is
    family : a typeface that is installed; "" = the program's
    """
    wanted = look.exact_size("label") if points is None else points * DOTS / 72
    return replace(look, zoom=look.zoom * wanted / look.exact_size("label"), family=family)


def forget() -> None:
    """Make all looks anew when they are asked for, and with them all that is kept for a look."""
    _theme.cache_clear()


@lru_cache(maxsize=16)
def _theme(name: str, height: int, zoom: float) -> Theme:
    themes = _colour_table()["themes"]
    if name not in themes:
        raise ValueError(f"no theme {name!r}; choose one of {', '.join(themes)}")
    named = themes["light"]["colours"] | themes[name]["colours"]
    wanted = {f.name: f.name.replace("_", "-") for f in fields(Theme)[3:-1]}
    wanted["line_colour"] = "line"
    colours: dict[str, Any] = {ours: QColor(named[key]) for ours, key in wanted.items()}
    return Theme(name, height, zoom, **colours)
