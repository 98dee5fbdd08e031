"""A text of many words on the tab: the page, its map, its list, and the way to a word."""

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from attnviz.model.document.document import Document
from attnviz.model.document.lab import Lab
from attnviz.numbering import places_of
from attnviz.session import Session
from attnviz.tabs.sentence_heads.canvas.page_layout import MOST_LISTED, page_layout, wrapped
from attnviz.tabs.sentence_heads.canvas.page_paint import map_shares
from attnviz.tabs.sentence_heads.view import SentenceHeadsView
from attnviz.ui.look.theme import theme

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
LIGHT = theme("light")
WORDS = ("The", " quick", " brown", " fox", " jumps", " over", " the", " lazy", " dog", ".")


def long_document(n=500, spaced=True):
    rng = np.random.default_rng(0)
    tokens = tuple(WORDS[i % len(WORDS)] for i in range(n))
    X = rng.standard_normal((n, 6)).astype(np.float32)
    W = [rng.standard_normal((2, 6, 4)).astype(np.float32) for _ in range(3)]
    tokens = tokens if spaced else tuple(token.strip() for token in tokens)
    return Document(tokens=tokens, X=X, W_Q=W[0], W_K=W[1], W_V=W[2])


@pytest.fixture
def view(qtbot):
    view = SentenceHeadsView(Session(Lab(document=long_document())), LIGHT)
    qtbot.addWidget(view)
    view.resize(976, 588)
    view.show()
    QApplication.processEvents()
    return view


def page_of(view):
    assert view.text_page is not None
    return view.text_page


def first_of(page):
    """Return the first line in sight, where the lines are in one piece."""
    (window,) = page.layout_now().windows
    return window.first


def click(page, rect, held=NONE):
    QTest.mouseClick(page, LEFT, held, rect.center().toPoint())


def command(view, id_):
    return next(each for each in view.commands() if each.id == f"heads.{id_}")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("spaced", [True, False])
def test_words_fill_lines_in_order_and_none_stands_over_another(spaced):
    tokens = long_document(300, spaced).tokens
    metrics = QFontMetricsF(LIGHT.font("body"))
    found = wrapped(tokens, metrics, 400)
    assert found.line[0] == 0
    assert set(np.diff(found.line)) == {0, 1}
    assert (found.left + found.width <= 400.001).all()
    together = np.diff(found.line) == 0
    ends = (found.left + found.width)[:-1]
    assert (found.left[1:][together] >= ends[together] - 1e-6).all()
    blank = metrics.horizontalAdvance(" ")
    gaps = (found.left[1:] - ends)[together]
    glued = np.array([spaced and token[0] != " " for token in tokens[1:]])[together]
    np.testing.assert_allclose(gaps, np.where(glued, 0, blank), atol=1e-6)
    assert (found.firsts == np.flatnonzero(np.diff(found.line, prepend=-1))).all()


@pytest.mark.usefixtures("qapp")
def test_a_line_break_ends_its_line_and_a_word_wider_than_a_line_is_cut():
    metrics = QFontMetricsF(LIGHT.font("body"))
    found = wrapped(("a", "\n", " b", "w" * 200, " c"), metrics, 100)
    assert found.line.tolist() == [0, 0, 1, 2, 3]
    assert found.width[3] == 100


@pytest.mark.usefixtures("qapp")
def test_pieces_of_a_word_stand_together():
    metrics = QFontMetricsF(LIGHT.font("body"))
    found = wrapped(("Combined", "recomb", "ine"), metrics, 400, pieces=(2,))
    ends = found.left + found.width
    assert found.left[1] > ends[0]
    assert found.left[2] == ends[1]


@pytest.mark.usefixtures("qapp")
def test_what_no_blank_parts_goes_to_the_next_line_together():
    metrics = QFontMetricsF(LIGHT.font("body"))
    tokens = ("one", "General", ",", "w" * 60, ".", ".")
    room = metrics.horizontalAdvance("one General") + 1.0
    found = wrapped(tokens, metrics, room, pieces=(2, 4, 5))
    assert found.line.tolist() == [0, 1, 1, 2, 3, 3]
    assert found.firsts.tolist() == [0, 1, 3, 4]
    assert found.left[[0, 1, 3, 4]].tolist() == [0, 0, 0, 0]
    assert found.left[2] == metrics.horizontalAdvance("General")


def test_a_long_text_is_a_page_and_a_short_one_two_columns(view):
    page = page_of(view)
    assert page.isVisible()
    assert not view.canvas.isVisible()
    view.session.edit(lambda document: long_document(64))
    assert view.text_page is None
    assert view.canvas.isVisible()
    assert not page.isVisible()
    view.session.edit(lambda document: long_document(65))
    assert page.isVisible()


