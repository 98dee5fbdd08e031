"""Build the Debian package: a pruned tree of wheels on the system's Python.

Run by ``./run installer`` with the project's own environment. One file serves Debian 12 and 13,
since PySide6 is built against Python's stable interface and everything else is plain Python.

The same input gives the same file: times come from SOURCE_DATE_EPOCH, or else from the last commit.
"""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(HERE.parent / "bundle")]

import man  # noqa: E402
import prune  # noqa: E402

from attnviz import __version__  # noqa: E402

SITE = Path(next(p for p in sys.path if p.endswith("site-packages")))
LIBRARY = "usr/lib/attnviz"
PLAIN_PYTHON = ("pyqtgraph", "colorama")
NOT_NEEDED = ("examples", "tests", "opengl", "jupyter", "canvas", "flowchart", "console")
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
MAINTAINER = "attnviz developers <attnviz@users.noreply.github.com>"


def run(*command: str | Path, cwd: Path | None = None) -> str:
    """Run a program, stop with its words when it fails, give what it printed."""
    done = subprocess.run(
        [str(word) for word in command], cwd=cwd, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"build_deb: {command[0]} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def epoch() -> int:
    """Give the time that all files carry."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    return int(given or run("git", "log", "-1", "--format=%ct", cwd=ROOT).strip())


def copy_program(target: Path) -> None:
    """Copy attnviz, its resources, and the libraries it needs."""
    ignore = shutil.ignore_patterns("__pycache__", "*.pyc", "py.typed")
    shutil.copytree(ROOT / "attnviz", target / "attnviz", ignore=ignore)
    shutil.copytree(ROOT / "resources", target / "attnviz" / "resources", ignore=ignore)
    for name in PLAIN_PYTHON:
        skip = shutil.ignore_patterns("__pycache__", "*.pyc", *NOT_NEEDED, "*_test.py")
        shutil.copytree(SITE / name, target / name, ignore=skip)
    prune.copy(SITE, target)
    for binary in target.rglob("*.so*"):
        binary.chmod(0o644)


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
    icon = ROOT / "resources" / "icons" / "attnviz.svg"
    for kind, name in (("apps", "attnviz"), ("mimetypes", "application-x-attnviz")):
        for size in SIZES:
            png = root / f"usr/share/icons/hicolor/{size}x{size}/{kind}/{name}.png"
            png.parent.mkdir(parents=True, exist_ok=True)
            run("rsvg-convert", "-w", str(size), "-h", str(size), icon, "-o", png)
        svg = root / f"usr/share/icons/hicolor/scalable/{kind}/{name}.svg"
        svg.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(icon, svg)


def write_documents(root: Path) -> None:
    """Install copyright, licences of all that is bundled, changelog and lintian overrides."""
    folder = root / "usr/share/doc/attnviz"
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(HERE / "copyright", folder / "copyright")
    for licence in sorted((HERE.parent / "licenses").glob("*.txt")):
        packed = gzip.compress(licence.read_bytes(), mtime=0)
        (folder / f"{licence.stem}.txt.gz").write_bytes(packed)
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    (folder / "changelog.gz").write_bytes(gzip.compress(changes, mtime=0))
    overrides = root / "usr/share/lintian/overrides/attnviz"
    overrides.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(HERE / "lintian-overrides", overrides)


def depends(root: Path) -> str:
    """Ask dpkg-shlibdeps what the binaries need; it fails when one of them is missing here."""
    binaries = sorted(str(p.relative_to(root)) for p in (root / LIBRARY).rglob("*.so*"))
    private = root / LIBRARY / "PySide6" / "Qt" / "lib"
    (root / "debian").mkdir()
    (root / "debian" / "control").write_text("Source: attnviz\n\nPackage: attnviz\n")
    folders = {private, root / LIBRARY / "PySide6", root / LIBRARY / "shiboken6"}
    said = run(
        "dpkg-shlibdeps", "-O", "--ignore-missing-info", "-xattnviz",
        *(f"-l{folder}" for folder in sorted(folders)), *binaries, cwd=root,
    )  # fmt: skip
    shutil.rmtree(root / "debian")
    found = said.strip().removeprefix("shlibs:Depends=")
    own = "python3 (>= 3.11), python3-numpy (>= 1:1.24), fontconfig, hicolor-icon-theme"
    return f"{found}, {own}"


def write_control(root: Path, needs: str) -> None:
    """Write the package's description."""
    size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file()) // 1024
    control = root / "DEBIAN"
    control.mkdir()
    architecture = run("dpkg", "--print-architecture").strip()
    (control / "control").write_text(
        f"""Package: attnviz
Version: {__version__}
Section: education
Priority: optional
Architecture: {architecture}
Maintainer: {MAINTAINER}
Installed-Size: {size}
Depends: {needs}
Recommends: xdg-desktop-portal, libcups2
Suggests: python3-pil
Description: desktop lab for the attention mechanism
 Shows one attention layer of a transformer with all its numbers. Type over any
 of them and every later one follows: scores, weights, output.
 .
 Five tabs go from a sentence and its heads, through one layer in twelve steps
 and the reason for dividing by the root of the vector size, to many heads and
 sparse patterns. A look of its own serves projectors in bright rooms.
""",
        encoding="utf-8",
    )
    for name in ("postinst", "prerm"):
        shutil.copyfile(HERE / name, control / name)
        (control / name).chmod(0o755)
    sums = [
        f"{run('md5sum', path).split()[0]}  {path.relative_to(root)}"
        for path in sorted(root.rglob("*"))
        if path.is_file() and control not in path.parents
    ]
    (control / "md5sums").write_text("\n".join(sums) + "\n")


def build(out: Path) -> Path:
    """Build the package into the folder `out`; return its path."""
    when = epoch()
    date = time.strftime("%Y-%m-%d", time.gmtime(when))
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "attnviz"
        copy_program(root / LIBRARY)
        launcher = root / "usr/bin/attnviz"
        launcher.parent.mkdir(parents=True)
        shutil.copyfile(HERE / "launcher", launcher)
        write_desktop(root, date)
        man.write_all(root, date)
        write_documents(root)
        needs = depends(root)
        for path in root.rglob("*"):
            path.chmod(0o755 if path.is_dir() else 0o644)
        launcher.chmod(0o755)
        write_control(root, needs)
        for path in sorted(root.rglob("*"), reverse=True):
            os.utime(path, (when, when), follow_symlinks=False)
        out.mkdir(parents=True, exist_ok=True)
        deb = out / f"attnviz_{__version__}_{run('dpkg', '--print-architecture').strip()}.deb"
        os.environ["SOURCE_DATE_EPOCH"] = str(when)
        run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, deb)
    return deb


if __name__ == "__main__":
    made = build(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist")
    print(f"{made}  {made.stat().st_size / 2**20:.1f} MiB")
