"""What the tab shows: one layer, with what comes of a locked row, or all heads of a model."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.head_scores import NAMES, score_template
from attnviz.engine.kv_sharing import stored_of_used
from attnviz.engine.steps.run import run
from attnviz.model.document.given_pattern import has_values
from attnviz.model.edits.layer import set_kv_heads
from attnviz.model.tabs import TEMPLATE
from attnviz.ui.grid.picks import Picks
from attnviz.ui.look.labels import visible

if TYPE_CHECKING:
    from attnviz.checkpoints.survey import Survey
    from attnviz.engine.steps.run import Trace
    from attnviz.engine.text_scores import TextScores
    from attnviz.model.document.document import Document
    from attnviz.model.document.head_template import HeadTemplate
    from attnviz.model.document.source import LayerSource
    from attnviz.session import Session
    from attnviz.ui.grid.outlook import Outlook
    from attnviz.ui.predict.ballot import Ballot
    from attnviz.ui.tab.picks import Here

Floats = NDArray[Any]
Bools = NDArray[np.bool_]
Cell = tuple[int, int]
Which = Literal["", "output", "vectors", "table"]
"""The drawer that is open: W_O, the token vectors, or the chosen head as a table."""
Shown = Literal["layer", "all", "next", "map"]
"""What is in the canvas: a layer, all heads of the model, what comes next, or one large pattern."""
Place = tuple[int, int]
"""A head of the model: the place of its layer among those there are, and its number."""
_SHOWN: dict[str, Shown] = {"all": "all", "next": "next", "map": "map"}
SHORT = 64  # tokens; patterns of more are worth a map of their own
PATTERN = "pattern"  # all heads are shaded by no score
SIGNED = ("direct",)  # scores that push up or down

CONCAT, UPDATE = "concat", "update"  # grids of the locked row's path
LETTERS = 26
MOST_COLUMNS = 3


@dataclass(frozen=True)
class Pointer:
    """What a person points at and chose to see.

    Parameters
    ----------
    hovered : grid, row and column under the mouse or at the keyboard
    picks : rows or columns that are picked together, in all patterns
    large : the head that fills the canvas, None = all heads are shown
    drawer : the drawer that is open
    stage : the stage of the pass whose part of the picture is framed, "" for none
    shown : what is in the canvas, where a model is open
    shade : the score by which all heads are shaded and sorted, or `PATTERN`
    reverse : whether the smallest score comes first
    folded : whether the finder is folded away and the map has its room
    previewed : the head under the mouse on the map
    zoom : how many times as large thumbnails are as where all fit
    outlook : which part of one large pattern is in sight, None = all of it
    log : whether its colours are logarithmic
    trained : what a lesson follows while the model that is built in learned, see `TrainedMean`
    """

    hovered: tuple[str, int, int] | None = None
    picks: Picks = field(default_factory=Picks)
    large: int | None = None
    drawer: Which = ""
    stage: str = ""
    shown: Shown = "layer"
    shade: str = PATTERN
    reverse: bool = False
    folded: bool = False
    previewed: Place | None = None
    zoom: int = 1
    outlook: Outlook | None = None
    log: bool = False
    trained: str = ""

    def page(self) -> dict[str, bool | int | str]:
        """Return what fills the canvas, and by which score all heads are shaded."""
        page: dict[str, bool | int | str] = {} if self.large is None else {"large": True}
        if self.shown != "layer":
            page["shown"] = self.shown
        if self.shade != PATTERN:
            page["shade"] = self.shade
        if self.trained:
            page["trained"] = self.trained
        return page

    def with_page(self, page: Mapping[str, bool | int | str], session: Session) -> Pointer:
        """Return the pointer that fills the canvas with what a page says, or shows a layer."""
        return replace(
            self,
            large=session.selection.head if page.get("large") else None,
            shown=_SHOWN.get(str(page.get("shown")), "layer"),
            shade=str(page.get("shade", PATTERN)),
            trained=str(page.get("trained", "")),
        )

    def within(self, document: Document) -> Pointer:
        """Return what is left in a shorter text or a narrower layer."""
        n = document.n_tokens
        return replace(
            self,
            hovered=self.hovered if _is_there(self.hovered, document) else None,
            picks=self.picks.within(n, n),
            large=None if self.large is None or self.large >= document.n_heads else self.large,
            drawer="" if self.drawer == "output" and document.W_O is None else self.drawer,
        )


def _is_there(hovered: tuple[str, int, int] | None, document: Document) -> bool:
    if hovered is None:
        return False
    name, row, column = hovered
    path = {CONCAT: concat_names(document), UPDATE: update_names(document)}
    if name in path:
        return row < len(path[name])
    return row < document.n_tokens and column < document.n_tokens


@dataclass(frozen=True, eq=False)
class State:
    """One layer with a locked row.

    Parameters
    ----------
    document, trace : the layer and its arrays
    row : the locked row, a position in the text
    key : the column that is meant, None = each row's own largest
    head : the chosen head
    locked : whether a person locked the row
    pointer : what a person points at, as far as the layer has it
    ballot : of a prediction, None while none is made
    covers : names of what a lesson keeps covered
    survey : what all heads of the model did on the text, None where no model is open
    layer : the place of the layer among those of the survey
    source : what the layer is one of, None = of no model
    templates : scores of heads that a person made
    text_scores : scores over many texts, of a model that may be another one
    hides_first : whether the first token is left out of the pictures of patterns of a model
    """

    document: Document
    trace: Trace
    row: int
    key: int | None
    head: int
    locked: bool
    pointer: Pointer
    ballot: Ballot | None = None
    covers: frozenset[str] = frozenset()
    survey: Survey | None = None
    layer: int = 0
    source: LayerSource | None = None
    templates: tuple[HeadTemplate, ...] = ()
    text_scores: TextScores | None = None
    hides_first: bool = False

    # All heads

    @property
    def shown(self) -> Shown:
        """What is in the canvas; all heads are not while somebody predicts: they would tell."""
        shown, survey = self.pointer.shown, self.survey
        if shown == "map":
            return "map" if self.has_map and self.ballot is None else "layer"
        if survey is None or (shown == "all" and self.ballot is not None):
            return "layer"
        return "layer" if shown == "next" and survey.best is None else shown

    @property
    def has_map(self) -> bool:
        """Whether a pattern is so large that there is a map of it."""
        return self.document.n_tokens > SHORT

    @property
    def all_heads(self) -> Survey:
        """The survey, where all heads are shown."""
        assert self.survey is not None
        return self.survey

    @property
    def shade(self) -> str:
        """The score by which all heads are shaded, where it is known, or `PATTERN`."""
        shade = self.pointer.shade
        if shade == PATTERN or self.survey is None or self.score(shade) is None:
            return PATTERN
        return shade

    def score(self, name: str) -> Floats | None:
        """Return a score of all heads by name; None = not known, NaN where the text has no place.

        A template of texts of another length has no place in this one.
        """
        survey, template = self.all_heads, self.template(name)
        if template is not None:
            return _template_score(survey, template)
        return None if name.startswith(TEMPLATE) else survey.score(name)

    def template(self, name: str) -> HeadTemplate | None:
        """Return the template that a score is of."""
        place = name.removeprefix(TEMPLATE)
        if place == name or int(place) >= len(self.templates):
            return None
        return self.templates[int(place)]

    @property
    def drawn(self) -> HeadTemplate | None:
        """The template that all heads are sorted by: the large pattern is its canvas."""
        return self.template(self.shade)

    @property
    def drawn_place(self) -> int:
        """Its place among the templates."""
        return int(self.shade.removeprefix(TEMPLATE))

    @property
    def can_draw(self) -> bool:
        """Whether its cells are those of this text."""
        return self.drawn is not None and self.drawn.n_tokens == self.all_heads.n_tokens

    @property
    def template_names(self) -> tuple[str, ...]:
        """The names of the scores of all templates."""
        return tuple(f"{TEMPLATE}{place}" for place in range(len(self.templates)))

    @property
    def over_texts(self) -> TextScores | None:
        """Scores over many texts, where they are of as many layers and heads as there are."""
        found, survey = self.text_scores, self.survey
        if found is None or survey is None:
            return None
        here = survey.n_layers, survey.n_heads
        return found if (found.n_layers, found.n_heads) == here else None

    @property
    def told_over_texts(self) -> str:
        """The score that is told over many texts: the one that all heads are sorted by."""
        return self.shade if self.shade in NAMES else "induction"

    @property
    def off(self) -> frozenset[Place]:
        """Heads of the whole model that are switched off."""
        survey, source = self.survey, self.source
        if survey is None or source is None:
            return frozenset()
        return frozenset(
            (_place(survey, change.layer), change.head)
            for change in source.changes
            if change.on and change.kind == "head_off" and change.head is not None
        )

    @property
    def chosen(self) -> Place:
        """The chosen head on the map."""
        return self.layer, self.head

    @property
    def looked_at(self) -> Place:
        """The head whose pattern is shown large: under the mouse, else the chosen one."""
        return self.pointer.previewed or self.chosen

    @property
    def ranked(self) -> tuple[Place, ...]:
        """All heads in the order of the finder."""
        survey, shade = self.all_heads, self.shade
        return _ranked(survey, self.template(shade), shade, self.pointer.reverse)

    def head_name(self, place: Place) -> str:
        """Name a head of the model, layer.head, both from 0."""
        return f"{self.all_heads.layers[place[0]]}.{place[1]}"

    # What is pointed at

    @property
    def covered(self) -> bool:
        """Whether the locked row is covered, and all that follows from it."""
        return self.ballot is not None and self.ballot.lift < 1.0

    def covers_path(self, column: str) -> bool:
        """Whether one of the two columns of the row's path is covered."""
        name = "concatenation" if column == CONCAT else "update"
        return self.covered or name in self.covers

    @property
    def picks(self) -> Picks:
        """The rows or columns that are picked together, in all patterns."""
        return self.pointer.picks

    @property
    def large(self) -> int | None:
        """The head that fills the canvas."""
        return self.pointer.large

    @property
    def stage(self) -> str:
        """The stage of the pass whose part of the picture is framed, "" for none."""
        return self.pointer.stage

    @property
    def pointed(self) -> Cell | None:
        """(row, column) of the pattern cell under the pointer."""
        hovered = self.pointer.hovered
        return None if hovered is None or hovered[0] in (CONCAT, UPDATE) else hovered[1:]

    @cached_property
    def has_values(self) -> bool:
        """Whether there is anything to blend: captured attention may be weights alone."""
        return has_values(self.document)

    @property
    def path(self) -> tuple[str, int] | None:
        """Column and position of the number of the row's path under the pointer."""
        hovered = self.pointer.hovered
        return None if hovered is None or hovered[0] not in (CONCAT, UPDATE) else hovered[:2]

    @property
    def meant(self) -> Cell:
        """The cell whose numbers are told: pointed at, marked, or the row's largest."""
        if self.pointed is not None:
            return self.pointed
        if self.key is not None:
            return self.row, self.key
        top = self.top(self.head)
        return self.row, self.row if top is None else top

    @property
    def here(self) -> Here:
        """The cell whose row or column a key picks, in all patterns."""
        return ("", *self.meant)

    # The layer

    @property
    def n_heads(self) -> int:
        """How many query heads there are."""
        return self.document.n_heads

    @property
    def tokens(self) -> tuple[str, ...]:
        """Words of the text, made visible."""
        return _tokens(self.document)

    @property
    def pattern(self) -> Floats:
        """Attention weights, (n_heads, n_query, n_key)."""
        return np.asarray(self.trace["pattern"])

    @property
    def shares(self) -> Any:
        """What gives a head, a row or a cell of the attention weights, by indices from the left."""
        return self.trace.rows("pattern")

    @property
    def hidden(self) -> Bools:
        """True where a query may not look, (n_query, n_key)."""
        return _hidden(self.trace)

    @property
    def reference(self) -> Floats | None:
        """Patterns with the stored key/value heads, (n_heads, n_query, n_key).

        None unless fewer are used than are stored.
        """
        return _reference(self.document, self.trace) if self.averaged else None

    @property
    def tells_before(self) -> bool:
        """Whether what averaging did to the row stands over the grids."""
        return self.averaged and not self.covered and self.covers.isdisjoint(("titles", "list"))

    @property
    def muted(self) -> frozenset[int]:
        """Heads that are silent."""
        return self.document.muted

    @property
    def group_of_head(self) -> tuple[int, ...]:
        """Which key/value head in use each query head reads."""
        return tuple(self.trace["kv_of_head"])

    @property
    def n_groups(self) -> int:
        """How many key/value heads are in use."""
        return len(self.group_names)

    @property
    def averaged(self) -> bool:
        """Whether fewer key/value heads are used than the document has."""
        return self.n_groups < self.document.n_kv_heads

    @property
    def copied(self) -> bool:
        """Whether more key/value heads are used than the document has."""
        return self.n_groups > self.document.n_kv_heads

    @property
    def shared(self) -> bool:
        """Whether any two heads read the same keys and values."""
        return self.n_groups < self.n_heads

    @property
    def sharing(self) -> tuple[object, ...]:
        """What decides how many key/value heads one may choose, and what each number keeps."""
        d = self.document
        return d.n_heads, d.n_kv_heads, d.kv_of_head, d.kv_heads_used, d.d_k, d.d_v

    @property
    def group_names(self) -> tuple[str, ...]:
        """Names of the key/value heads in use: A, B; A+B where they are averaged."""
        return _group_names(self.document)

    @property
    def order(self) -> tuple[int, ...]:
        """Heads in the order in which they are laid out, row by row."""
        return _order(self.document)

    @property
    def columns(self) -> int:
        """How many grids stand side by side where a column is a stored group."""
        return self.document.n_kv_heads

    @property
    def columns_shared(self) -> bool:
        """Whether the stored groups are so few that each can be a column of the picture."""
        return _columns_shared(self.document)

    def name(self, head: int) -> str:
        """Name a head as its title does."""
        return f"H{head + 1}  {visible(self.document.heads[head].title)}"

    def numbers_kept(self, kv_heads: int) -> int:
        """Count the numbers kept for each token with so many key/value heads."""
        return kv_heads * (self.document.d_k + self.document.d_v)

    # The locked row

    def top(self, head: int) -> int | None:
        """Return the position of the largest weight in sight of the locked row, None without."""
        shares = self.shares[head, self.row]
        if self.hides_first and self.row:
            rest = shares[1:]
            return int(rest.argmax()) + 1 if rest.any() else None
        return int(shares.argmax()) if shares.any() else None

    @property
    def concat(self) -> Floats:
        """The heads' results of the locked row side by side, (n_heads * d_v,)."""
        return np.asarray(self.trace["concat"][self.row])

    @property
    def update(self) -> Floats:
        """What the layer hands to the locked row's word, (d_out,)."""
        return np.asarray(self.trace["out"][self.row])

    @property
    def concat_names(self) -> tuple[str, ...]:
        """Names of the numbers of all heads, n_heads * d_v."""
        return concat_names(self.document)

    @property
    def update_names(self) -> tuple[str, ...]:
        """Names of the numbers of the update, d_out."""
        return update_names(self.document)

    @property
    def target(self) -> int | None:
        """The number of the update that is explained: pointed at, else the largest.

        None while it is covered.
        """
        if self.covered or not self.covers.isdisjoint(("concatenation", "update")):
            return None
        if self.path is not None and self.path[0] == UPDATE:
            return self.path[1]
        return int(np.abs(self.update).argmax()) if self.update.any() else None

    def carried(self, target: int) -> Floats:
        """Return what each number of the joined results adds to one of the update, (rows,)."""
        mixing = self.document.W_O
        if mixing is None:
            return np.where(np.arange(len(self.concat)) == target, self.concat, 0.0)
        return np.asarray(self.concat * mixing[:, target])

    def unmuted_update(self) -> Floats:
        """Return the update of the locked row if all heads spoke, (d_out,)."""
        document = self.document
        if not document.muted:
            return self.update
        spoken = run(document.with_(muted=frozenset()), self.trace)
        return np.asarray(spoken["out"][self.row])


