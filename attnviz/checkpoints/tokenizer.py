"""Text to token ids with the `tokenizers` package: a tokenizer.json, or the words of a GGUF file.

The package is imported when a tokenizer is made; nothing of it reaches out of this machine.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from attnviz.checkpoints import splitters
from attnviz.checkpoints.fields import read_object
from attnviz.checkpoints.gguf import Texts
from attnviz.checkpoints.tokens import BYTE_LEVEL, SENTENCE_PIECE, WHOLE, TokenText, readable
from attnviz.errors import CheckpointError
from attnviz.language import tr
from attnviz.model.document.brief import shortened

# Gemma's has 33 MB.
MAX_TOKENIZER = 2**26
# Of a tokenizer.json: Gemma's has 1,350,000. Merges of two letters cost far more than they take.
MAX_STRINGS = 3 * 2**19
# Twice as many as the largest vocabulary of a model that writes text, which is Gemma’s.
MAX_WORDS = 2**19
# A merge makes a token; files converted from SentencePiece list each way to make it.
MOST_MERGES = 16
# Every place where a token could be cut is looked at.
LONGEST_TOKEN = 1000
# The classes of transformers that go by add_bos_token; to the others tokenizer.json alone counts.
_ASK_ADD_BOS = ("Llama", "CodeLlama", "Gemma", "GPTNeoX")
# The kinds of token that a GGUF vocabulary tells apart.
_NORMAL, _UNKNOWN, _CONTROL, _USER, _UNUSED, _BYTE = range(1, 7)


@dataclass(frozen=True)
class Encoding:
    """A text cut into tokens.

    Parameters
    ----------
    ids : token ids
    stored : tokens as the vocabulary writes them
    offsets : begin and end of each in the text, counted in characters; (0, 0) for a start token
    tokens : the same for reading
    notes : what a person should know, such as a start token that the text brought along
    """

    ids: tuple[int, ...]
    stored: tuple[str, ...]
    offsets: tuple[tuple[int, int], ...]
    tokens: tuple[TokenText, ...]
    notes: tuple[str, ...] = ()

    @property
    def pieces(self) -> tuple[int, ...]:
        """Places of the tokens that go on with the word before them."""
        return tuple(place for place, token in enumerate(self.tokens) if token.continues)

    @property
    def joined(self) -> tuple[int, ...]:
        """Places of the tokens that no blank parts from the one before them."""
        return tuple(place for place, token in enumerate(self.tokens) if token.joined)

    @property
    def named(self) -> tuple[int, ...]:
        """Places of the tokens that are shown by a name."""
        return tuple(place for place, token in enumerate(self.tokens) if token.named)


@dataclass(frozen=True, eq=False)
class TextTokenizer:
    """A tokenizer with what has to be known to read its tokens.

    Parameters
    ----------
    inner : a `tokenizers.Tokenizer`
    kind : how the vocabulary writes bytes: `BYTE_LEVEL`, `SENTENCE_PIECE`, or `WHOLE` words
    bos_id : the start token that every text gets, None = none
    special : tokens that stand for no text
    notes : doubts that hold for every text
    source : the file that it was read from, for messages
    """

    inner: Any
    kind: str
    bos_id: int | None = None
    special: frozenset[str] = frozenset()
    notes: tuple[str, ...] = field(default=())
    source: str = ""

    def encode(self, text: str) -> Encoding:
        """Cut a text into tokens; a start token stands there exactly once.

        Raises
        ------
        CheckpointError
            For a word that a vocabulary of whole words has not.
        """
        try:
            made = _encoded(self.inner, text, self.source)
        except CheckpointError:
            raise
        except Exception:  # the package raises plain Exception
            raise CheckpointError(self._unknown(text)) from None
        ids, stored, offsets = list(made.ids), list(made.tokens), [tuple(o) for o in made.offsets]
        notes = list(self.notes)
        if self.bos_id is not None:
            name = str(self.inner.id_to_token(self.bos_id))
            if not ids or ids[0] != self.bos_id:
                ids.insert(0, self.bos_id)
                stored.insert(0, name)
                offsets.insert(0, (0, 0))
            if len(ids) > 1 and ids[1] == self.bos_id:
                # The one in the text goes; the one that every text gets stays.
                del ids[1], stored[1], offsets[1]
                notes.append(
                    tr(
                        "The text begins with {name} itself; it is not added a second time.",
                        name=name,
                    )
                )
        tokens = self._read(ids, stored)
        return Encoding(tuple(ids), tuple(stored), tuple(offsets), tuple(tokens), tuple(notes))

    def _read(self, ids: Sequence[int], stored: list[str]) -> list[TokenText]:
        """Return tokens for reading; the one that every text gets is called start."""
        tokens = readable(stored, self.kind, set(self.special))
        if tokens and self.bos_id is not None and ids[0] == self.bos_id:
            tokens[0] = replace(tokens[0], label=tr("start"), named=True, start=True)
        return tokens

    def _unknown(self, text: str) -> str:
        known = self.inner.get_vocab()
        read = text if self.inner.normalizer is None else self.inner.normalizer.normalize_str(text)
        splitter = self.inner.pre_tokenizer
        pieces = [(read, 0)] if splitter is None else splitter.pre_tokenize_str(read)
        lost = next((piece for piece, _ in pieces if piece not in known), text[:40])
        several = sorted(known, key=known.__getitem__)
        some = " ".join(several[:30]) + (" …" if len(several) > 30 else "")
        return tr(
            "The text has {lost}, which this model has no token for. It reads {some}",
            lost=repr(lost),
            some=some,
        )

    def read(self, ids: tuple[int, ...]) -> list[TokenText]:
        """Return some tokens for reading, by their ids."""
        return self._read(ids, [self.stored(i) for i in ids])

    def stored(self, token_id: int) -> str:
        """Return a token as the vocabulary writes it; ids beyond it are padding."""
        found = self.inner.id_to_token(token_id)
        return f"<unused {token_id}>" if found is None else str(found)


def tokenizer_of_folder(folder: Path) -> TextTokenizer:
    """Read tokenizer.json and tokenizer_config.json.

    Raises
    ------
    CheckpointError
        When there is none, it cannot be read, or the package `tokenizers` is missing.
    """
    path = folder / "tokenizer.json"
    if not path.is_file():
        raise CheckpointError(
            tr(
                "{folder}: no tokenizer.json beside the weights. Without it text cannot be "
                "split into tokens",
                folder=folder.name,
            )
        )
    library = _library()
    source = f"{folder.name}/{path.name}"
    try:
        n_bytes = path.stat().st_size
        if n_bytes > MAX_TOKENIZER:
            raise CheckpointError(
                tr(
                    "{name}: found {n_bytes} bytes, expected at most {max_bytes}",
                    name=source,
                    n_bytes=f"{n_bytes:,}",
                    max_bytes=f"{MAX_TOKENIZER:,}",
                )
            )
        _check_size(source, path.read_bytes())
        inner = library.Tokenizer.from_file(str(path))
    except CheckpointError:
        raise
    except Exception as error:  # the package raises plain Exception
        raise CheckpointError(
            tr(
                "{source}: cannot be read: {error}. Get the file again",
                source=source,
                error=error,
            )
        ) from None
    _check_template(source, inner)
    inner.no_truncation()
    inner.no_padding()
    settings = _settings(folder / "tokenizer_config.json")
    special = frozenset(
        str(added.content) for added in inner.get_added_tokens_decoder().values() if added.special
    )
    adds = _adds_bos(inner, source)
    told = _told_to_add_bos(settings)
    if adds and told is False:
        inner.post_processor = library.processors.ByteLevel(trim_offsets=False)  # adds nothing
    bos_id = _bos_id(inner, settings, source) if (adds if told is None else told) else None
    return TextTokenizer(inner, _kind(library, inner), bos_id, special, source=source)


def _check_size(name: str, data: bytes) -> None:
    """Refuse what would take seconds and hundreds of megabytes to read, by counting signs."""
    n_strings = data.count(b'"') // 2
    # Words are the keys of an object, or in a list that has no merges beside it.
    n_words = data.count(b'":') if b'"merges"' in data else n_strings
    if n_words > MAX_WORDS:
        _too_many(name, n_words, MAX_WORDS)
    if n_strings > MAX_STRINGS:
        _too_many(name, n_strings, MAX_STRINGS)


def _check_template(name: str, inner: Any) -> None:
    """Refuse a template with a token that it does not describe: the package would panic over it."""
    said = b"" if inner.post_processor is None else inner.post_processor.__getstate__()
    for part in _templates(json.loads(said or b"{}")):
        known = part.get("special_tokens") or {}
        for piece in (*(part.get("single") or ()), *(part.get("pair") or ())):
            token = (piece.get("SpecialToken") or {}).get("id")
            if token is not None and token not in known:
                raise CheckpointError(
                    tr(
                        "{name}: post_processor: found {token}, which special_tokens does not "
                        "describe. Get the file again",
                        name=name,
                        token=shortened(repr(token)),
                    )
                )


def _templates(part: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Find the templates in a post-processor, which may be a row of others."""
    if part.get("type") == "TemplateProcessing":
        yield part
    for each in part.get("processors") or ():
        yield from _templates(each)


