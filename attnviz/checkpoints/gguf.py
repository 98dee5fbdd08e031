"""GGUF files (llama.cpp, Ollama, LM Studio): the header read with bounds, tensors mapped.

The header is a list of named values and a table of tensors whose dimensions stand last first. All
counts and lengths in it are checked against the size of the file before anything is made of them,
so that a damaged header ends in one sentence and takes no memory.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, overload

import numpy as np

from attnviz.checkpoints import quantization
from attnviz.checkpoints.tensors import (
    Bytes,
    Floats,
    TensorInfo,
    check_ends,
    check_overlap,
    let_go,
    map_file,
    rows_of,
)
from attnviz.errors import CheckpointError
from attnviz.language import tr

MAGIC = b"GGUF"
_SCALARS = {
    0: "<u1", 1: "<i1", 2: "<u2", 3: "<i2", 4: "<u4", 5: "<i4", 6: "<f4", 7: "<u1", 10: "<u8",
    11: "<i8", 12: "<f8",
}  # fmt: skip
_BOOL, _STRING, _ARRAY = 7, 8, 9
# ggml's numbers of the storage types; those that are not read are here to be named.
TYPES = {
    0: "F32", 1: "F16", 2: "Q4_0", 3: "Q4_1", 6: "Q5_0", 7: "Q5_1", 8: "Q8_0", 9: "Q8_1",
    10: "Q2_K", 11: "Q3_K", 12: "Q4_K", 13: "Q5_K", 14: "Q6_K", 15: "Q8_K", 16: "IQ2_XXS",
    17: "IQ2_XS", 18: "IQ3_XXS", 19: "IQ1_S", 20: "IQ4_NL", 21: "IQ3_S", 22: "IQ2_S", 23: "IQ4_XS",
    24: "I8", 25: "I16", 26: "I32", 27: "I64", 28: "F64", 29: "IQ1_M", 30: "BF16", 34: "TQ1_0",
    35: "TQ2_0", 39: "MXFP4",
}  # fmt: skip
MAX_NAME = 4096
MAX_SHOWN = 200
MAX_AXES = 8
# A file of zeros behind a few bytes takes no room on a disk, whatever size it has, and holds empty
# names and texts without end. The largest vocabularies list 850,000 texts in 20 MB; dense models
# have some 2,000 tensors. A header at all these limits is read in half a second.
MAX_HEADER = 2**26
MAX_VALUES = 2**16
MAX_TENSORS = 2**15
MAX_TEXTS = 2**20


class Texts(Sequence[str]):
    """A list of texts that lies in the file; each is made when it is asked for.

    Parameters
    ----------
    view : the bytes of the list, each text behind its length
    count : how many texts
    """

    def __init__(self, view: memoryview, count: int) -> None:
        self._view = view
        self._count = count

    def __repr__(self) -> str:
        return tr("a list of {n} texts", n=f"{self._count:,}")

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[str]:
        view, at, length_at = self._view, 0, _LENGTH.unpack_from
        for _ in range(self._count):
            begin = at + _LENGTH.size
            at = begin + length_at(view, at)[0]
            yield str(view[begin:at], "utf-8", "replace")

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> list[str]: ...
    def __getitem__(self, place: int | slice) -> str | list[str]:
        return list(self)[place]


_LENGTH = struct.Struct("<Q")


class _Header:
    """A place in the mapped file, moved on by what is read there."""

    def __init__(self, name: str, data: Bytes) -> None:
        self.name = name
        self.data = data
        self.view = data.data
        self.at = 0
        self.n_texts = 0

    def take(self, n_bytes: int, what: str) -> memoryview:
        """Return the next bytes, or raise CheckpointError when the file ends before them."""
        if n_bytes > self.data.size - self.at:
            raise self.damaged(
                tr("{what} takes {n_bytes} bytes", what=what, n_bytes=f"{n_bytes:,}"),
                tr("the file ends before that"),
            )
        if n_bytes > MAX_HEADER - self.at:
            raise self.damaged(
                tr("{what}, which takes {n_bytes} bytes", what=what, n_bytes=f"{n_bytes:,}"),
                tr("expected a header of at most {max_header} bytes", max_header=f"{MAX_HEADER:,}"),
            )
        self.at += n_bytes
        return self.view[self.at - n_bytes : self.at]

    def count(self, what: str, most: int) -> int:
        """Return a count, or raise CheckpointError when it is beyond what a file may hold."""
        found = self.number("<Q", what)
        if found > most:
            raise self.damaged(
                tr("{found} {what}", found=f"{found:,}", what=what),
                tr("expected at most {most}", most=f"{most:,}"),
            )
        return found

    def number(self, form: str, what: str) -> int:
        return int(struct.unpack(form, self.take(struct.calcsize(form), what))[0])

    def text(self, what: str, longest: int | None = None) -> str:
        length = self.number("<Q", what)
        if longest is not None and length > longest:
            raise self.damaged(
                tr("{what} of {length} bytes", what=what, length=f"{length:,}"),
                tr("expected at most {longest}", longest=f"{longest:,}"),
            )
        return str(self.take(length, what), "utf-8", "replace")

    def value(self, kind: int, what: str) -> Any:
        if kind == _STRING:
            return self.text(what)
        if kind == _ARRAY:
            return self.array(what)
        if kind not in _SCALARS:
            raise self.damaged(
                tr("{what} has the value type {kind}", what=what, kind=kind), tr("expected 0 to 12")
            )
        dtype = np.dtype(_SCALARS[kind])
        found = np.frombuffer(self.take(dtype.itemsize, what), dtype)[0].item()
        return bool(found) if kind == _BOOL else found

    def array(self, what: str) -> Any:
        """Return a list of texts or an array of numbers, which both lie in the file."""
        kind, count = self.number("<I", what), self.number("<Q", what)
        if kind == _STRING:
            return self.texts(count, what)
        if kind not in _SCALARS:
            raise self.damaged(
                tr("{what} is a list of value type {kind}", what=what, kind=kind),
                tr("expected numbers or texts"),
            )
        dtype = np.dtype(_SCALARS[kind])
        found = np.frombuffer(self.take(count * dtype.itemsize, what), dtype)
        return found.astype(np.bool_) if kind == _BOOL else found

    def texts(self, count: int, what: str) -> Texts:
        """Return `count` texts; a vocabulary has a hundred thousand, so the loop is kept bare."""
        self.n_texts += count
        if self.n_texts > MAX_TEXTS:
            raise self.damaged(
                tr("{what}, a list of {count} texts", what=what, count=f"{count:,}"),
                tr("expected at most {max_texts} in all lists", max_texts=f"{MAX_TEXTS:,}"),
            )
        start = at = self.at
        view, length_at = self.view, _LENGTH.unpack_from
        try:
            for _ in range(count):
                at += 8 + length_at(view, at)[0]
        except (struct.error, OverflowError):
            raise self.damaged(
                tr("{what}, a list of {count} texts", what=what, count=f"{count:,}"),
                tr("the file ends before that"),
            ) from None
        self.take(at - start, what)
        return Texts(view[start:at], count)

    def damaged(self, found: str, expected: str) -> CheckpointError:
        return CheckpointError(
            tr(
                "{name}: the header is damaged at byte {at}: found {found}, {expected}. "
                "Get the file again",
                name=self.name,
                at=f"{self.at:,}",
                found=found if len(found) <= MAX_SHOWN else f"{found[:MAX_SHOWN]}…",
                expected=expected,
            )
        )


class GgufFile:
    """An open GGUF file.

    Parameters
    ----------
    path : the file

    Attributes
    ----------
    metadata : name to value; numbers, texts, `Texts`, arrays of numbers
    tensors : name to shape (rows first), storage type and place

    Raises
    ------
    CheckpointError
        When it is no GGUF file, is damaged, or ends before its last tensor.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._data = map_file(path)
        header = _Header(path.name, self._data)
        if self._data[:4].tobytes() != MAGIC:
            raise CheckpointError(
                tr(
                    "{path}: found {found}, expected “GGUF”, with which a GGUF file begins. Get "
                    "the file again",
                    path=path.name,
                    found=repr(self._data[:4].tobytes()),
                )
            )
        header.at = 4
        version = header.number("<I", tr("the version"))
        if version not in (2, 3):
            # A file of a big-endian machine has its version in the upper bytes.
            found = f"{version}" if version < 2**16 else tr("one of a big-endian machine")
            raise CheckpointError(
                tr(
                    "{path}: GGUF version: found {found}, expected 2 or 3",
                    path=path.name,
                    found=found,
                )
            )
        n_tensors = header.count(tr("tensors"), MAX_TENSORS)
        n_values = header.count(tr("values"), MAX_VALUES)
        self.metadata = self._read_metadata(header, n_values)
        self.tensors: Mapping[str, TensorInfo] = self._read_table(header, n_tensors)
        check_ends(path.name, self._data.size, max(self._ends(), default=0))
        check_overlap(path.name, self.tensors)

    def read(self, name: str, dtype: Any = np.float32) -> Floats:
        info = self.tensors[name]
        raw = self._data[info.start : info.start + info.n_bytes]
        made = quantization.widen(info.stored_as, raw, info.shape).astype(dtype, copy=False)
        let_go(self._data, info, made)
        return made

    def read_rows(self, name: str, rows: Any, dtype: Any = np.float32) -> Floats:
        info = self.tensors[name]
        form = quantization.block_format(info.stored_as)
        n_rows, width = info.shape
        row_bytes = width // form.n_numbers * form.n_bytes
        raw = self._data[info.start : info.start + info.n_bytes].reshape(n_rows, row_bytes)[rows]
        widened = quantization.widen(info.stored_as, raw.reshape(-1), (len(raw), width))
        made = widened.astype(dtype, copy=False)
        if isinstance(rows, slice):
            let_go(self._data, rows_of(info, rows), made)
        return made

    def close(self) -> None:
        """Let go of the file; arrays made from it stay."""
        self._data = np.zeros(0, dtype=np.uint8)

    def _read_metadata(self, header: _Header, count: int) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for _ in range(count):
            name = header.text(tr("the name of a value"), MAX_NAME)
            if name in found:
                raise header.damaged(
                    tr("{name} twice", name=repr(name)), tr("expected a name only once")
                )
            found[name] = header.value(header.number("<I", name), name)
        return found

    def _read_table(self, header: _Header, count: int) -> dict[str, TensorInfo]:
        rows = {}
        for _ in range(count):
            name = header.text(tr("the name of a tensor"), MAX_NAME)
            if name in rows:
                raise header.damaged(
                    tr("{name} twice", name=repr(name)), tr("expected a tensor only once")
                )
            n_axes = header.number("<I", name)
            if n_axes > MAX_AXES:
                raise header.damaged(
                    tr("{name} with {n_axes} axes", name=name, n_axes=f"{n_axes:,}"),
                    tr("expected up to {max_axes}", max_axes=MAX_AXES),
                )
            shape = tuple(header.number("<Q", name) for _ in range(n_axes))[::-1]
            kind = header.number("<I", name)
            rows[name] = (shape, kind, header.number("<Q", name))
        align = self.metadata.get("general.alignment", 32)
        if not isinstance(align, int) or not 1 <= align <= 2**20:
            raise header.damaged(
                tr("an alignment of {align}", align=align), tr("expected 1 to 1,048,576")
            )
        base = -(-header.at // align) * align
        return {
            name: self._info(header, name, shape, kind, base + offset)
            for name, (shape, kind, offset) in rows.items()
        }

    def _info(
        self, header: _Header, name: str, shape: tuple[int, ...], kind: int, start: int
    ) -> TensorInfo:
        stored_as = TYPES.get(kind, f"storage type {kind}")
        form = quantization.FORMATS.get(stored_as)
        if form is None:  # named when it is to be read: a file may hold what is not needed
            return TensorInfo(shape, stored_as, start, 0)
        n_numbers = math.prod(shape)
        width = shape[-1] if shape else 1
        if width % form.n_numbers:
            raise header.damaged(
                tr(
                    "{name} with rows of {width} numbers as {stored_as}",
                    name=name,
                    width=f"{width:,}",
                    stored_as=stored_as,
                ),
                tr("expected whole blocks of {n_numbers}", n_numbers=form.n_numbers),
            )
        return TensorInfo(shape, stored_as, start, n_numbers // form.n_numbers * form.n_bytes)

    def _ends(self) -> list[int]:
        return [info.start + info.n_bytes for info in self.tensors.values()]
