"""What arrays of attention mean: which layers, heads and axes they are, said and not guessed.

Known forms: one array (layers, heads, query, key); one array a layer, with or without a batch axis;
tuples of Hugging Face's `output_attentions`, the nested form of its `generate`; caches of
TransformerLens (`blocks.N.attn.hook_pattern`); Q, K and V.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.captures.capture import Capture
from attnviz.captures.queries import LongQueries, check_held, fitting
from attnviz.engine.attention import attend
from attnviz.engine.masks import causal
from attnviz.errors import CaptureError
from attnviz.language import and_list, mark, or_list, plural, tr
from attnviz.model.matrices.archive import NEEDED
from attnviz.numbering import is_start

Array = NDArray[Any]
Floats = NDArray[Any]

# Rows of float16 patterns miss 1 by up to about this.
ROW_ERROR = 1e-2
SWAPPED = mark("Columns sum to 1 and rows do not: query and key look swapped.")
# What float16 leaves of a difference in a row whose weights are all alike.
EVEN = 1e-4
START = "start_token"  # an array of one: whether the first token is the start token
_TOKENS = ("tokens", "str_tokens", "labels", "words", "token_strings")
_IDS = ("input_ids", "ids", "token_ids", "logits", "hidden_states", "loss")
_STEP = re.compile(r"step_?(\d+)[._/]+layer_?(\d+)\Z", re.IGNORECASE)
_LENS = re.compile(r"blocks\.(\d+)\.attn\.hook_(pattern|q|k|v|attn_scores)\Z")
_MATRICES = {"w_q", "w_k", "w_v"}
_NUMBER = re.compile(r"\d+")
_PATTERN_NAMES = re.compile(
    r"att|pattern|weights|probs|layer|\A\d+\Z|\Aarr_\d+\Z|\A\Z", re.IGNORECASE
)
_EAGER = mark(
    'models return none under sdpa or flash attention: load with attn_implementation="eager" and '
    "call with output_attentions=True"
)


def read_capture(
    arrays: Mapping[str, Array],
    *,
    title: str = "",
    tokens: Sequence[str] = (),
    batch: int | None = None,
    swap: bool = False,
) -> Capture:
    """Find out what arrays hold.

    Parameters
    ----------
    arrays : name to array, as a file or a program gives them
    title : what they come from, for messages
    tokens : texts of the keys; those inside `arrays` when left out
    batch : which text of a batch, where there are several
    swap : take columns for queries

    Returns
    -------
    Capture
        Its notes say what was found, what was assumed and what is doubtful.

    Raises
    ------
    CaptureError
        Names the array, what was found, what was expected and what to do.
    """
    labels = tuple(tokens) or _tokens_in(arrays)
    floats = {
        name: _widened(array)
        for name, array in arrays.items()
        if array.dtype.kind in "fiu" and name.lower() not in (*_TOKENS, *_IDS, START)
    }
    if _MATRICES & {name.lower() for name in floats}:
        raise _of_a_layer(list(floats), title)
    found = _Found(title, batch, labels)
    if any(_STEP.match(name) for name in floats):
        layers, numbers = found.steps(floats)
    elif any(_LENS.match(name) for name in floats):
        layers, numbers = found.lens(floats)
    elif _in_pairs(_named(floats)):
        layers, numbers = found.pairs(_named(floats))
    elif len(one := {"q", "k"} & {name.lower() for name in floats}) == 1 and not _named(floats):
        there = next(name for name in floats if name.lower() in one)
        raise CaptureError(
            tr(
                "{source}: found {there} and no {lost}; weights need both. Save Q and K, or the "
                "attention itself",
                source=title or tr("arrays"),
                there=there,
                lost="K" if "q" in one else "Q",
            )
        )
    elif {"q", "k"} <= {name.lower() for name in floats} and not _named(floats):
        layers, numbers = found.from_queries(floats)
    else:
        layers, numbers = found.patterns(_named(floats) or _only(floats, arrays, title))
    if not layers:
        raise CaptureError(
            tr("{title}: found no layer, expected at least one", title=title or tr("arrays"))
        )
    if swap:
        layers = [np.swapaxes(layer, 1, 2) for layer in layers]
        found.notes.append(tr("Query and key are swapped, as asked."))
    labels = fitting(labels, layers[0].shape[2], title)
    _check(layers, found.notes, title)
    if found.n_texts > 1:
        found.notes.append(
            tr(
                "A batch of {count} texts; this is text {n}.",
                count=found.n_texts,
                n=(batch or 0) + 1,
            )
        )
    return Capture(
        layers=tuple(layers),
        tokens=labels,
        layer_numbers=tuple(numbers),
        queries=tuple(found.queries),
        keys=tuple(found.keys),
        values=tuple(found.values),
        title=title,
        notes=tuple(found.notes),
        n_texts=found.n_texts,
        looks_swapped=tr(SWAPPED) in found.notes,
        average=found.average,
        start_token=_starts(arrays, labels),
    )


def _of_a_layer(names: list[str], title: str) -> CaptureError:
    """Say which of the arrays of a layer are there, and which are not."""
    lost = [name for name in NEEDED if name not in names]
    there = [name for name in names if name.upper() in NEEDED]
    form = tr("A layer is an .npz with X, W_Q, W_K and W_V, and any of W_O, b_Q, b_K, b_V, b_O")
    source = title or tr("arrays")
    if not lost:
        told = tr("{source}: found the matrices of a layer, expected attention.", source=source)
    else:
        told = tr(
            "{source}: found {there} of a layer, and no {lost}.",
            source=source,
            there=and_list(there),
            lost=or_list(lost),
        )
    return CaptureError(f"{told} {form}")


def looks_captured(arrays: Mapping[str, Array]) -> bool:
    """Whether arrays are what a model's run gave, and not a layer or single matrices."""
    low = {name.lower() for name in arrays}
    if any(_STEP.match(name) or _LENS.match(name) for name in arrays):
        return True
    if low & {"x", "w_q"}:
        return False
    if {"q", "k"} <= low or low & set(_IDS):
        return True
    return any(
        array.dtype.kind in "fiu" and array.ndim >= 3 and _PATTERN_NAMES.search(name)
        for name, array in arrays.items()
    )


