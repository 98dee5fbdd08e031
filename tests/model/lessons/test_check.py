"""`lesson check`: what would be seen too early, said wrongly, or read in no time is named."""

from dataclasses import replace

import pytest

from attnviz.model.files import library
from attnviz.model.files.attn import loads
from attnviz.model.lessons.check import needed_seconds, remarks, words
from attnviz.model.lessons.lesson import lesson_of

FILES = {i: library.load(i) for i in library.COURSE}


def said(lesson_id, change, place):
    """Return what is said of a bundled lesson with one step changed, counted from 1."""
    file = FILES[lesson_id]
    steps = [dict(step) for step in file.steps]
    steps[place - 1] = change(steps[place - 1])
    lesson = lesson_of(replace(file, steps=tuple(steps)), lesson_id)
    return [str(remark) for remark in remarks(lesson) if remark.grave]


@pytest.mark.parametrize("lesson_id", library.COURSE)
def test_nothing_is_wrong_with_the_bundled_lessons(lesson_id):
    assert [str(r) for r in remarks(lesson_of(FILES[lesson_id], lesson_id)) if r.grave] == []


# Their answers are on no screen before the click; what they hide would lead to them.
ELSEWHERE = {
    ("many-heads-one-bill", 4),
    ("fewer-scores", 1),
    ("who-looks-where", 6),
    ("a-real-head", 4),
}
HIDING = [
    (lesson_id, place)
    for lesson_id, file in FILES.items()
    for place, step in enumerate(file.steps, 1)
    if step.get("covers") and (lesson_id, place) not in ELSEWHERE
    and step.get("kind") in ("vote", "discuss", "typed", "point")
    and "{" in step["reveal"] and "slide" not in step
]  # fmt: skip


def test_most_questions_hide_something():
    assert len(HIDING) >= 12


@pytest.mark.parametrize(("lesson_id", "place"), HIDING)
def test_without_its_covers_an_answer_stands_on_the_screen(lesson_id, place):
    told = said(lesson_id, lambda step: {**step, "covers": []}, place)
    assert any("is on screen before the click" in text for text in told), told


def test_what_an_earlier_step_shows_is_no_question():
    shown = {"state": {"tab": "heads", "head": "Who is it?", "token": "tired"}}
    told = said("who-looks-where", lambda step: {**step, **shown}, 2)
    assert "step 3, then: 96% ({share tired animal}) can already be read at step 2." in told
    told = said("why-sqrt-d", lambda step: {**step, "covers": []}, 2)
    assert "step 3, then: 100.0% ({left 1}) can already be read at step 2." in told


def test_a_number_that_the_engine_does_not_give():
    wrong = {"reveal": "“animal”: {share tired animal = 95%}."}
    told = said("who-looks-where", lambda step: {**step, **wrong}, 3)
    assert told == [
        "step 3, then: found 95% for {share tired animal}, the engine gives 96%."
    ]  # fmt: skip


def test_texts_too_long_and_steps_too_short():
    told = said("who-looks-where", lambda step: {**step, "say": "word " * 31}, 3)
    assert "step 3, read: found 31 words, expected at most 30." in told
    told = said("who-looks-where", lambda step: {**step, "seconds": 20}, 3)
    assert told[0].startswith("step 3, seconds: found 20 s, expected about ")
    assert told[1].startswith("minutes: found 12, but") or len(told) == 1


def test_the_same_letter_three_times_running():
    turned = lambda step: {**step, "choices": step["choices"][1:] + step["choices"][:1],  # noqa: E731
                           "reasons": [], "answer": "C"}  # fmt: skip
    told = said("one-layer-by-hand", turned, 6)
    assert told == ["step 6, answer: C is right 3 times running."]


def test_a_click_that_changes_nothing():
    still = lambda step: {**step, "reveal": "So it is.", "covers": [], "after": {}}  # noqa: E731
    told = said("who-looks-where", still, 3)
    assert told == [
        "step 3, then: the click changes nothing on the screen: hide something, or say “after:”."
    ]


