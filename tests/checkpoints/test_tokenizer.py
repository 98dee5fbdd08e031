"""Text to tokens, and tokens as people read them."""

import json
import shutil
from pathlib import Path

import pytest
import tokenizers

from attnviz.checkpoints import splitters
from attnviz.checkpoints import tokenizer as tokenizer_module
from attnviz.checkpoints.gguf import GgufFile
from attnviz.checkpoints.tokenizer import tokenizer_of_folder, tokenizer_of_gguf
from attnviz.checkpoints.tokens import BYTE_LEVEL, SENTENCE_PIECE, WHOLE, readable
from attnviz.errors import CheckpointError

MODELS = Path(__file__).parent.parent / "data" / "models"


def labels(encoding):
    return [token.label for token in encoding.tokens]


def test_start_token_once():
    tokenizer = tokenizer_of_folder(MODELS / "llama")
    assert tokenizer.encode("The cat").ids == (1, 290, 402)
    again = tokenizer.encode("<s>The cat")
    assert again.ids == (1, 290, 402)
    assert again.notes == ("The text begins with <s> itself; it is not added a second time.",)


def test_character_of_several_tokens():
    encoding = tokenizer_of_folder(MODELS / "gpt2").encode("é 🦊!")
    assert encoding.ids == (127, 102, 376, 99, 232, 0)
    assert [t.data.hex() for t in encoding.tokens] == ["c3", "a9", "20f09f", "a6", "8a", "21"]
    assert [t.part for t in encoding.tokens] == [(1, 2), (2, 2), (1, 3), (2, 3), (3, 3), None]
    assert labels(encoding) == ["é 1 of 2", "é 2 of 2", "🦊 1 of 3", "🦊 2 of 3", "🦊 3 of 3", "!"]


def test_invisible_tokens_have_names():
    encoding = tokenizer_of_folder(MODELS / "gpt2").encode("a\n\n \t b")
    assert encoding.ids == (64, 198, 198, 220, 197, 277)
    assert labels(encoding) == ["a", "line feed", "line feed", "space", "tab", "b"]
    assert [t.named for t in encoding.tokens] == [False, True, True, True, True, False]


def test_a_run_of_what_cannot_be_seen_is_counted():
    (token,) = readable(["ĊĠĠĠĉ"], BYTE_LEVEL, set())
    assert token.label == "line feed, 3 spaces, tab"
    (token,) = readable(["ĊĊ"], BYTE_LEVEL, set())
    assert token.label == "2 line feeds"


def test_splitter_of_llama3():
    encoding = tokenizer_of_folder(MODELS / "mistral").encode("softmax(q, k)")
    assert encoding.ids[1:] == (82, 78, 69, 83, 356, 87, 340, 11, 371, 8)


def test_vocabulary_inside_a_gguf_cuts_as_the_folder_does():
    file = GgufFile(MODELS / "llama-gguf" / "tiny-llama-f32.gguf")
    inside = tokenizer_of_gguf("x.gguf", file.metadata)
    beside = tokenizer_of_folder(MODELS / "llama")
    for text in ("The cat and the dog", "don't stop", " two  spaces", "é 🦊!", "a\n\n \t b", ""):
        assert inside.encode(text).ids == beside.encode(text).ids, text


@pytest.mark.parametrize(
    ("pre", "pieces"),
    [
        ("gpt-2", ["don", "'t", "ĠRunFar", "Ġ2024", "a", "/"]),
        ("smollm", ["don", "'t", "ĠRunFar", "Ġ", "2", "0", "2", "4", "a", "/"]),
        ("qwen2", ["don", "'t", "ĠRunFar", "Ġ", "2", "0", "2", "4", "a", "/"]),
        ("dbrx", ["don", "'t", "ĠRunFar", "Ġ", "202", "4", "a", "/"]),
        ("tekken", ["don", "'t", "ĠRun", "Far", "Ġ", "2", "0", "2", "4", "a", "/"]),
    ],
)
def test_splitters_cut_as_their_models_do(pre, pieces):
    splitter, notes = splitters.of_gguf("x.gguf", pre)
    found = splitter.build(tokenizers).pre_tokenize_str("don't RunFar 2024a/")
    assert [piece for piece, _ in found] == pieces
    assert notes == ()


