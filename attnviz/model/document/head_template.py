"""Places of a pattern that a person marked, to ask of all heads how much weight lies there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.document.mask import locked_flags
from attnviz.model.tabs import MOST_TEMPLATES

LARGEST = 1024  # tokens
LONGEST_NAME = 24


@dataclass(frozen=True, eq=False)
class HeadTemplate:
    """A score that a person made: the mean weight on marked cells over the rows that have any.

    Parameters
    ----------
    name : how its column is headed
    cells : bool (n, n), rows are queries; True = counts. It is of texts with n tokens
    """

    name: str
    cells: NDArray[np.bool_]

    def __post_init__(self) -> None:
        if not self.name.strip() or len(self.name) > LONGEST_NAME:
            raise EditError(
                tr(
                    "template: found the name {name}, expected 1 to {most} characters",
                    name=repr(self.name),
                    most=LONGEST_NAME,
                )
            )
        object.__setattr__(self, "cells", locked_flags(tr("template"), self.cells))
        if not 1 <= self.n_tokens <= LARGEST:
            raise EditError(
                tr(
                    "template: found {n} tokens, expected 1 to {most}",
                    n=self.n_tokens,
                    most=f"{LARGEST:,}",
                )
            )

    @property
    def n_tokens(self) -> int:
        """Of the texts that it is for."""
        return len(self.cells)

    @property
    def n_marked(self) -> int:
        """How many cells count."""
        return int(self.cells.sum())

    @property
    def n_rows(self) -> int:
        """How many rows have a cell that counts."""
        return int(self.cells.any(axis=1).sum())


def check_templates(templates: Iterable[HeadTemplate]) -> None:
    """Check that there are not too many, and that their names tell them apart."""
    names = [template.name for template in templates]
    if len(names) > MOST_TEMPLATES:
        raise EditError(
            tr("templates: found {n}, expected at most {most}", n=len(names), most=MOST_TEMPLATES)
        )
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise EditError(
            tr("templates: found {name} twice, expected names of their own", name=repr(twice))
        )
