"""`attnviz count`: the scores of a pattern at any length, by formula."""

from __future__ import annotations

import argparse

from attnviz.cli.output import say
from attnviz.engine import masks
from attnviz.errors import EditError


def count(options: argparse.Namespace) -> int:
    """Print the number alone."""
    numbers = masks.numbers_of(options.pattern)
    if options.window is None and "window" in numbers and "stride" not in numbers:
        raise EditError(f"the pattern {options.pattern} needs its window: --window 4096")
    if options.stride is None and numbers == ("stride",):
        raise EditError(f"the pattern {options.pattern} needs its stride: --stride 128")
    number = masks.count(
        options.pattern,
        options.tokens,
        window=options.window,
        n_sinks=options.sinks,
        stride=options.stride,
    )
    say(str(number))
    return 0
