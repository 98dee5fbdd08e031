"""The status line, tool tips, and what a screen reader says."""

from __future__ import annotations

from attnviz.language import mark, tr
from attnviz.learning.guesses import Guess
from attnviz.learning.training import MEASURED_TEXTS
from attnviz.tabs.learning.state import (
    STEPS_A_SECOND,
    Cell,
    State,
    head_name,
)
from attnviz.tabs.learning.words.numbers import PACE_NAMES, ROLES, event_label
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import fixed, one_decimal_percent, whole_percent


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
    parts.append(tr("measured on {n} held-out texts", n=MEASURED_TEXTS))
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


def near_event(state: State, step: int) -> str:
    """Name the event that is next to a step of the slider, "" where there is none near."""
    near = max(4, state.spec.length // 60)
    found = [event for event in state.shown.events if abs(event.step - step) <= near]
    if state.covered or not found:
        return ""
    return event_label(min(found, key=lambda event: abs(event.step - step)))
