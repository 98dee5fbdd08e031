"""Words of every script, emoji, controls and markup: shown as they are on all tabs and outputs."""

import re
import unicodedata
from dataclasses import replace
from functools import cache, partial
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel
from tabs.predict.leaks import copied, tips, widget_texts
from windows import open_window

from attnviz.export.svg import svg_bytes
from attnviz.export.svg_text import STAY
from attnviz.export.web_page import page_bytes
from attnviz.model.files import library
from attnviz.model.tabs import TABS
from attnviz.ui.grid import lazy_pyqtgraph
from attnviz.ui.grid.host import GridHost
from attnviz.ui.look.labels import visible
from attnviz.ui.look.theme import theme

FAMILY = "👨\u200d👩\u200d👧"
SCRIPTS = "שלום مرحبا می\u200cخواهم 日本語 한국어 e\u0301 क्षि ไทย Ж ß ﬁ"
EMOJI = f"{FAMILY} 👍🏽 🏳\ufe0f\u200d🌈 1\ufe0f\u20e3 🇩🇪 \u200d \ufe0f 🦊 ♥ A ."
UNSEEN = ("", " ", "\n", "\t", "\u200b", "\ufeff", "\xad", "\u2028", "\0", "\u202e", "\u3164")
MARKUP = ("<s>", "</s>", "<b>", "&lt;", "a<b>c", "&", "<img src=x>", "%1", "{n}", "%s", "$x$")
BYTES = "<0xE2> Ġthe ▁the \ufffd \x9b \ue000 \u0301 _ \\n \" '"
LONG = ("x" * 300, "ש" * 200, "—" * 120, "a" * 20, "日" * 90, "-" * 90, *"bcdef")
BATCHES = {
    "scripts": tuple(SCRIPTS.split(" ")),
    "emoji": tuple(EMOJI.split(" ")),
    "unseen": UNSEEN,
    "markup": MARKUP,
    "bytes": tuple(BYTES.split(" ")),
    "long": LONG,
}
TABS_WITH_WORDS = ("heads", "steps", "grid", "sparse")
ISOLATED = re.compile("\u2068[^\u2069]*\u2069?")
SHAPING = frozenset("\u200c\u200d\ufe0f\u2068\u2069\u00a0")


def lab_of(tokens):
    """Return the lab that opens, with other words in the same layer."""
    lab = library.start_lab()
    document = replace(lab.document, tokens=tokens, sheet=None, base=None)
    example = None
    if lab.example is not None:
        few = tokens[: lab.example.n_tokens]
        example = replace(lab.example, tokens=few, base=None)
    return replace(lab, document=document, example=example, title=tokens[0][:40] or "empty")


@pytest.fixture(params=list(BATCHES), ids=list(BATCHES))
def words(request):
    return BATCHES[request.param]


@pytest.fixture
def window(qtbot, words):
    lazy_pyqtgraph.load()
    made = open_window(qtbot)
    made.session.open(lab_of(words))
    made.host.set_reduced_motion(True)
    QApplication.processEvents()
    yield made
    made.view.set_shown(False)


def show(window, id_):
    window.show_tab([tab.id for tab in TABS].index(id_))
    QApplication.processEvents()
    return window.view


def change_a_number(window, view):
    """Type over a number of the first word, so that undo names it."""
    hosts = window.canvas_stack.panel.findChildren(GridHost) + view.findChildren(GridHost)
    for host in hosts:
        for name in host.names():
            if host.isVisible() and host.grid(name).is_editable(0, 0):
                host.cell_edited.emit(name, 0, 0, 0.25, 1)
                QApplication.processEvents()
                assert window.session.undo_stack.undoText()
                return


def picture(view):
    return svg_bytes(partial(_draw, view), QSize(1280, 720), title=view.caption())


def _draw(view, painter, rect):
    view.draw(painter, rect, theme("light"))


def unseen(text):
    return [
        f"U+{ord(c):04X}" for c in set(text) if not (c.isprintable() or c in "\n\t" or c in SHAPING)
    ]


@cache
def all_alone(words):
    """Return each word and all of them in a row, as they are shown."""
    whole = ("".join(words).strip(), " ".join(words).strip())
    return [visible(word).strip("\u2068\u2069") for word in (*words, *whole)]


def faults_of(text, words):
    """Return the letters of a shown text that a person cannot see, or that move others.

    Nothing but one word is isolated: two together would change places.
    """
    bad = unseen(text)
    loose = ISOLATED.sub("", text)
    if any(unicodedata.bidirectional(c) in ("R", "AL", "AN") for c in set(loose)):
        bad.append("not isolated")
    alone = all_alone(words)
    for part in set(ISOLATED.findall(text)):
        start = part.strip("\u2068\u2069…")
        if not any(word.startswith(start) for word in alone):
            bad.append(f"together: {part}")
    return bad


@pytest.mark.parametrize("id_", TABS_WITH_WORDS)
def test_all_that_is_said_can_be_seen_and_stays_in_its_place(window, words, id_):
    view = show(window, id_)
    change_a_number(window, view)
    texts = [*widget_texts(window), view.caption(), view.status()]
    canvas = view.focusProxy()
    texts += tips(canvas) if hasattr(canvas, "tip_at") else []
    found = {text: faults for text in set(texts) if (faults := faults_of(text, words))}
    assert found == {}
    # In a picture each run of letters stands at its own place.
    root = ElementTree.fromstring(picture(view))
    texts = {text.replace(STAY, "") for text in root.itertext()}
    found = {text: faults for text in texts if (faults := unseen(text))}
    assert found == {}


def test_no_label_takes_a_word_for_markup(window, words):
    for id_ in TABS_WITH_WORDS:
        show(window, id_)
        for label in window.findChildren(QLabel):
            if any(visible(word) in label.text() for word in words if len(word) > 2):
                assert label.textFormat() == Qt.TextFormat.PlainText, label.text()


def test_tables_name_rows_and_columns_as_the_grids_do(window, words):
    view = show(window, "steps")
    view.toggle_tables()
    QApplication.processEvents()
    model = view.canvas.tables.table("X").model()
    names = [model.headerData(i, Qt.Orientation.Vertical) for i in range(model.rowCount())]
    assert names == [visible(word) for word in words[: len(names)]]
    assert model.rowCount() > 1


def test_copies_hold_the_word_itself_and_pages_can_be_read(window, words):
    view = show(window, "heads")
    assert all(isinstance(text, str) for text in copied(view))
    page = page_bytes(picture(view), title=visible(words[0]), caption=view.caption()).decode()
    assert not unseen(page.replace(STAY, ""))
    for word in words:
        assert f"<{word.strip('</>')}>" not in page or word.isalnum()


def test_the_title_of_the_window_can_be_seen(window, words):
    assert faults_of(window.windowTitle(), words) == []
    assert len(window.windowTitle()) < 80


def test_a_saved_text_comes_back_to_the_letter(window, words, tmp_path):
    from attnviz.model.files import attn

    path = tmp_path / "words.attn"
    attn.save(path, window.session.lab)
    assert attn.load(path).lab.document.tokens == words
