"""Captures in a Zarr store: the same attention, read where it is looked at."""

import json
import shutil

import numpy as np
import pytest

from attnviz.captures.opening import load, open_capture
from attnviz.captures.stores import StoreWriter, is_store, read_store
from attnviz.checkpoints.discover import located
from attnviz.checkpoints.fingerprint import fingerprint
from attnviz.checkpoints.model import open_model
from attnviz.cli import main
from attnviz.engine.head_scores import NAMES, score_heads, score_template
from attnviz.engine.pyramid import SCALE, STEPS
from attnviz.errors import CaptureError
from attnviz.frame.files.kinds import is_capture, is_model
from attnviz.frame.models.opened import OpenCapture


def causal(rng, heads, n):
    weights = np.tril(rng.random((heads, n, n)).astype(np.float32) ** 8)
    return weights / np.maximum(weights.sum(axis=-1, keepdims=True), 1e-9)


@pytest.fixture
def written(tmp_path):
    """Write two layers of a text that is longer than a tile."""
    rng = np.random.default_rng(4)
    n, place = 530, tmp_path / "run.zarr"
    layers = [causal(rng, 2, n) for _ in range(2)]
    ids = rng.integers(0, 40, n).tolist()
    writer = StoreWriter(place, 2, 2, tokens=[f"t{i}" for i in ids], ids=ids, title="toy")
    for number, layer in enumerate(layers):
        writer.write(number, layer, None)
    writer.close()
    return place, layers, ids


def test_what_is_written_is_read(written):
    place, layers, ids = written
    found = load(place)
    assert [np.array_equal(a, b) for a, b in zip(found.layers, layers, strict=True)] == [True] * 2
    assert np.array_equal(found.layers[:1][0], layers[0])
    assert found.tokens == tuple(f"t{i}" for i in ids)
    assert found.shapes == ((2, 530, 530),) * 2
    survey = OpenCapture(str(place), found).survey
    alone = score_heads(np.stack(layers), ids)
    for name in NAMES:
        assert np.array_equal(survey.scores[name], alone[name], equal_nan=True)
    assert survey.scores.places == {**alone.places}


def test_a_coarse_level_keeps_the_largest(written):
    place, layers, _ = written
    patterns = load(place).stacked()
    coarse = patterns.coarse(200)
    assert coarse.shape == (2, 2, 265, 265)
    blocks = layers[1][1].reshape(265, 2, 265, 2).max(axis=(1, 3))
    assert np.array_equal(coarse[1, 1], np.floor(blocks * np.float32(SCALE)) / np.float32(STEPS))
    assert patterns.coarse(400).shape == patterns.shape == patterns.coarse(9000).shape


def test_a_template_is_scored_on_a_store(written):
    place, layers, _ = written
    template = np.eye(530, k=-1, dtype=np.bool_)
    stored = score_template(load(place).stacked(), template)
    assert np.array_equal(stored, score_template(np.stack(layers), template))


def test_a_store_opens_as_a_capture_and_not_as_a_model(written):
    place, _, _ = written
    assert is_capture(place)
    assert not is_model(place)
    size, hashed = fingerprint(place)
    assert size > 100_000
    (place / "more").write_bytes(b"x")
    assert fingerprint(place) != (size, hashed)


def test_an_address_is_reached_through_fsspec():
    writer = StoreWriter("memory://a/b.zarr", 1, 1, tokens=["a", "b"], ids=[1, 2], title="toy")
    writer.write(0, np.float32([[[1, 0], [0.25, 0.75]]]), None)
    writer.close()
    found = open_capture("memory://a/b.zarr")
    assert found.title == "b.zarr"
    assert found.layers[0].tolist() == [[[1, 0], [0.25, 0.75]]]


def test_the_command_writes_layer_by_layer_what_a_run_gives(tmp_path, capsys):
    place = tmp_path / "run.zarr"
    assert main(["capture", "letters", "--text", "A B C A B C", "-o", str(place)]) == 0
    assert "attention (2, 2, 6, 6)" in capsys.readouterr().out
    run = open_model(located("letters")).run("A B C A B C")
    found = open_capture(place)
    assert np.array_equal(found.stacked()[0], run.pattern[0])
    assert np.array_equal(found.layers[1], run.pattern[1])
    assert np.isfinite(found.scores["value_weighted"]).all()
    again = open_capture(place, tokens=list("abcdef"))
    assert again.tokens == tuple("abcdef")


def test_patterns_that_are_handed_over_are_not_kept():
    model = open_model(located("letters"))
    whole = model.run("A B C A B C")
    taken = {}
    run = model.run(
        "A B C A B C",
        previous=whole,
        each=lambda layer, pattern, values: taken.update({layer: (pattern.copy(), values.copy())}),
    )
    assert run.pattern.shape == (0, 2, 6, 6)
    assert np.array_equal(run.logits, whole.logits)
    for layer in (0, 1):
        assert np.array_equal(taken[layer][0], whole.pattern[layer])
        assert np.array_equal(taken[layer][1], whole.values[layer])


