"""The worksheet: given numbers on the sheet, results only on the key, all from the trace."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor

import attnviz
from attnviz import language
from attnviz.errors import AttnvizError
from attnviz.export.pdf import A4, pdf_bytes
from attnviz.export.worksheet import worksheet_bytes, worksheet_pages
from attnviz.frame.process import fonts
from attnviz.model.document.mask import MaskSpec
from attnviz.model.document.options import Rope
from attnviz.model.edits.layer import resize, set_mask, set_option
from attnviz.model.files.presets import preset
from attnviz.ui.look.numbers import NumberFormat, set_number_format

RESULTS = ("−1.765", "1.96", "3.725", "0.665", "0.365", "0.948", "−0.547")


def save(path: Path, document, trace, **how) -> None:
    path.write_bytes(worksheet_bytes(document, trace, **how))


@pytest.fixture
def document(qapp):
    return attnviz.load("step-by-step").lab.document


@pytest.fixture
def pages(document, tmp_path, read_by_poppler):
    path = tmp_path / "sheet.pdf"
    save(path, document, attnviz.run(document), title="Four <s> words")
    return read_by_poppler(path).split("\f")[:2]


def words(page: str) -> list[str]:
    return page.split()


def test_two_pages_of_paper(document, tmp_path, read_by_poppler) -> None:
    path = tmp_path / "sheet.pdf"
    save(path, document, attnviz.run(document))
    assert read_by_poppler(path).count("\f") == 2
    assert b"/MediaBox [0 0 595" in path.read_bytes()


def test_the_sheet_gives_the_numbers_to_start_from(pages) -> None:
    sheet, _ = pages
    found = words(sheet)
    for number in ("0.2", "−0.4", "0.9", "−2", "0.45", "−0.15", "1.5"):
        assert number in found, number
    # A sign that no font here has is a box, and a box has no letter.
    first = () if fonts.lacking("₀") else ("d₀",)
    for word in ("The", "cat", "sat", "down", *first, "Name:", "<s>"):
        assert word in found
    assert "√d_k = 2." in sheet


def test_only_the_key_has_the_results(pages) -> None:
    sheet, key = map(words, pages)
    for number in RESULTS:
        assert number not in sheet, number
        assert number in key, number
    assert "(1.6)(1.2) + (0.3)(0.5) + (−0.3)(0.4) + (0.1)(0.1) = 1.96" in " ".join(key)


def test_a_german_sheet_has_german_words_and_commas(document, tmp_path, read_by_poppler) -> None:
    said = {"Work out": "Rechnen Sie aus", "A: take each row of S.": "A: jede Zeile von S nehmen."}
    language.set_lookup(lambda text: said.get(text, ""), "de")
    set_number_format(NumberFormat(comma=True))
    try:
        save(tmp_path / "sheet.pdf", document, attnviz.run(document))
    finally:
        set_number_format(NumberFormat())
        language.set_lookup(None)
    sheet, key = read_by_poppler(tmp_path / "sheet.pdf").split("\f")[:2]
    assert "Rechnen Sie aus" in sheet
    assert "A: jede Zeile von S nehmen." in sheet
    for number in RESULTS:
        assert number.replace(".", ",") in words(key), number


def test_blank_cells_are_blank_and_hidden_ones_hatched(
    document, tmp_path, drawn_by_poppler
) -> None:
    """The key has more ink than the sheet, and the sheet has the hatch already."""
    path = tmp_path / "sheet.pdf"
    save(path, document, attnviz.run(document))
    free = set_mask(document, MaskSpec("none"))
    without = tmp_path / "without.pdf"
    save(without, free, attnviz.run(free))

    def ink(file, page: int) -> int:
        picture = drawn_by_poppler(file, page)
        white = QColor("white")
        wide, high = picture.width(), picture.height()
        dots = ((x, y) for x in range(0, wide, 2) for y in range(high // 2, high, 2))
        return sum(picture.pixelColor(x, y) != white for x, y in dots)

    assert ink(path, 2) > ink(path, 1) * 1.1
    assert ink(path, 1) > ink(without, 1) * 1.1


def test_switches_change_what_is_to_be_done(document, tmp_path, read_by_poppler) -> None:
    plain = set_option(set_option(document, "scale_on", False), "mask_on", False)
    path = tmp_path / "sheet.pdf"
    save(path, plain, attnviz.run(plain))
    text = read_by_poppler(path)
    assert "√d_k" not in text
    assert "hatched" not in text


def test_one_head_of_several(qapp, tmp_path, read_by_poppler) -> None:
    document = resize(attnviz.load("step-by-step").lab.document, 3, 3, 2)
    two = replace(
        document,
        W_Q=np.concatenate([document.W_Q, 2 * document.W_Q]),
        heads=(),
        kv_of_head=(0, 0),
        base=None,
        peaks={},
    )
    trace = attnviz.run(two)
    texts = []
    for head in (0, 1):
        path = tmp_path / "sheet.pdf"
        save(path, two, trace, head=head)
        texts.append(words(read_by_poppler(path).split("\f")[1]))
    shown = f"{trace.scores[1, 0, 0]:.3f}".rstrip("0").rstrip(".").replace("-", "−")
    assert shown in texts[1] and shown not in texts[0]


@pytest.mark.parametrize("size", [(2, 2, 2), (7, 7, 7), (8, 4, 4), (4, 8, 2)])
def test_sizes_that_fit_show_every_digit(document, tmp_path, read_by_poppler, size) -> None:
    """No number of the key is cut to fewer decimals than a hand calculation needs."""
    one = resize(document, *size)
    trace = attnviz.run(one)
    path = tmp_path / "sheet.pdf"
    save(path, one, trace)
    sheet, key = map(words, read_by_poppler(path).split("\f")[:2])
    for name, page in (("K", sheet), ("V", sheet), ("scores", key)):
        for value in trace[name].flat:
            shown = f"{value:.3f}".rstrip("0").rstrip(".").replace("-", "−")
            assert shown in page or shown == "−0", (name, value)


def test_too_much_for_a_page_is_said(qapp) -> None:
    document = attnviz.load("sentence-heads").lab.document
    with pytest.raises(AttnvizError, match="do not fit on a page"):
        worksheet_bytes(document, attnviz.run(document))


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [("rope", Rope(), "rotary"), ("softcap", 5.0, "soft cap"), ("temperature", 2.0, "temperature")],
)
def test_steps_that_the_sheet_does_not_show_are_refused(document, name, value, says) -> None:
    one = set_option(document, name, value)
    with pytest.raises(AttnvizError, match=says):
        worksheet_pages(one, attnviz.run(one))


def test_the_same_numbers_give_the_same_bytes(document) -> None:
    pages = worksheet_pages(document, attnviz.run(document))
    assert pdf_bytes(pages, A4) == pdf_bytes(pages, QSizeF(A4))


def test_the_example_of_the_key_is_no_row_of_noughts(qapp, tmp_path, read_by_poppler) -> None:
    document = preset("tiny")
    path = tmp_path / "sheet.pdf"
    save(path, document, attnviz.run(document))
    key = " ".join(words(read_by_poppler(path).split("\f")[1]))
    assert "One cell of S: tired · animal = (2)(1.5) + (0)(0) = 3" in key


def test_a_long_word_leaves_room_for_the_numbers(document, tmp_path, read_by_poppler) -> None:
    long = replace(document, tokens=("x" * 60, "a" * 300, "sat", "down"), base=None)
    path = tmp_path / "sheet.pdf"
    save(path, long, attnviz.run(long))
    sheet, key = read_by_poppler(path).split("\f")[:2]
    assert "x" * 15 + "…" in words(sheet)
    assert set(RESULTS) <= set(words(key))
