"""Every kind of change inside a model goes the whole way: told, undone, saved, opened, scripted."""

import shutil
from dataclasses import replace
from pathlib import Path
from typing import get_args

import numpy as np
import pytest
from attnviz.resources import FOLDER
from frame.models.jobs import over

from attnviz.checkpoints.model import open_model
from attnviz.checkpoints.script import script_of
from attnviz.engine.steps.table import HOLDABLE
from attnviz.export.surround import surround_of
from attnviz.model.document.model_change import JOINED, ChangeKind, ModelChange, sentence, where
from attnviz.model.files import attn
from attnviz.ui.look.theme import theme

MODELS = Path(__file__).parents[2] / "data" / "models"
TEXT, OTHER = "K T B R M K T B", "B D M R K H P T"
BESIDE = ModelChange("head_off", 1, 3)


def numbers_held(array):
    return ModelChange(
        "held_number",
        0,
        None if array in JOINED else 1,
        6,
        0 if array == "row_sums" else 3,
        number=2.5,
        array=array,
    )


KINDS = {
    "head_off": ModelChange("head_off", 0, 1),
    "head_mean": ModelChange("head_mean", 0, 1),
    "patch_head": ModelChange("patch_head", 0, 2, text=OTHER),
    "patch_row": ModelChange("patch_row", 0, 2, 7, text=OTHER),
    "patch_stream": ModelChange("patch_stream", 0, query=7, text=OTHER),
    "hidden_cell": ModelChange("hidden_cell", 0, 1, 7, 4),
    "held_score": ModelChange("held_score", 0, 1, 7, 4, number=3.5),
    "held_row": ModelChange("held_row", 0, 0, 7, 5),
    "window": ModelChange("window", 0, number=2.0),
    "rope_off": ModelChange("rope_off", 0),
    "scale_off": ModelChange("scale_off", 0),
    "mask_off": ModelChange("mask_off", 0),
    "softcap_off": ModelChange("softcap_off", 0),
    "temperature": ModelChange("temperature", 0, number=0.25),
}
CHANGES = KINDS | {f"held {array}": numbers_held(array) for array in HOLDABLE}


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    """A model that has all there is to change: RoPE, a window, a cap of its scores."""
    folder = tmp_path_factory.mktemp("models") / "gemma2"
    shutil.copytree(MODELS / "families" / "gemma2", folder)
    shutil.copy(FOLDER / "models" / "letters" / "tokenizer.json", folder)
    return folder


@pytest.fixture
def desk(room, folder):
    desk = room.window.controller.actions.desk
    desk.opening.open(str(folder), TEXT, layer=1, head=2)
    over(desk)
    return desk


def logits(desk):
    return desk.at_hand.run.run.logits


def made(desk, *changes):
    desk.changing.set_changes(changes, "these")
    over(desk)


def names(desk):
    """What the card calls each change: its sentence, its place, and whether it is on."""
    count = len(desk._session.lab.source.changes)
    return [desk.cards.changes.row(i).switch.accessibleName() for i in range(count)]


def test_no_kind_is_left_out():
    """A new one needs an example above, and is then looked at as all others."""
    assert {*KINDS, "held_number"} == set(get_args(ChangeKind))


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_it_is_made_told_undone_and_made_again(room, desk, change):
    plain = logits(desk)
    made(desk, change)
    changed = logits(desk)
    assert not desk.at_hand.run.faults
    assert not np.allclose(changed, plain, atol=1e-4)
    document = room.session.document()
    said = sentence(change, document.tokens, document.numbering)
    assert str(change.layer) in said
    assert desk.cards.changes.isVisibleTo(room.window)
    assert names(desk) == [f"{said}, {where(change, document.numbering)}, on"]
    for place in range(5):
        room.window.show_tab(place)
        assert room.window.status_line.text.startswith("1 change active   ")
        assert said in surround_of(room.window.host.view, theme("light"), "m").subtitle
    stack = room.session.undo_stack
    stack.undo()
    assert np.array_equal(logits(desk), plain)
    assert "active" not in room.window.status_line.text
    stack.redo()
    assert np.array_equal(logits(desk), changed)
    made(desk, replace(change, on=False))
    assert np.array_equal(logits(desk), plain)


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_it_is_saved_and_opened_beside_one_that_is_off(room, desk, tmp_path, change):
    both = change, replace(BESIDE, on=False)
    made(desk, *both)
    before, path = logits(desk), tmp_path / "mine.attn"
    said = names(desk)
    files = room.window.controller.files
    assert files.save_as(path)
    assert attn.load(path).lab.source.changes == both
    room.session.undo_stack.undo()
    room.session.undo_stack.setClean()
    assert files.open(str(path))
    room.bot.waitUntil(lambda: desk.job.running or not room.session.document().captured)
    over(desk)
    assert room.session.lab.source.changes == both
    assert np.array_equal(logits(desk), before)
    assert names(desk) == said
    assert [name.rpartition(", ")[2] for name in said] == ["on", "off"]


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_program_and_the_library_find_the_same(desk, capsys, folder, change):
    made(desk, change, BESIDE)
    run = desk.at_hand.run
    exec(compile(script_of(str(folder), TEXT, (change, BESIDE)), "script", "exec"), {})
    said = capsys.readouterr().out.splitlines()
    model = open_model(folder)
    labels = [model.tokenizer.read((token,))[0].label for token, _ in run.run.top(5)]
    shares = [round(share, 4) for _, share in run.run.top(5)]
    assert said[5:] == [
        f"after {label!r} {share}" for label, share in zip(labels, shares, strict=True)
    ]
    assert said[:5] != [line.replace("after", "before") for line in said[5:]]
