"""One text of a survey: opened, run and scored by whoever has the model's file."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.checkpoints.fingerprint import fingerprint
from attnviz.checkpoints.model import LanguageModel, open_model
from attnviz.checkpoints.survey import survey_of
from attnviz.engine.head_scores import NAMES
from attnviz.errors import AttnvizError

Floats = NDArray[Any]


@dataclass(frozen=True)
class SurveyedModel:
    """A model as everyone who works on a survey finds it.

    Parameters
    ----------
    path : of the file, the same wherever it is read
    size, hashed : see `attnviz.checkpoints.fingerprint.fingerprint`
    """

    path: str
    size: int
    hashed: str


@dataclass(frozen=True, eq=False)
class Scored:
    """The scores of all heads on one text.

    Parameters
    ----------
    scores : (n_scores, n_layers, n_heads), in the order of `head_scores.NAMES`; NaN where the
        text has no place for a score
    n_tokens : how many of its tokens were read
    n_found : how many it has
    notes : what was found strange when it was cut into tokens, each a sentence
    """

    scores: Floats
    n_tokens: int
    n_found: int
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Refused:
    """A text that the model does not take.

    Parameters
    ----------
    reason : a sentence
    """

    reason: str


def model_file(path: Path) -> SurveyedModel:
    """Return a model as a survey names it."""
    return SurveyedModel(str(path.resolve()), *fingerprint(path))


def scored(file: SurveyedModel, text: str, most: int) -> Scored | Refused:
    """Return the scores of a text, at most its first `most` tokens."""
    try:
        model = _opened(file)
        encoding = model.encode(text)
        ids = encoding.ids
        if not ids:
            return Refused("no token")
        read = ids[: min(most, model.config.max_tokens)]
        run = model.run(read)
        scores = survey_of(model, run, tuple(map(str, read))).all_scores
        stacked = np.stack([scores[name] for name in NAMES])
        return Scored(stacked, len(read), len(ids), tuple(encoding.notes))
    except AttnvizError as error:
        return Refused(str(error))


# Threads ask at the same time; one of them opens the file for all.
_opening = Lock()


def _opened(file: SurveyedModel) -> LanguageModel:
    with _opening:
        return _open(file)


@lru_cache(maxsize=1)
def _open(file: SurveyedModel) -> LanguageModel:
    path = Path(file.path)
    if fingerprint(path) != (file.size, file.hashed):
        raise AttnvizError(
            f"{file.path}: missing here, or not the model that the survey was begun with"
        )
    return open_model(path)
