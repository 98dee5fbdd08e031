"""Pictures one after the other as one file: GIF, APNG and WebP by Pillow, MP4 by ffmpeg.

Frames come as rows of red, green and blue without gaps, so that nothing here needs Qt and all of
it can run beside the window. The same frames give the same bytes with the same Pillow or ffmpeg.
"""

from __future__ import annotations

import io
import shutil
import struct
import subprocess
import tempfile
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from attnviz import __version__
from attnviz.errors import AttnvizError
from attnviz.export.palette import ColourPalette
from attnviz.language import tr

Pixels = NDArray[np.uint8]

MOST_KEPT = 2**30  # bytes of frames that Pillow holds while it writes
SAMPLES = 8  # frames that a GIF's colours are taken from
LARGEST = {".gif": 65535, ".webp": 16383, ".apng": 65535, ".mp4": 16384}  # dots of a side
HOW_TO_GET_PILLOW = "pip install Pillow (Debian: apt install python3-pil)"
HOW_TO_GET_FFMPEG = "Debian: apt install ffmpeg (https://ffmpeg.org)"
# H.264 has half as many dots of colour: both sides must be even. Players take BT.709 for granted.
FITTED = "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white,scale=out_color_matrix=bt709,format=yuv420p"
COLOURS = ("-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709")
_PNG = b"\x89PNG\r\n\x1a\n"
SORT = 0x02 | 0x10  # of a WebP: it moves, and parts of it are seen through
ENOUGH = "18"  # quality of H.264: letters stay sharp


@dataclass(frozen=True)
class Form:
    """What a file of moving pictures looks like.

    Parameters
    ----------
    suffix : one of `attnviz.export.choice.MOVING`
    size : width and height of every frame in dots
    rate : frames a second where something moves
    seconds : how long each frame stands
    title : for readers of the file's properties
    """

    suffix: str
    size: tuple[int, int]
    rate: int
    seconds: tuple[float, ...]
    title: str = ""

    def lasting(self, unit: float) -> list[int]:
        """Return how many units each frame stands, at least one; rounding does not add up."""
        exact, told, found = 0.0, 0, []
        for seconds in self.seconds:
            exact += seconds / unit
            found.append(max(1, round(exact) - told))
            told += found[-1]
        return found


def lacking(suffix: str) -> str:
    """Say what has to be installed before a kind of file can be written; "" = nothing."""
    kind = suffix[1:].upper()
    if suffix == ".mp4":
        if shutil.which("ffmpeg"):
            return ""
        return tr("{kind} needs the program ffmpeg. {how}", kind=kind, how=HOW_TO_GET_FFMPEG)
    try:
        from PIL import features
    except ImportError:
        return tr("{kind} needs the library Pillow. {how}", kind=kind, how=HOW_TO_GET_PILLOW)
    if suffix == ".webp" and not features.check("webp"):
        return tr("Pillow on this computer does not support WebP. Choose GIF or APNG.")
    return ""


def check(form: Form) -> None:
    """Refuse what cannot be written, before the first frame is drawn.

    Raises
    ------
    AttnvizError
        Something is not installed, or so many frames of that size are too much.
    """
    missing = lacking(form.suffix)
    if missing:
        raise AttnvizError(missing)
    (wide, high), count = form.size, len(form.seconds)
    if max(wide, high) > LARGEST[form.suffix]:
        raise AttnvizError(
            tr(
                "{kind} cannot hold {wide} × {high} pixels. Choose a smaller size.",
                kind=form.suffix[1:].upper(),
                wide=wide,
                high=high,
            )
        )
    # Pillow keeps each frame of a GIF, and what changed in it; others are written as they come.
    if form.suffix == ".gif" and 2 * wide * high * count > MOST_KEPT:
        raise AttnvizError(
            tr(
                "{count} frames of {wide} × {high} pixels do not fit in memory. Choose a "
                "smaller size, fewer frames per second, or MP4.",
                count=count,
                wide=wide,
                high=high,
            )
        )


