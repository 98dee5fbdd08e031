"""The command line: numbers, tables, checks and pictures without a window.

Nothing here imports Qt. What needs it, drawing and the self-check, is handed in by the program's
start (`attnviz.__main__`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from attnviz import __version__
from attnviz.streams import answer, write

if TYPE_CHECKING:
    from attnviz.cli.request import DrawHandout, Render

COMMANDS = (
    "list",
    "show",
    "compute",
    "explain",
    "diff",
    "gradient",
    "count",
    "check",
    "lesson",
    "read",
    "render",
    "models",
    "capture",
    "heads",
    "survey",
    "train",
)
FLAGS = ("-h", "--help", "--version", "--self-check")


def is_command(argv: Sequence[str]) -> bool:
    """Whether arguments (without the program's name) are for the command line.

    All others, such as a file, `--tab steps` or none at all, open the window.
    """
    return bool(argv) and (argv[0] in COMMANDS or any(flag in argv for flag in FLAGS))


def main(
    argv: Sequence[str],
    *,
    render: Render | None = None,
    handout: DrawHandout | None = None,
    self_check: Callable[[], int] | None = None,
) -> int:
    """Carry out one command and return the exit code: 0 done, 1 bad input, 2 wrong usage.

    Parameters
    ----------
    argv : arguments without the program's name
    render : draws a `RenderRequest` to its file; may raise AttnvizError
    handout : draws a `HandoutRequest` to its file; may raise AttnvizError
    self_check : checks the installed program, returns an exit code
    """

    def act() -> int:
        if list(argv) == ["--version"]:
            write(f"attnviz {__version__}\n")
            return 0
        from attnviz.cli.program import run

        return run(argv, render=render, handout=handout, self_check=self_check)

    return answer(act)


__all__ = ["COMMANDS", "FLAGS", "is_command", "main"]
