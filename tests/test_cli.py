"""The command line: right numbers, whole data, one clear line when something is wrong."""

import csv
import io
import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import attnviz
from attnviz.cli import COMMANDS, is_command, main
from attnviz.cli.request import RenderRequest
from attnviz.export.choice import ALL, what_of
from attnviz.model.document.document import Document
from attnviz.model.document.lab import Lab, SaturationSpec, SparseSpec
from attnviz.model.document.mask import MaskSpec
from attnviz.model.document.options import Options, Rope
from attnviz.model.edits.hold import hold
from attnviz.model.edits.layer import set_mask, set_option
from attnviz.model.files import library
from attnviz.model.files.attn import dumps, save
from attnviz.model.matrices.text import parse_matrix

ROOT = Path(__file__).parent.parent
MODEL = ROOT / "tests" / "data" / "models" / "llama-gguf" / "tiny-llama-q8_0.gguf"
PROGRAM = "import sys; from attnviz.cli import main; sys.exit(main(sys.argv[1:]))"


class Answer:
    """What a command said."""

    def __init__(self, code: int, out: bytes, err: str) -> None:
        self.code, self.data, self.err = code, out, err

    @property
    def text(self) -> str:
        return self.data.decode()

    @property
    def json(self):
        def refuse(name: str) -> None:
            raise ValueError(f"{name} is no JSON")

        return json.loads(self.data, parse_constant=refuse)

    def array(self, name: str) -> np.ndarray:
        found = self.json["arrays"][name]
        array = np.array(found["data"], dtype=float if "-inf" in str(found["data"]) else None)
        assert list(array.shape) == found["shape"]
        return array


@pytest.fixture
def ask(capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch):
    def asked(line: str | list[str], stdin: bytes | None = None, **callbacks) -> Answer:
        if stdin is not None:
            monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        code = main(line.split() if isinstance(line, str) else line, **callbacks)
        out, err = capfdbinary.readouterr()
        return Answer(code, out, err.decode())

    return asked


def program(*words: str, **options) -> subprocess.CompletedProcess:
    """Run the command line as a process, with nothing of this machine's environment."""
    return process([sys.executable, "-c", PROGRAM, *words], **options)


def process(command: list[str], **options) -> subprocess.CompletedProcess:
    options = {"capture_output": True, "cwd": ROOT, "env": {}, **options}
    return subprocess.run(command, check=False, **options)


@pytest.fixture
def strange(tmp_path: Path) -> Path:
    """A file with tokens and sizes that no lesson has, float32, two heads on one key head."""
    rng = np.random.default_rng(3)
    document = Document(
        tokens=("<s>", 'a "b", c', "−\n", "\x1b[31m😀", "שלום"),
        X=rng.normal(size=(5, 3)).astype(np.float32),
        W_Q=rng.normal(size=(2, 3, 2)).astype(np.float32),
        W_K=rng.normal(size=(1, 3, 2)).astype(np.float32),
        W_V=rng.normal(size=(1, 3, 4)).astype(np.float32),
    )
    path = tmp_path / "strange one.attn"
    save(path, Lab(document, title="<b>\x1b[31m"))
    return path


# --- which words belong to the command line ------------------------------------------------


@pytest.mark.parametrize(
    ("words", "here"),
    [
        (["list"], True),
        (["count", "--pattern", "full"], True),
        (["--version"], True),
        (["--theme", "dark", "--help"], True),
        (["--self-check"], True),
        ([], False),
        (["my.attn"], False),
        (["./list"], False),
        (["--tab", "steps"], False),
        (["--projector", "my.attn"], False),
    ],
)
def test_the_window_gets_what_is_no_command(words: list[str], here: bool) -> None:
    assert is_command(words) is here


def test_version_and_help(ask) -> None:
    assert ask("--version").text == f"attnviz {attnviz.__version__}\n"
    top = ask("--help")
    assert top.code == 0
    for word in (*COMMANDS, "--tab", "--theme", "--projector", "--self-check", "Exit codes"):
        assert word in top.text
    for command in COMMANDS:
        one = ask(f"{command} --help")
        assert one.code == 0
        assert f"  attnviz {command}" in one.text, "no example"


def test_every_example_of_the_help_is_understood(ask, tmp_path, monkeypatch) -> None:
    """A reader copies them."""
    monkeypatch.chdir(tmp_path)
    for name in ("my", "old", "new", "a", "b", "lesson", "expected"):
        save(f"{name}.attn", library.load("tiny-example").lab)
    Path("lessons").mkdir()
    shutil.copy(MODEL, "model.gguf")
    shutil.copytree(MODEL.parent.parent / "gpt2", "folder")
    Path("mask.csv").write_text("1,0,0\n1,1,0\n0,0,1\n")
    Path("texts.txt").write_text("The cat\n")
    np.savetxt("mine.csv", np.eye(4, k=-1), "%d", ",")
    np.savez("run.npz", attention=np.full((2, 4, 3, 3), 1 / 3))
    lines = [
        line.strip().split(" && ")[0]
        for command in ("", *COMMANDS)
        for line in ask(f"{command} --help".strip()).text.splitlines()
        if line.startswith("  attnviz ") and "[FILE" not in line and "*" not in line
        if "--scheduler" not in line  # no cluster is here
    ]
    assert len(lines) > 25
    for line in lines:
        words, _, file = line.removeprefix("attnviz ").partition(" < ")
        stdin = Path(file).read_bytes() if file else None
        typed = shlex.split(words.replace("--layer 3", "--layer 1"))  # a tiny model has two
        if is_command(typed):
            answer = ask(typed, stdin, render=_nothing, handout=_nothing)
            told = "attnviz: mask.csv: 1 = may look\n" if "--mask" in typed else ""
            assert (answer.code, answer.err) == (0, told), line


def _nothing(request) -> None:
    """Stand in for what draws."""
    Path(request.output).write_bytes(b"x")


