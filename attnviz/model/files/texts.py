"""The words of the bundled lessons in another language.

A lesson is written in English. `resources/lessons/<language>.json` gives, for each of its texts,
what is said instead: title and note, and the words of the steps. So a text that two lessons have
is translated once, and a lesson itself knows of no language. Names of heads, words and features
belong to the numbers and stay; so do lessons that teachers write.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from attnviz.language import chosen
from attnviz.model.files.attn import LabFile
from attnviz.resources import FOLDER

WORDS = ("say", "ask", "choices", "reveal", "notes")
"""Fields of a step that a person reads."""


def in_language(file: LabFile, language: str = "") -> LabFile:
    """Return a file with the texts it has from bundled ones in a language; "" = the one chosen."""
    language = language or chosen()
    if language == "en":
        return file
    table = texts(language)
    lab = file.lab
    lab = replace(lab, title=table.get(lab.title, lab.title), note=table.get(lab.note, lab.note))
    return replace(file, lab=lab, steps=tuple(_step(step, table) for step in file.steps))


@cache
def texts(language: str) -> Mapping[str, str]:
    """Read what is said in a language, by the English text; nothing for one without a file."""
    path = FOLDER / "lessons" / f"{language}.json"
    if not path.is_file():
        return {}
    table: dict[str, str] = json.loads(path.read_bytes())
    return table


def _step(step: Mapping[str, Any], table: Mapping[str, str]) -> Mapping[str, Any]:
    return {name: _said(value, table) if name in WORDS else value for name, value in step.items()}


def _said(value: Any, table: Mapping[str, str]) -> Any:
    if isinstance(value, list):
        return [table.get(text, text) for text in value]
    return table.get(value, value)
