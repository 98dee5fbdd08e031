"""What a person replaces inside a model while it runs, and what of it one layer has to do.

A change is made in the run itself: later layers see it, earlier ones do not, and the order in
which changes are listed makes no difference. Layers, heads and positions count from 0; heads are
query heads.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from attnviz.checkpoints.config import ModelConfig
from attnviz.engine.steps import functions
from attnviz.engine.steps.table import HOLDABLE
from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.document.model_change import JOINED

_QUOTIENT = ("exponentials", "row_sums")

Floats = NDArray[Any]


@dataclass(frozen=True)
class HeadOff:
    """The head hands over zeros at every position; a bias of the output matrix stays."""

    layer: int
    head: int


@dataclass(frozen=True, eq=False)
class HeadValues:
    """The head's blended values are these: (n, d_k), or (d_k,) for every position alike.

    From another run (a patch), or the mean of an unchanged one: `mean_of_head`, `patch_from`.
    """

    layer: int
    head: int
    z: Floats


@dataclass(frozen=True, eq=False)
class HeadRows:
    """The head's blended values of some rows are these, (m, d_k), from the row `first` on."""

    layer: int
    head: int
    first: int
    z: Floats


@dataclass(frozen=True, eq=False)
class StreamRow:
    """The residual stream after the layer is this at one position, (d_model,)."""

    layer: int
    query: int
    x: Floats


@dataclass(frozen=True)
class HiddenCell:
    """A query may not see a key; softmax shares the row out anew."""

    layer: int
    head: int
    query: int
    key: int


@dataclass(frozen=True)
class PatternWindow:
    """Heads see the last `window` keys only, the query's own included, besides the masks they have.

    `head` None stands for all heads of the layer.
    """

    layer: int
    window: int
    head: int | None = None


@dataclass(frozen=True)
class RopeOff:
    """Queries and keys of the layer are not rotated."""

    layer: int


@dataclass(frozen=True)
class ScaleOff:
    """Q Kᵀ is taken times 1."""

    layer: int


@dataclass(frozen=True)
class MaskOff:
    """Every query of the layer sees every key, later ones and those outside a window too."""

    layer: int


@dataclass(frozen=True)
class SoftcapOff:
    """Scores of the layer are not bent into the cap."""

    layer: int


@dataclass(frozen=True)
class Temperature:
    """Scores of the layer are divided by this, beside the scale that they have."""

    layer: int
    value: float


@dataclass(frozen=True)
class HeldRow:
    """A row of the pattern after softmax is this, as given: (n,) weights, not rescaled."""

    layer: int
    head: int
    query: int
    pattern_row: tuple[float, ...]


@dataclass(frozen=True)
class HeldScore:
    """One score is `value`: "scaled" before the cap, "masked" just before softmax.

    A held masked score counts where the mask hides the cell, too.
    """

    layer: int
    head: int
    query: int
    key: int
    value: float
    stage: str = "masked"


@dataclass(frozen=True)
class HeldCell:
    """One number of an array of `HOLDABLE`, by its names in a layer's trace, is `value`.

    `head` is the key/value head of K and V, and None of the joined heads and the layer's output,
    which have none; a row sum has the column 0. Queries and keys are held as they are after RoPE, a
    score before it is scaled. Weights of the row beside a held one stay as they are; beside a held
    exponential or row sum they are divided anew.
    """

    layer: int
    array: str
    head: int | None
    row: int
    column: int
    value: float


Change: TypeAlias = (
    HeadOff
    | HeadValues
    | HeadRows
    | StreamRow
    | HiddenCell
    | PatternWindow
    | RopeOff
    | ScaleOff
    | MaskOff
    | SoftcapOff
    | Temperature
    | HeldRow
    | HeldScore
    | HeldCell
)


