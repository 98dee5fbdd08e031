"""Tool tips come after half a second, and only where the pointer still is."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QCursor, QEnterEvent
from PySide6.QtWidgets import QApplication, QToolTip
from windows import SAMPLES, open_window

from attnviz.frame.chrome.prompt_tips import WAKE_MS, PromptTips


@pytest.fixture
def pointed(qtbot, monkeypatch):
    """Return the watched button with the pointer on it, and its watcher."""
    window = open_window(qtbot, SAMPLES)
    tips = window.controller.findChild(PromptTips)
    button = window.view.button
    button.setToolTip("Press it")
    tips.watch()
    at = button.mapToGlobal(button.rect().center())
    monkeypatch.setattr(QCursor, "pos", lambda: at)
    QToolTip.hideText()
    here = button.rect().center()
    QApplication.sendEvent(button, QEnterEvent(here, here, at))
    yield button, tips
    QToolTip.hideText()


def test_half_a_second_and_no_more(pointed):
    _, tips = pointed
    assert WAKE_MS == 500
    assert tips._timer.isActive()
    assert tips._timer.interval() == WAKE_MS


def test_the_tip_is_shown_when_the_time_is_over(pointed):
    _, tips = pointed
    assert QToolTip.text() == ""
    tips._timer.timeout.emit()
    assert QToolTip.text() == "Press it"


def test_leaving_or_pressing_ends_the_waiting(pointed, qtbot):
    button, tips = pointed
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert not tips._timer.isActive()
    here = button.rect().center()
    QApplication.sendEvent(button, QEnterEvent(here, here, button.mapToGlobal(here)))
    assert tips._timer.isActive()
    qtbot.mousePress(button, Qt.MouseButton.LeftButton)
    assert not tips._timer.isActive()
    qtbot.mouseRelease(button, Qt.MouseButton.LeftButton)


def test_no_tip_where_the_pointer_is_no_longer(pointed, monkeypatch):
    _, tips = pointed
    monkeypatch.setattr(QCursor, "pos", lambda: QPoint(-50, -50))
    tips._timer.timeout.emit()
    assert QToolTip.text() == ""
