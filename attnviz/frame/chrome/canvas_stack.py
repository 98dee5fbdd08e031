"""The canvas with the panel at its right: side by side, or the panel as a drawer over it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QScrollArea,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from attnviz.language import tr
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed

PANEL_WIDTH = 304
DRAWER_UNDER = 1180  # a window narrower than this has no room for both
LEAST_PANEL, LEAST_CANVAS = 200, 480
PANEL_STEP = 24
_BAR_IF_NEEDED = Qt.ScrollBarPolicy.ScrollBarAsNeeded
_NO_BAR = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
LEAST_TAB_PANEL = 120  # px in height that the panel of a tab keeps under what all tabs have


class _Panel(QFrame):
    """Holds one panel a tab, under what all tabs have; draws the line to the canvas."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.stack = _TabPanels(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(1, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.stack)
        self.setAccessibleName(tr("Side panel"))

    def put_above(self, widget: QWidget) -> None:
        """Put something over the panels of all tabs; where both are too high, both scroll."""
        self._column.insertWidget(0, _Above(widget, self))

    def paintEvent(self, event: QPaintEvent) -> None:
        line = max(1, round(self.theme.line(1)))
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.theme.panel)
            painter.fillRect(0, 0, line, self.height(), self.theme.line_colour)


class _TabPanels(QStackedWidget):
    """The panels of the tabs, which scroll: they have what is left under what all tabs have."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._least())

    def minimumSizeHint(self) -> QSize:
        """Return the room of a heading with a few lines, or of less where there is less."""
        return QSize(super().minimumSizeHint().width(), self._least())

    def _least(self) -> int:
        area = self.currentWidget()
        panel = area.widget() if isinstance(area, QScrollArea) else None
        return LEAST_TAB_PANEL if panel is None else min(LEAST_TAB_PANEL, panel.sizeHint().height())


class _Above(QScrollArea):
    """Is as high as what it holds, and scrolls where there is less room; gone while that is."""

    def __init__(self, widget: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        hidden = widget.isHidden()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setWidget(widget)
        widget.setHidden(hidden)
        self.setHidden(hidden)
        widget.installEventFilter(self)

    def sizeHint(self) -> QSize:
        widget = self.widget()
        if widget is None:
            return super().sizeHint()
        bar = self.verticalScrollBar()
        # Beside the bar words need more lines: without room for these it would stay for ever.
        wide = self.width() - (bar.width() if bar.isVisible() else 0)
        high = widget.heightForWidth(wide) if widget.hasHeightForWidth() else -1
        return QSize(super().sizeHint().width(), max(high, widget.sizeHint().height()))

    def minimumSizeHint(self) -> QSize:
        """Return the room of a heading with a few lines."""
        size = super().minimumSizeHint()
        return QSize(size.width(), min(self.sizeHint().height(), 8 * self.fontMetrics().height()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Come and go with what it holds, and ask for other room when that does."""
        if watched is self.widget():
            if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
                self.updateGeometry()
            elif event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
                self.setVisible(event.type() == QEvent.Type.ShowToParent)
        return super().eventFilter(watched, event)


_DEEPEST = 6  # rounds of the bar within one another; two settle any panel of now


