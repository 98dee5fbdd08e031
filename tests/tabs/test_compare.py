"""The comparison in the tabs: entered, walked, swapped, drawn and left."""

import gc
import html
import io
import re
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtTest import QTest

from attnviz.export.svg import svg_bytes
from attnviz.frame.files.comparing import Comparing
from attnviz.learning.documents import layer_document
from attnviz.learning.runs import run_of
from attnviz.model.comparison import Pinned
from attnviz.model.document.learning import LearningSpec
from attnviz.model.edits.layer import set_cell, set_sentence
from attnviz.model.files import library
from attnviz.model.files.attn import dumps, loads
from attnviz.ui.look.numbers import whole_percent
from attnviz.ui.look.theme import theme
from attnviz.ui.tab.compare import words
from attnviz.ui.tab.compare.bars import LINKS, paint_bars, seen_columns
from attnviz.ui.tab.compare.canvas import LINE, CompareCanvas
from attnviz.ui.tab.compare.comparison import ComparedCell

STREET = "The animal didn't cross the street because it was wide"
TABS = {"heads": 0, "steps": 1, "grid": 3, "sparse": 4}


@pytest.fixture
def window(qtbot):
    from attnviz.pictures import hidden_window

    with hidden_window(library.start_lab(), "light", (1280, 720)) as made:
        yield made


def texts(svg):
    return [html.unescape(text) for text in re.findall(r"<text[^>]*>([^<]*)</text>", svg.decode())]


def edited(window):
    window.session.edit(set_cell, "X", (1, 0), -1.0, slot="example", text="X(cat, d₀) = −1")
    window.session.edit(set_sentence, STREET, text="sentence")


def shown(window, tab):
    window.show_tab(TABS[tab])
    return window.view


@pytest.mark.parametrize("tab", TABS)
def test_every_tab_with_matrices_shows_both_sides_and_the_difference(window, tab):
    start = window.session.lab
    edited(window)
    window.session.compare(Pinned("start", start))
    view = shown(window, tab)
    names = view.comparing.canvas.names()
    assert {name.split(maxsplit=1)[1] for name in names} == {"A", "B", "B − A"}
    assert not view.canvas.isVisible()
    assert view.comparing.row.a.text() == "start"
    if tab != "sparse":
        assert view.comparing.comparison.ranked


def test_a_tab_without_matrices_goes_on_as_it_was(window):
    window.session.compare(Pinned("start", window.session.lab))
    window.show_tab(2)
    assert window.view.comparing is None
    assert window.view.canvas.isVisible()


def test_before_the_last_edit_is_what_was_there_before_it(window):
    view = shown(window, "steps")
    comparing, said = Comparing(window.session, window), []
    comparing.said.connect(said.append)
    comparing.with_before()
    assert said == ["Nothing has been edited yet, so there is no “before” to compare with."]
    start = window.session.lab
    window.session.edit(set_cell, "X", (1, 0), -1.0, slot="example", text="X(cat, d₀) = −1")
    comparing.with_before()
    assert window.session.compared.lab is start
    assert view.comparing.row.a.text() == "before “X(cat, d₀) = −1”"
    window.session.select(step=10)
    assert view.caption() == "Row “cat”: 61% of its weight moves from “cat” to “The”."
    assert "A before" in view.status()
    comparing.with_before()
    assert window.session.compared is None


def test_editing_changes_b_and_a_stays(window):
    view = shown(window, "steps")
    window.session.compare(Pinned("start", window.session.lab))
    window.session.select(step=1)
    assert view.comparing.comparison.equal
    window.session.edit(set_cell, "X", (2, 2), 0.25, slot="example")
    assert [(p.row, p.column) for p in view.comparing.comparison.ranked] == [(2, 2)]
    window.session.undo_stack.undo()
    assert view.comparing.comparison.equal