def _too_many(name: str, found: int, most: int) -> NoReturn:
    listed = tr("a list of {n} texts", n=f"{found:,}")
    limit = tr("expected at most {most}", most=f"{most:,}")
    raise CheckpointError(
        tr("{name}: the vocabulary cannot be used: {error}", name=name, error=f"{listed}, {limit}")
    )


def tokenizer_of_gguf(name: str, metadata: Mapping[str, Any]) -> TextTokenizer:
    """Build a tokenizer from the vocabulary inside a GGUF file.

    Raises
    ------
    CheckpointError
        When there is no vocabulary, its kind or its text splitter is not known, or the package
        `tokenizers` is missing.
    """
    listed = metadata.get("tokenizer.ggml.tokens")
    kinds = metadata.get("tokenizer.ggml.token_type")
    model = str(metadata.get("tokenizer.ggml.model"))
    if not isinstance(listed, Texts | list) or not listed:
        raise CheckpointError(
            tr(
                "{name}: the file has no vocabulary. Without it text cannot be split into tokens",
                name=name,
            )
        )
    if len(listed) > MAX_WORDS:
        _too_many(name, len(listed), MAX_WORDS)
    tokens = list(listed)
    types = _one_each(name, tr("types"), kinds, tokens)
    types = [_NORMAL] * len(tokens) if types is None else [int(kind) for kind in types]
    library = _library()
    if model == "gpt2":
        inner, notes, adds = _byte_pairs(library, name, metadata, tokens)
        kind = BYTE_LEVEL
    elif model == "llama":
        ranks = _one_each(name, tr("scores"), metadata.get("tokenizer.ggml.scores"), tokens)
        inner, notes, adds = (
            _sentence_pieces(name, metadata, tokens, types, ranks),
            (),
            True,
        )
        kind = SENTENCE_PIECE
    else:
        raise CheckpointError(
            tr(
                "{name}: tokenizer: found {model}, expected gpt2 (byte pairs) or llama "
                "(SentencePiece)",
                name=name,
                model=model[:60],
            )
        )
    special = [t for t, k in zip(tokens, types, strict=True) if k in (_CONTROL, _UNKNOWN)]
    inner.add_special_tokens(
        [library.AddedToken(t, normalized=False, special=True) for t in special]
    )
    users = [t for t, k in zip(tokens, types, strict=True) if k == _USER]
    # Gemma's runs of spaces: files write them with spaces, or as they are stored. What is stored is
    # found once the text is; a prefix of spaces would be put before them, too.
    stored = model == "llama" and not _flag(metadata, "tokenizer.ggml.add_space_prefix", True)
    inner.add_tokens([library.AddedToken(t, normalized=stored and "▁" in t) for t in users])
    bos = metadata.get("tokenizer.ggml.bos_token_id")
    adds = _flag(metadata, "tokenizer.ggml.add_bos_token", adds)
    there = isinstance(bos, int) and 0 <= bos < len(tokens)
    bos_id = bos if adds and there else None
    return TextTokenizer(inner, kind, bos_id, frozenset(special), notes, source=name)


