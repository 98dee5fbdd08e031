"""Names beside rows and columns."""

from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QImage, QPainter, QTextLayout

from attnviz.ui.controls.column_names import fitted
from attnviz.ui.grid.layout import layout_grid, line_height, measure_grid
from attnviz.ui.grid.paint import named, paint_column_names, paint_marks
from attnviz.ui.grid.value import Grid
from attnviz.ui.look import labels, signs
from attnviz.ui.look.labels import elided, halves, visible
from attnviz.ui.look.theme import theme
from tests.ui.conftest import field_case


def test_f70_every_token_has_a_visible_name():
    data = field_case("F70")
    tokens = [bytes.fromhex(h).decode() for h in data["expected"]["bytes_hex"]]
    assert [visible(t) for t in tokens] == ["a", "↵", "↵", "␣", "⇥", "␣b"]
    for token in ["", "\u200b", "\ufeff", "\x00", "\u2028", "\xa0", "\r"]:
        shown = visible(token)
        assert shown.isprintable()
        assert shown.strip()


def test_f61_one_mark_for_a_space_everywhere():
    expected = field_case("F61")["expected"]
    tokens = [bytes.fromhex(token).decode() for token in expected["bytes_hex"]]
    assert [visible(token) for token in tokens] == expected["labels"]
    assert {visible("_"), visible("."), visible("·"), visible("▁")} == {"_", ".", "·", "▁"}
    assert len({visible(" "), visible("_"), visible("\xa0"), visible("\u3000")}) == 4


@pytest.mark.parametrize("text", ["Qui est-ce\xa0?", "«\xa0tired\xa0»", "à\u202f: x", "5\xa0%"])
def test_a_gap_that_typesetting_asks_for_is_no_letter_to_be_shown(text):
    assert visible(text) == text
    assert "⍽" in visible("a\xa0b")
    assert visible("\xa0?") == "⍽?"


FAMILY = "👨\u200d👩\u200d👧"
ENGLAND = "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


@pytest.mark.parametrize(
    "token",
    [
        FAMILY,
        "👍🏽",
        "🏳\ufe0f\u200d🌈",
        "1\ufe0f\u20e3",
        ENGLAND,
        "🇩🇪",
        "e\u0301",
        "क्\u200dष",
        "日本",
    ],
    ids=["family", "skin", "rainbow", "keycap", "flag", "letters", "accent", "joined", "cjk"],
)
def test_what_shapes_a_letter_stays_with_it(token):
    assert visible(token, fonts=False) == token


def test_what_no_font_has_is_shown_by_its_code_point(qapp, monkeypatch):
    monkeypatch.setattr(signs, "lacks_font", lambda letter: letter in "🦊猫")
    labels.visible.cache_clear()
    assert visible("a 猫🦊") == "a ⟨U+732B⟩⟨U+1F98A⟩"
    assert visible("a 猫🦊", fonts=False) == "a 猫🦊"
    assert visible("日") == "日"
    labels.visible.cache_clear()


def test_letters_of_the_typeface_have_a_font(qapp):
    assert not any(map(signs.lacks_font, "aé−₀⟨⟩↵"))
    assert signs.lacks_font("\U0001fabf") == (not QFontMetrics(QFont()).inFontUcs4(0x1FABF))


@pytest.mark.parametrize(
    ("token", "shown"),
    [
        ("\u200d", "⟨zwj⟩"), ("a\u200d", "a⟨zwj⟩"), ("\u200c", "⟨zwnj⟩"), ("\ufe0f", "⟨FE0F⟩"),
        ("\u0301", "◌\u0301"), ("\u3164", "⟨3164⟩"),
        ("\u2800", "⟨2800⟩"), ("\u202e", "⟨202E⟩"), ("\u2066", "⟨2066⟩"), ("\x85", "⟨85⟩"),
        ("\u2028", "⟨ls⟩"), ("\u2029", "⟨ps⟩"), ("x\xady", "x⟨shy⟩y"), ("\ud800", "⟨D800⟩"),
        ("\ue000", "⟨E000⟩"), ("\U000e0067", "⟨E0067⟩"), ("\u3000", "⟨3000⟩"), ("", "⟨empty⟩"),
        ("\ufeffa", "⟨bom⟩a"), ("\x1b[31m", "⟨1B⟩[31m"),
    ],
)  # fmt: skip
def test_what_cannot_be_seen_has_a_sign(token, shown):
    assert visible(token, fonts=False) == shown


@pytest.mark.parametrize("token", ["שלום", "مرحبا", "می\u200cخواهم", "abc שלום"])
def test_what_runs_from_right_to_left_moves_nothing_beside_it(token):
    assert visible(token) == f"\u2068{token}\u2069"
    assert visible(visible(token)) == visible(token)
    assert visible(f"H1 {visible(token)}, 2") == f"H1 \u2068{token}\u2069, 2"


