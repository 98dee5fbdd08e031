"""What a layer adds to the residual stream, against runs in which its parts are switched off."""

from pathlib import Path

import numpy as np
import pytest
from attnviz.resources import FOLDER

from attnviz.checkpoints.changes import HeadOff
from attnviz.checkpoints.model import open_model
from attnviz.checkpoints.stream import stream_lengths

MODELS = Path(__file__).parent.parent / "data" / "models"
IDS = [5, 6, 7, 8, 9, 10]


@pytest.mark.parametrize(
    "name", ["llama", "gpt2", "families/gpt-neox", "families/gemma2", "families/qwen3"]
)
def test_the_lengths_are_those_of_the_vectors(name):
    model = open_model(MODELS / name, dtype=np.float64)
    run, position, layer = model.run(IDS), 3, 1
    found = stream_lengths(model.weights, run, layer, 2, position)
    assert found.before == pytest.approx(np.linalg.norm(run.stream[layer, position]))
    assert found.after == pytest.approx(np.linalg.norm(run.stream[layer + 1, position]))
    assert 0 < found.head <= found.heads + found.mlp + found.before + found.after
    added = run.stream[layer + 1, position] - run.stream[layer, position]
    assert abs(found.heads - found.mlp) <= np.linalg.norm(added) <= found.heads + found.mlp


def test_without_an_mlp_a_layer_adds_its_heads_alone():
    model = open_model(FOLDER / "models" / "letters", dtype=np.float64)
    text = model.run("K T B R M P H D K T B")
    every = [stream_lengths(model.weights, text, 1, head, 10) for head in range(2)]
    assert all(each.mlp is None for each in every)
    added = np.linalg.norm(text.stream[2, 10] - text.stream[1, 10])
    assert every[0].heads == pytest.approx(added)
    for head in range(2):
        without = model.run("K T B R M P H D K T B", changes=[HeadOff(1, head)])
        part = np.linalg.norm(text.stream[2, 10] - without.stream[2, 10])
        assert every[head].head == pytest.approx(part)
