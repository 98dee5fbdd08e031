"""What is painted beside the grids: counts of the reach strip, memory bars, a trial's numbers."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from attnviz.language import tr
from attnviz.model.edits.sparse import LAYOUTS, layout_place
from attnviz.tabs.sparse_patterns.canvas.layout import Places
from attnviz.tabs.sparse_patterns.state.pattern import (
    SparsePattern,
    hybrid_shares,
    layout_bytes,
    layout_share,
)
from attnviz.tabs.sparse_patterns.state.trial import FROM_WORD, RULES, Trial
from attnviz.tabs.sparse_patterns.words.numbers import (
    NAMES,
    in_gib,
    share_text,
    with_gib,
)
from attnviz.ui.grid.layout import GridLayout
from attnviz.ui.grid.paint import ROUNDING, outlines
from attnviz.ui.look.numbers import fixed, grouped, one_decimal_percent
from attnviz.ui.look.text import base_of, shrunk_font, write
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.track_bar import paint_bar


def paint_counts(
    painter: QPainter, theme: Theme, layout: GridLayout, x: float, counts: list[str]
) -> None:
    """Write beside each layer how many tokens have been heard."""
    painter.setFont(theme.font("label", bold=True))
    painter.setPen(theme.text)
    for place, count in enumerate(counts):
        cell = layout.cell_rect(place, 0)
        write(painter, x, base_of(cell.center().y(), theme.size("label")), count)


def memory_fits(theme: Theme, places: Places, pattern: SparsePattern) -> bool:
    """Whether the sentence under the bars of the memory has room."""
    rows = len(LAYOUTS) + (layout_place(pattern.spec) is None)
    return _memory_step(theme, places.bars, rows, _memory_text(pattern)) >= theme.size("label")


def _memory_step(theme: Theme, rect: QRectF, rows: int, text: str) -> float:
    """Return how high a bar may be with its room, so that all of the sentence below is seen."""
    needed = QFontMetricsF(theme.font("label")).boundingRect(
        QRectF(0, 0, rect.width(), 1e5), int(Qt.TextFlag.TextWordWrap), text
    )
    return min(theme.px(30), (rect.height() - needed.height() - _above_sentence(theme)) / rows)


def _above_sentence(theme: Theme) -> float:
    return theme.size("label") * 0.4


def _memory_text(pattern: SparsePattern) -> str:
    share, kept, _ = hybrid_shares(pattern.spec)
    return tr(
        "This layout computes {share} of the scores and needs {kept} of KV cache.",
        share=share_text(share),
        kept=in_gib(kept),
    )


class LayerLayout(NamedTuple):
    """A layout of layers: bytes that it keeps, its share of all scores, whether it is on screen."""

    name: str
    size: int
    share: float
    chosen: bool


def layouts_of(pattern: SparsePattern) -> list[LayerLayout]:
    """Return the layouts there are, and one's own where it is on screen."""
    spec = pattern.spec
    chosen = layout_place(spec)
    rows = [
        LayerLayout(
            _layout_name(place),
            layout_bytes(spec, place),
            layout_share(spec, place),
            place == chosen,
        )
        for place in range(len(LAYOUTS))
    ]
    if chosen is None:
        name = tr("your own, local w {window}", window=grouped(spec.layout_window))
        share, kept, _ = hybrid_shares(spec)
        rows.append(LayerLayout(name, kept, share, True))
    return rows


def paint_memory(painter: QPainter, theme: Theme, places: Places, pattern: SparsePattern) -> None:
    """Draw what each layout keeps, the one on screen in bold, and its share of the scores."""
    rect = places.bars
    rows = layouts_of(pattern)
    text = _memory_text(pattern)
    step = _memory_step(theme, rect, len(rows), text)
    metrics = QFontMetricsF(theme.font("label", bold=True))
    name_width = max(metrics.horizontalAdvance(row.name) for row in rows) + theme.px(10)
    number_width = metrics.horizontalAdvance(with_gib("1024.0")) + theme.px(8)
    bar_width = rect.width() - name_width - number_width
    whole = max(pattern.all_bytes, 1)
    for place, (name, size, _, bold) in enumerate(rows):
        middle = rect.top() + step * (place + 0.5)
        painter.setFont(theme.font("label", bold=bold))
        painter.setPen(theme.text)
        base = base_of(middle, theme.size("label"))
        write(painter, rect.left(), base, name)
        x = rect.left() + name_width
        bar = QRectF(x, middle - step * 0.3, bar_width, step * 0.6)
        paint_bar(painter, theme, bar, size / whole, theme.K, least=theme.line(2))
        painter.setPen(theme.text)
        write(painter, bar.right() + theme.px(8), base, in_gib(size))
    below = rect.adjusted(0, step * len(rows) + _above_sentence(theme), 0, 0)
    painter.setFont(theme.font("label"))
    painter.setPen(theme.muted)
    wrapped = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
    painter.drawText(below, wrapped, text)