class _PanelArea(QScrollArea):
    """Lets a panel scroll; while a lesson keeps that out of sight, bare ground without a bar."""

    def __init__(self) -> None:
        super().__init__()
        _make_scroller(self)
        # One that fills no ground. Asked for the widget that Qt made, PySide6 would set up every
        # class of widget there is: 50 M instructions before the first numbers.
        self.setViewport(QWidget())
        self._deep = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the bar away with the panel that it scrolls; a shorter panel needs less room.

        A panel that is higher where the bar makes it narrower would let the bar come and go within
        itself until the stack ends: after a few rounds it stays as it is.
        """
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            stack = self.parentWidget()
            if stack is not None:
                stack.updateGeometry()
        if watched is self.widget() and event.type() in (
            QEvent.Type.ShowToParent,
            QEvent.Type.HideToParent,
        ):
            shown = event.type() == QEvent.Type.ShowToParent
            self.setVerticalScrollBarPolicy(_BAR_IF_NEEDED if shown else _NO_BAR)
        if self._deep >= _DEEPEST:
            return False
        self._deep += 1
        try:
            return super().eventFilter(watched, event)
        finally:
            self._deep -= 1


class CanvasStack(Themed, QWidget):
    """One canvas a tab, one panel a tab. Setters never emit.

    The panel lies beside the canvas where the window is wide enough. Otherwise it is a drawer that
    covers the right of the canvas while it is open.
    """

    panel_resized = Signal(int)
    """A person moved the border; the width at text zoom 1."""
    panel_needed = Signal(int)
    """The panel of this place is about to be seen for the first time."""
    folded_changed = Signal(bool)
    """Whether the panel is out of sight until it is asked for: closed, or a drawer."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._wide, self._open, self._drawn = True, True, False
        self._held = self._folded = False
        self._panel_width = PANEL_WIDTH
        self.canvases = QStackedWidget()
        self.canvases.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._panel = _Panel(theme)
        self._asked: set[int] = set()
        self._splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self._splitter.setHandleWidth(1)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(self.canvases)
        self._splitter.addWidget(self._panel)
        self._splitter.setStretchFactor(0, 1)
        self._splitter.setStretchFactor(1, 0)
        self._splitter.splitterMoved.connect(self._on_splitter_moved)

    @property
    def panel(self) -> QWidget:
        """Return the frame around the panels."""
        return self._panel

    @property
    def is_drawer(self) -> bool:
        """Whether the panel would cover the canvas."""
        return not self._wide

    @property
    def panel_shown(self) -> bool:
        """Whether a panel is to be seen."""
        return not self._panel.isHidden()

    def add_place(self) -> int:
        """Make room for one more tab."""
        self.canvases.addWidget(_make_scroller(QScrollArea()))
        return self._panel.stack.addWidget(_PanelArea())

    def set_canvas(self, place: int, view: QWidget) -> None:
        """Put the canvas of a tab in its place."""
        _area(self.canvases, place).setWidget(view)

    def set_panel(self, place: int, panel: QWidget) -> None:
        """Put the panel of a tab in its place."""
        _area(self._panel.stack, place).setWidget(panel)
        self._arrange()

    def put_above_panels(self, widget: QWidget) -> None:
        """Put something over the panels of all tabs, inside their frame."""
        self._panel.put_above(widget)

    def set_place(self, place: int) -> None:
        """Bring a tab to the front."""
        self.canvases.setCurrentIndex(place)
        self._panel.stack.setCurrentIndex(place)
        self._arrange()

    def set_open(self, wide_open: bool, drawer_open: bool) -> None:
        """Show or hide the panel beside the canvas, and the drawer over it."""
        self._open, self._drawn = wide_open, drawer_open
        self._arrange()

    @property
    def open_states(self) -> tuple[bool, bool]:
        """Return whether the panel is wanted beside the canvas, and whether the drawer is out."""
        return self._open, self._drawn

    def hold_panels(self, held: bool) -> None:
        """Keep the panels empty for a moment: the canvas is painted first."""
        self._held = held
        self._arrange()

    def set_panel_width(self, width: int) -> None:
        """Set the width of the panel at text zoom 1."""
        self._panel_width = width
        self._arrange()

    def widen_panel(self, by: int) -> None:
        """Move the border by so many steps to the left, as a drag does."""
        most = round((self.width() - LEAST_CANVAS) / self._theme.zoom)
        width = max(LEAST_PANEL, min(self._panel_width + by * PANEL_STEP, most))
        if width != self._panel_width:
            self.set_panel_width(width)
            self.panel_resized.emit(width)

    def dress(self) -> None:
        self._panel.theme = self._theme
        self._panel.update()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._splitter.setGeometry(self.rect())
        self._arrange()

    def _arrange(self) -> None:
        zoom = self._theme.zoom
        wide = self.width() >= DRAWER_UNDER * zoom
        if wide != self._wide:
            self._wide = wide
            if wide:
                self._splitter.addWidget(self._panel)
            else:
                self._panel.setParent(self)
        wanted = self._open if wide else self._drawn
        shown = wanted and not self._theme.projector
        place = self._panel.stack.currentIndex()
        if shown and place >= 0 and place not in self._asked and not self._held:
            self._asked.add(place)
            self.panel_needed.emit(place)
        empty = place >= 0 and _area(self._panel.stack, place).widget() is None
        shown = shown and (self._held or not empty)
        self._panel.setVisible(shown)
        folded = not (wide and self._open)
        if folded != self._folded:
            self._folded = folded
            self.folded_changed.emit(folded)
        width = round(self._panel_width * zoom)
        if wide:
            width = min(width, self.width() - LEAST_CANVAS)
            least = min(round(LEAST_PANEL * zoom), width)
            self._panel.setMinimumWidth(least)
            if shown:
                self._splitter.setSizes([max(1, self.width() - width - 1), width])
        elif shown:
            width = min(width, self.width())
            self._panel.setGeometry(self.width() - width, 0, width, self.height())
            self._panel.raise_()

    def _on_splitter_moved(self) -> None:
        width = round(self._panel.width() / self._theme.zoom)
        most = round((self.width() - LEAST_CANVAS) / self._theme.zoom)
        self._panel_width = max(LEAST_PANEL, min(width, most))
        self.panel_resized.emit(self._panel_width)


def _make_scroller(area: QScrollArea) -> QScrollArea:
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


def _area(stack: QStackedWidget, place: int) -> QScrollArea:
    area = stack.widget(place)
    assert isinstance(area, QScrollArea)
    return area
