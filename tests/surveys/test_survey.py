"""A survey gives the same table whoever computes it, and goes on where it was stopped."""

import shutil

import numpy as np
import pytest

from attnviz.checkpoints.discover import located
from attnviz.checkpoints.model import open_model
from attnviz.checkpoints.survey import survey_of
from attnviz.cli import main
from attnviz.engine.head_scores import NAMES
from attnviz.errors import AttnvizError
from attnviz.surveys import workers
from attnviz.surveys.kept import Kept
from attnviz.surveys.scoring import Refused, model_file, scored
from attnviz.surveys.survey import surveyed
from attnviz.surveys.table import as_csv, as_parquet, read_survey

# "3" is also the key of a piece of work, which Dask must not take for its result.
TEXTS = ("K T B R M K T B R M", "A B C D A B C D", "A", "3", "A A B B A A", "3")


@pytest.fixture
def kept(tmp_path):
    def make(name="kept", texts=TEXTS, most=64):
        return Kept(tmp_path / name, model_file(located("letters")), texts, most)

    return make


def test_a_text_is_scored_as_the_command_heads_does(kept):
    finished = surveyed(kept())
    model = open_model(located("letters"))
    run = model.run(TEXTS[1])
    alone = survey_of(model, run, ()).all_scores
    place = finished.found.numbers.index(2)
    for index, name in enumerate(NAMES):
        assert np.array_equal(finished.found.scores[place, index], alone[name], equal_nan=True)


def test_the_number_of_workers_changes_no_bit(kept):
    one, many = (surveyed(kept(str(n)), workers=n).found for n in (1, 4))
    assert one.scores.tobytes() == many.scores.tobytes()
    assert one.numbers == many.numbers


def test_a_cluster_changes_no_bit(kept):
    distributed = pytest.importorskip("distributed")
    alone = surveyed(kept("alone"))
    with distributed.LocalCluster(
        n_workers=2, processes=False, protocol="tcp", dashboard_address=None
    ) as cluster:
        together = surveyed(kept("together"), scheduler=cluster.scheduler_address)
    assert as_csv(together.found) == as_csv(alone.found)
    assert together.refused == alone.refused


def test_a_scheduler_that_is_not_there_is_named(kept, monkeypatch):
    monkeypatch.setattr(workers, "CONNECT_SECONDS", 1)
    with pytest.raises(AttnvizError, match=r"--scheduler: tcp://127\.0\.0\.1:9:"):
        surveyed(kept(), scheduler="tcp://127.0.0.1:9")


@pytest.mark.parametrize("address", ["nonsense", "tcp://host", "foo://host:1", "tcp://host:port"])
def test_an_address_that_is_none_is_named_before_anything_connects(kept, monkeypatch, address):
    monkeypatch.setattr("distributed.Client", None)
    with pytest.raises(AttnvizError, match=rf"--scheduler: {address}: .*like tcp://host:8786"):
        surveyed(kept(), scheduler=address)


def test_a_stopped_survey_goes_on_and_gives_the_same(kept):
    whole = surveyed(kept("whole")).found
    first = kept("stopped")
    surveyed(first, workers=1)
    for number in (1, 5):
        (first.folder / f"{number:07}.npz").unlink()
    damaged = first.folder / "0000002.npz"
    damaged.write_bytes(damaged.read_bytes()[:100])
    counted = []
    again = surveyed(kept("stopped"), progress=lambda done, texts: counted.append((done, texts)))
    assert again.resumed == len(whole.numbers) - 3
    assert counted[-1] == (len(TEXTS), len(TEXTS))
    assert again.found.scores.tobytes() == whole.scores.tobytes()


@pytest.mark.parametrize("other", [{"texts": TEXTS[:2]}, {"most": 5}], ids=["texts", "most tokens"])
def test_another_survey_is_not_mixed_in(kept, other):
    kept("same")
    with pytest.raises(AttnvizError, match="holds the results of another survey"):
        kept("same", **other)


