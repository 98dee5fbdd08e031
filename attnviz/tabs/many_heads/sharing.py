"""How many key/value heads a layer can use, what that is called and what it keeps in memory."""

from __future__ import annotations

from attnviz.language import tr
from attnviz.model.document.document import Document, fits_heads
from attnviz.tabs.many_heads.figure import Figure

MOST_BUTTONS = 4


def choices(document: Document) -> tuple[int, ...]:
    """Return the numbers of key/value heads that fit, the largest first."""
    return tuple(n for n in range(document.n_heads, 0, -1) if not why_not(n, document))


def on_buttons(document: Document) -> tuple[int, ...]:
    """Return the choices that get a button: all where they are few, else the ones that matter.

    Those are every head its own, the stored number, the one in use, and one for all; the menu
    beside the buttons has the rest. Six buttons left the note beside them no room.
    """
    every = choices(document)
    if len(every) <= MOST_BUTTONS:
        return every
    used = document.kv_heads_used or document.n_kv_heads
    return tuple(sorted({every[0], document.n_kv_heads, used, every[-1]}, reverse=True))


def why_not(n: int, document: Document) -> str:
    """Say why so many key/value heads do not fit; empty when they do."""
    if n == document.n_kv_heads:
        return ""
    if document.n_heads % n:
        return tr("does not divide {n} heads", n=document.n_heads)
    if fits_heads(n, document.n_kv_heads, document.n_heads):
        return ""
    return tr("does not fit the {n} that are stored", n=document.n_kv_heads)


def kind(n: int, n_heads: int) -> str:
    """Name the way of sharing."""
    if n == n_heads:
        return "MHA"
    return "MQA" if n == 1 else "GQA"


def kept_text(figure: Figure, *, short: bool = False) -> str:
    """Say how many numbers are kept for each token, and how many the other ways keep."""
    ends = {figure.n_heads: "MHA", 1: "MQA"}
    if figure.n_groups != figure.document.n_kv_heads and not _is_end(figure):
        ends[figure.document.n_kv_heads] = "GQA"
    others = [
        f"{name} {figure.numbers_kept(n)}" for n, name in ends.items() if n != figure.n_groups
    ]
    rest = f" ({', '.join(others)})" if others else ""
    kept = figure.numbers_kept(figure.n_groups)
    if short:
        return few_text(figure) + rest
    return tr("keys and values kept a token: {n} numbers", n=kept) + rest


def few_text(figure: Figure) -> str:
    """Say how many numbers are kept for each token in as few words as can be."""
    return tr("KV a token: {n} numbers", n=figure.numbers_kept(figure.n_groups))


def _is_end(figure: Figure) -> bool:
    return figure.document.n_kv_heads in (1, figure.n_heads)
