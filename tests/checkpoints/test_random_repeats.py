"""Random tokens written twice: an induction head shows whatever a text says."""

import numpy as np
import pytest

from attnviz.checkpoints.discover import BUILT_IN
from attnviz.checkpoints.forward import CancelledError
from attnviz.checkpoints.model import open_model
from attnviz.checkpoints.random_repeats import random_repeats

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