class LayerChanges:
    """The changes of one layer, carried out where the forward pass asks for them.

    Axes in front of those that are named are several runs at once: each gets the change.
    """

    def __init__(self, changes: Sequence[Change] = ()) -> None:
        self._changes = changes
        self.rope_off = any(isinstance(c, RopeOff) for c in changes)
        self.scale_off = any(isinstance(c, ScaleOff) for c in changes)
        self.divides = any(isinstance(c, HeldCell) and c.array in _QUOTIENT for c in changes)
        """Whether rows are divided anew: see `divide_rows`."""
        self._holds_out = any(isinstance(c, HeldCell) and c.array == "out" for c in changes)
        self.mask_off = any(isinstance(c, MaskOff) for c in changes)
        self.softcap_off = any(isinstance(c, SoftcapOff) for c in changes)
        self.temperature = math.prod(c.value for c in changes if isinstance(c, Temperature))

    def hold_vectors(self, array: str, vectors: Floats, first: int) -> None:
        """Put held numbers of Q, K, V or z in; (heads, n_new, d_k), in place."""
        self._hold_numbers(array, vectors, first)

    def hold_scaled(self, scores: Floats, first: int, scale: float) -> None:
        """Put held scores in before the cap; scores (n_heads, n_new, n), scaled, in place.

        `scale` is what they were multiplied by.
        """
        self._hold_numbers("scores", scores, first, scale)
        self._hold_numbers("scaled_scores", scores, first)
        self._hold(scores, first, "scaled")

    def hold_masked(self, scores: Floats, first: int) -> None:
        """Put held scores in just before softmax."""
        self._hold_numbers("masked_scores", scores, first)
        self._hold(scores, first, "masked")

    def hide(self, scores: Floats, first: int) -> None:
        """Hide single cells and what lies outside a window."""
        for change in self._changes:
            if isinstance(change, HiddenCell) and change.query >= first:
                scores[..., change.head, change.query - first, change.key] = -np.inf
            elif isinstance(change, PatternWindow) and not self.mask_off:
                n_new, n = scores.shape[-2:]
                back = np.arange(first, first + n_new)[:, None] - np.arange(n)[None, :]
                heads = slice(None) if change.head is None else slice(change.head, change.head + 1)
                scores[..., heads, back >= change.window] = -np.inf

    def divide_rows(self, pattern: Floats, masked: Floats, first: int) -> None:
        """Divide rows anew that have a held exponential or row sum; pattern in place.

        Parameters
        ----------
        masked : the scores that the pattern is made of, of its shape
        """
        cells = (c for c in self._changes if isinstance(c, HeldCell) and c.row >= first)
        parts = [c for c in cells if c.array in _QUOTIENT]
        if not parts:
            return
        rows = sorted({(c.head or 0, c.row - first) for c in parts})
        heads, queries = map(list, zip(*rows, strict=True))
        scores = masked[..., heads, queries, :]
        exponentials = functions.exponentials(scores, functions.exponent_shift(scores, None))
        for place, (head, query) in enumerate(rows):
            for c in parts:
                if (c.array, c.head, c.row - first) == ("exponentials", head, query):
                    exponentials[..., place, c.column] = c.value
        sums = functions.row_sums(exponentials, None)
        for place, (head, query) in enumerate(rows):
            for c in parts:
                if (c.array, c.head, c.row - first) == ("row_sums", head, query):
                    sums[..., place, 0] = c.value
        shares = np.divide(exponentials, sums, out=np.zeros_like(exponentials), where=sums != 0)
        pattern[..., heads, queries, :] = shares

    def hold_rows(self, pattern: Floats, first: int) -> None:
        """Put held rows into the pattern after softmax."""
        for change in self._changes:
            if isinstance(change, HeldRow) and change.query >= first:
                row = pattern[..., change.head, change.query - first, :]
                row[...] = 0
                row[..., : len(change.pattern_row)] = change.pattern_row
        self._hold_numbers("pattern", pattern, first)

    def replace_z(self, z: Floats, first: int) -> None:
        """Replace what whole heads hand over; z (n_heads, n_new, d_k), in place."""
        for change in self._changes:
            if isinstance(change, HeadOff):
                z[..., change.head, :, :] = 0
            elif isinstance(change, HeadValues):
                values = np.asarray(change.z)
                z[..., change.head, :, :] = values if values.ndim == 1 else values[first:]
            elif isinstance(change, HeadRows):
                for row, values in enumerate(change.z, change.first - first):
                    if row >= 0:
                        z[..., change.head, row, :] = values
        self._hold_numbers("z", z, first)
        d_k = z.shape[-1]
        for change in self._changes:
            if isinstance(change, HeldCell) and change.array == "concat" and change.row >= first:
                head, column = divmod(change.column, d_k)
                z[..., head, change.row - first, column] = change.value

    def hold_out(self, out: Floats, first: int) -> None:
        """Put held numbers of attention's output in; (n_new, d_model), in place."""
        for row in range(out.shape[-2]) if self._holds_out else ():
            self.hold_out_row(out[..., row, :], first + row)

    def hold_out_row(self, out: Floats, row: int) -> None:
        """Put held numbers of attention's output in at one position; (d_model,), in place."""
        for change in self._changes:
            if isinstance(change, HeldCell) and (change.array, change.row) == ("out", row):
                out[..., change.column] = change.value

    def replace_stream(self, x: Floats, first: int) -> Floats:
        """Return the residual stream after the layer, (n_new, d_model), with rows put in."""
        for change in self._changes:
            if isinstance(change, StreamRow) and change.query >= first:
                x = x.copy()
                x[..., change.query - first, :] = change.x
        return x

    def _hold_numbers(self, array: str, values: Floats, first: int, factor: float = 1.0) -> None:
        for change in self._changes:
            if isinstance(change, HeldCell) and change.array == array and change.row >= first:
                values[..., change.head, change.row - first, change.column] = change.value * factor

    def _hold(self, scores: Floats, first: int, stage: str) -> None:
        for change in self._changes:
            if isinstance(change, HeldScore) and change.stage == stage and change.query >= first:
                scores[..., change.head, change.query - first, change.key] = change.value