def _flag(metadata: Mapping[str, Any], name: str, default: bool) -> bool:
    """Return a value of a GGUF file that is true or false; the default where it is neither."""
    found = metadata.get(name)
    return bool(found) if isinstance(found, int | float) else default


def _one_each(name: str, what: str, found: Any, tokens: list[str]) -> list[Any] | None:
    """Return a list of numbers, one a token; None where a GGUF file has none."""
    if found is None:
        return None
    numbers = not isinstance(found, Texts) and np.asarray(found)
    if not isinstance(numbers, np.ndarray) or numbers.ndim != 1 or numbers.dtype.kind not in "biuf":
        shown = tr("no numbers")
    else:
        shown = f"{len(numbers):,}"
    if shown != f"{len(tokens):,}":
        raise CheckpointError(
            tr(
                "{name}: token {what}: found {shown}, expected a number for each of the "
                "{n_tokens} tokens",
                name=name,
                what=what,
                shown=shown,
                n_tokens=f"{len(tokens):,}",
            )
        )
    return list(np.asarray(found).tolist())


def _library() -> Any:
    try:
        import tokenizers
    except ImportError:
        raise CheckpointError(
            tr('Needs the extra “models”: pip install "attnviz[models]"')
        ) from None
    return tokenizers


def _settings(path: Path) -> Mapping[str, Any]:
    return read_object(path, f"{path.parent.name}/{path.name}") if path.exists() else {}


