"""A row of chips, one a step: the current one filled, those that are off struck out.

The twelve steps have numbers; the steps that only some layers have, letters and an outline.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from attnviz.language import mark, tr
from attnviz.ui.controls.tips import show_tip
from attnviz.ui.grid.held_marks import draw_pin
from attnviz.ui.look.theme import Theme, mixed
from attnviz.ui.look.themed import Themed

HEIGHT, GAP = 48.0, 6.0
PIN, DOT = 11.0, 3.4  # px of the design
ONE_LINE = 0.8  # of the height: lower chips leave the short name out


def chip_rects(rect: QRectF, count: int, theme: Theme) -> list[QRectF]:
    """Return the rectangles of `count` chips that share `rect`."""
    gap = theme.px(GAP)
    wide = (rect.width() - gap * (count - 1)) / count
    return [
        QRectF(rect.x() + i * (wide + gap), rect.y(), wide, rect.height()) for i in range(count)
    ]


def ring_room(theme: Theme) -> float:
    """Return the margin around the chips that the focus ring needs."""
    return theme.px(2) + (5 if theme.projector else 4)


@dataclass(frozen=True)
class Chip:
    """One step of the row.

    Parameters
    ----------
    number : of the step, from 1; of a lettered one, the number that it follows
    name, title : short, and in full
    letter : "" of a numbered step
    """

    number: int
    name: str
    title: str
    letter: str = ""

    @property
    def sign(self) -> str:
        """What stands on top."""
        return self.letter or str(self.number)


def place_of(chips: Sequence[Chip], number: int, letter: str = "") -> int:
    """Return which of the chips, from 0, a step is."""
    return next(i for i, chip in enumerate(chips) if (chip.number, chip.letter) == (number, letter))


def paint_chips(
    painter: QPainter,
    rect: QRectF,
    chips: Sequence[Chip],
    theme: Theme,
    *,
    current: int,
    off: Collection[int] = (),
    held: Collection[int] = (),
    dotted: Collection[int] = (),
    asked: int = 0,
    focus: int | None = None,
    under: int | None = None,
    part: QRectF | None = None,
) -> None:
    """Paint the chips.

    Parameters
    ----------
    current : from 0, the filled one
    off : numbers of those switched off
    held : numbers of those with a held number
    dotted : numbers of those that reach the number that is asked about
    asked : number of the one whose result that is, 0 = none is asked about
    focus, under : from 0, the one with the focus ring, the one under the pointer
    part : what has to be painted; None = all
    """
    ring = ring_room(theme)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for i, chip in enumerate(chip_rects(rect, len(chips), theme)):
        number = 0 if chips[i].letter else chips[i].number
        if part is not None and not part.intersects(chip.adjusted(-ring, -ring, ring, ring)):
            continue
        chosen = i == current
        inset = 0.0
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_ground(theme, chosen=chosen, pointed=i == under))
        if theme.projector or chips[i].letter:
            inset = theme.line(1) / 2
            painter.setPen(QPen(theme.accent if i == under else theme.border, theme.line(1)))
        painter.drawRoundedRect(
            chip.adjusted(inset, inset, -inset, -inset), theme.px(6), theme.px(6)
        )
        ink = theme.on_accent if chosen else theme.text
        texts = (chips[i].sign, chips[i].name)
        _write(painter, chip, texts, theme, ink=ink, off=number in off, chosen=chosen)
        if number in held:
            side = theme.px(PIN)
            draw_pin(painter, chip.topRight() + QPointF(-side, side), side, ink)
        elif number in dotted:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            spot = theme.px(DOT)
            painter.drawEllipse(chip.topRight() + QPointF(-2.4 * spot, 2.8 * spot), spot, spot)
        if number and number == asked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.select_edge, theme.line(2)))
            painter.drawRoundedRect(chip.adjusted(1, 1, -1, -1), theme.px(6), theme.px(6))
        if i == focus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.focus, 3 if theme.projector else 2))
            out = theme.px(2) + 1
            painter.drawRoundedRect(chip.adjusted(-out, -out, out, out), theme.px(6), theme.px(6))
    painter.restore()


def _ground(theme: Theme, *, chosen: bool, pointed: bool) -> QColor:
    """Return the ground of a chip."""
    if chosen:
        return theme.accent
    if theme.projector:
        return theme.surface
    return mixed(theme.fill, theme.text, 0.07) if pointed else theme.fill


def _write(
    painter: QPainter,
    chip: QRectF,
    texts: tuple[str, str],
    theme: Theme,
    *,
    ink: QColor,
    off: bool,
    chosen: bool,
) -> None:
    """Write number and short name; a name that is off is struck through and says so."""
    number, name = texts
    middle = chip.center().y()
    upper = QRectF(chip.x(), chip.y(), chip.width(), middle - chip.y() + theme.px(2))
    lower = QRectF(chip.x(), middle - theme.px(2), chip.width(), chip.bottom() - middle)
    painter.setPen(ink)
    painter.setFont(theme.font("label", bold=chosen))
    painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, number)
    font = theme.font("tick")
    painter.setPen(ink if chosen else theme.muted)
    if not off:
        painter.setFont(font)
        painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, name)
        return
    font.setStrikeOut(True)
    painter.setFont(font)
    left = QRectF(lower.x(), lower.y(), lower.width() * 0.58, lower.height())
    right = QRectF(left.right(), lower.y(), lower.width() - left.width(), lower.height())
    painter.drawText(left, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, name)
    font.setStrikeOut(False)
    font.setBold(True)
    painter.setFont(font)
    painter.drawText(right, Qt.AlignmentFlag.AlignCenter, tr("off"))


class StepChips(Themed, QWidget):
    """Chips to click or walk with the arrow keys; ``step_requested`` counts from 1."""

    step_requested = Signal(int)
    letter_requested = Signal(str)

    def __init__(self, theme: Theme, chips: Sequence[Chip], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._chips = theme, tuple(chips)
        self._current = 0
        self._off: frozenset[int] = frozenset()
        self._held: frozenset[int] = frozenset()
        self._asked, self._dotted = 0, frozenset[int]()
        self._under: int | None = None
        self._ringed = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._name()

    @property
    def current(self) -> int:
        """Return the number of the filled chip, from 1; of a lettered one, what it follows."""
        return self._chips[self._current].number

    @property
    def letter(self) -> str:
        """Return the letter of the filled chip, "" of a numbered one."""
        return self._chips[self._current].letter

    @property
    def letters(self) -> tuple[str, ...]:
        """Return the letters there are."""
        return tuple(chip.letter for chip in self._chips if chip.letter)

    @property
    def off(self) -> frozenset[int]:
        """Return the chips that are off, from 1."""
        return self._off

    def set_chips(self, chips: Sequence[Chip]) -> None:
        """Show the chips of another layer; the first is filled until another is."""
        if tuple(chips) != self._chips:
            self._chips, self._current, self._under = tuple(chips), 0, None
            self._name()
            self.update()

    def set_current(self, number: int, letter: str = "") -> None:
        """Fill another chip, counted from 1, or the lettered one after it."""
        place = place_of(self._chips, number, letter)
        if place != self._current:
            self._current = place
            self._name()
            self.update()

    def set_off(self, numbers: Collection[int]) -> None:
        """Strike these through, counted from 1."""
        off = frozenset(numbers)
        if off != self._off:
            others, self._off = off ^ self._off, off
            self._name()
            for number in others:
                self.update(self.rect_of(number).toAlignedRect())

    def set_held(self, numbers: Collection[int]) -> None:
        """Put a pin on these, counted from 1."""
        held = frozenset(numbers)
        if held != self._held:
            self._held = held
            self.update()

    def set_asked(self, number: int, reaches: Collection[int]) -> None:
        """Outline the step whose number is asked about, 0 = none, and dot those that reach it."""
        dotted = frozenset(reaches)
        if (number, dotted) != (self._asked, self._dotted):
            self._asked, self._dotted = number, dotted
            self.update()

    def set_ringed(self, ringed: bool) -> None:
        """Show the focus ring while the keys of the canvas go from step to step."""
        if ringed != self._ringed:
            self._ringed = ringed
            self.update()

    def rect_of(self, number: int, letter: str = "") -> QRectF:
        """Return the rectangle of a chip, counted from 1, or of a lettered one after it."""
        return self._rects()[place_of(self._chips, number, letter)]

    def _inner(self) -> QRectF:
        ring = ring_room(self._theme)
        return QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)

    def _rects(self) -> list[QRectF]:
        return chip_rects(self._inner(), len(self._chips), self._theme)

    @property
    def _numbers(self) -> int:
        return sum(not chip.letter for chip in self._chips)

    def _name(self) -> None:
        chip, n = self._chips[self._current], self._numbers
        if chip.letter:
            form = mark("{letter}, after step {step} of {n}: {title}")
        elif chip.number in self._off:
            form = mark("Step {step} of {n}: {title}, off")
        else:
            form = mark("Step {step} of {n}: {title}")
        self.setAccessibleName(
            tr(form, letter=chip.letter, step=chip.number, n=n, title=chip.title)
        )

    def spoken_range(self) -> tuple[int, int, int]:
        """Return the step on show, the first and the last, for assistive technology."""
        return self.current, 1, self._numbers

    def take_spoken(self, number: int) -> None:
        """Ask for a step on behalf of assistive technology."""
        if 1 <= number <= self._numbers and number != self.current:
            self.step_requested.emit(number)

    def _ask(self, place: int) -> None:
        """Ask for a chip, from 0."""
        chip = self._chips[place]
        if chip.letter:
            self.letter_requested.emit(chip.letter)
        else:
            self.step_requested.emit(chip.number)

    def sizeHint(self) -> QSize:
        """Return the height of the design."""
        return QSize(600, round(self._theme.px(HEIGHT) + 2 * ring_room(self._theme)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chips."""
        with QPainter(self) as painter:
            paint_chips(
                painter,
                self._inner(),
                self._chips,
                self._theme,
                current=self._current,
                off=self._off,
                held=self._held,
                dotted=self._dotted,
                asked=self._asked,
                focus=self._current if self.hasFocus() or self._ringed else None,
                under=self._under,
                part=QRectF(event.rect()),
            )

    def _at(self, point: QPointF) -> int | None:
        return next((i for i, rect in enumerate(self._rects()) if rect.contains(point)), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show which chip a click would choose."""
        under = self._at(event.position())
        if under != self._under:
            self._under = under
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the pointer."""
        self._under = None
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask for the clicked step."""
        at = self._at(event.position())
        if at is not None and event.button() == Qt.MouseButton.LeftButton:
            self._ask(at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ask for a neighbour or an end."""
        last = len(self._chips) - 1
        wanted = {
            Qt.Key.Key_Left: max(0, self._current - 1),
            Qt.Key.Key_Right: min(last, self._current + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(event.key()))
        if wanted is None:
            super().keyPressEvent(event)
        elif wanted != self._current:
            self._ask(wanted)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the focus ring."""
        super().focusOutEvent(event)
        self.update()

    def event(self, event: QEvent) -> bool:
        """Tell the name of the step under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = self._at(QPointF(event.pos()))
            text = "" if at is None else f"{self._chips[at].sign} {self._chips[at].title}"
            show_tip(event, text, self)
            return True
        return super().event(event)
