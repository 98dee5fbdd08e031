"""What is said of one large pattern: which word reads which, how far back, and the exact weight."""

from __future__ import annotations

from attnviz.language import mark, plural, tr
from attnviz.tabs.many_heads.state import State
from attnviz.tabs.many_heads.words.first_token import first_token_hidden
from attnviz.ui.look.numbers import exact, grouped, one_decimal_percent, whole_percent

BACK, FAR_BACK = mark("{count} word back"), mark("{count} words back")
AHEAD, FAR_AHEAD = mark("{count} word ahead"), mark("{count} words ahead")
TOKEN_BACK, TOKENS_BACK = mark("{count} token back"), mark("{count} tokens back")
TOKEN_AHEAD, TOKENS_AHEAD = mark("{count} token ahead"), mark("{count} tokens ahead")


def canvas_name(state: State) -> str:
    """Say what the canvas shows."""
    return tr("The whole pattern of {head}", head=state.name(state.head))


def distance(row: int, key: int, of_tokens: bool = False) -> str:
    """Say how far a word, or a token, is from the one that reads it."""
    away = abs(row - key)
    if not away:
        return tr("the token itself") if of_tokens else tr("the word itself")
    back, ahead = (BACK, FAR_BACK), (AHEAD, FAR_AHEAD)
    if of_tokens:
        back, ahead = (TOKEN_BACK, TOKENS_BACK), (TOKEN_AHEAD, TOKENS_AHEAD)
    one, many = back if key < row else ahead
    return plural(one, many, away, count=grouped(away))


def caption(state: State) -> str:
    """Say what the cell that is meant stands for."""
    (row, key), number = state.meant, state.document.numbering.of
    asker, read = state.tokens[row], state.tokens[key]
    if state.hidden[row, key]:
        return tr("“{query}” cannot look at “{key}” here.", query=asker, key=read)
    share = whole_percent(state.shares[state.head, row, key])
    of_tokens = state.source is not None
    told = mark(
        "“{word}” (word {row}) gives {share} of its attention to “{read}” (word {key}), {distance}."
    )
    if of_tokens:
        told = mark(
            "“{word}” (token {row}) gives {share} of its attention to “{read}” (token {key}), "
            "{distance}."
        )
    said = tr(
        told,
        word=asker,
        row=grouped(number(row)),
        share=share,
        read=read,
        key=grouped(number(key)),
        distance=distance(row, key, of_tokens),
    )
    return f"{said} {first_token_hidden(state)}".strip()


def status(state: State) -> str:
    """Say the exact weight, and which part is in sight."""
    (row, key), number = state.meant, state.document.numbering.of
    parts = [state.name(state.head), f"{grouped(number(row))} → {grouped(number(key))}"]
    if not state.hidden[row, key]:
        share = state.shares[state.head, row, key]
        parts.append(f"{one_decimal_percent(share)} = {exact(share)}")
    look = state.pointer.outlook
    if look is not None and look.n == state.document.n_tokens:
        rows, columns = look.rows()[0], look.columns()[0]
        parts.append(
            tr(
                "rows {first}–{last}, columns {left}–{right}",
                first=grouped(number(int(rows[0]))),
                last=grouped(number(int(rows[-1]) - 1)),
                left=grouped(number(int(columns[0]))),
                right=grouped(number(int(columns[-1]) - 1)),
            )
        )
    return "   ".join(parts)
