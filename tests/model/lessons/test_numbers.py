"""No number in a lesson without the engine behind it.

Each step is worked out from the state it shows; every number in its texts must be one of these.
Wrong answers to choose from are listed too, and must not be right.
"""

import math
import re
from dataclasses import replace

import numpy as np
import pytest

from attnviz.engine import mask_costs, masks
from attnviz.engine import saturation as engine
from attnviz.engine.mask_effect import mean_length
from attnviz.engine.steps.run import run
from attnviz.model.document.mask import MaskSpec
from attnviz.model.edits import layer as edits
from attnviz.model.files import library
from attnviz.model.lessons.lesson import lesson_of

LESSONS = {i: lesson_of(library.load(i), i) for i in library.COURSE}
PARTS = [i for i in library.COURSE if i != "whole-chapter"]
NUMBER = re.compile(r"[−]?\d+(?:,\d{3})*(?:\.\d+)?\s?(?:%|GiB|KiB|MiB|M\b|B\b)?")
# Named things, places in the text, keys to press, and plain small counts.
NAMED = re.compile(
    r"Llama 2 7B|Mistral 7B|Shift\+\d|F\d|key \d|H\d|head 1|[Rr]ows? \d+|"
    r"[Ww]ords? \d+\b(?! [GKM]iB)(?: (?:to|and) \d+)?|4th|lesson .*?”|about 35 minutes"
)


def shown(lesson_id, place):
    return LESSONS[lesson_id].shown(place)


def trace(lesson_id, place, slot="document"):
    return run(getattr(shown(lesson_id, place).lab, slot))


def share(lesson_id, place, head, query, source):
    document = shown(lesson_id, place).lab.document
    names = [spec.name for spec in document.heads]
    at = (names.index(head), document.tokens.index(query), document.tokens.index(source))
    return run(document).pattern[at]


def percent(value, digits=0):
    return f"{100 * value:.{digits}f}%"


def fixed(value, digits=2):
    return f"{value:.{digits}f}".replace("-", "−")


def gib(amount, digits=0):
    return f"{amount / 2**30:.{digits}f} GiB"


def draw_text(spec, divisor=None):
    d = spec.d_k
    vectors = engine.chapter_draw() if spec.draw == "chapter" else engine.draw(spec.draw)
    return engine.readout(engine.scores(vectors, d), divisor or 1.0)


WHO, PREV, SUBJ, REST = "Who is it?", "Previous word", "Subject finder", "Resting"
HEADS = [WHO, PREV, SUBJ, REST]


def tired_or_wide():
    i = "tired-or-wide"
    t = trace(i, 1)
    living = shown(i, 8).lab.document.sheet.row("animal")[0]
    before = shown(i, 1).lab.document.sheet.row("animal")[0]
    tokens = shown(i, 1).lab.document.tokens
    same = trace(i, 1).pattern[:, :10], trace(i, 2).pattern[:, :10]
    assert np.allclose(*same, rtol=0, atol=1e-15)
    assert t.pattern[0, 10].sum() == pytest.approx(1)
    assert len(tokens) == 11
    assert t.Q[0, 10, 0] * t.K[0, 1, 0] == t.scores[0, 10, 1] == 12
    assert t.scores[0, 10, 5] == 0
    assert share(i, 6, WHO, "tired", "street") < 0.005
    return {
        1: {"100%", percent(share(i, 1, WHO, "tired", "animal"))},
        2: {percent(share(i, 2, WHO, "wide", "street"))},
        3: {percent(share(i, 3, WHO, "it", "animal")), percent(share(i, 3, WHO, "it", "street"))},
        4: {"10", "1"},
        5: {
            fixed(t.Q[0, 10, 0], 0), fixed(t.K[0, 1, 0], 0), fixed(t.scores[0, 10, 1], 0),
            fixed(t.scaled_scores[0, 10, 1], 0), "2", fixed(math.exp(6), 0),
            fixed(math.fsum(np.exp(t.scaled_scores[0, 10])), 0), percent(t.pattern[0, 10, 1]),
        },
        6: {"0", "1", fixed(math.fsum(np.exp(t.scaled_scores[0, 10])), 0), "1%", "3", "12"},
        7: {fixed(t.z[0, 10, 0])},
        8: {
            fixed(living, 1), fixed(before, 1), percent(share(i, 3, WHO, "it", "animal")),
            percent(share(i, 8, WHO, "it", "animal")), percent(share(i, 8, WHO, "it", "street")),
        },
        9: {
            percent(share(i, 9, WHO, "hungry", "cat")),
            percent(share(i, 9, WHO, "hungry", "mouse")),
            str(shown(i, 9).lab.document.sheet.max_words),
        },
    }  # fmt: skip


