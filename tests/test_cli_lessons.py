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
    assert "mine.attn: line 1: step 5.state.saturation.d_k: found 0, expected a whole" in said


def test_the_window_can_start_with_a_lesson():
    assert parse(["--lesson", "fewer-scores"]).lesson == "fewer-scores"
    assert parse(["--lesson=my.attn", "--projector"]).lesson == "my.attn"
    assert parse([]).lesson is None
    with pytest.raises(UsageError, match="--lesson needs a value"):
        parse(["--lesson"])


def test_a_lesson_to_begin_with_has_nothing_wrong(tmp_path, capsys):
    path = tmp_path / "mine.md"
    assert cli.main(["lesson", "new", str(path)]) == 0
    assert cli.main(["lesson", "check", str(path)]) == 0
    assert capsys.readouterr().out.endswith("mine.md: OK, 5 steps, 5 min 20 s\n")
    assert cli.main(["lesson", "new", str(path)]) == 1
    assert "already exists" in capsys.readouterr().err
    assert cli.main(["lesson", "new", str(tmp_path / "mine.txt")]) == 1
    assert "expected a name that ends in .attn or .md" in capsys.readouterr().err


def test_a_lesson_goes_from_one_form_to_the_other(tmp_path, capsys):
    text, file = tmp_path / "why.md", tmp_path / "why.attn"
    assert cli.main(["lesson", "convert", "why-sqrt-d", "-o", str(text)]) == 0
    assert text.read_text(encoding="utf-8").startswith("# Why divide by √d?\n")
    assert cli.main(["lesson", "convert", str(text), "-o", str(file)]) == 0
    assert cli.main(["check", str(file), str(text)]) == 0
    assert capsys.readouterr().out.count("OK") == 2
    assert cli.main(["lesson", "convert", "sentence-heads", "-o", str(file)]) == 1
    assert "only lessons can be converted" in capsys.readouterr().err


def test_what_is_wrong_with_a_lesson_is_named(tmp_path, capsys):
    path = tmp_path / "mine.md"
    cli.main(["lesson", "new", str(path)])
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("cover: row, head name\n", "", 1), encoding="utf-8")
    assert cli.main(["lesson", "check", str(path), "who-looks-where"]) == 1
    said = capsys.readouterr().out
    assert "mine.md: line 24: step 2, then: 96% ({share tired animal}) is on screen before" in said
    assert "who-looks-where: OK, 11 steps, 11 min 40 s" in said
    assert cli.main(["lesson", "check", str(tmp_path / "nobody.md")]) == 1


def test_a_sheet_is_asked_for(tmp_path, capsys):
    asked = []
    path = tmp_path / "sheet.pdf"
    words = ["lesson", "handout", "who-looks-where", "-o", str(path), "--for", "teacher"]
    assert cli.main([*words, "--language", "de"], handout=asked.append) == 0
    (request,) = asked
    assert (request.readers, request.paper, request.language) == ("teacher", "a4", "de")
    assert request.lesson.title == "Wer schaut wohin?"
    assert request.handout.experiment[2] == "Ergebnis"
    assert cli.main(words, handout=None) == 1
    assert cli.main([*words[:4], "sheet.png"], handout=asked.append) == 1
    assert "expected a name that ends in .pdf" in capsys.readouterr().err
    assert cli.main(["lesson", "handout", "sentence-heads", "-o", str(path)], handout=print) == 1
    assert "only lessons have a handout" in capsys.readouterr().err
