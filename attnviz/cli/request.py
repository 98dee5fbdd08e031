"""What `attnviz render` asks the drawing side for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attnviz.export.choice import RATE, FigureStyle

if TYPE_CHECKING:
    from attnviz.export.choice import Background
    from attnviz.model.comparison import Pinned
    from attnviz.model.document.lab import Lab
    from attnviz.model.lessons.handout import Handout
    from attnviz.model.lessons.lesson import Lesson


@dataclass(frozen=True, eq=False, kw_only=True)
class RenderRequest:
    """One picture, film or page; every value is checked, places are counted from 0.

    Parameters
    ----------
    lab : the exhibits, with the mask, key/value heads, … that the command line asked for
    name : lesson id, or the file's name without folder and suffix
    tab : heads, steps, saturation, grid, sparse or learning
    step : 1 to 12 as on the chips, or None
    page : what the tab alone shows, see `attnviz.model.tabs`
    compared : what stands beside the lab as A, None = nothing
    head, token : None = what the tab opens with
    theme : light, dark or projector
    size : width and height in logical pixels
    scale : dots of a PNG or a moving picture a logical pixel
    background : under it all: look, white, surface or transparent
    all_steps : "" = one picture; "steps" = all twelve of the tab; "lesson" = all of the lesson
    rate : frames a second of a moving picture
    motion : which motion of the tab; "" = the one it is known for
    style : what of the tab is shown, and in letters of which size
    window : the whole window with its panels instead of title, canvas and caption
    output : file to write; its suffix tells the kind, see `attnviz.export.choice`
    view : what the file says the window showed, plain JSON values
    lesson : the steps of the source, where they are asked for
    language : of captions, titles and labels
    """

    lab: Lab
    name: str
    tab: str
    output: Path
    step: int | None = None
    page: Mapping[str, bool | int | str] = field(default_factory=dict)
    compared: Pinned | None = None
    head: int | None = None
    token: int | None = None
    theme: str = "light"
    size: tuple[int, int] = (1280, 720)
    scale: float = 1.0
    background: Background = "look"
    style: FigureStyle = field(default_factory=FigureStyle)
    all_steps: str = ""
    rate: int = RATE
    motion: str = ""
    window: bool = False
    view: Mapping[str, Any] = field(default_factory=dict)
    lesson: Lesson | None = None
    language: str = "en"


@dataclass(frozen=True, eq=False)
class HandoutRequest:
    """The sheet of a lesson: for pupils or the teacher, on a4 or letter, in a language."""

    lesson: Lesson
    handout: Handout
    readers: str
    paper: str
    output: Path
    language: str = "en"


DrawHandout = Callable[[HandoutRequest], None]
"""What draws a sheet into its file; it may raise AttnvizError."""
Render = Callable[[RenderRequest], int | None]
"""What draws a request into its file; it may raise AttnvizError."""
