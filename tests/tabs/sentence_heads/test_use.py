"""The sentence tab on a real session: act with mouse and keys, look at the document and back."""

import csv
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tabs.sentence_heads.samples import PREVIOUS, SUBJECT, WHO, lesson, long_document, small

from attnviz.model.document.lab import Lab
from attnviz.model.document.source import LayerSource
from attnviz.model.edits.layer import set_sentence
from attnviz.model.edits.sentence import can_swap
from attnviz.session import Session
from attnviz.tabs.sentence_heads.commands import copies
from attnviz.tabs.sentence_heads.predict import question
from attnviz.tabs.sentence_heads.view import SentenceHeadsView
from attnviz.ui.look.style import style_sheet
from attnviz.ui.look.theme import theme

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


class Tab:
    """The tab on screen, and hands to act on it."""

    def __init__(self, view, qtbot):
        self.view, self.session, self.canvas, self._qtbot = view, view.session, view.canvas, qtbot
        self.captions, self.statuses = [], []
        view.caption_changed.connect(self.captions.append)
        view.status_changed.connect(self.statuses.append)

    def at(self, zone, word):
        layout = self.canvas.layout_now()
        place = word if isinstance(word, int) else self.document.tokens.index(word)
        x = layout.query_right - 4 if zone == "queries" else layout.key_left + 4
        return QPoint(round(x), round(layout.middle(place)))

    @property
    def document(self):
        return self.session.document()

    @property
    def shown(self):
        return self.canvas.columns

    def share(self, word):
        return self.shown.pattern[self.document.tokens.index(word)]

    def click(self, zone, word):
        QTest.mouseClick(self.canvas, LEFT, NONE, self.at(zone, word))

    def hover(self, zone, word):
        self.point(zone, word)
        self._qtbot.waitUntil(lambda: not self.canvas._pointer._timer.isActive())

    def point(self, zone, word):
        """Move the pointer to a word, without waiting."""
        at = QPointF(self.at(zone, word))
        over = self.canvas.mapToGlobal(at)
        none = Qt.MouseButton.NoButton
        event = QMouseEvent(QEvent.Type.MouseMove, at, over, none, none, NONE)
        QApplication.sendEvent(self.canvas, event)

    def leave(self):
        QApplication.sendEvent(self.canvas, QEvent(QEvent.Type.Leave))

    def keys(self, *keys):
        for key in keys:
            QTest.keyClick(self.canvas, key)

    def run(self, id_):
        command = next(c for c in self.view.commands() if c.id == f"heads.{id_}")
        if command.enabled is None or command.enabled():
            command.run()

    def pick(self, **fields):
        self.session.select(**fields)

    def select(self, word, head=WHO):
        self.session.select(token=self.document.tokens.index(word), head=head)

    def set(self, word, feature, value, gesture=1):
        index = (self.document.tokens.index(word), self.document.feature_names.index(feature))
        self.view.set_number("X", index, value, gesture)

    def sheet(self):
        """Return the excerpt in the side panel."""
        self.view.panel.build_sheet()
        return self.view.panel.sheet

    def type_sentence(self, text):
        self.view.bar.edit()
        editor = self.view.bar.field.editor
        editor.setText(text)
        QTest.keyClick(editor, Qt.Key.Key_Return)


def make(qtbot, document=None, look="light"):
    session = Session(Lab(document=document or lesson()))
    view = SentenceHeadsView(session, theme(look))
    qtbot.addWidget(view)
    panel = view.side_panel()
    qtbot.addWidget(panel)
    view.resize(976, 588)
    panel.resize(304, 588)
    view.show()
    panel.show()
    qtbot.waitExposed(view)
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil((view.text_page or view.canvas).hasFocus)
    return Tab(view, qtbot)


@pytest.fixture
def tab(qtbot):
    return make(qtbot)


# The first screen


def test_it_opens_on_tired(tab):
    assert tab.document.tokens[tab.shown.query] == "tired"
    assert tab.share("animal") == pytest.approx(0.9629, abs=5e-5)
    assert tab.view.caption() == (
        "“tired” gives 96% of its attention to “animal”. "
        "It asks for something living, and only one word offers that."
    )
    assert tab.view.panel.card.content.result == "403.4 ÷ 419.0 ≈ 96.3%"
    assert tab.canvas.motion.flowing


def test_the_sheet_comes_right_after_the_first_paint(tab, qtbot):
    qtbot.waitUntil(lambda: tab.view.panel.sheet is not None)
    assert tab.view.panel.sheet.host.grid("sheet").row_labels == [
        "The", "animal", "street", "tired",
    ]  # fmt: skip


def test_the_first_picture_needs_no_pyqtgraph_and_no_grid():
    import subprocess
    import sys

    code = (
        "import sys, attnviz.tabs.sentence_heads.view as v, "
        "attnviz.tabs.sentence_heads.panel\n"
        "from PySide6.QtWidgets import QApplication\n"
        "from attnviz.session import Session\nfrom attnviz.model.files import library\n"
        "from attnviz.ui.look.theme import theme\n"
        "app = QApplication([])\n"
        "view = v.SentenceHeadsView(Session(library.start_lab()), theme('light'))\n"
        "panel = view.side_panel()\nview.show(); panel.show(); view.grab(); panel.grab()\n"
        "bad = [m for m in sys.modules if m.startswith(('pyqtgraph', 'attnviz.ui.grid.',"
        " 'numpy.ma.', 'attnviz.tabs.sentence_heads.commands'))"
        " and m != 'attnviz.ui.grid.picks']\n"
        "print(bad)\nsys.stdout.flush()\nimport os; os._exit(0)\n"
    )
    found = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert found.stdout.strip() == "[]"


