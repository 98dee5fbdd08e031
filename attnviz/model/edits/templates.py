"""The templates of the head finder, edited: pure functions from tuple to tuple."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import count

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.document.head_template import LARGEST, HeadTemplate

Templates = tuple[HeadTemplate, ...]
Cell = tuple[int, int]


def with_new(templates: Templates, n_tokens: int) -> Templates:
    """Return the templates with an empty one for texts of so many tokens."""
    if n_tokens > LARGEST:
        raise EditError(
            tr(
                "A template can be drawn for up to {most} tokens; this text has {n}.",
                most=f"{LARGEST:,}",
                n=f"{n_tokens:,}",
            )
        )
    names = {template.name for template in templates}
    free = (name for i in count(1) if (name := tr("template {n}", n=i)) not in names)
    return (*templates, HeadTemplate(next(free), np.zeros((n_tokens, n_tokens), dtype=np.bool_)))


def painted(templates: Templates, place: int, cells: Iterable[Cell], state: bool) -> Templates:
    """Return the templates with some cells of one marked, or not; the same where they were."""
    wanted = list(cells)
    before = templates[place].cells
    if all(bool(before[cell]) == state for cell in wanted):
        return templates
    after = before.copy()
    for cell in wanted:
        after[cell] = state
    return _with(templates, place, replace(templates[place], cells=after))


def filled(templates: Templates, place: int, cells: NDArray[np.bool_]) -> Templates:
    """Return the templates with one of them marked as a whole."""
    if np.array_equal(templates[place].cells, cells):
        return templates
    return _with(templates, place, replace(templates[place], cells=cells))


def renamed(templates: Templates, place: int, name: str) -> Templates:
    """Return the templates with another name for one."""
    name = name.strip()
    if name == templates[place].name:
        return templates
    return _with(templates, place, replace(templates[place], name=name))


def without(templates: Templates, place: int) -> Templates:
    """Return the templates without one."""
    return templates[:place] + templates[place + 1 :]


def _with(templates: Templates, place: int, new: HeadTemplate) -> Templates:
    return (*templates[:place], new, *templates[place + 1 :])
