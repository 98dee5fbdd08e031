"""Everything a tab lets out: texts on screen and beside it, tips, words for readers, copies."""

import re
from contextlib import contextmanager

import numpy as np
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLabel, QLineEdit, QWidget

from attnviz.export.svg import svg_bytes
from attnviz.ui.grid.board import Hit
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.tips import tip_text
from attnviz.ui.look.theme import theme

STEP = 8  # px between the points whose tips are read
TAG = re.compile(r"<text[^>]*>([^<]*)</text>")


def forms(values):
    """Return how numbers may be printed: shares as per cents and decimals, scores as decimals.

    Those that are too short to mean anything ("2%", "0") are left out.
    """
    found = set()
    for value in map(float, np.ravel(values)):
        if not np.isfinite(value):
            continue
        shown = {f"{value * 100:.0f}%", f"{value * 100:.1f}", f"{value:.2f}", f"{value:.3f}"}
        shown |= {f"{value:.4f}", f"{value:.6f}", *_start(value)}
        found |= {text for text in shown if len(text.strip("0.%-")) > 1}
    return {text.replace("-", "−") for text in found}


def _start(value):
    """Return the first digits of a number that is printed with all it has, as "0.96290…"."""
    digits = f"{value:.12f}"[:8]
    return {digits + "…"} if digits.strip("-0.") else set()


def told(texts, numbers):
    """Return which of the numbers stand in the texts, each with the text."""
    hits = []
    for text in texts:
        plain = text.replace("-", "−")
        for number in numbers:
            end = "" if number.endswith("…") else r"(?!\d)"
            if re.search(rf"(?<![\d.−]){re.escape(number.rstrip('…'))}{end}", plain):
                hits.append((number, text))
    return hits


def widget_texts(*roots):
    """Return names, descriptions, tips and texts of all widgets that can be seen."""
    texts = []
    for root in roots:
        for widget in [root, *root.findChildren(QWidget)]:
            if widget is not root and not widget.isVisibleTo(root):
                continue
            texts += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
            texts += [widget.statusTip(), widget.whatsThis()]
            if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
                texts.append(widget.text())
            if isinstance(widget, QAbstractItemView) and widget.model() is not None:
                texts += table_texts(widget)
            if isinstance(widget, GridHost):
                texts += host_texts(widget)
            texts += accessible_texts(QAccessible.queryAccessibleInterface(widget))
    return [text for text in texts if text]


def table_texts(view):
    model, texts = view.model(), []
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            index = model.index(row, column)
            texts += [str(model.data(index, role)) for role in (0, 2, 3, 4, 5, 11, 12)]
    return texts


def host_texts(host):
    """Return what tips and readers say of each cell, and what the grids hold."""
    texts = []
    for name in host.names():
        grid = host.grid(name)
        texts += [grid.title, grid.badge]
        for row in range(grid.shape[0]):
            for column in range(grid.shape[1]):
                texts.append(tip_text(host._board, Hit("cell", name, row, column), host._describe))
                texts.append(grid.describe(row, column))
                texts.append(f"{float(grid.at(row, column)):.6f}")
    return texts


def accessible_texts(interface):
    if interface is None or not interface.isValid():
        return []
    kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
    return [interface.text(kind) for kind in (*kinds, QAccessible.Text.Help)]


def tips(widget):
    """Return the tips of all points of a widget that paints itself."""
    size = widget.size()
    points = ((x, y) for x in range(0, size.width(), STEP) for y in range(0, size.height(), STEP))
    return list({widget.tip_at(QPointF(x, y)) for x, y in points})


def copied(view):
    """Return the clipboard after each copy command of a tab, and after its menu."""
    texts, board = [], QGuiApplication.clipboard()
    for command in view.commands():
        if "copy" not in command.id or command.id.endswith("copy_as"):
            continue
        board.setText("nothing")
        command.run()
        texts.append(board.text())
    assert texts, "no copy command was found"
    return texts


def drawn(view):
    """Return all texts of the picture that is exported, in each look."""
    texts = []
    for look in ("light", "dark", "projector"):
        colours = theme(look)

        def draw(painter, rect, colours=colours):
            view.draw(painter, rect, colours)

        view.set_theme(colours)
        texts += TAG.findall(svg_bytes(draw, QSize(1280, 720)).decode())
    return texts


@contextmanager
def listening(view, monkeypatch):
    """Collect captions, statuses and announcements of a tab."""
    heard = []
    view.caption_changed.connect(heard.append)
    view.status_changed.connect(heard.append)
    keep = QAccessible.updateAccessibility

    def note(event):
        if hasattr(event, "message"):
            heard.append(event.message())
        keep(event)

    with monkeypatch.context() as patch:
        patch.setattr(QAccessible, "updateAccessibility", note)
        yield heard
    heard += [view.caption(), view.status()]
