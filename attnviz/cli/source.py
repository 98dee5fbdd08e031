"""LESSON, FILE or - on the command line, and what the options change in it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from attnviz.cli.output import complain
from attnviz.engine import masks
from attnviz.engine.steps.run import run
from attnviz.engine.steps.table import HOLDABLE
from attnviz.engine.steps.trace import Trace
from attnviz.errors import AttnvizError, EditError
from attnviz.export.axes import SYMBOLS, nearest
from attnviz.model.document.brief import shortened
from attnviz.model.document.checks import shape_of
from attnviz.model.document.document import Document
from attnviz.model.document.lab import Lab, SaturationSpec, SparseSpec
from attnviz.model.document.mask import MaskSpec
from attnviz.model.edits.hold import hold
from attnviz.model.edits.layer import set_kv_heads, set_mask
from attnviz.model.files import library
from attnviz.model.files.attn import SUFFIX, LabFile, loads
from attnviz.model.files.file_bytes import LARGEST_FILE
from attnviz.model.files.opening import load
from attnviz.model.matrices.read import matrix_of, read_matrix
from attnviz.options import program_name

OFF = 5e-4  # from what a row of weights made: another sum
STDIN = "standard input"
BLOCKS = -1e4  # scores are never so low: what is added to hide a key is this or lower
MOST_ROWS = 12
EXHIBITS = ("saturation", "sparse")
NO_LAYER = (*EXHIBITS, "learning")  # tabs that show none
OF_SATURATION = ("d_k", "draw", "divisor", "distribution")
OF_A_LAYER = ("kv_heads", "head", "hold")
OF_A_MASK = ("pattern", "window", "sinks", "stride", "mask")
TYPED = {
    "window": "--window",
    "n_sinks": "--sinks",
    "stride": "--stride",
    "n_tokens": "--tokens",
    "d_k": "--d-k",
    "draw": "--draw",
}


@contextmanager
def named_as_typed() -> Iterator[None]:
    """Let what is wrong with a number be told under the name of the option that it came from."""
    try:
        yield
    except EditError as error:
        field, colon, rest = str(error).partition(":")
        option = TYPED.get(field.removeprefix("mask "))
        if option is None or not colon:
            raise
        raise EditError(f"{option}:{rest}") from error


@dataclass(frozen=True, eq=False)
class LabSource:
    """An opened lesson or file, and what it is called."""

    name: str
    file: LabFile

    @property
    def lab(self) -> Lab:
        return self.file.lab


def open_source(text: str) -> LabSource:
    """Open a bundled lesson by its id, a file by its path, or standard input for ``-``.

    Raises
    ------
    LessonError, AttnvizError
        When it is not there or cannot be read; a misspelt id names the nearest.
    """
    if text == "-":
        return LabSource("-", loads(_from_stdin(), STDIN))
    path, ids = Path(text), library.ids()
    is_path = bool(text) and (path.suffix == SUFFIX or len(path.parts) != 1 or path.exists())
    if text not in ids and not is_path:
        raise AttnvizError(
            f"unknown lesson or file {text!r}.{nearest(text, ids)} "
            f"`{program_name()} list` names the lessons"
        )
    return LabSource(path.name.removesuffix(SUFFIX), load(text))


def _from_stdin() -> bytes:
    if sys.stdin is None:
        raise AttnvizError("-: standard input is closed; name a file, or send it by a pipe")
    try:
        return sys.stdin.buffer.read(LARGEST_FILE + 1)
    except OSError as error:
        raise AttnvizError(f"-: standard input cannot be read: {error.strerror}") from error


def document_of(lab: Lab, slot: str) -> Document:
    """Return a document of a lab; without numbers of its own the example is the document."""
    return lab.example if slot == "example" and lab.example is not None else lab.document


def changed(document: Document, options: argparse.Namespace) -> Document:
    """Return a document as `--pattern`, `--window`, …, `--mask`, `--kv-heads` and `--hold` ask.

    Raises
    ------
    EditError
        When a number or the mask does not fit.
    """
    if options.kv_heads is not None:
        try:
            document = set_kv_heads(document, options.kv_heads)
        except EditError as error:
            raise EditError(f"--kv-heads: {error}") from error
    if options.mask is not None:
        cells = _drawn(options.mask, document.n_tokens)
        document = set_mask(document, MaskSpec("custom", custom=cells))
    elif _has_rule(options):
        with named_as_typed():
            document = set_mask(document, _ruled(document.mask, options))
    for array, place, value in options.hold or ():
        document = _with_hold(document, SYMBOLS.get(array, array), place, value)
    return document


def traced(document: Document) -> Trace:
    """Compute a layer; say which rows of held weights no longer make what they made."""
    trace = run(document)
    for head, row in sorted({place[:2] for place in trace.held.get("pattern", {})}):
        now, before = (float(each["pattern"][head, row].sum()) for each in (trace, trace.computed))
        if abs(now - before) > OFF:
            where = f" of head {head}" if document.n_heads > 1 else ""
            word = shortened(document.tokens[row])
            total = f"{now:.4g}, not {before:.4g}"
            complain(f"row {row} (“{word}”){where}: the weights now add up to {total}")
    return trace


def _with_hold(document: Document, array: str, place: tuple[int, ...], value: float) -> Document:
    """Hold a number; in an array with one head it may be named without the head."""
    headless = array in ("concat", "out")
    alone = not headless and array in HOLDABLE and shape_of(document, array)[0] == 1
    if len(place) == 2 and not headless and (alone or array == "K_T"):
        place = (0, *place)
    try:
        return hold(document, array, place, value)
    except EditError as error:
        raise EditError(f"--hold: {error}") from error


def _has_rule(options: argparse.Namespace) -> bool:
    given = (options.pattern, options.window, options.sinks, options.stride)
    return any(value is not None for value in given)


def _ruled(mask: MaskSpec, options: argparse.Namespace) -> MaskSpec:
    """Return the mask that the options ask for; what they leave out stays as it is in `mask`."""
    window = mask.window if options.window is None else options.window
    sinks = mask.n_sinks if options.sinks is None else options.sinks
    stride = mask.stride if options.stride is None else options.stride
    asked = pattern_asked(mask.kind, options)
    kind = "causal" if asked == "full" else asked
    return MaskSpec(kind, window, sinks, stride)


def pattern_asked(present: str, options: argparse.Namespace) -> str:
    """Return the pattern: the one named, else the one that the given numbers belong to."""
    if options.pattern is not None:
        return str(options.pattern)
    if options.stride is not None:
        return "strided"
    if options.sinks is not None:
        return "sink-window"
    return present if masks.numbers_of(present) else "window"


def _drawn(path: str, n_tokens: int | None = None) -> NDArray[np.bool_]:
    """Read a square mask for so many tokens, or for any number, and tell how it was read.

    1 = may look and 0 = may not, or, as numbers added to the scores, 0 = may look and -inf, the
    lowest float of a type or a large negative number = may not.
    """
    if path == "-":
        cells = matrix_of(_from_stdin(), STDIN, truth=True)
    else:
        cells = read_matrix(path, truth=True)
    want = n_tokens or len(cells)
    if cells.shape != (want, want):
        found = " × ".join(map(str, cells.shape))
        raise EditError(
            f"{path}: found {found}, expected {want} × {want}, one row per query token, one column "
            "per key token"
        )
    added = bool((cells <= BLOCKS).any())
    strange = np.argwhere((cells != 0) & ((cells > BLOCKS) if added else (cells != 1)))
    if len(strange):
        row, column = (int(i) for i in strange[0])
        expected = (
            "0 (the query may look at the key) or a number that blocks, as elsewhere in this mask"
            if added
            else "1 (the query may look at the key) or 0 (it may not)"
        )
        raise EditError(
            f"{path}: row {row + 1}, column {column + 1}: found {cells[row, column]:g}, expected "
            + expected
        )
    allowed = np.asarray(cells == 0 if added else cells == 1)
    lowest = _number(float(cells.min()))
    complain(f"{path}: {_told(allowed, f'0 = may look, {lowest} = may not' if added else '')}")
    return allowed


def _told(allowed: NDArray[np.bool_], reading: str) -> str:
    """Say what a mask does, rows counted from 1 as in its file."""
    parts = [reading or "1 = may look"]
    blind = [str(row + 1) for row in np.flatnonzero(~allowed.any(axis=1))]
    if len(blind) == len(allowed) > 1:
        parts.append("no row sees a key")
    elif len(blind) == 1:
        parts.append(f"row {blind[0]} sees no key")
    elif blind:
        more = ", …" if len(blind) > MOST_ROWS else ""
        parts.append(f"{len(blind)} rows see no key: {', '.join(blind[:MOST_ROWS])}{more}")
    ahead = int(np.triu(allowed, 1).sum())
    if ahead:
        parts.append("1 cell looks ahead" if ahead == 1 else f"{ahead} cells look ahead")
    return "; ".join(parts)


def _number(value: float) -> str:
    return "-inf" if value == -np.finfo(np.float64).max else f"{value:.7g}"


def saturation_asked(spec: SaturationSpec, options: argparse.Namespace) -> SaturationSpec:
    """Return the saturation exhibit as `--d-k`, `--draw`, `--divisor`, `--distribution` ask."""
    asked = {
        "d_k": options.d_k,
        "draw": options.draw,
        "divisor": options.divisor,
        "distribution": options.distribution,
    }
    given = {name: value for name, value in asked.items() if value is not None}
    if not given:
        return spec
    coins = (options.distribution or spec.distribution) == "coin"
    if coins and options.draw == "chapter":
        raise EditError(
            "the chapter's draw is of normal numbers: leave out --distribution coin, or name a "
            "draw by its number, such as --draw 0"
            if options.distribution
            else "the chapter's draw is of normal numbers: add --distribution normal, or name a "
            "draw by its number, such as --draw 0"
        )
    if options.distribution == "coin" and options.draw is None and spec.draw == "chapter":
        given["draw"] = 0
    with named_as_typed():
        typed = spec.typed if given.keys() <= {"d_k", "divisor"} else None
        return replace(spec, typed=typed, **given)


def sparse_asked(spec: SparseSpec, options: argparse.Namespace) -> SparseSpec:
    """Return the sparse exhibit as `--pattern`, `--window`, …, `--tokens` ask for it."""
    if options.mask is not None:
        cells = _drawn(options.mask)
        return replace(spec, kind="draw", drawn=cells, n_tokens=len(cells))
    numbers = {
        "window": options.window,
        "n_sinks": options.sinks,
        "stride": options.stride,
        "n_tokens": getattr(options, "tokens", None),
    }
    given = {name: value for name, value in numbers.items() if value is not None}
    if not given and options.pattern is None:
        return spec
    kind = {"causal": "full"}.get(str(options.pattern), options.pattern)
    if kind == "none":
        raise EditError("pattern: found none, expected one that does not show the future")
    if kind is None:
        kind = spec.kind if spec.kind != "draw" else pattern_asked("window", options)
    with named_as_typed():
        return replace(spec, kind=kind, drawn=None, **given)


def place_of(wanted: str | None, names: tuple[str, ...], what: str) -> int | None:
    """Return the place, from 0, of a head or token given by number or by name.

    Raises
    ------
    EditError
        When there is none; the text says which there are.
    """
    if wanted is None:
        return None
    if wanted.isdecimal() and int(wanted) < len(names):
        return int(wanted)
    same = [i for i, name in enumerate(names) if name.casefold() == wanted.casefold()]
    if same:
        return same[0]
    known = ", ".join(f"{i} {shortened(name)}" for i, name in enumerate(names[:12]))
    more = ", …" if len(names) > 12 else ""
    raise EditError(f"--{what}: found {wanted!r}, expected a number or name: {known}{more}")


def head_of(document: Document, wanted: str | None) -> int | None:
    """Return the query head that `--head` names, from 0."""
    return place_of(wanted, tuple(spec.name for spec in document.heads), "head")
