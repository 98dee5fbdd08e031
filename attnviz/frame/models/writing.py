"""The model writes: token after token, each a step that can be undone, on all tabs at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from attnviz.checkpoints.sampling import Sampling, chosen
from attnviz.language import quoted, tr
from attnviz.model.document.source import LayerSource
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import one_decimal_percent

if TYPE_CHECKING:
    from attnviz.frame.models.opened import ModelRun
    from attnviz.frame.models.writing_card import WritingCard
    from attnviz.session import Session

Rerun = Callable[[LayerSource, str, Callable[["ModelRun"], str]], None]
"""Runs what a layer is to be of, as a step with a name, and says what came of it."""


class Writing(QObject):
    """Appends tokens behind the text, and takes them back.

    Parameters
    ----------
    run_now : gives the run on the bench, None where there is none
    say : tells why nothing is written
    """

    def __init__(
        self,
        session: Session,
        card: WritingCard,
        *,
        rerun: Rerun,
        run_now: Callable[[], ModelRun | None],
        say: Callable[[str], None],
    ) -> None:
        super().__init__(card)
        self.opened = False
        """Whether somebody began to write on this text: the card stays when all is taken back."""
        self._session, self._card = session, card
        self._rerun, self._run_now, self._say = rerun, run_now, say
        card.next_wished.connect(self.write)
        card.back_wished.connect(self.take_back)
        card.cut_wished.connect(self.cut)

    def may_write(self) -> bool:
        """Whether there is a text that a model can go on with."""
        source = self._session.lab.source
        return source is not None and source.kind == "model" and self._run_now() is not None

    def has_written(self) -> bool:
        """Whether something was written."""
        source = self._session.lab.source
        return source is not None and source.n_written > 0

    @property
    def sampling(self) -> Sampling | None:
        """Return how the next token is drawn; None = the likeliest is taken."""
        return self._card.sampling

    def write(self) -> None:
        """Append the next token."""
        run, source = self._run_now(), self._session.lab.source
        if run is not None and source is not None:
            self.take(chosen(run.run.logits, source.n_written, self.sampling))

    def write_rank(self, rank: int) -> None:
        """Append the token of this rank among the likeliest, from 1."""
        run = self._run_now()
        if run is not None and rank <= len(run.next_tokens):
            self.take(run.next_tokens[rank - 1].id)

    def take(self, token: int) -> None:
        """Append a token of the vocabulary."""
        run, source = self._run_now(), self._session.lab.source
        if run is None or source is None or not self.may_write():
            return
        config = run.run.config
        if source.n_written and source.ids[-1] in config.eos_ids:
            self._say(tr("The model ended its text."))
            return
        if len(source.ids) >= config.max_tokens:
            self._say(tr("This is the longest text that the model was made for."))
            return
        reads = run.survey.reads
        assert reads is not None
        probability = float(run.run.probabilities()[token])
        written = reads(token, probability)
        name = quoted(visible(written.piece.strip() or written.piece))
        rank = 1 + int((run.run.logits > run.run.logits[token]).sum())
        share = one_decimal_percent(probability)
        asked = replace(source, ids=(*source.ids, token), n_written=source.n_written + 1)
        self.opened = True
        words = tr("Write {token}", token=name)
        self._rerun(asked, words, lambda _: _said(name, share, rank))

    def take_back(self) -> None:
        """Take the last written token back."""
        source = self._session.lab.source
        if source is not None:
            self.cut(source.n_written - 1)

    def cut(self, left: int) -> None:
        """Take back what was written but for so many tokens."""
        source = self._session.lab.source
        if source is None or not 0 <= left < source.n_written:
            return
        ids = source.ids[: len(source.ids) - source.n_written + left]
        asked = replace(source, ids=ids, n_written=left)
        self._rerun(asked, tr("Undo written tokens"), lambda _: "")


def _said(name: str, share: str, rank: int) -> str:
    if rank == 1:
        return tr("It wrote {token}, {share}.", token=name, share=share)
    return tr("It wrote {token}, choice {rank} ({share}).", token=name, rank=rank, share=share)
