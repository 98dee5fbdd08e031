"""The slopes of one number, against computing the layer.

    ./run bench backward
    python bench/backward.py --turns 30

By turns, for a layer as in class (11 tokens, width 16, 4 heads) and a larger one (256 tokens, width
256, 8 heads): `run`, and the slopes of one weight of the last row with respect to every array
before it. Prints the larger ratio of the two times.
"""

from __future__ import annotations

import argparse
import statistics
import time

import conditions
import numpy as np

from attnviz.engine.backward import gradient
from attnviz.engine.steps.run import run
from attnviz.model.document.document import Document
from attnviz.model.files import library

LIMIT = 4.0


def large() -> Document:
    """Return a layer of 256 tokens with random numbers."""
    rng = np.random.default_rng(0)
    n, d, heads = 256, 256, 8

    def numbers(*shape: int) -> np.ndarray:
        return rng.standard_normal(shape) / 16

    return Document(
        tokens=tuple(map(str, range(n))),
        X=numbers(n, d) * 16,
        W_Q=numbers(heads, d, d // heads),
        W_K=numbers(heads, d, d // heads),
        W_V=numbers(heads, d, d // heads),
        W_O=numbers(d, d),
    )


def main() -> int:
    """Measure by turns and print the ratio; return 1 above the limit."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turns", type=int, default=30)
    turns = parser.parse_args().turns
    worst = 0.0
    for document in (library.start_lab().document, large()):
        trace = run(document)
        place = (0, document.n_tokens - 1, 1)
        conditions.settle()
        forward, backward = [], []
        for _ in range(turns):
            start = time.perf_counter()
            run(document)
            middle = time.perf_counter()
            gradient(trace, "pattern", place)
            forward.append(middle - start)
            backward.append(time.perf_counter() - middle)
        one, other = (1e3 * statistics.median(times) for times in (forward, backward))
        print(f"{document.n_tokens} tokens: forward {one:.2f} ms, backward {other:.2f} ms")
        worst = max(worst, other / one)
    print(f"backward: {worst:.2f} of the forward time (limit {LIMIT})")
    return int(worst > LIMIT)


if __name__ == "__main__":
    raise SystemExit(main())
