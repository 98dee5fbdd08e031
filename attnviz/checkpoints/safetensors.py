"""Safetensors files, one or in shards with an index: a JSON header, then the bytes of the tensors.

The reader is ours because NumPy has no bfloat16 and the package of the format's authors returns
none of it: F32, F16, BF16 and F64 are widened here from the mapped file.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from attnviz.checkpoints.fields import read_object
from attnviz.checkpoints.quantization import bfloat16
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

# Of all files of a model together; 20,000 tensors take 3 MB.
MAX_HEADER = 2**22
MAX_SHARDS = 1000
MAX_AXES = 8
INDEX = "model.safetensors.index.json"
_ITEM_BYTES = {
    "F64": 8, "F32": 4, "F16": 2, "BF16": 2, "I64": 8, "I32": 4, "I16": 2, "I8": 1, "U8": 1,
    "U16": 2, "U32": 4, "U64": 8, "BOOL": 1, "F8_E4M3": 1, "F8_E5M2": 1,
}  # fmt: skip
_FLOATS = {"F64": "<f8", "F32": "<f4", "F16": "<f2"}
READ = ("F32", "F16", "BF16", "F64")
# Where PyTorch keeps weights.
PICKLES = (".bin", ".pt", ".pth", ".ckpt", ".pkl", ".pickle")


class SafetensorsFile:
    """One open safetensors file.

    Raises
    ------
    CheckpointError
        When the header is damaged, promises more than the file holds, or lists places that
        overlap.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._data = map_file(path)
        name = path.name
        if self._data.size < 8:
            raise CheckpointError(
                tr(
                    "{name}: not a safetensors file: found {n} bytes, and it has no header. Get "
                    "the file again",
                    name=name,
                    n=self._data.size,
                )
            )
        length = int(self._data[:8].view("<u8")[0])
        if length > MAX_HEADER or length < 2:
            raise CheckpointError(
                tr(
                    "{name}: not a safetensors file: found a header of {length} bytes, "
                    "expected 2 to {max_header}",
                    name=name,
                    length=f"{length:,}",
                    max_header=f"{MAX_HEADER:,}",
                )
            )
        check_ends(name, self._data.size, 8 + length)
        header = _parsed(name, self._data[8 : 8 + length].tobytes())
        metadata = header.pop("__metadata__", {})
        self.metadata: Mapping[str, Any] = metadata if isinstance(metadata, dict) else {}
        self.tensors: Mapping[str, TensorInfo] = {
            key: _info(name, key, row, 8 + length) for key, row in header.items()
        }
        check_ends(name, self._data.size, max(self._ends(), default=0))
        check_overlap(name, self.tensors)

    def read(self, name: str, dtype: Any = np.float32) -> Floats:
        info = self.tensors[name]
        raw = self._data[info.start : info.start + info.n_bytes]
        made = _widened(name, info.stored_as, raw, dtype).reshape(info.shape)
        let_go(self._data, info, made)
        return made

    def read_rows(self, name: str, rows: Any, dtype: Any = np.float32) -> Floats:
        info = self.tensors[name]
        raw = self._data[info.start : info.start + info.n_bytes].reshape(info.shape[0], -1)[rows]
        made = _widened(name, info.stored_as, raw.reshape(-1), dtype).reshape(len(raw), -1)
        if isinstance(rows, slice):
            let_go(self._data, rows_of(info, rows), made)
        return made

    def close(self) -> None:
        """Let go of the file; arrays made from it stay."""
        self._data = np.zeros(0, dtype=np.uint8)

    def _ends(self) -> list[int]:
        return [info.start + info.n_bytes for info in self.tensors.values()]


