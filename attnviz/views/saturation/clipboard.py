"""Puts numbers of this tab into the clipboard; each call says what it copied."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

from attnviz.views.saturation import copying
from attnviz.views.saturation.figure import Figure


def copy_key(figure: Figure, key: int | None) -> str:
    """Copy the raw weight of a key, or with None the table of both charts."""
    if key is None:
        return _copy(copying.table_text(figure), "table of both charts")
    return _copy(copying.key_cell(figure, key), f"weight of key {key + 1}")


def copy_array(figure: Figure, what: str, kind: str) -> str:
    """Copy "scores", "raw" or "divided" weights as NumPy or LaTeX."""
    if what == "scores":
        return _copy(copying.scores_as(figure, kind), f"scores as {kind}")
    divided = what == "divided"
    says = "weights after dividing" if divided else "weights"
    return _copy(copying.shares_as(figure, kind, divided), f"{says} as {kind}")


def copy_stops(figure: Figure) -> str:
    """Copy a line for every stop as CSV."""
    return _copy(copying.stops_csv(figure), "table of stops as CSV")


def pasted_text() -> str:
    """Return the text in the clipboard."""
    return QGuiApplication.clipboard().text()


def _copy(text: str, what: str) -> str:
    QGuiApplication.clipboard().setText(text)
    return f"Copied: {what}"
