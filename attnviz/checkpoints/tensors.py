"""Named tensors of a file, mapped into memory and widened to floats when they are asked for."""

from __future__ import annotations

import itertools
import mmap
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import CheckpointError
from attnviz.language import tr

Floats = NDArray[Any]
Bytes = NDArray[np.uint8]

MIB = 2**20


@dataclass(frozen=True)
class TensorInfo:
    """Where one tensor lies: its shape (rows first), how its numbers are stored, and its bytes."""

    shape: tuple[int, ...]
    stored_as: str
    start: int
    n_bytes: int


class TensorFile(Protocol):
    """What a weight file offers, whatever its format."""

    @property
    def tensors(self) -> Mapping[str, TensorInfo]: ...

    def read(self, name: str, dtype: Any = np.float32) -> Floats:
        """Return a whole tensor as floats."""
        ...

    def read_rows(self, name: str, rows: Any, dtype: Any = np.float32) -> Floats:
        """Return some rows of a matrix as floats; `rows` is a slice of two ends, or numbers."""
        ...

    def close(self) -> None: ...


def map_file(path: Path) -> Bytes:
    """Map a file read-only: (size,) bytes that the system reads in when they are looked at.

    Raises
    ------
    CheckpointError
        When the file cannot be opened or is empty.
    """
    try:
        with path.open("rb") as file:
            mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except ValueError:
        raise CheckpointError(
            tr("{path}: the file is empty; an unfinished download?", path=path.name)
        ) from None
    except OSError as error:
        raise CheckpointError(f"{path.name}: {error.strerror or error}") from None
    return np.frombuffer(mapped, dtype=np.uint8)


def rows_of(info: TensorInfo, rows: slice) -> TensorInfo:
    """Return where some rows of a matrix lie; `rows` has a start and a stop."""
    n_rows, width = info.shape
    step = info.n_bytes // n_rows
    count = rows.stop - rows.start
    return TensorInfo((count, width), info.stored_as, info.start + rows.start * step, count * step)


def let_go(data: Bytes, info: TensorInfo, made: Floats) -> None:
    """Let the system have a tensor's pages back once its numbers were copied out of a mapped file.

    They are mapped again when they are looked at; until then they would count as memory in use.

    Parameters
    ----------
    data : the file, as `map_file` gave it
    info : the tensor, or the rows of it, that were looked at
    made : what was made of it; pages that it is a view of stay
    """
    mapped = getattr(data.base, "obj", None)
    if not isinstance(mapped, mmap.mmap) or not hasattr(mapped, "madvise"):
        return
    first = -(-info.start // mmap.PAGESIZE) * mmap.PAGESIZE
    last = (info.start + info.n_bytes) // mmap.PAGESIZE * mmap.PAGESIZE
    if first < last and not np.may_share_memory(made, data):
        mapped.madvise(mmap.MADV_DONTNEED, first, last - first)


def check_ends(name: str, size: int, promised: int) -> None:
    """Raise CheckpointError when a file is shorter than its header promises, sizes in bytes."""
    if promised > size:
        same = size_text(size) == size_text(promised)
        written = (lambda n: tr("{n} bytes", n=f"{n:,}")) if same else size_text
        raise CheckpointError(
            tr(
                "{name}: the file ends at {size}; its header promises {promised}. An "
                "unfinished download?",
                name=name,
                size=written(size),
                promised=written(promised),
            )
        )


def check_overlap(name: str, tensors: Mapping[str, TensorInfo]) -> None:
    """Raise CheckpointError when a header puts two tensors in one place."""
    rows = sorted((info.start, info.n_bytes, key) for key, info in tensors.items() if info.n_bytes)
    for (start, n_bytes, key), (following, _, other) in itertools.pairwise(rows):
        if following < start + n_bytes:
            raise CheckpointError(
                tr(
                    "{name}: the header is damaged: {key} and {other} lie in the same place. "
                    "Get the file again",
                    name=name,
                    key=key,
                    other=other,
                )
            )


def size_text(n_bytes: int) -> str:
    """Return a size as a person reads it: 94 MiB, 4.1 GiB, 812 bytes."""
    for unit, name in ((2**30, "GiB"), (MIB, "MiB"), (2**10, "KiB")):
        if n_bytes >= unit:
            value = n_bytes / unit
            return f"{value:.1f} {name}" if value < 10 else f"{value:,.0f} {name}"
    return tr("{n} bytes", n=f"{n_bytes:,}")
