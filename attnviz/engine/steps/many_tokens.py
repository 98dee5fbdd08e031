"""The layer of many tokens: its weights are kept once, and the rest is made when it is asked for.

The plain walk keeps some six arrays of all scores. Here one stands for all of them, computed in
blocks of rows, and after an edit of a few tokens' vectors only their rows and columns of it are
computed again. It moves on to the new trace then; should somebody ask the old one for weights that
it has not given out yet, it computes its own.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.engine import blocked, reused
from attnviz.engine.incremental import AT_ONCE, KeptAttention
from attnviz.engine.steps.rows import BY_QUERY, Rows
from attnviz.engine.steps.table import BY_NAME, STEPS, Step
from attnviz.engine.steps.trace import Sparing, is_same, locked

Array = NDArray[Any]

# Steps whose rows follow from the same rows of X, in order.
BY_ROW = ("Q_flat", "Q_rms", "Q_normed", "Q", "K_flat", "K_rms", "K_normed", "K", "V")
# What follows from a projection matrix head by head, in order.
BY_HEAD = {
    "W_Q": ("Q_flat", "Q_rms", "Q_normed", "Q"),
    "W_K_used": ("K_flat", "K_rms", "K_normed", "K"),
    "W_V_used": ("V",),
}
# What the weights follow from besides X.
OTHERS = {name for row in BY_ROW for name in BY_NAME[row].inputs} - {*BY_ROW, "X"}
DECIDES = ("kv_of_head", "allowed", "scale", "temperature", *sorted(OTHERS))
# What is kept head by head.
KEPT = ("pattern", "z")
AT_REST = 2048  # tokens; a head of more is computed when somebody asks for it
MOST_BEHIND = 64  # tokens by which an array may lag behind before it is made anew


class ManyTokens(Sparing):
    """What `trace[name]` gives in a layer of many tokens, made when it is asked for.

    Parameters
    ----------
    values : what is given, and the facts that follow from it
    previous : those of an earlier version of the layer, whose weights may be taken over
    """

    def __init__(self, values: dict[str, Any], previous: ManyTokens | None = None) -> None:
        self._values = values
        self._names = (*values, *(step.name for step in STEPS if step.name not in values))
        values["sink_exponentials"] = None  # no layer of these has sinks
        self._lock = threading.RLock()
        self._owner = object()
        self._behind: dict[str, tuple[Array, tuple[int, ...]]] = {}
        self._in_part: dict[str, Rows | _ByHead] = {}
        kept = None
        if previous is not None:
            with previous._lock:
                self._keep_values(previous)
                kept = self._taken_over(previous)
        self._kept = kept or self._computed()

    @property
    def is_usable(self) -> bool:
        """Whether the blocks can compute these numbers; else they need the plain walk."""
        return self._kept.is_usable

    def __getitem__(self, name: str) -> Any:
        with self._lock:
            if name not in self._values:
                self._values[name] = locked(self._made(BY_NAME[name]))
            return self._values[name]

    def rows(self, name: str) -> Any:
        """Return an array if it is there or small, else what makes heads and rows of it."""
        if name == "capped_scores":  # no layer of these has a cap
            name = "scaled_scores"
        with self._lock:
            if name not in (*BY_QUERY, *KEPT) or name in self._values:
                return self[name]
            if name not in self._in_part:
                is_kept = name in KEPT
                made = _ByHead(self, name) if is_kept else self._rows_of(BY_NAME[name])
                self._in_part[name] = made
            return self._in_part[name]

    def of_head(self, name: str, head: int, row: int | None) -> Array:
        """Return one head of the pattern or of z, or one row of it, without making the others."""
        with self._lock:
            if name not in self._values:
                part = self._from_kept(name, head, row)
                if part is None:  # the weights have moved on to a later version
                    self._begin_again()
                    part = self._from_kept(name, head, row)
                return np.asarray(locked(part))
            whole = self._values[name]
            return np.asarray(whole[head] if row is None else whole[head, row])

    def _from_kept(self, name: str, head: int, row: int | None) -> Array | None:
        kept, owner = self._kept, self._owner
        if name == "z":
            return kept.z_of(owner, (head,) if row is None else (head, row))
        return kept.head(owner, head) if row is None else kept.row(owner, head, row)

    def finish_one(self) -> bool:
        """Compute one head that nobody has asked for yet, if that takes no longer than a frame."""
        if self._values["n_tokens"] > AT_REST:
            return False
        with self._lock:
            return self._kept.finish_one(self._owner)

    def _rows_of(self, step: Step) -> Rows:
        Q, n = self["Q"], self._values["n_tokens"]
        wide = 1 if step.rule.axes.endswith("1") else n
        inputs = tuple(self.rows(name) for name in step.inputs)
        return Rows(step, inputs, self["kv_of_head"], (len(Q), n, wide), Q.dtype)

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def _made(self, step: Step) -> Any:
        if step.name in ("pattern", "z"):
            found = getattr(self._kept, step.name)(self._owner)
            if found is None:  # the weights have moved on to a later version
                self._begin_again()
                found = getattr(self._kept, step.name)(self._owner)
            return found
        if step.name in self._behind:
            array, tokens = self._behind.pop(step.name)
            rows = self._rows(tokens)
            if rows[step.name] is not rows[step.inputs[0]]:
                made = array.copy()
                made[..., list(tokens), :] = rows[step.name]
                return made
        return step.function(*[self[name] for name in step.inputs])

    def _begin_again(self) -> None:
        self._owner = object()
        self._kept = self._computed()

    def _computed(self) -> KeptAttention:
        kept = KeptAttention(
            *(self[name] for name in "QKV"),
            kv_of_head=self["kv_of_head"],
            allowed=self["allowed"],
            scale=self["scale"] / self["temperature"],
        )
        kept.owner = self._owner
        return kept

    def _taken_over(self, previous: ManyTokens) -> KeptAttention | None:
        """Return the weights of an earlier version, brought up to date; None where that is hard."""
        differ_in = {n for n in DECIDES if not is_same(self._values[n], previous[n])}
        if differ_in:
            return self._with_other_heads(previous, differ_in)
        X, before = self._values["X"], previous["X"]
        if X.shape != before.shape:
            return None
        differ = np.zeros(len(X), np.bool_) if X is before else (before != X).any(axis=1)
        tokens = tuple(map(int, np.flatnonzero(differ)))
        if not tokens:
            self._owner = previous._owner
            return previous._kept
        for name in BY_ROW:
            array, behind = previous._behind.get(name, (previous._values.get(name), ()))
            together = tuple(sorted({*tokens, *behind}))
            if array is not None and len(together) <= MOST_BEHIND:
                self._behind[name] = array, together
        if len(tokens) > AT_ONCE:
            return None
        rows = self._rows(tokens)
        moved = previous._kept.hand_on(
            previous._owner, self._owner, tokens, (rows["Q"], rows["K"], rows["V"])
        )
        return previous._kept if moved else None

    def _with_other_heads(self, previous: ManyTokens, differ_in: set[str]) -> KeptAttention | None:
        """Return the weights of an earlier version where few heads project in another way."""
        if not differ_in <= set(BY_HEAD) or self._values["X"] is not previous["X"]:
            return None
        changed: dict[str, list[int]] = {}
        for name in differ_in:
            new, old = self._values[name], previous[name]
            if new.shape != old.shape:
                return None
            changed[name] = np.flatnonzero((new != old).any(axis=(1, 2))).tolist()
        shared = {g for name, heads in changed.items() if name != "W_Q" for g in heads}
        reads = self._values["kv_of_head"]
        heads = sorted({*changed.get("W_Q", ()), *(h for h, g in enumerate(reads) if g in shared)})
        if 2 * len(heads) > len(reads):
            return None
        for name, places in changed.items():
            *_, last = BY_HEAD[name]
            made = reused.copied(previous[last])
            columns = self._columns_that_differ(name, previous[name], places)
            if columns is None:
                made[places] = self._of_heads(name, places)
            else:
                made[np.ix_(places, range(made.shape[1]), columns)] = self._columns(
                    name, places, columns
                )
            self._values[last] = locked(made)
        numbers = self["Q"], self["K"], self["V"]
        moved = previous._kept.hand_on_heads(previous._owner, self._owner, heads, numbers)
        return previous._kept if moved else None

    def _columns_that_differ(self, matrix: str, old: Array, places: list[int]) -> list[int] | None:
        """Return the columns in which some heads of a matrix differ; None where it is all or most.

        Also where a step behind the projection mixes columns.
        """
        behind = [BY_NAME[name].idle_without for name in BY_HEAD[matrix][1:]]
        if any(each and self._values[each] is not None for each in behind):
            return None
        new = self._values[matrix]
        differ = (new[places] != old[places]).any(axis=(0, 1))
        columns = np.flatnonzero(differ).tolist()
        return columns if 4 * len(columns) <= len(differ) else None

    def _columns(self, matrix: str, places: list[int], columns: list[int]) -> Array:
        """Return some columns of what some heads of a projection matrix make of the tokens."""
        step = BY_NAME[BY_HEAD[matrix][0]]
        cut = {
            name: None if each is None else each[places][..., columns]
            for name in (matrix, matrix.replace("W", "b"))
            for each in (self._values[name],)
        }
        return np.asarray(step.function(*(cut.get(n, self._values.get(n)) for n in step.inputs)))

    def _of_heads(self, matrix: str, places: list[int]) -> Array:
        """Return what some heads of a projection matrix make of the tokens."""
        cut = {name: self._values[name] for name in (matrix, matrix.replace("W", "b"))}
        made = {name: None if each is None else each[places] for name, each in cut.items()}
        for name in BY_HEAD[matrix]:
            step = BY_NAME[name]
            inputs = [made[each] if each in made else self._values[each] for each in step.inputs]
            made[name] = step.function(*inputs)
        return np.asarray(made[BY_HEAD[matrix][-1]])

    def _keep_values(self, previous: ManyTokens) -> None:
        """Keep the arrays of steps whose inputs are those of an earlier version."""
        same = {
            name
            for name, value in self._values.items()
            if name in previous and is_same(value, previous[name])
        }
        for step in STEPS:
            if step.name not in same and same.issuperset(step.inputs):
                same.add(step.name)
                if step.name in previous._values:
                    self._values[step.name] = previous._values[step.name]
                if step.name in previous._in_part:
                    self._in_part[step.name] = previous._in_part[step.name]

    def _rows(self, tokens: Sequence[int]) -> dict[str, Any]:
        """Return the rows of some tokens in all arrays that follow row by row from X."""
        places = list(tokens)
        rows = {"X": self._values["X"][places]}
        for name in BY_ROW:
            step = BY_NAME[name]
            inputs = [rows[each] if each in rows else self._values[each] for each in step.inputs]
            if step.inputs[-1] == "rope":
                inputs.append(places)
            rows[name] = step.function(*inputs)
        return rows


class _ByHead:
    """An array of a layer of many tokens, of which only the heads that are asked for are computed.

    `array[head]`, `array[head, row]` and `array[head, row, column]` give what the whole would, any
    other index that of the whole. The head that was asked for last is kept.

    Parameters
    ----------
    of : the layer
    name : one of `KEPT`
    """

    def __init__(self, of: ManyTokens, name: str) -> None:
        n = of["n_tokens"]
        wide = n if name == "pattern" else of["V"].shape[-1]
        self.shape, self.dtype, self.ndim = (of["n_heads"], n, wide), np.dtype(np.float32), 3
        self._of = of
        self._name = name
        self._last: tuple[int, Array] | None = None

    def __getitem__(self, index: Any) -> Any:
        place = index if isinstance(index, tuple) else (index,)
        if not all(isinstance(at, int | np.integer) for at in place):
            return self._of[self._name][index]
        head, *rest = place
        known = self._last
        if known is not None and known[0] == head:
            part = known[1]
            return part[tuple(rest)] if rest else part
        if rest:
            row = self._of.of_head(self._name, head, rest[0])
            return row[rest[1]] if len(rest) > 1 else row
        part = self._of.of_head(self._name, head, None)
        self._last = head, part
        return part

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Array:
        return np.asarray(self._of[self._name], dtype)


def applies(values: Mapping[str, Any]) -> bool:
    """Whether a layer of float32 has many tokens and nothing that the blocks do not know.

    Parameters
    ----------
    values : what is given, and the facts that follow from it
    """
    others = (values["bias"], values["softcap"], values["sink_logits"])
    plain = not values["holds"] and all(each is None for each in others)
    return plain and values["n_tokens"] ** 2 >= blocked.LARGE
