"""A page for a course site: the figure as SVG, its caption, and its numbers as real tables.

One file that asks for nothing from elsewhere: no scripts, and no fonts and pictures but its own.
Texts from data are escaped, so that a token `<script>` is shown and not run.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from html import escape, unescape

import numpy as np

from attnviz import __version__
from attnviz.export.svg import legal, without_letters
from attnviz.export.tables import Block
from attnviz.export.web_letters import STAND_INS, Style, font_faces, letters_of
from attnviz.language import chosen, mark, plural, tr
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import shortest
from attnviz.ui.look.typeface import FAMILY

DIGITS = 4
HIDDEN = "–"
MOST_CELLS = 250_000  # of all tables; more would stop a browser
_TAG = re.compile(r"<[^>]*>")
_PROLOGUE = re.compile(r"^\s*(<\?xml[^>]*\?>\s*)?(<!DOCTYPE[^>]*>\s*)?")
_LETTERS = f"body {{ font: 1rem/1.5 '{FAMILY}', {', '.join(STAND_INS)}; }}"
_STYLE = """
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 80rem; padding: 1rem; }
h1 { font-size: 1.5rem; margin: 0.5rem 0; }
h2 { font-size: 1.2rem; margin: 2rem 0 0.5rem; }
figure { margin: 1rem 0; }
figure svg { display: block; width: 100%; height: auto; }
figcaption { font-size: 1.15rem; margin-top: 0.5rem; }
.wide { overflow-x: auto; margin: 1rem 0; }
.wide:focus-visible { outline: 3px solid Highlight; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: bold; padding: 0.25rem 0; }
th, td { border: 1px solid GrayText; padding: 0.15rem 0.5rem; text-align: right; }
th { font-weight: 600; }
tbody th { text-align: left; white-space: pre; }
footer { margin-top: 2rem; font-size: 0.85rem; }
@media print {
  body { max-width: none; padding: 0; }
  figure, table { break-inside: avoid; }
  .wide { overflow: visible; }
  thead { display: table-header-group; }
  @page { margin: 15mm; }
}
"""


def page_bytes(
    svg: bytes,
    *,
    title: str,
    caption: str,
    blocks: Sequence[Block] = (),
) -> bytes:
    """Return the page in UTF-8; the same figure and numbers give the same bytes.

    Parameters
    ----------
    svg : the figure
    title : heading and title of the page
    caption : under the figure
    blocks : numbers to be given as tables
    """
    shown, left_out = _that_fit(blocks)
    made = tr("Made with attnviz {version}.", version=__version__)
    body = [
        "<main>",
        f"<h1>{escape(title)}</h1>",
        "<figure>",
        _inline(svg, title),
        *([f"<figcaption>{escape(caption)}</figcaption>"] if caption else []),
        "</figure>",
        *_numbers(shown, left_out),
        "</main>",
        f"<footer>{escape(made)}</footer>",
    ]
    lines = [
        "<!DOCTYPE html>",
        f'<html lang="{escape(chosen())}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        # A copy on a foreign server may have things added to it: nothing of that is to run.
        '<meta http-equiv="Content-Security-Policy" '
        "content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:; "
        'font-src data:">',
        f'<meta name="generator" content="attnviz {escape(__version__)}">',
        f"<title>{escape(title)}</title>",
        f"<style>{_STYLE}{_LETTERS}\n{font_faces(_letters(body))}\n</style>",
        "</head>",
        "<body>",
        *body,
        "</body>",
        "</html>",
    ]
    return (legal("\n".join(lines)) + "\n").encode()


def _letters(body: Sequence[str]) -> dict[Style, set[str]]:
    """Return what is written; which of the page's own texts are bold does not matter."""
    text = "\n".join(body)
    own = set(unescape(_TAG.sub("", text)))
    slanted = {style: used for style, used in letters_of(text).items() if style.italic}
    return {Style(): own, Style(bold=True): own, **slanted}


def _that_fit(blocks: Sequence[Block]) -> tuple[list[Block], int]:
    """Return the blocks for which there is room, and how many are left out."""
    room, found = MOST_CELLS, []
    for block in blocks:
        if block.array.size <= room:
            room -= block.array.size
            found.append(block)
    return found, len(blocks) - len(found)


def _inline(svg: bytes, title: str) -> str:
    """Return a drawing as a part of the page; screen readers find the numbers in the tables."""
    text = _PROLOGUE.sub("", without_letters(svg.decode()))
    return text.replace("<svg ", f'<svg role="img" aria-label="{escape(title)}" ', 1).strip()


def _numbers(blocks: Sequence[Block], left_out: int) -> Iterator[str]:
    if not blocks:
        return
    heading = tr("The numbers")
    yield "<section>"
    rounded = tr("Rounded to {n} decimals. – and −∞: masked.", n=DIGITS)
    yield f"<h2>{escape(heading)}</h2>"
    yield f"<p>{escape(rounded)}</p>"
    for block in blocks:
        yield from _table(block)
    if left_out:
        missing = plural(
            mark("{n} larger table is left out."),
            mark("{n} larger tables are left out."),
            left_out,
        )
        yield f"<p>{escape(missing)}</p>"
    yield "</section>"


def _table(block: Block) -> Iterator[str]:
    """Return one block with named rows and columns, in a box that the keyboard can scroll."""
    count_rows, count_columns = block.array.shape
    rows = block.rows or (tuple(str(i + 1) for i in range(count_rows)) if count_rows > 1 else ())
    columns = block.columns or tuple(str(i + 1) for i in range(count_columns))
    name = escape(visible(block.title, fonts=False))
    yield f'<div class="wide" role="region" aria-label="{name}" tabindex="0">'
    yield "<table>"
    yield f"<caption>{name}</caption>"
    corner = "<td></td>" if rows else ""
    heads = "".join(f'<th scope="col">{_word(column)}</th>' for column in columns)
    yield f"<thead><tr>{corner}{heads}</tr></thead>"
    yield "<tbody>"
    for place, line in enumerate(block.array.tolist()):
        head = f'<th scope="row">{_word(rows[place])}</th>' if rows else ""
        yield f"<tr>{head}{''.join(f'<td>{_cell(value)}</td>' for value in line)}</tr>"
    yield "</tbody>"
    yield "</table>"
    yield "</div>"


def _word(name: str) -> str:
    """Write a name so that one written from right to left does not turn its neighbours round."""
    return f"<bdi>{escape(visible(name, fonts=False))}</bdi>"


def _cell(value: float | bool) -> str:
    if isinstance(value, bool | np.bool_):
        return "1" if value else "0"
    return HIDDEN if math.isnan(value) else escape(shortest(value, DIGITS))