# --- numbers ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("--pattern sink-window --tokens 16 --window 4", 70),
        ("--pattern sink-window --tokens 131072 --window 4096", 528611328),
        ("--pattern full --tokens 131072", 8590000128),
        ("--pattern full --tokens 131072 --window 4096", 8590000128),
        ("--pattern window --tokens 131072 --window 4096", 528484352),
        ("--pattern strided --tokens 131072 --window 4096", 530515968),
        ("--pattern strided --tokens 16 --window 4 --stride 4", 82),
        ("--pattern fixed --tokens 16 --stride 4", 64),
        ("--pattern sink-window --tokens 131072 --window 4096 --sinks 4", 528992250),
        ("--pattern full --tokens 0", 0),
        ("--pattern full --tokens 131_072", 8590000128),
        (f"--pattern full --tokens {10**30}", 10**30 * (10**30 + 1) // 2),
    ],
)
def test_count_prints_the_number_alone(ask, line: str, number: int) -> None:
    answer = ask(f"count {line}")
    assert (answer.code, answer.text, answer.err) == (0, f"{number}\n", "")


def test_the_tiny_example(ask) -> None:
    pattern = ask("compute tiny-example --array pattern").array("pattern")
    assert np.round(pattern[0, 2], 4).tolist() == [0.9094, 0.0453, 0.0453]


@pytest.mark.parametrize("lesson", library.ids())
def test_json_holds_every_array_to_the_bit(ask, lesson: str) -> None:
    document = library.load(lesson).lab.document
    trace, answer = attnviz.run(document), ask(f"compute {lesson}")
    assert answer.json["lesson"] == lesson
    assert answer.json["tokens"] == list(document.tokens)
    assert {"X", "W_Q", "Q", "scores", "masked_scores", "pattern", "z", "out"} <= set(
        answer.json["arrays"]
    )
    for name in answer.json["arrays"]:
        assert np.array_equal(answer.array(name), trace[name]), name


def test_npz_and_csv_hold_the_same(ask, tmp_path) -> None:
    trace = attnviz.run(library.load("sentence-heads").lab.document)
    path = tmp_path / "all.npz"
    assert ask(f"compute sentence-heads --format npz -o {path}").code == 0
    with np.load(path) as archive:
        assert np.array_equal(archive["masked_scores"], trace.masked_scores)
        assert archive["allowed"].dtype == bool
    piped = ask("compute sentence-heads --format npz")
    assert piped.data == path.read_bytes()
    table = ask("compute sentence-heads --array A --head 3 --format csv").text
    assert np.array_equal(parse_matrix(table), trace.pattern[3])


def test_csv_of_several_heads_names_each_block(ask) -> None:
    text = ask("compute sentence-heads --array pattern --format csv --labels").text
    blocks = text.strip().split("\n\n")
    assert [block.split("\n")[0] for block in blocks] == [
        "# pattern, head 0 (Who is it?)",
        "# pattern, head 1 (Previous word)",
        "# pattern, head 2 (Subject finder)",
        "# pattern, head 3 (Resting)",
    ]
    rows = list(csv.reader(blocks[1].split("\n")[1:]))
    assert rows[0][1:] == [row[0] for row in rows[1:]] == ["The", "animal", *rows[0][3:]]


def test_a_single_table_has_no_comment(ask) -> None:
    assert ask("compute step-by-step --array X --format csv").text.startswith("0.2,-0.4,0.1,0.9\n")


def test_strange_files_come_through_whole(ask, strange: Path) -> None:
    answer = ask(["compute", str(strange), "--array", "pattern,X"])
    assert answer.json["tokens"][:2] == ["<s>", 'a "b", c']
    assert answer.json["lesson"] == "strange one"
    document = attnviz.load(strange).lab.document
    back = answer.array("X").astype(np.float32)
    assert np.array_equal(back, document.X)
    table = ask(["compute", str(strange), "--array", "W_V", "--format", "csv"]).text
    assert np.array_equal(parse_matrix(table).astype(np.float32), document.W_V[0])
    labelled = ask(["compute", str(strange), "--array", "X", "--format", "csv", "--labels"]).text
    rows = list(csv.reader(io.StringIO(labelled, newline="")))
    assert [row[0] for row in rows[1:]] == list(document.tokens)


def test_hidden_scores_are_text_in_json(ask) -> None:
    data = ask("compute step-by-step --array masked_scores").json["arrays"]["masked_scores"]["data"]
    assert data[0][0][1:] == ["-inf"] * 3


@pytest.mark.parametrize(
    ("symbol", "name"), [("S", "scores"), ("A", "pattern"), ("O", "z"), ("E", "exponentials")]
)
def test_the_chapters_letters_are_names_too(ask, symbol: str, name: str) -> None:
    assert list(ask(f"compute step-by-step --array {symbol}").json["arrays"]) == [name]


def test_the_source_may_stand_after_the_arrays(ask) -> None:
    answer = ask("compute --array scores A step-by-step")
    assert list(answer.json["arrays"]) == ["scores", "pattern"]


def test_a_file_may_come_by_a_pipe(ask) -> None:
    text = dumps(library.load("tiny-example").lab).encode()
    piped = ask("compute - --array pattern", stdin=text)
    assert piped.json["arrays"] == ask("compute tiny-example --array pattern").json["arrays"]
    assert ask("check -", stdin=text).text == "-: OK, 3 tokens, 1 head\n"


def test_head_by_number_and_by_name(ask) -> None:
    whole = ask("compute sentence-heads --array K pattern")
    for head in ("3", "resting", "Resting"):
        one = ask(f"compute sentence-heads --array K pattern --head {head}")
        assert np.array_equal(one.array("pattern"), whole.array("pattern")[3])
        assert np.array_equal(one.array("K"), whole.array("K")[1]), "key head of query head 3"


# --- changes before computing --------------------------------------------------------------


def test_masks_by_rule(ask) -> None:
    def allowed(line: str) -> np.ndarray:
        return ask(f"compute sentence-heads --array allowed {line}").array("allowed")

    assert allowed("").sum() == 66
    assert allowed("--pattern none").all()
    assert allowed("--window 3").sum() == 30
    assert allowed("--pattern window --window 3").sum() == 30
    assert allowed("--sinks 1 --window 3").sum() == 38
    assert allowed("--pattern strided --window 2 --stride 5").sum() == 21 + 6 + 1
    assert np.array_equal(allowed("--pattern full"), allowed(""))


