"""Which layer and head are shown: picked by the bar, keys, a name, or a click among all heads."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from attnviz.frame.models.opened import ModelRun, OpenModel, Shown
from attnviz.language import tr
from attnviz.ui.controls import shortcut_labels

if TYPE_CHECKING:
    from attnviz.frame.models.bar import ModelBar
    from attnviz.frame.models.job import Progress
    from attnviz.frame.models.room import Workplace
    from attnviz.model.document.source import LayerSource

MAP = "grid"  # the tab that shows all heads


class Picking:
    """Puts another layer on the bench, or selects another head of it; neither is a step."""

    def __init__(self, workplace: Workplace, bar: ModelBar) -> None:
        self._room, self._session, self._bar = workplace.room, workplace.room.session, bar
        self._at_hand, self._bench = workplace.at_hand, workplace.bench
        self._job = workplace.job
        self._said_what_a_head_can = False
        bar.layer_wished.connect(self.show_layer)
        bar.head_wished.connect(self.show_head)
        bar.head_named.connect(self.jump)
        bar.all_wished.connect(self.show_all_heads)

    def has_layers(self) -> bool:
        """Whether layers and heads can be picked."""
        return self._at_hand.layers(self._bench.source) != ()

    def has_survey(self) -> bool:
        """Whether it is known what all heads did."""
        return self._session.survey is not None

    def show_layer(self, layer: int, head: int | None = None) -> None:
        """Show another layer on the same text.

        Parameters
        ----------
        head : which head of it; None = the one with the same number
        """
        source, at_hand = self._bench.source, self._at_hand
        if source is None or layer not in at_hand.layers(source) or self._job.running:
            return
        if layer == source.layer:
            if head is not None:
                self.show_head(head)
        elif at_hand.capture is not None:
            self._bench.look_at_layer(at_hand.capture.layer(layer), head)
        elif at_hand.model is not None and at_hand.run is not None:
            if at_hand.model.quick:
                shown = at_hand.model.layer(at_hand.run, layer, source.changes)
                self._bench.look_at_layer(shown, head)
            else:
                work = partial(_layer_of, at_hand.model, at_hand.run, replace(source, layer=layer))
                self._job.start(work, partial(self._put_layer, head))

    def _put_layer(self, head: int | None, found: object) -> None:
        assert isinstance(found, Shown)
        self._bench.look_at_layer(found, head)

    def step_layer(self, by: int) -> None:
        """Show the next layer, or the one before."""
        self._bar.layer.step(by)

    def show_head(self, head: int) -> None:
        """Show another head."""
        last = self._session.document().n_heads - 1
        if 0 <= head <= last:
            self._session.select(head=head)

    def step_head(self, by: int) -> None:
        """Show the next head, or the one before."""
        self._bar.head.step(by)

    def jump(self, layer: int, head: int) -> None:
        """Show a head by its layer and number, or say which there are."""
        layers = self._at_hand.layers(self._bench.source)
        n_heads = self._session.document().n_heads
        if not layers:
            return
        if layer in layers and head < n_heads:
            self.show_layer(layer, head)
            return
        self._room.say(
            tr(
                "There is no head {name}: layers {first} to {last}, heads 0 to {most}.",
                name=f"{layer}.{head}",
                first=layers[0],
                last=layers[-1],
                most=n_heads - 1,
            ),
            warning=True,
        )
        self._bar.set_head(self._session.selection.head, n_heads)

    def show_all_heads(self) -> None:
        """Bring the map of all heads to the front."""
        place = self._room.host.place_of(MAP)
        if self._session.survey is not None and place is not None:
            self._room.show_tab(place)
            view = self._room.host.view
            view.show_page({**view.page(), "shown": "all"})
            view.setFocus()

    def say_what_a_head_can(self) -> None:
        """Say once what can be done with a head that was chosen among all."""
        if self._said_what_a_head_can:
            return
        self._said_what_a_head_can = True
        key = shortcut_labels.key_of("model.head-off", "X")
        self._room.say(
            tr("{key} switches this head off. Enter opens it on “Sentence heads”.", key=key)
        )


def _layer_of(model: OpenModel, run: ModelRun, source: LayerSource, progress: Progress) -> Shown:
    return model.layer(run, source.layer, source.changes)
