"""A language model on disk: opened by its header, run on a text, every layer a Document."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.checkpoints import forward as passes
from attnviz.checkpoints.changes import Change, HeadRows, HeadValues, StreamRow, check_changes
from attnviz.checkpoints.chat import chat_form
from attnviz.checkpoints.direct_effect import DirectEffect, direct_effect
from attnviz.checkpoints.files import ModelFile, open_file
from attnviz.checkpoints.forward import Each, Progress, Run
from attnviz.checkpoints.next_token import NextToken, next_token
from attnviz.checkpoints.one_off import SweepPace, one_head_off, sweep_pace
from attnviz.checkpoints.tokenizer import (
    Encoding,
    TextTokenizer,
    tokenizer_of_folder,
    tokenizer_of_gguf,
)
from attnviz.checkpoints.weights import KEEP_BYTES, Weights
from attnviz.errors import CheckpointError, EditError
from attnviz.language import tr

Floats = NDArray[Any]


class LanguageModel:
    """An open model.

    Parameters
    ----------
    opened : its file
    dtype, keep_bytes : see `open_model`
    """

    def __init__(
        self, opened: ModelFile, dtype: Any = np.float32, keep_bytes: int = KEEP_BYTES
    ) -> None:
        self.path = opened.path
        self.name = opened.name
        self.config = opened.config
        self.n_bytes = opened.n_bytes
        self.notes = opened.notes
        self.weights = Weights(
            opened.config, opened.file, opened.layout, dtype, keep_bytes, source=opened.path.name
        )
        self._opened = opened
        self._tokenizer: TextTokenizer | None = None

    @property
    def tokenizer(self) -> TextTokenizer:
        """The tokenizer, made when it is first asked for; CheckpointError when it cannot be."""
        if self._tokenizer is None:
            metadata = self._opened.metadata
            self._tokenizer = (
                tokenizer_of_folder(self.path)
                if metadata is None
                else tokenizer_of_gguf(self.path.name, metadata)
            )
        return self._tokenizer

    @cached_property
    def chat_form(self) -> str:
        """One turn of a chat with `{text}` in its place; "" where the model was taught none."""
        return chat_form(self._opened.metadata, self.path)

    def encode(self, text: str) -> Encoding:
        """Cut a text into the model's tokens; CheckpointError for one it has no vector for."""
        made = self.tokenizer.encode(text)
        count = self.config.vocab_size
        beyond = next((i for i in made.ids if i >= count), None)
        if beyond is not None:
            raise CheckpointError(
                tr(
                    "{source}: the tokenizer gives token {beyond}, expected 0 to {most}, the "
                    "tokens of the model. Are the tokenizer and the weights of one model?",
                    source=self.tokenizer.source,
                    beyond=beyond,
                    most=count - 1,
                )
            )
        return made

    def run(
        self,
        text: str | Sequence[int],
        *,
        previous: Run | None = None,
        changes: Sequence[Change] = (),
        progress: Progress | None = None,
        each: Each | None = None,
    ) -> Run:
        """Run a text, or token ids, through the model.

        Parameters
        ----------
        text : the text, or ids as `encode` gives them
        previous : an earlier run; what holds of it is taken over
        changes : what is replaced inside while it runs
        progress : called as (layers done, layers); False cancels
        each : takes the patterns of each layer, which are then not kept; see `forward`

        Raises
        ------
        CheckpointError, EditError, attnviz.checkpoints.forward.CancelledError
        """
        ids = self.encode(text).ids if isinstance(text, str) else tuple(text)
        check_changes(changes, self.config, len(ids))
        return passes.forward(
            self.weights, ids, previous=previous, changes=changes, progress=progress, each=each
        )

    def all_logits(self, run: Run) -> Floats:
        """Return the logits of every position of a run, (n, vocabulary)."""
        return passes.all_logits(self.weights, run)

    def direct_effect(self, run: Run, tokens: Sequence[int], *, position: int = -1) -> DirectEffect:
        """Split the logits of some tokens at a position of a run into their parts."""
        return direct_effect(self.weights, run, tokens, position=position)

    def shares_after(self, run: Run, positions: slice) -> Floats:
        """Return the probability of each token as the next one after positions, (n, vocabulary)."""
        logits = passes.logits_at(self.weights, run, positions).astype(np.float64)
        weights = np.exp(logits - logits.max(axis=1, keepdims=True))
        return np.asarray(weights / weights.sum(axis=1, keepdims=True))

    def next_token(self, ids: Sequence[int], token: int, share: float) -> NextToken:
        """Say how a token reads behind a text of `ids`."""
        return next_token(self.tokenizer, ids, token, share)

    def one_head_off(self, run: Run, token: int, progress: Progress | None = None) -> Floats:
        """Return what is left of a next token with each head off in turn, (n_layers, n_heads).

        Changes of the run stay on.
        """
        return one_head_off(self.weights, run, token, changes=run.changes, progress=progress)

    def sweep_pace(self, run: Run) -> SweepPace:
        """Measure how fast it gets through its heads, on a few rows of a text."""
        return sweep_pace(self.weights, run)

    def generate(self, run: Run, count: int) -> list[Run]:
        """Append the likeliest token `count` times, each a run that keeps the earlier rows.

        Changes of the run stay on; then nothing can be kept and each text runs whole.
        """
        runs = []
        for _ in range(count):
            following = int(np.argmax(run.logits))
            ids = (*map(int, run.ids), following)
            run = self.run(ids, previous=run, changes=run.changes)
            runs.append(run)
        return runs

    def close(self) -> None:
        """Let go of the file and of all that was widened."""
        self.weights.close()


