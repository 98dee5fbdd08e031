"""The class's own window: live, private, frozen, blank, and gone when its screen is."""

import json
import os
import subprocess
import sys
from types import SimpleNamespace

import pytest
from old_lessons import old
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from attnviz.export.svg import svg_bytes
from attnviz.frame.presenting.audience_window import AudienceWindow
from attnviz.frame.presenting.mirror import Mirror
from attnviz.frame.process import overrides
from attnviz.model.edits import layer as edits
from attnviz.ui.look.theme import theme

K = Qt.Key


@pytest.fixture
def talk(room):
    """A talk whose second screen is the only one there is."""
    found = room.window.controller.talk
    assert found.audience.start(room.window.screen())
    QApplication.processEvents()
    yield found
    found.audience.stop()


def mirror(talk):
    return talk.audience.window.mirror


def picture(talk):
    QApplication.processEvents()
    return mirror(talk).grab().toImage()


def seen(talk):
    """Return every text that the class can read."""
    import re

    shown = mirror(talk)

    def draw(painter, rect):
        shown._paint(painter)

    return re.findall(r">([^<]+)</text>", svg_bytes(draw, shown.size()).decode())


def test_the_class_sees_the_projector_look_and_the_presenter_keeps_hers(room, talk):
    window = talk.audience.window
    assert window.isFullScreen()
    assert window.geometry() == room.window.screen().geometry()
    assert mirror(talk).theme is theme("projector", window.height(), 1.0)
    assert not room.window.themes.theme.projector
    assert room.window.canvas_stack.panel_shown
    assert not room.window.status_line.isHidden()
    assert talk.is_on()


def test_the_keyboard_stays_with_the_presenter(room, talk):
    assert not talk.audience.window.isActiveWindow()
    room.key(K.Key_Up)
    assert room.session.selection.token == 9
    assert talk.audience.window.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus


@pytest.mark.parametrize("place", range(5))
def test_every_tab_is_drawn_for_its_own_size_without_a_loss(room, talk, place):
    room.window.show_tab(place)
    image = picture(talk)
    shown, canvas = mirror(talk), mirror(talk).canvas_rect()
    ground = shown.theme.window.rgb()
    inked = {
        x // 100
        for x in range(0, image.width(), 3)
        for y in range(0, round(canvas.bottom()), 3)
        if image.pixel(x, y) != ground
    }
    assert len(inked) >= 0.6 * image.width() / 100, "the picture fills the screen"
    assert shown.words == room.view.caption()


@pytest.mark.parametrize("place", range(5))
def test_it_is_the_tab_and_no_copy_of_pixels(room, talk, place):
    """The same numbers, in another look, as the tab's own figure in the projector look."""
    room.window.show_tab(place)
    room.view.set_reduced_motion(True)
    canvas = mirror(talk).canvas_rect()
    figure = QImage(canvas.size().toSize(), QImage.Format.Format_RGB32)
    figure.fill(mirror(talk).theme.window)
    painter = QPainter(figure)
    room.view.draw_live(painter, QRectF(figure.rect()), mirror(talk).theme)
    painter.end()
    image = picture(talk).copy(0, 0, figure.width(), figure.height())
    assert image.convertToFormat(QImage.Format.Format_RGB32) == figure


def test_an_edit_is_there_with_the_next_frame(room, talk, qtbot):
    before = picture(talk)
    asked = []
    mirror(talk).installEventFilter(_Noting(asked, room.window))
    room.session.edit(edits.set_cell, "X", (1, 0), 0.2)
    qtbot.waitUntil(lambda: bool(asked), timeout=1000)
    assert picture(talk) != before
    assert mirror(talk).words == room.view.caption()


def test_whatever_repaints_the_presenters_window_repaints_the_class(room, talk, qtbot):
    asked = []
    mirror(talk).installEventFilter(_Noting(asked, room.window))
    QApplication.processEvents()
    asked.clear()
    room.view.canvas.update()
    qtbot.waitUntil(lambda: bool(asked), timeout=1000)


