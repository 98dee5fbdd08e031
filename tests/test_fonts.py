"""What is said where fonts lack signs: asked of a process of its own, with fonts of its own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from attnviz.frame.process import fonts

ASK = """
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
from attnviz.frame.process import fonts
print(fonts.are_missing(), ascii(fonts.lacking()), ascii(fonts.complaint()))
"""


def asked(folder: Path, *files: str) -> str:
    """Return what is said with the fonts of some files alone."""
    here = folder / "fonts"
    here.mkdir()
    for file in files:
        shutil.copy(file, here)
    (folder / "fonts.conf").write_text(
        f"""<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
        <dir>{here}</dir><cachedir>{folder}/cache</cachedir></fontconfig>"""
    )
    environment = {
        **os.environ,
        "FONTCONFIG_FILE": str(folder / "fonts.conf"),
        "QT_QPA_PLATFORM": "offscreen",
    }
    done = subprocess.run(
        [sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def file_of(name: str) -> str:
    """Return the file of a font of this system, or skip the test."""
    if shutil.which("fc-match") is None:
        pytest.skip("needs fc-match")
    done = subprocess.run(
        ["fc-match", "-f", "%{family}|%{file}", name], capture_output=True, text=True, check=True
    )
    family, _, file = done.stdout.partition("|")
    if name.partition(":")[0] not in family:
        pytest.skip(f"{name} is not installed")
    return file


pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="fonts come from fontconfig")


def test_no_font_at_all(tmp_path: Path) -> None:
    said = asked(tmp_path)
    assert said.startswith("True")
    assert "no font was found" in said and "fonts-dejavu-core" in said


def test_a_font_with_all_signs_needs_no_word(tmp_path: Path) -> None:
    assert asked(tmp_path, file_of("DejaVu Sans")) == "False '' ''"


def test_signs_that_no_font_has_are_named(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    nobody = "\u0378"  # a letter that Unicode has not given
    assert fonts.lacking(f"a1{nobody}") == nobody
    monkeypatch.setattr(fonts, "lacking", lambda signs="x": "" if signs == "0" else "₀ᵀ")
    assert "the signs ₀ ᵀ, boxes" in fonts.complaint()
