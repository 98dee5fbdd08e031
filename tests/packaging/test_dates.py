"""The date that every file of a package carries, with and without git."""

import os
from pathlib import Path

import pytest
import tree

THEN = 1_767_225_600  # 2026-01-01
FILE_TIME = 1_700_000_000

posix = pytest.mark.skipif(os.name != "posix", reason="a script stands in for git")


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source archive: no clone, a changelog without a release."""
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setattr(tree, "ROOT", tmp_path)
    write_changelog(tmp_path, "## [Unreleased]\n")
    return tmp_path


def write_changelog(folder: Path, text: str) -> None:
    path = folder / "CHANGELOG.md"
    path.write_text(f"# Changelog\n\n{text}", "utf-8")
    os.utime(path, (FILE_TIME, FILE_TIME))


def commit(folder: Path, monkeypatch: pytest.MonkeyPatch, *, git: str = f"echo {THEN}") -> None:
    """Make a clone of the folder, and a git on PATH that answers so."""
    (folder / ".git").mkdir()
    programs = folder / "bin"
    programs.mkdir()
    (programs / "git").write_text(f"#!/bin/sh\n{git}\n")
    (programs / "git").chmod(0o755)
    monkeypatch.setenv("PATH", str(programs), prepend=os.pathsep)


def test_what_is_given_comes_first(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "12345")
    assert tree.epoch() == 12345


def test_what_is_given_and_no_number_is_said(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "today")
    with pytest.raises(SystemExit, match="SOURCE_DATE_EPOCH: found 'today', expected whole sec"):
        tree.epoch()


@posix
def test_a_clone_has_the_time_of_its_last_commit(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit(copy, monkeypatch, git='[ "$1" = log ] && pwd >here && echo ' + str(THEN))
    assert tree.epoch() == THEN
    assert (copy / "here").read_text().strip() == str(copy)


def test_an_archive_has_the_time_of_its_changelog(copy: Path) -> None:
    assert tree.epoch() == FILE_TIME
    write_changelog(copy, "## [Unreleased]\n\n## [0.2.0] - 2026-01-01\n\n## [0.1.0] - 2025-01-01\n")
    assert tree.epoch() == THEN


@posix
def test_an_archive_inside_another_clone_does_not_ask_that(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit(copy, monkeypatch)
    inside = copy / "archive"
    inside.mkdir()
    write_changelog(inside, "")
    monkeypatch.setattr(tree, "ROOT", inside)
    assert tree.epoch() == FILE_TIME


@posix
def test_git_is_not_needed(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commit(copy, monkeypatch)
    monkeypatch.setenv("PATH", str(copy))
    assert tree.epoch() == FILE_TIME


@posix
def test_a_clone_that_git_refuses_counts_as_an_archive(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit(copy, monkeypatch, git="echo dubious ownership >&2; exit 128")
    assert tree.epoch() == FILE_TIME
