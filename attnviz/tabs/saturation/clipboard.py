"""Puts numbers of this tab into the clipboard; each call says what it copied."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

from attnviz.language import tr
from attnviz.tabs.saturation import copying
from attnviz.tabs.saturation.state import Figure


def copy_key(figure: Figure, key: int | None) -> str:
    """Copy the raw weight of a key, or with None the table of both charts."""
    if key is None:
        return _copy(copying.table_text(figure), tr("table of both charts"))
    return _copy(copying.key_cell(figure, key), tr("weight of key {number}", number=key + 1))


def copy_array(figure: Figure, what: str, kind: str) -> str:
    """Copy "scores", "raw" or "divided" weights as NumPy or LaTeX."""
    if what == "scores":
        return _copy(copying.scores_as(figure, kind), tr("scores as {kind}", kind=kind))
    divided = what == "divided"
    says = tr("weights as {kind}", kind=kind)
    if divided:
        says = tr("weights after dividing as {kind}", kind=kind)
    return _copy(copying.shares_as(figure, kind, divided), says)


def copy_stops(figure: Figure) -> str:
    """Copy a line for every stop as CSV."""
    return _copy(copying.stops_csv(figure), tr("table of stops as CSV"))


def pasted_text() -> str:
    """Return the text in the clipboard."""
    return QGuiApplication.clipboard().text()


def _copy(text: str, what: str) -> str:
    QGuiApplication.clipboard().setText(text)
    return tr("Copied: {what}", what=what)
