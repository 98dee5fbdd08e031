"""One export from end to end: what is written, what is refused, and that a stop changes nothing."""

import csv
import os
import re
import subprocess
import threading
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from old_lessons import old
from PIL import Image
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from attnviz.engine import masks
from attnviz.errors import AttnvizError
from attnviz.export import moving
from attnviz.export.choice import SUFFIXES, ExportFormat, FigureStyle
from attnviz.frame.exporting import job as export_job
from attnviz.frame.exporting.job import ExportJob, count_pages, exported, why_not
from attnviz.frame.exporting.offscreen import offscreen_view
from attnviz.model.files import attn, library
from attnviz.model.lessons.lesson import lesson_of
from attnviz.session import Session
from attnviz.ui.look import numbers
from attnviz.ui.look.theme import theme

SIZE = QSize(800, 450)
LOOK = theme("light")


@pytest.fixture
def job(qapp):
    """Give a job for a tab."""
    rooms = []

    def made(tab: str = "steps", what: str = "picture", look=LOOK, **choice) -> ExportJob:
        session = Session(library.start_lab())
        session.select(tab=tab, step=6)
        room = offscreen_view(session, tab, look, SIZE, "my file")
        rooms.append(room)
        view = room.__enter__()
        return ExportJob(view, session, look, "my file", ExportFormat(what, **choice), SIZE)

    yield made
    for room in rooms:
        room.__exit__(None, None, None)


def run(job: ExportJob, path: Path) -> list[Path]:
    work = exported(job, path)
    while True:
        try:
            done, whole = next(work)
            assert 0 <= done <= whole
        except StopIteration as end:
            return end.value


@pytest.mark.parametrize(
    ("what", "suffix"), [(what, suffix) for what, known in SUFFIXES.items() for suffix in known]
)
def test_everything_can_be_written(job, tmp_path, what: str, suffix: str) -> None:
    wanted = job("steps", what, motion="steps", rate=2)
    if what == "lesson":
        lesson = lesson_of(attn.load(old("why-sqrt-d")), "why-sqrt-d")
        wanted = replace(wanted, lesson=lesson)
    wanted = replace(wanted, choice=replace(wanted.choice, suffix=suffix))
    if why_not(wanted):
        pytest.skip(why_not(wanted))
    paths = run(wanted, tmp_path / f"a{suffix}")
    several = what in ("steps", "lesson") and suffix != ".pdf"
    count = {"steps": 12, "lesson": count_pages(wanted.lesson) if wanted.lesson else 0}
    assert len(paths) == (count[what] if several else 1)
    assert sorted(paths) == sorted(tmp_path.iterdir())
    assert all(path.stat().st_size > 100 for path in paths)
    if several:
        assert paths[0].name == f"a-01{suffix}"
        assert len({path.read_bytes() for path in paths}) == len(paths)


def test_steps_are_the_pictures_of_the_steps(job, tmp_path) -> None:
    paths = run(job("steps", "steps"), tmp_path / "step.png")
    alone = run(job("steps", "picture"), tmp_path / "six.png")
    assert paths[5].name == "step-06.png"
    assert QImage(str(paths[5])) == QImage(str(alone[0]))


def test_the_view_on_screen_stays_as_it_is(job, tmp_path) -> None:
    wanted = job("steps", "animation", motion="walk", rate=2)
    before = wanted.view.state.step.number, wanted.session.lab
    run(wanted, tmp_path / "a.gif")
    assert (wanted.view.state.step.number, wanted.session.lab) == before


def test_sizes(job, tmp_path) -> None:
    run(job("heads", scale=2.0), tmp_path / "a.png")
    assert QImage(str(tmp_path / "a.png")).size() == SIZE * 2
    run(job("heads", "animation", motion="heads", scale=0.5), tmp_path / "a.gif")
    with Image.open(tmp_path / "a.gif") as film:
        assert film.size == (400, 225)


@pytest.mark.parametrize("tab", ["heads", "steps", "saturation", "grid", "sparse"])
def test_backgrounds(job, tmp_path, tab: str) -> None:
    corners = {}
    for ground in ("look", "white", "surface", "transparent"):
        path = tmp_path / f"{ground}.png"
        run(job(tab, background=ground), path)
        picture = QImage(str(path))
        corners[ground] = picture.pixelColor(799, 300)
    assert corners["look"] == LOOK.window
    assert corners["white"].name() == "#ffffff"
    assert corners["surface"] == LOOK.surface
    assert corners["transparent"].alpha() == 0


