"""Layers on the bench: put there as a step or only looked at, with what was edited in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from attnviz.engine.steps.table import NUMBERED
from attnviz.model.document.equality import same_document
from attnviz.model.document.given_pattern import was_given
from attnviz.model.document.lab import Lab
from attnviz.model.edits.layer import set_mask
from attnviz.model.edits.sparse import mask_for, own_pattern, paint

if TYPE_CHECKING:
    from attnviz.frame.models.opened import Shown
    from attnviz.model.document.document import Document
    from attnviz.model.document.source import LayerSource
    from attnviz.session import Session


class LayerBench:
    """Puts layers of models and captures into the lab of the session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._fresh: Document | None = None  # the layer as it came from the model
        self._edited: dict[LayerSource, Document] = {}

    @property
    def source(self) -> LayerSource | None:
        """Return what the document on the bench is a layer of."""
        return self._session.lab.source

    def put_new(self, shown: Shown, head: int, words: str) -> bool:
        """Put a layer on the bench as a step: undo brings back what was there.

        Parameters
        ----------
        head : the one to select, as far as there are so many
        words : what the undo menu says

        Returns
        -------
        whether the bench is another now
        """
        self._session.take_back()
        n, n_heads = shown.document.n_tokens, shown.document.n_heads
        pointing: dict[str, object] = {
            "token": n - 1,
            "key": None,
            "cell": None,
            "pinned": False,
            "head": min(head, n_heads - 1),
        }
        step = NUMBERED[self._session.selection.step - 1].name
        if shown.document.captured and not was_given(shown.document, step):
            pointing["step"] = 1 + [each.name for each in NUMBERED].index("pattern")
        self._fresh = shown.document
        put = partial(_with_layer, shown, new=True)
        return self._session.edit_lab(put, words, pointing=pointing)

    def put_run(
        self,
        shown: Shown,
        words: str,
        key: object = None,
        pointing: Mapping[str, object] | None = None,
    ) -> None:
        """Put the same layer of another run on the bench, as a step.

        Parameters
        ----------
        words : what the undo menu says
        key : runs in a row with one key are one step for undo
        pointing : fields of the selection that go with it
        """
        self._fresh = shown.document
        head = self._session.selection.head
        self._session.edit_lab(partial(_run_again, shown, head), words, key, pointing)

    def look_at(self, shown: Shown, pointing: Mapping[str, object] | None = None) -> None:
        """Put a layer on the bench; not a step, and nothing to save."""
        self._fresh = shown.document
        self._replace(shown, pointing)

    def look_at_layer(self, shown: Shown, head: int | None) -> None:
        """Put another layer of the same run on the bench, as a person left it; not a step."""
        source, now = self.source, self._session.document()
        if source is not None and self._fresh is not None and not same_document(now, self._fresh):
            self._edited[source] = now
        self._fresh = shown.document
        edited = self._edited.get(shown.source)
        if edited is not None:
            shown = replace(shown, document=edited)
        pointing: dict[str, object] = {"cell": None}
        if head is not None:
            pointing["head"] = min(head, shown.document.n_heads - 1)
        self._replace(shown, pointing)

    def put_weights(self, shown: Shown, edited: Shown | None = None) -> None:
        """Give a layer that came from a file its weights, and again what was edited in it."""
        self._fresh = shown.document
        if edited is not None:
            self._replace(edited, None)

    def put_found(self, shown: Shown, edited: Shown, words: str) -> None:
        """Put the same layer of a file that lies elsewhere now on the bench, as a step."""
        self._fresh = shown.document
        self._session.edit_lab(partial(_with_layer, edited), words)

    def forget_edits(self) -> None:
        """Keep nothing of what was edited in other layers: another file is on the bench."""
        self._edited.clear()

    def _replace(self, shown: Shown, pointing: Mapping[str, object] | None) -> None:
        self._session.put(_with_layer(shown, self._session.lab), pointing=pointing)


def _run_again(shown: Shown, head: int, lab: Lab) -> Lab:
    """Return the lab with the same layer of another run, under what lies over it on tab 5.

    A pattern that is tried stays over it; a drawn one has the cells that the changes of this run
    hide from the head.
    """
    before, document = lab.source, lab.document
    after = _with_layer(shown, lab)
    if before is None or before.layer != shown.source.layer:
        return after
    if document.tokens != shown.document.tokens:
        return after
    if document.mask != document.original.mask:
        tried = document.mask == mask_for(lab.sparse, document)
        return replace(after, document=set_mask(after.document, document.mask)) if tried else after
    if lab.sparse.kind != "draw":
        return after
    was, now = before.hidden_cells(head), shown.source.hidden_cells(head)
    return replace(after, sparse=paint(paint(lab.sparse, was - now, True), now - was, False))


def _with_layer(shown: Shown, lab: Lab, *, new: bool = False) -> Lab:
    """Return the lab with a layer on it; a new one takes the numbers of tab 2 and the title."""
    own = lab.source is not None and own_pattern(lab.sparse, lab.document) is lab.sparse
    lab = replace(lab, document=shown.document, source=shown.source)
    if new or own:  # tab 5 shows the mask of the layer until a person chooses another pattern
        lab = replace(lab, sparse=own_pattern(lab.sparse, shown.document))
    return replace(lab, example=None, title=shown.source.name, note="") if new else lab
