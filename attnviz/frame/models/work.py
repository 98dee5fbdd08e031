"""What is done off the window's thread with models and captures; each can be given up."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attnviz.captures.opening import open_capture
from attnviz.captures.queries import LongQueries, TooManyWeightsError
from attnviz.captures.stores import is_store
from attnviz.frame.models.opened import ModelRun, OpenCapture, OpenModel, Shown

if TYPE_CHECKING:
    from attnviz.frame.models.job import Progress
    from attnviz.model.document.model_change import ModelChange
    from attnviz.model.document.source import LayerSource


def opened_model(
    path: str,
    known: OpenModel | None,
    text: str,
    layer: int | None,
    progress: Progress,
    *,
    last: str = "",
    own: str = "",
    source: LayerSource | None = None,
) -> tuple[OpenModel, ModelRun, Shown]:
    """Open a model and run a text through it.

    Parameters
    ----------
    known : the model, where it is open already
    text : "" = `own` where the model reads it, else the model's own example, else `last`
    own : a text that comes before the example
    layer : the one that is shown; None = the middle one
    source : run it as this layer was run instead, with its text, changes and what was written
    """
    model = OpenModel(path) if known is None else known
    try:
        if source is not None:
            return model, *ran(model, source, progress)
        kept = own if own and not model.fits(own).fault else ""
        run = _run(model, text or kept or model.example or last, progress)
        return model, run, model.layer(run, model.n_layers // 2 if layer is None else layer)
    except BaseException:
        if model is not known:
            model.close()
        raise


def opened_capture(
    path: str,
    layer: int | None,
    progress: Progress,
    *,
    taken: bool = False,
    swapped: bool = False,
    batch: int = 0,
) -> tuple[OpenCapture, Shown] | LongQueries:
    """Open captured attention; where its weights are too many, what they are computed from.

    Parameters
    ----------
    layer : the one that is shown; None = the first
    taken : the file is removed once it was read, with its folder
    swapped : its columns are the queries
    batch : which of its texts
    """
    how: dict[str, Any] = {} if is_store(path) else {"swap": swapped, "batch": batch}
    try:
        found = open_capture(path, **how)
        capture = OpenCapture(path, found, swapped=swapped, batch=batch)
    except TooManyWeightsError as fault:
        return fault.queries
    finally:
        if taken:
            Path(path).unlink(missing_ok=True)
            with suppress(OSError):
                Path(path).parent.rmdir()
    return capture, capture.layer(capture.numbers[0] if layer is None else layer)


def ran(
    model: OpenModel, source: LayerSource, progress: Progress, *, text: str | None = None
) -> tuple[ModelRun, Shown]:
    """Run the text of a layer, or another, with its changes and what was written behind it."""
    run = _run(
        model, source.text if text is None else text, progress, source.changes, source.written
    )
    return run, model.layer(run, source.layer, source.changes)


def _run(
    model: OpenModel,
    text: str,
    progress: Progress,
    changes: tuple[ModelChange, ...] = (),
    written: tuple[int, ...] = (),
) -> ModelRun:
    """Run as much of a text, and of what was written behind it, as the model has room for."""
    fit = model.fits(text)
    if fit.fault or fit.n_tokens + len(written) <= fit.most:
        return model.run(text, progress, changes, written)
    whole = replace(fit, n_tokens=fit.n_tokens + len(written))
    written = written[: max(0, fit.most - fit.n_tokens)]
    return replace(model.run(text[: fit.kept], progress, changes, written), cut=whole)
