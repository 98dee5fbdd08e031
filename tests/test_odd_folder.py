"""The program where its folder has a name that a quoted or decoded path would trip over."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest
from PIL import Image, ImageChops

ROOT = Path(__file__).parent.parent
NOT_INSTALLED = shutil.ignore_patterns("*.ts")
ODD = ["jürgen meyer (2)", r"""it's "100%25" #1 [a] {b}; c\d & é"""]
PICTURES = [
    "tiny-example --tab grid --size 900x600 -o light.png",
    "tiny-example --tab saturation --theme projector -o projector.png",
]
ACT = """
import sys
from attnviz.__main__ import main
import attnviz
import PySide6
for package in (attnviz, PySide6):
    assert package.__file__.startswith(sys.argv[1]), package.__file__
sys.exit(max(main(line.split()) for line in sys.argv[2:]))
"""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signs that Windows has no names with")


def run(site: Path, *lines: str) -> subprocess.CompletedProcess[str]:
    """Carry out lines of arguments in one process of the program that lies in `site`."""
    return subprocess.run(
        [sys.executable, "-P", "-c", ACT, str(site), *lines],
        cwd=site,
        env={"PYTHONPATH": str(site), "HOME": str(site)},
        capture_output=True,
        text=True,
        check=False,
    )


def installed(folder: Path) -> Path:
    """Lay the program and Qt out in a folder as they are installed."""
    shutil.copytree(ROOT / "attnviz", folder / "attnviz", ignore=NOT_INSTALLED)
    shutil.copytree(ROOT / "resources", folder / "attnviz" / "resources", ignore=NOT_INSTALLED)
    (folder / "PySide6").symlink_to(PySide6.__path__[0], target_is_directory=True)
    return folder


def pictures(site: Path) -> list[Path]:
    """Draw both pictures, and return where they are."""
    done = run(site, *(f"render {line} --whole-window" for line in PICTURES))
    assert (done.returncode, done.stderr) == (0, "")
    return [site / name for name in ("light.png", "projector.png")]


def differing(one: Path, other: Path) -> tuple[int, int, int, int] | None:
    """Return the box of all dots in which two pictures differ, None when there are none."""
    with Image.open(one) as first, Image.open(other) as second:
        return ImageChops.difference(first.convert("RGB"), second.convert("RGB")).getbbox()


@pytest.fixture(scope="module")
def plain_pictures(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    return pictures(installed(tmp_path_factory.mktemp("plain")))


@pytest.mark.parametrize("name", ODD)
def test_the_window_looks_as_it_does_in_any_folder(
    tmp_path: Path, plain_pictures: list[Path], name: str
) -> None:
    found = pictures(installed(tmp_path / name))
    boxes = [differing(*pair) for pair in zip(found, plain_pictures, strict=True)]
    assert boxes == [None, None]


def test_the_self_check_passes_there(tmp_path: Path) -> None:
    done = run(installed(tmp_path / ODD[1]), "--self-check")
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
