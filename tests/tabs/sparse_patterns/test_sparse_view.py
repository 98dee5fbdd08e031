"""The sparse pattern tab on a real session: numbers, keys of the picture, strokes, the trial."""

import json
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest

from attnviz.model.document.lab import SPARSE_KINDS
from attnviz.model.files import attn, library
from attnviz.session import Session
from attnviz.tabs.sparse_patterns.canvas import Canvas
from attnviz.tabs.sparse_patterns.state.pattern import count_pattern, hybrid_shares, layout_bytes
from attnviz.tabs.sparse_patterns.state.state import LAYERS, PATTERN
from attnviz.tabs.sparse_patterns.view import SparsePatternsView
from attnviz.ui.grid.board import GridPlace
from attnviz.ui.look.theme import theme

DATA = Path(__file__).parents[2] / "data" / "figures"
SPARSE = json.loads((DATA / "sparse.json").read_text(encoding="utf-8"))
NAMES = {"full": "full", "window": "window", "sink-window": "sink", "strided": "strided"}
KINDS = tuple(NAMES)
PLACES = {kind: place for place, kind in enumerate(SPARSE_KINDS)}
NO = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def session(qapp):
    return Session(library.start_lab())


@pytest.fixture
def view(session, qtbot):
    made = SparsePatternsView(session, theme("light"))
    qtbot.addWidget(made)
    panel = made.side_panel()
    qtbot.addWidget(panel)
    made.resize(976, 588)
    made.show()
    return made


def centre(canvas: Canvas, name: str, row: int, column: int) -> QPoint:
    return canvas.cell_rect(name, row, column).center().toPoint()


def click(view, name, row, column, *, modifiers=NO):
    place = centre(view.canvas, name, row, column)
    QTest.mouseClick(view.canvas, Qt.MouseButton.LeftButton, modifiers, place)


def run(view, id_):
    next(c for c in view.commands() if c.id == f"sparse.{id_}").run()


def drag(view, cells, button=Qt.MouseButton.LeftButton):
    points = [centre(view.canvas, PATTERN, *cell) for cell in cells]
    QTest.mousePress(view.canvas, button, NO, points[0])
    for point in points[1:]:
        QTest.mouseMove(view.canvas, point)
    QTest.mouseRelease(view.canvas, button, NO, points[-1])


def test_opens_on_the_chapters_pattern(view):
    panel = view.side_panel()
    assert panel.scores.text() == "70 of 136"
    assert panel.long_scores.text() == "528.6\N{NO-BREAK SPACE}M of 8.59\N{NO-BREAK SPACE}B"
    assert panel.memory.text() == "2.0 of 64\N{NO-BREAK SPACE}GiB"
    assert "its last four tokens and the first one" in view.caption()
    assert "row 12 sees 5 of 12: 1, 9–12" in view.status()


@pytest.mark.parametrize("kind", KINDS)
def test_every_window_has_the_count_of_the_table(session, view, kind):
    view.edits.set_kind(PLACES[kind])
    for window in range(2, 17):
        view.edits.set_window(window)
        expected = SPARSE["scores_at_16"][NAMES[kind]][str(window)]
        assert view.side_panel().scores.text() == f"{expected} of 136"
        assert view.state.pattern.allowed.sum() == expected


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("window", ["512", "1024", "2048", "4096", "8192"])
def test_long_counts_are_exact(view, kind, window):
    view.edits.set_kind(PLACES[kind])
    view.edits.set_long_window(int(window))
    assert view.state.pattern.long_count == SPARSE["scores_at_128k"][NAMES[kind]][window]


@pytest.mark.parametrize("kind", KINDS)
def test_reach_strip_counts_what_the_last_token_hears(view, kind):
    view.edits.set_kind(PLACES[kind])
    for _ in range(5):
        view.edits.add_layers(1)
    assert view.state.pattern.hears(15) == SPARSE["reach_at_16_w4"][NAMES[kind]]


def test_memory_kept(view):
    expected = {"full": "64.0 of 64", "window": "2.0 of 64", "strided": "64.0 of 64"}
    for kind, text in expected.items():
        view.edits.set_kind(PLACES[kind])
        assert view.side_panel().memory.text() == f"{text}\N{NO-BREAK SPACE}GiB"


def test_hybrid_layouts(view):
    hybrids = list(SPARSE["hybrids"].values())
    for place, wanted in enumerate(hybrids):
        assert layout_bytes(view.state.pattern.spec, place) == wanted["kv_GiB"] * 2**30
        view.edits.set_layout(place)
        share, kept, _ = hybrid_shares(view.state.pattern.spec)
        assert share == pytest.approx(wanted["scores_share"], abs=1e-12)
        assert kept == wanted["kv_GiB"] * 2**30
        assert sum(view.state.pattern.spec.global_layers) == wanted["global_layers"]


