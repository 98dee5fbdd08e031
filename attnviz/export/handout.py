"""The sheet of a lesson as PDF: for pupils with blanks, for the teacher with what belongs in them.

Both have one layout, so that an answer lies where the blank is; all is black, for copiers. Above a
dashed line, where the sheet is folded, stand the predictions and no answer. The teacher's sheet has
the wrong thoughts and the seconds in its margin, and the notes on pages of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from attnviz.export.drawing import Draw
from attnviz.export.handout_figures import figure_height, paint_figure
from attnviz.export.pdf import A4, RESOLUTION, pdf_bytes
from attnviz.language import labelled, mark, tr
from attnviz.model.files import library
from attnviz.model.lessons.handout import Handout, LinePart, Work
from attnviz.model.lessons.lesson import Lesson
from attnviz.model.lessons.step import LETTERS, LessonStep
from attnviz.ui.look.theme import Theme, theme

PAPERS = {"a4": A4, "letter": QSizeF(8.5 * RESOLUTION, 11 * RESOLUTION)}
READERS = ("pupils", "teacher")
MARGIN, SIDE, GAP = 36.0, 120.0, 14.0
TEXT = 14  # pixels of the text as it is laid out
SCALES = tuple(1.05 - 0.01 * i for i in range(40))  # of the whole sheet: 11 points, or what fits
NOTES = 0.86  # of the teacher's back
LINE = 1.32
LEAST_BLANK = 34.0
HANDWRITING = 1.5  # of the width of printed letters
RULED = 1.45  # height of a line to write on, of a printed one
ROWS = 3  # of the experiment
BLACK = QColor("black")
FOLD = mark("fold here; open after the last vote")


@dataclass(frozen=True, eq=False)
class _Sheet:
    """What is laid out: lesson and sheet, for whom, and in letters of which size."""

    lesson: Lesson
    handout: Handout
    teacher: bool
    look: Theme
    px: int

    def font(self, bold: bool = False, italic: bool = False, scale: float = 1.0) -> QFont:
        return self.look.font("label", bold=bold, italic=italic, px=round(self.px * scale))

    def metrics(self, bold: bool = False, scale: float = 1.0) -> QFontMetricsF:
        return QFontMetricsF(self.font(bold, scale=scale))

    @property
    def line(self) -> float:
        return round(self.px * LINE)


@dataclass(frozen=True, eq=False)
class _Placed:
    """Something that stands on a page and is not broken."""

    height: float
    paint: Callable[[QPainter, QRectF], None]
    after: float = 4.0


def handout_bytes(
    lesson: Lesson, handout: Handout, *, readers: str = "pupils", paper: str = "a4"
) -> bytes:
    """Return the sheet of a lesson as a PDF.

    Parameters
    ----------
    readers : "pupils" or "teacher"
    paper : "a4" or "letter"
    """
    pages = handout_pages(lesson, handout, readers=readers, paper=paper)
    about = tr("Handout: {lesson}", lesson=lesson.title)
    return pdf_bytes(pages, PAPERS[paper], title=about)


def handout_pages(
    lesson: Lesson, handout: Handout, *, readers: str = "pupils", paper: str = "a4"
) -> list[Draw]:
    """Return the drawings of all pages; see `handout_bytes`."""
    size = PAPERS[paper]
    sheet = _Sheet(lesson, handout, readers == "teacher", theme("light"), TEXT)

    def paged(make: Callable[[float], Iterator[_Placed]], side: float, scale: float) -> list[Draw]:
        room = (size - QSizeF(2 * MARGIN, 2 * MARGIN)) / scale
        blocks = list(make(room.width() - side))
        return [_page(each, scale) for each in _paged(blocks, room.height())]

    for scale in SCALES:
        found = paged(lambda wide: _blocks(sheet, wide), SIDE, scale)
        if len(found) == 1:
            break
    if sheet.teacher:
        found += paged(lambda wide: _notes(sheet, wide), 0.0, NOTES)
    return found


def _paged(blocks: Sequence[_Placed], room: float) -> list[list[_Placed]]:
    """Break blocks into pages."""
    pages: list[list[_Placed]] = [[]]
    y = 0.0
    for block in blocks:
        if pages[-1] and y + block.height > room:
            pages.append([])
            y = 0.0
        pages[-1].append(block)
        y += block.height + block.after
    return pages


def _page(blocks: Sequence[_Placed], scale: float) -> Draw:
    def draw(painter: QPainter, rect: QRectF) -> None:
        painter.scale(scale, scale)
        whole = QRectF(rect.topLeft() / scale, rect.size() / scale)
        edge = MARGIN / scale
        inner = whole.adjusted(edge, edge, -edge, -edge)
        y = inner.y()
        for block in blocks:
            painter.save()
            painter.setPen(QPen(BLACK, 1))
            block.paint(painter, QRectF(inner.x(), y, inner.width(), block.height))
            painter.restore()
            y += block.height + block.after

    return draw


# The sheet


def _blocks(sheet: _Sheet, wide: float) -> Iterator[_Placed]:
    lesson, handout = sheet.lesson, sheet.handout
    yield _heading(sheet, wide)
    if lesson.goal:
        goal = tr("Goal: {goal}", goal=lesson.goal)
        yield _text(sheet, goal, wide, shown=sheet.teacher, italic=True)
    if handout.votes:
        yield _title(sheet, 1, tr("My predictions"), wide)
        for vote in handout.votes:
            step = lesson.steps[vote.step - 1]
            yield _vote(
                sheet, vote.text or " ".join(filter(None, (step.say, step.ask))), step, wide
            )
        yield _fold(sheet)
    if handout.work:
        yield _title(sheet, 2, tr("Work it out"), wide)
        for work in handout.work:
            yield _figure(sheet, work, wide) if work.figure else _line(sheet, work.pieces, wide)
    if handout.experiment:
        yield _title(sheet, 3, tr("Our experiment"), wide)
        yield _experiment(sheet, wide)
    if handout.question:
        yield _title(sheet, 4, tr("In one sentence"), wide)
        yield _text(sheet, handout.question, wide)
        yield _ruled(sheet, handout.answer, wide, 2)
    last = lesson.steps[-1]
    if last.kind == "slide" and last.answer:
        yield _title(sheet, 5, tr("Take home"), wide)
        yield _text(sheet, last.say, wide)
        yield _ruled(sheet, last.answer, wide, 2)


def _heading(sheet: _Sheet, wide: float) -> _Placed:
    title, course = sheet.lesson.title, library.course()
    if sheet.lesson.name in course:
        number = course.index(sheet.lesson.name) + 1
        title = "attnviz · " + tr("Lesson {number} · {title}", number=number, title=title)

    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.setFont(sheet.font(bold=True, scale=1.25))
        painter.drawText(rect.bottomLeft() - QPointF(0, 6), title)
        painter.setFont(sheet.font())
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        who = tr("For the teacher") if sheet.teacher else tr("Name") + " ____________________"
        painter.drawText(rect.adjusted(0, 0, 0, -6), right, who)
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())

    return _Placed(sheet.line * 1.7, paint)


def _title(sheet: _Sheet, number: int, text: str, wide: float) -> _Placed:
    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.setFont(sheet.font(bold=True))
        painter.drawText(rect.bottomLeft() - QPointF(0, 3), f"{number}   {text}")

    return _Placed(sheet.line * 1.25, paint, after=2.0)


def _fold(sheet: _Sheet) -> _Placed:
    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.setPen(QPen(BLACK, 1, Qt.PenStyle.DashLine))
        painter.drawLine(rect.topLeft(), rect.topRight())
        painter.setFont(sheet.font(scale=0.8))
        painter.drawText(rect, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, tr(FOLD))

    return _Placed(sheet.line, paint)


def _vote(sheet: _Sheet, asked: str, step: LessonStep, wide: float) -> _Placed:
    """Return a vote: its question, its choices in full, where to mark them, and a line for why."""
    question = _lines(sheet, (LinePart(asked),), wide, bold=True)
    each = [
        _lines(sheet, (LinePart(f"{LETTERS[place]}   {choice}"),), (wide - GAP) / 2)
        for place, choice in enumerate(step.choices)
    ]
    rows = [each[at : at + 2] for at in range(0, len(each), 2)]
    highs = [max(map(len, row)) * sheet.line for row in rows]
    marks = 1.35 * sheet.line
    height = len(question) * sheet.line + sum(highs) + 2 * marks

    def paint(painter: QPainter, rect: QRectF) -> None:
        y = _paint_lines(sheet, painter, rect.topLeft(), question, bold=True)
        for row, high in zip(rows, highs, strict=True):
            for place, lines in enumerate(row):
                x = rect.x() + place * ((wide + GAP) / 2)
                _paint_lines(sheet, painter, QPointF(x, y), lines)
            y += high
        _paint_marks(sheet, painter, QRectF(rect.x(), y, wide, marks), step)
        _paint_rule(sheet, painter, QRectF(rect.x(), y + marks, wide, marks), tr("because"))
        if sheet.teacher:
            _paint_margin(sheet, painter, rect, wide, _thoughts(step))

    return _Placed(height, paint, after=6.0)


def _paint_marks(sheet: _Sheet, painter: QPainter, rect: QRectF, step: LessonStep) -> None:
    """Paint the letters to be marked before and after the talk, and the blank for what it was."""
    letters = "   ".join(LETTERS[: len(step.choices)])
    when = [tr("before"), tr("after the talk")] if step.kind == "discuss" else [tr("before")]
    marks = [f"{text}   {letters}" for text in when if letters]
    base = rect.bottom() - 5
    painter.setFont(sheet.font())
    x = rect.x()
    for text in marks:
        painter.drawText(QPointF(x, base), text)
        x += sheet.metrics().horizontalAdvance(text) + 3 * GAP
    if not letters:
        text = tr("my answer")
        painter.drawText(QPointF(x, base), text)
        x += sheet.metrics().horizontalAdvance(text) + 6
        painter.drawLine(QPointF(x, base + 3), QPointF(x + 80, base + 3))
        x += 80 + 3 * GAP
    text = tr("it was")
    painter.drawText(QPointF(x, base), text)
    x += sheet.metrics().horizontalAdvance(text) + 6
    painter.drawLine(QPointF(x, base + 3), QPointF(x + 70, base + 3))
    if sheet.teacher:
        painter.setFont(sheet.font(bold=True))
        painter.drawText(QPointF(x + 6, base), step.answer)


def _thoughts(step: LessonStep) -> str:
    """Return what a teacher has beside a vote: the thought behind each wrong answer."""
    wrong = [
        labelled(LETTERS[place], reason) for place, reason in enumerate(step.reasons) if reason
    ]
    wrong += [labelled(f"{one.number:g}", one.text) for one in step.diagnoses]
    return "\n".join([f"{step.seconds} s", *wrong] if step.seconds else wrong)


def _paint_margin(sheet: _Sheet, painter: QPainter, rect: QRectF, wide: float, text: str) -> None:
    """Paint a remark into the margin, in letters small enough for its height."""
    room = QRectF(rect.x() + wide + GAP, rect.y(), rect.width() - wide - GAP, rect.height())
    flags = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
    for px in range(round(sheet.px * 0.8), 5, -1):
        font = sheet.look.font("label", italic=True, px=px)
        if QFontMetricsF(font).boundingRect(room, flags, text).height() <= room.height():
            break
    painter.setFont(font)
    painter.drawText(room, flags, text)


def _experiment(sheet: _Sheet, wide: float) -> _Placed:
    heads = sheet.handout.experiment
    high = sheet.line * 1.5
    first = 0.4 if len(heads) > 1 else 1.0
    widths = [wide * first, *[wide * (1 - first) / (len(heads) - 1)] * (len(heads) - 1)]
    step = next((step for step in sheet.lesson.steps if step.kind == "edit"), None)

    def paint(painter: QPainter, rect: QRectF) -> None:
        for row in range(ROWS + 1):
            x = rect.x()
            for column, width in enumerate(widths):
                cell = QRectF(x, rect.y() + row * high, width, high)
                painter.drawRect(cell)
                said = heads[column] if row == 0 else ""
                if sheet.teacher and step is not None and 0 < row <= len(step.tries):
                    one = step.tries[row - 1]
                    said = {0: one.label, len(widths) - 1: one.reveal}.get(column, "")
                _paint_fitted(sheet, painter, cell.adjusted(5, 1, -5, -1), said, bold=row == 0)
                x += width

    return _Placed(high * (ROWS + 1), paint)


def _paint_fitted(
    sheet: _Sheet, painter: QPainter, rect: QRectF, text: str, bold: bool = False
) -> None:
    flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
    for px in range(round(sheet.px * 0.9), 5, -1):
        font = sheet.look.font("label", bold=bold, px=px)
        if QFontMetricsF(font).boundingRect(rect, flags, text).height() <= rect.height():
            break
    painter.setFont(font)
    painter.drawText(rect, flags, text)


def _figure(sheet: _Sheet, work: Work, wide: float) -> _Placed:
    screens = [sheet.lesson.shown(number - 1, revealed=True) for number in work.steps]
    high = figure_height(work.figure, sheet.px)

    def paint(painter: QPainter, rect: QRectF) -> None:
        room = QRectF(rect.x(), rect.y(), wide, rect.height())
        paint_figure(painter, room, work.figure, screens, filled=sheet.teacher, fonts=sheet.font)

    return _Placed(high, paint, after=8.0)


def _ruled(sheet: _Sheet, answer: str, wide: float, rows: int) -> _Placed:
    """Return lines to write on; the teacher's have the answer."""
    high, lines = sheet.line * RULED, _lines(sheet, (LinePart(answer),), wide, bold=True)
    rows = max(rows, len(lines))

    def paint(painter: QPainter, rect: QRectF) -> None:
        for row in range(1, rows + 1):
            y = rect.y() + row * high
            painter.drawLine(QPointF(rect.x(), y), QPointF(rect.x() + wide, y))
        if sheet.teacher:
            _paint_lines(sheet, painter, rect.topLeft(), lines, bold=True, scale=RULED)

    return _Placed(high * rows, paint)


