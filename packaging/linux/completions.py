"""Write the completions of bash, zsh and fish from the command line's own parser."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from man import WINDOW_OPTIONS, options_of, subparsers

from attnviz import cli
from attnviz.cli.parser import parser
from attnviz.model.files import library
from attnviz.model.tabs import tab_ids
from attnviz.options import LANGUAGES, THEMES

OF_WINDOW = {"--tab": tab_ids(), "--theme": THEMES, "--language": LANGUAGES}
PLAIN = str.maketrans(dict.fromkeys("'[]:%"))  # signs that a shell would act on


class Option(NamedTuple):
    """An option as a shell has to know it.

    Parameters
    ----------
    flags : how it is spelled
    says : what it does
    value : what follows it, in capitals; "" = nothing
    words : what may follow it; () = anything
    """

    flags: tuple[str, ...]
    says: str
    value: str
    words: tuple[str, ...]


def window_options() -> list[Option]:
    """Return the options of the window, and those that act without one."""
    lessons = {"--lesson": library.ids()}
    return [
        *(
            Option((flag,), says, value, tuple((OF_WINDOW | lessons).get(flag, ())))
            for flag, value, says in WINDOW_OPTIONS
        ),
        *(Option((flag,), "", "", ()) for flag in cli.FLAGS if flag.startswith("--")),
    ]


def command_options(command: argparse.ArgumentParser) -> list[Option]:
    """Return the options of a command."""
    return [
        Option(
            tuple(action.option_strings),
            (action.help or "").translate(PLAIN),
            "" if action.nargs == 0 else str(action.metavar or action.dest).upper(),
            tuple(str(choice) for choice in action.choices or ()),
        )
        for action in options_of(command)
        if action.option_strings
    ]


def takes_source(command: argparse.ArgumentParser) -> bool:
    """Tell whether a lesson or a file is what a command works on."""
    return any(action.dest in ("source", "sources") for action in options_of(command))


def _flags(options: list[Option]) -> Iterator[str]:
    for option in options:
        yield from option.flags


def bash() -> str:
    """Return a completion for bash."""
    lessons = library.ids()
    known: list[str] = []
    values: list[str] = []
    commands = subparsers(parser())
    for name, command in commands.items():
        options = command_options(command)
        words = [*_flags(options), *(lessons if takes_source(command) else ())]
        known.append(f'        {name}) words="{" ".join(words)}" ;;')
        for option in options:
            if option.words:
                cases = "|".join(f'"{name} {flag}"' for flag in option.flags)
                values.append(f'        {cases}) words="{" ".join(option.words)}" ;;')
    for option in window_options():
        if option.words:
            values.append(f'        *" {option.flags[0]}") words="{" ".join(option.words)}" ;;')
    top = " ".join([*commands, *_flags(window_options()), *lessons])
    known_lines, value_lines = "\n".join(known), "\n".join(values)
    return f"""# bash completion for attnviz
_attnviz() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} words=
    case ${{COMP_WORDS[1]}} in
{known_lines}
        *) words="{top}" ;;
    esac
    case "${{COMP_WORDS[1]}} ${{COMP_WORDS[COMP_CWORD-1]}}" in
{value_lines}
    esac
    COMPREPLY=($(compgen -W "$words" -- "$current") $(compgen -f -- "$current"))
}}
complete -o filenames -F _attnviz attnviz
"""


def _zsh_specs(options: list[Option], source: bool) -> str:
    specs = []
    for option in options:
        says = f"[{option.says}]" if option.says else ""
        after = f":{option.value}:({' '.join(option.words)})" if option.words else ""
        if option.value and not option.words:
            files = "_files" if option.value in ("OUT", "FILE") else " "
            after = f":{option.value}:{files}"
        specs += [f"'{flag}{says}{after}'" for flag in option.flags]
    if source:
        specs.append("'*:lesson or file:_attnviz_sources'")
    return " \\\n            ".join(specs)


def zsh() -> str:
    """Return a completion for zsh."""
    commands = subparsers(parser())
    names = "\n".join(
        f"        '{name}:{(command.description or '').rstrip('.').translate(PLAIN)}'"
        for name, command in commands.items()
    )
    cases = "\n".join(
        f"        {name}) _arguments "
        f"{_zsh_specs(command_options(command), takes_source(command)) or '-A'} ;;"
        for name, command in commands.items()
    )
    return f"""#compdef attnviz
_attnviz_sources() {{
    compadd {" ".join(library.ids())}
    _files
}}
_attnviz() {{
    local -a commands
    commands=(
{names}
    )
    if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
        _describe command commands
        _attnviz_sources
        return
    fi
    case $words[2] in
{cases}
        *) _arguments {_zsh_specs(window_options(), True)} ;;
    esac
}}
_attnviz "$@"
"""


def _fish_line(condition: str, option: Option) -> str:
    spelled = " ".join(
        f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}" for flag in option.flags
    )
    if option.words:
        spelled += f" -x -a '{' '.join(option.words)}'"
    elif option.value:
        spelled += " -r"
    says = f" -d '{option.says}'" if option.says else ""
    return f"complete -c attnviz -n '{condition}' {spelled}{says}"


def fish() -> str:
    """Return a completion for fish."""
    lines = ["# fish completion for attnviz"]
    lessons = " ".join(library.ids())
    lines += [_fish_line("__fish_use_subcommand", option) for option in window_options()]
    lines.append(f"complete -c attnviz -n __fish_use_subcommand -a '{lessons}' -d lesson")
    for name, command in subparsers(parser()).items():
        says = (command.description or "").rstrip(".").translate(PLAIN)
        lines.append(f"complete -c attnviz -n __fish_use_subcommand -a {name} -d '{says}'")
        seen = f"__fish_seen_subcommand_from {name}"
        lines += [_fish_line(seen, option) for option in command_options(command)]
        if takes_source(command):
            lines.append(f"complete -c attnviz -n '{seen}' -a '{lessons}' -d lesson")
    return "\n".join(lines) + "\n"


def write_all(root: Path) -> None:
    """Write the completions where Debian's shells look for them, below `root`."""
    places = {
        "usr/share/bash-completion/completions/attnviz": bash(),
        "usr/share/zsh/vendor-completions/_attnviz": zsh(),
        "usr/share/fish/vendor_completions.d/attnviz.fish": fish(),
    }
    for name, text in places.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