def resolve(session: Session, pointer: Pointer) -> State:
    """Return what there is to show."""
    selection, document = session.selection, session.document()
    survey, source = session.survey, session.lab.source
    return State(
        document,
        session.trace(),
        selection.token,
        selection.key,
        selection.head,
        selection.pinned,
        pointer.within(document),
        survey=survey,
        layer=0 if survey is None or source is None else _place(survey, source.layer),
        source=source,
        templates=session.lab.templates,
        text_scores=session.text_scores,
        hides_first=selection.hides_first and source is not None,
    )


def _place(survey: Survey, layer: int) -> int:
    return survey.layers.index(layer) if layer in survey.layers else 0


def share_of(state: State, name: str) -> Floats:
    """Return a score on the scale of its bars, (n_layers, n_heads): 0 to 1, direct −1 to 1."""
    return share_in(state.all_heads, state.template(name), name)


@lru_cache(maxsize=32)
def share_in(survey: Survey, template: HeadTemplate | None, name: str) -> Floats:
    """Return the same of a survey; `template` is the one that the score is of."""
    values = np.nan_to_num(np.asarray(_score(survey, template, name), dtype=np.float64))
    return values / scale_of(survey, name)


def _score(survey: Survey, template: HeadTemplate | None, name: str) -> Floats | None:
    return survey.score(name) if template is None else _template_score(survey, template)


