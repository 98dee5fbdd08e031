"""The tab inside the whole window: keys of the design, undo, the worksheet."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

K = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot):
    from attnviz.frame.chrome.theme_manager import ThemeManager
    from attnviz.main_window import MainWindow
    from attnviz.model.files import library
    from attnviz.session import Session
    from attnviz.settings import MOTION, Memory, Settings
    from attnviz.ui.grid import lazy_pyqtgraph

    lazy_pyqtgraph.load()
    settings = Settings(Memory())
    settings.set(MOTION, "reduced")
    themes = ThemeManager(settings)
    themes.choose("light")
    window = MainWindow(Session(library.start_lab()), themes, settings)
    qtbot.addWidget(window, before_close_func=leave)
    window.show_tab(1)
    window.show()
    qtbot.waitExposed(window)
    window.settle()
    window.activateWindow()
    qtbot.waitUntil(window.host.view.canvas.host.hasFocus)
    return window


def leave(window):
    """Let a window go without a question about unsaved work."""
    window.session.own_stack.setClean()
    window.host.view.walker.rest()


def press(key, modifiers=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(QApplication.focusWidget(), key, modifiers)


def test_keys_walk_and_switch(window):
    view = window.host.view
    for key, number in (
        (K.Key_Right, 2), (K.Key_PageDown, 3), (K.Key_Left, 2), (K.Key_End, 12), (K.Key_PageUp, 11),
        (K.Key_Home, 1),
    ):  # fmt: skip
        press(key)
        assert view.state.step.number == number
    press(K.Key_D)
    press(K.Key_M)
    options = view.state.one.document.options
    assert (options.scale_on, options.mask_on) == (False, False)
    press(K.Key_Z, CONTROL)
    assert view.state.one.document.options.mask_on
    press(K.Key_R, CONTROL)
    assert view.state.one.document.options.scale_on
    press(K.Key_F8)
    assert not view.canvas.strip_shown
    press(K.Key_Space)
    assert view.walker.player.playing
    press(K.Key_Escape)
    assert not view.walker.player.playing


def test_in_the_matrices_arrows_walk_cells_and_escape_gives_them_back(window):
    view = window.host.view
    press(K.Key_Right)
    press(K.Key_Tab)
    assert view.canvas.host.cursor_cell() == ("Q", 2, 0)
    press(K.Key_Left)
    assert view.canvas.host.cursor_cell() == ("W_Q", 2, 3)
    assert view.state.step.number == 2
    press(K.Key_5)
    press(K.Key_Return)
    assert view.state.one.document.W_Q[0, 2, 3] == 5
    assert window.windowTitle().startswith("•")
    press(K.Key_Escape)
    press(K.Key_Right)
    assert view.state.step.number == 3


def test_one_escape_shows_the_numbers_again_with_the_keyboard_in_a_cell(window):
    view = window.host.view
    window.session.select(step=6)
    view.canvas.matrices.enter_cell("scores", 2, 1)
    press(K.Key_W)
    assert view.state.backward is not None
    press(K.Key_Escape)
    assert view.state.backward is None
    assert view.canvas.host.cursor_cell() == ("scores", 2, 1)


def test_a_weight_clicked_in_the_panel_is_what_keys_ask_about(window):
    view = window.host.view
    window.session.select(step=6)
    host = view.panel.host
    host.setFocus()
    QTest.mouseClick(
        host, Qt.MouseButton.LeftButton, pos=host.cell_rect("pattern", 3, 1).center().toPoint()
    )
    press(K.Key_W)
    assert view.state.backward.watched.place == (0, 3, 1)


def test_the_window_writes_the_worksheet(window, qtbot, tmp_path):
    from attnviz.settings import FOLDER

    window.settings.set(FOLDER, str(tmp_path))
    (command,) = [c for c in window.host.view.commands() if c.id == "steps.worksheet"]
    command.run()
    exports = window.controller.actions.exports
    assert exports.dialog is not None
    assert exports.dialog.form.request.what == "worksheet"
    path = exports.dialog.file.path
    assert path.parent == tmp_path
    QTest.keyClick(exports.dialog, K.Key_Return)
    qtbot.waitUntil(lambda: exports.dialog is None, timeout=20_000)
    assert path.read_bytes().startswith(b"%PDF")
    assert path.read_bytes().count(b"/Type /Page\n") == 2
