"""CONTRIBUTING names what there is: each room, each file of a recipe, each step of the ways."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "attnviz"
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
MAP = TEXT.split("## The map")[1].split("```")[1]
MADE_UP = ("my_tab", "mine.md", "ID", "…")  # what a reader puts in


def rooms():
    """Yield the folders of code in attnviz and in them, and the modules that lie in none."""
    for path in sorted(PACKAGE.iterdir()):
        if path.suffix == ".py" and path.stem != "__init__":
            yield path.name
        elif (path / "__init__.py").exists() and path.name != "resources":
            yield f"{path.name}/"
            yield from (f"{inner.parent.name}/" for inner in sorted(path.glob("*/__init__.py")))


def test_the_map_has_every_room():
    found = set(re.findall(r"[\w.]+\.py|\w+/(?=\s)", MAP))
    assert {room for room in rooms() if room not in found} == set()
    drawn = {name for name in found if name.endswith(".py")}
    assert {
        name for name in drawn if not list(PACKAGE.rglob(name)) + list(ROOT.glob(f"*/{name}"))
    } == (set())


def test_every_file_that_is_named_is_there():
    named = [
        name
        for name in re.findall(r"`([\w./…-]+)`", TEXT)
        if ("/" in name or name.endswith((".py", ".ts"))) and not any(m in name for m in MADE_UP)
    ]
    assert len(named) > 20
    missing = [
        name
        for name in named
        if not any((root / name).exists() for root in (ROOT, PACKAGE))
        and ("/" in name.rstrip("/") or not list(ROOT.glob(f"[!.]*/**/{name}")))
    ]
    assert missing == []


def test_the_ways_of_start_and_edit_name_functions_that_there_are():
    ways = TEXT.split("### How it starts")[1].split("### What a wish does")[0]
    named = set(re.findall(r"\b([A-Z]\w+)\.([a-z_]\w+)", ways))
    assert len(named) >= 4
    sources = [path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")]
    missing = {
        f"{kind}.{name}"
        for kind, name in named
        if not any(
            f"class {kind}" in source and f"def {name}(" in source.split(f"class {kind}", 1)[1]
            for source in sources
        )
    }
    assert missing == set()