@lru_cache(maxsize=8)
def _template_score(survey: Survey, template: HeadTemplate) -> Floats:
    if template.n_tokens != survey.n_tokens:
        return np.full((survey.n_layers, survey.n_heads), np.nan)
    layers = [score_template(layer, template.cells) for layer in survey.pattern]
    return np.stack(layers)


def scale_of(survey: Survey, name: str) -> float:
    """Return the score that fills a bar."""
    if name == "entropy":
        return float(np.log2(max(2, survey.n_tokens)))
    if name == "effective_keys":
        return float(survey.n_tokens)
    if name in SIGNED or name == "value_weighted":
        values = np.nan_to_num(np.asarray(survey.score(name), dtype=np.float64))
        return float(np.abs(values).max()) or 1.0
    return 1.0


@lru_cache(maxsize=4)
def _ranked(
    survey: Survey, template: HeadTemplate | None, name: str, reverse: bool
) -> tuple[Place, ...]:
    places = [(int(i), int(j)) for i, j in np.ndindex(survey.n_layers, survey.n_heads)]
    if name == PATTERN:
        return tuple(places)
    values = np.asarray(_score(survey, template, name))
    order = values if reverse else -values
    flat = np.argsort(np.where(np.isnan(values), np.inf, order), axis=None, kind="stable")
    return tuple(places[i] for i in flat)


