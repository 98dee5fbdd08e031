"""What the tab says of a real row: how far its scores lie apart, and what dividing makes of it."""

from __future__ import annotations

from attnviz.language import labelled, mark, plural, quoted, tr
from attnviz.tabs.saturation.state import State
from attnviz.tabs.saturation.state.real_row import RealRow
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import (
    exact,
    exact_sum,
    fixed,
    one_decimal_percent,
    shortest,
)

LONGEST_NAME = 12  # letters of a token beside its bar


def row_caption(state: State, row: RealRow) -> str:
    """Say how far the scores of the row lie apart, and over how many keys it is spread."""
    asker = quoted(visible(row.asker))
    if len(row.names) == 1:
        return tr(
            "{asker} can only look at itself: one score, and all 100% stays there.", asker=asker
        )
    first = tr(
        "The scores of {asker} have a spread of {spread}; random scores would have {usual}.",
        asker=asker,
        spread=fixed(row.spread, 1),
        usual=shortest(row.d_k**0.5, 1),
    )
    return " ".join((first, _in_play(state), *_left_out(row)))


def _left_out(row: RealRow) -> list[str]:
    if row.bounded:
        return [tr("The model caps these scores first; here they are not capped.")]
    if not row.as_layer:
        return [tr("The layer’s own weights differ: here scores are only divided.")]
    return []


def _in_play(state: State) -> str:
    by, warm = shortest(state.divisor, 2), shortest(state.spec.temperature, 2)
    n = fixed(state.divided.keys_in_play, 1)
    if state.spec.temperature == 1:
        return tr("Divided by {divisor}, the row has {n} effective keys.", divisor=by, n=n)
    return tr(
        "Divided by {divisor}, at temperature {temperature}, the row has {n} effective keys.",
        divisor=by,
        temperature=warm,
        n=n,
    )


def row_titles(row: RealRow) -> tuple[str, ...]:
    """Say what the ruler shows; long and short."""
    asker = quoted(visible(row.asker))
    spread, usual = fixed(row.spread, 1), shortest(row.d_k**0.5, 1)
    return (
        tr(
            "Raw scores q·k of {asker} have a spread of {spread}; the band is ±√d_k = ±{usual}",
            asker=asker,
            spread=spread,
            usual=usual,
        ),
        tr("Scores of {asker}: spread {spread}, band ±{usual}", asker=asker, spread=spread,
           usual=usual),
    )  # fmt: skip


def names_of(row: RealRow) -> tuple[str, ...]:
    """Name the bars: a number and a token each, and what is added up."""
    found = []
    for place, name in enumerate(row.names[: row.n_shown], 1):
        shown = visible(name)
        cut = shown if len(shown) <= LONGEST_NAME else shown[: LONGEST_NAME - 1] + "…"
        found.append(f"{place} {cut}")
    if row.n_others:
        found.append(plural(mark("{n} other"), mark("{n} others"), row.n_others))
    return tuple(found)


def row_status(state: State, row: RealRow) -> str:
    """Say the head, the row, and the readouts of both charts."""
    if state.pointed is not None:
        return "   ".join(key_parts(state, row, state.pointed))
    both = (("", state.raw), (f"÷{shortest(state.divided_by, 2)}", state.divided))
    parts = [
        tr("head {name}", name=visible(row.heads[row.head].name)),
        *([tr("from tab 2")] if state.spec.steps_row is not None else []),
        tr("row {row}  {word}", row=row.number, word=visible(row.asker)),
        tr("spread {spread} (√d_k = {usual})", spread=fixed(row.spread),
           usual=shortest(row.d_k**0.5, 4)),
    ]  # fmt: skip
    for name, readout in both:
        said = tr(
            "max {share}, entropy {entropy} bits",
            share=one_decimal_percent(readout.largest),
            entropy=fixed(readout.entropy),
        )
        parts.append(labelled(name or tr("raw"), said))
    return "   ".join(parts)


def key_parts(state: State, row: RealRow, key: int) -> tuple[str, ...]:
    """Say everything about one key of a row."""
    score = float(row.scores[key])
    raw, divided = float(state.raw.shares[key]), float(state.divided.shares[key])
    return (
        visible(row.names[key]),
        f"q·k {exact_sum(score)}",
        tr("raw {share}", share=f"{one_decimal_percent(raw)} = {exact(raw)}"),
        tr(
            "÷{divisor} = {score}: {share}",
            divisor=shortest(state.divided_by, 2),
            score=exact_sum(state.divided.divided[key]),
            share=f"{one_decimal_percent(divided)} = {exact(divided)}",
        ),
    )
