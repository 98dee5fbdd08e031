"""Carries out one export in small pieces, so that the window stays alive and can stop it.

Nothing is written before everything is made: what was there stays until then.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path
from string import ascii_uppercase
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter

from attnviz.engine.steps.table import LAST_STEP
from attnviz.errors import AttnvizError
from attnviz.export.backgrounds import on_background
from attnviz.export.choice import MATRIX_TABS, SUFFIXES, ExportFormat, FigureStyle, numbered
from attnviz.export.drawing import Draw, room_in, shrink_of, shrunk
from attnviz.export.figure import picture_bytes
from attnviz.export.files import check_place, write_file
from attnviz.export.surround import Surround, surround_of
from attnviz.frame.exporting.offscreen import offscreen_view, picture_size
from attnviz.frame.lessons.poll import Poll
from attnviz.frame.lessons.slide import SlidePicture
from attnviz.frame.lessons.slides import slide_of
from attnviz.language import tr
from attnviz.session import Session
from attnviz.ui.look.numbers import decimal_mark
from attnviz.ui.look.theme import Theme
from attnviz.ui.predict.predicting import REFUSED
from attnviz.ui.tab.contract import TabView
from attnviz.ui.tab.view import View

if TYPE_CHECKING:
    from attnviz.export.figure import Kind
    from attnviz.export.tables import Block
    from attnviz.model.document.lab import Slot
    from attnviz.model.lessons.lesson import Lesson
    from attnviz.model.lessons.step import LessonStep
    from attnviz.ui.grid.value import Grid
    from attnviz.ui.tab.compare.comparison import Comparison

Progress = tuple[int, int]
Page = tuple[Surround, Draw]
Pieces = Generator[Progress, None, list[bytes]]
GIVES_AWAY = ("steps", "animation", "page", "arrays", "worksheet")
SMALLER = (1.0, 0.85, 0.72, 0.6, 0.5, 0.42, 0.35)  # of the usual size, until all has room


@dataclass(frozen=True, eq=False)
class ExportJob:
    """What is exported.

    Parameters
    ----------
    view, session : the tab, and what it shows
    theme : look of the picture
    name : file or lesson that the tab shows
    size : of the picture in pixels of 1/96 inch; None = as large as on screen
    lesson : the lesson whose steps are wanted
    """

    view: TabView
    session: Session
    theme: Theme
    name: str
    choice: ExportFormat
    size: QSize | None = None
    lesson: Lesson | None = None

    @property
    def style(self) -> FigureStyle:
        """Return what of the tab is shown."""
        return self.choice.style

    @property
    def by_matrices(self) -> bool:
        """Whether matrices alone are drawn, and not what the tab shows."""
        return bool(self.style.array) or (self.style.bare and self.view.id in MATRIX_TABS)

    @cached_property
    def whole(self) -> QSize:
        """Return the size of the picture."""
        return self.size or picture_size(self.view, self.theme, self.name, self.style)

    @cached_property
    def shrink(self) -> float:
        """Return how much smaller than on screen everything is drawn, so that all of it has room.

        What is on screen stays as it is, and so do letters of a size that was asked for.
        """
        if self.size is None or self.style.font_size is not None:
            return 1.0
        usual = 1.0 if self.by_matrices else shrink_of(self.theme, self.size)
        smaller = [usual * part for part in SMALLER]
        # Names of matrices alone are worth smaller letters; those of a tab are thinned out.
        for names in (True, False) if self.by_matrices else (False,):
            for shrink in smaller:
                if not self._left_out(shrink, names=names):
                    return shrink
        return usual

    @property
    def note(self) -> str:
        """Say what the picture leaves out, names too; "" = nothing."""
        return ", ".join(self._left_out(self.shrink, names=True))

    @property
    def lost(self) -> str:
        """Say which numbers the picture leaves out; "" = none."""
        return ", ".join(self._left_out(self.shrink))

    def _left_out(self, shrink: float, *, names: bool = False) -> tuple[str, ...]:
        room = QRectF(QPointF(), QSizeF(room_in(self.whole, shrink)))
        canvas, theme = self.frame().canvas(room), self.theme
        if self.by_matrices:
            from attnviz.export import matrices_figure

            grids = self._grids(self.view, self.session)
            return matrices_figure.left_out(grids, theme, canvas, names=names)
        return self.view.left_out(canvas, theme, figure=self.style.bare, names=names)

    def _grids(self, view: TabView, session: Session) -> list[Grid]:
        from attnviz.export import matrices_figure

        style = self.style
        return matrices_figure.matrices(session, view.id, style.array, one_head=style.one_head)

    def frame(self, view: TabView | None = None) -> Surround:
        """Return what stands around a tab, this one or another."""
        return surround_of(view or self.view, self.theme, self.name, self.style)

    def canvas(self, view: TabView, session: Session) -> Draw:
        """Return the drawing of a tab without what stands around it."""
        theme, style = self.theme, self.style
        if self.by_matrices:
            from attnviz.export import matrices_figure

            return matrices_figure.drawing(self._grids(view, session), theme)
        draw = view.draw_figure if style.bare else view.draw
        return lambda painter, rect: draw(painter, rect, theme)

    def page(self, view: TabView | None = None, session: Session | None = None) -> Page:
        """Return a tab with what stands around it: this one, saying what it leaves out."""
        own = view is None or view is self.view
        frame = self.frame(view)
        frame = replace(frame, note=self.note) if own else frame
        canvas = self.canvas(view or self.view, session or self.session)
        return frame, framed(frame, canvas)

    @property
    def room(self) -> QSize:
        """Return the size for which the tab is laid out."""
        return room_in(self.whole, self.shrink)


def why_not(job: ExportJob) -> str:
    """Say why something cannot be exported now; "" = it can."""
    covered = isinstance(job.view, View) and job.view.covered
    if covered and (job.choice.what in GIVES_AWAY or job.by_matrices):
        return tr(REFUSED)
    if job.choice.what == "animation":
        from attnviz.export.moving import lacking

        return lacking(job.choice.suffix)
    return ""


def exported(job: ExportJob, path: Path) -> Generator[Progress, None, list[Path]]:
    """Export; yields (pieces done, pieces in all), returns the files written.

    Closing the generator stops the export; no file is touched then.

    Raises
    ------
    AttnvizError
        Whatever stands in the way; every file is then as it was before.
    """
    if path.suffix.lower() not in SUFFIXES[job.choice.what]:
        known = ", ".join(SUFFIXES[job.choice.what])
        wanted = tr("{path}: expected a name that ends in {known}", path=path, known=known)
        raise AttnvizError(wanted)
    job = replace(job, choice=replace(job.choice, suffix=path.suffix.lower()))
    refused = why_not(job)
    if refused:
        raise AttnvizError(refused)
    check_place(path)
    made = yield from _made(replace(job, theme=on_background(job.theme, job.choice.background)))
    several = job.choice.what in ("steps", "lesson") and job.choice.suffix != ".pdf"
    paths = numbered(path, len(made)) if several else [path]
    _write(paths, made)
    return paths


def _write(paths: list[Path], made: list[bytes]) -> None:
    """Write all files; when one fails, the new ones before it are taken back."""
    fresh = [path for path in paths if not path.exists()]
    try:
        for path, data in zip(paths, made, strict=True):
            write_file(path, data)
    except AttnvizError:
        for path in fresh:
            with suppress(OSError):
                path.unlink(missing_ok=True)
        raise


def _made(job: ExportJob) -> Pieces:
    """Make the bytes of all files."""
    match job.choice.what:
        case "steps":
            return (yield from _drawn(job, _step_pages(job), LAST_STEP))
        case "lesson":
            assert job.lesson is not None
            pages = _lesson_pages(job, job.lesson)
            return (yield from _drawn(job, pages, count_pages(job.lesson)))
        case "animation":
            return [(yield from _animation(job))]
    yield 0, 1
    make = {"picture": _picture, "page": _page, "arrays": _arrays, "worksheet": _worksheet}
    return [make[job.choice.what](job)]


def framed(frame: Surround, canvas: Draw) -> Draw:
    """Return a drawing with what stands around it."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        frame.draw(painter, rect, canvas)

    return draw


