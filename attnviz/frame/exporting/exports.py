"""Exporting and copying what the tab in front shows: opens the dialog, remembers its choices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Signal

from attnviz.frame.exporting.request import ExportRequest, read_request
from attnviz.frame.files.folder import first_folder
from attnviz.language import tr
from attnviz.settings import EXPORT, FOLDER

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from attnviz.export.choice import What
    from attnviz.frame.chrome.tabs import TabHost
    from attnviz.frame.chrome.theme_manager import ThemeManager
    from attnviz.frame.exporting.dialog import ExportDialog
    from attnviz.frame.exporting.job import ExportJob
    from attnviz.frame.files.open_save import Files
    from attnviz.model.document.lab import Slot
    from attnviz.model.lessons.lesson import Lesson
    from attnviz.session import Session
    from attnviz.settings import Settings
    from attnviz.ui.look.theme import Theme

COPIED_SCALE = 2.0


class Exports(QObject):
    """Brings the tab in front into files and onto the clipboard."""

    said = Signal(str)

    def __init__(
        self,
        window: QWidget,
        session: Session,
        *,
        themes: ThemeManager,
        settings: Settings,
        host: TabHost,
        files: Files,
        lesson: Callable[[], Lesson | None],
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._themes = window, session, themes
        self._settings, self._host, self._files, self._lesson = settings, host, files, lesson
        self.dialog: ExportDialog | None = None

    def open(
        self, what: What | None = None, array: str | None = None, *, one_head: bool = False
    ) -> None:
        """Open the dialog as it was left, or at one thing to export.

        Parameters
        ----------
        array : of a picture one matrix alone, "" = all that is shown
        one_head : with `array`, whether it is that of the head chosen alone
        """
        from attnviz.frame.exporting.dialog import DialogContext, ExportDialog
        from attnviz.frame.exporting.form import ExportForm

        if self.dialog is not None:
            self.dialog.raise_()
            return
        view = self._host.view
        form = ExportForm(
            self._whats(),
            self._motions(),
            self._arrays(),
            view.id,
            several_heads=self._has_several_heads(),
        )
        request = read_request(self._settings.get(EXPORT))
        if array is not None:
            parts, alone = request.parts | {view.id: array}, request.one_head | {view.id: one_head}
            request = replace(request, parts=parts, one_head=alone)
        form.set_request(request if what is None else replace(request, what=what))
        folder = first_folder(self._settings)
        setting = DialogContext(self.job, f"{self._stem()}-{view.id}", folder, self._themes.theme)
        dialog = self.dialog = ExportDialog(self._window, form, setting)
        dialog.saved.connect(self._on_saved)
        dialog.copy_wanted.connect(self._copy)
        dialog.finished.connect(self._on_closed)
        dialog.open()

    def copy_picture(self) -> None:
        """Put the tab on the clipboard as it is on screen, light or as chosen for exports."""
        request = replace(read_request(self._settings.get(EXPORT)), what="picture")
        self._copy(self.job(request))
        self.said.emit(tr("Copied: picture of the tab"))

    def job(self, request: ExportRequest) -> ExportJob:
        """Return what is to be exported of the tab in front."""
        from attnviz.frame.exporting.job import ExportJob

        view = self._host.view
        size = QSize(*request.size) if request.size else None
        job = ExportJob(
            view,
            self._session,
            self._theme(request, size),
            self._name(),
            request.choice(1, view.id),
            size,
            self._lesson(),
        )
        return replace(job, choice=request.choice(job.whole.width(), view.id))

    def _theme(self, request: ExportRequest, size: QSize | None) -> Theme:
        from attnviz.ui.look.theme import lettered, theme

        shown = self._themes.theme
        name = shown.name if request.look == "screen" else request.look
        found = shown
        if name != shown.name or size is not None:
            high = self._window.height() if size is None else size.height()
            found = theme(name, high, shown.zoom)
        style = request.choice(1, self._host.view.id).style
        plain = style.font_size is None and not style.font
        return found if plain else lettered(found, style.font_size, style.font)

    def _whats(self) -> list[What]:
        view = self._host.view
        found: list[What] = ["picture"]
        if view.id == "steps":
            found.append("steps")
        if self._lesson() is not None:
            found.append("lesson")
        if self._motions():
            found.append("animation")
        return [*found, "page", "arrays", "worksheet"]

    def _motions(self) -> list[tuple[str, str]]:
        from attnviz.frame.exporting.reels import reels_of

        return [(reel.id, reel.title) for reel in reels_of(self._host.view)]

    def _arrays(self) -> list[str]:
        from attnviz.export.tab_tables import tab_tables

        return [table.name for table in tab_tables(self._session, self._host.view.id)]

    def _has_several_heads(self) -> bool:
        from attnviz.export.exhibits import OF_TABS

        tab = self._host.view.id
        slot: Slot = "example" if tab == "steps" else "document"
        return tab not in OF_TABS and self._session.document(slot).n_heads > 1

    def _name(self) -> str:
        lesson = self._lesson()
        return self._files.name if lesson is None else lesson.title

    def _stem(self) -> str:
        from attnviz.frame.files.named import file_name

        path = self._files.path
        lesson = self._lesson()
        if lesson is not None:
            return file_name(lesson.title)
        return path.stem if path is not None else file_name(self._files.name)

    def _copy(self, job: ExportJob) -> None:
        from attnviz.export.backgrounds import on_background
        from attnviz.export.clipboard import copy_picture
        from attnviz.export.drawing import shrunk

        theme = on_background(job.theme, job.choice.background)
        shown = replace(job, theme=theme)
        frame, draw = shown.page()
        copy_picture(
            shrunk(draw, shown.shrink),
            job.whole,
            scale=COPIED_SCALE,
            background=theme.window,
            title=frame.text,
        )

    def _on_saved(self, paths: list[Path]) -> None:
        self._settings.set(FOLDER, str(paths[0].absolute().parent))
        if len(paths) == 1:
            self.said.emit(tr("Saved: {path}", path=paths[0]))
        else:
            self.said.emit(
                tr("Saved: {n} files, starting with {path}", n=len(paths), path=paths[0])
            )

    def _on_closed(self) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            self._settings.set(EXPORT, dialog.form.request.text())
            dialog.deleteLater()
