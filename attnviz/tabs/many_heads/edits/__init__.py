"""What gestures do: edits of the layer with their undo names, and templates of the head finder."""

from attnviz.tabs.many_heads.edits.edits import NUMBER, Edits, choices, fixed_text, why_not
from attnviz.tabs.many_heads.edits.templates import TemplateEdits, marks_of

__all__ = [
    "NUMBER",
    "Edits",
    "TemplateEdits",
    "choices",
    "fixed_text",
    "marks_of",
    "why_not",
]
