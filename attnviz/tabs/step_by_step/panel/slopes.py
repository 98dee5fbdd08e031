"""The panel while slopes are shown: the strongest numbers, and one that is nudged."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from attnviz.engine.backward import Slope
from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.tabs.step_by_step.state.backward import STRONGEST
from attnviz.tabs.step_by_step.state.nudge import REACH, STEP, Nudge
from attnviz.tabs.step_by_step.state.state import State
from attnviz.tabs.step_by_step.words.backward import nudge_figures, place_text, told_slope
from attnviz.tabs.step_by_step.words.held import cell_text
from attnviz.ui.controls.key_button import LEAST_PAD, KeyButton
from attnviz.ui.controls.panel import Panel
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.controls.submitted_field import SubmittedField
from attnviz.ui.look import numbers
from attnviz.ui.look.labels import elided
from attnviz.ui.look.text import base_of, write
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.look.tones import Tone
from attnviz.ui.tab.held import brief
from attnviz.ui.tab.state import differs

PLOT = 150.0  # px of the design: height of the curve
LARGEST_AMOUNT = 1000.0


class SlopesPanel(Panel):
    """Stands in the place of the cards of the tab. Setters never emit."""

    place_chosen = Signal(object)
    """This `Slope` is to be shown."""
    amount_chosen = Signal(object)
    keep_requested = Signal()
    other_requested = Signal()
    refused = Signal(str)
    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        strongest, nudge = self.add_card(), self.add_card()
        self._nudge_card = nudge
        self.title = plain_label(tr("Strongest of your numbers"), strongest, role="heading")
        self.per_one = plain_label(tr("change per +1"), strongest, role="tick")
        self.rows = [_SlopeRow(theme, strongest) for _ in range(STRONGEST)]
        self.none = plain_label("", strongest, wraps=True)
        for place, row in enumerate(self.rows):
            row.clicked.connect(partial(self._on_row, place))
        strongest.add(self.title, self.per_one, *self.rows, self.none)
        self.nudged = plain_label("", nudge, role="heading")
        self.amount = _AmountField(tr("What is added"), theme, nudge)
        self.amount.submitted.connect(self.amount_chosen)
        self.amount.refused.connect(self.refused)
        self.amount.left.connect(self.left)
        self.becomes = plain_label("", nudge)
        self.keep = KeyButton(tr("Keep"), theme, nudge)
        self.keep.clicked.connect(self.keep_requested)
        self.plot = NudgePlot(theme, nudge)
        self.told = plain_label("", nudge, wraps=True)
        nudge.add(self.nudged)
        self._row = QHBoxLayout()
        nudge.column.addLayout(self._row)
        self._row.addWidget(self.amount)
        self._row.addWidget(self.becomes, 1)
        self._row.addWidget(self.keep)
        nudge.add(self.plot, self.told)
        self.other = KeyButton(tr("Watch another number…"), theme, self)
        self.other.setToolTip(tr("Ask about the selected cell instead, or the entropy of its row"))
        self.other.clicked.connect(self.other_requested)
        self.hint = plain_label(
            tr("A dot: no path, this number cannot change it. One scale for all steps."),
            self,
            wraps=True,
        )
        self.add_below(self.hint, self.other)
        self._slopes: list[Slope] = []
        self.set_theme(theme)

    def show_state(self, state: State, before: State | None) -> None:
        """Show the strongest slopes, and what a nudge does."""
        backward = state.backward
        if backward is None:
            return
        if differs(state, before, "backward"):
            found = backward.strongest
            self._slopes = found
            top = max((abs(slope.value) for slope in found), default=1.0)
            for row, slope in zip(self.rows, found, strict=False):
                name = place_text(state.one, slope.array, slope.place)
                row.show_slope(name, told_slope(slope.value), slope.value / top)
            for place, row in enumerate(self.rows):
                row.setVisible(place < len(found))
            self.none.setText(tr("None of them changes it."))
            self.none.setVisible(not found)
        self._show_nudge(state)

    def _show_nudge(self, state: State) -> None:
        amount, cell = state.pointer.nudge, state.lit
        self._nudge_card.setVisible(amount is not None)
        if amount is None or state.backward is None:
            return
        if cell[0] == "M":
            self.nudged.setText(tr("A mask cannot be nudged"))
            return
        nudge = Nudge(state.one, state.backward, cell, amount)
        self.nudged.setText(tr("Nudge {cell}", cell=cell_text(state.one, *cell)))
        self.amount.set_value(_with_sign(amount))
        given = bool(nudge.why_not)
        self.keep.setEnabled(not given)
        self.becomes.setText("" if given else tr("to {value}", value=brief(nudge.before + amount)))
        self.plot.show_nudge(None if given else nudge)
        self.told.setText(nudge.why_not or told_nudge(nudge))

    def themed_parts(self) -> Iterable[TakesTheme]:
        yield from super().themed_parts()
        parts: tuple[TakesTheme, ...] = (*self.rows, self.keep, self.plot, self.other)
        yield from parts

    def dress(self) -> None:
        super().dress()
        self._column.setContentsMargins(0, 0, 0, 0)
        self.amount.set_look(self._theme)

    def _on_row(self, place: int, _checked: bool = False) -> None:
        self.place_chosen.emit(self._slopes[place])


def told_nudge(nudge: Nudge) -> str:
    """Compare what the slope promises with what comes of it."""
    written = nudge_figures(nudge)
    lines = [
        tr("predicted {value}  ({sum})", value=written.promised, sum=written.sum),
        tr("actual {value}, computed again", value=written.really),
        tr("difference {value}: the curve bends", value=written.missing)
        if written.missing
        else tr("no difference: the curve is straight here"),
    ]
    return "\n".join(lines)


def _with_sign(amount: float) -> str:
    text = numbers.shortest(amount, 6)
    return text if amount < 0 else f"+{text}"


class _SlopeRow(KeyButton):
    """A number that a person gives, a bar of its slope, and the slope."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__("", theme, parent, kind="quiet")
        self._share, self._name, self._value = 0.0, "", ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_slope(self, name: str, value: str, share: float) -> None:
        """Show a slope; `share` is its part of the strongest, with its sign."""
        self._name, self._value, self._share = name, value, share
        self.setText(f"{name}  {value}".replace("&", "&&"))
        self.setAccessibleName(tr("Show {number}", number=f"{name} {value}"))
        self.update()

    def paint_face(self, painter: QPainter, applied: Tone) -> None:
        theme, pad = self._theme, self._px(LEAST_PAD)
        box = QRectF(self.rect()).adjusted(pad, 0, -pad, 0)
        metrics = QFontMetricsF(theme.font("label"))
        strong = theme.font("label", bold=True)
        number = QFontMetricsF(strong).horizontalAdvance(self._value)
        base = base_of(box.center().y(), theme.size("label"))
        bar_wide = box.width() * 0.3
        bar = QRectF(
            box.right() - number - self._px(8) - bar_wide, box.center().y() - self._px(7),
            bar_wide, self._px(14),
        )  # fmt: skip
        painter.setFont(theme.font("label"))
        painter.setPen(theme.text)
        room = bar.left() - box.left() - self._px(6)
        painter.drawText(QPointF(box.left(), base), elided(self._name, metrics, room))
        painter.setFont(strong)
        painter.drawText(QPointF(box.right() - number, base), self._value)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.track)
        painter.drawRect(bar)
        half = bar.width() / 2
        left = bar.center().x() + min(0.0, self._share) * half
        painter.setBrush(theme.change_colour(0.75 * self._share, 1.0))
        painter.drawRect(QRectF(left, bar.y(), abs(self._share) * half, bar.height()))
        painter.setPen(QPen(theme.text, theme.line(1)))
        middle = bar.center().x()
        painter.drawLine(QPointF(middle, bar.top()), QPointF(middle, bar.bottom()))


