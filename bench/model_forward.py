"""A language model's file to its logits and all its patterns, beside what others need for it.

Ours in NumPy; the reader of the `gguf` package with its own dequantisation; transformers with
torch in float32, eager, with attentions. Each is a process of its own, so that the peak of its
memory is its own, and gets the same token ids; they take turns, since seconds of two runs do not
compare. A peer that is not installed is skipped and said so.

    python bench/model_forward.py MODEL [--peers PYTHON] [--threads N]

Both sides compute in one thread, as the program does; --threads gives both more.

Without MODEL the tiny one of the tests is measured: it shows that all is in order, and no speed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TINY = ROOT / "tests" / "data" / "models" / "llama-gguf" / "tiny-llama-q8_0.gguf"
LENGTHS = (16, 128)
LOADS, FORWARDS, TURNS = 2, 5, 2
TEXT = "The teacher Marisol Quenby smiled. The pupils like Marisol Quen"
LEAST_LOAD, MOST_FORWARD, MOST_MEMORY = 5.0, 1.0, 0.5  # ours against the peer
LOGIT_ERROR, PATTERN_ERROR = 5e-4, 1e-5


def best(times: int, work: Callable[[], Any]) -> float:
    """Return the seconds of the fastest of several goes."""
    found = []
    for _ in range(times):
        since = time.perf_counter()
        work()
        found.append(time.perf_counter() - since)
    return min(found)


def peak() -> int:
    """Return the most memory this process has had, in bytes."""
    import resource

    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


def ours_load(path: str, texts: dict[str, list[int]], out: str) -> dict[str, float]:
    """Map the file and widen every tensor to float32: NumPy lets go of Python's lock meanwhile."""
    from concurrent.futures import ThreadPoolExecutor

    from attnviz.checkpoints.files import open_file

    def load() -> None:
        file = open_file(path).file
        with ThreadPoolExecutor(2) as pool:
            for _ in pool.map(file.read, file.tensors):
                pass
        file.close()

    return {"load": best(LOADS, load)}


def gguf_load(path: str, texts: dict[str, list[int]], out: str) -> dict[str, float]:
    """Read the file with the gguf package and dequantise every tensor."""
    import gguf
    from gguf.quants import dequantize

    def load() -> None:
        reader = gguf.GGUFReader(path)
        for tensor in reader.tensors:
            dequantize(tensor.data, tensor.tensor_type)

    return {"load": best(LOADS, load)}


def ours_forward(path: str, texts: dict[str, list[int]], out: str) -> dict[str, float]:
    """Run all texts through our forward pass, which keeps every pattern."""
    import numpy as np

    from attnviz.checkpoints.model import open_model

    model = open_model(path)
    found, arrays = {}, {}
    for length, ids in texts.items():
        run = model.run(ids)
        arrays |= {f"logits_{length}": run.logits, f"pattern_{length}": run.pattern}
        del run  # what one run holds would count twice while the next is measured
        found[length] = best(FORWARDS, lambda ids=ids: model.run(ids))
    np.savez(out, **arrays)
    return found | {"memory": peak()}


def torch_forward(path: str, texts: dict[str, list[int]], out: str) -> dict[str, float]:
    """Run all texts through transformers, eager, in float32, with attentions."""
    import numpy as np
    import torch
    from transformers import AutoModelForCausalLM

    place = Path(path)
    how: dict[str, Any] = {"attn_implementation": "eager", "dtype": torch.float32}
    if place.is_file():
        model = AutoModelForCausalLM.from_pretrained(str(place.parent), gguf_file=place.name, **how)
    else:
        model = AutoModelForCausalLM.from_pretrained(str(place), **how)
    model.eval()
    found, arrays = {}, {}
    with torch.no_grad():
        for length, ids in texts.items():
            tokens = torch.tensor([ids])

            def run(tokens: Any = tokens) -> Any:
                return model(tokens, output_attentions=True, use_cache=False)

            result = run()
            patterns = torch.stack([layer[0] for layer in result.attentions])
            arrays[f"logits_{length}"] = result.logits[0, -1].numpy()
            arrays[f"pattern_{length}"] = patterns.numpy()
            del result, patterns
            found[length] = best(FORWARDS, run)
    np.savez(out, **arrays)
    return found | {"memory": peak()}


PARTS = {
    "ours-load": ours_load,
    "gguf-load": gguf_load,
    "ours-forward": ours_forward,
    "torch-forward": torch_forward,
}
NEEDS = {
    "gguf-load": ("gguf",),
    "torch-forward": ("torch", "transformers", "accelerate", "gguf"),
}


def part(python: str, name: str, model: str, texts: dict[str, Any], out: str) -> dict[str, float]:
    """Measure one part in a process of its own, which inherits how many threads there are."""
    words = [python, __file__, model, "--part", name, "--texts", json.dumps(texts), "--out", out]
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    offline = {"HF_HUB_OFFLINE": "1", "TRANSFORMERS_VERBOSITY": "error", "PYTHONPATH": path}
    done = subprocess.run(
        words, capture_output=True, text=True, env=os.environ | offline, check=False
    )
    if done.returncode:
        raise SystemExit(f"{name} failed:\n{done.stderr[-2000:]}")
    result: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return result


