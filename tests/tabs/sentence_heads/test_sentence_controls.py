"""Small controls of the sentence tab: segments, sentence field, card, names, note, drawer."""

from functools import partial

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QStyle, QStyleOptionComboBox, QWidget

from attnviz.tabs.sentence_heads.controls.text_warning import TextWarning
from attnviz.tabs.sentence_heads.panel.by_hand_card import ByHandCard, paint_by_hand
from attnviz.tabs.sentence_heads.words.by_hand import ByHand
from attnviz.ui.controls.column_names import EDGE, LEAST_PX, ColumnNames, two_lines
from attnviz.ui.controls.drawer import Drawer
from attnviz.ui.controls.segmented import Segmented
from attnviz.ui.controls.sentence_field import SentenceField
from attnviz.ui.controls.sentence_text import SentenceText
from attnviz.ui.look.labels import NARROWEST
from attnviz.ui.look.style import style_sheet
from attnviz.ui.look.theme import theme

pytestmark = pytest.mark.usefixtures("qapp")  # letters are measured
LIGHT = theme("light")
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def show(qtbot):
    def shown(widget, width=600, height=60):
        qtbot.addWidget(widget)
        widget.setStyleSheet(style_sheet(LIGHT))
        widget.resize(width, height)
        widget.show()
        qtbot.waitExposed(widget)
        return widget

    return shown


# Segments


@pytest.fixture
def heads(show):
    segments = Segmented("Head", LIGHT)
    segments.set_names(["Who & what", "Previous", "Resting"], 0, ["a", "b", "c"])
    return show(segments)


def test_a_click_wishes_and_marks_only_what_is_granted(heads, qtbot):
    with qtbot.waitSignal(heads.chosen) as wished:
        QTest.mouseClick(heads.button(2), LEFT)
    assert wished.args == [2]
    assert heads.current == 0
    assert [heads.button(i).isChecked() for i in range(3)] == [True, False, False]
    heads.set_current(2)
    assert heads.button(2).isChecked()


def test_the_chosen_one_asks_for_nothing(heads, qtbot):
    with qtbot.assertNotEmitted(heads.chosen):
        QTest.mouseClick(heads.button(0), LEFT)
    assert heads.button(0).isChecked()


def test_names_are_plain_text(heads):
    assert heads.button(0).text() == "Who && what"
    assert heads.button(0).toolTip() == "a"
    heads.set_names(["x", "y"], 0, ["<b>", "c"])
    assert heads.button(0).toolTip().endswith("&lt;b&gt;</span>")


def test_bold_letters_fit(heads):
    bold = QFontMetricsF(LIGHT.font("label", bold=True))
    for place, name in enumerate(heads.names):
        assert heads.button(place).width() >= bold.horizontalAdvance(name) + 24


def test_where_they_do_not_fit_there_is_a_list(show, qtbot):
    row = QWidget()
    heads = Segmented("Head", LIGHT, row)
    heads.set_names(["Who is it?", "Previous", "Resting"], 0)
    QHBoxLayout(row).addWidget(heads)
    show(row)
    assert not heads.is_list
    row.resize(250, 40)
    assert heads.is_list
    with qtbot.waitSignal(heads.chosen) as wished:
        heads._list.setCurrentIndex(1)
    assert wished.args == [1]
    assert heads._list.currentIndex() == 0
    row.resize(600, 40)
    assert not heads.is_list


def test_many_heads_are_a_list(show):
    segments = Segmented("Head", LIGHT)
    segments.set_names([f"Head {i}" for i in range(32)], 31)
    show(segments)
    assert segments.is_list
    assert segments._list.count() == 32
    assert segments._list.currentIndex() == 31


def test_other_names_replace_the_old_ones(heads):
    heads.set_names(["one"], -1)
    assert heads.names == ("one",)
    assert not heads.button(0).isChecked()


# The sentence


