"""Slider, ruler, walk and bars: where they lie, what is painted, what is under the pointer."""

import itertools
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtTest import QTest

from attnviz.model.document.lab import SaturationSpec
from attnviz.tabs.saturation.canvas import Canvas
from attnviz.tabs.saturation.canvas.chart import ShareChart, fitting
from attnviz.tabs.saturation.canvas.layout import layout_scores
from attnviz.tabs.saturation.canvas.marks import DOT, dot_at, scale_limit, tick_values
from attnviz.tabs.saturation.canvas.paint import at_rest, between, paint_scores, paint_state
from attnviz.tabs.saturation.canvas.picture import ScoresPicture, picture_of
from attnviz.tabs.saturation.canvas.ruler import Ruler
from attnviz.tabs.saturation.canvas.slider import LogTrack, paint_log_slider
from attnviz.tabs.saturation.canvas.walk import WalkPlot
from attnviz.tabs.saturation.state import Pointer, state_of
from attnviz.ui.look.theme import theme
from attnviz.ui.predict.ballot import Ballot

SPEC = SaturationSpec()
STOPS = tuple(2**k for k in range(11))
TRACK = LogTrack(36, 940, 20, STOPS)
LOOKS = ["light", "dark", "projector"]
# Canvas, look, height of the window, text zoom
SIZES = [
    (976, 544, "light", 720, 1.0), (876, 544, "dark", 720, 1.0), (1024, 516, "light", 700, 1.0),
    (1616, 904, "dark", 1080, 1.0), (1280, 545, "projector", 720, 1.0),
    (1024, 575, "projector", 768, 1.0), (1920, 820, "projector", 1080, 1.0),
    (976, 544, "light", 720, 2.0), (1280, 545, "projector", 720, 2.0),
]  # fmt: skip


def softmax(scores):
    powers = np.exp(np.asarray(scores) - max(scores))
    return (powers / powers.sum()).tolist()


def picture_with(scores=(12.4, -15.0, -3.7, 3.5, -0.2, 3.2), size=64, walk=False, **fields):
    def chart(divisor, editable):
        inputs = [s / divisor for s in scores]
        shares = softmax(inputs)
        return ShareChart(
            f"softmax ÷ {divisor}",
            [f"key {i + 1}" for i in range(len(scores))],
            "q·k",
            [f"{x:.1f}" for x in inputs],
            shares,
            [f"{share:.1%}" for share in shares],
            ("entropy 0.00 of 2.585 bits", "slope 0.0004"),
            editable,
        )

    steps = np.linspace(0, 1, size + 1)
    return ScoresPicture(
        size=size,
        stops=STOPS,
        scores=list(scores),
        usual=size**0.5,
        titles=("Six raw scores", "Six"),
        charts=(chart(1, True), chart(size**0.5, False)),
        paths=np.array(scores)[:, None] * steps if walk else None,
        **fields,
    )


def painted(picture, colours, size=(976, 544), **options):
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(colours.window)
    painter = QPainter(image)
    layout = layout_scores(picture, colours, QRectF(0, 0, *size))
    paint_scores(painter, picture, colours, layout, **options)
    painter.end()
    return image, layout


# The slider


@pytest.mark.parametrize("value", [1, 2, 3, 64, 65, 777, 1023, 1024])
def test_place_and_value_belong_together(value):
    assert TRACK.value_at(TRACK.x_of(value), snap=False) == value


def test_doublings_are_equally_far_apart():
    places = [TRACK.x_of(stop) for stop in STOPS]
    gaps = np.diff(places)
    assert gaps == pytest.approx([90.4] * 10)


def test_snapping_reaches_six_pixels():
    x = TRACK.x_of(256)
    for off, value in ((6, 256), (-6, 256), (0, 256)):
        assert TRACK.value_at(x + off) == value
    assert TRACK.value_at(x + 6.5) == TRACK.value_at(x + 6.5, snap=False) > 256
    assert TRACK.value_at(-500) == 1
    assert TRACK.value_at(5000) == 1024
    assert TRACK.value_at(5000, snap=False) == 1024


