"""Every printed line of arithmetic gives its printed result on a pupil's calculator."""

import contextlib
import re
from decimal import Decimal

import documents
import numpy as np
import pytest
from arithmetic import fault, plain, value

from attnviz.cli.explain import arithmetic_of
from attnviz.engine.explain.cells import explain
from attnviz.engine.steps.run import run
from attnviz.engine.steps.table import HOLDABLE
from attnviz.errors import EditError
from attnviz.frame.settings import languages
from attnviz.model.document.checks import shape_of
from attnviz.model.edits.hold import hold
from attnviz.model.files import library
from attnviz.model.files.presets import PRESETS, preset
from attnviz.tabs.sentence_heads.words.by_hand import by_hand as card_of
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.state.plan import PLANS
from attnviz.ui.look.figures import THREE_DIGITS
from attnviz.ui.look.numbers import NumberFormat, set_number_format
from attnviz.ui.tab.by_hand import by_hand as arithmetic

LANGUAGES = ("en", "de", "fr")
ARRAYS = tuple(dict.fromkeys(array for plan in PLANS for array in plan.arrays))
RANDOM = 500
HELD = "held at|festgehalten auf|fixé à"


@pytest.fixture(params=LANGUAGES)
def comma(request, qapp):
    """Whether numbers have a comma, as they have in the language that is spoken."""
    languages.load(request.param)
    set_number_format(NumberFormat(comma=request.param != "en"))
    yield request.param != "en"
    set_number_format(NumberFormat())
    languages.unload()


def bundled():
    for name in library.ids():
        lab = library.load(name).lab
        yield name, lab.document
        if lab.example is not None:
            yield f"{name}, example", lab.example
    for entry in PRESETS:
        yield entry.id, preset(entry.id, 3)


BUNDLED = list(bundled())


def faults_of_steps(document, trace, cells, comma):
    """Try the line under the matrices of the step-by-step tab for some cells of each array."""
    for head in range(document.n_heads):
        one = OneHead(document, trace, head)
        for array in ARRAYS:
            for row, column in cells(one.shape(array)):
                place = one.place(array, row, column)
                pieces = arithmetic(one.document, one.trace, array, place)
                text = "".join(f"^{{{p.text}}}" if p.raised else p.text for p in pieces)
                if not re.search(r"\d.* ([=≈] [−\d]|[<>])", text) or "∞" in text:
                    continue  # moved, masked or given
                if wrong := fault(text, comma):
                    yield f"{array} {head} {row} {column}: {wrong}"


def faults_of_card(document, trace, cells, comma):
    """Try what the By hand card of the sentence tab says of some pairs of words."""
    n = document.n_tokens
    for head in range(document.n_heads):
        for query, key in cells((n, n)):
            card = card_of(document, trace, head, query, key)
            for wrong in faults_on(card, comma):
                yield f"{head} {query} {key}: {wrong}"


def faults_on(card, comma):
    columns = (card.query_vector, card.key_vector, card.products)
    for q, k, product in zip(*columns, strict=True):
        wrong = fault(f"({q})({k}) ≈ {product}", comma)
        if wrong:
            yield wrong
    lines = list(card.lines)
    rest = "0"
    if re.match(r"\D*\d+ \D+: ", lines[0]):  # the other 12 products
        rest = lines.pop(0).split(": ")[1]
    total, *scaled = re.split(r"   ", lines.pop(0))
    parts = " + ".join(f"({text})" for text in (*card.products, rest))
    found = re.search(r"[=≈] (\S+)$", total)[1]
    yield from filter(None, [fault(f"{parts} ≈ {found}", comma)])
    for step in scaled:
        yield from filter(None, [fault(f"{found} {step}", comma)])
    for line in (*lines, card.result):
        if "∞" in line or not re.search("[=≈<>]", line):
            continue
        text = line.split(": ")[-1]
        text = re.sub(r"  .*$", "", text)  # … of 419 in the row
        text = re.sub(rf", ({HELD}) .*$", "", text)
        if re.match(HELD, text):
            continue
        yield from filter(None, [fault(text, comma)])


