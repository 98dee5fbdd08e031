"""The sheet as PDF: one page, one layout for pupils and teacher, no answer above the fold."""

import html
import re

import pytest

from attnviz.export.handout import PAPERS, READERS, handout_bytes, handout_pages
from attnviz.export.svg import svg_bytes
from attnviz.frame.lessons.words import as_shown, sheet_as_shown
from attnviz.frame.settings import languages
from attnviz.model.files import library
from attnviz.model.lessons.handout import handout_of
from attnviz.model.lessons.lesson import lesson_of

TEXT = re.compile(r'<text[^>]* x="([-\d.]+)" y="([-\d.]+)"[^>]*>([^<]*)</text>')
FOLD = "fold here; open after the last vote"


@pytest.fixture(params=["en", "de", "fr"])
def language(request):
    if request.param != "en":
        assert languages.load(request.param)
    yield request.param
    if request.param != "en":
        languages.unload()


def sheet(lesson_id):
    file = library.load(lesson_id)
    lesson = lesson_of(file, lesson_id)
    made = handout_of(lesson, file.extra.get("handout"))
    return as_shown(lesson), sheet_as_shown(made)


def texts(lesson_id, readers, paper="a4", page=0):
    """Return what stands on a page, from its top, each with where it begins."""
    lesson, made = sheet(lesson_id)
    draw = handout_pages(lesson, made, readers=readers, paper=paper)[page]
    svg = svg_bytes(draw, PAPERS[paper].toSize()).decode()
    found = [(float(y), float(x), html.unescape(text)) for x, y, text in TEXT.findall(svg)]
    return sorted(found)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("lesson_id", library.COURSE)
def test_a_sheet_is_one_page_and_the_notes_are_its_back(qapp, language, lesson_id, paper):
    lesson, made = sheet(lesson_id)
    assert len(handout_pages(lesson, made, readers="pupils", paper=paper)) == 1
    assert len(handout_pages(lesson, made, readers="teacher", paper=paper)) == 2


@pytest.mark.parametrize("readers", READERS)
def test_a_sheet_says_which_lesson_of_the_course_it_is(qapp, readers):
    for number, lesson_id in enumerate(library.COURSE[:2], 1):
        title = library.load(lesson_id).title
        found = [text for _, _, text in texts(lesson_id, readers)]
        assert f"attnviz · Lesson {number} · {title}" in found


@pytest.mark.parametrize("lesson_id", library.COURSE)
def test_both_sheets_have_one_layout(qapp, lesson_id):
    """What stands on the pupils' sheet stands at the same place on the teacher's."""
    pupils = texts(lesson_id, "pupils")
    teacher = set(texts(lesson_id, "teacher"))
    missing = [found for found in pupils if found not in teacher]
    assert [text for _, _, text in missing] == [
        text for _, _, text in missing if text.startswith("Name")
    ]
    assert len(teacher) > len(pupils)


@pytest.mark.parametrize("lesson_id", library.COURSE)
def test_pupils_read_no_answer(qapp, lesson_id):
    lesson, made = sheet(lesson_id)
    said = " ".join(text for _, _, text in texts(lesson_id, "pupils"))
    blanks = [p.text for work in made.work for p in work.pieces if p.blank]
    long = [text for text in blanks if len(text) > 4]
    assert long
    for hidden in (lesson.goal, made.answer, *long):
        assert hidden not in said
    taught = " ".join(text for _, _, text in texts(lesson_id, "teacher"))
    for shown in blanks:
        assert shown in taught


@pytest.mark.parametrize("lesson_id", library.COURSE)
def test_above_the_fold_no_answer_to_a_vote_is_printed(qapp, lesson_id):
    lesson, made = sheet(lesson_id)
    found = texts(lesson_id, "pupils")
    fold = next(y for y, _, text in found if text == FOLD)
    above = " ".join(text for y, _, text in found if y < fold)
    for vote in made.votes:
        step = lesson.steps[vote.step - 1]
        answer = next(iter(re.findall(r"[−+]?\d+(?:\.\d+)?%|[−+]?\d+\.\d+", step.reveal)), "none")
        if answer not in " ".join(step.choices):
            assert not re.search(rf"(?<![\d.]){re.escape(answer)}(?![\d.])", above), vote.step
        assert all(choice.split()[0] in above for choice in step.choices)


def test_the_teacher_has_thoughts_and_seconds_in_the_margin(qapp):
    said = [text for _, _, text in texts("who-looks-where", "teacher")]
    assert "75 s" in said
    assert "A: the nearest noun" in said
    notes = " ".join(text for _, _, text in texts("who-looks-where", "teacher", page=1))
    assert "You solved that in a second." in notes.replace("  ", " ")


@pytest.mark.parametrize("readers", READERS)
def test_the_same_sheet_gives_the_same_bytes(qapp, readers):
    lesson, made = sheet("why-sqrt-d")
    one = handout_bytes(lesson, made, readers=readers, paper="letter")
    assert one == handout_bytes(lesson, made, readers=readers, paper="letter")
    assert one.startswith(b"%PDF")
    assert b"/MediaBox [0 0 612" in one
