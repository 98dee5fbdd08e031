"""What a lesson shows of a model that comes with the program: a layer on a text, and its averages.

Models are read and run above this package; the module that does it is imported by its name when a
lesson first asks, as tabs are.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from attnviz.model.document.document import Document

RUNNER = "attnviz.checkpoints.toy"
_LINK = re.compile(r"L(\d+)·H(\d+) (\S+)")
_TRAINING = re.compile(r"(\S+) (copy|previous) L(\d+)·H(\d+): (\d+(?:, *\d+)*)")
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


@dataclass(frozen=True)
class ToyLink:
    """A row of a head in a chain through the layers: who asks there.

    Parameters
    ----------
    head : layer and head
    asks : the last token of that name asks, in the last layer; before it the first one
    """

    head: Head
    asks: str


@dataclass(frozen=True)
class Chain:
    """Heads of a model that hand something on, from the first layer to the last.

    It is written as ``letters: L1·H2 R, L2·H1 B``: in L1·H2 the token R asks, then in L2·H1 B.
    """

    model: str
    links: tuple[ToyLink, ...]


@dataclass(frozen=True)
class TrainedMean:
    """An average that is followed while a model learned, and where its number is written.

    It is written as ``letters copy L2·H1: 50, 100, 150, 400``.
    """

    model: str
    what: str
    head: Head
    marked: tuple[int, ...]

    def points(self) -> list[tuple[int, float]]:
        """Return the average after each step at which the model was saved."""
        steps = saved_steps(self.model)
        return [(n, mean_of(ToyMean(self.model, self.what, self.head, step=n))) for n in steps]


def chain_of(text: str) -> Chain | None:
    """Read a chain; None for what is none."""
    model, _, rest = text.partition(":")
    parts = [_LINK.fullmatch(part.strip()) for part in rest.split(",")]
    if not model.strip() or not all(parts):
        return None
    links = (ToyLink((int(p[1]) - 1, int(p[2]) - 1), p[3]) for p in parts if p is not None)
    return Chain(model.strip(), tuple(links))


def training_of(text: str) -> TrainedMean | None:
    """Read what is followed while a model learned; None for what is nothing of the kind."""
    found = _TRAINING.fullmatch(text.strip())
    if found is None:
        return None
    marked = tuple(int(part) for part in found[5].split(","))
    return TrainedMean(found[1], found[2], (int(found[3]) - 1, int(found[4]) - 1), marked)


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
