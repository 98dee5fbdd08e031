"""All that can be read of a step of a lesson as it is shown, wherever that is."""

import html
import re

from PySide6.QtCore import QRectF, QSize
from tabs.predict.leaks import widget_texts

from attnviz.export.svg import svg_bytes
from attnviz.ui.look.theme import theme

SIZE = QSize(1280, 526)


def texts_of(draw):
    """Return the texts of a picture."""
    svg = svg_bytes(draw, SIZE).decode()
    return [html.unescape(text) for text in re.findall(r"<text[^>]*>([^<]*)</text>", svg)]


def readable(room):
    """Return what can be read beside the band of the lesson itself, place by place.

    Parameters
    ----------
    room : a window with a lesson running

    Returns
    -------
    dict of place -> texts: picture and figure (as exported), class (the second screen), canvas and
    panel (names, descriptions, tips and cells of all widgets), caption, status, slide
    """
    view, look = room.view, theme("projector", 720)
    side = room.window.canvas_stack
    slide = room.lesson_controller.slide()

    def painted(how):
        return texts_of(lambda painter, rect: how(painter, QRectF(rect), look))

    found = {
        "picture": painted(view.draw),
        "figure": painted(view.draw_figure),
        "class": painted(view.draw_live if slide is None else slide.paint),
        "canvas": widget_texts(view),
        "panel": widget_texts(side.panel) if side.panel_shown else [],
        "caption": [room.window.caption_bar.text],
        "status": [room.window.status_line.text],
    }
    if slide is not None:  # a slide covers the picture and the panel
        seen = {place: found[place] for place in ("class", "caption", "status")}
        return seen | {"slide": list(slide.lines)}
    return found
