"""`attnviz lesson`: a lesson to begin with, what is wrong with one, and its other form."""

from __future__ import annotations

import argparse
from pathlib import Path

from attnviz.cli.output import complain, plain, say
from attnviz.cli.request import DrawHandout, HandoutRequest
from attnviz.cli.source import open_source
from attnviz.errors import AttnvizError
from attnviz.export.files import check_place, suffix_of, write_file
from attnviz.model.files import attn, lesson_text
from attnviz.model.files.attn import LabFile
from attnviz.model.files.lesson_lines import at_line, located
from attnviz.model.files.texts import in_language
from attnviz.model.lessons.check import Remark, remarks
from attnviz.model.lessons.handout import handout_of
from attnviz.model.lessons.lesson import lesson_of
from attnviz.resources import FOLDER
from attnviz.streams import flush

SUFFIXES = (attn.SUFFIX, lesson_text.SUFFIX)


def lesson(options: argparse.Namespace, draw: DrawHandout | None) -> int:
    """Carry out what is asked of lessons; `draw` draws a sheet."""
    if options.act == "handout":
        return handout(options, draw)
    acts = {"new": new, "check": check, "convert": convert}
    return acts[options.act](options)


def new(options: argparse.Namespace) -> int:
    """Write a lesson to begin with; a file that is there already is left alone."""
    if Path(options.output).exists():
        raise AttnvizError(f"{options.output}: already exists; name another file")
    _write(attn.loads((FOLDER / "lessons" / "new.md").read_bytes()), options.output)
    return 0


def convert(options: argparse.Namespace) -> int:
    """Write a lesson in the form that the name of the file asks for."""
    source = open_source(options.source)
    if not source.file.steps:
        raise AttnvizError(f"{options.source}: has no steps; only lessons can be converted")
    lesson_of(source.file, options.source)
    _write(source.file, options.output)
    return 0


def handout(options: argparse.Namespace, draw: DrawHandout | None) -> int:
    """Save the sheet of a lesson as PDF."""
    if draw is None:
        raise AttnvizError("a handout needs the installed program: attnviz lesson handout")
    source, language = open_source(options.source), options.language or "en"
    if not source.file.steps:
        raise AttnvizError(f"{options.source}: has no steps; only lessons have a handout")
    suffix_of(options.output, (".pdf",))
    check_place(options.output)
    file = in_language(source.file, language)
    found = lesson_of(file, options.source)
    sheet = handout_of(found, file.extra.get("handout"))
    draw(HandoutRequest(found, sheet, options.readers, options.paper, options.output, language))
    return 0


def check(options: argparse.Namespace) -> int:
    """Say what is wrong with lessons; return 1 if something must be mended."""
    code = 0
    for text in options.sources:
        try:
            file = open_source(text).file
            found = lesson_of(file, text)
        except AttnvizError as error:
            complain(str(error))
            code = 1
            continue
        said = remarks(found)
        grave = [remark for remark in said if remark.grave]
        for remark in said:
            told = with_line(remark, file)
            say(f"{plain(text)}: {'' if remark.grave else 'note: '}{plain(told)}")
        if grave:
            code = 1
        else:
            seconds = sum(step.seconds for step in found.steps)
            time = f"{seconds // 60} min {seconds % 60} s"
            say(f"{plain(text)}: OK, {len(found.steps)} steps, {time}")
        flush()
    return code


def with_line(remark: Remark, file: LabFile) -> str:
    """Return what is said of a lesson, with the line of its file that it is said of."""
    if not remark.step:
        return located(remark.text, file.find)
    found = file.find(remark.place)
    return str(remark) if found is None else at_line(found[0].number, str(remark))


def _write(file: LabFile, path: str) -> None:
    suffix = suffix_of(path, SUFFIXES)
    check_place(path)
    if suffix == lesson_text.SUFFIX:
        data = attn.markdown(file)
    else:
        data = attn.dumps(file.lab, view=file.view, steps=file.steps, extra=file.extra)
    write_file(path, data.encode())