def test_the_picture_of_the_answer_is_painted(tab):
    tab.canvas.motion.stop()
    picture = tab.canvas.grab().toImage()
    layout, look = tab.canvas.layout_now(), theme("light")
    x = round(layout.bar_left + layout.bar_width * 0.5)
    assert picture.pixelColor(x, round(layout.middle(1))) == look.V
    assert picture.pixelColor(x, round(layout.middle(0))) != look.V
    box = QPoint(round(layout.query_right + 3), round(layout.middle(10)))
    assert picture.pixelColor(box) == look.select_fill


# Choosing words and heads


def test_keys_walk_through_the_words(tab):
    tab.keys(Qt.Key.Key_Up)
    assert tab.session.selection.token == 9
    tab.keys(Qt.Key.Key_Home, Qt.Key.Key_Up)
    assert tab.session.selection.token == 0
    tab.keys(Qt.Key.Key_Down, Qt.Key.Key_End)
    assert tab.session.selection.token == 10


def test_the_row_of_the_first_word(tab):
    tab.select("The")
    assert tab.shown.pattern[0] == 1.0
    assert sum(tab.shown.seen) == 1
    assert tab.shown.note(5) == "not written yet"


def test_the_row_of_it_hedges(tab):
    tab.select("it")
    assert tab.share("animal") == tab.share("street") == pytest.approx(0.4699, abs=5e-5)
    assert list(tab.shown.seen) == [True] * 8 + [False] * 3
    assert tab.captions[-1].startswith("“it” splits its attention")


def test_heads_by_key_and_button(tab):
    tab.run("next_head")
    assert tab.session.selection.head == PREVIOUS
    assert tab.share("too") == pytest.approx(0.9354, abs=5e-5)
    tab.run("head_3")
    tab.select("was", SUBJECT)
    assert tab.share("animal") == pytest.approx(0.8510, abs=5e-5)
    QTest.mouseClick(tab.view.controls.heads.button(3), LEFT)
    assert tab.session.selection.head == 3
    tab.run("next_head")
    assert tab.session.selection.head == 3
    assert tab.view.controls.heads.current == 3
    tip = "Who is it?  (1)\nWhich noun fits what this word says?"
    assert tab.view.controls.heads.button(0).toolTip() == tip
    assert tab.canvas.hasFocus()


def test_hover_previews_and_leaves_no_trace(tab):
    tab.hover("queries", "it")
    assert tab.document.tokens[tab.shown.query] == "it"
    assert tab.shown.preview
    assert tab.session.selection.token == 10
    assert tab.captions[-1].startswith("“it” splits its attention")
    tab.leave()
    assert tab.document.tokens[tab.shown.query] == "tired"
    assert not tab.shown.preview


def test_a_pointer_that_passes_by_shows_nothing(tab):
    tab.point("queries", "it")
    assert tab.canvas._pointer._timer.isActive()
    assert tab.canvas._pointer._timer.interval() == 120
    assert tab.document.tokens[tab.shown.query] == "tired"


def test_a_click_stays(tab):
    tab.hover("queries", "it")
    tab.click("queries", "it")
    tab.leave()
    assert tab.document.tokens[tab.session.selection.token] == "it"
    assert tab.document.tokens[tab.shown.query] == "it"


def test_hovering_a_source_shows_that_pair_by_hand(tab):
    tab.hover("keys", "it")
    assert tab.view.panel.card.content.key == "it"
    assert "tired → it" in tab.statuses[-1]
    assert tab.session.selection.key is None
    tab.leave()
    assert tab.view.panel.card.content.key == "animal"


@pytest.mark.parametrize("zone", ["keys", "queries"])
def test_a_shorter_text_leaves_no_word_behind_that_was_pointed_at(tab, zone):
    tab.hover(zone, "tired" if zone == "keys" else "it")
    short = replace(
        tab.document, tokens=("A", "b", "c"), X=tab.document.X[:3], sheet=None, base=None
    )
    tab.session.open(Lab(short))
    assert tab.view.state.marked is None
    assert tab.shown.query == tab.session.selection.token == 2
    assert "row 3  c → " in tab.statuses[-1]


def test_a_click_on_a_source_pins_it_and_a_second_lets_go(tab):
    tab.click("keys", "street")
    tab.leave()
    assert tab.session.selection.key == 5
    assert tab.shown.pinned
    assert tab.view.panel.card.content.key == "street"
    tab.click("keys", "street")
    assert tab.session.selection.key is None