def _picture(job: ExportJob) -> bytes:
    kinds: dict[str, Kind] = {".png": "png", ".svg": "svg", ".pdf": "pdf"}
    return _bytes(job, kinds[job.choice.suffix], job.page(), job.whole)


def _bytes(job: ExportJob, kind: Kind, page: Page, size: QSize) -> bytes:
    frame, draw = page
    return picture_bytes(
        kind,
        shrunk(draw, job.shrink),
        size,
        scale=job.choice.scale,
        background=job.theme.window,
        title=frame.text,
        description="\n".join(filter(None, (frame.caption, frame.note))),
    )


def _drawn(job: ExportJob, pages: Iterator[Page], count: int) -> Pieces:
    """Draw pages into one PDF, or each into a file of its own."""
    from attnviz.export.pdf import PdfFile

    size, suffix = job.whole, job.choice.suffix
    yield 0, count
    if suffix != ".pdf":
        kind: Kind = "svg" if suffix == ".svg" else "png"
        found = []
        for page in pages:
            found.append(_bytes(job, kind, page, size))
            yield len(found), count
        return found
    whole = job.frame().text
    title = job.lesson.title if job.choice.what == "lesson" and job.lesson else whole
    file = PdfFile(QSizeF(size), title=title)
    try:
        for done, (_, draw) in enumerate(pages, 1):
            file.add(_on_ground(shrunk(draw, job.shrink), job.theme))
            yield done, count
    finally:
        file.close()
    return [file.data()]


