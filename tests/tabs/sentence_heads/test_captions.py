"""The caption's rules, in order, on rows of the designed heads and on made ones."""

import numpy as np
import pytest
from tabs.sentence_heads.samples import (
    PREVIOUS,
    RESTING,
    SUBJECT,
    WHO,
    lesson,
    made_row,
    row_of,
    sentence,
    small,
)

from attnviz.engine.steps.run import run
from attnviz.model.document.mask import MaskSpec
from attnviz.model.edits.layer import set_cell, set_mask, set_word_feature
from attnviz.tabs.sentence_heads.state.row import read_row
from attnviz.tabs.sentence_heads.words.captions import row_caption as caption
from attnviz.tabs.sentence_heads.words.captions import something
from attnviz.tabs.sentence_heads.words.feedback import change


def say(head, word, document=None):
    return caption(row_of(document or lesson(), head, word))


def test_the_first_word_keeps_all():
    for head in range(4):
        assert say(head, 0) == (
            "“The” is the first word: it can only look at itself, so all 100% stays there."
        )


def test_previous_word_names_the_word_before():
    assert say(PREVIOUS, "tired") == (
        "“tired” gives 94% to “too”, the word before it. This head looks at "
        "positions, not meanings."
    )


def test_resting_parks_and_says_how_little_it_hands_over():
    assert say(RESTING, "tired") == (
        "“tired” rests 90% on the first word. There is nothing to fetch: the "
        "head’s output has length 0.09."
    )


def test_resting_that_hands_something_over_says_so():
    document = set_word_feature(lesson(), "The", 0, 5.0)
    text = say(RESTING, "tired", document)
    assert text.endswith("The head’s output has length 4.63.")


@pytest.mark.parametrize(
    ("text", "word", "start", "reason"),
    [
        ("The animal didn't cross the street because it was too tired", "tired",
         "“tired” gives 96% of its attention to “animal”.", "something living"),
        ("The animal didn't cross the street because it was too wide", "wide",
         "“wide” gives 96% of its attention to “street”.", "a place"),
        ("The kitten broke the vase because it was fragile", "fragile",
         "“fragile” gives 97% of its attention to “vase”.", "a thing"),
    ],
)  # fmt: skip
def test_an_answer_gets_its_reason_from_the_largest_product(text, word, start, reason):
    document = sentence(text)
    expected = f"{start} It asks for {reason}, and only one word offers that."
    assert say(WHO, word, document) == expected


def test_the_runner_up_is_named():
    assert say(SUBJECT, "was") == (
        "“was” gives 85% of its attention to “animal”. Of all that it asks for, something living "
        "counts most here, and only one word offers that; “it” comes second with 12%."
    )


def test_nearly_all_is_not_all():
    assert say(SUBJECT, "cross").startswith("“cross” gives >99% of its attention to “animal”.")


def test_two_close_shares_hedge_and_the_future_may_settle_it():
    assert say(WHO, "it") == (
        "“it” splits its attention: 47% to “animal”, 47% to “street”. A word that "
        "would settle it may not have been written yet."
    )


def test_a_last_word_that_hedges_has_no_future():
    document = sentence("The cat chased the mouse because it was hungry")
    assert say(WHO, "hungry", document) == (
        "“hungry” splits its attention: 49% to “cat”, 49% to “mouse”. Both offer the same."
    )


def test_a_word_that_asks_for_nothing():
    assert say(WHO, "street") == (
        "“street” asks for nothing here. Its 100% has to go somewhere; most of it "
        "rests on the first word."
    )
    assert say(WHO, "animal") == (
        "“animal” gives 88% of its attention to “The”. It asks for nothing here, "
        "so most of its attention rests on the first word."
    )


def test_a_word_that_asks_a_little_does_not_ask_for_nothing():
    document = set_word_feature(lesson(), "tired", 6, 0.1)
    row = row_of(document, WHO, "tired")
    assert row.top == 0
    assert caption(row) == "“tired” spreads its attention; the largest share, 43%, goes to “The”."


def test_less_than_half_on_the_first_word_is_not_most():
    text = "The trophy didn't fit in the suitcase because it was too big"
    assert "the largest share, 42%, rests on the first word" in say(WHO, "big", sentence(text))


def test_otherwise_it_spreads():
    assert (
        caption(made_row([0.2, 0.45, 0.35])) == "“c” splits its attention: 45% to “b”, 35% to “c”."
    )
    assert caption(made_row([0.2, 0.1, 0.45, 0.25])) == (
        "“d” spreads its attention; the largest share, 45%, goes to “c”."
    )


