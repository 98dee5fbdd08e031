"""What is measured of all heads: with each off in turn, on random repeats, over many texts."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from attnviz.engine.text_scores import TextScores
from attnviz.language import mark, plural, quoted, tr
from attnviz.surveys.table import read_survey

if TYPE_CHECKING:
    from attnviz.frame.models.job import Progress
    from attnviz.frame.models.opened import ModelRun, OpenModel
    from attnviz.frame.models.picking import Picking
    from attnviz.frame.models.room import Workplace
    from attnviz.frame.models.running import Running
    from attnviz.ui.controls.info_bar import InfoBar


class Measuring:
    """Measures, and hands scores that were measured elsewhere to the head finder."""

    def __init__(
        self, workplace: Workplace, notice: InfoBar, picking: Picking, running: Running
    ) -> None:
        self._room, self._session = workplace.room, workplace.room.session
        self._at_hand, self._bench = workplace.at_hand, workplace.bench
        self._job, self._notice = workplace.job, notice
        self._picking, self._running = picking, running

    def measure_heads_off(self) -> None:
        """Find what is left of the likeliest token with each head off in turn."""
        model, run = self._at_hand.model, self._at_hand.run
        if model is not None and run is not None and self._running.has_text():
            self._job.start(partial(_measured, model, run))

    def measure_repeats(self) -> None:
        """Find the induction score of all heads on random tokens written twice."""
        if self._at_hand.model is not None and self._running.has_text():
            self._job.start(self._at_hand.model.measured_repeats)

    def open_scores(self, path: str) -> None:
        """Put scores over many texts beside those on the text of the bench."""
        if self._at_hand.survey(self._bench.source) is None:
            self._notice.show_message(
                tr(
                    "{name} holds scores of heads over many texts. Open their model first, "
                    "then this file.",
                    name=quoted(Path(path).name),
                )
            )
            return
        self._job.start(partial(_read_scores, Path(path)), partial(self._put_scores, path))

    def _put_scores(self, path: str, found: object) -> None:
        assert isinstance(found, TextScores)
        survey, name = self._at_hand.survey(self._bench.source), quoted(Path(path).name)
        if survey is None:
            return
        here, there = ((each.n_layers, each.n_heads) for each in (survey, found))
        if here != there:
            self._notice.show_message(
                tr(
                    "{name} has scores for {there} heads; this model has {here} (layers × "
                    "heads). Nothing was changed.",
                    name=name,
                    there=" × ".join(map(str, there)),
                    here=" × ".join(map(str, here)),
                )
            )
            return
        self._session.set_text_scores(found)
        self._picking.show_all_heads()
        self._room.say(
            plural(
                mark("Scores over {n} text are open: the head finder has a column of them."),
                mark("Scores over {n} texts are open: the head finder has a column of them."),
                found.n_texts,
            )
        )


def _read_scores(path: Path, progress: Progress) -> TextScores:
    return read_survey(path)


def _measured(model: OpenModel, run: ModelRun, progress: Progress) -> None:
    """Leave what was measured with the run: it is kept, and knows it from now on."""
    model.measured(run, progress)
