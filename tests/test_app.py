"""The program put together: start, faults, recovery, end."""

import os
import subprocess
import sys
from dataclasses import replace

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QWidget

from attnviz import app
from attnviz.frame.chrome import dialogs
from attnviz.frame.files.autosave import data_folder
from attnviz.frame.process import fonts, overrides
from attnviz.frame.process.fault_dialog import FaultDialog
from attnviz.frame.settings.dialog import SettingsDialog
from attnviz.model.edits import layer as edits
from attnviz.model.files import attn, library
from attnviz.model.tabs import TABS
from attnviz.options import StartOptions
from attnviz.settings import START, TAB, THEME, ZOOM, Memory, Settings
from attnviz.ui.controls import waiting
from attnviz.ui.grid import lazy_pyqtgraph


@pytest.fixture
def start(qtbot, monkeypatch):
    """Start programs one after the other, and wait until each is ready."""
    monkeypatch.setattr(app.CrashGuard, "open_logs", lambda self: None)
    running, looked = [], []
    look_around = app.Program._look_around

    def noting(program):
        look_around(program)
        looked.append(program)

    monkeypatch.setattr(app.Program, "_look_around", noting)

    def end(program):
        program.window.session.undo_stack.setClean()
        program.window.close()
        program.themes.choose("light")
        program.end()
        program.window.deleteLater()

    def begin(options=StartOptions(), settings=None):  # noqa: B008 - an immutable value
        while running:
            end(running.pop())
        program = app.Program(options, settings or Settings(Memory()))
        running.append(program)
        program.window.show()
        qtbot.waitUntil(lambda: program in looked)
        assert lazy_pyqtgraph.loaded()
        QApplication.processEvents()
        return program

    with qtbot.captureExceptions():
        yield begin
        while running:
            end(running.pop())


def test_the_start_shows_the_sentence_in_the_usual_look(start):
    program = start()
    assert program.window.view.id == "heads"
    assert program.window.caption_bar.text.startswith("“tired” gives 96%")
    assert program.themes.theme.name == "light"
    assert program.window.windowTitle() == "Sentence heads – attnviz"


@pytest.mark.parametrize(
    ("options", "tab", "look", "zoom"),
    [
        (StartOptions(tab="steps"), "steps", "light", 100),
        (StartOptions(theme="projector"), "heads", "projector", 100),
        (StartOptions(theme="dark", zoom=150, tab="sparse"), "sparse", "dark", 150),
        (StartOptions(present=True, tab="grid", zoom=125), "grid", "projector", 125),
    ],
)
def test_what_the_command_line_asked_for_is_there(start, options, tab, look, zoom):
    program = start(options)
    found = (program.window.view.id, program.themes.theme.name, program.themes.zoom)
    assert found == (tab, look, zoom)
    assert program.settings.get(THEME) == "auto"


def test_the_tab_of_last_time_is_in_front(start):
    settings = Settings(Memory())
    settings.set(TAB, "saturation")
    program = start(settings=settings)
    assert program.window.view.id == "saturation"
    assert program.window.top_bar.tabs.currentIndex() == 2


def test_what_a_person_chose_to_start_with_is_there(start, tmp_path):
    path = tmp_path / "mine.attn"
    attn.save(path, library.load("step-by-step").lab, view={"tab": "steps", "step": 6})
    settings = Settings(Memory())
    settings.set(START, str(path))
    program = start(settings=settings)
    assert program.window.windowTitle() == "mine.attn – attnviz"
    settings.set(START, "why-sqrt-d")
    program = start(settings=settings)
    assert program.window.controller.lesson_controller.lesson.title in program.window.windowTitle()


