"""Numbers in and out as text: what goes out comes back to the bit, what is doubtful is refused."""

import ast
import csv
import io
import json
import re
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from attnviz.errors import EditError, ShapeError
from attnviz.model.matrices import text
from attnviz.model.matrices.text import parse_matrix

FIELD = Path(__file__).parents[2] / "data" / "field"
FLOATS = st.floats(allow_nan=False, allow_infinity=False)


@st.composite
def matrices(draw, numbers=FLOATS):
    rows, columns = draw(st.integers(1, 4)), draw(st.integers(1, 4))
    flat = draw(st.lists(numbers, min_size=rows * columns, max_size=rows * columns))
    return np.array(flat, dtype=np.float64).reshape(rows, columns)


EXACT = {
    "tsv": text.as_tsv,
    "csv": text.as_csv,
    "numpy": text.as_numpy,
    "python": text.as_python,
    "markdown": text.as_markdown,
}


@pytest.mark.parametrize("form", EXACT)
@given(matrix=matrices())
def test_exact_forms_come_back_to_the_bit(form, matrix):
    back = parse_matrix(EXACT[form](matrix))
    assert back.tobytes() == matrix.tobytes()


@pytest.mark.parametrize("form", ["tsv", "csv", "markdown"])
@given(matrix=matrices(), data=st.data())
def test_tables_with_names_come_back_to_the_bit(form, matrix, data):
    names = st.text(st.sampled_from("aB1.-=#|\"',;\\\t\n 9"), min_size=1, max_size=4)
    rows = data.draw(st.lists(names, min_size=len(matrix), max_size=len(matrix)))
    columns = data.draw(st.lists(names, min_size=matrix.shape[1], max_size=matrix.shape[1]))
    written = EXACT[form](matrix, rows=rows, columns=columns)
    try:
        back = parse_matrix(written)
    except EditError:
        return  # a name that looks like a number with something around it
    assert back.tobytes() == matrix.tobytes()


WORDS = st.one_of(
    st.text(st.characters(exclude_categories=["Cs"]), max_size=5),
    st.text(st.sampled_from("aB1.-=+@#|\"',;\\\t\r\n 9%€([{&'"), max_size=5),
    st.sampled_from(
        ["", " ", "=1+1", "'=x", "''@", "-5", "-A", "\\begin{bmatrix}", "f([1", "1\n2", "5 %"]
    ),
)


@pytest.mark.parametrize("form", ["tsv", "csv"])
@pytest.mark.parametrize("comma", [False, True])
@given(matrix=matrices(), data=st.data())
def test_any_word_comes_back_and_none_is_a_formula(form, comma, matrix, data):
    rows = data.draw(st.lists(WORDS, min_size=len(matrix), max_size=len(matrix)))
    columns = data.draw(st.lists(WORDS, min_size=matrix.shape[1], max_size=matrix.shape[1]))
    written = EXACT[form](matrix, rows=rows, columns=columns, comma=comma)
    mark = "\t" if form == "tsv" else ";" if comma else ","
    cells = list(csv.reader(io.StringIO(written, newline=""), delimiter=mark, strict=True))
    names = [*cells[0][1:], *(row[0] for row in cells[1:])]
    assert not any(name[:1] in tuple("=+-@\t\r") and name for name in names)
    assert [re.sub(r"^'(?='*[=+\-@\t\r＝＋－＠])", "", name) for name in names] == [*columns, *rows]
    assert parse_matrix(written, comma=comma).tobytes() == matrix.tobytes()


@given(matrix=matrices(st.floats(-1e6, 1e6)), decimals=st.integers(0, 4))
def test_latex_shows_the_digits_of_the_screen(matrix, decimals):
    back = parse_matrix(text.as_latex(matrix, decimals))
    assert (np.abs(back - matrix) <= 0.5 * 10.0**-decimals * (1 + 1e-9)).all()


@pytest.mark.parametrize(("value", "shown"), [(2.5, 3.0), (-2.5, -3.0), (-0.5, -1.0), (0.4, 0.0)])
def test_latex_rounds_half_away_from_zero(value, shown):
    assert parse_matrix(text.as_latex([[value]], 0)) == shown


