"""`attnviz read`: what a file of numbers is read as, or why it is refused."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.cli.output import plain, say
from attnviz.errors import AttnvizError, EditError
from attnviz.model.files.file_bytes import bytes_of
from attnviz.model.matrices.archive import archive_of, is_archive
from attnviz.model.matrices.npy import names_in, not_finite
from attnviz.model.matrices.read import matrix_of

SHOWN = 12  # rows and columns, for reading


def read(options: argparse.Namespace) -> int:
    """Print the numbers of a file as they are read, or raise what the window would say."""
    name = Path(options.source).name
    found, left_out = arrays_of(options.source, comma=options.comma)
    if options.format == "json":
        rows = [
            {"name": key, "shape": list(array.shape), "values": array.tolist()}
            for key, array in found.items()
        ]
        one = rows[0] if len(rows) == 1 else {}
        others = [{"name": key, "reason": reason} for key, reason in left_out.items()]
        said = {"file": name, **one, "arrays": rows} | ({"left_out": others} if others else {})
        say(json.dumps(said, ensure_ascii=False))
        return 0
    for key, array in found.items():
        size = " × ".join(map(str, array.shape)) or f"{array:g}"
        say(plain(f"{key or name}: {size}"))
        if array.ndim == 2:
            _show(array)
    for key, reason in left_out.items():
        say(plain(f"{key}: left out, {reason}"))
    return 0


def arrays_of(path: str, *, comma: bool = False) -> tuple[dict[str, NDArray[Any]], dict[str, str]]:
    """Return the arrays of a file by name, and why others are left out.

    A single matrix has the name "".

    Raises
    ------
    AttnvizError
        Names the file, the place, what was found and what was expected.
    """
    try:
        data = bytes_of(path)
    except OSError as error:
        raise AttnvizError(f"{path}: {error.strerror or error}") from None
    if data.lstrip()[:1] == b"{" and b'"attnviz"' in data:
        raise AttnvizError(
            f"{path}: found an attnviz file, expected numbers. attnviz show says what it holds, "
            "attnviz compute prints its numbers"
        )
    try:
        if not is_archive(data) or len(names_in(data)) == 1:
            return {"": matrix_of(data, path, comma=comma)}, {}
        archive = archive_of(data)
    except EditError as error:
        text = str(error)
        raise AttnvizError(text if text.startswith(path) else f"{path}: {text}") from None
    faults = {key: not_finite(array) for key, array in archive.arrays.items()}
    found = {key: array for key, array in archive.arrays.items() if not faults[key]}
    left_out = archive.left_out | {key: fault for key, fault in faults.items() if fault}
    if not found:
        key, reason = next(iter(left_out.items()))
        raise AttnvizError(f"{path}: {key}: {reason}")
    return found, left_out


def _show(array: NDArray[np.float64]) -> None:
    for row in array[:SHOWN]:
        cells = "  ".join(f"{value:g}" for value in row[:SHOWN])
        say(f"  {cells}{'  …' if len(row) > SHOWN else ''}")
    if len(array) > SHOWN:
        say("  …")
