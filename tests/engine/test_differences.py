"""Two traces compared number by number."""

from dataclasses import replace

import numpy as np
import pytest

from attnviz.engine.alignment import align
from attnviz.engine.differences import Difference, differences
from attnviz.engine.steps.run import run
from attnviz.model.document.mask import MaskSpec
from attnviz.model.edits.hold import hold
from attnviz.model.edits.layer import set_cell, set_kv_heads, set_mask
from attnviz.model.edits.sentence import set_sentence
from attnviz.model.files import library

LAB = library.start_lab()
CHAPTER, SMALL = LAB.document, LAB.example
START = "The animal didn't cross the street because it was "


def compared(a, b, names, **asked):
    rows = align(a.tokens, b.tokens)
    return differences(run(a), run(b), rows, names, **asked)


def test_a_layer_and_itself_are_alike_to_the_bit():
    found = compared(SMALL, SMALL, ["X", "scores", "masked_scores", "pattern", "out"])
    assert found.count(0.0) == 0
    assert found.largest(5) == []
    # 16 numbers of X, 16 scores, 10 that the mask lets through twice, 16 of the output
    assert found.compared == 16 + 16 + 10 + 10 + found.arrays["out"].a.size


def test_one_typed_number_is_the_first_that_differs():
    other = set_cell(SMALL, "X", (1, 0), -1.0)
    found = compared(SMALL, other, ["X"])
    assert found.largest(5) == [Difference("X", (1, 0), (1, 0), float(SMALL.X[1, 0]), -1.0)]
    assert found.largest(5)[0].change == -1.0 - SMALL.X[1, 0]


@pytest.mark.parametrize("ending", ["too wide", "tired", "slow and very wide"])
def test_each_row_of_weights_moves_by_nothing_in_all(ending):
    a = set_sentence(CHAPTER, START + "tired")
    b = set_sentence(CHAPTER, START + ending)
    found = compared(a, b, ["pattern"]).arrays["pattern"]
    apart = np.where(found.compared, found.b - found.a, 0.0)
    assert np.abs(apart.sum(axis=-1)).max() < 1e-12
    unpaired = (found.places_a[1] < 0) | (found.places_b[1] < 0)
    assert not found.compared[:, unpaired].any()


def test_what_both_masks_hide_is_not_compared_and_what_one_hides_is():
    open_ = set_mask(SMALL, MaskSpec("none"))
    found = compared(SMALL, open_, ["masked_scores"])
    assert found.compared == 16
    largest = found.largest(20)
    assert len(largest) == 6
    assert all(each.a == -np.inf and each.change == np.inf for each in largest)


def test_one_head_alone_with_what_it_reads():
    other = hold(CHAPTER, "pattern", (2, 10, 1), 0.5)
    assert compared(CHAPTER, other, ["pattern", "z"], head=1).count() == 0
    assert compared(CHAPTER, other, ["pattern"], head=2).count() == 1
    keys = compared(CHAPTER, CHAPTER, ["K"], head=3).arrays["K"].compared
    assert keys.sum() == keys[0].size
    assert keys[run(CHAPTER)["kv_of_head"][3]].all()


def test_arrays_of_other_shapes_are_left_out_and_named():
    wide = set_kv_heads(CHAPTER, 1)
    found = compared(CHAPTER, wide, ["K", "W_O", "pattern"])
    assert list(found.left_out) == ["K"]
    assert found.left_out["K"][1][0] == 1
    bare = replace(CHAPTER, W_O=None)
    assert compared(CHAPTER, bare, ["W_O"]).left_out == {"W_O": (CHAPTER.W_O.shape, None)}


def test_the_largest_of_all_arrays_come_first():
    other = set_cell(SMALL, "X", (1, 0), -1.0)
    found = compared(SMALL, other, ["X", "Q", "scores", "pattern"])
    sizes = [abs(each.change) for each in found.largest(50)]
    assert sizes == sorted(sizes, reverse=True)
    assert len(sizes) == found.count() > 4
    assert found.largest(2) == found.largest(50)[:2]
