"""Numbers from files: text, .npy and .npz, never pickle."""

import io
import struct
import zipfile
from pathlib import Path

import numpy as np
import pytest
from numpy.lib import format as npy_format

from attnviz.errors import EditError
from attnviz.model.matrices import npy
from attnviz.model.matrices import read as array_read
from attnviz.model.matrices.read import read_matrix

FIELD = Path(__file__).parents[2] / "data" / "field"
HALVES = [[0.5, 0.5], [0.25, 0.75]]


def saved(path, array, **options):
    with path.open("wb") as file:
        np.save(file, array, **options)
    return path


def refused(path, **options):
    with pytest.raises(EditError) as error:
        read_matrix(path, **options)
    message = str(error.value)
    assert message.startswith(f"{path}: ")
    return message.removeprefix(f"{path}: ")


@pytest.mark.parametrize("dtype", ["f2", "f4", "f8", ">f4", ">f8", "longdouble"])
def test_the_same_numbers_in_every_float(tmp_path, dtype):
    found = read_matrix(saved(tmp_path / "a.npy", np.array(HALVES, dtype=dtype)))
    assert found.dtype == np.float64
    assert found.tolist() == HALVES


@pytest.mark.parametrize(
    ("array", "wanted"),
    [
        (np.arange(3, dtype=np.int8), [[0, 1, 2]]),
        (np.float64(2.5), [[2.5]]),
        (np.asfortranarray([[1.0, 2.0], [3.0, 4.0]]), [[1, 2], [3, 4]]),
        (np.ones((1, 2, 2)), [[1, 1], [1, 1]]),
    ],
)
def test_other_arrays_that_are_a_matrix(tmp_path, array, wanted):
    assert read_matrix(saved(tmp_path / "a.npy", array)).tolist() == wanted


@pytest.mark.parametrize(
    ("array", "message"),
    [
        (np.ones((2, 2, 2)), "found shape (2, 2, 2), expected rows and columns"),
        (np.ones((0, 2)), "found shape (0, 2), expected rows and columns"),
        (np.ones((2, 2), complex), "found complex128 values, expected real numbers"),
        (np.ones((2, 2), bool), "found bool values, expected real numbers"),
        (np.array([["a"]]), "found <U1 values, expected real numbers"),
        (np.array([[1.0, np.nan]]), "row 1, column 2: found nan, expected a finite number"),
        (np.array([[1.0], [-np.inf]]), "row 2, column 1: found -inf, expected a finite number"),
        (np.zeros(2, dtype=[("a", "f8")]), "found [('a', '<f8')] values"),
    ],
    ids=lambda v: str(v)[:20],
)
def test_arrays_that_are_no_matrix(tmp_path, array, message):
    assert refused(saved(tmp_path / "a.npy", array)).startswith(message)


class Trap:
    def __reduce__(self):
        return (pytest.fail, ("unpickled",))


def test_pickled_objects_are_never_read(tmp_path):
    path = saved(tmp_path / "a.npy", np.array([[Trap()]], dtype=object), allow_pickle=True)
    message = refused(path)
    assert message.startswith("found pickled Python objects, which are not read because")
    assert "np.save('X.npy'" in message
    assert refused(FIELD / "F51-objects.npz").startswith("found pickled Python objects")


def test_an_archive_of_several_arrays_asks_which(tmp_path):
    path = tmp_path / "a.npz"
    np.savez(path, X=np.eye(2), W=np.ones((1, 2)))
    several = "found several arrays: W, X. Say which one, or save it by itself with np.save."
    assert refused(path) == several
    assert refused(path, name="Z") == several
    assert read_matrix(path, name="W").tolist() == [[1, 1]]
    np.savez_compressed(path, X=np.eye(2))
    assert read_matrix(path).tolist() == [[1, 0], [0, 1]]


def test_damaged_files(tmp_path):
    path = saved(tmp_path / "a.npy", np.eye(4))
    whole = path.read_bytes()
    path.write_bytes(whole[:-8])
    assert refused(path).startswith("found 120 bytes of numbers, expected 128 for shape (4, 4)")
    for cut in (6, 9, 20, 100):
        path.write_bytes(whole[:cut])
        assert refused(path).startswith("found a damaged header")
    path.write_bytes(whole[:6] + b"\x09\x00" + whole[8:])
    assert "damaged header" in refused(path)
    archive = tmp_path / "a.npz"
    np.savez(archive, X=np.eye(4))
    zipped = archive.read_bytes()
    archive.write_bytes(zipped[:-30])
    assert refused(archive).startswith("found a damaged archive")
    spoiled = bytearray(zipped)
    spoiled[200] ^= 0xFF
    archive.write_bytes(bytes(spoiled))
    assert refused(archive).startswith("found a damaged archive")


