"""Block formats of GGUF files, widened to float32 a few thousand blocks at a time.

A block holds 32 numbers (256 in the K formats) as small whole numbers with one or two scales. The
layouts are those of ggml; each function does its arithmetic in float32 in the order in which the
`gguf` package does it, so that both give the same bits.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import CheckpointError
from attnviz.language import tr

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]

# Widened pieces of this many numbers stay in the second-level cache.
PIECE = 2**17


@dataclass(frozen=True)
class BlockFormat:
    """How many numbers and bytes a block has, and what widens (n, n_bytes) to (n, n_numbers)."""

    name: str
    n_numbers: int
    n_bytes: int
    widen: Callable[[Bytes, Floats], None]


def widen(name: str, raw: Bytes, shape: tuple[int, ...]) -> Floats:
    """Return the numbers that `raw` stands for.

    Parameters
    ----------
    name : the format, a key of `FORMATS`
    raw : the bytes of whole blocks, in order
    shape : of the result; its product is the count of numbers

    Raises
    ------
    CheckpointError
        For an unknown format.
    """
    form = block_format(name)
    blocks = raw.reshape(-1, form.n_bytes)
    out = np.empty((len(blocks), form.n_numbers), dtype=np.float32)
    step = max(1, PIECE // form.n_numbers)
    for start in range(0, len(blocks), step):
        form.widen(blocks[start : start + step], out[start : start + step])
    return out.reshape(shape)


def block_format(name: str) -> BlockFormat:
    """Return a format by its name, or raise CheckpointError that says which are known."""
    form = FORMATS.get(name)
    if form is None:
        known = ", ".join(FORMATS)
        raise CheckpointError(
            tr("This file uses {name}. attnviz reads {known}.", name=name, known=known)
        )
    return form


def _half(blocks: Bytes, at: int) -> Floats:
    """Return the float16 at byte `at` of each block, (n, 1)."""
    pair = np.ascontiguousarray(blocks[:, at : at + 2])
    return pair.view(np.float16).astype(np.float32)


def _plain(kind: Any) -> Callable[[Bytes, Floats], None]:
    def widen_numbers(blocks: Bytes, out: Floats) -> None:
        out[:] = np.ascontiguousarray(blocks).view(kind)

    return widen_numbers


def bfloat16(raw: Bytes) -> Floats:
    """Return bfloat16 numbers, the upper halves of float32 ones: (n, 2) bytes to (n, 1)."""
    halves = np.ascontiguousarray(raw).view("<u2").astype(np.uint32)
    return np.left_shift(halves, 16, out=halves).view(np.float32)


def _bf16(blocks: Bytes, out: Floats) -> None:
    out[:] = bfloat16(blocks)


def _q8_0(blocks: Bytes, out: Floats) -> None:
    np.multiply(blocks[:, 2:].view(np.int8), _half(blocks, 0), out=out)


def _q4_0(blocks: Bytes, out: Floats) -> None:
    codes = blocks[:, 2:]
    out[:, :16] = codes & 15
    out[:, 16:] = codes >> 4
    out -= np.float32(8)
    out *= _half(blocks, 0)


def _q4_1(blocks: Bytes, out: Floats) -> None:
    scale, codes = _half(blocks, 0), blocks[:, 4:]
    np.multiply(codes & 15, scale, out=out[:, :16])
    np.multiply(codes >> 4, scale, out=out[:, 16:])
    out += _half(blocks, 2)


def _fives(blocks: Bytes, high_at: int, out: Floats) -> None:
    """Put 32 five-bit codes a block into `out`: four bits each, and a word of fifth bits."""
    high = np.unpackbits(blocks[:, high_at : high_at + 4], axis=1, bitorder="little")
    high <<= 4
    codes = blocks[:, high_at + 4 :]
    out[:, :16] = (codes & 15) | high[:, :16]
    out[:, 16:] = (codes >> 4) | high[:, 16:]


def _q5_0(blocks: Bytes, out: Floats) -> None:
    _fives(blocks, 2, out)
    out -= np.float32(16)
    out *= _half(blocks, 0)


def _q5_1(blocks: Bytes, out: Floats) -> None:
    _fives(blocks, 4, out)
    out *= _half(blocks, 0)
    out += _half(blocks, 2)


def _scales_and_minima(packed: Bytes) -> tuple[Bytes, Bytes]:
    """Unpack the 12 bytes of a K block: eight six-bit scales and eight six-bit minima."""
    low, middle, high = packed[:, 0:4], packed[:, 4:8], packed[:, 8:12]
    scales = np.concatenate([low & 63, (high & 15) | ((low >> 2) & 48)], axis=1)
    minima = np.concatenate([middle & 63, (high >> 4) | ((middle >> 2) & 48)], axis=1)
    return scales, minima


def _with_minima(blocks: Bytes, codes: Bytes, out: Floats) -> None:
    """Widen Q4_K and Q5_K: codes (n, 8, 32), a scale and a minimum for each run of 32."""
    scales, minima = _scales_and_minima(blocks[:, 4:16])
    steps = _half(blocks, 0) * scales
    floors = _half(blocks, 2) * minima
    runs = out.reshape(-1, 8, 32)
    np.multiply(codes, steps[:, :, None], out=runs)
    runs -= floors[:, :, None]


def _nibbles(packed: Bytes) -> Bytes:
    """Split (n, 128) bytes into (n, 8, 32) codes: 32 low halves, then their 32 high halves."""
    runs = packed.reshape(-1, 4, 1, 32)
    return np.concatenate([runs & 15, runs >> 4], axis=2).reshape(-1, 8, 32)


def _q4_k(blocks: Bytes, out: Floats) -> None:
    _with_minima(blocks, _nibbles(np.ascontiguousarray(blocks[:, 16:])), out)


def _q5_k(blocks: Bytes, out: Floats) -> None:
    codes = _nibbles(np.ascontiguousarray(blocks[:, 48:]))
    bits = np.arange(8, dtype=np.uint8)[None, :, None]
    codes |= ((blocks[:, None, 16:48] >> bits) & 1) << 4
    _with_minima(blocks, codes, out)


def _q6_k(blocks: Bytes, out: Floats) -> None:
    low = np.ascontiguousarray(blocks[:, :128]).reshape(-1, 2, 1, 64)
    high = np.ascontiguousarray(blocks[:, 128:192]).reshape(-1, 2, 1, 32)
    fours = np.concatenate([low & 15, low >> 4], axis=2).reshape(-1, 2, 4, 32)
    twos = (high >> np.array([0, 2, 4, 6], dtype=np.uint8)[None, None, :, None]) & 3
    codes = (fours | (twos << 4)).view(np.int8)
    codes -= 32
    scales = np.ascontiguousarray(blocks[:, 192:208]).view(np.int8).astype(np.float32)
    steps = _half(blocks, 208) * scales
    np.multiply(codes.reshape(-1, 16, 16), steps[:, :, None], out=out.reshape(-1, 16, 16))


FORMATS = {
    form.name: form
    for form in (
        BlockFormat("F32", 1, 4, _plain("<f4")),
        BlockFormat("F16", 1, 2, _plain("<f2")),
        BlockFormat("BF16", 1, 2, _bf16),
        BlockFormat("Q8_0", 32, 34, _q8_0),
        BlockFormat("Q4_0", 32, 18, _q4_0),
        BlockFormat("Q4_1", 32, 20, _q4_1),
        BlockFormat("Q5_0", 32, 22, _q5_0),
        BlockFormat("Q5_1", 32, 24, _q5_1),
        BlockFormat("Q4_K", 256, 144, _q4_k),
        BlockFormat("Q5_K", 256, 176, _q5_k),
        BlockFormat("Q6_K", 256, 210, _q6_k),
    )
}
"""The formats that are read, by the names that GGUF tools print."""
