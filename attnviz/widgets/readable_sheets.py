"""What each painted widget says as tables. Read only while assistive technology listens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.widgets import numbers
from attnviz.widgets.band_plot import BandPlot
from attnviz.widgets.board import Hit
from attnviz.widgets.columns_picture import ColumnsPicture
from attnviz.widgets.grid_surface import GridSurface
from attnviz.widgets.labels import visible
from attnviz.widgets.readable import Sheet, Sheets
from attnviz.widgets.scores_picture import ScoresView
from attnviz.widgets.share_chart import ChartLayout, ShareChart
from attnviz.widgets.size_card import FactsPicture
from attnviz.widgets.tips import tip_text
from attnviz.widgets.value_table import ValueTable

DIGITS = 3  # of a mean curve, as its axis can be read


def sheets_of(widget: QWidget) -> Sheets | None:
    """Return what tells the tables of a widget, or None for a widget that paints none."""
    for kind, sheets in KINDS:
        if isinstance(widget, kind):
            return partial(sheets, widget)
    return None


def of_grids(surface: GridSurface) -> dict[str, Sheet]:
    """Return a sheet for each grid that is in the picture."""
    board, describe = surface.board, surface.describer
    sheets = {}
    for name, entry in board:
        if entry.rect.isEmpty():
            continue
        grid, layout = entry.grid, entry.layout

        def about(row: int, column: int, name: str = name) -> str:
            return tip_text(board, Hit("cell", name, row, column), describe)

        sheets[name] = Sheet(
            visible(grid.title) if grid.title else surface.accessibleName() or name,
            grid.shape,
            grid.row_name,
            grid.column_name,
            grid.say,
            about,
            entry.rect,
            layout.cells,
        )
    return sheets


def of_columns(picture: ColumnsPicture) -> dict[str, Sheet]:
    """Return one sheet: how the attention of the asking word is shared out over all words."""
    columns, layout = picture.columns, picture.layout_now()
    asker = visible(columns.tokens[columns.asker])
    head = tr("attention of {word}", word=asker)

    def say(row: int, column: int) -> str:
        if not columns.seen[row]:
            return columns.note(row)
        if columns.covered:
            return tr("covered")
        return numbers.one_decimal_percent(columns.shares[row])

    def about(row: int, column: int) -> str:
        return f"{visible(columns.tokens[row])}: {say(row, column)}"

    names = [visible(token) for token in columns.tokens]
    sheet = Sheet(
        head, (len(names), 1), names.__getitem__, lambda _: head, say, about,
        QRectF(picture.rect()), layout.body,
    )  # fmt: skip
    return {"columns": sheet}


def of_scores(view: ScoresView) -> dict[str, Sheet]:
    """Return a sheet for each chart: what goes in, and the share that comes out."""
    picture, layout = view.picture, view.layout_now()
    both = zip(picture.charts, layout.charts, strict=True)
    return {f"chart{i}": _of_chart(chart, place) for i, (chart, place) in enumerate(both)}


def _of_chart(chart: ShareChart, place: ChartLayout) -> Sheet:
    covered = chart.ballot is not None and chart.ballot.covered
    shown = [tr("covered")] * len(chart.labels) if covered else chart.numbers
    cells = QRectF(place.rect)
    cells.setTop(place.rows_top)
    cells.setHeight(place.n * place.row_height)
    heads = (chart.input_title, tr("share"))
    return _sheet(
        chart.title, chart.labels, heads, list(zip(chart.inputs, shown, strict=True)),
        (place.rect, cells),
    )  # fmt: skip


def of_bands(plot: BandPlot) -> dict[str, Sheet]:
    """Return one sheet: each curve's mean, low and high over all sizes; none while waited for."""
    bands = plot.bands
    if bands is None:
        return {}
    curves = bands.curves
    heads: list[str] = []
    for curve in curves:
        heads += [
            tr("{curve}, mean", curve=curve.name),
            tr("{curve}, low", curve=curve.name),
            tr("{curve}, high", curve=curve.name),
        ]

    def say(row: int, column: int) -> str:
        curve = curves[column // 3]
        return numbers.fixed((curve.mean, curve.low, curve.high)[column % 3][row], DIGITS)

    sizes = [str(size) for size in bands.sizes]
    shape, box = (len(sizes), len(heads)), QRectF(plot.rect())
    about = partial(_pair, sizes, heads, say)
    sheet = Sheet(
        plot.accessibleName(), shape, sizes.__getitem__, heads.__getitem__, say, about, box, box
    )
    return {"bands": sheet}


def of_values(table: ValueTable) -> dict[str, Sheet]:
    """Return the sheet of a small table."""
    rows, box = table.rows, QRectF(table.rect())
    names = [name for name, _ in rows]
    sheet = _sheet(table.accessibleName(), names, table.heads, [c for _, c in rows], (box, box))
    return {"values": sheet}


def of_facts(picture: FactsPicture) -> dict[str, Sheet]:
    """Return the sheet of names and values."""
    lines, box = picture.facts.lines, QRectF(picture.rect())
    names = [name for name, _ in lines]
    cells = [(value,) for _, value in lines]
    sheet = _sheet(picture.accessibleName(), names, (tr("value"),), cells, (box, box))
    return {"facts": sheet}


def _sheet(
    title: str,
    rows: Sequence[str],
    columns: Sequence[str],
    cells: Sequence[Sequence[str]],
    box: tuple[QRectF, QRectF],
) -> Sheet:
    """Return a sheet of texts; rows (n), columns (m), cells (n, m); `box` is whole and cells."""

    def say(row: int, column: int) -> str:
        return cells[row][column]

    names, heads = [visible(name) for name in rows], list(columns)
    about = partial(_pair, names, heads, say)
    shape = (len(names), len(heads))
    return Sheet(title, shape, names.__getitem__, heads.__getitem__, say, about, *box)


def _pair(
    rows: Sequence[str],
    columns: Sequence[str],
    say: Callable[[int, int], str],
    row: int,
    column: int,
) -> str:
    return f"{rows[row]}, {columns[column]}: {say(row, column)}"


KINDS: tuple[tuple[type[QWidget], Callable[[Any], dict[str, Sheet]]], ...] = (
    (GridSurface, of_grids),
    (ColumnsPicture, of_columns),
    (ScoresView, of_scores),
    (BandPlot, of_bands),
    (ValueTable, of_values),
    (FactsPicture, of_facts),
)
