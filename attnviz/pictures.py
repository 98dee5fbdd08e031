"""Windows that nobody sees: for `render`, for machines without a display, for the self-check."""

from __future__ import annotations

import atexit
import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attnviz import display, streams
from attnviz.errors import AttnvizError
from attnviz.options import StartOptions, program_name

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication, QWidget

    from attnviz.cli.request import HandoutRequest, RenderRequest
    from attnviz.export.choice import ExportFormat
    from attnviz.main_window import MainWindow
    from attnviz.model.document.lab import Lab
    from attnviz.session import Session

FOLDER = "pictures"
ELSEWHERE = "Every tab was drawn instead, into your cache, as nothing can be written here:"
NOT_OFFSCREEN = "This plugin does not support propagateSizeHints()"
TALLEST = 3 / 4  # height of a projected image, of its width, by which its letters go
# What scales or styles windows where they are seen; a picture is the same for everyone.
OF_THE_SCREEN = (
    "QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS", "QT_SCALE_FACTOR_ROUNDING_POLICY",
    "QT_ENABLE_HIGHDPI_SCALING", "QT_AUTO_SCREEN_SCALE_FACTOR", "QT_USE_PHYSICAL_DPI",
    "QT_FONT_DPI", "QT_QPA_PLATFORMTHEME",
)  # fmt: skip
SIZES = {"light": (1280, 720), "projector": (1920, 1080)}


def render(request: RenderRequest) -> None:
    """Draw one tab into a file.

    Raises
    ------
    AttnvizError
        When Qt cannot be loaded, there is no such tab, or the file cannot be written.
    """
    with qt_libraries():
        offscreen_application()
    _tell_boxes(request.lab)
    with _spoken(request.language):
        _render(request)


def _render(request: RenderRequest) -> None:
    if request.window:
        with hidden_window(request.lab, request.theme, request.size) as window:
            _select(window.session, request)
            window.show_tab(_place(request.tab))
            window.view.show_page(request.page)
            window.session.compare(request.compared)
            _save_window(window, request)
        return
    from PySide6.QtCore import QSize

    from attnviz.export.drawing import room_in, shrink_of
    from attnviz.frame.exporting.job import ExportJob, exported
    from attnviz.frame.exporting.offscreen import offscreen_view
    from attnviz.frame.process import garbage
    from attnviz.session import Session
    from attnviz.ui.look.theme import lettered, theme
    from attnviz.ui.look.typeface import installed

    width, height = request.size
    look = theme(request.theme, min(height, round(width * TALLEST)))
    style = request.style
    if style.font or style.font_size is not None:
        look = lettered(look, style.font_size, installed(style.font) if style.font else "")
    size = QSize(width, height)
    room = room_in(size, shrink_of(look, size))
    _wear(look)
    session = Session(request.lab)
    _place(request.tab)
    _select(session, request)
    with offscreen_view(
        session, request.tab, look, room, request.name, style=request.style
    ) as view:
        view.show_page(request.page)
        session.compare(request.compared)
        events()
        job = ExportJob(view, session, look, request.name, _choice(request), size, request.lesson)
        for _ in exported(job, request.output):
            garbage.collect_due()  # nothing else is done between two frames of a film
        if job.choice.what == "picture" and job.lost:
            from attnviz.frame.settings import languages
            from attnviz.ui.tab.contract import NOT_ALL

            languages.unload()  # the picture is drawn; the command line speaks English
            shown = job.lost or NOT_ALL
            streams.warn(f"attnviz: {request.output}: shows {shown}; use a larger --size")


def draw_handout(request: HandoutRequest) -> None:
    """Draw the sheet of a lesson into a file.

    Raises
    ------
    AttnvizError
        When Qt cannot be loaded or the file cannot be written.
    """
    with qt_libraries():
        offscreen_application()
    from attnviz.export.files import write_file
    from attnviz.export.handout import handout_bytes
    from attnviz.frame.lessons.words import as_shown, sheet_as_shown

    with _spoken(request.language):
        lesson, sheet = as_shown(request.lesson), sheet_as_shown(request.handout)
        data = handout_bytes(lesson, sheet, readers=request.readers, paper=request.paper)
    write_file(request.output, data)


@contextmanager
def _spoken(language: str) -> Iterator[None]:
    """Speak a language and write its numbers meanwhile, whatever the system's is."""
    if language == "en":
        yield
        return
    from attnviz.frame.settings import languages
    from attnviz.frame.settings.number_choice import write_numbers
    from attnviz.settings import Memory, Settings
    from attnviz.ui.look import numbers

    before = numbers.number_format()
    languages.load(language)
    write_numbers(Settings(Memory()))
    try:
        yield
    finally:
        languages.unload()
        numbers.set_number_format(before)


def _choice(request: RenderRequest) -> ExportFormat:
    """Return what is wanted from the kind of file and from how many steps of it."""
    from attnviz.export.choice import ExportFormat, what_of

    suffix = request.output.suffix.lower()
    return ExportFormat(
        what_of(suffix, request.all_steps),
        suffix,
        request.background,
        request.scale,
        request.rate,
        request.motion,
        request.style,
    )


def draw_every_tab(options: StartOptions, why: str) -> int:
    """Draw every tab into a folder where no window can open; return the exit code."""
    try:
        with qt_libraries():
            offscreen_application()
            from attnviz.app import speak
        speak(options.language or "")
        paths = list(_every_tab(options))
    except (AttnvizError, OSError) as error:
        streams.warn(f"attnviz: {error}")
        return 1
    here = paths[0].parent == _here()
    lines = [f"attnviz: {why}", "Every tab was drawn instead:" if here else ELSEWHERE]
    lines += [f"  {path}" for path in paths]
    lines += display.how_to_see_it(program_name())
    streams.write("\n".join(lines) + "\n")
    return 0


