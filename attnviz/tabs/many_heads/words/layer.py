"""What the tab says: caption, status, what is heard, and what an edit did; all numbers computed."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from attnviz.engine.arrays import SAME
from attnviz.language import and_list, mark, possessive, quoted, tr
from attnviz.model.document.document import Document
from attnviz.model.document.exhibit_words import said
from attnviz.tabs.many_heads.state import Bools, Cell, Floats, State, concat_names, update_names
from attnviz.ui.grid.picks import sums_text
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import (
    MINUS,
    exact_sum,
    fixed,
    one_decimal_percent,
    percent_sign,
    shortest,
)
from attnviz.ui.look.numbers import whole_percent as percent
from attnviz.ui.tab.by_hand import by_hand, plain
from attnviz.ui.tab.held import off_caption

WORDS = (
    mark("no"), mark("one"), mark("two"), mark("three"), mark("four"), mark("five"), mark("six"),
    mark("seven"), mark("eight"), mark("nine"), mark("ten"),
)  # fmt: skip
LOST = 0.5  # share of a number that must go for "only one head knew"
LITTLE = 0.1  # share of a number that others may still have then
SEEN = 0.005  # numbers that print as 0.00
LOUD, STANDS_OUT = 0.5, 0.5  # of an update: a number that says something; the most beside it
UNMOVED = 1e-12
LISTED = 8  # heads whose numbers are all listed; of more, the largest are
SUMMED = 4  # heads whose sums the status line has room for


def canvas_name(state: State) -> str:
    """Say what the canvas shows."""
    return tr("Many heads, {n} patterns", n=state.n_heads)


# The caption: rules in order, the first that applies


def caption(state: State) -> str:
    """Say in one or two sentences what is on screen, and which row makes no 100%."""
    off = off_caption(state.document, state.trace, state.head, state.meant[0])
    return f"{_caption(state)} {off}".strip() if off else _caption(state)


def _caption(state: State) -> str:
    if len(state.muted) == state.n_heads:
        word = state.tokens[state.row]
        if state.update.any():
            return tr("All heads are muted: the update of “{word}” is just the bias.", word=word)
        return tr("All heads are muted: the update of “{word}” is 0.", word=word)
    if len(state.tokens) == 1 and _is_whole(state):
        return tr(
            "{asker} is the first word: it can only look at itself, so all 100% stays there.",
            asker=quoted(state.tokens[0]),
        )
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
    figures = tr("The figures over the patterns are shares of the words that led before.")
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


# What the last edit of a number did


def feedback(before: State, state: State) -> str:
    """Say what one typed number did to the locked row's update."""
    if before.row != state.row or before.update.shape != state.update.shape:
        return ""
    edited = _edited(before.document, state.document)
    if edited is None:
        return ""
    matrix, place = edited
    old, new = (getattr(each.document, matrix)[place] for each in (before, state))
    what = number_name(state.document, matrix, place)
    lead = f"{what}: {shortest(float(old), 4)} → {shortest(float(new), 4)}"
    moved = np.abs(state.update - before.update)
    most, word = int(moved.argmax()), state.tokens[state.row]
    if moved[most] <= UNMOVED:
        return tr("{first}. The update of “{word}” does not change.", first=lead, word=word)
    return tr(
        "{first}. In the update of “{word}”: {name} {change}.",
        first=lead,
        word=word,
        name=state.update_names[most],
        change=f"{fixed(before.update[most])} → {fixed(state.update[most])}",
    )


def _edited(before: Document, after: Document) -> tuple[str, Cell] | None:
    """Return the one number of X or W_O that differs."""
    for matrix in ("X", "W_O"):
        old, new = getattr(before, matrix), getattr(after, matrix)
        if old is new or np.shape(old) != np.shape(new):
            continue
        rows, columns = np.nonzero(old != new)
        if len(rows) == 1:
            return matrix, (int(rows[0]), int(columns[0]))
    return None


def number_name(document: Document, matrix: str, place: Cell) -> str:
    """Name a number of X or W_O."""
    row, column = place
    if matrix == "X":
        owner = possessive(visible(document.tokens[row]))
        return tr("{thing} {owner}", owner=owner, thing=document.feature_names[column])
    from_, to = concat_names(document)[row], update_names(document)[column]
    return f"W_O[H{row // document.d_v + 1} {from_}, {to}]"


# The status line and screen readers


def status(state: State) -> str:
    """Say the pointed-at number of the path, or the weights of a cell in the heads."""
    if state.path is not None:
        return path_number(state, *state.path)
    row, key = state.meant
    parts = [tr("row {row}, column {column}", row=state.tokens[row], column=state.tokens[key])]
    parts += [f"H{head + 1} {_weight(state, head, row, key)}" for head in _listed(state, row, key)]
    document = state.document
    kept = f"{state.n_groups * document.d_k} + {state.n_groups * document.d_v}"
    told = tr("{numbers} numbers per token", numbers=kept)
    if state.shared:
        told = tr(
            "{numbers} numbers per token instead of {others}",
            numbers=kept,
            others=f"{state.n_heads * document.d_k} + {state.n_heads * document.d_v}",
        )
    parts += [tr("KV heads {n}", n=state.n_groups), told] if state.has_values else []
    if not state.hidden[row, key]:
        made = _made(state, "pattern", (state.head, row, key)).strip()
        parts += [f"H{state.head + 1}: {made}"] if made else []
    return "   ".join(parts)


