"""The caption: rules in order, the first that applies; all numbers computed.

Those of the other views stand with them: `all_heads`, `next_token`, `whole_pattern`.
"""

from __future__ import annotations

import numpy as np

from attnviz.engine.arrays import SAME
from attnviz.language import and_list, mark, quoted, tr
from attnviz.model.document.exhibit_words import said
from attnviz.tabs.many_heads.state import Bools, State
from attnviz.tabs.many_heads.words.all_heads import caption as caption_of_all_heads
from attnviz.tabs.many_heads.words.first_token import first_token_hidden
from attnviz.tabs.many_heads.words.next_token import caption as caption_of_next_token
from attnviz.tabs.many_heads.words.numbers import signed
from attnviz.tabs.many_heads.words.whole_pattern import caption as caption_of_whole_pattern
from attnviz.ui.look.numbers import (
    fixed,
)
from attnviz.ui.look.numbers import whole_percent as percent
from attnviz.ui.tab.held import off_caption

WORDS = (
    mark("no"), mark("one"), mark("two"), mark("three"), mark("four"), mark("five"), mark("six"),
    mark("seven"), mark("eight"), mark("nine"), mark("ten"),
)  # fmt: skip
LOST = 0.5  # share of a number that must go for "only one head knew"
LITTLE = 0.1  # share of a number that others may still have then
SEEN = 0.005  # numbers that print as 0.00
LOUD, STANDS_OUT = 0.5, 0.5  # of an update: a number that says something; the most beside it


def caption(state: State) -> str:
    """Say in one or two sentences what is on screen."""
    if state.shown == "all":
        return caption_of_all_heads(state)
    if state.shown == "map":
        return caption_of_whole_pattern(state)
    return caption_of_next_token(state) if state.shown == "next" else layer_caption(state)


def layer_caption(state: State) -> str:
    """Say what the patterns of a layer show, and which row makes no 100%."""
    off = off_caption(state.document, state.trace, state.head, state.meant[0])
    return " ".join(filter(None, (_caption(state), first_token_hidden(state), off)))


def _caption(state: State) -> str:
    if len(state.muted) == state.n_heads:
        word = state.tokens[state.row]
        if state.update.any():
            return tr("All heads are muted: the update of “{word}” is just the bias.", word=word)
        return tr("All heads are muted: the update of “{word}” is 0.", word=word)
    if len(state.tokens) == 1 and _is_whole(state):
        first = mark(
            "{asker} is the first word: it can only look at itself, so all 100% stays there."
        )
        if state.source is not None:
            first = mark(
                "{asker} is the first token: it can only look at itself, so all 100% stays there."
            )
        return tr(first, asker=quoted(state.tokens[0]))
    if state.pointed is not None:
        return compared(state, *state.pointed)
    if state.muted:
        return silence(state)
    if state.averaged:
        return blurred(state)
    if state.copied:
        return copied(state)
    return the_update(state) if state.locked else questions(state)


def _is_whole(state: State) -> bool:
    """Whether each row of each head adds up to 1: no sink, no row that sees nothing."""
    trace = state.trace
    if trace["sink_exponentials"] is None and not trace.held and not state.document.captured:
        return bool(trace["allowed"].any(axis=-1).all())  # no weights of all heads are needed
    return bool((np.abs(state.pattern.sum(axis=-1) - 1) < SAME).all())


def compared(state: State, row: int, key: int) -> str:
    """Compare one cell over all heads."""
    query, read = state.tokens[row], state.tokens[key]
    if state.hidden[row, key]:
        return _unseen(query, read, later=key > row)
    shares = state.pattern[:, row, key]
    most, least = int(shares.argmax()), int(shares.argmin())
    if state.n_heads == 1 or shares[most] - shares[least] < SAME:
        to = "" if row == key else read
        return _alike(percent(shares[most]), query, to, one=state.n_heads == 1)
    told = {
        "asker": query,
        "most": _heads(shares >= shares[most] - SAME),
        "share": percent(shares[most]),
        "least": _heads(shares <= shares[least] + SAME),
        "share_2": percent(shares[least]),
    }
    if row == key:
        return tr(
            "“{asker}” looks at itself most in {most} ({share}) and least in {least} ({share_2}).",
            **told,
        )
    return tr(
        "“{asker}” looks at “{read}” most in {most} ({share}) and least in {least} ({share_2}).",
        read=read,
        **told,
    )


def _heads(marked: Bools) -> str:
    return and_list([f"H{head + 1}" for head in np.flatnonzero(marked)])


def _unseen(query: str, read: str, *, later: bool) -> str:
    """Say why no head can look at a word."""
    if later:
        return tr(
            "“{read}” has not been written yet when “{asker}” asks, so no head can look at it.",
            read=read,
            asker=query,
        )
    return tr(
        "“{read}” is masked for “{asker}”, so no head can look at it.",
        read=read,
        asker=query,
    )


def _alike(share: str, query: str, read: str, *, one: bool) -> str:
    """Say what all heads do alike; `read` is "" when a word looks at itself."""
    told = {"share": share, "asker": query}
    if not read:
        if one:
            return tr("In this head, “{asker}” gives {share} to itself.", **told)
        return tr("In every head, “{asker}” gives {share} to itself.", **told)
    if one:
        return tr("In this head, “{asker}” gives {share} to “{read}”.", **told, read=read)
    return tr("In every head, “{asker}” gives {share} to “{read}”.", **told, read=read)


