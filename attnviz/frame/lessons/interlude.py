"""What the player itself asks between two steps: go on, leave, what comes next."""

from __future__ import annotations

from dataclasses import dataclass

from attnviz.frame.lessons.choice_button import Choice
from attnviz.frame.lessons.poll import LETTERS
from attnviz.language import tr

PAUSE = 1.0  # s after the end of a lesson, before PageDown opens the next one
GO_ON, AGAIN, STAY, LEAVE, NEXT = "go on", "again", "stay", "leave", "next"


@dataclass(frozen=True)
class Interlude:
    """A question with a few ways on.

    Parameters
    ----------
    text : what is asked
    ways : (name, label) of each
    usual : what PageDown and Enter do; "" = nothing
    lines : what a slide shows meanwhile; none = the picture stays
    waits : seconds in which PageDown does nothing yet: who presses twice goes no lesson further
    """

    text: str
    ways: tuple[tuple[str, str], ...]
    usual: str = ""
    lines: tuple[str, ...] = ()
    waits: float = 0.0

    def choices(self) -> tuple[Choice, ...]:
        """Return the ways as choices with letters."""
        return tuple(
            Choice(letter, label, lit=name == self.usual)
            for letter, (name, label) in zip(LETTERS, self.ways, strict=False)
        )


def going_on(title: str, place: int) -> Interlude:
    """Ask whether a lesson goes on at a step, counted from 0, or starts again."""
    ways = ((GO_ON, tr("Continue at {step}", step=place + 1)), (AGAIN, tr("Start again")))
    return Interlude(tr("You have been here before."), ways, GO_ON, (title,))


def leaving(*, talk: bool) -> Interlude:
    """Ask whether to leave the lesson; once more Esc leaves the talk where one is on."""
    text = (
        tr("Leave the lesson? Esc once more ends the presentation.")
        if talk
        else tr("Leave the lesson? Esc once more leaves it.")
    )
    return Interlude(text, ((STAY, tr("Stay")), (LEAVE, tr("Leave the lesson"))), STAY)


def ending(title: str, following: str, *, of_course: bool = False) -> Interlude:
    """Say that the lesson is over, or the course, and which one comes next; "" = none does."""
    if not following:
        lines = (tr("End of the course") if of_course else tr("End of lesson"), title)
        only = ((LEAVE, tr("Leave the lesson")),)
        return Interlude(tr("This was the last step."), only, "", lines)
    lines = (tr("End of lesson"), tr("Next: {title}", title=following))
    ways = ((NEXT, tr("Go on with “{title}”", title=following)), (LEAVE, tr("Leave the lesson")))
    return Interlude(tr("This was the last step."), ways, NEXT, lines, PAUSE)
