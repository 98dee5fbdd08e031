"""Q and K of a text whose weights are too many to hold."""

import numpy as np
import pytest

from attnviz.captures import queries
from attnviz.captures.opening import open_capture
from attnviz.captures.queries import TooManyWeightsError
from attnviz.captures.reading import read_capture
from attnviz.engine.attention import attend
from attnviz.engine.masks import causal
from attnviz.errors import CaptureError, ShapeError


@pytest.fixture(autouse=True)
def small(monkeypatch):
    monkeypatch.setattr(queries, "MOST_WEIGHTS", 2 * 40 * 40)
    monkeypatch.setattr(queries, "MOST_TOKENS", 80)


def arrays(n, heads=4, kv=2, n_keys=None):
    rng = np.random.default_rng(n)
    Q, K = rng.standard_normal((heads, n, 8)), rng.standard_normal((kv, n_keys or n, 8))
    return {"Q": Q.astype(np.float16), "K": K.astype(np.float16)}


def test_few_weights_are_held():
    assert read_capture(arrays(20)).layers[0].shape == (4, 20, 20)


def test_many_are_refused_with_what_they_are_computed_from():
    given = arrays(60) | {"tokens": np.array([f"t{i}" for i in range(60)])}
    with pytest.raises(TooManyWeightsError, match=r"Q and K of 60 tokens.*on tab 5") as fault:
        read_capture(given, title="long.npz")
    found = fault.value.queries
    assert (found.title, found.n_heads, found.n_tokens) == ("long.npz", 4, 60)
    assert found.tokens[59] == "t59"
    K = given["K"].astype(np.float64)[[0, 0, 1, 1]]
    exact = attend(given["Q"].astype(np.float64), K, K, allowed=causal(60)).pattern
    for head in range(4):
        rows = found.pattern(head, "causal").rows(range(60))
        assert np.abs(rows - exact[head]).max() < 1e-5


@pytest.mark.parametrize(("n", "n_keys"), [(81, 81), (60, 70)])
def test_what_cannot_be_drawn_says_why(n, n_keys):
    with pytest.raises(ShapeError, match=r"long.npz.*expected"):
        read_capture(arrays(n, n_keys=n_keys), title="long.npz")


def test_tokens_lie_beside_q_and_k_too(tmp_path):
    np.savez(tmp_path / "long.npz", **arrays(60))
    (tmp_path / "long.tokens.txt").write_text("\n".join(f"w{i}" for i in range(60)), "utf-8")
    with pytest.raises(TooManyWeightsError) as fault:
        open_capture(tmp_path / "long.npz")
    assert fault.value.queries.tokens[:2] == ("w0", "w1")


@pytest.mark.parametrize("beside", [True, False])
def test_tokens_of_another_text_are_named_and_not_shown_beside_wrong_rows(tmp_path, beside):
    tokens = [f"w{i}" for i in range(50)]
    inside = {} if beside else {"tokens": np.array(tokens)}
    np.savez(tmp_path / "long.npz", **arrays(60), **inside)
    if beside:
        (tmp_path / "tokens.txt").write_text("\n".join(tokens), "utf-8")
    with pytest.raises(CaptureError, match="60 attention positions but 50 tokens") as fault:
        open_capture(tmp_path / "long.npz")
    assert not isinstance(fault.value, TooManyWeightsError)
