"""The numbers that the chapter prints, each with what it says there, and how the program gets it.

`printed` is what stands in the chapter, `digits` to how many decimals. Where the same number is
also on the command line, `line` is what a reader types.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import attnviz
from attnviz.engine import mask_costs, masks, saturation
from attnviz.model.edits import layer as edits
from attnviz.model.files.presets import preset, swap_word

Numbers = float | Sequence[float]


@dataclass(frozen=True)
class Golden:
    """One statement of the chapter.

    Parameters
    ----------
    name : for the test
    says : the statement in other words
    printed : its numbers
    digits : decimals in print
    compute : the program's own numbers
    line : a command whose output holds the number
    """

    name: str
    says: str
    printed: Numbers
    digits: int
    compute: Callable[[], Numbers]
    line: str = ""


def _trace(lesson: str):
    return attnviz.run(attnviz.load(lesson).lab.document)


def _tiny_wide():
    return attnviz.run(swap_word(preset("tiny")))


def _percent(shares) -> list[float]:
    return [100 * float(share) for share in shares]


def _chapter_bars(divisor: float) -> list[float]:
    scores = saturation.scores(saturation.chapter_draw(), 64)
    return _percent(saturation.readout(scores, divisor).shares)


def _spread(width: int) -> float:
    """Root mean square of the products of two random vectors over many draws."""
    products = [saturation.scores(saturation.draw(k), width)[0] for k in range(2000)]
    return math.sqrt(sum(p * p for p in products) / len(products))


SCORES_OF_TIRED = "explain tiny-example --array scores --cell 2,0"

GOLDEN = (
    Golden(
        "tiny score",
        "the query (2, 0) and the key (1.5, 0) of animal give a score of 3",
        3,
        0,
        lambda: float(_trace("tiny-example").scores[0, 2, 0]),
        SCORES_OF_TIRED,
    ),
    Golden(
        "tiny shares",
        "softmax makes of 3, 0, 0 about 91, 4.5 and 4.5 per cent",
        (90.9, 4.5, 4.5),
        1,
        lambda: _percent(_trace("tiny-example").pattern[0, 2]),
        "compute tiny-example --array pattern",
    ),
    Golden(
        "tiny blend",
        "the new vector holds 0.91 of animal's value",
        0.91,
        2,
        lambda: float(_trace("tiny-example").z[0, 2, 0]),
    ),
    Golden(
        "tiny wide",
        "with the query (0, 2) street gets the 91 per cent",
        91,
        0,
        lambda: 100 * float(_tiny_wide().pattern[0, 2, 1]),
    ),
    Golden(
        "X of four tokens",
        "the first token's vector is 0.2, -0.4, 0.1, 0.9",
        (0.2, -0.4, 0.1, 0.9),
        1,
        lambda: [float(x) for x in _trace("step-by-step").X[0]],
    ),
    Golden(
        "same shape",
        "four vectors of four numbers go in, and as many come out",
        (4, 4),
        0,
        lambda: [float(n) for n in _trace("step-by-step").out.shape],
    ),
    Golden(
        "the future gets exactly nothing",
        "e to minus infinity is 0, so future tokens have a share of exactly 0",
        0,
        0,
        lambda: float(abs(_trace("step-by-step").pattern[0, 0, 1:]).max()),
    ),
    Golden(
        "one cell by hand",
        "the score of sat and cat can be added up by hand",
        1.96,
        2,
        lambda: float(_trace("step-by-step").scores[0, 2, 1]),
        "explain step-by-step --array scores --cell 2,1",
    ),
    Golden("spread at 4", "products of 4-number vectors land around 2", 2, 0, lambda: _spread(4)),
    Golden(
        "spread at 1,024",
        "products of 1,024-number vectors land around 32",
        32,
        0,
        lambda: _spread(1024),
    ),
    Golden(
        "range at 64",
        "the six scores at d_k = 64 range over 27.4",
        27.4,
        1,
        lambda: saturation.readout(saturation.scores(saturation.chapter_draw(), 64)).range,
        "compute saturation --d-k 64 --draw chapter",
    ),
    Golden(
        "bars without division",
        "one key takes everything",
        (100, 0, 0, 0, 0, 0),
        1,
        lambda: _chapter_bars(1.0),
    ),
    Golden(
        "bars with division",
        "divided by the root of 64 all six keys are in play",
        (49.5, 1.6, 6.6, 16.3, 10.2, 15.7),
        1,
        lambda: _chapter_bars(8.0),
    ),
    Golden(
        "root of 128",
        "heads of 128 numbers divide by about 11.3",
        11.3,
        1,
        lambda: saturation.divisor_of("sqrt", 128),
    ),
    Golden(
        "heads of Llama 2 7B",
        "32 heads of 128 numbers make 4,096",
        4096,
        0,
        lambda: mask_costs.LLAMA_2_7B.n_heads * mask_costs.LLAMA_2_7B.d_head,
    ),
    Golden(
        "full at 128,000",
        "128,000 tokens mean about 8 billion scores a head and layer",
        8.2,
        1,
        lambda: masks.count("full", 128_000) / 1e9,
    ),
    Golden(
        "full at 16",
        "full causal attention computes 136 scores",
        136,
        0,
        lambda: masks.count("full", 16),
        "count --pattern full --tokens 16",
    ),
    Golden(
        "sink and window at 16",
        "a sink and a window of 4 compute 70 of them",
        70,
        0,
        lambda: masks.count("sink-window", 16, window=4),
        "count --pattern sink-window --tokens 16 --window 4",
    ),
    Golden(
        "sink and window at 128k",
        "at 128k tokens and a window of 4,096 it is 528.6 million",
        528.6,
        1,
        lambda: masks.count("sink-window", 131072, window=4096) / 1e6,
    ),
    Golden(
        "full at 128k",
        "of 8.6 billion with full causal attention",
        8.6,
        1,
        lambda: masks.count("full", 131072) / 1e9,
    ),
)


def sentence(ending: str):
    """Return the trace of the chapter's sentence with its last word `tired` or `wide`."""
    document = attnviz.load("sentence-heads").lab.document
    return attnviz.run(edits.set_token(document, document.n_tokens - 1, ending))
