"""`attnviz survey`: the scores of all heads of a model over many texts."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from attnviz.checkpoints.discover import located
from attnviz.checkpoints.model import open_model
from attnviz.cli.output import Told, complain, put, say
from attnviz.export.files import check_place, suffix_of
from attnviz.surveys.kept import Kept
from attnviz.surveys.scoring import model_file
from attnviz.surveys.survey import MOST_TOKENS, Finished, surveyed
from attnviz.surveys.table import SUFFIXES, as_csv, as_parquet, needs_arrow
from attnviz.surveys.texts import read_texts

TOLD = 5  # texts of a kind that are named one by one


def survey(options: argparse.Namespace) -> int:
    """Score the heads on every text, tell how far it is, and write the table."""
    suffix = suffix_of(options.output, SUFFIXES)
    check_place(options.output)
    place = located(options.source)
    model = open_model(place)
    for note in model.notes:
        complain(note)
    model.close()
    texts = read_texts(Path(options.texts))
    if suffix == ".parquet":
        needs_arrow()
    kept = Kept(
        Path(f"{options.output}.part"), model_file(place), texts, options.most_tokens or MOST_TOKENS
    )
    told = Told("texts")
    try:
        finished = surveyed(
            kept, workers=options.workers or 0, scheduler=options.scheduler or "", progress=told
        )
    except KeyboardInterrupt:
        told.end()
        complain(
            f"stopped: finished texts are kept in {kept.folder}; the same command continues there"
        )
        raise
    told.end()
    found = finished.found
    put(as_csv(found).encode() if suffix == ".csv" else as_parquet(found), options.output)
    kept.remove()
    _tell(finished)
    again = f", {finished.resumed:,} of them scored before" if finished.resumed else ""
    say(
        f"{options.output}: {found.n_texts:,} of {len(texts):,} texts{again}, "
        f"{found.n_layers} × {found.n_heads} heads"
    )
    return 0


def _tell(finished: Finished) -> None:
    """Say which texts were not read, or not to their end, or are strange."""
    _some([(n, f"left out: {reason}") for n, reason in finished.refused], "are left out")
    short = [
        (n, f"{have:,} tokens, the first {read:,} are scored")
        for n, have, read in finished.shortened
    ]
    _some(short, "are scored without their end")
    _some(finished.notes, "have notes of this kind")


def _some(texts: Sequence[tuple[int, str]], others: str) -> None:
    for number, said in texts[:TOLD]:
        complain(f"text {number}: {said}")
    if len(texts) > TOLD:
        complain(f"{len(texts) - TOLD:,} other texts {others}")
