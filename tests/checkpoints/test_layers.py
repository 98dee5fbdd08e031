"""A layer of a model as a Document: the engine gives what the forward pass gave."""

from pathlib import Path

import numpy as np
import pytest

from attnviz.checkpoints.layers import layer_document, value_norms
from attnviz.checkpoints.model import open_model
from attnviz.checkpoints.tokens import TokenText
from attnviz.engine.steps.run import run
from attnviz.errors import CheckpointError

MODELS = Path(__file__).parent.parent / "data" / "models"
FAMILIES = sorted((MODELS / "families").iterdir())


def tokens(count):
    return tuple(TokenText(str(i), b"", str(i)) for i in range(count))


@pytest.mark.parametrize("folder", FAMILIES, ids=lambda path: path.name)
def test_engine_and_forward_pass_agree(folder):
    model = open_model(folder)
    ids = [5, 9, 11, 5, 20, 31, 7, 8]
    passed = model.run(ids)
    for layer in range(model.config.n_layers):
        trace = run(layer_document(model.weights, passed, layer, tokens(len(ids))))
        assert np.allclose(trace["pattern"], passed.pattern[layer], atol=2e-6)
        assert np.allclose(trace["z"], passed.z[layer], atol=2e-5)


def test_what_a_layer_is_called():
    model = open_model(MODELS / "gpt2")
    passed = model.run([5, 6, 7])
    document = layer_document(model.weights, passed, 1, tokens(3), "tiny")
    assert document.title == "tiny · layer 1"
    assert [head.name for head in document.heads] == ["1.0", "1.1", "1.2", "1.3"]
    assert document.b_Q is not None
    assert document.X.dtype == np.float32


def test_norms_of_queries_and_keys_are_part_of_a_layer():
    model = open_model(MODELS / "families" / "qwen3")
    passed = model.run([1, 2, 3])
    document = layer_document(model.weights, passed, 1, tokens(3))
    assert np.array_equal(document.q_norm, model.weights.layer(1).q_norm)
    assert document.options.qk_norm_eps == model.config.norm_eps
    trace = run(document)
    assert np.allclose(trace["K"], passed.keys[1], atol=2e-6)
    without = run(document.with_(q_norm=None, k_norm=None))
    assert not np.allclose(without["pattern"], passed.pattern[1], atol=1e-2)


def test_no_such_layer():
    model = open_model(MODELS / "gpt2")
    with pytest.raises(CheckpointError, match="layer: found 2, expected 0 to 1"):
        layer_document(model.weights, model.run([1, 2]), 2, tokens(2))


def test_value_norms():
    model = open_model(MODELS / "llama")
    passed = model.run([1, 5, 9])
    w = model.weights.layer(0)
    found = value_norms(model.config, w, passed.values[0])
    by_head = w.out.reshape(32, 4, 8)
    for head in range(4):
        for key in range(3):
            handed = by_head[:, head] @ passed.values[0, head // 2, key]
            assert found[head, key] == pytest.approx(np.linalg.norm(handed), rel=1e-5)