def test_a_drawn_mask(ask, tmp_path) -> None:
    path = tmp_path / "mask.csv"
    path.write_text("1,0,0\n1,1,0\n1,0,1\n")
    pattern = ask(f"compute tiny-example --array A --mask {path}").array("pattern")
    piped = ask("compute tiny-example --array A --mask -", path.read_bytes()).array("pattern")
    assert np.array_equal(piped, pattern)
    assert pattern[0, 2, 1] == 0
    assert abs(pattern[0, 2].sum() - 1) < 1e-15


def test_shared_key_heads(ask) -> None:
    shared = ask("compute sentence-heads --array K pattern --kv-heads 1")
    assert shared.array("K").shape == (1, 11, 4)
    assert shared.array("pattern").shape == (4, 11, 11)
    document = library.load("sentence-heads").lab.document
    mean = document.X @ document.W_K.mean(axis=0)
    assert np.abs(shared.array("K")[0] - mean).max() < 1e-12


def test_saturation(ask) -> None:
    found = ask("compute saturation --d-k 64 --draw chapter --format json").json
    assert round(found["range"], 1) == 27.4
    assert [round(100 * share, 1) for share in found["raw"]] == [100, 0, 0, 0, 0, 0]
    assert [round(100 * s, 1) for s in found["scaled"]] == [49.5, 1.6, 6.6, 16.3, 10.2, 15.7]
    assert set(found["entropy"]) == set(found["slope"]) == {"raw", "scaled"}
    assert found["entropy"]["raw"] < 0.01 < found["entropy"]["scaled"]


def test_saturation_agrees_with_the_reference_numbers(ask) -> None:
    table = json.loads((ROOT / "tests/data/figures/saturation.json").read_text())["table"]
    for row in table:
        found = ask(f"compute saturation --d-k {row['d_k']} --draw 1594").json
        assert np.abs(np.subtract(found["scores"], row["scores"])).max() < 1e-9
        for side, key in (("raw", "raw"), ("scaled", "by_sqrt_d")):
            assert np.abs(np.subtract(found[side], row[key]["weights"])).max() < 1e-12
            assert abs(found["entropy"][side] - row[key]["entropy_bits"]) < 1e-12
            assert abs(found["slope"][side] - row[key]["slope_norm"]) < 1e-12


def test_sparse(ask) -> None:
    found = ask("compute sparse --pattern sink-window --window 4 --tokens 16").json
    assert (found["count"], found["of_full"]) == (70, 136)
    assert np.sum(found["allowed"]) == 70
    assert (found["long_count"], found["long_of_full"]) == (528611328, 8590000128)


# --- explain -----------------------------------------------------------------------------------


def test_explain_spells_the_score_out(ask) -> None:
    answer = ask("explain step-by-step --array scores --cell 2,1")
    lines = [" ".join(line.split()) for line in answer.text.splitlines()]
    assert lines == [
        "scores[2, 1] (“sat” looks at “cat”)",
        "S = Q Kᵀ",
        "Q[2, 0] × K_T[0, 1] 1.6 × 1.2 = 1.92",
        "Q[2, 1] × K_T[1, 1] 0.3 × 0.5 = 0.15",
        "Q[2, 2] × K_T[2, 1] -0.3 × 0.4 = -0.12",
        "Q[2, 3] × K_T[3, 1] 0.1 × 0.1 = 0.01",
        "sum = 1.96",
        "scores[2, 1] = 1.96 (exactly 1.9599999999999997)",
    ]


@pytest.mark.parametrize("lesson", ["step-by-step", "sentence-heads"])
def test_every_array_can_be_explained(ask, lesson: str) -> None:
    trace = attnviz.run(library.load(lesson).lab.document)
    for name, array in trace.arrays.items():
        cell = ",".join(str(size - 1) for size in array.shape)
        answer = ask(f"explain {lesson} --array {name} --cell {cell}")
        assert answer.code == 0, (name, answer.err)
        shown = answer.text.splitlines()[-1].split("  (")[0].split(" = ")[-1]
        assert float(shown) == pytest.approx(float(array[..., -1].flat[-1]), rel=1e-11), name


def test_a_held_number_is_told_with_what_it_would_be(ask) -> None:
    text = ask("explain step-by-step --array S --cell 2,1 --hold S,2,1=3").text
    assert "sum = 1.96" in text
    assert text.endswith("scores[2, 1] held at 3 (computed: 1.96)\n")
    after = ask("explain step-by-step --array scaled_scores --cell 2,1 --hold S,2,1=3").text
    assert "scores[2, 1] = 3 × 0.5 = 1.5" in after
    shown = ask("compute step-by-step --array A,S --format numpy --hold S,2,1=1/4 --hold A,2,0=50%")
    assert shown.text.startswith(
        "# held: A[2, 0] = 0.5 (computed 0.1899562508415296)\n"
        "# held: S[2, 1] = 0.25 (computed 1.96)\n"
    )
    latex = ask("compute step-by-step --array S --format latex --hold S,2,1=0").text
    assert "-0.55 & \\boxed{0.00} & -1.08" in latex


def test_a_row_of_held_weights_that_makes_no_1_says_so(ask) -> None:
    odd = ask("compute step-by-step --array pattern --format csv --hold A,2,1=50%")
    assert "row 2 (“sat”): the weights now add up to 0.8353, not 1" in odd.err
    even = ask("compute step-by-step --array pattern --format csv --hold S,2,1=3")
    assert "add up" not in even.err


