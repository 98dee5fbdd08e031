"""Painted grids as tables for assistive technology, asked through Qt's own interface."""

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from attnviz.tabs.step_by_step.canvas.step_chips import Chip, StepChips
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.labels import visible
from attnviz.ui.look.theme import theme
from attnviz.ui.reading import accessibility, readable, spoken_roles
from attnviz.ui.reading.readable import reader_of

NAME, ABOUT = QAccessible.Text.Name, QAccessible.Text.Description
Kind = QAccessible.Role
WORDS = ("<s>", "cat", "שלום")
P = np.array([[1.0, 0.0, 0.0], [0.25, 0.75, 0.0], [0.2, 0.3, 0.5]])
FUTURE = np.triu(np.ones((3, 3), bool), 1)


@pytest.fixture
def listening():
    """Let Qt believe that a screen reader runs."""
    was = QAccessible.isActive()
    QAccessible.setActive(True)
    readable.begin()
    yield
    accessibility.set_listener(None)
    QAccessible.setActive(was)


@pytest.fixture
def host(qtbot, listening):
    made = GridHost(theme("light"))
    qtbot.addWidget(made)
    made.resize(400, 300)
    made.setAccessibleName("Steps")
    show(made)
    made.show()
    qtbot.waitExposed(made)
    return settled(made)


def show(host, **changes):
    names = {"row_labels": WORDS, "column_labels": WORDS, "hidden": FUTURE}
    host.set_grid("A", Grid(P, title="A", **{**names, **changes}))
    host.set_rect("A", QRectF(10, 10, 300, 250))


def settled(host):
    QApplication.processEvents()
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return host


def kids(face):
    return [face.child(i) for i in range(face.childCount())]


def tables(widget):
    face = QAccessible.queryAccessibleInterface(widget)
    return [kid for kid in kids(face) if kid.role() == Kind.Table]


def texts(table, role):
    return [kid.text(NAME) for kid in kids(table) if kid.role() == role]


def test_a_grid_is_a_canvas_with_a_table_of_cells_and_headers(host):
    face = QAccessible.queryAccessibleInterface(host)
    assert (face.role(), face.text(NAME)) == (Kind.Canvas, "Steps")
    (table,) = tables(host)
    assert table.text(NAME) == "A"
    assert not table.state().invisible
    assert (
        texts(table, Kind.ColumnHeader) == texts(table, Kind.RowHeader) == list(map(visible, WORDS))
    )
    said = texts(table, Kind.Cell)
    assert said == ["100%", "masked", "masked", "25%", "75%", "masked", "20%", "30%", "50%"]


def test_a_cell_knows_its_place_its_headers_and_a_sentence(host):
    (table,) = tables(host)
    cell = [kid for kid in kids(table) if kid.role() == Kind.Cell][7]
    place = cell.tableCellInterface()
    assert (place.rowIndex(), place.columnIndex()) == (2, 1)
    assert [head.text(NAME) for head in place.columnHeaderCells()] == ["cat"]
    assert [head.text(NAME) for head in place.rowHeaderCells()] == [visible("שלום")]
    assert cell.text(ABOUT) == f"{visible('שלום')} (2) looks at cat (1): 30%"
    middle = host.mapFromGlobal(cell.rect().center())
    assert host.cell_rect("A", 2, 1).toRect().contains(middle)


def test_a_covered_cell_has_no_number_from_the_moment_it_is_covered(host):
    (table,) = tables(host)
    show(host, covered=np.eye(3, dtype=bool))
    # No event has been handled since: a reader that asks now must not be ahead of the class.
    assert [texts(table, Kind.Cell)[i] for i in (0, 4, 8)] == ["answer hidden"] * 3
    about = [kid.text(ABOUT) for kid in kids(table) if kid.role() == Kind.Cell]
    assert not any("50" in text or "100" in text for text in about)


def test_what_is_asked_in_one_turn_is_written_once(host, monkeypatch):
    """Qt asks for thousands of cells one by one; each time all of them were written anew."""
    reader, asked = reader_of(host), []
    (table,) = tables(host)
    sheets = reader._sheets
    monkeypatch.setattr(reader, "_sheets", lambda: asked.append(1) or sheets())
    assert len(texts(table, Kind.Cell)) == 9
    assert len(asked) == 1
    settled(host)
    texts(table, Kind.Cell)
    assert len(asked) == 2, "the next turn reads what is there then"