def test_light_letters_are_not_put_on_white(job, tmp_path) -> None:
    dark = theme("dark")
    with pytest.raises(AttnvizError, match="text of the theme dark is light"):
        run(job("heads", look=dark, background="white"), tmp_path / "a.png")
    run(job("heads", look=dark, background="transparent"), tmp_path / "a.png")


def test_arrays_of_a_tab_read_back(job, tmp_path) -> None:
    run(job("grid", "arrays"), tmp_path / "a.npz")
    pattern = np.load(tmp_path / "a.npz")["pattern"]
    assert np.array_equal(pattern, Session(library.start_lab()).trace()["pattern"])
    run(job("saturation", "arrays"), tmp_path / "s.npz")
    kept = np.load(tmp_path / "s.npz")
    assert kept["stops"].shape[0] == 11 and kept["stops"][:, 0].tolist()[-1] == 1024
    run(job("sparse", "arrays"), tmp_path / "p.npz")
    sparse = np.load(tmp_path / "p.npz")
    assert sparse["counts"].shape == (16, 1 + len(masks.RULES))
    assert sparse["pairs"].tolist() == np.argwhere(sparse["allowed"]).tolist()
    run(job("sparse", "arrays"), tmp_path / "p.csv")
    lines = list(csv.reader((tmp_path / "p.csv").read_text(encoding="utf-8").splitlines()))
    assert ["# counts"] in lines


# --- refusals, and what stays as it was --------------------------------------------------------


def test_covered_numbers_do_not_leave(job, tmp_path) -> None:
    for what in ("steps", "animation", "page", "arrays", "worksheet"):
        wanted = job("steps", what, suffix=SUFFIXES[what][0])
        wanted.view.set_predicting(True)
        with pytest.raises(AttnvizError, match="Answer hidden"):
            run(wanted, tmp_path / f"a{SUFFIXES[what][0]}")
    assert not list(tmp_path.iterdir())


def test_a_covered_picture_is_covered(job, tmp_path) -> None:
    wanted = job("steps", "picture")
    run(wanted, tmp_path / "open.svg")
    wanted.view.set_predicting(True)
    run(wanted, tmp_path / "covered.svg")
    assert b">3.73<" in (tmp_path / "open.svg").read_bytes()
    assert b">3.73<" not in (tmp_path / "covered.svg").read_bytes()


@pytest.mark.parametrize("suffix", [".gif", ".webp", ".apng", ".mp4"])
def test_a_stopped_film_leaves_the_old_file(job, tmp_path, monkeypatch, suffix: str) -> None:
    path = tmp_path / f"a{suffix}"
    path.write_text("old")
    wanted = job("saturation", "animation", suffix=suffix)
    if why_not(wanted):
        pytest.skip(why_not(wanted))
    started, begin = [], subprocess.Popen

    def noted(*command, **how):
        started.append(begin(*command, **how))
        return started[-1]

    monkeypatch.setattr(moving.subprocess, "Popen", noted)
    work = exported(wanted, path)
    for _ in range(12):
        next(work)
    work.close()
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]
    assert bool(started) == (suffix == ".mp4")
    assert all(process.poll() is not None for process in started), "ffmpeg is gone"
    assert not [each for each in threading.enumerate() if each.name == "attnviz-film"]


def test_a_stop_in_the_middle_of_a_pdf(job, tmp_path) -> None:
    work = exported(job("steps", "steps", suffix=".pdf"), tmp_path / "a.pdf")
    for _ in range(4):
        next(work)
    work.close()
    assert not list(tmp_path.iterdir())


