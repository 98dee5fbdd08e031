"""Sentences into words."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from attnviz.model.words import spelled, split_words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("The animal didn't cross.", ["The", "animal", "didn't", "cross"]),
        ("didn’t ‘quote’ it", ["didn't", "quote", "it"]),
        ("well-known, rock--roll -x y-", ["well-known", "rock", "roll", "x", "y"]),
        ("  \t\n", []),
        ("…!?", []),
        ("'tis o'clock'", ["tis", "o'clock"]),
        ("3 men & 4.5 dogs", ["3", "men", "4", "5", "dogs"]),
        ("Größe naïve", ["Größe", "naïve"]),
        ("nai\N{COMBINING DIAERESIS}ve", ["nai\N{COMBINING DIAERESIS}ve"]),
        ("नमस्ते दुनिया", ["नमस्ते", "दुनिया"]),
        ("snake_case a😀b", ["snake", "case", "a", "b"]),
    ],
)
def test_words_are_letters_and_digits_with_inner_marks(text, words):
    assert split_words(text) == words


@given(st.text(st.sampled_from("ab3'-’ .,_!"), max_size=20))
def test_plain_text_splits_as_the_design_says(text):
    wanted = re.findall(r"[A-Za-z0-9]+(?:['’-][A-Za-z0-9]+)*", text)
    assert split_words(text) == [word.replace("’", "'") for word in wanted]


@given(st.text(max_size=20))
def test_splitting_words_again_gives_the_same_words(text):
    words = split_words(text)
    assert split_words(" ".join(words)) == words


def test_the_lexicon_spells_in_lower_case():
    assert spelled("Didn’t") == "didn't"
    assert spelled("WELL\N{NON-BREAKING HYPHEN}KNOWN") == "well-known"
