"""Cells of text into numbers: names around them taken off, marks understood or refused.

What is taken off must be names without any doubt. A cell that might be a number that somebody
marked, signed or spoiled is refused with its place, since a matrix of another shape or sign looks
like any other.
"""

from __future__ import annotations

import math
import re
from unicodedata import category

import numpy as np
from numpy.typing import NDArray

from attnviz import numerals
from attnviz.errors import EditError
from attnviz.language import mark, plural, tr
from attnviz.model.document.brief import shortened
from attnviz.wholes import EXACT

Matrix = NDArray[np.float64]
Rows = list[list[str]]

# What spreadsheets and databases write where a formula failed, in every language: #DIV/0!, #N/A,
# #WERT!, #¡VALOR!, #値!, #Name?, Err:502; and where a column was too narrow: ####.
_FAILED = re.compile(
    r"#[¡¿]?(?P<code>[\w/ ]{1,24})(?P<mark>[!?])?|#{3,}"
    r"|(?:Err|Error|Erreur|Erro|Errore|Fehler|Fout|Fel|Feil|Fejl|Błąd|Chyba|Hiba|Ошибка)\s?:\d{3}"
)
_FAILURES = ("error", "err", "n/a", "n/d", "n/b", "div/0")
_PLAIN = re.compile(r"-?\d+(?:\.\d*)?(?:[eE][+-]?\d+)?", re.ASCII)
# What stands for a number, or for none, in tables of programs: never the name of a row.
_VALUES = frozenset(
    (
        *("true", "false", "wahr", "falsch", "vrai", "faux"),
        *("null", "none", "na", "n/a", "nan", "nil", "undefined", "<na>", "nat"),
    )
)
# These are words too, but a column or row of nothing else holds values.
_ANSWERS = _VALUES | frozenset(
    (
        *("vero", "falso", "verdadero", "verdadeiro", "waar", "onwaar", "sant", "falskt", "tosi"),
        *("prawda", "fałsz", "pravda", "nepravda", "igaz", "hamis", "истина", "ложь", "epätosi"),
        *("yes", "no", "ja", "nein", "oui", "non", "sì", "sí", "si", "да", "нет"),
        *("n.a.", "n.d.", "k.a.", "k. a.", "n/v", "n/d", "s/o", "missing", "nothing", "empty"),
        *("indeterminate", "complexinfinity", "overflow", "error", "loading...", "loading…"),
    )
)
# Numbers behind something: US$5, USD 5, minus 5, ca. 0.5, x=0.5, and those with a letter for their
# first digit: O.5, l,25. "row 1" and x1 are names.
_MONEY = (
    *("USD", "EUR", "GBP", "CHF", "JPY", "CNY", "INR", "RUB", "BRL", "CAD", "AUD", "NZD", "SEK"),
    *("NOK", "DKK", "PLN", "CZK", "HUF", "TRY", "KRW", "MXN", "ZAR", "SGD", "HKD", "THB", "ILS"),
    *("kr", "kr.", "Rs", "Rs.", "Fr.", "zł", "Kč", "lei"),
)
_BEFORE = "|".join(map(re.escape, (*_MONEY, "minus", "moins", "plus", "neg", "ca.", "approx.")))
_SIGN = rf"[{numerals.MINUSES}+]"
_BEHIND = re.compile(
    rf"(?:.*[$€£¥₹₽₩₺₴₪฿%‰=<>~≈≤≥±]|{_BEFORE}) ?{_SIGN}? ?[.,]?\d[\d.,'’]*[-–—]*(?: ?\w{{1,3}})?"
    rf"|\D+ (?:{_SIGN} ?\d+|(?:{_SIGN} ?)?[\d.,'’]*(?:[.,]|\d[eE][+-]?)\d+)"
    r"|[OoIl][.,]\d+|[A-Za-z]\d+[.,]\d+|[eE][+-]\d+|[.,][eE][+-]?\d+"
    r"|=.*|[+-]\$?[A-Z]{1,3}\$?\d+.*"  # formulas
)
# A name and numbers behind it: a row whose cells another mark parts.
_ROW = re.compile(rf"[^\d ][^ ]*(?: +\(?{_SIGN}?[\d.,'’]+\)?){{2,}}")
# How numbers begin, also those that go on as none.
_BEGUN = re.compile(rf"[(\[]?{_SIGN}?[.,]?\d")
LONGEST_AMOUNT = 60
# Before a number these are a sign, a bracket or a mark, so alone they are no name.
_NO_NAMES = frozenset(numerals.MINUSES + "+＋()'’\"=<>~≈≤≥±*/^.,;:")
_MARKS = ("Sc", "Sm", "Cf")  # of currencies, of arithmetic, without a picture


