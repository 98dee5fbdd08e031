"""The tinted row of a comparison: what A and B are, swap, which of them are shown, leave."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from attnviz.language import tr
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.fitted_row import FittedRow
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.controls.segmented import Segmented
from attnviz.ui.look.theme import Theme

ALL, DIFFERENCE = "A · B · B − A", "B − A"
LONGEST = 34  # letters of a name


class CompareRow(FittedRow):
    """Names both sides. Setters never emit."""

    others_requested = Signal()
    swap_requested = Signal()
    parts_chosen = Signal(int)
    leave_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._badges = [plain_label(letter, self) for letter in "AB"]
        self.a = KeyButton("", theme, self, behind="chevron")
        self.a.setToolTip(tr("Compare with something else"))
        self.a.clicked.connect(self.others_requested)
        self.swap = KeyButton(tr("Swap"), theme, self)
        self.swap.setAccessibleName(tr("Swap A and B"))
        shortcut_labels.tip(self.swap, tr("Swap A and B"), "compare.swap", "Ctrl+Shift+D")
        self.swap.clicked.connect(self.swap_requested)
        self.b = plain_label("", self)
        self.title = plain_label("", self)
        self.parts = Segmented(tr("Display"), theme, self)
        self.parts.chosen.connect(self.parts_chosen)
        self.leave = KeyButton("", theme, self)
        shortcut_labels.label(self.leave, tr("Leave"), "tab.climb", "Esc")
        self.leave.setToolTip(tr("End the comparison"))
        self.leave.clicked.connect(self.leave_requested)
        for label in (self.a, self.b, self.title):
            label.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        for part in (self._badges[0], self.a, self.swap, self._badges[1], self.b, self.title):
            self._row.addWidget(part)
        self._row.addStretch(1)
        self._row.addWidget(self.parts)
        self._row.addWidget(self.leave)
        self.set_tinted(True)
        self.set_theme(theme)

    def show_names(self, a: str, b: str, title: str) -> None:
        """Show what A and B are, and which matrix is compared."""
        self.a.setText(_short(a).replace("&", "&&"))
        self.a.setAccessibleName(tr("A is {name}", name=a))
        self.b.setText(_short(b))
        self.b.setAccessibleName(tr("B is {name}", name=b))
        self.title.setText(title)
        self.title.setVisible(bool(title))

    def show_parts(self, only_difference: bool) -> None:
        """Mark whether all three are shown, or the difference alone."""
        self.parts.set_names((ALL, DIFFERENCE), int(only_difference))

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        for part in (self.a, self.swap, self.parts, self.leave):
            part.set_theme(theme)
        label = theme.size("label")
        for badge in self._badges:
            badge.setAlignment(Qt.AlignmentFlag.AlignCenter)
            badge.setFixedSize(round(theme.px(26)), round(theme.px(26)))
            badge.setStyleSheet(
                f"font-size: {label}px; font-weight: bold; color: {theme.surface.name()};"
                f"background: {theme.text.name()}; border-radius: {round(theme.px(5))}px;"
                f"padding: {round(theme.px(3))}px;"
            )
        self.b.setStyleSheet(f"font-size: {label}px; color: {theme.text.name()};")
        self.title.setStyleSheet(
            f"font-size: {theme.size('body')}px; font-weight: bold; color: {theme.text.name()};"
            f"padding-left: {round(theme.px(10))}px;"
        )
        self._row.setContentsMargins(*(round(theme.px(side)) for side in (16, 6, 16, 6)))
        self.setFixedHeight(round(theme.px(48)))


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
