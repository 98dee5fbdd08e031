"""What the caption says: rules in order, the first that applies; all words and numbers computed."""

from __future__ import annotations

import numpy as np

from attnviz.views.multi_head.figure import Figure
from attnviz.views.multi_head.painting import signed
from attnviz.widgets.numbers import fixed
from attnviz.widgets.numbers import whole_percent as percent

WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
LOST = 0.5  # share of a number that must go for "only one head knew"
SEEN = 0.005  # numbers that print as 0.00
SAME = 1e-9


def caption(figure: Figure, pointed: tuple[int, int] | None, locked: bool) -> str:
    """Say in one or two sentences what is on screen.

    Parameters
    ----------
    pointed : (row, column) under the pointer or at the keyboard
    locked : whether a person locked the row
    """
    if len(figure.muted) == figure.n_heads:
        word = figure.tokens[figure.row]
        nothing = "is 0" if not figure.update.any() else "is its bias alone"
        return f"Nobody is speaking: the update of “{word}” {nothing}."
    if len(figure.tokens) == 1:
        word = figure.tokens[0]
        return f"“{word}” is the first word: it can only look at itself, so all 100% stay there."
    if pointed is not None:
        return compared(figure, *pointed)
    if figure.muted:
        return silence(figure)
    if figure.averaged:
        return blurred(figure)
    if figure.copied:
        return copied(figure)
    return the_update(figure) if locked else questions(figure)


def compared(figure: Figure, row: int, key: int) -> str:
    """Compare one cell over all heads."""
    asker, read = figure.tokens[row], figure.tokens[key]
    if figure.hidden[row, key]:
        why = "has not been written yet" if key > row else "is hidden by the mask"
        return f"“{read}” {why} when “{asker}” asks: no head can look at it."
    shares = figure.pattern[:, row, key]
    most, least = int(shares.argmax()), int(shares.argmin())
    if figure.n_heads == 1 or shares[most] - shares[least] < SAME:
        whom = "itself" if row == key else f"“{read}”"
        every = "Every head" if figure.n_heads > 1 else "The head"
        return f"{every} gives {percent(shares[most])} of “{asker}” to {whom}."
    whom = "itself" if row == key else f"“{read}”"
    return (
        f"“{asker}” looks at {whom} most in H{most + 1}, {percent(shares[most])}, "
        f"and least in H{least + 1}, {percent(shares[least])}."
    )


def silence(figure: Figure) -> str:
    """Say what the locked row's update lost with the heads that are muted."""
    names = _list([f"H{head + 1}" for head in sorted(figure.muted)])
    before, after = figure.unmuted_update(), figure.update
    word = figure.tokens[figure.row]
    lost = np.abs(before - after)
    place = int(np.abs(before).argmax())
    if lost[place] < SEEN:
        place = int(lost.argmax())
    if lost[place] < SEEN:
        return f"Without {names} the update of “{word}” stays as it was: those heads add nothing."
    change = f"{fixed(before[place])} → {fixed(after[place])}"
    lead = f"Without {names} the update of “{word}” has {figure.update_names[place]} {change}."
    if abs(after[place]) > (1 - LOST) * abs(before[place]):
        return f"{lead} Other heads still say it."
    knew = "Only one head knew." if len(figure.muted) == 1 else "Only those heads knew."
    return f"{lead} {knew}"


def blurred(figure: Figure) -> str:
    """Say what averaging keys and values does."""
    sets = "One set" if figure.n_groups == 1 else f"{spelled(figure.n_groups).capitalize()} sets"
    return (
        f"{sets} of keys and values for all {spelled(figure.n_heads)} heads, made by averaging: "
        "the patterns blur. Real models are trained, or retrained, to live with it."
    )


def copied(figure: Figure) -> str:
    """Say that copies change nothing."""
    stored = figure.document.n_kv_heads
    kept, enough = figure.numbers_kept(figure.n_groups), figure.numbers_kept(stored)
    return (
        f"Every pattern is the same to the last digit as with {stored} KV, since these keys and "
        f"values are copies. A token keeps {kept} numbers instead of {enough}."
    )


def the_update(figure: Figure) -> str:
    """Say what the layer tells the locked row's word."""
    word, update = figure.tokens[figure.row], figure.update
    place = int(np.abs(update).argmax())
    if abs(update[place]) < SEEN:
        return f"The update of “{word}” is nearly 0: no head has anything to add."
    name, value = figure.update_names[place], signed(float(update[place]))
    sheet = figure.document.sheet
    gloss = sheet.gloss.get(name, "") if sheet is not None else ""
    lead = f"The update says “{name} {value}”"
    if gloss and update[place] > 0:
        return f"{lead}: “{word}” now knows it is about something that {gloss}."
    return f"{lead}: the largest of the {len(update)} numbers handed to “{word}”."


def questions(figure: Figure) -> str:
    """Say what the picture as a whole shows."""
    sentence = "sentence" if figure.document.sheet is not None else "text"
    if figure.n_heads == 1:
        return f"One {sentence}, one question: each row shares out 100%."
    lead = f"One {sentence}, {spelled(figure.n_heads)} questions at once."
    if not figure.shared:
        return f"{lead} Every head asks of keys of its own."
    group = figure.group_of_head[figure.order[0]]
    members = [head for head in figure.order if figure.group_of_head[head] == group]
    if len(members) == 1:
        return lead
    which = _list([f"H{head + 1}" for head in members]) if len(members) <= 4 else "The first heads"
    if figure.columns_shared and len(figure.group_names) == figure.columns:
        which = f"The {spelled(len(members))} heads on the left"
    return f"{lead} {which} ask different things of the same keys (KV {figure.group_names[group]})."


def spelled(number: int) -> str:
    """Write a small number as a word, a larger one in digits."""
    return WORDS[number] if 0 <= number < len(WORDS) else str(number)


def _list(names: list[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"
