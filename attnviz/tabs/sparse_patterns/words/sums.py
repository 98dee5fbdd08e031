"""The arithmetic behind the counts and the reach, said where a person points at them."""

from __future__ import annotations

from itertools import groupby

from attnviz.engine import masks
from attnviz.engine.mask_costs import LLAMA_2_7B, kept_tokens
from attnviz.language import mark, plural, tr
from attnviz.model.edits.sparse import long_rule
from attnviz.tabs.sparse_patterns.state.pattern import SparsePattern
from attnviz.tabs.sparse_patterns.words.numbers import runs
from attnviz.ui.look.numbers import grouped

MOST_TERMS = 12


def count_sum(pattern: SparsePattern) -> str:
    """Add up what the rows of the picture see: 1 + 2 + 3 + 13 × 4 = 58."""
    seen = pattern.allowed.sum(axis=1).tolist()
    alike = [(count, len(list(rows))) for count, rows in groupby(seen)]
    terms = [f"{times} × {count}" if times > 1 else str(count) for count, times in alike]
    n, whole = pattern.n_tokens, pattern.full_count
    every = f"{n} × {n + 1} ÷ 2 = {whole}"
    if len(terms) > MOST_TERMS and pattern.count == whole:
        return tr("Row by row, what is seen: 1 + 2 + … + {n} = {every}", n=n, every=every)
    if len(terms) > MOST_TERMS:
        rest = sum(count * times for count, times in alike[MOST_TERMS:])
        more = tr("{sum} of further rows", sum=rest)
        terms = [*terms[:MOST_TERMS], more]
    return tr(
        "Row by row, what is seen: {sum} = {count}. All up to the diagonal: {every}",
        sum=" + ".join(terms),
        count=pattern.count,
        every=every,
    )


def long_sum(pattern: SparsePattern) -> str:
    """Say how the scores of the long text are counted."""
    spec, n = pattern.spec, pattern.spec.long_tokens
    whole = f"{grouped(n)} × {grouped(n + 1)} ÷ 2 = {grouped(pattern.long_full_count)}"
    if spec.kind == "full":
        return whole
    if spec.kind in ("window", "sink-window"):
        rule = long_rule(spec)
        wide = min(n, rule["window"] + (rule["n_sinks"] if spec.kind == "sink-window" else 0))
        growing = f"{grouped(wide)} × {grouped(wide + 1)} ÷ 2"
        steady = f"{grouped(n - wide)} × {grouped(wide)}"
        return tr(
            "Rows that still grow, and the others: {growing} + {steady} = {count}. All up to the "
            "diagonal: {whole}",
            growing=growing,
            steady=steady,
            count=grouped(pattern.long_count),
            whole=whole,
        )
    if pattern.drawn:
        return tr(
            "{count} of {all} cells of the picture, stretched to {n} tokens. All up to the "
            "diagonal: {whole}",
            count=pattern.count,
            all=pattern.full_count,
            n=grouped(n),
            whole=whole,
        )
    last = masks.row_count(spec.kind, n - 1, **long_rule(spec))
    return tr(
        "What each of {n} rows sees, added up: {count}; the last one sees {last}. All up to the "
        "diagonal: {whole}",
        n=grouped(n),
        count=grouped(pattern.long_count),
        last=grouped(last),
        whole=whole,
    )


def kept_sum(pattern: SparsePattern) -> str:
    """Multiply the tokens that are kept by what one of them takes."""
    spec, size = pattern.spec, LLAMA_2_7B
    if pattern.drawn:
        return tr("The most tokens of the picture that any later row still looks at")
    kept = spec.long_tokens
    if spec.kind != "full":
        rule = long_rule(spec)
        kept = kept_tokens(
            spec.kind, spec.long_tokens, window=rule["window"], n_sinks=rule["n_sinks"]
        )
    one = size.cache_per_token
    return tr(
        "{kept} tokens × {one} bytes = {bytes} bytes, ÷ 1,024³ for GiB",
        kept=grouped(kept),
        one=grouped(one),
        bytes=grouped(kept * one),
    )


def reach_sum(pattern: SparsePattern, row: int, layer: int) -> str:
    """Say from which tokens a row has heard after a layer, and through which."""
    heard = [int(place) for place in pattern.heard[layer, row].nonzero()[0]]
    lead = plural(
        mark("Layer {layer}: {n} token can influence token {row}, {places}"),
        mark("Layer {layer}: {n} tokens can influence token {row}, {places}"),
        len(heard),
        layer=layer + 1,
        row=pattern.number(row),
        places=runs(heard, pattern.numbering),
    )
    seen = pattern.sees(row)
    if not layer or not seen:
        return lead
    return tr(
        "{first}: all that could influence {seen} after layer {before}",
        first=lead,
        seen=runs(seen, pattern.numbering),
        before=layer,
    )
