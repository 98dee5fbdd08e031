"""No accepted table gives a number that no reader of that text would: cells of every spoiled kind.

The readers here share nothing with the program: one part of the text is parted into cells in every
way that a person may, and one cell is read in every way that people write numbers.
"""

import csv
import io
import re
from random import Random

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from attnviz.errors import EditError
from attnviz.model.matrices.read import parse_matrix
from attnviz.model.matrices.text import as_csv, as_markdown, as_tsv

BODIES = (
    "0", "1", "5", "12", "0.5", "1.5", "2.25", "1,5", "0,25", "1.234", "1,234", "1.234,5",
    "1,234.5", "1'234", "1’234.5", "1.234.567", "1,234,567", "12,34", "1,23,456", ".5", ",5",
    "5.", "5,", "1e3", "1E-3", "1,5e3", "1e", "e5", "1_000", "0x10", "1d5", "٣", "３", "½", "²",
    "1²", "1e400", "123456789012", "007", "1..5", "1,,5", "1.5.2", "1:30", "2024-01-01", "1-2",
    "1+2", "1/2", "2*3", "3j", "inf", "nan", "NA", "null", "TRUE", "∞", "1,2345", "1.23456,7",
    "0,001", "0.001", "1,000", "1.000", "-", ".", "#N/A", "#DIV/0!", "#WERT!", "", "1 234",
    "1\u00a0234", "1\u202f234", "1\u2009234",
)  # fmt: skip
BEFORE = (
    "-", "−", "–", "+", "--", "-+", "(-", "$", "€", "~", "≈", "<", "'", "=", "#", "*", "[", "{",
    "x", "O", "_", "±", "⁻", "№", "£", "-$", "$-", "&", "\\", "", "", "", "", "", "", "", "",
    "- ", "− ", "€ ", "USD ", "\u200b", "\u200e", "\ufeff", "\u00ad", "\u00a0",
)  # fmt: skip
BEHIND = (
    "%", "‰", "-", "€", "k", "M", "x", "O", "*", "**", "¹", "]", "}", ")", "CR", "°", "±1",
    "(2)", "'", "e", "e5", "i", "j", "f", "L", "d", "n", "_", "…", "^2", "²", "!", "?", ":", ";",
    "|", "", "", "", "", "", "", "", "", " %", " -", " €", " CR", " (0.3)", "\u200b", "\u00ad",
    "\u00a0",
)  # fmt: skip
NAMES = ("The", "cat", "a", "w0", "x1", "Ω", "été", "<s>", "##ing", "q₀", "row 1")
USUAL = (("0", "1.5", "2", "-3", "0.25"), ("0", "1,5", "2", "-3", "0,25"))
MINUSES = "-−‐‑‒–—﹣－⁻"
BLANKS = " \t\u00a0\u2009\u2007\u202f\ufeff"
LOCALES = (
    (".", ","), (",", "."), (".", "'"), (".", "’"), (",", "'"), (",", "’"),
    (".", "\u202f"), (",", "\u202f"),
)  # fmt: skip


def readings(cell):
    """Return each number that a careful person may read in a cell, with the decimal marks."""
    text = cell.strip(BLANKS)
    if bracketed := re.fullmatch(r"\(\s*(.*?)\s*\)", text):
        negative, text = True, bracketed[1]
    else:
        sign = re.match(rf"[{MINUSES}+＋]", text)
        negative = bool(sign) and sign[0] in MINUSES
        text = text[1:].lstrip(BLANKS) if sign else text
    found = {}
    for mark, group in LOCALES:
        whole = rf"(\d+|[1-9]\d{{0,2}}(?:{re.escape(group)}\d{{3}})+)"
        for form in (rf"{whole}(?:{re.escape(mark)}(\d*))?", rf"(){re.escape(mark)}(\d+)"):
            parts = re.fullmatch(rf"{form}(e[+-]?\d+)?", text, re.ASCII | re.IGNORECASE)
            if parts:
                digits = (parts[1] or "0").replace(group, "") + "." + (parts[2] or "0")
                value = float(digits + (parts[3] or ""))
                found.setdefault(-value if negative else value, set()).add(mark)
    return found