def _paint_rule(sheet: _Sheet, painter: QPainter, rect: QRectF, text: str) -> None:
    base = rect.bottom() - 5
    painter.setFont(sheet.font())
    painter.drawText(QPointF(rect.x(), base), text)
    x = rect.x() + sheet.metrics().horizontalAdvance(text) + 6
    painter.drawLine(QPointF(x, base + 3), QPointF(rect.right(), base + 3))


def _text(
    sheet: _Sheet, text: str, wide: float, shown: bool = True, italic: bool = False
) -> _Placed:
    lines = _lines(sheet, (LinePart(text),), wide)

    def paint(painter: QPainter, rect: QRectF) -> None:
        if shown:
            _paint_lines(sheet, painter, rect.topLeft(), lines, italic=italic)

    return _Placed(len(lines) * sheet.line, paint)


def _line(sheet: _Sheet, pieces: tuple[LinePart, ...], wide: float) -> _Placed:
    lines = _lines(sheet, pieces, wide, scale=1.5)

    def paint(painter: QPainter, rect: QRectF) -> None:
        _paint_lines(sheet, painter, rect.topLeft(), lines, scale=1.5)

    return _Placed(len(lines) * sheet.line * 1.5, paint, after=0.0)


@dataclass(frozen=True)
class _Word:
    """A word or a blank, and where it stands in its line."""

    x: float
    width: float
    text: str
    blank: bool


