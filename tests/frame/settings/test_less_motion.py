"""With less motion nothing travels on any tab: no clock ticks for pictures, fades are short."""

from time import monotonic

import pytest
from PySide6.QtCore import QAbstractAnimation, QTimer, QVariantAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from windows import open_window

from attnviz.settings import MOTION
from attnviz.tabs.saturation.canvas import sweep_clock
from attnviz.ui.predict import predicting
from attnviz.ui.tab import flow_motion

SHORT = 100  # ms: a cross-fade may take so long
# Moves that let something travel on each tab: another row, step, size, head, pattern.
MOVES = {
    "heads": ("heads.previous_word", "heads.next_head", "heads.swap", "heads.flow"),
    "steps": ("steps.next", "steps.last", "steps.back", "steps.mask"),
    "saturation": ("saturation.next_stop", "saturation.walk", "saturation.new_draw"),
    "grid": ("grid.row_up", "grid.large_1", "grid.cycle_kv", "grid.mute_1"),
    "sparse": ("sparse.next", "sparse.row_up", "sparse.wider"),
}


def moving(window):
    """List what would paint again and again by itself."""
    found = []
    for animation in window.findChildren(QVariantAnimation):
        running = animation.state() == QAbstractAnimation.State.Running
        if running and animation.duration() > SHORT:
            found.append((animation.parent(), animation.duration()))
    for timer in window.findChildren(QTimer):
        if timer.isActive() and not timer.isSingleShot() and timer.interval() < SHORT:
            found.append((timer.parent(), timer.interval()))
    return found


def start(window, id_):
    next(c for c in window.view.commands() if c.id == id_).run()


def do(window, id_):
    start(window, id_)
    QApplication.processEvents()


@pytest.mark.parametrize("place", range(5))
@pytest.mark.parametrize("look", ["light", "projector"])
def test_nothing_travels(qtbot, place, look):
    window = open_window(qtbot, look=look)
    window.controller.actions.preferences.apply(MOTION, "reduced")
    window.show_tab(place)
    assert moving(window) == []
    for id_ in MOVES[window.view.id]:
        do(window, id_)
        assert moving(window) == [], id_
    do(window, f"{window.view.id}.predict")
    do(window, f"{window.view.id}.reveal")
    assert moving(window) == []


@pytest.mark.parametrize(
    ("place", "id_"), [(0, "heads.previous_word"), (1, "steps.next"), (2, "saturation.next_stop")]
)
def test_at_full_motion_these_do_travel(qtbot, place, id_):
    """Else the test above would find nothing to be still."""
    window = open_window(qtbot)
    window.controller.actions.preferences.apply(MOTION, "full")
    window.show_tab(place)
    start(window, id_)  # on a busy machine the way is over after the first events
    assert moving(window) != []
    window.view.set_shown(False)


def test_the_choice_is_there_before_the_first_tab(qtbot):
    from attnviz.settings import Memory, Settings

    settings = Settings(Memory())
    settings.set(MOTION, "reduced")
    window = open_window(qtbot, settings=settings)
    assert window.host.reduced_motion
    assert moving(window) == []


def still(window):
    """Return the picture of the window once all that has begun has ended."""
    window.activateWindow()
    window.view.setFocus()
    QTest.qWait(SHORT + 30)
    return window.view.grab().toImage()  # beside it curves are computed, and come when they come


@pytest.fixture
def later(monkeypatch):
    """Return a function that lets a minute go by on the clocks that things travel by."""
    gone = [0]
    for module in (flow_motion, predicting, sweep_clock):
        monkeypatch.setattr(module, "monotonic", lambda: monotonic() + gone[0])

    def later():
        gone[0] += 60

    return later


@pytest.mark.parametrize("place", range(5))
def test_every_move_is_at_its_end_at_once_and_ends_as_with_motion(qtbot, later, place):
    """Tab 1 alone may look different: its beads have heads of arrows while they stand."""
    window, other = open_window(qtbot), open_window(qtbot)
    preferences = window.controller.actions.preferences
    for each in (window, other):
        each.show_tab(place)
    preferences.apply(MOTION, "reduced")
    other.host.set_reduced_motion(False)
    id_of = window.view.id
    ids = [id_ for id_ in MOVES[id_of] if id_ != "heads.flow"]  # with motion that never ends
    for id_ in (*ids, f"{id_of}.predict", f"{id_of}.reveal"):
        for each in (window, other):
            do(each, id_)
        picture = still(window)
        QTest.qWait(300)
        assert window.view.grab().toImage() == picture, id_
        later()
        qtbot.waitUntil(lambda: moving(other) == [], timeout=8000)
        assert window.view.caption() == other.view.caption(), id_
        assert place == 0 or still(other) == picture, id_
    for each in (window, other):
        each.view.set_shown(False)
