"""The wheel that pip and pipx install holds the whole program."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NO_CACHE = shutil.ignore_patterns("__pycache__", "*.pyc")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build from a copy, so that no build folder appears in the checkout."""
    source = tmp_path_factory.mktemp("wheel") / "source"
    for name in ("attnviz", "resources"):
        shutil.copytree(ROOT / name, source / name, ignore=NO_CACHE)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, source / name)
    built = subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", "dist"],
        cwd=source,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    (path,) = (source / "dist").glob("*.whl")
    return path


def _files(folder: Path, prefix: str) -> set[str]:
    found = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return {f"{prefix}/{path.relative_to(folder).as_posix()}" for path in found}


def test_every_file_of_the_program_is_in_the_wheel(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if name.startswith("attnviz/")}
    expected = _files(ROOT / "attnviz", "attnviz")
    # What translations are compiled from is needed by nobody who runs the program.
    kept = _files(ROOT / "resources", "attnviz/resources")
    expected |= {name for name in kept if not name.endswith(".ts")}
    assert held == expected


def test_the_wheel_finds_its_own_resources(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    act = "from attnviz.resources import FOLDER; print(FOLDER, (FOLDER / 'palette.json').exists())"
    done = subprocess.run(
        [sys.executable, "-c", act],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "site")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == [str(tmp_path / "site" / "attnviz" / "resources"), "True"]
