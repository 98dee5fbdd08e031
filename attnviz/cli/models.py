"""`attnviz models`, `capture` and `heads`: the language models on this computer."""

from __future__ import annotations

import argparse
import io
import json
from pathlib import Path
from typing import Any

import numpy as np

from attnviz import rounding
from attnviz.checkpoints.discover import BUILT_IN, FoundModel, find_models, located
from attnviz.checkpoints.forward import Run
from attnviz.checkpoints.layers import layer_document
from attnviz.checkpoints.model import LanguageModel, open_model
from attnviz.checkpoints.safetensors import encoded
from attnviz.checkpoints.survey import survey_of
from attnviz.checkpoints.tensors import size_text
from attnviz.checkpoints.tokenizer import Encoding
from attnviz.cli.output import complain, plain, put, say
from attnviz.cli.source import LabSource
from attnviz.engine.head_scores import NAMES
from attnviz.errors import AttnvizError
from attnviz.model.document.lab import Lab
from attnviz.model.files.attn import LabFile


def models(options: argparse.Namespace) -> int:
    """Name the models that lie on this computer, and why some cannot be opened."""
    found = list(find_models())
    if options.format == "json":
        rows = [vars(model) | {"path": str(model.path)} for model in found]
        say(json.dumps(rows, ensure_ascii=False, indent=1))
        return 0
    if all(model.place == BUILT_IN.name for model in found):
        say("No language model was found where other programs keep them.")
    for model in found:
        say(plain(_line(model)))
    return 0


def _line(model: FoundModel) -> str:
    if model.reason:
        return f"{model.place}: {model.name}: cannot be opened: {model.reason}"
    return (
        f"{model.place}: {model.name}: {model.family}, {model.n_layers} × {model.n_heads} heads, "
        f"{model.stored_as}, {size_text(model.n_bytes)}: {model.path}"
    )


def ran(options: argparse.Namespace) -> tuple[LanguageModel, Encoding, Run]:
    """Open the model that the options name and run their text; doubts go to the error stream."""
    return run_of(options.source, options.text)


def layer_source(path: str, text: str, layer: int) -> LabSource:
    """Return one layer of a model on a text, as `attnviz render` draws it."""
    model, encoding, run = run_of(path, text)
    document = layer_document(model.weights, run, layer, encoding.tokens, model.name)
    lab = Lab(document, title=document.title)
    view = {"token": document.n_tokens - 1}
    return LabSource(model.name, LabFile(lab, view))


def run_of(path: str, text: str) -> tuple[LanguageModel, Encoding, Run]:
    """Open a model and run a text; doubts go to the error stream."""
    model = open_model(located(path))
    encoding = model.encode(text)
    if not encoding.ids:
        raise AttnvizError("--text: found no token, expected a text")
    for note in (*model.notes, *encoding.notes):
        complain(note)
    return model, encoding, model.run(encoding.ids)


def capture(options: argparse.Namespace) -> int:
    """Write all patterns of a model on a text, as npz or safetensors."""
    suffix = Path(options.output).suffix
    if suffix not in (".npz", ".safetensors"):
        options.fail(f"-o: found {suffix or 'no suffix'}, expected .npz or .safetensors")
    _model, encoding, run = ran(options)
    tokens = [token.label for token in encoding.tokens]
    arrays: dict[str, Any] = {"attention": run.pattern.astype(np.float32)}
    if suffix == ".npz":
        out = io.BytesIO()
        named = np.array(tokens)
        np.savez(out, tokens=named, input_ids=run.ids, **arrays)
        put(out.getvalue(), options.output)
    else:
        put(encoded(arrays, {"tokens": json.dumps(tokens, ensure_ascii=False)}), options.output)
    say(
        f"{options.output}: attention {run.pattern.shape} (layer, head, query, key), "
        f"{len(tokens)} tokens"
    )
    return 0


def heads(options: argparse.Namespace) -> int:
    """Print the scores of all heads on a text."""
    model, encoding, run = ran(options)
    scores = survey_of(model, run, [token.label for token in encoding.tokens]).all_scores
    shape = (model.config.n_layers, model.config.n_heads)
    order = scores.ranked(options.sort) if options.sort else list(np.ndindex(shape))
    if options.csv:
        put(scores.as_csv(order).encode(), options.output)
        return 0
    few = {name: count for name, count in scores.places.items() if count < 3}
    say(f"{model.name}, {run.n_tokens} tokens: mean weight on this text; layer.head from 0")
    say("head   " + "".join(f"{name:>15}" for name in NAMES))
    for layer, head in order[: options.most]:
        cells = (scores[name][layer, head] for name in NAMES)
        shown = "".join(f"{'–' if np.isnan(c) else rounding.fixed(c, 2):>15}" for c in cells)
        say(f"{f'{layer}.{head}':<7}{shown}")
    for name, count in few.items():
        say(f"{name}: {count} places in this text, too few to say much")
    return 0
