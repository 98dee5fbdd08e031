"""What must hold for the whole house: no Qt where none belongs, rooms, names, locks."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "attnviz"
MODULES = sorted(PACKAGE.rglob("*.py"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = [ROOT / "packaging" / "lock" / name for name in ("run.txt", "test.txt")]

QT_FREE = ["engine", "model", "checkpoints", "errors", "cli"]
LOADED_QT = """
import sys
{act}
print([m for m in sys.modules if m.split(".")[0] in ("PySide6", "shiboken6", "pyqtgraph")])
"""


def _modules_of(room: str) -> list[str]:
    files = [PACKAGE / f"{room}.py", *(PACKAGE / room).rglob("*.py")]
    names = (".".join(f.relative_to(ROOT).with_suffix("").parts) for f in files if f.exists())
    return [name.removesuffix(".__init__") for name in names]


def _qt_loaded_by(act: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", LOADED_QT.format(act=act)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1]


@pytest.mark.parametrize("room", [room for room in QT_FREE if _modules_of(room)])
def test_rooms_below_the_session_load_no_qt(room: str) -> None:
    assert _qt_loaded_by(f"import {', '.join(_modules_of(room))}") == "[]"


@pytest.mark.parametrize(
    "arguments",
    [["--version"], ["--help"], ["list"], ["count", "--pattern", "full", "--tokens", "16"]],
    ids=lambda arguments: arguments[0],
)
@pytest.mark.skipif(not (PACKAGE / "__main__.py").exists(), reason="no program yet")
def test_the_program_answers_without_qt(arguments: list[str]) -> None:
    act = f"""
from attnviz.__main__ import main
sys.argv = ["attnviz", *{arguments}]
try:
    code = main()
except SystemExit as end:
    code = end.code
assert not code, code
"""
    assert _qt_loaded_by(act) == "[]"


def test_no_room_without_a_purpose() -> None:
    drawers = {"utils", "util", "helpers", "helper", "common", "misc", "manager"}
    assert [path for path in MODULES if path.stem in drawers or path.parent.name in drawers] == []


def _module(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def _imported_by(path: Path, known: set[str]) -> set[str]:
    """Modules of the program that one imports, those only for types and those in functions too."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.ImportFrom(module=str(module), names=names):
                found |= {module, *(f"{module}.{alias.name}" for alias in names)}
            case ast.Import(names=names):
                found |= {alias.name for alias in names}
    return found & known


def _user(module: str) -> str:
    """Name who a module belongs to: a tab, what writes files, or else the window."""
    match module.split("."):
        case [_, "tabs", tab, *_]:
            return tab
        case [_, "export", *_]:
            return "export"
    return "window"


def _users(modules: dict[str, Path]) -> dict[str, set[str]]:
    """Return who uses each module of ui/, by way of others there too."""
    importers: dict[str, set[str]] = {}
    for module, path in modules.items():
        for imported in _imported_by(path, set(modules)):
            importers.setdefault(imported, set()).add(module)
    users: dict[str, set[str]] = {}
    for module in modules:
        if not module.startswith("attnviz.ui."):
            continue
        seen, ahead = {module}, [module]
        while ahead:
            new = importers.get(ahead.pop(), set()) - seen
            seen |= new
            ahead += [each for each in new if each.startswith("attnviz.ui.")]
        users[module] = {_user(each) for each in seen if not each.startswith("attnviz.ui.")}
    return users


def test_what_a_single_tab_or_only_the_window_uses_lies_with_it() -> None:
    """`ui/` holds what two of them share: the rest is found in the tab's folder, or in frame/."""
    modules = {_module(path): path for path in MODULES}
    starts = {"__init__.py", "__main__.py"}
    files = {m for m, path in modules.items() if path.name not in starts}
    users = {module: who for module, who in _users(modules).items() if module in files}
    assert len(users) > 50
    alone = {module for module, who in users.items() if len(who) < 2}
    assert {module: users[module] for module in alone} == {}


