"""Two of something beside each other: what is aligned, what differs, and how it is told."""

from dataclasses import replace

import numpy as np
import pytest

from attnviz.model.comparison import Pinned
from attnviz.model.edits.hold import hold
from attnviz.model.edits.layer import set_cell, set_sentence
from attnviz.model.files import library
from attnviz.ui.tab.compare import words
from attnviz.ui.tab.compare.comparison import ComparedCell, compare
from attnviz.ui.tab.compare.exhibit import (
    ComparedBlock,
    ComparedMatrices,
    Counted,
    Drawn,
    layer_name,
)

LAB = library.start_lab()
HEADS = ComparedMatrices(
    "document", tuple(ComparedBlock("pattern", "A", f"H{n + 1}", n) for n in range(4))
)
STEP = ComparedMatrices(
    "example",
    (ComparedBlock("pattern", "A", "attention weights", 0),),
    counted=(Counted(1, "X", "X"), Counted(10, "Normalise", "pattern")),
)
STREET = "The animal didn't cross the street because it was wide"


def compared(before, after, exhibit=STEP, **pinned):
    a = Pinned("before", before, **pinned)
    b = Pinned("now", after)
    return compare(a, b.document(exhibit.slot), b.trace(exhibit.slot), exhibit, now="now")


@pytest.fixture
def edited():
    return replace(LAB, example=set_cell(LAB.example, "X", (1, 0), -1.0))


@pytest.fixture
def rewritten():
    return replace(LAB, document=set_sentence(LAB.document, STREET))


def test_one_edit_is_counted_ranked_and_told(edited):
    found = compared(LAB, edited)
    assert found.counts == ((1, 1, 16), (10, 9, 10))
    assert words.caption(found, None) == ("Row “cat”: 61% of its weight moves from “cat” to “The”.")
    assert words.caption(found, ComparedCell(0, 3, 1)) == (
        "Row “down”: 51% of its weight moves to “cat”, most of it from “sat”."
    )
    assert words.caption(found, ComparedCell(0, 0, 0)) == "Row “The” is the same in A and B."
    assert words.by_hand(found, ComparedCell(0, 1, 0)) == (
        "A(cat, The):  B − A = 0.9769 − 0.3647 = +0.6122"
    )
    first = found.ranked[0]
    assert found.matrices[0].size[first.row, first.column] == found.matrices[0].size.max()


def test_swapped_every_sign_turns(edited):
    plain, turned = compared(LAB, edited), compared(LAB, edited, swapped=True)
    np.testing.assert_array_equal(turned.matrices[0].difference, -plain.matrices[0].difference)
    assert turned.names == ("now", "before")
    assert words.caption(turned, None) == (
        "Row “cat”: 61% of its weight moves from “The” to “cat”."
    )


def test_texts_are_aligned_by_word_and_a_row_of_differences_sums_to_nothing(rewritten):
    found = compared(LAB, rewritten, HEADS)
    assert words.aligned(found) == "9 words in both, 1 replaced, 1 only in A."
    assert words.alignment_lines(found) == ["−  too, only in A", "≠  tired · wide"]
    first = found.matrices[0]
    assert first.rows[-1] == "tired · wide"
    paired = [row for row in range(len(first.rows)) if first.compared[row].any()]
    assert np.abs(np.nan_to_num(first.difference[paired]).sum(axis=1)).max() < 1e-12
    alone = first.rows.index("too")
    assert np.isnan(first.b[alone]).all()
    assert np.isnan(first.difference[alone]).all()


def test_the_same_is_said_to_be_the_same():
    found = compared(LAB, LAB)
    assert found.equal
    assert words.caption(found, None) == (
        "A and B are the same in every number that is compared here."
    )


def test_texts_without_a_common_word_are_not_compared():
    other = replace(LAB, document=set_sentence(LAB.document, "was it"))
    third = replace(LAB, document=set_sentence(LAB.document, "animal street"))
    found = compared(other, third, HEADS)
    assert found.apart
    assert "no word in common" in words.caption(found, None)


def test_held_cells_are_marked_where_they_are_held():
    held = replace(LAB, example=hold(LAB.example, "pattern", (0, 2, 1), 0.5))
    (matrix,) = compared(LAB, held).matrices
    assert (matrix.held_a, matrix.held_b) == ({}, {(2, 1): "66%"})
    (matrix,) = compared(LAB, held, swapped=True).matrices
    assert (matrix.held_a, matrix.held_b) == ({(2, 1): "66%"}, {})
    assert matrix.kept_rows((2, 3)).held_a == {(0, 1): "66%"}
    told = words.caption(compared(LAB, held), None)
    assert told == "Row “sat” adds up to 100% in A and to 84% in B."
    assert not matrix.kept_rows((1,)).held_a


