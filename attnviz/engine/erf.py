"""The error function, which NumPy lacks and GELU in its exact form needs."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[Any]

# Rational approximations of the Cephes library (S. L. Moshier): near 0, x · T(x²) / U(x²); from 1
# on, 1 - e^(-x²) · P(x) / Q(x). Highest power first.
_T = (9.60497373987051638749e0, 9.00260197203842689217e1, 2.23200534594684319226e3,
      7.00332514112805075473e3, 5.55923013010394962768e4)  # fmt: skip
_U = (1.0, 3.35617141647503099647e1, 5.21357949780152679795e2, 4.59432382970980127987e3,
      2.26290000613890934246e4, 4.92673942608635921086e4)  # fmt: skip
_P = (2.46196981473530512524e-10, 5.64189564831068821977e-1, 7.46321056442269912687e0,
      4.86371970985681366614e1, 1.96520832956077098242e2, 5.26445194995477358631e2,
      9.34528527171957607540e2, 1.02755188689515710272e3, 5.57535335369399327526e2)  # fmt: skip
_Q = (1.0, 1.32281951154744992508e1, 8.67072140885989742329e1, 3.54937778887819891062e2,
      9.75708501743205489753e2, 1.82390916687909736289e3, 2.24633760818710981792e3,
      1.65666309194161350182e3, 5.57535340817727675546e2)  # fmt: skip
# From here on erf is 1 in float64.
_FAR = 6.0


def erf(x: Floats) -> Floats:
    """Return erf(x) = 2/√π ∫₀ˣ e^(-t²) dt, same shape and dtype; within 3e-16 in float64."""
    size = np.abs(x)
    square = np.minimum(size, 1.0) ** 2
    near = x * (_polynomial(_T, square) / _polynomial(_U, square))
    if not (size > 1).any():
        return near
    far = np.clip(size, 1.0, _FAR).astype(x.dtype, copy=False)
    beyond = 1 - np.exp(-far * far) * (_polynomial(_P, far) / _polynomial(_Q, far))
    return np.where(size > 1, np.copysign(beyond, x), near).astype(x.dtype, copy=False)


def _polynomial(coefficients: tuple[float, ...], x: Floats) -> Floats:
    """Return the polynomial with these coefficients, highest power first (Horner)."""
    total = np.full_like(x, coefficients[0])
    for coefficient in coefficients[1:]:
        total *= x
        total += x.dtype.type(coefficient)
    return total
