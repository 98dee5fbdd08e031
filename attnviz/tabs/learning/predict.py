"""What this tab asks in Predict first, and what it says while the answer is covered."""

from __future__ import annotations

from attnviz.language import and_list, tr
from attnviz.tabs.learning.state import State, head_name
from attnviz.ui.look.numbers import whole_percent
from attnviz.ui.predict.ballot import Question

HALF, MOST = 0.5, 0.9


def question(state: State) -> Question:
    """Ask which head, if any, passes one half; without heads to measure, how much will be right.

    The answer is known once the run has been tried to its end.
    """
    about = (state.spec.run, state.spec.length)
    if not state.scores:
        return _of_accuracy(state, about)
    names = [head_name(head) for head in state.heads]
    outcome = state.outcome
    right: list[int] = []
    if outcome is not None:
        right = [place for place, head in enumerate(state.heads) if head in outcome.heads]
        right = right or [len(names)]
    answer = [names[place] for place in right if place < len(names)]
    return Question(
        about=about,
        text=tr("Up to step {n}: which head passes one half, if any?", n=state.spec.length),
        choices=(*names, tr("none")),
        right=frozenset(right),
        answer=and_list(answer) if answer else tr("none"),
    )


def _of_accuracy(state: State, about: object) -> Question:
    outcome = state.outcome
    place, answer = 0, ""
    if outcome is not None:
        place = (outcome.accuracy > HALF) + (outcome.accuracy > MOST)
        answer = whole_percent(outcome.accuracy)
    return Question(
        about=about,
        text=tr("What will the accuracy be at step {n}?", n=state.spec.length),
        choices=(
            tr("up to {share}", share=whole_percent(HALF)),
            tr("{least} to {most}", least=whole_percent(HALF), most=whole_percent(MOST)),
            tr("over {share}", share=whole_percent(MOST)),
        ),
        right=frozenset() if outcome is None else frozenset({place}),
        answer=answer,
    )


def covered_status(state: State) -> str:
    """Say the step, and nothing of what the model can do."""
    return "   ".join([tr("step {step}", step=state.step), tr("answer hidden")])
