"""Numbers that are likely to come are drawn while nothing else happens."""

from PySide6.QtCore import QObject, QTimer

from attnviz.ui.grid.glyphs import GlyphSheet

AT_ONCE = 12  # texts: less than a millisecond, so that nobody waits for it


class GlyphAhead(QObject):
    """Draws ahead for the sheets it is given, a few texts whenever there are no events."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sheets: list[GlyphSheet] = []
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    def add(self, sheet: GlyphSheet | None) -> None:
        """Draw ahead for a sheet, if it lacks anything."""
        if sheet is None or not sheet.expects:
            return
        if sheet not in self._sheets:
            self._sheets.append(sheet)
        if not self._timer.isActive():
            self._timer.start()

    @property
    def waiting(self) -> bool:
        """Whether there is anything left to draw."""
        return bool(self._sheets)

    def _go_on(self) -> None:
        sheet = self._sheets[-1]
        sheet.draw_ahead(AT_ONCE)
        if not sheet.expects:
            self._sheets.remove(sheet)
        if not self._sheets:
            self._timer.stop()
