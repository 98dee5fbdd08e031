"""Lay out the files that the Debian package and the rpm install."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
import time
from datetime import UTC, datetime
from importlib.metadata import distribution
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGING = HERE.parent
ROOT = PACKAGING.parent
sys.path[:0] = [
    str(HERE),
    str(PACKAGING),
    str(PACKAGING / "bundle"),
    str(PACKAGING / "icons"),
    str(ROOT),
]

import completions  # noqa: E402
import make as icons  # noqa: E402
import man  # noqa: E402
import prune  # noqa: E402

from attnviz import __version__  # noqa: E402

SITE = prune.site_packages()
LIBRARY = "usr/lib/attnviz"
LAUNCHER = "usr/bin/attnviz"
# One library of tokenizers serves every Python 3, and it asks for nothing but the C library.
PACKAGES = ("pyqtgraph", "colorama", "tokenizers")
# Whose version the About window tells; nothing but the version is read.
TOLD = ("PySide6_Essentials", "shiboken6", "pyqtgraph", "colorama", "tokenizers")
# Parts of pyqtgraph that no tab uses (its colour maps have licences of their own); of tokenizers
# what draws web pages, and the types.
NOT_NEEDED = (
    "examples", "tests", "opengl", "jupyter", "canvas", "flowchart", "console", "maps", "peegee",
    "tools", "*.pyi", "py.typed",
)  # fmt: skip
LICENCES = ("ICU", "OFL", "Qt-third-party", "colorama", "pyqtgraph", "tokenizers")
MAINTAINER = "attnviz developers <attnviz@users.noreply.github.com>"
SUMMARY = "desktop lab for the attention mechanism"
DESCRIPTION = (
    """\
Shows one attention layer of a transformer with all its numbers. Type over any
of them and every later one follows: scores, weights, output.""",
    """\
Five tabs go from a sentence and its heads, through one layer in twelve steps
and the reason for dividing by the root of the vector size, to many heads and
sparse patterns. A look of its own serves projectors in bright rooms.""",
)


def run(*command: str | Path, cwd: Path | None = None) -> str:
    """Run a program, stop with its words when it fails, give what it printed."""
    done = subprocess.run(
        [str(word) for word in command], cwd=cwd, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"packaging: {command[0]} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def epoch() -> int:
    """Return the time that all files carry, in seconds since 1970.

    It is SOURCE_DATE_EPOCH, or else the time of the last commit, or else, as in a source archive,
    the changelog's: the date of its newest release, or that of the file.
    """
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if not given:
        return _committed() or _changelog_time(ROOT / "CHANGELOG.md")
    if not given.isdecimal():
        raise SystemExit(f"SOURCE_DATE_EPOCH: found {given!r}, expected whole seconds since 1970.")
    return int(given)


def _committed() -> int | None:
    """Return the time of the last commit; None without git, or in a copy that is no clone."""
    # A copy may lie inside a clone of something else, which git would ask instead.
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        return None
    command = ["git", "log", "-1", "--format=%ct"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return int(done.stdout) if done.returncode == 0 else None


def _changelog_time(changelog: Path) -> int:
    text = changelog.read_text(encoding="utf-8")
    released = re.search(r"^## \[.+\] - (\d{4}-\d\d-\d\d)$", text, re.MULTILINE)
    if released is None:
        return int(changelog.stat().st_mtime)
    return int(datetime.fromisoformat(released[1]).replace(tzinfo=UTC).timestamp())


def copy_program(target: Path) -> None:
    """Copy attnviz, its resources, and the libraries it needs."""
    # The window reads translations as they are compiled (.qm).
    ignore = shutil.ignore_patterns("__pycache__", "*.pyc", "py.typed", "*.ts")
    shutil.copytree(ROOT / "attnviz", target / "attnviz", ignore=ignore)
    shutil.copytree(ROOT / "resources", target / "attnviz" / "resources", ignore=ignore)
    for name in PACKAGES:
        skip = shutil.ignore_patterns("__pycache__", "*.pyc", *NOT_NEEDED, "*_test.py")
        shutil.copytree(SITE / name, target / name, ignore=skip)
    for name in TOLD:
        metadata = distribution(name).read_text("METADATA")
        version = distribution(name).version
        folder = target / f"{name}-{version}.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(str(metadata).partition("\n\n")[0] + "\n", "utf-8")
    prune.copy(SITE, target)


def write_desktop(root: Path, date: str) -> None:
    """Install menu entry, file type, AppStream data and icons."""
    places = {
        "attnviz.desktop": "usr/share/applications/attnviz.desktop",
        "attnviz.mime.xml": "usr/share/mime/packages/attnviz.xml",
        "attnviz.metainfo.xml": "usr/share/metainfo/io.github.attnviz.attnviz.metainfo.xml",
    }
    for name, place in places.items():
        text = (HERE / name).read_text(encoding="utf-8")
        path = root / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("@VERSION@", __version__).replace("@DATE@", date), "utf-8")
    drawings = (
        ("apps", "attnviz", icons.PROGRAM),
        ("mimetypes", "application-x-attnviz", icons.DOCUMENT),
    )
    for kind, name, drawing in drawings:
        for size in icons.SIZES:
            png = root / f"usr/share/icons/hicolor/{size}x{size}/{kind}/{name}.png"
            png.parent.mkdir(parents=True, exist_ok=True)
            png.write_bytes(icons.png(drawing, size))
        svg = root / f"usr/share/icons/hicolor/scalable/{kind}/{name}.svg"
        svg.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(drawing, svg)


def pack(text: bytes, target: Path) -> None:
    """Compress a text with no name and no time in it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text, 9, mtime=0))


def write_documents(root: Path) -> None:
    """Install copyright, changelog, and the licences of what is in the tree."""
    folder = root / "usr/share/doc/attnviz"
    for name in LICENCES:
        text = (PACKAGING / "licenses" / f"{name}.txt").read_bytes()
        pack(text, folder / f"{name}.txt.gz")
    pack((ROOT / "CHANGELOG.md").read_bytes(), folder / "changelog.gz")
    shutil.copyfile(HERE / "copyright", folder / "copyright")


def lay_out(root: Path) -> int:
    """Make the whole tree below `root`; return the time that its files carry."""
    when = epoch()
    date = time.strftime("%Y-%m-%d", time.gmtime(when))
    copy_program(root / LIBRARY)
    launcher = root / LAUNCHER
    launcher.parent.mkdir(parents=True)
    shutil.copyfile(HERE / "launcher", launcher)
    write_desktop(root, date)
    man.write_page(root, date)
    completions.write_all(root)
    write_documents(root)
    return when


def set_modes(root: Path) -> None:
    """Give every file the mode that it is installed with, whatever the umask was."""
    root.chmod(0o755)
    for path in root.rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)
    (root / LAUNCHER).chmod(0o755)


def binaries(root: Path) -> list[Path]:
    """List the shared libraries in the tree."""
    return sorted((root / LIBRARY).rglob("*.so*"))


def set_times(root: Path, when: int) -> None:
    """Give every file the same time."""
    for path in sorted(root.rglob("*"), reverse=True):
        os.utime(path, (when, when), follow_symlinks=False)
