"""Choose what the packed folder holds: Qt by the list of the Debian package, the rest by need."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Any

import prune
import unpack

Entry = tuple[str, str, str]  # place in the folder, file, kind

# Of Python's own library. What comes along of `urllib` takes addresses apart; `socket` joins the
# signal handler to the window within the process.
NETWORK = (
    "ssl", "_ssl", "http", "urllib.request", "urllib.response", "urllib.robotparser", "ftplib",
    "imaplib", "nntplib", "poplib", "smtplib", "telnetlib", "xmlrpc", "wsgiref", "socketserver",
    "webbrowser", "asyncio", "_asyncio",
)  # fmt: skip
EXCLUDED = [
    *NETWORK,
    # No terminal, no tests, no other Qt: none of it is used.
    "_hashlib", "readline", "curses", "_curses", "tkinter", "sqlite3", "pydoc_data",
    "yaml", "PyQt5", "PyQt6", "PySide2", "matplotlib", "scipy", "pandas", "IPython",
    "setuptools", "numpy.f2py", "numpy.distutils", "pyqtgraph.opengl", "pyqtgraph.examples",
    "pyqtgraph.jupyter", "pyqtgraph.flowchart", "pyqtgraph.canvas", "pyqtgraph.console",
    "PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtDBus", "PySide6.QtTest",
    "PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "PySide6.QtSvgWidgets",
    "_bz2", "_lzma", "bz2", "lzma", "typing_extensions",
]  # fmt: skip
# Of Pillow only what writes moving pictures: no fonts, no colour profiles, no other toolkits.
OF_PILLOW = ("GifImagePlugin", "PngImagePlugin", "WebPImagePlugin")
NOT_OF_PILLOW = (
    "_avif", "_imagingft", "_imagingcms", "_imagingtk", "_imagingmorph", "ImageTk", "ImageQt",
    "ImageShow", "ImageFont", "ImageCms", "ImageMorph", "ImageGrab",
)  # fmt: skip
CODECS = ("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw")

# Half of some builds of them is symbols for debuggers. What a wheel brings in NAME.libs was changed
# after it was linked: without symbols the loader refuses it.
STRIPPED = ("libpython", "python3", "PIL/")

# They prepare child processes, searches for modules and for source code: none is done here.
NOT_BEFORE = (
    "pyi_rth_inspect", "pyi_rth_pkgutil", "pyi_rth_multiprocessing",
    "pyi_rth_pyqtgraph_multiprocess",
)  # fmt: skip
# Every desktop has these, and its graphics drivers want its own builds of them. CUPS is there
# where there is a printer.
OF_THE_SYSTEM = (
    "libstdc++", "libgcc_s", "libX11", "libxcb.so", "libglib-2.0", "libgthread-2.0", "libpcre",
    "libdbus-1", "libfontconfig", "libfreetype", "libexpat", "libz.so", "libcups", "libsystemd",
)  # fmt: skip

# Windows and macOS name the same parts in their own way.
QT_PARTS = ("Core", "Gui", "Widgets", "DBus", "Svg", "PrintSupport")
PLUGINS = (
    "platforms/qwindows", "platforms/qoffscreen", "platforms/qcocoa", "styles/qmodernwindowsstyle",
    "styles/qmacstyle", "imageformats/qsvg", "iconengines/qsvgicon", "printsupport/",
)  # fmt: skip
LANGUAGES = ("qtbase_de.qm", "qtbase_fr.qm")


def excluded() -> list[str]:
    """Name the modules that are left out."""
    plugins = {path.stem for path in (prune.site_packages() / "PIL").glob("*ImagePlugin.py")}
    pillow = sorted({*plugins, *NOT_OF_PILLOW} - set(OF_PILLOW))
    return [*EXCLUDED, *(f"PIL.{name}" for name in pillow)]


def extra_binaries() -> list[tuple[str, str]]:
    """Name the libraries that PyInstaller's own hooks may not find."""
    if not sys.platform.startswith("linux"):
        return []
    site = prune.site_packages()
    return [
        (str(path), str(path.relative_to(site).parent))
        for path in prune.chosen(site)
        if ".so" in path.name
    ]


def extra_datas(work: Path) -> list[tuple[str, str]]:
    """Name what Qt's bindings carry of Python, as they unpack it, and the same compiled."""
    found = []
    for path in unpack.unpacked():
        place = path.relative_to(prune.site_packages()).parent
        folder = work / "unpacked" / place
        folder.mkdir(parents=True, exist_ok=True)
        found += [(str(path), str(place))]
        found += [(str(unpack.compiled(path, folder)), str(place / "__pycache__"))]
    return found


