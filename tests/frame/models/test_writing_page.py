"""What a model writes, in place of the columns of tab 1: clicked, keyed, played, left."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from frame.models.jobs import over
from frame.models.test_desk import LLAMA, TEXT
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from attnviz.model.wishes import WriteInstead
from attnviz.tabs.sentence_heads.canvas.writing_paint import MOST_NAME, VOTES, names_width
from attnviz.tabs.sentence_heads.words.of_writing import (
    about,
    choices,
    listed,
    name,
    others,
    plain,
)
from attnviz.ui.look.numbers import NumberFormat, grouped, set_number_format
from attnviz.ui.look.theme import theme

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def desk(room):
    desk = room.window.controller.actions.desk
    desk.opening.open(LLAMA, TEXT, layer=1, head=2)
    over(desk)
    return desk


@pytest.fixture
def view(room):
    room.window.show_tab(0)
    return room.window.host.view


def write(desk, times=1):
    for _ in range(times):
        desk.writing.write()
        over(desk)


def source(room):
    return room.session.lab.source


def chip(view, place):
    page = view.writing.page
    return next(c.box for c in page.layout_now.chips if c.place == place).center().toPoint()


def test_the_columns_give_way_to_the_strip(room, desk, view):
    assert not view.writing.in_front
    write(desk, 2)
    page = view.writing.page
    assert page.isVisible()
    assert not view.canvas.isVisible()
    n = room.session.document().n_tokens
    assert [c.place for c in page.layout_now.chips] == [*range(n), n]
    step = view.state.written.steps[-1]
    assert f"It wrote “{plain(step.token)}” with" in room.window.caption_bar.text
    room.session.undo_stack.undo()
    room.session.undo_stack.undo()
    assert view.canvas.isVisible()
    assert not view.writing.in_front


def test_clicks_write_and_go_back(room, desk, view):
    write(desk, 3)
    page, ids = view.writing.page, source(room).ids
    n = len(ids)
    QTest.mouseClick(page, LEFT, pos=chip(view, n))
    over(desk)
    assert source(room).n_written == 4
    QTest.mouseClick(page, LEFT, pos=chip(view, n - 2))
    over(desk)
    assert source(room).n_written == 2
    assert source(room).ids == ids[:-1]
    QTest.mouseClick(page, LEFT, pos=chip(view, 1))
    assert room.session.selection.token == 1
    assert source(room).n_written == 2


def test_another_candidate_takes_the_place_of_the_last_token(room, desk, view):
    write(desk, 2)
    ids, page = source(room).ids, view.writing.page
    wanted = view.state.written.candidates[2].id
    spot = page.layout_now.candidates[2].center().toPoint()
    QTest.mouseClick(page, LEFT, pos=spot)
    over(desk)
    assert source(room).ids == (*ids[:-1], wanted)
    assert source(room).n_written == 2
    assert view.state.written.steps[-1].rank == 3
    assert "choice 3" in room.window.caption_bar.text
    room.session.undo_stack.undo()
    assert source(room).ids == ids


def test_keys_write_take_back_and_choose(room, desk, view):
    write(desk)
    page = view.writing.page
    for key, written in ((Qt.Key.Key_Right, 2), (Qt.Key.Key_Left, 1), (Qt.Key.Key_2, 1)):
        QTest.keyClick(page, key)
        over(desk)
        assert source(room).n_written == written
    assert view.state.written.steps[-1].rank == 2


def test_the_pattern_of_the_picked_head_has_all_rows(room, desk, view):
    write(desk, 2)
    pattern = room.session.trace()["pattern"][2]
    assert pattern.shape == (8, 8)
    layout = view.writing.page.layout_now
    row = layout.pattern.center()
    assert layout.row_at(row, 8) == 4


def test_escape_shows_the_columns_until_something_is_written(room, desk, view):
    write(desk)
    assert view.escape()
    assert view.canvas.isVisible()
    write(desk)
    assert view.writing.page.isVisible()


def test_playing_goes_on_by_itself_and_ends_with_a_press(room, desk, view):
    writing = desk.writing
    writing.play()
    assert view.controls.play.face.text == "Pause"
    over(desk)
    assert writing._timer.isActive()
    writing._timer.stop()
    writing._timer.timeout.emit()
    over(desk)
    assert source(room).n_written == 2
    writing.play()
    assert not writing._timer.isActive()
    assert desk.cards.writing.play.face.text == "Play"
    assert view.controls.play.face.text == "Play"


def test_what_plays_stops_where_somebody_steps_in(room, desk):
    writing = desk.writing
    writing.play()
    over(desk)
    writing.take_back()
    over(desk)
    assert not writing._timer.isActive()
    assert source(room).n_written == 0


def test_all_of_it_becomes_the_text(room, desk, view):
    write(desk, 2)
    ids = source(room).ids
    said = b"".join(token.data for token in desk.at_hand.run.encoding.tokens[-2:]).decode()
    desk.cards.writing.keep.click()
    over(desk)
    assert source(room).text == TEXT + said
    assert source(room).n_written == 0
    assert source(room).ids == ids


def test_the_card_counts_what_is_kept(room, desk, view):
    write(desk)
    said = desk.cards.writing.kept.text()
    c, run = desk.at_hand.run.run.config, desk.at_hand.run.run
    each = 2 * c.n_layers * c.n_kv_heads * c.d_k * run.keys.itemsize
    assert f"{each * 7 / 1024:.1f}".rstrip("0").rstrip(".") in said.splitlines()[0].replace(
        "\u00a0", " "
    )
    assert f"2 × {c.n_layers} layers × {c.n_kv_heads} KV heads × {c.d_k} × 4 bytes" in said
    assert "if every head had its own" in said


class TestPrediction:
    """P asks which token was written, and nothing tells it before it is revealed."""

    @pytest.fixture
    def asked(self, room, desk, view):
        write(desk, 2)
        view.setFocus()
        room.key(Qt.Key.Key_P)
        assert view.predicting
        return view.prediction

    def test_the_page_stays_and_lists_by_name(self, room, view, asked):
        assert view.writing.in_front
        question = asked.question
        assert question.text == "Step 2: which token did the model write?"
        assert question.choices == tuple(map(name, choices(view.state.written)))
        pieces = [plain(token).casefold() for token in listed(view.state)]
        assert pieces == sorted(pieces)
        taken = source(room).ids[-1]
        assert {listed(view.state)[place].id for place in question.right} == {taken}

    def test_nothing_tells_the_answer(self, room, desk, view, asked):
        chips = {c.place: c.text for c in view.writing.page.layout_now.chips}
        n = room.session.document().n_tokens
        assert chips[n - 1] == "?"
        written = view.state.written.steps[-1].token
        share = f"{100 * written.share:.1f}"
        said = view.status() + view.caption() + room.window.caption_bar.text
        assert plain(written) not in said
        assert share not in said
        assert view.panel.card.content.query == "?"
        assert not view.panel.sheet.isVisible()
        assert "expect" in about(view.state)
        assert not desk.cards.writing.isVisible()
        assert not desk.cards.next_card.isVisible()

    def test_a_click_votes_and_next_reveals(self, room, view, asked):
        page, before = view.writing.page, source(room)
        right = min(asked.question.right)
        box = page.layout_now.candidates[right]
        QTest.mouseClick(page, LEFT, pos=box.center().toPoint())
        assert source(room) is before, "a vote writes nothing"
        assert view.state.ballot.count(right) == 1
        QTest.keyClick(page, Qt.Key.Key_Right)
        assert not view.covered
        assert source(room) is before
        assert "1 of 1 right" in room.window.caption_bar.text
        assert plain(view.state.written.steps[-1].token) in room.window.caption_bar.text

    def test_the_next_step_is_covered_again(self, room, desk, view, asked):
        view.prediction.reveal()
        QTest.keyClick(view.writing.page, Qt.Key.Key_Right)
        over(desk)
        assert view.state.written.count == 3
        assert view.covered
        assert view.prediction.question.text.startswith("Step 3")
        assert plain(view.state.written.steps[-1].token) not in room.window.status_line.text

    def test_a_rare_token_is_among_the_choices(self, room, desk, view):
        write(desk)
        view.session.wish(WriteInstead(3))
        over(desk)
        view.set_predicting(True, asks=True)
        question = view.prediction.question
        assert len(question.choices) == 7
        assert len(question.right) == 1

    def test_digits_vote(self, room, view, asked):
        QTest.keyClick(view.writing.page, Qt.Key.Key_2)
        assert view.state.ballot.count(1) == 1
        assert source(room).n_written == 2

    def test_votes_stay_beside_the_shares_once_they_are_revealed(self, room, view, asked):
        def votes_column():
            page = view.writing.page
            boxes = page.layout_now.candidates
            column = QRectF(boxes[0].united(boxes[-1]))
            column.setLeft(column.right() - VOTES - 12)
            return page.grab(column.toRect()).toImage()

        view.prediction.reduced = True  # tiles lift at once
        none = votes_column()
        assert view.prediction.vote(1)
        covered = votes_column()
        view.prediction.reveal()
        assert covered != none
        assert not view.covered
        assert votes_column() != none

    def test_a_long_name_of_a_candidate_is_whole(self, room, view, asked):
        page, look = view.writing.page, theme("light")
        written = view.state.written
        short = names_width(page.layout_now, look, written.candidates)
        long = [replace(token, piece="misunderstandings") for token in written.candidates]
        wide = names_width(page.layout_now, look, long)
        assert short < wide <= page.layout_now.left.width() * MOST_NAME


def test_counts_are_grouped_as_the_numbers_beside_them():
    rest = SimpleNamespace(n_others=49146, others=0.46)
    assert others(rest).startswith("49,146 other tokens")
    set_number_format(NumberFormat(comma=True))
    try:
        assert others(rest).startswith(f"{grouped(49146)} other tokens")
        assert "," not in others(rest)
    finally:
        set_number_format(NumberFormat())
