"""Numbers in written texts follow the decimal mark; the marks of sentences stay."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from attnviz.frame.lessons.number_text import in_format
from attnviz.ui.look.numbers import NO_BREAK, THIN, NumberFormat, set_number_format


@pytest.fixture
def comma() -> Iterator[None]:
    set_number_format(NumberFormat(comma=True))
    yield
    set_number_format(NumberFormat())


def test_with_a_point_nothing_changes() -> None:
    assert in_format("27.4 of 1,024") == "27.4 of 1,024"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("16 KiB × 32 = 512 KiB.", "16~KiB × 32 = 512~KiB."),
        ("528.6 M of 8.59 B, or 17%", "528.6~M of 8.59~B, or 17%"),
        ("64 Gio; 528,6 Mio. von 8,59 Mrd.", "64~Gio; 528,6~Mio. von 8,59~Mrd."),
        ("4 Bytes, 2 Matrices, GiB", "4 Bytes, 2 Matrices, GiB"),
    ],
)
def test_no_line_ends_between_a_number_and_its_unit(text: str, shown: str) -> None:
    assert in_format(text) == shown.replace("~", NO_BREAK)


@pytest.mark.usefixtures("comma")
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("lie 27.4 apart.", "lie 27,4 apart."),
        ("Number 1,594, again.", f"Number 1{THIN}594, again."),
        ("8,192,064,000 scores", f"8{THIN}192{THIN}064{THIN}000 scores"),
        ("1,234.5", f"1{THIN}234,5"),
        ("the reach is 4, 7, 10, 13, 16.", "the reach is 4, 7, 10, 13, 16."),
        ("(2, 0) and (1.5, 0)", f"(2;{NO_BREAK}0) and (1,5;{NO_BREAK}0)"),
        ("e^0.98 ≈ 2.664; 136. How much", "e^0,98 ≈ 2,664; 136. How much"),
        ("(−0.3)(0) + (0.8)(2)", "(−0,3)(0) + (0,8)(2)"),
        ("version 0.9.1", "version 0.9.1"),
    ],
)
def test_with_a_comma(text: str, shown: str) -> None:
    assert in_format(text) == shown
