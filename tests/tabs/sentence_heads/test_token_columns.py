"""The two columns of words: places, links, dots, bars, scrolling and motion."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QMouseEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from attnviz.tabs.sentence_heads.canvas import Canvas
from attnviz.tabs.sentence_heads.canvas.flow_lines import (
    dot_count,
    dot_points,
    link_path,
    paint_dots,
)
from attnviz.tabs.sentence_heads.canvas.layout import Columns, layout_columns
from attnviz.tabs.sentence_heads.canvas.paint import eased, paint_ground, paint_shares
from attnviz.tabs.sentence_heads.canvas.weight_bars import bar_rect
from attnviz.tabs.sentence_heads.canvas.word_painter import BASE, WordPainter
from attnviz.ui.look.links import link_width, opacity
from attnviz.ui.look.theme import theme
from attnviz.ui.tab import flow_motion

pytestmark = pytest.mark.usefixtures("qapp")  # letters are measured
LIGHT = theme("light")
ROOM = QRectF(0, 0, 976, 500)


def columns(n=11, query=None, pattern=None, **changes):
    query = n - 1 if query is None else query
    pattern = pattern or [1 / (query + 1) if i <= query else 0.0 for i in range(n)]
    made = Columns(
        tokens=tuple(f"word{i}" for i in range(n)),
        pattern=pattern,
        seen=[i <= query for i in range(n)],
        query=query,
        chosen=query,
        query_title="who asks",
        key_title="who is read",
        share_title="share",
        future_note="not written yet",
        hidden_note="hidden",
    )
    return replace(made, **changes)


def picture(shown, look=LIGHT, room=ROOM, dots=False):
    image = QImage(room.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(look.window)
    painter = QPainter(image)
    layout = layout_columns(shown, look, room)
    paint_ground(painter, shown, look, layout)
    paint_shares(painter, shown, look, layout)
    if dots:
        paint_dots(painter, shown, look, layout)
    painter.end()
    return image, layout


# Places


@pytest.mark.parametrize("n", [1, 2, 4, 11, 24])
def test_all_words_of_a_lesson_are_in_sight(n):
    layout = layout_columns(columns(n), LIGHT, ROOM)
    assert list(layout.rows) == list(range(n))
    assert ROOM.contains(layout.body)
    assert layout.word_px >= 12


def test_short_texts_do_not_drift_apart():
    layout = layout_columns(columns(2), LIGHT, ROOM)
    assert layout.row_height <= 104
    above, below = layout.rows_top - layout.head.bottom(), ROOM.bottom() - layout.body.bottom()
    assert 0 < above < layout.row_height, "the columns stand under their headings"
    assert above < below


def test_long_texts_scroll_in_readable_letters():
    layout = layout_columns(columns(300), LIGHT, ROOM, first=299)
    assert layout.scrolls
    assert layout.rows.stop == 300
    assert layout.word_px == 12
    assert layout.row_height >= 15


@pytest.mark.parametrize("high", [120, 200, 500])
def test_the_box_of_the_asking_word_holds_its_letters_in_the_lowest_rows(high):
    shown = replace(columns(), tokens=("gypsy",) * 11)
    layout = layout_columns(shown, LIGHT, QRectF(0, 0, 976, high))
    words = WordPainter(QPainter(), shown, LIGHT, layout)
    box, middle = words.query_box(10), layout.middle(10)
    letters = QFontMetricsF(LIGHT.font("title", px=layout.large_px)).tightBoundingRect("gypsy")
    base = middle + BASE * layout.large_px
    assert box.top() < base + letters.top()
    assert box.bottom() > base + letters.bottom()


@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
def test_headings_keep_apart_in_larger_letters(zoom):
    look = theme("light", zoom=zoom)
    shown = replace(columns(), key_title="wer gelesen wird", share_title="Anteil")
    image, layout = picture(shown, look, QRectF(0, 0, 976, 500))
    left = round(layout.bar_left)
    between = range(left - round(layout.gap) + 2, left - 1)
    rows = range(round(layout.head.top()), round(layout.head.bottom()))
    assert {image.pixel(x, y) for x in between for y in rows} == {look.window.rgb()}


def test_columns_do_not_overlap_whatever_the_words():
    words = ("Donaudampfschifffahrtsgesellschaft", "a", "unbelievablylongwordwithoutanyend" * 4)
    shown = replace(columns(3), tokens=words)
    for look in (LIGHT, theme("projector", 768)):
        for width in (500, 976, 1920):
            layout = layout_columns(shown, look, QRectF(0, 0, width, 500))
            assert 0 < layout.query_right < layout.link_left < layout.link_right
            assert layout.link_right < layout.key_left < layout.bar_left
            assert layout.bar_left + layout.bar_width <= width


def test_points_hit_words_of_their_column():
    layout = layout_columns(columns(), LIGHT, ROOM)
    middle = layout.middle(4)
    assert layout.hit(QPointF(layout.query_right - 3, middle)) == ("queries", 4)
    assert layout.hit(QPointF(layout.bar_left + 30, middle)) == ("keys", 4)
    assert layout.hit(QPointF((layout.link_left + layout.link_right) / 2, middle)) is None
    assert layout.hit(QPointF(layout.bar_left, layout.head.center().y())) is None


# Links, dots, bars


def test_links_are_as_wide_as_their_share():
    assert link_width(LIGHT, 1.0) == 9
    assert link_width(LIGHT, 0.47) == pytest.approx(4.23)
    assert link_width(LIGHT, 0.001) == 1
    assert link_width(theme("projector", 1080), 1.0) == 16
    assert link_width(theme("projector", 540), 1.0) == 8


def test_thin_links_are_more_solid_than_wide_ones():
    assert opacity(0.96) == opacity(0.25) == pytest.approx(0.45)
    assert opacity(0.02) > 0.9
    assert opacity(0.04) > opacity(0.1) > opacity(0.2)


@pytest.mark.parametrize(("share", "dots"), [(0.96, 8), (0.47, 4), (0.12, 1), (0.05, 0), (1, 8)])
def test_dots_count_eighths(share, dots):
    assert dot_count(share) == dots


def test_width_bar_and_number_have_one_order():
    pattern = [0.05, 0.4, 0.1, 0.25, 0.2]
    shown = columns(5, pattern=pattern)
    image, layout = picture(shown)
    order = sorted(range(5), key=lambda i: pattern[i])
    widths = [link_width(LIGHT, pattern[i]) for i in order]
    assert widths == sorted(widths)
    filled = []
    for place in order:
        rect = bar_rect(layout, LIGHT, place)
        y = round(rect.center().y())
        row = [image.pixelColor(round(rect.x()) + x, y) for x in range(round(rect.width()))]
        filled.append(sum(colour == LIGHT.V for colour in row))
    assert filled == sorted(filled)
    assert filled[-1] == pytest.approx(0.4 * layout.bar_width, abs=2)


def test_a_link_runs_from_the_key_to_the_query():
    layout = layout_columns(columns(), LIGHT, ROOM)
    path = link_path(layout, 1, 10)
    assert path.pointAtPercent(0) == QPointF(layout.link_right, layout.middle(1))
    assert path.pointAtPercent(1) == QPointF(layout.link_left, layout.middle(10))


def test_every_seen_word_has_a_link_and_no_other():
    image, layout = picture(columns(11, query=5))
    for place in range(11):
        x, y = round(layout.link_right) - 4, round(layout.middle(place))
        near = [image.pixelColor(x, y + dy) for dy in (-1, 0, 1)]
        assert any(colour != LIGHT.window for colour in near) == (place <= 5)


def test_faint_links_are_hairlines_of_another_colour():
    pattern = [0.99, 0.01]
    image, layout = picture(columns(2, pattern=pattern))
    x = round(layout.link_right) - 3
    column = [image.pixelColor(x, y) for y in range(500)]
    inked = [y for y, colour in enumerate(column) if colour != LIGHT.window]
    wide = [y for y in inked if abs(y - layout.middle(0)) < 10]
    faint = [y for y in inked if abs(y - layout.middle(1)) < 10]
    assert len(wide) >= 8
    assert 1 <= len(faint) <= 2
    assert min(column[y].lightness() for y in faint) >= LIGHT.grid.lightness() - 2


def test_dots_move_from_right_to_left_and_come_back_to_their_places():
    shown = columns(2, pattern=[1.0, 0.0])
    layout = layout_columns(shown, LIGHT, ROOM)
    rest = dot_points(shown, layout, 0.0)
    later = dot_points(shown, layout, 0.02)
    assert len(rest) == 8
    assert all(b.x() < a.x() for a, b in zip(rest[:-1], later[:-1], strict=True))
    for a, b in zip(rest, dot_points(shown, layout, 3.0), strict=True):
        assert (a - b).manhattanLength() < 1e-6


def test_no_dot_lies_beyond_the_rows_of_a_text_that_scrolls():
    shown = columns(64, pattern=[1.0] + 63 * [0.0])
    layout = layout_columns(shown, LIGHT, QRectF(0, 1200, 976, 300), first=63)
    bare = QImage(976, 1600, QImage.Format.Format_RGB32)
    bare.fill(LIGHT.window)
    image = bare.copy()
    with QPainter(image) as painter:
        paint_dots(painter, shown, LIGHT, layout)
        assert image != bare
        painter.fillRect(layout.body.toAlignedRect(), LIGHT.window)
    assert image == bare


def test_future_words_have_a_note_instead_of_a_bar():
    image, layout = picture(columns(4, query=1))
    bar = bar_rect(layout, LIGHT, 3)
    far = round(bar.x() + bar.width() * 0.9), round(bar.center().y())
    assert image.pixelColor(*far) == LIGHT.window
    assert columns(4, query=1).note(3) == "not written yet"
    hidden = replace(columns(4, query=3), seen=[True, False, True, True])
    assert hidden.note(1) == "hidden"


def test_unknown_words_tint_their_row():
    image, layout = picture(replace(columns(), unknown=frozenset({3})))
    x = round(layout.number_x + 60)
    assert image.pixelColor(x, round(layout.middle(3))) != LIGHT.window
    assert image.pixelColor(x, round(layout.middle(4))) == LIGHT.window


def test_unknown_words_are_dotted_under_and_questioned():
    known, layout = picture(columns())
    asked, _ = picture(replace(columns(), unknown=frozenset({3})))
    dots = [
        (x, y)
        for x in range(round(layout.key_left), round(layout.key_left) + 50)
        for y in range(round(layout.baseline(3)) + 2, round(layout.baseline(3)) + 8)
        if asked.pixelColor(x, y).lightness() < 120 <= known.pixelColor(x, y).lightness()
    ]
    assert len({x for x, _ in dots}) > 10


def test_a_dimmed_picture_is_faint():
    bright, layout = picture(columns(2, pattern=[1.0, 0.0]))
    dim, _ = picture(replace(columns(2, pattern=[1.0, 0.0]), dimmed=True))
    bar = bar_rect(layout, LIGHT, 0).center().toPoint()
    assert bright.pixelColor(bar) == LIGHT.V
    assert dim.pixelColor(bar).lightness() > LIGHT.V.lightness() + 60


def test_the_large_numbers_are_those_over_a_quarter():
    pattern = [0.26, 0.25, 0.49]
    image, layout = picture(columns(3, pattern=pattern))
    x = round(layout.bar_left + layout.bar_width + layout.gap * 0.8)
    heights = []
    for place in range(3):
        top = round(layout.middle(place) - 14)
        inked = [
            y for y in range(top, top + 28)
            if any(image.pixelColor(x + dx, y) != LIGHT.window for dx in range(40))
        ]  # fmt: skip
        heights.append(inked[-1] - inked[0])
    assert heights[0] == heights[2] > heights[1]


def test_easing_mixes_shares():
    before, after = columns(2, pattern=[1.0, 0.0]), columns(2, pattern=[0.0, 1.0])
    assert list(eased(before, after, 0.25).pattern) == [0.75, 0.25]


# The widget


@pytest.fixture
def canvas(qtbot):
    widget = Canvas(LIGHT, columns())
    qtbot.addWidget(widget)
    widget.resize(976, 500)
    widget.show()
    qtbot.waitExposed(widget)
    return widget


@pytest.fixture
def clock(monkeypatch):
    """A clock that a test sets."""

    class Clock:
        now = 100.0

    monkeypatch.setattr(flow_motion, "monotonic", lambda: Clock.now)
    return Clock


def tick(canvas):
    canvas.motion._on_timeout()


def test_dots_rest_after_three_trips(canvas, clock):
    canvas.motion.set_out()
    clock.now += 4.1
    tick(canvas)
    assert canvas.motion.flowing
    assert canvas.motion.trip == pytest.approx(4.1 / 1.4)
    clock.now += 0.2
    tick(canvas)
    assert not canvas.motion.flowing
    assert not canvas.motion._timer.isActive()
    assert canvas.motion.trip == 0


def test_space_keeps_them_flowing_and_stops_them(canvas, clock, qtbot):
    with qtbot.waitSignal(canvas.motion.flowing_changed):
        canvas.motion.toggle()
    clock.now += 60
    tick(canvas)
    assert canvas.motion.endless
    canvas.motion.toggle()
    assert not canvas.motion.flowing


def test_links_ease_to_the_new_width(canvas, clock):
    before = canvas.columns
    after = columns(pattern=[0.0] * 10 + [1.0])
    canvas.set_columns(after)
    assert list(canvas._drawn().pattern) == pytest.approx(before.pattern)
    clock.now += 0.1
    share = canvas._drawn().pattern[10]
    assert before.pattern[10] < share < 1.0
    clock.now += 0.06
    tick(canvas)
    assert canvas._drawn() is after


def test_bars_beside_the_words_arrive_with_the_links(canvas, clock):
    canvas.set_columns(columns(pattern=[0.0] * 10 + [1.0]))
    clock.now += 0.1
    canvas.repaint()
    clock.now += 0.1
    tick(canvas)
    QApplication.processEvents()
    shown = canvas.screen().grabWindow(canvas.winId()).toImage()
    whole = canvas.grab().toImage()
    assert shown.convertToFormat(whole.format()) == whole


def test_another_row_is_there_at_once(canvas, clock):
    canvas.set_columns(columns(query=3), flow=True)
    assert canvas._drawn() is canvas.columns
    assert canvas.motion.flowing


def test_with_reduced_motion_nothing_travels(canvas):
    canvas.set_reduced_motion(True)
    canvas.set_columns(columns(pattern=[0.0] * 10 + [1.0]), flow=True)
    assert not canvas.motion.flowing
    assert not canvas.motion.easing
    canvas.motion.toggle()
    assert not canvas.motion.flowing
    canvas.grab()


def test_a_hidden_canvas_rests(canvas, clock):
    canvas.motion.set_out()
    canvas.motion.set_paused(True)
    assert not canvas.motion._timer.isActive()
    canvas.motion.set_paused(False)
    assert not canvas.motion.flowing
    canvas.motion.toggle()
    canvas.motion.set_paused(True)
    canvas.motion.set_paused(False)
    assert canvas.motion._timer.isActive()
    canvas.motion.stop()


def test_frames_of_a_trip_keep_the_picture_and_move_the_dots(canvas, clock):
    canvas.set_columns(columns(2, pattern=[1.0, 0.0]), flow=True)
    first = canvas.grab().toImage()
    still = canvas._still
    clock.now += 0.1
    second = canvas.grab().toImage()
    assert canvas._still is still
    assert first != second
    canvas.motion.stop()


def test_setters_do_not_wish(canvas, qtbot):
    for signal in (canvas.query_clicked, canvas.zone_changed, canvas.query_hovered):
        with qtbot.assertNotEmitted(signal):
            canvas.set_columns(columns(query=2))
            canvas.set_zone("keys")
            canvas.set_zone("queries")


def test_a_long_text_follows_the_query(canvas):
    canvas.set_columns(columns(300, query=299))
    assert 299 in canvas.layout_now().rows
    canvas.set_columns(columns(300, query=0))
    assert 0 in canvas.layout_now().rows
    fit = len(canvas.layout_now().rows)
    canvas.set_columns(columns(300, query=fit))
    assert canvas.layout_now().rows == range(1, fit + 1)
    canvas.grab()


def test_only_the_left_button_chooses(canvas, qtbot):
    layout = canvas.layout_now()
    at = QPointF(layout.query_right - 3, layout.middle(2)).toPoint()
    with qtbot.assertNotEmitted(canvas.query_clicked):
        QTest.mouseClick(canvas, Qt.MouseButton.MiddleButton, pos=at)
    with qtbot.waitSignal(canvas.query_clicked) as clicked:
        QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=at)
    assert clicked.args == [2]


def test_right_click_and_menu_key_ask_for_a_menu(canvas, qtbot):
    from PySide6.QtGui import QContextMenuEvent

    layout = canvas.layout_now()
    at = QPointF(layout.key_left + 3, layout.middle(2)).toPoint()
    with qtbot.waitSignal(canvas.menu_requested) as asked:
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, canvas.mapToGlobal(at))
        QApplication.sendEvent(canvas, event)
    assert asked.args[:2] == ["keys", 2]
    with qtbot.waitSignal(canvas.menu_requested) as asked:
        event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, at, canvas.mapToGlobal(at))
        QApplication.sendEvent(canvas, event)
    assert asked.args[:2] == ["queries", 10]


def test_tool_tips_say_words_in_full(canvas):
    canvas.set_columns(columns(3, query=1, pattern=[0.25, 0.75, 0.0]))
    layout = canvas.layout_now()

    def tip(x, place):
        return canvas.tip_at(QPointF(x, layout.middle(place)))

    assert tip(layout.query_right - 3, 2) == "word2"
    assert tip(layout.key_left + 3, 0) == "word0: 25.0% of the attention of word1"
    assert tip(layout.key_left + 3, 2) == "word2: not written yet"
    assert canvas.tip_at(QPointF(1, 1)) == ""


def test_the_pointer_leaves(canvas, qtbot):
    layout = canvas.layout_now()
    at = QPointF(layout.query_right - 3, layout.middle(2))
    none = Qt.MouseButton.NoButton
    move = QMouseEvent(
        QEvent.Type.MouseMove, at, canvas.mapToGlobal(at), none, none,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    with qtbot.waitSignal(canvas.query_hovered) as hovered:
        QApplication.sendEvent(canvas, move)
    assert hovered.args == [2]
    with qtbot.waitSignal(canvas.hover_left):
        QApplication.sendEvent(canvas, QEvent(QEvent.Type.Leave))


def test_repaints_lose_no_reference_to_none(canvas):
    import sys

    before = sys.getrefcount(None)
    for query in range(300):
        canvas.set_columns(columns(query=query % 11), flow=True)
        canvas.grab()
    assert sys.getrefcount(None) > before - 50
    canvas.motion.stop()


@pytest.mark.parametrize("look", [LIGHT, theme("projector")])
def test_the_ring_around_a_word_keeps_off_the_words_above_and_below(look):
    def drawn(focus):
        shown = columns(64, query=40)
        image = QImage(ROOM.size().toSize(), QImage.Format.Format_RGB32)
        image.fill(look.window)
        layout = layout_columns(shown, look, ROOM, first=30)
        painter = QPainter(image)
        paint_ground(painter, shown, look, layout, focus)
        painter.end()
        return image, layout

    (plain, layout), (ringed, _) = drawn(None), drawn(("queries", 40))
    row = layout.row_rect(40)
    changed = [
        y
        for y in range(plain.height())
        if any(plain.pixel(x, y) != ringed.pixel(x, y) for x in range(int(layout.link_right)))
    ]
    assert changed
    assert row.top() - 3 <= min(changed)
    assert max(changed) <= row.bottom() + 3
