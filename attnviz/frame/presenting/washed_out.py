"""The window as a weak projector in a lit room shows it: seven to one between white and black."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

RATIO = 7.0


def washed(level: float, ratio: float = RATIO) -> float:
    """Return what is seen of an sRGB level when stray light lifts black to 1/ratio of white.

    Both are from 0 to 1.
    """
    linear = level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4
    linear = 1 / ratio + (1 - 1 / ratio) * linear
    return float(linear * 12.92 if linear <= 0.0031308 else 1.055 * linear ** (1 / 2.4) - 0.055)


TABLE = bytes(round(washed(level / 255) * 255) for level in range(256))


def washed_image(image: QImage) -> QImage:
    """Return an opaque picture as it is seen washed out."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    # Faster than NumPy's `take`, which first makes a large number of every byte.
    seen = bytes(image.constBits()).translate(TABLE)
    wide, high, line = image.width(), image.height(), image.bytesPerLine()
    return QImage(seen, wide, high, line, image.format()).copy()


class WashedOut(QWidget):
    """Lies over a window and repaints washed out what was just painted below it; takes no clicks.

    Nothing is painted twice: Qt paints what lies below first, into the same image.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        window.installEventFilter(self)
        self.setGeometry(window.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the window, and over all that is put into it."""
        window = self.parentWidget()
        if event.type() == QEvent.Type.Resize and window is not None:
            self.setGeometry(window.rect())
        elif event.type() in (QEvent.Type.ChildPolished, QEvent.Type.LayoutRequest):
            self.raise_()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            device = painter.paintEngine().paintDevice()
            if isinstance(device, QImage):
                to_device, whole = painter.deviceTransform(), device.rect()
                from_device, _ = to_device.inverted()
                for rect in cast("Iterable[QRect]", event.region()):
                    there = to_device.mapRect(QRectF(rect)).toAlignedRect() & whole
                    part = device.copy(there)
                    part.setDevicePixelRatio(1.0)
                    painter.drawImage(from_device.mapRect(QRectF(there)), washed_image(part))
