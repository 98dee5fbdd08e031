"""While an answer is covered no channel of any tab gives it away; afterwards each says it."""

import numpy as np
import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from tabs.predict.leaks import copied, drawn, forms, listening, tips, told, widget_texts

from attnviz.model.edits.layer import set_word_feature
from attnviz.tabs.step_by_step.commands import matrix_menu

TABS = ("heads", "steps", "saturation", "grid", "sparse")


def answers(tab):
    """Return the covered numbers of a tab as they may be printed."""
    session = tab.session
    if tab.view.id == "heads":
        trace, row = session.trace(), session.selection.token
        numbers = forms(trace["pattern"][0, row])
        return numbers | {"403", "419", f"{float(trace['row_sums'][0, row, 0]):.2f}"}
    if tab.view.id == "steps":
        one = tab.view.state.one
        given = forms(np.concatenate([one.slice(n).ravel() for n in ("Q", "K_T")]))
        hidden = np.where(one.hidden, 0.0, one.slice("pattern"))
        found = forms(one.slice("scores")) | forms(hidden)
        return {n for n in found - given if len(n) > 3 and not n.startswith("1.0")}
    if tab.view.id == "saturation":
        state = tab.view.state
        readouts = []
        for part in (state.raw, state.divided):
            readouts += [*part.shares, part.entropy, part.keys_in_play, part.slope]
        scores = {f"{x:.2f}" for x in (*state.scores, *state.divided.divided)}
        return {n for n in forms(readouts) if n not in scores and len(n) > 3} | {"49.5"}
    if tab.view.id == "grid":
        state = tab.view.state
        row = state.pattern[:, state.row]
        others = np.delete(state.pattern, state.row, axis=1)
        numbers = np.concatenate([row.ravel(), state.concat, state.update])
        return forms(numbers) - forms(others) - {"1.00", "100%", "1.000"}
    pattern = tab.view.state.pattern
    return {
        str(pattern.count),
        str(pattern.full_count),
        "528.6",
        "8.59",
        "528,611,328",
        "51%",
        "2.0",
    }


@pytest.fixture(params=TABS)
def covered(stage, request):
    """A tab that can say its answers, then covered."""
    tab = stage(request.param)
    if request.param == "steps":
        tab.session.select(step=6)
    if request.param == "grid":
        tab.session.select(token=tab.session.document().tokens.index("was"))
    tab.numbers = answers(tab)
    assert tab.numbers
    before = [*widget_texts(tab.view, tab.panel), tab.view.status(), tab.view.caption()]
    assert told(before, tab.numbers), "uncovered, the tab says them"
    tab.cover()
    return tab


def test_no_widget_says_it(covered):
    assert told(widget_texts(covered.view, covered.panel), covered.numbers) == []


def test_caption_status_and_announcements_do_not(covered, monkeypatch):
    with listening(covered.view, monkeypatch) as heard:
        covered.view.set_predicting(False)
        heard.clear()
        covered.cover()
        covered.type("2")
        covered.view.set_theme(covered.view._theme)
    assert heard
    assert told(heard, covered.numbers) == []


def test_tips_do_not(covered):
    if hasattr(covered.view.canvas, "tip_at"):
        assert told(tips(covered.view.canvas), covered.numbers) == []
    else:
        assert told(tips(covered.view.canvas.host), covered.numbers) == []


def test_copies_do_not(covered):
    assert told(copied(covered.view), covered.numbers) == []
    assert QGuiApplication.clipboard().text() == "nothing"


def test_menus_and_the_panel_do_not_copy_them_either(stage):
    tab = stage("steps")
    tab.session.select(step=6)
    tab.cover()
    board = QGuiApplication.clipboard()
    board.setText("nothing")
    menu = matrix_menu(tab.view, "scores", 2, 1)
    inside = [action for each in menu.actions() if each.menu() for action in each.menu().actions()]
    copies = [a for a in (*menu.actions(), *inside) if str(a.data()).startswith("copy")]
    assert len(copies) > 4
    every = [a for a in tab.panel.copies.menu().actions() if not a.isSeparator()]
    for action in (*copies, *every):
        action.trigger()
    tab.view.copy_at("scores", 2, 1)
    assert board.text() == "nothing"
    tab.reveal()
    menu = matrix_menu(tab.view, "scores", 2, 1)
    next(action for action in menu.actions() if action.data() == "copy").trigger()
    assert board.text().startswith("1.9")


