"""The bar on top: the tabs on the left, a few tools on the right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QCursor,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QTabBar, QToolButton, QWidget

from attnviz.language import tr
from attnviz.widgets import told_keys
from attnviz.widgets.theme import ZOOM_RANGE, Theme
from attnviz.widgets.theme import theme as theme_of
from attnviz.widgets.tool_button import ToolButton

ICONS = {
    "menu.file": "menu", "edit.undo": "undo", "edit.redo": "redo", "help.palette": "search",
    "lesson.menu": "lessons", "file.export": "export", "view.projector": "projector",
    "help.page": "help",
}  # fmt: skip
WORDLESS = ("edit.undo", "edit.redo", "help.page")  # the icon says it all

HEIGHT, PROJECTOR_HEIGHT = 48, 72  # of 720 and of 1080
PADDING, TIGHT = 12, 7  # px between the edge of a tab and its letters
ZOOM_STEP = 0.1
TIGHT_UNDER = 1120  # px: a narrower bar has narrower tools


class TabStrip(QTabBar):
    """Tabs with a number each; where they do not fit, only the chosen one keeps its name."""

    def __init__(self, titles: Sequence[str], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._titles = tuple(titles)
        self._short = False
        self._high = 0
        self._padding = PADDING
        self._sizes: dict[tuple[str, int], QSize] = {}
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setUsesScrollButtons(False)
        self.setAccessibleName(tr("Tabs"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for number, title in enumerate(titles, 1):
            self.addTab(f"{number}  {title}")
            self.setAccessibleTabName(number - 1, title)
        told_keys.follow(self, self._tell_keys)
        self.currentChanged.connect(self._on_current_changed)

    def _tell_keys(self) -> None:
        for number, title in enumerate(self._titles, 1):
            key = told_keys.key_of(f"tab.{number}", f"Ctrl+{number}")
            self.setTabToolTip(number - 1, told_keys.after(title, key))

    @property
    def short(self) -> bool:
        """Whether only the chosen tab has its name."""
        return self._short

    def fit(self, width: int) -> None:
        """Use the names if all of them fit into `width`."""
        ways = ((PADDING, False), (TIGHT, False), (PADDING, True), (TIGHT, True))
        for self._padding, self._short in ways:
            if (self.least_width() if self._short else self._width_of_names()) <= width:
                break
        self._label()

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
        return f"{place + 1}  {self._titles[place]}" if named else str(place + 1)

    def _size(self, place: int, named: bool) -> QSize:
        """Return the size of a tab, wide enough for bold letters: choosing one moves none."""
        text = self._text(place, named)
        size = self._sizes.get((text, self._padding))
        if size is None:
            font = self._theme.font("label", bold=True)
            wide = QFontMetrics(font).horizontalAdvance(text) + 2 * round(
                self._theme.px(self._padding)
            )
            size = self._sizes[text, self._padding] = QSize(wide, self._high)
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
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        under = self.tabAt(self.mapFromGlobal(QCursor.pos())) if self.underMouse() else -1
        for place in range(self.count()):
            box = QRectF(self.tabRect(place))
            chosen = place == self.currentIndex()
            inner = box.adjusted(theme.px(2), theme.px(8), -theme.px(2), -theme.px(8))
            radius = theme.px(6)
            if place == under and not chosen:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.fill)
                painter.drawRoundedRect(inner, radius, radius)
            number, _, name = self._text(place, not self._short or chosen).partition("  ")
            bold = QFontMetricsF(theme.font("label", bold=True))
            gap = bold.horizontalAdvance("  ") if name else 0.0
            wide = bold.horizontalAdvance(number) + gap + bold.horizontalAdvance(name)
            font = theme.font("label", bold=chosen)
            metrics = QFontMetricsF(font)
            # The letters keep their place when bold comes and goes.
            x = box.center().x() - wide / 2
            base = box.center().y() + metrics.capHeight() / 2
            painter.setFont(font)
            painter.setPen(theme.accent if chosen else theme.muted)
            painter.drawText(QPointF(x, base), number)
            painter.setPen(theme.text if chosen or place == under else theme.muted)
            painter.drawText(QPointF(x + bold.horizontalAdvance(number) + gap, base), name)
            if chosen:
                high = max(2.0, theme.line(3))
                mark = QRectF(x - theme.px(2), box.bottom() + 1 - high, wide + theme.px(4), high)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.accent)
                painter.drawRoundedRect(mark, high / 2, high / 2)
                painter.drawRect(mark.adjusted(0, high / 2, 0, 0))
                if self.hasFocus():
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.setPen(QPen(theme.focus, max(2.0, theme.line(1))))
                    painter.drawRoundedRect(inner, radius, radius)


class TopBar(QWidget):
    """Tabs and tools. Setters never emit."""

    tab_requested = Signal(int)
    tool_pressed = Signal(str)

    def __init__(self, titles: Sequence[str], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._high = 0
        self._crowded = self._dressing = False
        self.tabs = TabStrip(titles, theme, self)
        self.tabs.tabBarClicked.connect(self._on_clicked)
        self.tabs.currentChanged.connect(self._on_current_changed)
        self._silent = False
        self._row = QHBoxLayout(self)
        self._row.setSpacing(4)
        self._row.addWidget(self.tabs, 0, Qt.AlignmentFlag.AlignBottom)
        self._row.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._tools: list[ToolButton] = []
        self.set_theme(theme)

    def add_tool(
        self, text: str, command: str, name: str, key: str, projector: bool
    ) -> QToolButton:
        """Add a button on the right.

        Parameters
        ----------
        command : what `tool_pressed` says when it is pressed
        name : what it does, for tool tip and screen reader
        key : the one that the command usually has; a text may name it as {key}
        projector : shown only with the projector look, or only without it
        """
        button = ToolButton(self._theme, self)
        button.icon_name = "" if projector else ICONS.get(command, "")
        button.wordless = command in WORDLESS
        button.arrow = command == "menu.file"
        button.setText(text)
        button.setProperty("name", text)
        button.setObjectName(command)
        button.setProperty("projector", projector)
        told_keys.follow(button, partial(self._tell_key, button, text, name, key))
        button.setAutoRaise(projector)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setVisible(projector == self._theme.projector)
        button.clicked.connect(self._on_tool_clicked)
        if command == "menu.file":
            self._row.insertWidget(0, button)
        else:
            self._row.addWidget(button)
        self._tools.append(button)
        return button

    def _tell_key(self, button: QToolButton, text: str, name: str, usual: str) -> None:
        key = told_keys.key_of(button.objectName(), usual) if usual else ""
        told = told_keys.after(name, key)
        button.setAccessibleName(told)
        button.setToolTip(told)
        if "{key}" in text:
            button.setProperty("name", text.format(key=key) if key else name)
            self._show_keys()

    def set_tool(self, command: str, tip: str, enabled: bool) -> None:
        """Say whether a tool can be used now, and what it would do."""
        from attnviz.widgets.tips import plain_tip

        for button in self._tools:
            if button.objectName() == command:
                button.setEnabled(enabled)
                button.setToolTip(plain_tip(tip))
                button.setAccessibleName(tip)
                button.setAccessibleDescription(tip)

    def set_tool_key(self, command: str, key: str) -> None:
        """Show a key beside the name of a tool, where there is room."""
        self.tool(command).setProperty("key", key)
        self._show_keys()
        self._fit()

    def tool(self, command: str) -> QToolButton:
        """Return the button of a command."""
        return next(each for each in self._tools if each.objectName() == command)

    def set_current(self, place: int) -> None:
        """Show a tab as the chosen one."""
        self._silent = True
        self.tabs.setCurrentIndex(place)
        self._silent = False
        self._fit()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        self._theme = theme
        high = PROJECTOR_HEIGHT * theme.scale if theme.projector else theme.px(HEIGHT)
        self._high = round(high)
        self.setFixedHeight(self._high)
        for button in self._tools:
            button.setVisible(button.property("projector") == theme.projector)
        self._dress()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.panel)
        line = max(1, round(self._theme.line(1)))
        painter.fillRect(0, self.height() - line, self.width(), line, self._theme.line_colour)

    def resizeEvent(self, event: QResizeEvent) -> None:
        tight = self.width() < self._theme.px(TIGHT_UNDER)
        if tight != self._tight or self._crowded or self._lacks_room():
            self._dress()
        self._fit()

    def _dress(self) -> None:
        """Take letters of the look, or smaller ones where everything would not stand in a line."""
        self._tight = self.width() < self._theme.px(TIGHT_UNDER)
        self._dressing = True
        look = self._theme
        try:
            self._wear(look)
            while self.isVisible() and self._lacks_room() and look.zoom > ZOOM_RANGE[0]:
                look = theme_of(look.name, look.height, look.zoom - ZOOM_STEP)
                self._wear(look)
        finally:
            self._dressing = False
        self._crowded = look is not self._theme
        self._fit()

    def _wear(self, look: Theme) -> None:
        self.tabs.set_theme(look, self._high)
        for button in self._tools:
            button.wordless = button.objectName() in WORDLESS or (
                self._tight and button.objectName() != "menu.file"
            )
            button.set_look(look)
        self._set_edges()

    def _lacks_room(self) -> bool:
        self.tabs.fit(self._room())
        return self.tabs.least_width() > self._room() and self.tabs.short

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        changes = (QEvent.Type.FontChange, QEvent.Type.StyleChange)
        if event.type() in changes and not self._dressing:
            self._fit()

    def _set_edges(self) -> None:
        left, right, between = (4, 6, 0) if self._tight else (8, 8, 2)
        px = self._theme.px
        self._row.setContentsMargins(round(px(left)), 0, round(px(right)), 0)
        self._row.setSpacing(between)
        self._show_keys()

    def _show_keys(self) -> None:
        for button in self._tools:
            name, key = button.property("name"), button.property("key")
            text = f"{name}  {key}" if key and not self._tight else name
            if button.text() != text:
                button.setText(text)

    def _fit(self) -> None:
        self.tabs.fit(self._room())

    def _room(self) -> int:
        """Return the width that the tools leave for the tabs."""
        margins = self._row.contentsMargins()
        shown = [button for button in self._tools if not button.isHidden()]
        tools = sum(button.sizeHint().width() + self._row.spacing() for button in shown)
        return self.width() - tools - margins.left() - margins.right() - 8

    def _on_tool_clicked(self) -> None:
        button = self.sender()
        assert isinstance(button, QToolButton)
        self.tool_pressed.emit(button.objectName())

    def _on_clicked(self, place: int) -> None:
        # Clicking the chosen tab brings the keyboard back to its canvas.
        if place >= 0 and place == self.tabs.currentIndex():
            self.tab_requested.emit(place)

    def _on_current_changed(self, place: int) -> None:
        if not self._silent and place >= 0:
            self.tab_requested.emit(place)
