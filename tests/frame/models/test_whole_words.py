"""Tokens or words: on tab 1 the tokens of a word of a model's text stand as one."""

from pathlib import Path

import numpy as np
import pytest
from frame.models.jobs import over
from PySide6.QtCore import Qt

from attnviz.tabs.sentence_heads import words as said
from attnviz.tabs.sentence_heads.canvas.columns import columns_of
from attnviz.ui.controls.segmented import SegmentButton

LLAMA = str(Path(__file__).parents[2] / "data" / "models" / "llama")
TEXT = "The tired dog didn't cross the wide street."
WORDS = ("start", "The", "tired", "dog", "didn't", "cross", "the", "wide", "street", ".")
GROUPS = ([0], [1], [2], [3], [4, 5], [6, 7], [8], [9], [10, 11], [12])


@pytest.fixture
def view(room):
    desk = room.window.controller.actions.desk
    desk.opening.open(LLAMA, TEXT, layer=1, head=2)
    over(desk)
    room.window.show_tab(0)
    return room.window.host.view


def press(view, which):
    view.controls.pieces.findChildren(SegmentButton)[which].click()


def test_shares_are_added_up_over_pieces_read_and_averaged_over_pieces_that_ask(view):
    tokens = columns_of(view.state)
    press(view, 1)
    pattern = view.state.trace["pattern"][view.state.head]
    for word, asking in enumerate(GROUPS):
        view.choose(asking[-1])
        shown = columns_of(view.state)
        expected = [np.mean([pattern[q, k].sum() for q in asking]) for k in GROUPS]
        assert (shown.tokens, shown.query) == (WORDS, word)
        assert shown.pattern == pytest.approx(expected)
        assert sum(shown.pattern) == pytest.approx(1)
        assert list(shown.seen) == [i <= word for i in range(len(WORDS))]
    press(view, 0)
    assert columns_of(view.state).tokens == tokens.tokens


def test_caption_status_and_screen_reader_tell_of_words(view):
    view.choose(11)
    view.toggle_words()
    assert said.caption(view.state).startswith("“street” gives ")
    assert "those that ask are averaged" in said.caption(view.state)
    assert "word 8  street → " in said.status(view.state)
    assert said.spoken(view.state).startswith("row street, column ")


def test_keys_and_clicks_go_from_word_to_word(room, view):
    view.choose(0)
    view.toggle_words()
    chosen = []
    for _ in WORDS[1:]:
        room.key(Qt.Key.Key_Down)
        chosen.append(view.state.token)
    assert chosen == [1, 2, 3, 5, 7, 8, 9, 11, 12]
    view.canvas.query_clicked.emit(4)
    assert view.state.token == 5
    view.canvas.key_clicked.emit(2)
    assert view.state.pinned == 2
    assert columns_of(view.state).key == 2


@pytest.mark.parametrize("wish", ["edit_weight", "pick_row", "pick_column"])
def test_a_sum_is_neither_picked_nor_typed_over(room, view, wish):
    view.toggle_words()
    getattr(view, wish)()
    assert not view.state.picks
    assert room.window.caption_bar.text.startswith("Words are shown here; choose “Tokens”")


def test_what_is_predicted_are_tokens(view):
    view.toggle_words()
    view.set_predicting(True, asks=True)
    assert len(columns_of(view.state).tokens) == 13
    view.leave_predicting()
    assert columns_of(view.state).tokens == WORDS


def test_the_choice_is_there_where_a_word_is_cut_and_no_lesson_has_it(room, view):
    assert view.controls.pieces.isVisible()
    room.session.undo_stack.undo()
    assert not view.controls.pieces.isVisible()
    view.toggle_words()
    assert view.state.words is None


def test_tokens_of_one_character_are_told_apart_and_put_together(room):
    desk = room.window.controller.actions.desk
    desk.opening.open(str(Path(LLAMA).parent / "gpt2"), "a é 🦊!\n", layer=0, head=0)
    over(desk)
    room.window.show_tab(0)
    view = room.window.host.view
    columns = columns_of(view.state)
    cut = ["é 1 of 2", "é 2 of 2", "🦊 1 of 3", "🦊 2 of 3", "🦊 3 of 3"]
    assert [t for t in columns.tokens if "of" in t] == cut
    assert columns.tokens[-1] == "line feed"
    assert [columns.tokens[i] for i in columns.named] == ["space", *cut, "line feed"]
    view.toggle_words()
    assert columns_of(view.state).tokens == ("a", "space", "é", "🦊", "!", "line feed")
    assert columns_of(view.state).named == (1, 5)


def test_the_start_token_is_outlined_and_no_word_of_that_name_is(view):
    columns = columns_of(view.state)
    assert columns.named == (0,)
    assert [columns.is_start(place) for place in range(3)] == [True, False, False]
    view.toggle_words()
    assert columns_of(view.state).is_start(0)
