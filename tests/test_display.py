"""Asked before Qt: is there a display, and are its libraries there? A line, not an abort."""

import os
import re
import subprocess
import sys

import pytest

from attnviz import display
from attnviz.display import DisplayError, NoDisplayError, check

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X11 and Wayland")
pytestmark = linux


def test_nothing_here_is_qt():
    look = "print([m for m in sys.modules if 'PySide' in m])"
    code = f"import sys, attnviz.display; {look}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_without_a_display_pictures_can_still_be_drawn():
    with pytest.raises(NoDisplayError, match="neither DISPLAY nor WAYLAND_DISPLAY"):
        check({})


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "vnc:size=1280x800:port=5951"])
def test_a_platform_that_needs_no_display(platform):
    check({"QT_QPA_PLATFORM": platform})


def test_vnc_is_told_with_its_danger_and_only_where_qt_has_it(monkeypatch, tmp_path):
    told = "\n".join(display.how_to_see_it("attnviz"))
    assert "QT_QPA_PLATFORM=vnc" in told and "listens on every address" in told
    assert "port=5951 attnviz" in told
    assert "port=5951 'my code/run'" in "\n".join(display.how_to_see_it("'my code/run'"))
    monkeypatch.setattr(display, "_plugins", lambda: tmp_path)
    told = "\n".join(display.how_to_see_it("attnviz"))
    assert "ssh -X" in told and "vnc" not in told.lower()


def test_an_unknown_platform_is_named_with_those_there_are():
    with pytest.raises(DisplayError, match=r"QT_QPA_PLATFORM=cocoa: .*offscreen.*xcb"):
        check({"QT_QPA_PLATFORM": "cocoa"})


def test_a_display_where_nobody_answers(monkeypatch):
    monkeypatch.setattr(display.time, "sleep", lambda seconds: None)
    with pytest.raises(DisplayError, match="no X server answers at DISPLAY=:987") as found:
        check({"DISPLAY": ":987"})
    assert not isinstance(found.value, NoDisplayError)


def test_a_wayland_socket_that_is_not_there(tmp_path):
    with pytest.raises(DisplayError, match="nothing listens at WAYLAND_DISPLAY=wayland-0"):
        check({"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)})


def test_a_missing_library_is_named_with_its_package(monkeypatch, tmp_path):
    """The loader's own words: a plugin that needs a library nobody has."""
    source = display._plugins() / "libqoffscreen.so"
    broken = source.read_bytes().replace(b"libQt6Gui.so.6\0", b"libxcb-foo.so\0\0")
    assert broken != source.read_bytes()
    (tmp_path / "libqxcb.so").write_bytes(broken)
    monkeypatch.setattr(display, "_plugins", lambda: tmp_path)
    with pytest.raises(DisplayError) as found:
        check({"DISPLAY": ":0"})
    assert re.fullmatch(
        r"the library libxcb-foo\.so is missing\. On Debian or Ubuntu install it with: "
        r"sudo apt-get install -y \S+",
        str(found.value),
    )


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxcb-icccm.so.4", "libxcb-icccm4"),
        ("libxcb-keysyms.so.1", "libxcb-keysyms1"),
        ("libxcb-shape.so.0", "libxcb-shape0"),
        ("libxcb-xkb.so.1", "libxcb-xkb1"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libxkbcommon.so.0", "libxkbcommon0"),
        ("libEGL.so.1", "libegl1"),
        ("libGL.so.1", "libgl1"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libfontconfig.so.1", "libfontconfig1"),
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libwayland-client.so.0", "libwayland-client0"),
    ],
)
def test_packages_of_libraries(library, package):
    assert display.package_of(library) == package


def test_qt_itself_without_its_libraries_is_explained():
    error = ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")
    assert display.explain_import(error).endswith("sudo apt-get install -y libegl1")
    assert "no module" in display.explain_import(ImportError("no module"))


def run(tmp_path, *words, **environ):
    """Start the program as a person does, with nothing of this environment's display."""
    without = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    clean = {name: value for name, value in os.environ.items() if name not in without}
    return subprocess.run(
        [sys.executable, "-P", "-m", "attnviz", *words],
        env=clean | environ,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )


def test_a_dead_display_ends_in_one_line(tmp_path):
    done = run(tmp_path, DISPLAY=":987")
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("attnviz: no X server answers at DISPLAY=:987")


def test_wrong_words_end_with_the_usage_code(tmp_path):
    done = run(tmp_path, "--tab", "9")
    assert done.returncode == 2
    assert done.stderr.startswith("attnviz: --tab: found 9")


def test_on_a_machine_without_a_display_every_tab_is_drawn(tmp_path):
    from attnviz.model.tabs import TABS

    done = run(tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    drawn = sorted(path.name for path in (tmp_path / "pictures").iterdir())
    assert drawn == sorted(f"{t.id}-{look}.png" for t in TABS for look in ("light", "projector"))
    for path in (tmp_path / "pictures").iterdir():
        assert str(path) in done.stdout
    for word in ("there is no display", "ssh -X", "QT_QPA_PLATFORM=vnc"):
        assert word in done.stdout


def test_a_folder_that_takes_no_pictures_is_told(tmp_path):
    (tmp_path / "pictures").write_text("a file")
    done = run(tmp_path)
    assert done.returncode == 1
    assert "pictures" in done.stderr


def test_a_file_that_cannot_be_read_is_told_without_a_display_too(tmp_path):
    (tmp_path / "bad.attn").write_text("{")
    done = run(tmp_path, "bad.attn")
    assert done.returncode == 1
    assert done.stderr.startswith("attnviz: bad.attn")
    assert not (tmp_path / "pictures").exists()
