"""Everything a person can do on this tab, with its keys, and what is copied."""

from __future__ import annotations

import csv
import io
from collections.abc import Collection, Iterator
from functools import partial
from typing import Any

from attnviz.errors import EditError
from attnviz.language import inside, mark, tr
from attnviz.model.edits.output import PRESETS
from attnviz.model.matrices.text import as_csv, as_numpy
from attnviz.tabs.many_heads.state import Floats, State, Which
from attnviz.tabs.many_heads.words.all_heads import NAMES
from attnviz.ui.look.labels import visible
from attnviz.ui.tab.commands import AskView, CommandRow, copy_row, swap_row
from attnviz.ui.tab.copies import as_latex, as_tsv
from attnviz.ui.tab.picks import pick_rows

ROWS, HEADS, SHARING = mark("Row and column"), mark("Heads"), mark("Keys and values")
TEXT, COPY = mark("Text and numbers"), mark("Copy")
ALL, NO_MODEL = mark("All heads"), mark("no model is open")
NOT_ALL = mark("the view “All heads” is not open")
DIGITS = 9
MOST_TOKENS = 50  # of a table of next tokens
FORMATS = ("CSV", "NumPy", "LaTeX")


# Whether it can be done, and whether it is so


def _is_large(head: int, state: State) -> bool:
    return state.large == head


def _is_muted(head: int, state: State) -> bool:
    return head in state.muted


def _is_open(which: Which, state: State) -> bool:
    return state.pointer.drawer == which


def _can_type(state: State) -> bool:
    return state.document.sheet is not None


def _here(state: State) -> Any:
    return state.here


# Rows and columns


def _step_row(by: int, tab: Any) -> None:
    tab.step_row(by)


def _step_column(by: int, tab: Any) -> None:
    tab.step_column(by)


def _rows(state: State) -> Iterator[CommandRow]:
    n = state.document.n_tokens
    steps = (
        ("row_up", mark("Select the row above"), _step_row, -1, "Up"),
        ("row_down", mark("Select the row below"), _step_row, 1, "Down"),
        ("first_row", mark("Select the first row"), _step_row, -n, "Home"),
        ("last_row", mark("Select the last row"), _step_row, n, "End"),
        ("column_left", mark("Select the column to the left"), _step_column, -1, "Left"),
        ("column_right", mark("Select the column to the right"), _step_column, 1, "Right"),
    )
    for name, text, run, by, key in steps:
        yield CommandRow(name, text, ROWS, partial(run, by), (key,), True)
    yield from pick_rows(ROWS, _here)


# Heads


def _enlarge(head: int, tab: Any) -> None:
    tab.enlarge(head)


def _toggle_muted(head: int, tab: Any) -> None:
    tab.toggle_muted(head)


def _scroll(by: int, tab: Any) -> None:
    tab.canvas.scroll_rows(by)


def _scrolls(tab: Any) -> bool:
    return bool(tab.canvas.places.scrolls)


_SCROLLING = AskView(_scrolls)


def _advance(by: int, tab: Any) -> None:
    tab.advance(by)


def _text(form: str, head: str) -> str:
    return tr(form, head=head)


def _heads(state: State) -> Iterator[CommandRow]:
    for head, spec in enumerate(state.document.heads):
        name, key = f"H{head + 1} {visible(spec.title)}", str(head + 1)
        yield CommandRow(
            f"large_{head + 1}",
            partial(_text, mark("Show {head} alone or all heads"), name),
            HEADS,
            partial(_enlarge, head),
            (key,) if head < DIGITS else (),
            True,
            checked=partial(_is_large, head),
        )
        yield CommandRow(
            f"mute_{head + 1}",
            partial(_text, mark("Mute or unmute {head}"), name),
            HEADS,
            partial(_toggle_muted, head),
            (f"Shift+{key}",) if head < DIGITS else (),
            True,
            checked=partial(_is_muted, head),
        )
    yield from _SCROLLS


