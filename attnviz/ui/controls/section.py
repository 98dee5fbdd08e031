"""A heading that opens and closes what is under it; the content is made at the first opening."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import ClassVar

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from attnviz.language import tr
from attnviz.ui.controls.key_button import LEAST_PAD, KeyButton
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed


class SectionHead(KeyButton):
    """An arrow and a heading at the left, no box."""

    FAINT: ClassVar[Collection[str]] = ("chevron", "right")
    LIT: ClassVar[bool] = False

    def __init__(self, title: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(title, theme, parent, kind="menu")
        self.setCheckable(True)

    def _left_of(self, wide: float) -> float:
        return self._px(LEAST_PAD)

    def _font(self, *, key: bool = False, bold: bool = False) -> QFont:
        return super()._font(key=key, bold=not key)


class Section(Themed, QWidget):
    """One heading and its content.

    Parameters
    ----------
    make : makes the content, called once
    """

    toggled = Signal(bool)

    def __init__(
        self, title: str, theme: Theme, make: Callable[[], QWidget], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._make = make
        self.content: QWidget | None = None
        self.head = SectionHead(title, theme, self)
        self.head.setToolTip(tr("Show or hide: {title}", title=title))
        self.head.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.head.toggled.connect(self._on_toggled)
        self.head.clicked.connect(self._on_clicked)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.head)
        self.set_theme(theme)
        self._show_arrow()

    @property
    def open(self) -> bool:
        """Whether the content shows."""
        return self.head.isChecked()

    def set_open(self, opened: bool) -> None:
        """Open or close."""
        self.head.setChecked(opened)

    def toggle(self) -> None:
        """Open it and scroll it into sight, or close it: as a click on its heading does."""
        self.head.click()

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.head,)

    def dress(self) -> None:
        self._column.setSpacing(round(self._theme.px(6)))

    def _on_toggled(self, opened: bool) -> None:
        if opened and self.content is None:
            self.content = self._make()
            self._column.addWidget(self.content)
        if self.content is not None:
            self.content.setVisible(opened)
        self._show_arrow()
        self.toggled.emit(opened)

    def _show_arrow(self) -> None:
        self.head.set_icons("chevron" if self.open else "right")

    def _on_clicked(self) -> None:
        if self.open:
            QTimer.singleShot(0, self, self._bring_into_sight)  # the layout has grown by then

    def _bring_into_sight(self) -> None:
        """Scroll as far as it takes to show all, or else the heading at the top."""
        above = self.parentWidget()
        while above is not None and not isinstance(above, QScrollArea):
            above = above.parentWidget()
        scrolled = above.widget() if isinstance(above, QScrollArea) else None
        if isinstance(above, QScrollArea) and scrolled is not None:
            top = self.mapTo(scrolled, self.rect().topLeft()).y()
            bar, room = above.verticalScrollBar(), above.viewport().height()
            bar.setValue(max(bar.value(), min(top, top + self.height() - room)))
