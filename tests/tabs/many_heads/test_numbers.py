"""Every number of the many-heads design, read off the real tab."""

import numpy as np
import pytest

from attnviz.engine.mask_costs import LLAMA_2_7B, cache_bytes
from attnviz.model.edits.layer import set_cell
from attnviz.tabs.many_heads.panel.model_size import Calculation, facts

CLOSE = 1e-12
HEADS = ("who", "previous", "subject", "resting")
TIRED, IT, CROSS, WAS = 10, 7, 3, 8
ANIMAL, TOO, THE = 1, 9, 0


def test_the_four_grids_show_the_designed_patterns(tab, designed):
    for head, name in enumerate(HEADS):
        expected = np.array(designed["expected"]["tired"]["heads"][name]["A"])
        assert tab.shown(head) == pytest.approx(expected, abs=CLOSE)


def test_the_two_columns_show_concat_and_update(tab, designed):
    expected = designed["expected"]["tired"]
    assert tab.column("concat") == pytest.approx(expected["concat"][TIRED], abs=CLOSE)
    assert tab.column("update") == pytest.approx(expected["update"][TIRED], abs=CLOSE)
    assert f"{tab.column('update')[0]:.2f}" == "1.00"


def test_mha_is_the_same_to_the_last_digit(tab):
    before = [tab.shown(head).copy() for head in range(4)]
    tab.view.edits.set_kv_heads(4)
    assert tab.document.kv_heads_used == 4
    assert all(np.array_equal(tab.shown(head), before[head]) for head in range(4))


@pytest.mark.parametrize(
    ("head", "cell", "before", "after"),
    [
        (0, (TIRED, ANIMAL), 0.963, 0.559),
        (1, (TIRED, TOO), 0.935, 0.377),
        (0, (IT, ANIMAL), 0.470, 0.101),
        (3, (TIRED, THE), 0.901, 0.175),
        (2, (CROSS, ANIMAL), 0.995, 0.990),
    ],
)
def test_mqa_blurs_the_patterns(tab, head, cell, before, after):
    assert round(float(tab.shown(head)[cell]), 3) == before
    tab.view.edits.set_kv_heads(1)
    assert round(float(tab.shown(head)[cell]), 3) == after


@pytest.mark.parametrize("head", range(4))
def test_muting_a_head_takes_it_out_of_the_update(tab, designed, head):
    tab.canvas.speaker_of(head).click()
    expected = designed["update_of_tired_with_one_head_muted"][HEADS[head]]
    assert tab.column("update") == pytest.approx(expected, abs=CLOSE)
    assert not tab.column("concat")[4 * head : 4 * head + 4].any()


def test_the_status_lists_the_four_weights_of_a_cell(tab):
    assert tab.view.status().startswith(
        "row tired, column animal   H1 96.3%   H2 0.0%   H3 6.1%   H4 4.1%   KV heads 2"
    )
    tab.hover(tab.cell(2, WAS, ANIMAL))
    assert tab.status.startswith("row was, column animal")
    assert "H3 85.1%" in tab.status


def test_the_row_was_gives_four_answers(tab):
    tab.view.lock(WAS)
    tops = [tab.document.tokens[int(tab.shown(head)[WAS].argmax())] for head in range(4)]
    assert tops == ["The", "it", "animal", "The"]


def test_an_edit_elsewhere_shows_here_at_once(tab):
    before = tab.shown(0)[IT, ANIMAL]
    tab.session.edit(set_cell, "X", (ANIMAL, 0), 1.2, text="animal living 1.2")
    assert round(float(before), 3) == 0.470
    assert round(float(tab.shown(0)[IT, ANIMAL]), 3) == 0.686


def test_numbers_kept_for_a_token(tab):
    kept = {}
    for n in (4, 2, 1):
        tab.view.edits.set_kv_heads(n)
        kept[n] = tab.view.controls.note.toolTip()
        assert tab.view.controls.note.text().split(": ")[1] == kept[n].split(": ")[1]
    assert kept[4].startswith("KV cache per token: 32 numbers")
    assert kept[2].startswith("KV cache per token: 16 numbers")
    assert kept[1].startswith("KV cache per token: 8 numbers")


# The card


