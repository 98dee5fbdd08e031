"""Write the numbers of trained models into a lesson: `python packaging/make_lesson_runs.py FILE`.

A step that stands at a step of a run holds the model of then, so that its picture and the numbers
of its texts are the same on every machine, though a run is not. Wherever the file says `weights`,
at the top or in a step, they are computed anew here.
"""

from __future__ import annotations

import json
import sys
from binascii import b2a_base64
from pathlib import Path
from typing import Any

from attnviz.learning.runs import LearningRun
from attnviz.model.document.learning import LearningSpec
from attnviz.model.files.json_fields import Faults, JsonField
from attnviz.model.files.json_text import layout
from attnviz.model.files.learning_read import read_learning


def weights_of(spec: LearningSpec) -> str:
    """Train to the step of a spec; return its model as base64."""
    run = LearningRun(spec)
    run.finish()
    return b2a_base64(run.weights(), newline=False).decode()


def refresh(tree: dict[str, Any], start: LearningSpec) -> None:
    """Compute the weights that a learning exhibit holds, if it does."""
    if "weights" in tree:
        rest = {name: value for name, value in tree.items() if name != "weights"}
        spec = read_learning(JsonField(rest, "learning", Faults()), start)
        tree["weights"] = weights_of(spec)


def main() -> None:
    """Refresh one file."""
    path = Path(sys.argv[1])
    tree = json.loads(path.read_text(encoding="utf-8"))
    top = tree.get("learning", {})
    refresh(top, LearningSpec())
    rest = {name: value for name, value in top.items() if name != "weights"}
    start = read_learning(JsonField(rest, "learning", Faults()), LearningSpec())
    for step in tree["steps"]:
        before = step.get("state", {}).get("learning", {})
        refresh(before, start)
        after = step.get("after", {}).get("learning")
        if after is not None:
            whole = {**before, **after}
            refresh(whole, start)
            after |= {name: whole[name] for name in after}
    path.write_text(layout(tree), encoding="utf-8")


if __name__ == "__main__":
    main()