@given(matrix=matrices())
def test_code_means_the_same_to_python(matrix):
    assert np.array(ast.literal_eval(text.as_python(matrix))).tobytes() == matrix.tobytes()
    made = eval(text.as_numpy(matrix), {"np": np})  # our own text
    assert made.tobytes() == matrix.tobytes()


def test_float32_is_written_with_its_own_digits():
    array = np.array([[0.1, 1 / 3, 1.1754943508222875e-38, -0.0]], dtype=np.float32)
    assert text.as_tsv(array) == "0.1\t0.33333334\t1.1754944e-38\t-0.0"
    made = eval(text.as_numpy(array), {"np": np})  # our own text
    assert made.dtype == np.float32
    assert made.tobytes() == array.tobytes()
    assert np.float32(parse_matrix(text.as_csv(array))).tobytes() == array.tobytes()


def test_the_field_case_of_too_few_digits():
    case = json.loads((FIELD / "F101-six-digits-are-not-enough.json").read_text(encoding="utf-8"))
    for dtype in (np.float32, np.float64):
        numbers = np.array([case["input"][dtype.__name__]], dtype=dtype)
        for form in EXACT.values():
            assert parse_matrix(form(numbers)).astype(dtype).tobytes() == numbers.tobytes()


def test_hidden_scores_in_every_form():
    array = np.array([[1.96, -np.inf], [0.5, 3.0]])
    assert text.as_cell(array[0, 0]) == "1.96"
    assert text.as_cell(array[0, 1]) == "-inf"
    assert text.as_tsv(array) == "1.96\t-inf\n0.5\t3"
    assert text.as_csv(array) == "1.96,-inf\n0.5,3"
    assert text.as_numpy(array) == "np.array([[1.96, -np.inf],\n          [0.5, 3.0]])"
    assert text.as_python(array) == '[[1.96, float("-inf")],\n [0.5, 3.0]]'
    assert text.as_latex(array) == (
        "\\begin{bmatrix}\n1.96 & -\\infty \\\\\n0.50 & 3.00\n\\end{bmatrix}"
    )
    assert text.as_markdown(array) == "| 1 | 2 |\n| --: | --: |\n| 1.96 | -inf |\n| 0.5 | 3 |"


def test_names_stand_around_tables():
    array = np.eye(2)
    names = {"rows": ["The", "a|b"], "columns": ["x,1", "y"]}
    assert text.as_csv(array, **names) == ',"x,1",y\nThe,1,0\n"a|b",0,1'
    assert text.as_markdown(array, **names).splitlines()[3] == "| a\\|b | 0 | 1 |"
    marked = text.as_markdown(array, rows=["<s>", "*_&amp;"], columns=["$x$", "[y](z)"])
    assert marked.splitlines()[0] == "|  | \\$x\\$ | \\[y\\](z) |"
    assert marked.splitlines()[2:] == ["| \\<s\\> | 1 | 0 |", "| \\*\\_\\&amp; | 0 | 1 |"]
    with pytest.raises(ShapeError, match="rows: found 1 names, expected 2"):
        text.as_tsv(array, rows=["The"])
    with pytest.raises(ShapeError, match="choose a head"):
        text.as_tsv(np.zeros((2, 2, 2)))


def test_rows_cells_and_heads():
    assert text.as_tsv(np.array([1.0, 2.0])) == "1\t2"
    assert text.as_python(np.float64(2)) == "2.0"
    assert text.as_numpy(np.zeros((1, 1, 2))) == "np.array([[[0.0, 0.0]]])"
    assert text.as_cell(np.bool_(True)) == "1"
    assert text.as_latex(np.array([[-0.001, np.nan]])) == (
        "\\begin{bmatrix}\n0.00 & \\text{not a number}\n\\end{bmatrix}"
    )


