"""The gradient against central differences, and the loss against plain loops."""

import numpy as np
import pytest

from attnviz.errors import EditError
from attnviz.learning import network as net
from attnviz.learning.network import Network, Sizes, untrained
from attnviz.learning.tasks import TASKS, make_task

PAIRS = (("cat", "dog"), ("sun", "moon"))


def drawn(id_, layers, heads, seed):
    task = make_task(id_, PAIRS if id_ == "pairs" else ())
    sizes = Sizes(len(task.vocabulary), task.n_tokens, layers, heads, 8)
    rng = np.random.default_rng(seed)
    exact = Network(sizes, untrained(sizes, rng).vector.astype(np.float64))
    return exact, task.batch(rng, 3)


@pytest.mark.parametrize("id_", TASKS)
@pytest.mark.parametrize(("layers", "heads"), [(1, 1), (2, 2), (2, 4)])
def test_the_gradient_is_the_slope_of_the_loss(id_, layers, heads):
    network, batch = drawn(id_, layers, heads, 11)
    held = frozenset({(0, heads - 1)}) if layers == 2 else frozenset()
    _, slopes = net.gradient(network, batch, held)
    rng = np.random.default_rng(1)
    step = 1e-5
    for place in rng.choice(network.sizes.count, 40, replace=False):
        sides = []
        for sign in (1, -1):
            moved = Network(network.sizes, network.vector.copy())
            moved.vector[place] += sign * step
            sides.append(net.judge(moved, net.forward(moved, batch.tokens, held), batch).loss)
        slope = (sides[0] - sides[1]) / (2 * step)
        assert slopes[place] == pytest.approx(slope, rel=1e-6, abs=1e-9)


def test_the_forward_pass_is_that_of_plain_loops():
    network, batch = drawn("repeats", 2, 2, 4)
    done = net.forward(network, batch.tokens)
    text = batch.tokens[1]
    x = network.embedding[text] + network.positions[: len(text)]
    for layer in range(2):
        W_Q, W_K, W_V = network.heads(layer)
        added = np.zeros_like(x)
        for head in range(2):
            for i in range(len(text)):
                q = x[i] @ W_Q[head]
                scores = np.array([q @ (x[j] @ W_K[head]) / 2.0 for j in range(i + 1)])
                weights = np.exp(scores - scores.max())
                weights /= weights.sum()
                seen = done.layers[layer].pattern[1, head, i]
                assert seen[: i + 1] == pytest.approx(weights, abs=1e-12)
                assert (seen[i + 1 :] == 0).all()
                z = sum(w * (x[j] @ W_V[head]) for j, w in enumerate(weights))
                added[i] += z @ network.W_O[layer][head * 4 : (head + 1) * 4]
        x = x + added
    rows = slice(len(text), 2 * len(text))
    assert net.logits(network, done, rows) == pytest.approx(x @ network.unembedding, abs=1e-10)


def test_a_held_head_gives_nothing():
    network, batch = drawn("repeats", 2, 2, 4)
    done = net.forward(network, batch.tokens, frozenset({(1, 0)}))
    assert (done.layers[1].z[:, :4] == 0).all()
    assert (done.layers[1].z[:, 4:] != 0).any()
    _, slopes = net.gradient(network, batch, frozenset({(1, 0)}))
    parts = Network(network.sizes, slopes)
    assert all((part[0] == 0).all() for part in parts.heads(1))
    assert all((part[1] != 0).any() for part in parts.heads(1))


def test_large_scores_stay_weights():
    network, batch = drawn("repeats", 1, 1, 4)
    network.vector *= 40
    single = Network(network.sizes, network.vector.astype(np.float32))
    pattern = net.forward(single, batch.tokens).layers[0].pattern
    assert np.isfinite(pattern).all()
    assert pattern.sum(axis=-1) == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize(
    ("sizes", "message"),
    [((3, 2, 8), "layers: found 3, expected 1 or 2"), ((2, 3, 8), "heads: found 3"),
     ((2, 2, 12), "width: found 12, expected 8, 16, 32 or 64")],
)  # fmt: skip
def test_sizes_that_cannot_be_are_refused(sizes, message):
    with pytest.raises(EditError, match=message):
        Sizes(20, 24, *sizes)
