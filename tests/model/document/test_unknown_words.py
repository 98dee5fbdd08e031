"""Everyday words: what they mean without anybody setting their rows, in three languages."""

import pytest

from attnviz.engine.steps.run import run
from attnviz.model.document import unknown_words
from attnviz.model.document.unknown_words import KINDS, LANGUAGES, row_of, words_for
from attnviz.model.edits import layer as edits
from attnviz.model.edits.sentence import loss_of, unknown_places
from attnviz.model.files import attn, library
from attnviz.model.files.attn import LabFile

DOCUMENT = library.start_lab().document
PRONOUN = 0  # the head that looks for whom a description is of


def kinds(language):
    lines = (unknown_words.FOLDER / "words" / f"{language}.txt").read_text(encoding="utf-8")
    return dict(line.split(": ") for line in lines.splitlines())


@pytest.mark.parametrize(("language", "least"), [("en", 1500), ("de", 300), ("fr", 300)])
def test_so_many_words_are_known(language, least):
    lists = kinds(language)
    assert set(lists) <= set(KINDS)
    words = [word for line in lists.values() for word in line.split()]
    assert len(set(words)) >= least
    assert all(word == DOCUMENT.sheet.key(word) for word in words)
    for line in lists.values():
        assert line.split() == sorted(set(line.split()))
    assert all(row_of(word, language) for word in words)


def test_rows_are_of_the_features_of_the_sheet():
    assert {name for row in KINDS.values() for name in row} <= set(DOCUMENT.sheet.features)


@pytest.mark.parametrize(
    ("word", "kind"),
    [
        ("dragon", "living"), ("dragons", "living"), ("dragon's", "living"), ("wolves", "living"),
        ("cities", "place"), ("boxes", "thing"), ("twenty", "little-word"), ("isn't", "helper"),
        ("kind", "says-living"), ("slow", "says-any"), ("slower", "says-any"),
        ("happiest", "says-living"), ("hugging", "verb"), ("baked", "verb"), ("carries", "verb"),
    ],
)  # fmt: skip
def test_bent_forms_mean_what_their_word_means(word, kind):
    assert row_of(word) == KINDS[kind]


def test_what_is_no_word_is_not_known():
    assert row_of("zorkle") is None
    assert row_of("s") is None


@pytest.mark.parametrize(
    "text",
    [
        "The nurse left the hospital because she was kind",
        "The dragon chased the robots because it was slow",
        "Twenty wolves aren't scared",
        "Die Katze überquerte die Straße nicht weil sie müde war",
        "L'animal traversa la rue car il était fatigué",
    ],
)
def test_sentences_of_everyday_words_have_no_unknown_word(text):
    assert unknown_places(edits.set_sentence(DOCUMENT, text)) == frozenset()


def test_the_description_finds_whom_it_is_of():
    document = edits.set_sentence(DOCUMENT, "The dragon left the castle because it was hungry")
    row = run(document).pattern[PRONOUN, -1]
    assert document.tokens[int(row.argmax())] == "dragon"


def test_the_words_of_a_text_stand_in_its_file_and_go_with_it(tmp_path):
    document = edits.set_sentence(DOCUMENT, "The dragon slept")
    assert document.sheet.lexicon["dragon"] == KINDS["living"]
    lab = library.start_lab()
    path = tmp_path / "dragon.attn"
    attn.save(path, type(lab)(document=document, example=lab.example))
    assert attn.load(path).lab.document.sheet.lexicon["dragon"] == KINDS["living"]
    again = edits.set_sentence(document, "The robot slept")
    assert "dragon" not in again.sheet.lexicon
    assert isinstance(attn.load(path), LabFile)


def test_a_row_that_a_person_set_stays():
    document = edits.set_sentence(DOCUMENT, "The dragon slept")
    document = edits.set_word_feature(document, "dragon", 2, 1.0)
    later = edits.set_sentence(edits.set_sentence(document, "The robot slept"), "A dragon")
    assert later.sheet.lexicon["dragon"]["thing"] == 1.0


def test_words_of_the_sheet_come_first():
    assert edits.set_sentence(DOCUMENT, "It was light").sheet.lexicon["light"] == {"says-thing": 1}


def test_another_sheet_is_left_alone():
    renamed = edits.rename_feature(DOCUMENT, 0, "alive")
    document = edits.set_sentence(renamed, "The dragon slept")
    assert document.sheet.lexicon is renamed.sheet.lexicon
    assert unknown_places(document) == {1}


def test_the_language_is_that_of_most_words():
    german = words_for(DOCUMENT.sheet, ("die", "Katze", "war", "müde"))
    assert german.lexicon["die"] == KINDS["little-word"]
    english = words_for(DOCUMENT.sheet, ("dragons", "die", "young"))
    assert english.lexicon["die"] == KINDS["verb"]
    assert LANGUAGES[0] == "en"


def test_text_without_blanks_is_told():
    said = loss_of(DOCUMENT.sheet, "猫は道", str)
    assert said == "Text without spaces between its words is read character by character."
    assert loss_of(DOCUMENT.sheet, "The cat", str) == ""
