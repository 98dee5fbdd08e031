"""Sums, excerpt, sentences, clipboard and status of the sentence tab, without a window."""

from dataclasses import replace

import numpy as np
import pytest
from arithmetic import fault
from tabs.sentence_heads.samples import (
    PREVIOUS,
    RESTING,
    SUBJECT,
    WHO,
    figure,
    lesson,
    long_document,
    row_of,
    sentence,
    small,
)

from attnviz.engine.steps.run import run
from attnviz.errors import EditError
from attnviz.model.document.document import Document
from attnviz.model.document.hold import Hold
from attnviz.model.edits.hold import hold
from attnviz.model.edits.layer import set_option, set_word_feature, toggle_mask_cell
from attnviz.model.edits.sentence import (
    built_in,
    endings,
    kept_length,
    sentence_of,
    unknown_places,
)
from attnviz.model.matrices.text import parse_matrix
from attnviz.rounding import printed
from attnviz.tabs.sentence_heads import commands
from attnviz.tabs.sentence_heads.controls.sentence_bar import own_sentences
from attnviz.tabs.sentence_heads.drawers.matrices_drawer import sharing_note
from attnviz.tabs.sentence_heads.edits import with_sheet_csv
from attnviz.tabs.sentence_heads.state.excerpt import excerpt
from attnviz.tabs.sentence_heads.words.by_hand import by_hand
from attnviz.tabs.sentence_heads.words.status import spoken_pair, status_text
from attnviz.tabs.sentence_heads.words.text_note import note_of
from attnviz.ui.look.figures import THREE_DIGITS


def card(document, head, query, key):
    place = document.tokens.index
    return by_hand(document, run(document), head, place(query), place(key))


# By hand


def test_tired_to_animal_as_on_the_blackboard():
    shown = card(lesson(), WHO, "tired", "animal")
    assert shown.names == ("living", "place", "thing", "stand-in/start")
    assert shown.query_vector == ("4", "0", "0", "−2")
    assert shown.key_vector == ("3", "0", "0", "0")
    assert shown.products == ("12", "0", "0", "0")
    assert shown.lines == ("sum = 12   ÷ √4 = 6", "e^{6} ≈ 403.4  of 419.0 in the row")
    assert shown.result == "403.4 ÷ 419.0 ≈ 96.3%"


def test_hands_of_the_dial_are_called_as_in_the_sheet():
    shown = card(lesson(), PREVIOUS, "tired", "too")
    assert shown.names == ("slow-cos", "slow-sin", "fast-cos", "fast-sin")
    assert shown.products == ("5", "5", "5", "5")
    assert shown.lines[0] == "sum = 20   ÷ √4 = 10"


def test_the_future_is_not_written_yet():
    shown = card(lesson(), WHO, "it", "tired")
    assert shown.lines[1] == "“tired” is not written yet: e^{−∞} = 0"
    assert shown.result == "exactly 0: not written yet"


def test_what_the_mask_hides_is_no_share_of_0_per_cent():
    document = toggle_mask_cell(small(), 2, 0)
    shown = card(document, 0, "sat", "The")
    assert shown.lines[-1] == "“The” is masked: e^{−∞} = 0"
    assert shown.result == "exactly 0: masked"


def test_without_scale_there_is_no_step_for_it():
    document = set_option(small(), "scale_on", False)
    assert card(document, 0, "sat", "cat").lines[0] == "sum = 1.96"


def test_temperature_shows_as_a_factor():
    document = set_option(small(), "temperature", 2.0)
    assert card(document, 0, "sat", "cat").lines[0] == "sum = 1.96   × 0.25 = 0.49"


def test_a_cap_is_a_step_of_its_own():
    document = set_option(small(), "softcap", 2.0)
    line = card(document, 0, "sat", "cat").lines[1]
    assert line == "2·tanh(0.98 ÷ 2) ≈ 0.91"


def test_of_many_numbers_the_largest_products_are_shown():
    document = long_document(12, 4, 2, 16)
    trace = run(document)
    shown = by_hand(document, trace, 0, 11, 3)
    products = trace["Q"][0, 11] * trace["K"][0, 3]
    assert len(shown.names) == 4
    assert shown.lines[0].startswith("the other 12 products: ")
    largest = sorted(np.argsort(-abs(products))[:4])
    assert shown.names == tuple(f"d{'₀₁₂₃₄₅₆₇₈₉'[i]}" if i < 10 else f"d₁{'₀₁₂₃₄₅'[i - 10]}"
                                for i in largest)  # fmt: skip


