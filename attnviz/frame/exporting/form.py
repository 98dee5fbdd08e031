"""The fields of the export dialog: only those that the chosen kind of file has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QHBoxLayout, QLabel, QWidget

from attnviz.export.choice import DOTTED, FASTEST, SLOWEST, SOLID, SUFFIXES, What
from attnviz.frame.exporting.request import (
    GROUNDS,
    KINDS,
    LOOKS,
    SIZES,
    UNITS,
    WHATS,
    ExportRequest,
)
from attnviz.language import mark, tr
from attnviz.ui.controls.number_box import NumberBox

DRAWN = ("picture", "steps", "lesson", "animation", "page")

# key, name, what it is about
ROWS = (
    ("what", mark("What"), mark("What is exported")),
    ("kind", mark("Format"), mark("Kind of file")),
    ("motion", mark("Motion"), mark("What of this tab moves")),
    ("rate", mark("Pictures a second"), mark("How many pictures a second where something moves")),
    ("size", mark("Size"), mark("Width and height in pixels of 1/96 inch")),
    ("sharp", mark("Sharpness"), mark("How many dots the file has for that size")),
    ("look", mark("Look"), mark("Colours and letters of the picture")),
    ("ground", mark("Background"), mark("What lies under the picture")),
)


class ExportForm(QWidget):
    """Lists and numbers. `set_request` never emits.

    Parameters
    ----------
    whats : what there is to export here
    motions : (id, title) of what moves on the tab
    tab : its id, under which the motion is remembered
    """

    changed = Signal()

    def __init__(
        self,
        whats: Sequence[What],
        motions: Sequence[tuple[str, str]],
        tab: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._request, self._tab, self._showing = ExportRequest(), tab, False
        self.what, self.kind, self.motion = QComboBox(self), QComboBox(self), QComboBox(self)
        self.size_box, self.look, self.ground = QComboBox(self), QComboBox(self), QComboBox(self)
        self.unit, self.amount, self.rate = QComboBox(self), NumberBox(self), NumberBox(self)
        self._fields: dict[str, QWidget] = {
            "what": self.what,
            "kind": self.kind,
            "motion": self.motion,
            "rate": self.rate,
            "size": self.size_box,
            "sharp": _side_by_side(self.amount, self.unit),
            "look": self.look,
            "ground": self.ground,
        }
        self._fill_lists(whats, motions)
        self._layout = QFormLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        for key, name, tip in ROWS:
            self._add(key, tr(name), tr(tip))
        self.unit.setAccessibleName(tr("Unit of the sharpness"))
        upper = (self.what, self.kind, self.motion, self.rate, self.size_box)
        lower = (self.amount, self.unit, self.look, self.ground)
        for before, after in pairwise((*upper, *lower)):
            QWidget.setTabOrder(before, after)
        self._connect()

    @property
    def request(self) -> ExportRequest:
        """Return what is chosen."""
        return self._request

    def set_request(self, request: ExportRequest) -> None:
        """Show what is chosen; what there is not here becomes this picture."""
        if self.what.findData(request.what) < 0:
            request = replace(request, what="picture")
        self._request = request
        self._showing = True
        _choose(self.what, request.what)
        _refill(self.kind, ((s, f"{tr(KINDS[s])} ({s})") for s in SUFFIXES[request.what]))
        _choose(self.kind, request.suffix)
        _choose(self.motion, request.motions.get(self._tab, self.motion.itemData(0)))
        _choose(self.size_box, request.size)
        _choose(self.unit, request.unit)
        _choose(self.look, request.look)
        self._fill_grounds(request)
        self.rate.setValue(request.rate)
        _, least, most, _ = UNITS[request.unit]
        self.amount.setRange(least, most)
        self.amount.setValue(request.amount)
        self._show_rows(request)
        self._showing = False

    def shows(self, key: str) -> bool:
        """Whether a field belongs to what is chosen."""
        return self._layout.isRowVisible(self._fields[key])

    def _show_rows(self, request: ExportRequest) -> None:
        drawn, moving = request.what in DRAWN, request.what == "animation"
        shown = {
            "what": True,
            "kind": True,
            "motion": moving,
            "rate": moving,
            "size": drawn,
            "sharp": drawn and request.suffix in DOTTED,
            "look": drawn,
            "ground": drawn,
        }
        for key, field in self._fields.items():
            self._layout.setRowVisible(field, shown[key])

    def _fill_lists(self, whats: Sequence[What], motions: Sequence[tuple[str, str]]) -> None:
        _refill(self.what, ((what, tr(WHATS[what])) for what in whats))
        _refill(self.motion, ((each, tr(title)) for each, title in motions))
        _refill(self.size_box, ((size, tr(text)) for size, text in SIZES.items()))
        _refill(self.unit, ((unit, tr(entry[0])) for unit, entry in UNITS.items()))
        _refill(self.look, ((look, tr(text)) for look, text in LOOKS.items()))
        self.rate.setRange(SLOWEST, FASTEST)

    def _fill_grounds(self, request: ExportRequest) -> None:
        """List the grounds that go with the kind of file and with light or dark letters."""
        offered = {
            ground: text
            for ground, text in GROUNDS.items()
            if not (ground == "transparent" and request.suffix in SOLID)
            and not (ground == "white" and request.look == "dark")
        }
        _refill(self.ground, ((ground, tr(text)) for ground, text in offered.items()))
        if request.background not in offered:
            self._request = request = replace(request, background="look")
        _choose(self.ground, request.background)

    def _add(self, key: str, name: str, tip: str) -> None:
        field = self._fields[key]
        control = self.amount if key == "sharp" else field
        control.setAccessibleName(name)
        control.setAccessibleDescription(tip)
        control.setToolTip(tip)
        label = QLabel(name, self)
        label.setBuddy(control)
        label.setMinimumHeight(field.sizeHint().height())
        self._layout.addRow(label, field)

    def _connect(self) -> None:
        for box in (self.what, self.kind, self.motion, self.size_box, self.unit, self.look):
            box.currentIndexChanged.connect(self._on_changed)
        self.ground.currentIndexChanged.connect(self._on_changed)
        self.amount.valueChanged.connect(self._on_changed)
        self.rate.valueChanged.connect(self._on_changed)

    def _on_changed(self) -> None:
        if self._showing:
            return
        before, what = self._request, self.what.currentData()
        # Another thing or unit shows the kind or number that was chosen last for it.
        kinds, amounts = dict(before.kinds), dict(before.amounts)
        if what == before.what:
            kinds[what] = self.kind.currentData()
        if what == before.what and self.unit.currentData() == before.unit:
            amounts[before.amount_key] = self.amount.value()
        motions = before.motions
        if self.motion.count():
            motions = {**motions, self._tab: self.motion.currentData()}
        self.set_request(
            ExportRequest(
                what,
                kinds,
                self.look.currentData(),
                self.ground.currentData(),
                self.size_box.currentData(),
                self.unit.currentData(),
                amounts,
                self.rate.value(),
                motions,
            )
        )
        self.changed.emit()


def _side_by_side(*parts: QWidget) -> QWidget:
    whole = QWidget()
    row = QHBoxLayout(whole)
    row.setContentsMargins(0, 0, 0, 0)
    for part in parts:
        row.addWidget(part)
    row.addStretch(1)
    return whole


def _refill(box: QComboBox, entries: Iterable[tuple[Any, str]]) -> None:
    box.clear()
    for value, text in entries:
        box.addItem(text, value)


def _choose(box: QComboBox, value: object) -> None:
    """Show an entry by its value; Qt would compare a pair of numbers by what it is."""
    for place in range(box.count()):
        found = box.itemData(place)
        if (tuple(found) if isinstance(found, list) else found) == value:
            box.setCurrentIndex(place)
            return