def test_leaving_restores_the_tab(window):
    view = shown(window, "steps")
    panel = view.side_panel()
    before = [part for part in panel.findChildren(type(panel.hint)) if not part.isHidden()]
    window.session.compare(Pinned("start", window.session.lab))
    assert panel.title.isHidden() or not panel.title.isVisible()
    assert view.leave_compared()
    assert view.canvas.isVisible()
    assert view.comparing is None
    for part in before:
        assert not part.isHidden()
    assert not view.leave_compared()


def test_keys_walk_the_differences_and_blink(window):
    start = window.session.lab
    view = shown(window, "steps")
    window.session.edit(set_cell, "X", (1, 0), -1.0, slot="example")
    window.session.compare(Pinned("start", start))
    window.session.select(step=10)
    mode, ranked = view.comparing, view.comparing.comparison.ranked
    mode.keep(ranked[0])
    QTest.keyClick(mode.canvas, Qt.Key.Key_N)
    assert mode.state.place == ranked[1]
    QTest.keyClick(mode.canvas, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert mode.state.place == ranked[0]
    before = mode.canvas.grid("0 A").block(range(4), range(4)).copy()
    QTest.keyPress(mode.canvas, Qt.Key.Key_X)
    during = mode.canvas.grid("0 A").block(range(4), range(4))
    np.testing.assert_array_equal(during, mode.canvas.grid("0 B").block(range(4), range(4)))
    assert (during != before).any()
    QTest.keyRelease(mode.canvas, Qt.Key.Key_X)
    np.testing.assert_array_equal(mode.canvas.grid("0 A").block(range(4), range(4)), before)


def test_the_cursor_is_one_in_all_grids(window):
    view = shown(window, "steps")
    window.session.compare(Pinned("start", window.session.lab))
    canvas = view.comparing.canvas
    at = canvas.cell_rect("0 B", 2, 1).center().toPoint()
    QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=at)
    assert [tuple(canvas.grid(name).lit_cells) for name in canvas.names()] == [((2, 1),)] * 3


def test_swap_pin_fold_and_one_head_large(window):
    start = window.session.lab
    edited(window)
    view = shown(window, "grid")
    window.session.compare(Pinned("start", start))
    mode = view.comparing
    mode.row.swap.click()
    assert mode.comparison.names == ("now", "start")
    mode.enlarge(1)
    assert mode.canvas.names() == ["1 A", "1 B", "1 B − A"]
    view.leave_compared()
    assert len(mode.canvas.names()) == 12
    view.side_panel()
    mode.panel.fold.setChecked(True)
    changed = mode.comparison.changed_rows
    assert mode.canvas.grid("0 A").shape[0] == len(changed) < len(mode.comparison.matrices[0].rows)
    mode.panel.pin.click()
    assert window.session.compared.lab is window.session.lab
    assert mode.comparison.equal


def test_a_file_that_cannot_be_read_leaves_a_as_it_is(window, monkeypatch, tmp_path):
    from attnviz.frame.chrome import dialogs

    told = []
    monkeypatch.setattr(dialogs, "show_fault", lambda *args: told.append(args[1:]))
    comparing = Comparing(window.session, window)
    assert comparing.with_file("tiny-example")
    kept = window.session.compared
    broken = tmp_path / "broken.attn"
    broken.write_text("{", encoding="utf-8")
    assert not comparing.with_file(str(broken))
    assert window.session.compared is kept
    assert told[0][0] == "broken.attn cannot be compared."