def test_equal_shares_spread_evenly():
    assert (
        caption(made_row([0.25] * 4))
        == "“d” spreads its attention evenly: each of the 4 words gets 25%."
    )


def test_rules_of_positions_need_the_role_and_the_place():
    row = made_row([0.1, 0.8, 0.1], role="previous")
    assert "the word before it" in caption(row)
    assert "the word before it" not in caption(made_row([0.8, 0.1, 0.1], role="previous"))
    assert "the word before it" not in caption(made_row([0.1, 0.8, 0.1]))
    assert "parks" not in caption(made_row([0.1, 0.8, 0.1], role="resting"))


def test_a_row_that_sees_nothing_says_so():
    row = made_row([0.0, 0.0, 0.0])
    assert caption(row) == ("“c” sees no word at all, so its attention has nowhere to go.")


def test_one_source_that_is_not_the_first_word():
    document = set_mask(lesson(), MaskSpec("window", window=1))
    assert say(WHO, "tired", document) == "“tired” can only look at itself: 100% goes there."


def test_a_word_that_stands_twice_is_told_apart_by_its_number():
    words = ("the", "cat", "the", "x")
    row = made_row([0.1, 0.1, 0.7, 0.1], words=words, role="match")
    assert "“the” (word 3)" in caption(row)
    assert "“cat”" in caption(made_row([0.1, 0.7, 0.1, 0.1], words=words))


def test_without_names_the_largest_product_is_shown_in_numbers():
    text = caption(row_of(small(), 0, "sat"))
    assert text == (
        "“sat” gives 66% of its attention to “cat”. The largest product comes from "
        "d₀: 1.6 × 1.2 = 1.92."
    )


def test_a_word_that_reads_itself():
    assert caption(row_of(small(), 0, "cat")).startswith(
        "“cat” gives 64% of its attention to itself."
    )


def test_inexact_digits_are_marked():
    row = made_row([0.1, 0.9], query_vector=np.array([1 / 3, 0]), keys=np.array([[0, 0], [3.0, 0]]))
    assert "0.333 × 3 = 1" in caption(row)
    row = made_row([0.1, 0.9], query_vector=np.array([1 / 3, 0]), keys=np.array([[0, 0], [1.0, 0]]))
    assert "0.33 × 1 ≈ 0.33" in caption(row)


def test_several_words_that_offer_the_same_kind():
    document = sentence("The cat saw the dog and the tired")
    row = row_of(document, WHO, "tired")
    document = set_word_feature(document, "cat", 0, 1.4)
    row = row_of(document, WHO, "tired")
    assert "It asks for something living, and 2 words offer that" in caption(row)


@pytest.mark.parametrize(
    ("name", "sign", "said"),
    [
        ("living", 1, "something living"),
        ("thing", 1, "a thing"),
        ("place", 1, "a place"),
        ("animal", 1, "an animal"),
        ("contents", 1, "contents"),
        ("hurried", 1, "something hurried"),
        ("stand-in/start", 1, "a stand-in"),
        ("stand-in/start", -1, "a start"),
    ],
)
def test_features_become_english(name, sign, said):
    assert something(name, sign) == said


def test_no_caption_is_longer_than_two_sentences():
    for group in lesson().sheet.sentences:
        for text in group:
            document = sentence(text)
            trace = run(document)
            for head in range(4):
                for place in range(document.n_tokens):
                    said = caption(read_row(document, trace, head, place))
                    assert 1 <= said.count(". ") + 1 <= 2
                    assert said.endswith(".")


def test_an_edit_is_told_by_the_pair_it_moved_most():
    before = row_of(lesson(), WHO, "it")
    document = set_word_feature(lesson(), "animal", 0, 1.2)
    after = row_of(document, WHO, "it")
    assert change("living of “animal”", 1.0, 1.2, after, before.pattern) == (
        "living of “animal”: 1.0 → 1.2. “it” now gives “animal” 69% (was 47%)."
    )


def test_an_edit_that_moves_nothing_says_so():
    before = row_of(lesson(), WHO, "the")
    document = set_cell(lesson(), "W_Q", (PREVIOUS, 0, 0), 0.25)
    after = row_of(document, WHO, "the")
    assert change("W_Q living → slow-cos", 0.0, 0.25, after, before.pattern) == (
        "W_Q living → slow-cos: 0.0 → 0.25. The shares of “the” do not change."
    )