def byte_pairs(**changes):
    tokens = ["a", "b", "Ġ", "ab", "<|end|>"]
    return {
        "tokenizer.ggml.model": "gpt2",
        "tokenizer.ggml.tokens": tokens,
        "tokenizer.ggml.token_type": [1, 1, 1, 1, 3],
        "tokenizer.ggml.merges": ["a b"],
        "tokenizer.ggml.pre": "gpt-2",
        "tokenizer.ggml.bos_token_id": 4,
    } | changes


def test_byte_pairs_of_a_gguf():
    tokenizer = tokenizer_of_gguf("x.gguf", byte_pairs())
    assert tokenizer.encode("ab a").stored == ("ab", "Ġ", "a")
    adds = tokenizer_of_gguf("x.gguf", byte_pairs(**{"tokenizer.ggml.add_bos_token": True}))
    assert adds.encode("ab<|end|>").ids == (4, 3, 4)


@pytest.mark.parametrize("pre", [None, "", "default"])
def test_unnamed_splitter_is_told(pre):
    encoding = tokenizer_of_gguf("x.gguf", byte_pairs(**{"tokenizer.ggml.pre": pre})).encode("a")
    assert "token boundaries may differ" in encoding.notes[0]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"tokenizer.ggml.pre": "mystery"}, "pre-tokenizer mystery is unknown"),
        ({"tokenizer.ggml.model": "t5"}, "tokenizer: found t5"),
        ({"tokenizer.ggml.tokens": None}, "has no vocabulary"),
        ({"tokenizer.ggml.merges": None}, "has no merges"),
        ({"tokenizer.ggml.merges": ["ab"]}, "is not a pair of pieces"),
        ({"tokenizer.ggml.merges": ["a b"] * 81}, "81 merges for a vocabulary of 5 tokens"),
        ({"tokenizer.ggml.merges": ["a z"]}, "cannot be used"),
        ({"tokenizer.ggml.token_type": [1]}, "types: found 1, expected a number for each of the 5"),
        ({"tokenizer.ggml.token_type": list("abcde")}, "token types: found no numbers"),
        ({"tokenizer.ggml.model": "llama", "tokenizer.ggml.scores": [0.5]}, "scores: found 1, exp"),
        (
            {"tokenizer.ggml.model": "llama", "tokenizer.ggml.tokens": ["a" * 1001, *"abcd"]},
            "a token of 1,001 characters",
        ),
    ],
)
def test_vocabularies_that_are_refused(changes, message):
    with pytest.raises(CheckpointError, match=message):
        tokenizer_of_gguf("x.gguf", byte_pairs(**changes))


@pytest.mark.parametrize(
    ("data", "found"),
    [
        (b'{"model":{"merges":[' + b'"a b",' * (3 * 2**19) + b'""]}}', "1,572,867"),
        (b'{"model":{"merges":[],"vocab":{' + b'"a": 1,' * 2**19 + b'"b": 2}}}', "524,292"),
        (b'{"model":{"vocab":[' + b'["a",-1],' * 2**19 + b'["b",-2]]}}', "524,291"),
    ],
    ids=["merges", "words", "a list of words"],
)
def test_millions_of_texts_are_refused_before_they_are_read(tmp_path, monkeypatch, data, found):
    (tmp_path / "tokenizer.json").write_bytes(data)
    monkeypatch.setattr(tokenizer_module, "_kind", None)  # nothing is built
    with pytest.raises(
        CheckpointError, match=f"cannot be used: a list of {found} texts, expected at most"
    ):
        tokenizer_of_folder(tmp_path)


def test_a_template_that_names_a_token_it_does_not_describe_is_refused(tmp_path):
    tree = json.loads((MODELS / "llama" / "tokenizer.json").read_text())
    tree["post_processor"]["special_tokens"] = {}
    (tmp_path / "tokenizer.json").write_text(json.dumps(tree))
    with pytest.raises(CheckpointError, match="post_processor: found '<s>', which special_tokens"):
        tokenizer_of_folder(tmp_path)


