"""Which component each library and font in a package belongs to, and where its licence is.

    python packaging/components.py dist/attnviz_*.deb dist/attnviz

The exit code is 1 when one of them belongs to no component, or when a component's licence is
neither in the package nor a text that Debian has for all packages.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections import defaultdict
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple


class Component(NamedTuple):
    """What a package may hold.

    Parameters
    ----------
    name : how it is called
    licence : the name of its text in packaging/licenses
    places : patterns of the files that are of it; the first component that has one counts
    """

    name: str
    licence: str
    places: tuple[str, ...]


COMPONENTS = (
    Component("ICU", "ICU", ("*/libicu*.so*",)),
    Component("Qt", "LGPL-3 Qt-third-party", ("*/libQt6*.so*", "*/PySide6/Qt/plugins/*.so")),
    Component("PySide6, Shiboken", "LGPL-3", ("*/PySide6/*.so*", "*/shiboken6/*.so*",
              "*/libpyside6.*", "*/libshiboken6.*")),
    Component("NumPy, OpenBLAS, GCC run-time", "numpy", ("*/numpy/*.so", "*/libscipy_openblas*",
              "*/libgfortran-*", "*/libquadmath-*")),
    Component("Pillow and what it is linked to", "Pillow", ("*/PIL/*.so", "*/pillow.libs/*",
              "*/libXau-*", "*/libjpeg-*", "*/liblzma-*", "*/libopenjp2-*", "*/libsharpyuv-*",
              "*/libtiff-*", "*/libwebp*-*", "*/libxcb-9*", "*/libzstd-*")),
    Component("Python", "Python", ("*/libpython3*", "*/lib-dynload/*.so")),
    Component("libffi, libzstd, libxcb, libxkbcommon", "Linux-libraries", ("*/libffi.so*",
              "*/libzstd.so*", "*/libxcb*.so*", "*/libxkbcommon*.so*")),
    Component("Attnviz Sans, made from Inter", "OFL", ("*/resources/fonts/*",)),
    Component("tokenizers and what it is linked to", "tokenizers", ("*/tokenizers/*.so",)),
    Component("PyInstaller", "PyInstaller", ("*/attnviz",)),
)  # fmt: skip
# How what is looked at begins: libraries; fonts as TrueType and WOFF 2.
BEGINNINGS = (b"\x7fELF", b"\x00\x01\x00\x00", b"wOF2")
OF_DEBIAN = {"LGPL-3"}  # /usr/share/common-licenses


def made_by_others(root: Path) -> list[str]:
    """List libraries and fonts below a folder, each file once, as /PLACE."""
    found = []
    for path in sorted(root.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) in BEGINNINGS:
                    found.append(f"/{path.relative_to(root)}")
    return found


def component_of(place: str) -> Component | None:
    """Tell what a file is of."""
    for component in COMPONENTS:
        if any(fnmatch(place, pattern) for pattern in component.places):
            return component
    return None


def licences(root: Path) -> set[str]:
    """Name the licence texts that a package holds."""
    return {path.name.partition(".")[0] for path in root.rglob("*.txt*")}


def check(root: Path, also: set[str]) -> bool:
    """Print the components of a package; return whether all is told."""
    held: dict[Component, int] = defaultdict(int)
    good = True
    for place in made_by_others(root):
        component = component_of(place)
        if component is None:
            print(f"  of no component: {place}")
            good = False
        else:
            held[component] += 1
    texts = licences(root) | also
    for component, count in held.items():
        lacking = set(component.licence.split()) - texts
        told = f", LACKING {', '.join(sorted(lacking))}" if lacking else ""
        print(f"  {component.name}: {count} files, {component.licence}{told}")
        good = good and not lacking
    return good and bool(held)


def main() -> int:
    """Check every package that is named."""
    good = True
    for word in sys.argv[1:]:
        path = Path(word)
        print(path.name)
        if path.is_dir():
            good = check(path, set()) and good
            continue
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(["dpkg-deb", "-x", path, folder], check=True)
            good = check(Path(folder), OF_DEBIAN) and good
    return int(not good)


if __name__ == "__main__":
    sys.exit(main())