@pytest.mark.parametrize("token", ["שלום", "مرحبا"])
def test_a_sentence_about_such_a_word_still_begins_at_the_left(qapp, token):
    layout = QTextLayout(f"“{visible(token)}” gives 96 % to it", theme("light").font("body"))
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(1000)
    layout.endLayout()
    ends = [line.cursorToX(place) for place in (0, len(layout.text()))]
    flat = [end[0] if isinstance(end, tuple) else end for end in ends]
    assert flat[0] < 1 < flat[1]
    number = layout.text().index("96")
    digits = [line.cursorToX(number + step) for step in (0, 1)]
    flat = [end[0] if isinstance(end, tuple) else end for end in digits]
    assert flat[0] < flat[1]


def test_f64_names_are_shown_letter_by_letter():
    for token in field_case("F64")["input"]["tokens"]:
        assert visible(token) == token


def test_spaces_inside_a_name_stay():
    assert visible("KV A") == "KV A"
    assert visible("  two  ") == "␣␣two␣␣"
    assert visible("a\tb") == "a⇥b"


def test_f82_names_never_overlap(qapp):
    data = field_case("F82")["input"]
    labels = [f"{i:03d}" + "x" * (data["label_length"] - 3) for i in range(data["n"])]
    grid = Grid(np.zeros((data["n"],) * 2), row_labels=labels, column_labels=labels)
    look = theme("light")
    for side in (900.0, 400.0, 200.0):
        layout = layout_grid(grid, look, QRectF(0, 0, side, side))
        assert layout.bounds.width() <= side + 1
        row_high = QFontMetricsF(look.font(layout.row_role)).tightBoundingRect("xg").height()
        rows = list(named(layout.rows, layout.row_step, set()))
        assert len(rows) > 3
        gaps = [layout.cell_h * (b - a) for a, b in pairwise(rows)]
        assert min(gaps) >= row_high
        assert layout.vertical_names
        columns = list(named(layout.cols, layout.column_step, set()))
        gaps = [layout.cell_w * (b - a) for a, b in pairwise(columns)]
        assert min(gaps) >= row_high
        text = elided(labels[0], QFontMetricsF(look.font("tick")), layout.row_names.width() - 6)
        width = QFontMetricsF(look.font("tick")).horizontalAdvance(text)
        assert width <= layout.row_names.width()


@pytest.mark.parametrize(("high", "cell"), [(720, 18.0), (768, 17.0)])
def test_a_projected_head_names_every_word(qapp, high, cell):
    """So large are the cells of four heads over eleven words on the smallest projectors."""
    look = theme("projector", height=high)
    grid = Grid(np.zeros((11, 11)), row_labels=["dog"] * 11)
    layout = layout_grid(grid, look, QRectF(0, 0, 400, 300), cell)
    assert layout.cell_h == cell
    assert list(named(layout.rows, layout.row_step, set())) == list(range(11))
    letters = QFontMetricsF(look.font(layout.row_role)).tightBoundingRect("dog")
    assert letters.height() < cell


@pytest.mark.parametrize(("name", "high"), [("light", 720), ("dark", 720), ("projector", 1080)])
def test_the_ring_of_the_first_row_leaves_the_name_over_it_whole(qapp, name, high):
    look = theme(name, height=high)
    grid = Grid(np.zeros((2, 1)), column_labels=["log"], row_labels=["a", "b"])
    layout = layout_grid(grid, look, QRectF(0, 0, 300, 300), 90.0)

    def painted(paint):
        image = QImage(300, 300, QImage.Format.Format_Grayscale8)
        image.fill(look.window)
        painter = QPainter(image)
        paint(painter, grid, look, layout, (0, 0))
        painter.end()
        rows = np.frombuffer(image.constBits(), np.uint8).reshape(300, -1)[:, :300]
        return np.flatnonzero((rows != rows[299, 299]).any(axis=1))

    assert painted(paint_column_names).max() <= painted(paint_marks).min()


def test_long_names_leave_room_for_cells_of_a_given_size(qapp):
    look = theme("light")
    names = ["internationalization-of-everything-there-is", "a"]
    room = measure_grid(Grid(np.zeros((2, 2)), row_labels=names), look, (40, 40))
    assert room.width() <= 140 + 2 * 40 + 2
    short = measure_grid(Grid(np.zeros((2, 2)), row_labels=["because", "a"]), look, (40, 40))
    assert short.width() < 80 + 80


