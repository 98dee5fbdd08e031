"""What if … ?: choose one change and see a pattern before, after, and the difference."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QVBoxLayout,
    QWidget,
)

from attnviz.engine.compare import PatternChange
from attnviz.errors import AttnvizError
from attnviz.language import tr
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look import numbers
from attnviz.ui.look.labels import visible
from attnviz.ui.look.text import shrunk_font
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.look.tones import HIGH
from attnviz.ui.tab.what_if_maps import WhatIfMaps

NAMED = 4  # changed rows that are listed by name
LONGEST = 12  # letters of the word that the list names
LAST_WORD = "last-word"
LARGE_SIZE = (1120, 480)  # of the window with the maps in a row, as far as the screen has it


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
        self.kinds.setToolTip(tr("What would be different; your own numbers do not change"))
        # Its own wish may be wider than the panel.
        self.kinds.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.kinds.addItems([tr(name) for _, name, _ in self._choices])
        self.amount = QLineEdit("2", self)
        self.amount.setAccessibleName(tr("Temperature"))
        self.amount.setToolTip(
            tr("Divide the scores by this number; above 1, the weights even out")
        )
        self.word = QLineEdit(self)
        self.word.setAccessibleName(tr("New last word"))
        self.word.setToolTip(tr("Type the new last word"))
        self.masked = QCheckBox(tr("with the mask"), self)
        self.masked.setChecked(True)
        self.masked.setToolTip(tr("Turn the mask on or off on both sides"))
        self.note = plain_label(parent=self, wraps=True)
        self.host = WhatIfMaps(theme, self)
        self.larger = KeyButton(tr("Show larger"), theme, self, kind="quiet")
        self.larger.setToolTip(tr("The three maps side by side, with names and numbers"))
        self.larger.clicked.connect(self.show_larger)
        self.dialog: QDialog | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        asked = (self.kinds, self.amount, self.word, self.masked)
        for widget in (*asked, self.note, self.host, self.larger):
            self._column.addWidget(widget)
        self.kinds.activated.connect(self.refresh)
        self.masked.clicked.connect(self.refresh)
        self.amount.editingFinished.connect(self.refresh)
        self.word.editingFinished.connect(self.refresh)
        self.word.textEdited.connect(self._name_word)
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
        return (self.host, self.larger)

    def dress(self) -> None:
        theme = self._theme
        self._column.setSpacing(round(theme.px(6)))
        self.masked.setMinimumHeight(round(theme.px(HIGH)))
        self.note.setStyleSheet(f"font-size: {theme.size('label')}px;")
        self._fit_kinds()

    def set_choices(self, choices: Sequence[tuple[str, str, str]]) -> None:
        """Say the same kinds in other words."""
        if tuple(choices) == self._choices:
            return
        self._choices = tuple(choices)
        for place, (_, name, _) in enumerate(self._choices):
            self.kinds.setItemText(place, tr(name))
        self._fit_kinds()

    def set_word(self, word: str) -> None:
        """Suggest another last word."""
        self.word.setText(word)
        self._name_word()

    def _name_word(self) -> None:
        """Let the list say which word would stand last."""
        word = visible(self.word.text().strip())
        short = word if len(word) <= LONGEST else word[: LONGEST - 1] + "…"
        text = tr("the last word were “{word}”", word=short)
        if not word:
            text = tr("the last vector were negated")
        place = [each for each, _, _ in self._choices].index(LAST_WORD)
        self.kinds.setItemText(place, text)
        self._fit_kinds()

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
            self.host.set_stale(True)
            return
        self._stale = False
        self._rows_before = tuple(visible(row) for row in before)
        self._rows = tuple(visible(row) for row in after)
        self.note.setText(self._words(self._change))
        self.host.set_stale(False)
        self._show_in(self.host)
        if self.dialog is not None:
            self._show_in(self.dialog.findChildren(WhatIfMaps)[0])

    def _show_in(self, maps: WhatIfMaps) -> None:
        maps.show_change(self._change, (self._rows_before, self._rows), self._title)

    def show_larger(self) -> None:
        """Open a window with the maps side by side; it follows what is tried here."""
        if self.dialog is not None:
            self.dialog.raise_()
            self.dialog.activateWindow()
            return
        dialog = self.dialog = QDialog(self)
        dialog.setWindowTitle(tr("What if: before, after, difference"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._on_dialog_closed)
        maps = WhatIfMaps(self._theme, dialog, large=True)
        column = QVBoxLayout(dialog)
        column.addWidget(maps)
        room = self.window().size()
        dialog.resize(min(LARGE_SIZE[0], room.width() - 40), min(LARGE_SIZE[1], room.height() - 80))
        self._show_in(maps)
        dialog.show()
        maps.setFocus()

    def _on_dialog_closed(self) -> None:
        self.dialog = None

    def _words(self, change: PatternChange) -> str:
        """Say which rows changed."""
        n, changed = len(change.changed_rows), np.flatnonzero(change.changed_rows)
        last_only = changed.tolist() == [n - 1]
        kind, _, field = self._choices[self.kinds.currentIndex()]
        edited_last = field == "word"
        causal = not np.triu(~change.hidden_before, 1).any()
        if not len(changed):
            return tr("No row changes: all {n} are identical to the last bit.", n=n)
        if edited_last and causal and last_only:
            return tr(
                "With the causal mask on, changing the last word leaves all earlier rows "
                "identical, to the last bit."
            )
        names = ", ".join(self._rows[row] for row in changed[:NAMED])
        if len(changed) > NAMED:
            names = tr("{rows} and {n} more", rows=names, n=len(changed) - NAMED)
        said = [tr("{k} of {n} rows change: {rows}.", k=len(changed), n=n, rows=names)]
        if n - len(changed) > 1:
            said.append(tr("The other {n} are identical to the last bit.", n=n - len(changed)))
        most = int(change.moved.argmax())
        share = numbers.whole_percent(change.moved[most])
        row = self._rows[most]
        if kind == "no-first":
            mean = numbers.whole_percent(change.moved[changed].mean())
            left = tr(
                "Weight lost: up to {share} (row “{row}”), {mean} on average.",
                share=share,
                row=row,
                mean=mean,
            )
            said.append(left)
        else:
            said.append(
                tr(
                    "Largest change: row “{row}”, {share} of its weight moves.",
                    row=row,
                    share=share,
                )
            )
        return " ".join(said)

    def _fit_kinds(self) -> None:
        """Let the letters of the list be as small as its longest choice needs."""
        option = QStyleOptionComboBox()
        self.kinds.initStyleOption(option)
        style, part = self.kinds.style(), QStyle.SubControl.SC_ComboBoxEditField
        complex_ = QStyle.ComplexControl.CC_ComboBox
        room = style.subControlRect(complex_, option, part, self.kinds).width()
        names = (self.kinds.itemText(place) for place in range(self.kinds.count()))
        px = min(shrunk_font(name, self._theme, "label", room).pixelSize() for name in names)
        self.kinds.setStyleSheet(f"font-size: {px}px;")

    def sizeHint(self) -> QSize:
        return self._column.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._column.activate()
        self._fit_kinds()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.panel)
