"""`attnviz models`, `capture` and `heads`: the language models on this computer."""

from __future__ import annotations

import argparse
import io
import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz import rounding
from attnviz.captures import stores
from attnviz.checkpoints.discover import BUILT_IN, FoundModel, find_models, located
from attnviz.checkpoints.forward import Run
from attnviz.checkpoints.layers import layer_document, value_norms
from attnviz.checkpoints.model import LanguageModel, open_model
from attnviz.checkpoints.safetensors import encoded
from attnviz.checkpoints.survey import survey_of
from attnviz.checkpoints.tensors import size_text
from attnviz.checkpoints.tokenizer import Encoding
from attnviz.cli.output import Told, complain, plain, put, say
from attnviz.cli.source import LabSource
from attnviz.engine.head_scores import NAMES, RESTS, score_heads, score_template
from attnviz.errors import AttnvizError
from attnviz.model.document.lab import Lab
from attnviz.model.document.source import LayerSource
from attnviz.model.edits.sparse import own_pattern
from attnviz.model.files.attn import SUFFIX, LabFile, load
from attnviz.model.matrices.read import read_matrix

TEMPLATE = "template"  # sorts by the first template


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
    first = score_heads(run.pattern, encoding.ids)["first"]
    source = LayerSource(
        "model",
        str(located(path)),
        model.name,
        layer,
        text,
        ids=encoding.ids,
        pieces=encoding.pieces,
        named=encoding.named,
        joined=encoding.joined,
        n_heads=first.size,
        n_resting=int((first > RESTS).sum()),
    )
    lab = Lab(document, title=document.title, source=source)
    lab = replace(lab, sparse=own_pattern(lab.sparse, document))
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
    """Write all patterns of a model on a text, as npz, safetensors or a Zarr store."""
    suffix = Path(options.output).suffix
    if suffix == stores.SUFFIX:
        return _stored(options)
    if suffix not in (".npz", ".safetensors"):
        options.fail(f"-o: found {suffix or 'no suffix'}, expected .npz, .safetensors or .zarr")
    _model, encoding, run = ran(options)
    tokens = [token.label for token in encoding.tokens]
    arrays: dict[str, Any] = {"attention": run.pattern.astype(np.float32)}
    if suffix == ".npz":
        out = io.BytesIO()
        named = np.array(tokens)
        start = np.array([encoding.tokens[0].start], dtype=np.uint8)
        np.savez(out, tokens=named, input_ids=run.ids, start_token=start, **arrays)
        put(out.getvalue(), options.output)
    else:
        about = {"tokens": json.dumps(tokens, ensure_ascii=False)}
        about["start_token"] = json.dumps(encoding.tokens[0].start)
        put(encoded(arrays, about), options.output)
    say(
        f"{options.output}: attention {run.pattern.shape} (layer, head, query, key), "
        f"{len(tokens)} tokens"
    )
    return 0


def _stored(options: argparse.Namespace) -> int:
    """Write a store layer by layer, whatever all of them take."""
    model = open_model(located(options.source))
    encoding = model.encode(options.text)
    if not encoding.ids:
        raise AttnvizError("--text: found no token, expected a text")
    for note in (*model.notes, *encoding.notes):
        complain(note)
    c, tokens = model.config, [token.label for token in encoding.tokens]
    writer = stores.StoreWriter(
        options.output,
        c.n_layers,
        c.n_heads,
        tokens=tokens,
        ids=encoding.ids,
        title=model.name,
        start_token=encoding.tokens[0].start,
    )
    told = Told("layers")

    def each(index: int, pattern: Any, values: Any) -> None:
        writer.write(index, pattern, value_norms(c, model.weights.layer(index), values))
        told(index + 1, c.n_layers)

    model.run(encoding.ids, each=each)
    writer.close()
    told.end()
    n = len(tokens)
    say(
        f"{options.output}: attention {(c.n_layers, c.n_heads, n, n)} (layer, head, query, key), "
        f"{n} tokens"
    )
    return 0


def heads(options: argparse.Namespace) -> int:
    """Print the scores of all heads on a text."""
    model, encoding, run = ran(options)
    scores = survey_of(model, run, [token.label for token in encoding.tokens]).all_scores
    shape = (model.config.n_layers, model.config.n_heads)
    made = dict(_templates(options.template, run.n_tokens)) if options.template else {}
    more = {name: score_template(run.pattern, cells) for name, cells in made.items()}
    if options.sort == TEMPLATE and not more:
        options.fail("--sort template: found no --template")
    order = list(np.ndindex(shape))
    if options.sort == TEMPLATE:
        first = next(iter(more.values()))
        order.sort(key=lambda head: -first[head] if first[head] == first[head] else np.inf)
    elif options.sort:
        order = scores.ranked(options.sort)
    if options.csv:
        put(scores.as_csv(order, more=more).encode(), options.output)
        return 0
    few = {name: count for name, count in scores.places.items() if count < 3}
    say(f"{model.name}, {run.n_tokens} tokens: mean weight on this text; layer.head from 0")
    headings = (*NAMES, *map(plain, more))
    say("head   " + "".join(f"{name:>15}" for name in headings))
    for layer, head in order[: options.most]:
        columns = (*(scores[name] for name in NAMES), *more.values())
        cells = (column[layer, head] for column in columns)
        shown = "".join(f"{'–' if np.isnan(c) else rounding.fixed(c, 2):>15}" for c in cells)
        say(f"{f'{layer}.{head}':<7}{shown}")
    for name, count in few.items():
        unit = "position" if count == 1 else "positions"
        say(f"{name}: {count} {unit} in this text, too few to say much")
    return 0


def _templates(paths: Sequence[str], n_tokens: int) -> Iterator[tuple[str, NDArray[np.bool_]]]:
    """Read templates of heads, each with its name: tables of 0 and 1, or those of saved work."""
    for path in paths:
        if Path(path).suffix.lower() != SUFFIX:
            yield Path(path).stem, _marked(path, n_tokens)
            continue
        found = load(path).lab.templates
        if not found:
            raise AttnvizError(f"{path}: found no template, expected one drawn in the head finder")
        for template in found:
            if template.n_tokens != n_tokens:
                raise AttnvizError(
                    f"{path}: {template.name}: drawn for {template.n_tokens} tokens; this text has "
                    f"{n_tokens}"
                )
            yield template.name, template.cells


def _marked(path: str, n_tokens: int) -> NDArray[np.bool_]:
    """Read a square of 0 and 1, 1 = this weight counts."""
    cells = read_matrix(path, truth=True)
    if cells.shape != (n_tokens, n_tokens):
        found = " × ".join(map(str, cells.shape))
        raise AttnvizError(
            f"{path}: found {found}, expected {n_tokens} × {n_tokens}, one row per query token, "
            "one column per key token"
        )
    strange = np.argwhere((cells != 0) & (cells != 1))
    if len(strange):
        row, column = (int(i) for i in strange[0])
        raise AttnvizError(
            f"{path}: row {row + 1}, column {column + 1}: found {cells[row, column]:g}, expected 1 "
            "(this weight counts) or 0"
        )
    if not cells.any():
        raise AttnvizError(f"{path}: found no 1; mark at least one weight")
    return np.asarray(cells == 1)
