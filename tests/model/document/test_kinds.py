"""The same patterns, by the same names, in the engine, in files and on the command line."""

import pytest

from attnviz.cli import parser
from attnviz.engine import masks
from attnviz.model.document import mask
from attnviz.model.document.lab import SPARSE_KINDS


def test_rules_are_called_the_same_everywhere():
    assert ", ".join(masks.RULES) == parser.PATTERNS
    assert (*masks.RULES, "draw") == SPARSE_KINDS
    assert set(masks.NUMBERS) <= set(mask.KINDS) <= set(masks.KINDS)


# Halves of patterns, which nobody chooses by hand.
OTHERS = ("strided-local", "strided-far", "fixed-local", "fixed-far")


@pytest.mark.parametrize("kind", [kind for kind in masks.KINDS if kind not in OTHERS])
def test_a_rule_goes_by_its_numbers_and_by_no_others(kind):
    sizes = {"window": 3, "n_sinks": 2, "stride": 5}
    start = masks.rule_of(kind, **sizes)
    for name, value in sizes.items():
        other = masks.rule_of(kind, **{**sizes, name: value + 1})
        assert (other != start) == (name in masks.numbers_of(kind)), name
