"""No number in a lesson without the engine behind it.

A number in braces is worked out by the program; what its author expected of it must be what it is.
Every other number in a text must be one that is given with the question (a size, a choice that is
wrong, a count of seconds) or follow here from the engine.
"""

import json
import math
import re
from dataclasses import replace

import numpy as np
import pytest

from attnviz.checkpoints import toy
from attnviz.checkpoints.discover import BUILT_IN
from attnviz.engine import mask_costs, masks
from attnviz.engine import saturation as engine
from attnviz.engine.steps.run import run
from attnviz.errors import LessonError
from attnviz.language import set_lookup
from attnviz.learning.lesson_numbers import numbers_of
from attnviz.learning.training import BATCH
from attnviz.model.document.mask import MaskSpec
from attnviz.model.edits import layer as edits
from attnviz.model.files import library, presets
from attnviz.model.files.texts import in_language, read_texts
from attnviz.model.lessons import computed
from attnviz.model.lessons.computed import Sight
from attnviz.model.lessons.lesson import lesson_of
from attnviz.model.lessons.toy import ToyMean

LESSONS = {i: lesson_of(library.load(i), i) for i in library.COURSE}
TOY = BUILT_IN.folder / "letters"
FILES = {i: library.load(i) for i in library.COURSE}
NUMBER = re.compile(r"[−+±]?\d+(?:,\d{3})*(?:\.\d+)?\s?(?:%|GiB|KiB|MiB|M\b|B\b)?")
NAMED = re.compile(
    r"\{[^}]*\}|L\d·H\d|[Ll]ayer \d|[Ss]tep \d(?!\d)|[Ll]essons \d and \d|"
    r"(?:Llama 2|Mistral) 7B|Gemma 3|[Kk]eys? \d|H\d|[Ll]esson \d|[Tt]ab \d"
)
HOUSE = {"100%"}  # what every row adds up to
WHO, PREV, SUBJ, REST = "Who is it?", "Previous word", "Subject finder", "Resting"
BASE = LESSONS["who-looks-where"].lab.document
TEXT = LESSONS["who-looks-where"].lab.example
ENDING = "The animal didn't cross the street because it was too {}"


def plain(step):
    """Return the numbers of a step's texts that are not in braces."""
    file = FILES["fewer-scores"]
    texts = read_texts(type(file)(file.lab, steps=(step,)))
    said = NAMED.sub(" ", " ; ".join(list(texts)[2:]))
    return {found.strip() for found in NUMBER.findall(said)} - HOUSE


def share(document, head, query, source):
    names = [spec.name for spec in document.heads]
    words = document.tokens
    return run(document).pattern[names.index(head), words.index(query), words.index(source)]


def living(*muted, word="tired"):
    """Return what the update of a word says of living when some heads are mute."""
    document = edits.set_kv_heads(BASE, 4)
    for head in muted:
        document = edits.set_muted(document, head, True)
    return run(document).out[document.tokens.index(word), BASE.feature_names.index("living")]


def percent(value, digits=0):
    return f"{100 * value:.{digits}f}%"


def fixed(value, digits=2):
    return f"{value:.{digits}f}".replace("-", "−")


def signed(value):
    return f"{abs(value) if abs(value) < 5e-3 else value:+.2f}".replace("-", "−")


def who_looks_where():
    rest = {share(edits.set_sentence(BASE, ENDING.format(w)), WHO, w, "The")
            for w in ("heavy", "fragile", "broken", "wet", "big", "new")}  # fmt: skip
    near = {share(edits.set_sentence(BASE, ENDING.format(w)), WHO, w, "animal")
            for w in ("sad", "scared", "lazy", "sick", "clumsy")}  # fmt: skip
    near |= {share(edits.set_sentence(BASE, ENDING.format(w)), WHO, w, "street")
             for w in ("crowded", "steep", "busy", "icy", "noisy")}  # fmt: skip
    dog = edits.set_sentence(BASE, "The dog left the park because it was crowded")
    hungry = edits.set_sentence(BASE, "The dog left the park because it was hungry")
    wide = edits.set_sentence(BASE, ENDING.format("wide"))
    assert np.array_equal(run(BASE).pattern[:, :10], run(wide).pattern[:, :10])
    return {
        2: {"9"},
        4: {"2"},
        5: {"40"},
        6: {"1", str(len(BASE.tokens) - 1)},
        8: {*map(percent, near), *map(percent, rest)},
        11: {percent(share(dog, WHO, "crowded", "park")),
             percent(share(hungry, WHO, "hungry", "dog")),
             *(percent(share(d, WHO, "it", w)) for d in (dog, hungry) for w in ("dog", "park"))},
    }  # fmt: skip


