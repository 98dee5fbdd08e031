"""The picture of two word columns: layout, painting, scrolling and motion, without any input."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from attnviz.widgets.columns_layout import (
    HEAD,
    LINE,
    Columns,
    ColumnsLayout,
    Zone,
    layout_columns,
)
from attnviz.widgets.columns_paint import eased, paint_ground, paint_shares
from attnviz.widgets.flow_lines import paint_dots
from attnviz.widgets.flow_motion import FlowMotion
from attnviz.widgets.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

FEWEST = 8  # words in sight; of a longer text the rest can be scrolled to


class ColumnsPicture(QWidget):
    """Shows `Columns` in one painted widget. Setters never emit."""

    def __init__(self, theme: Theme, columns: Columns, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.motion = FlowMotion(self)
        self.motion.ticked.connect(self._on_ticked)
        self._theme = theme
        self._columns = columns
        self._before: Columns | None = None
        self._layout: ColumnsLayout | None = None
        self._first = 0
        self._ground: QPixmap | None = None
        self._still: QPixmap | None = None
        self._zone: Zone = "askers"
        self._head_widget: QWidget | None = None

    @property
    def columns(self) -> Columns:
        """Return what is shown."""
        return self._columns

    @property
    def zone(self) -> Zone:
        """Return the column with the keyboard."""
        return self._zone

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another look."""
        self._theme = theme
        self.updateGeometry()
        self._relayout()

    def set_columns(self, columns: Columns, flow: bool = False) -> None:
        """Show other columns.

        Links ease from the old widths where the words and the asker are the same ones; with
        `flow` the dots set out anew.
        """
        old = self._columns
        same = old.tokens == columns.tokens and old.asker == columns.asker
        same = same and old.covered == columns.covered
        if same and any(a != b for a, b in zip(old.shares, columns.shares, strict=True)):
            self._before = self._drawn()
            self.motion.ease()
        elif not same:
            self._before = None
        self._columns = columns
        if len(old.tokens) != len(columns.tokens):
            self.updateGeometry()
        if flow:
            self.motion.set_out()
        if self._zone == "sources" and columns.source is None:
            self._zone = "askers"
        if old.tokens != columns.tokens or (old.ballot is None) != (columns.ballot is None):
            self._relayout()
        elif old.ground != columns.ground:
            self._repaint_all()
        else:
            self._still = None
            self.update()
        self._reveal(columns.asker if self._zone == "askers" else self._source_place())

    def set_head_widget(self, widget: QWidget) -> None:
        """Put a control into the heading, over the links."""
        self._head_widget = widget
        self._relayout()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let nothing travel or ease: beads with arrowheads."""
        self.motion.reduced = reduced
        if reduced:
            self.motion.stop()
        self._repaint_all()

    def set_zone(self, zone: Zone) -> None:
        """Give the keyboard to one of the columns."""
        self._zone = zone
        self._repaint_all()

    def layout_now(self) -> ColumnsLayout:
        """Return where everything is."""
        if self._layout is None:
            self._layout = layout_columns(
                self._columns, self._theme, QRectF(self.rect()), self._first
            )
            self._first = self._layout.rows.start
        return self._layout

    def pointed_rect(self, point: QPointF) -> QRectF | None:
        """Return where the word at a point lies, with its bar if it is one that is read."""
        layout = self.layout_now()
        hit = layout.hit(point)
        if hit is None:
            return None
        row = layout.row_rect(hit[1])
        if hit[0] == "askers":
            row.setRight(layout.link_left)
        else:
            row.setLeft(layout.link_right)
        return row

    def draw(self, painter: QPainter, rect: QRectF, theme: Theme, *, live: bool = False) -> None:
        """Paint the picture into `rect` of any device, all words in sight if they fit.

        Parameters
        ----------
        live : as it is at this moment, dots on their way; else at rest
        """
        layout = layout_columns(self._columns, theme, rect, self._first)
        drawn = self._drawn() if live else self._columns
        paint_ground(painter, self._columns, theme, layout)
        paint_shares(painter, self._columns, theme, layout, drawn)
        if self._columns.dimmed:
            return
        if live:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        trip, arrows = (self.motion.trip, self.motion.reduced) if live else (0.0, False)
        paint_dots(painter, drawn, theme, layout, trip=trip, arrows=arrows)

    def minimumSizeHint(self) -> QSize:
        """Return room for the headings and a few words in the smallest letters."""
        rows = min(len(self._columns.tokens), FEWEST) + 1
        height = self._theme.px(HEAD) + rows * self._theme.size("tick") * LINE
        return QSize(round(self._theme.px(360)), round(height))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            moving = self.motion.flowing and not self.motion.easing
            if moving:
                painter.drawPixmap(0, 0, self._kept_picture())
            else:
                self._still = None
                self._paint_still(painter)
            if not self._columns.dimmed:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                layout = self.layout_now()
                painter.setClipRect(layout.body)
                trip, reduced = self.motion.trip, self.motion.reduced
                paint_dots(painter, self._drawn(), self._theme, layout, trip=trip, arrows=reduced)

    def _paint_still(self, painter: QPainter) -> None:
        """Paint all but the dots; words come from a picture that is kept while numbers change."""
        if self._ground is None:
            self._ground = self._pixmap()
            inner = QPainter(self._ground)
            inner.fillRect(self.rect(), self._theme.window)
            focus = self._focus()
            paint_ground(inner, self._columns, self._theme, self.layout_now(), focus)
            inner.end()
        painter.drawPixmap(0, 0, self._ground)
        layout, drawn = self.layout_now(), self._drawn()
        paint_shares(painter, self._columns, self._theme, layout, drawn)

    def _kept_picture(self) -> QPixmap:
        """Return the picture without dots, painted once for all frames of a trip."""
        if self._still is None:
            self._still = self._pixmap()
            inner = QPainter(self._still)
            self._paint_still(inner)
            inner.end()
        return self._still

    def _pixmap(self) -> QPixmap:
        ratio = self.devicePixelRatio()
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def _drawn(self) -> Columns:
        """Return the columns with the shares that links and bars have at this moment."""
        if self._before is None or not self.motion.easing:
            return self._columns
        return eased(self._before, self._columns, self.motion.progress)

    def _focus(self) -> tuple[Zone, int] | None:
        if not self.hasFocus():
            return None
        place = self._columns.asker if self._zone == "askers" else self._source_place()
        return self._zone, place

    def _source_place(self) -> int:
        source = self._columns.source
        return self._columns.asker if source is None else source

    def _relayout(self) -> None:
        self._layout = None
        widget = self._head_widget
        if widget is not None:
            layout = self.layout_now()
            size = widget.sizeHint().expandedTo(widget.minimumSize())
            x = (layout.link_left + layout.link_right - size.width()) / 2
            y = layout.head.center().y() - size.height() / 2
            widget.setGeometry(round(x), round(y), size.width(), size.height())
        self._repaint_all()

    def _repaint_all(self) -> None:
        self._ground = self._still = None
        self.update()

    def _reveal(self, place: int) -> None:
        """Scroll until a word is in sight."""
        layout = self.layout_now()
        if not layout.scrolls or place in layout.rows:
            return
        start, fit = layout.rows.start, len(layout.rows)
        if place == start - 1:
            self._scroll_to(place)
        elif place == layout.rows.stop:
            self._scroll_to(start + 1)
        else:
            self._scroll_to(place - fit // 2)

    def _scroll_to(self, first: int) -> None:
        layout = self.layout_now()
        self._first = max(0, min(first, layout.n - len(layout.rows)))
        self._relayout()

    def _on_ticked(self) -> None:
        arrived = self._before is not None and not self.motion.easing
        if arrived:
            self._before = None
            self._still = None
        if self.motion.easing or arrived:
            self.update()  # bars beside the words move too
            return
        layout = self.layout_now()
        margin = int(self._theme.px(8))
        flow = QRectF(layout.link_left, layout.rows_top, 0, layout.body.height())
        flow.setRight(layout.link_right)
        self.update(flow.toAlignedRect().adjusted(-margin, 0, margin, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._relayout()
        self._reveal(self._columns.asker)
