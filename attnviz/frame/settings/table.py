"""What can be set by choosing from a few: the table behind the dialog and the palette."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from attnviz.frame.chrome.theme_manager import ZOOMS
from attnviz.frame.settings.languages import NAMES
from attnviz.language import mark
from attnviz.settings import (
    DECIMAL_MARK,
    DIGITS,
    LANGUAGE,
    MOTION,
    PERCENTS,
    THEME,
    ZOOM,
    Preference,
)

SIZES = (
    mark("80%"), mark("90%"), mark("100%"), mark("110%"), mark("125%"), mark("150%"),
    mark("175%"), mark("200%"),
)  # fmt: skip
PAGES: Mapping[str, str] = {
    "look": mark("Theme"),
    "numbers": mark("Numbers"),
    "start": mark("Startup and language"),
}
SAMPLE = mark("In a matrix: {number}. Exact: {exact}. A share: {share}.")


class SettingRow(NamedTuple):
    """One choice.

    Parameters
    ----------
    page : where it stands
    title, tip : marked for translation
    choices : (value, text); texts that are the same in all languages need no mark
    """

    preference: Preference[Any]
    page: str
    title: str
    tip: str
    choices: tuple[tuple[object, str], ...]


FIELDS: tuple[SettingRow, ...] = (
    SettingRow(
        THEME, "look", mark("Colours"),
        mark("Light, dark or projector; otherwise the same as the system"),
        (
            ("auto", mark("Match system")), ("light", mark("Light")), ("dark", mark("Dark")),
            ("projector", mark("Projector")),
        ),
    ),
    SettingRow(
        ZOOM, "look", mark("Text size"),
        mark("Size of all text and controls"),
        tuple(zip(ZOOMS, SIZES, strict=True)),
    ),
    SettingRow(
        MOTION, "look", mark("Motion"),
        mark("Reduced: dots stand still and numbers change at once"),
        (("", mark("Match system")), ("reduced", mark("Reduced")), ("full", mark("Full"))),
    ),
    SettingRow(
        DECIMAL_MARK, "numbers", mark("Decimal separator"),
        mark("On screen only. Files and copied numbers use a point; you can type either."),
        (
            ("", mark("Match language")), ("point", mark("Point: 1.96")),
            ("comma", mark("Comma: 1,96")),
        ),
    ),
    SettingRow(
        DIGITS, "numbers", mark("Decimals in matrices"),
        mark("Narrow cells show fewer; the status line shows all of them"),
        tuple((digits, str(digits)) for digits in (1, 2, 3, 4)),
    ),
    SettingRow(
        PERCENTS, "numbers", mark("Shares"),
        mark("How much of its attention a word gives to another"),
        ((True, mark("Percentages: 96%")), (False, mark("Decimals: 0.96"))),
    ),
    SettingRow(
        LANGUAGE, "start", mark("Language"),
        mark("Takes effect after a restart"),
        (("", mark("Match system")), *NAMES.items()),
    ),
)  # fmt: skip


def field_of(key: str) -> SettingRow:
    """Return the field of a preference by its key."""
    return next(field for field in FIELDS if field.preference.key == key)