def _on_ground(draw: Draw, theme: Theme) -> Draw:
    def whole(painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, theme.window)
        draw(painter, rect)

    return whole


def _step_pages(job: ExportJob) -> Iterator[Page]:
    """Go through the twelve steps with a view of their own."""
    with _offscreen(job, "steps") as (session, view):
        for step in range(1, LAST_STEP + 1):
            session.select(step=step)
            yield job.page(view, session)


def count_pages(lesson: Lesson) -> int:
    """Count the pages of a lesson: a step that asks has two, for question and answer."""
    return sum(2 if step.asks else 1 for step in lesson.steps)


def _lesson_pages(job: ExportJob, lesson: Lesson) -> Iterator[Page]:
    """Go through the steps of a lesson; what a step covers is covered until its answer."""
    for place, step in enumerate(lesson.steps):
        for answered in (False, True) if step.asks else (False,):
            yield from _lesson_page(job, lesson, place, answered)


def _lesson_page(job: ExportJob, lesson: Lesson, place: int, answered: bool) -> Iterator[Page]:
    step, shown = lesson.steps[place], lesson.shown(place, revealed=answered)
    session = Session(shown.lab)
    session.select(**shown.selection)
    name = f"{lesson.title} · {place + 1} / {len(lesson.steps)}"
    tab = session.selection.tab
    slide = slide_of(step, Poll(revealed=answered))
    with offscreen_view(session, tab, job.theme, job.room, name, style=job.style) as view:
        view.show_page(shown.page)
        view.cover(frozenset(shown.covers) - {"answer"})
        if (shown.predict or "answer" in shown.covers) and isinstance(view, View):
            view.set_predicting(not answered)
        said = _answer(step) if answered else _question(step)
        frame = replace(job.frame(view), subtitle=name, caption=said, caption_grows=True)
        draw = job.canvas(view, session)
        if slide is not None:
            draw = partial(_slide, slide=slide, look=job.theme)
        yield frame, framed(frame, draw)


def _slide(painter: QPainter, rect: QRectF, *, slide: SlidePicture, look: Theme) -> None:
    slide.paint(painter, rect, look)


def _question(step: LessonStep) -> str:
    """Return what a step says and asks, each choice on a line of its own."""
    choices = (
        f"{letter}  {choice}" for letter, choice in zip(ascii_uppercase, step.choices, strict=False)
    )
    return "\n".join(filter(None, (step.say, step.ask, *choices)))


