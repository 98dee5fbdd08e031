"""Every error a person may see: what, where, found, expected, what to do; shown as it is."""


class AttnvizError(Exception):
    """An error caused by input, never by a fault of the program."""

    def _render_traceback_(self) -> list[str]:
        """Return the line that IPython and Jupyter show instead of a traceback; they ask for it."""
        return [f"{type(self).__name__}: {self}"]


class ShapeError(AttnvizError):
    """Arrays whose shapes do not go together."""


class EditError(AttnvizError):
    """A wish that cannot be carried out; the document stays as it was."""


class LessonError(AttnvizError):
    """A lesson or saved file that cannot be read."""


class CheckpointError(AttnvizError):
    """A model file that cannot be opened, or a text that a model cannot run."""


class CaptureError(AttnvizError):
    """Captured attention that cannot be read, or whose meaning is not clear."""
