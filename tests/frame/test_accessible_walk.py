"""A walk through the whole accessibility tree of every tab: names, roles, states, every cell."""

import re
from functools import partial

import pytest
from old_lessons import old
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QDialog
from windows import open_window

from attnviz.model.tabs import TABS
from attnviz.ui.controls.section import Section
from attnviz.ui.grid import lazy_pyqtgraph
from attnviz.ui.reading import accessibility, readable

NAME, ABOUT, VALUE = QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value
Kind = QAccessible.Role
MARKUP = re.compile(r"</?(span|b|i|p|br|html)\b[^>]*>")
CELLS = (Kind.Cell, Kind.ColumnHeader, Kind.RowHeader)
BARE = (Kind.Client, Kind.NoRole, Kind.Pane)


@pytest.fixture
def window(qtbot):
    lazy_pyqtgraph.load()
    was = QAccessible.isActive()
    QAccessible.setActive(True)
    readable.begin()
    made = open_window(qtbot)
    made.host.set_reduced_motion(True)
    yield made
    accessibility.set_listener(None)
    QAccessible.setActive(was)
    made.view.set_shown(False)


def settle():
    for _ in range(4):
        QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def walk(face):
    """Yield every interface that can be seen, with itself."""
    if face.state().invisible and face.role() not in CELLS:
        return
    yield face
    for place in range(face.childCount()):
        child = face.child(place)
        if child is not None:
            yield from walk(child)


def faces(window):
    settle()
    return list(walk(QAccessible.queryAccessibleInterface(window)))


def name_of(face):
    """Return the name of an interface, or of the label that stands for it."""
    labels = [other for other, how in face.relations(QAccessible.RelationFlag.Label)]
    return labels[0].text(NAME) if labels else face.text(NAME)


def audit(window):
    """Return what a person who listens would stumble over."""
    faults = []
    for face in faces(window):
        owner = type(face.object()).__name__ if face.object() else "-"
        said = f"{face.role().name} {owner} {face.text(NAME)[:40]!r}"
        name = name_of(face).strip()
        state = face.state()
        if state.focusable and face.role() not in CELLS:
            if not any(letter.isalnum() for letter in name):
                faults.append(f"no name: {said}")
            if face.role() in BARE:
                faults.append(f"no role: {said}")
        for kind in (NAME, ABOUT, VALUE):
            if MARKUP.search(face.text(kind)):
                faults.append(f"markup: {said} {face.text(kind)!r}")
        if face.role() in CELLS and not face.text(NAME):
            faults.append(f"silent cell: {said}")
        if face.role() == Kind.Table and not name:
            faults.append("table without a name")
    return faults


def tables(window):
    """Return each table as (name, column headers, row headers, cells)."""
    found = []
    for face in faces(window):
        if face.role() == Kind.Table:
            kids = [face.child(i) for i in range(face.childCount())]
            by = {kind: [k.text(NAME) for k in kids if k.role() == kind] for kind in CELLS}
            columns, rows = by[Kind.ColumnHeader], by[Kind.RowHeader]
            found.append((face.text(NAME), columns, rows, by[Kind.Cell]))
    return found


OPENED = {
    "heads": ("heads.sheet", "heads.matrices", "heads.table"),
    "steps": ("steps.table",),
    "grid": ("grid.table", "grid.vectors", "grid.output"),
    "sparse": ("sparse.table",),
}


def states(window, place):
    """Bring a tab to each state it has: plain, with each drawer, with every section open."""
    window.show_tab(place)
    yield "plain"
    commands = {command.id: command for command in window.view.commands()}
    for name in OPENED.get(window.view.id, ()):
        commands[name].run()
        yield name
        commands[name].run()
    for section in window.canvas_stack.panel.findChildren(Section):
        section.head.click()
    yield "sections"


@pytest.mark.parametrize("place", range(len(TABS)), ids=[tab.id for tab in TABS])
def test_everything_that_can_be_used_has_a_name_and_a_role(window, place):
    found = {name: audit(window) for name in states(window, place)}
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize("place", range(len(TABS)), ids=[tab.id for tab in TABS])
def test_every_number_of_a_tab_is_a_cell_with_headers(window, place):
    for _ in states(window, place):
        found = tables(window)
        assert found
        for name, columns, rows, cells in found:
            assert len(cells) == len(columns) * len(rows) > 0, name
            assert all(columns) and all(rows) and all(cells), name


def overlay(window, name):
    """Open what lies over a tab; return its window, and what closes it."""
    controller = window.controller
    if name == "keys":
        controller.pages.toggle_keys()
        return window, controller.pages.leave
    if name == "palette":
        controller.pages.toggle_palette()
        return window, controller.pages.toggle_palette
    if name == "lesson":
        controller.lesson_controller.open(old("tired-or-wide"))
        return window, controller.lesson_controller.leave
    if name == "tour":
        controller.lesson_controller.start_tour()
        return window, controller.lesson_controller.end_tour
    if name == "help":
        controller.pages.show_help()
        return controller.pages.help.window, controller.pages.help.window.close
    if name == "long":
        window.show_tab(4)
        window.view.toggle_long()
        return window, window.view.toggle_long
    openers = {
        "about": controller.pages.show_about,
        "editor": controller.lesson_controller.edit,
        "settings": controller.pages.show_settings,
        "export": controller.actions.export,
        "size": partial(size_of, window),
    }
    openers[name]()
    settle()
    dialogs = [each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog)]
    (dialog,) = [each for each in dialogs if each.isVisible()]
    return dialog, dialog.close


def size_of(window):
    window.show_tab(1)
    window.view.ask_size()


OVERLAYS = ["keys", "palette", "lesson", "tour", "help", "long"]
OVERLAYS += ["about", "editor", "settings", "export", "size"]


@pytest.mark.parametrize("name", OVERLAYS)
def test_what_opens_over_a_tab_has_names_and_roles_too(window, name):
    opened, close = overlay(window, name)
    try:
        assert audit(opened) == []
    finally:
        close()
        settle()


def test_a_covered_answer_is_in_no_cell(window):
    window.show_tab(0)
    window.view.set_predicting(True, asks=True)
    (cells,) = [cells for name, _, _, cells in tables(window) if name.startswith("attention of")]
    assert set(cells) <= {"answer hidden", "not written yet"}
    window.view.prediction.reveal()
    (cells,) = [cells for name, _, _, cells in tables(window) if name.startswith("attention of")]
    assert "96.3%" in cells


@pytest.mark.parametrize("place", range(len(TABS)), ids=[tab.id for tab in TABS])
def test_the_canvas_says_tab_and_caption_and_has_the_keyboard(window, place):
    window.show_tab(place)
    window.view.setFocus()
    settle()
    canvas = QApplication.focusWidget()
    face = QAccessible.queryAccessibleInterface(canvas)
    assert window.host.tabs[place].title.split()[0] in face.text(NAME)
    assert face.text(ABOUT) == window.caption_bar.text
    assert face.state().focused
