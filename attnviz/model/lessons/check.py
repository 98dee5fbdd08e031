"""What is wrong with a lesson before a class sees it: leaks, numbers, times and lengths.

A *leak* is a number of an answer that can be read before its click: on the step's own screen
because nothing hides it, or on an earlier step. What can be read follows from the tab, from what
it shows at this step and from the names that are hidden; the window's own texts are looked at by a
test of the window.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from attnviz.engine.steps.run import NUMBERED
from attnviz.errors import LessonError
from attnviz.language import mark, plural, tr
from attnviz.model.document.equality import same
from attnviz.model.files import library
from attnviz.model.lessons import computed
from attnviz.model.lessons.computed import Named, Sight
from attnviz.model.lessons.handout import Handout, handout_of
from attnviz.model.lessons.lesson import Lesson
from attnviz.model.lessons.said import Amount, amounts, quoted, says
from attnviz.model.lessons.state import ScreenState
from attnviz.model.lessons.step import VOTES, LessonStep
from attnviz.model.lessons.told import Secret, marked, secret_of
from attnviz.model.lessons.toy import chain_of, training_of
from attnviz.model.tabs import controls_of

MOST_WORDS = 30  # what is said in one breath
MOST_NOTES = 60
WORDS_A_MINUTE = 130
NOTES_READ = 0.55  # of the notes is said aloud
SPARE = 8  # seconds that a step may be short
THINKING = {"vote": 35, "ask": 35, "discuss": 75, "typed": 75, "point": 15, "edit": 40}  # seconds
SAME_LETTER = 3
PLAYED_ON = {"step": "steps", "reach": "sparse", "learn": "learning"}
MARKED_ON = ("heads", "steps")
ASKING = (*VOTES, "typed", "point", "ask", "edit")

_PLACES = {
    "show": "state", "read": "say", "then": "reveal", "cover": "covers", "choices": "choices[{n}]",
    "try": "tries[{n}].label", "try-show": "tries[{n}].state", "try-then": "tries[{n}].reveal",
    "wrong": "diagnoses[{n}].number", "line": "slide.lines",
    "lights": "slide.lights", "swap": "slide.swap",
}  # fmt: skip
"""Fields of Markdown that are called otherwise in a file."""
_WORD = re.compile(r"\S*[\w√%°÷×]\S*")
_UNCHECKED = re.compile(r"[−+]?\d[\d,]*(?:\.\d+%?|%)")
_SLOPES = {"left": "left chart", "right": "right chart"}


@dataclass(frozen=True)
class Remark:
    """One thing about a step, counted from 1, or about the lesson (0).

    Parameters
    ----------
    field : as it is called in Markdown
    grave : whether it must be mended; else it is worth a look
    nth : which of several fields of that name, from 0
    """

    step: int
    field: str
    text: str
    grave: bool = True
    nth: int = 0

    @property
    def place(self) -> str:
        """Return the place in a file, as faults name it."""
        if not self.step:
            return self.field
        name = _PLACES.get(self.field, self.field).format(n=self.nth)
        return f"step {self.step}.{name}"

    def __str__(self) -> str:
        if not self.step:
            return self.text
        return tr("step {step}, {field}: {text}", step=self.step, field=self.field, text=self.text)


def remarks(lesson: Lesson) -> list[Remark]:
    """Return what is to be said of a lesson, step by step."""
    found: list[Remark] = []
    for place, step in enumerate(lesson.steps):
        raw = (lesson.written or lesson.steps)[place]
        found += _lengths(step, place + 1)
        found += _silent(step, place + 1)
        found += _pointing(lesson, place)
        found += _followed(lesson, place)
        found += _expected(lesson, raw, place)
        leaks = _leaks(lesson, raw, place)
        found += leaks
        if not any(leak.grave for leak in leaks):
            found += _told(lesson, raw, place)
        found += _still(lesson, raw, place)
        found += _alike(lesson, raw, place)
        found += _typed(lesson, place)
        found += _out_of_place(raw, place)
    if not lesson.title.strip():
        told = tr("title: found nothing, expected the title of the lesson.")
        found.append(Remark(0, "title", told))
    return [*found, *_letters(lesson), *_minutes(lesson), *_following(lesson), *_sheet(lesson)]


def words(text: str) -> int:
    """Count the words of a text as they are read aloud."""
    return len(_WORD.findall(text))


# Lengths and times


def _lengths(step: LessonStep, number: int) -> Iterator[Remark]:
    asked = " ".join(filter(None, (step.say, step.ask)))
    shown = [("read", asked, 0), ("then", step.reveal, 0)]
    shown += [("try-then", one.reveal, i) for i, one in enumerate(step.tries)]
    for field, text, nth in shown:
        if words(text) > MOST_WORDS:
            yield Remark(number, field, _too_long(words(text), MOST_WORDS), nth=nth)
    if words(step.notes) > MOST_NOTES:
        yield Remark(number, "notes", _too_long(words(step.notes), MOST_NOTES), grave=False)
    needed = needed_seconds(step)
    if step.seconds and step.seconds < needed - SPARE:
        text = tr(
            "found {seconds} s, expected about {needed} s for so many words and a step of this "
            "kind.",
            seconds=step.seconds,
            needed=needed,
        )
        yield Remark(number, "seconds", text)


def _silent(step: LessonStep, number: int) -> Iterator[Remark]:
    """Find a question whose answer says nothing."""
    if step.kind in ASKING and step.kind != "edit" and not step.reveal.strip():
        text = tr("found nothing, expected what the class reads after the click.")
        yield Remark(number, "then", text)


def _pointing(lesson: Lesson, place: int) -> Iterator[Remark]:
    """Find the name of a control that there is not."""
    name, screen = lesson.steps[place].focus, lesson.shown(place)
    known = controls_of(str(screen.selection["tab"]))
    if name and name not in (*known, *(head.name for head in screen.lab.document.heads)):
        text = tr("found {name}, expected one of {known}.", name=repr(name), known=", ".join(known))
        yield Remark(place + 1, "focus", text)


def _followed(lesson: Lesson, place: int) -> Iterator[Remark]:
    """Find what is to be followed through a model, and is not written as that has to be."""
    for reveal in (False, True) if lesson.steps[place].asks else (False,):
        page = lesson.shown(place, revealed=reveal).page
        for name, read, form in (
            ("links", chain_of, "letters: L1·H2 R, L2·H1 B"),
            ("trained", training_of, "letters copy L2·H1: 50, 100"),
        ):
            if name in page and read(str(page[name])) is None:
                text = tr("{name}: found {value}, expected a text such as “{form}”.",
                          name=name, value=repr(page[name]), form=form)  # fmt: skip
                yield Remark(place + 1, "after" if reveal else "show", text)
                return


def _too_long(count: int, most: int) -> str:
    return tr("found {count} words, expected at most {most}.", count=count, most=most)


def needed_seconds(step: LessonStep) -> int:
    """Estimate how long a step takes: its words at 130 a minute, and the time to think."""
    read = words(" ".join((step.say, step.ask, step.reveal, *step.choices)))
    said = read + NOTES_READ * words(step.notes)
    kind = "vote" if step.accept else step.kind  # who may be near need not work it out
    return round(said / WORDS_A_MINUTE * 60) + THINKING.get(kind, 0)


def _minutes(lesson: Lesson) -> Iterator[Remark]:
    seconds = sum(step.seconds for step in lesson.steps)
    for number, step in enumerate(lesson.steps, 1):
        if not step.seconds:
            yield Remark(
                number,
                "seconds",
                tr("found no number, expected how many seconds it takes."),
                grave=False,
            )
    if all(step.seconds for step in lesson.steps) and abs(seconds / 60 - lesson.minutes) > 1:
        text = tr(
            "minutes: found {minutes}, but the steps take {seconds} s in all.",
            minutes=lesson.minutes,
            seconds=seconds,
        )
        yield Remark(0, "minutes", text)


def _following(lesson: Lesson) -> Iterator[Remark]:
    """Find a lesson to follow that there is not."""
    if lesson.next and lesson.next not in library.ids():
        known = ", ".join(library.course())
        text = tr("next: found {next}, expected one of {known}.", next=lesson.next, known=known)
        yield Remark(0, "next", text)


def _letters(lesson: Lesson) -> Iterator[Remark]:
    """Find a letter that is right too many times running."""
    votes = [(n, step.answer) for n, step in enumerate(lesson.steps, 1) if step.kind in VOTES]
    for at in range(len(votes) - SAME_LETTER + 1):
        letters = {letter for _, letter in votes[at : at + SAME_LETTER]}
        if len(letters) == 1:
            number = votes[at + SAME_LETTER - 1][0]
            text = tr("{letter} is right {n} times running.", letter=letters.pop(), n=SAME_LETTER)
            yield Remark(number, "answer", text)
            return


def _sheet(lesson: Lesson) -> Iterator[Remark]:
    """Find what is wrong with the sheet for paper."""
    try:
        sheet = handout_of(lesson, lesson.handout)
    except LessonError as error:
        yield Remark(0, "handout", str(error))
        return
    for vote in sheet.votes:
        if lesson.steps[vote.step - 1].kind not in ASKING:
            text = tr("handout: step {step} asks nothing that could be predicted.", step=vote.step)
            yield Remark(0, "handout", text)
    yield from _printed(lesson, sheet)
    for written in (lesson.handout or {}).get("work", []):
        if isinstance(written, dict) and "text" in written:
            at = written["step"] - 1
            screen = lesson.shown(at, revealed=True)
            for told in _unlike(written["text"], Sight(screen, lesson.shown(at))):
                yield Remark(0, "handout", tr("handout: {text}", text=told))


def _printed(lesson: Lesson, sheet: Handout) -> Iterator[Remark]:
    """Find answers that the sheet of a pupil prints: of a prediction anywhere, of a blank twice."""
    asked = {vote.step: lesson.steps[vote.step - 1] for vote in sheet.votes}
    above = [(v.step, v.text or f"{asked[v.step].say} {asked[v.step].ask}") for v in sheet.votes]
    below = [sheet.question, *sheet.experiment]
    for work in sheet.work:
        below.append("".join("…" if part.blank else part.text for part in work.pieces))
    for vote in sheet.votes:
        step = lesson.steps[vote.step - 1]
        if step.kind not in ASKING or step.kind == "edit" or not step.reveal:
            continue
        secret = _secret(lesson, vote.step - 1)
        for number, text in above:
            own = number == vote.step
            told = own and (secret.chosen_in(vote.text) or _says_answer(vote.text, secret))
            if told or (not own and secret.told_in(text)):
                answer = secret.right or step.reveal
                yield Remark(0, "handout", tr(
                    "handout: “predict: {step}” says the answer of step {asked}, {value}.",
                    step=number, asked=vote.step, value=answer,
                ))  # fmt: skip
        for text in below:
            sentence = secret.told_in(text, strictly=True)
            if sentence:
                yield Remark(0, "handout", tr(
                    "handout: it prints the answer of step {asked}: {sentence}",
                    asked=vote.step, sentence=sentence,
                ))  # fmt: skip
    for work in sheet.work:
        for nth, part in enumerate(work.pieces):
            behind = " ".join(each.text for each in work.pieces[nth + 1 :] if not each.blank)
            printed = [other for other in amounts(behind) if other.telling]
            said = amounts(part.text)[:1] if part.blank else []
            if any(n.telling and n.is_like(other) for n in said for other in printed):
                text = tr("handout: {text} stands in a blank and beside it.", text=repr(part.text))
                yield Remark(0, "handout", text)


# Numbers


def _texts(
    lesson: Lesson, raw: LessonStep, place: int
) -> Iterator[tuple[str, str, ScreenState, int]]:
    """Yield field, text, the screen that it speaks of, and which of several it is."""
    before = lesson.shown(place)
    after = lesson.shown(place, revealed=True)
    yield "read", raw.say, before, 0
    yield "ask", raw.ask, before, 0
    yield "notes", raw.notes, after, 0
    yield "answer", raw.answer, after, 0
    for i, choice in enumerate(raw.choices):
        yield "choices", choice, after, i
    for i, diagnosis in enumerate(raw.diagnoses):
        yield "wrong", diagnosis.text, after, i
    for line in () if raw.slide is None else raw.slide.lines:
        yield "line", line, before, 0
    if raw.kind != "edit":
        yield "then", raw.reveal, after, 0
    for i, tried in enumerate(raw.tries):
        yield "try-then", tried.reveal or raw.reveal, lesson.shown(place, attempt=i), i


def _expected(lesson: Lesson, raw: LessonStep, place: int) -> Iterator[Remark]:
    """Find numbers in braces that are not what their author wrote behind the sign."""
    before = lesson.shown(place)
    for field, text, screen, nth in _texts(lesson, raw, place):
        for told in _unlike(text, Sight(screen, before)):
            yield Remark(place + 1, field, told, nth=nth)
    said = re.sub(r"\{[^{}]*\}", " ", f"{raw.say} {raw.reveal}")
    loose = [n for n in _UNCHECKED.findall(said) if n != "100%"]
    if loose:
        told = tr("{numbers}: not in braces, so it is not checked.", numbers=", ".join(loose))
        yield Remark(place + 1, "read", told, grave=False)


def _unlike(text: str, sight: Sight) -> Iterator[str]:
    """Say of numbers in braces that they are not what their author wrote."""
    for named in _named(text):
        value = computed.said(named, sight)
        if named.written and named.written != value:
            yield tr(
                "found {written} for {name}, the engine gives {value}.",
                written=named.written,
                name=_name(named),
                value=value,
            )


def _named(text: str) -> list[Named]:
    try:
        return list(computed.named_in(text))
    except LessonError:  # braces of a file of before, which name nothing
        return []


def _name(named: Named) -> str:
    head = f" in {named.head}" if named.head else ""
    return f"{{{' '.join((named.name, *named.places))}{head}}}"


# Leaks


def _leaks(lesson: Lesson, raw: LessonStep, place: int) -> list[Remark]:
    """Find numbers of the answer that can be read before its click."""
    return list(_numbers_before(lesson, raw, place))


def _numbers_before(lesson: Lesson, raw: LessonStep, place: int) -> Iterator[Remark]:
    if raw.kind in ("show", "slide", "edit") or not raw.reveal:
        return
    before, after = lesson.shown(place), lesson.shown(place, revealed=True)
    given = set(_given(lesson, place))
    yield from _in_question(lesson, raw, place)
    yield from _countable(raw, before, place)
    for named in [*_named(raw.reveal), *_meant(lesson, raw, place)]:
        value = computed.said(named, Sight(after, before))
        if (_name(named), value) in given:
            continue
        if raw.slide is None and _asked(before, named) and _tells(before, named, value):
            told = tr(
                "{value} ({name}) is on screen before the click; hide it with “cover:”.",
                value=value,
                name=_name(named),
            )
            yield Remark(place + 1, "then", told)
        for earlier in range(place):
            screens = [*_screens(lesson, earlier)]
            if _array(named) in _MATRICES:  # others are there to work with
                screens += _played(lesson, earlier)
            if any(_tells(screen, named, value) for screen in screens):
                told = tr(
                    "{value} ({name}) can already be read at step {earlier}.",
                    value=value,
                    name=_name(named),
                    earlier=earlier + 1,
                )
                yield Remark(place + 1, "then", told)
                break


def _meant(lesson: Lesson, raw: LessonStep, place: int) -> Iterator[Named]:
    """Yield what an answer without braces speaks of: what is on screen and is what it says."""
    step = lesson.steps[place]
    if raw.slide is not None or "{" in raw.reveal or any(_still(lesson, raw, place)):
        return
    right = step.answer if step.right is None else step.choices[step.right]
    sight = Sight(lesson.shown(place, revealed=True), lesson.shown(place))
    asked = f"{step.say} {step.ask}"
    for named in _on_screen(sight.screen):
        try:
            value = computed.said(named, sight)
        except LessonError:  # not of this document
            continue
        told = _says(f"{raw.reveal} {right}", value) or value == right.strip()
        if named.name == "most":
            told = quoted(right) == {value}
        if told and not says(asked, value):
            yield named


def _on_screen(screen: ScreenState) -> Iterator[Named]:
    """Yield what the tab in front is looked at for."""
    tab, document = str(screen.selection["tab"]), screen.lab.document
    if tab in ("heads", "grid"):
        word = document.tokens[int(screen.selection["token"])]
        yield Named("most", (word,))
        for key in dict.fromkeys(document.tokens):
            yield Named("share", (word, key))
    elif tab == "steps" and screen.selection.get("cell"):
        array, index = screen.selection["cell"]
        own = screen.lab.example or document
        places = [own.tokens[index[-2]]]
        places.append(own.tokens[index[-1]] if array in _BETWEEN else str(index[-1] + 1))
        yield Named("share" if array == "pattern" else array, tuple(places))
    elif tab == "saturation":
        for side in ("left", "right"):
            yield from (Named(side, (str(key),)) for key in range(1, 7))
            yield from (Named(name, (side,)) for name in ("slope", "largest"))
    elif tab == "sparse":
        yield from (Named(name, ()) for name in ("count", "layers", "memory"))
    elif tab == "learning":
        yield Named("accuracy", ())


def _values(lesson: Lesson, place: int) -> list[str]:
    """Return the numbers of the answer of a step, as they are said."""
    raw = (lesson.written or lesson.steps)[place]
    if not lesson.steps[place].asks or raw.kind == "edit":
        return []
    sight = Sight(lesson.shown(place, revealed=True), lesson.shown(place))
    said = [computed.said(named, sight) for named in _named(raw.reveal)]
    return [value for value in said if re.search(r"\d", value)]


def _says(text: str, value: str) -> bool:
    """Whether a text says a number that nobody says by chance: 96%, 1.96, 528."""
    told = len(re.sub(r"\D", "", value)) > 2 or value.endswith("%") or "." in value
    return told and bool(re.search(rf"(?<![\d.,+−]){re.escape(value)}(?![\d]|[.,]\d)", text))


def _in_question(lesson: Lesson, raw: LessonStep, place: int) -> Iterator[Remark]:
    """Find an answer that stands in its question, in the only choice with a number, or before."""
    named = {computed.said(each, Sight(lesson.shown(place))) for each in _named(raw.say)}
    plain = re.sub(r"\{[^{}]*\}", " ", f"{raw.say} {raw.ask}")
    step = lesson.steps[place]
    for value in _values(lesson, place):
        if value in named:
            continue
        numbered = [choice for choice in step.choices if re.search(r"\d", choice)]
        alone = len(numbered) == 1 and step.right is not None and (
            numbered[0] == step.choices[step.right]
        )  # fmt: skip
        if _says(plain, value) or (alone and _says(numbered[0], value)):
            told = tr("{value}, the answer, can be read in the question.", value=value)
            yield Remark(place + 1, "read", told)
    yield from _said_before(lesson, raw, place)


def _said_before(lesson: Lesson, raw: LessonStep, place: int) -> Iterator[Remark]:
    """Find an answer whose numbers were all said by the texts of earlier steps."""

    def said(step: LessonStep, at: int, *, answer: bool) -> set[tuple[str, str]]:
        before, after = lesson.shown(at), lesson.shown(at, revealed=True)
        asked = {(_name(n), computed.said(n, Sight(before))) for n in _named(step.say)}
        if not answer or step.kind == "edit" or not step.asks:
            return asked
        told = _named(step.reveal)
        return asked | {(_name(n), computed.said(n, Sight(after, before))) for n in told}

    written = lesson.written or lesson.steps
    wanted = said(raw, place, answer=True) - said(raw, place, answer=False)
    for earlier in range(place if wanted else 0):
        if wanted <= said(written[earlier], earlier, answer=True):
            told = tr("step {earlier} already says all of it.", earlier=earlier + 1)
            yield Remark(place + 1, "then", told)
            return


def _told(lesson: Lesson, raw: LessonStep, place: int) -> Iterator[Remark]:
    """Find an answer that a plain text tells: in words, rounded, as a fraction, in a title."""
    step = lesson.steps[place]
    if step.kind not in ASKING or step.kind == "edit" or not raw.reveal:
        return
    secret = _secret(lesson, place)
    if step.right is not None:
        choice = repr(step.choices[step.right])
        asked = f"{step.say} {step.ask}"
        if secret.picked_in(asked) or secret.chosen_in(asked):
            told = tr("the right choice, {choice}, is already in the question.", choice=choice)
            yield Remark(place + 1, "read", told)
        if marked(step):
            told = tr("the right choice, {choice}, is marked before the click.", choice=choice)
            yield Remark(place + 1, "choices", told, nth=step.right)
        yield from _pointed_at(lesson, place, secret)
    for nth, one in enumerate(step.diagnoses):
        if _says_answer(one.text, secret):
            told = tr("it says the answer to who typed a wrong one.")
            yield Remark(place + 1, "wrong", told, nth=nth)
    for earlier, text in _texts_before(lesson, place):
        sentence = secret.told_in(text)
        if sentence:
            yield Remark(place + 1, "then", _said_at(earlier, place + 1, sentence))
            return


def _said_at(earlier: int, place: int, sentence: str) -> str:
    if not earlier:
        return tr("the title or the note already says it: {sentence}", sentence=sentence)
    if earlier == place:
        return tr("the slide already says it: {sentence}", sentence=sentence)
    return tr("step {step} already says it: {sentence}", step=earlier, sentence=sentence)


def _says_answer(text: str, secret: Secret) -> bool:
    said = [other for other in amounts(text) if other.telling]
    return any(n.is_like(other) for n in secret.numbers if n.telling for other in said)


def _pointed_at(lesson: Lesson, place: int, secret: Secret) -> Iterator[Remark]:
    """Find an answer that is framed or named on screen: a pinned word, a ring, a head's name."""
    step, screen = lesson.steps[place], lesson.shown(place)
    if step.slide is not None:
        return
    tab, document = str(screen.selection["tab"]), screen.lab.document
    hidden = {"answer", "canvas"}.intersection(screen.covers) or screen.predict
    right, asked = secret.right, f"{step.say} {step.ask}"
    key = step.state.get("key")
    if tab == "heads" and key is not None and not hidden:
        word = key if isinstance(key, str) else document.tokens[int(screen.selection["key"])]
        if quoted(right) == {word} and not says(asked, word):
            told = tr("“key {word}” points at the answer before the click.", word=word)
            yield Remark(place + 1, "show", told)
    if step.focus and says(right, step.focus) and not says(asked, step.focus):
        told = tr("the ring around {name} points at the answer.", name=repr(step.focus))
        yield Remark(place + 1, "focus", told)
    names = [head.name for head in document.heads]
    if hidden or tab not in ("heads", "grid") or len(names) < 2:
        return
    cover = {"heads": "head name", "grid": "titles"}[tab]
    if cover in screen.covers:
        return
    for nth, name in enumerate(names):
        in_front = tab == "grid" or nth == int(screen.selection["head"])
        named = says(right, name) or (says(asked, name) and says(right, f"H{nth + 1}"))
        if in_front and named and not (says(asked, name) and says(right, name)):
            told = tr("the name of head {name} gives the answer away; hide it with “cover: "
                      "{cover}”.", name=repr(name), cover=cover)  # fmt: skip
            yield Remark(place + 1, "cover", told)


