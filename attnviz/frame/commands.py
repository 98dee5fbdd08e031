"""The one table of what the window itself can do; menus, shortcuts and the F1 page read it."""

from __future__ import annotations

from functools import partial

from attnviz.frame.actions import Actions, redo_text, undo_text
from attnviz.frame.classroom import ADD_STEP
from attnviz.language import tr
from attnviz.widgets.view import Command

MENUS = ("File", "Edit", "View", "Tab", "Lesson", "Help")
LOOKS = (
    ("auto", "Look: as the system"),
    ("light", "Look: light"),
    ("dark", "Look: dark"),
)


def window_commands(actions: Actions) -> list[Command]:
    """List what the window can do now; `group` is the menu it stands in."""
    groups = (_file, _edit, _view, _tab, _lesson, _help)
    return [command for group in groups for command in group(actions)]


def recent_commands(actions: Actions) -> list[Command]:
    """List the recent files as commands."""
    return [
        Command(f"file.recent-{name}", name, partial(actions.files.open, name))
        for name in actions.files.recent()
    ]


def _file(actions: Actions) -> list[Command]:
    files, add = actions.files, partial(Command, group="File")
    return [
        add("file.open", "Open…", files.ask_open, ("Ctrl+O",)),
        add("file.save", "Save", files.save, ("Ctrl+S",)),
        add("file.save-as", "Save as…", files.ask_save, ("Ctrl+Shift+S",)),
        add("file.revert", "Revert to the saved file", files.revert, enabled=files.can_revert),
        add("file.export", "Export picture…", actions.export_picture, ("Ctrl+E",)),
        add("file.quit", "Quit", actions.window.close, ("Ctrl+Q", "Ctrl+W")),
    ]


def _edit(actions: Actions) -> list[Command]:
    session, add = actions.session, partial(Command, group="Edit")
    again = ("Ctrl+Shift+Z", "Ctrl+Y")
    return [
        add("edit.undo", undo_text(session), actions.undo, ("Ctrl+Z",), enabled=actions.can_undo),
        add("edit.redo", redo_text(session), actions.redo, again, enabled=actions.can_redo),
    ]


def _view(actions: Actions) -> list[Command]:
    looks, add = actions.looks, partial(Command, group="View")
    choices = [
        add(
            f"view.look-{name}", text, partial(looks.choose, name),
            checked=partial(looks.is_chosen, name),
        )
        for name, text in LOOKS
    ]  # fmt: skip
    return [
        *choices,
        add(
            "view.projector", "Look: projector", looks.toggle_projector,
            checked=partial(looks.is_chosen, "projector"),
        ),
        add("view.next-look", "Next look", looks.cycle, ("Ctrl+Shift+L",)),
        add("view.larger", "Larger text", looks.zoom_in, ("Ctrl++", "Ctrl+=")),
        add("view.smaller", "Smaller text", looks.zoom_out, ("Ctrl+-",)),
        add("view.normal", "Text at 100 %", partial(looks.set_zoom, 100), ("Ctrl+0",)),
        add(
            "view.panel", "Side panel", actions.toggle_panel, ("F9",),
            enabled=actions.has_panel, checked=partial(_shown, actions),
        ),
        add(
            "view.present", tr("Present"), actions.presenting.toggle, ("F5",),
            checked=partial(_presenting, actions),
        ),
        add(
            "view.full-screen", "Full screen", actions.presenting.toggle_full_screen, ("F11",),
            checked=actions.window.isFullScreen,
        ),
        add(
            "view.motion", "Less motion", actions.toggle_less_motion, checked=actions.less_motion
        ),
    ]  # fmt: skip


def _tab(actions: Actions) -> list[Command]:
    add, host = partial(Command, group="Tab"), actions.host
    tabs = [
        add(
            f"tab.{place + 1}", f"{place + 1}  {tab.title}", partial(actions.show_tab, place),
            (f"Ctrl+{place + 1}",), checked=partial(actions.is_place, place),
        )
        for place, tab in enumerate(host.tabs)
    ]  # fmt: skip
    return [
        *tabs,
        add("tab.next", "Next tab", partial(host.turn, 1), ("Ctrl+Tab",)),
        add("tab.previous", "Previous tab", partial(host.turn, -1), ("Ctrl+Shift+Tab",)),
        add("tab.on", "Next step", partial(actions.advance, 1), ("PgDown",)),
        add("tab.back", "Previous step", partial(actions.advance, -1), ("PgUp",)),
        add(
            "tab.motion", "Play or pause what moves", actions.toggle_motion, ("Space",),
            canvas_only=True,
        ),
        add("tab.climb", "Leave: cell, canvas, projector look", actions.climb, ("Esc",)),
    ]  # fmt: skip


def _lesson(actions: Actions) -> list[Command]:
    add, room = partial(Command, group="Lesson"), actions.classroom
    if room is None:
        return []
    return [
        add("lesson.menu", "Lessons…", room.open_menu, ("Ctrl+L",)),
        add("lesson.open", "Open lesson file…", room.ask_open),
        add("lesson.tour", "2-minute tour", room.start_tour),
        add("lesson.steps", "All steps of this lesson…", room.open_steps, enabled=room.is_running),
        add("lesson.notes", "Notes for the teacher", room.toggle_notes, enabled=room.has_notes),
        add("lesson.leave", "Leave the lesson", room.leave, enabled=room.is_running),
        add("lesson.record", ADD_STEP, room.record, ("Ctrl+Shift+R",)),
        add("lesson.edit", "Edit recorded lesson…", room.edit),
    ]


def _help(actions: Actions) -> list[Command]:
    add = partial(Command, group="Help")
    return [
        add("help.keys", "Keys of this tab", actions.keys_page_asked.emit, ("F1",)),
        add("help.menu", "Menu (also Alt)", actions.menu_asked.emit, ("F10",)),
        add(
            "help.single-keys", "Single letters are keys", actions.toggle_single_keys,
            checked=actions.single_keys,
        ),
        add("help.about", "About attnviz…", actions.about_asked.emit),
    ]  # fmt: skip


def _shown(actions: Actions) -> bool:
    return actions.bench.panel_shown


def _presenting(actions: Actions) -> bool:
    return actions.presenting.active
