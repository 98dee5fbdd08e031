"""A page to type a text on: counted in tokens, cut to what the model has places for."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from frame.models.jobs import over
from PySide6.QtCore import Qt

from attnviz.checkpoints.chat import chat_form, in_form
from attnviz.checkpoints.model import open_model
from attnviz.errors import AttnvizError
from attnviz.frame.models import opened
from attnviz.frame.models.opened import OpenModel
from attnviz.frame.models.work import opened_model, ran

MODELS = Path(__file__).parents[2] / "data" / "models"
GPT2 = str(MODELS / "gpt2")
KEY, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def desk(room):
    desk = room.window.controller.actions.desk
    desk.opening.open(GPT2, "The cat")
    over(desk)
    return desk


@pytest.fixture
def page(room, desk):
    room.key(KEY.Key_F2)
    assert desk.running.page.isVisible()
    assert desk.running.page.editor.toPlainText() == "The cat"
    return desk.running.page


def struck(page):
    return [each.cursor.selectedText() for each in page.editor.extraSelections()]


def typed(page, text):
    page.editor.setPlainText(text)
    page._count()


def test_tokens_are_counted_and_a_page_runs_with_ctrl_enter(room, desk, page):
    text = "The cat\nsat on the mat."
    n = len(open_model(GPT2).encode(text).ids)
    typed(page, text)
    assert page.count.text() == f"{n} tokens"
    assert struck(page) == []
    room.bot.keyClick(page.editor, KEY.Key_Return, CTRL)
    over(desk)
    assert not page.isVisible()
    assert room.session.lab.source.text == text
    assert room.session.document().n_tokens == n


def test_enter_runs_one_line_and_begins_a_line_on_a_page(room, desk, page):
    typed(page, "The cat\nsat")
    room.bot.keyClick(page.editor, KEY.Key_Return)
    assert page.isVisible()
    typed(page, "The dog")
    room.bot.keyClick(page.editor, KEY.Key_Return)
    over(desk)
    assert room.session.lab.source.text == "The dog"


def test_escape_leaves_everything_as_it_was(room, desk, page):
    typed(page, "Something else")
    room.bot.keyClick(page.editor, KEY.Key_Escape)
    assert not page.isVisible()
    assert room.session.lab.source.text == "The cat"
    assert not desk.job.running


def test_what_is_too_long_is_struck_through_and_left_out(room, desk, page):
    text = "a 🦊 b " * 30
    model = open_model(GPT2)
    encoding, most = model.encode(text), model.config.max_tokens
    n, kept = len(encoding.ids), encoding.offsets[most][0]
    typed(page, text)
    assert page.count.text() == f"{n} of {most} tokens: the last {n - most} are left out"
    assert struck(page) == [text[kept:]]
    room.bot.keyClick(page.editor, KEY.Key_Return)
    over(desk)
    assert room.session.lab.source.text == text[:kept]
    assert most - 4 < room.session.document().n_tokens <= most


def test_a_text_that_comes_with_the_model_is_cut_and_it_is_said(room, desk, page, tmp_path):
    text = "a 🦊 b " * 30
    model = open_model(GPT2)
    most, kept = model.config.max_tokens, model.encode(text).offsets[model.config.max_tokens][0]
    said = re.compile(rf"{len(model.encode(text).ids)} of {most} tokens: the last \d+ are left out")
    desk.opening.open(str(GPT2), text)
    over(desk)
    assert room.session.lab.source.text == text[:kept]
    assert said.match(room.window.status_line.note)

    source = replace(room.session.lab.source, text=text, ids=(), fingerprint="", layer=0)
    found = opened_model(str(GPT2), None, text, 0, lambda done, whole: True, source=source)
    found[0].close()
    assert found[1].cut.n_left_out > 0
    assert found[2].source.text == text[:kept]


def test_what_was_written_behind_a_text_is_cut_too():
    model = OpenModel(GPT2)
    text = "The cat and the horse"
    n, most = len(model.model.encode(text).ids), model.model.config.max_tokens
    run = model.run(text, lambda done, whole: True)
    source = model.layer(run, 0).source
    longer = replace(source, ids=(*source.ids, *[5] * most), n_written=most)
    run, shown = ran(model, longer, lambda done, whole: True)
    assert shown.document.n_tokens == most
    assert (shown.source.n_written, run.cut.n_left_out) == (most - n, n)
    model.close()


def test_of_a_text_whose_scores_no_lab_holds_the_end_is_left_out(desk, room, monkeypatch):
    n_heads = open_model(GPT2).config.n_heads
    monkeypatch.setattr(opened, "MAX_SCORES", 7 * 7 * n_heads + 1)
    desk.opening.open(str(GPT2), "The cat sat on the mat and the dog sat on the cat")
    over(desk)
    source = room.session.lab.source
    assert (source.kind, len(source.ids)) == ("model", 7)
    assert desk.at_hand.model.most_tokens == 7


def test_more_than_memory_has_room_for_is_refused_before_it_runs(monkeypatch):
    model = OpenModel(GPT2)
    assert model.most_tokens == model.model.config.max_tokens
    c = model.model.config
    monkeypatch.setattr(opened, "free_memory", lambda: 36 * (2 * c.n_layers + 3) * c.n_heads * 4)
    assert model.most_tokens == 6
    assert model.fits("one two three four five six seven").n_left_out > 0
    with pytest.raises(AttnvizError, match="more memory than is free: about 6 fit"):
        model.run("one two three four five six seven", lambda done, whole: True)
    model.close()


FORMS = {
    "{{'<|im_start|>' + m.role}}": "<|im_start|>user\nHi<|im_end|>\n<|im_start|>assistant\n",
    "<start_of_turn>": "<start_of_turn>user\nHi<end_of_turn>\n<start_of_turn>model\n",
    "[INST] {{ x }} [/INST]": "[INST] Hi [/INST]",
    "<|user|>{{x}}<|end|>": "<|user|>\nHi<|end|>\n<|assistant|>\n",
}


@pytest.mark.parametrize(("template", "said"), FORMS.items())
def test_a_chat_template_is_known_by_its_marks(tmp_path, template, said):
    form = chat_form({"tokenizer.chat_template": template}, tmp_path)
    assert in_form(form, "Hi") == said
    assert in_form(form, said) == said


def test_a_template_is_read_from_a_folder_and_an_unknown_one_is_none(tmp_path):
    assert chat_form(None, tmp_path) == ""
    settings = tmp_path / "tokenizer_config.json"
    settings.write_text('{"chat_template": [{"name": "default", "template": "[INST]"}]}')
    assert chat_form(None, tmp_path).startswith("[INST]")
    settings.write_text('{"chat_template": "{{ something else }}"}')
    assert chat_form(None, tmp_path) == ""
    (tmp_path / "chat_template.jinja").write_text("<|im_start|>")
    assert chat_form(None, tmp_path).startswith("<|im_start|>")


def test_the_template_is_put_around_what_was_typed(room, desk, page):
    assert not page.template.isVisible()  # this model was taught none
    page.open_with("Hi", lambda text: f"<{text}>")
    assert page.template.isVisible()
    room.bot.mouseClick(page.template, Qt.MouseButton.LeftButton)
    assert page.editor.toPlainText() == "<Hi>"
