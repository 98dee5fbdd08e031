"""What lies in a widget is found in order, and nothing of it is kept."""

import gc

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QSplitter, QSplitterHandle, QWidget
from shiboken6 import isValid

from attnviz.ui.reading.descendants import descendants


def test_all_of_a_kind_are_found_each_before_what_lies_in_it(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    outer = QWidget(window)
    inner = QLabel("inner", outer)
    window.setCentralWidget(outer)
    last = QLabel("last", window)
    assert list(descendants(window, QLabel)) == [inner, last]
    assert list(descendants(window, QWidget)) == window.findChildren(QWidget)


def test_what_qt_takes_away_does_not_stay_in_python(qtbot):
    splitter = QSplitter()
    qtbot.addWidget(splitter)
    splitter.addWidget(QWidget())
    known = len(gone())
    for _ in range(5):
        other = QWidget()
        splitter.addWidget(other)  # with a handle, which Qt makes and takes away itself
        assert any(isinstance(each, QSplitterHandle) for each in descendants(splitter, QWidget))
        other.setParent(None)
        other.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert len(gone()) == known


def gone():
    """List the handles in Python's memory whose widgets no longer are."""
    gc.collect()
    found = (each for each in gc.get_objects() if isinstance(each, QSplitterHandle))
    return [each for each in found if not isValid(each)]
