"""Pictures without a screen: one tab for `render`, and whole windows."""

import errno
import re
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QImage

from attnviz import pictures
from attnviz.cli.request import RenderRequest
from attnviz.errors import AttnvizError, EditError
from attnviz.export.choice import FigureStyle
from attnviz.frame.chrome import theme_manager
from attnviz.model.document.document import Document
from attnviz.model.document.lab import Lab
from attnviz.model.files import library
from attnviz.model.tabs import TABS
from attnviz.options import StartOptions
from attnviz.tabs.saturation.panel import many_draws
from attnviz.ui.look.theme import theme


@pytest.fixture
def draw(qapp, tmp_path):
    """Draw a tab and give the file."""

    def drawn(file="picture.png", **wishes):
        output = tmp_path / file
        values = {"lab": library.start_lab(), "name": "sentence-heads", "tab": "heads"}
        pictures.render(RenderRequest(**(values | wishes), output=output))
        return output

    return drawn


def image_of(path: Path) -> QImage:
    image = QImage(str(path))
    assert not image.isNull()
    return image


def colours(image: QImage) -> set[str]:
    return {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 2)
        for y in range(0, image.height(), 2)
    }


def share_of_differences(one: QImage, other: QImage) -> float:
    """Return the share of dots, of every third in both directions, that differ."""
    places = [(x, y) for x in range(0, one.width(), 3) for y in range(0, one.height(), 3)]
    return sum(one.pixel(*place) != other.pixel(*place) for place in places) / len(places)


@pytest.mark.parametrize("tab", [tab.id for tab in TABS])
@pytest.mark.parametrize("look", ["light", "dark", "projector"])
def test_every_tab_in_every_look(draw, tab, look):
    image = image_of(draw(tab=tab, theme=look))
    assert (image.width(), image.height()) == (1280, 720)
    found = colours(image)
    assert theme(look, 720).surface.name() in found
    assert len(found) > 20


@pytest.mark.parametrize(
    ("wish", "dots"), [({"scale": 2.0}, (2560, 1440)), ({"scale": 0.5}, (640, 360))]
)
def test_a_picture_has_the_dots_that_were_asked_for(draw, wish, dots):
    image = image_of(draw(**wish))
    assert (image.width(), image.height()) == dots


@pytest.mark.parametrize("tab", [tab.id for tab in TABS])
@pytest.mark.parametrize("look", ["light", "dark"])
def test_a_small_picture_shows_all_that_a_larger_one_has_room_for(draw, tab, look):
    small = image_of(draw("small.png", tab=tab, theme=look, size=(480, 270)))
    roomy = image_of(draw("roomy.png", tab=tab, theme=look, size=(960, 540), scale=0.5))
    assert (small.width(), small.height()) == (480, 270)
    assert share_of_differences(small, roomy) < 0.01


def test_small_drawings_and_films_shrink_too_and_keep_the_size_asked_for(draw):
    svg = draw("a.svg", tab="saturation", size=(640, 360)).read_text("utf-8")
    assert '<svg width="640" height="360"' in svg
    assert "slope" in svg and "effective keys" in svg
    assert b"/MediaBox [0 0 480" in draw("a.pdf", tab="steps", size=(640, 360)).read_bytes()
    film = image_of(draw("a.gif", tab="saturation", size=(480, 270), rate=1))
    roomy = image_of(draw("b.gif", tab="saturation", size=(960, 540), scale=0.5, rate=1))
    assert (film.width(), film.height()) == (480, 270)
    assert share_of_differences(film, roomy) < 0.01


def test_svg_and_pdf_by_suffix(draw):
    assert b"<svg" in draw("a.svg").read_bytes()[:500]
    assert draw("a.pdf").read_bytes().startswith(b"%PDF")


def test_the_same_request_gives_the_same_bytes(draw):
    assert draw("a.png").read_bytes() == draw("b.png").read_bytes()
    assert draw("c.png", window=True).read_bytes() == draw("d.png", window=True).read_bytes()


def test_step_head_and_token_are_shown(draw):
    plain = draw("plain.png").read_bytes()
    assert draw("head.png", head=1).read_bytes() != plain
    assert draw("token.png", token=7).read_bytes() != plain
    step = draw("step.png", tab="steps").read_bytes()
    assert draw("step6.png", tab="steps", step=6).read_bytes() != step


def test_what_the_file_says_is_shown_unless_asked_otherwise(draw):
    asked = draw("asked.png", head=2, token=7).read_bytes()
    assert draw("said.png", view={"head": 2, "token": 7}).read_bytes() == asked
    assert draw("both.png", view={"head": 0, "token": 3}, head=2, token=7).read_bytes() == asked


def test_another_token_is_read_where_it_looks_most(draw):
    plain = draw("plain.png", token=10).read_bytes()
    assert draw("key.png", view={"token": 10, "key": 4}).read_bytes() != plain
    assert draw("asked.png", view={"token": 3, "key": 4}, token=10).read_bytes() == plain


