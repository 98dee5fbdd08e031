"""Finding a line by a few letters."""

import pytest

from attnviz.frame.commands.fuzzy import find, folded, prepare, ranked

TEXTS = (
    "Larger text", "Text at 100%", "Copy row as text", "Next theme", "Full screen",
    "Show the whole character sheet", "Copy all matrices as LaTeX", "W matrices",
    "Head 2: Previous word",
)  # fmt: skip


def found(query, texts=TEXTS):
    return [texts[place] for place, _ in ranked(query, [prepare(text) for text in texts])]


def test_without_letters_everything_is_there_in_its_order():
    assert found("") == list(TEXTS)
    assert found("  ") == list(TEXTS)


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("text", "Text at 100%"),  # begins the line
        ("matrices", "W matrices"),  # a word of it, the shorter line first
        ("full", "Full screen"),
        ("prev", "Head 2: Previous word"),
        ("latex", "Copy all matrices as LaTeX"),
        ("wcs", "Show the whole character sheet"),  # initials
        ("sheet whole", "Show the whole character sheet"),  # words in any order
        ("nxtm", "Next theme"),  # letters in their order
    ],
)
def test_the_nearest_line_comes_first(query, first):
    assert found(query)[0] == first


def test_every_typed_word_has_to_be_found():
    assert found("copy sheet") == []
    assert found("zzz") == []


def test_scattered_letters_begin_where_a_word_begins():
    assert "Full screen" not in found("ull scr".replace(" ", "x"))
    assert find("ulen", prepare("Full screen")) is None


def test_case_and_accents_do_not_matter():
    assert folded("Français ÄÖ’") == "francais ao'"
    assert len(folded("Straße ﬁ 🦊")) == len("Straße ﬁ 🦊")
    assert found("francais", ("Langue : Français",)) == ["Langue : Français"]


def test_the_letters_that_were_found_are_told():
    hit = find("row te", prepare("Copy row as text"))
    assert hit is not None
    assert sorted(hit.places) == [5, 6, 7, 12, 13]


def test_words_beside_the_text_are_found_after_the_text():
    lines = [prepare("Save", "file.save", "Ctrl+S"), prepare("Ctrl is a key")]
    assert [place for place, _ in ranked("ctrl", lines)] == [1, 0]
    assert find("ctrl+s", lines[0]).places == frozenset()


def test_what_is_farther_comes_later():
    lines = [prepare("Reset this tab", farther=150), prepare("The reset button")]
    assert [place for place, _ in ranked("reset", lines)] == [0, 1]
    lines = [prepare("Reset this tab", farther=150), prepare("Reset the numbers")]
    assert [place for place, _ in ranked("reset", lines)] == [1, 0]
