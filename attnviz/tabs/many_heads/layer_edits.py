"""The edits that this tab's buttons and keys ask for, with their names for undo."""

from __future__ import annotations

from attnviz.language import tr
from attnviz.model.edits.layer import set_kv_heads, set_muted
from attnviz.model.edits.sentence import can_swap, partner, swap_ending
from attnviz.session import Session
from attnviz.tabs.many_heads.sharing import choices, kind
from attnviz.ui.look.labels import visible


class LayerEdits:
    """Sends edits of the whole layer to the session."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def set_kv_heads(self, n: int) -> None:
        """Compute with so many key/value heads."""
        name = kind(n, self._session.document().n_heads)
        self._session.edit(set_kv_heads, n, text=tr("{kind}, {n} KV heads", kind=name, n=n))

    def cycle_kv_heads(self) -> None:
        """Go on to the next number of key/value heads that fits, round and round."""
        document = self._session.document()
        offered, used = choices(document), document.kv_heads_used or document.n_kv_heads
        self.set_kv_heads(offered[(offered.index(used) + 1) % len(offered)])

    def set_muted(self, head: int, muted: bool) -> None:
        """Silence a head, or let it speak."""
        name = f"H{head + 1} {visible(self._session.document().heads[head].title)}"
        text = tr("Mute {name}", name=name) if muted else tr("Let {name} speak", name=name)
        self._session.edit(set_muted, head, muted, text=text)

    def toggle_muted(self, head: int) -> None:
        """Silence a head, or let it speak, whichever it is not."""
        self.set_muted(head, head not in self._session.document().muted)

    def can_swap(self) -> bool:
        """Whether the text has a partner that differs in the last word."""
        return can_swap(self._session.document())

    def swap_ending(self) -> None:
        """Swap the last word for that of the partner sentence."""
        last = partner(self._session.document()).split()[-1]
        self._session.edit(swap_ending, text=tr("Last word: {word}", word=last))

    def reset(self) -> None:
        """Go back to the document as it was opened, as one step."""
        self._session.reset("document")