class _AmountField(SubmittedField):
    """How much is added to a cell; arrow keys change it by a tenth."""

    def __init__(self, label: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(label, parent)
        self.setToolTip(tr("What is added to the cell; arrow keys change it by 0.1"))
        self.set_look(theme)

    def set_look(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        self.setStyleSheet(f"_AmountField {{ font-size: {theme.size('label')}px; }}")
        metrics = QFontMetricsF(theme.font("label"))
        self.setFixedWidth(round(metrics.horizontalAdvance("+0.0000") + theme.px(20)))

    def number_of(self, text: str) -> float:
        amount = numbers.parse(text.strip().removeprefix("+"))
        if abs(amount) > LARGEST_AMOUNT:
            raise EditError(
                tr("found {found}, expected at most {most}", found=text, most=int(LARGEST_AMOUNT))
            )
        return amount

    def step(self, by: int) -> None:
        amount = numbers.parse(self._shown.removeprefix("+")) + by * STEP
        self.submitted.emit(round(amount, 6))


class NudgePlot(Themed, QWidget):
    """The number over what is added: its curve, and the straight line that the slope promises."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._nudge: Nudge | None = None

    @property
    def nudge(self) -> Nudge | None:
        """Return what is shown."""
        return self._nudge

    def show_nudge(self, nudge: Nudge | None) -> None:
        """Show another nudge; None shows nothing."""
        self._nudge = nudge
        self.setVisible(nudge is not None)
        if nudge is not None:
            self.setAccessibleName(tr("Curve of the number and its tangent"))
            self.setAccessibleDescription(told_nudge(nudge))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, round(self._theme.px(PLOT)))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, round(self._theme.px(PLOT)))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._nudge is not None:
            with QPainter(self) as painter:
                paint_nudge(painter, QRectF(self.rect()), self._theme, self._nudge)


def paint_nudge(painter: QPainter, rect: QRectF, theme: Theme, nudge: Nudge) -> None:
    """Paint curve, tangent, where the number is, what was promised and what came."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    curve, reach = nudge.curve, max(REACH, abs(nudge.amount))
    values = [value for _, value in curve] + [nudge.really, nudge.promised]
    low, top = min(values), max(values)
    if nudge.backward.watched.array == "pattern" and not nudge.backward.watched.row:
        low, top = 0.0, 1.0
    pad = (top - low or 1.0) * 0.08
    low, top = (low, top) if (low, top) == (0.0, 1.0) else (low - pad, top + pad)
    tick = theme.size("tick")
    painter.setFont(theme.font("tick"))
    metrics = QFontMetricsF(theme.font("tick"))
    percent = (low, top) == (0.0, 1.0)
    texts = [numbers.whole_percent(v) if percent else numbers.shortest(v, 2) for v in (low, top)]
    left = max(map(metrics.horizontalAdvance, texts)) + theme.px(6)
    box = rect.adjusted(left, tick * 0.8, -theme.px(8), -tick * 1.6)

    def at(amount: float, value: float) -> QPointF:
        x = box.left() + (amount + reach) / (2 * reach) * box.width()
        return QPointF(x, box.bottom() - (value - low) / (top - low) * box.height())

    painter.setPen(QPen(theme.grid, theme.hairline))
    for value, text in zip((low, top), texts, strict=True):
        y = at(0, value).y()
        painter.setPen(QPen(theme.grid, theme.hairline))
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
        painter.setPen(theme.muted)
        write(painter, box.left() - theme.px(6), base_of(y, tick), text, "right")
    ends = (f"{numbers.MINUS}{numbers.shortest(reach)}", f"+{numbers.shortest(reach)}")
    base = rect.bottom() - tick * 0.3
    write(painter, box.left(), base, ends[0])
    write(painter, box.right(), base, ends[1], "right")
    write(painter, box.center().x(), base, brief(nudge.before), "centre")
    painter.setClipRect(box.adjusted(-theme.px(6), -theme.px(4), theme.px(6), theme.px(4)))
    dashed = QPen(theme.muted, theme.line(1.5), Qt.PenStyle.DashLine)
    painter.setPen(dashed)
    now = nudge.backward.value
    painter.drawLine(at(-reach, now - reach * nudge.slope), at(reach, now + reach * nudge.slope))
    painter.setPen(QPen(theme.change_colour(1.0, 1.0), theme.line(2)))
    painter.drawPolyline(QPolygonF([at(amount, value) for amount, value in curve]))
    painter.setPen(QPen(theme.text, theme.line(1), Qt.PenStyle.DotLine))
    there = at(nudge.amount, nudge.really)
    painter.drawLine(QPointF(there.x(), box.top()), QPointF(there.x(), box.bottom()))
    radius = theme.px(4)
    for point, filled in ((at(0.0, now), False), (there, True)):
        painter.setPen(QPen(theme.text, theme.line(1.5)))
        painter.setBrush(theme.text if filled else theme.surface)
        painter.drawEllipse(point, radius, radius)
    painter.restore()
