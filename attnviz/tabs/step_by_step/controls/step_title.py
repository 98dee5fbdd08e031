"""The title of a step: counter, name and formula; and a badge that warns beside it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from attnviz.language import mark, tr
from attnviz.tabs.step_by_step.state.plan import LAST, StepPlan
from attnviz.tabs.step_by_step.state.state import State
from attnviz.tabs.step_by_step.words.formula import Formula, Symbol, lay_out, paint_laid, plain_text
from attnviz.tabs.step_by_step.words.formulas import title_formula
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed

FUTURE_VISIBLE = mark("future visible")
TITLE_HEIGHT = 44.0  # px of the design: the title over a picture of a step
WORD_GAP = 18.0
TITLE_GAP = 6.0
SMALLEST_TITLE = 0.75  # times the usual letters

Title = tuple[str, str, Formula]
"""Counter, name and formula of a step."""


def title_of(step: StepPlan) -> Title:
    """Return counter, name and formula of a step."""
    if step.letter:
        counter = tr(
            "{letter}, after {number} / {last}", letter=step.letter, number=step.number, last=LAST
        )
        return counter, tr(step.title), Symbol("")
    return f"{step.number} / {LAST}", tr(step.title), title_formula(step.array)


def paint_heading(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> QRectF:
    """Paint the title over a picture of a step, and what it warns of; return what is left."""
    high = theme.px(TITLE_HEIGHT)
    room = QRectF(rect.x() + theme.px(16), rect.y(), rect.width(), high)
    if state.backward is not None:
        from attnviz.tabs.step_by_step.words.backward import title

        painter.fillRect(QRectF(rect.x(), rect.y(), rect.width(), high), theme.tint)
        named = title_of(state.step)[0], title(state), Symbol("")
        paint_title(painter, room, named, theme)
        return rect.adjusted(0, high, 0, 0)
    end = paint_title(painter, room, title_of(state.step), theme)
    if state.one.future_visible:
        metrics = QFontMetricsF(theme.font("label", bold=True))
        badge = tr(FUTURE_VISIBLE)
        wide, tall = metrics.horizontalAdvance(badge) + theme.px(16), theme.px(28)
        at = QRectF(end + theme.px(16), room.center().y() - tall / 2, wide, tall)
        paint_badge(painter, at, badge, theme)
    return rect.adjusted(0, high, 0, 0)


def paint_title(painter: QPainter, rect: QRectF, title: Title, theme: Theme) -> float:
    """Paint "6 / 12  Scores  S = Q Kᵀ" and return where it ends."""
    *words, formula = title
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = theme.font("title")
    metrics = QFontMetricsF(font)
    base = rect.center().y() + metrics.capHeight() / 2
    x = rect.x()
    for place, text in enumerate(words):
        painter.setFont(font)
        painter.setPen(theme.muted if place == 0 and not theme.projector else theme.text)
        painter.drawText(QPointF(x, base), text)
        x += metrics.horizontalAdvance(text) + theme.px(WORD_GAP)
    laid = lay_out(formula, theme, theme.size("title"), bold=True)
    painter.translate(x, base)
    paint_laid(painter, laid, theme)
    painter.restore()
    return x + laid.width


def title_room(title: Title, theme: Theme) -> int:
    """Return the width of the title with some distance to what follows."""
    *words, formula = title
    metrics = QFontMetricsF(theme.font("title"))
    wide = sum(metrics.horizontalAdvance(text) + theme.px(WORD_GAP) for text in words)
    wide += lay_out(formula, theme, theme.size("title"), bold=True).width
    return int(wide + theme.px(TITLE_GAP)) + 2


class StepTitle(Themed, QWidget):
    """Counter, name and formula of the present step."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._title: Title = ("", "", Symbol(""))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Expanding)

    @property
    def text(self) -> str:
        """Return the title as plain text."""
        counter, name, formula = self._title
        return f"{counter} {name} {plain_text(formula)}"

    def set_title(self, counter: str, name: str, formula: Formula) -> None:
        """Show another step."""
        if (counter, name, formula) == self._title:
            return
        self._title = counter, name, formula
        self.setAccessibleName(self.text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the width of the text."""
        return QSize(title_room(self._title, self._theme), round(self._theme.size("title") * 1.6))

    def minimumSizeHint(self) -> QSize:
        """Return the width of the text in smaller letters: a title is never cut off."""
        hint = self.sizeHint()
        return QSize(int(hint.width() * SMALLEST_TITLE) + 1, hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the title, smaller where there is no room for it."""
        with QPainter(self) as painter:
            scale = min(1.0, self.width() / max(1, self.sizeHint().width()))
            painter.scale(scale, scale)
            rect = QRectF(0, 0, self.width() / scale, self.height() / scale)
            paint_title(painter, rect, self._title, self._theme)


class Badge(Themed, QWidget):
    """A few words in a frame that warn about a state."""

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._text = theme, text
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def text(self) -> str:
        """Return the words."""
        return self._text

    def sizeHint(self) -> QSize:
        """Return the room of the words."""
        metrics = QFontMetricsF(self._theme.font("label", bold=True))
        wide = metrics.horizontalAdvance(self._text) + self._theme.px(16)
        return QSize(int(wide) + 1, round(self._theme.px(28)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint frame and words."""
        with QPainter(self) as painter:
            paint_badge(painter, QRectF(self.rect()), self._text, self._theme)


def paint_badge(painter: QPainter, rect: QRectF, text: str, theme: Theme) -> None:
    """Paint words in a frame of the colour of warnings."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(theme.surface)
    painter.setPen(QPen(theme.warning, theme.line(2)))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), theme.px(4), theme.px(4))
    painter.setFont(theme.font("label", bold=True))
    painter.setPen(theme.warning)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()
