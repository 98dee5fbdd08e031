"""Arrays by name from .npy, .npz and .safetensors files, without pickle and within a limit."""

from __future__ import annotations

import errno
import zipfile
import zlib
from pathlib import Path
from typing import Any

import numpy as np
from numpy.lib import format as npy
from numpy.typing import NDArray

from attnviz.checkpoints.safetensors import SafetensorsFile
from attnviz.errors import CaptureError
from attnviz.language import mark, tr

Array = NDArray[Any]

# Of all arrays together, once they are read.
LARGEST = 2**33
_OF_ZIP = (zipfile.BadZipFile, zlib.error)
_PLAIN = mark("save plain arrays, one for each layer: np.savez(path, layer_0=a0, layer_1=a1)")


def read_arrays(path: Path) -> dict[str, Array]:
    """Return the arrays of a file by name; a .npy file's has the name "".

    Raises
    ------
    CaptureError, CheckpointError
        Names the file, what was found, what was expected and what to do.
    """
    try:
        with path.open("rb") as file:
            start = file.read(8)
        if start.startswith(b"PK"):
            return _read_npz(path)
        if start.startswith(b"\x93NUMPY"):
            with path.open("rb") as file:
                return {"": _read_npy(file, path.name, path.stat().st_size)}
        if start.startswith(b"\x80"):
            raise _pickled(path.name)
        if start and path.suffix.lower() in (".npy", ".npz"):
            raise CaptureError(
                tr(
                    "{name}: found {found}, expected {magic}, with which a NumPy file begins. Copy "
                    "it again, or save it again",
                    name=path.name,
                    found=repr(start[:6]),
                    magic="b'PK'" if path.suffix.lower() == ".npz" else r"b'\x93NUMPY'",
                )
            )
        return _read_safetensors(path)
    except OSError as error:
        raise CaptureError(f"{path.name}: {error.strerror or error}") from None


def _read_npz(path: Path) -> dict[str, Array]:
    found = {}
    left = LARGEST
    try:
        with zipfile.ZipFile(path) as archive:
            names = archive.namelist()
            for member in archive.infolist():
                if not member.filename.endswith(".npy"):
                    continue
                name = member.filename.removesuffix(".npy")
                with archive.open(member) as file:
                    found[name] = _read_npy(file, f"{path.name}: {name}", left)
                left -= found[name].nbytes
    except (*_OF_ZIP, NotImplementedError, RuntimeError, EOFError, OSError) as error:
        if (
            isinstance(error, OSError) and error.errno != errno.EINVAL
        ):  # of a place before its begin
            raise
        said = str(error)[:200]  # zipfile quotes as much of the file as it took for a name
        raise CaptureError(
            tr(
                "{path}: the archive is damaged ({said}), expected a whole .npz. Copy it again, or "
                "save it again",
                path=path.name,
                said=said,
            )
        ) from None
    if not found and any(name.endswith("data.pkl") for name in names):  # torch.save
        raise _pickled(path.name)
    if not found:
        raise CaptureError(
            tr("{path}: the archive holds no arrays; {plain}", path=path.name, plain=tr(_PLAIN))
        )
    return found


def _pickled(name: str) -> CaptureError:
    return CaptureError(
        tr(
            "{name}: this is a pickle, which may run code and is not read; {plain}",
            name=name,
            plain=tr(_PLAIN),
        )
    )


def _read_npy(file: Any, where: str, limit: int) -> Array:
    """Read one array; at most `limit` bytes, whatever the directory of an archive promises."""
    try:
        version = npy.read_magic(file)
        read_header = npy.read_array_header_1_0 if version == (1, 0) else npy.read_array_header_2_0
        shape, fortran, dtype = read_header(file, max_header_size=100_000)
    except _OF_ZIP:
        raise
    except Exception:  # the parser of headers raises whatever its parser raises
        raise CaptureError(
            tr(
                "{where}: the header of the array is damaged, expected one as np.save writes it. "
                "Copy the file again, or save it again",
                where=where,
            )
        ) from None
    if dtype.hasobject:
        raise CaptureError(
            tr(
                "{where}: the file holds pickled objects, which are not read for safety; {plain}",
                where=where,
                plain=tr(_PLAIN),
            )
        )
    if dtype.kind not in "fiubUS":
        raise CaptureError(
            tr(
                "{where}: found {dtype}, expected numbers. bfloat16 is saved by NumPy as "
                "raw bytes: convert it with .float() first, or save it as safetensors",
                where=where,
                dtype=dtype,
            )
        )
    wanted = int(np.prod(shape, dtype=object)) * dtype.itemsize
    if wanted > limit or any(size < 0 for size in shape):
        raise CaptureError(
            tr(
                "{where}: found shape {shape}, which takes {wanted} bytes, expected at most "
                "{limit}. Save it again, or less of it",
                where=where,
                shape=shape,
                wanted=f"{wanted:,}",
                limit=f"{limit:,}",
            )
        )
    data = file.read(wanted)
    if len(data) < wanted:
        raise CaptureError(
            tr(
                "{where}: the data ends after {n_data} bytes; its header promises {wanted}. An "
                "unfinished download?",
                where=where,
                n_data=f"{len(data):,}",
                wanted=f"{wanted:,}",
            )
        )
    array = np.frombuffer(data, dtype)
    return array.reshape(shape[::-1]).T if fortran else array.reshape(shape)


def _read_safetensors(path: Path) -> dict[str, Array]:
    file = SafetensorsFile(path)
    sizes = [info.n_bytes for info in file.tensors.values()]
    if sum(sizes) > LARGEST // 2:
        raise CaptureError(
            tr(
                "{path}: {total} bytes, expected at most {largest}",
                path=path.name,
                total=f"{sum(sizes):,}",
                largest=f"{LARGEST // 2:,}",
            )
        )
    found = {
        name: file.read(name)
        for name, info in file.tensors.items()
        if info.stored_as in ("F64", "F32", "F16", "BF16")
    }
    for name in ("tokens", "str_tokens"):
        if isinstance(file.metadata.get(name), str):
            found[name] = np.array(_texts(file.metadata[name]))
    if file.metadata.get("start_token") in ("true", "false"):
        found["start_token"] = np.array([file.metadata["start_token"] == "true"])
    return found


def _texts(written: str) -> list[str]:
    """Return a list of tokens that a metadata field holds as JSON, or one a line."""
    import json

    try:
        listed = json.loads(written)
    except ValueError:
        return written.splitlines()
    if isinstance(listed, dict):
        listed = next((listed[name] for name in ("tokens", "str_tokens") if name in listed), [])
    return [str(one) for one in listed] if isinstance(listed, list) else [written]


def tokens_beside(path: Path) -> tuple[str, ...]:
    """Return the tokens in NAME.tokens.json or .txt, NAME.json or .txt, or tokens.json or .txt.

    JSON holds a list of texts, or an object with one as “tokens”; a text file one token a line.
    """
    for name in (f"{path.stem}.tokens", f"{path.stem}_tokens", path.stem, "tokens"):
        for suffix in (".json", ".txt"):
            beside = path.with_name(name + suffix)
            if beside.is_file() and beside.stat().st_size < 2**24:
                text = beside.read_text(encoding="utf-8", errors="replace")
                return tuple(_texts(text))
    return ()