def test_words_are_counted_as_they_are_read():
    assert words("Scores 3, 0, 0. – “it” ÷ √4 = 2: why?") == 9
    step = lesson_of(FILES["who-looks-where"], "x").steps[2]
    assert needed_seconds(step) == pytest.approx(75, abs=20)


HEAD = "# Broken\nminutes: 1\ndocument: sentence-heads\nexample: step-by-step\n"
VOTE = """
## vote
read: Which word does “tired” look at most?
show: tab heads, head "Who is it?", row tired
cover: row, head name
- “street”
+ “animal”
then: “animal”: {share tired animal = 96%}.
seconds: 60
"""
TYPED = """
## typed
read: What is the score?
show: tab steps, step 6, cell ["scores", [0, 2, 1]]
cover: S
answer: 1.96
then: {scores sat cat as 2}.
seconds: 60
"""
EDIT = """
## edit
read: Try a word.
show: tab heads, row tired
try: one
try-show: row it
try: two
try-show: row was
then: {most last}.
seconds: 60
"""
FILM = "\n## show\nread: A film.\nshow: tab steps\nplays: step 1 to 3, 1 s\nseconds: 60\n"
SLIDE = "\n## vote\nread: Which?\nslide: yes\nline: A text.\n- a\n+ b\nthen: b.\nseconds: 60\n"
BROKEN = [
    (VOTE, "look at most?", "look at most? (“animal”, 96%)", "step 1, read: 96%, the answer, can"),
    (VOTE, "+ “animal”", "+ “animal” with 96%", "step 1, read: 96%, the answer, can be read in"),
    (VOTE, "- “street”", "- “Animal”", "step 1, choices: found '“animal”' twice."),
    (VOTE, "\n## vote", "\n## show\nread: “tired”: {share tired animal}.\nshow: row it\n## vote",
     "step 2, then: step 1 already says all of it."),
    (VOTE, "seconds: 60\n", "",
     "step 1, seconds: found no number, expected how many seconds it takes."),
    (VOTE, "\n## vote", "next: nowhere\n\n## vote", "next: found nowhere, expected one of"),
    (VOTE, "60\n", "60\n## handout\npredict: 1, Why 96%?\n", "“predict: 1” says the answer"),
    (VOTE, "60\n", "60\n## handout\npredict: 2\n", "votes[0]: found step 2, expected 1 to 1"),
    (VOTE, "60\n", "60\n## handout\nwork-of: 1, {share tired animal = 9%}\n", "found 9% for"),
    (TYPED, "1.96", "many", "step 1, answer: found 'many', expected a number."),
    (TYPED, "1.96", "1.95", "step 1, answer: found 1.95, which “then:” does not say."),
    (TYPED, "1.96", "1.96\naccept: 3 to 4", "step 1, accept: the answer 1.96 does not count"),
    (TYPED, "1.96", "1.96\nwrong: 1.96 no", "step 1, wrong: 1.96 is right, so this is never said."),
    (TYPED, "1.96", "1.96\nwrong: 2 a\nwrong: 2 b", "wrong: 2 is here twice; the second"),
    (EDIT, "row was", "row it", "step 1, try-show: 'two' shows the same as another one."),
    (EDIT, "row was", "row tired", "step 1, try-show: 'two' changes nothing on the screen."),
    (EDIT, "try: two", "try: One", "step 1, try: found 'one' twice."),
    (FILM, "1 to 3", "3 to 1", "step 1, plays: found 3 to 1, expected a later end."),
    (FILM, "1 s", "0 s", "step 1, plays: found 0 s, expected more."),
    (FILM, "tab steps", "tab heads", "step 1, plays: step plays only on tab steps."),
    (FILM, "tab steps\nplays: step 1 to 3, 1 s", "tab grid\nmarks: yes", "tab grid has no rows"),
    (SLIDE, "- a", 'lights: ["zzz"]\n- a', "lights: 'zzz' is not in the first line"),
    (SLIDE, "- a", 'swap: ["zzz", "b"]\n- a', "step 1, swap: 'zzz' is not in any line."),
    (SLIDE, "- a", 'swap: ["text"]\n- a', "step 1, swap: found 1 word, expected two."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "old", "new", "told"), BROKEN)
