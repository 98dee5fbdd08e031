"""What the tab says of what comes next, before and after the changes inside the model."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from attnviz.language import quoted, tr
from attnviz.model.document.model_change import ModelChange, sentence
from attnviz.tabs.many_heads.state import Place, State
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import MINUS, fixed, one_decimal_percent

if TYPE_CHECKING:
    from attnviz.checkpoints.survey import Shift, Survey
    from attnviz.model.document.source import LayerSource

TOKENS, MOVED = 6, 8  # listed: next tokens, heads whose row moved
LARGE = 0.1  # of a probability: what moved more is written bold, and in whole points
ALIKE = 0.005  # of a probability: what moved less stays where it is
SHOWN = 0.005  # of a row: what moved less has not moved
INDUCTION = 0.5  # a score from which a head is named in the caption
LONG = 100  # seconds; more are told in minutes
LONGEST = 28  # letters that a title quotes
FELL = 0.05  # a score that fell by less is not worth a word
TOLD, FEW_CHANGES = 3, 3  # lines of the card; changes that are told one by one


def canvas_name(state: State) -> str:
    """Say what the canvas shows."""
    if state.all_heads.before is None:
        return tr("Next token")
    return tr("Next token, before and after")


def title(state: State) -> str:
    """Say behind what the next token comes."""
    source = state.source
    if source is None or not source.n_written:
        text = "" if source is None else source.text
    else:
        text = _joined(state.all_heads.labels, source, skipped=int(state.document.start_token))
    short = text if len(text) <= LONGEST else f"… {text[-LONGEST:].partition(' ')[2]}"
    return tr("Next token after {text}", text=quoted(visible(short)))


def _joined(labels: tuple[str, ...], source: LayerSource, skipped: int) -> str:
    """Put tokens together again, but for the first `skipped`, with the blanks between them."""
    joined = frozenset(source.joined)
    parts = (label if i in joined else f" {label}" for i, label in enumerate(labels))
    return "".join(list(parts)[skipped:]).strip()


def best_token(state: State) -> str:
    """Quote the likeliest token without changes."""
    survey = state.all_heads
    assert survey.best is not None
    assert survey.reads is not None
    return quoted(_piece(survey.reads(survey.best[0], 0.0).piece))


def best_share(state: State) -> float:
    """Return the probability of that token without changes."""
    survey = state.all_heads.start
    assert survey.best is not None
    assert survey.shares is not None
    return float(survey.shares[survey.best[0]])


def measuring(state: State) -> str:
    """Say what measuring all heads is and how long it takes; "" where nobody knows."""
    survey = state.all_heads
    seconds = survey.start.left_seconds
    if seconds is None:
        return ""
    n = survey.n_layers * survey.n_heads
    if seconds < 1:
        return tr("{n} runs, less than a second", n=n)
    if seconds < LONG:
        return tr("{n} runs, about {seconds} s", n=n, seconds=fixed(seconds, 0))
    return tr("{n} runs, about {minutes} min", n=n, minutes=fixed(seconds / 60, 0))


def choices(state: State) -> tuple[Shift, ...]:
    """Return the tokens that are listed, in an order that does not tell what comes next."""
    shifts = state.all_heads.shifted(TOKENS)
    if state.all_heads.before is not None:
        return tuple(sorted(shifts, key=lambda shift: -shift.before))
    return tuple(sorted(shifts, key=lambda shift: _piece(shift.token.stem + shift.token.piece)))


def listed(state: State) -> tuple[Shift, ...]:
    """Return the tokens that are listed, in their order on screen."""
    return choices(state) if state.ballot is not None else state.all_heads.shifted(TOKENS)


def row_token(state: State) -> str:
    """Quote the token whose row is looked at."""
    return quoted(visible(state.all_heads.labels[state.row]))


def others(state: State, n: int) -> tuple[float, float]:
    """Return what all tokens together have but the first `n` that are listed, before and after."""
    shifts = listed(state)[:n]
    return (
        max(0.0, 1.0 - sum(shift.before for shift in shifts)),
        max(0.0, 1.0 - sum(shift.after for shift in shifts)),
    )


def points(difference: float) -> str:
    """Return a difference of probabilities in points: whole above 10, else one decimal."""
    value = 100 * difference
    text = fixed(abs(value), 0 if abs(value) >= 100 * LARGE else 1)
    if not float(text.replace(",", ".")):
        return text
    return f"+{text}" if value > 0 else f"{MINUS}{text}"


def moved_heads(state: State) -> tuple[tuple[Place, float], ...]:
    """Return the heads whose row moved most, with the share of it that moved."""
    return _moved_heads(state.all_heads, state.row)


@lru_cache(maxsize=4)
def _moved_heads(survey: Survey, row: int) -> tuple[tuple[Place, float], ...]:
    moved = survey.moved(min(row, survey.n_tokens - 1))
    flat = np.argsort(-moved, axis=None, kind="stable")[:MOVED]
    places = [divmod(int(i), survey.n_heads) for i in flat]
    return tuple((place, float(moved[place])) for place in places if moved[place] >= SHOWN)


def caption(state: State) -> str:
    """Say what the changes do to the likeliest token, and nothing of why."""
    survey = state.all_heads
    after = survey.shares
    assert after is not None
    assert survey.best is not None
    token, before = best_token(state), best_share(state)
    if survey.before is None:
        return tr(
            "{token} comes next with {share}. Switch a head off and see what is left of it.",
            token=token,
            share=one_decimal_percent(before),
        )
    now = float(after[survey.best[0]])
    told = {
        "token": token,
        "before": one_decimal_percent(before),
        "after": one_decimal_percent(now),
    }
    changes = _active(state)
    one = changes[0] if len(changes) == 1 else None
    if one is not None and one.kind == "head_off":
        told["head"] = one.head_name
        first = _without_head(now - before, told)
    else:
        told["n"] = str(len(changes))
        first = _with_changes(now - before, told)
    second = _induction(state, one)
    return f"{first} {second}".strip()


def told(state: State) -> tuple[tuple[str, str], ...]:
    """Return what the changes did as names and numbers; () without changes.

    The likeliest token comes first, then heads whose induction score fell, the most first.
    """
    survey = state.all_heads
    if survey.before is None or survey.best is None or survey.shares is None:
        return ()
    shares = best_share(state), float(survey.shares[survey.best[0]])
    arrow = " → ".join(map(one_decimal_percent, shares))
    found = [(tr("next token {token}", token=best_token(state)), arrow)]
    before, after = survey.start.scores["induction"], survey.scores["induction"]
    fallen = np.nan_to_num(before - after)
    for flat in np.argsort(-fallen, axis=None, kind="stable")[: TOLD - 1]:
        place = divmod(int(flat), survey.n_heads)
        if fallen[place] >= FELL and place not in state.off:
            name = tr("induction of {head}", head=state.head_name(place))
            found.append((name, f"{fixed(before[place])} → {fixed(after[place])}"))
    return tuple(found)


def changes_line(state: State) -> str:
    """Say in one line what is changed; "" where nothing is."""
    document = state.document
    changes = _active(state)
    if len(changes) > FEW_CHANGES:
        return tr("{n} changes", n=len(changes))
    said = (sentence(each, document.tokens, document.numbering) for each in changes)
    return "   ".join(said)


def _without_head(by: float, told: dict[str, str]) -> str:
    if abs(by) < ALIKE:
        return tr("Without head {head}, {token} stays at {after}.", **told)
    if by < 0:
        return tr("Without head {head}, {token} falls from {before} to {after}.", **told)
    return tr("Without head {head}, {token} rises from {before} to {after}.", **told)


def _with_changes(by: float, told: dict[str, str]) -> str:
    if abs(by) < ALIKE:
        return tr("With the changes, {token} stays at {after}.", **told)
    if by < 0:
        return tr("With the changes, {token} falls from {before} to {after}.", **told)
    return tr("With the changes, {token} rises from {before} to {after}.", **told)


def _induction(state: State, one: ModelChange | None) -> str:
    """Say what became of the head with the highest induction score, where it has one."""
    survey = state.all_heads
    before, after = survey.start.scores["induction"], survey.scores["induction"]
    if np.isnan(before).all():
        return ""
    layer, head = (int(i) for i in np.unravel_index(before.argmax(), before.shape))
    was, now = float(before[layer, head]), float(after[layer, head])
    named = state.head_name((layer, head))
    itself = one is not None and one.head_name == named
    if was < INDUCTION or was - now < FELL or itself:
        return ""
    return tr(
        "Head {head} still runs, but its induction score drops from {before} to {after}.",
        head=named,
        before=fixed(was),
        after=fixed(now),
    )


def status(state: State) -> str:
    """Say how far the predictions lie apart, and which layers ran again."""
    survey = state.all_heads
    parts = [survey.name, tr("next token after {token}", token=quoted(survey.labels[-1]))]
    if survey.before is None or survey.shares is None or survey.start.shares is None:
        return "   ".join(parts)
    bits = _divergence(survey.start.shares, survey.shares)
    parts.append(tr("divergence {bits} bits", bits=fixed(bits)))
    first = survey.first_changed or 0
    parts.append(
        tr(
            "layers from {first} on ran again",
            first=survey.layers[first],
        )
    )
    if first:
        parts.append(
            tr("layers below {first} identical to the last bit", first=survey.layers[first])
        )
    return "   ".join(parts)


def _divergence(before: np.ndarray, after: np.ndarray) -> float:
    """Return the Kullback-Leibler divergence of after from before, in bits."""
    seen = before > 0
    ratio = before[seen] / np.maximum(after[seen], 1e-300)
    return float((before[seen] * np.log2(ratio)).sum())


def table(state: State) -> tuple[list[str], list[str], list[list[str]]]:
    """Return the next tokens as names of rows and columns, and cells."""
    shifts = listed(state)
    rest = others(state, len(shifts))
    rows = [visible(shift.token.stem + shift.token.piece) for shift in shifts]
    rows.append(tr("all other tokens together"))
    pairs = [(shift.before, shift.after) for shift in shifts] + [rest]
    hidden = tr("answer hidden")
    if state.all_heads.before is None:
        shares = [hidden if state.covered else one_decimal_percent(after) for _, after in pairs]
        return rows, [tr("share")], [[share] for share in shares]
    cells = [
        [one_decimal_percent(before), hidden, hidden]
        if state.covered
        else [one_decimal_percent(before), one_decimal_percent(after), points(after - before)]
        for before, after in pairs
    ]
    return rows, [tr("before"), tr("after"), tr("points")], cells


def _active(state: State) -> tuple[ModelChange, ...]:
    source = state.source
    return () if source is None else tuple(change for change in source.changes if change.on)


def _piece(piece: str) -> str:
    return visible(piece.strip() or piece)
