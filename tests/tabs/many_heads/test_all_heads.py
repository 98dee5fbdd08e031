"""All heads of a model on the tab: map, finder, scores, the first token, what is said."""

import csv
import io
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtTest import QTest

from attnviz.checkpoints.direct_effect import DirectEffect, EffectPart
from attnviz.checkpoints.next_token import NextToken
from attnviz.checkpoints.survey import Survey
from attnviz.engine.head_scores import score_heads
from attnviz.model.document.source import LayerSource
from attnviz.model.wishes import ShowHead
from attnviz.tabs.many_heads.canvas.all_heads import lay_out
from attnviz.tabs.many_heads.canvas.head_map import lay_out_map, more_signs
from attnviz.tabs.many_heads.state import Pointer, resolve
from attnviz.tabs.many_heads.words.first_token import first_token_sign
from attnviz.ui.grid.pattern_image import pooled
from attnviz.ui.look.theme import theme

WORDS = ("a", "b", "c", "a", "b", "c", "a", "b")
LEFT = Qt.MouseButton.LeftButton


def random_survey(n_layers=4, n_heads=3, words=WORDS, layers=None):
    rng = np.random.default_rng(3)
    n = len(words)
    pattern = np.tril(rng.random((n_layers, n_heads, n, n)) ** 4)
    pattern /= pattern.sum(axis=-1, keepdims=True)
    return Survey(
        name="m", layers=tuple(range(n_layers)) if layers is None else layers,
        pattern=pattern, tokens=words, labels=words,
    )  # fmt: skip


@pytest.fixture
def wishes(tab):
    found = []
    tab.session.wished.connect(found.append)
    return found


@pytest.fixture
def shown(tab, wishes):
    """The tab with all heads on screen, and a model that grants what is wished for."""
    session = tab.session
    session.open(replace(session.lab, source=LayerSource("model", "x", "m", 2)))
    session.set_survey(random_survey())

    def grant(wish):
        lab = session.lab
        source = replace(lab.source, layer=wish.layer)
        document = lab.document.with_(title=f"layer {wish.layer}")
        lab = replace(lab, source=source, document=document)
        session.put(lab, pointing={"head": wish.head})

    session.wished.connect(grant)
    tab.press("V")
    return tab


def part(tab):
    return tab.view.all_heads.view


