"""What may not be looked at is one field: its lines run on, its edge is where it meets the rest."""

import numpy as np
import pytest
from PySide6.QtCore import QBuffer, QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator, QSvgRenderer

from attnviz.ui.grid.cell_picture import CellPicture
from attnviz.ui.grid.cell_reduce import reduced
from attnviz.ui.grid.hatch import draw_hatch, draw_hatch_over, hatch_dots
from attnviz.ui.grid.layout import layout_grid
from attnviz.ui.grid.paint import paint_grid
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.contrast import luminance
from attnviz.ui.look.theme import theme

LOOKS = ("light", "dark", "projector")
SIZE = 6
CELL = (40.0, 30.0)


def dots_of(image):
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    bits = np.frombuffer(image.constBits(), np.uint32)
    return bits.reshape(image.height(), image.bytesPerLine() // 4)[:, : image.width()].copy()


def painted(hidden, look, vector, text=""):
    """Return (dots, layout) of weights of which some are hidden."""
    grid = Grid(np.full(hidden.shape, 0.3), hidden=hidden, hidden_text=text, style="none")
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(look.window)
    painter = QPainter(image)
    layout = paint_grid(painter, grid, look, QRectF(10, 10, 380, 280), CELL, vector=vector)
    painter.end()
    return dots_of(image), layout


def edge(dots, layout, cell, side):
    """Return the dots along the upper or the left edge of a cell, short of its corners."""
    rect = layout.cell_rect(*cell)
    x, y = round(rect.x()), round(rect.y())
    wide, high = round(rect.width()), round(rect.height())
    return dots[y, x + 4 : x + wide - 4] if side == "above" else dots[y + 4 : y + high - 4, x]


def future():
    return np.triu(np.ones((SIZE, SIZE), bool), 1)


@pytest.mark.parametrize("vector", [False, True])
@pytest.mark.parametrize("name", LOOKS)
def test_within_the_field_there_is_no_line_and_around_it_there_is(name, vector):
    look = theme(name)
    dots, layout = painted(future(), look, vector)
    line = look.grid.rgb()
    for row, col in zip(*np.nonzero(future()), strict=True):
        for side, beside in (("above", (row - 1, col)), ("left", (row, col - 1))):
            lined = (edge(dots, layout, (row, col), side) == line).all()
            within = beside[0] >= 0 and future()[beside]
            assert lined == (not within), ((row, col), side)
    assert all((edge(dots, layout, (i, i), side) == line).all() for i in range(SIZE)
               for side in ("above", "left"))  # fmt: skip


@pytest.mark.parametrize("vector", [False, True])
def test_a_cell_that_sticks_into_the_field_is_closed_to_the_last_dot(vector):
    look = theme("light")
    hidden = np.ones((3, 3), bool)
    hidden[0, 0] = False
    dots, layout = painted(hidden, look, vector)
    corner = layout.cell_rect(1, 1).topLeft().toPoint()
    assert dots[corner.y(), corner.x()] == look.grid.rgb()


@pytest.mark.parametrize("vector", [False, True])
def test_cells_that_say_minus_infinity_are_told_apart_by_faint_lines(vector):
    look = theme("light")
    dots, layout = painted(future(), look, vector, text="−∞")
    assert (edge(dots, layout, (1, 4), "left") == look.hatch_grid.rgb()).all()
    assert (edge(dots, layout, (1, 4), "above") == look.hatch_grid.rgb()).all()
    assert (edge(dots, layout, (1, 2), "left") == look.grid.rgb()).all()


def test_what_a_cell_becomes_draws_the_lines_of_the_cells_beside_and_under_it_anew():
    look = theme("light")
    rng = np.random.default_rng(3)
    kept = CellPicture()
    hidden = future()
    changed = []
    for _ in range(30):
        row, col = rng.integers(SIZE, size=2)
        hidden = hidden.copy()
        hidden[row, col] ^= True
        grid = Grid(np.full(hidden.shape, 0.3), hidden=hidden)
        layout = layout_grid(grid, look, QRectF(0, 0, 380, 280), CELL, dpr=1.0)
        changed.append(kept.update(grid, look, layout, 1.0))
        fresh = CellPicture()
        fresh.update(grid, look, layout, 1.0)
        assert kept.image == fresh.image, (row, col)
    cells = [sum(len(rows) * len(cols) for rows, cols in parts) for parts in changed[1:]]
    assert max(cells) <= 9


@pytest.mark.parametrize("cell", [CELL, (17.0, 31.0), (30.0, 30.0), (56.0, 25.0)])
def test_the_lines_run_on_from_cell_to_cell(cell):
    look = theme("light")
    wide, high = (round(v) for v in cell)
    image = QImage(wide * 3, high * 3, QImage.Format.Format_RGB32)
    image.fill(look.hatch_ground)
    painter = QPainter(image)
    for place in range(9):
        draw_hatch(painter, QRectF(place % 3 * wide, place // 3 * high, wide, high), look)
    painter.end()
    tiled = dots_of(image)
    # Where a line reaches a seam, there is one beyond it too.
    ink = (tiled != look.hatch_ground.rgb()).astype(int)
    seam = ink[:, wide - 1 : wide + 1]
    for y in range(1, high * 3 - 1):
        if seam[y, 0] and not seam[y - 1, 0]:
            assert seam[y - 2 : y + 1, 1].any(), y
    seam = ink[high - 1 : high + 1]
    for x in range(1, wide * 3 - 1):
        if seam[1, x] and not seam[1, x - 1]:
            assert seam[0, x : x + 3].any(), x


@pytest.mark.parametrize("name", LOOKS)
def test_the_hatch_is_softer_than_the_lines_between_cells(name):
    look = theme(name)
    ground = luminance(look.hatch_ground)

    def strength(colour):
        low, high = sorted((luminance(colour), ground))
        return (high + 0.05) / (low + 0.05)

    # On a projected picture it is the largest field of lines.
    assert strength(look.hatch_line) < (strength(look.grid) if look.projector else 2.0)
    assert strength(look.hatch_line) > 1.3


@pytest.mark.parametrize("dpr", [1.0, 2.0])
@pytest.mark.parametrize("height", [720, 1080])
def test_cells_too_small_for_edges_have_the_hatch_as_far_apart(height, dpr):
    look = theme("projector", height)
    size = (round(200 * dpr), round(200 * dpr))
    hidden = np.triu(np.ones((400, 400), bool), 1)
    grid = Grid(np.zeros((400, 400)), hidden=hidden)
    dots = reduced(grid, look, range(400), range(400), size, dpr=dpr)
    line = dots == look.hatch_line.rgb()
    across = np.flatnonzero(line[0])
    assert np.diff(across).max() >= round(0.9 * 12 * look.scale * 5 / 3 * dpr)
    assert (hatch_dots(size, look, dpr)[line]).all()


@pytest.mark.parametrize("vector", [False, True])
def test_cells_without_lines_of_their_own_have_one_around_them(vector):
    """Zero is as white as the canvas: without a line nobody sees where the cells end."""
    look = theme("light")
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(look.window)
    painter = QPainter(image)
    grid = Grid(np.zeros((90, 90)))
    layout = paint_grid(painter, grid, look, QRectF(20, 20, 160, 160), (1.5, 1.5), vector=vector)
    painter.end()
    assert not layout.whole
    left, top, right, bottom = (round(v) for v in layout.cells.getCoords())
    dots = dots_of(image) == look.grid.rgb()
    for line in (dots[top - 1], dots[bottom]):
        assert line[left - 1 : right + 1].all()
    for line in (dots[:, left - 1], dots[:, right]):
        assert line[top - 1 : bottom + 1].all()
    assert not dots[top:bottom, left:right].any()


@pytest.mark.parametrize("seed", range(6))
def test_a_field_is_hatched_at_once_as_its_cells_are_one_by_one(seed):
    look = theme("light")
    rng = np.random.default_rng(seed)
    rows, columns = (int(n) for n in rng.integers(1, 7, 2))
    wide, high = (int(n) for n in rng.integers(16, 60, 2))
    hatched = rng.random((rows, columns)) < 0.6
    pictures = []
    for at_once in (False, True):
        image = QImage(wide * columns, high * rows, QImage.Format.Format_RGB32)
        image.fill(look.hatch_ground)
        painter = QPainter(image)
        if at_once:
            draw_hatch_over(painter, QRectF(image.rect()), hatched, look)
        else:
            for row, column in np.argwhere(hatched).tolist():
                draw_hatch(painter, QRectF(column * wide, row * high, wide, high), look)
        painter.end()
        pictures.append(dots_of(image))
    ink = [image != look.hatch_ground.rgb() for image in pictures]
    for one, other in (ink, ink[::-1]):
        near = np.pad(other, 1)
        around = [near[y : y + len(one), x : x + one.shape[1]] for y in range(3) for x in range(3)]
        assert (one & ~np.logical_or.reduce(around)).sum() <= 0.01 * one.sum()
    for row, column in np.argwhere(~hatched).tolist():
        part = np.s_[row * high : (row + 1) * high, column * wide : (column + 1) * wide]
        assert np.all(pictures[1][part] == look.hatch_ground.rgb())


def test_a_large_masked_matrix_is_a_small_drawing():
    svg = QSvgGenerator()
    buffer = QBuffer()
    svg.setOutputDevice(buffer)
    n = 64
    grid = Grid(np.full((n, n), 0.02), hidden=np.triu(np.ones((n, n), bool), 1), style="none")
    painter = QPainter(svg)
    paint_grid(painter, grid, theme("light"), QRectF(0, 0, 900, 900), (9.0, 9.0), vector=True)
    painter.end()
    text = bytes(buffer.data().data()).decode()
    assert text.count("<clipPath") < 10
    assert len(text) < 400_000, "a cell by itself takes 2 kB"


@pytest.mark.parametrize("seed", range(6))
def test_programs_that_know_no_clips_hatch_the_same_cells(qapp, seed):
    """QtSvg is one of them."""
    rng = np.random.default_rng(seed)
    hatched = rng.random(rng.integers(1, 9, 2)) < rng.choice([0.3, 0.7, 1.0])
    look, size = theme("projector"), QSize(300, 240)
    cells = QRectF(20, 10, 260, 220)
    data = QBuffer()
    data.open(QBuffer.OpenModeFlag.WriteOnly)
    paper = QSvgGenerator()
    paper.setOutputDevice(data)
    paper.setViewBox(QRectF(0, 0, size.width(), size.height()))
    painter = QPainter(paper)
    draw_hatch_over(painter, cells, hatched, look)
    painter.end()
    pictures = []
    for draw in (
        lambda painter: draw_hatch_over(painter, cells, hatched, look),
        lambda painter: QSvgRenderer(data.data()).render(painter),
    ):
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(look.hatch_ground)
        painter = QPainter(image)
        draw(painter)
        painter.end()
        pictures.append(dots_of(image) != look.hatch_ground.rgb())
    drawn, shown = pictures
    assert drawn.sum() > 0 or not hatched.any()
    assert (drawn != shown).mean() < 0.01
    for (row, column), there in np.ndenumerate(hatched):
        wide, high = cells.width() / hatched.shape[1], cells.height() / hatched.shape[0]
        left, top = cells.left() + column * wide, cells.top() + row * high
        rows = slice(round(top + 3), round(top + high - 3))
        inner = shown[rows, round(left + 3) : round(left + wide - 3)]
        assert inner.any() == there or not inner.size


@pytest.mark.parametrize("size", [(90, 70), (300, 41), (300, 500)])
def test_each_pixel_has_the_most_extreme_of_the_cells_under_it(size):
    """However the rows are cut into parts that stay in the cache."""
    look, rng = theme("light"), np.random.default_rng(3)
    values = rng.normal(size=(300, 200))
    drawn = reduced(Grid(values, quantity="signed"), look, range(300), range(200), size, dpr=1.0)
    ends = [
        np.arange(min(n, m) + 1) * n // min(n, m) for n, m in zip(values.shape, size, strict=True)
    ]
    tops = np.empty([len(each) - 1 for each in ends])
    for r, c in np.ndindex(tops.shape):
        part = values[ends[0][r] : ends[0][r + 1], ends[1][c] : ends[1][c + 1]].ravel()
        tops[r, c] = part[np.abs(part).argmax()]
    alone = reduced(
        Grid(tops, quantity="signed"), look, range(len(tops)), range(tops.shape[1]), size, dpr=1.0
    )
    assert np.array_equal(drawn, alone)
