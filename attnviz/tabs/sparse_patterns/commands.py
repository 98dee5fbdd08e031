"""Everything a person can do on this tab, with its keys."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from attnviz.engine import masks
from attnviz.language import mark, tr
from attnviz.model.document.lab import SPARSE_KINDS
from attnviz.model.edits.sparse import LARGEST_WINDOW, LAYOUTS
from attnviz.tabs.sparse_patterns.copying import FORMATS
from attnviz.tabs.sparse_patterns.long_text import DRAWN
from attnviz.tabs.sparse_patterns.wording import NAMES
from attnviz.ui.tab.contract import Command

if TYPE_CHECKING:
    from attnviz.tabs.sparse_patterns.view import SparsePatternsView

PATTERN, SHOW, DRAW, COPY = mark("Pattern"), mark("Show"), mark("Draw"), mark("Copy")


def commands(view: SparsePatternsView) -> list[Command]:
    """List the commands of a view."""
    return [
        *_patterns(view),
        *_shows(view),
        *view.picked.picking.commands("sparse", tr(SHOW), view.picked.here),
        *_draws(view),
        *view.predict_commands(),
        *(view.guarded(command) for command in _copies(view)),
    ]


def _patterns(view: SparsePatternsView) -> list[Command]:
    group = tr(PATTERN)
    kinds = [
        Command(
            f"sparse.{kind}",
            tr(NAMES[kind]),
            partial(view.edits.set_kind, place),
            (str(place + 1),),
            True,
            checked=partial(_is_kind, view, kind),
            group=group,
        )
        for place, kind in enumerate(SPARSE_KINDS)
    ]
    steps: tuple[tuple[str, str, int, str], ...] = (
        ("wider", mark("Window one wider"), 1, "Right"),
        ("narrower", mark("Window one narrower"), -1, "Left"),
        ("widest", mark("Widest window"), LARGEST_WINDOW, "End"),
        ("narrowest", mark("Window of 1"), -LARGEST_WINDOW, "Home"),
    )
    return kinds + [
        Command(
            f"sparse.{name}",
            tr(text),
            partial(view.step_window, by),
            (key,),
            True,
            partial(_has_window, view),
            why=mark("this pattern has no window"),
            group=group,
        )
        for name, text, by, key in steps
    ]


def _shows(view: SparsePatternsView) -> list[Command]:
    group = tr(SHOW)
    return [
        Command(
            "sparse.next",
            tr("Next pattern"),
            partial(view.advance, 1),
            ("PgDown",),
            True,
            group=group,
        ),
        Command(
            "sparse.previous",
            tr("Previous pattern"),
            partial(view.advance, -1),
            ("PgUp",),
            True,
            group=group,
        ),
        Command(
            "sparse.row_down",
            tr("Row below"),
            partial(view.step_row, 1),
            ("Down",),
            True,
            group=group,
        ),
        Command(
            "sparse.row_up", tr("Row above"), partial(view.step_row, -1), ("Up",), True, group=group
        ),
        Command(
            "sparse.more_layers",
            tr("Follow one layer more"),
            partial(view.edits.add_layers, 1),
            ("]",),
            True,
            group=group,
        ),
        Command(
            "sparse.fewer_layers",
            tr("Follow one layer less"),
            partial(view.edits.add_layers, -1),
            ("[",),
            True,
            group=group,
        ),
        Command(
            "sparse.trial",
            tr("Try it on the sentence"),
            view.toggle_trial,
            ("E",),
            True,
            checked=partial(_is_trying, view),
            group=group,
        ),
        Command(
            "sparse.table",
            tr("As tables with headers"),
            view.tables.toggle,
            ("F3",),
            checked=partial(getattr, view.tables, "shown"),
            group=group,
        ),
        view.guarded(
            Command(
                "sparse.long",
                tr("Pattern of the long text"),
                view.long.toggle,
                ("Z",),
                True,
                view.long.has_rule,
                checked=partial(_shows_long, view),
                group=group,
                why=DRAWN,
            )
        ),
        Command(
            "sparse.memory",
            tr("What layouts of layers keep (projecting)"),
            view.toggle_memory,
            ("K",),
            True,
            checked=partial(_shows_memory, view),
            group=group,
        ),
        *(
            Command(
                f"sparse.layout_{place}",
                tr("Layout {name}", name=tr(name)),
                partial(view.edits.set_layout, place),
                group=group,
            )
            for place, (name, _, _) in enumerate(LAYOUTS)
        ),
        Command("sparse.reset", tr("Reset this tab"), view.edits.reset, ("Ctrl+R",), group=group),
    ]


def _draws(view: SparsePatternsView) -> list[Command]:
    group = tr(DRAW)
    return [
        Command(
            "sparse.line",
            tr("Line from the mark to this cell"),
            view.line_here,
            ("L",),
            True,
            partial(_is_kind, view, "draw"),
            why=mark("choose the pattern Draw first"),
            group=group,
        ),
        Command(
            "sparse.diagonal",
            tr("Keep the diagonal"),
            partial(_toggle_diagonal, view),
            enabled=partial(_is_kind, view, "draw"),
            why=mark("choose the pattern Draw first"),
            checked=partial(_keeps_diagonal, view),
            group=group,
        ),
    ]


def _copies(view: SparsePatternsView) -> list[Command]:
    group = tr(COPY)
    here = Command(
        "sparse.copy_csv",
        tr("Copy {what}, or the picks", what=tr(FORMATS["csv"][0])),
        view.copy_here,
        ("Ctrl+C",),
        True,
        group=group,
    )
    return [here] + [
        Command(
            f"sparse.copy_{what}",
            tr("Copy {what}", what=tr(name)),
            partial(view.copy, what),
            group=group,
        )
        for what, (name, _) in FORMATS.items()
        if what != "csv"
    ]


def _shows_long(view: SparsePatternsView) -> bool:
    return view.long.shown


def _shows_memory(view: SparsePatternsView) -> bool:
    return view.canvas.memory


def _is_kind(view: SparsePatternsView, kind: str) -> bool:
    return view.figure.spec.kind == kind


def _has_window(view: SparsePatternsView) -> bool:
    return "window" in masks.numbers_of(view.figure.spec.kind)


def _is_trying(view: SparsePatternsView) -> bool:
    return view.edits.trying


def _keeps_diagonal(view: SparsePatternsView) -> bool:
    return view.figure.spec.keep_diagonal


def _toggle_diagonal(view: SparsePatternsView) -> None:
    view.edits.set_keep_diagonal(not view.figure.spec.keep_diagonal)
