"""A small picture of what an export will give, and its measures in words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QColor, QImage

from attnviz.engine.steps.table import LAST_STEP
from attnviz.export.backgrounds import on_background
from attnviz.export.choice import DOTTED
from attnviz.export.drawing import shrunk
from attnviz.export.figure import image
from attnviz.frame.exporting.job import count_pages
from attnviz.language import mark, plural, tr

if TYPE_CHECKING:
    from attnviz.frame.exporting.job import ExportJob

THUMB = QSize(400, 300)  # px of the 1280 x 720 design
MOST_NAMES = 24


def preview(job: ExportJob, room: QSize, ratio: float) -> QImage | None:
    """Draw what is exported small enough for `room`; None for numbers.

    Parameters
    ----------
    ratio : dots a pixel of the screen
    """
    what = job.choice.what
    if what == "arrays":
        return None
    if what == "worksheet":
        return _worksheet(job, room, ratio)
    theme = on_background(job.theme, job.choice.background)
    shown, size = replace(job, theme=theme), job.whole
    scale = _fitting(QSizeF(size), room)
    draw = shrunk(shown.page()[1], shown.shrink)
    found = image(draw, size, scale=scale * ratio, background=theme.window)
    found.setDevicePixelRatio(ratio)
    return found


def _worksheet(job: ExportJob, room: QSize, ratio: float) -> QImage:
    from attnviz.export.pdf import A4
    from attnviz.export.worksheet import worksheet_pages

    document = job.session.document("example")
    head = min(job.session.selection.head, document.n_heads - 1)
    page = worksheet_pages(document, job.session.trace("example"), head=head)[0]
    scale = _fitting(A4, room)
    found = image(page, A4.toSize(), scale=scale * ratio, background=QColor("white"))
    found.setDevicePixelRatio(ratio)
    return found


def _fitting(size: QSizeF, room: QSize) -> float:
    return min(room.width() / max(1.0, size.width()), room.height() / max(1.0, size.height()))


def facts(job: ExportJob) -> str:
    """Say how large the export is."""
    what, choice = job.choice.what, job.choice
    if what == "arrays":
        return _names_of_arrays(job)
    if what == "worksheet":
        return tr("Two A4 pages: the worksheet and the answer key.")
    parts = [_measures(job)]
    if what in ("steps", "lesson"):
        count = count_pages(job.lesson) if what == "lesson" and job.lesson else LAST_STEP
        pages = choice.suffix == ".pdf"
        one, many = mark("{n} page"), mark("{n} pages")
        if not pages:
            one, many = mark("{n} file"), mark("{n} files")
        parts.append(plural(one, many, count))
    elif what == "animation":
        parts.append(_length(job))
    return ", ".join(parts)


def _measures(job: ExportJob) -> str:
    size, scale = job.whole, job.choice.scale
    wide, high = size.width(), size.height()
    if job.choice.suffix not in DOTTED:
        return tr("{wide} × {high} pixels", wide=wide, high=high)
    return tr("{wide} × {high} pixels", wide=round(wide * scale), high=round(high * scale))


def _length(job: ExportJob) -> str:
    from attnviz.frame.exporting.reels import reel_of
    from attnviz.ui.tab.reel import shots

    reel = reel_of(job.view, job.choice.motion)
    count = len(shots(reel, job.choice.rate))
    return tr("{count} frames, {seconds:.1f} s", count=count, seconds=reel.seconds)


def _names_of_arrays(job: ExportJob) -> str:
    from attnviz.export.tab_tables import tab_tables

    names = [table.name for table in tab_tables(job.session, job.view.id)]
    shown = ", ".join(names[:MOST_NAMES]) + (", …" if len(names) > MOST_NAMES else "")
    return tr("{n} arrays: {names}", n=len(names), names=shown)
