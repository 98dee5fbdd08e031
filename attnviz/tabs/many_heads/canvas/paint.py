"""What is painted around the grids: brackets, scale, the locked row's path, marks of silence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from attnviz.language import tr
from attnviz.tabs.many_heads.canvas.kv_brackets import paint_bracket_over
from attnviz.tabs.many_heads.canvas.layout import BRACKET
from attnviz.tabs.many_heads.canvas.path_column import PathLabels
from attnviz.tabs.many_heads.state import State
from attnviz.tabs.many_heads.words import answer, longest_update_line, update_line
from attnviz.ui.grid.layout import GridLayout
from attnviz.ui.look.labels import elided, visible, widest
from attnviz.ui.look.numbers import whole_percent
from attnviz.ui.look.theme import Role, Theme

STRUCK = 3.0  # px of the design
READOUT_ROLES: tuple[Role, ...] = ("title", "label", "body")
LINE, SMALL_LINE = 1.3, 1.4  # heights of lines, in sizes of their letters
UPDATE_LINES = 2.6
LEAST_READOUT = 0.6  # the smallest letters of the answers, before some are left out


def paint_brackets(
    painter: QPainter,
    theme: Theme,
    state: State,
    heads: Sequence[int],
    places: Sequence[QRectF],
    *,
    columns: int,
) -> None:
    """Draw a bracket over every run of heads that share, unless the one above says so already.

    Parameters
    ----------
    heads : in sight, in the order of `places`
    """
    if not state.shared:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    groups = [state.group_of_head[head] for head in heads]
    slot = 0
    while slot < len(groups):
        end = slot
        last = min(len(groups), (slot // columns + 1) * columns)
        while end + 1 < last and groups[end + 1] == groups[slot]:
            end += 1
        above = range(slot - columns, end - columns + 1)
        if slot < columns or any(groups[i] != groups[slot] for i in above):
            x, wide = places[slot].x(), places[end].right() - places[slot].x()
            y = places[slot].y() - theme.px(BRACKET) / 2 + theme.px(2)
            name = state.group_names[groups[slot]]
            label = tr("KV {group} averaged", group=name) if state.averaged else ""
            span = QRectF(x, y, wide, 0)
            paint_bracket_over(painter, theme, span, groups[slot], label)
        slot = end + 1
    painter.restore()


def bracket_strips(grids: Sequence[QRectF], theme: Theme) -> list[QRectF]:
    """Return the strips over grids in which brackets and their labels are painted."""
    high, room = theme.px(BRACKET), float(theme.size("label"))
    return [
        QRectF(grid.x(), grid.y() - high, grid.width(), high).adjusted(-room, -room, room, room)
        for grid in grids
    ]


def paint_heading(painter: QPainter, theme: Theme, rect: QRectF, state: State) -> None:
    """Write what the two columns are, and of which row where there is room."""
    font = theme.font("label", bold=True)
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(theme.text)
    formula = (
        tr("Concat × W_O = update") if state.document.W_O is not None else tr("Concat = update")
    )
    of_row = tr("{formula}   (row “{word}”)", formula=formula, word=state.tokens[state.row])
    text = of_row if metrics.horizontalAdvance(visible(of_row)) <= rect.width() else formula
    room = QRectF(rect.x(), rect.y(), rect.width(), theme.px(28))
    align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(room, align, elided(text, metrics, rect.width()))


def paint_no_values(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Say in place of the path that there is nothing to blend."""
    painter.setFont(theme.font("body"))
    painter.setPen(theme.muted)
    flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    wrapped = flags | int(Qt.TextFlag.TextWordWrap)
    text = tr("Only weights were captured, no values, so there is nothing to add up.")
    painter.drawText(rect.adjusted(0, theme.px(8), 0, 0), wrapped, text)


def paint_muted(
    painter: QPainter, theme: Theme, layouts: Mapping[int, GridLayout], state: State
) -> None:
    """Strike out the grids of heads that are silent, and say so in words."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = theme.font("label", bold=True)
    metrics = QFontMetricsF(font)
    said = tr("muted")
    for head, layout in layouts.items():
        if head not in state.muted:
            continue
        cells = layout.cells
        painter.setPen(QPen(theme.warning, theme.line(STRUCK)))
        painter.drawLine(cells.topLeft(), cells.bottomRight())
        painter.setFont(font)
        wide = metrics.horizontalAdvance(said) + theme.px(12)
        x = max(cells.x(), cells.right() - wide - theme.px(6))
        box = QRectF(x, cells.y() + theme.px(6), wide, metrics.height() + theme.px(4))
        painter.setBrush(theme.surface)
        painter.setPen(QPen(theme.warning, theme.line(1)))
        painter.drawRoundedRect(box, 3, 3)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, said)
    painter.restore()


def paint_light(painter: QPainter, theme: Theme, rects: Sequence[QRectF]) -> None:
    """Frame the parts of the picture that a stage of the pass is about."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.accent, theme.line(3)))
    for rect in rects:
        painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), 4, 4)
    painter.restore()


