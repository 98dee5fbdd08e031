"""A picture shows everything, or says what it leaves out: any tab, any size, any document."""

import re
from html import unescape
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QSize

from attnviz.export.choice import ExportFormat, FigureStyle
from attnviz.export.drawing import room_in, shrink_of
from attnviz.export.matrices_figure import _placed, left_out, matrices
from attnviz.frame.exporting.job import ExportJob, exported
from attnviz.frame.exporting.offscreen import offscreen_view
from attnviz.model.document.document import Document
from attnviz.model.document.lab import Lab
from attnviz.pictures import TALLEST
from attnviz.session import Session
from attnviz.ui.look.theme import lettered, theme

SIZES = ((320, 180), (480, 270), (640, 360), (960, 540), (1280, 720), (300, 900), (1000, 200))
TOLD = re.compile(r"(\d+) of (\d+) (words|heads|rows|columns|matrices)|one in (\d+) names|parts")


def lab(n_heads, n_tokens):
    rng = np.random.default_rng(n_heads * 100 + n_tokens)

    def numbers(*shape):
        return rng.normal(size=shape).round(2)

    document = Document(
        tokens=tuple(f"w{i:02}" for i in range(n_tokens)),
        X=numbers(n_tokens, 4),
        W_Q=numbers(n_heads, 4, 4),
        W_K=numbers(n_heads, 4, 4),
        W_V=numbers(n_heads, 4, 4),
        W_O=numbers(n_heads * 4, 4),
    )
    one = {name: getattr(document, name)[:1] for name in ("W_Q", "W_K", "W_V")}
    example = Document(tokens=document.tokens, X=document.X, W_O=document.W_O[:4], **one)
    return Lab(document, example=example)


def drawn(path, tab, shown, size, *, look="light", style=None, step=6):
    """Draw a tab as `attnviz render` does; return its texts and what it says is left out."""
    session, style = Session(shown), style or FigureStyle()
    session.select(step=step, token=len(shown.document.tokens) - 1)
    colours = theme(look, min(size[1], round(size[0] * TALLEST)))
    if style.font_size:
        colours = lettered(colours, style.font_size)
    whole = QSize(*size)
    room = room_in(whole, shrink_of(colours, whole))
    with offscreen_view(session, tab, colours, room, style=style) as view:
        choice = ExportFormat("picture", ".svg", style=style)
        job = ExportJob(view, session, colours, "", choice, whole)
        for _ in exported(job, path):
            pass
        note = job.note
    found = re.findall(r"<text[^>]*>(.*?)</text>", path.read_text(encoding="utf-8"), re.DOTALL)
    return [unescape(re.sub(r"<[^>]*>", "", text)) for text in found], note


@settings(max_examples=15)
@given(tab=st.sampled_from(["heads", "steps", "grid", "saturation", "sparse"]), seed=st.integers(0))
def test_every_word_and_head_is_there_or_told(tmp_path_factory, qapp, tab, seed):
    rng = Random(seed)
    n_heads, n_tokens = rng.choice([1, 2, 5, 12, 32]), rng.choice([1, 2, 8, 11, 30, 64])
    size, bare = rng.choice(SIZES), rng.random() < 0.5
    style = FigureStyle(bare=bare, font_size=rng.choice([None, None, 9]))
    look, step = rng.choice(["light", "projector"]), rng.randint(1, 12)
    path = tmp_path_factory.mktemp("drawn") / "a.svg"
    shown = lab(n_heads, n_tokens)
    texts, note = drawn(path, tab, shown, size, look=look, style=style, step=step)
    if note:
        assert TOLD.search(note) or "without names" in note
        assert any(note.startswith(text.rstrip("…")) for text in texts if text), (note, texts)
        return
    if tab in ("heads", "steps", "grid"):
        written = {word for text in texts for word in text.split()}
        cut = any("…" in text for text in texts)
        assert cut or set(shown.document.tokens) <= written
    if tab == "grid":
        heads = [number for number in range(1, n_heads + 1)
                 if any(re.match(rf"H{number}\b", text) for text in texts)]  # fmt: skip
        assert len(heads) == n_heads


@pytest.mark.parametrize("size", [(320, 180), (480, 270), (1280, 720)])
@pytest.mark.parametrize("count", [40, 64, 200])
def test_words_are_drawn_smaller_before_they_are_left_out(qapp, tmp_path, size, count):
    texts, note = drawn(tmp_path / "a.svg", "heads", lab(2, count), size)
    words = {text for text in texts if re.fullmatch(r"w\d\d+", text)}
    said = re.fullmatch(r"(\d+) of (\d+) words", note)
    assert len(words) == (int(said[1]) if said else count)
    assert not said or count == 200


def test_letters_of_a_size_stay_and_what_they_leave_out_is_told(qapp, tmp_path):
    style = FigureStyle(font_size=20.0)
    _, note = drawn(tmp_path / "a.svg", "heads", lab(2, 20), (640, 360), style=style)
    assert re.fullmatch(r"\d+ of 20 words", note)
    for tab in ("saturation", "sparse"):
        _, note = drawn(tmp_path / "a.svg", tab, lab(1, 2), (480, 270), style=style)
        assert note


@pytest.mark.parametrize("look", ["light", "projector"])
def test_no_row_of_scores_lies_over_another(qapp, tmp_path, look):
    for size in SIZES:
        texts, note = drawn(tmp_path / "a.svg", "saturation", lab(1, 2), size, look=look)
        assert not note
        assert sum(text.startswith("key ") for text in texts) == 12


def test_figures_have_no_boxes_to_type_in(qapp, tmp_path):
    drawn(tmp_path / "a.svg", "saturation", lab(1, 2), (960, 540))
    drawn(tmp_path / "b.svg", "saturation", lab(1, 2), (960, 540), style=FigureStyle(bare=True))
    screen, figure = ((tmp_path / name).read_text(encoding="utf-8") for name in ("a.svg", "b.svg"))
    edge = f'stroke="{theme("light").border.name()}"'
    assert screen.count(edge) - figure.count(edge) >= 6  # the scores that can be typed over


@pytest.mark.parametrize("step", [5, 6, 12])
def test_matrices_of_unlike_heights_are_all_in_the_picture(qapp, step):
    from PySide6.QtCore import QRectF

    session, look = Session(lab(2, 64)), theme("light")
    session.select(step=step)
    grids, rect = matrices(session, "steps"), QRectF(0, 0, 1000, 200)
    assert left_out(grids, look, rect) == ()
    assert all(rect.contains(room) for _, _, room in _placed(grids, look, rect))
