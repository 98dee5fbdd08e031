"""What the Learning tab shows: what a run begins with, how it was changed, and where it stands.

The run itself is computed elsewhere (`attnviz.learning`): the same spec gives the same run.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from string import ascii_uppercase
from typing import Any

from attnviz.errors import EditError
from attnviz.language import mark, or_list, plural, tr
from attnviz.model.document.bounds import check_whole, check_within

LETTERS = tuple(ascii_uppercase[:20])
BAR = "|"
N_TOKENS = 24  # of a text that is learned from
SORTED = 8  # letters to sort
MOST_PAIRS = 3  # pairs in one text: with six of seven it took 510 steps, with three it takes 100
ASKED = 2  # times each of them is asked for; once, a model may find out by what is left
MOST_WORDS, LONGEST_WORD = 200, 40

LAYERS = (1, 2)
HEADS = (1, 2, 4)
WIDTHS = (8, 16, 32, 64)
LONGEST = 20_000  # steps
LEAST_RATE, LARGEST_RATE = 1e-6, 1.0
LARGEST_SEED = 2**32 - 1
MOST_CHANGES = 1000

PAIRS = "pairs"
VOCABULARIES: dict[str, tuple[str, ...]] = {
    "repeats": LETTERS,
    "previous": LETTERS,
    "sort": (*LETTERS, BAR),
    "brackets": ("(", "[", ")", "]"),
}
TASK_IDS = (*VOCABULARIES, PAIRS)
USUAL_TEXTS = {
    "repeats": "BLANKETSBLANKETS",
    "previous": "BLANKETSBLANKETS",
    "sort": "SBLANKET|ABEKLNS",
    "brackets": "([()[]])[()]",
}
USUAL_PAIRS = (("cat", "dog"), ("sun", "moon"), ("salt", "pepper"), ("day", "night"))
LEAST_TEXT = 2  # tokens

Pairs = tuple[tuple[str, str], ...]
Head = tuple[int, int]
"""Layer and head, counted from 0."""


@dataclass(frozen=True)
class LearningChange:
    """A step from which on other heads are held at zero, or another learning rate is used."""

    step: int
    held: frozenset[Head]
    rate: float


@dataclass(frozen=True)
class LearningSpec:
    """What the Learning tab shows.

    Parameters
    ----------
    task, pairs : what is to be learned; "pairs" is made of words of one's own
    layers, heads, width : sizes of the model, heads in each layer
    rate, seed, length : learning rate, seed of numbers and texts, steps
    text : a text of one's own that it is tried on, "" = the usual one of the task
    step : where it stands
    changes : in order of steps
    weights : every number of the model at `step`, float32 in little-endian bytes; None = they
        are computed
    """

    task: str = "repeats"
    pairs: Pairs = ()
    layers: int = 2
    heads: int = 2
    width: int = 32
    rate: float = 6e-3
    seed: int = 3
    length: int = 400
    text: str = ""
    step: int = 0
    changes: tuple[LearningChange, ...] = ()
    weights: bytes | None = None

    def __post_init__(self) -> None:
        if self.task not in TASK_IDS:
            raise EditError(
                tr(
                    "task: found {task}, expected {known}",
                    task=repr(self.task),
                    known=or_list(list(TASK_IDS)),
                )
            )
        if self.task == PAIRS:
            pair_words(self.pairs)
        elif self.pairs:
            raise EditError(tr("pairs: only the task pairs takes them"))
        for name, value, known in (
            ("layers", self.layers, LAYERS),
            ("heads", self.heads, HEADS),
            ("width", self.width, WIDTHS),
        ):
            if value not in known:
                raise EditError(
                    tr(
                        "{name}: found {value}, expected {known}",
                        name=name,
                        value=repr(value),
                        known=or_list([str(n) for n in known]),
                    )
                )
        check_rate(self.rate)
        check_whole("seed", self.seed, 0, LARGEST_SEED)
        check_whole("length", self.length, 1, LONGEST)
        check_whole("step", self.step, 0, self.length)
        self._check_changes()
        if self.weights is not None and len(self.weights) != 4 * self.n_numbers:
            raise EditError(
                tr(
                    "weights: found {found} bytes, expected {n} numbers of 4",
                    found=len(self.weights),
                    n=self.n_numbers,
                )
            )

    def _check_changes(self) -> None:
        if len(self.changes) > MOST_CHANGES:
            raise EditError(tr("changes: found {n}, expected at most 1,000", n=len(self.changes)))
        last = -1
        for change in self.changes:
            if not last < change.step <= self.length:
                raise EditError(
                    tr(
                        "changes: found step {step}, expected steps that grow, up to {last}",
                        step=change.step,
                        last=self.length,
                    )
                )
            last = change.step
            check_rate(change.rate)
            for layer, head in change.held:
                if not (0 <= layer < self.layers and 0 <= head < self.heads):
                    raise EditError(
                        tr(
                            "changes: found layer {layer}, head {head}, expected 0 to "
                            "{last_layer} and 0 to {last_head}",
                            layer=layer,
                            head=head,
                            last_layer=self.layers - 1,
                            last_head=self.heads - 1,
                        )
                    )

    @property
    def vocabulary(self) -> tuple[str, ...]:
        """Return the texts of the tokens."""
        if self.task != PAIRS:
            return VOCABULARIES[self.task]
        firsts, seconds, _ = pair_words(self.pairs)
        return (*firsts, *seconds)

    @property
    def n_tokens(self) -> int:
        """Return the length of the longest text that the model reads."""
        if self.task == PAIRS:
            return pairs_length(pair_words(self.pairs)[2])
        return 2 * SORTED if self.task == "sort" else N_TOKENS

    @property
    def n_numbers(self) -> int:
        """Return how many numbers the model learns."""
        d = self.width
        return d * (2 * len(self.vocabulary) + self.n_tokens) + self.layers * 4 * d * d

    @property
    def written_text(self) -> str:
        """Return the text that it is tried on, as it is typed."""
        if self.text:
            return self.text
        if self.task != PAIRS:
            return USUAL_TEXTS[self.task]
        firsts, seconds, k = pair_words(self.pairs)
        told = [word for pair in zip(firsts[:k], seconds[:k], strict=True) for word in pair]
        return " ".join([*told, *told[2:], *told[:1]])

    @property
    def tokens(self) -> tuple[str, ...]:
        """Return the tokens of that text, those the task does not know and too many included."""
        return split_text(self.task, self.written_text)

    @property
    def readable(self) -> tuple[tuple[str, ...], tuple[bool, ...]]:
        """Return the tokens of the text and which of them the model reads.

        It does not know letters outside the task, nor has it places for too many. A text of which
        it would read less than two tokens gives way to the usual one.
        """
        known, room = set(self.vocabulary), self.n_tokens
        tokens, read = self.tokens[: 2 * room], list[bool]()
        for token in tokens:
            read.append(token in known and sum(read) < room)
        if self.text and sum(read) < LEAST_TEXT:
            return replace(self, text="").readable
        return tokens, tuple(read)

    @property
    def words(self) -> tuple[str, ...]:
        """Return the tokens that the model reads."""
        return tuple(token for token, read in zip(*self.readable, strict=True) if read)

    @property
    def held(self) -> frozenset[Head]:
        """Return the heads that are held at zero at `step`."""
        change = self._change
        return change.held if change else frozenset()

    @property
    def rate_now(self) -> float:
        """Return the learning rate at `step`."""
        change = self._change
        return change.rate if change else self.rate

    @property
    def _change(self) -> LearningChange | None:
        return next((c for c in reversed(self.changes) if c.step <= self.step), None)

    def same_run(self, other: LearningSpec) -> bool:
        """Whether both are of one run, at whatever step and with whatever text."""
        return self.run == other.run

    @property
    def run(self) -> tuple[Any, ...]:
        """Return what decides every number of the run, but not how far it goes."""
        return (
            self.task, self.pairs, self.layers, self.heads, self.width, self.rate, self.seed,
            self.changes,
        )  # fmt: skip


def at_step(spec: LearningSpec, step: int, weights: bytes | None) -> LearningSpec:
    """Return a spec that stands at another step of its run."""
    if (step, weights) == (spec.step, spec.weights):
        return spec
    return replace(spec, step=step, weights=weights)


def split_text(task: str, text: str) -> tuple[str, ...]:
    """Return the tokens of a typed text: words for pairs, else its letters without blanks."""
    if task == PAIRS:
        return tuple(text.split())
    return tuple("".join(text.split()).upper())


def with_text(spec: LearningSpec, text: str) -> LearningSpec:
    """Return a spec with another text to try; "" stands for the usual one.

    Raises
    ------
    EditError
        When the model would read less than two of its tokens, or it is too long.
    """
    tokens = split_text(spec.task, text)
    known = [token for token in tokens if token in spec.vocabulary]
    if text and len(known) < LEAST_TEXT:
        raise EditError(
            tr(
                "text: found {n} that the task knows, expected at least 2 of {known}",
                n=len(known),
                known=" ".join(spec.vocabulary[:24]),
            )
        )
    if len(tokens) > spec.n_tokens:
        raise EditError(
            tr("text: found {n} tokens, expected 2 to {most}", n=len(tokens), most=spec.n_tokens)
        )
    written = " ".join(tokens) if spec.task == PAIRS else "".join(tokens)
    if written == replace(spec, text="").written_text:
        written = ""
    return spec if written == spec.text else replace(spec, text=written)


def pair_words(pairs: Sequence[tuple[str, str]]) -> tuple[tuple[str, ...], tuple[str, ...], int]:
    """Return the different first and second words, and how many pairs a text holds.

    Raises
    ------
    EditError
        When a word stands on both sides, or there are too few or too many.
    """
    if len(pairs) > MOST_WORDS:
        raise EditError(tr("pairs: found {n} pairs, expected at most {most}", n=len(pairs),
            most=MOST_WORDS))  # fmt: skip
    firsts = _unique(first for first, _ in pairs)
    seconds = _unique(second for _, second in pairs)
    both = [word for word in firsts if word in set(seconds)]
    if both:
        raise EditError(
            tr("pairs: found {word} on both sides, expected it on one", word=repr(both[0]))
        )
    asked = min(MOST_PAIRS, len(firsts), len(seconds))
    if asked < 2:
        raise EditError(
            tr(
                "pairs: found {n} different first and {m} different second words, expected at "
                "least 2 of each",
                n=len(firsts),
                m=len(seconds),
            )
        )
    return firsts, seconds, asked


def pairs_length(k: int) -> int:
    """Return how many tokens of a text are read that tells k pairs and asks for them."""
    return 2 * k * (1 + ASKED) - 1


def read_pairs(text: str) -> list[tuple[str, str]]:
    """Read one pair a line, two words divided by blanks; empty lines are left out.

    Raises
    ------
    EditError
        Names the line that has not two words, or too long ones.
    """
    pairs = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words:
            continue
        if len(words) != 2:
            raise EditError(
                plural(
                    mark("pairs, line {line}: found {n} word, expected 2"),
                    mark("pairs, line {line}: found {n} words, expected 2"),
                    len(words),
                    line=number,
                )
            )
        if max(map(len, words)) > LONGEST_WORD:
            raise EditError(
                tr("pairs, line {line}: a word has over {n} letters", line=number, n=LONGEST_WORD)
            )
        pairs.append((words[0], words[1]))
    if len(pairs) > MOST_WORDS:
        raise EditError(
            tr("pairs: found {n} lines, expected at most {most}", n=len(pairs), most=MOST_WORDS)
        )
    return pairs


def check_rate(rate: float) -> None:
    """Refuse a learning rate nobody can mean."""
    check_within(tr("learning rate"), rate, LEAST_RATE, LARGEST_RATE)


def _unique(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(words))
