"""Sentences and arithmetic stay true whatever the numbers: words are checked against the trace."""

import re
from dataclasses import replace

import numpy as np
import pytest
from arithmetic import fault
from hypothesis import given, settings
from hypothesis import strategies as st

from attnviz.engine.explain.written import Number
from attnviz.engine.steps.run import run
from attnviz.model.document.document import Document, MaskSpec, Options, Rope
from attnviz.model.document.lab import Lab
from attnviz.model.document.source import LayerSource
from attnviz.model.edits.layer import set_cell, set_matrix, set_option
from attnviz.model.files import library
from attnviz.model.files.presets import preset
from attnviz.rounding import printed
from attnviz.session import Session
from attnviz.tabs.step_by_step.state import Pointer, resolve
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.state.plan import PLANS
from attnviz.tabs.step_by_step.state.state import first_lit, look, strongest_link
from attnviz.tabs.step_by_step.words.captions import caption_of
from attnviz.tabs.step_by_step.words.feedback import news
from attnviz.tabs.step_by_step.words.status import note, status
from attnviz.tabs.step_by_step.words.wording import count, per_cent, share, some_numbers, some_words
from attnviz.ui.look import numbers
from attnviz.ui.look.figures import ORDINARY, SOFT
from attnviz.ui.tab.by_hand import brief, plain
from attnviz.ui.tab.by_hand import by_hand as arithmetic


def by_hand(one, array, row, column):
    return arithmetic(one.document, one.trace, array, one.place(array, row, column))


TENTHS = st.integers(-20, 20).map(lambda n: n / 10)


@st.composite
def documents(draw):
    """Small layers of numbers with one decimal, as a class would type them."""
    n, d, k = (draw(st.integers(1, 4)) for _ in range(3))

    def matrix(*shape):
        flat = draw(st.lists(TENTHS, min_size=int(np.prod(shape)), max_size=int(np.prod(shape))))
        return np.array(flat).reshape(shape)

    return Document(
        tokens=tuple("abcd"[:n]),
        X=matrix(n, d),
        W_Q=matrix(1, d, k),
        W_K=matrix(1, d, k),
        W_V=matrix(1, d, k),
        options=Options(scale_on=draw(st.booleans()), mask_on=draw(st.booleans())),
    )


def looked_at(document, head=0):
    return OneHead(document, run(document), head)


def lit_of(one, step):
    return (step.arrays[-1], *first_lit(one, step, strongest_link(one)))


def value_of(text):
    """Work out one side of the arithmetic, as a pocket calculator would."""
    text = text.replace("(not divided)", "").replace(f"({numbers.HIDDEN})", "(-inf)")
    text = text.replace(numbers.HIDDEN, "-inf").replace(numbers.MINUS, "-")
    text = re.sub(r"\+ \d+ zeros", "", text)
    text = re.sub(r"^exactly 0: .+", "0", text)
    text = re.sub(r"e\^(\S+)", r"exp(\1)", text)
    text = text.replace(")(", ")*(").replace("÷", "/").replace("·10", "e")
    text = re.sub(r"e([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)", lambda m: "e" + m[1].translate(RAISED), text)
    return eval(text, {"inf": np.inf, "exp": np.exp})


RAISED = str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "-0123456789")


@given(documents())
def test_tokens_of_a_model_are_called_tokens(document):
    one = replace(looked_at(document), of_tokens=True)
    for step in PLANS:
        lit = lit_of(one, step)
        assert not re.search(r"\bwords?\b", caption_of(one, step, lit)), step.title
    for row, column in np.ndindex(one.shape("pattern")):
        said = note(one, "M", row, column)
        assert not re.search(r"\bwords?\b", said)
    session = Session(Lab(document))
    assert not look(session).of_tokens
    session.open(Lab(document, source=LayerSource("model", "/m", "m")))
    assert look(session).of_tokens
    given_words = looked_at(document)
    assert "word" in caption_of(given_words, PLANS[0], lit_of(given_words, PLANS[0]))


@settings(max_examples=60)
@given(documents(), st.data())
def test_a_calculation_by_hand_agrees(document, data):
    """= means that the printed digits give exactly the printed result; ≈ that they nearly do."""
    one = looked_at(document)
    step = PLANS[data.draw(st.sampled_from([2, 3, 4, 6, 7, 8, 9, 10, 11])) - 1]
    array = step.arrays[-1]
    rows, columns = one.shape(array)
    cell = data.draw(st.integers(0, rows - 1)), data.draw(st.integers(0, columns - 1))
    text = plain(by_hand(one, array, *cell))
    sign = "≈" if "≈" in text else "="
    left, right = text.split(f" {sign} ")
    worked_out, printed = value_of(left), value_of(right)
    if sign == "=":
        assert worked_out == pytest.approx(printed, rel=1e-9, abs=1e-9), text
        assert printed == pytest.approx(float(one.slice(array)[cell]), rel=1e-9, abs=1e-9)
    else:
        assert worked_out == pytest.approx(printed, rel=0.05, abs=0.05 * len(left)), text
    assert "-0" not in text
    assert "−0 " not in f"{text} "


