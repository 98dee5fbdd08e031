"""What is said about one cell or several: arithmetic, exact numbers, sums, words for readers."""

from __future__ import annotations

import numpy as np

from attnviz.language import mark, tr
from attnviz.model.document.given_pattern import was_given
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.state.plan import LAST, PANES, StepPlan
from attnviz.tabs.step_by_step.state.state import Lit, State
from attnviz.tabs.step_by_step.words.held import computed, is_held
from attnviz.tabs.step_by_step.words.wording import by_rows, spoken_place
from attnviz.ui.grid.picks import GAP, sums_text
from attnviz.ui.look import numbers
from attnviz.ui.look.labels import visible
from attnviz.ui.tab.by_hand import Piece, brief, by_hand

SHARES = ("exponentials", "pattern")


def line_of(one: OneHead, array: str, row: int, column: int) -> tuple[Piece, ...]:
    """Write the arithmetic of a cell after its name: ``sat · cat = (1.6)(1.2) + … = 1.96``."""
    name = line_name(one, array, row, column)
    if one.document.holds and is_held(one, array, row, column):
        used, made = brief(one.slice(array)[row, column]), computed(one)
        at = tr("{cell} held at {value}", cell=name, value=used)
        pieces = by_hand(made.document, made.trace, array, one.place(array, row, column))
        what = pieces or (Piece(brief(made.slice(array)[row, column])),)
        return (Piece(at, strong=True), Piece(tr("   computed: "), "muted"), *what)
    pieces = by_hand(one.document, one.trace, array, one.place(array, row, column))
    if pieces:
        return (Piece(f"{name} = ", strong=True), *pieces)
    return (Piece(f"{name} = ", strong=True), Piece(note(one, array, row, column)))


def note(one: OneHead, array: str, row: int, column: int) -> str:
    """Say what a number is that no arithmetic made: typed, moved, or beside its input."""
    number = one.slice(array)[row, column]
    if PANES[array].matrix:
        return tr("{number}, an input: type a new value", number=numbers.exact(number))
    if array == "K_T":
        row_of_k = one.words[column]
        exact = numbers.exact(number)
        return tr("{number}, copied from row “{row}” of K", number=exact, row=row_of_k)
    if array == "M":
        if one.hidden[row, column]:
            return by_rows(
                one,
                mark("{number}: this word cannot look there"),
                mark("{number}: this token cannot look there"),
                number=numbers.HIDDEN,
            )
        return tr("0: not masked")
    if array == "out" and one.slice("X").shape == one.slice("out").shape:
        before = brief(one.slice("X")[row, column])
        return tr("{number}; X has {before} here", number=brief(number), before=before)
    return brief(number)


def line_name(one: OneHead, array: str, row: int, column: int) -> str:
    """Name a cell as the arithmetic does: sat · cat."""
    name = one.cell_name(array, row, column)
    if array == "scores":
        return name.replace(", ", " · ", 1)
    return name.replace(", ", " → ", 1) if array == "pattern" else name


def step_text(step: StepPlan) -> str:
    """Say which step it is."""
    if step.letter:
        return tr(
            "{letter}, after step {number} of {last}",
            letter=step.letter,
            number=step.number,
            last=LAST,
        )
    return tr("Step {number} of {last}", number=step.number, last=LAST)


def canvas_name(state: State) -> str:
    """Say which step the canvas shows."""
    number, title = state.step.letter or state.step.number, tr(state.step.title)
    if state.backward is not None:
        from attnviz.tabs.step_by_step.words.backward import title as question

        title = question(state)
    return tr("Step by step, {number} {title}", number=number, title=title)


def status(state: State) -> str:
    """Say the step, the exact number of the cell in question, and what else is known about it.

    While slopes are shown, that of the cell.
    """
    if state.backward is not None:
        from attnviz.tabs.step_by_step.words.backward import status as status_of_slopes

        return status_of_slopes(state)
    one, step, cell = state.one, state.step, said_of(state)
    array, row, column = cell
    parts = [step_text(step), *([tr(step.formula)] if step.formula else [])]
    if one.document.n_heads > 1:
        head = visible(one.document.heads[one.head].title)
        if state.has_picker:
            parts.append(tr("head {name}", name=head))
        else:
            parts.append(tr("head {number} {name}", number=one.head + 1, name=head))
    if not was_given(one.document, step.array):
        return "   ".join(parts)
    held = bool(one.document.holds) and is_held(one, *cell)
    name, number = one.cell_name(array, row, column), value(one, cell)
    if held:
        parts.append(tr("cell ({cell}) = {value} (held)", cell=name, value=number))
        parts.append(tr("computed {value}", value=value(computed(one), cell)))
    else:
        parts.append(tr("cell ({cell}) = {value}", cell=name, value=number))
    values = one.slice(array)
    if array in SHARES:
        total = numbers.exact_sum(float(values[row].sum()))
        parts.append(tr("row sum {sum}", sum=total))
    parts.append(str(values.dtype))
    if one.huge:
        parts.append(
            tr("scores over 700: softmax subtracts each row’s maximum first, so they stay exact")
        )
    given = [PANES[name].symbol for name in step.arrays if PANES[name].matrix]
    if given:
        parts.append(tr("{matrices} editable", matrices=", ".join(given)))
    return "   ".join(parts)


def said_of(state: State) -> Lit:
    """Return the cell in question: pointed at or lit, or the one at hand of what is picked."""
    return state.near(state.picks.grid) if state.picks_told else state.pointed


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
    said = spoken_place(one, array, row, column)
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
    if is_held(one, array, row, column):
        made = _exact(array, computed(one).slice(array)[row, column])
        return tr(
            "{said}, {number}, held, computed {made}",
            said=said,
            number=_exact(array, number),
            made=made,
        )
    return f"{said}, {_exact(array, number)}"


def picks_status(state: State) -> str:
    """Say sum and mean of the picked cells in the row or column at hand.

    "" while nothing is picked, or covered; what the mask hides is not counted.
    """
    if not state.picks_told or state.hides(state.picks.grid):
        return ""
    one, picks = state.one, state.picks
    array, pane = picks.grid, PANES[picks.grid]
    _, *at = state.near(array)
    values = one.slice(array)
    hidden = values == -np.inf
    if array in SHARES:
        hidden = hidden | one.hidden
    rows = one.words if pane.rows == "token" else one.names(pane.rows, array)
    columns = one.words if pane.columns == "token" else one.names(pane.columns, array)
    masked, cells = picks.line(hidden, *at), picks.line(values, *at)
    lead = GAP.join(
        (
            step_text(state.step),
            f"{visible(pane.symbol)}  {picks.lead(rows, columns, *at)}",
        )
    )
    return sums_text(lead, [("", cells)], masked, numbers.exact_sum)