def key(tab, name, modifiers=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(part(tab), name, modifiers)


def test_without_a_model_there_is_the_layer_only(tab):
    assert not tab.view.controls.views.isVisible()
    (views,) = [each for each in tab.view.commands() if each.id == "grid.views"]
    assert not views.enabled()
    tab.view.show_view("all")
    assert tab.view.state.shown == "layer"
    assert tab.canvas.isVisible()


def test_all_heads_take_the_place_of_the_layer(shown):
    assert part(shown).isVisible()
    assert not shown.canvas.isVisible()
    assert not shown.view.controls.kinds.isVisible()
    assert shown.caption == "12 patterns of one text. Choose a score to find one."
    shown.press("V")
    assert shown.canvas.isVisible()
    assert shown.view.controls.kinds.isVisible()


def test_all_heads_go_when_the_model_goes(shown):
    shown.session.set_survey(None)
    assert shown.canvas.isVisible()
    assert not part(shown).isVisible()


def test_a_click_on_a_thumbnail_wishes_for_its_head(shown, wishes):
    spot = part(shown).map.rect_of((3, 1)).center()
    QTest.mouseClick(part(shown), LEFT, pos=spot.toPoint())
    assert wishes == [ShowHead(3, 1)]
    assert shown.view.state.chosen == (3, 1)


def test_layers_are_wished_for_by_their_number_in_the_model(tab, wishes):
    session = tab.session
    session.open(replace(session.lab, source=LayerSource("capture", "x", "m", 7)))
    session.set_survey(random_survey(n_layers=2, layers=(4, 7)))
    tab.press("V")
    assert tab.view.state.chosen == (1, 0)
    assert tab.view.state.head_name((1, 2)) == "7.2"
    key(tab, Qt.Key.Key_Left)
    assert wishes == [ShowHead(4, 0)]


@pytest.mark.parametrize(
    ("name", "place"),
    [
        (Qt.Key.Key_Left, (1, 1)),
        (Qt.Key.Key_Right, (3, 1)),
        (Qt.Key.Key_Up, (2, 0)),
        (Qt.Key.Key_Down, (2, 2)),
        (Qt.Key.Key_Home, (0, 1)),
        (Qt.Key.Key_End, (3, 1)),
    ],
)
def test_arrows_walk_over_the_map(shown, name, place):
    shown.session.select(head=1)
    key(shown, name)
    assert shown.view.state.chosen == place


def test_the_walk_ends_at_the_edges(shown, wishes):
    key(shown, Qt.Key.Key_Up)
    assert wishes == []


def test_number_keys_choose_the_score(shown):
    key(shown, Qt.Key.Key_5)
    assert shown.view.state.shade == "induction"
    assert shown.view.shades.scores.current == 4
    key(shown, Qt.Key.Key_9)
    assert shown.view.state.shade == "induction"


def test_the_finder_has_the_largest_score_first(shown):
    survey = shown.session.survey
    shown.view.shade_by("previous")
    values = [survey.scores["previous"][place] for place in shown.view.state.ranked]
    assert values == sorted(values, reverse=True)
    assert np.array_equal(survey.scores["previous"], score_heads(survey.pattern, WORDS)["previous"])


def test_a_heading_sorts_and_once_more_the_other_way(shown):
    view = part(shown)
    name, left, right = view.finder.columns[1]
    assert name == "previous"
    spot = QPointF((left + right) / 2, view.finder.header.center().y()).toPoint()
    QTest.mouseClick(view, LEFT, pos=spot)
    best = shown.view.state.ranked[0]
    QTest.mouseClick(view, LEFT, pos=spot)
    assert shown.view.state.ranked[-1] == best
    QTest.mouseClick(view, LEFT, pos=spot)
    assert shown.view.state.shade == "pattern"


def test_a_row_of_the_finder_is_chosen_and_opened(shown, wishes):
    view = part(shown)
    shown.view.shade_by("first")
    spot = view.finder.row_rect(2).center().toPoint()
    place = shown.view.state.ranked[view.finder.first + 2]
    QTest.mouseClick(view, LEFT, pos=spot)
    assert shown.view.state.chosen == place
    key(shown, Qt.Key.Key_Return)
    assert wishes[-1] == ShowHead(*place)
    assert shown.session.selection.tab == "heads"


def test_next_by_score_follows_the_finder(shown):
    shown.view.shade_by("duplicate")
    ranked = shown.view.state.ranked
    shown.run("best_by_score")
    assert shown.view.state.chosen == ranked[0]
    shown.press("N")
    shown.press("N")
    shown.press("Shift+N")
    assert shown.view.state.chosen == ranked[1]
    assert shown.view.advance(-1)
    assert not shown.view.advance(-1)
    assert part(shown).finder.first == 0


def test_escape_goes_back_to_the_head_of_before(shown):
    before = shown.view.state.chosen
    key(shown, Qt.Key.Key_Right)
    key(shown, Qt.Key.Key_Down)
    assert shown.view.escape()
    assert shown.view.state.chosen == before
    assert not shown.view.escape()


def test_the_caption_says_what_was_on_this_text(shown):
    shown.view.shade_by("induction")
    scores = shown.session.survey.scores["induction"]
    layer, head = np.unravel_index(scores.argmax(), scores.shape)
    assert shown.caption.startswith(
        f"On this text, head {layer}.{head} has the highest induction score: on average "
    )
    assert "induction: mean weight from a repeated token" in shown.status
    assert shown.status.endswith("5 positions")


def test_the_heading_of_the_sorted_column_is_whole(shown, tab):
    survey = shown.session.survey
    shape = survey.n_layers, survey.n_heads
    repeats = {name: np.zeros(shape) for name in ("induction", "duplicate")}
    shown.session.set_survey(replace(survey, repeats=repeats))
    shown.view.shade_by("repeats")
    tab.view.resize(760, 600)
    finder = part(shown).finder
    metrics = QFontMetricsF(theme("light").font("tick", bold=True))
    wide = {name: end - start for name, start, end in finder.columns}
    assert wide["repeats"] >= metrics.horizontalAdvance("on random repeats ↓") + 8
    assert finder.columns[-1][2] <= finder.rows.right() + 1


def test_a_text_without_repeats_has_no_induction(shown):
    words = tuple("abcdefgh")
    shown.session.set_survey(random_survey(words=words))
    shown.view.shade_by("induction")
    assert shown.caption.startswith("No token repeats in this text")
    assert set(shown.view.state.ranked) == set(np.ndindex(4, 3))


def painted(tab):
    image = QImage(900, 500, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        tab.view.draw(painter, image.rect(), theme("light"))
    return image


def pixel(tab, image, place, row, column):
    """The colour of a cell in a thumbnail of a picture."""
    found, _ = lay_out(image.rect().toRectF(), theme("light"), tab.view.state)
    box, n = found.rect_of(place), len(WORDS)
    side = box.width() - 2
    x = box.x() + (column + 0.5) * side / n
    y = box.y() + (row + 0.5) * side / n
    return image.pixelColor(round(x - 0.5), round(y - 0.5)).name()


def test_a_picture_shows_the_weights_of_every_head(shown):
    image, survey = painted(shown), shown.session.survey
    look = theme("light")
    for place in ((0, 0), (1, 2), (3, 1)):
        for row, column in ((7, 0), (7, 6), (4, 2)):
            weight = float(survey.pattern[(*place, row, column)])
            assert pixel(shown, image, place, row, column) == look.weight_colour(weight).name()
    assert pixel(shown, image, (0, 0), 1, 6) == look.track.name()


def test_hiding_the_first_token_rescales_nothing_and_says_so(shown):
    survey, look = shown.session.survey, theme("light")
    assert shown.panel.head_card.isVisibleTo(shown.panel)
    shown.press("F")
    image, weight = painted(shown), float(survey.pattern[1, 2, 7, 6])
    assert pixel(shown, image, (1, 2), 7, 6) == look.weight_colour(weight).name()
    assert pixel(shown, image, (1, 2), 7, 0) == look.track.name()
    share = f"{100 * survey.scores['first'][2, 0]:.0f}%"
    assert f"First token hidden {share}" in shown.panel.head_card.badge.text()
    assert shown.caption.startswith(f"The first token is hidden: in head 2.0 it has {share}")
    assert np.array_equal(survey.pattern, random_survey().pattern)


def test_a_picture_says_that_the_first_token_is_hidden(shown):
    """A file has no panel: without its caption nothing else would say so."""
    plain = painted(shown)
    badge = QRect(0, 0, plain.width() // 3, 22)
    ground = theme("light").window.name()
    corners = (badge.topLeft(), badge.bottomLeft())
    shown.press("F")
    hidden = painted(shown)
    assert plain.copy(badge) != hidden.copy(badge)
    assert all(hidden.pixelColor(point).name() == ground for point in corners)
    assert part(shown).map.area.y() > badge.bottom()


def test_the_first_token_is_hidden_in_the_patterns_of_a_layer_too(shown):
    tab = shown
    tab.view.show_view("layer")
    shares = tab.session.trace()["pattern"]
    before, plain = tab.caption, tab.canvas.grab().toImage()
    tab.press("F")
    for head in range(tab.canvas.state.n_heads):
        grid = tab.canvas.grid(tab.canvas.grid_of(head))
        assert grid.skipped[:, 0].all()
        assert not grid.skipped[:, 1:].any()
        assert np.array_equal(grid.values, shares[head]), "no share is rescaled"
        assert grid.word(3, 0) == "first token hidden"
    head = tab.session.selection.head
    share = f"{100 * shares[head, 1:, 0].mean():.0f}%"
    told = f"it has {share} of a row on average."
    assert tab.caption.startswith(before)
    assert tab.caption.endswith(told)
    assert first_token_sign(tab.view.state) == f"First token hidden {share}"
    legend = tab.canvas.places.legend
    sign = QRect(round(legend.x() + 270), round(legend.y()) - 3, 40, 16)
    hidden = tab.canvas.grab().toImage()
    assert plain.copy(sign) != hidden.copy(sign)
    tab.view.canvas.title_clicked.emit(tab.canvas.grid_of(head))
    assert tab.canvas.grid(tab.canvas.grid_of(head)).skipped[:, 0].all()
    tab.press("F")
    assert tab.canvas.grid(tab.canvas.grid_of(head)).skipped is None


def test_of_no_model_there_is_no_first_token_to_hide(tab):
    tab.session.select(hides_first=True)
    assert not tab.view.state.hides_first
    assert tab.canvas.grid(tab.canvas.grid_of(0)).skipped is None
    (command,) = [each for each in tab.view.commands() if each.id == "grid.hide_first"]
    assert (command.enabled(), command.why) == (False, "no model is open")


def test_scores_are_copied_as_the_command_line_prints_them(shown):
    shown.view.shade_by("self")
    shown.run("copy_scores")
    rows = list(csv.DictReader(io.StringIO(shown.copied)))
    assert list(rows[0])[:4] == ["layer", "head", "previous", "first"]
    assert len(rows) == 12
    first = shown.view.state.ranked[0]
    assert (int(rows[0]["layer"]), int(rows[0]["head"])) == first
    expected = shown.session.survey.scores["self"][first]
    assert float(rows[0]["self"]) == pytest.approx(expected)


def test_a_screen_reader_gets_the_finder_as_a_table(shown):
    shown.view.shade_by("window")
    (sheet,) = part(shown).sheets().values()
    assert sheet.shape == (12, 7)
    top = shown.view.state.ranked[0]
    assert sheet.row_name(0) == f"{top[0]}.{top[1]}"
    assert sheet.column_name(6) == "window"
    assert sheet.say(0, 6) == f"{shown.session.survey.scores['window'][top]:.2f}"


@pytest.mark.parametrize(
    ("n_layers", "n_heads", "size"),
    [(2, 2, (976, 560)), (30, 9, (976, 560)), (32, 32, (976, 560)), (80, 64, (700, 400))],
)
def test_no_thumbnail_is_left_out_of_reach(tab, n_layers, n_heads, size):
    survey = random_survey(n_layers, n_heads)
    session = tab.session
    session.set_survey(survey)
    state = replace(resolve(session, Pointer(shown="all")), layer=n_layers - 1, head=0)
    rect = QImage(*size, QImage.Format.Format_RGB32).rect().toRectF()
    for head in (0, n_heads - 1):
        found, finder = lay_out(rect, theme("light"), replace(state, head=head))
        box = found.rect_of((n_layers - 1, head))
        assert found.in_sight((n_layers - 1, head))
        assert rect.contains(box)
        assert box.width() >= 10
        assert finder.count >= min(3, n_layers * n_heads)
        assert finder.title.top() >= found.area.bottom()


def test_a_thin_line_stays_in_a_small_thumbnail():
    pattern = np.zeros((1000, 1000))
    pattern[617, 44] = 1.0
    small = pooled(pattern, 24)
    assert small.shape == (24, 24)
    assert small[617 * 24 // 1000, 44 * 24 // 1000] == 1.0
    assert small.sum() == 1.0
    assert np.array_equal(pooled(np.eye(3), 6), np.kron(np.eye(3), np.ones((2, 2))))


def test_predicting_covers_nothing_less_than_the_layer(shown):
    shown.view.set_predicting(True)
    assert shown.canvas.isVisible()
    shown.view.set_predicting(False)
    assert part(shown).isVisible()


def test_a_lesson_records_what_is_shown(shown):
    shown.view.shade_by("induction")
    page = shown.view.page()
    assert page == {"shown": "all", "shade": "induction"}
    shown.view.show_page({})
    assert shown.view.state.shown == "layer"
    shown.view.show_page(page)
    assert (shown.view.state.shown, shown.view.state.shade) == ("all", "induction")


class TestDirectEffect:
    """The parts of two logits: of heads, of MLPs, of what is neither."""

    def survey(self, logits):
        parts = (
            EffectPart("token_embedding", None, None, (0.5, 0.25)),
            EffectPart("head", 0, 1, (2.0, 0.5)),
            EffectPart("head", 3, 2, (-1.0, 0.25)),
            EffectPart("mlp", 1, None, (4.0, 3.0)),
        )
        found = DirectEffect((1, 0), parts, 1.0, logits)
        return replace(
            random_survey(),
            shares=np.array([0.3, 0.6, 0.1]),
            reads=lambda token, share: NextToken("", f" w{token}", False, share, token),
            effect=lambda tokens: found,
        )

    def test_the_direction_of_a_bar_is_explained(self, shown):
        note = shown.view.shades.note
        shown.view.shade_by("self")
        assert "fuller" in note.text()
        shown.session.set_survey(self.survey((5.5, 4.0)))
        shown.view.shade_by("direct")
        assert note.text() == "bar to the right: pushes up, to the left: down"

    def test_heads_are_ranked_and_the_others_named_beside_them(self, shown):
        shown.session.set_survey(self.survey((5.5, 4.0)))
        key(shown, Qt.Key.Key_7)
        ranked = shown.view.state.ranked
        assert (ranked[0], ranked[-1]) == ((0, 1), (3, 2))
        assert shown.caption == (
            "Head 0.1 pushes “w1” up against “w0” most, by +1.50. Heads together +0.25, MLPs "
            "+1.00, embedding and biases +0.25: in all +1.50."
        )
        (sheet,) = part(shown).sheets().values()
        assert sheet.say(0, 7) == "+1.50"
        assert sheet.say(11, 7) == "−1.25"

    def test_parts_that_miss_the_logit_are_told(self, shown):
        shown.session.set_survey(self.survey((5.5, 3.5)))
        shown.view.shade_by("direct")
        assert shown.caption.endswith(
            "miss the difference of the logits by −0.50: please report this."
        )


def test_thumbnails_are_zoomed_and_the_chosen_one_stays_in_sight(shown, tab):
    tab.session.set_survey(random_survey(24, 12))
    tab.view.point(shown="all", folded=True)
    part = tab.view.all_heads.view
    before = part.map.cell
    assert part.map.layers == (0, 24)
    for key, factor in ((Qt.Key.Key_Plus, 2), (Qt.Key.Key_Plus, 4), (Qt.Key.Key_Minus, 2)):
        QTest.keyClick(part, key)
        assert part.map.cell == before * factor
        assert part.map.in_sight(tab.view.state.chosen)
        assert part.map.area.right() <= part.width()
        assert part.map.area.bottom() <= part.height()
    assert part.map.layers[1] < 24
    QTest.keyClick(part, Qt.Key.Key_0)
    assert part.map.layers == (0, 24)


def test_a_part_of_the_map_shows_the_same_weights(shown, tab):
    survey = random_survey(24, 12)
    tab.session.set_survey(survey)
    tab.view.point(shown="all", folded=True, zoom=4)
    part = tab.view.all_heads.view
    image = QImage(part.size(), QImage.Format.Format_RGB32)
    part.render(image)
    place = part.map.layers[0] + part.map.layers[1] - 1, part.map.heads[0]
    corner = part.map.rect_of(place).topLeft()
    expected = theme("light", height=1080).weight_colour(float(survey.pattern[place][0, 0]))
    assert image.pixelColor(int(corner.x()) + 2, int(corner.y()) + 2) == expected


def test_a_map_with_more_heads_than_room_shows_that_there_are_more():
    survey, look = random_survey(n_layers=32, n_heads=32), theme("light")
    small, large = QRectF(0, 0, 900, 200), QRectF(0, 0, 900, 900)
    found = lay_out_map(small, look, survey, (0, 20))
    (top, count), area = found.heads, found.area
    ((track, part),) = more_signs(found, look, survey)
    assert track.left() >= area.right()
    assert part.height() / track.height() == pytest.approx(count / 32)
    assert (part.y() - track.y()) / track.height() == pytest.approx(top / 32)
    assert more_signs(lay_out_map(large, look, survey, (0, 20)), look, survey) == []
    narrow = lay_out_map(QRectF(0, 0, 250, 900), look, survey, (31, 0))
    ((track, part),) = more_signs(narrow, look, survey)
    assert part.right() == pytest.approx(track.right())
    assert track.top() >= narrow.area.bottom()
