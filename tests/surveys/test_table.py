"""Tables of surveys: what is written is read, and what is no survey is refused with its place."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from attnviz.engine.head_scores import NAMES
from attnviz.engine.text_scores import TextScores
from attnviz.errors import AttnvizError
from attnviz.surveys.table import COLUMNS, as_csv, as_parquet, read_survey

WHOLE = ",".join(COLUMNS)
SCORES = ",".join(["0.5"] * len(NAMES))


@st.composite
def surveys(draw):
    n, L, H = (draw(st.integers(1, 3)) for _ in range(3))
    scores = draw(
        arrays.arrays(
            np.float64,
            (n, len(NAMES), L, H),
            elements=st.one_of(st.just(np.nan), st.floats(-1e6, 1e6).map(lambda x: round(x, 9))),
        )
    )
    numbers = sorted(draw(st.sets(st.integers(1, 999), min_size=n, max_size=n)))
    tokens = draw(st.lists(st.integers(1, 1024), min_size=n, max_size=n))
    return TextScores(tuple(numbers), np.array(tokens), scores)


@given(surveys())
def test_what_is_written_is_read(tmp_path_factory, survey):
    folder = tmp_path_factory.mktemp("tables")
    for name, data in (("a.csv", as_csv(survey).encode()), ("a.parquet", as_parquet(survey))):
        (folder / name).write_bytes(data)
        found = read_survey(folder / name)
        assert found.numbers == survey.numbers
        assert np.array_equal(found.tokens, survey.tokens)
        assert np.array_equal(found.scores, survey.scores, equal_nan=True)


def test_mean_and_spread_pass_over_texts_without_a_place():
    scores = np.zeros((3, len(NAMES), 1, 1))
    place = NAMES.index("induction")
    scores[:, place, 0, 0] = 0.2, np.nan, 0.6
    found = TextScores((1, 2, 3), np.array([4, 5, 6]), scores)
    assert found.counted("induction") == 2
    assert found.mean("induction")[0, 0] == pytest.approx(0.4)
    assert found.spread("induction")[0, 0] == pytest.approx(0.2)
    scores[:, place] = np.nan
    nowhere = TextScores((1, 2, 3), np.array([4, 5, 6]), scores)
    assert np.isnan(nowhere.mean("induction")).all()
    assert nowhere.counted("induction") == 0


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("a,b\n1,2\n", "found the columns a, b"),
        ("", "not a survey of heads"),
        (f"{WHOLE}\n", "the table has no lines"),
        (f"{WHOLE}\n1,4,0,0,1\n", "line 2: found 5 cells"),
        (f"{WHOLE}\n0,4,0,0,{SCORES}\n", "line 2: text: found '0'"),
        (f"{WHOLE}\n1,4,0,-1,{SCORES}\n", "line 2: head: found '-1'"),
        (f"{WHOLE}\n1,4,0,0,{SCORES[:-3]}x\n", "line 2: value_weighted: found 'x'"),
        (f"{WHOLE}\n1,4,0,0,{SCORES[:-3]}nan\n", "found 'nan', expected a number or nothing"),
        (f"{WHOLE}\n1,4,0,0,{SCORES}\n1,4,0,0,{SCORES}\n", "line 3: text 1, head 0.0 appears"),
        (f"{WHOLE}\n1,4,0,0,{SCORES}\n1,5,0,1,{SCORES}\n", "text 1 has 5 tokens here, 4 before"),
        (f"{WHOLE}\n1,4,0,0,{SCORES}\n2,4,0,1,{SCORES}\n", "found 2 lines for 2 texts"),
    ],
)
def test_what_is_no_survey_is_refused(tmp_path, written, said):
    path = tmp_path / "a.csv"
    path.write_text(written)
    with pytest.raises(AttnvizError) as raised:
        read_survey(path)
    assert said in str(raised.value)
    assert "a.csv" in str(raised.value)


def test_a_damaged_parquet_file_is_refused(tmp_path):
    path = tmp_path / "a.parquet"
    path.write_bytes(b"PAR1 and nothing else PAR1")
    with pytest.raises(AttnvizError, match=r"a\.parquet"):
        read_survey(path)


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(AttnvizError, match=r"none\.csv: No such file"):
        read_survey(tmp_path / "none.csv")
