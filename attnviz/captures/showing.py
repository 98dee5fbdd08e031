"""`attnviz.show`: attention that a program holds, in a window of its own.

The window is another process, so that it works alike from a script, IPython and a notebook: no loop
of events has to be shared, and the caller goes on at once.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from attnviz.captures.capture import Capture
from attnviz.captures.objects import capture_of
from attnviz.errors import CaptureError
from attnviz.language import tr

TAKE = "--take"  # as in `attnviz.options`


class ShownWindow:
    """A window that was opened; the program goes on meanwhile."""

    def __init__(self, process: subprocess.Popen[bytes], title: str) -> None:
        self._process = process
        self._title = title

    def __repr__(self) -> str:
        return f"<attnviz window: {self._title}{'' if self.is_open else ', closed'}>"

    @property
    def is_open(self) -> bool:
        """Whether it is there still."""
        return self._process.poll() is None

    def wait(self) -> None:
        """Wait until a person closes it."""
        self._process.wait()

    def close(self) -> None:
        """Close it."""
        self._process.terminate()
        self._process.wait()


def show(
    attention: Any, tokens: Sequence[str] = (), *, title: str = "attention", **how: Any
) -> ShownWindow:
    """Open a window on attention that lies in memory.

    Parameters
    ----------
    attention : a NumPy array or a tensor, (layers, heads, query, key), (heads, query, key) or
        (query, key); a sequence of them, a layer each; an output of Hugging Face that has
        `.attentions`, or those; what its `generate` gives; a TransformerLens cache; a
        `attnviz.captures.capture.Capture`
    tokens : texts of the keys
    title : what the window calls it
    how : `batch`, which text of a batch; `swap`, take columns for queries

    Returns
    -------
    ShownWindow
        `.wait()` waits until it is closed, `.close()` closes it.

    Raises
    ------
    CaptureError
        Says what was found and what was expected, or that there is no display.
    """
    capture = attention if isinstance(attention, Capture) else capture_of(attention, tokens, **how)
    if sys.platform not in ("win32", "darwin") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        raise CaptureError(
            tr(
                "There is no display for a window. Save the arrays with numpy.savez and "
                "draw them with `attnviz render FILE -o picture.png`"
            )
        )
    # The window removes the folder once it has read the file.
    path = Path(tempfile.mkdtemp(prefix="attnviz-")) / f"{_file_name(title)}.npz"
    np.savez(path, **saved_arrays(capture))
    words = [sys.executable, "-m", "attnviz", TAKE, str(path)]
    return ShownWindow(subprocess.Popen(words, stdin=subprocess.DEVNULL), title)


def saved_arrays(capture: Capture) -> dict[str, Any]:
    """Return a capture as arrays by name, as `attnviz.captures.reading.read_capture` knows them."""
    arrays: dict[str, Any] = {}
    for place, number in enumerate(capture.layer_numbers):
        hook = f"blocks.{number}.attn.hook_"
        arrays[f"{hook}pattern"] = capture.layers[place]
        for kind, layers in (("q", capture.queries), ("k", capture.keys), ("v", capture.values)):
            if layers:
                arrays[hook + kind] = layers[place].swapaxes(0, 1)
    if capture.tokens:
        arrays["tokens"] = np.array(capture.tokens)
        arrays["start_token"] = np.array([capture.start_token], dtype=np.uint8)
    return arrays


def _file_name(title: str) -> str:
    kept = "".join(c if c.isalnum() or c in "-_." else "-" for c in title)
    return kept[:60].strip(".") or "attention"
