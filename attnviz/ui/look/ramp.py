"""From numbers to colours: a ramp gives each value a code and each code a colour and an ink.

A gradient has 256 codes, the projector's ramps have 6 and 7 bins, since mid tones drown there.
Codes above the ramp stand for the fixed grounds of cells without a map colour (`Ground`).
"""

from collections.abc import Mapping
from enum import IntEnum
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor

from attnviz.ui.look.contrast import INK_LUMINANCE, luminance
from attnviz.ui.look.ends import Ends, ends_of

Codes = NDArray[np.uint16]
Pixels = NDArray[np.uint32]

STEPS = 256
SHADES = 32  # levels of antialiasing kept between the ground and the ink
ZERO_BIN = 0.02  # of the limit: what a projector's signed bins call zero
OPAQUE = 0xFF000000


class Ground(IntEnum):
    """Grounds outside the map, numbered from the end of the ramp's own colours."""

    SURFACE = 0
    HATCH = 1
    COVER = 2
    NOT_A_NUMBER = 3
    ALLOWED = 4
    MARKED = 5


class Ramp:
    """Colours of one quantity in one theme.

    Parameters
    ----------
    kind
        "weight" for values 0 to 1, "signed" for values -1 to 1 (divide by the limit first).
    colours
        Hex names, lowest value first.
    edges
        Inner edges of the bins of the absolute share, or None for a gradient.
    """

    def __init__(
        self,
        kind: Literal["weight", "signed"],
        colours: list[str],
        edges: NDArray[np.float64] | None = None,
    ) -> None:
        self.kind = kind
        self.edges = edges
        self.n_codes = len(colours)
        self.colours: Pixels = pack(colours)
        self.inks: Pixels = np.array([_ink(name) for name in colours], np.uint32)

    def codes(self, values: NDArray[Any], limit: float = 1.0, ends: Ends | None = None) -> Codes:
        """Return the code of every value; NaN gives code 0 (its cell gets another ground).

        Parameters
        ----------
        values : array, any shape
        limit
            Value at the top of the scale; ignored by weights, whose scale is always 0 to 1.
        ends
            Those of the values, for who knows them already.
        """
        share = self._shares(values, limit, ends or ends_of(values))
        if self.edges is None:
            scaled = share * 255.0 if self.kind == "weight" else share * 127.5 + 127.5
            whole: NDArray[Any] = np.rint(scaled)
            return whole.astype(np.uint16)
        bins: NDArray[Any] = np.searchsorted(self.edges, np.abs(share), side="right")
        if self.kind == "signed":
            bins = np.where(share < 0, -bins, bins) + len(self.edges)
        return bins.astype(np.uint16)

    def _shares(self, values: NDArray[Any], limit: float, ends: Ends) -> NDArray[Any]:
        """Return the place of every value on the scale, 0..1 or -1..1."""
        weight = self.kind == "weight"
        wide = values if values.dtype in (np.float32, np.float64) else values.astype(np.float32)
        if limit and ends.within(*((0.0, 1.0) if weight else (-limit, limit))):
            return wide if weight else wide / limit
        with np.errstate(invalid="ignore"):
            if weight:
                share = _within(wide, 0.0, 1.0)
            else:
                share = _within(wide / limit if limit else wide * 0.0, -1.0, 1.0)
        return share if ends.all_finite else np.where(np.isnan(share), 0.0, share)

    def colour_of(self, share: float) -> int:
        """Return the packed colour of one value: 0..1 for weights, -1..1 for signed numbers."""
        return int(self.colours[int(self.codes(np.array([share]))[0])])


def _within(values: NDArray[Any], low: float, high: float) -> NDArray[Any]:
    """Return values cut off at two ends: np.clip, which takes three times as long on a few."""
    cut: NDArray[Any] = np.minimum(np.maximum(values, low), high)
    return cut


def weight_ramp(name: str, table: Mapping[str, Any]) -> Ramp:
    """Build the ramp of attention weights for theme `name` out of the palette file."""
    if name == "projector":
        bins = table["projector_weight_bins"]
        return Ramp("weight", bins["colours"], np.array(bins["edges"][1:-1], float))
    return Ramp("weight", table["weights_ramp"][name])


def signed_ramp(
    name: str, table: Mapping[str, Any], of: Literal["signed", "change"] = "signed"
) -> Ramp:
    """Build the ramp of signed numbers, or of changes, for theme `name` out of the palette file."""
    if name == "projector":
        colours = table[f"projector_{of}_bins"]["colours"]
        return Ramp(
            "signed",
            [colours[key] for key in sorted(colours, key=int)],
            np.array([ZERO_BIN, 1 / 3, 2 / 3]),
        )
    return Ramp("signed", table[f"{of}_ramp"][name])


def pack(colours: list[str]) -> Pixels:
    """Return hex colours as RGB32 pixels."""
    return np.array([OPAQUE | int(name[1:], 16) for name in colours], np.uint32)


def _ink(name: str) -> int:
    return 0xFF000000 if luminance(QColor(name)) > INK_LUMINANCE else 0xFFFFFFFF


def blend_table(grounds: Pixels, inks: Pixels) -> Pixels:
    """Return every shade between each ground and its ink.

    Parameters
    ----------
    grounds, inks : uint32 array, shape (n,)

    Returns
    -------
    uint32 array, shape (n * SHADES,)
        Entry ``code * SHADES + s`` is `s` parts ink of ``SHADES - 1``.
    """
    share = np.arange(SHADES) / (SHADES - 1)
    shades = np.full((len(grounds), SHADES), OPAQUE, np.uint32)
    for shift in (16, 8, 0):
        low = (grounds >> shift & 255)[:, None].astype(float)
        high = (inks >> shift & 255)[:, None].astype(float)
        shades |= np.rint(low + (high - low) * share).astype(np.uint32) << np.uint32(shift)
    return shades.ravel()
