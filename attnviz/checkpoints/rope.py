"""Rotary positions as a model's config names them, turned into one speed a pair.

The types are those of Hugging Face transformers: default, linear, dynamic, llama3, yarn, longrope
and proportional shares of the head; GGUF files name the same ones.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.checkpoints.fields import Fields
from attnviz.engine import positions
from attnviz.errors import CheckpointError, EditError
from attnviz.language import tr

Speeds = NDArray[np.float64]

TYPES = ("default", "linear", "dynamic", "llama3", "yarn", "longrope")
# llama.cpp knows these; what Llama 3 does stands in a tensor of divisors.
_OF_GGUF = ("default", "linear", "yarn", "longrope")
# Older files call the same ones so.
_OLD_NAMES = {"su": "longrope", "none": "default", "": "default"}


@dataclass(frozen=True)
class RopeSpec:
    """How queries and keys are rotated.

    Parameters
    ----------
    width : how many of the first numbers of a head turn
    base : the slowest pair turns about 1/base as fast as the first
    kind : one of `TYPES`
    factor : how many times the trained context is stretched
    context : the trained context in tokens
    max_tokens : the longest text the config names
    options : further numbers of the kind
    short_factors, long_factors : divisors of the speeds (longrope; `long` alone: GGUF's own)
    """

    width: int
    base: float
    kind: str = "default"
    factor: float = 1.0
    context: int = 2048
    max_tokens: int = 2048
    options: Mapping[str, float] = field(default_factory=dict)
    short_factors: tuple[float, ...] = ()
    long_factors: tuple[float, ...] = ()

    def __post_init__(self) -> None:
        if self.base <= 1:
            raise CheckpointError(
                tr("base of RoPE: found {base}, expected more than 1", base=f"{self.base:g}")
            )
        if self.context < 2:
            raise CheckpointError(
                tr(
                    "trained context of RoPE: found {context}, expected at least 2 tokens",
                    context=self.context,
                )
            )

    def speeds(self, n_tokens: int) -> Speeds:
        """Return the angle per position of every pair, (width / 2,), for a text of n_tokens."""
        o, base, width = self.options, self.base, self.width
        if self.kind == "linear":
            return positions.linear_frequencies(width, base, self.factor)
        if self.kind == "dynamic":
            return positions.dynamic_frequencies(width, base, self.factor, n_tokens, self.context)
        if self.kind == "llama3":
            return positions.llama3_frequencies(
                width,
                base,
                self.factor,
                low_freq_factor=o["low_freq_factor"],
                high_freq_factor=o["high_freq_factor"],
                context=self.context,
            )
        if self.kind == "yarn":
            return positions.yarn_frequencies(
                width,
                base,
                self.factor,
                self.context,
                beta_fast=o.get("beta_fast", 32.0),
                beta_slow=o.get("beta_slow", 1.0),
                truncate=bool(o.get("truncate", 1.0)),
            )
        plain = positions.inverse_frequencies(width, base)
        if self.kind == "longrope":
            far = n_tokens > self.context or not self.short_factors
            divisors = self.long_factors if far else self.short_factors
            return plain / np.asarray(divisors, dtype=np.float64) if divisors else plain
        return plain

    def attention_factor(self) -> float:
        """Return the factor on rotated vectors (YaRN, longrope); 1 for the other kinds."""
        o = self.options
        if "attention_factor" in o:
            return o["attention_factor"]
        if self.kind == "yarn":
            if o.get("mscale") and o.get("mscale_all_dim"):
                above = positions.yarn_attention_factor(self.factor, o["mscale"])
                return above / positions.yarn_attention_factor(self.factor, o["mscale_all_dim"])
            return positions.yarn_attention_factor(self.factor)
        if self.kind == "longrope" and self.factor > 1:
            return math.sqrt(1 + math.log(self.factor) / math.log(self.context))
        return 1.0


def rope_of_config(
    fields: Fields,
    d_k: int,
    max_tokens: int,
    *,
    base_name: str = "rope_theta",
    share: tuple[str, float] = ("partial_rotary_factor", 1.0),
) -> RopeSpec:
    """Read the rotation of a config.json: rope_theta with rope_scaling, or rope_parameters.

    Raises
    ------
    CheckpointError
        For a type that is not known, or numbers that are missing or do not fit.
    """
    given: dict[str, Any] = {}
    for name in ("rope_scaling", "rope_parameters"):
        found = fields.values.get(name)
        if isinstance(found, dict):
            # Configs with local and full layers hold a table each; the families here have one.
            several = next((key for key, value in found.items() if isinstance(value, dict)), None)
            if several is not None:
                raise fields.wrong(f"{name}.{several}", tr("a table of its own"), tr("a number"))
            given.update(found)
        elif found is not None:
            raise fields.wrong(name, found, tr("an object or null"))
    inner = Fields(fields.source, given, "rope_parameters.")
    base = inner.number("rope_theta", fields.number(base_name, fields.number("rope_theta", 1e4)))
    part = inner.number(share[0], inner.number("partial_rotary_factor", fields.number(*share)))
    width = int(d_k * part)
    if width < 2 or width % 2 or width > d_k:
        raise CheckpointError(
            tr(
                "{source}: {share}: found {part}, which turns {width} of {d_k} numbers; "
                "expected an even number of them",
                source=fields.source,
                share=share[0],
                part=f"{part:g}",
                width=width,
                d_k=d_k,
            )
        )
    kind = str(given.get("rope_type") or given.get("type") or "default")
    kind = _OLD_NAMES.get(kind, kind)
    if kind not in TYPES:
        raise CheckpointError(
            tr(
                "{source}: RoPE type: found {kind}, expected one of {types}",
                source=fields.source,
                kind=kind,
                types=", ".join(TYPES),
            )
        )
    spec = RopeSpec(width=width, base=base, kind=kind, context=max_tokens, max_tokens=max_tokens)
    spec = spec if kind == "default" else _scaled(spec, inner, fields)
    try:
        spec.speeds(1)
    except EditError as error:  # numbers that do not fit together: said before a text is run
        raise CheckpointError(f"{fields.source}: RoPE, {kind}: {error}") from None
    return spec


def _scaled(spec: RopeSpec, inner: Fields, outer: Fields) -> RopeSpec:
    """Read what a scaled kind needs."""
    name = "original_max_position_embeddings"
    told = inner.whole(name, outer.whole(name, 0, least=0), least=0)
    trained = told if told and spec.kind != "dynamic" else spec.max_tokens
    if spec.kind in ("linear", "dynamic", "llama3", "yarn") and inner.values.get("factor") is None:
        raise inner.wrong("factor", tr("nothing"), tr("a number"))
    options = {
        name: inner.number(name, 0.0)
        for name in ("beta_fast", "beta_slow", "mscale", "mscale_all_dim", "attention_factor")
        if inner.values.get(name)
    }
    if "truncate" in inner.values:
        options["truncate"] = float(inner.flag("truncate", True))
    if spec.kind == "llama3":
        options["low_freq_factor"] = inner.number("low_freq_factor", 1.0)
        options["high_freq_factor"] = inner.number("high_freq_factor", 4.0)
    short: tuple[float, ...] = ()
    long: tuple[float, ...] = ()
    if spec.kind == "longrope":
        short = _divisors(inner, "short_factor", spec.width // 2)
        long = _divisors(inner, "long_factor", spec.width // 2)
    return replace(
        spec,
        # Phi-3 tells the two lengths and means their ratio.
        factor=spec.max_tokens / trained
        if told and spec.kind == "longrope"
        else inner.number("factor", 1.0),
        context=trained,
        options=options,
        short_factors=short,
        long_factors=long,
    )


def _divisors(inner: Fields, name: str, count: int) -> tuple[float, ...]:
    found = inner.values.get(name)
    if not isinstance(found, list) or len(found) != count:
        shown = tr("{n} numbers", n=len(found)) if isinstance(found, list) else tr("nothing")
        raise inner.wrong(name, shown, tr("{count} numbers, one per pair", count=count))
    if not all(isinstance(n, int | float) and math.isfinite(n) and n > 0 for n in found):
        raise inner.wrong(name, tr("a number that is not above 0"), tr("numbers above 0"))
    return tuple(map(float, found))


def rope_of_gguf(fields: Fields, d_k: int, max_tokens: int) -> RopeSpec:
    """Read the rotation of a GGUF file; divisors that lie in tensors are added by `with_divisors`.

    Raises
    ------
    CheckpointError
        For a type that is not known, or a width that does not fit.
    """
    width = fields.whole("rope.dimension_count", d_k)
    if width % 2 or width > d_k:
        raise fields.wrong("rope.dimension_count", width, tr("an even number up to {d_k}", d_k=d_k))
    kind = str(fields.values.get("rope.scaling.type") or "default")
    kind = _OLD_NAMES.get(kind, kind)
    factor = fields.number("rope.scaling.factor", 1.0)
    if kind == "default" and "rope.scale_linear" in fields.values:
        kind, factor = "linear", fields.number("rope.scale_linear", 1.0)
    if kind not in _OF_GGUF:
        known = tr("one of {types}", types=", ".join(_OF_GGUF))
        raise fields.wrong("rope.scaling.type", kind, known)
    options = {}
    if fields.values.get("rope.scaling.attn_factor"):  # Phi-3 files name it and no type
        options["attention_factor"] = fields.number("rope.scaling.attn_factor", 1.0)
        if kind == "yarn":  # there it multiplies YaRN's own
            options["attention_factor"] *= positions.yarn_attention_factor(factor)
    context = fields.whole("rope.scaling.original_context_length", max_tokens)
    return RopeSpec(
        width=width,
        base=fields.number("rope.freq_base", 1e4),
        kind=kind,
        factor=max_tokens / context if kind == "longrope" else factor,
        context=context,
        max_tokens=max_tokens,
        options=options,
    )


def with_divisors(
    spec: RopeSpec, short: Sequence[float] = (), long: Sequence[float] = ()
) -> RopeSpec:
    """Return the rotation with divisors of its speeds, as GGUF files keep them in tensors.

    `rope_freqs` alone (Llama 3) goes into `long`: it holds for every length.
    """
    for divisors in (short, long):
        if len(divisors) not in (0, spec.width // 2):
            raise CheckpointError(
                tr(
                    "RoPE divisors: found {n_divisors}, expected {width}, one per pair",
                    n_divisors=len(divisors),
                    width=spec.width // 2,
                )
            )
    return replace(
        spec,
        kind="longrope",
        short_factors=tuple(map(float, short)),
        long_factors=tuple(map(float, long)),
    )
