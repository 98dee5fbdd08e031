"""Attention of many tokens against the textbook's lines, and against torch where it is installed.

    ./run bench engine
    python bench/engine.py --turns 15 --large

By turns, causal, float32, from Q, K and V, every weight kept: `attnviz.attend`, as in the program
with each matrix product in one thread; a loop over the heads with a line for each step of the
textbook, products on all processors; torch's softmax with its weights, and torch's fused attention,
which keeps none. Each runs in a process of its own, which waits while another works. Prints how
many times as fast as the textbook `attend` is at 1,024 tokens of 12 heads (and with --large at
2,048 of 32), the largest error against float64, and the time that the arithmetic alone would take.
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

SIZES = ((1024, 768, 12, 2.0), (2048, 4096, 32, 2.8))
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
        return attend(self.Q, self.K, self.V, allowed=self.allowed)

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
        found = self.ours()
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
    """Return the seconds of the causal products at the machine's best, and of 2^x in the cache."""
    rng = np.random.default_rng(0)
    a, b = (rng.standard_normal((PEAK, PEAK), dtype=np.float32) for _ in range(2))
    x = np.linspace(-20, 0, 1 << 14, dtype=np.float32)
    out = np.empty_like(x)
    product = min(seconds(lambda: a @ b) for _ in range(5))
    power = min(seconds(lambda: np.exp2(x, out=out)) for _ in range(50))
    heads, n, d = case.Q.shape
    cells = heads * n * (n + 1) / 2
    return 4 * cells * d * product / (2 * PEAK**3) + cells * power / len(x) / 2


def main() -> int:
    """Measure by turns and print the ratios; return 1 under a target."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turns", type=int, default=15)
    parser.add_argument("--large", action="store_true", help="the larger size too; needs 2 GiB")
    parser.add_argument("--race", nargs=4, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.race:
        return race(options.race[0], *map(int, options.race[1:]))
    failed = False
    for *size, target in SIZES[: 1 + options.large]:
        case = Case(*size)
        with ExitStack() as stack:
            racers = {name: stack.enter_context(Racer(name, size)) for name in case.racers()}
            turns = [
                {name: each.turn() for name, each in racers.items()}
                for _ in range(options.turns + 1)
            ]
        took = {name: statistics.median(turn[name] for turn in turns[1:]) for name in racers}
        told = ", ".join(f"{name} {1e3 * each:.1f} ms" for name, each in took.items())
        print(f"{' x '.join(map(str, size))}: {told}; limit {1e3 * limit(case):.1f} ms")
        for name in racers:
            if name.startswith("torch"):
                print(f"  {took[name] / took['attend']:.2f} times as fast as {name}")
        ratio, error = took["textbook"] / took["attend"], case.error()
        print(
            f"engine: {ratio:.2f} times the textbook (target {target}), largest error {error:.1e}"
        )
        failed |= ratio < target or error > 2e-6
    return int(failed)


if __name__ == "__main__":
    raise SystemExit(main())
