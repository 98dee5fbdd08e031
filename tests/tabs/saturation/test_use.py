"""What a person does with mouse and keys, and what the spec and the picture become."""

import re

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionComboBox

from attnviz.ui.look.theme import theme
from attnviz.ui.tab import flow_motion

ALT = Qt.KeyboardModifier.AltModifier


def test_a_drag_is_one_undo_step_with_a_name(tab):
    sizes = []
    tab.session.changed.connect(lambda change: sizes.append(tab.session.lab.saturation.d_k))
    start = tab.at_size(64)
    tab.drag(start, start + QPointF(30, 0), start + QPointF(60, 0), tab.at_size(256))
    assert sizes[-1] == 256
    assert len(sizes) == 3
    assert tab.undo_names == ["d_k 256"]
    tab.undo()
    assert tab.spec.d_k == 64
    assert tab.shown.size == 64
    tab.drag(tab.at_size(2))
    tab.drag(tab.at_size(8))
    assert tab.undo_names == ["d_k 2", "d_k 8"]


def test_the_handle_snaps_to_stops_but_not_with_alt(tab):
    near = tab.at_size(128) + QPointF(5, 0)
    tab.drag(near)
    assert tab.spec.d_k == 128
    tab.drag(near, modifiers=ALT)
    assert tab.spec.d_k == tab.canvas.layout_now().track.value_at(near.x(), snap=False) != 128
    tab.drag(tab.at_size(128) + QPointF(8, 0))
    assert tab.spec.d_k > 128
    tab.drag(tab.at_size(64), tab.at_size(1024) + QPointF(400, 0))
    assert tab.spec.d_k == 1024


def test_a_drag_follows_at_once_and_a_jump_eases(tab, monkeypatch):
    now = [100.0]
    monkeypatch.setattr(flow_motion, "monotonic", lambda: now[0])
    tab.drag(tab.at_size(64), tab.at_size(70))
    assert tuple(tab.canvas.moment().shares[0]) == tuple(tab.shown.charts[0].shares)
    before = tab.shown.charts[1].shares
    tab.press("Right")
    after = tab.shown.charts[1].shares
    assert tuple(tab.canvas.moment().shares[1]) == pytest.approx(before)
    now[0] += flow_motion.EASE / 2
    on_the_way = [a + 0.75 * (b - a) for a, b in zip(before, after, strict=True)]
    assert tuple(tab.canvas.moment().shares[1]) == pytest.approx(on_the_way)
    assert on_the_way != pytest.approx(after)
    now[0] += flow_motion.EASE / 2
    tab.settle()
    assert tuple(tab.canvas.moment().shares[1]) == tuple(after)


@pytest.mark.parametrize(
    ("key", "size"),
    [
        ("Right", 128), ("Left", 32), ("Shift+Right", 65), ("Shift+Left", 63),
        ("Ctrl+Right", 256), ("Ctrl+Left", 16), ("Home", 1), ("End", 1024),
    ],
)  # fmt: skip
def test_keys_of_the_size(tab, key, size):
    tab.press(key)
    assert tab.spec.d_k == size
    assert tab.undo_names == [f"d_k {size}"]


def test_small_steps_in_a_row_are_one_undo_step(tab):
    for _ in range(5):
        tab.press("Shift+Right")
    assert tab.spec.d_k == 69
    assert tab.undo_names == ["d_k 69"]


def test_a_clicker_goes_from_stop_to_stop_and_learns_of_the_end(tab):
    tab.view.edits.set_size(300)
    assert tab.view.advance(1)
    assert tab.spec.d_k == 512
    assert tab.view.advance(-1)
    assert tab.spec.d_k == 256
    tab.view.edits.set_size(1024)
    assert not tab.view.advance(1)
    tab.view.edits.set_size(1)
    assert not tab.view.advance(-1)


