"""What a person chose last in the export dialog: plain values, kept from one start to the next."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Literal

from attnviz.export.choice import (
    BACKGROUNDS,
    DOTTED,
    FASTEST,
    LARGEST_FONT,
    MATRIX_TABS,
    RATE,
    SLOWEST,
    SMALLEST_FONT,
    SUFFIXES,
    Background,
    ExportFormat,
    FigureStyle,
    What,
)
from attnviz.language import mark

Unit = Literal["times", "wide", "dpi"]

WHATS: dict[What, str] = {
    "picture": mark("This picture"),
    "steps": mark("All twelve steps"),
    "lesson": mark("All steps of the lesson"),
    "animation": mark("Animation"),
    "page": mark("Web page with the numbers"),
    "arrays": mark("All numbers"),
    "worksheet": mark("Worksheet with answer key"),
}
KINDS = {
    ".png": mark("PNG picture"),
    ".svg": mark("SVG drawing"),
    ".pdf": mark("PDF document"),
    ".gif": mark("GIF"),
    ".apng": mark("APNG, all colours"),
    ".webp": mark("WebP, all colours"),
    ".mp4": mark("MP4 video"),
    ".html": mark("HTML page"),
    ".csv": mark("CSV table"),
    ".tsv": mark("TSV table"),
    ".npz": mark("NumPy archive"),
    ".txt": mark("NumPy text"),
    ".tex": mark("LaTeX"),
    ".md": mark("Markdown"),
    ".json": mark("JSON"),
}
LOOKS = {
    "light": mark("Light"),
    "dark": mark("Dark"),
    "projector": mark("Projector"),
    "screen": mark("Same as on screen"),
}
GROUNDS: dict[Background, str] = {
    "look": mark("Match theme"),
    "white": mark("White"),
    "surface": mark("Panel colour"),
    "transparent": mark("Transparent"),
}
SIZES: dict[tuple[int, int] | None, str] = {
    None: mark("Same as on screen"),
    (960, 540): "960 × 540",
    (1024, 768): "1024 × 768",
    (1280, 720): "1280 × 720",
    (1920, 1080): "1920 × 1080",
}
UNITS: dict[Unit, tuple[str, int, int, int]] = {
    "times": (mark("× scale"), 1, 4, 2),
    "wide": (mark("pixels wide"), 64, 16384, 1920),
    "dpi": (mark("dpi"), 24, 1200, 300),
}
SCREEN_DPI = 96.0
STYLED = ("picture", "steps", "lesson")  # drawn on pages of their own, with title and caption
SHEETS = (".csv", ".tsv")


@dataclass(frozen=True)
class ExportRequest:
    """All fields of the dialog; what does not belong to a kind of file waits for the next.

    Parameters
    ----------
    kinds : suffix chosen last for each thing
    look : of ``LOOKS``
    size : of the whole picture in pixels, None = as on screen
    unit, amounts : how sharp, and the number chosen last by `amount_key`
    figure, title, caption : what of the tab is shown, and what around it
    font : points of names and caption, 0 = as the look has it
    typeface : their letters, "" = the program's
    parts : one matrix alone, by tab
    one_head : whether only the head chosen is drawn, by tab
    excel : tables for a spreadsheet
    """

    what: What = "picture"
    kinds: dict[str, str] = field(default_factory=dict)
    look: str = "light"
    background: Background = "look"
    size: tuple[int, int] | None = None
    unit: Unit = "times"
    amounts: dict[str, int] = field(default_factory=dict)
    rate: int = RATE
    motions: dict[str, str] = field(default_factory=dict)
    figure: bool = False
    title: bool = True
    caption: bool = True
    font: int = 0
    typeface: str = ""
    parts: dict[str, str] = field(default_factory=dict)
    one_head: dict[str, bool] = field(default_factory=dict)
    excel: bool = False

    @property
    def suffix(self) -> str:
        """Return the kind of file."""
        known = SUFFIXES[self.what]
        chosen = self.kinds.get(self.what, known[0])
        return chosen if chosen in known else known[0]

    @property
    def amount_key(self) -> str:
        """Return under which name the number is kept: films are smaller than pictures."""
        return f"film-{self.unit}" if self.what == "animation" else self.unit

    @property
    def amount(self) -> int:
        """Return the number for the unit."""
        _, least, most, usual = UNITS[self.unit]
        usual = least if self.what == "animation" and self.unit == "times" else usual
        return min(max(self.amounts.get(self.amount_key, usual), least), most)

    def scale(self, width: int) -> float:
        """Return how many dots a pixel of a picture so many pixels wide gets."""
        if self.suffix not in DOTTED:
            return 1.0
        if self.unit == "wide":
            return self.amount / max(1, width)
        return self.amount / SCREEN_DPI if self.unit == "dpi" else float(self.amount)

    def choice(self, width: int, tab: str) -> ExportFormat:
        """Return what the export needs to know."""
        motion, style = self.motions.get(tab, ""), FigureStyle()
        if self.what in STYLED:
            single = self.what == "picture"
            part = self.parts.get(tab, "") if single else ""
            alone = single and self.one_head.get(tab, False)
            bare = self.figure or bool(part) or (alone and tab in MATRIX_TABS)
            font = float(self.font) if self.font else None
            style = FigureStyle(
                bare, self.title, self.caption, font, part, one_head=alone, font=self.typeface
            )
        return ExportFormat(
            self.what,
            self.suffix,
            self.background,
            self.scale(width),
            self.rate,
            motion,
            style,
            self.excel and self.suffix in SHEETS,
        )

    def text(self) -> str:
        """Write all down."""
        return json.dumps(asdict(self), sort_keys=True)


def read_request(text: str) -> ExportRequest:
    """Read what `ExportRequest.text` wrote; a damaged field is as it comes with the program."""
    try:
        found = json.loads(text) if text else {}
    except ValueError:
        found = {}
    if not isinstance(found, dict):
        return ExportRequest()
    request = ExportRequest()
    for name, value in found.items():
        good = _checked(name, value)
        if good is not None:
            request = replace(request, **{name: good})
    return request


def _checked(name: str, value: Any) -> Any:
    """Return a value that fits a field, or None."""
    choices: dict[str, Any] = {
        "what": WHATS, "look": LOOKS, "background": BACKGROUNDS, "unit": UNITS,
    }  # fmt: skip
    if name in choices:
        return value if isinstance(value, str) and value in choices[name] else None
    if name == "size":
        size = tuple(value) if isinstance(value, list) else None
        return size if size in SIZES else None
    if name == "rate":
        return value if isinstance(value, int) and SLOWEST <= value <= FASTEST else None
    if name in ("kinds", "motions", "parts"):
        return _words(value, str)
    if name in ("figure", "title", "caption", "excel"):
        return value if isinstance(value, bool) else None
    if name == "typeface":
        return value if isinstance(value, str) else None
    if name == "font":
        whole = isinstance(value, int) and not isinstance(value, bool)
        return value if whole and (value == 0 or SMALLEST_FONT <= value <= LARGEST_FONT) else None
    kind = {"amounts": int, "one_head": bool}.get(name)
    return None if kind is None else _words(value, kind)


def _words(value: Any, kind: type) -> Any:
    plain = isinstance(value, dict) and all(type(each) is kind for each in value.values())
    return value if plain else None
