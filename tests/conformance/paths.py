"""Other ways to compute attention of one text in float32, beside the plain steps.

Each takes (heads, n, d) arrays, a mask or None, and a scale, and gives weights and blended values;
None where it cannot compute such a thing.
"""

import numpy as np

from attnviz.engine.incremental import KeptAttention
from attnviz.engine.streaming import StreamedPattern


def incremental(Q, K, V, allowed, scale):
    """Begin with other vectors, and edit them token by token into those that are wanted."""
    n = Q.shape[-2]
    if K.shape[-2] != n:
        return None
    seen = np.ones((n, n), np.bool_) if allowed is None else allowed
    others = [np.roll(array, 1, axis=-2) for array in (Q, K, V)]
    kept = KeptAttention(*others, kv_of_head=range(len(Q)), allowed=seen, scale=scale)
    if not kept.is_usable:
        return None
    kept.finish(None)
    for token in range(n):
        if not kept.hand_on(None, None, [token], tuple(each[:, [token]] for each in (Q, K, V))):
            return None
    return kept.pattern(None), kept.z(None)


def streamed(Q, K, V, allowed, scale):
    """Compute the rows of each head by themselves."""
    shape = Q.shape[-2], K.shape[-2]
    causal = np.tri(*shape, shape[1] - shape[0], dtype=np.bool_)
    kind = "none" if allowed is None else "causal"
    if shape[0] > shape[1] or (allowed is not None and not (allowed == causal).all()):
        return None
    if not all(np.isfinite(array).all() for array in (Q, K)):
        return None
    patterns = (StreamedPattern(q, k, scale=scale, kind=kind) for q, k in zip(Q, K, strict=True))
    pattern = np.stack([each.rows(range(shape[0])) for each in patterns])
    return pattern, pattern @ V


PATHS = {"incremental": incremental, "streamed": streamed}
