"""Numbers and names as this tab says them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attnviz.engine import masks
from attnviz.language import mark, tr
from attnviz.numbering import TokenNumbers
from attnviz.tabs.sparse_patterns.state.pattern import SparsePattern
from attnviz.ui.look.numbers import exact, fixed, grouped, percent_sign, short_count, unbroken

if TYPE_CHECKING:
    from attnviz.tabs.sparse_patterns.state import State

NAMES = {kind: masks.MASKS[kind].title for kind in masks.RULES} | {"draw": mark("Custom")}
TIPS = {kind: masks.MASKS[kind].tip for kind in masks.RULES} | {
    "draw": mark("Draw your own, starting from the pattern on screen")
}
WORDS = (
    mark("no"), mark("one"), mark("two"), mark("three"), mark("four"), mark("five"), mark("six"),
    mark("seven"), mark("eight"), mark("nine"), mark("ten"),
)  # fmt: skip
GIB = 2**30


def spelled(number: int) -> str:
    """Write a small number as a word, a larger one in digits."""
    return tr(WORDS[number]) if 0 <= number < len(WORDS) else str(number)


def runs(places: Sequence[int], numbering: TokenNumbers) -> str:
    """List places counted from 0 by their numbers, as people read them: 1, 9–12."""
    parts: list[list[int]] = []
    for place in places:
        if parts and place == parts[-1][1] + 1:
            parts[-1][1] = place
        else:
            parts.append([place, place])
    texts = []
    for first, last in parts:
        one, other = numbering.of(first), numbering.of(last)
        if first == last:
            texts.append(str(one))
        elif last == first + 1:
            texts.append(f"{one}, {other}")
        else:
            texts.append(f"{one}–{other}")
    return ", ".join(texts)


def share_text(share: float) -> str:
    """Write a share of all scores: whole per cents from ten on, one decimal below."""
    percent = 100 * share
    return f"{fixed(percent, 0 if percent >= 10 else 1)}{percent_sign()}"


def in_gib(n_bytes: int) -> str:
    """Write bytes as GiB with their unit."""
    return with_gib(gib(n_bytes))


def with_gib(number: str) -> str:
    """Write the unit behind a number of GiB, on the same line."""
    return unbroken(tr("{size} GiB", size=number))


def gib(n_bytes: int) -> str:
    """Write bytes as GiB with one decimal, a whole number of them without when large."""
    amount = n_bytes / GIB
    if amount >= 0.1 or n_bytes == 0:
        return fixed(amount, 1)
    return exact(float(f"{amount:.2g}"))


def whole_gib(n_bytes: int) -> str:
    """Write bytes as GiB, without decimals where there are none."""
    amount = n_bytes / GIB
    return fixed(amount, 0 if amount == int(amount) else 1)


def count_text(count: int) -> str:
    """Write how many scores: all digits below a million, short above."""
    return grouped(count) if count < 1_000_000 else short_count(count)


def projected_lines(pattern: SparsePattern, covered: bool = False) -> tuple[tuple[str, str], ...]:
    """Return the same numbers where no heading over them says what they count."""
    lines = count_lines(pattern, covered)
    if covered:
        return lines
    spec, share = pattern.spec, share_text(pattern.share)
    near = tr("scores for {n} tokens, {share}", n=spec.n_tokens, share=share)
    if pattern.drawn:
        return ((lines[0][0], near), *lines[1:])
    n, share = grouped(spec.long_tokens), share_text(pattern.long_share)
    long = tr("scores for {n} tokens, {share}", n=n, share=share)
    if spec.kind != "full":
        window = grouped(spec.long_window)
        long = tr("scores for {n} tokens, w = {window}, {share}", n=n, window=window, share=share)
    kept = tr("KV cache: {size}", size=_model_size())
    notes = (near, long, kept)
    return tuple((number, note) for (number, _), note in zip(lines, notes, strict=True))


def told_lines(state: State) -> tuple[tuple[str, str], ...]:
    """Return the same numbers, those that a lesson covers as question marks."""
    lines = projected_lines(state.pattern, state.covered)
    if not state.covers:
        return lines
    names = (("counts",), ("counts", "long counts"), ("memory",))
    hidden = projected_lines(state.pattern, covered=True)
    return tuple(
        covered if not state.covers.isdisjoint(by) else line
        for line, covered, by in zip(lines, hidden, names, strict=True)
    )


def count_lines(pattern: SparsePattern, covered: bool = False) -> tuple[tuple[str, str], ...]:
    """Return the three numbers that a pattern is about, each with what it counts."""
    spec = pattern.spec
    if covered:
        long = tr("scores for {n} tokens", n=grouped(spec.long_tokens))
        what = (tr("scores for {n} tokens", n=spec.n_tokens), long, tr("KV cache"))
        return tuple(("?", note) for note in what)
    whole, share = count_text(pattern.long_full_count), share_text(pattern.long_share)
    near = (
        tr("{n} of {whole}", n=pattern.count, whole=pattern.full_count),
        tr("{n} tokens, {share}", n=spec.n_tokens, share=share_text(pattern.share)),
    )
    if pattern.drawn:
        return (
            near,
            (
                tr("≈ {share} of {whole}", share=share, whole=whole),
                tr(
                    "Estimate: this pattern stretched to {n} tokens.",
                    n=grouped(spec.long_tokens),
                ),
            ),
            (
                tr("{n} of {whole}", n=pattern.needed, whole=spec.n_tokens),
                tr("most tokens any later step still needs"),
            ),
        )
    long = tr("{n} tokens, {share}", n=grouped(spec.long_tokens), share=share)
    if spec.kind != "full":
        long = tr(
            "{n} tokens, w = {window}, {share}",
            n=grouped(spec.long_tokens),
            window=grouped(spec.long_window),
            share=share,
        )
    return (
        near,
        (
            tr("{n} of {whole}", n=count_text(pattern.long_count), whole=whole),
            long,
        ),
        (
            tr(
                "{n} of {whole}",
                n=gib(pattern.kept_bytes),
                whole=with_gib(whole_gib(pattern.all_bytes)),
            ),
            _memory_note(pattern),
        ),
    )


def _model_size() -> str:
    return tr("32 layers of 32 × 128, 16-bit")


def _memory_note(pattern: SparsePattern) -> str:
    size = _model_size()
    if pattern.spec.kind in ("strided", "fixed"):
        return tr("{size}; fewer scores, but any old key may still be needed.", size=size)
    if pattern.spec.kind == "full":
        return tr("{size}; any key may still be needed.", size=size)
    return tr("{size}; the window drops old keys.", size=size)
