"""What is said about one cell: the arithmetic under its name, exact numbers, words for readers."""

from __future__ import annotations

from attnviz.language import tr
from attnviz.tabs.step_by_step.by_hand import by_hand, note
from attnviz.tabs.step_by_step.by_hand_line import Piece
from attnviz.tabs.step_by_step.one_head import OneHead
from attnviz.tabs.step_by_step.plan import LAST, PANES, StepPlan
from attnviz.ui.look import numbers
from attnviz.ui.look.labels import visible

SHARES = ("exponentials", "pattern")


def line_of(one: OneHead, array: str, row: int, column: int) -> tuple[Piece, ...]:
    """Write the arithmetic of a cell after its name: ``sat · cat = (1.6)(1.2) + … = 1.96``."""
    name = line_name(one, array, row, column)
    pieces = by_hand(one, array, row, column)
    if pieces:
        return (Piece(f"{name} = ", strong=True), *pieces)
    return (Piece(f"{name} = ", strong=True), Piece(note(one, array, row, column)))


def line_name(one: OneHead, array: str, row: int, column: int) -> str:
    """Name a cell as the arithmetic does: sat · cat."""
    name = one.cell_name(array, row, column)
    if array == "scores":
        return name.replace(", ", " · ", 1)
    return name.replace(", ", " → ", 1) if array == "pattern" else name


def status_of(one: OneHead, step: StepPlan, cell: tuple[str, int, int]) -> str:
    """Return the step, the exact number, and what else is known about it."""
    array, row, column = cell
    parts = [tr("Step {number} of {last}", number=step.number, last=LAST), tr(step.formula)]
    if one.document.n_heads > 1:
        parts.append(
            tr(
                "head {number} {name}",
                number=one.head + 1,
                name=visible(one.document.heads[one.head].title),
            )
        )
    parts.append(
        tr(
            "cell ({cell}) = {value}",
            cell=one.cell_name(array, row, column),
            value=value(one, cell),
        )
    )
    values = one.slice(array)
    if array in SHARES:
        total = numbers.exact_sum(float(values[row].sum()))
        parts.append(tr("row sum {sum}", sum=total))
    parts.append(str(values.dtype))
    if one.huge:
        parts.append(
            tr("scores over 700: softmax takes the row's largest off first, so they stay right")
        )
    given = [PANES[name].symbol for name in step.arrays if PANES[name].matrix]
    if given:
        parts.append(tr("{matrices} editable", matrices=", ".join(given)))
    return "   ".join(parts)


def value(one: OneHead, cell: tuple[str, int, int]) -> str:
    """Return the exact number of a cell; a masked one is no number."""
    array, row, column = cell
    number = one.slice(array)[row, column]
    if array in SHARES and one.hidden[row, column]:
        return tr("masked")
    return _exact(array, number)


def _exact(array: str, number: float) -> str:
    """Print all digits; of what is neither a share nor given, all but the noise of floats."""
    if array in SHARES or PANES[array].matrix:
        return numbers.exact(number)
    return numbers.exact_sum(number)


def spoken(one: OneHead, array: str, row: int, column: int) -> str:
    """Say a cell as a screen reader does: row, column, number."""
    pane = PANES[array]
    rows, columns = one.names(pane.rows, array), one.names(pane.columns, array)
    said = tr(
        "{matrix}, row {row}, column {column}",
        matrix=pane.symbol,
        row=visible(rows[row]),
        column=visible(columns[column]),
    )
    if array in SHARES and one.hidden[row, column]:
        return tr("{cell}, masked", cell=said)
    number = one.slice(array)[row, column]
    if array == "pattern":
        score = numbers.shortest(one.slice("scores")[row, column])
        return tr(
            "{said}, {number} per cent, score {score}",
            said=said,
            number=numbers.fixed(number * 100, 1),
            score=score,
        )
    return f"{said}, {_exact(array, number)}"
