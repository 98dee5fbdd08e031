"""A reading that is given up: what it holds goes in the window's thread, not in its own."""

import threading
import weakref

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QProgressDialog, QPushButton, QWidget

from attnviz.ui.controls.waiting import wait_for


class Held:
    """What a reading refers to; a widget may be destroyed in the window's thread alone."""


def test_what_a_left_reading_holds_goes_in_the_windows_thread(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    free, gone, ended = threading.Event(), [], threading.Event()

    def begin():
        held = Held()
        weakref.finalize(held, lambda: gone.append(threading.current_thread()))

        def work(_):
            free.wait(20)
            ended.set()
            return held is not None

        return wait_for(parent, "Reading", work, leave=True)

    def give_up():
        box = QApplication.activeModalWidget()
        assert isinstance(box, QProgressDialog)
        box.findChild(QPushButton).click()

    QTimer.singleShot(0, give_up)
    assert begin() is False
    QApplication.sendPostedEvents(None, 0)
    assert gone == []
    free.set()
    assert ended.wait(20)
    qtbot.waitUntil(lambda: bool(gone))
    assert gone == [threading.main_thread()]