def test_a_held_cell_is_marked_in_its_aligned_row_of_its_head(rewritten):
    held = replace(rewritten, document=hold(rewritten.document, "pattern", (1, 9, 1), 0.5))
    found = compared(LAB, held, HEADS)
    (row,) = (i for i, each in enumerate(found.alignment.rows) if each.b == 9)
    assert [set(matrix.held_b) for matrix in found.matrices] == [set(), {(row, 1)}, set(), set()]
    assert not any(matrix.held_a for matrix in found.matrices)


def test_two_heads_of_one_layer():
    exhibit = ComparedMatrices("document", (ComparedBlock("pattern", "A", "weights", 2),))
    found = compared(LAB, LAB, exhibit, head=0)
    pattern = Pinned("", LAB).trace("document")["pattern"]
    np.testing.assert_array_equal(found.matrices[0].a, pattern[0])
    np.testing.assert_array_equal(found.matrices[0].b, pattern[2])


def test_layers_of_different_shapes_say_what_could_not_be_compared():
    small = library.load("tiny-example").lab
    exhibit = ComparedMatrices(
        "example", (ComparedBlock("X", "X", "token vectors", None, (), ("d₀",)),)
    )
    found = compared(small, LAB, exhibit)
    assert found.nothing_compared
    assert not found.ranked
    assert words.caption(found, None) == (
        "Token vectors: 3 × 3 in A, 4 × 4 in B. Matrices of different shapes are not compared."
    )
    shown = found.matrices[0]
    aligned_rows = found.alignment.rows
    for side, lab in ((shown.a, small), (shown.b, LAB)):
        X = Pinned("", lab).trace("example")["X"]
        assert side.shape == (len(aligned_rows), 4)
        assert np.array_equal(side[np.isfinite(side)], X.ravel())


def test_masks_that_no_layer_has_are_compared_as_they_are():
    eye, full = (Drawn("pattern", m, ("1", "2")) for m in (np.eye(2, dtype=bool), np.ones((2, 2))))
    exhibit = ComparedMatrices("document", drawn=(full, eye))
    found = compared(LAB, LAB, exhibit)
    assert [(p.row, p.column) for p in found.ranked] == [(0, 1), (1, 0)]
    assert words.caption(found, None).startswith("2 of 4 numbers differ")


def test_the_list_is_csv(edited):
    lines = words.as_csv(compared(LAB, edited)).splitlines()
    assert lines[:3] == ["# A: before", "# B: now", "matrix,head,row,column,a,b,b-a"]
    assert len(lines) == 3 + 9
    matrix, head, row, column, a, b, change = lines[3].split(",")
    assert (matrix, head, row, column) == ("A", "0", "cat", "cat")
    assert float(b) - float(a) == float(change)


def test_no_word_of_the_list_runs_as_a_formula():
    exhibit = ComparedMatrices(
        "document", drawn=(*[Drawn("A", np.eye(1) * n, ("=1+1",)) for n in (1, 2)],)
    )
    assert '"\'=1+1","\'=1+1"' in words.as_csv(compared(LAB, LAB, exhibit))


def test_beside_a_file_stands_the_name_of_what_is_open():
    """The screen alone tells what is compared: “now” says too little beside another lesson."""
    opened = replace(LAB, title="Sentence heads")
    other = Pinned("other.attn", LAB, source={"file": "/tmp/other.attn"})
    assert layer_name(opened, "document", other) == "Sentence heads, now"
    assert layer_name(opened, "example", other) == "Sentence heads, now"
    assert not layer_name(opened, "document", Pinned("before", LAB))
    assert not layer_name(replace(LAB, title=""), "document", other)


def test_layers_of_other_heads_say_so_and_speak_of_no_shape():
    """A text of another length is aligned: what stands in the way is the number of heads."""
    small = library.load("step-by-step").lab
    small = replace(small, document=small.example or small.document, example=None)
    found = compared(small, LAB, HEADS)
    assert found.nothing_compared
    assert words.caption(found, None) == (
        "Heads: 1 in A, 4 in B. They are shown beside each other and not compared."
    )