def test_nonsense_in_the_file_is_not_shown(draw):
    view = {"head": 99, "token": -1, "step": "six", "tab": 7, "key": True}
    assert draw("odd.png", view=view).read_bytes() == draw("plain.png").read_bytes()


def test_the_whole_window_has_bar_panel_and_status(draw):
    image = image_of(draw(window=True, tab="steps", theme="light"))
    assert (image.width(), image.height()) == (1280, 720)
    look = theme("light")
    assert image.pixelColor(1276, 400) == look.panel  # beside the cards of the side panel
    assert image.pixelColor(1270, 710) == look.panel  # the status line
    assert image.pixelColor(1270, 660) == look.window  # the caption


def test_a_window_of_another_size_and_scale(draw):
    image = image_of(draw(window=True, size=(1024, 700), scale=2.0))
    assert (image.width(), image.height()) == (2048, 1400)


def test_a_window_is_a_png(draw):
    with pytest.raises(AttnvizError, match="png"):
        draw("a.svg", window=True)


def test_an_unknown_tab_is_named(draw):
    with pytest.raises(AttnvizError, match="unknown tab 'nine'; there are heads, steps"):
        draw(tab="nine")


def test_nobodys_preferences_are_in_the_picture(draw):
    from attnviz.settings import THEME, ZOOM, Settings

    plain = draw("a.png", window=True).read_bytes()
    mine = Settings()
    mine.set(ZOOM, 200)
    mine.set(THEME, "dark")
    mine.sync()
    assert draw("b.png", window=True).read_bytes() == plain


def test_nothing_is_left_behind(draw, qapp):
    before = len(qapp.topLevelWidgets())
    draw("a.png", window=True)
    draw("b.png")
    assert len(qapp.topLevelWidgets()) == before


def test_a_picture_waits_for_what_is_computed_aside(qapp, monkeypatch):
    monkeypatch.setattr(many_draws, "_kept", {})
    with pictures.hidden_window(library.start_lab(), "light", (1280, 720)) as window:
        window.show_tab(2)
        pictures._rest(window)
        (draws,) = window.findChildren(many_draws.ManyDraws)
        assert not draws.busy and many_draws._kept


