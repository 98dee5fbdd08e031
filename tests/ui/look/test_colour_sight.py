"""Colours for every kind of colour vision, on paper, on screen and on a weak projector.

The measures are worked out here once more, from their definitions, and not taken from the program.
"""

import json
from itertools import combinations, pairwise

import numpy as np
import pytest
from attnviz.resources import FOLDER

PALETTE = json.loads((FOLDER / "palette.json").read_text(encoding="utf-8"))
LOOKS = ("light", "dark", "projector")
GROUNDS = ("window", "surface", "panel")
# What is read: at least 4.5 : 1 (WCAG 2.2).
READ = {
    "text": (*GROUNDS, "fill", "tint", "track", "select-fill"),
    "muted": (*GROUNDS, "fill", "tint", "select-fill"),
    "future-text": (*GROUNDS, "fill"),
    "accent": (*GROUNDS, "fill", "tint"),
    "on-accent": ("accent",),
    **dict.fromkeys("QKV", (*GROUNDS, "fill", "tint", "select-fill")),
    **dict.fromkeys(("warning", "error", "flow-dot"), GROUNDS),
}
# What is seen as a form: at least 3 : 1.
MARKS = {
    "border": GROUNDS,
    "focus": (*GROUNDS, "fill", "tint", "select-fill"),
    "select-edge": (*GROUNDS, "select-fill"),
    **dict.fromkeys(("accent", *"QKV"), ("track",)),
}
# What only groups or decorates: it need not be seen, but where it is, it is not its ground.
DECORATION = {
    "fill": GROUNDS, "tint": GROUNDS, "track": ("window", "surface"), "line": GROUNDS,
    "grid": ("window", "surface"), "hatch": GROUNDS,
}  # fmt: skip
LEAST_DECORATION = 1.05

# Machado, Oliveira and Fernandes 2009, severity 1: what is seen of linear red, green and blue.
SIGHT = {
    "typical": np.eye(3),
    "protan": np.array([
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ]),
    "deutan": np.array([
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ]),
    "tritan": np.array([
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ]),
}  # fmt: skip
LEAST_APART = 0.09  # OKLab, between Q, K, V and the text, for every kind of sight


def linear(colour):
    levels = np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(levels <= 0.04045, levels / 12.92, ((levels + 0.055) / 1.055) ** 2.4)


def luminance(colour):
    return float(linear(colour) @ [0.2126, 0.7152, 0.0722])


def contrast(one, other, stray=0.0):
    """Return the contrast of two colours; `stray` is light that falls on both, white being 1."""
    seen = sorted(stray + (1 - stray) * luminance(colour) for colour in (one, other))
    flare = 0.05 if not stray else 0.0
    return (seen[1] + flare) / (seen[0] + flare)


def oklab(light):
    lms = np.array([
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]) @ light  # fmt: skip
    return np.array([
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]) @ np.cbrt(lms)  # fmt: skip


def seen(colour, sight):
    return oklab(np.clip(SIGHT[sight] @ linear(colour), 0, 1))


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("look", LOOKS)
def test_q_k_v_and_text_are_told_apart(look, sight):
    colours = PALETTE["themes"][look]["colours"]
    meant = [colours[name] for name in ("Q", "K", "V", "text")]
    apart = [np.linalg.norm(seen(a, sight) - seen(b, sight)) for a, b in combinations(meant, 2)]
    assert min(apart) >= LEAST_APART


@pytest.mark.parametrize("look", LOOKS)
def test_every_colour_stands_out_from_what_it_is_on(look):
    colours = PALETTE["themes"][look]["colours"]
    assert set(colours) == {*GROUNDS, *READ, *MARKS, *DECORATION, "select-fill"}
    low = {}
    for table, least in ((READ, 4.5), (MARKS, 3.0), (DECORATION, LEAST_DECORATION)):
        for name, grounds in table.items():
            for ground in grounds:
                found = contrast(colours[name], colours[ground])
                if found < least:
                    low[name, ground] = round(found, 2)
    assert low == {}


