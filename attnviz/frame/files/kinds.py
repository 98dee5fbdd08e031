"""What a path may be besides an `.attn` file: a model, attention that was saved, scores."""

from __future__ import annotations

from pathlib import Path

ARRAYS = (".npz", ".npy")
TABLES = (".csv", ".parquet")
SAFETENSORS = ".safetensors"
INDEX = ".safetensors.index.json"
# Opened as models to be refused by name: pickles of PyTorch, and what other programs run.
REFUSED = (".bin", ".pt", ".pth", ".ckpt", ".onnx", ".h5", ".msgpack", ".tflite", ".ggml")


def is_model(path: Path) -> bool:
    """Whether this is to be opened as a model: a GGUF file, or a folder or weights with a config.

    Told by names alone, so that a file of many gigabytes takes no time.
    """
    suffix = path.suffix.lower()
    if suffix == ".gguf" or suffix in REFUSED or path.name.endswith(INDEX):
        return True
    if path.is_dir():
        return not _is_store(path)
    return suffix == SAFETENSORS and (path.parent / "config.json").is_file()


def is_capture(path: Path) -> bool:
    """Whether this is to be opened as captured attention, and not as a layer or as a matrix."""
    suffix = path.suffix.lower()
    if suffix == SAFETENSORS:
        return not is_model(path)
    if _is_store(path):
        return True
    if suffix not in ARRAYS:
        return False
    from attnviz.captures.archives import read_arrays
    from attnviz.captures.reading import looks_captured
    from attnviz.errors import AttnvizError

    try:
        return looks_captured(read_arrays(path))
    except AttnvizError:
        return False


def is_scores(path: Path) -> bool:
    """Whether this is a table of scores of heads over many texts, and not of a matrix."""
    if path.suffix.lower() not in TABLES:
        return False
    from attnviz.surveys.table import is_survey

    return is_survey(path)


def _is_store(path: Path) -> bool:
    """Whether this is the folder of a Zarr store."""
    return (path / "zarr.json").is_file()
