"""The learning tab on a real session, with hands to act on it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtTest import QTest
from tabs.driver import NONE, TabDriver

from attnviz.learning.runs import run_of
from attnviz.model.document.lab import Lab
from attnviz.model.document.learning import LearningSpec
from attnviz.model.files.presets import preset
from attnviz.session import Session
from attnviz.tabs.learning.view import LearningView
from attnviz.ui.look.theme import theme

FOREVER = float("inf")
SMALL = LearningSpec(width=8, length=60)


@pytest.fixture(scope="session")
def whole_run():
    """Return the usual run at its end, computed once."""
    run = run_of(replace(LearningSpec()))
    run.toward(400, FOREVER)
    run.stand_at(400)
    run.keep_twin_up(FOREVER)
    run.bench = run.spec = replace(run.spec, weights=run.weights())
    return run


class Tab(TabDriver):
    """The learning tab."""

    @property
    def spec(self):
        return self.session.lab.learning

    @property
    def state(self):
        return self.view.state

    def undo(self):
        self.session.undo_stack.undo()

    def frames(self, n=1):
        """Let so many frames go by, and what the thread does after each of them be shown."""
        for _ in range(n):
            self.view._on_frame()
            for run in (self.view._run, self.view._scout):
                if run is not None and run._away is not None:
                    run._away.result()
            self.view._on_frame()

    def play_to_the_end(self):
        while self.view.pointer.playing:
            self.frames()

    def at_step(self, step):
        layout = self.canvas.layout_now()
        return QPointF(layout.x_of(step), layout.track[0].y())

    def drag(self, *points):
        """Press at the first point, move over the others, let go at the last."""
        self.send(QEvent.Type.MouseButtonPress, points[0])
        for point in points[1:]:
            self.send(QEvent.Type.MouseMove, point)
        self.send(QEvent.Type.MouseButtonRelease, points[-1], Qt.MouseButton.NoButton, NONE)

    def type_text(self, text):
        self.press("F2")
        field = self.canvas.editor
        field.selectAll()
        QTest.keyClicks(field, text)
        QTest.keyClick(field, Qt.Key.Key_Return)


@pytest.fixture
def make_tab(qtbot):
    """Return a tab that shows a spec, 976 x 588."""

    def make(spec=None, look="light"):
        session = Session(Lab(preset("tiny"), learning=replace(SMALL) if spec is None else spec))
        view = LearningView(session, theme(look))
        view.setProperty("session", session)  # lives as long as the view
        qtbot.addWidget(view)
        view.resize(976, 588)
        view.show()
        view._work.stop()  # frames come when a test says so
        tab = Tab(view, qtbot)
        view.update_text()
        return tab

    return make


@pytest.fixture
def tab(make_tab):
    """Return the tab with a small model."""
    return make_tab()


@pytest.fixture
def usual(make_tab, whole_run):
    """Return the tab at the end of the usual run."""
    return make_tab(whole_run.spec)
