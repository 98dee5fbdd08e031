"""The seven stages of one pass through the layer, with sizes here and in the large model."""

from __future__ import annotations

from attnviz.engine.mask_costs import ModelSize
from attnviz.language import mark, plural, tr
from attnviz.model.document.document import Document
from attnviz.tabs.many_heads.panel.pass_list import PassStage
from attnviz.ui.look.numbers import grouped


def stages(document: Document, n_kv_heads: int, size: ModelSize) -> tuple[PassStage, ...]:
    """List the stages.

    Parameters
    ----------
    n_kv_heads : in use in the picture
    size : of the large model, whose text has n tokens
    """
    n, heads, width = document.n_tokens, document.n_heads, document.d_k
    joined = heads * document.d_v
    out = joined if document.W_O is None else int(document.W_O.shape[1])
    large, d = f"n × {grouped(size.d_model)}", grouped(size.d_model)
    shared = plural(
        mark("Q = X W_Q;  K, V: {n} head"), mark("Q = X W_Q;  K, V: {n} heads"), n_kv_heads
    )
    each = f"{size.n_heads} × n × n"
    return (
        PassStage(
            "in", tr("Input"), tr("X: one row per token"), f"{n} × {document.d_model}", large
        ),
        PassStage(
            "project",
            tr("Project"),
            shared,
            f"{heads} × {n} × {width}",
            f"{size.n_heads} × n × {size.d_head}",
        ),
        PassStage("score", tr("Score"), "S = Q Kᵀ ÷ √d_k", f"{heads} × {n} × {n}", each),
        PassStage(
            "share",
            tr("Mask, softmax"),
            tr("A: each row adds up to 100%"),
            f"{heads} × {n} × {n}",
            each,
        ),
        PassStage(
            "blend",
            tr("Weighted sum"),
            tr("A V, heads concatenated"),
            f"{n} × {joined}",
            f"n × {grouped(size.n_heads * size.d_head)}",
        ),
        PassStage("combine", tr("Combine"), "× W_O", f"{joined} × {out}", f"{d} × {d}"),
        PassStage("out", tr("Output"), tr("the update of each token"), f"{n} × {out}", large),
    )
