"""Unsaved work survives the program: written in passing, offered again, never taken twice."""

import signal
import subprocess
import sys
import textwrap
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from windows import SAMPLES, open_window

from attnviz.frame.files import autosave as module
from attnviz.frame.files.autosave import Autosave, discard, leftovers
from attnviz.frame.files.recovery import Recovery
from attnviz.model.edits import layer as edits
from attnviz.model.files import attn, library

LEAVE = """
import os, sys
from pathlib import Path
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtWidgets import QApplication
from attnviz.frame.files.autosave import Autosave
from attnviz.model.edits import layer as edits
from attnviz.model.files import library
from attnviz.session import Session
app = QApplication([])
session = Session(library.start_lab())
autosave = Autosave(
    session, contents=dict, origin=lambda: {origin!r},
    dirty=lambda: True, folder=Path({folder!r}),
)
session.edit(edits.set_cell, "X", (1, 0), 1.25)
assert autosave.write_and_wait()
print("written", flush=True)
{end}
"""


@pytest.fixture
def window(qtbot):
    return open_window(qtbot, SAMPLES)


@pytest.fixture
def autosave(window, tmp_path):
    files = window.controller.files
    made = Autosave(
        window.session,
        contents=files.contents,
        origin=lambda: files.origin,
        dirty=lambda: files.dirty,
        folder=tmp_path / "autosave",
        parent=window,
    )
    yield made
    made.finish()


def change(window, value=1.25):
    assert window.session.edit(edits.set_cell, "X", (1, 0), value)


def leave_behind(folder: Path, origin: str = "", end: str = "os._exit(1)") -> None:
    """Let another program end before its work is saved."""
    code = textwrap.dedent(LEAVE).format(folder=str(folder), origin=origin, end=end)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )
    assert "written" in done.stdout, done.stderr


def test_a_change_is_written_within_five_seconds(window, autosave, qtbot):
    autosave._timer.setInterval(20)
    assert module.EVERY_MS == 5000
    with qtbot.waitSignal(autosave.written):
        change(window)
    assert attn.load(autosave.path).lab.document.X[1, 0] == 1.25


def test_changes_in_a_row_do_not_put_it_off(window, autosave, qtbot):
    autosave._timer.setInterval(100)
    numbers = iter(range(10_000))
    busy = QTimer()
    busy.timeout.connect(lambda: change(window, 1 + next(numbers) / 1000))
    busy.start(10)
    with qtbot.waitSignal(autosave.written, timeout=3000):
        change(window, 0.5)
    busy.stop()


def test_edits_go_on_while_the_disk_is_slow(window, autosave, monkeypatch):
    import threading

    free, save = threading.Event(), attn.save

    def slow(*arguments, **others):
        assert free.wait(10)
        save(*arguments, **others)

    monkeypatch.setattr(module.attn, "save", slow)
    change(window, 1.25)
    autosave.write()
    change(window, 1.5)
    autosave.write()
    assert window.session.lab.document.X[1, 0] == 1.5
    free.set()
    assert autosave.write_and_wait()
    assert attn.load(autosave.path).lab.document.X[1, 0] == 1.5


def test_what_is_saved_is_not_kept_twice(window, autosave, tmp_path):
    change(window)
    assert autosave.write_and_wait()
    assert autosave.path.exists()
    window.controller.files.save_as(tmp_path / "mine.attn")
    autosave.write()
    assert not autosave.path.exists()
    assert list((tmp_path / "autosave").iterdir()) == []


def test_a_disk_that_takes_nothing_is_told(window, autosave, tmp_path, qtbot):
    (tmp_path / "autosave").write_text("a file where the folder should be")
    change(window)
    with qtbot.waitSignal(autosave.failed) as told:
        assert not autosave.write_and_wait()
    assert "autosave" in told.args[0]


