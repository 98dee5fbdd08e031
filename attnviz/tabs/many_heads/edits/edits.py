"""What gestures do to the document: each edit as one call, with its undo name and what merges."""

from __future__ import annotations

from functools import partial

from attnviz.language import inside, tr
from attnviz.model.document.document import Document, fits_heads
from attnviz.model.document.sheet import split_words
from attnviz.model.edits import output
from attnviz.model.edits.layer import set_cell, set_kv_heads, set_muted, set_sentence
from attnviz.model.edits.paste import paste_cells
from attnviz.model.edits.sentence import loss_of
from attnviz.tabs.many_heads.words import kind, number_name
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import decimal_mark, shortest
from attnviz.ui.tab.layer_edits import LayerEdits

NUMBER = "many heads number"  # of merge keys
# Which columns are locked is the grid's to say.
_set_cell = partial(set_cell, unlocked=False)


class Edits(LayerEdits):
    """Asks the session for edits of the layer."""

    HELD = NUMBER

    # The layer

    def set_kv_heads(self, n: int) -> None:
        """Compute with so many key/value heads; those of a model are fixed."""
        if self._session.lab.source is not None:
            self._session.edit_rejected.emit(fixed_text(self.document))
            return
        name = kind(n, self.document.n_heads)
        self._session.edit(set_kv_heads, n, text=tr("{kind}, {n} KV heads", kind=name, n=n))

    def cycle_kv_heads(self) -> None:
        """Go on to the next number of key/value heads that fits, round and round."""
        document = self.document
        offered, used = choices(document), document.kv_heads_used or document.n_kv_heads
        self.set_kv_heads(offered[(offered.index(used) + 1) % len(offered)])

    def set_muted(self, head: int, muted: bool) -> None:
        """Silence a head, or let it speak."""
        name = f"H{head + 1} {visible(self.document.heads[head].title)}"
        text = tr("Mute {name}", name=name) if muted else tr("Unmute {name}", name=name)
        self._session.edit(set_muted, head, muted, text=text)

    def toggle_muted(self, head: int) -> None:
        """Silence a head, or let it speak, whichever it is not."""
        self.set_muted(head, head not in self.document.muted)

    # The text

    def set_sentence(self, text: str) -> str:
        """Take another sentence; return what of it is left out, "" for nothing."""
        words = split_words(text)
        done = self._session.edit(
            set_sentence,
            text,
            text=tr("Sentence: {words}", words=" ".join(words)[:40]),
            pointing={"token": len(words) - 1, "key": None},  # fitted to the words that are used
        )
        return loss_of(self.document.sheet, text, visible) if done else ""

    # Numbers

    def set_number(self, matrix: str, place: tuple[int, int], value: float, gesture: int) -> None:
        """Set one number of X or W_O; edits with one gesture are one undo step and one story."""
        text = f"{number_name(self.document, matrix, place)} {shortest(value)}"
        key = (NUMBER, matrix, place, gesture)
        self._session.edit(_set_cell, matrix, place, value, text=text, merge_key=key)

    def paste(self, matrix: str, row: int, col: int, text: str) -> None:
        """Put numbers of a text into X or W_O, from a cell on."""
        rows, cols = getattr(self.document, matrix).shape
        places = [[(r, c) for c in range(cols)] for r in range(rows)]
        edit = partial(paste_cells, comma=decimal_mark() == ",")
        undo = tr("paste {matrix}", matrix=matrix)
        self._session.edit(edit, matrix, text, (row, col), places, text=undo)

    def apply_preset(self, id_: str) -> None:
        """Put a preset of W_O in place."""
        name, edit = next((n, e) for i, n, e in output.PRESETS if i == id_)
        self._session.edit(edit, text=tr("W_O: {preset}", preset=inside(tr(name))))

    def zero_head(self) -> None:
        """Set the rows of W_O that belong to the chosen head to 0."""
        head = self._session.selection.head
        text = tr("W_O: rows of H{number} set to zero", number=head + 1)
        self._session.edit(output.without_head, head, text=text)


# How many key/value heads a layer can use


def fixed_text(document: Document) -> str:
    """Say that a layer of a model has as many key/value heads as its file says."""
    return tr(
        "Fixed by the file: heads {heads}, KV heads {kv}.",
        heads=document.n_heads,
        kv=document.n_kv_heads,
    )


def choices(document: Document) -> tuple[int, ...]:
    """Return the numbers of key/value heads that fit, the largest first."""
    return tuple(n for n in range(document.n_heads, 0, -1) if not why_not(n, document))


def why_not(n: int, document: Document) -> str:
    """Say why so many key/value heads do not fit; "" when they do."""
    if n == document.n_kv_heads:
        return ""
    if document.n_heads % n:
        return tr("does not divide {n} heads", n=document.n_heads)
    if fits_heads(n, document.n_kv_heads, document.n_heads):
        return ""
    return tr("does not fit the {n} stored heads", n=document.n_kv_heads)
