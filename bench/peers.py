"""All heads of a model on screen against what others make for a notebook, from the same weights.

    ./run bench peers
    python bench/peers.py --tokens 64 256 --scripts FOLDER

12 layers x 12 heads on screen: our map of thumbnails, from the weights to its pixels; bertviz's
model view and inspectus, from the weights to the page that they hand to a browser, and that page in
Chromium until it has added its last element. Without a browser the page alone is timed, and the
ratio is the least that it can be. A peer that is not installed is told and skipped; each runs in a
process of its own, and its imports are not timed, nor is the start of the browser.

The page of bertviz asks a server for three scripts and stays blank without; `--scripts` names a
folder that has them (require.js, d3.js of version 5, jquery.js).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import conditions
import head_map
import in_browser
import numpy as np

LAYERS = HEADS = 12
LONGEST = 300  # seconds that a peer may take for its page
SHOWN = 120  # and the browser to show it
MISSING = 3
TARGETS = {("bertviz", 64): 300, ("inspectus", 256): 40}  # times as long as ours, on screen


def bertviz(weights: np.ndarray, tokens: list[str]) -> tuple[float, str]:
    """Return the seconds that the model view takes to make its page, and the page."""
    import torch
    from bertviz import model_view

    given = [torch.from_numpy(layer)[None] for layer in weights]
    start = time.perf_counter()
    page = model_view(given, tokens, html_action="return").data
    return time.perf_counter() - start, page


def inspectus(weights: np.ndarray, tokens: list[str]) -> tuple[float, str]:
    """Return the same of inspectus, which would show its page in a notebook."""
    import inspectus as peer
    import IPython.display

    pages: list[Any] = []  # its script, and what it draws
    IPython.display.display = pages.append
    start = time.perf_counter()
    peer.attention(weights, tokens, theme="light")
    return time.perf_counter() - start, "".join(part.data for part in pages)


PEERS = {"bertviz": bertviz, "inspectus": inspectus}


def alone(name: str, n: int, scripts: Path | None) -> int:
    """Time one peer; print the seconds of its page and of the browser, or why it shows none.

    Returns `MISSING` where the peer is not installed.
    """
    weights = head_map.patterns(0, (LAYERS, HEADS, n))
    try:
        made, page = PEERS[name](weights, [f"t{i}" for i in range(n)])
    except ImportError as error:
        print(error.name)
        return MISSING
    print(made)
    print(in_browser.seconds(page, SHOWN, scripts))
    return 0


def timed(name: str, n: int, scripts: Path | None) -> tuple[float, float | str] | str:
    """Return a peer's seconds for its page and on screen, or why there are none."""
    folder = [] if scripts is None else ["--scripts", str(scripts)]
    try:
        done = subprocess.run(
            [sys.executable, __file__, "--alone", name, str(n), *folder],
            capture_output=True,
            text=True,
            timeout=LONGEST + SHOWN,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"not in {LONGEST} s"
    if done.returncode == MISSING:
        return f"skipped, {done.stdout.strip()} is not installed"
    if done.returncode:
        return (done.stderr.strip().splitlines() or ["ended"])[-1]
    made, shown = done.stdout.strip().splitlines()[-2:]
    try:
        return float(made), float(shown)
    except ValueError:
        return float(made), shown


def told(name: str, n: int, first: float, scripts: Path | None) -> bool:
    """Print a line about a peer; return False where ours is not as much faster as it should be."""
    took = timed(name, n, scripts)
    if isinstance(took, str):
        print(f"  {name}: {took}")
        return True
    made, shown = took
    target = TARGETS.get((name, n))
    wanted = "" if target is None else f" (target {target})"
    if isinstance(shown, str):
        least = made + (SHOWN if shown.startswith("not shown") else 0)
        print(
            f"  {name}: its page took {made:.2f} s, and {shown}: "
            f"more than {least / first:.0f} times as long as ours{wanted}"
        )
        return True
    ratio = (made + shown) / first
    print(
        f"  {name}: its page took {made:.2f} s and the browser {shown:.2f} s, "
        f"{ratio:.0f} times as long as ours{wanted}"
    )
    return target is None or ratio >= target


def main() -> int:
    """Measure and print a line a size and peer; return 1 under a target."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tokens", type=int, nargs="+", default=[16, 64, 256])
    parser.add_argument("--scripts", type=Path, help="folder with require.js, d3.js and jquery.js")
    parser.add_argument("--alone", nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.alone:
        return alone(options.alone[0], int(options.alone[1]), options.scripts)
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from attnviz.ui.look import typeface

    app = QApplication([])
    typeface.load()
    conditions.settle()
    head_map.ours((LAYERS, HEADS, min(options.tokens)))  # what is imported then is not timed
    good = True
    for n in options.tokens:
        first = head_map.ours((LAYERS, HEADS, n))[0][0]
        print(f"{LAYERS} x {HEADS} heads, {n} tokens, {app.platformName()}: {1e3 * first:.1f} ms")
        for name in PEERS:
            good = told(name, n, first, options.scripts) and good
    return int(not good)


if __name__ == "__main__":
    raise SystemExit(main())
