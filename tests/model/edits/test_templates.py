"""Templates of the head finder: marked, named, kept in a file, and what is no template."""

import numpy as np
import pytest

from attnviz.errors import EditError, LessonError
from attnviz.model.document.equality import same
from attnviz.model.document.head_template import LARGEST, LONGEST_NAME, HeadTemplate
from attnviz.model.document.lab import Lab
from attnviz.model.edits import templates as edits
from attnviz.model.files import library
from attnviz.model.files.attn import dumps, loads
from attnviz.model.tabs import MOST_TEMPLATES, SHADES, TEMPLATE


def lab_with(templates):
    return Lab(library.start_lab().document, templates=templates)


def drawn(cells=((1, 0), (3, 2))):
    return edits.painted(edits.with_new((), 5), 0, cells, True)


def test_a_new_one_is_empty_and_has_a_name_of_its_own():
    made = edits.with_new(edits.with_new((), 5), 7)
    assert [(t.name, t.n_tokens, t.n_marked) for t in made] == [
        ("template 1", 5, 0),
        ("template 2", 7, 0),
    ]


def test_cells_are_marked_and_cleared():
    made = drawn()
    assert [tuple(map(int, at)) for at in np.argwhere(made[0].cells)] == [(1, 0), (3, 2)]
    assert (made[0].n_marked, made[0].n_rows) == (2, 2)
    cleared = edits.painted(made, 0, [(1, 0)], False)
    assert cleared[0].n_marked == 1
    assert made[0].n_marked == 2


def test_what_changes_nothing_is_the_same_object():
    made = drawn()
    assert edits.painted(made, 0, [(1, 0)], True) is made
    assert edits.filled(made, 0, made[0].cells.copy()) is made
    assert edits.renamed(made, 0, " template 1 ") is made


def test_one_is_taken_away():
    made = edits.renamed(edits.with_new(drawn(), 5), 0, "mine")
    assert [t.name for t in edits.without(made, 1)] == ["mine"]


def test_saved_work_keeps_them():
    lab = lab_with(edits.renamed(drawn(), 0, "before “it”, 1"))
    back = loads(dumps(lab)).lab
    assert same(back.templates, lab.templates)
    assert not same(back.templates, edits.painted(lab.templates, 0, [(4, 4)], True))
    assert not same(back.templates, ())
    assert "templates" not in dumps(lab_with(()))


def test_a_file_with_a_template_that_is_none_says_where():
    text = dumps(lab_with(drawn())).replace('"name": "template 1"', '"name": ""')
    with pytest.raises(LessonError, match=r"templates\[0\]: template: found the name ''"):
        loads(text)


@pytest.mark.parametrize("name", ["", "  ", "x" * (LONGEST_NAME + 1)])
def test_impossible_names_are_refused(name):
    with pytest.raises(EditError, match="expected 1 to 24 characters"):
        edits.renamed(drawn(), 0, name)


def test_what_no_lab_can_hold_is_refused():
    with pytest.raises(EditError, match="twice"):
        lab_with(drawn() * 2)
    made = ()
    for _ in range(MOST_TEMPLATES + 1):
        made = edits.with_new(made, 5)
    with pytest.raises(EditError, match=f"expected at most {MOST_TEMPLATES}"):
        lab_with(made)
    with pytest.raises(EditError, match="up to 1,024 tokens"):
        edits.with_new((), LARGEST + 1)
    with pytest.raises(EditError, match="a square of true and false"):
        HeadTemplate("a", np.zeros((2, 3), dtype=np.bool_))


def test_a_lesson_can_sort_by_each():
    assert f"{TEMPLATE}{MOST_TEMPLATES - 1}" in SHADES
    assert f"{TEMPLATE}{MOST_TEMPLATES}" not in SHADES
