"""Blocks of a pattern against its cells."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from attnviz.engine import masks
from attnviz.engine.pattern_tiles import PatternBlock, blocks
from attnviz.errors import EditError

KINDS = masks.RULES
edges = st.lists(st.integers(0, 60), min_size=2, max_size=12, unique=True).map(sorted)


def most(kind, rows, columns, numbers):
    """Look at every cell of a block, one by one."""
    found = PatternBlock.FUTURE
    for i in rows:
        for j in columns:
            if j > i:
                continue
            cell = masks.allowed_rows(kind, (i,), (j,), **numbers)[0, 0]
            near = kind == "full" or i - j < numbers["window"]
            if kind == "fixed":
                near = i // numbers["stride"] == j // numbers["stride"]
            here = (
                PatternBlock.SKIPPED
                if not cell
                else PatternBlock.NEAR
                if near
                else PatternBlock.FAR
            )
            order = (PatternBlock.FUTURE, PatternBlock.SKIPPED, PatternBlock.FAR, PatternBlock.NEAR)
            found = max(found, here, key=order.index)
    return found


numbers_of = st.fixed_dictionaries(
    {"window": st.integers(1, 20), "n_sinks": st.integers(0, 3), "stride": st.integers(2, 20)}
)


@given(kind=st.sampled_from(KINDS), rows=edges, columns=edges, numbers=numbers_of)
def test_a_block_is_the_most_that_a_cell_of_it_is(kind, rows, columns, numbers):
    found = blocks(kind, rows, columns, **numbers)
    for a in range(len(rows) - 1):
        for b in range(len(columns) - 1):
            block = range(rows[a], rows[a + 1]), range(columns[b], columns[b + 1])
            assert found[a, b] == most(kind, *block, numbers)


@pytest.mark.parametrize("kind", KINDS)
def test_with_edges_one_apart_it_is_the_pattern(kind):
    numbers = {"window": 4096, "n_sinks": 1, "stride": 4096}
    rows, columns = np.arange(131_000, 131_072), np.arange(126_900, 127_000)
    found = blocks(kind, rows, columns, **numbers)
    allowed = masks.allowed_rows(kind, rows[:-1], columns[:-1], **numbers)
    assert ((found >= PatternBlock.NEAR) == allowed).all()


def test_the_whole_of_131072_tokens_needs_no_cell():
    edges = np.linspace(0, 131_072, 601).astype(np.int64)
    found = blocks("sink-window", edges, edges, window=4096, n_sinks=1)
    assert found.shape == (600, 600)
    assert (found[200:, 0] == PatternBlock.FAR).all()  # one column of 131,072 does not vanish
    assert (np.diagonal(found) == PatternBlock.NEAR).all()
    assert found[599, 300] == PatternBlock.SKIPPED
    assert found[0, 599] == PatternBlock.FUTURE


def test_wrong_numbers_are_refused():
    with pytest.raises(EditError, match="window"):
        blocks("window", (0, 4), (0, 4), window=0)