_SCROLLS = (
    *(
        CommandRow(
            name,
            text,
            HEADS,
            partial(_scroll, by),
            (key,),
            True,
            _SCROLLING,
            why=mark("all heads are already visible"),
        )
        for name, text, by, key in (
            ("scroll_down", mark("Scroll to lower heads"), 1, "Ctrl+Down"),
            ("scroll_up", mark("Scroll to upper heads"), -1, "Ctrl+Up"),
        )
    ),
    CommandRow("next_head", mark("Next head"), HEADS, partial(_advance, 1), ("PgDown",), True),
    CommandRow(
        "previous_head", mark("Previous head"), HEADS, partial(_advance, -1), ("PgUp",), True
    ),
)


# Sharing, text and numbers


def _toggle_drawer(which: Which, tab: Any) -> None:
    tab.toggle_drawer(which)


def _apply_preset(id_: str, tab: Any) -> None:
    tab.edits.apply_preset(id_)


def _preset(name: str) -> str:
    return tr("W_O: {preset}", preset=inside(tr(name)))


_DRAWERS: tuple[tuple[Which, str, str], ...] = (
    ("table", mark("Show the selected head as a table"), "F3"),
    ("vectors", mark("Token vectors"), "F4"),
    ("output", "W_O", "F6"),
)


def _is_layer(state: State) -> bool:
    return state.shown == "layer"


def _is_held(tab: Any) -> bool:
    array, place = tab.here()
    return bool(tab.state.trace.is_held(array, place))


def _has_held_weight(tab: Any) -> bool:
    array, place = tab.here()
    held = tab.state.trace.held.get("pattern", {})
    return array == "pattern" and any(at[:2] == place[:2] for at in held)


def _share_rest(tab: Any) -> None:
    tab.edits.share_rest(*tab.here()[1][:2])


_HELD = (
    CommandRow(
        "type_over", mark("Edit the selected number"), TEXT, lambda tab: tab.edit_weight(),
        enabled=_is_layer, why=mark("only one layer shows its numbers"),
    ),
    CommandRow(
        "hold", mark("Hold the selected number as it is"), TEXT,
        lambda tab: tab.edits.keep(*tab.here()), reveals=True,
        enabled=_is_layer, why=mark("only one layer shows its numbers"),
    ),
    CommandRow(
        "let_go", mark("Let the held number go"), TEXT,
        lambda tab: tab.edits.let_go(*tab.here()),
        enabled=AskView(_is_held), why=mark("it is not held"),
    ),
    CommandRow(
        "let_all_go", mark("Let all held numbers go"), TEXT,
        lambda tab: tab.edits.holding.let_all_go(),
        enabled=lambda state: bool(state.document.holds), why=mark("no number is held"),
    ),
    CommandRow(
        "share_rest", mark("Distribute the rest of the row"), TEXT, _share_rest,
        enabled=AskView(_has_held_weight), why=mark("no weight of this row is held"),
    ),
)  # fmt: skip

_OTHERS = (
    CommandRow(
        "cycle_kv",
        mark("Cycle through MHA, GQA, MQA"),
        SHARING,
        lambda tab: tab.edits.cycle_kv_heads(),
        ("G",),
        True,
    ),
    swap_row(TEXT),
    CommandRow(
        "edit_sentence",
        mark("Edit the sentence"),
        TEXT,
        lambda tab: tab.text.edit(),
        ("F2",),
        enabled=_can_type,
        why=mark("these words have no character sheet"),
    ),
    *(
        CommandRow(
            which, text, TEXT, partial(_toggle_drawer, which), (key,),
            checked=partial(_is_open, which),
        )
        for which, text, key in _DRAWERS
    ),
    *(
        CommandRow(f"W_O_{id_}", partial(_preset, name), TEXT, partial(_apply_preset, id_))
        for id_, name, _ in PRESETS
    ),
    CommandRow(
        "W_O_zero",
        mark("W_O: zero the rows of the selected head"),
        TEXT,
        lambda tab: tab.edits.zero_head(),
    ),
    CommandRow(
        "pass", mark("Forward pass, stage by stage"), TEXT, lambda tab: tab.toggle_pass(), ("F8",)
    ),
    CommandRow("what_if", mark("What if"), TEXT, lambda tab: tab.toggle_what_if(), ("W",), True),
    CommandRow(
        "reset", mark("Reset this tab"), TEXT, lambda tab: tab.edits.reset(), ("Ctrl+R",),
        enabled=AskView(lambda tab: tab.session.can_reset("document")),
        why=mark("the numbers are already the original ones"),
    ),
)  # fmt: skip

