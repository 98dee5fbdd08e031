"""Of captured weights the tab shows no values, no sums and no sizes that nobody captured."""

from dataclasses import replace

import numpy as np
import pytest

from attnviz.model.document.given_pattern import document_of_pattern, has_values
from attnviz.model.document.lab import Lab
from attnviz.model.files import library
from attnviz.tabs.many_heads.state import CONCAT, UPDATE
from attnviz.tabs.many_heads.words import kept_text, status

TOKENS = ("The", "cat", "sat")


def captured(values=None):
    pattern = np.tril(np.ones((2, 3, 3)))
    return document_of_pattern(pattern / pattern.sum(-1, keepdims=True), TOKENS, values=values)


@pytest.mark.parametrize("look", ["light", "projector"])
def test_without_values_there_is_nothing_to_blend(open_tab, look):
    tab = open_tab(Lab(captured()), look=look)
    assert {CONCAT, UPDATE}.isdisjoint(tab.canvas.names())
    state = tab.view.state
    assert kept_text(state) == "keys and values: not captured"
    assert "numbers per token" not in status(state)
    assert not tab.canvas.grab().isNull()


def test_with_values_the_path_is_there(open_tab):
    values = np.random.default_rng(1).normal(size=(2, 3, 2))
    tab = open_tab(Lab(captured(values)))
    assert {CONCAT, UPDATE} <= set(tab.canvas.names())
    assert "numbers per token" in status(tab.view.state)


def test_other_layers_have_values_also_where_these_are_0():
    document = library.start_lab().document
    assert has_values(document)
    assert has_values(replace(document, W_V=np.zeros_like(document.W_V)))
    assert not has_values(captured())
