"""A label for text that comes from data: what looks like markup is shown as it is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


def plain_label(
    text: str = "", parent: QWidget | None = None, *, role: str = "", wraps: bool = False
) -> QLabel:
    """Make a label of plain text.

    Parameters
    ----------
    role : what the style sheet knows it by: "heading", "tick", …
    wraps : whether it may take several lines
    """
    label = QLabel(text, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wraps)
    if role:
        label.setProperty("role", role)
    return label
