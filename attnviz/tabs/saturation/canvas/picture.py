"""What the picture shows, as plain values: the scores and two charts of their softmax."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.saturation import N_KEYS, STOPS, Readout
from attnviz.language import tr
from attnviz.model.edits.saturation import TEMPERATURES
from attnviz.tabs.saturation.canvas.chart import ShareChart
from attnviz.tabs.saturation.canvas.marks import scale_limit
from attnviz.tabs.saturation.state import State
from attnviz.tabs.saturation.state.real_row import RealRow
from attnviz.tabs.saturation.words.numbers import (
    DIVISOR_NAMES,
    divisor_text,
    key_names,
    one_decimal,
    percent,
    slope_text,
    slope_title,
    slope_with_sign,
)
from attnviz.tabs.saturation.words.of_row import names_of, row_titles
from attnviz.ui.look.numbers import fixed, one_decimal_percent, shortest
from attnviz.ui.predict.ballot import Ballot

MOST_BITS = math.log2(N_KEYS)


@dataclass(frozen=True, eq=False)
class ScoresPicture:
    """What the picture shows.

    Parameters
    ----------
    size : number that the slider stands on
    stops : of the slider
    scores : one raw score a key, they are the dots
    usual : scores usually lie between -usual and usual
    titles : over the ruler or the walk; the first that fits is written
    paths : (n_keys, steps + 1), sums of the walk; None = the ruler is shown
    charts : left and right
    followed : the key that is marked everywhere, or None
    """

    size: float
    stops: tuple[float, ...]
    scores: Sequence[float]
    usual: float
    titles: tuple[str, ...]
    charts: tuple[ShareChart, ShareChart]
    paths: NDArray[Any] | None = None
    followed: int | None = None

    @property
    def limit(self) -> float:
        """Return the end of the scale that holds all that is drawn on it."""
        drawn = self.scores if self.paths is None else self.paths
        return scale_limit(max(float(np.abs(drawn).max()), self.usual))


def picture_of(state: State) -> ScoresPicture:
    """Return what the canvas draws of a state; no share of a covered one is in it."""
    if state.row is not None:
        return _picture_of_row(state, state.row)
    usual = math.sqrt(state.d_k)
    return ScoresPicture(
        size=state.d_k,
        stops=STOPS,
        scores=state.scores.tolist(),
        usual=usual,
        titles=lane_titles(state),
        charts=(
            _asked(state, 0, _chart(state, state.raw, "left chart", "softmax(q·k)", "q·k")),
            _asked(
                state,
                1,
                _chart(
                    state, state.divided, "right chart", divided_title(state), _divided_input(state)
                ),
            ),
        ),
        paths=state.paths if state.walks else None,
        followed=state.followed,
    )


def _picture_of_row(state: State, row: RealRow) -> ScoresPicture:
    """Return a real row: the largest scores, and all others as one bar."""
    by = shortest(state.divided_by, 2)
    return ScoresPicture(
        size=state.spec.temperature,
        stops=TEMPERATURES,
        scores=row.scores[: row.n_shown].tolist(),
        usual=math.sqrt(row.d_k),
        titles=row_titles(row),
        charts=(
            _asked(state, 0, _row_chart(state, row, state.raw, "softmax(q·k)", "q·k")),
            _asked(
                state,
                1,
                _row_chart(state, row, state.divided, f"softmax(q·k ÷ {by})", f"q·k ÷ {by}"),
            ),
        ),
        followed=state.followed,
    )


def _asked(state: State, side: int, chart: ShareChart) -> ShareChart:
    """Return a chart with the slopes of the share that is asked about, if one is."""
    if state.slopes is None:
        return chart
    told = [slope_with_sign(float(slope)) for slope in state.slopes[side][: state.n_shown]]
    return replace(chart, slopes=told, slopes_title=slope_title(state))


def _row_chart(
    state: State, row: RealRow, readout: Readout, title: str, input_title: str
) -> ShareChart:
    covered, n = state.covered, row.n_shown
    shares = readout.shares[:n].tolist()
    inputs = [_two(x) for x in readout.divided[:n]]
    if row.n_others:
        shares.append(float(readout.shares[n:].sum()))
        inputs.append("")
    most = math.log2(len(row.names))
    notes = (
        tr("entropy {entropy} of {most} bits", entropy=fixed(readout.entropy), most=fixed(most)),
        tr("{n} effective keys", n=one_decimal(readout.keys_in_play)),
    )
    return ShareChart(
        title=title,
        labels=names_of(row),
        input_title=input_title,
        inputs=inputs,
        shares=[0.0] * len(shares) if covered else shares,
        numbers=[""] * len(shares) if covered else [one_decimal_percent(s) for s in shares],
        notes=() if covered else notes,
        ballot=state.ballot,
        rest=bool(row.n_others),
    )


def lane_titles(state: State) -> tuple[str, ...]:
    """Say what the ruler or the walk shows, with the range of the scores; long and short."""
    span = one_decimal(state.raw.range)
    if state.walks:
        return (
            tr(
                "The scores build up term by term to a range of {range}; the envelope is ±√m",
                range=span,
            ),
            tr("The scores build up to a range of {range}; envelope ±√m", range=span),
            tr("Range {range}; envelope ±√m", range=span),
        )
    usual = shortest(math.sqrt(state.d_k), 1)
    first = tr(
        "Six raw scores q·k span {range}; the band is ±√d = ±{usual}", range=span, usual=usual
    )
    if state.typed:
        first = tr(
            "Six typed scores q·k span {range}; the band is ±√d = ±{usual}",
            range=span,
            usual=usual,
        )
    return (
        first,
        tr("Scores span {range}; band ±√d = ±{usual}", range=span, usual=usual),
        tr("Range {range}; band ±{usual}", range=span, usual=usual),
    )


def divided_title(state: State) -> str:
    """Return the formula over the right-hand chart."""
    return f"softmax(q·k ÷ {DIVISOR_NAMES[state.spec.divisor]})"


def _divided_input(state: State) -> str:
    return f"q·k ÷ {divisor_text(state.divisor)}"


def _chart(state: State, readout: Readout, name: str, title: str, input_title: str) -> ShareChart:
    editable, named = name == "left chart", name in state.covers
    ballot = Ballot(asks=False) if named else state.ballot
    covered = ballot is not None and ballot.covered
    silent = covered or "readouts" in state.covers
    inputs = [one_decimal(x) if editable else _two(x) for x in readout.divided]
    notes = (
        tr(
            "entropy {entropy} of {most} bits",
            entropy=fixed(readout.entropy),
            most=fixed(MOST_BITS, 3),
        ),
        tr("slope {slope}", slope=slope_text(readout.slope)),
        tr("{n} effective keys", n=one_decimal(readout.keys_in_play)),
    )
    return ShareChart(
        title=title,
        labels=key_names(),
        input_title=input_title,
        # What the scores become by dividing belongs to what is asked.
        inputs=[""] * N_KEYS if named and not editable else inputs,
        shares=[0.0] * N_KEYS if covered else readout.shares.tolist(),
        numbers=[""] * N_KEYS if covered else [percent(share) for share in readout.shares],
        notes=() if silent else notes,
        editable=editable,
        ballot=ballot,
    )


def _two(value: float) -> str:
    """Return a divided score; a long one has no room for two decimals."""
    return fixed(value, 2) if abs(value) < 100 else one_decimal(value)