class Quoted(str):
    """A cell that stood in quotation marks: text, if it is no number."""

    __slots__ = ()


def numbers(
    rows: Rows,
    *,
    names: bool = False,
    trim: bool = False,
    commas: bool = False,
    comma: bool = False,
) -> Matrix:
    """Turn cells into numbers, all rows of one length.

    `names` takes off a header row and a column of names, `trim` an empty last column, `commas`
    allows decimal commas, `comma` says that the person writes them.

    Raises
    ------
    EditError
        When there are none, rows differ in length, a cell is no number, or marks may mean two
        things.
    """
    if names:
        said = next((i for i, row in enumerate(rows) if not _is_comment(row)), len(rows) - 1)
        rows = rows[max(said, 0) :]
    if not rows or not rows[0]:
        raise EditError(tr("found no numbers, expected rows of numbers"))
    if trim and all(len(row) > 1 and not row[-1] for row in rows):
        rows = [row[:-1] for row in rows]
    top, left = _names_around(rows) if names else (0, 0)
    header = rows[0]
    rows = [row[left:] for row in rows[top:]]
    width = len(rows[0])
    for i, row in enumerate(rows):
        if len(row) != width:
            raise EditError(
                plural(
                    mark("row {row}: found {n} number, expected {width} as in the first row"),
                    mark("row {row}: found {n} numbers, expected {width} as in the first row"),
                    len(row),
                    row=top + i + 1,
                    width=width,
                )
            )
    if top:
        _check_header(header, width + left, left, trim, [row[0] for row in rows])
    _refuse_numbering(rows, top)
    return _values(rows, top, left, commas, comma)


def _check_header(
    header: list[str], width: int, left: int, separated: bool, first: list[str]
) -> None:
    """Refuse names over columns of another number: a column of names, or a cell that got lost.

    A title over all is not one of these.
    """
    names = sum(map(bool, header))
    fewer = len(header) == width - 1
    if len(header) == width:
        titled = left or header[0] or names < width - 1 or width == 1
        if titled or not all(map(numerals.is_number, first)):
            return
        raise EditError(
            tr("column 1: found numbers without a title over them, expected names, or a title")
        )
    if left and fewer:  # as R writes names of rows
        return
    lost = names > 1 if separated else fewer and names > 1
    if lost or (fewer and counts(first)):
        raise EditError(
            tr(
                "row 1: found {names} names, and {width} cells in the rows below. Give each column "
                "a name, or leave the row out",
                names=len(header),
                width=width,
            )
        )


def _refuse_numbering(rows: Rows, top: int) -> None:
    """Refuse (1), (2), … or 1., 2., … in a first column: the numbers of rows, or minus 1, minus 2.

    Points behind other whole numbers are how NumPy prints them.
    """
    first, others = [row[0] for row in rows], [cell for row in rows for cell in row[1:]]
    if not others:
        return
    bracketed = all(map(_is_bracketed, first)) and not any(map(_is_bracketed, others))
    pointed = all(c.endswith(".") for c in first) and not any(c.endswith(".") for c in others)
    if (bracketed and counts([cell[1:-1] for cell in first])) or (
        pointed and len(first) > 1 and counts([cell[:-1] for cell in first])
    ):
        raise EditError(
            tr(
                "row {row}, column 1: found {found}, which may be the number of the row or one of "
                "the matrix. Leave such numbers out, or write −1 and 1.0",
                row=top + 1,
                found=repr(first[0]),
            )
        )