@pytest.mark.parametrize("look", LOOKS)
def test_the_handle_stands_on_its_value(qapp, look):
    colours = theme(look)
    image = QImage(976, 60, QImage.Format.Format_RGB32)
    image.fill(colours.window)
    painter = QPainter(image)
    track = LogTrack(36, 940, 24, STOPS)
    paint_log_slider(painter, track, 100, colours)
    painter.end()
    rest = colours.border if colours.projector else colours.grid
    assert image.pixelColor(round(track.x_of(100)), 24) == colours.accent
    assert image.pixelColor(round(track.x_of(20)), 24) == colours.accent
    assert image.pixelColor(round(track.x_of(300)), 24) == rest


# The scale, the ruler and the walk


@pytest.mark.parametrize(
    ("extent", "limit"), [(0, 5), (5, 5), (5.01, 10), (15.04, 20), (80, 80), (9999, 10240)]
)
def test_scales_end_at_five_times_a_power_of_two(extent, limit):
    assert scale_limit(extent) == limit
    assert tick_values(limit) == (-limit, -limit / 2, 0, limit / 2, limit)


def test_the_scale_holds_dots_band_and_walk():
    assert picture_with().limit == 20
    assert picture_with((0.1,) * 6, size=1024).limit == 40  # the band ends at ±32
    wild = picture_with(walk=True)
    wild.paths[0, 10] = 300
    assert wild.limit == 320


@pytest.mark.parametrize(
    "scores",
    [(0, 0, 0, 0, 0, 0), (1, 1.1, 1.2, 5, 5.1, -5), (20, 20, 20, 20, 20, 20), (3, 0, 0, 0, 0, 0)],
)
def test_no_dot_of_the_ruler_hides_another(qapp, scores):
    """Check 39."""
    colours = theme("light")
    ruler = Ruler(36, 940, 80, 20)
    centres = ruler.centres(scores, colours)
    for a, b in itertools.combinations(centres, 2):
        assert np.hypot(a.x() - b.x(), a.y() - b.y()) > 2 * DOT
    for score, centre in zip(scores, centres, strict=True):
        if centre.y() == ruler.y:
            assert centre.x() == ruler.x_of(score)
    assert [dot_at(centre, centres, colours) for centre in centres] == list(range(6))
    assert dot_at(QPointF(-50, 0), centres, colours) is None


def test_lone_dots_stay_on_the_ruler(qapp):
    ruler = Ruler(0, 1000, 80, 10)
    centres = ruler.centres([-10, -5, 0, 5, 10, 0.1], theme("light"))
    assert [c.x() for c in centres[:2]] == [0, 250]
    assert [c.y() for c in centres] == [80, 80, 55, 80, 80, 55]


@pytest.mark.parametrize("look", LOOKS)
def test_the_band_has_the_right_ends(qapp, look):
    colours = theme(look)
    image, layout = painted(picture_with(), colours)
    ruler = layout.ruler(colours, 20)
    y = round(ruler.y) + 9
    for score, inside in ((-8.4, False), (-7.6, True), (7.6, True), (8.4, False)):
        pixel = image.pixelColor(round(ruler.x_of(score)), y)
        assert pixel == (colours.select_fill if inside else colours.window), score


def test_the_walk_ends_where_the_dots_are(qapp):
    """Check 40."""
    colours = theme("light")
    picture = picture_with(walk=True)
    layout = layout_scores(picture, colours, QRectF(0, 0, 976, 544))
    plot = layout.walk(colours, 20, 64)
    assert plot.x_of(0) == plot.rect.left()
    assert plot.x_of(64) == plot.rect.right()
    assert plot.y_of(20) == pytest.approx(plot.rect.top())
    centres = plot.centres(picture.paths[:, -1], colours)
    order = sorted(range(6), key=lambda i: -picture.scores[i])
    heights = [centres[i].y() for i in order]
    assert all(b - a > 2 * DOT for a, b in itertools.pairwise(heights))
    assert centres[1].y() == pytest.approx(plot.y_of(-15.0))  # nobody is near
    image, _ = painted(picture, colours)
    x = round(plot.rect.right()) - 3
    column = [image.pixelColor(x, y) for y in range(round(plot.rect.top()), image.height())]
    dark = [
        i for i, c in enumerate(column) if abs(c.hue() - colours.K.hue()) < 6 and c.value() < 190
    ]
    assert abs(dark[0] + round(plot.rect.top()) - plot.y_of(12.4 * (1 - 3 / plot.rect.width()))) < 2


def test_a_walk_of_one_number(qapp):
    plot = WalkPlot(QRectF(0, 0, 100, 50), 1, 5)
    assert plot.x_of(1) == 100
    painted(picture_with(size=1, walk=True), theme("light"))


