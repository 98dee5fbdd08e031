"""Exceptions that nobody caught: told once, logged, and the program goes on."""

import os
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer, Signal, qWarning
from PySide6.QtWidgets import QApplication, QWidget

from attnviz.frame.process import crash
from attnviz.frame.process.crash import CrashGuard
from attnviz.frame.process.fault_dialog import FaultDialog


@pytest.fixture
def guard(qapp, tmp_path, qtbot):
    made = CrashGuard(tmp_path / "state")
    # pytest-qt collects what reaches the hook; here the guard is what it has to reach.
    with qtbot.captureExceptions():
        made.install()
        made.open_logs()
        yield made
        made.remove()


@pytest.fixture
def told(guard):
    lines = []
    guard.reported.connect(lambda line, details: lines.append((line, details)))
    return lines


class Widget(QWidget):
    def paintEvent(self, event):
        raise ValueError("wrong in painting")


class Sender(QObject):
    sent = Signal()

    def __init__(self):
        super().__init__()
        self.sent.connect(self._on_sent)

    def _on_sent(self):
        raise ValueError("wrong in a slot")


def test_a_fault_in_a_slot(guard, told, qtbot, capfd):
    sender = Sender()
    sender.sent.emit()
    qtbot.waitUntil(lambda: len(told) == 1)
    line, details = told[0]
    assert line == "ValueError: wrong in a slot"
    assert "_on_sent" in details
    assert "wrong in a slot" in guard.log.read_text()
    assert "wrong in a slot" in capfd.readouterr().err


def test_a_fault_in_painting_is_told_once_however_often_it_paints(guard, told, qtbot):
    widget = Widget()
    qtbot.addWidget(widget)
    widget.show()
    qtbot.waitExposed(widget)
    qtbot.waitUntil(lambda: len(told) == 1)
    again = QTimer()
    again.timeout.connect(widget.update)
    again.start(1)
    qtbot.waitUntil(lambda: guard.log.read_text().count("ValueError: wrong in painting") > 5)
    again.stop()
    widget.hide()
    assert len(told) == 1


def test_the_same_fault_is_told_again_after_a_minute(guard, told, qtbot, monkeypatch):
    now = [100.0]
    monkeypatch.setattr(crash.time, "monotonic", lambda: now[0])
    sender = Sender()
    for later, expected in ((0, 1), (30, 1), (61, 2)):
        now[0] += later
        sender.sent.emit()
        QApplication.processEvents()
        assert len(told) == expected


def test_a_fault_in_a_thread_is_told_in_the_thread_of_the_window(guard, qtbot):
    heard = []

    class Listener(QObject):
        def on_reported(self, line, details):
            heard.append((line, threading.current_thread()))

    listener = Listener()
    guard.reported.connect(listener.on_reported)
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(heard) == 1)
    assert heard == [("ZeroDivisionError: division by zero", threading.main_thread())]


def test_a_fault_in_a_finalizer(guard, told, qtbot):
    class Bad:
        def __del__(self):
            raise RuntimeError("wrong in a finalizer")

    Bad()
    qtbot.waitUntil(lambda: len(told) == 1)
    assert told[0][0] == "RuntimeError: wrong in a finalizer"


def test_a_fault_in_telling_a_fault_does_not_go_round(guard, told, qtbot, capfd):
    def broken(line, details):
        raise OSError("wrong in the dialog")

    guard.reported.connect(broken)
    sender = Sender()
    sender.sent.emit()
    for _ in range(20):
        QApplication.processEvents()
    assert capfd.readouterr().err.count("OSError: wrong in the dialog") <= 2


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_fault_is_told_where_the_terminal_is_gone(guard, told, qtbot, monkeypatch):
    with open("/dev/full", "w") as gone:  # noqa: PTH123
        monkeypatch.setattr(sys, "stderr", gone)
        sender = Sender()
        sender.sent.emit()
        qtbot.waitUntil(lambda: len(told) == 1)
    assert "wrong in a slot" in guard.log.read_text()