def test_any_whole_number_can_be_typed(tab):
    field = tab.view.controls.size_field
    field.setFocus()
    tab.type("777")
    assert tab.spec.d_k == 777
    tab.qtbot.waitUntil(tab.canvas.hasFocus)
    for typed, size in (("5000", 1024), ("0", 1), ("1,000", 1000)):
        field.setFocus()
        tab.type(typed)
        assert tab.spec.d_k == size
        assert field.text() == str(size)
        beyond = f"Vector size d_k: found {int(typed.replace(',', '')):,}, expected 1 to 1,024"
        assert (tab.view.status() == beyond) == (typed != "1,000")
    field.setFocus()
    tab.type("63.5")
    assert tab.spec.d_k == 1000
    assert field.wrong
    assert "63.5" in tab.statuses[-1]
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == "1000"
    assert not field.wrong
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert tab.spec.d_k == 1001


def test_new_draw_is_undoable_and_its_number_can_be_typed(tab):
    tab.press("R")
    tab.press("R")
    assert tab.spec.draw == 1595
    assert tab.undo_names == ["new draw 1594", "new draw 1595"]
    tab.undo()
    assert tab.spec.draw == 1594
    field = tab.view.controls.draw_field
    field.setFocus()
    tab.type("123456789012345678901")
    assert tab.spec.draw == 1594
    assert field.text() == "1594"
    field.setFocus()
    tab.type("9007199254740993")
    assert tab.spec.draw == 9007199254740993
    assert tab.view.controls.chapter_button.isVisible()
    tab.view.controls.chapter_button.click()
    assert tab.spec.draw == "chapter"
    assert not tab.view.controls.chapter_button.isVisible()
    assert field.text() == "the chapter’s"


def test_divisor_by_key_and_by_button(tab):
    seen = []
    for _ in range(3):
        tab.press("S")
        seen.append(tab.spec.divisor)
    assert seen == ["d", "1", "sqrt"]
    tab.panel.divisor.button(2).click()
    assert tab.spec.divisor == "d"
    assert tab.shown.charts[1].title == "softmax(q·k ÷ d)"
    assert tab.panel.divisor.current == 2
    assert tab.undo_names[-1] == "divide by d"
    tab.undo()
    assert tab.panel.divisor.current == 1


def test_coins(tab):
    tab.panel.distribution.button(1).click()
    assert tab.spec.distribution == "coin"
    assert tab.spec.draw == 14547
    assert all(score % 2 == 0 for score in tab.shown.scores)  # 64 products of ±1
    assert tab.panel.distribution.current == 1
    assert "Coin-flip draw 14547 at d_k = 64" in tab.caption
    tab.view.edits.use_chapter()
    assert tab.spec.distribution == "normal"


