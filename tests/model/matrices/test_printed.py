"""A matrix as programs print it is read as it is, or refused: each writer here is one of them."""

import json

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from attnviz.errors import EditError
from attnviz.model.matrices.read import parse_matrix

SHAPES = st.tuples(st.integers(1, 12), st.integers(1, 9))
KINDS = st.sampled_from(["short", "whole", "small", "large", "any", "counted"])


@st.composite
def matrices(draw):
    shape, kind, seed = draw(SHAPES), draw(KINDS), draw(st.integers(0, 2**32))
    rng = np.random.default_rng(seed)
    if kind == "counted":  # as numbers of rows are
        found = np.tile(np.arange(1.0, shape[0] + 1)[:, None], (1, shape[1]))
        found[:, 1:] = rng.integers(-9, 9, found[:, 1:].shape) / 4
        return found
    unit = {"short": 0.25, "whole": 1, "small": 1e-7, "large": 1e6, "any": 1 / 3}[kind]
    return rng.integers(-400, 400, shape) * unit


def in_columns(matrix, gap=2, cell=repr):
    cells = [[cell(float(value)) for value in row] for row in matrix]
    width = max(len(text) for row in cells for text in row) + gap
    return [row[:0] + [text.rjust(width) for text in row] for row in cells]


def matlab(matrix):
    return "A =\n\n" + "\n".join(map("".join, in_columns(matrix, 4))) + "\n\n"


def octave(matrix):
    return "ans =\n\n" + "\n".join(map("".join, in_columns(matrix, 3))) + "\n"


def code_of_matlab(matrix):
    return "[" + "; ".join(" ".join(repr(float(v)) for v in row) for row in matrix) + "];"


def code_by_lines(matrix):
    return "W = [" + "\n".join(", ".join(repr(float(v)) for v in row) for row in matrix) + "]"


