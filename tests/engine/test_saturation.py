"""The saturation tab's numbers: the figure, the stops of two draws, bands over 2,000 draws."""

import json
import math
from pathlib import Path

import naive
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from attnviz.engine import saturation
from attnviz.errors import EditError

FIGURES = Path(__file__).parent.parent / "data" / "figures"
CHAPTER = json.loads((FIGURES / "saturation_chapter.json").read_text())
TABLES = json.loads((FIGURES / "saturation.json").read_text())
close = {"rtol": 0, "atol": 1e-12}
NAMES = {
    "max_weight": "largest",
    "entropy_bits": "entropy",
    "keys_in_play": "keys_in_play",
    "slope_norm": "slope",
    "slope_of_best_loser": "best_loser",
}
DIVISORS = {"raw": "1", "by_sqrt_d": "sqrt", "by_d": "d"}


@pytest.mark.parametrize("stop", CHAPTER["stops"], ids=lambda stop: str(stop["d_k"]))
def test_the_chapters_draw_at_every_stop(stop):
    d = stop["d_k"]
    found = saturation.scores(saturation.chapter_draw(), d)
    np.testing.assert_allclose(found, stop["scores"], **close)
    raw = saturation.readout(found)
    scaled = saturation.readout(found, saturation.divisor_of("sqrt", d))
    assert raw.range == pytest.approx(stop["range"], abs=1e-12)
    np.testing.assert_allclose(raw.shares, stop["raw"], **close)
    np.testing.assert_allclose(scaled.shares, stop["scaled"], **close)


def test_the_figure_itself():
    found = saturation.scores(saturation.chapter_draw(), 64)
    raw, scaled = saturation.readout(found), saturation.readout(found, 8.0)
    assert f"{raw.range:.1f}" == "27.4"
    assert [f"{100 * p:.1f}" for p in raw.shares] == ["100.0"] + ["0.0"] * 5
    printed = ["49.5", "1.6", "6.6", "16.3", "10.2", "15.7"]
    assert [f"{100 * p:.1f}" for p in scaled.shares] == printed


def test_the_chapters_draw_is_bent_in_the_first_64_numbers_only():
    plain, bent = saturation.draw(saturation.CHAPTER_DRAW), saturation.chapter_draw()
    assert (plain.q == bent.q).all()
    assert (plain.keys[:, 64:] == bent.keys[:, 64:]).all()
    moved = np.linalg.norm(bent.keys - plain.keys, axis=1).max()
    assert moved == pytest.approx(CHAPTER["largest_shift_norm"], abs=1e-12)


@pytest.mark.parametrize("row", TABLES["table"], ids=lambda row: str(row["d_k"]))
def test_draw_1594_at_every_stop(row):
    found = saturation.scores(saturation.draw(TABLES["default_draw"]), row["d_k"])
    np.testing.assert_allclose(found, row["scores"], **close)
    for part, name in DIVISORS.items():
        result = saturation.readout(found, saturation.divisor_of(name, row["d_k"]))
        assert result.range == pytest.approx(row["range"], abs=1e-12)
        np.testing.assert_allclose(result.shares, row[part]["weights"], **close)
        for theirs, ours in NAMES.items():
            value = row[part][theirs]
            assert getattr(result, ours) == pytest.approx(value, rel=1e-10, abs=1e-12), theirs
        # relative too: the slope at d_k = 1024 is 1.2e-15, not 0
        assert result.slope == pytest.approx(row[part]["slope_norm"], rel=1e-9)


def test_shares_a_short_float_loses():
    vectors = saturation.draw(1594)
    lost = {d: saturation.readout(saturation.scores(vectors, d)).rounded_away for d in (64, 1024)}
    assert lost == {64: 2, 1024: 5}
    assert saturation.readout([9999.0, -9999.0, 0.0]).rounded_away == 2


