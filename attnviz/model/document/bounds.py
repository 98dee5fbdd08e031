"""Numbers that lie within bounds, and what is said of one that does not."""

from __future__ import annotations

from typing import Any

from attnviz.errors import EditError
from attnviz.language import tr


def is_whole(value: Any, least: int, most: int) -> bool:
    """Whether it is a whole number from `least` to `most`; True and False are none."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def beyond(name: str, value: Any, least: object, most: object) -> str:
    """Return what is said of a value outside its bounds, which belong to them."""
    return tr(
        "{name}: found {value}, expected {least} to {most}",
        name=name,
        value=value,
        least=least,
        most=most,
    )


def check_within(name: str, value: float, least: float, most: float) -> None:
    """Raise EditError unless a number, which is no NaN, lies within bounds."""
    if not least <= value <= most:
        raise EditError(beyond(name, *map(_plain, (value, least, most))))


def check_whole(name: str, value: Any, least: int, most: int) -> None:
    """Raise EditError unless it is a whole number within bounds."""
    if not is_whole(value, least, most):
        raise EditError(beyond(name, repr(value), least, f"{most:,}"))


def _plain(number: float) -> str:
    return f"{number:g}" if isinstance(number, float) else str(number)