def r(matrix, columns=40):
    """Print as R does: as many columns as there is room for, the others in blocks below."""
    cells = in_columns(matrix, 1)
    width, lines = max(len(cells[0][0]), 5), []
    fit = max(1, (columns - 6) // width)
    for begin in range(0, matrix.shape[1], fit):
        part = range(begin, min(begin + fit, matrix.shape[1]))
        lines.append("      " + "".join(f"[,{j + 1}]".rjust(width) for j in part))
        lines += [
            f"[{i + 1},]".rjust(6) + "".join(row[j].rjust(width) for j in part)
            for i, row in enumerate(cells)
        ]
    return "\n".join(lines)


def julia(matrix):
    head = f"{matrix.shape[0]}×{matrix.shape[1]} Matrix{{Float64}}:\n"
    return head + "\n".join(map("".join, in_columns(matrix)))


def mathematica(matrix):
    rows = ("{" + ", ".join(np.format_float_positional(v) for v in row) + "}" for row in matrix)
    return "Out[7]= {" + ",\n ".join(rows) + "}"


def pandas(matrix):
    return frame(matrix, [str(i) for i in range(len(matrix))])


def pandas_from_5(matrix):
    return frame(matrix, [str(i + 5) for i in range(len(matrix))])


def pandas_with_times(matrix):
    return frame(matrix, [str(i / 2 + 0.5) for i in range(len(matrix))])


def frame(matrix, index):
    cells, names = in_columns(matrix), [f"c{j}" for j in range(matrix.shape[1])]
    left = max(map(len, index))
    head = " " * left + "".join(
        name.rjust(len(cell)) for name, cell in zip(names, cells[0], strict=True)
    )
    return "\n".join(
        [head, *(i.ljust(left) + "".join(c) for i, c in zip(index, cells, strict=True))]
    )


def pandas_csv(matrix):
    lines = [",".join(["", *(f"c{j}" for j in range(matrix.shape[1]))])]
    lines += [",".join([str(i), *map(repr, map(float, row))]) for i, row in enumerate(matrix)]
    return "\n".join(lines) + "\n"


def pandas_csv_of_times(matrix):
    lines = [",".join(["", *(f"c{j}" for j in range(matrix.shape[1]))])]
    lines += [",".join([f"{i}.5", *map(repr, map(float, row))]) for i, row in enumerate(matrix)]
    return "\n".join(lines) + "\n"


def write_table_of_r(matrix):
    lines = [" ".join(f"V{j + 1}" for j in range(matrix.shape[1]))]
    lines += [" ".join([str(i + 1), *map(repr, map(float, row))]) for i, row in enumerate(matrix)]
    return "\n".join(lines)


def pandas_markdown(matrix, first=0):
    wide = range(matrix.shape[1])
    lines = ["|    | " + " | ".join(f"c{j}" for j in wide) + " |"]
    lines += ["|---:|" + "|".join("----:" for _ in wide) + "|"]
    lines += [
        f"| {i + first} | " + " | ".join(map(repr, map(float, row))) + " |"
        for i, row in enumerate(matrix)
    ]
    return "\n".join(lines)


def pandas_markdown_from_5(matrix):
    return pandas_markdown(matrix, 5)


def numpy_repr(matrix):
    return repr(matrix)


def numpy_str(matrix):
    return str(matrix)


def numpy_rounded(matrix):
    with np.printoptions(precision=17, floatmode="unique", linewidth=30):
        return f"x = {matrix!r}"


def ipython(matrix):
    return "Out[12]: \n" + repr(matrix)


def torch(matrix):
    body = repr(matrix.tolist()).replace("], ", "],\n        ")
    return f"Parameter containing:\ntensor({body}, device='cuda:0', requires_grad=True)"


def json_in_lines(matrix):
    return json.dumps(matrix.tolist(), indent=2)


def savetxt(matrix):
    rows = (" ".join(f"{v:.18e}" for v in row) for row in matrix)
    return "# made by hand\n" + "\n".join(rows) + "\n"


def factor_of_matlab(matrix):
    return "A =\n\n   1.0e+03 *\n\n" + "\n".join(map("".join, in_columns(matrix / 1000)))


def numbered_list(matrix):
    rows = (" ".join(map(repr, map(float, row))) for row in matrix)
    return "\n".join(f"({i + 1}) {row}" for i, row in enumerate(rows))


WRITERS = [
    matlab, octave, code_of_matlab, code_by_lines, r, julia, mathematica, pandas, pandas_from_5,
    pandas_with_times, pandas_csv, pandas_csv_of_times, write_table_of_r, pandas_markdown,
    pandas_markdown_from_5, numpy_repr, numpy_str, numpy_rounded, ipython, torch, json_in_lines,
    savetxt, factor_of_matlab, numbered_list,
]  # fmt: skip
NEVER_READ = {factor_of_matlab, pandas_with_times, pandas_csv_of_times, pandas_markdown_from_5}


@pytest.mark.parametrize("write", WRITERS, ids=lambda write: write.__name__)
@settings(max_examples=40)
@given(matrix=matrices(), comma=st.booleans())
def test_what_a_program_prints_comes_back_or_is_refused(write, matrix, comma):
    text = write(matrix)
    try:
        found = parse_matrix(text, comma=comma)
    except EditError as error:
        assert str(error)
        return
    tolerance = 1e-7 if write in (numpy_str, numpy_repr, ipython) else 0
    assert found.shape == matrix.shape, text
    assert np.allclose(found, matrix, rtol=tolerance, atol=tolerance), text


TABLE = np.array([[0.5, -1.25, 3.0], [2.0, 0.0, -0.75]])


@pytest.mark.parametrize("write", WRITERS, ids=lambda write: write.__name__)
def test_which_of_them_are_read(write):
    text = write(TABLE)
    if write in NEVER_READ or write in (write_table_of_r, numbered_list):
        with pytest.raises(EditError):
            parse_matrix(text)
    else:
        assert parse_matrix(text).tolist() == TABLE.tolist()


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("[1] 1.5 2.5 -3\n[4] 0.5", [[1.5, 2.5, -3, 0.5]]),
        ("     a b\n[1,] 1 2\n[2,] 3 4", [[1, 2], [3, 4]]),
        ("2-element Vector{Float64}:\n 1.0\n 2.0", [[1], [2]]),
        ("A =\n\n  -0.5000\n", [[-0.5]]),
        ("W = [1, 2\n3, 4];", [[1, 2], [3, 4]]),
        ("[1. 2. 3.\n 4.]", [[1, 2, 3, 4]]),
        ("[1,\n 2]", [[1, 2]]),
        ("Out[1]//MatrixForm=\n1 2\n3 4", [[1, 2], [3, 4]]),
    ],
)
def test_other_prints_that_are_read(text, wanted):
    assert parse_matrix(text).tolist() == wanted


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[1] 5\n[2] 6", "found '[2] 6', which does not fit"),
        ("[1] [2]", "found '[2]' after the brackets"),
        ("     [,1] [,2]\n[1,] 1 2\n[3,] 3 4", "found '[3,] 3 4', which does not fit"),
        ("     [,1] [,2]\n[1,] 1 2\n     [,4]\n[1,] 3", "found '[,4]', which does not fit"),
        ("     a b\n[1,] 1 2\n     c\n[1,] 3", "found 'c', which does not fit"),
        (", , 1\n\n     [,1]\n[1,] 1\n\n, , 2\n\n     [,1]\n[1,] 2", "found 4 tables with blank"),
        ("1.0e-03 *\ntensor([[1., 2.]])", "found 1.0e-03 * over all numbers"),
        ("A =\n\n  Columns 1 through 2:\n\n 1 2\n\n Column 3:\n\n 3", "found a matrix that was"),
        ("3×3 Matrix{Float64}:\n 1.0 … 2.0\n ⋮ ⋱ \n 3.0 … 4.0", "row 2: found"),
        ("2×2 Diagonal{Float64}:\n 1.0   ⋅\n  ⋅   2.0", "row 1, column 2: found '⋅'"),
        ("[1 2\n 3 4]", "found 2 lines in one pair of brackets"),
        ("%%MatrixMarket matrix coordinate real general\n2 2 1\n1 1 5", "found a Matrix Market"),
        ('{"X": [[1, 2], [3, 4]]}', "found a JSON object, expected a list of rows"),
        ("[{'a': 1, 'b': 2}]", "found a JSON object"),
    ],
)
def test_prints_that_say_more_than_their_numbers_are_refused(text, message):
    with pytest.raises(EditError) as error:
        parse_matrix(text)
    assert str(error.value).startswith(message)
