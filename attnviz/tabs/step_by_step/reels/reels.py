"""What of this tab can be recorded: all twelve steps, each turning into the next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from attnviz.language import mark
from attnviz.tabs.step_by_step.canvas.grids import grids_of
from attnviz.tabs.step_by_step.canvas.layout import StepLayout
from attnviz.tabs.step_by_step.canvas.motion import PROJECTED, STEP
from attnviz.tabs.step_by_step.canvas.moving_scene import MatrixStage, Painting, Scene
from attnviz.tabs.step_by_step.canvas.paint import lay_out_step
from attnviz.tabs.step_by_step.canvas.transitions import transition
from attnviz.tabs.step_by_step.controls.step_title import TITLE_HEIGHT
from attnviz.tabs.step_by_step.reels.edit_reel import edit_reel
from attnviz.tabs.step_by_step.state.plan import LAST
from attnviz.ui.grid.layout import layout_grid
from attnviz.ui.look.theme import Theme
from attnviz.ui.tab.reel import Reel, ReelPart

HELD = ReelPart(1.6)  # a finished step stands so long


def reels(view: Any) -> tuple[Reel, ...]:
    """List the motions."""
    walk = Walk(view)
    moving = (PROJECTED if walk.projected else STEP) / 1000
    parts = (HELD, *(part for _ in range(LAST - 1) for part in (ReelPart(moving, True), HELD)))
    return (
        Reel("walk", mark("Each step turns into the next"), parts, walk.show, walk.paint),
        Reel("steps", mark("Step by step"), (HELD,) * LAST, walk.stand),
        edit_reel(view),
    )


@dataclass(frozen=True, eq=False)
class Moving:
    """One step turning into the next.

    Parameters
    ----------
    after : picture of the finished step, title included
    painting : paints over it, inside `room`
    """

    after: QPixmap
    painting: Painting
    room: QRectF


class Walk:
    """Shows a view's steps and what is on its way between them."""

    def __init__(self, view: Any) -> None:
        self._view = view
        self._moment: float | None = None
        self._key: tuple[object, ...] = ()
        self._made: Moving | None = None

    @property
    def projected(self) -> bool:
        """Whether the view has the projector look, which moves slower."""
        return bool(self._view.canvas.theme.projector)

    def stand(self, part: int, moment: float) -> None:
        """Show one step after the other."""
        self._moment = None
        self._view.session.select(step=part + 1)

    def show(self, part: int, moment: float) -> None:
        """Show a step (even parts) or how the next comes in (odd parts)."""
        self._view.session.select(step=(part + 1) // 2 + 1)
        self._moment = moment if part % 2 else None

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint the step, and over it what moves."""
        if self._moment is None:
            self._view.draw(painter, rect, theme)
            return
        ratio = painter.device().devicePixelRatio()
        size = QSizeF(rect.width(), rect.height() - theme.px(TITLE_HEIGHT))
        moving = self._moving(theme, size, ratio)
        painter.save()
        painter.translate(rect.x(), rect.y() + theme.px(TITLE_HEIGHT))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QPointF(0, -theme.px(TITLE_HEIGHT)), moving.after)
        painter.setClipRect(moving.room)
        moving.painting(painter, self._moment)
        painter.restore()

    def _moving(self, theme: Theme, size: QSizeF, ratio: float) -> Moving:
        """Return the way into the step, made once for all its moments."""
        here = self._view.state.step.number
        key = (here, theme, size.toTuple(), ratio)
        if self._made is None or key != self._key:
            after = self._picture(here, theme, size, ratio)
            before = self._picture(here - 1, theme, size, ratio)
            high = round(theme.px(TITLE_HEIGHT) * ratio)
            canvas = before.copy(0, high, before.width(), before.height() - high)
            scene = Scene(self._stage(theme, size, ratio), theme, self._view.state.step, canvas)
            room = QRectF(0, 0, size.width(), self._layout(theme, size).host.height())
            self._key, self._made = key, Moving(after, transition(scene), room)
        return self._made

    def _layout(self, theme: Theme, size: QSizeF) -> StepLayout:
        state = self._view.state
        return lay_out_step(state.one, state.step, theme, size, strip=state.pointer.strip)

    def _stage(self, theme: Theme, size: QSizeF, ratio: float) -> MatrixStage:
        state, layout = self._view.state, self._layout(theme, size)
        grids = grids_of(state.one, state.step, theme.projector)
        layouts = {
            name: layout_grid(grid, theme, layout.panes[name], layout.cell(name), dpr=1.0)
            for name, grid in grids.items()
        }
        return MatrixStage(grids, layouts, ratio)

    def _picture(self, number: int, theme: Theme, size: QSizeF, ratio: float) -> QPixmap:
        """Paint a step with its title."""
        session, here = self._view.session, self._view.state.step.number
        session.select(step=number)
        whole = QSizeF(size.width(), size.height() + theme.px(TITLE_HEIGHT))
        picture = QPixmap((whole * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        self._view.draw(painter, QRectF(QPointF(0, 0), whole), theme)
        painter.end()
        session.select(step=here)
        return picture
