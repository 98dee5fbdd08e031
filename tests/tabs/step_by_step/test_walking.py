"""Stepping: buttons, chips, keys, playing, transitions, focus."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from attnviz.tabs.step_by_step.state.plan import LAST
from attnviz.ui.controls.key_button import Face
from attnviz.ui.look.theme import theme


def test_next_and_back_walk_to_the_ends(steps):
    stepper = steps.view.controls
    assert stepper.back.off
    for number in range(2, LAST + 1):
        QTest.mouseClick(stepper.next, Qt.MouseButton.LeftButton)
        assert steps.view.state.step.number == number
    assert stepper.next.off
    QTest.mouseClick(stepper.back, Qt.MouseButton.LeftButton)
    assert steps.view.state.step.number == LAST - 1


def test_a_clicker_goes_on_twelve_times_and_stops(steps):
    gone = [steps.view.advance(1) for _ in range(12)]
    assert gone == [True] * 11 + [False]
    assert steps.view.state.step.number == LAST
    assert [steps.view.advance(-1) for _ in range(12)] == [True] * 11 + [False]


@pytest.mark.parametrize("number", [9, 1, 12])
def test_a_chip_goes_to_its_step(steps, number):
    steps.step(4)
    chips = steps.canvas.chips
    QTest.mouseClick(chips, Qt.MouseButton.LeftButton, pos=chips.rect_of(number).center().toPoint())
    assert steps.view.state.step.number == number
    assert chips.current == number


def test_ctrl_g_takes_the_number_of_a_step(steps):
    steps.run("steps.go")
    entry = steps.canvas.entry
    assert entry.isVisible()
    QTest.keyClicks(entry, "11")
    assert steps.view.state.step.number == 11
    assert entry.isHidden()
    steps.run("steps.go")
    QTest.keyClicks(entry, "1")
    assert steps.view.state.step.number == 11
    QTest.keyClick(entry, Qt.Key.Key_Return)
    assert steps.view.state.step.number == 1


def test_keys_of_the_design_are_listed(steps):
    keys = {key: c.id for c in steps.view.commands() for key in c.keys}
    wanted = {
        "Left": "back", "PgUp": "back", "Right": "next", "PgDown": "next", "Space": "play",
        "Home": "first", "End": "last", "Ctrl+G": "go", "F2": "edit", "D": "scale", "M": "mask",
        "T": "swap", "F3": "table", "F8": "formula", "Ctrl+R": "reset", "Ctrl+C": "copy",
        "Ctrl+Shift+C": "copy_as", "Ctrl+V": "paste",
    }  # fmt: skip
    assert {key: keys.get(key) for key in wanted} == {
        key: f"steps.{name}" for key, name in wanted.items()
    }


def test_playing_goes_on_and_stops_at_the_end(steps, qtbot):
    player = steps.view.walker.player
    assert player.pace == 2.5
    steps.step(10)
    steps.view.controls.pace_chosen.emit(0.5)
    player.set_pace(0.01)
    steps.view.toggle_motion()
    assert "Pause" in steps.view.controls.play.text()
    qtbot.waitUntil(lambda: not player.playing, timeout=2000)
    assert steps.view.state.step.number == LAST
    assert "Play" in steps.view.controls.play.text()


def test_playing_from_the_end_starts_at_the_beginning(steps):
    steps.step(LAST)
    steps.view.toggle_motion()
    assert steps.view.state.step.number == 1
    steps.view.toggle_motion()
    assert not steps.view.walker.player.playing


def test_the_pace_menu_goes_from_half_a_second_to_six(steps):
    actions = steps.view.controls.pace.menu().actions()
    assert [a.text() for a in actions if a.isChecked()] == ["2.5 s per step"]
    assert (actions[0].text(), actions[-1].text()) == ("0.5 s per step", "6 s per step")
    actions[-1].trigger()
    assert steps.view.walker.player.pace == 6


def test_a_hidden_tab_rests(steps):
    steps.view.toggle_motion()
    steps.view.set_shown(False)
    assert not steps.view.walker.player.playing


def test_a_hidden_tab_catches_up(steps):
    from attnviz.model.edits.layer import set_cell

    steps.step(1)
    steps.view.set_shown(False)
    steps.session.edit(set_cell, "X", (0, 0), 0.9, slot="example", text="edit")
    steps.session.select(step=2)
    steps.view.set_shown(True)
    assert steps.numbers("X")[0, 0] == 0.9
    assert steps.host.names() == ["X", "W_Q", "Q"]


# Transitions


@pytest.fixture
def motion(steps):
    """Let the tab really move."""
    steps.view.set_reduced_motion(False)
    return steps.view.canvas.motion


def test_one_step_takes_600_ms_and_projecting_900(steps, motion):
    steps.step(2)
    assert (motion.running, motion.duration) == (True, 600)
    motion.stop()
    steps.view.set_theme(theme("projector", 720))
    steps.step(3)
    assert motion.duration == 900
    motion.stop()


def test_a_jump_runs_the_steps_between_four_times_as_fast(steps, motion, qtbot):
    seen = []
    steps.session.selection_changed.connect(lambda selection: seen.append(selection.step))
    steps.step(4)
    assert motion.duration == 150
    qtbot.waitUntil(lambda: not motion.running, timeout=3000)
    assert seen == [2, 3, 4]


def test_going_back_jumps_at_once(steps, motion):
    steps.view.set_reduced_motion(True)
    steps.step(9)
    steps.view.set_reduced_motion(False)
    steps.step(3)
    assert steps.view.state.step.number == 3
    assert (motion.running, motion.duration) == (True, 150)


def test_with_reduced_motion_a_step_only_fades(steps, motion):
    steps.view.set_reduced_motion(True)
    steps.view.walker.go_to(6)
    assert motion.running
    assert motion.duration <= 100
    assert steps.view.state.step.number == 6


def test_the_next_step_does_not_wait_for_a_transition(steps, motion):
    steps.step(2)
    steps.view.advance(1)
    assert steps.view.state.step.number == 3
    assert steps.host.names() == ["X", "W_K_used", "K"]
    motion.stop()


def covered(steps, name, row, col):
    """Return whether a cell of a matrix shows the empty ground in the picture on screen."""
    picture = steps.host.grab().toImage()
    rect = steps.host.cell_rect(name, row, col)
    point = (rect.topLeft() + rect.bottomRight()) / 2
    ground = theme("light").window.name()
    near = [picture.pixelColor(int(point.x()) + dx, int(rect.y()) + 6).name() for dx in (-20, 20)]
    return near == [ground, ground]


def test_a_product_fills_row_by_row(steps, motion):
    steps.step(2)
    motion.show_at(0.6)
    assert not covered(steps, "Q", 0, 0)
    assert not covered(steps, "Q", 1, 3)
    assert covered(steps, "Q", 3, 1)
    motion.stop()
    assert not covered(steps, "Q", 3, 1)


def test_the_hatch_wipes_in_from_the_right(steps, motion):
    steps.view.set_reduced_motion(True)
    steps.step(7)
    steps.view.set_reduced_motion(False)
    steps.step(8)
    motion.show_at(0.5)
    half = steps.host.grab().toImage()
    motion.stop()
    done = steps.host.grab().toImage()

    def corner(picture, row, col):
        rect = steps.host.cell_rect("masked_scores", row, col)
        return picture.pixelColor(int(rect.x()) + 3, int(rect.y()) + 3).name()

    signed = theme("light").signed_colour(1.8625, 1.8625).name()
    assert corner(done, 0, 3) == corner(half, 0, 3)
    assert corner(half, 0, 1) != corner(done, 0, 1)
    assert corner(done, 0, 2) != signed


def test_each_row_becomes_one_bar_for_two_thirds_of_the_time(steps, motion):
    steps.view.set_reduced_motion(True)
    steps.step(9)
    steps.view.set_reduced_motion(False)
    steps.step(10)
    motion.show_at(0.5)
    picture = steps.host.grab().toImage()
    cells = steps.host.layout_of("pattern").cells
    look = theme("light")
    for row, shares in enumerate([(1.0,), (0.364705, 0.635295)]):
        x = cells.x()
        y = int(steps.host.cell_rect("pattern", row, 0).y()) + 8
        for share in shares:
            middle = int(x + share * cells.width() / 2)
            seen = picture.pixelColor(middle - 16, y).name()
            assert seen == look.weight_colour(share).name(), (row, share)
            x += share * cells.width()
    motion.stop()


@pytest.mark.parametrize("number", range(2, 13))
def test_every_transition_paints_at_all_times(steps, motion, number):
    steps.view.set_reduced_motion(True)
    steps.step(number - 1)
    motion.stop()
    before = steps.host.grab().toImage()
    steps.view.set_reduced_motion(False)
    steps.step(number)
    pictures = []
    for t in (0.0, 0.1, 0.3, 0.55, 0.8, 1.0):
        motion.show_at(t)
        pictures.append(steps.host.grab().toImage())
    motion.stop()
    after = steps.host.grab().toImage()
    assert pictures[2] != after
    assert before != after


def elsewhere(view):
    """Paint the tab as the screen of an audience shows it, in its own size and look."""
    image = QImage(1600, 900, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    view.draw_live(painter, QRectF(image.rect()), theme("projector", 900))
    painter.end()
    return image


@pytest.mark.parametrize("number", range(2, 13))
def test_another_screen_moves_along_and_comes_to_rest(steps, motion, number):
    steps.view.set_reduced_motion(True)
    steps.step(number - 1)
    before = elsewhere(steps.view)
    steps.view.set_reduced_motion(False)
    steps.step(number)
    pictures = []
    for t in (0.1, 0.3, 0.55):
        motion.show_at(t)
        pictures.append(elsewhere(steps.view))
    motion.stop()
    after = elsewhere(steps.view)
    assert not pictures[0] == pictures[1] == pictures[2]
    assert before not in pictures
    assert after not in pictures
    steps.view.set_reduced_motion(True)
    steps.step(number - 1)
    steps.step(number)
    assert elsewhere(steps.view) == after


def differing(one, other):
    """Give the share of pixels that differ above the middle, where the matrices begin."""
    places = [(x, y) for x in range(0, one.width(), 5) for y in range(80, one.height() // 2, 5)]
    return sum(one.pixel(*at) != other.pixel(*at) for at in places) / len(places)


def test_another_screen_fades_back_from_the_step_before(steps, motion):
    steps.view.set_reduced_motion(True)
    steps.step(4)
    before = elsewhere(steps.view)
    steps.view.set_reduced_motion(False)
    steps.step(3)
    motion.show_at(0.0)
    assert differing(elsewhere(steps.view), before) < 0.02, "letters may lie between two pixels"
    motion.show_at(0.5)
    half = elsewhere(steps.view)
    motion.stop()
    after = elsewhere(steps.view)
    assert min(differing(half, before), differing(half, after), differing(before, after)) > 0.05


# Focus and keyboard


def test_tab_enters_the_matrices_and_escape_leaves(steps):
    steps.step(6)
    assert steps.host.cursor_cell() is None
    QTest.keyClick(steps.host, Qt.Key.Key_Tab)
    assert steps.host.cursor_cell() == ("scores", 2, 1)
    assert steps.view.escape()
    assert steps.host.cursor_cell() is None


def test_arrows_move_the_lit_cell(steps):
    steps.step(6)
    QTest.keyClick(steps.host, Qt.Key.Key_Tab)
    steps.keys(Qt.Key.Key_Down)
    assert steps.lit("scores") == ((), (), ((3, 1),))
    assert steps.lit("Q") == ((3,), (), ())
    assert steps.line.startswith("down · cat = ")
    assert steps.view.caption().startswith("Multiply pairwise and add: cell (“down”, “cat”)")
    assert steps.session.selection.cell == ("scores", (0, 3, 1))


def test_a_digit_edits_the_cell_of_the_keyboard(steps):
    steps.step(2)
    steps.canvas.matrices.enter_cell("W_Q", 1, 1)
    steps.keys(Qt.Key.Key_3)
    editor = steps.host.input.editor
    assert editor is not None
    assert editor.text() == "3"
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert steps.numbers("W_Q")[1, 1] == 3
    assert steps.host.cursor_cell() == ("W_Q", 2, 1)


def test_f2_edits_the_lit_cell_or_holds_it(steps):
    steps.step(1)
    steps.run("steps.edit")
    assert steps.host.input.editor.text() == "0.8"
    QTest.keyClick(steps.host.input.editor, Qt.Key.Key_Escape)
    steps.step(6)
    steps.run("steps.edit")
    editor = steps.host.input.editor
    assert editor.text() == "1.9599999999999997"
    editor.setText("0")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert steps.numbers("scores")[2, 1] == 0


def test_the_ring_of_the_canvas_is_on_the_chip_when_keys_brought_the_focus(steps):
    chips = steps.canvas.chips
    quiet = chips.grab().toImage()
    steps.view.controls.next.setFocus(Qt.FocusReason.TabFocusReason)
    steps.host.setFocus(Qt.FocusReason.TabFocusReason)
    assert chips.grab().toImage() != quiet
    QTest.keyClick(steps.host, Qt.Key.Key_Tab)
    assert chips.grab().toImage() == quiet


def test_escape_climbs_from_the_kept_light_to_nothing(steps):
    steps.step(6)
    steps.click("scores", 3, 0)
    assert steps.view.escape()
    assert steps.host.cursor_cell() is None
    assert steps.view.escape()
    assert steps.session.selection.cell is None
    assert steps.lit("scores") == ((), (), ((2, 1),))
    assert not steps.view.escape()


@pytest.mark.parametrize("number", range(1, LAST + 1))
def test_every_step_shows_its_matrices_again_after_another_tab(steps, number):
    for place in range(2, number + 1):  # one by one: what a step keeps of the one before counts
        steps.step(place)
    before = {name: steps.host.layout_of(name).cells for name in steps.host.names()}
    assert list(before) == list(steps.view.state.step.arrays)
    assert not any(cells.isEmpty() for cells in before.values())
    steps.view.set_shown(False)
    steps.view.set_theme(theme("light"))
    steps.view.set_shown(True)
    steps.view.show_anew()
    assert {name: steps.host.layout_of(name).cells for name in steps.host.names()} == before


def test_the_buttons_stay_where_they_are_on_all_steps(steps):
    bar, faces = steps.view.controls, set()
    for wide in range(640, 1000, 40):
        steps.view.resize(wide, 588)
        places = set()
        for number in range(1, 13):
            steps.step(number)
            QApplication.processEvents()
            places.add((bar.back.geometry().x(), bar.next.geometry().x(), bar.next.face))
        assert len(places) == 1, (wide, places)
        faces.add(bar.next.face)
    whole = Face("Next", behind="right")
    assert faces == {whole, Face("Next"), Face(behind="right")}
