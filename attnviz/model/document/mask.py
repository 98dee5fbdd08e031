"""Which keys each query may look at, as a small value that a document carries."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.masks import MASKS
from attnviz.errors import EditError
from attnviz.language import tr

KINDS = tuple(kind for kind, mask in MASKS.items() if mask.in_files)


@dataclass(frozen=True, eq=False)
class MaskSpec:
    """A mask by its rule; `custom` alone carries an array. Equal masks hide the same by one rule.

    Parameters
    ----------
    kind : one of ``KINDS``
    window : int
        Keys a query sees, itself included (window, sink-window, strided), at least 1.
    n_sinks : int
        First keys that stay visible (sink-window), at least 0.
    stride : int
        Every stride-th key back is visible too (strided); tokens of a block (fixed); at least 2.
    custom : bool (n_query, n_key) or None
        True = may look. Only for kind `custom`.

    Raises
    ------
    EditError
        For an unknown kind or a number outside its range.
    """

    kind: str = "causal"
    window: int = 4
    n_sinks: int = 1
    stride: int = 4
    custom: NDArray[np.bool_] | None = None

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise EditError(
                tr(
                    "mask kind: found {kind}, expected one of {kinds}",
                    kind=repr(self.kind),
                    kinds=", ".join(KINDS),
                )
            )
        for name, value, least in (
            ("window", self.window, 1),
            ("n_sinks", self.n_sinks, 0),
            ("stride", self.stride, 2),
        ):
            if not isinstance(value, int) or isinstance(value, bool) or value < least:
                raise EditError(
                    tr(
                        "mask {name}: found {value}, expected a whole number ≥ {least}",
                        name=name,
                        value=repr(value),
                        least=least,
                    )
                )
        if (self.custom is not None) != (self.kind == "custom"):
            raise EditError(
                tr("mask of kind {kind}: only kind custom takes an array of cells", kind=self.kind)
            )
        if self.custom is not None:
            object.__setattr__(self, "custom", locked_flags("custom mask", self.custom))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, MaskSpec):
            return NotImplemented
        mine, its = (m.__dict__ | {"custom": None} for m in (self, other))
        return mine == its and (
            self.custom is other.custom or np.array_equal(_cells(self), _cells(other))
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.window, self.n_sinks, self.stride))

    def fitted(self, n_tokens: int) -> MaskSpec:
        """Return the mask for another number of tokens: a drawn one is cut, or goes on causally."""
        if self.custom is None or len(self.custom) == n_tokens:
            return self
        custom = np.tril(np.ones((n_tokens, n_tokens), dtype=np.bool_))
        n = min(n_tokens, len(self.custom))
        custom[:n, :n] = self.custom[:n, :n]
        return MaskSpec("custom", self.window, self.n_sinks, self.stride, custom)


def _cells(mask: MaskSpec) -> NDArray[np.bool_]:
    return np.zeros((0, 0), dtype=np.bool_) if mask.custom is None else mask.custom


def locked_flags(name: str, cells: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return a read-only square table of booleans that nobody else can write to."""
    if cells.dtype != np.bool_ or cells.ndim != 2 or cells.shape[0] != cells.shape[1]:
        raise EditError(
            tr("{name}: expected a square of true and false, True = may look", name=name)
        )
    if cells.flags.writeable or (isinstance(cells.base, np.ndarray)):
        cells = cells.copy()
        cells.setflags(write=False)
    return cells
