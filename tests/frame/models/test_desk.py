"""Models and captured attention in the window: opened, run, picked from, saved and found again."""

import gc
import re
import shutil
import sys
import weakref
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from frame.models.jobs import over
from PySide6.QtCore import QEventLoop, QRect, Qt
from PySide6.QtGui import QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QInputDialog

from attnviz.captures.opening import open_capture
from attnviz.checkpoints.asked import carried_out
from attnviz.checkpoints.changes import HeadOff
from attnviz.checkpoints.discover import Place
from attnviz.checkpoints.model import open_model
from attnviz.checkpoints.random_repeats import random_repeats
from attnviz.checkpoints.stream import stream_lengths
from attnviz.engine.head_scores import NAMES, score_heads
from attnviz.engine.steps.run import run
from attnviz.engine.text_scores import TextScores
from attnviz.frame.chrome import dialogs
from attnviz.frame.commands.table import recent_commands
from attnviz.frame.files.kinds import is_scores
from attnviz.frame.files.recent import shown_folder
from attnviz.frame.models import dialog as dialog_module
from attnviz.frame.models.dialog import OpenModelDialog
from attnviz.frame.models.job import Job, StoppedError
from attnviz.frame.models.memory import free_memory, give_back, used_memory
from attnviz.model.document.lab import SPARSE_KINDS
from attnviz.model.document.model_change import ModelChange
from attnviz.model.document.source import LayerSource
from attnviz.model.edits import layer as edits
from attnviz.model.files import attn
from attnviz.model.wishes import HideCells, MeasureHeadsOff, ToggleSwitch
from attnviz.surveys.table import as_csv, as_parquet
from attnviz.tabs.many_heads.canvas import grids as many_grids
from attnviz.tabs.many_heads.canvas.finder import OVER, number_text
from attnviz.tabs.many_heads.canvas.finder import columns_of as columns_of_finder
from attnviz.tabs.many_heads.words import all_heads
from attnviz.tabs.sentence_heads.canvas.columns import columns_of
from attnviz.tabs.sentence_heads.words.captions import row_caption
from attnviz.tabs.sparse_patterns.edits import Edits
from attnviz.tabs.sparse_patterns.state import lies_over_model
from attnviz.tabs.sparse_patterns.words.status import row_text
from attnviz.ui.look.theme import theme

MODELS = Path(__file__).parents[2] / "data" / "models"
LLAMA = str(MODELS / "llama")
TEXT = "The cat and the dog"


@pytest.fixture
def desk(room):
    return room.window.controller.actions.desk


@pytest.fixture
def llama(desk):
    desk.opening.open(LLAMA, TEXT, layer=1, head=2)
    over(desk)
    return desk


def expected(layer, text=TEXT):
    model = open_model(LLAMA)
    return model.run(text).pattern[layer]


def test_beside_a_tab_that_shows_nothing_of_it_a_model_has_no_controls(room, llama):
    window = room.window
    for place, tab in enumerate(window.host.tabs):
        window.show_tab(place)
        assert llama.bar.isVisible() is tab.of_model, tab.id
        assert llama.cards.isHidden() is not tab.of_model, tab.id
    assert not all(tab.of_model for tab in window.host.tabs)


def test_a_model_is_opened_as_one_step(room, llama):
    session = room.session
    assert session.lab.source.layer == 1
    assert session.lab.source.text == TEXT
    assert (session.selection.head, session.selection.token) == (2, 5)
    assert np.allclose(session.trace().pattern, expected(1), atol=1e-5)
    assert llama.bar.isVisible()
    assert llama.cards.isVisible()
    assert not room.window.controller.files.dirty
    session.undo_stack.undo()
    assert session.lab.source is None
    assert session.document().tokens[1] == "animal"
    assert not llama.bar.isVisible()
    assert not llama.cards.isVisible()
    session.undo_stack.redo()
    assert llama.bar.isVisible()
    assert not llama.job.running


def test_a_model_that_was_opened_is_among_the_recent_files(room, llama, monkeypatch):
    controller = room.window.controller
    monkeypatch.setattr(dialogs, "ask_to_save", lambda *_: "discard")
    assert controller.files.recent() == (str(LLAMA),)
    first, clear = recent_commands(controller.actions)
    assert first.text == f"llama   –   {shown_folder(str(LLAMA))}"
    room.session.undo_stack.undo()
    first.run()
    over(llama)
    assert room.session.lab.source.path == str(LLAMA)
    assert controller.files.recent() == (str(LLAMA),)
    clear.run()
    assert recent_commands(controller.actions) == []


def test_a_recent_model_that_is_gone_is_told_and_taken_off_the_list(room, monkeypatch, tmp_path):
    files, asked = room.window.controller.files, []
    monkeypatch.setattr(dialogs, "show_fault", lambda *said: asked.append(said[1:]) or True)
    gone = str(tmp_path / "gone.gguf")
    files.keep_as_recent(gone)
    assert not files.open(gone)
    ((title, _, offer),) = asked
    assert (title, offer) == ("gone.gguf cannot be opened.", "Remove from list")
    assert files.recent() == ()


def test_head_and_text_are_chosen_in_one_place(room, llama):
    room.window.show_tab(0)
    view = room.window.host.view
    assert not view.controls.heads.isVisible()
    assert not view.bar.isVisible()
    room.window.show_tab(1)
    assert not room.window.host.view.controls.heads.isVisible()
    room.session.undo_stack.undo()
    room.window.show_tab(0)
    assert view.controls.heads.isVisible()
    assert view.bar.isVisible()


