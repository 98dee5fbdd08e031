"""Arrays from files of np.save and np.savez, without pickle."""

from __future__ import annotations

import ast
import io
import math
import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import EditError
from attnviz.language import mark, tr
from attnviz.model.document.brief import shortened
from attnviz.model.files.file_bytes import LARGEST_FILE
from attnviz.wholes import EXACT

if TYPE_CHECKING:
    import zipfile

LONGEST_REASON = 160
MOST_CELLS = 2**26  # numbers in all arrays of an archive, 512 MB as float64
MOST_ARRAYS = 4096
LONGEST_HEADER = 10_000  # NumPy's own limit
LONGEST_START = 12  # the bytes before it
_RAW = {1: "float8", 2: "bfloat16"}  # what NumPy has no name for, by their bytes
_LONG = re.compile(r"(?<=\d)L\b")  # how Python 2 wrote whole numbers
PICKLED = mark(
    "found pickled Python objects, which are not read because reading them can run "
    "arbitrary code. Save plain numbers: np.save('X.npy', np.asarray(X, dtype=float)), each "
    "array of its own shape under its own name in np.savez"
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
        return _read_npy(io.BytesIO(data), truth)
    return _read_npz(data, name, truth)


def _read_npz(data: bytes, name: str | None, truth: bool) -> NDArray[np.float64]:
    with _opened(data) as archive:
        entries = _entries(archive)
        if name is None and len(entries) == 1:
            name = next(iter(entries))
        if name is None or name not in entries:
            known = shortened(", ".join(sorted(entries)), LONGEST_REASON) or tr("none")
            raise EditError(
                tr(
                    "found several arrays: {known}. Say which one, or save it by itself with "
                    "np.save",
                    known=known,
                )
            )
        return _array(archive, entries[name], truth)


@contextmanager
def _opened(data: bytes) -> Iterator[zipfile.ZipFile]:
    """Open an archive; whatever is wrong with it or its members is an `EditError`."""
    import zipfile  # only for archives

    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            yield archive
    except (EditError, MemoryError):
        raise
    except Exception as error:  # each way of packing has its own
        raise _damaged(error) from error


def _damaged(error: Exception) -> EditError:
    return EditError(
        tr(
            "found a damaged archive ({error}), expected a file of np.savez",
            error=_reason(error),
        )
    )


def _entries(archive: zipfile.ZipFile) -> dict[str, zipfile.ZipInfo]:
    """Return the arrays of an archive by name.

    Raises
    ------
    EditError
        For none, too many, two of one name, and for what other programs pack in the same way.
    """
    listed = archive.infolist()
    if any(entry.filename.startswith("xl/") for entry in listed):
        raise EditError(
            tr("found a spreadsheet, expected numbers: save its sheet as CSV, or copy it")
        )
    found: dict[str, zipfile.ZipInfo] = {}
    for entry in listed:
        # What macOS puts beside each file is none of the arrays.
        if not entry.filename.endswith(".npy") or entry.filename.startswith("__MACOSX/"):
            continue
        name = entry.filename.removesuffix(".npy")
        if name in found:
            raise EditError(
                tr(
                    "found two arrays of the name {name} in the archive, expected one. Save each "
                    "under a name of its own",
                    name=shortened(name, LONGEST_REASON),
                )
            )
        found[name] = entry
    if len(found) > MOST_ARRAYS:
        raise EditError(
            tr(
                "found {n} arrays in the archive, expected at most {most}",
                n=f"{len(found):,}",
                most=f"{MOST_ARRAYS:,}",
            )
        )
    if not found:
        held = shortened(", ".join(entry.filename for entry in listed[:9]), LONGEST_REASON)
        raise EditError(
            tr(
                "found no arrays of numbers in the archive, which holds {held}. Save arrays with "
                "np.savez",
                held=held or tr("nothing"),
            )
        )
    return found


def _array(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, truth: bool) -> NDArray[np.float64]:
    """Unpack and read one array.

    It is unpacked no further than its own header needs, whatever sizes the archive promises, and
    not at all where that says that it is too large.
    """
    if entry.flag_bits & 1:
        raise EditError(
            tr("found an encrypted archive, which is not read. Save its arrays without a password")
        )
    try:
        return _read_npy(io.BytesIO(_unpacked(archive, entry)), truth)
    except (EditError, MemoryError):
        raise
    except Exception as error:
        raise _damaged(error) from error


def _unpacked(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    with archive.open(entry) as file:
        begin = file.read(LONGEST_HEADER + LONGEST_START)
        needed = min(_promised(begin), LARGEST_FILE) + 1
        if needed <= LARGEST_FILE:
            rest = file.read(needed - len(begin)) if needed > len(begin) else b""
            if len(begin) + len(rest) <= LARGEST_FILE:
                return begin + rest
    raise EditError(
        tr(
            "found more than {largest_file} MB, expected a smaller file",
            largest_file=LARGEST_FILE >> 20,
        )
    )


def _promised(begin: bytes) -> int:
    """Return how long a file is by the header that it begins with; 0 where there is none."""
    file = io.BytesIO(begin)
    try:
        shape, _, dtype = _header(file)
    except ValueError:
        return 0
    return file.tell() + math.prod(shape) * dtype.itemsize


def arrays_in(
    data: bytes, *, truth: bool = False
) -> tuple[dict[str, NDArray[np.float64]], dict[str, str]]:
    """Return the arrays of numbers in a `.npz` archive, and why others are left out, by name.

    `truth` takes booleans too, as 1 and 0.

    Raises
    ------
    EditError
        For a damaged archive, one without arrays, and one of which none can be read; it then says
        why of the first.
    """
    found, refused, cells = {}, {}, 0
    with _opened(data) as archive:
        for name, entry in _entries(archive).items():
            try:
                array = _array(archive, entry, truth)
                cells += array.size
                if cells > MOST_CELLS:
                    raise EditError(
                        tr(
                            "found more than {most} numbers in the archive, expected at "
                            "most that many",
                            most=f"{MOST_CELLS:,}",
                        )
                    )
                found[name] = array
            except EditError as error:
                refused[name] = str(error)
    if not found:
        name = next(iter(refused))
        raise EditError(
            tr(
                "found no array that can be read; {name}: {reason}",
                name=shortened(name, LONGEST_REASON),
                reason=refused[name],
            )
        )
    return found, refused


def not_finite(array: NDArray[Any]) -> str:
    """Say where an array holds nan or an infinite number; "" where it holds none."""
    if np.isfinite(array).all():
        return ""
    place = tuple(int(i) for i in np.argwhere(~np.isfinite(array))[0])
    if len(place) == 2:
        return tr(
            "row {row}, column {column}: found {matrix}, expected a finite number",
            row=place[0] + 1,
            column=place[1] + 1,
            matrix=array[place],
        )
    where = list(place)
    return tr("{where}: found {found}, expected a finite number", where=where, found=array[place])


def texts_in(data: bytes, name: str) -> tuple[str, ...]:
    """Return a list of words in a `.npz` archive; () where there is none of that name."""
    try:
        with _opened(data) as archive:
            file = io.BytesIO(_unpacked(archive, archive.getinfo(f"{name}.npy")))
        shape, _, dtype = _header(file)
        if dtype.kind != "U" or len(shape) != 1 or not dtype.itemsize:
            return ()
        words = np.frombuffer(file.read(shape[0] * dtype.itemsize), dtype=dtype)
        return tuple(words.tolist()) if len(words) == shape[0] else ()
    except Exception:  # nothing, or nothing that can be read: the words are numbered then
        return ()


def names_in(data: bytes) -> list[str]:
    """Return the names of the arrays in a `.npz` archive."""
    with _opened(data) as archive:
        return list(_entries(archive))


def _read_npy(file: io.BytesIO, truth: bool) -> NDArray[np.float64]:
    try:
        shape, fortran, dtype = _header(file)
    except ValueError as error:
        raise EditError(
            tr(
                "found a damaged header ({error}), expected a file of np.save",
                error=_reason(error),
            )
        ) from error
    if dtype.hasobject:
        raise EditError(tr(PICKLED))
    if dtype.kind == "V" and dtype.itemsize in _RAW and dtype.names is None:
        raise EditError(
            tr(
                "found {dtype}, the raw bytes of {kind} numbers. Save them as float32: "
                "x.float() in PyTorch, x.astype('float32') elsewhere",
                dtype=dtype,
                kind=_RAW[dtype.itemsize],
            )
        )
    if dtype.kind not in ("fiub" if truth else "fiu"):
        raise EditError(
            tr("found {dtype} values, expected real numbers (float or whole)", dtype=dtype)
        )
    there, needed = file.getbuffer().nbytes - file.tell(), math.prod(shape) * dtype.itemsize
    if there > needed:
        raise EditError(
            tr(
                "found more than the {needed} bytes of numbers that shape {shape} needs: the file "
                "was changed, or holds a second array. Save each array in a file of its own",
                needed=f"{needed:,}",
                shape=shape,
            )
        )
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
        values = array.astype(np.float64)
    if reason := _lost_digits(array, values):
        raise EditError(reason)
    return values


def _lost_digits(array: NDArray[Any], values: NDArray[np.float64]) -> str:
    """Say which whole number is another one as float64; "" where all are the same."""
    if array.dtype.kind not in "iu" or array.dtype.itemsize < 8:
        return ""
    large = np.abs(values) >= EXACT
    whole, made = array[large], values[large]
    held = made < 2.0 ** (63 if array.dtype.kind == "i" else 64)  # else it is rounded up to none
    kept = held & (np.where(held, made, 0).astype(array.dtype) == whole)
    if kept.all():
        return ""
    first = int(np.argmin(kept))
    return tr(
        "{where}: found {found}, a whole number with more digits than float64 holds: it would "
        "become {value}. Save the array as float64 if its last digits do not matter",
        where=[int(i) for i in np.argwhere(large)[first]],
        found=int(whole[first]),
        value=int(made[first]),
    )


def _header(file: io.BytesIO) -> tuple[tuple[int, ...], bool, np.dtype[Any]]:
    """Read shape, order and type; NumPy parses the header as a literal, never as code.

    What NumPy raises for one that is no literal is up to the parser and tokenizer of each Python,
    so that is found out before.
    """
    from numpy.lib import format as npy

    version = npy.read_magic(file)
    if version not in ((1, 0), (2, 0), (3, 0)):
        raise ValueError(tr("version {version} of the format is unknown", version=version))
    # 3 differs from 2 in the names of fields alone, and arrays with fields are refused.
    read = npy.read_array_header_1_0 if version == (1, 0) else npy.read_array_header_2_0
    with warnings.catch_warnings():  # of strange signs, and of a header by Python 2
        warnings.simplefilter("ignore")
        _check_header(file, 2 if version == (1, 0) else 4)
        shape, fortran, dtype = read(file)
    if not all(type(size) is int and size >= 0 for size in shape):
        raise ValueError(tr("shape {shape}", shape=shape))
    return shape, fortran, dtype


def _check_header(file: io.BytesIO, width: int) -> None:
    """Raise ValueError for a header that np.save does not write; leave the file where it was.

    `width` is how many bytes give its length. One that is cut off or too long is NumPy's to refuse.
    """
    from numpy.lib import format as npy

    begin = file.tell()
    length = int.from_bytes(file.read(width), "little")
    text = file.read(length).decode("latin1")
    file.seek(begin)
    if len(text) < length or length > LONGEST_HEADER:
        return
    try:
        found = ast.literal_eval(_LONG.sub("", text))
    except Exception:  # each Python has its own, also for brackets without end
        found = None
    if not isinstance(found, dict) or found.keys() != npy.EXPECTED_KEYS:
        raise ValueError(tr("no dictionary of descr, fortran_order and shape"))
    try:
        npy.descr_to_dtype(found["descr"])
    except Exception as error:
        raise ValueError(tr("descr {descr} names no type", descr=repr(found["descr"]))) from error


def _reason(error: Exception) -> str:
    """Return what a reader of files says is wrong, without its advice and addresses in memory."""
    first = str(error.args[0] if error.args else error).splitlines() or [type(error).__name__]
    return shortened(first[0].split(": <")[0].split(". To allow")[0], LONGEST_REASON)
