"""A card of sizes: facts in two columns, bars to compare, and fields to change the numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from attnviz.language import clauses, tr
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.controls.whole_field import WholeField
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.look.track_bar import paint_bar
from attnviz.ui.reading import accessibility

if TYPE_CHECKING:
    from attnviz.ui.reading.readable import ReadableTable

LINE, BAR = 20.0, 21.0  # px of the design


@dataclass(frozen=True)
class SizeFacts:
    """What the card says.

    Parameters
    ----------
    lines : (name, value)
    heading : over the bars
    bars : (name, share of the longest 0 to 1, value)
    current : the bar that is meant, or None
    """

    lines: tuple[tuple[str, str], ...]
    heading: str
    bars: tuple[tuple[str, float, str], ...]
    current: int | None = None


@dataclass(frozen=True)
class FieldSpec:
    """One number that can be changed: a slider over `stops`, and a field for any whole number."""

    id: str
    name: str
    stops: tuple[int, ...]
    tip: str = ""


class FactsPicture(Themed, QWidget):
    """Paints the facts."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._facts = SizeFacts((), "", ())
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def facts(self) -> SizeFacts:
        """Return what is shown."""
        return self._facts

    def set_facts(self, facts: SizeFacts) -> None:
        """Show other facts."""
        self._facts = facts
        self.setAccessibleDescription(clauses(f"{name} {value}" for name, value in facts.lines))
        accessibility.notify(self)
        self.updateGeometry()
        self.update()

    def sheets(self) -> dict[str, ReadableTable]:
        """Return the sheet of names and values."""
        from attnviz.ui.reading.readable import text_sheet

        lines, box = self.facts.lines, QRectF(self.rect())
        names = [name for name, _ in lines]
        cells = [(value,) for _, value in lines]
        sheet = text_sheet(self.accessibleName(), names, (tr("value"),), cells, (box, box))
        return {"facts": sheet}

    def sizeHint(self) -> QSize:
        theme, facts = self._theme, self._facts
        high = theme.px(LINE) * (len(facts.lines) + 1.4) + theme.px(BAR) * len(facts.bars)
        return QSize(200, round(high))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), theme.surface)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            y = self._paint_lines(painter)
            painter.setFont(theme.font("label", bold=True))
            painter.setPen(theme.text)
            room = QRectF(0, y + theme.px(LINE) * 0.2, self.width(), theme.px(LINE) * 1.2)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._facts.heading)
            self._paint_bars(painter, y + theme.px(LINE) * 1.4)

    def _paint_lines(self, painter: QPainter) -> float:
        theme, y = self._theme, 0.0
        plain, bold = theme.font("label"), theme.font("label", bold=True)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for name, value in self._facts.lines:
            room = QRectF(0, y, self.width(), theme.px(LINE))
            painter.setFont(plain)
            painter.setPen(theme.muted)
            free = self.width() - QFontMetricsF(bold).horizontalAdvance(value) - theme.px(8)
            shown = QFontMetricsF(plain).elidedText(name, Qt.TextElideMode.ElideRight, free)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
            painter.setFont(bold)
            painter.setPen(theme.text)
            painter.drawText(room, right, value)
            y += theme.px(LINE)
        return y

    def _paint_bars(self, painter: QPainter, y: float) -> None:
        theme, bars = self._theme, self._facts.bars
        if not bars:
            return
        bold = QFontMetricsF(theme.font("label", bold=True))
        names = max(bold.horizontalAdvance(name) for name, _, _ in bars) + theme.px(10)
        values = max(bold.horizontalAdvance(value) for _, _, value in bars) + theme.px(8)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for place, (name, share, value) in enumerate(bars):
            row = QRectF(0, y + place * theme.px(BAR), self.width(), theme.px(BAR))
            painter.setFont(theme.font("label", bold=place == self._facts.current))
            painter.setPen(theme.text)
            painter.drawText(QRectF(0, row.y(), names - theme.px(8), row.height()), right, name)
            painter.drawText(
                QRectF(row.right() - values + theme.px(6), row.y(), values, row.height()),
                Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
                value,
            )
            frame = QRectF(names, row.y() + theme.px(5), row.width() - names - values, theme.px(12))
            paint_bar(painter, theme, frame, share, theme.K, least=theme.line(2))


