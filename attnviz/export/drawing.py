"""What can be exported: a function that paints a figure into a rectangle of any device."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

Draw = Callable[[QPainter, QRectF], None]