def one_cell_by_hand():
    i = "one-cell-by-hand"
    tiny, text = trace(i, 0, "example"), trace(i, 14, "example")
    swapped = trace(i, 2, "example")
    e, rows = tiny.exponentials[0, 2], tiny.row_sums[0, 2, 0]
    q, k, v = text.Q[0, 2], text.K[0, 1], text.V[0]
    parts = q * k
    off = run(edits.set_option(shown(i, 14).lab.example, "mask_on", False))
    weights_so = text.pattern[0, 2]
    assert tiny.scores[0, 2].tolist() == [3, 0, 0]
    assert swapped.pattern[0, 2, 1] == tiny.pattern[0, 2, 0]
    assert text.X[2].tolist() == [-0.3, 0.8, 0.5, -0.1]
    assert shown(i, 14).lab.example.W_Q[0, :, 0].tolist() == [0, 2, 0, 0]
    assert q.round(12).tolist() == [1.6, 0.3, -0.3, 0.1]
    assert k.round(12).tolist() == [1.2, 0.5, 0.4, 0.1]
    assert v[:3, 0].round(12).tolist() == [1.1, 1.2, -0.4]
    assert text.out.shape == (4, 4) == text.X.shape
    return {
        0: {"0", "2", "1.5", "3", "3.5"},
        1: {
            fixed(e[0], 1), "1", "0", "3", fixed(rows, 1), percent(tiny.pattern[0, 2, 0]), "60%",
            percent(tiny.pattern[0, 2, 1], 1), "100%",
        },
        2: {"0", "2", percent(swapped.pattern[0, 2, 1])},
        4: {"−0.3", "0.8", "0.5", "−0.1", "0", "2", fixed(q[0], 1), "1.3"},
        5: {fixed(k[0], 1)},
        8: {
            *(fixed(n, 1) for n in (*q, *k)), *(fixed(abs(n)) for n in parts),
            fixed(text.scores[0, 2, 1]), str(text.scores[0].size), "1.71", "2.20",
        },
        9: {fixed(text.scores[0, 2, 1]), "4", "2", fixed(text.scaled_scores[0, 2, 1]), "0.49",
            "3.92"},
        10: {fixed(text.scores[0, 1, 2]), "2", fixed(text.scaled_scores[0, 1, 2]),
             percent(off.pattern[0, 0, 2])},
        11: {fixed(text.scaled_scores[0, 2, 1]), fixed(text.exponentials[0, 2, 1], 3),
             fixed(text.row_sums[0, 2, 0], 3), "0"},
        12: {fixed(text.exponentials[0, 2, 1], 3), fixed(text.row_sums[0, 2, 0], 3), "38%", "98%",
             *(percent(n) for n in weights_so[:3]), "100%"},
        13: {*(fixed(n, 3) for n in weights_so[:3]), *(fixed(n, 1) for n in v[:3, 0]),
             fixed(text.z[0, 2, 0]), "0.79", "1.20"},
        14: {"4"},
    }  # fmt: skip


def why_sqrt_d():
    i = "why-sqrt-d"
    specs = [shown(i, place).lab.saturation for place in range(8)]
    one, chapter, wide, plain = specs[0], specs[2], specs[4], specs[7]
    ends = draw_text(one).shares
    raw, scaled = draw_text(chapter), draw_text(chapter, 8.0)
    largest = draw_text(wide, math.sqrt(1024))
    flat = draw_text(specs[6], 1024.0).shares
    top = float(draw_text(specs[5]).largest)
    assert one.d_k == 1
    assert np.array_equal(ends, draw_text(one, 1.0).shares)
    assert top * (1 - top) == pytest.approx(0.0002, abs=5e-5)
    assert draw_text(plain).largest > 0.999
    spikes = [draw_text(replace(plain, draw=number)).largest > 0.9 for number in range(300)]
    assert np.mean(spikes) == pytest.approx(2 / 3, abs=0.05)
    assert flat.min() > 0.16 and flat.max() < 0.173
    assert sorted(raw.shares)[-2] < 0.0005
    return {
        0: {"1", percent(ends.min()), percent(ends.max())},
        1: {"64", percent(raw.largest, 1), "0.0%"},
        2: {"64", fixed(raw.range, 1), "8", *(fixed(100 * s, 1) for s in scaled.shares[:5]),
            *(percent(s, 1) for s in scaled.shares)},
        3: {"1,024", fixed(math.sqrt(1024), 0), "10", "4", "2", "64", "8"},
        4: {"1,024", fixed(draw_text(wide).range, 1), percent(largest.largest, 1)},
        5: {"1", "50%", fixed(0.5 * 0.5), "64", percent(top, 2), fixed(top, 4), "0.25",
            fixed(top * (1 - top), 4), "2,000"},
        6: {"1,024", percent(1 / 6), "64", "1"},
        7: {"1,594", "64", "99.9%", percent(draw_text(plain, 8.0).largest, 1), percent(0.9)},
    }  # fmt: skip