# The bars


@pytest.mark.parametrize("look", LOOKS)
def test_bars_are_as_long_as_their_shares(qapp, look):
    colours = theme(look)
    picture = picture_with()
    image, layout = painted(picture, colours)
    for chart, places in zip(picture.charts, layout.charts, strict=True):
        for row, share in enumerate(chart.shares):
            frame = places.bar_rect(row, colours)
            y = round(frame.center().y())
            inside = range(round(frame.left()) + 2, round(frame.right()) - 2)
            filled = sum(image.pixelColor(x, y) == colours.V for x in inside)
            assert filled == pytest.approx(share * frame.width(), abs=5)


def test_bars_on_their_way(qapp):
    before, after = at_rest(picture_with()), at_rest(picture_with((0, 0, 0, 0, 0, 0), size=16))
    half = between(before, after, 0.5)
    assert half.scores == pytest.approx([s / 2 for s in before.scores])
    assert half.limit == (before.limit + after.limit) / 2
    assert half.shares[0][0] == pytest.approx((before.shares[0][0] + 1 / 6) / 2)
    assert between(before, after, 1.0).shares[1] == pytest.approx(after.shares[1])


def test_a_followed_key_differs_by_fill_edge_and_weight(qapp):
    colours = theme("light")
    plain, layout = painted(picture_with(), colours)
    marked, _ = painted(picture_with(followed=2), colours)
    row = layout.charts[0].row_rect(2)
    at = round(row.left() - 3), round(row.center().y())
    assert plain.pixelColor(*at) == colours.window
    assert marked.pixelColor(*at) == colours.select_fill


def test_a_title_too_long_gives_way_to_a_shorter_one(qapp):
    from attnviz.tabs.saturation.canvas.paint import fitting_title

    metrics = QFontMetricsF(theme("light").font("label", bold=True))
    titles = ("Six raw scores on a ruler", "Six raw scores", "Scores")
    for title in titles:
        assert fitting_title(titles, metrics, metrics.horizontalAdvance(title) + 1) == title
    assert fitting_title(titles, metrics, 40).endswith("…")


def test_notes_that_do_not_fit_are_left_out(qapp):
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    notes = ("entropy 0.00 of 2.585 bits", "slope 0.0004", "1.0 effective keys")
    full = fitting(notes, painter, 10_000)
    assert full == "    ".join(notes)
    wide = painter.fontMetrics().horizontalAdvance(full)
    assert fitting(notes, painter, wide - 1) == "    ".join(notes[:2])
    assert fitting(notes, painter, 1) == notes[0]
    painter.end()


@pytest.mark.parametrize("walk", [False, True])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_overlaps_or_leaves_the_picture(qapp, size, walk):
    wide, high, look, window, zoom = size
    colours = theme(look, window, zoom)
    state = state_of(SPEC, Pointer("walk" if walk else "ruler"))
    canvas, picture = Canvas(colours, state), picture_of(state)
    least = canvas.minimumSizeHint()
    if zoom == 1.0:
        assert least.width() <= wide
        assert least.height() <= high
    canvas.resize(max(wide, least.width()), max(high, least.height()))
    canvas.set_theme(colours)
    colours, rect, layout = canvas.theme, QRectF(canvas.rect()), canvas.layout_now()
    parts = [layout.lane_title, layout.lane, layout.charts[0].rect]
    assert layout.track.y + colours.px(12) < layout.lane_title.top()
    for above, below in itertools.pairwise(parts):
        assert above.bottom() <= below.top() + 0.01
    left, right = layout.charts
    assert left.rect.right() < right.rect.left()
    label = QFontMetricsF(colours.font("label", bold=True))
    for places in layout.charts:
        assert rect.contains(places.rect)
        assert places.bar_right - places.bar_left >= colours.px(40)
        assert places.number_x + label.horizontalAdvance("100.0%") <= places.rect.right() + 1
        assert places.row_height >= colours.size("label") * 1.2
        assert places.input_left > places.rect.left() + label.horizontalAdvance("key 6")
    for centre in layout.dots(picture, colours):
        radius = colours.px(DOT)
        assert layout.lane.adjusted(0, -2, 0, 2).contains(
            QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        )


# Hands


