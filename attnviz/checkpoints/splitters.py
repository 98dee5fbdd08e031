"""How byte-level vocabularies cut text into pieces before pairs are joined, by the names of GGUF.

Two vocabularies that are alike give other tokens when the text is split otherwise, so a splitter
that is not known is refused. The rules are those published with the models.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from attnviz.errors import CheckpointError
from attnviz.language import tr

_LLAMA3 = (
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}|"
    r" ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
)
_QWEN2 = _LLAMA3.replace(r"\p{N}{1,3}", r"\p{N}")
# A piece changes from capitals to small letters, and not back.
_UPPER, _LOWER = r"\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}", r"\p{Ll}\p{Lm}\p{Lo}\p{M}"
_TEKKEN = (
    rf"[^\r\n\p{{L}}\p{{N}}]?[{_UPPER}]*[{_LOWER}]+|[^\r\n\p{{L}}\p{{N}}]?[{_UPPER}]+[{_LOWER}]*|"
    r"\p{N}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+"
)


@dataclass(frozen=True)
class Splitter:
    """One way of splitting.

    Parameters
    ----------
    pattern : a regular expression whose matches are the pieces; None = GPT-2's own
    single_digits : whether every digit is a piece
    whole_words_first : whether a piece that is a token is taken whole, whatever the merges say
    composes : whether letters and accents are put together first (NFC)
    adds_bos : whether texts begin with BOS unless the file says otherwise
    """

    pattern: str | None = None
    single_digits: bool = False
    whole_words_first: bool = False
    composes: bool = False
    adds_bos: bool = False

    def build(self, library: Any) -> Any:
        """Return it as a pre-tokenizer of the `tokenizers` package."""
        parts = library.pre_tokenizers
        steps = []
        if self.single_digits:
            steps.append(parts.Digits(individual_digits=True))
        if self.pattern is not None:
            steps.append(parts.Split(library.Regex(self.pattern), "isolated"))
        steps.append(parts.ByteLevel(add_prefix_space=False, use_regex=self.pattern is None))
        return parts.Sequence(steps)


GPT2 = Splitter()
_LLAMA = Splitter(_LLAMA3, whole_words_first=True, adds_bos=True)
_MISTRAL = Splitter(_TEKKEN, whole_words_first=True, adds_bos=True)
_PHI4 = Splitter(_LLAMA3)
_QWEN = Splitter(_QWEN2, composes=True)
_DIGITS = Splitter(single_digits=True)
KNOWN = {
    **dict.fromkeys(("gpt-2", "gpt2", "phi-2", "mpt", "olmo"), GPT2),
    **dict.fromkeys(("llama-bpe", "llama3", "llama-v3", "falcon3"), _LLAMA),
    **dict.fromkeys(("dbrx", "smaug-bpe"), _PHI4),
    "tekken": _MISTRAL,
    **dict.fromkeys(("qwen2", "stablelm2", "deepseek-r1-qwen"), _QWEN),
    **dict.fromkeys(("smollm", "starcoder", "refact", "command-r", "codeshell"), _DIGITS),
}


def of_gguf(name: str, pre: Any) -> tuple[Splitter, tuple[str, ...]]:
    """Return the splitter that a file names, and what is to be said of it.

    Parameters
    ----------
    name : the file's name, for messages
    pre : its `tokenizer.ggml.pre`

    Raises
    ------
    CheckpointError
        For a name that is not known.
    """
    if isinstance(pre, str) and pre in KNOWN:
        return KNOWN[pre], ()
    if pre is None or (isinstance(pre, str) and pre in ("", "default")):
        said = tr(
            "The file does not say how its text is split (tokenizer.ggml.pre): it is split "
            "as for GPT-2, and token boundaries may differ from the model’s."
        )
        return GPT2, (said,)
    raise CheckpointError(
        tr(
            "{name}: the pre-tokenizer {pre} is unknown, so text cannot be split into the "
            "model’s tokens; known: {known}",
            name=name,
            pre=str(pre)[:60],
            known=", ".join(KNOWN),
        )
    )
