"""What a lesson shows of a model that comes with the program: a layer on a text, and its averages.

Models are read and run above this package; the module that does it is imported by its name when a
lesson first asks, as tabs are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from attnviz.model.document.document import Document

RUNNER = "attnviz.checkpoints.toy"
Head = tuple[int, int]
"""Layer and head, both counted from 0."""


@dataclass(frozen=True)
class ToyLayer:
    """A layer of a model on a text.

    Parameters
    ----------
    name : id of the model
    text : what it reads
    layer : counted from 0
    off : heads that hand over nothing
    step : after how many steps of training; None = when it had learned
    """

    name: str
    text: str
    layer: int
    off: tuple[Head, ...] = ()
    step: int | None = None


@dataclass(frozen=True)
class ToyMean:
    """Something that is averaged over many new texts.

    Parameters
    ----------
    name : id of the model
    what : "right" = the share of right guesses, "copy" or "previous" = weight on such tokens
    head : whose weight
    off, step : as for a layer
    """

    name: str
    what: str
    head: Head | None = None
    off: tuple[Head, ...] = ()
    step: int | None = None


def document_of(layer: ToyLayer) -> Document:
    """Run a text and return the layer; CheckpointError for what the model cannot do."""
    found: Document = _runner("document_of")(layer)
    return found


def mean_of(mean: ToyMean) -> float:
    """Return an average; CheckpointError for what the model has not."""
    found: float = _runner("mean_of")(mean)
    return found


def saved_steps(name: str) -> tuple[int, ...]:
    """Return after which steps of its training a model was saved; () for one that there is not."""
    found: tuple[int, ...] = _runner("saved_steps")(name)
    return found


def _runner(name: str) -> Callable[..., Any]:
    found: Callable[..., Any] = getattr(import_module(RUNNER), name)
    return found
