"""What stands in place of a canvas that cannot be drawn from what was captured."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from attnviz.language import mark, tr
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look.theme import Theme

STEPS = mark(
    "This file holds attention weights only. Scores need queries and keys: capture them with the "
    "weights, or open the model itself. Step 10 shows the weights."
)
SATURATION = mark(
    "This file holds attention weights only. How far scores lie apart needs the scores: open the "
    "model itself, or look at random vectors."
)
REASONS = (STEPS, SATURATION)
WIDEST = 560.0  # px of the design: a longer line is hard to read


class CaptureCover(QWidget):
    """Lies over the canvases and says why there is nothing, and what would help.

    Parameters
    ----------
    canvases : what it covers
    """

    model_wanted = Signal()

    def __init__(self, theme: Theme, canvases: QWidget) -> None:
        super().__init__(canvases)
        self._theme = theme
        self.text = plain_label(parent=self, wraps=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._says = ""
        self.button = KeyButton(tr("Open model…"), theme, self, kind="tonal")
        self.button.clicked.connect(self.model_wanted)
        self._column = QVBoxLayout(self)
        self._column.addStretch(1)
        self._column.addWidget(self.text, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addStretch(1)
        self.set_theme(theme)
        canvases.installEventFilter(self)
        self.hide()

    def set_reason(self, reason: str) -> None:
        """Cover the canvas and say why, one of `REASONS`; "" uncovers it."""
        if reason and reason != self._says:
            self._says = reason
            self.text.setText(tr(reason))
            self.setAccessibleName(self.text.text())
            self.set_theme(self._theme)
        self.setVisible(bool(reason))
        if reason:
            self._fill()
            self.raise_()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        self._theme = theme
        self.text.setStyleSheet(f"font-size: {theme.size('body')}px;")
        self.text.ensurePolished()
        wide = round(theme.px(WIDEST))
        self.text.setFixedSize(wide, max(0, self.text.heightForWidth(wide)))
        self._column.setSpacing(round(theme.px(16)))
        self.button.set_theme(theme)
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as what is covered."""
        if event.type() == QEvent.Type.Resize:
            self._fill()
        return False

    def _fill(self) -> None:
        covered = self.parentWidget()
        if covered is not None:
            self.setGeometry(covered.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.window)
