"""The export dialog as a person meets it: by keyboard, with memory, refusals and a stop."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from old_lessons import old
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from attnviz.export import moving
from attnviz.export.choice import SUFFIXES
from attnviz.frame.chrome import dialogs
from attnviz.frame.exporting import runner
from attnviz.frame.exporting.request import UNITS, ExportRequest, read_request
from attnviz.settings import FOLDER


@pytest.fixture
def dialog(room, tmp_path):
    """Open the dialog on a tab with Ctrl+E; files go to a folder of the test."""
    room.window.settings.set(FOLDER, str(tmp_path))

    def opened(place: int = 1):
        room.window.show_tab(place)
        room.window.controller.run("file.export")
        return room.window.controller.actions.exports.dialog

    yield opened
    left = room.window.controller.actions.exports.dialog
    if left is not None:
        left.runner.stop()
        left.done(0)


def wait(qtbot, room) -> None:
    qtbot.waitUntil(lambda: room.window.controller.actions.exports.dialog is None, timeout=60_000)


def choose(dialog, **fields) -> None:
    dialog.form.set_request(replace(dialog.form.request, **fields))
    dialog.form.changed.emit()
    dialog.show_preview()


def type_name(dialog, text: str) -> None:
    dialog.file.name.setFocus()
    dialog.file.name.selectAll()
    QTest.keyClicks(dialog.file.name, text)


def test_return_alone_exports_what_was_proposed(dialog, room, qtbot, tmp_path) -> None:
    opened = dialog()
    assert opened.file.path == tmp_path / "sentence-heads-steps.png"
    QTest.keyClick(opened, Qt.Key.Key_Return)
    wait(qtbot, room)
    assert not QImage(str(tmp_path / "sentence-heads-steps.png")).isNull()
    assert room.window.settings.get(FOLDER) == str(tmp_path)
    assert "sentence-heads-steps.png" in room.window.status_line.note


def test_it_has_what_the_tab_has(dialog, room) -> None:
    def whats(opened) -> list[str]:
        found = [opened.form.what.itemData(i) for i in range(opened.form.what.count())]
        opened.reject()
        return found

    assert whats(dialog(1)) == ["picture", "steps", "animation", "page", "arrays", "worksheet"]
    assert whats(dialog(0)) == ["picture", "animation", "page", "arrays", "worksheet"]
    room.session.edit(lambda spec: replace(spec, typed=(1.0,) * 6), slot="saturation")
    assert "animation" in whats(dialog(2)), "the vector size moves beside typed scores too"
    room.lesson_controller.open(old("why-sqrt-d"))
    assert "lesson" in whats(dialog(2))


@pytest.mark.parametrize("what", [what for what in SUFFIXES if what != "lesson"])
def test_only_fields_that_mean_something_are_shown(dialog, what: str) -> None:
    opened = dialog()
    for suffix in SUFFIXES[what]:
        choose(opened, what=what, kinds={what: suffix})
        shown = {key for key in opened.form._fields if opened.form.shows(key)}
        drawn = what in ("picture", "steps", "animation", "page")
        assert ("motion" in shown) == ("rate" in shown) == (what == "animation")
        assert ("look" in shown) == ("ground" in shown) == ("size" in shown) == drawn
        dots = drawn and suffix in (".png", ".gif", ".apng", ".webp", ".mp4")
        assert ("sharp" in shown) == dots
        assert opened.file.path.suffix == suffix


def test_every_field_is_reached_by_tab_and_says_its_name(dialog, qtbot) -> None:
    opened = dialog()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is opened)
    choose(opened, what="animation")
    opened.form.what.setFocus()
    seen: list[QWidget] = []
    for _ in range(30):
        focused = QApplication.focusWidget()
        if focused in seen:
            break
        seen.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    form = opened.form
    fields = [
        *(form.what, form.kind, form.motion, form.rate, form.size_box, form.amount, form.unit),
        *(form.look, form.ground, opened.file.name, opened.file.browse, opened.leave, opened.go),
    ]
    assert [each for each in seen if each in fields] == fields
    for field in fields:
        assert field.accessibleName() or field.text()
    labels = {each.text() for each in form.findChildren(QLabel)}
    assert {"Content", "Format", "Motion", "Frames per second", "Size", "Theme"} <= labels


def test_the_small_picture_follows_what_is_chosen(dialog, qtbot) -> None:
    opened = dialog()
    light = opened.thumb.pixmap().toImage()
    choose(opened, look="dark")
    dark = opened.thumb.pixmap().toImage()
    assert not light.isNull() and dark != light
    choose(opened, look="light", background="transparent")
    assert opened.thumb.pixmap().toImage().pixelColor(3, 30).alpha() == 0
    choose(opened, what="arrays")
    assert "arrays: X, W_Q, W_K, W_V" in opened.thumb.text()
    choose(opened, what="animation")
    assert "144 frames, 25.8 s" in opened.facts.text()
    opened.form.rate.setValue(10)
    qtbot.waitUntil(lambda: "78 frames" in opened.facts.text())


def test_the_last_choice_is_remembered(dialog, room, qtbot) -> None:
    opened = dialog()
    choose(opened, what="steps", kinds={"steps": ".svg"}, look="dark", size=(1280, 720))
    opened.reject()
    again = dialog()
    request = again.form.request
    assert (request.what, request.suffix, request.look, request.size) == (
        "steps",
        ".svg",
        "dark",
        (1280, 720),
    )
    again.reject()
    assert dialog(0).form.request.what == "picture", "there are no twelve steps on that tab"


def test_white_is_not_offered_under_light_letters(dialog) -> None:
    opened = dialog()
    choose(opened, background="white")
    assert opened.form.request.background == "white"
    choose(opened, look="dark")
    assert opened.form.request.background == "look"
    grounds = [opened.form.ground.itemData(i) for i in range(opened.form.ground.count())]
    assert grounds == ["look", "surface", "transparent"]
    choose(opened, what="animation")
    grounds = [opened.form.ground.itemData(i) for i in range(opened.form.ground.count())]
    assert grounds == ["look", "surface"]


# --- names -------------------------------------------------------------------------------------


def test_a_typed_suffix_decides_the_format(dialog, room, qtbot, tmp_path) -> None:
    opened = dialog()
    type_name(opened, str(tmp_path / "mine.svg"))
    QTest.keyClick(opened.file.name, Qt.Key.Key_Return)
    wait(qtbot, room)
    assert (tmp_path / "mine.svg").read_bytes().startswith(b"<?xml")


def test_a_name_without_suffix_gets_one(dialog, room, qtbot, tmp_path) -> None:
    opened = dialog()
    type_name(opened, str(tmp_path / "mine"))
    QTest.keyClick(opened.file.name, Qt.Key.Key_Return)
    wait(qtbot, room)
    assert (tmp_path / "mine.png").exists()


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("a.bmp", "found .bmp, expected a name that ends in .png, .svg, .pdf"),
        ("", "Type a file name."),
        ("nowhere/a.png", "nowhere does not exist"),
    ],
)
def test_a_bad_name_is_told_and_the_dialog_stays(
    dialog, qtbot, tmp_path, name: str, says: str
) -> None:
    opened = dialog()
    type_name(opened, str(tmp_path / name) if name else " ")
    opened.start()
    qtbot.waitUntil(lambda: not opened.runner.running)
    assert says in opened.fault.text()
    assert opened.isVisible() and opened.go.isEnabled()
    assert not list(tmp_path.iterdir())


def test_what_is_said_of_a_name_stays_after_a_late_picture(dialog, qtbot, tmp_path) -> None:
    opened = dialog()
    opened.form.changed.emit()
    type_name(opened, str(tmp_path / "nowhere" / "a.png"))
    opened.start()
    qtbot.waitUntil(lambda: not opened.runner.running and not opened._later.isActive())
    assert "nowhere does not exist" in opened.fault.text()


def test_a_typed_name_keeps_its_start_when_the_format_changes(dialog, tmp_path) -> None:
    opened = dialog()
    type_name(opened, str(tmp_path / "mine.png"))
    choose(opened, kinds={"picture": ".pdf"})
    assert opened.file.path == tmp_path / "mine.pdf"
    choose(opened, what="worksheet")
    assert opened.file.path == tmp_path / "mine.pdf"


def test_a_file_that_is_there_is_only_replaced_on_request(
    dialog, room, qtbot, tmp_path, monkeypatch
) -> None:
    path = tmp_path / "sentence-heads-steps.png"
    path.write_text("old")
    asked = []
    monkeypatch.setattr(dialogs, "ask_to_replace", lambda parent, name: asked.append(name))
    opened = dialog()
    opened.start()
    assert asked == [path.name] and path.read_text() == "old" and opened.isVisible()
    monkeypatch.setattr(dialogs, "ask_to_replace", lambda parent, name: True)
    opened.start()
    wait(qtbot, room)
    assert not QImage(str(path)).isNull()


# --- long exports ------------------------------------------------------------------------------


def test_the_window_lives_while_a_film_is_made_and_stop_leaves_the_old_file(
    dialog, room, qtbot, tmp_path, monkeypatch
) -> None:
    monkeypatch.setattr(dialogs, "ask_to_replace", lambda parent, name: True)
    path = tmp_path / "a.gif"
    path.write_text("old")
    opened = dialog()
    choose(opened, what="animation", size=(960, 540))
    type_name(opened, str(path))
    opened.start()
    assert opened.leave.text() == "Stop" and not opened.go.isEnabled()
    monkeypatch.setattr(runner, "TURN", 0.0)
    done = [0]
    while done[-1] < 8:
        QApplication.processEvents()
        done.append(opened.progress.value())
    assert max(np.diff(done)) == 1, "one frame at a time"
    QTest.keyClick(opened, Qt.Key.Key_Escape)
    assert not opened.runner.running and opened.isVisible()
    assert opened.fault.text() == "Stopped. No file was changed."
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]
    QTest.keyClick(opened, Qt.Key.Key_Escape)
    assert room.window.controller.actions.exports.dialog is None


def test_what_is_missing_for_a_film_is_said_before(dialog, monkeypatch) -> None:
    monkeypatch.setattr(moving.shutil, "which", lambda name: None)
    opened = dialog()
    choose(opened, what="animation", kinds={"animation": ".mp4"})
    assert "needs the program ffmpeg" in opened.fault.text()
    assert not opened.go.isEnabled() and not opened.thumb.pixmap().isNull()
    choose(opened, kinds={"animation": ".gif"})
    assert opened.go.isEnabled() and not opened.fault.text()


def test_covered_numbers_wait(dialog, room) -> None:
    room.window.show_tab(1)
    room.view.set_predicting(True)
    opened = dialog()
    choose(opened, what="arrays")
    assert "Answer hidden" in opened.fault.text() and not opened.go.isEnabled()
    assert "scores" not in opened.thumb.text()
    choose(opened, what="worksheet")
    assert opened.thumb.pixmap().isNull()
    choose(opened, what="picture")
    assert opened.go.isEnabled()


# --- clipboard, worksheet, memory --------------------------------------------------------------


def test_copy_picture(dialog, room) -> None:
    clipboard = QGuiApplication.clipboard()
    room.window.show_tab(0)
    room.key(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    data = clipboard.mimeData()
    assert data.hasImage() and data.hasFormat("image/svg+xml")
    clipboard.clear()
    opened = dialog()
    opened.copy_button.click()
    assert clipboard.mimeData().hasImage()
    assert opened.facts.text() == "The picture is on the clipboard."


def test_a_worksheet_that_a_tab_asks_for_opens_the_dialog_there(room, tmp_path, qtbot) -> None:
    room.window.settings.set(FOLDER, str(tmp_path))
    room.window.show_tab(1)
    room.view.worksheet_requested.emit()
    opened = room.window.controller.actions.exports.dialog
    assert opened.form.request.what == "worksheet"
    assert opened.file.path == tmp_path / "sentence-heads-steps-worksheet.pdf"
    opened.start()
    wait(qtbot, room)
    assert (tmp_path / "sentence-heads-steps-worksheet.pdf").read_bytes().startswith(b"%PDF")


def test_a_wish_survives_and_a_damaged_one_does_not_hurt() -> None:
    request = ExportRequest(
        "animation", {"animation": ".webp"}, "projector", "surface", (1920, 1080), "wide",
        {"film-wide": 800}, 25, {"heads": "words"}, one_head={"grid": True},
    )  # fmt: skip
    assert read_request(request.text()) == request
    for text in ("", "{", "[1]", "null", '{"what": 7, "rate": 900, "size": [1], "kinds": [2]}',
                 '{"amounts": {"times": "two"}, "unit": "miles", "colour": 1}',
                 '{"one_head": {"grid": 1}}'):  # fmt: skip
        assert read_request(text) == ExportRequest()
    assert read_request('{"what": "page", "rate": 0}') == ExportRequest("page")


def test_amounts_stay_in_their_range_and_films_start_small() -> None:
    assert ExportRequest().amount == 2
    assert ExportRequest("animation").amount == 1
    for unit, (_, least, most, _) in UNITS.items():
        assert ExportRequest(unit=unit, amounts={unit: 10**9}).amount == most
        assert ExportRequest(unit=unit, amounts={unit: -1}).amount == least
    assert ExportRequest(unit="wide", amounts={"wide": 1920}).scale(960) == 2
    assert ExportRequest(unit="dpi", amounts={"dpi": 192}).scale(960) == 2
    assert ExportRequest("page", unit="dpi", amounts={"dpi": 192}).scale(960) == 1


def test_nothing_of_it_is_loaded_before_it_is_wanted() -> None:
    import subprocess
    import sys

    code = (
        "import sys, attnviz.app, attnviz.frame.window_controller\n"
        "print([name for name in sys.modules if 'export' in name or name == 'PIL'])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]", Path(said.stdout)


def test_the_typeface_of_a_figure_is_chosen_and_kept(dialog, room, qtbot, tmp_path) -> None:
    opened = dialog()
    names = [opened.form.typeface.itemData(i) for i in range(opened.form.typeface.count())]
    assert names[0] == "" and opened.form.typeface.itemText(0) == "Attnviz Sans"
    other = next(name for name in names[1:] if name)
    choose(opened, typeface=other, kinds={"picture": ".svg"})
    assert opened.form.typeface.currentData() == other
    assert read_request(opened.form.request.text()).typeface == other
    QTest.keyClick(opened, Qt.Key.Key_Return)
    wait(qtbot, room)
    text = (tmp_path / "sentence-heads-steps.svg").read_text(encoding="utf-8")
    assert other in text
    choose(dialog(), typeface="Gone With The Disk")
    assert room.window.controller.actions.exports.dialog.form.request.typeface == ""
