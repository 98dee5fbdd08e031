"""Where a lesson asks for it, the result of a step says of each row whether it has changed."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from attnviz.tabs.step_by_step.canvas.paint import row_signs


def without_mask(steps):
    before = steps.session.document("example")
    steps.step(10)
    steps.run("steps.mask")
    return before


def on_the_second_screen(steps):
    image = QImage(QSize(1000, 600), QImage.Format.Format_ARGB32)
    with QPainter(image) as painter:
        steps.view.draw_live(painter, QRectF(0, 0, 1000, 600), steps.canvas.theme)
    return image


def test_only_the_last_row_keeps_its_shares_without_the_mask(steps):
    before = without_mask(steps)
    plain, small = steps.canvas.grab().toImage(), on_the_second_screen(steps)
    assert row_signs(steps.view.state) == {}
    steps.view.mark_changes(before)
    signs = ["changed", "changed", "changed", "="]
    assert row_signs(steps.view.state) == {"pattern": dict(enumerate(signs))}
    assert steps.canvas.grab().toImage() != plain
    assert on_the_second_screen(steps) != small
    steps.view.mark_changes(None)
    assert steps.canvas.grab().toImage() == plain


def test_a_covered_result_tells_of_no_row(steps):
    steps.view.mark_changes(without_mask(steps))
    steps.view.set_predicting(True)
    assert row_signs(steps.view.state) == {}


def test_a_row_that_makes_no_100_per_cent_says_that_first(steps):
    before = steps.session.document("example")
    steps.step(10)
    steps.type("pattern", 2, 1, "50%")
    steps.view.mark_changes(before)
    assert row_signs(steps.view.state) == {"pattern": {0: "=", 1: "=", 2: "Σ 84% ≠ 100%", 3: "="}}
