"""Opening whatever a person names: a bundled lesson or a file."""

from __future__ import annotations

import os

from attnviz.model.files import attn, library
from attnviz.model.files.attn import LabFile


def load(source: str | os.PathLike[str]) -> LabFile:
    """Open a bundled lesson by its id, or a `.attn` file by its path.

    Returns
    -------
    LabFile
        `.lab.document` is the layer, `.lab.example` the small numbers of tab 2 if there are any.

    Raises
    ------
    LessonError
        Names the file, the place in it, what was found and what was expected.
    """
    if isinstance(source, str) and source in library.ids():
        return library.load(source)
    return attn.load(source)
