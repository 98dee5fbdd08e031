"""The whole window with the real tabs, used by keyboard and mouse."""

import gc
import weakref
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QPushButton,
    QStyle,
    QStyleOptionComboBox,
)
from windows import SAMPLES, open_window, press

from attnviz.app import speak
from attnviz.frame.chrome.tool_button import ToolButton
from attnviz.frame.lessons.first_start_bar import FirstStartBar
from attnviz.main_window import LEAST_SIZE
from attnviz.model.edits import layer as edits
from attnviz.model.files import library
from attnviz.model.files.attn import LabFile
from attnviz.model.tabs import TABS
from attnviz.settings import GEOMETRY, PANEL_OPEN, PANEL_WIDTH, TAB, Memory, Settings
from attnviz.ui.controls.drawer import Drawer
from attnviz.ui.grid import lazy_pyqtgraph
from attnviz.ui.look.theme import theme

K, M = Qt.Key, Qt.KeyboardModifier
LOOKS = [("light", (1280, 720)), ("dark", (1280, 720)), ("light", LEAST_SIZE),
         ("projector", (1920, 1080)), ("projector", (1280, 720))]  # fmt: skip


@pytest.fixture
def window(qtbot):
    return open_window(qtbot)


@pytest.fixture
def sample(qtbot):
    return open_window(qtbot, SAMPLES)


def test_it_opens_on_the_sentence_and_says_what_is_on_screen(window):
    assert window.view.id == "heads"
    assert window.caption_bar.text.startswith("“tired” gives 96% of its attention to “animal”.")
    assert "0.962944806382" in window.status_line.text
    assert window.windowTitle() == "Sentence heads – attnviz"


@pytest.mark.parametrize("place", range(len(TABS)))
def test_ctrl_and_a_number_is_a_tab(window, place):
    press(window, K.Key_1 + place, M.ControlModifier)
    assert window.view.id == TABS[place].id
    assert window.top_bar.tabs.currentIndex() == place
    assert window.session.selection.tab == TABS[place].id
    assert window.view.isVisible()
    assert window.view.isAncestorOf(QApplication.focusWidget()) or window.view.hasFocus()
    assert window.caption_bar.text == window.view.caption() != ""
    assert window.status_line.text == window.view.status() != ""


def test_ctrl_tab_goes_round(sample):
    seen = []
    for held in (M.ControlModifier,) * 2 + (M.ControlModifier | M.ShiftModifier,):
        press(sample, K.Key_Backtab if held & M.ShiftModifier else K.Key_Tab, held)
        seen.append(sample.view.id)
    assert seen == ["other", "sample", "other"]


def test_a_click_on_a_tab(window, qtbot):
    at = window.top_bar.tabs.tabRect(1).center()
    qtbot.mouseClick(window.top_bar.tabs, Qt.MouseButton.LeftButton, pos=at)
    assert window.view.id == "steps"


def test_a_tab_is_made_at_its_first_visit_and_kept(sample):
    assert list(sample.host.views) == [0]
    sample.show_tab(1)
    other = sample.view
    sample.show_tab(0)
    sample.show_tab(1)
    assert sample.view is other
    assert other.done.count("shown True") == 2
    assert other.done.count("shown False") == 1


def test_a_selection_elsewhere_brings_its_tab_to_the_front(window):
    window.session.select(tab="sparse")
    assert window.view.id == "sparse"
    window.session.select(tab="no such tab")
    assert window.view.id == "sparse"


def test_only_the_tab_in_front_speaks(sample):
    back = sample.view
    sample.show_tab(1)
    back.caption_changed.emit("from the back")
    back.status_changed.emit("from the back")
    assert sample.caption_bar.text == "Caption of other."
    assert sample.status_line.text == "status of other"
    sample.view.caption_changed.emit("from the front")
    assert sample.caption_bar.text == "from the front"


def asked(button):
    """What a button says to a pointer that comes to it."""
    QApplication.sendEvent(button, QEvent(QEvent.Type.Enter))
    assert button.toolTip() == button.accessibleName()
    return button.accessibleName()


def test_undo_and_redo_say_what_they_would_do_and_what_they_did(window):
    undo, redo = (window.top_bar.tool(f"edit.{name}") for name in ("undo", "redo"))
    assert (undo.isEnabled(), redo.isEnabled()) == (False, False)
    window.session.edit(edits.set_cell, "X", (1, 0), 1.2, text="animal living 1.2")
    assert undo.isEnabled()
    assert asked(undo) == "Undo: animal living 1.2  (Ctrl+Z)"
    press(window, K.Key_Z, M.ControlModifier)
    assert window.session.lab.document.X[1, 0] == 1.0
    assert window.status_line.note == "Undo: animal living 1.2"
    assert asked(redo) == "Redo: animal living 1.2  (Ctrl+Shift+Z)"
    redo.click()
    assert window.session.lab.document.X[1, 0] == 1.2
    press(window, K.Key_Z, M.ControlModifier)
    press(window, K.Key_Y, M.ControlModifier)
    assert window.session.lab.document.X[1, 0] == 1.2


