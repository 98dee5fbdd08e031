"""What a path is opened as, told by its name."""

from pathlib import Path

import pytest

from attnviz.frame.files.kinds import is_capture, is_model


@pytest.mark.parametrize(
    "name", ["a.gguf", "A.GGUF", "pytorch_model.bin", "a.pt", "a.onnx", "m.safetensors.index.json"]
)
def test_what_other_programs_save_is_opened_as_a_model(name):
    """Those that are not read are refused by what they are, and not as a file of lessons."""
    assert is_model(Path(name))
    assert not is_capture(Path(name))


@pytest.mark.parametrize("name", ["a.attn", "a.csv", "a.npz", "a.safetensors", "notes.txt"])
def test_other_files_are_no_models(name):
    assert not is_model(Path(name))


def test_a_pickle_is_named_in_the_window(room, tmp_path):
    (tmp_path / "model.pt").write_bytes(b"PK\3\4")
    before = room.session.document()
    room.window.controller.files.open(str(tmp_path / "model.pt"))
    bar = room.window.controller.info_bar
    room.bot.waitUntil(lambda: "pickle" in bar.text)
    assert "Save the model as safetensors" in bar.text
    assert room.session.document() is before
