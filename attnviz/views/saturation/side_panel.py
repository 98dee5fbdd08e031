"""The panel beside the picture: what 2,000 draws do, what to divide by, and all readouts."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSizePolicy, QWidget

from attnviz.engine.saturation import DIVISORS, Band
from attnviz.language import mark, tr
from attnviz.views.saturation.figure import Figure
from attnviz.views.saturation.many_draws import N_DRAWS
from attnviz.views.saturation.picture import QUANTITIES, bands_of, reading, readout_rows
from attnviz.views.saturation.wording import DIVISOR_NAMES
from attnviz.widgets import told_keys
from attnviz.widgets.band_plot import BandPlot
from attnviz.widgets.numbers import grouped
from attnviz.widgets.panel import Card, Panel
from attnviz.widgets.segmented import Segmented
from attnviz.widgets.theme import Theme
from attnviz.widgets.value_table import ValueTable

CHOICES = (mark("Divide by"), mark("Numbers"))
DISTRIBUTIONS = (("normal", mark("normal")), ("coin", mark("±1 coins")))


class SidePanel(Panel):
    """Shows a figure among many draws; setters never emit."""

    divisor_chosen = Signal(str)
    distribution_chosen = Signal(str)
    reading_changed = Signal(str)
    """What is read off the plot, "" when nobody reads."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._curves: Mapping[str, Mapping[str, Band]] | None = None
        self._quantity = next(iter(QUANTITIES))
        draws, choices, readouts = self.add_card(stretch=1), self.add_card(), self.add_card()
        self.title = _plain_label(tr("{n} draws:", n=grouped(N_DRAWS)), draws)
        self.quantity = QComboBox(draws)
        self.quantity.setAccessibleName(tr("Curve over 2,000 draws"))
        self.plot = BandPlot(theme, draws)
        self.divisor = Segmented(tr("Divide by"), theme, choices)
        self.distribution = Segmented(tr("Distribution"), theme, choices)
        self.table = ValueTable(theme, readouts)
        self.table.setAccessibleName(tr("Readouts of both charts"))
        self._labels = [_plain_label(tr(name), choices) for name in CHOICES]
        self._fill()
        self._place(draws, choices)
        readouts.add(self.table)
        self._connect()
        self.set_theme(theme)

    def _fill(self) -> None:
        self.quantity.addItems([tr(name) for name in QUANTITIES.values()])
        # Its own wish is wider than the panel; it takes what the title leaves.
        self.quantity.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.quantity.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.quantity.setToolTip(tr("What the curves follow over the vector size"))
        told_keys.follow(self.divisor, self._name_divisors)
        drawn = (
            tr("Draw normal numbers: mean 0, spread 1"),
            tr("Toss coins: each number is −1 or 1"),
        )
        self.distribution.set_names([tr(name) for _, name in DISTRIBUTIONS], 0, drawn)

    def _name_divisors(self) -> None:
        key = told_keys.key_of("saturation.next_divisor", "S")
        form = mark("Divide by {divisor}  ({key}: next)") if key else mark("Divide by {divisor}")
        names = [DIVISOR_NAMES[name] for name in DIVISORS]
        tips = [tr(form, divisor=name, key=key) for name in names]
        self.divisor.set_names(names, self.divisor.current, tips)

    def _place(self, draws: Card, choices: Card) -> None:
        head = QHBoxLayout()
        draws.column.addLayout(head)
        self.title.setBuddy(self.quantity)
        head.addWidget(self.title)
        head.addWidget(self.quantity, 1)
        policy = self.plot.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.plot.setSizePolicy(policy)
        draws.column.addWidget(self.plot, 1)
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
        self.plot.point_read.connect(self._on_point_read)
        self.plot.reading_left.connect(self._on_reading_left)

    @property
    def shown_quantity(self) -> str:
        """Return which curve is shown."""
        return self._quantity

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        super().set_theme(theme)
        for label in (self.title, *self._labels):
            label.setStyleSheet(f"font-size: {theme.size('label')}px; font-weight: bold;")
        for part in (self.plot, self.divisor, self.distribution, self.table):
            part.set_theme(theme)

    def show_figure(self, figure: Figure, covered: bool = False) -> None:
        """Show divisor, distribution and readouts of a figure, and its size on the curves.

        While `covered` the readouts are question marks, and the curves are away: they tell what
        usually comes out.
        """
        self.plot.setVisible(not covered)
        self.plot.set_size(figure.d_k)
        self.divisor.set_current(DIVISORS.index(figure.spec.divisor))
        drawn = [name for name, _ in DISTRIBUTIONS].index(figure.spec.distribution)
        self.distribution.set_current(drawn)
        heads = (tr("raw"), f"÷ {DIVISOR_NAMES[figure.spec.divisor]}")
        rows = readout_rows(figure)
        unknown = [(name, tuple("?" for _ in values)) for name, values in rows]
        self.table.set_rows(heads, unknown if covered else rows)

    def set_curves(self, curves: Mapping[str, Mapping[str, Band]] | None) -> None:
        """Show curves over many draws; None = they are being computed."""
        self._curves = curves
        self._show_quantity()

    def set_progress(self, done: int, total: int) -> None:
        """Say how many draws have been followed."""
        self.plot.set_waiting(tr("{n} of {total} draws", n=grouped(done), total=grouped(total)))

    def set_quantity(self, quantity: str) -> None:
        """Show another curve."""
        self._quantity = quantity
        self._show_quantity()

    def _show_quantity(self) -> None:
        self.quantity.setCurrentIndex(list(QUANTITIES).index(self._quantity))
        title = tr(
            "{n} draws: {quantity}", n=grouped(N_DRAWS), quantity=tr(QUANTITIES[self._quantity])
        )
        self.plot.setAccessibleName(tr("{title}, mean and 10–90 % band", title=title))
        found = None if self._curves is None else bands_of(self._curves, self._quantity)
        self.plot.set_bands(found)

    def _on_quantity_chosen(self, place: int) -> None:
        self.set_quantity(list(QUANTITIES)[place])

    def _on_divisor_chosen(self, place: int) -> None:
        self.divisor_chosen.emit(DIVISORS[place])

    def _on_distribution_chosen(self, place: int) -> None:
        self.distribution_chosen.emit(DISTRIBUTIONS[place][0])

    def _on_point_read(self, line: int, stop: int) -> None:
        if self._curves is not None:
            self.reading_changed.emit(reading(self._curves, self._quantity, line, stop))

    def _on_reading_left(self) -> None:
        self.reading_changed.emit("")


def _plain_label(text: str, parent: QWidget) -> QLabel:
    label = QLabel(text, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