def test_pointing_at_a_word_shows_on_the_other_screen(room, talk):
    before = picture(talk)
    room.view.canvas.query_hovered.emit(4)
    assert picture(talk) != before


class _Noting(QWidget):
    """Counts paints of what it listens to."""

    def __init__(self, asked, parent):
        super().__init__(parent)
        self.asked = asked

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            self.asked.append(watched)
        return False


@pytest.mark.skipif(not overrides.AFFECTED, reason="only Python 3.11 needs it")
def test_a_fault_in_its_paint_cannot_end_the_talk(talk):
    assert hasattr(Mirror.paintEvent, "__wrapped__")
    assert hasattr(AudienceWindow.resizeEvent, "__wrapped__")


# What is private


def test_a_lesson_asks_the_class_and_keeps_notes_and_answers(room, talk):
    room.lesson_controller.open(old("four-heads"))
    player = room.player
    noted = next(i for i, step in enumerate(player.lesson.steps) if step.notes and step.choices)
    player.go(noted)
    QApplication.processEvents()
    step = player.step
    assert step.ask in mirror(talk).words
    assert [choice.text for choice in mirror(talk).step.choices] == list(step.choices)
    room.key(Qt.Key.Key_2)
    assert [choice.hands for choice in mirror(talk).step.choices][:2] == [0, 1]
    texts = " ".join(seen(talk))
    assert step.notes[:40] not in texts
    assert step.reveal[:40] not in texts
    assert talk.audience.presenter_panel.notes.text() == step.notes
    assert player.next_step is not None
    assert talk.audience.presenter_panel.next.text() == player.next_step.say
    player.reveal()
    assert step.reveal in mirror(talk).words
    assert mirror(talk).canvas_rect().height() >= 0.7 * mirror(talk).height()


def test_the_presenter_is_told_at_the_last_step(room, talk):
    room.lesson_controller.open(old("four-heads"))
    room.player.go(len(room.player.lesson.steps) - 1)
    assert talk.audience.presenter_panel.next.text() == "This is the last step."
    room.lesson_controller.leave()
    assert "Ctrl+L" in talk.audience.presenter_panel.notes.text()


def test_neither_status_nor_time_nor_state_is_for_the_class(room, talk):
    talk.audience.presenter_panel.tick()
    texts = " ".join(seen(talk))
    assert room.view.status()[:20] not in texts
    assert "audience" not in texts.lower()
    assert talk.audience.window.findChildren(QWidget) == [mirror(talk)]
    assert not any(w.toolTip() for w in (talk.audience.window, mirror(talk)))


# What a presenter does


def test_freeze_holds_the_picture_and_only_the_presenter_is_told(room, talk):
    before = picture(talk)
    room.key(K.Key_F7)
    assert talk.is_frozen()
    room.window.show_tab(3)
    assert picture(talk) == before
    assert "Frozen" in talk.audience.presenter_panel.state.text()
    assert talk.audience.presenter_panel.freeze.isChecked()
    room.key(K.Key_F7)
    assert picture(talk) != before
    assert "sees this picture" in talk.audience.presenter_panel.state.text()


def test_a_period_blanks_the_class_and_the_next_one_brings_it_back(room, talk):
    before = picture(talk)
    room.key(K.Key_Period)
    assert talk.audience.blank
    assert picture(talk) != before
    room.key(K.Key_Down)
    assert talk.audience.blank, "the presenter goes on preparing"
    assert "Blank" in talk.audience.presenter_panel.state.text()
    room.key(K.Key_Period)
    assert not talk.audience.blank


@pytest.mark.parametrize("key", [K.Key_F5, K.Key_Escape])
def test_leaving_gives_the_presenters_window_back(room, key):
    room.view.side_panel().build_sheet()  # else it comes when there is time
    QApplication.processEvents()
    size = room.window.canvas_stack.size()
    before = room.window.grab().toImage()
    talk = room.window.controller.talk
    talk.audience.start(room.window.screen())
    QApplication.processEvents()
    assert room.window.canvas_stack.size() != size
    room.key(key)
    assert not talk.is_on()
    QApplication.processEvents()
    assert room.window.canvas_stack.size() == size
    assert room.window.grab().toImage() == before