def test_a_header_that_promises_too_much(tmp_path):
    header = b"{'descr': '<f8', 'fortran_order': False, 'shape': (1000000000, 1000000000), }\n"
    path = tmp_path / "a.npy"
    path.write_bytes(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header)
    assert refused(path).startswith("found 0 bytes of numbers, expected 8,000,000,000,000,000,000")


def with_header(path, header, version=1, data=bytes(64)):
    length = struct.pack("<H" if version == 1 else "<I", len(header))
    path.write_bytes(b"\x93NUMPY" + bytes([version, 0]) + length + header + data)
    return path


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        (b"{'descr': '<f8', 'fortran_order': False, 'shape': (-1, 2)}", "shape (-1, 2)"),
        (b"{'descr': '<f8', 'fortran_order': False, 'shape': (True, 2)}", "shape (True, 2)"),
        (b"{'descr': '<f8', 'fortran_order': False, 'shape': (2.0, 2)}", "shape is not valid"),
        (b"{'descr': '<f8', 'fortran_order': False, 'shape': (2, 2", "no dictionary"),
        (b"{'descr': '<f8'\x1d, 'fortran_order': False, 'shape': (2, 2)}", "no dictionary"),
        (b"{'descr': '<f8\0', 'fortran_order': False, 'shape': (2, 2)}", "no dictionary"),
        (b"{'descr': '\\d', 'fortran_order': False, 'shape': (2, 2)}", "descr '"),
        (b"{'descr': '<f8', 'fortran_order': 1or 2, 'shape': (2, 2)}", "no dictionary"),
        (b"{'descr': '<f8', 'fortran_order': False, 'shape': (" + b"9" * 5000, "no dictionary"),
        (b"\t {'descr': '<f8',\n\t}\n  1", "no dictionary"),
        (b"", "no dictionary"),
        (b"{'descr': '<f8', 1: False, 'shape': (2, 2)}", "no dictionary"),
        (b"{'descr': [()], 'fortran_order': False, 'shape': (2, 2)}", "descr [()]"),
        (b"{'descr': {'a': 1}, 'fortran_order': False, 'shape': (2, 2)}", "descr {'a': 1}"),
        (b"{'descr': 'xx', 'fortran_order': False, 'shape': (2, 2)}", "descr '"),
        (b"(" * 5000, "no dictionary"),
        (b"-" * 5000 + b"1", "no dictionary"),
        (b"print(1)", "no dictionary"),
        (
            b"{'descr': '<f8', 'fortran_order': False, 'shape': (2, 2)}" + b" " * 20_000,
            "Header info length",
        ),
    ],
    ids=lambda v: str(v)[:60],
)
def test_a_header_that_is_none(tmp_path, header, reason):
    message = refused(with_header(tmp_path / "a.npy", header + b"\n"))
    assert message.startswith(f"found a damaged header ({reason}")
    assert " at 0x" not in message
    assert message.endswith("), expected a file of np.save")
    assert "\n" not in message


def test_a_header_of_python_2_is_read_without_a_word(tmp_path, recwarn):
    header = b"{'descr': '<f8', 'fortran_order': False, 'shape': (2L, 4L), }\n"
    path = with_header(tmp_path / "a.npy", header)
    assert np.array_equal(npy.read_binary(path.read_bytes()), np.zeros((2, 4)))
    assert not recwarn


def test_every_version_of_the_format(tmp_path):
    header = b"{'descr': '<f8', 'fortran_order': False, 'shape': (1, 2)}\n"
    for version in (1, 2, 3):
        path = with_header(tmp_path / "a.npy", header, version, np.array([1.5, -2.0]).tobytes())
        assert read_matrix(path).tolist() == [[1.5, -2.0]]


