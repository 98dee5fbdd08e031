"""The texts of a survey, from a file."""

from __future__ import annotations

import json
from pathlib import Path

from attnviz.errors import AttnvizError

LARGEST = 2**28  # bytes of a file of texts
FIELD = "text"


def read_texts(path: Path) -> tuple[str, ...]:
    """Return the texts of a file, in order; their numbers count from 1.

    A .jsonl file has an object with a field `text`, or a string, on every line; any other file has
    a text on every line. Empty lines are passed over.

    Raises
    ------
    AttnvizError
        Names the file and the line, what was found and what was expected.
    """
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise AttnvizError(f"{path}: cannot be read: {error.strerror}") from None
    if len(data) > LARGEST:
        raise AttnvizError(
            f"{path}: found over {LARGEST // 2**20} MiB, expected at most that. Split the file"
        )
    try:
        written = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise AttnvizError(f"{path}, line {line}: expected text in UTF-8") from None
    # Not splitlines: a text may hold other signs that end lines elsewhere.
    lines = written.replace("\r\n", "\n").split("\n")
    objects = path.suffix.lower() in (".jsonl", ".ndjson")
    texts = [
        _of_object(line, f"{path}, line {number}") if objects else line
        for number, line in enumerate(lines, 1)
        if line.strip()
    ]
    if not texts:
        raise AttnvizError(f"{path}: found no text, expected one on every line")
    return tuple(texts)


def _of_object(line: str, where: str) -> str:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        raise AttnvizError(
            f'{where}: not valid JSON. Expected {{"{FIELD}": "..."}} or a string on every line'
        ) from None
    text = found.get(FIELD) if isinstance(found, dict) else found
    if not isinstance(text, str) or not text.strip():
        raise AttnvizError(f'{where}: expected a text, or an object with a text as "{FIELD}"')
    return text
