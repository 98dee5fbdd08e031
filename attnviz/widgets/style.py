"""The look of the standard controls: a palette with every role set and a small style sheet."""

from typing import Literal

from PySide6.QtCore import QDir
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QAbstractButton

from attnviz.resources import FOLDER
from attnviz.widgets.theme import Theme

Place = Literal["first", "middle", "last", "only"]


def palette(theme: Theme) -> QPalette:
    """Return the palette of `theme` for Qt's Fusion style."""
    role = QPalette.ColorRole
    colours = {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.surface,
        role.AlternateBase: theme.window,
        role.Text: theme.text,
        role.PlaceholderText: theme.muted,
        role.ToolTipBase: theme.surface,
        role.ToolTipText: theme.text,
        role.Button: theme.surface,
        role.ButtonText: theme.text,
        role.BrightText: theme.on_accent,
        role.Light: theme.surface,
        role.Midlight: theme.grid,
        role.Mid: theme.border,
        role.Dark: theme.border,
        role.Shadow: theme.text,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.on_accent,
        role.Link: theme.accent,
        role.LinkVisited: theme.accent,
        role.Accent: theme.accent,
    }
    palette = QPalette()
    for which, colour in colours.items():
        palette.setColor(which, colour)
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, theme.future_text)
    return palette


def segment(button: QAbstractButton, place: Place) -> None:
    """Make `button` one part of a row of joined buttons of which one is chosen."""
    button.setCheckable(True)
    button.setProperty("segment", place)


def style_sheet(theme: Theme) -> str:
    """Return the style sheet of `theme` for buttons, segments, tabs, fields and sliders.

    A label says by its property "role" what it is: title, heading, strong, body, tick. A font that
    is set on it would lose against this sheet until the look changes, and win from then on.
    """
    c = {name: _css(theme.colour(name)) for name in _USED}
    edge = f"{theme.line(1):g}px solid {c['border']}"
    ring = f"{theme.line(2):g}px solid {c['focus']}"
    pad, radius = round(theme.px(12)), round(theme.px(4))
    label, body, tick = (theme.size(role) for role in ("label", "body", "tick"))
    high = round(theme.px(28))
    thumb = round(theme.px(22))
    groove = max(3, round(theme.line(3)))
    return f"""
QWidget {{ font-size: {label}px; color: {c["text"]}; }}
QToolTip {{ background: {c["surface"]}; color: {c["text"]}; border: {edge}; font-size: {tick}px; }}
QPushButton, QToolButton {{ background: {c["surface"]}; border: {edge}; border-radius: {radius}px;
  min-height: {high}px; padding: 0 {pad}px; }}
QPushButton:hover, QToolButton:hover {{ border-color: {c["accent"]}; }}
QPushButton:checked, QToolButton:checked {{ background: {c["accent"]}; color: {c["on-accent"]};
  font-weight: bold; }}
QPushButton:disabled, QToolButton:disabled {{ color: {c["future-text"]}; }}
QPushButton:focus, QToolButton:focus {{ border: {ring}; }}
QPushButton[segment="first"] {{ border-top-right-radius: 0; border-bottom-right-radius: 0; }}
QPushButton[segment="middle"] {{ border-radius: 0; border-left: 0; }}
QPushButton[segment="last"] {{ border-top-left-radius: 0; border-bottom-left-radius: 0;
  border-left: 0; }}
QPushButton[segment="middle"]:focus, QPushButton[segment="last"]:focus {{ border-left: {ring}; }}
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox {{ background: {c["surface"]}; border: {edge};
  border-radius: {radius}px; min-height: {high}px; padding: 0 {round(theme.px(8))}px;
  selection-background-color: {c["accent"]}; selection-color: {c["on-accent"]}; }}
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus {{ border: {ring}; }}
QTreeWidget, QListWidget, QPlainTextEdit, QTextBrowser {{ background: {c["surface"]};
  border: {edge}; border-radius: {radius}px; }}
QTreeWidget:focus, QListWidget:focus, QPlainTextEdit:focus, QTextBrowser:focus {{ border: {ring}; }}
QSpinBox::up-button, QSpinBox::down-button {{ width: 0; border: 0; }}
QFileDialog QToolButton {{ padding: 0; min-width: {high}px; }}
QLineEdit {{ placeholder-text-color: {c["muted"]}; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QLineEdit[wrong="true"] {{ border: {theme.line(2):g}px solid {c["error"]}; }}
QComboBox {{ padding-right: {high}px; }}
QComboBox::drop-down {{ subcontrol-origin: border; subcontrol-position: right; border: 0;
  width: {high}px; background: transparent; }}
QComboBox::down-arrow {{ image: url({_arrow(theme)}); width: {thumb // 2}px;
  height: {thumb // 2}px; }}
QTabBar {{ background: {c["surface"]}; }}
QTabBar::tab {{ background: {c["surface"]}; color: {c["muted"]}; padding: 0 {pad}px;
  min-height: {round(theme.px(36 if theme.projector else 40))}px;
  border-bottom: {round(theme.line(4))}px solid {c["surface"]}; }}
QTabBar::tab:selected {{ color: {c["text"]}; font-weight: bold;
  background: {c["select-fill"] if theme.projector else c["window"]};
  border-bottom-color: {c["accent"]}; }}
QTabBar::tab:focus {{ border: {ring}; }}
QSlider:horizontal {{ min-height: {thumb + 8}px; }}
QSlider::groove:horizontal {{ background: {c["border"]}; height: {groove}px; border-radius: 1px; }}
QSlider::handle:horizontal {{ background: {c["accent"]}; border: 3px solid {c["surface"]};
  width: {thumb}px; margin: -{(thumb + 6 - groove) // 2}px 0;
  border-radius: {(thumb + 6) // 2 - 1}px; }}
QSlider:focus {{ border: {ring}; border-radius: {radius}px; }}
QHeaderView {{ background: {c["window"]}; }}
QHeaderView::section, QTableCornerButton::section {{ background: {c["window"]};
  color: {c["muted"]}; border: 0; padding: 0 {round(theme.px(6))}px; }}
QMenuBar::item:selected, QMenu::item:selected {{ background: {c["accent"]};
  color: {c["on-accent"]}; }}
QMenu::item:disabled {{ color: {c["future-text"]}; }}
QLabel[role="title"] {{ font-size: {theme.size("title")}px; font-weight: bold; }}
QLabel[role="heading"] {{ font-size: {body}px; font-weight: bold; }}
QLabel[role="strong"] {{ font-weight: bold; }}
QLabel[role="body"] {{ font-size: {body}px; }}
QLabel[role="tick"] {{ font-size: {tick}px; color: {c["muted"]}; }}
"""


_USED = (
    "window", "surface", "text", "muted", "border", "accent", "on-accent", "focus",
    "select-fill", "future-text", "error",
)  # fmt: skip


def _arrow(theme: Theme) -> str:
    """Return the picture of a drop-down arrow that shows on this look's surface.

    The folder is behind a name of its own: its path may hold any sign, and a style sheet takes
    most of them for the end of the picture's name, which loses the whole sheet.
    """
    QDir.setSearchPaths("attnviz", [str(FOLDER / "icons")])
    return "attnviz:arrow-dark.svg" if theme.name == "dark" else "attnviz:arrow-light.svg"


def _css(colour: QColor) -> str:
    return colour.name()