READ = [
    ("1 2\n3 4", [[1, 2], [3, 4]]),
    ("1\t2\r\n3\t4\r\n", [[1, 2], [3, 4]]),
    ("a\tb\n(0.50)\t0.20\n(0.25)\t0.40", [[-0.5, 0.2], [-0.25, 0.4]]),
    ("(0.50)\t(0.20)\n1\t2", [[-0.5, -0.2], [1, 2]]),
    ("- 5\t− 0.5\n— 1\t－2", [[-5, -0.5], [-1, -2]]),
    ("1'234.5;2\n3;4", [[1234.5, 2], [3, 4]]),
    ("1.234.567;2\n3,5;4", [[1234567, 2], [3.5, 4]]),
    ("1 2\n\n3 4\n\n5 6", [[1, 2], [3, 4], [5, 6]]),
    ('"."\t1\t2\n"-"\t3\t4', [[1, 2], [3, 4]]),
    ('"","3","1"\n"3",0.5,1\n"1",2,3', [[0.5, 1], [2, 3]]),
    (',";"," ",\\n\n"1",0,5,6', [[0, 5, 6]]),
    ("-\\begin{bmatrix}1 & -2\\end{bmatrix}", [[-1, 2]]),
    ("$A = \\begin{bmatrix}1 & 2\\end{bmatrix}^\\top$", [[1], [2]]),
    ("\\begin{bmatrix}1 & 2\\end{bmatrix}^T.", [[1], [2]]),
    ("\\[ \\mathbf{W} = \\left(\\begin{matrix}- 1 & 2\\end{matrix}\\right) \\]", [[-1, 2]]),
    ("1,2\n3,4\n", [[1, 2], [3, 4]]),
    ("1, 2\n3, 4", [[1, 2], [3, 4]]),
    ("1;2\n3;4", [[1, 2], [3, 4]]),
    ("1,5;2\n3;4,25", [[1.5, 2], [3, 4.25]]),
    ("1,5\t2", [[1.5, 2]]),
    ("1,5 2,5", [[1.5, 2.5]]),
    ("0,123\t1,234", [[0.123, 1.234]]),
    ("1.000,5;2,0", [[1000.5, 2]]),
    ("1,000.5\t1,000\t7", [[1000.5, 1000, 7]]),
    ("−1 –2 +3 .5 4.", [[-1, -2, 3, 0.5, 4]]),
    ("1e3 -2E-2", [[1000, -0.02]]),
    ("# numbers\n1 2", [[1, 2]]),
    ("#\t1\t2\n##ing\t3\t4", [[1, 2], [3, 4]]),
    ("\ufeff1;2", [[1, 2]]),
    ("5", [[5]]),
    ("word,a,b\nThe,1,2\ncat,3,4", [[1, 2], [3, 4]]),
    ("a b\n1 2", [[1, 2]]),
    ("The\t1\t2\ncat\t3\t4", [[1, 2], [3, 4]]),
    ('"1,5";"2"', [[1.5, 2]]),
    ("1,2,\n3,4,", [[1, 2], [3, 4]]),
    ("[[1, 2], [3, 4]]", [[1, 2], [3, 4]]),
    ("[[1. 2.]\n [3. 4.]]", [[1, 2], [3, 4]]),
    ("((1, 2), (3, 4))", [[1, 2], [3, 4]]),
    ("[1, 2]", [[1, 2]]),
    ("[[[1, 2], [3, 4]]]", [[1, 2], [3, 4]]),
    ("np.array([[1., 2.],\n          [3e-1, −4]], dtype=np.float32)", [[1, 2], [0.3, -4]]),
    ("W_Q = numpy.array([[1, 2],])", [[1, 2]]),
    ("tensor([[1., 2.]], device='cuda:0')", [[1, 2]]),
    ("\\begin{bmatrix}1 & 2 \\\\ 3 & -4 \\\\ \\end{bmatrix}", [[1, 2], [3, -4]]),
    ("$$\\begin{pmatrix} 1 & 2 \\\\[2pt]\n 3 & 4\\end{pmatrix}$$", [[1, 2], [3, 4]]),
    ("\\begin{array}{c|c} 1 & {-}2 \\\\ \\hline 3\\, & 4 \\end{array}", [[1, 2 - 4], [3, 4]]),
    ("X = \\begin{bmatrix*}[r] 1 & -2 \\end{bmatrix*}", [[1, -2]]),
    ("1 & 2 \\\\ 3 & 4", [[1, 2], [3, 4]]),
    ("\\begin{bmatrix}%\n1 & 2 % note\n\\\\ 3 & 4\\end{bmatrix}", [[1, 2], [3, 4]]),
    ("\\begin{bmatrix}\\phantom{-}1 & \\text{-}2\\end{bmatrix}", [[1, -2]]),
    ("tensor([[1., 2.]], grad_fn=<MmBackward0>)", [[1, 2]]),
    ("[[np.float64(1.5), np.float64(-2.0)], [np.float32(3.0), 4]]", [[1.5, -2], [3, 4]]),
    ("1\t2\t\n3\t4\t\n", [[1, 2], [3, 4]]),
    ("\n\ta\tb\nThe\t1\t2\n", [[1, 2]]),
    (",0,1\n0,5,6\n1,7,8", [[5, 6], [7, 8]]),
    (",a,b\n10,5,6\n20,7,8", [[5, 6], [7, 8]]),
    ("\t1\t2\ncat\t5\t6\nsat\t7\t8", [[5, 6], [7, 8]]),
    ("     a    b\n0  1.5 -2.0\n1  0.0  3.0", [[1.5, -2], [0, 3]]),
    ("     0    1\n0  1.5 -2.0\n1  0.0  3.0", [[1.5, -2], [0, 3]]),
    ("1 ,2\n3 ,4", [[1, 2], [3, 4]]),
    ('"1,5","2,5"\n"3",4', [[1.5, 2.5], [3, 4]]),
    ("[1 2; 3 4]", [[1, 2], [3, 4]]),
    ("A = [1, 2;\n 3, -4;\n];", [[1, 2], [3, -4]]),
    ("{{1, 2}, {3, 4}};", [[1, 2], [3, 4]]),
    ("W = {{1, 2},\n {3, 4}}", [[1, 2], [3, 4]]),
    ("\\begin{bmatrix}1{,}5 & 2,25 \\\\ 3 & 4\\end{bmatrix}", [[1.5, 2.25], [3, 4]]),
]


