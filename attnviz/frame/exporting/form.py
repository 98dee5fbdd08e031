"""The fields of the export dialog: only those that the chosen kind of file has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QHBoxLayout, QWidget

from attnviz.export.choice import (
    DOTTED,
    FASTEST,
    LARGEST_FONT,
    SLOWEST,
    SMALLEST_FONT,
    SOLID,
    SUFFIXES,
    What,
)
from attnviz.frame.exporting.request import (
    GROUNDS,
    KINDS,
    LOOKS,
    SHEETS,
    SIZES,
    STYLED,
    UNITS,
    WHATS,
    ExportRequest,
)
from attnviz.language import mark, tr
from attnviz.ui.controls.number_box import NumberBox
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look import typeface

LEAST_NAME = 16  # letters of a typeface's name that can be read
DRAWN = ("picture", "steps", "lesson", "animation", "page")

# key, name, what it is about
ROWS = (
    ("what", mark("Content"), mark("What to export")),
    ("kind", mark("Format"), mark("File type")),
    ("motion", mark("Motion"), mark("What is animated")),
    ("rate", mark("Frames per second"), mark("Frames per second of the animation")),
    ("excel", mark("Spreadsheet"), mark("Lets a double click open the table in a spreadsheet")),
    ("part", mark("Matrix"), mark("All that the tab shows, or one matrix alone")),
    ("shown", mark("Shown"), mark("What of the tab is drawn, with or without title and caption")),
    ("font", mark("Font"), mark("Typeface and size of names and caption, in points")),
    ("size", mark("Size"), mark("Width and height in pixels (1/96 inch)")),
    ("sharp", mark("Resolution"), mark("How many pixels the file has at that size")),
    ("look", mark("Theme"), mark("Colours and text style of the picture")),
    ("ground", mark("Background"), mark("What is behind the picture")),
)


class ExportForm(QWidget):
    """Lists and numbers. `set_request` never emits.

    Parameters
    ----------
    whats : what there is to export here
    motions : (id, title) of what moves on the tab
    arrays : names of its matrices
    tab : its id, under which the motion is remembered
    several_heads : whether its matrices are those of more heads than one
    """

    changed = Signal()

    def __init__(
        self,
        whats: Sequence[What],
        motions: Sequence[tuple[str, str]],
        arrays: Sequence[str],
        tab: str,
        *,
        several_heads: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._request, self._tab, self._showing = ExportRequest(), tab, False
        self._several_heads = several_heads
        self.what, self.kind, self.motion = QComboBox(self), QComboBox(self), QComboBox(self)
        self.size_box, self.look, self.ground = QComboBox(self), QComboBox(self), QComboBox(self)
        self.unit, self.amount, self.rate = QComboBox(self), NumberBox(self), NumberBox(self)
        self.part, self.typeface, self.font_size = QComboBox(self), QComboBox(self), NumberBox(self)
        self.one_head = QCheckBox(tr("Selected head only"), self)
        self.excel = QCheckBox(tr("For a spreadsheet: byte order mark, decimal separator"), self)
        self.figure = QCheckBox(tr("Figure only"), self)
        self.title, self.caption = QCheckBox(tr("Title"), self), QCheckBox(tr("Caption"), self)
        self._fields: dict[str, QWidget] = {
            "what": self.what,
            "kind": self.kind,
            "motion": self.motion,
            "rate": self.rate,
            "excel": self.excel,
            "part": _side_by_side(self.part, self.one_head),
            "shown": _side_by_side(self.figure, self.title, self.caption),
            "font": _side_by_side(self.typeface, self.font_size),
            "size": self.size_box,
            "sharp": _side_by_side(self.amount, self.unit),
            "look": self.look,
            "ground": self.ground,
        }
        self._fill_lists(whats, motions, arrays)
        self._layout = QFormLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        for key, name, tip in ROWS:
            self._add(key, tr(name), tr(tip))
        self.unit.setAccessibleName(tr("Unit of the resolution"))
        self.typeface.setAccessibleName(tr("Typeface"))
        self.part.setAccessibleName(tr("Matrix"))
        upper = (self.what, self.kind, self.motion, self.rate, self.excel, self.part, self.one_head)
        middle = (self.figure, self.title, self.caption, self.typeface, self.font_size)
        lower = (self.size_box, self.amount, self.unit, self.look, self.ground)
        for before, after in pairwise((*upper, *middle, *lower)):
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
        if self.typeface.findData(request.typeface) < 0:  # it was installed elsewhere
            request = replace(request, typeface="")
        self._request = request
        self._showing = True
        _choose(self.what, request.what)
        _refill(self.kind, ((s, f"{tr(KINDS[s])} ({s})") for s in SUFFIXES[request.what]))
        _choose(self.kind, request.suffix)
        _choose(self.motion, request.motions.get(self._tab, self.motion.itemData(0)))
        _choose(self.part, request.parts.get(self._tab, ""))
        for box, on in self._switches(request):
            box.setChecked(on)
        _choose(self.typeface, request.typeface)
        self.font_size.setValue(request.font or self.font_size.minimum())
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

    def _switches(self, request: ExportRequest) -> tuple[tuple[QCheckBox, bool], ...]:
        return (
            (self.excel, request.excel),
            (self.figure, request.figure),
            (self.title, request.title),
            (self.caption, request.caption),
            (self.one_head, request.one_head.get(self._tab, False)),
        )

    def _show_rows(self, request: ExportRequest) -> None:
        drawn, moving = request.what in DRAWN, request.what == "animation"
        shown = {
            "what": True,
            "kind": True,
            "motion": moving,
            "rate": moving,
            "excel": request.what == "arrays" and request.suffix in SHEETS,
            "part": request.what == "picture",
            "shown": request.what in STYLED,
            "font": request.what in STYLED,
            "size": drawn,
            "sharp": drawn and request.suffix in DOTTED,
            "look": drawn,
            "ground": drawn,
        }
        for key, field in self._fields.items():
            self._layout.setRowVisible(field, shown[key])
        # Without a matrix alone the other tabs show no more heads than that one.
        alone = bool(self.part.currentData()) or self._tab == "grid"
        self.one_head.setVisible(self._several_heads and alone)

    def _fill_lists(
        self,
        whats: Sequence[What],
        motions: Sequence[tuple[str, str]],
        arrays: Sequence[str],
    ) -> None:
        _refill(self.what, ((what, tr(WHATS[what])) for what in whats))
        _refill(self.motion, ((each, tr(title)) for each, title in motions))
        _refill(self.size_box, ((size, tr(text)) for size, text in SIZES.items()))
        _refill(self.unit, ((unit, tr(entry[0])) for unit, entry in UNITS.items()))
        _refill(self.look, ((look, tr(text)) for look, text in LOOKS.items()))
        _refill(self.part, (("", tr("All that is shown")), *((name, name) for name in arrays)))
        self.rate.setRange(SLOWEST, FASTEST)
        _refill(self.typeface, (("", typeface.FAMILY), *((f, f) for f in typeface.families())))
        self.typeface.setMinimumContentsLength(LEAST_NAME)
        self.typeface.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.font_size.setRange(int(SMALLEST_FONT) - 1, int(LARGEST_FONT))
        self.font_size.setSpecialValueText(tr("Match theme"))
        self.font_size.setSuffix(tr(" points"))

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
        of_several = {"sharp": self.amount, "shown": self.figure, "font": self.font_size}
        control = of_several.get(key, field)
        if not isinstance(control, QCheckBox):  # these have their own words
            control.setAccessibleName(name)
        control.setAccessibleDescription(tip)
        control.setToolTip(tip)
        label = plain_label(name, self)
        label.setBuddy(control)
        label.setMinimumHeight(field.sizeHint().height())
        self._layout.addRow(label, field)

    def _connect(self) -> None:
        for box in (self.what, self.kind, self.motion, self.size_box, self.unit, self.look):
            box.currentIndexChanged.connect(self._on_changed)
        self.ground.currentIndexChanged.connect(self._on_changed)
        self.amount.valueChanged.connect(self._on_changed)
        self.rate.valueChanged.connect(self._on_changed)
        self.part.currentIndexChanged.connect(self._on_changed)
        self.typeface.currentIndexChanged.connect(self._on_changed)
        self.font_size.valueChanged.connect(self._on_changed)
        for switch in (self.excel, self.figure, self.title, self.caption, self.one_head):
            switch.toggled.connect(self._on_changed)

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
        motions, ground = before.motions, self.ground.currentData()
        if self.figure.isChecked() and not before.figure and self.look.currentData() != "dark":
            ground = "white"  # as papers are; another ground can be chosen then
        if self.motion.count():
            motions = {**motions, self._tab: self.motion.currentData()}
        self.set_request(
            ExportRequest(
                what,
                kinds,
                self.look.currentData(),
                ground,
                self.size_box.currentData(),
                self.unit.currentData(),
                amounts,
                self.rate.value(),
                motions,
                figure=self.figure.isChecked(),
                title=self.title.isChecked(),
                caption=self.caption.isChecked(),
                font=self._font(),
                typeface=self.typeface.currentData(),
                parts={**before.parts, self._tab: self.part.currentData()},
                one_head={**before.one_head, self._tab: self.one_head.isChecked()},
                excel=self.excel.isChecked(),
            )
        )
        self.changed.emit()

    def _font(self) -> int:
        """Return the points that were chosen, 0 for those of the look."""
        points = self.font_size.value()
        return points if points > self.font_size.minimum() else 0


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
