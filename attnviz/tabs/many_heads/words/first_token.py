"""What is said of a layer, or of one large pattern, whose first token is hidden."""

from __future__ import annotations

from attnviz.tabs.many_heads.state import State
from attnviz.ui.look.labels import visible
from attnviz.ui.tab import first_token


def first_token_sign(state: State) -> str:
    """Say how much of the chosen head is hidden; "" while nothing is."""
    if not state.hides_first:
        return ""
    return first_token.first_token_sign(None if state.covered else _share(state))


def first_token_hidden(state: State) -> str:
    """Say in a sentence what hiding the first token leaves out; "" while nothing is."""
    if not state.hides_first or state.covered:
        return ""
    title = visible(state.document.heads[state.head].title)
    return first_token.first_token_told(title, _share(state))


def _share(state: State) -> float:
    return first_token.mean_on_first(state.trace.rows("pattern")[state.head])
