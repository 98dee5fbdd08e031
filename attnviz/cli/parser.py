"""The commands, their options and their help."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from typing import Any, NoReturn

from attnviz import __version__, streams
from attnviz.cli.values import (
    cell,
    dots,
    draw,
    file_name,
    font_size,
    hold,
    named_cell,
    number,
    rate,
    rule,
    rule_or_none,
    scale,
    size,
    tolerance,
    whole,
    width,
)
from attnviz.export.choice import ALL, BACKGROUNDS, RATE
from attnviz.language import or_list
from attnviz.model.tabs import tab_ids
from attnviz.options import LANGUAGES, THEMES, program_name

# `RULES` of engine/masks.py, written out: help does not wait for NumPy.
PATTERNS = "full, window, sink-window, strided, fixed"
AS_TYPED = re.compile(r"^  attnviz\b", re.MULTILINE)
NEGATIVE = re.compile(r"-[\d.][\d.,e+-]*$")
# The ids of `TASKS` in learning/tasks.py: naming them must not load NumPy.
LEARNED = ("repeats", "previous", "sort", "brackets", "pairs")
# `NAMES` of engine/head_scores.py, for the same reason.
SCORES = (
    "previous",
    "first",
    "self",
    "duplicate",
    "induction",
    "window",
    "entropy",
    "effective_keys",
    "value_weighted",
)
FORMS = ("json", "csv", "tsv", "npz", "numpy", "latex", "markdown")

TOP = """
without a command the window opens:
  attnviz [FILE|LESSON|MODEL] [--tab NAME] [--theme light|dark|projector] [--projector]
          [--lesson FILE|LESSON] [--language en|de|fr] [--present] [--screen N]
          [--text TEXT] [--layer N] [--head N]
  --present fills the screen in the look for a projector; Esc leaves it
  MODEL is a language model, --text what it reads; --layer and --head count from 0
  tabs: heads, steps, saturation, grid, sparse

examples:
  attnviz
  attnviz my.attn --tab steps --theme dark
  attnviz list
  attnviz compute tiny-example --array pattern
  attnviz explain step-by-step --array scores --cell 2,1
  attnviz count --pattern sink-window --tokens 131072 --window 4096
  attnviz render sentence-heads --tab grid -o grid.svg

exit codes: 0 done, 1 bad input (one line on the error stream says what), 2 wrong usage.
Heads, tokens, rows and columns are counted from 0, steps from 1 as on their chips.
"""

SOURCE = "a bundled lesson (attnviz list), an .attn file, or - for standard input"

LIST = """
example:
  attnviz list
"""

SHOW = """
examples:
  attnviz show sentence-heads
  attnviz show - < my.attn
"""

COMPUTE = """
arrays: X W_Q W_K W_V W_O Q K V K_T scores scaled_scores masked_scores exponentials row_sums
pattern z out, and the chapter's letters: S (scores), E, A (pattern), O (z). Several may be named,
also as scores,pattern. None named means all.

json:  {"lesson": ID, "slot": SLOT, "tokens": [...], "heads": [...],
        "arrays": {NAME: {"shape": [...], "data": nested lists}}}
       A hidden score is the text "-inf"; every number reads back to the same bits.
csv, tsv, markdown: a block a head, each led by a line # NAME, head N, when there are several.
       --labels adds the names of rows and columns. --excel makes a file that a spreadsheet opens
       by a double click; an apostrophe stands before names that it would compute (=A1).
npz:   np.load(FILE)["pattern"]
numpy, latex: text to paste; LaTeX rounds to two decimals.

a model (GGUF file or folder) with --text and --layer: that layer on that text.
saturation: six scores at a vector size, without a file. JSON has scores, raw and scaled (their
softmax without and with division), range, and largest, entropy, keys_in_play, slope for both.
       --array stops: a line for every vector size from 1 to 1024, with all of that.
sparse: who may look at whom in a pattern, without a file. JSON has allowed, count, of_full.
       --array pairs: the cells as row,column; --array counts: a line a window, all patterns.

