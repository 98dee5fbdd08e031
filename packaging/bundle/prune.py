"""Choose the part of PySide6 that attnviz needs: start from what is used, follow what that needs.

Nothing is excluded by name. The bindings and plugins below are the start; every shared library
that one of them is linked to (ELF NEEDED, read with readelf) comes along, and nothing else does.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

import unpack

# pyqtgraph does without those of OpenGL (attnviz/ui/grid/lazy_pyqtgraph.py) and of tests.
BINDINGS = ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtPrintSupport")
PLUGINS = (
    "platforms/libqxcb.so",
    "platforms/libqoffscreen.so",
    "platforms/libqwayland.so",
    "xcbglintegrations/*.so",
    "imageformats/libqsvg.so",
    "iconengines/libqsvgicon.so",
    "platforminputcontexts/libcomposeplatforminputcontextplugin.so",
    "platforminputcontexts/libibusplatforminputcontextplugin.so",
    "platformthemes/libqxdgdesktopportal.so",
    "printsupport/libcupsprintersupport.so",
    "wayland-shell-integration/libxdg-shell.so",
    "wayland-decoration-client/libbradient.so",
    "wayland-graphics-integration-client/libqt-plugin-wayland-egl.so",
)
NEEDED = re.compile(r"\(NEEDED\).*\[(.+)\]")


def site_packages() -> Path:
    """Return the folder that PySide6 is installed in."""
    spec = find_spec("PySide6")
    if spec is None or spec.origin is None:
        raise SystemExit("prune: PySide6 is not installed for this Python; start with ./run")
    return Path(spec.origin).parents[1]


def needed(library: Path) -> list[str]:
    """Name the libraries that a shared library is linked to."""
    listing = subprocess.run(
        ["readelf", "-d", str(library)], check=True, capture_output=True, text=True
    ).stdout
    return NEEDED.findall(listing)


def closure(start: Iterable[Path], folders: Iterable[Path]) -> set[Path]:
    """Follow NEEDED from some libraries through folders; system libraries are left out."""
    there = {found.name: found for folder in folders for found in folder.glob("*.so*")}
    todo, done = list(start), set[Path]()
    while todo:
        library = todo.pop()
        if library in done:
            continue
        done.add(library)
        todo += [there[name] for name in needed(library) if name in there]
    return done


def chosen(site: Path) -> list[Path]:
    """List the files of PySide6 and shiboken6 in a site-packages folder that are to be shipped."""
    qt, shiboken = site / "PySide6", site / "shiboken6"
    start = [qt / f"{name}.abi3.so" for name in BINDINGS]
    for pattern in PLUGINS:
        found = sorted((qt / "Qt" / "plugins").glob(pattern))
        if not found:
            raise SystemExit(f"prune: no plugin {pattern} in {qt}; has Qt renamed it?")
        start += found
    start += sorted(shiboken.glob("Shiboken.abi3.so"))
    binaries = closure(start, (qt, qt / "Qt" / "lib", shiboken))
    texts = [path for folder in (qt, shiboken) for path in folder.glob("*.py")]
    texts += unpack.unpacked()
    texts += list((qt / "support").rglob("*.py"))
    languages = [
        path
        for name in ("qtbase_de", "qtbase_fr")
        for path in (qt / "Qt" / "translations").glob(f"{name}.qm")
    ]
    return sorted({*binaries, *texts, *languages})


def copy(site: Path, target: Path) -> int:
    """Copy the chosen files into `target`; return their size in bytes."""
    total = 0
    for path in chosen(site):
        place = target / path.relative_to(site)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)
        total += place.stat().st_size
    return total
