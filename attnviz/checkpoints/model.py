"""A language model on disk: opened by its header, run on a text, every layer a Document."""

from __future__ import annotations

import dataclasses
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.checkpoints import forward as passes
from attnviz.checkpoints.changes import Change, HeadValues, check_changes
from attnviz.checkpoints.config import ModelConfig, config_of_gguf, config_of_json
from attnviz.checkpoints.direct_effect import DirectEffect, direct_effect
from attnviz.checkpoints.forward import Progress, Run
from attnviz.checkpoints.gguf import MAGIC, GgufFile
from attnviz.checkpoints.layout import layout_of
from attnviz.checkpoints.rope import with_divisors
from attnviz.checkpoints.safetensors import open_safetensors
from attnviz.checkpoints.tensors import TensorFile
from attnviz.checkpoints.tokenizer import (
    Encoding,
    TextTokenizer,
    tokenizer_of_folder,
    tokenizer_of_gguf,
)
from attnviz.checkpoints.weights import KEEP_BYTES, Weights
from attnviz.errors import CheckpointError

Floats = NDArray[Any]


class LanguageModel:
    """An open model.

    Parameters
    ----------
    path : the GGUF file, or the folder with config.json
    config : what the file says of it
    weights : its weights, widened when they are needed
    """

    def __init__(self, path: Path, config: ModelConfig, weights: Weights, n_bytes: int) -> None:
        self.path = path
        self.config = config
        self.weights = weights
        self.n_bytes = n_bytes
        self._tokenizer: TextTokenizer | None = None
        self._metadata: Mapping[str, Any] | None = None

    @property
    def name(self) -> str:
        """What the model is called: by its file's header, else by its file or folder."""
        if self.config.name:
            return self.config.name
        path = self.path.parent if self.path.name == "config.json" else self.path
        return path.stem if path.is_file() else path.name

    @property
    def tokenizer(self) -> TextTokenizer:
        """The tokenizer, made when it is first asked for; CheckpointError when it cannot be."""
        if self._tokenizer is None:
            if self._metadata is not None:
                self._tokenizer = tokenizer_of_gguf(self.path.name, self._metadata)
            else:
                self._tokenizer = tokenizer_of_folder(self.path)
        return self._tokenizer

    def encode(self, text: str) -> Encoding:
        """Cut a text into the model's tokens."""
        return self.tokenizer.encode(text)

    def run(
        self,
        text: str | Sequence[int],
        *,
        previous: Run | None = None,
        changes: Sequence[Change] = (),
        progress: Progress | None = None,
    ) -> Run:
        """Run a text, or token ids, through the model.

        Parameters
        ----------
        text : the text, or ids as `encode` gives them
        previous : an earlier run; what holds of it is taken over
        changes : what is replaced inside while it runs
        progress : called as (layers done, layers); False cancels

        Raises
        ------
        CheckpointError, EditError, attnviz.checkpoints.forward.Cancelled
        """
        ids = self.encode(text).ids if isinstance(text, str) else tuple(text)
        c = self.config
        check_changes(
            changes,
            n_layers=c.n_layers,
            n_heads=c.n_heads,
            n_tokens=len(ids),
            d_k=c.d_k,
            rotates=c.rope is not None,
            caps=c.softcap is not None,
        )
        return passes.forward(
            self.weights, ids, previous=previous, changes=changes, progress=progress
        )

    def all_logits(self, run: Run) -> Floats:
        """Return the logits of every position of a run, (n, vocabulary)."""
        return passes.all_logits(self.weights, run)

    def direct_effect(self, run: Run, tokens: Sequence[int]) -> DirectEffect:
        """Split the logits of some tokens at the last position of a run into their parts."""
        return direct_effect(self.weights, run, tokens)

    def generate(self, run: Run, count: int) -> list[Run]:
        """Append the likeliest token `count` times, each a run that keeps the earlier rows.

        Changes of the run stay on; then nothing can be kept and each text runs whole.
        """
        runs = []
        for _ in range(count):
            following = int(np.argmax(run.logits))
            ids = (*map(int, run.ids), following)
            run = self.run(ids, previous=run, changes=run.changes)
            runs.append(run)
        return runs

    def close(self) -> None:
        """Let go of the file and of all that was widened."""
        self.weights.close()