examples:
  attnviz compute tiny-example --array pattern
  attnviz compute sentence-heads --array A --head resting --format csv --labels
  attnviz compute my.attn --format npz -o my.npz
  attnviz compute sentence-heads --array pattern --pattern window --window 3 --kv-heads 2
  attnviz compute - --array out --mask mask.csv < my.attn
  attnviz compute model.gguf --text "The pupils like Marisol" --layer 3 --array pattern
  attnviz compute saturation --d-k 64 --draw chapter
  attnviz compute saturation --d-k 256 --draw 1594 --divisor d
  attnviz compute sparse --pattern strided --window 4 --stride 4 --tokens 16 --format csv
"""

EXPLAIN = """
prints the formula, each term with its digits, and the result. The cell is row,column of a layer
with one head or together with --head, else head,row,column; all counted from 0.

examples:
  attnviz explain step-by-step --array scores --cell 2,1
  attnviz explain step-by-step --array A --cell 2,1
  attnviz explain sentence-heads --array pattern --cell 0,10,1
  attnviz explain sentence-heads --array out --cell 10,3
"""

COUNT = """
prints the number of scores of a causal pattern alone, by formula and exactly. The window counts
the token itself; the strided pattern takes the window as its stride when no stride is given. The
fixed pattern sees the own block of --stride tokens and the last of each block before.

examples:
  attnviz count --pattern full --tokens 131072
  attnviz count --pattern sink-window --tokens 131072 --window 4096
  attnviz count --pattern strided --tokens 16 --window 4 --stride 8
  attnviz count --pattern fixed --tokens 16 --stride 4
"""

CHECK = """
prints a line a file; a file that cannot be read has its line on the error stream, and the exit
code is 1 when there is one.

