"""The menu of a word."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from attnviz.language import mark, tr
from attnviz.tabs.sentence_heads.clipboard import copy_row, copy_row_latex

if TYPE_CHECKING:
    from attnviz.tabs.sentence_heads.view import SentenceHeadsView

MANY_HEADS = "grid"


def word_menu(view: SentenceHeadsView, zone: str, place: int) -> QMenu:
    """Offer what can be done with a word: as a query its row, else the row on screen."""
    menu = QMenu(view)
    query = place if zone == "queries" else view.pointer.query
    for text, copy in ((mark("Copy row"), copy_row), (mark("Copy as LaTeX"), copy_row_latex)):
        run = partial(copy, view.session, query)
        menu.addAction(tr(text), partial(view.unless_covered, run))
    menu.addSeparator()
    what = tr("Set its character sheet") if view.has_sheet() else tr("Set its token vector")
    menu.addAction(what, partial(view.drawers.show_word, place))
    if MANY_HEADS in view.other_tabs:
        menu.addAction(
            tr("Open this text in Many heads"), partial(view.session.select, tab=MANY_HEADS)
        )
    return menu


def open_copy_menu(view: SentenceHeadsView) -> None:
    """Offer everything that can be copied, at the word on screen."""
    layout = view.canvas.layout_now()
    at = QPoint(round(layout.query_right), round(layout.middle(view.row.query)))
    copy_menu(view).popup(view.canvas.mapToGlobal(at))


def copy_menu(view: SentenceHeadsView) -> QMenu:
    """Offer everything that can be copied."""
    from attnviz.tabs.sentence_heads.commands import copies

    menu = QMenu(view)
    for command in copies(view):
        if command.id != "heads.copy_as":
            menu.addAction(command.text, command.run)
    return menu
