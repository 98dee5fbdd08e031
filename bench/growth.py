"""How time and memory grow with the text: n = 16 to 131,072 tokens, and a fitted exponent each.

    ./run bench growth
    python bench/growth.py --longest 8192 --picture docs/pictures/growth.svg

One head of 64 numbers a token, causal, float32: all weights; one token edited where they are kept;
the exact overview of 256 rows from Q and K alone; a tile of 128 x 128 there; a view of a held
pattern. Each goes as far as its memory allows. Memory is the most that NumPy had at once beyond
what was given. The exponent is that of the upper half of the sizes: with 1 the cost doubles with
the text, with 2 it grows four times.
"""

from __future__ import annotations

import argparse
import math
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from xml.sax.saxutils import escape

import conditions
import numpy as np

from attnviz.engine import masks, reused
from attnviz.engine.attention import attend
from attnviz.engine.incremental import KeptAttention
from attnviz.engine.pyramid import Pyramid
from attnviz.engine.streaming import StreamedPattern

WIDTH, ROWS, TILE, DOTS = 64, 256, 128, 512
SIZES = tuple(2**k for k in range(4, 18))
TURNS = 9
COLOURS = ("#1f4fa3", "#b35900", "#2a7d3f", "#8a3fa0", "#a02020")


@dataclass
class Operation:
    """What is measured.

    Parameters
    ----------
    name : as it is told
    longest : the largest text that it is measured with
    prepare : makes what is called, for so many tokens
    """

    name: str
    longest: int
    prepare: Callable[[int], Callable[[], object]]
    seconds: dict[int, float] = field(default_factory=dict)
    mib: dict[int, float] = field(default_factory=dict)

    def measure(self, n: int) -> None:
        """Note the time and the memory at one size."""
        run = self.prepare(n)
        run()
        laps = []
        for _ in range(TURNS):
            start = time.perf_counter()
            run()
            laps.append(time.perf_counter() - start)
        self.seconds[n] = min(laps)
        kept, reused.LARGE = reused.LARGE, 2**62  # what is used again is not traced
        tracemalloc.start()
        run()
        self.mib[n] = tracemalloc.get_traced_memory()[1] / 2**20
        tracemalloc.stop()
        reused.LARGE = kept

    def exponent(self, found: dict[int, float]) -> float:
        """Return the slope of the upper half of the sizes in a plot with two logarithmic axes."""
        sizes = sorted(found)[len(found) // 2 :]
        sizes_log = [math.log(n) for n in sizes]
        found_log = [math.log(max(found[n], 1e-9)) for n in sizes]
        return float(np.polyfit(sizes_log, found_log, 1)[0])


def vectors(n: int) -> list[np.ndarray]:
    """Return Q, K and V of one head, (1, n, width)."""
    rng = np.random.default_rng(0)
    return [rng.standard_normal((1, n, WIDTH), dtype=np.float32) for _ in range(3)]


def all_weights(n: int) -> Callable[[], object]:
    """Compute every weight."""
    Q, K, V = vectors(n)
    allowed = masks.causal(n)
    return lambda: attend(Q, K, V, allowed=allowed).z


def one_edit(n: int) -> Callable[[], object]:
    """Follow one edited token, the middle one."""
    Q, K, V = vectors(n)
    kept = KeptAttention(
        Q, K, V, kv_of_head=(0,), allowed=masks.causal(n), scale=WIDTH**-0.5
    )  # fmt: skip
    kept.finish(None)
    rows = tuple(each[:, : 1].copy() for each in (Q, K, V))  # fmt: skip
    return lambda: kept.hand_on(None, None, [n // 2], rows)


def overview(n: int) -> Callable[[], object]:
    """Look at rows all over the text, without its pattern."""
    Q, K, _ = vectors(n)
    pattern = StreamedPattern(Q[0], K[0])
    rows = np.unique(np.linspace(0, n - 1, ROWS).astype(int))
    edges = np.unique(np.linspace(0, n, DOTS + 1).astype(int))
    return lambda: pattern.overview(rows, edges)


def tile(n: int) -> Callable[[], object]:
    """Look at a part of it whose sums are known."""
    Q, K, _ = vectors(n)
    pattern = StreamedPattern(Q[0], K[0])
    side = min(TILE, n)
    return lambda: pattern.tile(range(n - side, n), range((n - side) // 2, (n + side) // 2))


def view(n: int) -> Callable[[], object]:
    """Look at all of a pattern that is held."""
    levels = Pyramid(np.random.default_rng(0).random((n, n), dtype=np.float32))
    edges = np.unique(np.linspace(0, n, DOTS + 1).astype(int))
    return lambda: levels.view(edges, edges)


def operations() -> list[Operation]:
    """List what is measured."""
    return [
        Operation("all weights", 4096, all_weights),
        Operation("one token edited", 4096, one_edit),
        Operation("overview, never held", 131_072, overview),
        Operation("tile, never held", 131_072, tile),
        Operation("view, held", 8192, view),
    ]


def picture(found: list[Operation]) -> str:
    """Return an SVG of the times, both axes logarithmic."""
    wide, high, left, top, right, bottom = 760, 400, 70, 20, 190, 45
    sizes = [n for each in found for n in each.seconds]
    times = [seconds for each in found for seconds in each.seconds.values()]
    low, most = math.floor(math.log10(min(times))), math.ceil(math.log10(max(times)))
    least, largest = math.log2(min(sizes)), math.log2(max(sizes))

    def x(n: float) -> float:
        return left + (math.log2(n) - least) / (largest - least) * (wide - left - right)

    def y(seconds: float) -> float:
        return top + (most - math.log10(seconds)) / (most - low) * (high - top - bottom)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{wide}" height="{high}" fill="#ffffff"/>',
    ]
    for power in range(low, most + 1):
        at = y(10.0**power)
        name = f"{10.0**power:g} s" if power >= 0 else f"{10.0 ** (power + 3):g} ms"
        parts.append(f'<path d="M{left} {at:.1f}H{wide - right}" stroke="#dddddd"/>')
        parts.append(f'<text x="{left - 8}" y="{at + 4:.1f}" text-anchor="end">{name}</text>')
    for n in sorted(set(sizes))[::2]:
        parts.append(f'<text x="{x(n):.1f}" y="{high - 22}" text-anchor="middle">{n:,}</text>')
    parts.append(f'<text x="{(left + wide - right) / 2}" y="{high - 4}">tokens</text>')
    taken: list[float] = []
    for each, colour in zip(found, COLOURS, strict=True):
        points = " ".join(f"{x(n):.1f},{y(s):.1f}" for n, s in sorted(each.seconds.items()))
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'
        )
        n = max(each.seconds)
        at = y(each.seconds[n]) + 4
        while any(abs(at - other) < 16 for other in taken):
            at += 4
        taken.append(at)
        parts.append(
            f'<text x="{wide - right + 8}" y="{at:.1f}" fill="{colour}">{escape(each.name)}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])


def main() -> int:
    """Measure, print a line an operation, and draw the picture if it is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--longest", type=int, default=SIZES[-1])
    parser.add_argument("--picture", type=Path, help="an SVG file to write")
    options = parser.parse_args()
    conditions.settle()
    found = operations()
    for each in found:
        for n in SIZES:
            if n <= min(each.longest, options.longest):
                each.measure(n)
        told = ", ".join(f"{n:,}: {1e3 * s:.3g} ms" for n, s in list(each.seconds.items())[::3])
        last = max(each.seconds)
        print(
            f"{each.name}: n^{each.exponent(each.seconds):.2f} in time, "
            f"n^{each.exponent(each.mib):.2f} in memory ({each.mib[last]:.3g} MiB at {last:,}); "
            f"{told}",
            flush=True,
        )
    if options.picture:
        options.picture.write_text(picture(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
