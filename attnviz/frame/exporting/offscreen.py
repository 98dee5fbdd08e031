"""Views that nobody sees: for files, with a size, a look and a session of their own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtWidgets import QWidget

from attnviz.export.choice import FigureStyle
from attnviz.export.surround import surround_of
from attnviz.model.tabs import TABS
from attnviz.session import Session
from attnviz.ui.grid.host import GridHost
from attnviz.ui.look.theme import Theme
from attnviz.ui.tab.contract import TabView


@contextmanager
def offscreen_view(
    session: Session,
    tab: str,
    look: Theme,
    size: QSize,
    name: str = "",
    *,
    style: FigureStyle | None = None,
) -> Iterator[TabView]:
    """Return a tab laid out for a picture of a size, and throw it away afterwards."""
    place = next(place for place, known in enumerate(TABS) if known.id == tab)
    view = TABS[place].view_class()(session, look)
    try:
        fit(view, look, size, name, style)
        yield view
    finally:
        discard(view)


def fit(
    view: TabView, look: Theme, size: QSize, name: str, style: FigureStyle | None = None
) -> None:
    """Lay a view out as in a picture of a size, with title and caption around it."""
    room = surround_of(view, look, name, style).canvas(QRectF(0, 0, size.width(), size.height()))
    view.resize(room.size().toSize())
    show_offscreen(view)
    canvas = drawn_part(view)
    if canvas is not view:
        view.resize(view.size() + room.size().toSize() - canvas.size())


def drawn_part(view: TabView) -> QWidget:
    """Return the widget whose size the picture of a tab has: grids bring no line over them."""
    canvas = getattr(view, "canvas", None)
    return canvas if isinstance(canvas, GridHost) else view


def picture_size(view: TabView, look: Theme, name: str, style: FigureStyle | None = None) -> QSize:
    """Return the size of a picture with which everything is as large as on screen."""
    return surround_of(view, look, name, style).size_around(QSizeF(drawn_part(view).size()))


def show_offscreen(widget: QWidget) -> None:
    """Lay a widget out as if it were shown."""
    widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    widget.show()


def discard(widget: QWidget) -> None:
    """End a widget at once."""
    from shiboken6 import delete

    widget.hide()
    delete(widget)