def test_what_is_broken_in_a_lesson_of_ones_own_is_named(text, old, new, told):
    def found(steps):
        lesson = lesson_of(loads((HEAD + steps).encode(), "mine.md"), "mine.md")
        return [str(remark) for remark in remarks(lesson)]

    assert not any(told in remark for remark in found(text))
    assert any(told in remark for remark in found(text.replace(old, new, 1)))


def test_the_panel_of_tab_2_tells_the_weights_at_every_step():
    plain = {"covers": [], "big": []}
    told = said("one-layer-by-hand", lambda step: {**step, **plain}, 2)
    assert any("91% ({share tired animal}) is on screen" in text for text in told), told


VOTE = {
    "kind": "vote",
    "say": "Which word does “tired” look at most?",
    "choices": ["“street”", "“animal”", "“too”"],
    "answer": "B",
    "reveal": "“animal”: {share tired animal}.",
    "state": {"tab": "heads", "head": "Who is it?", "token": "tired"},
    "covers": ["row", "head name"],
    "seconds": 75,
}
OTHER = {"tab": "heads", "head": "Who is it?", "token": "it"}


def leaks(*steps, title="A lesson"):
    """Return what is grave about a lesson of some steps."""
    file = FILES["who-looks-where"]
    file = replace(file, lab=replace(file.lab, title=title), steps=steps, extra={})
    told = [str(r) for r in remarks(lesson_of(file, "mine")) if r.grave]
    return [text for text in told if "minutes" not in text]


@pytest.mark.parametrize(
    "text",
    [
        "“tired” gives 96% to “animal”.",
        "“tired” gives ninety-six per cent to “animal”.",
        "The weight of “tired” on “animal” is 0.963.",
        "„tired“ gibt 96 % an „animal“.",
        "Remember: tired always goes for the animal.",
    ],
)
def test_an_answer_that_a_text_told_before_is_named(text):
    told = leaks({"say": text, "state": OTHER, "seconds": 40}, VOTE)
    assert [t for t in told if t.startswith("step 2, then: step 1 already says it")], told
    assert leaks({"say": "A head.", "state": OTHER, "seconds": 40}, VOTE) == []


def test_an_answer_in_a_title_a_slide_or_a_label_is_named():
    assert leaks(VOTE, title="“tired” looks at “animal”")
    slide = {"kind": "slide", "say": "Look.", "slide": {"lines": ["“tired” and “animal”: 96%"]},
             "seconds": 40}  # fmt: skip
    assert leaks(slide, VOTE)
    edit = {"kind": "edit", "say": "Give a word.", "state": OTHER, "reveal": "{most last}.",
            "tries": [{"label": "“tired” on “animal”", "state": {"token": "was"}},
                      {"label": "too", "state": {"token": "too"}}],
            "seconds": 60}  # fmt: skip
    assert leaks(edit, VOTE)


def test_an_answer_in_its_own_question_is_named():
    asked = {**VOTE, "say": "“tired” looks at “animal” most. Which word is it?"}
    assert any("is already in the question" in text for text in leaks(asked))


def test_an_answer_that_a_try_or_a_film_showed_is_named():
    edit = {"kind": "edit", "say": "Give a word.", "state": OTHER, "reveal": "{most last}.",
            "tries": [{"label": "one", "state": {"token": "tired"}},
                      {"label": "two", "state": {"token": "was"}}], "seconds": 60}  # fmt: skip
    assert any("be read at step 1" in text for text in leaks(edit, VOTE))
    film = {"say": "All steps.", "state": {"tab": "steps", "step": 5}, "seconds": 40,
            "big": ["result"],
            "plays": {"what": "step", "first": 6, "last": 10, "seconds": 1}}  # fmt: skip
    asked = {**VOTE, "say": "What does “sat” give “cat”?", "choices": ["19%", "66%"],
             "reveal": "{share sat cat}.", "covers": ["A", "by hand"],
             "state": {"tab": "steps", "step": 10}}  # fmt: skip
    assert any("be read at step 1" in text for text in leaks(film, asked))
    short = {**film, "plays": {**film["plays"], "last": 9}}
    assert leaks(short, asked) == []


