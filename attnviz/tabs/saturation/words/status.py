"""The status line, tool tips, and what a screen reader says."""

from __future__ import annotations

from collections.abc import Mapping

from attnviz.engine.saturation import STOPS, Band, Readout
from attnviz.language import tr
from attnviz.tabs.saturation.state import State
from attnviz.tabs.saturation.words.numbers import (
    CURVES,
    QUANTITIES,
    divisor_text,
    exponential_text,
    one_decimal,
    percent,
    percent_of_hundredths,
    slope_text,
)
from attnviz.tabs.saturation.words.of_row import key_parts, row_status
from attnviz.ui.look.numbers import (
    exact,
    exact_sum,
    fixed,
    one_decimal_percent,
    shortest,
    without_sign,
)


def status(state: State) -> str:
    """Say what is read off the curves, all of the pointed-at key, or what both charts hold."""
    if state.lacks_scores:
        return ""
    if state.row is not None:
        return row_status(state, state.row)
    if state.pointer.reading:
        return state.pointer.reading
    if state.pointed is not None:
        return key_text(state, state.pointed)
    parts = [tr("typed scores") if state.typed else state.draw_name, f"d_k {state.d_k}"]
    usual = shortest(state.d_k**0.5, 4)
    parts.append(tr("range {range} (√d = {usual})", range=exact_sum(state.raw.range), usual=usual))
    parts.append(tr("raw: {summary}", summary=_summary(state.raw)))
    over = divisor_text(state.divisor)
    parts.append(tr("÷{divisor}: {summary}", divisor=over, summary=_summary(state.divided)))
    return "   ".join(parts)


def _summary(readout: Readout) -> str:
    largest = tr("max {share}", share=percent_of_hundredths(readout.largest))
    return tr(
        "{largest}, entropy {entropy} bits, slope {slope}",
        largest=largest,
        entropy=fixed(readout.entropy),
        slope=slope_text(readout.slope),
    )


def key_text(state: State, key: int) -> str:
    """Say everything about one key: score, e to it, and its share in both charts."""
    score = float(state.scores[key])
    parts = [
        tr("key {number}", number=key + 1),
        f"q·k {exact_sum(score)}",
        f"e^q·k ≈ {exponential_text(score)}",
    ]
    parts.append(tr("raw {share}", share=_share(state.raw, key)))
    over = divisor_text(state.divisor)
    parts.append(
        tr(
            "÷{divisor} = {score}: {share}",
            divisor=over,
            score=exact_sum(state.divided.divided[key]),
            share=_share(state.divided, key),
        )
    )
    return "   ".join(parts)


def _share(readout: Readout, key: int) -> str:
    share = float(readout.shares[key])
    return f"{one_decimal_percent(share)} = {exact(share)}"


def key_tip(state: State, key: int) -> str:
    """Say one key in three short lines: score, e to it, its shares as the charts print them."""
    if state.row is not None:
        return "\n".join(key_parts(state, state.row, key))
    score = float(state.scores[key])
    raw, divided = state.raw.shares[key], state.divided.shares[key]
    return tr(
        "key {number}: q·k = {score}\ne^({score}) ≈ {power}\nweight {raw}, ÷ {divisor}: {share}",
        number=key + 1,
        score=fixed(score),
        power=exponential_text(score),
        raw=one_decimal_percent(raw),
        divisor=divisor_text(state.divisor),
        share=one_decimal_percent(divided),
    )


def spoken_key(state: State, key: int) -> str:
    """Say one key as a screen reader does."""
    if state.row is not None:
        return ", ".join(key_parts(state, state.row, key))
    return tr(
        "key {number}, score {score}, {share} per cent, divided by {divisor}: {share_2} per cent",
        number=key + 1,
        score=one_decimal(state.scores[key]),
        share=without_sign(percent(state.raw.shares[key])),
        divisor=divisor_text(state.divisor),
        share_2=without_sign(percent(state.divided.shares[key])),
    )


def curve_reading(
    curves: Mapping[str, Mapping[str, Band]], quantity: str, curve: int, stop: int
) -> str:
    """Say one point of the plot: the mean and the band at a stop."""
    key, name = CURVES[curve]
    band = curves[quantity][key]
    mean, low, high = (float(part[stop]) for part in (band.mean, band.low, band.high))
    says = {"largest": percent, "slope": slope_text, "entropy": _bits}.get(quantity, fixed)
    return tr(
        "d_k {size}, {divisor}: {quantity} {mean} on average over 2,000 draws; 80% of them "
        "lie between {low} and {high}",
        size=STOPS[stop],
        divisor=tr(name),
        quantity=tr(QUANTITIES[quantity]),
        mean=says(mean),
        low=says(low),
        high=says(high),
    )


def _bits(value: float) -> str:
    return tr("{bits} bits", bits=fixed(value))
