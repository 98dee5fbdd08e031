"""The panel beside the picture: what 2,000 draws do, what to divide by, and all readouts."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QComboBox, QHBoxLayout, QLayout, QSizePolicy, QStyle

from attnviz.engine.saturation import DIVISORS
from attnviz.language import mark, tr
from attnviz.tabs.saturation.panel.band_plot import MOST, BandPlot
from attnviz.tabs.saturation.panel.bands import Curves, bands_of
from attnviz.tabs.saturation.panel.heads_plot import HeadsPlot
from attnviz.tabs.saturation.panel.many_draws import N_DRAWS, ManyDraws
from attnviz.tabs.saturation.panel.readouts import explanations, readouts
from attnviz.tabs.saturation.panel.value_table import ValueTable
from attnviz.tabs.saturation.state import State
from attnviz.tabs.saturation.words.numbers import DISTRIBUTIONS, DIVISOR_NAMES, QUANTITIES
from attnviz.tabs.saturation.words.status import curve_reading
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.panel import Card, Panel
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.controls.segmented import Segmented
from attnviz.ui.look.numbers import grouped
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme
from attnviz.ui.tab.state import differs

CHOICES = (mark("Divide by"), mark("Numbers"))


class SaturationPanel(Panel):
    """Shows what is on screen among many draws. Setters never emit."""

    quantity_chosen = Signal(str)
    divisor_chosen = Signal(str)
    distribution_chosen = Signal(str)
    head_picked = Signal(int)
    reading_changed = Signal(str)
    """What is read off the plot, "" when nobody reads."""

    def __init__(self, theme: Theme, state: State) -> None:
        super().__init__(theme)
        self._state = state
        self._seen = False
        self._plotted = ("", "")  # distribution and quantity
        self.many = ManyDraws(self)
        draws, choices, readings = self.add_card(stretch=1), self.add_card(), self.add_card()
        self._draws = draws
        self.title = plain_label(tr("{n} draws:", n=grouped(N_DRAWS)), draws)
        self.quantity = QComboBox(draws)
        self.quantity.setAccessibleName(tr("Curve over 2,000 draws"))
        self.plot = BandPlot(theme, draws)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.heads = HeadsPlot(theme, draws)
        self.heads.hide()
        self.divisor = Segmented(tr("Divide by"), theme, choices)
        self.distribution = Segmented(tr("Distribution"), theme, choices)
        self.table = ValueTable(theme, readings)
        self.table.setAccessibleName(tr("Values of both charts"))
        self._labels = [plain_label(tr(name), choices) for name in CHOICES]
        self._draws = draws
        self._fill()
        self._place(draws, choices)
        readings.add(self.table)
        self._connect()
        self.set_theme(theme)

    def _fill(self) -> None:
        self.quantity.addItems([tr(name) for name in QUANTITIES.values()])
        # As wide as the panel lets it be, beside its title or under that.
        self.quantity.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.quantity.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.quantity.setToolTip(tr("What the curves show"))
        shortcut_labels.follow(self.divisor, self._name_divisors)
        drawn = (
            tr("Draw normal numbers: mean 0, standard deviation 1"),
            tr("Flip coins: each number is −1 or 1"),
        )
        self.distribution.set_names([tr(name) for _, name in DISTRIBUTIONS], 0, drawn)

    def _name_divisors(self) -> None:
        key = shortcut_labels.key_of("saturation.next_divisor", "S")
        form = (
            mark("Divide by {divisor}  ({key}: next divisor)")
            if key
            else mark("Divide by {divisor}")
        )
        names = [DIVISOR_NAMES[name] for name in DIVISORS]
        tips = [tr(form, divisor=name, key=key) for name in names]
        self.divisor.set_names(names, self.divisor.current, tips)

    def _place(self, draws: Card, choices: Card) -> None:
        draws.column.addLayout(self._head)
        self.title.setBuddy(self.quantity)
        draws.installEventFilter(self)
        self._head.addWidget(self.title)
        self._head.addWidget(self.quantity, 1)
        policy = self.plot.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.plot.setSizePolicy(policy)
        draws.column.addWidget(self.plot, 1)
        draws.column.addWidget(self.heads, 1)
        # No higher than its plot: on a large screen curves are not drawn out into a tower.
        draws.column.setSizeConstraint(QLayout.SizeConstraint.SetMinAndMaxSize)
        for label, choice in zip(self._labels, (self.divisor, self.distribution), strict=True):
            row = QHBoxLayout()
            choices.column.addLayout(row)
            row.addWidget(label)
            row.addStretch(1)
            row.addWidget(choice)

    def _connect(self) -> None:
        self.quantity.activated.connect(self._on_quantity_chosen)
        self.divisor.chosen.connect(self._on_divisor_chosen)
        self.distribution.chosen.connect(self._on_distribution_chosen)
        self.many.ready.connect(self._on_ready)
        self.many.progressed.connect(self._on_progressed)
        self.plot.point_read.connect(self._on_point_read)
        self.plot.reading_left.connect(self._on_reading_left)
        self.heads.head_picked.connect(self.head_picked)

    def themed_parts(self) -> Iterable[TakesTheme]:
        yield from super().themed_parts()
        yield from (self.plot, self.heads, self.divisor, self.distribution, self.table)

    def dress(self) -> None:
        super().dress()
        for plot in (self.plot, self.heads):
            plot.setMaximumHeight(round(self._theme.px(MOST)))
        for label in (self.title, *self._labels):
            label.setStyleSheet(f"font-size: {self._theme.size('label')}px; font-weight: bold;")
        self._fit_head()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See whether the list has room beside its title when their card has another width."""
        if event.type() == QEvent.Type.Resize:
            self._fit_head()
        return False

    def _fit_head(self) -> None:
        """Put the list under its title where the names in it are too long to stand beside that."""
        ways = QBoxLayout.Direction
        margins = self._draws.column.contentsMargins()
        room = self._draws.width() - margins.left() - margins.right()
        wanted = self.title.sizeHint().width() + self._head.spacing()
        wanted += self.quantity.sizeHint().width()
        if self._head.direction() == ways.TopToBottom:
            # Back beside it only where a scroll bar would leave room too: else that would come
            # and go without end, since the panel is higher where the bar makes it narrower.
            wanted += self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        self._head.setDirection(ways.LeftToRight if wanted <= room else ways.TopToBottom)

    def show_state(self, state: State, before: State | None) -> None:
        """Show divisor, distribution and readouts, and the size on the curves.

        While the answer is covered the readouts are question marks, and the curves are away: they
        tell what usually comes out.
        """
        self._state = state
        if differs(state, before, "spec", "covered", "row"):
            self._show_row(state)
            self.plot.setVisible(not state.covered and state.row is None)
            self.plot.set_size(state.d_k)
            self.divisor.set_current(DIVISORS.index(state.spec.divisor))
            drawn = [name for name, _ in DISTRIBUTIONS].index(state.spec.distribution)
            self.distribution.set_current(drawn)
            self.table.set_rows(*readouts(state))
            self.table.set_tips(partial(explanations, state))
        distribution, quantity = state.spec.distribution, state.pointer.quantity
        if before is None or (distribution, quantity) != self._plotted:
            self._plotted = (distribution, quantity)
            self._plot()
        if self._seen:
            self._fetch()

    def _show_row(self, state: State) -> None:
        """Show the heads of the layer in place of the draws, where there is a real row."""
        row = state.row
        policy = self.plot.sizePolicy()
        policy.setRetainSizeWhenHidden(row is None)
        self.plot.setSizePolicy(policy)
        several = row is not None and len(row.heads) > 1
        self.heads.setVisible(several and not state.covered)
        self._draws.setVisible(row is None or several)
        self.quantity.setVisible(row is None)
        for part in (self.distribution, self._labels[1]):
            part.setVisible(row is None)
        if row is None:
            self.title.setText(tr("{n} draws:", n=grouped(N_DRAWS)))
        else:
            self.title.setText(tr("All heads of this layer, this row"))
            self.heads.set_dots(row.heads, row.head, len(row.names))

    def set_shown(self, shown: bool) -> None:
        """Learn whether somebody sees the panel: only then are curves worked out for it."""
        self._seen = shown
        if shown:
            self._fetch()
        else:
            self.many.stop()

    def _fetch(self) -> None:
        if self.plot.bands is None and self._state.row is None:
            self.many.ask(self._state.spec.distribution)

    def _plot(self) -> None:
        """Show the curves of a quantity, as far as they are known."""
        distribution, quantity = self._plotted
        self.quantity.setCurrentIndex(list(QUANTITIES).index(quantity))
        title = tr("{n} draws: {quantity}", n=grouped(N_DRAWS), quantity=tr(QUANTITIES[quantity]))
        self.plot.setAccessibleName(tr("{title}, mean and 10–90% band", title=title))
        curves = self.many.known(distribution)
        self.plot.set_bands(None if curves is None else bands_of(curves, quantity))

    def _on_ready(self, distribution: str, curves: Curves) -> None:
        if distribution == self._plotted[0]:
            self._plot()

    def _on_progressed(self, done: int, total: int) -> None:
        self.plot.set_waiting(tr("{n} of {total} draws", n=grouped(done), total=grouped(total)))

    def _on_quantity_chosen(self, place: int) -> None:
        self.quantity_chosen.emit(list(QUANTITIES)[place])

    def _on_divisor_chosen(self, place: int) -> None:
        self.divisor_chosen.emit(DIVISORS[place])

    def _on_distribution_chosen(self, place: int) -> None:
        self.distribution_chosen.emit(DISTRIBUTIONS[place][0])

    def _on_point_read(self, curve: int, stop: int) -> None:
        distribution, quantity = self._plotted
        curves = self.many.known(distribution)
        if curves is not None:
            self.reading_changed.emit(curve_reading(curves, quantity, curve, stop))

    def _on_reading_left(self) -> None:
        self.reading_changed.emit("")