def open_model(
    path: str | Path, *, dtype: Any = np.float32, keep_bytes: int = KEEP_BYTES
) -> LanguageModel:
    """Open a model by its header; no weight is read yet.

    Parameters
    ----------
    path : a GGUF file, a folder with config.json and safetensors, or a safetensors file or index
        beside its config.json
    dtype : float32, or float64 for reference runs
    keep_bytes : widened layers are kept while all together stay below this

    Raises
    ------
    CheckpointError
        Names the file, what was found, what was expected and what to do.
    """
    place = Path(path).expanduser()
    if not place.exists():
        raise CheckpointError(f"{place.name}: no such file or folder")
    try:
        if place.is_file() and _is_gguf(place):
            return _open_gguf(place, dtype, keep_bytes)
        return _open_folder(place, dtype, keep_bytes)
    except OSError as error:
        raise CheckpointError(f"{place.name}: {error.strerror or error}") from None


def mean_of_head(run: Run, layer: int, head: int) -> HeadValues:
    """Return the change that gives a head its mean over all positions of an unchanged run."""
    return HeadValues(layer, head, run.z[layer, head].mean(axis=0))


def patch_from(run: Run, layer: int, head: int) -> HeadValues:
    """Return the change that gives a head what it handed over in another run."""
    return HeadValues(layer, head, run.z[layer, head])


def _is_gguf(path: Path) -> bool:
    if path.suffix == ".gguf":
        return True
    with path.open("rb") as file:
        return file.read(4) == MAGIC


def _open_gguf(path: Path, dtype: Any, keep_bytes: int) -> LanguageModel:
    file = GgufFile(path)
    config = config_of_gguf(path.name, file.metadata, file.tensors)
    config = _with_rope_tensors(config, file)
    config = dataclasses.replace(config, quantization=_most_used(file))
    model = _opened(path, config, file, dtype, keep_bytes, path.stat().st_size, gguf=True)
    model._metadata = file.metadata
    return model


def _open_folder(path: Path, dtype: Any, keep_bytes: int) -> LanguageModel:
    folder = path if path.is_dir() else path.parent
    described = folder / "config.json"
    if not described.is_file():
        if path.is_dir():
            files = sorted(folder.glob("*.gguf"))
            if len(files) == 1:
                return _open_gguf(files[0], dtype, keep_bytes)
        raise CheckpointError(
            f"{path.name}: no config.json beside the weights; it says how the model is built"
        )
    try:
        values = json.loads(described.read_bytes())
    except (ValueError, RecursionError):
        raise CheckpointError(f"{folder.name}/config.json: expected JSON") from None
    if not isinstance(values, dict):
        raise CheckpointError(f"{folder.name}/config.json: expected a JSON object")
    config = config_of_json(f"{folder.name}/config.json", values)
    file = open_safetensors(path if path.suffix in (".safetensors", ".json") else folder)
    if "lm_head.weight" not in file.tensors and "embed_out.weight" not in file.tensors:
        config = dataclasses.replace(config, tied=True)
    config = dataclasses.replace(config, quantization=_most_used(file))
    size = sum(info.n_bytes for info in file.tensors.values())
    return _opened(folder, config, file, dtype, keep_bytes, size, gguf=False)


def _opened(
    path: Path,
    config: ModelConfig,
    file: TensorFile,
    dtype: Any,
    keep_bytes: int,
    n_bytes: int,
    *,
    gguf: bool,
) -> LanguageModel:
    from attnviz.checkpoints.quantization import FORMATS

    layout = layout_of(config, file.tensors, gguf=gguf)
    layout.check(file.tensors, path.name)
    readable = set(FORMATS) if gguf else {"F64", "F32", "F16", "BF16"}
    for info in file.tensors.values():
        if info.stored_as not in readable and len(info.shape) == 2:
            raise CheckpointError(
                f"{path.name}: this file uses {info.stored_as}. attnviz reads "
                f"{', '.join(sorted(readable))}."
            )
    return LanguageModel(path, config, Weights(config, file, layout, dtype, keep_bytes), n_bytes)


def _with_rope_tensors(config: ModelConfig, file: GgufFile) -> ModelConfig:
    """Add the divisors of RoPE speeds that a GGUF file keeps as tensors."""
    if config.rope is None:
        return config

    def found(name: str) -> Floats | tuple[()]:
        return file.read(name).reshape(-1) if name in file.tensors else ()

    short, long = found("rope_factors_short.weight"), found("rope_factors_long.weight")
    if not len(long):
        short, long = (), found("rope_freqs.weight")
    if not len(long):
        return config
    return dataclasses.replace(config, rope=with_divisors(config.rope, short, long))


def _most_used(file: TensorFile) -> str:
    """Return how most numbers of the matrices are stored."""
    counts: Counter[str] = Counter()
    for info in file.tensors.values():
        if len(info.shape) == 2:
            counts[info.stored_as] += info.n_bytes
    return counts.most_common(1)[0][0] if counts else ""
