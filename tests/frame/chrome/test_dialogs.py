"""The questions that stop the work: what each button and key answers, and what is asked first."""

import pytest
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)
from windows import open_window

from attnviz.frame.chrome import dialogs
from attnviz.frame.models import dialog as models
from attnviz.ui.look.style import style_sheet
from attnviz.ui.look.theme import theme

K = Qt.Key


@pytest.fixture
def window(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def answer(qapp):
    """Return a function that answers the next question; it returns what was seen there."""

    def prepare(do):
        seen = []

        def act():
            box = QApplication.activeModalWidget()
            try:
                seen.append([(label.text(), label.textFormat()) for label in texts(box)])
                do(box)
            except BaseException:  # else the question would stay
                box.reject()
                raise

        QTimer.singleShot(0, act)
        return seen

    return prepare


def texts(box):
    names = ("qt_msgbox_label", "qt_msgbox_informativelabel")
    return [label for name in names if (label := box.findChild(QLabel, name)) is not None]


def button(text):
    def do(box):
        (found,) = (each for each in box.buttons() if each.text().replace("&", "") == text)
        found.click()

    return do


def key(which):
    return lambda box: QTest.keyClick(box, which)


@pytest.mark.parametrize(
    ("do", "wanted"),
    [
        (button("Save"), "save"),
        (button("Discard"), "discard"),
        (button("Cancel"), "cancel"),
        (key(K.Key_Return), "save"),
        (key(K.Key_Escape), "cancel"),
    ],
)
def test_unsaved_changes_are_saved_discarded_or_kept(window, answer, do, wanted):
    seen = answer(do)
    assert dialogs.ask_to_save(window, "<b>mine</b>.attn") == wanted
    plain = Qt.TextFormat.PlainText
    assert seen == [
        [
            ("Save the changes to <b>mine</b>.attn?", plain),
            ("Your changes will be lost if you do not save them.", plain),
        ]
    ]


@pytest.mark.parametrize(
    ("offer", "do", "taken"),
    [
        ("", button("Close"), False),
        ("", key(K.Key_Escape), False),
        ("Open readable parts", button("Open readable parts"), True),
        ("Open readable parts", button("Close"), False),
        ("Open readable parts", key(K.Key_Return), False),
        ("Open readable parts", key(K.Key_Escape), False),
    ],
)
def test_a_way_out_of_a_fault_is_only_taken_on_purpose(window, answer, offer, do, taken):
    seen = answer(do)
    assert dialogs.show_fault(window, "It failed.", 'found "<i>"', offer) is taken
    assert [text for text, _ in seen[0]] == ["It failed.", 'found "<i>"']
    assert {form for _, form in seen[0]} == {Qt.TextFormat.PlainText}


@pytest.mark.parametrize(
    ("why", "do", "replaces"),
    [
        ("", button("Replace"), True),
        ("", button("Cancel"), False),
        ("", key(K.Key_Return), True),
        ("", key(K.Key_Escape), False),
        ("Another program changed it.", key(K.Key_Return), False),
        ("Another program changed it.", button("Replace"), True),
    ],
)
def test_a_file_is_replaced_when_told_and_not_by_return_alone_where_more_is_lost(
    window, answer, why, do, replaces
):
    seen = answer(do)
    assert dialogs.ask_to_replace(window, "a.attn", why) is replaces
    assert seen[0][0][0] == (why or "a.attn already exists.")


def named(name):
    def do(chooser):
        assert isinstance(chooser, QFileDialog)
        chooser.findChild(QLineEdit, "fileNameEdit").setText(name)
        chooser.accept()

    return do


def test_a_name_without_an_ending_gets_it(window, answer, tmp_path):
    proposed = str(tmp_path / "lesson.attn")
    ask = (window, "Save as", proposed, ["Lessons (*.attn)"], "attn")
    answer(named("mine"))
    assert dialogs.ask_save_path(*ask) == str(tmp_path / "mine.attn")
    answer(lambda chooser: chooser.accept())
    assert dialogs.ask_save_path(*ask) == proposed
    answer(lambda chooser: chooser.reject())
    assert dialogs.ask_save_path(*ask) == ""


def test_a_file_to_open_is_chosen_where_one_was_before(window, answer, tmp_path):
    (tmp_path / "there.attn").write_text("{}")
    answer(named("there.attn"))
    found = dialogs.ask_open_path(window, str(tmp_path), ["Lessons (*.attn)"])
    assert found == str(tmp_path / "there.attn")
    answer(lambda chooser: chooser.reject())
    assert dialogs.ask_open_path(window, str(tmp_path), ["Lessons (*.attn)"]) == ""


@pytest.mark.parametrize(
    ("wide", "most", "least"), [(4000, 2.0, 2.0), (1000, 1.9, 1.1), (60, 1, 1)]
)
def test_enlarged_letters_of_a_dialog_fit_the_screen(qtbot, monkeypatch, wide, most, least):
    monkeypatch.setattr(dialogs, "within_screen", lambda window: QSize(wide, 900))
    look = theme("light", zoom=2.0)
    dialog = QDialog()
    qtbot.addWidget(dialog)
    dialog.setStyleSheet(style_sheet(look))
    row = QHBoxLayout(dialog)
    for _ in range(5):
        row.addWidget(QPushButton("Choose a file…", dialog))
    taken = []

    dialogs.fit_letters(
        dialog, look, lambda at: (taken.append(at.zoom), dialog.minimumSizeHint())[1]
    )

    assert least <= taken[-1] <= most
    assert dialog.minimumSizeHint().width() <= wide or taken[-1] == 1.0


@pytest.mark.parametrize("zoom", [150, 200])
def test_buttons_of_open_model_are_on_a_small_screen(qtbot, monkeypatch, zoom):
    room = QSize(984, 516)  # of 1024 x 576, under a title bar
    for module in (dialogs, models):
        monkeypatch.setattr(module, "within_screen", lambda window: room)
    window = open_window(qtbot)
    window.themes.set_zoom(zoom)
    dialog = models.OpenModelDialog(window, window.themes.theme, [], [])
    dialog.show()
    QApplication.processEvents()
    assert dialog.width() <= room.width() and dialog.height() <= room.height()
    assert all(
        button.visibleRegion().contains(button.rect()) for button in (dialog.leave, dialog.go)
    )
    dialog.done(0)
    window.themes.set_zoom(100)
