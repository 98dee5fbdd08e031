"""`attnviz --self-check`: whether this installation is whole, from the numbers to the help."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from attnviz import streams
from attnviz.errors import AttnvizError
from attnviz.options import LANGUAGES
from attnviz.pictures import (
    NOT_OFFSCREEN,
    SIZES,
    events,
    hidden_window,
    offscreen_application,
    qt_libraries,
    window_image,
)

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

# What the chapter says: the last row of the tiny example, and two counts at 131,072 tokens.
TINY = (0.9094, 0.0453, 0.0453)
COUNTS = (("full", 8_590_000_128), ("sink-window", 528_611_328))
COLOURS = 200  # a picture with fewer of them shows nothing
# How a file of moving pictures begins, and what it holds when more than one picture is in it.
REPEATS, CONTINUES = "K T B R M P H D K T B", "R"
SIGNS = {
    ".gif": (b"GIF89a", b"NETSCAPE2.0"),
    ".apng": (b"\x89PNG", b"acTL"),
    ".webp": (b"RIFF", b"ANIM"),
}


def self_check() -> int:
    """Check this installation from end to end; return the exit code."""
    failed = False
    for name, check in (
        ("numbers of the tiny example", _check_numbers),
        ("counts at 131,072 tokens", _check_counts),
        ("Qt", _check_qt),
        ("typeface", _check_letters),
        ("themes", _check_looks),
        ("tabs", _check_tabs),
        ("languages", _check_languages),
        ("help", _check_help),
        ("animations", _check_moving),
        ("language models", _check_models),
    ):
        try:
            said = f"OK      {name}: {check()}"
        except Exception as error:
            failed = True
            said = f"FAILED  {name}: {type(error).__name__}: {error}"
        streams.write(f"{said}\n")
        streams.flush()
    return int(failed)


def _check_numbers() -> str:
    from attnviz.engine.steps.run import run
    from attnviz.model.files import library

    row = run(library.load("tiny-example").lab.document)["pattern"][0, -1]
    found = tuple(round(float(share), 4) for share in row)
    if found != TINY:
        raise AttnvizError(f"found {found}, expected {TINY}")
    return ", ".join(f"{share:.4f}" for share in found)


def _check_counts() -> str:
    from attnviz.engine import masks

    said = []
    for kind, expected in COUNTS:
        found = masks.count(kind, 131_072, window=4096, n_sinks=1)
        if found != expected:
            raise AttnvizError(f"{kind}: found {found}, expected {expected}")
        said.append(f"{kind} {found:,}")
    return ", ".join(said)


def _check_qt() -> str:
    with qt_libraries():
        offscreen_application()
        from attnviz.frame.commands.about import versions
        from attnviz.ui.grid import lazy_pyqtgraph

        lazy_pyqtgraph.load()
    return ", ".join(f"{name} {number}" for name, number in versions())


def _check_letters() -> str:
    with qt_libraries():
        offscreen_application()
        from attnviz.ui.look import typeface
    from attnviz.frame.process import fonts

    if said := fonts.complaint():
        raise AttnvizError(said)
    return f"{typeface.FAMILY}, {len(typeface.FILES)} files"


@contextmanager
def _no_complaint_of_qt() -> Iterator[None]:
    """Raise AttnvizError where Qt complains: of a style sheet or a picture it cannot read, say."""
    from PySide6.QtCore import qInstallMessageHandler

    said: list[str] = []
    before = qInstallMessageHandler(lambda kind, context, text: said.append(text))
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    if complaints := [text for text in dict.fromkeys(said) if text != NOT_OFFSCREEN]:
        raise AttnvizError("Qt: " + "; ".join(complaints))


def _check_looks() -> str:
    """Dress in each look, and draw what takes its size or its picture from the style sheet."""
    with qt_libraries():
        offscreen_application()
        from PySide6.QtWidgets import QComboBox, QLabel

        from attnviz.app import window_icon
        from attnviz.frame.chrome.theme_manager import CYCLE, apply_theme
    from attnviz.ui.look.theme import theme

    plain = []
    with _no_complaint_of_qt():
        for name in CYCLE:
            look = theme(name)
            apply_theme(look)
            QComboBox().grab()
            title = QLabel()
            title.setProperty("role", "title")
            title.ensurePolished()
            if title.font().pixelSize() != look.size("title"):
                plain.append(name)
        lost = window_icon().pixmap(32).isNull()
    if plain:
        raise AttnvizError(f"{', '.join(plain)}: the style sheet has no effect")
    if lost:
        raise AttnvizError("the program's picture cannot be drawn")
    return ", ".join(CYCLE)


def _check_tabs() -> str:
    with qt_libraries():
        offscreen_application()
        from attnviz.model.tabs import TABS
    from attnviz.model.files import library

    said = []
    for look, size in SIZES.items():
        with _no_complaint_of_qt(), hidden_window(library.start_lab(), look, size) as window:
            for place, tab in enumerate(TABS):
                window.show_tab(place)
                events()
                if not window.view.caption():
                    raise AttnvizError(f"tab {tab.id} has no caption")
                colours = _colours(window_image(window))
                if colours < COLOURS:
                    raise AttnvizError(f"tab {tab.id}, {look}: only {colours} colours drawn")
                said.append(f"{tab.id} {look}")
    return ", ".join(said)


def _colours(image: QImage) -> int:
    """Count the different colours of a picture."""
    import numpy as np

    dots = np.frombuffer(image.constBits(), np.uint32, image.width() * image.height())
    return len(np.unique(dots))


def _check_languages() -> str:
    """Load each language: the program's texts, Qt's own, and those of the lessons."""
    with qt_libraries():
        offscreen_application()
        from PySide6.QtCore import QCoreApplication

        from attnviz.frame.settings import languages
        from attnviz.model.tabs import TABS
    from attnviz.language import tr
    from attnviz.model.files.texts import texts

    said = []
    for name in LANGUAGES[1:]:
        if not languages.load(name):
            raise AttnvizError(f"{name}: the program's texts cannot be read")
        try:
            ours = tr(TABS[0].title)
            cancel = QCoreApplication.translate("QPlatformTheme", "Cancel")
        finally:
            languages.unload()
        if ours == TABS[0].title:
            raise AttnvizError(f"{name}: {ours!r} is not translated")
        if cancel == "Cancel":
            raise AttnvizError(f"{name}: the texts of Qt (qtbase_{name}.qm) are missing")
        count = len(texts(name))
        if not count:
            raise AttnvizError(f"{name}: the texts of the lessons are missing")
        said.append(f"{name} ({ours}, {cancel}, {count} lesson texts)")
    return ", ".join(said)


def _check_help() -> str:
    """Look for a page of every tab, and that of the window, in every language."""
    from attnviz.model.tabs import tab_ids
    from attnviz.resources import FOLDER

    pages = ("start", *tab_ids())
    for name in LANGUAGES:
        for page in pages:
            path = FOLDER / "help" / name / f"{page}.md"
            if not path.read_text(encoding="utf-8").startswith("# "):
                raise AttnvizError(f"{path}: there is no title")
    return f"{len(pages)} pages in {', '.join(LANGUAGES)}"


def _check_moving() -> str:
    """Write two pictures as every kind of file that can be written here, and name the others."""
    from attnviz.export.choice import MOVING
    from attnviz.export.moving import Form, encoded, lacking

    frames = [bytes((shade,)) * (3 * 16 * 16) for shade in (0, 255)]
    said, absent = [], []
    for suffix in MOVING:
        missing = lacking(suffix)
        if missing:
            absent.append(missing)
            continue
        said.append(suffix[1:])
        if suffix in SIGNS:  # a film costs a start of ffmpeg, which is no part of this program
            made = encoded(Form(suffix, (16, 16), 10, (0.1, 0.1)), frames, frames)
            begin, held = SIGNS[suffix]
            if not made.startswith(begin) or held not in made:
                raise AttnvizError(f"{suffix}: {len(made)} bytes that hold no animation")
    return ". ".join((", ".join(said) or "none", *absent))


def _check_models() -> str:
    """Run the model that is built in: it has to go on with what it read before."""
    from importlib.util import find_spec

    from attnviz.checkpoints.discover import located
    from attnviz.checkpoints.model import open_model

    if find_spec("tokenizers") is None:
        return 'they need the extra “models”: pip install "attnviz[models]"'
    model = open_model(located("letters"))
    (token, share), *_ = model.run(REPEATS).top(1)
    found = model.tokenizer.stored(token)
    model.close()
    if found != CONTINUES:
        raise AttnvizError(f"after {REPEATS}: found {found}, expected {CONTINUES}")
    return f"{model.name}: {REPEATS} … {found}, {share:.0%}"
