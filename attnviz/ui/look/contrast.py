"""How light colours are, and how well one is seen on another (WCAG 2.2)."""

from __future__ import annotations

from PySide6.QtGui import QColor

INK_LUMINANCE = 0.179  # above it black contrasts more with the ground than white (WCAG 2.2)


def luminance(colour: QColor) -> float:
    """Return the relative luminance of a colour (WCAG 2.2), 0 to 1."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two colours (WCAG 2.2), 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
