"""Captions of a language model's heads: what a token reads here, and how many heads do the same."""

import numpy as np
import pytest

from attnviz.model.document.source import LayerSource
from attnviz.tabs.sentence_heads.canvas.layout import Columns
from attnviz.tabs.sentence_heads.words.of_tokens import token_caption
from tests.tabs.sentence_heads.samples import made_row

EVEN = np.full((6, 6), 1 / 6)


def said(pattern, *, head=EVEN, **facts):
    words = ("a", "b", "c", "d", "a", "b")[: len(pattern)]
    source = LayerSource("model", "/m", "m", **facts)
    return token_caption(made_row(pattern, words=words), np.asarray(head), source)


def test_what_followed_the_earlier_copy():
    pattern = [0.02, 0.01, 0.95, 0.01, 0.01, 0.0]
    assert said(pattern, ids=(5, 6, 7, 8, 9, 6)) == (
        "“b” gives 95% of its attention to “c”, the token that followed the earlier “b”."
    )


def test_all_repeats_are_told_when_all_do_so():
    head = EVEN.copy()
    head[4, 1], head[5, 2] = 0.9, 0.8
    text = said([0.1, 0.05, 0.8, 0.03, 0.02, 0.0], head=head, ids=(5, 6, 7, 8, 5, 6))
    assert text.endswith("“b”. All 2 repeats here do the same: 85% on average.")
    head[4, 1] = 0.5
    assert "repeats" not in said([0.1, 0.05, 0.8, 0.03, 0.02], head=head, ids=(5, 6, 7, 8, 5))


def test_tokens_of_the_same_letters_are_told_apart_by_their_ids():
    pattern = [0.02, 0.01, 0.95, 0.01, 0.01, 0.0]
    assert said(pattern, ids=(5, 6, 7, 8, 9, 60)) == "“b” gives 95% to “c”, 3 tokens back."


@pytest.mark.parametrize(
    ("pattern", "facts", "text"),
    [
        ([0.02, 0.01, 0.01, 0.96, 0.0], {}, "“a” gives 96% to “d”, the token before it."),
        (
            [0.998, 0.001, 0.001],
            {"n_heads": 270, "n_resting": 206},
            "“c” gives >99% to the first token. "
            "206 of 270 heads give it more than half on this text.",
        ),
        ([0.7, 0.2, 0.1], {}, "“c” gives 70% to the first token."),
        ([0.1, 0.7, 0.1, 0.1], {}, "“d” gives 70% to “b”, 2 tokens back."),
        ([0.1, 0.1, 0.1, 0.7], {}, "“d” gives 70% of its attention to itself."),
        (
            [0.25, 0.2, 0.25, 0.3],
            {},
            "“d” spreads its attention over about 4 tokens; the largest share, 30%, goes to “d”.",
        ),
        ([0.0, 0.01, 0.1, 0.0], {}, "“d” gives 10% to “c”, the token before it."),
        ([1.0], {}, "“a” is the first token: it can only look at itself, so all 100% stays there."),
    ],
)
def test_the_first_rule_that_applies(pattern, facts, text):
    assert said(pattern, **facts) == text


def test_pieces_of_a_word_are_held_together():
    columns = Columns(tuple("abcdefgh"), [0.0] * 8, [True] * 8, 0, 0, pieces=(1, 2, 5))
    assert columns.words == (range(3), range(4, 6))


def test_equal_tokens_are_told_apart_by_their_numbers():
    row = made_row([0.2, 0.3, 0.5], words=("a", "b", "a"), of_model=True)
    assert [row.name(place) for place in range(3)] == ["a (token 1)", "b", "a (token 3)"]
