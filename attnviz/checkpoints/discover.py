"""Language models that lie on this computer already: where other programs keep them, and why one
was left out. Nothing is downloaded; headers are read, weights are not.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from attnviz.checkpoints.files import open_file
from attnviz.checkpoints.fingerprint import fingerprint
from attnviz.checkpoints.weights import Weights
from attnviz.errors import CheckpointError
from attnviz.language import tr
from attnviz.resources import FOLDER

_OLLAMA_WEIGHTS = "application/vnd.ollama.image.model"


@dataclass(frozen=True)
class FoundModel:
    """A model that was found, or something that looks like one and the reason it cannot be opened.

    Parameters
    ----------
    name : what its program calls it
    path : what `open_model` takes
    place : the program or folder it was found in
    family, stored_as, n_layers, n_heads, n_bytes : from its header; empty and 0 with a reason
    n_kv_heads, d_model, d_k, vocab_size, max_tokens : likewise
    position : how it knows where a token stands
    memory_bytes : about what it takes while it runs
    reason : why it cannot be opened, empty = it can
    """

    name: str
    path: Path
    place: str
    family: str = ""
    stored_as: str = ""
    n_layers: int = 0
    n_heads: int = 0
    n_bytes: int = 0
    n_kv_heads: int = 0
    d_model: int = 0
    d_k: int = 0
    vocab_size: int = 0
    max_tokens: int = 0
    position: str = ""
    memory_bytes: int = 0
    reason: str = ""


@dataclass(frozen=True)
class Place:
    """A folder where models may lie: the program it belongs to, and how things lie in it."""

    name: str
    folder: Path
    kind: str


def places(environment: dict[str, str] | None = None, home: Path | None = None) -> list[Place]:
    """Return the folders that are looked through, those that are not there too.

    Parameters
    ----------
    environment : variables, the process's own when left out; HF_HOME, HF_HUB_CACHE and
        OLLAMA_MODELS move two of the folders
    home : the person's folder
    """
    given = dict(os.environ) if environment is None else environment
    at_home = Path.home() if home is None else home
    cache = Path(given.get("XDG_CACHE_HOME") or at_home / ".cache")
    hub = given.get("HF_HUB_CACHE")
    if not hub:
        hub = str(Path(given.get("HF_HOME") or cache / "huggingface") / "hub")
    ollama = given.get("OLLAMA_MODELS") or str(at_home / ".ollama" / "models")
    found = [
        Place("Hugging Face cache", Path(hub).expanduser(), "hub"),
        Place("Ollama", Path(ollama).expanduser(), "ollama"),
        Place("LM Studio", at_home / ".lmstudio" / "models", "files"),
        Place("LM Studio", cache / "lm-studio" / "models", "files"),
    ]
    if not given.get("OLLAMA_MODELS"):
        found.append(Place("Ollama", Path("/usr/share/ollama/.ollama/models"), "ollama"))
    return found


BUILT_IN = Place("built in", FOLDER / "models", "folders")
"""The models that come with the program; `packaging/make_toy_model.py` made them."""


def added_place(folder: str) -> Place:
    """Return a folder that a person added, looked through however deep."""
    path = Path(folder).expanduser()
    return Place(path.name or str(path), path, "files")


def located(name: str) -> Path:
    """Return where a model lies: a path, or the name of one that is built in."""
    path = Path(name).expanduser()
    built_in = BUILT_IN.folder / name
    plain = name == Path(name).name and not path.exists()
    return built_in if plain and (built_in / "config.json").is_file() else path


def find_models(where: list[Place] | None = None) -> Iterator[FoundModel]:
    """Look through the folders and yield what lies there, each place in the order of names.

    What is built in comes last.

    A folder that is missing or may not be read yields nothing.
    """
    for place in [*places(), BUILT_IN] if where is None else where:
        look = _LOOKS[place.kind]
        seen: set[Path] = set()
        try:
            rows = sorted(look(place.folder))
        except OSError:
            continue
        for name, path in rows:
            real = path.resolve()
            if real not in seen:
                seen.add(real)
                yield described(name, path, place.name)


def _without_file(reason: str, path: Path) -> str:
    """Return why a model cannot be opened without its file, which a cache calls by a hash."""
    for folder in (path.name, path.parent.name):
        for start in (f"{folder}/config.json: ", f"{folder}: "):
            reason = reason.removeprefix(start)
    return reason


def described(name: str, path: Path, place: str) -> FoundModel:
    """Read a model's header and say what it is, or why it cannot be opened."""
    try:
        opened = open_file(path)
    except CheckpointError as error:
        return FoundModel(name, path, place, reason=_without_file(str(error), path))
    config = opened.config
    weights = Weights(config, opened.file, opened.layout)
    rope = config.rope
    if opened.metadata is None and not (opened.path / "tokenizer.json").is_file():
        reason = tr(
            "No tokenizer.json beside the weights. Without it text cannot be split into tokens."
        )
    else:
        reason = ""
    found = FoundModel(
        name,
        path,
        place,
        config.title,
        config.quantization,
        config.n_layers,
        config.n_heads,
        fingerprint(path)[0],
        config.n_kv_heads,
        config.d_model,
        config.d_k,
        config.vocab_size,
        config.max_tokens,
        "learned vectors" if rope is None else f"RoPE, base {rope.base:,.0f}",
        weights.running_bytes(),
        reason,
    )
    opened.file.close()
    return found


