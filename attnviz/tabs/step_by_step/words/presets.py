"""Names of the numbers there are to begin with, and what can be said of their sizes."""

from __future__ import annotations

from attnviz.language import tr
from attnviz.model.document.document import Document
from attnviz.model.files.presets import PRESETS

SENTENCE = "sentence"
SMALL_EXAMPLE = "text"
RANDOM = "random"


def preset_names(seed: int) -> list[tuple[str, str]]:
    """Return (id, name) of every preset; a random one names the seed it will have."""
    ids = [entry.id for entry in PRESETS]
    return [(id_, preset_name(id_, seed)) for id_ in (*ids, SENTENCE)]


def preset_name(preset_id: str, seed: int) -> str:
    """Return the name of a preset."""
    if preset_id == SENTENCE:
        return tr("The sentence of tab 1")
    name = tr(next(entry.name for entry in PRESETS if entry.id == preset_id))
    return tr("{name}, seed {seed}", name=name, seed=seed) if preset_id == RANDOM else name


def why_not_resizable(document: Document) -> str:
    """Say why there are no other sizes, "" when there are."""
    if document.n_heads > 1 or document.sheet is not None:
        return tr("Only the one-head example can be resized")
    return ""