def open_model(
    path: str | Path, *, dtype: Any = np.float32, keep_bytes: int = KEEP_BYTES
) -> LanguageModel:
    """Open a model by its header; no weight is read yet.

    Parameters
    ----------
    path : a GGUF file, a folder with config.json and safetensors, or a safetensors file or index
        beside its config.json
    dtype : float32, or float64 for reference runs
    keep_bytes : widened layers are kept while all together stay below this

    Raises
    ------
    CheckpointError
        Names the file, what was found, what was expected and what to do.
    """
    return LanguageModel(open_file(path), dtype, keep_bytes)


def mean_of_head(run: Run, layer: int, head: int) -> HeadValues:
    """Return the change that gives a head its mean over all positions of an unchanged run."""
    return HeadValues(layer, head, run.z[layer, head].mean(axis=0))


def patch_from(run: Run, layer: int, head: int) -> HeadValues:
    """Return the change that gives a head what it handed over in another run."""
    return HeadValues(layer, head, run.z[layer, head])


def patch_rows(run: Run, layer: int, head: int, n_tokens: int, row: int | None = None) -> HeadRows:
    """Return the change that gives a head, in a text of `n_tokens`, rows of another run.

    Rows of texts of unequal lengths are aligned from the end.

    Parameters
    ----------
    row : the one that is replaced; None = all that have one beside them

    Raises
    ------
    EditError
        When the row has none beside it.
    """
    shift = n_tokens - run.n_tokens
    if row is None:
        first = max(0, shift)
        return HeadRows(layer, head, first, run.z[layer, head, first - shift :])
    return HeadRows(layer, head, row, run.z[layer, head, _beside(run, n_tokens, row)][None])


def patch_stream(run: Run, layer: int, n_tokens: int, row: int) -> StreamRow:
    """Return the change that puts the stream of another run in after a layer, at one row."""
    return StreamRow(layer, row, run.stream[layer + 1, _beside(run, n_tokens, row)])


def _beside(run: Run, n_tokens: int, row: int) -> int:
    """Return the row of a run that stands beside one of a text, aligned from the end."""
    place = row - n_tokens + run.n_tokens
    if not 0 <= place < run.n_tokens:
        raise EditError(
            tr(
                "this row has no counterpart in the other text ({other} tokens, this one has {n}): "
                "rows are aligned from the end",
                n=n_tokens,
                other=run.n_tokens,
            )
        )
    return place
