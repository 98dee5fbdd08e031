"""The error function against Python's own."""

import math

import numpy as np
import pytest

from attnviz.engine.erf import erf


@pytest.mark.parametrize(("dtype", "error"), [(np.float64, 4e-16), (np.float32, 2e-7)])
def test_against_math(dtype, error):
    x = np.linspace(-8, 8, 4001).astype(dtype)
    found = erf(x)
    assert found.dtype == dtype
    assert np.abs(found - [math.erf(v) for v in x.astype(np.float64)]).max() <= error


def test_ends():
    found = erf(np.array([np.inf, -np.inf, 0.0, np.nan]))
    assert found[:3].tolist() == [1, -1, 0]
    assert np.isnan(found[3])
