"""The row over the picture: how many key/value heads, and what they cost."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from attnviz.language import tr
from attnviz.model.document.document import Document
from attnviz.tabs.many_heads.edits import choices, fixed_text, why_not
from attnviz.tabs.many_heads.state import Shown, State
from attnviz.tabs.many_heads.words import few_text, kept_text, kind
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.fitted_row import FittedRow
from attnviz.ui.controls.more_button import MoreButton
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.controls.segmented import Segmented
from attnviz.ui.look.theme import Theme
from attnviz.ui.predict.predict_button import PredictButton
from attnviz.ui.tab.state import differs

MOST_BUTTONS = 4
VIEWS: tuple[Shown, ...] = ("layer", "all", "next")


class Controls(FittedRow):
    """Shows how keys and values are shared and passes wishes on. Setters never emit."""

    kv_chosen = Signal(int)
    """How many key/value heads are wished for."""
    shown_chosen = Signal(str)
    """The heads of a layer are wished for, or all heads."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: State | None = None
        self._menu: QMenu | None = None
        self._choices: tuple[int, ...] = ()
        self.views = Segmented(tr("Display"), theme, self)
        self.views.chosen.connect(self._on_view_chosen)
        self.views.hide()
        self.kinds = Segmented(tr("KV heads"), theme, self)
        self.kinds.chosen.connect(self._on_chosen)
        self.every = MoreButton(theme, self)
        self.every.setAccessibleName(tr("All possible numbers of KV heads"))
        self.every.setToolTip(tr("All possible numbers of KV heads, and why some do not fit"))
        self.every.clicked.connect(self.open_menu)
        # It takes what is left, on two lines if need be: the buttons must not become a list.
        self.note = plain_label("", self, wraps=True)
        self.note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.predict = PredictButton(theme, "grid", self)
        self._row.addWidget(self.views)
        self._row.addWidget(self.kinds)
        self._row.addWidget(self.every)
        self._row.addWidget(self.note, 1)
        self._row.addWidget(self.predict)
        shortcut_labels.follow(self, self._name_keys)
        self.set_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        """Give every control a look."""
        for part in (self.views, self.kinds, self.every, self.predict):
            part.set_theme(theme)
        self.note.setStyleSheet(f"font-size: {theme.size('label')}px;")

    def show_state(self, state: State, before: State | None) -> None:
        """Show what a layer uses and what it could use."""
        self._state = state
        if differs(state, before, "shown", "survey"):
            self._show_views(state)
        if not differs(state, before, "sharing", "shown", "source"):
            return
        self._choices = on_buttons(state.document)
        self._name_kinds()
        of_layer = state.shown == "layer"
        self.kinds.setVisible(of_layer)
        free = state.source is None
        self.kinds.setEnabled(free)
        self.every.setVisible(of_layer and free and state.n_heads > 1)
        self.note.setToolTip(kept_text(state))
        self._fit_note()

    def _show_views(self, state: State) -> None:
        """Offer what there is to see of a model that is open."""
        self.views.setVisible(state.survey is not None)
        names = [tr("This layer"), tr("All heads")]
        shown = "layer" if state.shown == "map" else state.shown
        if state.survey is not None and state.survey.best is not None:
            names.append(tr("Next token"))
        tip = shortcut_labels.after(tr("Display"), shortcut_labels.key_of("grid.views", "V"))
        self.views.set_names(names, VIEWS.index(shown), [tip] * len(names))

    def _name_keys(self) -> None:
        if self._state is not None:
            self._show_views(self._state)
        self._name_kinds()

    def _name_kinds(self) -> None:
        state = self._state
        if state is None:
            return
        names = [f"{kind(n, state.n_heads)}  {n} KV" for n in self._choices]
        tips = [_tip(n, state) for n in self._choices]
        if state.source is not None:
            tips = [fixed_text(state.document)] * len(tips)
        self.kinds.set_names(names, self._choices.index(state.n_groups), tips)

    def _fit_note(self) -> None:
        """Say what is kept in as many words as one line holds, or two lines; else not here.

        The status line and the tool tip say it in any case.
        """
        if self._state is None:
            return
        if self._state.shown != "layer":
            self.note.setText("")
            return
        short = kept_text(self._state, short=True)
        ways = ((kept_text(self._state), 1), (short, 1), (short, 2), (few_text(self._state), 2))
        fitting = (text for text, lines in ways if self._fits(text, lines))
        self.note.setText(next(fitting, ""))

    def _fits(self, text: str, lines: int) -> bool:
        metrics, wrap = self.note.fontMetrics(), Qt.TextFlag.TextWordWrap
        room = QRect(0, 0, self.note.width(), lines * metrics.lineSpacing())
        needed = metrics.boundingRect(room, wrap, text)
        # Its height is rounded up, and so a pixel more than that of its lines.
        return needed.width() <= room.width() and needed.height() <= room.height() + 1

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._row.activate()
        self._fit_note()

    def open_menu(self) -> None:
        """Offer every number, those that do not fit greyed with the reason."""
        if self._menu is not None:
            self._menu.deleteLater()
        self._menu = self.make_menu()
        self._menu.popup(self.every.mapToGlobal(QPoint(0, self.every.height())))

    def make_menu(self) -> QMenu:
        """Make the menu of all numbers up to that of the heads."""
        menu = QMenu(self)
        state = self._state
        if state is None:
            return menu
        for n in range(state.n_heads, 0, -1):
            reason = why_not(n, state.document)
            text = f"{n} KV   {reason}" if reason else f"{n} KV   {kind(n, state.n_heads)}"
            action = menu.addAction(text, partial(self.kv_chosen.emit, n))
            action.setEnabled(not reason)
            action.setCheckable(True)
            action.setChecked(n == state.n_groups)
        return menu

    def _on_view_chosen(self, place: int) -> None:
        self.shown_chosen.emit(VIEWS[place])

    def _on_chosen(self, place: int) -> None:
        self.kv_chosen.emit(self._choices[place])


def on_buttons(document: Document) -> tuple[int, ...]:
    """Return the choices that get a button: all where they are few, else the ones that matter.

    Those are every head its own, the stored number, the one in use, and one for all; the menu
    beside the buttons has the rest. Six buttons left the note beside them no room.
    """
    every = choices(document)
    if len(every) <= MOST_BUTTONS:
        return every
    used = document.kv_heads_used or document.n_kv_heads
    return tuple(sorted({every[0], document.n_kv_heads, used, every[-1]}, reverse=True))


def _tip(n: int, state: State) -> str:
    if n == state.n_heads:
        said = tr("Multi-head attention: every head has its own keys and values")
    elif n == 1:
        said = tr("Multi-query attention: all heads share one set of keys and values")
    else:
        each = state.n_heads // n
        said = tr("Grouped-query attention: {each} heads share keys and values", each=each)
    return shortcut_labels.after(said, shortcut_labels.key_of("grid.cycle_kv", "G"))
