"""Buttons that paint themselves: their colours, their ring, what stands on them."""

import itertools

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QPushButton,
    QSlider,
    QSpinBox,
    QWidget,
)

from attnviz.frame.chrome.tool_button import ToolButton
from attnviz.tabs.step_by_step.panel.switch_button import SwitchButton
from attnviz.ui.controls.key_button import Face, KeyButton
from attnviz.ui.controls.more_button import MoreButton
from attnviz.ui.controls.painted_button import PaintedButton
from attnviz.ui.controls.segmented import SegmentButton
from attnviz.ui.look import icons
from attnviz.ui.look.contrast import contrast
from attnviz.ui.look.focus_ring import GAP, ring_width
from attnviz.ui.look.style import style_sheet
from attnviz.ui.look.theme import theme
from attnviz.ui.look.tones import tone

LOOKS = ("light", "dark", "projector")
KINDS = ("primary", "tonal", "plain", "quiet", "segment", "tool", "menu")
STATES = ("rest", "hover", "pressed", "chosen", "off")


def pixels(widget):
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    shape = (image.height(), image.width())
    return np.frombuffer(image.constBits(), np.uint32).reshape(shape).copy()


def make(name, look, parent):
    applied = theme(look, 1080)
    if name == "segment":
        return SegmentButton("Who is it?", applied, parent)
    if name == "switch":
        button = SwitchButton("Mask", applied, parent)
        button.set_state(True, "on")
        return button
    if name == "more":
        return MoreButton(applied, parent)
    if name in ("tool", "menu"):
        return ToolButton("File", applied, parent, icon="menu", menu=name == "menu")
    return KeyButton("Next  N", applied, parent, kind=name, behind="right")


MADE = ("primary", "tonal", "plain", "quiet", "segment", "switch", "more", "tool", "menu")


@pytest.fixture
def shown(qtbot):
    """Return a function that shows a button on the ground of its look, without the keyboard."""

    def show(name, look, *, chosen=False):
        ground = QWidget()
        ground.setStyleSheet(f"QWidget {{ background: {theme(look).window.name()}; }}")
        button = make(name, look, ground)
        if chosen:
            button.setCheckable(True)
            button.setChecked(True)
        button.setGeometry(20, 20, button.sizeHint().width() + 30, button.sizeHint().height() + 8)
        ground.resize(button.width() + 40, button.height() + 40)
        qtbot.addWidget(ground)
        ground.show()
        ground.activateWindow()
        button.clearFocus()
        QApplication.processEvents()
        return ground, button

    return show


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("look", LOOKS)
def test_name_and_key_are_read_on_every_button(look, kind, state):
    applied = theme(look)
    found = tone(applied, kind, state)
    if (kind, state) == ("tool", "off"):
        assert contrast(found.ink, applied.panel) < contrast(applied.muted, applied.panel)
        return  # an icon that can be seen to be off
    grounds = [found.ground] if found.ground is not None else [applied.window, applied.panel]
    if kind == "segment" and found.ground is None:
        grounds = [applied.surface if look == "projector" else applied.fill]
    assert min(contrast(found.ink, ground) for ground in grounds) >= 4.5
    if state != "off":
        assert min(contrast(found.faint, ground) for ground in grounds) >= 4.5


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("look", LOOKS)
def test_every_state_of_a_button_looks_different(look, kind):
    applied = theme(look)
    seen = [tone(applied, kind, state) for state in STATES]
    if kind == "primary":
        seen.pop(STATES.index("chosen"))  # filled as it is, it is never chosen
    assert all(one != other for one, other in itertools.combinations(seen, 2))


def test_projecting_every_button_in_the_canvas_has_an_edge():
    applied = theme("projector")
    for kind, state in itertools.product(("primary", "tonal", "plain", "quiet"), STATES):
        edge = tone(applied, kind, state).edge
        assert edge is not None
        assert contrast(edge, applied.window) >= 3
    assert all(tone(theme("light"), "quiet", state).edge is None for state in STATES)


