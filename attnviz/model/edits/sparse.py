"""Every edit of the sparse pattern tab as a pure function: SparseSpec in, SparseSpec out.

An edit that changes nothing gives back the same object, so it leaves no undo step.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from attnviz.engine import masks
from attnviz.engine.mask_costs import hybrid_layout
from attnviz.errors import EditError
from attnviz.language import mark, tr
from attnviz.model.document.document import Document
from attnviz.model.document.lab import SparseSpec
from attnviz.model.document.mask import MaskSpec

SIZES = (8, 16, 32)
LONG_SIZES = (8192, 32768, 131072, 1048576)
LONG_WINDOWS = (512, 1024, 2048, 4096, 8192)
LARGEST_WINDOW, LARGEST_SINKS, LARGEST_STRIDE = 16, 4, 16
N_LAYERS = 32

# name, local layers for each global one (None = none is global, 0 = all are), their window
LAYOUTS: tuple[tuple[str, int | None, int], ...] = (
    (mark("all global"), 0, 4096),
    ("1 : 1", 1, 4096),
    ("3 : 1", 3, 4096),
    ("5 : 1", 5, 1024),
    (mark("all local"), None, 4096),
)

Bools = NDArray[np.bool_]
Cell = tuple[int, int]


def allowed(spec: SparseSpec) -> Bools:
    """Build the pattern of the small picture, bool (n_tokens, n_tokens)."""
    if spec.kind == "draw":
        return cast("Bools", spec.drawn)
    return masks.allowed(
        spec.kind,
        spec.n_tokens,
        spec.n_tokens,
        window=spec.window,
        n_sinks=spec.n_sinks,
        stride=spec.stride,
    )


def long_rule(spec: SparseSpec) -> dict[str, int]:
    """Return the numbers of the pattern at the long length; its stride is as wide as its window."""
    window = min(spec.long_window, spec.long_tokens)
    return {"window": window, "n_sinks": spec.n_sinks, "stride": max(window, 2)}


def set_kind(spec: SparseSpec, kind: str) -> SparseSpec:
    """Choose a pattern; *draw* starts from what is on screen, or goes on with what was drawn."""
    if kind == spec.kind:
        return spec
    if kind == "draw" and spec.drawn is None:
        return replace(spec, kind=kind, drawn=allowed(spec).copy())
    return replace(spec, kind=kind)


def draw_from_screen(spec: SparseSpec) -> SparseSpec:
    """Start drawing from the rule on screen, giving up what was drawn before."""
    if spec.kind == "draw":
        return spec
    return replace(spec, kind="draw", drawn=allowed(spec).copy())


def set_window(spec: SparseSpec, window: int) -> SparseSpec:
    """Set how many tokens a window sees, the token itself included, 1 to 16."""
    return _with(spec, window=_between(window, 1, LARGEST_WINDOW))


def set_sinks(spec: SparseSpec, n_sinks: int) -> SparseSpec:
    """Set how many first tokens stay visible, 0 to 4."""
    return _with(spec, n_sinks=_between(n_sinks, 0, LARGEST_SINKS))


def set_stride(spec: SparseSpec, stride: int) -> SparseSpec:
    """Set the stride, 2 to 16: every how many tokens back one is seen."""
    return _with(spec, stride=_between(stride, 2, LARGEST_STRIDE))


def set_window_and_stride(spec: SparseSpec, window: int) -> SparseSpec:
    """Set window and stride to one number, as long as they were one before."""
    together = spec.kind == "strided" and spec.stride == spec.window and window >= 2
    after = set_window(spec, window)
    return set_stride(after, after.window) if together else after


def set_tokens(spec: SparseSpec, n_tokens: int) -> SparseSpec:
    """Set the tokens of the small picture; a drawn pattern is cut, or goes on as the diagonal.

    Raises
    ------
    EditError
        For another number than one of `SIZES`.
    """
    if n_tokens not in SIZES:
        raise EditError(tr("tokens: found {n_tokens}, expected 8, 16 or 32", n_tokens=n_tokens))
    if n_tokens == spec.n_tokens:
        return spec
    drawn = spec.drawn
    if drawn is not None:
        kept = min(n_tokens, len(drawn))
        new = np.eye(n_tokens, dtype=np.bool_)
        new[:kept, :kept] = drawn[:kept, :kept]
        drawn = new
    return replace(spec, n_tokens=n_tokens, drawn=drawn)


def set_long_tokens(spec: SparseSpec, n_tokens: int) -> SparseSpec:
    """Set the length that the counters are for."""
    return _with(spec, long_tokens=n_tokens)


def set_long_window(spec: SparseSpec, window: int) -> SparseSpec:
    """Set the window that the counters are for."""
    return _with(spec, long_window=window)


def set_reach_layers(spec: SparseSpec, layers: int) -> SparseSpec:
    """Set how many layers the reach strip follows, 1 to 8."""
    return _with(spec, reach_layers=_between(layers, 1, 8))


def set_keep_diagonal(spec: SparseSpec, keep: bool) -> SparseSpec:
    """Keep every token looking at itself while drawing, or let rows be emptied."""
    if keep == spec.keep_diagonal:
        return spec
    drawn = spec.drawn
    if keep and drawn is not None:
        drawn = drawn | np.eye(len(drawn), dtype=np.bool_)
    return replace(spec, keep_diagonal=keep, drawn=drawn)


def paint(spec: SparseSpec, cells: Iterable[Cell], state: bool) -> SparseSpec:
    """Switch cells on or off; starts drawing when a rule was on screen.

    Cells of the future are left alone, and so is the diagonal while it is kept.
    """
    start = draw_from_screen(spec)
    before = cast("Bools", start.drawn)
    new = before.copy()
    for row, column in cells:
        inside = 0 <= column <= row < len(new)
        if inside and (state or row != column or not spec.keep_diagonal):
            new[row, column] = state
    if spec.kind == "draw" and np.array_equal(new, before):
        return spec
    return replace(start, drawn=new)


def line(first: Cell, last: Cell) -> list[Cell]:
    """Return the cells of a straight or diagonal line between two cells, both included."""
    steps = max(abs(last[0] - first[0]), abs(last[1] - first[1]))
    if steps == 0:
        return [first]
    return [
        (
            first[0] + round((last[0] - first[0]) * i / steps),
            first[1] + round((last[1] - first[1]) * i / steps),
        )
        for i in range(steps + 1)
    ]


def set_layout(spec: SparseSpec, place: int) -> SparseSpec:
    """Choose one of `LAYOUTS` for the 32 layers."""
    _, local, window = LAYOUTS[place]
    return _with(spec, global_layers=hybrid_layout(N_LAYERS, local), layout_window=window)


def layout_place(spec: SparseSpec) -> int | None:
    """Return which of `LAYOUTS` is on screen, None for a layout of one's own."""
    for place, (_, local, window) in enumerate(LAYOUTS):
        same = spec.global_layers == hybrid_layout(N_LAYERS, local)
        if same and (window == spec.layout_window or local == 0):
            return place
    return None


