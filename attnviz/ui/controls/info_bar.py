"""A sentence with a few things to do about it, over a part of the canvas until answered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from attnviz.language import tr
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed


class InfoBar(Themed, QWidget):
    """Shows a text and buttons; ``chosen`` carries the key of the button that was pressed.

    Parameters
    ----------
    lasting : it has no button to close it: what it says holds until one of the others ends it
    """

    chosen = Signal(str)
    closed = Signal()

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, lasting: bool = False
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._buttons: list[KeyButton] = []
        self._kept_back = self._waits = False
        self._label = plain_label(parent=self, role="strong", wraps=True)
        self._label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._close = KeyButton("", theme, self, kind="quiet", before="close")
        self._close.setToolTip(tr("Close"))
        self._close.setAccessibleName(tr("Close the notice"))
        self._close.clicked.connect(self.dismiss)
        self._close.setHidden(lasting)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._label, 1)
        self._row.addWidget(self._close)
        self.set_theme(theme)
        self.hide()

    @property
    def text(self) -> str:
        """Return what is said, "" when the bar is hidden."""
        return self._label.text() if not self.isHidden() else ""

    @property
    def buttons(self) -> list[KeyButton]:
        """Return the buttons, in order."""
        return list(self._buttons)

    def show_message(self, text: str, choices: Sequence[tuple[str, str]] = ()) -> None:
        """Say something.

        Parameters
        ----------
        choices : (key, label) of each button
        """
        self._clear()
        self._label.setText(text)
        for key, label in choices:
            button = KeyButton(label.replace("&", "&&"), self._theme, self)
            button.setProperty("key", key)
            button.clicked.connect(self._on_clicked)
            self._row.insertWidget(self._row.count() - 1, button)
            self._buttons.append(button)
        self.setAccessibleName(text)
        self._waits = self._kept_back
        if not self._kept_back:
            self.show()
            self.raise_()

    def dismiss(self) -> None:
        """Hide the bar."""
        if self._waits or not self.isHidden():
            self._waits = False
            self.hide()
            self.closed.emit()

    def set_kept_back(self, kept: bool) -> None:
        """Keep what is said until later, while a class looks; or say it now."""
        if kept == self._kept_back:
            return
        self._kept_back = kept
        if kept:
            self._waits = not self.isHidden()
            self.hide()
        elif self._waits:
            self._waits = False
            self.show()
            self.raise_()

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (*self._buttons, self._close)

    def dress(self) -> None:
        theme = self._theme
        self._row.setContentsMargins(round(theme.px(12)), 0, round(theme.px(6)), 0)
        self._row.setSpacing(round(theme.px(8)))

    def _clear(self) -> None:
        for button in self._buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = []

    def _on_clicked(self) -> None:
        button = self.sender()
        key = str(button.property("key"))
        self.dismiss()
        self.chosen.emit(key)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and a mark that it is a warning."""
        theme = self._theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), theme.window)
            painter.setBrush(theme.surface)
            painter.setPen(QPen(theme.warning, theme.line(2)))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 4, 4)
            painter.fillRect(0, 0, round(theme.px(5)), self.height(), theme.warning)
