"""What is compared: A, which stays as it is, with what is on the bench."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from attnviz.engine.steps.run import Trace, run
from attnviz.model.document.document import Document
from attnviz.model.document.lab import Lab, Slot


@dataclass(frozen=True, eq=False)
class Pinned:
    """A of a comparison.

    Parameters
    ----------
    name : what it is called
    lab : its exhibits
    head : its head, where another one of the same layer is compared with that on screen
    swapped : whether it stands in the place of B
    source : by what a file finds it again: {"file": …}, {"lesson": …}, {"head": …} or
        {"computed": true}; empty where nothing does
    """

    name: str
    lab: Lab
    head: int | None = None
    swapped: bool = False
    source: Mapping[str, Any] = field(default_factory=dict)

    def document(self, slot: Slot) -> Document:
        """Return the layer of a slot; an absent example is the main document."""
        if slot == "example" and self.lab.example is not None:
            return self.lab.example
        return self.lab.document

    def trace(self, slot: Slot) -> Trace:
        """Return the arrays of a layer, computed when first asked for."""
        own = slot == "example" and self.lab.example is not None
        return self._example_trace if own else self._document_trace

    @cached_property
    def _document_trace(self) -> Trace:
        return run(self.lab.document)

    @cached_property
    def _example_trace(self) -> Trace:
        assert self.lab.example is not None
        return run(self.lab.example)
