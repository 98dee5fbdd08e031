"""The panel beside the steps: the weights so far, presets, size, switches, copies."""

from __future__ import annotations

from dataclasses import replace
from math import ceil

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAction, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QWidget

from attnviz.language import mark, tr
from attnviz.tabs.step_by_step.switch_button import SwitchButton
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.panel import BETWEEN, INNER, OUTER, Panel
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.layout import RING, measure_grid
from attnviz.ui.grid.value import Floats, Grid
from attnviz.ui.look.labels import widest
from attnviz.ui.look.theme import Theme

SHARES = "pattern"
TITLE = mark("Weights so far (step 10)")
HINT = mark("Edit any number of X, W_Q, W_K or W_V: every later step follows.")
ROW, LOWEST_ROW = 38.0, 14.0
MOST_HIGH = 240.0


class StepPanel(Panel):
    """Shows a small grid of shares and what can be done; knows names and numbers only."""

    preset_chosen = Signal(str)
    reset_requested = Signal()
    scale_toggled = Signal()
    mask_toggled = Signal()
    size_requested = Signal()
    copy_chosen = Signal(str)
    cell_hovered = Signal(int, int)
    cell_clicked = Signal(int, int)
    hover_left = Signal()

    def __init__(
        self, theme: Theme, presets: list[tuple[str, str]], forms: list[tuple[str, str]]
    ) -> None:
        super().__init__(theme)
        self._grid: Grid | None = None
        shares, switches = self.add_card(), self.add_card()
        self.title = _plain_label(tr(TITLE), shares)
        self.title.setProperty("role", "heading")
        self.host = GridHost(theme, shares)
        self.host.setAccessibleName(self.title.text())
        self.host.set_decoration(self._paint_ground)
        self.host.cell_hovered.connect(self._on_hovered)
        self.host.hover_left.connect(self.hover_left)
        self.host.cell_clicked.connect(self._on_clicked)
        self.host.copy_requested.connect(self.host.copy_cell)
        self.hint = _plain_label(tr(HINT), self)
        self.hint.setWordWrap(True)
        self.presets = KeyButton(tr("Preset"), theme, self, behind="chevron")
        self.presets.setToolTip(tr("Other numbers to begin with"))
        self.presets.setMenu(self._menu(presets))
        self.presets.menu().triggered.connect(self._on_preset)
        self.reset = KeyButton(tr("Reset to the text"), theme, self, kind="quiet")
        put_back = tr("Put the numbers back as they were")
        shortcut_labels.tip(self.reset, put_back, "steps.reset", "Ctrl+R")
        self.reset.clicked.connect(self.reset_requested)
        self.size_button = KeyButton(tr("Size…"), theme, self)
        self.size_button.clicked.connect(self.size_requested)
        self.scale_button = SwitchButton("÷√d_k", theme, switches)
        self.scale_button.clicked.connect(self.scale_toggled)
        scales = tr("Divide the scores by √d_k or not")
        shortcut_labels.tip(self.scale_button, scales, "steps.scale", "D")
        self.mask_button = SwitchButton(tr("Mask"), theme, switches)
        self.mask_button.clicked.connect(self.mask_toggled)
        shortcut_labels.tip(self.mask_button, tr("Cross out the future or not"), "steps.mask", "M")
        self.copies = KeyButton(tr("Copy  LaTeX · NumPy"), theme, self, behind="chevron")
        self.copies.setToolTip(tr("Copy every matrix of this step by step calculation"))
        self.copies.setMenu(self._menu(forms))
        self.copies.menu().triggered.connect(self._on_copy)
        shares.add(self.title, self.host)
        switches.add(self.scale_button, self.mask_button)
        self._place()
        self.set_switches(scale=True, mask=True)
        self.set_theme(theme)

    def _menu(self, entries: list[tuple[str, str]]) -> QMenu:
        menu = QMenu(self)
        for key, text in entries:
            if not key:
                menu.addSeparator()
                continue
            action = menu.addAction(text)
            action.setData(key)
        return menu

    def _on_preset(self, action: QAction) -> None:
        self.preset_chosen.emit(action.data())

    def _on_copy(self, action: QAction) -> None:
        self.copy_chosen.emit(action.data())

    def _place(self) -> None:
        self.add_below(self.hint)
        self._row = QHBoxLayout()
        self.below.addLayout(self._row)
        for button in (self.presets, self.size_button):
            self._row.addWidget(button, 1)
        self.copies.may_be_narrow()
        self.add_below(self.copies, self.reset)

    def add_section(self, section: QWidget) -> None:
        """Put something more at the end of the panel."""
        self.add_below(section)

    # What is shown

    def set_shares(self, grid: Grid) -> None:
        """Show the attention weights of a document."""
        old, self._grid = self._grid, grid
        if old is None or old.shape != grid.shape or old.row_labels != grid.row_labels:
            self._fit()
        else:
            self._grid = replace(grid, row_label_width=old.row_label_width)
            self.host.set_grid(SHARES, self._grid)

    def set_numbers(self, shares: Floats) -> None:
        """Show other weights of the same words."""
        if self._grid is not None:
            self._grid = self._grid.with_values(shares)
            self.host.set_values(SHARES, shares)

    def set_lit(self, cell: tuple[int, int] | None) -> None:
        """Outline one weight."""
        if self._grid is not None:
            cells = () if cell is None else (cell,)
            self._grid = replace(self._grid, lit_cells=cells)
            self.host.set_lit(SHARES, cells=cells)

    def set_presets(self, entries: list[tuple[str, str]]) -> None:
        """Name the presets anew."""
        menu = self.presets.menu()
        for action, (_, text) in zip(menu.actions() if menu else (), entries, strict=True):
            action.setText(text)

    def set_switches(self, *, scale: bool, mask: bool) -> None:
        """Tell whether the two steps are on."""
        self.scale_button.set_state(scale, tr("on") if scale else tr("off"))
        self.mask_button.set_state(mask, tr("on") if mask else tr("off"))

    def set_reset(self, text: str, enabled: bool) -> None:
        """Name what Reset goes back to."""
        self.reset.setText(text)
        self.reset.setEnabled(enabled)

    def set_resizable(self, why_not: str) -> None:
        """Offer other sizes, or say why there are none."""
        self.size_button.setEnabled(not why_not)
        self.size_button.setToolTip(why_not or tr("Words, d_model and d_k from 2 to 8"))

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        super().set_theme(theme)
        self._row.setSpacing(round(theme.px(BETWEEN)))
        for part in (
            self.host, self.presets, self.size_button, self.copies, self.reset,
            self.scale_button, self.mask_button,
        ):  # fmt: skip
            part.set_theme(theme)
        self._fit()

    def _fit(self) -> None:
        """Give the small grid the width of the panel."""
        grid, theme = self._grid, self._theme
        if grid is None or self.width() <= 0:
            return
        rows, columns = grid.shape
        width = self.width() - 2 * (round(theme.px(OUTER)) + round(theme.px(INNER)))
        names = widest(grid.row_labels, QFontMetricsF(theme.font("label", bold=True)))
        left = min(names + theme.px(8) + RING, width * 0.36)
        wide = max(2, int((width - left - 1 - RING) / columns))
        tall = max(theme.px(LOWEST_ROW), min(theme.px(ROW), theme.px(MOST_HIGH) / rows))
        high = int(min(tall, wide * 1.2))
        self._grid = grid = replace(grid, row_label_width=left)
        self.host.set_grid(SHARES, grid)
        room = measure_grid(grid, theme, (wide, high))
        top = theme.px(4)
        self.host.setFixedHeight(ceil(room.height() + top) + RING)
        self.host.set_rect(SHARES, QRectF(0, top, width, room.height()), (wide, high))

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, self._theme.surface)

    def _on_hovered(self, name: str, row: int, column: int) -> None:
        self.cell_hovered.emit(row, column)

    def _on_clicked(self, name: str, row: int, column: int, modifiers: object) -> None:
        self.cell_clicked.emit(row, column)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the grid to the width."""
        self._fit()


def _plain_label(text: str, parent: QWidget) -> QLabel:
    label = QLabel(text, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
