"""Everything a person can do on this tab, with its keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from attnviz.language import mark, tr
from attnviz.tabs.sentence_heads import clipboard
from attnviz.ui.look.labels import visible
from attnviz.ui.tab.contract import Command

if TYPE_CHECKING:
    from attnviz.tabs.sentence_heads.view import SentenceHeadsView
    from attnviz.ui.tab.picking import Here

WORDS, HEADS, TEXT, COPY = mark("Words"), mark("Heads"), mark("Text and numbers"), mark("Copy")


def commands(view: SentenceHeadsView) -> list[Command]:
    """List the commands of a view."""
    predict = view.predict_commands()
    return [*_words(view), *_heads(view), *_text(view), *predict, *copies(view)]


def _words(view: SentenceHeadsView) -> list[Command]:
    n = view.session.document().n_tokens
    # The window turns PageUp, PageDown and Space into `advance` and `toggle_motion` on every tab.
    moves: tuple[tuple[str, str, int, tuple[str, ...]], ...] = (
        ("previous_word", mark("Word above"), -1, ("Up", "PageUp")),
        ("next_word", mark("Word below"), 1, ("Down", "PageDown")),
        ("first_word", mark("First word"), -n, ("Home",)),
        ("last_word", mark("Last word"), n, ("End",)),
    )
    listed = [
        Command(
            f"heads.{id_}", tr(text), partial(view.pointer.step, by), keys, True, group=tr(WORDS)
        )
        for id_, text, by, keys in moves
    ]
    flow = Command(
        "heads.flow",
        tr("Keep the dots flowing"),
        view.toggle_motion,
        ("Space",),
        True,
        checked=lambda: view.canvas.motion.endless,
        group=tr(WORDS),
    )
    row, column = (
        mark("Pick the asking word, or let it go"),
        mark("Pick the read word, or let it go"),
    )
    pointer = view.pointer
    picks = pointer.picking.commands("heads", tr(WORDS), partial(_here, view), row, column)
    return [*listed, *picks, flow]


def _here(view: SentenceHeadsView) -> Here:
    return view.drawers.here() or view.pointer.here()


def _heads(view: SentenceHeadsView) -> list[Command]:
    step = view.controls.step_head
    listed = [
        Command(f"heads.{id_}_head", text, partial(step, by), (key,), True, group=tr(HEADS))
        for id_, text, by, key in (
            ("previous", tr("Head to the left"), -1, "Left"),
            ("next", tr("Head to the right"), 1, "Right"),
        )
    ]
    for place, spec in enumerate(view.session.document().heads[:9]):
        listed.append(
            Command(
                f"heads.head_{place + 1}",
                tr("Head {number}: {name}", number=place + 1, name=visible(spec.title)),
                partial(view.controls.choose_head, place),
                (str(place + 1),),
                True,
                checked=partial(_is_head, view, place),
                group=tr(HEADS),
            )
        )
    return listed


def _is_head(view: SentenceHeadsView, place: int) -> bool:
    return view.session.selection.head == place


def _text(view: SentenceHeadsView) -> list[Command]:
    group = tr(TEXT)
    return [
        Command(
            "heads.swap", tr("Swap the last word"), view.controls.swap_ending, ("T",), True,
            enabled=view.controls.can_swap, group=group,
            why=mark("this sentence has no partner that ends in another word"),
        ),
        Command(
            "heads.edit_sentence", tr("Edit the sentence"), view.bar.edit, ("F2",),
            enabled=view.has_sheet, group=group,
            why=mark("these words do not come from a character sheet"),
        ),
        Command(
            "heads.sentences", tr("List of sentences"), view.bar.open_list, ("Alt+Down",),
            enabled=view.has_sheet, group=group,
            why=mark("these words do not come from a character sheet"),
        ),
        Command(
            "heads.sheet", tr("Whole character sheet"), view.toggle_sheet, ("F4",),
            checked=lambda: view.drawers.open == "sheet", group=group,
        ),
        Command(
            "heads.matrices", tr("W matrices"), view.toggle_matrices, ("F6",),
            checked=lambda: view.drawers.open == "matrices", group=group,
        ),
        Command(
            "heads.table", tr("Numbers as a table"), view.drawers.toggle_table, ("F3",),
            group=group,
        ),
        Command(
            "heads.reset", tr("Reset text and numbers"), partial(view.session.reset, "document"),
            ("Ctrl+R",), group=group,
        ),
    ]  # fmt: skip


def _copy_row(view: SentenceHeadsView) -> None:
    text = view.drawers.picks_text()
    if text:
        clipboard.put(text)
    else:
        clipboard.copy_picks(view.session, view.pointer.picks)


def _copy_as(view: SentenceHeadsView) -> None:
    from attnviz.tabs.sentence_heads.word_menu import open_copy_menu

    open_copy_menu(view)


def copies(view: SentenceHeadsView) -> list[Command]:
    """List what can be copied, and pasted."""
    session = view.session
    entries: list[tuple[str, str, Callable[[], object], tuple[str, ...]]] = [
        ("copy_row", tr("Copy row or picks as text"), partial(_copy_row, view), ("Ctrl+C",)),
        ("copy_as", tr("Copy as…"), partial(_copy_as, view), ("Ctrl+Shift+C",)),
        ("copy_row_latex", tr("Copy row as LaTeX"), partial(clipboard.copy_row_latex, session), ()),
        (
            "copy_sheet",
            tr("Copy character sheet as CSV"),
            partial(clipboard.copy_sheet, session),
            (),
        ),
        ("paste_sheet", tr("Paste character sheet"), partial(clipboard.paste_sheet, session), ()),
    ]
    for name, what in (("pattern", "A"), ("Q", "Q"), ("K", "K"), ("V", "V")):
        for kind in ("CSV", "NumPy", "LaTeX"):
            text = tr("Copy {what} of this head as {kind}", what=what, kind=kind)
            run = partial(clipboard.copy_array, session, name, kind)
            entries.append((f"copy_{name.lower()}_{kind.lower()}", text, run, ()))
    return [
        view.guarded(Command(f"heads.{id_}", text, run, keys, bool(keys), group=tr(COPY)))
        for id_, text, run, keys in entries
    ]
