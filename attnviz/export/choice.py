"""What can be exported, as which kinds of file. No Qt; the command line checks with it too."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

What = Literal["picture", "steps", "lesson", "animation", "page", "arrays", "worksheet"]
Background = Literal["look", "white", "surface", "transparent"]

BACKGROUNDS: tuple[Background, ...] = ("look", "white", "surface", "transparent")
PICTURES = (".png", ".svg", ".pdf")
PAGES = (".pdf", ".png", ".svg")
MOVING = (".gif", ".apng", ".webp", ".mp4")
WEB = (".html",)
ARRAYS = (".csv", ".npz", ".txt", ".tex", ".tsv", ".md", ".json")
SUFFIXES: dict[What, tuple[str, ...]] = {
    "picture": PICTURES,
    "steps": PAGES,
    "lesson": PAGES,
    "animation": MOVING,
    "page": WEB,
    "arrays": ARRAYS,
    "worksheet": (".pdf",),
}
ALL = (*PICTURES, *MOVING, *WEB)  # what one tab can be drawn as
SOLID = (*MOVING, ".html")  # a ground that can be seen through is for PNG, SVG and PDF
DOTTED = (".png", *MOVING)  # made of dots: has a scale and a width
MATRIX_TABS = ("steps", "grid")  # whose figure is their matrices; the others draw their own kind
SLOWEST, FASTEST, RATE = 1, 50, 20  # frames a second


@dataclass(frozen=True)
class FigureStyle:
    """What of a tab a picture shows.

    Parameters
    ----------
    bare : the figure only, without what a person acts on
    title, caption : whether these stand around it
    font_size : of names and captions in points; None = as the look has it
    font : typeface, one that is installed; "" = the program's
    array : one matrix alone, by name or letter; "" = all that the tab shows
    one_head : only the head chosen, where a tab shows several
    """

    bare: bool = False
    title: bool = True
    caption: bool = True
    font_size: float | None = None
    array: str = ""
    one_head: bool = False
    font: str = ""


SMALLEST_FONT, LARGEST_FONT = 4.0, 48.0  # points


@dataclass(frozen=True)
class ExportFormat:
    """How a figure is exported; what is not asked for a kind of file is passed over.

    Parameters
    ----------
    what : this picture, all steps, …
    suffix : kind of file, one of ``SUFFIXES[what]``
    scale : dots a pixel
    rate : frames a second where something moves
    motion : which motion of the tab; "" = the one it is known for
    style : what of the tab pictures and pages show
    excel : tables as a spreadsheet opens them, with the decimal mark of the screen
    """

    what: What = "picture"
    suffix: str = ".png"
    background: Background = "look"
    scale: float = 1.0
    rate: int = RATE
    motion: str = ""
    style: FigureStyle = FigureStyle()
    excel: bool = False


def what_of(suffix: str, all_steps: str = "") -> What:
    """Return what is exported from the kind of file alone."""
    if all_steps:
        return "lesson" if all_steps == "lesson" else "steps"
    kinds: tuple[What, ...] = ("animation", "page", "picture")
    return next((what for what in kinds if suffix in SUFFIXES[what]), "picture")


def numbered(path: Path, count: int) -> list[Path]:
    """Return the names of so many files: step.png is step-01.png, step-02.png, …"""
    digits = max(2, len(str(count)))
    return [path.with_name(f"{path.stem}-{i:0{digits}}{path.suffix}") for i in range(1, count + 1)]