def _kind(library: Any, inner: Any) -> str:
    """Return how a vocabulary writes bytes."""
    if isinstance(inner.model, library.models.WordLevel):
        return WHOLE
    parts = [part.__getstate__() for part in (inner.pre_tokenizer, inner.decoder) if part]
    return BYTE_LEVEL if any(b'"ByteLevel"' in part for part in parts) else SENTENCE_PIECE


def _encoded(inner: Any, text: str, source: str, *, special: bool = True) -> Any:
    """Cut a text; where the package panics, which is no Exception, the vocabulary is at fault."""
    try:
        return inner.encode(text, add_special_tokens=special)
    except BaseException as error:
        if isinstance(error, Exception) or type(error).__name__ != "PanicException":
            raise
        raise CheckpointError(
            tr(
                "{source}: the parts of the tokenizer do not fit together: {error}. Get the file "
                "again",
                source=source,
                error=shortened(str(error), 200),
            )
        ) from None


def _adds_bos(inner: Any, source: str) -> bool:
    """Whether the tokenizer puts something before every text by itself."""
    with_it = _encoded(inner, "a", source).ids
    without = _encoded(inner, "a", source, special=False).ids
    return bool(with_it) and with_it[: len(without)] != without


def _told_to_add_bos(settings: Mapping[str, Any]) -> bool | None:
    """Return what add_bos_token says, None where it is silent or a class that does not ask it."""
    told, name = settings.get("add_bos_token"), settings.get("tokenizer_class")
    asks = not isinstance(name, str) or name.startswith(_ASK_ADD_BOS)
    return told if isinstance(told, bool) and asks else None


def _bos_id(inner: Any, settings: Mapping[str, Any], source: str) -> int | None:
    named = settings.get("bos_token")
    if isinstance(named, dict):
        named = named.get("content")
    if isinstance(named, str):
        found = inner.token_to_id(named)
        if found is not None:
            return int(found)
    with_it = _encoded(inner, "a", source).ids
    return int(with_it[0]) if with_it else None