def path_number(state: State, name: str, place: int) -> str:
    """Say one number of the joined results or of the update exactly."""
    word = state.tokens[state.row]
    if name == "concat":
        head = place // state.document.d_v
        value = exact_sum(state.concat[place])
        said = tr(
            "concat of “{word}”   {head}   {name} {value}",
            word=word,
            head=state.name(head),
            name=state.concat_names[place],
            value=value,
        )
        if head in state.muted:
            return said
        return said + _made(state, "z", (head, state.row, place % state.document.d_v))
    said = tr(
        "update of “{word}”   {name} {value}",
        word=word,
        name=state.update_names[place],
        value=exact_sum(state.update[place]),
    )
    return said + _made(state, "out", (state.row, place))


def _made(state: State, array: str, place: tuple[int, ...]) -> str:
    """Write how a number was made, as far as it was by arithmetic that is known."""
    if state.document.captured:
        return ""
    held = state.trace.is_held(array, place)
    trace = state.trace.computed if held else state.trace
    line = plain(by_hand(state.document, trace, array, place))
    if not line:
        return ""
    return tr("   held, computed: {line}", line=line) if held else f"   {line}"


def _weight(state: State, head: int, row: int, key: int) -> str:
    """Return one weight as it is written, or why there is none."""
    if state.hidden[row, key]:
        return tr("masked")
    return f"{fixed(100 * state.pattern[head, row, key], 1)}{percent_sign()}"


def spoken_cell(state: State, head: int, row: int, key: int) -> str:
    """Say one cell as a screen reader does."""
    place = tr("row {row}, column {column}", row=state.tokens[row], column=state.tokens[key])
    if state.hidden[row, key]:
        why = tr("not written yet") if key > row else tr("masked")
        return f"{place}, {why}"
    share = fixed(100 * state.pattern[head, row, key], 1)
    score = shortest(state.trace.rows("scores")[head, row, key])
    return tr(
        "{head}, {place}, {share} per cent, score {score}",
        head=state.name(head),
        place=place,
        share=share,
        score=score,
    )


def picks_status(state: State) -> str:
    """Say sum and mean of the picked cells: of one column over rows, or of one row over columns.

    "" while nothing is picked, or covered.
    """
    picks, (row, key) = state.picks, state.meant
    if not picks or state.covered or state.path is not None:
        return ""
    cells = picks.line(state.pattern, row, key)
    lines = [(f"H{head + 1}", cells[head]) for head in _largest(cells.sum(axis=1))]
    lead = picks.lead(state.tokens, state.tokens, row, key)
    return sums_text(lead, lines, picks.line(state.hidden, row, key), one_decimal_percent)


def _largest(sums: Floats) -> list[int]:
    ranked = (-sums).argsort(kind="stable")[:SUMMED]
    return sorted(int(head) for head in ranked)


def _listed(state: State, row: int, key: int) -> list[int]:
    if state.n_heads <= LISTED:
        return list(range(state.n_heads))
    ranked = (-state.pattern[:, row, key]).argsort(kind="stable")[: LISTED - 2]
    return sorted(int(head) for head in ranked)


# What the picture itself says


def answer(state: State, head: int) -> str:
    """Say which word the locked row of a head reads most, and its share."""
    if state.covered or not state.covers.isdisjoint(("list", "titles")):
        return "?"
    if head in state.muted:
        return tr("muted")
    place = state.top(head)
    if place is None:
        return tr("sees nothing")
    return f"{state.tokens[place]}  {percent(state.pattern[head, state.row, place])}"


def update_line(state: State) -> str:
    """Say the largest number of the update."""
    word = state.tokens[state.row]
    if state.covered or "update" in state.covers:
        return _of_update(state, word, "?")
    update = state.update
    place = int(np.abs(update).argmax())
    value = signed(float(update[place]))
    return _of_update(state, word, f"{state.update_names[place]} {value}")


def longest_update_line(state: State, width: Callable[[str], float]) -> str:
    """Say what `update_line` may say of any row, as long as it gets."""
    word, name = max(state.tokens, key=width), max(state.update_names, key=width)
    return _of_update(state, word, f"{name} {signed(-88.88)}")


def _of_update(state: State, word: str, what: str) -> str:
    times = " × W_O" if state.document.W_O is not None else ""
    concat = f"Concat ({len(state.concat)}){times}"
    return tr("{concat} → update of “{word}”:", concat=concat, word=word) + f"  {what}"


def signed(value: float, digits: int = 2) -> str:
    """Write a number with its sign, also a plus."""
    text = fixed(value, digits)
    return text if text[0] == MINUS or not text.strip("0.") else f"+{text}"


# Shared keys and values


def kind(n: int, n_heads: int) -> str:
    """Name the way of sharing."""
    if n == n_heads:
        return "MHA"
    return "MQA" if n == 1 else "GQA"


def kept_text(state: State, *, short: bool = False) -> str:
    """Say how many numbers are kept for each token, and how many the other ways keep."""
    if not state.has_values:
        return tr("keys and values: not captured")
    ends = {state.n_heads: "MHA", 1: "MQA"}
    if state.n_groups != state.document.n_kv_heads and not _is_end(state):
        ends[state.document.n_kv_heads] = "GQA"
    others = [f"{name} {state.numbers_kept(n)}" for n, name in ends.items() if n != state.n_groups]
    rest = f" ({', '.join(others)})" if others else ""
    kept = state.numbers_kept(state.n_groups)
    if short:
        return few_text(state) + rest
    return tr("KV cache per token: {n} numbers", n=kept) + rest


def few_text(state: State) -> str:
    """Say how many numbers are kept for each token in as few words as can be."""
    return tr("KV per token: {n} numbers", n=state.numbers_kept(state.n_groups))


def _is_end(state: State) -> bool:
    return state.document.n_kv_heads in (1, state.n_heads)
