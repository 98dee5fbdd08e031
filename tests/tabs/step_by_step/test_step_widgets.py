"""Chips, title and buttons, the entry for a step number, the line of arithmetic, refusals."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from attnviz.tabs.step_by_step.canvas.by_hand_line import (
    ByHandLine,
    Piece,
    line_height,
    paint_line,
    set_runs,
)
from attnviz.tabs.step_by_step.canvas.step_chips import Chip, StepChips
from attnviz.tabs.step_by_step.canvas.step_entry import StepEntry
from attnviz.tabs.step_by_step.controls.controls import Controls
from attnviz.tabs.step_by_step.controls.step_title import SMALLEST_TITLE
from attnviz.tabs.step_by_step.words.formula import Symbol
from attnviz.ui.controls.info_bar import InfoBar
from attnviz.ui.controls.key_button import Face
from attnviz.ui.look.style import style_sheet
from attnviz.ui.look.theme import theme

LOOK = theme("light")
CHIPS = (
    Chip(1, "X", "Token vectors"),
    Chip(2, "Q", "Queries"),
    Chip(3, "K", "Keys"),
    Chip(4, "QKᵀ", "Scores"),
)


@pytest.fixture
def chips(qtbot):
    widget = StepChips(LOOK, CHIPS)
    qtbot.addWidget(widget)
    widget.resize(400, 48)
    widget.show()
    widget.activateWindow()
    qtbot.waitExposed(widget)
    widget.asked = []
    widget.step_requested.connect(widget.asked.append)
    return widget


def test_a_chip_asks_for_its_step_and_waits_to_be_told(chips):
    QTest.mouseClick(chips, Qt.MouseButton.LeftButton, pos=chips.rect_of(3).center().toPoint())
    assert chips.asked == [3]
    assert chips.current == 1
    chips.set_current(3)
    assert chips.asked == [3]
    assert chips.accessibleName() == "Step 3 of 4: Keys"


def test_between_two_chips_there_is_nothing(chips):
    gap = (chips.rect_of(1).right() + chips.rect_of(2).left()) / 2
    QTest.mouseClick(chips, Qt.MouseButton.LeftButton, pos=QRectF(gap, 20, 1, 1).toRect().topLeft())
    assert chips.asked == []


@pytest.mark.parametrize(
    ("key", "asked"),
    [
        (Qt.Key.Key_Right, [3]),
        (Qt.Key.Key_Left, [1]),
        (Qt.Key.Key_End, [4]),
        (Qt.Key.Key_Home, [1]),
    ],
)
def test_arrows_walk_the_chips(chips, key, asked):
    chips.set_current(2)
    chips.setFocus()
    QTest.keyClick(chips, key)
    assert chips.asked == asked


def test_the_ends_of_the_chips_are_ends(chips):
    QTest.keyClick(chips, Qt.Key.Key_Left)
    chips.set_current(4)
    QTest.keyClick(chips, Qt.Key.Key_Right)
    assert chips.asked == []


def pixels(widget):
    return widget.grab().toImage()


def test_the_current_chip_is_filled_and_an_off_one_looks_different(chips):
    def ground(number):
        rect = chips.rect_of(number)
        return pixels(chips).pixelColor(int(rect.x()) + 6, int(rect.center().y())).name()

    assert ground(1) == LOOK.accent.name()
    assert ground(2) == LOOK.fill.name()
    plain = pixels(chips)
    chips.set_off({3})
    assert pixels(chips) != plain
    assert chips.off == {3}
    chips.set_current(3)
    assert chips.accessibleName().endswith("Keys, off")


def test_the_focus_ring_is_on_the_current_chip(chips):
    chips.clearFocus()
    quiet = pixels(chips)
    chips.set_ringed(True)
    assert pixels(chips) != quiet
    chips.set_ringed(False)
    assert pixels(chips) == quiet


@pytest.fixture
def stepper(qtbot):
    window = QWidget()  # a window of its own could not become narrower than its buttons are
    window.setStyleSheet(style_sheet(LOOK))
    qtbot.addWidget(window)
    window.resize(2000, 44)
    widget = Controls(LOOK, window)
    widget.resize(976, 44)
    widget.set_title("6 / 12", "Scores", Symbol("S"))
    window.show()
    qtbot.waitExposed(window)
    return widget


def test_buttons_wish_and_setters_do_not(stepper):
    told = []
    stepper.back_requested.connect(lambda: told.append("back"))
    stepper.play_requested.connect(lambda: told.append("play"))
    stepper.next_requested.connect(lambda: told.append("next"))
    stepper.pace_chosen.connect(told.append)
    stepper.set_pace(6.0)
    stepper.set_playing(True)
    assert told == []
    for button in (stepper.back, stepper.play, stepper.next):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert told == ["back", "play", "next"]
    stepper.pace.menu().actions()[0].trigger()
    assert told[-1] == 0.5


def test_the_title_is_never_cut_off(stepper):
    assert stepper.title.text == "6 / 12 Scores S"
    assert stepper.title.width() >= stepper.title.sizeHint().width()
    assert stepper.title.geometry().right() < stepper.back.geometry().left()


def test_one_head_needs_no_choice(stepper):
    stepper.set_heads(["One head"], 0)
    assert stepper.heads.isHidden()
    stepper.set_heads(["Who is it?", "Resting"], 1)
    assert stepper.heads.isVisible()
    assert stepper.heads.current == 1


def test_buttons_give_way_to_the_title(stepper, qtbot):
    assert stepper.next.face == Face("Next", behind="right")
    stepper.badge.show()
    stepper.set_title("10 / 12", "Normalise", Symbol("A = E ÷ row sums and more"))
    stepper.resize(stepper.minimumSizeHint().width(), 44)
    signs = (Face(before="left"), Face(before="play"), Face(behind="right"))
    assert (stepper.back.face, stepper.play.face, stepper.next.face) == signs
    assert stepper.next.accessibleName() == "Next"
    stepper.layout().activate()
    parts = [stepper.title, stepper.badge, stepper.back, stepper.play, stepper.next]
    rights = [part.geometry().right() for part in parts]
    assert rights == sorted(rights)
    whole = stepper.title.sizeHint().width()
    assert SMALLEST_TITLE * whole <= stepper.title.width() < whole
    stepper.resize(stepper.width() + whole, 44)
    stepper.layout().activate()
    assert stepper.title.width() == whole, "with room for it the title is as large as ever"
    stepper.resize(stepper.minimumSizeHint().width(), 44)
    stepper.set_playing(True)
    assert stepper.play.face == Face(before="pause")


def test_words_alone_stand_on_the_buttons_before_signs_do(stepper):
    stepper.set_title("10 / 12", "Normalise", Symbol("A = E ÷ row sums and more"))
    told = []
    for wide in range(1200, stepper.minimumSizeHint().width(), -10):
        stepper.resize(wide, 44)
        stepper.layout().activate()
        faces = (stepper.back.face, stepper.play.face, stepper.next.face)
        told += [faces] if faces not in told else []
        room = stepper.width() - stepper.back.geometry().x()
        assert stepper.title.geometry().right() + room <= wide
        assert stepper.title.width() >= stepper.title.minimumSizeHint().width()
    whole = (Face("Back", before="left"), Face("Play", before="play"), Face("Next", behind="right"))
    words = tuple(Face(face.text) for face in whole)
    assert told == [whole, words, tuple(face._replace(text="") for face in whole)]


def test_a_title_without_room_is_smaller_and_whole(stepper):
    stepper.set_title("10 / 12", "Normalise", Symbol("A = E ÷ row sums"))
    title = stepper.title
    title.resize(title.sizeHint())
    usual = _inked(title)
    title.resize(title.minimumSizeHint())
    small = _inked(title)
    assert small < title.width() - 1, "the last letter is not cut"
    assert small == pytest.approx(usual * SMALLEST_TITLE, abs=4)


def _inked(widget):
    """Return how far to the right anything is painted."""
    image = widget.grab().toImage()
    ground = image.pixel(image.width() - 1, 0)
    columns = range(image.width() - 1, 0, -1)
    return next(
        x for x in columns if any(image.pixel(x, y) != ground for y in range(image.height()))
    )


def test_the_projector_has_fewer_controls(stepper):
    assert stepper.pace.isVisible()
    stepper.set_theme(theme("projector", 1080))
    assert stepper.pace.isHidden()


@pytest.fixture
def entry(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    widget = StepEntry(12, parent)
    parent.show()
    parent.activateWindow()
    qtbot.waitExposed(parent)
    widget.went, widget.gone = [], []
    widget.entered.connect(widget.went.append)
    widget.left.connect(lambda: widget.gone.append(True))
    widget.ask(parent)
    parent.keep = widget
    yield widget
    parent.close()


@pytest.mark.parametrize(
    ("typed", "went"), [("7", [7]), ("12", [12]), ("1", []), ("0", []), ("x3", [3])]
)
def test_a_number_goes_as_soon_as_it_is_whole(entry, typed, went):
    QTest.keyClicks(entry, typed)
    assert entry.went == went
    assert entry.isHidden() == bool(went)


def test_enter_goes_to_a_number_that_could_go_on(entry):
    QTest.keyClicks(entry, "1")
    QTest.keyClick(entry, Qt.Key.Key_Return)
    assert entry.went == [1]


def test_a_number_that_is_no_step_stays(entry):
    entry.setText("99")
    QTest.keyClick(entry, Qt.Key.Key_Return)
    assert entry.went == []
    assert entry.isVisible()
    QTest.keyClick(entry, Qt.Key.Key_Escape)
    assert entry.isHidden()
    assert entry.gone == [True]


SUM = (
    Piece("sat · cat = ", strong=True),
    Piece("(1.6)", "Q"),
    Piece("(1.2)", "K"),
    Piece(" = 1.92"),
)


def test_the_line_keeps_its_pieces_in_order(qapp):
    runs = set_runs(SUM, LOOK, 16, 500)
    assert [run.text for run in runs] == [piece.text for piece in SUM]
    assert [run.x for run in runs] == sorted(run.x for run in runs)
    assert {run.line for run in runs} == {0}


def test_a_long_line_breaks_at_spaces(qapp):
    pieces = (Piece("(0.25)(0.75) + " * 8), Piece("(1)(2) = 3"))
    runs = set_runs(pieces, LOOK, 16, 300)
    assert max(run.line for run in runs) >= 2
    assert "".join(run.text for run in runs) == "".join(piece.text for piece in pieces)
    assert all(run.x == 0 or not run.text.startswith(" ") for run in runs if run.line)


@pytest.mark.parametrize("name", ["light", "dark", "projector"])
@pytest.mark.parametrize("colour", ["Q", "K", "V", "text", "muted"])
def test_arithmetic_can_be_read_on_its_ground(qapp, name, colour):
    from attnviz.ui.look.contrast import luminance

    look = theme(name)
    light, dark = sorted(
        (luminance(look.select_fill), luminance(look.colour(colour))), reverse=True
    )
    assert (light + 0.05) / (dark + 0.05) >= 4.5


def test_the_line_is_painted_inside_its_band(qapp):
    image = QImage(300, 60, QImage.Format.Format_RGB32)
    image.fill(LOOK.window)
    painter = QPainter(image)
    band = QRectF(10, 5, 280, line_height(LOOK))
    paint_line(painter, band, (Piece("(0.123)(0.456) + " * 6),), LOOK)
    painter.end()
    ground = LOOK.window.name()
    outside = [image.pixelColor(x, y).name() for x in (4, 295) for y in range(60)]
    assert set(outside) == {ground}
    inside = image.pixelColor(14, int(band.center().y())).name()
    assert inside == LOOK.select_fill.name()


def test_the_line_repaints_only_for_other_arithmetic(qtbot):
    line = ByHandLine(LOOK)
    qtbot.addWidget(line)
    line.set_pieces(SUM)
    assert line.text == "sat · cat = (1.6)(1.2) = 1.92"
    assert line.accessibleName() == line.text
    line.set_pieces([Piece("e"), Piece("0.98", raised=True)])
    assert line.text == "e^0.98"


@pytest.fixture
def bar(qtbot):
    canvas = QWidget()
    qtbot.addWidget(canvas)
    canvas.resize(900, 200)
    widget = InfoBar(LOOK, canvas)
    widget.resize(900, 44)
    canvas.show()
    widget.chosen_keys = []
    widget.chosen.connect(widget.chosen_keys.append)
    yield widget
    canvas.close()


def test_a_refusal_offers_ways_out_and_goes_when_one_is_taken(bar):
    bar.show_message("S is computed from Q and K.", [("X", "Go to X"), ("W_Q", "Go to W_Q")])
    assert bar.text == "S is computed from Q and K."
    QTest.mouseClick(bar.buttons[1], Qt.MouseButton.LeftButton)
    assert bar.chosen_keys == ["W_Q"]
    assert bar.isHidden()
    assert bar.text == ""


def test_the_next_refusal_replaces_the_buttons(bar):
    bar.show_message("a", [("X", "Go to X")])
    bar.show_message("<b>b</b>", ())
    assert bar.text == "<b>b</b>"
    assert bar.buttons == []
    closed = []
    bar.closed.connect(lambda: closed.append(True))
    bar.dismiss()
    bar.dismiss()
    assert closed == [True]
