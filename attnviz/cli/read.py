"""`attnviz read`: what a file of numbers is read as, or why it is refused."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.cli.output import plain, say
from attnviz.errors import AttnvizError
from attnviz.model.files.file_bytes import bytes_of
from attnviz.model.matrices.npy import arrays_in, names_in
from attnviz.model.matrices.read import matrix_of

SHOWN = 12  # rows and columns, for reading


def read(options: argparse.Namespace) -> int:
    """Print the numbers of a file as they are read, or raise what the window would say."""
    name = Path(options.source).name
    found = arrays_of(options.source, comma=options.comma)
    if options.format == "json":
        rows = [
            {"name": key, "shape": list(array.shape), "values": array.tolist()}
            for key, array in found.items()
        ]
        one = rows[0] if len(rows) == 1 else {}
        say(json.dumps({"file": name, **one, "arrays": rows}, ensure_ascii=False))
        return 0
    for key, array in found.items():
        say(plain(f"{key or name}: {' × '.join(map(str, array.shape))}"))
        if array.ndim == 2:
            _show(array)
    return 0


def arrays_of(path: str, *, comma: bool = False) -> dict[str, NDArray[Any]]:
    """Return the arrays of a file by name; a single matrix has the name "".

    Raises
    ------
    AttnvizError
        Names the file, the place, what was found and what was expected.
    """
    try:
        data = bytes_of(path)
    except OSError as error:
        raise AttnvizError(f"{path}: {error.strerror or error}") from None
    if data[:2] == b"PK" and len(names_in(data)) != 1:
        return dict(arrays_in(data))
    return {"": matrix_of(data, path, comma=comma)}


def _show(array: NDArray[np.float64]) -> None:
    for row in array[:SHOWN]:
        cells = "  ".join(f"{value:g}" for value in row[:SHOWN])
        say(f"  {cells}{'  …' if len(row) > SHOWN else ''}")
    if len(array) > SHOWN:
        say("  …")
