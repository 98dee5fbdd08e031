"""`.attn` files: a lesson, or saved work, as JSON that a person can read and correct.

Read with `load` or `loads`, written with `save` or `dumps`, or for a lesson as Markdown
(`lesson_text`) with `markdown`; format 1 looks like this,
and with held numbers in a document (`holds`) it is format 2::

    {
     "attnviz": 1,
     "title": "…",
     "document": {"tokens": […], "X": [rows], "W_Q": [one matrix a head], …},
     "example": {…}, "saturation": {…}, "sparse": {…}, "learning": {…}, "templates": […],
     "view": {…}, "steps": […]
    }

Only `document` is needed. Of a layer of a language model the weights of the model are not kept:
`source` says where the model is, and `document` is the layer's attention alone. Inside the exhibits
an unknown field is refused, since a misspelt one would change numbers in silence. At the top level
it is kept as it is and written back.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from attnviz.errors import LessonError
from attnviz.language import tr
from attnviz.model.document.equality import same, same_document
from attnviz.model.document.lab import Lab
from attnviz.model.files.exhibit_read import (
    read_saturation,
    read_sparse,
    read_templates,
)
from attnviz.model.files.file_bytes import LARGEST_FILE, bytes_of
from attnviz.model.files.json_fields import Faults, JsonField
from attnviz.model.files.json_text import Written, count_rows, mended, parse, pieces
from attnviz.model.files.learning_read import read_learning
from attnviz.model.files.lesson_lines import (
    FileLine,
    Find,
    check_letters,
    located,
    nowhere,
    of_json,
    of_markdown,
)
from attnviz.model.files.lift import FORMAT, PLACES, PLAIN, lifted, version_of
from attnviz.model.files.read import EXHIBITS, exhibit, read_document

if TYPE_CHECKING:
    from attnviz.model.document.source import LayerSource

SUFFIX = ".attn"
MARKDOWN = ".md"  # of a lesson
KeepGoing = Callable[[int, int], bool]
"""Is told how much of how much is done; False stops the work."""
KNOWN = (
    "attnviz", "title", "note", "source", "document", "example", "saturation", "sparse",
    "learning", "templates", "view", "steps",
)  # fmt: skip


@dataclass(frozen=True)
class LabFile:
    """What a file holds.

    Parameters
    ----------
    lab : the exhibits; its title is the file's
    view : what the window showed (tab, head, step, …), plain JSON values
    steps : steps of a lesson, plain JSON objects
    extra : unknown top-level fields, kept as they are
    version : format the file was written in
    left_out : what a lenient reader could not read, one sentence each
    find : the lines of a lesson's text
    """

    lab: Lab
    view: Mapping[str, Any] = field(default_factory=dict)
    steps: tuple[Mapping[str, Any], ...] = ()
    extra: Mapping[str, Any] = field(default_factory=dict)
    version: int = PLAIN
    left_out: tuple[str, ...] = ()
    find: Find = field(default=nowhere, repr=False, compare=False)

    @property
    def title(self) -> str:
        return self.lab.title


def load(path: str | os.PathLike[str], *, lenient: bool = False) -> LabFile:
    """Open a file.

    Parameters
    ----------
    lenient : open what can be read; `left_out` of the result tells what could not

    Raises
    ------
    LessonError
        Names the file, the place in it (``document.W_Q[0][2][1]``), what was found, what was
        expected, and what to do.
    """
    name = os.fspath(path)
    try:
        data = bytes_of(name)
    except (OSError, ValueError, MemoryError) as error:
        reason = getattr(error, "strerror", None) or str(error) or tr("it does not fit in memory")
        raise LessonError(
            tr("{name}: cannot be opened ({reason}).", name=name, reason=reason)
        ) from error
    if len(data) > LARGEST_FILE:
        raise LessonError(
            tr(
                "{name}: found more than {largest_file} MB, expected an attnviz file of at most "
                "that size.",
                name=name,
                largest_file=LARGEST_FILE >> 20,
            )
        )
    return loads(data, name, lenient=lenient)


def loads(text: str | bytes, name: str = "the text", *, lenient: bool = False) -> LabFile:
    """Read the text of a file; `name` is what errors call it. See `load`."""
    faults = Faults(lenient)
    foreign = _foreign(text) if isinstance(text, bytes) else ""
    if foreign:
        raise LessonError(f"{name}: {foreign}")
    find: Find = nowhere
    try:
        if name.endswith(MARKDOWN) and isinstance(text, bytes):
            check_letters(text)
        plain = _decoded(text, faults)
        if is_markdown(plain, name):
            places: dict[str, FileLine] = {}
            find = of_markdown(places)
            tree = lesson_text_of(plain, places)
        else:
            tree = _tree_of(plain, faults)
            if isinstance(tree, dict) and "steps" in tree:
                find = of_json(plain)
        return replace(_read(tree, faults), find=find)
    except LessonError as error:
        raise LessonError(f"{name}: {located(str(error), find)}") from error
    except (RecursionError, MemoryError) as error:
        raise LessonError(
            tr(
                "{name}: too large or too deeply nested for the memory; expected a smaller file.",
                name=name,
            )
        ) from error


def is_markdown(text: str, name: str = "") -> bool:
    """Whether a text is a lesson in Markdown: by its name, or by a heading, which JSON has not."""
    return name.endswith(MARKDOWN) or text.lstrip().startswith("# ")


def lesson_text_of(text: str, places: dict[str, FileLine]) -> Any:
    """Return the plain values of a lesson in Markdown, and note where each stands."""
    from attnviz.model.files import lesson_text

    return lesson_text.read(text, places)


def markdown(file: LabFile) -> str:
    """Return a lesson as Markdown; numbers that ship with the program are named, others written."""
    text = dumps(file.lab, view=file.view, steps=file.steps, extra=file.extra)
    tree = json.loads(text)
    for slot, document in (("document", file.lab.document), ("example", file.lab.example)):
        for name in EXHIBITS:
            if document is not None and same_document(document, exhibit(name)):
                tree[slot] = {"lesson": name}
    plain = Lab(file.lab.document)
    for slot, given, usual in (
        ("saturation", file.lab.saturation, plain.saturation),
        ("sparse", file.lab.sparse, plain.sparse),
    ):
        if same(given, usual):
            del tree[slot]
    from attnviz.model.files import lesson_text

    return lesson_text.written(tree)


def _foreign(data: bytes) -> str:
    """Say what a file of another kind is, and what to do with it; "" for one that may be ours."""
    if data[:6] == b"\x93NUMPY":
        return tr(
            "found a NumPy array, expected an attnviz file. `attnviz read` prints it; in "
            "the window, “Open” offers the matrices that it fits."
        )
    if data[:2] == b"PK" and b".npy" in data[:400]:
        return tr(
            "found a NumPy archive, expected an attnviz file. `attnviz read` prints its "
            "arrays; in the window, “Open” offers what they fit, or opens X, W_Q, W_K and "
            "W_V as a layer."
        )
    if data[:4] == b"GGUF":
        return tr("found a language model (GGUF), expected an attnviz file.")
    return ""


def _decoded(text: str | bytes, faults: Faults) -> str:
    if isinstance(text, str):
        return text
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        faults.meet(
            LessonError(
                tr(
                    "byte {start}: found {text}, expected UTF-8 text. This is not an "
                    "attnviz file, or it was saved in another encoding.",
                    start=f"{error.start:,}",
                    text=f"{text[error.start]:#04x}",
                )
            )
        )
        return text.decode("utf-8-sig", "replace")


def _tree_of(text: str, faults: Faults) -> Any:
    try:
        return parse(text, faults.meet)
    except LessonError as error:
        faults.meet(error)
        return parse(mended(text), faults.meet)


def _read(tree: Any, faults: Faults) -> LabFile:
    version = _version(tree, faults)
    root = JsonField(lifted(tree, version), "", faults)
    if "document" not in root.value and not faults.lenient:
        raise LessonError(tr('found no field "document", which every attnviz file needs.'))
    found = {name: _section(root, name, read, version) for name, read in _SECTIONS.items()}
    document, example = found.pop("document"), found.pop("example")
    if document is None:
        if example is None:
            raise LessonError(" ".join(faults.left_out[-1:]) or tr("nothing in it can be read."))
        document, example = example, None
    view, steps = found.pop("view") or {}, found.pop("steps") or ()
    exhibits = {name: value for name, value in found.items() if value is not None}
    lab: Lab = root.made(Lab, {"document": document, "example": example, **exhibits})
    others = {
        key: _section(root, key, JsonField.free, version) for key in root.value if key not in KNOWN
    }
    extra = {key: value for key, value in others.items() if value is not None}
    return LabFile(lab, view, steps, extra, version, tuple(faults.left_out))


def _version(tree: Any, faults: Faults) -> int:
    """Tell the format; a lenient reader takes a newer or lost one for the present one."""
    try:
        return version_of(tree)
    except LessonError as error:
        if not isinstance(tree, dict):
            raise
        faults.meet(error)
        return FORMAT


def _section(root: JsonField, name: str, read: Callable[[JsonField], Any], version: int) -> Any:
    """Read one top-level field; None where it is absent, or left out by a lenient reader."""
    if name not in root.value:
        return None
    section = root.at(name)
    section = replace(section, place=PLACES.get((version, name), section.place))
    if section.value is None and name != "document":
        return None
    try:
        return read(section)
    except LessonError as error:
        if not root.faults.left_out or root.faults.left_out[-1] != str(error):
            root.faults.meet(error)
        return None


def _source(section: JsonField) -> LayerSource:
    from attnviz.model.files.source_read import read_source

    return read_source(section)


def _view(section: JsonField) -> Mapping[str, Any]:
    section.object()
    view: Mapping[str, Any] = section.free()
    return view


def _steps(section: JsonField) -> tuple[Mapping[str, Any], ...]:
    return tuple(_view(entry) for entry in section.list())


_SECTIONS: dict[str, Callable[[JsonField], Any]] = {
    "title": lambda section: section.text(1000),
    "note": lambda section: section.text(20_000),
    "source": _source,
    "document": read_document,
    "example": read_document,
    "saturation": read_saturation,
    "sparse": read_sparse,
    "learning": read_learning,
    "templates": read_templates,
    "view": _view,
    "steps": _steps,
}


def dumps(
    lab: Lab,
    *,
    view: Mapping[str, Any] | None = None,
    steps: Sequence[Mapping[str, Any]] = (),
    extra: Mapping[str, Any] | None = None,
) -> str:
    """Write the text of a file: JSON, one matrix row a line, numbers that read back to the bit.

    Raises
    ------
    LessonError
        When `view`, `steps` or `extra` hold something that JSON cannot, or NaN or infinity.
    """
    return "".join(_pieces(_tree(lab, view, steps, extra)))


def _tree(
    lab: Lab,
    view: Mapping[str, Any] | None,
    steps: Sequence[Mapping[str, Any]],
    extra: Mapping[str, Any] | None,
) -> dict[str, Any]:
    """Return the tree of a file."""
    from attnviz.model.files import write

    tree: dict[str, Any] = {"attnviz": FORMAT if lab.n_held else PLAIN}
    for name, text in (("title", lab.title), ("note", lab.note)):
        if text:
            tree[name] = text
    document = lab.document
    if lab.source is not None:
        tree["source"] = write.source_tree(lab.source)
        if lab.source.kind == "model":
            document = write.without_weights(document)
    tree["document"] = write.document_tree(document)
    if lab.example is not None:
        tree["example"] = write.document_tree(lab.example)
    tree["saturation"] = write.saturation_tree(lab.saturation)
    tree["sparse"] = write.sparse_tree(lab.sparse)
    learning = write.learning_tree(lab.learning)
    if learning:
        tree["learning"] = learning
    if lab.templates:
        tree["templates"] = [write.template_tree(template) for template in lab.templates]
    free = {"view": dict(view or {}), "steps": [dict(step) for step in steps]}
    free |= {key: value for key, value in (extra or {}).items() if key not in KNOWN}
    tree |= {key: JsonField(part, key, Faults()).free() for key, part in free.items() if part != {}}
    if not tree["steps"]:
        del tree["steps"]
    return tree


def _pieces(tree: Mapping[str, Any]) -> Iterator[str]:
    """Write the text of a file piece by piece."""
    try:
        yield from pieces(tree)
    except (TypeError, ValueError) as error:
        raise LessonError(tr("cannot be written as a file: {error}", error=error)) from error
    yield "\n"


def save(
    path: str | os.PathLike[str],
    lab: Lab,
    *,
    view: Mapping[str, Any] | None = None,
    steps: Sequence[Mapping[str, Any]] = (),
    extra: Mapping[str, Any] | None = None,
    keep_going: KeepGoing | None = None,
    private: bool = False,
) -> bool:
    """Save a lab as a file, whole or not at all; a crash while saving leaves the old file.

    Parameters
    ----------
    keep_going : asked after each row of numbers
    private : nobody but the owner may read it, if it is new

    Returns
    -------
    bool
        False when it was stopped; what was there before is then untouched, as after an error.

    Raises
    ------
    LessonError
        When it cannot be written.
    """
    tree = _tree(lab, view, steps, extra)
    data, done, rows = [], 0, count_rows(tree)
    for piece in _pieces(tree):
        data.append(piece.encode())
        if keep_going is not None and isinstance(piece, Written):
            done += 1
            if not keep_going(done, rows):
                return False
    size = sum(map(len, data))
    if size > LARGEST_FILE:
        raise LessonError(
            tr(
                "{path}: this file would be {data} MB, but at most {largest_file} MB can "
                "be opened again. Nothing was saved.",
                path=os.fspath(path),
                data=size >> 20,
                largest_file=LARGEST_FILE >> 20,
            )
        )
    from attnviz.model.files.safe_write import write_safely

    write_safely(path, data, private=private)
    return True


__all__ = ["FORMAT", "SUFFIX", "LabFile", "dumps", "load", "loads", "markdown", "save"]
