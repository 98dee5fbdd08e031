"""What the caption says: rules in order, the first that applies; all numbers computed."""

from __future__ import annotations

from attnviz.views.sparse_pattern.figure import Figure
from attnviz.views.sparse_pattern.trial import Trial
from attnviz.views.sparse_pattern.wording import runs, spelled
from attnviz.widgets.numbers import fixed, whole_percent


def caption(figure: Figure, row: int, trial: Trial | None = None) -> str:
    """Say in one or two sentences what the picture shows.

    Parameters
    ----------
    row : the row that is pointed at, counted from 0
    trial : how the pattern acts on the sentence, while it is tried there
    """
    if figure.empty_rows:
        return _empty(figure)
    if trial is not None:
        return _tried(trial)
    kind = figure.spec.kind
    if kind == "full":
        return _full(figure, row)
    if kind == "window":
        return _window(figure, row)
    if kind == "sink-window":
        return _sinks(figure, row)
    if kind == "strided":
        return _strided(figure, row)
    return _drawn(figure, row)


def _empty(figure: Figure) -> str:
    rows = figure.empty_rows
    if len(rows) == 1:
        return f"Row {rows[0] + 1} sees nothing: softmax has nothing to share out."
    return f"Rows {runs(rows)} see nothing: softmax has nothing to share out there."


def _tried(trial: Trial) -> str:
    """Say what the mask does to the chosen head on the sentence."""
    if trial.blind_rows:
        words = ", ".join(f"“{word}”" for word in trial.blind_rows[:3])
        return f"Under this pattern {words} sees nothing and hands over nothing."
    moved = whole_percent(trial.moved)
    lead = f"Under this pattern {moved} of the weight of “{trial.asker}” has to move."
    before, after = fixed(trial.mean_before), fixed(trial.mean_after)
    if before == after:
        return f"{lead} What “{trial.head}” hands over keeps its length, {after} on average."
    way = "grows" if trial.mean_after > trial.mean_before else "shrinks"
    return f"{lead} What “{trial.head}” hands over {way} from {before} to {after} on average."


def _full(figure: Figure, row: int) -> str:
    n = figure.n_tokens
    lead = f"Row {row + 1} sees itself and all before it."
    return (
        f"{lead} {n} tokens make {figure.full_count} scores, twice as many tokens about four times."
    )


def _window(figure: Figure, row: int) -> str:
    spec = figure.spec
    seen = len(figure.sees(row))
    if seen > row:
        return (
            f"Row {row + 1} still sees everything: the window of {spec.window} reaches back to 1."
        )
    lead = (
        f"Row {row + 1} sees its last {spelled(seen)} tokens"
        if seen > 1
        else (f"Row {row + 1} sees itself only")
    )
    back = spec.window - 1
    if back == 0:
        return f"{lead}, in every layer."
    return f"{lead}. Each further layer hears {spelled(back)} further back."


def _sinks(figure: Figure, row: int) -> str:
    spec = figure.spec
    seen = len(figure.sees(row))
    if seen > row:
        return f"Row {row + 1} sees everything before it: window and first tokens meet."
    if spec.n_sinks == 0:
        return _window(figure, row)
    window = min(spec.window, row + 1)
    last = f"its last {spelled(window)} tokens" if window > 1 else "itself"
    if spec.n_sinks == 1:
        lead = f"Row {row + 1} sees {last} and the first one."
        return f"{lead} The first stays because softmax needs somewhere to put what is left over."
    lead = f"Row {row + 1} sees {last} and the first {spelled(spec.n_sinks)}."
    return f"{lead} They stay because softmax needs somewhere to put what is left over."


def _strided(figure: Figure, row: int) -> str:
    spec = figure.spec
    lead = f"Row {row + 1} sees its last {spelled(min(spec.window, row + 1))} tokens and every "
    lead += f"{_ordinal(spec.stride)} one back."
    return f"{lead} Fewer scores, but every key has to be kept: none may be dropped."


def _drawn(figure: Figure, row: int) -> str:
    lead = f"Your pattern: {figure.count} of {figure.full_count} scores."
    hears = figure.hears(figure.n_tokens - 1)
    all_heard = next((i + 1 for i, n in enumerate(hears) if n == figure.n_tokens), None)
    if all_heard is None:
        most = hears[-1]
        return f"{lead} After {spelled(len(hears))} layers the last token has heard from {most}."
    layers = "layer" if all_heard == 1 else "layers"
    return f"{lead} The last token hears from all after {spelled(all_heard)} {layers}."


def _ordinal(number: int) -> str:
    names = {2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth", 7: "seventh"}
    return names.get(number, f"{number}th")
