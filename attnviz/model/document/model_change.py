"""What a person replaces inside a language model, as a sentence with a switch.

The change itself is carried out by `attnviz.checkpoints.changes`; this is what a lab remembers.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, get_args

from attnviz.engine.steps.table import BY_NAME, HOLDABLE
from attnviz.errors import EditError
from attnviz.language import quoted, tr
from attnviz.model.document.bounds import check_within
from attnviz.numbering import TokenNumbers

ChangeKind = Literal[
    "head_off",
    "head_mean",
    "patch_head",
    "patch_row",
    "patch_stream",
    "hidden_cell",
    "held_score",
    "held_row",
    "held_number",
    "window",
    "rope_off",
    "scale_off",
    "mask_off",
    "softcap_off",
    "temperature",
]
JOINED = ("concat", "out")
"""Arrays of a layer, by their names in a trace, that have no head."""
OF_LAYER: tuple[ChangeKind, ...] = (
    "window", "rope_off", "scale_off", "mask_off", "softcap_off", "temperature",
)  # fmt: skip
OF_CELL: tuple[ChangeKind, ...] = ("hidden_cell", "held_score", "held_row", "held_number")
PATCHES: tuple[ChangeKind, ...] = ("patch_head", "patch_row", "patch_stream")
"""What comes from another text: what a head hands over, in all rows or one; a row of the stream."""
MOST_CHANGES = 200
LARGEST = 2**24
COLDEST, WARMEST = 1e-3, 1e3
LONGEST = 40  # letters of another text that a sentence quotes


@dataclass(frozen=True)
class ModelChange:
    """One change of a run. Layers, heads and positions count from 0.

    Parameters
    ----------
    kind : what is replaced: what a head hands over (by zeros, its mean, another text's), a cell of
        its scores, a row of its pattern, or something of a whole layer
    head : of all kinds but those of a layer, and of a number held where the heads are joined
    query, key : row and column of kinds of a cell; a held row gives all its weight to `key`; a
        patched row or stream has a row alone
    number : a held number, the keys that a window lets through, or a temperature
    array : of a held number, by its name in a trace; `head` is the key/value head of K and V
    text : that a head or a row is patched from
    on : whether it is carried out
    """

    kind: ChangeKind
    layer: int
    head: int | None = None
    query: int | None = None
    key: int | None = None
    number: float | None = None
    text: str = ""
    on: bool = True
    array: str = ""

    def __post_init__(self) -> None:
        if self.kind not in get_args(ChangeKind):
            raise EditError(
                tr(
                    "change: found {kind}, expected one of {kinds}",
                    kind=repr(self.kind),
                    kinds=", ".join(get_args(ChangeKind)),
                )
            )
        of_layer, of_cell = self.kind in OF_LAYER, self.kind in OF_CELL
        needs = {
            "head": not (of_layer or self.kind == "patch_stream" or self.array in JOINED),
            "query": of_cell or self.kind in ("patch_row", "patch_stream"),
            "key": of_cell,
            "number": self.kind in ("held_score", "held_number", "window", "temperature"),
        }
        for name, needed in needs.items():
            if (getattr(self, name) is not None) != needed:
                raise EditError(
                    tr(
                        "change of kind {kind}: a {name} is needed",
                        kind=self.kind,
                        name=name,
                    )
                    if needed
                    else tr("change of kind {kind}: it has no {name}", kind=self.kind, name=name)
                )
        for name in ("layer", "head", "query", "key"):
            value = getattr(self, name)
            if value is not None:
                check_within(f"change {name}", value, 0, LARGEST - 1)
        if self.number is not None and not math.isfinite(self.number):
            raise EditError(tr("change: expected a finite number"))
        if self.kind == "window" and (self.number or 0) < 1:
            raise EditError(tr("change of kind window: expected at least 1 key"))
        if self.kind == "temperature":
            check_within("temperature", self.number or 0, COLDEST, WARMEST)
        if (self.kind == "held_number") != (self.array in HOLDABLE):
            raise EditError(
                tr(
                    "change of kind {kind}: found array {array}, expected {expected}",
                    kind=self.kind,
                    array=repr(self.array),
                    expected=", ".join(HOLDABLE) if self.kind == "held_number" else "none",
                )
            )
        if self.kind in PATCHES and not self.text:
            raise EditError(tr("change of kind {kind}: expected a text", kind=self.kind))

    @property
    def switched_on(self) -> ModelChange:
        """The same change, on: what it is, whether it is carried out or not."""
        return replace(self, on=True)

    @property
    def head_name(self) -> str:
        """The head as the field writes it, layer.head; the layer alone where it has none."""
        return str(self.layer) if self.head is None else f"{self.layer}.{self.head}"


def sentence(change: ModelChange, tokens: Sequence[str], numbering: TokenNumbers) -> str:
    """Say what a change does.

    Parameters
    ----------
    tokens : of the text, to read; a position that it does not have is told by its number
    numbering : of its tokens
    """
    head, layer = change.head_name, change.layer
    query, key = (_token(tokens, place, numbering) for place in (change.query, change.key))
    if change.kind == "head_off":
        return tr("Head {head} off", head=head)
    if change.kind == "head_mean":
        return tr("Head {head}: its mean over this text", head=head)
    if change.kind in PATCHES:
        return _patched(change, numbering)
    if change.kind == "hidden_cell":
        return tr("{head}: {query} cannot look at {key}", head=head, query=query, key=key)
    if change.kind == "held_score":
        number = _number(change)
        return tr(
            "{head}: score of {query} on {key} = {number}, held",
            head=head,
            query=query,
            key=key,
            number=number,
        )
    if change.kind == "held_number":
        step = BY_NAME[change.array]
        number = _number(change)
        if step.rule.axes.endswith("1"):
            return tr(
                "{head}: {array}({row}) = {number}, held",
                head=head,
                array=step.symbol,
                row=query,
                number=number,
            )
        column = key if step.rule.axes.endswith("u") else str(change.key)
        if change.head is None:
            return tr(
                "Layer {layer}: {array}({row}, {column}) = {number}, held",
                layer=layer,
                array=step.symbol,
                row=query,
                column=column,
                number=number,
            )
        return tr(
            "{head}: {array}({row}, {column}) = {number}, held",
            head=head,
            array=step.symbol,
            row=query,
            column=column,
            number=number,
        )
    if change.kind == "held_row":
        return tr("{head}: {query} looks only at {key}", head=head, query=query, key=key)
    if change.kind == "window":
        n = round(change.number or 0)
        return tr("Layer {layer}: window of {n}", layer=layer, n=n)
    if change.kind == "rope_off":
        return tr("RoPE off in layer {layer}", layer=layer)
    if change.kind == "mask_off":
        return tr("Mask off in layer {layer}", layer=layer)
    if change.kind == "softcap_off":
        return tr("Soft cap off in layer {layer}", layer=layer)
    if change.kind == "temperature":
        return tr("Layer {layer}: temperature {number}", layer=layer, number=_number(change))
    return tr("÷√d_k off in layer {layer}", layer=layer)


def where(change: ModelChange, numbering: TokenNumbers) -> str:
    """Say where in the model that is."""
    if change.query is not None and change.key is not None:
        return tr(
            "layer {layer}, row {row}, column {column}",
            layer=change.layer,
            row=numbering.of(change.query),
            column=numbering.of(change.key),
        )
    if change.query is not None:
        row = numbering.of(change.query)
        return tr("layer {layer}, row {row}", layer=change.layer, row=row)
    if change.head is None:
        return tr("layer {layer}, all heads", layer=change.layer)
    return tr("layer {layer}, all rows", layer=change.layer)


def _patched(change: ModelChange, numbering: TokenNumbers) -> str:
    text = change.text if len(change.text) <= LONGEST else f"…{change.text[-LONGEST:]}"
    row = numbering.of(change.query or 0)
    if change.kind == "patch_stream":
        return tr(
            "Stream after layer {layer}, row {row}, as in {text}",
            layer=change.layer,
            row=row,
            text=quoted(text),
        )
    head = change.head_name
    if change.kind == "patch_row":
        return tr("Head {head}, row {row}, as in {text}", head=head, row=row, text=quoted(text))
    return tr("Head {head} as in {text}", head=head, text=quoted(text))


def _number(change: ModelChange) -> str:
    return f"{change.number:g}".replace("-", "−")


def _token(tokens: Sequence[str], place: int | None, numbering: TokenNumbers) -> str:
    if place is None:
        return ""
    if place < len(tokens):
        return quoted(tokens[place])
    return tr("token {n}", n=numbering.of(place))
