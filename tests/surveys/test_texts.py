"""Files of texts."""

import pytest

from attnviz.errors import AttnvizError
from attnviz.surveys import texts
from attnviz.surveys.texts import read_texts


def test_a_text_a_line(tmp_path):
    path = tmp_path / "a.txt"
    path.write_bytes("\ufeffone\r\n\r\n  two \nthree\u2028still three\n".encode())
    assert read_texts(path) == ("one", "  two ", "three\u2028still three")


def test_objects_and_strings_a_line(tmp_path):
    path = tmp_path / "a.jsonl"
    path.write_text('{"text": "one\\ntwo", "id": 3}\n"three"\n')
    assert read_texts(path) == ("one\ntwo", "three")


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("a.txt", b"one\n\xff\n", "a.txt, line 2: expected text in UTF-8"),
        ("a.txt", b"\n", "found no text"),
        ("a.jsonl", b'{"text": 3}', "line 1: expected a text"),
        ("a.jsonl", b"one\n", "line 1: not valid JSON"),
        ("a.jsonl", b"[" * 100_000, "line 1: not valid JSON"),
    ],
)
def test_other_files_are_refused(tmp_path, name, data, said):
    path = tmp_path / name
    path.write_bytes(data)
    with pytest.raises(AttnvizError) as raised:
        read_texts(path)
    assert said in str(raised.value)


def test_a_large_file_is_refused_before_it_is_read(tmp_path, monkeypatch):
    monkeypatch.setattr(texts, "LARGEST", 2**20)
    path = tmp_path / "a.txt"
    path.write_bytes(b"a" * (2**20 + 1))
    with pytest.raises(AttnvizError, match="over 1 MiB"):
        read_texts(path)
