"""Which parts of the picture each stage of the pass is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF

from attnviz.tabs.many_heads.state import CONCAT, UPDATE
from attnviz.ui.grid.layout import GridLayout


def stage_rects(
    stage: str, grids: Sequence[GridLayout], columns: Mapping[str, QRectF], path: QRectF
) -> list[QRectF]:
    """Return the rectangles to frame.

    Parameters
    ----------
    grids : of the heads in sight
    columns : cells of concat and update, by name; empty when projecting
    path : the space that stands for them then
    """
    if stage == "in":
        return [each.row_names for each in grids]
    if stage == "project":
        return [each.title for each in grids]
    if stage in ("score", "share"):
        return [each.cells for each in grids]
    if len(columns) < 2:
        return [path]
    left, right = columns[CONCAT], columns[UPDATE]
    if stage == "blend":
        return [left]
    if stage == "out":
        return [right]
    return [QRectF(left.right(), left.y(), right.x() - left.right(), left.height())]