def test_the_exported_picture_does_not(covered):
    assert told(drawn(covered.view), covered.numbers) == []


def test_tables_do_not(covered):
    ids = [c.id for c in covered.view.commands()]
    table = f"{covered.view.id}.table"
    if table not in ids:
        pytest.skip("this tab has no table")
    covered.run("table")
    QApplication.processEvents()  # a drawer is shown by its layout
    assert told(widget_texts(covered.view, covered.panel), covered.numbers) == []


def test_a_lesson_covers_all_the_same(covered):
    covered.view.set_predicting(False)
    covered.view.set_predicting(True)
    said = [*widget_texts(covered.view, covered.panel), covered.view.caption()]
    said += [covered.view.status(), *drawn(covered.view)]
    assert told(said, covered.numbers) == []


def test_after_the_reveal_it_is_all_there(covered):
    covered.reveal()
    said = widget_texts(covered.view, covered.panel)
    said += [covered.view.status(), covered.view.caption(), *drawn(covered.view)]
    assert told(said, covered.numbers)


def test_pointing_elsewhere_and_back_tells_nothing(covered):
    """Every cell and word under the pointer, with what is said of it."""
    view, heard = covered.view, []
    view.status_changed.connect(heard.append)
    view.caption_changed.connect(heard.append)
    if view.id == "heads":
        for place in range(view.session.document().n_tokens):
            view.canvas.key_hovered.emit(place)
            view.canvas.query_hovered.emit(place)
            heard += widget_texts(view, covered.panel)
    elif view.id == "saturation":
        for key in range(6):
            view.canvas._hover(key)
    else:
        host = view.canvas.host if view.id == "steps" else view.canvas
        for name in host.names():
            rows, columns = host.grid(name).shape
            for row in range(rows):
                for column in range(columns):
                    host.cell_hovered.emit(name, row, column)
    heard += [view.status(), view.caption()]
    assert told(heard, covered.numbers) == []


def test_the_covered_picture_is_the_same_whatever_the_answer(stage):
    """No bar, link or width: two documents with other shares look the same."""
    tab = stage("heads")
    tab.cover()
    view = tab.view
    before = view.canvas.grab().toImage()
    shares = tab.session.trace()["pattern"][0, -1].copy()
    assert tab.session.edit(set_word_feature, "animal", 0, 0.0, text="edit")
    assert not np.allclose(shares, tab.session.trace()["pattern"][0, -1])
    view.canvas.motion.stop()
    assert view.canvas.grab().toImage() == before
    tab.reveal()
    assert view.canvas.grab().toImage() != before


def test_neither_links_nor_shares_are_there_at_all(stage):
    tab = stage("heads")
    canvas = tab.view.canvas
    canvas.motion.stop()
    layout = canvas.layout_now()
    middle = round((layout.link_left + layout.link_right) / 2)

    def marks():
        image = canvas.grab().toImage()
        column = range(round(layout.rows_top), canvas.height())
        ground = image.pixel(middle, canvas.height() - 1)
        return sum(image.pixel(middle, y) != ground for y in column)

    assert marks()
    tab.cover()
    assert not marks()
    words = [tip for tip in tips(canvas) if ":" in tip]
    assert words
    assert all(tip.endswith(": answer hidden") for tip in words)


def test_the_sheet_beside_does_not_choose_its_words_by_the_answer(stage):
    tab = stage("heads")
    assert len(tab.panel.sheet._excerpt.words) > 1
    tab.cover()
    assert tab.panel.sheet._excerpt.words == (tab.session.selection.token,)


def test_what_if_waits(stage):
    for id_ in ("heads", "steps", "grid"):
        tab = stage(id_)
        part = tab.panel.trying if id_ == "grid" else None
        part = part or (tab.view._panel.what_if if id_ == "steps" else tab.panel.what_if)
        assert not part.isHidden()
        tab.cover()
        assert part.isHidden()
        tab.reveal()
        assert not part.isHidden()


def test_the_projected_readout_of_many_heads_waits_too(stage):
    tab = stage("grid")
    tab.cover()
    assert not [text for text in drawn(tab.view) if "+" in text]
    tab.reveal()
    assert [text for text in drawn(tab.view) if "+" in text]