def test_typed_scores(tab):
    tab.click(tab.score_box(0))
    assert QApplication.focusWidget() is tab.canvas.editor
    for typed in ("3", "0", "0", "0", "0", "0"):
        tab.type(typed)
    assert tab.spec.typed == (3.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    assert tab.canvas.editor is None
    assert list(tab.shown.charts[0].numbers) == ["80.1%"] + ["4.0%"] * 5
    controls = tab.view.controls
    assert controls.badge.isVisible()
    assert controls.badge.text() == "typed scores"
    assert not controls.draw_field.isVisible()
    assert not tab.view.modes.isVisible()
    assert tab.caption == (
        "Your typed scores span 3.0, and about two keys count. Divided by √64 = 8, about six do."
    )
    assert tab.undo_names == [f"score of key {i}" for i in range(1, 7)]
    controls.back_button.click()
    assert tab.spec.typed is None
    assert tab.shown.charts[0].numbers[0] == "100.0%"
    tab.undo()
    tab.press("R")
    assert tab.spec.typed is None


def test_typed_scores_stay_while_the_size_moves(tab):
    """So that 3, 0, 0, 0, 0, 0 can be compared across √d."""
    tab.view.edits.set_scores([3, 0, 0, 0, 0, 0])
    raw, divided = (list(chart.numbers) for chart in tab.shown.charts)
    tab.drag(tab.at_size(64), tab.at_size(512))
    assert tab.spec.d_k == 512
    tab.press("Right")
    assert tab.spec.d_k == 1024
    assert tab.view.advance(-1)
    tab.view.edits.set_size(4)
    assert tab.spec.typed == (3.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    assert list(tab.shown.charts[0].numbers) == raw
    assert list(tab.shown.charts[1].numbers) != divided
    assert tab.caption.startswith("Your typed scores span 3.0")
    assert "Divided by √4 = 2, " in tab.caption
    tab.view.toggle_motion()
    assert tab.view.sweep.running
    tab.view.toggle_motion()
    assert tab.spec.typed is not None


def test_a_field_left_as_it_is_types_nothing(tab):
    tab.view.type_score()
    QTest.keyClick(tab.canvas.editor, Qt.Key.Key_Return)
    assert tab.spec.typed is None
    assert tab.undo_names == []
    assert tab.view.escape()
    assert tab.canvas.editor is None


def test_a_score_out_of_bounds_is_clamped_and_nonsense_refused(tab):
    tab.view.type_score()
    tab.type("12000")
    assert tab.spec.typed[0] == 9999
    tab.type("many")
    assert "many" in tab.statuses[-1]
    assert tab.canvas.editor.wrong
    assert tab.view.escape()
    assert tab.canvas.editor is None
    assert tab.spec.typed[1] == pytest.approx(-15.04)


def test_equal_scores_show_a_sixth_each(tab):
    tab.view.edits.set_scores([2.5] * 6)
    assert list(tab.shown.charts[0].numbers) == ["16.7%"] * 6
    assert tab.caption == "All six scores are equal, so each key gets 16.7%."


def test_pasted_scores(tab):
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("3, 0, 0, 0, −2, 0")
    tab.press("Ctrl+V")
    assert tab.spec.typed == (3.0, 0.0, 0.0, 0.0, -2.0, 0.0)
    clipboard.setText("1 2 3")
    tab.press("Ctrl+V")
    assert tab.spec.typed[0] == 3.0
    assert "found 3 numbers" in tab.statuses[-1]


def test_pointing_at_a_bar_says_everything_about_the_key(tab):
    tab.hover(tab.key_row(0, side=1))
    status = tab.statuses[-1]
    assert status.startswith("key 1   q·k 12.4   e^q·k ≈ 2.4·10⁵   raw ")
    assert repr(float(tab.shown.charts[0].shares[0])) in status
    assert repr(float(tab.shown.charts[1].shares[0])) in status
    assert "÷8 = 1.55: 49.5% = " in status
    tab.hover(QPointF(2, 2))
    assert tab.statuses[-1].startswith("chapter’s draw   d_k 64   range 27.44 (√d = 8)")


def test_a_click_follows_the_key_and_another_lets_it_go(tab):
    tab.press("V")
    tab.click(tab.key_row(2))
    assert tab.shown.followed == 2
    tab.click(tab.canvas.layout_now().dots(tab.shown, tab.canvas._theme)[4])
    assert tab.shown.followed == 4
    assert tab.view.escape()
    assert tab.shown.followed is None
    assert tab.undo_names == []


def test_the_keyboard_reaches_the_keys(tab):
    QTest.keyClick(tab.canvas, Qt.Key.Key_Tab)
    assert tab.view.state.pointer.cursor == 0
    tab.press("Down")
    assert tab.view.state.pointer.cursor == 1
    assert tab.statuses[-1].startswith("key 2 ")
    tab.press("Return")
    assert tab.shown.followed == 1
    tab.press("F2")
    tab.type("4")
    assert tab.spec.typed[1] == 4.0
    assert tab.view.escape()  # the field of the next key
    assert tab.view.escape()
    assert tab.view.state.pointer.cursor is None
    QTest.keyClick(tab.canvas, Qt.Key.Key_Tab)
    QTest.keyClick(tab.canvas, Qt.Key.Key_Tab)
    assert not tab.canvas.hasFocus()


def test_ruler_and_walk(tab):
    tab.press("V")
    assert tab.shown.paths is not None
    assert tab.view.modes.current == 1
    tab.view.modes.button(0).click()
    assert tab.shown.paths is None


def test_a_sweep_runs_to_the_end_as_one_undo_step(tab, monkeypatch):
    from attnviz.tabs.saturation.canvas import sweep_clock as clock

    now = [100.0]
    monkeypatch.setattr(clock, "monotonic", lambda: now[0])
    sweep = tab.view.sweep
    tab.view.toggle_motion()
    assert sweep.running
    assert tab.spec.d_k == 1
    assert tab.view.controls.sweep_button.isChecked()
    now[0] += 4
    sweep._on_timeout()
    assert tab.spec.d_k == 32
    tab.view.toggle_motion()
    assert sweep.paused
    now[0] += 60
    tab.view.toggle_motion()
    assert tab.spec.d_k == 32
    now[0] += 0.8
    sweep._on_timeout()
    assert tab.spec.d_k == 64
    now[0] += 4
    sweep._on_timeout()
    assert not sweep.running
    assert tab.spec.d_k == 1024
    assert tab.caption == "Only with ÷ √d do the bars look alike at every size."
    assert tab.undo_names == ["sweep to d_k 1024"]
    tab.undo()
    assert tab.spec.d_k == 64
    assert "Only" not in tab.caption


def test_another_edit_or_another_tab_pauses_the_sweep(tab):
    tab.view.toggle_motion()
    tab.press("R")
    assert not tab.view.sweep.running
    tab.view.toggle_motion()
    tab.view.set_shown(False)
    assert not tab.view.sweep.running
    assert not tab.view.controls.sweep_button.isChecked()


def test_with_reduced_motion_nothing_eases_and_a_sweep_shows_stops(tab):
    tab.view.set_reduced_motion(True)
    tab.press("Right")
    assert not tab.canvas.motion.easing
    assert tuple(tab.canvas.moment().shares[1]) == tuple(tab.shown.charts[1].shares)
    sizes = set()
    tab.session.changed.connect(lambda change: sizes.add(tab.spec.d_k))
    tab.view.edits.set_size(1)
    for i in range(1001):
        tab.view.sweep.ticked.emit(8 * i / 1000)
    assert sizes == {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024}


def test_a_hidden_tab_catches_up(tab):
    tab.view.set_shown(False)
    tab.view.edits.set_draw(5)
    assert tab.view.state.spec.draw == "chapter"
    tab.view.set_shown(True)
    assert tab.view.controls.draw_field.text() == "5"


def test_other_exhibits_do_not_matter(tab):
    said = len(tab.captions)
    tab.session.edit(lambda spec: spec.__class__(window=5), slot="sparse", text="w 5")
    assert len(tab.captions) == said


def test_reset_is_a_step(tab):
    tab.view.edits.set_draw(5)
    tab.press("Ctrl+R")
    assert tab.spec.draw == "chapter"
    tab.undo()
    assert tab.spec.draw == 5


def test_reading_a_curve(tab):
    panel = tab.panel
    panel.resize(304, 588)
    panel.show()
    tab.qtbot.waitUntil(lambda: panel.plot.bands is not None, timeout=20_000)
    layout = panel.plot.layout_now()
    curve = layout.bands.curves[0]
    at = QPointF(layout.x_of(64), layout.y_of(float(curve.mean[6])))
    tab.send(QEvent.Type.MouseMove, at, Qt.MouseButton.NoButton, widget=panel.plot)
    assert tab.statuses[-1] == (
        f"d_k 64, no division: largest weight {100 * curve.mean[6]:.1f}% on average over "
        f"2,000 draws; 80% of them lie between {100 * curve.low[6]:.1f}% and "
        f"{100 * curve.high[6]:.1f}%"
    )
    panel.plot.setFocus()
    panel.plot._read_point(None)
    assert tab.statuses[-1].startswith("chapter’s draw")
    QTest.keyClick(panel.plot, Qt.Key.Key_Right)
    QTest.keyClick(panel.plot, Qt.Key.Key_Down)
    assert tab.statuses[-1].startswith("d_k 1, ÷ √d: ")


@pytest.mark.parametrize("zoom", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("look", ["light", "dark"])
def test_the_panel_fits_its_width(tab, look, zoom):
    from attnviz.ui.look.style import style_sheet
    from attnviz.ui.look.theme import theme

    colours = theme(look, 720, zoom)
    tab.panel.setStyleSheet(style_sheet(colours))
    tab.view.set_theme(colours)
    tab.panel.ensurePolished()
    tab.view.edits.set_size(1024)
    assert tab.panel.minimumSizeHint().width() <= 304 * zoom
    tab.panel.resize(round(304 * zoom), 900)
    tab.panel.show()
    combo = tab.panel.quantity
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    field = combo.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox,
        option,
        QStyle.SubControl.SC_ComboBoxEditField,
        combo,
    )
    for place in range(combo.count()):
        wide = combo.fontMetrics().horizontalAdvance(combo.itemText(place))
        assert wide <= field.width(), combo.itemText(place)
    if zoom == 1.0:
        assert tab.panel.minimumSizeHint().height() <= 588


def test_the_ring_stands_over_the_present_size(tab):
    tab.view.edits.set_size(100)
    panel = tab.panel
    tab.qtbot.waitUntil(lambda: panel.plot.bands is not None, timeout=20_000)
    assert panel.plot._size == 100
    layout = panel.plot.layout_now()
    curve = layout.bands.curves[0]
    low, high = float(curve.mean[6]), float(curve.mean[7])
    assert low < layout.mean_at(curve, 100) < high
    assert layout.mean_at(curve, 64) == pytest.approx(low)


@pytest.mark.parametrize("look", ["light", "dark", "projector"])
def test_the_export_paints_the_same_bars(tab, look):
    from attnviz.ui.look.theme import theme

    image = QImage(1200, 800, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    colours = theme(look, 720)
    tab.press("V")
    tab.view.draw(painter, QRectF(0, 0, 1200, 800), colours)
    painter.end()
    from attnviz.tabs.saturation.canvas.layout import layout_scores
    from attnviz.tabs.saturation.controls import HEAD

    head = colours.px(HEAD)
    layout = layout_scores(tab.shown, colours, QRectF(0, head, 1200, 800 - head))
    for side in (0, 1):
        for key, share in enumerate(tab.shown.charts[side].shares):
            frame = layout.charts[side].bar_rect(key, colours)
            y = round(frame.center().y())
            for place in (0.1, 0.3, 0.5, 0.7, 0.9):
                x = round(frame.left() + frame.width() * place)
                if abs(place - share) < 0.01:
                    continue
                filled = image.pixelColor(x, y) == colours.V
                assert filled == (place < share), (side, key, place)


def test_as_a_vector_picture_text_stays_text_and_a_walk_one_line(tab):
    from attnviz.export.figure import picture_bytes
    from attnviz.ui.look.theme import theme

    tab.press("V")
    svg = picture_bytes(
        "svg", lambda painter, rect: tab.view.draw(painter, rect, theme("light")), (976, 600)
    ).decode()
    for text in ("softmax(q·k ÷ √d)", "49.5%", "Vector size d_k", "chapter’s draw"):
        assert text in svg
    points = re.findall(r'<polyline [^>]*points="([^"]*)"', svg)
    assert sum(len(line.split()) == 65 for line in points) == 6
    assert "<image" not in svg


def test_a_click_on_a_button_leaves_the_keys_to_the_canvas(tab):
    controls = tab.view.controls
    for button in (controls.new_button, tab.view.modes.button(1), controls.chapter_button):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert tab.canvas.hasFocus()
    assert tab.spec.draw == "chapter"
    assert tab.shown.paths is not None


def test_commands_have_unique_names_and_keys(tab):
    commands = tab.view.commands()
    ids = [command.id for command in commands]
    assert len(set(ids)) == len(ids)
    keys = [key for command in commands for key in command.keys]
    assert len(set(keys)) == len(keys)
    assert {"R", "S", "V", "Space", "Home", "End", "PgUp", "PgDown", "Ctrl+C"} <= set(keys)
    assert all(command.group for command in commands)


@pytest.mark.parametrize("look", ["light", "dark"])
def test_enlarged_text_leaves_the_row_in_a_small_window(tab, look):
    tab.view.set_theme(theme(look, zoom=1.5))
    tab.view.resize(1008, 560)
    tab.qtbot.waitUntil(lambda: tab.view.controls.layout().sizeHint().width() <= 1008)
    assert tab.view.minimumSizeHint().width() <= 1008