def _texts_before(lesson: Lesson, place: int) -> Iterator[tuple[int, str]]:
    """Yield what is read before an answer: (step or 0, text), lines of its own slide last."""
    yield 0, lesson.title
    for text in (lesson.lab.note, lesson.before, lesson.audience):
        yield 0, text
    for number, step in enumerate(lesson.steps[:place], 1):
        texts = [step.say, step.ask]
        if step.asks and step.kind != "edit":
            texts.append(step.reveal)
        texts += [each for one in step.tries for each in (one.label, one.reveal)]
        texts += [one.text for one in step.diagnoses]
        texts += [target.text for target in step.targets]
        if step.slide is not None:
            texts += step.slide.lines
            texts += [f"{name} {share:g}%" for bars in step.slide.bars for name, share in bars]
        for text in texts:
            yield number, text
    slide = lesson.steps[place].slide
    for line in () if slide is None else slide.lines:
        yield place + 1, line


def _secret(lesson: Lesson, place: int) -> Secret:
    """Return what a class is to find out, with the numbers as exactly as they are known."""
    step, raw = lesson.steps[place], (lesson.written or lesson.steps)[place]
    sight = Sight(lesson.shown(place, revealed=True), lesson.shown(place))
    found: list[Amount] = []
    for named in _named(raw.reveal)[:1]:
        said = amounts(computed.said(named, sight))[:1]
        found += [*said, *(exact for each in said for exact in _exactly(named, sight, each))]
    texts = [step.answer if step.kind == "typed" else ""]
    if not found:
        texts.append(raw.reveal if "{" not in raw.reveal else "")
    found += [number for text in texts for number in amounts(text)[:1]]
    return secret_of(step, found)


