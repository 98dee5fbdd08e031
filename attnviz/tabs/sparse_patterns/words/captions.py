"""What the caption says: rules in order, the first that applies; all numbers computed."""

from __future__ import annotations

from collections.abc import Callable

from attnviz.language import mark, plural, quoted, tr
from attnviz.model.document.mask import MaskSpec
from attnviz.tabs.sparse_patterns.state import State
from attnviz.tabs.sparse_patterns.state.pattern import SparsePattern
from attnviz.tabs.sparse_patterns.state.trial import Trial
from attnviz.tabs.sparse_patterns.words.numbers import count_text, runs, share_text, spelled
from attnviz.tabs.sparse_patterns.words.streamed import caption as streamed_caption
from attnviz.ui.look.numbers import fixed, grouped, whole_percent
from attnviz.ui.tab.first_token import first_token_told, mean_on_first

HOW = mark("Scroll or drag to move, Ctrl+wheel or + and − to zoom, Home to see all, Esc to leave.")


def caption(state: State) -> str:
    """Say in one or two sentences what the picture shows."""
    if state.long:
        if state.queries is not None:
            return streamed_caption(state.queries, state.pointer.long_head)
        return _long(state.pattern)
    pattern, row = state.pattern, state.row
    if pattern.empty_rows:
        return _empty(pattern)
    if state.trial is not None:
        told = _tried(state.trial) if state.own_mask is None else _own(state.own_mask)
        return f"{told} {first_token_hidden(state.trial)}" if state.hides_first else told
    if pattern.drawn:
        return _drawn(pattern)
    return _WRITERS.get(pattern.spec.kind, _any_rule)(pattern, row)


def first_token_hidden(trial: Trial) -> str:
    """Say in a sentence what hiding the first token leaves out of the chosen head."""
    return first_token_told(trial.head, mean_on_first(trial.pattern))


def _own(mask: MaskSpec) -> str:
    """Say what the layer of a language model lets its tokens see."""
    if mask.kind == "window":
        return plural(
            mark("This is the layer’s own mask: every token sees only itself."),
            mark("This is the layer’s own mask: every token sees the last {n}, including itself."),
            mask.window,
        )
    return tr("This is the layer’s own mask: every token sees all tokens up to itself.")


def _long(pattern: SparsePattern) -> str:
    """Say how many scores the long text costs, and how to move."""
    cost = tr(
        "{n} of {whole} scores for {tokens} tokens ({share}).",
        n=count_text(pattern.long_count),
        whole=count_text(pattern.long_full_count),
        tokens=grouped(pattern.spec.long_tokens),
        share=share_text(pattern.long_share),
    )
    return f"{cost} {tr(HOW)}"


def _empty(pattern: SparsePattern) -> str:
    rows = pattern.empty_rows
    if len(rows) == 1:
        return tr(
            "Row {row} sees nothing: softmax has nothing to distribute.",
            row=pattern.number(rows[0]),
        )
    return tr(
        "Rows {rows} see nothing: softmax has nothing to distribute there.",
        rows=runs(rows, pattern.numbering),
    )


def _tried(trial: Trial) -> str:
    """Say what the mask does to the chosen head on the sentence."""
    if trial.blind_rows:
        words = ", ".join(quoted(word) for word in trial.blind_rows[:3])
        return tr(
            "Under this pattern, {words} can look at nothing, so nothing is passed on.", words=words
        )
    moved = whole_percent(trial.moved)
    lead = tr(
        "Under this pattern, {share} of the weight of “{word}” moves elsewhere.",
        share=moved,
        word=trial.query,
    )
    return f"{lead} {_lengths(trial)}" if trial.has_output else lead


def _lengths(trial: Trial) -> str:
    """Say what became of the length of what the head hands over."""
    before, after = fixed(trial.mean_before), fixed(trial.mean_after)
    told = {"head": trial.head, "before": before, "after": after}
    if before == after:
        return tr(
            "The output of “{head}” keeps its length, {after} on average.",
            head=trial.head,
            after=after,
        )
    if trial.mean_after > trial.mean_before:
        return tr(
            "The length of the output of “{head}” grows from {before} to {after} on average.",
            **told,
        )
    return tr(
        "The length of the output of “{head}” shrinks from {before} to {after} on average.", **told
    )


def _full(pattern: SparsePattern, row: int) -> str:
    return tr(
        "Row {row} sees itself and everything before it. {n} tokens need {scores} scores; "
        "twice as many tokens need about four times as many.",
        row=pattern.number(row),
        n=pattern.n_tokens,
        scores=pattern.full_count,
    )


