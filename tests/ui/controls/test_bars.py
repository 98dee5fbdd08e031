"""Top bar, caption, status line and workbench: nothing is cut off, nothing jumps."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel

from attnviz.frame.chrome.canvas_stack import CanvasStack
from attnviz.frame.chrome.status_line import StatusLine
from attnviz.frame.chrome.tool_button import ToolButton
from attnviz.frame.chrome.top_bar import Tool, TopBar
from attnviz.ui.controls.caption_bar import CaptionBar
from attnviz.ui.look.theme import theme
from attnviz.ui.reading.announce import announce_place

TITLES = ("Sentence heads", "Step by step", "Saturation", "Many heads", "Sparse patterns")
LONG = (
    "“tired” gives 96% of its attention to “animal”. It asks for something living, and only one "
    "word offers that, and this sentence goes on and on so that it needs more than two lines here."
)


def shown(qtbot, widget, width=1280):
    qtbot.addWidget(widget)
    widget.resize(width, widget.height())
    widget.show()
    QApplication.processEvents()
    return widget


@pytest.mark.parametrize(
    ("look", "height", "zoom", "bar"),
    [
        ("light", 720, 1.0, 60),
        ("dark", 720, 1.5, 90),
        ("projector", 1080, 1.0, 112),
        ("projector", 720, 1.0, 75),
    ],
)
def test_the_caption_is_as_high_as_designed(qtbot, look, height, zoom, bar):
    caption = shown(qtbot, CaptionBar(theme(look, height, zoom)))
    assert caption.height() == bar


@pytest.mark.parametrize("width", [1280, 1024, 700])
def test_a_long_caption_gets_smaller_and_is_never_cut(qtbot, width):
    caption = shown(qtbot, CaptionBar(theme("light")), width)
    caption.set_text(LONG)
    metrics = QFontMetrics(theme("light").font("body", px=caption.text_size))
    flags = int(Qt.TextFlag.TextWordWrap)
    needed = metrics.boundingRect(QRect(0, 0, width - 32, 1000), flags, LONG)
    assert needed.height() <= caption.height()
    assert caption.text_size >= theme("light").size("tick")
    caption.set_text("Short.")
    assert caption.text_size == theme("light").size("caption")


def test_a_note_passes_and_the_caption_comes_back(qtbot):
    caption = shown(qtbot, CaptionBar(theme("light")))
    caption.set_text("The caption.")
    caption.set_note("No.", warning=True)
    assert caption.text == caption.accessibleName() == "No."
    caption._note_end.timeout.emit()
    assert caption.text == caption.accessibleName() == "The caption."


def test_another_caption_ends_a_note(qtbot):
    caption = shown(qtbot, CaptionBar(theme("light")))
    caption.set_note("No.")
    caption.set_text("Another.")
    assert caption.text == "Another."


def test_a_warning_stands_in_its_colour(qtbot):
    look = theme("light")
    caption = shown(qtbot, CaptionBar(look))

    def colours():
        image = caption.grab().toImage()
        return {image.pixelColor(x, y).name() for x in range(200) for y in range(image.height())}

    caption.set_note("No, no, no!", warning=True)
    assert look.warning.name() in colours()
    caption.set_note("Yes, yes, yes!")
    assert look.warning.name() not in colours()


def test_the_status_opens_a_second_line_and_keeps_it(qtbot):
    status = shown(qtbot, StatusLine(theme("light")), 500)
    assert status.height() == 24
    status.set_text("numbers " * 30)
    assert status.height() > 24
    high = status.height()
    status.set_text("few")
    assert status.height() == high, "the canvas above would jump with every number"
    status.resize(1200, high)
    QApplication.processEvents()
    assert status.height() == 24


@pytest.mark.parametrize("zoom", [0.8, 1.0, 1.5, 2.0])
def test_the_status_line_shows_its_last_word_whatever_the_letters(qtbot, zoom):
    look = theme("light", zoom=zoom)
    status = shown(qtbot, StatusLine(look), 1024)
    for count in (1, 3, 5, 8):
        status.set_text("  ".join(f"H{i} 96.3% = 0.9629448063825968" for i in range(count)))
        QApplication.processEvents()
        image = status.grab().toImage()
        ground = image.pixel(0, image.height() - 1)
        rows = range(2, image.height())  # under the line that separates
        # From the left edge of the text on, where every line has letters.
        inked = [y for y in rows if any(image.pixel(x, y) != ground for x in range(2, 400))]
        above, below = inked[0], image.height() - 1 - inked[-1]
        assert min(above, below) >= 2, count
        assert abs(above - below) <= look.px(6), count


def test_a_click_copies_the_numbers(qtbot):
    status = shown(qtbot, StatusLine(theme("light")))
    status.set_text("score 12")
    qtbot.mouseClick(status, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "score 12"
    assert status.note == "Copied."
    status.set_text("score 13")
    assert status.note == ""


def test_tabs_have_numbers_and_a_click_asks_for_one(qtbot):
    bar = shown(qtbot, TopBar(TITLES, theme("light")))
    assert bar.tabs.tabText(1) == "2  Step by step"
    with qtbot.waitSignal(bar.tab_requested) as asked:
        at = bar.tabs.tabRect(2).center()
        qtbot.mouseClick(bar.tabs, Qt.MouseButton.LeftButton, pos=at)
    assert asked.args == [2]


def test_setting_the_tab_asks_for_nothing(qtbot):
    bar = shown(qtbot, TopBar(TITLES, theme("light")))
    with qtbot.assertNotEmitted(bar.tab_requested):
        bar.set_current(3)
    assert bar.tabs.currentIndex() == 3


def test_clicking_the_chosen_tab_asks_again_for_the_keyboard(qtbot):
    bar = shown(qtbot, TopBar(TITLES, theme("light")))
    with qtbot.waitSignal(bar.tab_requested) as asked:
        at = bar.tabs.tabRect(0).center()
        qtbot.mouseClick(bar.tabs, Qt.MouseButton.LeftButton, pos=at)
    assert asked.args == [0]


def test_choosing_a_tab_moves_no_other(qtbot):
    bar = shown(qtbot, TopBar(TITLES, theme("light")))
    before = [bar.tabs.tabRect(place) for place in range(5)]
    bar.set_current(4)
    assert [bar.tabs.tabRect(place) for place in range(5)] == before


@pytest.mark.parametrize(("width", "short"), [(1280, False), (440, True)])
def test_where_the_names_do_not_fit_the_numbers_stay(qtbot, width, short):
    bar = shown(qtbot, TopBar(TITLES, theme("light")), width)
    bar.set_current(1)
    assert bar.tabs.short is short
    expected = "1" if short else "1  Sentence heads"
    assert bar.tabs.tabText(0) == expected
    assert bar.tabs.tabText(1) == "2  Step by step"
    assert bar.tabs.tabRect(4).right() <= bar.tabs.width() <= width


@pytest.mark.parametrize("look", ["light", "projector"])
def test_every_look_has_its_own_tools(qtbot, look):
    bar = TopBar(TITLES, theme("light"))
    bar.add_tool(Tool("a", "does A", "A"))
    bar.add_tool(Tool("b", "does B", "B", projector=True))
    shown(qtbot, bar)
    bar.set_theme(theme(look, 1080))
    assert bar.tool("a").isVisible() is (look == "light")
    assert bar.tool("b").isVisible() is (look == "projector")


def test_a_tool_says_what_it_would_do(qtbot):
    bar = TopBar(TITLES, theme("light"))
    bar.add_tool(Tool("edit.undo", "Undo", icon="undo", key="Ctrl+Z"))
    shown(qtbot, bar)
    texts = ["Undo: animal <b> 1.2", "Undo"]
    bar.tell_when_asked("edit.undo", texts.pop)
    button = bar.tool("edit.undo")
    assert button.accessibleName() == "Undo"
    QApplication.sendEvent(button, QEvent(QEvent.Type.FocusIn))
    assert button.accessibleName() == "Undo: animal <b> 1.2"
    assert "&lt;b&gt;" in button.toolTip()
    with qtbot.waitSignal(bar.tool_pressed) as pressed:
        button.click()
    assert pressed.args == ["edit.undo"]


@pytest.fixture
def bench(qtbot):
    made = CanvasStack(theme("light"))
    made.asked = []
    made.panel_needed.connect(made.asked.append)
    for place in range(2):
        made.add_place()
        made.set_canvas(place, QLabel(f"canvas {place}"))
    made.panel_needed.connect(lambda place: made.set_panel(place, QLabel(f"panel {place}")))
    qtbot.addWidget(made)
    made.resize(1280, 588)
    made.show()
    made.set_place(0)
    QApplication.processEvents()
    return made


def test_canvas_and_panel_share_the_width_as_designed(bench):
    assert bench.panel.width() == 304
    assert bench.canvases.width() == 1280 - 304 - 1


def test_a_panel_is_made_when_it_is_first_seen(bench):
    assert bench.asked == [0]
    bench.set_open(False, False)
    bench.set_place(1)
    assert bench.asked == [0]
    bench.set_open(True, False)
    assert bench.asked == [0, 1]
    bench.set_place(0)
    bench.set_place(1)
    assert bench.asked == [0, 1]


@pytest.mark.parametrize(("width", "zoom", "drawer"), [
    (1180, 1.0, False), (1179, 1.0, True), (1280, 1.5, True), (1800, 1.5, False),
])  # fmt: skip
def test_a_narrow_window_makes_the_panel_a_drawer(bench, width, zoom, drawer):
    bench.set_theme(theme("light", zoom=zoom))
    bench.resize(width, 600)
    QApplication.processEvents()
    assert bench.is_drawer is drawer
    assert bench.panel_shown is not drawer
    if drawer:
        assert bench.canvases.width() == width
        bench.set_open(True, True)
        assert bench.panel_shown
        assert bench.canvases.width() == width, "the drawer covers the canvas and moves nothing"
        assert bench.panel.geometry().right() == width - 1


def test_a_drawer_becomes_a_panel_again(bench):
    for width in (1024, 1280, 1024, 1280):
        bench.resize(width, 600)
        QApplication.processEvents()
    assert bench.panel.width() == 304
    assert bench.panel_shown


def test_the_projector_look_has_no_panel(bench):
    bench.set_theme(theme("projector", 1080))
    QApplication.processEvents()
    assert not bench.panel_shown
    assert bench.canvases.width() == 1280
    bench.set_theme(theme("light"))
    assert bench.panel_shown


def test_the_border_can_be_moved_and_says_so(bench, qtbot):
    handle = bench._splitter.handle(1)
    moved = []
    bench.panel_resized.connect(moved.append)
    start = handle.rect().center()
    qtbot.mousePress(handle, Qt.MouseButton.LeftButton, pos=start)
    for _ in range(4):
        qtbot.mouseMove(handle, QPoint(start.x() - 40, start.y()))
    qtbot.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=start)
    assert moved == sorted(moved)
    assert 450 < moved[-1] < 480
    bench.resize(1400, 600)
    QApplication.processEvents()
    assert bench.panel.width() == moved[-1]


def test_a_held_panel_is_an_empty_place_until_it_is_let_go(qtbot):
    bench = CanvasStack(theme("light"))
    asked = []
    bench.panel_needed.connect(asked.append)
    bench.hold_panels(True)
    bench.add_place()
    bench.set_canvas(0, QLabel("canvas"))
    shown(qtbot, bench)
    bench.set_place(0)
    assert asked == []
    assert bench.panel_shown
    width = bench.canvases.width()
    bench.panel_needed.connect(lambda place: bench.set_panel(place, QLabel("panel")))
    bench.hold_panels(False)
    assert asked == [0]
    assert bench.canvases.width() == width


def test_a_tab_without_a_panel_has_the_whole_width(qtbot):
    bench = CanvasStack(theme("light"))
    bench.add_place()
    bench.set_canvas(0, QLabel("canvas"))
    shown(qtbot, bench)
    bench.set_place(0)
    QApplication.processEvents()
    assert not bench.panel_shown
    assert bench.canvases.width() == 1280


def test_a_large_canvas_scrolls_and_loses_nothing(bench):
    large = QLabel("large")
    large.setMinimumSize(1500, 1200)
    bench.set_canvas(0, large)
    QApplication.processEvents()
    area = bench.canvases.currentWidget()
    assert area.horizontalScrollBar().maximum() > 0
    assert area.verticalScrollBar().maximum() > 0
    assert large.size().width() >= 1500


def test_at_1024_all_tabs_keep_their_names_beside_the_tools(qtbot):
    from attnviz.main_window import TOOLS

    bar = TopBar(TITLES, theme("light"))
    for tool in TOOLS:
        bar.add_tool(tool)
    shown(qtbot, bar, 1024)
    assert not bar.tabs.short
    assert bar.tabs.tabText(4) == "5  Sparse patterns"
    assert bar.tool("edit.undo").geometry().left() > bar.tabs.geometry().right()


@pytest.fixture
def heard(monkeypatch):
    """Every announcement, as if a screen reader listened."""
    from PySide6 import QtGui

    said = []

    class Listening:
        @staticmethod
        def isActive():
            return True

        @staticmethod
        def updateAccessibility(event):
            said.append(event.message())

    monkeypatch.setattr(QtGui, "QAccessible", Listening)
    return said


def opened(qtbot):
    """A caption in a window that is open already."""
    caption = shown(qtbot, CaptionBar(theme("light")))
    caption.set_text("At the start.")
    return caption


def test_the_caption_that_a_window_opens_with_is_left_to_the_reader(qtbot, heard):
    caption = opened(qtbot)
    QApplication.processEvents()
    assert heard == []
    caption.set_text("At the start. Then more.")
    QApplication.processEvents()
    assert heard == ["Then more."]


def test_captions_notes_and_refusals_are_announced(qtbot, heard):
    caption = opened(qtbot)
    status = shown(qtbot, StatusLine(theme("light")))
    caption.set_text("The caption.")
    status.set_note("Undo: animal living 1.2")
    status.set_text("numbers are read when asked for")
    assert heard == []  # what is said is painted first
    QApplication.processEvents()
    assert heard == ["The caption.", "Undo: animal living 1.2"]
    caption.hide()
    caption.set_text("Nobody sees it.")
    QApplication.processEvents()
    assert len(heard) == 2


def test_of_a_caption_only_new_sentences_are_announced(qtbot, heard):
    caption = opened(qtbot)
    for text in (
        "Row 11 sees 1.5 of two. The first stays.",
        "Row 12 sees 2.5 of two. The first stays.",
        "Row 12 sees 2.5 of two. Nobody is left!",
    ):
        caption.set_text(text)
        QApplication.processEvents()
    assert heard == [
        "Row 11 sees 1.5 of two. The first stays.",
        "Row 12 sees 2.5 of two.",
        "Nobody is left!",
    ]
    assert caption.accessibleName() == "Row 12 sees 2.5 of two. Nobody is left!"


def test_a_caption_is_not_announced_again_after_a_message_in_its_place(qtbot, heard):
    caption = opened(qtbot)
    caption.set_text("The caption.")
    caption.set_note("Saved.")
    caption.clear_note()
    caption.set_text("Another.")
    QApplication.processEvents()
    assert heard == ["The caption.", "Saved.", "Another."]


def test_where_a_place_is_announced_its_caption_is_not(qtbot, heard):
    caption = opened(qtbot)
    caption.set_text("Row 11 sees two.")
    announce_place(caption, "row 11, column 3")
    caption.set_text("Row 11 sees three.")
    QApplication.processEvents()
    assert heard == ["row 11, column 3"]
    qtbot.wait(1)
    QApplication.processEvents()
    caption.set_text("The mask is off.")
    QApplication.processEvents()
    assert heard == ["row 11, column 3", "The mask is off."]


@pytest.mark.parametrize("look", ["light", "projector"])
@pytest.mark.parametrize("width", [1024, 1280])
@pytest.mark.parametrize("zoom", [0.8, 1.5, 2.0])
def test_tabs_and_tools_never_overlap_in_larger_letters(qtbot, look, width, zoom):
    from attnviz.main_window import TOOLS

    bar = TopBar(TITLES, theme("light"))
    for tool in TOOLS:
        bar.add_tool(tool)
    shown(qtbot, bar, width)
    bar.set_theme(theme(look, 768, zoom))
    for place in range(len(TITLES)):
        bar.set_current(place)
        QApplication.processEvents()
        tools = [tool for tool in bar.findChildren(ToolButton) if tool.isVisible()]
        left, right = bar.tabs.geometry().left(), bar.tabs.geometry().right()
        assert all(
            tool.geometry().right() < left or tool.geometry().left() > right for tool in tools
        )
        assert min(tool.geometry().left() for tool in tools) >= 0
        assert max(tool.geometry().right() for tool in tools) <= width
        assert all(tool.width() >= tool.sizeHint().width() for tool in tools)
        assert bar.tabs.tabText(place).endswith(TITLES[place])
        bold = QFontMetrics(bar.tabs.theme.font("label", bold=True))
        text = bold.horizontalAdvance(bar.tabs.tabText(place))
        assert bar.tabs.tabRect(place).width() >= text + 8
        assert bar.tabs.tabRect(len(TITLES) - 1).right() <= bar.tabs.width()
