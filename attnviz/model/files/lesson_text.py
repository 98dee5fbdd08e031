"""A lesson as Markdown, for those who keep theirs in a repository and write without the program.

It says the same as an `.attn` file and comes back from one without loss::

    # Who looks where?
    minutes: 12
    goal: You can read an attention pattern …
    document: sentence-heads

    ## vote talk
    read: Now “it” asks, in the same sentence. How does “it” distribute its 100%?
    show: tab heads, head "Who is it?", row it
    cover: row, head name
    - nearly all to “animal”              # we have read the ending
    + half to “animal”, half to “street”
    - nearly all to “street”              # the nearer noun
    then: “animal” {share it animal}, “street” {share it street}.
    notes: Vote alone; 40 seconds with a neighbour; vote again.
    seconds: 110

A heading says the kind of a step. `+` marks the right choice, `#` a reason for the notes. What a
step shows are pairs of a name and a value; a point goes into what a name holds: `sparse.window 4`.
`row` stands for the token that asks, `sentence` for that of the document. An indented line goes on
with the one before. The sheet for paper is a section of its own::

    ## handout
    predict: 3
    predict: 6, How does “it” distribute its 100%?
    figure: columns, 5, 3
    work: The shares of a row add up to [[100%]].
    work-of: 3, “tired” gives “animal” [[{share tired animal = 96%}]].
    experiment: our word | my guess | result
    question: Why can “it” not be settled where it stands?
    answer: The word that settles it comes later.

Whatever else a file holds stands in a block of JSON.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from attnviz.errors import LessonError
from attnviz.language import tr
from attnviz.model.files.json_text import parse
from attnviz.model.files.lesson_lines import FileLine, at_line, leaves

SUFFIX = ".md"
Tree = dict[str, Any]

_HEADINGS = {"vote talk": "discuss"}
_KINDS = {kind: heading for heading, kind in _HEADINGS.items()}
_KNOWN_KINDS = ("show", "ask", "vote", "vote talk", "point", "typed", "edit", "slide")
_PLAIN_KINDS = ("show", "ask")
_HEAD = ("minutes", "note", "goal", "audience", "before", "next", "document", "example")
_NUMBERS = ("minutes", "seconds")
_ALIASES = {"row": "token", "sentence": "document.sentence"}
_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_BARE = re.compile(r"[^\s,\"{}\[\]#][^\s,]*")
_REASON = re.compile(r"\s{2,}#|\s#\s")
_DIGITS = re.compile(r"[+-]?\d[\d.eE+-]*")
_LETTERS = "ABCDEF"
_HANDOUT = "handout"


@dataclass(frozen=True)
class _Line:
    """One field: its key, what stands behind the colon, and the line it begins in."""

    number: int
    key: str
    text: str

    def fault(self, expected: str, found: str | None = None) -> LessonError:
        return LessonError(
            tr(
                "line {number}: found {found}, expected {expected}.",
                number=self.number,
                found=repr(self.text if found is None else found),
                expected=expected,
            )
        )

    def unknown(self, known: Iterable[str], found: str | None = None) -> LessonError:
        """Make the error for a name that there is not; it says the nearest, or all."""
        import difflib  # only when there is something to complain about

        word, known = self.text if found is None else found, [k for k in known if k not in "-+"]
        near = difflib.get_close_matches(word.casefold(), known, 1, 0.7)
        if near:
            expected = tr("“{near}”, or another of {names}", near=near[0], names=", ".join(known))
        else:
            expected = tr("one of {names}", names=", ".join(known))
        return self.fault(expected, word)


# Writing


def written(tree: Mapping[str, Any]) -> str:
    """Return the Markdown of a lesson, from the plain JSON values of its file."""
    rest = dict(tree)
    out = [f"# {_line(rest.pop('title', ''))}".rstrip()]
    for key in _HEAD:
        if key in rest and key not in ("document", "example"):
            out.append(f"{key}: {_line(rest.pop(key))}")
    for key in ("document", "example"):
        part = rest.get(key)
        if isinstance(part, dict) and set(part) == {"lesson"}:
            out.append(f"{key}: {rest.pop(key)['lesson']}")
    steps = rest.pop("steps", [])
    rest.pop("attnviz", None)
    sheet = _handout_section(rest.get(_HANDOUT))
    if sheet:
        del rest[_HANDOUT]
    if rest:
        out += ["", "```json", json.dumps(rest, ensure_ascii=False, indent=1), "```"]
    for step in steps:
        out += ["", *_step_lines(step)]
    out += sheet
    return "\n".join(out) + "\n"


def _handout_section(tree: Any) -> list[str]:
    """Return the lines of a sheet; none for one that would not come back from them."""
    if not isinstance(tree, dict):
        return []
    try:
        lines = ["", f"## {_HANDOUT}", *_handout_lines(tree)]
        same = read("\n".join(lines))[_HANDOUT] == tree
    except (LessonError, TypeError, ValueError, KeyError):
        return []
    return lines if same else []


def handout_text(tree: Any) -> str:
    """Return the lines of a sheet, as they stand in its section; "" for none."""
    return "\n".join(_handout_section(tree)[2:])


def read_pairs(text: str) -> Tree:
    """Return what a step shows from its pairs; LessonError says what was found and expected."""
    return _state(_Line(1, "show", " ".join(text.split())))


def read_handout(text: str) -> Tree | None:
    """Return a sheet from the lines of its section; None where there are none.

    Raises
    ------
    LessonError
        Names the line, what was found and what was expected.
    """
    sheet: Tree = {}
    for line in _lines(text):
        _read_sheet(sheet, line)
    return sheet or None


def _handout_lines(tree: Mapping[str, Any]) -> Iterator[str]:
    for vote in tree.get("votes", []):
        whole = {"step": vote} if isinstance(vote, int) else vote
        step, *rest = _only(whole, "step", "text")
        yield f"predict: {', '.join([str(step), *rest])}"
    for work in tree.get("work", []):
        if isinstance(work, str):
            yield f"work: {_line(work)}"
        elif "figure" in work:
            figure, steps = _only(work, "figure", "steps")
            yield f"figure: {', '.join([figure, *map(str, steps)])}"
        else:
            step, text = _only(work, "step", "text")
            yield f"work-of: {step}, {text}"
    if "experiment" in tree:
        yield f"experiment: {' | '.join(tree['experiment'])}"
    for name in ("question", "answer"):
        if name in tree:
            yield f"{name}: {_line(tree[name])}"


def _only(values: Mapping[str, Any], *names: str) -> list[Any]:
    """Return the values of some names; what else is said belongs elsewhere."""
    if not set(values) <= set(names):
        raise KeyError(names)
    return [values[name] for name in names if name in values]


def _step_lines(step: Mapping[str, Any]) -> Iterator[str]:
    kind = step.get("kind") or ("ask" if step.get("ask") else "show")
    yield f"## {_KINDS.get(kind, kind)}"
    for name, write in _WRITERS.items():
        if name in step and (step[name] or name == "slide"):
            yield from write(step)


def _field(key: str, name: str) -> Callable[[Mapping[str, Any]], Iterator[str]]:
    def write(step: Mapping[str, Any]) -> Iterator[str]:
        yield f"{key}: {_line(step[name])}"

    return write


def _state_field(key: str, name: str) -> Callable[[Mapping[str, Any]], Iterator[str]]:
    def write(step: Mapping[str, Any]) -> Iterator[str]:
        yield f"{key}: {pairs_text(step[name])}"

    return write


def _names_field(key: str, name: str) -> Callable[[Mapping[str, Any]], Iterator[str]]:
    def write(step: Mapping[str, Any]) -> Iterator[str]:
        yield f"{key}: {', '.join(step[name])}"

    return write


def _choice_lines(step: Mapping[str, Any]) -> Iterator[str]:
    reasons = step.get("reasons") or [""] * len(step["choices"])
    for place, (choice, reason) in enumerate(zip(step["choices"], reasons, strict=True)):
        right = step.get("kind") in ("vote", "discuss") and step.get("answer") == _LETTERS[place]
        text = json.dumps(choice, ensure_ascii=False) if "#" in choice else _line(choice)
        yield f"{'+' if right else '-'} {text}" + (f"  # {_line(reason)}" if reason else "")


def _answer_lines(step: Mapping[str, Any]) -> Iterator[str]:
    if step.get("kind") not in ("vote", "discuss"):
        yield f"answer: {_line(step['answer'])}"


def _accept_lines(step: Mapping[str, Any]) -> Iterator[str]:
    low, high = step["accept"]
    yield f"accept: {json.dumps(low)} to {json.dumps(high)}"


def _diagnosis_lines(step: Mapping[str, Any]) -> Iterator[str]:
    for one in step["diagnoses"]:
        yield f"wrong: {json.dumps(one['number'])} {_line(one['text'])}"


def _try_lines(step: Mapping[str, Any]) -> Iterator[str]:
    for one in step["tries"]:
        yield f"try: {_line(one['label'])}"
        yield f"try-show: {pairs_text(one['state'])}"
        if one.get("reveal"):
            yield f"try-then: {_line(one['reveal'])}"


def _target_lines(step: Mapping[str, Any]) -> Iterator[str]:
    for one in step["targets"]:
        yield f"target: {_line(one['text'])}"
        yield f"target-number: {_line(one['number'])}"
        for bound in ("least", "most"):
            if bound in one:
                yield f"target-{bound}: {json.dumps(one[bound])}"
        if one.get("tally"):
            yield "target-tally: yes"


def _play_lines(step: Mapping[str, Any]) -> Iterator[str]:
    play = step["plays"]
    seconds = json.dumps(play["seconds"])
    yield f"plays: {play['what']} {play['first']} to {play['last']}, {seconds} s"


def _slide_lines(step: Mapping[str, Any]) -> Iterator[str]:
    slide = step["slide"]
    if step.get("kind") != "slide" or not slide.get("lines"):
        yield "slide: yes"
    for line in slide.get("lines", []):
        yield f"line: {_line(line)}"
    for name in ("swap", "lights"):
        if slide.get(name):
            yield f"{name}: {json.dumps(slide[name], ensure_ascii=False)}"
    for stage in slide.get("bars", []):
        yield f"bars: {json.dumps(stage, ensure_ascii=False)}"


def _marks_lines(step: Mapping[str, Any]) -> Iterator[str]:
    yield "marks: yes"


_WRITERS: dict[str, Callable[[Mapping[str, Any]], Iterator[str]]] = {
    "say": _field("read", "say"),
    "ask": _field("ask", "ask"),
    "slide": _slide_lines,
    "state": _state_field("show", "state"),
    "covers": _names_field("cover", "covers"),
    "big": _names_field("big", "big"),
    "plays": _play_lines,
    "marks": _marks_lines,
    "choices": _choice_lines,
    "answer": _answer_lines,
    "accept": _accept_lines,
    "diagnoses": _diagnosis_lines,
    "tries": _try_lines,
    "own": _field("own", "own"),
    "targets": _target_lines,
    "reveal": _field("then", "reveal"),
    "after": _state_field("after", "after"),
    "focus": _field("focus", "focus"),
    "notes": _field("notes", "notes"),
    "seconds": _field("seconds", "seconds"),
}


def _line(value: Any) -> str:
    """Return a text as it stands behind a colon; one that would not come back, as JSON."""
    if not isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    plain = value == " ".join(value.split(" ")).strip() and value.isprintable()
    odd = not value or value[0] in '"#' or "  #" in value or not plain
    return json.dumps(value, ensure_ascii=False) if odd else value


def pairs_text(state: Mapping[str, Any]) -> str:
    """Return what a step shows as pairs of a name and a value."""
    return ", ".join(f"{name} {_value(value)}" for name, value in _flat(state, ""))


def _flat(state: Mapping[str, Any], above: str) -> Iterator[tuple[str, Any]]:
    """Yield names with points and what they hold, objects field by field where names allow it."""
    short = {name: alias for alias, name in _ALIASES.items()}
    for key, value in state.items():
        name = f"{above}{key}"
        deep = isinstance(value, Mapping) and value and all(map(_WORD.fullmatch, value))
        if deep:
            yield from _flat(value, f"{name}.")
        else:
            yield short.get(name, name), value


def _value(value: Any) -> str:
    if isinstance(value, str) and _BARE.fullmatch(value) and _json(value) is None:
        return value
    return json.dumps(value, ensure_ascii=False)


def _json(text: str) -> Any:
    """Return what a bare word means in JSON, None where it is only a word."""
    try:
        found = json.loads(text)
    except ValueError:
        return None
    return "null" if found is None else found


# Reading


def read(text: str, places: dict[str, FileLine] | None = None) -> Tree:
    """Return the plain JSON values of a lesson's file from its Markdown.

    Parameters
    ----------
    places : gets the line in which each value stands, by its place: ``step 2.state.tab``

    Raises
    ------
    LessonError
        Names the line, what was found and what was expected.
    """
    tree: Tree = {"attnviz": 1}
    steps: list[Tree] = []
    sheet: Tree | None = None
    begun: _Line | None = None  # the heading of a step that is being read
    places = {} if places is None else places

    def note(line: _Line, value: Any, place: str) -> None:
        for part in leaves(value, place):
            places.setdefault(part, FileLine(line.number, line.key))

    for line in _lines(text):
        if begun is not None and line.key in ("#", "##", "```"):
            _check_step(steps[-1], begun)
            begun = None
        if line.key == "#":
            tree["title"] = _text(line)
        elif line.key == "```":
            tree |= _block(line)
        elif line.key == "##" and line.text.casefold() == _HANDOUT:
            if _HANDOUT in tree:
                raise line.fault(tr("only one handout"))
            sheet = tree[_HANDOUT] = {}
            note(line, sheet, _HANDOUT)
        elif line.key == "##":
            sheet, begun = None, line
            steps.append(_begun(line))
            note(line, steps[-1], f"step {len(steps)}")
        elif sheet is not None:
            _read_sheet(sheet, line)
            note(line, sheet, _HANDOUT)
        elif steps:
            _read_field(steps[-1], line)
            note(line, steps[-1], f"step {len(steps)}")
        else:
            tree |= _head(line)
            note(line, tree, "")
    if begun is not None:
        _check_step(steps[-1], begun)
    tree["steps"] = steps
    return tree


def _check_step(step: Tree, heading: _Line) -> None:
    """Refuse a step without what the class reads, a right choice, or what a try shows."""
    if "say" not in step:
        raise heading.fault(tr("“read:” below it, the text the class reads"))
    if step.get("kind") in ("vote", "discuss") and "answer" not in step:
        raise heading.fault(tr("a choice with + below it, the right one"))
    for one in step.get("tries", ()):
        if "state" not in one:
            raise heading.fault(tr("“try-show:” below “try: {label}”", label=one["label"]))


def _lines(text: str) -> Iterator[_Line]:
    """Yield the fields: a heading, a choice, a key with its text, or a block of JSON."""
    waiting: _Line | None = None
    fence: list[str] | None = None
    began = 0
    for number, raw in enumerate(text.splitlines(), 1):
        if fence is not None:
            if raw.strip() == "```":
                yield _Line(began, "```", "\n".join(fence))
                fence = None
            else:
                fence.append(raw)
            continue
        if raw[:1] in (" ", "\t") and raw.strip() and waiting is not None:
            waiting = _Line(waiting.number, waiting.key, f"{waiting.text} {raw.strip()}".strip())
            continue
        if waiting is not None:
            yield waiting
            waiting = None
        if raw.startswith("```"):
            fence, began = [], number
        elif raw.strip():
            waiting = _split(number, raw.strip())
    if fence is not None:
        raise _Line(began, "```", "```").fault(tr("a line of ``` that ends the block"))
    if waiting is not None:
        yield waiting


def _split(number: int, raw: str) -> _Line:
    for sign in ("##", "#", "-", "+"):
        if raw.startswith(f"{sign} ") or raw == sign:
            return _Line(number, sign, raw[len(sign) :].strip())
    key, colon, text = raw.partition(":")
    if not colon or not re.fullmatch(r"[A-Za-z-]+", key.strip()):
        raise _Line(number, "", raw).fault(
            tr("a heading with #, a choice with - or +, or a key and a colon, such as “read:”")
        )
    return _Line(number, key.strip().casefold(), text.strip())


def _text(line: _Line) -> str:
    """Return the text of a line; one that is all in quotation marks is JSON."""
    if not line.text.startswith('"') or line.text[_quoted(line, line.text)[1] :].strip():
        return line.text
    found = _value_of(line, line.text)
    if not isinstance(found, str):
        raise line.fault(tr("a text"))
    return found


def _value_of(line: _Line | None, text: str) -> Any:
    def meet(error: Exception) -> None:
        raise error

    try:
        return parse(text, meet)
    except LessonError as error:
        if line is None:
            raise
        raise LessonError(at_line(line.number, str(error))) from error


def _block(line: _Line) -> Tree:
    # As many lines above it as in the file, so that a fault names the line there.
    found = _value_of(None, "\n" * line.number + line.text)
    if not isinstance(found, dict):
        raise line.fault(tr("an object in braces {}"), line.text[:40])
    return found


def _head(line: _Line) -> Tree:
    if line.key not in _HEAD:
        raise line.unknown(_HEAD, line.key)
    if line.key in ("document", "example"):
        return {line.key: {"lesson": _text(line)}}
    return {line.key: _number(line) if line.key in _NUMBERS else _text(line)}


def _read_sheet(sheet: Tree, line: _Line) -> None:
    """Read a line of the sheet for paper."""
    reader = _SHEET.get(line.key)
    if reader is None:
        raise line.unknown(_SHEET, line.key)
    reader(sheet, line)


def _numbered(line: _Line) -> tuple[int, str]:
    """Return the number that a line begins with, and the text behind its comma."""
    number, _, text = line.text.partition(",")
    if not number.strip().isdecimal():
        raise line.fault(tr("the number of a step"), number)
    return int(number), _text(_Line(line.number, line.key, text.strip()))


def _prediction(sheet: Tree, line: _Line) -> None:
    step, text = _numbered(line)
    vote: Any = {"step": step, "text": text} if text else step
    sheet.setdefault("votes", []).append(vote)


def _figure(sheet: Tree, line: _Line) -> None:
    figure, *steps = (part.strip() for part in line.text.split(","))
    if not steps or not all(step.isdecimal() for step in steps):
        raise line.fault(tr("a figure and the steps it shows, as in “columns, 5, 3”"))
    found = {"figure": figure, "steps": [int(step) for step in steps]}
    sheet.setdefault("work", []).append(found)


def _work(sheet: Tree, line: _Line) -> None:
    sheet.setdefault("work", []).append(_text(line))


def _work_of(sheet: Tree, line: _Line) -> None:
    step, text = _numbered(line)
    sheet.setdefault("work", []).append({"step": step, "text": text})


def _columns(line: _Line) -> list[str]:
    return [part.strip() for part in line.text.split("|")]


def _begun(line: _Line) -> Tree:
    text = " ".join(line.text.casefold().split())
    if text not in _KNOWN_KINDS:
        raise line.unknown((*_KNOWN_KINDS, _HANDOUT))
    kind = _HEADINGS.get(text, text)
    return {} if kind in _PLAIN_KINDS else {"kind": kind}


def _read_field(step: Tree, line: _Line) -> None:
    reader = _READERS.get(line.key)
    if reader is None:
        raise line.unknown(_READERS, line.key)
    reader(step, line)


def _as(name: str, value: Callable[[_Line], Any]) -> Callable[[Tree, _Line], None]:
    def read(step: Tree, line: _Line) -> None:
        if name in step:
            raise line.fault(tr("the key only once in a step"), line.key)
        step[name] = value(line)

    return read


def _names(line: _Line) -> list[str]:
    return [part.strip() for part in line.text.split(",")]


def _yes(line: _Line) -> bool:
    if line.text not in ("yes", "no"):
        raise line.fault(tr("yes or no"))
    return line.text == "yes"


def _number(line: _Line) -> Any:
    return _number_in(line, line.text, tr("a number, such as 75"))


def _number_in(line: _Line, text: str, expected: str) -> Any:
    if not _DIGITS.fullmatch(text.strip()):
        raise line.fault(expected)
    return _value_of(line, text)


def _choice(step: Tree, line: _Line) -> None:
    end = _quoted(line, line.text)[1] if line.text.startswith('"') else 0
    behind = line.text[end:].strip()
    if end and (not behind or behind.startswith("#")):
        text, reason = _value_of(line, line.text[:end]), behind.lstrip("#").strip()
    else:
        text, *reasons = _REASON.split(line.text, maxsplit=1)
        reason = "".join(reasons).strip()
    step.setdefault("choices", []).append(text)
    place = len(step["choices"]) - 1
    reasons = [*step.get("reasons", [""] * place), _text(_Line(line.number, "", reason))]
    if any(reasons):
        step["reasons"] = reasons
    if line.key == "+":
        if "answer" in step:
            raise line.fault(tr("one right choice with + only"))
        step["answer"] = _LETTERS[place] if place < len(_LETTERS) else ""


def _quoted(line: _Line, text: str) -> tuple[str, int]:
    """Return a JSON text at the beginning of a text, and where it ends."""
    try:
        found, end = json.JSONDecoder().raw_decode(text)
    except ValueError as error:
        raise line.fault(tr("quotation marks that are closed"), text) from error
    return found, end


def _accept(line: _Line) -> list[Any]:
    low, to, high = line.text.partition(" to ")
    if not to:
        raise line.fault(tr("two numbers, as in “60 to 70”"))
    expected = tr("two numbers, as in “60 to 70”")
    return [_number_in(line, end, expected) for end in (low, high)]


def _wrong(step: Tree, line: _Line) -> None:
    number, _, text = line.text.partition(" ")
    value = _number_in(
        line, number, tr("a number and what went wrong, as in “2.2 a minus was lost”")
    )
    found = {"number": value, "text": _text(_Line(line.number, "", text.strip()))}
    step.setdefault("diagnoses", []).append(found)


def _try(step: Tree, line: _Line) -> None:
    step.setdefault("tries", []).append({"label": _text(line)})


def _of_last(
    group: str, key: str, name: str, value: Callable[[_Line], Any]
) -> Callable[[Tree, _Line], None]:
    def read(step: Tree, line: _Line) -> None:
        if not step.get(group):
            raise line.fault(tr("“{key}:” before it", key=key), line.key)
        step[group][-1][name] = value(line)

    return read


def _target(step: Tree, line: _Line) -> None:
    step.setdefault("targets", []).append({"text": _text(line)})


def _plays(line: _Line) -> Tree:
    found = re.fullmatch(r"(step|reach|learn|training) (\d+) to (\d+), ([\d.eE+-]+) s", line.text)
    if not found:
        raise line.fault(tr("as in “step 1 to 5, 5 s”"))
    seconds = _value_of(line, found[4])
    return {"what": found[1], "first": int(found[2]), "last": int(found[3]), "seconds": seconds}


def _of_slide(name: str, several: bool) -> Callable[[Tree, _Line], None]:
    def read(step: Tree, line: _Line) -> None:
        slide = step.setdefault("slide", {})
        value = _text(line) if name == "lines" else _value_of(line, line.text)
        slide[name] = [*slide.get(name, []), value] if several else value

    return read


def _slide(step: Tree, line: _Line) -> None:
    if _yes(line):
        step.setdefault("slide", {})


def _state(line: _Line) -> Tree:
    """Read pairs of a name and a value."""
    tree: Tree = {}
    text = line.text
    while text:
        name, _, text = text.partition(" ")
        if not text.strip():
            raise line.fault(tr("a name and a value, as in “row it”"), name)
        value, text = _first_value(line, text.strip())
        *above, last = _ALIASES.get(name, name).split(".")
        at = tree
        for part in above:
            at = at.setdefault(part, {})
            if not isinstance(at, dict):
                raise line.fault(tr("a name that holds others"), part)
        at[last] = value
    return tree


def _first_value(line: _Line, text: str) -> tuple[Any, str]:
    """Return the value at the beginning of a text, and the pairs behind it."""
    value: Any
    if text[0] in '"{[':
        value, end = _quoted(line, text)
    else:
        word = re.split(r"[\s,]", text, maxsplit=1)[0]
        end = len(word)
        found = _json(word)
        value = word if found is None else None if word == "null" else found
    rest = text[end:].strip()
    if rest and not rest.startswith(","):
        raise line.fault(tr("a comma between two pairs"), rest)
    return value, rest[1:].strip()


_READERS: dict[str, Callable[[Tree, _Line], None]] = {
    "read": _as("say", _text),
    "ask": _as("ask", _text),
    "slide": _slide,
    "line": _of_slide("lines", True),
    "swap": _of_slide("swap", False),
    "lights": _of_slide("lights", False),
    "bars": _of_slide("bars", True),
    "show": _as("state", _state),
    "cover": _as("covers", _names),
    "big": _as("big", _names),
    "plays": _as("plays", _plays),
    "marks": _as("marks", _yes),
    "-": _choice,
    "+": _choice,
    "answer": _as("answer", _text),
    "accept": _as("accept", _accept),
    "wrong": _wrong,
    "try": _try,
    "try-show": _of_last("tries", "try", "state", _state),
    "try-then": _of_last("tries", "try", "reveal", _text),
    "own": _as("own", _text),
    "target": _target,
    "target-number": _of_last("targets", "target", "number", _text),
    "target-least": _of_last("targets", "target", "least", _number),
    "target-most": _of_last("targets", "target", "most", _number),
    "target-tally": _of_last("targets", "target", "tally", _yes),
    "then": _as("reveal", _text),
    "after": _as("after", _state),
    "focus": _as("focus", _text),
    "notes": _as("notes", _text),
    "seconds": _as("seconds", _number),
}
_SHEET: dict[str, Callable[[Tree, _Line], None]] = {
    "predict": _prediction,
    "figure": _figure,
    "work": _work,
    "work-of": _work_of,
    "experiment": _as("experiment", _columns),
    "question": _as("question", _text),
    "answer": _as("answer", _text),
}
