"""What is said of slopes: the number asked about, the arithmetic of one slope, the strongest."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from attnviz import rounding
from attnviz.engine.backward import Slope
from attnviz.engine.chain import Link
from attnviz.engine.explain.written import Line, Number, added, products, settle
from attnviz.engine.steps.axes import axes_of
from attnviz.engine.steps.table import BY_NAME
from attnviz.language import clauses, tr
from attnviz.model.document.document import numbered
from attnviz.tabs.step_by_step.state.backward import FAINTEST, Watched
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.state.plan import MASKED, PANES, SHOWN_AS
from attnviz.tabs.step_by_step.state.state import Lit, State
from attnviz.tabs.step_by_step.words.held import cell_text, is_held
from attnviz.tabs.step_by_step.words.wording import spoken_place
from attnviz.ui.look import figures, numbers
from attnviz.ui.look.figures import BRIEF, ORDINARY, Figures
from attnviz.ui.look.labels import visible
from attnviz.ui.tab.by_hand import Piece

if TYPE_CHECKING:
    from attnviz.tabs.step_by_step.state.nudge import Nudge

MOST_LINKS, KEPT_LINKS = 6, 5
ALIKE = 0.01  # of the larger: slopes that are told as equally strong
SLOPE = Figures(3, padded=True)
STRAIGHT = Decimal("0.0005")  # what is missing of less is told as nothing
_RAW = ("scores", "scaled_scores", "masked_scores")  # what softmax takes in, up to ÷√d
_BETWEEN = {"scaled_scores", "masked_scores", "exponentials", "row_sums", "pattern"}


def target_text(one: OneHead, watched: Watched) -> str:
    """Name the number that is asked about: A(sat, cat)."""
    if watched.loss:
        row = watched.place[0]
        return tr(
            "loss of “{next}” after “{word}”",
            next=visible(one.words[row + 1]),
            word=visible(one.words[row]),
        )
    if watched.row:
        return tr("entropy of row “{word}”", word=visible(one.words[watched.place[1]]))
    return place_text(one, watched.array, watched.place)


def place_text(one: OneHead, array: str, place: Sequence[int]) -> str:
    """Name a place of the trace with its matrix, and with its head where that is another one."""
    name = SHOWN_AS.get(array, array)
    name = name if name in PANES else one.same(array, PANES) or name
    at = tuple(place)
    shown = one.cell(name, at) if name in PANES else None
    if shown is not None:
        return cell_text(one, name, *shown)
    return _text_in_layer(one, array, at)


def _text_in_layer(one: OneHead, array: str, place: tuple[int, ...]) -> str:
    """Name a place of an array that is not on screen, or of another head: H2 Q(sat, q₀)."""
    names, head = [], ""
    for letter, at in zip(axes_of(array), place, strict=True):
        if letter in "hg":
            several = one.document.n_heads > 1
            head = f"{'H' if letter == 'h' else 'KV'}{at + 1} " if several else ""
        elif letter in "tu":
            names.append(visible(one.words[at]))
        elif letter == "i":
            names.append(visible(one.document.feature_names[at]))
        elif letter != "1":
            sign = {"Q": "q", "K": "k", "V": "v"}.get(array[:1], "o")
            names.append(numbered(sign, at + 1)[at])
    symbol = BY_NAME[array].symbol if array in BY_NAME else array
    return f"{head}{symbol}({', '.join(names)})"


def signed(value: float, digits: int = 3) -> str:
    """Write a slope with its sign: +0.360."""
    text = numbers.fixed(value, digits)
    return text if value < 0 or not value else f"+{text}"


def title(state: State) -> str:
    """Ask the question of the mode."""
    assert state.backward is not None
    return tr("What changes {number}?", number=target_text(state.one, state.backward.watched))


def slope_name(state: State, cell: Lit) -> str:
    """Write a slope: ∂A(sat, cat)/∂Q(sat, q₀)."""
    assert state.backward is not None
    target = target_text(state.one, state.backward.watched)
    return f"∂{target}/∂{cell_text(state.one, *cell)}"


def no_slope(state: State, cell: Lit) -> str:
    """Say why a cell has no slope; "" where it has one."""
    one, backward = state.one, state.backward
    assert backward is not None
    array, row, column = cell
    name, target = cell_text(one, *cell), target_text(one, backward.watched)
    if array == "M":
        return tr("the mask is on or off: it has no slope")
    if array in MASKED and one.hidden[row, column]:
        return tr("masked: {cell} is not looked at, whatever the numbers are", cell=name)
    if not backward.paths(one, array)[row, column]:
        return tr("no path: {cell} cannot change {number}", cell=name, number=target)
    return ""


def slope_line(state: State, cell: Lit) -> tuple[Piece, ...]:
    """Write the slope of a cell as a sum over the cells of the next step that take it in."""
    backward = state.backward
    assert backward is not None
    why = no_slope(state, cell)
    if why:
        return (Piece(why),)
    lead = Piece(f"{slope_name(state, cell)} = ", strong=True)
    links = backward.chain(state.one, *cell)
    if not links:
        value = float(backward.slopes(state.one, cell[0])[cell[1:]])
        if backward.watched.loss:
            written = tr("(p − 1 for the next token, p for others) · unembedding ≈ {value}",
                value=signed(value))  # fmt: skip
            return (lead, Piece(written))
        if backward.watched.row:
            return (lead, Piece(tr("−log₂ A − 1 ÷ ln 2 ≈ {value}", value=signed(value))))
        return (lead, Piece(tr("1: it is the number itself")))
    return (lead, *_sum_of(state.one, links))


def _sum_of(one: OneHead, links: Sequence[Link]) -> list[Piece]:
    if len(links) == 1 and links[0].factor == 1:
        link = links[0]
        number = figures.text(Number(rounding.printed(link.slope), SLOPE))
        where = place_text(one, link.array, link.place)
        return [Piece(number), Piece(tr("   the slope of {cell}", cell=where), "muted")]
    kept, others, zeros = _split(links)
    sides = [Number(rounding.printed(v), ORDINARY) for link in kept for v in link[2:]]
    rest = [Number(_added(others), ORDINARY)] if others else []
    whole = Number(_added(links), SLOPE)
    line = Line((*sides, *rest), whole, partial(products, pairs=len(kept)))
    settle(line)
    pieces: list[Piece] = []
    for place, link in enumerate(kept):
        slope, factor = sides[2 * place : 2 * place + 2]
        where = place_text(one, link.array, link.place)
        under = tr("through {cell}", cell=where) if not place else where
        pieces += [Piece(" + ")] if pieces else []
        text = f"({figures.text(slope)})({figures.text(factor)})"
        pieces.append(Piece(text, under=under))
    if others:
        more = tr(" + {n} more, together {sum}", n=len(others), sum=figures.text(rest[0]))
        pieces.append(Piece(more, "muted"))
    if zeros:
        pieces.append(Piece(tr(" + {n} zeros", n=zeros), "muted"))
    return [*pieces, Piece(f" {figures.result(line)}")]


def _split(links: Sequence[Link]) -> tuple[list[Link], list[Link], int]:
    """Choose which products of a long sum to write, which to add up, and how many are 0."""
    if len(links) <= MOST_LINKS:
        return list(links), [], 0
    telling = [place for place, link in enumerate(links) if link.product] or [0]
    zeros = len(links) - len(telling)
    most = len(telling) if len(telling) <= MOST_LINKS else KEPT_LINKS
    largest = sorted(telling, key=lambda place: -abs(links[place].product))[:most]
    others = [links[place] for place in telling if place not in largest]
    return [links[place] for place in sorted(largest)], others, zeros


def _added(links: Sequence[Link]) -> Decimal:
    return added(rounding.printed(link.slope) * rounding.printed(link.factor) for link in links)


def unfolded(state: State, cell: Lit) -> list[tuple[Piece, ...]]:
    """Write the first factor of the strongest products once more, a line each; [] = nothing to."""
    backward, one = state.backward, state.one
    assert backward is not None
    if no_slope(state, cell):
        return []
    links = sorted(backward.chain(one, *cell), key=lambda link: -abs(link.product))
    lines = []
    for link in [link for link in links if link.product][:2]:
        shown = one.cell(link.array, link.place) if link.array in PANES else None
        if shown is None or is_held(one, link.array, *shown):
            continue
        at = (link.array, *shown)
        lead = Piece(f"{slope_name(state, at)} = ", strong=True)
        written = _of_softmax(state, at)
        if written is None:
            further = backward.chain(one, *at)
            if not further or (len(further) == 1 and further[0].factor == 1):
                continue
            written = [Piece(piece.text, piece.colour) for piece in _sum_of(one, further)]
        lines.append((lead, *written))
    return lines


def _of_softmax(state: State, cell: Lit) -> list[Piece] | None:
    """Write p(1 − p) ÷ √d for a score in the row of a watched weight; None for anything else."""
    backward, one = state.backward, state.one
    assert backward is not None
    watched, (array, row, column), options = backward.watched, cell, one.document.options
    plain = (
        options.softcap is None
        and options.temperature == 1
        and (options.scale is None or array != "scores")
        and one.trace["sink_logits"] is None
        and not one.trace.held.keys() & _BETWEEN
    )
    of_row = watched.array == "pattern" and not watched.row and watched.place[:2] == (one.head, row)
    if array not in _RAW or not of_row or not plain:
        return None
    shares, asked = one.slice("pattern")[row], watched.place[2]
    p = Number(rounding.printed(float(shares[asked])), ORDINARY)
    own = column == asked
    other = 1 - p.value if own else rounding.printed(float(shares[column]))
    q = Number(other, ORDINARY)
    divided = array == "scores" and options.scale_on
    root = Number(Decimal(one.document.d_k).sqrt() if divided else Decimal(1), ORDINARY)
    sign = 1 if own else -1

    def evaluate(values: Sequence[Decimal]) -> Decimal:
        return sign * values[0] * values[1] / values[2]

    value = rounding.printed(float(backward.slopes(one, array)[row, column]))
    line = Line((p, q, root), Number(value, ORDINARY), evaluate)
    settle(line)
    by = " ÷ √d_k" if divided else ""
    rule = f"p(1 − p){by}" if own else f"−p · p({visible(one.words[column])}){by}"
    minus = "" if own else numbers.MINUS
    written = f" = {minus}{figures.text(p)} × {figures.text(q)}"
    written += f" ÷ {figures.text(root)}" if divided else ""
    note = tr("   p(1 − p): the slope of tab 3") if own else tr("   raising a rival takes weight")
    return [Piece(rule), Piece(f"{written} {figures.result(line)}"), Piece(note, "muted")]


def told_strongest(state: State) -> str:
    """Name the strongest of the numbers that a person gives."""
    backward, one = state.backward, state.one
    assert backward is not None
    target = target_text(one, backward.watched)
    best = backward.strongest
    if not best or abs(best[0].value) < 1e-12:
        if _one_weight(state):
            return tr(
                "Nothing you can type changes {number}: its row has one weight, always {all}.",
                number=target,
                all=numbers.whole_percent(1.0),
            )
        return tr("Nothing you can type changes {number}.", number=target)
    names = [place_text(one, slope.array, slope.place) for slope in best]
    values = [told_slope(slope.value) for slope in best]
    first = tr(
        "{number} changes most with {cell}: {slope} per +1", number=target, cell=names[0],
        slope=values[0],
    )  # fmt: skip
    if len(best) == 1:
        return f"{first}."
    if _alike(best[0], best[1]):
        second = tr("equally {cell}, {slope}", cell=names[1], slope=values[1])
    else:
        second = tr("then {cell}, {slope}", cell=names[1], slope=values[1])
    if len(best) == 2:
        return f"{clauses((first, second))}."
    third = tr("and {cell}, {slope}", cell=names[2], slope=values[2])
    return f"{clauses((first, second))}, {third}."


def told_slope(value: float) -> str:
    """Write a slope for a sentence: three decimals, or with a power of ten where it is small."""
    if abs(value) >= FAINTEST:
        return signed(value)
    text = ORDINARY.text(ORDINARY.rounded(rounding.printed(value), 0))
    return text if value <= 0 else f"+{text}"


def _alike(one: Slope, other: Slope) -> bool:
    return abs(one.value) - abs(other.value) <= ALIKE * abs(one.value)


def _one_weight(state: State) -> bool:
    assert state.backward is not None
    watched = state.backward.watched
    return watched.array == "pattern" and int((~state.one.hidden[watched.place[1]]).sum()) == 1


class NudgeFigures(NamedTuple):
    """What is written of a nudge: the promise as a sum, what it gives, what came, what is missing.

    `missing` is "" where the curve is straight.
    """

    sum: str
    promised: str
    really: str
    missing: str


def nudge_figures(nudge: Nudge) -> NudgeFigures:
    """Write a nudge with as many digits as it takes for sum and difference to come out."""
    ends = (nudge.promised, nudge.really)
    if not np.isfinite(ends).all():  # numbers as large as floats can be
        told = [numbers.fixed(end, 3) for end in (*ends, abs(ends[0] - ends[1]))]
        return NudgeFigures(told[0], *told)
    before = Number(rounding.printed(nudge.backward.value), SLOPE)
    amount = Number(rounding.printed(nudge.amount), BRIEF)
    slope = Number(rounding.printed(nudge.slope), ORDINARY)
    straight = before.value + amount.value * slope.value
    promised, really = Number(straight, SLOPE), Number(rounding.printed(nudge.really), SLOPE)
    missing = Number(abs(promised.value - really.value), SLOPE)
    settle(
        Line((before, amount, slope), promised, lambda n: n[0] + n[1] * n[2]),
        Line((promised, really), missing, lambda n: abs(n[0] - n[1])),
    )
    return NudgeFigures(
        f"{figures.text(before)} + {figures.text(amount)} × {figures.text(slope)}",
        figures.text(promised),
        figures.text(really),
        "" if missing.value < STRAIGHT else figures.text(missing),
    )


def told_nudge(state: State, amount: float) -> str:
    """Compare in a sentence what a nudge promises with what comes of it; "" where none can be."""
    from attnviz.tabs.step_by_step.state.nudge import Nudge

    assert state.backward is not None
    if state.lit[0] == "M":
        return ""
    nudge = Nudge(state.one, state.backward, state.lit, amount)
    if nudge.why_not:
        return nudge.why_not
    written = nudge_figures(nudge)
    return tr(
        "{cell} {amount}: {number} predicted {promised}, actual {really}, difference {missing}.",
        cell=cell_text(state.one, *state.lit),
        amount=signed(amount, 1),
        number=target_text(state.one, state.backward.watched),
        promised=written.promised,
        really=written.really,
        missing=written.missing or "0",
    )


def told_of_cell(state: State, cell: Lit) -> str:
    """Say what one cell does to the number: for who hears it, and for its status."""
    one, backward = state.one, state.backward
    assert backward is not None
    array, row, column = cell
    said = spoken_place(one, array, row, column)
    if array == "M" or (array in MASKED and one.hidden[row, column]):
        return tr("{cell}, masked", cell=said) if one.hidden[row, column] else said
    if not backward.paths(one, array)[row, column]:
        return tr("{cell}: no path", cell=said)
    value = float(backward.slopes(one, array)[row, column])
    target = target_text(one, backward.watched)
    size = told_slope(abs(value)).lstrip("+")
    if value < 0:
        return tr("{cell}: lowers {number} by {size} per one", cell=said, number=target, size=size)
    return tr("{cell}: raises {number} by {size} per one", cell=said, number=target, size=size)


def status(state: State) -> str:
    """Say the number itself, the slope of the cell in question, and that slope checked."""
    from attnviz.tabs.step_by_step.state.nudge import Nudge

    one, backward, cell = state.one, state.backward, state.pointed
    assert backward is not None
    target = target_text(one, backward.watched)
    parts = [tr("Backwards from {number}", number=f"{target} = {numbers.exact(backward.value)}")]
    why = no_slope(state, cell)
    if why:
        return "   ".join((*parts, why))
    array, row, column = cell
    slope = float(backward.slopes(one, array)[row, column])
    parts.append(f"∂/∂{cell_text(one, *cell)} = {numbers.fixed(slope, 6)}")
    checked = Nudge(one, backward, cell, 0.0).central_difference
    if checked is not None:
        parts.append(tr("central difference {value}", value=numbers.fixed(checked, 6)))
    parts.append(str(np.dtype(one.slice(array).dtype)))
    return "   ".join(parts)
