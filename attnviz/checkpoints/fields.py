"""Named values of a config, read one at a time with a clear word for each that is wrong."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from attnviz.errors import CheckpointError
from attnviz.language import tr
from attnviz.model.document.brief import shortened

LARGEST = 10_000_000_000
MAX_NUMBER = 1e300
# Of a JSON file; the index of a dense model with 1,200 tensors takes 0.1 MB, the largest
# tokenizer_config.json 1.2 MB.
MAX_BYTES = 2**22


def read_object(path: Path, name: str) -> dict[str, Any]:
    """Read a JSON file that holds an object.

    Parameters
    ----------
    path : the file
    name : what messages call it

    Raises
    ------
    CheckpointError
        When it holds something else, is larger, or cannot be read.
    """
    try:
        n_bytes = path.stat().st_size
        if n_bytes > MAX_BYTES:
            raise CheckpointError(
                tr(
                    "{name}: found {n_bytes} bytes, expected at most {max_bytes}",
                    name=name,
                    n_bytes=f"{n_bytes:,}",
                    max_bytes=f"{MAX_BYTES:,}",
                )
            )
        found = json.loads(path.read_bytes())
    except OSError as error:
        raise CheckpointError(f"{name}: {error.strerror or error}") from None
    except (ValueError, RecursionError):
        raise CheckpointError(
            tr("{name}: found damaged JSON, expected an object. Get the file again", name=name)
        ) from None
    if not isinstance(found, dict):
        raise CheckpointError(
            tr(
                "{name}: found {found}, expected a JSON object. Get the file again",
                name=name,
                found=shortened(repr(found)),
            )
        )
    return found


class Fields:
    """The values of one file.

    Parameters
    ----------
    source : name of the file, for messages
    values : name to value
    prefix : what the file writes before each name, for messages
    """

    def __init__(self, source: str, values: Mapping[str, Any], prefix: str = "") -> None:
        self.source = source
        self.values = values
        self._prefix = prefix

    def whole(
        self, name: str, default: int | None = None, least: int = 1, most: int = LARGEST
    ) -> int:
        """Return a whole number from `least` to `most`; a list of equal ones counts as one.

        Raises
        ------
        CheckpointError
            When it is missing without a default, or is something else.
        """
        found = self._given(name)
        if found is None:
            if default is None:
                raise self.wrong(name, tr("nothing"), tr("a whole number"))
            return default
        if isinstance(found, np.ndarray | list) and len(found):
            several = {int(n) for n in found if _is_whole(n)}
            if len(several) != 1:
                raise self.wrong(name, tr("a number for each layer"), tr("the same one for all"))
            found = several.pop()
        if not _is_whole(found) or not least <= found <= most:
            raise self.wrong(
                name,
                found,
                tr("a whole number from {least} on", least=least)
                if most == LARGEST
                else tr("a whole number from {least} to {most}", least=least, most=f"{most:,}"),
            )
        return int(found)

    def number(self, name: str, default: float) -> float:
        """Return a finite number above 0, or the default where the file is silent."""
        found = self._given(name)
        if found is None:
            return default
        if isinstance(found, bool) or not isinstance(found, int | float):
            raise self.wrong(name, found, tr("a number"))
        if not 0 < found < math.inf or found > MAX_NUMBER:
            raise self.wrong(name, found, tr("a number above 0"))
        return float(found)

    def optional(self, name: str, default: float | None = None) -> float | None:
        """Return a number above 0, None for null, the default where the file is silent."""
        if name not in self.values:
            return default
        return None if self._given(name) is None else self.number(name, 0.0)

    def flag(self, name: str, default: bool) -> bool:
        found = self._given(name)
        if found is None:
            return default
        if not isinstance(found, bool):
            raise self.wrong(name, found, tr("true or false"))
        return found

    def token_id(self, name: str) -> int | None:
        """Return a token's id, the first of several, or None."""
        ids = self.token_ids(name)
        return ids[0] if ids else None

    def token_ids(self, name: str) -> tuple[int, ...]:
        found = self._given(name)
        several = found if isinstance(found, list) else [] if found is None else [found]
        for one in several:
            if not _is_whole(one) or not 0 <= one <= LARGEST:
                raise self.wrong(name, one, tr("a token’s number"))
        return tuple(int(one) for one in several)

    def wrong(self, name: str, found: Any, expected: str) -> CheckpointError:
        quoted = isinstance(found, str) and found is self._given(name)
        shown = repr(found) if quoted else str(found)
        shown = shown if len(shown) <= 60 else shown[:59] + "…"
        return CheckpointError(
            tr(
                "{source}: {prefix}{name}: found {shown}, expected {expected}. Correct it, or "
                "get the file again",
                source=self.source,
                prefix=self._prefix,
                name=name,
                shown=shown,
                expected=expected,
            )
        )

    def _given(self, name: str) -> Any:
        return self.values.get(name)


def _is_whole(value: Any) -> bool:
    return isinstance(value, int | np.integer) and not isinstance(value, bool)
