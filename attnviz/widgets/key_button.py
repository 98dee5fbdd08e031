"""Buttons that paint their text themselves: the key beside it small, or a switch at the right."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QToolButton

from attnviz.widgets import icons, style
from attnviz.widgets.theme import Theme


def ring_width(theme: Theme) -> float:
    """Return the width of the focus ring: 3 dots on a projected image, else 2."""
    return 3.0 if theme.projector else 2.0


SIGNS = {"◀": "left", "▶": "play", "❚❚": "pause", "▾": "chevron"}


class KeyButton(QPushButton):
    """Shows what follows two blanks in its text, the key, smaller and fainter.

    Signs at either end of the text are drawn as icons. `icon_name` puts one before it.
    """

    icon_name = ""

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = style.worn()
        if theme is None:
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        option.features &= ~QStyleOptionButton.ButtonFeature.HasMenu
        option.state &= ~QStyle.StateFlag.State_HasFocus
        painter = QPainter(self)
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        if self.hasFocus():
            self._paint_ring(painter, theme)
        self._paint_parts(painter, theme)
        painter.end()

    def _paint_ring(self, painter: QPainter, theme: Theme) -> None:
        """Draw the ring at the edge, and a gap to the fill: it shows on the accent too."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        wide = ring_width(theme)
        box, radius = QRectF(self.rect()), theme.px(style.RADIUS)
        if not self.property("segment"):
            at = wide + 1
            painter.setPen(QPen(theme.window, 2))
            painter.drawRoundedRect(box.adjusted(at, at, -at, -at), radius - 2, radius - 2)
        half = wide / 2
        painter.setPen(QPen(theme.focus, wide))
        painter.drawRoundedRect(box.adjusted(half, half, -half, -half), radius, radius)

    def sizeHint(self) -> QSize:
        """Return the room of icons, bold text and key."""
        theme = style.worn()
        if theme is None:
            return super().sizeHint()
        before, text, key, after = self._parts(theme)
        wide = QFontMetricsF(theme.font("label", bold=self.isCheckable())).horizontalAdvance(text)
        wide += theme.px(6) + QFontMetricsF(theme.font("tick")).horizontalAdvance(key) if key else 0
        wide += theme.px(20) * (bool(before) + bool(after)) + 2 * theme.px(12) + 2
        return QSize(round(wide), round(theme.px(32)))

    def minimumSizeHint(self) -> QSize:
        """Return the same with less room beside the text."""
        theme = style.worn()
        hint = self.sizeHint()
        return hint if theme is None else hint - QSize(round(theme.px(16)), 0)

    def _parts(self, theme: Theme) -> tuple[str, str, str, str]:
        """Return icon, text, key, icon."""
        text = self.text().replace("&&", "&")
        before = after = ""
        for sign, icon in SIGNS.items():
            if text.startswith(sign):
                before, text = icon, text[len(sign) :].strip()
            if text.endswith(sign):
                after, text = "right" if sign == "▶" else icon, text[: -len(sign)].strip()
        first, _, second = (text, "", "") if self.property("segment") else text.partition("  ")
        return self.icon_name or before, first, second, after

    def _paint_parts(self, painter: QPainter, theme: Theme) -> None:
        before, text, key, after = self._parts(theme)
        large, small = theme.font("label", bold=self.isChecked()), theme.font("tick")
        size, gap = theme.px(16), theme.px(6)
        wide, key_wide = QFontMetricsF(large).horizontalAdvance(text), QFontMetricsF(
            small
        ).horizontalAdvance(key)
        total = wide + (gap + key_wide if key else 0)
        total += (size + (gap * 0.7 if text else 0)) if before else 0
        total += size + (gap * 0.5 if text else 0) if after else 0
        x = (self.width() - total) / 2
        middle = self.height() / 2
        base = middle + QFontMetricsF(large).capHeight() / 2
        ink = self._text_colour(theme)
        share = 0.1 if self.property("kind") == "tonal" and not self.isChecked() else 0.25
        faint = style.mixed(ink, self._ground_colour(theme), share)
        if before:
            icons.draw(painter, before, QRectF(x, middle - size / 2, size, size), ink)
            x += size + (gap * 0.7 if text else 0)
        painter.setFont(large)
        painter.setPen(ink)
        painter.drawText(QPointF(x, base), text)
        x += wide
        if key:
            x += gap
            painter.setFont(small)
            painter.setPen(faint)
            painter.drawText(QPointF(x, base), key)
            x += key_wide
        if after:
            x += gap * 0.5 if text else 0
            icons.draw(painter, after, QRectF(x, middle - size / 2, size, size), faint if after == "chevron" else ink)

    def _text_colour(self, theme: Theme) -> QColor:
        kind = self.property("kind")
        if not self.isEnabled():
            return theme.future_text
        if self.property("segment"):
            chosen = theme.on_accent if theme.projector else theme.accent
            return chosen if self.isChecked() else theme.text
        if self.isChecked() or kind == "primary":
            return theme.on_accent
        if kind == "tonal":
            return theme.accent
        if kind == "quiet":
            return theme.muted
        return theme.text

    def _ground_colour(self, theme: Theme) -> QColor:
        kind = self.property("kind")
        if self.isChecked() or kind == "primary":
            return theme.accent
        return {"tonal": theme.tint, "quiet": theme.surface}.get(kind, theme.fill)


class SwitchButton(QPushButton):
    """What is on or off: its name at the left, a switch at the right. `text` holds both."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)
        style.set_kind(self, "quiet")

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = style.worn()
        if theme is None:
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        name, _, state = option.text.rpartition("  ")
        option.text = ""
        painter = QPainter(self)
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on = bool(self.property("on"))
        px, middle = theme.px, self.height() / 2
        font = theme.font("label")
        painter.setFont(font)
        painter.setPen(theme.text)
        base = middle + QFontMetricsF(font).capHeight() / 2
        left = px(4)
        painter.drawText(QPointF(left, base), name)
        wide, high = px(32), px(18)
        track = QRectF(self.width() - wide - px(4), middle - high / 2, wide, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accent if on else theme.border)
        painter.drawRoundedRect(track, high / 2, high / 2)
        knob = px(7)
        x = track.right() - high / 2 if on else track.left() + high / 2
        painter.setBrush(theme.surface)
        painter.drawEllipse(QPointF(x, middle), knob, knob)
        small = theme.font("tick")
        painter.setFont(small)
        painter.setPen(theme.muted)
        advance = QFontMetricsF(small).horizontalAdvance(state)
        painter.drawText(QPointF(track.left() - px(8) - advance, base - px(0.5)), state)
        painter.end()


class MoreButton(QToolButton):
    """A small button that opens a list: nothing but an arrow."""

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = style.worn()
        if theme is None:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, radius = QRectF(self.rect()), theme.px(6)
        painter.setPen(Qt.PenStyle.NoPen)
        if theme.projector:
            painter.setPen(QPen(theme.border, theme.line(1)))
        painter.setBrush(style.mixed(theme.fill, theme.text, 0.07 if self.underMouse() else 0.0))
        half = theme.line(1) / 2 if theme.projector else 0
        painter.drawRoundedRect(box.adjusted(half, half, -half, -half), radius, radius)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.focus, 2))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
        size = theme.px(16)
        at = QRectF(box.center().x() - size / 2, box.center().y() - size / 2, size, size)
        icons.draw(painter, "chevron", at, theme.text)
        painter.end()

    def sizeHint(self) -> QSize:
        theme = style.worn()
        unit = theme.px(1) if theme is not None else 1.0
        return QSize(round(26 * unit), round(32 * unit))

    minimumSizeHint = sizeHint