@settings(max_examples=60)
@given(documents())
def test_captions_are_one_true_sentence(document):
    one = looked_at(document)
    for step in PLANS:
        said = caption_of(one, step, lit_of(one, step))
        assert said.endswith(".")
        assert said[0].isupper() or said[0] == "÷"
        assert ". " not in said
        assert not re.search(r"\bnan|\binf\b|array|-\d", said), said
    pattern = one.slice("pattern")
    said = caption_of(one, PLANS[9], ("pattern", len(pattern) - 1, 0))
    row = pattern[-1]
    for text, value in (("everything", 1.0), ("two thirds", 2 / 3), ("half", 0.5)):
        if f"spends {text} on" in said:
            assert abs(row.max() - value) <= 0.01


def no_questions(document):
    return set_matrix(document, "W_Q", np.zeros((4, 4)), 0)


def no_values(document):
    return set_matrix(document, "W_V", np.zeros((4, 4)), 0)


def switched(option, value):
    return lambda document: set_option(document, option, value)


def normed(rope=None):
    ones = np.ones(4)
    return lambda document: set_option(
        document.with_(q_norm=ones[: document.d_k], k_norm=ones[: document.d_k]), "rope", rope
    )


CHANGED = [
    (2, normed(), "by W_Q, then normalise it (QK-norm):"),
    (2, normed(Rope()), "normalise it (QK-norm), then rotate it by its position (RoPE):"),
    (3, normed(), "by W_K and normalise them (QK-norm):"),
    (3, normed(Rope()), "normalise them (QK-norm) and rotate them by position (RoPE):"),
    (4, no_values, "all zeros, so no word has anything to pass on"),
    (2, no_questions, "it is all zeros, so no word looks for anything"),
    (6, no_questions, "every score is 0"),
    (10, no_questions, "“sat” spreads it evenly over all three words it sees"),
    (11, no_questions, "is the plain average of all three words it sees"),
    (9, switched("mask_on", False), "every number becomes positive and the gaps grow."),
    (12, switched("mask_on", False), "all words, even later ones"),
    (7, switched("scale_on", False), "the gaps stay 2 times as large"),
    (7, switched("scale", 0.25), "Multiply every score by 0.25;"),
    (7, switched("temperature", 2.0), "by 2 and by the temperature 2;"),
]


@pytest.mark.parametrize(("number", "edit", "wanted"), CHANGED)
def test_captions_follow_the_numbers(number, edit, wanted):
    text = preset("text")
    one = looked_at(edit(text))
    link = strongest_link(looked_at(text))
    step = PLANS[number - 1]
    said = caption_of(one, step, (step.arrays[-1], *first_lit(one, step, link)))
    assert wanted in said, said


def test_after_an_edit_the_caption_names_the_new_favourite():
    text = preset("text")
    one = looked_at(set_matrix(text, "X", text.X * np.array([[1], [1], [-1], [1]])))
    said = caption_of(one, PLANS[9], ("pattern", 2, 1))
    assert said.endswith("and “sat” spends 58% on “The”.")
    said = caption_of(one, PLANS[10], ("z", 2, 0))
    assert said.endswith("the new vector of “sat” is mostly the value of “The”.")


def test_a_window_takes_the_far_past_away():
    one = looked_at(preset("text").with_(mask=MaskSpec("window", window=1)))
    said = caption_of(one, PLANS[7], ("masked_scores", 2, 1))
    assert said == (
        "Cross out the masked cells: the best score of “sat” was for “cat”, which is now masked."
    )


def test_one_word_has_no_one_to_look_at():
    one = looked_at(
        Document(tokens=("Oh",), X=[[1.0, 2.0]], W_Q=np.ones((1, 2, 2)), W_K=np.ones((1, 2, 2)),
                 W_V=np.ones((1, 2, 2)))
    )  # fmt: skip
    assert caption_of(one, PLANS[0], ("X", 0, 0)).startswith("One word, a row of two numbers")
    assert caption_of(one, PLANS[9], ("pattern", 0, 0)).endswith(
        "“Oh” keeps everything for itself, the only word it sees."
    )
    assert caption_of(one, PLANS[11], ("out", 0, 0)) == (
        "One vector in, one out, same shape: there was no other word to get information from."
    )


