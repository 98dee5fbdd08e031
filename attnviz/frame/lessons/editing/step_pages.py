"""The fields of a step, page by page: each shows what a file says, and gives it back."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QTabWidget,
    QWidget,
)

from attnviz.errors import AttnvizError, LessonError
from attnviz.frame.chrome.dialogs import scrolled
from attnviz.frame.lessons.editing.rows_table import TICKED, RowsTable
from attnviz.language import mark, tr
from attnviz.model.files.lesson_text import pairs_text, read_pairs
from attnviz.model.lessons.step import (
    FIELDS_OF_OWN,
    LETTERS,
    MOST_CHOICES,
    MOST_TRIES,
    VOTES,
    WHAT_PLAYS,
)
from attnviz.model.tabs import TABS
from attnviz.ui.look.numbers import parse

Tree = Mapping[str, Any]
KINDS = (
    ("", mark("Show: one click")),
    ("vote", mark("Vote")),
    ("discuss", mark("Vote, talk, vote again")),
    ("point", mark("Point: a question without choices")),
    ("typed", mark("A number is typed")),
    ("edit", mark("The class edits")),
    ("slide", mark("Slide: text only")),
)
OWNS = {
    "": mark("nothing"),
    "sentence": mark("a sentence"),
    "cell": mark("the selected number"),
    "draw": mark("the number of a draw"),
    "heads": mark("heads to mute"),
    "pattern": mark("a pattern and its w"),
    "text": mark("a text for the model that learns"),
    "letters": mark("letters for the model that is built in"),
}
PLAYS = {
    "": mark("nothing"),
    "step": mark("steps of tab 2"),
    "reach": mark("layers of the reach of tab 5"),
    "learn": mark("steps of the run of tab 6"),
    "training": mark("the model that is built in, while it learned"),
}
LOW = 3.6  # height of a text of a few lines, of a line


@dataclass(frozen=True)
class Bound:
    """A field of a step and its widget.

    Parameters
    ----------
    name : of the field in a file
    show : puts a value into the widget, None where the file says nothing
    value : gives it back, None for nothing; LessonError for what cannot be
    """

    name: str
    show: Callable[[Any], None]
    value: Callable[[], Any]


class StepPages(QObject):
    """All fields of one step."""

    edited = Signal()

    def __init__(self, pages: QTabWidget) -> None:
        super().__init__(pages)
        self._silent = False
        self._bound: list[Bound] = []
        self._shown: Tree = {}
        self._widgets: list[QWidget] = []
        self._says(pages)
        self._asks(pages)
        self._shows(pages)
        self._tries(pages)
        self._plays(pages)

    # Pages

    def _says(self, pages: QTabWidget) -> None:
        self.kind = QComboBox()
        for kind, text in KINDS:
            self.kind.addItem(tr(text), kind)
        self.kind.currentIndexChanged.connect(self._on_edited)
        form = self._page(pages, tr("Text"))
        self._row(form, tr("Kind"), self.kind, "")
        self.say = self._area(form, "say", tr("Text"), tr("What the class reads, at most 30 words"))
        self.ask = self._line(form, "ask", tr("Question"), tr("A question (optional)"))
        reveal = tr("Shown after the class has chosen")
        self.reveal = self._area(form, "reveal", tr("Answer"), reveal)
        self.notes = self._area(form, "notes", tr("Notes"), tr("For the teacher, at most 60 words"))
        self.seconds = self._line(form, "", tr("Seconds"), tr("How long it takes"))
        self.focus = self._line(
            form, "focus", tr("Points at"), tr("canvas, or the name of a control")
        )
        self._bound += [
            Bound("kind", self._show_kind, self._kind),
            Bound("seconds", self._show_seconds, lambda: _whole(self.seconds.text())),
        ]

    def _asks(self, pages: QTabWidget) -> None:
        form = self._page(pages, tr("Choices"))
        heads = (tr("Right"), tr("Choice"), tr("Why somebody would choose it"))
        self.choices = self._table(form, tr("Choices"), heads, MOST_CHOICES, marks=frozenset((0,)))
        self.answer = self._line(form, "", tr("Right answer"), tr("Where it is typed or told"))
        self.accept = self._line(form, "", tr("Counts as right"), tr("From and to: 60 70"))
        wrong = (tr("Wrong number"), tr("What went wrong"))
        self.diagnoses = self._table(form, tr("Wrong numbers"), wrong, 12)
        self._bound += [
            Bound("choices", self._show_choices, lambda: [row[1] for row in self.choices.rows()]),
            Bound("reasons", lambda value: None, self._reasons),
            Bound("answer", self._show_answer, self._answer),
            Bound("accept", self._show_accept, self._accept),
            Bound("diagnoses", self._show_diagnoses, self._diagnoses),
        ]

    def _shows(self, pages: QTabWidget) -> None:
        form = self._page(pages, tr("Picture"))
        self.state = self._area(form, "", tr("Shows"), tr("For example: tab heads, row it"))
        self.after = self._area(form, "", tr("With the answer"), tr("What the answer changes"))
        self.covers = self._list(form, tr("Hidden until the answer"))
        self.big = self._list(form, tr("Fills the picture"))
        self.marks = self._check(tr("Mark rows that have changed"))
        self.cover = self._check(tr("Hide the picture until the answer is shown"))
        form.addRow("", self.marks)
        form.addRow("", self.cover)
        self._bound += [
            Bound("state", self._show_state, self._state),
            Bound("after", self._show_after, lambda: read_pairs(_text(self.after)) or None),
            *(
                Bound(name, partial(_tick, names), partial(self._ticked, name, names))
                for name, names in (("covers", self.covers), ("big", self.big))
            ),
            Bound("marks", lambda value: self.marks.setChecked(bool(value)), self.marks.isChecked),
        ]

    def _tries(self, pages: QTabWidget) -> None:
        form = self._page(pages, tr("Tries"))
        heads = (tr("To try"), tr("Changes"), tr("Result"))
        self.tries = self._table(form, tr("Tries"), heads, MOST_TRIES)
        self.own = self._combo(form, tr("Your own"), OWNS, FIELDS_OF_OWN)
        goals = (tr("Target"), tr("Number"), tr("Minimum"), tr("Maximum"), tr("Count"))
        self.targets = self._table(form, tr("Targets"), goals, 6, marks=frozenset((4,)))
        self._bound += [
            Bound("tries", self._show_tries, self._tried),
            Bound("own", lambda value: _choose(self.own, value), self.own.currentData),
            Bound("targets", self._show_targets, self._targets),
        ]

    def _plays(self, pages: QTabWidget) -> None:
        form = self._page(pages, tr("Slide and film"))
        self.on_slide = self._check(tr("A slide lies over the picture"))
        form.addRow("", self.on_slide)
        self.lines = self._area(form, "", tr("Lines"), tr("One line each"))
        self.swap = self._line(
            form, "", tr("A word and its replacement"), tr("For example: tired, wide")
        )
        self.lights = self._area(form, "", tr("Parts that light up"), tr("One per line"))
        heads = (tr("Stage"), tr("Bar"), tr("Per cent"))
        self.bars = self._table(form, tr("Bars"), heads, 24)
        self.plays = self._combo(form, tr("Plays by itself"), PLAYS, WHAT_PLAYS)
        self.film = self._line(form, "", tr("From, to, seconds"), tr("For example: 1 5 2.5"))
        self._bound += [
            Bound("slide", self._show_slide, self._slide),
            Bound("plays", self._show_plays, self._played),
        ]

    # Showing and reading

    def show_step(self, tree: Tree | None) -> None:
        """Show the fields of a step; None = there is none."""
        self._silent = True
        found: Tree = tree or {}
        self._offer_names(found)
        self._shown = found
        for bound in self._bound:
            bound.show(found.get(bound.name))
        for widget in self._widgets:
            widget.setEnabled(tree is not None)
        self._silent = False

    def follow(self, tree: Tree) -> None:
        """Learn that what the fields say is taken: another tab has other names to hide."""
        if _tab_of(tree) != _tab_of(self._shown):
            self._silent = True
            self._offer_names(tree)
            _tick(self.covers, tree.get("covers"))
            _tick(self.big, tree.get("big"))
            self._silent = False
        self._shown = tree

    def _offer_names(self, tree: Tree) -> None:
        entry = next(tab for tab in TABS if tab.id == _tab_of(tree))
        self._offer(self.covers, entry.covers)
        self._offer(self.big, entry.enlargements)

    def fields(self) -> dict[str, Any]:
        """Return what all fields say, as a file has it; empty ones as None.

        Raises
        ------
        LessonError
            Names the field that says something that cannot be.
        """
        found = {}
        for bound in self._bound:
            try:
                found[bound.name] = bound.value() or None
            except AttnvizError as error:
                raise LessonError(f"{bound.name}: {error}") from error
        return found

    def _ticked(self, name: str, names: QListWidget) -> list[str]:
        """Return the ticked names: those that were there, in their order, before new ones."""
        items = [names.item(place) for place in range(names.count())]
        found = [item.text() for item in items if item.checkState() == Qt.CheckState.Checked]
        before = [each for each in self._shown.get(name, ()) if each in found]
        return [*before, *(each for each in found if each not in before)]

    def _show_kind(self, value: Any) -> None:
        _choose(self.kind, "" if value in (None, "show", "ask") else value)

    def _kind(self) -> Any:
        return self.kind.currentData()

    def _show_choices(self, value: Any) -> None:
        reasons = self._shown.get("reasons") or []
        right = LETTERS.find(self._shown.get("answer", "?")) if self._votes(self._shown) else -1
        self.choices.show_rows(
            [
                (TICKED if place == right else "", choice, *reasons[place : place + 1])
                for place, choice in enumerate(value or [])
            ]
        )

    def _reasons(self) -> list[str]:
        reasons = [row[2] for row in self.choices.rows()]
        return reasons if any(reasons) else []

    @staticmethod
    def _votes(tree: Tree) -> bool:
        return tree.get("kind") in VOTES

    def _show_answer(self, value: Any) -> None:
        self.answer.setText("" if self._votes(self._shown) else value or "")

    def _answer(self) -> str:
        if self._kind() not in VOTES:
            return self.answer.text().strip()
        right = [place for place, row in enumerate(self.choices.rows()) if row[0]]
        if len(right) > 1:
            raise LessonError(tr("found {n} choices marked as right, expected one", n=len(right)))
        return LETTERS[right[0]] if right else ""

    def _show_seconds(self, value: Any) -> None:
        self.seconds.setText(str(value or ""))

    def _show_accept(self, value: Any) -> None:
        self.accept.setText(" ".join(map(_plain, value or ())))

    def _accept(self) -> list[float]:
        numbers = _numbers(self.accept)
        if numbers and len(numbers) != 2:
            raise LessonError(tr("found {n} numbers, expected two", n=len(numbers)))
        return numbers

    def _show_diagnoses(self, value: Any) -> None:
        self.diagnoses.show_rows([(_plain(one["number"]), one["text"]) for one in value or []])

    def _diagnoses(self) -> list[Tree]:
        return [{"number": parse(row[0]), "text": row[1]} for row in self.diagnoses.rows()]

    def _show_state(self, value: Any) -> None:
        state = {k: v for k, v in (value or {}).items() if k != "predict"}
        self.state.setPlainText(pairs_text(state))
        self.cover.setChecked(bool((value or {}).get("predict")))

    def _state(self) -> Tree:
        text = _text(self.state)
        before = {k: v for k, v in self._shown.get("state", {}).items() if k != "predict"}
        state = before if text == pairs_text(before) else read_pairs(text)
        return {**state, "predict": True} if self.cover.isChecked() else state

    def _show_after(self, value: Any) -> None:
        self.after.setPlainText(pairs_text(value or {}))

    def _show_tries(self, value: Any) -> None:
        self.tries.show_rows(
            [
                (one["label"], pairs_text(one.get("state", {})), one.get("reveal", ""))
                for one in value or []
            ]
        )

    def _tried(self) -> list[Tree]:
        return [
            {"label": label, "state": read_pairs(changes), **({"reveal": reveal} if reveal else {})}
            for label, changes, reveal in self.tries.rows()
        ]

    def _show_targets(self, value: Any) -> None:
        self.targets.show_rows(
            [
                (
                    one["text"],
                    one["number"],
                    _plain(one.get("least")),
                    _plain(one.get("most")),
                    TICKED if one.get("tally") else "",
                )
                for one in value or []
            ]
        )

    def _targets(self) -> list[Tree]:
        found: list[Tree] = []
        for text, number, least, most, tally in self.targets.rows():
            goal: dict[str, Any] = {"text": text, "number": number}
            goal |= {"least": parse(least)} if least else {}
            goal |= {"most": parse(most)} if most else {}
            found.append(goal | ({"tally": True} if tally else {}))
        return found

    def _show_slide(self, value: Any) -> None:
        slide = value or {}
        self.on_slide.setChecked(value is not None)
        self.lines.setPlainText("\n".join(slide.get("lines", [])))
        self.swap.setText(", ".join(slide.get("swap", [])))
        self.lights.setPlainText("\n".join(slide.get("lights", [])))
        self.bars.show_rows(
            [
                (str(stage), label, _plain(share))
                for stage, bars in enumerate(slide.get("bars", []), 1)
                for label, share in bars
            ]
        )

    def _slide(self) -> Tree | None:
        if not self.on_slide.isChecked() and self._kind() != "slide":
            return None
        stages: dict[int, list[Any]] = {}
        for stage, label, share in self.bars.rows():
            stages.setdefault(round(parse(stage or "1")), []).append([label, parse(share)])
        found = {
            "lines": _lines(self.lines),
            "swap": [part.strip() for part in self.swap.text().split(",") if part.strip()],
            "lights": _lines(self.lights),
            "bars": [stages[stage] for stage in sorted(stages)],
        }
        return _Slide({name: value for name, value in found.items() if value})

    def _show_plays(self, value: Any) -> None:
        _choose(self.plays, value["what"] if value else "")
        numbers = (value[name] for name in ("first", "last", "seconds")) if value else ()
        self.film.setText(" ".join(map(_plain, numbers)))

    def _played(self) -> Tree | None:
        what = self.plays.currentData()
        if not what:
            return None
        numbers = _numbers(self.film)
        if len(numbers) != 3:
            raise LessonError(tr("found {n} numbers, expected three", n=len(numbers)))
        first, last, seconds = numbers
        return {"what": what, "first": int(first), "last": int(last), "seconds": seconds}

    # Making

    def _page(self, pages: QTabWidget, name: str) -> QFormLayout:
        page = QWidget()
        form = QFormLayout(page)
        pages.addTab(scrolled(page), name)
        return form

    def _row(self, form: QFormLayout, name: str, widget: QWidget, hint: str) -> None:
        widget.setAccessibleName(name)
        if hint:
            widget.setToolTip(hint)
        form.addRow(name, widget)
        self._widgets.append(widget)

    def _area(self, form: QFormLayout, field: str, name: str, hint: str) -> QPlainTextEdit:
        area = QPlainTextEdit()
        area.setPlaceholderText(hint)
        area.setTabChangesFocus(True)
        area.setMinimumHeight(round(LOW * area.fontMetrics().lineSpacing()))
        area.textChanged.connect(self._on_edited)
        self._row(form, name, area, "")
        if field:
            show = lambda value: area.setPlainText(value or "")  # noqa: E731
            self._bound.append(Bound(field, show, partial(_text, area)))
        return area

    def _line(self, form: QFormLayout, field: str, name: str, hint: str) -> QLineEdit:
        line = QLineEdit()
        line.setPlaceholderText(hint)
        line.textEdited.connect(self._on_edited)
        self._row(form, name, line, "")
        if field:
            show = lambda value: line.setText(value or "")  # noqa: E731
            self._bound.append(Bound(field, show, line.text))
        return line

    def _table(
        self,
        form: QFormLayout,
        name: str,
        heads: Sequence[str],
        most: int,
        marks: frozenset[int] = frozenset(),
    ) -> RowsTable:
        table = RowsTable(name, heads, most, marks=marks)
        table.setMinimumHeight(round(2 * LOW * table.fontMetrics().lineSpacing()))
        table.edited.connect(self._on_edited)
        self._row(form, name, table, "")
        return table

    def _combo(
        self, form: QFormLayout, name: str, texts: Mapping[str, str], known: Sequence[str]
    ) -> QComboBox:
        combo = QComboBox()
        for key in ("", *known):
            combo.addItem(tr(texts[key]), key)
        combo.currentIndexChanged.connect(self._on_edited)
        self._row(form, name, combo, "")
        return combo

    def _check(self, text: str) -> QCheckBox:
        check = QCheckBox(text)
        check.clicked.connect(self._on_edited)
        self._widgets.append(check)
        return check

    def _list(self, form: QFormLayout, name: str) -> QListWidget:
        names = QListWidget()
        names.setMinimumHeight(round(LOW * names.fontMetrics().lineSpacing()))
        names.itemChanged.connect(self._on_edited)
        self._row(form, name, names, "")
        return names

    def _offer(self, names: QListWidget, known: Sequence[str]) -> None:
        names.clear()
        for name in known:
            item = QListWidgetItem(name)
            item.setFlags(Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsEnabled)
            item.setCheckState(Qt.CheckState.Unchecked)
            names.addItem(item)

    def _on_edited(self, *_: object) -> None:
        if not self._silent:
            self.edited.emit()


class _Slide(dict[str, Any]):
    """A slide is one, whatever it says."""

    def __bool__(self) -> bool:
        return True


def _tab_of(tree: Tree) -> str:
    return str(tree.get("state", {}).get("tab", TABS[0].id))


def _choose(combo: QComboBox, key: Any) -> None:
    combo.setCurrentIndex(max(0, combo.findData(key or "")))


def _tick(names: QListWidget, value: Any) -> None:
    for place in range(names.count()):
        item = names.item(place)
        on = item.text() in (value or [])
        item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)


def _text(area: QPlainTextEdit) -> str:
    """Return a text as it was typed: Qt's own plain text has no no-break spaces."""
    return area.document().toRawText().replace("\u2029", "\n")


def _lines(area: QPlainTextEdit) -> list[str]:
    return [line.strip() for line in _text(area).splitlines() if line.strip()]


def _plain(number: float | None) -> str:
    return "" if number is None else json.dumps(number)


def _numbers(line: QLineEdit) -> list[float]:
    return [parse(part) for part in line.text().split()]


def _whole(text: str) -> int | None:
    return round(parse(text)) if text.strip() else None
