"""Every edit of the tab as one call: the undo step it makes, its name, and what merges."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from attnviz.language import tr
from attnviz.model.document.lab import SPARSE_KINDS, Lab, SparseSpec
from attnviz.model.document.mask import MaskSpec
from attnviz.model.edits import sparse as edits
from attnviz.model.edits.layer import set_mask
from attnviz.model.wishes import HideCells
from attnviz.session import Session
from attnviz.tabs.sparse_patterns.words.numbers import NAMES
from attnviz.ui.look.numbers import grouped

CAUSAL = MaskSpec()


class Edits:
    """Asks the session for edits of the pattern, and of the sentence while it is tried there.

    Parameters
    ----------
    trying : whether the pattern lies over the sentence now
    """

    def __init__(self, session: Session, trying: Callable[[], bool]) -> None:
        self._session, self._trying = session, trying

    @property
    def spec(self) -> SparseSpec:
        """Return the pattern that is shown now."""
        return self._session.lab.sparse

    def set_kind(self, place: int) -> None:
        """Choose one of the six patterns."""
        kind = SPARSE_KINDS[place]
        if kind == "draw" and self._session.runs_on:
            text = tr("pattern {pattern}", pattern=tr(NAMES[kind]))
            self._session.edit_lab(partial(_as_in_model, self._session.selection.head), text)
            return
        self._edit(tr("pattern {pattern}", pattern=tr(NAMES[kind])), edits.set_kind, kind)

    def set_window(self, window: int, merge_key: object = None) -> None:
        """Set the window; edits of one merge key are one undo step."""
        window = min(max(window, 1), edits.LARGEST_WINDOW)
        self._edit(
            tr("window {n}", n=window), edits.set_window_and_stride, window, merge_key=merge_key
        )

    def set_sinks(self, n_sinks: int) -> None:
        """Set how many first words stay visible."""
        self._edit(tr("sinks {n}", n=n_sinks), edits.set_sinks, n_sinks)

    def set_stride(self, stride: int) -> None:
        """Set the stride."""
        self._edit(tr("stride {n}", n=stride), edits.set_stride, stride)

    def set_tokens(self, n_tokens: int) -> None:
        """Set the words of the picture."""
        self._edit(tr("{n} tokens", n=n_tokens), edits.set_tokens, n_tokens)

    def set_long_tokens(self, n_tokens: int) -> None:
        """Set the length the counters are for."""
        self._edit(
            tr("long text: {n} tokens", n=grouped(n_tokens)), edits.set_long_tokens, n_tokens
        )

    def set_long_window(self, window: int) -> None:
        """Set the window the counters are for."""
        window = min(max(window, 1), self.spec.long_tokens)
        self._edit(tr("long-text window {n}", n=grouped(window)), edits.set_long_window, window)

    def step_long_window(self, by: int) -> None:
        """Double the window the counters are for so many times, or halve it."""
        window = self.spec.long_window
        self.set_long_window(window << by if by > 0 else window >> -by)

    def set_layout(self, place: int) -> None:
        """Choose a layout of the layers."""
        self._edit(
            tr("layout {layout}", layout=tr(edits.LAYOUTS[place][0])), edits.set_layout, place
        )

    def set_layer(self, layer: int, is_global: bool, merge_key: object) -> None:
        """Make one layer global or local."""
        text = tr("layer {number} local", number=layer + 1)
        if is_global:
            text = tr("layer {number} global", number=layer + 1)
        self._edit(text, edits.set_layer, layer, is_global, merge_key=merge_key)

    def set_keep_diagonal(self, keep: bool) -> None:
        """Keep every word looking at itself while drawing, or not."""
        self._edit(tr("keep the diagonal"), edits.set_keep_diagonal, keep)

    def add_layers(self, by: int) -> None:
        """Follow more or fewer layers."""
        layers = min(max(self.spec.reach_layers + by, 1), 8)
        self._edit(tr("{n} layers", n=layers), edits.set_reach_layers, layers)

    def paint(self, cells: Sequence[edits.Cell], state: bool, text: str, merge_key: object) -> None:
        """Switch cells on or off, as part of a stroke."""
        self._edit(text, edits.paint, cells, state, merge_key=merge_key)

    def end_stroke(self, cells: Collection[edits.Cell], state: bool, key: object) -> None:
        """Let the model run on with what a stroke hid from the head on the bench, or showed."""
        document, spec = self._session.document(), self.spec
        if not self._runs_on() or document.n_tokens > spec.n_tokens:
            return
        n, mask = document.n_tokens, document.mask
        reach = mask.window if mask.kind == "window" else n
        seen = sorted((q, k) for q, k in cells if q < n and q - k < reach)
        if seen:
            head = self._session.selection.head
            self._session.wish(HideCells(head, tuple(seen), hidden=not state, key=key))

    def put_over_sentence(self) -> None:
        """Give the sentence the pattern as its mask."""
        before = self._session.lab
        if self._session.edit_lab(_covered, tr("pattern applied to the sentence")):
            self._session.begin_trial(before)

    def take_off_sentence(self) -> None:
        """Give the sentence its own mask back."""
        if self._session.trial is not None:
            self._session.end_trial()
            return
        mask = self._session.document().original.mask
        self._session.edit(set_mask, mask, text=tr("pattern removed from the sentence"))

    def reset(self) -> None:
        """Go back to what was opened, as one step; no pattern lies over the sentence then."""
        self._session.end_trial(keep=True)
        start = self._session.start.sparse
        self._session.edit_lab(lambda lab: _as_at_the_start(lab, start), tr("Reset"))

    def _runs_on(self) -> bool:
        """Whether what is painted is done in a model; not while a pattern is tried on its layer."""
        document = self._session.document()
        return self._session.runs_on and document.mask == document.original.mask

    def _edit(
        self, text: str, function: Callable[..., Any], *arguments: Any, merge_key: object = None
    ) -> None:
        def change(lab: Lab) -> Lab:
            spec = function(lab.sparse, *arguments)
            if spec is lab.sparse:
                return lab
            after = replace(lab, sparse=spec)
            in_model = spec.kind == "draw" and self._runs_on()
            return _covered(after) if self._trying() and not in_model else after

        self._session.edit_lab(change, text, merge_key)


def _as_in_model(head: int, lab: Lab) -> Lab:
    """Draw what a head of a model may see, whose layer has no other mask than its own then."""
    document = set_mask(lab.document, lab.document.original.mask)
    spec = edits.draw_from_screen(edits.own_pattern(lab.sparse, document))
    hidden = frozenset() if lab.source is None else lab.source.hidden_cells(head)
    if hidden:
        spec = edits.paint(spec, hidden, False)
    return replace(lab, sparse=spec, document=document)


def can_reset(session: Session) -> bool:
    """Whether the pattern differs from where Reset goes, is tried, or lies over the sentence."""
    lab = session.lab
    if session.trial is not None or session.can_reset("sparse"):
        return True
    return lab.document.mask != CAUSAL and lies_over_sentence(lab)


def _as_at_the_start(lab: Lab, start: SparseSpec) -> Lab:
    """Return a lab with the pattern that was opened, and no pattern over its sentence."""
    after = lab if lab.sparse is start else replace(lab, sparse=start)
    if lab.document.mask == CAUSAL or not lies_over_sentence(lab):
        return after
    own = lab.document.original.mask
    # A file may have been saved with the pattern on it: then that is no way back.
    mask = CAUSAL if own == lab.document.mask else own
    return replace(after, document=set_mask(lab.document, mask))


def lies_over_sentence(lab: Lab) -> bool:
    """Whether the sentence has the pattern as its mask."""
    return _covered(lab).document is lab.document


def _covered(lab: Lab) -> Lab:
    """Put the pattern over the document of a lab."""
    mask = edits.mask_for(lab.sparse, lab.document)
    return replace(lab, document=set_mask(lab.document, mask))
