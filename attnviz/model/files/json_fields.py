"""A cursor over parsed JSON that knows its place, so that every fault can name where it stands."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import AttnvizError, LessonError
from attnviz.language import mark, or_list, tr
from attnviz.model.document.brief import shortened
from attnviz.model.files.json_text import place_in
from attnviz.wholes import EXACT, survives

DEEPEST = 24
# No list of a lesson but rows of numbers comes near; one by one, millions would take minutes.
MOST_ENTRIES = 100_000
AGAIN = mark("Correct that place and open the file again.")

Reader = Callable[["JsonField"], Any]


@dataclass
class Faults:
    """What to do with a fault: raise it, or (lenient) leave the field out and note it."""

    lenient: bool = False
    left_out: list[str] = field(default_factory=list)

    def meet(self, error: AttnvizError) -> None:
        """Raise a fault, or note it and go on without the field."""
        if not self.lenient:
            raise error
        self.left_out.append(str(error))


@dataclass(frozen=True)
class JsonField:
    """One value of the tree, and its place as a person would write it: ``document.X[2][1]``."""

    value: Any
    place: str
    faults: Faults

    def fault(self, expected: str, found: str | None = None, advice: str = AGAIN) -> LessonError:
        """Make the error for this place."""
        what = shown(self.value) if found is None else found
        place = self.place or tr("the file")
        return LessonError(
            tr(
                "{place}: found {what}, expected {expected}. {advice}",
                place=place,
                what=what,
                expected=expected,
                advice=tr(advice),
            )
        )

    def at(self, key: str | int) -> JsonField:
        """Go to an entry of an object or a list."""
        return JsonField(self.value[key], place_in(self.place, key), self.faults)

    def object(self) -> Mapping[str, Any]:
        """Expect an object."""
        if not isinstance(self.value, dict):
            raise self.fault(tr("an object in braces {}"))
        return self.value

    def list(self) -> Iterator[JsonField]:
        """Expect a list, and give its entries one by one."""
        if not isinstance(self.value, list):
            raise self.fault(tr("a list in brackets []"))
        if len(self.value) > MOST_ENTRIES:
            raise self.fault(tr("at most {most} entries", most=f"{MOST_ENTRIES:,}"))
        return (self.at(i) for i in range(len(self.value)))

    def text(self, longest: int = 2000) -> str:
        """Expect text that can be written as UTF-8."""
        if not isinstance(self.value, str):
            raise self.fault(tr("text in quotation marks"))
        if len(self.value) > longest:
            raise self.fault(
                tr("at most {longest} characters", longest=f"{longest:,}"),
                tr("{value} characters", value=f"{len(self.value):,}"),
            )
        try:
            self.value.encode()
        except UnicodeEncodeError:
            raise self.fault(tr("whole characters"), tr("half of a surrogate pair")) from None
        return self.value

    def texts(self, longest: int = 1000) -> tuple[str, ...]:
        """Expect a list of texts."""
        return tuple(entry.text(longest) for entry in self.list())

    def flag(self) -> bool:
        """Expect true or false."""
        if not isinstance(self.value, bool):
            raise self.fault(tr("true or false"))
        return self.value

    def whole(self, least: int, most: int) -> int:
        """Expect a whole number in a range."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.fault(
                tr("a whole number from {least} to {most}", least=f"{least:,}", most=f"{most:,}")
            )
        return value

    def number(self) -> float:
        """Expect a finite number."""
        if isinstance(self.value, bool) or not isinstance(self.value, int | float):
            raise self.fault(tr("a number"))
        try:
            value = float(self.value)
        except OverflowError:
            value = math.inf
        if not math.isfinite(value):
            raise self.fault(tr("a finite number up to 1.8e308"))
        if isinstance(self.value, int) and not survives(self.value):
            raise self.fault(
                tr("a number without more digits than float64 holds, such as {value}", value=value)
            )
        return value

    def one_of(self, *known: str) -> str:
        """Expect one of some words."""
        if self.value not in known or not isinstance(self.value, str):
            words = ", ".join(repr(word) for word in known)
            raise self.fault(tr("one of {words}", words=words))
        return self.value

    def numbers(self, *depths: int) -> NDArray[np.float64]:
        """Expect an array of finite numbers with one of the given numbers of axes."""
        depth = self._depth()
        if depth not in depths:
            raise self.fault(
                _axes(depths),
                tr("{value} ({depth} levels of brackets)", value=shown(self.value), depth=depth),
            )
        self._check_rows(depth, {int, float}, mark("a number"))
        try:
            array = np.array(self.value, dtype=np.float64)
        except OverflowError:
            raise self._first_bad().fault(tr("a finite number up to 1.8e308")) from None
        if not np.isfinite(array).all():
            raise self._first_bad().fault(tr("a finite number"))
        if np.abs(array).max(initial=0.0) >= EXACT and (bad := self._first_bad()) is not self:
            bad.number()
        return array

    def flags(self) -> NDArray[np.bool_]:
        """Expect a table of true and false."""
        if self._depth() != 2:
            raise self.fault(tr("rows of true and false"))
        self._check_rows(2, {bool}, mark("true or false"))
        return np.array(self.value, dtype=np.bool_)

    def record(self, table: Mapping[str, Reader], needed: tuple[str, ...] = ()) -> dict[str, Any]:
        """Read an object by a table of readers; an unknown or missing key is a fault."""
        found: dict[str, Any] = {}
        for key in self.object():
            try:
                if key not in table:
                    raise self._unknown(key, table)
                found[key] = table[key](self.at(key))
            except LessonError as error:
                self.faults.meet(error)
        for key in needed:
            if key not in self.value:
                raise LessonError(
                    tr(
                        "{value}: found no {key}, which every attnviz file needs. Add it and open "
                        "the file again.",
                        value=self.place or tr("the file"),
                        key=repr(key),
                    )
                )
            if key not in found:
                raise LessonError(
                    tr(
                        "{value}: without {key}, nothing can be opened.",
                        value=self.place or tr("the file"),
                        key=repr(key),
                    )
                )
        return found

    def made(self, maker: Callable[..., Any], values: Mapping[str, Any]) -> Any:
        """Build a value, naming this place when its own checks refuse."""
        try:
            return maker(**values)
        except LessonError:
            raise
        except AttnvizError as error:
            text = str(error)
            stop = "" if text.endswith(".") else "."
            raise LessonError(f"{self.place}: {text}{stop} {tr(AGAIN)}") from error

    def free(self, depth: int = 0) -> Any:
        """Take any JSON as it is, if its numbers are finite and it is not absurdly deep or long."""
        if not depth:
            self._check_entries()
        if depth > DEEPEST:
            raise self.fault(
                tr("at most {deepest} levels of brackets", deepest=DEEPEST), tr("more")
            )
        if isinstance(self.value, dict):
            return {str(key): self.at(key).free(depth + 1) for key in self.value}
        if isinstance(self.value, list):
            return [self.at(i).free(depth + 1) for i in range(len(self.value))]
        if isinstance(self.value, str):
            return self.text(1_000_000)
        if isinstance(self.value, float):
            self.number()
        return self.value

    def _check_entries(self) -> None:
        """Refuse more entries in all than any list may have, without looking at the rest."""
        found, waiting = 0, [self.value]
        while waiting:
            value = waiting.pop()
            if isinstance(value, dict | list):
                found += len(value)
                if found > MOST_ENTRIES:
                    expected = tr("at most {most} entries", most=f"{MOST_ENTRIES:,}")
                    raise self.fault(expected, tr("more"))
                waiting += value.values() if isinstance(value, dict) else value

    def _depth(self) -> int:
        depth, value = 0, self.value
        while isinstance(value, list):
            depth += 1
            if not value:
                raise self.fault(tr("numbers"), tr("an empty list"))
            value = value[0]
        return depth

    def _check_rows(self, depth: int, kinds: set[type], expected: str) -> None:
        """Check equal lengths and plain entries, row by row."""
        waiting = [self]
        length: dict[int, int] = {}
        while waiting:
            part = waiting.pop()
            level = part.place.count("[")
            if not isinstance(part.value, list):
                raise part.fault(tr("a row of numbers in brackets []"))
            want = length.setdefault(level, len(part.value))
            if len(part.value) != want:
                raise part.fault(
                    tr("{want} as in the other rows", want=want),
                    tr("{value} entries", value=len(part.value)),
                )
            if level - self.place.count("[") < depth - 1:
                waiting += [part.at(i) for i in reversed(range(len(part.value)))]
            elif not set(map(type, part.value)) <= kinds:
                bad = next(i for i, v in enumerate(part.value) if type(v) not in kinds)
                raise part.at(bad).fault(tr(expected))

    def _first_bad(self) -> JsonField:
        """Find the first number that cannot be read as it is; this field where all can."""
        if not isinstance(self.value, list):
            return self
        for entry in map(self.at, range(len(self.value))):
            if isinstance(entry.value, list):
                inner = entry._first_bad()
                if inner is not entry:
                    return inner
            else:
                try:
                    entry.number()
                except LessonError:
                    return entry
        return self

    def _unknown(self, key: str, table: Mapping[str, Reader]) -> LessonError:
        import difflib  # only when there is something to complain about

        alike = [known for known in table if known.lower() == key.lower()]
        near = alike or difflib.get_close_matches(key, table, 1, 0.5)
        hint = tr("Known here: {names}.", names=", ".join(table))
        if near:
            hint = tr("Did you mean {name}?", name=repr(near[0]))
        return LessonError(
            tr(
                "{value}: found the unknown field {key}. {hint}",
                value=self.place or tr("the file"),
                key=repr(shortened(key)),
                hint=hint,
            )
        )


def _axes(depths: tuple[int, ...]) -> str:
    names = {
        1: tr("a row of numbers"),
        2: tr("rows of numbers"),
        3: tr("a list of matrices, one per head"),
    }
    return or_list([names[depth] for depth in depths])


def shown(value: Any) -> str:
    """Describe a JSON value briefly, as JSON would write it."""
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    if isinstance(value, str):
        return repr(shortened(value))
    if isinstance(value, dict):
        return tr("an object")
    if isinstance(value, list):
        return tr("a list of {n}", n=f"{len(value):,}") if value else tr("an empty list")
    if isinstance(value, int) and abs(value) >= 10**40:
        return tr("a number of more than 40 digits")
    return {math.inf: "Infinity", -math.inf: "-Infinity"}.get(value, _number_shown(value))


def _number_shown(value: float) -> str:
    return "NaN" if isinstance(value, float) and math.isnan(value) else repr(value)
