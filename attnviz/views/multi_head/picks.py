"""Several rows or columns at once: which, and how much weight they hold together."""

from __future__ import annotations

from dataclasses import dataclass, replace

from attnviz.language import tr
from attnviz.views.multi_head.figure import Figure, Floats
from attnviz.widgets.numbers import fixed

LISTED = 4  # heads whose sums the status line has room for


@dataclass(frozen=True)
class Picks:
    """Rows or columns that are picked together, in the order of the text; never both."""

    rows: tuple[int, ...] = ()
    columns: tuple[int, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.rows or self.columns)

    def with_row(self, row: int) -> Picks:
        """Pick a row, or let it go; columns are let go."""
        return Picks(rows=_toggled(self.rows, row))

    def with_column(self, column: int) -> Picks:
        """Pick a column, or let it go; rows are let go."""
        return Picks(columns=_toggled(self.columns, column))

    def with_rows_to(self, row: int, start: int) -> Picks:
        """Pick all rows between one and the nearest that is picked, or else `start`."""
        return Picks(rows=_filled(self.rows, row, start))

    def with_columns_to(self, column: int, start: int) -> Picks:
        """Pick all columns between one and the nearest that is picked, or else `start`."""
        return Picks(columns=_filled(self.columns, column, start))

    def within(self, n_tokens: int) -> Picks:
        """Keep what a text of so many words has."""
        return replace(
            self,
            rows=tuple(row for row in self.rows if row < n_tokens),
            columns=tuple(column for column in self.columns if column < n_tokens),
        )


def picks_text(figure: Figure, picks: Picks, row: int, key: int) -> str:
    """Say sum and mean of the picked cells: of one column over rows, or of one row over columns."""
    places, tokens = picks.rows or picks.columns, figure.tokens
    names = ", ".join(tokens[place] for place in places)
    if picks.rows:
        lead = tr("rows {rows}, column {column}", rows=names, column=tokens[key])
        cells = figure.pattern[:, list(places), key]
    else:
        lead = tr("row {row}, columns {columns}", row=tokens[row], columns=names)
        cells = figure.pattern[:, row, list(places)]
    parts = [lead]
    for head in _largest(cells.sum(axis=1)):
        total, mean = 100 * cells[head].sum(), 100 * cells[head].mean()
        parts.append(
            tr(
                "H{number} sum {sum}% mean {mean}%",
                number=head + 1,
                sum=fixed(total, 1),
                mean=fixed(mean, 1),
            )
        )
    return "   ".join(parts)


def _largest(sums: Floats) -> list[int]:
    ranked = (-sums).argsort(kind="stable")[:LISTED]
    return sorted(int(head) for head in ranked)


def _toggled(places: tuple[int, ...], place: int) -> tuple[int, ...]:
    if place in places:
        return tuple(each for each in places if each != place)
    return tuple(sorted((*places, place)))


def _filled(places: tuple[int, ...], place: int, start: int) -> tuple[int, ...]:
    near = min(places, key=lambda each: abs(each - place), default=start)
    return tuple(sorted({*places, *range(min(near, place), max(near, place) + 1)}))