@pytest.fixture
def field(show):
    def kept(text):
        words = text.split(" ")
        return len(text) if len(words) <= 3 else len(" ".join(words[:3]))

    made = SentenceField(LIGHT, kept, longest=400)
    made.set_text("a fox ran", True, "type your own  F2")
    return show(made)


def test_enter_submits_what_was_typed(field, qtbot):
    field.edit()
    field.editor.setText("a cow ran")
    with qtbot.waitSignal(field.submitted) as submitted:
        QTest.keyClick(field.editor, Qt.Key.Key_Return)
    assert submitted.args == ["a cow ran"]
    assert field.text == "a fox ran"


def test_escape_gives_up(field, qtbot):
    field.edit()
    with qtbot.waitSignal(field.cancelled):
        QTest.keyClick(field.editor, Qt.Key.Key_Escape)
    assert not field.editing


def test_a_click_edits_and_the_arrow_asks_for_the_list(field, qtbot):
    with qtbot.waitSignal(field.list_requested):
        QTest.mouseClick(field, LEFT, pos=QPoint(field.width() - 10, 15))
    assert not field.editing
    QTest.mouseClick(field, LEFT, pos=QPoint(50, 15))
    assert field.editing


def test_alt_down_asks_for_the_list_while_typing_too(field, qtbot):
    with qtbot.waitSignal(field.list_requested):
        QTest.keyClick(field, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    field.edit()
    with qtbot.waitSignal(field.list_requested):
        QTest.keyClick(field.editor, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)


def test_a_fixed_text_cannot_be_edited(field):
    field.set_text("one two", False)
    field.edit()
    QTest.mouseClick(field, LEFT, pos=QPoint(50, 15))
    assert not field.editing


@pytest.mark.parametrize("kept", [5, 13])
def test_words_too_many_are_struck_through_while_typing(show, kept):
    text = "lying a fox    "
    fields = [show(SentenceField(LIGHT, lambda _, n=n: n, longest=400)) for n in (len(text), kept)]
    pictures = []
    for each in fields:
        each.set_text(text)
        each.edit()
        each.editor.deselect()
        pictures.append(each.editor.grab().toImage())
        assert each.editor.text() == text
    start = QFontMetricsF(LIGHT.font("body")).horizontalAdvance(text[:kept])
    plain, struck = pictures
    differs = [
        x
        for x in range(plain.width())
        if any(plain.pixel(x, y) != struck.pixel(x, y) for y in range(plain.height()))
    ]
    assert differs
    assert differs[0] >= start


def test_a_long_text_takes_more_lines_and_ends_in_dots():
    text = " ".join(["word"] * 60)
    broken = SentenceText(text, 40, LIGHT, 300, 3)
    assert len(broken.lines) == 3
    assert broken.lines[-1][-1][0] == "…"
    assert broken.extra_height > 0
    whole = SentenceText(text, 40, LIGHT, 300, 100)
    pieces = [piece for line in whole.lines for piece in line]
    assert [left_out for _, left_out in pieces].index(True) == 8


def test_the_field_grows_with_its_text(field):
    field.setFixedWidth(600)
    one = field.height()
    field.set_text("word " * 30, True)
    assert field.height() > one + 30
    field.set_text("word " * 30, False)
    assert field.height() == one
    field.set_text("a fox ran", True)
    field.setFixedWidth(90)
    assert field.height() > one + 15, "narrower, its words take more lines"


def test_an_unusable_text_has_a_red_edge(field):
    field.set_wrong(True)
    image = field.grab().toImage()
    assert image.pixelColor(image.width() // 2, 0) == LIGHT.error


# The card


def by_hand(**changes):
    made = {
        "query": "tired",
        "key": "animal",
        "names": ("living", "stand-in/start"),
        "query_vector": ("4", "−2"),
        "key_vector": ("3", "0"),
        "products": ("12", "0"),
        "lines": ("sum = 12   ÷ √4 = 6", "e^{6} ≈ 403.4  of 419.0 in the row"),
        "result": "403.4 ÷ 419.0 ≈ 96.3%",
    }
    return ByHand(**{**made, **changes})


def test_the_card_is_painted_whole(show):
    card = ByHandCard(LIGHT)
    card.set_content(by_hand())
    show(card, 276, card.sizeHint().height())
    image = card.grab().toImage()
    bottom = [
        y for y in range(image.height())
        if any(image.pixelColor(x, y).lightness() < 100 for x in range(200))
    ]  # fmt: skip
    assert bottom[-1] < image.height() - 2
    taller = ByHandCard(LIGHT)
    taller.set_content(by_hand(lines=("a", "b", "c", "d")))
    assert taller.sizeHint().height() > card.sizeHint().height()


def test_large_numbers_stay_on_the_card_and_apart():
    wide = ("−20.15", "274.94", "−150.5", "−54.58")
    content = by_hand(
        names=("d₀", "d₁", "d₂", "d₃"), query_vector=wide, key_vector=wide, products=wide,
        lines=("e^{124.74} ≈ 1.49·10⁵⁴  of 1.49·10⁵⁴ in the row",),
        result="1.49·10⁵⁴ ÷ 1.49·10⁵⁴ ≈ 100.0% of it, or nearly",
    )  # fmt: skip
    image = QImage(600, 240, QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    paint_by_hand(painter, content, LIGHT, 240)
    painter.end()
    inked = np.frombuffer(image.constBits(), np.uint8).reshape(240, -1)[:, :600] < 200
    assert np.flatnonzero(inked.any(axis=0)).max() <= 240
    products = inked[98:116, 80:240].any(axis=0)
    gaps = np.diff(np.flatnonzero(products))
    assert min(sorted(gaps)[-3:]) >= 4


def test_the_card_uses_the_colours_of_its_letters(show):
    card = ByHandCard(LIGHT)
    card.set_content(by_hand())
    show(card, 276, card.sizeHint().height())
    image = card.grab().toImage()
    colours = {image.pixelColor(x, y).name() for x in range(276) for y in range(image.height())}
    assert LIGHT.Q.name() in colours
    assert LIGHT.K.name() in colours


def test_the_card_can_be_heard(show):
    card = ByHandCard(LIGHT)
    card.set_content(by_hand())
    assert card.accessibleName() == "By hand: tired to animal"
    assert card.accessibleDescription() == (
        "tired to animal: 4 times 3, −2 times 0. sum = 12   ÷ √4 = 6. "
        "e to the 6 ≈ 403.4  of 419.0 in the row. 403.4 ÷ 419.0 ≈ 96.3%"
    )


# Names over columns


def test_names_break_after_their_hyphen(qapp):
    font = QFont()
    font.setPixelSize(12)
    metrics = QFontMetricsF(font)
    assert two_lines("living", metrics, 200) == ["living"]
    assert two_lines("says-living", metrics, 45) == ["says-", "living"]
    assert two_lines("stand-in/start", metrics, 60) == ["stand-in/", "start"]
    (cut,) = two_lines("pronoun", metrics, 30)
    assert "pronoun".startswith(cut)
    assert metrics.horizontalAdvance(cut) * NARROWEST <= 30
    assert cut != "pronoun"
    wide = metrics.horizontalAdvance("slow-cos")
    assert two_lines("slow-cos", metrics, wide * 0.975) == ["slow-cos"], "as its neighbours"
    wide = metrics.horizontalAdvance("pronoun")
    assert two_lines("pronoun", metrics, wide * 0.9) == ["pronoun"], "written narrower"


def test_a_double_click_on_a_name_is_a_wish(show, qtbot):
    names = ColumnNames(LIGHT)
    names.set_names(["a", "b", "c"], 100, 50, first=1)
    show(names)
    assert names.column_at(99) is None
    assert names.column_at(101) == 1
    assert names.column_at(151) == 2
    assert names.column_at(201) is None
    with qtbot.waitSignal(names.name_double_clicked) as wished:
        QTest.mouseDClick(names, LEFT, pos=QPoint(120, 10))
    assert wished.args == [1]


# Note and drawer


def test_a_note_is_plain_text_with_an_action(show, qtbot):
    note = TextWarning(LIGHT)
    show(note)
    note.set_note("<b>bold</b>", "Do it")
    assert note.label.textFormat() == Qt.TextFormat.PlainText
    with qtbot.waitSignal(note.acted):
        QTest.mouseClick(note.button, LEFT)
    note.set_note("nothing to do")
    assert note.button.isHidden()
    note.set_note("bad", error=True)
    assert LIGHT.error.name() in note.label.styleSheet()


def test_a_drawer_takes_its_share_and_closes(show, qtbot):
    drawer = Drawer("Title", LIGHT)
    show(drawer, 800, 300)
    drawer.set_height(600)
    assert drawer.height() == 270
    with qtbot.waitSignal(drawer.closed):
        QTest.mouseClick(drawer.close_button, LEFT)


def test_a_sentence_from_right_to_left_keeps_its_order(qapp):
    """Its full stop stands at the left, whatever the words of the window do."""
    look, words = theme("light"), "החתול ישב ."

    def painted(write):
        image = QImage(200, 40, QImage.Format.Format_RGB32)
        image.fill(look.surface)
        painter = QPainter(image)
        write(painter)
        painter.end()
        return image

    def whole(painter):
        SentenceText(words, len(words), look, 500.0, 3).paint(painter, 10.0, 20.0)

    def directed(direction, painter):
        painter.setFont(look.font("body"))
        painter.setPen(look.text)
        painter.setLayoutDirection(direction)
        painter.drawText(QPointF(10.0, 20.0 + 0.36 * look.size("body")), words + " ")

    back, on = Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight
    assert painted(whole) == painted(partial(directed, back))
    assert painted(whole) != painted(partial(directed, on))


@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_in_a_list_as_narrow_as_it_may_be_every_name_is_whole(qtbot, zoom):
    look = theme("light", 720, zoom)
    room = QWidget()
    qtbot.addWidget(room)
    room.setStyleSheet(style_sheet(look))
    room.resize(900, 200)
    control = Segmented("Pattern", look, room)
    control.set_names(["Full", "Window", "Sink + window", "Strided", "Draw"], 2)
    control.resize(control.minimumSizeHint())
    room.show()
    assert control.is_list
    box = control.findChild(QComboBox)
    qtbot.waitUntil(lambda: box.width() == control.width())
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = QStyle.SubControl.SC_ComboBoxEditField
    edit = box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, box)
    assert edit.width() >= box.fontMetrics().horizontalAdvance("Sink + window")


def test_names_over_narrow_columns_take_smaller_letters_and_stay_whole(qtbot):
    look = theme("projector", 768)
    names = ColumnNames(look)
    qtbot.addWidget(names)
    words, width = ("pronoun", "says-living", "little-word"), 44.0

    def cut(font):
        metrics = QFontMetricsF(font)
        return [w for w in words if "".join(two_lines(w, metrics, width - EDGE)) != w]

    assert cut(look.font("tick"))
    names.set_names(words, 0.0, width)
    assert not cut(names.letters())
    assert names.letters().pixelSize() >= LEAST_PX
    names.set_names(words, 0.0, 200.0)
    assert names.letters() == look.font("tick")


def test_no_name_stands_beside_the_columns_in_sight(qtbot, show):
    names = ColumnNames(LIGHT)
    show(names, 200, 40)
    names.set_names(("one", "two", "three"), 0.0, 60.0, 0, 2)
    picture = names.grab().toImage()
    beside = {picture.pixel(x, y) for x in range(122, 200) for y in range(picture.height())}
    inside = {picture.pixel(x, y) for x in range(62, 118) for y in range(picture.height())}
    assert len(beside) == 1 < len(inside)
