"""The look of the standard controls: a palette with every role set and a small style sheet."""

from collections.abc import Mapping

from PySide6.QtCore import QDir
from PySide6.QtGui import QColor, QPalette

from attnviz.resources import FOLDER
from attnviz.ui.look.focus_ring import ring_width
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.tones import HIGH, RADIUS, Kind, State, tone

PAD = 12.0  # px of the design: at either side of the text of a button


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


def style_sheet(theme: Theme) -> str:
    """Return the style sheet of `theme` for the controls of dialogs, fields, lists and sliders.

    A label says by its property "role" what it is: title, heading, strong, body, tick. Buttons of
    the window paint themselves, see `PaintedButton`; those of dialogs look alike.
    """
    c = {name: _css(theme.colour(name)) for name in _USED}
    label, body, tick = (theme.size(role) for role in ("label", "body", "tick"))
    thin, two = max(1, round(theme.line(1))), round(ring_width(theme))
    ring, edge = f"{two}px solid {c['focus']}", f"{thin}px solid {c['border']}"
    around = f"{thin}px solid {_css(theme.popup_edge)}"
    radius, pad = round(theme.px(RADIUS)), round(theme.px(PAD)) - two
    high = round(theme.px(HIGH))
    groove, thumb = round(theme.px(4)), round(theme.px(16))
    return f"""
QWidget {{ font-size: {label}px; color: {c["text"]}; }}
QToolTip {{ background: {c["text"]}; color: {c["window"]}; border: 0; padding: 4px 8px;
  font-size: {tick}px; }}
QPushButton, QToolButton {{ border-radius: {radius}px; min-height: {max(0, high - 2 * two)}px;
  padding: 0 {pad}px; }}
{_buttons(theme, "plain")}
{_buttons(theme, "primary", ":default")}
QPushButton:focus, QToolButton:focus {{ border: {ring}; margin: 0; }}
QPushButton:default:focus {{ background: {c["tint"]}; color: {c["accent"]}; border: {ring};
  margin: 0; }}
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox {{ background: {c["surface"]}; border: {edge};
  border-radius: {radius}px; min-height: {max(0, high - 2 * thin)}px;
  padding: 0 {round(theme.px(8))}px;
  selection-background-color: {c["accent"]}; selection-color: {c["on-accent"]}; }}
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus {{ border: {ring}; }}
QComboBox:hover, QLineEdit:hover {{ border-color: {c["text"]}; }}
QComboBox QAbstractItemView {{ background: {c["surface"]}; border: {around}; }}
QTreeWidget, QListWidget, QPlainTextEdit, QTextBrowser {{ background: {c["surface"]};
  border: {edge}; border-radius: {radius}px; }}
QTreeWidget:focus, QListWidget:focus, QPlainTextEdit:focus, QTextBrowser:focus {{ border: {ring}; }}
QSpinBox::up-button, QSpinBox::down-button {{ width: 0; border: 0; }}
QSpinBox, QDoubleSpinBox {{ max-height: {high - 2 * thin}px; }}
QFileDialog QToolButton {{ padding: 0; min-width: {high - 2 * two}px; }}
QLineEdit {{ placeholder-text-color: {c["muted"]}; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QLineEdit[wrong="true"] {{ border: {theme.line(2):g}px solid {c["error"]}; }}
QComboBox {{ padding-right: {high - 2 * two}px; }}
QComboBox::drop-down {{ subcontrol-origin: border; subcontrol-position: right; border: 0;
  width: {high - 2 * two}px; background: transparent; }}
QComboBox::down-arrow {{ image: url({_arrow(theme)}); width: {round(theme.px(11))}px;
  height: {round(theme.px(11))}px; }}
QTabWidget::pane {{ border: 0; border-top: 1px solid {c["line"]}; }}
QTabBar::tab {{ background: transparent; color: {c["muted"]}; border: 0; padding: 0 {pad}px;
  min-height: {round(theme.px(36))}px; border-bottom: 2px solid transparent; }}
QTabBar::tab:selected {{ color: {c["text"]}; border-bottom-color: {c["accent"]}; }}
QTabBar::tab:focus {{ border: {ring}; border-radius: {radius}px; }}
QSlider:horizontal {{ min-height: {max(0, high - 2 * two)}px;
  border: {two}px solid transparent; }}
QSlider::groove:horizontal {{ background: {c["border"] if theme.projector else c["grid"]};
  height: {groove}px; border-radius: {groove // 2}px; }}
QSlider::sub-page:horizontal {{ background: {c["accent"]}; border-radius: {groove // 2}px; }}
QSlider::handle:horizontal {{ background: {c["accent"]}; border: 3px solid {c["window"]};
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
QMenu {{ background: {c["surface"]}; border: {around}; padding: 4px; }}
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
    "window", "surface", "panel", "fill", "line", "grid", "tint", "text", "muted", "border",
    "accent", "on-accent", "focus", "future-text", "error",
)  # fmt: skip
_SHOWN_AS: Mapping[State, str] = {
    "rest": "", "hover": ":hover", "pressed": ":pressed", "chosen": ":checked", "off": ":disabled",
}  # fmt: skip


def _buttons(theme: Theme, kind: Kind, which: str = "") -> str:
    """Return the rules of a kind of button for all its states."""
    wide = max(2, round(theme.line(1)))
    away = max(0, round(ring_width(theme)) - wide)  # the ring may be wider: nothing moves then
    rules = []
    for state, shown in _SHOWN_AS.items():
        applied = tone(theme, kind, state)
        ground, edge = (
            applied.ground or theme.window,
            applied.edge or applied.ground or theme.window,
        )
        buttons = f"QPushButton{which}{shown}, QToolButton{which}{shown}"
        rules.append(
            f"{buttons} {{ background: {_css(ground)};"
            f" color: {_css(applied.ink)}; border: {wide}px solid {_css(edge)};"
            f" margin: {away}px; }}"
        )
    return "\n".join(rules)


def _arrow(theme: Theme) -> str:
    """Return the picture of a drop-down arrow that shows on this look's surface.

    The folder is behind a name of its own: its path may hold any sign, and a style sheet takes
    most of them for the end of the picture's name, which loses the whole sheet.
    """
    QDir.setSearchPaths("attnviz", [str(FOLDER / "icons")])
    return "attnviz:arrow-dark.svg" if theme.name == "dark" else "attnviz:arrow-light.svg"


def _css(colour: QColor) -> str:
    return colour.name()
