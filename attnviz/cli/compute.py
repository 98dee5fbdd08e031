"""`attnviz compute`: arrays of a layer, or of an exhibit, as data."""

from __future__ import annotations

import argparse
from typing import Any

from attnviz.cli.output import put, refuse_terminal
from attnviz.cli.source import (
    EXHIBITS,
    OF_A_LAYER,
    OF_A_MASK,
    OF_SATURATION,
    LabSource,
    changed,
    document_of,
    head_of,
    open_source,
    saturation_asked,
    sparse_asked,
    traced,
)
from attnviz.export.exhibits import Exhibit, saturation_exhibit, sparse_exhibit
from attnviz.export.tables import SHEETS, encoded, tables_of
from attnviz.model.document.document import Document
from attnviz.model.document.lab import SaturationSpec, SparseSpec
from attnviz.model.files.json_text import layout

WITH_COMMA = ("de", "fr")  # languages whose spreadsheets take decimal commas


def compute(options: argparse.Namespace) -> int:
    """Write the arrays that are asked for."""
    arrays = _arrays(options)
    refuse_terminal(options.format, options.output)
    if options.excel and options.format not in SHEETS:
        options.fail("--excel belongs to --format csv and tsv")
    if options.language and not options.excel:
        options.fail("--language belongs to --excel: it says which decimal mark is written")
    if options.text is not None or options.layer is not None:
        put(_of_model(options, arrays), options.output)
        return 0
    if options.source in EXHIBITS:
        source, slot = None, _own_slot(options)
    else:
        source, slot = open_source(options.source), options.slot or "document"
    _check_options(options, slot)
    if slot in EXHIBITS:
        data = _exhibit(options, source, slot, arrays)
    else:
        assert source is not None
        data = _layer(options, source, slot, arrays)
    put(data, options.output)
    return 0


def _arrays(options: argparse.Namespace) -> list[str] | None:
    """Return the arrays asked for; a lesson named after them is taken as the lesson."""
    given: list[str] = list(options.array or ())
    if options.source is None:
        if len(given) < 2:
            options.fail("the following arguments are required: LESSON or FILE")
        options.source = given.pop()
    names = [name for part in given for name in part.split(",") if name]
    if given and not names:
        options.fail(f"argument --array: found {','.join(given)!r}, expected names of arrays")
    return names or None


def _own_slot(options: argparse.Namespace) -> str:
    if options.slot not in (None, options.source):
        options.fail(f"--slot {options.slot} needs a lesson or file, not {options.source}")
    return str(options.source)


def _check_options(options: argparse.Namespace, slot: str) -> None:
    """Refuse options that would be passed over in silence."""
    foreign: tuple[str, ...] = OF_SATURATION if slot != "saturation" else ()
    foreign += OF_A_LAYER if slot in EXHIBITS else ()
    foreign += OF_A_MASK if slot == "saturation" else ()
    foreign += ("tokens",) if slot != "sparse" else ()
    for name in foreign:
        if getattr(options, name) is not None:
            options.fail(f"--{name.replace('_', '-')} does not belong to {slot}")
    if options.mask is not None and options.pattern is not None:
        options.fail("--mask and --pattern exclude each other")


def _of_model(options: argparse.Namespace, arrays: list[str] | None) -> bytes:
    """Return arrays of one layer of a language model on a text."""
    if options.text is None or options.layer is None:
        options.fail("a model needs both, --text and --layer")
    if options.slot is not None:
        options.fail("--slot does not belong to a model")
    _check_options(options, "document")
    from attnviz.checkpoints.layers import layer_document
    from attnviz.cli.models import ran

    model, encoding, run_ = ran(options)
    document = layer_document(model.weights, run_, options.layer, encoding.tokens, model.name)
    return _encoded(options, model.name, "document", changed(document, options), arrays)


def _layer(
    options: argparse.Namespace, source: LabSource, slot: str, arrays: list[str] | None
) -> bytes:
    document = changed(document_of(source.lab, slot), options)
    return _encoded(options, source.name, slot, document, arrays)


def _encoded(
    options: argparse.Namespace, name: str, slot: str, document: Document, arrays: list[str] | None
) -> bytes:
    head = head_of(document, options.head)
    tables = tables_of(document, traced(document), arrays, head)
    about: dict[str, Any] = {
        "lesson": name,
        "slot": slot,
        "tokens": list(document.tokens),
        "heads": [spec.name for spec in document.heads],
    }
    if head is not None:
        about["head"] = head
    return encoded(
        tables, options.format, labels=options.labels, about=about, excel=_excel(options)
    )


def _exhibit(
    options: argparse.Namespace, source: LabSource | None, slot: str, arrays: list[str] | None
) -> bytes:
    found: Exhibit
    if slot == "saturation":
        spec = source.lab.saturation if source else SaturationSpec()
        found = saturation_exhibit(saturation_asked(spec, options))
    else:
        plan = source.lab.sparse if source else SparseSpec()
        found = sparse_exhibit(sparse_asked(plan, options))
    if arrays is not None:
        found = found.only(arrays)
    if options.format == "json":
        about = {"lesson": source.name if source else slot, "slot": slot}
        return (layout(about | found.json) + "\n").encode()
    return encoded(found.tables, options.format, labels=options.labels, excel=_excel(options))


def _excel(options: argparse.Namespace) -> str:
    """Return the decimal mark of a spreadsheet in the language asked for, "" for none."""
    comma = options.language in WITH_COMMA
    return ("," if comma else ".") if options.excel else ""
