"""The help: a page for every tab, with the keys of now, searched and printed."""

import re

import pytest
from attnviz.resources import FOLDER
from PySide6.QtCore import QMarginsF, Qt, QUrl
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from windows import SAMPLES, open_window, press

from attnviz import settings
from attnviz.frame.commands.help_pages import KEYS, START, plain, read_page
from attnviz.model.tabs import TABS

K = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier

PAGES = (START, *(tab.id for tab in TABS))
LANGUAGES = sorted(path.name for path in (FOLDER / "help").iterdir() if path.is_dir())


@pytest.fixture(scope="module")
def texts():
    """Give every page of every language as it is written."""
    return {
        (language, page): (FOLDER / "help" / language / f"{page}.md").read_text("utf-8")
        for language in LANGUAGES
        for page in PAGES
    }


@pytest.fixture
def window(qtbot):
    return open_window(qtbot)


def opened(window, page=""):
    window.controller.pages.show_help(page)
    return window.controller.pages.help.window


def question_mark(window):
    QTest.keyClick(QApplication.focusWidget() or window, "?")
    QApplication.processEvents()


@pytest.mark.parametrize("place", range(5))
def test_the_question_mark_opens_the_page_of_the_tab(window, place):
    window.show_tab(place)
    question_mark(window)
    page = window.controller.pages.help.window
    assert page.isVisible()
    assert page.page == TABS[place].id
    assert TABS[place].title in page.browser.toPlainText().splitlines()[0]
    page.close()


def test_the_button_opens_it_too(window, qtbot):
    qtbot.mouseClick(window.top_bar.tool("help.page"), Qt.MouseButton.LeftButton)
    assert window.controller.pages.help.window.isVisible()


def test_f1_twice_opens_it_and_closes_the_keys(window):
    press(window, K.Key_F1)
    assert window.controller.pages.keys_page.isVisible()
    press(window, K.Key_F1)
    assert window.controller.pages.keys_page.isHidden()
    assert window.controller.pages.help.window.page == "heads"


def test_the_button_on_the_page_of_keys_opens_it(window):
    press(window, K.Key_F1)
    window.controller.pages.keys_page._help.click()
    assert window.controller.pages.help.window.isVisible()


def test_it_follows_the_tab_but_not_from_a_page_of_another_kind(window):
    page = opened(window)
    window.show_tab(2)
    assert page.page == "saturation"
    page.show_page(START)
    window.show_tab(3)
    assert page.page == START


def test_every_page_says_what_one_sees_what_to_try_and_where_the_limits_are(texts):
    for (language, page), text in texts.items():
        headings = re.findall(r"^## ", text, re.MULTILINE)
        assert len(headings) >= 3, (language, page)
        assert text.startswith("# ")
        assert len(text.split()) > 200


def test_languages_have_the_same_pages_with_the_same_commands(texts):
    for language in LANGUAGES:
        for page in PAGES:
            same = re.findall(r"\{[\w.-]+\}", texts[language, page])
            assert sorted(same) == sorted(re.findall(r"\{[\w.-]+\}", texts["en", page])), page


def test_nothing_leads_out_of_the_program(texts):
    for text in texts.values():
        assert "http" not in text
        assert "](" not in text
        assert "<" not in text.replace("<1%", "")


@pytest.mark.parametrize("page", [*PAGES, KEYS])
def test_every_command_that_a_page_names_is_there(window, page):
    text = window.controller.pages.help.text(page)
    assert "…**" not in text
    assert re.findall(r"\{[a-z]+\.[\w-]+\}", text) == []
    if page != KEYS:
        named = re.findall(r"\{([\w.-]+)\}", read_page(page))
        assert all("…" not in window.controller.pages.help._key_in_text(m) for m in _matches(named))


def _matches(names):
    for name in names:
        found = re.match(r"\{([\w.-]+)\}", f"{{{name}}}")
        assert found is not None
        yield found


