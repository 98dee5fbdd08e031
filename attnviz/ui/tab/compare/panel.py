"""The panel of a comparison: the largest differences, how the texts were aligned, each step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from attnviz.language import tr
from attnviz.ui.controls.key_button import LEAST_PAD, KeyButton
from attnviz.ui.controls.panel import Panel
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look.labels import elided
from attnviz.ui.look.text import base_of
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme
from attnviz.ui.look.tones import Tone
from attnviz.ui.tab.compare import words
from attnviz.ui.tab.compare.comparison import ComparedCell, Comparison
from attnviz.ui.tab.compare.exhibit import Counted

MOST = 6
LOW = 0.68  # of the height of a button: rows of a list


class ComparePanel(Panel):
    """Lists what differs. Setters never emit."""

    place_chosen = Signal(object)
    """This `ComparedCell` is to be shown."""
    step_chosen = Signal(int)
    fold_toggled = Signal(bool)
    pin_requested = Signal()
    copy_requested = Signal()
    save_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        largest, texts = self.add_card(between=0), self.add_card()
        steps = self.add_card(between=0)
        self._texts, self._steps = texts, steps
        self.title = plain_label(tr("Largest differences"), largest, role="heading")
        self.rows = [_PairRow(theme, largest, low=True) for _ in range(MOST)]
        for at, row in enumerate(self.rows):
            row.clicked.connect(partial(self._on_row, at))
        self.none = plain_label("", largest, wraps=True)
        largest.add(self.title, *self.rows, self.none)
        self.texts_title = plain_label(tr("How the texts were aligned"), texts, role="heading")
        self.aligned = plain_label("", texts, wraps=True)
        self.lines = plain_label("", texts, wraps=True)
        texts.add(self.texts_title, self.aligned, self.lines)
        self.steps_title = plain_label(tr("Where they differ"), steps, role="heading")
        steps.add(self.steps_title)
        self._step_rows: list[_PairRow] = []
        self.fold = KeyButton(tr("Hide what is the same"), theme, self)
        self.fold.setCheckable(True)
        self.fold.toggled.connect(self.fold_toggled)
        self.pin = KeyButton(tr("Pin A"), theme, self)
        self.pin.setToolTip(tr("Pin what is shown now as A"))
        self.pin.clicked.connect(self.pin_requested)
        self.copy = KeyButton(tr("Copy list"), theme, self)
        self.copy.setToolTip(tr("Copy all differences as CSV"))
        self.copy.clicked.connect(self.copy_requested)
        self.save = KeyButton(tr("Save arrays…"), theme, self)
        self.save.setToolTip(tr("Save A, B and B − A as NumPy arrays"))
        self.save.clicked.connect(self.save_requested)
        self.hint = plain_label(
            tr("N: next difference. Hold X to see B in A’s place. Editing changes B; A stays."),
            self,
            wraps=True,
        )
        self.add_below(self.fold)
        pair = QHBoxLayout()
        self.below.addLayout(pair)
        for button in (self.pin, self.copy):
            pair.addWidget(button, 1)
        self.add_below(self.save, self.hint)
        self._places: Sequence[ComparedCell] = ()
        self._numbers: list[int] = []
        self.set_theme(theme)

    def show_comparison(
        self, comparison: Comparison, counted: Sequence[Counted], current: int
    ) -> None:
        """List what differs.

        Parameters
        ----------
        counted : steps, each with its title
        current : number of the step on screen
        """
        self._places = comparison.ranked[:MOST]
        for at, row in enumerate(self.rows):
            row.setVisible(at < len(self._places))
            if at < len(self._places):
                place = self._places[at]
                matrix = comparison.matrices[place.matrix]
                change = words.change_text(matrix, place.row, place.column)
                row.show_pair(words.pair_name(comparison, place), change)
        self.none.setVisible(not self._places)
        self.none.setText("" if self._places else words.caption(comparison, None))
        told = "" if comparison.same_text else words.aligned(comparison)
        self._texts.setVisible(bool(told))
        self.aligned.setText(told)
        self.lines.setText("\n".join(words.alignment_lines(comparison)))
        self._show_steps(comparison, counted, current)
        self.fold.setEnabled(bool(comparison.changed_rows))

    def _show_steps(self, comparison: Comparison, counted: Sequence[Counted], current: int) -> None:
        self._steps.setVisible(bool(counted))
        found = {number: (n, all_) for number, n, all_ in comparison.counts}
        self._numbers = [each.number for each in counted]
        while len(self._step_rows) < len(counted):
            row = _PairRow(self._theme, self._steps, low=True)
            row.setCheckable(True)
            row.clicked.connect(partial(self._on_step, len(self._step_rows)))
            self._step_rows.append(row)
            self._steps.add(row)
        for at, row in enumerate(self._step_rows):
            row.setVisible(at < len(counted))
            if at >= len(counted):
                continue
            each = counted[at]
            n, all_ = found.get(each.number, (0, 0))
            told = tr("{n} of {all}", n=n, all=all_) if n else tr("same") if all_ else "·"
            row.show_pair(f"{each.number} {each.title}", told)
            row.setChecked(each.number == current)

    def themed_parts(self) -> Iterable[TakesTheme]:
        yield from super().themed_parts()
        parts: tuple[TakesTheme, ...] = (
            *self.rows, *self._step_rows, self.fold, self.pin, self.copy, self.save
        )  # fmt: skip
        yield from parts

    def dress(self) -> None:
        super().dress()
        self._column.setContentsMargins(0, 0, 0, 0)

    def _on_row(self, at: int, _checked: bool = False) -> None:
        self.place_chosen.emit(self._places[at])

    def _on_step(self, at: int, _checked: bool = False) -> None:
        self.step_chosen.emit(self._numbers[at])


class _PairRow(KeyButton):
    """A name at the left, a number at the right."""

    def __init__(self, theme: Theme, parent: QWidget, *, low: bool = False) -> None:
        super().__init__("", theme, parent, kind="quiet")
        self._pair, self._low = ("", ""), low
        self.dress()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_pair(self, name: str, value: str) -> None:
        """Show a name and its number."""
        self._pair = name, value
        self.setText(f"{name}  {value}".replace("&", "&&"))
        self.setAccessibleName(f"{name}, {value}")
        self.update()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), round(hint.height() * LOW)) if self._low else hint

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def dress(self) -> None:
        super().dress()
        if self._low:  # the style of the window gives every button the height of one
            high = self.sizeHint().height()
            self.setStyleSheet(f"min-height: {high}px; max-height: {high}px;")

    def paint_face(self, painter: QPainter, applied: Tone) -> None:
        theme, (name, value) = self._theme, self._pair
        pad = self._px(LEAST_PAD)
        box = QRectF(self.rect()).adjusted(pad, 0, -pad, 0)
        strong = theme.font("label", bold=True)
        wide = QFontMetricsF(strong).horizontalAdvance(value)
        base = base_of(box.center().y(), theme.size("label"))
        ink = applied.ink if self.isChecked() else theme.text
        painter.setPen(ink)
        painter.setFont(theme.font("label"))
        metrics = QFontMetricsF(theme.font("label"))
        room = box.width() - wide - self._px(8)
        painter.drawText(QPointF(box.left(), base), elided(name, metrics, room))
        painter.setFont(strong)
        painter.drawText(QPointF(box.right() - wide, base), value)
