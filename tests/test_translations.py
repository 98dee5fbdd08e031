"""Every text a person sees can be said in German and French, and is."""

import ast
import re
import shutil
import string
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from attnviz.checkpoints.model import open_model
from attnviz.errors import AttnvizError
from attnviz.language import set_lookup

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "resources" / "translations"
FILES = sorted(FOLDER.glob("*.ts"))
MODULES = sorted((ROOT / "attnviz").rglob("*.py"))
SHOWING = ("frame", "ui", "tabs", "app.py", "main_window.py", "session.py")
TOOLS = Path(sys.executable).parent
LUPDATE = [
    *("-tr-function-alias", "tr+=tr,tr+=mark", "-no-obsolete", "-locations", "none"),
    *("-source-language", "en"),
]
STALE = "run ./run translations, translate what is unfinished, and run it again"
by_name = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@cache
def messages(path: Path) -> tuple[tuple[str, str, bool], ...]:
    """Give source, translation and whether it is finished, of each entry."""
    found = []
    for message in ET.parse(path).getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        source = message.findtext("source") or ""
        found.append((source, translation.text or "", "type" not in translation.attrib))
    return tuple(found)


def test_both_languages_are_there() -> None:
    assert [path.stem for path in FILES] == ["attnviz_de", "attnviz_fr"]


@by_name
def test_every_text_is_translated(path: Path) -> None:
    left = [source for source, said, finished in messages(path) if not (said and finished)]
    assert left == [], STALE