def _exactly(named: Named, sight: Sight, said: Amount) -> Iterator[Amount]:
    """Yield a number with all its digits, of which one is said."""
    value, _ = computed.found(named, sight)
    if not isinstance(value, str) and said.telling and not said.unit:
        exact = replace(said, value=100 * value if said.percent else value, digits=9)
        if exact.is_like(said):
            yield exact


def _given(lesson: Lesson, place: int) -> Iterator[tuple[str, str]]:
    """Yield the numbers that questions up to a step have said themselves."""
    for earlier, step in enumerate((lesson.written or lesson.steps)[: place + 1]):
        for named in _named(step.say):
            yield _name(named), computed.said(named, Sight(lesson.shown(earlier)))


def _screens(lesson: Lesson, place: int) -> Iterator[ScreenState]:
    """Yield what an earlier step showed, without what is only a slide."""
    step = lesson.steps[place]
    if step.slide is None:
        yield lesson.shown(place)
    if step.asks and (step.slide is None or "tab" in step.after):
        yield lesson.shown(place, revealed=True)
    for attempt in range(len(step.tries)):
        yield lesson.shown(place, attempt=attempt)


def _played(lesson: Lesson, place: int) -> Iterator[ScreenState]:
    """Yield the steps of tab 2 that an earlier step plays."""
    step = lesson.steps[place]
    plays = step.plays
    if plays is not None and plays.what == "step":
        last = lesson.shown(place, revealed=step.asks)
        for number in range(plays.first, min(plays.last, len(NUMBERED)) + 1):
            yield replace(last, selection={**last.selection, "step": number})


