"""The row over the canvas of a model that was saved while it learned: its steps, and a curve."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from attnviz.language import mark, tr
from attnviz.ui.controls.fitted_row import FittedRow
from attnviz.ui.controls.key_button import Face, KeyButton
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look.focus_ring import paint_ring
from attnviz.ui.look.numbers import fixed
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed

PLAY, PAUSE = Face(mark("Play"), before="play"), Face(mark("Pause"), before="pause")
PLAYED_MS = 8_000  # from the first step to the last
CURVE, MARK = 24.0, 4.0  # px of the design: height of the curve, radius of a step on it


class TrainingTrack(Themed, QSlider):
    """A slider over steps that stand equally far apart, under the curve of a score, 0 to 1.

    Its value is the place of a step among them.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._numbers: tuple[int, ...] = ()
        self._curve: tuple[float, ...] = ()
        self.setPageStep(1)
        self.setAccessibleName(tr("Step of training"))
        self.setToolTip(tr("The model after so many steps of training  (← →)"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.set_theme(theme)

    def set_steps(self, numbers: Sequence[int], place: int) -> None:
        """Show these steps, one of them chosen; emits nothing."""
        self._numbers = tuple(numbers)
        self.blockSignals(True)
        self.setRange(0, max(0, len(numbers) - 1))
        self.setValue(place)
        self.blockSignals(False)
        self.update()

    def set_curve(self, curve: Sequence[float]) -> None:
        """Show a score at every step; () = not known yet."""
        self._curve = tuple(curve)
        self.update()

    @property
    def first(self) -> int:
        """The number of the first step."""
        return self._numbers[0] if self._numbers else 0

    def place_at(self, x: float) -> int:
        """Return the place of the step that is nearest to a point."""
        xs = self._xs()
        return min(range(len(xs)), key=lambda place: abs(xs[place] - x), default=0)

    def _xs(self) -> list[float]:
        n = len(self._numbers)
        edge = self._theme.px(20)
        wide = self.width() - 2 * edge
        return [edge + wide * place / max(1, n - 1) for place in range(n)]

    def _written(self, xs: Sequence[float], wide: float) -> set[int]:
        """Return whose numbers have room: the chosen step's first, then those of both ends."""
        last = len(xs) - 1
        found: set[int] = set()
        for place in (self.value(), last, 0, *range(1, last)):
            if all(abs(xs[place] - xs[other]) >= wide for other in found):
                found.add(place)
        return found

    def dress(self) -> None:
        self._font = self._theme.font("tick")
        high = QFontMetricsF(self._font).height()
        self.setFixedHeight(round(self._theme.px(CURVE + 4 * MARK) + high))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._theme.px(160)), self.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setValue(self.place_at(event.position().x()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self.place_at(event.position().x()))
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, xs = self._theme, self._xs()
        if not xs:
            return
        radius = theme.px(MARK)
        top, high = 2 * radius, theme.px(CURVE)
        base = top + high
        shares = self._curve if len(self._curve) == len(xs) else (0.0,) * len(xs)
        heights = (high * min(max(share, 0.0), 1.0) for share in shares)
        points = [QPointF(x, base - up) for x, up in zip(xs, heights, strict=True)]
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.border, theme.hairline))
            painter.drawLine(QPointF(xs[0], base), QPointF(xs[-1], base))
            painter.setPen(QPen(theme.accent, theme.line(2)))
            painter.drawPolyline(QPolygonF(points))
            painter.setFont(self._font)
            metrics = QFontMetricsF(self._font)
            written = self._written(xs, metrics.horizontalAdvance("0000"))
            for place, (point, number) in enumerate(zip(points, self._numbers, strict=True)):
                chosen = place == self.value()
                wide = radius * (1.6 if chosen else 0.8)
                painter.setPen(QPen(theme.window, theme.line(1.5)))
                painter.setBrush(theme.accent if chosen else theme.muted)
                painter.drawEllipse(point, wide, wide)
                if place not in written:
                    continue
                painter.setPen(theme.text if chosen else theme.muted)
                box = QRectF(0, 0, metrics.horizontalAdvance("0000"), metrics.height())
                box.moveCenter(QPointF(point.x(), base + radius + metrics.height() / 2 + 1))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
            if self.hasFocus():
                paint_ring(painter, theme, QRectF(self.rect()), theme.px(6))


class TrainingBar(FittedRow):
    """Play, the steps, and what a score was at the first and is at the chosen one.

    Setters never emit.
    """

    chosen = Signal(int)
    """The place of a step among those there are."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.play = KeyButton("", theme, self, kind="plain")
        self.label = plain_label(tr("Training"), self)
        self.track = TrainingTrack(theme, self)
        self.said = plain_label(parent=self)
        self._timer = QTimer(self)
        for part in (self.label, self.play):
            self._row.addWidget(part)
        self._row.addWidget(self.track, 1)
        self._row.addWidget(self.said)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.play.clicked.connect(self.toggle)
        self.track.valueChanged.connect(self._on_moved)
        self._timer.timeout.connect(self._on_tick)
        self.setAccessibleName(tr("Training"))
        self.set_theme(theme)
        self._show_playing()

    @property
    def playing(self) -> bool:
        """Whether it goes from step to step by itself."""
        return self._timer.isActive()

    def set_steps(self, numbers: Sequence[int], place: int) -> None:
        """Show the steps there are; the last one ends what plays."""
        self.track.set_steps(numbers, place)
        if self.playing and place == len(numbers) - 1:
            self.stop()

    def set_curve(self, name: str, score: str, curve: Sequence[float]) -> None:
        """Show what a head scored at each step.

        Parameters
        ----------
        name : the head
        score : what is measured
        """
        self.track.set_curve(curve)
        if not curve:
            self.said.setText("")
            return
        place = min(self.track.value(), len(curve) - 1)
        self.said.setText(
            tr(
                "Head {name}, {score}: {first} at step {start}, {now} here",
                name=name,
                score=score,
                start=self.track.first,
                first=fixed(curve[0], 2),
                now=fixed(curve[place], 2),
            )
        )

    def toggle(self) -> None:
        """Play from here, from the start at the end, or pause."""
        if self.playing:
            self.stop()
            return
        if self.track.value() == self.track.maximum():
            self.track.setValue(0)
        self._timer.start(PLAYED_MS // max(1, self.track.maximum()))
        self._show_playing()

    def stop(self) -> None:
        """Play no longer."""
        self._timer.stop()
        self._show_playing()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        margins = self._row.contentsMargins()
        margins.setTop(round(theme.px(4)))
        self._row.setContentsMargins(margins)
        for part in (self.play, self.track):
            part.set_theme(theme)
        for label in (self.label, self.said):
            label.setStyleSheet(f"font-size: {theme.size('label')}px;")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.window)

    def _show_playing(self) -> None:
        face = PAUSE if self.playing else PLAY
        self.play.setText(tr(face.text))
        self.play.set_icons(before=face.before)

    def _on_moved(self, place: int) -> None:
        self.chosen.emit(place)

    def _on_tick(self) -> None:
        self.track.setValue(self.track.value() + 1)
