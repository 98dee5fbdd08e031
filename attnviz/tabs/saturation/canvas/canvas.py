"""The canvas: it shows a state, moves what moves, and turns mouse and keys into wishes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.model.edits.saturation import LARGEST_SCORE
from attnviz.tabs.saturation import predict, words
from attnviz.tabs.saturation.canvas.layout import ScoresLayout, Zone, layout_scores, least_size
from attnviz.tabs.saturation.canvas.paint import Moment, at_rest, between, paint_scores, paint_state
from attnviz.tabs.saturation.canvas.picture import ScoresPicture, picture_of
from attnviz.tabs.saturation.state import State
from attnviz.ui.controls.segmented import Segmented
from attnviz.ui.controls.tips import show_tip
from attnviz.ui.grid.editor import CellEditor, editable_text
from attnviz.ui.look.style import style_sheet
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.theme import theme as theme_of
from attnviz.ui.look.themed import Themed
from attnviz.ui.reading import accessibility
from attnviz.ui.tab.contract import NOT_ALL
from attnviz.ui.tab.flow_motion import FlowMotion
from attnviz.ui.tab.state import differs

if TYPE_CHECKING:
    from attnviz.ui.reading.readable import ReadableTable

SMALLEST = 0.72  # how much smaller the letters may become, before the picture scrolls
SHORT = 8  # letters of a score that its field shows in full; a longer one opens as it is printed


class Canvas(Themed, QWidget):
    """The picture of a softmax that saturates: slider, keys, and scores to type over.

    It changes nothing itself. Setters never emit.
    """

    size_picked = Signal(object, int)
    """The slider wants to stand on this number; of one gesture, numbered by the second."""
    key_hovered = Signal(object)
    """The mouse is over this key, or over none."""
    cursor_moved = Signal(object)
    """The keyboard is to be at this key, or with None at the slider."""
    key_clicked = Signal(int)
    score_edited = Signal(int, float)
    score_refused = Signal(str)

    def __init__(self, theme: Theme, state: State, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.motion = FlowMotion(self)
        self.motion.ticked.connect(self._repaint_below_slider)
        self._theme = self._full_theme = theme
        self._state, self._picture = state, picture_of(state)
        self._least = least_size(self._picture, theme)
        self._before: Moment | None = None
        self._layout: ScoresLayout | None = None
        self._corner: Segmented | None = None
        self._corner_theme: Theme | None = None
        self.editor: CellEditor | None = None
        self._editing = 0
        self._opened = ""
        self._gesture = 0
        self._dragging = False

    # What is shown

    @property
    def picture(self) -> ScoresPicture:
        """Return what is shown."""
        return self._picture

    @property
    def theme(self) -> Theme:
        """Return the look in use: with smaller letters where a projected image lacks the height."""
        return self._theme

    def show_state(self, state: State, before: State | None) -> None:
        """Show a state.

        Bars and dots ease to their new places, but follow at once under a hand or a clock that
        moves the slider, and under tiles that lift; there only a new scale eases.
        """
        self._state = state
        if not differs(
            state, before, "spec", "walks", "followed", "asked", "ballot", "covers", "row"
        ):
            self.update()
            return
        moved = before is None or state.spec is not before.spec
        follows = state.pointer.gliding if moved else _lifts(state, before)
        self._take(picture_of(state), jump=not follows)
        accessibility.notify(self)

    def _take(self, picture: ScoresPicture, *, jump: bool) -> None:
        before, now = self.moment(), at_rest(picture)
        if _counts(before) != _counts(now):
            before = now  # other keys than before: nothing is on its way
        if not jump:
            before = Moment(now.scores, before.limit, now.shares)
        elif self._state.covered:
            # Bars that eased away would show around the corners of the tiles over them.
            before = Moment(before.scores, before.limit, now.shares)
        rescaled = picture.limit != self._picture.limit
        if rescaled or (jump and (before.scores, before.shares) != (now.scores, now.shares)):
            self.motion.ease()
        self._before = before if self.motion.easing else None
        old, self._picture = self._picture, picture
        self._relayout(slider=(picture.size, picture.stops) != (old.size, old.stops))
        least, self._least = self._least, least_size(picture, self._full_theme)
        if least != self._least:
            self.updateGeometry()

    def dress(self) -> None:
        self.close_editor()
        self._full_theme, self._corner_theme = self._theme, None
        self._least = least_size(self._picture, self._full_theme)
        self._relayout()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let everything be at its place at once, or ease there."""
        self.motion.reduced = reduced
        if reduced:
            self._before = None
            self.update()

    def set_corner_widget(self, widget: Segmented) -> None:
        """Put a control at the right end of the title over ruler or walk, as large as that."""
        widget.setParent(self)
        self._corner = widget
        self._place_corner()

    def moment(self) -> Moment:
        """Return where everything is now."""
        rest = at_rest(self._picture)
        if self._before is None or not self.motion.easing:
            return rest
        return between(self._before, rest, self.motion.progress)

    def paint(
        self, painter: QPainter, rect: QRectF, theme: Theme, state: State, moment: Moment | None
    ) -> None:
        """Paint a state into any device; at rest and with nothing pointed at without a moment."""
        paint_state(painter, rect, theme, state, moment)

    def left_out(self, rect: QRectF, theme: Theme, state: State, *, names: bool) -> tuple[str, ...]:
        """Say that not everything has room in a picture of that size."""
        width, height = least_size(picture_of(state), theme)
        return () if rect.width() >= width and rect.height() >= height else (tr(NOT_ALL),)

    def layout_now(self) -> ScoresLayout:
        """Return where everything lies."""
        if self._layout is None:
            corner = self._corner
            wide = 0 if corner is None or corner.isHidden() else corner.sizeHint().width()
            rect = QRectF(self.rect())
            self._layout = layout_scores(self._picture, self._theme, rect, wide)
        return self._layout

    def pointed_rect(self, point: QPointF) -> QRectF | None:
        """Return the row of a chart at a point."""
        for chart in self.layout_now().charts:
            row = chart.row_at(point)
            if row is not None:
                return chart.row_rect(row)
        return None

    def sheets(self) -> dict[str, ReadableTable]:
        """Return a sheet for each chart: what goes in, and the share that comes out."""
        from attnviz.ui.reading.readable import text_sheet

        found = {}
        both = zip(self._picture.charts, self.layout_now().charts, strict=True)
        for number, (chart, place) in enumerate(both):
            hidden = [tr("answer hidden")] * len(chart.labels)
            shown = hidden if self._state.covered else chart.numbers
            cells = QRectF(place.rect)
            cells.setTop(place.rows_top)
            cells.setHeight(place.n * place.row_height)
            found[f"chart{number}"] = text_sheet(
                chart.title,
                chart.labels,
                (chart.input_title, tr("share")),
                list(zip(chart.inputs, shown, strict=True)),
                (place.rect, cells),
            )
        return found

    def minimumSizeHint(self) -> QSize:
        width, height = least_size(self._picture, self._full_theme)
        if self._full_theme.projector:
            height *= SMALLEST
        return QSize(round(width), round(height))

    def paintEvent(self, event: QPaintEvent) -> None:
        layout = self.layout_now()
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), self._theme.window)
            focused, cursor = self.hasFocus(), self._state.pointer.cursor
            paint_scores(
                painter,
                self._picture,
                self._theme,
                layout,
                moment=self.moment(),
                pointed=self._state.pointed,
                focus=cursor if focused else None,
                slider=event.rect().top() < layout.lane_title.top(),
                slider_focused=focused and cursor is None,
            )

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._relayout()

    def _relayout(self, *, slider: bool = True) -> None:
        """Lay everything out anew; `slider` = that is to be seen in another place, too."""
        before, self._theme = self._theme, self._fitted_theme()
        self._layout = None
        self._place_corner()
        if slider or self._theme is not before:
            self.update()
        else:
            self._repaint_below_slider()

    def _repaint_below_slider(self) -> None:
        """Repaint the title, the ruler or walk and the charts; not the control beside the title."""
        title, below = self.layout_now().lane_title, QRectF(self.rect())
        below.setTop(title.bottom())
        self.update(title.toAlignedRect())
        self.update(below.toAlignedRect())

    def _fitted_theme(self) -> Theme:
        """Return the look, or one with smaller letters: a lesson takes a part of the image."""
        full = self._full_theme
        if not full.projector:
            return full
        least = least_size(self._picture, full)[1]
        if self.height() >= least:
            return full
        return theme_of(full.name, round(full.height * self.height() / least), full.zoom)

    def _place_corner(self) -> None:
        if self._corner is None:
            return
        if self._corner_theme is not self._theme:
            self._corner_theme, self._layout = self._theme, None
            # Where letters are as large as in the rest of the window, its style sheet is right.
            usual = self._theme is self._full_theme and not self._theme.enlarged
            self._corner.setStyleSheet("" if usual else style_sheet(self._theme))
            self._corner.set_theme(self._theme)
        title = self.layout_now().lane_title
        size = self._corner.sizeHint()
        top = title.center().y() - size.height() / 2
        self._corner.setGeometry(round(title.right()), round(top), size.width(), size.height())

    # The slider

    def mousePressEvent(self, event: QMouseEvent) -> None:
        hit = self._hit(event.position())
        if event.button() != Qt.MouseButton.LeftButton or hit is None:
            return
        zone, key = hit
        if zone == "slider":
            self._move_to(None)
            self._dragging = True
            self._gesture += 1
            self._pick(event)
        elif zone == "score":
            self.edit_score(key)
        else:
            self.key_clicked.emit(key)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragging:
            self._pick(event)
            return
        hit = self._hit(event.position())
        self.setCursor(self._shape(hit))
        self._hover(hit[1] if hit is not None and hit[0] != "slider" else None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._dragging = False

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)

    def _pick(self, event: QMouseEvent) -> None:
        if not self._dragging:
            return
        snap = not event.modifiers() & Qt.KeyboardModifier.AltModifier
        value = self.layout_now().track.value_at(event.position().x(), snap)
        if value != self._picture.size:
            self.size_picked.emit(value, self._gesture)

    def _hit(self, point: QPointF) -> tuple[Zone, int] | None:
        return self.layout_now().hit(point, self._picture, self._theme)

    def _shape(self, hit: tuple[Zone, int] | None) -> Qt.CursorShape:
        if hit is None:
            return Qt.CursorShape.ArrowCursor
        if hit[0] == "score":
            return Qt.CursorShape.IBeamCursor
        return Qt.CursorShape.PointingHandCursor

    # Keys of the query

    def move_cursor(self, by: int) -> None:
        """Move the keyboard to a key further down or up; it enters at the first or the last."""
        last, cursor = self._state.n_shown - 1, self._state.pointer.cursor
        key = (0 if by > 0 else last) if cursor is None else cursor + by
        self._move_to(min(max(key, 0), last))

    def _move_to(self, key: int | None) -> None:
        if key != self._state.pointer.cursor:
            self.cursor_moved.emit(key)

    def _hover(self, key: int | None) -> None:
        if key != self._state.pointer.hovered:
            self.key_hovered.emit(key)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab go from the slider to the keys first, then on: no key is trapped."""
        if not self.hasFocus():  # asked on behalf of a control in the picture
            return super().focusNextPrevChild(forward)
        if forward and self._state.pointer.cursor is None:
            self.move_cursor(1)
            return True
        if not forward and self._state.pointer.cursor is not None:
            self._move_to(None)
            return True
        return super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() == Qt.FocusReason.TabFocusReason:
            self._move_to(None)
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusOutEvent(event)

    # Typing a score

    def edit_score(self, key: int) -> None:
        """Open the field of a key's score; those of a language model are as they are."""
        self.close_editor()
        if not self._picture.charts[0].editable:
            return
        self._move_to(key)
        self._editing = key
        self.editor = CellEditor(self, self._theme, (-LARGEST_SCORE, LARGEST_SCORE))
        self.editor.setAccessibleName(tr("score of key {n}", n=key + 1))
        self.editor.committed.connect(self._on_committed)
        self.editor.cancelled.connect(self.close_editor)
        self.editor.refused.connect(self.score_refused)
        box = self.layout_now().charts[0].input_rect(key, self._theme)
        self._opened = editable_text(float(self._picture.scores[key]))
        if len(self._opened) > SHORT:
            self._opened = self._picture.charts[0].inputs[key]
        self.editor.open_at(box, self._opened, True)

    def close_editor(self) -> bool:
        """Return up typing; False when nobody was."""
        editor, self.editor = self.editor, None
        if editor is None:
            return False
        focused = editor.hasFocus()
        editor.committed.disconnect(self._on_committed)
        editor.cancelled.disconnect(self.close_editor)
        editor.hide()
        editor.deleteLater()
        if focused:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _on_committed(self, value: float, rows: int, columns: int) -> None:
        key, editor = self._editing, self.editor
        same = editor is not None and editor.text() == self._opened
        self.close_editor()
        if not same:
            self.score_edited.emit(key, value)
        following = key + (rows or columns)
        if following != key and 0 <= following < self._state.n_shown:
            self.edit_score(following)

    # Tool tips

    def event(self, event: QEvent) -> bool:
        """Say what is known of a key under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            show_tip(event, self.tip_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def tip_at(self, point: QPointF) -> str:
        """Return what is said about a point."""
        hit = self._hit(point)
        if hit is None or hit[0] == "slider":
            return ""
        say = predict.covered_key if self._state.covered else words.key_tip
        return say(self._state, hit[1])


def _counts(moment: Moment) -> tuple[int, int]:
    """Return how many scores and bars there are."""
    return len(moment.scores), len(moment.shares[0])


def _lifts(state: State, before: State | None) -> bool:
    """Whether nothing but the tiles of a prediction has moved."""
    ballots = (state.ballot, None if before is None else before.ballot)
    return all(ballot is not None and not ballot.covered for ballot in ballots)
