"""The caption: rules in order, the first that applies; all numbers computed."""

from __future__ import annotations

import math

from attnviz.language import and_list, clauses, mark, plural, tr
from attnviz.learning.training import HALF, HEAD_EVENTS, Event, Measurement
from attnviz.model.document.learning import BAR, PAIRS, pair_words
from attnviz.tabs.learning.state import (
    RunReading,
    State,
    head_name,
)
from attnviz.tabs.learning.words.numbers import rate_text
from attnviz.ui.look.numbers import fixed, whole_percent

NEWS = 30  # steps for which an event is told: two seconds of a class
LOOK_BACK = 45  # steps with which accuracy at an event is compared


def caption(state: State) -> str:
    """Say in one or two sentences what the model can do at this step."""
    shown = state.shown
    if shown.stopped and state.at_end:
        return explosion(state)
    if shown.otherwise:
        return tr(
            "Step {step} is as saved; other steps are recomputed on this computer and may "
            "differ slightly.",
            step=state.step,
        )
    if state.step == 0 and not shown.held:
        return tr(
            "Nothing learned yet: {right} right; blind guessing gives {blind}.",
            right=whole_percent(shown.measured.accuracy),
            blind=whole_percent(blind(state)),
        )
    event = _news(state)
    if event is not None:
        return event_text(state, event)
    if state.step >= state.spec.length:
        return " ".join([*_end(state), *_held(state)])
    return " ".join([_middle(state), *_held(state)])


def explosion(state: State) -> str:
    """Say that the run stopped, and why."""
    shown = state.shown
    return tr(
        "Stopped at step {step}: loss {loss}, untrained it was {untrained}. The learning rate "
        "{rate} is too large.",
        step=shown.latest,
        loss=fixed(shown.history[-1].loss),
        untrained=fixed(shown.history[0].loss),
        rate=rate_text(state.shown.rate),
    )


def event_text(state: State, event: Event) -> str:
    """Tell an event: whose share passed one half, or where the loss fell fastest."""
    shown = state.shown
    at = _measured_at(shown, event.step)
    before = _measured_at(shown, max(0, event.step - LOOK_BACK))
    gained = tr(
        "Accuracy: {before} → {after} in {n} steps.",
        before=whole_percent(before.accuracy),
        after=whole_percent(at.accuracy),
        n=at.step - before.step,
    )
    if event.head is None or event.kind not in HEAD_EVENTS:
        return tr("Step {step}: the loss falls fastest here. {gained}", step=event.step,
            gained=gained)  # fmt: skip
    name, share = head_name(event.head), whole_percent(getattr(at, event.kind)[event.head])
    form = mark(
        "Step {step}: {head} gives {share} of its attention to what followed the same letter "
        "before. {gained}"
    )
    if state.spec.task == PAIRS:
        form = mark(
            "Step {step}: {head} gives {share} of its attention to what followed the same word "
            "before. {gained}"
        )
    if event.kind == "previous":
        form = mark(
            "Step {step}: {head} gives {share} of its attention to the letter just before. {gained}"
        )
    return tr(form, step=event.step, head=name, share=share, gained=gained)


def _news(state: State) -> Event | None:
    """Return the last event that is still told at this step."""
    if state.covered:
        return None
    told = [e for e in state.shown.events if e.kind in HEAD_EVENTS]
    recent = [e for e in told if 0 <= state.step - e.step < NEWS]
    return recent[-1] if recent and state.step < state.spec.length else None


def _end(state: State) -> list[str]:
    shown = state.shown
    said = [tr("{right} right.", right=whole_percent(shown.measured.accuracy))]
    parts = []
    for role in state.scores:
        share, head = max((state.share(head, role), head) for head in state.heads)
        if not share > HALF:
            continue
        form = mark("{head} looks one letter back ({share})")
        if role == "copy":
            form = mark("{head} copies ({share})")
        parts.append(tr(form, head=head_name(head), share=whole_percent(share)))
    if parts:
        said.append(clauses(parts) + ".")
    if state.twin_drawn and shown.twin and shown.twin[-1].step >= state.step:
        said.append(
            tr(
                "One layer alone reached {right}.",
                right=whole_percent(_measured_of(shown.twin, state.step).accuracy),
            )
        )
    return said


def _middle(state: State) -> str:
    right = whole_percent(state.shown.measured.accuracy)
    if state.waits:
        return tr(
            "Step {step} of {last} is recomputed: {right} right.",
            step=state.step,
            last=state.spec.step,
            right=right,
        )
    first = tr("Step {step}: {right} right.", step=state.step, right=right)
    role = "copy" if "copy" in state.scores else "previous" if state.scores else ""
    if not role:
        return first
    share, head = max((state.share(head, role), head) for head in state.heads)
    if share > HALF:
        form = mark("{first} {head}’s copy share is {share}.")
        if role == "previous":
            form = mark("{first} {head}’s share on the letter before is {share}.")
        return tr(form, first=first, head=head_name(head), share=whole_percent(share))
    form = mark("{first} No head’s copy share is over {share}.")
    if role == "previous":
        form = mark("{first} No head’s share on the letter before is over {share}.")
    return tr(form, first=first, share=whole_percent(math.ceil(share * 10) / 10))


def _held(state: State) -> list[str]:
    held = sorted(state.shown.held)
    if not held:
        return []
    names = and_list([head_name(head) for head in held])
    return [plural(mark("{names} is held at 0."), mark("{names} are held at 0."), len(held),
        names=names)]  # fmt: skip


def blind(state: State) -> float:
    """Return how often guessing at random among what can be asked for is right."""
    spec = state.spec
    if spec.task == "brackets":
        return 0.5
    if spec.task == PAIRS:
        return 1 / len(pair_words(spec.pairs)[1])
    return 1 / len([token for token in spec.vocabulary if token != BAR])


def smaller_rate(rate: float) -> float:
    """Return what to try after an explosion: about a third, with one digit."""
    return float(f"{rate * 0.3:.1g}")


def _measured_at(shown: RunReading, step: int) -> Measurement:
    return _measured_of(shown.history, step)


def _measured_of(history: tuple[Measurement, ...], step: int) -> Measurement:
    """Return the last measurement up to a step."""
    return next(m for m in reversed(history) if m.step <= step or m.step == 0)
