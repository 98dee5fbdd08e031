"""The right button and the Menu key: every matrix of every tab has a menu, made in one way."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from windows import open_window

from attnviz.model.document.lab import SPARSE_KINDS
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.table_view import MatrixTable
from attnviz.ui.tab.what_if_maps import WhatIfMaps

RIGHT, NONE = Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def window(qtbot):
    window = open_window(qtbot)
    yield window
    while QApplication.activePopupWidget() is not None:
        QApplication.activePopupWidget().close()
        QApplication.processEvents()


def shown(window, place, step=None):
    window.show_tab(place)
    if step is not None:
        window.session.select(step=step)
        window.view.canvas.motion.stop()
    QApplication.processEvents()
    return window.view


def menu():
    """Return the menu that is open, its entries by what they are called, submenus too."""
    opened = QApplication.activePopupWidget()
    assert isinstance(opened, QMenu)
    found = {}
    for action in opened.actions():
        if action.menu() is not None:
            found |= {each.data() or each.text(): each for each in action.menu().actions()}
        elif not action.isSeparator():
            found[action.data() or action.text()] = action
    return found


def right_click(host, name, row, col):
    at = host.cell_rect(name, row, col).center().toPoint()
    QTest.mouseClick(host, RIGHT, NONE, at)
    QApplication.processEvents()
    return menu()


def close():
    QApplication.activePopupWidget().close()
    QApplication.processEvents()


def hosts(window):
    panel = window.canvas_stack.panel
    for root in (window.view, panel):
        yield from (h for h in [root, *root.findChildren(GridHost)] if isinstance(h, GridHost))
    canvas = window.view.canvas
    if isinstance(canvas, GridHost):
        yield canvas


def open_all(window, place):
    view = shown(window, place)
    if place == 0:
        view.side_panel().build_sheet()
        view.toggle_drawer("matrices")
    if place == 3:
        view.toggle_drawer("output")
    if place in (0, 1, 3):
        section = {0: "what_if", 1: "what_if", 3: "trying"}[place]
        getattr(view.side_panel(), section).toggle()
    QApplication.processEvents()


@pytest.mark.parametrize("place", [0, 1, 3, 4])
def test_every_grid_has_a_menu_that_copies(window, place):
    open_all(window, place)
    asked = 0
    for host in dict.fromkeys(hosts(window)):
        for name in host.names():
            columns = host.grid(name).shape[1]
            layout = host.layout_of(name)
            if not layout.cells.width() or not host.isVisible():
                continue
            row, col = layout.rows.start, layout.cols.start
            entries = right_click(host, name, row, col)
            assert {"copy", "copy-row", "copy-CSV"} <= entries.keys(), (host, name)
            titles = [a.text() for a in QApplication.activePopupWidget().actions() if a.menu()]
            assert all("empty" not in title and len(title) < 40 for title in titles), titles
            QGuiApplication.clipboard().clear()
            entries["copy-row"].trigger()
            assert QGuiApplication.clipboard().text().count("\t") == columns - 1
            close()
            asked += 1
    assert asked >= {0: 4, 1: 5, 3: 8, 4: 3}[place]


def test_the_menu_key_opens_the_menu_of_the_cell_with_the_keyboard(window):
    view = shown(window, 3)
    view.canvas.set_cursor_cell(view.canvas.grid_of(1), 5, 2)
    reason = QContextMenuEvent.Reason.Keyboard
    QApplication.sendEvent(view.canvas, QContextMenuEvent(reason, QPoint(0, 0), QPoint(0, 0)))
    menu()["enlarge"].trigger()
    assert view.state.large == 1


@pytest.mark.parametrize("place", [1, 3, 4])
def test_the_menu_key_opens_a_menu_where_no_cell_has_the_keyboard_yet(window, place):
    view = shown(window, place)
    host = view.canvas.host if place == 1 else view.canvas
    assert host.cursor_cell() is None
    reason = QContextMenuEvent.Reason.Keyboard
    QApplication.sendEvent(host, QContextMenuEvent(reason, QPoint(0, 0), QPoint(0, 0)))
    assert {"copy", "copy-row"} <= menu().keys()
    assert host.cursor_cell() is not None


def test_a_weight_is_held_and_let_go_by_the_menu(window):
    view = shown(window, 3)
    name = view.canvas.grid_of(0)
    entries = right_click(view.canvas, name, 10, 1)
    assert not entries["let-go"].isEnabled()
    entries["hold"].trigger()
    close()
    assert [h.place for h in window.session.document().holds] == [(0, 10, 1)]
    right_click(view.canvas, name, 10, 1)["let-go"].trigger()
    assert not window.session.document().holds


def test_a_weight_of_many_heads_is_explained_by_hand_on_tab_1(window):
    view = shown(window, 3)
    right_click(view.canvas, view.canvas.grid_of(2), 7, 1)["by-hand"].trigger()
    chosen = window.session.selection
    assert (window.view.id, chosen.head, chosen.token, chosen.key) == ("heads", 2, 7, 1)


def test_numbers_are_pasted_from_a_cell_on(window):
    view = shown(window, 1, step=1)
    QGuiApplication.clipboard().setText("7\t8")
    right_click(view.canvas.host, "X", 1, 1)["paste"].trigger()
    assert window.session.document("example").X[1, 1:3].tolist() == [7, 8]


def test_a_matrix_is_exported_from_its_menu(window, monkeypatch):
    view, wished = shown(window, 1, step=6), []
    monkeypatch.setattr(
        type(window.controller.actions.exports),
        "open",
        lambda _, *what, one_head: wished.append((*what, one_head)),
    )
    right_click(view.canvas.host, "scores", 2, 1)["export"].trigger()
    assert wished == [("picture", "scores", True)]


def test_the_export_dialog_opens_at_that_matrix(window):
    shown(window, 1, step=6)
    window.controller.actions.export_array("scores")
    dialog = window.controller.actions.exports.dialog
    assert dialog.form.request.parts["steps"] == "scores"
    dialog.reject()


@pytest.mark.parametrize(("tab", "entry"), [(0, "Export this head…"), (3, "Export the heads…")])
def test_a_head_is_exported_alone_and_the_heads_together(window, tab, entry):
    view = shown(window, tab)
    window.session.select(head=2)
    if tab == 0:
        chosen = next(a for a in view.word_menu("keys", 1).actions() if a.text() == entry)
    else:
        chosen = right_click(view.canvas, view.canvas.grid_of(2), 7, 1)["export"]
        assert chosen.text() == entry
    chosen.trigger()
    dialog = window.controller.actions.exports.dialog
    job = window.controller.actions.exports.job(dialog.form.request)
    titles = [grid.title for grid in job._grids(job.view, job.session)]
    assert "H3  Subject finder" in titles
    assert len(titles) == (4 if tab else 1)
    assert dialog.form.one_head.isVisibleTo(dialog)
    dialog.form.one_head.click()
    job = window.controller.actions.exports.job(dialog.form.request)
    assert len(job._grids(job.view, job.session)) == (1 if tab else 4)
    dialog.reject()


def test_a_word_that_is_read_has_its_share_in_the_menu(window):
    view = shown(window, 0)
    texts = [action.text() for action in view.word_menu("keys", 1).actions()]
    assert "Hold its share as it is" in texts
    actions = {action.text(): action for action in view.word_menu("keys", 1).actions()}
    actions["Hold its share as it is"].trigger()
    assert len(window.session.document().holds) == 1
    assert "Hold its share as it is" not in [
        action.text() for action in view.word_menu("queries", 1).actions()
    ]


def test_the_charts_of_tab_3_have_a_menu(window):
    view = shown(window, 2)
    view.canvas.customContextMenuRequested.emit(QPointF(40, 40).toPoint())
    assert any(text.startswith("Copy scores as") for text in menu())


def test_what_is_covered_is_not_copied(window):
    view = shown(window, 3)
    view.set_predicting(True)
    entries = right_click(view.canvas, view.canvas.grid_of(0), view.state.row, 1)
    for name in ("copy", "copy-row", "copy-CSV", "export", "by-hand", "edit", "hold"):
        assert not entries[name].isEnabled(), name


def test_the_right_button_takes_cells_out_of_a_drawn_pattern_and_opens_no_menu(window):
    view = shown(window, 4)
    view.edits.set_kind(SPARSE_KINDS.index("draw"))
    QApplication.processEvents()
    at = view.canvas.cell_rect("pattern", 5, 3).center().toPoint()
    QTest.mouseClick(view.canvas, RIGHT, NONE, at)
    assert QApplication.activePopupWidget() is None


def table_menu(table, row, col):
    at = table.visualRect(table.model().index(row, col)).center()
    where = table.viewport().mapToGlobal(at)
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(table.viewport(), QContextMenuEvent(reason, at, where))
    QApplication.processEvents()
    return menu()


@pytest.mark.parametrize("place", [0, 1, 3, 4, 5])
def test_every_table_has_a_menu_that_copies(window, place):
    view = shown(window, place)
    if place == 0:
        view.toggle_drawer("matrices")
        QApplication.processEvents()
    QTest.keyClick(QApplication.focusWidget() or view, Qt.Key.Key_F3)
    QApplication.processEvents()
    tables = [table for table in view.findChildren(MatrixTable) if table.isVisible()]
    assert tables
    for table in tables:
        columns = table.grid.shape[1]
        entries = table_menu(table, 0, 0)
        assert {"copy", "copy-row", "copy-CSV"} <= entries.keys()
        QGuiApplication.clipboard().clear()
        entries["copy-row"].trigger()
        assert QGuiApplication.clipboard().text().count("\t") == columns - 1
        close()


def test_a_number_is_typed_over_from_the_menu_of_its_table(window):
    view = shown(window, 1, step=1)
    QTest.keyClick(view.canvas.host, Qt.Key.Key_F3)
    QApplication.processEvents()
    table = view.canvas.tables.table("X")
    table_menu(table, 1, 1)["edit"].trigger()
    QApplication.processEvents()
    assert table.state() == table.State.EditingState


def test_the_heads_of_tab_6_have_a_menu(window):
    view = shown(window, 5)
    place = view.canvas.layout_now().grids[0]
    at = place.at(3, 1).center().toPoint()
    reason = QContextMenuEvent.Reason.Mouse
    event = QContextMenuEvent(reason, at, view.canvas.mapToGlobal(at))
    QApplication.sendEvent(view.canvas, event)
    entries = menu()
    entries["copy"].trigger()
    share = view.state.shown.patterns[place.head][3, 1]
    assert float(QGuiApplication.clipboard().text()) == pytest.approx(float(share), rel=1e-4)
    entries["enlarge"].trigger()
    assert view.state.large == place.head


def test_tab_5_resets_where_there_is_something_to_reset(window):
    view = shown(window, 4)
    reset = view.side_panel().reset
    assert not reset.isEnabled()
    view.edits.set_window(view.state.spec.window + 1)
    assert reset.isEnabled()
    reset.click()
    assert not reset.isEnabled()
    view.edits.put_over_sentence()
    QApplication.processEvents()
    assert reset.isEnabled(), "a trial ends with it"


def test_the_tip_of_a_what_if_map_lies_under_it(window):
    open_all(window, 0)
    maps = next(h for h in hosts(window) if isinstance(h, WhatIfMaps) and h.isVisible())
    for name in maps.names():
        point = maps.cell_rect(name, 1, 0).center()
        place = maps.tip_place(point)
        assert place.y() + 16 > maps.layout_of(name).cells.bottom()
    assert maps.tip_place(QPointF(-5, -5)) is None