def four_heads():
    i = "four-heads"
    t, muted = trace(i, 0), trace(i, 6)
    at = [percent(share(i, 4, head, "tired", "animal")) for head in HEADS]
    living = shown(i, 0).lab.document.feature_names.index("living")
    return {
        1: {percent(share(i, 1, PREV, "tired", "too"))},
        2: {percent(share(i, 2, SUBJ, "was", "animal")), percent(share(i, 2, SUBJ, "was", "it"))},
        3: {percent(share(i, 3, REST, "tired", "The")), "100%",
            fixed(np.linalg.norm(t.z[3, 10]))},
        4: {"100%", *at},
        5: {"4", str(t.concat.shape[1]), fixed(t.out[10, living]), "1"},
        6: {"0", fixed(t.out[10, living]), fixed(muted.out[10, living]), "1", "4"},
        7: {"32", "128", f"{32 * 128:,}"},
    }  # fmt: skip


def sharing_keys():
    i = "sharing-keys"
    size, kept = mask_costs.LLAMA_2_7B, {}
    for place, kv in ((0, 4), (2, 2), (4, 1)):
        document = shown(i, place).lab.document
        assert trace(i, place).K.shape[0] == kv
        kept[kv] = 2 * kv * document.d_k
    assert np.array_equal(trace(i, 0).pattern, trace(i, 2).pattern)
    mqa = {(h, a, s): percent(share(i, 4, h, a, s)) for h, a, s in (
        (WHO, "tired", "animal"), (PREV, "tired", "too"), (WHO, "it", "animal"),
        (REST, "tired", "The"), (SUBJ, "cross", "animal"))}  # fmt: skip
    layer = 2 * 32 * 128 * 2
    assert size.cache_per_token == 32 * layer
    return {
        0: {"4", str(kept[4])},
        1: {str(kept[2]), str(kept[4])},
        3: {str(kept[1]), percent(share(i, 3, WHO, "tired", "animal")),
            mqa[WHO, "tired", "animal"], percent(share(i, 3, PREV, "tired", "too")),
            mqa[PREV, "tired", "too"]},
        4: {mqa[WHO, "it", "animal"], percent(share(i, 3, WHO, "it", "animal")),
            mqa[REST, "tired", "The"], percent(share(i, 3, REST, "tired", "The")),
            mqa[SUBJ, "cross", "animal"]},
        5: {"2", "32", "128", f"{layer // 1024} KiB", f"{32 * layer // 1024} KiB", "16 MiB",
            "4,096", gib(mask_costs.cache_bytes(4096)), "131,072",
            gib(mask_costs.cache_bytes(131072))},
        6: {"8", "32", gib(mask_costs.cache_bytes(131072) / 4), "131,072",
            gib(mask_costs.cache_bytes(131072) / 32)},
    }  # fmt: skip


