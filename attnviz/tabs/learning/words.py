"""What the tab says: caption, status, what a screen reader says, and how its numbers print."""

from __future__ import annotations

import math
from collections.abc import Mapping

from attnviz.language import and_list, mark, plural, tr
from attnviz.learning.guesses import Guess
from attnviz.learning.training import BATCH, HALF, HEAD_EVENTS, MEASURED_TEXTS, Event, Measurement
from attnviz.model.document.learning import BAR, PAIRS, pair_words
from attnviz.tabs.learning.state import (
    STEPS_A_SECOND,
    Cell,
    Pace,
    RunReading,
    State,
    head_name,
)
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import fixed, grouped, one_decimal_percent, shortest, whole_percent

NEWS = 30  # steps for which an event is told: two seconds of a class
LOOK_BACK = 45  # steps with which accuracy at an event is compared
DOT = "·"
TASK_NOTES: Mapping[str, str] = {
    "repeats": mark("8 to 12 letters, then the same again."),
    "previous": mark("Random letters; which letter came before?"),
    "sort": mark("8 letters, a bar, then the same letters in order."),
    "brackets": mark("Two kinds, up to 4 deep; which kind closes?"),
    "pairs": mark("Joined anew in each text, so which belongs to which has to be read there."),
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


def canvas_name(state: State) -> str:
    """Say what the canvas shows."""
    n = len(state.heads)
    heads = plural(mark("{n} head"), mark("{n} heads"), n)
    return tr("Learning, step {step}: patterns of {heads}, and curves", step=state.step,
        heads=heads)  # fmt: skip


# The caption: rules in order, the first that applies


def caption(state: State) -> str:
    """Say in one or two sentences what the model can do at this step."""
    shown = state.shown
    if shown.stopped and state.at_end:
        return explosion(state)
    if shown.otherwise:
        return tr(
            "Step {step} is as saved; other steps are computed anew on this machine and may "
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
        said.append("; ".join(parts) + ".")
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
            "Step {step} of {last} is computed anew: {right} right.",
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


def feedback(before: State, state: State) -> str:
    """Say what holding a head, or letting it go, does at once; "" when nothing of that happened."""
    old, new = before.shown, state.shown
    if before.step != state.step or old.held == new.held or not before.spec.layers:
        return ""
    if (before.spec.task, before.spec.seed) != (state.spec.task, state.spec.seed):
        return ""
    accuracy = tr(
        "accuracy {before} → {after}",
        before=whole_percent(old.measured.accuracy),
        after=whole_percent(new.measured.accuracy),
    )
    parts = [accuracy]
    moved = _most_moved(before, state)
    if moved:
        parts.append(moved)
    more, less = sorted(new.held - old.held), sorted(old.held - new.held)
    form = mark("{head} is held at 0: {effect}.") if more else mark("{head} is let go: {effect}.")
    return tr(form, head=and_list([head_name(h) for h in more or less]), effect=", ".join(parts))


def _most_moved(before: State, state: State) -> str:
    """Return whose copy share changed most, "" where none can have."""
    if "copy" not in state.scores or before.heads != state.heads:
        return ""
    pairs = [(h, before.share(h, "copy"), state.share(h, "copy")) for h in state.heads]
    head, old, new = max(pairs, key=lambda each: abs(each[2] - each[1]))
    if whole_percent(old) == whole_percent(new):
        return ""
    return tr(
        "{head}’s copy share {before} → {after}",
        head=head_name(head),
        before=whole_percent(old),
        after=whole_percent(new),
    )


def blind(state: State) -> float:
    """Return how often guessing at random among what can be asked for is right."""
    spec = state.spec
    if spec.task == "brackets":
        return 0.5
    if spec.task == PAIRS:
        return 1 / len(pair_words(spec.pairs)[1])
    return 1 / len([token for token in spec.vocabulary if token != BAR])


# The status line, tool tips and screen readers


def status(state: State) -> str:
    """Say the weight that is pointed at, or what was measured at this step."""
    if state.hovered is not None:
        return cell_text(state, state.hovered)
    measured = state.shown.measured
    parts = [
        tr("step {step}", step=state.step),
        tr("loss {loss}", loss=fixed(measured.loss, 3)),
        tr("accuracy {share}", share=one_decimal_percent(measured.accuracy)),
    ]
    for head, role in state.curves[:1] + state.curves[-1:]:
        text = share_text(state, head, role)
        if text not in parts:
            parts.append(text)
    parts.append(tr("{n} texts kept for measuring", n=MEASURED_TEXTS))
    parts.append(pace_text(state))
    return "   ".join(parts)


def share_text(state: State, head: tuple[int, int], role: str) -> str:
    """Return a head with one of its shares: L2·H1 copy 55.6%."""
    return tr(
        "{head} {role} {share}",
        head=head_name(head),
        role=tr(ROLES[role]),
        share=one_decimal_percent(state.share(head, role)),
    )


def pace_text(state: State) -> str:
    """Say whether it plays, and how fast."""
    if state.waits:
        return tr("computing up to step {step}", step=state.spec.step)
    if not state.pointer.playing:
        return tr("paused")
    pace = state.pointer.pace
    name = tr(PACE_NAMES[pace])
    if pace == "full":
        return tr("running at full pace")
    return tr(
        "running at pace {name}: {n} steps per second", name=name, n=f"{STEPS_A_SECOND[pace]:g}"
    )


def cell_text(state: State, cell: Cell) -> str:
    """Say one weight of a head."""
    layer, head, row, column = cell
    words = state.shown.words
    return tr(
        "{head}: {asker} ({row}) looks at {source} ({column}): {share}",
        head=head_name((layer, head)),
        asker=visible(words[row]),
        row=row + 1,
        source=visible(words[column]),
        column=column + 1,
        share=one_decimal_percent(float(state.shown.patterns[layer, head, row, column])),
    )


def guess_text(state: State, place: int) -> str:
    """Say a guess in words: what stands there, and how sure the model is of what is right."""
    token, guess = state.shown.tokens[place], state.shown.guesses[place]
    if not state.shown.read[place]:
        return tr("“{token}” is not read: the task does not know it, or the text is too long",
            token=visible(token))  # fmt: skip
    if not guess.token:
        return tr("no guess")
    if state.covered:
        return tr("answer hidden")
    return spoken_guess(guess)


def spoken_guess(guess: Guess) -> str:
    """Say one guess."""
    if guess.right is None:
        return tr("guess {token}; nobody could know", token=visible(guess.token))
    form = mark("guess {token}, right; probability of it {share}")
    if not guess.right:
        form = mark("guess {token}, wrong; probability of what is right {share}")
    return tr(form, token=visible(guess.token), share=whole_percent(guess.share))


def spoken_step(state: State) -> str:
    """Say a step while it plays."""
    return tr(
        "step {step}, accuracy {right}",
        step=state.step,
        right=whole_percent(state.shown.measured.accuracy),
    )


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


def rate_text(rate: float) -> str:
    """Return a learning rate with the digits that it has: 0.006."""
    return shortest(rate, 6)


def smaller_rate(rate: float) -> float:
    """Return what to try after an explosion: about a third, with one digit."""
    return float(f"{rate * 0.3:.1g}")


def note(state: State) -> str:
    """Say in small letters which model this is."""
    return tr(
        "{n} numbers to learn · {texts} texts per step",
        texts=BATCH,
        n=grouped(state.spec.n_numbers),
    )


def share_or_dot(share: float) -> str:
    """Return a share as a whole per cent, a dot where it means nothing."""
    return DOT if math.isnan(share) else whole_percent(share)


def _measured_at(shown: RunReading, step: int) -> Measurement:
    return _measured_of(shown.history, step)


def _measured_of(history: tuple[Measurement, ...], step: int) -> Measurement:
    """Return the last measurement up to a step."""
    return next(m for m in reversed(history) if m.step <= step or m.step == 0)


def near_event(state: State, step: int) -> str:
    """Name the event that is next to a step of the slider, "" where there is none near."""
    near = max(4, state.spec.length // 60)
    found = [event for event in state.shown.events if abs(event.step - step) <= near]
    if state.covered or not found:
        return ""
    return event_label(min(found, key=lambda event: abs(event.step - step)))