def test_a_comparison_is_drawn_and_saved(window):
    start = window.session.lab
    view = shown(window, "steps")
    window.session.edit(set_cell, "X", (1, 0), -1.0, slot="example")
    window.session.select(step=10)
    plain, both = QImage(QSize(976, 588), QImage.Format.Format_RGB32), None
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    with QPainter(plain) as painter:
        view.draw(painter, QRectF(plain.rect()), window.themes.theme)
    window.session.compare(Pinned("start", start))
    both = QImage(plain.size(), plain.format())
    with QPainter(both) as painter:
        view.draw(painter, QRectF(both.rect()), window.themes.theme)
    assert both != plain
    arrays = np.load(io.BytesIO(view.comparing.arrays()))
    assert (str(arrays["a_name"]), str(arrays["b_name"])) == ("start", "now")
    change = arrays["pattern_0_b"] - arrays["pattern_0_a"]
    seen = np.tril(np.ones((4, 4), bool))
    np.testing.assert_array_equal(arrays["pattern_0_difference"][seen], change[seen])
    assert np.isnan(arrays["pattern_0_difference"][~seen]).all()


def test_predict_first_ends_the_comparison_that_would_give_it_away(window):
    view = shown(window, "steps")
    view.set_predicting(True, asks=True)
    window.session.compare(Pinned("start", window.session.lab))
    assert not view.predicting


def test_a_file_dropped_with_alt_is_compared(window, monkeypatch, qtbot):
    from attnviz.frame.files.intake import Intake

    class Drop:
        def __init__(self, modifiers):
            self._modifiers = modifiers

        def setDropAction(self, action):
            actions.append(action)

        def accept(self):
            pass

        def modifiers(self):
            return self._modifiers

    opened, asked, actions = [], [], []

    class Files:
        matrix_offered = window.session.opened
        open_first = staticmethod(opened.append)

    monkeypatch.setattr("attnviz.frame.files.intake._local_files", lambda event: ["a.attn"])
    intake = Intake(window.session, Files, window, lambda: "document")
    intake.compare_requested.connect(asked.append)
    intake.drop(Drop(Qt.KeyboardModifier.AltModifier))
    qtbot.waitUntil(lambda: asked == ["a.attn"])
    intake.drop(Drop(Qt.KeyboardModifier.NoModifier))
    qtbot.waitUntil(lambda: opened == [["a.attn"]])
    assert asked == ["a.attn"]
    assert actions == [Qt.DropAction.CopyAction] * 2  # moved, a program may delete its file


@pytest.mark.parametrize("tab", ["heads", "grid"])
def test_what_changes_a_weight_is_asked_on_tab_2_from_other_tabs(window, tab):
    view = shown(window, tab)
    if tab == "heads":
        command = {each.id: each for each in view.commands()}["heads.what_changes"]
        command.run()
    else:
        name = view.canvas.names()[0]
        entries = [each for each in view.cell_entries(name, 3, 1) if each is not None]
        next(each for each in entries if each.id == "what-changes").run()
    window.show_tab(1)
    asked = window.view.state.backward
    assert asked.watched.array == "pattern"
    assert window.session.lab.example is None
    assert window.view.state.one.document is window.session.lab.document
    window.session.undo_stack.undo()
    assert window.session.lab.example is not None


def test_tab_1_shows_the_row_in_question_as_double_bars(window):
    start = window.session.lab
    window.session.edit(set_sentence, STREET, text="sentence")
    window.session.compare(Pinned("start", start))
    view = shown(window, "heads")
    state = view.comparing.state
    assert state.bars_of == (state.place.matrix, state.place.row)
    assert {name.split()[0] for name in view.comparing.canvas.names()} == {str(state.place.matrix)}
    found = texts(svg_bytes(lambda p, r: view.draw(p, r, theme("light")), QSize(1280, 720)))
    matrix, row = state.comparison.matrices[state.place.matrix], state.place.row
    column = int(np.nanargmax(np.abs(matrix.difference[row])))
    sides = (matrix.a[row, column], matrix.b[row, column])
    assert " → ".join(whole_percent(float(side)) for side in sides) in found
    assert any(text.endswith("A hollow, B filled, lines of B") for text in found)
    view.comparing.keep(ComparedCell(1, 3, 2))
    assert {name.split()[0] for name in view.comparing.canvas.names()} == {"1"}
    view.comparing.enlarge(1)
    assert view.comparing.state.bars_of is None, "large, its numbers are there"


