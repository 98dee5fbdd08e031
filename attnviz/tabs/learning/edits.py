"""What gestures do to the exhibit: each edit as one call, with its undo name."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from attnviz.language import mark, tr
from attnviz.learning.documents import layer_document
from attnviz.learning.runs import LearningRun, changed
from attnviz.learning.tasks import TASKS
from attnviz.model.document.document import Document
from attnviz.model.document.learning import (
    LARGEST_SEED,
    PAIRS,
    USUAL_PAIRS,
    Head,
    LearningSpec,
    read_pairs,
    with_text,
)
from attnviz.session import Session
from attnviz.tabs.learning.state import head_name
from attnviz.tabs.learning.words.numbers import rate_text

SMALL: dict[str, Any] = {"layers": 2, "heads": 1, "width": 8, "rate": 0.01, "length": 800}
"""Small enough to print all its numbers on a page, and it still learns repeated letters."""
SIZES = {"layers": mark("layers: {n}"), "heads": mark("heads: {n}"), "width": mark("width: {n}")}


class Edits:
    """Asks the session for edits of what the tab shows."""

    def __init__(self, session: Session) -> None:
        self._session = session

    @property
    def spec(self) -> LearningSpec:
        """Return what is shown now."""
        return self._session.lab.learning

    def set_place(self, spec: LearningSpec) -> None:
        """Let the lab stand at a step, for a file; that is no edit."""
        lab = self._session.lab
        if spec is not lab.learning:
            self._session.put(lab.with_slot("learning", spec))

    def set_task(self, task: str) -> None:
        """Learn something else."""
        if task != self.spec.task:
            pairs = USUAL_PAIRS if task == PAIRS else ()
            self._anew(tr(TASKS[task].title), task=task, pairs=pairs, text="")

    def set_pairs(self, text: str) -> bool:
        """Learn pairs of one's own, one a line; False when they were refused."""
        return self._edit(
            lambda spec: _anew(spec, task=PAIRS, pairs=tuple(read_pairs(text)), text=""),
            tr("own pairs"),
        )

    def set_size(self, name: str, n: int) -> None:
        """Give the model other layers, heads or width."""
        if n != getattr(self.spec, name):
            self._anew(tr(SIZES[name], n=n), **{name: n})

    def use_small(self) -> None:
        """Take the model that is small enough to print."""
        self._anew(tr("small enough to print"), **SMALL)

    def set_rate(self, rate: float) -> None:
        """Learn at another rate: from the step on that is shown, or from the start."""
        text = tr("learning rate {rate}", rate=rate_text(rate))
        if self.spec.step == 0:
            self._anew(text, rate=rate)
        else:
            self._edit(lambda spec: changed(spec, rate=rate), text)

    def set_seed(self, seed: int) -> None:
        """Begin with other numbers and texts."""
        self._anew(tr("seed {seed}", seed=seed), seed=seed)

    def new_seed(self) -> None:
        """Take the next seed."""
        self.set_seed((self.spec.seed + 1) % (LARGEST_SEED + 1))

    def set_length(self, length: int) -> None:
        """Let the run have other many steps."""
        self._edit(lambda spec: _of_length(spec, length), tr("{n} steps", n=length))

    def set_text(self, text: str) -> bool:
        """Try the model on another text; False when it was refused."""
        return self._edit(lambda spec: with_text(spec, text), tr("text to try it on"))

    def hold(self, head: Head, on: bool) -> None:
        """Hold a head at zero from the step on that is shown, or let it go."""
        held = self.spec.held | {head} if on else self.spec.held - {head}
        form = mark("{head} held at 0") if on else mark("{head} let go")
        self._edit(lambda spec: changed(spec, held=held), tr(form, head=head_name(head)))

    def restart(self, rate: float | None = None) -> None:
        """Begin anew with the same seed: no head held, perhaps at another rate."""
        spec = self.spec
        fresh = _anew(spec, rate=spec.rate if rate is None else rate)
        if not fresh.same_run(spec):
            text = tr("Restart") if rate is None else tr("learning rate {rate}",
                rate=rate_text(rate))  # fmt: skip
            self._edit(lambda _: fresh, text)

    def reset(self) -> None:
        """Go back to what was opened, as one step."""
        self._session.reset("learning")

    def layer_of(self, run: LearningRun, layer: int, text: tuple[str, ...]) -> Document:
        """Return a layer of the step that is shown, as a document of its own."""
        return layer_document(run.training, layer, text)

    def open_layer(self, run: LearningRun, layer: int, head: int, text: tuple[str, ...]) -> None:
        """Put a layer of the step that is shown on tab 2, as a document of its own."""
        document = layer_document(run.training, layer, text)
        self._session.edit_lab(
            lambda lab: replace(lab, example=document),
            tr("layer {layer} of step {step}", layer=layer + 1, step=run.step),
            pointing={"tab": "steps", "head": head, "step": 1, "cell": None},
        )

    def _anew(self, name: str, **what: Any) -> None:
        self._edit(lambda spec: _anew(spec, **what), name)

    def _edit(self, function: Any, text: str) -> bool:
        return self._session.edit(function, slot="learning", text=text)


def _anew(spec: LearningSpec, **what: Any) -> LearningSpec:
    """Return a spec of a new run, at step 0; the same one where nothing is another."""
    fresh = replace(spec, step=0, changes=(), weights=None, **what)
    return spec if fresh == spec else fresh


def _of_length(spec: LearningSpec, length: int) -> LearningSpec:
    """Return a spec with another end; what lies behind it is forgotten."""
    if length == spec.length:
        return spec
    if length >= spec.step:
        changes = tuple(change for change in spec.changes if change.step <= length)
        return replace(spec, length=length, changes=changes)
    changes = tuple(change for change in spec.changes if change.step <= length)
    return replace(spec, length=length, step=length, changes=changes, weights=None)
