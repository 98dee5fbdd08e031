"""What the window shows, as plain values for a file, and back again with everything checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attnviz.engine.steps.table import LAST_STEP
from attnviz.model.document.document import Document
from attnviz.session import Selection, Session


def view_state(session: Session) -> dict[str, Any]:
    """Return the selection as plain values, and what is compared if it can be found again."""
    s = session.own_selection
    state: dict[str, Any] = {"tab": s.tab, "head": s.head, "token": s.token, "step": s.step}
    state |= {"key": s.key} if s.key is not None else {}
    pinned = session.compared
    if pinned is not None and pinned.source and not session.has_set_aside:
        swapped = {"swapped": True} if pinned.swapped else {}
        state["compare"] = {**pinned.source, **swapped}
    return state


def selection_fields(view: Mapping[str, Any], document: Document) -> dict[str, Any]:
    """Read a file's view: the fields that fit the document; all others are left out."""
    limits = {
        "head": (0, document.n_heads - 1),
        "token": (0, document.n_tokens - 1),
        "key": (0, document.n_tokens - 1),
        "step": (1, LAST_STEP),
    }
    fields: dict[str, Any] = {}
    for name, (least, most) in limits.items():
        value = view.get(name)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            fields[name] = value
    if isinstance(view.get("tab"), str):
        fields["tab"] = view["tab"]
    return fields


def show_view(session: Session, view: Mapping[str, Any]) -> Selection:
    """Select what a file says was selected."""
    session.select(**selection_fields(view, session.lab.document))
    return session.selection
