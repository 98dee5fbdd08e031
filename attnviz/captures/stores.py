"""Captured attention as a Zarr v3 store: more patterns than memory holds, read where looked at.

A store is a folder, or lies where fsspec can reach it (s3://…). Its group holds the weights, one
array (layer, head, query, key) in tiles, a shard a head; levels of the pyramid of every pattern,
each half as many cells each way, as in `engine.pyramid`; and the scores of all heads, for which
every weight would have to be read.
"""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.captures.capture import Capture
from attnviz.engine.head_scores import NAMES, HeadScores, score_heads
from attnviz.engine.pyramid import Pyramid, level_shapes
from attnviz.engine.stored_patterns import StoredLayers, StoredPatterns, part_of
from attnviz.errors import AttnvizError, CaptureError
from attnviz.language import tr
from attnviz.model.document.brief import shortened
from attnviz.numbering import is_start

Floats = NDArray[Any]

SUFFIX = ".zarr"
INSTALL = "pip install 'attnviz[zarr]'"
TILE = 512  # cells each way
WEIGHTS, LEVEL, SCORES = "attention", "level_{}", "scores"
FORMAT = 1
LARGEST_LAYER = 2**33  # bytes of a layer that is read at once
MOST_PIECES = 2**20  # of an array, a file each: of a large model’s heads some thousands
# What a store may be packed with; nothing that runs code.
_CODECS = frozenset(
    ("bytes", "zstd", "gzip", "blosc", "crc32c", "sharding_indexed", "transpose", "vlen-utf8")
)


def is_store(place: str | os.PathLike[str]) -> bool:
    """Whether this is called as a store is: a folder with a group of Zarr, or an address."""
    return "://" in str(place) or (Path(place) / "zarr.json").is_file()


class StoreWriter:
    """Writes a store layer by layer.

    Parameters
    ----------
    place : a folder that is new, or holds a store that is replaced; or an address
    n_layers, n_heads : of the model
    tokens : n texts to read
    ids : n ids; equal ones are repeats
    title : what was run
    start_token : whether the first token is the one that the model begins every text with

    Raises
    ------
    CaptureError
        When zarr is not installed, or the place cannot be written.
    """

    def __init__(
        self,
        place: str | os.PathLike[str],
        n_layers: int,
        n_heads: int,
        *,
        tokens: Sequence[str],
        ids: Sequence[int],
        title: str,
        start_token: bool = False,
    ) -> None:
        zarr = _zarr()
        if "://" not in str(place) and Path(place).exists() and not is_store(place):
            raise CaptureError(
                tr(
                    "{place}: already exists and is not a Zarr store. Choose another name",
                    place=place,
                )
            )
        n, self._ids = len(tokens), tuple(ids)
        about: dict[str, Any] = {
            "attnviz": FORMAT,
            "tokens": list(tokens),
            "ids": list(ids),
            "title": title,
            "start_token": start_token,
        }
        try:
            group = zarr.open_group(_plain(place), mode="w", zarr_format=3)
            group.attrs.update(about)
            self._levels = [
                group.create_array(
                    WEIGHTS if not level else LEVEL.format(level),
                    shape=(n_layers, n_heads, size, size),
                    chunks=(1, 1, *_tile(size)),
                    shards=(1, 1, *_shard(size)),
                    dtype=np.uint8 if level else np.float32,
                    dimension_names=("layer", "head", "query", "key"),
                )
                for level, size in enumerate(_sizes(n))
            ]
            self._scores = group.create_array(
                SCORES, shape=(len(NAMES), n_layers, n_heads), dtype=np.float64
            )
        except OSError as error:
            raise CaptureError(
                tr(
                    "{place}: cannot be written: {strerror}",
                    place=place,
                    strerror=error.strerror or error,
                )
            ) from None
        self._group, self._place = group, place
        self._places: dict[str, int] = {}

    def write(self, layer: int, pattern: Floats, value_norms: Floats | None) -> None:
        """Write the patterns of a layer, (n_heads, n, n), their levels and scores.

        Parameters
        ----------
        value_norms : (n_heads, n), the length of v W_O of every key, where it is known
        """
        try:
            for head, A in enumerate(pattern):
                for level, cells in zip(self._levels, (A, *Pyramid(A).levels), strict=True):
                    level[layer, head] = cells
            norms = None if value_norms is None else value_norms[None]
            found = score_heads(pattern[None], self._ids, value_norms=norms)
            for place, name in enumerate(NAMES):
                self._scores[place, layer] = found[name][0]
        except OSError as error:
            raise CaptureError(
                tr(
                    "{place}: cannot be written: {strerror}",
                    place=self._place,
                    strerror=error.strerror or error,
                )
            ) from None
        self._places = found.places

    def close(self) -> None:
        """Say that all layers are there; a store without that is not opened."""
        self._group.attrs.update({"places": self._places, "complete": True})


