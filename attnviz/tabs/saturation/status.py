"""The exact numbers for the status line, and what screen readers say."""

from __future__ import annotations

from attnviz.engine.saturation import Readout
from attnviz.language import tr
from attnviz.tabs.saturation.state import Figure
from attnviz.tabs.saturation.wording import (
    divisor_text,
    exponential_text,
    one_decimal,
    percent,
    slope_text,
)
from attnviz.widgets.numbers import exact, exact_sum, fixed, one_decimal_percent, shortest


def status_text(figure: Figure) -> str:
    """Say draw, size, range, and what both charts hold."""
    parts = [tr("typed scores") if figure.typed else figure.draw_name, f"d_k {figure.d_k}"]
    usual = shortest(figure.d_k**0.5, 4)
    parts.append(tr("range {range} (√d = {usual})", range=exact_sum(figure.raw.range), usual=usual))
    parts.append(tr("raw: {summary}", summary=_summary(figure.raw)))
    over = divisor_text(figure.divisor)
    parts.append(tr("÷{divisor}: {summary}", divisor=over, summary=_summary(figure.divided)))
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
    return ">99.99%" if share < 1 and text == fixed(100) else f"{text}%"


def key_text(figure: Figure, key: int) -> str:
    """Say everything about one key: score, e to it, and its share in both charts."""
    score = float(figure.scores[key])
    parts = [
        tr("key {number}", number=key + 1),
        f"q·k {exact_sum(score)}",
        f"e^q·k ≈ {exponential_text(score)}",
    ]
    parts.append(tr("raw {share}", share=_share(figure.raw, key)))
    over = divisor_text(figure.divisor)
    parts.append(
        tr(
            "÷{divisor} = {score}: {share}",
            divisor=over,
            score=exact_sum(figure.divided.divided[key]),
            share=_share(figure.divided, key),
        )
    )
    return "   ".join(parts)


def _share(readout: Readout, key: int) -> str:
    share = float(readout.shares[key])
    return f"{one_decimal_percent(share)} = {exact(share)}"


def key_tip(figure: Figure, key: int) -> str:
    """Say one key in three short lines: score, e to it, its shares as the charts print them."""
    score = float(figure.scores[key])
    raw, divided = figure.raw.shares[key], figure.divided.shares[key]
    return tr(
        "key {number}: q·k = {score}\ne^({score}) ≈ {power}\nweight {raw}, ÷ {divisor}: {share}",
        number=key + 1,
        score=fixed(score),
        power=exponential_text(score),
        raw=one_decimal_percent(raw),
        divisor=divisor_text(figure.divisor),
        share=one_decimal_percent(divided),
    )


def spoken_key(figure: Figure, key: int) -> str:
    """Say one key as a screen reader does."""
    return tr(
        "key {number}, score {score}, {share} per cent, divided by {divisor}: {share_2} per cent",
        number=key + 1,
        score=one_decimal(figure.scores[key]),
        share=percent(figure.raw.shares[key])[:-1],
        divisor=divisor_text(figure.divisor),
        share_2=percent(figure.divided.shares[key])[:-1],
    )
