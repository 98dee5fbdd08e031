"""What is on screen at one step of a lesson: read from a patch, or written down as one.

A state is absolute: it is always applied to what the lesson started with, never to the step
before, so that jumping to a step and walking there show the same numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import partial
from typing import Any

import numpy as np

from attnviz.engine.steps.run import run
from attnviz.engine.steps.table import LAST_STEP
from attnviz.errors import LessonError
from attnviz.language import tr
from attnviz.model.document.equality import same
from attnviz.model.document.lab import Lab
from attnviz.model.edits.layer import set_mask
from attnviz.model.edits.sparse import mask_for
from attnviz.model.files.exhibit_read import read_saturation, read_sparse
from attnviz.model.files.json_fields import JsonField, Reader
from attnviz.model.files.learning_read import read_learning
from attnviz.model.files.write import learning_tree
from attnviz.model.lessons.patch import edited, head_place, patch_of, patched, token_place
from attnviz.model.tabs import TABS, PageField, tab_ids

Page = Mapping[str, bool | int | str]
State = Mapping[str, Any]
OF_SAME_WEIGHTS = frozenset(("text", "length", "changes"))
"""Fields of a run that do not say which step it stands at, or what led to it."""


@dataclass(frozen=True, eq=False)
class ScreenState:
    """All that a step puts on screen.

    Parameters
    ----------
    lab : the exhibits
    selection : fields of the session's selection, all of them
    page : what the tab in front alone shows
    predict : the answer is to be covered where the tab can do that
    covers, big : what is covered and what fills the picture, by the names of `model/tabs.py`
    """

    lab: Lab
    selection: Mapping[str, Any]
    page: Page
    predict: bool
    covers: tuple[str, ...] = ()
    big: tuple[str, ...] = ()


def read_state(lab: Lab, field: JsonField) -> ScreenState:
    """Apply the state of a step to what the lesson started with.

    Raises
    ------
    LessonError
        Names step and field, what was found and what was expected.
    """
    values = field.record(_STATE)
    tab = values.get("tab", "heads")
    page = _page(values, tab)
    if "document" in values:
        lab = lab.with_slot("document", patched(lab.document, values["document"]))
    if "example" in values:
        lab = lab.with_slot("example", _example(lab, values["example"]))
    if "saturation" in values:
        lab = lab.with_slot("saturation", read_saturation(values["saturation"], lab.saturation))
    if "sparse" in values:
        lab = lab.with_slot("sparse", read_sparse(values["sparse"], lab.sparse))
    if "learning" in values:
        lab = lab.with_slot("learning", read_learning(values["learning"], lab.learning))
    if page.get("trial"):
        mask = edited(field, mask_for, lab.sparse, lab.document)
        lab = lab.with_slot("document", set_mask(lab.document, mask))
    selection, predict = _selection(lab, values, tab), values.get("predict", False)
    covers, big = (_listed(values, name, tab) for name in ("covers", "big"))
    return ScreenState(lab, selection, page, predict, covers, big)


def merged(state: State, patch: State) -> State:
    """Return a state with what a reveal or a try changes of it: objects field by field.

    Numbers of a model that learns stay where it stands at the same step of the same run.
    """
    change = patch.get("learning")
    elsewhere = isinstance(change, Mapping) and not OF_SAME_WEIGHTS.issuperset(change)
    if elsewhere and isinstance(state.get("learning"), Mapping):
        kept = {name: value for name, value in state["learning"].items() if name != "weights"}
        state = {**state, "learning": kept}
    return {
        **state,
        **{
            name: merged(state[name], value)
            if isinstance(value, Mapping) and isinstance(state.get(name), Mapping)
            else value
            for name, value in patch.items()
        },
    }


def _listed(values: Mapping[str, Any], name: str, tab: str) -> tuple[str, ...]:
    """Read names of what can be covered or enlarged on a tab."""
    if name not in values:
        return ()
    entry = next(entry for entry in TABS if entry.id == tab)
    known = entry.covers if name == "covers" else entry.enlargements
    return tuple(part.one_of(*known) for part in values[name].list())


def _example(lab: Lab, field: JsonField) -> Any:
    """Read the numbers of tab 2; null lets it follow the sentence."""
    return None if field.value is None else patched(lab.example, field)


def _selection(lab: Lab, values: Mapping[str, Any], tab: str) -> Mapping[str, Any]:
    document = lab.document
    head = _placed(values, "head", document, head_place, 0)
    if tab == "steps" and lab.example is not None and isinstance(head, int):
        head = min(head, max(lab.example.n_heads, document.n_heads) - 1)
    return {
        "tab": tab,
        "head": head,
        "token": _placed(values, "token", document, token_place, document.n_tokens - 1),
        "key": _placed(values, "key", document, token_place, None),
        "step": values.get("step", 1),
        "cell": _cell(lab, values["cell"]) if "cell" in values else None,
        "pinned": values.get("pinned", False),
    }


def _placed(values: Mapping[str, Any], name: str, document: Any, read: Any, default: Any) -> Any:
    return read(document, values[name]) if name in values else default


def _cell(lab: Lab, field: JsonField) -> tuple[str, tuple[int, ...]]:
    """Read a lit cell of tab 2: the name of an array and the place in it."""
    parts = list(field.list())
    if len(parts) != 2:
        raise field.fault(tr('an array name and an index, as in ["scores", [0, 2, 1]]'))
    trace = run(lab.example if lab.example is not None else lab.document)
    array = trace[parts[0].one_of(*trace.arrays)]
    place = tuple(entry.whole(0, 2**24) for entry in parts[1].list())
    shape = np.shape(array)
    if len(place) != len(shape) or any(i >= n for i, n in zip(place, shape, strict=True)):
        raise parts[1].fault(tr("an index inside {shape}", shape=list(shape)))
    return parts[0].value, place


def _page(values: Mapping[str, Any], tab: str) -> Page:
    if "page" not in values:
        return {}
    table = {name: partial(_page_field, what) for name, what in _page_of(tab).items()}
    page: Page = values["page"].record(table)
    return page


def _page_of(tab: str) -> Mapping[str, PageField]:
    return next(entry.page for entry in TABS if entry.id == tab)


def _page_field(what: PageField, field: JsonField) -> Any:
    if isinstance(what, tuple):
        return field.one_of(*what)
    if isinstance(what, range):
        return field.whole(what.start, what.stop - 1)
    return field.text() if what is str else field.flag()


def _itself(field: JsonField) -> JsonField:
    return field


def _flag(field: JsonField) -> bool:
    return field.flag()


_STATE: dict[str, Reader] = {
    "tab": lambda field: field.one_of(*tab_ids()),
    "head": _itself,
    "token": _itself,
    "key": _itself,
    "step": lambda field: field.whole(1, LAST_STEP),
    "cell": _itself,
    "pinned": _flag,
    "document": _itself,
    "example": _itself,
    "saturation": _itself,
    "sparse": _itself,
    "learning": _itself,
    "page": _itself,
    "predict": _flag,
    "covers": _itself,
    "big": _itself,
}


def state_of(start: Lab, lab: Lab, selection: Mapping[str, Any], page: Page) -> dict[str, Any]:
    """Write down what is on screen as the state of a step.

    Parameters
    ----------
    start : what the lesson starts with
    selection : fields of the session's selection
    page : what the tab in front alone shows

    Returns
    -------
    dict of plain JSON values; `read_state` shows the same of it.
    """
    state: dict[str, Any] = {name: selection[name] for name in ("tab", "head", "token", "step")}
    if selection["key"] is not None:
        state["key"] = selection["key"]
    if selection["cell"] is not None:
        name, place = selection["cell"]
        state["cell"] = [name, list(place)]
    if selection["pinned"]:
        state["pinned"] = True
    patch = patch_of(start.document, lab.document)
    state |= {"document": patch} if patch else {}
    if lab.example is None:
        state |= {} if start.example is None else {"example": None}
    else:
        patch = patch_of(start.example, lab.example)
        state |= {"example": patch} if patch else {}
    for slot in ("saturation", "sparse"):
        other = _differences(getattr(start, slot), getattr(lab, slot))
        state |= {slot: other} if other else {}
    learning = learning_tree(lab.learning, start.learning)
    state |= {"learning": learning} if learning else {}
    known = _page_of(str(selection["tab"]))
    kept = {name: value for name, value in page.items() if name in known}
    return state | ({"page": kept} if kept else {})


def patch_between(state: State, now: State) -> dict[str, Any]:
    """Return what has to be merged into a state so that it shows another one.

    Raises
    ------
    LessonError
        When a change of the first one is gone in the other: merging takes nothing back.
    """
    gone = [name for name in state if name not in now and name not in ("predict", "pinned")]
    if gone:
        raise LessonError(
            tr(
                "{name}: the step changes it, and this picture does not. Take both "
                "pictures from the screen again.",
                name=", ".join(gone),
            )
        )
    patch: dict[str, Any] = {}
    for name, value in now.items():
        before = state.get(name)
        if isinstance(before, Mapping) and isinstance(value, Mapping):
            inner = patch_between(before, value)
            patch |= {name: inner} if inner else {}
        elif name not in state or before != value:
            patch[name] = value
    return patch | ({"pinned": False} if state.get("pinned") and "pinned" not in now else {})


def _differences(start: Any, now: Any) -> dict[str, Any]:
    """Return the fields in which two small values differ, as plain JSON values."""
    pairs = ((f.name, getattr(start, f.name), getattr(now, f.name)) for f in fields(now))
    return {name: _plain(after) for name, before, after in pairs if not same(before, after)}


def _plain(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return value.tolist()
    return list(value) if isinstance(value, tuple) else value