def test_a_folder_that_is_something_else_is_refused(kept, tmp_path):
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "survey.json").write_text("[]")
    with pytest.raises(AttnvizError, match="another survey"):
        kept()


def test_long_texts_are_shortened_and_told(kept):
    finished = surveyed(kept(most=4))
    assert finished.shortened[0] == (1, 10, 4)
    assert set(finished.found.tokens) <= {1, 2, 3, 4}


def test_a_worker_without_the_model_says_so(tmp_path):
    copy = tmp_path / "letters"
    origin = located("letters")
    copied = shutil.copytree if origin.is_dir() else shutil.copy
    copied(origin, copy)
    file = model_file(copy)
    shutil.rmtree(copy) if copy.is_dir() else copy.unlink()
    found = scored(file, "A B", 9)
    assert isinstance(found, Refused)
    assert "missing here" in found.reason


def test_no_text_that_can_be_read_is_an_error(kept, monkeypatch):
    monkeypatch.setattr("attnviz.surveys.scoring._opened", _refuse)
    with pytest.raises(AttnvizError, match=r"No text could be read\. Text 1: of no use"):
        surveyed(kept())


def _refuse(file):
    raise AttnvizError("of no use")


@pytest.mark.parametrize("suffix", [".csv", ".parquet"])
def test_the_command_writes_what_opens_again(tmp_path, capsys, suffix):
    texts = tmp_path / "texts.txt"
    texts.write_text("\n".join(TEXTS) + "\n\n", encoding="utf-8")
    out = tmp_path / f"scores{suffix}"
    assert main(["survey", "letters", "--texts", str(texts), "-o", str(out)]) == 0
    said, told = capsys.readouterr()
    assert said == f"{out}: 4 of 6 texts, 2 × 2 heads\n"
    assert "attnviz: text 4: left out: " in told
    found = read_survey(out)
    assert found.numbers == (1, 2, 3, 5)
    assert found.counted("induction") == 3
    assert not (tmp_path / f"scores{suffix}.part").exists()
    written = as_csv(found).encode() if suffix == ".csv" else as_parquet(found)
    assert written == out.read_bytes()


def test_a_log_is_told_every_tenth(tmp_path, capsys):
    texts = tmp_path / "texts.txt"
    texts.write_text("A B A\n" * 40)
    assert main(["survey", "letters", "--texts", str(texts), "-o", str(tmp_path / "a.csv")]) == 0
    told = capsys.readouterr().err.splitlines()
    assert told[:2] == ["attnviz: 4 of 40 texts", "attnviz: 8 of 40 texts"]
    assert len(told) == 9


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--texts", "none.txt", "-o", "a.csv"), "none.txt: cannot be read"),
        (("--texts", "t.txt", "-o", "a.xls"), "found .xls"),
        (("--texts", "t.txt", "-o", "no/a.csv"), "does not exist"),
        (("--texts", "t.txt", "-o", "a.csv", "--workers", "0"), "expected a whole number from 1"),
        (("--texts", "empty.txt", "-o", "a.csv"), "found no text"),
        (("--texts", "t.jsonl", "-o", "a.csv"), "t.jsonl, line 2: expected a text"),
    ],
)
def test_the_command_refuses(tmp_path, capsys, monkeypatch, words, said):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "t.txt").write_text("A B")
    (tmp_path / "empty.txt").write_text("\n \n")
    (tmp_path / "t.jsonl").write_text('"A B"\n{"words": "A"}\n')
    assert main(["survey", "letters", *words]) != 0
    assert said in capsys.readouterr().err


def test_a_text_longer_than_the_model_reads_tells_how_much_of_it_is_scored(kept):
    longest = open_model(located("letters")).config.max_tokens
    texts = (" ".join("K" * (longest + 3)), "A B C D")
    assert surveyed(kept(texts=texts, most=1024)).shortened == ((1, longest + 3, longest),)
    assert surveyed(kept("short", texts=texts, most=3)).shortened == (
        (1, longest + 3, 3),
        (2, 4, 3),
    )