def test_a_count_on_a_grid_that_is_seen_is_worth_a_look():
    asked = {**VOTE, "say": "How many scores are left?", "choices": ["52", "58"],
             "reveal": "{count} scores.", "covers": ["counts"],
             "state": {"tab": "sparse", "sparse": {"kind": "window", "window": 4}}}  # fmt: skip
    file = replace(FILES["fewer-scores"], steps=(asked,), extra={})
    told = [str(r) for r in remarks(lesson_of(file, "mine"))]
    assert any("can be counted on the grid" in text for text in told)
    assert leaks(asked) == []


def test_a_strip_with_as_many_rows_as_the_answer_is_worth_a_look():
    asked = {**VOTE, "say": "After how many layers?", "choices": ["4", "5"],
             "reveal": "{layers} layers.", "covers": ["reach", "counts", "long counts"],
             "state": {"tab": "sparse", "sparse": {"kind": "window", "window": 4,
                                                   "reach_layers": 5}}}  # fmt: skip

    def told(step):
        file = replace(FILES["fewer-scores"], steps=(step,), extra={})
        return [str(r) for r in remarks(lesson_of(file, "mine")) if "as many rows" in str(r)]

    assert len(told(asked)) == 1
    more = {"tab": "sparse", "sparse": {"kind": "window", "window": 4, "reach_layers": 6}}
    assert told({**asked, "state": more}) == []
    steps = lesson_of(FILES["fewer-scores"], "fewer-scores")
    assert not any("as many rows" in str(remark) for remark in remarks(steps))


def test_an_answer_without_braces_is_looked_for_on_the_screen():
    plain = {**VOTE, "covers": ["head name"], "reveal": "“animal”, because it lives."}
    for reveal in (plain["reveal"], "“animal”: 96%."):
        told = leaks({**plain, "reveal": reveal})
        assert any("is on screen before the click" in text for text in told), told
        assert leaks({**plain, "reveal": reveal, "covers": ["row", "head name"]}) == []
    count = {**VOTE, "say": "How many scores are left?", "choices": ["52", "58"],
             "reveal": "58 scores.", "state": {"tab": "sparse", "sparse": {
                 "kind": "window", "window": 4}}}  # fmt: skip
    assert leaks({**count, "covers": ["memory"]})
    assert leaks({**count, "covers": ["rows", "counts", "long counts"]}) == []


def test_what_went_wrong_with_a_number_tells_no_later_answer():
    typed = {"kind": "typed", "say": "“sat” asks, “cat” offers. What is the score?",
             "answer": "1.96", "reveal": "{scores sat cat}.", "covers": ["S", "by hand"],
             "state": {"tab": "steps", "step": 6}, "big": ["operands"], "seconds": 110,
             "diagnoses": [{"number": 2.2, "text": "“sat” gives “cat” 66%."}]}  # fmt: skip
    asked = {**VOTE, "say": "What does “sat” give “cat”?", "choices": ["19%", "66%"],
             "reveal": "{share sat cat}.", "covers": ["A", "by hand", "E"],
             "state": {"tab": "steps", "step": 10}}  # fmt: skip
    assert any("step 1 already says it" in text for text in leaks(typed, asked))


@pytest.mark.parametrize(
    ("tab", "name", "good", "bad"),
    [
        ("heads", "links", "letters: L1·H2 R, L2·H1 B", "letters: H2 R"),
        ("grid", "trained", "letters copy L2·H1: 50, 100", "letters L2·H1"),
    ],
)
def test_what_is_followed_through_a_model_has_to_be_written_so(tab, name, good, bad):
    def told(value):
        text = f"# T\nminutes: 1\ndocument: sentence-heads\n\n## show\nread: x\nshow: tab {tab}, "
        text += f'page.{name} "{value}"\nseconds: 60\n'
        return [str(remark) for remark in remarks(lesson_of(loads(text, "t.md"), "t.md"))]

    assert told(good) == []
    (said,) = told(bad)
    assert said.startswith(f"step 1, show: {name}: found '{bad}', expected a text such as ")


