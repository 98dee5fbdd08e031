"""The exact numbers behind a pair, for the status line and for screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from attnviz.engine.measures import entropy
from attnviz.language import tr
from attnviz.tabs.sentence_heads.state import State
from attnviz.tabs.sentence_heads.state.state import SHEET
from attnviz.ui.grid.picks import GAP, sums_text
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import (
    exact,
    exact_sum,
    fixed,
    grouped,
    one_decimal_percent,
    shortest,
)
from attnviz.ui.tab.held import is_off

if TYPE_CHECKING:
    from attnviz.engine.steps.run import Trace
    from attnviz.model.document.document import Document
    from attnviz.model.document.source import LayerSource


def status_text(
    document: Document,
    trace: Trace,
    head: int,
    query: int,
    key: int,
    *,
    source: LayerSource | None = None,
) -> str:
    """Say head, pair, exact share, score, entropy of the row and its sum."""
    pattern = trace.rows("pattern")[head, query]
    pair = f"{visible(document.tokens[query])} → {visible(document.tokens[key])}"
    row = tr("row {row}", row=grouped(document.numbering.of(query)))
    parts = [
        head_text(document, head, source),
        "  ".join((row, pair, _share(trace, head, query, key))),
    ]
    factor = float(trace["scale"]) / document.options.temperature
    if not document.captured:
        parts.append(tr("score {score}", score=exact_sum(trace.rows("scores")[head, query, key])))
    if factor != 1.0 and not document.captured:
        scaled = exact_sum(trace.rows("scaled_scores")[head, query, key])
        parts.append(f"{_scaling(document, factor)} = {scaled}")
    if is_off(trace, head, query):
        parts.append(tr("entropy – (row is not 100%)"))
    else:
        parts.append(tr("entropy {entropy} bits", entropy=fixed(entropy(pattern))))
    parts.append(tr("row sum {sum}", sum=exact_sum(float(pattern.sum()))))
    parts.append(str(trace.rows("pattern").dtype))
    return "   ".join(parts)


def _scaling(document: Document, factor: float) -> str:
    """Say what the score is divided by; a factor of the document, which may be 0, as it is."""
    own = document.options.scale_on and document.options.scale is not None
    return f"× {exact(float(f'{factor:.4g}'))}" if own else f"÷ {shortest(1 / factor)}"


def _share(trace: Trace, head: int, query: int, key: int) -> str:
    if not trace["allowed"][query, key]:
        return tr("not written yet") if key > query else tr("masked")
    share = trace.rows("pattern")[head, query, key]
    said = f"{one_decimal_percent(share)} = {exact(share)}"
    if not trace.is_held("pattern", (head, query, key)):
        return said
    made = one_decimal_percent(trace.computed.rows("pattern")[head, query, key])
    return tr("{number} (held, computed {made})", number=said, made=made)


def status(state: State) -> str:
    """Say the exact numbers of the pair that is explained, or of what was written last."""
    if state.writes:
        from attnviz.tabs.sentence_heads.words.of_writing import status as written_status

        return written_status(state)
    return status_text(
        state.document,
        state.trace,
        state.head,
        state.query,
        state.key,
        source=state.source,
    )


def head_text(document: Document, head: int, source: LayerSource | None) -> str:
    """Say which head it is: of a model by layer and head, as its own name says."""
    name = visible(document.heads[head].title)
    if source is not None:
        return tr("{model}  head {name}", model=visible(source.name), name=name)
    return tr("Head {head} of {n}  {name}", head=head + 1, n=document.n_heads, name=name)


def picks_status(state: State) -> str:
    """Say what picked words share, or what is picked in the drawer adds up to."""
    if state.covered:
        return ""
    if state.picks:
        return _picked_words(state)
    return _picked_numbers(state) if state.drawer_picks else ""


def _picked_words(state: State) -> str:
    """Say sum and mean of the shares between the picked words and the one at hand."""
    document, head, row, picks = state.document, state.head, state.row, state.picks
    names = [row.name(place) for place in range(document.n_tokens)]
    name = head_text(document, head, state.source)
    lead = GAP.join((name, picks.lead(names, names, row.query, state.key)))
    cells = picks.line(state.trace.rows("pattern")[head], row.query, state.key)
    masked = picks.line(~state.trace["allowed"], row.query, state.key)
    return sums_text(lead, [("", cells)], masked, one_decimal_percent)


def _picked_numbers(state: State) -> str:
    """Say sum and mean of the picked cells in the row or column of the drawer at hand."""
    picks, cell = state.drawer_picks, state.pointer.cell
    numbers, rows, columns = state.drawn(picks.grid)
    at = (0, 0) if cell is None or cell[0] != picks.grid else cell[1:]
    row, column = (min(place, n - 1) for place, n in zip(at, numbers.shape, strict=True))
    lead = picks.lead(rows, columns, row, column)
    cells = picks.line(numbers, row, column)
    name = "X" if picks.grid == SHEET else picks.grid
    return sums_text(f"{name}  {lead}", [("", cells)], np.zeros(cells.shape, bool), exact_sum)


def spoken(state: State) -> str:
    """Say the pair that the keyboard is on as a screen reader does."""
    return spoken_pair(state.document, state.trace, state.head, state.query, state.key)


def spoken_pair(document: Document, trace: Trace, head: int, query: int, key: int) -> str:
    """Say one pair as a screen reader does."""
    pair = tr(
        "row {row}, column {column}",
        row=visible(document.tokens[query]),
        column=visible(document.tokens[key]),
    )
    if not trace["allowed"][query, key]:
        return f"{pair}, {_share(trace, head, query, key)}"
    share = fixed(float(trace.rows("pattern")[head, query, key]) * 100, 1)
    score = shortest(trace.rows("scores")[head, query, key])
    return tr("{pair}, {share} per cent, score {score}", pair=pair, share=share, score=score)