def of_layer(changes: Iterable[Change], layer: int) -> LayerChanges:
    """Return the changes that belong to one layer."""
    return LayerChanges([change for change in changes if change.layer == layer])


def first_changed_layer(changes: Iterable[Change]) -> int:
    """Return the lowest layer that a change belongs to; there must be one."""
    return min(change.layer for change in changes)


def check_changes(changes: Iterable[Change], config: ModelConfig, n_tokens: int) -> None:
    """Check that changes fit a model and a text of so many tokens.

    Raises
    ------
    EditError
        Names the field, what was found and what was expected.
    """
    n_heads, d_k = config.n_heads, config.d_k
    for change in changes:
        _within("layer", change.layer, config.n_layers)
        for name, size in (("head", n_heads), ("query", n_tokens), ("key", n_tokens)):
            value = getattr(change, name, None)
            if value is not None:
                _within(name, value, size)
        if isinstance(change, RopeOff) and config.rope is None:
            raise EditError(tr("RoPE off: this model has learned positions and rotates nothing"))
        if isinstance(change, SoftcapOff) and config.softcap is None:
            raise EditError(tr("soft cap off: this model has none"))
        if isinstance(change, Temperature) and not (np.isfinite(change.value) and change.value > 0):
            raise EditError(
                tr("temperature: found {value}, expected a number above 0", value=change.value)
            )
        if isinstance(change, PatternWindow) and change.window < 1:
            raise EditError(tr("window: found {window}, expected at least 1", window=change.window))
        if isinstance(change, HeldRow):
            _check_row(change.pattern_row, n_tokens)
        if isinstance(change, HeldCell):
            if change.array not in HOLDABLE:
                raise EditError(
                    tr(
                        "{array} cannot be held; these can: {held}",
                        array=change.array,
                        held=", ".join(HOLDABLE),
                    )
                )
            if (change.head is None) != (change.array in JOINED):
                told = tr("held number of {array}: a head is needed", array=change.array)
                if change.head is not None:
                    told = tr("held number of {array}: it has no head", array=change.array)
                raise EditError(told)
            if change.head is not None:
                of_keys = change.array in ("K", "V")
                _within("head", change.head, config.n_kv_heads if of_keys else n_heads)
            _within("row", change.row, n_tokens)
            widths = {"row_sums": 1, "concat": n_heads * d_k, "out": config.d_model}
            widths |= dict.fromkeys(("Q", "K", "V", "z"), d_k)
            _within("column", change.column, widths.get(change.array, n_tokens))
            if not np.isfinite(change.value):
                raise EditError(
                    tr("held number: found {value}, expected a finite number", value=change.value)
                )
        if isinstance(change, HeldScore):
            if change.stage not in ("masked", "scaled"):
                raise EditError(
                    tr("stage: found {stage}, expected masked or scaled", stage=repr(change.stage))
                )
            if not np.isfinite(change.value):
                raise EditError(
                    tr("held score: found {value}, expected a finite number", value=change.value)
                )
        if isinstance(change, HeadRows):
            _within("row", change.first, n_tokens)
            _within("row", change.first + len(change.z) - 1, n_tokens)
        if isinstance(change, HeadValues):
            shape = np.shape(change.z)
            if shape not in ((d_k,), (n_tokens, d_k)):
                raise EditError(
                    tr(
                        "values of head {layer}.{head}: found shape {shape}, expected ({n_tokens}, "
                        "{d_k}); the two texts need the same number of tokens",
                        layer=change.layer,
                        head=change.head,
                        shape=shape,
                        n_tokens=n_tokens,
                        d_k=d_k,
                    )
                )


def _within(name: str, value: int, size: int) -> None:
    if not 0 <= value < size:
        raise EditError(
            tr("{name}: found {value}, expected 0 to {size}", name=name, value=value, size=size - 1)
        )


def _check_row(row: tuple[float, ...], n_tokens: int) -> None:
    if len(row) != n_tokens:
        raise EditError(
            tr(
                "held row: found {n_row} weights, expected {n_tokens}, one per token",
                n_row=len(row),
                n_tokens=n_tokens,
            )
        )
    if not all(np.isfinite(row)):
        raise EditError(tr("held row: expected finite numbers"))
