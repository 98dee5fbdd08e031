"""Work behind a box: the window lives, the work can be stopped, its faults arrive."""

import time
from threading import Event, current_thread, main_thread

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QProgressDialog, QPushButton, QWidget

from attnviz.ui.controls import waiting
from attnviz.ui.controls.waiting import read_beside, wait_for


@pytest.fixture
def window(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


def the_box():
    box = QApplication.activeModalWidget()
    assert isinstance(box, QProgressDialog)
    return box


def test_the_window_lives_while_the_work_is_done_elsewhere(window):
    seen, free = [], Event()

    def work(keep_going):
        assert current_thread() is not main_thread()
        assert keep_going(3, 10)
        return free.wait(20)

    def look():
        box = the_box()
        seen.append((box.value(), box.maximum(), box.labelText()))
        if box.value() == 3:
            free.set()
        else:
            QTimer.singleShot(5, look)

    QTimer.singleShot(0, look)
    assert wait_for(window, "Saving <b>…", work)
    assert seen[-1] == (3, 10, "Saving <b>…")
    assert QApplication.activeModalWidget() is None


def test_whoever_waits_can_stop_it(window):
    def work(keep_going):
        done = 0
        while keep_going(done % 100, 100):
            done += 1
            time.sleep(0.001)
        return False

    QTimer.singleShot(20, lambda: the_box().findChild(QPushButton).click())
    assert not wait_for(window, "Saving", work)


def test_a_fault_arrives_where_it_was_waited_for(window):
    def work(keep_going):
        raise OSError("the disk is gone")

    with pytest.raises(OSError, match="the disk is gone"):
        wait_for(window, "Saving", work)


def test_a_small_file_is_read_at_once_and_a_large_one_behind_a_box(window, tmp_path, monkeypatch):
    path = tmp_path / "X.csv"
    path.write_text("1,2")
    threads = []

    def read(name):
        threads.append(current_thread() is main_thread())
        return name

    assert read_beside(window, str(path), "Opening", read) == str(path)
    monkeypatch.setattr(waiting, "BRIEF", 1)
    assert read_beside(window, str(path), "Opening", read) == str(path)
    archive = path.with_suffix(".NPZ")
    archive.write_bytes(b"PK")
    monkeypatch.undo()
    assert read_beside(window, str(archive), "Opening", read) == str(archive)
    assert threads == [True, False, False]


def test_no_box_appears_where_it_takes_a_moment_only(window, monkeypatch):
    made = []
    monkeypatch.setattr(waiting, "QProgressDialog", lambda *_: made.append(1))
    assert wait_for(window, "Opening", lambda _: True, leave=True, patience=20)
    with pytest.raises(ValueError, match="row 7"):
        wait_for(window, "Opening", lambda _: int("row 7"), leave=True, patience=20)
    assert made == []


def test_a_reading_that_is_given_up_keeps_nobody_waiting(window, tmp_path, monkeypatch):
    path, free, ended = tmp_path / "X.csv", Event(), Event()
    path.write_text("1,2")
    monkeypatch.setattr(waiting, "BRIEF", 1)

    def read(_):
        free.wait(20)
        ended.set()
        raise OSError("nobody hears this")

    QTimer.singleShot(0, lambda: the_box().findChild(QPushButton).click())
    assert read_beside(window, str(path), "Opening", read) is None
    assert not ended.is_set()
    free.set()
    assert ended.wait(20)


def test_faults_of_a_reading_arrive(window, tmp_path, monkeypatch):
    path = tmp_path / "X.csv"
    path.write_text("1,2")
    monkeypatch.setattr(waiting, "BRIEF", 1)

    def read(_):
        raise ValueError("row 7")

    with pytest.raises(ValueError, match="row 7"):
        read_beside(window, str(path), "Opening", read)
