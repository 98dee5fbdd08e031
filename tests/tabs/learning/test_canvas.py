"""The picture: where things lie, and that what is drawn is what the run says."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from attnviz.export.figure import image
from attnviz.frame.settings import languages
from attnviz.learning.guesses import Guess
from attnviz.tabs.learning.canvas.layout import layout_learning, line_names
from attnviz.tabs.learning.canvas.paint import paint_state
from attnviz.ui.look.theme import theme

SIZE = QSize(976, 544)


def picture(tab, look="light", size=SIZE):
    """Return the canvas as a picture."""
    shown = QImage(size, QImage.Format.Format_RGB32)
    colours = theme(look)
    shown.fill(colours.window)
    painter = QPainter(shown)
    rect = QRectF(0, 0, size.width(), size.height())
    tab.canvas.paint(painter, rect, colours, tab.state, None)
    painter.end()
    return shown, layout_learning(tab.state, colours, rect)


@pytest.mark.parametrize("look", ["light", "dark"])
def test_a_cell_has_the_colour_of_its_weight(usual, look):
    shown, layout = picture(usual, look)
    colours = theme(look)
    for place in layout.grids:
        shares = usual.state.shown.patterns[place.head]
        for row, column in ((15, 3), (12, 7), (7, 2)):
            at = place.at(row, column).center().toPoint()
            assert shown.pixelColor(at) == colours.weight_colour(float(shares[row, column]))


def test_fast_and_sharp_pictures_have_the_same_cells(usual):
    sharp, layout = picture(usual)
    usual.canvas.resize(976, 544)
    fast = QImage(976, 544, QImage.Format.Format_RGB32)
    usual.canvas.render(fast)
    for place in layout.grids:
        for row in range(place.n):
            at = place.at(row, row // 2).center().toPoint()
            assert fast.pixelColor(at) == sharp.pixelColor(at), (place.head, row)


def test_knob_line_and_title_name_one_step(usual):
    for step in (0, 110, 400):
        usual.view.go_to(step)
        shown, layout = picture(usual)
        accent = theme("light").accent
        x = layout.x_of(step)
        at = QRectF(x - 1, layout.track[0].y() - 1, 2, 2).center().toPoint()
        assert shown.pixelColor(at) == accent
        for box in layout.charts.values():
            column = [
                shown.pixelColor(round(x), y) for y in range(int(box.top()), int(box.bottom()))
            ]
            assert any(_near(colour, accent) for colour in column)
        assert usual.view.controls.step_label.text() == f"{step} / 400"


def _near(one: QColor, other: QColor) -> bool:
    pairs = zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)
    return max(abs(a - b) for a, b in pairs) < 60


@pytest.mark.parametrize(
    ("look", "size"),
    [
        ("light", (976, 544)),
        ("light", (720, 380)),
        ("projector", (1280, 520)),
        ("dark", (700, 900)),
    ],
)
@pytest.mark.parametrize("heads", [1, 2, 4])
@pytest.mark.parametrize("layers", [1, 2])
def test_nothing_lies_over_another_thing_or_outside(tab, look, size, heads, layers):
    tab.run(f"heads_{heads}")
    tab.run(f"layers_{layers}")
    rect = QRectF(0, 0, *size)
    layout = layout_learning(tab.state, theme(look), rect)
    boxes = [*layout.text, *layout.guesses, *(p.box for p in layout.grids), layout.legend]
    boxes += layout.charts.values()
    for i, box in enumerate(boxes):
        assert rect.contains(box), box
        for other in boxes[:i]:
            assert not box.adjusted(0.5, 0.5, -0.5, -0.5).intersects(other)
    assert len(layout.grids) == (layers if look == "projector" else heads * layers)


@pytest.mark.parametrize("look", ["light", "dark", "projector"])
def test_a_scale_says_what_the_colours_of_the_patterns_mean(usual, look):
    shown, layout = picture(usual, look)
    colours = theme(look)
    bar = layout.legend.topLeft() + QPointF(4, colours.px(4))
    at = [(bar + QPointF(x, 0)).toPoint() for x in (0, min(layout.legend.width(), 260) - 9)]
    low, high = (shown.pixelColor(point) for point in at)
    assert _near(low, colours.weight_colour(0.0)), low.name()
    assert _near(high, colours.weight_colour(1.0)) or look == "projector", high.name()
    numbers = layout.legend.adjusted(0, colours.px(11), 0, 0).toRect()
    assert _inked(shown, numbers, colours.window).width() > 100


@pytest.mark.parametrize("size", [(976, 544), (720, 380), (1024, 430)])
def test_names_of_small_cells_keep_their_letters(usual, size):
    """A capital of 12 px is 9 px high; names that are too near are left out."""
    shown, layout = picture(usual, size=QSize(*size))
    box = layout.grids[0].box
    left = QRectF(box.left() - 16, box.top() - 1, 11, 14).toRect()
    assert _inked(shown, left, theme("light").window).height() >= 8


def _inked(shown, rect, ground):
    """Return the rectangle of all that is not `ground`."""
    found = [
        (x, y)
        for x in range(rect.left(), rect.right() + 1)
        for y in range(rect.top(), rect.bottom() + 1)
        if shown.valid(x, y) and not _near(shown.pixelColor(x, y), ground)
    ]
    xs, ys = ([point[axis] for point in found] or [0] for axis in (0, 1))
    return QRect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


@pytest.mark.parametrize("name", ["en", "de", "fr"])
@pytest.mark.parametrize("look", ["light", "projector"])
def test_the_names_of_the_lines_are_whole(usual, name, look):
    if name != "en":
        languages.load(name)
    try:
        colours = theme(look)
        layout = layout_learning(usual.state, colours, QRectF(0, 0, 1280, 540))
        metrics = QFontMetricsF(colours.font("label"))
        for end, text in zip(layout.labels, line_names(), strict=True):
            assert end.x() - metrics.horizontalAdvance(text) >= colours.px(8)
    finally:
        if name != "en":
            languages.unload()


def test_the_projector_shows_the_strongest_head_of_each_layer_or_all(usual, make_tab, whole_run):
    tab = make_tab(whole_run.spec, "projector")
    assert [place.head for place in tab.canvas.layout_now().grids] == [(0, 1), (1, 0)]
    assert list(tab.canvas.layout_now().charts) == ["accuracy", "heads"]
    tab.press("H")
    assert len(tab.canvas.layout_now().grids) == 4


def test_the_axis_goes_both_ways(tab):
    layout = tab.canvas.layout_now()
    assert [layout.step_at(layout.x_of(step)) for step in (0, 17, 60)] == [0, 17, 60]
    assert (layout.step_at(-100), layout.step_at(5000)) == (0, 60)


def test_what_is_covered_is_in_no_picture(usual):
    """A covered picture is the same whatever the guesses, the shares and the later steps are."""
    usual.view.go_to(200)
    usual.press("P")
    state = usual.state
    shown = state.shown
    other = replace(
        shown,
        guesses=tuple(g if g.right is None else Guess("A", 0.5, False) for g in shown.guesses),
        measured=shown.history[0],
        history=tuple(m for m in shown.history if m.step <= 200),
        events=(),
    )
    assert _painted(replace(state, shown=other)) == _painted(state)
    assert _painted(replace(state, ballot=None)) != _painted(state)


@pytest.mark.parametrize("step", [200, 400])
def test_curves_that_have_come_to_the_answer_are_covered(usual, step):
    """Once a head has passed one half, or at the end, the chart of the heads tells no share."""
    usual.view.go_to(step)
    usual.press("P")
    state = usual.state
    assert state.answered
    all_alike = [
        replace(m, copy=np.full_like(m.copy, 0.9), previous=np.full_like(m.previous, 0.9))
        for m in state.shown.history
    ]
    other = replace(state.shown, history=tuple(all_alike), measured=all_alike[-1])
    assert _painted(replace(state, shown=other)) == _painted(state)


def test_curves_that_have_not_come_to_the_answer_are_seen(usual):
    usual.view.go_to(60)
    usual.press("P")
    state = usual.state
    assert state.covered
    assert not state.answered
    shown = replace(state.shown, history=state.shown.history[:1])
    assert _painted(replace(state, shown=shown)) != _painted(state)


def _painted(state):
    painted = QImage(976, 544, QImage.Format.Format_RGB32)
    painted.fill(theme("light").window)
    with QPainter(painted) as painter:
        paint_state(painter, QRectF(painted.rect()), theme("light"), state)
    return painted


def test_the_whole_tab_is_painted_with_its_heading(usual):
    def draw(painter, rect):
        usual.view.draw(painter, rect, theme("light"))

    shown = image(draw, QSize(976, 588), background=theme("light").window)
    assert len({shown.pixel(x, 20) for x in range(16, 200)}) > 3


def test_a_screen_reader_gets_guesses_and_shares(usual):
    sheets = usual.canvas.sheets()
    assert sheets["guesses"].say(12, 0).startswith("guess K, right")
    assert sheets["heads"].say(2, 1) == "87%"
    usual.press("P")
    covered = usual.canvas.sheets()
    assert covered["guesses"].say(12, 0) == "answer hidden"
    assert covered["heads"].say(2, 1) == "answer hidden"


def _screen(tab):
    tab.view._work.stop()
    return tab.canvas.grab().toImage()


@pytest.mark.parametrize("what", ["text", "size", "task", "look", "language"])
def test_what_stands_still_on_screen_is_painted_anew_where_it_changes(make_tab, what, monkeypatch):
    tab = make_tab()
    before = _screen(tab)
    if what == "text":
        tab.view.edits.set_text("cat")
    elif what == "size":
        tab.view.resize(800, 500)
    elif what == "task":
        tab.view.edits.set_task("brackets")
    elif what == "look":
        tab.view.set_theme(theme("dark"))
    else:
        monkeypatch.setattr("attnviz.tabs.learning.canvas.charts.tr", str.upper)
        tab.view.show_anew()
    now = _screen(tab)
    tab.canvas._ground = None
    assert now != before
    assert now == _screen(tab)
