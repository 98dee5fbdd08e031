"""From the start to a head that is known from papers, as a person does it: counted in clicks."""

import pytest
from frame.models.jobs import over
from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from attnviz.frame.models import dialog as dialogs

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def first(room):
    """The window as somebody sees it who has never seen it before."""
    room.lesson_controller.greet()
    QApplication.processEvents()
    assert room.lesson_controller.hint.bar.isVisible()
    return room


@pytest.fixture
def hands(first):
    """Clicks, and counts them."""

    class Hands:
        clicks = 0

        def press(self, button):
            assert button.isVisible()
            self.clicks += 1
            QTest.mouseClick(button, LEFT)

        def press_at(self, widget, point):
            assert widget.isVisible()
            self.clicks += 1
            QTest.mouseClick(widget, LEFT, pos=point.toPoint())

    return Hands()


def test_a_teacher_sees_the_induction_head_of_the_toy_in_three_clicks(first, hands):
    hands.press(first.lesson_controller.hint.bar.toy)
    desk = first.window.controller.actions.desk
    over(desk)
    assert first.lesson_controller.hint.bar is None
    assert first.view.id == "heads"
    name = first.session.document().heads[first.session.selection.head].title
    survey, source = first.session.survey, first.session.lab.source
    scores = survey.scores["induction"]
    head = (source.layer, first.session.selection.head)
    assert name == f"{head[0]}.{head[1]}"
    assert scores[head] == scores.max()
    assert scores[head] > 0.9
    assert hands.clicks <= 3


def test_a_practitioner_finds_the_head_by_its_score_in_five_clicks(first, hands, monkeypatch):
    def answer(self):
        while self.looking:
            loop = QEventLoop()
            self._job.finished.connect(loop.quit)
            loop.exec()
        self.show()
        hands.press(self.go)

    monkeypatch.setattr(dialogs.OpenModelDialog, "exec", answer)
    monkeypatch.setattr(dialogs, "places", list)  # the one that is built in is there anyway
    hands.press(first.lesson_controller.hint.bar.models)
    desk = first.window.controller.actions.desk
    over(desk)
    hands.press(desk.bar.all_heads)
    view = first.view
    assert view.state.shown == "all"
    hands.press(view.shades.scores.button(4))
    scores = first.session.survey.scores["induction"]
    best = divmod(int(scores.argmax()), scores.shape[1])
    part = view.all_heads.view
    hands.press_at(part, part.map.rect_of(best).center())
    assert first.window.status_line.note.startswith("X switches this head off. Enter opens it")
    assert hands.clicks == 5
    assert view.state.chosen == best
    assert first.window.caption_bar.text.startswith(
        f"On this text, head {best[0]}.{best[1]} has the highest induction score: "
    )
    assert f"induction {scores[best]:.4f}" in first.window.status_line.text


def test_the_doors_go_with_the_first_action(first):
    first.session.select(token=1)
    assert first.lesson_controller.hint.bar is None
