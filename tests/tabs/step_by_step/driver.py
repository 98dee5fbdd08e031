"""The step-by-step tab on a real session, with hands to act on it and eyes to read it."""

import json
from pathlib import Path

import numpy as np
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

DATA = Path(__file__).parents[2] / "data" / "figures" / "step_by_step.json"
JSON_NAMES = {
    "K_T": "K_T", "S": "scores", "scaled": "scaled_scores", "masked": "masked_scores",
    "E": "exponentials", "A": "pattern", "O": "z", "W_K": "W_K_used", "W_V": "W_V_used",
}  # fmt: skip


def expected():
    """Return what the tab must show, as designed."""
    return json.loads(DATA.read_text(encoding="utf-8"))


def array_name(name, step=0):
    """Return the trace's name of an array of the design; the last step shows the layer's output."""
    return "out" if (name, step) == ("O", 12) else JSON_NAMES.get(name, name)


def matrix(rows):
    """Return a matrix of the design as floats."""
    values = [[float(v) for v in (row if isinstance(row, list) else [row])] for row in rows]
    return np.array(values)


class StepsDriver:
    """A view of the tab on screen."""

    def __init__(self, view, qtbot):
        self.view, self._qtbot = view, qtbot
        self.captions, self.statuses, self.rejected = [], [], []
        view.caption_changed.connect(self.captions.append)
        view.status_changed.connect(self.statuses.append)
        view.session.edit_rejected.connect(self.rejected.append)

    @property
    def session(self):
        return self.view.session

    @property
    def canvas(self):
        return self.view.canvas

    @property
    def host(self):
        return self.view.canvas.host

    @property
    def line(self):
        return self.view.canvas.line.text

    @property
    def info_bar(self):
        return self.view.canvas.info_bar

    def step(self, number):
        """Go to a step; without travel the short fade is not waited for."""
        self.view.walker.go_to(number)
        if self.view.canvas.motion.reduced:
            self.view.canvas.motion.stop()

    def numbers(self, name):
        """Return the numbers a matrix shows."""
        grid = self.host.grid(name)
        return grid.block(range(grid.shape[0]), range(grid.shape[1]))

    def share(self, row, column):
        return float(
            self.session.trace("example")["pattern"][self.view.state.one.head, row, column]
        )

    def lit(self, name):
        grid = self.host.grid(name)
        return tuple(grid.lit_rows), tuple(grid.lit_columns), tuple(grid.lit_cells)

    def at(self, name, row, col):
        return self.host.cell_rect(name, row, col).center().toPoint()

    def click(self, name, row, col, button=Qt.MouseButton.LeftButton):
        QTest.mouseClick(self.host, button, pos=self.at(name, row, col))

    def hover(self, name, row, col):
        self.move_to(self.host, self.at(name, row, col))

    def move_to(self, widget, point):
        none = Qt.MouseButton.NoButton
        over = QPointF(widget.mapToGlobal(point))
        modifiers = Qt.KeyboardModifier.NoModifier
        kind = QEvent.Type.MouseMove
        event = QMouseEvent(kind, QPointF(point), over, none, none, modifiers)
        QApplication.sendEvent(widget, event)
        self._qtbot.wait(20)

    def keys(self, *keys, modifier=Qt.KeyboardModifier.NoModifier):
        for key in keys:
            QTest.keyClick(self.host, key, modifier)

    def type(self, name, row, col, text):
        """Click a cell and type over its number."""
        self.click(name, row, col)
        QTest.keyClicks(self.host, text[0])
        if len(text) > 1 and self.host.input.editor is not None:
            QTest.keyClicks(self.host.input.editor, text[1:])
        if self.host.input.editor is not None:
            QTest.keyClick(self.host.input.editor, Qt.Key.Key_Return)
            self._qtbot.waitUntil(lambda: self.host.input.editor is None)

    def menu(self, name, row, col, data):
        """Choose an entry of the menu of a matrix by what it carries."""
        from attnviz.tabs.step_by_step.commands import matrix_menu

        menu = matrix_menu(self.view, name, row, col)
        actions = [
            *menu.actions(),
            *(a for m in menu.actions() if m.menu() for a in m.menu().actions()),
        ]
        (action,) = [a for a in actions if a.data() == data]
        assert action.isEnabled()
        action.trigger()
        menu.deleteLater()

    def run(self, command):
        """Carry out a command of the tab."""
        found = {c.id: c for c in self.view.commands()}[command]
        assert found.enabled is None or found.enabled()
        found.run()

    def command(self, command):
        return {c.id: c for c in self.view.commands()}[command]
