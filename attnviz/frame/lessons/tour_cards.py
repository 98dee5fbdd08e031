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
    clear : the whole canvas is what it explains, and stays free
    high : it points at the top of the canvas, because something lower beside it is explained too
    """

    text: str
    tab: str
    target: str
    done: Callable[[TourFacts, TourFacts], bool]
    keys: tuple[tuple[str, str, str], ...] = ()
    clear: bool = False
    high: bool = False

    def words(self) -> str:
        """Return the text with the keys that commands have now, or else their names."""
        named = (shortcut_labels.key_of(*key) or quoted(tr(name)) for *key, name in self.keys)
        return tr(self.text).format(*named)


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
            "One sentence, twice: words that ask on the left, words that are read on the right. "
            "Press {0}, or click a word on the left."
        ),
        "heads", CANVAS, _other_word,
        (("heads.previous_word", "Up", mark("Word above")),), clear=True,
    ),
    TourStop(
        mark(
            "A line is attention, and its share of 100% stands beside the word. Each of these four "
            "heads looks for something else. Press {0} or {1}."
        ),
        "heads", "Head", _other_head,
        (
            ("heads.previous_head", "Left", mark("Head to the left")),
            ("heads.next_head", "Right", mark("Head to the right")),
        ),
        clear=True,
    ),
    TourStop(
        mark(
            "Press {0}: the last word becomes wide. See who gets the attention of the last word "
            "now."
        ),
        "heads", CANVAS, _other_text,
        (("heads.swap", "T", mark("Swap the last word")),), clear=True,
    ),
    TourStop(
        mark(
            "All numbers can be changed. Press {0} for the sheet of all words, click a number and "
            "type another one."
        ),
        "heads", CANVAS, _other_number,
        (("heads.sheet", "F4", mark("Whole character sheet")),), clear=True, high=True,
    ),
    TourStop(
        mark(
            "Nothing is ever lost: {0} takes it back, as often as you like."
        ),
        "heads", "edit.undo", _undone, (("edit.undo", "Ctrl+Z", mark("Undo")),),
    ),
    TourStop(
        mark(
            "Five tabs tell the whole chapter. Press {0} for the arithmetic, step by step."
        ),
        "heads", "Tabs", _second_tab, (("tab.2", "Ctrl+2", mark("Step by step")),),
    ),
    TourStop(
        mark(
            "Press {0}, as a clicker does, for the next step. Every number on screen is "
            "computed from the ones before it."
        ),
        "steps", CANVAS, _other_step, (("tab.on", "PgDown", mark("Next step")),), clear=True,
    ),
    TourStop(
        mark(
            "Ready for a class: Projector enlarges everything, and Lessons holds seven of them. "
            "{0} lists the keys of a tab. That was all; your own work comes back now."
        ),
        "steps", "lesson.menu", _never,
        (("help.keys", "F1", mark("Keys of this tab")),),
    ),
)  # fmt: skip
