"""Every motion of every tab: its moments differ where it moves, and are the tab's own pictures."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage

from attnviz.engine.saturation import STOPS
from attnviz.errors import AttnvizError
from attnviz.export.figure import image
from attnviz.export.film import Film, pixels_of
from attnviz.frame.exporting.offscreen import offscreen_view
from attnviz.frame.exporting.reels import reel_of, reels_of
from attnviz.model.document.lab import SPARSE_KINDS
from attnviz.model.files import library
from attnviz.model.tabs import TABS
from attnviz.session import Session
from attnviz.ui.look.theme import theme
from attnviz.ui.tab.flow_motion import TRIP
from attnviz.ui.tab.reel import Reel, ReelPart, shots

LOOK = theme("light")
SIZE = QSize(960, 540)
KNOWN = {
    "heads": ("flow", "words", "heads"),
    "steps": ("walk", "steps", "edit"),
    "saturation": ("sweep", "stops"),
    "grid": ("rows", "heads", "stages"),
    "sparse": ("rows", "patterns", "window"),
    "learning": ("birth", "stops"),
}


@pytest.fixture
def tab(qapp):
    """Give a tab that nobody sees, by its id."""
    opened = []

    def made(name: str):
        room = offscreen_view(Session(library.start_lab()), name, LOOK, SIZE, "lesson")
        opened.append(room)
        return room.__enter__()

    yield made
    for room in opened:
        room.__exit__(None, None, None)


def film(view, motion: str, rate: int = 5) -> Film:
    return Film(view, reel_of(view, motion), LOOK, "lesson", SIZE.toTuple(), 0.5, rate)


def dots(picture: QImage) -> np.ndarray:
    return np.frombuffer(pixels_of(picture), np.uint8).astype(int)


def test_every_tab_has_its_motions(tab) -> None:
    assert [known.id for known in TABS] == list(KNOWN)
    for name, motions in KNOWN.items():
        assert tuple(reel.id for reel in reels_of(tab(name))) == motions


@pytest.mark.parametrize(
    ("name", "motion"), [(name, motion) for name, motions in KNOWN.items() for motion in motions]
)
def test_moments_differ_and_come_again(tab, name: str, motion: str) -> None:
    recorded = film(tab(name), motion)
    count = len(shots(recorded.reel, recorded.rate))
    places = sorted({0, count // 3, count // 2, count - 1})
    first = [recorded.picture(place) for place in places]
    assert len({pixels_of(each) for each in first}) == len(places)
    again = [recorded.picture(place) for place in reversed(places)][::-1]
    assert all(a == b for a, b in zip(first, again, strict=True)), "the way there does not matter"


def test_moving_parts_have_many_pictures_and_still_ones_one() -> None:
    reel = Reel(
        "x", "X", (ReelPart(1.0), ReelPart(0.5, True), ReelPart(2.0)), lambda part, moment: None
    )
    found = shots(reel, 10)
    assert [shot.part for shot in found] == [0, 1, 1, 1, 1, 1, 2]
    assert [shot.moment for shot in found][1:6] == [0.0, 0.2, 0.4, 0.6, 0.8]
    assert sum(shot.seconds for shot in found) == pytest.approx(reel.seconds) == 3.5


def test_dots_travel_along_their_links_and_arrive_where_they_started(tab) -> None:
    view = tab("heads")
    reel = reel_of(view, "flow")
    assert reel.seconds == TRIP
    reel.show(0, 0.25)
    assert view.canvas.motion.trip == 0.25
    moved = film(view, "flow").picture(2)
    rest = film(view, "flow").picture(0)
    other = np.argwhere(dots(moved) != dots(rest)).ravel() // 3
    columns = other % moved.width()
    assert 0 < len(other) < 0.03 * moved.width() * moved.height()
    low, high = moved.width() * 0.2, moved.width() * 0.6
    assert low < columns.min() and columns.max() < high, "only between the two columns of words"


def test_a_walk_ends_each_step_with_the_step_itself(tab) -> None:
    view = tab("steps")
    walk = film(view, "walk")
    for part, step in ((0, 1), (10, 6), (22, 12)):
        place = next(i for i, s in enumerate(shots(walk.reel, walk.rate)) if s.part == part)
        drawn = walk.picture(place)
        assert view.state.step.number == step
        still = film(view, "steps").picture(step - 1)
        assert drawn == still


def test_a_product_fills_row_by_row(tab) -> None:
    view = tab("steps")
    reel = reel_of(view, "walk")
    here = QRectF(0, 0, 960, 470)

    def covered(moment: float) -> int:
        reel.show(9, moment)  # into step 6
        moving = image(lambda painter, _: reel.paint(painter, here, LOOK), QSize(960, 470))
        reel.show(10, 0)
        done = image(lambda painter, _: reel.paint(painter, here, LOOK), QSize(960, 470))
        return int((dots(moving) != dots(done)).sum())

    amounts = [covered(moment) for moment in (0.25, 0.5, 0.75)]
    assert amounts == sorted(amounts, reverse=True) and amounts[-1] > 0


def test_a_sweep_goes_through_all_sizes(tab) -> None:
    view = tab("saturation")
    reel = reel_of(view, "sweep")
    sizes = []
    for shot in shots(reel, 20):
        reel.show(shot.part, shot.moment)
        sizes.append(view.state.d_k)
    assert sizes[0] == 1 and sizes[-1] == 1024 and sizes == sorted(sizes)
    stops = reel_of(view, "stops")
    for part, stop in enumerate(STOPS):
        stops.show(part, 0)
        assert view.state.d_k == stop


def test_typed_scores_stay_while_the_vector_size_moves(tab) -> None:
    view = tab("saturation")
    view.edits.set_scores([3, 0, 0, 0, 0, 0])
    stops = reel_of(view, "stops")
    for part, stop in enumerate(STOPS):
        stops.show(part, 0)
        assert view.state.d_k == stop
        assert view.state.scores.tolist() == [3, 0, 0, 0, 0, 0]


def test_an_unknown_motion_is_refused_with_those_there_are(tab) -> None:
    with pytest.raises(AttnvizError, match="found spin, expected one of rows, heads, stages"):
        reel_of(tab("grid"), "spin")


def test_patterns_leave_out_the_drawn_one(tab) -> None:
    view = tab("sparse")
    reel = reel_of(view, "patterns")
    kinds = []
    for part in range(len(reel.parts)):
        reel.show(part, 0)
        kinds.append(view.state.spec.kind)
    assert kinds == [kind for kind in SPARSE_KINDS if kind != "draw"]


def test_an_edit_runs_through_all_steps(tab) -> None:
    view = tab("steps")
    reel = reel_of(view, "edit")
    before = view.state.one
    shares = []
    for part in (27, 28, 29):  # of step 10
        reel.show(part, 0.5)
        assert view.state.step.number == 10
        shares.append(view.state.one.slice("pattern")[3].round(2).tolist())
    assert shares[0] == [0.05, 0.2, 0.64, 0.11] == before.slice("pattern")[3].round(2).tolist()
    assert shares[2] == [0.02, 0.71, 0.23, 0.04]
    assert shares[0] != shares[1] != shares[2]
    assert view.state.one.document.X[1, 0] == -before.document.X[1, 0] == -1.0
    said = {reel.say(part) for part in range(len(reel.parts))}
    assert said == {
        ("d₀ of “cat”: 1 → −1. “down” turns from “sat” (64% → 23%) to “cat” (20% → 71%).")
    }


def test_an_edit_takes_a_number_that_can_be_changed(qapp) -> None:
    lab = library.start_lab()
    session = Session(replace(lab, example=None))
    with offscreen_view(session, "steps", LOOK, SIZE, "lesson") as view:
        reel = reel_of(view, "edit")
        before = view.state.one.document.X.copy()
        reel.show(2, 0.0)
        changed = np.argwhere(before != view.state.one.document.X)
        assert len(changed) > 0
        assert changed[:, 1].max() < view.state.one.document.sheet.meaning
