"""Weights before they are divided: powers of 2 or of e, whichever the processor makes many at once.

Softmax is the same for both, if scores are scaled once. NumPy has exp2 for many numbers at once
where there is AVX-512, and then it takes half of exp; elsewhere it makes one after the other, which
takes 2.5 ns a number where exp takes 1.4.
"""

from __future__ import annotations

import numpy as np

LOG2_E = 1.4426950408889634


def _has_many_at_once() -> bool:
    """Whether exp2 of float32 is one of the functions that NumPy has for this processor."""
    try:
        from numpy.lib import introspect  # since NumPy 2.1

        found = introspect.opt_func_info(func_name="^exp2$", signature="float32")
        current: str = found["exp2"]["ff"]["current"]
    except (ImportError, AttributeError, KeyError):
        return False
    return not current.startswith("baseline")


IS_BASE_2 = _has_many_at_once()
PER_NAT = LOG2_E if IS_BASE_2 else 1.0
"""What a score is multiplied with, so that `power` of it is e to its power."""
power = np.exp2 if IS_BASE_2 else np.exp
logarithm = np.log2 if IS_BASE_2 else np.log
