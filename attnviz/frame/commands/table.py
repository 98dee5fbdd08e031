"""The one table of what the window itself can do; menus, shortcuts and the F1 page read it."""

from __future__ import annotations

from functools import partial

from attnviz.frame.commands.actions import Actions, redo_text, undo_text
from attnviz.frame.files.recent import shown_folder, shown_name
from attnviz.frame.lessons.lesson_controller import ADD_STEP, RECORD_KEY
from attnviz.language import mark, tr
from attnviz.ui.tab.contract import Command

# By the name that commands give as their group; each opens with Alt and its marked letter.
MENUS = {
    "File": mark("&File"),
    "Edit": mark("&Edit"),
    "View": mark("&View"),
    "Tab": mark("&Tab"),
    "Lesson": mark("&Lesson"),
    "Help": mark("&Help"),
}
NO_AUDIENCE = mark("there is no window for the audience")
NOTHING_COMPARED = mark("nothing is compared")
NO_LESSON = mark("no lesson is running")
LOOKS = (
    ("auto", mark("Theme: match system")),
    ("light", mark("Theme: light")),
    ("dark", mark("Theme: dark")),
)


def window_commands(actions: Actions) -> list[Command]:
    """List what the window can do now, with the keys a person gave; `group` is the menu."""
    return actions.preferences.keys.of(own_window_commands(actions))


def own_window_commands(actions: Actions) -> list[Command]:
    """List what the window can do now, each command with its own keys."""
    groups = (_file, _edit, _compare, _view, _present, _model, _tab, _lesson, _help)
    return [command for group in groups for command in group(actions)]


def recent_commands(actions: Actions) -> list[Command]:
    """List the recent files as commands."""
    files = actions.files
    found = [
        Command(
            f"file.recent-{name}",
            f"{shown_name(name)}   –   {shown_folder(name)}",
            partial(files.open, name),
        )
        for name in files.recent()
    ]
    clear = Command("file.clear-recent", tr("Clear this list"), files.clear_recent)
    return [*found, clear] if found else []


def _file(actions: Actions) -> list[Command]:
    files, add = actions.files, partial(Command, group="File")
    return [
        add("file.open", tr("Open…"), files.ask_open, ("Ctrl+O",)),
        add("file.open-model", tr("Open model…"), actions.ask_open_model, ("Ctrl+Shift+O",)),
        add("file.save", tr("Save"), files.save, ("Ctrl+S",)),
        add("file.save-as", tr("Save as…"), files.ask_save, ("Ctrl+Shift+S",)),
        add(
            "file.revert", tr("Revert to saved file"), files.revert,
            enabled=files.can_revert, why=mark("there is nothing to revert"),
        ),
        add("file.new", tr("New example…"), actions.ask_new, ("Ctrl+N",)),
        add("file.start-over", tr("Start over"), files.start_over),
        add("file.export", tr("Export…"), actions.export, ("Ctrl+E",)),
        add("file.copy-picture", tr("Copy picture"), actions.copy_picture, ("Ctrl+Shift+E",)),
        add("file.settings", tr("Settings…"), actions.ask_settings, ("Ctrl+,",)),
        add("file.quit", tr("Quit"), actions.window.close, ("Ctrl+Q", "Ctrl+W")),
    ]  # fmt: skip


def _edit(actions: Actions) -> list[Command]:
    session, add = actions.session, partial(Command, group="Edit")
    again = ("Ctrl+Shift+Z", "Ctrl+Y")
    return [
        add(
            "edit.undo", undo_text(session), actions.undo, ("Ctrl+Z",),
            enabled=actions.can_undo, why=mark("there is nothing to undo"),
        ),
        add(
            "edit.redo", redo_text(session), actions.redo, again,
            enabled=actions.can_redo, why=mark("there is nothing to redo"),
        ),
        add(
            "edit.held", tr("Show the held numbers"), actions.show_held,
            enabled=actions.holds_numbers, why=mark("no number is held"),
        ),
    ]  # fmt: skip


def _compare(actions: Actions) -> list[Command]:
    """List what is compared with the bench; each step of the history is one of them."""
    add, on = partial(Command, group="Edit"), actions.is_comparing
    return [
        add(
            "compare.before", tr("Compare with before"), actions.compare_before,
            ("Ctrl+D",), checked=on,
        ),
        add("compare.with", tr("Compare with…"), actions.ask_compare),
        add("compare.start", tr("Compare with what was opened"), actions.compare_start),
        add("compare.file", tr("Compare with a file…"), actions.ask_compared_file),
        add(
            "compare.swap", tr("Swap A and B"), actions.swap_compared, ("Ctrl+Shift+D",),
            enabled=on, why=NOTHING_COMPARED,
        ),
        add("compare.pin", tr("Compare: pin what is shown now as A"), actions.pin_compared),
    ]  # fmt: skip