def edit(place, **changes):
    group = place / "zarr.json"
    about = json.loads(group.read_text())
    about["attributes"].update(changes)
    about.pop("consolidated_metadata", None)
    group.write_text(json.dumps(about))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"complete": False}, "was not written to its end"),
        ({"attnviz": None}, "expected a store that `attnviz capture"),
        ({"tokens": ["a"]}, "expected 530 tokens and ids for 530 rows"),
    ],
)
def test_other_stores_are_refused(written, changes, said):
    place, _, _ = written
    edit(place, **changes)
    with pytest.raises(CaptureError) as raised:
        read_store(place)
    assert said in str(raised.value)
    assert "run.zarr" in str(raised.value)


def test_a_store_that_is_packed_with_anything_else_is_refused(written):
    place, _, _ = written
    array = place / "attention" / "zarr.json"
    array.write_text(array.read_text().replace('"zstd"', '"numcodecs.zlib"'))
    with pytest.raises(CaptureError, match=r"run\.zarr"):
        read_store(place)


def test_a_damaged_store_is_refused(written):
    place, _, _ = written
    (place / "zarr.json").write_text("{")
    assert is_store(place)
    with pytest.raises(CaptureError, match="not a readable Zarr v3 store"):
        read_store(place)


def test_a_missing_level_is_named(written):
    place, _, _ = written
    shutil.rmtree(place / "level_1")
    with pytest.raises(CaptureError, match=r"level_1: expected shape \(2, 2, 265, 265\)"):
        read_store(place)


def piece(place):
    """Return the file of a head's weights."""
    return next(path for path in sorted((place / "attention" / "c").rglob("*")) if path.is_file())


def test_a_missing_piece_is_not_read_as_zeros(written):
    place, _, _ = written
    piece(place).unlink()
    with pytest.raises(CaptureError, match=r"run\.zarr: attention: found \d+ of \d+ pieces"):
        read_store(place)


def test_a_damaged_piece_is_told_when_it_is_read(written):
    place, _, _ = written
    damaged = piece(place)
    damaged.write_bytes(damaged.read_bytes()[:-200])
    with pytest.raises(CaptureError, match=r"run\.zarr: a part of the store cannot be read"):
        read_store(place).layers[0]


def test_a_grid_of_billions_of_pieces_is_refused_before_they_are_listed(written):
    place, _, _ = written
    described = place / "scores" / "zarr.json"
    tree = json.loads(described.read_text())
    tree["shape"] = [2**40, 2**10, 2]
    described.write_text(json.dumps(tree))
    with pytest.raises(CaptureError, match=r"run\.zarr: scores: found a grid of [0-9,]+ pieces"):
        read_store(place)


def test_pieces_of_no_size_are_a_damaged_store(written):
    place, _, _ = written
    described = place / "level_1" / "zarr.json"
    tree = json.loads(described.read_text())
    tree["chunk_grid"]["configuration"]["chunk_shape"][0] = 0
    described.write_text(json.dumps(tree))
    with pytest.raises(CaptureError, match=r"run\.zarr: not a readable Zarr v3 store: .* again"):
        read_store(place)


def test_damaged_scores_and_their_places_are_told(written):
    place, _, _ = written
    described = place / "zarr.json"
    tree = json.loads(described.read_text())
    tree["attributes"]["places"]["first"] = {"a": 1}
    described.write_text(json.dumps(tree))
    with pytest.raises(CaptureError, match=r"run\.zarr: places\.first: found \{'a': 1\}, expected"):
        read_store(place)
    for said in ([1], 0):
        tree["attributes"]["places"] = said
        described.write_text(json.dumps(tree))
        with pytest.raises(CaptureError, match=r"run\.zarr: places: found .*, expected"):
            read_store(place)
    del tree["attributes"]["places"]
    described.write_text(json.dumps(tree))
    assert read_store(place).scores.places == {}
    scores = next(path for path in (place / "scores" / "c").rglob("*") if path.is_file())
    scores.write_bytes(b"no")
    with pytest.raises(CaptureError, match=r"run\.zarr: a part of the store cannot be read"):
        read_store(place)


def test_a_folder_that_is_something_else_is_not_overwritten(tmp_path):
    (tmp_path / "run.zarr").mkdir()
    (tmp_path / "run.zarr" / "thesis.txt").write_text("mine")
    with pytest.raises(CaptureError, match="is not a Zarr store"):
        StoreWriter(tmp_path / "run.zarr", 1, 1, tokens=["a"], ids=[1], title="")
    assert (tmp_path / "run.zarr" / "thesis.txt").read_text() == "mine"


@pytest.mark.parametrize("how", [{"swap": True}, {"batch": 0}, {"tokens": ["a"]}])
def test_what_a_store_does_not_take_is_refused(written, how):
    with pytest.raises(CaptureError):
        open_capture(written[0], **how)
