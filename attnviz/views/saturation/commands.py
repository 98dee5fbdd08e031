"""Everything a person can do on this tab, with its keys."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from attnviz.engine.saturation import STOPS
from attnviz.views.saturation import clipboard
from attnviz.views.saturation.picture import QUANTITIES
from attnviz.views.saturation.side_panel import DISTRIBUTIONS
from attnviz.views.saturation.wording import DIVISOR_NAMES
from attnviz.widgets.view import Command

if TYPE_CHECKING:
    from attnviz.views.saturation.view import SaturationView

SIZE, DRAW, SHOW, COPY = "Vector size", "Draw and scores", "Show", "Copy"


def commands(view: SaturationView) -> list[Command]:
    """List the commands of a view."""
    copies = [view.guarded(command) for command in _copies(view)]
    return [*_sizes(view), *_draws(view), *_shows(view), *view.predict_commands(), *copies]


def _sizes(view: SaturationView) -> list[Command]:
    edits = view.edits
    last = len(STOPS)
    moves: tuple[tuple[str, str, int, tuple[str, ...]], ...] = (
        ("next_stop", "Next power of two", 1, ("Right", "PgDown")),
        ("previous_stop", "Power of two before", -1, ("Left", "PgUp")),
        ("two_stops_on", "Two powers of two on", 2, ("Ctrl+Right",)),
        ("two_stops_back", "Two powers of two back", -2, ("Ctrl+Left",)),
        ("smallest", "d_k = 1", -last, ("Home",)),
        ("largest", "d_k = 1024", last, ("End",)),
    )
    return [
        *(
            Command(
                f"saturation.{id_}",
                text,
                partial(edits.step_stop, by),
                keys,
                True,
                view.has_draw,
                group=SIZE,
            )
            for id_, text, by, keys in moves
        ),
        Command(
            "saturation.one_more",
            "d_k + 1",
            partial(edits.step_size, 1),
            ("Shift+Right",),
            True,
            view.has_draw,
            group=SIZE,
        ),
        Command(
            "saturation.one_less",
            "d_k − 1",
            partial(edits.step_size, -1),
            ("Shift+Left",),
            True,
            view.has_draw,
            group=SIZE,
        ),
        Command(
            "saturation.type_size", "Type d_k", view.type_size, enabled=view.has_draw, group=SIZE
        ),
        Command(
            "saturation.sweep",
            "Sweep d_k from 1 to 1024, or pause",
            view.toggle_motion,
            ("Space",),
            True,
            view.has_draw,
            partial(_is_sweeping, view),
            SIZE,
        ),
    ]


def _draws(view: SaturationView) -> list[Command]:
    edits = view.edits
    return [
        Command("saturation.new_draw", "New draw", edits.new_draw, ("R",), True, group=DRAW),
        Command("saturation.type_draw", "Type the number of a draw", view.type_draw, group=DRAW),
        Command("saturation.chapter", "Chapter’s draw", edits.use_chapter, group=DRAW),
        *(
            Command(
                f"saturation.{name}",
                f"Draw {'normal numbers' if name == 'normal' else says}",
                partial(edits.set_distribution, name),
                checked=partial(_shows_spec, view, "distribution", name),
                group=DRAW,
            )
            for name, says in DISTRIBUTIONS
        ),
        Command(
            "saturation.key_down",
            "Key below",
            partial(view.canvas.move_cursor, 1),
            ("Down",),
            True,
            group=DRAW,
        ),
        Command(
            "saturation.key_up",
            "Key above",
            partial(view.canvas.move_cursor, -1),
            ("Up",),
            True,
            group=DRAW,
        ),
        Command(
            "saturation.follow",
            "Follow this key",
            view.follow_pointed,
            ("Return",),
            True,
            partial(_points, view),
            group=DRAW,
        ),
        Command(
            "saturation.type_score", "Type the score of a key", view.type_score, ("F2",), group=DRAW
        ),
        Command(
            "saturation.paste", "Paste six scores", view.paste_scores, ("Ctrl+V",), True, group=DRAW
        ),
        Command(
            "saturation.use_draw",
            "Back from typed scores to the draw",
            edits.use_draw,
            enabled=partial(_is_typed, view),
            group=DRAW,
        ),
    ]


def _shows(view: SaturationView) -> list[Command]:
    edits = view.edits
    return [
        Command(
            "saturation.walk",
            "Ruler or walk",
            view.swap_mode,
            ("V",),
            True,
            view.has_draw,
            partial(_is_walk, view),
            SHOW,
        ),
        Command(
            "saturation.next_divisor",
            "Divide by 1, √d or d: the next",
            edits.next_divisor,
            ("S",),
            True,
            group=SHOW,
        ),
        *(
            Command(
                f"saturation.divide_{key}",
                f"Divide by {name}",
                partial(edits.set_divisor, key),
                checked=partial(_shows_spec, view, "divisor", key),
                group=SHOW,
            )
            for key, name in DIVISOR_NAMES.items()
        ),
        *(
            Command(
                f"saturation.curve_{key}",
                f"Curve: {long}",
                partial(_show_quantity, view, key),
                checked=partial(_shows_quantity, view, key),
                group=SHOW,
            )
            for key, long in QUANTITIES.items()
        ),
        Command("saturation.reset", "Reset this tab", edits.reset, ("Ctrl+R",), group=SHOW),
    ]


def _copies(view: SaturationView) -> list[Command]:
    listed = [
        Command(
            "saturation.copy",
            "Copy this key’s weight, or the table",
            partial(_copy_pointed, view),
            ("Ctrl+C",),
            True,
            group=COPY,
        ),
    ]
    for kind in ("NumPy", "LaTeX"):
        for what, says in (
            ("scores", "scores"),
            ("raw", "weights"),
            ("divided", "weights after dividing"),
        ):
            listed.append(
                Command(
                    f"saturation.copy_{what}_{kind.lower()}",
                    f"Copy {says} as {kind}",
                    partial(_copy_array, view, what, kind),
                    group=COPY,
                )
            )
    listed.append(
        Command(
            "saturation.copy_stops",
            "Copy the table of stops as CSV",
            partial(_copy_stops, view),
            enabled=view.has_draw,
            group=COPY,
        )
    )
    return listed


def _is_sweeping(view: SaturationView) -> bool:
    return view.sweep.running


def _shows_spec(view: SaturationView, field: str, value: str) -> bool:
    return bool(getattr(view.edits.spec, field) == value)


def _points(view: SaturationView) -> bool:
    return view.canvas.pointed is not None


def _is_typed(view: SaturationView) -> bool:
    return view.figure.typed


def _is_walk(view: SaturationView) -> bool:
    return view.mode == "walk"


def _show_quantity(view: SaturationView, quantity: str) -> None:
    view.panel.set_quantity(quantity)


def _shows_quantity(view: SaturationView, quantity: str) -> bool:
    return view.panel.shown_quantity == quantity


def _copy_pointed(view: SaturationView) -> None:
    view.say(clipboard.copy_key(view.figure, view.canvas.pointed))


def _copy_array(view: SaturationView, what: str, kind: str) -> None:
    view.say(clipboard.copy_array(view.figure, what, kind))


def _copy_stops(view: SaturationView) -> None:
    view.say(clipboard.copy_stops(view.figure))