def _is_bracketed(cell: str) -> bool:
    return cell.startswith("(") and cell.endswith(")")


def _values(rows: Rows, top: int, left: int, commas: bool, comma: bool) -> Matrix:
    if not comma:
        plain = _plain_values(rows)
        if plain is not None:
            return plain
    found = []
    for i, row in enumerate(rows):
        for j, cell in enumerate(row):
            numeral = numerals.read(cell)
            if numeral is None or (not commas and numeral.point is None):
                raise _no_number(cell, top + i, left + j)
            found.append(numeral)
    try:
        values = numerals.Marks(comma).values(found) if commas else [_point(n) for n in found]
    except numerals.AmbiguousError as error:
        raise _ambiguous(error.texts) from None
    for place, value in enumerate(values):
        row_, column = divmod(place, len(rows[0]))
        cell = rows[row_][column]
        if not math.isfinite(value):
            raise _no_number(cell, top + row_, left + column)
        if numerals.loses_digits(cell, value):
            raise _lost_digits(cell, value, top + row_, left + column)
    return np.array(values).reshape(len(rows), -1)


def _plain_values(rows: Rows) -> Matrix | None:
    """Read numbers with nothing but digits and a point, the many; None when there are others."""
    if not all(map(_PLAIN.fullmatch, (cell for row in rows for cell in row))):
        return None
    values = np.array([[float(cell) for cell in row] for row in rows])
    return values if np.abs(values).max(initial=0.0) < EXACT else None


def _lost_digits(cell: str, value: float, row: int, column: int) -> EditError:
    """Say of a whole number that it would become another one."""
    return EditError(
        tr(
            "row {row}, column {column}: found {found}, a whole number with more digits than "
            "float64 holds. Write {value} if its last digits do not matter",
            row=row + 1,
            column=column + 1,
            found=_begun(cell),
            value=int(value),
        )
    )


def _point(numeral: numerals.Numeral) -> float:
    assert numeral.point is not None
    return numeral.point


def _ambiguous(texts: tuple[str, ...]) -> EditError:
    if len(texts) > 1:
        return EditError(
            tr(
                "found {one} and {other}, which have different decimal separators. Write "
                "all numbers with a point, or all with a comma",
                one=_begun(texts[0]),
                other=_begun(texts[1]),
            )
        )
    return EditError(
        tr(
            "found {marked}, which may be a decimal comma or a thousands separator. Write "
            "numbers with a point: 1.234 or 1234",
            marked=_begun(texts[0]),
        )
    )


def _no_number(cell: str, row: int, column: int) -> EditError:
    """Say what stands in a cell instead of a number."""
    found = _begun(cell) if cell else tr("an empty cell")
    where = tr(
        "row {row}, column {column}: found {found}", row=row + 1, column=column + 1, found=found
    )
    if _failed(cell):
        return EditError(
            tr(
                "{where}, a spreadsheet error, expected a number. Correct its formula",
                where=where,
            )
        )
    if numerals.is_special(cell) or "\\infty" in cell:
        return EditError(tr("{where}, expected a finite number", where=where))
    numeral = numerals.read(cell)
    if numeral is None or numeral.point is None:
        return EditError(tr("{where}, expected a number", where=where))
    return EditError(tr("{where}, expected a number up to 1.8e308", where=where))


def _begun(cell: str) -> str:
    return repr(str(shortened(cell, 30)))


def _names_around(rows: Rows) -> tuple[int, int]:
    """Count the header rows (0 or 1) and the columns of names (0 or 1)."""
    if _empty_corner(rows):
        return 1, 1
    below = any(numerals.is_number(cell) for row in rows[1:2] for cell in row)
    header = int(below and len(rows) > 1 and _all_names(rows[0], some_empty=True))
    column = [row[0] for row in rows[header:]]
    named = all(len(row) > 1 for row in rows[header:]) and _all_names(column)
    return header, int(named)