def faults_of_explain(document, trace, cells):
    """Try the lines of `attnviz explain` for some cells of each array."""
    for name, array in trace.arrays.items():
        for index in cells(array.shape):
            found = explain(trace, name, index)
            lines = [line.strip() for line in arithmetic_of(trace, found)]
            products = [line for line in lines if re.search(r" × .* = ", line)]
            if found.operation in ("sum", "rotate"):
                shares = [line.split("   ")[-1].strip() for line in products]
                added = [line.split(" = ")[1] for line in lines if line[0] == "+"]
                parts = (*(line.split(" = ")[1] for line in shares), *added)
                total = lines[-1].removeprefix("sum = ")
                lines = [re.sub(r"^(\S+) × (\S+) = ", r"(\1)(\2) ≈ ", line) for line in shares]
                lines.append(f"{' + '.join(f'({text})' for text in parts)} ≈ {total}")
            for line in lines:
                text = re.sub(r"[A-Za-z_]+\[[^\]]*\] = ", "", line)
                text = re.sub(r"^(sum|mean) = ", "", text).replace("e^(", "exp(")
                if "inf" in text or not re.search(r" [=≈] ", text):
                    continue
                if wrong := fault(text.replace(" = ", " ≈ "), False):
                    yield f"{name} {index}: {wrong}"


def every_cell(shape):
    return list(np.ndindex(*shape))


def some_cells(seed, most=2):
    rng = np.random.default_rng(seed)
    return lambda shape: [tuple(int(rng.integers(size)) for size in shape) for _ in range(most)]


@pytest.mark.parametrize("name", [name for name, _ in BUNDLED])
def test_every_line_of_lessons_and_presets_comes_out(name, comma):
    document = dict(BUNDLED)[name]
    trace = run(document)
    cells = every_cell if document.n_tokens < 8 else some_cells(1, 40)
    assert list(faults_of_steps(document, trace, cells, comma)) == []
    assert list(faults_of_card(document, trace, cells, comma)) == []


@pytest.mark.parametrize("name", [name for name, _ in BUNDLED])
def test_every_line_of_explain_comes_out(name):
    document = dict(BUNDLED)[name]
    trace = run(document)
    cells = every_cell if document.n_tokens < 8 else some_cells(1, 40)
    assert list(faults_of_explain(document, trace, cells)) == []


def test_every_line_of_random_documents_comes_out(comma):
    found = []
    for seed in range(RANDOM):
        document = documents.seeded(seed)
        trace = run(document)
        cells = some_cells(seed, 1)
        found += [f"{seed}: {f}" for f in faults_of_steps(document, trace, cells, comma)]
        found += [f"{seed}: {f}" for f in faults_of_card(document, trace, cells, comma)]
    assert found == []


def test_every_line_of_explain_of_random_documents_comes_out():
    found = []
    for seed in range(RANDOM):
        document = documents.seeded(seed)
        trace = run(document)
        found += [f"{seed}: {f}" for f in faults_of_explain(document, trace, some_cells(seed, 1))]
    assert found == []


def with_holds(seed):
    """Return a random document with some computed numbers held at others."""
    rng, document = np.random.default_rng(seed), documents.seeded(seed)
    values = [0.0, 0.5, 1 / 3, -2.0, 1e-3, 7.25, 1e6]
    for _ in range(int(rng.integers(1, 5))):
        array = HOLDABLE[int(rng.integers(len(HOLDABLE)))]
        place = tuple(int(rng.integers(size)) for size in shape_of(document, array))
        with contextlib.suppress(EditError):  # behind the mask, or no number for that array
            document = hold(document, array, place, float(rng.choice(values)))
    return document


