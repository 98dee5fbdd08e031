"""The few questions that need an answer before the work goes on, file choosers, and their room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFileDialog, QLabel, QMessageBox, QScrollArea, QWidget

from attnviz.language import tr
from attnviz.ui.look.style import style_sheet
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.theme import theme as theme_of

Answer = Literal["save", "discard", "cancel"]
ZOOM_STEP = 0.1
FRAME = (40, 60)  # px that a window manager takes, and a little air


def within_screen(window: QWidget) -> QSize:
    """Return the largest size of a window that is in sight as a whole, with its title bar."""
    return window.screen().availableSize() - QSize(*FRAME)


def fit_letters(dialog: QWidget, theme: Theme, least: Callable[[Theme], QSize]) -> None:
    """Give a dialog smaller letters where enlarged ones have no room on the screen.

    Parameters
    ----------
    theme : the look of the window
    least : takes the sizes of a look whose letters the dialog has, and returns what it needs then
    """
    most, look = within_screen(dialog), theme
    dialog.ensurePolished()  # a style sheet reaches only what had one
    while not _holds(most, least(look)) and look.enlarged:
        look = theme_of(look.name, look.height, max(1.0, look.zoom - ZOOM_STEP))
        dialog.setStyleSheet(style_sheet(look))
        if (layout := dialog.layout()) is not None:
            layout.activate()  # what it has measured it keeps until then


def _holds(room: QSize, needed: QSize) -> bool:
    return needed.width() <= room.width() and needed.height() <= room.height()


def scrolled(page: QWidget) -> QScrollArea:
    """Let a page scroll: with large letters it may be higher than the screen."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its fields bring themselves into sight
    area.setWidget(page)
    return area


def ask_to_save(parent: QWidget, name: str) -> Answer:
    """Ask what becomes of unsaved changes."""
    box = _box(parent, QMessageBox.Icon.Question, tr("Save the changes to {name}?", name=name))
    _say_more(box, tr("Your changes will be lost if you do not save them."))
    buttons = QMessageBox.StandardButton
    box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
    box.setDefaultButton(buttons.Save)
    answers: dict[int, Answer] = {buttons.Save.value: "save", buttons.Discard.value: "discard"}
    answer = answers.get(box.exec(), "cancel")
    box.deleteLater()
    return answer


def ask_about_trial(parent: QWidget) -> Literal["keep", "end", "cancel"]:
    """Ask what becomes of a mask on trial before the work is saved."""
    box = _box(parent, QMessageBox.Icon.Question, tr("A pattern is being tested on the sentence."))
    _say_more(box, tr("Save it as the mask of the sentence?"))
    keep = box.addButton(tr("Keep as its mask"), QMessageBox.ButtonRole.YesRole)
    end = box.addButton(tr("End test"), QMessageBox.ButtonRole.NoRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(end)
    box.exec()
    box.deleteLater()
    chosen = box.clickedButton()
    return "keep" if chosen is keep else "end" if chosen is end else "cancel"


def show_fault(parent: QWidget, text: str, details: str, offer: str = "") -> bool:
    """Say what went wrong; with `offer`, return whether that way out was taken."""
    box = _box(parent, QMessageBox.Icon.Warning, text)
    _say_more(box, details)
    close = box.addButton(QMessageBox.StandardButton.Close)
    taken = box.addButton(offer, QMessageBox.ButtonRole.AcceptRole) if offer else None
    box.setDefaultButton(close)
    box.exec()
    box.deleteLater()
    return taken is not None and box.clickedButton() is taken


def ask_to_replace(parent: QWidget, name: str, why: str = "") -> bool:
    """Ask whether a file that is there may be replaced; `why` = what else is to be said of it."""
    said = why or tr("{name} already exists.", name=name)
    box = _box(parent, QMessageBox.Icon.Question, said)
    _say_more(box, tr("Replace it? Its contents will be lost."))
    replace = box.addButton(tr("Replace"), QMessageBox.ButtonRole.AcceptRole)
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(cancel if why else replace)
    box.exec()
    box.deleteLater()
    return box.clickedButton() is replace


def ask_open_path(parent: QWidget, folder: str, filters: Sequence[str]) -> str:
    """Let a file be chosen; "" when none was."""
    return QFileDialog.getOpenFileName(parent, tr("Open"), folder, ";;".join(filters))[0]


def ask_save_path(
    parent: QWidget, title: str, proposed: str, filters: Sequence[str], suffix: str
) -> str:
    """Let a name be chosen, asking before a file is replaced; "" when none was."""
    dialog = QFileDialog(parent, title, proposed, ";;".join(filters))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setDefaultSuffix(suffix)
    dialog.selectFile(proposed)
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return chosen[0] if chosen else ""


def _box(parent: QWidget, icon: QMessageBox.Icon, text: str) -> QMessageBox:
    box = QMessageBox(icon, "attnviz", text, QMessageBox.StandardButton.NoButton, parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    return box


def _say_more(box: QMessageBox, text: str) -> None:
    """Add a second text; it may quote a file, so it must not be taken for markup."""
    box.setInformativeText(text)
    label = box.findChild(QLabel, "qt_msgbox_informativelabel")
    if label is not None:
        label.setTextFormat(Qt.TextFormat.PlainText)