def read_store(place: str | os.PathLike[str]) -> Capture:
    """Return the attention of a store; its weights stay there until they are looked at.

    Raises
    ------
    CaptureError
        Names the store, what was found, what was expected and what to do.
    """
    zarr = _zarr()
    name = str(place).rstrip("/").rpartition("/")[2]
    try:
        group = zarr.open_group(_plain(place), mode="r", zarr_format=3)
        about = dict(group.attrs)
        arrays = dict(group.arrays())
    except Exception as error:  # a store has many parts, and each fails in its own way
        raise _unreadable(name, error) from None
    for key, array in arrays.items():
        _check_codecs(name, key, array)
    if about.get("attnviz") != FORMAT or WEIGHTS not in arrays:
        raise CaptureError(
            tr(
                "{name}: found the arrays {arrays}, expected a store that `attnviz capture "
                "MODEL --text … -o NAME.zarr` wrote",
                name=name,
                arrays=", ".join(arrays) or "(none)",
            )
        )
    if about.get("complete") is not True:
        raise CaptureError(tr("{name}: was not written to its end. Capture it again", name=name))
    try:
        return _capture(name, arrays, about)
    except AttnvizError:
        raise
    except Exception as error:
        raise _unreadable(name, error) from None


def _unreadable(name: str, error: Exception) -> CaptureError:
    return CaptureError(
        tr(
            "{name}: not a readable Zarr v3 store: {said}. Copy the whole folder, or capture it "
            "again",
            name=name,
            said=str(error).split("\n")[0][:200] or type(error).__name__,
        )
    )


def _capture(name: str, arrays: dict[str, Any], about: dict[str, Any]) -> Capture:
    pattern = arrays[WEIGHTS]
    tokens, ids = about.get("tokens"), about.get("ids")
    shape = tuple(pattern.shape)
    if len(shape) != 4 or shape[2] != shape[3] or not all(shape):
        raise CaptureError(
            tr(
                "{name}: attention: found shape {shape}, expected (layer, head, query, key)",
                name=name,
                shape=shape,
            )
        )
    L, H, n, _ = shape
    if not isinstance(tokens, list) or not isinstance(ids, list) or {len(tokens), len(ids)} != {n}:
        raise CaptureError(
            tr("{name}: expected {n} tokens and ids for {n} rows", name=name, n=f"{n:,}")
        )
    size = H * n * n * int(pattern.dtype.itemsize)
    if size > LARGEST_LAYER:
        raise CaptureError(
            tr(
                "{name}: a layer takes {size} bytes, expected at most {largest_layer}",
                name=name,
                size=f"{size:,}",
                largest_layer=f"{LARGEST_LAYER:,}",
            )
        )
    for key, array in arrays.items():
        n_pieces = _n_pieces(array)
        if n_pieces > MOST_PIECES:
            raise CaptureError(
                tr(
                    "{name}: {key}: found a grid of {n} pieces, expected at most {most}. Capture "
                    "it again",
                    name=name,
                    key=key,
                    n=f"{n_pieces:,}",
                    most=f"{MOST_PIECES:,}",
                )
            )
        # No pattern is all zero, and a piece that is missing would be read as that.
        if key != SCORES and array.nchunks_initialized < array.nchunks:
            raise CaptureError(
                tr(
                    "{name}: {key}: found {done} of {all} pieces. Copy the "
                    "whole folder, or capture it again",
                    name=name,
                    key=key,
                    done=f"{array.nchunks_initialized:,}",
                    all=f"{array.nchunks:,}",
                )
            )
    levels, sizes = [pattern], _sizes(n)
    for level, cells in enumerate(sizes[1:], 1):
        found = arrays.get(LEVEL.format(level))
        if found is None or tuple(found.shape) != (L, H, cells, cells):
            raise CaptureError(
                tr(
                    "{name}: {level}: expected shape {shape}",
                    name=name,
                    level=LEVEL.format(level),
                    shape=(L, H, cells, cells),
                )
            )
        levels.append(found)
    stored = arrays.get(SCORES)
    scores = None
    if stored is not None and tuple(stored.shape) == (len(NAMES), L, H):
        values = np.asarray(part_of(stored, slice(None), name), dtype=np.float64)
        places = _places(about.get("places"), name)
        scores = HeadScores(dict(zip(NAMES, values, strict=True)), places, n)
    return Capture(
        layers=StoredLayers(StoredPatterns(levels, name)),
        tokens=tuple(map(str, tokens)),
        title=name,
        scores=scores,
        start_token=about.get("start_token") is True or is_start(str(tokens[0])),
    )