def _all_names(cells: list[str], *, some_empty: bool = False) -> bool:
    """Whether all cells are names, one of them at least a word."""
    filled = [cell for cell in cells if cell] if some_empty else cells
    if not filled or not all(map(_is_name, filled)):
        return False
    if all(cell.casefold() in _ANSWERS and not isinstance(cell, Quoted) for cell in filled):
        return False
    return any(isinstance(cell, Quoted) or _is_word(cell) for cell in filled)


def _is_name(cell: str) -> bool:
    """Whether a cell is a name: quoted text, a word, or a sign that marks no number."""
    if not cell or numerals.is_number(cell) or _failed(cell):
        return False
    if isinstance(cell, Quoted):
        return not _spoils_a_number(cell)
    return _is_word(cell) or not _NO_NAMES.intersection(cell)


def _failed(cell: str) -> bool:
    """Whether a cell is the error code of a spreadsheet."""
    found = _FAILED.fullmatch(cell)
    if found is None:
        return False
    code = found["code"]
    return not code or bool(found["mark"]) or code.isupper() or code.casefold() in _FAILURES


def _is_word(cell: str) -> bool:
    """Whether a letter comes before any digit, and nothing that marks a number before it."""
    first = next((sign for sign in cell if sign.isalnum()), "")
    if not first.isalpha() or category(cell[0]) in _MARKS[:1] or _failed(cell):
        return False
    spoiled = len(cell) <= LONGEST_AMOUNT and (_BEHIND.fullmatch(cell) or _ROW.fullmatch(cell))
    return not spoiled and cell.casefold() not in _VALUES


def _spoils_a_number(cell: str) -> bool:
    """Whether a quoted cell is a number with something around it, such as 5 % or €5."""
    return any(sign.isdigit() for sign in cell) and not any(sign.isalpha() for sign in cell)


def _empty_corner(rows: Rows) -> bool:
    """Tell the corner between names, as pandas writes it, from a number that is missing.

    Numbers may be names too, but only where they count on from 0 or 1, or stand in quotes.
    """
    width = len(rows[0])
    if len(rows) < 2 or width < 2 or rows[0][0] or any(len(row) != width for row in rows):
        return False
    above, left = rows[0][1:], [row[0] for row in rows[1:]]
    if all(isinstance(cell, Quoted) for cell in (*above, *left)):
        return True
    # A name of nothing but blanks stands in quotation marks, too.
    named = [cell for cell in above if cell or not isinstance(cell, Quoted)]
    if _all_names(named):
        return _all_names(left) or all(map(_may_label, left))
    return counts(above) and (counts(left) or _all_names(left))


def _may_label(cell: str) -> bool:
    """Whether a cell under an empty corner may be a label: a name, or a whole number."""
    return cell.isdecimal() or _is_name(cell)


def counts(cells: list[str]) -> bool:
    """Whether names only count on from 0 or 1."""
    return any(cells == [str(k + i) for i in range(len(cells))] for k in (0, 1))


def _is_comment(row: list[str]) -> bool:
    """Tell a line such as np.savetxt puts on top from the row of a token that begins with #."""
    if not row[0].startswith("#") or isinstance(row[0], Quoted):
        return False
    spoiled = _BEGUN.match(row[0].lstrip("#")) or any(map(_BEGUN.match, row[1:]))
    return not spoiled and not any(
        numerals.is_number(c) or _failed(c) or _ROW.fullmatch(c) for c in row
    )


def is_plain_name(cell: str) -> bool:
    """Whether a name can be told from numbers without quotation marks."""
    word = bool(cell) and not numerals.is_number(cell) and _is_word(cell)
    return word and cell.casefold() not in _ANSWERS


def is_name_in_quotes(cell: str) -> bool:
    """Whether a name in quotation marks is told from numbers by its letters."""
    return any(sign.isalpha() for sign in cell) and _is_name(Quoted(cell))


def is_number(cell: str) -> bool:
    return numerals.is_number(cell)