def test_a_click_on_a_layer_makes_it_global_and_undo_takes_it_back(session, view):
    assert not session.lab.sparse.global_layers[0]
    click(view, LAYERS, 0, 0)
    assert session.lab.sparse.global_layers[0]
    session.undo_stack.undo()
    assert not session.lab.sparse.global_layers[0]


def test_a_click_on_a_row_moves_outline_and_reach(view):
    click(view, PATTERN, 7, 2)
    assert view.state.row == 7
    assert "row 8 sees" in view.status()
    assert view.canvas.grid("reach").title == "Reach: which tokens can influence token 8"


def test_a_rule_cannot_be_painted_but_draw_can(session, view):
    before = session.lab.sparse
    click(view, PATTERN, 10, 3)
    assert session.lab.sparse is before
    view.edits.set_kind(PLACES["draw"])
    assert view.state.pattern.count == 70
    click(view, PATTERN, 10, 3)
    assert view.state.pattern.count == 71
    assert view.state.pattern.allowed[10, 3]


def test_a_drag_paints_with_the_state_of_its_first_cell_as_one_step(session, view):
    view.edits.set_kind(PLACES["draw"])
    steps = session.undo_stack.count()
    drag(view, [(10, 2), (10, 3), (10, 4), (10, 5)])
    assert view.state.pattern.allowed[10, 2:6].all()
    assert session.undo_stack.count() == steps + 1
    assert session.undo_stack.undoText() == "fill 4 cells"
    session.undo_stack.undo()
    assert view.state.pattern.count == 70


def test_the_right_button_erases(view):
    view.edits.set_kind(PLACES["draw"])
    drag(view, [(12, 10), (12, 11)], Qt.MouseButton.RightButton)
    assert not view.state.pattern.allowed[12, 10:12].any()


def test_shift_and_a_click_draw_a_line(view):
    view.edits.set_kind(PLACES["draw"])
    click(view, PATTERN, 9, 2)
    click(view, PATTERN, 13, 6, modifiers=Qt.KeyboardModifier.ShiftModifier)
    assert all(view.state.pattern.allowed[9 + i, 2 + i] for i in range(5))


def test_l_marks_where_a_line_begins_and_draws_it_from_there(session, view):
    view.edits.set_kind(PLACES["draw"])
    before, steps = view.state.pattern.allowed.copy(), session.undo_stack.count()
    for cell in ((12, 1), (8, 1), (8, 5)):
        view.canvas.input.move_cursor(GridPlace(PATTERN, *cell))
        view.line_here()
        if cell == (12, 1):
            assert view.status() == "The line starts here. Go to its end and press L again."
            assert session.undo_stack.count() == steps
    drawn = np.zeros_like(before)
    drawn[8:13, 1] = drawn[8, 1:6] = True
    assert (view.state.pattern.allowed == (before | drawn)).all()
    assert session.undo_stack.count() == steps + 2
    view.edits.set_kind(PLACES["window"])
    shown, steps = view.state.pattern.allowed.copy(), session.undo_stack.count()
    view.canvas.input.move_cursor(GridPlace(PATTERN, 12, 1))
    view.line_here()
    assert (view.state.pattern.allowed == shown).all()
    assert session.undo_stack.count() == steps


def test_the_future_cannot_be_painted(session, view):
    view.edits.set_kind(PLACES["draw"])
    before = session.lab.sparse
    click(view, PATTERN, 3, 9)
    assert session.lab.sparse is before
    assert "later token" in view.status()


