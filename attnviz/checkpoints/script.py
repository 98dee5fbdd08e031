"""Changes inside a model as a program that makes them again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields

from attnviz.model.document.model_change import ModelChange

_SCRIPT = '''"""What changes inside a model do to the next token."""

from attnviz.checkpoints.asked import carried_out
from attnviz.checkpoints.model import open_model
from attnviz.model.document.model_change import ModelChange

model = open_model({path})
ids = (*model.encode({text}).ids, {written})
changes = [
{changes}
]
before = model.run(ids)
carried = carried_out(model, before, changes, model.run)
after = model.run(ids, previous=before, changes=carried)
for name, run in (("before", before), ("after", after)):
    for token, share in run.top(5):
        print(name, repr(model.tokenizer.read((token,))[0].label), round(share, 4))
'''


def script_of(
    path: str, text: str, changes: Iterable[ModelChange], written: Sequence[int] = ()
) -> str:
    """Return a Python program that runs a text without and with the changes that are on.

    Parameters
    ----------
    path : the model's file or folder
    written : ids of the tokens that follow the text
    """
    lines = [f"    {_call(change)}," for change in changes if change.on]
    return _SCRIPT.format(
        path=repr(path),
        text=repr(text),
        written="".join(f"{token}, " for token in written).strip(),
        changes="\n".join(lines),
    ).replace(".ids, )", ".ids,)")


def _call(change: ModelChange) -> str:
    given = [
        f"{field.name}={getattr(change, field.name)!r}"
        for field in fields(change)
        if getattr(change, field.name) != field.default
    ]
    return f"ModelChange({', '.join(given)})"
