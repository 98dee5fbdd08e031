"""The program under a real accessibility bus, walked by a client of its own as Orca would."""

import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from attnviz.model.tabs import TABS

LAUNCHERS = [
    Path("/usr/libexec/at-spi-bus-launcher"),
    Path("/usr/lib/at-spi2-core/at-spi-bus-launcher"),
]
LAUNCHER = next((path for path in LAUNCHERS if path.exists()), None)
CLIENT = Path(__file__).with_name("at_spi_walk.py")
PYTHON = "/usr/bin/python3"
SECONDS = 110

# A bus of its own: nobody's desktop is touched, and none is needed.
SCRIPT = """
{launcher} --launch-immediately & bus=$!
{python} -P -m attnviz --tab {tab} & program=$!
{client_python} {client} $program; code=$?
{then}
kill -TERM $program; wait $program; ended=$?
kill $bus
[ $code = 0 ] || exit $code
[ $ended = 143 ] || exit $ended
"""


def _can_walk():
    if LAUNCHER is None or not shutil.which("dbus-run-session") or not Path(PYTHON).exists():
        return False
    ask = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    return subprocess.run([PYTHON, "-c", ask], capture_output=True, check=False).returncode == 0


pytestmark = [
    pytest.mark.display,
    pytest.mark.timeout(SECONDS + 10),
    pytest.mark.skipif(os.environ.get("QT_QPA_PLATFORM") != "xcb", reason="needs an X server"),
    pytest.mark.skipif(not _can_walk(), reason="needs at-spi2-core and gir1.2-atspi-2.0"),
]


@pytest.fixture
def walked(tmp_path):
    """Return what a screen reader finds on a tab."""

    def walk(tab, then=""):
        script = SCRIPT.format(
            launcher=shlex.quote(str(LAUNCHER)),
            python=shlex.quote(sys.executable),
            tab=tab,
            client_python=PYTHON,
            client=shlex.quote(str(CLIENT)),
            then=then,
        )
        kinds = {f"XDG_{kind}_HOME": str(tmp_path / kind) for kind in ("CONFIG", "DATA", "STATE")}
        done = subprocess.run(
            ["dbus-run-session", "--", "sh", "-c", script],
            env={**os.environ, **kinds, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"},
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
        assert done.returncode == 0, (done.returncode, done.stderr)
        return json.loads(done.stdout.splitlines()[-1])  # the bus prints a line of its own

    return walk


@pytest.mark.parametrize("tab", [tab.id for tab in TABS])
def test_a_screen_reader_finds_every_control_by_name_and_every_cell(walked, tab):
    found = walked(tab)
    named = [(role, name or any(labels)) for role, name, labels in found["controls"]]
    assert not [role for role, name in named if not name]
    assert not [role for role, _, _ in found["controls"] if role in ("filler", "unknown", "panel")]
    assert found["tables"]
    for name, columns, rows, cells in found["tables"]:
        assert name and all(columns) and all(rows)
        assert [len(row) for row in cells] == [len(columns)] * len(rows)
        assert all(cell for row in cells for cell in row)


def test_the_numbers_of_the_first_picture_are_there(walked):
    found = walked("heads")
    read = {name: (rows, cells) for name, _, rows, cells in found["tables"]}
    rows, cells = read["attention of tired"]
    assert cells[rows.index("animal")] == ["96.3%"]


@pytest.mark.skipif(not shutil.which("xdotool"), reason="needs xdotool")
def test_a_program_that_was_read_ends_well(walked):
    """Qt and Python both hold what was read; only one of them may delete it at the end."""
    press = "xdotool search --sync --onlyvisible --pid $program windowfocus key --delay 300 F3 Tab"
    again = f"{PYTHON} {shlex.quote(str(CLIENT))} $program || code=$?"
    walked("steps", then=f"{press}; {again}")
