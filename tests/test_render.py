"""`attnviz render` in processes of its own: the same bytes each time, no chatter, right codes."""

import os
import re
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import font_setups
import pytest

SMALL = "--size 480x270"
LINES = {
    "a.png": "sentence-heads --tab grid --scale 2",
    "a.svg": "sentence-heads --tab heads --theme dark",
    "a.pdf": f"step-by-step --tab steps --steps all {SMALL}",
    "b.pdf": "sentence-heads --tab sparse --theme projector",
    "a.gif": f"sentence-heads --tab saturation --fps 3 {SMALL}",
    "a.apng": f"sentence-heads --tab heads --motion words {SMALL}",
    "a.webp": f"step-by-step --tab steps --motion steps {SMALL}",
    "a.html": "step-by-step --tab steps --step 10",
    "window.png": "step-by-step --tab steps --step 6 --whole-window",
}


MANY = """
import sys
from attnviz.__main__ import main
sys.exit(max(main(["render", *line.split()]) for line in sys.argv[1:]))
"""
LOST = """
from attnviz.ui.look import typeface
typeface.FILES = (typeface.FILES[0].with_name("gone.ttf"),)
"""


def render(
    folder: Path, words: list[str], hash_seed: str = "0", act: str = MANY, **environ: str
) -> subprocess.CompletedProcess[bytes]:
    """Carry out lines in one process in a folder, with no display and nobody's settings.

    Its exit code is the largest of theirs.
    """
    environment = {name: value for name, value in os.environ.items() if name[:3] != "QT_"}
    environment |= {"PYTHONHASHSEED": hash_seed, **environ}
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        environment.pop(name, None)
    command = [sys.executable, "-c", act, *words]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=False)


@pytest.fixture(scope="module")
def twice(tmp_path_factory) -> tuple[Path, Path]:
    """Render every line in two folders, in processes that hash and begin differently."""
    folders = tmp_path_factory.mktemp("once"), tmp_path_factory.mktemp("again")
    lines = [f"{line} -o {name}" for name, line in LINES.items()]
    with ThreadPoolExecutor(2) as pool:
        results = pool.map(render, folders, (lines, lines[::-1]), ("1", "2"))
        for done in results:
            assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    return folders


def test_figure_page_and_numbers_speak_the_language_asked_for(tmp_path) -> None:
    lines = [
        "sentence-heads --tab heads --language de -o de.svg",
        "sentence-heads --tab heads --language fr -o fr.html",
        f"why-sqrt-d --tab saturation --language de {SMALL} -o numbers.svg",
        "sentence-heads --tab heads -o en.svg",
        "step-by-step --tab steps --step 6 -o scores.svg",
    ]
    done = render(tmp_path, lines)
    assert (done.returncode, done.stderr) == (0, b"")
    text = {path.name: path.read_bytes().decode("utf-8") for path in tmp_path.iterdir()}
    assert "Anteil der Aufmerksamkeit" in text["de.svg"]
    assert '<html lang="fr"' in text["fr.html"]
    assert "100,0\u202f%" in text["numbers.svg"]
    # The language of one picture is not that of the next.
    assert "share of its attention" in text["en.svg"]
    # The lesson opens on the cell that the chapter works out.
    assert "cell (“sat”, “cat”)" in text["scores.svg"]


@pytest.mark.parametrize("name", LINES)
def test_two_processes_give_the_same_bytes(twice, name: str) -> None:
    once, again = (folder / name for folder in twice)
    assert once.stat().st_size > 1000
    assert once.read_bytes() == again.read_bytes()


def test_no_dates_and_no_paths_are_in_the_files(twice) -> None:
    for path in twice[0].iterdir():
        data = path.read_bytes()
        assert b"/CreationDate" not in data and b"/ModDate" not in data, path.name
        assert str(Path.home()).encode() not in data, path.name
        assert str(twice[0]).encode() not in data, path.name


def test_codes_and_one_line_of_words(tmp_path) -> None:
    expected = {
        "sentence-heads --tab grid --motion spin -o a.gif": (
            1,
            b"expected one of rows, heads, stages",
        ),
        "sentence-heads --tab heads -o nowhere/a.html": (1, b"the folder nowhere does not exist"),
        "sentence-heads --tab heads -o a.bmp": (1, b"found .bmp"),
        "sentence-heads --tab heads -o a.gif --background transparent": (2, b"does not go"),
    }
    for line, (code, said) in expected.items():
        done = render(tmp_path, [line])
        assert done.returncode == code and said in done.stderr
        assert done.stderr.count(b"\n") == 1 and not done.stdout
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(sys.platform != "linux", reason="fonts come from fontconfig")
def test_every_machine_and_screen_gives_the_same_bytes(twice, tmp_path) -> None:
    """Also of a whole window, whose controls take their sizes from the screen."""
    names = ("a.png", "a.svg", "b.pdf", "window.png")
    lines = [f"{LINES[name]} -o {name}" for name in names]
    machines = font_setups.machines(tmp_path)
    for place, machine in enumerate(machines):
        folder = tmp_path / f"drawn-{place}"
        folder.mkdir()
        done = render(folder, lines, **machine)
        assert (done.returncode, done.stderr) == (0, b""), machine
        for name in names:
            same = (folder / name).read_bytes() == (twice[0] / name).read_bytes()
            assert same, (name, machine)


