"""How JSON is laid out, and that it comes in pieces."""

import json

import numpy as np
import pytest

from attnviz.model.document.document import Document
from attnviz.model.document.mask import MaskSpec
from attnviz.model.files import attn
from attnviz.model.files.json_text import layout, matrix, pieces
from attnviz.model.files.library import start_lab


@pytest.mark.parametrize(
    ("tree", "text"),
    [
        ({}, "{}"),
        ([], "[]"),
        ([1, 2.0, "ä", None], '[1, 2, "ä", null]'),
        ({"a": 1, "b": [1, 2]}, '{"a": 1, "b": [1, 2]}'),
        ({"a": {"b": 1}}, '{\n "a": {"b": 1}\n}'),
        ([[1], [2, 3]], "[\n [1],\n [2, 3]\n]"),
        ({"m": matrix(np.eye(2))}, '{\n "m": [\n  [1, 0],\n  [0, 1]\n ]\n}'),
        ({"a": "x" * 60, "b": "y" * 60}, f'{{\n "a": "{"x" * 60}",\n "b": "{"y" * 60}"\n}}'),
    ],
)
def test_rows_and_short_objects_take_one_line(tree, text):
    assert layout(tree) == text


def large(n):
    """Return a lab with a drawn mask for n words."""
    rng = np.random.default_rng(0)
    W = rng.standard_normal((2, 4, 4))
    drawn = np.tril(rng.random((n, n)) < 0.5) | np.eye(n, dtype=bool)
    tokens = tuple(f"w{i}" for i in range(n))
    X, mask = rng.standard_normal((n, 4)), MaskSpec("custom", custom=drawn)
    document = Document(tokens=tokens, X=X, W_Q=W, W_K=W, W_V=W, mask=mask)
    return start_lab().with_slot("document", document)


def test_no_piece_of_a_large_file_is_longer_than_a_row(tmp_path):
    n = 600
    lab = large(n)
    tree = json.loads(attn.dumps(lab))
    assert max(map(len, pieces({"rows": matrix(lab.document.mask.custom)}))) <= n * len("false, ")
    attn.save(tmp_path / "big.attn", lab)
    assert (tmp_path / "big.attn").read_text(encoding="utf-8") == attn.dumps(lab)
    assert len(tree["document"]["tokens"]) == n
    read = attn.load(tmp_path / "big.attn").lab.document.mask.custom
    assert np.array_equal(read, lab.document.mask.custom)


def test_the_window_goes_on_while_a_file_is_written(tmp_path, monkeypatch):
    """What reaches the disk is a list of pieces, joined by nobody."""
    seen = []
    keep = lambda _, data, private: seen.append(data)  # noqa: E731
    monkeypatch.setattr("attnviz.model.files.safe_write.write_safely", keep)
    attn.save(tmp_path / "big.attn", large(400))
    assert max(map(len, seen[0])) <= 400 * len('"w399", ')
