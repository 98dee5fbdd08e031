"""The model writes: token after token, each a step that can be undone, on all tabs at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from attnviz.checkpoints.sampling import Sampling, chosen
from attnviz.language import quoted, tr
from attnviz.model.document.source import LayerSource
from attnviz.model.wishes import KeepWritten, PlayWriting, WriteInstead, WriteNext
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import one_decimal_percent

if TYPE_CHECKING:
    from attnviz.frame.models.opened import ModelRun
    from attnviz.frame.models.writing_card import WritingCard
    from attnviz.model.wishes import Wish
    from attnviz.session import Session

PLAY_MS = 700  # from one token that plays to the next
FULL_STOPS = (".", "!", "?", "。")

Rerun = Callable[[LayerSource, str, Callable[["ModelRun"], str]], None]
"""Runs what a layer is to be of, as a step with a name, and says what came of it."""


class Writing(QObject):
    """Appends tokens behind the text, and takes them back.

    Parameters
    ----------
    when_free : does something at once, or when what runs is done
    run_now : gives the run on the bench, None where there is none
    say : tells why nothing is written
    keep : runs another text
    is_asked : whether a class is to predict what is written, which is then not told
    """

    def __init__(
        self,
        session: Session,
        card: WritingCard,
        *,
        rerun: Rerun,
        when_free: Callable[[Callable[[], object]], None],
        run_now: Callable[[], ModelRun | None],
        say: Callable[[str], None],
        keep: Callable[[str], None],
        is_asked: Callable[[], bool],
    ) -> None:
        super().__init__(card)
        self._begun: str | None = None  # the text that somebody began to write on
        self._session, self._card = session, card
        self._rerun, self._run_now, self._say, self._keep = rerun, run_now, say, keep
        self._when_free = when_free
        self._is_asked = is_asked
        self._playing: tuple[int, ...] | None = None  # the tokens behind which it goes on
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PLAY_MS)
        self._timer.timeout.connect(self._play_on)
        card.next_wished.connect(self.write)
        card.back_wished.connect(self.take_back)
        card.cut_wished.connect(self.cut)
        card.play_wished.connect(self.play)
        card.keep_wished.connect(self.keep)

    def may_write(self) -> bool:
        """Whether there is a text that a model can go on with."""
        source = self._session.lab.source
        return source is not None and source.kind == "model" and self._run_now() is not None

    @property
    def opened(self) -> bool:
        """Whether somebody began to write on this text: the card stays when all is taken back."""
        source = self._session.lab.source
        return source is not None and source.text == self._begun

    def has_written(self) -> bool:
        """Whether something was written."""
        source = self._session.lab.source
        return source is not None and source.n_written > 0

    @property
    def sampling(self) -> Sampling | None:
        """Return how the next token is drawn; None = the likeliest is taken."""
        return self._card.sampling

    def on_wished(self, wish: Wish) -> bool:
        """Carry out a wish about what is written; False for another one."""
        if isinstance(wish, WriteNext):
            self.write()
        elif isinstance(wish, WriteInstead):
            self.put_instead(wish.token)
        elif isinstance(wish, KeepWritten):
            self.cut(wish.count)
        elif isinstance(wish, PlayWriting):
            self.play()
        else:
            return False
        return True

    def write(self) -> None:
        """Append the next token."""
        self._when_free(self._write)

    def _write(self) -> None:
        run, source = self._run_now(), self._session.lab.source
        if run is not None and source is not None:
            self.take(chosen(run.run.logits, source.n_written, self.sampling))

    def play(self) -> None:
        """Append one token after another until the text ends, or stop doing so."""
        if self._playing is not None:
            self.pause()
            return
        source = self._session.lab.source
        if source is not None and self.may_write():
            self._playing = source.ids
            self._show_playing(True)
            self.write()

    def pause(self) -> None:
        """Let nothing be appended by itself any more."""
        self._playing = None
        self._timer.stop()
        self._show_playing(False)

    def _show_playing(self, playing: bool) -> None:
        self._card.set_playing(playing)
        self._session.set_writes_on(playing)

    def _play_on(self) -> None:
        """Append another token, unless something else happened meanwhile."""
        source = self._session.lab.source
        if source is None or source.ids != self._playing:
            self.pause()
        else:
            self.write()

    def _wrote(self, piece: str) -> None:
        """Go on in a while if it plays."""
        source = self._session.lab.source
        if self._playing is None or source is None:
            return
        ended = self._card.stops_at_full_stop and piece.strip().endswith(FULL_STOPS)
        if ended or source.ids[:-1] != self._playing:
            self.pause()
        else:
            self._playing = source.ids
            self._timer.start()

    def put_instead(self, token: int) -> None:
        """Put a token in place of the last written one, as one step."""
        source = self._session.lab.source
        if source is not None:
            self.take(token, instead=source.n_written > 0)

    def keep(self) -> None:
        """Make all of it the text."""
        run, source = self._run_now(), self._session.lab.source
        if run is not None and source is not None and source.n_written:
            self.pause()
            tokens = run.encoding.tokens[-source.n_written :]
            data = b"".join(token.data for token in tokens)
            self._keep(source.text + data.decode("utf-8", "replace"))

    def write_rank(self, rank: int) -> None:
        """Append the token of this rank among the likeliest, from 1."""
        run = self._run_now()
        if run is not None and rank <= len(run.next_tokens):
            self.take(run.next_tokens[rank - 1].id)

    def take(self, token: int, *, instead: bool = False) -> None:
        """Append a token of the vocabulary, or put it in place of the last written one."""
        run, source = self._run_now(), self._session.lab.source
        if run is None or source is None or not self.may_write():
            return
        config = run.run.config
        kept = source.ids[:-1] if instead else source.ids
        why = ""
        if not instead and source.n_written and source.ids[-1] in config.eos_ids:
            why = tr("The model ended its text.")
        elif len(kept) >= config.max_tokens:
            why = tr("This is the longest text that the model was made for.")
        if why:
            self.pause()
            self._say(why)
            return
        assert run.survey.written is not None
        piece = run.survey.written.reads(len(kept), token).piece
        name = quoted(visible(piece.strip() or piece))
        n_written = source.n_written + (not instead)
        asked = replace(source, ids=(*kept, token), n_written=n_written)
        self._begun = source.text

        def said(made: ModelRun) -> str:
            self._wrote(piece)
            if self._is_asked():
                return tr("step {n}, answer hidden", n=n_written)
            step = made.behind.steps[-1]
            return _said(name, one_decimal_percent(step.token.share), step.rank)

        self._rerun(asked, tr("Write {token}", token=name), said)

    def take_back(self) -> None:
        """Take the last written token back."""
        self._when_free(self._take_back)

    def _take_back(self) -> None:
        source = self._session.lab.source
        if source is not None:
            self.cut(source.n_written - 1)

    def cut(self, left: int) -> None:
        """Take back what was written but for so many tokens."""
        source = self._session.lab.source
        if source is None or not 0 <= left < source.n_written:
            return
        self.pause()
        ids = source.ids[: len(source.ids) - source.n_written + left]
        asked = replace(source, ids=ids, n_written=left)
        self._rerun(asked, tr("Undo written tokens"), lambda _: "")


def _said(name: str, share: str, rank: int) -> str:
    if rank == 1:
        return tr("It wrote {token}, {share}.", token=name, share=share)
    return tr("It wrote {token}, choice {rank} ({share}).", token=name, rank=rank, share=share)
