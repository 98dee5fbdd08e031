"""A slip in a lesson is named by its line, in Markdown in the words that stand there."""

import json
import re

import pytest
from attnviz.resources import FOLDER

from attnviz.cli.lesson import with_line
from attnviz.errors import LessonError
from attnviz.model.files import attn
from attnviz.model.lessons.check import remarks
from attnviz.model.lessons.lesson import lesson_of

GOOD = (FOLDER / "lessons" / "new.md").read_text(encoding="utf-8")


def said(text, name):
    """Return all that is said of a lesson, line by line."""
    try:
        file = attn.loads(text.encode(), name)
        return [with_line(remark, file) for remark in remarks(lesson_of(file, name))]
    except LessonError as error:
        return [str(error).removeprefix(f"{name}: ")]


def line_of(text, part):
    return text[: text.index(part)].count("\n") + 1


SLIPS = [
    ("row tired\ncover", "row tierd\ncover", "row tierd", "step 2, show.row: found 'tierd'"),
    ("tab heads, head", "tab head, head", "tab head,", "step 1, show.tab: found 'head'"),
    ("cover: row, head name", "cover: rows", "cover: rows", "step 2, cover: found 'rows'"),
    ("{share tired animal = 96%}. The", "{shares tired}. The", "{shares", "step 2, then: 'shares'"),
    ("= 96%}. The", "= 96%. The", "= 96%. The", "step 2, then: found a brace without its partner"),
    ("= 96%}. The", "= 95%}. The", "= 95%}. The", "step 2, then: found 95%"),
    ("own: sentence", "own: words", "own: words", "step 4, own: found 'words'"),
    ("seconds: 105", "seconds: 105 s", "105 s", "found '105 s', expected a number"),
    ("minutes: 5", "minutes: five", "five", "found 'five', expected a number"),
    ("document: sentence-heads", "document: heads", "document:", "document: found 'heads'"),
    ("predict: 3", "predict: 30", "predict: 30", "predict: found step 30, expected 1 to 5"),
    ("figure: columns, 3", "figure: column, 3", "figure:", "figure: found 'column'"),
    ("notes: Vote alone", "note: Vote alone", "note: Vote", "found 'note', expected “notes”"),
    ("## edit", "## edits", "## edits", "found 'edits', expected “edit”"),
    ("own: sentence", "own: sentence\nfocus: Mask", "focus:", "step 4, focus: found 'Mask'"),
]


def test_the_lesson_to_begin_with_says_nothing():
    assert said(GOOD, "new.md") == []


@pytest.mark.parametrize(("part", "put", "at", "expected"), SLIPS)
def test_a_slip_is_named_by_its_line(part, put, at, expected):
    assert part in GOOD
    text = GOOD.replace(part, put, 1)
    told = said(text, "slip.md")
    assert any(t.startswith(f"line {line_of(text, at)}: {expected}") for t in told), told


@pytest.mark.parametrize(
    ("without", "heading", "expected"),
    [
        ("+ “animal”\n", "## vote\n", "expected a choice with + below it"),
        ("read: Now the last word asks. Which word does “tired” look at most?\n", "## vote\n",
         "“read:” below it"),
        ("then: “animal” {share it animal = 47%}, “street” {share it street = 47%}.\n",
         "## vote talk", "then: found nothing"),
        ('try-show: sentence "The animal didn\'t cross the street because it was too hungry"\n',
         "## edit", "“try-show:” below “try: “hungry””"),
    ],
)  # fmt: skip
def test_what_is_missing_is_named_at_the_heading(without, heading, expected):
    text = GOOD.replace(without, "", 1)
    assert text != GOOD
    (told,) = said(text, "slip.md")
    assert told.startswith(f"line {line_of(text, heading)}: ")
    assert expected in told


def test_json_inside_is_named_by_the_line_of_the_file():
    text = GOOD.replace("\n## show", '\n```json\n{\n "a": }\n```\n\n## show', 1)
    (told,) = said(text, "slip.md")
    assert told.startswith(f"line {line_of(text, chr(34) + 'a' + chr(34))}, column 7: ")


def test_capitals_and_one_blank_before_a_reason_are_understood():
    text = GOOD.replace("## vote\n", "## Vote\n").replace("seconds: 75", "Seconds: 75")
    text = text.replace("- “too”  # the word", "- “too” # the word")
    one, other = (attn.loads(t.encode(), "a.md") for t in (GOOD, text))
    assert one.steps == other.steps


def test_a_slip_in_json_is_named_by_its_line():
    tree = json.loads(attn.dumps(attn.loads(GOOD.encode(), "a.md").lab))
    tree["steps"] = [dict(step) for step in attn.loads(GOOD.encode(), "a.md").steps]
    tree["title"], tree["minutes"] = "My lesson", 5
    good = json.dumps(tree, indent=1, ensure_ascii=False)
    assert said(good, "a.attn") == []
    for old, new, expected in (
        ('"token": "tired"', '"token": "tierd"', "step 2.state.token: found 'tierd'"),
        ('"own": "sentence"', '"own": "words"', "step 4.own: found 'words'"),
        ("{share tired animal = 96%}. The", "{share tired animal = 95%}. The", "step 2, then: "),
    ):
        text = good.replace(old, new, 1)
        assert text != good
        told = said(text, "a.attn")
        number = line_of(text, new)
        assert any(re.match(rf"line {number}: {re.escape(expected)}", t) for t in told), told


def test_letters_of_another_encoding_are_named_by_their_line():
    with pytest.raises(LessonError) as error:
        attn.loads(GOOD.encode("cp1252"), "mine.md")
    assert str(error.value).startswith(f"mine.md: line {line_of(GOOD, 'read: Left')}: ")
    assert "save the file as UTF-8" in str(error.value)


def test_a_lesson_without_a_title_says_so():
    assert said(GOOD.partition("\n")[2], "mine.md") == [
        "title: found nothing, expected the title of the lesson."
    ]
