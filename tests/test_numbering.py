"""Numbers of tokens: a start token is number 0, and what a person types leads back to the place."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from attnviz.captures.documents import capture_document
from attnviz.captures.reading import read_capture
from attnviz.model.document.document import Document
from attnviz.model.document.lab import Lab
from attnviz.model.files import attn
from attnviz.model.files.write import without_weights
from attnviz.numbering import FROM_ONE, FROM_ZERO, TokenNumbers, places_of
from attnviz.ui.grid.map_axes import _ticks
from attnviz.ui.grid.value import Grid


@given(st.sampled_from([FROM_ONE, FROM_ZERO]), st.integers(0, 99), st.integers(1, 100))
def test_a_number_leads_back_to_its_place(numbering, place, n):
    back = numbering.place(numbering.of(place), n)
    assert back == (place if place < n else None)
    assert numbering.place(numbering.first - 1, n) is None
    assert numbering.place(numbering.last(n), n) == n - 1


def test_the_first_token_alone_is_number_0_or_1():
    assert (FROM_ZERO.of(0), FROM_ZERO.of(1)) == (0, 1)
    assert (FROM_ONE.of(0), FROM_ONE.of(1)) == (1, 2)


def layer(**fields):
    one = np.eye(3)[None]
    return Document(tokens=("<s>", "a", "b"), X=np.eye(3), W_Q=one, W_K=one, W_V=one, **fields)


@pytest.mark.parametrize("starts", [True, False])
def test_a_file_keeps_how_its_tokens_are_numbered(starts):
    document = layer(start_token=starts)
    for kept in (document, without_weights(document)):
        read = attn.loads(attn.dumps(Lab(kept))).lab.document
        assert read.start_token is starts
        assert read.numbering == TokenNumbers(0 if starts else 1)


@pytest.mark.parametrize(
    ("tokens", "said", "first"),
    [
        (["<s>", "The", "cat"], {}, 0),
        (["<|begin_of_text|>", "The", "cat"], {}, 0),
        (["The", "<s>", "cat"], {}, 1),
        (["start", "the", "car"], {}, 1),
        (["start", "The", "cat"], {"start_token": np.array([1], np.uint8)}, 0),
        (["<s>", "The", "cat"], {"start_token": np.array([0], np.uint8)}, 1),
        ([], {}, 1),
    ],
)
def test_a_capture_says_by_a_field_or_by_name_whether_it_begins_with_a_start_token(
    tokens, said, first
):
    arrays = {"attention": np.tril(np.ones((1, 2, 3, 3))) / np.arange(1, 4)[:, None], **said}
    capture = read_capture(arrays, tokens=tokens)
    assert capture_document(capture, 0).numbering.first == first


def test_go_to_takes_the_numbers_that_are_shown():
    tokens = ("start", "The", "cat")
    assert places_of(tokens, "0", FROM_ZERO) == (0,)
    assert places_of(tokens, "2", FROM_ZERO) == (2,)
    assert places_of(tokens, "3", FROM_ZERO) == ()
    assert places_of(tokens, "3", FROM_ONE) == (2,)


@pytest.mark.parametrize(("numbering", "places"), [(FROM_ONE, [4, 9]), (FROM_ZERO, [0, 5, 10])])
def test_axes_number_round_tokens(numbering, places):
    ticks = list(_ticks(0, 12, 5, numbering))
    assert ticks == places
    assert all(numbering.of(place) % 5 == 0 for place in ticks)


def test_a_cell_is_told_by_the_numbers_of_its_tokens():
    names = ("start", "The", "cat")
    grid = Grid(np.eye(3), row_labels=names, column_labels=names)
    one, zero = (
        Grid(
            np.eye(3), row_labels=names, column_labels=names, row_numbers=n, column_numbers=n
        ).describe(2, 1)
        for n in (FROM_ONE, FROM_ZERO)
    )
    assert one.startswith("cat (3) looks at The (2)")
    assert zero.startswith("cat (2) looks at The (1)")
    assert zero == grid.describe(2, 1)
