"""Opening whatever a person names, captured attention included."""

from __future__ import annotations

import os
import zipfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from attnviz.captures.archives import read_arrays, tokens_beside
from attnviz.captures.capture import Capture
from attnviz.captures.queries import TooManyWeightsError, fitting
from attnviz.captures.reading import read_capture
from attnviz.captures.stores import is_store, read_store
from attnviz.errors import CaptureError
from attnviz.language import tr
from attnviz.model.document.document import Document
from attnviz.model.document.lab import Lab
from attnviz.model.files import opening
from attnviz.model.files.attn import LabFile
from attnviz.model.matrices.archive import NEEDED, layer_in, read_archive

SUFFIXES = (".npz", ".npy", ".safetensors")
# Opened to be refused by name: what torch.save and pickle write.
REFUSED = (".pt", ".pth", ".bin", ".pkl", ".pickle")


def load(source: str | os.PathLike[str], **how: Any) -> LabFile | Capture:
    """Open a bundled lesson by its id, a `.attn` file, or attention that a program saved.

    Parameters
    ----------
    source : the id, or a path; captured attention ends in .npz, .npy or .safetensors, or is a Zarr
        store; an .npz with X and W_Q among its arrays is a layer
    how : of captured attention, as in `open_capture`

    Returns
    -------
    LabFile or Capture
        `.lab.document` is the layer of a lesson or file; `.layers` are captured patterns.

    Raises
    ------
    AttnvizError
        Names the file, what was found and what was expected.
    """
    if Path(source).suffix.lower() in (*SUFFIXES, *REFUSED) or is_store(source):
        layer = None if how else _layer_in(Path(source).expanduser())
        return open_capture(source, **how) if layer is None else LabFile(Lab(layer))
    if how:
        raise CaptureError(
            tr(
                "{path}: {how} belongs to captured attention, which ends in {suffixes}",
                path=Path(source).name,
                how=", ".join(how),
                suffixes=", ".join(SUFFIXES),
            )
        )
    return opening.load(source)


def _layer_in(path: Path) -> Document | None:
    """Return the layer whose input and matrices an archive holds, None where it holds none."""
    try:
        with zipfile.ZipFile(path) as archive:
            names = set(archive.namelist())
    except (OSError, zipfile.BadZipFile):
        return None
    if not {f"{name}.npy" for name in NEEDED} <= names:
        return None
    return layer_in(read_archive(path), path.stem)


def open_capture(
    path: str | os.PathLike[str],
    *,
    tokens: Sequence[str] = (),
    batch: int | None = None,
    swap: bool = False,
) -> Capture:
    """Open attention that another program saved, without pickle.

    Parameters
    ----------
    tokens : texts of the keys; those in the file, or in a file beside it, when left out
    batch : which text of a batch, where there are several
    swap : take columns for queries

    Raises
    ------
    CaptureError, CheckpointError
        Names the file, the array, what was found, what was expected and what to do.
    """
    if is_store(path):
        return _of_store(path, tokens, batch=batch, swap=swap)
    place = Path(path).expanduser()
    arrays = read_arrays(place)
    named = tuple(tokens)
    try:
        found = read_capture(arrays, title=place.name, tokens=named, batch=batch, swap=swap)
    except TooManyWeightsError as fault:
        beside = () if fault.queries.tokens else tokens_beside(place)
        if not beside:
            raise
        fit = fitting(beside, fault.queries.n_tokens, place.name)
        raise TooManyWeightsError(replace(fault.queries, tokens=fit)) from None
    beside = () if found.tokens else tokens_beside(place)
    if not beside:
        return found
    return read_capture(arrays, title=place.name, tokens=beside, batch=batch, swap=swap)


def _of_store(
    path: str | os.PathLike[str], tokens: Sequence[str], *, batch: int | None, swap: bool
) -> Capture:
    found = read_store(path)
    if swap or batch is not None:
        raise CaptureError(
            tr("{title}: a store has one text, and its rows are queries", title=found.title)
        )
    if tokens and len(tokens) != found.n_key:
        raise CaptureError(
            tr(
                "tokens: found {n_tokens}, expected {n_key} for {title}",
                n_tokens=len(tokens),
                n_key=found.n_key,
                title=found.title,
            )
        )
    return replace(found, tokens=tuple(tokens)) if tokens else found
