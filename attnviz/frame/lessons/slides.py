"""Which slide a step shows, before and after its answer."""

from __future__ import annotations

from attnviz.frame.lessons.poll import Poll
from attnviz.frame.lessons.slide import SlidePicture
from attnviz.model.lessons.step import LessonStep


def slide_of(step: LessonStep, poll: Poll) -> SlidePicture | None:
    """Return the slide of a step; None where its picture is seen."""
    slide = step.slide
    if slide is None or (poll.revealed and "tab" in step.after):
        return None
    lines = slide.lines or (step.say,)
    bars: tuple[tuple[str, float], ...] = ()
    if poll.revealed and slide.swap:
        word, other = slide.swap
        lines = tuple(line.replace(word, other) for line in lines)
    if poll.revealed and slide.bars:
        bars = slide.bars[-1]
    return SlidePicture(lines, bars)
