"""Everything a person can do on this tab, with its keys."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from attnviz.language import mark, tr
from attnviz.model.files.presets import PRESETS
from attnviz.tabs.step_by_step.choices import SENTENCE
from attnviz.tabs.step_by_step.copying import FORMS
from attnviz.tabs.step_by_step.plan import LAST, PLANS
from attnviz.ui.tab.contract import Command

if TYPE_CHECKING:
    from attnviz.tabs.step_by_step.view import StepByStepView

STEPS, NUMBERS, LOOKS, COPY = (
    mark("Steps"),
    mark("Numbers"),
    mark("What is shown"),
    mark("Copy and files"),
)


def commands(view: StepByStepView) -> list[Command]:
    """List the commands of a view."""
    copies = [view.guarded(command) for command in _copies(view)]
    picks = view.picked.picking.commands("steps", tr(NUMBERS), view.picked.here)
    return [
        *_steps(view),
        *_numbers(view),
        *picks,
        *_themes(view),
        *view.predict_commands(),
        *copies,
    ]


def _steps(view: StepByStepView) -> list[Command]:
    group = tr(STEPS)
    go_to, ask = view.walker.go_to, view.canvas.entry.ask
    listed = [
        Command(
            "steps.back", tr("One step back"), partial(view.advance, -1), ("Left", "PgUp"), True,
            enabled=lambda: view.step.number > 1, group=group,
            why=mark("this is the first step"),
        ),
        Command(
            "steps.next", tr("One step on"), partial(view.advance, 1), ("Right", "PgDown"), True,
            enabled=lambda: view.step.number < LAST, group=group,
            why=mark("this is the last step"),
        ),
        Command(
            "steps.play", tr("Play or pause"), view.toggle_motion, ("Space",), True,
            checked=lambda: view.walker.player.playing, group=group,
        ),
        Command("steps.first", tr("First step"), partial(go_to, 1), ("Home",), True, group=group),
        Command("steps.last", tr("Last step"), partial(go_to, LAST), ("End",), True, group=group),
        Command("steps.go", tr("Go to a step by number"), ask, ("Ctrl+G",), group=group),
    ]  # fmt: skip
    for plan in PLANS:
        listed.append(
            Command(
                f"steps.go_{plan.number}",
                tr("Step {number}: {title}", number=plan.number, title=tr(plan.title)),
                partial(go_to, plan.number), checked=partial(_is_step, view, plan.number),
                group=group,
            )
        )  # fmt: skip
    return listed


def _is_step(view: StepByStepView, number: int) -> bool:
    return view.step.number == number


def _numbers(view: StepByStepView) -> list[Command]:
    group = tr(NUMBERS)
    listed = [
        Command("steps.edit", tr("Type over the lit number"), view.here.edit, ("F2",), group=group),
        Command(
            "steps.swap", tr("Swap tired and wide"), view.choices.swap, ("T",), True,
            enabled=view.choices.can_swap, group=group,
            why=mark("the last word is neither tired nor wide"),
        ),
        Command(
            "steps.scale", tr("Divide by √d_k"), view.choices.switch_scale, ("D",), True,
            checked=lambda: view.one.document.options.scale_on, group=group,
        ),
        Command(
            "steps.mask", tr("Mask the future"), view.choices.switch_mask, ("M",), True,
            checked=lambda: view.one.document.options.mask_on, group=group,
        ),
        Command(
            "steps.size", tr("Size of the example…"), view.ask_size,
            enabled=lambda: not view.choices.why_not_resizable(), group=group,
            why=mark("only the one-head example can have another size"),
        ),
        Command(
            "steps.reset", tr("Reset the numbers"), view.choices.reset, ("Ctrl+R",),
            enabled=view.choices.can_reset, group=group,
            why=mark("nothing differs from the start"),
        ),
        Command("steps.paste", tr("Paste numbers here"), view.here.paste, ("Ctrl+V",), group=group),
    ]  # fmt: skip
    for entry in PRESETS:
        run = partial(view.choose_preset, entry.id)
        listed.append(
            Command(
                f"steps.preset_{entry.id}",
                tr("Preset: {name}", name=tr(entry.name)),
                run,
                group=group,
            )
        )
    listed.append(
        Command(
            "steps.preset_sentence", tr("Preset: The sentence of tab 1"),
            partial(view.choose_preset, SENTENCE), group=group,
        )
    )  # fmt: skip
    return listed


def _themes(view: StepByStepView) -> list[Command]:
    group = tr(LOOKS)
    canvas = view.canvas
    return [
        Command(
            "steps.table", tr("As tables with headers"), view.toggle_tables, ("F3",),
            checked=lambda: canvas.tables is not None, group=group,
        ),
        Command(
            "steps.formula", tr("The whole formula"), view.toggle_strip, ("F8",),
            checked=lambda: canvas.strip_shown, group=group,
        ),
    ]  # fmt: skip


def _copies(view: StepByStepView) -> list[Command]:
    group = tr(COPY)
    listed = [
        Command(
            "steps.copy",
            tr("Copy the lit number, or the picks"),
            view.here.copy,
            ("Ctrl+C",),
            group=group,
        ),
        Command(
            "steps.copy_as",
            tr("Copy its matrix as…"),
            view.here.ask_copy,
            ("Ctrl+Shift+C",),
            group=group,
        ),
        Command(
            "steps.save_csv", tr("Save all matrices as CSV…"), view.outputs.ask_csv, group=group
        ),
    ]
    for form in FORMS:
        run = partial(view.outputs.copy_all, form)
        name = tr("Copy all matrices as {form}", form=tr(form))
        listed.append(Command(f"steps.copy_all_{form.lower()}", name, run, group=group))
    if view.worksheet_wanted():
        run = partial(view.worksheet_requested.emit)
        listed.append(Command("steps.worksheet", tr("Worksheet as PDF…"), run, group=group))
    return listed