def _view(actions: Actions) -> list[Command]:
    themes, add = actions.themes, partial(Command, group="View")
    choices = [
        add(
            f"view.look-{name}", tr(text), partial(themes.choose, name),
            checked=partial(themes.is_chosen, name),
        )
        for name, text in LOOKS
    ]  # fmt: skip
    return [
        *choices,
        add(
            "view.projector", tr("Theme: projector"), themes.toggle_projector,
            checked=partial(themes.is_chosen, "projector"),
        ),
        add("view.next-look", tr("Next theme"), themes.cycle, ("Ctrl+Shift+L",)),
        add("view.larger", tr("Larger text"), themes.zoom_in, ("Ctrl++", "Ctrl+=")),
        add("view.smaller", tr("Smaller text"), themes.zoom_out, ("Ctrl+-",)),
        add("view.normal", tr("Text at 100%"), partial(themes.set_zoom, 100), ("Ctrl+0",)),
        add(
            "view.panel", tr("Side panel"), actions.toggle_panel, ("F9",),
            enabled=actions.has_panel, checked=partial(_shown, actions),
            why=mark("the projector theme has no side panel"),
        ),
        add(
            "view.panel-wider", tr("Widen side panel"), partial(actions.bench.widen_panel, 1),
            ("Ctrl+F9",), enabled=partial(_shown, actions), why=mark("the side panel is not open"),
        ),
        add(
            "view.panel-narrower", tr("Narrow side panel"),
            partial(actions.bench.widen_panel, -1), ("Shift+F9",),
            enabled=partial(_shown, actions), why=mark("the side panel is not open"),
        ),
        add(
            "view.full-screen", tr("Full screen"), actions.presenting.toggle_full_screen, ("F11",),
            checked=actions.window.isFullScreen,
        ),
        add(
            "view.motion", tr("Reduce motion"), actions.toggle_less_motion,
            checked=actions.less_motion,
        ),
    ]  # fmt: skip


def _present(actions: Actions) -> list[Command]:
    stage, talk, add = actions.stage, actions.talk, partial(Command, group="View")
    return [
        add(
            "view.present", tr("Present full screen"), talk.toggle, ("F5",),
            checked=talk.is_on,
        ),
        add("view.blank", tr("Blank the canvas"), talk.blank, (".", "B"), canvas_only=True),
        add(
            "view.freeze", tr("Freeze the audience’s view"), talk.freeze, ("F7",),
            enabled=talk.has_audience, why=NO_AUDIENCE, checked=talk.is_frozen,
        ),
        add(
            "view.swap", tr("Swap the two screens"), talk.swap, ("F12",),
            enabled=talk.has_audience, why=NO_AUDIENCE,
        ),
        add(
            "view.light", tr("Spotlight on the cell under the pointer"), stage.toggle_light, ("H",),
            canvas_only=True, enabled=stage.may_light, checked=stage.is_lit,
            why=mark("the spotlight works only in the projector theme"),
        ),
        add(
            "view.washed-out", tr("Washed-out preview"), stage.toggle_washed_out,
            ("Ctrl+Shift+W",), checked=stage.is_washed_out,
        ),
    ]  # fmt: skip


def _model(actions: Actions) -> list[Command]:
    """List what can be done with a model; its keys are the tabs' own while there is none."""
    desk, add = actions.models, partial(Command, group="Tab")
    if desk is None or not desk.picking.has_layers():
        return []
    changing, writing, picking = desk.changing, desk.writing, desk.picking
    return [
        add("model.head-on", tr("Model: next head"), partial(picking.step_head, 1), ("Alt+Right",)),
        add(
            "model.head-back", tr("Model: previous head"), partial(picking.step_head, -1),
            ("Alt+Left",),
        ),
        add("model.layer-on", tr("Model: next layer"), partial(picking.step_layer, 1), ("Alt+Up",)),
        add(
            "model.layer-back", tr("Model: previous layer"), partial(picking.step_layer, -1),
            ("Alt+Down",),
        ),
        add(
            "model.jump", tr("Model: go to a head by its name, such as 18.6"), desk.bar.ask_head,
            ("J",), canvas_only=True,
        ),
        add(
            "model.all-heads", tr("Model: all heads"), picking.show_all_heads, ("A",),
            canvas_only=True, enabled=picking.has_survey,
            why=mark("the layers of this model differ in shape"),
        ),
        add(
            "model.head-off", tr("Model: this head off, or on again"), changing.toggle_head, ("X",),
            canvas_only=True, enabled=desk.running.has_text, checked=changing.head_is_off,
            why=mark("captured attention cannot be run again"),
        ),
        add(
            "model.change", tr("Model: change something inside…"), changing.offer,
            ("Shift+C",), canvas_only=True, enabled=desk.running.has_text,
            why=mark("captured attention cannot be run again"),
        ),
        add(
            "model.changes-off", tr("Model: all changes off, or on again"), changing.toggle_all,
            ("Shift+X",), canvas_only=True, enabled=changing.any,
            why=mark("nothing is changed inside the model"),
        ),
        add(
            "model.write", tr("Model: write the next token"), writing.write, ("G",),
            canvas_only=True, enabled=writing.may_write,
            why=mark("captured attention cannot be run again"),
        ),
        add(
            "model.unwrite", tr("Model: undo the last written token"), writing.take_back,
            ("Shift+G",), canvas_only=True, enabled=writing.has_written,
            why=mark("the model wrote nothing here"),
        ),
        *(
            add(
                f"model.write-{rank}", tr("Model: write choice {rank}", rank=rank),
                partial(writing.write_rank, rank), enabled=writing.may_write,
                why=mark("captured attention cannot be run again"),
            )
            for rank in range(2, 6)
        ),
        add(
            "model.training", tr("Model: play its training, or pause"), desk.training.toggle,
            enabled=desk.training.has_steps,
            why=mark("no saved training steps were found beside this model"),
        ),
        add(
            "model.text", tr("Model: type a text"), desk.running.edit_text, ("F2",),
            enabled=desk.running.has_text, why=mark("captured attention has its own text"),
        ),
    ]  # fmt: skip