def test_long_sums_name_their_largest_products_and_add_up_the_rest():
    draw = np.random.default_rng(2)
    one = looked_at(
        Document(tokens=("a", "b"), X=draw.normal(size=(2, 20)), W_Q=draw.normal(size=(1, 20, 2)),
                 W_K=np.ones((1, 20, 2)), W_V=np.ones((1, 20, 2)))
    )  # fmt: skip
    text = plain(by_hand(one, "Q", 0, 0))
    products = one.slice("X")[0] * one.slice("W_Q")[:, 0]
    largest = products[np.argsort(-np.abs(products))[:6]]
    rest = products.sum() - largest.sum()
    assert text.count(")(") == 6
    assert f" + 14 smaller terms ({rest:.5f})" in text
    assert text.endswith(f"≈ {brief(products.sum())}")
    assert fault(text) == ""


def test_zeros_of_a_long_sum_are_counted():
    from attnviz.model.files import library

    one = looked_at(library.load("sentence-heads").lab.document)
    assert plain(by_hand(one, "Q", 10, 0)) == "(1)(4) + 15 zeros = 4"


BRIEF = [
    (1.6, False, "1.6"), (-0.30000000000000004, False, "−0.3"), (0.12345, False, "0.1235"),
    (0.0, True, "0"), (1.0, True, "1.000"), (0.1453717, True, "0.145"), (-1e-17, False, "0"),
    (3.63e-6, True, "3.63·10⁻⁶"), (2.5e9, False, "2.5·10⁹"), (-0.0, False, "0"),
]  # fmt: skip


@pytest.mark.parametrize(("value", "soft", "text"), BRIEF)
def test_numbers_are_written_short(value, soft, text):
    assert brief(value, "exponentials" if soft else "X") == text


def is_exact(value, style=ORDINARY):
    return Number(printed(value), style).exact


def test_exact_means_the_printed_digits_are_the_number():
    assert is_exact(1.96)
    assert is_exact(0.30000000000000004)
    assert not is_exact(0.66467, SOFT)
    assert is_exact(0.5, SOFT)
    assert is_exact(1e-7)
    assert not is_exact(1.2345e-7)


SHARES = [
    (1.0, "everything"), (0.999, "nearly everything"), (0.6647, "two thirds"), (0.5, "half"),
    (0.25, "a quarter"), (0.91, "91%"), (0.003, "<1%"), (0.34, "a third"), (0.36, "36%"),
]  # fmt: skip


@pytest.mark.parametrize(("value", "text"), SHARES)
def test_shares_have_names_only_where_they_fit(value, text):
    assert share(value) == text


def test_counts_are_words_up_to_twelve():
    assert (count(4), count(12), count(13)) == ("four", "twelve", "13")
    assert (some_numbers(1), some_numbers(2)) == ("one number", "two numbers")
    assert (some_words(1), some_words(14)) == ("one word", "14 words")
    assert per_cent(0.9999961) == ">99.9%"


NEWS = [
    (
        lambda d: set_cell(d, "X", (3, 0), 0.41),
        "d₀ of “down”: 0.4 → 0.41. “down” now gives “sat” 65% (was 64%).",
    ),
    (lambda d: set_matrix(d, "W_K", d.W_K * 0), "W_K = 0. “sat” now gives “cat” 33% (was 66%)."),
    (
        lambda d: set_option(d, "temperature", 2.0),
        "Setting changed. “sat” now gives “cat” 50% (was 66%).",
    ),
    (
        lambda d: d.with_(mask=MaskSpec("window", window=1)),
        "Mask changed. “sat” turns from “cat” (66% → 0%) to itself (15% → 100%).",
    ),
    (lambda d: set_cell(d, "W_V", (0, 3, 0), 1.0), ""),
]  # fmt: skip


@pytest.mark.parametrize(("edit", "wanted"), NEWS, ids=[w[:12] for _, w in NEWS])
def test_news_name_what_changed_and_what_moved_most(edit, wanted):
    before = looked_at(preset("text"))
    after = edit(before.document)
    assert news(before, OneHead(after, run(after, before.trace), 0), 2) == wanted


def test_the_status_names_a_head_of_a_model_by_its_own_name_alone():
    document = library.start_lab().document
    heads = tuple(replace(head, name=f"18.{i}") for i, head in enumerate(document.heads))
    session = Session(Lab(document.with_(heads=heads)))
    session.select(head=2)
    assert "head 3 18.2" in status(resolve(session, Pointer()))
    session.open(Lab(document.with_(heads=heads), source=LayerSource("model", "/m", "m")))
    session.select(head=2)
    assert "head 18.2" in status(resolve(session, Pointer()))
