"""Menu entry, file type, AppStream data, man page and completions say what the program does."""

import configparser
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import completions
import man
import pytest
import tree

from attnviz import cli, options
from attnviz.cli.parser import parser

LINUX = Path(tree.HERE)
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def desktop() -> configparser.ConfigParser:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(LINUX / "attnviz.desktop", encoding="utf-8")
    return entry


def need(tool: str) -> str:
    found = shutil.which(tool)
    if found is None:
        pytest.skip(f"{tool} is not installed")
    return found


def test_the_menu_opens_files_of_the_type_that_is_declared() -> None:
    kind = ET.parse(LINUX / "attnviz.mime.xml").getroot().find(f"{MIME}mime-type")
    assert kind is not None
    assert desktop()["Desktop Entry"]["MimeType"] == f"{kind.get('type')};"
    glob = kind.find(f"{MIME}glob")
    assert glob is not None and glob.get("pattern") == "*.attn"


def test_every_command_of_the_menu_is_understood() -> None:
    commands = [desktop()[name]["Exec"] for name in desktop().sections()]
    assert len(commands) == 2
    for command in commands:
        program, *words = command.replace("%F", "work.attn").split()
        assert program == "attnviz"
        assert options.parse(words).files == ("work.attn",)
    assert options.parse(commands[1].split()[1:-1]).present


def test_the_tools_of_the_desktop_accept_the_files(tmp_path: Path) -> None:
    validate, appstream = need("desktop-file-validate"), need("appstreamcli")
    tree.write_desktop(tmp_path, "2026-01-31")
    entry = tmp_path / "usr/share/applications/attnviz.desktop"
    (meta,) = (tmp_path / "usr/share/metainfo").iterdir()
    done = subprocess.run([validate, str(entry)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, ""), done.stdout + done.stderr
    command = [appstream, "validate", "--no-net", str(meta)]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    assert "Validation" in said
    # From AppStream 1.0 on it asks for a home page; the program has none, and none is made up.
    faults = re.findall(r"^[EW]: .*(?<!url-homepage-missing)$", said, re.MULTILINE)
    assert not faults, said


def test_the_man_page_names_every_option_and_command() -> None:
    page = man.man_page("2026-01-31").replace("\\-", "-")
    flags = set(re.findall(r'"(--[a-z]+)"', Path(options.__file__).read_text("utf-8")))
    assert {flag for flag, _, _ in man.WINDOW_OPTIONS} == flags - {"--"}
    for word in (*flags, *cli.COMMANDS, *cli.FLAGS):
        assert word in page


def test_man_reads_the_page_without_a_warning(tmp_path: Path) -> None:
    program = need("man")
    page = tmp_path / "attnviz.1"
    page.write_text(man.man_page("2026-01-31"), encoding="utf-8")
    done = subprocess.run(
        [program, "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", str(page)],
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "MANROFFSEQ": ""},
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["ren"], ["render"]),
        (["--th"], ["--theme"]),
        (["--theme", "pro"], ["projector"]),
        (["--lang"], ["--language"]),
        (["--language", "d"], ["de"]),
        (["--pre"], ["--present"]),
        (["--self"], ["--self-check"]),
        (["tiny"], ["tiny-example"]),
        (["render", "--mot"], ["--motion"]),
        (["render", "--steps", "les"], ["lesson"]),
        (["render", "tiny"], ["tiny-example"]),
        (["compute", "--format", "mark"], ["markdown"]),
        (["render", "--theme", "au"], []),
        (["render", "--sc"], ["--scale"]),
    ],
)
def test_bash_completes(tmp_path: Path, words: list[str], expected: list[str]) -> None:
    script = tmp_path / "attnviz"
    script.write_text(completions.bash(), encoding="utf-8")
    act = (
        f"source {script}; COMP_WORDS=(attnviz {' '.join(words)}); COMP_CWORD={len(words)}; "
        '_attnviz; printf "%s\\n" "${COMPREPLY[@]}"'
    )
    done = subprocess.run(
        [need("bash"), "-c", act], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == expected


@pytest.mark.parametrize("write", ["bash", "zsh", "fish"])
def test_every_option_is_completed(write: str) -> None:
    text = getattr(completions, write)()
    of_commands = [
        flag
        for command in man.subparsers(parser()).values()
        for option in completions.command_options(command)
        for flag in option.flags
    ]
    assert len(of_commands) > 40
    for flag in (*of_commands, *(flag for flag, _, _ in man.WINDOW_OPTIONS), "--self-check"):
        name = flag.lstrip("-")
        kind = "-l" if flag.startswith("--") else "-s"
        spelled = f"{kind} {name}" if write == "fish" else flag
        assert spelled in text


@pytest.mark.parametrize(("shell", "write"), [("zsh", "zsh"), ("fish", "fish")])
def test_other_shells_read_their_completions(tmp_path: Path, shell: str, write: str) -> None:
    script = tmp_path / "attnviz"
    script.write_text(getattr(completions, write)(), encoding="utf-8")
    done = subprocess.run([need(shell), "-n", str(script)], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