@pytest.mark.parametrize(("pasted", "wanted"), READ, ids=lambda v: repr(v)[:30])
def test_what_people_paste(pasted, wanted):
    found = parse_matrix(pasted)
    assert found.dtype == np.float64
    assert found.tolist() == wanted


REFUSED = [
    ("", "found no text"),
    (" \n\t", "found no text"),
    ("nan 1", "row 1, column 1: found 'nan', expected a finite number"),
    ("1.5\t2.5\n1.234,5\t3", "found '1.5' and '1.234,5', which have different decimal separators"),
    ("1.5x 2\n1 2", "row 1, column 1: found '1.5x', expected a number"),
    ("50%\t25%\n1\t2", "row 1, column 1: found '50%', expected a number"),
    ("€1\t€2\n1\t2", "row 1, column 1: found '€1', expected a number"),
    ("=1+1\t=2\n1\t2", "row 1, column 1: found '=1+1', expected a number"),
    ("1O 2O\n1 2", "row 1, column 1: found '1O', expected a number"),
    ("- 0.5\n- 0.2", "row 1, column 1: found '-', expected a number"),
    ("~\t5\n~\t6", "row 1, column 1: found '~', expected a number"),
    ("'5 '6\n'7 '8", 'row 1, column 1: found "\'5", expected a number'),
    ("5-\t6-", "row 1, column 1: found '5-', expected a number"),
    ("#DIV/0!\t1\n2\t3", "row 1, column 1: found '#DIV/0!', a spreadsheet error"),
    ("#N/A\t#N/A\n2\t3", "row 1, column 1: found '#N/A', a spreadsheet error"),
    ("a\tb\n#WERT!\t1\n#NV\t3", "row 2, column 1: found '#WERT!', a spreadsheet error"),
    ("Err:502\t1\n2\t3", "row 1, column 1: found 'Err:502', a spreadsheet error"),
    ("1 2\n3 4\n\n5 6\n7 8", "found 2 tables with blank lines between them"),
    ("(0.50)", "found '(0.50)': brackets may stand for a minus or for nothing"),
    ("[1,5 2,5]", "found '5' '2' without a comma, and commas between other numbers"),
    ("\\frac{1}{2}\\begin{bmatrix}1 & 2\\end{bmatrix}", "found '\\\\frac{1}{2}' before"),
    ("2\\begin{bmatrix}1 & 2\\end{bmatrix}", "found '2' before the LaTeX matrix"),
    ("\\begin{bmatrix}1\\end{bmatrix} \\cdot 3", "found '\\\\cdot 3' after the LaTeX"),
    ("\\begin{bmatrix}1\\end{bmatrix}^{-1}", "found '^{-1}' after the LaTeX matrix"),
    ("\\begin{bmatrix}1 2 & 3\\end{bmatrix}", "row 1, column 1: found '1 2', expected a number"),
    ("\\begin{bmatrix}{1}{2} & 3\\end{bmatrix}", "row 1, column 1: found '{1}{2}'"),
    ("1 2\n3 -inf", "row 2, column 2: found '-inf', expected a finite number"),
    ("1\t−∞", "row 1, column 2: found '−∞', expected a finite number"),
    ("1 1e999", "row 1, column 2: found '1e999', expected a number up to 1.8e308"),
    ("[[1, 2], [3, nan]]", "row 2, column 2: found 'nan'"),
    ("€1 2", "row 1, column 1: found '€1', expected a number"),
    ("=1+2,3", "row 1, column 1: found '=1+2', expected a number"),
    ("\u200b1 2\n\u200b3 4", "row 1, column 1: found '\\u200b1', expected a number"),
    ('"1,2', "found a table that cannot be read"),
    ('"1,234","2"', "found '1,234', which may be"),
    ("[1 2; 3]", "row 2: found 1 number, expected 2"),
    ("[1 2; 3 x]", "row 2, column 2: found 'x'"),
    ("[;]", "found no numbers"),
    ("[1;" + " " * 100_000 + "x", "found brackets that are not closed"),
    ("{{1, 2}, {3, 4}", "found brackets that are not closed"),
    ("\\begin{bmatrix}1\\end{bmatrix}\\begin{bmatrix}2\\end{bmatrix}", "found two LaTeX"),
    (
        "\\begin{bmatrix}1 & -\\infty\\end{bmatrix}",
        "row 1, column 2: found '-\\\\infty', expected a fi",
    ),
    ("1 2\n3", "row 2: found 1 number, expected 2 as in the first row"),
    ('"\t1\n"\t2', "row 1: found a quotation mark that is not closed in its cell"),
    ("[[1, 2], [3]]", "row 2: found 1 number,"),
    ("1,234\t2,345", "found '1,234', which may be a decimal comma or a thousands separator"),
    ("1,5;2.5", "found '2.5' and '1,5', which have different decimal separators"),
    ("1\u00a0234 5", "row 1, column 1: found '1\\xa0234', expected a number"),
    ("1;;2", "row 1, column 2: found an empty cell"),
    ("\t2\t3\n4\t5\t6\n7\t8\t9", "row 1, column 1: found an empty cell"),
    ("1 2 x", "row 1, column 3: found 'x', expected a number"),
    ("1_000 2", "row 1, column 1: found '1_000'"),
    ("0x10 2", "row 1, column 1: found '0x10'"),
    ("٣ 4", "row 1, column 1: found '٣', expected a number"),
    ("[[1, 2], [3", "found brackets that are not closed"),
    ("\\begin{bmatrix}" * 100_000, "found no LaTeX matrix"),
    ("[[1]]" + " " * 100_000 + "x", "found 'x' after the brackets"),
    ("[" * 100_000, "found brackets that are not closed"),
    ("[[1, 2]].T", "found '.T' after the brackets"),
    ("[[1,,2]]", "found a comma with no number before it"),
    ("[, 1]", "found a comma with no number before it"),
    ("[1, [2, 3]]", "row 1: found different brackets than in row 1"),
    ("[[[1, 2]], [[3, 4]]]", "row 1: found different brackets"),
    ("[[1, 2], ..., [3, 4]]", "found …: the array was shortened when it was printed"),
    ("[]", "found no numbers"),
    ("[[]]", "found no numbers"),
    ("\\begin{cases}1\\end{cases}", "found no LaTeX matrix"),
    ("\\begin{bmatrix}\\end{bmatrix}", "found no numbers"),
    ("__import__('os').system('x')", "row 1, column 1: found"),
    ("np.array([[1]], dtype=object, fill=__import__('os'))", "found ', dtype=object, fill"),
    ("1 " * (2**24 + 1), "found 33,554,434 characters, expected at most 33,554,432"),
    ("1\n" * 100_001, "found 100,001 lines, expected at most 100,000"),
    ("1\r" * 100_001, "found 100,001 lines, expected at most 100,000"),
    ("1\u2028" * 100_001, "found 100,001 lines, expected at most 100,000"),
    ("1 " * (2**21 + 2), "found more than 2,097,152 numbers or marks, expected fewer"),
    ('"' * (2**21 + 1), "found more than 2,097,152 numbers or marks, expected fewer"),
    ("[" * (2**21 + 1), "found more than 2,097,152 numbers or marks, expected fewer"),
]