def _lines(
    sheet: _Sheet, pieces: Sequence[LinePart], wide: float, bold: bool = False, scale: float = 1.0
) -> list[list[_Word]]:
    """Break words and blanks into lines; a blank is as wide as its answer is by hand."""
    metrics = sheet.metrics(bold)
    space = metrics.horizontalAdvance(" ")
    lines: list[list[_Word]] = [[]]
    x = 0.0
    for text, blank, glued in _words(pieces):
        width = metrics.horizontalAdvance(text)
        if blank:
            width = max(LEAST_BLANK, width * HANDWRITING)
        gap = 0.0 if glued or not lines[-1] else space
        if lines[-1] and not glued and x + gap + width > wide:
            lines.append([])
            x = gap = 0.0
        lines[-1].append(_Word(x + gap, width, text, blank))
        x += gap + width
    return lines


def _words(pieces: Sequence[LinePart]) -> Iterator[tuple[str, bool, bool]]:
    """Yield words and blanks, and whether each stands close to what is before it."""
    ended = True
    for piece in pieces:
        if piece.blank:
            yield piece.text, True, not ended
            ended = False
            continue
        parts = piece.text.split(" ")
        for place, part in enumerate(parts):
            if part:
                yield part, False, place == 0 and not ended
                ended = False
            if place < len(parts) - 1:
                ended = True