def test_what_qt_complains_of_is_in_the_log(guard):
    qWarning("something about a widget")
    assert "Qt: something about a widget" in guard.log.read_text()


def test_ctrl_c_is_left_to_python(guard, told, qtbot):
    left = []
    guard._before = (lambda *fault: left.append(fault[0]), *guard._before[1:])
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    QApplication.processEvents()
    assert told == []
    assert left == [KeyboardInterrupt]
    guard._before = (sys.__excepthook__, *guard._before[1:])


def test_the_log_does_not_grow_for_ever(guard, monkeypatch):
    monkeypatch.setattr(crash, "LOG_BYTES", 2000)
    for n in range(100):
        guard._write("error", f"{n} " + "x" * 100)
    logs = sorted(path.name for path in guard.folder.glob("attnviz.log*"))
    assert logs == ["attnviz.log", *(f"attnviz.log.{n}" for n in range(1, crash.OLD_LOGS + 1))]
    assert all((guard.folder / name).stat().st_size <= 2000 for name in logs)


def test_without_a_place_for_logs_the_program_goes_on(qapp, tmp_path, capsys):
    (tmp_path / "state").write_text("no folder")
    guard = CrashGuard(tmp_path / "state")
    guard.open_logs()
    guard.remove()
    assert "no log in" in capsys.readouterr().err


def test_what_kills_the_process_leaves_every_stack(tmp_path):
    code = f"""
import faulthandler, os
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from attnviz.frame.process.crash import CrashGuard
app = QCoreApplication([])
guard = CrashGuard(Path({str(tmp_path)!r}))
guard.open_logs()
def deep_inside():
    faulthandler._sigsegv()
deep_inside()
"""
    done = subprocess.run([sys.executable, "-c", code], check=False, timeout=60)
    assert done.returncode != 0
    assert "deep_inside" in (tmp_path / crash.FATAL).read_text()


@pytest.mark.skipif(os.name != "posix", reason="rights are POSIX")
def test_logs_are_private_and_kept_from_each_other(tmp_path):
    folder = tmp_path / "logs"
    one, two = CrashGuard(folder), CrashGuard(folder)
    one.open_logs()
    (folder / crash.FATAL).write_text("what killed another one")
    (folder / crash.LOG).write_text("old")
    (folder / crash.LOG).chmod(0o644)
    two.open_logs()
    two._write("warning", "something")
    assert (folder / crash.FATAL).read_text() == "what killed another one"
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    assert modes == {crash.FATAL: 0o600, crash.LOG: 0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    two.remove()
    one.remove()


def test_a_long_file_of_what_killed_goes_aside(tmp_path):
    (tmp_path / crash.FATAL).write_text("x" * (crash.LOG_BYTES + 1))
    guard = CrashGuard(tmp_path)
    guard.open_logs()
    assert (tmp_path / crash.FATAL).stat().st_size == 0
    assert (tmp_path / f"{crash.FATAL}.1").stat().st_size > crash.LOG_BYTES
    guard.remove()


def test_one_dialog_takes_all_faults(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    dialog = FaultDialog(window, "/home/me/attnviz.log")
    dialog.add("ValueError: a <b>", "first traceback", "Nothing was lost.")
    dialog.add("KeyError: c", "second traceback", "Nothing was lost.")
    assert "KeyError: c" in dialog.text
    assert "/home/me/attnviz.log" in dialog.text
    assert "Nothing was lost." in dialog.text
    assert dialog.details == "first traceback\nsecond traceback"
    dialog.close()
    dialog.add("OSError: d", "third traceback", "Nothing was lost.")
    assert dialog.details == "third traceback"
    assert not dialog.isModal()
    dialog.close()


def test_a_timer_goes_on_after_its_fault(guard, told, qtbot):
    seen = []

    class Clock(QObject):
        def tick(self):
            seen.append(1)
            raise ValueError("every time")

    clock, timer = Clock(), QTimer()
    timer.timeout.connect(clock.tick)
    timer.start(1)
    qtbot.waitUntil(lambda: len(seen) > 3)
    timer.stop()
    assert len(told) == 1
