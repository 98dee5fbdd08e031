"""Whether a file is still the one it was: its size, and a hash of its ends."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

PIECE = 2**16
_OF_A_MODEL = ("config.json", "tokenizer.json")


def fingerprint(path: Path) -> tuple[int, str]:
    """Return the size in bytes and a hash of a file's first and last 64 KiB; of a folder, of all.

    Of a Zarr store, whose pieces are many, the hash is of their sizes.

    A file that cannot be read adds nothing: whoever opens it is told why.
    """
    if (path / "zarr.json").is_file():
        return _of_store(path)
    size, hashed = 0, blake2b(digest_size=16)
    for file in _files(path):
        try:
            with file.open("rb") as opened:
                start = opened.read(PIECE)
                n_bytes = opened.seek(0, 2)
                opened.seek(max(len(start), n_bytes - PIECE))
                end = opened.read(PIECE)
        except OSError:
            continue
        size += n_bytes
        name = file.name if path.is_dir() else ""
        hashed.update(f"{name}\0{n_bytes}\0".encode() + start + end)
    return size, hashed.hexdigest()


def _of_store(path: Path) -> tuple[int, str]:
    size, hashed = 0, blake2b(digest_size=16)
    for file in sorted(path.rglob("*")):
        if file.is_file():
            n_bytes = file.stat().st_size
            size += n_bytes
            hashed.update(f"{file.relative_to(path).as_posix()}\0{n_bytes}\0".encode())
    return size, hashed.hexdigest()


def _files(path: Path) -> Iterator[Path]:
    if not path.is_dir():
        yield path
        return
    yield from sorted(path.glob("*.safetensors"))
    yield from (path / name for name in _OF_A_MODEL)