def test_keys_paint_too(view):
    view.edits.set_kind(PLACES["draw"])
    view.canvas.setFocus()
    view.canvas.input.move_cursor(GridPlace(PATTERN, 10, 2))
    QTest.keyClick(view.canvas, Qt.Key.Key_Space)
    assert view.state.pattern.allowed[10, 2]
    QTest.keyClick(view.canvas, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert view.state.pattern.allowed[10, 3]


def test_an_emptied_row_is_named_and_never_nan(session, view):
    view.edits.set_kind(PLACES["draw"])
    view.edits.set_keep_diagonal(False)
    drag(view, [(6, column) for column in range(7)], Qt.MouseButton.RightButton)
    assert view.state.pattern.empty_rows == (6,)
    assert view.caption() == "Row 7 sees nothing: softmax has nothing to distribute."
    view.toggle_trial()
    pattern = session.trace().pattern
    assert (pattern[:, 6] == 0).all()
    assert np.isfinite(pattern).all()


def test_the_diagonal_is_kept_unless_told_otherwise(view):
    view.edits.set_kind(PLACES["draw"])
    drag(view, [(6, column) for column in range(7)], Qt.MouseButton.RightButton)
    assert view.state.pattern.allowed[6].sum() == 1
    assert view.state.pattern.allowed[6, 6]


def test_a_drawn_pattern_is_stretched_as_an_estimate(view):
    view.edits.set_kind(PLACES["draw"])
    assert view.side_panel().long_scores.text() == "≈ 51% of 8.59\N{NO-BREAK SPACE}B"
    assert view.side_panel().memory.text() == "5 of 16"


def test_undo_takes_the_pattern_off_the_sentence_and_ends_the_trial(session, view):
    view.toggle_trial()
    view.edits.set_kind(PLACES["window"])
    session.undo_stack.undo()
    assert view.state.trial is not None
    for _ in range(session.undo_stack.index()):
        session.undo_stack.undo()
    assert (view.state.trial, view.pointer.trying) == (None, False)
    assert session.document().mask == session.document().original.mask


def test_reset_takes_the_pattern_off_the_sentence_and_ends_the_trial(session, view):
    view.edits.set_kind(PLACES["window"])
    view.toggle_trial()
    view.edits.reset()
    assert session.lab.sparse.kind == "sink-window"
    assert session.document().mask.kind == "causal"
    assert (view.state.trial, session.trial) == (None, None)
    session.undo_stack.undo()
    assert session.lab.sparse.kind == session.document().mask.kind == "window"


def test_a_pattern_that_was_saved_as_the_mask_is_cleared_by_reset(session, view):
    view.toggle_trial()
    session.open(attn.loads(attn.dumps(session.lab)).lab)
    assert session.document().mask == session.document().original.mask
    assert session.document().mask.kind == "sink-window"
    view.edits.reset()
    assert session.document().mask.kind == "causal"


def test_leaving_a_trial_leaves_a_saved_file_as_it_was(session, view):
    session.undo_stack.setClean()
    view.toggle_trial()
    assert not session.undo_stack.isClean()
    view.toggle_trial()
    assert session.undo_stack.isClean()
    view.toggle_trial()
    view.edits.set_window(2)
    session.end_trial()
    assert session.document().mask.kind == "causal"
    assert session.lab.sparse.window == 2
    assert not view.pointer.trying


@pytest.mark.parametrize(
    ("kind", "length"), [("full", 0.09), ("window", 0.59), ("sink-window", 0.03)]
)
def test_trial_on_the_sentence(session, view, kind, length):
    session.select(head=3)
    view.edits.set_kind(PLACES[kind])
    view.toggle_trial()
    assert view.state.trial is not None
    assert round(view.state.trial.mean_after, 2) == length
    assert round(view.state.trial.rules["window"], 2) == 0.59
    rows = session.trace().pattern[3].sum(axis=1)
    assert np.allclose(rows, 1, atol=1e-12)
    view.toggle_trial()
    assert session.document().mask.kind == "causal"


def test_under_the_window_who_cannot_see_the_animal(session, view):
    view.edits.set_kind(PLACES["window"])
    view.toggle_trial()
    row = session.trace().pattern[0, 10]
    assert row[1] == 0
    assert [round(100 * share) for share in row[8:]] == [32, 32, 32]


def test_while_tried_the_sentence_follows_the_pattern_and_undo_brings_both_back(session, view):
    view.toggle_trial()
    before = session.document()
    view.edits.set_window(2)
    assert session.document().mask.window == 2
    session.undo_stack.undo()
    assert session.document() is before
    assert session.lab.sparse.window == 4


def test_page_keys_walk_through_the_patterns(view):
    assert view.advance(1)
    assert view.state.pattern.spec.kind == "strided"
    assert view.advance(1)
    assert view.state.pattern.spec.kind == "fixed"
    assert view.advance(1)
    assert not view.advance(1)


def test_the_fixed_pattern_sees_its_block_and_the_ends_of_others(view):
    view.edits.set_kind(PLACES["fixed"])
    view.edits.set_stride(4)
    pattern = view.state.pattern
    assert pattern.count == 64
    assert pattern.sees(9) == [3, 7, 8, 9]
    assert np.argwhere(pattern.far[9]).ravel().tolist() == [3, 7]
    assert not view.controls.window_field.isVisibleTo(view)
    assert view.controls.stride_field.isVisibleTo(view)
    view.session.select(token=0)
    assert "stride 4" in view.status()
    assert "block" in view.caption()


def test_slider_drag_is_one_undo_step(session, view):
    steps = session.undo_stack.count()
    view.controls.slider.sliderPressed.emit()
    for window in (5, 6, 7):
        view.controls.slider.setValue(window)
    assert session.lab.sparse.window == 7
    assert session.undo_stack.count() == steps + 1


@pytest.mark.parametrize(("kind", "field", "number"), [
    ("sink-window", "sinks_field", "n_sinks"), ("strided", "stride_field", "stride"),
])  # fmt: skip
def test_arrows_step_from_the_number_that_holds_not_from_half_typed_letters(
    session, view, kind, field, number
):
    view.edits.set_kind(PLACES[kind])
    box = getattr(view.controls, field)
    before = getattr(session.lab.sparse, number)
    box.setFocus()
    QTest.keyClicks(box, "dh4")
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert getattr(session.lab.sparse, number) == before + 1
    assert box.text() == str(before + 1)


def test_sizes_and_resize_keep_what_was_drawn(view):
    view.edits.set_kind(PLACES["draw"])
    click(view, PATTERN, 7, 0)
    state = bool(view.state.pattern.allowed[7, 0])
    view.edits.set_tokens(8)
    assert view.state.pattern.allowed.shape == (8, 8)
    assert bool(view.state.pattern.allowed[7, 0]) is state
    view.edits.set_tokens(32)
    assert view.state.pattern.allowed[31].sum() == 1


def test_copies(view, qapp):
    run(view, "copy_csv")
    lines = qapp.clipboard().text().split("\n")
    assert lines[0] == "1" + ",0" * 15
    assert sum(line.count("1") for line in lines) == 70
    run(view, "copy_counts")
    assert "\n4,136,58,70,82,64\n" in qapp.clipboard().text()
    run(view, "copy_latex")
    assert "nan" not in qapp.clipboard().text()


def test_strided_never_gets_a_stride_of_one(view):
    view.edits.set_kind(PLACES["strided"])
    view.edits.set_stride(1)
    assert view.state.pattern.spec.stride == 2
    assert count_pattern(view.state.pattern.spec).count == view.state.pattern.count


def test_long_names_of_rules_do_not_run_into_each_other(qapp) -> None:
    from PySide6.QtGui import QFontMetricsF

    from attnviz import language
    from attnviz.tabs.sparse_patterns.canvas.paint import rule_columns
    from attnviz.tabs.sparse_patterns.state.trial import RULES
    from attnviz.tabs.sparse_patterns.words.numbers import NAMES

    look, rect = theme("light"), QRectF(0, 0, 420, 100)
    assert rule_columns(look, QRectF(0, 0, 550, 100)) == [0, 110, 220, 330, 440]
    metrics = QFontMetricsF(look.font("tick", bold=True))
    sink, strided, _ = rule_columns(look, rect)[2:]
    assert sink + metrics.horizontalAdvance(NAMES["sink-window"]) + 8 <= strided
    language.set_lookup(lambda text: f"{text} with a long name" if text == "Window" else "", "xx")
    try:
        columns = rule_columns(look, rect)
        for place, rule in enumerate(RULES):
            wide = metrics.horizontalAdvance(language.tr(NAMES[rule]))
            assert columns[place] + wide <= [*columns[1:], 420][place]
    finally:
        language.set_lookup(None)


def test_the_first_row_of_a_strided_pattern_sees_itself(view):
    view.edits.set_kind(PLACES["strided"])
    view.choose_row(0)
    assert view.caption().startswith("Row 1 sees itself and every fourth token before.")
    view.choose_row(1)
    assert view.caption().startswith(
        "Row 2 sees its last two tokens and every fourth token before."
    )


@pytest.mark.parametrize(
    ("typed", "window", "said"),
    [("0", 1, "found 0"), ("-1", 1, "found −1"), ("99", 16, "found 99"), ("6", 6, "")],
)
def test_a_window_of_none_is_never_taken_without_a_word(view, typed, window, said):
    field = view.controls.window_field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, typed)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert view.state.pattern.spec.window == window
    assert field.text() == str(window)
    beyond = f"window w: {said}, expected 1 to 16"
    assert (view.status() == beyond) == bool(said)


@pytest.mark.parametrize("kind", SPARSE_KINDS)
def test_what_is_told_of_a_row_is_told_of_the_one_that_is_outlined(view, kind):
    run(view, kind)
    row = view.state.row
    assert view.canvas.grid("reach").title.endswith(f"which tokens can influence token {row + 1}")
    assert view.state.hears == view.state.pattern.hears(row)
    if kind != "draw":
        assert f"Row {row + 1} " in view.caption()
