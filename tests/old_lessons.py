"""Lessons as they were written before a step had a kind: seven files that stay readable."""

from pathlib import Path

FOLDER = Path(__file__).parent / "data" / "lessons"
OLD = (
    "tired-or-wide",
    "one-cell-by-hand",
    "why-sqrt-d",
    "four-heads",
    "sharing-keys",
    "fewer-scores",
    "whole-chapter",
)


def old(lesson_id: str) -> str:
    """Return the path of a lesson of before, by the id that it had."""
    return str(FOLDER / f"{lesson_id}.attn")
