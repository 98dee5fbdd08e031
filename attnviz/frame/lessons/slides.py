"""What a slide shows: before and after the answer, and what follows by itself."""

from __future__ import annotations

from dataclasses import replace

from attnviz.frame.lessons.poll import Poll
from attnviz.frame.lessons.slide import SlidePicture
from attnviz.model.lessons.step import LessonStep

LIGHT, BARS, SWAP = 2.5, 5.0, 6.0  # seconds: a lit part, a stage of bars, the other word


def pictures_of(step: LessonStep, poll: Poll) -> tuple[SlidePicture, ...]:
    """Return the pictures of a slide, which follow each other; none where the canvas is seen.

    The parts of a formula light one after the other, those of a question with its answer; bars come
    stage by stage, and a word that turns into another turns back.
    """
    slide = step.slide
    if slide is None or (poll.revealed and "tab" in step.after):
        return ()
    plain = SlidePicture(slide.lines or (step.say,))
    if poll.revealed and slide.swap:
        word, other = slide.swap
        lines = tuple(line.replace(word, other) for line in plain.lines)
        return (replace(plain, lines=lines, stays=SWAP), plain)
    if poll.revealed and slide.bars:
        *first, last = slide.bars
        return (
            *(replace(plain, bars=bars, stays=BARS) for bars in first),
            replace(plain, bars=last),
        )
    lights = () if poll.asks else slide.lights
    return (*(replace(plain, lit=part, stays=LIGHT) for part in lights), plain)


def slide_of(step: LessonStep, poll: Poll) -> SlidePicture | None:
    """Return the one picture that tells most of a slide, for paper; None where it has none."""
    pictures = pictures_of(step, poll)
    turned = poll.revealed and step.slide is not None and step.slide.swap
    return pictures[0 if turned else -1] if pictures else None
