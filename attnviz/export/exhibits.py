"""The numbers of the saturation, the sparse and the learning exhibit, without Qt."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.engine import masks, saturation
from attnviz.errors import EditError
from attnviz.export.axes import Names
from attnviz.export.tables import ArrayTable, Block, json_rows
from attnviz.language import tr
from attnviz.model.document.lab import Lab, SaturationSpec, SparseSpec
from attnviz.model.document.learning import LearningSpec
from attnviz.model.edits.sparse import long_rule
from attnviz.model.exhibit_tables import counts_table, stops_table


@dataclass(frozen=True, eq=False)
class Exhibit:
    """What an exhibit computes.

    Parameters
    ----------
    arrays : to be written, by name
    facts : single numbers and words beside them, for JSON
    names : of rows and columns of arrays
    more : larger tables, with the names of their columns; written when asked for
    """

    arrays: dict[str, NDArray[Any]]
    facts: dict[str, Any] = field(default_factory=dict)
    names: dict[str, tuple[Names, Names]] = field(default_factory=dict)
    more: Mapping[str, tuple[Sequence[str], NDArray[Any]]] = field(default_factory=dict)

    @property
    def tables(self) -> list[ArrayTable]:
        """Return the arrays with the names of their rows and columns."""
        return [
            ArrayTable(
                name, array, (Block(name, np.atleast_2d(array), *self.names.get(name, ((), ()))),)
            )
            for name, array in self.arrays.items()
        ]

    @property
    def more_tables(self) -> list[ArrayTable]:
        """Return the larger tables."""
        return [
            ArrayTable(name, array, (Block(name, array, (), tuple(columns)),))
            for name, (columns, array) in self.more.items()
        ]

    def only(self, wanted: Sequence[str]) -> Exhibit:
        """Return a part: arrays and larger tables by name, with the same facts.

        Raises
        ------
        EditError
            When there is none of that name; the text lists those there are.
        """
        everything = self.arrays | {name: array for name, (_, array) in self.more.items()}
        for name in wanted:
            if name not in everything:
                known = ", ".join(everything)
                raise EditError(
                    tr(
                        "unknown array {name}. Known here: {known}",
                        name=repr(name),
                        known=known,
                    )
                )
        names = self.names | {name: ((), tuple(cols)) for name, (cols, _) in self.more.items()}
        return Exhibit({name: everything[name] for name in wanted}, self.facts, names)

    @property
    def json(self) -> dict[str, Any]:
        """Return all as a flat object: the arrays as lists, then the facts."""
        return {name: json_rows(array) for name, array in self.arrays.items()} | self.facts


def saturation_exhibit(spec: SaturationSpec) -> Exhibit:
    """Compute six scores and their shares without (`raw`) and with (`scaled`) the divisor."""
    divisor = saturation.divisor_of(spec.divisor, spec.d_k)
    scores = _scores(spec)
    raw, scaled = saturation.readout(scores), saturation.readout(scores, divisor)
    both = {"raw": raw, "scaled": scaled}
    measures = ("largest", "entropy", "keys_in_play", "slope", "best_loser", "rounded_away")
    facts: dict[str, Any] = {
        "range": raw.range,
        "d_k": spec.d_k,
        "divided_by": divisor,
        "draw": None if spec.typed is not None else spec.draw,
        "distribution": spec.distribution,
    }
    facts |= {
        measure: {side: getattr(readout, measure) for side, readout in both.items()}
        for measure in measures
    }
    arrays = {"scores": scores, "raw": raw.shares, "scaled": scaled.shares}
    keys = tuple(f"key {i + 1}" for i in range(saturation.N_KEYS))
    more = {} if spec.typed is not None else {"stops": stops_table(spec)}
    return Exhibit(arrays, facts, dict.fromkeys(arrays, ((), keys)), more)


def _scores(spec: SaturationSpec) -> NDArray[np.float64]:
    if spec.typed is not None:
        return np.array(spec.typed)
    if spec.draw == "chapter":
        return saturation.scores(saturation.chapter_draw(), spec.d_k)
    return saturation.scores(saturation.draw(spec.draw, spec.distribution), spec.d_k)


def sparse_exhibit(spec: SparseSpec) -> Exhibit:
    """Compute who may look at whom, and how many scores that is here and at the long length."""
    sizes: dict[str, Any] = {"n_sinks": spec.n_sinks, "stride": spec.stride}
    facts: dict[str, Any] = {"pattern": spec.kind, "tokens": spec.n_tokens}
    if spec.drawn is not None and spec.kind == "draw":
        allowed = spec.drawn
        facts["count"] = int(allowed.sum())
    else:
        allowed = masks.allowed(
            spec.kind, spec.n_tokens, spec.n_tokens, window=spec.window, **sizes
        )
        facts["count"] = masks.count(spec.kind, spec.n_tokens, window=spec.window, **sizes)
        facts["long_tokens"], facts["long_window"] = spec.long_tokens, spec.long_window
        facts["long_count"] = masks.count(spec.kind, spec.long_tokens, **long_rule(spec))
        facts["long_of_full"] = masks.count("full", spec.long_tokens)
    facts["of_full"] = masks.count("full", spec.n_tokens)
    cells = np.asarray(allowed)
    numbered = tuple(str(i + 1) for i in range(spec.n_tokens))
    pairs = (["row", "column"], np.argwhere(cells))
    more = {"pairs": pairs, "counts": counts_table(spec)}
    return Exhibit({"allowed": cells}, facts, {"allowed": (numbered, numbered)}, more)


def learning_exhibit(spec: LearningSpec) -> Exhibit:
    """Compute the patterns of all heads on the text at the step that is shown, and the curves."""
    from attnviz.learning.archive import curves_of
    from attnviz.learning.runs import run_of

    run = run_of(spec)
    run.finish()
    words = spec.words
    _, patterns = run.training.guesses(words, run.network, spec.held)
    heads = [(layer, head) for layer in range(spec.layers) for head in range(spec.heads)]
    arrays = {f"pattern_L{layer + 1}H{head + 1}": patterns[layer, head] for layer, head in heads}
    measured = run.measured()
    facts = {"step": spec.step, "loss": measured.loss, "accuracy": measured.accuracy}
    columns, table = curves_of(run.training.measurements)
    known = np.asarray(~np.isnan(table).all(axis=0))
    named = [name for name, there in zip(columns, known, strict=True) if there]
    return Exhibit(
        arrays, facts, dict.fromkeys(arrays, (words, words)), {"curves": (named, table[:, known])}
    )


OF_TABS: Mapping[str, Callable[[Lab], Exhibit]] = {
    "saturation": lambda lab: saturation_exhibit(lab.saturation),
    "sparse": lambda lab: sparse_exhibit(lab.sparse),
    "learning": lambda lab: learning_exhibit(lab.learning),
}
"""What tabs show that is no layer, by their ids."""
