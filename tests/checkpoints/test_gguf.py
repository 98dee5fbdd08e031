"""GGUF files: block formats bit for bit, and headers of every kind of damage."""

import random
import struct
from pathlib import Path

import numpy as np
import pytest

from attnviz.checkpoints import quantization
from attnviz.checkpoints.gguf import GgufFile, Texts
from attnviz.checkpoints.model import open_model
from attnviz.errors import AttnvizError, CheckpointError

MODELS = Path(__file__).parent.parent / "data" / "models"
SMALL = MODELS / "llama-gguf" / "tiny-llama-q8_0.gguf"
BLOCKS = np.load(MODELS / "blocks.npz")


def text(words):
    raw = words.encode()
    return struct.pack("<Q", len(raw)) + raw


def gguf(values=(), tensors=(), data=b"", version=3, counts=None):
    n_tensors, n_values = counts or (len(tensors), len(values))
    head = b"GGUF" + struct.pack("<IQQ", version, n_tensors, n_values)
    for name, kind, raw in values:
        head += text(name) + struct.pack("<I", kind) + raw
    for name, shape, kind, offset in tensors:
        head += text(name) + struct.pack("<I", len(shape))
        head += struct.pack(f"<{len(shape)}Q", *shape) + struct.pack("<IQ", kind, offset)
    return head + b"\0" * (-len(head) % 32) + data


@pytest.fixture
def written(tmp_path):
    def write(raw):
        path = tmp_path / "model.gguf"
        path.write_bytes(raw)
        return path

    return write


@pytest.mark.parametrize("name", list(quantization.FORMATS))
def test_blocks_widen_to_the_same_bits(name):
    """The numbers were made by the gguf package 0.19.0 from random bytes."""
    raw, expected = BLOCKS[f"{name}.raw"], BLOCKS[f"{name}.numbers"]
    with np.errstate(all="ignore"):
        found = quantization.widen(name, raw.reshape(-1), expected.shape)
    same = found.view(np.uint32) == expected.view(np.uint32)
    assert (same | (np.isnan(found) & np.isnan(expected))).all()


def test_values_of_every_type(written):
    values = [
        ("u8", 0, b"\xff"),
        ("i16", 3, struct.pack("<h", -5)),
        ("f32", 6, struct.pack("<f", 0.5)),
        ("bool", 7, b"\1"),
        ("text", 8, text("wörd")),
        ("u64", 10, struct.pack("<Q", 2**40)),
        ("f64", 12, struct.pack("<d", 0.1)),
        ("texts", 9, struct.pack("<IQ", 8, 2) + text("a") + text("")),
        ("numbers", 9, struct.pack("<IQ", 5, 3) + struct.pack("<3i", 1, -2, 3)),
    ]
    found = GgufFile(written(gguf(values))).metadata
    assert found.pop("numbers").tolist() == [1, -2, 3]
    assert list(found["texts"]) == ["a", ""] and found["texts"][0] == "a"
    assert str(found.pop("texts")) == "a list of 2 texts"
    assert found == {
        "u8": 255,
        "i16": -5,
        "f32": 0.5,
        "bool": True,
        "text": "wörd",
        "u64": 2**40,
        "f64": 0.1,
    }


