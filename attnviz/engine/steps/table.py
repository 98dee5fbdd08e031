"""The table of steps: each array, what it is computed from, by which function and which rule.

It also tells the screen what to call each array, which formula made it, and what to put beside it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from attnviz.engine import attention, kv_sharing
from attnviz.engine.steps import functions, slopes
from attnviz.engine.steps.rules import GIVEN, Rule
from attnviz.language import mark


@dataclass(frozen=True)
class Step:
    """One row of the table.

    Parameters
    ----------
    name, symbol : the array in code and on screen
    inputs : what it is computed from, arrays of the trace or facts of the document
    function : pure, takes the inputs in order
    rule : how one cell follows from cells of other arrays
    title, formula : words for the screen
    shows : arrays the step-by-step tab puts side by side; empty = a step without a number
    signs, caption : what stands between the matrices and what it does, one sentence, where the tab
        has no look and no words of its own for it
    holdable : whether a person may type over its cells, which are then held
    backward : its rule backwards, see `attnviz.engine.steps.slopes`; None = a fact, not a number
    idle_without : the input without which it makes nothing of its own, but hands on its first one
    """

    name: str
    symbol: str
    inputs: tuple[str, ...]
    function: Callable[..., Any]
    rule: Rule = GIVEN
    title: str = ""
    formula: str = ""
    shows: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()
    caption: str = ""
    holdable: bool = False
    backward: Callable[..., slopes.Slopes] | None = None
    idle_without: str = ""


_SHARING = ("kv_of_stored", "n_kv_heads", "kv_heads_used")

FACTS = (
    Step("kv_of_head", "", _SHARING, kv_sharing.used_of_head),
    Step("allowed", "", ("mask", "mask_on", "n_tokens"), functions.allowed),
    Step("scale", "", ("scale_on", "factor", "d_k"), functions.scale),
    Step("divided_rows", "", ("holds",), functions.divided_rows),
    Step("bias", "", ("alibi", "n_heads", "n_tokens"), functions.position_bias),
    *(
        Step(
            f"{name}_used",
            name,
            (name, *_SHARING),
            kv_sharing.share,
            Rule("average", axes, ((name, axes),)),
            backward=slopes.share,
        )
        for name, axes in (("W_K", "gid"), ("W_V", "gid"), ("b_K", "gd"), ("b_V", "gd"))
    ),
)

STEPS = (
    Step(
        "X",
        "X",
        ("X",),
        lambda X: X,
        GIVEN,
        mark("Token vectors"),
        "X",
        ("X",),
        backward=slopes.given,
    ),
    Step(
        "Q_flat",
        "Q",
        ("X", "W_Q", "b_Q"),
        attention.project,
        Rule("sum", "htd", (("X", "ti"), ("W_Q", "hid"), ("b_Q", "hd"))),
        backward=slopes.project,
    ),
    Step(
        "Q_rms",
        "RMS(Q)",
        ("Q_flat", "q_norm", "qk_norm_eps"),
        functions.root_mean_squares,
        Rule("rms", "ht1", (("Q_flat", "htd"),)),
        formula="RMS(Q) = √(mean of Q² + ε)",
        backward=slopes.root_mean_squares,
    ),
    Step(
        "Q_normed",
        "Q",
        ("Q_flat", "Q_rms", "q_norm"),
        functions.normed,
        Rule("norm", "htd", (("Q_flat", "htd"), ("Q_rms", "ht1"), ("q_norm", "d"))),
        formula="Q ÷ RMS(Q) · q_norm",
        backward=slopes.normed,
        idle_without="q_norm",
    ),
    Step(
        "Q",
        "Q",
        ("Q_normed", "rope"),
        functions.rotated,
        Rule("rotate", "htd", (("Q_normed", "htd"),)),
        mark("Queries"),
        "Q = X W_Q",
        ("X", "W_Q", "Q"),
        holdable=True,
        backward=slopes.rotated,
        idle_without="rope",
    ),
    Step(
        "K_flat",
        "K",
        ("X", "W_K_used", "b_K_used"),
        attention.project,
        Rule("sum", "gud", (("X", "ui"), ("W_K_used", "gid"), ("b_K_used", "gd"))),
        backward=slopes.project,
    ),
    Step(
        "K_rms",
        "RMS(K)",
        ("K_flat", "k_norm", "qk_norm_eps"),
        functions.root_mean_squares,
        Rule("rms", "gu1", (("K_flat", "gud"),)),
        formula="RMS(K) = √(mean of K² + ε)",
        backward=slopes.root_mean_squares,
    ),
    Step(
        "K_normed",
        "K",
        ("K_flat", "K_rms", "k_norm"),
        functions.normed,
        Rule("norm", "gud", (("K_flat", "gud"), ("K_rms", "gu1"), ("k_norm", "d"))),
        formula="K ÷ RMS(K) · k_norm",
        backward=slopes.normed,
        idle_without="k_norm",
    ),
    Step(
        "K",
        "K",
        ("K_normed", "rope"),
        functions.rotated,
        Rule("rotate", "gud", (("K_normed", "gud"),)),
        mark("Keys"),
        "K = X W_K",
        ("X", "W_K", "K"),
        holdable=True,
        backward=slopes.rotated,
        idle_without="rope",
    ),
    Step(
        "V",
        "V",
        ("X", "W_V_used", "b_V_used"),
        attention.project,
        Rule("sum", "gud", (("X", "ui"), ("W_V_used", "gid"), ("b_V_used", "gd"))),
        mark("Values"),
        "V = X W_V",
        ("X", "W_V", "V"),
        holdable=True,
        backward=slopes.project,
    ),
    Step(
        "K_T",
        "Kᵀ",
        ("K",),
        lambda K: K.swapaxes(1, 2),
        Rule("copy", "gdu", (("K", "gud"),)),
        mark("Transpose the keys"),
        "Kᵀ",
        ("K", "K_T"),
        backward=slopes.turned,
    ),
    Step(
        "scores",
        "S",
        ("Q", "K_T", "kv_of_head"),
        functions.scores,
        Rule("sum", "htu", (("Q", "htd"), ("K_T", "gdu"))),
        mark("Scores"),
        "S = Q Kᵀ",
        ("Q", "K_T", "scores"),
        holdable=True,
        backward=slopes.scores,
    ),
    Step(
        "scaled_scores",
        "S ÷ √d_k",
        ("scores", "scale", "temperature"),
        lambda scores, scale, temperature: attention.scale_scores(scores, scale / temperature),
        Rule("scale", "htu", (("scores", "htu"),)),
        mark("Scale"),
        "S ÷ √d_k",
        ("scores", "scaled_scores"),
        holdable=True,
        backward=slopes.scaled,
    ),
    Step(
        "capped_scores",
        "cap",
        ("scaled_scores", "softcap"),
        attention.cap_scores,
        Rule("cap", "htu", (("scaled_scores", "htu"),)),
        formula="cap · tanh(S ÷ cap)",
        backward=slopes.capped,
        idle_without="softcap",
    ),
    Step("M", "M", ("allowed",), functions.hidden),
    Step(
        "masked_scores",
        "S ÷ √d_k + M",
        ("capped_scores", "allowed", "bias"),
        attention.mask_scores,
        Rule("add", "htu", (("capped_scores", "htu"), ("bias", "htu"), ("M", "tu")), True),
        mark("Mask"),
        "S ÷ √d_k + M",
        ("scaled_scores", "M", "masked_scores"),
        holdable=True,
        backward=slopes.masked,
    ),
    Step(
        "exponent_shift",
        "largest",
        ("masked_scores", "sink_logits"),
        functions.exponent_shift,
        Rule("largest", "ht1", (("masked_scores", "htu"), ("sink_logits", "h"))),
        backward=slopes.exponent_shift,
    ),
    Step(
        "exponentials",
        "E",
        ("masked_scores", "exponent_shift"),
        functions.exponentials,
        Rule("exp", "htu", (("masked_scores", "htu"), ("exponent_shift", "ht1")), True),
        mark("Exponentiate"),
        "E = eˣ",
        ("masked_scores", "exponentials"),
        holdable=True,
        backward=slopes.exponentials,
    ),
    Step(
        "sink_exponentials",
        "e^sink",
        ("sink_logits", "exponent_shift"),
        functions.sink_exponentials,
        Rule("exp", "ht1", (("sink_logits", "h"), ("exponent_shift", "ht1"))),
        backward=slopes.sink_exponentials,
        idle_without="sink_logits",
    ),
    Step(
        "row_sums",
        "Σ",
        ("exponentials", "sink_exponentials"),
        functions.row_sums,
        Rule("total", "ht1", (("exponentials", "htu"), ("sink_exponentials", "ht1"))),
        holdable=True,
        backward=slopes.row_sums,
    ),
    Step(
        "pattern",
        "A",
        ("masked_scores", "sink_logits", "exponentials", "row_sums", "divided_rows"),
        functions.shares,
        Rule("divide", "htu", (("exponentials", "htu"), ("row_sums", "ht1")), True),
        mark("Normalise"),
        mark("A = E ÷ row sums"),
        ("exponentials", "row_sums", "pattern"),
        holdable=True,
        backward=slopes.quotients,
    ),
    Step(
        "z",
        "O",
        ("pattern", "V", "kv_of_head"),
        functions.z,
        Rule("sum", "htd", (("pattern", "htu"), ("V", "gud")), gated=True),
        mark("Weighted sum"),
        "O = A V",
        ("pattern", "V", "z"),
        holdable=True,
        backward=slopes.z,
    ),
    Step(
        "concat",
        "Concat",
        ("z", "muted"),
        functions.concat,
        Rule("join", "tc", (("z", "htd"),)),
        holdable=True,
        backward=slopes.concat,
    ),
    Step(
        "out",
        "out",
        ("concat", "W_O", "b_O"),
        functions.out,
        Rule("sum", "to", (("concat", "tc"), ("W_O", "co"), ("b_O", "o"))),
        mark("Output"),
        mark("O next to X"),
        ("X", "out"),
        holdable=True,
        backward=slopes.out,
    ),
)

NUMBERED = tuple(step for step in STEPS if step.shows)
LAST_STEP = len(NUMBERED)
HOLDABLE = tuple(step.name for step in STEPS if step.holdable)
# Without an output matrix the joined heads are the output, plus the bias if there is one.
WITHOUT_W_O = Rule("add", "to", (("concat", "to"), ("b_O", "o")))


@dataclass(frozen=True)
class LetteredStep:
    """A step that only some layers have. It has a letter, so that the twelve keep their numbers.

    Parameters
    ----------
    letter, title : what it is called
    after : which of the twelve it follows
    changes : arrays before and after it; none where numbers are shown that others begin with
    """

    letter: str
    title: str
    after: int
    changes: tuple[tuple[str, str], ...]


LETTERED = (
    LetteredStep("B", mark("Biases"), 4, ()),
    LetteredStep("QN", mark("QK-norm"), 4, (("Q_flat", "Q_normed"), ("K_flat", "K_normed"))),
    LetteredStep("R", mark("RoPE"), 4, (("Q_normed", "Q"), ("K_normed", "K"))),
    LetteredStep("C", mark("Soft cap"), 7, (("scaled_scores", "capped_scores"),)),
)
BY_NAME = {step.name: step for step in (*FACTS, *STEPS)}
