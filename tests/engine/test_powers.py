"""Powers of 2 and of e give the same softmax, and both ways of computing are taken."""

import numpy as np
import pytest

from attnviz.engine import blocked, powers


@pytest.mark.parametrize("base", [2, np.e])
def test_a_layer_is_the_same_with_powers_of_either_base(monkeypatch, base):
    rng = np.random.default_rng(0)
    Q, K, V = (rng.standard_normal((2, 300, 16), dtype=np.float32) for _ in range(3))
    allowed = np.tri(300, dtype=bool)
    monkeypatch.setattr(blocked, "power", np.exp2 if base == 2 else np.exp)
    monkeypatch.setattr(blocked, "PER_NAT", powers.LOG2_E if base == 2 else 1.0)
    scores = np.where(allowed, (Q @ K.swapaxes(1, 2)).astype(float) / 4, -np.inf)
    wanted = np.exp(scores - scores.max(axis=-1, keepdims=True))
    wanted /= wanted.sum(axis=-1, keepdims=True)
    found = blocked.attend(Q, K, V, allowed, 0.25)
    np.testing.assert_allclose(found.shares(), wanted, atol=2e-6)
    np.testing.assert_allclose(found.head_shares(1), wanted[1], atol=2e-6)


def test_the_unit_belongs_to_the_power():
    score = np.float32(3.5)
    assert powers.power(score * np.float32(powers.PER_NAT)) == pytest.approx(np.exp(3.5), rel=1e-6)
    assert powers.logarithm(np.exp(3.5)) == pytest.approx(3.5 * powers.PER_NAT)