def encoded(form: Form, frames: Iterable[bytes], samples: Sequence[bytes] = ()) -> bytes:
    """Return frames as the bytes of a file; they are asked for one by one.

    Parameters
    ----------
    frames : height x width x 3 bytes each
    samples : some frames ahead; a GIF takes its colours from them

    Raises
    ------
    AttnvizError
        When the file cannot be made.
    """
    writers: dict[str, Callable[[Form, Iterable[bytes], Sequence[bytes]], bytes]] = {
        ".gif": _gif,
        ".apng": _apng,
        ".webp": _webp,
        ".mp4": _mp4,
    }
    return writers[form.suffix](form, frames, samples)


def sample_places(count: int) -> list[int]:
    """Return which of so many frames tell a GIF's colours: spread over the whole, ends included."""
    most = min(SAMPLES, count)
    return sorted({round(i * (count - 1) / max(1, most - 1)) for i in range(most)})


def _gif(form: Form, frames: Iterable[bytes], samples: Sequence[bytes]) -> bytes:
    from PIL import Image

    colours = ColourPalette(samples)

    def picture(pixels: bytes) -> Image.Image:
        found = Image.frombytes("P", form.size, colours.places(pixels))
        found.putpalette(colours.table)
        return found

    lasting = [10 * unit for unit in form.lasting(0.01)]
    pictures, file = map(picture, frames), io.BytesIO()
    next(pictures).save(
        file, "GIF", save_all=True, append_images=pictures, duration=lasting, loop=0,
        comment=_maker().encode(),
    )  # fmt: skip
    return file.getvalue()


def _apng(form: Form, frames: Iterable[bytes], samples: Sequence[bytes]) -> bytes:
    """Write a PNG whose further frames lie in chunks of its own (W3C PNG 3, section 11.3.6)."""
    from PIL import Image

    parts, number, lasting = [_PNG], 0, form.lasting(0.001)
    for at, ((x, y, picture), often) in enumerate(
        zip(_changes(form, frames), lasting, strict=True)
    ):
        file = io.BytesIO()
        Image.fromarray(picture).save(file, "PNG")
        chunks = list(_png_chunks(file.getvalue()))
        if at == 0:
            parts.append(_png_chunk(b"IHDR", dict(chunks)[b"IHDR"]))
            parts += [_png_chunk(b"iTXt", text) for text in _png_texts(form)]
            parts.append(_png_chunk(b"acTL", struct.pack(">II", len(lasting), 0)))
        high, wide = picture.shape[:2]
        place = struct.pack(">IIIII", number, wide, high, x, y)
        # What was there stays, and pixels that did not change are seen through.
        parts.append(_png_chunk(b"fcTL", place + struct.pack(">HHBB", often, 1000, 0, int(at > 0))))
        number += 1
        for kind, data in chunks:
            if kind != b"IDAT":
                continue
            if at == 0:
                parts.append(_png_chunk(b"IDAT", data))
            else:
                parts.append(_png_chunk(b"fdAT", struct.pack(">I", number) + data))
                number += 1
    return b"".join([*parts, _png_chunk(b"IEND", b"")])


def _png_texts(form: Form) -> list[bytes]:
    texts = (("Title", form.title), ("Software", _maker()))
    return [
        name.encode() + bytes(5) + text.encode("utf-8", "replace") for name, text in texts if text
    ]


def _png_chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _png_chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(_PNG)
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        yield data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        at += 12 + length


