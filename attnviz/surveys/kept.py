"""What a survey has done so far, in a folder beside its result: a stopped one goes on there."""

from __future__ import annotations

import hashlib
import json
import shutil
import zlib
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from attnviz.engine.head_scores import NAMES
from attnviz.errors import AttnvizError
from attnviz.model.files.safe_write import write_safely
from attnviz.surveys.scoring import Scored, SurveyedModel

FORMAT = 1  # of the files in the folder; scores computed otherwise get another number
_PLAN = "survey.json"


class Kept:
    """A folder with a file for each text that is scored.

    Parameters
    ----------
    folder : is made if it is not there
    file, texts, most : what is surveyed; see `attnviz.surveys.scoring.scored`

    Raises
    ------
    AttnvizError
        When the folder holds another survey, or cannot be made.
    """

    def __init__(self, folder: Path, file: SurveyedModel, texts: Sequence[str], most: int) -> None:
        self.folder, self.file, self.texts, self.most = folder, file, tuple(texts), most
        plan: dict[str, Any] = {
            "format": FORMAT,
            "scores": list(NAMES),
            "model": asdict(file),
            "texts": _hashed(texts),
            "most": most,
        }
        # A model may have moved.
        same = {**plan, "model": {**plan["model"], "path": ""}}
        place = folder / _PLAN
        try:
            folder.mkdir(exist_ok=True)
            if not place.exists():
                write_safely(place, json.dumps(plan).encode())
                return
            found = json.loads(place.read_bytes())
            found["model"]["path"] = ""
        except OSError as error:
            raise AttnvizError(f"{folder}: {error.strerror or error}") from None
        except (ValueError, TypeError, KeyError, RecursionError):
            found = None
        if found != same:
            raise AttnvizError(
                f"{folder}: holds the results of another survey (other texts, another model or "
                "another --most-tokens). Remove the folder, or choose another name with -o"
            )

    def read(self, number: int) -> Scored | None:
        """Return what is kept of a text, None where it is to be scored still.

        Parameters
        ----------
        number : of the text, from 1
        """
        try:
            data = self._place(number).read_bytes()
            with np.load(BytesIO(data), allow_pickle=False) as found:
                scores, counts = found["scores"], found["tokens"]
                notes = tuple(map(str, found["notes"]))
            return Scored(scores, int(counts[0]), int(counts[1]), notes)
        except (OSError, ValueError, KeyError, EOFError, IndexError, BadZipFile, zlib.error):
            return None  # never begun, or cut short by a full disk

    def write(self, number: int, scored: Scored) -> None:
        """Keep the scores of a text."""
        out = BytesIO()
        counts = [scored.n_tokens, scored.n_found]
        np.savez(out, scores=scored.scores, tokens=counts, notes=np.array(scored.notes, np.str_))
        write_safely(self._place(number), out.getvalue())

    def remove(self) -> None:
        """Remove the folder once its result is written."""
        with suppress(OSError):
            shutil.rmtree(self.folder)

    def _place(self, number: int) -> Path:
        return self.folder / f"{number:07}.npz"


def _hashed(texts: Sequence[str]) -> str:
    hashed = hashlib.blake2b(digest_size=16)
    for text in texts:
        data = text.encode("utf-8", "surrogatepass")
        hashed.update(len(data).to_bytes(8, "little") + data)
    return hashed.hexdigest()
