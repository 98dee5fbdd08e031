"""`attnviz gradient`: how much one number of a layer moves per unit of every earlier one."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any

import numpy as np

from attnviz.cli.explain import with_head
from attnviz.cli.output import say
from attnviz.cli.source import changed, document_of, head_of, open_source
from attnviz.engine.backward import Gradient, Slope, gradient
from attnviz.engine.steps.run import Trace, run
from attnviz.errors import EditError
from attnviz.export.axes import named

STRONGEST = 3
NO_PATH = "."  # where nothing that stands in a cell reaches the number


def slopes(options: argparse.Namespace) -> int:
    """Print the strongest slopes, or those of one array."""
    lab = open_source(options.source).lab
    document = changed(document_of(lab, options.slot or "document"), options)
    trace = run(document)
    target, *place = options.of
    name, cell = cell_of(trace, options.of, head_of(document, options.head))
    found = gradient(trace, name, cell)
    wanted = None if options.array is None else _known(found, options.array)
    of = f"{target}[{', '.join(map(str, place))}]"
    if options.format == "json":
        names = list(found) if wanted is None else [wanted]
        about = {"of": name, "cell": cell, "value": float(trace[name][cell])}
        say(json.dumps(about | {"slopes": {each: _nested(found, each) for each in names}}))
        return 0
    if wanted is not None:
        for line in _rows(found, wanted):
            say(line)
        return 0
    best = found.strongest(STRONGEST)
    if not best:
        say(f"None of the given numbers changes {of}.")
    for slope in best:
        say(f"{of} moves by {slope.value:+.6g} per +1 of {_written(slope)}")
    return 0


def cell_of(trace: Trace, asked: tuple[Any, ...], head: int | None) -> tuple[str, tuple[int, ...]]:
    """Return array and place of a cell as the command line names it: A,2,1."""
    target, *place = asked
    name = named(trace, target)
    cell = with_head(trace, name, tuple(place), head)
    return name, (0, *cell) if len(cell) == trace[name].ndim - 1 == 2 else cell


def _known(found: Gradient, name: str) -> str:
    wanted = name if name in found else named(found.trace, name)
    if wanted not in found:
        raise EditError(f"--array: found {name}, expected one of {', '.join(found)}")
    return wanted


def _written(slope: Slope) -> str:
    return f"{slope.array}[{', '.join(map(str, slope.place))}]"


def _nested(found: Gradient, name: str) -> Any:
    """Return slopes as nested lists, None where a cell does not reach the number."""
    path = found.paths.get(name, np.zeros(found[name].shape, dtype=np.bool_))
    shown = found[name].astype(object)
    shown[~path] = None
    return shown.tolist()


def _rows(found: Gradient, name: str) -> Iterator[str]:
    array = found[name]
    path = found.paths.get(name, np.zeros(array.shape, dtype=np.bool_))
    for index in np.ndindex(array.shape[:-1]):
        if index and index[-1] == 0 and any(index):
            yield ""
        row = zip(array[index], path[index], strict=True)
        yield " ".join(f"{v:+.6g}" if reaches else NO_PATH for v, reaches in row)
