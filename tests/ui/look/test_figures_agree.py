"""A share with more digits rounds to the whole per cent that its cell shows."""

from decimal import ROUND_HALF_UP, Decimal

import numpy as np
import pytest

from attnviz.ui.look.figures import SHARE, SOFT, WEIGHT
from attnviz.ui.look.numbers import NumberFormat, one_decimal_percent, set_number_format


def whole(value: Decimal) -> Decimal:
    return value.quantize(Decimal("0.01"), ROUND_HALF_UP)


@pytest.mark.parametrize("style", [WEIGHT, SHARE])
def test_a_printed_share_rounds_as_the_share_does(style):
    shares = [Decimal(n) / 100_000 for n in range(100, 100_000, 7)]
    assert [s for s in shares if whole(style.rounded(s, 0)) != whole(s)] == []


def test_without_that_rule_some_would_not():
    assert whole(SOFT.rounded(Decimal("0.66467"), 0)) != whole(Decimal("0.66467"))
    assert WEIGHT.text(WEIGHT.rounded(Decimal("0.66467"), 0)) == "0.6647"
    assert WEIGHT.text(WEIGHT.rounded(Decimal("0.19"), 0)) == "0.190"


@pytest.mark.parametrize("percents", [True, False])
def test_a_told_share_rounds_as_its_cell_does(percents):
    set_number_format(NumberFormat(percents=percents))
    for share in np.linspace(0.01, 0.99, 1999).round(5):
        told = Decimal(one_decimal_percent(float(share)).rstrip("%")) / (100 if percents else 1)
        assert whole(told) == whole(Decimal(repr(float(share)))), share
    set_number_format(NumberFormat())
