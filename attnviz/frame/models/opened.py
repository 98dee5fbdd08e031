"""A model or a capture that is open, and the layers of it as Documents."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from attnviz.captures.documents import capture_document
from attnviz.checkpoints.asked import carried_out, changed_document, why_not
from attnviz.checkpoints.fingerprint import fingerprint
from attnviz.checkpoints.forward import CancelledError
from attnviz.checkpoints.layers import layer_document
from attnviz.checkpoints.model import open_model
from attnviz.checkpoints.next_token import NextToken
from attnviz.checkpoints.random_repeats import random_repeats
from attnviz.checkpoints.survey import Survey, survey_of
from attnviz.engine.head_scores import RESTS, HeadScores
from attnviz.errors import AttnvizError
from attnviz.frame.models.job import Progress, StoppedError
from attnviz.frame.models.memory import free_memory
from attnviz.language import tr
from attnviz.model.document.checks import MAX_SCORES
from attnviz.model.document.source import LayerSource
from attnviz.ui.look.numbers import grouped

if TYPE_CHECKING:
    from attnviz.captures.capture import Capture
    from attnviz.checkpoints.changes import Change
    from attnviz.checkpoints.forward import Run
    from attnviz.checkpoints.model import LanguageModel
    from attnviz.checkpoints.one_off import SweepPace
    from attnviz.checkpoints.tokenizer import Encoding
    from attnviz.checkpoints.written import WrittenText
    from attnviz.model.document.document import Document
    from attnviz.model.document.model_change import ModelChange

Key = tuple[str, tuple[int, ...], tuple["ModelChange", ...]]
"""Text, tokens behind it, and the changes that are on."""

RUNS_KEPT = 6
NEXT_TOKENS = 5


@dataclass(frozen=True)
class TextFit:
    """How a text fits a model.

    Parameters
    ----------
    n_tokens : of the text
    most : of the longest text that can be run here
    kept : characters of the text that are read
    fault : why it cannot be cut into tokens, else ""
    """

    n_tokens: int
    most: int
    kept: int
    fault: str = ""

    @property
    def n_left_out(self) -> int:
        """How many tokens at the end are not read."""
        return max(0, self.n_tokens - self.most)


@dataclass(frozen=True, eq=False)
class ModelRun:
    """A text through a model.

    Parameters
    ----------
    survey : what all heads did on it
    seconds : how long it took
    written : tokens behind the text that the model wrote itself
    faults : changes that do not fit this text, each with the reason
    cut : how the text that was asked for fits, where its end was left out
    """

    text: str
    encoding: Encoding
    run: Run
    survey: Survey
    seconds: float
    written: tuple[int, ...] = ()
    faults: Mapping[ModelChange, str] = field(default_factory=dict)
    cut: TextFit | None = None

    @property
    def behind(self) -> WrittenText:
        """What the model wrote behind the text."""
        assert self.survey.written is not None
        return self.survey.written

    @cached_property
    def next_tokens(self) -> tuple[NextToken, ...]:
        """The likeliest next tokens, in order."""
        return self.survey.next_tokens(NEXT_TOKENS)

    @property
    def scores(self) -> HeadScores:
        """What every head of the model did on this text."""
        return self.survey.scores


@dataclass(frozen=True, eq=False)
class Shown:
    """A layer on its way to the bench, and what it is a layer of."""

    source: LayerSource
    document: Document


class OpenModel:
    """A language model that is open, and the last texts that were run on it.

    Parameters
    ----------
    path : its file or folder
    """

    def __init__(self, path: str) -> None:
        self.model: LanguageModel = open_model(path)
        self.path = path
        self.n_bytes, self.fingerprint = fingerprint(Path(path))
        self._pace: SweepPace | None = None
        self._repeats: Mapping[str, NDArray[np.float64]] | None = None
        self._runs: OrderedDict[Key, ModelRun] = OrderedDict()

    @property
    def name(self) -> str:
        """What a person calls it."""
        return self.model.name

    @property
    def example(self) -> str:
        """A text to begin with, where it reads no others."""
        return self.model.config.example

    @property
    def n_layers(self) -> int:
        """How many layers it has."""
        return self.model.config.n_layers

    @property
    def quick(self) -> bool:
        """Whether a layer is at hand without reading the file again."""
        return self.model.weights.keeps

    def fits(self, text: str) -> TextFit:
        """Say how much of a text the model reads: as many tokens as it has places, or memory."""
        most = self.most_tokens
        try:
            encoding = self.model.encode(text)
        except AttnvizError as error:
            return TextFit(0, most, len(text), str(error))
        n, kept = len(encoding.ids), len(text)
        if n > most:
            # A text that ends earlier may be cut otherwise, and a sign lie in several tokens.
            ends = sorted({begin for begin, _ in encoding.offsets[1 : most + 1]}, reverse=True)
            fitting = (end for end in ends if len(self.model.encode(text[:end]).ids) <= most)
            kept = next(fitting, 0)
        return TextFit(n, most, kept)

    @property
    def most_tokens(self) -> int:
        """Of the longest text that can be run and shown: a lab holds so many scores of a layer."""
        shown = math.isqrt(MAX_SCORES // self.model.config.n_heads)
        return max(1, min(shown, self._most_in_memory))

    @property
    def _most_in_memory(self) -> int:
        """Of the longest text that can be run: all patterns of a run are kept."""
        c, free = self.model.config, free_memory()
        if free is None:
            return c.max_tokens
        # One array of patterns, and scores of a layer while it runs; a change keeps a second run.
        per_pair = (2 * c.n_layers + 3) * c.n_heads * 4
        return max(1, min(c.max_tokens, math.isqrt(max(0, free) // per_pair)))

    def run_of(self, source: LayerSource) -> ModelRun | None:
        """Return the run that a layer is of, if it is among the last ones."""
        return self._runs.get(_key(source.text, source.written, source.changes))

    def run(
        self,
        text: str,
        progress: Progress,
        changes: tuple[ModelChange, ...] = (),
        written: tuple[int, ...] = (),
    ) -> ModelRun:
        """Run a text, or return what came of it before.

        Parameters
        ----------
        changes : what is replaced inside, as far as it fits the text
        written : tokens that follow the text

        Raises
        ------
        StoppedError
            When `progress` says so.
        CheckpointError
            When the text has no token, or more than the model has places for.
        """
        known = self._runs.get(_key(text, written, changes))
        if known is not None:
            self._runs.move_to_end(_key(text, written, changes))
            return known
        since = monotonic()
        encoding = self.model.encode(text)
        most = self._most_in_memory
        if most < len(encoding.ids) <= self.model.config.max_tokens:
            raise AttnvizError(
                tr(
                    "{n} tokens need more memory than is free: about {most} fit. Shorten the text.",
                    n=grouped(len(encoding.ids)),
                    most=grouped(most),
                )
            )
        if not encoding.ids:
            raise AttnvizError(tr("Type a text first: this one has no tokens."))
        if written:
            ids = (*encoding.ids, *written)
            tokens = tuple(self.model.tokenizer.read(ids))
            encoding = replace(encoding, ids=ids, tokens=tokens)
        plain: ModelRun | None = None
        carried: tuple[Change, ...] = ()
        faults: dict[ModelChange, str] = {}
        if any(change.on for change in changes):
            plain = self.run(text, progress, written=written)
            carried, faults = self._carried(plain, changes, progress)
        previous = self._like(encoding.ids) if plain is None else plain.run
        try:
            run = self.model.run(
                encoding.ids, previous=previous, changes=carried, progress=progress
            )
        except CancelledError:
            raise StoppedError from None
        labels = [token.label for token in encoding.tokens]
        before = plain.survey if plain is not None and carried else None
        survey = survey_of(
            self.model, run, labels, name=self.name, before=before, n_written=len(written)
        )
        if self._pace is None:
            self._pace = self.model.sweep_pace(run)
        left_seconds = self._pace.seconds(self.model.weights, run)
        survey = replace(survey, repeats=self._repeats, left_seconds=left_seconds)
        seconds = monotonic() - since
        made = ModelRun(text, encoding, run, survey, seconds, written, faults)
        # For the table of heads and the page of what is written; not on the thread of the window.
        if self.quick:
            _ = survey.direct
        if written:
            _ = made.behind.steps, made.behind.candidates, made.behind.effect
        self._keep(made, changes)
        return made

    def measured(self, text_run: ModelRun, progress: Progress) -> None:
        """Find what is left of the likeliest token with each head off, without other changes.

        All runs of the text know it then.
        """
        text, written = text_run.text, text_run.written
        plain = self.run(text, progress, written=written)
        best = plain.survey.best
        assert best is not None
        try:
            left = self.model.one_head_off(plain.run, best[0], progress)
        except CancelledError:
            raise StoppedError from None
        self._know(plain.survey, replace(plain.survey, left=left))

    def measured_repeats(self, progress: Progress) -> None:
        """Find the scores on random repeats; all runs know them then."""
        try:
            self._repeats = random_repeats(self.model, progress=progress)
        except CancelledError:
            raise StoppedError from None
        for survey in {made.survey.start for made in self._runs.values()}:
            self._know(survey, replace(survey, repeats=self._repeats))

    def _know(self, survey: Survey, known: Survey) -> None:
        """Let all runs of a text know what was found of its run without changes."""
        for key, made in tuple(self._runs.items()):
            if made.survey is survey:
                self._runs[key] = replace(made, survey=known)
            elif made.survey.before is survey:
                self._runs[key] = replace(made, survey=replace(made.survey, before=known))

    def _keep(self, made: ModelRun, changes: tuple[ModelChange, ...]) -> None:
        self._runs[_key(made.text, made.written, changes)] = made
        self._runs.move_to_end(_key(made.text, made.written, changes))
        while len(self._runs) > RUNS_KEPT:
            self._runs.popitem(last=False)

    def _carried(
        self, plain: ModelRun, changes: tuple[ModelChange, ...], progress: Progress
    ) -> tuple[tuple[Change, ...], dict[ModelChange, str]]:
        """Return the changes that fit a text, and why the others do not."""

        def run_of(text: str) -> Run:
            return self.run(text, progress).run

        faults = {
            change: why
            for change in changes
            if change.on and (why := why_not(self.model, plain.run, change, run_of))
        }
        return carried_out(self.model, plain.run, changes, run_of), faults

    def _like(self, ids: tuple[int, ...]) -> Run | None:
        """Return the run without changes that begins as these tokens do for longest."""
        runs = [made.run for made in self._runs.values() if not made.run.changes]
        return max(runs, key=lambda run: _shared(run.ids, ids), default=None)

    def layer(self, text_run: ModelRun, layer: int, changes: tuple[ModelChange, ...] = ()) -> Shown:
        """Return one layer on a text.

        Parameters
        ----------
        changes : all that the lab remembers, on and off
        """
        layer = min(max(layer, 0), self.n_layers - 1)
        run = text_run.run
        document = layer_document(
            self.model.weights, run, layer, text_run.encoding.tokens, self.name
        )
        source = replace(self._source(text_run, layer), changes=changes)
        return Shown(source, changed_document(document, run, layer))

    def _source(self, text_run: ModelRun, layer: int) -> LayerSource:
        first = text_run.scores["first"]
        return LayerSource(
            "model",
            self.path,
            self.name,
            layer,
            text_run.text,
            self.n_bytes,
            self.fingerprint,
            text_run.encoding.ids,
            text_run.encoding.pieces,
            first.size,
            int((first > RESTS).sum()),
            n_written=len(text_run.written),
            named=text_run.encoding.named,
            joined=text_run.encoding.joined,
        )

    def close(self) -> None:
        """Let go of the file."""
        self._runs.clear()
        self.model.close()


def _key(text: str, written: tuple[int, ...], changes: tuple[ModelChange, ...]) -> Key:
    return text, written, tuple(change for change in changes if change.on)


def _shared(ids: NDArray[np.int64], others: tuple[int, ...]) -> int:
    """Count the tokens that two texts begin with alike."""
    n = min(len(ids), len(others))
    unlike = np.flatnonzero(ids[:n] != np.asarray(others[:n]))
    return int(unlike[0]) if len(unlike) else n


class OpenCapture:
    """Attention that a program saved.

    Parameters
    ----------
    swapped, batch : how it was read, as in `LayerSource`
    """

    def __init__(
        self, path: str, capture: Capture, *, swapped: bool = False, batch: int = 0
    ) -> None:
        self.path, self.capture = path, capture
        self.swapped, self.batch = swapped, batch
        self.n_bytes, self.fingerprint = fingerprint(Path(path))

    @property
    def name(self) -> str:
        """What a person calls it."""
        return self.capture.title

    @property
    def numbers(self) -> tuple[int, ...]:
        """Which layers of the model were captured."""
        return self.capture.layer_numbers

    @cached_property
    def survey(self) -> Survey | None:
        """What all heads that were captured did; None where layers are not alike."""
        square = self.capture.n_query == self.capture.n_key
        if len(set(self.capture.shapes)) > 1 or not square:
            return None
        labels = self.capture.key_labels
        return Survey(
            name=self.name,
            layers=self.numbers,
            pattern=self.capture.stacked(),
            tokens=labels,
            labels=labels,
            stored_scores=self.capture.scores,
        )

    def layer(self, number: int) -> Shown:
        """Return one layer, the nearest that was captured."""
        place = min(range(len(self.numbers)), key=lambda i: abs(self.numbers[i] - number))
        document = capture_document(self.capture, place)
        source = LayerSource(
            "capture",
            self.path,
            self.name,
            self.numbers[place],
            n_bytes=self.n_bytes,
            fingerprint=self.fingerprint,
            swapped=self.swapped,
            batch=self.batch,
        )
        return Shown(source, document)


def with_edits(shown: Shown, saved: Document) -> Shown:
    """Return a layer with what a saved one had changed of it: its mask and its silent heads."""
    fresh = shown.document
    if saved.tokens != fresh.tokens or saved.n_heads != fresh.n_heads:
        return shown
    changes = {
        name: getattr(saved, name)
        for name in ("mask", "muted")
        if getattr(saved, name) != getattr(fresh, name)
    }
    return replace(shown, document=fresh.with_(**changes)) if changes else shown
