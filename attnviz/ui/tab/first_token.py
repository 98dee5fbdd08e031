"""A pattern without its first token: which cells are left out, and the sign that says so.

Many heads rest on the first token, which drowns the rest. Hiding it is a matter of the picture: no
share is rescaled, and what is hidden is said beside it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from attnviz.language import tr
from attnviz.ui.look.labels import elided
from attnviz.ui.look.numbers import whole_percent
from attnviz.ui.look.theme import Theme

PAD = 10.0  # px of the design, beside the words of the sign


def mean_on_first(pattern: NDArray[Any]) -> float:
    """Return the mean weight of a pattern (n, n) on the first token, over all rows but its own."""
    return float(pattern[1:, 0].mean()) if len(pattern) > 1 else 1.0


def without_first(shape: tuple[int, int]) -> NDArray[np.bool_]:
    """Return which cells of a pattern are left out: the whole first column."""
    left_out = np.zeros(shape, bool)
    left_out[:, 0] = True
    return left_out


def first_token_sign(share: float | None) -> str:
    """Say how much is hidden; None = that is not told."""
    if share is None:
        return tr("First token hidden")
    return tr("First token hidden {share}", share=whole_percent(share))


def first_token_told(head: str, share: float) -> str:
    """Say in a sentence what of a head is hidden."""
    return tr(
        "The first token is hidden: in head {head} it has {share} of a row on average.",
        head=head,
        share=whole_percent(share),
    )


def sign_height(theme: Theme) -> float:
    """Return how high the sign is."""
    return theme.size("label") + theme.px(8)


def paint_first_token_sign(
    painter: QPainter, theme: Theme, at: QPointF, said: str, *, room: float, right: bool = False
) -> None:
    """Paint the sign, its corner at `at`: the upper left one, or with `right` the upper right."""
    font = theme.font("tick", bold=True)
    metrics, pad = QFontMetricsF(font), theme.px(PAD)
    text = elided(said, metrics, room - 2 * pad)
    wide = metrics.horizontalAdvance(text) + 2 * pad
    box = QRectF(at.x() - (wide if right else 0.0), at.y(), wide, sign_height(theme))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.tint)
    painter.drawRoundedRect(box, theme.px(6), theme.px(6))
    painter.setFont(font)
    painter.setPen(theme.text)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()
