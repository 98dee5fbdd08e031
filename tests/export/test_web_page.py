"""The page for a course site: one file, escaped, readable by machines and by screen readers."""

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import numpy as np
import pytest

from attnviz.export.figure import picture_bytes
from attnviz.export.tables import Block
from attnviz.export.web_page import MOST_CELLS, page_bytes
from tests.export.conftest import CAPTION, SIZE, TITLE

NASTY = "<script>alert(1)</script>"


class Reader(HTMLParser):
    """Notes elements, attributes, and the texts of cells."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.cells: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag, attributes) -> None:
        self.tags.append((tag, dict(attributes)))
        if tag in ("td", "th", "caption", "title", "h1", "figcaption"):
            self.open.append(tag)
            self.cells.append("")

    def handle_endtag(self, tag) -> None:
        if self.open and self.open[-1] == tag:
            self.open.pop()

    def handle_data(self, data) -> None:
        if self.open:
            self.cells[-1] += data


def read(data: bytes) -> Reader:
    reader = Reader()
    reader.feed(data.decode())
    return reader


@pytest.fixture
def svg(draw) -> bytes:
    return picture_bytes("svg", draw, SIZE, title=TITLE)


@pytest.fixture
def page(svg: bytes) -> bytes:
    scores = np.array([[1.96, -np.inf], [-0.123456, np.nan]])
    blocks = [
        Block(f"Scores {NASTY}", scores, (NASTY, "שלום"), ("a & b", "注意")),
        Block("allowed", np.array([[True, False]])),
    ]
    return page_bytes(svg, title=NASTY, caption=CAPTION, blocks=blocks)


def test_a_token_that_looks_like_a_script_is_text(page: bytes) -> None:
    reader = read(page)
    assert "script" not in {tag for tag, _ in reader.tags}
    assert reader.cells.count(NASTY) == 3  # title, heading, row
    assert f"Scores {NASTY}" in reader.cells
    assert CAPTION in reader.cells


def test_nothing_is_asked_for_from_elsewhere(page: bytes) -> None:
    for tag, attributes in read(page).tags:
        assert tag not in ("script", "link", "iframe", "img", "object", "base")
        for name, value in attributes.items():
            assert not name.startswith("on")
            if name in ("href", "src", "xlink:href"):
                assert str(value).startswith("#")
    assert not re.search(rb"url\((?!#|data:font/woff2;)|@import|file:|/home/", page)
    policy = [a["content"] for t, a in read(page).tags if a.get("http-equiv")]
    assert policy == [
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"
    ]


def test_it_says_its_encoding_and_language(page: bytes) -> None:
    tags = read(page).tags
    assert page.startswith(b"<!DOCTYPE html>")
    assert ("html", {"lang": "en"}) in tags
    assert ("meta", {"charset": "utf-8"}) in tags
    assert "注意" in page.decode("utf-8")
    assert b"@media print" in page


def test_numbers_are_tables_with_heads_and_names(page: bytes) -> None:
    reader = read(page)
    scopes = [a["scope"] for tag, a in reader.tags if tag == "th"]
    assert scopes == ["col", "col", "row", "row", "col", "col"]
    assert [tag for tag, _ in reader.tags].count("caption") == 2
    for number in ("1.96", "−∞", "−0.1235", "–"):
        assert number in reader.cells
    assert reader.cells[-2:] == ["1", "0"]
    regions = [a for tag, a in reader.tags if a.get("role") == "region"]
    assert all(a["tabindex"] == "0" and a["aria-label"] for a in regions) and len(regions) == 2


def test_the_figure_is_inside_as_it_is(page: bytes, svg: bytes) -> None:
    text = page.decode()
    inner = text[text.index("<svg ") : text.index("</svg>") + 6]
    root = ElementTree.fromstring(inner)
    alone = ElementTree.fromstring(svg)
    assert root.get("role") == "img" and root.get("aria-label") == NASTY
    # Its letters are brought along by the page, once for all that is written.
    assert len(list(root.iter())) == len(list(alone.iter())) - 1
    assert "<style" not in inner and text.count("font-weight: 400; font-style: normal") == 1
    assert "<?xml" not in text and text.count("<!DOCTYPE") == 1


def test_the_same_page_has_the_same_bytes(svg: bytes) -> None:
    once, again = (page_bytes(svg, title="a", caption="b") for _ in range(2))
    assert once == again and b"<table" not in once


def test_more_than_a_browser_bears_is_left_out(svg: bytes) -> None:
    many = Block("many", np.zeros((MOST_CELLS, 1)))
    few = Block("few", np.zeros((1, 2)))
    text = page_bytes(svg, title="a", caption="", blocks=[few, many, few]).decode()
    assert text.count("<table") == 2 and "1 larger table is left out" in text


@pytest.mark.parametrize("sign", ["\ufffe", "\uffff", "\x1b"])
def test_signs_that_html_does_not_have_are_spelt_out(sign):
    page = page_bytes(b'<svg xmlns="x"></svg>', title=f"t{sign}", caption=f"c{sign}").decode()
    assert sign not in page
    assert f"c⟨{ord(sign):02X}⟩" in page
