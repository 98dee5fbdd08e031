"""Mean curves with bands: what is painted where, and what the pointer reads."""

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from attnviz.tabs.saturation.panel.band_plot import BandPlot
from attnviz.tabs.saturation.panel.bands import Bands, Curve, layout_bands, paint_bands, paint_marks
from attnviz.tabs.saturation.panel.value_table import ValueTable, spoken
from attnviz.ui.look.theme import theme

SIZES = (1, 4, 16, 64, 256, 1024)
UP = np.linspace(0.3, 0.9, 6)
CURVES = (
    Curve("no division", UP, UP - 0.1, UP + 0.1, "K", "solid"),
    Curve("÷ √d", np.full(6, 0.2), np.full(6, 0.15), np.full(6, 0.25), "Q", "dash"),
)
BANDS = Bands(CURVES, SIZES, ((0.0, "0%"), (1.0, "100%")), 0.0, 1.0, named_sizes=(1, 1024))


def painted(bands=BANDS, look="light", **options):
    colours = theme(look)
    image = QImage(280, 300, QImage.Format.Format_RGB32)
    image.fill(colours.surface)
    painter = QPainter(image)
    layout = layout_bands(bands, colours, QRectF(0, 0, 280, 300))
    paint_bands(painter, layout, colours)
    paint_marks(painter, layout, colours, 16, **options)
    painter.end()
    return image, layout, colours


def near(found, colour):
    """Tell colours that differ by what a soft edge mixes in."""
    pairs = zip(found.getRgb(), colour.getRgb(), strict=True)
    return all(abs(a - b) <= 4 for a, b in pairs)


@pytest.mark.parametrize("look", ["light", "dark", "projector"])
def test_lines_and_rings_are_at_their_values(qapp, look):
    image, layout, colours = painted(look=look)
    for size, value in zip(SIZES[1:2] + SIZES[3:5], (UP[1], UP[3], UP[4]), strict=True):
        x, y = round(layout.x_of(size)), round(layout.y_of(float(value)))
        # How the line falls between two rows of dots goes by the height of the letters below.
        assert any(near(image.pixelColor(x, y + d), colours.K) for d in (-1, 0, 1)), size
    ring = round(layout.x_of(16)), round(layout.y_of(float(UP[2])))
    assert image.pixelColor(*ring) == colours.surface
    band = round(layout.x_of(100)), round(layout.y_of(0.77))
    plain = round(layout.x_of(100)), round(layout.y_of(0.97))
    assert image.pixelColor(*plain) == colours.surface
    assert image.pixelColor(*band) != colours.surface


def test_sizes_and_values_have_places(qapp):
    _, layout, _ = painted()
    assert layout.x_of(1) == layout.plot.left()
    assert layout.x_of(1024) == pytest.approx(layout.plot.right())
    assert layout.x_of(32) == pytest.approx(layout.plot.center().x())
    assert layout.y_of(0) == layout.plot.bottom()
    assert layout.y_of(1) == layout.plot.top()
    assert layout.mean_at(CURVES[0], 64) == pytest.approx(UP[3])
    assert layout.mean_at(CURVES[0], 32) == pytest.approx((UP[2] + UP[3]) / 2)


def test_a_logarithmic_axis(qapp):
    means = 10.0 ** np.linspace(-1, 1, 6)
    curve = Curve("a", means, means / 2, means * 2, "V", "dot")
    bands = Bands((curve,), SIZES, ((0.1, "0.1"), (10, "10")), 0.1, 10.0, log=True)
    layout = layout_bands(bands, theme("light"), QRectF(0, 0, 280, 300))
    assert layout.y_of(1) == pytest.approx(layout.plot.center().y())
    assert layout.mean_at(curve, 32) == pytest.approx(1.0)
    assert layout.y_of(0.01) == layout.plot.bottom()  # under the axis stays on it


def test_the_legend_takes_a_line_each_where_one_is_too_short(qapp):
    colours = theme("light")
    wide = layout_bands(BANDS, colours, QRectF(0, 0, 280, 300)).legend.height()
    narrow = layout_bands(BANDS, colours, QRectF(0, 0, 120, 300)).legend.height()
    assert narrow == 2 * wide


def test_the_nearest_point_is_read(qtbot):
    plot = BandPlot(theme("light"))
    qtbot.addWidget(plot)
    plot.resize(280, 300)
    read = []
    plot.point_read.connect(lambda *point: read.append(point))
    plot.reading_left.connect(lambda: read.append(None))
    plot.set_bands(BANDS)
    layout = plot.layout_now()
    assert layout.nearest(QPointF(layout.x_of(70), layout.y_of(0.6))) == (0, 3)
    assert layout.nearest(QPointF(layout.x_of(70), layout.y_of(0.1))) == (1, 3)
    assert layout.nearest(QPointF(0, 0)) is None
    assert read == []
    plot._read_point((0, 3))
    plot._read_point((0, 3))
    plot._read_point(None)
    assert read == [(0, 3), None]
    before = painted()[0]
    assert painted(read=(0, 3))[0] != before


def test_it_says_what_it_waits_for(qtbot):
    plot = BandPlot(theme("light"))
    qtbot.addWidget(plot)
    plot.resize(280, 300)
    empty = plot.grab().toImage()
    plot.set_waiting("300 of 2,000 draws")
    assert plot.waiting == "300 of 2,000 draws"
    assert plot.grab().toImage() != empty
    assert plot.layout_now() is None


def test_a_table_says_its_rows(qtbot):
    table = ValueTable(theme("light"))
    qtbot.addWidget(table)
    rows = [("slope", ("0.0004", "0.3829")), ("entropy", ("0.00", "2.04"))]
    table.set_rows(("raw", "÷ √d"), rows)
    said = "slope: 0.0004 (raw), 0.3829 (÷ √d); entropy: 0.00 (raw), 2.04 (÷ √d)"
    assert table.accessibleDescription() == said == spoken(("raw", "÷ √d"), rows)
    assert table.sizeHint().height() == 63
    before = table.grab().toImage()
    table.set_rows(("raw", "÷ √d"), [("slope", ("0.0005", "0.3829")), rows[1]])
    assert table.grab().toImage() != before