def test_the_list_has_the_largest_shares_and_the_rest_makes_it_whole(view):
    view.session.select(token=499, head=1)
    layout = page_of(view).layout_now()
    row = view.state.row
    assert list(layout.entries) == row.order[: len(layout.entries)]
    assert 3 < len(layout.entries) <= MOST_LISTED
    assert len(layout.entries) + layout.others == 500
    listed = sum(float(row.pattern[place]) for place in layout.entries)
    assert listed + layout.rest == pytest.approx(1, abs=1e-5)
    view.session.select(token=2)
    layout = page_of(view).layout_now()
    assert (len(layout.entries), layout.others, layout.rest) == (3, 0, 0)


def test_a_click_on_a_word_shows_its_row_and_one_on_the_list_pins_and_leads_there(view):
    page = page_of(view)
    view.session.select(token=0)
    layout = page.layout_now()
    click(page, layout.word_rect(7))
    assert view.session.selection.token == 7
    view.session.select(token=499)
    assert page.layout_now().in_sight(499)
    layout = page.layout_now()
    away = next(place for place in layout.entries if not layout.in_sight(place))
    click(page, layout.entry_rect(layout.entries.index(away)))
    assert view.session.selection.key == away
    assert page.layout_now().in_sight(away)
    assert view.session.selection.token == 499


def test_the_pointer_previews_a_row_without_scrolling(view, qtbot):
    page = page_of(view)
    view.session.select(token=499)
    windows, place = page.layout_now().windows, page.layout_now().sights[0][3]
    at = page.layout_now().word_rect(place).center()
    event = QMouseEvent(
        QEvent.Type.MouseMove, at, page.mapToGlobal(at), Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton, NONE,
    )  # fmt: skip
    QApplication.sendEvent(page, event)
    qtbot.waitUntil(lambda: view.state.query == place)
    assert page.layout_now().windows == windows
    QApplication.sendEvent(page, QEvent(QEvent.Type.Leave))
    assert view.state.query == 499


def test_wheel_keys_and_map_scroll(view):
    page = page_of(view)
    view.session.select(token=0)
    at = QPointF(page.rect().center())
    wheel = QWheelEvent(
        at, page.mapToGlobal(at), QPoint(), QPoint(0, -240), Qt.MouseButton.NoButton, NONE,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(page, wheel)
    assert first_of(page) == 6
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert first_of(page) == 5
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    layout = page.layout_now()
    assert first_of(page) == min(5 + layout.fit - 1, layout.lines - layout.fit) > 5
    assert view.session.selection.token == 0
    strip = page.layout_now().map
    QTest.mouseClick(page, LEFT, NONE, QPointF(strip.center().x(), strip.bottom() - 2).toPoint())
    layout = page.layout_now()
    assert first_of(page) == layout.lines - layout.fit
    assert layout.sights[0].stop == 500


def test_a_word_chosen_with_the_keyboard_stays_in_sight(view):
    page = page_of(view)
    for place in (499, 250, 0, 499):
        view.session.select(token=place)
        assert page.layout_now().in_sight(place)


def test_the_map_loses_no_word():
    class Shown:
        pattern = [0.0] * 4000
        seen = [True] * 4000

    for place in (0, 1234, 3999):
        shown = Shown()
        shown.pattern = list(Shown.pattern)
        shown.pattern[place] = 0.7
        found = map_shares(shown, 300)
        assert len(found) == 300
        assert found.max() == 0.7
        assert abs(int(found.argmax()) - place * 300 / 4000) < 1


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("12", (11,)),
        ("fox", (3, 13, 23)),
        ("FOX", (3, 13, 23)),
        ("lazy dog", (7, 17, 27)),
        (" the  lazy ", (6, 16, 26)),
        ("dog.the", (8, 18)),
        ("cat", ()),
        ("0", ()),
        ("31", ()),
        ("  ", ()),
    ],
)
def test_a_text_or_a_number_means_places(text, found):
    assert places_of(tuple(WORDS[i % len(WORDS)] for i in range(30)), text) == found


def test_words_of_a_sheet_are_found_too():
    tokens = ("the", "cat", "sat", "the", "cat")
    assert places_of(tokens, "the cat") == (0, 3)
    assert places_of(tokens, "cat s") == (1,)


def test_the_field_leads_from_place_to_place_and_says_which_it_is(view):
    page = page_of(view)
    go_to = command(view, "go_to")
    assert go_to.enabled()
    go_to.run()
    field = page._go_to.field
    assert field.hasFocus()
    QTest.keyClicks(field, "fox")
    assert page._go_to.count.text() == "50 found"
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert view.session.selection.token == 3
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert view.session.selection.token == 13
    assert page._go_to.count.text() == "2 of 50"
    QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert view.session.selection.token == 493
    assert page.layout_now().in_sight(493)
    field.clear()
    QTest.keyClicks(field, "cat")
    assert page._go_to.count.text() == "not in the text"
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not page._go_to.isVisible()
    assert page.hasFocus()
    assert view.session.selection.token == 493


