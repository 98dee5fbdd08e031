"""Machines with other fonts, other ways to draw them and other screens, for processes of a test."""

import shutil
from pathlib import Path

import pytest
from attnviz.resources import FOLDER

HERE = "/etc/fonts/fonts.conf"
FITTED = {
    "rgba": "<const>rgb</const>",
    "lcdfilter": "<const>lcddefault</const>",
    "hinting": "<bool>true</bool>",
    "hintstyle": "<const>hintfull</const>",
    "autohint": "<bool>true</bool>",
}
SCREENS = (
    {"QT_SCALE_FACTOR": "1.25"},
    {"QT_SCREEN_SCALE_FACTORS": "2"},
    {"QT_FONT_DPI": "144"},
)


def without_fonts(folder: Path) -> dict[str, str]:
    """Set up a machine that has none."""
    return _set_up(folder, f"<dir>{folder}</dir>")


def with_files(folder: Path, *files: Path) -> dict[str, str]:
    """Set up a machine whose fonts are those of some files."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in files:
        shutil.copy(file, folder)
    return without_fonts(folder)


def with_others(folder: Path) -> dict[str, str]:
    """Set up a machine with one font that is not the program's, or skip the test."""
    found = sorted(Path("/usr/share/fonts").rglob("*.ttf"))
    if not found:
        pytest.skip("there is no font on this machine")
    return with_files(folder, found[-1])


def with_ours(folder: Path) -> dict[str, str]:
    """Set up this machine with the program's typeface installed for everyone."""
    return _set_up(folder, f"<include>{HERE}</include><dir>{FOLDER / 'fonts'}</dir>")


def fitted_to_dots(folder: Path) -> dict[str, str]:
    """Set up this machine with letters in the colours of a screen's dots, fitted to them."""
    edits = "".join(
        f'<edit name="{name}" mode="assign">{value}</edit>' for name, value in FITTED.items()
    )
    rules = "".join(f'<match target="{kind}">{edits}</match>' for kind in ("pattern", "font"))
    return _set_up(folder, f"<include>{HERE}</include>{rules}")


def machines(folder: Path) -> list[dict[str, str]]:
    """Return three sets of variables that have nothing in common, to be told apart by no picture.

    fontconfig is on Linux alone; elsewhere only the screens differ.
    """
    made = (without_fonts, with_others, fitted_to_dots)
    return [
        {**set_up(folder / set_up.__name__), **screen}
        for set_up, screen in zip(made, SCREENS, strict=True)
    ]


def _set_up(folder: Path, rules: str) -> dict[str, str]:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "fonts.conf"
    path.write_text(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">'
        f"<fontconfig>{rules}<cachedir>{folder}/cache</cachedir></fontconfig>",
        encoding="utf-8",
    )
    return {"FONTCONFIG_FILE": str(path)}
