"""Grids on real widgets, painted plainly (as before pyqtgraph is loaded) and by pyqtgraph."""

import json
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

FIELD = Path(__file__).parent.parent / "data" / "field"
WORDS = ("The", "cat", "sat", "down")


def field_case(name):
    (path,) = FIELD.glob(f"{name}-*.json")
    return json.loads(path.read_text(encoding="utf-8"))


def render(grid, theme, size=(400, 400), cell=None, dpr=1.0, **options):
    """Return (picture, layout) of one grid painted on the theme's ground."""
    from attnviz.ui.grid.paint import paint_grid

    image = QImage(round(size[0] * dpr), round(size[1] * dpr), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    image.fill(theme.window)
    painter = QPainter(image)
    layout = paint_grid(painter, grid, theme, QRectF(0, 0, *size), cell, **options)
    painter.end()
    return image, layout


def pixels(image):
    """Return a picture as a uint32 array, shape (high, wide)."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    bits = np.frombuffer(image.constBits(), np.uint32)
    return bits.reshape(image.height(), image.bytesPerLine() // 4)[:, : image.width()].copy()


def ground(image, rect, dpr=1.0):
    """Return the colour near the upper left corner of a cell, clear of number and corner marks."""
    x, y = round((rect.x() + 3) * dpr), round((rect.y() + 3) * dpr)
    return image.pixelColor(x, y).name()


class HostDriver:
    """A host on screen, what it wished for, and hands to act on it."""

    def __init__(self, host, qtbot):
        self.host, self._qtbot = host, qtbot
        self.edits, self.refused, self.invalid, self.hovered = [], [], [], []
        self.clicked, self.pressed, self.dragged = [], [], []
        host.cell_edited.connect(self._on_cell_edited)
        host.edit_refused.connect(lambda *cell: self.refused.append(cell))
        host.edit_invalid.connect(self.invalid.append)
        host.cell_hovered.connect(lambda *cell: self.hovered.append(cell))
        host.cell_clicked.connect(lambda *cell: self.clicked.append(cell[:3]))
        host.cell_pressed.connect(lambda *cell: self.pressed.append(cell[:4]))
        host.cell_dragged.connect(lambda *cell: self.dragged.append(cell))

    def _on_cell_edited(self, name, row, col, value, gesture):
        self.edits.append((name, row, col, value, gesture))
        values = self.values(name).copy()
        values[row, col] = value
        self.host.set_values(name, values)

    def values(self, name):
        grid = self.host.grid(name)
        return grid.block(range(grid.shape[0]), range(grid.shape[1]))

    def at(self, name, row, col):
        return self.host.cell_rect(name, row, col).center().toPoint()

    def press(self, name, row, col, button=Qt.MouseButton.LeftButton):
        QTest.mousePress(self.host, button, pos=self.at(name, row, col))

    def click(self, name, row, col, button=Qt.MouseButton.LeftButton):
        QTest.mouseClick(self.host, button, pos=self.at(name, row, col))

    def move(self, point):
        if isinstance(point, QPointF):
            point = point.toPoint()
        QTest.mouseMove(self.host, point)
        self._qtbot.wait(20)

    def release(self, point, button=Qt.MouseButton.LeftButton):
        QTest.mouseRelease(self.host, button, pos=point)

    def keys(self, *keys, widget=None, modifier=Qt.KeyboardModifier.NoModifier):
        for key in keys:
            QTest.keyClick(widget or self.host, key, modifier)

    def hold(self, key, modifier, text=""):
        """Send one press, as while `modifier` is held; return whether it was taken."""
        from PySide6.QtCore import QEvent
        from PySide6.QtGui import QKeyEvent

        event = QKeyEvent(QEvent.Type.KeyPress, key, modifier, text)
        QApplication.sendEvent(self.host, event)
        return event.isAccepted()

    def type(self, text):
        QTest.keyClicks(self.editor, text)

    @property
    def editor(self):
        return self.host.input.editor

    def picture(self):
        """Return what is on the screen now, so that a repaint that was forgotten shows."""
        QApplication.processEvents()
        return self.host.screen().grabWindow(self.host.winId()).toImage()

    def scrub(self, name, row, col, up, modifier=Qt.KeyboardModifier.NoModifier):
        """Drag a cell up by so many pixels, in two moves."""
        start = self.at(name, row, col)
        QTest.mousePress(self.host, Qt.MouseButton.LeftButton, modifier, start)
        for part in (up // 2, up):
            self._send_move(start - QPoint(0, part), modifier)
        QTest.mouseRelease(self.host, Qt.MouseButton.LeftButton, modifier, start - QPoint(0, up))

    def _send_move(self, point, modifier):
        from PySide6.QtCore import QEvent
        from PySide6.QtGui import QMouseEvent

        left = Qt.MouseButton.LeftButton
        where = QPointF(point)
        over = QPointF(self.host.mapToGlobal(point))
        event = QMouseEvent(QEvent.Type.MouseMove, where, over, left, left, modifier)
        QApplication.sendEvent(self.host, event)

    def wheel(self, name, row, col, notches):
        from PySide6.QtGui import QWheelEvent

        where = QPointF(self.at(name, row, col))
        event = QWheelEvent(
            where,
            QPointF(self.host.mapToGlobal(where)),
            QPoint(),
            QPoint(0, 120 * notches),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(self.host, event)
        return event.isAccepted()


@pytest.fixture(params=["plain", "pyqtgraph"])
def drive(request, qtbot, monkeypatch):
    """Return a function that shows grids by name and gives a driver of the host."""
    from attnviz.ui.grid import lazy_pyqtgraph
    from attnviz.ui.grid.host import GridHost
    from attnviz.ui.look.theme import theme

    if request.param == "plain":
        monkeypatch.setattr(lazy_pyqtgraph, "loaded", lambda: False)
    else:
        lazy_pyqtgraph.load()

    def show(grids, cell=56, look="light", rects=None):
        host = GridHost(theme(look))
        qtbot.addWidget(host)
        host.resize(976, 588)
        for i, (name, grid) in enumerate(grids.items()):
            host.set_grid(name, grid)
            host.set_rect(name, (rects or {}).get(name, QRectF(16 + 320 * i, 40, 300, 400)), cell)
        host.show()
        host.activateWindow()
        qtbot.waitExposed(host)
        host.setFocus()
        qtbot.waitUntil(host.hasFocus)
        assert host.interactive == (request.param == "pyqtgraph")
        return HostDriver(host, qtbot)

    return show