def _n_pieces(array: Any) -> int:
    """Return how many files an array is to have: of a damaged grid they cannot be listed."""
    pieces = array.shards or array.chunks
    counts = [-(-size // max(piece, 1)) for size, piece in zip(array.shape, pieces, strict=True)]
    return math.prod(counts)


def _places(said: Any, name: str) -> dict[str, int]:
    """Return how many places each score is the mean of, as the store says."""
    listed = {} if said is None else said
    wrong = [("places", listed)]
    if isinstance(listed, dict):
        wrong = [
            (f"places.{shortened(key)}", n)
            for key, n in listed.items()
            if type(n) is not int or n < 0
        ]
    for place, n in wrong:
        raise CaptureError(
            tr(
                "{name}: {place}: found {found}, expected the number of positions that a "
                "score is the mean of. Capture it again",
                name=name,
                place=place,
                found=shortened(repr(n)),
            )
        )
    return {key: n for key, n in listed.items() if key in NAMES}


def _plain(place: str | os.PathLike[str]) -> str:
    """Return a path or an address; a file of this computer has a path."""
    return os.fspath(place).removeprefix("file://")


def _tile(size: int) -> tuple[int, int]:
    tile = min(TILE, size)
    return tile, tile


def _shard(size: int) -> tuple[int, int]:
    """Return the whole tiles that a pattern fills: one file a head."""
    tile = min(TILE, size)
    whole = -(-size // tile) * tile
    return whole, whole


def _sizes(n: int) -> list[int]:
    """Return how many cells each way the weights and every level have."""
    return [n, *(size for size, _ in level_shapes(n, n))]


def _check_codecs(name: str, key: str, array: Any) -> None:
    """Refuse what is packed with anything but plain compression."""
    waiting = [array.metadata.to_dict()]
    while waiting:
        one = waiting.pop()
        for codec in (*one.get("codecs", ()), *one.get("index_codecs", ())):
            if codec.get("name") not in _CODECS:
                raise CaptureError(
                    tr(
                        "{name}: {key}: packed with {codec}, which is not read; expected one of "
                        "{codecs}",
                        name=name,
                        key=key,
                        codec=repr(codec.get("name")),
                        codecs=", ".join(sorted(_CODECS)),
                    )
                )
            waiting.append(codec.get("configuration") or {})


def _zarr() -> Any:
    try:
        import zarr
    except ImportError:
        raise CaptureError(
            tr("Zarr: zarr is not installed. Install it: {install}", install=INSTALL)
        ) from None
    return zarr