def paint_readout(painter: QPainter, theme: Theme, rect: QRectF, state: State) -> None:
    """Write the row's answer of every head in large letters, and the update: for projectors."""
    painter.save()
    title, label, body = _readout_fonts(theme, rect.height(), state.n_heads)
    metrics = QFontMetricsF(title)
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    line, small = title.pixelSize() * LINE, label.pixelSize() * SMALL_LINE

    def write(y: float, high: float, text: str) -> float:
        painter.drawText(QRectF(rect.x(), y, rect.width(), high), left, text)
        return y + high

    painter.setFont(title)
    painter.setPen(theme.text)
    y = rect.y() + theme.px(4)
    heading = elided(tr("row “{word}”", word=state.tokens[state.row]), metrics, rect.width())
    y = write(y, line, heading) + theme.px(8)
    bottom = rect.bottom() - UPDATE_LINES * body.pixelSize() * LINE
    each = min((bottom - y) / state.n_heads, line + small + theme.px(14))
    shown = state.n_heads if each >= line + small else int((bottom - y) / (line + small))
    each = max(each, line + small)
    for head in list(range(state.n_heads))[:shown]:
        silent = head in state.muted
        label.setStrikeOut(silent)
        painter.setFont(label)
        painter.setPen(theme.muted)
        told = f"H{head + 1}" if "titles" in state.covers else state.name(head)
        name = elided(told, QFontMetricsF(label), rect.width())
        write(y, small, name)
        painter.setFont(title)
        painter.setPen(theme.muted if silent else theme.text)
        write(y + small, line, elided(answer(state, head), metrics, rect.width()))
        y += each
    painter.setFont(body)
    painter.setPen(theme.text)
    room = QRectF(rect.x(), bottom, rect.width(), rect.bottom() - bottom)
    wrap = Qt.TextFlag.TextWordWrap
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
    painter.drawText(room, int(flags) | int(wrap), update_line(state))
    painter.restore()


def readout_width(theme: Theme, state: State, high: float) -> float:
    """Return the width in which every answer of the layer is whole, whichever row is locked."""
    title, label, body = map(QFontMetricsF, _readout_fonts(theme, high, state.n_heads))
    words = [visible(token) for token in state.tokens]
    full = whole_percent(1.0)
    answers = [tr("row “{word}”", word=word) for word in words] + [f"{w}  {full}" for w in words]
    names = [state.name(head) for head in range(state.n_heads)]
    update = longest_update_line(state, body.horizontalAdvance)
    return max(widest(answers, title), widest(names, label), _in_two_lines(update, body))


def _in_two_lines(text: str, metrics: QFontMetricsF) -> float:
    """Return the width in which a text takes two lines."""
    parts = text.split(" ")
    halves = ((" ".join(parts[:i]), " ".join(parts[i:])) for i in range(1, len(parts) + 1))
    return min(max(map(metrics.horizontalAdvance, both)) for both in halves) + 1.0


def _readout_fonts(theme: Theme, high: float, n_heads: int) -> tuple[QFont, ...]:
    shrunk = _readout_scale(theme, high, n_heads)
    return tuple(theme.font(role, px=int(theme.size(role) * shrunk)) for role in READOUT_ROLES)


def _readout_scale(theme: Theme, high: float, n_heads: int) -> float:
    """Return how much smaller the letters are so that no head is left out; 1 where all fit."""
    title, label, body = (theme.size(role) for role in READOUT_ROLES)
    heads = n_heads * (title * LINE + label * SMALL_LINE)
    needed = title * LINE + theme.px(12) + heads + UPDATE_LINES * body * LINE
    return min(1.0, max(LEAST_READOUT, high / needed))


def path_labels(state: State) -> PathLabels:
    """Name the numbers of the two columns, and whose they are."""
    return PathLabels(
        concat=state.concat_names,
        update=state.update_names,
        heads=[f"H{head + 1}" for head in range(state.n_heads)],
        groups=state.group_of_head if state.shared else (0,) * state.n_heads,
        per_head=state.document.d_v,
        muted=state.muted,
    )
