"""Unpack the Python that Qt's bindings carry as text, beside them.

They would compile it at every start, a sixth of the time to the first picture. Run with a Python it
does that for this Python; every package holds what it makes.
"""

from __future__ import annotations

import os
import py_compile
import subprocess
import sys
from importlib.util import cache_from_source, find_spec
from pathlib import Path


def unpacked() -> list[Path]:
    """Unpack into `shiboken6/files.dir`, anew where another release left some; return the files."""
    spec = find_spec("shiboken6")
    if spec is None or spec.origin is None:
        raise SystemExit("unpack: PySide6 is not installed for this Python; start with ./run")
    folder = Path(spec.origin).parent / "files.dir"
    # Their own word for it, read when the first binding is loaded.
    environ = {**os.environ, "SBK_EMBED": "0"}
    command = [sys.executable, "-c", "import PySide6.QtCore"]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    if not folder.exists():
        raise SystemExit(f"unpack: {folder} did not come to be:\n{done.stdout}{done.stderr}")
    return sorted(folder.rglob("*.py"))


def compiled(source: Path, folder: Path) -> Path:
    """Compile a file into a folder, to lie beside a copy of it whose time is another."""
    target = folder / Path(cache_from_source(str(source))).name
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(
        str(source), str(target), dfile=source.name, doraise=True, invalidation_mode=mode
    )
    return target


if __name__ == "__main__":
    unpacked()
