"""What a name stands for: a file, or a bundled lesson by its id; and a file name for a title."""

from __future__ import annotations

from pathlib import Path

from attnviz.errors import LessonError
from attnviz.model.files import attn, library
from attnviz.model.files.attn import LabFile


def is_lesson(name: str) -> bool:
    """Whether a word is the id of a bundled lesson rather than a file."""
    return "." not in name and "/" not in name and not Path(name).exists() and name in library.ids()


def read(name: str) -> LabFile:
    """Read a file or, by its id, a bundled one.

    Raises
    ------
    LessonError
        When it is not there or cannot be read.
    """
    return library.load(name) if is_lesson(name) else attn.load(name)


def readable(name: str) -> LabFile | None:
    """Read what can be read of a damaged file, or nothing."""
    try:
        return attn.load(name, lenient=True)
    except LessonError:
        return None


def file_name(title: str) -> str:
    """Make a file name, without an ending, of a title."""
    kept = "".join(c if c.isalnum() or c in " -_" else " " for c in title)
    return "-".join(kept.split()).lower()[:60] or "attention"