def test_scores_too_large_for_e_are_shown_less_the_largest():
    document = replace(small(), W_Q=small().W_Q * 2000, base=None)
    shown = card(document, 0, "sat", "cat")
    assert shown.lines[1].startswith("minus ")
    assert shown.lines[2] == "e^{0} = 1.00  of 1.00 in the row"


def test_a_learned_sink_takes_its_part_of_the_row():
    document = replace(small(), sink_logits=np.array([3.0]), base=None)
    trace = run(document)
    shown = card(document, 0, "sat", "cat")
    total = trace["exponentials"][0, 2].sum() + np.exp(3)
    assert fault(shown.result) == ""
    assert shown.result.endswith(f" ≈ {2.664456 / total:.1%}")


@pytest.mark.parametrize(
    ("value", "text"),
    [(403.43, "403"), (54.598, "54.6"), (7.389, "7.39"), (0.1353, "0.135"), (6.14e-6, "6.14·10⁻⁶"),
     (22026.5, "22027"), (1e9, "1.00·10⁹"), (0.0, "0")],
)  # fmt: skip
def test_three_digits(value, text):
    assert three_digits(value) == text


def three_digits(value):
    return THREE_DIGITS.text(THREE_DIGITS.rounded(printed(value), 0))


# Excerpt of the sheet


def words_and_features(document, head, word):
    found = excerpt(document, row_of(document, head, word), head)
    return (
        [document.tokens[i] for i in found.words],
        [document.feature_names[i] for i in found.features],
    )


def test_the_excerpt_shows_what_is_in_play():
    words, features = words_and_features(lesson(), WHO, "tired")
    assert words == ["The", "animal", "street", "tired"]
    assert features == ["living", "place", "pronoun", "says-living"]


def test_heads_of_positions_show_the_clocks():
    words, features = words_and_features(lesson(), PREVIOUS, "tired")
    assert "too" in words
    assert features == ["slow-cos", "slow-sin", "fast-cos", "fast-sin"]


def test_a_verb_is_shown_where_verbs_ask():
    words, features = words_and_features(lesson(), SUBJECT, "was")
    assert words == ["animal", "street", "it", "was"]
    assert "verb" in features


def test_the_first_word_has_an_excerpt_of_itself():
    words, features = words_and_features(lesson(), WHO, "The")
    assert words == ["The"]
    assert len(features) == 4


def test_without_a_sheet_all_columns_may_be_chosen():
    words, features = words_and_features(small(), 0, "down")
    assert words == ["The", "cat", "sat", "down"]
    assert features == ["d₀", "d₁", "d₂", "d₃"]


# Sentences


def test_the_five_built_in_texts():
    assert len(built_in(lesson().sheet)) == 5


def test_endings_of_a_pair_and_of_none():
    assert endings(lesson()) == (("tired", "wide"), 0)
    assert endings(sentence("The animal didn't cross the street because it was too wide"))[1] == 1
    assert endings(sentence("The cat chased the mouse because it was hungry")) == (("hungry",), 0)
    assert endings(sentence("A fox ran")) == (("ran",), 0)


def test_what_was_typed_stays_as_typed():
    typed = "The animal didn’t cross the street, because it was too tired!"
    assert sentence_of(sentence(typed), typed) == typed
    assert sentence_of(lesson(), "something else") == (
        "The animal didn't cross the street because it was too tired"
    )


def test_words_beyond_the_dial_are_left_out():
    text = " ".join(f"w{i}" for i in range(30))
    assert text[: kept_length(lesson().sheet, text)].split() == [f"w{i}" for i in range(24)]
    assert kept_length(lesson().sheet, "a b") == 3
    assert kept_length(None, text) == len(text)


def test_an_unknown_word_is_told_with_what_it_counts_as():
    document = sentence("The trophy didn't fit in the suitcase because it was too big")
    assert unknown_places(document) == {11}
    assert note_of(document, "") == ("“big” is not in the word list; it counts as a noun (0.6).")
    assert not unknown_places(set_word_feature(document, "big", 8, 1.0))


def test_many_unknown_words_are_counted():
    document = sentence("zep zap zop zup zyp")
    assert note_of(document, "") == (
        "“zep”, “zap”, “zop” and 2 more are not in the word list: “zep” counts as a noun (0.6); "
        "“zap” counts as a noun (0.6); “zop” counts as a noun (0.6)."
    )


def test_own_sentences_from_a_settings_file():
    assert own_sentences("only one") == ("only one",)
    assert own_sentences(["a", "b", "a", ""]) == ("a", "b")
    assert len(own_sentences([str(i) for i in range(20)])) == 10
    with pytest.raises(ValueError, match="3"):
        own_sentences([3])


