"""Modules of others that are executed once something in them is asked for, and not at the start."""

from __future__ import annotations

import sys
from _thread import RLock
from importlib.machinery import PathFinder
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from importlib.abc import Loader
    from importlib.machinery import ModuleSpec
    from types import ModuleType

_SIGNATURE = "shibokensupport.signature"
UNREAD = (
    f"{_SIGNATURE}.errorhandler",
    f"{_SIGNATURE}.layout",
    f"{_SIGNATURE}.parser",
    f"{_SIGNATURE}.lib.enum_sig",
    f"{_SIGNATURE}.lib.pyi_generator",
    f"{_SIGNATURE}.lib.tool",
    "tempfile",
    "textwrap",
    "zipfile",
    "numpy._core._add_newdocs",
    "numpy._core._add_newdocs_scalars",
    "pydoc",
)
"""What PySide, NumPy and pyqtgraph load and no start needs.

Signatures are read for the text of an error and written into stubs for type checkers: the patterns
of both, argparse and logging are a sixth of the instructions to the first picture. Three modules of
Python are there for texts of errors and a PySide whose own modules lie in an archive. Docstrings
for what NumPy has written in C are a twenty-fifth of the instructions to the numbers of tab 1.
Python's reader of documentation, for trees of parameters, keeps 1.5 MB.
"""


def put_off(names: Collection[str]) -> None:
    """Put off modules that are not imported yet."""
    sys.meta_path.insert(0, _Finder(names))


class _Finder:
    """Finds modules in their folders, and has them executed later.

    `importlib.util.LazyLoader` would execute them at once, as PySide looks at their `__spec__`.
    """

    def __init__(self, names: Collection[str]) -> None:
        self._names = frozenset(names)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find a module that is put off; leave all others to who comes next."""
        if fullname not in self._names:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.loader is not None:
            # Not derived from Loader: importlib.abc takes longer than all that is done here.
            spec.loader = cast("Loader", _Loader(spec.loader))
        return spec


class _Loader:
    """Gives a module no more than what executes it: a `__getattr__`."""

    def __init__(self, loader: Loader) -> None:
        self._loader: Loader | None = loader
        self._lock = RLock()

    def create_module(self, spec: ModuleSpec) -> None:
        """Have Python make the module."""

    def exec_module(self, module: ModuleType) -> None:
        """Execute nothing yet."""
        content = vars(module)

        def find(name: str) -> Any:
            # Import itself asks each module for its __path__.
            if not name.startswith("__"):
                with self._lock:
                    loader, self._loader = self._loader, None
                    if loader is not None:
                        loader.exec_module(module)
            if name not in content:
                raise AttributeError(f"module {module.__name__!r} has no attribute {name!r}")
            return content[name]

        content["__getattr__"] = find