def test_held_numbers_of_a_file_are_shown_and_checked(ask, tmp_path) -> None:
    document = hold(library.load("step-by-step").lab.document, "scores", (0, 2, 1), 0.0)
    path = tmp_path / "held.attn"
    save(path, Lab(document))
    assert '"attnviz": 2' in path.read_text(encoding="utf-8")
    assert "held: S[2, 1] = 0 (computed 1.96)" in ask(["show", str(path)]).text
    assert ask(["check", str(path)]).code == 0
    path.write_text(path.read_text(encoding="utf-8").replace('"cell": [2, 1]', '"cell": [2, 9]'))
    answer = ask(["check", str(path)])
    assert answer.code == 1
    assert "document.holds[0]: no cell scores[0, 2, 9]; its shape is [1, 4, 4]" in answer.err


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ("S,2,1", "expected array,row,column=value"), ("S,2=1", "such as S,2,1=0"),
        ("S,2,1=x", "such as S,2,1=0"), ("S,2,1=inf", "such as S,2,1=0"),
        ("S,2,9=1", "--hold: scores: no cell [0, 2, 9]"), ("T,2,1=1", "--hold: T cannot be held"),
        ("A,0,3=1", "“The” cannot look at “down”"),
    ],
)  # fmt: skip
def test_what_cannot_be_held_is_refused(ask, asked, says) -> None:
    answer = ask(["compute", "step-by-step", "--array", "A", "--hold", asked])
    assert answer.code in (1, 2)
    assert says in answer.err


def test_explain_with_the_head_by_name(ask) -> None:
    by_name = ask("explain sentence-heads --array A --cell 10,1 --head resting").text
    assert by_name == ask("explain sentence-heads --array A --cell 3,10,1").text
    assert "Resting: “tired” looks at “animal”" in by_name
    key = ask("explain sentence-heads --array K --cell 10,1 --head resting").text
    assert key == ask("explain sentence-heads --array K --cell 1,10,1").text


@pytest.fixture
def switched(tmp_path: Path) -> Path:
    """A layer with every switch on, an example of its own, and exhibits that were drawn."""
    rng = np.random.default_rng(5)
    layer = Document(
        tokens=("a", "b", "c"),
        X=rng.normal(size=(3, 4)),
        W_Q=rng.normal(size=(2, 4, 2)),
        W_K=rng.normal(size=(2, 4, 2)),
        W_V=rng.normal(size=(2, 4, 2)),
        b_Q=rng.normal(size=(2, 2)),
        q_norm=np.array([1.5, 0.5]),
        sink_logits=np.array([0.5, -1.0]),
        muted=frozenset({1}),
        kv_heads_used=1,
        mask=MaskSpec("custom", custom=np.tri(3, k=-1, dtype=bool)),
        options=Options(scale=0.7, temperature=2.0, softcap=3.0, alibi=True, rope=Rope()),
    )
    drawn = np.tri(4, dtype=bool)
    path = tmp_path / "switched.attn"
    lab = Lab(
        layer,
        example=library.load("tiny-example").lab.document,
        saturation=SaturationSpec(typed=(3.0, 0.0, 0.0, 0.0, 0.0, 0.0)),
        sparse=SparseSpec(kind="draw", n_tokens=4, drawn=drawn),
    )
    save(path, lab, steps=[{"say": "look"}])
    return path


@pytest.mark.parametrize(
    ("cell", "says"),
    [
        ("Q --cell 0,1,0", "Q_normed[0, 1, 0] × rotation[1, 0, 0]"),
        ("Q --cell 0,1,0", "step R (RoPE), after step 4 of 12"),
        ("K --cell 0,1,0", "K_flat[1, 0] × rotation[1, 0, 0]"),
        ("Q_normed --cell 0,1,0", "step QN (QK-norm), after step 4 of 12"),
        ("Q_normed --cell 0,1,0", "Q ÷ RMS(Q) · q_norm"),
        ("Q_normed --cell 0,1,0", " × 1.5 ="),
        ("Q_rms --cell 0,1,0", "²) ÷ 2 + 1e-06) ="),
        ("q_norm --cell 0", "typed"),
        ("capped_scores --cell 0,1,0", "3 × tanh("),
        ("scaled_scores --cell 0,1,0", "× 0.35 ="),
        ("masked_scores --cell 1,2,1", "bias[1, 2, 1] ="),
        ("W_K_used --cell 0,1,1", "mean = ("),
        ("row_sums --cell 0,1,0", "sink_exponentials[0, 1, 0] ="),
        ("concat --cell 1,2", "muted"),
        ("concat --cell 1,0", "z[0, 1, 0] ="),
        ("Q_flat --cell 0,0,0", "+ b_Q[0, 0] ="),
        ("exponent_shift --cell 0,0,0", "taken off"),
        ("sink_logits --cell 1", "typed"),
    ],
)
def test_every_kind_of_step_is_spelt_out(ask, switched: Path, cell: str, says: str) -> None:
    answer = ask(["explain", str(switched), "--array", *cell.split()])
    assert (answer.code, answer.err) == (0, "")
    assert says in answer.text


@pytest.mark.parametrize("name", ["X", "Q", "scaled_scores", "pattern", "z"])
def test_explain_gives_the_digits_of_a_float32_that_compute_gives(ask, strange, name) -> None:
    found = ask(["compute", str(strange), "--array", name])
    rows = found.array(name)
    place = (1,) * rows.ndim
    text = ask(["explain", str(strange), "--array", name, "--cell", ",".join(map(str, place))]).text
    last = text.splitlines()[-1]
    assert last == f"{name}[{', '.join(map(str, place))}] = {float(rows[place])!r}"
    for operand in ("pattern[1, 1, 1]", "scores[1, 1, 1]"):
        if f"  {operand} = " in text:
            whole = ask(["compute", str(strange), "--array", operand.split("[")[0]])
            digits = repr(float(whole.array(operand.split("[")[0])[place]))
            assert f"  {operand} = {digits} " in text


def test_a_row_without_keys_says_so(ask, tmp_path) -> None:
    path = tmp_path / "mask.csv"
    path.write_text("0,0,0\n1,1,0\n1,1,1\n")
    answer = ask(f"explain tiny-example --array A --cell 0,0 --mask {path}")
    assert "nothing is allowed in this row" in answer.text
    assert answer.text.endswith("pattern[0, 0] = 0\n")


def test_show_names_every_switch(ask, switched: Path) -> None:
    text = ask(["show", str(switched)]).text
    for words in (
        "scale 0.7", "temperature 2", "soft cap 3", "ALiBi", "rotary positions (half",
        "computed with 1", "custom", "example: Three words", "lesson steps: 1", "draw, window",
    ):  # fmt: skip
        assert words in text, words
    kinds = {"window 3": "--window 3", "sinks 2": "--sinks 2", "stride 5": "--stride 5"}
    for words, option in kinds.items():
        made = switched.parent / "made.attn"
        found = parse_mask(option)
        document = attnviz.load("tiny-example").lab.document
        save(made, Lab(set_option(set_mask(document, found), "mask_on", False)))
        shown = ask(["show", str(made)]).text
        assert words in shown and "(off)" in shown


