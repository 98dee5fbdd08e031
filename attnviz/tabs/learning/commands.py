"""Everything a person can do on this tab, with its keys, and what is copied."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np

from attnviz.language import mark, tr
from attnviz.learning.archive import curves_of
from attnviz.learning.tasks import TASKS
from attnviz.model.document.learning import HEADS, LAYERS, WIDTHS, Head
from attnviz.model.matrices.text import as_csv, as_numpy
from attnviz.tabs.learning.state import MOST_HEADS, PACES, State, head_name
from attnviz.tabs.learning.words.numbers import PACE_NAMES
from attnviz.ui.tab.commands import AskView, CommandRow, copy_row
from attnviz.ui.tab.copies import as_latex

RUN, HEADS_SHOWN, MODEL = mark("The run"), mark("Heads"), mark("Task and model")
SHOW, COPY = mark("Show"), mark("Copy")
FORMATS = {"NumPy": as_numpy, "LaTeX": as_latex}
BIG = 10  # steps of a big stride


# Whether it can be done, and whether it is so


def _plays(state: State) -> bool:
    return state.pointer.playing


AT_START, AT_END = mark("this is step 0"), mark("this is the last step")


def _goes_on(state: State) -> bool:
    return not state.at_end


def _goes_back(state: State) -> bool:
    return state.step > 0


def _has_pace(pace: str, state: State) -> bool:
    return state.pointer.pace == pace


def _is_large(place: int, state: State) -> bool:
    return place < len(state.heads) and state.large == state.heads[place]


def _is_held(place: int, state: State) -> bool:
    return place < len(state.heads) and state.heads[place] in state.shown.held


def _has_head(place: int, state: State) -> bool:
    return place < len(state.heads)


def _learns(task: str, state: State) -> bool:
    return state.spec.task == task


def _has_size(name: str, n: int, state: State) -> bool:
    return bool(getattr(state.spec, name) == n)


def _has_twin(state: State) -> bool:
    return state.pointer.twin


def _may_have_twin(state: State) -> bool:
    return state.spec.layers > 1


def _shows_every(state: State) -> bool:
    return state.pointer.every


def _shows_tables(state: State) -> bool:
    return state.pointer.tables


def _has_layer(layer: int, state: State) -> bool:
    return layer < state.spec.layers and not state.waits


def _exploded(state: State) -> bool:
    return state.shown.stopped


# The run

_STEPS: tuple[tuple[str, str, int, str], ...] = (
    ("step_on", mark("Learn one step, or go one step forward"), 1, "Right"),
    ("step_back", mark("One step back"), -1, "Left"),
    ("steps_on", mark("Ten steps forward"), BIG, "Shift+Right"),
    ("steps_back", mark("Ten steps back"), -BIG, "Shift+Left"),
)


def _step(by: int, tab: Any) -> None:
    tab.step_by(by)


def _event(by: int, tab: Any) -> None:
    tab.to_event(by)


def _set_pace(pace: str, tab: Any) -> None:
    tab.point(pace=pace)


def _pace_name(pace: str) -> str:
    return tr("Pace: {name}", name=tr(PACE_NAMES[pace]))  # type: ignore[index]


_RUN = (
    CommandRow("play", mark("Let it learn, or pause"), RUN, lambda tab: tab.toggle_motion(),
        ("Space",), True, checked=_plays),
    CommandRow("restart", mark("Restart: the same seed, no head held"), RUN,
        lambda tab: tab.restart()),
    *(
        CommandRow(id_, text, RUN, partial(_step, by), (key,), True,
            _goes_on if by > 0 else _goes_back, why=AT_END if by > 0 else AT_START)
        for id_, text, by, key in _STEPS
    ),
    CommandRow("next_event", mark("Next event, learning up to it"), RUN, partial(_event, 1),
        ("PgDown",), True, _goes_on, why=AT_END),
    CommandRow("previous_event", mark("Previous event"), RUN, partial(_event, -1), ("PgUp",), True,
        _goes_back, why=AT_START),
    CommandRow("first", mark("Step 0"), RUN, lambda tab: tab.go_to(0), ("Home",), True),
    CommandRow("latest", mark("Last computed step"), RUN,
        lambda tab: tab.go_to(tab.state.shown.latest), ("End",), True),
    *(
        CommandRow(f"pace_{pace}", partial(_pace_name, pace), RUN, partial(_set_pace, pace),
            checked=partial(_has_pace, pace))
        for pace in PACES
    ),
    CommandRow("compare", mark("Compare this step with another"), RUN,
        lambda tab: tab.pin_step()),
    CommandRow("best", mark("Back to the step with the lowest loss"), RUN,
        lambda tab: tab.go_to(tab.state.shown.best), enabled=_exploded,
        why=mark("the run has not diverged")),
    CommandRow("slower", mark("Restart with a smaller learning rate"), RUN,
        lambda tab: tab.restart_slower(), enabled=_exploded, why=mark("the run has not diverged")),
)  # fmt: skip


# Heads


def _enlarge(place: int, tab: Any) -> None:
    tab.enlarge(tab.state.heads[place])


def _hold(place: int, tab: Any) -> None:
    tab.toggle_hold(tab.state.heads[place])


def _large_name(head: Head) -> str:
    return tr("Show {head} large, or all heads", head=head_name(head))


def _hold_name(head: Head) -> str:
    return tr("Hold {head} at 0, or let it go", head=head_name(head))


def _open(layer: int, tab: Any) -> None:
    tab.open_layer(layer)


def _open_name(layer: int) -> str:
    return tr("Open layer {n} in “Step by step”", n=layer + 1)


def _heads(state: State) -> Iterator[CommandRow]:
    for place, head in enumerate(state.heads[:MOST_HEADS]):
        yield CommandRow(
            f"large_{place + 1}", partial(_large_name, head), HEADS_SHOWN, partial(_enlarge, place),
            (str(place + 1),), True, partial(_has_head, place), partial(_is_large, place),
        )  # fmt: skip
    for place, head in enumerate(state.heads[:MOST_HEADS]):
        yield CommandRow(
            f"hold_{place + 1}", partial(_hold_name, head), HEADS_SHOWN, partial(_hold, place),
            (f"Shift+{place + 1}",), True, partial(_has_head, place), partial(_is_held, place),
        )  # fmt: skip
    for layer in range(state.spec.layers):
        yield CommandRow(
            f"open_{layer + 1}", partial(_open_name, layer), HEADS_SHOWN, partial(_open, layer),
            enabled=partial(_has_layer, layer),
        )  # fmt: skip


# Task and model


def _set_task(task: str, tab: Any) -> None:
    tab.edit(tab.edits.set_task, task)


def _set_size(name: str, n: int, tab: Any) -> None:
    tab.edit(tab.edits.set_size, name, n)


def _task_name(task: str) -> str:
    return tr("Task: {name}", name=tr(TASKS[task].title))


_SIZES = {
    "layers": (mark("Layers: {n}"), LAYERS),
    "heads": (mark("Heads per layer: {n}"), HEADS),
    "width": (mark("Width: {n}"), WIDTHS),
}


def _size_name(name: str, n: int) -> str:
    return tr(_SIZES[name][0], n=n)


_MODEL = (
    CommandRow("text", mark("Type the text to try it on"), MODEL,
        lambda tab: tab.canvas.edit_text(), ("F2",)),
    CommandRow("new_seed", mark("New seed"), MODEL, lambda tab: tab.edit(tab.edits.new_seed),
        ("R",), True),
    *(
        CommandRow(f"task_{task}", partial(_task_name, task), MODEL, partial(_set_task, task),
            checked=partial(_learns, task))
        for task in TASKS
    ),
    *(
        CommandRow(f"{name}_{n}", partial(_size_name, name, n), MODEL, partial(_set_size, name, n),
            checked=partial(_has_size, name, n))
        for name, (_, known) in _SIZES.items()
        for n in known
    ),
    CommandRow("small", mark("A model small enough to print"), MODEL,
        lambda tab: tab.edit(tab.edits.use_small)),
    CommandRow("reset", mark("Reset this tab"), MODEL, lambda tab: tab.edits.reset(), ("Ctrl+R",),
        enabled=AskView(lambda tab: tab.session.can_reset("learning")),
        why=mark("the numbers are already the original ones")),
)  # fmt: skip

# What is shown

_SHOW = (
    CommandRow("twin", mark("Curve of one layer"), SHOW, lambda tab: tab.toggle_twin(), ("T",),
        True, _may_have_twin, _has_twin),
    CommandRow("every", mark("All heads in the projector theme"), SHOW,
        lambda tab: tab.toggle_every(), ("H",), True, checked=_shows_every),
    CommandRow("tables", mark("Patterns and curves as tables"), SHOW,
        lambda tab: tab.toggle_tables(), ("F3",), checked=_shows_tables),
)  # fmt: skip

# What is copied


def curves_csv(state: State) -> str:
    """Return a line for every measurement: step, loss, accuracy, both shares of every head."""
    columns, table = curves_of(state.shown.history)
    return as_csv(table, columns=columns)


def pattern_text(kind: str, state: State) -> str:
    """Return the weights of the large head, or of the strongest of the last layer."""
    layer, head = state.large or state.strongest[-1]
    array: np.ndarray = state.shown.patterns[layer, head]
    return FORMATS[kind](array)


def _curves_name(state: State) -> str:
    return tr("curves as CSV")


def _pattern_title(kind: str) -> str:
    return tr("Copy the pattern of a head as {kind}", kind=kind)


def _pattern_name(kind: str, state: State) -> str:
    head = state.large or state.strongest[-1]
    return tr("pattern of {head} as {kind}", head=head_name(head), kind=kind)


_COPIES = (
    copy_row("copy", mark("Copy the curves as CSV"), COPY, curves_csv, _curves_name,
        keys=("Ctrl+C",), canvas_only=True),
    *(
        copy_row(f"copy_pattern_{kind.lower()}", partial(_pattern_title, kind), COPY,
            partial(pattern_text, kind), partial(_pattern_name, kind))
        for kind in FORMATS
    ),
)  # fmt: skip


def rows(state: State) -> tuple[CommandRow, ...]:
    """List what can be done and copied."""
    return (*_RUN, *_heads(state), *_MODEL, *_SHOW, *_COPIES)
