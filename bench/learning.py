"""A small transformer that learns, against the same steps as a plain script writes them.

    ./run bench learning
    python bench/learning.py --turns 5

Both learn repeated letters (vocabulary 20, 24 tokens, width 32, two layers of two heads, batch 32)
by turns, with one thread each. The plain script keeps every array apart, updates them one by one
and measures nothing; ours also measures 128 texts every fifth step and keeps every 25th. Prints
the ratio of the times a step, with the steps until the induction share passes 0.8, and how often a
second the tab is drawn anew while it learns as fast as it goes.
"""

from __future__ import annotations

import argparse
import statistics
import time
from typing import Any

import conditions
import numpy as np

from attnviz.learning.training import RunSettings, Training

STEPS, SHARE, LIMIT, REDRAWS = 300, 0.8, 1.3, 30
V, N, D, H, L, B = 20, 24, 32, 2, 2, 32
F = np.float32


def plain(seed: int) -> float:  # noqa: PLR0915 - a script, as one is written
    """Learn with one array a matrix, and return the seconds a step."""
    rng = np.random.default_rng(seed)
    d_k = D // H
    p: dict[str, Any] = {
        "E": rng.standard_normal((V, D)).astype(F) * F(3 / D**0.5),
        "pos": rng.standard_normal((N, D)).astype(F) * F(3 / D**0.5),
        "U": rng.standard_normal((D, V)).astype(F) * F(1 / D**0.5),
    }
    for layer in range(L):
        for kind in "QKV":
            p[f"{kind}{layer}"] = rng.standard_normal((D, D)).astype(F) * F(1 / D**0.5)
        p[f"O{layer}"] = rng.standard_normal((D, D)).astype(F) * F(0.5 / D**0.5)
    m = {name: np.zeros_like(array) for name, array in p.items()}
    v = {name: np.zeros_like(array) for name, array in p.items()}
    future = np.triu(np.full((N, N), -1e30, F), 1)
    one_hot = np.eye(V, dtype=F)

    def split(x: Any) -> Any:
        return np.ascontiguousarray(x.reshape(B, N, H, d_k).transpose(0, 2, 1, 3))

    def join(x: Any) -> Any:
        return x.transpose(0, 2, 1, 3).reshape(B * N, D)

    start = time.perf_counter()
    for step in range(1, STEPS + 1):
        period = rng.integers(N // 3, N // 2 + 1, size=B)
        once = rng.integers(0, V, size=(B, N // 2 + 1))
        text = np.take_along_axis(once, np.arange(N + 1)[None] % period[:, None], 1)
        tokens, wanted = text[:, :-1], text[:, 1:].ravel()
        asked = (np.arange(N)[None] >= period[:, None] - 1).astype(F)
        share = (asked / asked.sum()).ravel()
        x = (p["E"][tokens] + p["pos"]).reshape(B * N, D)
        kept = []
        for layer in range(L):
            q, k, w = (split(x @ p[f"{kind}{layer}"]) for kind in "QKV")
            s = q @ k.transpose(0, 1, 3, 2)
            s *= F(d_k**-0.5)
            s += future
            s -= s.max(-1, keepdims=True)
            np.exp(s, out=s)
            s /= s.sum(-1, keepdims=True)
            z = join(s @ w)
            kept.append((x, q, k, w, s, z))
            x = x + z @ p[f"O{layer}"]
        g = x @ p["U"]
        g -= g.max(-1, keepdims=True)
        np.exp(g, out=g)
        g /= g.sum(-1, keepdims=True)
        g[np.arange(B * N), wanted] -= 1
        g *= share[:, None]
        slopes: dict[str, Any] = {"U": x.T @ g}
        dx = g @ p["U"].T
        for layer in reversed(range(L)):
            x0, q, k, w, a, z = kept[layer]
            slopes[f"O{layer}"] = z.T @ dx
            dz = split(dx @ p[f"O{layer}"].T)
            da = dz @ w.transpose(0, 1, 3, 2)
            dv = join(a.transpose(0, 1, 3, 2) @ dz)
            da -= (da * a).sum(-1, keepdims=True)
            da *= a
            da *= F(d_k**-0.5)
            dq, dk = join(da @ k), join(da.transpose(0, 1, 3, 2) @ q)
            for kind, part in zip("QKV", (dq, dk, dv), strict=True):
                slopes[f"{kind}{layer}"] = x0.T @ part
                dx = dx + part @ p[f"{kind}{layer}"].T
        slopes["E"] = one_hot[tokens.ravel()].T @ dx
        slopes["pos"] = dx.reshape(B, N, D).sum(0)
        rate = 6e-3 * min(1, step / 50)
        for name in p:
            m[name] += F(0.1) * (slopes[name] - m[name])
            v[name] += F(0.02) * (slopes[name] ** 2 - v[name])
            size = np.sqrt(v[name] / (1 - 0.98**step)) + 1e-8
            p[name] -= (rate * (m[name] / (1 - 0.9**step)) / size).astype(F)
    return (time.perf_counter() - start) / STEPS


def ours(seed: int) -> tuple[float, int | None]:
    """Learn as the program does; return the seconds a step, and when a head copies."""
    run = Training(RunSettings(seed=seed, length=STEPS))
    start = time.perf_counter()
    run.run()
    seconds = (time.perf_counter() - start) / STEPS
    passed = [m.step for m in run.measurements if m.copy.max() >= SHARE]
    return seconds, passed[0] if passed else None


def redraws() -> float:
    """Let the tab learn as fast as it goes; return how often a second it paints another step."""
    from attnviz.pictures import hidden_window, offscreen_application

    offscreen_application()
    from PySide6.QtCore import QEvent, QEventLoop, QObject
    from PySide6.QtWidgets import QApplication

    from attnviz.model.files import library

    class Painted(QObject):
        """The steps that a canvas was painted at."""

        def __init__(self, view: Any) -> None:
            super().__init__()
            self.view, self.steps = view, set[int]()
            view.canvas.installEventFilter(self)

        def eventFilter(self, _: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                self.steps.add(self.view.run.step)
            return False

    with hidden_window(library.start_lab(), "light", (1280, 720)) as window:
        window.show_tab(5)
        view: Any = window.view
        view.go_to(0)
        view.run = type(view.run)(view.run.spec)
        view.point(pace="full")
        view.play()
        painted, start = Painted(view), time.perf_counter()
        while view.pointer.playing:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        return len(painted.steps) / (time.perf_counter() - start)


def main() -> int:
    """Measure by turns and print the ratio; return 1 above the limit."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turns", type=int, default=5)
    turns = parser.parse_args().turns
    conditions.settle()
    theirs, mine, steps = [], [], []
    for seed in range(turns):
        theirs.append(plain(seed))
        seconds, step = ours(seed)
        mine.append(seconds)
        steps.append(step)
    ratio = statistics.median(mine) / statistics.median(theirs)
    print(
        f"plain {1e3 * statistics.median(theirs):.2f} ms a step, ours "
        f"{1e3 * statistics.median(mine):.2f} ms; share {SHARE} at steps {steps}"
    )
    often = redraws()
    print(f"{often:.0f} redraws a second while it learns (at least {REDRAWS})")
    print(f"learning: {ratio:.2f} of the plain time (limit {LIMIT})")
    return int(ratio > LIMIT or often < REDRAWS)


if __name__ == "__main__":
    raise SystemExit(main())
