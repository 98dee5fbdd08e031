"""Whole numbers come in as they are or not at all: a float64 does not hold every one above 2^53."""

import io
import json

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from attnviz.errors import AttnvizError, EditError
from attnviz.model.files.json_fields import Faults, JsonField
from attnviz.model.matrices.npy import arrays_in, read_binary
from attnviz.model.matrices.read import parse_matrix

LARGE = st.one_of(
    st.integers(-(2**70), 2**70),
    st.builds(lambda k, d: 2**k + d, st.integers(50, 69), st.integers(-3, 3)),
    st.builds(lambda n, k: n * 10**k, st.integers(-(10**17), 10**17), st.integers(0, 8)),
)
FORMS = {
    "lines": lambda n: f"{n}\n1",
    "tabs": lambda n: f"{n}\t1",
    "names": lambda n: f"word,a,b\nThe,{n},1",
    "thousands": lambda n: f"{n:,}\t1.5",
    "points for thousands": lambda n: f"{n:,}\t1".replace(",", ".") + "\t1,5",
    "a point behind": lambda n: f"{n}. 1",
    "brackets": lambda n: f"[[{n}, 1]]",
    "MATLAB": lambda n: f"[{n} 1; 2 3]",
    "NumPy": lambda n: f"np.array([[{n}, 1]])",
    "LaTeX": lambda n: f"\\begin{{bmatrix}} {n} & 1 \\end{{bmatrix}}",
    "Markdown": lambda n: f"| a | b |\n|---|---|\n| {n} | 1 |",
}


def read_text(form, n):
    return parse_matrix(FORMS[form](n)).flat[0]


def read_json(n):
    return JsonField(json.loads(f"[[{n}, 1]]"), "X", Faults()).numbers(2).flat[0]


def read_json_number(n):
    return JsonField(json.loads(str(n)), "X", Faults()).number()


def printed(value):
    """Write a number without an exponent, by the digits that tell it from its neighbours."""
    return np.format_float_positional(value, trim="-")


@pytest.mark.parametrize("form", FORMS)
@given(n=LARGE)
@example(n=2**53 + 1)
def test_a_whole_number_in_text_is_itself_or_refused(form, n):
    check(n, lambda: read_text(form, n))


@given(n=LARGE)
@example(n=2**53 + 1)
def test_a_whole_number_of_a_document_is_itself_or_refused(n):
    check(n, lambda: read_json(n))
    check(n, lambda: read_json_number(n))


def check(n, read):
    value = float(n)
    if int(value) == n or printed(value) == str(n):
        assert read() == value
    else:
        with pytest.raises(AttnvizError, match="more digits than float64 holds"):
            read()


@pytest.mark.parametrize("dtype", ["<i8", ">i8", "<u8", ">u8"])
@given(numbers=st.lists(LARGE, min_size=1, max_size=4))
@example(numbers=[1, 2**53 + 1])
@example(numbers=[2**63 - 1])
@example(numbers=[2**63])
@example(numbers=[2**64 - 1])
@example(numbers=[-(2**63)])
def test_a_whole_number_of_an_array_is_itself_or_refused(dtype, numbers):
    limits = np.iinfo(dtype)
    held = [n for n in numbers if limits.min <= n <= limits.max]
    array = np.array([held or [0]], dtype=dtype)
    alone, several = io.BytesIO(), io.BytesIO()
    np.save(alone, array)
    np.savez(several, A=array, B=np.zeros(1))
    lost = [(0, i) for i, n in enumerate(held) if int(float(n)) != n]
    if not lost:
        assert read_binary(alone.getvalue()).tolist() == [list(map(float, held or [0]))]
        return
    with pytest.raises(EditError) as error:
        read_binary(alone.getvalue())
    place = list(lost[0])
    assert str(error.value).startswith(f"{place}: found {held[place[1]]}, a whole number")
    assert "more digits than float64 holds" in arrays_in(several.getvalue())[1]["A"]


@given(n=LARGE, decimals=st.from_regex(r"[0-9]{1,12}", fullmatch=True))
def test_decimals_are_rounded_as_everywhere(n, decimals):
    assert parse_matrix(f"{n}.{decimals}\t1").flat[0] == float(f"{n}.{decimals}")
    assert parse_matrix(f"{n}e3\t1").flat[0] == float(f"{n}e3")


@given(st.floats(-1e300, 1e300))
def test_a_number_printed_without_its_exponent_comes_back(value):
    assert parse_matrix(printed(value) + "\t1").flat[0] == value
