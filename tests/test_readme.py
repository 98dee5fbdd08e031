"""README and the pages under docs: short, true, and every command in them runs."""

import re
import shlex
import shutil
from pathlib import Path

import pytest

from attnviz import options
from attnviz.cli import is_command, main

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
PAGES = [README, *sorted((ROOT / "docs").glob("*.md"))]
FENCES = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINKS = re.compile(r"\]\(([^)#]+)\)")
# Words of the script itself; `tests/test_run.py` runs it.
OF_THE_SCRIPT = ("test", "bench", "installer", "pictures", "translations")


def commands():
    for page in PAGES:
        for _, block in FENCES.findall(page.read_text(encoding="utf-8")):
            for line in block.splitlines():
                words = shlex.split(line, comments=True)
                if words[:1] == ["./run"]:
                    yield pytest.param(words[1:], id=f"{page.name}: {' '.join(words[1:4])}")


def test_the_readme_can_be_read_in_one_sitting():
    assert len(README.read_text(encoding="utf-8").split()) <= 900


@pytest.fixture
def clone(tmp_path, monkeypatch):
    """What a command line of the pages finds in a clone, where it may write as well."""
    for name in ("tests/data/models", "tests/data/captures", "resources/lessons"):
        shutil.copytree(ROOT / name, tmp_path / name)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def draw(request):
    request.output.write_bytes(b"drawn")


@pytest.mark.parametrize("words", list(commands()))
def test_every_command_runs(words, clone, capfd):
    if words and words[0] in OF_THE_SCRIPT:
        assert re.search(rf"^    {words[0]}\)", (ROOT / "run").read_text(), re.MULTILINE)
        return
    if not is_command(words):
        # The script's column of explanations follows in the same line.
        assert options.parse(words if words[:1] != ["set"] else []) is not None
        return
    if words == ["--self-check"]:
        assert main(words, render=None, self_check=lambda: 0) == 0
        return
    before = set(clone.rglob("*"))
    assert main(words, render=draw) == 0, capfd.readouterr().err
    if "-o" in words:
        assert clone / words[words.index("-o") + 1] in set(clone.rglob("*")) - before


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    for target in LINKS.findall(page.read_text(encoding="utf-8")):
        if not target.startswith(("http://", "https://")):
            assert (page.parent / target).exists(), target


def test_the_lines_of_python_run():
    blocks = [
        b for kind, b in FENCES.findall(README.read_text(encoding="utf-8")) if kind == "python"
    ]
    assert blocks
    for block in blocks:
        exec(block, {})  # our own text
