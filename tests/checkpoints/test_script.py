"""Changes as a program: it runs, and finds what the window found."""

from pathlib import Path

import pytest

from attnviz.checkpoints.changes import HeadOff, HiddenCell
from attnviz.checkpoints.model import open_model
from attnviz.checkpoints.script import script_of
from attnviz.model.document.model_change import ModelChange

LLAMA = str(Path(__file__).parents[1] / "data" / "models" / "llama")
TEXT = 'The "cat" and\nthe dog'
CHANGES = (
    ModelChange("head_off", 0, 1),
    ModelChange("hidden_cell", 1, 2, 4, 1),
    ModelChange("rope_off", 1, on=False),
)


@pytest.mark.parametrize("written", [(), (5, 9)])
def test_the_program_finds_what_the_changes_do(capsys, written):
    exec(compile(script_of(LLAMA, TEXT, CHANGES, written), "script", "exec"), {})
    said = capsys.readouterr().out.splitlines()
    model = open_model(LLAMA)
    ids = (*model.encode(TEXT).ids, *written)
    plain = model.run(ids)
    changed = model.run(ids, changes=[HeadOff(0, 1), HiddenCell(1, 2, 4, 1)])
    expected = [
        f"{name} {model.tokenizer.read((token,))[0].label!r} {round(share, 4)}"
        for name, run in (("before", plain), ("after", changed))
        for token, share in run.top(5)
    ]
    assert said == expected
    assert said[0].split()[1:] != said[5].split()[1:]


def test_what_is_off_is_left_out():
    assert "rope_off" not in script_of(LLAMA, TEXT, CHANGES)
