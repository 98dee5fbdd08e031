"""Attention of many tokens against the textbook's lines, and against torch where it is installed.

    ./run bench engine
    python bench/engine.py --turns 15 --large

By turns, causal, float32, from Q, K and V, every weight kept: `attnviz.attend`, as in the program
with each matrix product in one thread; a loop over the heads with a line for each step of the
textbook, products on all processors; torch's softmax with its weights, and torch's fused attention,
which keeps none. Each runs in a process of its own, which waits while another works. Prints how
many times as fast as the others `attend` is at 1,024 tokens of 12 heads (and with --large at 2,048
of 32), the largest error against float64, and each time against the machine's limit: the causal
products at its best rate and 2^x in the cache, measured in the same run.

Then what one token edited costs against the whole layer (1,024 tokens, with --large 4,096), and how
far 400 such edits drift; and at the sizes of teaching, the engine's share of the time from an edit
to its pixels.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import numpy as np

from attnviz.engine.attention import attend
from attnviz.engine.incremental import KeptAttention

# tokens, width, heads; targets: times as fast as the textbook and as torch with its weights, and
# how many times as long as torch's fused attention
SIZES = ((1024, 768, 12, 2.0, 4.0, None), (2048, 4096, 32, 2.8, 3.3, 1.6))
EDITED = ((1024, 768, 12, None), (4096, 768, 12, 35.0))
EDITS = 400
MOST_ERROR = 2e-6
TAUGHT = ((4, 4, 1), (11, 16, 4))
MOST_SHARE = 0.10  # of the time from an edit to its pixels
PEAK = 2048  # side of the products that the machine's limit is measured with


class Case:
    """One size."""

    def __init__(self, n: int, d_model: int, heads: int) -> None:
        rng = np.random.default_rng(0)
        shape = (heads, n, d_model // heads)
        self.Q, self.K, self.V = (rng.standard_normal(shape, dtype=np.float32) for _ in range(3))
        self.allowed = np.tri(n, dtype=np.bool_)
        self.mask = np.where(self.allowed, np.float32(0), np.float32(-np.inf))

    def ours(self) -> Any:
        """Compute it as the program does."""
        found = attend(self.Q, self.K, self.V, allowed=self.allowed)
        return found, found.z

    def textbook(self) -> None:
        """Compute it head by head, a line a step."""
        root = np.sqrt(np.float32(self.Q.shape[-1]))
        for q, k, v in zip(self.Q, self.K, self.V, strict=True):
            scores = q @ k.T / root + self.mask
            powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
            weights = powers / powers.sum(axis=-1, keepdims=True)
            _ = weights @ v

    def error(self) -> float:
        """Return the largest error of weights and values of two heads against float64."""
        found, _ = self.ours()
        exact = attend(*(each[:2].astype(np.float64) for each in (self.Q, self.K, self.V)),
            allowed=self.allowed)  # fmt: skip
        return max(
            float(np.abs(found.pattern[:2] - exact.pattern).max()),
            float(np.abs(found.z[:2] - exact.z).max()),
        )

    def racers(self) -> dict[str, Callable[[], Any]]:
        """Return all ways there are here by name."""
        plain = {"attend": self.ours, "textbook": self.textbook}
        try:
            import torch
        except ImportError:
            return plain
        Q, K, V = (torch.from_numpy(each)[None] for each in (self.Q, self.K, self.V))
        mask = torch.from_numpy(self.mask)
        root = self.Q.shape[-1] ** 0.5

        def eager() -> Any:
            weights = torch.softmax(Q @ K.transpose(-1, -2) / root + mask, -1)
            return weights, weights @ V

        def fused() -> Any:
            return torch.nn.functional.scaled_dot_product_attention(Q, K, V, is_causal=True)

        return plain | {"torch with weights": eager, "torch fused": fused}


class Racer:
    """One way to compute a size, in a process of its own."""

    def __init__(self, name: str, size: tuple[int, int, int]) -> None:
        environment = dict(os.environ)
        if name == "attend":
            environment["OPENBLAS_NUM_THREADS"] = "1"
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--race", name, *map(str, size)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def __enter__(self) -> Racer:
        self._process.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.__exit__(*error)

    def turn(self) -> float:
        """Let it compute once; return the seconds."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())