def _countable(raw: LessonStep, screen: ScreenState, place: int) -> Iterator[Remark]:
    """Find a count that is covered while its grid, or the rows of its strip, can be counted."""
    if str(screen.selection["tab"]) != "sparse":
        return
    rows = str(screen.lab.sparse.reach_layers)
    layers = any(named.name == "layers" for named in _named(raw.reveal))
    if layers and computed.said(Named("layers", ()), Sight(screen)) == rows:
        told = tr("the strip of the reach has as many rows; say “sparse.reach_layers” otherwise.")
        yield Remark(place + 1, "show", told, grave=False)
    if not {"counts"} <= set(screen.covers):
        return
    asked = any(named.name == "count" and not named.places for named in _named(raw.reveal))
    if asked and not {"rows", "answer", "canvas"}.intersection(screen.covers):
        told = tr("the scores can be counted on the grid; “cover: rows” leaves one row.")
        yield Remark(place + 1, "cover", told, grave=False)


def _asked(screen: ScreenState, named: Named) -> bool:
    """Whether a number may be what a step asks: on tab 2 the others are there to work with."""
    if screen.selection["tab"] != "steps":
        return True
    result, name = NUMBERED[int(screen.selection["step"]) - 1].name, _array(named)
    return result == name or _in_panel(screen, name)


