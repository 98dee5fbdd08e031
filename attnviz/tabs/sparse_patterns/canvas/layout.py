"""Where the parts of the picture lie: a pure function of the room and the look."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from attnviz.ui.look.theme import Theme

# px of the 720 px design
LEFT, GAP, TOP = 16.0, 20.0, 6.0
LARGEST_CELL = 28.0
PATTERN_SHARE = 0.53  # of the width
REACH_LINE = 30.0
COUNT_LINES = 7.4  # of title size, that the counts take when projecting


@dataclass(frozen=True)
class Places:
    """Rectangles of the tab's parts, in the host's coordinates.

    `counts` is where the reach strip's numbers start, `bars` the space of the memory bars. When
    projecting there is no panel beside the picture: its counts take the place of layers and bars,
    unless those were asked for; then they take the place of counts and reach.
    """

    pattern: QRectF
    reach: QRectF
    layers: QRectF
    head: QRectF
    bars: QRectF
    counts: float
    cell: float


def lay_out(
    width: float,
    height: float,
    theme: Theme,
    n_tokens: int,
    n_layers: int,
    *,
    memory: bool = False,
) -> Places:
    """Place everything; a pure function of the room and the theme.

    Parameters
    ----------
    memory : layers and bars are wanted, also when projecting
    """
    left, gap, top = theme.px(LEFT), theme.px(GAP), theme.px(TOP)
    names = theme.size("tick") * 2.6
    room = min(width * PATTERN_SHARE - left - names, height - top - names - theme.px(8))
    most = theme.px(LARGEST_CELL) * (16 / n_tokens if n_tokens > 16 else 1.0)
    cell = max(4.0, min(room / n_tokens, max(most, room / max(n_tokens, 16))))
    side = names + cell * n_tokens
    pattern = QRectF(left, top, side + theme.px(6), height - top)
    x = left + side + gap + theme.px(6)
    wide = width - x - theme.px(16)
    title = theme.size("label") * 2.0
    numbers = theme.size("label") * 2.6
    line = min(theme.px(REACH_LINE), (height * 0.38 - title) / max(n_layers, 1))
    counts = theme.size("title") * COUNT_LINES if theme.projector else 0.0
    reach = QRectF(x, top + counts, wide - numbers, title + line * n_layers)
    layer_top = reach.bottom() + theme.px(16)
    layers = QRectF(x, layer_top, wide, title + theme.px(34))
    bars_top = layers.bottom() + theme.px(14)
    bars = QRectF(x, bars_top, wide, height - bars_top - theme.px(4))
    if theme.projector and memory:
        layers = QRectF(x, top, wide, title + theme.px(34))
        bars_top = layers.bottom() + theme.px(14)
        bars = QRectF(x, bars_top, wide, height - bars_top - theme.px(4))
    elif theme.projector:
        bars = QRectF(x, top, wide, counts)
    numbers_room = theme.size("label") * 1.7 * 7
    head = QRectF(x, top, wide, max(height - top - numbers_room, height * 0.5))
    return Places(pattern, reach, layers, head, bars, reach.right() + theme.px(8), cell)
