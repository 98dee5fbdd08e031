"""The tabs: a number and a name each; no box, a line under the chosen one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QCursor, QFontMetrics, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QTabBar, QWidget

from attnviz.language import tr
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.look.focus_ring import paint_ring
from attnviz.ui.look.theme import Role, Theme
from attnviz.ui.look.tones import RADIUS

PADDING, TIGHT = 12, 7  # px of the design between the edge of a tab and its letters
AWAY = 8.0  # px of the design: from the edges of the bar to the ring, and to what is pointed at
MARK, WIDER = 3.0, 2.0  # px: height of the line, and how far it goes beyond the letters
APART = "  "  # between number and name
LARGE: Role = "label"
SMALL: Role = "tick"
# Padding, letters, and whether names are left out; the first way that fits is taken.
WAYS: tuple[tuple[int, Role, bool], ...] = (
    (PADDING, LARGE, False),
    (TIGHT, LARGE, False),
    (TIGHT, SMALL, False),
    (PADDING, LARGE, True),
    (TIGHT, LARGE, True),
)


class TabStrip(QTabBar):
    """Tabs with a number each.

    Where they do not fit they stand closer, then in smaller letters; at last only the chosen one
    keeps its name.
    """

    def __init__(self, titles: Sequence[str], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._titles = tuple(titles)
        self._short = False
        self._high = 0
        self._padding, self._letters = PADDING, LARGE
        self._sizes: dict[tuple[str, int, Role], QSize] = {}
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setUsesScrollButtons(False)
        self.setAccessibleName(tr("Tabs"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for number, title in enumerate(titles, 1):
            self.addTab(f"{number}{APART}{title}")
            self.setAccessibleTabName(number - 1, title)
        shortcut_labels.follow(self, self._tell_keys)
        self.currentChanged.connect(self._on_current_changed)

    def _tell_keys(self) -> None:
        for number, title in enumerate(self._titles, 1):
            key = shortcut_labels.key_of(f"tab.{number}", f"Ctrl+{number}")
            self.setTabToolTip(number - 1, shortcut_labels.after(title, key))

    @property
    def theme(self) -> Theme:
        """Return the look in use; its letters may be smaller than those of the window."""
        return self._theme

    @property
    def short(self) -> bool:
        """Whether only the chosen tab has its name."""
        return self._short

    def fit(self, width: int) -> bool:
        """Use the names if all fit into `width`; return whether the tabs do whichever is chosen."""
        for self._padding, self._letters, self._short in WAYS:
            needed = self.least_width() if self._short else self._width_of_names()
            if needed <= width:
                break
        self._label()
        return needed <= width

    def least_width(self) -> int:
        """Return the width that is enough whichever tab has its name."""
        numbers = [self._size(place, named=False).width() for place in range(self.count())]
        names = [self._size(place, named=True).width() for place in range(self.count())]
        more = (named - number for named, number in zip(names, numbers, strict=True))
        return sum(numbers) + max(more, default=0)

    def _width_of_names(self) -> int:
        return sum(self._size(place, named=True).width() for place in range(self.count()))

    def set_theme(self, theme: Theme, height: int) -> None:
        """Take other colours and sizes."""
        if (theme, height) != (self._theme, self._high):
            self._theme, self._high = theme, height
            self._sizes.clear()
            self.update()

    def _label(self) -> None:
        wide = 0
        for place in range(self.count()):
            named = not self._short or place == self.currentIndex()
            text = self._text(place, named)
            if self.tabText(place) != text:
                self.setTabText(place, text)
            wide += self._size(place, named).width()
        self.setFixedWidth(wide)

    def _text(self, place: int, named: bool) -> str:
        return f"{place + 1}{APART}{self._titles[place]}" if named else str(place + 1)

    def _size(self, place: int, named: bool) -> QSize:
        """Return the size of a tab, wide enough for bold letters: choosing one moves none."""
        text = self._text(place, named)
        size = self._sizes.get((text, self._padding, self._letters))
        if size is None:
            font = self._theme.font(self._letters, bold=True)
            wide = QFontMetrics(font).horizontalAdvance(text) + 2 * round(
                self._theme.px(self._padding)
            )
            size = self._sizes[text, self._padding, self._letters] = QSize(wide, self._high)
        return size

    def _on_current_changed(self) -> None:
        if self._short:
            self._label()

    def tabSizeHint(self, index: int) -> QSize:
        return self._size(index, not self._short or index == self.currentIndex())

    def minimumTabSizeHint(self, index: int) -> QSize:
        return self.tabSizeHint(index)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw number and name of each tab, and a line under the chosen one."""
        under = self.tabAt(self.mapFromGlobal(QCursor.pos())) if self.underMouse() else -1
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place in range(self.count()):
                self._paint_tab(painter, place, pointed_at=place == under)

    def _paint_tab(self, painter: QPainter, place: int, *, pointed_at: bool) -> None:
        theme, box = self._theme, QRectF(self.tabRect(place))
        chosen = place == self.currentIndex()
        inner = box.adjusted(theme.px(2), theme.px(AWAY), -theme.px(2), -theme.px(AWAY))
        if pointed_at and not chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.fill)
            painter.drawRoundedRect(inner, theme.px(RADIUS), theme.px(RADIUS))
        number, _, name = self._text(place, not self._short or chosen).partition(APART)
        # The letters keep their place when bold comes and goes.
        bold = QFontMetricsF(theme.font(self._letters, bold=True))
        to_name = bold.horizontalAdvance(number + APART)
        wide = to_name + bold.horizontalAdvance(name) if name else bold.horizontalAdvance(number)
        font = theme.font(self._letters, bold=chosen)
        x = box.center().x() - wide / 2
        base = box.center().y() + QFontMetricsF(font).capHeight() / 2
        painter.setFont(font)
        painter.setPen(theme.accent if chosen else theme.muted)
        painter.drawText(QPointF(x, base), number)
        painter.setPen(theme.text if chosen or pointed_at else theme.muted)
        painter.drawText(QPointF(x + to_name, base), name)
        if chosen:
            self._paint_mark(painter, QRectF(x, box.y(), wide, box.height()))
            if self.hasFocus():
                paint_ring(painter, theme, inner, theme.px(RADIUS))

    def _paint_mark(self, painter: QPainter, letters: QRectF) -> None:
        """Draw the line under the chosen tab, its upper corners round."""
        theme = self._theme
        high, wider = max(2.0, theme.line(MARK)), theme.px(WIDER)
        line = QRectF(letters.x(), letters.bottom() - high, letters.width(), high)
        line = line.adjusted(-wider, 0, wider, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accent)
        painter.drawRoundedRect(line, high / 2, high / 2)
        painter.drawRect(line.adjusted(0, high / 2, 0, 0))
