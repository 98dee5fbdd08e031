"""`attnviz render`: check everything about a picture, then have it drawn."""

from __future__ import annotations

import argparse
import tempfile
from dataclasses import replace
from pathlib import Path

from attnviz.cli import Render
from attnviz.cli.output import put
from attnviz.cli.parser import WHOLE_WINDOW
from attnviz.cli.request import RenderRequest
from attnviz.cli.source import (
    changed,
    document_of,
    head_of,
    open_source,
    place_of,
    saturation_asked,
    sparse_asked,
)
from attnviz.errors import AttnvizError, EditError
from attnviz.export.files import suffix_of
from attnviz.model.lab import Lab

PICTURES = (".png", ".svg", ".pdf")
STEPS = 12
SCREEN_DPI = 96.0


def render_picture(options: argparse.Namespace, render: Render | None) -> int:
    """Draw a tab into a file, or to standard output for ``-o -``."""
    if render is None:
        raise AttnvizError("pictures need the whole program: attnviz render …")
    _read_windows(options)
    suffix = _suffix(options)
    if options.output != "-":
        return render(_request(options, Path(options.output))) or 0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"picture{suffix}"
        code = render(_request(options, path)) or 0
        if not code:
            put(path.read_bytes(), None)
        return code


def _read_windows(options: argparse.Namespace) -> None:
    """Tell the whole window (`--window`) from the mask's window (`--window 4`)."""
    given = options.windows or []
    numbers = [window for window in given if window != WHOLE_WINDOW]
    options.whole_window = len(numbers) < len(given)
    options.window = numbers[-1] if numbers else None


def _suffix(options: argparse.Namespace) -> str:
    if options.output == "-":
        if options.format is None:
            options.fail("-o - needs --format png, svg or pdf")
        suffix = f".{options.format}"
    else:
        suffix = suffix_of(options.output, PICTURES)
        if options.format is not None and suffix != f".{options.format}":
            options.fail(f"--format {options.format} does not go with {options.output}")
    if suffix != ".png" and options.whole_window:
        options.fail("the whole window is drawn as PNG only")
    if suffix != ".png" and (options.scale or options.width or options.dpi):
        options.fail("--scale, --width and --dpi belong to PNG; SVG and PDF are sharp at any size")
    return suffix


def _request(options: argparse.Namespace, path: Path) -> RenderRequest:
    source = open_source(options.source)
    if options.mask is not None and options.pattern is not None:
        options.fail("--mask and --pattern exclude each other")
    lab = _lab_asked(source.lab, options)
    document = document_of(lab, "example" if options.tab == "steps" else "document")
    if options.step is not None and (options.tab != "steps" or not 1 <= options.step <= STEPS):
        raise EditError(f"step: found {options.step}, expected 1 to {STEPS}, of the tab steps")
    width, _ = options.size
    scale = options.scale or 1.0
    if options.width:
        scale = options.width / width
    elif options.dpi:
        scale = options.dpi / SCREEN_DPI
    return RenderRequest(
        lab=lab,
        name=source.name,
        tab=options.tab,
        step=options.step,
        head=head_of(document, options.head),
        token=place_of(options.token, document.tokens, "token"),
        theme=options.theme,
        size=options.size,
        scale=scale,
        dpi=options.dpi,
        window=options.whole_window,
        output=path,
        view=source.file.view,
    )


def _lab_asked(lab: Lab, options: argparse.Namespace) -> Lab:
    """Change the exhibit that the tab shows as the options ask."""
    if options.tab == "sparse":
        return replace(lab, sparse=sparse_asked(lab.sparse, options))
    if options.tab == "saturation":
        return replace(lab, saturation=saturation_asked(lab.saturation, options))
    if options.tab == "steps" and lab.example is not None:
        return replace(lab, example=changed(lab.example, options))
    return replace(lab, document=changed(lab.document, options))
