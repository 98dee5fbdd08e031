"""How the window is to start: `attnviz [FILE|LESSON] [--tab NAME] [--theme NAME] …`.

Read by hand: argparse takes 10 ms, which the first picture would wait for.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from attnviz.model.tabs import tab_ids

THEMES = ("auto", "light", "dark", "projector")
LANGUAGES = ("en", "de", "fr")
VALUED = (
    "--tab", "--theme", "--zoom", "--lesson", "--language", "--screen", "--text", "--layer",
    "--head", "--take",
)  # fmt: skip


class UsageError(Exception):
    """Words that the program does not understand."""


def program_name() -> str:
    """Return what starts the program here, for hints: attnviz, or in a clone its run script."""
    return os.environ.get("ATTNVIZ_COMMAND") or "attnviz"


class StartOptions(NamedTuple):
    """What the command line asked the window for; None = as last time.

    Parameters
    ----------
    files : files or lesson ids
    tab : id of the tab to start on
    theme : look to start with, not remembered
    zoom : text zoom in per cent to start with
    lesson : id or file of the lesson to start with
    language : language of the window, not remembered
    present : start on the full screen with the projector look
    screen : number of the screen to start on, from 1
    text : what a model is run on
    layer, head : of a model or captured attention, from 0
    take : captured attention to open and remove: what `attnviz.show` hands over
    """

    files: tuple[str, ...] = ()
    tab: str | None = None
    theme: str | None = None
    zoom: int | None = None
    lesson: str | None = None
    language: str | None = None
    present: bool = False
    screen: int | None = None
    text: str = ""
    layer: int | None = None
    head: int | None = None
    take: str | None = None


def parse(words: list[str]) -> StartOptions:
    """Read the words after the program's name.

    Raises
    ------
    UsageError
        For an unknown option, a value that it cannot have, or a word that is a mistyped command.
    """
    values: dict[str, str] = {}
    files: list[str] = []
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word == "--":
            files += rest
            break
        if not word.startswith("-"):
            files.append(_named(word))
            continue
        name, equals, value = word.partition("=")
        if name == "--projector" and not equals:
            values["--theme"] = "projector"
            continue
        if word == "--present":
            values[word] = ""
            continue
        if name not in VALUED:
            raise UsageError(f"unknown option {word}.")
        if not equals and not rest:
            raise UsageError(f"{name} needs a value.")
        values[name] = value if equals else rest.pop(0)
    lesson = values.get("--lesson")
    return StartOptions(
        tuple(files),
        _tab(values),
        _theme(values),
        _zoom(values),
        lesson,
        _language(values),
        "--present" in values,
        _screen(values),
        values.get("--text", ""),
        _place(values, "--layer"),
        _place(values, "--head"),
        values.get("--take"),
    )


def _named(word: str) -> str:
    """Return the name of a file, a lesson or a model that is built in.

    A lone word that is none of them was meant as a command.
    """
    path = Path(word)
    if path.name == word and not path.suffix and not path.exists():
        from attnviz.resources import FOLDER

        known = (FOLDER / "lessons" / f"{word}.attn", FOLDER / "models" / word / "config.json")
        if not any(each.exists() for each in known):
            raise UsageError(f"{word} is not a command, a lesson or a file here.")
    return word


def _tab(values: dict[str, str]) -> str | None:
    name, ids = values.get("--tab"), tab_ids()
    if name is None or name in ids:
        return name
    if name.isdecimal() and 1 <= int(name) <= len(ids):
        return ids[int(name) - 1]
    raise UsageError(f"--tab: found {name}, expected 1 to {len(ids)} or {', '.join(ids)}.")


def _theme(values: dict[str, str]) -> str | None:
    name = values.get("--theme")
    if name is None or name in THEMES:
        return name
    raise UsageError(f"--theme: found {name}, expected {', '.join(THEMES)}.")


def _zoom(values: dict[str, str]) -> int | None:
    text = values.get("--zoom")
    if text is None:
        return None
    if not text.isdecimal() or not 80 <= int(text) <= 200:
        raise UsageError(f"--zoom: found {text}, expected 80 to 200 per cent.")
    return int(text)


def _language(values: dict[str, str]) -> str | None:
    name = values.get("--language")
    if name is None or name in LANGUAGES:
        return name
    raise UsageError(f"--language: found {name}, expected {', '.join(LANGUAGES)}.")


def _place(values: dict[str, str], name: str) -> int | None:
    text = values.get(name)
    if text is None:
        return None
    if not text.isdecimal() or len(text) > 6:
        raise UsageError(f"{name}: found {text}, expected a number from 0.")
    return int(text)


def _screen(values: dict[str, str]) -> int | None:
    text = values.get("--screen")
    if text is None:
        return None
    if not text.isdecimal() or int(text) < 1:
        raise UsageError(f"--screen: found {text}, expected the number of a screen, from 1.")
    return int(text)