def test_a_missing_file_to_start_with_is_said_beside_the_work(start, qtbot, tmp_path):
    settings = Settings(Memory())
    settings.set(START, str(tmp_path / "gone.attn"))
    program = start(settings=settings)
    info_bar = program.window.controller.info_bar
    qtbot.waitUntil(lambda: "gone.attn" in info_bar.text)
    assert QApplication.activeModalWidget() is None
    info_bar.buttons[0].click()
    dialog = program.window.findChild(SettingsDialog)
    assert dialog.focusWidget() is dialog.start.box
    dialog.reject()
    program = start(settings=settings)
    qtbot.waitUntil(lambda: program.window.controller.info_bar.text != "")
    program.window.controller.info_bar.buttons[1].click()
    assert settings.get(START) == ""


def test_the_command_line_comes_before_what_a_person_chose(start):
    settings = Settings(Memory())
    settings.set(START, "why-sqrt-d")
    program = start(StartOptions(("sentence-heads",)), settings=settings)
    assert program.window.controller.lesson_controller.lesson is None
    program = start(StartOptions(lesson="fewer-scores"), settings=settings)
    assert program.window.controller.lesson_controller.lesson.name == "fewer-scores"


def test_a_file_is_there_from_the_first_picture(start, tmp_path):
    path = tmp_path / "mine.attn"
    attn.save(path, library.load("step-by-step").lab, view={"tab": "steps", "step": 6})
    program = start(StartOptions((str(path),)))
    assert program.window.view.id == "steps"
    assert program.window.session.selection.step == 6
    assert program.window.windowTitle() == "mine.attn – attnviz"
    assert not program.window.controller.files.dirty
    assert program.window.controller.files.recent() == (str(path),)


def test_a_large_file_opens_behind_a_box_as_any_other(start, tmp_path, monkeypatch):
    path = tmp_path / "mine.attn"
    attn.save(path, library.load("step-by-step").lab, view={"tab": "steps", "step": 6})
    monkeypatch.setattr(waiting, "SLOW", 1)
    monkeypatch.setattr(waiting, "BRIEF", 1)
    waited = []
    wait_for = waiting.wait_for
    monkeypatch.setattr(
        waiting,
        "wait_for",
        lambda *args, **how: bool(waited.append(args[1])) or wait_for(*args, **how),
    )
    program = start(StartOptions((str(path),), tab="heads"))
    assert waited == ["Opening mine.attn…"]
    assert program.window.windowTitle() == "mine.attn – attnviz"
    assert program.window.session.selection.step == 6
    assert program.window.view.id == "heads"


def test_a_lesson_opens_by_its_id(start):
    program = start(StartOptions(("tiny-example",)))
    assert program.window.session.lab.document.n_tokens == 3


def test_a_file_that_cannot_be_read_is_told_over_the_usual_start(start, tmp_path, monkeypatch):
    path = tmp_path / "bad.attn"
    path.write_text("{")
    told = []
    monkeypatch.setattr(dialogs, "show_fault", lambda *words: bool(told.append(words[1:])))
    program = start(StartOptions((str(path),)))
    assert told[0][0] == "bad.attn cannot be opened."
    assert program.window.view.id == "heads"


def test_a_fault_keeps_the_work_and_is_told_in_one_dialog(start, qtbot):
    program = start()
    program.window.session.edit(edits.set_cell, "X", (1, 0), 1.25, text="animal living 1.25")
    for _ in range(3):
        program.guard.report(ValueError, ValueError("wrong <b>inside</b>"), None)
    qtbot.waitUntil(lambda: bool(program.window.findChildren(FaultDialog)))
    (dialog,) = program.window.findChildren(FaultDialog)
    assert "ValueError: wrong <b>inside</b>" in dialog.text
    assert "Nothing was lost: your work was backed up" in dialog.text
    assert str(program.guard.log) in dialog.text
    kept = attn.load(program.autosave.path).lab
    assert kept.document.X[1, 0] == 1.25
    dialog.close()
    program.window.session.edit(edits.set_cell, "X", (1, 0), 1.5)
    assert program.window.session.lab.document.X[1, 0] == 1.5


class Broken(QWidget):
    """A part of the window that cannot be painted."""

    def paintEvent(self, event):
        first, *_ = []
        return first


Broken.__module__ = "attnviz.made_here"


