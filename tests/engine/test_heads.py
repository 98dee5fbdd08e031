"""Products of matrices of which one is an identity, as captured attention has them."""

import numpy as np
import pytest

from attnviz.engine.heads import MANY_ROWS, product, project
from attnviz.engine.steps.functions import scores


def test_an_identity_of_many_rows_takes_no_arithmetic():
    W = np.random.default_rng(1).normal(size=(2, MANY_ROWS, MANY_ROWS))
    assert project(np.eye(MANY_ROWS), W) is W
    assert product(W, np.tile(np.eye(MANY_ROWS), (2, 1, 1))) is W


@pytest.mark.parametrize("place", [(0, 0), (0, 1), (7, 7), (255, 3)])
def test_what_is_nearly_an_identity_is_multiplied(place):
    W = np.random.default_rng(2).normal(size=(1, MANY_ROWS, MANY_ROWS))
    X = np.eye(MANY_ROWS)
    X[place] = 2.0
    assert np.allclose(project(X, W)[0], X @ W[0], rtol=0, atol=1e-12)


def test_one_head_that_is_none_has_all_multiplied():
    K_T = np.tile(np.eye(MANY_ROWS), (2, 1, 1))
    K_T[1, 5, 6] = 1.0
    Q = np.random.default_rng(3).normal(size=(2, MANY_ROWS, MANY_ROWS))
    assert np.allclose(scores(Q, K_T, (0, 1)), Q @ K_T, rtol=0, atol=1e-12)


def test_the_wider_type_and_all_heads_come_out():
    W = np.ones((3, MANY_ROWS, 2), dtype=np.float32)
    found = project(np.eye(MANY_ROWS), W)
    assert found.dtype == np.float64
    assert found.shape == (3, MANY_ROWS, 2)
    one = product(np.eye(MANY_ROWS)[None], np.ones((4, MANY_ROWS, 1)))
    assert one.shape == (4, MANY_ROWS, 1)
    spread = product(np.ones((3, 2, MANY_ROWS)), np.eye(MANY_ROWS)[None])
    assert spread.shape == (3, 2, MANY_ROWS)
