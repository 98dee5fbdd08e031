"""Texts through the model that is open: typed anew, changed inside, written on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from attnviz.checkpoints.chat import in_form
from attnviz.frame.models.typing_page import TypingPage, fit_text
from attnviz.frame.models.work import ran
from attnviz.language import mark, plural, tr
from attnviz.settings import LAST_TEXT
from attnviz.ui.look.numbers import fixed

if TYPE_CHECKING:
    from attnviz.frame.models.bar import ModelBar
    from attnviz.frame.models.opened import ModelRun, TextFit
    from attnviz.frame.models.room import Workplace
    from attnviz.model.document.source import LayerSource
    from attnviz.model.edits.model_changes import Changes


MOST_WAITING = 4  # a key that is held asks for no more


class _Waiting(NamedTuple):
    """What is done once nothing runs, in the model that it was asked of."""

    do: Callable[[], object]
    key: object
    path: str


class Running:
    """Runs texts, and says what came of it."""

    def __init__(self, workplace: Workplace, bar: ModelBar) -> None:
        room = workplace.room
        self._room, self._session = room, room.session
        self._at_hand, self._bench = workplace.at_hand, workplace.bench
        self._job = workplace.job
        self._waiting: list[_Waiting] = []
        self.page = TypingPage(room.themes.theme, room.canvas_stack.canvases, self._fits)
        self.page.submitted.connect(self.run_text)
        bar.text_submitted.connect(self.run_text)

    def has_text(self) -> bool:
        """Whether another text can be run."""
        source = self._bench.source
        return self._at_hand.model is not None and source is not None and source.kind == "model"

    def when_free(self, do: Callable[[], object], key: object = None) -> None:
        """Do something with the model: now, or once what runs is done.

        Parameters
        ----------
        key : of what waits under one key (one drag) the last counts; None = each counts
        """
        source = self._bench.source
        if source is None:
            return
        if not self._job.running:
            do()
            return
        kept = [each for each in self._waiting if key is None or each.key != key]
        if len(kept) < MOST_WAITING:
            self._waiting = [*kept, _Waiting(do, key, source.path)]
        if key is None:
            self._room.say(tr("This waits until what runs is done. Esc stops both."))

    def go_on(self) -> None:
        """Do what waits until something runs again; not in another model."""
        while self._waiting and not self._job.running:
            first, *self._waiting = self._waiting
            source = self._bench.source
            if source is not None and source.path == first.path:
                first.do()

    def forget_waiting(self) -> None:
        """Do nothing any more of what waits."""
        self._waiting = []

    def now(self) -> ModelRun | None:
        """Return the run on the bench."""
        return self._at_hand.run if self.has_text() else None

    def edit_text(self) -> None:
        """Let a person type a text on a page over the canvas."""
        source, model = self._bench.source, self._at_hand.model
        if source is not None and model is not None and self.has_text():
            form = model.model.chat_form
            self.page.open_with(source.text, partial(in_form, form) if form else None)

    def _fits(self, text: str) -> TextFit | None:
        return None if self._at_hand.model is None else self._at_hand.model.fits(text)

    def run_text(self, text: str) -> None:
        """Run another text through the model, and show the same layer of it.

        What is too long for the model is left out, and it is said.
        """
        source, model = self._bench.source, self._at_hand.model
        if source is None or model is None or not text.strip() or text == source.text:
            return
        asked = replace(source, n_written=0)
        self._job.start(partial(ran, model, asked, text=text), self._put_text)

    def _put_text(self, found: object) -> None:
        assert isinstance(found, tuple)
        run, shown = found
        self._at_hand.run = run
        pointing = {"token": shown.document.n_tokens - 1, "key": None, "cell": None}
        self._bench.put_run(shown, tr("Text: {text}", text=_short(run.text)), pointing=pointing)
        self.keep_text(run)
        self.say_run(run)

    def keep_text(self, run: ModelRun) -> None:
        """Begin the next model with this text, unless it is the example of one that ships."""
        if self._at_hand.model is not None and not self._at_hand.model.example:
            self._room.settings.set(LAST_TEXT, run.text)

    def say_run(self, run: ModelRun) -> None:
        """Say how much was computed, how fast, and what was noticed."""
        n, kept = run.run.n_tokens, run.run.reused_rows
        seconds, numbering = fixed(run.seconds, 2), self._session.document().numbering
        of_model = self._at_hand.model.model.notes if self._at_hand.model is not None else ()
        notes = " ".join((*of_model, *run.encoding.notes))
        if kept:
            said = tr(
                "Rows up to {kept} kept, {new} computed again, {seconds} s.",
                kept=numbering.last(kept),
                new=n - kept,
                seconds=seconds,
            )
        else:
            one, many = mark("{n} token, {seconds} s."), mark("{n} tokens, {seconds} s.")
            said = plural(one, many, n, seconds=seconds)
        if run.cut is not None:
            self._room.say(f"{fit_text(run.cut)}. {notes}".strip(), warning=True)
        elif notes or not self._room.themes.theme.projector:  # a class reads the caption instead
            self._room.say(f"{said} {notes}".strip())

    def rerun(
        self,
        asked: LayerSource,
        words: str,
        said: Callable[[ModelRun], str],
        key: object = None,
    ) -> None:
        """Run what a layer is to be of, as one step with a name; say what came of it.

        Steps in a row with one key are one.
        """
        if self._at_hand.model is not None and not self._job.running:
            work = partial(ran, self._at_hand.model, asked)
            self._job.start(work, partial(self._put_run, words, said, key))

    def rerun_changed(
        self, changes: Changes, words: str, said: Callable[[ModelRun], str], key: object
    ) -> None:
        """Run the text on the bench with other changes, as one step with a name."""
        if self._bench.source is not None:
            self.rerun(replace(self._bench.source, changes=changes), words, said, key)

    def _put_run(
        self, words: str, said: Callable[[ModelRun], str], key: object, found: object
    ) -> None:
        assert isinstance(found, tuple)
        run, shown = found
        before, last = self._session.document().n_tokens, shown.document.n_tokens - 1
        self._at_hand.run = run
        pointing = {} if shown.document.n_tokens == before else {"token": last, "key": None}
        self._bench.put_run(shown, words, key, pointing)
        text = said(run)
        if text and not self._room.themes.theme.projector:  # a class reads the caption instead
            self._room.say(text)


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:39] + "…"