@pytest.mark.skipif(sys.platform != "linux", reason="fonts come from fontconfig")
def test_without_the_typeface_and_a_font_nothing_is_drawn(tmp_path) -> None:
    machine = font_setups.without_fonts(tmp_path / "fonts")
    done = render(tmp_path, ["sentence-heads --tab grid -o a.png"], act=LOST + MANY, **machine)
    assert done.returncode == 1
    assert b"gone.ttf cannot be read. No font was found" in done.stderr
    assert done.stderr.count(b"\n") == 1
    assert not list(tmp_path.glob("a.*"))


@pytest.mark.skipif(sys.platform != "linux", reason="fonts come from fontconfig")
def test_the_window_opens_without_the_typeface_and_says_so(tmp_path) -> None:
    machine = font_setups.without_fonts(tmp_path / "fonts")
    environment = {**os.environ, **machine, "QT_QPA_PLATFORM": "offscreen"}
    act = f"{LOST}from attnviz.__main__ import main\nmain(['step-by-step'])"
    command = [sys.executable, "-P", "-c", act]
    process = subprocess.Popen(command, cwd=tmp_path, env=environment, stderr=subprocess.PIPE)
    assert process.stderr is not None
    alarm = threading.Timer(60, process.kill)
    alarm.start()
    try:
        said = next((line for line in process.stderr if line.startswith(b"attnviz: ")), b"")
        assert b"No font was found" in said
        assert process.poll() is None, "still open"
    finally:
        alarm.cancel()
        process.kill()
        process.communicate()


def test_numbered_files(tmp_path) -> None:
    done = render(tmp_path, [f"step-by-step --tab steps --steps all {SMALL} -o step.svg"])
    assert (done.returncode, done.stderr) == (0, b"")
    assert sorted(p.name for p in tmp_path.iterdir()) == [f"step-{i:02}.svg" for i in range(1, 13)]


def test_a_film_into_a_pipe(tmp_path) -> None:
    line = f"sentence-heads --tab heads --motion heads {SMALL} -o - --format gif"
    done = render(tmp_path, [line])
    assert done.returncode == 0 and done.stdout.startswith(b"GIF89a") and not done.stderr


def test_a_picture_of_what_would_change_a_number(qapp, tmp_path, capsys):
    from attnviz.__main__ import main

    paths = [tmp_path / "plain.svg", tmp_path / "slopes.svg"]
    common = ["render", "step-by-step", "--tab", "steps", "--step", "6", "-o"]
    assert main([*common, str(paths[0])]) == 0
    assert main([*common, str(paths[1]), "--of", "A,2,1"]) == 0
    plain, slopes = (path.read_text(encoding="utf-8") for path in paths)
    assert "0.195" in slopes
    assert "0.195" not in plain
    assert main([*common, str(paths[1]), "--of", "A,0,2"]) != 0
    assert "A masked weight is 0 whatever the numbers are." in capsys.readouterr().err
    assert main(["render", "step-by-step", "--tab", "heads", "--of", "A,2,1", "-o", "x.svg"]) != 0
    assert "--of does not belong to --tab heads" in capsys.readouterr().err


def test_a_picture_of_two_files_beside_each_other(qapp, tmp_path, capsys):
    from attnviz.__main__ import main

    first, second = (tmp_path / name for name in ("alone.svg", "both.svg"))
    common = ["render", "who-looks-where", "--tab", "grid", "-o"]
    assert main([*common, str(first)]) == 0
    assert main([*common, str(second), "--compare", "sentence-heads"]) == 0
    alone, both = (path.read_text(encoding="utf-8") for path in (first, second))
    assert "B − A" in both
    assert "B − A" not in alone
    wrong = ["render", "tiny-example", "--tab", "saturation", "--compare", "x", "-o", "x.svg"]
    assert main(wrong) != 0
    assert "--compare does not belong to --tab saturation" in capsys.readouterr().err
    assert main([*common, str(second), "--compare", "nothing.attn"]) != 0
    assert "nothing.attn" in capsys.readouterr().err


def test_a_page_of_a_comparison_has_the_numbers_of_both_sides(qapp, tmp_path):
    from attnviz.__main__ import main

    page = tmp_path / "both.html"
    wanted = ["--pattern", "sink-window", "--compare", "sentence-heads", "-o", str(page)]
    assert main(["render", "sentence-heads", "--tab", "grid", *wanted]) == 0
    text = page.read_text(encoding="utf-8")
    captions = re.findall(r"<caption>(.*?)</caption>", text)
    assert len(captions) == 3 * 4
    assert captions[:3] == [
        "H1  Who is it?: A  sentence-heads",
        "H1  Who is it?: B  Sentence heads, now",
        "H1  Who is it?: B − A",
    ]
    change = text[text.index("Who is it?: B − A</caption>") :]
    last = re.findall(r"<tr>(.*?)</tr>", change[: change.index("</table>")])[-1]
    assert re.findall(r"<td>(.*?)</td>", last)[1] == "−0.9629"
