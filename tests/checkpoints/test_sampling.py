"""Which token comes next: greedy, or drawn with a temperature and a seed."""

import numpy as np
import pytest

from attnviz.checkpoints.sampling import Sampling, chosen
from attnviz.errors import EditError

LOGITS = np.log(np.array([0.5, 0.3, 0.15, 0.05], np.float32))


def drawn(sampling, count=4000):
    found = [chosen(LOGITS, step, sampling) for step in range(count)]
    return np.bincount(found, minlength=4) / count


def test_greedy_takes_the_likeliest():
    assert chosen(LOGITS[::-1], 3, None) == 3


def test_draws_follow_the_probabilities():
    assert np.allclose(drawn(Sampling(1.0, 3)), [0.5, 0.3, 0.15, 0.05], atol=0.03)


def test_a_low_temperature_sharpens_them():
    sharp = np.array([0.5, 0.3, 0.15, 0.05]) ** 2
    assert np.allclose(drawn(Sampling(0.5, 3)), sharp / sharp.sum(), atol=0.03)


def test_the_same_seed_draws_the_same_and_another_one_does_not():
    first, again, other = (
        [chosen(LOGITS, step, Sampling(1.0, seed)) for step in range(50)] for seed in (7, 7, 8)
    )
    assert first == again
    assert first != other
    assert len(set(first)) > 1


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"temperature": 0.0}, "temperature: found 0, expected 0.1 to 2"),
        ({"temperature": 2.5}, "found 2.5"),
        ({"seed": -1}, "seed: found -1"),
    ],
)
def test_what_cannot_be_drawn_with_is_refused(fields, message):
    with pytest.raises(EditError, match=message):
        Sampling(**fields)
