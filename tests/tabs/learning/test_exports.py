"""What of the tab goes into files: its curves, its patterns, its pictures and films."""

from dataclasses import replace

import numpy as np
import pytest

from attnviz.cli import main
from attnviz.errors import EditError
from attnviz.export.exhibits import learning_exhibit
from attnviz.export.matrices_figure import matrices
from attnviz.export.tab_tables import page_blocks, tab_tables
from attnviz.learning.training import RunSettings, Training
from attnviz.model.document.learning import LearningSpec
from attnviz.model.files import attn, library
from attnviz.session import Session

SPEC = LearningSpec(width=8, heads=1, length=40, step=20)


@pytest.fixture
def session(qapp):
    return Session(library.start_lab().with_slot("learning", replace(SPEC)))


def trained():
    training = Training(RunSettings(width=8, n_heads=1, length=40))
    while training.step < 20:
        training.advance()
    return training


def test_all_numbers_are_those_of_the_run(session):
    training = trained()
    tables = {table.name: table for table in tab_tables(session, "learning")}
    assert list(tables) == ["pattern_L1H1", "pattern_L2H1", "curves"]
    words = tuple("BLANKETSBLANKETS")
    _, patterns = training.guesses(words)
    assert np.array_equal(tables["pattern_L2H1"].array, patterns[1, 0])
    assert tables["pattern_L2H1"].blocks[0].rows == words
    curves = tables["curves"]
    assert curves.blocks[0].columns[:3] == ("step", "loss", "accuracy")
    assert curves.array[:, 0].tolist() == [0, 5, 10, 15, 20]
    assert curves.array[-1, 1] == training.measured().loss


def test_shares_that_mean_nothing_are_no_columns(session):
    columns, _ = learning_exhibit(replace(SPEC, task="sort")).more["curves"]
    assert list(columns) == ["step", "loss", "accuracy"]


def test_a_page_names_its_numbers(session):
    titles = [block.title for block in page_blocks(session, "learning")]
    assert titles == ["Attention weights of L1H1", "Attention weights of L2H1", "Curves"]


def test_one_array_is_a_figure_of_its_own(session):
    (grid,) = matrices(session, "learning", array="pattern_L1H1")
    assert grid.shape == (16, 16)
    with pytest.raises(EditError, match="Known here: pattern_L1H1, pattern_L2H1, curves"):
        matrices(session, "learning", array="Q")


def test_the_command_line_asks_for_a_step(tmp_path):
    asked = []
    out = str(tmp_path / "x.png")
    words = ["render", "sentence-heads", "--tab", "learning", "--step", "30", "-o", out]
    assert main(words, render=asked.append) == 0
    assert asked[0].lab.learning.step == 30
    assert asked[0].step is None


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--step", "500"], "step: found 500, expected 0 to 400"),
        (["--head", "1"], "--head does not belong to --tab learning"),
        (["--d-k", "4"], "--d-k does not belong to --tab learning"),
    ],
)
def test_the_command_line_refuses_what_is_not_of_it(more, said, tmp_path, capsys):
    words = ["render", "sentence-heads", "--tab", "learning", *more, "-o", str(tmp_path / "x.png")]
    try:
        code = main(words, render=lambda request: None)
    except SystemExit as stop:
        code = stop.code
    assert code != 0
    assert said in capsys.readouterr().err


def test_a_file_is_checked_and_told_of(tmp_path, capsys):
    path = tmp_path / "mine.attn"
    attn.save(path, library.start_lab().with_slot("learning", SPEC))
    assert main(["check", str(path)], render=None) == 0
    assert main(["show", str(path)], render=None) == 0
    said = capsys.readouterr().out
    assert "learning: repeats, 2 layers of 1 heads, width 8, seed 3, step 20 of 40" in said
    text = path.read_text().replace('"width": 8', '"width": 9')
    path.write_text(text)
    assert main(["check", str(path)], render=None) == 1
    assert "learning.width: found 9" in "".join(capsys.readouterr())


def test_a_film_knows_nothing_of_later_steps(tab):
    tab.view.show_step(60)
    tab.view.show_step(30)
    shown = tab.state.shown
    assert (shown.step, shown.latest, shown.history[-1].step) == (30, 30, 30)
    assert all(event.step <= 30 for event in shown.events)
    assert tab.view.run.training.latest == 60
