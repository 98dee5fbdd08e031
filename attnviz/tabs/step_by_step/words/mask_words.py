"""The sentence of the mask step: what is crossed out, and who loses a best score by that."""

from __future__ import annotations

import numpy as np

from attnviz.language import mark, possessive, tr
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.state.plan import PANES
from attnviz.tabs.step_by_step.state.state import lost_to_the_mask
from attnviz.tabs.step_by_step.words.wording import by_rows
from attnviz.ui.look import numbers
from attnviz.ui.look.labels import visible


def masked(one: OneHead, lit: tuple[str, int, int]) -> str:
    """Say what the mask step hides, and what the lit row, or another, loses by it."""
    if not one.hidden.any():
        return _unmasked(one)
    first = _crossed_out(one)
    lost = _lost(one, lit)
    if lost is None:
        return by_rows(
            one,
            mark("{first}: no word loses its best score, but none can look ahead now."),
            mark("{first}: no token loses its best score, but none can look ahead now."),
            first=first,
        )
    row, column = lost
    owner, word = possessive(visible(one.words[row])), visible(one.words[column])
    if column > row:
        return tr(
            "{first}: the best score {owner} was for “{word}”, which is not written yet.",
            first=first,
            owner=owner,
            word=word,
        )
    return tr(
        "{first}: the best score {owner} was for “{word}”, which is now masked.",
        first=first,
        owner=owner,
        word=word,
    )


def _crossed_out(one: OneHead) -> str:
    """Say what the mask step does: cross out, and with ALiBi take something off first."""
    backwards = np.tril(one.hidden, -1).any()
    if one.trace["bias"] is None:
        return tr("cross out the masked cells") if backwards else tr("cross out the future")
    if backwards:
        return tr("subtract a penalty for distance and cross out the masked cells")
    return tr("subtract a penalty for distance and cross out the future")


def _lost(one: OneHead, lit: tuple[str, int, int]) -> tuple[int, int] | None:
    """Return the best score that the lit row lost to the mask, else that of the last such row."""
    array, row, _ = lit
    if PANES[array].rows == "token":
        scaled = one.slice("scaled_scores")[row]
        best = int(scaled.argmax())
        if one.hidden[row, best]:
            return row, best
    return lost_to_the_mask(one)


def _unmasked(one: OneHead) -> str:
    """Say what an open mask lets happen, with the largest share that goes to the future."""
    ahead = np.triu(one.slice("pattern"), 1)
    if not ahead.any():
        return tr("there is no future here, so there is nothing to cross out.")
    row, column = (int(i) for i in np.unravel_index(int(ahead.argmax()), ahead.shape))
    off = tr("nothing is masked") if one.document.options.mask_on else tr("the mask is off")
    return tr(
        "{first}: “{name}” gives {share} to “{word}”, which is not written yet.",
        first=off,
        name=visible(one.words[row]),
        share=numbers.whole_percent(ahead[row, column]),
        word=visible(one.words[column]),
    )