def race(name: str, *size: int) -> int:
    """Compute once for each line that comes, and print the seconds."""
    run = Case(*size).racers()[name]
    for _ in sys.stdin:
        print(seconds(run), flush=True)
    return 0


def seconds(run: Callable[[], Any]) -> float:
    """Return how long a call takes."""
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def limit(case: Case) -> float:
    """Return the seconds of the causal products at the machine's best, and of powers in cache."""
    rng = np.random.default_rng(0)
    a, b = (rng.standard_normal((PEAK, PEAK), dtype=np.float32) for _ in range(2))
    x = np.linspace(-20, 0, 1 << 14, dtype=np.float32)
    out = np.empty_like(x)
    product = min(seconds(lambda: a @ b) for _ in range(5))
    from attnviz.engine.powers import power

    powers = min(seconds(lambda: power(x, out=out)) for _ in range(50))
    heads, n, d = case.Q.shape
    cells = heads * n * (n + 1) / 2
    return 4 * cells * d * product / (2 * PEAK**3) + cells * powers / len(x) / 2


class Edited:
    """A layer that is kept while its tokens are edited, in a process with one thread a product."""

    def __init__(self, *size: int) -> None:
        self._size = size
        done = subprocess.run(
            [sys.executable, __file__, "--edits", *map(str, size)],
            stdout=subprocess.PIPE,
            text=True,
            check=True,
            env=os.environ | {"OPENBLAS_NUM_THREADS": "1"},
        )
        self.whole, self.edit, self.drift, self.limit = map(float, done.stdout.split())

    def tell(self, target: float | None) -> bool:
        """Print what was found; return whether it is as good as it should be."""
        ratio = self.whole / self.edit
        wanted = "" if target is None else f" (target {target:.0f})"
        print(
            f"one token edited, {' x '.join(map(str, self._size))}: {1e3 * self.edit:.2f} ms, "
            f"{ratio:.0f} times as fast as the layer{wanted}, which takes {1e3 * self.whole:.0f} "
            f"ms, {self.whole / self.limit:.1f} of the limit; "
            f"drift after {EDITS} edits {self.drift:.1e}"
        )
        return (target is None or ratio >= target) and self.drift <= MOST_ERROR