def test_tables_follow_numbers_shapes_and_grids(host):
    host.set_values("A", P * 0)
    (table,) = tables(host)
    assert texts(table, Kind.Cell)[3] == "0%"
    host.set_grid("B", Grid(P[:2, :1] - 1, title="B", quantity="signed"))
    host.set_rect("B", QRectF(310, 10, 80, 80))
    settled(host)
    (_, second) = tables(host)
    assert texts(second, Kind.Cell) == ["0.00", "−0.75"]
    host.remove("A")
    settled(host)
    assert [table.text(NAME) for table in tables(host)] == ["B"]
    host.set_rect("B", QRectF())
    settled(host)
    assert tables(host) == []


def test_names_that_stand_elsewhere_in_the_picture_are_headers(host):
    show(host, column_labels=(), spoken_columns=("living", "place", "pronoun"))
    (table,) = tables(settled(host))
    assert texts(table, Kind.ColumnHeader) == ["living", "place", "pronoun"]


def test_nothing_is_painted_or_pressed_in_place_of_the_grid(host):
    (table,) = reader_of(host).tables.values()
    with_table = host.grab().toImage()
    table.hide()
    assert host.grab().toImage() == with_table
    table.show()
    assert host.childAt(host.cell_rect("A", 1, 1).center().toPoint()) is not table
    assert table.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_nothing_is_made_while_nobody_listens(qtbot):
    made = GridHost(theme("light"))
    qtbot.addWidget(made)
    QAccessible.setActive(False)
    accessibility.set_listener(readable._on_changed)
    show(made)
    settled(made)
    accessibility.set_listener(None)
    assert reader_of(made) is None


def test_windows_shown_before_the_reader_came_are_served(qtbot):
    made = GridHost(theme("light"))
    qtbot.addWidget(made)
    show(made)
    made.show()
    assert reader_of(made) is None
    QAccessible.setActive(True)
    readable.begin()
    made.setFocus()
    settled(made)
    found = tables(made)
    accessibility.set_listener(None)
    QAccessible.setActive(False)
    assert [table.text(NAME) for table in found] == ["A"]


def test_many_grids_come_and_go_while_they_are_read(qtbot, listening):
    for round_ in range(30):
        made = GridHost(theme("light"))
        show(made)
        made.show()
        settled(made)
        (table,) = tables(made)
        assert len(texts(table, Kind.Cell)) == 9
        if round_ % 2:
            made.remove("A")
        made.deleteLater()
        settled(made) if round_ % 3 else None
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class Dial(QWidget):
    """A control whose role is only known after Qt was asked for it, as before the first reader."""


def test_a_control_that_qt_met_before_gets_its_role(qtbot, listening, monkeypatch):
    dial = Dial()
    qtbot.addWidget(dial)
    dial.setAccessibleName("size")
    assert QAccessible.queryAccessibleInterface(dial).role() == Kind.Client
    spoken_roles.replace_bare(dial)  # nobody knows another role yet
    assert QAccessible.queryAccessibleInterface(dial).role() == Kind.Client
    monkeypatch.setitem(spoken_roles.ROLES, "Dial", Kind.Dial)
    spoken_roles.replace_bare(dial)
    face = QAccessible.queryAccessibleInterface(dial)
    assert (face.role(), face.text(NAME)) == (Kind.Dial, "size")


def test_step_chips_are_a_slider_that_can_be_set(qtbot, listening):
    chips = StepChips(
        theme("light"), (Chip(1, "X", "Vectors"), Chip(2, "Q", "Queries"), Chip(3, "K", "Keys"))
    )
    qtbot.addWidget(chips)
    chips.set_current(2)
    face = QAccessible.queryAccessibleInterface(chips)
    assert (face.role(), face.text(NAME)) == (Kind.Slider, "Step 2 of 3: Queries")
    value = face.valueInterface()
    assert [value.minimumValue(), value.currentValue(), value.maximumValue()] == [1, 2, 3]
    asked = []
    chips.step_requested.connect(asked.append)
    for number in (3, 0, 4, 2):
        value.setCurrentValue(number)
    assert asked == [3]
