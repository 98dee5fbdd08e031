"""What this tab gives to the clipboard: patterns, joined results, W_O and the update as text."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.matrices.text import as_csv, as_latex, as_numpy, as_tsv
from attnviz.tabs.many_heads.figure import Figure, Floats

FORMATS = ("CSV", "NumPy", "LaTeX")
Copies = tuple[str, str, Callable[[Figure], str]]


def row_text(figure: Figure) -> str:
    """Return the locked row of every head: a line a head, under the words."""
    rows = [f"H{head + 1}" for head in range(figure.n_heads)]
    return as_tsv(figure.pattern[:, figure.row], rows=rows, columns=figure.tokens)


def array_as(array: Floats, kind: str, rows: tuple[str, ...], columns: tuple[str, ...]) -> str:
    """Return an array in one of `FORMATS`; a table names rows and columns."""
    if kind == "CSV":
        return as_csv(array, rows=rows, columns=columns)
    return as_numpy(array) if kind == "NumPy" else as_latex(array)


def pattern_as(figure: Figure, head: int, kind: str) -> str:
    """Return the pattern of a head."""
    return array_as(figure.pattern[head], kind, figure.tokens, figure.tokens)


def named_as(figure: Figure, name: str, kind: str) -> str:
    """Return concat, W_O or the update, of all tokens.

    Raises
    ------
    EditError
        For W_O of a document without one.
    """
    joined = tuple(
        f"H{i // figure.document.d_v + 1} {n}" for i, n in enumerate(figure.concat_names)
    )
    if name == "W_O":
        matrix = figure.document.W_O
        if matrix is None:
            raise EditError(tr("This document has no W_O to copy."))
        return array_as(matrix, kind, joined, figure.update_names)
    if name == "concat":
        return array_as(figure.trace["concat"], kind, figure.tokens, joined)
    return array_as(figure.trace["out"], kind, figure.tokens, figure.update_names)


def copies(n_heads: int, names: tuple[str, ...]) -> Iterator[Copies]:
    """List everything that can be copied: (id, what it is, how it is written)."""
    for head in range(n_heads):
        for kind in FORMATS:
            yield (
                f"A{head + 1}_{kind.lower()}",
                tr("A of {head} as {kind}", head=names[head], kind=kind),
                _pattern(head, kind),
            )
    for name, says in (("concat", tr("concat")), ("W_O", "W_O"), ("out", tr("update"))):
        for kind in FORMATS:
            yield (
                f"{name.lower()}_{kind.lower()}",
                tr("{what} as {kind}", what=says, kind=kind),
                _named(name, kind),
            )


def _pattern(head: int, kind: str) -> Callable[[Figure], str]:
    return lambda figure: pattern_as(figure, head, kind)


def _named(name: str, kind: str) -> Callable[[Figure], str]:
    return lambda figure: named_as(figure, name, kind)