@pytest.mark.parametrize(("pasted", "message"), REFUSED, ids=lambda v: repr(v)[:30])
def test_what_is_doubtful_is_refused_with_its_place(pasted, message):
    with pytest.raises(EditError) as error:
        parse_matrix(pasted)
    assert str(error.value).startswith(message)


@pytest.mark.parametrize(
    ("pasted", "points", "commas"),
    [
        ("0,5", [[0, 5]], [[0.5]]),
        ("0,5\n-0,25\n3", None, [[0.5], [-0.25], [3]]),
        ("1,2,3", [[1, 2, 3]], [[1, 2, 3]]),
        ("1, 2", [[1, 2]], [[1, 2]]),
        ("1.5,2", [[1.5, 2]], [[1.5, 2]]),
    ],
)
def test_a_comma_alone_on_a_line_is_what_the_person_writes_it_for(pasted, points, commas):
    assert parse_matrix(pasted, comma=True).tolist() == commas
    if points is None:
        with pytest.raises(EditError):
            parse_matrix(pasted)
    else:
        assert parse_matrix(pasted).tolist() == points


def test_the_field_case_of_the_decimal_comma():
    case = json.loads((FIELD / "F85-decimal-comma.json").read_text(encoding="utf-8"))
    for typed, value in zip(case["input"]["typed"], case["expected"]["values"], strict=True):
        mark = "" if "," not in typed else "\t2,5"
        assert parse_matrix(typed + mark)[0, 0] == value