@pytest.mark.parametrize("packing", [zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_damage_in_an_archive_of_every_packing(tmp_path, packing):
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", packing) as archive:
        array = io.BytesIO()
        np.save(array, np.arange(64.0).reshape(8, 8))
        archive.writestr("X.npy", array.getvalue())
    path = tmp_path / "a.npz"
    path.write_bytes(held.getvalue())
    assert read_matrix(path)[7, 7] == 63
    start, faults = held.getvalue().index(b"X.npy") + 5, 0
    for place in range(start, start + archive.getinfo("X.npy").compress_size, 3):
        spoiled = bytearray(held.getvalue())
        spoiled[place] ^= 0x55
        path.write_bytes(bytes(spoiled))
        try:  # not every byte matters to what is unpacked
            assert read_matrix(path).tolist() == np.arange(64.0).reshape(8, 8).tolist()
        except EditError as error:
            assert str(error).startswith(f"{path}: found a damaged archive (")
            faults += 1
    assert faults > 10


def test_a_spreadsheet_is_called_one(tmp_path):
    path = tmp_path / "a.xlsx"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("[Content_Types].xml", "<Types/>")
        archive.writestr("xl/workbook.xml", "<workbook/>")
    assert refused(path).startswith("found a spreadsheet, expected numbers: save its sheet as CSV")


def header_of(shape):
    file = io.BytesIO()
    npy_format.write_array_header_1_0(
        file, {"descr": "<f8", "fortran_order": False, "shape": shape}
    )
    return file.getvalue()


def test_an_archive_that_swells_is_unpacked_no_further_than_its_header_says(tmp_path, monkeypatch):
    monkeypatch.setattr(npy, "LARGEST_FILE", 2**20)
    taken = []
    read = zipfile.ZipExtFile.read
    monkeypatch.setattr(
        zipfile.ZipExtFile, "read", lambda file, n=-1: taken.append(n) or read(file, n)
    )
    path = tmp_path / "a.npz"
    for begin, reason in (
        (header_of((1024, 1024)), "found more than 1 MB, expected a smaller file"),
        (header_of((2, 2)), "found more than the 32 bytes of numbers that shape (2, 2) needs"),
        (b"", "found a damaged header"),
    ):
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("X.npy", begin + bytes(2**21))
        assert refused(path).startswith(reason)
    assert max(taken) <= npy.LONGEST_HEADER + npy.LONGEST_START


@pytest.mark.parametrize("more", [b"x", bytes(8), None], ids=["byte", "number", "array"])
def test_numbers_behind_those_of_the_shape_are_not_passed_over(tmp_path, more):
    path = saved(tmp_path / "a.npy", np.eye(2))
    path.write_bytes(path.read_bytes() + (path.read_bytes() if more is None else more))
    assert refused(path).startswith("found more than the 32 bytes of numbers that shape (2, 2)")


def packed(path, *names, array=HALVES):
    file = io.BytesIO()
    np.save(file, np.array(array))
    with zipfile.ZipFile(path, "w") as archive:
        for name in names:
            archive.writestr(name, file.getvalue() if name.endswith(".npy") else b"text")
    return path


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_what_else_an_archive_may_hold(tmp_path):
    path = tmp_path / "a.npz"
    assert read_matrix(packed(path, "README", "__MACOSX/._X.npy", "X.npy")).tolist() == HALVES
    assert refused(packed(path, "X.npy", "X.npy")) == (
        "found two arrays of the name X in the archive, expected one. Save each under a name of "
        "its own."
    )
    assert refused(packed(path, "a.txt", "b/c.pkl")).startswith(
        "found no arrays of numbers in the archive, which holds a.txt, b/c.pkl. Save"
    )
    assert "which holds nothing" in refused(packed(path))


def test_an_encrypted_archive_is_called_one(tmp_path):
    path = packed(tmp_path / "a.npz", "X.npy")
    data = bytearray(path.read_bytes())
    data[6] |= 1
    data[data.rindex(b"PK\x01\x02") + 8] |= 1
    path.write_bytes(bytes(data))
    assert refused(path).startswith("found an encrypted archive, which is not read")


def test_an_archive_is_opened_once_for_all_its_arrays(tmp_path, monkeypatch):
    path = packed(tmp_path / "a.npz", *(f"a{i}.npy" for i in range(50)))
    opened = []
    begin = zipfile.ZipFile.__init__
    monkeypatch.setattr(
        zipfile.ZipFile, "__init__", lambda self, *a, **k: opened.append(1) or begin(self, *a, **k)
    )
    arrays, _ = npy.arrays_in(path.read_bytes())
    assert (len(arrays), len(opened)) == (50, 1)
    monkeypatch.setattr(npy, "MOST_ARRAYS", 49)
    assert refused(path).startswith("found 50 arrays in the archive, expected at most 49")


def test_every_cut_of_a_file_is_refused_or_read(tmp_path):
    held = io.BytesIO()
    np.savez(held, X=np.eye(2))
    path = tmp_path / "a.npz"
    for cut in range(0, len(held.getvalue()), 7):
        path.write_bytes(held.getvalue()[:cut])
        assert refused(path)


def test_text_files_in_the_codings_of_spreadsheets(tmp_path):
    path = tmp_path / "a.csv"
    for coding in ("utf-8", "utf-8-sig", "utf-16"):
        path.write_bytes("Wört;a\nÜber;1,5\n".encode(coding))
        assert read_matrix(path).tolist() == [[1.5]]
    path.write_bytes(b"W\xf6rt;1")
    assert refused(path).startswith("byte 1: found 0xf6, expected text (CSV, TSV, NumPy or LaTeX)")


def test_files_that_cannot_be_opened(tmp_path, monkeypatch):
    assert refused(tmp_path) == "cannot be read (it is a folder, expected a file)"
    assert refused(tmp_path / "none.csv").startswith("cannot be read (No such file")
    assert refused("a\0b").startswith("cannot be read")
    path = tmp_path / "a.csv"
    path.write_text("1 2 3", encoding="utf-8")
    monkeypatch.setattr(array_read, "LARGEST_FILE", 2)
    assert refused(path).startswith("found more than")
