"""What heads did on one text: how much of their weight goes to places that have a name.

A score says what a pattern shows on this text, not what a head is for. Row 0 sees only itself and
is left out everywhere.

==============  =================================================================================
previous        mean weight on the token before the query
first           mean weight on the first token (a sink, Xiao et al. 2023)
self            mean weight on the query's own token
duplicate       mean weight from a repeated token to its last copy
induction       mean weight from a repeated token to the token after its last copy (Olsson 2022)
window          mean weight on the last `window` keys, the query's own included
entropy         mean entropy of a row in bits, 0 .. log2 n
effective_keys  2 to that entropy: over how many keys a row is spread
value_weighted  mean over rows of Σ A · |v W_O|: how long what is handed over could be at most
==============  =================================================================================
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from attnviz.engine.stored_patterns import Patterns, StoredPatterns
from attnviz.errors import EditError, ShapeError

Floats = NDArray[Any]
Places = tuple[NDArray[np.int64], NDArray[np.int64]]

REPEATS = {"repeats": "induction", "repeats_duplicate": "duplicate"}
"""What scores on random repeats are called, and which they are."""
NAMES = (
    "previous",
    "first",
    "self",
    "duplicate",
    "induction",
    "window",
    "entropy",
    "effective_keys",
    "value_weighted",
)
RESTS = 0.5  # of its weight: a head that gives more of it to the first token rests there
WINDOW = 4
HEADS_AXES = 3  # of the patterns of one layer
LONG = 512  # tokens from which even the heads of one layer are scored one after another
# Fewer repeats than these say little.
FEW_PLACES = 3


@dataclass(frozen=True, eq=False)
class HeadScores:
    """Scores of all heads on one text.

    Parameters
    ----------
    scores : name to float64 array of the pattern's leading shape; NaN where the text has no place
    places : name to the number of cells that its mean is over
    n_tokens : of the text
    """

    scores: dict[str, Floats]
    places: dict[str, int]
    n_tokens: int

    def __getitem__(self, name: str) -> Floats:
        return self.scores[name]

    def rank(self, name: str, head: tuple[int, ...]) -> int:
        """Return the place of a head when the largest score comes first, from 1; 0 for NaN."""
        value = self.scores[name][head]
        return 0 if np.isnan(value) else 1 + int((self.scores[name] > value).sum())

    def ranked(self, name: str) -> list[tuple[int, ...]]:
        """Return the indices of heads, the largest score first; NaN last, ties by index."""
        values = self.scores[name]
        order = np.argsort(np.where(np.isnan(values), np.inf, -values), axis=None, kind="stable")
        return [tuple(int(i) for i in np.unravel_index(flat, values.shape)) for flat in order]

    def as_csv(
        self,
        order: Sequence[tuple[int, ...]],
        layers: Sequence[int] = (),
        *,
        more: Mapping[str, Floats] | None = None,
    ) -> str:
        """Return a table with a line a head; a score without a place is an empty cell.

        Parameters
        ----------
        order : (layer, head) of each line
        layers : what the layers are called; () = by their places
        more : columns behind the usual ones by their headings, (n_layers, n_heads) each
        """
        columns = [*(self.scores[name] for name in NAMES), *(more or {}).values()]
        lines = [",".join(("layer", "head", *NAMES, *map(_heading, more or {})))]
        for layer, head in order:
            cells = (column[layer, head] for column in columns)
            written = ("" if np.isnan(c) else repr(round(float(c), 9)) for c in cells)
            named = layers[layer] if layers else layer
            lines.append(",".join((str(named), str(head), *written)))
        return "\n".join(lines) + "\n"


def score_heads(
    pattern: ArrayLike | StoredPatterns,
    tokens: Sequence[Hashable],
    *,
    value_norms: ArrayLike | None = None,
    window: int = WINDOW,
) -> HeadScores:
    """Measure every head on one text.

    Parameters
    ----------
    pattern : (..., n, n), rows are queries
    tokens : n ids or texts; equal ones are repeats
    value_norms : (..., n), the length of v W_O of every key; None leaves value_weighted out
    window : keys that count as near, the query's own included

    Raises
    ------
    ShapeError, EditError
        When shapes do not fit, or the window is below 1.
    """
    if window < 1:
        raise EditError(f"window: found {window}, expected at least 1")
    if isinstance(pattern, StoredPatterns):
        return _scored_in_parts(pattern, tokens, value_norms, window)
    axes = HEADS_AXES if len(tokens) < LONG else HEADS_AXES - 1
    if np.ndim(pattern) > axes:
        return _scored_in_parts(np.asarray(pattern), tokens, value_norms, window)
    A = _checked(pattern, len(tokens))
    n = A.shape[-1]
    rows = np.arange(1, n)
    back = np.arange(n)[:, None] - np.arange(n)[None, :]
    repeated = duplicate_places(tokens)
    places = {
        "previous": (rows, rows - 1),
        "first": (rows, np.zeros_like(rows)),
        "self": (rows, rows),
        "duplicate": repeated,
        "induction": induction_places(tokens),
    }
    scores = {name: _mean_at(A, where) for name, where in places.items()}
    counts = {name: len(where[0]) for name, where in places.items()}
    near = np.where((back >= 0) & (back < window), A[..., :, :], 0.0).sum(axis=-1)
    scores["window"] = _mean_rows(near)
    scores["entropy"] = _mean_rows(row_entropies(A))
    scores["effective_keys"] = np.exp2(scores["entropy"])
    if value_norms is None:
        scores["value_weighted"] = np.full(A.shape[:-2], np.nan)
    else:
        norms = np.asarray(value_norms, dtype=np.float64)
        if norms.shape != A.shape[:-1]:
            raise ShapeError(f"value_norms: found shape {norms.shape}, expected {A.shape[:-1]}")
        scores["value_weighted"] = _mean_rows((A * norms[..., None, :]).sum(axis=-1))
    by_row = ("window", "entropy", "effective_keys", "value_weighted")
    counts |= dict.fromkeys(by_row, n - 1)
    return HeadScores({name: scores[name] for name in NAMES}, counts, n)


def _scored_in_parts(
    patterns: Patterns,
    tokens: Sequence[Hashable],
    value_norms: ArrayLike | None,
    window: int,
) -> HeadScores:
    """Score part by part: in float64 all heads on 1,000 tokens would take gigabytes.

    A part is a layer; of texts of `LONG` tokens and more, a head.
    """
    norms: Any = [None] * len(patterns) if value_norms is None else np.asarray(value_norms)
    if len(norms) != len(patterns):
        what = "layers" if np.ndim(norms) == HEADS_AXES else "heads"
        raise ShapeError(f"value_norms: found {len(norms)} {what}, expected {len(patterns)}")
    found = [
        score_heads(part, tokens, value_norms=norm, window=window)
        for part, norm in zip(patterns, norms, strict=True)
    ]
    scores = {name: np.stack([each[name] for each in found]) for name in NAMES}
    return HeadScores(scores, found[0].places, found[0].n_tokens)


def score_template(pattern: ArrayLike | StoredPatterns, template: ArrayLike) -> Floats:
    """Return the mean weight on the marked cells, over the rows that have any.

    Parameters
    ----------
    pattern : (..., n, n)
    template : bool (n, n), True = counts

    Raises
    ------
    ShapeError
        When the template has another shape.
    """
    if isinstance(pattern, StoredPatterns):
        return np.stack([score_template(layer, template) for layer in pattern])
    A = np.asarray(pattern)
    marked = np.asarray(template, dtype=np.bool_)
    if marked.shape != A.shape[-2:]:
        raise ShapeError(f"template: found shape {marked.shape}, expected {A.shape[-2:]}")
    n_rows = int(marked.any(axis=1).sum())
    if not n_rows:
        return np.full(A.shape[:-2], np.nan)
    # Only what is marked is taken, in float64: all heads on 1,000 tokens would take gigabytes.
    return np.asarray(A[..., marked].sum(axis=-1, dtype=np.float64) / n_rows)


def duplicate_places(tokens: Sequence[Hashable]) -> Places:
    """Return (queries, keys): each repeated token and its last copy before it."""
    last: dict[Hashable, int] = {}
    pairs = []
    for i, token in enumerate(tokens):
        if token in last:
            pairs.append((i, last[token]))
        last[token] = i
    return _places(pairs)


def induction_places(tokens: Sequence[Hashable]) -> Places:
    """Return (queries, keys): each repeated token and the token after its last copy.

    A token written twice in a row is followed by itself and gives no place.
    """
    queries, copies = duplicate_places(tokens)
    return _places([(q, c + 1) for q, c in zip(queries, copies, strict=True) if c + 1 < q])


def _heading(name: str) -> str:
    """Return the heading of a column; one with a comma or a quotation mark stands in them."""
    quoted = name.replace('"', '""')
    return f'"{quoted}"' if any(sign in name for sign in ',"\r\n') else name


def row_entropies(pattern: ArrayLike) -> Floats:
    """Return the entropy of every row in bits, (..., n); a weight of 0 adds nothing."""
    A = np.asarray(pattern, dtype=np.float64)
    return np.asarray(-(A * np.log2(np.where(A > 0, A, 1.0))).sum(axis=-1) + 0.0)


def _checked(pattern: ArrayLike, n: int) -> Floats:
    A = np.asarray(pattern, dtype=np.float64)
    if A.ndim < 2 or A.shape[-2:] != (n, n):
        raise ShapeError(f"pattern: found shape {A.shape}, expected (..., {n}, {n}) for {n} tokens")
    return A


def _places(pairs: list[tuple[int, int]]) -> Places:
    table = np.array(pairs, dtype=np.int64).reshape(-1, 2)
    return table[:, 0], table[:, 1]


def _mean_at(A: Floats, places: Places) -> Floats:
    """Return the mean weight on some cells, NaN where there are none."""
    if not len(places[0]):
        return np.full(A.shape[:-2], np.nan)
    return np.asarray(A[..., places[0], places[1]].mean(axis=-1))


def _mean_rows(rows: Floats) -> Floats:
    """Return the mean over rows (..., n) but the first, NaN where there is no other."""
    if rows.shape[-1] < 2:
        return np.full(rows.shape[:-1], np.nan)
    return np.asarray(rows[..., 1:].mean(axis=-1))
