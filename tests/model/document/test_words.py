"""Sentences into words."""

import re
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from attnviz.model.document.words import left_out, spelled, split_words

FAMILY = "👨\u200d👩🏽\u200d👧"
ENGLAND = "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
PARTS = "ab1#.,:/%-'´`!+👨👩❤🏽🇩🇪🏴\U000e0067\U000e007f\u200c\u200d\ufe0f\u20e3\u0301ℹ‼"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("The animal didn't cross.", ["The", "animal", "didn't", "cross"]),
        ("didn’t ‘quote’ it", ["didn't", "quote", "it"]),
        ("well-known, rock--roll -x y-", ["well-known", "rock", "roll", "x", "y"]),
        ("  \t\n", []),
        ("…!?", []),
        ("'tis o'clock'", ["tis", "o'clock"]),
        ("3 men & 4.5 dogs", ["3", "men", "4.5", "dogs"]),
        ("Größe naïve", ["Größe", "naïve"]),
        ("nai\N{COMBINING DIAERESIS}ve", ["nai\N{COMBINING DIAERESIS}ve"]),
        ("नमस्ते दुनिया", ["नमस्ते", "दुनिया"]),
        ("snake_case a😀b", ["snake", "case", "a", "😀", "b"]),
        ("so 😀👍🏽!", ["so", "😀", "👍🏽"]),
        (f"{FAMILY}{FAMILY} ❤\ufe0f\u200d🔥", [FAMILY, FAMILY, "❤\ufe0f\u200d🔥"]),
        ("🇩🇪🇫🇷🇪", ["🇩🇪", "🇫🇷", "🇪"]),
        (f"{ENGLAND}🏳\ufe0f\u200d🌈", [ENGLAND, "🏳\ufe0f\u200d🌈"]),
        ("x1\ufe0f\u20e32\u20e3#\ufe0f\u20e3", ["x", "1\ufe0f\u20e3", "2\u20e3", "#\ufe0f\u20e3"]),
        ("no-1\ufe0f\u20e3", ["no", "1\ufe0f\u20e3"]),
        ("\u203c\ufe0f ‼", ["\u203c\ufe0f"]),
        ("newer \U0001fae8", ["newer", "\U0001fae8"]),
        ("3+4=7 5€ x^2 ©", ["3", "+", "4", "=", "7", "5", "€", "x", "^", "2", "©"]),
        ("geht´s `so`", ["geht's", "`", "so", "`"]),
    ],
)
def test_words_are_letters_and_digits_with_inner_marks_or_a_symbol(text, words):
    assert split_words(text) == words


@pytest.mark.parametrize(
    ("text", "signs"),
    [
        ("“Well”, – (he) said… it's 5 €!\t\n\xa0\u3000«da»", ()),
        ("a\u200bb \u200b\ufeff", ("\u200b", "\ufeff")),
        ("\x00\x1b[31m\x7f", ("\x00", "\x1b", "\x7f")),
        (" \u0301 \ue000 \u0378", ("\u0301", "\ue000", "\u0378")),
        (f"👍🏽{FAMILY} می\u200cخواهم", ()),
    ],
)
def test_what_vanishes_though_nobody_expects_it_is_known(text, signs):
    assert left_out(text) == signs


@given(st.text(st.sampled_from("ab3'-’ .,_!"), max_size=20))
def test_plain_text_splits_as_the_design_says(text):
    wanted = re.findall(
        r"(?:(?:(?<![A-Za-z0-9])-\.?|(?<![A-Za-z0-9.,])\.)(?=[0-9]))?"
        r"[A-Za-z0-9]+(?:(?:['’-]|(?<=[0-9])[.,](?=[0-9]))[A-Za-z0-9]+)*",
        text,
    )
    assert split_words(text) == [word.replace("’", "'") for word in wanted]


@example("🀀\u200d´")
@example("0-㐀")
@example("𠀀'0")
@example("-0\ufe0f")
@given(st.text(max_size=20) | st.text(st.sampled_from(PARTS), max_size=12))
def test_splitting_words_again_gives_the_same_words(text):
    words = split_words(text)
    assert split_words(" ".join(words)) == words


def test_the_lexicon_spells_in_lower_case():
    assert spelled("Didn’t") == "didn't"
    assert spelled("WELL\N{NON-BREAKING HYPHEN}KNOWN") == "well-known"


@given(st.text(max_size=20) | st.text(st.sampled_from(PARTS), max_size=12))
def test_each_sign_is_in_a_word_or_left_out_for_a_reason(text):
    kept = "".join(split_words(text)) + "".join(left_out(text))
    for sign in set(text) - set(kept):
        assert sign in "’‘ʼ´`" or unicodedata.category(sign)[0] in "PZC", sign
        assert unicodedata.category(sign)[0] != "C" or sign in "\t\n\v\f\r"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Pi is 3.14, not -5.", ["Pi", "is", "3.14", "not", "-5"]),
        ("−5.5 or 1,000", ["−5.5", "or", "1,000"]),
        ("(-5) and 7-8", ["-5", "and", "7-8"]),
        ("v1.2.3 ends. 4", ["v1.2.3", "ends", "4"]),
        ("well-known -y", ["well-known", "y"]),
        (".5 ,.5 ..5", [".5", "5", "5"]),
        ("about .5 or -.5, not end.5", ["about", ".5", "or", "-.5", "not", "end", "5"]),
        ("50% at 10:30, 3/4 of +5", ["50%", "at", "10:30", "3/4", "of", "+5"]),
        ("x=-3, and/or a:b", ["x", "=", "-3", "and", "or", "a", "b"]),
    ],
)
def test_a_number_stays_one_word(text, words):
    assert split_words(text) == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("猫は道を", ["猫", "は", "道", "を"]),
        ("コーヒー", ["コー", "ヒー"]),
        ("ฉันรัก", ["ฉั", "น", "รั", "ก"]),
        ("AI は 3.5", ["AI", "は", "3.5"]),
        ("猫cat", ["猫", "cat"]),
        ("한국어 문장", ["한국어", "문장"]),
    ],
)
def test_scripts_without_blanks_are_read_character_by_character(text, words):
    assert split_words(text) == words
