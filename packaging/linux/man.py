"""Write the man page and the shell completions from the command line's own parser."""

from __future__ import annotations

import argparse
import gzip
from pathlib import Path

from attnviz import __version__
from attnviz.cli.parser import parser
from attnviz.options import LANGUAGES, TABS, THEMES

WINDOW_OPTIONS = (
    ("--tab", "NAME", "open this tab: 1 to 5, or heads, steps, saturation, grid, sparse"),
    ("--theme", "NAME", "light, dark or projector"),
    ("--projector", "", "start in the look for a projector"),
    ("--zoom", "PERCENT", "size of texts, 80 to 200"),
    ("--present", "", "fill the screen in the look for a projector; Esc leaves it"),
    ("--screen", "N", "open on this screen, counted from 1"),
    ("--lesson", "LESSON", "start with this lesson, by name or file"),
    ("--language", "NAME", "language of the window: en, de or fr"),
)

VALUES = {"--tab": TABS, "--theme": THEMES, "--language": LANGUAGES}


def _escaped(text: str) -> str:
    lines = text.replace("\\", "\\e").replace("-", "\\-").split("\n")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in lines)


def _subparsers(top: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    for action in top._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def _options(of: argparse.ArgumentParser) -> list[argparse.Action]:
    return [
        action
        for action in of._actions
        if not isinstance(action, argparse._SubParsersAction | argparse._HelpAction)
    ]


def man_page(date: str) -> str:
    """Return the page in roff; `date` as 2026-11-29."""
    top = parser()
    out = [
        f'.TH ATTNVIZ 1 "{date}" "attnviz {__version__}" "User Commands"',
        ".SH NAME",
        "attnviz \\- desktop lab for the attention mechanism",
        ".SH SYNOPSIS",
        ".B attnviz",
        "[\\fIOPTION\\fR]... [\\fIFILE\\fR]",
        ".br",
        ".B attnviz",
        "\\fICOMMAND\\fR [\\fIOPTION\\fR]...",
        ".SH DESCRIPTION",
        "Without a command the window opens; \\fIFILE\\fR is an .attn file or a lesson's name.",
        "The commands compute, check and draw without a window.",
        ".SH OPTIONS OF THE WINDOW",
    ]
    for flag, value, says in WINDOW_OPTIONS:
        shown = f"\\fB{_escaped(flag)}\\fR" + (f" \\fI{value}\\fR" if value else "")
        out += [".TP", shown, _escaped(says)]
    out.append(".SH OTHER OPTIONS")
    for action in top._actions:
        if action.option_strings:
            flags = ", ".join(action.option_strings)
            out += [".TP", f"\\fB{_escaped(flags)}\\fR", _escaped(action.help or "")]
    out.append(".SH COMMANDS")
    for name, command in _subparsers(top).items():
        out += [".SS " + name, _escaped(command.description or "")]
        for action in _options(command):
            flags = ", ".join(action.option_strings) or (action.metavar or action.dest)
            value = action.metavar if action.option_strings and action.nargs != 0 else ""
            if action.choices and action.option_strings:
                value = "|".join(str(choice) for choice in action.choices)
            shown = f"\\fB{_escaped(str(flags))}\\fR"
            shown += f" \\fI{_escaped(str(value))}\\fR" if value else ""
            out += [".TP", shown, _escaped(action.help or "")]
        if command.epilog:
            out += [".PP", ".nf", _escaped(command.epilog.strip()), ".fi"]
    out += [
        ".SH EXIT STATUS",
        "0 done, 1 bad input (one line on standard error says what), 2 wrong usage.",
        ".SH FILES",
        ".TP",
        "\\fI*.attn\\fR",
        "Lessons and saved work, JSON in UTF\\-8.",
        ".TP",
        "\\fI~/.config/attnviz/attnviz.ini\\fR",
        "Settings and recent files.",
        ".TP",
        "\\fI~/.local/share/attnviz/\\fR",
        "Unsaved work, kept in case the program or the machine stops.",
        ".TP",
        "\\fI~/.local/state/attnviz/attnviz.log\\fR",
        "What went wrong, if anything did. Nothing is sent anywhere.",
    ]
    return "\n".join(out) + "\n"


def bash_completion() -> str:
    """Return a completion for bash."""
    commands = _subparsers(parser())
    cases = []
    for name, command in commands.items():
        flags = [flag for action in _options(command) for flag in action.option_strings]
        cases.append(f'        {name}) words="{" ".join(flags)}" ;;')
    names = " ".join([*commands, *(flag for flag, _, _ in WINDOW_OPTIONS)])
    values = "\n".join(
        f'        {flag}) words="{" ".join(words)}" ;;' for flag, words in VALUES.items()
    )
    body = "\n".join(cases)
    return f"""# bash completion for attnviz
_attnviz() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} words=
    case ${{COMP_WORDS[1]}} in
{body}
        *) words="{names}" ;;
    esac
    case ${{COMP_WORDS[COMP_CWORD-1]}} in
{values}
    esac
    COMPREPLY=($(compgen -W "$words" -- "$current") $(compgen -f -- "$current"))
}}
complete -o filenames -F _attnviz attnviz
"""


def zsh_completion() -> str:
    """Return a completion for zsh."""
    commands = _subparsers(parser())
    names = "\n".join(
        f"        '{name}:{(command.description or '').rstrip('.').replace(chr(39), '')}'"
        for name, command in commands.items()
    )
    cases = "\n".join(
        f"        {name}) _arguments "
        + " ".join(f"'{flag}'" for action in _options(command) for flag in action.option_strings)
        + " '*:file:_files' ;;"
        for name, command in commands.items()
    )
    return f"""#compdef attnviz
_attnviz() {{
    local -a commands
    commands=(
{names}
    )
    if (( CURRENT == 2 )); then
        _describe command commands
        _files
        return
    fi
    case $words[2] in
{cases}
        *) _files ;;
    esac
}}
_attnviz "$@"
"""


def fish_completion() -> str:
    """Return a completion for fish."""
    lines = ["# fish completion for attnviz"]
    for name, command in _subparsers(parser()).items():
        says = (command.description or "").rstrip(".").replace("'", "")
        lines.append(f"complete -c attnviz -n __fish_use_subcommand -a {name} -d '{says}'")
        for action in _options(command):
            help_ = (action.help or "").replace("'", "").replace("%%", "%")
            for flag in action.option_strings:
                kind = f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}"
                lines.append(
                    f"complete -c attnviz -n '__fish_seen_subcommand_from {name}' {kind}"
                    f" -d '{help_}'"
                )
    return "\n".join(lines) + "\n"


def write_all(root: Path, date: str) -> None:
    """Write page and completions where Debian looks for them, below `root`."""
    places = {
        "usr/share/bash-completion/completions/attnviz": bash_completion(),
        "usr/share/zsh/vendor-completions/_attnviz": zsh_completion(),
        "usr/share/fish/vendor_completions.d/attnviz.fish": fish_completion(),
    }
    for name, text in places.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    page = root / "usr/share/man/man1/attnviz.1.gz"
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_bytes(gzip.compress(man_page(date).encode(), mtime=0))
