"""What is said where letters are missing: asked of processes of their own, with other fonts."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import font_setups
import pytest

from attnviz import pictures
from attnviz.cli.request import RenderRequest
from attnviz.frame.process import fonts
from attnviz.model.edits.layer import set_token
from attnviz.model.files import library

NOBODY = "\u0378"  # a letter that Unicode has not given
ASK = """
import sys
from dataclasses import replace
from pathlib import Path
from PySide6.QtWidgets import QApplication
app = QApplication([])
from attnviz.frame.process import fonts
from attnviz.model.files import library
from attnviz.ui.look import typeface
if "lost" in sys.argv:
    typeface.FILES = (Path("gone.ttf"), *typeface.FILES[1:])
typeface.load()
lab = replace(library.start_lab(), title="猫 ש ⍽ 😀")
print(fonts.are_missing(), ascii(fonts.complaint()), ascii(fonts.boxes(lab)), sep="|")
"""


def asked(set_up: dict[str, str], *words: str) -> list[str]:
    """Return what is said with the fonts of a machine: all missing, complaint, boxes."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **set_up}
    command = [sys.executable, "-c", ASK, *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip().split("|")


pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="fonts come from fontconfig")


def test_without_any_font_only_other_scripts_are_missing(tmp_path: Path) -> None:
    missing, complaint, boxes = asked(font_setups.without_fonts(tmp_path))
    assert (missing, complaint) == ("False", "''")
    assert r"has \u732b \u05e9 \U0001f600 (CJK, Hebrew, Emoji): code points are shown" in boxes
    assert "fonts-noto-core fonts-noto-cjk" in boxes
    assert "237d" not in boxes


def test_a_lost_file_is_named_and_letters_of_the_system_are_taken(tmp_path: Path) -> None:
    missing, complaint, _ = asked(font_setups.with_others(tmp_path), "lost")
    assert missing == "False"
    assert complaint.startswith("'gone.ttf cannot be read. Letters of the system")
    assert complaint.endswith("Install attnviz again.'")


def test_a_lost_file_and_no_font_is_the_end_of_letters(tmp_path: Path) -> None:
    missing, complaint, _ = asked(font_setups.without_fonts(tmp_path), "lost")
    assert missing == "True"
    assert "no letter and no number can be drawn. Install attnviz again." in complaint


def test_letters_that_no_font_has_are_named(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    assert fonts.lacking(f"a1{NOBODY}{NOBODY}\u200d ") == NOBODY
    lab = library.load("step-by-step").lab
    asked_for = []
    monkeypatch.setattr(fonts, "lacking", lambda text: asked_for.append(text) or "")
    assert fonts.boxes(replace(lab, document=set_token(lab.document, 1, "x\u4e00\t"))) == ""
    assert "x\u4e00⇥" in asked_for[0] and lab.title in asked_for[0]
    monkeypatch.setattr(fonts, "lacking", lambda text: "".join(map(chr, range(0x4E00, 0x4E09))))
    assert "一 丁 丂 七 丄 丅 丆 万 … (CJK): code points are shown" in fonts.boxes(lab)


def test_a_picture_with_such_letters_is_drawn_and_they_are_told(
    qapp: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lab = replace(library.start_lab(), title=NOBODY)
    request = RenderRequest(lab=lab, name="x", tab="heads", output=tmp_path / "a.png")
    pictures.render(request)
    assert request.output.exists()
    assert not capsys.readouterr().err, "what has no letter is shown by its number"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fonts, "lacking", lambda text: "猫")
        pictures.render(request)
    assert "attnviz: No font here has 猫 (CJK): code points are shown" in capsys.readouterr().err