@given(st.text(st.sampled_from("0123.,-+e[]() \n\t;|&\\naif…\"'#=_"), max_size=40))
def test_any_text_is_numbers_or_a_reason(pasted):
    try:
        found = parse_matrix(pasted)
    except EditError as error:
        assert str(error)
    else:
        assert found.ndim == 2
        assert found.size
        assert np.isfinite(found).all()


STRANGE = st.sampled_from(
    ["US$5", "true", "NULL", "####", "minus 5", "(1)", "1\u202f234", "O.5", "e-3", "x=1", "#N/A",
     "#¡REF!", "inf", "nan", "Infinity", "None", "a,b", 'say "hi"', "line\nbreak", "\t", " ",
     "=1+1", "1.5", "-", "", "0", "1", "|", "a|b", "\\", "&", "\\\\", "$x$", "\\begin{bmatrix}",
     "---", ":-:", "[[1, 2]]", "1 2", "½", "٣", "50%", "€1", "a;b", "\u2028", "The", "<s>", "é",
     "\ufeff"]
)  # fmt: skip


@settings(max_examples=300)
@given(st.lists(STRANGE, min_size=1, max_size=3), st.lists(STRANGE, min_size=1, max_size=3))
def test_names_that_look_like_numbers_marks_or_errors_change_nothing(rows, columns):
    array = np.arange(len(rows) * len(columns)).reshape(len(rows), len(columns)) / 4 - 0.5
    for write in (text.as_tsv, text.as_csv, text.as_markdown):
        found = parse_matrix(write(array, rows=rows, columns=columns))
        assert found.tolist() == array.tolist(), write


def test_boxes_around_held_numbers_are_read_again():
    array = np.array([[1.25, -0.5], [0.0, 3.75]])
    written = text.as_latex(array, boxed=frozenset({(0, 1), (1, 1)}))
    assert "\\boxed{-0.50}" in written
    assert parse_matrix(written).tolist() == array.tolist()


@pytest.mark.parametrize(("rows", "columns"), [(1, 10), (2, 11), (11, 11), (1, 64), (3, 200)])
def test_a_wide_matrix_is_no_bmatrix_which_amsmath_ends_after_ten_columns(rows, columns):
    matrix = np.arange(rows * columns, dtype=float).reshape(rows, columns) / 4
    written = text.as_latex(matrix)
    assert ("{bmatrix}" in written) == (columns <= 10)
    if columns > 10:
        assert written.startswith("\\left[\\begin{array}{" + "r" * columns + "}\n")
        assert written.endswith("\\end{array}\\right]")
    assert parse_matrix(written).tolist() == matrix.tolist()
