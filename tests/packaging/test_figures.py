"""Sizes are told, and a limit that is passed is an error."""

import subprocess
import sys
from pathlib import Path

import figures
import pytest


def test_a_folder_is_measured_without_counting_links_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "within").mkdir()
    (tmp_path / "within" / "library").write_bytes(bytes(3 * figures.MIB))
    (tmp_path / "link").symlink_to("within/library")
    assert figures.size(tmp_path)
    assert "3.0 MiB (limit 170)" in capsys.readouterr().out
    monkeypatch.setattr(figures, "MOST_OF_FOLDER", 2 * figures.MIB)
    assert not figures.size(tmp_path)


def test_a_slow_start_is_an_error(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    times = {"deb": 1.0, "folder": 1.29, "slow": 1.31}
    monkeypatch.setattr(figures, "Screen", lambda: None)
    monkeypatch.setattr(figures, "start_time", lambda screen, command: times[command])
    assert figures.starts({"package": "deb", "folder": "folder"})
    assert "folder: first window after 1.29 s" in capsys.readouterr().out
    assert not figures.starts({"package": "deb", "folder": "slow"})


def test_every_package_that_is_named_is_printed(tmp_path: Path) -> None:
    (tmp_path / "a.whl").write_bytes(bytes(1_500_000))
    done = subprocess.run(
        [sys.executable, figures.__file__, tmp_path / "a.whl", tmp_path],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[0] == "a.whl: 1.50 MB"
    assert len(done.stdout.splitlines()) == 2