def test_a_fault_in_painting_does_not_end_the_program(start, qtbot):
    program = start()
    overrides.protect()
    broken = Broken(program.window)
    broken.resize(50, 50)
    broken.show()
    qtbot.waitUntil(lambda: bool(program.window.findChildren(FaultDialog)))
    broken.hide()
    broken.deleteLater()
    (dialog,) = program.window.findChildren(FaultDialog)
    assert "not enough values to unpack" in dialog.text
    dialog.close()
    program.window.show_tab(1)
    assert program.window.view.id == "steps"


def test_work_that_was_not_saved_is_offered_at_the_next_start(start, qtbot):
    program = start()
    program.window.session.edit(edits.set_cell, "X", (1, 0), 1.25)
    assert program.autosave.write_and_wait()
    left = data_folder() / "20200101-000000-1.attn"
    left.write_bytes(program.autosave.path.read_bytes())
    again = start()
    assert "closed before “Sentence heads” was saved" in again.window.controller.info_bar.text
    next(b for b in again.window.controller.info_bar.buttons if b.text() == "Recover").click()
    assert again.window.session.lab.document.X[1, 0] == 1.25
    assert again.window.controller.files.dirty
    assert not left.exists()


def test_a_clean_end_leaves_nothing_to_recover(start):
    program = start()
    program.window.session.edit(edits.set_cell, "X", (1, 0), 1.25)
    program.autosave.write_and_wait()
    program.window.session.undo_stack.setClean()
    program.window.close()
    assert list(data_folder().glob("*")) == []


def test_other_tabs_are_imported_ahead_and_not_made(start, qtbot):
    program = start()
    host = program.window.host
    qtbot.waitUntil(lambda: all(tab.imported for tab in host.tabs))
    assert list(host.views) == [0]


RUN = [sys.executable, "-P", "-m", "attnviz"]
CLOSE_AT = """
import sys
from dataclasses import replace
from attnviz import app
from PySide6.QtCore import QTimer
after = app.Program.{moment}
def closing(program):
    QTimer.singleShot({wait}, program.window.close)
    after(program)
app.Program.{moment} = closing
sys.exit(app.start(app.StartOptions()))
"""