def test_a_page_names_the_keys_of_now(window):
    page = opened(window, "heads")
    assert "Change the last word with T." in page.browser.toPlainText()
    window.controller.actions.preferences.apply(settings.KEYS, {"heads.swap": ("Ctrl+J",)})
    assert "Change the last word with Ctrl+J." in page.browser.toPlainText()
    window.controller.actions.preferences.apply(settings.KEYS, {"heads.swap": ()})
    assert "with “Swap the last word”." in page.browser.toPlainText()


def test_all_keys_are_listed(window):
    text = opened(window, KEYS).browser.toPlainText()
    for _, commands in window.controller.pages.key_groups():
        for command in commands:
            assert command.text in text


def test_ctrl_f_searches_and_goes_on_through_all_pages(window):
    page = opened(window, "heads")
    page.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(page.browser, K.Key_F, CTRL)
    assert page.search.hasFocus()
    QTest.keyClicks(page.search, "strided")
    assert page.page == "sparse"
    assert page.browser.textCursor().selectedText().lower() == "strided"
    first = page.browser.textCursor().position()
    QTest.keyClick(page.search, K.Key_Return)
    assert (page.page, page.browser.textCursor().position()) != ("sparse", first)
    QTest.keyClick(page.search, K.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert (page.page, page.browser.textCursor().position()) == ("sparse", first)
    page.search.clear()
    QTest.keyClicks(page.search, "xyzzy")
    assert page.found.isVisible()
    assert "xyzzy" in page.found.text()


def test_escape_closes_it(window):
    page = opened(window)
    page.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(page.browser, K.Key_Escape)
    assert page.isHidden()


@pytest.mark.parametrize("look", ["light", "dark", "projector"])
@pytest.mark.parametrize("zoom", [80, 100, 200])
def test_it_follows_look_and_size_of_text(qtbot, look, zoom):
    window = open_window(qtbot, SAMPLES, look=look)
    page = opened(window, START)
    window.themes.set_zoom(zoom)
    QApplication.processEvents()
    theme = window.themes.theme
    assert page.browser.document().defaultFont().pixelSize() == theme.size("body")
    ground = page.browser.viewport().grab().toImage().pixelColor(2, 2)
    assert ground == theme.surface
    # Lines break at the edge: only downwards there is more to see.
    assert page.browser.horizontalScrollBar().maximum() == 0


def test_its_own_keys_change_the_size_of_text(window):
    page = opened(window)
    page.zoom_requested.emit(1)
    assert window.themes.zoom == 110
    page.zoom_requested.emit(-1)
    page.zoom_requested.emit(-1)
    assert window.themes.zoom == 90
    page.zoom_requested.emit(0)
    assert window.themes.zoom == 100


def test_a_page_is_printed_whole(window, tmp_path):
    window.themes.choose("dark")
    page = opened(window, "grid")
    path = tmp_path / "page.pdf"
    writer = QPdfWriter(str(path))
    writer.setPageLayout(
        QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Portrait, QMarginsF())
    )
    page.print_to(writer)
    del writer
    assert path.read_bytes().startswith(b"%PDF")
    assert path.stat().st_size > 5000


def test_a_link_that_is_not_ours_is_not_followed(window, monkeypatch):
    from PySide6.QtGui import QDesktopServices

    followed = []
    monkeypatch.setattr(QDesktopServices, "openUrl", followed.append)
    page = opened(window, "heads")
    page.browser.anchorClicked.emit(QUrl("https://example.org/"))
    assert (page.page, followed) == ("heads", [])
    page.browser.anchorClicked.emit(QUrl("help:grid"))
    assert page.page == "grid"


def test_texts_from_data_are_no_markup():
    assert plain("<s> *a* `b` [c](d)") == r"\<s\> \*a\* \`b\` \[c\]\(d\)"


@pytest.mark.parametrize(
    ("language", "words"), [("de", "Was Sie sehen"), ("fr", "Ce que vous voyez")]
)
def test_pages_come_in_the_language_on_the_screen(language, words):
    from attnviz import language as spoken

    spoken.set_lookup({"help/en": f"help/{language}"}.get)
    try:
        assert f"## {words}" in read_page("heads")
        spoken.set_lookup({"help/en": "help/xx"}.get)
        assert "## What you see" in read_page("heads")
    finally:
        spoken.set_lookup(None)