def _tokens_in(arrays: Mapping[str, Array]) -> tuple[str, ...]:
    for name, array in arrays.items():
        if name.lower() in _TOKENS and array.dtype.kind in "US":
            flat = array.reshape(-1)
            return tuple(
                t.decode("utf-8", "replace") if isinstance(t, bytes) else str(t) for t in flat
            )
    return ()


def _widened(array: Array) -> Floats:
    """Return float32, or float64 for what has more digits: float16 is no dtype to add in."""
    wide = array.dtype.itemsize > (4 if array.dtype.kind == "f" else 2)
    return np.asarray(array, dtype=np.float64 if wide else np.float32)


def _named(floats: Mapping[str, Floats]) -> dict[str, Floats]:
    """Return the arrays that are called as attention is called."""
    return {
        name: array
        for name, array in floats.items()
        if _PATTERN_NAMES.search(name) and array.ndim >= 1
    }


def _only(
    floats: Mapping[str, Floats], arrays: Mapping[str, Array], title: str
) -> dict[str, Floats]:
    """Return a single array whatever its name; several strange ones are named and refused."""
    square = {n: a for n, a in floats.items() if a.ndim >= 2 and a.shape[-2] <= a.shape[-1]}
    if len(square) == 1:
        return square
    names = ", ".join(f"{n} {a.shape}" for n, a in list(arrays.items())[:6]) or tr("nothing")
    raise CaptureError(
        tr(
            "{title}: no attention arrays in the file (found {names}); {eager}",
            title=title or tr("arrays"),
            names=names,
            eager=tr(_EAGER),
        )
    )


