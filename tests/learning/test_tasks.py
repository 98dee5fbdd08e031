"""Texts to learn from: what is asked can be known from what stands before it."""

import numpy as np
import pytest

from attnviz.errors import EditError
from attnviz.learning.tasks import DEEPEST, TASKS, Repeats, make_task
from attnviz.learning.training import RunSettings, Training
from attnviz.model.document.learning import BAR, read_pairs

PAIRS = (("cat", "dog"), ("sun", "moon"), ("salt", "pepper"))
SIZE = 200


def batch_of(id_, seed=5):
    task = make_task(id_, PAIRS if id_ == "pairs" else ())
    drawn = task.batch(np.random.default_rng(seed), SIZE)
    texts = [[task.vocabulary[i] for i in row] for row in drawn.tokens]
    wanted = [[task.vocabulary[i] for i in row] for row in drawn.targets]
    return task, drawn, texts, wanted


@pytest.mark.parametrize("id_", TASKS)
def test_batches_have_the_length_and_the_words_of_their_task(id_):
    task, drawn, texts, _ = batch_of(id_)
    assert drawn.tokens.shape == drawn.targets.shape == drawn.asked.shape == (SIZE, task.n_tokens)
    assert {word for text in texts for word in text} <= set(task.vocabulary)
    assert drawn.asked.any(axis=1).all()
    assert (task.encode(texts[0]) == drawn.tokens[0]).all()


@pytest.mark.parametrize("id_", [id_ for id_ in TASKS if id_ != "previous"])
def test_what_is_asked_is_the_next_token(id_):
    _, drawn, _, _ = batch_of(id_)
    assert (drawn.targets[:, :-1] == drawn.tokens[:, 1:]).all()


@pytest.mark.parametrize("id_", TASKS)
def test_the_same_seed_draws_the_same_texts(id_):
    one, other, third = (batch_of(id_, seed)[1] for seed in (7, 7, 8))
    assert (one.tokens == other.tokens).all()
    assert (one.tokens != third.tokens).any()


def test_repeats_ask_for_nothing_that_was_not_said_before():
    _, drawn, texts, wanted = batch_of("repeats")
    for text, following, asked in zip(texts, wanted, drawn.asked, strict=True):
        period = int(np.flatnonzero(asked)[0]) + 1
        assert 8 <= period <= 12
        whole = [*text, following[-1]]
        assert whole[period:] == whole[: len(whole) - period]
        assert asked[period - 1 :].all()


def test_the_letter_before_is_asked_for():
    _, drawn, _, _ = batch_of("previous")
    assert (drawn.targets[:, 1:] == drawn.tokens[:, :-1]).all()
    assert not drawn.asked[:, 0].any()


def test_sorted_letters_follow_the_bar():
    _, drawn, texts, wanted = batch_of("sort")
    for text, following in zip(texts, wanted, strict=True):
        assert text[8] == BAR
        assert following[8:] == sorted(text[:8])
    assert (drawn.asked == (np.arange(16) >= 8)).all()


def test_brackets_match_and_are_four_deep_at_most():
    _, drawn, texts, wanted = batch_of("brackets")
    deepest = 0
    for text, following, asked in zip(texts, wanted, drawn.asked, strict=True):
        stack = []
        for i, sign in enumerate([*text, following[-1]]):
            if sign in "([":
                stack.append(sign)
                deepest = max(deepest, len(stack))
            else:
                assert stack.pop() + sign in ("()", "[]")
                assert i == 0 or asked[i - 1]
    assert deepest == DEEPEST


def test_pairs_are_joined_anew_in_every_text():
    task, drawn, texts, wanted = batch_of("pairs")
    seen = set()
    for text, following, asked in zip(texts, wanted, drawn.asked, strict=True):
        k = (task.n_tokens + 1) // 6
        told = dict(zip(text[0 : 2 * k : 2], text[1 : 2 * k : 2], strict=True))
        assert len(told) == k
        seen.add(tuple(sorted(told.items())))
        for i in np.flatnonzero(asked):
            assert following[i] == told[text[i]]
    assert len(seen) > 4


