"""`attnviz render`: check everything about a picture, film or page, then have it drawn."""

from __future__ import annotations

import argparse
import tempfile
from dataclasses import replace
from pathlib import Path

from attnviz.captures.documents import capture_document
from attnviz.captures.opening import SUFFIXES, open_capture
from attnviz.captures.stores import is_store
from attnviz.cli.gradient import cell_of
from attnviz.cli.output import put
from attnviz.cli.request import Render, RenderRequest
from attnviz.cli.source import (
    NO_LAYER,
    OF_A_LAYER,
    OF_A_MASK,
    OF_SATURATION,
    LabSource,
    changed,
    document_of,
    head_of,
    open_source,
    place_of,
    saturation_asked,
    sparse_asked,
)
from attnviz.engine.backward import gradient
from attnviz.engine.steps.run import run
from attnviz.engine.steps.table import LAST_STEP
from attnviz.errors import AttnvizError, EditError
from attnviz.export.choice import ALL, DOTTED, MOVING, PAGES, RATE, SOLID, FigureStyle
from attnviz.export.files import suffix_of
from attnviz.model.comparison import Pinned
from attnviz.model.document.document import Document
from attnviz.model.document.lab import Lab
from attnviz.model.document.learning import at_step
from attnviz.model.files.attn import LabFile
from attnviz.model.lessons.lesson import Lesson
from attnviz.options import program_name

SCREEN_DPI = 96.0
NOT_COMPARED = ("saturation", "learning")


def render_picture(options: argparse.Namespace, render: Render | None) -> int:
    """Draw a tab into a file or files, or to standard output for ``-o -``."""
    if render is None:
        raise AttnvizError("pictures need the whole program: attnviz render …")
    suffix = _suffix(options)
    if options.output != "-":
        return render(_request(options, Path(options.output))) or 0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"picture{suffix}"
        code = render(_request(options, path)) or 0
        if not code:
            put(path.read_bytes(), None)
        return code


def _suffix(options: argparse.Namespace) -> str:
    """Return the kind of file, and refuse what does not go with it."""
    if options.output == "-":
        if options.format is None:
            options.fail("-o - needs --format: " + ", ".join(known[1:] for known in ALL))
        suffix = f".{options.format}"
    else:
        suffix = suffix_of(options.output, ALL)
        if options.format is not None and suffix != f".{options.format}":
            options.fail(f"--format {options.format} does not go with {options.output}")
    _check_tab(options)
    _check_window(options, suffix)
    _check_dots(options, suffix)
    _check_steps(options, suffix)
    _check_background(options, suffix)
    _check_figure(options, suffix)
    return suffix


def _check_tab(options: argparse.Namespace) -> None:
    """Refuse options that a tab would pass over in silence."""
    foreign: tuple[str, ...] = OF_SATURATION if options.tab != "saturation" else OF_A_MASK
    foreign += OF_A_LAYER if options.tab in NO_LAYER else ()
    foreign += ("step",) if options.tab not in ("steps", "learning") else ()
    foreign += ("of",) if options.tab != "steps" else ()
    for name in foreign:
        if getattr(options, name) is not None:
            options.fail(f"--{name.replace('_', '-')} does not belong to --tab {options.tab}")


def _check_window(options: argparse.Namespace, suffix: str) -> None:
    if not options.whole_window:
        return
    if suffix != ".png":
        options.fail("the whole window is drawn as PNG only")
    if options.steps or options.background not in (None, "look"):
        options.fail("--steps and --background do not go with the whole window")


def _check_dots(options: argparse.Namespace, suffix: str) -> None:
    if suffix not in DOTTED and (options.scale or options.width or options.dpi):
        options.fail(
            "--scale, --width and --dpi belong to PNG and animations; SVG, PDF and HTML are "
            "sharp at any size"
        )
    if suffix not in MOVING and (options.fps or options.motion is not None):
        options.fail(f"--fps and --film belong to animations: {', '.join(MOVING)}")


def _check_steps(options: argparse.Namespace, suffix: str) -> None:
    if options.steps is None:
        return
    if suffix not in PAGES:
        options.fail(f"--steps goes with {', '.join(PAGES)}; what moves needs no --steps")
    if options.steps == "all" and options.tab != "steps":
        options.fail("--steps all belongs to --tab steps")
    if options.step is not None:
        options.fail("--step and --steps exclude each other")
    if options.output == "-" and suffix != ".pdf":
        options.fail("--steps into -o - goes with --format pdf only: the others are several files")


def _check_figure(options: argparse.Namespace, suffix: str) -> None:
    """Refuse what does not go with the figure alone; its ground is white unless it is asked for."""
    if options.array is not None:
        options.figure = True
    named = {
        "--figure": options.figure,
        "--no-title": options.no_title,
        "--no-caption": options.no_caption,
        "--font-size": options.font_size,
        "--font": options.font,
    }
    given = [name for name, value in named.items() if value]
    if given and (options.whole_window or suffix in SOLID):
        what = "the whole window" if options.whole_window else suffix
        options.fail(f"{given[0]} does not go with {what}")
    if options.background is None:
        bright = options.figure and options.theme != "dark"
        options.background = "white" if bright else "look"


