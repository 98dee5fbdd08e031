"""The button of Predict first: it says what it does next."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QPushButton, QWidget

from attnviz.language import mark, tr
from attnviz.widgets.key_button import KeyButton, SwitchButton
from attnviz.widgets.style import set_kind
from attnviz.widgets import told_keys
from attnviz.widgets.keys import shown
from attnviz.widgets.segmented import PADDING
from attnviz.widgets.style import set_kind
from attnviz.widgets.theme import Theme

COVER, REVEAL = mark("Predict first"), mark("Reveal")
REVEALS = "Enter"  # the canvas itself takes it while one votes


class PredictButton(KeyButton):
    """Covers, reveals, then leaves. Setters never emit.

    Parameters
    ----------
    tab : id of the tab whose answer it covers
    """

    def __init__(self, theme: Theme, tab: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tab, self._on, self._covered = tab, False, False
        self._theme = theme
        self.setCheckable(True)
        set_kind(self, "tonal")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._label = COVER
        told_keys.follow(self, self._name_again)

    def set_state(self, *, on: bool, covered: bool) -> None:
        """Show whether predicting is on, and whether the answer is covered."""
        self._on, self._covered = on, covered
        self._label = REVEAL if covered else COVER
        self._write()
        self.setChecked(on)
        self.setToolTip(self._tip())

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
        self.setAccessibleName(tr(self._label))

    def _text(self, label: str) -> str:
        """Write the key first when projecting: that is what a teacher looks for."""
        name, key = tr(label), shown(REVEALS) if label == REVEAL else self._key()
        return told_keys.beside(name, key)

    def _tip(self) -> str:
        key_of = told_keys.key_of
        if self._covered:
            others = (key_of("tab.motion", "Space"), key_of("tab.on", "PgDown"))
            return told_keys.after(tr("Lift the tiles"), _listed(shown(REVEALS), *others))
        if self._on:
            keys = _listed(self._key(), key_of("tab.climb", "Esc"))
            return told_keys.after(tr("Leave Predict first"), keys)
        return told_keys.after(tr("Cover the answer and let the class vote"), self._key())

    def _key(self) -> str:
        return told_keys.key_of(f"{self._tab}.predict", "P")

    def _name_again(self) -> None:
        self.set_state(on=self._on, covered=self._covered)
        self.set_theme(self._theme)


def _listed(*keys: str) -> str:
    return ", ".join(filter(None, keys))