def test_bars_leave_out_what_is_masked_and_the_smallest_of_too_many(window):
    window.session.compare(Pinned("start", window.session.lab))
    matrix = shown(window, "heads").comparing.comparison.matrices[0]
    columns, more = seen_columns(matrix, 4, 99)
    assert (columns, more) == ([0, 1, 2, 3, 4], 0)
    columns, more = seen_columns(matrix, 4, 2)
    largest = sorted(np.argsort(-matrix.a[4, :5], kind="stable")[:2].tolist())
    assert (columns, more) == (largest, 3)


def test_links_of_B_lead_to_the_words_it_reads_where_bars_stay_long_enough(window):
    start = window.session.lab
    window.session.edit(set_sentence, STREET, text="sentence")
    window.session.compare(Pinned("start", start))
    comparing = shown(window, "heads").comparing
    matrix, row = comparing.comparison.matrices[0], comparing.state.place.row
    look, images = theme("light"), []
    for wide in (700, 300):
        image = QImage(wide, 420, QImage.Format.Format_RGB32)
        image.fill(look.window)
        with QPainter(image) as painter:
            paint_bars(painter, QRectF(image.rect()), look, matrix, row, of_tokens=False)
        images.append(image)
    ground = look.window.rgb()
    columns, _ = seen_columns(matrix, row, 99)
    line = (420 - look.size("body") * 1.8) / len(columns)
    line = min(look.px(30), line)
    ends = [int(look.size("body") * 1.8 + line * (place + 0.5)) for place in range(len(columns))]
    label = QFontMetricsF(look.font("label"))
    widths = [label.horizontalAdvance(matrix.columns[column]) for column in columns]
    befores = [int(look.px(LINKS) + max(widths) - width - look.px(12)) for width in widths]
    thick = [
        sum(images[0].pixel(x, y + by) != ground for by in range(-6, 7))
        for x, y in zip(befores, ends, strict=True)
    ]
    assert columns[thick.index(max(thick))] == int(np.nanargmax(matrix.b[row]))
    dots = [image.pixelColor(4, ends[columns.index(row)]) for image in images]
    assert dots[0] == look.V
    assert dots[1] != look.V


@pytest.mark.parametrize("layer", [0, 1])
def test_tokens_of_a_model_that_learned_are_called_tokens_in_every_layer(window, layer):
    session = window.session
    shown(window, "steps")
    run = run_of(LearningSpec(width=8, length=20))
    document = layer_document(run.training, layer, ("B", "L", "B", "L"))
    other = layer_document(run.training, layer, ("B", "L", "A"))
    session.edit_lab(lambda lab: replace(lab, example=document), "layer")
    session.compare(Pinned("A", session.lab))
    session.edit_lab(lambda lab: replace(lab, example=other), "other text")
    comparing = shown(window, "steps").comparing
    assert comparing.caption().startswith("2 tokens in both, ")
    assert session.lab.of_tokens("example")
    window.session.select(step=10)
    assert comparing.exhibit.title == "10 / 12  Normalise, head 1"
    matrix = comparing.comparison.matrices[0]
    assert matrix.rows == ("B", "L", "B", "L · A")
    assert [matrix.row_name(row) for row in range(4)] == ["B (1)", "L", "B (3)", "L · A"]
    assert "(L, B (1))" in words.cell_name(matrix, 1, 0)
    assert loads(dumps(session.lab)).lab.of_tokens("example"), "a file says so too"


def test_words_of_a_sentence_are_called_words(window):
    start = window.session.lab
    edited(window)
    window.session.compare(Pinned("start", start))
    assert shown(window, "heads").comparing.caption().startswith("9 words in both, ")


