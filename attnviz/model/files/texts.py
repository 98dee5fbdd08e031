"""The words of the bundled lessons in another language.

A lesson is written in English. `resources/lessons/<language>.json` gives, for each of its texts,
what is said instead: title and note, and the words of the steps. So a text that two lessons have
is translated once, and a lesson itself knows of no language. Names of heads, words and features
belong to the numbers and stay; so do lessons that teachers write.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from attnviz.language import chosen
from attnviz.model.files.attn import LabFile
from attnviz.resources import FOLDER

HEADINGS = ("goal", "audience", "before", "handout")
"""Fields of a lesson, beside title and note, that a person reads."""
SILENT = frozenset(
    "kind state after covers big own plays number focus swap lights figure".split()  # noqa: SIM905
)
"""Fields of a step that nobody reads, or that name what stands on the screen."""


def in_language(file: LabFile, language: str = "") -> LabFile:
    """Return a file with the texts it has from bundled ones in a language; "" = the one chosen."""
    language = language or chosen()
    if language == "en":
        return file
    table = texts(language)
    lab = file.lab
    lab = replace(lab, title=table.get(lab.title, lab.title), note=table.get(lab.note, lab.note))
    extra = {k: _said(v, table) if k in HEADINGS else v for k, v in file.extra.items()}
    steps: tuple[Mapping[str, Any], ...] = tuple(_said(step, table) for step in file.steps)
    return replace(file, lab=lab, steps=steps, extra=extra)


def read_texts(file: LabFile) -> Iterator[str]:
    """Yield every text of a lesson that a person reads."""
    yield from filter(None, (file.lab.title, file.lab.note))
    for key in HEADINGS:
        yield from _texts(file.extra.get(key))
    for step in file.steps:
        yield from _texts(step)


@cache
def texts(language: str) -> Mapping[str, str]:
    """Read what is said in a language, by the English text; nothing for one without a file."""
    path = FOLDER / "lessons" / f"{language}.json"
    if not path.is_file():
        return {}
    table: dict[str, str] = json.loads(path.read_bytes())
    return table


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield from filter(None, [value])
    elif isinstance(value, list):
        for part in value:
            yield from _texts(part)
    elif isinstance(value, Mapping):
        for name, part in value.items():
            yield from () if name in SILENT else _texts(part)


def _said(value: Any, table: Mapping[str, str]) -> Any:
    """Return a value with all of its texts in another language."""
    if isinstance(value, str):
        return table.get(value, value)
    if isinstance(value, list):
        return [_said(part, table) for part in value]
    if isinstance(value, Mapping):
        return {k: v if k in SILENT else _said(v, table) for k, v in value.items()}
    return value
