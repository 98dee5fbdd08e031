"""What the program opens with: a file it was called with, or the usual start that was chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

    from attnviz.model.files.attn import LabFile


class Start(NamedTuple):
    """What was read.

    Parameters
    ----------
    file, path : the lab to start with, and where it lies if it is no bundled one
    bundled : the id of a bundled lab
    model : a language model, or captured attention, that is opened once the window is there
    lesson : the lesson to run, by its id or file
    later : what is opened once the window is there: it cannot be read, which has to be said, or is
        large, which has to be waited for
    """

    file: LabFile | None = None
    path: Path | None = None
    lesson: str | None = None
    later: str | None = None
    bundled: str = ""
    model: str | None = None


def read_start(named: str | None, lesson: str | None) -> Start:
    """Read a file or lesson; one that holds steps is run and not edited.

    Parameters
    ----------
    named : id of a bundled lab, lesson or model, or a file; None = the program's own start
    lesson : a lesson that was asked for besides; it goes before one that `named` holds
    """
    if named is None:
        return Start(lesson=lesson)
    from pathlib import Path

    from attnviz.errors import LessonError
    from attnviz.frame.files.kinds import is_capture, is_model
    from attnviz.frame.files.named import is_lesson, read
    from attnviz.ui.controls.waiting import is_slow

    place = Path(named)
    if not place.exists() and not is_lesson(named):
        from attnviz.checkpoints.discover import located

        place = located(named)
    if is_model(place) or is_capture(place):
        return Start(lesson=lesson, model=str(place))
    if is_slow(named):
        return Start(lesson=lesson, later=named)
    try:
        file = read(named)
    except LessonError:
        return Start(lesson=lesson, later=named)
    if file.steps:
        return Start(lesson=lesson or named)
    if is_lesson(named):
        return Start(file, None, lesson, bundled=named)
    return Start(file, Path(named).absolute(), lesson)
