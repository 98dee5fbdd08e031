"""LaTeX matrices into numbers. What stands around one is honoured or refused, never passed over."""

from __future__ import annotations

import re

from attnviz.errors import EditError
from attnviz.language import mark, tr
from attnviz.model.document.brief import shortened
from attnviz.model.matrices.cells import Matrix, Rows, numbers
from attnviz.numerals import MINUSES

_RULES = "hline|toprule|midrule|bottomrule"
# Bounded, as is the gap after a row: without an end each of many would look through all the text.
_UNSEEN = r"[hv]?phantom\{[^}]{0,200}\}|(?:text|mathrm)(?=\{[-+]\})"
_BEGIN = re.compile(
    r"\\begin\{(?P<name>[bpvBV]?matrix\*?|smallmatrix\*?|array|tabular)\}(\[[^]]*\])?"
)
_NORMS = ("vmatrix", "vmatrix*", "Vmatrix", "Vmatrix*")
_IN_MATH = re.compile(r"\$([^$]*)\$")  # a single $ is money, or a mistake
# Braces around a sign or mark keep TeX from putting space beside it.
_BRACED_MARK = re.compile(r"\{([-+.,−])\}")
_DECORATION = re.compile(
    r"\$+|\\[\[\]()]|\\(?:left|right|bigl|bigr|big)?[\[(.\])]|\\(?:left|right)(?![|\\a-z])|"
    r"\\(?:displaystyle|textstyle|small|scriptsize|quad|qquad|nonumber|notag|[,;:! ])|"
    r"\\(?:begin|end)\{(?:equation|align|gather|displaymath|math|center|table)\*?\}|"
    r"\\(?:label|tag)\{[^}]{0,80}\}|&"
)
_NAMED = re.compile(r"(?P<name>(?:\\(?:mathbf|boldsymbol|bm|mathrm|text)\b|[A-Za-z{}_^\\\s])*):?=")
# Before the name these say that the matrix is not what is named; ^H turns it, too.
_WORKED_OUT = re.compile(
    r"\\(?:sqrt|frac|[dt]frac|log|ln|exp|det|tr|max|min|sum|prod|int|partial|sin|cos|tanh?)"
    r"(?![A-Za-z])|\^\{?H\}?"
)
# A comment that begins at a number and has more behind it was hardly meant as one.
_PER_CENT = re.compile(r"([\d.,]+%)[ \t]*[^\s]")
# What its export draws around a held number.
_BOXED = re.compile(r"\\boxed\{([^{}]*)\}")
_BRACKETED = re.compile(r"\([^()]*\)")
_TURNED = re.compile(r"'|\^\{?(?:\\top|\\intercal|T|\\mathsf\{?T\}?|\\mathrm\{?T\}?|t)\}?")


def latex_matrix(body: str, comma: bool = False) -> Matrix:
    """Read one LaTeX matrix, or its rows alone: 1 & 2 \\\\ 3 & 4.

    A minus sign before it and a transposition after it are carried out; factors, sums and whatever
    else would change its numbers are refused. `comma` as in `parse_matrix`.

    Raises
    ------
    EditError
        For no matrix or several, for what stands around it, and for cells that are no numbers.
    """
    if per_cent := _PER_CENT.search(body):
        raise EditError(
            tr(
                "found {found}, after which LaTeX ignores the rest of the line. Write "
                "numbers without per cent signs",
                found=repr(per_cent[1]),
            )
        )
    body = re.sub(r"(?<!\\)%.*", "", body)
    if "\\begin" not in body:
        return numbers(_rows(body), trim=True, commas=True, comma=comma)
    found = _BEGIN.search(body)
    end = body.find(f"\\end{{{found['name']}}}", found.end()) if found else -1
    if not found or end < 0:
        raise EditError(tr("found no LaTeX matrix, expected \\begin{bmatrix} … \\end{bmatrix}"))
    if found["name"] in _NORMS:
        raise EditError(
            tr(
                "found {name}, whose bars make one number of the matrix, its determinant or norm. "
                "Write bmatrix",
                name=found["name"],
            )
        )
    inside = body[found.end() : end]
    if _BEGIN.search(body, end):
        raise EditError(tr("found two LaTeX matrices, expected one"))
    if found["name"] in ("array", "tabular"):
        inside = re.sub(r"^\s*\{[^}]*\}", "", inside)
    after = body[end + len(f"\\end{{{found['name']}}}") :]
    negated, named_turned = _before(body[: found.start()])
    turned = _after(after) != named_turned
    matrix = numbers(_rows(inside), trim=True, commas=True, comma=comma)
    matrix = -matrix if negated else matrix
    return matrix.T.copy() if turned else matrix


