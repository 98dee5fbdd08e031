"""Parse the arguments, run the command, turn every failure into one line and an exit code."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence

from attnviz.cli.output import complain
from attnviz.cli.parser import parser
from attnviz.cli.request import DrawHandout, Render
from attnviz.errors import AttnvizError
from attnviz.streams import DONE, FAILED

TROUBLE = 2  # of diff, whose 1 says that two layers differ


def run(
    argv: Sequence[str],
    *,
    render: Render | None,
    self_check: Callable[[], int] | None,
    handout: DrawHandout | None = None,
) -> int:
    """Carry out a command; see `attnviz.cli.main`."""
    failed = TROUBLE if argv[:1] == ["diff"] else FAILED
    try:
        return _act(argv, render, handout, self_check)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else DONE
    except AttnvizError as error:
        complain(str(error))
    except MemoryError:
        complain("this does not fit in memory; use fewer tokens or heads")
    except OSError as error:
        place = "" if error.filename is None else f"{error.filename}: "
        complain(f"{place}{error.strerror or error}")
    return failed


def _act(
    argv: Sequence[str],
    render: Render | None,
    handout: DrawHandout | None,
    self_check: Callable[[], int] | None,
) -> int:
    top = parser()
    options = top.parse_args(argv)
    if options.self_check:
        if self_check is None:
            raise AttnvizError("the self-check needs the installed program: attnviz --self-check")
        return self_check()
    if options.command is None:
        top.error("no command is given")
    return _command(options, render, handout)


def _command(
    options: argparse.Namespace, render: Render | None, handout: DrawHandout | None
) -> int:
    """Run one command; each is imported only when it is wanted."""
    match options.command:
        case "count":
            from attnviz.cli.count import count

            return count(options)
        case "compute":
            from attnviz.cli.compute import compute

            return compute(options)
        case "explain":
            from attnviz.cli.explain import explain

            return explain(options)
        case "render":
            from attnviz.cli.render import render_picture

            return render_picture(options, render)
        case "models" | "capture" | "heads":
            from attnviz.cli.models import capture, heads, models

            return {"models": models, "capture": capture, "heads": heads}[options.command](options)
        case "gradient":
            from attnviz.cli.gradient import slopes

            return slopes(options)
        case "diff":
            from attnviz.cli.diff import diff

            return diff(options)
        case "survey":
            from attnviz.cli.survey import survey

            return survey(options)
        case "train":
            from attnviz.cli.train import train

            return train(options)
        case "lesson":
            from attnviz.cli.lesson import lesson

            return lesson(options, handout)
        case "read":
            from attnviz.cli.read import read

            return read(options)
    from attnviz.cli.lessons import check, list_, show

    return {"list": list_, "show": show, "check": check}[options.command](options)
