"""Counts, reach and memory of the sparse patterns: the figures' numbers and plain loops."""

import json
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from attnviz.engine import mask_costs, masks
from attnviz.errors import EditError, ShapeError

FIGURES = Path(__file__).parent.parent / "data" / "figures"
SPARSE = json.loads((FIGURES / "sparse.json").read_text())
MEMORY = json.loads((FIGURES / "kv_memory.json").read_text())
KINDS = {"full": "full", "window": "window", "sink": "sink-window", "strided": "strided"}
GIB = 2**30


def numbers(table):
    """List (name, kind, window, value) of a {pattern: {window: value}} table."""
    return [
        (f"{name}-{window}", KINDS[name], int(window), value)
        for name, row in table.items()
        for window, value in row.items()
        if not (name == "strided" and window == "1")  # stride 1 is full under another name
    ]


def test_scores_at_sixteen_tokens():
    n = SPARSE["n"]
    for name, kind, window, value in numbers(SPARSE["scores_at_16"]):
        assert masks.count(kind, n, window=window) == value, name
        assert masks.allowed(kind, n, n, window=window).sum() == value, name


def test_scores_at_131072_tokens():
    for name, kind, window, value in numbers(SPARSE["scores_at_128k"]):
        assert masks.count(kind, SPARSE["long_n"], window=window) == value, name
    sinks = masks.count("sink-window", SPARSE["long_n"], window=4096, n_sinks=4)
    assert sinks == SPARSE["sink_4_at_128k_w4096"]
    assert masks.count("full", 128_000) == SPARSE["at_128000"]["full"]


def test_reach_of_the_last_token():
    n = SPARSE["n"]
    for name, counts in SPARSE["reach_at_16_w4"].items():
        mask = masks.allowed(KINDS[name], n, n, window=4)
        found = mask_costs.reach(mask, len(counts))
        assert found[:, -1].sum(axis=1).tolist() == counts


def test_layers_until_the_last_token_has_heard_all():
    n = SPARSE["n"]
    for name, kind, window, value in numbers(SPARSE["layers_to_reach_all_of_16"]):
        mask = masks.allowed(kind, n, n, window=window)
        assert mask_costs.layers_to_hear_all(mask) == value, name
    assert mask_costs.layers_to_hear_all(masks.allowed("window", 16, 16, window=1)) is None
    assert mask_costs.layers_to_hear_all(masks.allowed("window", 16, 16, window=1), row=0) == 1
    assert mask_costs.layers_to_hear_all(masks.allowed("window", 16, 16, window=4), row=3) == 1
    assert mask_costs.layers_to_hear_all(masks.allowed("window", 16, 16, window=4), row=4) == 2


@st.composite
def drawn(draw):
    n = draw(st.integers(1, 9))
    rng = np.random.default_rng(draw(st.integers(0, 2**32 - 1)))
    return np.tril(rng.random((n, n)) < draw(st.sampled_from([0.2, 0.5, 0.9])))


@given(drawn(), st.integers(1, 5))
def test_reach_follows_every_path(mask, n_layers):
    n = len(mask)
    heard = [{i} for i in range(n)]
    found = mask_costs.reach(mask, n_layers)
    for layer in range(n_layers):
        # what those it looks at held after the layer before, and its own
        heard = [
            set().union(heard[i], *(heard[j] for j in range(n) if mask[i, j])) for i in range(n)
        ]
        for i in range(n):
            assert set(np.flatnonzero(found[layer, i]).tolist()) == heard[i]
    for row in range(n):
        layers = mask_costs.layers_to_hear_all(mask, row)
        far = mask_costs.reach(mask, n)[:, row, : row + 1].all(axis=-1)
        assert layers == (int(far.argmax()) + 1 if far.any() else None)


@given(drawn())
def test_needed_tokens_by_definition(mask):
    n = len(mask)
    most = max(sum(any(mask[i, j] for i in range(t, n)) for j in range(t + 1)) for t in range(n))
    assert mask_costs.needed_tokens(mask) == most


def test_needed_tokens_of_the_four_patterns():
    found = {
        kind: mask_costs.needed_tokens(masks.allowed(kind, 16, 16, window=4))
        for kind in KINDS.values()
    }
    assert found == {"full": 16, "window": 4, "sink-window": 5, "strided": 13}


