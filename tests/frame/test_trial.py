"""A pattern on trial over the sentence: seen on every tab, never saved unasked, taken off again."""

import pytest
from PySide6.QtWidgets import QAbstractButton
from windows import open_window

from attnviz.frame.chrome import dialogs
from attnviz.model.edits import layer as edits
from attnviz.model.files import attn, library


@pytest.fixture
def window(qtbot):
    return open_window(qtbot)


@pytest.mark.parametrize("answer", ["keep", "end", "cancel"])
def test_a_mask_on_trial_is_not_saved_unasked(window, tmp_path, monkeypatch, answer):
    path = tmp_path / "mine.attn"
    attn.save(path, library.start_lab())
    window.controller.files.open(str(path))
    own = window.session.document().mask
    window.show_tab(4)
    window.view.toggle_trial()
    tried = window.session.document().mask
    for tab in range(5):
        window.show_tab(tab)
        assert window.controller.trial_bar.text.startswith(
            "A pattern is being tested on the sentence"
        )
    monkeypatch.setattr(dialogs, "ask_about_trial", lambda parent: answer)
    window.session.edit(edits.set_cell, "W_Q", (0, 0, 0), 1.25)
    assert window.controller.files.save() == (answer != "cancel")
    held = attn.load(path).lab.document.mask
    assert held == {"keep": tried, "end": own, "cancel": own}[answer]
    assert (window.session.trial is None) == (answer != "cancel")
    assert bool(window.controller.trial_bar.text) == (answer == "cancel")
    window.session.undo_stack.setClean()


def test_the_badge_ends_a_trial(window):
    window.show_tab(4)
    window.view.toggle_trial()
    own = window.session.trial.document.mask
    window.show_tab(0)
    bar = window.controller.trial_bar
    shown = [button for button in bar.findChildren(QAbstractButton) if button.isVisible()]
    assert shown == bar.buttons  # none hides the badge while the trial goes on
    end, _ = bar.buttons
    end.click()
    assert window.session.document().mask == own
    assert window.session.trial is None
    assert not window.controller.trial_bar.text
    window.session.undo_stack.setClean()