def test_a_panic_of_the_package_is_a_sentence():
    class PanicException(BaseException):
        pass

    class Inner:
        normalizer = pre_tokenizer = None

        def encode(self, text, add_special_tokens):
            raise PanicException("no entry found for key")

    with pytest.raises(
        CheckpointError, match=r"^x\.json: the parts .* do not fit together: no entry"
    ):
        tokenizer_module.TextTokenizer(Inner(), BYTE_LEVEL, source="x.json").encode("a")


def test_a_vocabulary_of_a_gguf_without_end_is_refused():
    with pytest.raises(CheckpointError, match="a list of 524,289 texts, expected at most 524,288"):
        tokenizer_of_gguf("x.gguf", {"tokenizer.ggml.tokens": [""] * (2**19 + 1)})


@pytest.mark.parametrize("run", ["▁▁", "  "])
def test_runs_of_spaces_are_one_token_of_a_gguf(run):
    """Gemma's user-defined tokens, as older and newer converters write them."""
    metadata = {
        "tokenizer.ggml.model": "llama",
        "tokenizer.ggml.tokens": ["<unk>", "<bos>", run, "a", "▁", "▁a"],
        "tokenizer.ggml.token_type": [2, 3, 4, 1, 1, 1],
        "tokenizer.ggml.scores": [0.0, 0.0, 0.0, -1.0, -2.0, -3.0],
        "tokenizer.ggml.bos_token_id": 1,
        "tokenizer.ggml.add_space_prefix": False,
    }
    encoding = tokenizer_of_gguf("x.gguf", metadata).encode("a  a a")
    assert encoding.ids == (1, 3, 2, 3, 5)
    assert labels(encoding) == ["start", "a", "2 spaces", "a", "a"]


@pytest.mark.parametrize(
    ("named", "told", "bos"),
    [
        ("LlamaTokenizerFast", False, None),
        ("LlamaTokenizerFast", True, 1),
        ("LlamaTokenizerFast", None, 1),
        (None, False, None),
        ("PreTrainedTokenizerFast", False, 1),
    ],
)
def test_who_asks_add_bos_token(tmp_path, named, told, bos):
    """Classes that do not ask it go by tokenizer.json, whose template here adds a start token."""
    folder = shutil.copytree(MODELS / "llama", tmp_path / "llama")
    settings = {"bos_token": "<s>", "add_bos_token": told, "tokenizer_class": named}
    given = {name: value for name, value in settings.items() if value is not None}
    (folder / "tokenizer_config.json").write_text(json.dumps(given))
    tokenizer = tokenizer_of_folder(folder)
    assert tokenizer.bos_id == bos
    assert tokenizer.encode("The cat").ids == ((1,) if bos else ()) + (290, 402)


def test_pieces_of_a_word():
    found = readable(["Mar", "isol", "ĠQu", "en", "by", ".", "ĠA"], BYTE_LEVEL, set())
    assert [t.continues for t in found] == [False, True, False, True, True, False, False]
    assert [t.label for t in found] == ["Mar", "isol", "Qu", "en", "by", ".", "A"]
    assert [t.joined for t in found] == [False, True, False, True, True, True, False]


def test_no_blank_stands_where_the_text_has_none_and_names_stand_apart():
    stored = ["<s>", "General", ",", "ĠPublic", "Ġ", "3", "(", "C", ")", "Ċ", "A"]
    found = readable(stored, BYTE_LEVEL, {"<s>"})
    assert [t.label for t in found if t.joined] == [",", "(", "C", ")"]
    assert not any(t.joined for t in readable(["a", "b"], WHOLE, set()))


def test_storage_marks_of_sentencepiece():
    found = readable(["<s>", "▁The", "<0x0A>", "▁▁", "s"], SENTENCE_PIECE, {"<s>"})
    assert [t.label for t in found] == ["<s>", "The", "line feed", "2 spaces", "s"]
    assert found[0].special
