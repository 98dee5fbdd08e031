"""Write the man page from the command line's own parser."""

from __future__ import annotations

import argparse
import gzip
from pathlib import Path

from attnviz import __version__
from attnviz.cli.parser import parser

WINDOW_OPTIONS = (
    ("--tab", "NAME", "open this tab: 1 to 5, or heads, steps, saturation, grid, sparse"),
    ("--theme", "NAME", "light, dark or projector"),
    ("--projector", "", "start in the look for a projector"),
    ("--zoom", "PERCENT", "size of texts, 80 to 200"),
    ("--present", "", "fill the screen in the look for a projector; Esc leaves it"),
    ("--screen", "N", "open on this screen, counted from 1"),
    ("--lesson", "LESSON", "start with this lesson, by name or file"),
    ("--language", "NAME", "language of the window: en, de or fr"),
    ("--text", "TEXT", "what a language model reads"),
    ("--layer", "N", "layer of a model or of captured attention, counted from 0"),
    ("--head", "N", "head of it, counted from 0"),
    ("--take", "FILE", "open captured attention and remove the file: what attnviz.show hands over"),
)


def _escaped(text: str) -> str:
    lines = text.replace("\\", "\\e").replace("-", "\\-").split("\n")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in lines)


def subparsers(top: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """Return the commands by their names."""
    for action in top._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def options_of(of: argparse.ArgumentParser) -> list[argparse.Action]:
    """Return what a command takes, but for its --help."""
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
    for name, command in subparsers(top).items():
        out += [".SS " + name, _escaped(command.description or "")]
        for action in options_of(command):
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


def write_page(root: Path, date: str) -> None:
    """Write the page where man looks for it, below `root`."""
    page = root / "usr/share/man/man1/attnviz.1.gz"
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_bytes(gzip.compress(man_page(date).encode(), mtime=0))
