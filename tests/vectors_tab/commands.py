"""What can be done, and what is copied."""

from attnviz.model.array_text import as_numpy
from attnviz.ui.tab.commands import CommandRow, copy_row
from attnviz.ui.tab.picks import pick_rows
from vectors_tab.state import X


def _here(state):
    return X, *(state.hovered or (state.row, 0))


def word_row(place, word):
    """Return the row that goes to a word."""
    return CommandRow(
        f"word_{place + 1}",
        f"Go to {word}",
        "Words",
        lambda tab: tab.session.select(token=place),
        enabled=lambda state: state.row != place,
    )


def rows(state):
    """List what can be done and copied; a command for each word that there is."""
    return (
        CommandRow("down", "Word below", "Words", lambda tab: tab.step(1), ("Down",), True),
        CommandRow("up", "Word above", "Words", lambda tab: tab.step(-1), ("Up",), True,
            enabled=lambda state: state.row > 0, why="this is the first word"),
        CommandRow("tables", "As a table", "Words", lambda tab: tab.toggle_tables(), ("F3",),
            checked=lambda state: state.tables),
        *map(word_row, range(len(state.tokens)), state.tokens),
        *pick_rows("Words", _here),
        COPY,
    )  # fmt: skip


COPY = copy_row("copy", "Copy the vectors", "Copy", lambda state: as_numpy(state.X), lambda _: "X")