def test_undo_is_the_same_on_every_tab(window):
    window.session.edit(edits.set_cell, "X", (1, 0), 1.2, text="animal living 1.2")
    window.show_tab(4)
    press(window, K.Key_Z, M.ControlModifier)
    assert window.session.lab.document.X[1, 0] == 1.0


def test_a_refused_edit_is_told(window):
    window.session.edit(edits.set_cell, "X", (1, 0), float("nan"))
    assert "found nan, expected a finite number" in window.status_line.note
    window.themes.choose("projector")
    window.session.edit(edits.set_cell, "X", (1, 0), float("inf"))
    assert "found inf" in window.caption_bar.text


def test_f9_hides_the_panel_and_the_next_start_knows(window):
    assert window.canvas_stack.panel_shown
    press(window, K.Key_F9)
    assert not window.canvas_stack.panel_shown
    assert window.settings.get(PANEL_OPEN) is False
    press(window, K.Key_F9)
    assert window.canvas_stack.panel_shown


def test_keys_move_the_border_of_the_panel_as_a_drag_does(window):
    before, control = window.canvas_stack.panel.width(), Qt.KeyboardModifier.ControlModifier
    press(window, K.Key_F9, control)
    assert window.canvas_stack.panel.width() == before + 24
    assert window.settings.get(PANEL_WIDTH) == before + 24
    for _ in range(9):
        press(window, K.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    assert window.canvas_stack.panel.width() == 200
    for _ in range(40):
        press(window, K.Key_F9, control)
    assert window.canvas_stack.canvases.width() >= 480 - 1  # less the border itself


def test_a_panel_as_wide_as_a_wall_allows_is_remembered_and_leaves_a_canvas_elsewhere(window):
    window.resize(2560, 720)
    QApplication.processEvents()
    for _ in range(90):
        press(window, K.Key_F9, Qt.KeyboardModifier.ControlModifier)
    widest = window.canvas_stack.panel.width()
    assert widest == 2560 - 480
    assert window.settings.get(PANEL_WIDTH) == widest
    window.resize(1280, 720)
    QApplication.processEvents()
    assert window.canvas_stack.panel.width() == 1280 - 480
    window.resize(2560, 720)
    QApplication.processEvents()
    assert window.canvas_stack.panel.width() == widest


def test_a_panel_that_is_first_seen_when_its_tab_comes_back_knows_the_words_of_now(qtbot):
    settings = Settings(Memory())
    settings.set(PANEL_OPEN, False)
    window = open_window(qtbot, settings=settings)
    window.session.select(token=10)
    window.show_tab(1)
    window.session.edit(edits.set_sentence, "The cat sat")
    press(window, K.Key_F9)
    window.show_tab(0)
    assert window.canvas_stack.panel_shown
    assert window.view.panel is not None


def test_in_a_narrow_window_f9_is_a_drawer_and_escape_closes_it(qtbot):
    window = open_window(qtbot, size=LEAST_SIZE)
    canvas = window.view.width()
    assert not window.canvas_stack.panel_shown
    press(window, K.Key_F9)
    assert window.canvas_stack.panel_shown
    assert window.view.width() == canvas
    assert window.settings.get(PANEL_OPEN) is True
    press(window, K.Key_Escape)
    assert not window.canvas_stack.panel_shown


def test_where_the_panel_folds_a_button_brings_it(qtbot):
    window = open_window(qtbot, size=LEAST_SIZE)
    button = window.top_bar.tool("view.panel")
    assert button.isVisible()
    assert button.toolTip() == "Side panel  (F9)"
    for shown in (True, False):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert window.canvas_stack.panel_shown is shown
        assert button.isVisible()
    window.resize(1280, 720)
    QApplication.processEvents()
    assert window.canvas_stack.panel_shown
    assert not button.isVisible(), "there is nothing to bring"


def test_a_panel_that_was_closed_can_be_brought_back_by_its_button(window):
    button = window.top_bar.tool("view.panel")
    assert not button.isVisible()
    press(window, K.Key_F9)
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.canvas_stack.panel_shown
    assert not button.isVisible()


def test_a_panel_that_was_closed_before_has_its_button_at_the_next_start(qtbot):
    settings = Settings(Memory())
    settings.set(PANEL_OPEN, False)
    window = open_window(qtbot, settings=settings)
    assert window.top_bar.tool("view.panel").isVisible()


def test_a_dot_on_file_says_that_there_is_unsaved_work(window):
    file = window.top_bar.tool("file.menu")
    assert (file.dot, file.accessibleDescription()) == (False, "")
    window.session.edit(edits.set_cell, "X", (1, 0), 1.2, text="animal living 1.2")
    assert file.dot
    assert file.accessibleDescription() == "There are unsaved changes"
    assert window.windowTitle().startswith("• ")
    press(window, K.Key_Z, M.ControlModifier)
    assert (file.dot, file.accessibleDescription()) == (False, "")


def test_file_comes_before_the_tabs_and_tab_reaches_it_first(window):
    file, tabs = window.top_bar.tool("file.menu"), window.top_bar.tabs
    assert file.geometry().right() < tabs.geometry().left()
    tabs.setFocus(Qt.FocusReason.TabFocusReason)
    press(window, K.Key_Backtab, M.ShiftModifier)
    assert QApplication.focusWidget() is file


@pytest.mark.parametrize("size", [LEAST_SIZE, (1280, 720), (1920, 1080)])
def test_open_save_and_export_are_a_click_away_at_every_size(qtbot, size):
    window = open_window(qtbot, size=size)
    for command in ("file.menu", "file.export"):
        assert window.top_bar.tool(command).isVisible()
    words = window.top_bar.tool("file.export").face.text
    assert words == ("" if size == LEAST_SIZE else "Export")
    assert window.top_bar.tool("file.menu").face.text == "File"


def test_escape_climbs_tab_then_projector_look(sample):
    sample.themes.choose("dark")
    sample.themes.choose("projector")
    sample.view.done.clear()
    press(sample, K.Key_Escape)
    assert sample.view.done[0] == "escape"
    assert sample.themes.theme.name == "dark"


def test_f11_fills_the_screen_and_escape_gives_it_back(sample):
    press(sample, K.Key_F11)
    assert sample.isFullScreen()
    press(sample, K.Key_Escape)
    assert not sample.isFullScreen()


def test_keys_change_look_and_size_of_text(window):
    names = []
    for _ in range(3):
        press(window, K.Key_L, M.ControlModifier | M.ShiftModifier)
        names.append(window.themes.theme.name)
    assert names == ["dark", "projector", "light"]
    press(window, K.Key_Plus, M.ControlModifier)
    assert window.themes.zoom == 110
    press(window, K.Key_Minus, M.ControlModifier)
    press(window, K.Key_Minus, M.ControlModifier)
    assert window.themes.zoom == 90
    press(window, K.Key_0, M.ControlModifier)
    assert window.themes.zoom == 100


def test_every_made_tab_and_every_part_wears_the_look(sample):
    sample.show_tab(1)
    sample.themes.choose("dark")
    dark = sample.themes.theme
    assert {view.theme for view in sample.host.views.values()} == {dark}
    for part in (sample.top_bar, sample.caption_bar, sample.status_line):
        image = part.grab().toImage()
        ground = image.pixelColor(image.width() // 2, image.height() // 2)
        assert ground in (dark.panel, dark.window)


def test_projecting_shows_no_panel_no_status_and_no_menu(window):
    window.themes.choose("projector")
    QApplication.processEvents()
    assert not window.canvas_stack.panel_shown
    assert not window.status_line.isVisible()
    assert not window.controller.pages.menus.shown
    tools = window.top_bar.findChildren(ToolButton)
    assert [tool.text() for tool in tools if tool.isVisible()] == ["F1 shortcuts", "Esc leave"]
    window.top_bar.tool("tab.climb").click()
    assert window.themes.theme.name == "light"
    assert window.status_line.isVisible()


def settle():
    for _ in range(8):
        QApplication.processEvents()


def cut_off(widget) -> bool:
    """Tell whether a label or button is too small for what it says."""
    needed = widget.sizeHint()
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.height() < widget.heightForWidth(widget.width())
    return widget.width() < needed.width() or widget.height() < needed.height() - 1


@pytest.mark.parametrize(("look", "size"), LOOKS)
@pytest.mark.parametrize("place", range(len(TABS)))
def test_nothing_is_cut_off(qtbot, look, size, place):
    window = open_window(qtbot, look=look, size=size)
    window.show_tab(place)
    qtbot.waitUntil(lambda: look != "projector" or window.themes.theme.height == size[1])
    QApplication.processEvents()
    assert (window.width(), window.height()) == size
    area = window.canvas_stack.canvases.currentWidget()
    assert not area.horizontalScrollBar().isVisible()
    assert not area.verticalScrollBar().isVisible()
    words = [w for kind in (QLabel, QPushButton) for w in window.findChildren(kind)]
    lost = [w.text() for w in words if w.isVisible() and w.text() and cut_off(w)]
    assert lost == []


@pytest.mark.parametrize("look", ["light", "projector"])
@pytest.mark.parametrize("place", range(len(TABS)))
def test_a_question_with_its_votes_fits_the_smallest_window(qtbot, look, place):
    window = open_window(qtbot, look=look, size=(1024, 576))
    window.show_tab(place)
    qtbot.waitUntil(lambda: look != "projector" or window.themes.theme.height == 576)
    window.view.press_predict()
    settle()
    area = window.canvas_stack.canvases.currentWidget()
    assert area.widget().height() == area.viewport().height()
    assert area.widget().width() == area.viewport().width()


@pytest.mark.parametrize("zoom", [100, 150, 200])
def test_what_opens_under_a_canvas_that_scrolls_comes_into_sight(qtbot, zoom):
    window = open_window(qtbot, size=(1024, 576))
    window.themes.set_zoom(zoom)
    area = window.canvas_stack.canvases.currentWidget()
    port = area.viewport()
    window.view.toggle_drawer("sheet")
    settle()
    (drawer,) = window.view.findChildren(Drawer)
    assert drawer.mapTo(port, QPoint(0, 0)).y() >= 0
    assert drawer.mapTo(port, QPoint(0, drawer.height())).y() <= port.height()
    assert drawer.height() <= max(0.5 * port.height(), drawer.theme.px(150))
    window.show_tab(3)
    window.view.press_predict()
    settle()
    area = window.canvas_stack.canvases.currentWidget()
    votes, port = window.view.votes, area.viewport()
    assert votes.mapTo(port, QPoint(0, votes.height())).y() <= port.height()
    assert area.horizontalScrollBar().value() == 0
    window.themes.set_zoom(100)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_line_of_the_first_start_cuts_nothing_and_keeps_the_tour(qtbot, language):
    speak(language)
    try:
        window = open_window(qtbot, size=(1024, 576))
        window.controller.lesson_controller.greet()
        left_out = set()
        for zoom in (100, 150, 200):
            window.themes.set_zoom(zoom)
            settle()
            bar = window.findChild(FirstStartBar)
            parts = [part for part in (bar.text, *bar.buttons) if part.isVisible()]
            assert {bar.tour, bar.never} <= set(parts)
            assert [part.text() for part in parts if part.width() < part.sizeHint().width()] == []
            left_out.add(not bar.toy.isVisible())
        assert left_out == {True, False}
        window.themes.set_zoom(100)
    finally:
        speak("en")


def test_the_line_of_the_first_start_is_laid_out_before_it_is_painted(qtbot):
    bar = FirstStartBar("Where to begin", theme("light"))
    qtbot.addWidget(bar)
    bar.resize(1920, 40)
    bar.show()
    parts = [bar.text, *bar.buttons]
    assert [part.text() for part in parts if not part.isVisible()] == []
    for part, following in pairwise(parts):
        assert part.geometry().right() < following.geometry().left()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_no_list_of_a_panel_cuts_a_name(qtbot, language):
    speak(language)
    try:
        window = open_window(qtbot)
        for place in range(len(TABS)):
            window.show_tab(place)
            settle()
            for choice in window.view.panel.findChildren(QComboBox):
                option = QStyleOptionComboBox()
                choice.initStyleOption(option)
                part = QStyle.SubControl.SC_ComboBoxEditField
                box = QStyle.ComplexControl.CC_ComboBox
                room = choice.style().subControlRect(box, option, part, choice).width()
                names = [choice.itemText(i) for i in range(choice.count())]
                wide = choice.fontMetrics().horizontalAdvance
                cut = [name for name in names if choice.isVisible() and wide(name) > room]
                assert cut == [], choice.accessibleName()
    finally:
        speak("en")


@pytest.mark.parametrize("look", ["light", "projector"])
def test_the_button_over_the_links_keeps_off_the_headings_beside_it(qtbot, look):
    window = open_window(qtbot, look=look, size=(1024, 576))
    worded = set()
    for zoom in (80, 100, 150, 200):
        window.themes.set_zoom(zoom)
        settle()
        button, layout = window.view.flow_button, window.view.canvas.layout_now()
        assert layout.query_right < button.geometry().left()
        assert button.geometry().right() < layout.key_left
        assert button.accessibleName() == "Keep dots moving"
        worded.add(bool(button.text()))
    assert worded == {True, False}
    window.themes.set_zoom(100)


@pytest.mark.parametrize("place", range(len(TABS)))
def test_at_twice_the_size_of_text_the_canvas_scrolls(qtbot, place):
    window = open_window(qtbot)
    window.show_tab(place)
    window.themes.set_zoom(200)
    QApplication.processEvents()
    area = window.canvas_stack.canvases.currentWidget()
    view = area.widget()
    assert view.width() >= view.minimumSizeHint().width()
    assert view.height() >= view.minimumSizeHint().height()
    assert (window.width(), window.height()) == (1280, 720)
    assert window.caption_bar.text_size > 16
    window.themes.set_zoom(100)


def test_geometry_tab_look_and_panel_come_back(qtbot):
    settings = Settings(Memory())
    window = open_window(qtbot, settings=settings, look="dark", size=(1333, 777))
    window.show_tab(2)
    window.canvas_stack.panel_resized.emit(350)
    window.session.undo_stack.setClean()
    assert window.close()
    assert settings.get(TAB) == "saturation"
    again = open_window(qtbot, settings=settings, look="dark", size=(1333, 777))
    assert again.canvas_stack.panel.width() == 350
    stored = settings.get(GEOMETRY)
    assert not stored.isEmpty()


def test_spoiled_geometry_opens_the_usual_window(qtbot):
    settings = Settings(Memory())
    settings.set(GEOMETRY, QByteArray(b"nonsense"))
    window = open_window(qtbot, SAMPLES, settings=settings)
    assert (window.width(), window.height()) == (1280, 720)


def test_tab_leaves_the_canvas_and_comes_back_to_it(window):
    """No key trap: Tab alone goes round through tabs, canvas, panel and tools."""
    start, seen = QApplication.focusWidget(), []
    for _ in range(120):
        press(window, K.Key_Tab)
        seen.append(QApplication.focusWidget())
        if seen[-1] is window.top_bar.tabs:
            break
    assert window.top_bar.tabs in seen
    for _ in range(120):
        press(window, K.Key_Tab)
        if QApplication.focusWidget() is start:
            return
    pytest.fail("Tab never came back to the canvas")


def test_the_clipboard_takes_the_status(window):
    QTest.mouseClick(window.status_line, Qt.MouseButton.LeftButton, pos=QPoint(40, 10))
    assert QGuiApplication.clipboard().text() == window.status_line.text


def test_fifty_rounds_of_opening_switching_and_undoing(qtbot):
    """Late signals must not reach what is gone; memory must not grow (field case F94)."""
    lazy_pyqtgraph.load()
    window = open_window(qtbot, size=LEAST_SIZE)
    files = [LabFile(library.load(name).lab) for name in library.ids()[:3]]

    def round_(number):
        window.controller.files.put(files[number % len(files)], None)
        for place in range(len(TABS)):
            window.show_tab(place)
            document = window.session.document(window.front_slot())
            place_ = (document.n_tokens - 1, 0)
            window.session.edit(edits.set_cell, "X", place_, number / 64, slot=window.front_slot())
            QApplication.processEvents()
        while window.session.undo_stack.canUndo():
            window.session.undo_stack.undo()
        QApplication.processEvents()
        # Where Qt's own loop runs, what was to be deleted is gone by now.
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    for number in range(6):
        round_(number)
    before = resident()
    for number in range(50):
        round_(number)
    assert resident() - before < 10
    window.session.undo_stack.setClean()


def resident() -> float:
    """Return the memory of this process in MB."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6


def test_a_closed_window_is_let_go(qtbot):
    from attnviz.frame.chrome.theme_manager import ThemeManager
    from attnviz.main_window import MainWindow
    from attnviz.session import Session

    settings = Settings(Memory())
    themes = ThemeManager(settings)
    window = MainWindow(Session(library.start_lab()), themes, settings)
    for place in range(len(TABS)):
        window.show_tab(place)
    window.show()
    window.settle()
    gone = weakref.ref(window)
    window.close()
    window.deleteLater()
    del window, themes
    QApplication.sendPostedEvents(None, 52)  # DeferredDelete
    gc.collect()
    assert gone() is None


def test_every_tab_says_how_many_numbers_are_held(window):
    from attnviz.model.edits.hold import hold, let_all_go

    session = window.session
    session.edit(hold, "scores", (0, 2, 1), 0.0)
    session.edit(hold, "scores", (0, 3, 1), 0.0)
    for place in range(5):
        window.host.show(place)
        assert window.status_line.text.endswith("   2 numbers held"), place
    session.edit(let_all_go)
    assert "held" not in window.status_line.text
