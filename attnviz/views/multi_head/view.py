"""The tab: every head's pattern side by side, how they share keys, and what comes of a row."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from attnviz.model.edits import set_kv_heads, set_muted
from attnviz.session import Change, Selection, Session
from attnviz.views.multi_head import captions, status
from attnviz.views.multi_head.canvas import HeadsCanvas
from attnviz.views.multi_head.control_row import ControlRow
from attnviz.views.multi_head.figure import Figure, read_figure
from attnviz.views.multi_head.grids import CONCAT, UPDATE
from attnviz.views.multi_head.sharing import choices, kind
from attnviz.widgets.theme import Theme
from attnviz.widgets.view import Command, View


class MultiHeadView(View):
    """All heads of one layer on one text."""

    id: ClassVar[str] = "grid"
    title: ClassVar[str] = "Many heads"

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._theme = theme
        self._shown, self._stale = True, False
        self._large: int | None = None
        self._hovered: tuple[str, int, int] | None = None
        self._said = ""
        self.figure: Figure = self._read_figure(None)
        self.controls = ControlRow(theme, self)
        self.canvas = HeadsCanvas(theme, self)
        self._place()
        self._connect()
        self.setFocusProxy(self.canvas)
        self._refresh()

    def _place(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.controls)
        self._column.addWidget(self.canvas, 1)
        self.canvas.set_describer(self._describe)
        self._set_margins()

    def _set_margins(self) -> None:
        self._column.setContentsMargins(0, round(self._theme.px(8)), 0, 0)
        self._column.setSpacing(round(self._theme.px(4)))

    def _connect(self) -> None:
        self.session.changed.connect(self._on_changed)
        self.session.selection_changed.connect(self._on_selection_changed)
        self.controls.kv_chosen.connect(self.set_kv_heads)
        canvas = self.canvas
        canvas.mute_requested.connect(self.set_muted)
        canvas.cell_hovered.connect(self._on_cell_hovered)
        canvas.hover_left.connect(self._on_hover_left)
        canvas.cell_clicked.connect(self._on_cell_clicked)
        canvas.cursor_moved.connect(self._on_cursor_moved)
        canvas.row_clicked.connect(self._on_row_clicked)
        canvas.title_clicked.connect(self._on_title_clicked)

    # The View contract

    def caption(self) -> str:
        """Say what is on screen now, or what the last edit did."""
        return captions.caption(self.figure, self._pointed_cell(), self.session.selection.pinned)

    def status(self) -> str:
        """Give the weights of the pointed-at cell in all heads."""
        if self._said:
            return self._said
        if self._hovered is not None and self._hovered[0] in (CONCAT, UPDATE):
            return status.path_text(self.figure, self._hovered[0], self._hovered[1])
        return status.status_text(self.figure, *self._meant_cell())

    def commands(self) -> list[Command]:
        """List what can be done on this tab."""
        from attnviz.views.multi_head.commands import commands

        return commands(self)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes at once."""
        self._theme = theme
        self._set_margins()
        self.controls.set_theme(theme)
        self.canvas.set_theme(theme)

    def draw(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint the picture into any device."""
        painter.fillRect(rect, theme.window)
        self.canvas.draw(painter, rect, theme)

    def advance(self, by: int) -> bool:
        """Go to the next or previous head; False at the ends."""
        order = self.figure.order
        place = order.index(self.session.selection.head) + by
        if not 0 <= place < len(order):
            return False
        self.session.select(head=order[place])
        if self._large is not None:
            self._large = order[place]
            self._refresh()
        self.canvas.reveal_head(order[place])
        return True

    def escape(self) -> bool:
        """Leave the innermost: the cell with the keyboard, one head alone, the locked row."""
        if self.canvas.cursor_cell() is not None:
            self.canvas.input.move_cursor(None)
            return True
        if self._large is not None:
            self.enlarge(None)
            return True
        if self.session.selection.pinned or self.session.selection.key is not None:
            self.session.select(pinned=False, key=None)
            return True
        return False

    def set_shown(self, shown: bool) -> None:
        """Rest while the tab is hidden; catch up when it comes to the front."""
        self._shown = shown
        if shown and self._stale:
            self._refresh()

    # What a person does

    @property
    def large(self) -> int | None:
        """Return the head that fills the canvas."""
        return self._large

    def set_kv_heads(self, n: int) -> None:
        """Compute with so many key/value heads."""
        name = kind(n, self.figure.n_heads)
        self.session.edit(set_kv_heads, n, text=f"{name}, {n} KV heads")

    def cycle_kv_heads(self) -> None:
        """Go on to the next number of key/value heads that fits, round and round."""
        offered = choices(self.session.document())
        self.set_kv_heads(offered[(offered.index(self.figure.n_groups) + 1) % len(offered)])

    def set_muted(self, head: int, muted: bool) -> None:
        """Silence a head, or let it speak."""
        name = self.figure.name(head)
        text = f"Mute {name}" if muted else f"Let {name} speak"
        self.session.edit(set_muted, head, muted, text=text)

    def toggle_muted(self, head: int) -> None:
        """Silence a head, or let it speak, whichever it is not."""
        self.set_muted(head, head not in self.session.document().muted)

    def enlarge(self, head: int | None) -> None:
        """Let one head fill the canvas; the same once more, or None, shows all."""
        self._large = None if head == self._large else head
        self.canvas.input.move_cursor(None)
        if head is not None:
            self.session.select(head=head)
        self._refresh()

    def lock(self, row: int, key: int | None = None) -> None:
        """Lock a row, and maybe a column."""
        last = self.figure.document.n_tokens - 1
        key = None if key is None else min(max(key, 0), last)
        self.session.select(token=min(max(row, 0), last), key=key, pinned=True)

    def step_row(self, by: int) -> None:
        """Lock another row, so many further down."""
        self.lock(self.figure.row + by, self.session.selection.key)

    def step_column(self, by: int) -> None:
        """Mark another column, so many further right."""
        self.lock(self.figure.row, self._meant_cell()[1] + by)

    def say(self, text: str) -> None:
        """Say something in the status line, until something else happens."""
        self._said = text
        self.status_changed.emit(self.status())

    # What has happened

    def _on_changed(self, change: Change) -> None:
        if change.slot == "document":
            self._refresh()

    def _on_selection_changed(self, selection: Selection) -> None:
        self._refresh()

    def _on_cell_hovered(self, name: str, row: int, col: int) -> None:
        self._hovered = (name, row, col)
        self._point()

    def _on_hover_left(self) -> None:
        self._hovered = None
        self._point()

    def _point(self) -> None:
        """Outline what the pointer is at, and tell."""
        self._said = ""
        self.canvas.set_pointed(self._pointed_cell())
        at_update = self._hovered is not None and self._hovered[0] == UPDATE
        self.canvas.set_carried(self._hovered[1] if at_update and self._hovered else None)
        self._tell()

    def _on_cell_clicked(self, name: str, row: int, col: int, modifiers: object) -> None:
        if self.canvas.head_of(name) is not None:
            self.lock(row, col)

    def _on_cursor_moved(self, name: str, row: int, col: int) -> None:
        head = self.canvas.head_of(name)
        if head is not None:
            self.lock(row, col)
        else:
            self._hovered = (name, row, col)
            self._point()

    def _on_row_clicked(self, name: str, row: int) -> None:
        if self.canvas.head_of(name) is not None:
            self.lock(row, self.session.selection.key)

    def _on_title_clicked(self, name: str) -> None:
        self.enlarge(self.canvas.head_of(name))

    # Showing

    def _pointed_cell(self) -> tuple[int, int] | None:
        """Return (row, column) of the pattern cell under the pointer."""
        if self._hovered is None or self._hovered[0] in (CONCAT, UPDATE):
            return None
        return self._hovered[1], self._hovered[2]

    def _meant_cell(self) -> tuple[int, int]:
        """Return the cell whose numbers are told: pointed at, marked, or the row's largest."""
        pointed = self._pointed_cell()
        if pointed is not None:
            return pointed
        figure = self.figure
        if figure.key is not None:
            return figure.row, figure.key
        top = figure.top(figure.head)
        return figure.row, figure.row if top is None else top

    def _describe(self, name: str, row: int, col: int) -> str:
        head = self.canvas.head_of(name)
        if head is None:
            return status.path_text(self.figure, name, row)
        return status.spoken_cell(self.figure, head, row, col)

    def _read_figure(self, before: Figure | None) -> Figure:
        selection = self.session.selection
        document, trace = self.session.document(), self.session.trace()
        row = min(selection.token, document.n_tokens - 1)
        return read_figure(document, trace, before, row=row, key=selection.key, head=selection.head)

    def _refresh(self) -> None:
        """Show what is meant now: picture, controls and words."""
        if not self._shown:
            self._stale = True
            return
        self._stale = False
        self._said = ""
        self.figure = self._read_figure(self.figure)
        if self._large is not None and self._large >= self.figure.n_heads:
            self._large = None
        if self._hovered is not None and max(self._hovered[1:]) >= self.figure.document.n_tokens:
            self._hovered = None
        self.controls.show_figure(self.figure)
        self.canvas.show_figure(self.figure, self._large)
        self._tell()

    def _tell(self) -> None:
        caption = self.caption()
        self.canvas.setAccessibleName(f"Many heads, {self.figure.n_heads} patterns")
        self.canvas.setAccessibleDescription(caption)
        self.caption_changed.emit(caption)
        self.status_changed.emit(self.status())
