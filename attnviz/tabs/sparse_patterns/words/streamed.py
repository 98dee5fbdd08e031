"""What is said of weights that are computed from Q and K where they are looked at."""

from __future__ import annotations

from attnviz.captures.queries import LongQueries
from attnviz.language import mark, tr
from attnviz.numbering import TokenNumbers
from attnviz.ui.grid.outlook import Outlook
from attnviz.ui.look.numbers import exact, grouped, whole_percent

OTHER, OTHERS = mark("{count} other token"), mark("{count} other tokens")


def reduction(outlook: Outlook, share: float | None) -> str:
    """Say how many cells share a dot, or how many dots a cell has.

    Parameters
    ----------
    share : of the rows in sight that every weight was looked at of; None = nothing yet
    """
    cells, dots = round(1 / outlook.cell), round(outlook.cell)
    if dots > 1:
        return tr("{n} × {n} pixels per cell", n=dots)
    if cells <= 1:
        return tr("one pixel per cell")
    if share == 0:
        return tr("{n} × {n} cells per pixel, the largest of its last row shown", n=cells)
    if share is None or share < 1:
        return tr("{n} × {n} cells per pixel", n=cells)
    return tr("{n} × {n} cells per pixel, the largest shown", n=cells)


def looked_at(share: float | None, *, busy: bool) -> str:
    """Say how much of what is in sight was looked at, "" for all of it, None = nothing yet."""
    if share is None:
        return tr("being computed")
    if share >= 1:
        return ""
    done = whole_percent(share)
    if not share and not busy:
        return ""  # nobody began; which row is shown stands beside
    if busy:
        return tr("overview exact, details {done}, Esc stops", done=done)
    return tr("overview exact, details stopped at {done}", done=done)


def caption(queries: LongQueries, head: int) -> str:
    """Say whose weights these are, and how to move."""
    whose = tr(
        "{name}, head {head}: {n} tokens. Weights are computed from Q and K where you look.",
        name=queries.title,
        head=head + 1,
        n=grouped(queries.n_tokens),
    )
    how = tr("Ctrl+wheel or + and − zoom, Home shows all, Ctrl+J goes to a token, L: colours.")
    return f"{whose} {how}"


def cell(row: int, column: int, share: float, numbering: TokenNumbers) -> str:
    """Say one weight."""
    numbers = [grouped(numbering.of(place)) for place in (row, column)]
    place = tr("row {row}, column {column}", row=numbers[0], column=numbers[1])
    if column > row:
        return tr("{place}: a later token does not exist yet", place=place)
    return tr("{place}: weight {weight}", place=place, weight=exact(float(f"{share:.4g}")))
