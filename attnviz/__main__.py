"""The program: a sub-command goes to the command line, everything else opens the window."""

from __future__ import annotations

import os
import sys
import warnings
from typing import TYPE_CHECKING

from attnviz import cli, streams
from attnviz.frame.process import put_off, quick_start

if TYPE_CHECKING:
    from attnviz.cli.request import HandoutRequest, RenderRequest
    from attnviz.options import UsageError


def main(argv: list[str] | None = None) -> int:
    """Run attnviz with the words after its name; return the exit code."""
    streams.open_closed()
    _find_home()
    put_off.put_off(put_off.UNREAD)
    quick_start.one_thread()
    if not sys.warnoptions:
        warnings.simplefilter("ignore")  # of NumPy and others: for who writes programs
    words = sys.argv[1:] if argv is None else argv
    if cli.is_command(words):
        return cli.main(words, render=_render, handout=_handout, self_check=_self_check)
    from attnviz.options import UsageError, parse

    try:
        options = parse(words)
    except UsageError as error:
        return _wrong(error)
    from attnviz import display

    try:
        display.check()
    except display.NoDisplayError as error:
        from attnviz.pictures import draw_every_tab

        why = str(error)
        return streams.answer(lambda: draw_every_tab(options, why))
    except display.DisplayError as error:
        streams.warn(f"attnviz: {error}")
        return 1
    try:
        quick_start.load_qt()
    except ImportError as error:
        streams.warn(f"attnviz: {display.explain_import(error)}")
        return 1
    from attnviz import app

    try:
        return app.start(options)
    except UsageError as error:
        return _wrong(error)


def _find_home() -> None:
    """Tell Qt of the home folder where nothing in the surroundings names it (cron, services)."""
    if os.name != "posix" or os.environ.get("HOME"):
        return
    import pwd

    try:
        os.environ["HOME"] = pwd.getpwuid(os.getuid()).pw_dir
    except KeyError:
        return  # a user whom the system does not know: as it comes


def _wrong(error: UsageError) -> int:
    from attnviz.cli.output import plain
    from attnviz.options import program_name

    name = program_name()
    streams.warn(f"attnviz: {plain(str(error))}\nSee {name} --help and {name} list.")
    return 2


def _render(request: RenderRequest) -> None:
    from attnviz.pictures import render

    render(request)


def _handout(request: HandoutRequest) -> None:
    from attnviz.pictures import draw_handout

    draw_handout(request)


def _self_check() -> int:
    from attnviz.self_check import self_check

    return self_check()


if __name__ == "__main__":
    sys.exit(main())