def silence(state: State) -> str:
    """Say what the locked row's update lost with the heads that are muted."""
    names = and_list([f"H{head + 1}" for head in sorted(state.muted)])
    before, after = state.unmuted_update(), state.update
    word = state.tokens[state.row]
    lost = np.abs(before - after)
    place = int(np.abs(before).argmax())
    if lost[place] < SEEN:
        place = int(lost.argmax())
    if lost[place] < SEEN:
        return tr(
            "Without {heads}, the update of “{word}” does not change: those heads add nothing.",
            heads=names,
            word=word,
        )
    lead = tr(
        "Without {heads}, the update of “{word}” changes: {name} {change}.",
        heads=names,
        word=word,
        name=state.update_names[place],
        change=f"{fixed(before[place])} → {fixed(after[place])}",
    )
    # What a head knows of a number has its sign; a bias knows nothing.
    sign = np.sign(before[place])
    parts = sign * state.carried(place).reshape(state.n_heads, -1).sum(axis=1)
    others = [parts[head] for head in range(state.n_heads) if head not in state.muted]
    if sum(others) > (1 - LOST) * abs(before[place]) and max(others) >= SEEN:
        return " ".join((lead, tr("Other heads know it too.")))
    much = max(SEEN, LITTLE * abs(before[place]))
    if sign * (before - after)[place] < SEEN or max(others, default=0.0) >= much:
        return lead
    one = len(state.muted) == 1
    return " ".join((lead, tr("Only one head knew.") if one else tr("Only those heads knew.")))


def blurred(state: State) -> str:
    """Say what averaging keys and values does, and what the figures over them are."""
    said = _blurring(state)
    if not state.tells_before:
        return said
    figures = tr(
        "The figures above the patterns are the shares of the words that had the most before."
    )
    return f"{said} {figures}"


def _blurring(state: State) -> str:
    heads = spelled(state.n_heads)
    if state.n_groups == 1:
        return tr(
            "All {heads} heads share one set of keys and values, the average: the patterns "
            "blur. Real models are trained, or retrained, to cope with this.",
            heads=heads,
        )
    return tr(
        "{count} sets of keys and values, made by averaging, serve all {heads} heads: the "
        "patterns blur. Real models are trained, or retrained, to cope with this.",
        count=spelled(state.n_groups).capitalize(),
        heads=heads,
    )


def copied(state: State) -> str:
    """Say that copies change nothing."""
    stored = state.document.n_kv_heads
    kept, enough = state.numbers_kept(state.n_groups), state.numbers_kept(stored)
    return tr(
        "Every pattern matches {stored} KV heads to the last digit, because these keys and "
        "values are copies. The KV cache holds {kept} numbers per token instead of "
        "{enough}.",
        stored=stored,
        kept=kept,
        enough=enough,
    )


def the_update(state: State) -> str:
    """Say what the layer tells the locked row's word."""
    word, update = state.tokens[state.row], state.update
    place = int(np.abs(update).argmax())
    if abs(update[place]) < SEEN:
        return tr("The update of “{word}” is nearly 0: no head has anything to add.", word=word)
    name, value = state.update_names[place], signed(float(update[place]))
    sheet = state.document.sheet
    gloss = sheet.gloss.get(name, "") if sheet is not None else ""
    others = np.delete(np.abs(update), place)
    # It knows what it is about only where one number is loud and stands out.
    loud = update[place] >= LOUD and not (others > update[place] * STANDS_OUT).any()
    if gloss and loud:
        return tr(
            "The update says “{name} {value}”: “{word}” now knows it is about something that "
            "{gloss}.",
            name=name,
            value=value,
            word=word,
            gloss=said(gloss),
        )
    if update[place] < 0:
        return tr(
            "The update says “{name} {value}”: none of the {n} numbers added to “{word}” "
            "is further from 0.",
            name=name,
            value=value,
            n=len(update),
            word=word,
        )
    if (others > abs(update[place]) - SAME).any():
        return tr(
            "The update says “{name} {value}”: none of the {n} numbers added to “{word}” "
            "is larger.",
            name=name,
            value=value,
            n=len(update),
            word=word,
        )
    return tr(
        "The update says “{name} {value}”: the largest of the {n} numbers added to “{word}”.",
        name=name,
        value=value,
        n=len(update),
        word=word,
    )


def questions(state: State) -> str:
    """Say what the picture as a whole shows."""
    is_sentence, count = state.document.sheet is not None, spelled(state.n_heads)
    if state.n_heads == 1 and not _is_whole(state):
        return tr("One sentence, one question.") if is_sentence else tr("One text, one question.")
    if state.n_heads == 1:
        if is_sentence:
            return tr("One sentence, one question: each row adds up to 100%.")
        return tr("One text, one question: each row adds up to 100%.")
    lead = tr("One text, {count} questions at once.", count=count)
    if is_sentence:
        lead = tr("One sentence, {count} questions at once.", count=count)
    if not state.shared:
        return " ".join((lead, tr("Every head has its own keys.")))
    group = state.group_of_head[state.order[0]]
    members = [head for head in state.order if state.group_of_head[head] == group]
    if len(members) == 1:
        return lead
    which = tr("The first heads")
    if state.columns_shared and len(state.group_names) == state.columns:
        which = tr("The {count} heads on the left", count=spelled(len(members)))
    elif len(members) <= 4:
        which = and_list([f"H{head + 1}" for head in members])
    asks = tr(
        "{heads} ask the same keys ({group}) different questions.",
        heads=which,
        group=f"KV\u00a0{state.group_names[group]}",  # on one line
    )
    return f"{lead} {asks}"


def spelled(number: int) -> str:
    """Write a small number as a word, a larger one in digits."""
    return tr(WORDS[number]) if 0 <= number < len(WORDS) else str(number)