@pytest.mark.parametrize("name", MADE)
@pytest.mark.parametrize("look", LOOKS)
def test_the_ring_is_whole_and_has_its_gap_and_nothing_moves(shown, look, name):
    ground, button = shown(name, look, chosen=name == "segment")
    hint, before = button.sizeHint(), pixels(ground)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    assert button.hasFocus()
    now, applied = pixels(ground), theme(look, 1080)
    assert button.sizeHint() == hint
    wide, corner = round(ring_width(applied)), round(applied.px(8))
    gap = round(button.RING_GAP)
    left, top, right, foot = 20, 20, 20 + button.width(), 20 + button.height()
    for depth in range(wide):
        edges = (
            now[top + depth, left + corner : right - corner],
            now[foot - 1 - depth, left + corner : right - corner],
            now[top + corner : foot - corner, left + depth],
            now[top + corner : foot - corner, right - 1 - depth],
        )
        assert all((edge == applied.focus.rgb()).all() for edge in edges), depth
    for depth in range(wide, wide + gap):
        between = now[top + depth, left + corner : right - corner]
        assert (between == applied.window.rgb()).all(), depth
    inner = np.s_[top + wide + gap + 3 : foot - wide - gap - 3, left + corner : right - corner]
    assert (now[inner] == before[inner]).all()
    outside = now.copy()
    outside[top:foot, left:right] = before[top:foot, left:right]
    assert (outside == before).all()


def test_the_gap_is_needed_where_the_ring_has_the_colour_of_the_fill():
    assert GAP >= 2
    for look in ("light", "projector"):
        assert theme(look).focus == tone(theme(look), "primary", "rest").ground