def are_counted(cells):
    """Whether the names under and beside an empty corner count on, as those of a frame do."""
    above, left = cells[0][1:], [row[0] for row in cells[1:]]
    return all(
        names in ([str(k + i) for i in range(len(names))] for k in (0, 1))
        for names in (above, left)
    )


def explains(cells, found):
    """Whether cells, names around them taken off, may be the numbers that were found."""
    comments = cells[0][0].startswith("#")
    for top in (0, 1, 1 + comments):
        for left in (0, 1):
            rows = [row[left:] for row in cells[top:]]
            taken = [*(cell for row in cells[:top] for cell in row)]
            taken += [row[0] for row in cells[top:] if left]
            alike = rows and rows[0] and {len(row) for row in rows} == {found.shape[1]}
            counted = top and left and not taken[0] and are_counted(cells[top - 1 :])
            if not alike or len(rows) != len(found):
                continue
            if any(map(readings, taken)) and not counted:
                continue
            marks = {".", ","}
            for cell, value in zip((c for row in rows for c in row), found.flat, strict=True):
                read = readings(cell)
                if float(value) not in read:
                    break
                marks &= read[float(value)] if re.search("[.,]", cell) else marks
            else:
                if marks:  # all numbers have one decimal mark
                    return True
    return False


def every_way(text, own):
    """Part a text into cells as it was made, and in every other way that a person may."""
    yield [row for row in own if any(row)]
    for mark in "\t;,":
        if mark in text:
            parted = csv.reader(io.StringIO(text, newline=""), delimiter=mark)
            yield [[cell.strip() for cell in row] for row in parted if row]
    yield [[word for word in line.strip(" ").split(" ") if word] for line in text.splitlines()]


def made(seed):
    """Return a table of cells, some of them spoiled, and its text."""
    rng = Random(seed)

    def cell():
        body = rng.choice(BODIES)
        chance = rng.random()
        if chance < 0.45:
            return body
        if chance < 0.6:
            return f"({body})" if chance < 0.55 else f"( {body} )"
        return rng.choice(BEFORE) + body + rng.choice(BEHIND)

    usual = rng.choice([None, *USUAL])
    rows = [
        [cell() if not usual or rng.random() < 0.15 else rng.choice(usual) for _ in range(width)]
        for width in [rng.randint(1, 4)] * rng.randint(1, 4)
    ]
    if headed := rng.random() < 0.25:
        rows.insert(0, [rng.choice(NAMES) for _ in rows[0]])
    if rng.random() < 0.25:
        for place, row in enumerate(rows):
            row.insert(0, "" if headed and not place and rng.random() < 0.5 else rng.choice(NAMES))
    mark = rng.choice(["\t", ";", ",", " ", "  ", " & "])
    if mark == " & ":
        body = " \\\\ ".join(mark.join(row) for row in rows)
        return rows, f"\\begin{{bmatrix}}{body}\\end{{bmatrix}}"
    quoted = [[_quoted(cell, mark.strip() or " ", rng) for cell in row] for row in rows]
    return rows, "\n".join(mark.join(row) for row in quoted)


def _quoted(cell, mark, rng):
    needed = mark in ",;" and (mark in cell or rng.random() < 0.1)
    return f'"{cell}"' if needed else cell


@settings(max_examples=1500)
@example(3017015, False)  # nor is a row of spoiled ones
@example(223132, False)  # a row of numbers between blanks is no comment, and none is a name
@example(68061156, False)  # counted names under an empty corner
@given(st.integers(0, 2**64), st.booleans())
def test_no_cell_becomes_a_number_that_nobody_reads(seed, comma):
    cells, text = made(seed)
    try:
        found = parse_matrix(text, comma=comma)
    except EditError as error:
        assert str(error)
        return
    ways = [way for way in every_way(text, cells) if way and way[0]]
    trimmed = [[row[:-1] for row in way] for way in ways if not any(row[-1] for row in way if row)]
    assert any(explains(way, found) for way in (*ways, *trimmed)), (text, found)


