"""Every error a person may see: what, where, found, expected, what to do; shown as it is."""

import re

_NEXT_SENTENCE = re.compile(r"[.?!] +(`|[^\W\d_])")


def ended(text: str) -> str:
    """Return a text of several sentences with a stop at its end, unless a command is there."""
    starts = any(sign == "`" or sign.isupper() for sign in _NEXT_SENTENCE.findall(text))
    return f"{text}." if starts and (text[-1].isalnum() or text[-1] in ")]") else text


class AttnvizError(Exception):
    """An error caused by input, never by a fault of the program."""

    def __init__(self, text: str) -> None:
        super().__init__(ended(text))

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