def _tells(screen: ScreenState, named: Named, value: str) -> bool:
    """Whether a screen shows a number, and as large as the answer says it."""
    hiding = _hiding(screen, named)
    if hiding is None or hiding.intersection(screen.covers) or screen.predict:
        return False
    try:
        return computed.said(named, Sight(screen)) == value
    except LessonError:  # another text, without that word
        return False


def _hiding(screen: ScreenState, named: Named) -> set[str] | None:
    """Return the names of what would hide a number on a screen; None where it is not shown."""
    look = {
        "heads": _on_heads,
        "steps": _on_steps,
        "saturation": _on_saturation,
        "grid": _on_grid,
        "sparse": _on_sparse,
        "learning": _on_learning,
    }.get(str(screen.selection["tab"]))
    found = look(screen, named) if look else None
    return None if found is None else {*found, "answer", "canvas"}


def _on_heads(screen: ScreenState, named: Named) -> set[str] | None:
    """Tab 1 shows the row of the word that asks, in the head in front."""
    if named.name not in ("share", "top", "most", "pattern") or not named.places:
        return None
    document, selection = screen.lab.document, screen.selection
    head = document.heads[int(selection["head"])].name
    word = document.tokens[int(selection["token"])]
    asked = document.tokens[-1] if named.places[0] == "last" else named.places[0]
    if asked != word or named.head not in ("", head):
        return None
    card = "by hand" in screen.big and named.name in ("share", "pattern")
    pair = card and document.tokens[int(screen.selection["key"])] == named.places[-1]
    return set() if pair else {"row"}  # the card by hand of a pair is under no cover of the row


