"""One pattern large: zoom, drag, the whole of it beside, and the row that is asked."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog

from attnviz.engine.pyramid import Pyramid
from attnviz.model.document.document import Document
from attnviz.model.document.lab import Lab
from attnviz.model.document.source import LayerSource
from attnviz.session import Session
from attnviz.tabs.many_heads.canvas.weight_paint import (
    Levels,
    levels_of,
    pixels_of,
    reduction,
    rooms,
    sight_frame,
)
from attnviz.tabs.many_heads.view import ManyHeadsView
from attnviz.ui.grid.hatch import hatch_dots
from attnviz.ui.grid.outlook import LARGEST, Outlook
from attnviz.ui.look.numbers import whole_percent
from attnviz.ui.look.theme import theme

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
LIGHT = theme("light")


def document(n=400, spike=None):
    """Return two heads; with a spike the row of one word gives nearly all weight to another."""
    rng = np.random.default_rng(0)
    X = np.zeros((n, 4)) if spike else rng.standard_normal((n, 4))
    if spike:
        X[spike[0], 0], X[spike[1], 1] = 40, 40
    W_Q = np.zeros((2, 4, 2)) if spike else rng.standard_normal((2, 4, 2))
    W_K = np.zeros((2, 4, 2)) if spike else rng.standard_normal((2, 4, 2))
    W_Q[:, 0, 0], W_K[:, 1, 0] = 1, 1
    tokens = tuple(f"w{i}" for i in range(n))
    return Document(tokens=tokens, X=X, W_Q=W_Q, W_K=W_K, W_V=rng.standard_normal((2, 4, 2)))


def make(qtbot, n=400, spike=None):
    view = ManyHeadsView(Session(Lab(document=document(n, spike))), LIGHT)
    qtbot.addWidget(view)
    view.resize(976, 588)
    view.show()
    QApplication.processEvents()
    return view


@pytest.fixture
def view(qtbot):
    view = make(qtbot)
    view.toggle_map()
    QApplication.processEvents()
    return view


def command(view, id_):
    return next(each for each in view.commands() if each.id == f"grid.{id_}")


def point_of(shown, row, column):
    """Return where the middle of a cell is on the widget."""
    look, room, dpr = shown.outlook, shown.room(), shown.devicePixelRatio()
    across, down = column + 0.5 - look.left, row + 0.5 - look.top
    return room.topLeft() + QPointF(across, down) * look.cell / dpr


def turn(shown, at, notches):
    wheel = QWheelEvent(
        at, shown.mapToGlobal(at), QPoint(), QPoint(0, 120 * notches), Qt.MouseButton.NoButton,
        NONE, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(shown, wheel)


def test_a_long_text_has_a_map_and_a_short_one_none(qtbot):
    view = make(qtbot, 400)
    assert command(view, "map").enabled()
    command(view, "map").run()
    assert view.state.shown == "map"
    assert view.whole.view.isVisible()
    assert not view.canvas.isVisible()
    assert view.escape()
    assert view.canvas.isVisible()
    short = make(qtbot, 64)
    assert not command(short, "map").enabled()
    short.toggle_map()
    assert short.state.shown == "layer"


def test_a_lesson_may_open_with_the_map(view):
    page = view.pointer.page()
    assert page == {"shown": "map"}
    assert view.pointer.with_page(page, view.session).shown == "map"


def test_while_a_row_is_predicted_the_map_is_not_shown(view):
    view.toggle_predicting()
    assert view.state.shown == "layer"
    view.leave_predicting()
    assert view.state.shown == "map"


def test_the_wheel_zooms_at_the_pointer(view):
    shown = view.whole.view
    at = point_of(shown, 300, 120)
    before = shown.outlook.cell
    for _ in range(6):
        turn(shown, at, 1)
    assert shown.outlook.cell > 4 * before
    assert shown.outlook.cell_at(*shown._dot(at)) == (300, 120)
    assert view.pointer.outlook == shown.outlook
    for _ in range(9):
        turn(shown, at, -1)
    assert shown.outlook == Outlook.whole(400, shown.outlook.wide, shown.outlook.high)


def test_a_click_chooses_row_and_column_and_a_drag_moves(view):
    shown = view.whole.view
    turn(shown, point_of(shown, 300, 120), 6)
    at = point_of(shown, 302, 118).toPoint()
    QTest.mouseClick(shown, LEFT, NONE, at)
    assert (view.session.selection.token, view.session.selection.key) == (302, 118)
    before = shown.outlook
    QTest.mousePress(shown, LEFT, NONE, at)
    QTest.mouseMove(shown, at + QPoint(-40, -30))
    QTest.mouseRelease(shown, LEFT, NONE, at + QPoint(-40, -30))
    moved = shown.outlook
    assert moved.left == pytest.approx(before.left + 40 * shown.devicePixelRatio() / before.cell)
    assert moved.top == pytest.approx(before.top + 30 * shown.devicePixelRatio() / before.cell)
    assert (view.session.selection.token, view.session.selection.key) == (302, 118)


@pytest.fixture(scope="module")
def screen(qapp):
    return QTest.createTouchDevice()


def test_one_finger_moves_and_taps_and_two_zoom_where_they_are(view, screen):
    shown = view.whole.view
    shown.zoom(8, point_of(shown, 200, 100))
    before, at = shown.outlook, point_of(shown, 200, 100).toPoint()
    QTest.touchEvent(shown, screen).press(0, at, shown)
    QTest.touchEvent(shown, screen).move(0, at + QPoint(-40, -24), shown)
    QTest.touchEvent(shown, screen).release(0, at + QPoint(-40, -24), shown)
    dpr = shown.devicePixelRatio()
    assert shown.outlook == before.panned(40 * dpr, 24 * dpr)
    row = view.state.row
    QTest.touchEvent(shown, screen).press(0, at, shown)
    QTest.touchEvent(shown, screen).release(0, at, shown)
    assert view.state.row != row
    before = shown.outlook
    middle = at + QPoint(10, 10)
    left, right = middle - QPoint(30, 0), middle + QPoint(30, 0)
    QTest.touchEvent(shown, screen).press(0, left, shown).press(1, right, shown)
    QTest.touchEvent(shown, screen).move(0, left - QPoint(30, 0), shown).move(
        1, right + QPoint(30, 0), shown
    )
    room = shown.room().topLeft()
    x, y = ((QPointF(middle) - room) * dpr).toTuple()
    assert shown.outlook.cell == pytest.approx(2 * before.cell)
    found, wanted = shown.outlook, before.zoomed(2, x, y)
    assert (found.left, found.top) == pytest.approx((wanted.left, wanted.top), abs=1e-6)
    row = view.state.row
    QTest.touchEvent(shown, screen).release(0, left, shown).release(1, right, shown)
    assert view.state.row == row


def test_the_small_picture_leads_anywhere(view):
    shown = view.whole.view
    shown.zoom(16, point_of(shown, 20, 10))
    whole = rooms(QRectF(shown.rect()), LIGHT).whole
    target = whole.topLeft() + QPointF(whole.width() * 0.25, whole.height() * 0.75)
    QTest.mouseClick(shown, LEFT, NONE, target.toPoint())
    look = shown.outlook
    middle = look.left + look.wide / look.cell / 2, look.top + look.high / look.cell / 2
    assert middle == pytest.approx((100, 300), abs=3)
    assert sight_frame(whole, look).contains(target)


def test_buttons_beside_the_small_picture_zoom_as_the_keys_do_and_leave_them_the_keyboard(view):
    shown = view.whole.view
    shown.setFocus()
    buttons, whole = shown.buttons, shown.outlook
    off = [not each.isEnabled() for each in (buttons.smaller, buttons.larger, buttons.whole)]
    assert off == [True, False, True]
    for key, button in ((Qt.Key.Key_Plus, buttons.larger), (Qt.Key.Key_Minus, buttons.smaller)):
        before = shown.outlook
        QTest.keyClick(shown, key)
        wanted = shown.outlook.cell
        shown.look(before)
        QTest.mouseClick(button, LEFT)
        assert shown.outlook.cell == wanted != before.cell
        assert shown.hasFocus()
        shown.zoom(4)
    while shown.outlook.cell < LARGEST:
        QTest.mouseClick(buttons.larger, LEFT)
    assert not buttons.larger.isEnabled()
    QTest.mouseClick(buttons.whole, LEFT)
    assert shown.outlook == whole
    small = shown.minimap()
    assert not small.intersects(QRectF(buttons.geometry()))
    view.resize(620, 588)
    QApplication.processEvents()
    assert buttons.isHidden() or buttons.geometry().right() < shown.width()


def test_a_row_chosen_elsewhere_comes_into_sight(view):
    shown = view.whole.view
    shown.zoom(16, point_of(shown, 20, 10))
    view.session.select(token=390, key=370)
    look = shown.outlook
    assert look.top <= 390 < look.top + look.high / look.cell
    assert look.left <= 370 < look.left + look.wide / look.cell


def test_a_token_is_gone_to_by_number_or_text(view, monkeypatch):
    answers = iter([("300", True), ("w123", True), ("12", False)])
    monkeypatch.setattr(QInputDialog, "getText", lambda *_, text: next(answers))
    found = []
    view.whole.view.setFocus()
    for key in (Qt.Key.Key_J, Qt.Key.Key_F):
        QTest.keyClick(view.whole.view, key, Qt.KeyboardModifier.ControlModifier)
        found.append(view.state.row)
    command(view, "go_to").run()
    found.append(view.state.row)
    assert found == [299, 123, 123]


def test_the_row_fills_the_width_and_all_comes_back(view):
    shown = view.whole.view
    view.session.select(token=99)
    command(view, "map_row").run()
    look = shown.outlook
    assert look.wide / look.cell == pytest.approx(100, rel=0.02)
    assert look.left == pytest.approx(0, abs=1)
    assert look.top <= 99 < look.top + look.high / look.cell
    QTest.keyClick(shown, Qt.Key.Key_Home)
    assert shown.outlook == Outlook.whole(400, look.wide, look.high)


@pytest.mark.parametrize("spike", [(399, 0), (250, 77), (200, 199)])
def test_one_weight_is_seen_at_every_zoom_and_the_future_is_hatched(qtbot, spike):
    view = make(qtbot, 400, spike)
    levels = levels_of(view.state)
    strong = LIGHT.weight_ramp.colours[250:]
    look = Outlook.whole(400, 150, 150)
    while look.cell < 20:
        dots = pixels_of(levels, look, LIGHT, 1.0, False)
        assert np.isin(dots, strong).any(), look
        look = look.zoomed(1.7, 75, 75).centred(*spike)
    dots = pixels_of(levels, Outlook.whole(400, 400, 400), LIGHT, 1.0, False)
    ahead = np.triu(np.ones((400, 400), bool), 1)
    assert not np.isin(dots[ahead], LIGHT.weight_ramp.colours).any()
    assert np.isin(dots[~ahead], LIGHT.weight_ramp.colours).all()


@settings(max_examples=40, deadline=None)
@given(
    seed=st.integers(0, 999),
    n=st.integers(2, 90),
    room=st.tuples(st.integers(1, 120), st.integers(1, 120)),
    nearer=st.floats(1, 30),
    kind=st.sampled_from(["causal", "everywhere", "some"]),
    log=st.booleans(),
)
def test_every_dot_has_the_colour_of_the_largest_weight_under_it(
    *, seed, n, room, nearer, kind, log
):
    rng = np.random.default_rng(seed)
    allowed = {
        "causal": np.tri(n, dtype=bool),
        "everywhere": np.ones((n, n), bool),
        "some": rng.random((n, n)) < 0.6,
    }[kind]
    pattern = np.where(allowed, rng.random((n, n)) ** 4, 0).astype(np.float32)
    seen = Pyramid(allowed.astype(np.float32)) if kind == "some" else None
    look = Outlook.whole(n, *room).zoomed(nearer, 3, 3).panned(*rng.integers(0, 99, 2))
    dots = pixels_of(Levels(Pyramid(pattern), kind == "causal", seen), look, LIGHT, 1.0, log)
    (rows, row_of_dot), (columns, column_of_dot) = look.rows(), look.columns()
    assert dots.shape == (len(row_of_dot), len(column_of_dot))
    ramp, lines = LIGHT.weight_ramp, hatch_dots(dots.shape, LIGHT, 1.0)
    plain = LIGHT.hatch_ground.rgb()
    for y, x in rng.integers(0, dots.shape, (60, 2)):
        a, b = row_of_dot[y], column_of_dot[x]
        cells = np.s_[rows[a] : rows[a + 1], columns[b] : columns[b + 1]]
        if not allowed[cells].any():
            assert dots[y, x] == (LIGHT.hatch_line.rgb() if lines[y, x] else plain)
            continue
        # Ends of blocks that are thick are moved outwards by less than a block.
        thick = max(rows[a + 1] - rows[a], columns[b + 1] - columns[b])
        wide = thick - 1 if thick > 2 else 0
        around = np.s_[
            max(0, rows[a] - wide) : rows[a + 1] + wide,
            max(0, columns[b] - wide) : columns[b + 1] + wide,
        ]
        least, most = (int(pattern[part].max() * 255.99) for part in (cells, around))
        codes = np.arange(least, most + 1) / 255
        if log:
            with np.errstate(divide="ignore"):
                codes = np.clip(1 + np.log10(codes) / np.log10(255), 0, 1)
        assert dots[y, x] in ramp.colours[ramp.codes(codes)]


def test_logarithmic_colours_show_what_is_faint(view):
    levels, look = levels_of(view.state), Outlook.whole(400, 400, 400)
    plain, log = (pixels_of(levels, look, LIGHT, 1.0, flag) for flag in (False, True))
    place = {int(colour): i for i, colour in enumerate(LIGHT.weight_ramp.colours)}
    seen = np.tri(400, dtype=bool)
    deep, deeper = (np.array([place[int(dot)] for dot in dots[seen]]) for dots in (plain, log))
    assert (deeper >= deep - 8).all()  # some steps of the ramp have one colour
    assert (deeper > deep + 20).sum() > 1000
    image = view.whole.view.grab().toImage()
    command(view, "map_log").run()
    assert command(view, "map_log").checked()
    assert view.whole.view.grab().toImage() != image


def test_keys_fit_the_row_and_change_the_colours(view):
    shown = view.whole.view
    view.session.select(token=99)
    QTest.keyClick(shown, Qt.Key.Key_Z, Qt.KeyboardModifier.ShiftModifier)
    assert shown.outlook.wide / shown.outlook.cell == pytest.approx(100, rel=0.02)
    QTest.keyClick(shown, Qt.Key.Key_L)
    assert view.pointer.log
    QTest.keyClick(shown, Qt.Key.Key_L)
    assert not view.pointer.log


def test_the_caption_and_the_status_tell_the_cell_and_what_is_in_sight(view):
    view.session.select(token=300, key=120)
    share = view.state.pattern[view.state.head, 300, 120]
    assert "“w300” (word 301)" in view.caption()
    assert view.caption().endswith("“w120” (word 121), 180 words back.")
    lab = view.session.lab
    view.session.open(replace(lab, source=LayerSource("model", "/m", "m")))
    view.session.select(token=300, key=120)
    assert "“w300” (token 301)" in view.caption()
    assert view.caption().endswith("“w120” (token 121), 180 tokens back.")
    view.session.open(lab)
    view.session.select(token=300, key=120)
    assert "301 → 121" in view.status()
    assert f"{float(share):.6}"[:6] in view.status()
    shown = view.whole.view
    shown.zoom(8, point_of(shown, 300, 120))
    assert "rows " in view.status()


def test_a_picture_shows_the_part_in_sight(view):
    shown = view.whole.view
    rect = QRectF(shown.rect())
    images = []
    for _ in range(2):
        image = QImage(rect.size().toSize(), QImage.Format.Format_RGB32)
        with QPainter(image) as painter:
            view.canvas.paint(painter, rect, LIGHT, view.state, None)
        images.append(image)
        shown.zoom(8, point_of(shown, 300, 120))
    assert images[0] != images[1]
    assert images[0].pixelColor(3, 3) == LIGHT.window


@pytest.mark.parametrize(
    ("cell", "said"),
    [
        (1.0, "one pixel per cell"),
        (0.9, "one pixel per cell"),
        (0.11, "9 × 9 cells per pixel, the largest shown"),
        (12.0, "12 × 12 pixels per cell"),
    ],
)
def test_the_legend_says_what_a_pixel_is(cell, said):
    assert reduction(Outlook(1000, 100, 100, cell)) == said


def test_the_first_token_is_left_out_of_a_large_pattern(view):
    lab = view.session.lab
    view.session.open(replace(lab, source=LayerSource("model", "/m", "m")))
    view.session.select(token=300)
    look = Outlook.whole(400, 400, 400)
    plain = pixels_of(levels_of(view.state), look, LIGHT, 1.0, False)
    view.toggle_first()
    assert view.state.hides_first
    hidden = pixels_of(levels_of(view.state), look, LIGHT, 1.0, False)
    assert (hidden[:, 0] == hidden[-1, 0]).all()
    assert np.array_equal(hidden[:, 1:], plain[:, 1:])
    head = view.state.head
    share = view.state.pattern[head, 1:, 0].mean()
    assert view.caption().endswith(f"it has {whole_percent(share)} of a row on average.")
    assert view.state.meant[1] == 1 + view.state.pattern[head, 300, 1:].argmax()