def test_where_no_window_can_open_every_tab_is_drawn(qapp, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(pictures, "SIZES", {"light": (640, 360), "projector": (960, 540)})
    options = StartOptions(files=("tiny-example",), language="en")
    assert pictures.draw_every_tab(options, "there is no display here") == 0
    why, drawn, *lines = capsys.readouterr().out.splitlines()
    assert (why, drawn) == ("attnviz: there is no display here", "Every tab was drawn instead:")
    paths = [Path(line.strip()) for line in lines[: 2 * len(TABS)]]
    assert {path.parent for path in paths} == {tmp_path / "pictures"}
    assert [path.stem for path in paths] == [
        f"{tab.id}-{look}" for look in ("light", "projector") for tab in TABS
    ]
    assert {image_of(path).width() for path in paths[: len(TABS)]} == {640}
    assert theme("projector", 540).window.name() in colours(image_of(paths[-1]))
    assert "  ssh -X HOST" in lines


@pytest.mark.parametrize("error", [PermissionError(errno.EACCES, "no"), OSError(errno.EROFS, "no")])
def test_where_nothing_can_be_written_pictures_go_to_the_cache(
    qapp, tmp_path, monkeypatch, capsys, error
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(pictures, "SIZES", {"light": (640, 360)})
    make = Path.mkdir

    def refuse_here(path, *given, **how):
        if path == tmp_path / "pictures":
            raise error
        make(path, *given, **how)

    monkeypatch.setattr(Path, "mkdir", refuse_here)
    assert pictures.draw_every_tab(StartOptions(language="en"), "no display") == 0
    _, drawn, *lines = capsys.readouterr().out.splitlines()
    assert "nothing can be written here" in drawn
    paths = [Path(line.strip()) for line in lines[: len(TABS)]]
    assert all(image_of(path).width() == 640 for path in paths)
    (folder,) = {path.parent for path in paths}
    assert folder.name == "pictures" and folder != tmp_path / "pictures"
    assert not (tmp_path / "pictures").exists()


def test_a_folder_of_somebody_else_is_left_alone(qapp, tmp_path, monkeypatch, capsys):
    (tmp_path / "pictures").mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(pictures, "SIZES", {"light": (640, 360)})
    monkeypatch.setattr(pictures.os, "access", lambda path, mode: False)
    assert pictures.draw_every_tab(StartOptions(language="en"), "no display") == 0
    assert "nothing can be written here" in capsys.readouterr().out
    assert not list((tmp_path / "pictures").iterdir())


def test_of_pictures_that_cannot_be_drawn_one_line_is_said(qapp, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    wanted = StartOptions(files=("missing.attn",), language="en")
    assert pictures.draw_every_tab(wanted, "no display") == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("attnviz: missing.attn: ")
    (tmp_path / "pictures").write_text("a file where the folder would be")
    assert pictures.draw_every_tab(StartOptions(language="en"), "no display") == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("attnviz: ") and "pictures" in line


def test_a_library_that_is_missing_is_named():
    fault = "libEGL.so.1: cannot open shared object file: No such file or directory"
    with pytest.raises(AttnvizError, match=r"libEGL\.so\.1"), pictures.qt_libraries():
        raise ImportError(fault)


def test_a_projected_window_has_the_letters_of_its_height_at_once(qapp, monkeypatch):
    monkeypatch.setattr(theme_manager, "SETTLE_MS", 10**6)  # what comes later never comes
    with pictures.hidden_window(library.start_lab(), "projector", (1280, 720)) as window:
        assert window.themes.theme is theme("projector", 720)


FIGURE = FigureStyle(bare=True, title=False, caption=False, font_size=9)


def many_heads(n_heads, n_tokens=64):
    rng = np.random.default_rng(1)
    heads = (n_heads, 4, 4)
    return Lab(
        Document(
            tokens=tuple(f"token{i:03}" for i in range(n_tokens)),
            X=rng.normal(size=(n_tokens, 4)),
            W_Q=rng.normal(size=heads),
            W_K=rng.normal(size=heads),
            W_V=rng.normal(size=heads),
        )
    )


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_twelve_heads_are_there_at_every_size(draw, capsys, size):
    text = draw("a.svg", lab=many_heads(12), tab="grid", size=size).read_text(encoding="utf-8")
    assert all(re.search(rf">H{head}\b", text) for head in range(1, 13))
    assert capsys.readouterr().err == ""


def test_what_has_no_room_is_said_in_the_picture_and_beside_it(draw, capsys):
    wish = {"lab": many_heads(128, 8), "tab": "grid", "size": (640, 360)}
    path = draw("a.svg", **wish)
    said = capsys.readouterr().err
    assert re.search(r"a\.svg: shows \d+ of 128 heads; use a larger --size", said)
    assert re.search(r"\d+ of 128 heads", path.read_text(encoding="utf-8"))
    draw("a.svg", **wish, style=FIGURE)
    assert capsys.readouterr().err == ""
    path = draw("a.svg", **wish, language="de")
    assert re.search(r"\d+ von 128 Köpfen", path.read_text(encoding="utf-8"))
    said = capsys.readouterr().err
    assert re.search(r"a\.svg: shows \d+ of 128 heads; use a larger --size", said), said


@pytest.mark.parametrize("tab", [tab.id for tab in TABS])
def test_a_figure_has_nothing_around_it(draw, tab):
    whole = draw("a.svg", tab=tab, step=6).read_text(encoding="utf-8")
    text = draw("b.svg", tab=tab, step=6, style=FIGURE, background="white").read_text("utf-8")
    title = next(known.title for known in TABS if known.id == tab)
    assert f">{title}</text>" in whole
    assert f">{title}</text>" not in text
    assert 'fill="#ffffff"' in text
    assert {"grid": "who asks", "steps": ">QKᵀ<", "saturation": ">1024<"}.get(tab, "\0") not in text
    if tab in ("grid", "steps"):
        assert 'font-size="12"' in text


def test_one_matrix_alone(draw):
    style = FigureStyle(bare=True, caption=False, array="S")
    text = draw("a.svg", tab="steps", lab=library.load("step-by-step").lab, style=style)
    text = text.read_text(encoding="utf-8")
    assert ">3.73<" in text
    assert ">Step by step<" in text
    assert "queries" not in text


def test_titles_are_there_once(draw):
    text = draw("a.svg", name="Sentence heads").read_text(encoding="utf-8")
    assert text.count(">Sentence heads</text>") == 1


def test_rows_of_a_step_are_drawn_smaller_before_they_are_left_out(draw, capsys):
    lab = many_heads(12)
    text = draw("a.svg", lab=lab, tab="steps", step=12).read_text(encoding="utf-8")
    assert ">token000<" in text
    if ">token063<" not in text:
        assert "of 64 rows of" in capsys.readouterr().err or re.search(r"one in \d+ names", text)
    small = draw("b.svg", lab=many_heads(2, 400), tab="steps", step=12, size=(640, 360))
    text = small.read_text(encoding="utf-8")
    assert re.search(r"\d+ of 400 rows of |one in \d+ names", text)


def test_figures_have_the_typeface_that_is_asked_for(draw):
    from attnviz.ui.look.typeface import families

    name = families()[0]
    style = FigureStyle(bare=True, font=name.upper())
    text = draw("a.svg", tab="steps", step=6, style=style).read_text(encoding="utf-8")
    families_used = set(re.findall(r'<text[^>]*font-family="([^"]*)"', text))
    assert families_used and all(name in used for used in families_used)
    with pytest.raises(EditError, match="the typeface 'No Such Letters' is not installed"):
        draw("b.svg", style=FigureStyle(font="No Such Letters"))