class ShardedFile:
    """Several safetensors files that hold one model, as an index beside them says.

    Raises
    ------
    CheckpointError
        When the index cannot be read, a shard is missing, or a tensor is in no shard.
    """

    def __init__(self, index: Path) -> None:
        where = _weight_map(index)
        names = sorted(set(where.values()))
        if len(names) > MAX_SHARDS:
            raise CheckpointError(
                tr(
                    "{index}: found {n_names} weight files, expected at most {max_shards}",
                    index=index.name,
                    n_names=f"{len(names):,}",
                    max_shards=f"{MAX_SHARDS:,}",
                )
            )
        missing = [name for name in names if not (index.parent / name).is_file()]
        if missing:
            shown = ", ".join(missing[:3]) + (" …" if len(missing) > 3 else "")
            raise CheckpointError(
                tr(
                    "{parent}: {n_missing} of {n_names} weight files are missing: {shown}. An "
                    "unfinished download?",
                    parent=index.parent.name,
                    n_missing=len(missing),
                    n_names=len(names),
                    shown=shown,
                )
            )
        total = sum(_header_bytes(index.parent / name) for name in names)
        if total > MAX_HEADER:
            raise CheckpointError(
                tr(
                    "{parent}: found {total} bytes of headers in {n_names} weight files, "
                    "expected at most {max_header}",
                    parent=index.parent.name,
                    total=f"{total:,}",
                    n_names=f"{len(names):,}",
                    max_header=f"{MAX_HEADER:,}",
                )
            )
        self._files = {name: SafetensorsFile(index.parent / name) for name in names}
        self._where: dict[str, SafetensorsFile] = {}
        for key, name in where.items():
            if key not in self._files[name].tensors:
                raise CheckpointError(
                    tr(
                        "{name}: the tensor {key} is missing; {index} lists it",
                        name=name,
                        key=key,
                        index=index.name,
                    )
                )
            self._where[key] = self._files[name]
        self.tensors: Mapping[str, TensorInfo] = {
            key: file.tensors[key] for key, file in self._where.items()
        }

    def read(self, name: str, dtype: Any = np.float32) -> Floats:
        return self._where[name].read(name, dtype)

    def read_rows(self, name: str, rows: Any, dtype: Any = np.float32) -> Floats:
        return self._where[name].read_rows(name, rows, dtype)

    def close(self) -> None:
        for file in self._files.values():
            file.close()


def open_safetensors(path: Path) -> SafetensorsFile | ShardedFile:
    """Open a file, an index, or the weights in a folder.

    Raises
    ------
    CheckpointError
        When a folder holds no weights that can be read; weights in pickle are named, never read.
    """
    if path.is_file():
        return ShardedFile(path) if path.name.endswith(".index.json") else SafetensorsFile(path)
    if (path / INDEX).is_file():
        return ShardedFile(path / INDEX)
    if (path / "model.safetensors").is_file():
        return SafetensorsFile(path / "model.safetensors")
    found = sorted(path.glob("*.safetensors"))
    if len(found) == 1:
        return SafetensorsFile(found[0])
    if found:
        raise CheckpointError(
            tr(
                "{path}: found {n_found} safetensors files and no {index}, which would say "
                "what lies where",
                path=path.name,
                n_found=len(found),
                index=INDEX,
            )
        )
    for one in sorted(path.iterdir()):
        if one.suffix.lower() in PICKLES:
            raise CheckpointError(pickled(f"{path.name}/{one.name}"))
    raise CheckpointError(
        tr(
            "{path}: found no weights, expected model.safetensors or {index}",
            path=path.name,
            index=INDEX,
        )
    )


def pickled(name: str) -> str:
    """Say that a file of weights is a pickle, and what to do."""
    return tr(
        "{name}: the weights are in a pickle, which may run code and is not read. Save the model "
        "as safetensors: model.save_pretrained(FOLDER)",
        name=name,
    )