def _paint_lines(
    sheet: _Sheet,
    painter: QPainter,
    at: QPointF,
    lines: Sequence[Sequence[_Word]],
    *,
    bold: bool = False,
    italic: bool = False,
    scale: float = 1.0,
) -> float:
    """Paint lines, blanks with or without what belongs into them; return where they end."""
    y = at.y()
    for line in lines:
        y += sheet.line * scale
        base = y - sheet.line * 0.3
        for word in line:
            x = at.x() + word.x
            if word.blank:
                painter.drawLine(QPointF(x, base + 3), QPointF(x + word.width, base + 3))
            if not word.blank or sheet.teacher:
                painter.setFont(sheet.font(bold or word.blank, italic))
                painter.drawText(QPointF(x + (4 if word.blank else 0), base), word.text)
    return y


# The notes


def _notes(sheet: _Sheet, wide: float) -> Iterator[_Placed]:
    yield _heading(sheet, wide)
    for number, step in enumerate(sheet.lesson.steps, 1):
        head = f"{number}   {step.say}" + (f"   ({step.seconds} s)" if step.seconds else "")
        yield replace(_bold(sheet, head, wide), after=0.0)
        for text in filter(None, (_revealed(step), step.notes)):
            yield _text(sheet, text, wide)


def _revealed(step: LessonStep) -> str:
    parts = [step.answer, step.reveal] if step.kind not in ("edit", "show") else []
    return " · ".join(filter(None, parts))


def _bold(sheet: _Sheet, text: str, wide: float) -> _Placed:
    lines = _lines(sheet, (LinePart(text),), wide, bold=True)

    def paint(painter: QPainter, rect: QRectF) -> None:
        _paint_lines(sheet, painter, rect.topLeft(), lines, bold=True)

    return _Placed(len(lines) * sheet.line, paint)