@contextmanager
def hidden_window(lab: Lab, look: str, size: tuple[int, int]) -> Iterator[MainWindow]:
    """Return a whole window of a size, on no screen and with nobody's preferences."""
    from attnviz.frame.chrome.theme_manager import ThemeManager
    from attnviz.frame.exporting.offscreen import discard, show_offscreen
    from attnviz.main_window import MainWindow
    from attnviz.session import Session
    from attnviz.settings import Memory, Settings

    settings = Settings(Memory())
    themes = ThemeManager(settings)
    # In this order: letters are measured once, for this height, and not again a moment later.
    themes.set_height(size[1])
    themes.choose(look)
    window = MainWindow(Session(lab), themes, settings)
    window.setMinimumSize(0, 0)
    window.show_tab(0)
    window.resize(*size)
    try:
        show_offscreen(window)
        events()
        yield window
    finally:
        discard(window)


def offscreen_application() -> QApplication:
    """Return the application, on no screen unless there is one already.

    Raises
    ------
    AttnvizError
        When there is neither the typeface nor a font: pictures would have boxes for letters.
    """
    from PySide6.QtCore import qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    from attnviz.app import application
    from attnviz.frame.process import fonts

    there = QApplication.instance()
    if isinstance(there, QApplication):
        return there
    for name in OF_THE_SCREEN:
        os.environ.pop(name, None)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    qInstallMessageHandler(_pass_on)
    atexit.register(qInstallMessageHandler, None)  # Qt still speaks when Python is gone
    made = application(["attnviz"])
    said = fonts.complaint()
    if said and fonts.are_missing():
        raise AttnvizError(said)
    if said:
        streams.warn(f"attnviz: {said}")
    return made


def _tell_boxes(lab: Lab) -> None:
    from attnviz.frame.process import fonts

    if said := fonts.boxes(lab):
        streams.warn(f"attnviz: {said}")


def _pass_on(kind: object, context: object, text: str) -> None:
    """Print what Qt says, except the line it has for every hidden window."""
    if text != NOT_OFFSCREEN:
        streams.warn(f"Qt: {text}")


def window_image(window: QWidget, scale: float = 1.0) -> QImage:
    """Draw a whole window, in `scale` dots a pixel."""
    from PySide6.QtGui import QImage

    image = QImage(window.size() * scale, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    window.render(image)
    return image


def _every_tab(options: StartOptions) -> Iterator[Path]:
    from attnviz.frame.files.named import read
    from attnviz.model.files import library
    from attnviz.model.tabs import TABS

    lab = library.start_lab()
    for name in options.files[:1]:
        lab = read(name).lab
        _tell_boxes(lab)
    folder = _folder()
    for look, size in SIZES.items():
        with hidden_window(lab, look, size) as window:
            for place, tab in enumerate(TABS):
                window.show_tab(place)
                _rest(window)
                path = folder / f"{tab.id}-{look}.png"
                if not window_image(window).save(str(path)):
                    raise AttnvizError(f"{path}: could not be written.")
                yield path


def _here() -> Path:
    return Path(FOLDER).absolute()


def _folder() -> Path:
    """Make the folder for pictures: here, or in the person's cache where nothing can be written."""
    from PySide6.QtCore import QStandardPaths

    folder = _here()
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        if error.errno not in (errno.EACCES, errno.EPERM, errno.EROFS):
            raise
    if not os.access(folder, os.W_OK):
        cache = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation)
        folder = Path(cache) / FOLDER
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def _save_window(window: MainWindow, request: RenderRequest) -> None:
    from attnviz.export.files import suffix_of, write_file

    suffix_of(request.output, (".png",))
    _rest(window)
    write_file(request.output, _png(window_image(window, request.scale)))


def _png(image: QImage) -> bytes:
    from PySide6.QtCore import QBuffer

    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]
        raise AttnvizError("the picture could not be written as PNG.")
    return bytes(buffer.data().data())


def _select(session: Session, request: RenderRequest) -> None:
    """Show what the file says was shown, except where the request says otherwise."""
    from attnviz.frame.files.view_state import selection_fields

    asked = {"head": request.head, "token": request.token, "step": request.step}
    view: dict[str, Any] = {**request.view, "tab": request.tab}
    view |= {name: value for name, value in asked.items() if value is not None}
    if request.token is not None:
        view.pop("key", None)
    session.select(**selection_fields(view, session.lab.document))


def _place(tab: str) -> int:
    from attnviz.model.tabs import TABS

    for place, entry in enumerate(TABS):
        if entry.id == tab:
            return place
    raise AttnvizError(f"unknown tab {tab!r}; there are {', '.join(t.id for t in TABS)}.")


def _wear(look: Any) -> None:
    from attnviz.frame.chrome.theme_manager import apply_theme

    apply_theme(look)


def _rest(window: MainWindow) -> None:
    """Let what moves or is computed aside come to rest: else each picture would be another one."""
    from PySide6.QtCore import QThreadPool

    events()
    for pool in window.findChildren(QThreadPool):
        pool.waitForDone()
    events()
    window.view.set_shown(False)
    events()


def events() -> None:
    """Let Qt do what is due."""
    from PySide6.QtWidgets import QApplication

    QApplication.sendPostedEvents()
    QApplication.processEvents()


@contextmanager
def qt_libraries() -> Iterator[None]:
    """Say which library is missing where Qt cannot be loaded."""
    try:
        yield
    except ImportError as error:
        raise AttnvizError(display.explain_import(error)) from error
