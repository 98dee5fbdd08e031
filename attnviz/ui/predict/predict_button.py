"""The button of Predict first: it says what it does next."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from attnviz.language import mark, tr
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.key_button import Face, KeyButton
from attnviz.ui.controls.keys import shown
from attnviz.ui.look.theme import Theme

COVER, REVEAL = mark("Predict first"), mark("Reveal")
REVEALS = "Enter"  # the canvas itself takes it while one votes


class PredictButton(KeyButton):
    """Covers, reveals, then leaves. Setters never emit.

    Parameters
    ----------
    tab : id of the tab whose answer it covers
    """

    def __init__(self, theme: Theme, tab: str, parent: QWidget | None = None) -> None:
        super().__init__("", theme, parent, kind="tonal")
        self._tab, self._on, self._covered = tab, False, False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._label, self._faces = COVER, [Face()]
        shortcut_labels.follow(self, self._name_again)

    def set_state(self, *, on: bool, covered: bool) -> None:
        """Show whether predicting is on, and whether the answer is covered."""
        self._on, self._covered = on, covered
        self._label = REVEAL if covered else COVER
        self._say()
        self.setChecked(on)
        self.setToolTip(self._tip())

    def nextCheckState(self) -> None:
        """Leave the state to `set_state`."""

    def sizeHint(self) -> QSize:
        """Return the room of its longest text, so that nothing moves."""
        return QSize(max(map(self.room_for, self._faces)), super().sizeHint().height())

    def _say(self) -> None:
        # Layouts ask for the room of both, several times at an edit that moves things.
        self._faces = [Face(tr(label), self._key_for(label)) for label in (COVER, REVEAL)]
        self.setText(shortcut_labels.beside(tr(self._label), self._key_for(self._label)))
        self.setAccessibleName(tr(self._label))

    def _key_for(self, label: str) -> str:
        if label == REVEAL:
            return shown(REVEALS)
        return shortcut_labels.key_of(f"{self._tab}.predict", "P")

    def _tip(self) -> str:
        key_of = shortcut_labels.key_of
        if self._covered:
            others = (key_of("tab.motion", "Space"), key_of("tab.on", "PgDown"))
            return shortcut_labels.after(tr("Reveal the answer"), _listed(shown(REVEALS), *others))
        if self._on:
            keys = _listed(self._key_for(COVER), key_of("tab.climb", "Esc"))
            return shortcut_labels.after(tr("Leave “Predict first”"), keys)
        return shortcut_labels.after(
            tr("Hide the answer and let the class vote"), self._key_for(COVER)
        )

    def _name_again(self) -> None:
        self.set_state(on=self._on, covered=self._covered)
        self.updateGeometry()


def _listed(*keys: str) -> str:
    return ", ".join(filter(None, keys))