def _tab(actions: Actions) -> list[Command]:
    add, host, turn = partial(Command, group="Tab"), actions.host, actions.turn_tabs
    tabs = [
        add(
            f"tab.{place + 1}", f"{place + 1}  {tr(tab.title)}", partial(actions.show_tab, place),
            (f"Ctrl+{place + 1}",), checked=partial(actions.is_place, place),
        )
        for place, tab in enumerate(host.tabs)
    ]  # fmt: skip
    return [
        *tabs,
        add("tab.next", tr("Next tab"), partial(turn, 1), ("Ctrl+Tab",)),
        add("tab.previous", tr("Previous tab"), partial(turn, -1), ("Ctrl+Shift+Tab",)),
        add("tab.on", tr("Next step"), partial(actions.advance, 1), ("PgDown",)),
        add("tab.back", tr("Previous step"), partial(actions.advance, -1), ("PgUp",)),
        add(
            "tab.motion", tr("Play or pause the animation"), actions.toggle_motion, ("Space",),
            canvas_only=True,
        ),
        add("tab.climb", tr("Leave cell, canvas or projector theme"), actions.escape, ("Esc",)),
    ]  # fmt: skip


def _lesson(actions: Actions) -> list[Command]:
    add, room = partial(Command, group="Lesson"), actions.lesson_controller
    return [
        add("lesson.menu", tr("Lessons…"), room.open_menu, ("Ctrl+L",)),
        add("lesson.open", tr("Open lesson file…"), room.ask_open),
        add("lesson.tour", tr("2-minute tour"), room.start_tour),
        add(
            "lesson.steps",
            tr("List all steps of this lesson…"),
            room.open_steps,
            enabled=room.is_running,
            why=NO_LESSON,
        ),
        add(
            "lesson.notes", tr("Notes for the teacher"), room.toggle_notes,
            enabled=room.has_notes, why=mark("this lesson has no notes"),
        ),
        add(
            "lesson.leave", tr("Leave the lesson"), room.leave,
            enabled=room.is_running, why=NO_LESSON,
        ),
        add("lesson.handout", tr("Handout of a lesson…"), room.ask_handout),
        add("lesson.record", tr(ADD_STEP), room.record, (RECORD_KEY,)),
        add("lesson.edit", tr("Edit recorded lesson…"), room.edit),
    ]  # fmt: skip


def _help(actions: Actions) -> list[Command]:
    add = partial(Command, group="Help")
    return [
        add(
            "help.palette", tr("Find a command…"), actions.palette_asked.emit,
            ("Ctrl+K", "Ctrl+Shift+P"),
        ),
        add("help.page", tr("Help for this tab"), actions.ask_help, ("?",), canvas_only=True),
        add("help.start", tr("Help on the window"), partial(actions.ask_help, "start")),
        add("help.all-keys", tr("All shortcuts"), partial(actions.ask_help, "keys")),
        add("help.keys", tr("Shortcuts on this tab"), actions.keys_page_asked.emit, ("F1",)),
        add("help.menu", tr("Menu (or Alt)"), actions.menu_asked.emit, ("F10",)),
        add(
            "help.single-keys", tr("Single-letter shortcuts"), actions.toggle_single_keys,
            checked=actions.single_keys,
        ),
        add("help.about", tr("About attnviz…"), actions.about_asked.emit),
    ]  # fmt: skip


def _shown(actions: Actions) -> bool:
    return actions.bench.panel_shown
