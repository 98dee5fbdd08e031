"""What each tab alone shows (a drawer, a walk, one large head), kept while a lesson is on."""

from __future__ import annotations

from collections.abc import Mapping

from attnviz.frame.chrome.tabs import TabHost

Page = Mapping[str, bool | int | str]
Pages = Mapping[int, Page]


def pages_of(host: TabHost) -> Pages:
    """Return what the tabs that were made show now, by their place."""
    return {place: view.page() for place, view in host.views.items()}


def show_pages(host: TabHost, pages: Pages) -> None:
    """Let the tabs show it again; a tab made since then goes to its start."""
    for place, view in host.views.items():
        view.show_page(pages.get(place, {}))
