"""A model on disk by its header: which format, what model, where its weights lie."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from attnviz.checkpoints.config import (
    ModelConfig,
    config_of_gguf,
    config_of_json,
    predicts_no_token,
)
from attnviz.checkpoints.fields import read_object
from attnviz.checkpoints.gguf import MAGIC, GgufFile
from attnviz.checkpoints.layout import Layout, layout_of
from attnviz.checkpoints.quantization import FORMATS
from attnviz.checkpoints.rope import with_divisors
from attnviz.checkpoints.safetensors import INDEX, PICKLES, READ, open_safetensors, pickled
from attnviz.checkpoints.tensors import TensorFile
from attnviz.errors import CheckpointError
from attnviz.language import mark, tr

# An output matrix of its own, by the names of Hugging Face.
_OUTPUTS = ("lm_head.weight", "embed_out.weight")
_OLD_GGML = (b"lmgg", b"fmgg", b"tjgg", b"algg")
_NO_OUTPUT = mark(
    "The config says that the output matrix is separate, but the file has no "
    "lm_head.weight: the token embedding is used instead."
)
STEPS = "steps"  # the folder of the steps of a training, beside the model that it became


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
        """What a person calls the model: its file or folder, where that is a name."""
        path = self.path
        if path.name == STEPS:  # one of the steps of its training: the model that it became
            path = path.parent
        stem = path.name if path.is_dir() else path.stem
        for sign in ".-_":
            stem = stem.removesuffix(f"{sign}{self.config.quantization}")
        if path.parent.name == "snapshots":  # Hugging Face: models--ORG--NAME/snapshots/REVISION
            stem = path.parent.parent.name.rpartition("--")[2]
        named = bool(stem) and not stem.startswith("sha256")  # Ollama's blobs are called by a hash
        return stem if named else self.config.name or path.name


def open_file(path: str | Path) -> ModelFile:
    """Open a GGUF file, a folder with config.json and safetensors, or safetensors beside a config.

    Raises
    ------
    CheckpointError
        Names the file, what was found, what was expected and what to do.
    """
    place = Path(path).expanduser()
    if not place.exists():
        raise CheckpointError(tr("{place}: no such file or folder", place=place.name))
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


def _refuse_part(path: Path, metadata: Mapping[str, Any]) -> None:
    """Refuse one part of a model that is split over several GGUF files."""
    count, number = metadata.get("split.count"), metadata.get("split.no")
    if isinstance(count, int) and count > 1:
        which = tr("part {n}", n=number + 1) if isinstance(number, int) else tr("a part")
        raise CheckpointError(
            tr(
                "{path}: found {which} of a model in {count} files, expected one file. Put "
                "them together with llama.cpp: llama-gguf-split --merge FIRST-PART NEW-FILE",
                path=path.name,
                which=which,
                count=count,
            )
        )


def _refuse_other_kind(path: Path) -> None:
    """Refuse a file that is neither GGUF nor safetensors, by what it is."""
    suffix = path.suffix.lower()
    if suffix in (".safetensors", ".json"):
        return
    with path.open("rb") as file:
        magic = file.read(4)
    if magic in _OLD_GGML:
        raise CheckpointError(
            tr(
                "{path}: a GGML file from before GGUF (August 2023), which is not read. "
                "Convert it with llama.cpp, or get a GGUF file of the model",
                path=path.name,
            )
        )
    if suffix in PICKLES or magic.startswith((b"PK\3\4", b"\x80")):
        raise CheckpointError(pickled(path.name))
    raise CheckpointError(
        tr(
            "{path}: found neither a GGUF nor a safetensors file; expected one of "
            "them, or a folder with config.json and safetensors",
            path=path.name,
        )
    )


def _refuse_adapter(folder: Path, path: Path) -> None:
    """Refuse what only changes another model: the difference that fine-tuning (LoRA) learned."""
    described = folder / "adapter_config.json"
    whole = (folder / "model.safetensors").is_file() or (folder / INDEX).is_file()
    named = path.name.startswith("adapter_model")
    if not named and (whole or not described.is_file()):
        return
    base = read_object(described, described.name) if described.is_file() else {}
    model = str(base.get("base_model_name_or_path") or tr("the model that it was made for"))[:100]
    raise CheckpointError(
        tr(
            "{path}: found an adapter (LoRA), expected a whole model. Merge it into "
            "{model} (merge_and_unload of peft), save that and open it",
            path=path.name,
            model=model,
        )
    )


def _of_gguf(path: Path) -> ModelFile:
    file = GgufFile(path)
    _refuse_part(path, file.metadata)
    config = config_of_gguf(path.name, file.metadata, file.tensors)
    config = _with_rope_tensors(config, file)
    return _checked(path, config, file, file.metadata)


def _of_folder(path: Path) -> ModelFile:
    folder = path if path.is_dir() else path.parent
    if path.is_file():
        _refuse_other_kind(path)
    _refuse_adapter(folder, path)
    described = folder / "config.json"
    if not described.is_file():
        inside = sorted(folder.glob("*.gguf")) if path.is_dir() else []
        if len(inside) == 1 or (inside and "-00001-of-" in inside[0].name):
            return _of_gguf(inside[0])
        if inside:
            shown = ", ".join(one.name for one in inside[:3]) + (" …" if len(inside) > 3 else "")
            raise CheckpointError(
                tr(
                    "{path}: found {n_inside} GGUF files, expected one. Open one of them: {shown}",
                    path=path.name,
                    n_inside=len(inside),
                    shown=shown,
                )
            )
        if path.is_dir():
            for one in sorted(folder.iterdir()):
                if one.suffix.lower() in PICKLES:
                    raise CheckpointError(pickled(f"{folder.name}/{one.name}"))
        raise CheckpointError(
            tr(
                "{path}: no config.json beside the weights; it says how the model is built",
                path=path.name,
            )
        )
    values = read_object(described, f"{folder.name}/config.json")
    config = config_of_json(f"{folder.name}/config.json", values)
    file = open_safetensors(folder if path.name == described.name else path)
    notes = []
    other = predicts_no_token(values)
    if other:
        notes.append(
            tr(
                "The config names {other}, which was not made to predict the next token: "
                "its attention weights are its own, but “Next token” says little.",
                other=other,
            )
        )
    if not config.tied and not any(name in file.tensors for name in _OUTPUTS):
        config = dataclasses.replace(config, tied=True)
        if values.get("tie_word_embeddings") is False:
            notes.append(tr(_NO_OUTPUT))
    found = _checked(folder, config, file)
    return dataclasses.replace(found, notes=(*notes, *found.notes))


def _checked(
    path: Path, config: ModelConfig, file: TensorFile, metadata: Mapping[str, Any] | None = None
) -> ModelFile:
    """Check that all weights are there in a form that is read."""
    gguf = metadata is not None
    layout = layout_of(config, file.tensors, gguf=gguf)
    layout.check(file.tensors, path.name, config.title)
    known = tuple(FORMATS) if gguf else READ
    for name in layout.names():
        info = file.tensors.get(name)
        if info is not None and info.stored_as not in known:
            raise CheckpointError(
                tr(
                    "{path}: this file uses {stored_as}, in the tensor {name}. attnviz reads "
                    "{known}",
                    path=path.name,
                    stored_as=info.stored_as,
                    name=name,
                    known=", ".join(known),
                )
            )
    config = dataclasses.replace(
        config,
        quantization=_most_used(file),
        max_tokens=_at_most(config.max_tokens, "positions", layout, file),
        vocab_size=_at_most(config.vocab_size, "embedding", layout, file),
    )
    notes = []
    more = layout.further_layers(file.tensors)
    if more:
        notes.append(
            tr(
                "The file has {found} layers, the config counts {n}: the others are left out.",
                found=config.n_layers + more,
                n=config.n_layers,
            )
        )
    return ModelFile(path, config, file, layout, metadata, tuple(notes))


def _at_most(count: int, role: str, layout: Layout, file: TensorFile) -> int:
    """Return a count from the config, or the rows that there are for it where those are fewer."""
    rows = [file.tensors[source.name].shape[0] for source in layout.model.get(role, ())]
    return min(count, *rows) if rows else count


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
        if config.rope.kind == "longrope":
            raise CheckpointError(
                tr(
                    "{source}: the tensor {one} is missing. An unfinished download?",
                    source=file.path.name,
                    one="rope_factors_long.weight",
                )
            )
        return config
    return dataclasses.replace(config, rope=with_divisors(config.rope, short, long))


def _most_used(file: TensorFile) -> str:
    """Return how most bytes of the matrices are stored."""
    counts: Counter[str] = Counter()
    for info in file.tensors.values():
        if len(info.shape) > 1:
            counts[info.stored_as] += info.n_bytes
    return counts.most_common(1)[0][0] if counts else ""