COUNTED = (
    "## vote\nread: A window of 4: how many scores are left?\n"
    "show: tab sparse, sparse.kind window, sparse.window 4\n"
    "cover: rows, counts, long counts, memory, reach\n- 52\n+ 58\n- 64\n"
    "then: {count}: the first three tokens have fewer.\nseconds: 60\n"
)
CURVE = 'tab grid, page.trained "letters copy L2·H1: 50, 400"'
LEARNED = (
    "## vote\nread: How much of the weight is right at the end?\nshow: tab grid\ncover: list\n"
    "- 40%\n+ 87%\nthen: {letters copy L2·H1 step 400}.\nafter: row it\nseconds: 60\n"
)


@pytest.mark.parametrize(
    ("before", "vote", "said"),
    [
        ("", COUNTED.replace("4: how", "4 leaves 58: how"), "is already in the question"),
        ("A window of 4 leaves fifty-eight scores.", COUNTED, "step 1 already says it"),
        ("Ein Window: achtundfünfzig scores, window 4.", COUNTED, "step 1 already says it"),
        ("A sentence of fifty-eight words.", COUNTED, ""),
        (f"x\nshow: {CURVE}\nbig: training", LEARNED, "can already be read at step 1"),
        (f"x\nshow: {CURVE}\nbig: grids", LEARNED, ""),
        ("", LEARNED.replace("tab grid", CURVE).replace("list", "list\nbig: training"),
         "is on screen before the click"),
    ],
)  # fmt: skip
def test_small_numbers_and_curves_tell_an_answer(before, vote, said):
    first = f"## show\nread: {before}\nseconds: 30\n\n" if before else ""
    text = f"# T\nminutes: 1\ndocument: sentence-heads\n\n{first}{vote}"
    told = [r.text for r in remarks(lesson_of(loads(text, "t.md"), "t.md")) if r.grave]
    told = [text for text in told if not text.startswith("minutes")]
    assert (len(told) == 1 and said in told[0]) if said else told == [], told


# Lessons as somebody else may write them: each tells its answer, or only seems to.

TOP = "# {title}\nminutes: 3\ndocument: sentence-heads\nexample: step-by-step\n"
LOOK = """
## vote
read: Which word does “tired” look at most?
show: tab heads, head "Who is it?", row tired
cover: row, head name
- “street”
+ “animal”
then: “animal”: {share tired animal}.
notes: 96% goes to “animal”.
seconds: 75
"""
SHARE = """
## vote
read: What share does “tired” give to “animal”?
show: tab heads, head "Who is it?", row tired
cover: row, head name
- 12%
+ 96%
then: It is {share tired animal}: nearly all.
seconds: 75
"""
HALVES = """
## vote
read: How does “it” distribute its 100%?
show: tab heads, head "Who is it?", row it
cover: row, head name
- nearly all to “animal”
+ half to “animal”, half to “street”
- nearly all to “street”
then: “animal” {share it animal}, “street” {share it street}.
seconds: 75
"""
LAYERS = """
## vote
read: After how many layers does news from token 1 reach token 16?
show: tab sparse, sparse.kind window, sparse.window 4
cover: reach, memory, counts, long counts
- 4
+ 5
then: {layers} layers: each adds three tokens.
seconds: 75
"""
LEFT = """
## vote
read: A window of 4: how many of the 136 scores are left?
show: tab sparse, sparse.kind window, sparse.window 4
cover: rows, counts, long counts, memory, reach
- 52
+ 58
then: {count}: the first three tokens have fewer.
seconds: 75
"""
THIRDS = """
## vote
read: “sat” asks, “cat” offers. What share does “sat” give to “cat”?
show: tab steps, step 10, cell ["pattern", [0, 2, 1]]
cover: A, by hand
- 19%
+ 66%
then: {share sat cat}: the largest of its row.
seconds: 75
"""
BYTES = """
## typed
read: Llama 2 7B keeps 512 KiB per token. How much for 131,072 tokens?
show: tab grid
cover: long line, size card
big: size card
answer: 64 GiB
accept: 60 to 70
wrong: 32 the factor 2 was forgotten
then: {cache 131072}.
seconds: 110
"""
CHART = """
## vote
read: The scores are divided by 8 first. What share does key 1 get?
show: tab saturation, saturation.d_k 64
cover: right chart, readouts
- 100%
+ about 50%
then: {right 1}. Same order, smaller gaps.
seconds: 75
"""
PREVIOUS = """
## vote
read: What does this head look at?
show: tab heads, head "Previous word", row tired
cover: row
- the first word
+ the previous word
then: The previous word: {share tired too}.
seconds: 60
"""
RING = """
## vote
read: Which pattern has the fewest scores?
show: tab sparse, sparse.kind full
cover: counts
- Full
+ Window
then: Window: {count}.
after: sparse.kind window, sparse.window 4
focus: Window
seconds: 60
"""
SLIDE = """
## vote
read: How much does “tired” give to “animal”?
slide: yes
line: “tired” gives 96% to “animal”.
- 12%
+ 96%
then: 96%.
seconds: 60
"""
FIRST = "\n## show\nread: {}\nshow: tab heads, head Resting, row was\ncover: row\nseconds: 30\n"
SHOWN = "\n## slide\nread: Look.\nline: {}\nseconds: 30\n"
PAPER = "\n## handout\npredict: 1\n{}\n"