def test_tensor_dimensions_stand_last_first(written):
    data = np.arange(6, dtype=np.float32).tobytes()
    file = GgufFile(written(gguf(tensors=[("x", (3, 2), 0, 0)], data=data)))
    assert file.tensors["x"].shape == (2, 3)
    assert file.read("x").tolist() == [[0, 1, 2], [3, 4, 5]]
    assert file.read_rows("x", [1]).tolist() == [[3, 4, 5]]


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (b"", "the file is empty"),
        (b"GG", "found b'GG', expected “GGUF”"),
        (b"PK\3\4 a zip file", r"expected “GGUF”, with which a GGUF file begins. Get"),
        (gguf(version=1), "GGUF version: found 1"),
        (struct.pack(">4sIQQ", b"GGUF", 3, 0, 0), "big-endian"),
        (gguf(counts=(9, 0)), "the file ends before that"),
        (gguf(counts=(0, 9)), "the file ends before that"),
        (gguf(counts=(2**60, 0)), "found .* tensors, expected at most 32,768"),
        (gguf(counts=(0, 2**60)), "found .* values, expected at most 65,536"),
        (gguf([("x", 99, b"")]), "value type 99"),
        (gguf([("x", 8, struct.pack("<Q", 2**63))]), "the file ends before that"),
        (gguf([("x", 9, struct.pack("<IQ", 8, 2**20))]), "the file ends before that"),
        (gguf([("x", 9, struct.pack("<IQ", 5, 2**20))]), "the file ends before that"),
        (gguf([("x", 9, struct.pack("<IQ", 8, 2**61))]), "at most 1,048,576 in all"),
        (
            gguf(
                [
                    (name, 9, struct.pack("<IQ", 8, 2**19 + 1) + bytes(8 * 2**19 + 8))
                    for name in "xy"
                ]
            ),
            "y, a list of 524,289 texts, expected at most 1,048,576 in all lists",
        ),
        (gguf([("x", 9, struct.pack("<IQQ", 8, 2, 2**64 - 1))]), "the file ends before that"),
        (gguf([("x", 9, struct.pack("<IQ", 5, 2**61))]), "the file ends before that"),
        (gguf([("x", 8, text("a" * 2**26))]), "expected a header of at most 67,108,864 bytes"),
        (gguf([("x", 0, b"0"), ("x", 0, b"1")]), "twice"),
        (gguf(tensors=[("x", (8,), 0, 0), ("x", (8,), 0, 32)], data=b"0" * 64), "twice"),
        (gguf(tensors=[("x", (8,), 0, 0), ("y", (8,), 0, 16)], data=b"0" * 64), "the same place"),
        (gguf([("split.count", 2, b"\3\0"), ("split.no", 2, b"\0\0")]), "part 1 of a model in 3"),
        (gguf([("x", 9, struct.pack("<IQ", 9, 1))]), "list of value type 9"),
        (gguf(tensors=[("x", (1,) * 9, 0, 0)]), "9 axes"),
        (gguf(tensors=[("x", (2**40, 2**40), 0, 0)]), "its header promises"),
        (gguf(tensors=[("x", (33,), 8, 0)]), "whole blocks of 32"),
        (gguf(tensors=[("x", (16, 4), 8, 0)]), "rows of 16 numbers as Q8_0, expected whole blocks"),
        (gguf(tensors=[("x", (8,), 0, 2**50)]), "its header promises"),
        (gguf([("general.architecture", 8, text("mamba"))]), "a recurrent model"),
        (gguf([("general.architecture", 8, text("llama"))]), "llama.block_count: found nothing"),
    ],
)
def test_damaged_and_hostile_files(written, raw, message):
    with pytest.raises(CheckpointError, match=message):
        open_model(written(raw))


@pytest.mark.parametrize(
    ("kind", "said"), [(17, "IQ2_XS"), (250, "storage type 250")], ids=["known", "unknown"]
)
def test_a_quantisation_that_is_not_read_is_named(written, kind, said):
    raw = bytearray(SMALL.read_bytes())
    name = b"blk.0.attn_q.weight"
    at = raw.index(name) + len(name) + 4 + 16
    assert struct.unpack_from("<I", raw, at)[0] == 8
    struct.pack_into("<I", raw, at, kind)
    said = rf"uses {said}, in the tensor blk\.0\.attn_q\.weight\. attnviz reads F32, F16"
    with pytest.raises(CheckpointError, match=said):
        open_model(written(bytes(raw)))


def test_mutated_headers_end_in_one_sentence(written):
    """Any damage opens as some model or is refused; nothing else is raised."""
    whole = SMALL.read_bytes()
    chance = random.Random(7)
    for _ in range(200):
        raw = bytearray(whole)
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(4, 20_000)
            raw[at] = chance.randrange(256)
        if chance.random() < 0.2:
            del raw[chance.randrange(len(raw)) :]
        try:
            model = open_model(written(bytes(raw)))
            model.encode("The tired dog")
        except AttnvizError as error:
            assert len(str(error)) < 2000


def _encoded(value):
    """Return the type and the bytes of a value of a GGUF file."""
    if isinstance(value, bool):
        return 7, struct.pack("<B", value)
    if isinstance(value, str):
        return 8, text(value)
    if isinstance(value, float):
        return 6, struct.pack("<f", value)
    if isinstance(value, int):
        return 11, struct.pack("<q", value)
    if isinstance(value, Texts | list):
        return 9, struct.pack("<IQ", 8, len(value)) + b"".join(map(text, value))
    kind, form = (6, "<f4") if value.dtype.kind == "f" else (5, "<i4")
    return 9, struct.pack("<IQ", kind, len(value)) + value.astype(form).tobytes()


ODD = ("", "x", -1, 0, 3, 2**40, 1e30, float("nan"), True, ["a"], np.ones(2), np.array([1, 2]))


def test_values_of_another_type_end_in_one_sentence(written):
    """Where a number is expected a list or a text may stand; nothing but our errors is raised."""
    small = GgufFile(SMALL)
    base = min(info.start for info in small.tensors.values())
    kinds = {"F32": 0, "Q8_0": 8}
    table = [
        (name, info.shape[::-1], kinds[info.stored_as], info.start - base)
        for name, info in small.tensors.items()
    ]
    data = SMALL.read_bytes()[base:]
    chance = random.Random(3)
    opened = 0
    for name in small.metadata:
        for odd in chance.sample(ODD, 5):
            values = [
                (each, *_encoded(odd if each == name else value))
                for each, value in small.metadata.items()
            ]
            try:
                open_model(written(gguf(values, table, data))).encode("The tired dog")
                opened += 1
            except AttnvizError as error:
                assert len(str(error)) < 2000
    assert opened > len(small.metadata)
