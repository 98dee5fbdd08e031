"""The calculator of a large model's attention: what its card says, and what each number may be."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from attnviz.engine.mask_costs import LLAMA_2_7B, ModelSize, cache_bytes
from attnviz.errors import EditError
from attnviz.language import mark, tr
from attnviz.model.document.document import Document
from attnviz.tabs.many_heads.panel.size_card import FieldSpec, SizeFacts
from attnviz.ui.look.numbers import fixed, grouped, short_bytes, short_count

CONTEXT = 4096  # tokens Llama 2 was trained for (Touvron et al. 2023)
LONG = 131072
MOST_BARS = 8
NOTE = mark("Llama 2 7B has 32 KV heads; Mistral 7B, about the same size, has 8.")
FIELDS = (
    FieldSpec(
        "n_layers",
        mark("layers"),
        (1, 2, 4, 8, 12, 16, 24, 32, 40, 48, 64, 80, 96, 128),
        mark("How many layers the model has"),
    ),
    FieldSpec(
        "n_heads",
        mark("heads"),
        (1, 2, 4, 8, 12, 16, 24, 32, 40, 48, 64, 96, 128),
        mark("How many heads a layer has, each with its own queries"),
    ),
    FieldSpec(
        "d_head",
        mark("head size"),
        (1, 2, 4, 8, 16, 32, 64, 80, 96, 128, 192, 256, 512),
        mark("How many numbers a head uses for each token"),
    ),
    FieldSpec(
        "n_kv_heads",
        mark("KV heads"),
        (1, 2, 4, 8, 16, 32, 64, 128),
        mark("How many key/value heads each token stores; must divide the number of heads"),
    ),
    FieldSpec(
        "tokens",
        mark("tokens"),
        tuple(2**k for k in range(21)),
        mark("Length of the text in tokens"),
    ),
    FieldSpec(
        "bytes_per_number", mark("bytes"), (1, 2, 4), mark("Bytes per number: 2 for 16-bit numbers")
    ),
)
LIMITS = {
    "n_layers": 10_000,
    "n_heads": 4_096,
    "d_head": 65_536,
    "n_kv_heads": 4_096,
    "tokens": 2**40,
    "bytes_per_number": 8,
}


@dataclass(frozen=True)
class Calculation:
    """Sizes of a model, and how long the text is."""

    size: ModelSize = LLAMA_2_7B
    tokens: int = LONG

    def number(self, id_: str) -> int:
        """Return the number of a field."""
        return self.tokens if id_ == "tokens" else int(getattr(self.size, id_))

    def with_number(self, id_: str, number: int) -> Calculation:
        """Return the calculation with another number; sharing follows where it must.

        Raises
        ------
        EditError
            For a number out of range, or key/value heads that do not divide the heads.
        """
        most = LIMITS[id_]
        if not 1 <= number <= most:
            raise EditError(
                tr(
                    "{name}: found {found}, expected 1 to {most}",
                    name=_name(id_),
                    found=grouped(number),
                    most=grouped(most),
                )
            )
        if id_ == "tokens":
            return replace(self, tokens=number)
        size = self.size
        if id_ == "n_kv_heads" and size.n_heads % number:
            fits = ", ".join(str(n) for n in divisors(size.n_heads))
            raise EditError(
                tr(
                    "{heads} heads cannot be shared evenly among {n} KV heads; these "
                    "numbers work: {fits}",
                    n=number,
                    heads=size.n_heads,
                    fits=fits,
                )
            )
        if id_ == "n_heads":
            kept = number if size.n_kv_heads == size.n_heads else _shared(number, size.n_kv_heads)
            size = replace(size, n_heads=number, n_kv_heads=kept)
        else:
            size = replace(size, **{id_: number})
        return replace(self, size=replace(size, d_model=size.n_heads * size.d_head))


def of_model(document: Document, n_layers: int) -> Calculation:
    """Return the sizes of the model that is open, which keeps numbers of 32 bits here.

    Parameters
    ----------
    document : one of its layers
    """
    size = ModelSize(
        n_layers=n_layers,
        d_model=document.X.shape[1],
        n_heads=document.n_heads,
        n_kv_heads=document.n_kv_heads,
        d_head=document.d_k,
        bytes_per_number=4,
    )
    return Calculation(size)


def divisors(n: int) -> list[int]:
    """Return the numbers that divide n, the largest first."""
    return [k for k in range(n, 0, -1) if n % k == 0]


def facts(calculation: Calculation) -> SizeFacts:
    """Say every size of the card, exact integers underneath."""
    size, tokens = calculation.size, calculation.tokens
    one = size.d_model * size.n_heads * size.d_head
    kv = divisors(size.n_heads)
    kv = kv if len(kv) <= MOST_BARS else [*kv[: MOST_BARS - 1], 1]
    kv_bytes = [cache_bytes(tokens, replace(size, n_kv_heads=n)) for n in kv]
    sharing = "MHA" if size.n_kv_heads == size.n_heads else tr("{n} KV heads", n=size.n_kv_heads)
    lines = (
        ("d_model", grouped(size.d_model)),
        (tr("heads × head size"), f"{size.n_heads} × {size.d_head}"),
        (tr("layers"), grouped(size.n_layers)),
        (f"√{size.d_head}", fixed(math.sqrt(size.d_head))),
        (f"W_Q: {grouped(size.d_model)}²", short_count(one)),
        ("W_Q W_K W_V W_O", tr("{count} per layer", count=short_count(size.projections_per_layer))),
        (tr("in all layers"), short_count(size.projections_per_layer * size.n_layers)),
        (tr("KV per token and layer"), short_bytes(size.cache_per_token_and_layer)),
        (tr("KV per token ({sharing})", sharing=sharing), short_bytes(size.cache_per_token)),
        (tr("KV at {n} tokens", n=grouped(CONTEXT)), short_bytes(cache_bytes(CONTEXT, size))),
        (tr("KV at {n} tokens", n=grouped(tokens)), short_bytes(cache_bytes(tokens, size))),
    )
    bars = tuple(
        (str(n), amount / kv_bytes[0], short_bytes(amount))
        for n, amount in zip(kv, kv_bytes, strict=True)
    )
    current = kv.index(size.n_kv_heads) if size.n_kv_heads in kv else None
    return SizeFacts(lines, tr("KV cache at {n}, by KV heads", n=length(tokens)), bars, current)


def length(tokens: int) -> str:
    """Write a length of a text: 128k for 131,072, else all digits."""
    return f"{tokens // 1024}k" if tokens % 1024 == 0 and tokens >= 8192 else grouped(tokens)


def fields() -> tuple[FieldSpec, ...]:
    """Name what can be changed in the language chosen."""
    return tuple(
        replace(spec, name=tr(spec.name), tip=tr(spec.tip) if spec.tip else "") for spec in FIELDS
    )


def _name(id_: str) -> str:
    return next(tr(spec.name) for spec in FIELDS if spec.id == id_)


def _shared(n_heads: int, n_kv_heads: int) -> int:
    """Return the largest number of key/value heads up to the present one that divides the heads."""
    return next(n for n in divisors(n_heads) if n <= n_kv_heads)
