"""The model that comes with the program: it copies, and its scores are those that are told."""

import json

import numpy as np
import pytest

from attnviz.checkpoints.changes import HeadOff
from attnviz.checkpoints.discover import BUILT_IN, find_models, located
from attnviz.checkpoints.layers import layer_document
from attnviz.checkpoints.model import open_model
from attnviz.cli import main
from attnviz.engine.head_scores import score_heads
from attnviz.engine.steps.run import run as run_layer
from attnviz.errors import CheckpointError
from attnviz.learning import network as net
from attnviz.learning.network import Network, Sizes
from attnviz.learning.tasks import Repeats

TOY = BUILT_IN.folder / "letters"
TEXT = "K T B R M P H D K T B R M P H D"


@pytest.fixture(scope="module")
def toy():
    with_file = open_model(TOY)
    yield with_file
    with_file.close()


def learned(model):
    """Return the same numbers as the network that learned them."""
    sizes = Sizes(20, 24)
    network = Network(sizes, np.empty(sizes.count, dtype=np.float32))
    w = model.weights
    network.embedding[...] = w.embedded(np.arange(20)) - w.positions()[:20]
    network.positions[...] = w.positions()
    network.unembedding[...] = w.unembedding_rows(np.arange(20)).T
    for layer in range(2):
        network.W_QKV[layer][...] = w.layer(layer).qkv.T
        network.W_O[layer][...] = w.layer(layer).out.T
    return network


def test_it_is_found_and_small():
    assert located("letters") == TOY
    (found,) = [model for model in find_models() if model.place == "built in"]
    assert (found.name, found.reason, found.n_layers, found.n_heads) == ("letters", "", 2, 2)
    assert sum(f.stat().st_size for f in TOY.rglob("*") if f.is_file()) < 1_000_000


def test_a_file_of_that_name_comes_first(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "letters").mkdir()
    assert located("letters").resolve() == tmp_path / "letters"


def test_letters_are_read_one_by_one(toy):
    assert toy.encode("K T b").ids == toy.encode("ktB").ids == (10, 19, 1)
    assert [token.continues for token in toy.encode("KTB").tokens] == [False] * 3
    with pytest.raises(CheckpointError, match="The text has 'Z', which this model has no token"):
        toy.encode("K Z")


def test_it_computes_what_the_network_computed_that_learned(toy):
    run = toy.run(TEXT)
    network = learned(toy)
    done = net.forward(network, run.ids[None])
    assert run.pattern == pytest.approx(np.stack([p.pattern[0] for p in done.layers]), abs=1e-5)
    assert toy.all_logits(run) == pytest.approx(net.logits(network, done), abs=1e-3)


def test_it_copies(toy):
    for text in (TEXT, "C A F E G H D B C A F E"):
        following = toy.run(text).top(1)[0][0]
        letters = text.split()
        period = letters[1:].index(letters[0]) + 1
        assert toy.tokenizer.stored(following) == letters[len(letters) - period]


def test_an_induction_head_needs_a_head_that_looks_back(toy):
    run = toy.run(TEXT)
    scores = score_heads(run.pattern, run.ids.tolist())
    assert scores["induction"][1, 0] > 0.85
    assert scores["previous"][0, 1] > 0.7
    without = toy.run(TEXT, changes=[HeadOff(0, 1)])
    after = score_heads(without.pattern, run.ids.tolist())
    assert after["induction"][1, 0] < 0.6


def test_the_scores_that_are_told_are_measured_on_it():
    told = json.loads((TOY / "scores.json").read_text(encoding="utf-8"))["steps"]
    assert [row["step"] for row in told][::8] == [0, 400]
    task = Repeats()
    texts = task.batch(np.random.default_rng(987654), 128)
    places = task.copy_places(texts.tokens) & texts.asked[..., None]
    before = np.arange(1, 24)
    for row in told:
        model = open_model(TOY / "steps" / f"step-{row['step']:03}.safetensors")
        network = learned(model)
        done = net.forward(network, texts.tokens)
        judged = net.judge(network, done, texts)
        assert (judged.loss, judged.accuracy) == pytest.approx(
            (row["loss"], row["accuracy"]), abs=2e-3
        )
        for layer, one in enumerate(done.layers):
            shares = one.pattern[:, :, before, before - 1].mean(axis=(0, 2))
            assert shares == pytest.approx(row["previous"][layer], abs=1e-3)
            copies = np.einsum("bhtu,btu->h", one.pattern, places) / places.any(axis=-1).sum()
            assert copies == pytest.approx(row["copy"][layer], abs=1e-3)
        model.close()


def test_a_layer_is_a_document_and_the_shares_add_up_to_the_logit(toy):
    run = toy.run(TEXT)
    tokens = toy.encode(TEXT).tokens
    for layer in range(2):
        trace = run_layer(layer_document(toy.weights, run, layer, tokens))
        assert trace.pattern == pytest.approx(run.pattern[layer], abs=1e-5)
        assert run.stream[layer] + trace.out == pytest.approx(run.stream[layer + 1], abs=1e-4)
    effect = toy.direct_effect(run, [int(run.ids[0])])
    assert effect.totals()["sum"][0] == pytest.approx(float(run.logits[run.ids[0]]), abs=1e-3)
    assert {part.name for part in effect.parts} == {
        "token_embedding", "position_embedding", "head",
    }  # fmt: skip


def test_the_command_line_takes_it_by_name(capsys):
    assert main(["heads", "letters", "--text", TEXT, "--sort", "induction", "--most", "1"]) == 0
    assert capsys.readouterr().out.splitlines()[2].startswith("1.0 ")
