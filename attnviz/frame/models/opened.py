"""A model or a capture that is open, and the layers of it as Documents."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from attnviz.captures.documents import capture_document
from attnviz.checkpoints.fingerprint import fingerprint
from attnviz.checkpoints.forward import CancelledError
from attnviz.checkpoints.layers import layer_document
from attnviz.checkpoints.model import open_model
from attnviz.checkpoints.next_token import NextToken
from attnviz.checkpoints.survey import Survey, survey_of
from attnviz.engine.head_scores import HeadScores
from attnviz.errors import AttnvizError
from attnviz.frame.models.job import Progress, StoppedError
from attnviz.language import tr
from attnviz.model.document.source import LayerSource

if TYPE_CHECKING:
    from attnviz.captures.capture import Capture
    from attnviz.checkpoints.forward import Run
    from attnviz.checkpoints.model import LanguageModel
    from attnviz.checkpoints.tokenizer import Encoding
    from attnviz.model.document.document import Document

RUNS_KEPT = 4
NEXT_TOKENS = 5
HALF = 0.5  # of its weight: a head that gives more of it to the first token rests there


@dataclass(frozen=True, eq=False)
class ModelRun:
    """A text through a model.

    Parameters
    ----------
    survey : what all heads did on it
    seconds : how long it took
    """

    text: str
    encoding: Encoding
    run: Run
    survey: Survey
    seconds: float

    @cached_property
    def next_tokens(self) -> tuple[NextToken, ...]:
        """The likeliest next tokens, in order."""
        return self.survey.next_tokens(NEXT_TOKENS)

    @property
    def scores(self) -> HeadScores:
        """What every head of the model did on this text."""
        return self.survey.scores

    @cached_property
    def pieces(self) -> tuple[int, ...]:
        """Places of the tokens that go on with the word before them."""
        return tuple(i for i, token in enumerate(self.encoding.tokens) if token.continues)


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
        self._runs: OrderedDict[str, ModelRun] = OrderedDict()

    @property
    def name(self) -> str:
        """What a person calls it."""
        return model_name(self.model)

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

    def run_of(self, text: str) -> ModelRun | None:
        """Return what came of a text, if it is among the last ones."""
        return self._runs.get(text)

    def run(self, text: str, progress: Progress) -> ModelRun:
        """Run a text, or return what came of it before.

        Raises
        ------
        StoppedError
            When `progress` says so.
        CheckpointError
            When the text has no token, or more than the model has places for.
        """
        known = self._runs.get(text)
        if known is not None:
            self._runs.move_to_end(text)
            return known
        since = monotonic()
        encoding = self.model.encode(text)
        if not encoding.ids:
            raise AttnvizError(tr("Type a text first: this one has no token."))
        before = next(reversed(self._runs.values())).run if self._runs else None
        try:
            run = self.model.run(encoding.ids, previous=before, progress=progress)
        except CancelledError:
            raise StoppedError from None
        labels = [token.label for token in encoding.tokens]
        survey = survey_of(self.model, run, labels, name=self.name)
        made = ModelRun(text, encoding, run, survey, monotonic() - since)
        if self.quick:
            _ = survey.direct  # for the table of heads; not on the thread of the window
        self._runs[text] = made
        while len(self._runs) > RUNS_KEPT:
            self._runs.popitem(last=False)
        return made

    def layer(self, text_run: ModelRun, layer: int) -> Shown:
        """Return one layer on a text."""
        layer = min(max(layer, 0), self.n_layers - 1)
        document = layer_document(
            self.model.weights, text_run.run, layer, text_run.encoding.tokens, self.name
        )
        return Shown(self._source(text_run, layer), document)

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
            text_run.pieces,
            first.size,
            int((first > HALF).sum()),
        )

    def close(self) -> None:
        """Let go of the file."""
        self._runs.clear()
        self.model.close()


def model_name(model: LanguageModel) -> str:
    """Return what a person calls a model: its file or folder, where that is a name."""
    path = Path(model.path)
    stem = path.name if path.is_dir() else path.stem
    for mark in ".-_":
        stem = stem.removesuffix(f"{mark}{model.config.quantization}")
    if path.parent.name == "snapshots":  # Hugging Face: models--ORG--NAME/snapshots/REVISION
        stem = path.parent.parent.name.rpartition("--")[2]
    return model.name if not stem or stem.startswith("sha256") else stem


class OpenCapture:
    """Attention that a program saved."""

    def __init__(self, path: str, capture: Capture) -> None:
        self.path, self.capture = path, capture
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
        layers = self.capture.layers
        if any(A.shape != layers[0].shape for A in layers) or self.capture.n_query != (
            self.capture.n_key
        ):
            return None
        labels = self.capture.key_labels
        return Survey(
            name=self.name,
            layers=self.numbers,
            pattern=self.capture.stacked(),
            tokens=labels,
            labels=labels,
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