# The numbers that the design fixes


@pytest.mark.parametrize(
    ("living", "share"), [(0.9, 0.361), (1.0, 0.470), (1.1, 0.582), (1.2, 0.686), (1.5, 0.894)]
)
def test_tipping_the_balance_of_it(living, share):
    document = set_word_feature(lesson(), "animal", 0, living)
    assert row_of(document, WHO, "it").pattern[1] == pytest.approx(share, abs=5e-4)


@pytest.mark.parametrize(
    ("says_living", "share"), [(0, 0.061), (0.25, 0.224), (0.5, 0.564), (0.75, 0.853), (1, 0.963)]
)
def test_turning_tired_up(says_living, share):
    document = set_word_feature(lesson(), "tired", 6, says_living)
    assert row_of(document, WHO, "tired").pattern[1] == pytest.approx(share, abs=5e-4)


def test_tired_that_says_both_hedges():
    document = set_word_feature(lesson(), "tired", 6, 0.5)
    document = set_word_feature(document, "tired", 7, 0.5)
    row = row_of(document, WHO, "tired")
    assert row.pattern[[1, 5]] == pytest.approx([0.367, 0.367], abs=5e-4)


@pytest.mark.parametrize("ending", ["tired", "wide"])
def test_rows_are_those_of_the_figure(ending):
    document = sentence(f"The animal didn't cross the street because it was too {ending}")
    for head, name in enumerate(("who", "previous", "subject", "resting")):
        expected = np.array(figure()["expected"][ending]["heads"][name]["A"])
        for place in range(11):
            found = row_of(document, head, place).pattern
            assert found == pytest.approx(expected[place], abs=1e-12)


def test_own_sentences_of_the_design():
    document = sentence("The trophy didn't fit in the suitcase because it was too big")
    document = set_word_feature(document, "big", 6, 1.0)
    document = set_word_feature(document, "trophy", 0, 1.0)
    row = row_of(document, WHO, "big")
    assert row.word(row.top) == "“trophy”"
    assert row.pattern[row.top] == pytest.approx(0.961, abs=5e-4)


# Status and speech


def test_the_status_gives_exact_numbers():
    text = status_text(lesson(), run(lesson()), WHO, 10, 1)
    assert text == (
        "Head 1 of 4  Who is it?   row 11  tired → animal  96.3% = 0.9629448063825968   "
        "score 12   ÷ 2 = 6   entropy 0.33 bits   row sum 1   float64"
    )


def test_a_score_whose_products_cancel_is_told_as_0():
    text = status_text(lesson(), run(lesson()), PREVIOUS, 10, 3)
    assert "score 0   ÷ 2 = 0   " in text


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"scale": 0.0}, "score 12   × 0 = 0   "),
        ({"scale": 0.25}, "score 12   × 0.25 = 3   "),
        ({"scale": 1e-300}, "score 12   × 1·10⁻³⁰⁰ = "),
        ({"temperature": 2.0}, "score 12   ÷ 4 = 3   "),
        ({"temperature": 0.5}, "score 12   entropy"),
        ({"scale_on": False}, "score 12   entropy"),
        ({"scale_on": False, "temperature": 4.0}, "score 12   ÷ 4 = 3   "),
    ],
    ids=str,
)
def test_the_status_tells_what_makes_the_scaled_score(options, says):
    document = lesson().with_(options=replace(lesson().options, **options))
    assert says in status_text(document, run(document), WHO, 10, 1)


def test_the_status_gives_no_entropy_for_a_row_that_is_not_100_per_cent():
    document = hold(lesson(), "pattern", (WHO, 10, 1), 0.25)
    status = status_text(document, run(document), WHO, 10, 1)
    assert "entropy – (row is not 100%)   row sum " in status
    status = status_text(document, run(document), WHO, 9, 1)
    assert "bits" in status


def test_the_number_of_a_row_far_down_reads_as_in_the_list_of_tokens():
    n = 1100
    document = Document(
        tokens=("a",) * n,
        X=np.ones((n, 1)),
        W_Q=np.ones((1, 1, 1)),
        W_K=np.ones((1, 1, 1)),
        W_V=np.ones((1, 1, 1)),
    )
    assert "row 1,050  " in status_text(document, run(document), 0, 1049, 7)


def test_the_status_of_a_word_that_is_not_there_yet():
    assert "it → tired  not written yet" in status_text(lesson(), run(lesson()), WHO, 7, 10)


