"""Every tab as SVG and PDF, drawn by programs that know nothing of this one, against the screen."""

import re
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from attnviz.export.choice import ExportFormat
from attnviz.frame.exporting.job import ExportJob, exported
from attnviz.frame.exporting.offscreen import offscreen_view
from attnviz.model.files import library
from attnviz.session import Session
from attnviz.ui.look.theme import theme

SIZE = QSize(1280, 720)
TABS = ("heads", "steps", "saturation", "grid", "sparse")
MOST = 4.0  # of 255: letters are smoothed in another way, nothing else
WORDS = {
    "heads": ("Sentence heads", "Who is it?", "animal", "tired", "96%"),
    "steps": ("Step by step", "Scores", "1.96", "keys, transposed", "sat"),
    "saturation": ("Saturation", "softmax(q·k)", "key 6", "49.5%"),
    "grid": ("Many heads", "Who is it?", "Concat", "living"),
    "sparse": ("Sparse patterns", "Reach", "layer 5", "10.4\N{NO-BREAK SPACE}GiB"),
}
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def written(qapp, tmp_path):
    """Export a tab as PNG, SVG and PDF."""

    def made(tab: str, look_name: str = "light") -> dict[str, Path]:
        look = theme(look_name, SIZE.height())
        session = Session(library.start_lab())
        session.select(tab=tab, step=6)
        paths = {}
        with offscreen_view(session, tab, look, SIZE) as view:
            for suffix in (".png", ".svg", ".pdf"):
                job = ExportJob(
                    view, session, look, "my file", ExportFormat("picture", suffix), SIZE
                )
                for _ in exported(job, tmp_path / f"{tab}{suffix}"):
                    pass
                paths[suffix] = tmp_path / f"{tab}{suffix}"
        return paths

    return made


def dots(picture: QImage) -> np.ndarray:
    plain = picture.convertToFormat(QImage.Format.Format_RGB888)
    assert plain.size() == SIZE
    rows = np.frombuffer(plain.constBits(), np.uint8).reshape(SIZE.height(), -1)
    return rows[:, : 3 * SIZE.width()].astype(int)


@pytest.mark.parametrize("look", ["light", "dark", "projector"])
@pytest.mark.parametrize("tab", TABS)
def test_others_draw_the_same(written, drawn_by_rsvg, drawn_by_poppler, tab, look) -> None:
    paths = written(tab, look)
    screen = dots(QImage(str(paths[".png"])))
    by_rsvg, by_poppler = drawn_by_rsvg(paths[".svg"]), drawn_by_poppler(paths[".pdf"])
    for name, other in (("rsvg", by_rsvg), ("poppler", by_poppler)):
        away = np.abs(dots(other) - screen)
        assert away.mean() < MOST, name
        # No area of the size of a cell differs: a missing cell would hide in the mean.
        cells = away[: 720 // 16 * 16, : 3840 // 48 * 48].reshape(45, 16, 80, 48)
        assert cells.mean(axis=(1, 3)).max() < 110, name


@pytest.mark.parametrize("tab", TABS)
def test_the_words_are_found_in_the_pdf(written, read_by_poppler, tab: str) -> None:
    text = read_by_poppler(written(tab)[".pdf"])
    for word in (*WORDS[tab], "my file"):
        assert word.replace("\N{NO-BREAK SPACE}", " ") in text  # both are one glyph


@pytest.mark.parametrize("tab", TABS)
def test_an_svg_is_made_of_shapes_and_letters_alone(written, tab: str) -> None:
    path = written(tab)[".svg"]
    text = path.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    assert not list(root.iter(SVG + "image"))
    assert str(path.parent) not in text and str(Path.home()) not in text
    assert not re.search(r'file:|href="(?!#)|url\((?!#|data:font/woff2;)', text)
    letters = ["".join(node.itertext()) for node in root.iter(SVG + "text")]
    for word in WORDS[tab]:
        assert any(word in each for each in letters), word
    for node in root.iter(SVG + "text"):
        names = node.get("font-family", "")
        assert re.fullmatch(r"('[^']+', )+Inter, 'Helvetica Neue', Arial, sans-serif", names)


def test_the_selection_and_the_legend_are_there_in_exact_colours(written) -> None:
    root = ElementTree.fromstring(written("steps")[".svg"].read_text(encoding="utf-8"))
    fills = {node.get("fill", "").lower() for node in root.iter()}
    look, trace = theme("light"), Session(library.start_lab()).trace("example")
    limit = float(np.abs(trace["scores"]).max())
    for value in trace["scores"][0].ravel():
        assert look.signed_colour(float(value), limit).name() in fills
    strokes = {node.get("stroke", "").lower() for node in root.iter()}
    assert look.select_edge.name() in strokes
    texts = ["".join(node.itertext()) for node in root.iter(SVG + "text")]
    assert f"{limit:.2f}".rstrip("0").rstrip(".") in texts, "the end of the scale"


def test_letters_are_as_large_as_on_screen(written) -> None:
    for tab in TABS:
        root = ElementTree.fromstring(written(tab)[".svg"].read_text(encoding="utf-8"))
        look = theme("light")
        known = {look.size(role) for role in ("title", "body", "label", "cell", "tick")}
        sizes = {float(node.get("font-size", 0)) for node in root.iter(SVG + "text")}
        assert known & sizes
        assert not [
            node.get("transform")
            for node in root.iter(SVG + "g")
            if node.get("transform") and not re.match(r"matrix\(1,0,0,1,", node.get("transform"))
            and not re.match(r"matrix\(0,-?1,-?1,0,", node.get("transform"))
        ]  # fmt: skip
