"""The work beside the window: off the GUI thread, once, given up when nobody waits."""

import gc
import os
import subprocess
import sys
import threading
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from attnviz.engine import saturation
from attnviz.tabs.saturation.panel import many_draws
from attnviz.tabs.saturation.panel.many_draws import ManyDraws


@pytest.fixture
def fresh(monkeypatch):
    """Forget what earlier tests computed."""
    monkeypatch.setattr(many_draws, "_kept", {})


@pytest.fixture
def slow(fresh, monkeypatch):
    """Let the computation wait for the test between two chunks."""
    go_on, asked = threading.Event(), []

    def curves(n, distribution, keep_going):
        asked.append((distribution, threading.current_thread() is threading.main_thread()))
        while keep_going(len(asked), n):
            if go_on.wait(0.005):
                return {"of": distribution}
        return None

    monkeypatch.setattr(many_draws, "curves", curves)
    return go_on, asked


def test_it_works_elsewhere_and_only_once(qtbot, slow):
    go_on, asked = slow
    many = ManyDraws()
    answers, steps = [], []
    many.ready.connect(lambda *answer: answers.append(answer))
    many.progressed.connect(lambda *step: steps.append(step))
    many.ask("normal")
    many.ask("normal")
    qtbot.waitUntil(lambda: bool(steps))
    assert steps[0] == (1, 2000)
    assert many.busy
    go_on.set()
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == [("normal", {"of": "normal"})]
    assert not many.busy
    other = ManyDraws()
    other.ready.connect(lambda *answer: answers.append(answer))
    other.ask("normal")
    assert answers[1:] == [("normal", {"of": "normal"})]
    assert asked == [("normal", False)]


def test_a_later_wish_replaces_an_earlier_one(qtbot, slow):
    go_on, asked = slow
    many = ManyDraws()
    answers = []
    many.ready.connect(lambda *answer: answers.append(answer[0]))
    many.ask("normal")
    qtbot.waitUntil(lambda: bool(asked))
    many.ask("coin")
    go_on.set()
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == ["coin"]


def test_an_answer_that_comes_too_late_is_kept_but_not_told(qtbot, slow):
    go_on, asked = slow
    many = ManyDraws()
    answers = []
    many.ready.connect(lambda *answer: answers.append(answer[0]))
    go_on.set()
    many.ask("normal")
    many._beside._pool.waitForDone()  # its answer waits in the queue of the window's thread
    go_on.clear()
    many.ask("coin")
    qtbot.waitUntil(lambda: len(asked) == 2 and many.known("normal") is not None)
    assert answers == []
    assert many.busy
    go_on.set()
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == ["coin"]


def test_stop_waits_until_it_has_stopped(qtbot, slow):
    _, asked = slow
    many = ManyDraws()
    many.ask("normal")
    qtbot.waitUntil(lambda: bool(asked))
    many.stop()
    assert not many.busy
    assert many._beside._pool.activeThreadCount() == 0


def test_its_end_ends_the_work(qtbot, slow):
    _, asked = slow
    many = ManyDraws()
    many.ask("normal")
    qtbot.waitUntil(lambda: bool(asked))
    before = threading.active_count()
    many.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # waits for the thread
    assert threading.active_count() <= before


def test_the_real_curves_come_from_the_engine(qtbot, fresh):
    many = ManyDraws()
    with qtbot.waitSignal(many.ready, timeout=20_000) as answer:
        many.ask("coin")
    distribution, found = answer.args
    assert distribution == "coin"
    expected = saturation.curves(2000, "coin")
    for quantity, lines in expected.items():
        for name, band in lines.items():
            assert (found[quantity][name].mean == band.mean).all()


def test_a_tab_only_works_out_curves_that_somebody_sees(tab, slow):
    _, asked = slow
    panel = tab.panel
    tab.qtbot.waitUntil(lambda: panel.plot.waiting != "")
    assert panel.plot.waiting.endswith("of 2,000 draws")
    assert panel.plot.bands is None
    tab.view.set_shown(False)
    assert not panel.many.busy
    tab.view.edits.set_distribution("coin")
    assert [name for name, _ in asked] == ["normal"]
    tab.view.set_shown(True)
    tab.qtbot.waitUntil(lambda: len(asked) == 2)
    assert asked[1][0] == "coin"
    tab.view.set_shown(False)


CLOSE_AT_ONCE = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from attnviz.model.document.lab import Lab
from attnviz.model.files.presets import preset
from attnviz.session import Session
from attnviz.tabs.saturation.view import SaturationView
from attnviz.ui.look.theme import theme

app = QApplication([])
session = Session(Lab(preset("tiny")))
window = QWidget()
row = QHBoxLayout(window)
view = SaturationView(session, theme("light"))
row.addWidget(view)
row.addWidget(view.side_panel())
window.show()
view.toggle_motion()
QTimer.singleShot(int(sys.argv[1]), window.close)
sys.exit(app.exec())
"""


@pytest.mark.parametrize("after", [0, 20, 60, 100])
def test_closing_during_the_work_is_quiet(after):
    done = subprocess.run(
        [sys.executable, "-c", CLOSE_AT_ONCE, str(after)],
        capture_output=True,
        text=True,
        check=False,
        timeout=20,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    said = [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
    assert (done.returncode, said) == (0, [])


@pytest.mark.usefixtures("slow")
def test_work_that_was_given_up_is_let_go(qtbot):
    many = ManyDraws()
    many.ask("normal")
    gone = weakref.ref(many._beside._task)
    many.stop()
    del many
    gc.collect()
    assert gone() is None
