"""A lesson as Markdown says what its file says, both ways, and a slip is named by its line."""

import json

import pytest
from old_lessons import OLD, old

from attnviz.errors import LessonError
from attnviz.model.document.equality import same
from attnviz.model.edits import layer as edits
from attnviz.model.files import attn, lesson_text, library
from attnviz.model.files.attn import LabFile
from attnviz.model.lessons.lesson import lesson_of
from attnviz.model.lessons.step import read_steps

START = library.start_lab()


def steps(file):
    return [step.tree() for step in read_steps(file.steps)]


def again(file):
    return attn.loads(attn.markdown(file), "again.md")


def alike(one, other):
    assert steps(one) == steps(other)
    assert dict(one.extra) == dict(other.extra)
    assert one.title == other.title
    assert one.lab.note == other.lab.note
    for slot in ("document", "example", "saturation", "sparse", "learning"):
        assert same(getattr(one.lab, slot), getattr(other.lab, slot)), slot


@pytest.mark.parametrize("lesson_id", library.COURSE)
def test_a_bundled_lesson_goes_there_and_back(lesson_id):
    file = library.load(lesson_id)
    alike(file, again(file))
    assert "document: sentence-heads" in attn.markdown(file)
    assert "## handout" in attn.markdown(file)
    block = attn.markdown(file).partition("```json")[2].partition("```")[0]
    assert set(json.loads(block or "{}")) <= {"learning"}


@pytest.mark.parametrize("lesson_id", OLD)
def test_a_lesson_of_before_does_too(lesson_id):
    file = attn.load(old(lesson_id))
    alike(file, again(file))


ODD = [
    {"say": "two\nlines", "notes": " blanks ", "focus": "# no heading"},
    {"say": '"quoted" it said', "seconds": 5},
    {"say": "a  # b", "state": {"token": 3, "document": {"sheet": {"didn't": {"living": 1.5}}}}},
    {"kind": "vote", "say": "x", "choices": ["# a", "b  # c", "true"], "answer": "B",
     "reasons": ["", '"why"', "d  # e"], "reveal": "y", "state": {"head": "a, b"},
     "covers": ["row"]},
    {"say": "x", "ask": "Which?", "choices": ["1", "2"], "reveal": "1"},
    {"kind": "typed", "say": "x", "answer": "64", "accept": [60, 70.5], "reveal": "y",
     "diagnoses": [{"number": -2.5, "text": "the minus"}], "after": {"step": 10, "example": None},
     "plays": {"what": "reach", "first": 1, "last": 5, "seconds": 0.5}, "marks": True},
    {"kind": "edit", "say": "x", "reveal": "{count}", "own": "pattern",
     "tries": [{"label": "a", "state": {"sparse": {"kind": "full"}}},
               {"label": "b", "state": {}, "reveal": "b: c"}],
     "targets": [{"text": "≤ 90", "number": "count", "most": 90}, {"text": "t", "number": "count",
                 "least": 0.5, "tally": True}]},
    {"kind": "slide", "say": "x", "slide": {"lines": ["a", "b: c"], "swap": ["tired", "wide"],
     "bars": [[["a", 50], ["b", 50]], [["a", 100]]], "lights": ["a"]}},
    {"kind": "slide", "say": "x", "slide": {}},
    {"kind": "point", "say": "x", "answer": "none: no", "reveal": "y", "slide": {}},
]  # fmt: skip


@pytest.mark.parametrize("step", ODD)
def test_what_is_odd_comes_back_too(step):
    file = LabFile(START, steps=(step,), extra={"minutes": 3, "mine": {"a": [1, "b"]}})
    back = again(file)
    assert steps(back) == steps(file)
    assert dict(back.extra) == dict(file.extra)


@pytest.mark.parametrize(
    "sheet",
    [
        {"votes": [{"step": 1}], "work": [{"text": "no step"}]},
        {"experiment": ["a | b", "c"]},
        {"question": "", "mine": 1},
        ["no object"],
    ],
)
def test_a_sheet_that_has_no_lines_comes_back_all_the_same(sheet):
    file = LabFile(START, steps=({"say": "x"},), extra={"handout": sheet})
    assert "## handout" not in attn.markdown(file)
    assert again(file).extra["handout"] == sheet


def test_numbers_of_ones_own_are_written_out():
    changed = edits.set_cell(START.document, "W_O", (0, 0), 1 / 3)
    file = LabFile(START.with_slot("document", changed), steps=({"say": "x"},))
    assert "```json" in attn.markdown(file)
    alike(file, again(file))


