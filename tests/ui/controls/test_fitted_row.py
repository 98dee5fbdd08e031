"""A row of controls that a projected image is too narrow for gets smaller letters."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from attnviz.ui.controls.fitted_row import SMALLEST, FittedRow
from attnviz.ui.look.style import style_sheet
from attnviz.ui.look.theme import theme

WORDS = ("Who is it?", "Previous word", "Subject finder", "Resting", "Predict first")


class Row(FittedRow):
    """Five buttons, over a canvas that scrolls where it is wider than its place."""

    def __init__(self):
        super().__init__()
        self.applied = []
        self.buttons = [QPushButton(word) for word in WORDS]
        for button in self.buttons:
            self._row.addWidget(button)
        self.canvas = QWidget()
        column = QVBoxLayout(self.canvas)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self)
        self.area = QScrollArea()
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(self.canvas)

    def apply_theme(self, theme):
        self.applied.append(theme)

    def shown_at(self, width, look):
        self.widen(width)
        self.set_theme(look)
        self.area.show()
        settle()

    def widen(self, width):
        self.area.setFixedWidth(width)
        settle()


def settle():
    for _ in range(4):
        QApplication.processEvents()


@pytest.fixture
def row(qtbot):
    app = QApplication.instance()
    app.setStyleSheet(style_sheet(theme("projector", 768)))
    made = Row()
    qtbot.addWidget(made.area)
    yield made
    app.setStyleSheet("")


def wanted(row):
    return row.layout().sizeHint().width()


def test_a_wide_row_keeps_its_letters(row):
    look = theme("projector", 768)
    row.shown_at(1600, look)
    assert row.scale == 1.0
    assert row.applied[-1] is look
    assert row.styleSheet() == ""


@pytest.mark.parametrize("width", [720, 650, 560])
def test_a_narrow_row_gets_letters_as_large_as_fit(row, width):
    row.shown_at(width, theme("projector", 768))
    assert SMALLEST <= row.scale < 1.0
    assert wanted(row) <= width
    assert wanted(row) > 0.75 * width or row.scale == SMALLEST
    assert row.applied[-1].size("label") < theme("projector", 768).size("label")
    assert row.buttons[0].font().pixelSize() == row.applied[-1].size("label")


def test_it_grows_again_with_the_window_and_with_what_leaves_the_row(row):
    row.shown_at(650, theme("projector", 768))
    small = row.scale
    row.buttons[1].hide()
    settle()
    assert small < row.scale
    row.buttons[1].show()
    settle()
    assert row.scale == small
    row.widen(1600)
    assert row.scale == 1.0


def test_on_a_desk_a_row_is_never_changed(row):
    row.shown_at(650, theme("light"))
    assert row.scale == 1.0
    assert row.minimumWidth() == 0


def test_on_a_desk_a_row_takes_smaller_letters_where_text_is_enlarged(row):
    look = theme("light", zoom=1.5)
    QApplication.instance().setStyleSheet(style_sheet(look))
    row.shown_at(650, look)
    assert SMALLEST <= row.scale < 1.0
    assert wanted(row) <= 650
    row.set_theme(theme("light"))
    settle()
    assert row.scale == 1.0, "not enlarged: never changed"


def test_it_stays_in_sight_where_its_canvas_is_wider_than_that(row):
    look = theme("light", zoom=1.5)
    QApplication.instance().setStyleSheet(style_sheet(look))
    row.canvas.setMinimumWidth(1200)
    row.shown_at(800, look)
    last = row.buttons[-1]
    assert row.width() == 1200
    assert last.mapTo(row.area.viewport(), QPoint(last.width(), 0)).x() <= 800
    row.widen(700)
    assert last.mapTo(row.area.viewport(), QPoint(last.width(), 0)).x() <= 700
    row.widen(1300)
    assert last.mapTo(row.area.viewport(), QPoint(last.width(), 0)).x() > 1200, (
        "all its width again"
    )


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