def fewer_scores():
    i = "fewer-scores"
    long, wide = 131072, 4096
    layers = (False, False, False, False, False, True) * 5 + (False, False)
    kept, every = mask_costs.layout_bytes(layers, long, 1024)
    some, all_ = mask_costs.layout_scores(layers, long, 1024)
    assert shown(i, 8).lab.sparse.global_layers == layers
    rest = {}
    base = LESSONS[i].lab.document
    for kind in ("causal", "window", "sink-window"):
        z = run(edits.set_mask(base, MaskSpec(kind, window=4))).z[3]
        rest[kind] = fixed(mean_length(z))
    assert np.allclose(shown(i, 4).lab.document.mask.window, 4)
    window = masks.allowed("window", 16, 16, window=4)
    row_12 = masks.allowed("sink-window", 16, 16, window=4, n_sinks=1)[11]
    seen_by_12 = [str(token + 1) for token in np.flatnonzero(row_12)]
    seen = [np.flatnonzero(row) + 1 for row in window]
    sinks = masks.allowed("sink-window", 16, 16, window=4, n_sinks=1)
    assert (seen[15][0], seen[12][0]) == (13, 10)
    assert (np.flatnonzero(sinks[11]) + 1).tolist() == [1, 9, 10, 11, 12]
    assert (np.flatnonzero((sinks & ~window).any(axis=1)) + 1).tolist() == list(range(5, 17))
    reach = [int(layer[15].sum()) for layer in mask_costs.reach(window, 5)]
    blind = run(shown(i, 6).lab.document).pattern[0, 10]
    assert [percent(p) for p in blind[8:]] == ["32%"] * 3
    full, sunk = masks.count("full", long), masks.count("sink-window", long, window=wide, n_sinks=1)
    strided = masks.allowed("strided", 16, 16, window=4, stride=4)
    counts = {k: str(masks.count(k, 16, window=4, n_sinks=1, stride=4))
              for k in ("full", "window", "sink-window", "strided")}  # fmt: skip
    return {
        0: {"1", "2", "16", counts["full"], "32", str(masks.count("full", 32)),
            fixed(masks.count("full", 32) / masks.count("full", 16), 1), "4", "128,000",
            f"{masks.count('full', 128000):,}", fixed(masks.count("full", 128000) / 1e9, 0)},
        1: {"4", counts["full"], counts["window"], "16", "64"},
        2: {"13", "10", "16", "2", str(mask_costs.layers_to_hear_all(window)), *map(str, reach),
            "4,096", f"{wide - 1:,}", "32", f"{mask_costs.window_reach(wide, 32, long):,}", "1"},
        3: {counts["sink-window"], counts["full"], counts["window"], "12", "131,072", "4,096",
            f"{sunk / 1e6:.1f} M", f"{full / 1e9:.2f} B", percent(sunk / full, 1), "59", "74",
            "5", "16", *seen_by_12},
        4: {rest["causal"], rest["window"]},
        5: {rest["sink-window"], rest["causal"], rest["window"]},
        6: {"32%"},
        7: {counts["strided"], "16", "1", str(mask_costs.layers_to_hear_all(strided)), "5",
            "131,072", gib(mask_costs.cache_bytes(long)), "4,096",
            gib(mask_costs.cache_bytes(mask_costs.kept_tokens("window", long, window=wide)))},
        8: {"1,024", "32", gib(every), "2.0 GiB", gib(kept, 1), "32 GiB", "131,072",
            percent(some / all_), "60", "5"},
    }  # fmt: skip


CLAIMS = {
    "tired-or-wide": tired_or_wide,
    "one-cell-by-hand": one_cell_by_hand,
    "why-sqrt-d": why_sqrt_d,
    "four-heads": four_heads,
    "sharing-keys": sharing_keys,
    "fewer-scores": fewer_scores,
}
EXTRA = {
    "One forward pass": {"4,096", "32", "128", fixed(math.sqrt(128), 1)},
    "Then mask and": {"32", "128", "4,096"},
    "A last question": {"1.2", "96%"},
}


def numbers(step):
    texts = (step.say, step.ask, *step.choices, step.reveal, step.notes)
    kept = NAMED.sub(" ", " ; ".join(texts))
    return {found.strip() for found in NUMBER.findall(kept)}


@pytest.mark.parametrize("lesson_id", PARTS)
def test_every_number_of_a_lesson_is_computed(lesson_id):
    claims = CLAIMS[lesson_id]()
    for place, step in enumerate(LESSONS[lesson_id].steps):
        unknown = numbers(step) - claims.get(place, set())
        assert not unknown, f"step {place + 1} says {unknown}; the engine {claims.get(place)}"


def test_the_whole_chapter_says_nothing_else():
    known = {}
    for lesson_id in PARTS:
        claims = CLAIMS[lesson_id]()
        for place, step in enumerate(LESSONS[lesson_id].steps):
            known[step.say] = (step, claims.get(place, set()))
    used = 0
    for step in LESSONS["whole-chapter"].steps:
        if step.say in known:
            assert step.tree() == known[step.say][0].tree()
            used += 1
            continue
        extra = next((v for k, v in EXTRA.items() if step.say.startswith(k)), set())
        assert numbers(step) <= extra, step.say
    assert used >= 50
    last = LESSONS["whole-chapter"].shown(len(LESSONS["whole-chapter"].steps) - 1).lab.document
    assert percent(run(last).pattern[0, 10, 5]) == "96%"


def test_a_wrong_number_would_be_found():
    step = LESSONS["tired-or-wide"].steps[1]
    assert "96%" in numbers(step)
    assert numbers(step) <= CLAIMS["tired-or-wide"]()[1]
    assert not {"95%"} <= CLAIMS["tired-or-wide"]()[1]


def test_the_course_takes_as_long_as_the_chapter():
    minutes = [LESSONS[i].minutes for i in library.COURSE]
    assert all(4 <= length <= 6 for length in minutes[:-1])
    assert minutes[-1] == 35
    for lesson in LESSONS.values():
        assert sum(bool(step.ask) for step in lesson.steps) >= len(lesson.steps) * 0.4


def test_the_toys_are_called_toys():
    for lesson_id in ("tired-or-wide", "four-heads", "whole-chapter"):
        first = LESSONS[lesson_id].steps[0]
        assert "set by hand" in first.say + first.notes
    for lesson_id in library.COURSE:
        assert "set by hand" in library.load(lesson_id).lab.note
