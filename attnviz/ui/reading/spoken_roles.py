"""What painted controls are, for assistive technology: Qt takes each for a bare area."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleValueInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import Shiboken

Kind = QAccessible.Role

ROLES = {
    "TopBar": Kind.ToolBar,
    "GridHost": Kind.Canvas,
    "Canvas": Kind.Canvas,
    "BandPlot": Kind.Chart,
    "ValueTable": Kind.Grouping,
    "FactsPicture": Kind.Grouping,
    "Segmented": Kind.Grouping,
    "Section": Kind.Grouping,
    "StepChips": Kind.Slider,
    "SentenceField": Kind.Button,
    "PassList": Kind.List,
    "ByHandCard": Kind.StaticText,
    "ByHandLine": Kind.StaticText,
    "StepTitle": Kind.StaticText,
    "FittedText": Kind.StaticText,
    "TextLine": Kind.StaticText,
    "TextWarning": Kind.StaticText,
    "FormulaStrip": Kind.Equation,
    "CaptionBar": Kind.StaticText,
    "StatusLine": Kind.StatusBar,
    "FirstStartBar": Kind.Note,
    "LessonBar": Kind.Note,
    "TourCard": Kind.Note,
    "TeacherNotes": Kind.Note,
    "InfoBar": Kind.AlertMessage,
    "KeysOverlay": Kind.HelpBalloon,
    "LongMap": Kind.Canvas,
    "QScrollArea": Kind.LayeredPane,
    "QTabWidget": Kind.Grouping,
}
NOTHING = Shiboken.VoidPtr(0)


class Spoken(QAccessibleWidget):
    """A painted widget with a role of its own; name and description are those of the widget."""

    def __init__(self, widget: QWidget, role: QAccessible.Role) -> None:
        super().__init__(widget, role)
        self._value = Position(widget) if hasattr(widget, "spoken_range") else None

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """Offer the value of what has one."""
        if kind == QAccessible.InterfaceType.ValueInterface and self._value is not None:
            return Shiboken.VoidPtr(Shiboken.getCppPointer(self._value)[0])
        # PySide cannot hand a None back to Qt from here (6.11: the process dies).
        offered = super().interface_cast(kind)
        return NOTHING if offered is None else offered


class Position(QAccessibleValueInterface):
    """Where a control with steps stands: its `spoken_range` is (now, first, last)."""

    def __init__(self, widget: Any) -> None:
        super().__init__()
        self._widget = widget

    def currentValue(self) -> int:
        """Return where it stands."""
        return int(self._widget.spoken_range()[0])

    def minimumValue(self) -> int:
        """Return the first step."""
        return int(self._widget.spoken_range()[1])

    def maximumValue(self) -> int:
        """Return the last step."""
        return int(self._widget.spoken_range()[2])

    def minimumStepSize(self) -> int:
        """Return one step."""
        return 1

    def setCurrentValue(self, value: Any) -> None:
        """Go to a step, as a click does."""
        self._widget.take_spoken(int(value))


def interface_for(key: str, widget: QObject) -> QAccessibleInterface | None:
    """Make the interface of one of our painted classes; Qt asks for each class up the chain."""
    role = ROLES.get(key)
    if role is None or not isinstance(widget, QWidget):
        return None
    made = Spoken(widget, role)
    # Qt's cache deletes it. PySide lets go of it earlier when the program ends, and Python would
    # delete what the cache still points to: the process would die with a fault.
    _kept.append(made)
    return made


def install() -> bool:
    """Let Qt ask here first; False when it does already."""
    if _installed:
        return False
    QAccessible.installFactory(interface_for)
    _installed.append(True)
    return True


def replace_bare(widget: QWidget) -> None:
    """Give a widget that Qt made a bare interface for, before `install`, one with its role."""
    role = next(
        (ROLES[kind.__name__] for kind in type(widget).__mro__ if kind.__name__ in ROLES), None
    )
    if role is None:
        return
    face = QAccessible.queryAccessibleInterface(widget)
    if face is not None and face.role() != role:
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(face))


_installed: list[bool] = []
_kept: list[Spoken] = []