def _answer(step: LessonStep) -> str:
    """Return what is right, by its letter too, and what the class reads after the click."""
    choice = step.answer
    if choice in ascii_uppercase[: len(step.choices)]:
        choice = f"{choice}  {step.choices[ascii_uppercase.index(choice)]}" if choice else ""
    return "\n".join(filter(None, (step.ask or step.say, choice, step.reveal)))


@contextmanager
def _offscreen(job: ExportJob, tab: str) -> Iterator[tuple[Session, TabView]]:
    """Return a view of its own for a tab: it may go through steps while nothing on screen moves."""
    session = Session(job.session.lab)
    session.set_survey(job.session.survey)
    session.select(**vars(job.session.selection))
    with offscreen_view(session, tab, job.theme, job.room, job.name, style=job.style) as view:
        if tab == job.view.id:
            view.show_page(job.view.page())
        yield session, view


def _animation(job: ExportJob) -> Generator[Progress, None, bytes]:
    from attnviz.export.film import Film, recorded
    from attnviz.frame.exporting.reels import reel_of

    with _offscreen(job, job.view.id) as (_, view):
        choice, size = job.choice, job.whole
        film = Film(
            view,
            reel_of(view, choice.motion),
            job.theme,
            job.name,
            (size.width(), size.height()),
            choice.scale,
            choice.rate,
            job.size is not None,
        )
        return (yield from recorded(film, choice.suffix))


def _page(job: ExportJob) -> bytes:
    from attnviz.export.tab_tables import page_blocks
    from attnviz.export.web_page import page_bytes

    frame, room = job.frame(), job.room
    # The page has heading and caption of its own.
    inner = frame.canvas(QRectF(0, 0, room.width(), room.height())).size().toSize()
    bare = _on_ground(job.canvas(job.view, job.session), job.theme)
    # A browser fits it to the width that there is.
    svg = _bytes(replace(job, size=None), "svg", (frame, bare), inner)
    compared = job.view.comparing if isinstance(job.view, View) else None
    if compared is None:
        blocks = page_blocks(job.session, job.view.id)
    else:
        blocks = _compared_blocks(compared.comparison)
    return page_bytes(svg, title=frame.text, caption=frame.caption, blocks=blocks)


def _compared_blocks(comparison: Comparison) -> list[Block]:
    """Return A, B and their difference of every matrix, each under the name of its side."""
    import numpy as np

    from attnviz.export.tables import Block as Numbers

    a, b = comparison.names
    found = []
    for matrix in comparison.matrices:
        rows = matrix.told_rows or matrix.rows
        columns = matrix.told_columns or matrix.columns
        sides = [
            (f"A  {a}", np.where(matrix.hidden_a, np.nan, matrix.a), matrix.held_a),
            (f"B  {b}", np.where(matrix.hidden_b, np.nan, matrix.b), matrix.held_b),
        ]
        if not comparison.nothing_compared:
            masked = matrix.hidden_a & matrix.hidden_b
            sides.append(("B − A", np.where(masked, np.nan, matrix.difference), {}))
        found += [
            Numbers(f"{matrix.title}: {side}", values, rows, columns, frozenset(held))
            for side, values, held in sides
        ]
    return found


def _arrays(job: ExportJob) -> bytes:
    from attnviz.export.tab_tables import tab_tables
    from attnviz.export.tables import SUFFIXES as FORMS
    from attnviz.export.tables import encoded

    tables = tab_tables(job.session, job.view.id)
    slot: Slot = "example" if job.view.id == "steps" else "document"
    about = {"tokens": list(job.session.document(slot).tokens)}
    form, layer = FORMS[job.choice.suffix], any(table.name == "X" for table in tables)
    excel = decimal_mark() if job.choice.excel else ""
    return encoded(tables, form, labels=True, about=about if layer else None, excel=excel)


def _worksheet(job: ExportJob) -> bytes:
    from attnviz.export.worksheet import worksheet_bytes

    document = job.session.document("example")
    head = min(job.session.selection.head, document.n_heads - 1)
    return worksheet_bytes(document, job.session.trace("example"), head=head)
