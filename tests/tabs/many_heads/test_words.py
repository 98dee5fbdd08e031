"""What the many-heads tab says: rules of the caption, what if, before and after."""

import numpy as np
import pytest
from arithmetic import fault
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionComboBox

from attnviz.model.edits.layer import set_option
from attnviz.tabs.many_heads.canvas.grids import title_of
from attnviz.ui.look.style import style_sheet
from attnviz.ui.look.theme import theme


def badge(tab, head):
    return tab.canvas.grid(tab.canvas.grid_of(head)).badge


def test_it_opens_on_four_questions(tab):
    assert tab.caption == (
        "One sentence, four questions at once. The two heads on the left ask the "
        "same keys (KV A) different questions."
    )


def test_mha_has_no_brackets_and_says_that_nothing_changed(tab):
    tab.view.edits.set_kv_heads(4)
    assert [badge(tab, head) for head in range(4)] == [""] * 4
    assert "matches 2 KV heads to the last digit" in tab.caption
    assert "32 numbers per token instead of 16" in tab.caption


def test_shared_keys_are_named(tab):
    assert [badge(tab, head) for head in range(4)] == ["KV A", "KV B", "KV A", "KV B"]


def test_mqa_says_that_nothing_was_trained(tab):
    tab.view.edits.set_kv_heads(1)
    assert tab.caption == (
        "All four heads share one set of keys and values, the average: the "
        "patterns blur. Real models are trained, or retrained, to cope with this. "
        "The figures above the patterns are the shares of the words that had the most before."
    )
    assert [badge(tab, head) for head in range(4)] == ["96→56%", "94→38%", "45→19%", "90→18%"]


def test_muting_the_head_that_knew(tab):
    tab.press("Shift+1")
    assert tab.caption == (
        "Without H1, the update of “tired” changes: living 1.00 → 0.03. Only one head knew."
    )
    tab.press("Shift+1")
    tab.press("Shift+3")
    assert tab.caption == (
        "Without H3, the update of “tired” changes: living 1.00 → 0.97. Other heads know it too."
    )


def test_all_muted(tab):
    for head in range(4):
        tab.press(f"Shift+{head + 1}")
    assert tab.caption == "All heads are muted: the update of “tired” is 0."


def test_a_locked_row_tells_its_update(tab):
    tab.view.lock(10)
    assert tab.caption == (
        "The update says “living +1.00”: “tired” now knows it is about something that is alive "
        "and can do things."
    )


def test_hovering_compares_the_heads(tab):
    tab.hover(tab.cell(0, 10, 1))
    assert tab.caption == ("“tired” looks at “animal” most in H1 (96%) and least in H2 (<1%).")
    tab.hover(tab.cell(0, 3, 5))
    assert tab.caption == (
        "“street” has not been written yet when “cross” asks, so no head can look at it."
    )


def test_pointing_at_the_update_shows_its_exact_number(tab):
    place = tab.canvas.cell_rect("update", 0, 0).center()
    tab.hover(place)
    value = float(tab.column("update")[0])
    said, _, line = tab.status.rpartition("   ")
    assert said == f"update of “tired”   living {value!r}"
    assert line.endswith(" + 12 zeros ≈ 0.9973")
    assert fault(line) == ""


def test_captions_have_two_sentences_at_most(tab, many):
    for lab in (many(4, 2, 5), many(8, 8, 3), many(1, 1, 4), many(6, 2, 4)):
        tab.session.open(lab)
        assert tab.caption.count(". ") <= 1


def test_many_heads_are_told_in_digits(open_tab, many):
    big = open_tab(many())
    assert big.caption == (
        "One text, 32 questions at once. H1, H2, H3 and H4 ask the same keys (KV "
        "A) different questions."
    )
    assert len(big.view.status()) < 200


# What if


@pytest.fixture
def what_if(tab):
    tab.panel.trying.set_open(True)
    return tab.panel.trying.panel


def test_editing_the_last_word_leaves_earlier_rows_to_the_bit(tab, what_if):
    changed = what_if.change.changed_rows
    assert changed.tolist() == [False] * 10 + [True]
    assert what_if.note.text() == (
        "With the causal mask on, changing the last word leaves all earlier rows "
        "identical, to the last bit."
    )
    assert tab.document.tokens[-1] == "tired"  # tried, not made


