"""Pasted matrices: spreadsheets, NumPy text, LaTeX, Markdown."""

import pytest

from attnviz.errors import EditError
from attnviz.widgets import numbers
from attnviz.widgets.paste import parse_matrix

WANTED = [[1.0, -0.5], [0.25, 3.0]]


@pytest.mark.parametrize(
    "text",
    [
        "1\t-0.5\n0.25\t3\n",
        "1\t-0,5\r\n0,25\t3\r\n",
        "1 −0.5\n0.25 3",
        "1\t− 0.5\n0.2 5\t3",
        "1, -0.5\n0.25, 3",
        "1,-0.5\n0.25,3",
        "1;-0,5\n0,25;3",
        "np.array([[1.0, -0.5], [0.25, 3.0]])",
        "array([[ 1.  , -0.5 ],\n       [ 0.25,  3.  ]], dtype=float32)",
        "[[ 1.   -0.5 ]\n [ 0.25  3.  ]]",
        "[[1, -0.5], [0.25, 3]]",
        r"\begin{bmatrix} 1 & -0.5 \\ 0.25 & 3 \end{bmatrix}",
        "$\\begin{pmatrix}\n1 & -0.5 \\\\\n0.25 & 3 \\\\\n\\end{pmatrix}$",
        "| 1 | -0.5 |\n| --- | --- |\n| 0.25 | 3 |",
    ],
)
def test_common_forms(text):
    assert parse_matrix(text) == WANTED


def test_one_number_and_one_row():
    assert parse_matrix("0,5") == [[0.5]]
    assert parse_matrix("1 2 3") == [[1.0, 2.0, 3.0]]


@pytest.mark.parametrize(
    ("text", "row"),
    [
        ("1,5 2,5", [1.5, 2.5]),
        ("1 2,5 −3", [1.0, 2.5, -3.0]),
        ("1,5 ,5 1,5e-3", [1.5, 0.5, 0.0015]),
        ("1, 2, 3", [1.0, 2.0, 3.0]),
        ("1,2,3", [1.0, 2.0, 3.0]),
        ("1,5;2,5", [1.5, 2.5]),
    ],
)
def test_a_comma_is_decimal_mark_or_separator(text, row):
    assert parse_matrix(text) == [row]


def test_where_the_comma_is_the_decimal_mark_spaces_part_the_numbers():
    numbers.set_number_format(numbers.NumberFormat(comma=True))
    try:
        assert parse_matrix("1,5, 2,5") == [[1.5, 2.5]]
        assert parse_matrix("1, 2, 3") == [[1.0, 2.0, 3.0]]
        assert parse_matrix("0,5\n0,25") == [[0.5], [0.25]]
    finally:
        numbers.set_number_format(numbers.NumberFormat())


def test_faults_are_named_by_place():
    with pytest.raises(EditError, match=r"Row 2, number 1 .*“x” is not a number"):
        parse_matrix("1\t2\nx\t4")
    with pytest.raises(EditError, match=r"Row 2 .* has 1 numbers, row 1 has 2"):
        parse_matrix("1\t2\n3")
    with pytest.raises(EditError, match="no numbers"):
        parse_matrix(" \n ")
    with pytest.raises(EditError, match="“-inf” is not a number"):
        parse_matrix("1\t-inf")
