"""How far a person got in each lesson, kept from one start to the next."""

from __future__ import annotations

import json

from attnviz.language import tr
from attnviz.settings import LESSONS, Settings

MOST = 200
DONE = -1


class LessonProgress:
    """Steps by the name of a lesson, counted from 0; `DONE` once its end was seen."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def of(self, name: str) -> int:
        """Return the step where a lesson was left, 0 when it was never open."""
        return self._read().get(name, 0)

    def note(self, name: str, place: int, count: int) -> None:
        """Remember the step that is shown; the last one is the end."""
        kept = self._read()
        before = kept.pop(name, 0)
        ended = place == count - 1 or (before == DONE and place == 0)
        kept[name] = DONE if ended else place
        newest = dict(list(kept.items())[-MOST:])
        self._settings.set(LESSONS, json.dumps(newest))

    def start(self, name: str, count: int) -> int:
        """Return where to go on: where it was left, or the start once it was done."""
        place = self.of(name)
        return place if 0 <= place < count else 0

    def text(self, name: str, count: int) -> str:
        """Say how far a lesson is; nothing before it was opened."""
        place = self.of(name)
        if place == DONE:
            return tr("done")
        if not 0 < place < count:
            return ""
        return tr("step {step} of {n}", step=place + 1, n=count)

    def _read(self) -> dict[str, int]:
        try:
            found = json.loads(self._settings.get(LESSONS) or "{}")
        except ValueError:
            return {}
        if not isinstance(found, dict):
            return {}
        return {str(name): place for name, place in found.items() if type(place) is int}