def binaries(found: Iterable[Entry], work: Path) -> list[Entry]:
    """Keep the libraries that are needed."""
    kept = [entry for entry in found if not Path(entry[0]).name.startswith(CODECS)]
    if sys.platform.startswith("linux"):
        return [_stripped(entry, work) for entry in _closed(kept)]
    return [entry for entry in kept if not _of_qt(entry) or _wanted(entry)]


def datas(found: Iterable[Entry], dropped: set[str]) -> list[Entry]:
    """Keep all data but what nobody asks for of Qt, pyqtgraph, and of packages' descriptions.

    Links to a library that was dropped go with it.
    """
    return [
        entry
        for entry in found
        if _data_wanted(PurePosixPath(_slashes(entry[0])))
        and not (entry[2] == "SYMLINK" and entry[1] in dropped)
    ]


def scripts(found: Iterable[Entry]) -> list[Entry]:
    """Drop what would run before the program and only loads modules that it never asks for."""
    return [entry for entry in found if entry[0] not in NOT_BEFORE]


def info_plist(version: str) -> dict[str, Any]:
    """Say to macOS what the program is and which files it opens."""
    return {
        "CFBundleName": "attnviz",
        "CFBundleDisplayName": "attnviz",
        "CFBundleShortVersionString": version,
        "LSMinimumSystemVersion": "13.0",
        "LSApplicationCategoryType": "public.app-category.education",
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "attention lab",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": ["io.github.attnviz.attn"],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": "io.github.attnviz.attn",
                "UTTypeDescription": "attention lab",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["attn"],
                    "public.mime-type": ["application/x-attnviz"],
                },
            }
        ],
    }


def _slashes(place: str) -> str:
    return place.replace("\\", "/")


def _of_qt(entry: Entry) -> bool:
    return _slashes(entry[0]).startswith(("PySide6/", "shiboken6/"))


def _wanted(entry: Entry) -> bool:
    """Tell whether a file of PySide6 is one of those that Windows and macOS need."""
    place = PurePosixPath(_slashes(entry[0]))
    if "plugins" in place.parts:
        name = f"{place.parent.name}/{place.name.removeprefix('lib')}"
        return name.startswith(PLUGINS)
    name = place.name.removeprefix("lib").removeprefix("Qt6").removeprefix("Qt").split(".")[0]
    # The bindings' own libraries, and the compiler's run-time library beside them on Windows.
    shared = ("pyside6", "shiboken6", "Shiboken", "msvcp", "vcruntime", "concrt")
    return name in QT_PARTS or name.startswith(shared)


def _closed(found: list[Entry]) -> list[Entry]:
    """Drop libraries that only Qt parts needed which are not shipped."""
    chosen = {Path(file).resolve() for file, _ in extra_binaries()}
    by_name = {
        Path(entry[0]).name: entry
        for entry in found
        if not Path(entry[0]).name.startswith(OF_THE_SYSTEM)
    }
    todo = [entry for entry in found if _is_start(entry, chosen)]
    done: dict[str, Entry] = {}
    while todo:
        entry = todo.pop()
        if entry[0] in done:
            continue
        done[entry[0]] = entry
        if entry[2] == "SYMLINK":
            continue
        todo += [by_name[name] for name in prune.needed(Path(entry[1])) if name in by_name]
    return sorted(done.values())


def _is_start(entry: Entry, chosen: set[Path]) -> bool:
    """Tell what is shipped unasked: Python with its modules, and what was chosen of Qt."""
    if _of_qt(entry):
        return Path(entry[1]).resolve() in chosen
    return entry[2] == "EXTENSION" or Path(entry[0]).name.startswith("libpython")


def _stripped(entry: Entry, work: Path) -> Entry:
    """Take out the symbols that only debuggers read; Qt's files stay as their makers built them."""
    if entry[2] == "SYMLINK" or not entry[0].startswith(STRIPPED):
        return entry
    place = work / "stripped" / entry[0]
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(entry[1], place)
    subprocess.run(["strip", "--strip-unneeded", str(place)], check=True)
    if place.stat().st_size >= Path(entry[1]).stat().st_size:
        return entry
    return (entry[0], str(place), entry[2])


def _data_wanted(place: PurePosixPath) -> bool:
    if place.parts[0].endswith(".dist-info"):
        return place.name == "METADATA"
    if place.parts[0] in ("PySide6", "shiboken6"):
        return place.name in LANGUAGES or place.suffix in (".py", ".pyc")
    if place.parts[0] == "pyqtgraph":
        return not {"maps", "examples", "tests", "peegee"} & set(place.parts)
    # What translators write in; the window reads what is compiled from it.
    return place.suffix != ".ts"
