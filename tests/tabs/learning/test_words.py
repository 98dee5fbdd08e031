"""What the tab says at each step, in rules of which the first that applies is told."""

from dataclasses import replace

import pytest

from attnviz.learning.guesses import Guess
from attnviz.model.document.learning import LearningSpec
from attnviz.tabs.learning import predict, words
from attnviz.tabs.learning.words import captions
from attnviz.tabs.learning.words.status import spoken_guess


def test_at_step_0_nothing_is_learned(make_tab):
    tab = make_tab(LearningSpec())
    assert tab.caption == "Nothing learned yet: 6% right; blind guessing gives 5%."
    assert tab.status.startswith("step 0   loss 3.")
    assert tab.status.endswith("measured on 128 held-out texts   paused")


@pytest.mark.parametrize(
    ("task", "share"), [("brackets", 0.5), ("sort", 0.05), ("previous", 0.05), ("pairs", 0.25)]
)
def test_blind_guessing_is_of_the_task(tab, task, share):
    tab.run(f"task_{task}")
    assert captions.blind(tab.state) == share


def test_the_birth_of_a_copying_head_is_told_with_what_it_brought(usual):
    usual.view.go_to(110)
    assert usual.caption == (
        "Step 110: L2·H1 gives 55% of its attention to what followed the same letter before. "
        "Accuracy: 24% → 54% in 45 steps."
    )
    usual.view.go_to(100)
    assert usual.caption == "Step 100: 44% right. No head’s copy share is over 40%."
    usual.view.go_to(300)
    assert usual.caption == "Step 300: 88% right. L2·H1’s copy share is 88%."


def test_at_the_end_it_says_what_was_found_and_what_one_layer_reached(usual):
    assert usual.caption == (
        "90% right. L1·H2 looks one letter back (52%); L2·H1 copies (87%). "
        "One layer alone reached 39%."
    )
    usual.press("T")
    assert "One layer" not in usual.caption


def test_holding_the_head_before_lets_accuracy_and_copying_fall(usual):
    usual.press("Shift+2")
    assert usual.caption == (
        "L1·H2 is held at 0: accuracy 90% → 32%, L2·H1’s copy share 87% → 21%."
    )
    usual.press("Shift+2")
    assert usual.caption.startswith("L1·H2 is let go: accuracy 32% → 90%")


def test_held_heads_are_named_as_long_as_they_are_held(tab):
    tab.view.step_by(5)
    tab.press("Shift+1")
    tab.press("Shift+4")
    tab.view.step_by(5)
    assert tab.caption.endswith("L1·H1 and L2·H2 are held at 0.")


def test_what_a_file_says_of_its_step_is_believed(make_tab, tab):
    tab.view.step_by(20)
    numbers = bytearray(tab.spec.weights)
    numbers[3] ^= 1
    other = make_tab(replace(tab.spec, weights=bytes(numbers)))
    other.view.complete()
    assert other.caption == (
        "Step 20 is as saved; other steps are recomputed on this computer and may differ slightly."
    )


def test_while_its_steps_are_made_up_for_that_is_said(make_tab):
    tab = make_tab(LearningSpec(length=400, step=400))  # more than a thread does between two frames
    tab.frames()
    assert f"Step {tab.state.step} of 400 is recomputed" in tab.caption
    assert tab.status.endswith("computing up to step 400")


@pytest.mark.parametrize(
    ("guess", "said"),
    [
        (Guess("A", 0.6, True), "guess A, right; probability of it 60%"),
        (Guess("A", 0.1, False), "guess A, wrong; probability of what is right 10%"),
        (Guess("A", 0.6, None), "guess A; nobody could know"),
    ],
)
def test_a_guess_in_words(guess, said):
    assert spoken_guess(guess) == said


def test_scores_that_mean_nothing_are_dots(tab):
    tab.run("task_sort")
    assert [tab.panel.heads_table.shares(row) for row in range(4)] == [("·", "·")] * 4
    assert tab.state.curves == ()
    tab.view.step_by(5)
    assert tab.caption.startswith("Step 5: ")
    assert "share" not in tab.caption


def test_without_heads_to_measure_it_asks_how_much_will_be_right(tab):
    tab.run("task_sort")
    question = predict.question(tab.state)
    assert question.text == "What will the accuracy be at step 60?"
    assert question.choices == ("up to 50%", "50% to 90%", "over 90%")
    assert question.right == frozenset()
    tab.press("P")
    tab.view.prediction.reveal()
    right = tab.view.prediction.question
    assert right.right == {(tab.view._outcome.accuracy > 0.5) + (tab.view._outcome.accuracy > 0.9)}


@pytest.mark.parametrize(("rate", "slower"), [(0.1, 0.03), (1.0, 0.3), (0.05, 0.01)])
def test_a_smaller_rate_is_about_a_third(rate, slower):
    assert words.smaller_rate(rate) == pytest.approx(slower, rel=0.6)
    assert words.smaller_rate(rate) < rate


def test_playing_says_how_fast(tab):
    tab.press("Space")
    assert tab.status.endswith("running at pace Class: 15 steps per second")
    tab.run("pace_full")
    assert tab.status.endswith("running at full pace")
