"""Weights of tabs 1 and 4 can be typed over and are held: marked, told, saved, let go, undone."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from windows import open_window, press

from attnviz.model.edits.hold import hold
from attnviz.model.files import attn

K, LEFT = Qt.Key, Qt.MouseButton.LeftButton
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
PAIR = (0, 10, 1)  # “tired” reads “animal” in the first head
OFF = "Row “tired” now adds up to 54%, not 100%: H1 A(tired, animal) is held at 50%"


class Hands:
    """One of the two tabs in a window, and hands to act on its weights."""

    def __init__(self, window, place):
        self.window, self.session = window, window.session
        window.show_tab(place)
        QApplication.processEvents()
        self.view, self.canvas = window.view, window.view.canvas

    @property
    def holds(self):
        return {h.place: h.value for h in self.session.document().holds if h.array == "pattern"}

    @property
    def weight(self):
        return float(self.session.trace()["pattern"][PAIR])

    def run(self, name):
        (found,) = [c for c in self.view.commands() if c.id.endswith(f".{name}")]
        assert found.enabled is None or found.enabled()
        found.run()

    def type(self, text):
        """Type into the field that a double click opened."""
        editor = QApplication.focusWidget()
        assert type(editor).__name__ == "CellEditor"
        editor.selectAll()
        QTest.keyClicks(editor, text)
        QTest.keyClick(editor, K.Key_Return)
        QApplication.processEvents()


class Words(Hands):
    def __init__(self, window):
        super().__init__(window, 0)

    def open(self, query=10, key=1):
        self.session.select(head=0, token=query)
        layout = self.canvas.layout_now()
        at = QPointF(layout.bar_left + 20, layout.middle(key)).toPoint()
        QTest.mouseClick(self.canvas, LEFT, pos=at)
        QTest.mouseDClick(self.canvas, LEFT, pos=at)

    @property
    def marked(self):
        return 1 in self.canvas.columns.held

    @property
    def sign(self):
        return self.canvas.columns.off


class Heads(Hands):
    def __init__(self, window):
        super().__init__(window, 3)

    def open(self, query=10, key=1):
        at = self.canvas.cell_rect(self.canvas.grid_of(0), query, key).center().toPoint()
        QTest.mouseClick(self.canvas, LEFT, pos=at)
        QTest.mouseDClick(self.canvas, LEFT, pos=at)

    @property
    def marked(self):
        return PAIR[1:] in self.canvas.grid(self.canvas.grid_of(0)).held

    @property
    def sign(self):
        from attnviz.ui.tab.held import off_rows

        return off_rows(self.session.trace(), 0).get(10, "")


@pytest.fixture(params=[Words, Heads])
def tab(request, qtbot):
    return request.param(open_window(qtbot))


def test_a_double_click_opens_a_weight_and_what_is_typed_is_held(tab):
    tab.open()
    tab.type("50%")
    assert tab.holds == {PAIR: 0.5}
    assert tab.weight == 0.5
    assert tab.marked
    assert tab.sign == "Σ 54% ≠ 100%"
    assert OFF in tab.view.caption()
    assert "held" in tab.view.status()
    assert tab.session.undo_stack.undoText() == "hold H1 A(tired, animal) at 0.5"
    tab.window.controller.actions.undo()
    assert not tab.holds
    assert not tab.marked
    assert OFF not in tab.view.caption()


def test_an_emptied_field_and_Delete_let_a_weight_go(tab):
    for let_go in (lambda: (tab.open(), tab.type(" ")), lambda: tab.run("let_go")):
        tab.open()
        tab.type("1/3")
        assert tab.holds == {PAIR: 1 / 3}
        let_go()
        assert not tab.holds


def test_a_weight_is_held_as_it_is_and_the_rest_is_shared(tab):
    tab.open()
    tab.type("0.5")
    tab.session.select(token=10, key=1)
    tab.run("share_rest")
    assert len(tab.holds) == 11
    assert float(tab.session.trace()["pattern"][0, 10].sum()) == pytest.approx(1)
    assert not tab.sign
    tab.run("let_all_go")
    assert not tab.holds
    press(tab.window, K.Key_Return, CONTROL)
    assert tab.holds == {PAIR: pytest.approx(0.963, abs=1e-3)}


def test_Esc_in_the_field_changes_nothing(tab):
    tab.open()
    QTest.keyClicks(QApplication.focusWidget(), "0.7")
    QTest.keyClick(QApplication.focusWidget(), K.Key_Escape)
    assert not tab.holds
    assert tab.session.undo_stack.count() == 0


def test_what_the_mask_hides_says_why_it_cannot_be_held(tab):
    tab.open(query=3, key=8)
    assert type(QApplication.focusWidget()).__name__ != "CellEditor"
    assert tab.view.caption() == "“cross” cannot look at “was” here."
    assert not tab.holds


def test_no_weight_is_opened_while_the_answer_is_covered(tab):
    tab.session.select(token=10)
    tab.view.set_predicting(True)
    tab.run("type_over")
    assert type(QApplication.focusWidget()).__name__ != "CellEditor"


def test_the_panel_lists_it_leads_there_and_lets_it_go(tab):
    panel = tab.view.side_panel()
    assert not panel.held.card.shown
    tab.open()
    tab.type("50%")
    assert panel.held.card.texts == ["H1 A(tired, animal) = 50%, computed 96%"]
    tab.session.select(token=2, head=1, key=None)
    panel.held.card.names[0].click()
    pointed = tab.session.selection
    assert (pointed.head, pointed.token, pointed.key) == PAIR
    panel.held.card.crosses[0].click()
    assert not tab.holds
    assert not panel.held.card.shown


def test_a_file_keeps_it(tab, tmp_path):
    tab.open()
    tab.type("50%")
    tab.window.controller.files.save_as(tmp_path / "held.attn")
    again = attn.loads((tmp_path / "held.attn").read_bytes(), "held.attn")
    assert [(h.place, h.value) for h in again.lab.document.holds] == [(PAIR, 0.5)]


def test_a_bare_50_beside_per_cent_is_asked_about(qtbot):
    tab = Words(open_window(qtbot))
    tab.open()
    tab.type("50")
    assert not tab.holds
    assert tab.view.caption() == "50 is 5000%. Type 50% or 0.5."


def test_digits_stay_keys_of_the_heads_and_a_drag_holds_nothing(qtbot):
    tab = Heads(open_window(qtbot))
    at = tab.canvas.cell_rect(tab.canvas.grid_of(0), 10, 1).center().toPoint()
    QTest.mousePress(tab.canvas, LEFT, pos=at)
    for up in (10, 20, 40):
        QTest.mouseMove(tab.canvas, at - QPointF(0, up).toPoint())
    QTest.mouseRelease(tab.canvas, LEFT, pos=at - QPointF(0, 40).toPoint())
    press(tab.window, K.Key_2)
    assert not tab.holds
    assert tab.view.state.large == 1


def test_numbers_of_the_path_can_be_held_too(qtbot):
    tab = Heads(open_window(qtbot))
    tab.session.select(token=10, pinned=True)
    at = tab.canvas.cell_rect("update", 0, 0).center().toPoint()
    QTest.mouseDClick(tab.canvas, LEFT, pos=at)
    tab.type("-.5")
    assert float(tab.session.trace()["out"][10, 0]) == -0.5
    assert (0, 0) in tab.canvas.grid("update").held
    tab.session.edit(hold, "concat", (10, 2), 0.25)
    assert (2, 0) in tab.canvas.grid("concat").held


def test_the_status_line_leads_to_the_list_on_every_tab(qtbot):
    tab = Words(open_window(qtbot))
    window = tab.window
    line = window.status_line
    assert line.link_rect().isEmpty()
    tab.open()
    tab.type("50%")
    for place in (2, 4):
        window.show_tab(place)
        window.canvas_stack.set_open(False, False)
        QApplication.processEvents()
        link = line.link_rect()
        assert line.text.endswith("1 number held")
        assert not link.isEmpty()
        QTest.mouseClick(line, LEFT, pos=link.center())
        assert window.view.id == "heads"
        assert window.canvas_stack.panel_shown
        assert window.view.side_panel().held.card.shown
    QTest.mouseClick(line, LEFT, pos=line.rect().center() - line.rect().center() / 2)
    assert line.note == "Copied."