# What follows from the document alone: the same objects for the same document


@lru_cache(maxsize=2)
def concat_names(document: Document) -> tuple[str, ...]:
    """Return the names of the numbers of all heads, n_heads * d_v."""
    names: list[str] = []
    for spec in document.heads:
        names += spec.value_names or [str(i + 1) for i in range(document.d_v)]
    return tuple(names)


@lru_cache(maxsize=2)
def update_names(document: Document) -> tuple[str, ...]:
    """Return the names of the numbers of the update, d_out."""
    if document.W_O is None:
        return concat_names(document)
    n = document.W_O.shape[1]
    if n == document.d_model:
        return document.feature_names
    return tuple(str(i + 1) for i in range(n))


@lru_cache(maxsize=2)
def _tokens(document: Document) -> tuple[str, ...]:
    return tuple(visible(token) for token in document.tokens)


@lru_cache(maxsize=2)
def _hidden(trace: Trace) -> Bools:
    return np.asarray(~trace["allowed"])


@lru_cache(maxsize=2)
def _reference(document: Document, trace: Trace) -> Floats:
    return np.asarray(run(set_kv_heads(document, None), trace)["pattern"])


@lru_cache(maxsize=2)
def _order(document: Document) -> tuple[int, ...]:
    groups = [
        [head for head, kv in enumerate(document.kv_of_head) if kv == group]
        for group in range(document.n_kv_heads)
    ]
    if not _columns_shared(document):
        return tuple(head for group in groups for head in group)
    longest = max(len(group) for group in groups)
    rows = [[group[i] for group in groups if i < len(group)] for i in range(longest)]
    return tuple(head for row in rows for head in row)


def _columns_shared(document: Document) -> bool:
    return 2 <= document.n_kv_heads <= MOST_COLUMNS and document.n_kv_heads < document.n_heads


@lru_cache(maxsize=2)
def _group_names(document: Document) -> tuple[str, ...]:
    stored = _stored_names(document)
    sources = stored_of_used(document.kv_of_head, document.n_kv_heads, document.kv_heads_used)
    return tuple("+".join(stored[kv] for kv in kvs) for kvs in sources)


def _stored_names(document: Document) -> tuple[str, ...]:
    """Name the stored key/value heads by their heads' group, else by letters, else by numbers."""
    names: dict[int, str] = {}
    for head, kv in enumerate(document.kv_of_head):
        names.setdefault(kv, document.heads[head].group)
    found = tuple(names.get(kv, "") for kv in range(document.n_kv_heads))
    if all(found) and len(set(found)) == len(found):
        return found
    if document.n_kv_heads <= LETTERS:
        return tuple(chr(ord("A") + kv) for kv in range(document.n_kv_heads))
    return tuple(str(kv + 1) for kv in range(document.n_kv_heads))