def _window(pattern: SparsePattern, row: int) -> str:
    spec = pattern.spec
    seen, number = len(pattern.sees(row)), pattern.number(row)
    if seen > row:
        return tr(
            "Row {row} still sees everything: the window of {window} reaches back to token "
            "{first}.",
            row=number,
            first=pattern.numbering.first,
            window=spec.window,
        )
    lead = tr("Row {row} sees only itself", row=number)
    if seen > 1:
        lead = tr(
            "Row {row} sees its last {count} tokens",
            row=number,
            count=spelled(seen),
        )
    back = spec.window - 1
    if back == 0:
        return tr("{first}, in every layer.", first=lead)
    return tr(
        "{first}. Each further layer reaches {count} further back.", first=lead, count=spelled(back)
    )


def _sinks(pattern: SparsePattern, row: int) -> str:
    spec = pattern.spec
    seen = len(pattern.sees(row))
    if seen > row:
        return tr(
            "Row {row} sees everything before it: the window and the first tokens meet.",
            row=pattern.number(row),
        )
    if spec.n_sinks == 0:
        return _window(pattern, row)
    last = _last(spec.window, row)
    if spec.n_sinks == 1:
        return tr(
            "Row {row} sees {last} and the first one. The first token stays because "
            "softmax needs somewhere to put leftover attention.",
            row=pattern.number(row),
            last=last,
        )
    return tr(
        "Row {row} sees {last} and the first {count}. The first tokens stay because "
        "softmax needs somewhere to put leftover attention.",
        row=pattern.number(row),
        last=last,
        count=spelled(spec.n_sinks),
    )


def _last(window: int, row: int) -> str:
    """Name what a row sees of the window: near the begin of the text that is less."""
    seen = min(window, row + 1)
    return tr("its last {count} tokens", count=spelled(seen)) if seen > 1 else tr("itself")


def _strided(pattern: SparsePattern, row: int) -> str:
    spec = pattern.spec
    return tr(
        "Row {row} sees {last} and every {nth} token before. Fewer scores, but no key can "
        "be dropped from the cache.",
        row=pattern.number(row),
        last=_last(spec.window, row),
        nth=_ordinal(spec.stride),
    )


def _fixed(pattern: SparsePattern, row: int) -> str:
    stride = pattern.spec.stride
    own, number = row % stride + 1, pattern.number(row)
    lead = (
        tr(
            "Row {row} sees itself, the first of its block of {n}",
            row=number,
            n=stride,
        )
        if own == 1
        else tr(
            "Row {row} sees its block of {n} up to itself: {count} tokens",
            row=number,
            n=stride,
            count=spelled(own),
        )
    )
    before = row // stride
    if not before:
        return tr("{first}. No block lies before it.", first=lead)
    return plural(
        mark("{first}, and the last token of the block before. No key can be dropped."),
        mark(
            "{first}, and the last token of each of the {n} blocks before. No key can be dropped."
        ),
        before,
        first=lead,
    )


def _any_rule(pattern: SparsePattern, row: int) -> str:
    """Say what a row sees under a rule that has no words of its own."""
    seen = pattern.sees(row)
    return tr(
        "Row {row} sees {n} of {whole}: {places}.",
        row=pattern.number(row),
        n=len(seen),
        whole=row + 1,
        places=runs(seen, pattern.numbering),
    )


_WRITERS: dict[str, Callable[[SparsePattern, int], str]] = {
    "full": _full,
    "window": _window,
    "sink-window": _sinks,
    "strided": _strided,
    "fixed": _fixed,
}


def _drawn(pattern: SparsePattern) -> str:
    lead = tr("Your pattern: {n} of {whole} scores.", n=pattern.count, whole=pattern.full_count)
    hears = pattern.hears(pattern.n_tokens - 1)
    all_heard = next((i + 1 for i, n in enumerate(hears) if n == pattern.n_tokens), None)
    if all_heard is None:
        far = tr(
            "After {count} layers, {n} tokens can influence the last one.",
            count=spelled(len(hears)),
            n=hears[-1],
        )
    else:
        far = plural(
            mark("After {count} layer, every token can influence the last one."),
            mark("After {count} layers, every token can influence the last one."),
            all_heard,
            count=spelled(all_heard),
        )
    return f"{lead} {far}"


ORDINALS = {
    2: mark("second"), 3: mark("third"), 4: mark("fourth"), 5: mark("fifth"), 6: mark("sixth"),
    7: mark("seventh"),
}  # fmt: skip
ENDINGS = {"1": mark("{number}st"), "2": mark("{number}nd"), "3": mark("{number}rd")}
REST = mark("{number}th")


def _ordinal(number: int) -> str:
    if number in ORDINALS:
        return tr(ORDINALS[number])
    return tr(ENDINGS.get("" if number // 10 % 10 == 1 else str(number)[-1], REST), number=number)
