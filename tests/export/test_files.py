"""Writing what is exported: endings that are known, whole files or none."""

import pytest

from attnviz.errors import AttnvizError
from attnviz.export.choice import SUFFIXES
from attnviz.export.files import suffix_of, write_file


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("a.gif", "found .gif, expected a name that ends in .png, .svg or .pdf"),
        ("a", "found no suffix"),
    ],
)
def test_what_cannot_be_written_is_said(name: str, says: str) -> None:
    with pytest.raises(AttnvizError, match=says):
        suffix_of(name, SUFFIXES["picture"])


def test_upper_case_suffixes_are_known(tmp_path) -> None:
    assert suffix_of(tmp_path / "A.PNG", SUFFIXES["picture"]) == ".png"


def test_a_folder_has_to_be_there(tmp_path) -> None:
    with pytest.raises(AttnvizError, match=r"the folder .*none does not exist"):
        write_file(tmp_path / "none" / "x.csv", b"new")
    assert list(tmp_path.iterdir()) == []


def test_a_failed_save_leaves_the_old_file(tmp_path, monkeypatch) -> None:
    path = tmp_path / "x.csv"
    path.write_text("old")

    def fails(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", fails)
    with pytest.raises(AttnvizError, match="No space left"):
        write_file(path, b"new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]