examples:
  attnviz check my.attn
  attnviz check lessons/*.attn && echo all good
"""

READ = """
prints the numbers that the window would read from a file, or why it would not. Names around a
table are left out; what may mean two things is refused with its row and column.

json: {"file", "name", "shape", "values"} of one matrix, and "arrays", a list of the same for all
      arrays of an .npz archive.

examples:
  attnviz read mask.csv
  attnviz read mask.csv --format json
"""

RENDER = """
draws what the window shows: title, canvas and caption, or with --whole-window all of it (PNG).
PNG may be made sharper by --scale, --width (dots) or --dpi; SVG and PDF hold real shapes and text.
gif, apng, webp (these need Pillow) and mp4 (needs ffmpeg) hold what moves on the tab; --motion
says which: heads flow, words, heads; steps walk, steps, edit; saturation sweep, stops; grid rows,
heads, stages; sparse rows, patterns, window. html is a page with the figure and its numbers as
tables.
--figure leaves away what one acts on: of grid the heads alone with all names, of steps the matrices
of the step, of saturation its slider. --array NAME draws one matrix, --head N one head. What has no
room is drawn smaller; where even that is not enough, the picture says what it leaves out.
--steps all draws all twelve steps of the tab steps, --steps lesson all steps of a lesson: the pages
of one pdf, or files out-01.png, out-02.png, … The same input gives the same bytes.

examples:
  attnviz render sentence-heads --tab heads -o heads.png
  attnviz render step-by-step --tab steps --step 6 -o scores.svg
  attnviz render sentence-heads --tab grid --theme projector --size 1920x1080 -o grid.png
  attnviz render sentence-heads --tab heads --head resting --token tired --scale 2 -o resting.png
  attnviz render sentence-heads --tab saturation --d-k 256 --draw 1594 -o softmax.pdf
  attnviz render sentence-heads --tab sparse --pattern strided --window 4 -o strided.pdf
  attnviz render step-by-step --tab steps --steps all -o handout.pdf
  attnviz render step-by-step --tab steps -o steps.mp4 --fps 25 --width 1920
  attnviz render sentence-heads --tab saturation -o sweep.gif --size 960x540
  attnviz render sentence-heads --tab heads --background transparent -o slide.svg
  attnviz render sentence-heads --tab sparse --whole-window -o screen.png
  attnviz render sentence-heads --tab grid -o course.html
  attnviz render sentence-heads --tab grid --figure --no-title --no-caption --font-size 9 -o fig.pdf
  attnviz render step-by-step --tab steps --array scores --no-title --no-caption -o scores.svg
  attnviz render --model model.gguf --text "The cat" --layer 3 --head 2 --tab heads -o head.png
  attnviz render run.npz --layer 3 --tab grid -o captured.svg
"""


MODELS = """
looks where other programs keep models (the caches of Hugging Face and LM Studio, Ollama), reads
their headers, and says why one cannot be opened. Nothing is downloaded.

examples:
  attnviz models
  attnviz models --format json
"""

CAPTURE = """
runs a text through a model and writes the attention weights of every layer and head: the array
attention (layer, head, query, key) in float32, and the tokens.

MODEL is a GGUF file, or a folder with config.json, tokenizer.json and safetensors.

examples:
  attnviz capture model.gguf --text "The pupils like Marisol" -o run.npz
  attnviz capture folder --text "It was too tired" -o run.safetensors
"""

GRADIENT = """
prints the three numbers among those a person gives (token vectors, weights, biases) that move one
number of the layer most, per +1 of each; with --array all slopes of one array, and a dot where a
cell does not reach the number at all. The cell is written as for explain, behind the array's name.

examples:
  attnviz gradient step-by-step --slot example --of A,2,1
  attnviz gradient step-by-step --slot example --of A,2,1 --array Q
"""

DIFF = """
compares the numbers of two layers, rows beside rows with the same word, and prints the largest
differences, B less A. A key that only one text has counts as 0 in the other, so that each row of
the differences of the pattern sums to 0; what both masks hide is not compared. Two .attn files of
the same numbers and words are alike, whatever else they say.

exit codes: 0 alike, 1 different, 2 trouble (wrong usage, or a file that cannot be read).

examples:
  attnviz diff old.attn new.attn
  attnviz diff a.attn b.attn --array pattern --head 0 --top 2
  attnviz diff lesson.attn expected.attn --tolerance 1e-6 && echo unchanged
"""

TRAIN = """
a transformer of attention alone, one or two layers, learns in NumPy and on this computer: repeats
(random letters, and the same again: the next one is asked for), previous (the letter before), sort,
brackets (the kind that closes), or pairs of your own words, joined anew in every text. Prints loss
and accuracy on texts it does not learn from, when a head gives over half its weight to one kind of
place, and in its last line the largest share of a head on tokens that followed an earlier copy of
its own (induction), or the accuracy. The same seed gives the same run on one computer. The .npz
holds every 25th step.

examples:
  attnviz train --task repeats --seed 1 -o run.npz
  attnviz train --task sort --layers 1 --steps 200
"""
HEADS = """
prints what every head of a model did on a text: the mean weight on the token before, the first
token, the own token, the last copy of a repeated token (duplicate), the token after that copy
(induction) and the last four tokens (window); the entropy of a row in bits, 2 to that power
(effective_keys), and the mean of the weights times the length of v W_O (value_weighted). The model
letters is built in: two layers of two heads that learned to go on with letters that repeat.

examples:
  attnviz heads letters --text "K T B R M P H D K T B" --sort induction
  attnviz heads model.gguf --text "one two three one two" --sort induction
  attnviz heads model.gguf --text "one two three one two" --csv -o heads.csv
"""

MODEL = "a GGUF file, a folder with config.json and safetensors, or letters"


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong on one line."""

    def __init__(self, **given: Any) -> None:
        given.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        given["epilog"] = AS_TYPED.sub(lambda _: f"  {program_name()}", given["epilog"])
        super().__init__(allow_abbrev=False, **given)
        self._negative_number_matcher = NEGATIVE  # -1,0 is no option, but a cell that is not there

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Say found and expected as all other messages do, and as every Python does."""
        if action.choices is not None and value not in action.choices:
            known = or_list([str(choice) for choice in action.choices])
            raise argparse.ArgumentError(action, f"found {value!r}, expected {known}")

    def _print_message(self, message: str, file: Any = None) -> None:
        """Print the help or the version; argparse itself would pass over a disk that is full."""
        streams.write(message)

    def error(self, message: str) -> NoReturn:
        text = " ".join(message.split())
        streams.warn(f"{self.prog}: {text}. See {self.prog} --help")
        raise SystemExit(2)


def parser() -> Parser:
    """Build the parser of all commands."""
    top = Parser(
        prog=program_name(),
        description="A desktop lab for the attention mechanism. Commands without a window:",
        epilog=TOP,
    )
    top.add_argument("--version", action="version", version=f"attnviz {__version__}")
    top.add_argument(
        "--self-check", action="store_true", help="check that the installed program works"
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)

    def command(name: str, help_: str, epilog: str) -> Parser:
        found = commands.add_parser(name, help=help_, description=help_ + ".", epilog=epilog)
        found.set_defaults(fail=found.error)
        return found

    command("list", "name the bundled lessons", LIST)
    command("show", "say what a lesson or file holds", SHOW).add_argument("source", help=SOURCE)
    _compute(command("compute", "compute the arrays of a layer", COMPUTE))
    _explain(command("explain", "show the arithmetic behind one number", EXPLAIN))
    _gradient(command("gradient", "show what would change a number", GRADIENT))
    _count(command("count", "count the scores of a pattern", COUNT))
    _models(command("models", "name the language models on this computer", MODELS))
    _capture(command("capture", "write the attention of a model on a text", CAPTURE))
    _heads(command("heads", "score the heads of a model on a text", HEADS))
    _diff(command("diff", "show what differs between two layers", DIFF))
    _train(command("train", "let a small transformer learn a task", TRAIN))
    check = command("check", "tell whether files can be opened", CHECK)
    check.add_argument("sources", nargs="+", metavar="FILE", help=SOURCE)
    _read(command("read", "tell what a file of numbers is read as", READ))
    _render(command("render", "draw a tab as picture, film or page", RENDER))
    return top


def _compute(command: Parser) -> None:
    command.add_argument("source", nargs="?", help=f"{SOURCE}; saturation; sparse; a model")
    command.add_argument(
        "--array", nargs="+", action="extend", metavar="NAME", help="arrays to give; all"
    )
    command.add_argument("--format", choices=FORMS, default="json", help="json when left out")
    command.add_argument(
        "-o",
        "--output",
        type=file_name,
        metavar="OUT",
        help="file to write; standard output",
    )
    command.add_argument("--labels", action="store_true", help="names of rows and columns too")
    command.add_argument(
        "--excel",
        action="store_true",
        help="csv, tsv for a spreadsheet: a byte order mark, the decimal mark of --language",
    )
    command.add_argument("--language", choices=LANGUAGES, help="of --excel; en")
    command.add_argument(
        "--head", metavar="N", help="only this query head, by number from 0 or by name"
    )
    command.add_argument(
        "--slot",
        choices=("document", "example", "saturation", "sparse"),
        help="which exhibit of the file; document when left out",
    )
    command.add_argument("--tokens", type=whole, metavar="N", help="of sparse: 1 to 64")
    command.add_argument("--text", help="the source is a language model, and this is what it reads")
    command.add_argument("--layer", type=whole, metavar="N", help="of the model, from 0")
    _layer_options(command)
    _saturation_options(command)


def _read(command: Parser) -> None:
    command.add_argument("source", metavar="FILE", help="CSV, TSV, NumPy text, LaTeX, .npy, .npz")
    command.add_argument("--format", choices=("text", "json"), default="text", help="text")
    command.add_argument(
        "--comma", action="store_true", help="numbers are written with decimal commas"
    )


def _models(command: Parser) -> None:
    command.add_argument("--format", choices=("text", "json"), default="text", help="text")


def _capture(command: Parser) -> None:
    command.add_argument("source", metavar="MODEL", help=MODEL)
    command.add_argument("--text", required=True, help="what the model reads")
    command.add_argument(
        "-o",
        "--output",
        required=True,
        type=file_name,
        metavar="OUT",
        help=".npz, .safetensors",
    )


def _heads(command: Parser) -> None:
    command.add_argument("source", metavar="MODEL", help=MODEL)
    command.add_argument("--text", required=True, help="what the model reads")
    command.add_argument("--sort", choices=SCORES, help="largest first; by layer when left out")
    command.add_argument("--most", type=whole, metavar="N", help="so many lines; all")
    command.add_argument("--csv", action="store_true", help="a table with a line a head")
    command.add_argument("-o", "--output", type=file_name, metavar="OUT", help="file for --csv")


def _train(command: Parser) -> None:
    command.add_argument("--task", choices=LEARNED, default="repeats", help="repeats")
    command.add_argument("--pairs", type=file_name, metavar="FILE", help="of the task pairs")
    command.add_argument("--layers", type=whole, default=2, metavar="N", help="1 or 2; 2")
    command.add_argument("--heads", type=whole, default=2, metavar="N", help="1, 2 or 4 a layer; 2")
    command.add_argument("--width", type=whole, default=32, metavar="N", help="8, 16, 32, 64; 32")
    command.add_argument("--rate", type=number, default=6e-3, metavar="R", help="0.006")
    command.add_argument("--seed", type=whole, default=3, metavar="N", help="3")
    command.add_argument("--steps", type=whole, default=400, metavar="N", help="400")
    command.add_argument(
        "-o", "--output", type=file_name, metavar="OUT", help=".npz, the whole run"
    )


def _explain(command: Parser) -> None:
    command.add_argument("source", help=SOURCE)
    command.add_argument("--array", required=True, metavar="NAME", help="such as scores, A, out")
    command.add_argument(
        "--cell", required=True, type=cell, metavar="ROW,COLUMN", help="or HEAD,ROW,COLUMN"
    )
    command.add_argument("--head", metavar="N", help="query head, by number from 0 or by name")
    command.add_argument("--slot", choices=("document", "example"), help="which document")
    _layer_options(command)


def _gradient(command: Parser) -> None:
    command.add_argument("source", help=SOURCE)
    command.add_argument(
        "--of", required=True, type=named_cell, metavar="NAME,ROW,COLUMN", help="such as A,2,1"
    )
    command.add_argument("--array", metavar="NAME", help="print all slopes of this one, such as Q")
    command.add_argument("--format", choices=("text", "json"), default="text", help="text")
    command.add_argument("--head", metavar="N", help="query head, by number from 0 or by name")
    command.add_argument("--slot", choices=("document", "example"), help="which document")
    _layer_options(command)


def _diff(command: Parser) -> None:
    command.add_argument("a", metavar="A", help=SOURCE)
    command.add_argument("b", metavar="B", help="what it is compared with, likewise")
    command.add_argument(
        "--array", nargs="+", action="extend", metavar="NAME", help="arrays to compare; all"
    )
    command.add_argument("--head", metavar="N", help="query head, by number from 0 or by name")
    command.add_argument(
        "--top", type=whole, default=5, metavar="N", help="differences to print; 5"
    )
    command.add_argument(
        "--tolerance",
        type=tolerance,
        default=1e-12,
        metavar="T",
        help="what is no more is none; 1e-12",
    )
    command.add_argument("--format", choices=("text", "json", "csv"), default="text", help="text")
    command.add_argument("--slot", choices=("document", "example"), help="which document of both")


def _count(command: Parser) -> None:
    command.add_argument("--pattern", required=True, type=rule, metavar="PATTERN", help=PATTERNS)
    command.add_argument("--tokens", required=True, type=whole, metavar="N")
    command.add_argument("--window", type=whole, metavar="W", help="the token itself too")
    command.add_argument("--sinks", type=whole, default=1, metavar="N", help="of sink-window; 1")
    command.add_argument("--stride", type=whole, metavar="N", help="of strided and fixed")


def _render(command: Parser) -> None:
    command.add_argument("source", nargs="?", help=f"{SOURCE}; captured attention")
    command.add_argument("--tab", required=True, choices=tab_ids())
    command.add_argument("--model", metavar="MODEL", help=f"in place of a lesson: {MODEL}")
    command.add_argument("--text", help="what the model reads")
    command.add_argument(
        "--layer", type=whole, metavar="N", help="of the model or the captured attention"
    )
    command.add_argument(
        "-o",
        "--output",
        required=True,
        type=file_name,
        metavar="OUT",
        help=f"name{_known(ALL)}, or -",
    )
    command.add_argument(
        "--format", choices=[s[1:] for s in ALL], help="for -o -, where no suffix tells it"
    )
    command.add_argument("--step", type=whole, metavar="N", help="of steps: 1 to 12")
    command.add_argument(
        "--steps", choices=("all", "lesson"), help="all twelve of the tab, or all of the lesson"
    )
    command.add_argument("--motion", metavar="NAME", help="what of the tab moves; see above")
    command.add_argument(
        "--fps", type=rate, metavar="N", help=f"pictures a second of what moves; {RATE}"
    )
    command.add_argument("--head", metavar="N", help="by number from 0 or by name")
    command.add_argument("--token", metavar="N", help="by number from 0 or by its text")
    command.add_argument("--theme", choices=THEMES[1:], default="light")
    command.add_argument(
        "--language", choices=LANGUAGES, default="en", help="of captions, titles and labels; en"
    )
    command.add_argument(
        "--background",
        choices=BACKGROUNDS,
        help="ground; look = the theme's own, white for --figure",
    )
    command.add_argument(
        "--figure", action="store_true", help="the figure only, for a paper: see above"
    )
    command.add_argument("--array", metavar="NAME", help="one matrix alone, such as scores or A")
    command.add_argument("--no-title", action="store_true", help="no line over the picture")
    command.add_argument("--no-caption", action="store_true", help="no sentence under it")
    command.add_argument(
        "--font-size", type=font_size, metavar="POINTS", help="of names and caption; 4 to 48"
    )
    command.add_argument("--font", metavar="NAME", help="a typeface that is installed")
    command.add_argument("--size", type=size, default=(1280, 720), metavar="WxH", help="1280x720")
    sharp = command.add_mutually_exclusive_group()
    sharp.add_argument("--scale", type=scale, metavar="N", help="dots a pixel of PNG or film; 1")
    sharp.add_argument("--width", type=width, metavar="DOTS", help="width of PNG and film")
    sharp.add_argument("--dpi", type=dots, metavar="N", help="dots an inch of a PNG; 96")
    command.add_argument(
        "--whole-window",
        action="store_true",
        help="the program's window with its panels (PNG), not only title, canvas and caption",
    )
    _layer_options(command)
    _saturation_options(command)


def _known(suffixes: Sequence[str]) -> str:
    return ", ".join(suffixes)


def _layer_options(command: Parser) -> None:
    """Add what can be changed in any document before it is computed."""
    group = command.add_argument_group("changes before computing")
    group.add_argument(
        "--pattern",
        type=rule_or_none,
        metavar="PATTERN",
        help=f"mask: none, {PATTERNS}; full = causal",
    )
    sight = "keys in sight, the own one too"
    group.add_argument("--window", type=whole, metavar="W", help=sight)
    group.add_argument("--sinks", type=whole, metavar="N", help="first keys kept in sight")
    stride = "every N-th key back; of fixed, tokens of a block"
    group.add_argument("--stride", type=whole, metavar="N", help=stride)
    group.add_argument(
        "--mask",
        metavar="FILE",
        help="table of 1 (may look) and 0, or of 0 and -inf, as CSV or npy; - reads stdin",
    )
    group.add_argument(
        "--hold",
        type=hold,
        action="append",
        metavar="ARRAY,ROW,COLUMN=VALUE",
        help="a computed number typed over, or ARRAY,HEAD,ROW,COLUMN; may stand several times",
    )
    group.add_argument("--kv-heads", type=whole, metavar="N", help="key/value heads to share")


def _saturation_options(command: Parser) -> None:
    group = command.add_argument_group("of saturation")
    group.add_argument("--d-k", type=whole, metavar="N", help="vector size, 1 to 1024")
    group.add_argument("--draw", type=draw, metavar="N", help="number of a draw, or chapter")
    group.add_argument("--divisor", choices=("1", "sqrt", "d"), help="1, sqrt(d_k) or d_k")
    group.add_argument("--distribution", choices=("normal", "coin"))