def test_memory_at_131072_tokens():
    n = SPARSE["long_n"]
    for name, kept in (
        ("full", mask_costs.kept_tokens("full", n)),
        ("window_4096", mask_costs.kept_tokens("window", n, window=4096)),
        ("sink4_window_4096", mask_costs.kept_tokens("sink-window", n, window=4096, n_sinks=4)),
        ("strided", mask_costs.kept_tokens("strided", n, window=4096)),
    ):
        assert mask_costs.cache_bytes(kept) / GIB == SPARSE["kv_128k_GiB_32_layers"][name], name
    assert mask_costs.kept_tokens("window", 3, window=4) == 3
    assert mask_costs.kept_tokens("window", 3) == 3


PRESETS = {
    "all global": 0,
    "1 local : 1 global": 1,
    "3 local : 1 global": 3,
    "5 local : 1 global": 5,
    "all local": None,
}


@pytest.mark.parametrize("name", SPARSE["hybrids"])
def test_hybrid_layouts(name):
    wanted, n = SPARSE["hybrids"][name], SPARSE["long_n"]
    layout = mask_costs.hybrid_layout(32, PRESETS[name])
    assert sum(layout) == wanted["global_layers"]
    done, full = mask_costs.layout_scores(layout, n, wanted["window"])
    assert done / full == pytest.approx(wanted["scores_share"], abs=1e-15)
    kept, all_kept = mask_costs.layout_bytes(layout, n, wanted["window"])
    assert kept / GIB == wanted["kv_GiB"]
    assert all_kept == 64 * GIB


def test_a_layout_of_five_to_one_starts_local():
    layout = mask_costs.hybrid_layout(32, 5)
    assert [i for i, is_global in enumerate(layout) if is_global] == [5, 11, 17, 23, 29]


def test_the_card_of_llama_2_7b():
    card, size = MEMORY["card"], mask_costs.LLAMA_2_7B
    assert size.n_layers == card["layers"]
    assert size.n_heads * size.d_head == size.d_model == card["d_model"]
    assert size.projections_per_layer == card["attention_weights_per_layer"]
    assert size.projections_per_layer * size.n_layers == card["attention_weights_all_layers"]


@pytest.mark.parametrize("row", MEMORY["rows"], ids=lambda row: f"{row['kv_heads']}-kv")
def test_cache_of_shared_heads(row):
    size = mask_costs.ModelSize(32, 4096, 32, row["kv_heads"], 128)
    assert size.cache_per_token == row["bytes_per_token"]
    assert isinstance(size.cache_per_token, int)
    assert mask_costs.cache_bytes(4096, size) / 2**20 == row["at_4096_MiB"]
    assert mask_costs.cache_bytes(131_072, size) / GIB == row["at_131072_GiB"]


@pytest.mark.parametrize(("n_kv", "name"), [(4, "mha"), (2, "gqa_2"), (1, "mqa")])
def test_cache_of_the_toy(n_kv, name):
    toy = MEMORY["toy"]
    size = mask_costs.ModelSize(1, toy["d_model"], toy["q_heads"], n_kv, toy["d_head"], 1)
    assert size.cache_per_token == toy["numbers_per_token"][name]


def test_a_drawn_mask_stretched():
    share, cells = mask_costs.stretched(masks.causal(16, 16), 131_072)
    assert (share, cells) == (1.0, 8_590_000_128)
    share, cells = mask_costs.stretched(masks.allowed("window", 16, 16, window=4), 131_072)
    assert share == 58 / 136
    assert cells == round(58 / 136 * 8_590_000_128)
    assert mask_costs.stretched(np.ones((4, 4), bool), 4) == (1.0, 10)


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: mask_costs.reach(np.ones((2, 2)), 1), EditError),
        (lambda: mask_costs.reach(np.ones((2, 3), bool), 1), ShapeError),
        (lambda: mask_costs.needed_tokens(np.ones((0, 0), bool)), ShapeError),
        (lambda: mask_costs.layers_to_hear_all(np.ones(3, bool)), ShapeError),
        (lambda: mask_costs.kept_tokens("window", 5, window=-1), EditError),
    ],
)
def test_what_is_no_mask_is_refused(call, error):
    with pytest.raises(error, match="found"):
        call()
