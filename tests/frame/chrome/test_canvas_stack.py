"""The side panel is bare ground while it is kept out of sight, and scrolls when it comes back."""

from __future__ import annotations

from PySide6.QtWidgets import QScrollArea, QWidget

from attnviz.frame.chrome.canvas_stack import CanvasStack
from attnviz.ui.look.theme import theme


def test_a_panel_that_is_kept_away_leaves_no_scroll_bar(qapp):
    stack, panel = CanvasStack(theme("light")), QWidget()
    panel.setMinimumHeight(2000)
    stack.set_panel(stack.add_place(), panel)
    stack.set_place(0)
    stack.resize(1280, 600)
    stack.show()
    area = panel.parentWidget().parentWidget()
    assert isinstance(area, QScrollArea)
    qapp.processEvents()
    assert area.verticalScrollBar().isVisible()

    panel.hide()
    qapp.processEvents()
    picture = stack.grab().toImage()

    assert not area.verticalScrollBar().isVisible()
    ground = {picture.pixelColor(stack.width() - x, 300).name() for x in (2, 8, 100, 250)}
    assert ground == {theme("light").panel.name()}

    panel.show()
    qapp.processEvents()
    assert area.verticalScrollBar().isVisible()
    stack.close()
