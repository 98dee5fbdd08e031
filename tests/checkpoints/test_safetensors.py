"""Safetensors files: types, and headers of every kind of damage."""

import json
import random
import struct

import numpy as np
import pytest

from attnviz.checkpoints.safetensors import SafetensorsFile, open_safetensors
from attnviz.errors import CheckpointError


def safetensors(header, data=b""):
    raw = header if isinstance(header, bytes) else json.dumps(header).encode()
    return struct.pack("<Q", len(raw)) + raw + data


def row(dtype, shape, start, end):
    return {"dtype": dtype, "shape": shape, "data_offsets": [start, end]}


@pytest.fixture
def written(tmp_path):
    def write(raw):
        path = tmp_path / "model.safetensors"
        path.write_bytes(raw)
        return path

    return write


def test_types(written):
    single = np.array([[1.5, -2.25], [3, 4]], np.float32)
    halves = np.array([0.5, 1], np.float16)
    # bfloat16 is the upper half of float32.
    brain = (single.view(np.uint32) >> 16).astype(np.uint16)
    data = single.tobytes() + halves.tobytes() + brain.tobytes()
    header = {
        "__metadata__": {"format": "np"},
        "a": row("F32", [2, 2], 0, 16),
        "b": row("F16", [2], 16, 20),
        "c": row("BF16", [2, 2], 20, 28),
    }
    file = SafetensorsFile(written(safetensors(header, data)))
    assert np.array_equal(file.read("a"), single)
    assert np.array_equal(file.read("b"), [0.5, 1])
    assert np.array_equal(file.read("c"), single)
    assert np.array_equal(file.read_rows("c", [1]), single[1:])
    assert file.read("a", np.float64).dtype == np.float64


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (b"", "the file is empty"),
        (b"abc", "it has no header"),
        (struct.pack("<Q", 2**50) + b"{}", "not a safetensors file"),
        (struct.pack("<Q", 100) + b"{}", "its header promises"),
        (safetensors(b"{broken"), "expected JSON"),
        (safetensors(b"[" * 100_000), "expected JSON"),
        (safetensors(b"[1, 2]"), "a JSON object"),
        (safetensors({"a": 5}), "no description"),
        (safetensors({"a": row(7, [1], 0, 4)}), "no dtype"),
        (safetensors({"a": row("F32", [-1], 0, 4)}), "not a list of whole numbers"),
        (safetensors({"a": row("F32", [1], 4, 0)}), "not a list of whole numbers"),
        (safetensors({"a": row("F32", [2], 0, 4)}), "4 bytes for shape"),
        (safetensors({"a": row("F32", [2**40], 0, 2**42)}), "its header promises"),
        (
            safetensors({"a": row("F32", [1], 0, 4), "b": row("F32", [1], 2, 6)}, b"\0" * 6),
            "a and b lie in the same place",
        ),
    ],
)
def test_damaged_files(written, raw, message):
    with pytest.raises(CheckpointError, match=message):
        SafetensorsFile(written(raw))


def test_a_type_that_is_not_read(written):
    file = SafetensorsFile(written(safetensors({"a": row("F8_E4M3", [2], 0, 2)}, b"ab")))
    with pytest.raises(CheckpointError, match="stores it as F8_E4M3"):
        file.read("a")


def test_mutated_headers(written):
    whole = safetensors(
        {f"t{i}": row("F32", [2], 8 * i, 8 * i + 8) for i in range(20)}, b"\0" * 160
    )
    chance = random.Random(3)
    for _ in range(300):
        raw = bytearray(whole)
        raw[chance.randrange(len(whole) - 160)] = chance.randrange(256)
        try:
            SafetensorsFile(written(bytes(raw)))
        except CheckpointError as error:
            assert len(str(error)) < 2000


def test_an_index_of_thousands_of_files_and_headers_is_refused(tmp_path):
    """A thousand names of one file cost nothing on a disk."""
    index = tmp_path / "model.safetensors.index.json"
    index.write_text(json.dumps({"weight_map": {f"t{i}": f"{i}.safetensors" for i in range(1001)}}))
    with pytest.raises(CheckpointError, match="1,001 weight files, expected at most 1,000"):
        open_safetensors(tmp_path)
    names = ("0.safetensors", "1.safetensors")
    index.write_text(json.dumps({"weight_map": dict(zip("ab", names, strict=True))}))
    for name in names:
        (tmp_path / name).write_bytes(safetensors(b"{}" + b" " * 2**21))
    with pytest.raises(CheckpointError, match="bytes of headers in 2 weight files, expected"):
        open_safetensors(tmp_path)