class _Found:
    """What is found out while arrays are looked through."""

    def __init__(self, title: str, batch: int | None, tokens: tuple[str, ...] = ()) -> None:
        self.title, self.tokens = title, tokens
        self.batch = batch
        self.notes: list[str] = []
        self.average = False
        self.n_texts = 1
        self.queries: list[Floats] = []
        self.keys: list[Floats] = []
        self.values: list[Floats] = []

    def patterns(self, named: Mapping[str, Floats]) -> tuple[list[Floats], list[int]]:
        """Read one array of all layers, or one a layer."""
        if len(named) == 1:
            ((name, array),) = named.items()
            layers = self._layers_of(name, array)
            return layers, list(range(len(layers)))
        numbered = sorted((_layer_number(name, self.title), name) for name in named)
        numbers = [number for number, _ in numbered]
        if len(set(numbers)) < len(numbers):
            raise self._error(
                ", ".join(list(named)[:6]), tr("one array per layer, each with its number")
            )
        self._told_missing(numbers)
        return [self._heads(name, named[name]) for _, name in numbered], numbers

    def pairs(self, named: Mapping[str, Floats]) -> tuple[list[Floats], list[int]]:
        """Read names with two numbers: a layer and a head where each is one matrix, else a step."""
        pieces: dict[int, dict[int, Floats]] = {}
        single = all(array.ndim == 2 for array in named.values())
        for (first, second), name in zip(_in_pairs(named), named, strict=True):
            array = named[name]
            if single:
                pieces.setdefault(first, {})[second] = array
            else:
                pieces.setdefault(second, {})[first] = self._heads(name, array)
        if not single:
            return self._of_steps(pieces)
        numbers = sorted(pieces)
        self._told_missing(numbers)
        self.notes.append(tr("The names give layer and head."))
        heads = [[array for _, array in sorted(pieces[i].items())] for i in numbers]
        for layer in heads:
            if len({array.shape for array in layer}) > 1:
                raise self._error(
                    tr("heads of one layer with different shapes"), tr("one shape for all")
                )
        return [np.stack(layer) for layer in heads], numbers

    def steps(self, floats: Mapping[str, Floats]) -> tuple[list[Floats], list[int]]:
        """Join what `generate` gives: a square block first, then single rows of growing length."""
        pieces: dict[int, dict[int, Floats]] = {}
        for name, array in floats.items():
            match = _STEP.match(name)
            if match:
                pieces.setdefault(int(match[2]), {})[int(match[1])] = self._heads(name, array)
        return self._of_steps(pieces)

    def _of_steps(
        self, pieces: Mapping[int, Mapping[int, Floats]]
    ) -> tuple[list[Floats], list[int]]:
        """Join the steps of every layer: layer to step to rows."""
        numbers = sorted(pieces)
        layers = [self._joined(i, [rows for _, rows in sorted(pieces[i].items())]) for i in numbers]
        self.notes.append(
            tr(
                "{n} steps of generate() are joined; the last token it wrote was never fed in and "
                "has no row.",
                n=len(pieces[numbers[0]]),
            )
        )
        return layers, numbers

    def _joined(self, layer: int, pieces: list[Floats]) -> Floats:
        """Put rows of growing length under one another; the cells that were not there are 0."""
        n_heads = sorted({len(piece) for piece in pieces})
        if len(n_heads) > 1:
            counts = ", ".join(map(str, n_heads))
            raise self._error(
                tr("steps of layer {layer} with {counts} heads", layer=layer, counts=counts),
                tr("the same number in each step"),
            )
        n_key = max(piece.shape[-1] for piece in pieces)
        wide = [np.pad(piece, ((0, 0), (0, 0), (0, n_key - piece.shape[-1]))) for piece in pieces]
        return np.concatenate(wide, axis=1)

    def lens(self, floats: Mapping[str, Floats]) -> tuple[list[Floats], list[int]]:
        """Read a cache of TransformerLens; its q, k and v are (batch, position, head, width)."""
        kinds: dict[str, dict[int, Floats]] = {}
        for name, array in floats.items():
            match = _LENS.match(name)
            if match:
                kinds.setdefault(match[2], {})[int(match[1])] = array
        if "pattern" not in kinds:
            raise self._error(", ".join(list(floats)[:6]), "blocks.N.attn.hook_pattern")
        numbers = sorted(kinds["pattern"])
        self._told_missing(numbers)
        for kind, kept in (("q", self.queries), ("k", self.keys), ("v", self.values)):
            if set(kinds.get(kind, ())) >= set(numbers):
                kept += [self._positions_last(kind, kinds[kind][i]) for i in numbers]
        return [self._heads(tr("layer {n}", n=i), kinds["pattern"][i]) for i in numbers], numbers

    def from_queries(self, floats: Mapping[str, Floats]) -> tuple[list[Floats], list[int]]:
        """Compute the pattern of one layer from Q, K and V."""
        low = {name.lower(): array for name, array in floats.items()}
        Q, K = self._heads("Q", low["q"]), self._heads("K", low["k"])
        V = self._heads("V", low.get("v", low["k"]))
        if not (Q.size and K.size) or Q.shape[-1] != K.shape[-1] or len(Q) % len(K):
            raise self._error(
                tr("Q {q_shape} and K {k_shape}", q_shape=Q.shape, k_shape=K.shape),
                tr("heads and a width that fit together"),
            )
        check_held(LongQueries(self.title, Q, K, self.tokens))
        pattern = attend(Q, K, V, allowed=causal(Q.shape[1], K.shape[1])).pattern
        self.queries, self.keys = [Q], [K]
        self.values = [V] if "v" in low else []
        self.notes.append(
            tr("The weights are computed from Q and K, scaled by √d_k, with a causal mask.")
        )
        return [pattern], [0]

    def _layers_of(self, name: str, array: Floats) -> list[Floats]:
        """Read a single array by its number of axes."""
        if array.ndim == 2:
            self.average = True
            self.notes.append(tr("One matrix: a single head, or the average of several."))
            return [array[None]]
        if array.ndim == 3:
            self.notes.append(tr("Axes (head, query, key): one layer of {n} heads.", n=len(array)))
            return [array]
        if array.ndim == 4:
            if len(array) > 1:
                self.notes.append(tr("Axes (layer, head, query, key)."))
            return list(array)
        if array.ndim == 5 and len(array) == 1 < array.shape[1]:
            self.notes.append(tr("Axes (batch, layer, head, query, key)."))
            return list(array[0])
        if array.ndim == 5:
            self.notes.append(tr("Axes (layer, batch, head, query, key)."))
            return [self._heads(f"{name} {i}", layer) for i, layer in enumerate(array)]
        raise self._error(_of_shape(name, array), tr("2 to 5 axes"))

    def _heads(self, name: str, array: Floats) -> Floats:
        """Return (n_heads, n_query, n_key): a batch axis goes, a missing head axis comes."""
        if array.ndim == 2:
            return array[None]
        if array.ndim == 3:
            return array
        if array.ndim == 4:
            if len(array) == 1:
                return np.asarray(array[0])
            if self.batch is None:
                raise CaptureError(
                    tr(
                        "{title}: {name} of shape {shape} holds a batch of {n} texts; say "
                        "which one, counted from 0",
                        title=self.title or tr("arrays"),
                        name=name,
                        shape=array.shape,
                        n=len(array),
                    )
                )
            if not 0 <= self.batch < len(array):
                raise self._error(
                    tr("text {n}", n=self.batch), tr("0 to {most}", most=len(array) - 1)
                )
            self.n_texts = len(array)
            return np.asarray(array[self.batch])
        raise self._error(_of_shape(name, array), tr("(heads, query, key) with or without batch"))

    def _positions_last(self, kind: str, array: Floats) -> Floats:
        """Return (heads, positions, width) of a TransformerLens q, k or v."""
        if array.ndim == 4 and len(array) > (self.batch or 0):
            array = array[self.batch or 0]
        if array.ndim != 3 or not array.size:
            raise self._error(_of_shape(f"hook_{kind}", array), tr("(position, head, width)"))
        return np.asarray(array.swapaxes(0, 1))

    def _told_missing(self, numbers: list[int]) -> None:
        lost = sorted(set(range(numbers[0], numbers[-1] + 1)) - set(numbers))
        if lost:
            shown = ", ".join(map(str, lost[:8])) + (" …" if len(lost) > 8 else "")
            self.notes.append(tr("Layers missing in between: {layers}.", layers=shown))
        elif numbers[0] > 1:
            self.notes.append(tr("The first layer here is layer {layer}.", layer=numbers[0]))

    def _error(self, found: str, expected: str) -> CaptureError:
        return CaptureError(
            tr(
                "{title}: found {found}, expected {expected}",
                title=self.title or tr("arrays"),
                found=found,
                expected=expected,
            )
        )


