"""All heads of a model on screen against what others make for a notebook, from the same weights.

    ./run bench peers
    python bench/peers.py --tokens 64 256

12 layers x 12 heads: our map of thumbnails, from the weights to its pixels; bertviz's model view
and inspectus, from the weights to the page that they hand to a browser. What the browser then takes
is not in it, so that the ratios are the least that they can be. A peer that is not installed is
told and skipped; each runs in a process of its own, and its imports are not timed.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from typing import Any

import conditions
import head_map
import numpy as np

LAYERS = HEADS = 12
LONGEST = 300  # seconds that a peer may take
MISSING = 3


def bertviz(weights: np.ndarray, tokens: list[str]) -> float:
    """Return the seconds that the model view takes to make its page."""
    import torch
    from bertviz import model_view

    given = [torch.from_numpy(layer)[None] for layer in weights]
    start = time.perf_counter()
    page = model_view(given, tokens, html_action="return").data
    assert page
    return time.perf_counter() - start


def inspectus(weights: np.ndarray, tokens: list[str]) -> float:
    """Return the same of inspectus, which would show its page in a notebook."""
    import inspectus as peer
    import IPython.display

    pages: list[Any] = []
    IPython.display.display = pages.append
    start = time.perf_counter()
    peer.attention(weights, tokens, theme="light")
    assert pages
    return time.perf_counter() - start


PEERS = {"bertviz": bertviz, "inspectus": inspectus}


def alone(name: str, n: int) -> int:
    """Time one peer and print the seconds; `MISSING` where it is not installed."""
    weights = head_map.patterns(0, (LAYERS, HEADS, n))
    try:
        print(PEERS[name](weights, [f"t{i}" for i in range(n)]))
    except ImportError as error:
        print(error.name)
        return MISSING
    return 0


def timed(name: str, n: int) -> float | str:
    """Return a peer's seconds, or why there are none."""
    try:
        done = subprocess.run(
            [sys.executable, __file__, "--alone", name, str(n)],
            capture_output=True,
            text=True,
            timeout=LONGEST,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"not in {LONGEST} s"
    if done.returncode == MISSING:
        return f"{done.stdout.strip()} is not installed"
    if done.returncode:
        return (done.stderr.strip().splitlines() or ["ended"])[-1]
    return float(done.stdout.split()[-1])


def main() -> int:
    """Measure and print a line a size and peer."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tokens", type=int, nargs="+", default=[16, 64, 256])
    parser.add_argument("--alone", nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.alone:
        return alone(options.alone[0], int(options.alone[1]))
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from attnviz.ui.look import typeface

    app = QApplication([])
    typeface.load()
    conditions.settle()
    for n in options.tokens:
        first, _ = head_map.ours((LAYERS, HEADS, n))
        print(f"{LAYERS} x {HEADS} heads, {n} tokens, {app.platformName()}: {1e3 * first:.1f} ms")
        for name in PEERS:
            took = timed(name, n)
            if isinstance(took, str):
                print(f"  {name}: {took}")
                continue
            print(f"  {name}: {took:.2f} s, {took / first:.0f} times as long, without a browser")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
