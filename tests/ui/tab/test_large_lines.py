"""Large lines: the largest letters in which numbers, and lines without any, fit."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from attnviz.ui.look.theme import theme
from attnviz.ui.tab.large_lines import LargeLine, paint_lines

WIDE, HIGH = 400, 300


def test_a_line_without_numbers_is_not_cut(qapp):
    image = QImage(2 * WIDE, HIGH, QImage.Format.Format_RGB32)
    look = theme("light")
    image.fill(look.window)
    empty = image.copy(WIDE, 0, WIDE, HIGH)
    lines = [LargeLine("H1", ("1.00",)), LargeLine("Concat × W_O = update of “tired”")]
    with QPainter(image) as painter:
        paint_lines(painter, QRectF(0, 0, WIDE, HIGH), look, lines)
    assert image.copy(WIDE, 0, WIDE, HIGH) == empty
