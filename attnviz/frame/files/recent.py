"""The files, models and captured attention that were opened or saved last, newest first."""

from __future__ import annotations

from pathlib import Path

from attnviz.frame.files.kinds import is_model
from attnviz.settings import MOST_RECENT, RECENT, Settings
from attnviz.ui.look.labels import visible

LONGEST_FOLDER = 48  # letters; a menu is to stay narrower than the window


class RecentFiles:
    """The list, kept from one start to the next."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def names(self) -> tuple[str, ...]:
        """Return the whole paths, with those that another program that runs has opened."""
        self._settings.sync()
        return self._settings.get(RECENT)

    def add(self, name: str) -> None:
        """Put a file on top."""
        others = [each for each in self.names if each != name]
        self._keep((name, *others)[:MOST_RECENT])

    def take_off(self, name: str) -> None:
        """Forget a file."""
        self._keep(tuple(each for each in self.names if each != name))

    def _keep(self, names: tuple[str, ...]) -> None:
        """Write at once: until then another program would put its own list in place of it."""
        self._settings.set(RECENT, names)
        self._settings.sync()

    def clear(self) -> None:
        """Forget all."""
        self._settings.forget(RECENT)


def shown_name(name: str) -> str:
    """Return what a menu calls a file: a model as its place does, never the hash it lies under."""
    path = Path(name)
    if not is_model(path):
        return visible(path.name)
    from attnviz.checkpoints.discover import name_of

    return visible(name_of(path))


def shown_folder(name: str) -> str:
    """Return the folder of a file for a menu: home as ~, its middle left out where it is long."""
    folder, home = str(Path(name).parent), str(Path.home())
    if folder == home or folder.startswith(home.rstrip("/\\") + "/"):
        folder = "~" + folder[len(home) :]
    half = LONGEST_FOLDER // 2
    short = folder if len(folder) <= LONGEST_FOLDER else f"{folder[:half]}…{folder[-half:]}"
    return visible(short)