def there(python: str, name: str) -> bool:
    """Whether a peer's packages are installed; which are not is said."""
    for package in NEEDS[name]:
        words = [python, "-c", f"import importlib.util as u; exit(not u.find_spec({package!r}))"]
        if subprocess.run(words, check=False).returncode:
            print(f"skipped: {name}, as {package} is not installed for {python}")
            return False
    return True


def in_turns(
    ours: Callable[[], dict[str, float]], other: Callable[[], dict[str, float]]
) -> tuple[dict[str, float], dict[str, float]]:
    """Let two sides take turns and return the best figures of each."""
    goes = [(ours(), other()) for _ in range(TURNS)]
    sides = ([go[side] for go in goes] for side in (0, 1))
    first, second = ({key: min(go[key] for go in side) for key in side[0]} for side in sides)
    return first, second


def told(what: str, figure: str, good: bool, wanted: str) -> bool:
    """Print one line, and whether it is as it should be."""
    print(f"{what:<40}{figure:<44}{'ok' if good else 'NOT'} ({wanted})")
    return good


def loading(model: str, peers: str, texts: dict[str, Any], out: str) -> bool:
    """Compare how long it takes until all weights are float32."""
    ours, other = in_turns(
        lambda: part(sys.executable, "ours-load", model, texts, out),
        lambda: part(peers, "gguf-load", model, texts, out),
    )
    ratio = other["load"] / ours["load"]
    figure = f"{ours['load']:.2f} s, gguf {other['load']:.2f} s: {ratio:.1f} x"
    return told("load", figure, ratio >= LEAST_LOAD, f"at least {LEAST_LOAD:g} x")


def forwards(model: str, peers: str, texts: dict[str, Any], folder: str) -> bool:
    """Compare seconds, memory and numbers of the forward pass."""
    import numpy as np

    outs = [str(Path(folder) / f"{side}.npz") for side in ("ours", "torch")]
    ours, other = in_turns(
        lambda: part(sys.executable, "ours-forward", model, texts, outs[0]),
        lambda: part(peers, "torch-forward", model, texts, outs[1]),
    )
    mine, its = (np.load(out) for out in outs)
    good = True
    for length in texts:
        ratio = ours[length] / other[length]
        figure = f"{ours[length]:.3f} s, torch {other[length]:.3f} s: {ratio:.2f} x"
        wanted = f"at most {MOST_FORWARD:g} x"
        good &= told(f"forward, {length} tokens", figure, ratio <= MOST_FORWARD, wanted)
        for what, most in (("logits", LOGIT_ERROR), ("pattern", PATTERN_ERROR)):
            error = float(np.abs(mine[f"{what}_{length}"] - its[f"{what}_{length}"]).max())
            good &= told(f"{what}, {length} tokens", f"{error:.1e}", error <= most, f"{most:g}")
    ratio = ours["memory"] / other["memory"]
    figure = f"{ours['memory'] >> 20} MiB, torch {other['memory'] >> 20} MiB: {ratio:.2f} x"
    return told("peak memory", figure, ratio <= MOST_MEMORY, f"at most {MOST_MEMORY:g} x") and good


def main() -> int:
    """Measure, or be one part of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("model", nargs="?", default=str(TINY), metavar="MODEL")
    parser.add_argument("--peers", default=sys.executable, metavar="PYTHON")
    parser.add_argument("--threads", type=int, default=1, metavar="N")
    parser.add_argument("--part", choices=PARTS, help=argparse.SUPPRESS)
    parser.add_argument("--texts", type=json.loads, help=argparse.SUPPRESS)
    parser.add_argument("--out", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.part:
        print(json.dumps(PARTS[options.part](options.model, options.texts, options.out)))
        return 0
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = str(options.threads)
    from attnviz.checkpoints.model import open_model

    model = open_model(options.model)
    ids = [int(i) for i in model.encode(TEXT).ids]
    texts = {
        str(n): (ids * n)[:n] for n in LENGTHS if n <= min(model.config.max_tokens, max(LENGTHS))
    }
    print(f"{model.name}, {model.config.quantization}, threads: {options.threads}")
    good = True
    with tempfile.TemporaryDirectory() as folder:
        gguf = Path(options.model).suffix == ".gguf"
        if gguf and there(options.peers, "gguf-load"):
            good &= loading(options.model, options.peers, texts, str(Path(folder) / "none.npz"))
        if there(options.peers, "torch-forward"):
            good &= forwards(options.model, options.peers, texts, folder)
        else:
            alone = part(sys.executable, "ours-forward", options.model, texts, f"{folder}/ours.npz")
            print(f"alone: {', '.join(f'{key} {value:.4g}' for key, value in alone.items())}")
    return int(not good)


if __name__ == "__main__":
    sys.exit(main())