def test_a_bad_name_is_refused_before_anything_is_drawn(job, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(export_job, "_made", lambda job: pytest.fail("drawn"))
    refused = {
        "a.bmp": "expected a name that ends in .gif, .apng, .webp, .mp4",
        "nowhere/a.gif": "nowhere does not exist",
    }
    (tmp_path / "folder.gif").mkdir()
    refused["folder.gif"] = "this is a folder"
    for name, why in refused.items():
        with pytest.raises(AttnvizError, match=why):
            run(job("heads", "animation"), tmp_path / name)


def test_a_place_that_cannot_be_written_to(job, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(AttnvizError, match="write-protected"):
        run(job("heads"), tmp_path / "a.png")


def test_a_full_disk_takes_back_the_files_before(job, tmp_path, monkeypatch) -> None:
    old = tmp_path / "step-02.svg"
    old.write_text("old")
    write = export_job.write_file
    written = []

    def failing(path, data) -> None:
        if len(written) == 3:
            raise AttnvizError("No space left on device")
        written.append(path)
        write(path, data)

    monkeypatch.setattr(export_job, "write_file", failing)
    with pytest.raises(AttnvizError, match="No space left"):
        run(job("steps", "steps"), tmp_path / "step.svg")
    assert list(tmp_path.iterdir()) == [old]


def test_a_name_in_capitals_is_as_good(job, tmp_path) -> None:
    run(job("heads"), tmp_path / "A.SVG")
    assert (tmp_path / "A.SVG").read_bytes().startswith(b"<?xml")


def test_a_worksheet_is_two_pages(job, tmp_path, read_pages) -> None:
    run(job("steps", "worksheet"), tmp_path / "a.pdf")
    assert read_pages(tmp_path / "a.pdf") == 2
    run(job("steps", "steps"), tmp_path / "b.pdf")
    assert read_pages(tmp_path / "b.pdf") == 12


@pytest.fixture
def read_pages():
    from tests.export.conftest import tool

    def read(path: Path) -> int:
        said = subprocess.run([tool("pdfinfo"), path], check=True, capture_output=True).stdout
        return int(said.split(b"Pages:")[1].split()[0])

    return read


def test_a_step_that_asks_has_a_page_for_its_question_and_one_for_its_answer(job, tmp_path):
    lesson = lesson_of(attn.load(old("tired-or-wide")), "tired-or-wide")
    wanted = replace(job("heads", "lesson", suffix=".svg"), lesson=lesson)
    step = lesson.steps[1]
    assert not lesson.steps[0].ask
    assert step.ask
    first, question, answer, *_ = (
        path.read_text(encoding="utf-8") for path in run(wanted, tmp_path / "a.svg")
    )
    assert "96%" not in question
    assert "96%" in answer
    for letter, choice in zip("ABCD", step.choices, strict=True):
        assert f"{letter}  {choice}" in question
    assert step.ask in question
    assert step.ask not in first


def test_slides_votes_and_covers_of_a_lesson_are_on_its_pages(job, tmp_path):
    lesson = lesson_of(library.load("who-looks-where"), "who-looks-where")
    wanted = replace(job("heads", "lesson", suffix=".svg"), lesson=lesson)
    pages = [path.read_text(encoding="utf-8") for path in run(wanted, tmp_path / "a.svg")]
    assert len(pages) == sum(2 if step.asks else 1 for step in lesson.steps)
    told = [re.sub(r"<[^>]+>", " ", page) for page in pages]
    assert "too wide." in told[1] and "too wide." not in told[0]
    question, answer = told[3], told[4]
    assert lesson.steps[2].say[:30] in question
    assert "96%" not in question
    assert "96%" in answer
    assert "Every word distributes exactly 100%." in told[-2]
    assert "C  “animal”" in pages[4]
    assert "A  “street”" in pages[3] and "A  “street”" not in pages[4]


def test_tables_for_a_spreadsheet_have_the_mark_of_the_screen(job, tmp_path):
    wanted = job("steps", "arrays", suffix=".csv", excel=True)
    (path,) = run(wanted, tmp_path / "a.csv")
    assert path.read_bytes().startswith(b"\xef\xbb\xbf")
    numbers.set_number_format(numbers.NumberFormat(comma=True))
    try:
        (path,) = run(wanted, tmp_path / "b.csv")
    finally:
        numbers.set_number_format(numbers.NumberFormat())
    assert "0,2;-0,4;0,1;0,9" in path.read_text(encoding="utf-8-sig")


@pytest.mark.parametrize("style", [FigureStyle(bare=True), FigureStyle(array="S", bare=True)])
def test_matrices_alone_wait_for_a_prediction(job, style):
    wanted = job("steps", style=style)
    wanted.view.set_predicting(True)
    assert why_not(wanted)
    wanted.view.set_predicting(False)
    assert not why_not(wanted)


@pytest.mark.parametrize("tab", ["heads", "steps", "saturation", "grid", "sparse", "learning"])
@pytest.mark.parametrize("name", ["light", "dark", "projector"])
def test_on_its_own_ground_a_transparent_picture_is_the_usual_one(job, tmp_path, tab, name) -> None:
    look, style = theme(name), FigureStyle(title=False, caption=False)
    pictures = []
    for ground in ("look", "transparent"):
        path = tmp_path / f"{ground}.png"
        run(job(tab, look=look, background=ground, style=style), path)
        with Image.open(path) as found:
            laid = Image.new("RGBA", found.size, look.window.name())
            laid.alpha_composite(found.convert("RGBA"))
        pictures.append(np.asarray(laid.convert("RGB"), dtype=int))
    usual, clear = pictures
    assert (np.abs(usual - clear).max(axis=2) > 8).mean() < 1e-3
