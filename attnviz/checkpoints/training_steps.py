"""Steps of training that lie beside a model, and what its heads did at each of them.

A model's folder may hold a folder `steps` with `step-NUMBER.safetensors`: the same model earlier,
its last step as it is now.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from attnviz.checkpoints.files import STEPS
from attnviz.checkpoints.model import open_model
from attnviz.engine.head_scores import HeadScores, score_heads

_NAME = re.compile(r"step-(\d{1,9})\.safetensors")


@dataclass(frozen=True)
class TrainingStep:
    """A model after so many steps of training; the last one is the model's own folder."""

    number: int
    path: Path


def training_steps(path: Path) -> tuple[TrainingStep, ...]:
    """Return the steps that a model, or one of its steps, lies among; () where it has none."""
    folder = path.parent.parent if path.parent.name == STEPS else path
    named = ((_NAME.fullmatch(file.name), file) for file in (folder / STEPS).glob("step-*"))
    found = sorted((int(match[1]), file) for match, file in named if match)
    if not found or not (folder / "config.json").is_file():
        return ()
    earlier = (TrainingStep(number, file) for number, file in found[:-1])
    return (*earlier, TrainingStep(found[-1][0], folder))


def along_training(
    steps: Sequence[TrainingStep],
    ids: Sequence[int],
    going_on: Callable[[int, int], bool] = lambda done, whole: True,
) -> tuple[HeadScores, ...]:
    """Return what all heads did on a text at each step, up to where `going_on` says no.

    Parameters
    ----------
    ids : tokens of the text
    going_on : called as (steps done, steps)

    Raises
    ------
    CheckpointError
        For a step that cannot be read.
    """
    found = []
    for done, step in enumerate(steps):
        if not going_on(done, len(steps)):
            break
        model = open_model(step.path)
        try:
            found.append(score_heads(np.asarray(model.run(ids).pattern), tuple(ids)))
        finally:
            model.close()
    return tuple(found)