def of(text, title="A lesson"):
    """Return what is grave about a lesson in Markdown, but for its times."""
    lesson = lesson_of(loads((TOP.format(title=title) + text).encode(), "mine.md"), "mine.md")
    found = [str(remark) for remark in remarks(lesson) if remark.grave]
    return [told for told in found if "minutes" not in told and "s, expected" not in told]


TELLING = [
    (SHARE, [
        "“tired” gives “animal” 96.3%.", "“tired” gives “animal” .96 of it.", "tired → animal 96",
        "“tired”: “animal” has ninety six percent.", "“tired” gives 963‰ to “animal”.",
        "“tired” gives ninety-six out of a hundred to “animal”.",
        "“tired” gives about 95% to “animal”.", "“tired”: all other words together get 4%.",
        "« tired » donne quatre-vingt-seize pour cent à « animal ».",
        "“tired” gives {top tired in Who is it?} to one word.",
        "“tired” gives “animal” {pattern tired animal in Who is it? as 3}.",
    ]),
    (LOOK, [
        "The last word, “tired”, finds “animal”.", "Tired: ANIMAL.", "„tired“ schaut auf „animal“.",
        "“tired” looks at “{most tired in Who is it?}”.",
    ]),
    (THIRDS, [
        "“sat” gives two thirds to “cat”.", "“sat” gives 2/3 to “cat”.",
        "„sat“ gibt „cat“ 2 von 3.", "« sat » donne deux tiers à « cat ».",
        "“sat” gives ⅔ to “cat”.", "“sat” gives 0.665 to “cat”.",
    ]),
    (HALVES, [
        "“it” hesitates between “animal” and “street”.",
        "“it”: fifty-fifty, “animal” and “street”.",
        "“it”: 47 and 47 for “animal” and “street”.",
        "„it“ gibt „animal“ und „street“ je die Hälfte.",
    ]),
    (LEFT, [
        "A window of 4 leaves fifty-eight scores.", "Ein Fenster von 4 lässt 58 Scores.",
        "A window of 4 leaves 43% of the scores.", "A window of 4 hides 78 scores of 136.",
    ]),
    (LAYERS, [
        "News from token 1 reaches token 16 after five layers.",
        "It takes five layers for news from token 1.",
    ]),
    (BYTES, [
        "Llama 2 7B: sixty-four gibibytes for 131,072 tokens.", "131,072 tokens: 64.",
        "131,072 tokens of Llama 2 7B need 65,536 MiB.", "131,072 tokens of it need 64 GB.",
    ]),
    (CHART, ["Divided by 8, key 1 gets half.", "Scores divided by 8: key 1 has 0.495."]),
]  # fmt: skip