@pytest.mark.parametrize("zoom", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("name", MADE)
def test_controls_are_32_px_high(qapp, name, zoom):
    button = make(name, "light", None)
    button.set_theme(theme("light", zoom=zoom))
    assert button.sizeHint().height() == round(32 * zoom)
    assert button.minimumSizeHint().height() == round(32 * zoom)


@pytest.mark.parametrize("zoom", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("kind", [QLineEdit, QComboBox, QSpinBox, QPushButton, QSlider])
def test_fields_and_buttons_of_dialogs_are_32_px_high_too(qtbot, kind, zoom):
    box = QWidget()
    box.setStyleSheet(style_sheet(theme("light", zoom=zoom)))
    part = QSlider(Qt.Orientation.Horizontal, box) if kind is QSlider else kind(box)
    qtbot.addWidget(box)
    part.ensurePolished()
    wished = max(part.sizeHint().height(), part.minimumHeight())
    assert min(wished, part.maximumHeight()) == round(32 * zoom)


@pytest.mark.parametrize("look", LOOKS)
def test_a_button_of_a_dialog_is_as_high_and_has_the_colours(qtbot, look):
    applied = theme(look, 1080)
    box = QWidget()
    box.setStyleSheet(style_sheet(applied))
    plain, ours = QPushButton("Browse…", box), KeyButton("Browse…", applied, box)
    qtbot.addWidget(box)
    plain.ensurePolished()
    assert plain.sizeHint().height() == ours.sizeHint().height()
    for button in (plain, ours):
        button.resize(200, 40)
    middles = {button.grab().toImage().pixelColor(30, 20).name() for button in (plain, ours)}
    assert middles == {applied.fill.name()}


def test_what_follows_two_blanks_is_the_key_and_small(qapp):
    applied = theme("light")
    with_key, without = KeyButton("Whole sheet  F4", applied), KeyButton("Whole sheet", applied)
    assert with_key.face == Face("Whole sheet", key="F4")
    assert without.face == Face("Whole sheet")
    key = QFontMetricsF(applied.font("tick")).horizontalAdvance("F4")
    wider = with_key.sizeHint().width() - without.sizeHint().width()
    assert key + 5 <= wider <= key + 7


def test_a_button_without_room_leaves_its_key_out_and_keeps_its_words(qapp):
    applied = theme("light")
    with_key, without = KeyButton("Whole sheet  F4", applied), KeyButton("Whole sheet", applied)
    least = with_key.minimumSizeHint()
    assert least == without.minimumSizeHint()
    for button in (with_key, without):
        button.resize(least)
    assert (pixels(with_key) == pixels(without)).all()


def test_an_ampersand_is_an_ampersand(qapp):
    assert KeyButton("Q && A", theme("light")).face == Face("Q & A")


def test_a_chosen_button_is_no_wider_than_before(qapp):
    button = KeyButton("As table  F3", theme("light"))
    button.setCheckable(True)
    before = button.sizeHint()
    button.setChecked(True)
    assert button.sizeHint() == before


def test_a_switch_says_its_state_in_words_and_by_its_knob(qapp):
    button = SwitchButton("Mask", theme("light"))
    seen = []
    for on, said in ((True, "on"), (False, "off")):
        button.set_state(on, said)
        button.resize(240, 32)
        assert button.text() == f"Mask  {said}"
        seen.append(button.grab().toImage().pixelColor(240 - 4 - 26, 16))
    assert seen == [theme("light").accent, theme("light").surface]


def test_pointing_at_a_button_lights_it(shown):
    _, button = shown("plain", "light")
    spot, applied = QPoint(6, button.height() // 2), theme("light")
    at_rest = button.grab().toImage().pixelColor(spot)
    QTest.mouseMove(button, spot)
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, True)
    assert at_rest == applied.fill
    assert button.grab().toImage().pixelColor(spot) == tone(applied, "plain", "hover").ground


def test_a_tool_without_its_word_is_its_icon(qapp):
    tool = ToolButton("Export", theme("light"), icon="export", menu=False)
    wide = tool.sizeHint().width()
    tool.set_wordless(True)
    assert tool.face == Face(before="export")
    assert tool.sizeHint() == QSize(32, 32)
    assert wide > 64
    word = ToolButton("F1 keys", theme("projector"), icon="", menu=False)
    word.set_wordless(True)
    assert word.face == Face("F1 keys")


def test_a_dot_on_a_tool_is_seen_and_goes(qapp):
    tool = ToolButton("File", theme("light"), icon="menu", menu=True)
    tool.resize(tool.sizeHint())
    before = pixels(tool)
    tool.set_dot(True)
    assert (pixels(tool) == theme("light").accent.rgb()).sum() > 10
    tool.set_dot(False)
    assert (pixels(tool) == before).all()


@pytest.mark.parametrize("name", icons.ICONS)
def test_every_icon_has_the_colour_of_the_text_and_stays_in_its_square(qapp, name):
    applied = theme("light", zoom=2.0)
    button = KeyButton("", applied, kind="quiet", before=name)
    button.resize(64, 64)
    inks = [colour.rgb() for colour in (applied.muted, tone(applied, "quiet", "rest").faint)]
    rows, columns = np.nonzero(np.isin(pixels(button), inks))
    assert rows.size > 4
    assert 16 <= rows.min() <= rows.max() < 48
    assert 16 <= columns.min() <= columns.max() < 48


def test_a_fault_in_painting_leaves_no_painter_open(shown):
    """An open painter ends the process when its widget goes."""
    _, button = shown("plain", "light")
    before, painters = pixels(button), []

    def fail(painter, applied):
        painters.append(painter)
        raise ValueError("no such colour")

    button.paint_face = fail
    with pytest.raises(ValueError, match="no such colour"):
        button.repaint()
    assert [painter.isActive() for painter in painters] == [False]
    del button.paint_face
    assert (pixels(button) == before).all()


def test_all_painted_buttons_of_the_window_take_the_look(qapp):
    for name in MADE:
        button = make(name, "light", None)
        assert isinstance(button, PaintedButton)
        before = pixels(button)
        button.set_theme(theme("dark"))
        assert pixels(button).shape != before.shape or (pixels(button) != before).any(), name


def test_a_button_that_goes_off_keeps_the_keyboard_until_that_leaves(qtbot):
    row, pressed = QWidget(), []
    qtbot.addWidget(row)
    buttons = [KeyButton(name, theme("light"), row) for name in ("Back", "Play", "Next")]
    for place, button in enumerate(buttons):
        button.setGeometry(100 * place, 0, 80, 32)
    row.show()
    row.activateWindow()
    back, _, following = buttons
    following.clicked.connect(lambda: pressed.append(1))
    following.setFocus()
    qtbot.waitUntil(following.hasFocus)
    on = pixels(following)
    following.setEnabled(False)
    assert following.hasFocus()
    assert (pixels(following) != on).any()
    QTest.keyClick(following, Qt.Key.Key_Space)
    QTest.mouseClick(following, Qt.MouseButton.LeftButton)
    following.click()
    assert not pressed
    following.setEnabled(True)
    QTest.keyClick(following, Qt.Key.Key_Space)
    assert pressed == [1]
    following.setEnabled(False)
    back.setFocus()
    assert not following.isEnabled()
    assert back.hasFocus()
