"""Everything a person can do on this tab, with its keys."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from attnviz.model.presets import PRESETS
from attnviz.views.step_by_step.choices import SENTENCE
from attnviz.views.step_by_step.copying import FORMS
from attnviz.views.step_by_step.plan import LAST, PLANS
from attnviz.widgets.view import Command

if TYPE_CHECKING:
    from attnviz.views.step_by_step.view import StepByStepView

STEPS, NUMBERS, LOOKS, COPY = "Steps", "Numbers", "What is shown", "Copy and files"


def commands(view: StepByStepView) -> list[Command]:
    """List the commands of a view."""
    copies = [view.guarded(command) for command in _copies(view)]
    return [*_steps(view), *_numbers(view), *_looks(view), *view.predict_commands(), *copies]


def _steps(view: StepByStepView) -> list[Command]:
    go_to, ask = view.walker.go_to, view.canvas.entry.ask
    listed = [
        Command(
            "steps.back", "One step back", partial(view.advance, -1), ("Left", "PgUp"), True,
            enabled=lambda: view.step.number > 1, group=STEPS,
        ),
        Command(
            "steps.next", "One step on", partial(view.advance, 1), ("Right", "PgDown"), True,
            enabled=lambda: view.step.number < LAST, group=STEPS,
        ),
        Command(
            "steps.play", "Play or pause", view.toggle_motion, ("Space",), True,
            checked=lambda: view.walker.player.playing, group=STEPS,
        ),
        Command("steps.first", "First step", partial(go_to, 1), ("Home",), True, group=STEPS),
        Command("steps.last", "Last step", partial(go_to, LAST), ("End",), True, group=STEPS),
        Command("steps.go", "Go to a step by number", ask, ("Ctrl+G",), group=STEPS),
    ]  # fmt: skip
    for plan in PLANS:
        listed.append(
            Command(
                f"steps.go_{plan.number}", f"Step {plan.number}: {plan.title}",
                partial(go_to, plan.number), checked=partial(_is_step, view, plan.number),
                group=STEPS,
            )
        )  # fmt: skip
    return listed


def _is_step(view: StepByStepView, number: int) -> bool:
    return view.step.number == number


def _numbers(view: StepByStepView) -> list[Command]:
    listed = [
        Command("steps.edit", "Type over the lit number", view.here.edit, ("F2",), group=NUMBERS),
        Command(
            "steps.swap", "Swap tired and wide", view.choices.swap, ("T",), True,
            enabled=view.choices.can_swap, group=NUMBERS,
        ),
        Command(
            "steps.scale", "Divide by √d_k", view.choices.switch_scale, ("D",), True,
            checked=lambda: view.one.document.options.scale_on, group=NUMBERS,
        ),
        Command(
            "steps.mask", "Mask the future", view.choices.switch_mask, ("M",), True,
            checked=lambda: view.one.document.options.mask_on, group=NUMBERS,
        ),
        Command(
            "steps.size", "Size of the example…", view.ask_size,
            enabled=lambda: not view.choices.why_not_resizable(), group=NUMBERS,
        ),
        Command(
            "steps.reset", "Reset the numbers", view.choices.reset, ("Ctrl+R",),
            enabled=view.choices.can_reset, group=NUMBERS,
        ),
        Command("steps.paste", "Paste numbers here", view.here.paste, ("Ctrl+V",), group=NUMBERS),
    ]  # fmt: skip
    for entry in PRESETS:
        run = partial(view.choose_preset, entry.id)
        listed.append(
            Command(f"steps.preset_{entry.id}", f"Preset: {entry.name}", run, group=NUMBERS)
        )
    listed.append(
        Command(
            "steps.preset_sentence", "Preset: The sentence of tab 1",
            partial(view.choose_preset, SENTENCE), group=NUMBERS,
        )
    )  # fmt: skip
    return listed


def _looks(view: StepByStepView) -> list[Command]:
    canvas = view.canvas
    return [
        Command(
            "steps.table", "As tables with headers", view.toggle_tables, ("F3",),
            checked=lambda: canvas.tables is not None, group=LOOKS,
        ),
        Command(
            "steps.formula", "The whole formula", view.toggle_strip, ("F8",),
            checked=lambda: canvas.strip_shown, group=LOOKS,
        ),
    ]  # fmt: skip


def _copies(view: StepByStepView) -> list[Command]:
    listed = [
        Command("steps.copy", "Copy the lit number", view.here.copy, ("Ctrl+C",), group=COPY),
        Command(
            "steps.copy_as",
            "Copy its matrix as…",
            view.here.ask_copy,
            ("Ctrl+Shift+C",),
            group=COPY,
        ),
        Command("steps.save_csv", "Save all matrices as CSV…", view.outputs.ask_csv, group=COPY),
    ]
    for form in FORMS:
        run = partial(view.outputs.copy_all, form)
        name = f"Copy all matrices as {form}"
        listed.append(Command(f"steps.copy_all_{form.lower()}", name, run, group=COPY))
    if view.worksheet_wanted():
        run = partial(view.worksheet_requested.emit)
        listed.append(Command("steps.worksheet", "Worksheet as PDF…", run, group=COPY))
    return listed
