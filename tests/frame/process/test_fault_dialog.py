"""The dialog that tells of a fault: short at first, the traceback has room when it is wanted."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QWidget

from attnviz.frame.process.fault_dialog import FaultDialog


def test_details_have_room_and_give_it_back(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    dialog = FaultDialog(window, "attnviz.log")
    dialog.add("KeyError: 1", "\n".join(f"line {i}" for i in range(40)), "Nothing was lost.")
    qtbot.waitExposed(dialog)
    details = dialog.findChild(QPlainTextEdit)
    assert details.isHidden()
    low = dialog.height()
    more = next(b for b in dialog.findChildren(QPushButton) if b.text() == "Details")
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: details.height() >= 10 * details.fontMetrics().lineSpacing())
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.height() <= low)
    dialog.close()
