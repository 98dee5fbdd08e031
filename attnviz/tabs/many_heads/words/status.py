"""The status line, and what a screen reader says."""

from __future__ import annotations

from attnviz.language import tr
from attnviz.tabs.many_heads.state import Floats, State
from attnviz.tabs.many_heads.words.all_heads import status as status_of_all_heads
from attnviz.tabs.many_heads.words.next_token import status as status_of_next_token
from attnviz.tabs.many_heads.words.whole_pattern import status as status_of_whole_pattern
from attnviz.ui.grid.picks import sums_text
from attnviz.ui.look.numbers import (
    exact_sum,
    fixed,
    one_decimal_percent,
    percent_sign,
    shortest,
)
from attnviz.ui.tab.by_hand import by_hand, plain

LISTED = 8  # heads whose numbers are all listed; of more, the largest are
SUMMED = 4  # heads whose sums the status line has room for


def status(state: State) -> str:
    """Say the exact numbers behind what is pointed at."""
    if state.shown == "all":
        return status_of_all_heads(state)
    if state.shown == "map":
        return status_of_whole_pattern(state)
    return status_of_next_token(state) if state.shown == "next" else layer_status(state)


def layer_status(state: State) -> str:
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
    return f"{fixed(100 * state.shares[head, row, key], 1)}{percent_sign()}"


def spoken_cell(state: State, head: int, row: int, key: int) -> str:
    """Say one cell as a screen reader does."""
    place = tr("row {row}, column {column}", row=state.tokens[row], column=state.tokens[key])
    if state.hidden[row, key]:
        why = tr("not written yet") if key > row else tr("masked")
        return f"{place}, {why}"
    share = fixed(100 * state.shares[head, row, key], 1)
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
