"""What a person changes inside the model: from keys, the card and tabs to a run with the list."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QInputDialog, QWidget

from attnviz.language import tr
from attnviz.model.document.model_change import ChangeKind, ModelChange, sentence
from attnviz.model.edits.model_changes import (
    Changes,
    all_set,
    head_toggled,
    toggled,
    with_change,
    with_holds,
    without,
    without_holds,
)
from attnviz.ui.look.numbers import fixed

if TYPE_CHECKING:
    from attnviz.frame.models.changes_card import ChangesCard
    from attnviz.frame.models.opened import ModelRun
    from attnviz.model.wishes import ChangeHolds, HideCells
    from attnviz.session import Session

WINDOW = 4  # tokens that a window lets through, the asking one included
Rerun = Callable[[Changes, str, Callable[["ModelRun"], str], object], None]
"""Runs the model with a list of changes, as a step with a name, and says what came of it.

Steps in a row with one key that is not None are one."""


class Changing(QObject):
    """Carries out wishes about changes.

    Parameters
    ----------
    may_change : whether there is a model on the bench that can run again
    when_free : does something at once, or when what runs is done
    parent : of the dialog that asks for a text
    """

    def __init__(
        self,
        session: Session,
        card: ChangesCard,
        *,
        rerun: Rerun,
        may_change: Callable[[], bool],
        when_free: Callable[[Callable[[], object]], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._session, self._card, self._parent = session, card, parent
        self._rerun, self.may_change, self._when_free = rerun, may_change, when_free
        card.toggled.connect(self._on_toggled)
        card.removed.connect(self._on_removed)
        card.added.connect(self._on_added)
        card.all_toggled.connect(self.toggle_all)
        card.menu_wanted.connect(self.offer)

    @property
    def changes(self) -> Changes:
        """Return the list, on and off."""
        source = self._session.lab.source
        return () if source is None else source.changes

    def any(self) -> bool:
        """Whether there is a change, on or off."""
        return bool(self.changes)

    def head_is_off(self) -> bool:
        """Whether the head on the bench hands over nothing."""
        return self._session.selection.head in self._session.document().muted

    def set_changes(self, changes: Changes, words: str, key: object = None) -> None:
        """Run the model with these changes, as one step.

        Parameters
        ----------
        words : what the undo menu says
        key : lists in a row with one key (one drag) are one step for undo
        """
        if self.may_change() and changes != self.changes:
            told = self._told(self.changes, changes)
            self._rerun(changes, words, lambda run: f"{told} {_said(run)}".strip(), key)

    def _told(self, before: Changes, after: Changes) -> str:
        """Say which change is carried out now and was not before, or no longer; "" of several."""
        was, now = ([each for each in some if each.on] for some in (before, after))
        added = [each for each in now if each not in was]
        gone = [each for each in was if each not in now]
        if len(added) == 1:
            return f"{self._sentence(added[0])}."
        if len(gone) == 1 and not added:
            return tr("Undone: {change}.", change=self._sentence(gone[0]))
        return ""

    def change_holds(self, wish: ChangeHolds) -> None:
        """Hold numbers of the layer on the bench in the model, or let them go."""
        source = self._session.lab.source
        if source is not None:
            left = without_holds(source.changes, source.layer, wish.gone)
            changes = with_holds(left, source.layer, wish.added)
            self.set_changes(changes, wish.words, wish.key)

    def hide_cells(self, wish: HideCells) -> None:
        """Hide keys from queries of a head of the layer on the bench, or show them again."""
        source = self._session.lab.source
        if source is None or not wish.cells:
            return
        changes = source.changes
        cells = [
            ModelChange("hidden_cell", source.layer, wish.head, query, key)
            for query, key in wish.cells
        ]
        hidden = cells[-1] not in changes if wish.hidden is None else wish.hidden
        for cell in cells:
            changes = with_change(changes, cell) if hidden else without(changes, cell)
        words = self._sentence(cells[-1])
        self.set_changes(changes, words, wish.key)

    def toggle_head(self, layer: int | None = None, head: int | None = None) -> None:
        """Let a head hand over nothing, or let it speak again; None = the one on the bench."""
        source = self._session.lab.source
        if source is None:
            return
        layer = source.layer if layer is None else layer
        head = self._session.selection.head if head is None else head
        self._when_free(partial(self._toggle_head, layer, head))

    def _toggle_head(self, layer: int, head: int) -> None:
        source = self._session.lab.source
        if source is None:
            return
        changes = head_toggled(source.changes, layer, head)
        off = any(c.on and c.switched_on == ModelChange("head_off", layer, head) for c in changes)
        name = f"{layer}.{head}"
        words = tr("Head {name} off", name=name) if off else tr("Head {name} on", name=name)
        self.set_changes(changes, words)

    def toggle_switch(self, kind: ChangeKind) -> None:
        """Turn a change of the whole layer on the bench on, or off again."""
        source = self._session.lab.source
        if source is None:
            return
        change = ModelChange(kind, source.layer)
        on = any(each.on and each.switched_on == change for each in source.changes)
        changes = without(source.changes, change) if on else with_change(source.changes, change)
        self.set_changes(changes, self._sentence(change))

    def use_temperature(self, value: float) -> None:
        """Divide the scores of the layer on the bench by a temperature, in place of another."""
        source = self._session.lab.source
        if source is None:
            return
        change = ModelChange("temperature", source.layer, number=value)
        kept = tuple(
            each
            for each in source.changes
            if (each.kind, each.layer) != (change.kind, change.layer)
        )
        changes = kept if value == 1 else with_change(kept, change)
        self.set_changes(changes, self._sentence(change))

    def toggle_all(self) -> None:
        """Turn all changes off, or all on again."""
        self._when_free(self._toggle_all)

    def _toggle_all(self) -> None:
        if self.changes:
            on = not any(change.on for change in self.changes)
            words = tr("All changes on") if on else tr("All changes off")
            self.set_changes(all_set(self.changes, on), words)

    def offer(self) -> None:
        """List what can be changed at the head, the row and the column that are chosen."""
        if self.may_change():
            self._card.open_menu(self.offered())

    def _sentence(self, change: ModelChange) -> str:
        """Say what a change does to the text that is open."""
        document = self._session.document()
        return sentence(change, document.tokens, document.numbering)

    def offered(self) -> list[tuple[str, ModelChange | ChangeKind]]:
        """Return what can be changed here, each with its sentence; a patch asks for a text."""
        source, point = self._session.lab.source, self._session.selection
        if source is None:
            return []
        document, pattern = self._session.document(), self._session.trace().pattern
        layer, head, query = source.layer, point.head, point.token
        key = int(pattern[head, query].argmax()) if point.key is None else point.key
        of_head = [
            ModelChange("head_off", layer, head),
            ModelChange("head_mean", layer, head),
            ModelChange("hidden_cell", layer, head, query, key),
            ModelChange("held_score", layer, head, query, key, number=0.0),
            ModelChange("held_row", layer, head, query, key),
        ]
        of_layer = [ModelChange("window", layer, number=float(WINDOW))]
        if document.options.rope is not None:
            of_layer.append(ModelChange("rope_off", layer))
        of_layer += (ModelChange("scale_off", layer), ModelChange("mask_off", layer))
        if document.options.softcap is not None:
            of_layer.append(ModelChange("softcap_off", layer))
        name, row = f"{layer}.{head}", document.numbering.of(query)
        patches: list[tuple[str, ChangeKind]] = [
            (tr("Head {head} as in another text…", head=name), "patch_head"),
            (tr("Head {head}, row {row}, as in another text…", head=name, row=row), "patch_row"),
            (
                tr(
                    "Stream after layer {layer}, row {row}, as in another text…",
                    layer=layer,
                    row=row,
                ),
                "patch_stream",
            ),
        ]
        return [
            *((self._sentence(each), each) for each in of_head),
            *patches,
            *((self._sentence(each), each) for each in of_layer),
        ]

    def _on_toggled(self, change: ModelChange) -> None:
        self._when_free(partial(self._set, toggled, change))

    def _on_removed(self, change: ModelChange) -> None:
        self._when_free(partial(self._set, without, change))

    def _on_added(self, wanted: ModelChange | ChangeKind) -> None:
        change = wanted if isinstance(wanted, ModelChange) else self._asked_patch(wanted)
        if change is not None:
            self._when_free(partial(self._set, with_change, change))

    def _set(self, made: Callable[[Changes, ModelChange], Changes], change: ModelChange) -> None:
        self.set_changes(made(self.changes, change), self._sentence(change))

    def _asked_patch(self, kind: ChangeKind) -> ModelChange | None:
        """Ask for the text that the chosen head or row is patched from; None without one."""
        source = self._session.lab.source
        if source is None:
            return None
        n = self._session.document().n_tokens
        text, given = QInputDialog.getText(
            self._parent,
            tr("Patch from another text"),
            tr(
                "A text, preferably with as many tokens as this one ({n}); otherwise rows "
                "are aligned from the end:",
                n=n,
            ),
            text=source.text,
        )
        if not given or not text.strip():
            return None
        point = self._session.selection
        head = None if kind == "patch_stream" else point.head
        row = None if kind == "patch_head" else point.token
        return ModelChange(kind, source.layer, head, row, text=text)


def _said(run: ModelRun) -> str:
    """Say which layers ran again."""
    first = run.survey.first_changed
    if first is None:
        return tr("Nothing is changed: the model runs as it is.")
    again = tr(
        "Layers from {first} on ran again, {seconds} s.",
        first=first,
        seconds=fixed(run.seconds, 2),
    )
    below = tr("The layers below are identical to the last bit.")
    return f"{again} {below}" if first else again
