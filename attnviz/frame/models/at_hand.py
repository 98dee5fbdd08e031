"""What is open behind the bench: a model with one of its runs, or captured attention."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from attnviz.checkpoints.survey import Survey
    from attnviz.frame.models.opened import ModelRun, OpenCapture, OpenModel
    from attnviz.model.document.source import LayerSource


class AtHand:
    """One model or one capture at a time."""

    def __init__(self) -> None:
        self.model: OpenModel | None = None
        self.capture: OpenCapture | None = None
        self.run: ModelRun | None = None

    def adopt(self, model: OpenModel, run: ModelRun) -> None:
        """Keep a model that was opened, and close the one before."""
        if self.model is not None and self.model is not model:
            self.model.close()
        self.model, self.run = model, run

    def take_up(self, source: LayerSource) -> bool:
        """Turn to what a layer is of; whether that is open already."""
        if source.kind == "capture":
            known = self.capture
            return (
                known is not None
                and known.path == source.path
                and (known.swapped, known.batch) == (source.swapped, source.batch)
            )
        self.capture = None
        if self.model is None or self.model.path != source.path:
            return False
        run = self.model.run_of(source)
        if run is None:
            return False
        self.run = run
        return True

    def layers(self, source: LayerSource | None) -> tuple[int, ...]:
        """Return the numbers of the layers that can be picked beside one of them."""
        if source is None:
            return ()
        if self.capture is not None and source.kind == "capture":
            return self.capture.numbers
        if self.model is not None and source.kind == "model":
            return tuple(range(self.model.n_layers))
        return ()

    def survey(self, source: LayerSource | None) -> Survey | None:
        """Return what all heads did on the text that a layer is of, if that is open."""
        if source is None or not self.take_up(source):
            return None
        if source.kind == "capture":
            return None if self.capture is None else self.capture.survey
        return None if self.run is None else self.run.survey

    def close(self) -> None:
        """Close the file."""
        if self.model is not None:
            self.model.close()
