"""A section of a side panel in which one change is tried on the pattern the tab shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from attnviz.language import mark, tr
from attnviz.ui.controls.section import Section
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme

if TYPE_CHECKING:
    from attnviz.ui.tab.what_if_panel import Answer, WhatIfPanel, WhatIfRequest

TITLE = mark("What if …")


class WhatIfSection(Section):
    """Closed until somebody opens it; the panel inside is made then.

    Parameters
    ----------
    choices, compare : as for `WhatIfPanel`
    """

    def __init__(
        self,
        theme: Theme,
        choices: Sequence[tuple[str, str, str]],
        compare: Callable[[WhatIfRequest], Answer],
        parent: QWidget | None = None,
    ) -> None:
        self._theme = theme
        self._choices, self._compare = choices, compare
        self._word = self._name = ""
        self._suggest: Callable[[], str] = str  # no word
        self.panel: WhatIfPanel | None = None
        super().__init__(tr(TITLE), theme, self._make_panel, parent)
        self.toggled.connect(self._on_open_toggled)

    def _make_panel(self) -> QWidget:
        from attnviz.ui.tab.what_if_panel import WhatIfPanel

        self.panel = WhatIfPanel(self._theme, self._choices, self._compare, self)
        self._tell()
        return self.panel

    def themed_parts(self) -> Iterable[TakesTheme]:
        yield from super().themed_parts()
        if self.panel is not None:
            yield self.panel

    def show_pattern_of(
        self, name: str, suggest: Callable[[], str], choices: Sequence[tuple[str, str, str]]
    ) -> None:
        """Try again, as the pattern may be another.

        Parameters
        ----------
        name : of the head
        suggest : gives another last word; asked while somebody looks
        choices : the same kinds, in the words for the document
        """
        self._choices = choices
        if self.panel is not None:
            self.panel.set_choices(choices)
        self._name, self._suggest = name, suggest
        if self.panel is not None and self.open:
            self._tell()
            self.panel.refresh()

    def _tell(self) -> None:
        assert self.panel is not None
        word = self._suggest()
        if word != self._word:
            self._word = word
            self.panel.set_word(word)
        self.panel.set_title(f"   {self._name}")

    def _on_open_toggled(self, opened: bool) -> None:
        if opened and self.panel is not None:
            self._tell()
            self.panel.refresh()
