"""The look of the standard controls: a palette with every role set and a small style sheet."""

from typing import Literal

from PySide6.QtCore import QDir
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QAbstractButton

from attnviz.resources import FOLDER
from attnviz.widgets.theme import Theme

Place = Literal["first", "middle", "last", "only"]
Kind = Literal["primary", "tonal", "quiet", "plain"]
RADIUS = 6.0  # px of the design: corners of controls
SEGMENT_INSET = 3.0  # between a track and the segment that is chosen


_worn: Theme | None = None


def worn() -> Theme | None:
    """Return the look that the application wears."""
    return _worn


def palette(theme: Theme) -> QPalette:
    """Return the palette of `theme` for Qt's Fusion style."""
    role = QPalette.ColorRole
    colours = {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.surface,
        role.AlternateBase: theme.panel,
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


def set_kind(button: QAbstractButton, kind: Kind) -> None:
    """Say how much a button matters: one primary a tab, few tonal, the rest plain or quiet."""
    button.setProperty("kind", kind)


def mixed(a: QColor, b: QColor, share: float) -> QColor:
    """Return `a` with a share of `b`."""
    parts = (
        round(x + (y - x) * share)
        for x, y in ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    )
    return QColor(*parts)


def style_sheet(theme: Theme) -> str:
    """Return the style sheet of `theme` for buttons, segments, fields and sliders.

    A label says by its property "role" what it is: title, heading, strong, body, tick. A button
    says by its property "kind" how much it matters, see `set_kind`.
    """
    global _worn
    _worn = theme
    c = {name: _css(theme.colour(name)) for name in _USED}
    hover = _css(mixed(theme.fill, theme.text, 0.07))
    pressed = _css(mixed(theme.fill, theme.text, 0.14))
    tint_hover = _css(mixed(theme.tint, theme.accent, 0.12))
    accent_hover = _css(mixed(theme.accent, theme.text, 0.18))
    field = c["border"]
    two = max(2, round(theme.line(2) if theme.projector else 2))
    if theme.projector:
        two = max(2, round(theme.line(1)))
    ring = f"{two}px solid {c['focus']}"
    edge = f"{max(1, round(theme.line(1)))}px solid {field}"
    none = f"{two}px solid transparent"
    outline = f"{two}px solid {c['border']}" if theme.projector else f"{two}px solid {c['fill']}"
    pad, radius = round(theme.px(12)) - two, round(theme.px(RADIUS))
    label, body, tick = (theme.size(role) for role in ("label", "body", "tick"))
    high = round(theme.px(32)) - 2 * two
    inset = round(theme.px(SEGMENT_INSET))
    thumb = round(theme.px(16))
    groove = round(theme.px(4))
    pill = c["accent"] if theme.projector else c["surface"] if theme.name == "light" else c["tint"]
    pill_ink = c["on-accent"] if theme.projector else c["accent"]
    pill_edge = c["accent"] if theme.projector else _css(mixed(theme.line_colour, theme.border, 0.25))
    if theme.name == "dark":
        pill_edge = c["tint"]
    return f"""
QWidget {{ font-size: {label}px; color: {c["text"]}; }}
QToolTip {{ background: {c["text"]}; color: {c["window"]}; border: 0; padding: 4px 8px;
  font-size: {tick}px; }}
QPushButton, QToolButton {{ background: {c["fill"]}; border: {outline}; border-radius: {radius}px;
  min-height: {high}px; padding: 0 {pad}px; }}
QPushButton:hover, QToolButton:hover {{ background: {hover}; border-color: {hover}; }}
QPushButton:pressed, QToolButton:pressed {{ background: {pressed}; border-color: {pressed}; }}
QPushButton:checked, QToolButton:checked {{ background: {c["accent"]}; color: {c["on-accent"]};
  border-color: {c["accent"]}; font-weight: bold; }}
QPushButton:disabled, QToolButton:disabled {{ color: {c["future-text"]}; }}
QPushButton[kind="tonal"] {{ background: {c["tint"]}; color: {c["accent"]};
  border-color: {c["accent"] if theme.projector else c["tint"]}; }}
QPushButton[kind="tonal"]:hover {{ background: {tint_hover}; border-color: {tint_hover}; }}
QPushButton:default, QPushButton[kind="primary"] {{ background: {c["accent"]}; color: {c["on-accent"]};
  border-color: {c["accent"]}; }}
QPushButton:default:hover, QPushButton[kind="primary"]:hover {{ background: {accent_hover}; border-color: {accent_hover}; }}
QPushButton[kind="primary"]:disabled {{ background: {c["fill"]}; color: {c["future-text"]};
  border-color: {c["fill"]}; }}
QPushButton[kind="tonal"]:checked {{ background: {c["accent"]}; color: {c["on-accent"]};
  border-color: {c["accent"]}; }}
QPushButton[kind="quiet"], QToolButton[kind="quiet"] {{ background: transparent;
  border-color: transparent; color: {c["muted"]}; }}
QPushButton[kind="quiet"]:hover, QToolButton[kind="quiet"]:hover {{ background: {c["fill"]};
  border-color: {c["fill"]}; color: {c["text"]}; }}
QPushButton[kind="quiet"]:checked {{ background: {c["tint"]}; color: {c["accent"]};
  border-color: {c["tint"]}; }}
QPushButton[kind="quiet"]:disabled, QToolButton[kind="quiet"]:disabled {{
  color: {_css(mixed(theme.future_text, theme.panel, 0.25))}; }}
QPushButton:focus, QToolButton:focus {{ border: {ring}; }}
QPushButton:default:focus {{ background: {c["tint"]}; color: {c["accent"]}; border: {ring}; }}
QPushButton[segment] {{ background: transparent; border: {none}; margin: {inset}px;
  min-height: {high - 2 * inset}px; padding: 0 {max(0, pad - inset)}px;
  border-radius: {max(2, radius - inset + 1)}px; color: {c["text"]}; }}
QPushButton[segment]:hover {{ background: {hover}; }}
QPushButton[segment]:checked {{ background: {pill}; color: {pill_ink};
  border: 1px solid {pill_edge}; padding: 0 {max(0, pad - inset + two - 1)}px;
  min-height: {high - 2 * inset + 2 * (two - 1)}px; }}
QPushButton[segment]:disabled {{ color: {c["future-text"]}; }}
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox {{ background: {c["surface"]}; border: {edge};
  border-radius: {radius}px; min-height: {round(theme.px(32)) - 2 * max(1, round(theme.line(1)))}px;
  padding: 0 {round(theme.px(8))}px;
  selection-background-color: {c["accent"]}; selection-color: {c["on-accent"]}; }}
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus {{ border: {ring}; }}
QComboBox:hover, QLineEdit:hover {{ border-color: {c["text"]}; }}
QComboBox QAbstractItemView {{ background: {c["surface"]}; border: {edge}; }}
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
QComboBox::down-arrow {{ image: url({_arrow(theme)}); width: {round(theme.px(11))}px;
  height: {round(theme.px(11))}px; }}
QTabWidget::pane {{ border: 0; border-top: 1px solid {c["line"]}; }}
QTabBar::tab {{ background: transparent; color: {c["muted"]}; border: 0; padding: 0 {pad}px;
  min-height: {round(theme.px(36))}px; border-bottom: 2px solid transparent; }}
QTabBar::tab:selected {{ color: {c["text"]}; border-bottom-color: {c["accent"]}; }}
QTabBar::tab:focus {{ border: {ring}; border-radius: {radius}px; }}
QSlider:horizontal {{ min-height: {round(theme.px(32)) - 4}px; border: {none}; }}
QSlider::groove:horizontal {{ background: {c["line"] if not theme.projector else c["border"]};
  height: {groove}px; border-radius: {groove // 2}px; }}
QSlider::sub-page:horizontal {{ background: {c["accent"]}; border-radius: {groove // 2}px; }}
QSlider::handle:horizontal {{ background: {c["accent"]}; border: 3px solid {c["surface"]};
  width: {thumb}px; margin: -{(thumb + 6 - groove) // 2}px 0;
  border-radius: {(thumb + 6) // 2 - 1}px; }}
QSlider:focus {{ border: {ring}; border-radius: {radius}px; }}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; border: 0; }}
QScrollBar::handle:vertical {{ background: {c["border"]}; border-radius: 3px; margin: 2px;
  min-height: 32px; }}
QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 0; border: 0; }}
QScrollBar::handle:horizontal {{ background: {c["border"]}; border-radius: 3px; margin: 2px;
  min-width: 32px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QHeaderView {{ background: {c["panel"]}; }}
QHeaderView::section, QTableCornerButton::section {{ background: {c["panel"]};
  color: {c["muted"]}; border: 0; padding: 0 {round(theme.px(6))}px; }}
QMenuBar {{ background: {c["panel"]}; }}
QMenuBar::item {{ padding: 6px 10px; border-radius: {radius}px; background: transparent; }}
QMenuBar::item:selected {{ background: {c["fill"]}; }}
QMenu {{ background: {c["surface"]}; border: 1px solid {c["line"]}; padding: 4px; }}
QMenu::item {{ padding: 6px 24px 6px 12px; border-radius: 4px; }}
QMenu::item:selected {{ background: {c["accent"]}; color: {c["on-accent"]}; }}
QMenu::item:disabled {{ color: {c["future-text"]}; }}
QMenu::separator {{ height: 1px; background: {c["line"]}; margin: 4px 8px; }}
QLabel[role="title"] {{ font-size: {theme.size("title")}px; font-weight: bold; }}
QLabel[role="heading"] {{ font-size: {label}px; font-weight: bold; }}
QLabel[role="strong"] {{ font-weight: bold; }}
QLabel[role="body"] {{ font-size: {body}px; }}
QLabel[role="tick"] {{ font-size: {tick}px; color: {c["muted"]}; }}
"""


_USED = (
    "window", "surface", "panel", "fill", "line", "tint", "text", "muted", "border", "accent",
    "on-accent", "focus", "select-fill", "future-text", "error",
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
