"""Tabs on a real session and a real window system, as a person meets them."""

import pytest


@pytest.fixture
def steps(qtbot):
    """Return the step-by-step tab with the numbers of the text, 976 x 588, without travel."""
    from tabs.step_by_step.driver import StepsDriver

    from attnviz.model.files import library
    from attnviz.session import Session
    from attnviz.tabs.step_by_step.view import StepByStepView
    from attnviz.ui.grid import lazy_pyqtgraph
    from attnviz.ui.look.theme import theme

    lazy_pyqtgraph.load()
    session = Session(library.start_lab())
    view = StepByStepView(session, theme("light"))
    qtbot.addWidget(view)
    view.resize(976, 588)
    view.set_reduced_motion(True)
    view.show()
    qtbot.waitExposed(view)
    view.activateWindow()
    view.set_shown(True)
    view.setFocus()
    qtbot.waitUntil(view.canvas.host.hasFocus)
    yield StepsDriver(view, qtbot)
    view.walker.rest()
