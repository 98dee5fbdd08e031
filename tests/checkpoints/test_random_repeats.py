"""Random tokens written twice: an induction head shows whatever a text says."""

from types import SimpleNamespace

import numpy as np
import pytest

from attnviz.checkpoints import random_repeats as random_repeats_module
from attnviz.checkpoints.discover import BUILT_IN
from attnviz.checkpoints.forward import CancelledError
from attnviz.checkpoints.model import open_model
from attnviz.checkpoints.random_repeats import random_repeats
from attnviz.errors import CheckpointError

TOY = BUILT_IN.folder / "letters"


@pytest.fixture(scope="module")
def toy():
    return open_model(TOY)


def test_the_head_that_learned_to_copy_is_found(toy):
    both = random_repeats(toy)
    found = both["induction"]
    assert both["duplicate"].shape == (2, 2)
    assert (both["duplicate"] + found).max() <= 1 + 1e-6  # two places of one row
    assert found.shape == (2, 2)
    assert np.unravel_index(found.argmax(), found.shape) == (1, 0)
    assert found[1, 0] > 0.8
    assert found[0].max() < 0.2


def test_a_seed_draws_the_same_tokens(toy):
    one, same, other = (random_repeats(toy, seed=seed) for seed in (3, 3, 4))
    for name in ("induction", "duplicate"):
        assert np.array_equal(one[name], same[name])
        assert not np.array_equal(one[name], other[name])


def test_no_token_is_special_and_all_texts_fit(toy, monkeypatch):
    seen = []
    whole = toy.run

    def run(ids, **how):
        seen.append(list(ids))
        return whole(ids, **how)

    monkeypatch.setattr(toy, "run", run)
    random_repeats(toy)
    assert len(seen) == 5
    for ids in seen:
        half = len(ids) // 2
        assert ids[:half] == ids[half:]
        assert len(set(ids[:half])) == half <= 12  # of its 24 places


def test_it_tells_how_far_it_is_and_can_be_cancelled(toy):
    told = []
    random_repeats(toy, progress=lambda done, whole: told.append((done, whole)) or True)
    assert told[0] == (1, 10)
    assert told[-1] == (10, 10)
    with pytest.raises(CancelledError):
        random_repeats(toy, progress=lambda done, whole: done < 4)


class Counting:
    """A model of one head that puts its weight on what a test names, and keeps what it ran."""

    def __init__(self, vocabulary, weight, bos=None, special=()):
        names = {f"<{i}>": i for i in special}
        inner = SimpleNamespace(token_to_id=names.get)
        self.tokenizer = SimpleNamespace(bos_id=bos, special=tuple(names), inner=inner)
        self.config = SimpleNamespace(vocab_size=vocabulary, n_layers=1, n_heads=1, max_tokens=1000)
        self.name, self.texts, self._weight = "counting", [], weight

    def run(self, ids, progress):
        self.texts.append(ids)
        pattern = np.zeros((1, 1, len(ids), len(ids)))
        for row in range(len(ids)):
            for key, value in self._weight(row).items():
                pattern[0, 0, row, key] = value
        return SimpleNamespace(pattern=pattern)


def test_tokens_of_a_large_vocabulary_come_from_its_middle_and_are_those_of_the_seed():
    model = Counting(49_152, lambda row: {0: 1.0})
    random_repeats(model)
    expected = np.random.default_rng(0).integers(1000, 48_000, 50)
    assert model.texts[0] == [*expected, *expected]
    assert len(model.texts) == 5


def test_no_special_token_is_drawn_from_the_middle():
    special = range(1000, 3990)
    model = Counting(6000, lambda row: {0: 1.0}, bos=1, special=special)
    random_repeats(model)
    for ids in model.texts:
        assert ids[0] == 1
        assert len(ids) == 101
        assert all(3990 <= i < 5000 for i in ids[1:])


def test_a_score_is_the_mean_weight_in_the_second_copy_without_its_ends():
    def weight(row):
        if row in (50, 99):  # the ends do not count
            return {row - 50: 1.0, row - 49: 1.0}
        return {row - 50: 0.25, row - 49: row / 1000} if row > 50 else {}

    found = random_repeats(Counting(49_152, weight))
    assert found["duplicate"][0, 0] == pytest.approx(0.25)
    assert found["induction"][0, 0] == pytest.approx(np.arange(51, 99).mean() / 1000)


def test_a_model_without_places_says_so(toy, monkeypatch):
    monkeypatch.setattr(random_repeats_module, "TOKENS", 2)
    with pytest.raises(CheckpointError, match="no place for random tokens"):
        random_repeats(toy)
