"""The window speaks the language asked for, that of the system, or English."""

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from attnviz import app
from attnviz.frame.chrome.top_bar import TopBar
from attnviz.frame.settings import languages
from attnviz.language import inside, quoted, tr
from attnviz.main_window import TOOLS
from attnviz.model.tabs import TABS
from attnviz.options import LANGUAGES
from attnviz.ui.look.theme import theme

LOST = "Nothing was lost."
LOADED = """
import os, sys
from attnviz import app
app.speak("")
print("attnviz.frame.settings.languages" in sys.modules, app.tr("Nothing was lost."))
"""


@pytest.fixture(autouse=True)
def english_again(qapp):
    yield
    languages.unload()


@pytest.mark.parametrize(("name", "said"), [("de", "Nichts ging"), ("fr", "Rien n’a été")])
def test_a_language_is_spoken_from_then_on(name, said):
    assert languages.load(name)
    assert tr(LOST).startswith(said)
    languages.unload()
    assert tr(LOST) == LOST


@pytest.mark.parametrize(("name", "button", "keys"), [("de", "Abbrechen", "Strg+S"),
                                                     ("fr", "Annuler", "Ctrl+S")])  # fmt: skip
def test_buttons_and_keys_of_qt_speak_it_too(name, button, keys):
    languages.load(name)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == button
    assert QKeySequence("Ctrl+S").toString(QKeySequence.SequenceFormat.NativeText) == keys
    languages.unload()
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_a_translation_that_is_written_anew_does_not_change_the_window(tmp_path, monkeypatch):
    """Qt would map the file, and even crash where it is shorter now."""
    folder = tmp_path / "translations"
    folder.mkdir()
    file = folder / "attnviz_de.qm"
    file.write_bytes((languages.FOLDER / "translations" / file.name).read_bytes())
    monkeypatch.setattr(languages, "FOLDER", tmp_path)
    assert languages.load("de")
    with file.open("r+b") as open_file:
        open_file.write(bytes(file.stat().st_size))
    assert tr(LOST).startswith("Nichts ging")


def test_a_translation_that_is_not_there_leaves_english():
    languages.load("de")
    assert not languages.load("xx")
    assert tr(LOST) == LOST


@pytest.mark.parametrize("written", [b"", b"no translation at all"])
def test_a_damaged_translation_leaves_english(tmp_path, monkeypatch, written):
    languages.load("fr")
    (tmp_path / "translations").mkdir()
    (tmp_path / "translations" / "attnviz_de.qm").write_bytes(written)
    monkeypatch.setattr(languages, "FOLDER", tmp_path)
    assert not languages.load("de")
    assert tr(LOST) == LOST


def test_what_was_asked_for_comes_before_the_system(monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    app.speak("fr")
    assert tr(LOST).startswith("Rien")


@pytest.mark.parametrize(
    ("system", "loaded", "said"),
    [
        ("C", False, "Nothing"),
        ("en_GB.UTF-8", False, "Nothing"),
        ("es_ES.UTF-8", False, "Nothing"),
        ("de_AT.UTF-8", True, "Nichts"),
        ("fr_CA.UTF-8", True, "Rien"),
    ],
)
def test_without_a_word_it_is_the_systems_and_english_loads_nothing(system, loaded, said):
    done = subprocess.run(
        [sys.executable, "-c", LOADED],
        env={**os.environ, "LC_ALL": system},
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    )
    assert done.stdout.startswith(f"{loaded} {said}")


def test_every_language_has_a_name_and_a_file():
    assert tuple(languages.NAMES) == LANGUAGES
    assert all(languages.load(name) for name in LANGUAGES if name != "en")


@pytest.mark.parametrize("name", [name for name in LANGUAGES if name != "en"])
def test_the_tabs_keep_their_names_on_an_xga_projector(qtbot, name):
    languages.load(name)
    bar = TopBar([tr(tab.title) for tab in TABS], theme("light"))
    qtbot.addWidget(bar)
    for tool in TOOLS:
        bar.add_tool(tool)
    bar.resize(1024, 48)
    bar.show()
    assert not bar.tabs.short


@pytest.mark.parametrize(
    ("name", "marks", "small"), [("en", "“x”", "a b"), ("de", "„x“", "A B"), ("fr", "« x »", "a b")]
)
def test_quotation_marks_and_small_letters_are_the_languages(name, marks, small):
    if name != "en":
        languages.load(name)
    assert quoted("x") == marks
    assert inside("A B") == small
