"""A reel of a tab as frames, drawn one by one and written beside the window."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, replace

import numpy as np
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from attnviz.export.drawing import shrink_of, shrunk
from attnviz.export.figure import image
from attnviz.export.moving import Form, check, encoded, sample_places
from attnviz.export.surround import surround_of
from attnviz.ui.look.theme import Theme
from attnviz.ui.tab.contract import TabView
from attnviz.ui.tab.reel import Reel, shots

Progress = tuple[int, int]
AHEAD = 4  # frames drawn before the writer asks for them
WAIT = 0.02  # seconds the window may stand still while the writer catches up


@dataclass(frozen=True, eq=False)
class Film:
    """What is recorded, and how.

    Parameters
    ----------
    view : a view that nobody looks at, see `Reel`
    size : of the whole picture in pixels of 1/96 inch
    scale : dots a pixel
    shrinks : draw smaller what has no room in that size
    """

    view: TabView
    reel: Reel
    theme: Theme
    lesson: str
    size: tuple[int, int]
    scale: float = 1.0
    rate: int = 20
    shrinks: bool = False

    def form(self, suffix: str) -> Form:
        """Return what its file looks like."""
        wide, high = (max(1, round(side * self.scale)) for side in self.size)
        seconds = tuple(shot.seconds for shot in shots(self.reel, self.rate))
        title = surround_of(self.view, self.theme, self.lesson).text
        return Form(suffix, (wide, high), self.rate, seconds, title)

    def picture(self, place: int) -> QImage:
        """Draw one frame."""
        shot = shots(self.reel, self.rate)[place]
        self.reel.show(shot.part, shot.moment)
        around = surround_of(self.view, self.theme, self.lesson)
        if self.reel.say is not None:
            around = replace(around, caption=self.reel.say(shot.part))
        paint = self.reel.paint or self.view.draw

        def draw(painter: QPainter, rect: QRectF) -> None:
            around.draw(painter, rect, lambda inner, room: paint(inner, room, self.theme))

        small = shrunk(draw, shrink_of(self.theme, QSize(*self.size)) if self.shrinks else 1.0)
        return image(small, self.size, scale=self.scale, background=self.theme.window)


def recorded(film: Film, suffix: str) -> Generator[Progress, None, bytes]:
    """Draw and write a film; yields (frames done, frames in all) after each, returns the file.

    The writer runs beside. Closing the generator ends it and waits until it has cleaned up.

    Raises
    ------
    AttnvizError
        See `check` and `encoded`.
    """
    form = film.form(suffix)
    check(form)
    count = len(form.seconds)
    samples = []
    if suffix == ".gif":
        for place in sample_places(count):
            samples.append(pixels_of(film.picture(place)))
            yield 0, count
    writer = _Writer(lambda frames: encoded(form, frames, samples))
    try:
        for place in range(count):
            pixels = pixels_of(film.picture(place))
            while not writer.take(pixels):
                yield place, count
            yield place + 1, count
        while not writer.ended():
            yield count, count
        return writer.result()
    finally:
        writer.stop()


def pixels_of(picture: QImage) -> bytes:
    """Return red, green and blue of every dot, row by row without gaps."""
    plain = picture.convertToFormat(QImage.Format.Format_RGB888)
    wide, high = plain.width(), plain.height()
    rows = np.frombuffer(plain.constBits(), np.uint8, plain.bytesPerLine() * high)
    return rows.reshape(high, plain.bytesPerLine())[:, : 3 * wide].tobytes()


class _StoppedError(Exception):
    """Nobody wants the file any more."""


class _Writer:
    """Runs `write` in a thread of its own, and hands it frame after frame."""

    def __init__(self, write: Callable[[Iterator[bytes]], bytes]) -> None:
        self._frames: queue.Queue[bytes] = queue.Queue(AHEAD)
        self._no_more, self._stopped = threading.Event(), threading.Event()
        self._made: bytes | None = None
        self._fault: BaseException | None = None
        self._write = write
        self._thread = threading.Thread(target=self._run, name="attnviz-film", daemon=True)
        self._thread.start()

    def take(self, pixels: bytes) -> bool:
        """Take a frame; False when there are enough for now."""
        if not self._thread.is_alive():
            return True  # it failed; `result` says why
        try:
            self._frames.put(pixels, timeout=WAIT)
        except queue.Full:
            return False
        return True

    def ended(self) -> bool:
        """Say that no more frames come; tell whether all is written."""
        self._no_more.set()
        self._thread.join(WAIT)
        return not self._thread.is_alive()

    def result(self) -> bytes:
        """Return what was written, or raise what went wrong."""
        if self._fault is not None:
            raise self._fault
        assert self._made is not None
        return self._made

    def stop(self) -> None:
        """End the thread and wait for it."""
        self._stopped.set()
        self._thread.join()

    def _run(self) -> None:
        try:
            self._made = self._write(self._handed())
        except BaseException as fault:
            self._fault = fault

    def _handed(self) -> Iterator[bytes]:
        while True:
            if self._stopped.is_set():
                raise _StoppedError
            try:
                yield self._frames.get(timeout=WAIT)
            except queue.Empty:
                if self._no_more.is_set() and self._frames.empty():
                    return