def test_a_name_a_little_too_wide_stays_level_and_is_written_narrower(qapp):
    look, names = theme("light"), ["living", "stand-in"]
    wide = QFontMetricsF(look.font("tick", bold=True)).horizontalAdvance("stand-in")
    grid = Grid(np.zeros((2, 2)), column_labels=names, square=False)
    room = QRectF(0, 0, 400, 200)
    for share, vertical in ((1.1, False), (0.9, False), (0.7, True)):
        layout = layout_grid(grid, look, room, (wide * share, 30))
        assert layout.vertical_names is vertical, share
    image = QImage(400, 200, QImage.Format.Format_RGB32)
    image.fill(look.surface)
    painter = QPainter(image)
    layout = layout_grid(grid, look, room, (round(wide * 0.85), 30))
    paint_column_names(painter, grid, look, layout, (0, 1))
    painter.end()
    y, right = round(layout.column_names.center().y()), round(layout.cell_rect(0, 1).right())
    inked = [x for x in range(400) for dy in range(-6, 7)
             if image.pixelColor(x, y + dy) != look.surface]  # fmt: skip
    assert layout.cell_rect(0, 1).left() <= max(inked) <= right


def test_names_that_fill_their_columns_stay_apart(qapp):
    look, names = theme("projector", height=1080), ["says-living", "says-place"]
    wide = round(QFontMetricsF(look.font("tick")).horizontalAdvance("says-place")) + 1
    grid = Grid(np.zeros((2, 2)), column_labels=names, square=False)
    layout = layout_grid(grid, look, QRectF(0, 0, 400, 200), (wide, 30))
    image = QImage(400, 200, QImage.Format.Format_Grayscale8)
    image.fill(look.window)
    painter = QPainter(image)
    paint_column_names(painter, grid, look, layout, None)
    painter.end()
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(200, -1)[:, :400]
    written = (rows != rows[199, 399]).any(axis=0)
    edge = round(layout.cell_rect(0, 1).left())
    assert written[: edge - 10].any()
    assert not written[edge - 1 : edge + 2].any()


def test_a_name_with_two_sides_is_cut_to_the_first(qapp):
    metrics = QFontMetricsF(theme("light").font("tick"))
    whole = metrics.horizontalAdvance("stand-in/start")
    assert fitted("stand-in/start", metrics, whole) == "stand-in/start"
    assert fitted("stand-in/start", metrics, whole * 0.6) == "stand-in"


def test_a_bold_name_is_kept_and_pushes_its_neighbours_away():
    assert list(named(range(12), 4, set())) == [0, 4, 8]
    assert list(named(range(12), 4, {5})) == [0, 5]
    assert list(named(range(10, 16), 2, {2})) == [10, 12, 14]


@pytest.mark.parametrize("width", [0.0, 5.0, 40.0, 400.0])
def test_a_shortened_name_fits(qapp, width):
    metrics = QFontMetricsF(theme("light").font("label"))
    text = elided("says-living", metrics, width)
    assert text in {"", "…"} or metrics.horizontalAdvance(text) <= width


def test_names_of_two_parts_stand_upright_on_two_lines(qapp):
    look, names = theme("light"), ["living", "stand-in/start"]
    metrics = QFontMetricsF(look.font("tick", bold=True))
    line = line_height(look, "tick")
    grid = Grid(np.zeros((2, 2)), column_labels=names, square=False)
    room = QRectF(0, 0, 400, 300)
    narrow = layout_grid(grid, look, room, (2 * line - 1, 30))
    broad = layout_grid(grid, look, room, (2 * line, 30))
    assert (narrow.name_lines, broad.name_lines) == (1, 2)
    spared = metrics.horizontalAdvance(names[1]) - metrics.horizontalAdvance("stand-in/")
    assert narrow.column_names.height() - broad.column_names.height() == pytest.approx(spared)

    def inked(layout, column):
        image = QImage(400, 300, QImage.Format.Format_Grayscale8)
        image.fill(look.window)
        painter = QPainter(image)
        paint_column_names(painter, grid, look, layout, None)
        painter.end()
        rows = np.frombuffer(image.constBits(), np.uint8).reshape(300, -1)[:, :400]
        cell = layout.cell_rect(0, column)
        part = rows[:, int(cell.left()) : int(cell.right())]
        return np.flatnonzero((part != rows[299, 399]).any(axis=0))

    one, both = (np.ptp(inked(broad, column)) for column in (0, 1))
    assert both > one + line / 2, "its second line stands beside the first"
    assert np.ptp(inked(narrow, 1)) < line


def test_a_name_is_parted_where_a_reader_would_do_it():
    assert halves("stand-in/start") == ("stand-in/", "start")
    assert halves("says-living") == ("says-", "living")
    assert halves("two words") == ("two ", "words")
    assert halves("-living") == ("-living",)
    assert halves("living-") == ("living-",)
    assert halves(visible("מה-זה")) == (visible("מה-זה"),), "a word stays in its direction"