def test_the_number_of_a_step_is_asked_over_the_comparison(window):
    view = shown(window, "steps")
    edited(window)
    window.session.compare(Pinned("start", window.session.lab))
    view.ask_step()
    entry = view.canvas.entry
    assert entry.isVisible()
    assert view.comparing.canvas.rect().contains(entry.geometry())
    QTest.keyClicks(entry, "10")
    QTest.keyClick(entry, Qt.Key.Key_Return)
    assert window.session.selection.step == 10
    assert not entry.isVisible()
    window.session.compare(None)
    view.ask_step()
    assert entry.parentWidget() is view.canvas and entry.isVisible()


def test_two_heads_are_not_compared_in_the_small_numbers_of_tab_2(window):
    Comparing(window.session, window).with_head(1)
    assert shown(window, "heads").comparing.comparison.names[0].startswith("head 2")
    assert shown(window, "steps").comparing is None
    window.session.edit_lab(lambda lab: replace(lab, example=None), "sentence of tab 1")
    assert shown(window, "steps").comparing is not None


@pytest.mark.parametrize("tab", TABS)
def test_a_tab_that_was_first_shown_in_a_comparison_is_whole_once_it_is_left(window, tab):
    window.session.compare(Pinned("start", window.session.lab))
    edited(window)
    view = shown(window, tab)
    assert view.comparing is not None
    window.session.compare(None)
    gc.collect()  # an error while Qt shows a canvas without a state left broken references behind
    assert view.comparing is None
    assert view.canvas.isVisible() and not view.canvas.grab().isNull()


def test_a_picture_of_another_height_keeps_legends_off_the_arithmetic(window):
    """A canvas that nobody sees hears of no new size: it has to look itself."""
    window.session.compare(Pinned("start", window.session.lab))
    window.session.edit(set_sentence, STREET)
    canvas = shown(window, "grid").comparing.canvas
    other = CompareCanvas(theme("light"))
    for high in (620, 560, 430):
        other.resize(980, high)
        other.show_state(canvas.state)
        low = max(other.layout_of(name).bounds.bottom() for name in other.names())
        assert low <= high - theme("light").px(LINE)


def test_two_heads_have_their_sides_beside_each_other(window):
    """Three matrices above each other leave cells of a few pixels where the picture is low."""
    start = window.session.lab
    window.session.edit(set_sentence, STREET)
    window.session.compare(Pinned("start", start))
    whole = shown(window, "grid").comparing.state
    two = replace(whole.comparison, matrices=whole.comparison.matrices[:2])
    canvas = CompareCanvas(theme("light"))
    canvas.resize(720, 400)
    canvas.show_state(replace(whole, comparison=two))
    laid = [canvas.layout_of(name) for name in canvas.names()]
    assert min(each.cell_w for each in laid) >= 9
    assert laid[0].cells.top() == laid[1].cells.top() == laid[2].cells.top()
    assert laid[3].cells.top() > laid[0].cells.bottom()
    titles = [canvas.grid(name).title for name in canvas.names()]
    assert [title.split()[0] for title in titles] == ["A", "B", "B", "A", "B", "B"]
    right = max(each.bounds.right() for each in laid)
    assert right <= 720


def test_on_a_wall_one_head_stands_alone_with_its_numbers(window):
    """Four heads above each other are too small to be read from the last row."""
    start = window.session.lab
    window.session.edit(set_sentence, STREET)
    window.session.compare(Pinned("start", start))
    state = shown(window, "grid").comparing.state
    canvas = CompareCanvas(theme("projector"))
    canvas.resize(1000, 400)
    canvas.show_state(state)
    assert canvas.names() == [f"{state.place.matrix} {side}" for side in ("A", "B", "B − A")]
    canvas.show_state(replace(state, place=ComparedCell(2, 0, 0)))
    assert canvas.names()[0] == "2 A"


def test_two_heads_have_one_pattern_of_what_may_be_seen(window):
    Comparing(window.session, window).with_head(1)
    assert shown(window, "sparse").comparing is None
    assert shown(window, "grid").comparing is not None