def test_work_of_a_program_that_runs_is_not_offered(window, autosave, tmp_path):
    change(window)
    autosave.write_and_wait()
    code = f"""
from pathlib import Path
from attnviz.frame.files.autosave import leftovers
print(len(leftovers(Path({str(tmp_path / "autosave")!r}))))
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.stdout.strip() == "0", done.stderr


def test_work_of_a_program_that_died_is_offered_with_its_file(qapp, tmp_path):
    leave_behind(tmp_path, origin="/home/somebody/mine.attn")
    (found,) = leftovers(tmp_path)
    assert found.file.lab.document.X[1, 0] == 1.25
    assert found.origin == "/home/somebody/mine.attn"
    assert module.KEY not in found.file.extra
    discard(found)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
def test_even_a_killed_program_leaves_its_work(qapp, tmp_path):
    leave_behind(tmp_path, end="os.kill(os.getpid(), 9)")
    assert len(leftovers(tmp_path)) == 1


def test_a_file_that_cannot_be_read_is_left_alone(qapp, tmp_path):
    (tmp_path / "spoiled.attn").write_text("{")
    assert leftovers(tmp_path) == []
    assert (tmp_path / "spoiled.attn").exists()


@pytest.fixture
def recovery(window, autosave, tmp_path):
    folder = tmp_path / "left"
    folder.mkdir()
    return Recovery(window.controller.info_bar, window.controller.files, autosave, folder), folder


def choose(window, label):
    button = next(b for b in window.controller.info_bar.buttons if b.text() == label)
    button.click()


def test_the_bar_offers_and_restores(window, recovery, autosave, tmp_path):
    offer, folder = recovery
    origin = tmp_path / "mine.attn"
    leave_behind(folder, origin=str(origin))
    offer.look()
    assert window.controller.info_bar.isVisible()
    assert "before “mine.attn” was saved" in window.controller.info_bar.text
    choose(window, "Recover")
    assert window.session.lab.document.X[1, 0] == 1.25
    assert window.windowTitle() == "• mine.attn – attnviz"
    assert list(folder.iterdir()) == []
    assert attn.load(autosave.path).lab.document.X[1, 0] == 1.25, "a second crash"
    assert window.controller.files.save()
    assert attn.load(origin).lab.document.X[1, 0] == 1.25


@pytest.mark.parametrize("there", [True, False], ids=["file", "no file any more"])
def test_reset_after_a_rescue_goes_to_what_the_file_holds(window, recovery, tmp_path, there):
    offer, folder = recovery
    origin = tmp_path / "mine.attn"
    start = library.start_lab()
    if there:
        document = edits.set_cell(start.document, "X", (1, 0), 3.0)
        saturation = replace(start.saturation, d_k=8)
        attn.save(origin, replace(start, document=document, saturation=saturation))
    leave_behind(folder, origin=str(origin))
    offer.look()
    choose(window, "Recover")
    session = window.session
    assert session.document().changed_cells("X")[1, 0] == there
    assert session.reset("document")
    assert session.document().X[1, 0] == (3.0 if there else 1.25)
    session.reset("saturation")
    assert session.lab.saturation.d_k == (8 if there else 64)


@pytest.mark.parametrize("origin", ["", "sentence-heads"])
def test_reset_after_a_rescue_goes_to_the_bundled_start(window, recovery, autosave, origin):
    offer, folder = recovery
    leave_behind(folder, origin=origin)
    offer.look()
    assert "before “Sentence heads” was saved" in window.controller.info_bar.text
    choose(window, "Recover")
    assert window.controller.files.path is None
    assert window.controller.files.origin == origin
    assert attn.load(autosave.path).extra[module.KEY] == origin, "a second crash"
    assert window.session.reset("document")
    assert window.session.document().X[1, 0] == library.start_lab().document.X[1, 0]
    assert not window.session.document().changed_cells("X").any()


def test_the_bar_offers_and_discards(window, recovery):
    offer, folder = recovery
    leave_behind(folder)
    before = window.session.lab
    offer.look()
    assert "before “Sentence heads” was saved" in window.controller.info_bar.text
    choose(window, "Discard")
    assert window.session.lab is before
    assert list(folder.iterdir()) == []
    assert window.controller.info_bar.isHidden()


def test_closing_the_bar_keeps_the_work_for_the_next_start(window, recovery):
    offer, folder = recovery
    leave_behind(folder)
    offer.look()
    window.controller.info_bar.dismiss()
    assert len(leftovers(folder)) == 1


def test_several_are_offered_one_after_the_other(window, recovery):
    offer, folder = recovery
    for _ in range(2):
        leave_behind(folder)
    offer.look()
    choose(window, "Discard")
    assert window.controller.info_bar.isVisible()
    choose(window, "Discard")
    assert window.controller.info_bar.isHidden()
    assert list(folder.iterdir()) == []


def test_after_a_clean_start_nothing_is_asked(window, recovery):
    offer, _ = recovery
    offer.look()
    assert window.controller.info_bar.isHidden()


def test_the_lab_that_is_written_reads_back_to_the_bit(window, autosave):
    change(window, 0.1 + 0.2)
    assert autosave.write_and_wait()
    found = attn.load(autosave.path).lab
    assert found.document.X.tobytes() == window.session.lab.document.X.tobytes()
    assert found.example.X.tobytes() == library.start_lab().example.X.tobytes()
    assert autosave.path.stat().st_size < 100_000


def test_what_is_asked_already_is_answered_first(window, recovery):
    """And no answer to another question throws away what was left behind."""
    offer, folder = recovery
    leave_behind(folder)
    bar = window.controller.info_bar
    bar.show_message("Another question?", [("keep", "Leave it")])
    offer.look()
    assert bar.text == "Another question?"
    choose(window, "Leave it")
    QCoreApplication.processEvents()
    assert "was saved" in bar.text
    bar.show_message("A third question?", [("keep", "Leave it")])
    choose(window, "Leave it")
    assert len(list(folder.iterdir())) == 1
