"""The command palette as a person meets it: Ctrl+K, letters, arrows, Enter, Esc, the mouse."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from windows import SAMPLES, open_window, press

from attnviz.frame.commands.fuzzy import NONE, folded
from attnviz.frame.commands.palette import _line, beside
from attnviz.frame.commands.palette_line import PaletteItem, spoken
from attnviz.frame.commands.table import window_commands
from attnviz.frame.settings import languages
from attnviz.settings import KEYS, RECENT

K = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(qtbot):
    return open_window(qtbot, SAMPLES)


@pytest.fixture
def whole(qtbot):
    """Return a window with all tabs."""
    return open_window(qtbot)


def opened(window):
    press(window, K.Key_K, CTRL)
    palette = window.controller.pages.palette
    assert palette.is_open
    while len(window.host.views) < len(window.host.tabs):
        QApplication.processEvents()
    return palette


def typed(palette, text):
    QTest.keyClicks(palette.box.field, text)
    QApplication.processEvents()
    return [line.text for line in palette.lines()]


@pytest.mark.parametrize(("key", "held"), [(K.Key_K, CTRL), (K.Key_P, CTRL | SHIFT)])
def test_both_keys_open_and_close_it(window, key, held):
    palette = window.controller.pages.palette
    press(window, key, held)
    assert palette.is_open
    assert palette.box.field.hasFocus()
    press(window, key, held)
    assert not palette.is_open
    assert window.view.hasFocus()


def test_the_button_of_the_top_bar_opens_it(window, qtbot):
    qtbot.mouseClick(window.top_bar.tool("help.palette"), Qt.MouseButton.LeftButton)
    assert window.controller.pages.palette.is_open


@pytest.mark.parametrize("holder", ["field", "button", "slider"])
def test_escape_gives_the_keyboard_back_to_who_had_it(window, holder):
    control = getattr(window.view, holder)
    control.setFocus()
    opened(window)
    press(window, K.Key_Escape)
    assert control.hasFocus()
    assert window.view.done.count("escape") == 0


def test_every_command_is_there_with_its_key(window):
    lines = {line.text: line.key for line in opened(window).lines()}
    assert lines["The letter T"] == "T"
    assert lines["Save"] == "Ctrl+S"
    assert lines["Full screen"] == "F11"
    for _, commands in window.controller.pages.key_groups():
        for command in commands:
            assert command.id == "help.palette" or command.text in lines


def test_enter_does_the_chosen_line_once_the_palette_is_away(window):
    palette = opened(window)
    assert typed(palette, "sheet")[0] == "Sheet"
    window.view.done.clear()
    press(window, K.Key_Return)
    assert window.view.done == ["f4"]
    assert not palette.is_open
    assert window.view.hasFocus()


def test_arrows_pages_and_tab_walk_the_list(window):
    palette = opened(window)
    count = len(palette.lines())
    for key, place in (
        (K.Key_Down, 1), (K.Key_Up, 0), (K.Key_Up, count - 1), (K.Key_Down, 0),
        (K.Key_PageDown, 8), (K.Key_PageUp, 0), (K.Key_Tab, 1), (K.Key_Backtab, 0),
    ):  # fmt: skip
        press(window, key)
        assert palette.box.place == place
    assert palette.box.field.hasFocus()


def test_a_pointer_that_rests_on_the_list_chooses_nothing(window, qtbot):
    """The list moves under it when the keys scroll; only a pointer that moves is followed."""
    palette = opened(window)
    box = palette.box.list
    place = box.visualRect(palette.box.model.index(3, 0)).center()
    QCursor.setPos(box.viewport().mapToGlobal(place))
    qtbot.waitUntil(lambda: palette.box.place == 3)
    press(window, K.Key_PageUp)
    assert palette.box.place == 0
    press(window, K.Key_Up)
    assert palette.box.place == len(palette.lines()) - 1
    QCursor.setPos(box.viewport().mapToGlobal(place + QPoint(5, 0)))
    qtbot.waitUntil(lambda: palette.box.place < len(palette.lines()) - 1)


def test_letters_and_keys_stay_in_the_field(window):
    palette = opened(window)
    window.view.done.clear()
    typed(palette, "t")
    for key in (K.Key_Right, K.Key_F4, K.Key_Space):
        press(window, key)
    assert window.view.done == []
    assert palette.box.field.text() == "t "


def test_a_click_on_a_line_does_it(window, qtbot):
    palette = opened(window)
    typed(palette, "sheet")
    window.view.done.clear()
    box = palette.box.list
    where = box.visualRect(palette.box.model.index(0, 0)).center()
    qtbot.mouseClick(box.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert window.view.done == ["f4"]


def test_a_click_elsewhere_closes_it(window, qtbot):
    palette = opened(window)
    qtbot.mouseClick(window.view.button, Qt.MouseButton.LeftButton)
    window.view.button.setFocus()
    assert not palette.is_open
    assert window.view.button.hasFocus()


def test_what_cannot_be_done_says_why_and_is_not_done(window):
    said = []
    window.controller.actions.said.connect(said.append)
    palette = opened(window)
    assert typed(palette, "undo")[0] == "Undo"
    assert palette.lines()[0].why == "there is nothing to undo"
    press(window, K.Key_Return)
    assert palette.is_open
    assert said == ["Undo: there is nothing to undo"]


def test_what_can_be_done_stands_before_what_cannot(whole):
    """Of a model all heads can be shown; what acts on them has to wait until they are."""
    whole.show_tab(3)
    palette = opened(whole)
    for letters in ("al", "co", "st", "he"):
        palette.box.field.clear()
        typed(palette, letters)
        able = [not line.why for line in palette.lines() if folded(line.text).startswith(letters)]
        assert able == sorted(able, reverse=True), letters


@pytest.mark.parametrize(
    ("text", "command"),
    [("Ctrl+S", "file.save"), ("ctrl+o", "file.open"), ("F4", "heads.sheet"), ("Ctrl+1", "tab.1")],
)
def test_a_key_finds_first_what_it_does(whole, text, command):
    palette = opened(whole)
    typed(palette, text)
    line = palette.lines()[0]
    commands = window_commands(whole.controller.actions) + whole.view.commands()
    assert line.text == next(c.text for c in commands if c.id == command)


def test_a_switch_shows_whether_it_is_on(window):
    palette = opened(window)
    typed(palette, "theme light")
    assert palette.lines()[0].on
    assert spoken(palette.lines()[0]).startswith("Theme: light, on")


def test_what_was_used_last_stands_first(window):
    palette = opened(window)
    typed(palette, "full screen")
    window.controller.actions.presenting.toggle_full_screen = lambda: None
    palette.box.chosen.emit(0)
    assert opened(window).lines()[0].text == "Full screen"


def test_tabs_lessons_sentences_presets_and_settings_are_found(whole):
    palette = opened(whole)
    for letters, text in (
        ("satur", "3  Saturation"), ("why sqrt", "Lesson: "), ("kitten", "The kitten"),
        ("three words", "Preset: Three words, two numbers"),
        ("decimal", "Settings: Decimal separator"),
    ):  # fmt: skip
        palette.box.field.clear()
        found = typed(palette, letters)
        assert any(line.startswith(text) for line in found), (letters, found[:5])


def test_a_sentence_is_taken_on_its_tab(whole):
    whole.show_tab(3)
    palette = opened(whole)
    typed(palette, "kitten")
    press(whole, K.Key_Return)
    assert whole.view.id == "heads"
    assert "kitten" in whole.session.document().tokens


def test_a_preset_of_a_tab_that_was_never_open(whole):
    palette = opened(whole)
    typed(palette, "preset three words")
    press(whole, K.Key_Return)
    assert whole.view.id == "steps"
    assert whole.session.document("example").n_tokens == 3


def test_a_command_of_another_tab_is_done_there(whole):
    assert list(whole.host.views) == [0]
    palette = opened(whole)
    assert typed(palette, "strided")[0] == "Strided"
    press(whole, K.Key_Return)
    assert whole.view.id == "sparse"
    assert whole.session.lab.sparse.kind == "strided"


def test_tabs_that_were_never_shown_are_searched_while_letters_come(whole):
    press(whole, K.Key_K, CTRL)
    QTest.keyClicks(whole.controller.pages.palette.box.field, "mask")
    palette = whole.controller.pages.palette
    while len(whole.host.views) < len(whole.host.tabs):
        QApplication.processEvents()
    QApplication.processEvents()
    assert "2  Step by step" in {line.group for line in palette.lines()}
    assert palette.box.field.text() == "mask"
    assert whole.view.id == "heads"


def test_a_palette_that_is_closed_at_once_makes_no_tabs(whole):
    press(whole, K.Key_K, CTRL)
    made = len(whole.host.views)
    whole.controller.pages.palette.close()
    for _ in range(10):
        QApplication.processEvents()
    assert len(whole.host.views) == made < len(whole.host.tabs)


def test_a_recent_file_is_opened(window, tmp_path):
    path = tmp_path / "mine.attn"
    window.settings.set(RECENT, (str(path),))
    opened_names = []
    window.controller.files.open = opened_names.append
    palette = opened(window)
    assert typed(palette, "mine")[0] == "Open mine.attn"
    press(window, K.Key_Return)
    assert opened_names == [str(path)]


def test_a_key_that_a_person_gave_stands_there(window):
    preferences = window.controller.actions.preferences
    preferences.apply(KEYS, {"file.save": ("Ctrl+J",)})
    lines = {line.text: line.key for line in opened(window).lines()}
    assert lines["Save"] == "Ctrl+J"


@pytest.mark.parametrize("place", range(5))
@pytest.mark.parametrize("size", [(1280, 720), (1024, 700)])
def test_it_does_not_cover_the_selected_row(qtbot, place, size):
    window = open_window(qtbot, size=size)
    window.show_tab(place)
    QApplication.processEvents()
    palette = opened(window)
    row = window.view.chosen_area().toAlignedRect()
    row.moveTopLeft(window.view.mapTo(window.centralWidget(), row.topLeft()))
    assert row.isEmpty() == (window.view.id == "saturation")
    assert not palette.box.geometry().intersects(row)
    assert window.centralWidget().rect().contains(palette.box.geometry())


def test_every_row_of_tab_1_can_be_seen_beside_it(whole):
    palette = opened(whole)
    for token in range(whole.session.document().n_tokens):
        press(whole, K.Key_Escape)
        whole.session.select(token=token)
        opened(whole)
        row = whole.view.chosen_area().toAlignedRect()
        row.moveTopLeft(whole.view.mapTo(whole.centralWidget(), row.topLeft()))
        assert not palette.box.geometry().intersects(row), token


def test_beside_takes_the_larger_side_and_gives_up_where_none_is_left():
    room = QRect(0, 0, 800, 600)
    assert beside(room, QRect(), 400, 300, 100) == QRect(200, 0, 400, 300)
    assert beside(room, QRect(0, 500, 800, 40), 400, 300, 100) == QRect(200, 0, 400, 300)
    low = beside(room, QRect(0, 150, 800, 40), 400, 300, 100)
    assert low == QRect(200, 190, 400, 300)
    assert beside(room, QRect(0, 20, 800, 560), 400, 300, 100) == QRect(200, 0, 400, 300)


@pytest.mark.parametrize("look", ["light", "dark", "projector"])
@pytest.mark.parametrize("zoom", [80, 200])
def test_it_fits_at_every_size_of_text(qtbot, look, zoom):
    window = open_window(qtbot, look=look)
    window.themes.set_zoom(zoom)
    QApplication.processEvents()
    palette = opened(window)
    assert window.centralWidget().rect().contains(palette.box.geometry())
    box = palette.box.list
    assert box.viewport().height() >= palette.box.delegate.height()
    line = box.visualRect(palette.box.model.index(0, 0))
    assert line.height() >= window.themes.theme.size("label")


def test_the_look_changes_while_it_is_open(window):
    palette = opened(window)
    window.themes.choose("dark")
    QApplication.processEvents()
    assert palette.is_open
    ground = palette.box.grab().toImage().pixelColor(QPoint(4, 4))
    assert ground == window.themes.theme.surface


def test_a_line_is_spoken_with_its_key_and_state():
    line = PaletteItem("Side panel", "View", "F9", True, "")
    assert spoken(line) == "Side panel, on, F9, View"
    assert spoken(PaletteItem("Undo", "Edit", "Ctrl+Z", None, "not now")).endswith("not now")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_no_name_is_cut(qtbot, language):
    languages.load(language)
    try:
        window = open_window(qtbot)
        palette = opened(window)
        delegate, width = palette.box.delegate, palette.box.list.viewport().width()
        lines = [_line(entry, NONE) for entry in palette._offered]
        assert len(lines) > 100
        assert [line.text for line in lines if not delegate.is_whole(line, width)] == []
    finally:
        languages.unload()


def test_a_name_that_is_too_long_takes_the_place_of_its_group_first(window):
    delegate = opened(window).box.delegate
    line = PaletteItem("A name of some length", "A group that is called at length")
    whole = delegate.natural_width([line])
    assert delegate.is_whole(line, whole)
    assert delegate.is_whole(line, whole // 2)
    assert not delegate.is_whole(line, whole // 6)


def test_what_is_shown_can_be_pinned_before_anything_is_compared(whole):
    actions = whole.controller.actions
    assert whole.session.compared is None
    pin = next(c for c in window_commands(actions) if c.id == "compare.pin")
    assert pin.enabled is None or pin.enabled()
    pin.run()
    assert whole.session.compared.lab is whole.session.lab
