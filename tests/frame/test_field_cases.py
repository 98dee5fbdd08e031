"""Field cases that concern the whole window: empty input, looks, keys, long texts."""

import json
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit
from windows import open_window

from attnviz.engine.compare import compare_patterns
from attnviz.engine.measures import entropy
from attnviz.engine.softmax import softmax
from attnviz.errors import EditError
from attnviz.model.edits import layer as edits
from attnviz.model.files import library
from attnviz.model.tabs import TABS
from attnviz.ui.grid import lazy_pyqtgraph
from attnviz.ui.grid.board import Hit
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.tips import tip_text
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.contrast import luminance
from attnviz.ui.look.theme import theme

FIELD = Path(__file__).parent.parent / "data" / "field"
READ = 4.5  # contrast of every text


def case(name):
    (path,) = FIELD.glob(f"{name}-*.json")
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.fixture
def window(qtbot):
    lazy_pyqtgraph.load()
    made = open_window(qtbot)
    made.host.set_reduced_motion(True)
    yield made
    made.view.set_shown(False)


# F90: nothing, only spaces, one word


@pytest.mark.parametrize("text", [*case("F90")["input"]["prompts"][:2], "\n\t", "\u200b", "…?!"])
def test_f90_a_text_without_words_is_refused_and_changes_nothing(window, text):
    before = window.session.lab
    with pytest.raises(EditError, match="Type at least one word"):
        edits.set_sentence(before.document, text)
    bar = window.view.bar
    bar.edit()
    bar.field.editor.setText("fox")
    bar.field.editor.setText(text)
    assert bar.note.label.text() == "Type at least one word"
    QTest.keyClick(bar.field.editor, Qt.Key.Key_Return)
    assert bar.field.editing
    assert window.session.lab is before


def test_f90_one_word_looks_at_itself_on_every_tab(window):
    expected = case("F90")["expected"]["one_token"]
    window.session.edit(edits.set_sentence, "a", slot="document")
    trace = window.session.trace()
    assert trace["pattern"].tolist() == [expected["weights"]] * window.session.document().n_heads
    assert entropy(trace["pattern"]).max() == expected["entropy"]
    for place in range(len(TABS)):
        window.show_tab(place)
        QApplication.processEvents()
        said = f"{window.caption_bar.text} {window.status_line.text} {window.view.status()}"
        for wrong in ("nan", "inf", "∞", "-0"):
            assert wrong not in said.lower().split(), said


# F86: the first token left out


def test_f86_leaving_out_the_first_token_shares_out_the_rest():
    from attnviz.engine.steps.run import run
    from attnviz.model.edits.what_if import without_first

    data = case("F86")
    row = np.array(data["input"]["row"])
    lab = library.start_lab()
    before = run(lab.document)["pattern"]
    after = run(without_first(lab.document))["pattern"]
    shares = before[:, 1:, 1:] / before[:, 1:, 1:].sum(axis=-1, keepdims=True)
    assert after[:, 1:, 1:] == pytest.approx(shares, abs=1e-12)
    assert after[:, 1:, 0].max() == 0
    scores = np.log(row)[None]
    scores[0, 0] = -np.inf
    assert softmax(scores)[0, 1:] == pytest.approx(data["expected"]["without_first"], abs=1e-12)
    assert lab.document is not without_first(lab.document)


def test_f86_how_much_is_left_out_stays_on_screen(qtbot):
    from attnviz.model.edits.what_if import CHOICES
    from attnviz.ui.tab.what_if_panel import WhatIfPanel

    data = case("F86")
    row = np.array([data["input"]["row"]])
    after = np.array([[0.0, *data["expected"]["without_first"]]])
    seen, kept = np.ones(row.shape, bool), np.array([[False, True, True, True, True]])
    change = compare_patterns(row, after, seen, kept)
    panel = WhatIfPanel(theme("light"), CHOICES, lambda wish: (change, ("on",), ("on",)))
    qtbot.addWidget(panel)
    panel.choose("no-first")
    assert "Weight lost: up to 62% (row “on”)" in panel.note.text()


# F87: every text is read in every look, also when the look changes while the window is open


def ink_contrast(window, widget):
    """Return the contrast between the darkest and the lightest dot of a control."""
    rect = widget.rect().translated(widget.mapTo(window, QPoint(0, 0)))
    image = window.grab(rect).toImage().convertToFormat(QImage.Format.Format_RGB32)
    shape = (image.height(), image.bytesPerLine() // 4)
    colours = np.unique(np.frombuffer(image.constBits(), np.uint32).reshape(shape))
    light = [luminance(QColor.fromRgb(int(colour))) for colour in colours]
    return (max(light) + 0.05) / (min(light) + 0.05)


@pytest.mark.parametrize(("first", "then"), [("light", "dark"), ("dark", "light")])
@pytest.mark.parametrize("place", range(len(TABS)), ids=[tab.id for tab in TABS])
def test_f87_every_text_is_read_after_a_change_of_the_look(window, place, first, then):
    window.themes.choose(first)
    window.show_tab(place)
    QApplication.processEvents()
    window.themes.choose(then)
    QApplication.processEvents()
    pale = {}
    for kind in (QLabel, QAbstractButton, QLineEdit, QComboBox):
        for widget in window.findChildren(kind):
            text = widget.currentText() if isinstance(widget, QComboBox) else widget.text()
            seen = widget.isVisible() and widget.isEnabled() and text.strip()
            seen = seen and not widget.visibleRegion().isEmpty()
            if seen and (contrast := ink_contrast(window, widget)) < READ:
                pale[text] = contrast
    assert pale == {}


# F88: the matrix is read and changed without a mouse


@pytest.mark.parametrize("id_", ["steps", "grid", "sparse"])
def test_f88_arrows_say_what_the_pointer_would(window, id_, monkeypatch):
    heard = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", heard.append)
    window.show_tab([tab.id for tab in TABS].index(id_))
    canvas = window.view.focusProxy()
    canvas.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(canvas, Qt.Key.Key_Tab)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right):
        QTest.keyClick(canvas, key)
        place = canvas.cursor_cell()
        said = [event.message() for event in heard if hasattr(event, "message")]
        tip = tip_text(canvas.board, Hit("cell", *place), canvas.describer)
        assert tip in said
        assert canvas.layout_of(place.name).cell_rect(place.row, place.col).width() > 0


# F81: only what is in sight is asked for


class Counted:
    """A matrix of 2048 x 2048 that counts the numbers it is asked for."""

    shape = (2048, 2048)

    def __init__(self):
        self.asked = 0

    def tile(self, rows, cols):
        self.asked += len(rows) * len(cols)
        return np.full((len(rows), len(cols)), 0.5)


def test_f81_of_a_long_text_only_what_is_in_sight_is_asked_for(qtbot):
    lazy_pyqtgraph.load()
    source, names = Counted(), [f"t{i}" for i in range(2048)]
    host = GridHost(theme("light"))
    qtbot.addWidget(host)
    host.resize(900, 600)
    host.set_grid("A", Grid(source, row_labels=names, column_labels=names, min_cell=12.0))
    host.set_rect("A", QRectF(0, 0, 900, 600))
    host.show()
    qtbot.waitExposed(host)
    host.grab()
    assert 0 < source.asked < 2048 * 2048 / 20
