"""What `attnviz render` asks the drawing side for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from attnviz.model.lab import Lab


@dataclass(frozen=True, eq=False, kw_only=True)
class RenderRequest:
    """One picture; every value is checked, places are counted from 0.

    Parameters
    ----------
    lab : the exhibits, with the mask, key/value heads, … that the command line asked for
    name : lesson id, or the file's name without folder and suffix
    tab : heads, steps, saturation, grid or sparse
    step : 1 to 12 as on the chips, or None
    head, token : None = what the tab opens with
    theme : light, dark or projector
    size : width and height in logical pixels
    scale : dots of a PNG a logical pixel
    dpi : what a PNG says of its resolution
    window : the whole window with its panels instead of title, canvas and caption
    output : file to write; its suffix is .png, .svg or .pdf
    view : what the file says the window showed, plain JSON values
    """

    lab: Lab
    name: str
    tab: str
    output: Path
    step: int | None = None
    head: int | None = None
    token: int | None = None
    theme: str = "light"
    size: tuple[int, int] = (1280, 720)
    scale: float = 1.0
    dpi: float | None = None
    window: bool = False
    view: Mapping[str, Any] = field(default_factory=dict)
