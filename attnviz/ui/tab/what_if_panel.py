"""What if … ?: choose one change and see a pattern before, after, and the difference."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QVBoxLayout,
    QWidget,
)

from attnviz.engine.compare import PatternChange
from attnviz.errors import AttnvizError
from attnviz.language import mark, tr
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.layout import measure_grid
from attnviz.ui.grid.value import Grid
from attnviz.ui.look import numbers
from attnviz.ui.look.labels import visible, widest
from attnviz.ui.look.text import shrunk_font
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.tab.grid_menu import CellMenu

BEFORE, AFTER, DIFFERENCE = "before", "after", "difference"
TITLES = {BEFORE: mark("Before"), AFTER: mark("After"), DIFFERENCE: mark("Difference")}
GAP = 10.0  # px of the design
NAMES = 86.0  # most room for names
LARGEST_CELL = 20.0
VEIL = 0.7  # over maps that answer an earlier wish
NAMED = 4  # changed rows that are listed by name


@dataclass(frozen=True)
class WhatIfRequest:
    """What is to be tried.

    Parameters
    ----------
    kind : one of the panel's choices
    amount : for a choice with a number
    word : for a choice with a word
    masked : whether both sides keep the mask
    """

    kind: str
    amount: float
    word: str
    masked: bool


Answer = tuple[PatternChange, tuple[str, ...], tuple[str, ...]]
"""The change, and the names of the rows before and after it."""


class WhatIfPanel(Themed, QWidget):
    """Asks `compare` for each wish and shows what comes back.

    Parameters
    ----------
    choices : (kind, what a person reads, what has to be typed: "", "number" or "word")
    compare : answers a wish; may raise `AttnvizError`, whose text is then shown
    """

    def __init__(
        self,
        theme: Theme,
        choices: Sequence[tuple[str, str, str]],
        compare: Callable[[WhatIfRequest], Answer],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._choices = tuple(choices)
        self._compare = compare
        self._title = ""
        self._change: PatternChange | None = None
        self._stale = False  # what is shown answers an earlier wish: now there is no answer
        self._rows: tuple[str, ...] = ()
        self._rows_before: tuple[str, ...] = ()
        self.kinds = QComboBox(self)
        self.kinds.setAccessibleName(tr("What if"))
        self.kinds.setToolTip(tr("What would be different; nothing of your numbers changes"))
        # Its own wish may be wider than the panel.
        self.kinds.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.kinds.addItems([tr(name) for _, name, _ in self._choices])
        self.amount = QLineEdit("2", self)
        self.amount.setAccessibleName(tr("Temperature"))
        self.amount.setToolTip(tr("Divide the scores by this: above 1 evens the shares out"))
        self.word = QLineEdit(self)
        self.word.setAccessibleName(tr("Another last word"))
        self.word.setToolTip(tr("Type the word that would stand last"))
        self.masked = QCheckBox(tr("with the mask"), self)
        self.masked.setChecked(True)
        self.masked.setToolTip(tr("Take the mask off both sides, or put it back"))
        self.note = QLabel(self)
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.note.setWordWrap(True)
        self.host = GridHost(theme, self)
        self.host.setAccessibleName(tr("Before and after"))
        self.host.set_decoration(self._paint_ground)
        self.host.set_overlay(self._paint_veil)
        self.host.copy_requested.connect(self.host.copy_cell)
        CellMenu(self.host)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.kinds, self.amount, self.word, self.masked, self.note, self.host):
            self._column.addWidget(widget)
        self.kinds.activated.connect(self.refresh)
        self.masked.clicked.connect(self.refresh)
        self.amount.editingFinished.connect(self.refresh)
        self.word.editingFinished.connect(self.refresh)
        self.set_theme(theme)

    @property
    def wish(self) -> WhatIfRequest:
        """Return what is chosen.

        Raises
        ------
        EditError
            For a number that is none.
        """
        kind, _, field = self._choices[self.kinds.currentIndex()]
        amount = numbers.parse(self.amount.text()) if field == "number" else 1.0
        return WhatIfRequest(kind, amount, self.word.text(), self.masked.isChecked())

    @property
    def change(self) -> PatternChange | None:
        """Return what is shown as the answer; None when there is none."""
        return None if self._stale else self._change

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.host,)

    def dress(self) -> None:
        theme = self._theme
        self._column.setSpacing(round(theme.px(6)))
        self.note.setStyleSheet(f"font-size: {theme.size('label')}px;")
        self._fit_kinds()
        self._show_grids()

    def set_word(self, word: str) -> None:
        """Suggest another last word."""
        self.word.setText(word)

    def set_title(self, title: str) -> None:
        """Say whose pattern it is."""
        self._title = title

    def choose(self, kind: str) -> None:
        """Choose a change, as a person does in the list."""
        self.kinds.setCurrentIndex([each for each, _, _ in self._choices].index(kind))
        self.refresh()

    def refresh(self) -> None:
        """Ask again and show the answer, or why there is none."""
        field = self._choices[self.kinds.currentIndex()][2]
        self.amount.setVisible(field == "number")
        self.word.setVisible(field == "word" and bool(self.word.text()))
        try:
            self._change, before, after = self._compare(self.wish)
        except AttnvizError as error:
            # The answer of before stays, dimmed: without it the panel would jump under the hand.
            self._stale = True
            self.note.setText(str(error))
            self.host.update_overlay()
            return
        self._stale = False
        self._rows_before = tuple(visible(row) for row in before)
        self._rows = tuple(visible(row) for row in after)
        self.note.setText(self._words(self._change))
        self._show_grids()
        self.host.update_overlay()

    def _words(self, change: PatternChange) -> str:
        """Say which rows changed."""
        n, changed = len(change.changed_rows), np.flatnonzero(change.changed_rows)
        last_only = changed.tolist() == [n - 1]
        kind, _, field = self._choices[self.kinds.currentIndex()]
        edited_last = field == "word"
        causal = not np.triu(~change.hidden_before, 1).any()
        if not len(changed):
            return tr("No row changes: all {n} are equal to the bit.", n=n)
        if edited_last and causal and last_only:
            return tr(
                "With the causal mask on, editing the last word leaves all earlier rows unchanged "
                "(equal to the bit)."
            )
        names = ", ".join(self._rows[row] for row in changed[:NAMED])
        if len(changed) > NAMED:
            names = tr("{rows} and {n} more", rows=names, n=len(changed) - NAMED)
        said = [tr("{k} of {n} rows change: {rows}.", k=len(changed), n=n, rows=names)]
        if n - len(changed) > 1:
            said.append(tr("The other {n} are equal to the bit.", n=n - len(changed)))
        most = int(change.moved.argmax())
        share = numbers.whole_percent(change.moved[most])
        row = self._rows[most]
        if kind == "no-first":
            mean = numbers.whole_percent(change.moved[changed].mean())
            left = tr(
                "Left out: {share} of the weight in {row}, the most, and {mean} on average.",
                share=share,
                row=row,
                mean=mean,
            )
            said.append(left)
        else:
            said.append(tr("Most moves in {row}: {share} of its weight.", row=row, share=share))
        return " ".join(said)

    # Picture

    def _show_grids(self) -> None:
        change = self._change
        if change is None:
            self.host.clear()
            self.host.setFixedHeight(0)
            return
        changed = [int(row) for row in np.flatnonzero(change.changed_rows)]
        width = self._names([f"● {name}" for name in (*self._rows_before, *self._rows)])
        either = change.hidden_before & change.hidden_after
        shared = {"bold_rows": changed, "refuses": False, "style": "none"}
        limit = max(1e-12, float(np.abs(change.difference).max(initial=0.0)))
        sides = (
            (BEFORE, change.before, change.hidden_before, "weight", None),
            (AFTER, change.after, change.hidden_after, "weight", None),
            (DIFFERENCE, change.difference, either, "signed", limit),
        )
        for name, values, hidden, quantity, most in sides:
            rows = self._rows_before if name == BEFORE else self._rows
            grid = Grid(
                values,
                title=f"{tr(TITLES[name])}{self._title if name == BEFORE else ''}",
                title_align="left",
                quantity=quantity,  # type: ignore[arg-type]
                hidden=hidden,
                limit=most,
                legend=name != BEFORE,
                row_labels=[f"● {n}" if i in changed else n for i, n in enumerate(rows)],
                row_label_width=width,
                **shared,  # type: ignore[arg-type]
            )
            self.host.set_grid(name, grid)
        self._place()

    def _names(self, labels: Sequence[str]) -> float:
        font = self._theme.font("tick", bold=True)
        wide = widest(labels, QFontMetricsF(font)) + self._theme.px(8)
        return min(wide, self._theme.px(NAMES))

    def _place(self) -> None:
        if self._change is None or not self.host.names():
            return
        theme, y = self._theme, 0.0
        n = len(self._change.before)
        room = self.width() - self.host.grid(BEFORE).row_label_width - 2  # type: ignore[operator]
        cell = max(1.0, min(theme.px(LARGEST_CELL), room / n))
        cell = float(int(cell)) if cell >= 4 else cell
        for name in (BEFORE, AFTER, DIFFERENCE):
            high = measure_grid(self.host.grid(name), theme, cell).height()
            self.host.set_rect(name, QRectF(0, y, self.width(), high), cell)
            y += high + theme.px(GAP)
        self.host.setFixedHeight(round(y))

    def _fit_kinds(self) -> None:
        """Let the letters of the list be as small as its longest choice needs."""
        option = QStyleOptionComboBox()
        self.kinds.initStyleOption(option)
        style, part = self.kinds.style(), QStyle.SubControl.SC_ComboBoxEditField
        complex_ = QStyle.ComplexControl.CC_ComboBox
        room = style.subControlRect(complex_, option, part, self.kinds).width()
        names = (tr(name) for _, name, _ in self._choices)
        px = min(shrunk_font(name, self._theme, "label", room).pixelSize() for name in names)
        self.kinds.setStyleSheet(f"font-size: {px}px;")

    def sizeHint(self) -> QSize:
        return self._column.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._column.activate()
        self._fit_kinds()
        self._place()

    def _paint_veil(self, painter: QPainter, rect: QRectF) -> None:
        """Dim what is no answer any more."""
        if self._stale:
            veil = QColor(self._theme.panel)
            veil.setAlphaF(VEIL)
            painter.fillRect(rect, veil)

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, self._theme.panel)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.panel)