def paint_big_counts(
    painter: QPainter, theme: Theme, rect: QRectF, lines: tuple[tuple[str, str], ...]
) -> None:
    """Write the counts large: when projecting no panel says them.

    Parameters
    ----------
    lines : (number, what it counts) of each
    """
    step = rect.height() / len(lines)
    for place, (number, note) in enumerate(lines):
        top = rect.top() + place * step
        painter.setPen(theme.text)
        painter.setFont(theme.font("title"))
        write(painter, rect.left(), top + theme.size("title") * 0.95, number)
        painter.setPen(theme.muted)
        painter.setFont(shrunk_font(note, theme, "label", rect.width()))
        below = theme.size("title") * 1.05 + theme.size("label") * 1.2
        write(painter, rect.left(), top + below, note)


def _layout_name(place: int) -> str:
    name, local, window = LAYOUTS[place]
    name = tr(name)
    return (
        name
        if local in (0, None) or window == 4096
        else tr("{name}, local w {window}", name=name, window=grouped(window))
    )


def paint_trial(painter: QPainter, theme: Theme, rect: QRectF, trial: Trial, kind: str) -> None:
    """Write what the pattern does to the chosen head, and what other rules would do.

    Of captured weights without values there is the weight that moved, and no output.
    """
    size = theme.size("label")
    line = size * 1.55
    y = rect.top() + line / 2
    cosine = tr("none") if trial.cosine is None else fixed(trial.cosine)
    cosine = tr("cosine {cosine}", cosine=cosine)
    length = fixed(float(trial.effect.length[trial.row]))
    before = fixed(float(trial.effect.length_before[trial.row]))
    painter.setPen(theme.text)
    painter.setFont(theme.font("label", bold=True))
    write(painter, rect.left(), base_of(y, size), tr("Row “{word}”", word=trial.query))
    painter.setFont(theme.font("label"))
    if not trial.has_output:
        moved = tr("weight moved {moved}", moved=one_decimal_percent(trial.moved))
        write(painter, rect.left(), base_of(y + line, size), moved)
        return
    told = tr(
        "weight moved {share}   length {before} → {length}",
        share=one_decimal_percent(trial.moved),
        before=before,
        length=length,
    )
    write(
        painter,
        rect.left(),
        base_of(y + line, size),
        f"{told}   {cosine}",
    )
    number, n = trial.numbering, len(trial.tokens)
    first = number.of(min(FROM_WORD, n - 1))
    painter.setFont(theme.font("label", bold=True))
    heading = tr(
        "Mean length of its output, rows {first} to {last}", first=first, last=number.last(n)
    )
    write(painter, rect.left(), base_of(y + 2.2 * line, size), heading)
    for x, rule in zip(rule_columns(theme, rect), RULES, strict=True):
        painter.setFont(theme.font("tick", bold=rule == kind))
        painter.setPen(theme.muted)
        write(painter, x, base_of(y + 3.2 * line, theme.size("tick")), tr(NAMES[rule]))
        painter.setFont(theme.font("body", bold=True))
        painter.setPen(theme.V if rule == kind else theme.text)
        write(painter, x, base_of(y + 4.2 * line, theme.size("body")), fixed(trial.rules[rule]))


def rule_columns(theme: Theme, rect: QRectF) -> list[float]:
    """Place the four rules side by side: alike, or by their names where one is longer."""
    metrics = QFontMetricsF(theme.font("tick", bold=True))
    names = [metrics.horizontalAdvance(tr(NAMES[rule])) for rule in RULES]
    gap = max(theme.px(8), (rect.width() - sum(names)) / len(RULES))
    alike = rect.width() / len(RULES)
    apart = max(names) + theme.px(8) <= alike
    steps = [alike] * len(RULES) if apart else [name + gap for name in names]
    return [rect.left() + sum(steps[:place]) for place in range(len(RULES))]


def paint_row(painter: QPainter, theme: Theme, layout: GridLayout, row: int) -> None:
    """Outline a row of the pattern from its first key to the diagonal."""
    frame = layout.cell_rect(row, 0).united(layout.cell_rect(row, row))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.select_edge, outlines(theme, layout)[0]))
    painter.drawRoundedRect(frame, theme.px(ROUNDING), theme.px(ROUNDING))


def paint_warning(
    painter: QPainter, theme: Theme, layout: GridLayout, rows: tuple[int, ...]
) -> None:
    """Mark rows that see nothing, right of the diagonal where the future leaves room."""
    painter.setFont(theme.font("tick", bold=True))
    for row in rows:
        cell = layout.cell_rect(row, row)
        text = tr("⚠ sees nothing")
        width = painter.fontMetrics().horizontalAdvance(text) + theme.px(8)
        left = (
            cell.right()
            if cell.right() + width <= layout.cells.right()
            else (layout.cells.left() + theme.px(2))
        )
        box = QRectF(left, cell.top() + 1, width, cell.height() - 2)
        painter.fillRect(box, theme.surface)
        painter.setPen(theme.warning)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
