"""The button of Predict first: it says what it does next."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QPushButton, QWidget

from attnviz.language import inside, mark, tr
from attnviz.widgets.keys import shown
from attnviz.widgets.segmented import PADDING
from attnviz.widgets.theme import Theme

COVER, REVEAL = (mark("Predict first"), "P"), (mark("Reveal"), "Enter")


class PredictButton(QPushButton):
    """Covers, reveals, then leaves. Setters never emit."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.set_state(on=False, covered=False)
        self.set_theme(theme)

    def set_state(self, *, on: bool, covered: bool) -> None:
        """Show whether predicting is on, and whether the answer is covered."""
        self._label = REVEAL if covered else COVER
        self._write()
        self.setChecked(on)
        tip = tr("Lift the tiles  (Enter, Space, PageDown)") if covered else tr(_TIPS[on])
        self.setToolTip(tip)

    def nextCheckState(self) -> None:
        """Leave the state to `set_state`."""

    def set_theme(self, theme: Theme) -> None:
        """Take other sizes; as wide as its longest text, so that nothing moves."""
        self._theme = theme
        self._write()
        bold = QFontMetricsF(theme.font("label", bold=True))
        wide = max(bold.horizontalAdvance(self._text(label)) for label in (COVER, REVEAL))
        self.setMinimumWidth(round(wide + 2 * theme.px(PADDING) + 4))

    def _write(self) -> None:
        self.setText(self._text(self._label))
        self.setAccessibleName(tr(self._label[0]))

    def _text(self, label: tuple[str, str]) -> str:
        """Write the key first when projecting: that is what a teacher looks for."""
        name, key = tr(label[0]), shown(label[1])
        return f"{key}  {inside(name)}" if self._theme.projector else f"{name}  {key}"


_TIPS = {
    False: mark("Cover the answer and let the class vote  (P)"),
    True: mark("Leave Predict first  (P, Esc)"),
}
