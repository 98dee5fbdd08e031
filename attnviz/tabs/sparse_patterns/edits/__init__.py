"""What gestures do to the pattern: edits with their undo names, and strokes over cells."""

from attnviz.tabs.sparse_patterns.edits.edits import Edits, can_reset, lies_over_sentence
from attnviz.tabs.sparse_patterns.edits.strokes import CellStrokes, LayerStrokes

__all__ = ["CellStrokes", "Edits", "LayerStrokes", "can_reset", "lies_over_sentence"]
