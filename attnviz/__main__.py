"""The program: a sub-command goes to the command line, everything else opens the window."""

from __future__ import annotations

import sys


def main(argv: list[str] | None = None) -> int:
    """Run attnviz with the words after its name; return the exit code."""
    words = sys.argv[1:] if argv is None else argv
    from attnviz import app

    options = dict(zip(words[::2], words[1::2], strict=False))
    return app.start(
        [w for w in words if w.endswith(".attn")],
        tab=options.get("--tab", "heads"),
        theme=options.get("--theme"),
    )


if __name__ == "__main__":
    sys.exit(main())