def parse_mask(option: str) -> MaskSpec:
    name, number = option.split()
    kind = {"--window": "window", "--sinks": "sink-window", "--stride": "strided"}[name]
    field = {"--window": "window", "--sinks": "n_sinks", "--stride": "stride"}[name]
    return MaskSpec(kind, **{field: int(number)})


def test_exhibits_of_a_file(ask, switched: Path) -> None:
    typed = ask(["compute", str(switched), "--slot", "saturation"]).json
    assert (typed["scores"], typed["draw"]) == ([3, 0, 0, 0, 0, 0], None)
    other = ask(["compute", str(switched), "--slot", "saturation", "--distribution", "coin"]).json
    assert (other["distribution"], other["draw"]) == ("coin", 0)
    drawn = ask(["compute", str(switched), "--slot", "sparse"]).json
    assert (drawn["pattern"], drawn["count"]) == ("draw", 10)
    ruled = ask(["compute", str(switched), "--slot", "sparse", "--window", "2"]).json
    assert (ruled["pattern"], ruled["count"]) == ("window", 7)
    small = ask(["compute", str(switched), "--slot", "example", "--array", "X"])
    assert small.json["tokens"] == ["animal", "street", "tired"]


def test_a_drawn_pattern_for_the_sparse_tab(ask, tmp_path) -> None:
    path = tmp_path / "mask.csv"
    path.write_text("1,0\n0,1\n")
    assert ask(f"compute sparse --mask {path}").json["count"] == 2
    path.write_text("1,1\n0,1\n")
    assert "future" in ask(f"compute sparse --mask {path}").err
    assert "show the future" in ask("compute sparse --pattern none").err


@pytest.mark.parametrize(
    ("error", "code", "says"),
    [
        (MemoryError(), 1, "does not fit in memory"),
        (KeyboardInterrupt(), 130, ""),
        (OSError(5, "Input/output error", "a.png"), 1, "a.png: Input/output error"),
    ],
)
def test_what_stops_a_command_is_one_line(ask, error, code: int, says: str) -> None:
    def fails(request: RenderRequest) -> int:
        raise error

    answer = ask("render tiny-example --tab heads -o a.png", render=fails)
    assert answer.code == code
    assert says in answer.err and answer.err.count("\n") == bool(says)


