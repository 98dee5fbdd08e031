"""The help: pages to read beside the program, with a search that goes on through all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QPagedPaintDevice,
    QShortcut,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from attnviz.frame.chrome.dialogs import within_screen
from attnviz.language import tr
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed
from attnviz.ui.reading.announce import announce

SIZE = 500, 620  # px of the 1280 x 720 design
_FEATURE = QTextDocument.MarkdownFeature
FEATURES = _FEATURE.MarkdownNoHTML | _FEATURE.MarkdownDialectGitHub
OWN_LINKS = "help"


class Page(NamedTuple):
    """One page.

    Parameters
    ----------
    text : gives the page as Markdown; asked each time, since keys may have changed
    """

    id: str
    title: str
    text: Callable[[], str]


class HelpWindow(Themed, QWidget):
    """A window of its own, so that what it says can be tried at once. Setters never emit."""

    zoom_requested = Signal(int)
    """+1 larger, -1 smaller, 0 the usual size of text."""
    print_requested = Signal()
    page_chosen = Signal(str)

    def __init__(self, pages: Sequence[Page], theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._pages = tuple(pages)
        self._theme = theme
        self._place = 0
        self.setWindowTitle(tr("Help – attnviz"))
        self.list = QComboBox(self)
        self.list.setAccessibleName(tr("Page"))
        self.list.setToolTip(tr("Help pages"))
        for page in pages:
            self.list.addItem(page.title)
        self.list.activated.connect(self._on_page_chosen)
        self.search = QLineEdit(self)
        self.search.setAccessibleName(tr("Find in help"))
        self.search.setPlaceholderText(tr("Find  Ctrl+F"))
        self.search.setToolTip(
            tr("Find in all pages  (Ctrl+F); Enter: next, Shift+Enter: previous")
        )
        self.search.setClearButtonEnabled(True)
        self.search.textEdited.connect(self._on_search_edited)
        self.search.installEventFilter(self)
        self.print_button = QPushButton(tr("Print…"), self)
        self.print_button.setToolTip(tr("Print this page"))
        self.print_button.clicked.connect(self.print_requested)
        self.found = plain_label(parent=self, role="tick")
        self.found.hide()
        self.browser = QTextBrowser(self)
        self.browser.setAccessibleName(tr("Help"))
        self.browser.setToolTip("")
        self.browser.setOpenLinks(False)
        self.browser.anchorClicked.connect(self._on_link)
        self._lay_out()
        self._add_keys()
        self.set_theme(theme)

    @property
    def page(self) -> str:
        """Return the id of the page on show."""
        return self._pages[self._place].id

    def show_page(self, id_: str) -> None:
        """Turn to a page."""
        ids = [page.id for page in self._pages]
        self._place = ids.index(id_) if id_ in ids else 0
        self._render()

    def dress(self) -> None:
        theme = self._theme
        edge = round(theme.px(8))
        self._column.setContentsMargins(edge, edge, edge, edge)
        # Else the document takes the size of a control's letters when it is first shown.
        self.browser.setStyleSheet(f"QTextBrowser {{ font-size: {theme.size('body')}px; }}")
        bar = self.browser.verticalScrollBar()
        share = bar.value() / max(1, bar.maximum())
        self._render()
        bar.setValue(round(share * bar.maximum()))

    def renew(self) -> None:
        """Write the page anew: keys were given to other commands."""
        self._render()

    def print_to(self, device: QPagedPaintDevice) -> None:
        """Print the page on show, black on white."""
        document = self._document(self._pages[self._place])
        document.print_(device)

    def find_next(self, *, back: bool = False) -> bool:
        """Mark the next place of what is searched, on this page or on one after it."""
        wanted = self.search.text()
        if not wanted:
            self._tell("")
            return False
        flags = QTextDocument.FindFlag.FindBackward if back else QTextDocument.FindFlag(0)
        hit = self.browser.find(wanted, flags) or self._find_on_others(wanted, back)
        self._tell("" if hit else tr("No page contains “{text}”", text=wanted))
        return hit

    def _tell(self, text: str) -> None:
        self.found.setText(text)
        self.found.setVisible(bool(text))
        if text:
            announce(self.search, text)

    def start_search(self) -> None:
        """Give the keyboard to the field."""
        self.search.setFocus()
        self.search.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go on in the search with Enter."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return False
        self.find_next(back=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        return True

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.list, 1)
        row.addWidget(self.search, 1)
        row.addWidget(self.print_button)
        self._column = QVBoxLayout(self)
        self._column.addLayout(row)
        self._column.addWidget(self.found)
        self._column.addWidget(self.browser, 1)
        self.setFocusProxy(self.browser)
        theme = self._theme
        wanted = QSize(round(theme.px(SIZE[0])), round(theme.px(SIZE[1])))
        self.resize(wanted.boundedTo(within_screen(self)))

    def _add_keys(self) -> None:
        larger = (QKeySequence("Ctrl++"), QKeySequence("Ctrl+="))
        for keys, act in (
            (("Esc", "F1"), self.close), (("Ctrl+F",), self.start_search),
            (("F3",), self.find_next), (("Ctrl+P",), self.print_requested.emit),
            (("Ctrl+-",), self._on_smaller), (("Ctrl+0",), self._on_usual),
        ):  # fmt: skip
            for key in keys:
                QShortcut(QKeySequence(key), self).activated.connect(act)
        for sequence in larger:
            QShortcut(sequence, self).activated.connect(self._on_larger)

    def _render(self) -> None:
        page = self._pages[self._place]
        self.list.setCurrentIndex(self._place)
        self._write(self.browser.document(), page)
        self.browser.moveCursor(QTextCursor.MoveOperation.Start)
        self.browser.setAccessibleDescription(page.title)

    def _document(self, page: Page) -> QTextDocument:
        document = QTextDocument()
        self._write(document, page)
        return document

    def _write(self, document: QTextDocument, page: Page) -> None:
        document.setDefaultFont(self._theme.font("body"))
        document.setDocumentMargin(self._theme.px(8))
        document.setMarkdown(page.text(), FEATURES)
        self._set_apart(document)

    def _set_apart(self, document: QTextDocument) -> None:
        """Give headings and paragraphs room, and headings a size that a small page can bear."""
        block, cursor = document.begin(), QTextCursor(document)
        cursor.beginEditBlock()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            frame = block.blockFormat()
            frame.setTopMargin(self._theme.px(14 if level > 1 else 4 if not level else 0))
            frame.setBottomMargin(self._theme.px(4))
            cursor.setPosition(block.position())
            cursor.setBlockFormat(frame)
            if level:
                size = QTextCharFormat()
                size.setProperty(QTextFormat.Property.FontSizeAdjustment, 2 if level == 1 else 1)
                cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
                cursor.mergeCharFormat(size)
            block = block.next()
        cursor.endEditBlock()

    def _find_on_others(self, wanted: str, back: bool) -> bool:
        """Go round the other pages, and at last to the other end of this one."""
        count, step = len(self._pages), -1 if back else 1
        flags = QTextDocument.FindFlag.FindBackward if back else QTextDocument.FindFlag(0)
        for by in range(1, count + 1):
            place = (self._place + step * by) % count
            document = self._document(self._pages[place])  # a cursor is null without its document
            if document.find(wanted).isNull():
                continue
            self._place = place
            self._render()
            end = QTextCursor.MoveOperation.End if back else QTextCursor.MoveOperation.Start
            self.browser.moveCursor(end)
            return self.browser.find(wanted, flags)
        return False

    def _on_search_edited(self) -> None:
        cursor = self.browser.textCursor()
        cursor.setPosition(cursor.selectionStart())
        self.browser.setTextCursor(cursor)
        self.find_next()

    def _on_page_chosen(self, place: int) -> None:
        self._place = place
        self._render()
        self.page_chosen.emit(self.page)

    def _on_link(self, link: QUrl) -> None:
        """Turn to another page; there are no links that lead out of the program."""
        if link.scheme() == OWN_LINKS:
            self.show_page(link.path())

    def _on_larger(self) -> None:
        self.zoom_requested.emit(1)

    def _on_smaller(self) -> None:
        self.zoom_requested.emit(-1)

    def _on_usual(self) -> None:
        self.zoom_requested.emit(0)
