"""What a caption of tab 5 claims is what the pattern is, and its sums come out, in any language."""

import re
from dataclasses import replace

import numpy as np
import pytest
from arithmetic import plain

from attnviz.engine import masks
from attnviz.frame.settings import languages
from attnviz.language import tr
from attnviz.model.document.lab import SparseSpec
from attnviz.tabs.sparse_patterns.state.pattern import count_pattern
from attnviz.tabs.sparse_patterns.words.captions import _WRITERS, _ordinal
from attnviz.tabs.sparse_patterns.words.numbers import spelled
from attnviz.tabs.sparse_patterns.words.sums import count_sum, kept_sum, long_sum, reach_sum

KINDS = tuple(masks.RULES)


@pytest.fixture(params=["en", "de", "fr"])
def language(request, qapp):
    languages.load(request.param)
    yield request.param
    languages.unload()


def specs(count=120):
    rng = np.random.default_rng(5)
    for _ in range(count):
        spec = SparseSpec()
        yield replace(
            spec,
            kind=str(rng.choice(KINDS)),
            n_tokens=int(rng.choice([8, 16, 24])),
            window=int(rng.integers(1, 9)),
            n_sinks=int(rng.integers(0, 4)),
            stride=int(rng.integers(2, 8)),
            long_window=int(rng.choice([64, 4096])),
        )


def found(text, marked, **names):
    """Return what stands in a translated text in place of its names, None where it is not said."""
    signs = {name: chr(0xE000 + place) for place, name in enumerate(names or {})}
    form = re.escape(tr(marked, **signs))
    for name, sign in signs.items():
        form = form.replace(sign, f"(?P<{name}>.+?)", 1).replace(sign, f"(?P={name})")
    said = re.search(f"{form}(?=[,.;:]|$|\\s)", text)
    return None if said is None else said.groupdict()


def number(word):
    return next((n for n in range(11) if spelled(n) == word), None) or int(re.sub(r"\D", "", word))


EVERYTHING = (
    "Row {row} still sees everything: the window of {window} reaches back to token {first}.",
    "Row {row} sees itself and everything before it. {n} tokens need {scores} scores; "
    "twice as many tokens need about four times as many.",
    "Row {row} sees everything before it: the window and the first tokens meet.",
)


def claimed(text, row, spec):
    """Return the keys that a caption says the row sees, None where it only counts them."""
    own = set()
    names = {"row": 1, "window": 1, "n": 1, "scores": 1, "first": 1}
    if any(found(text, everything, **names) for everything in EVERYTHING):
        return set(range(row + 1))
    if found(text, "Row {row} sees only itself", row=1):
        return {row}
    if last := found(text, "its last {count} tokens", count=1) or found(
        text, "Row {row} sees its last {count} tokens", row=1, count=1
    ):
        own = set(range(row + 1 - number(last["count"]), row + 1))
    elif tr("itself") in text:
        own = {row}
    if _ordinal(spec.stride) in text and spec.kind == "strided":
        own |= set(range(row, -1, -spec.stride))
    if spec.kind == "sink-window":
        own |= set(range(spec.n_sinks))
    return own or None


def test_captions_say_what_a_row_sees(language):
    wrong = []
    for spec in specs():
        pattern = count_pattern(spec)
        for row in range(spec.n_tokens):
            if spec.kind not in _WRITERS or spec.kind == "fixed" or row in pattern.empty_rows:
                continue
            text = _WRITERS[spec.kind](pattern, row)
            said = claimed(text, row, spec)
            if said != set(pattern.sees(row)):
                wrong.append((spec.kind, row, text, said, pattern.sees(row)))
            if re.search(r"\d", text) and str(row + 1) not in text:
                wrong.append((text, row + 1))
    assert wrong == []


GROUPS = ",.’'\u202f\u00a0"
NUMBER = rf"\d[\d{GROUPS}]*"
SUM = re.compile(rf"((?:{NUMBER} [+×÷] )+{NUMBER}) = ({NUMBER})")


def value(text):
    """Evaluate ``1 + 2 + 13 × 4`` or ``16 × 17 ÷ 2``."""
    digits = plain(re.sub(rf"(?<=\d)[{GROUPS}](?=\d{{3}})", "", text.rstrip(".,")))
    return eval(digits.replace("×", "*").replace("÷", "/"), {})  # of digits and signs alone


def test_sums_of_the_counts_come_out(language):
    for spec in specs(60):
        pattern = count_pattern(spec)
        for text in (count_sum(pattern), long_sum(pattern)):
            sums = SUM.findall(text)
            assert sums, text
            for line, result in sums:
                assert value(line) == value(result), text
        assert str(pattern.count) in count_sum(pattern)
        tokens, one, whole = map(value, re.findall(NUMBER, kept_sum(pattern))[:3])
        assert tokens * one == whole == pattern.kept_bytes


def test_the_reach_names_whom_a_row_has_heard_from(language):
    for spec in specs(40):
        pattern, row = count_pattern(spec), spec.n_tokens - 2
        for layer in range(len(pattern.heard)):
            text = reach_sum(pattern, row, layer)
            assert str(pattern.hears(row)[layer]) in text
            if layer:
                sources = [*pattern.sees(row), row]
                before = pattern.heard[layer - 1, sources].any(axis=0)
                assert (before == pattern.heard[layer, row]).all()
