"""One sentence a step, true of the numbers on the canvas: names and shares come from the trace."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from math import isqrt, sqrt

import numpy as np

from attnviz import rounding
from attnviz.engine.positions import pair_speeds
from attnviz.language import mark, possessive, tr
from attnviz.model.document.given_pattern import was_given
from attnviz.tabs.step_by_step.state.lens import has_lens, lens_of
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.state.plan import PANES, StepPlan
from attnviz.tabs.step_by_step.state.state import Lit, State, top_of_row
from attnviz.tabs.step_by_step.words.held import held_caption, some_row_is_off
from attnviz.tabs.step_by_step.words.mask_words import masked
from attnviz.tabs.step_by_step.words.wording import (
    all_of,
    by_rows,
    count,
    is_even,
    sees,
    share,
    some_numbers,
    some_tokens,
    some_words,
)
from attnviz.ui.look import numbers
from attnviz.ui.look.figures import Figures
from attnviz.ui.look.labels import visible

MOSTLY = 0.5
SLOW = 4.0  # degrees between two tokens, under which a RoPE pair hardly tells their distance
ANGLE = Figures(3, significant=True, soft=True)
MOST_DIGITS = 6  # more than these, until a product comes out


def caption(state: State) -> str:
    """Say what the step does with these numbers, or what those have to tell that were chosen."""
    one = state.one
    if not was_given(one.document, state.step.array):
        return tr("Scores were not captured, only weights.")
    if state.step.array == "pattern" and some_row_is_off(one):
        return held_caption(one, state.lit)  # what the step says of 100% is not true of each row
    told = state.brought or caption_of(one, state.step, state.lit)
    held = held_caption(one, state.lit)
    return f"{told} {held}" if held else told


def caption_of(one: OneHead, step: StepPlan, lit: Lit) -> str:
    """Say what a step does with these numbers, told by the cell that is kept lit."""
    write = _OF_LETTERS[step.letter] if step.letter else _WRITERS.get(step.array)
    text = tr(step.caption or step.formula) if write is None else write(one, lit)
    return text[0].upper() + text[1:]


def _query(one: OneHead, lit: Lit) -> int:
    """Return the row of words that a lit cell speaks of; a key is read by whoever likes it best."""
    array, row, column = lit
    pane = PANES[array]
    if array in ("K", "V"):
        return int(one.slice("pattern")[:, row].argmax())
    if pane.rows == "token":
        return row
    return int(one.slice("pattern")[:, column].argmax()) if pane.columns == "token" else 0


def _word(one: OneHead, place: int) -> str:
    return visible(one.words[place])


def _biases_step(one: OneHead, lit: Lit) -> str:
    return by_rows(
        one,
        mark(
            "the sums of steps 2 to 4 start from these numbers: one per column, the same "
            "for every word."
        ),
        mark(
            "the sums of steps 2 to 4 start from these numbers: one per column, the same "
            "for every token."
        ),
    )


def _normed_step(one: OneHead, lit: Lit) -> str:
    return tr(
        "QK-norm divides every query and every key by its size and multiplies each column "
        "by a learned number: it compares directions, not lengths."
    )


def _turned_step(one: OneHead, lit: Lit) -> str:
    rope, d_k = one.document.options.rope, one.document.d_k
    assert rope is not None
    found = pair_speeds(d_k, rope.base, rope.width, rope.inv_freq)
    _, row, column = lit
    half = len(found)
    pair = column % half if rope.layout == "half" else column // 2
    if column >= 2 * half:
        return by_rows(
            one,
            mark(
                "RoPE rotates the first {n} numbers of every query and key by the position of "
                "their word; this one stays."
            ),
            mark(
                "RoPE rotates the first {n} numbers of every query and key by the position of "
                "their token; this one stays."
            ),
            n=2 * half,
        )
    speed, angle = _calculated(row, rounding.printed(float(found[pair])))
    return by_rows(
        one,
        mark(
            "RoPE rotates every query and every key by the position of its word: pair "
            "{pair} of {word}, at position {place} (counted from 0), by {place} × {speed} "
            "= {angle} rad."
        ),
        mark(
            "RoPE rotates every query and every key by the position of its token: pair "
            "{pair} of {word}, at position {place} (counted from 0), by {place} × {speed} "
            "= {angle} rad."
        ),
        pair=pair,
        word=_word(one, row),
        place=row,
        speed=speed,
        angle=angle,
    )


def _calculated(place: int, speed: Decimal) -> tuple[str, str]:
    """Return a speed and the angle at a place in as few digits as come out on a calculator."""
    write, angle = ANGLE, speed * place
    for more in range(MOST_DIGITS):
        short = write.rounded(speed, more), write.rounded(angle, more)
        if write.rounded(short[0] * place, more) == short[1]:
            break
    return write.text(short[0]), write.text(short[1])


def _capped_step(one: OneHead, lit: Lit) -> str:
    return tr(
        "the cap bends every score smoothly, so that none lies beyond ±{cap}: "
        "{cap} · tanh(score ÷ {cap}).",
        cap=numbers.shortest(float(one.document.options.softcap or 0.0)),
    )


_OF_LETTERS = {"B": _biases_step, "QN": _normed_step, "R": _turned_step, "C": _capped_step}


def _given(one: OneHead, lit: Lit) -> str:
    n, d = one.shape("X")
    if n == 1:
        return by_rows(
            one,
            mark("one word, a row of {numbers}; there is no other word to look at."),
            mark("one token, a row of {numbers}; there is no other token to look at."),
            numbers=some_numbers(d),
        )
    return by_rows(
        one,
        mark("{words}, each a row of {numbers}; so far no word knows about any other."),
        mark("{words}, each a row of {numbers}; so far no token knows about any other."),
        words=some_tokens(n) if one.of_tokens else some_words(n),
        numbers=some_numbers(d),
    )


def _queries(one: OneHead, lit: Lit) -> str:
    if not one.slice("W_Q").any() and not one.slice("Q").any():
        return by_rows(
            one,
            mark("multiply every row by W_Q: it is all zeros, so no word looks for anything."),
            mark("multiply every row by W_Q: it is all zeros, so no token looks for anything."),
        )
    document = one.document
    if document.q_norm is not None:
        if document.options.rope:
            return by_rows(
                one,
                mark(
                    "multiply every row by W_Q, normalise it (QK-norm), then rotate it by its "
                    "position (RoPE): the result is what that word is looking for."
                ),
                mark(
                    "multiply every row by W_Q, normalise it (QK-norm), then rotate it by its "
                    "position (RoPE): the result is what that token is looking for."
                ),
            )
        return by_rows(
            one,
            mark(
                "multiply every row by W_Q, then normalise it (QK-norm): the result is what "
                "that word is looking for."
            ),
            mark(
                "multiply every row by W_Q, then normalise it (QK-norm): the result is what "
                "that token is looking for."
            ),
        )
    if document.options.rope:
        return by_rows(
            one,
            mark(
                "multiply every row by W_Q, then rotate it by its position: the result is what "
                "that word is looking for."
            ),
            mark(
                "multiply every row by W_Q, then rotate it by its position: the result is what "
                "that token is looking for."
            ),
        )
    return by_rows(
        one,
        mark("multiply every row by W_Q: the result is what that word is looking for."),
        mark("multiply every row by W_Q: the result is what that token is looking for."),
    )


def _keys(one: OneHead, lit: Lit) -> str:
    if not one.slice("K").any():
        return by_rows(
            one,
            mark("multiply the same rows by W_K: all zeros, so no word has anything to offer."),
            mark("multiply the same rows by W_K: all zeros, so no token has anything to offer."),
        )
    document = one.document
    if document.k_norm is not None:
        if document.options.rope:
            return by_rows(
                one,
                mark(
                    "multiply the same rows by W_K, normalise them (QK-norm) and rotate them by "
                    "position (RoPE): what each word offers to any word that looks."
                ),
                mark(
                    "multiply the same rows by W_K, normalise them (QK-norm) and rotate them by "
                    "position (RoPE): what each token offers to any token that looks."
                ),
            )
        return by_rows(
            one,
            mark(
                "multiply the same rows by W_K and normalise them (QK-norm): what each word "
                "offers to any word that looks."
            ),
            mark(
                "multiply the same rows by W_K and normalise them (QK-norm): what each token "
                "offers to any token that looks."
            ),
        )
    if document.options.rope:
        return by_rows(
            one,
            mark(
                "multiply the same rows by W_K and rotate them by position: what each word "
                "offers to any word that looks."
            ),
            mark(
                "multiply the same rows by W_K and rotate them by position: what each token "
                "offers to any token that looks."
            ),
        )
    return by_rows(
        one,
        mark("multiply the same rows by W_K: what each word offers to any word that looks."),
        mark("multiply the same rows by W_K: what each token offers to any token that looks."),
    )


def _values(one: OneHead, lit: Lit) -> str:
    if not one.slice("V").any():
        return by_rows(
            one,
            mark("multiply them by W_V: all zeros, so no word has anything to pass on."),
            mark("multiply them by W_V: all zeros, so no token has anything to pass on."),
        )
    return by_rows(
        one,
        mark("multiply them by W_V: what each word passes on to the words that look at it."),
        mark("multiply them by W_V: what each token passes on to the tokens that look at it."),
    )


def _turned(one: OneHead, lit: Lit) -> str:
    return by_rows(
        one,
        mark(
            "transpose the keys, one column per word, so that each query row can be "
            "multiplied with all of them."
        ),
        mark(
            "transpose the keys, one column per token, so that each query row can be "
            "multiplied with all of them."
        ),
    )


def _scores(one: OneHead, lit: Lit) -> str:
    array, row, column = lit
    if array != "scores":
        row = _query(one, lit)
        column = top_of_row(one, row)
    if not one.slice("scores").any():
        return by_rows(
            one,
            mark("multiply pairwise and add: every score is 0, so no word stands out."),
            mark("multiply pairwise and add: every score is 0, so no token stands out."),
        )
    query, read = _word(one, row), _word(one, column)
    if has_lens(one, "scores"):
        return _many_products(one, row, column)
    if row == column:
        return tr(
            "multiply pairwise and add: cell (“{asker}”, “{read}”) says how well the query "
            "{owner} fits its own key.",
            asker=query,
            read=read,
            owner=possessive(query),
        )
    return tr(
        "multiply pairwise and add: cell (“{asker}”, “{read}”) says how well the query "
        "{owner} fits the key {other}.",
        asker=query,
        read=read,
        owner=possessive(query),
        other=possessive(read),
    )


def _many_products(one: OneHead, row: int, column: int) -> str:
    """Say how many products a score adds up, and what of it comes from pairs that hardly turn."""
    query, read = _word(one, row), _word(one, column)
    lens = lens_of(one, "scores", row, column, "pairs")
    rope = one.document.options.rope
    first = tr(
        "score ({asker}, {read}) adds up {n} products.",
        asker=query,
        read=read,
        n=one.document.d_k,
    )
    if lens is None or rope is None or not lens.of_pairs or row == column:
        return first
    # A held score is not what the products add up to.
    score = numbers.fixed(float(lens.products.sum()), 1)
    turns = np.degrees(pair_speeds(one.document.d_k, rope.base, rope.width, rope.inv_freq))
    slow = turns * abs(row - column) < SLOW
    if not slow.any():
        return first
    sums = np.array([height for _, height in lens.bars])
    return " ".join(
        (
            first,
            tr(
                "Of its {score}, {part} comes from the {n} RoPE pairs that turn by less than "
                "{degrees}° from {read} to {asker}.",
                score=score,
                part=numbers.fixed(float(sums[slow].sum()), 1),
                n=int(slow.sum()),
                degrees=numbers.shortest(SLOW),
                asker=query,
                read=read,
            ),
        )
    )


def _scaled(one: OneHead, lit: Lit) -> str:
    options, d_k = one.document.options, one.document.d_k
    root = _root(d_k)
    warm = options.temperature
    heat = "" if warm == 1 else numbers.shortest(warm, 4)
    then = tr(", then divided by the temperature {heat}", heat=heat) if heat else ""
    if not options.scale_on:
        first = tr("÷√d_k is off: the scores stay as they are{then_divided}", then_divided=then)
        if d_k > 1:
            return tr("{first}; the gaps stay {root} times as large.", first=first, root=root)
        return tr("{first}; with d_k = 1, nothing changes.", first=first)
    if options.scale is not None:
        return tr(
            "multiply every score by {factor}{then_divided}; this keeps the softmax from "
            "saturating.",
            factor=numbers.shortest(options.scale, 4),
            then_divided=then,
        )
    if d_k == 1:
        return tr(
            "keys have one number, and √1 = 1: the scores stay as they are{then_divided}.",
            then_divided=then,
        )
    return tr(
        "keys have {numbers}, so divide every score by {root}{and_heat}; this keeps the "
        "softmax from saturating.",
        numbers=some_numbers(d_k),
        root=root,
        and_heat=tr(" and by the temperature {heat}", heat=heat) if heat else "",
    )


def _root(d_k: int) -> str:
    whole = isqrt(d_k)
    return str(whole) if whole * whole == d_k else f"√{d_k} ≈ {numbers.shortest(sqrt(d_k), 3)}"


def _raised(one: OneHead, lit: Lit) -> str:
    first = tr("raise e to each score")
    if one.huge:
        first = tr(
            "subtract each row’s maximum, which changes no weight, then raise e to the result"
        )
    if not one.hidden.any():
        return tr("{first}: every number becomes positive and the gaps grow.", first=first)
    return tr(
        "{first}: every number becomes positive, the gaps grow, and masked cells become exactly 0.",
        first=first,
    )


def _shared(one: OneHead, lit: Lit) -> str:
    row = _query(one, lit)
    pattern, name = one.slice("pattern")[row], _word(one, row)
    first = by_rows(
        one,
        mark("divide each row by its total: every word now has 100% to spend"),
        mark("divide each row by its total: every token now has 100% to spend"),
    )
    if one.document.sink_logits is not None:
        first = by_rows(
            one,
            mark(
                "divide each row by its total plus the sink: every word now has at most 100% "
                "to spend"
            ),
            mark(
                "divide each row by its total plus the sink: every token now has at most 100% "
                "to spend"
            ),
        )
    told = {"first": first, "name": name}
    if not pattern.any():
        return tr("{first}, but “{name}” sees nothing and spends nothing.", **told)
    if is_even(pattern):
        both = all_of(sees(one, row))
        return by_rows(
            one,
            mark("{first}, and “{name}” spreads it evenly over {all_of_them} words it sees."),
            mark("{first}, and “{name}” spreads it evenly over {all_of_them} tokens it sees."),
            **told,
            all_of_them=both,
        )
    top = int(pattern.argmax())
    part = share(pattern[top])
    if top != row:
        return tr(
            "{first}, and “{name}” spends {share} on “{word}”.",
            **told,
            share=part,
            word=_word(one, top),
        )
    if sees(one, row) == 1:
        return by_rows(
            one,
            mark("{first}, and “{name}” keeps {share} for itself, the only word it sees."),
            mark("{first}, and “{name}” keeps {share} for itself, the only token it sees."),
            **told,
            share=part,
        )
    return tr("{first}, and “{name}” keeps {share} for itself.", **told, share=part)


def _blended(one: OneHead, lit: Lit) -> str:
    row = _query(one, lit)
    mix = _mix(one, row, one.slice("pattern")[row])
    return tr("mix the value rows with these weights: {result}", result=mix)


def _mix(one: OneHead, row: int, pattern: np.ndarray) -> str:
    owner = possessive(_word(one, row))
    if not pattern.any():
        return by_rows(
            one,
            mark("the new vector {owner} is all zeros, since that word sees nothing."),
            mark("the new vector {owner} is all zeros, since that token sees nothing."),
            owner=owner,
        )
    if is_even(pattern):
        both = all_of(sees(one, row))
        return by_rows(
            one,
            mark("the new vector {owner} is the plain average of {all_of_them} words it sees."),
            mark("the new vector {owner} is the plain average of {all_of_them} tokens it sees."),
            owner=owner,
            all_of_them=both,
        )
    order = np.argsort(-pattern, kind="stable")
    top, second = int(order[0]), int(order[-1] if len(order) == 1 else order[1])
    value = tr("its own value")
    if top != row:
        value = tr("the value {owner}", owner=possessive(_word(one, top)))
    if pattern[top] == 1:
        return tr("the new vector {owner} is {value}, unchanged.", owner=owner, value=value)
    if pattern[top] >= MOSTLY:
        return tr("the new vector {owner} is mostly {value}.", owner=owner, value=value)
    return tr(
        "the new vector {owner} mixes {share} “{word}”, {share_2} “{word_2}” and less of the rest.",
        owner=owner,
        share=numbers.whole_percent(pattern[top]),
        word=_word(one, top),
        share_2=numbers.whole_percent(pattern[second]),
        word_2=_word(one, second),
    )


def _output(one: OneHead, lit: Lit) -> str:
    n, wide = one.shape("out")
    before = one.shape("X")[1]
    shape = tr("same shape")
    if wide != before:
        shape = tr("now with {numbers}", numbers=some_numbers(wide))
    first = (
        tr("one vector in, one out, {shape}", shape=shape)
        if n == 1
        else tr("{count} vectors in, {count} out, {shape}", count=count(n), shape=shape)
    )
    if not one.single:
        heads = one.document.n_heads
        if heads > 1:
            first = tr("{first}, combining all {count} heads", first=first, count=count(heads))
        else:
            first = tr("{first}, mixed by W_O", first=first)
    if n == 1:
        return by_rows(
            one,
            mark("{first}: there was no other word to get information from."),
            mark("{first}: there was no other token to get information from."),
            first=first,
        )
    if np.triu(~one.hidden, 1).any():
        return by_rows(
            one,
            mark("{first}: each now carries information from all words, even later ones."),
            mark("{first}: each now carries information from all tokens, even later ones."),
            first=first,
        )
    return by_rows(
        one,
        mark("{first}: each now carries information from the words before it."),
        mark("{first}: each now carries information from the tokens before it."),
        first=first,
    )


_WRITERS: dict[str, Callable[[OneHead, Lit], str]] = {
    "X": _given,
    "Q": _queries,
    "K": _keys,
    "V": _values,
    "K_T": _turned,
    "scores": _scores,
    "scaled_scores": _scaled,
    "masked_scores": masked,
    "exponentials": _raised,
    "pattern": _shared,
    "z": _blended,
    "out": _output,
}