def edits(n: int, d_model: int, heads: int) -> int:
    """Print the seconds of the layer and of an edit (medians), the drift and the limit."""
    case = Case(n, d_model, heads)
    rng = np.random.default_rng(1)
    scale = (d_model // heads) ** -0.5

    def whole() -> KeptAttention:
        kept = KeptAttention(
            case.Q, case.K, case.V, kv_of_head=range(heads), allowed=case.allowed, scale=scale
        )
        kept.finish(None)
        return kept

    layer = statistics.median(seconds(whole) for _ in range(5))
    kept, laps = whole(), []
    for _ in range(EDITS):
        token, rows = int(rng.integers(n)), rng.standard_normal((3, heads, 1, d_model // heads))
        q, k, v = rows.astype(np.float32)
        case.Q[:, token], case.K[:, token], case.V[:, token] = q[:, 0], k[:, 0], v[:, 0]
        laps.append(seconds(lambda: kept.hand_on(None, None, [token], (q, k, v))))  # noqa: B023
    fresh = whole()
    drift = max(
        float(np.abs(getattr(kept, name)(None) - getattr(fresh, name)(None)).max())
        for name in ("z", "pattern")
    )
    print(layer, statistics.median(laps), drift, limit(case))
    return 0


def taught(n: int, d_model: int, heads: int) -> bool:
    """Print the engine's share of the time from a number of X to its pixels on tab 2."""
    import tab_edits

    from attnviz import session as sessions
    from attnviz.engine.steps.run import run
    from attnviz.model.document.document import Document
    from attnviz.model.document.lab import Lab

    rng = np.random.default_rng(2)
    sides = ((heads, d_model, d_model // heads),) * 3
    W_Q, W_K, W_V = (rng.standard_normal(side) for side in sides)
    tokens = tuple(f"t{i}" for i in range(n))
    X = rng.standard_normal((n, d_model))
    document = Document(tokens=tokens, X=X, W_Q=W_Q, W_K=W_K, W_V=W_V, W_O=np.eye(d_model))
    laps: list[float] = []

    def timed(*given: Any) -> Any:
        start = time.perf_counter()
        made = run(*given)
        laps.append(1e3 * (time.perf_counter() - start))
        return made

    def edit(session: Any, lap: int, value: float) -> None:
        from attnviz.model.edits.layer import set_cell

        session.edit(set_cell, "X", (lap % n, lap % d_model), value, slot="example")

    sessions.run = timed
    case = tab_edits.Case(
        "steps", "a number of X", edit, lab=lambda: Lab(document, example=document)
    )
    whole = tab_edits.measure(case, 200)
    share = statistics.median(laps) / float(np.median(whole))
    print(
        f"every step of {n} x {d_model} x {heads}: {1e3 * statistics.median(laps):.0f} us, "
        f"{share:.1%} of the {np.median(whole):.2f} ms from an edit to its pixels "
        f"(target {MOST_SHARE:.0%})"
    )
    return share <= MOST_SHARE


def raced(case: Case, size: list[int], turns: int, targets: tuple[float | None, ...]) -> bool:
    """Race all ways of a size by turns and print the ratios; return whether they are good."""
    textbook, eager, fused = targets
    with ExitStack() as stack:
        racers = {name: stack.enter_context(Racer(name, size)) for name in case.racers()}
        laps = [{name: each.turn() for name, each in racers.items()} for _ in range(turns + 1)]
    took = {name: statistics.median(lap[name] for lap in laps[1:]) for name in racers}
    least = limit(case)
    print(f"{' x '.join(map(str, size))}, limit {1e3 * least:.1f} ms")
    for name, each in took.items():
        print(f"  {name}: {1e3 * each:.1f} ms, {each / least:.1f} of the limit")
    ratio, error = took["textbook"] / took["attend"], case.error()
    good = ratio >= (textbook or 0) and error <= MOST_ERROR
    told = f"engine: {ratio:.2f} times the textbook (target {textbook})"
    if "torch fused" in took:
        plain = took["torch with weights"] / took["attend"]
        longer = took["attend"] / took["torch fused"]
        told += f", {plain:.2f} times torch with weights (target {eager})"
        told += f", {longer:.2f} of the time of torch fused (target {fused or 'none'})"
        good = good and plain >= (eager or 0) and (fused is None or longer <= fused)
    print(f"{told}, largest error {error:.1e}")
    return good


def main() -> int:
    """Measure by turns and print the ratios; return 1 under a target."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turns", type=int, default=15)
    parser.add_argument("--large", action="store_true", help="the larger sizes too; needs 4 GiB")
    parser.add_argument("--race", nargs=4, help=argparse.SUPPRESS)
    parser.add_argument("--edits", nargs=3, type=int, help=argparse.SUPPRESS)
    parser.add_argument("--taught", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.race:
        return race(options.race[0], *map(int, options.race[1:]))
    if options.edits:
        return edits(*options.edits)
    if options.taught:
        return on_screen()
    good = True
    for *size, textbook, eager, fused in SIZES[: 1 + options.large]:
        good &= raced(Case(*size), size, options.turns, (textbook, eager, fused))
    for *size, target in EDITED[: 1 + options.large]:
        good &= Edited(*size).tell(target)
    # Qt and its threads have no part in the figures above.
    good &= not subprocess.run([sys.executable, __file__, "--taught"], check=False).returncode
    return int(not good)


def on_screen() -> int:
    """Measure the sizes of teaching; return 1 where the engine takes too much of the time."""
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    import conditions  # noqa: F401
    from PySide6.QtWidgets import QApplication

    from attnviz.ui.grid import lazy_pyqtgraph
    from attnviz.ui.look import typeface

    app = QApplication([])
    typeface.load()
    lazy_pyqtgraph.load()
    good = [taught(*size) for size in TAUGHT]
    del app
    return int(not all(good))


if __name__ == "__main__":
    raise SystemExit(main())