_BETWEEN = ("scores", "scaled_scores", "masked_scores", "exponentials", "pattern")
_MATRICES = {
    "scores": {"S"}, "scaled_scores": {"S"}, "masked_scores": {"S"}, "exponentials": {"E"},
    "row_sums": {"E"}, "pattern": {"A"}, "z": {"O"}, "out": {"O"},
}  # fmt: skip


def _array(named: Named) -> str:
    """Return the array of tab 2 that a number is of."""
    return "pattern" if named.name in ("share", "top", "most") else named.name


def _in_panel(screen: ScreenState, array: str) -> bool:
    """Whether an array stands in the panel of tab 2."""
    return array == "pattern" and not screen.covers and not screen.big


def _on_steps(screen: ScreenState, named: Named) -> set[str] | None:
    """Tab 2 shows the matrices of a step, and beside its cell how it comes about.

    What comes of it, the weights, stands in the panel at every step, unless a lesson covers or
    enlarges something: then there is no panel.
    """
    name = _array(named)
    if _in_panel(screen, name):
        return _MATRICES[name]
    shown = NUMBERED[int(screen.selection["step"]) - 1].shows
    return _MATRICES.get(name, set()) if name in shown else None


def _on_saturation(screen: ScreenState, named: Named) -> set[str] | None:
    """Tab 3 shows scores, both charts and what is read off them."""
    if named.name in ("slope", "largest"):
        return {"readouts", _SLOPES.get(" ".join(named.places), "")}
    charts = {"left": {"left chart"}, "right": {"right chart"}, "divided": {"right chart"}}
    return charts.get(named.name, {"sentence"} if named.name in ("end", "range") else None)