def test_closing_the_window_ends_the_talk(room, talk):
    room.window.hide()
    assert not talk.is_on()


def test_its_pane_lies_under_a_narrow_window_and_beside_a_wide_one(room):
    audience = room.window.controller.talk.audience
    audience.start(room.window.screen())
    area = room.window.dockWidgetArea(audience.presenter_panel)
    assert area == Qt.DockWidgetArea.BottomDockWidgetArea
    audience.stop()
    room.window.resize(1600, 900)
    audience.start(room.window.screen())
    QApplication.processEvents()
    area = room.window.dockWidgetArea(audience.presenter_panel)
    assert area == Qt.DockWidgetArea.RightDockWidgetArea
    assert room.window.canvas_stack.panel_shown
    audience.stop()


def test_notes_have_room_for_eight_lines_beside_the_canvas_and_a_step_its_time(room):
    audience = room.window.controller.talk.audience
    room.window.resize(1280, 720)
    audience.start(room.window.screen())
    room.lesson_controller.open(old("four-heads"))
    QApplication.processEvents()
    desk = audience.presenter_panel
    area = desk.notes.parentWidget().parentWidget()
    assert area.viewport().height() >= 8 * desk.notes.fontMetrics().lineSpacing()
    assert desk.of_step.isVisible()
    assert desk.of_step.text().startswith("0:0")
    room.lesson_controller.leave()
    assert not desk.of_step.isVisible()
    audience.stop()


@pytest.mark.parametrize("size", [(1024, 720), (1024, 768)])
def test_under_a_low_window_the_pane_is_one_line_and_the_canvas_stays_readable(room, talk, size):
    window = room.window
    talk.audience.stop()
    window.resize(*size)
    talk.audience.start(window.screen())
    desk = talk.audience.presenter_panel
    room.lesson_controller.open(old("four-heads"))
    room.player.go(2)
    QApplication.processEvents()
    theme_ = window.themes.theme
    assert desk.height() < theme_.px(72)
    assert room.view.height() > 0.5 * size[1]
    pane = desk.widget()
    parts = (desk.elapsed, desk.clock, desk.freeze, desk.blank, desk.swap, desk.end)
    for part in parts:
        assert part.isVisible()
        assert part.width() >= part.minimumSizeHint().width()
        assert pane.rect().contains(QRect(part.mapTo(pane, QPoint(0, 0)), part.size()))
    for text in (desk.notes, desk.next):
        area = text.parentWidget().parentWidget()
        lines = area.viewport().height() / text.fontMetrics().lineSpacing()
        assert lines >= 1.8
        assert text.height() <= area.viewport().height() + area.verticalScrollBar().maximum()
    assert not desk.state.isVisible()
    room.key(K.Key_F7)
    QApplication.processEvents()
    assert desk.state.isVisible()
    assert desk.state.height() >= desk.state.heightForWidth(desk.state.width())
    assert pane.rect().contains(QRect(desk.state.mapTo(pane, QPoint(0, 0)), desk.state.size()))


def test_a_higher_window_has_room_for_all_of_the_pane(room, talk):
    desk = talk.audience.presenter_panel
    room.window.resize(1280, 1000)
    QApplication.processEvents()
    assert desk.height() > 120
    assert desk.state.isVisible()
    room.window.resize(1280, 720)
    QApplication.processEvents()
    assert desk.height() < 80


# Screens that come and go


def test_with_one_screen_f5_presents_the_window_itself(room):
    room.key(K.Key_F5)
    talk = room.window.controller.talk
    assert room.window.presenting.active
    assert not talk.has_audience()
    room.key(K.Key_F5)
    assert not talk.is_on()