CALLS = ("exp", "np.sqrt", "np.negative", "zeros", "np.cumsum", "f", "torch.relu", "np.array.sum")
KEPT = ("np.array", "array", "torch.tensor", "tensor", "jnp.asarray", "torch.nn.Parameter", "list")
SMALL = st.lists(st.integers(-300, 300).map(lambda n: n / 4), min_size=2, max_size=2)


@given(row=SMALL, call=st.sampled_from(CALLS), kept=st.sampled_from(KEPT))
def test_a_call_keeps_the_numbers_or_is_refused(row, call, kept):
    assert parse_matrix(f"{kept}([{row}])").tolist() == [row]
    try:
        parse_matrix(f"{call}([{row}])")
    except EditError as error:
        assert str(error).startswith(f"found {call}(…), which may change the numbers")
    else:
        raise AssertionError(call)


@given(row=SMALL, dtype=st.sampled_from(["int", "np.int8", "torch.uint8", "bool", "int64"]))
@example(row=[300.0, 1.0], dtype="np.int8")
@example(row=[1.5, 1.0], dtype="int")
def test_a_type_holds_the_numbers_or_is_refused(row, dtype):
    name = dtype.rpartition(".")[2]
    with np.errstate(invalid="ignore"):
        held = np.array(row).astype(name).astype(float).tolist() == row
    try:
        assert parse_matrix(f"np.array([{row}], dtype={dtype})").tolist() == [row]
    except EditError as error:
        assert not held
        assert "cannot hold" in str(error)
    else:
        assert held


REFUSED = (
    *(f"{cell}\t1\n{cell}\t2" for cell in (
        "US$5", "R$ 5", "USD 5", "EUR 1,5", "CHF 1'000", "minus 5", "ca. 5", "x=0.5", "O.5", "l,25",
        "x1.5", "e-3", "v −1", "p 0.5", "true", "WAHR", "NULL", "n/a", "#¡VALOR!", "#ИМЯ?",
        "#ЗНАЧ!", "#Н/Д", "#DĚLENÍ_NULOU!", "####", "Err:502", "#値!", "#Error", "#Name?", "#n/a",
        "Fehler:502", "CHF 5.-", "kr 5,-", "US$5m", "n.a.", "k.A.", "<NA>", "NaT", "missing",
        "nan(ind)", "infty", ".e5", "=SUM(1;2)", "=A1", "+A1", "-$B$2*3", "|−5|",
        "VERO", "ИСТИНА", "yes", "nein", "Loading...",
    )),
    "VRAI\tFAUX\n1\t2", "VERO\tFALSO\n1\t2", "(1) 2 3\n(2) 4 5", "1. 2 3\n2. 4 5", "- 1\n- 2",
    "1,05\n2,10", "10,000\n20,000", "10 000", "1 000 000", "1 000.5 2", "|−5|",
    "a\tb\n1\t2\t3", "a;b;c\n1;2",
    "a b\n1 1 2\n2 3 4", ",a,b\n1.5,1,2", "|  | a |\n|--:|--:|\n| 7 | 1 |",
    r"\left|\begin{array}{c} 1 \end{array}\right|", r"\|\begin{bmatrix} 1 \end{bmatrix}\|",
    r"A^H = \begin{bmatrix} 1 & 2 \end{bmatrix}", r"\sqrt{d} A = \begin{bmatrix} 1 \end{bmatrix}",
    r"\begin{bmatrix} (1) & 2 \end{bmatrix}", r"\begin{bmatrix} \boxed{2}3 \end{bmatrix}",
    r"50% & 25% \\ 1 & 2", r"\begin{bmatrix} 1 & 2% \\ 3 & 4 \end{bmatrix}",
    "np.array([[70000.0]], dtype=np.float16)", "[[1e39]], dtype=float32",
    "O.5 O.25\n1 2", "(1\u202f234)", "(–0.5)", "(1 234)", r"\begin{vmatrix} 1 & 2 \end{vmatrix}",
    r"W^\dagger = \begin{bmatrix} 1 & 2 \end{bmatrix}", "12 345,6", "1,5 2 345,5",
    "[[1], [2)]", "(1e-3)", "(-1)", "[1,5 2; 3,5 4]", "[[1,5 2,5]]", "1,5, 2,5", "The 1,5", "Ω ,5",
    "-[[1, 2]]", "2*[[1, 2]]", "[[1, 2]]*2", "[1 2; 3 4]'", "[[1, 2]].T", "1.0e+03 *\n1.0 2.0",
    "{{1.5*^3, 2}, {3, 4}}", "c(1,2,3)", "matrix(c(1,2,3,4), 2, 2)", "np.zeros((2,2))", "1 2 # 3",
    "Columns 1 through 2:\n 1 2\n 3 4\nColumns 3 through 4:\n 5 6\n 7 8",
)  # fmt: skip


