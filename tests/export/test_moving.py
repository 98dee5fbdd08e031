"""Frames as GIF, APNG, WebP and MP4: right pictures and times, same bytes, clear refusals."""

import io
import shutil
import subprocess
import sys
import tracemalloc
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageSequence

from attnviz.errors import AttnvizError
from attnviz.export import moving
from attnviz.export.moving import Form, check, encoded, lacking, sample_places
from attnviz.export.palette import ColourPalette
from tests.export.conftest import tool

SIZE = (96, 64)
GROUND, SQUARE = (243, 244, 248), (8, 76, 178)


def frames(count: int = 8) -> list[bytes]:
    """A square that goes to the right."""
    found = []
    for i in range(count):
        dots = np.full((SIZE[1], SIZE[0], 3), GROUND, np.uint8)
        dots[20:40, 4 + 8 * i : 24 + 8 * i] = SQUARE
        found.append(dots.tobytes())
    return found


def form(suffix: str, seconds=(0.05,) * 8, **other) -> Form:
    return Form(suffix, SIZE, 20, tuple(seconds), "Square & <b>", **other)


def pictures(data: bytes) -> list[Image.Image]:
    file = Image.open(io.BytesIO(data))
    return [each.convert("RGB") for each in ImageSequence.Iterator(file)]


@pytest.mark.parametrize("suffix", [".gif", ".apng", ".webp"])
def test_every_frame_is_there_to_the_dot(suffix: str) -> None:
    given = frames()
    read = pictures(encoded(form(suffix), iter(given), given))
    assert [np.asarray(each).tobytes() for each in read] == given


@pytest.mark.parametrize("suffix", [".gif", ".apng", ".webp"])
def test_the_same_frames_give_the_same_bytes(suffix: str) -> None:
    given = frames()
    once, again = (encoded(form(suffix), iter(given), given) for _ in range(2))
    assert once == again


@pytest.mark.parametrize("suffix", [".gif", ".apng", ".webp"])
def test_a_single_frame_is_a_picture(suffix: str) -> None:
    given = frames(1)
    read = pictures(encoded(form(suffix, [2.0]), iter(given), given))
    assert np.asarray(read[0]).tobytes() == given[0]


def test_times_are_kept_and_rounding_does_not_add_up() -> None:
    assert form(".gif", [1.6, 0.05, 0.05, 1.6]).lasting(0.01) == [160, 5, 5, 160]
    thirds = form(".gif", [1 / 15] * 30).lasting(0.01)
    assert sum(thirds) == 200 and set(thirds) == {6, 7}
    assert form(".gif", [0.001]).lasting(0.01) == [1]
    given = frames(3)
    file = Image.open(io.BytesIO(encoded(form(".gif", [1.6, 0.05, 0.8]), iter(given), given)))
    assert [each.info["duration"] for each in ImageSequence.Iterator(file)] == [1600, 50, 800]
    assert file.info["loop"] == 0


def frames_read(path: Path) -> tuple[dict[str, str], list[int]]:
    """Return what ffmpeg says of a film, and of each frame its bytes in the form it is kept in."""
    command = [tool("ffmpeg"), "-v", "error", "-i", path, "-f", "framemd5", "-"]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    said = dict(line[1:].split(": ", 1) for line in lines if line.startswith("#") and ": " in line)
    return said, [int(line.split(",")[4]) for line in lines if not line.startswith("#")]


