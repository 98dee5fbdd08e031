"""Pasted numbers as one edit: the cells they go to, and what is refused."""

import numpy as np
import pytest

from attnviz.errors import EditError
from attnviz.model.edits import paste
from attnviz.model.edits.paste import paste_cells, pasted
from attnviz.model.files import library


@pytest.fixture
def document():
    return library.start_lab().document


def places(rows, columns):
    return [[(row, column) for column in columns] for row in rows]


def test_a_block_goes_to_the_cells_on_show_from_the_corner(document):
    shown = [[(0, row, column) for column in range(4)] for row in (2, 9, 15)]
    done = paste_cells(document, "W_Q", "1\t2\n3\t4", (1, 2), shown)
    assert done.W_Q[0, 9, 2:].tolist() == [1, 2]
    assert done.W_Q[0, 15, 2:].tolist() == [3, 4]
    same = np.ones(document.W_Q.shape, dtype=bool)
    same[0, [9, 15], 2:] = False
    assert (done.W_Q == document.W_Q)[same].all()


def test_all_that_is_on_show_is_filled_from_any_cell(document):
    done = paste_cells(document, "W_O", "[[1, 2], [3, 4]]", (1, 1), places((4, 6), (0, 3)))
    assert done.W_O[[4, 4, 6, 6], [0, 3, 0, 3]].tolist() == [1, 2, 3, 4]


def test_a_word_changes_in_each_place(document):
    twice = [i for i, token in enumerate(document.tokens) if token.lower() == "the"]
    done = paste_cells(document, "X", "0,5", (0, 0), [[(twice[0], 0), (twice[0], 1)]], comma=True)
    assert done.X[twice, 0].tolist() == [0.5] * len(twice)


@pytest.mark.parametrize(
    ("text", "name", "rows", "says"),
    [
        ("hello", "X", (0, 1), "Paste: row 1, column 1: found 'hello'"),
        ("1\t2\t3", "X", (0, 1), "Paste into X: found 1 × 3 numbers"),
        ("1\n2", "X", (0, 4), "Paste: “The” occurs more than once in the text"),
        ("1e9", "W_O", (0, 1), "W_O"),
    ],
)
def test_what_does_not_fit_is_refused_and_says_why(document, text, name, rows, says):
    with pytest.raises(EditError) as error:
        paste_cells(document, name, text, (0, 0), places(rows, (0, 1)))
    assert str(error.value).startswith(says)


def test_positions_need_the_open_padlock(document):
    clock = document.feature_names.index("slow-cos")
    cells = [[(1, clock)]]
    with pytest.raises(EditError):
        paste_cells(document, "X", "0.5", (0, 0), cells)
    done = paste_cells(document, "X", "0.5", (0, 0), cells, unlocked=True)
    assert done.X[1, clock] == 0.5


def test_what_could_never_fit_is_not_even_read(document, monkeypatch):
    def read(*_, **__):
        raise AssertionError("it was read")

    monkeypatch.setattr(paste, "parse_matrix", read)
    with pytest.raises(EditError, match="found 1,000,000 characters, far more than 2 × 2 numbers"):
        paste.pasted("1 " * 500_000, (2, 2))


def test_many_numbers_are_one_change_of_the_document(document, monkeypatch):
    made = []
    change = type(document).with_
    monkeypatch.setattr(
        type(document), "with_", lambda self, **new: made.append(1) or change(self, **new)
    )
    rows, columns = document.W_O.shape
    text = "\n".join("\t".join(["1.5"] * columns) for _ in range(rows))
    done = paste_cells(document, "W_O", text, (0, 0), places(range(rows), range(columns)))
    assert (done.W_O == 1.5).all()
    assert made == [1]
    assert paste_cells(done, "W_O", text, (0, 0), places(range(rows), range(columns))) is done


@pytest.mark.parametrize("mark", ["\t", " ", ";", "\n", " | "])
def test_more_numbers_than_are_read_in_half_a_second_are_refused(mark):
    with pytest.raises(EditError, match="found more than 65,536 numbers or marks"):
        pasted("1" + f"{mark}1" * 70_000, (700, 700))


def test_a_text_that_takes_long_to_read_is_refused_by_its_size():
    with pytest.raises(EditError, match="found 1,200,000 characters, expected at most 1,048,576"):
        pasted("1\t" * 600_000, (500, 1200))