def one_layer_by_hand():
    tiny = LESSONS["one-layer-by-hand"].shown(0).lab.example
    trace, text = run(tiny), run(TEXT)
    q, k = text.Q[0, 2], text.K[0, 1]
    v = text.V[0, :3, 0]
    other = run(presets.swap_word(tiny))
    numbers = {fixed(n, 1).removesuffix(".0") for n in (*trace.Q[0, 2], *trace.K[0].ravel())}
    score = trace.scores[0, 2, 0]
    return {
        1: {*numbers, fixed(score, 0), "3.5"},
        2: {"33%", "67%", percent(trace.pattern[0, 2, 0]), "4", "1", "3", "0"},
        4: {fixed(q @ k), fixed(q[0] * k[0]), *(fixed(abs(p)) for p in q * k), "75",
            fixed(q[2], 1)},
        5: {"4", "2", "0"},
        7: {fixed(v.min(), 1), fixed(v.max(), 1), "2"},
        8: {"9", "0", "−5", "5", "1", "3"},
        10: {*numbers, *(fixed(s, 0) for s in other.scores[0, 2]),
             percent(other.pattern[0, 2, 1]), percent(other.pattern[0, 2, 0], 1)},
    }  # fmt: skip


def draws_above(divisor, d, n=2000):
    shares = [
        engine.readout(engine.scores(engine.draw(number), d), divisor).largest
        for number in range(n)
    ]
    return np.array(shares)


def why_sqrt_d():
    coins = np.random.default_rng(0).choice((-1.0, 1.0), (20_000, 100)).sum(axis=1)
    curves = engine.curves()
    raw, root = curves["largest"]["1"].mean, curves["largest"]["sqrt"].mean
    chapter = engine.chapter_draw()
    left, right = draws_above(1.0, 64), draws_above(8.0, 64)
    wide = engine.readout(engine.scores(chapter, 1024), 1024.0).shares
    tie = engine.readout(engine.scores(chapter, 512)).largest
    scale_off = run(edits.set_option(TEXT, "scale_on", False)).pattern[0, 2, 1]
    gap = np.diff(sorted(engine.scores(chapter, 64))[-2:])[0]
    assert math.exp(gap) > 7000
    assert (right > 0.9).sum() == 1
    assert {percent(s) for s in wide} <= {"16%", "17%"}
    return {
        1: {"100", "0", "10", "50", fixed(np.abs(coins).mean(), 0),
            fixed(math.sqrt((coins**2).mean()), 0), "±10", "400",
            fixed(100 * (np.abs(coins) <= 10).mean(), 0)},
        2: {"64", "8", "0", "±1", fixed(curves["range"]["1"].mean[6], 1), "1,024",
            fixed(math.sqrt(1024), 0)},
        3: {"1", "4", "6", "7,000", fixed(math.e, 1)},
        4: {"1", "64", "8", "50%", percent(1 / 6), percent(1 / 8, 1), "100", "40"},
        6: {"64", "8", "1", "2%", "1,024", percent(1 / 6)},
        7: {"1", "90%", "1207", "42", "2024", "2,000", fixed(100 * (left > 0.9).mean(), 0), "100",
            fixed(100 * (draws_above(1.0, 1024) > 0.9).mean(), 0), "1,024"},
        8: {"2,000", percent(math.floor(100 * raw[0]) / 100), percent(raw[10]), percent(root.max()),
            "512", percent(tie, 1), "128", fixed(math.sqrt(128), 1)},
        10: {"4", percent(scale_off), percent(run(TEXT).pattern[0, 2, 1]), "128", "2",
             fixed(math.sqrt(128), 1)},
    }  # fmt: skip


def many_heads_one_bill():
    kept = {kv: str(2 * kv * BASE.d_k) for kv in (4, 1)}
    size = mask_costs.LLAMA_2_7B
    assert size.d_head * size.n_heads == 4096
    subject = run(BASE).z[2, 10, 0]
    return {
        3: {"1"},
        4: {"0", "+1.00", "+0.75", "+0.50", signed(living(0)), "1", "40"},
        5: {signed(living(2)), signed(living(word="was")), signed(living(2, word="was")),
            fixed(subject / 2, 2)},
        6: {"4", kept[4], kept[1]},
        7: {percent(share(BASE, WHO, "tired", "animal"))},
        8: {"32", "128", f"{size.d_head * size.n_heads:,}"},
        9: {"4,096", "131,072", fixed(mask_costs.cache_bytes(131072) / 2**30, 0),
            fixed(131072 / 4096, 0), "2", "8", "128", "32"},
        11: {"4", "32", "32,768", "8"},
    }  # fmt: skip


