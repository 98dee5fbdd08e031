"""In which line of its file a lesson says what: a fault that names a step and a field gets it.

A fault begins with a place as the fields of a file are called: ``step 2.state.tab: found …``. In
Markdown its fields have other names, which are then said: ``line 18: step 2, show.tab: found …``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from attnviz.errors import LessonError
from attnviz.language import tr

PAIRS = ("show", "after", "try-show")
"""Keys whose lines hold several names and values."""
_PLACE = re.compile(r"(step \d+|[a-z_]+)((?:\.\w+|\[\d+\])*): ")
_PART = re.compile(r"\.?(\w+)|\[(\d+)\]")
_SPACE = re.compile(r"[ \t\r\n]*")
_DECODER = json.JSONDecoder()


@dataclass(frozen=True)
class FileLine:
    """A line, counted from 1, and the key that it begins with; "" where lines have none."""

    number: int
    key: str = ""


Find = Callable[[str], tuple[FileLine, str] | None]
"""Returns the line of a place, and what the place names beyond what the whole line says."""


def nowhere(_place: str) -> tuple[FileLine, str] | None:
    """Find no place, as in a text that is not there."""
    return None


def located(fault: str, find: Find) -> str:
    """Return a fault with its line, in the words of its file; as it is where there is none."""
    place = _PLACE.match(fault)
    found = find(place[1] + place[2]) if place else None
    if place is None or found is None:
        return fault
    line, rest = found
    told = fault
    if line.key:
        key = {"##": "", "#": "", "-": "choices", "+": "choices"}.get(line.key, line.key)
        named = f"{key}{rest}".removeprefix(".")
        step = f"{place[1]}, " if place[1].startswith("step") else ""
        told = f"{step}{named}: {fault[place.end() :]}" if named else fault
    return at_line(line.number, told)


def at_line(number: int, text: str) -> str:
    """Return what is said of a line."""
    return tr("line {number}: {error}", number=number, error=text)


def check_letters(data: bytes) -> None:
    """Name the first line that is not written in UTF-8; LessonError for one."""
    for number, line in enumerate(data.split(b"\n"), 1):
        try:
            line.decode()
        except UnicodeDecodeError as error:
            text = tr(
                "found a letter that is not UTF-8 in {text}; save the file as UTF-8.",
                text=repr(line.decode("latin-1").strip()[:40]),
            )
            raise LessonError(at_line(number, text)) from error


def of_markdown(lines: Mapping[str, FileLine]) -> Find:
    """Return what finds the lines of Markdown, from the line of each place."""

    def find(place: str) -> tuple[FileLine, str] | None:
        # What is covered, and what fills the picture, is read as part of what a step shows.
        moved = re.sub(r"\.(?:state|after)\.(covers|big)", r".\1", place)
        heading = place.partition(".")[0].partition("[")[0]
        for whole in (moved, place):
            for at in _shorter(whole, heading):
                if at in lines:
                    field = [up for up in _shorter(at, heading) if lines.get(up) == lines[at]][-1]
                    rest = re.sub(r"\.token$", ".row", whole[len(field) :])
                    return lines[at], rest if lines[at].key in PAIRS else ""
        return (lines[heading], place[len(heading) :]) if heading in lines else None

    return find


def _shorter(place: str, heading: str) -> Iterator[str]:
    """Yield a place, and those that it is a part of, below the heading of a step or of the sheet.

    A field of the lesson itself has no heading, so it is yielded too.
    """
    least = len(heading) if heading.startswith("step ") or heading == "handout" else 0
    while len(place) > least:
        yield place
        place = place[: max(place.rfind("."), place.rfind("["), 0)]


def of_json(text: str) -> Find:
    """Return what finds the lines of the steps in JSON."""

    def find(place: str) -> tuple[FileLine, str] | None:
        if not place.startswith("step "):
            return None
        whole = re.sub(r"^step (\d+)", lambda m: f"steps[{int(m[1]) - 1}]", place)
        parts = [name or int(number) for name, number in _PART.findall(whole)]
        at = _start(text, parts)
        return None if at is None else (FileLine(text.count("\n", 0, at) + 1), "")

    return find


def _start(text: str, parts: list[Any]) -> int | None:
    """Return where the deepest value begins of those that a place names; None for none."""
    at, found = _after_space(text, 0), None
    for part in parts:
        entry = next((start for name, start in _entries(text, at) if name == part), None)
        if entry is None:
            break
        at = found = entry
    return found


def _entries(text: str, at: int) -> Iterator[tuple[str | int, int]]:
    """Yield name or number of the entries of an object or a list, and where they begin."""
    opened = text[at : at + 1]
    if opened not in ("{", "["):
        return
    at, place = _after_space(text, at + 1), 0
    while text[at : at + 1] not in ("]", "}", ""):
        name: str | int = place
        if opened == "{":
            name, at = _DECODER.raw_decode(text, at)
            at = _after_space(text, _after_space(text, at) + 1)  # the colon
        yield name, at
        _, at = _DECODER.raw_decode(text, at)
        at = _after_space(text, at)
        if text[at : at + 1] == ",":
            at = _after_space(text, at + 1)
        place += 1


def _after_space(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    assert found is not None
    return found.end()


def leaves(value: Any, place: str) -> Iterator[str]:
    """Yield the places of all that a value holds, and its own."""
    yield place
    if isinstance(value, dict):
        for name, part in value.items():
            yield from leaves(part, f"{place}.{name}" if place else name)
    elif isinstance(value, list):
        for i, part in enumerate(value):
            yield from leaves(part, f"{place}[{i}]")