def test_mp4_has_the_frames_the_times_and_the_colours(tmp_path) -> None:
    tool("ffmpeg")
    given = frames()
    data = encoded(form(".mp4", [0.5, *[0.05] * 6, 1.0]), iter(given))
    assert data == encoded(form(".mp4", [0.5, *[0.05] * 6, 1.0]), iter(given))
    path = tmp_path / "a.mp4"
    path.write_bytes(data)
    said, sizes = frames_read(path)
    wide, high = SIZE
    assert said["dimensions 0"] == f"{wide}x{high}"
    assert set(sizes) == {wide * high * 3 // 2}, "yuv420p: colours at half the size"
    assert len(sizes) * Fraction(said["tb 0"]) == Fraction("1.8")
    tags = subprocess.run(
        [tool("ffmpeg"), "-v", "error", "-i", path, "-f", "ffmetadata", "-"],
        check=True, capture_output=True, text=True,
    ).stdout  # fmt: skip
    assert "title=Square & <b>\n" in tags
    assert b"creation_time" not in data
    out = tmp_path / "last.png"
    last = [tool("ffmpeg"), "-v", "error", "-sseof", "-0.2", "-i", path, "-frames:v", "1", out]
    subprocess.run(last, check=True)
    dots = np.asarray(Image.open(out).convert("RGB")).astype(int)
    assert np.abs(dots[5, 5] - GROUND).max() <= 4
    assert np.abs(dots[30, 72] - SQUARE).max() <= 8


def test_an_odd_size_gets_one_more_row(tmp_path) -> None:
    tool("ffmpeg")
    odd = Form(".mp4", (33, 21), 10, (0.1,))
    data = encoded(odd, [bytes([200, 10, 10]) * (33 * 21)])
    path = tmp_path / "a.mp4"
    path.write_bytes(data)
    said, _ = frames_read(path)
    assert said["dimensions 0"] == "34x22"


@pytest.fixture
def no_programs(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def test_what_is_missing_is_named(no_programs, monkeypatch) -> None:
    assert "ffmpeg" in lacking(".mp4") and "apt install ffmpeg" in lacking(".mp4")
    with pytest.raises(AttnvizError, match="MP4 needs the program ffmpeg"):
        check(form(".mp4"))
    monkeypatch.setitem(sys.modules, "PIL", None)
    for suffix in (".gif", ".apng", ".webp"):
        assert "Pillow" in lacking(suffix) and "python3-pil" in lacking(suffix)


def test_all_is_there_otherwise() -> None:
    assert [lacking(suffix) for suffix in (".gif", ".apng", ".webp")] == ["", "", ""]


@pytest.mark.skipif(sys.platform == "win32", reason="a script stands in for ffmpeg")
@pytest.mark.parametrize(
    "script", ["cat >/dev/null; echo no room >&2; exit 1", "echo no room >&2; exit 1"]
)
def test_a_failing_ffmpeg_says_why(no_programs, script: str) -> None:
    cat = shutil.which("cat", path="/bin:/usr/bin")
    fake = no_programs / "ffmpeg"
    fake.write_text("#!/bin/sh\n" + script.replace("cat", cat) + "\n")
    fake.chmod(0o755)
    with pytest.raises(AttnvizError, match="ffmpeg failed: no room"):
        encoded(form(".mp4"), iter(frames()))


def test_too_much_is_refused_before_it_is_drawn() -> None:
    with pytest.raises(AttnvizError, match="600 frames of 1920 × 1080 pixels do not fit"):
        check(Form(".gif", (1920, 1080), 25, (0.04,) * 600))
    with pytest.raises(AttnvizError, match="WEBP cannot hold 20000 × 10 pixels"):
        check(Form(".webp", (20000, 10), 25, (0.04,)))
    check(Form(".gif", (1280, 720), 20, (0.05,) * 160))


@pytest.mark.parametrize("suffix", [".apng", ".webp"])
def test_of_a_long_film_two_frames_are_held_at_a_time(suffix: str) -> None:
    """A film of a run is 321 frames, which took 800 MB until the last was drawn."""
    size = (640, 400)
    check(Form(suffix, (1920, 1080), 20, (0.05,) * 400))

    def long():
        for i in range(60):
            dots = np.full((size[1], size[0], 3), GROUND, np.uint8)
            dots[20:40, 4 + 8 * i : 24 + 8 * i] = SQUARE
            yield dots.tobytes()

    tracemalloc.start()
    data = encoded(Form(suffix, size, 20, (0.05,) * 60), long())
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 16 * size[0] * size[1] * 3
    assert len(data) < 60_000
    assert len(pictures(data)) == 60


@pytest.mark.parametrize("suffix", [".apng", ".webp"])
def test_frames_that_do_not_change_stand_and_noise_comes_back_to_the_dot(suffix: str) -> None:
    rng = np.random.default_rng(5)
    noise = [rng.integers(0, 256, (SIZE[1], SIZE[0], 3), np.uint8).tobytes() for _ in range(3)]
    given = [noise[0], noise[0], noise[1], noise[2], noise[2]]
    seconds = (0.05, 0.1, 0.2, 0.3, 0.4)
    data = encoded(form(suffix, seconds), iter(given))
    assert [np.asarray(each).tobytes() for each in pictures(data)] == given
    file = Image.open(io.BytesIO(data))
    times = []
    for each in ImageSequence.Iterator(file):
        each.load()
        times.append(each.info["duration"])
    assert times == [50, 100, 200, 300, 400]
    assert file.info["loop"] == 0


def test_a_fault_of_the_frames_comes_through() -> None:
    def broken():
        yield frames()[0]
        raise ZeroDivisionError

    for suffix in (".gif", ".apng", ".webp"):
        with pytest.raises(ZeroDivisionError):
            encoded(form(suffix), broken(), frames())


def test_samples_are_spread_over_the_whole() -> None:
    assert sample_places(1) == [0]
    assert sample_places(3) == [0, 1, 2]
    places = sample_places(161)
    assert places[0] == 0 and places[-1] == 160 and len(places) == moving.SAMPLES


def many_colours() -> bytes:
    """A wide ground, and every colour of a ramp once."""
    ramp = np.arange(4096)
    dots = np.stack([ramp // 16, 255 - ramp // 16, (ramp * 7) % 256], axis=1).astype(np.uint8)
    return bytes(GROUND) * 9000 + bytes(SQUARE) * 500 + dots.tobytes()


def test_large_areas_keep_their_colour_exactly() -> None:
    pixels = many_colours()
    palette = ColourPalette([pixels])
    table = np.frombuffer(palette.table, np.uint8).reshape(-1, 3)
    assert len(table) <= 256
    drawn = table[np.frombuffer(palette.places(pixels), np.uint8)].astype(int)
    wanted = np.frombuffer(pixels, np.uint8).reshape(-1, 3).astype(int)
    assert (drawn[:9500] == wanted[:9500]).all()
    assert np.abs(drawn - wanted).mean() < 8


def test_a_colour_that_no_sample_had_becomes_the_nearest() -> None:
    palette = ColourPalette([bytes(GROUND) + bytes(SQUARE)])
    table = np.frombuffer(palette.table, np.uint8).reshape(-1, 3)
    near = bytes([10, 70, 170]) + bytes([250, 250, 250])
    found = table[np.frombuffer(palette.places(near), np.uint8)]
    assert [tuple(int(c) for c in each) for each in found] == [SQUARE, GROUND]
