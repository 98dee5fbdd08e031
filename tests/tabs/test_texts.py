"""Each tab said in a made-up language: what a person reads or hears has all gone through it."""

import html
import re

import pytest
from tabs.predict.conftest import stage  # noqa: F401 - a fixture
from tabs.predict.leaks import drawn, widget_texts

from attnviz import language
from attnviz.model.tabs import TABS

# Formulas, formats and keys, which are the same in every language.
SAME = {
    "softmax", "Concat", "float64", "d_model", "d_k", "out", "MHA", "GQA", "MQA",
    "None", "Enter", "Shift", "Ctrl", "Alt",
}  # fmt: skip


@pytest.fixture
def made_up():
    """Put brackets around all that is translated."""
    language.set_lookup(lambda text: f"⟦{text}⟧", "xx")
    yield
    language.set_lookup(None)


def outside(text):
    """Return what stands outside the brackets; a drawn line may hold only the end of a text."""
    depth, left = 0, ""
    for sign in html.unescape(text):
        depth += (sign == "⟦") - (sign == "⟧")
        if depth < 0:
            depth, left = 0, ""
        left += sign if depth == 0 and sign != "⟧" else " "
    return left


def data_of(document):
    """Return the words that belong to the numbers: tokens and names of features."""
    names = [name for head in document.heads for name in head.query_names + head.value_names]
    words = (*document.tokens, *document.feature_names, *names)
    return {part for word in words for part in re.findall(r"[A-Za-z']+", word)}


@pytest.mark.usefixtures("made_up")
@pytest.mark.parametrize("id_", [tab.id for tab in TABS])
def test_every_text_of_a_tab_can_be_translated(stage, id_):  # noqa: F811
    here = stage(id_)
    view, session = here.view, here.view.session
    texts = [*widget_texts(view, here.panel), *drawn(view), view.caption(), view.status()]
    texts += [text for command in view.commands() for text in (command.text, command.group)]
    data = data_of(session.document()) | data_of(session.document("example")) | SAME | {"wide"}
    left = {
        (word, text)
        for text in texts
        for word in re.findall(r"[A-Za-z_'][A-Za-z_0-9']{2,}", outside(text))
        if word not in data and not word.startswith("W_")
    }
    assert left == set()
