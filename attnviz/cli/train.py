"""`attnviz train`: a small transformer learns a task, here and now, and the run is kept."""

from __future__ import annotations

import argparse
from pathlib import Path

from attnviz.cli.output import complain, put, say
from attnviz.errors import AttnvizError, EditError
from attnviz.learning import archive
from attnviz.learning.training import Measurement, RunSettings, Training
from attnviz.model.document.learning import PAIRS, read_pairs

TOLD_EVERY = 50
LARGEST_PAIRS = 1_000_000  # bytes of a file of pairs


def train(options: argparse.Namespace) -> int:
    """Learn, tell every fifty steps how well, and write the run."""
    if options.output is not None and Path(options.output).suffix != ".npz":
        raise EditError(f"-o: found {options.output}, expected a name that ends in .npz")
    training = Training(
        RunSettings(
            task=options.task,
            pairs=_pairs(options.pairs, options.task),
            n_layers=options.layers,
            n_heads=options.heads,
            width=options.width,
            rate=options.rate,
            seed=options.seed,
            length=options.steps,
        )
    )
    _tell(training.measured())
    while training.advance():
        if training.step % TOLD_EVERY == 0:
            _tell(training.measured())
    if training.step % TOLD_EVERY:
        _tell(training.measured())
    for event in training.events():
        if event.kind in ("copy", "previous") and event.head is not None:
            layer, head = event.head
            says = "what followed an earlier copy" if event.kind == "copy" else "the token before"
            say(f"step {event.step}: L{layer + 1}·H{head + 1} gives over half its weight to {says}")
    if options.output is not None:
        put(archive.encoded(training), options.output)
    if training.stopped:
        best = training.best()
        complain(
            f"stopped at step {training.latest}: the loss is {training.measurements[-1].loss:.2f}, "
            f"untrained it was {training.measurements[0].loss:.2f}. The learning rate "
            f"{options.rate:g} is too large; the best step was {best.step}. Try a smaller --rate."
        )
        return 1
    if "copy" in training.task.scores:
        say(f"induction {training.measurements[-1].copy.max():.2f}")
    else:
        say(f"accuracy {training.measurements[-1].accuracy:.2f}")
    return 0


def _tell(measured: Measurement) -> None:
    say(f"step {measured.step:5}  loss {measured.loss:.3f}  accuracy {measured.accuracy:.1%}")


def _pairs(name: str | None, task: str) -> tuple[tuple[str, str], ...]:
    if name is None:
        if task == PAIRS:
            raise EditError("--pairs: the task pairs needs a file with two words per line")
        return ()
    try:
        with Path(name).open("rb") as file:
            data = file.read(LARGEST_PAIRS + 1)
        if len(data) > LARGEST_PAIRS:
            raise EditError(f"{name}: found over {LARGEST_PAIRS:,} bytes, expected at most that")
        return tuple(read_pairs(data.decode("utf-8-sig")))
    except UnicodeDecodeError:
        raise EditError(f"{name}: expected text in UTF-8, two words per line") from None
    except OSError as error:
        raise AttnvizError(f"{name}: cannot be read: {error.strerror}") from None