def test_layers_and_heads_are_picked_on_every_tab_without_a_step(room, llama):
    for place in range(5):
        room.window.show_tab(place)
        llama.picking.show_layer(0)
        room.key(Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
        assert (room.session.lab.source.layer, room.session.selection.head) == (0, 3)
        assert llama.bar.layer.field.text() == "0"
        assert llama.bar.head.field.text() == "3"
        assert np.allclose(room.session.trace().pattern, expected(0), atol=1e-5)
        room.key(Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
        room.key(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
        assert (room.session.lab.source.layer, room.session.selection.head) == (1, 2)
        assert room.window.host.place == place
    assert room.session.undo_stack.count() == 1


def test_beyond_the_last_layer_nothing_happens_and_it_is_said(room, llama):
    room.key(Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert room.session.lab.source.layer == 1
    llama.bar.layer.field.setText("30")
    room.bot.keyClick(llama.bar.layer.field, Qt.Key.Key_Return)
    assert room.session.lab.source.layer == 1
    assert room.window.status_line.note == "Layer: found 30, expected 0 to 1"


def test_a_head_is_shown_by_its_name(room, llama):
    room.key(Qt.Key.Key_J)
    field = llama.bar.layer.field
    assert field.hasFocus()
    field.setText("0.3")
    room.bot.keyClick(field, Qt.Key.Key_Return)
    assert (room.session.lab.source.layer, room.session.selection.head) == (0, 3)
    assert llama.bar.layer.field.text() == "0"
    field.setText("7.1")
    room.bot.keyClick(field, Qt.Key.Key_Return)
    assert (room.session.lab.source.layer, room.session.selection.head) == (0, 3)
    assert room.window.status_line.note == (
        "There is no head 7.1: layers 0 to 1, heads 0 to 3."
    )  # fmt: skip
    assert field.text() == "0"


def test_without_a_model_its_keys_belong_to_the_tabs(room, llama):
    room.session.undo_stack.undo()
    from attnviz.frame.commands.table import window_commands

    ids = [command.id for command in window_commands(room.window.controller.actions)]
    assert not any(id_.startswith("model.") for id_ in ids)
    assert "file.open-model" in ids


def test_what_was_changed_in_a_layer_is_there_again(room, llama):
    room.session.edit(edits.set_muted, 0, True, text="mute")
    llama.picking.show_layer(0)
    assert room.session.document().muted == frozenset()
    llama.picking.show_layer(1)
    assert room.session.document().muted == {0}


def test_another_text_keeps_the_rows_that_begin_alike(room, llama):
    llama.running.run_text("The cat and the horse")
    over(llama)
    assert room.session.lab.source.text == "The cat and the horse"
    assert room.session.lab.source.layer == 1
    assert np.allclose(
        room.session.trace().pattern, expected(1, "The cat and the horse"), atol=1e-5
    )
    assert room.window.status_line.note.startswith("Rows up to 4 kept")
    room.session.undo_stack.undo()
    assert room.session.lab.source.text == TEXT
    assert llama.bar.text.text == TEXT
    assert not llama.job.running


def test_what_a_head_did_stands_beside_tab_1_with_its_rank(room, llama):
    room.window.show_tab(0)
    model = open_model(LLAMA)
    run_ = model.run(TEXT)
    found = score_heads(run_.pattern, [int(i) for i in run_.ids])
    assert llama.cards.head_card.isVisible()
    assert llama.cards.head.text() == "Head 1.2 on this text"
    assert llama.cards.ranks.text() == "rank of 8"
    place = found.ranked("previous").index((1, 2)) + 1
    said = llama.cards.head_scores.accessibleName()
    assert f"previous token {found['previous'][1, 2]:.2f}, rank {place}" in said
    assert "induction: no such position in this text" in said  # no token is there twice
    room.key(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert llama.cards.head.text() == "Head 1.1 on this text"
    assert llama.cards.head_scores.accessibleName() != said
    room.window.show_tab(1)
    assert not llama.cards.head_card.isVisible()


def test_tab_2_says_how_long_the_vectors_around_the_layer_are(room, llama):
    room.window.show_tab(1)
    cards = llama.cards
    assert cards.where_card.isVisible()
    assert not cards.next_card.isVisible()
    weights, run_ = llama.at_hand.model.model.weights, llama.at_hand.run.run
    found = stream_lengths(weights, run_, 1, 2, 5)
    shown = [
        cards.lengths.itemAt(row, cards.lengths.ItemRole.FieldRole).widget().text()
        for row in range(cards.lengths.rowCount())
    ]
    assert shown == [
        f"{found.before:.1f}",
        f"+{found.heads:.1f}",
        f"{found.head:.1f}",
        f"+{found.mlp:.1f}",
        f"{found.after:.1f}",
    ]
    assert "directions differ" in cards.where_at.text()
    room.session.select(token=2)
    assert f"{stream_lengths(weights, run_, 1, 2, 2).before:.1f}" == (
        cards.lengths.itemAt(0, cards.lengths.ItemRole.FieldRole).widget().text()
    )
    room.window.show_tab(0)
    assert not cards.where_card.isVisible()
    assert cards.next_card.isVisible()


def test_the_source_says_which_tokens_go_on_with_a_word_and_how_many_heads_rest(room, llama):
    source, encoding = room.session.lab.source, open_model(LLAMA).encode(TEXT)
    assert source.ids == encoding.ids
    assert source.pieces == tuple(i for i, t in enumerate(encoding.tokens) if t.continues)
    first = score_heads(expected(slice(None)), source.ids)["first"]
    assert (source.n_resting, source.n_heads) == (int((first > 0.5).sum()), 8)


def test_the_next_tokens_are_those_of_the_run(llama):
    model = open_model(LLAMA)
    top = model.run(TEXT).top(5)
    shown = llama.cards.next_tokens.accessibleName()
    assert len(top) == 5
    assert f"{100 * top[0][1]:.1f}%" in shown


def test_a_long_name_of_a_token_is_not_cut_at_its_beginning(llama):
    card, token = llama.cards.next_tokens, llama.at_hand.run.next_tokens[0]

    def left_edge(piece):
        card.set_tokens([replace(token, stem="", piece=piece)])
        return card.grab(QRect(0, 0, 3, card.height())).toImage()

    assert left_edge("mmmmmmmmmmmmmmmmmmmmmmmm") == left_edge("mmmmmmmmmmmmmmmmm")
    card.set_tokens([replace(token, stem="", piece="a")])
    short = card._names_width(250.0)
    card.set_tokens([replace(token, stem="", piece="line feed in German")])
    assert card._names_width(250.0) > short


def test_a_text_that_a_model_cannot_read_changes_nothing(room, desk):
    desk.opening.open("letters")
    over(desk)
    before = room.session.lab
    desk.running.run_text("K Z")
    over(desk)
    assert "which this model has no token for" in room.window.controller.info_bar.text
    assert room.session.lab is before


def test_a_text_without_a_token_changes_nothing(room, llama):
    before = room.session.lab
    llama.running.run_text("   ")
    assert not llama.job.running
    assert room.session.lab is before


@pytest.mark.parametrize(
    ("name", "says"),
    [("nothing.gguf", "no such file"), ("bad.gguf", "bad.gguf"), ("empty", "no config.json")],
)
def test_what_cannot_be_opened_is_said_and_nothing_changes(room, desk, tmp_path, name, says):
    (tmp_path / "bad.gguf").write_bytes(b"GGUF and then nothing")
    (tmp_path / "empty").mkdir()
    before = room.session.lab
    room.window.controller.files.open(str(tmp_path / name))
    over(desk)
    assert room.session.lab is before
    assert says in room.window.controller.info_bar.text
    assert not desk.bar.isVisible()


def test_what_could_not_be_opened_is_no_longer_said_when_something_else_is_open(
    room, desk, tmp_path
):
    (tmp_path / "bad.gguf").write_bytes(b"GGUF and then nothing")
    room.window.controller.files.open(str(tmp_path / "bad.gguf"))
    over(desk)
    assert "bad.gguf" in room.window.controller.info_bar.text
    desk.opening.open(LLAMA, TEXT)
    over(desk)
    assert room.window.controller.info_bar.text == ""


def test_cards_over_a_panel_need_no_bar_where_there_is_room(room, desk, tmp_path):
    room.window.resize(1280, 690)
    desk.opening.open(LLAMA, TEXT)
    over(desk)
    pattern = np.tril(np.ones((1, 2, 9, 9))) / np.arange(1, 10)[:, None]
    np.savez(tmp_path / "run.npz", attention=pattern)
    desk.opening.open(str(tmp_path / "run.npz"))
    over(desk)
    area = desk.cards.parentWidget().parentWidget()
    room.bot.waitUntil(lambda: not area.verticalScrollBar().isVisible())
    assert desk.cards.height() <= area.viewport().height()


def test_a_run_can_be_stopped(room, llama):
    before = room.session.lab
    llama.running.run_text("The cat and the horse")
    room.key(Qt.Key.Key_Escape)
    assert not llama.job.running
    assert room.session.lab is before
    assert room.window.status_line.note.startswith("Stopped")


def test_a_saved_layer_holds_no_weights_and_finds_its_model(room, llama, tmp_path):
    path = tmp_path / "mine.attn"
    room.session.edit(edits.set_muted, 0, True, text="mute")
    files = room.window.controller.files
    assert files.save_as(path)
    written = attn.load(path).lab
    assert written.source == room.session.lab.source
    assert written.document.captured
    assert written.document.d_model == written.document.n_tokens
    assert np.allclose(run(written.document).pattern, expected(1), atol=1e-5)
    llama.picking.show_layer(0)
    room.session.undo_stack.setClean()
    assert files.open(str(path))
    room.bot.waitUntil(lambda: llama.job.running or not room.session.document().captured)
    over(llama)
    assert room.session.document().muted == {0}
    assert not room.session.document().captured
    assert room.session.lab.source.layer == 1
    assert not files.dirty


def test_a_saved_layer_without_its_model_shows_what_was_saved(room, desk, llama, tmp_path):
    lab = replace(
        room.session.lab,
        source=LayerSource("model", str(tmp_path / "gone.gguf"), "gone", 1, TEXT, 5, "x"),
    )
    path = tmp_path / "mine.attn"
    attn.save(path, lab)
    files = room.window.controller.files
    assert files.open(str(path))
    room.bot.waitUntil(lambda: "is not where it was" in room.window.controller.info_bar.text)
    assert np.allclose(room.session.trace().pattern, expected(1), atol=1e-5)


def test_a_model_that_is_found_again_stays_under_what_was_saved(room, desk, monkeypatch, tmp_path):
    """Its mask and its file: opened anew, both would be gone."""
    first, second = tmp_path / "first", tmp_path / "second"
    shutil.copytree(LLAMA, first)
    desk.opening.open(str(first), TEXT, layer=1, head=2)
    over(desk)
    room.session.edit(edits.set_muted, 0, True, text="mute")
    path, files = tmp_path / "mine.attn", room.window.controller.files
    assert files.save_as(path)
    first.rename(second)
    assert files.open(str(path))
    bar = room.window.controller.info_bar
    room.bot.waitUntil(lambda: "is not where it was" in bar.text)
    monkeypatch.setattr(dialogs, "ask_open_path", lambda *_: str(second / "config.json"))
    next(b for b in bar.buttons if b.text() == "Find it…").click()
    over(desk)
    assert (room.session.lab.source.path, room.session.lab.source.layer) == (str(second), 1)
    assert not room.session.document().captured
    assert room.session.document().muted == {0}
    assert (files.path, files.dirty) == (path, True)
    assert files.save()
    assert attn.load(path).lab.source.path == str(second)


class TestScoresOverTexts:
    """What `attnviz survey` wrote."""

    @pytest.fixture
    def table(self, tmp_path):
        def write(shape, name="scores.csv"):
            scores = np.zeros((2, len(NAMES), *shape))
            scores[1] = 0.5
            found = TextScores((1, 2), np.array([4, 5]), scores)
            csv = name.endswith(".csv")
            data = as_csv(found).encode() if csv else as_parquet(found)
            (tmp_path / name).write_bytes(data)
            return str(tmp_path / name)

        return write

    @pytest.mark.parametrize("name", ["scores.csv", "scores.parquet"])
    def test_they_stand_beside_those_on_the_text(self, room, llama, table, name):
        survey = llama.at_hand.survey(llama.bench.source)
        shape = survey.n_layers, survey.n_heads
        room.window.controller.files.open(table(shape, name))
        over(llama)
        state = room.window.host.view.state
        assert state.shown == "all"
        assert state.over_texts.n_texts == 2
        assert OVER in columns_of_finder(state)
        assert number_text(state, OVER, (0, 0)) == "0.25 ± 0.25"
        assert "induction over 2 texts: 0.25 ± 0.25" in all_heads.status(state)

    def test_those_of_another_model_are_refused(self, room, llama, table):
        room.window.controller.files.open(table((1, 1)))
        over(llama)
        assert room.session.text_scores is None
        assert "has scores for 1 × 1 heads" in room.window.controller.info_bar.text

    def test_they_need_a_model(self, room, desk, table):
        before = room.session.lab
        room.window.controller.files.open(table((2, 2)))
        over(desk)
        assert room.session.lab is before
        assert "Open their model first" in room.window.controller.info_bar.text

    def test_a_spoiled_table_is_told(self, room, llama, table):
        path = Path(table((2, 2)))
        path.write_text(path.read_text() + "1,2\n")
        room.window.controller.files.open(str(path))
        over(llama)
        assert "found 2 cells" in room.window.controller.info_bar.text

    def test_a_matrix_in_csv_is_still_offered_as_one(self, room, tmp_path):
        path = tmp_path / "matrix.csv"
        path.write_text("text,tokens,layer\n1,2,3\n")
        assert not is_scores(path)


class TestCaptures:
    @pytest.fixture
    def capture(self, tmp_path):
        patterns = np.stack([expected(0), expected(1)])
        path = tmp_path / "run.npz"
        np.savez(path, attention=patterns, tokens=np.array(list("abcdef")))
        return path, patterns

    def test_layers_of_a_capture_are_picked(self, room, desk, capture):
        path, patterns = capture
        room.window.controller.files.open(str(path))
        over(desk)
        assert room.session.lab.source.kind == "capture"
        assert room.session.document().tokens == tuple("abcdef")
        assert np.allclose(room.session.trace().pattern, patterns[0], atol=1e-6)
        desk.picking.step_layer(1)
        assert np.allclose(room.session.trace().pattern, patterns[1], atol=1e-6)
        assert not desk.bar.text.isVisible()
        assert "Rows sum to 1." in desk.cards.about.text()

    def test_what_was_not_captured_is_said_and_not_made_up(self, room, desk, capture):
        path, _ = capture
        desk.opening.open(str(path))
        over(desk)
        window = room.window
        assert "product" not in window.caption_bar.text
        assert "score" not in window.status_line.text
        panel = window.host.view.side_panel()
        assert "Scores were not captured, only weights" in panel.card.accessibleDescription()
        window.show_tab(1)
        assert room.session.selection.step == 10
        assert not desk.cover.isVisible()
        room.session.select(step=6)
        assert desk.cover.isVisible()
        window.show_tab(3)
        assert not desk.cover.isVisible()

    def test_a_capture_that_is_handed_over_is_removed(self, room, desk, capture):
        path, _ = capture
        n_bytes = path.stat().st_size
        desk.opening.open(str(path), taken=True)
        over(desk)
        source = room.session.lab.source
        assert (source.kind, source.n_bytes) == ("capture", n_bytes)
        assert not path.exists()
        assert not path.parent.exists()

    def test_a_single_matrix_is_still_offered_as_one(self, room, tmp_path):
        path = tmp_path / "matrix.npy"
        np.save(path, np.eye(3))
        offered = []
        files = room.window.controller.files
        files.matrix_offered.disconnect()
        files.matrix_offered.connect(offered.append)
        files.open(str(path))
        assert offered == [str(path)]

    def test_what_is_wrong_with_a_capture_is_said(self, room, desk):
        room.window.controller.files.open(str(MODELS.parent / "captures" / "F52-no-attentions.npz"))
        over(desk)
        assert "attn_implementation" in room.window.controller.info_bar.text

    def test_the_capture_is_read_as_the_library_reads_it(self, capture):
        path, patterns = capture
        assert np.array_equal(open_capture(path).stacked(), patterns)


class TestDialog:
    def looked(self, dialog):
        while dialog.looking:
            loop = QEventLoop()
            dialog._job.finished.connect(loop.quit)
            loop.exec()

    @pytest.fixture
    def dialog(self, room, tmp_path):
        (tmp_path / "broken.gguf").write_bytes(b"GGUF and then nothing")
        where = [
            Place("LM Studio", tmp_path, "files"),
            Place("Tests", MODELS / "families", "files"),
        ]
        dialog = OpenModelDialog(room.window, room.window.themes.theme, [LLAMA], where)
        room.bot.addWidget(dialog)
        self.looked(dialog)
        return dialog

    def rows(self, dialog):
        return [
            group.child(i)
            for group in dialog._groups.values()
            for i in range(group.childCount())
            if not group.child(i).isHidden()
        ]

    def test_recent_ones_come_first_and_broken_ones_say_why(self, dialog):
        texts = [row.text(0) for row in self.rows(dialog)]
        assert texts[0] == "llama"
        assert any(text.startswith("broken: GGUF version: found") for text in texts)
        assert "qwen3: No tokenizer.json beside the weights" in "\n".join(texts)
        assert dialog.model.name == "llama"
        assert dialog.card._name.text() == "llama"

    def test_the_filter_leaves_what_has_the_letters(self, dialog):
        dialog.filter.setText("QWEN")
        names = {row.text(0).split(":")[0] for row in self.rows(dialog)}
        assert names == {"qwen2-window", "qwen2-yarn", "qwen3"}

    def test_what_enter_opens_is_in_sight(self, dialog):
        dialog.filter.setText("qwen3")
        assert dialog.model.name == "qwen3"
        dialog.filter.setText("no such model")
        assert dialog.model is None
        assert not dialog.go.isEnabled()

    def test_arrows_go_through_the_list_while_letters_are_typed(self, room, dialog, monkeypatch):
        said = []
        monkeypatch.setattr(dialog_module, "announce_now", lambda widget, text: said.append(text))
        count = len(self.rows(dialog))
        dialog.open()
        room.bot.waitExposed(dialog)
        dialog.activateWindow()
        dialog.filter.setFocus()
        QTest.keyClick(dialog.filter, Qt.Key.Key_Down)
        assert dialog.model.name == "broken"
        QTest.keyClick(dialog.filter, Qt.Key.Key_Up)
        QTest.keyClick(dialog.filter, Qt.Key.Key_Up)
        assert dialog.model.name == "llama"
        assert said[0].startswith("broken: GGUF version")
        assert said[1] == said[2]
        assert said[1].startswith("llama, F32, 2 layers, 4 heads, ")
        assert said[1].endswith(f", row 1 of {count}")
        looks = next(
            key for key in dialog.findChildren(QShortcut) if key.key().toString() == "Alt+W"
        )
        looks.activated.emit()
        assert dialog.places.isChecked()

    def test_a_class_sees_the_list_alone_and_no_folder(self, room, tmp_path):
        where = [Place("Tests", tmp_path, "files")]
        for name, hidden in (("light", False), ("projector", True)):
            dialog = OpenModelDialog(room.window, theme(name), [LLAMA], where)
            room.bot.addWidget(dialog)
            self.looked(dialog)
            assert dialog._beside.isHidden() is hidden
            dialog.places.setChecked(True)
            assert (str(tmp_path) in dialog.looked.text()) is not hidden

    def test_a_model_that_cannot_be_opened_is_not(self, dialog):
        row = next(row for row in self.rows(dialog) if row.text(0).startswith("broken"))
        dialog.list.setCurrentItem(row)
        assert not dialog.go.isEnabled()
        dialog.accept()
        assert dialog.result() != QDialog.DialogCode.Accepted

    def test_enter_opens_the_chosen_one(self, dialog):
        chosen = []
        dialog.chosen.connect(chosen.append)
        dialog.accept()
        assert chosen == [LLAMA]

    def test_where_we_look_is_told_with_what_lies_there(self, dialog, tmp_path):
        dialog.places.setChecked(True)
        lines = dialog.looked.text().splitlines()
        assert lines[0] == f"LM Studio {tmp_path}: 1 found"
        assert lines[1].strip().startswith("1 left out: GGUF version: found")
        assert "1 left out: No tokenizer.json beside the weights" not in dialog.looked.text()
        assert f"{len(list((MODELS / 'families').iterdir()))} left out: No tokenizer" in (
            dialog.looked.text()
        )

    def test_a_folder_is_added_and_looked_through_from_then_on(self, room, dialog, tmp_path):
        from attnviz.settings import MODEL_FOLDERS

        folder = tmp_path / "mine"
        folder.mkdir()
        shutil.copytree(MODELS / "gpt2", folder / "deep" / "gpt2")
        desk = room.window.controller.actions.desk
        dialog.folder_added.connect(desk.opening.add_folder)
        dialog.places.setChecked(True)
        dialog.add_folder(str(folder))
        self.looked(dialog)
        assert "gpt2" in [row.text(0) for row in self.rows(dialog)]
        assert f"mine {folder}: 1 found" in dialog.looked.text()
        assert room.window.settings.get(MODEL_FOLDERS) == (str(folder),)
        dialog.add_folder(str(folder))
        assert not dialog.looking, "it is looked through already"

    def test_what_needs_more_memory_than_is_free_is_not_opened_by_enter(self, dialog, monkeypatch):
        monkeypatch.setattr(dialog_module, "free_memory", lambda: 1024)
        dialog._show_chosen()
        said = dialog.card._warning.text()
        assert said.startswith("Needs about")
        assert said.endswith("1 KiB are free.".replace(" KiB", "\u00a0KiB"))
        assert dialog.leave.isDefault()
        assert not dialog.go.isDefault()
        assert dialog.go.isEnabled(), "it can be opened all the same"
        monkeypatch.setattr(dialog_module, "free_memory", lambda: None)
        dialog._show_chosen()
        assert dialog.card._warning.text() == ""
        assert dialog.go.isDefault()

    def test_nothing_found_is_said(self, room, tmp_path):
        dialog = OpenModelDialog(
            room.window, room.window.themes.theme, (), [Place("Ollama", tmp_path / "no", "ollama")]
        )
        room.bot.addWidget(dialog)
        self.looked(dialog)
        assert dialog.nothing.isVisibleTo(dialog)
        assert dialog.model is None


class TestJob:
    def test_what_cannot_be_done_is_told(self, qtbot):
        from attnviz.errors import AttnvizError

        job = Job()

        def work(progress):
            raise AttnvizError("no")

        with qtbot.waitSignal(job.failed) as told:
            job.start(work)
        assert told.args == ["no"]

    def test_a_fault_of_ours_is_reported_and_ends_the_work(self, qtbot):
        job = Job()

        def work(progress):
            raise ZeroDivisionError

        with qtbot.captureExceptions() as faults, qtbot.waitSignal(job.stopped):
            job.start(work)
        assert [kind for kind, _, _ in faults] == [ZeroDivisionError]
        assert not job.running

    def test_work_that_is_given_up_learns_of_it(self, qtbot):
        job = Job()
        seen = []

        def work(progress):
            while progress(1, 2):
                pass
            seen.append("stopped")
            raise StoppedError

        with qtbot.waitSignal(job.stopped):
            job.start(work)
            job.end()
            assert seen == ["stopped"]
            job.start(lambda progress: 1)
            job.stop()

    def test_work_that_is_given_up_lets_go_of_what_it_had_in_hand(self):
        job, held = Job(), []

        def work(progress):
            model = np.zeros(3)
            held.append(weakref.ref(model))
            while progress(1, 2):
                pass
            if len(held) == 1:
                raise StoppedError
            return model

        gc.disable()
        try:
            for _ in range(2):
                job.start(work)
                job.end()
            assert [each() is None for each in held] == [True, True]
        finally:
            gc.enable()


def test_progress_tells_memory_where_it_is_known_and_no_picker_before_a_model_is_read(room, desk):
    desk.bar.set_progress("")
    desk._on_progressed(12, 30, 0.4, 61 * 2**20)
    assert desk.bar.said.text() == "Layer 12 of 30 · 0.4 s · 61 MiB"
    assert not desk.bar.layer.isVisible()
    assert not desk.bar.text.isVisible()
    desk._on_progressed(12, 30, 0.4, None)
    assert desk.bar.said.text() == "Layer 12 of 30 · 0.4 s"
    desk.opening.open(LLAMA, TEXT)
    over(desk)
    assert desk.bar.layer.isVisible()
    assert desk.bar.text.isVisible()
    desk._on_progressed(1, 30, 0.4, 0)
    assert desk.bar.layer.isVisible()


@pytest.mark.skipif(sys.platform != "linux", reason="glibc keeps what is freed")
def test_the_system_has_what_was_freed():
    # Small ones in between stay: what is free lies in many pieces.
    blocks = [bytearray(b"x" * size) for _ in range(400) for size in (100_000, 2_000)]
    before = used_memory()
    del blocks[::2]
    give_back()
    assert used_memory() < before - 30_000_000
    assert len(blocks) == 400


@pytest.mark.parametrize("said", ["", "1", "a b c"])
def test_memory_in_use_is_known_or_not(tmp_path, said):
    table = tmp_path / "statm"
    assert used_memory(table) is None
    table.write_text(said, encoding="ascii")
    assert used_memory(table) is None
    table.write_text("9 4 1", encoding="ascii")
    assert used_memory(table) % 4 == 0


def test_the_model_that_is_built_in_begins_with_a_text_that_it_reads(room, desk):
    desk.opening.open("letters")
    over(desk)
    source = room.session.lab.source
    assert (source.layer, source.text) == (1, "K T B R M P H D K T B")
    assert room.session.document().tokens == tuple("KTBRMPHDKTB")
    likeliest = desk.at_hand.run.next_tokens[0]
    assert (likeliest.stem, likeliest.piece) == ("", "R")
    caption = row_caption(room.window.host.view.state.row)
    number = r"(−?\d+(?:\.\d+)?)"
    (calculated,) = re.findall(f"{number} × {number} [≈=] {number}", caption)
    left, right, product = (each.replace("−", "-") for each in calculated)
    decimals = len(product.partition(".")[2])
    assert f"{float(left) * float(right):.{decimals}f}" == product
    desk.opening.open(LLAMA)
    over(desk)
    assert room.session.lab.source.text != source.text


class TestAllHeads:
    def test_what_all_heads_did_is_known_as_long_as_the_model_is_there(self, room, llama):
        survey = room.session.survey
        assert np.allclose(survey.pattern[0], expected(0), atol=1e-6)
        assert survey.labels == room.session.document().tokens
        llama.running.run_text("The cat and the horse")
        over(llama)
        assert room.session.survey is not survey
        room.session.undo_stack.undo()
        assert room.session.survey is survey
        room.session.undo_stack.undo()
        assert room.session.survey is None
        room.session.undo_stack.redo()
        assert room.session.survey is survey

    def test_one_key_shows_them_on_any_tab(self, room, llama):
        room.window.show_tab(0)
        room.key(Qt.Key.Key_A)
        assert room.view.id == "grid"
        assert room.view.state.shown == "all"
        assert room.view.state.chosen == (1, 2)

    def test_a_head_of_another_layer_is_brought_to_the_bench(self, room, llama):
        llama.picking.show_all_heads()
        room.view.choose((0, 3))
        assert room.session.lab.source.layer == 0
        assert room.session.selection.head == 3
        assert np.allclose(room.session.trace().pattern, expected(0), atol=1e-5)
        assert room.session.undo_stack.count() == 1

    def test_captured_heads_are_there_too(self, room, desk, tmp_path):
        patterns = np.stack([expected(0), expected(1)])
        np.savez(tmp_path / "run.npz", attention=patterns, tokens=np.array(list("abcabc")))
        desk.opening.open(str(tmp_path / "run.npz"))
        over(desk)
        survey = room.session.survey
        assert np.allclose(survey.pattern, patterns)
        assert survey.scores.places["induction"] == 3
        desk.picking.show_all_heads()
        assert "direct" not in room.view.shades._shades


OFF = ModelChange("head_off", 0, 3)


def changed(*changes):
    """Logits of a run with changes, and all its patterns."""
    model = open_model(LLAMA)
    plain = model.run(TEXT)
    carried = carried_out(model, plain, changes, model.run)
    run_ = model.run(TEXT, changes=carried)
    return run_.probabilities(), run_.pattern


class TestChanges:
    @pytest.fixture
    def off(self, room, llama):
        llama.changing.toggle_head(0, 3)
        over(llama)
        return llama

    def test_a_head_off_runs_on_in_all_later_layers(self, room, off):
        shares, pattern = changed(OFF)
        session = room.session
        assert session.lab.source.changes == (OFF,)
        assert np.allclose(session.survey.shares, shares, atol=1e-6)
        assert np.allclose(session.trace().pattern, pattern[1], atol=1e-5)
        assert not np.allclose(pattern[1], expected(1), atol=1e-3)
        assert session.survey.before.shares is not None
        assert np.array_equal(session.survey.pattern[0], session.survey.start.pattern[0])

    def test_what_is_asked_for_while_something_runs_is_done_next(self, room, llama):
        llama.changing.toggle_head(0, 3)
        assert llama.job.running
        llama.changing.toggle_head(1, 2)
        assert room.window.status_line.note.startswith("This waits until what runs is done.")
        room.session.wish(MeasureHeadsOff())
        room.session.wish(ToggleSwitch("rope_off"))
        over(llama)
        kinds = [(change.kind, change.layer, change.head) for change in llama.changing.changes]
        assert kinds == [("head_off", 0, 3), ("rope_off", 1, None), ("head_off", 1, 2)]
        assert room.session.survey.start.left is not None

    def test_what_waits_is_stopped_with_what_runs(self, room, llama):
        llama.changing.toggle_head(0, 3)
        llama.changing.toggle_head(1, 2)
        llama.stop()
        llama.changing.toggle_head(0, 1)
        over(llama)
        assert [change.head for change in llama.changing.changes] == [1]

    def test_a_key_that_is_held_makes_no_long_queue(self, room, llama):
        for _ in range(20):
            llama.changing.toggle_head(0, 3)
        assert len(llama.running._waiting) == 4
        over(llama)
        assert llama.changing.changes != ()

    def test_the_layer_of_the_change_shows_it(self, room, off):
        off.picking.show_layer(0)
        assert room.session.document().muted == {3}
        assert off.changing.head_is_off() == (room.session.selection.head == 3)

    def test_it_is_one_step_with_a_name(self, room, off):
        stack = room.session.undo_stack
        assert stack.undoText() == "Head 0.3 off"
        before = room.session.survey.start
        stack.undo()
        assert room.session.lab.source.changes == ()
        assert room.session.survey is before
        assert np.allclose(room.session.trace().pattern, expected(1), atol=1e-5)
        stack.redo()
        assert room.session.lab.source.changes == (OFF,)
        assert not off.job.running

    def test_it_is_said_what_is_on_now_or_no_longer(self, room, off):
        note = room.window.status_line
        assert note.note.startswith("Head 0.3 off. Layers from 0 on ran again, ")
        off.changing.set_changes((), "none")
        over(off)
        assert note.note == "Undone: Head 0.3 off. Nothing is changed: the model runs as it is."
        two = OFF, ModelChange("rope_off", 1)
        off.changing.set_changes(two, "two")
        over(off)
        assert note.note.startswith("Layers from 0 on ran again, ")

    def test_it_is_told_on_every_tab(self, room, off):
        for place in range(5):
            room.window.show_tab(place)
            assert room.window.status_line.text.startswith("1 change active   ")
        room.session.undo_stack.undo()
        assert "active" not in room.window.status_line.text

    def test_keys_turn_the_head_off_and_all_on_again(self, room, llama):
        room.window.show_tab(3)
        room.key(Qt.Key.Key_X)
        over(llama)
        assert room.session.lab.source.changes == (ModelChange("head_off", 1, 2),)
        assert room.session.document().muted == {2}
        room.key(Qt.Key.Key_X, Qt.KeyboardModifier.ShiftModifier)
        over(llama)
        assert room.session.lab.source.n_changes == 0
        assert room.session.document().muted == frozenset()
        room.key(Qt.Key.Key_X, Qt.KeyboardModifier.ShiftModifier)
        over(llama)
        assert room.session.document().muted == {2}

    def test_it_stays_on_for_another_layer_and_another_text(self, room, off):
        off.running.run_text("The cat and the horse")
        over(off)
        assert room.session.lab.source.changes == (OFF,)
        assert room.session.survey.first_changed == 0

    def test_what_does_not_fit_another_text_stays_in_the_list(self, room, llama):
        cell = ModelChange("hidden_cell", 0, 1, 5, 2)
        llama.changing.set_changes((OFF, cell), "two")
        over(llama)
        llama.running.run_text("The cat")
        over(llama)
        assert room.session.lab.source.changes == (OFF, cell)
        assert "query: found 5" in llama.at_hand.run.faults[cell]
        assert len(llama.at_hand.run.run.changes) == 1

    def test_it_is_saved_and_found_again(self, room, off, tmp_path):
        path = tmp_path / "mine.attn"
        assert room.window.controller.files.save_as(path)
        assert attn.load(path).lab.source.changes == (OFF,)
        shares = room.session.survey.shares
        room.session.undo_stack.undo()
        room.session.undo_stack.setClean()
        assert room.window.controller.files.open(str(path))
        room.bot.waitUntil(lambda: off.job.running or not room.session.document().captured)
        over(off)
        assert np.array_equal(room.session.survey.shares, shares)

    def test_it_can_be_stopped(self, room, llama):
        before = room.session.lab
        llama.changing.toggle_head(0, 3)
        room.key(Qt.Key.Key_Escape)
        assert not llama.job.running
        assert room.session.lab is before

    def test_one_head_off_at_a_time(self, room, llama):
        llama.measuring.measure_heads_off()
        over(llama)
        left = room.session.survey.left
        assert left.shape == (2, 4)
        llama.changing.toggle_head(1, 0)  # what is changed meanwhile does not count
        over(llama)
        assert room.session.survey.before.left is left
        best = room.session.survey.best[0]
        shares, _ = changed(OFF)
        assert left[0, 3] == pytest.approx(shares[best], rel=1e-4)
        assert room.session.undo_stack.count() == 2

    def test_captured_attention_cannot_be_changed(self, room, desk, tmp_path):
        np.savez(tmp_path / "run.npz", attention=np.stack([expected(0), expected(1)]))
        desk.opening.open(str(tmp_path / "run.npz"))
        over(desk)
        before = room.session.lab
        desk.changing.toggle_head()
        assert not desk.job.running
        assert room.session.lab is before


class TestRandomRepeats:
    def test_they_are_measured_once_and_known_on_every_text(self, room, llama):
        room.window.show_tab(3)
        view = room.window.host.view
        view.show_view("all")
        shown = view.all_heads.view
        assert shown.repeats.isVisible()
        room.bot.mouseClick(shown.repeats, Qt.MouseButton.LeftButton)
        over(llama)
        model = open_model(LLAMA)
        found = room.session.survey
        expected = random_repeats(model)
        assert np.array_equal(found.score("repeats"), expected["induction"])
        assert np.array_equal(found.score("repeats_duplicate"), expected["duplicate"])
        assert view.state.shade == "repeats"
        assert not shown.repeats.isVisible()
        assert "repeats" in [name for name, _, _ in shown.finder.columns]
        assert "On random tokens written twice" in room.window.caption_bar.text
        known = room.session.survey.repeats
        llama.running.run_text("The cat and the horse")
        over(llama)
        assert room.session.survey.repeats is known
        llama.changing.toggle_head(0, 1)
        over(llama)
        assert room.session.survey.score("repeats") is known["induction"]


class TestChangesCard:
    @pytest.fixture
    def card(self, room, llama):
        cell = ModelChange("hidden_cell", 1, 2, 5, 2)
        llama.changing.set_changes((OFF, cell), "two")
        over(llama)
        return llama.cards.changes

    def test_it_is_there_with_changes_only_on_every_tab(self, room, llama):
        card = llama.cards.changes
        assert not card.isVisible()
        llama.changing.toggle_head()
        over(llama)
        for place in range(5):
            room.window.show_tab(place)
            assert card.isVisible()
        room.session.undo_stack.undo()
        assert not card.isVisible()

    def test_each_is_a_sentence_with_its_place(self, room, card):
        names = [card.row(i).switch.accessibleName() for i in range(2)]
        words = room.session.document().tokens
        assert names == [
            "Head 0.3 off, layer 0, all rows, on",
            f"1.2: “{words[5]}” cannot look at “{words[2]}”, layer 1, row 5, column 2, on",
        ]
        assert card.count.text() == "2 of 2 on"

    def test_a_switch_turns_one_off(self, room, llama, card):
        room.click(card.row(0).switch)
        over(llama)
        assert [change.on for change in room.session.lab.source.changes] == [False, True]
        assert card.row(0).switch.accessibleName().endswith("off")
        assert room.session.survey.first_changed == 1
        assert room.session.undo_stack.undoText() == "Head 0.3 off"

    def test_a_cross_or_delete_takes_one_away(self, room, llama, card):
        room.click(card.row(1).cross)
        over(llama)
        assert room.session.lab.source.changes == (OFF,)
        card.row(0).switch.setFocus()
        room.key(Qt.Key.Key_Delete)
        over(llama)
        assert room.session.lab.source.changes == ()
        assert not card.isVisible()

    def test_all_off_and_on_again(self, room, llama, card):
        assert card.all_button.text().startswith("All off")
        room.click(card.all_button)
        over(llama)
        assert room.session.lab.source.n_changes == 0
        assert card.all_button.text().startswith("All on")
        room.click(card.all_button)
        over(llama)
        assert room.session.lab.source.n_changes == 2

    def test_what_tab_5_draws_follows_the_switches(self, room, llama, card):
        session = room.session
        session.select(head=3)
        Edits(session, lambda: True).set_kind(SPARSE_KINDS.index("draw"))
        session.wish(HideCells(3, ((4, 1),), hidden=True))
        over(llama)
        assert not session.lab.sparse.drawn[4, 1]
        room.click(card.all_button)
        over(llama)
        assert session.lab.sparse.drawn[4, 1]
        room.click(card.all_button)
        over(llama)
        assert not session.lab.sparse.drawn[4, 1]

    def test_a_pattern_tried_on_tab_5_stays_over_the_layer(self, room, llama, card):
        Edits(room.session, lambda: True).set_kind(SPARSE_KINDS.index("fixed"))
        assert lies_over_model(room.session)
        room.click(card.all_button)
        over(llama)
        assert room.session.lab.source.n_changes == 0
        assert lies_over_model(room.session)

    def test_the_menu_offers_what_fits_here(self, room, llama, card):
        room.session.select(token=4, key=1, head=3)
        menu = card.open_menu(llama.changing.offered())
        texts = [action.text() for action in menu.actions()]
        assert "Head 1.3 off" in texts
        assert "RoPE off in layer 1" in texts
        action = next(action for action in menu.actions() if "cannot look at" in action.text())
        action.trigger()
        menu.close()
        over(llama)
        assert ModelChange("hidden_cell", 1, 3, 4, 1) in room.session.lab.source.changes
        assert np.isclose(room.session.survey.pattern[1, 3, 4, 1], 0)

    def test_a_head_is_patched_from_a_text_that_a_person_names(
        self, room, llama, card, monkeypatch
    ):
        asked = []

        def answer(parent, title, label, text):
            asked.append(label)
            return "The dog and the cat", True

        monkeypatch.setattr(QInputDialog, "getText", answer)
        llama.changing._on_added("patch_head")
        over(llama)
        change = room.session.lab.source.changes[-1]
        assert (change.kind, change.text) == ("patch_head", "The dog and the cat")
        assert "with as many tokens as this one (6); otherwise rows are aligned" in asked[0]
        other = open_model(LLAMA).run("The dog and the cat")
        assert np.allclose(llama.at_hand.run.run.z[1, 2], other.z[1, 2], atol=1e-5)

    def test_a_row_or_the_stream_is_patched_where_the_person_points(
        self, room, llama, card, monkeypatch
    ):
        answer = "The dog and the cat", True
        monkeypatch.setattr(QInputDialog, "getText", lambda *a, **k: answer)
        room.session.select(token=3)
        for kind, head in (("patch_row", 2), ("patch_stream", None)):
            wanted = [change for _, change in llama.changing.offered() if change == kind]
            llama.changing._on_added(*wanted)
            over(llama)
            made = [c for c in room.session.lab.source.changes if c.kind == kind]
            assert [(c.layer, c.head, c.query, c.text) for c in made] == [(1, head, 3, answer[0])]
        other = open_model(LLAMA).run(answer[0])
        assert np.allclose(llama.at_hand.run.run.z[1, 2, 3], other.z[1, 2, 3], atol=1e-5)
        assert np.allclose(llama.at_hand.run.run.stream[2, 3], other.stream[2, 3], atol=1e-5)

    def test_a_change_that_does_not_fit_says_why(self, room, llama, card):
        llama.running.run_text("The cat")
        over(llama)
        name = card.row(1).switch.accessibleName()
        assert "query: found 5, expected 0 to" in name
        assert name.endswith("off")


def test_tab_3_says_that_scores_were_not_captured_until_random_vectors_are_chosen(
    room, desk, tmp_path
):
    path = tmp_path / "run.npz"
    np.savez(path, attention=np.tril(np.ones((2, 3, 4, 4))) / np.arange(1, 5)[:, None])
    desk.opening.open(str(path))
    over(desk)
    room.window.show_tab(2)
    assert desk.cover.isVisible()
    assert "needs the scores" in desk.cover.text.text()
    assert desk.cover.button.isVisible()
    assert room.window.host.view.caption() == "Scores were not captured, only weights."
    room.bot.mouseClick(desk.cover.random, Qt.MouseButton.LeftButton)
    assert not desk.cover.isVisible()
    assert room.window.host.view.caption().startswith("At d_k = 64")
    room.session.undo_stack.undo()
    assert desk.cover.isVisible()
    room.window.show_tab(1)
    room.session.select(step=9)
    assert "Step 10 shows the weights" in desk.cover.text.text()
    assert not desk.cover.random.isVisible()


def test_free_memory_is_what_linux_says(tmp_path):
    table = tmp_path / "meminfo"
    table.write_text("MemTotal:  2000 kB\nMemAvailable:    1500 kB\n")
    assert free_memory(table) == 1500 * 1024
    table.write_text("MemTotal:  2000 kB\nMemAvailable: much\n")
    assert free_memory(table) is None
    assert free_memory(tmp_path / "nothing") is None


class TestWriting:
    def write(self, desk, times=1):
        for _ in range(times):
            desk.writing.write()
            over(desk)

    def test_the_likeliest_tokens_are_appended_as_by_the_library(self, room, llama):
        model = open_model(LLAMA)
        runs = model.generate(model.run(TEXT), 3)
        self.write(llama, 3)
        source = room.session.lab.source
        assert source.ids == tuple(int(i) for i in runs[-1].ids)
        assert (source.text, source.n_written) == (TEXT, 3)
        assert room.session.document().n_tokens == 9
        assert room.session.selection.token == 8
        whole = model.run(source.ids)
        assert np.allclose(room.session.survey.pattern, whole.pattern, atol=1e-5)
        assert np.allclose(llama.at_hand.run.run.logits, whole.logits, atol=1e-5)
        assert llama.at_hand.run.run.reused_rows == 8

    def test_each_token_knows_the_probability_that_it_had(self, room, llama):
        model, ids = open_model(LLAMA), []
        for _ in range(2):
            token, share = llama.at_hand.run.run.top(1)[0]
            ids.append((token, share))
            self.write(llama)
        found = [step.token for step in llama.at_hand.run.behind.steps]
        assert [each.share for each in found] == pytest.approx([share for _, share in ids])
        assert found[1].piece.strip() == model.tokenizer.read((ids[1][0],))[0].label.strip()
        assert f"{100 * ids[0][1]:.1f}%" in llama.cards.writing.step(0).toolTip()

    def test_each_is_one_step_to_undo(self, room, llama):
        self.write(llama, 2)
        stack = room.session.undo_stack
        assert stack.undoText().startswith("Write “")
        stack.undo()
        assert room.session.lab.source.n_written == 1
        assert room.session.document().n_tokens == 7
        stack.undo()
        assert room.session.lab.source.n_written == 0
        assert room.session.survey.n_tokens == 6
        assert not llama.job.running

    def test_keys_write_and_take_back(self, room, llama):
        room.window.show_tab(3)
        room.key(Qt.Key.Key_G)
        over(llama)
        assert room.session.lab.source.n_written == 1
        assert room.window.status_line.note.startswith("It wrote “")
        room.key(Qt.Key.Key_G, Qt.KeyboardModifier.ShiftModifier)
        over(llama)
        assert room.session.lab.source.n_written == 0

    def test_an_earlier_step_is_gone_back_to_by_a_click(self, room, llama):
        self.write(llama, 6)
        card = llama.cards.writing
        ids = room.session.lab.source.ids
        assert card.count.text() == "6 written"
        assert card.step(0).toolTip().startswith("Token 4, ")  # the last three are shown
        room.click(card.step(1))
        over(llama)
        assert room.session.lab.source.ids == ids[:11]
        assert room.session.lab.source.n_written == 5

    def test_another_candidate_may_be_taken(self, room, llama):
        second = llama.at_hand.run.next_tokens[1]
        llama.writing.write_rank(2)
        over(llama)
        assert room.session.lab.source.written == (second.id,)
        assert "choice 2" in room.window.status_line.note

    def test_a_drawn_text_is_the_same_for_the_same_seed(self, room, llama):
        card = llama.cards.writing
        assert not card.isVisible()
        room.click(llama.cards.write)
        over(llama)
        llama.writing.cut(0)
        over(llama)
        room.click(card.how.button(1))
        assert card.temperature.isVisible()
        card.temperature.setValue(2.0)
        texts = []
        for seed in (1, 1, 2):
            card.seed.setValue(seed)
            self.write(llama, 4)
            texts.append(room.session.lab.source.written)
            llama.writing.cut(0)
            over(llama)
        assert texts[0] == texts[1] != texts[2]

    def test_changes_stay_on_while_it_writes(self, room, llama):
        llama.changing.toggle_head(0, 3)
        over(llama)
        self.write(llama, 2)
        model, ids = open_model(LLAMA), room.session.lab.source.ids
        whole = model.run(ids, changes=[HeadOff(0, 3)])
        assert np.allclose(room.session.survey.pattern, whole.pattern, atol=1e-5)

    def test_what_is_kept_has_the_size_of_the_model(self, room, llama):
        # 2 × 2 layers × 2 key and value heads of 8 numbers of 4 bytes
        self.write(llama)
        assert "7 tokens × 256 B" in llama.cards.writing.kept.text().replace("\u00a0", " ")
        self.write(llama)
        assert "8 tokens" in llama.cards.writing.kept.text()

    def test_behind_an_end_token_nothing_is_written(self, room, llama):
        end = llama.at_hand.run.run.config.eos_ids[0]
        llama.writing.take(end)
        over(llama)
        assert room.session.lab.source.written == (end,)
        self.write(llama)
        assert room.session.lab.source.n_written == 1
        assert room.window.status_line.note == "The model ended its text."

    def test_what_was_written_is_saved_and_found_again(self, room, llama, tmp_path):
        self.write(llama, 2)
        ids, path = room.session.lab.source.ids, tmp_path / "mine.attn"
        assert room.window.controller.files.save_as(path)
        room.session.undo_stack.setClean()
        assert room.window.controller.files.open(str(path))
        room.bot.waitUntil(lambda: llama.job.running or not room.session.document().captured)
        over(llama)
        assert room.session.lab.source.ids == ids
        assert room.session.survey.n_tokens == 8

    def test_another_text_drops_what_was_written(self, room, llama):
        self.write(llama, 2)
        llama.running.run_text("The cat and the horse")
        over(llama)
        assert room.session.lab.source.n_written == 0


def test_the_first_token_is_hidden_and_no_share_is_rescaled(room, llama):
    room.window.show_tab(0)
    view = room.window.host.view
    before = columns_of(view.state)
    room.key(Qt.Key.Key_F)
    shown = columns_of(view.state)
    first = f"{100 * before.pattern[0]:.0f}%"
    assert (shown.seen[0], shown.note(0)) == (False, f"First token hidden {first}")
    assert shown.pattern == before.pattern
    assert shown.seen[1:] == before.seen[1:]
    caption = room.window.caption_bar.text
    assert caption.startswith(f"The first token gets {first} and is hidden. Of the rest, ")
    view.set_predicting(True, asks=True)
    assert columns_of(view.state).note(0) == "hidden"
    view.leave_predicting()
    room.key(Qt.Key.Key_F)
    assert columns_of(view.state).seen == before.seen
    room.key(Qt.Key.Key_F)
    room.window.show_tab(3)
    room.window.host.view.show_view("all")
    assert room.window.host.view.state.hides_first, "it is hidden on every tab"
    room.window.show_tab(0)
    room.session.undo_stack.undo()  # without a model nothing is hidden
    assert columns_of(view.state).seen[0]


def test_a_start_token_is_called_start_once(llama):
    labels = [token.label for token in llama.at_hand.run.encoding.tokens]
    assert labels[0] == "start"
    assert labels.count("start") == 1
    assert "<s>" not in "".join(labels)


def test_grids_of_another_layer_have_its_names(room, llama):
    room.window.show_tab(3)
    canvas = room.window.host.view.canvas
    assert [canvas.grid(canvas.grid_of(head)).title for head in range(4)] == [
        f"H{head + 1}  1.{head}" for head in range(4)
    ]
    llama.picking.show_layer(0)
    assert [canvas.grid(canvas.grid_of(head)).title for head in range(4)] == [
        f"H{head + 1}  0.{head}" for head in range(4)
    ]


def test_cards_tell_no_answer_that_is_covered(room, llama):
    room.window.show_tab(0)
    view, cards = room.window.host.view, llama.cards
    assert cards.next_card.isVisible()
    view.set_predicting(True, asks=True)
    assert not cards.next_card.isVisible()
    assert not cards.head_card.isVisible()
    llama.picking.show_layer(0)
    over(llama)
    assert not cards.next_card.isVisible()
    view.prediction.reveal()
    assert cards.next_card.isVisible()
    assert cards.head_card.isVisible()
    view.set_predicting(True, asks=True)
    room.window.show_tab(2)
    assert cards.next_card.isVisible()


def test_the_sizes_are_those_of_the_model_and_its_sharing_is_fixed(room, llama):
    room.window.show_tab(3)
    view, said = room.window.host.view, []
    panel = view.side_panel()
    room.session.edit_rejected.connect(said.append)
    assert panel.card.title.text() == "Sizes of llama"
    size = panel.calculation.size
    assert (size.n_layers, size.n_heads, size.n_kv_heads) == (2, 4, 2)
    assert (size.d_model, size.d_head) == (room.session.document().X.shape[1], 8)
    assert not view.controls.kinds.isEnabled()
    view.edits.set_kv_heads(1)
    assert said == ["Fixed by the file: heads 4, KV heads 2."]
    assert room.session.document().kv_heads_used is None
    room.session.undo_stack.undo()  # goes back to the tab of that step
    room.window.show_tab(3)
    assert panel.card.title.text() == "Llama 2 7B sizes"
    assert view.controls.kinds.isEnabled()


def test_a_start_token_is_number_0_on_every_tab_and_the_words_count_from_1(room, llama):
    session, host = room.session, room.window.host
    document = session.document()
    assert document.tokens == ("start", "The", "cat", "and", "the", "dog")
    session.select(token=2, key=1)
    assert [document.numbering.of(i) for i in range(document.n_tokens)] == [0, 1, 2, 3, 4, 5]
    room.window.show_tab(0)
    assert "row 2  cat → The" in host.view.status()
    assert columns_of(host.view.state).numbering.of(0) == 0
    assert columns_of(host.view.state).is_start(0)
    room.window.show_tab(2)
    assert "row 2  cat" in host.view.status()
    room.window.show_tab(3)
    grid = many_grids._pattern_grid(host.view.state, 2, theme("light"), 300.0)
    assert grid.describe(2, 1).startswith("row cat, column 1:")
    room.window.show_tab(4)
    state = host.view.state
    assert state.pattern.number(0) == 0
    seen = row_text(state.pattern, 2)
    assert seen == "row 2 sees 3 of 3: 0–2"
    change = ModelChange("hidden_cell", 1, 2, 2, 1)
    llama.changing.set_changes((change,), "hidden")
    over(llama)
    assert "row 2, column 1" in llama.cards.changes.row(0).switch.accessibleName()
