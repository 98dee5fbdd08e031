"""A row of controls that a projected image is too narrow for gets smaller letters."""

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from attnviz.ui.controls.row_fitter import SMALLEST, RowFitter
from attnviz.ui.look.style import style_sheet
from attnviz.ui.look.theme import theme

WORDS = ("Who is it?", "Previous word", "Subject finder", "Resting", "Predict first")


class Row(QWidget):
    """Five buttons."""

    def __init__(self):
        super().__init__()
        self.applied = []
        self.buttons = [QPushButton(word) for word in WORDS]
        row = QHBoxLayout(self)
        for button in self.buttons:
            row.addWidget(button)
        self.fitter = RowFitter(self, self.applied.append)

        self.canvas = QWidget()
        column = QVBoxLayout(self.canvas)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self)

    def shown_at(self, width, look):
        self.widen(width)
        self.fitter.set_theme(look)
        self.canvas.show()
        settle()

    def widen(self, width):
        self.canvas.setFixedWidth(width)
        settle()


def settle():
    for _ in range(4):
        QApplication.processEvents()


@pytest.fixture
def row(qtbot):
    app = QApplication.instance()
    app.setStyleSheet(style_sheet(theme("projector", 768)))
    made = Row()
    qtbot.addWidget(made.canvas)
    yield made
    app.setStyleSheet("")


def wanted(row):
    return row.layout().sizeHint().width()


def test_a_wide_row_keeps_its_letters(row):
    look = theme("projector", 768)
    row.shown_at(1600, look)
    assert row.fitter.scale == 1.0
    assert row.applied[-1] is look
    assert row.styleSheet() == ""


@pytest.mark.parametrize("width", [720, 650, 560])
def test_a_narrow_row_gets_letters_as_large_as_fit(row, width):
    row.shown_at(width, theme("projector", 768))
    assert SMALLEST <= row.fitter.scale < 1.0
    assert wanted(row) <= width
    assert wanted(row) > 0.75 * width or row.fitter.scale == SMALLEST
    assert row.applied[-1].size("label") < theme("projector", 768).size("label")
    assert row.buttons[0].font().pixelSize() == row.applied[-1].size("label")


def test_it_grows_again_with_the_window_and_with_what_leaves_the_row(row):
    row.shown_at(650, theme("projector", 768))
    small = row.fitter.scale
    row.buttons[1].hide()
    settle()
    assert small < row.fitter.scale
    row.buttons[1].show()
    settle()
    assert row.fitter.scale == small
    row.widen(1600)
    assert row.fitter.scale == 1.0


def test_on_a_desk_a_row_is_never_changed(row):
    row.shown_at(650, theme("light"))
    assert row.fitter.scale == 1.0
    assert row.minimumWidth() == 0


def test_on_a_desk_a_row_that_asks_for_it_takes_smaller_letters_where_text_is_enlarged(row):
    look = theme("light", zoom=1.5)
    QApplication.instance().setStyleSheet(style_sheet(look))
    fitter = RowFitter(row, row.applied.append, zoomed=True)
    row.widen(650)
    fitter.set_theme(look)
    row.canvas.show()
    settle()
    assert SMALLEST <= fitter.scale < 1.0
    assert wanted(row) <= 650
    fitter.set_theme(theme("light"))
    settle()
    assert fitter.scale == 1.0, "not enlarged: never changed"


def test_it_comes_to_rest(row):
    row.shown_at(650, theme("projector", 768))
    asked = Counter(row)
    settle()
    assert asked.requests == 0


class Counter(QObject):
    """Counts how often a row is laid out."""

    def __init__(self, row):
        super().__init__(row)
        self.requests = 0
        row.installEventFilter(self)

    def eventFilter(self, watched, event):
        self.requests += event.type() == QEvent.Type.LayoutRequest
        return False