def _on_grid(screen: ScreenState, named: Named) -> set[str] | None:
    """Tab 4 shows, of all heads, the row of one word, what they give and what comes of it."""
    document = screen.lab.document
    word = document.tokens[int(screen.selection["token"])]
    if named.name == "cache":
        large = "size card" in screen.big
        return {"size card", "long line"} if large else None
    if named.name == "letters":
        return set() if _on_curve(screen, named) else None
    if not named.places or named.places[0] not in (word, "last"):
        return None
    hiding = {"out": {"update"}, "concat": {"concatenation"}, "z": {"concatenation"}}
    if named.name in ("share", "top", "most", "pattern"):
        return {"list"}
    return hiding.get(named.name)


def _on_curve(screen: ScreenState, named: Named) -> bool:
    """Whether the curve of a head that learned has the number written at its step."""
    followed = training_of(str(screen.page.get("trained", "")))
    if followed is None or "training" not in screen.big:
        return False
    head = f"L{followed.head[0] + 1}·H{followed.head[1] + 1}"
    return named.places in [
        (followed.what, head, *step) for n in followed.marked for step in ((), ("step", str(n)))
    ]


def _on_sparse(screen: ScreenState, named: Named) -> set[str] | None:
    """Tab 5 shows the counts, the memory, and how far the last token reaches."""
    if named.name in ("count", "part"):
        return {"long counts"} if "long" in named.places else {"counts"}
    if named.name == "reach" and named.places == ("1",) and "deeper reach" in screen.covers:
        return None  # the first layer is shown on purpose
    hiding = {"memory": {"memory"}, "reach": {"reach", "deeper reach"}}
    return hiding.get(named.name, {"reach", "deeper reach"} if named.name == "layers" else None)


def _on_learning(screen: ScreenState, named: Named) -> set[str] | None:
    """Tab 6 shows of its step what is right, the shares of all heads, and the guesses."""
    shown = ("accuracy", "loss", "copy", "previous", "guess", "hits")
    return set() if named.name in shown else None


def _still(lesson: Lesson, raw: LessonStep, place: int) -> Iterator[Remark]:
    """Find a reveal that changes nothing on screen."""
    if raw.kind in ("show", "slide", "edit") or not raw.reveal or raw.slide is not None:
        return
    before, after = lesson.shown(place), lesson.shown(place, revealed=True)
    alike = _same_picture(before, after) and (
        (before.covers, before.big) == (after.covers, after.big)
    )
    if alike and not before.predict and raw.plays is None:
        told = tr("the click changes nothing on the screen: hide something, or say “after:”.")
        yield Remark(place + 1, "then", told, grave=raw.kind != "ask")