def encoded(arrays: Mapping[str, Floats], metadata: Mapping[str, str]) -> bytes:
    """Return the bytes of a safetensors file.

    Parameters
    ----------
    arrays : by name; written as float32
    metadata : texts by name
    """
    header: dict[str, Any] = {"__metadata__": dict(metadata)} if metadata else {}
    parts, end = [], 0
    for name, array in arrays.items():
        raw = np.ascontiguousarray(array, dtype="<f4").tobytes()
        places = [end, end + len(raw)]
        header[name] = {"dtype": "F32", "shape": list(array.shape), "data_offsets": places}
        parts.append(raw)
        end += len(raw)
    written = json.dumps(header, ensure_ascii=False).encode()
    written += b" " * (-len(written) % 8)
    return b"".join((len(written).to_bytes(8, "little"), written, *parts))


def _header_bytes(path: Path) -> int:
    with path.open("rb") as file:
        return int.from_bytes(file.read(8), "little")


def _parsed(name: str, text: bytes) -> dict[str, Any]:
    try:
        header = json.loads(text)
    except (ValueError, RecursionError):
        raise CheckpointError(
            tr("{name}: the header is damaged: expected JSON. Get the file again", name=name)
        ) from None
    if not isinstance(header, dict):
        raise CheckpointError(
            tr("{name}: the header is damaged: expected a JSON object", name=name)
        )
    return header


def _info(name: str, key: str, row: Any, base: int) -> TensorInfo:
    if not isinstance(row, dict):
        raise _damaged(name, key, tr("no description"))
    stored_as = row.get("dtype")
    shape, places = _whole(row.get("shape")), _whole(row.get("data_offsets"))
    if not isinstance(stored_as, str):
        raise _damaged(name, key, tr("no dtype"))
    if shape is None or places is None or len(places) != 2 or places[0] > places[1]:
        raise _damaged(name, key, tr("a shape or position that is not a list of whole numbers"))
    n_bytes = places[1] - places[0]
    item = _ITEM_BYTES.get(stored_as)
    if item is not None and math.prod(shape) * item != n_bytes:
        raise _damaged(
            name,
            key,
            tr(
                "{n_bytes} bytes for shape {shape} of {stored_as}",
                n_bytes=f"{n_bytes:,}",
                shape=tuple(shape),
                stored_as=stored_as,
            ),
        )
    return TensorInfo(tuple(shape), stored_as, base + places[0], n_bytes)


def _whole(numbers: Any) -> list[int] | None:
    """Return a short list of whole numbers from 0 to 2^63, None for anything else."""
    if not isinstance(numbers, list) or len(numbers) > MAX_AXES:
        return None
    fits = all(type(n) is int and 0 <= n < 2**63 for n in numbers)
    return numbers if fits else None


def _damaged(name: str, key: str, found: str) -> CheckpointError:
    return CheckpointError(
        tr(
            "{name}: the header is damaged at {key}: found {found}. Get the file again",
            name=name,
            key=key[:100],
            found=found,
        )
    )


def _weight_map(index: Path) -> dict[str, str]:
    table = read_object(index, index.name).get("weight_map")
    if not isinstance(table, dict) or not table:
        raise CheckpointError(
            tr(
                "{index}: found no weight_map, expected the files of the tensors by name. Get the "
                "file again",
                index=index.name,
            )
        )
    for key, name in table.items():
        # A name may not lead out of the folder.
        if not isinstance(name, str) or name != Path(name).name or name in ("", ".", ".."):
            raise CheckpointError(
                tr(
                    "{index}: {key}: found {name}, expected a file name. Get the file again",
                    index=index.name,
                    key=key,
                    name=repr(name),
                )
            )
    return table


def _widened(name: str, stored_as: str, raw: Bytes, dtype: Any) -> Floats:
    if stored_as == "BF16":
        return bfloat16(raw.reshape(-1, 2)).reshape(-1).astype(dtype, copy=False)
    if stored_as not in _FLOATS:
        raise CheckpointError(
            tr(
                "{name}: the file stores it as {stored_as}. attnviz reads {read}.",
                name=name,
                stored_as=stored_as,
                read=", ".join(READ),
            )
        )
    # A copy where nothing has to be widened: places in the file need not be aligned.
    found: Floats = np.frombuffer(raw.tobytes(), _FLOATS[stored_as]).astype(dtype, copy=False)
    return found