def _in_pairs(named: Mapping[str, Floats]) -> list[tuple[int, int]]:
    """Return the two numbers that tell names apart, or nothing where another count of them does."""
    digits = [_NUMBER.findall(name) for name in named]
    if len(digits) < 2 or len({len(each) for each in digits}) > 1:
        return []
    columns = [tuple(map(int, column)) for column in zip(*digits, strict=True)]
    differ = [column for column in columns if len(set(column)) > 1]
    if len(columns) > 1 and len(differ) == 1 and differ[0] != columns[0]:
        # A single step, say: what changes is the layer.
        differ = [columns[0], differ[0]] if len(columns) == 2 else []
    return list(zip(*differ, strict=True)) if len(differ) == 2 else []


def _layer_number(name: str, title: str) -> int:
    """Return the layer in an array's name: 2 comes before 10."""
    digits = _NUMBER.findall(name)
    if not digits:
        raise CaptureError(
            tr(
                "{title}: several arrays, {name} among them, expected a number in each "
                "name that says its layer",
                title=title or tr("arrays"),
                name=name or tr("one without a name"),
            )
        )
    return int(digits[0])


def _starts(arrays: Mapping[str, Array], labels: Sequence[str]) -> bool:
    """Whether the first key is a start token, by what the arrays say or by its name."""
    said = arrays.get(START)
    if said is not None and said.size == 1:
        return bool(said.reshape(-1)[0])
    return bool(labels) and is_start(labels[0])


