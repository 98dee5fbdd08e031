"""What the tab says of all heads of a model; always of what they did on this text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from attnviz.language import mark, plural, tr
from attnviz.tabs.many_heads.state import PATTERN, Place, State
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import fixed, one_decimal_percent
from attnviz.ui.look.numbers import whole_percent as percent
from attnviz.ui.tab.first_token import first_token_sign, first_token_told

if TYPE_CHECKING:
    from attnviz.model.document.head_template import HeadTemplate

HALF = 0.5
MISSED = 1e-3  # of logits: what the parts may miss their sum by
TOP = {
    "previous": mark(
        "On this text, head {head} has the highest score for the token before: on average {share} "
        "of a row’s attention goes there."
    ),
    "self": mark(
        "On this text, head {head} looks at the asking token itself most: on average {share} of a "
        "row’s attention stays there."
    ),
    "duplicate": mark(
        "On this text, head {head} has the highest duplicate score: on average {share} of a "
        "repeated token’s attention goes to its last copy."
    ),
    "induction": mark(
        "On this text, head {head} has the highest induction score: on average {share} of a "
        "repeated token’s attention goes to what followed it last time."
    ),
    "repeats": mark(
        "On random tokens written twice, head {head} has the highest induction score: on average "
        "{share} of a repeated token’s attention goes to what followed it last time."
    ),
    "repeats_duplicate": mark(
        "On random tokens written twice, head {head} has the highest duplicate score: on average "
        "{share} of a repeated token’s attention goes to its last copy."
    ),
    "window": mark(
        "On this text, head {head} stays nearest: on average {share} of a row’s attention goes to "
        "the last 4 tokens."
    ),
}
WHAT = {
    "previous": mark("previous: mean weight on the token before, {n} positions"),
    "first": mark("first: mean weight on the first token, {n} positions"),
    "self": mark("self: mean weight on the asking token, {n} positions"),
    "duplicate": mark(
        "duplicate: mean weight from a repeated token to its last copy, {n} positions"
    ),
    "induction": mark(
        "induction: mean weight from a repeated token to the token after its last copy, "
        "{n} positions"
    ),
    "window": mark("window: mean weight on the last 4 tokens, {n} rows"),
    "entropy": mark("entropy: mean entropy of a row in bits, {n} rows"),
    "effective_keys": mark("effective tokens: 2 to the mean entropy of a row, {n} rows"),
    "value_weighted": mark("value-weighted: mean of Σ A · |v W_O| over {n} rows"),
    "repeats": mark("induction on random repeats: five texts of up to 50 tokens, written twice"),
    "repeats_duplicate": mark(
        "duplicate on random repeats: five texts of up to 50 tokens, written twice"
    ),
    "direct": mark("direct effect on “{token}” against “{other}”, in logits"),
}
NAMES = {
    "previous": mark("previous"),
    "first": mark("first"),
    "self": mark("self"),
    "duplicate": mark("duplicate"),
    "induction": mark("induction"),
    "repeats": mark("on random repeats"),
    "repeats_duplicate": mark("duplicate, random"),
    "window": mark("window"),
    "entropy": mark("entropy"),
    "effective_keys": mark("effective tokens"),
    "value_weighted": mark("value-weighted"),
    "direct": mark("direct effect"),
    PATTERN: mark("pattern"),
}


def score_name(state: State, name: str) -> str:
    """Return what a score is called."""
    template = state.template(name)
    return tr(NAMES[name]) if template is None else visible(template.name)


def canvas_name(state: State) -> str:
    """Say what the canvas shows."""
    survey = state.all_heads
    count = survey.n_layers * survey.n_heads
    return plural(mark("All heads, {n} pattern"), mark("All heads, {n} patterns"), count)


def caption(state: State) -> str:
    """Say which head stands out on this text."""
    hidden = _hidden(state)
    return f"{hidden} {_found(state)}" if hidden else _found(state)


def _found(state: State) -> str:
    survey, shade = state.all_heads, state.shade
    count = survey.n_layers * survey.n_heads
    if shade == PATTERN:
        return plural(
            mark("One pattern of one text. Choose a score."),
            mark("{n} patterns of one text. Choose a score to find one."),
            count,
        )
    values = np.asarray(state.score(shade))
    template = state.template(shade)
    if template is not None and np.isnan(values).all():
        return _unfit(state, template)
    if np.isnan(values).all():
        return tr("No token repeats in this text, so no head can have this score on it.")
    top = max(
        (place for place in state.ranked if not np.isnan(values[place])),
        key=lambda place: float(values[place]),
    )
    if template is not None:
        return tr(
            "On this text, head {head} gives the cells marked in “{name}” most: on average {share} "
            "of a row’s attention.",
            head=state.head_name(top),
            name=visible(template.name),
            share=percent(float(values[top])),
        )
    if shade == "first":
        sinks = int((values > HALF).sum())
        return plural(
            mark(
                "{n} of {count} heads gives more than half of its weight to the first token on "
                "this text."
            ),
            mark(
                "{n} of {count} heads give more than half of their weight to the first token on "
                "this text."
            ),
            sinks,
            count=count,
        )
    if shade in TOP:
        share = percent(float(values[top]))
        return tr(TOP[shade], head=state.head_name(top), share=share)
    if shade == "direct":
        return _direct(state, top)
    if shade == "value_weighted":
        return tr(
            "On this text, head {head} passes on the most: its weights times the lengths "
            "of what they move add up to {number} per row.",
            head=state.head_name(top),
            number=fixed(float(values[top])),
        )
    low = min(
        (place for place in state.ranked if not np.isnan(values[place])),
        key=lambda place: float(values[place]),
    )
    keys = survey.scores["effective_keys"]
    return tr(
        "On this text, head {wide} spreads a row over about {many} tokens and head {narrow} over "
        "{few}.",
        wide=state.head_name(top),
        many=fixed(float(keys[top]), 1),
        narrow=state.head_name(low),
        few=fixed(float(keys[low]), 1),
    )


def _unfit(state: State, template: HeadTemplate) -> str:
    """Say why a template has no score on this text."""
    name = visible(template.name)
    if template.n_tokens != state.all_heads.n_tokens:
        return tr(
            "“{name}” was drawn for a text of {n} tokens; this one has {other}.",
            name=name,
            n=template.n_tokens,
            other=state.all_heads.n_tokens,
        )
    return tr(
        "No cell is marked in “{name}” yet: click or drag in the large pattern of the side panel.",
        name=name,
    )


def _direct(state: State, top: Place) -> str:
    survey = state.all_heads
    table, direct = survey.direct_table, survey.direct
    assert table is not None
    assert direct is not None
    token, other = _pair(state)
    totals = {name: effect[0] - effect[1] for name, effect in direct.totals().items()}
    said = tr(
        "Head {head} pushes “{token}” up against “{other}” most, by {by}.",
        head=state.head_name(top),
        token=token,
        other=other,
        by=signed(float(table[top])),
    )
    sums = tr(
        "Heads together {heads}, MLPs {mlps}, embedding and biases {others}: in all {whole}.",
        heads=signed(totals["heads"]),
        mlps=signed(totals["mlps"]),
        others=signed(totals["embedding"] + totals["biases"]),
        whole=signed(totals["sum"]),
    )
    missed = totals["sum"] - (direct.logits[0] - direct.logits[1])
    if abs(missed) > MISSED:
        sums = tr(
            "The parts miss the difference of the logits by {by}: please report this.",
            by=signed(missed),
        )
    return f"{said} {sums}"


def _pair(state: State) -> tuple[str, str]:
    """Return the likeliest next token and the runner-up, to read."""
    survey = state.all_heads
    best = survey.best
    assert best is not None
    assert survey.reads is not None
    first, second = (survey.reads(token, 0.0) for token in best)
    return first.piece.strip() or first.piece, second.piece.strip() or second.piece


def _hidden(state: State) -> str:
    """Say what hiding the first token leaves out; "" while it is shown."""
    if not state.hides_first:
        return ""
    place = state.looked_at
    return first_token_told(state.head_name(place), first_token_share(state, place))


def first_token_note(state: State) -> str:
    """Say what of the head that is looked at is hidden."""
    return first_token_sign(first_token_share(state, state.looked_at))


def first_token_share(state: State, place: Place) -> float:
    """Return the mean weight on the first token, over all rows but its own."""
    share = float(state.all_heads.scores["first"][place])
    return 1.0 if np.isnan(share) else share  # a text of one token


def status(state: State) -> str:
    """Say the exact score of the head that is looked at, and how many places it is a mean of."""
    survey, shade, place = state.all_heads, state.shade, state.looked_at
    parts = [
        survey.name,
        tr("{n} tokens", n=survey.n_tokens),
        tr("head {name}", name=state.head_name(place)),
    ]
    if shade == PATTERN:
        sinks = int((survey.scores["first"] > HALF).sum())
        count = survey.n_layers * survey.n_heads
        parts.append(
            plural(
                mark("{n} of {count} heads gives more than half to the first token"),
                mark("{n} of {count} heads give more than half to the first token"),
                sinks,
                count=count,
            )
        )
        return "   ".join((*parts, *_over_texts(state)))
    value = float(np.asarray(state.score(shade))[place])
    parts.append("–" if np.isnan(value) else exact(state, shade, value))
    template = state.template(shade)
    if template is not None:
        parts.append(
            tr(
                "mean weight on the marked cells ({n}), rows with any: {rows}",
                n=template.n_marked,
                rows=template.n_rows,
            )
        )
    elif shade == "direct":
        token, other = _pair(state)
        parts.append(tr(WHAT[shade], token=token, other=other))
    else:
        parts.append(tr(WHAT[shade], n=survey.scores.places.get(shade, 0)))
    return "   ".join((*parts, *_over_texts(state)))


def over_texts_name(state: State) -> str:
    """Say over how many texts a column is: those that have a place for its score."""
    found, name = state.over_texts, state.told_over_texts
    assert found is not None
    return plural(mark("over {n} text"), mark("over {n} texts"), found.counted(name))


def over_texts_text(state: State, place: Place) -> str:
    """Return the mean of a head's score over many texts with its spread, to read."""
    found, name = state.over_texts, state.told_over_texts
    assert found is not None
    mean, spread = float(found.mean(name)[place]), float(found.spread(name)[place])
    if np.isnan(mean):
        return "–"
    digits = 1 if name == "effective_keys" else 2
    return f"{fixed(mean, digits)} ± {fixed(spread, digits)}"


