"""Train the toy model in resources/models: two layers of two heads that learn to copy.

    python packaging/make_toy_model.py

It learns for a second on random letters that repeat (`attnviz train` does the same), until an
induction head is there, and is written as any model is: config.json, tokenizer.json and
safetensors. `steps/` holds it at some steps on the way, `scores.json` what was
measured at each. The same machine gives the same bytes; another may round differently.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from attnviz.checkpoints.safetensors import encoded
from attnviz.learning.training import Measurement, RunSettings, Training

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "models" / "letters"
EXAMPLE = "K T B R M P H D K T B"
SETTINGS = RunSettings(task="repeats", seed=3, length=400)
STEPS = (0, 50, 75, 100, 110, 125, 150, 200, 400)


def main() -> None:
    """Train and write everything."""
    run = Training(SETTINGS)
    run.run()
    (FOLDER / "steps").mkdir(parents=True, exist_ok=True)
    for folder in (FOLDER, FOLDER / "steps"):
        _write(folder / "config.json", _config(run))
        _write(folder / "tokenizer.json", _tokenizer(run.task.vocabulary))
    for step in STEPS:
        run.go_to(step)
        data = encoded(_tensors(run), {"step": str(step)})
        (FOLDER / "steps" / f"step-{step:03}.safetensors").write_bytes(data)
    (FOLDER / "model.safetensors").write_bytes(data)
    measured = {m.step: m for m in run.measurements}
    _write(FOLDER / "scores.json", {"steps": [_scores(measured[step]) for step in STEPS]})


def _write(path: Path, value: Any) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def _config(run: Training) -> dict[str, Any]:
    return {
        "model_type": "attention_only",
        "hidden_size": run.sizes.width,
        "num_hidden_layers": run.sizes.n_layers,
        "num_attention_heads": run.sizes.n_heads,
        "max_position_embeddings": run.sizes.n_tokens,
        "vocab_size": run.sizes.vocabulary,
        "example": EXAMPLE,
    }


def _tokenizer(vocabulary: tuple[str, ...]) -> dict[str, Any]:
    """Return a tokenizer of single letters, small ones read as capitals and blanks left out."""
    capitals = [
        {"type": "Replace", "pattern": {"String": letter.lower()}, "content": letter}
        for letter in vocabulary
    ]
    single = {"type": "Split", "pattern": {"Regex": "."}, "behavior": "Isolated", "invert": False}
    return {
        "version": "1.0",
        "normalizer": {"type": "Sequence", "normalizers": capitals},
        "pre_tokenizer": {
            "type": "Sequence",
            "pretokenizers": [{"type": "WhitespaceSplit"}, single],
        },
        "model": {
            "type": "WordLevel",
            "vocab": {letter: i for i, letter in enumerate(vocabulary)},
            "unk_token": "",
        },
    }


def _tensors(run: Training) -> dict[str, np.ndarray]:
    network = run.network
    tensors = {
        "embedding.weight": network.embedding,
        "positions.weight": network.positions,
        "unembedding.weight": network.unembedding.T,
    }
    for layer in range(run.sizes.n_layers):
        tensors[f"layers.{layer}.qkv.weight"] = network.W_QKV[layer].T
        tensors[f"layers.{layer}.out.weight"] = network.W_O[layer].T
    return {name: np.ascontiguousarray(array) for name, array in tensors.items()}


def _scores(measured: Measurement) -> dict[str, Any]:
    return {
        "step": measured.step,
        "loss": round(measured.loss, 4),
        "accuracy": round(measured.accuracy, 4),
        "previous": np.round(measured.previous, 4).tolist(),
        "copy": np.round(measured.copy, 4).tolist(),
    }


if __name__ == "__main__":
    main()