def _before(text: str) -> tuple[bool, bool]:
    """Whether a minus stands before the matrix, and whether it is the transpose of what is named.

    Refuse anything but a name and =.
    """
    undecorated = _DECORATION.sub(" ", text)
    named = _NAMED.search(undecorated)
    plain = _NAMED.sub("", undecorated, count=1).strip()
    if len(plain) > 1 or plain not in ("", "+", *MINUSES):
        raise _foreign(_BEFORE, plain)
    if named and (worked_out := _WORKED_OUT.search(named["name"])):
        raise _foreign(_BEFORE, worked_out[0])
    raised = named["name"].strip().rpartition("^") if named else ("", "", "")
    power = "".join(raised[1:]) if raised[1] else ""
    if "\\dagger" in power or "\\ast" in power or "\\prime" in power:
        raise _foreign(_BEFORE, power)
    return plain != "" and plain in MINUSES, _TURNED.fullmatch(power) is not None


def _after(text: str) -> bool:
    """Whether the matrix is transposed; refuse anything but that and a full stop."""
    plain = _DECORATION.sub(" ", text).strip().rstrip(".,;").strip()
    turned = _TURNED.match(plain)
    rest = plain[turned.end() :].strip() if turned else plain
    if rest.rstrip(".,;"):
        raise _foreign(_AFTER, rest)
    return turned is not None


_BEFORE = mark(
    "found {found} before the LaTeX matrix, which would change its numbers. Carry it out first, or "
    "leave it out"
)
_AFTER = mark(
    "found {found} after the LaTeX matrix, which would change its numbers. Carry it out first, or "
    "leave it out"
)


def _foreign(text: str, found: str) -> EditError:
    return EditError(tr(text, found=repr(str(shortened(found, 30)))))


def _rows(inside: str) -> Rows:
    rows = [
        _IN_MATH.sub(r"\1", re.sub(rf"\\({_RULES}|{_UNSEEN}|[,;! ])", " ", row))
        for row in re.split(r"\\\\(?:\[[^]]{0,40}\])?|\\cr\b", inside)
    ]
    cells = [[_cell(cell) for cell in row.split("&")] for row in rows]
    filled = [row for row in cells if any(row)]
    for i, row in enumerate(filled):
        for j, cell in enumerate(row):
            if _BRACKETED.fullmatch(cell):
                raise EditError(
                    tr(
                        "row {row}, column {column}: found {found}: brackets may stand for a minus "
                        "or for nothing. Write −0.5 or 0.5",
                        row=i + 1,
                        column=j + 1,
                        found=repr(str(shortened(cell, 30))),
                    )
                )
    return filled


def _cell(cell: str) -> str:
    """Take off braces around the whole and around marks; blanks inside a number stay."""
    cell = _BRACED_MARK.sub(r"\1", " ".join(cell.split()))
    if boxed := _BOXED.fullmatch(cell):
        cell = boxed[1].strip()
    while len(cell) > 1 and cell[0] == "{" and cell.find("}") == len(cell) - 1:
        cell = cell[1:-1].strip()
    return cell.replace("{}", "").strip()
