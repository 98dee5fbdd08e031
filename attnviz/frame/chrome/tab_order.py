"""Where Tab goes: tab bar, control row, canvas, side panel, caption, tools, and round again.

Qt's own order is that in which widgets were made, and it jumps over the controls before a canvas,
because a tab passes its focus on to its canvas. Here the places decide, as a person reads them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

Order = tuple[int, int, int, int]
SAME_LINE = 8  # px between the middles of controls that stand side by side


def move(window: QMainWindow, parts: Sequence[QWidget | None], forward: bool) -> bool:
    """Return the keyboard to the next control; False when there is no other.

    Parameters
    ----------
    parts : tab bar, column of the tab in front, side panel, bar with the tools
    """
    here = QApplication.focusWidget()
    stops = ordered(window, parts)
    if not stops or stops == [here]:
        return False
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    target = _next(stops, here, forward)
    target.setFocus(reason)
    return True


def _next(stops: list[QWidget], here: QWidget | None, forward: bool) -> QWidget:
    if here in stops:
        return stops[(stops.index(here) + (1 if forward else -1)) % len(stops)]
    if here is None:
        return stops[0 if forward else -1]
    # The focus is in a part of a control, such as an editor: go on from the control.
    around = [stop for stop in stops if stop.isAncestorOf(here)]
    return _next(stops, around[-1], forward) if around else stops[0 if forward else -1]


def ordered(window: QMainWindow, parts: Sequence[QWidget | None]) -> list[QWidget]:
    """Return everything in a window that Tab reaches, in the order in which it does."""
    placed = sorted(((_order(window, parts, stop), stop) for stop in _stops(window)), key=_first)
    lines: list[list[tuple[Order, QWidget]]] = []
    for order, stop in placed:
        top = lines[-1][0][0] if lines else None
        if top is not None and top[:2] == order[:2] and order[2] - top[2] <= SAME_LINE:
            lines[-1].append((order, stop))
        else:
            lines.append([(order, stop)])
    return [stop for line in lines for _, stop in sorted(line, key=lambda one: one[0][3])]


def _first(placed: tuple[Order, QWidget]) -> Order:
    return placed[0]


def _stops(window: QMainWindow) -> Iterator[QWidget]:
    widget: QWidget | None = window.nextInFocusChain()
    while widget is not None and widget is not window:
        able = widget.isVisible() and widget.isEnabled() and widget.window() is window
        if able and widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not widget.focusProxy():
            yield widget
        widget = widget.nextInFocusChain()


def _order(window: QMainWindow, parts: Sequence[QWidget | None], stop: QWidget) -> Order:
    """Return (part, above or below its canvas, line, place in the line)."""
    tabs, column, panel, tools = parts
    at = stop.mapTo(window, QPoint(0, 0))
    middle, left = at.y() + stop.height() // 2, at.x()
    if tools is not None and tools.isAncestorOf(stop):
        # What stands before the tabs comes before them.
        before = tabs is not None and left <= tabs.mapTo(window, QPoint(0, 0)).x()
        return (0 if before else 5), 0, 0, left
    if panel is not None and panel.isAncestorOf(stop):
        return 3, 0, middle, left
    if column is None or not column.isAncestorOf(stop):
        # Bars over the canvas and under it; what floats over everything comes with the canvas.
        above = column is not None and middle < column.mapTo(window, QPoint(0, 0)).y()
        return (1 if above else 4), 0, middle, left
    canvas = column.focusProxy() or column
    if stop is canvas:
        return 2, 1, 0, 0
    if canvas.isAncestorOf(stop):
        return 2, 2, middle, left
    over = middle < canvas.mapTo(window, QPoint(0, 0)).y()
    return 2, (0 if over else 3), middle, left
