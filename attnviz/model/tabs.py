"""The registry of tabs: one entry a tab, in their order. Files, command line and window read it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from attnviz.language import mark

PageField = tuple[str, ...] | range | type[bool] | type[str]
"""What a field of a page may be: one of some words, a number of a range, a flag, or a text."""


@dataclass(frozen=True)
class Tab:
    """A tab, which has perhaps not been imported yet.

    Parameters
    ----------
    id : what the command line and files call it
    title : what the tab bar says, marked for translation
    module, name : where the class of its view lies
    page : what a lesson records of it beside the selection
    covers : what a lesson may cover until the class has answered, by name
    enlargements : what a lesson may let fill the picture, by name
    controls : what a lesson may point at besides `EVERYWHERE`, by the name that it has in English
    hint : what a newcomer reads first: a command, its usual key, and a text with {key}; "" = none
    of_model : whether it shows something of a language model that is open; else nothing of one
        stands beside it
    """

    id: str
    title: str
    module: str
    name: str
    page: Mapping[str, PageField] = field(default_factory=dict)
    covers: tuple[str, ...] = ("answer", "canvas")
    enlargements: tuple[str, ...] = ()
    controls: tuple[str, ...] = ()
    hint: tuple[str, str, str] = ("", "", "")
    of_model: bool = True

    def view_class(self) -> Callable[..., Any]:
        """Import the class; it is called with a session and a theme and gives a view."""
        found: Callable[..., Any] = getattr(import_module(self.module), self.name)
        return found

    @property
    def imported(self) -> bool:
        """Whether its module has been imported."""
        return self.module in sys.modules


EVERYWHERE = (
    "canvas", "caption", "status", "Side panel", "Tabs", "Predict first", "file.menu",
    "edit.undo", "edit.redo", "help.palette", "lesson.menu", "file.export", "view.projector",
    "help.page",
)  # fmt: skip
"""What a lesson may point at on each tab: its picture, and controls of the window."""
TEMPLATE = "template-"
"""Begins what the score of a template is called; its place among them follows, from 0."""
MOST_TEMPLATES = 6

SHADES = (
    "previous", "first", "self", "duplicate", "induction", "window", "entropy", "effective_keys",
    "value_weighted", "direct", *(f"{TEMPLATE}{i}" for i in range(MOST_TEMPLATES)),
)  # fmt: skip
"""Scores by which all heads are shaded and sorted, besides their patterns."""

TABS: list[Tab] = [
    Tab(
        "heads",
        mark("Sentence heads"),
        "attnviz.tabs.sentence_heads.view",
        "SentenceHeadsView",
        page={"drawer": ("sheet", "matrices"), "links": str},
        covers=("answer", "canvas", "row", "head name"),
        enlargements=("columns", "by hand", "sentence", "links"),
        controls=(
            "Head",
            "Last word",
            "… tired",
            "… wide",
            "Character sheet",
            "heads.sheet",
            "Keep dots moving",
            "What if…",
        ),
        hint=("heads.previous_word", "Up", mark("{key} moves from word to word")),
    ),
    Tab(
        "steps",
        mark("Step by step"),
        "attnviz.tabs.step_by_step.view",
        "StepByStepView",
        page={"backward": str},
        covers=("answer", "canvas", "S", "E", "A", "O", "by hand"),
        enlargements=("operands", "row", "result", "input and output"),
        controls=(
            "Back",
            "Play or pause",
            "Play",
            "Next",
            "Seconds per step",
            "Preset",
            "Size…",
            "Reset to the chapter",
            "The sentence of tab 1",
            "Final weights A (step 10)",
            "What if…",
        ),
        hint=("tab.on", "PgDown", mark("{key} goes to the next step")),
    ),
    Tab(
        "saturation",
        mark("Saturation"),
        "attnviz.tabs.saturation.view",
        "SaturationView",
        page={"mode": ("ruler", "walk"), "key": range(1, 7)},
        covers=("answer", "canvas", "left chart", "right chart", "readouts"),
        enlargements=("walk", "left chart", "charts", "readouts", "curve", "draw"),
        controls=(
            "Vector size d_k",
            "Number of the draw",
            "Sweep",
            "Divide by",
            "Distribution",
            "Ruler",
            "Walk",
            "Curve over 2,000 draws",
            "Values of both charts",
        ),
        hint=("tab.on", "PgDown", mark("{key} doubles the vector size")),
    ),
    Tab(
        "grid",
        mark("Many heads"),
        "attnviz.tabs.many_heads.view",
        "ManyHeadsView",
        page={"large": bool, "shown": ("all", "next"), "shade": SHADES, "trained": str},
        covers=(
            "answer",
            "canvas",
            "titles",
            "list",
            "concatenation",
            "update",
            "size card",
            "long line",
        ),
        enlargements=("grids", "list", "mix", "kept", "stages", "size card", "training"),
        controls=("KV heads", "Llama 2 7B sizes", "Change the sizes", "What if…"),
        hint=("tab.on", "PgDown", mark("{key} goes to the next head")),
    ),
    Tab(
        "sparse",
        mark("Sparse patterns"),
        "attnviz.tabs.sparse_patterns.view",
        "SparsePatternsView",
        page={"row": range(1, 65), "trial": bool, "memory": bool, "long": bool},
        covers=(
            "answer",
            "canvas",
            "rows",
            "counts",
            "long counts",
            "memory",
            "reach",
            "deeper reach",
        ),
        enlargements=("grid", "counts", "reach", "layout"),
        controls=(
            "Pattern",
            "Full",
            "Window",
            "Sink + window",
            "Strided",
            "Fixed",
            "Custom",
            "Tokens in the picture",
            "Length of the long text",
            "Window for the long text",
            "Layout of 32 layers",
            "Head to test",
            "Reset",
        ),
        hint=("tab.on", "PgDown", mark("{key} goes to the next pattern")),
    ),
    Tab(
        "learning",
        mark("Learning"),
        "attnviz.tabs.learning.view",
        "LearningView",
        page={
            "pace": ("slow", "class", "fast", "full"),
            "layer": range(1, 3),
            "large": range(1, 5),
            "so_far": bool,
            "every": bool,
        },
        controls=(
            "Task",
            "Layers",
            "Heads per layer",
            "Width",
            "Learning rate",
            "Seed",
            "Steps",
            "Restart",
            "Play",
            "Pace",
            "Open in “Step by step”",
        ),
        hint=("tab.on", "PgDown", mark("{key} lets the model learn")),
        of_model=False,
    ),
]
"""A list, so that one more entry before the window is made is a tab like the others."""


def tab_ids() -> tuple[str, ...]:
    """Return the ids of all tabs, in their order."""
    return tuple(tab.id for tab in TABS)


def controls_of(tab_id: str) -> tuple[str, ...]:
    """Return what a lesson may point at on a tab, by the names that `focus` gives."""
    return EVERYWHERE + next(tab.controls for tab in TABS if tab.id == tab_id)
