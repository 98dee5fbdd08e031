"""A row of joined buttons of which one is chosen; a list where they do not fit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from attnviz.ui.controls.key_button import Face, KeyButton
from attnviz.ui.look.labels import visible, widest
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.look.tones import RADIUS

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent, QShowEvent
    from PySide6.QtWidgets import QComboBox

INSET, PILL = 3.0, 4.0  # px of the design: from the track to the chosen button, its radius
ARROW = 44.0  # px of the design, that a list has for its arrow
LEAST = 200  # px; the narrowest list
MOST = 12  # buttons; a longer choice is always a list


class SegmentButton(KeyButton):
    """One of several names, in a track that it shares with the others."""

    PAD: ClassVar[float] = 14.0
    RING_GAP: ClassVar[float] = 1.0

    def __init__(self, name: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(name, theme, parent, kind="segment")
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def face(self) -> Face:
        """Return the name."""
        return Face(self.text().replace("&&", "&"))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _body(self) -> QRectF:
        inset = self._theme.px(INSET)
        return QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)

    def _radius(self) -> float:
        return self._theme.px(PILL)


class Segmented(Themed, QWidget):
    """One choice out of several names. Setters never emit."""

    chosen = Signal(int)

    def __init__(self, label: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(label)
        self._theme = theme
        self._label = label
        self._names: tuple[str, ...] = ()
        self._tips: tuple[str, ...] = ()
        self._current = -1
        self._buttons: list[SegmentButton] = []
        self._list: QComboBox | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def names(self) -> tuple[str, ...]:
        """Return what can be chosen."""
        return self._names

    @property
    def current(self) -> int:
        """Return the chosen place."""
        return self._current

    @property
    def is_list(self) -> bool:
        """Whether the choice is a list at the moment."""
        return self._list is not None and not self._list.isHidden()

    def themed_parts(self) -> Iterable[TakesTheme]:
        return self._buttons

    def dress(self) -> None:
        self._fit()

    def set_names(self, names: Sequence[str], current: int, tips: Sequence[str] = ()) -> None:
        """Offer other names, each with a tool tip if there are any."""
        told, self._tips = self._tips, tuple(tips)
        if tuple(names) != self._names:
            self._names = tuple(names)
            self._build()
        elif self._tips != told:
            self._tell()
        self.set_current(current)

    def set_current(self, current: int) -> None:
        """Mark one as chosen."""
        self._current = current
        for place, button in enumerate(self._buttons):
            button.setChecked(place == current)
        if self._list is not None:
            self._list.blockSignals(True)
            self._list.setCurrentIndex(current)
            self._list.blockSignals(False)

    def button(self, place: int) -> QPushButton:
        """Return one of the buttons."""
        return self._buttons[place]

    def _build(self) -> None:
        for button in self._buttons:
            self._row.removeWidget(button)
            button.deleteLater()
        self._buttons = []
        if self._list is not None:
            self._row.removeWidget(self._list)
            self._list.deleteLater()
            self._list = None
        if len(self._names) <= MOST:
            self._buttons = [self._make_button(i) for i in range(len(self._names))]
        self._tell()
        self.updateGeometry()
        self._fit()

    def _tell(self) -> None:
        """Give every button its tool tip."""
        for place, button in enumerate(self._buttons):
            tip = self._tips[place] if self._tips else ""
            button.setToolTip(_plain(tip))
            button.setAccessibleDescription(tip)

    def _make_button(self, place: int) -> SegmentButton:
        name = visible(self._names[place]).replace("&", "&&")
        button = SegmentButton(name, self._theme, self)
        button.clicked.connect(self._on_clicked)
        self._row.addWidget(button)
        return button

    def _make_list(self) -> QComboBox:
        from PySide6.QtWidgets import QComboBox

        choice = QComboBox(self)
        choice.addItems([visible(name) for name in self._names])
        choice.setCurrentIndex(self._current)
        choice.setAccessibleName(self._label)
        choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        choice.setMinimumContentsLength(12)
        choice.currentIndexChanged.connect(self._on_listed)
        self._row.addWidget(choice)
        return choice

    def _fit(self) -> None:
        """Show the buttons if there is room for them, else the list."""
        fits = bool(self._buttons) and (
            not self.isVisible() or self.width() >= self._buttons_width()
        )
        if not fits and self._list is None and self._names:
            self._list = self._make_list()
        for button in self._buttons:
            button.setVisible(fits)
        if self._list is not None:
            self._list.setVisible(not fits)

    def _buttons_width(self) -> int:
        return sum(button.sizeHint().width() for button in self._buttons)

    def sizeHint(self) -> QSize:
        if not self._buttons:
            return self._row.sizeHint()
        height = max(button.sizeHint().height() for button in self._buttons)
        return QSize(self._buttons_width(), height)

    def minimumSizeHint(self) -> QSize:
        """Return the room of the list, in which the longest name is whole."""
        whole = self.sizeHint()
        if len(self._names) < 2:
            return whole
        longest = widest(self._names, QFontMetricsF(self._theme.font("label")))
        least = max(LEAST, round(longest + self._theme.px(2 * SegmentButton.PAD + ARROW)))
        return QSize(min(whole.width(), least), whole.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the track that the buttons lie in."""
        shown = [button for button in self._buttons if not button.isHidden()]
        if not shown:
            return
        theme = self._theme
        box = QRectF(shown[0].geometry().united(shown[-1].geometry()))
        radius = theme.px(RADIUS)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.fill)
            if theme.projector:
                half = theme.line(1) / 2
                painter.setPen(QPen(theme.border, theme.line(1)))
                painter.setBrush(theme.surface)
                box = box.adjusted(half, half, -half, -half)
            painter.drawRoundedRect(box, radius, radius)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        self._fit()

    def _on_clicked(self) -> None:
        button = self.sender()
        place = next(i for i, each in enumerate(self._buttons) if each is button)
        self._choose(place)

    def _on_listed(self, place: int) -> None:
        self._choose(place)

    def _choose(self, place: int) -> None:
        """Wish for another choice; what is marked changes only when the wish is granted."""
        before = self._current
        self.set_current(before)
        if place != before:
            self.chosen.emit(place)


def _plain(tip: str) -> str:
    """Keep a tip that looks like markup as it is; Qt guesses."""
    if "<" not in tip:
        return tip
    from attnviz.ui.controls.tips import plain_tip

    return plain_tip(tip)