def _alike(lesson: Lesson, raw: LessonStep, place: int) -> Iterator[Remark]:
    """Find choices, and things to try, that are the same twice."""
    for field, texts in (("choices", raw.choices), ("try", tuple(t.label for t in raw.tries))):
        plain = [" ".join(text.casefold().split()) for text in texts]
        for text in sorted({text for text in plain if plain.count(text) > 1}):
            told = tr("found {text} twice.", text=repr(text))
            yield Remark(place + 1, field, told, nth=len(plain) - 1 - plain[::-1].index(text))
    screens = [lesson.shown(place, attempt=i) for i in range(len(raw.tries))]
    first = lesson.shown(place)
    for i, screen in enumerate(screens):
        if _same_picture(first, screen) and not (first.covers or first.predict):
            told = tr("{label} changes nothing on the screen.", label=repr(raw.tries[i].label))
            yield Remark(place + 1, "try-show", told, nth=i)
        for before in screens[:i]:
            if _same_picture(before, screen):
                told = tr("{label} shows the same as another one.", label=repr(raw.tries[i].label))
                yield Remark(place + 1, "try-show", told, nth=i)
                break


def _same_picture(one: ScreenState, other: ScreenState) -> bool:
    return (
        same(one.lab, other.lab)
        and dict(one.selection) == dict(other.selection)
        and dict(one.page) == dict(other.page)
    )


def _typed(lesson: Lesson, place: int) -> Iterator[Remark]:
    """Find answers that nobody can type, and diagnoses that never come."""
    step = lesson.steps[place]
    if step.kind != "typed":
        return
    answer = _number(step.answer)
    if answer is None:
        text = tr("found {answer}, expected a number.", answer=repr(step.answer))
        yield Remark(place + 1, "answer", text)
        return
    least, most = step.accept or (answer, answer)
    if not least <= answer <= most:
        told = tr("the answer {answer} does not count as right itself.", answer=step.answer)
        yield Remark(place + 1, "accept", told)
    said = [number for number in map(_number, _values(lesson, place)) if number is not None]
    if said and answer not in said:
        told = tr("found {answer}, which “then:” does not say.", answer=step.answer)
        yield Remark(place + 1, "answer", told)
    seen: list[float] = []
    for nth, one in enumerate(step.diagnoses):
        if least <= one.number <= most or one.number == answer:
            told = tr("{number} is right, so this is never said.", number=f"{one.number:g}")
            yield Remark(place + 1, "wrong", told, nth=nth)
        elif one.number in seen:
            told = tr("{number} is here twice; the second is never said.",
                      number=f"{one.number:g}")  # fmt: skip
            yield Remark(place + 1, "wrong", told, nth=nth)
        seen.append(one.number)


def _number(text: str) -> float | None:
    """Return a number as an author writes it, with or without its unit; None for other texts."""
    found = re.fullmatch(r"\s*([+−-]?\d[\d,]*(?:\.\d+)?)\s*(?:%|[KMG]iB)?\s*", text)
    return float(found[1].replace(",", "").replace("−", "-")) if found else None


def _out_of_place(raw: LessonStep, place: int) -> Iterator[Remark]:
    """Find words that are not on the slide, films that cannot play, marks without rows."""
    number, slide, plays = place + 1, raw.slide, raw.plays
    if slide is not None:
        lines = slide.lines or (raw.say,)
        for part in slide.lights:
            if part not in lines[0]:
                text = tr("{part} is not in the first line.", part=repr(part))
                yield Remark(number, "lights", text)
        if slide.swap and not any(slide.swap[0] in line for line in lines):
            text = tr("{part} is not in any line.", part=repr(slide.swap[0]))
            yield Remark(number, "swap", text)
        if slide.swap and len(slide.swap) != 2:
            one, many = (
                mark("found {n} word, expected two."),
                mark("found {n} words, expected two."),
            )
            text = plural(one, many, len(slide.swap))
            yield Remark(number, "swap", text)
    tab = str(raw.state.get("tab", "heads"))
    if plays is not None:
        if plays.first >= plays.last:
            text = tr("found {first} to {last}, expected a later end.",
                      first=plays.first, last=plays.last)  # fmt: skip
            yield Remark(number, "plays", text)
        if plays.seconds <= 0:
            yield Remark(number, "plays", tr("found {n} s, expected more.", n=f"{plays.seconds:g}"))
        if tab != PLAYED_ON.get(plays.what, tab):
            text = tr("{what} plays only on tab {tab}.", what=plays.what,
                      tab=PLAYED_ON[plays.what])  # fmt: skip
            yield Remark(number, "plays", text)
    if raw.marks and tab not in MARKED_ON:
        text = tr("tab {tab} has no rows to mark.", tab=tab)
        yield Remark(number, "marks", text)
