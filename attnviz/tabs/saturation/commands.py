"""Everything a person can do on this tab, with its keys."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from attnviz.engine.saturation import STOPS
from attnviz.language import mark, tr
from attnviz.tabs.saturation import clipboard
from attnviz.tabs.saturation.canvas.picture import QUANTITIES
from attnviz.tabs.saturation.panel.panel import DISTRIBUTIONS
from attnviz.tabs.saturation.wording import DIVISOR_NAMES
from attnviz.widgets.view import Command

if TYPE_CHECKING:
    from attnviz.tabs.saturation.view import SaturationView

SIZE, DRAW, SHOW, COPY = mark("Vector size"), mark("Draw and scores"), mark("Show"), mark("Copy")


def commands(view: SaturationView) -> list[Command]:
    """List the commands of a view."""
    copies = [view.guarded(command) for command in _copies(view)]
    return [*_sizes(view), *_draws(view), *_shows(view), *view.predict_commands(), *copies]


def _sizes(view: SaturationView) -> list[Command]:
    group = tr(SIZE)
    edits = view.edits
    last = len(STOPS)
    moves: tuple[tuple[str, str, int, tuple[str, ...]], ...] = (
        ("next_stop", mark("Next power of two"), 1, ("Right", "PgDown")),
        ("previous_stop", mark("Power of two before"), -1, ("Left", "PgUp")),
        ("two_stops_on", mark("Two powers of two on"), 2, ("Ctrl+Right",)),
        ("two_stops_back", mark("Two powers of two back"), -2, ("Ctrl+Left",)),
        ("smallest", "d_k = 1", -last, ("Home",)),
        ("largest", "d_k = 1024", last, ("End",)),
    )
    return [
        *(
            Command(
                f"saturation.{id_}",
                tr(text),
                partial(edits.step_stop, by),
                keys,
                True,
                view.has_draw,
                group=group,
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
            group=group,
        ),
        Command(
            "saturation.one_less",
            "d_k − 1",
            partial(edits.step_size, -1),
            ("Shift+Left",),
            True,
            view.has_draw,
            group=group,
        ),
        Command(
            "saturation.type_size",
            tr("Type d_k"),
            view.type_size,
            enabled=view.has_draw,
            why=mark("the scores were typed"),
            group=group,
        ),
        Command(
            "saturation.sweep",
            tr("Sweep d_k from 1 to 1024, or pause"),
            view.toggle_motion,
            ("Space",),
            True,
            view.has_draw,
            partial(_is_sweeping, view),
            group,
        ),
    ]


def _draws(view: SaturationView) -> list[Command]:
    group = tr(DRAW)
    edits = view.edits
    return [
        Command("saturation.new_draw", tr("New draw"), edits.new_draw, ("R",), True, group=group),
        Command(
            "saturation.type_draw", tr("Type the number of a draw"), view.type_draw, group=group
        ),
        Command("saturation.chapter", tr("Chapter’s draw"), edits.use_chapter, group=group),
        *(
            Command(
                f"saturation.{name}",
                tr("Draw normal numbers") if name == "normal" else tr("Draw ±1 coins"),
                partial(edits.set_distribution, name),
                checked=partial(_shows_spec, view, "distribution", name),
                group=group,
            )
            for name, _ in DISTRIBUTIONS
        ),
        Command(
            "saturation.key_down",
            tr("Key below"),
            partial(view.canvas.move_cursor, 1),
            ("Down",),
            True,
            group=group,
        ),
        Command(
            "saturation.key_up",
            tr("Key above"),
            partial(view.canvas.move_cursor, -1),
            ("Up",),
            True,
            group=group,
        ),
        Command(
            "saturation.follow",
            tr("Follow this key"),
            view.follow_pointed,
            ("Return",),
            True,
            partial(_points, view),
            group=group,
        ),
        Command(
            "saturation.type_score",
            tr("Type the score of a key"),
            view.type_score,
            ("F2",),
            group=group,
        ),
        Command(
            "saturation.paste",
            tr("Paste six scores"),
            view.paste_scores,
            ("Ctrl+V",),
            True,
            group=group,
        ),
        Command(
            "saturation.use_draw",
            tr("Back from typed scores to the draw"),
            edits.use_draw,
            enabled=partial(_is_typed, view),
            why=mark("the scores come from a draw"),
            group=group,
        ),
    ]


def _shows(view: SaturationView) -> list[Command]:
    group = tr(SHOW)
    edits = view.edits
    return [
        Command(
            "saturation.walk",
            tr("Ruler or walk"),
            view.swap_mode,
            ("V",),
            True,
            view.has_draw,
            partial(_is_walk, view),
            group,
        ),
        Command(
            "saturation.next_divisor",
            tr("Divide by 1, √d or d: the next"),
            edits.next_divisor,
            ("S",),
            True,
            group=group,
        ),
        *(
            Command(
                f"saturation.divide_{key}",
                tr("Divide by {divisor}", divisor=name),
                partial(edits.set_divisor, key),
                checked=partial(_shows_spec, view, "divisor", key),
                group=group,
            )
            for key, name in DIVISOR_NAMES.items()
        ),
        *(
            Command(
                f"saturation.curve_{key}",
                tr("Curve: {quantity}", quantity=tr(long)),
                partial(_show_quantity, view, key),
                checked=partial(_shows_quantity, view, key),
                group=group,
            )
            for key, long in QUANTITIES.items()
        ),
        Command("saturation.reset", tr("Reset this tab"), edits.reset, ("Ctrl+R",), group=group),
    ]


def _copies(view: SaturationView) -> list[Command]:
    group = tr(COPY)
    listed = [
        Command(
            "saturation.copy",
            tr("Copy this key’s weight, or the table"),
            partial(_copy_pointed, view),
            ("Ctrl+C",),
            True,
            group=group,
        ),
    ]
    for kind in ("NumPy", "LaTeX"):
        for what, text in (
            ("scores", tr("Copy scores as {kind}", kind=kind)),
            ("raw", tr("Copy weights as {kind}", kind=kind)),
            ("divided", tr("Copy weights after dividing as {kind}", kind=kind)),
        ):
            listed.append(
                Command(
                    f"saturation.copy_{what}_{kind.lower()}",
                    text,
                    partial(_copy_array, view, what, kind),
                    group=group,
                )
            )
    listed.append(
        Command(
            "saturation.copy_stops",
            tr("Copy the table of stops as CSV"),
            partial(_copy_stops, view),
            enabled=view.has_draw,
            why=mark("the scores were typed"),
            group=group,
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
