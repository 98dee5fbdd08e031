"""Every tab has the same shape: modules of the same names, and no way back to the view."""

import ast
from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from attnviz.model.files import library
from attnviz.model.tabs import TABS
from attnviz.session import Session
from attnviz.ui.look.theme import theme
from attnviz.ui.tab.view import View

SHAPE = {
    "state": ("Pointer", "State", "resolve"),
    "words": ("canvas_name", "caption", "feedback", "status"),
    "predict": ("question", "covered_status"),
    "edits": ("Edits",),
    "canvas": ("Canvas",),
    "panel": (),
    "controls": ("Controls",),
    "commands": ("rows",),
    "reels": ("reels",),
    "view": (),
}
OPTIONAL = {"drawers", "enlarged"}
WORDS = {"captions": "caption", "status": "status"}  # `feedback` where an edit is told, and others


def package_of(tab):
    return tab.module.rpartition(".")[0]


def files_of(tab):
    folder = Path(import_module(package_of(tab)).__file__).parent
    return folder, sorted(folder.rglob("*.py"))


@pytest.mark.parametrize("tab", TABS, ids=lambda tab: tab.id)
def test_a_tab_has_these_modules_and_no_others(tab):
    assert issubclass(tab.view_class(), View)
    folder, _ = files_of(tab)
    found = {path.stem for path in folder.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert found - {"__init__", "__main__", "__pycache__"} - OPTIONAL == set(SHAPE)
    for name, what in SHAPE.items():
        module = import_module(f"{package_of(tab)}.{name}")
        assert [each for each in what if not hasattr(module, each)] == []


@pytest.mark.parametrize("tab", TABS, ids=lambda tab: tab.id)
def test_what_a_tab_says_is_found_by_the_name_of_where_it_is_said(tab):
    words = f"{package_of(tab)}.words"
    for name, ending in WORDS.items():
        module = import_module(f"{words}.{name}")
        assert any(each.endswith(ending) for each in vars(module)), module
    told = import_module(words).feedback
    assert told.__module__ in (f"{words}.feedback", words)


@pytest.mark.parametrize("tab", TABS, ids=lambda tab: tab.id)
def test_nothing_of_a_tab_imports_its_view(tab):
    folder, paths = files_of(tab)
    for path in paths:
        if path.name in ("view.py", "__main__.py"):
            continue
        names = set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                names |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
            elif isinstance(node, ast.Import):
                names |= {each.name for each in node.names}
        assert f"{package_of(tab)}.view" not in names, path.relative_to(folder)


@pytest.mark.parametrize("tab", TABS, ids=lambda tab: tab.id)
def test_every_command_can_be_asked_and_carried_out(tab, qtbot, monkeypatch):
    """The rows are functions of a view that they do not import: only this finds a wrong name."""
    for ask in ("getSaveFileName", "getOpenFileName"):  # nobody answers them here
        monkeypatch.setattr(QFileDialog, ask, lambda *asked: ("", ""))
    view = tab.view_class()(Session(library.start_lab()), theme("light"))
    qtbot.addWidget(view)
    view.resize(976, 588)
    view.show()
    commands = view.commands()
    assert len({command.id for command in commands}) == len(commands)
    for command in commands:
        assert command.checked is None or command.checked() in (True, False)
        if command.enabled is None or command.enabled():
            command.run()
        while view.escape():
            pass
    view.set_shown(False)