def test_the_card_says_the_sizes_of_llama_2(tab):
    lines = dict(tab.panel.card.picture.facts.lines)
    assert lines["d_model"] == "4,096"
    assert lines["heads × head size"] == "32 × 128"
    assert lines["layers"] == "32"
    assert lines["√128"] == "11.31"
    assert lines["W_Q: 4,096²"] == "16.8\N{NO-BREAK SPACE}M"
    assert lines["W_Q W_K W_V W_O"] == "67.1 M per layer"
    assert lines["in all layers"] == "2.15\N{NO-BREAK SPACE}B"
    assert lines["KV per token and layer"] == "16\N{NO-BREAK SPACE}KiB"
    assert lines["KV per token (MHA)"] == "512\N{NO-BREAK SPACE}KiB"
    assert lines["KV at 4,096 tokens"] == "2\N{NO-BREAK SPACE}GiB"
    assert lines["KV at 131,072 tokens"] == "64\N{NO-BREAK SPACE}GiB"


def test_the_bars_halve(tab):
    bars = tab.panel.card.picture.facts.bars
    assert [bar[0] for bar in bars] == ["32", "16", "8", "4", "2", "1"]
    assert [bar[2] for bar in bars] == [f"{n}\N{NO-BREAK SPACE}GiB" for n in (64, 32, 16, 8, 4, 2)]
    assert [bar[1] for bar in bars] == [1, 0.5, 0.25, 0.125, 0.0625, 0.03125]


def test_the_card_agrees_with_the_memory_table(memory):
    table = memory
    assert LLAMA_2_7B.projections_per_layer == table["card"]["attention_weights_per_layer"]
    for row in table["rows"]:
        size = Calculation().with_number("n_kv_heads", row["kv_heads"]).size
        assert size.cache_per_token == row["bytes_per_token"]
        assert cache_bytes(4096, size) == row["at_4096_MiB"] * 2**20
        assert cache_bytes(131072, size) == row["at_131072_GiB"] * 2**30


def test_the_calculator_counts_exactly_however_large(tab):
    card = tab.panel.card
    card.number_wished.emit("tokens", 2**40)
    card.number_wished.emit("n_layers", 10_000)
    size = tab.panel.calculation.size
    assert cache_bytes(2**40, size) == 2 * 32 * 128 * 2 * 10_000 * 2**40
    assert not card.badge.isHidden()
    card.reset.click()
    assert tab.panel.calculation == Calculation()
    assert card.badge.isHidden()
    assert card.fields["n_layers"].text() == "32"


def test_key_value_heads_of_the_calculator_must_divide_the_heads(tab):
    tab.panel.card.number_wished.emit("n_kv_heads", 5)
    assert tab.panel.calculation == Calculation()
    assert "32 heads cannot be shared evenly among 5 KV heads" in tab.status


def test_fewer_heads_take_their_key_value_heads_along():
    half = Calculation().with_number("n_heads", 16)
    assert (half.size.n_kv_heads, half.size.d_model) == (16, 2048)
    shared = Calculation().with_number("n_kv_heads", 8).with_number("n_heads", 12)
    assert shared.size.n_kv_heads == 6


def test_eight_bits_halve_the_memory():
    assert (
        dict(facts(Calculation().with_number("bytes_per_number", 1)).lines)["KV at 131,072 tokens"]
        == "32\N{NO-BREAK SPACE}GiB"
    )


def test_mqa_agrees_with_the_design_to_12_digits(tab, designed):
    tab.view.edits.set_kv_heads(1)
    for head, name in enumerate(HEADS):
        expected = np.array(designed["expected"]["tired_mqa"][name])
        assert tab.shown(head) == pytest.approx(expected, abs=CLOSE)


def test_wide_changes_the_last_row_only(tab, designed):
    before = [tab.shown(head).copy() for head in range(4)]
    tab.press("T")
    assert tab.document.tokens[-1] == "wide"
    for head, name in enumerate(HEADS):
        assert np.array_equal(tab.shown(head)[:-1], before[head][:-1])
        expected = np.array(designed["expected"]["wide"]["heads"][name]["A"])
        assert tab.shown(head) == pytest.approx(expected, abs=CLOSE)
