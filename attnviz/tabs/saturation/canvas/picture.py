"""From the numbers of the tab to what its picture and its plot of many draws show."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Literal

import numpy as np

from attnviz.engine.saturation import DIVISORS, N_KEYS, STOPS, Band, Readout
from attnviz.language import mark, tr
from attnviz.tabs.saturation.canvas.chart import ShareChart
from attnviz.tabs.saturation.canvas.layout import ScoresPicture
from attnviz.tabs.saturation.panel.bands import Bands, Curve
from attnviz.tabs.saturation.panel.value_table import Row
from attnviz.tabs.saturation.state import Figure
from attnviz.tabs.saturation.wording import (
    DIVISOR_NAMES,
    divisor_text,
    one_decimal,
    percent,
    slope_text,
)
from attnviz.widgets.ballot import Ballot
from attnviz.widgets.numbers import fixed, shortest

Mode = Literal["ruler", "walk"]


MOST_BITS = math.log2(N_KEYS)
NAMED_SIZES = (1, 16, 128, 1024)

QUANTITIES: Mapping[str, str] = {
    "largest": mark("largest weight"),
    "entropy": mark("entropy"),
    "slope": mark("slope"),
    "range": mark("range"),
}
LINES: tuple[tuple[str, str, str, Literal["solid", "dash", "dot"]], ...] = (
    ("1", mark("no division"), "K", "solid"),
    ("sqrt", "÷ √d", "Q", "dash"),
    ("d", "÷ d", "V", "dot"),
)


def key_names() -> tuple[str, ...]:
    """Name the keys in the language chosen."""
    return tuple(tr("key {number}", number=i + 1) for i in range(N_KEYS))


def picture_of(
    figure: Figure, mode: Mode, followed: int | None, ballot: Ballot | None = None
) -> ScoresPicture:
    """Turn the figure into what the canvas draws; no share of a covered one is in it."""
    walks = mode == "walk" and not figure.typed
    usual = math.sqrt(figure.d_k)
    return ScoresPicture(
        size=figure.d_k,
        stops=STOPS,
        slider_on=not figure.typed,
        scores=figure.scores.tolist(),
        usual=usual,
        titles=lane_titles(figure, walks),
        charts=(
            _chart(figure.raw, "softmax(q·k)", "q·k", editable=True, ballot=ballot),
            _chart(
                figure.divided,
                divided_title(figure),
                _divided_input(figure),
                editable=False,
                ballot=ballot,
            ),
        ),
        paths=figure.paths if walks else None,
        followed=followed,
    )


def lane_titles(figure: Figure, walks: bool) -> tuple[str, ...]:
    """Say what the ruler or the walk shows, with the range of the scores; long and short."""
    span = one_decimal(figure.raw.range)
    if walks:
        return (
            tr(
                "Scores add up number by number to a range of {range}; the envelope is ±√m",
                range=span,
            ),
            tr("Scores add up to a range of {range}; envelope ±√m", range=span),
            tr("Range {range}; envelope ±√m", range=span),
        )
    usual = shortest(math.sqrt(figure.d_k), 1)
    first = tr(
        "Six raw scores q·k range over {range}; the band is ±√d = ±{usual}", range=span, usual=usual
    )
    if figure.typed:
        first = tr(
            "Six typed scores q·k range over {range}; the band is ±√d = ±{usual}",
            range=span,
            usual=usual,
        )
    return (
        first,
        tr("Scores range over {range}; band ±√d = ±{usual}", range=span, usual=usual),
        tr("Range {range}; band ±{usual}", range=span, usual=usual),
    )


def divided_title(figure: Figure) -> str:
    """Return the formula over the right-hand chart."""
    return f"softmax(q·k ÷ {DIVISOR_NAMES[figure.spec.divisor]})"


def _divided_input(figure: Figure) -> str:
    return f"q·k ÷ {divisor_text(figure.divisor)}"


def _chart(
    readout: Readout, title: str, input_title: str, *, editable: bool, ballot: Ballot | None
) -> ShareChart:
    covered = ballot is not None and ballot.covered
    notes = (
        tr(
            "entropy {entropy} of {most} bits",
            entropy=fixed(readout.entropy),
            most=fixed(MOST_BITS, 3),
        ),
        tr("slope {slope}", slope=slope_text(readout.slope)),
        tr("{n} keys in play", n=one_decimal(readout.keys_in_play)),
    )
    return ShareChart(
        title=title,
        labels=key_names(),
        input_title=input_title,
        inputs=[one_decimal(x) if editable else _two(x) for x in readout.divided],
        shares=[0.0] * N_KEYS if covered else readout.shares.tolist(),
        numbers=[""] * N_KEYS if covered else [percent(share) for share in readout.shares],
        notes=() if covered else notes,
        editable=editable,
        ballot=ballot,
    )


def _two(value: float) -> str:
    """Return a divided score; a long one has no room for two decimals."""
    return fixed(value, 2) if abs(value) < 100 else one_decimal(value)


def readout_rows(figure: Figure) -> list[Row]:
    """Return the readouts of both charts, a row each."""
    both = (figure.raw, figure.divided)
    return [
        (tr("largest weight"), tuple(percent(r.largest) for r in both)),
        (
            tr("entropy of {most} bits", most=fixed(MOST_BITS, 3)),
            tuple(fixed(r.entropy) for r in both),
        ),
        (tr("keys in play"), tuple(one_decimal(r.keys_in_play) for r in both)),
        (tr("slope"), tuple(slope_text(r.slope) for r in both)),
        (tr("best loser p(1 − p)"), tuple(slope_text(r.best_loser) for r in both)),
        (
            tr("0 as a 16-bit float"),
            tuple(tr("{n} of {most}", n=r.rounded_away, most=N_KEYS) for r in both),
        ),
    ]


def bands_of(curves: Mapping[str, Mapping[str, Band]], quantity: str) -> Bands:
    """Turn one quantity over many draws into what the plot draws."""
    found = curves[quantity]
    lines = tuple(
        Curve(tr(name), found[key].mean, found[key].low, found[key].high, colour, style)
        for key, name, colour, style in LINES
    )
    low, high, log = _axis(found, quantity)
    return Bands(lines, STOPS, _ticks(quantity, low, high), low, high, log, NAMED_SIZES)


def _axis(found: Mapping[str, Band], quantity: str) -> tuple[float, float, bool]:
    """Return the ends of the upright axis, and whether it is logarithmic."""
    if quantity == "largest":
        return 0.0, 1.0, False
    if quantity == "entropy":
        return 0.0, math.log2(N_KEYS), False
    highest = max(float(found[name].high.max()) for name in DIVISORS)
    if quantity == "slope":
        return 0.0, math.ceil(highest * 10) / 10, False
    lowest = min(float(found[name].low.min()) for name in DIVISORS)
    return lowest / 1.2, highest * 1.2, True


def _ticks(quantity: str, low: float, high: float) -> tuple[tuple[float, str], ...]:
    if quantity == "largest":
        return tuple((share, f"{share:.0%}") for share in (0.0, 0.5, 1.0))
    if quantity == "entropy":
        return tuple((float(bits), str(bits)) for bits in range(int(high) + 1))
    if quantity == "slope":
        return tuple((value, shortest(value)) for value in np.linspace(low, high, 3).tolist())
    powers = range(math.ceil(math.log10(low)), math.floor(math.log10(high)) + 1)
    return tuple((10.0**power, shortest(10.0**power)) for power in powers)


def _bits(value: float) -> str:
    return tr("{bits} bits", bits=fixed(value))


def reading(curves: Mapping[str, Mapping[str, Band]], quantity: str, line: int, stop: int) -> str:
    """Say one point of the plot: the mean and the band at a stop."""
    key, name = LINES[line][:2]
    band = curves[quantity][key]
    mean, low, high = (float(part[stop]) for part in (band.mean, band.low, band.high))
    says = {"largest": percent, "slope": slope_text, "entropy": _bits}.get(quantity, fixed)
    return tr(
        "d_k {size}, {divisor}: {quantity} {mean} on average over 2,000 draws, 10–90 % of "
        "them {low} to {high}",
        size=STOPS[stop],
        divisor=tr(name),
        quantity=tr(QUANTITIES[quantity]),
        mean=says(mean),
        low=says(low),
        high=says(high),
    )
