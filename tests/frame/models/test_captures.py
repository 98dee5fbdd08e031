"""Captures that can be read in more than one way: axes that look swapped, several texts."""

import numpy as np
import pytest
from frame.models.jobs import over

from attnviz.model.files import attn


def patterns(*shape, seed=0):
    scores = np.random.default_rng(seed).normal(size=shape)
    scores[..., ~np.tri(*shape[-2:], dtype=bool)] = -np.inf
    exponentials = np.exp(scores)
    return exponentials / exponentials.sum(axis=-1, keepdims=True)


@pytest.fixture
def desk(room):
    return room.window.controller.actions.desk


@pytest.fixture
def opened(desk, tmp_path):
    def open_(array):
        np.save(tmp_path / "run.npy", array)
        desk.opening.open(str(tmp_path / "run.npy"))
        over(desk)
        return tmp_path / "run.npy"

    return open_


def test_axes_that_look_swapped_are_swapped_by_a_button(room, desk, opened):
    right = patterns(2, 3, 4, 4)
    opened(right.swapaxes(2, 3))
    assert "query and key look swapped" in desk.cards.about.text()
    assert not desk.cards.swap_axes.isHidden()
    desk.cards.swap_axes.click()
    over(desk)
    assert room.session.trace()["pattern"] == pytest.approx(right[0])
    assert "Query and key are swapped, as asked." in desk.cards.about.text()
    desk.cards.swap_axes.click()
    over(desk)
    assert "query and key look swapped" in desk.cards.about.text()


def test_what_looks_right_offers_nothing(desk, opened):
    opened(patterns(2, 3, 4, 4))
    assert desk.cards.swap_axes.isHidden()
    assert desk.cards.next_text.isHidden()
    first = desk.cards.about.text().splitlines()[0]
    assert first.startswith("Captured attention · 2 × 3 · 4 tokens · ")
    assert first.endswith(" · no Q and K")


def test_the_texts_of_a_batch_are_gone_through(room, desk, opened):
    texts = patterns(2, 3, 2, 4, 4)  # layer, batch, head, query, key
    opened(texts)
    for text in (0, 1, 2, 0):
        assert room.session.trace()["pattern"] == pytest.approx(texts[0, text])
        assert f"this is text {text + 1}." in desk.cards.about.text()
        assert desk.cards.next_text.text() == f"Text {text + 1} of 3: next"
        desk.cards.next_text.click()
        over(desk)


def test_how_it_was_read_is_saved(room, desk, opened, tmp_path):
    texts = patterns(1, 2, 2, 4, 4).swapaxes(3, 4)
    opened(texts)
    desk.opening.read_otherwise(swapped=True, batch=1)
    over(desk)
    path = tmp_path / "mine.attn"
    assert room.window.controller.files.save_as(path)
    source = attn.load(path).lab.source
    assert (source.swapped, source.batch) == (True, 1)


def test_a_row_with_numbers_that_are_none_is_left_empty(room, desk, opened):
    broken = patterns(1, 2, 4, 4)
    broken[0, 1, 2, 0] = np.nan
    opened(broken)
    shown = room.session.trace()["pattern"]
    assert not shown[1, 2].any()
    assert shown[0] == pytest.approx(broken[0, 0])
    assert "1 cell is not a finite number; its row is left empty." in desk.cards.about.text()


def test_queries_and_keys_of_weights_too_many_to_hold_are_looked_at_on_tab_5(
    room, desk, tmp_path, monkeypatch
):
    from attnviz.captures import queries

    monkeypatch.setattr(queries, "MOST_WEIGHTS", 1000)
    rng = np.random.default_rng(0)
    Q, K = (rng.standard_normal((60, 8), dtype=np.float32) for _ in range(2))
    np.savez(tmp_path / "long.npz", Q=Q, K=K)
    before = room.session.lab.document
    desk.opening.open(str(tmp_path / "long.npz"))
    over(desk)
    assert room.session.lab.document is before
    assert room.session.selection.tab == "sparse"
    assert room.session.queries.title == "long.npz"
    assert room.session.lab.sparse.kind == "full"
    assert room.session.undo_stack.isClean()
    assert room.window.host.view.state.long


@pytest.mark.parametrize("values", [False, True])
def test_no_step_tells_a_score_that_was_not_captured(room, desk, tmp_path, values):
    pattern = patterns(1, 2, 4, 4)
    arrays = {"blocks.0.attn.hook_pattern": pattern}
    if values:
        arrays["blocks.0.attn.hook_v"] = np.ones((1, 4, 2, 3))
    np.savez(tmp_path / "run.npz", **arrays)
    desk.opening.open(str(tmp_path / "run.npz"))
    over(desk)
    room.window.show_tab(1)
    view = room.window.host.view
    for step, told in ((6, False), (10, True), (11, values), (12, False)):
        room.session.select(step=step)
        assert (view.caption() == "Scores were not captured, only weights.") is not told
        assert ("cell (" in view.status()) is told
        assert desk.showing._cover.isHidden() is told


def test_a_capture_of_weights_alone_begins_at_its_weights(room, desk, opened):
    """Tab 2 would have nothing to show before them."""
    room.session.select(step=4)
    opened(patterns(1, 2, 4, 4))
    room.window.show_tab(1)
    assert room.session.selection.step == 10
    assert desk.showing._cover.isHidden()


def test_weights_of_many_tokens_are_as_wide_as_the_panel(room, desk, opened):
    opened(patterns(1, 2, 300, 300))
    room.window.show_tab(1)
    host = room.window.host.view.side_panel().host
    cells = host.layout_of(host.names()[0]).cells
    assert cells.right() <= host.width()
    assert cells.width() > host.width() / 2
    assert cells.height() < 2 * cells.width()


@pytest.mark.parametrize("values", [False, True])
def test_a_mask_over_weights_alone_tells_no_length_of_an_output(room, desk, tmp_path, values):
    """Nobody captured what they would blend: a length of 0 would say that nothing comes out."""
    arrays = {"blocks.0.attn.hook_pattern": patterns(1, 2, 6, 6)}
    if values:
        arrays["blocks.0.attn.hook_v"] = np.ones((1, 6, 2, 3))
    np.savez(tmp_path / "run.npz", **arrays)
    desk.opening.open(str(tmp_path / "run.npz"))
    over(desk)
    room.window.show_tab(4)
    view = room.window.host.view
    assert "weight moved" in view.status()
    assert ("length" in view.status()) is values
    assert bool(view.state.trial.rules) is values


def test_captured_attention_is_among_the_recent_files(room, opened):
    path = opened(patterns(2, 3, 4, 4))
    assert room.window.controller.files.recent() == (str(path),)