# All heads of a model


def _has_model(state: State) -> bool:
    return state.survey is not None


def _has_next(state: State) -> bool:
    return state.survey is not None and state.survey.best is not None


def _shows_all(state: State) -> bool:
    return state.shown == "all"


def _draws(state: State) -> bool:
    return state.survey is not None and state.drawn is not None


def _is_of_model(state: State) -> bool:
    return state.source is not None


def _hides_first(state: State) -> bool:
    return state.hides_first


def _is_folded(state: State) -> bool:
    return state.pointer.folded


def _shade(shade: str, tab: Any) -> None:
    tab.shade_by(shade)


def _shade_text(shade: str) -> str:
    return tr("All heads: shade by {score}", score=tr(NAMES[shade]))


def _is_shade(shade: str, state: State) -> bool:
    return state.shade == shade


def _zoom(by: int, tab: Any) -> None:
    tab.zoom_map(by)


def _step_ranked(by: int, tab: Any) -> None:
    tab.step_ranked(by)


def _all_heads() -> Iterator[CommandRow]:
    """List what can be done with the map and the finder, where a model is open."""
    yield CommandRow(
        "views", mark("Cycle through this layer, all heads, next token"), ALL,
        lambda tab: tab.cycle_views(), ("V",), True, _has_model, why=NO_MODEL,
    )  # fmt: skip
    for shade in NAMES:
        yield CommandRow(
            f"shade_{shade}",
            partial(_shade_text, shade),
            ALL,
            partial(_shade, shade),
            enabled=_shows_all,
            checked=partial(_is_shade, shade),
            why=NOT_ALL,
        )
    for id_, text, run, keys in (
        ("next_by_score", mark("Next head by score"), partial(_step_ranked, 1), ("N",)),
        ("back_by_score", mark("Previous head by score"), partial(_step_ranked, -1), ("Shift+N",)),
        ("best_by_score", mark("The head with the highest score"), _choose_best, ()),
    ):
        yield CommandRow(id_, text, ALL, run, keys, True, _shows_all, why=NOT_ALL)
    yield CommandRow(
        "fold_finder", mark("Close the head finder"), ALL, lambda tab: tab.toggle_finder(),
        ("Shift+A",), True, _shows_all, _is_folded, why=NOT_ALL,
    )  # fmt: skip
    yield CommandRow(
        "heads_off", mark("Switch each head off in turn (next token)"), ALL,
        lambda tab: tab.measure_heads_off(), ("M",), True, _has_next,
        why=NO_MODEL,
    )  # fmt: skip
    for id_, text, by in (
        ("zoom_in", mark("Larger thumbnails of heads  (+)"), 1),
        ("zoom_out", mark("Smaller thumbnails of heads  (−)"), -1),
        ("zoom_fit", mark("Thumbnails of all heads  (0)"), 0),
    ):
        yield CommandRow(id_, text, ALL, partial(_zoom, by), (), True, _shows_all, why=NOT_ALL)
    yield CommandRow(
        "repeats", mark("Induction of all heads on random repeats"), ALL,
        lambda tab: tab.measure_repeats(), (), True, _has_next, why=NO_MODEL,
    )  # fmt: skip
    yield CommandRow(
        "template", mark("Draw a template of a pattern"), ALL, lambda tab: tab.draw_template(),
        (), True, _shows_all, why=NOT_ALL,
    )  # fmt: skip
    yield CommandRow(
        "template_remove", mark("Remove the template"), ALL, lambda tab: tab.remove_template(),
        (), True, _draws, why=mark("the heads are not sorted by a template"),
    )  # fmt: skip
    yield CommandRow(
        "hide_first", mark("Hide the first token"), ALL, lambda tab: tab.toggle_first(), ("F",),
        True, _is_of_model, _hides_first, why=NO_MODEL,
    )  # fmt: skip
    yield copy_row(
        "copy_scores",
        mark("Copy the scores of all heads as CSV"),
        COPY,
        scores_csv,
        scores_name,
        enabled=_has_model,
        why=NO_MODEL,
    )
    yield copy_row(
        "copy_next",
        mark("Copy the next tokens before and after as CSV"),
        COPY,
        shifts_csv,
        shifts_name,
        enabled=_has_next,
        why=NO_MODEL,
    )
    yield copy_row(
        "copy_changes",
        mark("Copy the changes as a Python script"),
        COPY,
        changes_script,
        changes_name,
        enabled=_has_changes,
        why=mark("nothing is changed inside the model"),
    )


