"""`attnviz list`, `show` and `check`: what there is, and whether it can be read."""

from __future__ import annotations

import argparse

from attnviz.cli.output import complain, plain, say
from attnviz.cli.source import open_source
from attnviz.engine import masks
from attnviz.engine.steps.run import run
from attnviz.errors import AttnvizError
from attnviz.export.axes import distinct
from attnviz.export.held import held_texts
from attnviz.model.document.document import Document
from attnviz.model.document.lab import Lab
from attnviz.model.files import library
from attnviz.model.lessons.lesson import lesson_of
from attnviz.streams import flush

MANY = 40  # tokens after which a list is cut


def list_(_: argparse.Namespace) -> int:
    """Print id and title of every bundled lesson."""
    ids = library.ids()
    wide = max(map(len, ids), default=0)
    for lesson in ids:
        title = library.load(lesson).title
        say(f"{lesson:<{wide}}  {plain(title)}".rstrip())
    return 0


def show(options: argparse.Namespace) -> int:
    """Say what a lesson or file holds."""
    source = open_source(options.source)
    lab = source.lab
    say(f"{plain(source.name)}: {plain(lab.title) or 'without a title'}")
    if lab.note:
        say(plain(lab.note))
    _show_document("document", lab.document)
    if lab.example is not None:
        _show_document("example", lab.example)
    _show_exhibits(lab)
    if source.file.steps:
        say(f"lesson steps: {len(source.file.steps)}")
    return 0


def _show_document(slot: str, document: Document) -> None:
    say(f"{slot}: {plain(document.title)}".rstrip())
    names = [repr(token) for token in document.tokens[:MANY]]
    more = f", … {document.n_tokens - MANY} more" if document.n_tokens > MANY else ""
    trace = run(document)
    lines = {
        _counted(document.n_tokens, "token"): ", ".join(names) + more,
        _counted(document.n_heads, "head"): ", ".join(plain(head.name) for head in document.heads),
        "KV heads": _sharing(document),
        "sizes": f"d_model {document.d_model}, d_k {document.d_k}, d_v {document.d_v}, "
        f"{document.X.dtype}",
        "mask": _mask(document),
        "switches": _switches(document),
        "held": "; ".join(held_texts(trace)) or "nothing",
        "arrays": ", ".join(f"{name} {trace[name].shape}" for name in distinct(trace)),
    }
    for name, text in lines.items():
        say(f"  {name}: {text}")


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _sharing(document: Document) -> str:
    used = document.kv_heads_used
    stored = f"{document.n_kv_heads}; KV head of each query head: {list(document.kv_of_head)}"
    return stored if used is None else f"{stored}, computed with {used}"


def _mask(document: Document) -> str:
    mask = document.mask
    parts: list[str] = [mask.kind]
    numbers = masks.numbers_of(mask.kind)
    parts += [f"{number.removeprefix('n_')} {getattr(mask, number)}" for number in numbers]
    return ", ".join(parts) + ("" if document.options.mask_on else " (off)")


def _switches(document: Document) -> str:
    options = document.options
    root = "on" if options.scale_on else "off"
    parts = [f"÷ √d_k {root}"]
    if options.scale is not None:
        parts.append(f"scale {options.scale:g}")
    if options.temperature != 1:
        parts.append(f"temperature {options.temperature:g}")
    if options.softcap is not None:
        parts.append(f"soft cap {options.softcap:g}")
    if document.q_norm is not None or document.k_norm is not None:
        parts.append("norms of queries and keys")
    if options.alibi:
        parts.append("ALiBi")
    if options.rope is not None:
        parts.append(f"rotary positions ({options.rope.layout}, base {options.rope.base:g})")
    return ", ".join(parts)


def _show_exhibits(lab: Lab) -> None:
    one, other = lab.saturation, lab.sparse
    say(f"saturation: d_k {one.d_k}, draw {one.draw}, divisor {one.divisor}, {one.distribution}")
    say(
        f"sparse: {other.kind}, window {other.window}, sinks {other.n_sinks}, stride "
        f"{other.stride}, {other.n_tokens} tokens"
    )
    run = lab.learning
    say(
        f"learning: {run.task}, {run.layers} layers of {run.heads} heads, width {run.width}, "
        f"seed {run.seed}, step {run.step} of {run.length}"
    )


def check(options: argparse.Namespace) -> int:
    """Open and compute every file; print a line for each and return 1 if one is bad."""
    code = 0
    for text in options.sources:
        try:
            source = open_source(text)
            lab = source.lab
            if source.file.steps:
                lesson_of(source.file, text)
            for document in filter(None, (lab.document, lab.example)):
                run(document)
        except AttnvizError as error:
            complain(str(error))
            code = 1
        else:
            one = lab.document
            size = f"{_counted(one.n_tokens, 'token')}, {_counted(one.n_heads, 'head')}"
            steps = len(source.file.steps)
            size += f", {_counted(steps, 'lesson step')}" if steps else ""
            say(f"{plain(text)}: OK, {size}")
            flush()
    return code