def test_the_wheel_moves_the_query(tab):
    point = QPointF(tab.at("queries", "tired"))
    event = QWheelEvent(
        point, tab.canvas.mapToGlobal(point), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
        NONE, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(tab.canvas, event)
    assert tab.session.selection.token == 9


def test_tab_enters_the_second_column_and_then_leaves(tab):
    tab.keys(Qt.Key.Key_Tab)
    assert tab.canvas.zone == "keys"
    tab.keys(Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert tab.view.panel.card.content.key == "cross"
    tab.keys(Qt.Key.Key_Return)
    assert tab.session.selection.key == 3
    assert tab.view.escape()
    assert tab.canvas.zone == "queries"
    tab.keys(Qt.Key.Key_Tab)
    tab.keys(Qt.Key.Key_Tab)
    assert not tab.canvas.hasFocus()


def test_escape_climbs_out_step_by_step(tab):
    tab.run("sheet")
    tab.pick(key=2)
    tab.view.bar.edit()
    assert tab.view.escape()
    assert not tab.view.bar.field.editing
    assert tab.view.escape()
    assert not tab.view.pointer.drawer
    assert tab.view.escape()
    assert tab.session.selection.key is None
    assert not tab.view.escape()


def test_a_clicker_walks_and_says_when_it_is_at_the_end(tab):
    assert not tab.view.advance(1)
    assert tab.view.advance(-1)
    assert tab.session.selection.token == 9


def test_screen_readers_hear_where_the_keyboard_is(tab, monkeypatch):
    from PySide6.QtGui import QAccessible

    heard = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda e: heard.append(e.message()))
    tab.keys(Qt.Key.Key_Up)
    assert heard[-1].startswith("row too, column The")
    assert tab.canvas.accessibleName() == "Sentence heads, Who is it?"
    assert tab.canvas.accessibleDescription() == tab.view.caption()


# The text


def test_swapping_the_last_word_changes_only_its_row(tab):
    before = [tab.session.trace()["pattern"][head].copy() for head in range(4)]
    tab.run("swap")
    assert tab.document.tokens[-1] == "wide"
    assert tab.share("street") == pytest.approx(0.9629, abs=5e-5)
    for head in range(4):
        after = tab.session.trace()["pattern"][head]
        assert np.array_equal(before[head][:10], after[:10])
        assert np.array_equal(before[head][10], after[10]) == (head in (1, 2, 3))
    assert tab.view.controls.endings.current == 1
    assert tab.session.undo_stack.undoText() == "Last word: wide"


def test_a_text_without_partner_cannot_be_swapped(tab):
    tab.type_sentence("The cat chased the mouse because it was hungry")
    assert not can_swap(tab.document)
    assert not tab.view.controls.endings.isEnabled()
    assert "no counterpart" in tab.view.controls.endings.button(0).toolTip()
    before = tab.document
    tab.run("swap")
    assert tab.document is before


def test_an_own_sentence_with_enter(tab):
    tab.select("it")
    tab.type_sentence("The old fox, it was tired.")
    assert tab.document.tokens == ("The", "old", "fox", "it", "was", "tired")
    assert tab.session.selection.token == 5
    assert tab.view.bar.field.text == "The old fox, it was tired."
    assert tab.session.undo_stack.undoText() == "Sentence: The old fox it was tired"
    tab.session.undo_stack.undo()
    assert tab.view.bar.field.text.endswith("too tired")


def test_escape_restores_the_sentence(tab):
    tab.view.bar.edit()
    QTest.keyClicks(tab.view.bar.field.editor, "nonsense")
    QTest.keyClick(tab.view.bar.field.editor, Qt.Key.Key_Escape)
    assert not tab.view.bar.field.editing
    assert tab.document is lesson()


def test_an_empty_text_dims_the_old_picture(tab):
    tab.view.bar.edit()
    editor = tab.view.bar.field.editor
    editor.setText(" ?! ")
    assert tab.view.bar.field.wrong
    assert tab.view.bar.note.label.text() == "Type at least one word"
    assert tab.shown.dimmed
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert tab.view.bar.field.editing
    assert tab.document is lesson()
    editor.setText("fox")
    assert not tab.shown.dimmed
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert tab.document.tokens == ("fox",)


def test_the_25th_word_is_struck_out(tab):
    words = [f"w{i}" for i in range(26)]
    tab.type_sentence(" ".join(words))
    assert tab.document.tokens == tuple(words[:24])
    assert tab.view.bar.field.text == " ".join(words)
    assert tab.view.bar.note.label.text().startswith(
        "Only the first 24 words fit; the rest is left out."
    )


def test_symbols_are_words_and_what_is_left_out_is_said(tab):
    tab.type_sentence("The dog 👍🏽, it cost 5€")
    assert tab.document.tokens == ("The", "dog", "👍🏽", "it", "cost", "5", "€")
    assert "left out" not in tab.view.bar.note.label.text()
    tab.view.bar.edit()
    tab.view.bar.field.editor.setText("The \u200bdog \x1b \ufeff was tired")
    said = "Not part of any word, so left out: ⟨zwsp⟩, ⟨1B⟩ and ⟨bom⟩."
    assert tab.view.bar.note.label.text() == said
    QTest.keyClick(tab.view.bar.field.editor, Qt.Key.Key_Return)
    assert tab.document.tokens == ("The", "dog", "was", "tired")
    assert tab.view.bar.note.label.text() == said


def test_a_pasted_text_that_is_cut_says_so(tab):
    tab.view.bar.edit()
    QApplication.clipboard().setText("x" * 500)
    tab.view.bar.field.editor.selectAll()
    tab.view.bar.field.editor.paste()
    assert len(tab.view.bar.field.editor.text()) == 400
    assert tab.view.bar.note.label.text() == "A sentence can have at most 400 characters."


def test_an_unknown_word_offers_its_row(tab):
    tab.type_sentence("The trophy didn't fit in the suitcase because it was too big")
    assert tab.shown.unknown == {11}
    note = tab.view.bar.note
    assert note.label.text() == "“big” is not in the word list; it counts as a noun (0.6)."
    assert note.button.text() == "Edit in sheet"
    QTest.mouseClick(note.button, LEFT)
    assert tab.view.pointer.drawer == "sheet"
    assert tab.view.drawers.drawer.host.cursor_cell()[1:] == (11, 0)
    tab.set("big", "says-living", 1.0)
    assert not tab.shown.unknown
    assert note.isHidden()


def test_the_list_has_built_in_then_own_sentences(tab):
    tab.type_sentence("A fox ran")
    tab.type_sentence("A fox slept")
    menu = tab.view.bar.make_list()
    texts = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert texts[:5] == [group[0] for group in lesson().sheet.sentences]
    assert texts[5:] == ["A fox slept", "A fox ran"]
    menu.actions()[-1].trigger()
    assert tab.document.tokens == ("A", "fox", "ran")


def test_own_sentences_are_remembered(tab, qtbot):
    tab.type_sentence("A fox ran")
    tab.type_sentence("The dog left the park because it was hungry")
    assert make(qtbot).view.bar.own == ("A fox ran",)


# Numbers


def test_raising_animals_living_tips_it(tab):
    tab.select("it")
    tab.set("animal", "living", 1.2)
    assert tab.share("animal") == pytest.approx(0.686, abs=5e-4)
    assert tab.share("street") == pytest.approx(0.279, abs=5e-4)
    assert (
        tab.captions[-1] == "living of “animal”: 1.0 → 1.2. “it” now gives “animal” 69% (was 47%)."
    )
    assert tab.session.undo_stack.undoText() == "animal living 1.2"
    tab.session.undo_stack.undo()
    assert tab.share("animal") == pytest.approx(0.4699, abs=5e-5)
    assert tab.captions[-1].startswith("“it” splits its attention")


def test_one_drag_is_one_step_and_one_story(tab):
    tab.select("it")
    for value in (1.1, 1.2, 1.3, 1.2):
        tab.set("animal", "living", value, gesture=7)
    assert tab.session.undo_stack.count() == 1
    assert (
        tab.captions[-1] == "living of “animal”: 1.0 → 1.2. “it” now gives “animal” 69% (was 47%)."
    )
    tab.set("animal", "living", 1.0, gesture=8)
    assert tab.session.undo_stack.count() == 2
    assert (
        tab.captions[-1] == "living of “animal”: 1.2 → 1.0. “it” now gives “animal” 47% (was 69%)."
    )


def test_the_story_ends_with_the_next_word(tab):
    tab.select("it")
    tab.set("animal", "living", 1.2)
    tab.select("street")
    assert tab.captions[-1].startswith("“street” asks for nothing here")
    tab.select("it")
    assert "→" not in tab.captions[-1]


def test_both_the_change_together(tab):
    tab.set("the", "living", 0.5)
    assert tab.document.X[0, 0] == tab.document.X[4, 0] == 0.5


def test_the_excerpt_is_edited_with_the_mouse(tab):
    tab.select("it")
    sheet = tab.sheet()
    host = sheet.host
    words = [tab.document.tokens[i] for i in sheet._excerpt.words]
    features = [tab.document.feature_names[i] for i in sheet._excerpt.features]
    row, col = words.index("animal"), features.index("living")
    start = host.cell_rect("sheet", row, col).center()
    drag(host, start, -16)
    assert tab.document.X[1, 0] == pytest.approx(1.2)
    assert tab.session.undo_stack.count() == 1
    assert host.grid("sheet").at(row, col) == pytest.approx(1.2)
    assert host.grid("sheet").changed[row, col]
    assert [tab.document.tokens[i] for i in sheet._excerpt.words] == words


def test_the_excerpt_takes_typed_numbers_and_refuses_bad_ones(tab):
    host = tab.sheet().host
    host.setFocus()
    host.set_cursor_cell("sheet", 1, 0)
    QTest.keyClick(host, Qt.Key.Key_F2)
    host.input.editor.setText("1,5")
    QTest.keyClick(host.input.editor, Qt.Key.Key_Return)
    assert tab.document.X[1, 0] == 1.5
    host.set_cursor_cell("sheet", 1, 0)
    QTest.keyClick(host, Qt.Key.Key_F2)
    host.input.editor.setText("much")
    QTest.keyClick(host.input.editor, Qt.Key.Key_Return)
    assert tab.document.X[1, 0] == 1.5


def test_clocks_refuse_and_say_why(tab):
    tab.select("tired", PREVIOUS)
    host = tab.sheet().host
    host.setFocus()
    host.set_cursor_cell("sheet", 0, 0)
    QTest.keyClick(host, Qt.Key.Key_5)
    assert tab.captions[-1] == ("slow-cos is set by position; unlock it in “Whole sheet” (F4).")
    assert tab.document is lesson()


def test_the_whole_sheet_has_locked_clocks_until_the_padlock_opens(tab):
    tab.run("sheet")
    drawer = tab.view.drawers.drawer
    grid = drawer.host.grid("sheet")
    assert grid.shape == (11, 16)
    assert [not grid.is_editable(0, col) for col in range(16)] == [False] * 10 + [True] * 6
    drawer.padlock.click()
    grid = drawer.host.grid("sheet")
    assert [not grid.is_editable(0, col) for col in range(16)] == [False] * 14 + [True] * 2
    drawer.host.cell_edited.emit("sheet", 10, 10, 0.25, 1)
    assert tab.document.X[10, 10] == 0.25
    assert tab.document.X[0, 10] == 1.0


def test_the_row_of_the_asking_word_is_scrolled_into_sight(tab):
    tab.run("sheet")
    drawer = tab.view.drawers.drawer
    for look in (theme("light"), theme("projector")):
        tab.view.set_theme(look)
        for word in (10, 0, 8):
            tab.session.select(token=word)
            assert word in drawer.host.layout_of("sheet").rows
    assert len(drawer.host.layout_of("sheet").rows) < 11, "else nothing was shown by this"


def test_a_drawer_takes_45_per_cent_and_closes_with_its_key(tab):
    tab.run("sheet")
    assert tab.view.drawers.drawer.height() == pytest.approx(0.45 * tab.view.height(), abs=1)
    tab.run("matrices")
    assert tab.view.pointer.drawer == "matrices"
    tab.run("matrices")
    assert not tab.view.pointer.drawer
    assert tab.canvas.hasFocus()


def test_columns_are_renamed_by_double_click(tab):
    tab.run("sheet")
    drawer = tab.view.drawers.drawer
    names = drawer.names
    left, width = names.name_rect(0)
    QTest.mouseDClick(names, LEFT, NONE, QPoint(round(left + width / 2), names.height() // 2))
    editor = drawer._editor
    editor.setText("contents")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert tab.document.feature_names[0] == "contents"
    assert tab.session.undo_stack.undoText() == "Rename living to contents"
    tab.set("animal", "contents", 1.2)
    assert "contents of “animal”" in tab.captions[-1]


def test_a_rename_is_given_up_with_escape(tab):
    tab.run("sheet")
    drawer = tab.view.drawers.drawer
    drawer.rename(0)
    drawer._editor.setText("other")
    assert tab.view.escape()
    assert tab.document is lesson()
    assert tab.view.pointer.drawer == "sheet"


def test_matrices_list_the_rows_with_a_number(tab):
    tab.run("matrices")
    drawer = tab.view.drawers.drawer
    assert list(drawer.host.grid("W_Q").row_labels) == [
        "pronoun", "says-living", "says-place", "says-thing", "one",
    ]  # fmt: skip
    assert list(drawer.host.grid("W_K").row_labels) == [
        "living", "place", "thing", "pronoun", "first",
    ]  # fmt: skip
    drawer.all_button.click()
    assert drawer.host.grid("W_Q").shape == (16, 4)
    assert "“Subject finder”" in drawer.note.text()


def project(tab, wide, high):
    """Dress the tab for a projector, with the height that bar and caption leave it."""
    look = theme("projector", high)
    tab.view.setStyleSheet(style_sheet(look))
    tab.view.set_theme(look)
    tab.view.resize(wide, round(high - look.px((72 + 112) * 0.6)))


@pytest.mark.parametrize("head", range(4))
def test_matrices_show_all_columns_by_name_on_the_smallest_projector(qtbot, head):
    tab = make(qtbot)
    project(tab, 1024, 768)
    tab.pick(head=head)
    tab.run("matrices")
    QApplication.processEvents()
    host = tab.view.drawers.drawer.host
    for name in host.names():
        columns = tab.view.state.drawn(name)[2]
        layout = host.layout_of(name)
        assert layout.cols == range(len(columns)), name
        assert layout.rows == range(len(host.grid(name).row_labels)), name
        for shown, column in zip(host.grid(name).column_labels, columns, strict=True):
            cut = head in (WHO, SUBJECT)  # more rows, so less height for names
            assert shown in (column, column.partition("/")[0]) or (cut and column[:5] in shown)


def test_a_drawer_leaves_its_note_out_where_it_would_need_many_lines(tab, qtbot):
    tab.run("sheet")
    drawer = tab.view.drawers.drawer
    QApplication.processEvents()
    assert drawer.note.isVisible()
    project(tab, 1024, 768)
    QApplication.processEvents()
    assert not drawer.note.isVisible()
    assert drawer.note.text() in drawer.title.toolTip(), "the title tells it too"
    assert drawer.close_button.geometry().left() >= drawer.padlock.geometry().right()
    assert len(drawer.host.layout_of("sheet").rows) >= 4
    project(tab, 1920, 1080)
    qtbot.waitUntil(drawer.note.isVisible)


def test_f3_shows_real_tables_with_the_same_rules(tab):
    tab.run("table")
    drawer = tab.view.drawers.drawer
    table = drawer.tables.table("sheet")
    model = table.model()
    assert drawer.host.isHidden()
    assert model.headerData(6, Qt.Orientation.Horizontal) == "says-living"
    assert model.headerData(1, Qt.Orientation.Vertical) == "animal"
    model.setData(model.index(1, 0), 1.2)
    assert tab.document.X[1, 0] == 1.2
    assert model.data(model.index(1, 0)) == "1.2"
    table.setCurrentIndex(model.index(1, 10))
    QTest.keyClick(table, Qt.Key.Key_5)
    assert tab.captions[-1].startswith("slow-cos is set by position")
    tab.run("table")
    assert drawer.tables is None
    assert not drawer.host.isHidden()
    assert drawer.names.isVisible()


def test_matrices_are_tables_too(tab):
    tab.run("matrices")
    tab.run("table")
    drawer = tab.view.drawers.drawer
    model = drawer.tables.table("W_K").model()
    assert model.headerData(3, Qt.Orientation.Horizontal) == "stand-in/start"
    model.setData(model.index(0, 0), 2.0)
    assert tab.document.W_K[0, 0, 0] == 2.0
    tab.pick(head=PREVIOUS)
    assert model.headerData(0, Qt.Orientation.Vertical) == "slow-cos"
    tab.view.set_theme(theme("dark"))


def test_a_shared_key_matrix_changes_both_heads(tab):
    tab.run("matrices")
    drawer = tab.view.drawers.drawer
    before = tab.session.trace()["pattern"].copy()
    drawer.host.cell_edited.emit("W_K", 0, 0, 1.0, 5)
    after = tab.session.trace()["pattern"]
    moved = [not np.array_equal(before[head], after[head]) for head in range(4)]
    assert moved == [True, False, True, False]
    assert tab.document.W_K[0, 0, 0] == 1.0
    assert tab.session.undo_stack.undoText() == "W_K[living, living] 1"
    assert tab.captions[-1].startswith(
        "W_K[living, living]: 3.0 → 1.0. “tired” now gives “animal” "
    )


def test_a_row_that_became_zero_stays_while_it_is_edited(tab):
    tab.run("matrices")
    drawer = tab.view.drawers.drawer
    drawer.host.cell_edited.emit("W_Q", 1, 0, 0.0, 5)
    assert not tab.document.W_Q[WHO, 6].any()
    assert "says-living" in drawer.host.grid("W_Q").row_labels
    tab.pick(head=SUBJECT)
    tab.pick(head=WHO)
    assert "says-living" not in drawer.host.grid("W_Q").row_labels


def test_an_all_zero_row_rests(tab):
    tab.set("tired", "says-living", 0.0)
    assert tab.share("animal") == pytest.approx(0.061, abs=5e-4)
    tab.session.undo_stack.undo()
    assert tab.share("animal") == pytest.approx(0.9629, abs=5e-5)


def test_values_out_of_range_are_refused(tab, qtbot):
    with qtbot.waitSignal(tab.session.edit_rejected) as refused:
        tab.set("animal", "living", 12.0)
    assert "−9.9 to 9.9" in refused.args[0]
    assert tab.document is lesson()
    assert tab.captions[-1].startswith("“tired” gives 96%")


# Copies and menu


def test_copies(tab):
    clipboard = QGuiApplication.clipboard()
    tab.run("copy_row")
    assert clipboard.text().split("\n")[1].startswith("tired\t0.0176369")
    tab.run("copy_row_latex")
    assert clipboard.text().startswith("\\left[\\begin{array}{rrrrrrrrrrr}")
    tab.run("copy_pattern_numpy")
    assert clipboard.text().startswith("np.array([[1.0, ")
    tab.run("copy_sheet")
    clipboard.setText(clipboard.text().replace("animal,1", "animal,1.5"))
    tab.run("paste_sheet")
    assert tab.document.X[1, 0] == 1.5
    assert tab.session.undo_stack.undoText() == "Paste character sheet"


def test_what_was_copied_is_said_until_something_else_is_shown(tab):
    tab.run("copy_row")
    assert tab.statuses[-1] == "Copied: row of “tired”"
    tab.run("copy_k_csv")
    assert tab.statuses[-1] == "Copied: K of this head as CSV"
    tab.keys(Qt.Key.Key_Up)
    assert "Copied" not in tab.statuses[-1]


def test_copy_as_offers_every_form(tab):
    menu = tab.view.make_menu(copies(tab.view.state))
    texts = [action.text() for action in menu.actions()]
    assert "Copy as…" not in texts
    assert len(texts) == 16
    next(a for a in menu.actions() if a.text() == "Copy K of this head as CSV").trigger()
    first = QGuiApplication.clipboard().text().split("\n")[0]
    assert next(csv.reader([first])) == ["", "living", "place", "thing", "stand-in/start"]


def test_reset_is_one_step_back_to_the_start(tab):
    tab.set("animal", "living", 1.2)
    tab.type_sentence("A fox ran")
    tab.run("reset")
    assert tab.document is lesson()
    assert tab.session.undo_stack.undoText() == "Reset"
    tab.session.undo_stack.undo()
    assert tab.document.tokens == ("A", "fox", "ran")


def menu_of(tab, zone, word):
    return tab.view.word_menu(zone, tab.document.tokens.index(word))


def test_the_menu_of_a_word(tab):
    menu = menu_of(tab, "queries", "it")
    texts = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert texts == ["Copy row", "Copy as LaTeX", "Edit its character sheet", "Export this head…"]
    menu.actions()[0].trigger()
    assert QGuiApplication.clipboard().text().split("\n")[1].startswith("it\t")
    menu.actions()[-2].trigger()
    assert tab.view.pointer.drawer == "sheet"


def test_the_way_to_many_heads_is_offered_where_it_exists(tab):
    tab.view.set_other_tabs(frozenset({"grid"}))
    menu = menu_of(tab, "keys", "animal")
    menu.actions()[-1].trigger()
    assert tab.session.selection.tab == "grid"


# Any document


def test_a_document_without_a_sheet(qtbot):
    tab = make(qtbot, small())
    tab.select("sat", 0)
    assert tab.share("cat") == pytest.approx(0.6647, abs=5e-5)
    assert tab.view.bar.field.text == "The cat sat down"
    tab.view.bar.edit()
    assert not tab.view.bar.field.editing
    assert not tab.view.controls.endings.isVisible()
    assert tab.sheet().title.text() == "Token vectors X"
    tab.set("cat", "d₀", -1.0)
    assert tab.document.X[1, 0] == -1.0
    assert tab.captions[-1].startswith("d₀ of “cat”: 1.0 → −1.0. “sat” now gives ")
    tab.run("sheet")
    assert tab.view.drawers.drawer.host.grid("sheet").shape == (4, 4)


def test_hundreds_of_tokens_and_many_heads(qtbot):
    tab = make(qtbot, long_document())
    assert tab.view.controls.heads.is_list
    page = tab.view.text_page
    assert page.layout_now().in_sight(299)
    QTest.keyClick(page, Qt.Key.Key_Home)
    assert page.layout_now().in_sight(0)
    tab.pick(token=150, head=31)
    assert page.layout_now().in_sight(150)
    assert tab.view.controls.heads.current == 31
    assert page.columns.pattern == tab.session.trace()["pattern"][31, 150].tolist()
    tab.run("matrices")
    page.grab()


def test_more_words_than_fit_scroll(qtbot):
    tab = make(qtbot, long_document(60, 2, 2))
    layout = tab.canvas.layout_now()
    assert layout.scrolls
    assert 59 in layout.rows
    tab.keys(Qt.Key.Key_Home)
    assert 0 in tab.canvas.layout_now().rows
    tab.pick(token=30)
    assert 30 in tab.canvas.layout_now().rows


def test_a_text_of_one_word(qtbot):
    tab = make(qtbot, set_sentence(lesson(), "Fox"))
    assert tab.shown.pattern == [1.0]
    assert "“Fox” is the first word" in tab.view.caption()
    tab.canvas.grab()


def test_a_shorter_text_from_elsewhere_moves_the_selection_inside(tab):
    tab.pick(key=10)
    tab.session.edit(set_sentence, "A fox", text="x")
    assert tab.session.selection.token == 1
    assert tab.session.selection.key is None
    assert len(tab.shown.tokens) == 2


def test_words_that_look_like_markup_stay_as_they_are(qtbot):
    tab = make(qtbot, replace(small(), tokens=("<b>The", "c&t", "sat", " "), base=None))
    tab.select("<b>The", 0)
    assert "“<b>The”" in tab.view.caption()
    assert "<b>The" in tab.view.panel.card.content.query
    tab.pick(token=3)
    assert "“␣”" in tab.view.caption()


def test_a_hidden_tab_rests_and_catches_up(tab):
    tab.view.set_shown(False)
    assert not tab.canvas.motion._timer.isActive()
    tab.pick(token=3)
    assert tab.shown.query == 10
    tab.view.set_shown(True)
    assert tab.shown.query == 3


def test_every_look_paints(qtbot):
    tab = make(qtbot)
    for name in ("dark", "projector", "light"):
        tab.view.set_theme(theme(name, 1080))
        assert tab.view.bar.field.isVisible() == (name != "projector")
        assert tab.view.grab().toImage().pixelColor(2, 300) == theme(name, 1080).window


def test_the_sentence_can_be_edited_on_a_projector(tab):
    tab.view.set_theme(theme("projector", 1080))
    tab.run("edit_sentence")
    assert tab.view.bar.field.isVisible()
    QTest.keyClick(tab.view.bar.field.editor, Qt.Key.Key_Escape)
    assert not tab.view.bar.field.isVisible()


def test_the_figure_has_head_sentence_and_shares(tab):
    image = QImage(976, 560, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    tab.view.draw(painter, QRectF(0, 0, 976, 560), theme("light"))
    painter.end()
    dark = np.frombuffer(image.constBits(), np.uint32).reshape(560, 976) & 0xFFFFFF
    assert (dark[:40, :400] != 0xFFFFFF).any()
    assert (dark == int(theme("light").V.name()[1:], 16)).sum() > 2000


def test_commands_have_unique_ids_and_keys(tab):
    commands = tab.view.commands()
    ids = [command.id for command in commands]
    keys = [key for command in commands for key in command.keys]
    assert len(set(ids)) == len(ids)
    assert len(set(keys)) == len(keys)
    assert {"F2", "F4", "F6", "T", "Up", "Down", "Left", "Right", "1", "4", "Alt+Down"} <= set(keys)
    checked = [command.id for command in commands if command.checked and command.checked()]
    assert checked == ["heads.head_1"]


def drag(widget, start, dy):
    """Drag from a point, in two moves."""
    QTest.mousePress(widget, LEFT, NONE, start.toPoint())
    for part in (dy / 2, dy):
        point = start + QPointF(0, part)
        event = QMouseEvent(
            QEvent.Type.MouseMove, point, widget.mapToGlobal(point), LEFT, LEFT, NONE
        )
        QApplication.sendEvent(widget, event)
    QTest.mouseRelease(widget, LEFT, NONE, (start + QPointF(0, dy)).toPoint())


@pytest.mark.parametrize("which", ["matrices", "sheet", "excerpt"])
def test_numbers_are_copied_from_and_pasted_into_every_grid(tab, which):
    if which == "excerpt":
        host, name = tab.sheet().host, "sheet"
    else:
        tab.run(which)
        host = tab.view.drawers.drawer.host
        name = "W_K" if which == "matrices" else "sheet"
    name = name if name in host.names() else host.names()[0]
    QGuiApplication.clipboard().setText("0.5\t0.25")
    host.set_cursor_cell(name, 1, 0)
    QTest.keyClick(host, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(host, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "0.5"
    assert host.grid(name).values[1, :2].tolist() == [0.5, 0.25]
    assert tab.session.undo_stack.count() == 1


@pytest.mark.parametrize("which", ["matrices", "sheet", "excerpt"])
def test_the_ring_of_the_keyboard_fits_round_every_cell(tab, which):
    if which == "excerpt":
        host = tab.sheet().host
    else:
        tab.run(which)
        host = tab.view.drawers.drawer.host
    for name in host.names():
        cells = host.layout_of(name).cells
        assert cells.top() >= 5, name
        assert cells.bottom() <= host.height() - 5, name


@pytest.mark.parametrize("which", ["matrices", "sheet"])
def test_tables_copy_and_paste_numbers_too(tab, which):
    tab.run(which)
    drawer = tab.view.drawers.drawer
    tab.run("table")
    name = drawer.tables.names()[0]
    table = drawer.tables.table(name)
    before = drawer.host.grid(name).values.copy()
    table.setCurrentIndex(table.model().index(1, 0))
    table.setFocus()
    QGuiApplication.clipboard().setText("0.5\t0.25")
    press(table, Qt.Key.Key_V)
    assert drawer.host.grid(name).values[1, :2].tolist() == [0.5, 0.25]
    press(table, Qt.Key.Key_C)
    assert QGuiApplication.clipboard().text() == "0.5"
    assert tab.session.undo_stack.count() == 1
    tab.session.undo_stack.undo()
    assert np.array_equal(drawer.host.grid(name).values, before)


def press(table, key):
    """Press a key with Ctrl as the window passes it on: first asked for, then sent."""
    held = Qt.KeyboardModifier.ControlModifier
    asked = QKeyEvent(QEvent.Type.ShortcutOverride, key, held)
    asked.ignore()
    QApplication.sendEvent(table, asked)
    assert asked.isAccepted(), "a shortcut of the tab would take it"
    QTest.keyClick(table, key, held)


@pytest.mark.parametrize("which", ["matrices", "sheet", "excerpt"])
def test_a_float32_is_copied_with_its_own_digits(tab, which):
    document = tab.document
    names = ("X", "W_Q", "W_K", "W_V", "W_O")
    arrays = {name: getattr(document, name).astype(np.float32) for name in names}
    tab.session.open(Lab(replace(document, **arrays, base=None)))
    QApplication.processEvents()
    host = tab.sheet().host if which == "excerpt" else None
    if host is None:
        tab.run(which)
        host = tab.view.drawers.drawer.host
    name = host.names()[0]
    host.set_cursor_cell(name, 1, 0)
    host.cell_edited.emit(name, 1, 0, 0.1, 1)
    assert host.grid(name).values[1, 0] == np.float32(0.1)
    QTest.keyClick(host, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "0.1"


def test_the_question_about_a_model_asks_for_a_token_in_sight(tab):
    session = tab.session
    session.open(replace(session.lab, source=LayerSource("model", "/m", "m")))
    session.select(head=3, token=10)
    first = question(tab.view.state)
    assert first.text == "Which token does “tired” look at most?"
    assert first.right == {0}
    session.select(hides_first=True)
    second = question(tab.view.state)
    assert second.text == "Apart from the first token, which token does “tired” look at most?"
    weights = tab.view.state.row.pattern
    assert second.right == set(np.flatnonzero(np.isclose(weights, weights[1:].max())))