def _webp(form: Form, frames: Iterable[bytes], samples: Sequence[bytes]) -> bytes:
    """Write lossless pictures one after the other into a container (RFC 9649, section 2.7)."""
    from PIL import Image

    wide, high = form.size
    parts = [
        _webp_chunk(b"VP8X", bytes([SORT, 0, 0, 0]) + _24(wide - 1) + _24(high - 1)),
        _webp_chunk(b"ANIM", b"\xff\xff\xff\xff" + bytes(2)),  # white behind it; for ever
    ]
    lasting = form.lasting(0.001)
    for (x, y, picture), often in zip(_changes(form, frames), lasting, strict=True):
        file = io.BytesIO()
        Image.fromarray(picture).save(file, "WEBP", lossless=True, quality=20, method=2)
        place = [x // 2, y // 2, picture.shape[1] - 1, picture.shape[0] - 1, often]
        parts.append(_webp_chunk(b"ANMF", b"".join(map(_24, place)) + b"\0" + file.getvalue()[12:]))
    data = b"WEBP" + b"".join(parts)
    return b"RIFF" + struct.pack("<I", len(data)) + data


def _webp_chunk(kind: bytes, data: bytes) -> bytes:
    return kind + struct.pack("<I", len(data)) + data + bytes(len(data) % 2)


def _24(number: int) -> bytes:
    return number.to_bytes(3, "little")


def _changes(form: Form, frames: Iterable[bytes]) -> Iterator[tuple[int, int, Pixels]]:
    """Yield the first frame, then of each what differs from the one before it.

    Two frames are held at a time, however many there are.

    Yields
    ------
    x, y : where it lies, even numbers
    picture : (height, width, 4) bytes; transparent where nothing changed
    """
    wide, high = form.size
    before: Pixels | None = None
    for frame in frames:
        pixels = np.frombuffer(frame, np.uint8).reshape(high, wide, 3)
        alpha = np.full((high, wide), 255, np.uint8)
        x, y, right, low = 0, 0, wide, high
        if before is not None:
            differs = (pixels != before).any(axis=2)
            rows, columns = np.flatnonzero(differs.any(axis=1)), np.flatnonzero(differs.any(axis=0))
            alpha = differs.astype(np.uint8) * np.uint8(255)
            x, y, right, low = 0, 0, 1, 1
            if len(rows):
                x, y = int(columns[0]) // 2 * 2, int(rows[0]) // 2 * 2
                right, low = int(columns[-1]) + 1, int(rows[-1]) + 1
        picture = np.dstack((pixels, alpha))[y:low, x:right]
        picture[picture[..., 3] == 0] = 0
        yield x, y, np.ascontiguousarray(picture)
        before = pixels


def _mp4(form: Form, frames: Iterable[bytes], samples: Sequence[bytes]) -> bytes:
    """Send frames to ffmpeg, each as often as it stands, and read the file it made."""
    with tempfile.TemporaryDirectory(prefix="attnviz-") as folder:
        out = Path(folder) / "moving.mp4"
        with (Path(folder) / "said.txt").open("w+b") as said:
            process = subprocess.Popen(_command(form, out), stdin=subprocess.PIPE, stderr=said)
            try:
                _send(process, frames, form.lasting(1 / form.rate))
            except BaseException:
                process.kill()
                process.wait()
                raise
            if process.wait():
                said.seek(0)
                last = said.read().decode(errors="replace").strip().splitlines()[-1:]
                raise AttnvizError(tr("ffmpeg failed: {why}", why=" ".join(last)))
        return out.read_bytes()


def _send(process: subprocess.Popen[bytes], frames: Iterable[bytes], times: list[int]) -> None:
    pipe = process.stdin
    assert pipe is not None
    try:
        for pixels, often in zip(frames, times, strict=True):
            for _ in range(often):
                pipe.write(pixels)
    except BrokenPipeError:
        pass  # it ended; why, it has said
    finally:
        with suppress(BrokenPipeError):
            pipe.close()


def _command(form: Form, out: Path) -> list[str]:
    """Return how ffmpeg is called: H.264 that every browser and slide program plays."""
    wide, high = form.size
    quality = ["-c:v", "libx264", "-crf", ENOUGH, "-preset", "medium"] if _has_x264() else []
    return [
        shutil.which("ffmpeg") or "ffmpeg", "-hide_banner", "-loglevel", "error", "-nostdin", "-y",
        "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{wide}x{high}", "-r", str(form.rate),
        "-i", "pipe:0",
        "-vf", FITTED, *quality, *COLOURS,
        "-movflags", "+faststart", "-map_metadata", "-1", "-fflags", "+bitexact",
        "-flags:v", "+bitexact", "-metadata", f"title={form.title}", str(out),
    ]  # fmt: skip


def _has_x264() -> bool:
    command = [shutil.which("ffmpeg") or "ffmpeg", "-hide_banner", "-encoders"]
    listed = subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, check=False)
    return b" libx264 " in listed.stdout


def _maker() -> str:
    return f"attnviz {__version__}"
