"""The grid widget under mouse and keyboard, before and after pyqtgraph is there."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtTest import QTest

from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import theme
from tests.ui.conftest import WORDS, field_case, ground, pixels

Key = Qt.Key
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
X = np.array([[0.2, -0.4, 0.1], [1.0, 0.3, -0.6], [-0.3, 0.8, 0.5]])


def editable(**more):
    usual = {"row_labels": WORDS[:3], "column_labels": ("d₀", "d₁", "d₂"), "limit": 2.0}
    return Grid(X, title="X", quantity="signed", editable=True, **(usual | more))


def derived(**more):
    return Grid(X * 2, title="S", quantity="signed", limit=2.0, row_labels=WORDS[:3], **more)


def test_typing_a_number_edits_the_cell_and_moves_down(drive):
    d = drive({"X": editable()})
    d.click("X", 1, 1)
    QTest.keyClicks(d.host, "0")
    d.type(",75")
    d.keys(Key.Key_Return, widget=d.editor)
    assert [e[:4] for e in d.edits] == [("X", 1, 1, 0.75)]
    assert d.host.cursor_cell() == ("X", 2, 1)
    assert d.editor is None


@pytest.mark.parametrize("typed", ["0,5", "0.5", "1,5", "1.000,5"])
def test_f85_both_decimal_marks_in_a_german_system(drive, typed):
    data = field_case("F85")
    QLocale.setDefault(QLocale(data["input"]["locale"]))
    try:
        d = drive({"X": editable()})
        d.host.edit_cell("X", 0, 0)
        d.type(typed)
        d.keys(Key.Key_Return, widget=d.editor)
    finally:
        QLocale.setDefault(QLocale.c())
    wanted = data["expected"]["values"][data["input"]["typed"].index(typed)]
    assert [e[3] for e in d.edits] == [wanted]


def test_a_minus_starts_an_edit_and_tab_moves_right(drive):
    d = drive({"X": editable()})
    d.click("X", 0, 2)
    QTest.keyClicks(d.host, "-")
    assert d.editor.text() == "−"
    d.type("2")
    d.keys(Key.Key_Tab, widget=d.editor)
    assert d.edits[0][:4] == ("X", 0, 2, -2.0)
    assert d.host.cursor_cell() == ("X", 1, 0)
    d.keys(Key.Key_F2)
    d.keys(Key.Key_Backtab, widget=d.editor)
    assert d.host.cursor_cell() == ("X", 0, 2)
    assert len(d.edits) == 1


def test_the_editor_opens_with_every_digit(drive):
    values = X.copy()
    values[0, 0] = -0.1234567890123
    d = drive({"X": replace(editable(), values=values)})
    d.click("X", 0, 0)
    d.keys(Key.Key_F2)
    assert d.editor.text() == "−0.1234567890123"
    assert d.editor.selectedText() == d.editor.text()
    d.keys(Key.Key_Return, widget=d.editor)
    assert d.edits == []


def test_escape_restores(drive):
    d = drive({"X": editable()})
    d.host.edit_cell("X", 1, 0)
    d.type("9")
    d.keys(Key.Key_Escape, widget=d.editor)
    assert (d.edits, d.editor) == ([], None)
    assert d.host.cursor_cell() == ("X", 1, 0)
    assert d.host.hasFocus()


def test_a_bad_number_gets_a_red_edge_and_the_old_value_stays(drive):
    d = drive({"X": editable()})
    d.host.edit_cell("X", 1, 0)
    d.type("abc")
    d.keys(Key.Key_Return, widget=d.editor)
    assert d.edits == []
    assert d.editor.wrong
    assert "“abc” is not a number" in d.invalid[0]
    edge = d.editor.grab().toImage().pixelColor(0, 10).name()
    assert edge == theme("light").error.name()
    QTest.keyClick(d.editor, Key.Key_A, CONTROL)
    d.type("3")
    assert not d.editor.wrong
    d.keys(Key.Key_Return, widget=d.editor)
    assert d.edits[0][:4] == ("X", 1, 0, 3.0)


def test_leaving_the_editor_keeps_a_good_number_and_drops_a_bad_one(drive):
    d = drive({"X": editable()})
    for text, wanted in (("4", [4.0]), ("x", [4.0])):
        d.host.edit_cell("X", 0, 0)
        d.type(text)
        d.click("X", 2, 2)
        assert [e[3] for e in d.edits] == wanted
        assert d.editor is None


def test_arrows_in_the_editor_step_in_one_gesture_and_escape_undoes_them(drive):
    d = drive({"X": editable()})
    d.host.edit_cell("X", 0, 0)
    d.keys(Key.Key_Up, Key.Key_Up, Key.Key_Down, widget=d.editor)
    d.keys(Key.Key_Up, widget=d.editor, modifier=SHIFT)
    assert [e[3] for e in d.edits] == [0.3, 0.4, 0.3, 0.31]
    d.keys(Key.Key_Escape, widget=d.editor)
    assert d.edits[-1][3] == 0.2
    assert len({e[4] for e in d.edits}) == 1


def test_control_arrows_step_the_cell(drive):
    d = drive({"X": editable()})
    d.click("X", 0, 0)
    d.hold(Key.Key_Up, CONTROL)
    d.hold(Key.Key_Up, CONTROL)
    d.hold(Key.Key_Down, CONTROL | SHIFT)
    assert [e[3] for e in d.edits] == [0.3, 0.4, 0.39]
    assert len({e[4] for e in d.edits}) == 1
    QTest.keyRelease(d.host, Key.Key_Control)
    d.hold(Key.Key_Up, CONTROL)
    assert len({e[4] for e in d.edits}) == 2
    d.click("X", 1, 1)
    d.hold(Key.Key_Up, CONTROL)
    assert len({e[4] for e in d.edits}) == 3


@pytest.mark.parametrize(
    ("modifier", "step"), [(Qt.KeyboardModifier.NoModifier, 0.1), (SHIFT, 0.01)]
)
def test_dragging_a_cell_scrubs_it_in_one_gesture(drive, modifier, step):
    d = drive({"X": editable()})
    d.scrub("X", 1, 0, 33, modifier)
    values = [e[3] for e in d.edits]
    assert values == pytest.approx([1.0 + 2 * step, 1.0 + 4 * step])
    assert len({e[4] for e in d.edits}) == 1
    d.scrub("X", 1, 0, -16, modifier)
    assert d.clicked == []
    assert d.edits[-1][3] == pytest.approx(1.0 + 2 * step)
    assert d.edits[-1][4] != d.edits[0][4]


def test_scrubbing_stays_within_bounds(drive):
    d = drive({"X": editable(bounds=(-9.9, 1.1))})
    d.scrub("X", 1, 0, 80)
    assert d.edits[-1][3] == 1.1


def test_typed_numbers_out_of_bounds_are_refused_in_words(drive):
    d = drive({"X": editable(bounds=(-9.9, 9.9))})
    d.host.edit_cell("X", 1, 0)
    d.type("12")
    d.keys(Key.Key_Return, widget=d.editor)
    assert d.edits == []
    assert "−9.9" in d.invalid[0]
    assert "9.9" in d.invalid[0]


def test_a_derived_grid_refuses_typing_and_dragging(drive):
    d = drive({"S": derived()})
    d.click("S", 1, 2)
    QTest.keyClicks(d.host, "5")
    d.keys(Key.Key_F2)
    assert d.refused == [("S", 1, 2), ("S", 1, 2)]
    assert d.editor is None
    d.scrub("S", 1, 2, 40)
    assert d.edits == []


def test_a_grid_that_does_not_refuse_leaves_digits_to_the_view(drive):
    d = drive({"S": derived(refuses=False)})
    d.click("S", 0, 0)
    assert not d.hold(Key.Key_1, Qt.KeyboardModifier.NoModifier, "1")
    assert d.refused == []


def test_locked_cells_refuse(drive):
    locked = np.zeros((3, 3), bool)
    locked[:, 2] = True
    d = drive({"X": editable(locked=locked)})
    d.click("X", 0, 2)
    QTest.keyClicks(d.host, "5")
    assert d.refused == [("X", 0, 2)]
    d.scrub("X", 0, 2, 40)
    assert d.edits == []


def test_double_click_opens_the_editor(drive):
    d = drive({"X": editable()})
    QTest.mouseDClick(d.host, Qt.MouseButton.LeftButton, pos=d.at("X", 2, 1))
    assert d.editor.text() == "0.8"


def test_arrows_move_over_the_edge_into_the_next_grid(drive):
    d = drive({"X": editable(), "S": derived()})
    d.click("X", 1, 2)
    d.keys(Key.Key_Right)
    assert d.host.cursor_cell() == ("S", 1, 0)
    d.keys(Key.Key_Left, Key.Key_Up, Key.Key_Up)
    assert d.host.cursor_cell() == ("X", 0, 2)
    d.keys(Key.Key_Home)
    assert d.host.cursor_cell() == ("X", 0, 0)
    d.keys(Key.Key_End, modifier=CONTROL)
    assert d.host.cursor_cell() == ("X", 2, 2)


def test_tab_enters_the_cells_and_then_leaves_the_canvas(drive):
    d = drive({"X": editable(lit_cells=((1, 1),))})
    assert d.host.cursor_cell() is None
    d.keys(Key.Key_Tab)
    assert d.host.cursor_cell() == ("X", 1, 1)
    assert not d.host.focusNextPrevChild(True)


def test_a_grid_without_a_place_is_no_place_for_the_keyboard(drive):
    d = drive({"A": editable(lit_cells=((2, 2),)), "X": editable(lit_cells=((9, 9), (1, 1)))})
    d.host.set_cursor_cell("A", 0, 0)
    d.host.set_rect("A", QRectF())
    assert d.host.cursor_cell() is None
    d.keys(Key.Key_Tab)
    assert d.host.cursor_cell() == ("X", 1, 1)
    d.keys(*[Key.Key_Left, Key.Key_Up] * 4)
    assert d.host.cursor_cell() == ("X", 0, 0)


def test_without_a_cell_keys_belong_to_the_view(drive):
    d = drive({"X": editable()})
    seen = []
    holder = _Listener(seen)
    try:
        d.host.setParent(holder)
        holder.show()
        d.host.setFocus()
        for key in (Key.Key_Right, Key.Key_1, Key.Key_Escape):
            QTest.keyClick(d.host, key)
        assert seen == [Key.Key_Right, Key.Key_1, Key.Key_Escape]
        d.host.set_cursor_cell("X", 0, 0)
        QTest.keyClick(d.host, Key.Key_Right)
        QTest.keyClick(d.host, Key.Key_Escape)
        assert len(seen) == 3
        assert d.host.cursor_cell() is None
    finally:
        d.host.setParent(None)
        holder.deleteLater()


def test_hovering_tells_each_cell_once(drive):
    d = drive({"X": editable()})
    left = []
    d.host.hover_left.connect(lambda: left.append(1))
    d.move(d.host.cell_rect("X", 0, 0).center())
    d.move(d.host.cell_rect("X", 0, 0).center() + QPointF(5, 5))
    d.move(d.host.cell_rect("X", 0, 1).center())
    assert d.hovered == [("X", 0, 0), ("X", 0, 1)]
    d.move(QPointF(900, 500))
    assert left == [1]
    d.move(d.host.cell_rect("X", 2, 2).center())
    assert d.host.cursor().shape() == Qt.CursorShape.IBeamCursor


def test_clicks_on_cells_names_and_title(drive):
    d = drive({"X": editable()})
    rows, columns, titles = [], [], []
    d.host.row_clicked.connect(lambda *a: rows.append(a[:2]))
    d.host.column_clicked.connect(lambda *a: columns.append(a[:2]))
    d.host.title_clicked.connect(titles.append)
    d.click("X", 2, 1)
    layout = d.host.layout_of("X")
    cell = d.host.cell_rect("X", 1, 2).center()
    for point in (
        QPointF(layout.row_names.center().x(), cell.y()),
        QPointF(cell.x(), layout.column_names.center().y()),
        layout.title.center(),
    ):
        QTest.mouseClick(d.host, Qt.MouseButton.LeftButton, pos=point.toPoint())
    assert (d.clicked, rows, columns, titles) == ([("X", 2, 1)], [("X", 1)], [("X", 2)], ["X"])


def test_a_mask_is_painted_by_dragging_and_by_keys(drive):
    mask = Grid(np.eye(3), quantity="mask", editable=True)
    d = drive({"M": mask}, cell=30)
    d.press("M", 0, 1, Qt.MouseButton.RightButton)
    d.move(d.at("M", 0, 2))
    d.move(d.at("M", 1, 2))
    d.release(d.at("M", 1, 2), Qt.MouseButton.RightButton)
    right = Qt.MouseButton.RightButton
    assert d.pressed == [("M", 0, 1, right)]
    assert d.dragged == [("M", 0, 2, right), ("M", 1, 2, right)]
    d.click("M", 2, 0)
    d.keys(Key.Key_Space)
    assert d.pressed[-1] == ("M", 2, 0, Qt.MouseButton.LeftButton)
    d.keys(Key.Key_Right, modifier=SHIFT)
    assert d.dragged[-1] == ("M", 2, 1, Qt.MouseButton.LeftButton)
    assert d.edits == []


def test_menus_come_from_the_mouse_and_from_the_menu_key(drive):
    d = drive({"X": editable()})
    asked = []
    d.host.menu_requested.connect(lambda *a: asked.append(a[:3]))
    d.click("X", 1, 1, Qt.MouseButton.RightButton)
    assert asked == [("X", 1, 1)]


def test_copy_and_paste_are_wishes(drive):
    d = drive({"X": editable()})
    wishes = []
    d.host.copy_requested.connect(lambda *a: wishes.append(("copy", *a)))
    d.host.paste_requested.connect(lambda *a: wishes.append(("paste", *a)))
    d.click("X", 0, 1)
    d.keys(Key.Key_C, Key.Key_V, modifier=CONTROL)
    assert wishes == [("copy", "X", 0, 1), ("paste", "X", 0, 1)]


def test_a_covered_number_is_not_copied(drive):
    d = drive({"X": Grid(X, covered=np.arange(X.size).reshape(X.shape) == 1)})
    QGuiApplication.clipboard().setText("from before")
    d.host.copy_cell("X", 0, 1)
    assert QGuiApplication.clipboard().text() == "from before"
    d.host.copy_cell("X", 0, 0)
    assert float(QGuiApplication.clipboard().text()) == X[0, 0]


def test_setters_are_silent(drive):
    d = drive({"X": editable()})
    moved = []
    d.host.cursor_moved.connect(lambda *a: moved.append(a))
    d.host.set_values("X", X + 1)
    d.host.set_lit("X", rows=(1,), cells=((0, 0),))
    d.host.set_cursor_cell("X", 1, 1)
    d.host.set_theme(theme("dark"))
    d.host.set_grid("X", editable())
    d.host.set_rect("X", QRectF(0, 0, 300, 300))
    assert (d.edits, d.hovered, moved, d.refused) == ([], [], [], [])


def test_new_numbers_reach_the_screen(drive):
    d = drive({"X": editable(), "S": derived()})
    before = d.picture()
    values = X.copy()
    values[2, 1] = -1.5
    d.host.set_values("X", values)
    after = d.picture()
    assert (
        ground(after, d.host.cell_rect("X", 2, 1)) == theme("light").signed_colour(-1.5, 2).name()
    )
    changed = np.argwhere(pixels(after) != pixels(before))
    rect = d.host.cell_rect("X", 2, 1)
    assert changed[:, 0].min() >= rect.top()
    assert changed[:, 0].max() <= rect.bottom()
    assert changed[:, 1].min() >= rect.left()
    assert changed[:, 1].max() <= rect.right()


def test_many_edits_in_a_row_leave_the_right_picture(drive):
    d = drive({"X": editable()})
    rng = np.random.default_rng(5)
    values = X.copy()
    for _ in range(40):
        row, col = rng.integers(3), rng.integers(3)
        values[row, col] = rng.choice([-np.inf, np.nan, *rng.normal(size=6)])
        d.host.set_values("X", values.copy())
    applied = pixels(d.picture())
    d.host.set_grid("X", replace(editable(), values=values.copy()))
    d.host.set_theme(theme("dark"))
    d.host.set_theme(theme("light"))
    assert (applied == pixels(d.picture())).all()


def test_a_new_largest_number_recolours_all_and_renames_the_scale(drive):
    d = drive({"X": editable(limit=None, legend=True)})
    before = pixels(d.picture())
    values = X.copy()
    values[2, 1] = -4.0
    d.host.set_values("X", values)
    picture = d.picture()
    for row, col in np.ndindex(3, 3):
        wanted = theme("light").signed_colour(values[row, col], 4.0).name()
        assert ground(picture, d.host.cell_rect("X", row, col)) == wanted
    legend = d.host.layout_of("X").legend
    area = np.s_[round(legend.y()) + 10 : round(legend.bottom()), :]
    assert (pixels(picture)[area] != before[area]).any()


def test_marks_of_changed_cells_come_and_go(drive):
    changed = np.zeros((3, 3), bool)
    changed[1, 1] = True
    d = drive({"X": editable()})
    plain = pixels(d.picture())
    d.host.set_grid("X", editable(changed=changed))
    marked = pixels(d.picture())
    assert (marked != plain).any()
    d.host.set_grid("X", editable())
    assert (pixels(d.picture()) == plain).all()


def test_lit_rows_are_outlined_and_their_names_bold(drive):
    d = drive({"X": editable()})
    before = pixels(d.picture())
    d.host.set_lit("X", rows=(1,))
    after = pixels(d.picture())
    layout = d.host.layout_of("X")
    edge = round(d.host.cell_rect("X", 1, 0).y())
    line = after[edge - 1 : edge + 2, round(layout.cells.center().x())]
    assert (line == theme("light").select_edge.rgb()).any()
    names = np.s_[:, : round(layout.row_names.right()) - 4]
    assert (before[names] != after[names]).any()
    d.host.set_lit("X", rows=(2,))
    lower = pixels(d.picture())
    assert (lower[edge - 1, :] == before[edge - 1, :]).all()
    d.host.set_lit("X")
    assert (pixels(d.picture()) == before).all()


def test_the_focus_ring_shows_only_with_the_focus(drive, qtbot):
    d = drive({"X": editable()})
    plain = pixels(d.picture())
    d.host.set_cursor_cell("X", 1, 1)
    ring = pixels(d.picture())
    assert (ring == theme("light").focus.rgb()).sum() > 200
    d.host.clearFocus()
    assert (pixels(d.picture()) == theme("light").focus.rgb()).sum() == (
        plain == theme("light").focus.rgb()
    ).sum()


def test_a_long_grid_pans_by_wheel_and_keyboard(drive):
    names = [f"t{i}" for i in range(500)]
    long = Grid(np.tri(500) / 500, row_labels=names, min_cell=24, style="none")
    d = drive({"A": long}, cell=None)
    rows = d.host.layout_of("A").rows
    assert rows.start == 0
    assert len(rows) < 20
    assert d.wheel("A", 0, 0, -2)
    assert d.host.layout_of("A").rows.start == 6
    assert d.wheel("A", 6, 0, 5)
    assert d.host.layout_of("A").rows.start == 0
    assert not d.wheel("A", 0, 0, 1)
    assert d.wheel("A", 0, 0, -900)
    assert d.host.layout_of("A").rows.stop == 500
    d.wheel("A", 499, 0, 900)
    d.click("A", 0, 0)
    d.keys(Key.Key_End, modifier=CONTROL)
    assert d.host.layout_of("A").rows.stop == 500
    assert d.host.cell_at(d.host.cell_rect("A", 499, 499).center()) == ("A", 499, 499)
    wanted = theme("light").weight_colour(1 / 500).name()
    d.host.clearFocus()
    d.host.set_lit("A")
    assert ground(d.picture(), d.host.cell_rect("A", 495, 494)) == wanted


def test_f64_tips_are_plain_text(drive, qtbot):
    from PySide6.QtWidgets import QApplication, QLabel, QToolTip

    from attnviz.ui.controls.tips import plain_tip

    tokens = field_case("F64")["input"]["tokens"]
    grid = Grid(np.full((len(tokens),) * 2, 0.125), row_labels=tokens, column_labels=tokens)
    d = drive({"A": grid}, cell=30)
    for i, token in enumerate(tokens):
        cell = d.host.cell_rect("A", i, i).center()
        x = d.host.layout_of("A").row_names.center().x()
        assert d.host.tip_at(QPointF(x, cell.y())) == f"{token} ({i})"
        assert d.host.tip_at(cell) == f"{token} ({i}) looks at {token} ({i}): 13%"
        shown = QLabel(plain_tip(token))
        plain = QLabel(token)
        plain.setTextFormat(Qt.TextFormat.PlainText)
        qtbot.addWidget(shown)
        qtbot.addWidget(plain)
        assert abs(shown.sizeHint().width() - plain.sizeHint().width()) <= 2
    QToolTip.hideText()
    QApplication.processEvents()


def test_f70_row_heights_do_not_depend_on_the_token(drive):
    tokens = ("a", "\n", "\n", " ", "\t", " b")
    d = drive({"A": Grid(np.eye(6), row_labels=tokens, column_labels=tokens)}, cell=30)
    rects = [d.host.cell_rect("A", r, 0) for r in range(6)]
    assert {r.height() for r in rects} == {30.0}
    layout = d.host.layout_of("A")
    picture = pixels(d.picture())
    for rect in rects:
        x, y = round(layout.row_names.x()), round(rect.y())
        name = picture[y : y + 30, x : round(layout.row_names.right())]
        assert (name != theme("light").window.rgb()).any()


def test_decoration_lies_under_and_overlay_over_the_grids(drive):
    d = drive({"X": editable()})
    red, blue = theme("light").error, theme("light").Q
    cell = d.host.cell_rect("X", 1, 1)
    calls = []

    def under(painter, rect):
        calls.append(rect)
        painter.fillRect(cell.adjusted(-500, 0, 0, 0), red)

    d.host.set_decoration(under)
    d.picture()
    assert calls[0] == QRectF(d.host.rect())
    assert d.picture().pixelColor(5, int(cell.center().y())).name() == red.name()
    assert ground(d.picture(), cell) == theme("light").signed_colour(0.3, 2).name()
    d.host.set_overlay(lambda painter, rect: painter.fillRect(cell, blue))
    assert ground(d.picture(), cell) == blue.name()


def test_another_theme_repaints_everything(drive):
    d = drive({"X": editable()})
    for look in ("dark", "projector", "light"):
        d.host.set_theme(theme(look))
        picture = d.picture()
        assert picture.pixelColor(2, 2).name() == theme(look).window.name()
        wanted = theme(look).signed_colour(1.0, 2.0).name()
        assert ground(picture, d.host.cell_rect("X", 1, 0)) == wanted


def test_a_moved_grid_leaves_nothing_behind(drive):
    d = drive({"X": editable(legend=True, lit_rows=(1,))})
    old = d.host.cell_rect("X", 1, 1)
    d.host.set_rect("X", QRectF(500, 200, 300, 300), 56)
    moved = pixels(d.picture())
    assert (moved[:, :480] == theme("light").window.rgb()).all()
    assert d.host.cell_rect("X", 1, 1).x() > old.x() + 400
    d.host.set_rect("X", QRectF(16, 40, 300, 400), 56)
    d.host.set_rect("X", QRectF(500, 200, 300, 300), 56)
    assert (pixels(d.picture()) == moved).all()


def test_a_removed_grid_is_gone(drive):
    d = drive({"X": editable(), "S": derived()})
    cell = d.host.cell_rect("S", 1, 1)
    d.click("S", 1, 1)
    d.host.remove("S")
    assert d.host.names() == ["X"]
    assert d.host.cursor_cell() is None
    assert ground(d.picture(), cell) == theme("light").window.name()
    d.host.clear()
    assert (pixels(d.picture()) == theme("light").window.rgb()).all()


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Escape])
def test_a_number_for_a_cell_that_is_no_more_is_dropped(drive, key):
    d = drive({"X": editable()})
    d.click("X", 2, 2)
    QTest.keyClicks(d.host, "1")
    editor = d.editor
    d.host.set_grid("X", Grid(X[:1, :1], title="X", quantity="signed", editable=True))
    QTest.keyClick(editor, key)
    assert d.edits == []
    assert d.host.cursor_cell() is None


def test_what_is_drawn_for_files_is_what_is_on_screen(drive):
    d = drive({"X": editable(), "S": derived(hidden=np.triu(np.ones((3, 3), bool), 1))})
    screen = pixels(d.picture())
    d.host.set_cursor_cell("X", 1, 1)
    image = QImage(d.host.size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    d.host.draw(painter, QRectF(d.host.rect()))
    painter.end()
    one, two = (a.view(np.uint8).astype(int) for a in (screen, pixels(image)))
    assert (np.abs(one - two) > 64).mean() < 0.002
    ring = theme("light").focus.rgb()
    assert (pixels(image) == ring).sum() == (screen == ring).sum()


def test_f98_a_vector_file_holds_cells_and_text(drive):
    from attnviz.export.svg import svg_bytes

    d = drive({"X": editable()})
    text = svg_bytes(d.host.draw, d.host.size()).decode()
    assert "<image" not in text
    for number in ("0.20", "−0.40", "1.00", "sat", "d₁"):
        assert f">{number}<" in text.replace(" \n", "").replace("\n", "")


def test_cells_are_said_aloud_when_the_cursor_moves(drive, monkeypatch):
    d = drive({"X": editable()})
    said = []
    monkeypatch.setattr(
        "attnviz.ui.grid.host.announce_place", lambda widget, text: said.append(text)
    )
    d.click("X", 0, 1)
    d.keys(Key.Key_Down)
    assert said == ["row The, column d₁: −0.40", "row cat, column d₁: 0.30"]
    d.host.set_describer(lambda name, row, col: f"{name} {row} {col}")
    d.keys(Key.Key_Down)
    assert said[-1] == "X 2 1"
    assert d.host.tip_at(d.host.cell_rect("X", 1, 1).center()) == "X 1 1"


def _Listener(seen):
    from PySide6.QtWidgets import QWidget

    class Listener(QWidget):
        def keyPressEvent(self, event):
            seen.append(Qt.Key(event.key()))

    return Listener()


def test_another_mask_repaints_cells_and_lays_nothing_out(drive):
    d = drive({"S": derived()})
    before, layout = pixels(d.picture()), d.host.layout_of("S")
    hidden = np.triu(np.ones((3, 3), bool), 1)
    d.host.set_grid("S", derived(hidden=hidden))
    assert d.host.layout_of("S") is layout
    masked = pixels(d.picture())
    assert (masked != before).any()
    d.host.set_grid("S", derived())
    assert (pixels(d.picture()) == before).all()
    d.host.set_grid("S", replace(derived(), title="Other"))
    assert d.host.layout_of("S") is layout
    assert (pixels(d.picture()) != before).any()


def test_a_part_of_the_decoration_is_painted_anew(drive):
    d = drive({"X": editable()})
    colour = ["#ff0000"]
    d.host.set_decoration(lambda painter, rect: painter.fillRect(rect, QColor(colour[0])))
    assert ground(d.picture(), QRectF(2, 2, 4, 4)) == "#ff0000"
    colour[0] = "#0000ff"
    d.host.update_decoration([QRectF(0, 0, 20, 20)])
    picture = d.picture()
    assert ground(picture, QRectF(2, 2, 4, 4)) == "#0000ff"
    if d.host.interactive:  # before pyqtgraph is there everything is painted at once
        assert ground(picture, QRectF(900, 500, 4, 4)) == "#ff0000"


def test_a_pointer_that_rests_lights_nothing_while_the_keys_go_on(drive):
    d = drive({"X": editable()})
    left = []
    d.host.hover_left.connect(lambda: left.append(1))
    d.move(d.host.cell_rect("X", 0, 0).center())
    d.click("X", 0, 0)
    assert left == []
    d.keys(Key.Key_Down)
    assert left == [1]
    d.move(d.host.cell_rect("X", 0, 0).center() + QPointF(3, 3))
    assert d.hovered == [("X", 0, 0), ("X", 0, 0)]


def test_many_more_cells_than_before_are_not_made_as_large_as_those(drive):
    d = drive({"X": editable()})
    room = QRectF(d.host.rect())
    d.host.set_rect("X", room, 40.0)
    d.host.set_grid("X", Grid(np.zeros((70, 90)), quantity="weight"))
    cells = d.host.layout_of("X").cells
    assert cells.width() <= room.width()
    assert cells.height() <= room.height()


def test_small_cells_are_put_together_once_and_again_where_they_differ(drive, monkeypatch):
    from attnviz.ui.grid import cell_picture

    d = drive({"X": editable()})
    values = np.linspace(0, 1, 90_000).reshape(300, 300)
    values.setflags(write=False)
    d.host.set_grid("X", Grid(values, quantity="weight"))
    d.host.set_rect("X", QRectF(d.host.rect()))
    first, done, reduced = d.picture(), [], cell_picture.reduced
    monkeypatch.setattr(cell_picture, "reduced", lambda *a, **k: done.append(1) or reduced(*a, **k))
    if not d.host.interactive:
        return
    d.host.set_lit("X", rows=(4,))
    d.picture()
    d.host.set_lit("X")
    assert d.picture() == first
    assert not done
    other = np.zeros((300, 300))
    d.host.set_values("X", other)
    assert d.picture() != first
    other[:] = values
    d.host.update_overlay()
    assert d.picture() == first
