"""Every text of the bundled lessons is said in German and French, with the same numbers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from attnviz.resources import FOLDER

from attnviz import language
from attnviz.model.document.exhibit_words import WORDS
from attnviz.model.document.options import HeadSpec
from attnviz.model.files import attn, library, texts
from attnviz.model.files.attn import LabFile
from attnviz.model.files.read import EXHIBITS
from attnviz.model.lessons.draft import draft_of
from attnviz.model.lessons.lesson import lesson_of

LANGUAGES = tuple(sorted(path.stem for path in (FOLDER / "lessons").glob("*.json")))
each = pytest.mark.parametrize("name", LANGUAGES)


@pytest.fixture
def spoken(name: str) -> Iterator[str]:
    """Choose a language for a test."""
    language.set_lookup(lambda text: "", name)
    yield name
    language.set_lookup(None)


def english() -> Iterator[tuple[str, LabFile]]:
    for lesson_id in library.ids():
        yield lesson_id, library.load(lesson_id)


def read(file: LabFile) -> Iterator[str]:
    """Give every text of a file that a person reads."""
    yield from texts.read_texts(file)


def example_words() -> set[str]:
    """Give the words of the examples: they stay English, for they stand on the screen."""
    found = {"cat", "mouse", "wide"}
    for _, file in english():
        found.update(file.lab.document.tokens)
        found.update(file.lab.example.tokens if file.lab.example else ())
    return found


def needs_words(text: str, known: set[str]) -> bool:
    """Tell whether a text is more than a number or a word of the example."""
    plain = re.sub(r"\{[^}]*\}", "", text)
    return text not in known and re.search("[a-z]{2}|iB", plain) is not None


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+(?:[.,]\d+)*", unexpected(text)))


def named(text: str) -> list[str]:
    return sorted(re.findall(r"\{[^}]*\}", text))


def unexpected(text: str) -> str:
    """Leave out what an author expects of a number in braces: only the English text says it."""
    return re.sub(r" = [^{}]*\}", "}", text)


def test_german_and_french_are_there() -> None:
    assert LANGUAGES == ("de", "fr")


@each
def test_every_text_is_said_and_no_other(name: str) -> None:
    known, table = example_words(), texts.texts(name)
    wanted = {text for _, file in english() for text in read(file) if needs_words(text, known)}
    assert sorted(wanted - table.keys()) == []
    assert sorted(table.keys() - wanted) == []


@each
def test_numbers_stay_what_they_are(name: str) -> None:
    for text, said in texts.texts(name).items():
        assert numbers(text) == numbers(said), text
        plain = unexpected(text)
        assert [plain.count(sign) for sign in "√·×÷−≈"] == [said.count(s) for s in "√·×÷−≈"], text
        assert sorted(re.findall(r"\{[^}]*\}", plain)) == sorted(re.findall(r"\{[^}]*\}", said)), (
            text
        )


@each
def test_every_lesson_runs_with_other_words_and_the_same_picture(spoken: str) -> None:
    for lesson_id in library.COURSE:
        language.set_lookup(None)
        plain = lesson_of(library.load(lesson_id), lesson_id)
        language.set_lookup(lambda text: "", spoken)
        lesson = lesson_of(library.load(lesson_id), lesson_id)
        assert lesson.title != plain.title
        assert [step.state for step in lesson.steps] == [step.state for step in plain.steps]
        assert all(a.say != b.say for a, b in zip(lesson.steps, plain.steps, strict=True))
        for step, before in zip(lesson.steps, plain.steps, strict=True):
            assert len(set(step.choices)) == len(before.choices)


@each
def test_a_lesson_that_is_edited_and_saved_keeps_what_was_read(spoken: str, tmp_path: Path) -> None:
    lesson = lesson_of(library.load("who-looks-where"), "who-looks-where")
    file = draft_of(lesson).file()
    path = tmp_path / "mine.attn"
    attn.save(path, file.lab, steps=file.steps, extra=file.extra)
    language.set_lookup(None)
    again = attn.load(path)
    assert again.title == texts.texts(spoken)["Who looks where?"]
    assert [step["say"] for step in again.steps] == [step.say for step in lesson.written]


@each
def test_a_teachers_own_lesson_stays_as_it_is(spoken: str, tmp_path: Path) -> None:
    bundled = FOLDER / "lessons" / "who-looks-where.attn"
    path = tmp_path / "own.attn"
    path.write_bytes(bundled.read_bytes())
    file = attn.load(path)
    assert file.title == "Who looks where?"
    assert file.steps[0]["say"] == json.loads(path.read_bytes())["steps"][0]["say"]


def test_a_language_without_texts_reads_english() -> None:
    language.set_lookup(lambda text: "", "eo")
    try:
        assert library.load("fewer-scores").title == "Fewer scores"
    finally:
        language.set_lookup(None)


def test_names_of_the_exhibits_are_said_and_those_of_people_are_not() -> None:
    language.set_lookup({"Resting": "Ruhend", "Copy": "Kopieren"}.get, "de")  # type: ignore[arg-type]
    try:
        heads = library.load("sentence-heads").lab.document.heads
        assert [head.title for head in heads][3] == "Ruhend"
        assert heads[3].name == "Resting"
        assert HeadSpec("Copy").title == "Copy"
    finally:
        language.set_lookup(None)


def test_all_names_of_the_exhibits_can_be_said() -> None:
    for lesson_id in EXHIBITS:
        document = library.load(lesson_id).lab.document
        named = {text for head in document.heads for text in (head.name, head.asks) if text}
        gloss = document.sheet.gloss.values() if document.sheet else ()
        named |= {text for text in gloss if not text.startswith("position: ")}
        assert named - WORDS == set()
