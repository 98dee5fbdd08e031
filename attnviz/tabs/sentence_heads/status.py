"""The exact numbers behind a pair, for the status line and for screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attnviz.engine.measures import entropy
from attnviz.language import tr
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import exact, exact_sum, fixed, one_decimal_percent, shortest

if TYPE_CHECKING:
    from attnviz.engine.steps.run import Trace
    from attnviz.model.document.document import Document


def status_text(document: Document, trace: Trace, head: int, asker: int, source: int) -> str:
    """Say head, pair, exact share, score, entropy of the row and its sum."""
    pattern = trace["pattern"][head, asker]
    pair = f"{visible(document.tokens[asker])} → {visible(document.tokens[source])}"
    parts = [
        tr(
            "Head {head} of {n}  {name}",
            head=head + 1,
            n=document.n_heads,
            name=visible(document.heads[head].title),
        ),
        "  ".join((tr("row {row}", row=asker + 1), pair, _share(trace, head, asker, source))),
        tr("score {score}", score=exact_sum(trace["scores"][head, asker, source])),
    ]
    factor = float(trace["scale"]) / document.options.temperature
    if factor != 1.0:
        scaled = exact_sum(trace["scaled_scores"][head, asker, source])
        parts.append(f"{_scaling(document, factor)} = {scaled}")
    parts.append(tr("entropy {entropy} bits", entropy=fixed(entropy(pattern))))
    parts.append(tr("row sum {sum}", sum=exact_sum(float(pattern.sum()))))
    parts.append(str(trace["pattern"].dtype))
    return "   ".join(parts)


def _scaling(document: Document, factor: float) -> str:
    """Say what the score is divided by; a factor of the document, which may be 0, as it is."""
    own = document.options.scale_on and document.options.scale is not None
    return f"× {exact(float(f'{factor:.4g}'))}" if own else f"÷ {shortest(1 / factor)}"


def _share(trace: Trace, head: int, asker: int, source: int) -> str:
    if not trace["allowed"][asker, source]:
        return tr("not written yet") if source > asker else tr("hidden by the mask")
    share = trace["pattern"][head, asker, source]
    return f"{one_decimal_percent(share)} = {exact(share)}"


def spoken_pair(document: Document, trace: Trace, head: int, asker: int, source: int) -> str:
    """Say one pair as a screen reader does."""
    pair = tr(
        "row {row}, column {column}",
        row=visible(document.tokens[asker]),
        column=visible(document.tokens[source]),
    )
    if not trace["allowed"][asker, source]:
        return f"{pair}, {_share(trace, head, asker, source)}"
    share = fixed(float(trace["pattern"][head, asker, source]) * 100, 1)
    score = shortest(trace["scores"][head, asker, source])
    return tr("{pair}, {share} per cent, score {score}", pair=pair, share=share, score=score)