def _byte_pairs(
    library: Any, name: str, metadata: Mapping[str, Any], tokens: list[str]
) -> tuple[Any, tuple[str, ...], bool]:
    """Build a byte-level BPE, what is to be said of it, and whether texts begin with BOS."""
    merges = metadata.get("tokenizer.ggml.merges")
    if not isinstance(merges, Texts | list):
        raise CheckpointError(
            tr("{name}: the vocabulary has no merges, which byte pairs need", name=name)
        )
    if len(merges) > MOST_MERGES * len(tokens):
        raise CheckpointError(
            tr(
                "{name}: found {n_merges} merges for a vocabulary of {n_tokens} tokens, "
                "expected at most {most_merges}",
                name=name,
                n_merges=f"{len(merges):,}",
                n_tokens=f"{len(tokens):,}",
                most_merges=f"{MOST_MERGES * len(tokens):,}",
            )
        )
    splitter, notes = splitters.of_gguf(name, metadata.get("tokenizer.ggml.pre"))
    pairs = [tuple(merge.split(" ", 1)) for merge in merges]
    if any(len(pair) != 2 for pair in pairs):
        raise CheckpointError(
            tr("{name}: a merge of the vocabulary is not a pair of pieces", name=name)
        )
    try:
        model = library.models.BPE(
            {t: i for i, t in enumerate(tokens)}, pairs, ignore_merges=splitter.whole_words_first
        )
    except Exception as error:  # the package raises plain Exception
        raise CheckpointError(
            tr("{name}: the vocabulary cannot be used: {error}", name=name, error=error)
        ) from None
    inner = library.Tokenizer(model)
    if splitter.composes:
        inner.normalizer = library.normalizers.NFC()
    inner.pre_tokenizer = splitter.build(library)
    inner.decoder = library.decoders.ByteLevel()
    return inner, notes, splitter.adds_bos


def _sentence_pieces(
    name: str,
    metadata: Mapping[str, Any],
    tokens: list[str],
    types: list[int],
    scores: list[Any] | None,
) -> Any:
    """Build a SentencePiece BPE: pairs are joined in the order of the scores of what they make."""
    ranks = [-float(i) for i in range(len(tokens))] if scores is None else scores
    normal = {
        t: i for i, (t, k) in enumerate(zip(tokens, types, strict=True)) if k in (_NORMAL, _USER)
    }
    longest = max(map(len, normal), default=0)
    if longest > LONGEST_TOKEN:
        raise CheckpointError(
            tr(
                "{name}: found a token of {longest} characters in the vocabulary, expected "
                "at most {longest_token}",
                name=name,
                longest=f"{longest:,}",
                longest_token=f"{LONGEST_TOKEN:,}",
            )
        )
    merges = []
    for token, index in normal.items():
        if types[index] != _NORMAL or len(token) < 2:
            continue
        pairs = [(token[:cut], token[cut:]) for cut in range(1, len(token))]
        own = [(a, b) for a, b in pairs if a in normal and b in normal]
        own.sort(key=lambda pair: (normal[pair[0]], normal[pair[1]]))
        merges += [(-ranks[index], index, pair) for pair in own]
    merges.sort(key=lambda row: row[:2])
    unknown = next((t for t, k in zip(tokens, types, strict=True) if k == _UNKNOWN), None)
    library = _library()
    inner = library.Tokenizer(
        library.models.BPE(
            {t: i for i, t in enumerate(tokens)},
            [pair for _, _, pair in merges],
            unk_token=unknown,
            fuse_unk=True,
            byte_fallback=any(k == _BYTE for k in types),
        )
    )
    parts = library.normalizers
    marks = [parts.Replace(" ", "▁")]
    if _flag(metadata, "tokenizer.ggml.add_space_prefix", True):
        marks.insert(0, parts.Prepend("▁"))
    inner.normalizer = parts.Sequence(marks)
    return inner