def test_one_click_without_the_mask_shows_that_they_change(what_if):
    what_if.masked.click()
    changed = what_if.change.changed_rows
    assert changed.sum() > 1
    assert what_if.note.text().startswith(f"{changed.sum()} of 11 rows change")


@pytest.mark.parametrize("kind", ["mask", "scale", "temperature", "no-first", "sharper"])
def test_every_change_is_shown_before_and_after(tab, what_if, kind):
    what_if.choose(kind)
    host = what_if.host
    assert np.array_equal(host.grid("before").values, tab.session.trace()["pattern"][0])
    assert np.array_equal(
        host.grid("difference").values, host.grid("after").values - host.grid("before").values
    )
    assert what_if.change.changed_rows.any()


def test_changed_rows_are_marked_in_words(what_if):
    labels = what_if.host.grid("after").row_labels
    assert labels[-1].startswith("● ")
    assert what_if.host.grid("before").row_labels[-1] == "● tired"
    assert not any(label.startswith("●") for label in labels[:-1])


def test_what_if_follows_head_and_document(tab, what_if):
    tab.session.select(head=3)
    trace = tab.session.trace()
    assert np.array_equal(what_if.host.grid("before").values, trace["pattern"][3])
    tab.session.edit(set_option, "temperature", 2.0)
    assert np.array_equal(what_if.host.grid("before").values, tab.session.trace()["pattern"][3])


def test_a_bad_wish_is_answered_in_words(tab, what_if):
    tab.panel.show()
    what_if.choose("temperature")
    QApplication.processEvents()
    high, shown = what_if.host.height(), what_if.host.grab().toImage()
    for bad, word in (("0", "temperature"), ("x", "is not a number")):
        what_if.amount.setText(bad)
        what_if.refresh()
        assert word in what_if.note.text()
        assert what_if.change is None
        assert what_if.host.height() == high, "nothing jumps under the hand"
        dimmed = what_if.host.grab().toImage()
        assert darkness(shown) > 2 * darkness(dimmed) > 0
    what_if.amount.setText("2")
    what_if.refresh()
    assert what_if.change is not None
    assert what_if.host.grab().toImage() == shown


def darkness(image):
    """Sum up how much darker dots are than the ground of the panel."""
    ground = theme("light").panel.lightness()
    return sum(
        max(0, ground - image.pixelColor(x, y).lightness())
        for x in range(0, image.width(), 3)
        for y in range(0, image.height(), 3)
    )


@pytest.mark.parametrize("zoom", [1.0, 1.5])
def test_what_can_be_tried_is_read_in_full(tab, what_if, zoom):
    look = theme("light", zoom=zoom)
    tab.panel.setStyleSheet(style_sheet(look))
    tab.panel.resize(round(290 * zoom), 600)
    tab.panel.show()
    what_if.set_theme(look)
    QApplication.processEvents()
    option = QStyleOptionComboBox()
    what_if.kinds.initStyleOption(option)
    part = QStyle.SubControl.SC_ComboBoxEditField
    room = what_if.kinds.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, part, what_if.kinds
    )
    for i in range(what_if.kinds.count()):
        text = what_if.kinds.itemText(i)
        assert what_if.kinds.fontMetrics().horizontalAdvance(text) <= room.width()


@pytest.mark.parametrize("look", [theme("light"), theme("projector", 768)])
def test_heads_go_by_name_or_all_by_number(tab, look):
    state, seen = tab.view.state, set()
    for wide in range(100, 420, 4):
        titles = [title_of(state, head, look, float(wide))[0] for head in range(4)]
        numbers = [title == f"H{head + 1}" for head, title in enumerate(titles)]
        assert len(set(numbers)) == 1, titles
        seen.add(numbers[0])
    assert seen == {True, False}


def test_the_weight_of_the_chosen_head_is_told_with_its_arithmetic(tab):
    line = tab.status.rpartition("   ")[2]
    head, _, line = line.partition(": ")
    assert head == "H1"
    assert fault(line) == ""
