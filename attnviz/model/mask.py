"""Which keys each query may look at, as a small value that a document carries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import EditError

MaskKind = Literal["none", "causal", "window", "sink-window", "strided", "custom"]
KINDS: tuple[str, ...] = get_args(MaskKind)


@dataclass(frozen=True, eq=False)
class MaskSpec:
    """A mask by its rule; `custom` alone carries an array.

    Parameters
    ----------
    kind : one of ``KINDS``
    window : int
        Keys a query sees, itself included (window, sink-window, strided), at least 1.
    n_sinks : int
        First keys that stay visible (sink-window), at least 0.
    stride : int
        Every stride-th key back is visible too (strided), at least 2.
    custom : bool (n_query, n_key) or None
        True = may look. Only for kind `custom`.

    Raises
    ------
    EditError
        For an unknown kind or a number outside its range.
    """

    kind: MaskKind = "causal"
    window: int = 4
    n_sinks: int = 1
    stride: int = 4
    custom: NDArray[np.bool_] | None = None

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise EditError(f"mask kind: found {self.kind!r}, expected one of {', '.join(KINDS)}")
        for name, value, least in (
            ("window", self.window, 1),
            ("n_sinks", self.n_sinks, 0),
            ("stride", self.stride, 2),
        ):
            if not isinstance(value, int) or isinstance(value, bool) or value < least:
                raise EditError(f"mask {name}: found {value!r}, expected a whole number ≥ {least}")
        if (self.custom is not None) != (self.kind == "custom"):
            raise EditError(f"mask of kind {self.kind}: a drawn array belongs to kind custom only")
        if self.custom is not None:
            if self.custom.dtype != np.bool_ or self.custom.ndim != 2:
                raise EditError("custom mask: expected a table of true and false, True = may look")
            self.custom.setflags(write=False)