@pytest.fixture
def canvas(qtbot):
    widget = Canvas(theme("light"), state_of(SPEC))
    qtbot.addWidget(widget)
    widget.resize(976, 544)
    widget.show()
    widget.activateWindow()
    qtbot.waitExposed(widget)
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)
    return widget


def test_setters_never_emit(canvas, qtbot):
    told = []
    for signal in (canvas.size_picked, canvas.key_clicked, canvas.score_edited):
        signal.connect(lambda *wish: told.append(wish))
    for signal in (canvas.key_hovered, canvas.cursor_moved):
        signal.connect(told.append)
    pointed = Pointer("walk", followed=1, hovered=2, cursor=3)
    canvas.show_state(state_of(SaturationSpec(typed=(0.0,) * 6), pointed), state_of(SPEC))
    canvas.set_theme(theme("dark"))
    assert told == []


def test_a_click_wishes_and_changes_nothing(canvas):
    picked, clicked = [], []
    canvas.size_picked.connect(lambda *wish: picked.append(wish))
    canvas.key_clicked.connect(clicked.append)
    track = canvas.layout_now().track
    left = Qt.MouseButton.LeftButton
    QTest.mouseClick(canvas, left, pos=QPointF(track.x_of(8), track.y).toPoint())
    assert picked == [(8, 1)]
    assert canvas.picture.size == 64
    row = canvas.layout_now().charts[1].row_rect(3)
    QTest.mouseClick(canvas, left, pos=row.center().toPoint())
    assert clicked == [3]
    assert canvas.picture.followed is None
    QTest.mouseClick(canvas, Qt.MouseButton.RightButton, pos=row.center().toPoint())
    assert clicked == [3]


def test_the_field_goes_down_key_by_key(canvas):
    edited = []
    canvas.score_edited.connect(lambda *wish: edited.append(wish))
    box = canvas.layout_now().charts[0].input_rect(4, theme("light"))
    QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=box.center().toPoint())
    for _ in range(2):
        QTest.keyClicks(canvas.editor, "1,5")
        QTest.keyClick(canvas.editor, Qt.Key.Key_Return)
    assert edited == [(4, 1.5), (5, 1.5)]
    assert canvas.editor is None
    assert canvas.hasFocus()
    canvas.edit_score(0)
    QTest.keyClick(canvas.editor, Qt.Key.Key_Escape)
    assert canvas.editor is None
    assert len(edited) == 2


def test_the_tip_says_what_is_known_of_a_key(canvas):
    at = canvas.layout_now().charts[1].row_rect(2).center()
    assert canvas.tip_at(at).startswith("key 3: q·k = ")
    assert "weight" in canvas.tip_at(at)
    layout = canvas.layout_now()
    dots = layout.dots(canvas.picture, theme("light"))
    assert canvas.tip_at(dots[4]).startswith("key 5: ")
    assert canvas.tip_at(QPointF(layout.track.x_of(64), layout.track.y)) == ""
    assert canvas.tip_at(QPointF(1, 543)) == ""
    canvas.show_state(replace(state_of(SPEC), ballot=Ballot()), state_of(SPEC))
    assert "share hidden" in canvas.tip_at(at)
    assert "weight" not in canvas.tip_at(at)


# One painter


def test_a_file_shows_nothing_pointed_at_and_a_second_screen_does(qapp):
    colours, rect = theme("light"), QRectF(0, 0, 976, 544)
    still = state_of(SPEC)
    pointed = replace(still, pointer=Pointer(hovered=2))

    def image_of(state, moment):
        image = QImage(976, 544, QImage.Format.Format_RGB32)
        image.fill(colours.window)
        painter = QPainter(image)
        paint_state(painter, rect, colours, state, moment)
        painter.end()
        return image

    plain = image_of(still, None)
    assert image_of(pointed, None) == plain
    assert image_of(pointed, at_rest(picture_of(pointed))) != plain
    assert image_of(still, at_rest(picture_of(still))) == plain


def test_only_what_shows_a_new_picture_is_measured_anew(canvas):
    before, layout = state_of(SPEC), canvas.layout_now()
    pointed = replace(before, pointer=Pointer(hovered=2))
    canvas.show_state(pointed, before)
    assert canvas.layout_now() is layout
    canvas.show_state(state_of(SaturationSpec(d_k=65)), pointed)
    assert canvas.layout_now() is not layout
    assert canvas.picture.size == 65
