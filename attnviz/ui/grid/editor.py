"""The in-place editor of a cell: full precision, both decimal marks, the old value on Esc."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.ui.controls.typed import has_nothing_to_undo
from attnviz.ui.look import numbers
from attnviz.ui.look.theme import Theme

STEP, FINE_STEP = 0.1, 0.01
_ALT = Qt.KeyboardModifier.AltModifier  # with Ctrl it is the AltGr of some keyboards
NOISE_DIGITS = 10  # sums of 0.1 are rounded here, so that ten steps make 1


def stepped(value: float, steps: float, bounds: tuple[float, float] | None) -> float:
    """Return `value` plus `steps`, without float noise and within bounds."""
    moved = round(value + steps, NOISE_DIGITS)
    return min(max(moved, bounds[0]), bounds[1]) if bounds else moved


def step_of(modifiers: Qt.KeyboardModifier) -> float:
    """Return how much one step changes: 0.1, with Shift 0.01."""
    return FINE_STEP if modifiers & Qt.KeyboardModifier.ShiftModifier else STEP


def _is_function_key(event: QKeyEvent) -> bool:
    """Whether a key asks the window for something; F2 opened the editor."""
    return Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F12 and event.key() != Qt.Key.Key_F2


class CellEditor(QLineEdit):
    """A field over one cell.

    ``committed`` carries the value and where the cell cursor goes next (rows, columns);
    ``stepped`` a value reached by the arrow keys; ``cancelled`` asks for the old value; ``emptied``
    comes instead of ``committed`` where an empty field means something.

    Parameters
    ----------
    clears : whether it does
    """

    committed = Signal(float, int, int)
    stepped = Signal(float)
    cancelled = Signal()
    emptied = Signal(int, int)
    refused = Signal(str)

    def __init__(
        self,
        parent: QWidget,
        theme: Theme,
        bounds: tuple[float, float] | None,
        *,
        clears: bool = False,
    ) -> None:
        super().__init__(parent)
        self._bounds, self._clears = bounds, clears
        self._closing = False
        self._cell = QRectF()
        self.setFont(theme.font("cell"))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFrame(False)
        self.setTextMargins(0, 0, 0, 0)
        self.setAccessibleName(tr("cell value"))
        self._edges = {
            wrong: f"CellEditor {{ font-size: {theme.size('cell')}px; padding: 0; min-height: 0;"
            f" border-radius: 0; background: {theme.surface.name()}; color: {theme.text.name()};"
            f" selection-background-color: {theme.accent.name()};"
            f" selection-color: {theme.on_accent.name()};"
            f" border: {max(2, round(theme.line(2)))}px solid {colour.name()}; }}"
            for wrong, colour in ((False, theme.focus), (True, theme.error))
        }
        self._wrong = False
        self.setStyleSheet(self._edges[False])
        self.textEdited.connect(self._on_text_edited)

    @property
    def wrong(self) -> bool:
        """Whether the text was refused as a number."""
        return self._wrong

    def open_at(self, cell: QRectF, text: str, select: bool) -> None:
        """Show the editor over a cell, wide enough for a full number."""
        self._cell = cell
        self.setText(text)
        self._fit()
        if select:
            self.selectAll()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fit(self) -> None:
        """Cover the cell, and more of its neighbours only if the text is longer."""
        metrics = self.fontMetrics()
        wide = max(self._cell.width() + 2, metrics.horizontalAdvance(self.text() + "0") + 12)
        high = max(self._cell.height() + 2, metrics.height() + 6)
        room = QRectF(0, 0, wide, high)
        room.moveCenter(self._cell.center())
        parent = self.parent()
        if isinstance(parent, QWidget):
            room.moveLeft(max(0.0, min(room.x(), parent.width() - wide)))
            room.moveTop(max(0.0, min(room.y(), parent.height() - high)))
        self.setGeometry(room.toRect())

    def event(self, event: QEvent) -> bool:
        """Take Tab, which Qt would spend on moving the focus."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            moves = {Qt.Key.Key_Tab: (0, 1), Qt.Key.Key_Backtab: (0, -1)}
            move = moves.get(Qt.Key(event.key()))
            if move:
                self._commit(*move)
                return True
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            # Keys of the window (steps, head numbers) must not fire while a number is typed.
            # Those with Ctrl may, and function keys: the number is kept first. Undo, copy and the
            # like stay here.
            held = event.modifiers() & (Qt.KeyboardModifier.ControlModifier | _ALT)
            if held != Qt.KeyboardModifier.ControlModifier and not _is_function_key(event):
                event.accept()
                return True
            if has_nothing_to_undo(self, event):
                event.ignore()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Commit, restore or step; everything else is typing."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            up = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self._commit(-1 if up else 1, 0)
        elif key == Qt.Key.Key_Escape:
            self._closing = True
            self.cancelled.emit()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._step(step_of(event.modifiers()) * (1 if key == Qt.Key.Key_Up else -1))
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Leaving the field keeps a good number and drops a bad one."""
        super().focusOutEvent(event)
        if self._closing or event.reason() == Qt.FocusReason.PopupFocusReason:
            return
        if self._is_cleared:
            self._commit(0, 0)
            return
        try:
            value = numbers.parse(self.text())
        except EditError:
            self._closing = True
            self.cancelled.emit()
        else:
            self._closing = True
            self.committed.emit(value, 0, 0)

    @property
    def _is_cleared(self) -> bool:
        return self._clears and not self.text().strip()

    def _commit(self, rows: int, cols: int) -> None:
        if self._is_cleared:
            self._closing = True
            self.emptied.emit(rows, cols)
            return
        try:
            value = numbers.parse(self.text())
        except EditError as error:
            self._set_wrong(str(error))
        else:
            self._closing = True
            self.committed.emit(value, rows, cols)

    def _step(self, amount: float) -> None:
        try:
            value = stepped(numbers.parse(self.text()), amount, self._bounds)
        except EditError as error:
            self._set_wrong(str(error))
            return
        self.setText(editable_text(value))
        self.selectAll()
        self._set_wrong("")
        self.stepped.emit(value)

    def _on_text_edited(self) -> None:
        self._fit()
        self._set_wrong("")

    def _set_wrong(self, message: str) -> None:
        if bool(message) != self._wrong:
            self._wrong = bool(message)
            self.setStyleSheet(self._edges[self._wrong])
        self.setAccessibleDescription(message)
        if message:
            self.refused.emit(message)


def editable_text(value: float) -> str:
    """Return the full value as the editor shows it: true minus sign, digits that read back."""
    return numbers.clipboard(value).replace("-", numbers.MINUS)