@pytest.mark.parametrize("moment", ["begin", "after_first_paint", "_load_pyqtgraph"])
@pytest.mark.parametrize("wait", [0, 20, 100])
def test_closing_during_the_start_ends_well(moment, wait):
    """Field case F93: exit code 0, nothing on stderr."""
    code = CLOSE_AT.format(moment=moment, wait=wait)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )
    errors = [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
    assert (done.returncode, errors) == (0, [])


@pytest.mark.skipif(os.name != "posix", reason="asks GNOME")
def test_closing_before_the_desktop_has_answered_ends_well(tmp_path):
    """A desktop that is asked for less motion may take its time."""
    asked = tmp_path / "gsettings"
    asked.write_text("#!/bin/sh\nexec sleep 60\n")
    asked.chmod(0o755)
    code = CLOSE_AT.format(moment="_load_pyqtgraph", wait=0)
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ
        | {"PATH": f"{tmp_path}:{os.environ['PATH']}", "XDG_CURRENT_DESKTOP": "GNOME"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    errors = [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
    assert (done.returncode, errors) == (0, [])


def test_closing_while_the_work_is_being_kept_ends_well(tmp_path):
    """Field case F93 with the one thread there is: the disk takes half a second."""
    code = """
import sys, time
from attnviz import app
from attnviz.ui.controls import waiting
from attnviz.frame.files import autosave
from attnviz.model.edits import layer as edits
from PySide6.QtCore import QTimer
save = autosave.attn.save
def slow(*arguments, **options):
    time.sleep(0.5)
    save(*arguments, **options)
autosave.attn.save = slow
look_around = app.Program._look_around
def closing(program):
    look_around(program)
    program.window.session.edit(edits.set_cell, "X", (1, 0), 1.25)
    program.autosave.write()
    program.window.session.undo_stack.setClean()
    QTimer.singleShot(10, program.window.close)
app.Program._look_around = closing
sys.exit(app.start(app.StartOptions()))
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )
    errors = [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
    assert (done.returncode, errors) == (0, [])


@pytest.mark.parametrize(
    ("moment", "not_yet"),
    [("begin", {"numpy", "pyqtgraph"}), ("after_first_paint", {"pyqtgraph"})],
)
def test_each_picture_comes_before_what_it_does_not_need(moment, not_yet):
    code = f"""
import sys
from dataclasses import replace
from attnviz.frame.process import quick_start
load_qt = quick_start.load_qt
def loaded():
    load_qt()
    from attnviz import app
    def stop(program):
        print(*sys.modules)
        app.QApplication.exit(0)
    app.Program.{moment} = stop
quick_start.load_qt = loaded
from attnviz.__main__ import main
sys.exit(main(["--theme", "light"]))
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert not_yet & set(done.stdout.split()) == set()


def test_tabs_that_are_made_ready_load_nothing_that_draws_numbers():
    """It takes 3.5 MB, and most who start the window never draw."""
    code = """
import sys
from attnviz.model.tabs import TABS
made = [tab.view_class() for tab in TABS]
print(len(made), "numpy" in sys.modules, "numpy.random" in sys.modules)
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.stdout.split() == [str(len(TABS)), "True", "False"], done.stderr


def test_another_qt_binding_is_not_taken():
    """Field case F92: pyqtgraph runs on PySide6 whatever else is installed or asked for."""
    code = """
import sys, types
for name in ("PyQt6", "PyQt5"):  # as if they were installed and even imported
    sys.modules[name] = types.ModuleType(name)
    sys.modules[f"{name}.QtCore"] = types.ModuleType("QtCore")
from attnviz.ui.grid import lazy_pyqtgraph
print(lazy_pyqtgraph.load().Qt.QT_LIB)
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYQTGRAPH_QT_LIB": "PyQt6"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.stdout.strip() == "PySide6", done.stderr


def test_the_name_of_the_desktop_file_is_set():
    """Field case F97: Wayland finds icon and title by it."""
    code = """
from attnviz.app import application
app = application(["attnviz"])
print(app.desktopFileName(), app.applicationName(), app.style().objectName())
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.stdout.split() == ["attnviz", "attnviz", "fusion"], done.stderr


def test_windows_have_the_program_s_picture(start, qapp):
    """Where no menu entry is installed, nothing else gives them one."""
    qapp.setWindowIcon(QIcon())
    program = start()
    image = program.window.windowIcon().pixmap(32, 32).toImage()
    assert (image.width(), image.height()) == (32, 32)
    assert len({image.pixel(x, y) for x in range(32) for y in range(32)}) > 20


def test_no_reference_to_none_is_lost_in_repaints(start):
    """PySide6 6.12.0 loses one with every call that returns nothing, and the process dies."""
    program = start()
    before = sys.getrefcount(None)
    for _ in range(300):
        program.window.view.canvas.repaint()
    if sys.version_info < (3, 12):
        assert sys.getrefcount(None) > before - 100


def test_settings_lie_where_the_user_keeps_them(start, qapp):
    stored = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "attnviz", "attnviz")
    assert stored.fileName().endswith("attnviz.ini")
    Settings().set(ZOOM, 125)
    assert Settings().get(ZOOM) == 125


def test_letters_that_no_font_has_are_told_once(start, monkeypatch):
    monkeypatch.setattr(fonts, "lacking", lambda text: "猫" if "猫" in text else "")
    program = start()
    session, bar = program.window.session, program.window.controller.info_bar
    session.open(library.start_lab())
    assert not bar.text
    strange = replace(library.start_lab(), title="猫")
    bar.show_message("a question")
    session.open(strange)
    assert bar.text == "a question"
    bar.dismiss()
    session.open(strange)
    assert "No font here has 猫 (CJK): code points are shown" in bar.text
    bar.dismiss()
    session.open(strange)
    assert not bar.text
