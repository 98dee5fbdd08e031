"""The card *Changes*: what is replaced inside the model, each a sentence with a switch."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from attnviz.language import tr
from attnviz.model.document.model_change import ChangeKind, ModelChange, sentence, where
from attnviz.numbering import TokenNumbers
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.painted_button import PaintedButton
from attnviz.ui.controls.panel import Card
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look.labels import elided
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.look.tones import Tone

ROW = 44.0  # px of the design
TRACK, KNOB, GAP = (28.0, 16.0), 6.0, 10.0  # px of the design: switch, what slides, to the words
DROPS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class ChangeButton(PaintedButton):
    """A switch with two lines: what is changed, and where, or why it is not carried out."""

    removed = Signal()
    """Delete was pressed on it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__("", theme, parent, kind="quiet")
        self._lines = "", ""
        self._on = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def set_lines(self, above: str, below: str, on: bool) -> None:
        """Show other words."""
        self._lines, self._on = (above, below), on
        state = tr("on") if on else tr("off")
        self.setAccessibleName(f"{above}, {below}, {state}")
        self.setToolTip(f"{above}\n{below}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._theme.px(180)), round(self._theme.px(ROW)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._theme.px(120)), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete takes the change away."""
        if event.key() in DROPS:
            self.removed.emit()
        else:
            super().keyPressEvent(event)

    def paint_face(self, painter: QPainter, applied: Tone) -> None:
        theme, px = self._theme, self._theme.px
        wide, high = (px(length) for length in TRACK)
        track = QRectF(px(4), (self.height() - high) / 2, wide, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accent if self._on else theme.border)
        painter.drawRoundedRect(track, high / 2, high / 2)
        end = track.right() - high / 2 if self._on else track.left() + high / 2
        painter.setBrush(theme.surface)
        painter.drawEllipse(QPointF(end, track.center().y()), px(KNOB), px(KNOB))
        left = track.right() + px(GAP)
        room = self.width() - left - px(2)
        above, below = theme.font("label", bold=self._on), theme.font("tick")
        ink = theme.text if self._on else theme.muted
        for font, text, share, colour in (
            (above, self._lines[0], 0.3, ink),
            (below, self._lines[1], 0.72, theme.muted),
        ):
            metrics = QFontMetricsF(font)
            painter.setFont(font)
            painter.setPen(colour)
            base = self.height() * share + metrics.capHeight() / 2
            painter.drawText(QPointF(left, base), elided(text, metrics, room))


class ChangeRow(Themed, QWidget):
    """One change: its switch, and a cross that takes it away."""

    toggled = Signal()
    removed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.switch = ChangeButton(theme, self)
        self.cross = KeyButton("", theme, self, kind="quiet", before="close")
        self.switch.clicked.connect(self.toggled)
        self.switch.removed.connect(self.removed)
        self.cross.clicked.connect(self.removed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.switch, 1)
        row.addWidget(self.cross)
        self.set_theme(theme)

    def show_change(self, above: str, below: str, on: bool) -> None:
        """Show another change."""
        self.switch.set_lines(above, below, on)
        self.cross.setToolTip(tr("Remove this change"))
        self.cross.setAccessibleName(tr("Remove: {change}", change=above))

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.switch, self.cross)

    def dress(self) -> None:
        self.setFixedHeight(round(self._theme.px(ROW)))  # a style sheet sets that of buttons


class ChangesCard(Card):
    """Shows the list and wishes for another. Setters never emit."""

    toggled = Signal(object)
    """This `ModelChange` is to be turned on or off."""
    removed = Signal(object)
    """This one is to be taken away."""
    added = Signal(object)
    """One more is wanted."""
    all_toggled = Signal()
    menu_wanted = Signal()
    """What can be changed is to be listed at the button."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        self._rows: list[ChangeRow] = []
        self._changes: tuple[ModelChange, ...] = ()
        self._built = False
        super().__init__(theme, parent)
        self.heading = plain_label(tr("Changes"), self, role="heading")
        self.count = plain_label("", self, role="tick")
        top = QHBoxLayout()
        top.addWidget(self.heading, 1)
        top.addWidget(self.count)
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        self.add_button = KeyButton(tr("Add a change"), theme, self, behind="chevron")
        self.all_button = KeyButton("", theme, self)
        self.add_button.clicked.connect(self.menu_wanted)
        self.all_button.clicked.connect(self.all_toggled)
        self.note = plain_label(
            tr(
                "A head that is switched off leaves later layers an input they never saw in "
                "training."
            ),
            self,
            role="tick",
            wraps=True,
        )
        buttons = QHBoxLayout()
        buttons.addWidget(self.add_button)
        buttons.addWidget(self.all_button)
        buttons.addStretch(1)
        self.column.addLayout(top)
        self.column.addLayout(self._list)
        self.column.addLayout(buttons)
        self.column.addWidget(self.note)
        self._built = True
        shortcut_labels.follow(self, self._name_keys)
        self.set_theme(theme)
        self.hide()

    def set_changes(
        self,
        changes: Sequence[ModelChange],
        tokens: Sequence[str],
        numbering: TokenNumbers,
        faults: Mapping[ModelChange, str],
    ) -> None:
        """Show a list of changes.

        Parameters
        ----------
        tokens, numbering : of the text, to read
        faults : those that do not fit the text, each with the reason
        """
        self._changes = tuple(changes)
        self.setVisible(bool(changes))
        while len(self._rows) < len(changes):
            self._rows.append(self._make_row(len(self._rows)))
        for place, row in enumerate(self._rows):
            row.setVisible(place < len(changes))
            if place < len(changes):
                change = changes[place]
                fault = faults.get(change, "")
                below = fault or where(change, numbering)
                row.show_change(sentence(change, tokens, numbering), below, change.on and not fault)
        on = sum(change.on for change in changes)
        self.count.setText(tr("{n} of {all} on", n=on, all=len(changes)))
        self._name_keys()

    def row(self, place: int) -> ChangeRow:
        """Return the row of a change."""
        return self._rows[place]

    def open_menu(self, offered: Sequence[tuple[str, ModelChange | ChangeKind]]) -> QMenu:
        """List what can be changed; a kind stands for a change that is asked about further."""
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        for text, change in offered:
            menu.addAction(text.replace("&", "&&"), partial(self.added.emit, change))
        at = self.add_button if self.add_button.isVisible() else self
        menu.popup(at.mapToGlobal(QPoint(0, at.height())))
        return menu

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (*self._rows, self.add_button, self.all_button) if self._built else ()

    def _make_row(self, place: int) -> ChangeRow:
        row = ChangeRow(self._theme, self)
        row.toggled.connect(partial(self._wish, self.toggled, place))
        row.removed.connect(partial(self._wish, self.removed, place))
        self._list.addWidget(row)
        return row

    def _wish(self, signal: SignalInstance, place: int) -> None:
        signal.emit(self._changes[place])

    def _name_keys(self) -> None:
        any_on = any(change.on for change in self._changes)
        text = tr("All off") if any_on else tr("All on")
        key = shortcut_labels.key_of("model.changes-off", "Shift+X")
        self.all_button.setText(shortcut_labels.beside(text, key))
