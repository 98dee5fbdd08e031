"""What a plain text says: numbers in digits, in words and as parts of a whole."""

import pytest

from attnviz.model.lessons.said import Amount, amounts, quoted, says, sentences

SHARE = Amount(96.0, 0, True)


@pytest.mark.parametrize(
    "text",
    [
        "96% of it",
        "exactly 96.3%",
        "96 % in all",
        "96 per cent",
        "0.963",
        "0,963",
        "24 of 25",
        "24/25",
        "ninety-six per cent",
        "sechsundneunzig Prozent",
        "quatre-vingt-seize pour cent",
        "ninety six percent",
        "ninety-six out of a hundred",
        "ninety-six hundredths",
        "96 parts in 100",
        "963 in 1,000",
        "963‰",
        ".963",
        "about 95%",
    ],
)
def test_a_share_is_read_however_it_is_said(text):
    assert any(SHARE.is_like(found) for found in amounts(text)), amounts(text)


@pytest.mark.parametrize(
    "text",
    [
        "96 words",
        "95%",
        "97.1%",
        "0.87",
        "6 of 25",
        "1,096 tokens",
        "96 GiB",
        "96.6%",
        "94%",
        "the sixth head",
        "1 of 5",
    ],
)
def test_another_number_is_none_of_it(text):
    assert not any(SHARE.is_like(found) for found in amounts(text)), amounts(text)


@pytest.mark.parametrize(
    ("text", "percent"),
    [("half of it", 50), ("two thirds", 200 / 3), ("drei Viertel", 75), ("la moitié", 50)],
)
def test_parts_of_a_whole_are_shares(text, percent):
    assert any(found.percent and found.value == pytest.approx(percent) for found in amounts(text))


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("a hundred and thirty-six", 136),
        ("hundertsechsunddreißig", 136),
        ("cent trente-six", 136),
        ("five layers", 5),
        ("soixante et onze", 71),
        ("quatre-vingt-dix-sept", 97),
        ("131\u202f072", 131072),
        ("8,6 Milliarden", 8.6e9),
    ],
)
def test_numbers_are_read_in_words_and_groups(text, value):
    assert [found.value for found in amounts(text)] == [value]


@pytest.mark.parametrize("text", ["65,536 MiB", "64 GB", "64 Gio", "sixty-four gibibytes"])
def test_bytes_are_the_same_in_another_unit(text):
    (found,) = amounts(text)
    assert found.is_like(Amount(64, unit="GiB"))
    assert not found.is_like(Amount(32, unit="GiB"))


def test_bytes_keep_their_unit_and_thousands_their_commas():
    assert amounts("64 GiB for 131,072 tokens") == [Amount(64, 0, False, "GiB"), Amount(131072)]
    assert Amount(64, 0, False, "GiB") in amounts("64 Gio")


def test_what_anybody_says_by_chance_tells_nothing():
    told = [n.telling for n in (Amount(4), Amount(16), Amount(100, 0, True), Amount(0, 0, True))]
    assert not any(told)
    assert all(n.telling for n in (SHARE, Amount(1.96, 2), Amount(528), Amount(64, unit="GiB")))


def test_words_are_found_quoted_or_not():
    assert quoted("“it” and „tired“, « animal »") == {"it", "tired", "animal"}
    assert says("It looks at the Animal.", "“animal”")
    assert not says("Animals are here.", "animal")


def test_a_point_within_a_number_ends_no_sentence():
    assert sentences("It gets 96.3%. The rest? Little.") == [
        "It gets 96.3%.", "The rest?", "Little.",
    ]  # fmt: skip