class SizeCard(Themed, QWidget):
    """SizeFacts and the fields they are computed from. Setters never emit."""

    number_wished = Signal(str, object)
    """Id of a field, and the number for it (an int of any size)."""
    reset_requested = Signal()
    refused = Signal(str)

    def __init__(
        self, title: str, theme: Theme, fields: Sequence[FieldSpec], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._specs = {spec.id: spec for spec in fields}
        self._own_title = title
        self.title = plain_label(title, wraps=True)
        self.badge = plain_label(tr("changed"))
        self.reset = KeyButton(tr("Reset"), theme, self, kind="quiet")
        self.reset.setToolTip(tr("Reset to the original sizes"))
        self.reset.clicked.connect(self.reset_requested)
        self.picture = FactsPicture(theme, self)
        self.picture.setAccessibleName(title)
        self.note = plain_label(wraps=True)
        self.fields: dict[str, WholeField] = {}
        self.sliders: dict[str, QSlider] = {}
        self._labels: list[QLabel] = []
        self.form = QWidget(self)
        self._place(theme)
        self.set_changed(False)
        self.set_theme(theme)

    def set_title(self, title: str) -> None:
        """Name what the sizes are those of."""
        self._own_title = title
        self.title.setText(title)
        self.picture.setAccessibleName(title)

    def _place(self, theme: Theme) -> None:
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        below = QHBoxLayout()  # beside the title they would not fit into a narrow panel
        below.addWidget(self.badge, 0, Qt.AlignmentFlag.AlignVCenter)
        below.addStretch(1)
        below.addWidget(self.reset)
        self._column.addWidget(self.title)
        self._column.addLayout(below)
        self._column.addWidget(self.picture)
        self._column.addWidget(self.note)
        grid = QGridLayout(self.form)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        for row, spec in enumerate(self._specs.values()):
            label, field = plain_label(spec.name), WholeField(spec.name, theme, self.form)
            slider = QSlider(Qt.Orientation.Horizontal, self.form)
            slider.setRange(0, len(spec.stops) - 1)
            slider.setPageStep(1)
            slider.setAccessibleName(spec.name)
            slider.setProperty("field", spec.id)
            field.setProperty("field", spec.id)
            for widget in (slider, field):
                widget.setToolTip(spec.tip)
            slider.valueChanged.connect(self._on_slider_moved)
            field.submitted.connect(self._on_submitted)
            field.stepped.connect(self._on_stepped)
            field.refused.connect(self.refused)
            grid.addWidget(label, row, 0)
            grid.addWidget(slider, row, 1)
            grid.addWidget(field, row, 2)
            self._labels.append(label)
            self.fields[spec.id], self.sliders[spec.id] = field, slider

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.reset, self.picture)

    def dress(self) -> None:
        theme = self._theme
        self._column.setSpacing(round(theme.px(4)))
        self.title.setStyleSheet(f"font-size: {theme.size('label')}px; font-weight: bold;")
        self.badge.setStyleSheet(
            f"font-size: {theme.size('tick')}px; color: {theme.warning.name()};"
            f" border: 1px solid {theme.warning.name()}; border-radius: 4px; padding: 2px 6px;"
        )
        self.note.setStyleSheet(f"font-size: {theme.size('tick')}px; color: {theme.muted.name()};")
        for label in self._labels:
            label.setStyleSheet(f"font-size: {theme.size('label')}px;")
        for field in self.fields.values():
            field.set_look(theme, "16,777,216")

    def set_facts(self, facts: SizeFacts, note: str) -> None:
        """Show other facts, and a note under them."""
        self.picture.set_facts(facts)
        self.note.setText(note)
        self.note.setVisible(bool(note))

    def set_number(self, id_: str, number: int, text: str) -> None:
        """Show a number in its field and at the nearest stop of its slider."""
        self.fields[id_].set_value(text)
        slider, stops = self.sliders[id_], self._specs[id_].stops
        slider.blockSignals(True)
        slider.setValue(min(range(len(stops)), key=lambda place: abs(stops[place] - number)))
        slider.blockSignals(False)

    def set_changed(self, changed: bool) -> None:
        """Say whether the numbers are others than at first: then they are no model's any more."""
        self.title.setText(tr("Sizes of your own") if changed else self._own_title)
        self.badge.setVisible(changed)
        self.reset.setVisible(changed)

    def _on_slider_moved(self, place: int) -> None:
        id_ = str(self.sender().property("field"))
        self.number_wished.emit(id_, self._specs[id_].stops[place])

    def _on_submitted(self, number: object) -> None:
        self.number_wished.emit(str(self.sender().property("field")), number)

    def _on_stepped(self, by: int) -> None:
        id_ = str(self.sender().property("field"))
        slider = self.sliders[id_]
        place = min(max(slider.value() + by, 0), len(self._specs[id_].stops) - 1)
        self.number_wished.emit(id_, self._specs[id_].stops[place])
