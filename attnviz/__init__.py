"""attnviz: a desktop lab for the attention mechanism.

From a program::

    import attnviz

    attnviz.attend(Q, K, V, allowed=…).pattern      # arrays in, named arrays out
    lab = attnviz.load("tiny-example").lab          # a bundled lesson, or the path of a .attn file
    attnviz.load("attention.npz").layers            # attention that another program saved
    attnviz.show(attention, tokens)                 # arrays or tensors in a window of their own
    trace = attnviz.run(lab.document)               # every array of the layer, by name
    trace.pattern                                   # (n_heads, n_query, n_key)

Nothing is imported, NumPy included, before it is used; Qt never is: the window is another process.
The functions live in `attnviz.engine.attention`, `attnviz.captures` and `attnviz.engine.steps.run`.
"""

from __future__ import annotations

TYPE_CHECKING = False  # typing's own costs 4 ms, and every start comes through here
if TYPE_CHECKING:
    from typing import Any

__version__ = "0.1.0"

__all__ = ["__version__", "attend", "load", "run", "show"]

# Looked up by name: written as imports they would count for every room, since all rooms import
# this package, and no room could be told from another any more (import-linter).
_HOMES = {
    "attend": "attnviz.engine.attention",
    "load": "attnviz.captures.opening",
    "run": "attnviz.engine.steps.run",
    "show": "attnviz.captures.showing",
}


def __getattr__(name: str) -> Any:
    """Import a function of the public interface when it is first asked for."""
    if name not in _HOMES:
        raise AttributeError(f"module 'attnviz' has no attribute {name!r}")
    from importlib import import_module

    found = getattr(import_module(_HOMES[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted(__all__)
