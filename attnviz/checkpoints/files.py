"""A model on disk by its header: which format, what model, where its weights lie."""

from __future__ import annotations

import dataclasses
import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from attnviz.checkpoints.config import ModelConfig, config_of_gguf, config_of_json
from attnviz.checkpoints.gguf import MAGIC, GgufFile
from attnviz.checkpoints.layout import Layout, layout_of
from attnviz.checkpoints.quantization import FORMATS
from attnviz.checkpoints.rope import with_divisors
from attnviz.checkpoints.safetensors import READ, open_safetensors
from attnviz.checkpoints.tensors import TensorFile
from attnviz.errors import CheckpointError

# An output matrix of its own, by the names of Hugging Face.
_OUTPUTS = ("lm_head.weight", "embed_out.weight")
_NO_OUTPUT = (
    "The config says that the output matrix is one of its own, but the file has no lm_head.weight: "
    "the token embedding is used for it."
)


@dataclass(frozen=True, eq=False)
class ModelFile:
    """An open model file.

    Parameters
    ----------
    path : the GGUF file, or the folder with config.json
    config : the model
    file : its weights, mapped
    layout : where each role of the forward pass lies in it
    metadata : the values of a GGUF file; None for a folder
    notes : what a person should know of it, each a whole sentence
    """

    path: Path
    config: ModelConfig
    file: TensorFile
    layout: Layout
    metadata: Mapping[str, Any] | None = None
    notes: tuple[str, ...] = ()

    @property
    def n_bytes(self) -> int:
        """The size of the weights on disk."""
        return sum(info.n_bytes for info in self.file.tensors.values())

    @property
    def name(self) -> str:
        """What the model is called: by its header, else by its file or folder."""
        if self.config.name:
            return self.config.name
        return self.path.stem if self.metadata is not None else self.path.name


def open_file(path: str | Path) -> ModelFile:
    """Open a GGUF file, a folder with config.json and safetensors, or safetensors beside a config.

    Raises
    ------
    CheckpointError
        Names the file, what was found, what was expected and what to do.
    """
    place = Path(path).expanduser()
    if not place.exists():
        raise CheckpointError(f"{place.name}: no such file or folder")
    try:
        return _of_gguf(place) if _is_gguf(place) else _of_folder(place)
    except OSError as error:
        raise CheckpointError(f"{place.name}: {error.strerror or error}") from None


def _is_gguf(path: Path) -> bool:
    if not path.is_file():
        return False
    if path.suffix == ".gguf":
        return True
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def _of_gguf(path: Path) -> ModelFile:
    file = GgufFile(path)
    config = config_of_gguf(path.name, file.metadata, file.tensors)
    config = _with_rope_tensors(config, file)
    return _checked(path, config, file, file.metadata)


def _of_folder(path: Path) -> ModelFile:
    folder = path if path.is_dir() else path.parent
    described = folder / "config.json"
    if not described.is_file():
        inside = sorted(folder.glob("*.gguf")) if path.is_dir() else []
        if len(inside) == 1:
            return _of_gguf(inside[0])
        raise CheckpointError(
            f"{path.name}: no config.json beside the weights; it says how the model is built"
        )
    try:
        values = json.loads(described.read_bytes())
    except (ValueError, RecursionError):
        values = None
    if not isinstance(values, dict):
        raise CheckpointError(f"{folder.name}/config.json: expected a JSON object")
    config = config_of_json(f"{folder.name}/config.json", values)
    file = open_safetensors(folder if path.name == described.name else path)
    if config.tied or any(name in file.tensors for name in _OUTPUTS):
        return _checked(folder, config, file)
    made = _checked(folder, dataclasses.replace(config, tied=True), file)
    said = values.get("tie_word_embeddings") is False
    return dataclasses.replace(made, notes=(_NO_OUTPUT,)) if said else made


def _checked(
    path: Path, config: ModelConfig, file: TensorFile, metadata: Mapping[str, Any] | None = None
) -> ModelFile:
    """Check that all weights are there in a form that is read."""
    gguf = metadata is not None
    layout = layout_of(config, file.tensors, gguf=gguf)
    layout.check(file.tensors, path.name)
    known = tuple(FORMATS) if gguf else READ
    for name in layout.names():
        info = file.tensors.get(name)
        if info is not None and info.stored_as not in known:
            raise CheckpointError(
                f"{path.name}: this file uses {info.stored_as}, in the tensor {name}. attnviz "
                f"reads {', '.join(known)}"
            )
    config = dataclasses.replace(config, quantization=_most_used(file))
    return ModelFile(path, config, file, layout, metadata)


def _with_rope_tensors(config: ModelConfig, file: GgufFile) -> ModelConfig:
    """Add the divisors of RoPE speeds that a GGUF file keeps as tensors."""
    if config.rope is None:
        return config

    def found(name: str) -> list[float]:
        return list(file.read(name).reshape(-1)) if name in file.tensors else []

    short, long = found("rope_factors_short.weight"), found("rope_factors_long.weight")
    if not long:
        short, long = [], found("rope_freqs.weight")
    if not long:
        return config
    return dataclasses.replace(config, rope=with_divisors(config.rope, short, long))


def _most_used(file: TensorFile) -> str:
    """Return how most bytes of the matrices are stored."""
    counts: Counter[str] = Counter()
    for info in file.tensors.values():
        if len(info.shape) > 1:
            counts[info.stored_as] += info.n_bytes
    return counts.most_common(1)[0][0] if counts else ""
