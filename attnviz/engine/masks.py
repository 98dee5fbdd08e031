"""Which keys each query may look at, as tiles of booleans and as exact counts.

One rule decides about a cell (query at position i, key at position j, ``back = i - j``):

==============  ==================================================================
none            every key, the future too
causal          every earlier key and its own
full            causal, or every key when not causal
window          back < window: the token itself and the window - 1 before it
sink-window     the same, or one of the first n_sinks tokens (Xiao et al. 2023)
strided         back < window, or back a multiple of stride
strided-local   back <= stride: one head's half of the strided pattern
strided-far     back a multiple of stride: the other half (Child et al. 2019)
fixed           the key lies in the query's own block of stride tokens, or is one of the last
                `summary` tokens of an earlier block (Child et al. 2019)
fixed-local     the key lies in the query's own block: one head's half of the fixed pattern
fixed-far       one of the last `summary` tokens of an earlier block: the other half
custom          a matrix that a person made
==============  ==================================================================

Causal rules also ask that back >= 0. With fewer queries than keys the last query stands at the
last key, as with a cache of earlier keys.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from attnviz.engine.arrays import signed
from attnviz.errors import EditError, ShapeError
from attnviz.language import mark, tr

# Beyond any two positions, and still a number that NumPy can hold.
_FARTHEST = 2**62

BoolArray = NDArray[np.bool_]
IntArray = NDArray[np.int64]


class MaskRule(NamedTuple):
    """A pattern in numbers: back < window, or key < n_sinks, or back a multiple of stride.

    With a block: the own block if `own`, and the last `summary` keys of earlier blocks.
    """

    window: int | None = None
    n_sinks: int = 0
    stride: int | None = None
    block: int | None = None
    own: bool = True
    summary: int = 0


class MaskNumbers(NamedTuple):
    """The numbers that a rule is made from, each checked; None = not given."""

    kind: str
    window: int | None
    n_sinks: int
    stride: int | None
    summary: int

    def step(self, *others: int | None) -> int:
        """Return the stride, or the first other number that stands in for it."""
        found = next((n for n in (self.stride, *others) if n is not None), None)
        if found is None:
            raise EditError(
                tr("stride: none given; the pattern {kind} needs one of at least 2", kind=self.kind)
            )
        return _whole("stride", found, 2, EVERY) or found


@dataclass(frozen=True)
class Mask:
    """One row of the table of masks.

    Parameters
    ----------
    rule : what the numbers stand for; from it follow the cells, the count and the far view
    numbers : which numbers it goes by, by the names that a person meets
    title, tip : its name on tab 5 and what it lets a word see; "" = nobody chooses it
    in_files : whether a document may carry it
    """

    rule: Callable[[MaskNumbers], MaskRule]
    numbers: tuple[str, ...] = ()
    title: str = ""
    tip: str = ""
    in_files: bool = True


def _fixed_rule(given: MaskNumbers) -> MaskRule:
    """Return the rule of the fixed pattern or of one of its halves."""
    stride, last = given.step(), given.summary
    if last > stride:
        raise EditError(
            tr(
                "summary: found {last}, expected at most the stride, {stride}",
                last=last,
                stride=stride,
            )
        )
    local, far = given.kind == "fixed-local", given.kind == "fixed-far"
    return MaskRule(block=stride, own=not far, summary=0 if local else last)


EVERY = mark("distance between the tokens that stay visible")
MASKS: dict[str, Mask] = {
    "none": Mask(lambda given: MaskRule()),
    "causal": Mask(lambda given: MaskRule()),
    "full": Mask(
        lambda given: MaskRule(),
        title=mark("Full"),
        tip=mark("All earlier tokens and the token itself"),
        in_files=False,
    ),
    "window": Mask(
        lambda given: MaskRule(given.window),
        ("window",),
        mark("Window"),
        mark("The last w tokens, including the token itself"),
    ),
    "sink-window": Mask(
        lambda given: MaskRule(given.window, given.n_sinks),
        ("window", "n_sinks"),
        mark("Sink + window"),
        mark("A window and the first tokens"),
    ),
    "strided": Mask(
        lambda given: MaskRule(given.window or given.step(), 0, given.step(given.window)),
        ("window", "stride"),
        mark("Strided"),
        mark("A window and every n-th token before it"),
    ),
    "strided-local": Mask(lambda given: MaskRule(given.step(given.window) + 1), in_files=False),
    "strided-far": Mask(lambda given: MaskRule(1, 0, given.step(given.window)), in_files=False),
    "fixed": Mask(
        _fixed_rule,
        ("stride",),
        mark("Fixed"),
        mark("Its own block of tokens, and the last token of each block before"),
    ),
    "fixed-local": Mask(_fixed_rule, in_files=False),
    "fixed-far": Mask(_fixed_rule, in_files=False),
    "custom": Mask(lambda given: MaskRule()),
}
KINDS = tuple(MASKS)
NUMBERS = {kind: mask.numbers for kind, mask in MASKS.items() if mask.numbers}
"""The numbers that a rule goes by; the other rules have none."""
SQUARE = "bool (n_query, n_key)"
RULES = tuple(kind for kind, mask in MASKS.items() if mask.title)
"""The rules that a person chooses among."""


@signed(returns=SQUARE)
def full(n_query: int, n_key: int | None = None) -> BoolArray:
    """Allow every query every key: bool (n_query, n_key), all True; square without n_key."""
    return allowed("none", n_query, n_query if n_key is None else n_key)


@signed(returns=SQUARE)
def causal(n_query: int, n_key: int | None = None) -> BoolArray:
    """Allow every query its own position and all before it: bool (n_query, n_key).

    Without n_key there are as many keys as queries.
    """
    return allowed("causal", n_query, n_query if n_key is None else n_key)


def numbers_of(kind: str) -> tuple[str, ...]:
    """Return which of window, n_sinks and stride a pattern goes by."""
    return NUMBERS.get(kind, ())


@signed(returns=SQUARE)
def allowed(
    kind: str,
    n_query: int,
    n_key: int,
    *,
    causal: bool = True,
    window: int | None = None,
    n_sinks: int = 1,
    stride: int | None = None,
    summary: int = 1,
    custom: ArrayLike | None = None,
    offset: int | None = None,
) -> BoolArray:
    """Build the whole mask of a pattern.

    Parameters
    ----------
    kind
        One of `KINDS`.
    causal
        Whether the future is hidden. Without it a window reaches as far ahead as back.
    window
        Keys in the window, the token itself included; None = no window, or the stride's number
        for "strided".
    n_sinks
        How many first tokens stay visible.
    stride
        Step of the far part, at least 2; the window when left out. For "fixed" the tokens of a
        block.
    summary
        How many last tokens of a block later blocks may see ("fixed"), 1 to stride.
    custom
        bool (n_query, n_key) for kind "custom", taken exactly as drawn.
    offset
        Position of the first query; n_key - n_query when left out.

    Returns
    -------
    bool (n_query, n_key), True = may look.
    """
    first = n_key - n_query if offset is None else offset
    if kind == "custom":
        return _custom(custom, n_query, n_key)
    rows = range(first, first + n_query)
    return allowed_rows(
        kind,
        rows,
        range(n_key),
        causal=causal,
        window=window,
        n_sinks=n_sinks,
        stride=stride,
        summary=summary,
    )


@signed(returns="bool (n_rows, n_cols)")
def allowed_rows(
    kind: str,
    rows: Sequence[int] | IntArray,
    cols: Sequence[int] | IntArray,
    *,
    causal: bool = True,
    window: int | None = None,
    n_sinks: int = 1,
    stride: int | None = None,
    summary: int = 1,
) -> BoolArray:
    """Build only the tile of a mask where some rows meet some columns.

    `rows` and `cols` are positions of queries and keys (a range, or any whole numbers); returns
    bool (len(rows), len(cols)) without building anything larger.
    """
    rule = rule_of(kind, window=window, n_sinks=n_sinks, stride=stride, summary=summary)
    i = np.asarray(rows, dtype=np.int64)[:, None]
    j = np.asarray(cols, dtype=np.int64)[None, :]
    back = i - j
    if rule.block:
        visible = _fixed(rule, i, j)
    elif rule.window is None:
        visible = np.ones(back.shape, dtype=np.bool_)
    else:
        visible = np.abs(back) < min(rule.window, _FARTHEST)
    if rule.n_sinks:
        visible |= j < min(rule.n_sinks, _FARTHEST)
    if rule.stride:
        visible |= back % min(rule.stride, _FARTHEST) == 0
    if kind == "causal" or (causal and kind != "none"):
        visible &= back >= 0
    return visible


def count(
    kind: str,
    n_tokens: int,
    *,
    window: int | None = None,
    n_sinks: int = 1,
    stride: int | None = None,
    summary: int = 1,
    n_query: int | None = None,
) -> int:
    """Count the cells of a causal pattern by formula, exactly, for any number of tokens.

    `n_query` counts only the last rows, those of new queries over earlier keys.

    Raises
    ------
    EditError
        For a pattern that has no formula, a negative length, or what `rule_of` refuses.
    """
    if n_tokens < 0:
        raise EditError(tr("tokens: found {n_tokens}, expected 0 or more", n_tokens=n_tokens))
    rule = rule_of(kind, window=window, n_sinks=n_sinks, stride=stride, summary=summary)
    if kind == "custom":
        raise EditError(tr("a custom pattern has no formula: count its cells"))
    n_rows = n_tokens if n_query is None else n_query
    if kind == "none":
        return n_rows * n_tokens
    return _count_rows(rule, n_tokens) - _count_rows(rule, max(n_tokens - n_rows, 0))


def row_count(
    kind: str,
    i: int,
    *,
    window: int | None = None,
    n_sinks: int = 1,
    stride: int | None = None,
    summary: int = 1,
) -> int:
    """Count the keys that the query at position i (from 0) may look at in a causal pattern."""
    return count(
        kind, i + 1, window=window, n_sinks=n_sinks, stride=stride, summary=summary, n_query=1
    )


def rule_of(
    kind: str,
    *,
    window: int | None = None,
    n_sinks: int = 1,
    stride: int | None = None,
    summary: int = 1,
) -> MaskRule:
    """Return the rule of a pattern, or say which number is wrong.

    A window below 1 would hide every key, the token's own included, and is refused; None means no
    window. Window and stride of the strided pattern stand in for each other. A stride of 1 would
    be full attention under another name.

    Raises
    ------
    EditError
        For an unknown pattern, or a number that is not whole, too small or missing.
    """
    if kind not in KINDS:
        raise EditError(
            tr(
                "pattern: found {kind}, expected one of {kinds}",
                kind=repr(kind),
                kinds=", ".join(KINDS),
            )
        )
    window = _whole(
        "window", window, 1, mark("it counts the token itself; leave it out for full attention")
    )
    stride = _whole("stride", stride, 2, EVERY)
    sinks = _whole("sinks", n_sinks, 0, mark("how many first tokens stay visible"))
    last = _whole("summary", summary, 1, mark("how many last tokens of a block stay visible"))
    return MASKS[kind].rule(MaskNumbers(kind, window, sinks or 0, stride, last or 1))


def _fixed(rule: MaskRule, i: IntArray, j: IntArray) -> BoolArray:
    """Return which keys j (1, n) the queries i (m, 1) see in the fixed pattern, future too."""
    block = rule.block or 1
    same = i // block == j // block
    visible = same if rule.own else np.zeros(same.shape, dtype=np.bool_)
    if rule.summary:
        visible = visible | (~same & (j % block >= block - rule.summary))
    return np.asarray(visible)


def _whole(name: str, value: Any, least: int, why: str) -> int | None:
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | np.integer):
        raise EditError(
            tr("{name}: found {value}, expected a whole number", name=name, value=repr(value))
        )
    if value < least:
        raise EditError(
            tr(
                "{name}: found {value}, expected at least {least} ({why})",
                name=name,
                value=value,
                least=least,
                why=tr(why),
            )
        )
    return int(value)


def _custom(custom: ArrayLike | None, n_query: int, n_key: int) -> BoolArray:
    matrix = np.asarray(custom)
    if matrix.dtype != np.bool_:
        raise EditError(
            tr("custom mask: found {dtype}, expected booleans, True = may look", dtype=matrix.dtype)
        )
    if matrix.shape != (n_query, n_key):
        expected = (n_query, n_key)
        raise ShapeError(
            tr(
                "custom mask: found {shape}, expected {expected} (query, key)",
                shape=matrix.shape,
                expected=expected,
            )
        )
    return matrix.copy()


def _count_rows(rule: MaskRule, n: int) -> int:
    """Count the first n rows of a causal pattern."""
    if rule.block:
        # Row i has i % block + 1 keys of its own block, and i // block blocks before it.
        whole, rest = divmod(n, rule.block)
        own = whole * rule.block * (rule.block + 1) // 2 + rest * (rest + 1) // 2
        return own * rule.own + rule.summary * _sum_of_floors(n, rule.block)
    width = n if rule.window is None else min(rule.window, n)
    near = n * width - width * (width - 1) // 2
    beyond = n - width
    if beyond and rule.n_sinks:
        partly = min(beyond, rule.n_sinks)
        return near + partly * (partly + 1) // 2 + rule.n_sinks * (beyond - partly)
    if beyond and rule.stride:
        far = _sum_of_floors(n, rule.stride) - _sum_of_floors(width, rule.stride)
        return near + far - beyond * ((width - 1) // rule.stride)
    return near


def _sum_of_floors(n: int, stride: int) -> int:
    """Return the sum of i // stride over i = 0 .. n - 1."""
    whole, rest = divmod(n, stride)
    return stride * (whole * (whole - 1) // 2) + whole * rest
