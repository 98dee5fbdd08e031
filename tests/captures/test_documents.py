"""Captured attention as documents, opened by its path, and handed to a window."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import numpy as np
import pytest

import attnviz
from attnviz import options
from attnviz.captures import showing
from attnviz.captures.capture import Capture
from attnviz.captures.documents import capture_document
from attnviz.captures.opening import open_capture
from attnviz.captures.reading import looks_captured, read_capture
from attnviz.engine.attention import attend
from attnviz.engine.masks import causal
from attnviz.engine.steps.run import run
from attnviz.errors import CaptureError
from attnviz.model.files.attn import LabFile

RNG = np.random.default_rng(8)
Q, K, V = RNG.normal(size=(4, 5, 3)), RNG.normal(size=(2, 5, 3)), RNG.normal(size=(2, 5, 3))
SEEN = attend(Q, K, V, allowed=causal(5, 5))


def lens(number=0, **changed):
    """Return a TransformerLens cache of one layer: q, k and v by (batch, position, head, width)."""
    hook = f"blocks.{number}.attn.hook_"
    arrays = {"pattern": SEEN.pattern[None]}
    for name, array in (("q", Q), ("k", K), ("v", V)):
        arrays[name] = array.swapaxes(0, 1)[None]
    return {hook + name: array for name, array in (arrays | changed).items()}


class TestDocuments:
    def test_captured_queries_and_keys_give_the_scores(self):
        document = capture_document(read_capture(lens()), 0)
        trace = run(document)
        assert not document.captured
        assert np.allclose(trace.scores, SEEN.scores, atol=1e-5)
        assert np.allclose(trace.z, SEEN.z, atol=1e-5)

    def test_queries_that_do_not_give_the_weights_are_left_aside(self):
        turned = lens(q=RNG.normal(size=(1, 5, 4, 3)))
        document = capture_document(read_capture(turned), 0)
        trace = run(document)
        assert document.captured
        assert np.allclose(trace.pattern, SEEN.pattern, atol=1e-6)
        assert np.allclose(trace.z, SEEN.z, atol=1e-5)

    def test_heads_have_the_number_of_their_layer(self):
        capture = read_capture({"layer_7": SEEN.pattern, "layer_9": SEEN.pattern}, title="run.npz")
        document = capture_document(capture, 1)
        assert [head.name for head in document.heads] == ["9.0", "9.1", "9.2", "9.3"]
        assert document.title == "run.npz · layer 9"
        assert document.tokens == ("1", "2", "3", "4", "5")

    def test_no_such_layer(self):
        with pytest.raises(CaptureError, match="found index 1, expected 0 to 0"):
            capture_document(read_capture(lens()), 1)


@pytest.mark.parametrize(
    ("arrays", "captured"),
    [
        ({"attention": SEEN.pattern}, True),
        ({"": SEEN.pattern}, True),
        ({"": SEEN.pattern[0]}, False),
        ({"a": Q, "b": K}, False),
        ({"Q": Q, "K": K}, True),
        ({"X": Q[0], "W_Q": Q, "W_K": K, "W_V": V, "pattern": SEEN.pattern}, False),
        ({"logits": Q[0], "input_ids": np.arange(3)}, True),
        (lens(), True),
        ({"step0.layer0": SEEN.pattern}, True),
    ],
    ids=lambda value: str(value if isinstance(value, bool) else list(value))[:40],
)
def test_what_looks_like_a_models_run(arrays, captured):
    assert looks_captured(arrays) == captured


class TestLoad:
    def test_a_capture_by_its_path(self, tmp_path):
        path = tmp_path / "run.npz"
        np.savez(path, attention=SEEN.pattern, tokens=np.array(list("abcde")))
        found = attnviz.load(path)
        assert isinstance(found, Capture)
        assert np.allclose(found.layers[0], SEEN.pattern)
        assert found.tokens == tuple("abcde")

    def test_tokens_lie_beside_it(self, tmp_path):
        np.save(tmp_path / "run.npy", SEEN.pattern)
        (tmp_path / "run.tokens.json").write_text(json.dumps(list("vwxyz")))
        assert open_capture(tmp_path / "run.npy").tokens == tuple("vwxyz")
        assert open_capture(tmp_path / "run.npy", tokens="abcde").tokens == tuple("abcde")

    def test_a_lesson_by_its_id(self):
        assert isinstance(attnviz.load("tiny-example"), LabFile)

    def test_what_belongs_to_captures_is_refused_elsewhere(self):
        with pytest.raises(CaptureError, match=r"batch belongs to captured attention"):
            attnviz.load("tiny-example", batch=0)


class TestShow:
    @pytest.fixture
    def started(self, monkeypatch, tmp_path):
        """Return the words of processes that were to be started."""
        words = []

        class Process:
            def __init__(self, command, **how):
                words.append(command)
                self.over = None

            def poll(self):
                return self.over

            def wait(self):
                self.over = 0

            terminate = wait

        monkeypatch.setattr(showing.subprocess, "Popen", Process)
        monkeypatch.setattr(showing.tempfile, "tempdir", str(tmp_path))
        monkeypatch.setenv("DISPLAY", ":0")
        return words

    def taken(self, words):
        ((*_, option, path),) = words
        assert option in options.VALUED
        assert options.parse([option, path]).take == path
        return Path(path)

    @pytest.mark.parametrize("form", ["array", "layers", "output", "lens"])
    def test_what_a_program_holds_reaches_the_window(self, started, form):
        class Output:
            attentions = (SEEN.pattern[None], SEEN.pattern[None])

        given = {
            "array": SEEN.pattern,
            "layers": [SEEN.pattern, SEEN.pattern],
            "output": Output(),
            "lens": lens(3),
        }[form]
        window = attnviz.show(given, list("abcde"), title="my run")
        path = self.taken(started)
        capture = open_capture(path)
        assert capture.tokens == tuple("abcde")
        assert np.allclose(capture.layers[-1], SEEN.pattern)
        assert len(capture.layers) == (2 if form in ("layers", "output") else 1)
        assert capture.layer_numbers[0] == (3 if form == "lens" else 0)
        assert bool(capture.queries) == (form == "lens")
        if form == "lens":
            assert np.allclose(capture.queries[0], Q)
        assert path.name == "my-run.npz"
        assert window.is_open
        window.wait()
        assert repr(window) == "<attnviz window: my run, closed>"

    def test_a_capture_can_be_shown_again(self, started, tmp_path):
        np.savez(tmp_path / "run.npz", **lens())
        attnviz.show(attnviz.load(tmp_path / "run.npz"))
        assert np.allclose(open_capture(self.taken(started)).layers[0], SEEN.pattern)

    def test_without_a_display_it_is_said_at_once(self, started, monkeypatch):
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.delenv("DISPLAY")
        monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
        with pytest.raises(CaptureError, match="no display for a window"):
            attnviz.show(SEEN.pattern)
        assert not started

    def test_what_is_no_attention_is_said_to_the_caller(self, started):
        with pytest.raises(CaptureError, match="found 'text', expected an array, a tensor"):
            attnviz.show("text")
        with pytest.raises(CaptureError, match="5 attention positions but 2 tokens"):
            attnviz.show(SEEN.pattern, ["a", "b"])
        assert not started

    def test_neither_torch_nor_qt_is_imported(self, tmp_path):
        code = (
            "import sys, numpy, attnviz; from attnviz.captures import showing;"
            "showing.subprocess.Popen = lambda *a, **k: None;"
            "attnviz.show(numpy.eye(2)[None]);"
            "print([name for name in ('torch', 'PySide6') if name in sys.modules])"
        )
        env = os.environ | {"DISPLAY": ":0", "TMPDIR": str(tmp_path)}
        found = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, env=env, check=False
        )
        assert found.stdout.strip() == "[]", found.stderr


def test_a_layer_is_loaded_as_a_layer(tmp_path):
    rng = np.random.default_rng(0)
    stacks = {name: rng.normal(size=(2, 4, 3)) for name in ("W_Q", "W_K", "W_V")}
    path = tmp_path / "layer.npz"
    np.savez(path, X=rng.normal(size=(5, 4)), W_O=rng.normal(size=(2, 3, 4)), **stacks)
    document = attnviz.load(path).lab.document
    assert (document.n_heads, document.n_tokens) == (2, 5)
    assert np.array_equal(document.W_Q, stacks["W_Q"])
    assert document.W_O.shape == (6, 4)


@pytest.mark.parametrize("name", ["run.tokens.json", "run.json", "run_tokens.txt", "tokens.txt"])
def test_tokens_beside_the_file(tmp_path, name):
    np.save(tmp_path / "run.npy", np.full((1, 2, 2), 0.5))
    listed = '{"tokens": ["a", "b"]}' if name.endswith("json") else "a\nb\n"
    (tmp_path / name).write_text(listed)
    assert attnviz.load(tmp_path / "run.npy").tokens == ("a", "b")


def test_what_torch_saves_is_a_pickle(tmp_path):
    with zipfile.ZipFile(tmp_path / "a.pt", "w") as archive:
        archive.writestr("a/data.pkl", b"")
    with pytest.raises(CaptureError, match="a pickle, which may run code"):
        attnviz.load(tmp_path / "a.pt")
