"""How numbers print, and names as this tab says them."""

from __future__ import annotations

import math
from collections.abc import Mapping

from attnviz.language import mark, tr
from attnviz.learning.training import BATCH, Event
from attnviz.model.document.learning import PAIRS, LearningSpec, pair_words
from attnviz.tabs.learning.state import (
    Pace,
    State,
)
from attnviz.ui.look.numbers import grouped, shortest, whole_percent

DOT = "·"
TASK_NOTES: Mapping[str, str] = {
    "repeats": mark("8 to 12 letters, then the same again."),
    "previous": mark("Random letters; which letter came before?"),
    "sort": mark("8 letters, a bar, then the same letters in order."),
    "brackets": mark("Two kinds, up to 4 deep; which kind closes?"),
    "pairs": mark(
        "Each text gives {n} new pairs and asks for each twice. Guessing among them is "
        "right {share} of the time."
    ),
}
PACE_NAMES: Mapping[Pace, str] = {
    "slow": mark("Slow"), "class": mark("Class"), "fast": mark("Fast"), "full": mark("Full"),
}  # fmt: skip
PACE_TIPS: Mapping[Pace, str] = {
    "slow": mark("3 steps per second"),
    "class": mark("15 steps per second: 300 steps in 20 seconds"),
    "fast": mark("60 steps per second"),
    "full": mark("As fast as this computer can"),
}
ROLES: Mapping[str, str] = {"previous": mark("previous"), "copy": mark("copy")}


def task_note(spec: LearningSpec) -> str:
    """Say what the texts of a task are made of."""
    form = TASK_NOTES[spec.task]
    if spec.task != PAIRS:
        return tr(form)
    told = pair_words(spec.pairs)[2]
    return tr(form, n=told, share=whole_percent(1 / told))


def rate_text(rate: float) -> str:
    """Return a learning rate with the digits that it has: 0.006."""
    return shortest(rate, 6)


def share_or_dot(share: float) -> str:
    """Return a share as a whole per cent, a dot where it means nothing."""
    return DOT if math.isnan(share) else whole_percent(share)


def event_label(event: Event) -> str:
    """Name an event in a few words, for curves and slider."""
    forms = {
        "copy": mark("{step}: over half"),
        "previous": mark("{step}: previous over half"),
        "steepest": mark("{step}: steepest"),
        "held": mark("{step}: held"),
        "rate": mark("{step}: rate"),
    }
    return tr(forms[event.kind], step=event.step)


def note(state: State) -> str:
    """Say in small letters which model this is."""
    return tr(
        "{n} parameters · {texts} texts per step",
        texts=BATCH,
        n=grouped(state.spec.n_numbers),
    )