def _check(layers: list[Floats], notes: list[str], title: str) -> None:
    """Check shapes and say what the rows sum to and whether the future is hidden."""
    first = layers[0].shape
    if not layers[0].size:
        raise CaptureError(
            tr(
                "{title}: found attention of shape {first}, expected at least one head and "
                "one token",
                title=title or tr("arrays"),
                first=first,
            )
        )
    for layer in layers:
        if layer.ndim != 3 or layer.shape[1:] != first[1:] or not layer.size:
            raise CaptureError(
                tr(
                    "{title}: found layers of shape {first} and {shape}, expected (heads, "
                    "query, key) with the same tokens in all",
                    title=title or tr("arrays"),
                    first=first,
                    shape=layer.shape,
                )
            )
    if first[1] > first[2]:
        raise CaptureError(
            tr(
                "{title}: {queries} queries but {keys} keys; expected at least as many "
                "keys. Are the axes (head, query, key)?",
                title=title or tr("arrays"),
                queries=first[1],
                keys=first[2],
            )
        )
    broken = sum(int(np.count_nonzero(~np.isfinite(layer))) for layer in layers)
    if broken:
        notes.append(
            plural(
                mark("{n} cell is not a finite number; its row is left empty."),
                mark("{n} cells are not finite numbers; their rows are left empty."),
                broken,
            )
        )
        return
    _tell_sums(layers, notes)
    n_query, n_key = first[1:]
    future = np.arange(n_key)[None, :] > np.arange(n_key - n_query, n_key)[:, None]
    if future.any():
        notes.append(_of_future(layers, future))


def _of_future(layers: list[Floats], future: NDArray[np.bool_]) -> str:
    """Say whether queries see later tokens; rows of padding on the left are even, and tell nothing.

    Parameters
    ----------
    future : bool (n_query, n_key), what a causal query does not see
    """
    peeks = np.zeros(len(future), dtype=np.bool_)
    uneven = peeks.copy()
    for layer in layers:
        peeks |= ((layer != 0) & future).any(axis=(0, 2))
        uneven |= (np.ptp(layer, axis=2) > EVEN).any(axis=0)
    if not peeks.any():
        return tr("Causal: no query gives weight to a later token.")
    last = int(np.flatnonzero(peeks)[-1])
    if peeks[: last + 1].all() and not uneven[: last + 1].any() and uneven[last + 1 :].any():
        return plural(
            mark(
                "Causal, but for the first row, which gives all tokens the same: padding on the "
                "left?"
            ),
            mark(
                "Causal, but for the first {n} rows, which give all tokens the same: padding on "
                "the left?"
            ),
            last + 1,
        )
    return tr("Not causal: queries give weight to later tokens.")


def _tell_sums(layers: list[Floats], notes: list[str]) -> None:
    rows = np.concatenate([layer.sum(axis=2).reshape(-1) for layer in layers])
    if np.abs(rows - 1).max() <= ROW_ERROR:
        notes.append(tr("Rows sum to 1."))
        return
    columns = np.concatenate([layer.sum(axis=1).reshape(-1) for layer in layers])
    if np.abs(columns - 1).max() <= ROW_ERROR:
        notes.append(tr(SWAPPED))
    elif min(float(layer.min()) for layer in layers) < 0:
        notes.append(tr("Some numbers are negative: these look like scores, not weights."))
    else:
        shown = tr("They are shown as they are.")
        if rows.max() > 1 + ROW_ERROR:
            shown = tr("Those above 1 are shown divided by their sum, the others as they are.")
        told = tr(
            "Rows sum to {mean} on average: dropout, or a sink that is not shown?",
            mean=f"{float(rows.mean()):.2f}",
        )
        notes.append(f"{told} {shown}")


def _of_shape(name: str, array: Floats) -> str:
    if not name:
        return tr("an array of shape {shape}", shape=array.shape)
    return tr("{name} of shape {shape}", name=name, shape=array.shape)