def test_bands_over_two_thousand_draws():
    told = []
    found = saturation.curves(keep_going=lambda done, total: told.append((done, total)) or True)
    many = TABLES["many_draws"]
    np.testing.assert_allclose(found["range"]["1"].mean, many["mean_range"], **close)
    for part, name in DIVISORS.items():
        for theirs, bands in many["curves"][part].items():
            band = found[NAMES[theirs]][name]
            for ours, key in ((band.mean, "mean"), (band.low, "p10"), (band.high, "p90")):
                np.testing.assert_allclose(ours, [b[key] for b in bands], **close)
    assert told[-1] == (2000, 2000)
    assert len(told) == 20
    np.testing.assert_allclose(
        found["range"]["sqrt"].mean, found["range"]["1"].mean / np.sqrt(saturation.STOPS)
    )


def test_bands_can_be_stopped_and_are_those_of_single_draws():
    assert saturation.curves(500, keep_going=lambda done, _: done < 200) is None
    found = saturation.curves(3, "coin")["slope"]["1"]
    single = [
        [
            saturation.readout(saturation.scores(saturation.draw(k, "coin"), d)).slope
            for k in range(3)
        ]
        for d in saturation.STOPS
    ]
    np.testing.assert_allclose(found.mean, np.mean(single, axis=1), **close)
    np.testing.assert_allclose(found.high, np.quantile(single, 0.9, axis=1), **close)


def test_limits_of_even_shares():
    even = saturation.readout([2.5] * 6)
    assert even.shares.tolist() == pytest.approx([TABLES["limits"]["even_weight"]] * 6)
    assert even.entropy == pytest.approx(TABLES["limits"]["entropy_max_bits"], abs=1e-12)
    assert even.slope == pytest.approx(TABLES["limits"]["slope_norm_even"], abs=1e-12)
    assert even.keys_in_play == pytest.approx(6, abs=1e-12)
    assert even.range == 0


@settings(max_examples=40)
@given(st.integers(0, 2**63 - 1), st.sampled_from(["normal", "coin"]), st.integers(1, 1024))
def test_a_wider_vector_only_adds_numbers(number, distribution, d_k):
    vectors = saturation.draw(number, distribution)
    again = saturation.draw(number, distribution)
    assert (vectors.keys == again.keys).all()
    path = saturation.walk(vectors, 1024)
    assert path.shape == (6, 1024)
    np.testing.assert_allclose(path[:, d_k - 1], saturation.scores(vectors, d_k), atol=1e-10)
    assert (saturation.walk(vectors, d_k) == path[:, :d_k]).all()
    if distribution == "coin":
        assert set(np.unique(vectors.keys)) == {-1.0, 1.0}
        assert set(np.unique(vectors.q)) == {-1.0, 1.0}
    with pytest.raises(ValueError, match="read-only"):
        vectors.q[0] = 0.0


@given(st.lists(st.floats(-9999, 9999), min_size=6, max_size=6), st.sampled_from([1.0, 8.0, 64.0]))
def test_typed_scores_never_fail(typed, divisor):
    found = saturation.readout(typed, divisor)
    shares = naive.share_out([s / divisor for s in typed])
    np.testing.assert_allclose(found.shares, shares, atol=1e-12)
    assert found.entropy == pytest.approx(naive.entropy_bits(shares), abs=1e-11)
    # below 1e-150 the squares under the root leave the range of float64
    assert found.slope == pytest.approx(naive.slope(shares), rel=1e-9, abs=1e-150)
    assert found.range == max(typed) - min(typed)


def test_divisors():
    assert [saturation.divisor_of(name, 64) for name in saturation.DIVISORS] == [1.0, 8.0, 64.0]
    assert math.isclose(saturation.divisor_of("sqrt", 128), 11.313708498984761)


@pytest.mark.parametrize(
    "call",
    [
        lambda: saturation.draw(-1),
        lambda: saturation.draw(1.5),
        lambda: saturation.draw(1, "cauchy"),
        lambda: saturation.scores(saturation.draw(1), 0),
        lambda: saturation.scores(saturation.draw(1), 1025),
        lambda: saturation.walk(saturation.draw(1), 2.0),
        lambda: saturation.divisor_of("log", 4),
        lambda: saturation.readout([1.0]),
        lambda: saturation.readout([1.0, float("nan")]),
        lambda: saturation.curves(0),
    ],
)
def test_impossible_wishes_are_refused(call):
    with pytest.raises(EditError, match="found"):
        call()