def test_a_state_is_written_as_one_would_say_it():
    text = lesson_text.written({"title": "T", "steps": [{"say": "x", "state": {
        "tab": "sparse", "token": "it", "sparse": {"kind": "window", "window": 4},
        "document": {"sentence": "A, b"}, "cell": ["scores", [0, 2]], "pinned": True,
    }}]})  # fmt: skip
    assert (
        'show: tab sparse, row it, sparse.kind window, sparse.window 4, sentence "A, b", '
        'cell ["scores", [0, 2]], pinned true'
    ) in text


def test_long_lines_go_on_indented():
    text = "# T\nminutes: 3\ndocument: sentence-heads\n\n## show\nread: one\n  two\n\tthree\n"
    assert attn.loads(text).steps[0]["say"] == "one two three"


HEAD = "# T\ndocument: sentence-heads\n\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HEAD + "## poll\n", "line 4: found 'poll', expected one of show, ask, vote, vote talk"),
        (HEAD + "## show\nreed: x\n", "line 5: found 'reed', expected “read”, or"),
        (HEAD + "## show\nread x\n", "line 5: found 'read x', expected a heading with #"),
        (HEAD + "## show\nread: x\nread: y\n", "line 6: found 'read', expected the key only once"),
        (HEAD + "## vote\n+ a\n+ b\n", "line 6: found 'b', expected one right choice with + only"),
        (HEAD + "## show\nshow: row\n", "line 5: found 'row', expected a name and a value"),
        (HEAD + "## show\nshow: tab heads row it\n", "line 5: found 'row it', expected a comma"),
        (HEAD + '## show\nshow: head "Who\n', "line 5: found '\"Who', expected quotation marks"),
        (HEAD + "## show\nshow: step 1, step.x 2\n", "line 5: found 'step', expected a name that"),
        (HEAD + "## handout\npredict: x\n", "line 5: found 'x', expected the number of a step"),
        (HEAD + "## handout\nfigure: mask\n", "line 5: found 'mask', expected a figure and the"),
        (HEAD + "## handout\nread: x\n", "line 5: found 'read', expected one of predict, figure"),
        (HEAD + "## handout\n## handout\n", "line 5: found 'handout', expected only one handout"),
        (HEAD + "## edit\ntry-then: x\n", "line 5: found 'try-then', expected “try:” before it"),
        (HEAD + "## show\nplays: all\n", "line 5: found 'all', expected as in “step 1 to 5, 5 s”"),
        (HEAD + "## typed\naccept: 60\n", "line 5: found '60', expected two numbers, as in"),
        (HEAD + "## show\nmarks: on\n", "line 5: found 'on', expected yes or no."),
        (HEAD + "## show\nseconds: long\n", "line 5: "),
        ("# T\nminute: 3\n", "line 2: found 'minute', expected “minutes”, or"),
        ("# T\n```json\n{}\n", "line 2: found '```', expected a line of ``` that ends the block"),
        ("# T\n```json\n[1]\n```\n", "line 2: found '[1]', expected an object"),
        ("# T\n```json\n{]\n```\n", "line 3, column 2: not valid JSON"),
        ("# T\n## show\nread: x\n", "found no field \"document\", which every attnviz file needs"),
    ],
)  # fmt: skip
def test_a_slip_is_named_by_its_line(text, said):
    with pytest.raises(LessonError) as error:
        attn.loads(text, "my.md")
    assert str(error.value).startswith(f"my.md: {said}")
    assert "\n" not in str(error.value)


def test_a_file_that_is_opened_runs_as_a_lesson(tmp_path):
    path = tmp_path / "mine.md"
    path.write_text(attn.markdown(library.load("why-sqrt-d")), encoding="utf-8")
    lesson = lesson_of(attn.load(path), "mine.md")
    assert lesson.steps[3].reveal.startswith("49.5%.")
    assert json.dumps(lesson.next) == '"many-heads-one-bill"'


def test_a_text_may_begin_with_a_word_in_straight_quotation_marks():
    text = (
        '# T\n\n## vote\nread: "tired" asks. Where does it look?\n'
        '- "too" or "was"  # "near" by\n+ "animal" itself\n- "all of it"  # whole\n'
        'then: "animal".\n'
    )
    (step,) = lesson_text.read(text)["steps"]
    assert step["say"] == '"tired" asks. Where does it look?'
    assert step["choices"] == ['"too" or "was"', '"animal" itself', "all of it"]
    assert step["reasons"] == ['"near" by', "", "whole"]
    assert lesson_text.read(lesson_text.written(lesson_text.read(text))) == lesson_text.read(text)
