"""Documents and rows of the sentence tab, without a window."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np

from attnviz.engine.steps.run import run
from attnviz.model.document.document import Document, HeadSpec
from attnviz.model.edits.layer import set_sentence
from attnviz.model.files import library
from attnviz.tabs.sentence_heads.state.row import QueryRow, read_row

FIGURE = Path(__file__).parents[2] / "data" / "figures" / "sentence_heads.json"
WHO, PREVIOUS, SUBJECT, RESTING = range(4)


@cache
def figure():
    return json.loads(FIGURE.read_text(encoding="utf-8"))


@cache
def lesson():
    return library.load("sentence-heads").lab.document


@cache
def small():
    """Four words of four numbers, one head, no sheet."""
    return library.load("step-by-step").lab.document


def row_of(document, head, word):
    """Return the row of a word, or of the word at a place."""
    place = document.tokens.index(word) if isinstance(word, str) else word
    return read_row(document, run(document), head, place)


def sentence(text):
    return set_sentence(lesson(), text)


def made_row(pattern, *, query=None, words=None, **changes):
    """Return a row with these shares, of words called a, b, c, ..."""
    pattern = np.array(pattern, dtype=float)
    n = len(pattern)
    row = QueryRow(
        tokens=tuple(words or "abcdefghijkl"[:n]),
        query=n - 1 if query is None else query,
        pattern=pattern,
        seen=pattern > 0,
        query_vector=np.array([1.0, 0.0]),
        keys=np.zeros((n, 2)),
        names=("one", "two"),
    )
    return replace(row, **changes)


def long_document(n_tokens=300, n_heads=32, n_kv_heads=8, d_model=64):
    """A document as a model's layer has it: many tokens, many heads, no names."""
    rng = np.random.default_rng(3)
    tokens = (*(f"w{i}" for i in range(n_tokens - 2)), "<s>", "\n")
    return Document(
        tokens=tokens,
        X=rng.normal(size=(n_tokens, d_model)),
        W_Q=rng.normal(size=(n_heads, d_model, 16)) * 0.15,
        W_K=rng.normal(size=(n_kv_heads, d_model, 16)) * 0.15,
        W_V=rng.normal(size=(n_kv_heads, d_model, 16)),
        heads=tuple(HeadSpec(f"Head {i + 1} of the layer") for i in range(n_heads)),
    )
