"""A section of a side panel in which one change is tried on the pattern the tab shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtWidgets import QWidget

from attnviz.language import mark, tr
from attnviz.ui.controls.section import Section
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme

if TYPE_CHECKING:
    from attnviz.ui.tab.what_if_panel import Answer, WhatIfPanel, WhatIfRequest

TITLE = mark("What if…")


class WhatIfTopic(NamedTuple):
    """What a change is tried on.

    Parameters
    ----------
    name : of the head
    last_word : another last word that is suggested
    choices : the kinds of change, in the words for the document
    """

    name: str
    last_word: str
    choices: Sequence[tuple[str, str, str]]


class WhatIfSection(Section):
    """Closed until somebody opens it; the panel inside is made then.

    Parameters
    ----------
    topic : gives what is on screen; asked while somebody looks
    compare : as for `WhatIfPanel`
    """

    def __init__(
        self,
        theme: Theme,
        topic: Callable[[], WhatIfTopic],
        compare: Callable[[WhatIfRequest], Answer],
        parent: QWidget | None = None,
    ) -> None:
        self._theme = theme
        self._topic, self._compare = topic, compare
        self._word = ""
        self.panel: WhatIfPanel | None = None
        super().__init__(tr(TITLE), theme, self._make_panel, parent)
        self.toggled.connect(self._on_open_toggled)

    def _make_panel(self) -> QWidget:
        from attnviz.ui.tab.what_if_panel import WhatIfPanel

        topic = self._topic()
        self.panel = WhatIfPanel(self._theme, topic.choices, self._compare, self)
        self._tell(topic)
        return self.panel

    def themed_parts(self) -> Iterable[TakesTheme]:
        yield from super().themed_parts()
        if self.panel is not None:
            yield self.panel

    def try_again(self) -> None:
        """Try the change on what is on screen now, if somebody looks."""
        if self.panel is not None and self.open:
            topic = self._topic()
            self.panel.set_choices(topic.choices)
            self._tell(topic)
            self.panel.refresh()

    def _tell(self, topic: WhatIfTopic) -> None:
        assert self.panel is not None
        if topic.last_word != self._word:
            self._word = topic.last_word
            self.panel.set_word(topic.last_word)
        self.panel.set_title(f"   {topic.name}")

    def _on_open_toggled(self, opened: bool) -> None:
        self.try_again()