def name_of(path: Path) -> str:
    """Return what the place where a model lies calls it: never the hash that its file is named."""
    repository = (path if path.is_dir() else path.parent).parent.parent
    if repository.name.startswith("models--"):
        name = _repository_name(repository)
        return name if path.is_dir() else f"{name} {path.stem}"
    if path.parent.name == "blobs":
        for name, blob in _in_ollama(path.parent.parent):
            if blob == path:
                return name
    return path.name if path.is_dir() else path.stem


def _repository_name(folder: Path) -> str:
    return folder.name.removeprefix("models--").replace("--", "/")


def _in_hub(folder: Path) -> Iterator[tuple[str, Path]]:
    """Yield the newest snapshot of each repository: models--ORG--NAME/snapshots/REVISION."""
    for repository in folder.glob("models--*"):
        name = _repository_name(repository)
        snapshots = [path for path in (repository / "snapshots").glob("*") if path.is_dir()]
        if not snapshots:
            continue
        newest = max(snapshots, key=lambda path: path.stat().st_mtime)
        files = sorted(newest.glob("*.gguf"))
        if files:
            for file in files:
                yield f"{name} {file.stem}", file
        elif (newest / "config.json").is_file():
            yield name, newest


def _in_ollama(folder: Path) -> Iterator[tuple[str, Path]]:
    """Yield the models that manifests name: manifests/HOST/SPACE/NAME/TAG lists a blob by hash."""
    root = folder / "manifests"
    for manifest in root.rglob("*"):
        if not manifest.is_file():
            continue
        digest = _weights_of(manifest)
        if digest is None:
            continue
        space, name, tag = manifest.relative_to(root).parts[-3:]
        shown = f"{name}:{tag}" if space == "library" else f"{space}/{name}:{tag}"
        yield shown, folder / "blobs" / digest.replace(":", "-")


def _weights_of(manifest: Path) -> str | None:
    """Return the hash of the weights that a manifest of Ollama lists."""
    if manifest.stat().st_size > 2**20 or len(manifest.parts) < 4:
        return None
    try:
        listed: Any = json.loads(manifest.read_bytes())
    except ValueError:
        return None
    for layer in listed.get("layers", []) if isinstance(listed, dict) else []:
        if isinstance(layer, dict) and layer.get("mediaType") == _OLLAMA_WEIGHTS:
            digest = layer.get("digest")
            # A name of a file in one folder, and nothing that leads out of it.
            if isinstance(digest, str) and digest.replace(":", "-").replace("-", "").isalnum():
                return digest
    return None


def _in_files(folder: Path) -> Iterator[tuple[str, Path]]:
    """Yield GGUF files and folders with a config.json, however deep they lie."""
    for path in folder.rglob("*.gguf"):
        if "mmproj" not in path.name.lower():
            yield path.stem, path
    for path in folder.rglob("config.json"):
        yield path.parent.name, path.parent


def _in_folders(folder: Path) -> Iterator[tuple[str, Path]]:
    """Yield the folders right here that have a config.json."""
    for path in folder.glob("*/config.json"):
        yield path.parent.name, path.parent


_LOOKS = {"hub": _in_hub, "ollama": _in_ollama, "files": _in_files, "folders": _in_folders}