def test_the_canvas_is_the_brightest_field_or_the_deepest():
    light, dark = (PALETTE["themes"][look]["colours"] for look in ("light", "dark"))
    around = ("panel", "fill", "tint", "line")
    assert all(luminance(light["window"]) > luminance(light[name]) for name in around)
    assert all(luminance(dark["window"]) < luminance(dark[name]) for name in around)


WASHED = {
    "text": 7.0, "muted": 6.0, "future-text": 4.3, "border": 4.7, "accent": 5.3, "focus": 5.3,
    "select-edge": 6.9, "Q": 5.6, "K": 4.7, "V": 4.5, "flow-dot": 4.5, "warning": 5.1, "error": 5.1,
    "hatch": 1.9, "grid": 2.4, "line": 1.9, "fill": 1.15, "tint": 1.15, "track": 1.1,
}  # fmt: skip


def test_a_weak_projector_leaves_enough():
    colours = PALETTE["themes"]["projector"]["colours"]
    for name, least in WASHED.items():
        assert contrast(colours[name], colours["surface"], stray=1 / 7) >= least - 0.01, name
    assert contrast(colours["text"], colours["select-fill"], stray=1 / 7) >= 5.4


def test_the_projectors_bins_differ_where_light_falls_on_them():
    bins = PALETTE["projector_weight_bins"]
    for one, other in pairwise(bins["colours"]):
        assert contrast(one, other, stray=1 / 7) >= 1.15
    for ground, ink in zip(bins["colours"], bins["text"], strict=True):
        assert contrast(ground, ink, stray=1 / 7) >= 3.5


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("look", ["light", "dark"])
def test_more_is_darker_or_brighter_for_every_eye(look, sight):
    light = np.array([seen(colour, sight)[0] for colour in PALETTE["weights_ramp"][look]])
    steps = np.diff(light)
    assert (steps <= 2e-3).all() if look == "light" else (steps >= -2e-3).all()
    assert abs(light[-1] - light[0]) >= 0.5
    signed = np.array([seen(colour, sight)[0] for colour in PALETTE["signed_ramp"][look]])
    middle = signed[128]
    ends = signed[[0, 255]] - middle
    assert (ends < -0.3).all() if look == "light" else (ends > 0.3).all()


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("look", ["light", "dark"])
def test_a_change_is_neither_a_value_nor_a_weight(look, sight):
    ramp = PALETTE["change_ramp"][look]
    ends = [seen(ramp[end], sight) for end in (0, 255)]
    others = [PALETTE["signed_ramp"][look][end] for end in (0, 255)]
    others.append(PALETTE["weights_ramp"][look][255])
    assert np.linalg.norm(ends[0] - ends[1]) >= LEAST_APART
    if sight == "typical":
        apart = [np.linalg.norm(end - seen(c, sight)) for end in ends for c in others]
        assert min(apart) >= LEAST_APART
    assert ramp[127] == ramp[128] == PALETTE["themes"][look]["colours"]["surface"]


@pytest.mark.parametrize("of", ["signed", "change"])
@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("look", ["light", "dark"])
def test_minus_and_plus_are_told_apart_by_hue_too(look, sight, of):
    ramp = PALETTE[f"{of}_ramp"][look]
    assert np.linalg.norm(seen(ramp[32], sight) - seen(ramp[223], sight)) >= LEAST_APART


@pytest.mark.parametrize("of", ["signed", "change"])
@pytest.mark.parametrize("sight", SIGHT)
def test_the_projectors_signed_bins_are_told_apart(sight, of):
    colours = list(PALETTE[f"projector_{of}_bins"]["colours"].values())
    apart = [np.linalg.norm(seen(a, sight) - seen(b, sight)) for a, b in combinations(colours, 2)]
    assert min(apart) >= 0.04


@pytest.mark.parametrize("look", LOOKS)
def test_the_hatch_of_the_future_is_on_no_scale(look):
    from attnviz.ui.look.theme import theme

    applied = theme(look)
    ground, line = applied.hatch_ground.name(), applied.hatch_line.name()
    ramps = {c.upper() for c in PALETTE["weights_ramp"].get(look, [])}
    ramps |= {c.upper() for c in PALETTE["projector_weight_bins"]["colours"]}
    assert ground != line
    assert line.upper() not in ramps
    assert contrast(ground, line) >= 1.2
