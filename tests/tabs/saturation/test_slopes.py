"""W on a key: the gradient that vanishes is the gradient that tab 2 shows, the same number."""

from dataclasses import replace

import numpy as np
import pytest

from attnviz.engine.saturation import readout
from attnviz.tabs.saturation.commands import menu_rows
from attnviz.tabs.saturation.state.real_row import real_row
from attnviz.tabs.saturation.state.slopes import slopes_of
from attnviz.tabs.saturation.words.numbers import slope_with_sign
from attnviz.ui.look.numbers import MINUS


@pytest.mark.parametrize("divisor", [1.0, 8.0, 64.0])
def test_slopes_are_those_of_the_charts(divisor):
    """Central differences of the charts' own softmax."""
    scores, key, step = np.array([3.2, -1.0, 0.4, 2.9, 0.0, -7.5]), 3, 1e-5
    found = slopes_of(scores, divisor, key)
    for i in range(6):
        moved = [scores.copy(), scores.copy()]
        moved[0][i] += step
        moved[1][i] -= step
        up, down = (readout(each, divisor).shares[key] for each in moved)
        assert found[i] == pytest.approx((up - down) / (2 * step), rel=1e-6, abs=1e-9)
    share = readout(scores, divisor).shares[key]
    assert found[key] == pytest.approx(share * (1 - share) / divisor)
    assert abs(found.sum()) < 1e-15


def test_w_shows_the_slopes_of_a_key_and_esc_takes_them_away(tab):
    view = tab.view
    view.edits.set_size(64)
    view.point(cursor=0)
    view.ask_what_changes()
    assert tab.canvas._picture.charts[1].slopes[0] == "+0.0312"
    left, right = view.state.slopes
    assert slope_with_sign(float(left[0])) == "+0.00024"
    assert slope_with_sign(float(right[0])) == "+0.0312"
    assert "+0.00024" in view.caption() and "+0.0312" in view.caption()
    view.ask_what_changes()
    assert view.state.slopes is None
    view.ask_what_changes()
    assert view.escape()
    assert view.state.slopes is None
    assert view.state.pointed == 0, "Esc leaves one thing at a time"


def test_no_slope_tells_what_is_covered(tab):
    view = tab.view
    view.point(cursor=0)
    view.ask_what_changes()
    assert view.state.slopes is not None
    view.set_predicting(True)
    assert view.state.slopes is None


@pytest.mark.parametrize(
    ("slope", "text"),
    [(0.0, "0.0000"), (0.25, "+0.2500"), (-0.00024, f"{MINUS}0.00024"), (3e-12, "+3.0·10⁻¹²")],
)
def test_a_slope_keeps_its_digits(slope, text):
    assert slope_with_sign(slope) == text


def test_the_menu_of_a_real_row_draws_nothing(tab):
    session = tab.session
    row = real_row(session.document(), session.trace(), 0, 2)
    told = [entry.id for entry in menu_rows(replace(tab.view.state, row=row)) if entry is not None]
    assert told[0] == "what_changes"
    assert "new_draw" not in told
