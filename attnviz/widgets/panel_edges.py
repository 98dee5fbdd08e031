"""The edges of a side panel, as far from its parts on every tab."""

from __future__ import annotations

from PySide6.QtWidgets import QLayout

from attnviz.widgets.theme import Theme

EDGE = 14.0  # px of the design


def set_edges(column: QLayout, theme: Theme, *, half_foot: bool = True) -> None:
    """Keep the parts of a panel off its sides, and half as far off its top and its foot.

    Parameters
    ----------
    half_foot : False keeps them as far off the foot as off the sides
    """
    side = round(theme.px(EDGE))
    column.setContentsMargins(side, side // 2, side, side // 2 if half_foot else side)
