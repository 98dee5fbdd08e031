"""The lab bench: what all tabs show, as one immutable value with one undo history."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.masks import RULES
from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.document.bounds import check_whole, is_whole
from attnviz.model.document.checks import check_words
from attnviz.model.document.document import ARRAYS, Document
from attnviz.model.document.learning import LearningSpec, at_step
from attnviz.model.document.mask import locked_flags

if TYPE_CHECKING:
    from attnviz.model.document.head_template import HeadTemplate
    from attnviz.model.document.source import LayerSource

Slot = Literal["document", "example", "saturation", "sparse", "learning", "templates"]
Divisor = Literal["1", "sqrt", "d"]
Distribution = Literal["normal", "coin"]
SLOTS: tuple[Slot, ...] = get_args(Slot)
SPARSE_KINDS = (*RULES, "draw")


COLDEST, HOTTEST = 0.1, 10.0  # temperatures of a real row


@dataclass(frozen=True)
class SaturationSpec:
    """What the saturation tab shows.

    Parameters
    ----------
    d_k : 1 to 1024, vector size
    draw : number of the seeded draw, or "chapter" for the chapter's own
    divisor : "1", "sqrt" or "d", of the right-hand chart
    distribution : "normal" or "coin" (±1)
    typed : six typed scores, or None to use the draw
    temperature : 0.1 to 10, what a real row's scores are divided by besides
    random : whether random vectors are shown though there is a real row
    steps_row : head and token, from 0, of the row of tab 2 that is shown in place of a draw
    """

    d_k: int = 64
    draw: int | Literal["chapter"] = "chapter"
    divisor: Divisor = "sqrt"
    distribution: Distribution = "normal"
    typed: tuple[float, ...] | None = None
    temperature: float = 1.0
    random: bool = False
    steps_row: tuple[int, int] | None = None

    def __post_init__(self) -> None:
        if not COLDEST <= self.temperature <= HOTTEST:
            raise EditError(
                tr(
                    "temperature: found {value}, expected 0.1 to 10",
                    value=repr(self.temperature),
                )
            )
        if not is_whole(self.d_k, 1, 1024):
            raise EditError(
                tr("d_k: found {d_k}, expected a whole number from 1 to 1024", d_k=repr(self.d_k))
            )
        if self.divisor not in get_args(Divisor):
            raise EditError(
                tr("divisor: found {divisor}, expected 1, sqrt or d", divisor=repr(self.divisor))
            )
        if self.distribution not in get_args(Distribution):
            raise EditError(
                tr(
                    "distribution: found {distribution}, expected normal or coin",
                    distribution=repr(self.distribution),
                )
            )
        if self.draw != "chapter" and not is_whole(self.draw, 0, 2**63 - 1):
            raise EditError(
                tr("draw: found {draw}, expected a whole number or 'chapter'", draw=repr(self.draw))
            )
        if self.draw == "chapter" and self.distribution == "coin":
            raise EditError(
                tr(
                    "distribution: found coin, expected normal: the chapter’s draw uses "
                    "normal numbers. A coin-flip draw has a number, such as 0"
                )
            )
        row = self.steps_row
        if row is not None and not (len(row) == 2 and all(is_whole(n, 0, 2**31) for n in row)):
            raise EditError(
                tr("row of tab 2: found {row}, expected head and token, from 0", row=repr(row))
            )
        typed = self.typed
        if typed is not None and (len(typed) != 6 or any(not abs(s) <= 9999 for s in typed)):
            raise EditError(tr("typed scores: expected six numbers from −9,999 to 9,999"))


@dataclass(frozen=True, eq=False)
class SparseSpec:
    """What the sparse pattern tab shows.

    Parameters
    ----------
    kind : the pattern; "draw" uses `drawn`
    window, n_sinks, stride : of the small picture
    n_tokens : tokens of the small picture, 8, 16 or 32
    drawn : bool (n_tokens, n_tokens) or None, True = computed; never above the diagonal
    long_tokens, long_window : the sizes the counters are extrapolated to
    reach_layers : layers of the reach strip, 1 to 8
    global_layers : one bool a layer of the 32-layer layout, True = full attention
    layout_window : window of the layout's local layers
    """

    kind: str = "sink-window"
    window: int = 4
    n_sinks: int = 1
    stride: int = 4
    n_tokens: int = 16
    drawn: NDArray[np.bool_] | None = None
    keep_diagonal: bool = True
    long_tokens: int = 131072
    long_window: int = 4096
    reach_layers: int = 5
    global_layers: tuple[bool, ...] = tuple((i + 1) % 6 == 0 for i in range(32))
    layout_window: int = 1024

    def __post_init__(self) -> None:
        if self.kind not in SPARSE_KINDS:
            raise EditError(tr("pattern: found {kind}", kind=repr(self.kind)))
        limits = (
            ("window", 1, 64),
            ("n_sinks", 0, 16),
            ("stride", 2, 64),
            ("n_tokens", 1, 64),
            ("long_tokens", 1, 2**24),
            ("long_window", 1, 2**24),
            ("reach_layers", 1, 8),
            ("layout_window", 1, 2**24),
        )
        for name, least, most in limits:
            check_whole(name, getattr(self, name), least, most)
        if len(self.global_layers) != 32:
            raise EditError(
                tr(
                    "global_layers: found {global_layers}, expected 32",
                    global_layers=len(self.global_layers),
                )
            )
        if self.drawn is not None:
            object.__setattr__(self, "drawn", locked_flags("drawn pattern", self.drawn))
            if self.drawn.shape != (self.n_tokens, self.n_tokens):
                raise EditError(
                    tr(
                        "custom pattern: found shape {shape}, expected {n_tokens} × {n_tokens}",
                        shape=self.drawn.shape,
                        n_tokens=self.n_tokens,
                    )
                )
            if np.triu(self.drawn, 1).any():
                raise EditError(
                    tr(
                        "custom pattern: found a cell above the diagonal (the future), "
                        "expected none"
                    )
                )
        elif self.kind == "draw":
            raise EditError(tr("A custom pattern needs its cells."))


@dataclass(frozen=True, eq=False)
class Lab:
    """The exhibits.

    Parameters
    ----------
    document : tabs 1 and 4
    example : tab 2's own small numbers; None = tab 2 shows `document`
    saturation : tab 3
    sparse : tab 5
    learning : tab 6
    title, note : what the file is called and what its author says about it
    source : what the document is a layer of, where it is one of a model or of captured attention
    templates : scores of heads that a person made
    """

    document: Document
    example: Document | None = None
    saturation: SaturationSpec = field(default_factory=SaturationSpec)
    sparse: SparseSpec = field(default_factory=SparseSpec)
    learning: LearningSpec = field(default_factory=LearningSpec)
    title: str = ""
    note: str = ""
    source: LayerSource | None = None
    templates: tuple[HeadTemplate, ...] = ()

    def __post_init__(self) -> None:
        check_words(self.title, self.note)
        if self.templates:
            from attnviz.model.document.head_template import check_templates

            check_templates(self.templates)

    def of_tokens(self, slot: Slot) -> bool:
        """Whether the rows of a layer are tokens that a model reads, not words of a sentence."""
        example = self.example if slot == "example" else None
        if example is None:
            return self.source is not None
        return example.of_model or example.unembedding is not None

    @property
    def n_numbers(self) -> int:
        """How many numbers the documents hold."""
        count = 0
        for document in filter(None, (self.document, self.example)):
            arrays = (*(getattr(document, name) for name in ARRAYS), document.mask.custom)
            count += sum(array.size for array in arrays if array is not None)
        return count

    @property
    def n_held(self) -> int:
        """How many numbers of its layers a person holds."""
        return sum(len(layer.holds) for layer in (self.document, self.example) if layer)

    def begun_as(self, start: Lab) -> Lab:
        """Return a copy whose change marks and Reset refer to another lab: what this one was."""
        document = replace(self.document, base=start.document.original)
        example = self.example
        if example is not None:
            example = replace(example, base=(start.example or start.document).original)
        return replace(self, document=document, example=example)

    def with_slot(self, slot: Slot, value: Any) -> Lab:
        """Return a copy with one exhibit replaced; the same lab where that is the one it has."""
        return self if value is getattr(self, slot) else replace(self, **{slot: value})

    def with_place_of(self, other: Lab) -> Lab:
        """Return a copy that stands at the step of learning of another lab, if the run is the same.

        Where one looks is no edit: undoing something else must not move it.
        """
        ours, theirs = self.learning, other.learning
        if ours is theirs or not ours.same_run(theirs) or theirs.step > ours.length:
            return self
        return replace(self, learning=at_step(ours, theirs.step, theirs.weights))