def shifts_csv(state: State) -> str:
    """Return the next tokens before and after the changes, those that moved most, and the rest."""
    survey = state.survey
    if survey is None or survey.best is None:
        raise EditError(tr("The next token needs a model."))
    shifts = survey.shifted(MOST_TOKENS)
    rows = [(s.token.piece, s.before, s.after) for s in shifts]
    before, after = 1 - sum(s.before for s in shifts), 1 - sum(s.after for s in shifts)
    rows.append((tr("all other tokens together"), before, after))
    out = io.StringIO()
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(("token", "before", "after", "points"))
    lines.writerows((name, b, a, 100 * (a - b)) for name, b, a in rows)
    return out.getvalue()


def shifts_name(state: State) -> str:
    """Say what that is."""
    return tr("next tokens before and after")


def changes_script(state: State) -> str:
    """Return the changes inside the model as a Python program."""
    from attnviz.checkpoints.script import script_of

    source = state.source
    if source is None or not source.n_changes:
        raise EditError(tr("Nothing is changed inside the model."))
    return script_of(source.path, source.text, source.changes, source.written)


def changes_name(state: State) -> str:
    """Say what that is."""
    return tr("changes as a Python script")


def _has_changes(state: State) -> bool:
    return state.source is not None and state.source.n_changes > 0


def _has_map(state: State) -> bool:
    return state.has_map


def _shows_map(state: State) -> bool:
    return state.shown == "map"


NO_MAP, NOT_MAP = mark("the text is short"), mark("the whole pattern is not in the canvas")
_MAP = (
    CommandRow(
        "map", mark("The whole pattern of the selected head"), HEADS, lambda tab: tab.toggle_map(),
        ("Z",), True, _has_map, _shows_map, why=NO_MAP,
    ),
    CommandRow(
        "map_row", mark("Zoom to the selected row"), HEADS, lambda tab: tab.fill_width(),
        enabled=_shows_map, why=NOT_MAP,
    ),
    CommandRow(
        "go_to", mark("Go to a token"), HEADS, lambda tab: tab.go_to(),
        enabled=_shows_map, why=NOT_MAP,
    ),
    CommandRow(
        "map_log", mark("Logarithmic colours"), HEADS, lambda tab: tab.toggle_log(),
        enabled=_shows_map, checked=lambda state: state.pointer.log, why=NOT_MAP,
    ),
)  # fmt: skip


def _choose_best(tab: Any) -> None:
    tab.choose_best()


def scores_csv(state: State) -> str:
    """Return the scores of all heads, a line a head in the order of the finder."""
    survey = state.survey
    if survey is None:
        raise EditError(tr("Head scores need a model or captured attention."))
    known = {state.template(name): state.score(name) for name in state.template_names}
    more = {made.name: score for made, score in known.items() if made and score is not None}
    return survey.all_scores.as_csv(state.ranked, survey.layers, more=more)


def scores_name(state: State) -> str:
    """Say what that is."""
    return tr("scores of {n} heads", n=len(state.ranked))


# What is copied


def row_text(state: State) -> str:
    """Return the locked row of every head: a line a head, under the words."""
    rows = [f"H{head + 1}" for head in range(state.n_heads)]
    return as_tsv(state.pattern[:, state.row], rows=rows, columns=state.tokens)


