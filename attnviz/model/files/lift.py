"""Older versions of the file format, each lifted by one step to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attnviz.errors import LessonError
from attnviz.language import tr
from attnviz.model.files.json_fields import AGAIN, shown

FORMAT = 2  # that of files with held numbers, which older programs refuse
PLAIN = 1  # that of all others

Tree = dict[str, Any]


def _lift_flat(tree: Tree) -> Tree:
    """Format 0: tokens and matrices at the top, switches `scale`, `mask`, names in `features`."""
    document = {key: value for key, value in tree.items() if key not in _NOT_IN_DOCUMENT}
    options = {}
    for old, new in (("scale", "scale_on"), ("mask", "mask_on")):
        if old in document:
            options[new] = document.pop(old)
    if options:
        document["options"] = options
    if "features" in document:
        document["feature_names"] = document.pop("features")
    lifted: Tree = {key: tree[key] for key in ("title", "note") if key in tree}
    if "name" in tree:
        lifted["title"] = tree["name"]
    return {**lifted, "document": document}


_NOT_IN_DOCUMENT = ("attnviz", "title", "note", "name")
LIFTS: dict[int, Callable[[Tree], Tree]] = {0: _lift_flat, 1: lambda tree: tree}
# Where a field of an older file really stands, for errors: its author knows only that place.
PLACES = {(0, "document"): ""}
FLAT = ("tokens", "X", "W_Q", "W_K", "W_V")


def version_of(tree: Any) -> int:
    """Tell the format of a file; a flat file from before the version field is format 0.

    Raises
    ------
    LessonError
        No attnviz file, or one that a newer program made.
    """
    if not isinstance(tree, dict):
        raise LessonError(
            tr(
                "found a list or a single value, expected an object {} with the fields "
                "attnviz and document. This is not an attnviz file."
            )
        )
    if "attnviz" not in tree:
        if "document" not in tree and any(key in tree for key in FLAT):
            return 0
        raise LessonError(
            tr(
                'found no field "attnviz", expected "attnviz": {format} at the '
                "beginning. This is not an attnviz file, or the line was lost.",
                format=PLAIN,
            )
        )
    version = tree["attnviz"]
    if isinstance(version, bool) or not isinstance(version, int) or version < 0:
        expected = tr(
            "attnviz: found {version}, expected the number of the format, 0 to {format}.",
            version=shown(version),
            format=FORMAT,
        )
        raise LessonError(f"{expected} {tr(AGAIN)}")
    if version > FORMAT:
        raise LessonError(
            tr(
                "made by a newer attnviz (format {version}); this one reads up to {format}. Update "
                "attnviz to open it.",
                version=version,
                format=FORMAT,
            )
        )
    return version


def lifted(tree: Tree, version: int) -> Tree:
    """Carry a file of an older format up to this one."""
    for step in range(version, FORMAT):
        tree = LIFTS[step](tree)
    return tree