def test_every_line_of_documents_with_held_numbers_comes_out(comma):
    found, held = [], 0
    for seed in range(150):
        document = with_holds(seed)
        trace, cells = run(document), some_cells(seed, 1)
        held += len(document.holds)
        found += [f"{seed}: {f}" for f in faults_of_steps(document, trace, cells, comma)]
        found += [f"{seed}: {f}" for f in faults_of_card(document, trace, cells, comma)]
        found += [f"{seed}: {f}" for f in faults_of_explain(document, trace, cells)]
    assert held > 300
    assert found == []


def test_a_row_of_which_nothing_is_left_says_so_everywhere(qapp):
    document = dict(BUNDLED)["step-by-step"]
    for key in range(3):
        document = hold(document, "exponentials", (0, 2, key), 0.0)
    trace = run(document)
    assert "nothing is left in this row" in card_of(document, trace, 0, 2, 1).lines[-1]
    one = OneHead(document, trace, 0)
    for array in ("row_sums", "pattern"):
        pieces = arithmetic(document, trace, array, one.place(array, 2, 0))
        said = "".join(piece.text for piece in pieces)
        assert said.startswith("nothing is left in this row")
    told = list(arithmetic_of(trace, explain(trace, "pattern", (0, 2, 1))))
    assert told == ["nothing is left in this row, so it gives no weight away"]


def test_a_share_of_millions_is_written_with_a_power_of_ten(qapp):
    document = dict(BUNDLED)["step-by-step"]
    document = hold(document, "row_sums", (0, 2, 0), 1e-9)
    trace = run(document)
    result = card_of(document, trace, 0, 2, 1).result
    assert re.search(r"·10¹¹%$", result)
    assert fault(result) == ""
    document = hold(document, "pattern", (0, 2, 1), 1e6)
    result = card_of(document, run(document), 0, 2, 1).result
    assert result.endswith(", held at 1·10⁸%")


@pytest.mark.parametrize(
    ("line", "right"),
    [
        ("403 ÷ 419 ≈ 96.3%", False), ("403.4 ÷ 419.0 ≈ 96.3%", True),
        ("0.905 ÷ 1.424 ≈ 0.635", False), ("(1.6)(1.2) + (−0.3)(0.4) = 1.8", True),
        ("(1.6)(1.2) + (−0.3)(0.4) = 1.81", False), ("e^{0.98} ≈ 2.664", True),
        ("1.765 × 1 ≈ 1.77", True), ("−1.765 × 1 ≈ −1.76", False), ("e^{−9} ≈ 1.23·10⁻⁴", True),
        ("(1)(2) + 3 smaller terms (0.5) + 4 zeros ≈ 2.5", True), ("1 ÷ 3,000 <0.1%", True),
        ("30·tanh(15 ÷ 30) ≈ 13.8635", True), ("12 ÷ √4 = 6", True), ("1 ÷ 900 <0.1%", False),
    ],
)  # fmt: skip
def test_the_calculator_itself(line, right):
    assert (fault(line) == "") == right
    assert value("2 + 3*4") == Decimal(14)
    assert plain("1,234.5") == "1234.5"


@pytest.mark.parametrize("size", [-21, -8, -3, -1, 0, 1])
def test_a_number_that_rounds_up_to_a_power_of_ten_has_no_digit_more(size):
    for more in range(3):
        beside = (Decimal("9.99996").scaleb(size - 1), Decimal("1.00001").scaleb(size))
        texts = {THREE_DIGITS.text(THREE_DIGITS.rounded(value, more)) for value in beside}
        assert len(texts) == 1, "e^{−48.35} ≈ 1.000·10⁻²¹ claims four digits of three"


def test_the_document_that_had_a_digit_too_many():
    document = documents.seeded(20570)
    everything = list(np.ndindex(document.n_tokens, document.n_tokens))
    assert list(faults_of_card(document, run(document), lambda _: everything, False)) == []