def _names_made_in(tree: ast.AST) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name):
                names.add(name)
            case ast.Attribute(attr=name, ctx=ast.Store()):
                names.add(name)
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                names.add(name)
    return names


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_one_thing_has_one_name(path: Path) -> None:
    """The table in ``attnviz.engine``: the softmax output is ``pattern``, and so on."""
    elsewhere = {"weights", "logits", "probs", "attn", "seq_len", "num_heads", "head_dim"}
    models = {"checkpoints", "learning"}  # a model has weights, and logits over its vocabulary
    if path.parent.name in models or path.stem in models:
        elsewhere -= {"weights", "logits"}
    text = path.read_text(encoding="utf-8")
    # To take a module apart is dear, and most have none of these words in them.
    if elsewhere.intersection(re.findall(r"\w+", text)):
        assert _names_made_in(ast.parse(text)) & elsewhere == set()


def test_one_name_is_one_class_but_for_what_every_tab_has() -> None:
    homes: dict[str, list[str]] = {}
    for path in MODULES:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                homes.setdefault(node.name, []).append(_module(path))
    shape = ("attnviz.tabs.", "attnviz.ui.tab.view")
    several = {name: where for name, where in homes.items() if len(where) > 1}
    assert {n: w for n, w in several.items() if not all(m.startswith(shape) for m in w)} == {}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_fault_leaves_the_painter_of_a_widget_open(path: Path) -> None:
    """An exception keeps the names of its frames, and an open painter ends the process."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    held = {
        id(item.context_expr)
        for node in ast.walk(tree)
        if isinstance(node, ast.With)
        for item in node.items
    }
    opened = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) == "QPainter"
        and [ast.unparse(argument) for argument in node.args] == ["self"]
    ]
    assert [node.lineno for node in opened if id(node) not in held] == []


# A picture, and the window that tells whether Qt can make a label at all.
OTHER_LABELS = {"attnviz.frame.exporting.dialog", "attnviz.self_check"}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_labels_are_made_in_one_place(path: Path) -> None:
    """Qt guesses at markup in what a file or a person wrote; `plain_label` does not."""
    if _module(path) not in OTHER_LABELS | {"attnviz.ui.controls.plain_label"}:
        assert "QLabel(" not in path.read_text(encoding="utf-8")


def test_every_package_gets_into_the_wheel() -> None:
    folders = {".".join(p.parent.relative_to(ROOT).parts) for p in PACKAGE.rglob("__init__.py")}
    assert set(PROJECT["tool"]["setuptools"]["packages"]) == folders | {"attnviz.resources"}


def _locked(path: Path) -> dict[str, list[str]]:
    """Versions by name; some names are locked once for each range of Python versions."""
    versions: dict[str, list[str]] = {}
    for name, version in re.findall(r"^([\w.-]+)==([^ ]+)", path.read_text(), re.MULTILINE):
        versions.setdefault(name.lower(), []).append(version)
    return versions


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.name)
def test_the_lock_gives_what_the_project_asks_for(path: Path) -> None:
    project, locked = PROJECT["project"], _locked(path)
    extras = project["optional-dependencies"]
    wanted = [*PROJECT["build-system"]["requires"], *project["dependencies"]]
    if path.name == "test.txt":
        asked = ("models", "survey", "zarr", "test", "dev")
        wanted += [line for name in asked for line in extras[name] if "attnviz[" not in line]
    for requirement in map(Requirement, wanted):
        versions = locked.get(requirement.name.lower(), [])
        assert versions, f"{requirement} is not locked: run packaging/lock/update"
        for version in versions:
            assert version in requirement.specifier, f"{requirement} is locked at {version}"


def test_both_locks_agree() -> None:
    run, test = map(_locked, LOCKS)
    assert {name: test.get(name) for name in run} == run
    assert run["pyside6-essentials"] == ["6.11.3"]


def test_nothing_is_installed_that_is_not_used() -> None:
    """An extra that is locked by mistake brings whole network clients along."""
    project = PROJECT["project"]
    lines = [*project["dependencies"], *project["optional-dependencies"]["models"]]
    asked = {Requirement(line).name.lower() for line in lines}
    built_with = {Requirement(line).name.lower() for line in PROJECT["build-system"]["requires"]}
    drawn_in = {"shiboken6", "colorama"}  # by PySide6 and by pyqtgraph
    assert set(_locked(ROOT / "packaging/lock/run.txt")) == asked | built_with | drawn_in


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.name)
def test_the_lock_names_no_address_and_checks_every_file(path: Path) -> None:
    text = path.read_text()
    assert "://" not in text
    assert "--index" not in text
    for entry in re.split(r"\n(?=\S)", text.strip()):
        assert "--hash=sha256:" in entry, entry
