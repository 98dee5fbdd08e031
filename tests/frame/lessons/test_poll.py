"""The way of a question: hands and numbers, the talk, the answer."""

from attnviz.frame.lessons.poll import Poll


def pressed(poll, *hands):
    for hand in hands:
        poll = poll.count(hand)
    return poll


def test_hands_are_counted_and_taken_back_until_the_answer():
    poll = pressed(Poll("vote", 4, waits=True), 1, 2, 2, 7)
    assert [poll.tally(place) for place in range(4)] == [0, 1, 2, 0]
    assert poll.take_back().hands == (1, 2)
    over = poll.go_on()
    assert over.revealed
    assert (over.count(0), over.take_back(), over.go_on()) == (over, over, over)


def test_after_the_talk_a_second_tally_is_taken_and_the_first_one_stays():
    talk = pressed(Poll("discuss", 3, waits=True), 0, 0, 1).go_on()
    assert not talk.revealed
    assert talk.asks
    assert [talk.tally_before(place) for place in range(3)] == [2, 1, 0]
    assert talk.hands == ()
    over = pressed(talk, 1, 1).go_on()
    assert over.revealed
    assert (over.tally(1), over.tally_before(0)) == (2, 2)


def test_a_class_that_shows_no_hands_sees_the_answer_all_the_same():
    assert Poll("vote", 4, waits=True).go_on().revealed
    assert Poll("discuss", 4, waits=True).go_on().go_on().revealed
    assert Poll("point", waits=True).go_on().revealed
    show = Poll("show")
    assert show.go_on() is show


def test_numbers_are_typed_entered_and_taken_back_sign_by_sign():
    poll = Poll("typed", waits=True)
    for sign in "1.9x6":
        poll = poll.type(sign)
    assert poll.typing == "1.96"
    assert poll.take_back().typing == "1.9"
    poll = poll.enter().type("2").enter()
    assert poll.called() == [("1.96", 1), ("2", 1)]
    assert poll.take_back().numbers == ("1.96",)
    assert poll.type("3").go_on().numbers == ("1.96", "2", "3"), "what was typed counts"
    assert poll.type("-").go_on().numbers == ("1.96", "2"), "a sign alone is no number"
    assert poll.enter().revealed


def test_a_try_is_the_one_with_most_hands_or_the_first_and_any_other_may_follow():
    edit = Poll("edit", 3, waits=True)
    assert edit.go_on().tried == 0
    tried = pressed(edit, 2, 1, 2).go_on()
    assert (tried.tried, tried.revealed) == (2, True)
    other = tried.apply(1)
    assert other.tried == 1
    again = other.hide_again()
    assert (again.asks, again.tried, again.hands) == (True, None, ())
    assert Poll("vote", 3, waits=True).apply(1).tried is None
