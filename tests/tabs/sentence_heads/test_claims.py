"""What a caption claims is what the arrays say: only, most, second, both, nothing, all alike."""

import re

import documents
import numpy as np
import pytest

from attnviz.engine.steps.run import run
from attnviz.model.document.document import HeadSpec
from attnviz.model.edits.layer import set_sentence
from attnviz.model.files import library
from attnviz.tabs.sentence_heads.state.row import read_row
from attnviz.tabs.sentence_heads.words.captions import row_caption

SAME = 1e-9
WORD = r"“(?P<{}>[^”]*)”(?: \(word (?P<{}_place>\d+)\))?"


def place_of(found, name, tokens):
    number = found[f"{name}_place"]
    return int(number) - 1 if number else tokens.index(found[name])


def faults(row):
    """Yield what a caption claims that is not so."""
    said, pattern = row_caption(row), row.pattern
    order = row.order
    sizes, top = np.abs(row.query_vector), order[0] if order else 0
    products = row.query_vector * row.keys[top]
    column = int(products.argmax())
    offers = row.keys[order, column] * np.sign(row.query_vector[column])
    n_offers = int((offers > SAME).sum())
    second = sorted(pattern[order], reverse=True)[1:2]
    if "only one word offers" in said and n_offers != 1:
        yield f"only one: {n_offers} offer"
    if (found := re.search(r"(\d+) words offer that", said)) and int(found[1]) != n_offers:
        yield f"{found[1]} offer: {n_offers} do"
    others = np.delete(sizes, column)
    if "It asks for" in said and "offer" in said and (others > sizes[column] / 2).any():
        yield "asks for more than that"
    if "It asks most for" in said and not (others < sizes[column]).all():
        yield "asks for others as much"
    if found := re.search(WORD.format("word", "word") + " comes second", said):
        equal = [p for p in order if abs(pattern[p] - second[0]) < SAME]
        if [place_of(found, "word", row.tokens)] != equal:
            yield f"second are {equal}"
    if (found := re.search(r"(\d+) words come (?:second|next)", said)) and int(found[1]) != sum(
        abs(pattern[p] - second[0]) < SAME for p in order
    ):
        yield "another number come second"
    if re.search(r"\bmost\b(?! for)", said) and not pattern[top] >= 0.5:
        yield f"most is {pattern[top]}"
    if "hedges" in said and len(order) > 2:
        ranked = np.sort(pattern[order])[::-1]
        if abs(ranked[2] - ranked[1]) < SAME:
            yield "three are as good"
    if "Both offer the same" in said and not np.allclose(*row.keys[order[:2]], atol=SAME):
        yield "both offer something else"
    if "asks for nothing" in said and not row.idle:
        yield "it asks for something"
    if "not have been written yet" in said and row.seen.all():
        yield "everything is written"
    if "all 100%" in said and abs(pattern[0] - 1) > SAME:
        yield "less than 100%"
    if "largest parts" in said:
        named = re.findall(r"“([^”]*)”", said)[1:]
        equal = [p for p in order if abs(pattern[p] - pattern[top]) < SAME]
        if len(named) != len(equal):
            yield "others get as much"
    if "each of" in said and np.ptp(pattern[order]) > SAME:
        yield "not even"


def check(document):
    trace = run(document)
    for head in range(document.n_heads):
        for query in range(document.n_tokens):
            row = read_row(document, trace, head, query)
            for fault in faults(row):
                yield f"{head} {query} {row_caption(row)!r}: {fault}"


@pytest.mark.parametrize("role", ["match", "subject", "previous", "resting", ""])
def test_captions_of_random_layers_claim_only_what_is_so(role):
    found = []
    for seed in range(300):
        document = documents.seeded(seed)
        heads = tuple(HeadSpec(f"h{i}", role=role) for i in range(document.n_heads))
        found += [f"{seed}: {fault}" for fault in check(document.with_(heads=heads))]
    assert found == []


def test_captions_of_sentences_claim_only_what_is_so():
    document = library.load("sentence-heads").lab.document
    sheet = document.sheet
    found = list(check(document))
    for group in sheet.sentences:
        for sentence in group:
            found += check(set_sentence(document, sentence))
    rng = np.random.default_rng(2)
    words = list(sheet.lexicon)
    for _ in range(60):
        text = " ".join(rng.choice(words, size=int(rng.integers(2, 11))))
        found += check(set_sentence(document, text))
    assert found == []
