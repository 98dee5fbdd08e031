"""The list of tabs: what the tab bar says, and where the class of each lies until it is needed."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from attnviz.session import Session
    from attnviz.widgets.theme import Theme
    from attnviz.widgets.view import View


class MakeView(Protocol):
    """What every tab's class is called with."""

    def __call__(self, session: Session, theme: Theme) -> View: ...


@dataclass(frozen=True)
class Tab:
    """A tab that has perhaps not been imported yet.

    Parameters
    ----------
    id : what the command line and files call it
    title : what the tab bar says
    module, name : where its class lies
    """

    id: str
    title: str
    module: str
    name: str

    def view_class(self) -> MakeView:
        """Import the class; the window does this at the first visit or when it has time."""
        return cast("MakeView", getattr(import_module(self.module), self.name))


TABS: tuple[Tab, ...] = (
    Tab("heads", "Sentence heads", "attnviz.views.sentence_heads.view", "SentenceHeadsView"),
    Tab("steps", "Step by step", "attnviz.views.step_by_step.view", "StepByStepView"),
    Tab("saturation", "Saturation", "attnviz.views.saturation.view", "SaturationView"),
    Tab("grid", "Many heads", "attnviz.views.multi_head.view", "MultiHeadView"),
    Tab("sparse", "Sparse patterns", "attnviz.views.sparse_pattern.view", "SparsePatternView"),
)
