"""What a caption of tab 4 claims is what the arrays say, in any language."""

import re

import documents
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from attnviz.frame.settings import languages
from attnviz.language import tr
from attnviz.model.document.lab import Lab
from attnviz.session import Session
from attnviz.tabs.many_heads.state import Pointer, resolve
from attnviz.tabs.many_heads.words import captions

SAME = 1e-9
ONLY = ("Only one head knew.", "Only those heads knew.")
OTHERS = "Other heads know it too."
LARGEST = "The update says “{name} {value}”: the largest of the {n} numbers added to “{word}”."
NONE_LARGER = (
    "The update says “{name} {value}”: none of the {n} numbers added to “{word}” is larger."
)
FURTHEST = (
    "The update says “{name} {value}”: none of the {n} numbers added to “{word}” is further from 0."
)
COMPARED = (
    "“{asker}” looks at itself most in {most} ({share}) and least in {least} ({share_2}).",
    "“{asker}” looks at “{read}” most in {most} ({share}) and least in {least} ({share_2}).",
)
WHOLE = (
    "One text, one question: each row adds up to 100%.",
    "{asker} is the first word: it can only look at itself, so all 100% stays there.",
)
NOTHING = "The update of “{word}” is nearly 0: no head has anything to add."


def found(text, marked):
    """Return what a caption says in place of the names of a text, None where it does not say it."""
    names = re.findall(r"{(\w+)}", marked)
    signs = {name: chr(0xE000 + place) for place, name in enumerate(names)}
    form = re.escape(tr(marked, **signs))
    for name, sign in signs.items():
        form = form.replace(sign, f"(?P<{name}>.*?)", 1).replace(sign, f"(?P={name})")
    said = re.search(form, text, re.DOTALL)
    return None if said is None else said.groupdict()


def faults(state):
    """Yield what the caption claims that is not so."""
    said, update, pattern = captions.layer_caption(state), state.update, state.pattern
    place = int(np.abs(update).argmax())
    if any(found(said, text) for text in WHOLE) and not np.allclose(pattern.sum(-1), 1):
        yield "a row makes less than 100%"
    if found(said, LARGEST) and (np.delete(update, place) > update[place] - SAME).any():
        yield "others are as large"
    if found(said, NONE_LARGER) and (update > update[place] + SAME).any():
        yield "another is larger"
    if found(said, FURTHEST) and (np.abs(update) > abs(update[place]) + SAME).any():
        yield "another is further from 0"
    if found(said, NOTHING) and (np.abs(update) >= 0.005).any():
        yield "something is added"
    if state.muted and len(state.muted) < state.n_heads:
        yield from faults_of_silence(state, said)
    if compared := next(filter(None, (found(said, text) for text in COMPARED)), None):
        shares = pattern[:, state.pointed[0], state.pointed[1]]
        for which, far in (("most", shares.max()), ("least", shares.min())):
            heads = {int(number) - 1 for number in re.findall(r"H(\d+)", compared[which])}
            if heads != set(np.flatnonzero(np.abs(shares - far) < SAME)):
                yield f"{which} in others"


def faults_of_silence(state, said):
    before, after = state.unmuted_update(), state.update
    for place, name in enumerate(state.update_names):
        if f"{name} {captions.fixed(before[place])} → {captions.fixed(after[place])}" in said:
            break
    else:
        return
    sign = np.sign(before[place])
    parts = sign * state.carried(place).reshape(state.n_heads, -1).sum(axis=1)
    others = [parts[head] for head in range(state.n_heads) if head not in state.muted]
    knows = 0.1 * abs(before[place])
    others_know = max(others) >= max(0.005, knows) or sign * (before - after)[place] <= 0
    if others_know and any(tr(text) in said for text in ONLY):
        yield "others know it"
    if tr(OTHERS) in said and (max(others) <= 0 or sum(others) <= 0):
        yield "no other knows it"


def state_of(seed):
    rng = np.random.default_rng(seed)
    document = documents.seeded(int(rng.integers(10_000)))
    muted = frozenset(np.flatnonzero(rng.random(document.n_heads) < 0.3).tolist())
    session = Session(Lab(document.with_(muted=muted)))
    n = document.n_tokens
    session.select(token=int(rng.integers(n)), head=int(rng.integers(document.n_heads)))
    hovered = None
    if rng.random() < 0.4:
        hovered = ("head 0", int(rng.integers(n)), int(rng.integers(n)))
    return resolve(session, Pointer(hovered=hovered))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_captions_claim_only_what_is_so(language, qapp):
    languages.load(language)

    @settings(max_examples=250)
    @given(st.integers(0, 2**32))
    def check(seed):
        state = state_of(seed)
        assert not list(faults(state)), captions.layer_caption(state)

    try:
        check()
    finally:
        languages.unload()


def test_heads_that_tie_are_all_named(qapp):
    document = documents.seeded(3)
    for seed in range(400):
        document = documents.seeded(seed)
        if document.n_heads == 4 and document.n_tokens > 1 and document.n_kv_heads == 4:
            break
    twins = np.array(document.W_Q)
    twins[1], keys = twins[0], np.array(document.W_K)
    keys[1] = keys[0]
    alike = {"W_Q": twins, "W_K": keys, "b_Q": None, "b_K": None, "sink_logits": None}
    session = Session(Lab(document.with_(muted=frozenset(), **alike)))
    for row in range(document.n_tokens):
        for key in range(row + 1):
            state = resolve(session, Pointer(hovered=("head 0", row, key)))
            assert not list(faults(state)), captions.layer_caption(state)
