"""Archives of named arrays: what fits a layer, and layers of their own."""

import io

import numpy as np
import pytest

from attnviz.cli import main
from attnviz.engine.steps.run import run
from attnviz.errors import EditError, ShapeError
from attnviz.model.document.mask import MaskSpec
from attnviz.model.edits.layer import set_arrays, set_mask, set_option
from attnviz.model.files import library
from attnviz.model.matrices.archive import (
    archive_of,
    check_results,
    fitting,
    layer_in,
    read_archive,
)


def packed(**arrays):
    file = io.BytesIO()
    np.savez(file, **arrays)
    return archive_of(file.getvalue())


@pytest.fixture
def document():
    return library.load("step-by-step").lab.document


@pytest.mark.parametrize("lesson", ["tiny-example", "step-by-step", "sentence-heads"])
def test_what_compute_writes_opens_again_as_a_layer(lesson, tmp_path):
    path = tmp_path / "all.npz"
    assert main(["compute", lesson, "--format", "npz", "-o", str(path)]) == 0
    layer = layer_in(read_archive(path), "all")
    start = library.load(lesson).lab.document
    assert (layer.tokens, layer.title) == (start.tokens, "all")
    check_results(read_archive(path), layer)
    now, then = run(layer), run(start)
    for name in ("masked_scores", "pattern", "z", "out"):
        assert np.array_equal(now[name], then[name]), name


@pytest.mark.parametrize(
    "change",
    [
        lambda d: set_mask(d, MaskSpec("none")),
        lambda d: set_mask(d, MaskSpec("window", window=2)),
        lambda d: set_option(d, "scale_on", False),
        lambda d: set_option(d, "scale", 0.25),
    ],
)
def test_mask_and_scale_are_what_the_results_say(document, change):
    trace = run(change(document))
    names = ("X", "W_Q", "W_K", "W_V", "allowed", "scores", "scaled_scores", "pattern")
    archive = packed(**{name: trace[name] for name in names})
    layer = layer_in(archive)
    check_results(archive, layer)
    assert np.array_equal(run(layer).pattern, trace.pattern)
    assert layer.tokens == tuple(str(i + 1) for i in range(document.n_tokens))


def test_a_layer_that_had_more_to_it_is_no_layer(document):
    trace = run(set_option(document, "temperature", 3.0))
    archive = packed(**{name: trace[name] for name in ("X", "W_Q", "W_K", "W_V", "pattern")})
    with pytest.raises(EditError, match="differs from the pattern that the archive holds"):
        check_results(archive, layer_in(archive))


def test_without_all_projections_there_is_no_layer():
    assert layer_in(packed(X=np.eye(3), W_Q=np.eye(3))) is None
    with pytest.raises(ShapeError, match="W_Q: found 1 × 4 × 3"):
        layer_in(packed(X=np.eye(3), W_Q=np.ones((4, 3)), W_K=np.eye(3), W_V=np.eye(3)))


def test_what_fits_is_taken_at_once(document):
    width, size = document.W_Q.shape[1:]
    given = {"X": 2 * document.X, "W_Q": np.ones((width, size)), "W_K": np.eye(7), "loss": 1.0}
    found = fitting(packed(**given), document)
    assert set(found) == {"X", "W_Q"}
    after = set_arrays(document, found)
    assert np.array_equal(after.X, 2 * document.X) and (after.W_Q == 1).all()
    assert set_arrays(after, found) is after
    with pytest.raises(EditError, match="at most a million"):
        set_arrays(document, {"X": np.full(document.X.shape, 1e9)})
