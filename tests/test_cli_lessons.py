"""The command line knows lessons: lists them, tries every step, and opens the window with one."""

import json

import pytest

from attnviz import cli
from attnviz.model.files import library
from attnviz.options import UsageError, parse


def test_the_course_is_listed_in_the_order_it_is_taught(capsys):
    assert cli.main(["list"]) == 0
    lines = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert tuple(lines[3:]) == library.COURSE


@pytest.mark.parametrize("lesson_id", library.COURSE)
def test_every_step_is_tried(lesson_id, capsys):
    assert cli.main(["check", lesson_id]) == 0
    steps = len(library.load(lesson_id).steps)
    assert f"{lesson_id}: OK, 11 tokens, 4 heads, {steps} lesson steps" in capsys.readouterr().out


def test_a_faulty_step_fails_the_check(tmp_path, capsys):
    tree = json.loads((library.LESSONS / "why-sqrt-d.attn").read_text(encoding="utf-8"))
    tree["steps"][4]["state"]["saturation"]["d_k"] = 0
    path = tmp_path / "mine.attn"
    path.write_text(json.dumps(tree))
    assert cli.main(["check", str(path)]) == 1
    said = capsys.readouterr().err
    assert "mine.attn: step 5.state.saturation.d_k: found 0, expected a whole number" in said


def test_the_window_can_start_with_a_lesson():
    assert parse(["--lesson", "fewer-scores"]).lesson == "fewer-scores"
    assert parse(["--lesson=my.attn", "--projector"]).lesson == "my.attn"
    assert parse([]).lesson is None
    with pytest.raises(UsageError, match="--lesson needs a value"):
        parse(["--lesson"])
