"""What the caption says: rules in order, the first that applies; all words and numbers computed."""

from __future__ import annotations

import numpy as np

from attnviz.language import and_list, mark, quoted, tr
from attnviz.model.document.exhibit_words import said
from attnviz.tabs.many_heads.figure import Figure
from attnviz.tabs.many_heads.painting import signed
from attnviz.ui.look.numbers import fixed
from attnviz.ui.look.numbers import whole_percent as percent

WORDS = (
    mark("no"), mark("one"), mark("two"), mark("three"), mark("four"), mark("five"), mark("six"),
    mark("seven"), mark("eight"), mark("nine"), mark("ten"),
)  # fmt: skip
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
        if figure.update.any():
            return tr("Nobody is speaking: the update of “{word}” is its bias alone.", word=word)
        return tr("Nobody is speaking: the update of “{word}” is 0.", word=word)
    if len(figure.tokens) == 1:
        return tr(
            "{asker} is the first word: it can only look at itself, so all 100% stay there.",
            asker=quoted(figure.tokens[0]),
        )
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
    query, read = figure.tokens[row], figure.tokens[key]
    if figure.hidden[row, key]:
        return _unseen(query, read, later=key > row)
    shares = figure.pattern[:, row, key]
    most, least = int(shares.argmax()), int(shares.argmin())
    if figure.n_heads == 1 or shares[most] - shares[least] < SAME:
        to = "" if row == key else read
        return _alike(percent(shares[most]), query, to, one=figure.n_heads == 1)
    told = {
        "asker": query,
        "most": f"H{most + 1}",
        "share": percent(shares[most]),
        "least": f"H{least + 1}",
        "share_2": percent(shares[least]),
    }
    if row == key:
        return tr(
            "“{asker}” looks at itself most in {most}, {share}, and least in {least}, {share_2}.",
            **told,
        )
    return tr(
        "“{asker}” looks at “{read}” most in {most}, {share}, and least in {least}, {share_2}.",
        read=read,
        **told,
    )


def _unseen(query: str, read: str, *, later: bool) -> str:
    """Say why no head can look at a word."""
    if later:
        return tr(
            "“{read}” has not been written yet when “{asker}” asks: no head can look at it.",
            read=read,
            asker=query,
        )
    return tr(
        "“{read}” is hidden by the mask when “{asker}” asks: no head can look at it.",
        read=read,
        asker=query,
    )


def _alike(share: str, query: str, read: str, *, one: bool) -> str:
    """Say what all heads do alike; `read` is "" when a word looks at itself."""
    told = {"share": share, "asker": query}
    if not read:
        if one:
            return tr("The head gives {share} of “{asker}” to itself.", **told)
        return tr("Every head gives {share} of “{asker}” to itself.", **told)
    if one:
        return tr("The head gives {share} of “{asker}” to “{read}”.", **told, read=read)
    return tr("Every head gives {share} of “{asker}” to “{read}”.", **told, read=read)


def silence(figure: Figure) -> str:
    """Say what the locked row's update lost with the heads that are muted."""
    names = and_list([f"H{head + 1}" for head in sorted(figure.muted)])
    before, after = figure.unmuted_update(), figure.update
    word = figure.tokens[figure.row]
    lost = np.abs(before - after)
    place = int(np.abs(before).argmax())
    if lost[place] < SEEN:
        place = int(lost.argmax())
    if lost[place] < SEEN:
        return tr(
            "Without {heads} the update of “{word}” stays as it was: those heads add nothing.",
            heads=names,
            word=word,
        )
    lead = tr(
        "Without {heads} the update of “{word}” has {name} {change}.",
        heads=names,
        word=word,
        name=figure.update_names[place],
        change=f"{fixed(before[place])} → {fixed(after[place])}",
    )
    if abs(after[place]) > (1 - LOST) * abs(before[place]):
        return " ".join((lead, tr("Other heads still say it.")))
    one = len(figure.muted) == 1
    return " ".join((lead, tr("Only one head knew.") if one else tr("Only those heads knew.")))


def blurred(figure: Figure) -> str:
    """Say what averaging keys and values does."""
    heads = spelled(figure.n_heads)
    if figure.n_groups == 1:
        return tr(
            "One set of keys and values for all {heads} heads, made by averaging: the patterns "
            "blur. Real models are trained, or retrained, to live with it.",
            heads=heads,
        )
    return tr(
        "{count} sets of keys and values for all {heads} heads, made by averaging: the patterns "
        "blur. Real models are trained, or retrained, to live with it.",
        count=spelled(figure.n_groups).capitalize(),
        heads=heads,
    )


def copied(figure: Figure) -> str:
    """Say that copies change nothing."""
    stored = figure.document.n_kv_heads
    kept, enough = figure.numbers_kept(figure.n_groups), figure.numbers_kept(stored)
    return tr(
        "Every pattern is the same to the last digit as with {stored} KV, since these keys and "
        "values are copies. A token keeps {kept} numbers instead of {enough}.",
        stored=stored,
        kept=kept,
        enough=enough,
    )


def the_update(figure: Figure) -> str:
    """Say what the layer tells the locked row's word."""
    word, update = figure.tokens[figure.row], figure.update
    place = int(np.abs(update).argmax())
    if abs(update[place]) < SEEN:
        return tr("The update of “{word}” is nearly 0: no head has anything to add.", word=word)
    name, value = figure.update_names[place], signed(float(update[place]))
    sheet = figure.document.sheet
    gloss = sheet.gloss.get(name, "") if sheet is not None else ""
    if gloss and update[place] > 0:
        return tr(
            "The update says “{name} {value}”: “{word}” now knows it is about something that "
            "{gloss}.",
            name=name,
            value=value,
            word=word,
            gloss=said(gloss),
        )
    return tr(
        "The update says “{name} {value}”: the largest of the {n} numbers handed to “{word}”.",
        name=name,
        value=value,
        n=len(update),
        word=word,
    )


def questions(figure: Figure) -> str:
    """Say what the picture as a whole shows."""
    is_sentence, count = figure.document.sheet is not None, spelled(figure.n_heads)
    if figure.n_heads == 1:
        if is_sentence:
            return tr("One sentence, one question: each row shares out 100%.")
        return tr("One text, one question: each row shares out 100%.")
    lead = tr("One text, {count} questions at once.", count=count)
    if is_sentence:
        lead = tr("One sentence, {count} questions at once.", count=count)
    if not figure.shared:
        return " ".join((lead, tr("Every head asks of keys of its own.")))
    group = figure.group_of_head[figure.order[0]]
    members = [head for head in figure.order if figure.group_of_head[head] == group]
    if len(members) == 1:
        return lead
    which = tr("The first heads")
    if figure.columns_shared and len(figure.group_names) == figure.columns:
        which = tr("The {count} heads on the left", count=spelled(len(members)))
    elif len(members) <= 4:
        which = and_list([f"H{head + 1}" for head in members])
    asks = tr(
        "{heads} ask different things of the same keys ({group}).",
        heads=which,
        group=f"KV\u00a0{figure.group_names[group]}",  # on one line
    )
    return f"{lead} {asks}"


def spelled(number: int) -> str:
    """Write a small number as a word, a larger one in digits."""
    return tr(WORDS[number]) if 0 <= number < len(WORDS) else str(number)