def test_where_all_words_are_in_sight_there_is_nothing_to_go_to(qtbot):
    view = SentenceHeadsView(Session(Lab(document=long_document(12))), LIGHT)
    qtbot.addWidget(view)
    assert not command(view, "go_to").enabled()


def test_a_share_of_the_list_is_typed_over(view):
    page = page_of(view)
    view.session.select(token=20)
    place = page.layout_now().entries[1]
    row = page.layout_now().entry_rect(1)
    QTest.mouseDClick(page, LEFT, NONE, row.center().toPoint())
    editor = page.entry.editor
    assert editor is not None
    editor.setText("50%")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert view.state.held == {place}
    assert view.state.row.pattern[place] == 0.5


def test_a_picture_of_a_long_text_is_the_page_and_says_what_it_leaves_out(view):
    image = QImage(976, 540, QImage.Format.Format_RGB32)
    pictures = []
    for token in (499, 3):
        view.session.select(token=token)
        image.fill(LIGHT.window)
        with QPainter(image) as painter:
            view.canvas.paint(painter, QRectF(0, 0, 976, 540), LIGHT, view.state, None)
        pictures.append(image.copy())
    assert pictures[0] != pictures[1]
    said = view.canvas.left_out(QRectF(0, 0, 976, 540), LIGHT, view.state, names=True)
    layout = page_layout(page_of(view).columns, LIGHT, QRectF(0, 0, 976, 540))
    assert said == (f"{layout.n_in_sight} of 500 words",)


def test_while_a_row_is_predicted_nothing_of_it_is_listed(view):
    view.session.select(token=30)
    view.toggle_predicting()
    assert view.covered
    assert view.text_page is None
    assert view.canvas.isVisible()
    view.leave_predicting()
    assert view.text_page is not None


def test_the_columns_stay_away_whatever_is_shown_beside_or_enlarged(view, qtbot):
    qtbot.addWidget(view.side_panel())
    view.set_shown(True)
    view.set_bare(True)
    view.set_bare(False)
    assert page_of(view).isVisible()
    assert not view.canvas.isVisible()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("asker", [60, 300, 499])
@pytest.mark.parametrize("read", [0, 40, 250, 499])
@pytest.mark.parametrize("high", [60, 120, 400, 588, 3000])
def test_the_page_shows_who_asks_and_who_is_read_and_counts_what_is_between(asker, read, high):
    class Text:
        tokens = long_document().tokens
        pieces, joined, key, query, chosen = (), (), None, asker, asker
        seen = np.arange(500) <= asker
        pattern = np.where(np.arange(500) == read, 0.9, 0.001)

    Text.seen[read] = True
    layout = page_layout(Text, LIGHT, QRectF(0, 0, 976, high))
    assert layout.in_sight(asker)
    if layout.fit >= 4:
        assert layout.in_sight(read)
    shown = [place for sight in layout.sights for place in sight]
    assert shown == sorted(set(shown))
    assert len(shown) == layout.n_in_sight
    if layout.gap is None:
        assert len(layout.windows) == 1
        assert shown == list(range(shown[0], shown[-1] + 1))
    else:
        line, left_out = layout.gap
        assert left_out > 0
        assert left_out + len(shown) == shown[-1] + 1 - shown[0]
        assert layout.word_at(line.center()) is None
    for place in (shown[0], asker, shown[-1]):
        assert layout.word_at(layout.word_rect(place).center()) == place
    bottom = max(layout.word_rect(place).bottom() for place in shown)
    assert bottom <= layout.text.bottom() + layout.line_height


def apart(view):
    """Let the last word be asked and the first be pinned, far apart."""
    view.session.select(token=499, key=0)
    page = page_of(view)
    assert len(page.layout_now().windows) == 2
    return page


def test_enter_or_a_click_between_shows_what_is_left_out(view):
    page = apart(view)
    page.setFocus()
    where = page.layout_now().word_rect(499)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.layout_now().gap is None
    assert page.layout_now().word_rect(499) == where
    view.session.select(token=0)
    page = apart(view)
    click(page, page.layout_now().gap[0])
    assert page.layout_now().gap is None
    assert view.session.selection.token == 499


def test_a_wheel_goes_on_from_the_asking_word(view):
    page = apart(view)
    before = page.layout_now().word_rect(499).y()
    at = QPointF(page.rect().center())
    wheel = QWheelEvent(
        at, page.mapToGlobal(at), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton, NONE,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(page, wheel)
    layout = page.layout_now()
    assert len(layout.windows) == 1
    assert layout.word_rect(499).y() > before - 1


def test_the_picture_says_how_much_is_between(view):
    page = apart(view)
    gap, count = page.layout_now().gap
    seen = page.grab().toImage().copy(gap.toAlignedRect())
    inks = {seen.pixel(x, y) for x in range(seen.width()) for y in range(seen.height())}
    assert len(inks) > 2
    assert count == 500 - page.layout_now().n_in_sight
