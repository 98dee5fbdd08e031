"""Formulas of our own: layout, named parts, boxes; the strip and its symbols under the pointer."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from attnviz.tabs.step_by_step.canvas.formula_strip import (
    FormulaStrip,
    fitted,
    origin,
    strip_height,
)
from attnviz.tabs.step_by_step.words.formula import (
    FormulaLine,
    Fraction,
    Root,
    Script,
    Symbol,
    lay_out,
    paint_laid,
    plain_text,
)
from attnviz.ui.look.theme import theme

K_T = Script(Symbol("K", "K"), above="T", name="K_T")
ROOT = Root(Script(Symbol("d"), below="k"), name="root")
SCORE = Fraction(FormulaLine((Symbol("Q", "Q", "Q"), K_T), name="scores"), ROOT, name="scaled")
WHOLE = FormulaLine((Symbol("softmax", name="softmax"), SCORE, Symbol("V", "V", "V")))
LOOK = theme("light")


def test_plain_text_says_the_formula():
    assert plain_text(WHOLE) == "softmax (Q K^T) / (√d_k) V"


@pytest.mark.parametrize("px", [12, 20, 44])
def test_parts_stand_in_order_and_do_not_overlap(qapp, px):
    laid = lay_out(WHOLE, LOOK, px)
    softmax, scaled, values = (laid.place_of(name) for name in ("softmax", "scaled", "V"))
    assert softmax.right() < scaled.left() < scaled.right() < values.left()
    above, below = laid.place_of("scores"), laid.place_of("root")
    assert above.bottom() < below.top()
    assert scaled.contains(above)
    assert abs(above.center().x() - below.center().x()) < 1
    assert laid.place_of("Q").right() <= laid.place_of("K_T").left()
    assert laid.height == pytest.approx(laid.ascent + laid.descent)


def test_an_exponent_is_smaller_and_higher(qapp):
    laid = lay_out(K_T, LOOK, 30)
    base, exponent = laid.glyphs
    assert exponent.at.y() < base.at.y() - 8
    assert exponent.font.pixelSize() < base.font.pixelSize()
    assert exponent.colour == "K"


def test_the_innermost_name_is_found_under_a_point(qapp):
    laid = lay_out(WHOLE, LOOK, 30)
    assert laid.name_at(laid.place_of("K_T").center()) == "K_T"
    assert laid.name_at(laid.place_of("root").center()) == "root"
    assert laid.name_at(QPointF(-50, 0)) == ""


def test_moving_moves_everything(qapp):
    laid = lay_out(WHOLE, LOOK, 30)
    moved = laid.moved(7, -3)
    assert moved.place_of("V") == laid.place_of("V").translated(7, -3)
    assert moved.glyphs[0].at == laid.glyphs[0].at + QPointF(7, -3)
    assert moved.strokes[0][0] == laid.strokes[0][0].translated(7, -3)


def test_letters_take_their_colours(qapp):
    image = QImage(80, 60, QImage.Format.Format_RGB32)
    image.fill(LOOK.window)
    painter = QPainter(image)
    painter.translate(10, 40)
    paint_laid(painter, lay_out(Symbol("Q", "Q"), LOOK, 40, bold=True), LOOK)
    painter.end()
    seen = {image.pixelColor(x, y).name() for x in range(80) for y in range(60)}
    assert LOOK.Q.name() in seen


def test_a_long_formula_shrinks_to_its_room(qapp):
    roomy = fitted(WHOLE, LOOK, 1000)
    tight = fitted(WHOLE, LOOK, roomy.width * 0.7)
    assert tight.width <= roomy.width * 0.7
    assert strip_height(WHOLE, LOOK) > roomy.height


@pytest.fixture
def strip(qtbot):
    widget = FormulaStrip(LOOK, WHOLE)
    qtbot.addWidget(widget)
    widget.resize(500, 70)
    widget.show()
    qtbot.waitExposed(widget)
    return widget


def test_the_strip_tells_the_symbol_under_the_pointer(strip, qtbot):
    told = []
    strip.symbol_hovered.connect(told.append)
    QTest.mouseMove(strip, strip.place_of("V").center().toPoint())
    qtbot.waitUntil(lambda: told == ["V"])
    QTest.mouseMove(strip, strip.place_of("root").center().toPoint())
    qtbot.waitUntil(lambda: told == ["V", "root"])
    strip.leaveEvent(None)
    assert told[-1] == ""


def test_the_strip_tells_a_click_on_a_symbol_only(strip):
    told = []
    strip.symbol_clicked.connect(told.append)
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=strip.place_of("Q").center().toPoint())
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=strip.rect().bottomLeft())
    assert told == ["Q"]


def test_the_part_in_effect_lies_on_a_tint_and_a_lit_symbol_in_it_on_its_own_ground(strip):
    def ground(symbol):
        place = strip.place_of(symbol)
        picture = strip.grab().toImage()
        return picture.pixelColor(int(place.center().x()), int(place.bottom() + 2)).name()

    before = ground("V")
    strip.set_boxed("V")
    assert ground("V") == LOOK.tint.name() != before
    strip.set_lit({"V"})
    assert ground("V") == LOOK.select_fill.name()


def test_the_part_in_effect_has_an_edge_too_when_projecting(strip):
    look = theme("projector", 1080)
    strip.set_theme(look)
    strip.set_boxed("V")
    place = strip.place_of("V")
    picture = strip.grab().toImage()
    foot = round(place.bottom() + look.px(4))
    x = int(place.center().x())
    column = {picture.pixelColor(x, y).name() for y in range(foot - 2, foot + 3)}
    assert look.accent.name() in column


def test_setters_do_not_emit(strip):
    told = []
    strip.symbol_hovered.connect(told.append)
    strip.set_boxed("Q")
    strip.set_lit({"V"})
    assert told == []
    assert strip.accessibleName() == plain_text(WHOLE)


def test_the_strip_centres_its_formula(qapp):
    laid = fitted(WHOLE, LOOK, 480)
    at = origin(QRectF(0, 0, 500, 70), laid)
    assert at.x() == pytest.approx((500 - laid.width) / 2)
