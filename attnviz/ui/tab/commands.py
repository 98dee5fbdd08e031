"""What can be done on a tab, as rows of a table; menus, keys, palette and help are made of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from attnviz.language import mark, tr
from attnviz.model.edits.sentence import can_swap
from attnviz.ui.tab.contract import Command

Text = str | Callable[[], str]
"""A marked text, or what gives a text with something in it."""


@dataclass(frozen=True)
class AskView:
    """A question that only a part can answer, as whether its layout scrolls: it gets the view."""

    answer: Callable[[Any], bool]

    def __call__(self, view: Any) -> bool:
        return self.answer(view)


@dataclass(frozen=True)
class CommandRow:
    """One command of a tab.

    Parameters
    ----------
    id : "next_stop"; the id of the tab goes before it
    text : what it does, as a menu says it
    group : heading on the page of keys, marked for translation
    run : does it; gets the view
    keys : shortcuts in Qt's portable text
    canvas_only : single letters and arrows act only while the canvas has the keyboard
    enabled : whether it can be done now; gets the state (or is an `AskView`); None = always
    checked : for a switch, whether it is on; gets the same; None = no switch
    why : what is missing when it cannot be done, marked for translation
    reveals : whether it would give a covered answer away: then it is refused while one is
    """

    id: str
    text: Text
    group: str
    run: Callable[[Any], object]
    keys: tuple[str, ...] = ()
    canvas_only: bool = False
    enabled: Callable[[Any], bool] | None = None
    checked: Callable[[Any], bool] | None = None
    why: str = ""
    reveals: bool = False

    def command(self, view: Any) -> Command:
        """Return the command of a view for the window."""
        return Command(
            f"{type(view).id}.{self.id}",
            tr(self.text) if isinstance(self.text, str) else self.text(),
            partial(self.run, view),
            self.keys,
            self.canvas_only,
            None if self.enabled is None else partial(_ask, self.enabled, view),
            None if self.checked is None else partial(_ask, self.checked, view),
            tr(self.group),
            self.why,
        )


def copy_row(
    id_: str,
    text: Text,
    group: str,
    write: Callable[[Any], str],
    what: Callable[[Any], str],
    **others: Any,
) -> CommandRow:
    """Return the row of something that is copied.

    Parameters
    ----------
    write : gives what goes to the clipboard; gets the state; may raise `AttnvizError`
    what : says what that is; gets the state
    others : as in `CommandRow`
    """
    return CommandRow(id_, text, group, partial(_copy, write, what), reveals=True, **others)


def swap_row(group: str) -> CommandRow:
    """Return the row that swaps the last word of the sentence for its counterpart."""
    return CommandRow(
        "swap",
        mark("Swap the last word"),
        group,
        lambda tab: tab.edits.swap_ending(),
        ("T",),
        True,
        lambda state: can_swap(state.document),
        why=mark("this sentence has no counterpart with a different last word"),
    )


def _copy(write: Callable[[Any], str], what: Callable[[Any], str], view: Any) -> None:
    view.copy(write, what)


def _ask(question: Callable[[Any], bool], view: Any) -> bool:
    return question(view if isinstance(question, AskView) else view.state)
