"""How numbers are written: what a person chose, or what the language has."""

from __future__ import annotations

from attnviz.language import tr
from attnviz.settings import DECIMAL_MARK, DIGITS, PERCENTS, Settings
from attnviz.ui.look import numbers
from attnviz.ui.look.numbers import NumberFormat


def write_numbers(settings: Settings) -> None:
    """Write numbers as it was chosen, from now on."""
    numbers.set_number_format(chosen(settings))


def chosen(settings: Settings) -> NumberFormat:
    """Return how numbers are to be written."""
    mark = settings.get(DECIMAL_MARK)
    comma = mark == "comma" or (not mark and language_has_comma())
    return NumberFormat(comma, settings.get(DIGITS), settings.get(PERCENTS))


def language_has_comma() -> bool:
    """Whether the language on the screen has a decimal comma: its translation says so."""
    return "," in tr("1.5")
