"""What the tab says of a draw or of typed scores, and how its numbers print.

Shares print as the chapter's figure does, 100.0% and 0.0% included: six of them under each other
show what rounding leaves of a saturated softmax. The exact value stands in the status line.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Literal

import numpy as np

from attnviz import rounding
from attnviz.engine.saturation import N_KEYS, STOPS, Band, Readout
from attnviz.language import mark, plural, tr
from attnviz.tabs.saturation.state import State
from attnviz.ui.look.numbers import (
    MINUS,
    exact,
    exact_sum,
    fixed,
    grouped,
    one_decimal_percent,
    percent_sign,
    shortest,
    superscript,
    without_sign,
)

News = Literal["", "draw", "sweep"]

COUNTS = (mark("one"), mark("two"), mark("three"), mark("four"), mark("five"), mark("six"))
MANY = 3.0  # raw keys in play over which nothing is decided
ONE = 1.05  # raw keys in play under which one key takes all
CLOSE = 4.5  # keys in play from which every key counts
FLAT = 0.04  # greatest distance from an even share at which six shares look alike
SWEPT = mark("Only with ÷ √d do the bars look alike at every size.")
SMALLEST_PLAIN = 0.00005  # under it four decimals would print 0.0000
DIVISOR_NAMES = {"1": "1", "sqrt": "√d", "d": "d"}
DISTRIBUTIONS = (("normal", mark("normal")), ("coin", mark("±1 coins")))
CURVES = (("1", mark("no division")), ("sqrt", "÷ √d"), ("d", "÷ d"))
QUANTITIES: Mapping[str, str] = {
    "largest": mark("largest weight"),
    "entropy": mark("entropy"),
    "slope": mark("slope"),
    "range": mark("range"),
}


# The caption: rules in order, the first that applies; all numbers computed


def caption(state: State) -> str:
    """Say in one or two sentences what the two charts show, or what a sweep has shown."""
    return _caption(state, "sweep" if state.pointer.swept else "")


def feedback(before: State, state: State) -> str:
    """Say what another draw brought; "" when the draw is the same."""
    drawn = (before.spec.draw, before.spec.distribution)
    other = drawn != (state.spec.draw, state.spec.distribution)
    return _caption(state, "draw") if other and not state.pointer.swept else ""


def _caption(state: State, news: News) -> str:
    if news == "sweep" and not state.typed and state.spec.divisor == "sqrt":
        return tr(SWEPT)
    if np.ptp(state.scores) == 0:
        return tr(
            "All six scores are equal, so each key gets {share}.", share=percent(state.raw.largest)
        )
    if state.d_k == 1 and not state.typed:
        return _one_number(state, news)
    if state.spec.divisor == "d" and news != "draw" and _flat(state):
        share = f"{rounding.whole(100 / len(state.scores))}{percent_sign()}"
        if state.typed:
            return tr(
                "Typed scores, divided by d instead of √d: all six end up near {share}.",
                share=share,
            )
        return tr(
            "Dividing by d instead of √d flattens everything: all six end up near {share}.",
            share=share,
        )
    return f"{_raw(state, news)} {_divided(state)}"


def _flat(state: State) -> bool:
    even = 1 / len(state.scores)
    return bool(np.abs(state.divided.shares - even).max() < FLAT)


def _one_number(state: State, news: News) -> str:
    """Say what six keys of one number each look like."""
    first = tr("One number per vector")
    if news == "draw":
        first = tr("{draw}, one number per vector", draw=_name(state))
    if state.raw.keys_in_play >= CLOSE:
        return tr("{first}: the scores are close and every key counts.", first=first)
    return tr(
        "{first}: the scores span {range}, and {keys}.",
        first=first,
        range=one_decimal(state.raw.range),
        keys=_about(state.raw.keys_in_play),
    )


def _span(state: State, news: News) -> str:
    """Say which scores these are and how far they lie apart."""
    span = one_decimal(state.raw.range)
    if state.typed:
        return tr("Your typed scores span {range}", range=span)
    if news == "draw":
        return tr(
            "{draw} at d_k = {d_k}: the raw scores span {range}",
            draw=_name(state),
            d_k=state.d_k,
            range=span,
        )
    return tr("At d_k = {d_k} the raw scores span {range}", d_k=state.d_k, range=span)


def _name(state: State) -> str:
    name = state.draw_name
    if state.spec.draw == "chapter":
        return tr("The chapter’s draw")
    return name[0].upper() + name[1:]


def _raw(state: State, news: News) -> str:
    in_play, first = state.raw.keys_in_play, _span(state, news)
    if in_play > MANY:
        return tr("{first}; {keys}.", first=first, keys=_about(in_play))
    if in_play < ONE:
        return tr("{first}, so only one key counts.", first=first)
    return tr("{first}, and {keys}.", first=first, keys=_about(in_play))


def _about(keys: float) -> str:
    """Say how many keys count: "about four keys count"."""
    return plural(
        mark("hardly more than one key counts"),
        mark("about {count} keys count"),
        rounding.whole(keys),
        count=_spelled(keys),
    )


def _spelled(keys: float) -> str:
    return tr(COUNTS[rounding.whole(keys) - 1])


def _divided(state: State) -> str:
    if state.divisor == 1:
        return tr("Dividing by 1 changes nothing.")
    by, keys = _divisor(state), state.divided.keys_in_play
    if keys < ONE:
        return tr("Divided by {divisor}, only one does.", divisor=by)
    return plural(
        mark("Divided by {divisor}, hardly more than one does."),
        mark("Divided by {divisor}, about {count} do."),
        rounding.whole(keys),
        divisor=by,
        count=_spelled(keys),
    )


def _divisor(state: State) -> str:
    """Write what the scores are divided by: √64 = 8, √2 ≈ 1.4, or 64."""
    value = divisor_text(state.divisor)
    if state.spec.divisor != "sqrt":
        return value
    sign = "=" if math.isqrt(state.d_k) ** 2 == state.d_k else "≈"
    return f"√{grouped(state.d_k)} {sign} {value}"


# The status line, tool tips and screen readers


def status(state: State) -> str:
    """Say what is read off the curves, all of the pointed-at key, or what both charts hold."""
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


def percent_of_hundredths(share: float) -> str:
    """Return a share with two decimals that never claims to be all: 99.99%, >99.99%."""
    text = fixed(share * 100)
    text = f">{fixed(99.99)}" if share < 1 and text == fixed(100) else text
    return f"{text}{percent_sign()}"


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
    return tr(
        "key {number}, score {score}, {share} per cent, divided by {divisor}: {share_2} per cent",
        number=key + 1,
        score=one_decimal(state.scores[key]),
        share=without_sign(percent(state.raw.shares[key])),
        divisor=divisor_text(state.divisor),
        share_2=without_sign(percent(state.divided.shares[key])),
    )


def key_names() -> tuple[str, ...]:
    """Name the keys in the language chosen."""
    return tuple(tr("key {number}", number=i + 1) for i in range(N_KEYS))


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


# How numbers print


def percent(share: Any) -> str:
    """Return a share with one decimal: 49.5%, 100.0%, 0.0%."""
    return f"{fixed(float(share) * 100, 1)}{percent_sign()}"


def one_decimal(value: Any) -> str:
    """Return a number with one decimal; large ones without: 27.4, −15.0, 12,345."""
    number = float(value)
    if abs(number) >= 1000:
        return grouped(rounding.whole(number))
    return fixed(number, 1)


def divisor_text(divisor: float) -> str:
    """Return what scores are divided by: 8, 11.3, 1,024."""
    if divisor >= 1000:
        return grouped(rounding.whole(divisor))
    return shortest(divisor, 1)


def slope_text(value: float) -> str:
    """Return a slope with four decimals, a tiny one as a power of ten: 0.3755, 1.2·10⁻¹⁵."""
    if value == 0 or value >= SMALLEST_PLAIN:
        return fixed(value, 4)
    return with_power(math.log10(value))


def slope_with_sign(value: float) -> str:
    """Return how much a share moves: +0.0312, −0.00024, a tiny one as −1.2·10⁻¹⁵."""
    sign = "+" if value > 0 else MINUS if value < 0 else ""
    size = abs(value)
    return f"{sign}{fixed(size, 5) if SMALLEST_PLAIN <= size < 0.01 else slope_text(size)}"


def slope_title(state: State) -> str:
    """Name the slopes of the share that is asked about: ∂p1 / ∂q·k."""
    return "" if state.asked is None else f"∂p{state.asked + 1} / ∂q·k"


def asked_caption(state: State) -> str:
    """Say how much the key that is asked about answers to its own raw score, left and right."""
    slopes, key = state.slopes, state.asked
    if slopes is None or key is None:
        return ""
    left, right = (slope_with_sign(float(side[key])) for side in slopes)
    return tr(
        "Slope of the share of key {n} to its own raw score: {left} on the left, {right} on the "
        "right. Training learns from slopes.",
        n=key + 1,
        left=left,
        right=right,
    )


def exponential_text(score: float) -> str:
    """Return e to a score with two or three digits; it never overflows: 0.69, 7.39, 2.5·10⁵."""
    if -4.6 < score < 11.5:
        value = math.exp(score)
        return fixed(value, 2) if value < 100 else grouped(rounding.whole(value))
    return with_power(score / math.log(10))


def with_power(log10: float) -> str:
    """Return 10 to `log10` as 2.5·10⁵."""
    power = math.floor(log10)
    mantissa = fixed(10 ** (log10 - power), 1)
    if len(mantissa) > 3:
        mantissa, power = fixed(1, 1), power + 1
    return f"{mantissa}·10{superscript(power)}"
