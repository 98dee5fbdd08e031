"""Nothing that a tab or a part has to say is left abstract.

The window makes its tabs by name, where mypy does not see that one of them says too little; and
Qt's classes are made all the same, whatever is missing.
"""

import pytest
from PySide6.QtWidgets import QWidget

from attnviz.model.tabs import TABS


def missing(kind):
    return [n for n in dir(kind) if getattr(getattr(kind, n), "__isabstractmethod__", False)]


@pytest.mark.parametrize("tab", TABS, ids=[tab.id for tab in TABS])
def test_a_tab_says_all_that_it_has_to(tab):
    assert missing(tab.view_class()) == []


def below(kind):
    ours = [sub for sub in kind.__subclasses__() if not sub.__module__.startswith("test")]
    return {each for sub in ours for each in (sub, *below(sub))}


def test_a_part_that_nothing_builds_on_says_all_that_it_has_to():
    assert {tab.view_class() for tab in TABS} <= below(QWidget)
    ours = [kind for kind in below(QWidget) if kind.__module__.startswith("attnviz.")]
    ends = [kind for kind in ours if not below(kind)]
    assert {kind.__name__: missing(kind) for kind in ends if missing(kind)} == {}
