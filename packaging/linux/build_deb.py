"""Build the Debian package: a pruned tree of wheels on the system's Python.

    python packaging/linux/build_deb.py [FOLDER]      FOLDER: dist when left out

Run by ``./run installer`` with the project's own environment. One file serves Debian 12 and 13,
since PySide6 is built against Python's stable interface and everything else is plain Python.

The same input gives the same file: see `tree.epoch` for where times come from. git is not needed.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
import tempfile
from email.utils import formatdate
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import tree  # noqa: I001  # it says where the scripts beside it are
import figures

# The second number counts packages of the same release of the program.
VERSION = f"{tree.__version__}-1"
OWN_NEEDS = (
    "python3 (>= 3.11)",
    "python3-numpy (>= 1:1.24)",
    "python3-pil (>= 9.4)",
    "fontconfig",
    "hicolor-icon-theme",
)
# They make file types known; every desktop has them.
RECOMMENDS = ("shared-mime-info", "desktop-file-utils")
# The program brings its own letters; these are for names in other scripts.
SUGGESTS = ("xdg-desktop-portal", "fonts-noto-core", "fonts-noto-cjk", "fonts-noto-color-emoji")
# Without CUPS the program cannot print to a printer, but does everything else.
OPTIONAL = ("libcupsprintersupport.so",)


def relations(root: Path) -> dict[str, str]:
    """Ask dpkg-shlibdeps what the libraries need; it fails when one of them is not there.

    Returns
    -------
    dict
        Packages, by the field that they belong in: Depends, Recommends.
    """
    words: list[str | Path] = []
    for path in tree.binaries(root):
        field = "Recommends" if path.name in OPTIONAL else "Depends"
        words += [f"-d{field}", f"-e{path}"]
    library = root / tree.LIBRARY
    folders = (library / "PySide6" / "Qt" / "lib", library / "PySide6", library / "shiboken6")
    (root / "debian").mkdir()
    (root / "DEBIAN").mkdir()  # what marks the folder that $ORIGIN is looked up in
    # It reads this file only to leave out dependencies of the package on itself.
    (root / "debian" / "control").write_text(
        "Source: attnviz\n\nPackage: attnviz\nArchitecture: any\n"
    )
    said = tree.run(
        "dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0",
        *(f"-l{folder}" for folder in folders), *words, cwd=root,
    )  # fmt: skip
    shutil.rmtree(root / "debian")
    return dict(re.findall(r"^shlibs:(\w+)=(.*)$", said, re.MULTILINE))


def write_debian_files(root: Path, when: int) -> None:
    """Write what only Debian asks for: its own changelog, and the reasons for lintian."""
    overrides = root / "usr/share/lintian/overrides/attnviz"
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(tree.HERE / "lintian-overrides", overrides)
    date = formatdate(when)
    entry = (
        f"attnviz ({VERSION}) unstable; urgency=medium\n\n"
        f"  * Release {tree.__version__}; what is new stands in changelog.gz.\n\n"
        f" -- {tree.MAINTAINER}  {date}\n"
    )
    tree.pack(entry.encode(), root / "usr/share/doc/attnviz/changelog.Debian.gz")


def write_control(root: Path, needs: dict[str, str], architecture: str) -> None:
    """Write the package's description, its scripts, and the sums of its files."""
    size = sum(-(-path.stat().st_size // 1024) for path in root.rglob("*") if path.is_file())
    control = root / "DEBIAN"
    text = "\n.\n".join(tree.DESCRIPTION).replace("\n", "\n ")
    (control / "control").write_text(
        f"""Package: attnviz
Version: {VERSION}
Section: education
Priority: optional
Architecture: {architecture}
Maintainer: {tree.MAINTAINER}
Installed-Size: {size}
Depends: {", ".join((needs["Depends"], *OWN_NEEDS))}
Recommends: {", ".join((needs["Recommends"], *RECOMMENDS))}
Suggests: {", ".join(SUGGESTS)}
Description: {tree.SUMMARY}
 {text}
""",
        encoding="utf-8",
    )
    for name in ("postinst", "prerm"):
        shutil.copyfile(tree.HERE / name, control / name)
        (control / name).chmod(0o755)
    sums = tree.run(
        "md5sum",
        *(
            path.relative_to(root)
            for path in sorted(root.rglob("*"))
            if path.is_file() and control not in path.parents
        ),
        cwd=root,
    )
    (control / "md5sums").write_text(sums)


def build(out: Path) -> Path:
    """Build the package into the folder `out`; return its path."""
    architecture = tree.run("dpkg", "--print-architecture").strip()
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "attnviz"
        when = tree.lay_out(root)
        write_debian_files(root, when)
        needs = relations(root)
        tree.set_modes(root)
        write_control(root, needs, architecture)
        for path in (root / "DEBIAN").iterdir():
            path.chmod(0o755 if path.name in ("postinst", "prerm") else 0o644)
        tree.set_times(root, when)
        out.mkdir(parents=True, exist_ok=True)
        deb = out / f"attnviz_{VERSION}_{architecture}.deb"
        os.environ["SOURCE_DATE_EPOCH"] = str(when)
        tree.run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, deb)
    return deb


def main() -> int:
    """Build, and tell the sizes; return 1 when they are larger than they may be."""
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else tree.ROOT / "dist"
    print(f"Building the Debian package attnviz {VERSION} into {out.resolve()} ...", flush=True)
    made = build(out)
    print(f"It is for Debian 12 and 13: sudo apt install {shlex.quote(str(made.resolve()))}")
    return int(not figures.size(made))


if __name__ == "__main__":
    sys.exit(main())
