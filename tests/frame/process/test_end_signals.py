"""Signals that ask the program to end wake its event loop, and are given back."""

import signal

import pytest
from PySide6.QtCore import QObject

from attnviz.frame.process.end_signals import HEARD, EndSignals


@pytest.fixture
def signals(qapp):
    owner = QObject()
    made = EndSignals(owner)
    yield made
    made.remove()


@pytest.mark.parametrize("number", HEARD)
def test_a_signal_is_told_by_its_number(signals, qtbot, number):
    with qtbot.waitSignal(signals.came, timeout=5000) as told:
        signal.raise_signal(number)
    assert told.args == [number]


def test_handlers_from_before_are_back_afterwards(qapp):
    before = [signal.getsignal(number) for number in HEARD]
    owner = QObject()
    signals = EndSignals(owner)
    assert all(signal.getsignal(n) != old for n, old in zip(HEARD, before, strict=True))
    signals.remove()
    assert [signal.getsignal(number) for number in HEARD] == before
    assert signal.set_wakeup_fd(-1) == -1
