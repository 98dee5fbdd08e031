"""What hands do to templates of the head finder, each edit as one call; what marks many cells."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.head_scores import duplicate_places, induction_places
from attnviz.engine.masks import MASKS, NUMBERS, RULES
from attnviz.engine.masks import allowed as mask_cells
from attnviz.language import mark, plural, tr
from attnviz.model.edits import templates as edits
from attnviz.model.edits.sparse import line

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from attnviz.model.document.lab import SparseSpec
    from attnviz.session import Session
    from attnviz.tabs.many_heads.state import State

Cell = tuple[int, int]
PLACES = {
    "previous": mark("The token before"),
    "first": mark("The first token"),
    "self": mark("The asking token"),
    "duplicate": mark("The last copy of a repeated token"),
    "induction": mark("The token after that copy"),
}
_strokes = count(1)


class TemplateEdits:
    """Asks the session for edits of templates; the cells of one press and drag are one step.

    The first cell of a stroke decides: an empty one makes it mark, a marked one makes it clear.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._stroke, self._marking = 0, True
        self._last: Cell | None = None

    @property
    def templates(self) -> edits.Templates:
        """Return the templates of the lab."""
        return self._session.lab.templates

    def add(self, n_tokens: int) -> bool:
        """Make an empty template for texts of so many tokens."""
        return self._edit(tr("Draw a template"), edits.with_new, n_tokens)

    def press(self, place: int, cell: Cell, *, erases: bool = False) -> None:
        """Begin a stroke; with `erases` it clears, whatever the cell holds."""
        marking = not erases and not self.templates[place].cells[cell]
        self._stroke, self._marking = next(_strokes), marking
        self._last = cell
        self._paint(place, [cell])

    def drag(self, place: int, cell: Cell) -> None:
        """Go on to another cell; those that a quick hand skips are taken, too."""
        if self._last is not None and cell != self._last:
            self._paint(place, line(self._last, cell))
            self._last = cell

    def fill(self, place: int, cells: NDArray[np.bool_]) -> None:
        """Mark these cells and no others."""
        n = int(cells.sum())
        words = plural(mark("Template: {n} cell"), mark("Template: {n} cells"), n)
        self._edit(words, edits.filled, place, cells)

    def rename(self, place: int, name: str) -> bool:
        """Give a template another name; False when that one cannot be."""
        return self._edit(tr("Name of a template"), edits.renamed, place, name)

    def remove(self, place: int) -> None:
        """Take a template away."""
        name = self.templates[place].name
        self._edit(tr("Remove {name}", name=name), edits.without, place)

    def _paint(self, place: int, cells: list[Cell]) -> None:
        words = tr("Template: mark cells") if self._marking else tr("Template: clear cells")
        key = ("template", self._stroke)
        self._edit(words, edits.painted, place, cells, self._marking, key=key)

    def _edit(
        self, words: str, function: Callable[..., Any], *arguments: Any, key: object = None
    ) -> bool:
        return self._session.edit(function, *arguments, slot="templates", text=words, merge_key=key)


def marks_of(state: State, spec: SparseSpec) -> list[tuple[str, NDArray[np.bool_]]]:
    """Return what can be marked at once, each with its name: places of scores, rules of masks.

    Row 0 sees itself alone and is left out, as in the scores.

    Parameters
    ----------
    spec : gives the numbers of the rules, and the pattern that was drawn on tab 5
    """
    survey = state.all_heads
    n = survey.n_tokens
    found = [(tr(says), _at(n, *_places(kind, survey.tokens))) for kind, says in PLACES.items()]
    for kind in RULES:
        if kind == "full":
            continue
        given: dict[str, Any] = {name: getattr(spec, name) for name in NUMBERS[kind]}
        named = tr("{mask}, {numbers}", mask=tr(MASKS[kind].title), numbers=_listed(given))
        found.append((named, _without_first(mask_cells(kind, n, n, **given))))
    if spec.drawn is not None and len(spec.drawn) == n:
        found.append((tr("Custom pattern from “Sparse patterns”"), _without_first(spec.drawn)))
    return found


def _listed(numbers: dict[str, int]) -> str:
    said = {
        "window": mark("window {n}"),
        "n_sinks": mark("first tokens {n}"),
        "stride": mark("stride {n}"),
    }
    return ", ".join(tr(said[name], n=n) for name, n in numbers.items())


def _places(kind: str, tokens: Sequence[Any]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    rows = np.arange(1, len(tokens))
    if kind == "duplicate":
        return duplicate_places(tokens)
    if kind == "induction":
        return induction_places(tokens)
    keys = {"previous": rows - 1, "first": np.zeros_like(rows), "self": rows}
    return rows, keys[kind]


def _at(n: int, queries: NDArray[np.int64], keys: NDArray[np.int64]) -> NDArray[np.bool_]:
    cells = np.zeros((n, n), dtype=np.bool_)
    cells[queries, keys] = True
    return cells


def _without_first(cells: NDArray[np.bool_]) -> NDArray[np.bool_]:
    cells = cells.copy()
    cells[0] = False
    return cells
