"""The window on many cells."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from attnviz.ui.grid.outlook import LARGEST, Outlook

N = 131_072


def test_at_first_everything_is_in_sight():
    edges, block = Outlook.whole(N, 900, 600).rows()
    assert (edges[0], edges[-1], len(block)) == (0, N, 600)
    assert (np.diff(edges) >= 1).all()


def test_what_is_under_the_pointer_stays_there():
    look = Outlook.whole(N, 600, 600)
    for _ in range(60):
        before = look.cell_at(300, 420)
        look = look.zoomed(2**0.5, 300, 420)
        assert (
            look.cell == LARGEST or abs(look.cell_at(300, 420)[0] - before[0]) <= 1 / look.cell + 1
        )
    assert look.cell == LARGEST
    edges, block = look.rows()
    assert (np.diff(edges) == 1).all()
    assert np.bincount(block).max() in (48, 49)


def test_zooming_out_ends_with_everything():
    look = Outlook.whole(N, 600, 600).zoomed(1e9, 1, 599).panned(-1e12, 1e12)
    assert look.top + 600 / look.cell == N
    assert look.zoomed(1e-9, 5, 5) == Outlook.whole(N, 600, 600)
    assert Outlook.whole(N, 600, 600).resized(300, 200) == Outlook.whole(N, 300, 200)


def test_fewer_cells_than_room():
    look = Outlook.whole(4, 600, 600)
    assert look.cell == LARGEST
    edges, block = look.columns()
    assert edges.tolist() == [0, 1, 2, 3, 4]
    assert len(block) == 4 * LARGEST
    assert look.cell_at(599, 10) is None


@given(
    n=st.integers(1, 2_000_000),
    size=st.tuples(st.integers(1, 700), st.integers(1, 700)),
    moves=st.lists(st.tuples(st.floats(0.1, 9), st.floats(-900, 900), st.floats(-900, 900))),
)
def test_no_move_leaves_the_cells(n, size, moves):
    look = Outlook.whole(n, *size)
    for factor, x, y in moves:
        look = look.zoomed(factor, abs(x), abs(y)).panned(x, y)
        for edges, block in (look.rows(), look.columns()):
            assert 0 <= edges[0] < edges[-1] <= n
            assert (np.diff(edges) >= 1).all()
            assert block[-1] == len(edges) - 2
