"""A field for one whole number: what it reads, refuses, restores."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from attnviz.errors import EditError
from attnviz.ui.controls.whole_field import WholeField, parse_whole
from attnviz.ui.look.theme import theme


@pytest.mark.parametrize(
    ("text", "number"),
    [("64", 64), (" 7 ", 7), ("1,024", 1024), ("1.024", 1024), ("1 024", 1024), ("−3", -3),
     ("5e2", 500), ("9223372036854775807", 2**63 - 1), ("64.0", 64), ("12,345,678", 12345678)],
)  # fmt: skip
def test_whole_numbers(text, number):
    assert parse_whole(text) == number


@pytest.mark.parametrize("text", ["", "63.5", "six", "1e-3", "12,5"])
def test_others_are_refused(text):
    with pytest.raises(EditError, match=r"not a (whole )?number"):
        parse_whole(text)


@pytest.fixture
def field(qtbot):
    widget = WholeField("size", theme("light"))
    qtbot.addWidget(widget)
    widget.set_value("64")
    widget.show()
    widget.activateWindow()
    qtbot.waitExposed(widget)
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)
    return widget


def told(signal):
    heard = []
    signal.connect(lambda *what: heard.append(what))
    return heard


def test_return_wishes_and_the_owner_decides(field):
    submitted, left = told(field.submitted), told(field.left)
    field.selectAll()
    QTest.keyClicks(field, "128")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert submitted == [(128,)]
    assert left == [()]
    assert field.text() == "64"  # nobody granted the wish
    field.set_value("128")
    assert field.text() == "128"
    assert len(submitted) == 1


def test_nonsense_is_marked_and_esc_restores(field):
    submitted, refused, left = told(field.submitted), told(field.refused), told(field.left)
    field.selectAll()
    QTest.keyClicks(field, "six")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.wrong
    assert "six" in refused[0][0]
    assert left == []
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == "64"
    assert not field.wrong
    assert submitted == []
    assert left == [()]


def test_leaving_submits_a_good_number_and_drops_a_bad_one(field, qtbot):
    from PySide6.QtWidgets import QLineEdit

    other = QLineEdit()
    qtbot.addWidget(other)
    submitted = told(field.submitted)
    field.setText("99")
    field.clearFocus()
    assert submitted == [(99,)]
    field.setFocus()
    field.setText("six")
    field.clearFocus()
    assert field.text() == "64"
    assert not field.wrong


def test_arrows_step(field):
    stepped = told(field.stepped)
    QTest.keyClick(field, Qt.Key.Key_Up)
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert stepped == [(1,), (-1,)]