def test_a_pair_is_spoken():
    trace = run(lesson())
    assert spoken_pair(lesson(), trace, WHO, 10, 1) == (
        "row tired, column animal, 96.3 per cent, score 12"
    )
    assert spoken_pair(lesson(), trace, WHO, 7, 10) == "row it, column tired, not written yet"


# Clipboard


def test_a_row_as_text_and_as_latex():
    trace = run(lesson())
    words, shares = commands.row_text(lesson(), trace, WHO, 10).split("\n")
    assert words.split("\t") == ["", *lesson().tokens]
    assert [float(x) for x in shares.split("\t")[1:]] == trace["pattern"][WHO, 10].tolist()
    latex = commands.row_latex(trace, WHO, 10)
    assert latex.startswith("\\left[\\begin{array}{rrrrrrrrrrr}\n0.02 & 0.96 & ")
    holds = (Hold("pattern", (10, 1), 0.5, WHO), Hold("pattern", (9, 0), 0.5, WHO))
    latex = commands.row_latex(run(replace(lesson(), holds=holds)), WHO, 10)
    assert "\n0.02 & \\boxed{0.50} & 0.00 & " in latex


@pytest.mark.parametrize("name", ["pattern", "Q", "K", "V"])
@pytest.mark.parametrize("kind", ["CSV", "NumPy", "LaTeX"])
def test_arrays_of_a_head_go_out_in_three_forms(name, kind):
    trace = run(lesson())
    text = commands.array_as(lesson(), trace, name, RESTING, kind)
    stored = {"K": 1, "V": 1}.get(name, RESTING)
    exact = trace[name][stored]
    if kind == "CSV":
        lines = [line.split(",") for line in text.split("\n")]
        assert [line[0] for line in lines[1:]] == list(lesson().tokens)
        found = np.array([[float(x) for x in line[1:]] for line in lines[1:]])
    else:
        found = parse_matrix(text)
    assert found == pytest.approx(exact, abs=0 if kind != "LaTeX" else 5.1e-3)


def test_the_sheet_goes_out_and_comes_back():
    text = commands.sheet_csv(lesson())
    assert text.count("\n") == 10  # a line of names and ten different words
    assert with_sheet_csv(lesson(), text) is lesson()
    changed = text.replace("tired,0", "tired,0.25")
    after = with_sheet_csv(lesson(), changed)
    assert after.X[10, 0] == 0.25
    assert np.array_equal(after.X[:10], lesson().X[:10])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "found no table"),
        (",living\n", "found no table"),
        (",lifing\nanimal,1", "line 1: found 'lifing'"),
        (",living\nanimal,1,2", "line 2: found 3 fields, expected 2"),
        (",living\nanimal,much", "not a number"),
        (",living\nanimal,12", "−9.9 to 9.9"),
    ],
)
def test_a_bad_table_is_refused_with_its_place(text, message):
    with pytest.raises(EditError, match=message):
        with_sheet_csv(lesson(), text)


def test_tables_of_spreadsheets_are_taken():
    after = with_sheet_csv(lesson(), "word\tliving\nanimal\t1,2\n")
    assert after.X[1, 0] == 1.2


# Sharing


def test_shared_matrices_are_announced():
    assert sharing_note(lesson(), WHO) == (
        "W_K and W_V of group A are shared: a change there also changes “Subject finder”."
    )
    assert sharing_note(small(), 0) == "Only this head uses these matrices."


HELD_CARDS = {
    "scores": ("sum = 1.96", "held at 0   ÷ √4 = 0"),
    "scaled_scores": ("sum = 1.96   ÷ √4 = 0.98", "held at 0"),
    "masked_scores": ("sum = 1.96   ÷ √4 = 0.98", "held at 0"),
}


@pytest.mark.parametrize("array", HELD_CARDS)
def test_a_held_number_is_told_where_it_stands(array):
    shown = card(hold(small(), array, (0, 2, 1), 0.0), 0, "sat", "cat")
    assert shown.lines[:2] == HELD_CARDS[array]
    assert shown.lines[2].startswith("e^{0} = 1.00  of ")
    assert shown.result == "1.00 ÷ 2.34 ≈ 42.7%"


def test_held_shares_and_their_parts_are_told():
    power = card(hold(small(), "exponentials", (0, 2, 1), 1.0), 0, "sat", "cat")
    assert power.lines[1:] == ("e^{0.98} ≈ 2.66", "held at 1.00  of 2.34 in the row")
    share = card(hold(small(), "pattern", (0, 2, 1), 0.5), 0, "sat", "cat")
    assert share.result == "2.6645 ÷ 4.0087 ≈ 66.47%, held at 50.0%"
