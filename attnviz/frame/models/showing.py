"""What is open, shown around the canvas: row of the model, cards, training, cover."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from attnviz.checkpoints.stream import stream_lengths
from attnviz.engine.steps.table import NUMBERED
from attnviz.frame.models.cards import HeadScore
from attnviz.frame.models.cover import SATURATION, STEPS
from attnviz.language import mark, quoted, tr
from attnviz.model.document.given_pattern import was_given
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import fixed, grouped, short_bytes
from attnviz.ui.tab.view import View

if TYPE_CHECKING:
    from attnviz.captures.capture import Capture
    from attnviz.frame.models.bar import ModelBar
    from attnviz.frame.models.cards import ModelCards
    from attnviz.frame.models.cover import CaptureCover
    from attnviz.frame.models.opened import ModelRun
    from attnviz.frame.models.room import Workplace
    from attnviz.frame.models.running import Running
    from attnviz.frame.models.training import TrainingPlayer
    from attnviz.frame.models.writing import Writing
    from attnviz.model.document.source import LayerSource
    from attnviz.session import Selection
    from attnviz.ui.look.theme import Theme

SCORES = (
    ("induction", mark("induction")),
    ("previous", mark("previous token")),
    ("first", mark("first token")),
    ("duplicate", mark("duplicate token")),
)


@dataclass(frozen=True)
class Around:
    """What lies around and over the canvas."""

    bar: ModelBar
    cards: ModelCards
    training: TrainingPlayer
    cover: CaptureCover


class Showing:
    """Shows it; nothing of it changes what is open or on the bench."""

    def __init__(
        self, workplace: Workplace, around: Around, running: Running, writing: Writing
    ) -> None:
        self._session, self._host = workplace.room.session, workplace.room.host
        self._at_hand, self._job = workplace.at_hand, workplace.job
        self._running, self._writing = running, writing
        self._bar, self._cards = around.bar, around.cards
        self._training, self._cover = around.training, around.cover

    def show(self) -> None:
        """Show everything anew."""
        source = self._session.lab.source
        self._session.set_survey(self._at_hand.survey(source))
        self.show_cover()
        self.show_parts()
        if source is None:
            return
        run, document = self._at_hand.run, self._session.document()
        self._bar.set_open(True)
        self._bar.set_model(source.kind == "model")
        self._bar.set_surveyed(self._session.survey is not None)
        self._bar.set_layer(source.layer, self._at_hand.layers(source) or (source.layer,))
        if source.kind == "model":
            self._bar.set_text(source.text, document.n_tokens)
        self.show_picked()
        self._cards.set_model(source.name, self._about(source))
        self._offer_readings(source)
        faults = {} if run is None else run.faults
        self._cards.changes.set_changes(source.changes, document.tokens, document.numbering, faults)
        self._show_written(source)

    def show_parts(self) -> None:
        """Show bar and cards while something is open, and the tab in front shows some of it."""
        source, tabs = self._session.lab.source, self._host.tabs
        shown = source is not None and tabs[self._host.place].of_model
        self._bar.setVisible(shown or self._job.running)
        self._cards.setVisible(shown)
        self._training.follow(source, self._session.selection.head)
        self._training.bar.setVisible(shown and self._training.has_steps())

    def show_picked(self) -> None:
        """Show which head is selected, and what it did on this text."""
        source, selection = self._session.lab.source, self._session.selection
        if source is None:
            return
        run, document = self._at_hand.run, self._session.document()
        self._bar.set_head(selection.head, document.n_heads)
        self._training.follow(source, selection.head)
        measured = run is not None and source.kind == "model" and selection.tab == "heads"
        scores = _head_scores(run, source.layer, selection.head) if measured and run else ()
        self._cards.set_head(document.heads[selection.head].title, scores, source.n_heads)
        self._show_where(source, selection)

    def show_cover(self) -> None:
        """Say on tabs 2 and 3 what cannot be shown where the scores were not captured."""
        selection, lab = self._session.selection, self._session.lab
        bare = lab.source is not None and lab.document.captured and lab.example is None
        reason = ""
        if (
            bare
            and selection.tab == "steps"
            and not was_given(lab.document, NUMBERED[selection.step - 1].name)
        ):
            reason = STEPS
        if lab.source is not None and lab.document.captured and selection.tab == "saturation":
            reason = "" if lab.saturation.random else SATURATION
        self._cover.set_reason(reason)

    def cover_answers(self) -> None:
        """Let no card tell what the tab in front covers."""
        view = self._host.view
        covered = isinstance(view, View) and view.covered
        if covered != self._cards.covered:
            self._cards.set_covered(covered)
            if self._session.lab.source is not None:
                self.show()

    def set_theme(self, theme: Theme) -> None:
        """Use these colours."""
        for part in (self._bar, self._training.bar, self._cover, self._cards):
            part.set_theme(theme)

    def _show_written(self, source: LayerSource) -> None:
        """Show what the model wrote, and what it keeps of keys and values."""
        run, card = self._running.now(), self._cards.writing
        wanted = source.n_written > 0 or self._writing.opened
        card.setVisible(run is not None and wanted and not self._cards.covered)
        if run is not None:
            card.set_written(run.behind)

    def _show_where(self, source: LayerSource, selection: Selection) -> None:
        """Show on tab 2 how long the vectors around the layer are, where it is at hand."""
        on_tab, cards = selection.tab == "steps" and source.kind == "model", self._cards
        now, model, document = self._at_hand.run, self._at_hand.model, self._session.document()
        # Tab 2 has no room for both; what a change did to the next token is not hidden.
        tokens = now.next_tokens if now and source.kind == "model" else ()
        cards.set_next(() if on_tab and not source.changes else tokens)
        if not on_tab or now is None or model is None or not model.quick:
            cards.set_where("", ())
            return
        at = min(selection.token, now.run.n_tokens - 1)
        layer, head = source.layer, selection.head
        found = stream_lengths(model.model.weights, now.run, layer, head, at)
        lines = [
            (tr("stream into layer {layer}", layer=layer), fixed(found.before, 1)),
            (tr("norm, then {n} heads", n=document.n_heads), f"+{fixed(found.heads, 1)}"),
            (tr("of that, head {name}", name=f"{layer}.{head}"), fixed(found.head, 1)),
        ]
        if found.mlp is not None:
            lines.append((tr("norm, then MLP (not shown)"), f"+{fixed(found.mlp, 1)}"))
        lines.append((tr("stream out"), fixed(found.after, 1)))
        cards.set_where(quoted(visible(document.tokens[at])), lines)

    def _offer_readings(self, source: LayerSource) -> None:
        """Offer what a capture can be read as, too; one that was handed over is not there again."""
        capture = self._at_hand.capture.capture if self._at_hand.capture is not None else None
        if source.kind != "capture" or capture is None or not Path(source.path).exists():
            self._cards.offer_readings(swap=False, text=0, n_texts=1)
            return
        swap = source.swapped or capture.looks_swapped
        self._cards.offer_readings(swap=swap, text=source.batch + 1, n_texts=capture.n_texts)

    def _about(self, source: LayerSource) -> str:
        """Say what is open, and how large it is."""
        size = short_bytes(source.n_bytes)
        if source.kind == "capture":
            capture = self._at_hand.capture
            if capture is None:
                return tr("Captured attention, {size}", size=size)
            return "\n".join((_captured(capture.capture, size), *capture.capture.notes))
        here = tr("local file, nothing leaves this computer")
        if self._at_hand.model is None:
            return here
        c = self._at_hand.model.model.config
        facts = tr(
            "{stored} · {n_layers} layers × {n_heads} heads · {size}",
            stored=c.quantization,
            n_layers=c.n_layers,
            n_heads=c.n_heads,
            size=size,
        )
        return f"{facts}\n{here}"


def _captured(found: Capture, size: str) -> str:
    """Say how much of a run was captured."""
    facts = tr(
        "Captured attention · {layers} × {heads} · {n} tokens · {size}",
        layers=len(found.layers),
        heads=len(found.layers[0]),
        n=grouped(found.n_key),
        size=size,
    )
    bare = tr("no Q and K")
    return facts if found.queries else f"{facts} · {bare}"


def _head_scores(run: ModelRun, layer: int, head: int) -> tuple[HeadScore, ...]:
    """Return what a head did on this text, with its rank among all heads of the model."""
    found = run.scores
    return tuple(
        HeadScore(tr(said), float(found[name][layer, head]), found.rank(name, (layer, head)))
        for name, said in SCORES
    )
