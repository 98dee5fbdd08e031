"""The cards of the tour: what each says, points at, asks for, and keeps clear."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from attnviz.frame.lessons.controls import CANVAS
from attnviz.language import mark, quoted, tr
from attnviz.ui.controls import shortcut_labels


@dataclass(frozen=True)
class TourFacts:
    """What can be seen of what a person did."""

    tab: str
    head: int
    token: int
    step: int
    words: tuple[str, ...]
    numbers: object
    undone: bool


@dataclass(frozen=True)
class TourStop:
    """One card.

    Parameters
    ----------
    tab : tab it belongs to
    target : name of the control it points at
    done : whether what it asks for was done, from the facts before and now
    keys : command, usual key and name of the command for each {0}, {1} in the text
    unseen : what it says where its target is away, as buttons are in front of a class
    clear : the whole canvas is what it explains, and stays free
    rings : name of a control beside the canvas that it points at, and rings, where it is in sight
    """

    text: str
    tab: str
    target: str
    done: Callable[[TourFacts, TourFacts], bool]
    keys: tuple[tuple[str, str, str], ...] = ()
    clear: bool = False
    rings: str = ""
    unseen: str = ""

    def words(self, *, seen: bool = True) -> str:
        """Return the text with the keys that commands have now, or else their names."""
        named = (shortcut_labels.key_of(*key) or quoted(tr(name)) for *key, name in self.keys)
        return tr(self.text if seen or not self.unseen else self.unseen).format(*named)


def _other_word(before: TourFacts, now: TourFacts) -> bool:
    return now.token != before.token


def _other_head(before: TourFacts, now: TourFacts) -> bool:
    return now.head != before.head


def _other_text(before: TourFacts, now: TourFacts) -> bool:
    return now.words != before.words


def _other_number(before: TourFacts, now: TourFacts) -> bool:
    return now.numbers is not before.numbers and now.words == before.words


def _undone(before: TourFacts, now: TourFacts) -> bool:
    return now.undone and not before.undone


def _second_tab(before: TourFacts, now: TourFacts) -> bool:
    return now.tab == "steps"


def _other_step(before: TourFacts, now: TourFacts) -> bool:
    return now.step != before.step


def _never(before: TourFacts, now: TourFacts) -> bool:
    return False


CARDS = (
    TourStop(
        mark(
            "The same sentence, twice: on the left each word asks, on the right it is "
                "read. Press {0} or click a word on the left."
        ),
        "heads", CANVAS, _other_word,
        (("heads.previous_word", "Up", mark("Previous word")),), clear=True,
    ),
    TourStop(
        mark(
            "Each line shows attention; its share is printed beside the word. Each of "
                "these four heads looks for something different. Press {0} or {1}."
        ),
        "heads", "Head", _other_head,
        (
            ("heads.previous_head", "Left", mark("Previous head")),
            ("heads.next_head", "Right", mark("Next head")),
        ),
        clear=True,
    ),
    TourStop(
        mark(
            "Press {0}: the last word becomes “wide”. Which word does it look at now?"
        ),
        "heads", CANVAS, _other_text,
        (("heads.swap", "T", mark("Swap the last word")),), clear=True,
    ),
    TourStop(
        mark(
            "The numbers are yours to change. Press {0} for the whole character sheet, "
                "click a number and type a new one."
        ),
        "heads", CANVAS, _other_number,
        (("heads.sheet", "F4", mark("Show the whole character sheet")),), clear=True,
        rings="heads.sheet",
    ),
    TourStop(
        mark(
            "Nothing is ever lost: {0} undoes a change, as often as you like."
        ),
        "heads", "edit.undo", _undone, (("edit.undo", "Ctrl+Z", mark("Undo")),),
    ),
    TourStop(
        mark(
            "Five tabs cover the whole chapter; on the sixth, a small model learns. Press "
            "{0} for the arithmetic, step by step."
        ),
        "heads", "Tabs", _second_tab, (("tab.2", "Ctrl+2", mark("Step by step")),),
    ),
    TourStop(
        mark(
            "Press {0} for the next step; a clicker sends the same key. Every number is "
                "computed from the ones before it."
        ),
        "steps", CANVAS, _other_step, (("tab.on", "PgDown", mark("Next step")),), clear=True,
    ),
    TourStop(
        mark(
            "Ready for a class: “Lessons” offers ready-made ones, and “Projector” beside it "
                "enlarges everything. {0} lists the shortcuts of a tab. That is all; now "
                "back to your own work."
        ),
        "steps", "lesson.menu", _never,
        (
            ("help.keys", "F1", mark("Shortcuts on this tab")),
            ("lesson.menu", "Ctrl+L", mark("Lessons")),
            ("view.next-look", "Ctrl+Shift+L", mark("Next theme")),
        ),
        unseen=mark(
            "Ready for a class: {1} offers ready-made lessons, and {2} changes the theme. {0} "
                "lists the shortcuts of a tab. That is all; now back to your own work."
        ),
    ),
)  # fmt: skip
