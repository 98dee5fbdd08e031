"""A button that names its key small beside its text, between an icon before and one behind."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from attnviz.ui.controls.painted_button import PaintedButton
from attnviz.ui.look import icons
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.tones import HIGH, Kind, Tone

GAP, ICON_GAP = 6.0, 4.0  # px of the design: before a key, beside an icon
LEAST_PAD = 4.0  # what is left beside the text where a row is too narrow


class Face(NamedTuple):
    """What stands on a button: icons are named as in `icons`, "" = none."""

    text: str = ""
    key: str = ""
    before: str = ""
    behind: str = ""


class KeyButton(PaintedButton):
    """Shows what follows two blanks in its text, the key, smaller and fainter.

    It is as wide as with the bold letters that it has while it is chosen: nothing moves then.

    Parameters
    ----------
    before, behind : names of icons
    """

    PAD: ClassVar[float] = 12.0
    """Pixels of the design at either side."""
    BEFORE: ClassVar[float] = 16.0
    """Pixels of the design of an icon."""
    BEHIND: ClassVar[float] = 16.0
    FAINT: ClassVar[Collection[str]] = ("chevron",)
    """Icons in the colour of the key: arrows that say what a click does."""

    def __init__(
        self,
        text: str,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        kind: Kind = "plain",
        before: str = "",
        behind: str = "",
    ) -> None:
        super().__init__(text, theme, parent, kind=kind)
        self._before, self._behind = before, behind
        self._rooms: dict[tuple[Face, Theme, bool], int] = {}

    def set_icons(self, before: str = "", behind: str = "") -> None:
        """Show other icons."""
        if (before, behind) != (self._before, self._behind):
            self._before, self._behind = before, behind
            self.updateGeometry()
            self.update()

    def may_be_narrow(self) -> None:
        """Leave the key out where there is too little room for it."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def face(self) -> Face:
        """Return what stands on it now."""
        text, _, key = self.text().replace("&&", "&").partition("  ")
        return Face(text, key, self._before, self._behind)

    def room_for(self, face: Face) -> int:
        """Return how wide the button is with other words and icons on it."""
        # Layouts ask dozens of times for each picture.
        asked = face, self._theme, self.isCheckable()
        if asked not in self._rooms:
            pieces = self._pieces(face, bold=self.isCheckable())
            self._rooms[asked] = round(_width(pieces) + 2 * self._px(self.PAD))
        return self._rooms[asked]

    def sizeHint(self) -> QSize:
        return QSize(self.room_for(self.face), round(self._px(HIGH)))

    def minimumSizeHint(self) -> QSize:
        """Return the room without the key, close to the words."""
        least = self.room_for(self.face._replace(key="")) - 2 * self._px(self.PAD - LEAST_PAD)
        return QSize(round(least), self.sizeHint().height())

    def paint_face(self, painter: QPainter, applied: Tone) -> None:
        pieces = self._pieces(self.face, bold=self.isChecked())
        if _width(pieces) > self.width() - 2 * self._px(LEAST_PAD):
            pieces = self._pieces(self.face._replace(key=""), bold=self.isChecked())
        left, middle = self._left_of(_width(pieces)), self.height() / 2
        for piece in pieces:
            faint = piece.is_key or piece.icon in self.FAINT
            ink, x = applied.faint if faint else applied.ink, left + piece.x
            if piece.icon:
                box = QRectF(x, middle - piece.wide / 2, piece.wide, piece.wide)
                icons.draw(painter, piece.icon, box, ink)
                continue
            painter.setFont(piece.font)
            painter.setPen(ink)
            painter.drawText(QPointF(x, middle + self._cap / 2), piece.text)

    def _left_of(self, wide: float) -> float:
        """Return where pieces that are so wide together begin."""
        return (self.width() - wide) / 2

    def _px(self, size: float) -> float:
        return self._theme.px(size)

    def _font(self, *, key: bool = False, bold: bool = False) -> QFont:
        return self._theme.font("tick" if key else "label", bold=bold)

    @property
    def _cap(self) -> float:
        """Height of a capital letter; the key stands on the same line."""
        return QFontMetricsF(self._font()).capHeight()

    def _pieces(self, face: Face, *, bold: bool) -> list[_Piece]:
        """Lay icons and words out from the left; a chosen button has bold letters."""
        pieces: list[_Piece] = []
        small, large = self._font(key=True), self._font(bold=bold)
        for text, font, name, size in (
            ("", large, face.before, self.BEFORE),
            (face.text, large, "", 0.0),
            (face.key, small, "", 0.0),
            ("", large, face.behind, self.BEHIND),
        ):
            if not text and not name:
                continue
            x = _width(pieces)
            if pieces:
                x += self._px(ICON_GAP if name or pieces[-1].icon else GAP)
            wide = self._px(size) if name else QFontMetricsF(font).horizontalAdvance(text)
            pieces.append(_Piece(x, wide, name, text, font, is_key=font is small))
        return pieces


class _Piece(NamedTuple):
    """An icon, or a run of letters, and where it stands."""

    x: float
    wide: float
    icon: str
    text: str
    font: QFont
    is_key: bool


def _width(pieces: Sequence[_Piece]) -> float:
    return pieces[-1].x + pieces[-1].wide if pieces else 0.0