def test_the_presenters_window_comes_back_from_a_screen_that_is_gone(room, talk, qtbot):
    screen = room.window.screen().geometry()
    room.window.move(screen.right() + 50, 40)
    with qtbot.waitSignal(talk.audience.lost):
        talk.audience._on_screens_changed()
    assert screen.contains(room.window.geometry().center())


def test_a_screen_pulled_out_closes_the_window_and_tells(room, talk, qtbot):
    said = []
    talk.audience.said.connect(said.append)
    with qtbot.waitSignal(talk.audience.lost):
        talk.audience._on_screens_changed()
    assert not talk.is_on()
    assert "disconnected" in said[0]
    assert room.window.isVisible()


def test_a_screen_plugged_in_is_offered_to_a_talk_and_to_nobody_else(room, monkeypatch):
    from attnviz.frame.presenting import talk as module

    talk, info_bar = room.window.controller.talk, room.window.controller.info_bar
    screen = room.window.screen()
    # Not in the class of Qt, where the stand-in outlives the test.
    two = SimpleNamespace(screens=lambda: [screen, screen])
    monkeypatch.setattr(module, "QGuiApplication", two)
    talk._offer()
    assert info_bar.text == ""
    room.window.presenting.start()
    talk._offer()
    assert "second screen" in info_bar.text
    started = []
    monkeypatch.setattr(talk.audience, "start", lambda: started.append(True))
    room.click(info_bar.buttons[0])
    assert started
    assert not room.window.presenting.active


def test_on_two_real_screens_they_swap_and_come_back(tmp_path):
    """In a process of its own: Qt's offscreen screen has two parts there."""
    screens = [
        {"name": "laptop", "x": 0, "y": 0, "width": 1600, "height": 900},
        {"name": "beamer", "x": 1600, "y": 0, "width": 1024, "height": 768},
    ]
    for screen in screens:
        screen |= {"logicalDpi": 96, "dpr": 1}
    (tmp_path / "two.json").write_text(json.dumps({"screens": screens}))
    (tmp_path / "go.py").write_text(GO)
    home = {name: str(tmp_path) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")}
    env = os.environ | home | {"QT_QPA_PLATFORM": f"offscreen:configfile={tmp_path}/two.json"}
    run = subprocess.run(
        [sys.executable, str(tmp_path / "go.py")], env=env, capture_output=True, text=True,
        check=True, timeout=60,
    )  # fmt: skip
    found = json.loads(run.stdout)
    assert found["start"] == ["laptop", "beamer", [1600, 0, 1024, 768]]
    assert found["swapped"] == ["beamer", "laptop", [0, 0, 1600, 900]]
    assert found["own"] == [1024, 768]
    assert found["back"] == ["laptop", "beamer", [1600, 0, 1024, 768]]
    assert found["end"] == [1500, 800]


GO = """
import json
from attnviz.app import application
from attnviz.frame.chrome.theme_manager import ThemeManager
from attnviz.main_window import MainWindow
from attnviz.model.files import library
from attnviz.session import Session
from attnviz.settings import Memory, Settings

app = application(["attnviz"])
settings = Settings(Memory())
window = MainWindow(Session(library.start_lab()), ThemeManager(settings), settings)
window.show_tab(0)
laptop = next(s for s in app.screens() if s.name() == "laptop")
window.setScreen(laptop)
window.setGeometry(20, 20, 1500, 800)
window.show()
window.settle()
talk = window.controller.talk

def go():
    for _ in range(5):
        app.processEvents()

def now():
    g = talk.audience.window.geometry()
    where = [g.x(), g.y(), g.width(), g.height()]
    return [window.screen().name(), talk.audience.window.screen().name(), where]

go()
talk.toggle()
go()
found = {"start": now()}
# A page that is filled anew with the look must not take the screens along.
window.controller.run("help.keys")
go()
talk.swap()
go()
found["swapped"] = now()
found["own"] = [window.width(), window.height()]
talk.swap()
go()
found["back"] = now()
talk.toggle()
go()
found["end"] = [window.width(), window.height()]
print(json.dumps(found))
"""