def test_binary_data_stays_off_the_screen(ask, monkeypatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    answer = ask("compute tiny-example --format npz")
    assert (answer.code, answer.data) == (1, b"")
    assert "name a file with -o" in answer.err


def test_sharper_pictures(ask) -> None:
    assert requested(ask, "tiny-example --tab heads --dpi 192 -o a.png").scale == 2
    assert requested(ask, "tiny-example --tab heads --scale 3 -o a.png").scale == 3


# --- what goes wrong ---------------------------------------------------------------------------

BAD_INPUT = {
    "compute tiny-exmple": "Did you mean tiny-example?",
    "compute nope.attn": "nope.attn: cannot be opened",
    "show nope/x": "cannot be opened",
    "compute tiny-example --array pattrn": "Did you mean pattern?",
    "compute tiny-example --array bias": "has none",
    "compute tiny-example --head 7": "head: found '7'",
    "compute sentence-heads --kv-heads 3": "must divide 4",
    "compute sentence-heads --kv-heads 0": "must divide 4",
    "compute sentence-heads --window 0": "attnviz: --window: found 0",
    "compute sentence-heads --stride 1": "--stride: found 1",
    "compute sentence-heads --sinks -1": "--sinks: found -1",
    "compute tiny-example --mask nope.csv": "nope.csv",
    "compute tiny-example -o nope/x.json": "the folder nope does not exist",
    "compute saturation --d-k 0": "--d-k: found 0",
    "compute saturation --d-k 1025": "--d-k: found 1025",
    "compute saturation --draw chapter --distribution coin": "is of normal numbers",
    "compute tiny-example --mask pipe.csv": "a pipe, a socket or a device",
    "compute saturation --array pattern": "scores, raw, scaled",
    "compute sparse --tokens 65": "--tokens: found 65, expected 1 to 64",
    "explain step-by-step --array S --cell 4,0": "no cell [4, 0]",
    "explain sentence-heads --array S --cell 2,1": "has 4 heads",
    "count --pattern window --tokens 16": "needs its window",
    "count --pattern fixed --tokens 16": "needs its stride: --stride 128",
    "count --pattern window --tokens 16 --window 0": "window: found 0",
    "count --pattern window --tokens -16 --window 2": "tokens: found -16",
    "count --pattern strided --tokens 16": "stride",
    "count --pattern strided --tokens 16 --stride 1": "stride: found 1",
    "render tiny-example --tab steps --step 13 -o x.png": "--step: found 13, expected 1 to 12",
    "render tiny-example --tab heads -o x.jpg": ".gif, .apng, .webp, .mp4 or .html",
    "render tiny-example --tab heads -o x": "no suffix",
    "render tiny-example --tab heads --token no -o x.png": "token: found 'no'",
    "render tiny-example --tab heads --steps lesson -o x.pdf": "has no steps",
    "check nope.attn": "nope.attn: cannot be opened",
}
WRONG_USAGE = {
    "compute saturation --draw abc": "--draw: found 'abc', expected chapter or a whole number",
    "compute saturation --draw -1": "--draw: found '-1', expected chapter or a whole number, 0",
    "compute tiny-example --array ,": "--array: found ',', expected names",
    "explain step-by-step --array S --cell -1,0": "--cell: found '-1,0', expected row,column",
    "render tiny-example --tab heads --step 1 -o x.png": "--step does not belong to --tab heads",
    "render tiny-example --tab heads --d-k 8 -o x.png": "--d-k does not belong to --tab heads",
    "render tiny-example --tab saturation --window 2 -o x.png": "--window does not belong",
    "render tiny-example --tab sparse --kv-heads 1 -o x.png": "--kv-heads does not belong",
    "": "no command",
    "nonsense": "found 'nonsense', expected list, show, compute",
    "list --nonsense": "unrecognized",
    "compute": "required",
    "compute tiny-example --format xml": "argument --format: found 'xml', expected json, csv",
    "compute tiny-example --d-k 4": "--d-k does not belong to document",
    "compute saturation --kv-heads 2": "--kv-heads does not belong to saturation",
    "compute tiny-example --mask a --pattern full": "exclude",
    "explain step-by-step --array S --cell a,b": "row,column",
    "explain step-by-step --array S --cell 1,2,3,4": "row,column",
    "explain step-by-step --array S": "--cell",
    "count --pattern full": "--tokens",
    "count --pattern full --tokens 1.5": "whole number",
    "count --pattern full --tokens " + "9" * 5000: "5,000 digits",
    "count --pattern circle --tokens 4": "found 'circle', expected full, window, sink-w",
    "render tiny-example -o x.png": "--tab",
    "render tiny-example --tab heads": "-o",
    "render tiny-example --tab heads -o -": "--format",
    "render tiny-example --tab heads -o a.png --format svg": "does not go with",
    "render tiny-example --tab heads -o a.pdf --whole-window": "PNG only",
    "render tiny-example --tab heads -o a.png --window": "--window: expected one argument",
    "render tiny-example --tab heads -o x.png --whole-window --background white": "whole window",
    "compute tiny-example --excel": "--excel belongs to --format csv and tsv",
    "compute tiny-example --format csv --language de": "--language belongs to --excel",
    "render tiny-example --tab heads -o a.png --mask a --pattern full": "exclude",
    "compute saturation --slot example": "needs a lesson or file",
    "render tiny-example --tab heads -o x.png --dpi high": "24 to 1200",
    "render tiny-example --tab heads -o x.png --size 0x7": "width x height",
    "render tiny-example --tab heads -o x.png --scale 100": "0.25 to 8",
    "render tiny-example --tab heads -o x.svg --scale 2": "belong to PNG",
    "render tiny-example --tab heads -o x.png --width 1.5": "whole number of pixels",
    "render tiny-example --tab heads -o x.html --dpi 300": "belong to PNG and animations",
    "render tiny-example --tab heads -o x.png --fps 20": "belong to animations",
    "render tiny-example --tab heads -o x.svg --film flow": "belong to animations",
    "render tiny-example --tab heads -o x.svg --film": "belong to animations",
    "render tiny-example --tab heads -o x.gif --fps 51": "1 to 50",
    "render tiny-example --tab heads -o x.gif --fps 0": "1 to 50",
    "render tiny-example --tab steps -o x.gif --steps all": "what moves needs no --steps",
    "render tiny-example --tab heads -o x.pdf --steps all": "belongs to --tab steps",
    "render tiny-example --tab steps -o x.pdf --steps all --step 3": "exclude each other",
    "render tiny-example --tab steps -o - --format png --steps all": "with --format pdf only",
    "render tiny-example --tab steps -o x.pdf --steps some": "found 'some', expected all or lesson",
    "render tiny-example --tab heads -o x.gif --background transparent": "does not go with .gif",
    "render tiny-example --tab heads -o x.html --background transparent": "does not go with .html",
    "render tiny-example --tab heads -o x.png --background white --theme dark": "text is light",
    "render tiny-example --tab heads -o x.png --background pink": "found 'pink', expected look",
}


@pytest.mark.parametrize("line", BAD_INPUT)
def test_bad_input_is_one_line_and_code_1(ask, line: str, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    if hasattr(os, "mkfifo"):
        os.mkfifo("pipe.csv")
    answer = ask(line, render=lambda request: 0)
    assert answer.code == 1
    assert answer.data == b""
    assert BAD_INPUT[line] in answer.err
    assert answer.err.count("\n") == 1
    assert answer.err.startswith("attnviz: ")


@pytest.mark.parametrize("line", WRONG_USAGE, ids=lambda line: line[:50])
def test_wrong_usage_is_one_line_and_code_2(ask, line: str) -> None:
    answer = ask(line, render=lambda request: 0)
    assert answer.code == 2
    assert answer.data == b""
    assert WRONG_USAGE[line] in answer.err
    assert answer.err.count("\n") == 1
    assert "--help" in answer.err


@pytest.mark.parametrize("name", ["attnviz", "./run"])
def test_a_mistyped_word_points_to_what_there_is(tmp_path, name: str) -> None:
    environment = {**os.environ, "ATTNVIZ_COMMAND": "" if name == "attnviz" else name}
    environment.pop("DISPLAY", None)
    done = subprocess.run(
        [sys.executable, "-m", "attnviz", "tets"],
        cwd=tmp_path,
        env=environment | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines() == [
        "attnviz: tets is not a command, a lesson or a file here.",
        f"See {name} --help and {name} list.",
    ]
    assert not list(tmp_path.iterdir())


def test_in_a_clone_help_shows_what_can_be_typed_there(ask, monkeypatch) -> None:
    monkeypatch.setenv("ATTNVIZ_COMMAND", "./run")
    said = ask("list --help").text
    assert "usage: ./run list" in said and "  ./run list" in said
    assert "See ./run compute --help" in ask("compute").err
    assert "`./run list` names" in ask("show nonsense").err


@pytest.mark.parametrize(
    ("cells", "says"),
    [
        ("1,0\n1,1\n", "found 2 × 2, expected 3 × 3"),
        ("1,0,0\n1,1,0\n1,2,1\n", "row 3, column 2: found 2"),
        ("1,0,0\n1,x,0\n1,1,1\n", "row 2, column 2: found 'x'"),
    ],
)
def test_a_bad_mask_names_file_and_place(ask, tmp_path, cells: str, says: str) -> None:
    path = tmp_path / "mask.csv"
    path.write_text(cells)
    answer = ask(f"compute tiny-example --mask {path}")
    assert answer.code == 1
    assert str(path) in answer.err and says in answer.err


def test_check_goes_on_after_a_bad_file(ask, tmp_path) -> None:
    bad, good = tmp_path / "bad.attn", tmp_path / "good.attn"
    bad.write_text('{"attnviz": 1}')
    save(good, library.load("tiny-example").lab)
    answer = ask(["check", str(bad), str(good), "sentence-heads"])
    assert answer.code == 1
    assert answer.text.splitlines() == [
        f"{good}: OK, 3 tokens, 1 head",
        "sentence-heads: OK, 11 tokens, 4 heads",
    ]
    assert answer.err.startswith(f"attnviz: {bad}: ") and answer.err.count("\n") == 1
    assert ask(["check", str(good)]).code == 0


def test_the_terminal_is_not_obeyed_by_a_file(ask, strange: Path) -> None:
    text = ask(["show", str(strange)]).text + ask(["check", str(strange)]).text
    assert "\x1b" not in text
    assert "\\x1b[31m" in text


def test_list_and_show(ask) -> None:
    lines = ask("list").text.splitlines()
    assert [line.split()[0] for line in lines] == list(library.ids())
    assert lines[2].endswith("Three words, two numbers")
    shown = ask("show sentence-heads").text
    for words in ("11 tokens", "'street'", "Previous word", "d_model 16", "causal"):
        assert words in shown


# --- pictures ----------------------------------------------------------------------------------


def requested(ask, line: str) -> RenderRequest:
    found: list[RenderRequest] = []
    answer = ask(f"render {line}", render=found.append)
    assert (answer.code, answer.err) == (0, "")
    return found[0]


def test_render_asks_for_what_was_typed(ask) -> None:
    request = requested(
        ask,
        "sentence-heads --tab heads --head resting --token street --theme dark --size 800x600 "
        "--width 1200 -o out.png",
    )
    assert (request.tab, request.head, request.token, request.theme) == ("heads", 3, 5, "dark")
    assert (request.size, request.scale, request.window) == ((800, 600), 1.5, False)
    assert (request.name, request.output) == ("sentence-heads", Path("out.png"))


def test_render_changes_the_exhibit_that_the_tab_shows(ask) -> None:
    steps = requested(ask, "step-by-step --tab steps --step 6 --window 2 -o a.svg")
    assert (steps.step, steps.lab.document.mask.kind, steps.window) == (6, "window", False)
    grid = requested(ask, "sentence-heads --tab grid --kv-heads 1 -o a.svg")
    assert grid.lab.document.kv_heads_used == 1
    sparse = requested(ask, "sentence-heads --tab sparse --pattern strided --stride 5 -o a.svg")
    assert (sparse.lab.sparse.kind, sparse.lab.sparse.stride) == ("strided", 5)
    assert sparse.lab.document.mask.kind == "causal"
    soft = requested(ask, "sentence-heads --tab saturation --d-k 256 --draw 7 -o a.pdf")
    assert (soft.lab.saturation.d_k, soft.lab.saturation.draw) == (256, 7)


def test_render_asks_for_films_steps_and_backgrounds(ask) -> None:
    film = requested(ask, "step-by-step --tab steps -o a.mp4 --fps 25 --film walk --width 640")
    assert (film.rate, film.motion, film.scale, film.all_steps) == (25, "walk", 0.5, "")
    plain = requested(ask, "sentence-heads --tab heads -o a.gif")
    assert (plain.rate, plain.motion, plain.scale, plain.background) == (20, "", 1.0, "look")
    steps = requested(ask, "step-by-step --tab steps --steps all -o a.pdf --background white")
    assert (steps.all_steps, steps.background, steps.lesson) == ("steps", "white", None)
    lesson = requested(ask, "why-sqrt-d --tab heads --steps lesson -o a.png")
    assert lesson.all_steps == "lesson" and len(lesson.lesson.steps) > 3
    german = requested(ask, "why-sqrt-d --tab heads --steps lesson -o a.png --language de")
    assert (german.language, german.lesson.title) == ("de", "Warum durch √d teilen?")
    dots = requested(ask, "sentence-heads --tab heads -o a.png --dpi 192")
    assert dots.scale == 2


def test_every_kind_of_file_is_asked_for_the_right_thing() -> None:
    wanted = dict.fromkeys(("png", "svg", "pdf"), "picture") | {"html": "page"}
    wanted |= dict.fromkeys(("gif", "apng", "webp", "mp4"), "animation")
    assert {suffix[1:] for suffix in ALL} == set(wanted)
    assert {suffix: what_of(f".{suffix}") for suffix in wanted} == wanted
    assert (what_of(".pdf", "steps"), what_of(".svg", "lesson")) == ("steps", "lesson")


def test_the_whole_window_and_the_window_of_a_mask(ask) -> None:
    whole = requested(ask, "sentence-heads --tab heads --whole-window --window 3 -o a.png")
    assert whole.window and whole.lab.document.mask.window == 3
    assert not requested(ask, "sentence-heads --tab heads --window 3 -o a.png").window


def test_render_to_a_pipe(ask) -> None:
    answer = ask(
        "render tiny-example --tab heads -o - --format svg",
        render=lambda request: request.output.write_text("<svg/>") * 0,
    )
    assert (answer.code, answer.data) == (0, b"<svg/>")


def test_a_failed_picture_keeps_its_code(ask) -> None:
    assert ask("render tiny-example --tab heads -o a.png", render=lambda request: 3).code == 3
    assert ask("render tiny-example --tab heads -o a.png").code == 1


def test_self_check_is_handed_on(ask) -> None:
    assert ask("--self-check", self_check=lambda: 7).code == 7


# --- as a program ------------------------------------------------------------------------------


def test_an_old_terminal_gets_signs_spelt_out() -> None:
    done = program(
        *["explain", "step-by-step", "--array", "scores", "--cell", "2,1"],
        env={"PYTHONIOENCODING": "ascii"},
    )
    assert done.returncode == 0
    assert b"S = Q K\\u1d40" in done.stdout


def test_closed_streams_do_no_harm() -> None:
    line = '"$@" check - <&-; echo $?; "$@" list >&-; echo $?'
    done = process(["sh", "-c", line, "sh", sys.executable, "-c", PROGRAM], text=True)
    assert done.stdout.split() == ["1", "0"]
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "line",
    ["compute tiny-example", "explain tiny-example --array A --cell 2,0", "show tiny-example"],
)
def test_numbers_need_no_qt(line: str) -> None:
    act = PROGRAM.replace(
        "sys.exit(main(sys.argv[1:]))",
        "main(sys.argv[1:]); print([m for m in sys.modules if m.startswith(('PySide6', 'pyqt'))])",
    )
    done = process([sys.executable, "-c", act, *line.split()])
    assert done.stdout.splitlines()[-1] == b"[]"


def test_the_version_comes_before_numpy() -> None:
    act = PROGRAM.replace(
        "sys.exit(main(sys.argv[1:]))",
        "main(['--version']); print({'numpy', 'argparse', 'json'} & set(sys.modules))",
    )
    done = process([sys.executable, "-c", act])
    assert done.stdout.splitlines()[-1] == b"set()"


# --- the public names --------------------------------------------------------------------------


def test_the_package_offers_its_engine(tmp_path) -> None:
    eye = np.eye(2)
    assert attnviz.attend(eye, eye, eye).pattern.shape == (2, 2)
    lab = attnviz.load("tiny-example").lab
    save(tmp_path / "a.attn", lab)
    again = attnviz.load(tmp_path / "a.attn").lab
    assert np.array_equal(attnviz.run(again.document).pattern, attnviz.run(lab.document).pattern)
    assert set(attnviz.__all__) <= set(dir(attnviz))
    with pytest.raises(AttributeError, match="nonsense"):
        attnviz.nonsense  # noqa: B018


def test_the_package_imports_nothing_before_it_is_used() -> None:
    act = "import sys, attnviz; print({'numpy', 'typing', 'PySide6'} & set(sys.modules))"
    done = process([sys.executable, "-S", "-c", act])
    assert done.stdout.strip() == b"set()"


@pytest.mark.parametrize("form", ["npy", "npz", "csv", "text"])
def test_a_mask_of_true_and_false_is_a_mask(ask, tmp_path: Path, form: str) -> None:
    mask = np.tri(4, dtype=bool)
    mask[3, 0] = False
    path = tmp_path / f"mask.{form}"
    if form == "npy":
        np.save(path, mask)
    elif form == "npz":
        np.savez(path, allowed=mask)
    elif form == "csv":
        np.savetxt(path, mask, fmt="%s", delimiter=",")
    else:
        path.write_text(repr(mask), encoding="utf-8")
    pattern = ask(f"compute step-by-step --array pattern --mask {path}").array("pattern")
    assert ((pattern[0] > 0) == mask).all()


@pytest.mark.parametrize(
    ("cells", "told"),
    [
        (np.tri(4), "1 = may look"),
        (np.tri(4) * [[1], [0], [1], [1]], "1 = may look; row 2 sees no key"),
        (np.ones((4, 4)), "1 = may look; 6 cells look ahead"),
        (np.eye(4)[[0, 2, 1, 3]], "1 = may look; 1 cell looks ahead"),
        (np.zeros((4, 4)), "1 = may look; no row sees a key"),
        (np.where(np.tri(4) > 0, 0, -np.inf), "0 = may look, -inf = may not"),
        (
            np.where(np.tri(4) * [[1], [1], [0], [1]] > 0, 0, np.finfo(np.float32).min),
            "0 = may look, -3.402823e+38 = may not; row 3 sees no key",
        ),
        (
            np.where(np.tri(4) * [[0], [1], [0], [1]] > 0, 0, np.finfo(np.float16).min),
            "0 = may look, -65504 = may not; 2 rows see no key: 1, 3",
        ),
    ],
)
@pytest.mark.parametrize("form", ["npy", "csv"])
def test_a_mask_is_told_as_it_was_read(ask, tmp_path: Path, form: str, cells, told: str) -> None:
    path = tmp_path / f"mask.{form}"
    np.save(path, cells) if form == "npy" else np.savetxt(path, cells, delimiter=",", fmt="%.17g")
    answer = ask(["compute", "step-by-step", "--array", "pattern", "--mask", str(path)])
    assert (answer.code, answer.err) == (0, f"attnviz: {path}: {told}\n")
    seen = cells > -1e4 if "0 = may look" in told else cells > 0
    assert ((answer.array("pattern")[0] > 0) == seen).all()


def test_a_mask_of_scores_is_refused_with_its_place(ask, tmp_path: Path) -> None:
    path = tmp_path / "mask.csv"
    path.write_text("0,-inf,-inf,-inf\n0,0,-1,-inf\n0,0,0,-inf\n0,0,0,0\n")
    answer = ask(["compute", "step-by-step", "--mask", str(path)])
    assert answer.code == 1
    assert "row 2, column 3: found -1, expected 0" in answer.err


def test_a_table_for_a_spreadsheet(ask) -> None:
    plain = ask("compute step-by-step --array X --format csv --labels")
    english = ask("compute step-by-step --array X --format csv --labels --excel")
    german = ask("compute step-by-step --array X --format csv --labels --excel --language de")
    assert english.data == b"\xef\xbb\xbf" + plain.data
    assert german.data.startswith(b"\xef\xbb\xbf") and b"-0,4;0,1" in german.data
    assert np.array_equal(parse_matrix(german.data.decode("utf-8-sig")), parse_matrix(plain.text))


def test_an_empty_name_is_told_as_such(ask) -> None:
    answer = ask(["show", ""])
    assert answer.code == 1
    assert "unknown lesson or file ''" in answer.err


def test_a_whole_number_may_have_its_sign(ask) -> None:
    assert ask("count --pattern full --tokens +3").data == b"6\n"
    assert ask("count --pattern full --tokens +-3").code == 2


def test_long_names_of_heads_are_listed_by_their_beginnings(ask, tmp_path: Path) -> None:
    path = tmp_path / "long.attn"
    tree = json.loads(dumps(library.load("tiny-example").lab))
    tree["document"]["heads"] = [{"name": "n" * 900}]
    path.write_text(json.dumps(tree))
    answer = ask(["compute", str(path), "--head", "7"])
    assert answer.code == 1
    assert "0 " + "n" * 40 + "…" in answer.err
    assert len(answer.err) < 400