def _check_background(options: argparse.Namespace, suffix: str) -> None:
    if options.background == "transparent" and suffix in SOLID:
        options.fail(f"--background transparent does not go with {suffix}")
    if options.background == "white" and options.theme == "dark":
        options.fail("--background white does not go with --theme dark: its text is light")


def _request(options: argparse.Namespace, path: Path) -> RenderRequest:
    source = _source(options)
    if options.mask is not None and options.pattern is not None:
        options.fail("--mask and --pattern exclude each other")
    lab = _lab_asked(source.lab, options)
    document = document_of(lab, "example" if options.tab == "steps" else "document")
    step = options.step if options.tab == "steps" else None
    if step is not None and not 1 <= step <= LAST_STEP:
        raise EditError(f"--step: found {options.step}, expected 1 to {LAST_STEP}")
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
        step=step,
        page=_page(document, options),
        compared=_compared(options),
        head=head_of(document, options.head),
        token=place_of(options.token, document.tokens, "token"),
        theme=options.theme,
        size=options.size,
        scale=scale,
        background=options.background,
        style=FigureStyle(
            bare=options.figure,
            title=not options.no_title,
            caption=not options.no_caption,
            font_size=options.font_size,
            font=options.font or "",
            array=options.array or "",
            one_head=options.head is not None,
        ),
        all_steps={"all": "steps", "lesson": "lesson"}.get(options.steps or "", ""),
        rate=options.fps or RATE,
        motion=options.motion or "",
        window=options.whole_window,
        output=path,
        view=source.file.view,
        lesson=_lesson(source, options.language) if options.steps == "lesson" else None,
        language=options.language,
    )


def _page(document: Document, options: argparse.Namespace) -> dict[str, str]:
    """Return what the tab alone is to show: what would change a number."""
    if options.of is None:
        return {}
    trace = run(document)
    array, place = cell_of(trace, options.of, head_of(document, options.head))
    gradient(trace, array, place)  # says what is wrong
    return {"backward": ",".join((array, *map(str, place)))}


def _compared(options: argparse.Namespace) -> Pinned | None:
    """Open what stands beside the source as A."""
    if options.compare is None:
        return None
    if options.tab in NOT_COMPARED:
        options.fail(f"--compare does not belong to --tab {options.tab}")
    if options.of is not None:
        options.fail("--compare and --of exclude each other")
    found = open_source(options.compare)
    return Pinned(found.name, found.lab, source={"file": options.compare})


def _source(options: argparse.Namespace) -> LabSource:
    """Open what is drawn: a lesson, a file, captured attention, or a layer of a model."""
    if options.model is not None:
        if options.source is not None:
            options.fail("--model takes the place of the lesson or file")
        if options.text is None or options.layer is None:
            options.fail("--model needs both, --text and --layer")
        from attnviz.cli.models import layer_source

        return layer_source(options.model, options.text, options.layer)
    if options.text is not None:
        options.fail("--text belongs to --model")
    if options.source is None:
        options.fail("name a lesson or a file, or a language model with --model")
    if Path(options.source).suffix.lower() in SUFFIXES or is_store(options.source):
        return _captured(options.source, options.layer)
    if options.layer is not None:
        options.fail("--layer belongs to --model, or to captured attention")
    return open_source(options.source)


def _captured(path: str, layer: int | None) -> LabSource:
    """Return one layer of attention that a program saved, the first when none is named."""
    capture = open_capture(path)
    numbers = capture.layer_numbers
    wanted = numbers[0] if layer is None else layer
    if wanted not in numbers:
        raise AttnvizError(
            f"--layer: found {wanted}, expected one of {', '.join(map(str, numbers))}"
        )
    document = capture_document(capture, numbers.index(wanted))
    lab = Lab(document, title=document.title)
    return LabSource(Path(path).stem, LabFile(lab, {"token": document.n_tokens - 1}))


def _lesson(source: LabSource, language: str) -> Lesson:
    from attnviz.model.files.texts import in_language
    from attnviz.model.lessons.lesson import lesson_of

    if not source.file.steps:
        raise AttnvizError(
            f"{source.name}: has no steps. `{program_name()} list` names the lessons"
        )
    return lesson_of(in_language(source.file, language), source.name)


def _lab_asked(lab: Lab, options: argparse.Namespace) -> Lab:
    """Change the exhibit that the tab shows as the options ask."""
    if options.tab == "sparse":
        return replace(lab, sparse=sparse_asked(lab.sparse, options))
    if options.tab == "learning" and options.step is not None:
        return replace(lab, learning=at_step(lab.learning, options.step, None))
    if options.tab == "saturation":
        return replace(lab, saturation=saturation_asked(lab.saturation, options))
    if options.tab == "steps" and lab.example is not None:
        return replace(lab, example=changed(lab.example, options))
    return replace(lab, document=changed(lab.document, options))
