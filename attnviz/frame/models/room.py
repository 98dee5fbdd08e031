"""What all parts of the desk work with: the window, what is open, the bench, and one job."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from attnviz.frame.chrome.canvas_stack import CanvasStack
    from attnviz.frame.chrome.tabs import TabHost
    from attnviz.frame.chrome.theme_manager import ThemeManager
    from attnviz.frame.models.at_hand import AtHand
    from attnviz.frame.models.job import Job
    from attnviz.frame.models.layer_bench import LayerBench
    from attnviz.session import Session
    from attnviz.settings import Settings


class Room(Protocol):
    """What the desk needs of its window, besides being a QMainWindow."""

    session: Session
    themes: ThemeManager
    settings: Settings
    host: TabHost
    canvas_stack: CanvasStack

    def say(self, text: str, *, warning: bool = False) -> None: ...
    def insert_bar(self, bar: QWidget) -> None: ...
    def show_tab(self, place: int) -> None: ...


@dataclass(frozen=True)
class Workplace:
    """What opening, running, picking and measuring share."""

    room: Room
    at_hand: AtHand
    bench: LayerBench
    job: Job
