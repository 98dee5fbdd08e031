"""A survey from its first text to its result, from where it was stopped."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from attnviz.engine.text_scores import TextScores
from attnviz.errors import AttnvizError
from attnviz.surveys.kept import Kept
from attnviz.surveys.scoring import Refused, Scored
from attnviz.surveys.workers import with_cluster, with_threads

MOST_TOKENS = 1024
Progress = Callable[[int, int], None]


@dataclass(frozen=True, eq=False)
class Finished:
    """What came of a survey.

    Parameters
    ----------
    found : the scores
    resumed : texts that were scored before it was stopped
    refused : number of a text and the reason
    shortened : number of a text, how many tokens it has and how many of them were read
    notes : number of a text and what was found strange in it
    """

    found: TextScores
    resumed: int
    refused: tuple[tuple[int, str], ...]
    shortened: tuple[tuple[int, int, int], ...]
    notes: tuple[tuple[int, str], ...]


def surveyed(
    kept: Kept, *, workers: int = 0, scheduler: str = "", progress: Progress | None = None
) -> Finished:
    """Score all heads of a model on texts, from where it was stopped.

    Parameters
    ----------
    kept : what is to be done, and what is done
    workers : threads on this computer; 0 = one for each processor
    scheduler : address of a Dask cluster that does it instead
    progress : called as (texts done, texts)

    Raises
    ------
    AttnvizError
        When nothing can be kept, workers fail, or no text could be read.
    """
    file, texts, most = kept.file, kept.texts, kept.most
    results: dict[int, Scored | Refused] = {}
    for number in range(1, len(texts) + 1):
        before = kept.read(number)
        if before is not None:
            results[number] = before
    resumed = len(results)
    left = [(n, text) for n, text in enumerate(texts, 1) if n not in results]

    def done(number: int, found: Scored | Refused) -> None:
        if isinstance(found, Scored):
            kept.write(number, found)
        results[number] = found
        if progress is not None:
            progress(len(results), len(texts))

    if left and scheduler:
        with_cluster(file, left, most, done, scheduler)
    elif left:
        with_threads(file, left, most, done, workers)
    scored = [(n, one) for n, one in sorted(results.items()) if isinstance(one, Scored)]
    refused = [(n, one.reason) for n, one in sorted(results.items()) if isinstance(one, Refused)]
    if not scored:
        raise AttnvizError(f"No text could be read. Text {refused[0][0]}: {refused[0][1]}")
    return Finished(
        TextScores(
            tuple(n for n, _ in scored),
            np.array([one.n_tokens for _, one in scored], np.int64),
            np.stack([one.scores for _, one in scored]),
        ),
        resumed,
        tuple(refused),
        tuple((n, one.n_found, one.n_tokens) for n, one in scored if one.n_found > one.n_tokens),
        tuple((n, note) for n, one in scored for note in one.notes),
    )
