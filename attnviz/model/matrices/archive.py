"""A NumPy archive as numbers for a layer: what fits the one there is, or a layer of its own."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.engine import masks
from attnviz.engine.attention import default_scale
from attnviz.engine.steps.run import run
from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.document.document import ARRAYS, Document, MaskSpec, Options
from attnviz.model.files.file_bytes import bytes_of
from attnviz.model.matrices.npy import arrays_in, texts_in
from attnviz.numbering import is_start

Array = NDArray[Any]

NEEDED = ("X", "W_Q", "W_K", "W_V")
STACKS = ("W_Q", "W_K", "W_V", "b_Q", "b_K", "b_V")
RESULTS = ("pattern", "z", "out")
CLOSE = 1e-4  # of the largest number, by which float32 may be off


@dataclass(frozen=True, eq=False)
class Archive:
    """What an archive holds.

    Parameters
    ----------
    arrays : numbers by name, of any shape, booleans as 1 and 0
    tokens : words, where the archive has a list of that name
    left_out : why other arrays cannot be used, by name
    """

    arrays: dict[str, NDArray[np.float64]]
    tokens: tuple[str, ...] = ()
    left_out: dict[str, str] = field(default_factory=dict)


def is_archive(data: bytes) -> bool:
    """Whether bytes are those of an archive."""
    return data[:2] == b"PK"


def read_archive(path: str | os.PathLike[str]) -> Archive:
    """Read the arrays of a `.npz` archive.

    Raises
    ------
    EditError
        When it cannot be read, or holds no numbers.
    """
    where = os.fspath(path)
    try:
        return archive_of(bytes_of(where))
    except OSError as error:
        reason = error.strerror or str(error)
        text = tr("{where}: cannot be read ({reason})", where=where, reason=reason)
        raise EditError(text) from error
    except EditError as error:
        raise EditError(f"{where}: {error}") from error


def archive_of(data: bytes) -> Archive:
    """Read the arrays in the bytes of an archive; see `read_archive`."""
    arrays, refused = arrays_in(data, truth=True)
    tokens = texts_in(data, "tokens")
    if tokens:
        refused.pop("tokens", None)
    return Archive(arrays, tokens, refused)


def fitting(archive: Archive, document: Document) -> dict[str, Array]:
    """Return the arrays that have name and shape of one of a document's own, in its shape."""
    found = {}
    for name in ARRAYS:
        there, given = getattr(document, name), archive.arrays.get(name)
        if there is None or given is None:
            continue
        part = _stacked(name, given)
        if part.shape == there.shape:
            found[name] = part
    return found


def layer_in(archive: Archive, title: str = "") -> Document | None:
    """Return the layer that an archive holds, None where X or a projection matrix is missing.

    Its mask is that of `allowed`, its scale what `scores` became, and shared keys those that the
    scores come from; without these it is causal, scaled and shared as usual. Words come from
    `tokens`, else they are numbered.

    Raises
    ------
    AttnvizError
        When the arrays do not fit together.
    """
    arrays = archive.arrays
    if any(name not in arrays for name in NEEDED):
        return None
    given: dict[str, Any] = {
        name: _stacked(name, arrays[name]) for name in ARRAYS if name in arrays
    }
    n = len(given["X"])
    tokens = archive.tokens if len(archive.tokens) == n else ()
    return Document(
        tokens=tokens or tuple(str(i + 1) for i in range(n)),
        mask=_mask(arrays.get("allowed"), n),
        options=_options(arrays, given["W_Q"].shape[-1]),
        kv_of_head=_kv_of_head(arrays, len(given["W_Q"]), len(given["W_K"])),
        title=title,
        start_token=bool(tokens) and is_start(tokens[0]),
        **given,
    )


def check_results(archive: Archive, document: Document) -> None:
    """Compare what a layer gives with the results that its archive holds too.

    Raises
    ------
    EditError
        When they differ: then something belongs to the layer that its arrays do not tell.
    """
    trace = run(document)
    for name in RESULTS:
        held = archive.arrays.get(name)
        if held is None:
            continue
        made = trace.arrays.get(name)
        if made is not None and held.ndim == made.ndim - 1:
            held = held[None]
        if made is None or made.shape != held.shape or not _close(made, held):
            raise EditError(
                tr(
                    "{name}: what these arrays give differs from the {name} that the archive "
                    "holds, so the layer had more to it, such as positions or shared heads. Open "
                    "the .attn file that it was computed from, or take single arrays",
                    name=name,
                )
            )


def _close(made: Array, held: Array) -> bool:
    return bool(np.abs(made - held).max(initial=0.0) <= CLOSE * (1 + np.abs(held).max(initial=0.0)))


def _stacked(name: str, array: Array) -> Array:
    """Return an array with an axis of heads, where the layer has one."""
    if name == "W_O" and array.ndim == 3:  # (head, d_v, d_model), as TransformerLens has it
        return array.reshape(-1, array.shape[2])
    axes = 3 if name.startswith("W_") else 2
    return array[None] if name in STACKS and array.ndim == axes - 1 else array


def _kv_of_head(
    arrays: dict[str, NDArray[np.float64]], n_heads: int, n_kv_heads: int
) -> tuple[int, ...]:
    """Return which keys each head's scores come from, () where the arrays do not tell."""
    Q, K, scores = (arrays.get(name) for name in ("Q", "K", "scores"))
    if n_kv_heads == 1 or Q is None or K is None or scores is None:
        return ()
    shapes = (len(Q), len(K), len(scores))
    if not Q.ndim == K.ndim == scores.ndim == 3 or shapes != (n_heads, n_kv_heads, n_heads):
        return ()
    if Q.shape[2] != K.shape[2] or scores.shape[1:] != (Q.shape[1], K.shape[1]):
        return ()
    near = [
        [float(np.abs(q @ k.T - held).max()) for k in K] for q, held in zip(Q, scores, strict=True)
    ]
    return tuple(int(np.argmin(distances)) for distances in near)


def _mask(allowed: Array | None, n: int) -> MaskSpec:
    if allowed is None or allowed.shape != (n, n):
        return MaskSpec()
    cells = allowed != 0
    if np.array_equal(cells, masks.causal(n, n)):
        return MaskSpec()
    return MaskSpec("none") if cells.all() else MaskSpec("custom", custom=cells)


def _options(arrays: dict[str, NDArray[np.float64]], d_k: int) -> Options:
    scores, scaled = arrays.get("scores"), arrays.get("scaled_scores")
    if scores is None or scaled is None or scores.shape != scaled.shape or not scores.any():
        return Options()
    place = np.unravel_index(np.abs(scores).argmax(), scores.shape)
    factor = float(scaled[place] / scores[place])
    if not np.isfinite(factor) or factor < 0:
        return Options()
    if np.isclose(factor, default_scale(d_k), rtol=1e-6):
        return Options()
    return Options(scale_on=False) if np.isclose(factor, 1, rtol=1e-6) else Options(scale=factor)
