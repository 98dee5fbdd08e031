"""Numbers in the texts of a lesson: named in braces, worked out from what a step shows.

``“animal”: {share tired animal = 96%}.`` reads *“animal”: 96%.* What stands behind = is what the
author expects; where the engine gives something else, `attnviz lesson check` says so. Before it
stand a name of the table below, its places, ``in`` and a head where it is not the one on screen,
``as`` and a form where it is not the usual one::

    {share it animal}           a cell of a pattern, in per cent
    {share was The in Resting as %1}
    {scores sat cat as 2}       a cell of any array of the engine, by its name there
    {most last} {word last}     the word most looked at, and the last word itself
    {left 1} {slope right}      a bar and a slope of tab 3
    {count} {count window long} scores of tab 5, {reach 2} {layers} {memory}
    {cache 131072 8}            keys and values of Llama 2 7B, here with 8 sets of them
    {accuracy} {loss}           what was measured at the step of tab 6
    {copy L2·H1} {previous L1·H2}
    {guess 10} {hits} {asked}   what is said at the tenth token; how many of what can be known
    {letters right off L1·H2}    of the model built in, over 256 texts: the share of right guesses,
    {letters copy L2·H1 step 50} and the weight of a head on what followed last time

Places are words of the text (the first such, ``last`` for the last, ``most`` for the key most
looked at), names of features, or numbers counted from 1. ``{{`` is a brace.

Lessons of before knew nothing of this: in a file without the newer fields of a step, braces whose
inside is no such name stay what they were.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz import rounding
from attnviz.engine import mask_costs, masks
from attnviz.engine import saturation as draws
from attnviz.engine.steps.run import run
from attnviz.engine.steps.trace import Trace
from attnviz.errors import CheckpointError, LessonError
from attnviz.language import and_list, or_list, tr
from attnviz.model.document.document import Document
from attnviz.model.document.lab import SaturationSpec, SparseSpec
from attnviz.model.edits.sparse import allowed, long_rule
from attnviz.model.lessons.patch import toy_head
from attnviz.model.lessons.state import ScreenState
from attnviz.model.lessons.toy import Head, ToyMean, mean_of

_LOOSE = re.compile(r"[{}]")
_BRACES = re.compile(r"\{\{|\}\}|\{([^{}]*)\}")
MOST_NUMBERS = 40
_PART = re.compile(r"“([^”]*)”|\"([^\"]*)\"|(\S+)")
_FORM = re.compile(r"(\+?)([0-6])|%([0-3]?)|,|M|GiB([0-3]?)")
_UNITS = ((2**30, "GiB"), (2**20, "MiB"), (2**10, "KiB"))
MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True)
class Named:
    """What stands between braces.

    Parameters
    ----------
    name : what is looked up
    places : where in it
    head : name of a head, "" = the one on screen
    form : how it is written, "" = as usual
    written : what the author expects, "" = nothing
    """

    name: str
    places: tuple[str, ...]
    head: str = ""
    form: str = ""
    written: str = ""


@dataclass(frozen=True)
class Sight:
    """What a text speaks of: the screen, and the screen before an edit."""

    screen: ScreenState
    before: ScreenState | None = None


Found = tuple[float | str, str]
"""A number or word, and the form in which it is usually written."""
Look = Callable[[Named, Sight], Found]


def filled(text: str, sight: Sight, lenient: bool = False) -> str:
    """Return a text with its numbers.

    Parameters
    ----------
    lenient : braces that name nothing stay as they are

    Raises
    ------
    LessonError
        For a name in braces that there is not, and for more of them than anybody reads.
    """
    if "{" not in text and "}" not in text:
        return text
    loose = _LOOSE.search(_BRACES.sub(lambda found: "-" * len(found[0]), text))
    if loose and not lenient:
        around = text[loose.start() : loose.start() + 24]
        raise LessonError(
            tr("found a brace without its partner at {text}, expected both.", text=repr(around))
        )
    count = sum(found[1] is not None for found in _BRACES.finditer(text))
    if count > MOST_NUMBERS:
        if lenient:
            return text
        raise LessonError(
            tr(
                "found {count} numbers in braces, expected at most {most}.",
                count=f"{count:,}",
                most=MOST_NUMBERS,
            )
        )

    def fill(found: re.Match[str]) -> str:
        if found[1] is None:
            return found[0] if lenient else found[0][0]
        try:
            return said(read_named(found[1]), sight)
        except LessonError:
            if not lenient:
                raise
            return found[0]

    return _BRACES.sub(fill, text)


def named_in(text: str) -> Iterator[Named]:
    """Yield what stands in braces in a text."""
    insides = (found[1] for found in _BRACES.finditer(text))
    return (read_named(inside) for inside in insides if inside is not None)


def said(named: Named, sight: Sight) -> str:
    """Return what a text says in place of a name in braces."""
    value, usual = found(named, sight)
    return value if isinstance(value, str) else written(value, named.form or usual)


def number(text: str, sight: Sight) -> float:
    """Return the number behind a name, written without its braces."""
    value, _ = found(read_named(text), sight)
    if isinstance(value, str):
        raise LessonError(tr("{name}: found a word, expected a number.", name=repr(text)))
    return value


def read_named(text: str) -> Named:
    """Read what stands between braces."""
    body, _, expected = text.partition(" = ")
    body, _, form = body.partition(" as ")
    body, _, head = body.partition(" in ")
    parts = [next(filter(None, groups)) for groups in _PART.findall(body)]
    if not parts:
        raise LessonError(tr("{text}: found no name between the braces.", text=f"{{{text}}}"))
    if form and not _FORM.fullmatch(form.strip()):
        raise LessonError(
            tr(
                "{text}: found the form {form}, expected digits such as 2, +2 with a sign, %, %1, "
                "a comma, M, GiB or GiB1 without the unit.",
                text=f"{{{text}}}",
                form=repr(form),
            )
        )
    return Named(
        parts[0], tuple(parts[1:]), head.strip().strip('“”"'), form.strip(), expected.strip()
    )


def found(named: Named, sight: Sight) -> Found:
    """Look up a name.

    Raises
    ------
    LessonError
        Says what was found and what was expected.
    """
    look = _NAMES.get(named.name)
    if look is not None:
        return look(named, sight)
    trace = _trace(sight.screen)
    if named.name in trace.arrays:
        return _cell(named, sight, named.name), "2"
    known = ", ".join((*_NAMES, *trace.arrays))
    raise LessonError(
        tr(
            "{name}: found no such number, expected one of {known}.",
            name=repr(named.name),
            known=known,
        )
    )


def written(value: float, form: str) -> str:
    """Return a number in a form.

    Forms are so many decimals, + before them for a sign in any case, % and %1, a comma for marks of
    thousands, M for millions and billions, GiB for bytes in the largest unit, GiB1 without it.
    """
    digits = _FORM.fullmatch(form)
    assert digits is not None
    if form == ",":
        return f"{rounding.whole(value):,}"
    if form == "M":
        big = value >= 1e9
        return f"{rounding.fixed(value / (1e9 if big else 1e6), 2 if big else 1)} {'BM'[not big]}"
    if digits[4]:
        return rounding.fixed(value / 2**30, int(digits[4]))
    if form == "GiB":
        return _bytes(value)
    if form[0] == "%":
        return _percent(value, int(digits[3] or 0))
    text = rounding.fixed(value, int(digits[2])).replace("-", MINUS)
    return f"+{text}" if digits[1] and not text.startswith(MINUS) else text


def _percent(share: float, places: int) -> str:
    """Return a share in per cent; one that is not 0 never says 0, nor one under 1 100."""
    text, least = rounding.fixed(share, places, 2), 10.0**-places
    if share > 0 and not text.strip("0.") and not places:
        return f"<{least:.{places}f}%"
    if share < 1 and float(text) == 100 and not places:
        return f">{100 - least:.{places}f}%"
    return f"{text.replace('-', MINUS)}%"


def _bytes(value: float) -> str:
    for size, unit in _UNITS:
        if value >= size:
            number = value / size
            return f"{rounding.fixed(number, 0 if number == round(number) else 1)} {unit}"
    return f"{value:g} B"


# Layers


@lru_cache(maxsize=16)
def _run(document: Document) -> Trace:
    return run(document)


def _document(screen: ScreenState) -> Document:
    own = screen.lab.example if screen.selection["tab"] == "steps" else None
    return screen.lab.document if own is None else own


def _trace(screen: ScreenState) -> Trace:
    return _run(_document(screen))


def _head(named: Named, screen: ScreenState) -> int:
    document = _document(screen)
    names = [head.name for head in document.heads]
    if not named.head:
        return min(int(screen.selection["head"]), document.n_heads - 1)
    if named.head not in names:
        raise _fault(named, tr("a head: {names}", names=", ".join(names)), named.head)
    return names.index(named.head)


def _cell(named: Named, sight: Sight, name: str) -> float:
    """Return a cell of an array: row and column, of the head where there are several."""
    screen = sight.screen
    trace, head = _trace(screen), _head(named, screen)
    array = np.asarray(trace[name])
    if array.ndim == 3:
        shared = len(array) != _document(screen).n_heads
        array = array[int(trace["kv_of_head"][head]) if shared else head]
    if array.ndim != 2:
        raise _fault(named, tr("an array of rows and columns"), named.name)
    expected = 1 if array.shape[1] == 1 else 2
    _count_places(named, expected)
    at = [_place(named, part, array.shape[axis], screen, head) for axis, part in _axes(named)]
    return float(array[(*at, *[0] * (2 - expected))])


def _axes(named: Named) -> Iterator[tuple[int, str]]:
    return iter(enumerate(named.places))


def _place(named: Named, part: str, size: int, screen: ScreenState, head: int) -> int:
    """Return a place along an axis: a word, a feature, or a number counted from 1."""
    document = _document(screen)
    if size == document.n_tokens:
        if part == "last":
            return size - 1
        if part == "most":
            row = _place(named, named.places[0], size, screen, head)
            return int(_trace(screen).pattern[head, row].argmax())
        if part in document.tokens:
            return document.tokens.index(part)
    if size == len(document.feature_names) and part in document.feature_names:
        return document.feature_names.index(part)
    if part.isdecimal() and 1 <= int(part) <= size:
        return int(part) - 1
    raise _fault(named, tr("a word of the text, or a number from 1 to {size}", size=size), part)


def _count_places(named: Named, *expected: int) -> None:
    if len(named.places) not in expected:
        words = or_list([str(each) for each in expected])
        raise _fault(named, tr("{n} indices", n=words), str(len(named.places)))


def _fault(named: Named, expected: str, what: str) -> LessonError:
    return LessonError(
        tr(
            "{name}: found {what}, expected {expected}.",
            name=f"{{{' '.join((named.name, *named.places))}}}",
            what=what,
            expected=expected,
        )
    )


def _share(named: Named, sight: Sight) -> Found:
    return _cell(named, sight, "pattern"), "%"


def _top(named: Named, sight: Sight) -> Found:
    _count_places(named, 1)
    return _cell(replace(named, places=(*named.places, "most")), sight, "pattern"), "%"


def _most(named: Named, sight: Sight) -> Found:
    _count_places(named, 1)
    document, head = _document(sight.screen), _head(named, sight.screen)
    return document.tokens[_place(named, "most", document.n_tokens, sight.screen, head)], ""


def _word(named: Named, sight: Sight) -> Found:
    _count_places(named, 1)
    document = _document(sight.screen)
    place = _place(named, named.places[0], document.n_tokens, sight.screen, 0)
    return document.tokens[place], ""


def _length(named: Named, sight: Sight) -> Found:
    _count_places(named, 1)
    screen = sight.screen
    head = _head(named, screen)
    row = _place(named, named.places[0], _document(screen).n_tokens, screen, head)
    return float(np.linalg.norm(_trace(screen).z[head, row])), "2"


def _muted(named: Named, sight: Sight) -> Found:
    return and_list([f"H{head + 1}" for head in sorted(sight.screen.lab.document.muted)]), ""


def _kept(named: Named, sight: Sight) -> Found:
    """Return how many numbers of keys and values a layer keeps of one token."""
    document = _document(sight.screen)
    sets = document.kv_heads_used or document.n_kv_heads
    return float(sets * (document.d_k + document.d_v)), "0"


def _changed(named: Named, sight: Sight) -> Found:
    """Return how many rows of the output an edit has changed."""
    now = np.asarray(_trace(sight.screen).out)
    before = np.asarray(_trace(sight.before or sight.screen).out)
    if now.shape != before.shape:
        return float(len(now)), "0"
    return float((now != before).any(axis=1).sum()), "0"


# Saturation


@lru_cache(maxsize=16)
def _readouts(spec: SaturationSpec) -> tuple[draws.Readout, draws.Readout]:
    if spec.typed is not None:
        raw = np.array(spec.typed)
    else:
        one = draws.chapter_draw() if spec.draw == "chapter" else _drawn(spec)
        raw = draws.scores(one, spec.d_k)
    divisor = draws.divisor_of(spec.divisor, spec.d_k)
    return draws.readout(raw), draws.readout(raw, divisor)


def _drawn(spec: SaturationSpec) -> draws.Draw:
    assert isinstance(spec.draw, int)
    return draws.draw(spec.draw, spec.distribution)


def _key(named: Named, numbers: NDArray[np.float64], part: str) -> float:
    if not part.isdecimal() or not 1 <= int(part) <= len(numbers):
        raise _fault(named, tr("a number from 1 to {size}", size=len(numbers)), part)
    return float(numbers[int(part) - 1])


def _of_keys(
    pick: Callable[[draws.Readout, draws.Readout], NDArray[np.float64]], form: str
) -> Look:
    def look(named: Named, sight: Sight) -> Found:
        _count_places(named, 1)
        numbers = pick(*_readouts(sight.screen.lab.saturation))
        return _key(named, numbers, named.places[0]), form

    return look


def _of_side(pick: Callable[[draws.Readout], float], form: str) -> Look:
    def look(named: Named, sight: Sight) -> Found:
        if named.places not in (("left",), ("right",)):
            raise _fault(named, tr("left or right"), " ".join(named.places) or tr("nothing"))
        left, right = _readouts(sight.screen.lab.saturation)
        return pick(left if named.places[0] == "left" else right), form

    return look


def _gap(named: Named, sight: Sight) -> Found:
    """Return how far two raw scores are apart."""
    _count_places(named, 2)
    left, _ = _readouts(sight.screen.lab.saturation)
    one, other = (_key(named, left.scores, part) for part in named.places)
    return abs(one - other), "1"


def _range(named: Named, sight: Sight) -> Found:
    left, _ = _readouts(sight.screen.lab.saturation)
    return left.range, "1"


def _draw(named: Named, sight: Sight) -> Found:
    return str(sight.screen.lab.saturation.draw), ""


# Sparse patterns


def _rule(named: Named, spec: SparseSpec) -> tuple[str, bool]:
    """Return the pattern meant, the one on screen where none is named, and whether it is long."""
    long = "long" in named.places
    kinds = [part for part in named.places if part != "long"]
    if any(kind not in masks.RULES for kind in kinds) or len(kinds) > 1:
        raise _fault(named, ", ".join(masks.RULES), " ".join(kinds))
    return kinds[0] if kinds else spec.kind, long


def _scores(named: Named, spec: SparseSpec) -> float:
    kind, long = _rule(named, spec)
    if long:
        return float(masks.count(kind, spec.long_tokens, **long_rule(spec)))
    if kind == spec.kind:
        return float(allowed(spec).sum())
    rule = {"window": spec.window, "n_sinks": spec.n_sinks, "stride": spec.stride}
    return float(masks.count(kind, spec.n_tokens, **rule))


def _count(named: Named, sight: Sight) -> Found:
    _, long = _rule(named, sight.screen.lab.sparse)
    return _scores(named, sight.screen.lab.sparse), "M" if long else ","


def _part(named: Named, sight: Sight) -> Found:
    """Return which part of all scores a pattern computes."""
    spec = sight.screen.lab.sparse
    _, long = _rule(named, spec)
    full = masks.count("full", spec.long_tokens if long else spec.n_tokens)
    return _scores(named, spec) / full, "%1" if long else "%"


def _reach(named: Named, sight: Sight) -> Found:
    """Return how many tokens the last one has heard from after so many layers."""
    _count_places(named, 1)
    part = named.places[0]
    if not part.isdecimal() or not 1 <= int(part) <= 64:
        raise _fault(named, tr("a number of layers from 1 to 64"), part)
    heard = mask_costs.reach(allowed(sight.screen.lab.sparse), int(part))
    return float(heard[-1, -1].sum()), "0"


def _layers(named: Named, sight: Sight) -> Found:
    count = mask_costs.layers_to_hear_all(allowed(sight.screen.lab.sparse))
    return math.inf if count is None else float(count), "0"


def _memory(named: Named, sight: Sight) -> Found:
    """Return the bytes of keys and values that a pattern keeps at the long length."""
    spec = sight.screen.lab.sparse
    kind, _ = _rule(named, spec)
    rule = long_rule(spec)
    kept = mask_costs.kept_tokens(
        kind, spec.long_tokens, window=rule["window"], n_sinks=rule["n_sinks"]
    )
    return float(mask_costs.cache_bytes(kept)), "GiB"


def _layout(named: Named, sight: Sight) -> Found:
    """Return what mixed layers cost: a part of all scores, or bytes of keys and values."""
    spec = sight.screen.lab.sparse
    given = (spec.global_layers, spec.long_tokens, spec.layout_window)
    if named.places == ("part",):
        some, every = mask_costs.layout_scores(*given)
        return some / every, "%"
    if named.places == ("memory",):
        return float(mask_costs.layout_bytes(*given)[0]), "GiB"
    raise _fault(named, tr("part or memory"), " ".join(named.places) or tr("nothing"))


def _cache(named: Named, sight: Sight) -> Found:
    """Return the bytes of keys and values of Llama 2 7B: tokens, and how many sets of them."""
    _count_places(named, 1, 2)
    if not all(part.isdecimal() for part in named.places):
        raise _fault(named, tr("whole numbers"), " ".join(named.places))
    tokens, sets = (int(part) for part in (*named.places, "32")[:2])
    size = mask_costs.LLAMA_2_7B
    return tokens * size.cache_per_token * sets / size.n_kv_heads, "GiB"


def _window(named: Named, sight: Sight) -> Found:
    return float(sight.screen.lab.sparse.window), "0"


def _pattern_name(named: Named, sight: Sight) -> Found:
    kind = sight.screen.lab.sparse.kind
    return tr(masks.MASKS[kind].title) if kind in masks.MASKS else tr("Custom pattern"), ""


# Learning


RUNS = "attnviz.learning.lesson_numbers"
"""What reads a run. It lies above the model, and is imported when a lesson first speaks of one."""


def _run_numbers(sight: Sight) -> Any:
    return import_module(RUNS).numbers_of(sight.screen.lab.learning)


def _of_run(pick: Callable[[Any], float], form: str) -> Look:
    def look(named: Named, sight: Sight) -> Found:
        _count_places(named, 0)
        return float(pick(_run_numbers(sight))), form

    return look


def _of_head(role: str) -> Look:
    def look(named: Named, sight: Sight) -> Found:
        _count_places(named, 1)
        shares = getattr(_run_numbers(sight).measured, role)
        names = {f"L{i + 1}·H{j + 1}": (i, j) for i, j in np.ndindex(shares.shape)}
        head = named.places[0]
        if head not in names:
            raise _fault(named, tr("a head: {names}", names=", ".join(names)), head)
        share = float(shares[names[head]])
        if math.isnan(share):
            raise _fault(named, tr("a task in which that is measured"), role)
        return share, "%"

    return look


def _guess(named: Named, sight: Sight) -> Found:
    _count_places(named, 1)
    guesses, part = _run_numbers(sight).guesses, named.places[0]
    if not part.isdecimal() or not 1 <= int(part) <= len(guesses):
        raise _fault(named, tr("a number from 1 to {size}", size=len(guesses)), part)
    return guesses[int(part) - 1].token, ""


def _hits(found: Any) -> float:
    return sum(bool(guess.right) for guess in found.guesses)


def _known(found: Any) -> float:
    return sum(guess.right is not None for guess in found.guesses)


def _letters(named: Named, sight: Sight) -> Found:
    """Return an average of the model that is built in over many texts."""
    what, *rest = named.places or ("",)
    if what not in ("right", "copy", "previous"):
        raise _fault(named, "right, copy, previous", what)
    head = _toy_head(named, rest.pop(0) if rest else "") if what != "right" else None
    given = dict(zip(rest[::2], rest[1::2], strict=False))
    if len(rest) % 2 or not set(given) <= {"off", "step"}:
        raise _fault(named, tr("off and a head, or step and a number"), " ".join(rest))
    off = (_toy_head(named, given["off"]),) if "off" in given else ()
    step = given.get("step")
    if step is not None and not step.isdecimal():
        raise _fault(named, tr("whole numbers"), step)
    try:
        mean = ToyMean("letters", what, head, off, None if step is None else int(step))
        return mean_of(mean), "%"
    except CheckpointError as error:
        raise _fault(named, tr("one that the model has"), str(error)) from error


def _toy_head(named: Named, part: str) -> Head:
    found = toy_head(part)
    if found is None:
        raise _fault(named, tr("a layer and a head, as in L1·H2"), part)
    return found


_NAMES: dict[str, Look] = {
    "share": _share,
    "top": _top,
    "most": _most,
    "word": _word,
    "length": _length,
    "muted": _muted,
    "kept": _kept,
    "changed": _changed,
    "left": _of_keys(lambda left, _: left.shares, "%1"),
    "right": _of_keys(lambda _, right: right.shares, "%1"),
    "end": _of_keys(lambda left, _: left.scores, "1"),
    "divided": _of_keys(lambda _, right: right.divided, "2"),
    "slope": _of_side(lambda side: side.slope, "4"),
    "largest": _of_side(lambda side: side.largest, "%1"),
    "gap": _gap,
    "range": _range,
    "draw": _draw,
    "count": _count,
    "part": _part,
    "reach": _reach,
    "layers": _layers,
    "memory": _memory,
    "layout": _layout,
    "cache": _cache,
    "window": _window,
    "pattern_name": _pattern_name,
    "accuracy": _of_run(lambda found: found.measured.accuracy, "%"),
    "loss": _of_run(lambda found: found.measured.loss, "2"),
    "copy": _of_head("copy"),
    "previous": _of_head("previous"),
    "guess": _guess,
    "hits": _of_run(_hits, "0"),
    "asked": _of_run(_known, "0"),
    "letters": _letters,
}
