"""Which numbers go with which tab, and what a page calls them."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from attnviz.export.exhibits import sparse_exhibit
from attnviz.export.tab_tables import page_blocks, tab_tables
from attnviz.model.document.lab import SPARSE_KINDS, SparseSpec
from attnviz.model.files import library
from attnviz.session import Session


@pytest.fixture
def session(qapp) -> Session:
    return Session(library.start_lab())


def test_every_array_of_a_layer_is_there(session: Session) -> None:
    for tab, slot in (("heads", "document"), ("grid", "document"), ("steps", "example")):
        trace = session.trace(slot)
        given = {table.name: table.array for table in tab_tables(session, tab)}
        # Under one name or another: steps that change nothing give no array of their own.
        for name, array in trace.arrays.items():
            assert any(array is each for each in given.values()), name


def test_exhibits_have_their_larger_tables(session: Session) -> None:
    names = [table.name for table in tab_tables(session, "saturation")]
    assert names == ["scores", "raw", "scaled", "stops"]
    assert [table.name for table in tab_tables(session, "sparse")] == ["allowed", "pairs", "counts"]


def test_a_page_names_numbers_as_the_tabs_do(session: Session) -> None:
    session.select(head=2)
    titles = [block.title for block in page_blocks(session, "heads")]
    assert titles == ["A  attention weights", "S ÷ √d_k  scaled"]
    titles = [block.title for block in page_blocks(session, "grid")]
    assert titles[0] == "A  attention weights, H1 (Who is it?)" and len(titles) == 9
    titles = [block.title for block in page_blocks(session, "steps")]
    assert titles[:3] == ["X  token vectors", "W_Q  makes queries", "Q  queries"]
    assert not [title for title in titles if "  " not in title]
    assert "Every vector size" in [b.title for b in page_blocks(session, "saturation")]
    assert [b.title for b in page_blocks(session, "sparse")] == [
        "Which token may look at which: 1 = yes", "Scores by window",
    ]  # fmt: skip


def test_hidden_weights_are_no_nought(session: Session) -> None:
    pattern = page_blocks(session, "heads")[0].array
    allowed = session.trace()["allowed"]
    assert np.array_equal(np.isnan(pattern), ~allowed)
    head = session.selection.head
    assert np.array_equal(pattern[allowed], session.trace()["pattern"][head][allowed])


SPARSE = st.builds(
    SparseSpec,
    kind=st.sampled_from([kind for kind in SPARSE_KINDS if kind != "draw"]),
    window=st.integers(1, 64),
    n_sinks=st.integers(0, 16),
    stride=st.integers(2, 64),
    n_tokens=st.integers(1, 64),
    long_tokens=st.integers(1, 2**24),
    long_window=st.integers(1, 2**24) | st.just(1),
)


@given(SPARSE)
def test_every_pattern_that_a_file_may_hold_has_its_numbers(spec):
    found = sparse_exhibit(spec)
    assert found.facts["count"] == found.arrays["allowed"].sum()
    assert 1 <= found.facts["long_count"] <= found.facts["long_of_full"]
