"""Mouse and keys on the many-heads tab: looking, locking, muting, sharing, editing, copying."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QImage, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from attnviz.errors import EditError
from attnviz.model.document.document import Document
from attnviz.model.document.lab import Lab
from attnviz.model.document.source import LayerSource
from attnviz.model.edits.hold import hold
from attnviz.model.files import library
from attnviz.tabs.many_heads.canvas import canvas as canvas_module
from attnviz.tabs.many_heads.canvas.layout import LARGE_CELL
from attnviz.tabs.many_heads.commands import array_as, copies, pattern_as
from attnviz.tabs.many_heads.predict import question
from attnviz.ui.controls.column_names import EDGE, two_lines
from attnviz.ui.grid.layout import RING
from attnviz.ui.look.theme import theme


def any_in_row(image, y, colour):
    return any(image.pixelColor(x, y) == colour for x in range(0, image.width(), 4))


def lit(tab, head):
    grid = tab.canvas.grid(tab.canvas.grid_of(head))
    return tuple(grid.lit_rows), tuple(grid.lit_cells)


def test_the_locked_row_is_outlined_in_all_grids(tab):
    assert [lit(tab, head) for head in range(4)] == [((10,), ())] * 4


def test_hovering_outlines_the_same_cell_everywhere(tab):
    tab.hover(tab.cell(1, 10, 1))
    assert [lit(tab, head)[1] for head in range(4)] == [((10, 1),)] * 4
    assert "H1 96.3%   H2 0.0%   H3 6.1%   H4 4.1%" in tab.status
    tab.hover(QPointF(2, 2))
    assert lit(tab, 0)[1] == ()


def test_a_click_locks_row_and_column_for_every_tab(tab):
    tab.click(tab.cell(2, 8, 1))
    selection = tab.session.selection
    assert (selection.token, selection.key, selection.pinned) == (8, 1, True)
    assert lit(tab, 3) == ((8,), ((8, 1),))


def test_what_another_tab_pins_is_followed(tab):
    tab.session.select(token=7, key=5, pinned=True)
    assert lit(tab, 0) == ((7,), ((7, 5),))
    assert tab.status.startswith("row it, column street   H1 47.0%")


def test_keys_move_row_and_column(tab):
    tab.press("Up")
    tab.press("Up")
    assert tab.session.selection.token == 8
    tab.press("Right")
    assert tab.session.selection.key == 1  # the chosen head looked most at the first word
    tab.press("Left")
    assert tab.session.selection.key == 0
    tab.press("Left")
    assert tab.session.selection.key == 0
    tab.press("End")
    assert tab.session.selection.token == 10
    tab.press("Home")
    assert tab.session.selection.token == 0


def test_arrows_inside_a_grid_move_the_lock(tab):
    tab.click(tab.cell(0, 5, 1))
    QTest.keyClick(tab.canvas, Qt.Key.Key_Down)
    assert (tab.session.selection.token, tab.session.selection.key) == (6, 1)


@pytest.mark.parametrize("where", ["cell", "update"])
def test_what_a_smaller_layer_lacks_is_no_longer_pointed_at(tab, many, where):
    tab.session.open(many(6, 6, 13, 24))
    if where == "cell":
        tab.hover(tab.cell(5, 12, 3))
    else:
        tab.hover(tab.canvas.cell_rect("update", 6, 0).center())
    tab.session.open(many(2, 1, 8, 4))
    assert lit(tab, 0) == ((7,), ())
    assert "row t7, column" in tab.view.status()


def test_the_keyboard_finds_no_head_that_is_out_of_sight(tab, many):
    tab.session.open(many(6, 6, 13))
    tab.click(tab.cell(5, 12, 3))
    tab.session.open(many(2, 1, 2))
    tab.canvas.setFocus()
    seen = set()
    for key in ("Tab", "Left", "Up", "Left", "Up", "Left", "Right", "Right", "Down", "Right"):
        QTest.keyClick(tab.canvas, getattr(Qt.Key, f"Key_{key}"))
        seen.add(tab.canvas.cursor_cell())
    assert {place[0] for place in seen if place} <= {"A0", "A1", "concat", "update"}
    assert len(seen) > 2


def test_escape_climbs_out(tab):
    tab.press("1")
    tab.click(tab.cell(0, 5, 1))
    tab.press("F6")
    for left in ("cell", "drawer", "large", "lock"):
        assert tab.view.escape(), left
    assert tab.view.state.large is None
    assert tab.view.drawers.drawer is None
    assert not tab.session.selection.pinned
    assert not tab.view.escape()


def test_a_digit_or_a_title_shows_one_head_alone(tab):
    tab.press("3")
    assert tab.canvas.heads == (2,)
    grid = tab.canvas.grid(tab.canvas.grid_of(2))
    assert grid.style == "decimals"
    assert np.array_equal(grid.values, tab.session.trace()["pattern"][2])
    tab.press("3")
    assert tab.canvas.heads == (0, 1, 2, 3)
    tab.click(tab.canvas.layout_of_head(1).title.center())
    assert tab.canvas.heads == (1,)
    assert tab.session.selection.head == 1


def test_a_head_alone_has_cells_of_44_px_where_there_is_room(open_tab, tab):
    roomy = open_tab(tab.session.lab, size=(1100, 700))
    roomy.press("1")
    assert roomy.canvas.layout_of_head(0).cell_w == 44


def test_a_projected_head_shows_whole_per_cents(open_tab, tab):
    shown = open_tab(tab.session.lab, look="projector", size=(1920, 896))
    shown.press("1")
    assert shown.canvas.grid(shown.canvas.grid_of(0)).style == "percent"


def test_sharing_is_switched_by_buttons_and_by_key(tab):
    tab.view.controls.kinds.button(2).click()
    assert tab.document.kv_heads_used == 1
    tab.press("G")
    assert tab.document.kv_heads_used == 4
    tab.press("G")
    assert tab.document.kv_heads_used is None
    assert tab.undo_names == ["MQA, 1 KV heads", "MHA, 4 KV heads", "GQA, 2 KV heads"]
    tab.session.undo_stack.undo()
    assert tab.view.controls.kinds.current == 0


def test_numbers_that_do_not_fit_are_greyed_with_the_reason(tab):
    actions = {a.text().split()[0]: a for a in tab.view.controls.make_menu().actions()}
    assert not actions["3"].isEnabled()
    assert "does not divide 4 heads" in actions["3"].text()
    assert [n for n, a in actions.items() if a.isEnabled()] == ["4", "2", "1"]
    actions["1"].trigger()
    assert tab.document.kv_heads_used == 1


def test_every_divisor_is_offered_for_many_heads(open_tab, many):
    big = open_tab(many())
    actions = [a for a in big.view.controls.make_menu().actions() if a.isEnabled()]
    assert [a.text().split()[0] for a in actions] == ["32", "16", "8", "4", "2", "1"]
    five = big.view.controls.make_menu().actions()[32 - 5]
    assert five.text() == "5 KV   does not divide 32 heads"


def test_a_speaker_takes_clicks_on_32_px_and_from_no_cell_but_a_sliver(tab):
    for head in range(4):
        speaker = tab.canvas.speaker_of(head)
        assert (speaker.width(), speaker.height()) == (32, 32)
        cells = tab.canvas.layout_of(f"A{head}").cells
        assert speaker.geometry().bottom() <= cells.top() + 2


def test_mute_by_speaker_and_by_key(tab):
    tab.canvas.speaker_of(1).click()
    assert tab.document.muted == {1}
    assert tab.canvas.speaker_of(1).muted
    tab.press("Shift+2")
    assert tab.document.muted == frozenset()
    assert tab.undo_names == ["Mute H2 Previous word", "Unmute H2 Previous word"]


def test_a_muted_grid_looks_struck(tab):
    before = tab.view.grab().toImage()
    tab.press("Shift+1")
    after = tab.view.grab().toImage()
    cells = tab.canvas.layout_of_head(0).cells.translated(QPointF(tab.canvas.pos()))
    centre = cells.center().toPoint()
    area = QRect(centre - QPoint(4, 4), centre + QPoint(4, 4))
    assert before.copy(area) != after.copy(area)
    other = tab.canvas.layout_of_head(3).cells.translated(QPointF(tab.canvas.pos())).toRect()
    assert before.copy(other) == after.copy(other)


# Several rows or columns


def test_picked_columns_are_added_up(tab):
    tab.view.lock(7)
    tab.click(tab.cell(0, 7, 1), Qt.KeyboardModifier.ShiftModifier)
    tab.click(tab.cell(2, 7, 5), Qt.KeyboardModifier.ShiftModifier)
    assert tab.view.pointer.picks.columns == (1, 5)
    assert tuple(tab.canvas.grid(tab.canvas.grid_of(3)).lit_columns) == (1, 5)
    tab.hover(QPointF(2, 2))
    row = tab.shown(0)[7]
    total = 100 * (row[1] + row[5])
    assert f"H1 sum {total:.1f}%, mean {total / 2:.1f}%" in tab.view.status()
    assert tab.view.status().startswith("row it, columns animal, street")


def test_picked_rows_are_added_up_and_let_go(tab):
    tab.session.select(key=1)
    for row in (10, 7):
        tab.click(tab.cell(0, row, 1), Qt.KeyboardModifier.ControlModifier)
    assert lit(tab, 2)[0] == (7, 10)
    total = 100 * (tab.shown(0)[7, 1] + tab.shown(0)[10, 1])
    assert f"rows it, tired, column animal   H1 sum {total:.1f}%" in tab.view.status()
    tab.click(tab.cell(0, 7, 1), Qt.KeyboardModifier.ControlModifier)
    assert tab.view.pointer.picks.rows == (10,)
    tab.view.escape()
    tab.view.escape()
    assert not tab.view.pointer.picks
    assert lit(tab, 2)[0] == (tab.session.selection.token,)


def test_rows_are_picked_by_their_names(tab):
    def click(row, modifiers=Qt.KeyboardModifier.NoModifier):
        names = tab.canvas.layout_of_head(1).row_names
        tab.click(QPointF(names.right() - 8, tab.cell(1, row, 0).y()), modifiers)

    ctrl, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    click(7)
    assert (tab.session.selection.token, tab.view.pointer.picks.rows) == (7, ())
    click(9, shift)
    assert tab.view.pointer.picks.rows == (7, 8, 9)
    click(8, ctrl)
    click(3, ctrl)
    assert tab.view.pointer.picks.rows == (3, 7, 9)
    click(1, shift)
    assert tab.view.pointer.picks.rows == (1, 2, 3, 7, 9)
    assert tab.session.selection.token == 7
    tab.hover(QPointF(2, 2))
    assert tab.view.status().startswith("rows animal, didn't, cross, it, too, column")
    click(5)
    assert (tab.session.selection.token, tab.view.pointer.picks.rows) == (5, ())


def test_columns_are_picked_by_their_names_where_a_head_fills_the_canvas(tab):
    tab.press("1")
    layout = tab.canvas.layout_of_head(0)
    ctrl, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    for column, held in ((1, ctrl), (4, shift), (2, ctrl)):
        at = QPointF(tab.cell(0, 10, column).x(), layout.column_names.center().y())
        tab.click(at, held)
    assert tab.view.pointer.picks.columns == (1, 3, 4)


def test_picks_tell_nothing_while_the_row_is_covered(tab):
    tab.press("C")
    assert "sum" in tab.view.status()
    tab.press("P")
    assert "%" not in tab.view.status()


def test_picks_by_key(tab):
    tab.press("R")
    tab.press("Up")
    tab.press("R")
    assert tab.view.pointer.picks.rows == (9, 10)
    tab.press("C")
    assert (tab.view.pointer.picks.rows, len(tab.view.pointer.picks.columns)) == ((), 1)


def test_while_projecting_the_caption_says_what_picks_add_up_to(tab):
    tab.press("C")
    assert "sum" not in tab.view.caption()
    tab.view.set_theme(theme("projector"))
    assert tab.view.caption() == tab.view.status()
    assert "sum" in tab.view.caption()


def test_masked_cells_of_picks_are_not_counted(tab):
    tab.session.select(token=7, key=10, pinned=True)
    for row in (7, 10):
        tab.view.pick(tab.view.pointer.picks.with_row(row))
    share = 100 * tab.shown(0)[10, 10]
    assert f"H1 sum {share:.1f}%, mean {share:.1f}%" in tab.view.status()
    assert "1 masked, not counted" in tab.view.status()


def test_ctrl_c_copies_the_picks_of_every_head(tab):
    tab.view.pick(tab.view.pointer.picks.with_column(1).with_column(5))
    tab.canvas.copy_requested.emit(tab.canvas.grid_of(0), 7, 1)
    by_cell = QGuiApplication.clipboard().text()
    next(c for c in tab.view.commands() if c.id == "grid.copy_row").run()
    assert by_cell == QGuiApplication.clipboard().text()
    head, *lines = [line.split("\t") for line in QGuiApplication.clipboard().text().splitlines()]
    assert head == ["", "animal", "street"]
    assert len(lines) == 4 * 11
    assert [float(n) for n in lines[11 + 7][1:]] == list(tab.shown(1)[7, [1, 5]])
    assert lines[11 + 7][0] == '"H2 it"'
    tab.view.escape()
    next(c for c in tab.view.commands() if c.id == "grid.copy_row").run()
    assert QGuiApplication.clipboard().text().splitlines()[1].startswith("H1\t")


# W_O and X


def test_w_o_is_edited_in_its_drawer(tab):
    tab.press("F6")
    drawer = tab.view.drawers.drawer
    assert drawer.host.grid("W_O").shape == (16, 16)
    drawer.host.cell_edited.emit("W_O", 0, 0, 0.5, 77)
    assert tab.document.W_O[0, 0] == 0.5
    assert tab.column("update")[0] == pytest.approx(0.51577, abs=1e-4)
    assert "W_O[H1 living, living]: 1 → 0.5" in tab.caption
    assert "living 1.00 → 0.52" in tab.caption
    assert drawer.host.grid("W_O").changed[0, 0]
    drawer.host.cell_edited.emit("W_O", 0, 0, 0.25, 77)
    assert tab.undo_names == ["W_O[H1 living, living] 0.25"]


@pytest.mark.parametrize(("key", "name"), [("F6", "W_O"), ("F4", "X")])
def test_names_over_the_numbers_in_a_drawer_are_whole(tab, key, name):
    """Beside their neighbours says-living and says-place cut short look alike."""
    tab.press(key)
    drawer = tab.view.drawers.drawer
    metrics = QFontMetricsF(theme("light").font("tick"))
    room = drawer.names.name_rect(0)[1]
    for feature in tab.document.feature_names:
        assert "".join(two_lines(feature, metrics, room - EDGE)) == feature
    cells = drawer.host.layout_of(name).cells
    assert drawer.names.name_rect(0)[0] == cells.left()
    assert cells.top() >= RING


def test_presets_of_w_o(tab):
    start = tab.document.W_O
    tab.run("W_O_identity")
    assert np.array_equal(tab.document.W_O, np.eye(16))
    assert np.array_equal(tab.column("update"), tab.column("concat"))
    tab.run("W_O_shuffled")
    shuffled = tab.document.W_O
    assert sorted(map(tuple, shuffled)) == sorted(map(tuple, start))
    tab.run("W_O_designed")
    assert np.array_equal(tab.document.W_O, start)
    tab.session.select(head=2)
    tab.run("W_O_zero")
    assert not tab.document.W_O[8:12].any()
    assert np.array_equal(tab.document.W_O[:8], start[:8])
    assert tab.undo_names[-1] == "W_O: rows of H3 set to zero"


def test_buttons_of_the_drawer_do_the_same(tab):
    tab.press("F6")
    drawer = tab.view.drawers.drawer
    drawer.zero.click()
    assert not tab.document.W_O[:4].any()
    assert drawer.zero.text() == "Zero rows of H1"


def test_token_vectors_are_edited_in_their_drawer(tab):
    tab.press("F4")
    host = tab.view.drawers.drawer.host
    host.cell_edited.emit("X", 1, 0, 1.2, 5)
    assert tab.document.X[1, 0] == 1.2
    assert host.grid("X").locked[:, 10:].all()
    host.edit_refused.emit("X", 0, 12)
    assert "encodes the position" in tab.caption


def test_the_chosen_head_as_a_table(tab):
    tab.session.select(head=1)
    tab.press("F3")
    table = tab.view.drawers.drawer.table
    model = table.model()
    assert model.rowCount() == 11
    assert model.index(10, 9).data() == "0.9354"
    assert model.headerData(9, Qt.Orientation.Horizontal) == "too"


def test_a_document_without_w_o_says_so(open_tab, many):
    bare = many(4, 2, 6).document.with_(W_O=None)
    shown = open_tab(Lab(document=bare))
    shown.press("F6")
    assert shown.view.drawers.drawer is None
    assert "no W_O" in shown.caption
    assert np.array_equal(shown.column("update"), shown.column("concat"))


# Text


def test_f2_types_another_sentence(tab):
    tab.press("F2")
    editor = tab.view.text.field.editor
    editor.setText("The dog left the park because it was hungry")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert tab.document.tokens[-1] == "hungry"
    assert tab.session.selection.token == 8
    assert tab.shown(0).shape == (9, 9)
    assert tab.view.text.isHidden()


def test_an_empty_sentence_is_refused(tab):
    tab.press("F2")
    tab.view.text.submit("  ")
    assert tab.caption == "Type at least one word"
    assert tab.view.escape()
    assert tab.document.n_tokens == 11


def test_what_of_a_sentence_is_left_out_is_said(tab):
    tab.press("F2")
    tab.view.text.submit("The \u200bfox 😀" + " so" * 30)
    assert tab.document.tokens[:4] == ("The", "fox", "😀", "so")
    assert tab.caption == (
        "Only the first 24 words fit; the rest is left out. Not part of any word, "
        "so left out: ⟨zwsp⟩."
    )


# Any size


def test_many_ways_of_sharing_leave_the_note_its_two_lines(open_tab, many):
    big = open_tab(many())
    row = big.view.controls

    def written():
        return [name.split()[1] for name in row.kinds.names]

    stored = big.document.n_kv_heads
    assert written() == [str(n) for n in sorted({32, stored, 1}, reverse=True)]
    big.view.controls.kv_chosen.emit(2)
    assert written() == [str(n) for n in sorted({32, stored, 2, 1}, reverse=True)]
    row.resize(976, row.height())
    lines = row.note.fontMetrics().boundingRect(
        0, 0, row.note.width(), 999, int(Qt.TextFlag.TextWordWrap), row.note.text()
    )
    assert lines.height() < 2.5 * row.note.fontMetrics().lineSpacing()


def test_many_heads_lay_out_and_scroll(open_tab, many):
    big = open_tab(many())
    places = big.canvas.places
    assert places.scrolls
    assert big.canvas.heads == tuple(range(len(places.grids)))
    assert len([n for n in big.canvas.names() if n.startswith("A")]) == len(places.grids)
    seen = set(big.canvas.heads)
    while big.canvas.scroll_rows(1):
        seen |= set(big.canvas.heads)
        last = big.canvas.heads[-1]
        assert np.array_equal(big.shown(last), big.session.trace()["pattern"][last])
    assert seen == set(range(32))


def test_the_wheel_scrolls_heads(open_tab, many):
    big = open_tab(many())
    at = big.cell(0, 30, 5)
    event = QWheelEvent(
        at, big.canvas.mapToGlobal(at), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(big.canvas, event)
    assert big.canvas.heads[0] > 0


def test_page_down_brings_the_next_head_into_sight(open_tab, many):
    big = open_tab(many())
    for _ in range(31):
        assert big.view.advance(1)
    assert not big.view.advance(1)
    assert big.session.selection.head == 31
    assert 31 in big.canvas.heads


@pytest.mark.parametrize(
    "sizes",
    [(1, 1, 1), (1, 1, 30), (3, 3, 2), (6, 3, 5), (12, 12, 9), (40, 5, 3)],
)
@pytest.mark.parametrize("look", ["light", "projector"])
def test_grids_never_overlap_and_stay_inside(open_tab, many, sizes, look):
    shown = open_tab(many(*sizes), look=look)
    canvas = shown.canvas
    rects = [canvas.layout_of(canvas.grid_of(head)).bounds for head in canvas.heads]
    for i, rect in enumerate(rects):
        assert canvas.places.area.adjusted(-1, -1, 1, 1).contains(rect), (i, rect)
        assert not any(rect.intersects(other) for other in rects[:i])
    assert QRectF(canvas.rect()).contains(canvas.places.path)


def test_heads_of_one_group_are_one_column(tab):
    x = [tab.canvas.layout_of_head(head).cells.x() for head in range(4)]
    assert x[0] == x[2] < x[1] == x[3]


def test_a_smaller_document_is_taken_in_stride(tab, many):
    tab.press("4")
    tab.hover(tab.cell(3, 9, 9))
    tab.session.open(many(2, 1, 3))
    assert tab.canvas.heads == (0, 1)
    assert tab.shown(1).shape == (3, 3)


# Out of the tab


def test_copies(tab):
    tab.run("copy_A2_numpy")
    assert np.array_equal(eval(tab.copied, {"np": np}), tab.shown(1))
    tab.run("copy_out_csv")
    assert tab.copied.splitlines()[0].split(",")[1] == "living"
    tab.run("copy_w_o_numpy")
    assert np.array_equal(eval(tab.copied, {"np": np}), tab.document.W_O)
    tab.run("copy_concat_latex")
    assert "\\begin{array}" in tab.copied  # more columns than a bmatrix has
    tab.press("Ctrl+C")
    lines = tab.copied.splitlines()
    assert len(lines) == 5
    assert float(lines[1].split("\t")[2]) == tab.shown(0)[10, 1]


def test_copy_of_a_cell_is_exact(tab):
    tab.click(tab.cell(0, 10, 1))
    QTest.keyClick(tab.canvas, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert float(tab.copied) == tab.shown(0)[10, 1]


def test_a_covered_cell_is_not_copied(tab):
    QGuiApplication.clipboard().setText("from before")
    tab.view.set_predicting(True)
    tab.canvas.copy_requested.emit(tab.canvas.grid_of(0), 10, 1)
    assert tab.copied == "from before"
    assert "Answer hidden" in tab.view.caption()
    tab.canvas.copy_requested.emit(tab.canvas.grid_of(0), 9, 1)
    assert float(tab.copied) == tab.shown(0)[9, 1] > 0


def test_what_cannot_be_written_is_said(tab):
    def fail(state):
        raise EditError("nothing to copy here")

    QGuiApplication.clipboard().setText("from before")
    tab.view.copy(fail, lambda state: "a thing")
    assert tab.view.status() == "nothing to copy here"
    assert tab.copied == "from before"


def test_copy_as_opens_its_menu_over_the_canvas(tab, monkeypatch):
    shown = []
    # A menu that is really open grabs the keyboard, which Qt's offscreen platform cannot do.
    monkeypatch.setattr(QMenu, "popup", lambda menu, at: shown.append((menu, at)))
    tab.run("copy_as")
    ((menu, at),) = shown
    assert at == tab.canvas.mapToGlobal(QPoint(0, 0))
    assert "Copy W_O as LaTeX" in [action.text() for action in menu.actions()]


@pytest.mark.parametrize(
    ("array", "place"), [("concat", (10, 3)), ("out", (10, 3)), ("pattern", (1, 10, 3))]
)
def test_a_held_number_is_boxed_in_the_latex_of_every_array(tab, array, place):
    tab.session.edit(hold, array, place, 0.25)
    state = tab.view.state
    if array == "pattern":
        written = [pattern_as(head, "LaTeX", state) for head in range(4)]
        assert [r"\boxed{0.25}" in text for text in written] == [False, True, False, False]
        return
    names = ("concat", "out")
    written = [array_as(name, "LaTeX", state) for name in names]
    assert [r"\boxed{0.25}" in text for text in written] == [name == array for name in names]


def test_copy_as_offers_everything(tab):
    menu = tab.view.make_menu(copies(tab.view.state))
    texts = [action.text() for action in menu.actions()]
    assert "Copy W_O as LaTeX" in texts
    assert "Copy A of H4 Resting as CSV" in texts
    next(a for a in menu.actions() if a.text() == "Copy update as NumPy").trigger()
    assert np.array_equal(eval(tab.copied, {"np": np}), tab.session.trace()["out"])


def drawn(tab, size):
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    tab.view.draw(painter, QRectF(image.rect()), tab.canvas.theme)
    painter.end()
    return image


def test_draw_paints_the_same_picture(tab):
    tab.hover(tab.cell(0, 10, 1))
    image = drawn(tab, tab.canvas.size())
    colour = theme("light").weight_colour(tab.shown(0)[10, 1])
    assert image.pixelColor(tab.cell(0, 10, 1).toPoint()) == colour


def test_draw_lays_the_picture_out_for_its_size(tab):
    tab.press("1")
    image = drawn(tab, tab.canvas.size() * 1.5)
    colour = theme("light").weight_colour(tab.shown(0)[10, 1])
    rows = [y for y in range(image.height()) if any_in_row(image, y, colour)]
    assert max(rows) - min(rows) > 0.8 * theme("light").px(LARGE_CELL)


def test_a_picture_shows_the_heads_in_sight(open_tab, many):
    big = open_tab(many())
    first = drawn(big, big.canvas.size() * 1.5)
    while big.canvas.scroll_rows(1):
        pass
    assert drawn(big, big.canvas.size() * 1.5) != first


def test_stages_light_their_part(tab):
    tab.press("F8")
    stages = tab.panel.stages
    assert [stage.name for stage in stages.stages] == [
        "Input", "Project", "Score", "Mask, softmax", "Weighted sum", "Combine", "Output",
    ]  # fmt: skip
    assert stages.stages[0].here == "11 × 16"
    assert stages.stages[0].there == "n × 4,096"
    assert stages.stages[5].there == "4,096 × 4,096"
    before = tab.canvas.grab().toImage()
    stages.point(6)
    edge = tab.canvas.layout_of("update").cells.topLeft() - QPointF(3, -40)
    after = tab.canvas.grab().toImage()
    assert before.pixel(edge.toPoint()) != after.pixel(edge.toPoint())
    stages.point(None)
    assert tab.canvas.grab().toImage() == before


def stage_frames(tab, monkeypatch):
    """Give the frames around what each stage of the list is about."""
    frames = []
    monkeypatch.setattr(canvas_module, "paint_light", lambda _, __, rects: frames.append(rects))
    for stage in range(7):
        tab.panel.stages.point(stage)
        tab.canvas.grab()
    assert len(frames) == 7
    return frames


def test_each_stage_lights_what_it_makes(tab, monkeypatch):
    tab.press("F8")
    into, project, score, share, blend, combine, out = stage_frames(tab, monkeypatch)
    grids = [tab.canvas.layout_of(tab.canvas.grid_of(head)).cells for head in range(4)]
    assert score == share == grids
    for words, title, cells in zip(into, project, grids, strict=True):
        assert words.right() <= cells.left()
        assert words.height() == pytest.approx(cells.height())
        assert title.bottom() <= cells.top() + 0.5, "but for rounding to whole dots"
    assert blend == [tab.canvas.layout_of("concat").cells]
    assert out == [tab.canvas.layout_of("update").cells]
    assert (combine[0].left(), combine[0].right()) == (blend[0].right(), out[0].left())


def test_while_projecting_the_last_stages_light_the_way_of_the_results(open_tab, monkeypatch):
    tab = open_tab(library.start_lab(), look="projector", size=(1920, 1000))
    tab.press("F8")
    path = [tab.canvas.places.path]
    assert stage_frames(tab, monkeypatch)[4:] == [path] * 3


def test_the_tab_rests_while_it_is_hidden(tab):
    tab.view.set_shown(False)
    tab.press("T")
    assert tab.canvas.grid("A0").row_labels[-1] == "tired"
    tab.view.set_shown(True)
    assert tab.canvas.grid("A0").row_labels[-1] == "wide"


def test_keys_are_unique(tab):
    keys = [key for command in tab.view.commands() for key in command.keys]
    assert len(keys) == len(set(keys))
    ids = [command.id for command in tab.view.commands()]
    assert len(ids) == len(set(ids))


def test_the_locked_row_of_a_large_head_is_in_sight(open_tab, many):
    big = open_tab(many())
    big.view.enlarge(7)
    name = big.canvas.grid_of(7)

    def seen(row, key):
        layout = big.canvas.layout_of(name)
        return row in layout.rows and key in layout.cols

    assert not seen(0, 0)  # the last word is locked
    assert seen(63, big.view.state.top(7))
    big.view.lock(5, 2)
    assert seen(5, 2)
    big.view.lock(40, 33)
    assert seen(40, 33)


def test_a_document_of_one_word(open_tab):
    one = Document(
        tokens=("<s>",), X=np.ones((1, 2)), W_Q=np.ones((2, 2, 1)), W_K=np.ones((1, 2, 1)),
        W_V=np.ones((1, 2, 1)),
    )  # fmt: skip
    shown = open_tab(Lab(document=one))
    assert shown.shown(1)[0, 0] == 1
    assert shown.caption.startswith("“<s>” is the first word: it can only look at itself")


@pytest.mark.parametrize("which", ["output", "vectors"])
def test_numbers_are_copied_from_and_pasted_into_a_drawer(tab, which):
    tab.view.toggle_drawer(which)
    host = tab.view.drawers.drawer.host
    name = host.names()[0]
    QGuiApplication.clipboard().setText("[[0.5, 0.25]]")
    host.set_cursor_cell(name, 1, 0)
    QTest.keyClick(host, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(host, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "0.5"
    assert getattr(tab.document, name)[1, :2].tolist() == [0.5, 0.25]
    assert tab.undo_names == [f"paste {name}"]


def test_the_table_of_a_head_copies_numbers_and_says_why_it_takes_none(tab):
    tab.view.toggle_drawer("table")
    table = tab.view.drawers.drawer.table
    table.setCurrentIndex(table.model().index(10, 1))
    before = tab.document
    QGuiApplication.clipboard().setText("0.5")
    QTest.keyClick(table, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert tab.document is before
    assert tab.caption == "A is computed from Q and K. Change X."
    QTest.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert float(QGuiApplication.clipboard().text()) == tab.shown(0)[10, 1]
    tab.view.set_predicting(True, asks=True)
    QGuiApplication.clipboard().setText("old")
    table.setCurrentIndex(table.model().index(tab.view.state.row, 1))
    QTest.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "old"
    assert tab.caption.startswith("Answer hidden:")


def test_a_text_of_one_word_is_no_wall_of_colour(open_tab, many):
    tab = open_tab(many(1, 1, 1))
    cell = tab.canvas.cell_rect(tab.canvas.grid_of(0), 0, 0)
    assert 20 < cell.width() <= tab.canvas.theme.px(64)


def test_the_question_about_a_model_asks_for_a_token_in_sight(tab):
    layer = replace(tab.session.lab, source=LayerSource("model", "/m", "m"))
    tab.session.open(layer)
    tab.session.select(head=3, token=10)
    tab.view.toggle_predicting()
    first = question(tab.view.state)
    assert first.text.startswith("Which token does “tired” look at most in head ")
    assert first.right == {0}
    tab.session.select(hides_first=True)
    second = question(tab.view.state)
    assert second.text.startswith("Apart from the first token, which token does “tired” look at")
    weights = tab.view.state.shares[3, 10]
    assert second.right == set(np.flatnonzero(np.isclose(weights, weights[1:].max())))
