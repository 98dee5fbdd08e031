"""Saving: the old file or the new one, never half of one."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from attnviz.errors import LessonError
from attnviz.model.files import library, safe_write
from attnviz.model.files.attn import load, save
from attnviz.model.files.private import make_private_folder
from attnviz.model.files.safe_write import sweep, write_safely

posix = pytest.mark.skipif(os.name != "posix", reason="permissions and links are POSIX")


def test_a_new_and_an_old_file(tmp_path):
    path = tmp_path / "a.attn"
    write_safely(path, b"one")
    write_safely(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("fails", ["fsync", "replace", "fdopen"])
def test_a_failure_leaves_the_old_file_and_no_litter(tmp_path, monkeypatch, fails):
    path = tmp_path / "a.attn"
    path.write_bytes(b"old")

    def broken(*_args, **_kwargs):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(safe_write.os, fails, broken)
    with pytest.raises(
        LessonError, match=r"a\.attn: could not be saved \(No space left on device\)"
    ):
        write_safely(path, b"new")
    with pytest.raises(LessonError) as new:
        write_safely(tmp_path / "new.attn", b"new")
    assert "old file" not in str(new.value)  # there is none
    monkeypatch.undo()
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_the_bytes_reach_the_disk_before_the_name_changes(tmp_path, monkeypatch):
    deeds = []
    path = tmp_path / "a.attn"
    fsync, swap = os.fsync, os.replace
    monkeypatch.setattr(safe_write.os, "fsync", lambda f: (deeds.append("sync"), fsync(f)))
    monkeypatch.setattr(safe_write.os, "replace", lambda a, b: (deeds.append("swap"), swap(a, b)))
    write_safely(path, b"x")
    assert deeds[:2] == ["sync", "swap"]


@posix
def test_a_process_killed_while_saving_leaves_the_old_file(tmp_path):
    path = tmp_path / "a.attn"
    save(path, library.load("tiny-example").lab)
    before = path.read_bytes()
    code = (
        "import os, sys\n"
        "from attnviz.model.files import library, safe_write\n"
        "from attnviz.model.files.attn import save\n"
        "safe_write.os.replace = lambda a, b: os._exit(9)\n"
        "save(sys.argv[1], library.load('sentence-heads').lab)\n"
    )
    ended = subprocess.run([sys.executable, "-c", code, str(path)], check=False)
    assert ended.returncode == 9
    assert path.read_bytes() == before
    assert load(path).title == "Three words, two numbers"


@posix
def test_a_link_stays_a_link_and_permissions_stay(tmp_path):
    real, link = tmp_path / "real.attn", tmp_path / "link.attn"
    real.write_bytes(b"old")
    real.chmod(0o640)
    link.symlink_to(real)
    write_safely(link, b"new")
    assert link.is_symlink()
    assert real.read_bytes() == b"new"
    assert stat.S_IMODE(real.stat().st_mode) == 0o640


@posix
def test_a_new_file_gets_the_usual_permissions(tmp_path):
    mask = os.umask(0o027)
    try:
        write_safely(tmp_path / "a", b"")
    finally:
        os.umask(mask)
    assert stat.S_IMODE((tmp_path / "a").stat().st_mode) == 0o640


def test_places_that_cannot_be_written(tmp_path, monkeypatch):
    with pytest.raises(LessonError, match="it is a folder"):
        write_safely(tmp_path, b"")
    with pytest.raises(LessonError, match="No such file"):
        write_safely(tmp_path / "none" / "a", b"")
    with pytest.raises(LessonError, match="could not be saved"):
        write_safely("a\0b", b"")
    locked = tmp_path / "locked"
    locked.write_bytes(b"old")
    monkeypatch.setattr(safe_write.os, "access", lambda *_: False)
    with pytest.raises(LessonError, match="write-protected"):
        write_safely(locked, b"new")
    assert locked.read_bytes() == b"old"


def test_a_name_as_long_as_the_file_system_allows(tmp_path):
    path = tmp_path / ("x" * 250 + ".attn")
    write_safely(path, b"x")
    assert path.read_bytes() == b"x"


@posix
def test_a_device_is_written_directly():
    write_safely("/dev/null", b"x")
    assert stat.S_ISCHR(Path("/dev/null").stat().st_mode)


def test_what_could_not_be_opened_again_is_not_saved(tmp_path, monkeypatch):
    monkeypatch.setattr("attnviz.model.files.attn.LARGEST_FILE", 100)
    with pytest.raises(LessonError, match="Nothing was saved"):
        save(tmp_path / "a.attn", library.load("tiny-example").lab)
    assert not (tmp_path / "a.attn").exists()


def test_pieces_become_one_file(tmp_path):
    path = tmp_path / "a"
    write_safely(path, [b"one ", b"", b"two"])
    assert path.read_bytes() == b"one two"


@posix
def test_what_a_killed_save_left_is_swept(tmp_path):
    code = (
        "import os, sys\n"
        "from attnviz.model.files import safe_write\n"
        "safe_write.os.replace = lambda a, b: os._exit(9)\n"
        "safe_write.write_safely(sys.argv[1], b'new')\n"
    )
    subprocess.run([sys.executable, "-c", code, str(tmp_path / "a.attn")], check=False)
    (left,) = tmp_path.iterdir()
    assert left.name.endswith(".tmp")
    mine = tmp_path / left.name.replace(left.name.split("-")[2], str(os.getpid()))
    elsewhere = tmp_path / ".attnviz-00000000-999999999-01234567.tmp"
    others = [mine, elsewhere, tmp_path / ".attnviz-notes.tmp", tmp_path / "b.attn"]
    for path in others:
        path.write_bytes(b"")
    sweep([tmp_path, tmp_path / "nowhere"])
    assert sorted(tmp_path.iterdir()) == sorted(others)
    os.utime(elsewhere, (0, 0))
    sweep([tmp_path])
    assert not elsewhere.exists()
    assert mine.exists()


@posix
def test_a_private_file_is_its_owner_s_alone(tmp_path):
    path, folder = tmp_path / "a.attn", tmp_path / "new" / "folder"
    write_safely(path, b"x", private=True)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    make_private_folder(folder)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    folder.chmod(0o755)
    make_private_folder(folder)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
