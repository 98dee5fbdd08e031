"""What a side panel is made of: cards of what belongs together, and actions on the bare panel."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLayout, QVBoxLayout, QWidget

from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed

OUTER, INNER = 8.0, 12.0  # px of the design: from panel to card, from card to what it holds
FLAT = 10.0  # above and below what a card holds
BETWEEN = 6.0  # between what stands together
RADIUS = 8.0


class Card(Themed, QWidget):
    """A lighter field with an edge. Its `column` holds what belongs together.

    What lies on it is made as its child. A part that was made before its card, and moved there, is
    freed twice when Python collects a panel that was never shown (seen in PySide 6.11).
    """

    def __init__(self, theme: Theme, parent: QWidget, between: float = BETWEEN) -> None:
        super().__init__(parent)
        self._between = between
        self.column = QVBoxLayout(self)
        self.set_theme(theme)

    def add(self, *parts: QWidget) -> None:
        """Put parts one below the other."""
        for part in parts:
            self.column.addWidget(part)

    def dress(self) -> None:
        theme = self._theme
        side, flat = round(theme.px(INNER)), round(theme.px(FLAT))
        self.column.setContentsMargins(side, flat, side, flat)
        self.column.setSpacing(round(theme.px(self._between)))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.line_colour, 1))
            painter.setBrush(theme.surface)
            box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.drawRoundedRect(box, theme.px(RADIUS), theme.px(RADIUS))


class Panel(Themed, QWidget):
    """Cards on top, actions below them."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._cards: list[Card] = []
        self._instead: QWidget | None = None
        self._aside: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self.below = QVBoxLayout()
        self._column.addLayout(self.below)
        self._column.addStretch(0)

    def add_card(self, *, between: float = BETWEEN, stretch: int = 0) -> Card:
        """Return one more card, still empty.

        Parameters
        ----------
        between : pixels of the design from one part to the next
        stretch : its share of the height that is left over
        """
        card = Card(self._theme, self, between)
        self._column.insertWidget(len(self._cards), card, stretch)
        self._cards.append(card)
        return card

    def add_below(self, *parts: QWidget) -> None:
        """Put parts under the cards, on the bare panel."""
        for part in parts:
            self.below.addWidget(part)

    def stand_in(self, widget: QWidget | None) -> None:
        """Show a widget in the place of all cards and actions; None shows those again.

        What of them comes and goes meanwhile is to be shown anew afterwards.
        """
        if widget is self._instead:
            return
        if self._instead is not None:
            self._instead.hide()
        elif widget is not None:
            parts = (*self._cards, *self._actions())
            self._aside = [part for part in parts if not part.isHidden()]
        for part in self._aside:
            part.setVisible(widget is None)
        self._instead = widget
        if widget is None:
            self._aside = []
        else:
            if self._column.indexOf(widget) < 0:
                self._column.insertWidget(0, widget)
            widget.show()

    def _actions(self) -> Iterable[QWidget]:
        layouts: list[QLayout] = [self.below]
        for layout in layouts:
            for item in map(layout.itemAt, range(layout.count())):
                if item is not None and (widget := item.widget()) is not None:
                    yield widget
                elif item is not None and (inner := item.layout()) is not None:
                    layouts.append(inner)

    def themed_parts(self) -> Iterable[TakesTheme]:
        return self._cards

    def dress(self) -> None:
        theme = self._theme
        edge, inner = round(theme.px(OUTER)), round(theme.px(INNER))
        self._column.setContentsMargins(edge, edge, edge, edge)
        self._column.setSpacing(edge)
        self.below.setContentsMargins(inner, 0, inner, 0)
        self.below.setSpacing(round(theme.px(BETWEEN)))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.panel)
