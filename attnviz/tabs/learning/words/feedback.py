"""What holding a head did at once."""

from __future__ import annotations

from attnviz.language import and_list, mark, tr
from attnviz.tabs.learning.state import (
    State,
    head_name,
)
from attnviz.ui.look.numbers import whole_percent


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
