"""What is compared is saved by what finds it again, and compared again when the file is opened."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from attnviz.frame.files.view_state import view_state
from attnviz.model.edits.layer import set_sentence
from attnviz.model.files import attn, library

OTHER = "The dog left the park because it was hungry"


@pytest.fixture
def files(room, tmp_path):
    """Save another text beside the one on the bench; return its path and that of the bench."""
    lab = room.session.lab
    other = tmp_path / "other.attn"
    attn.save(other, lab.with_slot("document", set_sentence(lab.document, OTHER)))
    return other, tmp_path / "mine.attn"


def saved(room, path):
    attn.save(path, room.session.lab, view=view_state(room.session))
    room.session.compare(None)
    assert room.window.controller.files.open(str(path))
    QApplication.processEvents()
    return room.session.compared


def comparing(room):
    return room.window.controller.actions.comparing


def test_a_file_is_found_again_and_stands_on_its_side(room, files):
    other, mine = files
    assert comparing(room).with_file(str(other))
    comparing(room).swap()
    found = saved(room, mine)
    assert found.name == "other.attn"
    assert found.lab.document.tokens == tuple(OTHER.split())
    assert found.swapped
    assert room.view.comparing is not None


def test_heads_and_lessons_are_found_again(room, files):
    comparing(room).with_head(2)
    assert saved(room, files[1]).head == 2
    assert comparing(room).with_file("tiny-example")
    assert (
        saved(room, files[1]).lab.document.tokens
        == library.load("tiny-example").lab.document.tokens
    )


def test_what_nothing_finds_again_is_not_told_of(room, files):
    comparing(room).pin()
    assert "compare" not in view_state(room.session)
    assert saved(room, files[1]) is None


def test_a_file_that_is_gone_is_said_and_the_rest_opens(room, files):
    other, mine = files
    said = []
    comparing(room).said.connect(said.append)
    comparing(room).with_file(str(other))
    attn.save(mine, room.session.lab, view=view_state(room.session))
    room.session.compare(None)
    other.unlink()
    assert room.window.controller.files.open(str(mine))
    assert room.session.compared is None
    assert len(said) == 1
    assert "other.attn" in said[0]


@pytest.mark.parametrize(
    "told",
    [5, {}, {"head": 99}, {"head": True}, {"head": "1"}, {"file": 5}, {"file": ""}, {"lesson": []}],
)
def test_what_makes_no_sense_is_left_alone(room, told):
    comparing(room).find_again(told)
    assert room.session.compared is None


def test_shift_and_a_click_on_its_title_compare_a_second_head(room):
    room.window.show_tab(3)
    room.session.select(head=0)
    canvas = room.view.canvas
    where = canvas.layout_of_head(2).title.center().toPoint()
    QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, where)
    assert room.session.compared.head == 2
    assert room.view.pointer.large is None, "and shows it not alone"


def test_saving_says_when_what_is_compared_is_in_no_file(room, files):
    heard = []
    open_save = room.window.controller.files
    open_save.said.connect(heard.append)
    comparing(room).with_head(2)
    assert open_save.save_as(files[1])
    assert heard == []
    room.session.edit(set_sentence, OTHER, text="another sentence")
    comparing(room).leave()
    comparing(room).with_before()
    assert open_save.save_as(files[1])
    assert len(heard) == 1
    assert "before “another sentence” is in no file" in heard[0]
