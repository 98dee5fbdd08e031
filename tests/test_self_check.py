"""The self-check: says OK line by line, and says what is missing from an installation."""

import subprocess
import sys

import pytest
from PySide6.QtGui import QFont, QIcon

from attnviz import app, resources, self_check
from attnviz.errors import AttnvizError
from attnviz.export import moving
from attnviz.frame.chrome import theme_manager
from attnviz.frame.process import qt_folder
from attnviz.frame.settings import languages
from attnviz.language import chosen
from attnviz.model.files import texts
from attnviz.model.tabs import TABS
from attnviz.options import LANGUAGES
from attnviz.ui.look import style, typeface


def test_the_self_check_from_another_folder(tmp_path):
    done = subprocess.run(
        [sys.executable, "-P", "-m", "attnviz", "--self-check"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )
    assert done.returncode == 0, done.stdout
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    assert all(line.startswith("OK") for line in lines)
    assert "0.9094, 0.0453, 0.0453" in lines[0]
    assert "8,590,000,128" in lines[1]
    assert "528,611,328" in lines[1]
    for name in ("attnviz", "Python", "Qt", "PySide6", "NumPy", "pyqtgraph"):
        assert name in lines[2]
    assert lines[3].endswith("Attnviz Sans, 4 files")
    assert lines[4].endswith("light, dark, projector")
    assert all(f"{tab.id} light" in lines[5] for tab in TABS)
    assert all(f"{name} (" in lines[6] for name in LANGUAGES if name != "en")
    assert lines[7].endswith(f"{len(TABS) + 1} pages in {', '.join(LANGUAGES)}")
    assert "gif, apng, webp" in lines[8]


def test_a_self_check_that_fails_says_so(qapp, monkeypatch, capsys):
    monkeypatch.setattr(self_check, "TINY", (0.9, 0.05, 0.05))
    monkeypatch.setattr(self_check, "COLOURS", 10**9)
    assert self_check.self_check() == 1
    lines = capsys.readouterr().out.splitlines()
    found = [line.split()[0] for line in lines]
    assert found == ["FAILED", *["OK"] * 4, "FAILED", *["OK"] * 4]
    assert "expected (0.9, 0.05, 0.05)" in lines[0]
    assert chosen() == "en"


def test_a_typeface_that_did_not_load_is_told_with_its_file(qapp, monkeypatch, tmp_path):
    gone = tmp_path / "AttnvizSans-Bold.ttf"
    monkeypatch.setattr(typeface, "FILES", (typeface.FILES[0], gone))
    before = qapp.font()
    qapp.setFont(QFont("another"))
    try:
        with pytest.raises(self_check.AttnvizError, match=r"AttnvizSans-Bold\.ttf cannot be read"):
            self_check._check_letters()
    finally:
        qapp.setFont(before)


def test_a_style_sheet_that_qt_cannot_read_is_told(qapp, monkeypatch):
    monkeypatch.setattr(
        theme_manager, "style_sheet", lambda look: "QLabel { image: url(/jürgen/a.svg); }"
    )
    with pytest.raises(self_check.AttnvizError, match="Could not parse application stylesheet"):
        self_check._check_looks()


def test_a_lost_picture_of_the_style_sheet_is_named(qapp, monkeypatch, tmp_path):
    monkeypatch.setattr(style, "FOLDER", tmp_path)
    with pytest.raises(self_check.AttnvizError, match=r"arrow-light\.svg.*arrow-dark\.svg"):
        self_check._check_looks()


def test_a_style_sheet_without_effect_is_told(qapp, monkeypatch):
    monkeypatch.setattr(theme_manager, "style_sheet", lambda look: "")
    with pytest.raises(self_check.AttnvizError, match="light, dark, projector: the style sheet"):
        self_check._check_looks()


def test_a_picture_of_the_program_that_is_lost_or_cannot_be_drawn_is_told(
    qapp, monkeypatch, tmp_path
):
    monkeypatch.setattr(app, "window_icon", QIcon)
    with pytest.raises(self_check.AttnvizError, match="picture cannot be drawn"):
        self_check._check_looks()
    monkeypatch.undo()
    monkeypatch.setattr(resources, "FOLDER", tmp_path)
    with pytest.raises(self_check.AttnvizError, match=r"attnviz\.svg"):
        self_check._check_looks()


@pytest.mark.parametrize("lost", ["program", "qt", "lessons"])
def test_a_lost_translation_is_named(qapp, monkeypatch, tmp_path, lost):
    if lost == "program":
        monkeypatch.setattr(languages, "FOLDER", tmp_path)
    elif lost == "qt":
        monkeypatch.setattr(qt_folder, "translations", lambda: str(tmp_path))
    else:
        monkeypatch.setattr(texts, "texts", lambda name: {})
    said = {
        "program": "de: the program's texts cannot be read",
        "qt": r"qtbase_de\.qm",
        "lessons": "de: the texts of the lessons are missing",
    }
    with pytest.raises(self_check.AttnvizError, match=said[lost]):
        self_check._check_languages()
    assert chosen() == "en"


def test_a_lost_page_of_the_help_is_named(monkeypatch, tmp_path):
    (tmp_path / "help" / "en").mkdir(parents=True)
    for tab in TABS:
        (tmp_path / "help" / "en" / f"{tab.id}.md").write_text("# Title\n", encoding="utf-8")
    monkeypatch.setattr(resources, "FOLDER", tmp_path)
    with pytest.raises(FileNotFoundError) as raised:
        self_check._check_help()
    assert str(raised.value.filename).endswith("start.md")


def test_what_writes_moving_pictures_is_told_when_it_is_absent(monkeypatch):
    monkeypatch.setitem(sys.modules, "PIL", None)
    monkeypatch.setattr(moving.shutil, "which", lambda name: None)
    said = self_check._check_moving()
    assert said.startswith("none. GIF needs the library Pillow.")
    assert "MP4 needs the program ffmpeg" in said


def test_a_file_without_motion_fails(monkeypatch):
    pytest.importorskip("PIL")
    still = b"GIF89a" + bytes(20)
    monkeypatch.setattr(moving, "encoded", lambda *given: still)
    with pytest.raises(self_check.AttnvizError, match=r"\.gif: 26 bytes"):
        self_check._check_moving()


def test_the_built_in_model_runs_or_its_package_is_named(monkeypatch):
    assert self_check._check_models().startswith("letters: K T B R M P H D K T B … R, 7")
    monkeypatch.setattr(self_check, "CONTINUES", "T")
    with pytest.raises(AttnvizError, match="found R, expected T"):
        self_check._check_models()
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert 'pip install "attnviz[models]"' in self_check._check_models()
