"""Everything a person can do on this tab, with its keys."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from attnviz.model.sparse_edits import KINDS, LARGEST_WINDOW, LAYOUTS
from attnviz.views.sparse_pattern.copying import FORMATS
from attnviz.views.sparse_pattern.wording import NAMES
from attnviz.widgets.view import Command

if TYPE_CHECKING:
    from attnviz.views.sparse_pattern.view import SparsePatternView

PATTERN, SHOW, DRAW, COPY = "Pattern", "Show", "Draw", "Copy"


def commands(view: SparsePatternView) -> list[Command]:
    """List the commands of a view."""
    return [
        *_patterns(view),
        *_shows(view),
        *_draws(view),
        *view.predict_commands(),
        *(view.guarded(command) for command in _copies(view)),
    ]


def _patterns(view: SparsePatternView) -> list[Command]:
    kinds = [
        Command(
            f"sparse.{kind}",
            NAMES[kind],
            partial(view.edits.set_kind, place),
            (str(place + 1),),
            True,
            checked=partial(_is_kind, view, kind),
            group=PATTERN,
        )
        for place, kind in enumerate(KINDS)
    ]
    steps: tuple[tuple[str, str, int, str], ...] = (
        ("wider", "Window one wider", 1, "Right"),
        ("narrower", "Window one narrower", -1, "Left"),
        ("widest", "Widest window", LARGEST_WINDOW, "End"),
        ("narrowest", "Window of 1", -LARGEST_WINDOW, "Home"),
    )
    return kinds + [
        Command(
            f"sparse.{name}",
            text,
            partial(view.step_window, by),
            (key,),
            True,
            partial(_has_window, view),
            group=PATTERN,
        )
        for name, text, by, key in steps
    ]


def _shows(view: SparsePatternView) -> list[Command]:
    return [
        Command(
            "sparse.next",
            "Next pattern",
            partial(view.advance, 1),
            ("PgDown",),
            True,
            group=PATTERN,
        ),
        Command(
            "sparse.previous",
            "Previous pattern",
            partial(view.advance, -1),
            ("PgUp",),
            True,
            group=PATTERN,
        ),
        Command(
            "sparse.row_down", "Row below", partial(view.step_row, 1), ("Down",), True, group=SHOW
        ),
        Command(
            "sparse.row_up", "Row above", partial(view.step_row, -1), ("Up",), True, group=SHOW
        ),
        Command(
            "sparse.more_layers",
            "Follow one layer more",
            partial(view.edits.add_layers, 1),
            ("]",),
            True,
            group=SHOW,
        ),
        Command(
            "sparse.fewer_layers",
            "Follow one layer less",
            partial(view.edits.add_layers, -1),
            ("[",),
            True,
            group=SHOW,
        ),
        Command(
            "sparse.trial",
            "Try it on the sentence",
            view.toggle_trial,
            ("E",),
            True,
            checked=partial(_is_trying, view),
            group=SHOW,
        ),
        *(
            Command(
                f"sparse.layout_{place}",
                f"Layout {name}",
                partial(view.edits.set_layout, place),
                group=SHOW,
            )
            for place, (name, _, _) in enumerate(LAYOUTS)
        ),
        Command("sparse.reset", "Reset this tab", view.edits.reset, ("Ctrl+R",), group=SHOW),
    ]


def _draws(view: SparsePatternView) -> list[Command]:
    return [
        Command(
            "sparse.line",
            "Line from the mark to this cell",
            view.line_here,
            ("L",),
            True,
            partial(_is_kind, view, "draw"),
            group=DRAW,
        ),
        Command(
            "sparse.diagonal",
            "Keep the diagonal",
            partial(_toggle_diagonal, view),
            enabled=partial(_is_kind, view, "draw"),
            checked=partial(_keeps_diagonal, view),
            group=DRAW,
        ),
    ]


def _copies(view: SparsePatternView) -> list[Command]:
    return [
        Command(
            f"sparse.copy_{what}",
            f"Copy {name}",
            partial(view.copy, what),
            ("Ctrl+C",) if what == "csv" else (),
            what == "csv",
            group=COPY,
        )
        for what, (name, _) in FORMATS.items()
    ]


def _is_kind(view: SparsePatternView, kind: str) -> bool:
    return view.figure.spec.kind == kind


def _has_window(view: SparsePatternView) -> bool:
    return view.figure.spec.kind in ("window", "sink-window", "strided")


def _is_trying(view: SparsePatternView) -> bool:
    return view.edits.trying


def _keeps_diagonal(view: SparsePatternView) -> bool:
    return view.figure.spec.keep_diagonal


def _toggle_diagonal(view: SparsePatternView) -> None:
    view.edits.set_keep_diagonal(not view.figure.spec.keep_diagonal)
