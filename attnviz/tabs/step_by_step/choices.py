"""Other numbers and settings at one stroke: presets, size, switches, the other last word, Reset."""

from __future__ import annotations

from functools import partial

from attnviz.language import tr
from attnviz.model.document.document import Document
from attnviz.model.document.lab import Lab
from attnviz.model.edits.layer import resize, set_option
from attnviz.model.files.presets import PRESETS, Preset, can_swap_word, choose, preset, swap_word
from attnviz.session import Session

SENTENCE = "sentence"
RANDOM = "random"


class Choices:
    """Edits of the example as a whole. Each gives what the caption says of it, "" when nothing."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._seed = 0

    @property
    def entries(self) -> list[tuple[str, str]]:
        """Return (id, name) of every preset; a random one names the seed it will have."""
        listed = [(entry.id, self._name(entry)) for entry in PRESETS]
        return [*listed, (SENTENCE, tr("The sentence of tab 1"))]

    def _name(self, entry: Preset) -> str:
        name = tr(entry.name)
        if entry.id != RANDOM:
            return name
        return tr("{name}, seed {seed}", name=name, seed=self._seed)

    def preset(self, preset_id: str) -> str:
        """Put a preset on the bench."""
        if preset_id == SENTENCE:
            return self._follow()
        entry = next(entry for entry in PRESETS if entry.id == preset_id)
        put = partial(_with_preset, preset_id=preset_id, seed=self._seed)
        name = self._name(entry)
        if preset_id == RANDOM:
            self._seed += 1
        self._session.edit_lab(put, tr("Preset: {name}", name=name))
        return tr(entry.caption)

    def _follow(self) -> str:
        self._session.edit_lab(_without_example, tr("Preset: The sentence of tab 1"))
        document = self._session.document("example")
        return tr("The {n} words of tab 1, one head at a time.", n=document.n_tokens)

    def switch_scale(self) -> None:
        """Turn ÷√d_k off or on."""
        self._switch("scale_on", tr("÷√d_k on"), tr("÷√d_k off"))

    def switch_mask(self) -> None:
        """Turn the mask off or on."""
        self._switch("mask_on", tr("Mask on"), tr("Mask off"))

    def _switch(self, option: str, text_on: str, text_off: str) -> None:
        on = not getattr(self._session.document("example").options, option)
        text = text_on if on else text_off
        self._session.edit(set_option, option, on, slot="example", text=text)

    def swap(self) -> None:
        """Let the last word of three be wide instead of tired, or tired again."""
        self._session.edit(swap_word, slot="example", text=tr("Swap the last word"))

    def resize(self, words: int, d_model: int, d_k: int) -> None:
        """Cut or extend the example."""
        text = tr("Size {words}, {d_model}, {d_k}", words=words, d_model=d_model, d_k=d_k)
        self._session.edit(resize, words, d_model, d_k, slot="example", text=text)

    def reset(self) -> None:
        """Go back to the numbers that were opened or chosen."""
        self._session.reset("example")

    def can_swap(self) -> bool:
        """Whether the last word has a counterpart."""
        return can_swap_word(self._session.document("example"))

    def can_reset(self) -> bool:
        """Whether anything differs from what was opened or chosen."""
        return self._session.document("example").base is not None

    def why_not_resizable(self) -> str:
        """Say why there are no other sizes, "" when there are."""
        document: Document = self._session.document("example")
        if document.n_heads > 1 or document.sheet is not None:
            return tr("Only the one-head example can have another size")
        return ""


def _with_preset(lab: Lab, preset_id: str, seed: int) -> Lab:
    before = lab.example
    after = preset(preset_id, seed) if before is None else choose(before, preset_id, seed)
    return lab if after is before else lab.with_slot("example", after)


def _without_example(lab: Lab) -> Lab:
    return lab if lab.example is None else lab.with_slot("example", None)
