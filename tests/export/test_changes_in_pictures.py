"""A picture of a changed model says so: it would be taken for the model as it is."""

from dataclasses import replace

from attnviz.export.surround import surround_of
from attnviz.model.document.model_change import ModelChange
from attnviz.model.document.source import LayerSource
from attnviz.model.files import library
from attnviz.session import Session
from attnviz.tabs.many_heads.view import ManyHeadsView
from attnviz.ui.look.theme import theme


def test_changes_that_are_on_stand_behind_the_name(qtbot):
    off = ModelChange("head_off", 16, 0)
    changes = (off, ModelChange("rope_off", 2, on=False), ModelChange("window", 3, number=4.0))
    source = LayerSource("model", "x", "m", 1, "a text", changes=changes)
    view = ManyHeadsView(Session(replace(library.start_lab(), source=source)), theme("light"))
    qtbot.addWidget(view)
    frame = surround_of(view, theme("light"), "m")
    assert frame.subtitle == "m   Head 16.0 off   Layer 3: window of 4"
    view.session.open(replace(view.session.lab, source=replace(source, changes=())))
    assert surround_of(view, theme("light"), "m").subtitle == "m"
