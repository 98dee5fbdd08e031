"""Number texts: what is printed, what is exact, what may be typed."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from attnviz import language
from attnviz.errors import EditError
from attnviz.ui.look import numbers
from tests.ui.conftest import field_case


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (1.2, "1.20"), (-0.3, "−0.30"), (-0.001, "0.00"), (0.0, "0.00"), (-0.0, "0.00"),
        (-1.765, "−1.77"), (-0.545, "−0.55"), (2.675, "2.68"), (0.1 + 0.2 - 0.295, "0.01"),
        (np.float32(-1.765), "−1.77"),
        (3.725, "3.73"), (12, "12.00"), (-math.inf, "−∞"), (math.inf, "∞"),
        (math.nan, "not a number"),
    ],
)  # fmt: skip
def test_two_decimals(value, text):
    assert numbers.fixed(value) == text


@pytest.mark.parametrize(
    ("share", "text"),
    [
        (0.9629, "96%"), (0.0, "0%"), (1.0, "100%"), (0.004, "<1%"), (1e-12, "<1%"),
        (0.996, ">99%"), (0.4699, "47%"), (0.035, "4%"), (-math.inf, "−∞"),
    ],
)  # fmt: skip
def test_whole_percents_never_claim_nothing_or_all(share, text):
    assert numbers.whole_percent(share) == text


@pytest.mark.parametrize(
    ("share", "text"),
    [
        (0.5449, "54.49%"), (0.5451, "54.5%"), (0.0004, "<0.1%"), (0.99991, ">99.9%"),
        (0.0, "0.0%"), (1.0, "100.0%"), (0.963, "96.3%"), (0.66467, "66.47%"),
        (0.564999, "56.4999%"),
    ],
)  # fmt: skip
def test_percents_with_one_decimal(share, text):
    assert numbers.one_decimal_percent(share) == text


def test_f83_each_percent_is_rounded_on_its_own():
    data = field_case("F83")
    for row, wanted in zip(data["input"]["rows"], data["expected"]["one_decimal"], strict=True):
        assert [numbers.one_decimal_percent(v) for v in row] == [w.replace(" ", "") for w in wanted]
        # The total is computed before rounding: the printed parts alone give 99.9 or 100.1.
        assert numbers.one_decimal_percent(math.fsum(row)) == "100.0%"


@pytest.mark.parametrize(
    ("value", "screen", "copied"),
    [
        (1.96, "1.96", "1.96"), (-0.545, "−0.545", "-0.545"), (1.0, "1", "1"), (0.1, "0.1", "0.1"),
        (1.2e-15, "1.2·10⁻¹⁵", "1.2e-15"), (-math.inf, "−∞", "-inf"), (-0.0, "0", "0"),
        (np.float32(0.1), "0.1", "0.1"),
        (np.float64(1 / 3), "0.3333333333333333", "0.3333333333333333"),
        (1e22, "1·10²²", "1e+22"), (7, "7", "7"),
    ],
)  # fmt: skip
def test_exact_values(value, screen, copied):
    assert numbers.exact(value) == screen
    assert numbers.clipboard(value) == copied


@pytest.mark.parametrize(
    ("value", "screen"),
    [
        (1.9599999999999997, "1.96"), (-1.437544097561192e-14, "0"), (-math.inf, "−∞"),
        (0.9972574529726266, "0.9972574529726266"), (np.float32(0.1), "0.1"),
    ],
)  # fmt: skip
def test_a_sum_is_exact_but_for_the_noise_of_floats(value, screen):
    assert numbers.exact_sum(value) == screen


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_the_clipboard_reads_back_to_the_same_number(value):
    assert float(numbers.clipboard(value)) == value


@given(st.floats(allow_nan=False, allow_infinity=False, width=32))
def test_the_clipboard_keeps_the_width_of_float32(value):
    assert np.float32(numbers.clipboard(np.float32(value))) == np.float32(value)


def test_f85_both_decimal_marks_are_read():
    data = field_case("F85")
    found = [numbers.parse(text) for text in data["input"]["typed"]]
    assert found == data["expected"]["values"]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("−0.5", -0.5), ("-0.5", -0.5), (" 1.25 ", 1.25), (".5", 0.5), ("5.", 5.0), ("+2", 2.0),
        ("1e-3", 0.001), ("1,000.5", 1000.5), ("1.000.000,25", 1000000.25), ("–3", -3.0),
        ("1\u202f000", 1000.0), ("1/4", 0.25), ("2*3", 6.0), ("-.5", -0.5), ("50%", 0.5),
        ("- 2", -2.0),
    ],
)  # fmt: skip
def test_typed_numbers(text, value):
    assert numbers.parse(text) == value


@pytest.mark.parametrize(
    "text", ["", "abc", "1.2.3", "1,2,3", "--1", "nan", "inf", "−∞", "1e999", "0x10", "1,00,5", "٣"]
)
def test_other_texts_are_refused_with_a_way_out(text):
    with pytest.raises(EditError, match=r"Type (a number such as|a smaller number)"):
        numbers.parse(text)


@pytest.mark.parametrize("text", ["1 2", "1\u00a0234", "1/0", "2**3", "(-1)", "5-", "€5", "/3"])
def test_nothing_is_joined_or_lost_while_typing(text):
    with pytest.raises(EditError, match="is not a number"):
        numbers.parse(text)


def test_a_mark_that_may_be_two_is_refused():
    with pytest.raises(EditError, match="may have a decimal or a thousands separator"):
        numbers.parse("1,234")
    assert numbers.parse("1.234") == 1.234
    numbers.set_number_format(numbers.NumberFormat(comma=True))
    try:
        with pytest.raises(EditError, match="may have a decimal or"):
            numbers.parse("1.234")
        assert numbers.parse("1,234") == 1.234
        assert numbers.equals("20,086", 20.086) == "="
        assert numbers.equals("−1\u202f234,5", -1234.5) == "="
    finally:
        numbers.set_number_format(numbers.NumberFormat())


def test_equals_only_where_the_printed_digits_are_the_value():
    assert numbers.equals("1.96", 1.6 * 1.2 + 0.3 * 0.5 - 0.3 * 0.4 + 0.1 * 0.1) == "="
    assert numbers.equals("0.665", 0.6647) == "≈"
    assert numbers.equals("−0.05", -0.05) == "="


@pytest.mark.parametrize(
    ("value", "style", "digits", "text"),
    [
        (0.6647, "decimals", 2, "0.66"), (0.6647, "percent", 2, "66"), (0.004, "percent", 2, "<1"),
        (0.0, "percent", 2, ""), (1.0, "percent", 2, "100"), (0.996, "percent", 2, ">99"),
        (-3.83e6, "decimals", -1, "−3.8M"), (999_999, "decimals", -1, "1M"),
        (12_345, "decimals", -1, "12k"), (456.4, "decimals", -1, "456"),
        (0.5, "decimals", -1, "0.5"),
        (1.0, "shortest", 2, "1"), (0.7, "shortest", 2, "0.7"), (-2.0, "shortest", 2, "−2"),
        (0.0, "nonzero", 3, "0.000"), (4e-4, "nonzero", 3, "≈0"),
        (1e-300, "nonzero", 2, "≈0"), (5e-4, "nonzero", 3, "0.001"),
        (1.5, "nonzero", 3, "1.500"), (-4e-4, "nonzero", 3, "≈0"),
        (0.023, "nonzero", 1, "≈0"), (-0.06, "nonzero", 1, "−0.1"), (4e-4, "decimals", 3, "0.000"),
        (100.0, "shortest", 2, "100"), (0.5, "none", 2, ""), (-4.83, "decimals", 1, "−4.8"),
    ],
)  # fmt: skip
def test_cell_texts(value, style, digits, text):
    assert numbers.cell_text(value, style, digits) == text


def test_large_counts_and_sizes():
    assert numbers.grouped(8590000128) == "8,590,000,128"
    assert [numbers.short_count(n) for n in (136, 528484352, 8590000128, 67_100_000)] == [
        "136", "528.5\N{NO-BREAK SPACE}M", "8.59\N{NO-BREAK SPACE}B", "67.1\N{NO-BREAK SPACE}M",
    ]  # fmt: skip
    sizes = [512 * 1024, 2 * 1024**3, 10.4 * 1024**3, 64 * 1024**3, 100]
    assert [numbers.short_bytes(n) for n in sizes] == [
        "512\N{NO-BREAK SPACE}KiB",
        "2\N{NO-BREAK SPACE}GiB",
        "10.4\N{NO-BREAK SPACE}GiB",
        "64\N{NO-BREAK SPACE}GiB",
        "100\N{NO-BREAK SPACE}B",
    ]
    assert numbers.superscript(-3) == "⁻³"


@pytest.fixture
def written():
    """Write numbers another way for one test."""
    yield lambda **how: numbers.set_number_format(numbers.NumberFormat(**how))
    numbers.set_number_format(numbers.NumberFormat())


def test_the_comma_stands_in_every_number_on_the_screen(written):
    written(comma=True)
    texts = [
        numbers.fixed(-1.5), numbers.shortest(0.7), numbers.shortest(2.0), numbers.exact(-0.545),
        numbers.exact(1.25e-15), numbers.one_decimal_percent(0.5451), numbers.cell_text(1.964),
        numbers.one_decimal_percent(1e-9), numbers.short_count(8.59e9), numbers.short_bytes(1536),
    ]  # fmt: skip
    assert texts == [
        "−1,50", "0,7", "2", "−0,545", "1,25·10⁻¹⁵", "54,5%", "1,96", "<0,1%",
        "8,59\N{NO-BREAK SPACE}B", "1,5\N{NO-BREAK SPACE}KiB",
    ]  # fmt: skip
    assert numbers.grouped(-131072) == "−131\u202f072"
    assert numbers.parse(numbers.grouped(131072)) == 131072


def test_what_is_copied_keeps_the_point(written):
    written(comma=True, digits=3, percents=False)
    assert numbers.clipboard(1.96) == "1.96"


def test_printed_numbers_read_back_with_the_comma(written):
    written(comma=True)
    assert numbers.equals(numbers.fixed(1.96), 1.96) == "="
    assert numbers.parse("1,5") == numbers.parse("1.5") == 1.5


@pytest.mark.parametrize(
    ("share", "text"),
    [(0.963, "0.96"), (1e-9, "<0.01"), (0.9999, ">0.99"), (0, "0.00"), (1, "1.00")],
)
def test_shares_as_decimals(written, share, text):
    written(percents=False)
    assert numbers.whole_percent(share) == text
    assert numbers.one_decimal_percent(0.9629) == "0.963"


def test_matrices_take_the_decimals_that_were_chosen(written):
    import numpy as np

    from attnviz.ui.grid.value import Grid

    assert Grid(np.zeros((1, 1))).digits == 2
    written(digits=3)
    assert Grid(np.zeros((1, 1))).digits == 3


@pytest.mark.parametrize(
    ("name", "whole", "tenths"), [("en", "96%", ">99.9%"), ("de", "96\u202f%", ">99.9\u202f%")]
)
def test_a_narrow_space_stands_before_per_cent_in_german(name, whole, tenths):
    language.set_lookup(None, name)
    try:
        assert numbers.whole_percent(0.963) == whole
        assert numbers.one_decimal_percent(0.99999) == tenths
        assert numbers.without_sign(numbers.whole_percent(0.963)) == "96"
    finally:
        language.set_lookup(None)
