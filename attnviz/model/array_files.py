"""Arrays from files of np.save and np.savez, without pickle."""

from __future__ import annotations

import io
import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import EditError
from attnviz.language import mark, tr
from attnviz.model.brief import shortened
from attnviz.model.file_bytes import LARGEST_FILE

LONGEST_REASON = 160
PICKLED = mark(
    "found pickled Python objects, which are not read because reading them can run any program. "
    "Save plain numbers: np.save('X.npy', np.asarray(X, dtype=float)), each array of its own shape "
    "under its own name in np.savez"
)


def read_binary(
    data: bytes, name: str | None = None, *, truth: bool = False
) -> NDArray[np.float64]:
    """Read the bytes of a `.npy` file, or one array of a `.npz` archive, as float64.

    `truth` takes booleans too, as 1 and 0.

    Raises
    ------
    EditError
        Damaged or shortened files, pickled objects, anything but real numbers, and an archive
        of several arrays when `name` is None.
    """
    if data[:2] != b"PK":
        return _read_npy(io.BytesIO(data), len(data), truth)
    return _read_npz(data, name, truth)


def _read_npz(data: bytes, name: str | None, truth: bool) -> NDArray[np.float64]:
    import zipfile  # only for archives

    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = {i.filename.removesuffix(".npy"): i for i in archive.infolist()}
            if name is None and len(entries) == 1:
                name = next(iter(entries))
            if any(entry.startswith("xl/") for entry in entries):
                raise EditError(
                    tr("found a spreadsheet, expected numbers: save its sheet as CSV, or copy it")
                )
            if name is None or name not in entries:
                known = shortened(", ".join(sorted(entries)), LONGEST_REASON) or tr("none")
                raise EditError(
                    tr("found these arrays: {known}. Expected one; say which", known=known)
                )
            size = entries[name].file_size
            if size > LARGEST_FILE:
                raise EditError(
                    tr(
                        "{name}: found {size} MB, expected at most {largest_file}",
                        name=name,
                        size=size >> 20,
                        largest_file=LARGEST_FILE >> 20,
                    )
                )
            return _read_npy(io.BytesIO(archive.read(entries[name])), size, truth)
    except (EditError, MemoryError):
        raise
    except Exception as error:  # each way of packing has its own
        raise EditError(
            tr(
                "found a damaged archive ({error}), expected a file of np.savez",
                error=_reason(error),
            )
        ) from error


def _read_npy(file: io.BytesIO, size: int, truth: bool) -> NDArray[np.float64]:
    try:
        shape, fortran, dtype = _header(file)
    except Exception as error:  # also those of the tokenizer, and of brackets without end
        raise EditError(
            tr(
                "found a damaged header ({error}), expected a file of np.save",
                error=_reason(error),
            )
        ) from error
    if dtype.hasobject:
        raise EditError(tr(PICKLED))
    if dtype.kind not in ("fiub" if truth else "fiu"):
        raise EditError(
            tr("found {dtype} values, expected real numbers (float or whole)", dtype=dtype)
        )
    there, needed = size - file.tell(), math.prod(shape) * dtype.itemsize
    if there < needed:
        raise EditError(
            tr(
                "found {there} bytes of numbers, expected {needed} for shape {shape}: the file is "
                "cut off",
                there=f"{there:,}",
                needed=f"{needed:,}",
                shape=shape,
            )
        )
    flat = np.frombuffer(file.read(needed), dtype=dtype)
    with np.errstate(all="ignore"):
        array = flat.reshape(shape[::-1]).T if fortran else flat.reshape(shape)
        return array.astype(np.float64)


def _header(file: io.BytesIO) -> tuple[tuple[int, ...], bool, np.dtype[Any]]:
    """Read shape, order and type; NumPy parses the header as a literal, never as code."""
    from numpy.lib import format as npy

    version = npy.read_magic(file)
    if version not in ((1, 0), (2, 0), (3, 0)):
        raise ValueError(tr("version {version} of the format is unknown", version=version))
    # 3 differs from 2 in the names of fields alone, and arrays with fields are refused.
    read = npy.read_array_header_1_0 if version == (1, 0) else npy.read_array_header_2_0
    shape, fortran, dtype = read(file)
    if not all(type(size) is int and size >= 0 for size in shape):
        raise ValueError(tr("shape {shape}", shape=shape))
    return shape, fortran, dtype


def _reason(error: Exception) -> str:
    """Give what a reader of files says is wrong, without its advice and addresses in memory."""
    first = str(error.args[0] if error.args else error).splitlines() or [type(error).__name__]
    return shortened(first[0].split(": <")[0].split(". To allow")[0], LONGEST_REASON)