def fewer_scores():
    window = masks.allowed("window", 16, 16, window=4)
    sinks = masks.allowed("sink-window", 16, 16, window=4, n_sinks=1)
    strided = masks.allowed("strided", 16, 16, window=4, stride=4)
    full, twice = masks.count("full", 16), masks.count("full", 32)
    more = np.flatnonzero((sinks & ~window).any(axis=1)) + 1
    assert more.tolist() == list(range(5, 17))
    asked = (np.flatnonzero(strided[:, 3])[4:] + 1).tolist()
    lengths = {}
    for kind in ("causal", "window", "sink-window"):
        z = run(edits.set_mask(BASE, MaskSpec(kind, window=4))).z[3, BASE.tokens.index("it")]
        lengths[kind] = fixed(np.linalg.norm(z))
    free = np.eye(16, dtype=bool)
    free[15, [3, 7, 11, 12, 13, 14]] = True
    for row in (3, 7, 11):
        free[row, row - 3 : row] = True
    assert mask_costs.layers_to_hear_all(free) == 2
    reach = 1 + 32 * (4096 - 1)  # of 131,072 tokens
    layers = math.ceil(131071 / 1023)
    return {
        1: {"1", "2", "16", "8", "4", str(full), fixed(twice / full, 1), "128,000",
            f"{masks.count('full', 128000):,}", fixed(masks.count("full", 128000) / 1e9, 0)},
        2: {"4", "52", str(masks.count("window", 16, window=4)), "64", str(full // 2), "13", "16",
            str(full), "1", "2", "3", "4,096", "131,072"},
        3: {"16", "1", "4", str(mask_costs.layers_to_hear_all(window)), "15", "13", "10", "4,096",
            f"{4096 - 1:,}", "32", f"{reach:,}"},
        4: {"4", "10%", lengths["causal"]},
        6: {"131,072", "4,096", str(more[0]), str(more[-1]), "128", "1,024"},
        7: {"4", *map(str, asked)},
        8: {"90", "16", "3", "4", "6", "64 GiB", str(free.sum()),
            str(mask_costs.layers_to_hear_all(free)), "8", "12"},
        9: {"31", "1"},
        11: {"1,024", "131,072", str(layers), "131,071", f"{1024 - 1:,}", fixed(131071 / 1023, 1),
             "32", "1"},
    }  # fmt: skip


def how_a_head_learns():
    spec = LESSONS["how-a-head-learns"].lab.learning
    seen, birth, after, again = (
        LESSONS["how-a-head-learns"].shown(place, revealed).lab.learning.step
        for place, revealed in ((2, False), (3, False), (3, True), (6, True))
    )
    grown = [
        percent(numbers_of(replace(spec, step=step, weights=None)).measured.previous[0, 1])
        for step in (75, birth)
    ]
    n = spec.n_tokens
    period = {str(n // 3), str(n // 2)}
    layers = {"1", "2"}
    return {
        1: {f"{spec.n_numbers:,}", *period},
        2: {"1", "12,800", str(BATCH), str(12800 // BATCH)},
        3: {*layers, str(birth), str(seen)},
        4: {"1", "75", str(birth), str(after), *grown},
        5: {*period, "2"},
        6: {"0", *layers},
        7: {"0", *layers, str(birth), str(again - after)},
        8: {"0", *layers, "200", "80%"},
        9: {*layers, "2022"},
    }


def a_real_head():
    training = json.loads((TOY / "scores.json").read_text(encoding="utf-8"))["steps"]
    saved = [each["step"] for each in training]
    assert {50, 100, 150, 400} <= set(saved)
    return {
        2: {str(saved[-1])},
        3: set(),
        5: {str(toy.TEXTS), percent(1 / 20), "0"},
        6: set(),
        7: {"50", "100", "150", "400"},
    }


CLAIMS = {
    "who-looks-where": who_looks_where,
    "one-layer-by-hand": one_layer_by_hand,
    "why-sqrt-d": why_sqrt_d,
    "many-heads-one-bill": many_heads_one_bill,
    "fewer-scores": fewer_scores,
    "how-a-head-learns": how_a_head_learns,
    "a-real-head": a_real_head,
}


@pytest.mark.parametrize("lesson_id", library.COURSE)
def test_every_number_of_a_lesson_is_given_or_computed(lesson_id):
    claims = CLAIMS[lesson_id]()
    for number, step in enumerate(FILES[lesson_id].steps, 1):
        unknown = plain(step) - claims.get(number, set())
        assert not unknown, f"step {number} says {unknown}; the engine {claims.get(number)}"


def expectations(lesson):
    """Yield every number in braces, what the author expects, and what it is."""
    for place, step in enumerate(lesson.written):
        before, after = lesson.shown(place), lesson.shown(place, revealed=True)
        said = [(step.say, before), (step.notes, after), (step.answer, after)]
        if step.kind == "edit":
            tried = (lesson.shown(place, attempt=i) for i in range(len(step.tries)))
            said += [(one.reveal, seen) for one, seen in zip(step.tries, tried, strict=True)]
        else:
            said.append((step.reveal, after))
        for text, screen in said:
            for named in computed.named_in(text):
                yield place, named, computed.said(named, Sight(screen, before))


@pytest.mark.parametrize("lesson_id", library.COURSE)
def test_every_number_in_braces_is_what_its_author_expected(lesson_id):
    found = list(expectations(LESSONS[lesson_id]))
    assert len(found) >= 12
    for place, named, value in found:
        assert named.written == value, (lesson_id, place + 1, named)


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("lesson_id", library.COURSE)
def test_other_languages_say_the_same_numbers(lesson_id, language):
    """In braces they are compared by `tests/model/files/test_texts.py`; here as they are read."""
    set_lookup(lambda text: "", language)
    try:
        other = lesson_of(in_language(FILES[lesson_id], language), lesson_id)
    finally:
        set_lookup(None)
    for one, step in zip(LESSONS[lesson_id].steps, other.steps, strict=True):
        for name in ("say", "reveal", "notes", "answer"):
            digits = [re.findall(r"\d[\d.,]*\d|\d", getattr(s, name)) for s in (one, step)]
            assert sorted(digits[0]) == sorted(digits[1]), (name, getattr(step, name))


def test_a_wrong_number_would_be_found():
    step = dict(FILES["who-looks-where"].steps[7])
    assert plain(step) <= CLAIMS["who-looks-where"]()[8]
    assert not plain(step | {"notes": "Living: 95%."}) <= CLAIMS["who-looks-where"]()[8]


def test_the_course_takes_as_long_as_it_says():
    assert [len(lesson.steps) for lesson in LESSONS.values()] == [11, 10, 10, 11, 11, 10, 9]
    for lesson in LESSONS.values():
        seconds = sum(step.seconds for step in lesson.steps)
        assert abs(seconds / 60 - lesson.minutes) <= 0.5
        assert all(step.seconds >= 25 for step in lesson.steps)
    assert sum(s.seconds for lesson in LESSONS.values() for s in lesson.steps) == 4761


def test_the_letters_of_the_right_answers_are_spread():
    letters = [
        [s.answer for s in lesson.steps if s.right is not None] for lesson in LESSONS.values()
    ]
    expected = ["DCBA", "CCD", "BCBC", "CBDA", "BBCD", "DACBABC", "CBBC"]
    assert ["".join(each) for each in letters] == expected


def test_lessons_lead_on_to_one_another():
    followers = [lesson.next for lesson in LESSONS.values()]
    assert followers == [*library.COURSE[1:], ""]


def test_the_answers_of_the_bonus_lesson_are_those_of_the_model_that_ships():
    """Trained anew, it may be another; then the lesson says something else."""
    lesson = LESSONS["a-real-head"]

    def last_row(place, head, **more):
        document = lesson.shown(place, **more).lab.document
        row = run(document).pattern[[each.name for each in document.heads].index(head), -1]
        return document.tokens, row

    tokens, row = last_row(2, "L2·H1")
    assert (tokens[row.argmax()], lesson.steps[2].choices[lesson.steps[2].right][:4]) == (
        "R",
        "at R",
    )
    linked = run(lesson.shown(3).lab.document).pattern[1]
    assert linked[3].argmax() == 2, "L1·H2 looks one letter back"
    _, muted = last_row(4, "L2·H1", revealed=True)
    assert "quarter" in lesson.steps[4].choices[lesson.steps[4].right]
    assert 0.2 < muted[3] < 0.3
    assert row[3] > 0.9
    means = {
        (what, off): toy.mean_of(ToyMean("letters", what, (1, 0), off))
        for what in ("right", "copy")
        for off in ((), ((0, 1),), ((0, 0),))
    }
    assert means["copy", ((0, 1),)] < 0.3
    assert means["copy", ()] > 0.8
    assert means["right", ((0, 0),)] > 0.9 > means["right", ((0, 1),)]


def test_without_its_model_the_bonus_lesson_is_not_there(monkeypatch, tmp_path):
    assert library.course()[-1] == "a-real-head"
    monkeypatch.setattr(library, "MODELS", tmp_path)
    assert "a-real-head" not in (*library.ids(), *library.course())
    with pytest.raises(LessonError, match="unknown lesson 'a-real-head'"):
        library.load("a-real-head")
