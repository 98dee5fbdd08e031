"""What stands in place of a canvas that cannot be drawn from what was captured."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from attnviz.frame.models.canvas_cover import CanvasCover
from attnviz.language import mark, tr
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look.theme import Theme

STEPS = mark(
    "This file holds attention weights only. Scores need queries and keys: capture them with the "
    "weights, or open the model itself. Step 10 shows the weights."
)
SATURATION = mark(
    "This file holds attention weights only. The spread of scores needs the scores "
    "themselves: open the model, or look at random vectors."
)
REASONS = (STEPS, SATURATION)
WIDEST = 560.0  # px of the design: a longer line is hard to read


class CaptureCover(CanvasCover):
    """Lies over the canvases and says why there is nothing, and what would help.

    Parameters
    ----------
    canvases : what it covers
    """

    model_wanted = Signal()
    random_wanted = Signal()

    def __init__(self, theme: Theme, canvases: QWidget) -> None:
        super().__init__(theme, canvases)
        self.text = plain_label(parent=self, wraps=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._says = ""
        self.button = KeyButton(tr("Open model…"), theme, self, kind="tonal")
        self.button.clicked.connect(self.model_wanted)
        self.random = KeyButton(tr("Random vectors"), theme, self)
        self.random.clicked.connect(self.random_wanted)
        self._column = QVBoxLayout(self)
        self._column.addStretch(1)
        self._column.addWidget(self.text, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addWidget(self.random, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addStretch(1)
        self.set_theme(theme)

    def set_reason(self, reason: str) -> None:
        """Cover the canvas and say why, one of `REASONS`; "" uncovers it."""
        if reason and reason != self._says:
            self._says = reason
            self.text.setText(tr(reason))
            self.setAccessibleName(self.text.text())
            self.random.setVisible(reason == SATURATION)
            self.set_theme(self._theme)
        if reason:
            self.cover()
        else:
            self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        self._theme = theme
        self.text.setStyleSheet(f"font-size: {theme.size('body')}px;")
        self.text.ensurePolished()
        wide = round(theme.px(WIDEST))
        self.text.setFixedSize(wide, max(0, self.text.heightForWidth(wide)))
        self._column.setSpacing(round(theme.px(16)))
        self.button.set_theme(theme)
        self.random.set_theme(theme)
        self.update()
