"""A heading that opens and closes what is under it; the content is made at the first opening."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from attnviz.language import tr
from attnviz.widgets import icons
from attnviz.widgets.theme import Theme


class SectionHead(QToolButton):
    """An arrow and a heading, no box."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, box = self.look, QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            painter.setPen(QPen(theme.focus, 2))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), theme.px(6), theme.px(6))
        ink = theme.accent if self.underMouse() else theme.text
        size = theme.px(16)
        at = QRectF(-theme.px(2), box.center().y() - size / 2, size, size)
        icons.draw(painter, "chevron" if self.isChecked() else "right", at, theme.muted)
        name, _, key = self.text().partition("  ")
        font = theme.font("label", bold=True)
        metrics = QFontMetricsF(font)
        base = box.center().y() + metrics.capHeight() / 2
        painter.setFont(font)
        painter.setPen(ink)
        x = at.right() + theme.px(4)
        painter.drawText(QPointF(x, base), name)
        painter.setFont(theme.font("tick"))
        painter.setPen(theme.muted)
        painter.drawText(QPointF(x + metrics.horizontalAdvance(name) + theme.px(6), base), key)
        painter.end()


class Section(QWidget):
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
        self.head = SectionHead(theme, self)
        self.head.setText(title)
        self.head.setCheckable(True)
        self.head.setToolTip(tr("Show or hide: {title}", title=title))
        self.head.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
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

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        self._column.setSpacing(round(theme.px(6)))
        self.head.look = theme
        self.head.setStyleSheet(
            f"QToolButton {{ border: 0; background: transparent; text-align: left; padding: 0;"
            f" min-height: {round(theme.px(32))}px;"
            f" font-size: {theme.size('label')}px; font-weight: bold;"
            f" color: {theme.text.name()}; }}"
            f"QToolButton:hover {{ color: {theme.accent.name()}; }}"
            f"QToolButton:focus {{ border: {theme.line(2):g}px solid {theme.focus.name()}; }}"
        )

    def _on_toggled(self, opened: bool) -> None:
        if opened and self.content is None:
            self.content = self._make()
            self._column.addWidget(self.content)
        if self.content is not None:
            self.content.setVisible(opened)
        self._show_arrow()
        self.toggled.emit(opened)

    def _show_arrow(self) -> None:
        arrow = Qt.ArrowType.DownArrow if self.open else Qt.ArrowType.RightArrow
        self.head.setArrowType(arrow)

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