def test_forms_that_may_mean_two_things_are_refused():
    taken = []
    for text in REFUSED:
        try:
            taken.append((text, parse_matrix(text).tolist()))
        except EditError as error:
            assert str(error)
    assert taken == []


@pytest.mark.parametrize(
    "name",
    [
        "no one",
        "#a",
        "row 1",
        "layer 12",
        "x1",
        "w0",
        "X.1",
        "GPT-2",
        "BERT5",
        "USDA",
        "A 1",
        "ROW 1",
        "#tag",
    ],
)
def test_names_with_numbers_stay_names(name):
    assert parse_matrix(f"{name}\t1\n{name}\t2").tolist() == [[1], [2]]


def test_titles_and_names_over_some_columns_are_no_numbers():
    assert parse_matrix("W\n1.5 2\n3 4").tolist() == [[1.5, 2], [3, 4]]
    assert parse_matrix("Scores;;\n1;2;3").tolist() == [[1, 2, 3]]
    assert parse_matrix("a\tb\nx\t1\t2\ny\t3\t4").tolist() == [[1, 2], [3, 4]]
    assert parse_matrix("1. 2. 3.\n2. 4. 5.").tolist() == [[1, 2, 3], [2, 4, 5]]


def test_numbers_of_a_sentence_of_answers_come_back():
    names = ["yes", "no", "nothing", "missing", "n.a.", "(1)", "1."]
    array = np.arange(len(names) * 2).reshape(-1, 2) / 4
    for n in range(1, len(names)):
        for write in (as_csv, as_tsv, as_markdown):
            made = write(array[:n], rows=names[:n], columns=["yes", "no"])
            assert parse_matrix(made).tolist() == array[:n].tolist()


def test_what_a_latex_name_says_is_carried_out():
    matrix = r"\begin{bmatrix} 1 & 2 \\ 3 & 4 \end{bmatrix}"
    assert parse_matrix(rf"W^\top = {matrix}").tolist() == [[1, 3], [2, 4]]
    assert parse_matrix(rf"W^\top = {matrix}^\top").tolist() == [[1, 2], [3, 4]]
    assert parse_matrix(rf"$W^Q = {matrix}$").tolist() == [[1, 2], [3, 4]]


def test_a_sign_with_a_blank_behind_it_belongs_to_its_number():
    assert parse_matrix("[[- 1, 2], [3, − 4]]").tolist() == [[-1, 2], [3, -4]]
    with pytest.raises(EditError, match="row 1, column 2: found '-'"):
        parse_matrix("[1 - 2]")


@pytest.mark.parametrize("cell", ["[0.5]", "($0.50)", "{1}"])
def test_a_cell_in_brackets_is_refused_with_its_place(cell):
    with pytest.raises(EditError, match="row 1, column 1: found"):
        parse_matrix(f"{cell}\t1")


def test_names_before_decimal_commas_are_read_where_nothing_else_is_meant():
    assert parse_matrix("The 1,5 2,5\ncat 3,5 4").tolist() == [[1.5, 2.5], [3.5, 4]]
    assert parse_matrix("row 1,0.5,0.25\nrow 2,1,2").tolist() == [[0.5, 0.25], [1, 2]]
    assert parse_matrix("1, 2\n3, 4").tolist() == [[1, 2], [3, 4]]