def _over_texts(state: State) -> tuple[str, ...]:
    """Say what the head that is looked at does over many texts, where that is known."""
    found, name = state.over_texts, state.told_over_texts
    if found is None:
        return ()
    said = tr(
        "{score} over {n} texts: {number} (mean ± standard deviation)",
        score=score_name(state, name),
        n=found.counted(name),
        number=over_texts_text(state, state.looked_at),
    )
    return (said,)


def exact(state: State, shade: str, value: float) -> str:
    """Return a score with four digits behind its name."""
    return f"{score_name(state, shade)} {fixed(value, 4)}"


def spoken_head(state: State) -> str:
    """Say the chosen head to who hears the map: its score and its place among all."""
    place, shade = state.chosen, state.shade
    name = state.head_name(place)
    if shade == PATTERN:
        first = one_decimal_percent(first_token_share(state, place))
        return tr("head {name}, first token {share}", name=name, share=first)
    value = float(np.asarray(state.score(shade))[place])
    return tr(
        "head {name}, {score} {value}, {rank} of {count}",
        name=name,
        score=score_name(state, shade),
        value="–" if np.isnan(value) else fixed(value),
        rank=state.ranked.index(place) + 1,
        count=len(state.ranked),
    )


def signed(value: float) -> str:
    """Return a number with its sign."""
    return f"+{fixed(value)}" if value > 0 else fixed(value)