def set_layer(spec: SparseSpec, layer: int, is_global: bool) -> SparseSpec:
    """Make one layer look at everything, or through the window only.

    Raises
    ------
    EditError
        For a layer that is not there.
    """
    if not 0 <= layer < len(spec.global_layers):
        raise EditError(
            tr(
                "layer: found {layer}, expected 1 to {global_layers}",
                layer=layer + 1,
                global_layers=len(spec.global_layers),
            )
        )
    layers = list(spec.global_layers)
    layers[layer] = is_global
    return _with(spec, global_layers=tuple(layers))


MOST_TOKENS = 64  # of the small picture, and of its window


def own_pattern(spec: SparseSpec, document: Document) -> SparseSpec:
    """Return the pattern that a layer of a language model has: a window, or everything before.

    As many tokens as the text has, up to those that the small picture holds.
    """
    n = _between(document.n_tokens, 1, MOST_TOKENS)
    if document.mask.kind == "window" and document.mask.window <= MOST_TOKENS:
        return _with(spec, kind="window", window=document.mask.window, n_tokens=n)
    return _with(spec, kind="full", n_tokens=n)


def mask_for(spec: SparseSpec, document: Document) -> MaskSpec:
    """Return the mask that puts the pattern over a document of any length.

    A drawn pattern covers the first tokens; further ones see only themselves.
    """
    if spec.kind != "draw":
        kind = "causal" if spec.kind == "full" else spec.kind
        return MaskSpec(kind, window=spec.window, n_sinks=spec.n_sinks, stride=max(spec.stride, 2))
    n = document.n_tokens
    custom = np.eye(n, dtype=np.bool_)
    kept = min(n, spec.n_tokens)
    custom[:kept, :kept] = cast("Bools", spec.drawn)[:kept, :kept]
    return MaskSpec("custom", custom=custom)


def _between(value: int, least: int, most: int) -> int:
    return min(max(int(value), least), most)


def _with(spec: SparseSpec, **fields: Any) -> SparseSpec:
    same = all(getattr(spec, name) == value for name, value in fields.items())
    return spec if same else replace(spec, **fields)
