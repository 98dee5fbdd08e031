"""Objects of Qt in cycles end in the thread of the window, whichever thread makes objects."""

import gc
import threading
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject

from attnviz import app
from attnviz.frame.process import garbage


@pytest.fixture
def collecting(qapp):
    timer = garbage.collect_here(qapp)
    yield timer
    timer.deleteLater()
    QCoreApplication.sendPostedEvents(timer, QEvent.Type.DeferredDelete)
    gc.enable()


class Loose(QObject):
    """One end of a cycle that nobody holds."""


def leave_cycles(count, ends):
    for _ in range(count):
        one, other = Loose(), Loose()
        one.other, other.other = other, one
        weakref.finalize(one, lambda: ends.append(threading.current_thread()))


def busy_elsewhere():
    """Make objects in another thread, many times what Python's collector waits for."""
    kept = []
    thread = threading.Thread(target=lambda: kept.extend([] for _ in range(50_000)))
    thread.start()
    thread.join()
    return kept


def test_a_thread_that_makes_objects_ends_none_of_qt(collecting):
    ends = []
    leave_cycles(200, ends)
    kept = busy_elsewhere()
    assert ends == []
    assert len(kept) > garbage.THRESHOLDS[0]
    collecting.timeout.emit()
    assert ends == [threading.main_thread()] * 200


def test_python_alone_would_end_them_in_that_thread():
    """Or the test above could not fail."""
    ends = []
    leave_cycles(200, ends)
    kept = busy_elsewhere()
    assert kept
    assert any(thread is not threading.main_thread() for thread in ends)


def test_the_timer_runs_by_itself_in_the_loop_of_the_window(collecting, qtbot):
    collecting.setInterval(1)
    ends = []
    leave_cycles(2000, ends)
    qtbot.waitUntil(lambda: len(ends) == 2000)


def test_few_objects_are_not_looked_through(collecting):
    gc.collect()
    ends = []
    leave_cycles(3, ends)
    collecting.timeout.emit()
    assert ends == []


def test_old_objects_have_their_turn_now_and_then(collecting, monkeypatch):
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication

    # Another test may have left one held down.
    monkeypatch.setattr(QGuiApplication, "mouseButtons", lambda: Qt.MouseButton.NoButton)
    gc.collect()
    old, ends, kept = Loose(), [], []
    old.itself = old
    weakref.finalize(old, lambda: ends.append(threading.current_thread()))
    gc.collect(1)
    del old
    for _ in range(200):
        kept += [[] for _ in range(garbage.THRESHOLDS[0] + 1)]
        collecting.timeout.emit()
        if ends:
            break
    assert ends == [threading.main_thread()]


def test_all_objects_are_not_looked_through_while_a_button_is_held_down(collecting, monkeypatch):
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication

    looked = []
    monkeypatch.setattr(garbage.gc, "get_count", lambda: (0, 0, 99))
    monkeypatch.setattr(garbage.gc, "collect", looked.append)
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton):
        monkeypatch.setattr(QGuiApplication, "mouseButtons", lambda button=button: button)
        garbage.collect_due()
    assert looked == [2]


def test_every_application_of_ours_collects_here(monkeypatch, qapp):
    asked = []
    monkeypatch.setattr(garbage, "collect_here", asked.append)
    monkeypatch.setattr(app, "QApplication", type("Fake", (), _of_an_application(qapp)))
    app.application([])
    assert asked == [qapp]


def _of_an_application(made):
    names = ("setApplicationName", "setApplicationVersion", "setDesktopFileName")
    return {name: staticmethod(lambda _: None) for name in names} | {"__new__": lambda *_: made}