def picks_text(state: State) -> str:
    """Return the picked rows or columns of every head: a line a row of a head."""
    tokens = state.document.tokens
    rows, columns = state.picks.part_names(tokens, tokens)
    part = state.picks.part(state.pattern)
    names = [f"H{head + 1} {row}" for head in range(state.n_heads) for row in rows]
    return as_tsv(part.reshape(len(names), len(columns)), rows=names, columns=columns)


def pattern_as(head: int, kind: str, state: State) -> str:
    """Return the pattern of a head in one of `FORMATS`."""
    held = {place[1:] for place in state.trace.held.get("pattern", {}) if place[0] == head}
    return _array_as(state.shares[head], kind, state.tokens, state.tokens, held)


def array_as(name: str, kind: str, state: State) -> str:
    """Return concat, W_O or the update, of all tokens, in one of `FORMATS`.

    Raises
    ------
    EditError
        For W_O of a document without one.
    """
    joined = tuple(f"H{i // state.document.d_v + 1} {n}" for i, n in enumerate(state.concat_names))
    if name == "W_O":
        matrix = state.document.W_O
        if matrix is None:
            raise EditError(tr("This document has no W_O to copy."))
        return _array_as(matrix, kind, joined, state.update_names)
    array, columns = ("concat", joined) if name == "concat" else ("out", state.update_names)
    held = state.trace.held.get(array, {})
    return _array_as(state.trace[array], kind, state.tokens, columns, held)


def _array_as(
    array: Floats,
    kind: str,
    rows: tuple[str, ...],
    columns: tuple[str, ...],
    held: Collection[Any] = (),
) -> str:
    if kind == "CSV":
        return as_csv(array, rows=rows, columns=columns)
    return as_numpy(array) if kind == "NumPy" else as_latex(array, held=held)


def row_or_picks(state: State) -> str:
    """Return the rows or columns that are picked, else the locked row, of every head."""
    return picks_text(state) if state.picks else row_text(state)


def row_or_picks_name(state: State) -> str:
    """Say what `row_or_picks` is."""
    return tr("the selection") if state.picks else tr("the selected row")


_ROW = copy_row(
    "copy_row",
    mark("Copy the row of every head, or the selection"),
    COPY,
    row_or_picks,
    row_or_picks_name,
    keys=("Ctrl+C",),
    canvas_only=True,
)
_EVERY = CommandRow(
    "copy_as",
    mark("Copy as…"),
    COPY,
    lambda tab: tab.ask_copy(),
    ("Ctrl+Shift+C",),
    reveals=True,
)
_ARRAYS = (("concat", mark("concat")), ("W_O", "W_O"), ("out", mark("update")))


def _pattern_name(head: str, kind: str, state: State | None = None) -> str:
    return tr("A of {head} as {kind}", head=head, kind=kind)


def _array_name(what: str, kind: str, state: State | None = None) -> str:
    return tr("{what} as {kind}", what=tr(what), kind=kind)


def _copy_text(name: partial[str]) -> str:
    return tr("Copy {what}", what=name())


def copies(state: State) -> tuple[CommandRow, ...]:
    """List everything that can be copied."""
    found = [_ROW]
    for head, spec in enumerate(state.document.heads):
        for kind in FORMATS:
            name = partial(_pattern_name, f"H{head + 1} {visible(spec.title)}", kind)
            id_ = f"copy_A{head + 1}_{kind.lower()}"
            write = partial(pattern_as, head, kind)
            found.append(copy_row(id_, partial(_copy_text, name), COPY, write, name))
    for array, says in _ARRAYS:
        for kind in FORMATS:
            name = partial(_array_name, says, kind)
            id_ = f"copy_{array.lower()}_{kind.lower()}"
            write = partial(array_as, array, kind)
            found.append(copy_row(id_, partial(_copy_text, name), COPY, write, name))
    return tuple(found)


def rows(state: State) -> tuple[CommandRow, ...]:
    """List what can be done and copied."""
    first, *others = copies(state)
    layer = (*_rows(state), *_heads(state), *_HELD, *_OTHERS)
    return (*layer, *_MAP, *_all_heads(), first, _EVERY, *others)
