"""Weights of a long text from Q and K: seen, moved through, stopped, and told."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog

from attnviz.captures.queries import LongQueries
from attnviz.engine.attention import attend
from attnviz.engine.masks import causal
from attnviz.engine.streaming import StreamedPattern
from attnviz.model.edits.sparse import set_kind
from attnviz.model.files.library import start_lab
from attnviz.session import Session
from attnviz.tabs.sparse_patterns.canvas import streamed_map
from attnviz.tabs.sparse_patterns.canvas.streamed_look import StreamedLook
from attnviz.tabs.sparse_patterns.view import SparsePatternsView
from attnviz.tabs.sparse_patterns.words import streamed as words
from attnviz.ui.grid.outlook import Outlook
from attnviz.ui.look.theme import theme

N, ROW, KEY = 3000, 2345, 678
LIGHT = theme("light")


def numbers(n=N, heads=1):
    rng = np.random.default_rng(3)
    Q, K = (rng.standard_normal((heads, n, 16), dtype=np.float32) for _ in range(2))
    K[0, KEY % n] *= 4
    Q[0, ROW % n] = K[0, KEY % n]
    return LongQueries("long.npz", Q, K)


def held(queries, head=0):
    Q, K = queries.Q[head : head + 1], queries.K[head : head + 1]
    return attend(Q, K, K, allowed=causal(queries.n_tokens)).pattern[0]


@pytest.fixture
def view(qtbot):
    lab = start_lab()
    lab = replace(lab, sparse=set_kind(lab.sparse, "full"))
    view = SparsePatternsView(Session(lab), LIGHT)
    view.said = []
    view.status_changed.connect(view.said.append)
    qtbot.addWidget(view)
    qtbot.addWidget(view.side_panel())
    view.resize(1100, 640)
    view.show()
    QApplication.processEvents()
    return view


def open_(qtbot, view, queries):
    view.session.set_queries(queries)
    QApplication.processEvents()
    finished(qtbot, view)
    return view.streamed.page


def finished(qtbot, view):
    shown = view.streamed.page
    shown.repaint()

    def done():
        seen = shown.reader.seen
        return seen is not None and seen.outlook == shown.outlook and not shown.reader.busy

    qtbot.waitUntil(done, timeout=60_000)


def wheel(shown, dy, modifiers=Qt.KeyboardModifier.NoModifier):
    where = shown.room().center()
    event = QWheelEvent(
        where, QPointF(shown.mapToGlobal(where.toPoint())), QPoint(), QPoint(0, dy),
        Qt.MouseButton.NoButton, modifiers, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(shown, event)


def largest(pattern, outlook):
    rows, columns = outlook.rows()[0], outlook.columns()[0]
    down = np.maximum.reduceat(pattern[: rows[-1]], rows[:-1], axis=0)
    return np.maximum.reduceat(down[:, : columns[-1]], columns[:-1], axis=1)


def test_it_is_shown_once_it_is_open_and_is_the_largest_of_all_weights(qtbot, view):
    queries = numbers()
    assert not view.pointer.long
    shown = open_(qtbot, view, queries)
    assert view.state.long
    assert view.streamed.in_front
    assert shown.isVisible()
    seen = shown.reader.seen
    assert seen.outlook == shown.outlook
    assert seen.looked_at == 1
    assert np.abs(seen.shares - largest(held(queries), seen.outlook)).max() < 2e-5
    assert view.caption().startswith("long.npz, head 1: 3,000 tokens.")
    assert "4,501,500 scores" in view.status()


@pytest.mark.parametrize("linear", [False, True])
def test_a_spike_is_seen_at_every_zoom(qtbot, view, linear):
    shown = open_(qtbot, view, numbers())
    strong = LIGHT.weight_ramp.colours[240:]
    if linear:
        QTest.keyClick(shown, Qt.Key.Key_L)
    assert view.pointer.linear == linear
    while shown.outlook.cell < 30:
        dots = streamed_map.pixels_of(shown.reader.seen, LIGHT, 1.0, linear=linear)
        (rows, row_of_dot), (columns, column_of_dot) = shown.outlook.rows(), shown.outlook.columns()
        y = row_of_dot.searchsorted(rows.searchsorted(ROW, "right") - 1)
        x = column_of_dot.searchsorted(columns.searchsorted(KEY, "right") - 1)
        assert dots[y, x] in strong, shown.outlook
        shown.look(shown.outlook.zoomed(2, 50, 50).centred(ROW, KEY))
        finished(qtbot, view)


def test_wheel_keys_and_the_small_picture_move_it(qtbot, view):
    shown = open_(qtbot, view, numbers())
    whole = shown.outlook
    wheel(shown, 480, Qt.KeyboardModifier.ControlModifier)
    assert shown.outlook.cell > whole.cell * 3
    before = shown.outlook
    wheel(shown, -120)
    assert shown.outlook.top > before.top
    QTest.keyClick(shown, Qt.Key.Key_Plus)
    assert shown.outlook.cell > before.cell
    corner = shown.minimap().bottomRight() - QPointF(2, 2)
    QTest.mouseClick(shown, Qt.MouseButton.LeftButton, pos=corner.toPoint())
    assert shown.outlook.top + shown.outlook.high / shown.outlook.cell == pytest.approx(N)
    QTest.keyClick(shown, Qt.Key.Key_Home)
    assert shown.outlook == whole
    finished(qtbot, view)


def test_a_token_is_gone_to_by_its_number(qtbot, view, monkeypatch):
    shown = open_(qtbot, view, numbers())
    wheel(shown, 960, Qt.KeyboardModifier.ControlModifier)
    monkeypatch.setattr(QInputDialog, "getInt", lambda *_: (ROW + 1, True))
    next(each for each in view.commands() if each.id == "sparse.go_to").run()
    look = shown.outlook
    assert look.top <= ROW < look.top + look.high / look.cell
    assert view.pointer.long_row == ROW
    assert shown._asked == ROW
    assert shown.share(ROW, KEY) > 0.9
    finished(qtbot, view)


def test_a_token_is_found_by_its_text_again_and_again(qtbot, view, monkeypatch):
    tokens = ["a"] * N
    tokens[ROW] = tokens[40] = "Lesser"
    open_(qtbot, view, replace(numbers(), tokens=tuple(tokens)))
    go_to = next(each for each in view.commands() if each.id == "sparse.go_to")
    asked = []
    answers = iter(["lesser", "lesser", "lesser", "1,235", "what", ""])

    def answer(*given, text):
        asked.append(text)
        return next(answers), True

    monkeypatch.setattr(QInputDialog, "getText", answer)
    found = []
    for _ in range(6):
        go_to.run()
        found.append(view.pointer.long_row)
    assert found == [40, ROW, 40, 1234, 1234, 1234]
    assert asked[:2] == [str(N), "41"]
    assert any("“what” is not in the text" in said for said in view.said)
    assert any("2 of 2" in said for said in view.said)
    finished(qtbot, view)


def test_what_is_under_the_mouse_is_told(qtbot, view):
    queries = numbers()
    shown = open_(qtbot, view, queries)
    shown.look(shown.outlook.zoomed(40, 0, 0).centred(ROW, KEY))
    finished(qtbot, view)
    place, look = shown.room().topLeft(), shown.outlook
    spot = QPointF(KEY + 0.5 - look.left, ROW + 0.5 - look.top) * look.cell
    QTest.mouseMove(shown, (place + spot).toPoint())
    share = float(f"{held(queries)[ROW, KEY]:.3g}")
    assert view.said[-1].startswith("row 2,346, column 679: weight ")
    assert float(view.said[-1].split()[-1]) == pytest.approx(share, abs=1e-3)
    assert view.pointer.long_row == ROW


def test_escape_stops_the_looking_and_then_leaves(qtbot, view, monkeypatch):
    first = []

    def slowly(self, rows, columns):
        shares = np.zeros((len(rows) - 1, len(columns) - 1), np.float32)
        for done in range(10**9):
            first.append(done)
            yield 1, shares

    monkeypatch.setattr(StreamedPattern, "refine", slowly)
    view.session.set_queries(numbers())
    QApplication.processEvents()
    reader = view.streamed.page.reader
    qtbot.waitUntil(lambda: bool(first) and reader.seen is not None, timeout=60_000)
    assert reader.busy
    assert view.escape()
    assert not reader.busy
    assert view.state.long
    QApplication.processEvents()
    assert not reader.busy  # it is not begun again by painting
    assert 0 <= reader.seen.looked_at < 1
    assert view.escape()
    assert not view.state.long


def test_heads_of_the_file_are_chosen_and_the_rule_hides_what_it_hides(qtbot, view):
    queries = numbers(400, heads=2)
    shown = open_(qtbot, view, queries)
    assert [view.side_panel().long_heads.itemText(i) for i in range(2)] == ["1", "2"]
    view.side_panel().long_heads.activated.emit(1)
    finished(qtbot, view)
    expected = largest(held(queries, 1), shown.reader.seen.outlook)
    assert np.abs(shown.reader.seen.shares - expected).max() < 2e-5
    view.edits.set_kind(1)
    view.edits.set_long_window(64)
    finished(qtbot, view)
    rows = shown.pattern.rows([300])[0]
    assert not rows[: 300 - 63].any()
    assert rows[300 - 63 : 301].all()


def test_closing_shows_the_rule_again(qtbot, view):
    shown = open_(qtbot, view, numbers(300))
    assert not view.side_panel().long_heads.isVisible()
    view.side_panel().close_queries.click()
    assert view.session.queries is None
    assert not shown.isVisible()
    view.toggle_long()
    assert view.long.in_front
    assert view.state.long_tokens == view.state.spec.long_tokens
    assert view.side_panel().close_queries.isHidden()


def test_a_picture_for_a_file_has_the_weights_and_says_that_rows_are_left_out(qtbot, view):
    open_(qtbot, view, numbers())
    place = np.array([ROW, KEY])
    view.point(outlook=view.streamed.page.outlook.zoomed(12, 0, 0).centred(*place))
    finished(qtbot, view)
    image = QImage(900, 600, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        view.canvas.paint(painter, QRectF(image.rect()), LIGHT, view.state, True)
    dots = np.frombuffer(image.constBits(), np.uint32).reshape(600, 900)
    assert np.isin(dots, LIGHT.weight_ramp.colours[240:]).any()


def test_only_the_last_wish_is_answered(qtbot):
    pattern = numbers(2000).pattern(0, "causal")
    reader = StreamedLook()
    looks = [Outlook.whole(2000, 100, 100).zoomed(factor, 0, 0) for factor in (1, 2, 4)]
    for look in looks:
        reader.look(pattern, look)
    qtbot.waitUntil(lambda: not reader.busy, timeout=60_000)
    assert reader.seen.outlook == looks[-1]


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (None, "10 × 10 cells per pixel"),
        (0.0, "10 × 10 cells per pixel, the largest of its last row shown"),
        (0.4, "10 × 10 cells per pixel"),
        (1.0, "10 × 10 cells per pixel, the largest shown"),
    ],
)
def test_a_picture_claims_the_largest_weight_only_where_all_were_looked_at(share, said):
    assert words.reduction(Outlook(1000, 100, 100, 0.1), share) == said


def test_a_picture_that_nobody_looked_further_at_speaks_of_no_stop():
    assert not words.looked_at(0.0, busy=False)
    assert "stopped at 40%" in words.looked_at(0.4, busy=False)


def test_tokens_stand_at_the_rows_that_read_and_along_cells_that_have_room(
    qtbot, view, monkeypatch
):
    names = tuple(f"w{i}" for i in range(300))
    named, numbered, axes = [], [], []
    monkeypatch.setattr(streamed_map, "paint_names", lambda *given: named.append(given[3]))
    monkeypatch.setattr(streamed_map, "paint_axes", lambda *_: axes.append(1))
    monkeypatch.setattr(
        streamed_map, "paint_numbers", lambda *given, shades: numbered.append(given[3].shape)
    )
    shown = open_(qtbot, view, replace(numbers(300), tokens=names))
    listed = shown.grab().toImage()
    view.session.set_queries(replace(view.session.queries, tokens=()))
    finished(qtbot, view)
    assert shown.grab().toImage() != listed  # the list beside names what is read
    view.session.set_queries(replace(view.session.queries, tokens=names))
    finished(qtbot, view)
    assert axes
    assert not named
    shown.look(shown.outlook.zoomed(14, 0, 0))
    finished(qtbot, view)
    assert set(named) == {names}
    assert not numbered
    shown.look(shown.outlook.zoomed(3, 0, 0))
    finished(qtbot, view)
    rows, columns = (
        len(each) - 1 for each in (shown.outlook.rows()[0], shown.outlook.columns()[0])
    )
    assert numbered[-1] == (rows, columns)
    assert rows < 20