@pytest.mark.parametrize(
    ("pairs", "message"),
    [
        ((), "0 different first and 0"),
        ((("a", "b"),), "expected at least 2 of each"),
        ((("a", "b"), ("a", "c")), "1 different first and 2 different second"),
        ((("a", "b"), ("b", "c")), "'b' on both sides"),
    ],
)
def test_pairs_that_make_no_task_are_refused(pairs, message):
    with pytest.raises(EditError, match=message):
        make_task("pairs", pairs)


def test_pairs_are_read_line_by_line():
    assert read_pairs("cat dog\n\n  sun\tmoon  \n") == [("cat", "dog"), ("sun", "moon")]
    with pytest.raises(EditError, match="line 2: found 3 words"):
        read_pairs("cat dog\nsalt and pepper")
    with pytest.raises(EditError, match="line 1: found 1 word,"):
        read_pairs("cat")


def test_a_text_of_ones_own_is_checked():
    task = Repeats()
    with pytest.raises(EditError, match="token 2: found 'é'"):
        task.encode(["A", "é"])
    with pytest.raises(EditError, match="found 0 tokens, expected 1 to 24"):
        task.encode([])
    with pytest.raises(EditError, match="found 25 tokens"):
        task.encode(["A"] * 25)


def test_copies_are_what_followed_the_same_letter_before():
    task = Repeats()
    places = task.copy_places(task.encode("ABCABA"))
    rows, keys = np.nonzero(places)
    assert list(zip(rows.tolist(), keys.tolist(), strict=True)) == [(3, 1), (4, 2), (5, 1), (5, 4)]


@pytest.mark.parametrize(
    ("task", "text", "right"),
    [
        ("repeats", "ABCABC", "---BC-"),
        ("repeats", "ABCAD", "---D-"),
        ("previous", "ABC", "-AB"),
        ("sort", "CAB|ABX", None),
        ("sort", "CAB|AB", "---ABC"),
        ("brackets", "([])", "-])-"),
        ("brackets", ")(", "--"),
    ],
)
def test_what_is_right_is_known_where_anybody_could_know(task, text, right):
    made = make_task(task)
    if right is None:
        with pytest.raises(EditError):
            made.encode(tuple(text))
        return
    found = made.answers(made.encode(tuple(text)))
    said = "".join("-" if n < 0 else made.vocabulary[n] for n in found)
    assert said == right


def test_a_second_word_is_known_once_its_pair_was_told():
    task = make_task("pairs", (("cat", "dog"), ("sun", "moon"), ("salt", "oil")))
    text = ["cat", "moon", "sun", "dog", "cat", "moon", "sun"]
    found = task.answers(task.encode(text))
    assert [task.vocabulary[n] if n >= 0 else "" for n in found] == [
        "", "", "", "", "moon", "", "dog",
    ]  # fmt: skip


@pytest.mark.parametrize("task", ["repeats", "previous", "sort", "brackets"])
def test_what_is_asked_in_training_can_be_known(task):
    made = make_task(task)
    batch = made.batch(np.random.default_rng(0), 32)
    for tokens, targets, asked in zip(batch.tokens, batch.targets, batch.asked, strict=True):
        told = made.answers(tokens)
        both = asked & (told >= 0)
        assert both.any()
        assert np.array_equal(told[both], targets[both])


@pytest.mark.parametrize(("n", "told"), [(2, 2), (3, 3), (7, 3), (40, 3)])
def test_a_text_tells_few_pairs_and_asks_for_each_twice(n, told):
    pairs = tuple((f"a{i}", f"b{i}") for i in range(n))
    task = make_task("pairs", pairs)
    drawn = task.batch(np.random.default_rng(1), 20)
    assert drawn.tokens.shape == (20, 6 * told - 1)
    asked = drawn.tokens[:, 2 * told :: 2]
    assert asked.shape == (20, 2 * told)
    for text, row in zip(drawn.tokens, asked, strict=True):
        firsts = sorted(text[: 2 * told : 2])
        assert sorted(row[:told]) == firsts
        assert sorted(row[told:]) == firsts


def test_seven_pairs_are_learned_by_a_head_that_copies():
    pairs = tuple((f"a{i}", f"b{i}") for i in range(7))
    training = Training(RunSettings(task="pairs", pairs=pairs))
    while training.step < 200:
        training.advance()
    assert training.measured().accuracy > 0.95
    assert training.measured().copy.max() > 0.9
