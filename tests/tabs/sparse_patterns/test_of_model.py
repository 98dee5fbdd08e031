"""The mask of a language model's layer on tab 5, over the tokens of its text."""

from dataclasses import replace

import numpy as np
import pytest

from attnviz.engine.steps.run import run
from attnviz.model.document.document import Document
from attnviz.model.document.lab import SPARSE_KINDS, Lab, SparseSpec
from attnviz.model.document.mask import MaskSpec
from attnviz.model.document.source import LayerSource
from attnviz.model.edits.sparse import own_pattern
from attnviz.session import Session
from attnviz.tabs.sparse_patterns.view import SparsePatternsView
from attnviz.ui.look.theme import theme


def layer(mask, n=9):
    draw = np.random.default_rng(5)
    return Document(
        tokens=tuple("abcdefghijklmnop"[:n]),
        X=draw.normal(size=(n, 6)),
        W_Q=draw.normal(size=(2, 6, 4)),
        W_K=draw.normal(size=(2, 6, 4)),
        W_V=draw.normal(size=(2, 6, 4)),
        mask=mask,
    )


def shown(qtbot, document):
    lab = Lab(document, source=LayerSource("model", "/models/m", "m", 3, "a"))
    session = Session(replace(lab, sparse=own_pattern(lab.sparse, document)))
    view = SparsePatternsView(session, theme("light"))
    qtbot.addWidget(view)
    return view


@pytest.mark.parametrize(
    ("mask", "kind", "says"),
    [
        (MaskSpec(), "full", "own mask: every token sees all tokens up to itself."),
        (MaskSpec("window", window=4), "window", "every token sees the last 4, including itself."),
        (MaskSpec("window", window=4096), "full", "sees the last 4096, including itself."),
    ],
)
def test_the_layers_own_mask_lies_over_its_tokens(qtbot, mask, kind, says):
    view = shown(qtbot, layer(mask))
    state = view.state
    assert (state.spec.kind, state.pattern.n_tokens) == (kind, 9)
    assert np.array_equal(state.pattern.allowed, run(layer(mask))["allowed"])
    assert state.trial.tokens == tuple("abcdefghi")
    assert np.allclose(state.trial.pattern, run(layer(mask))["pattern"][0])
    assert view.caption().endswith(says)
    assert view.pointer.trying is False


def test_the_outlined_row_is_that_of_the_token_that_all_tabs_speak_of(qtbot):
    view = shown(qtbot, layer(MaskSpec()))
    view.session.select(token=6)
    view.refresh()
    assert (view.state.row, view.state.outlined, view.state.trial.row) == (6, 6, 6)
    view.step_row(-2)
    assert view.session.selection.token == 4
    assert (view.state.row, view.state.trial.row) == (4, 4)
    view.session.select(token=7)  # on another tab, after a row was chosen here
    view.refresh()
    assert view.state.row == 7


def test_another_pattern_masks_the_layer_and_undo_takes_it_back(qtbot):
    view = shown(qtbot, layer(MaskSpec()))
    view.edits.set_kind(SPARSE_KINDS.index("strided"))
    document = view.session.document()
    assert document.mask.kind == "strided"
    assert view.state.of_model
    assert view.state.own_mask is None
    assert "own mask" not in view.caption()
    view.session.undo_stack.undo()
    assert view.session.document().mask == MaskSpec()
    assert view.state.own_mask == MaskSpec()


def test_a_long_text_shows_its_first_tokens():
    spec = own_pattern(SparseSpec(), layer(MaskSpec("window", window=100)))
    assert (spec.kind, spec.n_tokens) == ("full", 9)
    long = Document(
        tokens=tuple(map(str, range(70))), X=np.ones((70, 2)), W_Q=np.ones((1, 2, 2)),
        W_K=np.ones((1, 2, 2)), W_V=np.ones((1, 2, 2)),
    )  # fmt: skip
    spec = own_pattern(SparseSpec(), long)
    assert spec.n_tokens == 64
    assert own_pattern(spec, long) is spec


def test_the_first_token_is_hidden_in_the_heads_pattern_and_said_so(qtbot):
    view = shown(qtbot, layer(MaskSpec()))
    pattern, before = view.state.trial.pattern, view.caption()
    (command,) = [each for each in view.commands() if each.id == "sparse.hide_first"]
    assert command.enabled()
    assert not command.checked()
    command.run()
    grid = view.canvas.grid("head")
    assert grid.skipped[:, 0].all()
    assert not grid.skipped[:, 1:].any()
    assert np.array_equal(grid.values, pattern), "no share is rescaled"
    share = f"{100 * pattern[1:, 0].mean():.0f}%"
    assert view.caption().startswith(f"{before} The first token is hidden: in head ")
    assert view.caption().endswith(f" it has {share} of a row on average.")
    assert command.checked()
    command.run()
    assert view.canvas.grid("head").skipped is None


def test_without_a_model_the_first_token_stays(qtbot):
    document = layer(MaskSpec())
    session = Session(Lab(document))
    view = SparsePatternsView(session, theme("light"))
    qtbot.addWidget(view)
    session.select(hides_first=True)
    view.toggle_trial()
    assert view.canvas.grid("head").skipped is None
    (command,) = [each for each in view.commands() if each.id == "sparse.hide_first"]
    assert not command.enabled()