def values_in(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@by_name
def test_a_translation_names_the_same_values(path: Path) -> None:
    for source, said, _ in messages(path):
        if said and re.search(r"\{[a-z]\w*\}", source):
            assert values_in(said) == values_in(source), source


@by_name
def test_a_translation_keeps_marked_letters_tabs_and_ends(path: Path) -> None:
    for source, said, _ in (each for each in messages(path) if each[1]):
        for sign in ("&", "\t", "\n", "…", "  ", "▾", "▶", "◀", "✓", "√", "÷"):
            assert said.count(sign) == source.count(sign), (source, said)
        assert (said[:1] == " ", said[-1:] == " ") == (source[:1] == " ", source[-1:] == " "), said


@by_name
def test_no_two_menus_open_with_the_same_letter(path: Path) -> None:
    from attnviz.frame.commands.table import MENUS

    words = {source: said for source, said, _ in messages(path)}
    letters = [words[title].partition("&")[2][:1].lower() for title in MENUS.values()]
    assert "" not in letters
    assert len(set(letters)) == len(letters)


@by_name
def test_the_files_are_what_the_tools_make_of_the_code(path: Path, tmp_path: Path) -> None:
    for name in ("attnviz", "resources"):
        (tmp_path / name).symlink_to(ROOT / name)
    place = tmp_path / path.name
    shutil.copyfile(path, place)
    names = sorted(str(module.relative_to(ROOT)) for module in MODULES)
    tool = TOOLS / "pyside6-lupdate"
    _run(tmp_path, tool, *names, *LUPDATE, "-ts", place)
    assert place.read_text(encoding="utf-8") == path.read_text(encoding="utf-8"), STALE
    compiled = place.with_suffix(".qm")
    _run(tmp_path, TOOLS / "pyside6-lrelease", "-silent", place, "-qm", compiled)
    assert compiled.read_bytes() == path.with_suffix(".qm").read_bytes(), STALE


def _run(folder: Path, *command: object) -> None:
    subprocess.run([str(word) for word in command], cwd=folder, check=True, capture_output=True)


def called(node: ast.Call) -> str:
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


@cache
def trees() -> tuple[tuple[str, ast.Module], ...]:
    """Give all modules of the program, each with its place."""
    return tuple(
        (path.relative_to(ROOT / "attnviz").as_posix(), ast.parse(path.read_text(encoding="utf-8")))
        for path in MODULES
    )


@cache
def calls() -> tuple[tuple[str, ast.Call], ...]:
    """Give all calls in the program, each with its module."""
    return tuple(
        (module, node)
        for module, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
    )


def test_every_marked_text_is_found_by_the_tool() -> None:
    """The tool does not look into f-strings."""
    known = {source for source, _, _ in messages(FILES[0])}
    marked = [
        (module, call.args[0].value)
        for module, call in calls()
        if called(call) in ("tr", "mark") and isinstance(call.args[0], ast.Constant)
    ]
    assert len(marked) > 1000
    assert [each for each in marked if each[1] not in known] == [], STALE


def test_only_whole_texts_are_translated() -> None:
    for module, call in calls():
        if called(call) in ("tr", "mark", "plural") and isinstance(call.func, ast.Name):
            composed = isinstance(call.args[0], ast.JoinedStr | ast.BinOp)
            assert not composed, (module, ast.unparse(call))


def at_import(node: ast.AST) -> Iterator[ast.AST]:
    """Give what is carried out while a module is imported, default values included."""
    yield node
    inside = list(ast.iter_child_nodes(node))
    match node:
        case (
            ast.FunctionDef(args=args, decorator_list=around)
            | ast.AsyncFunctionDef(args=args, decorator_list=around)
        ):
            inside = [*around, *args.defaults, *filter(None, args.kw_defaults)]
        case ast.Lambda(args=args):
            inside = [*args.defaults, *filter(None, args.kw_defaults)]
    for each in inside:
        yield from at_import(each)


def test_no_text_is_translated_before_a_language_is_chosen() -> None:
    """What is translated at import stays English, and keeps its language when another is chosen."""
    early = [
        (module, node.lineno)
        for module, tree in trees()
        for node in at_import(tree)
        if isinstance(node, ast.Call)
        and called(node) in ("tr", "plural", "and_list", "or_list", "possessive")
    ]
    assert early == [], "take mark() there and tr() where it is shown"


# What a person reads or hears of what these are given.
SAYING = {
    "setText", "setToolTip", "setAccessibleName", "setAccessibleDescription", "setWindowTitle",
    "setPlaceholderText", "addAction", "addMenu", "addSection", "setSuffix", "setTitle",
    "QPushButton", "QLabel", "QCheckBox", "QRadioButton", "QAction", "QGroupBox", "QMenu",
    "addTab", "setTabToolTip", "setStatusTip", "show_notice", "show_fault", "ask_open_path",
    "ask_save_path", "said", "say", "announce", "announced", "refused", "edit_invalid",
    "status_changed", "drawText", "write", "set_note", "set_badge", "Command", "EditError",
}  # fmt: skip
# Ids of commands, class names, single letters, names of style sheets; and keys.
NAMES = re.compile(r"^(?:[a-z_{}]+(?:[.-][A-Za-z_{}-]+)*|Q[A-Z]\w+|[A-Z]|#\w+)$")
LAST = "Home|End|Left|Right|Up|Down|Space|Esc|Enter|Return|Tab|Del|Delete|Backspace|Pg(?:Up|Down)"
KEYS = re.compile(rf"^(?:(?:Ctrl|Shift|Alt)\+)*(?:[A-Z]|F\d+|\S|\{{\}}|Page(?:Up|Down)|{LAST})$")
UNSAID = {"attnviz", "attnviz {}", "{} – attnviz", "{}{} – attnviz"}


def words_of(node: ast.expr) -> Iterator[str]:
    """Give the texts written into an argument that are not marked."""
    match node:
        case ast.Constant(value=str() as text):
            yield text
        case ast.JoinedStr(values=parts):
            yield "".join(part.value if isinstance(part, ast.Constant) else "{}" for part in parts)
        case ast.IfExp(body=one, orelse=other) | ast.BinOp(left=one, right=other):
            yield from words_of(one)
            yield from words_of(other)
        case ast.BoolOp(values=parts) | ast.Tuple(elts=parts) | ast.List(elts=parts):
            for part in parts:
                yield from words_of(part)


def is_person_facing(text: str) -> bool:
    plain = text.replace("{}", " ").strip()
    return (
        text not in UNSAID
        and not NAMES.match(text)
        and not KEYS.match(text)
        and re.search(r"[A-Za-z]{3}", plain) is not None
    )


def test_what_is_shown_or_said_can_be_translated() -> None:
    left = []
    for module, call in calls():
        if module.partition("/")[0] not in SHOWING:
            continue
        name = called(call)
        owner = call.func.value if isinstance(call.func, ast.Attribute) else None
        if name == "emit" and isinstance(owner, ast.Attribute):
            name = owner.attr
        if name in SAYING:
            arguments = [*call.args, *(each.value for each in call.keywords)]
            texts = (text for argument in arguments for text in words_of(argument))
            left += [(module, text) for text in texts if is_person_facing(text)]
    assert left == []


# Files of others are opened in the window, too, and what is wrong with them is told there.
REFUSING = ("checkpoints/", "captures/", "surveys/table.py")
REFUSALS = {"CheckpointError", "CaptureError", "AttnvizError", "EditError"}
PARTS_OF_REFUSALS = {"wrong", "damaged", "_damaged", "_error"}


def test_why_a_file_is_refused_can_be_translated() -> None:
    left = [
        (module, text)
        for module, call in calls()
        if module.startswith(REFUSING) and called(call) in REFUSALS | PARTS_OF_REFUSALS
        for argument in call.args
        for text in words_of(argument)
        if is_person_facing(text) and re.search(r"[A-Za-z]{3} ", text)
    ]
    assert left == []


@pytest.mark.parametrize(
    ("name", "raw", "said"),
    [
        ("m.gguf", b"", "m.gguf: Die Datei ist leer; ein unfertiger Download?"),
        (
            "m.gguf",
            b"GGUF\3\0\0\0" + bytes(8) + b"\1" + bytes(7) + b"\1" + bytes(7) + b"x\x63\0\0\0",
            "m.gguf: Der Dateikopf ist bei Byte 37 beschädigt: gefunden: x hat den Werttyp 99; "
            "0 bis 12 erwartet. Laden Sie die Datei noch einmal herunter",
        ),
        (
            "config.json",
            b'{"model_type": "mamba"}',
            "mamba ist ein rekurrentes Modell. attnviz",
        ),
        ("config.json", b'{"model_type": "llama"}', "vocab_size: nichts gefunden, erwartet: eine"),
    ],
)
def test_a_file_is_refused_in_the_language_of_the_window(tmp_path, name, raw, said) -> None:
    words = {source: told for source, told, _ in messages(FOLDER / "attnviz_de.ts")}
    (tmp_path / name).write_bytes(raw)
    set_lookup(words.get, "de")
    try:
        with pytest.raises(AttnvizError, match=re.escape(said)):
            open_model(tmp_path / name)
    finally:
        set_lookup(None)
