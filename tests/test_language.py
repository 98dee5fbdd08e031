"""Texts are looked up in the language chosen and filled in; a faulty translation never shows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from attnviz import language
from attnviz.language import and_list, clauses, labelled, mark, or_list, plural, possessive, tr


@pytest.fixture
def german() -> Iterator[dict[str, str]]:
    words: dict[str, str] = {}
    language.set_lookup(lambda text: words.get(text, ""))
    yield words
    language.set_lookup(None)


def test_english_is_what_the_code_says() -> None:
    assert tr("Row {row} of {n}", row=1, n=3) == "Row 1 of 3"
    assert tr("a set {1, 2}") == "a set {1, 2}"


def test_a_translation_is_filled_in(german: dict[str, str]) -> None:
    german["Row {row} of {n}"] = "{n} Zeilen, hier {row}"
    assert tr("Row {row} of {n}", row=1, n=3) == "3 Zeilen, hier 1"


def test_what_has_no_translation_stays_english(german: dict[str, str]) -> None:
    assert tr("Row {row}", row=1) == "Row 1"


@pytest.mark.parametrize("faulty", ["Zeile {reihe}", "Zeile {0}", "Zeile {row"])
def test_a_translation_that_cannot_be_filled_in_is_not_used(
    german: dict[str, str], faulty: str
) -> None:
    german["Row {row}"] = faulty
    assert tr("Row {row}", row=1) == "Row 1"


@pytest.mark.parametrize(("n", "said"), [(0, "0 words"), (1, "1 word"), (2, "2 words")])
def test_one_and_many(n: int, said: str) -> None:
    assert plural(mark("{n} word"), mark("{n} words"), n) == said


def test_a_list_of_words_is_joined(german: dict[str, str]) -> None:
    assert and_list([]) == ""
    assert and_list(["a"]) == "a"
    assert and_list(["a", "b", "c"]) == "a, b and c"
    assert or_list(["a", "b"]) == "a or b"
    assert possessive("cat") == "of “cat”"
    german.update({"{several} and {last}": "{several} und {last}", "of “{name}”": "von {name}"})
    assert and_list(["a", "b", "c"]) == "a, b und c"
    assert possessive("cat") == "von cat"


def test_clauses_and_labels_are_parted_as_the_language_does(german: dict[str, str]) -> None:
    assert clauses(["a", "b"]) == "a; b"
    assert labelled("a", "b") == "a: b"
    german |= {"; ": "\u00a0; ", "{name}: {said}": "{name}\u00a0: {said}"}
    assert clauses(iter(["a", "b"])) == "a\u00a0; b"
    assert labelled("a", "b") == "a\u00a0: b"