@pytest.mark.parametrize(("vote", "text"), [(v, t) for v, texts in TELLING for t in texts])
def test_an_answer_told_another_way_is_named(vote, text):
    for before in (FIRST, SHOWN):
        assert any("already says it" in told for told in of(before.format(text) + vote)), text
    assert of(vote) == []


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (SLIDE, "step 1, then: the slide already says it: “tired” gives 96%"),
        (LOOK.replace("+ “animal”", "+ **“animal”**"), "is marked before the click"),
        (LOOK.replace("+ “animal”", "+ “animal” ✓"), "is marked before the click"),
        (LOOK.replace("+ “animal”", "+ “animal” (richtig)"), "is marked before the click"),
        (LOOK.replace("row tired", "row tired, key animal, pinned true"), "points at the answer"),
        (SHARE.replace("row tired", "row tired, key animal, pinned true\nbig: by hand"),
         "is on screen before the click"),
        (PREVIOUS, "the name of head 'Previous word' gives the answer away"),
        (RING, "the ring around 'Window' points at the answer"),
        (BYTES.replace("the factor 2", "it is 64 GiB: the factor 2"), "says the answer to who"),
        (SHARE + PAPER.format("work: “tired” gives “animal” 96%."), "it prints the answer of"),
        (SHARE + PAPER.format("question: Why does “tired” give “animal” 96%?"), "it prints"),
        (SHARE + PAPER.format("work: It gives [[96%]], that is 96.3%."), "stands in a blank and"),
        (SHARE + HALVES + PAPER.format("predict: 2, “tired” gives “animal” 96%. And “it”?"),
         "“predict: 2” says the answer of step 1"),
        ("note: “tired” gives “animal” 96%.\n" + SHARE, "the title or the note already says it"),
        ("before: “tired” gives “animal” 96%.\n" + SHARE, "the title or the note already says it"),
    ],
)  # fmt: skip
def test_an_answer_in_a_place_nobody_thinks_of_is_named(text, told):
    assert any(told in each for each in of(text)), of(text)


@pytest.mark.parametrize(
    "text",
    [
        "goal: You can say why “tired” gives “animal” 96%.\n" + SHARE,
        SHARE + FIRST.format("So “tired” gives “animal” {share tired animal in Who is it?}."),
        FIRST.format("“animal” gives 88% to “The”.") + SHARE,
        FIRST.format("Humidity was 96% in town.") + SHARE,
        FIRST.format("Every word distributes 100%, “tired” too.") + SHARE,
        FIRST.format("Which word does “tired” look at: “animal” or “street”?") + LOOK,
        FIRST.format("“it” may mean “animal” or “street”: that is open.") + HALVES,
        FIRST.format("Half of the class votes first, then the other half.") + HALVES,
        FIRST.format("In 58 BC a window of glass was dear.") + LEFT,
        FIRST.format("A text of 58 tokens has 58 rows.") + LEFT,
        FIRST.format("A window of 5 words moves on, word by word.") + LAYERS,
        FIRST.format("The paper is from 2017, 5 authors came from one group.") + LAYERS,
        FIRST.format("512 KiB per token make 2 GiB for 4,096 tokens.") + BYTES,
        FIRST.format("The third word asks: “didn't”. See page 66.") + THIRDS,
        SHARE + PAPER.format("work-of: 1, “tired” gives “animal” [[{share tired animal}]]."),
        SHARE + PAPER.format("question: Why so much?\nanswer: 96%, for “animal” lives."),
    ],
)
def test_what_only_looks_like_an_answer_is_not_named(text):
    assert of(text) == []


def test_numbers_are_computed_in_choices_slides_and_what_went_wrong():
    text = SLIDE.replace("96% to", "{share animal The = 88%} to").replace(
        "- 12%", "- {share animal animal = 12%}"
    )
    lesson = lesson_of(loads((TOP + text).encode(), "mine.md"), "mine.md")
    assert lesson.steps[0].slide.lines == ("“tired” gives 88% to “animal”.",)
    assert lesson.steps[0].choices == ("12%", "96%")
    assert any("found 87% for {share animal The}" in told for told in of(text.replace("88", "87")))
    text = BYTES.replace("the factor 2", "{cache 4096 = 2 GiB}, not")
    lesson = lesson_of(loads((TOP + text).encode(), "mine.md"), "mine.md")
    assert lesson.steps[0].diagnoses[0].text == "2 GiB, not was forgotten"
