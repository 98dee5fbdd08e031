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
    positive,
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
Without a command, the window opens:
  attnviz [FILE|LESSON|MODEL] [--tab NAME] [--theme light|dark|projector] [--projector]
          [--lesson FILE|LESSON] [--language en|de|fr] [--present] [--screen N]
          [--text TEXT] [--layer N] [--head N]
  --present    full screen in the projector theme; Esc leaves it
  --projector  same as --theme projector
  --tab NAME   heads, steps, saturation, grid, sparse or learning
  --text TEXT  what the language model MODEL reads

examples:
  attnviz
  attnviz my.attn --tab steps --theme dark
  attnviz list
  attnviz compute tiny-example --array pattern
  attnviz explain step-by-step --array scores --cell 2,1
  attnviz count --pattern sink-window --tokens 131072 --window 4096
  attnviz render sentence-heads --tab grid -o grid.svg

Heads, layers, tokens, rows and columns are counted from 0, steps from 1.
Exit codes: 0 success, 1 bad input (one line on standard error says what), 2 wrong usage.
attnviz COMMAND --help explains a command.
"""

LESSON = """
A lesson is an .attn file, or Markdown that says the same: both open in the window.

examples:
  attnviz lesson new my-lesson.md
  attnviz lesson check my-lesson.md
  attnviz lesson convert my-lesson.md -o my-lesson.attn
  attnviz lesson convert why-sqrt-d -o why-sqrt-d.md
  attnviz lesson handout why-sqrt-d -o handout.pdf
"""

LESSON_NEW = """
The file has one step of each kind that a class meets; replace them with your own.

example:
  attnviz lesson new my-lesson.md
"""

LESSON_CHECK = """
Names answers that can be read before the click, numbers that the engine does not give, texts of
more than 30 words, steps too short for their words, and a letter that is right three times running.
Remarks that begin with “note” break nothing. The exit code is 1 if something must be fixed.

examples:
  attnviz lesson check my-lesson.md
  attnviz lesson check lessons/*.md && echo ready
"""

LESSON_CONVERT = """
Nothing is lost in either direction. Numbers that ship with attnviz are named, others written out.

examples:
  attnviz lesson convert my-lesson.md -o my-lesson.attn
  attnviz lesson convert my-lesson.attn -o my-lesson.md
"""

LESSON_HANDOUT = """
Predictions above the fold, work with blanks below it. The teacher's handout has the same layout,
with the answers in the blanks, the thinking behind wrong answers in the margin, and the notes.

examples:
  attnviz lesson handout who-looks-where -o handout.pdf
  attnviz lesson handout my-lesson.md -o answers.pdf --for teacher --paper letter
"""

SOURCE = "a bundled lesson (see attnviz list), an .attn file, or - for standard input"
LESSON_SOURCE = "a .md or .attn file, a bundled lesson (see attnviz list), or - for standard input"

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
Arrays: X W_Q W_K W_V W_O Q K V K_T scores scaled_scores masked_scores exponentials row_sums
pattern z out, or the chapter's letters S (scores), E (exponentials), A (pattern) and O (z).
Separate several names with spaces or commas.

json:  {"lesson": ID, "slot": SLOT, "tokens": [...], "heads": [...],
        "arrays": {NAME: {"shape": [...], "data": nested lists}}}
       A masked score is the text "-inf". Every number reads back exactly.
csv, tsv, markdown: one block per head; with several heads, each block starts with a line
       # NAME, head N. --labels adds the names of rows and columns. --excel writes a file that
       opens in a spreadsheet with a double click; names that it would compute (=A1) get an
       apostrophe in front.
npz:   np.load(FILE)["pattern"]
numpy, latex: text to paste; LaTeX rounds to two decimals.

A model (GGUF file or folder) with --text and --layer: that layer on that text.
saturation: six scores at one vector size, without a file. JSON has scores, raw and scaled
(softmax without and with division), range, and largest, entropy, keys_in_play (effective keys)
and slope for both.
       --array stops: one line per vector size from 1 to 1024.
sparse: which token may look at which, without a file. JSON has allowed, count and of_full.
       --array pairs: the computed cells as row,column.
       --array counts: one line per window, for all patterns.

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
Prints the formula, every term with its digits, and the result. Heads, rows and columns are
counted from 0.

examples:
  attnviz explain step-by-step --array scores --cell 2,1
  attnviz explain step-by-step --array A --cell 2,1
  attnviz explain sentence-heads --array pattern --cell 0,10,1
  attnviz explain sentence-heads --array out --cell 10,3
"""

COUNT = """
Counts exactly and at any length, by formula, and prints only the number. In the pattern fixed, a
token sees its own block of --stride tokens and the last token of each earlier block.

examples:
  attnviz count --pattern full --tokens 131072
  attnviz count --pattern sink-window --tokens 131072 --window 4096
  attnviz count --pattern strided --tokens 16 --window 4 --stride 8
  attnviz count --pattern fixed --tokens 16 --stride 4
"""

CHECK = """
Prints one line per file. If a file cannot be opened, its line goes to standard error and the exit
code is 1.

examples:
  attnviz check my.attn
  attnviz check lessons/*.attn && echo all good
"""

READ = """
Prints the numbers that the window would read from a file, or why it would not. Names around a
table are left out; a text that could mean two numbers is refused, with its row and column.

json: {"file", "name", "shape", "values"} of one matrix, and "arrays", a list of the same for all
      arrays of an .npz archive.

examples:
  attnviz read mask.csv
  attnviz read mask.csv --format json
"""

RENDER = """
What --film can animate (without a name: the first of the tab):
  heads        flow, words, heads
  steps        walk, steps, edit
  saturation   sweep, stops
  grid         rows, heads, stages
  sparse       rows, patterns, window
  learning     birth, stops

SVG and PDF contain real shapes and text. GIF, APNG and WebP need Pillow, MP4 needs ffmpeg. HTML is
a page with the figure and its numbers as tables. The same input always gives the same bytes.

--figure leaves out what one clicks: of grid it draws only the heads, with all names, of steps the
matrices of the step, of saturation everything but the slider. --array NAME draws one matrix,
--head N one head. A picture without room is drawn smaller; where that is not enough, it says what
it leaves out. --steps writes the pages of one PDF, or files out-01.png, out-02.png, …

examples:
  attnviz render sentence-heads --tab heads -o heads.png
  attnviz render step-by-step --tab steps --step 6 -o scores.svg
  attnviz render step-by-step --tab steps --step 6 --of A,2,1 -o slopes.svg
  attnviz render old.attn --tab grid --compare sentence-heads -o difference.svg
  attnviz render step-by-step --tab learning --film birth -o birth.mp4
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
Looks where other programs store models (the caches of Hugging Face and LM Studio, Ollama), reads
their headers, and says why a model cannot be opened. Nothing is downloaded.

examples:
  attnviz models
  attnviz models --format json
"""

CAPTURE = """
Runs a text through a model and writes the attention weights of every layer and head: the array
attention (layer, head, query, key) in float32, and the tokens. A Zarr store (.zarr, a folder, or an
address that fsspec knows) is written layer by layer and may be larger than memory; it needs the
extra zarr: pip install 'attnviz[zarr]'.

MODEL is a GGUF file, or a folder with config.json, tokenizer.json and safetensors.

examples:
  attnviz capture model.gguf --text "The pupils like Marisol" -o run.npz
  attnviz capture folder --text "It was too tired" -o run.safetensors
  attnviz capture model.gguf --text "The pupils like Marisol" -o run.zarr
"""

GRADIENT = """
Prints the three inputs (token vectors, weights, biases) that change one number of the layer most,
per +1 of each. With --array, prints all slopes of one array, and a dot where a cell cannot change
the number at all. Write the cell as for explain, after the name of the array.

examples:
  attnviz gradient step-by-step --slot example --of A,2,1
  attnviz gradient step-by-step --slot example --of A,2,1 --array Q
"""

DIFF = """
Compares the numbers of two layers, matching rows by word, and prints the largest differences, B
minus A. A key that only one text has counts as 0 in the other, so each row of the differences of
the pattern sums to 0; cells that both masks hide are not compared. Two .attn files with the same
numbers and words are equal, whatever else they contain.

Exit codes: 0 equal, 1 different, 2 trouble (wrong usage, or a file that cannot be read).

examples:
  attnviz diff old.attn new.attn
  attnviz diff a.attn b.attn --array pattern --head 0 --top 2
  attnviz diff lesson.attn expected.attn --tolerance 1e-6 && echo unchanged
"""

TRAIN = """
A transformer with attention layers only, one or two of them, learns in NumPy on this computer:
repeats (random letters, then the same again: which letter is next?), previous (the letter before),
sort, brackets (which kind closes?), or pairs of your own words, paired differently in every text.
Prints loss and accuracy on texts it does not learn from, says when a head gives more than half of
its weight to one kind of position, and ends with the largest share of a head on tokens that
followed an earlier copy of the current one (induction), or with the accuracy. The same seed gives
the same run on one computer. The .npz file contains every 25th step.

examples:
  attnviz train --task repeats --seed 1 -o run.npz
  attnviz train --task sort --layers 1 --steps 200
"""
HEADS = """
Prints what every head of a model did on a text: the mean weight on the token before, the first
token, the token itself, the last copy of a repeated token (duplicate), the token after that copy
(induction) and the last four tokens (window); the entropy of a row in bits, 2 to that power
(effective_keys), and the mean of the weights times the length of v W_O (value_weighted). The model
letters is built in: two layers with two heads each, trained to continue letters that repeat.

examples:
  attnviz heads letters --text "K T B R M P H D K T B" --sort induction
  attnviz heads model.gguf --text "one two three one two" --sort induction
  attnviz heads model.gguf --text "one two three one two" --csv -o heads.csv
  attnviz heads model.gguf --text "one two three" --template mine.csv --sort template
"""
SURVEY = """
Scores every head of a model on every text of a file, as the command heads does on one, and writes
one line per text and head: text (from 1), tokens, layer, head, then the scores. The file has one
text per line; a .jsonl file has {"text": "..."} on every line. Dask distributes the texts among
threads on this computer, or among the workers of a cluster, which must find the model at the same
path. The result is the same whatever their number. Finished texts are kept in OUT.part: a command
that was stopped continues there. Open the table in the window: All heads shows the mean and the
spread over the texts. Needs the extra survey: pip install 'attnviz[survey]'.

examples:
  attnviz survey model.gguf --texts texts.txt -o scores.csv
  attnviz survey model.gguf --texts texts.jsonl -o scores.parquet --scheduler tcp://host:8786
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
        description="A desktop lab for the attention mechanism.",
        epilog=TOP,
    )
    top.add_argument(
        "--version",
        action="version",
        version=f"attnviz {__version__}",
        help="show the version number and exit",
    )
    top.add_argument(
        "--self-check", action="store_true", help="check that the installed program works, and exit"
    )
    commands = top.add_subparsers(
        title="commands (no window opens)",
        dest="command",
        metavar="COMMAND",
        parser_class=Parser,
    )

    def command(name: str, help_: str, epilog: str) -> Parser:
        said = f"{help_[0].upper()}{help_[1:]}."
        found = commands.add_parser(name, help=help_, description=said, epilog=epilog)
        found.set_defaults(fail=found.error)
        return found

    command("list", "list the bundled lessons", LIST)
    command("show", "show what a lesson or file contains", SHOW).add_argument("source", help=SOURCE)
    _compute(command("compute", "compute the arrays of a layer", COMPUTE))
    _explain(command("explain", "show the arithmetic behind one number", EXPLAIN))
    _gradient(command("gradient", "show what would change a number", GRADIENT))
    _count(command("count", "count the scores of a pattern", COUNT))
    _models(command("models", "list the language models on this computer", MODELS))
    _capture(command("capture", "save the attention of a model on a text", CAPTURE))
    _heads(command("heads", "score the heads of a model on a text", HEADS))
    _survey(command("survey", "score the heads of a model over many texts", SURVEY))
    _diff(command("diff", "show the differences between two layers", DIFF))
    _train(command("train", "train a small transformer on a task", TRAIN))
    check = command("check", "check whether files can be opened", CHECK)
    check.add_argument("sources", nargs="+", metavar="FILE", help=SOURCE)
    _lesson(command("lesson", "write, check and convert lessons", LESSON))
    _read(command("read", "show how a file of numbers is read", READ))
    _render(command("render", "save a tab as a picture, animation or web page", RENDER))
    return top


def _output(command: Parser, help_: str, *, required: bool = False) -> None:
    command.add_argument(
        "-o", "--output", required=required, type=file_name, metavar="OUT", help=help_
    )


def _compute(command: Parser) -> None:
    command.add_argument("source", nargs="?", help=f"{SOURCE}; or saturation, sparse, a model")
    command.add_argument(
        "--array", nargs="+", action="extend", metavar="NAME", help="arrays to write (default: all)"
    )
    command.add_argument(
        "--format", choices=FORMS, default="json", help="output format (default: json)"
    )
    _output(command, "file to write (default: standard output)")
    command.add_argument(
        "--labels", action="store_true", help="write the names of rows and columns as well"
    )
    command.add_argument(
        "--excel",
        action="store_true",
        help="csv and tsv for a spreadsheet: byte order mark, decimal separator of --language",
    )
    command.add_argument("--language", choices=LANGUAGES, help="language for --excel (default: en)")
    command.add_argument("--head", metavar="N", help="only this query head, by number or name")
    command.add_argument(
        "--slot",
        choices=("document", "example", "saturation", "sparse"),
        help="part of the file to compute (default: document)",
    )
    command.add_argument(
        "--tokens", type=whole, metavar="N", help="sparse only: number of tokens, 1 to 64"
    )
    command.add_argument("--text", help="text for the language model given as source")
    command.add_argument("--layer", type=whole, metavar="N", help="layer of the model")
    _layer_options(command)
    _saturation_options(command)


def _lesson(command: Parser) -> None:
    acts = command.add_subparsers(
        title="what to do", dest="act", metavar="ACT", parser_class=Parser, required=True
    )

    def act(name: str, help_: str, epilog: str) -> Parser:
        said = f"{help_[0].upper()}{help_[1:]}."
        return acts.add_parser(name, help=help_, description=said, epilog=epilog)

    new = act("new", "write a lesson to begin with", LESSON_NEW)
    new.add_argument("output", type=file_name, metavar="OUT", help="file to write, .md or .attn")
    check = act("check", "say what is wrong with lessons before a class sees them", LESSON_CHECK)
    check.add_argument("sources", nargs="+", metavar="FILE", help=LESSON_SOURCE)
    convert = act("convert", "turn .attn into Markdown, or Markdown into .attn", LESSON_CONVERT)
    convert.add_argument("source", metavar="FILE", help=LESSON_SOURCE)
    _output(convert, "file to write", required=True)
    sheet = act("handout", "save the handout of a lesson as PDF", LESSON_HANDOUT)
    sheet.add_argument("source", metavar="FILE", help=LESSON_SOURCE)
    _output(sheet, "file to write, .pdf", required=True)
    sheet.add_argument(
        "--for",
        dest="readers",
        choices=("pupils", "teacher"),
        default="pupils",
        help="with blanks, or with answers and notes (default: pupils)",
    )
    sheet.add_argument(
        "--paper", choices=("a4", "letter"), default="a4", help="paper size (default: a4)"
    )
    sheet.add_argument(
        "--language", choices=LANGUAGES, help="language of the handout (default: en)"
    )


def _read(command: Parser) -> None:
    command.add_argument("source", metavar="FILE", help="CSV, TSV, NumPy text, LaTeX, .npy, .npz")
    command.add_argument(
        "--format", choices=("text", "json"), default="text", help="output format (default: text)"
    )
    command.add_argument("--comma", action="store_true", help="read commas as decimal separators")


def _models(command: Parser) -> None:
    command.add_argument(
        "--format", choices=("text", "json"), default="text", help="output format (default: text)"
    )


def _capture(command: Parser) -> None:
    command.add_argument("source", metavar="MODEL", help=MODEL)
    command.add_argument("--text", required=True, help="text for the model to read")
    _output(command, "file to write, .npz or .safetensors, or Zarr store, .zarr", required=True)


def _heads(command: Parser) -> None:
    command.add_argument("source", metavar="MODEL", help=MODEL)
    command.add_argument("--text", required=True, help="text for the model to read")
    command.add_argument(
        "--sort",
        choices=(*SCORES, "template"),
        help="sort by this score, largest first (default: by layer)",
    )
    command.add_argument(
        "--most", type=whole, metavar="N", help="number of lines to print (default: all)"
    )
    command.add_argument(
        "--template",
        action="append",
        type=file_name,
        metavar="FILE",
        help="also print the mean weight on marked cells, over rows that have any: a square of 0 "
        "and 1 (CSV, TSV, npy), or the templates of an .attn file; can be repeated",
    )
    command.add_argument("--csv", action="store_true", help="write a table with one line per head")
    _output(command, "file for --csv")


def _survey(command: Parser) -> None:
    command.add_argument("source", metavar="MODEL", help=MODEL)
    command.add_argument(
        "--texts", required=True, type=file_name, metavar="FILE", help="file with one text per line"
    )
    _output(command, "table to write, .csv or .parquet", required=True)
    command.add_argument(
        "--most-tokens",
        type=positive,
        metavar="N",
        help="read the first N tokens of a text (default: 1024)",
    )
    command.add_argument(
        "--workers",
        type=positive,
        metavar="N",
        help="threads on this computer (default: one per processor)",
    )
    command.add_argument(
        "--scheduler", metavar="ADDRESS", help="Dask cluster to use, such as tcp://host:8786"
    )


def _train(command: Parser) -> None:
    command.add_argument(
        "--task", choices=LEARNED, default="repeats", help="task (default: repeats)"
    )
    command.add_argument(
        "--pairs", type=file_name, metavar="FILE", help="pairs only: file with your word pairs"
    )
    command.add_argument(
        "--layers", type=whole, default=2, metavar="N", help="layers, 1 or 2 (default: 2)"
    )
    command.add_argument(
        "--heads",
        type=whole,
        default=2,
        metavar="N",
        help="heads per layer, 1, 2 or 4 (default: 2)",
    )
    command.add_argument(
        "--width",
        type=whole,
        default=32,
        metavar="N",
        help="numbers per token, 8, 16, 32 or 64 (default: 32)",
    )
    command.add_argument(
        "--rate", type=number, default=6e-3, metavar="R", help="learning rate (default: 0.006)"
    )
    command.add_argument("--seed", type=whole, default=3, metavar="N", help="seed (default: 3)")
    command.add_argument(
        "--steps", type=whole, default=400, metavar="N", help="training steps (default: 400)"
    )
    _output(command, "file for the whole run, .npz")


def _explain(command: Parser) -> None:
    command.add_argument("source", help=SOURCE)
    command.add_argument(
        "--array",
        required=True,
        metavar="NAME",
        help="array of the number, such as scores, A or out",
    )
    command.add_argument(
        "--cell",
        required=True,
        type=cell,
        metavar="ROW,COLUMN",
        help="cell; HEAD,ROW,COLUMN if there are several heads and no --head",
    )
    command.add_argument("--head", metavar="N", help="query head, by number or name")
    command.add_argument(
        "--slot", choices=("document", "example"), help="part of the file (default: document)"
    )
    _layer_options(command)


def _gradient(command: Parser) -> None:
    command.add_argument("source", help=SOURCE)
    command.add_argument(
        "--of",
        required=True,
        type=named_cell,
        metavar="NAME,ROW,COLUMN",
        help="the number to ask about, such as A,2,1",
    )
    command.add_argument(
        "--array", metavar="NAME", help="print all slopes of this array, such as Q"
    )
    command.add_argument(
        "--format", choices=("text", "json"), default="text", help="output format (default: text)"
    )
    command.add_argument("--head", metavar="N", help="query head, by number or name")
    command.add_argument(
        "--slot", choices=("document", "example"), help="part of the file (default: document)"
    )
    _layer_options(command)


def _diff(command: Parser) -> None:
    command.add_argument("a", metavar="A", help=SOURCE)
    command.add_argument("b", metavar="B", help="the layer to compare with, in the same forms")
    command.add_argument(
        "--array",
        nargs="+",
        action="extend",
        metavar="NAME",
        help="arrays to compare (default: all)",
    )
    command.add_argument("--head", metavar="N", help="query head, by number or name")
    command.add_argument(
        "--top",
        type=whole,
        default=5,
        metavar="N",
        help="number of differences to print (default: 5)",
    )
    command.add_argument(
        "--tolerance",
        type=tolerance,
        default=1e-12,
        metavar="T",
        help="ignore differences up to this (default: 1e-12)",
    )
    command.add_argument(
        "--format",
        choices=("text", "json", "csv"),
        default="text",
        help="output format (default: text)",
    )
    command.add_argument(
        "--slot", choices=("document", "example"), help="part of both files (default: document)"
    )


def _count(command: Parser) -> None:
    command.add_argument(
        "--pattern",
        required=True,
        type=rule,
        metavar="PATTERN",
        help=f"pattern to count: {PATTERNS}",
    )
    command.add_argument(
        "--tokens", required=True, type=whole, metavar="N", help="length of the text in tokens"
    )
    command.add_argument(
        "--window", type=whole, metavar="W", help="tokens in the window, including the token itself"
    )
    command.add_argument(
        "--sinks",
        type=whole,
        default=1,
        metavar="N",
        help="sink-window only: first tokens that always stay visible (default: 1)",
    )
    command.add_argument(
        "--stride",
        type=whole,
        metavar="N",
        help="strided: every N-th earlier token (default: the window); fixed: block size",
    )


def _render(command: Parser) -> None:
    command.add_argument("source", nargs="?", help=f"{SOURCE}; or captured attention")
    command.add_argument("--tab", required=True, choices=tab_ids(), help="tab to draw")
    command.add_argument("--model", metavar="MODEL", help=f"instead of a lesson: {MODEL}")
    command.add_argument("--text", help="text for the model to read")
    command.add_argument(
        "--layer", type=whole, metavar="N", help="layer of the model or the captured attention"
    )
    chosen = f"file to write; its suffix chooses the format: {_known(ALL)}; - is standard output"
    _output(command, chosen, required=True)
    command.add_argument("--format", choices=[s[1:] for s in ALL], help="format for -o -")
    command.add_argument(
        "--step", type=whole, metavar="N", help="steps: step 1 to 12; learning: step of the run"
    )
    command.add_argument(
        "--steps",
        choices=("all", "lesson"),
        help="all twelve steps of the tab steps, or all steps of the lesson",
    )
    command.add_argument(
        "--film",
        "--motion",
        dest="motion",
        nargs="?",
        const="",
        metavar="NAME",
        help="what to animate; see below",
    )
    command.add_argument(
        "--fps", type=rate, metavar="N", help=f"frames per second of an animation (default: {RATE})"
    )
    command.add_argument(
        "--of",
        type=named_cell,
        metavar="NAME,ROW,COLUMN",
        help="steps: show what would change this number, such as A,2,1",
    )
    command.add_argument(
        "--compare",
        metavar="A",
        help="a lesson or file to compare with, shown as A with the difference",
    )
    command.add_argument("--head", metavar="N", help="selected head, by number or name")
    command.add_argument("--token", metavar="N", help="selected token, by number or text")
    command.add_argument(
        "--theme", choices=THEMES[1:], default="light", help="theme (default: light)"
    )
    command.add_argument(
        "--language", choices=LANGUAGES, default="en", help="language of the picture (default: en)"
    )
    command.add_argument(
        "--background",
        choices=BACKGROUNDS,
        help="background; look is the theme's own, surface its panel colour (default: look, "
        "with --figure white)",
    )
    command.add_argument(
        "--figure", action="store_true", help="only the figure, for a paper; see below"
    )
    command.add_argument("--array", metavar="NAME", help="draw one matrix, such as scores or A")
    command.add_argument(
        "--no-title", action="store_true", help="leave out the line above the picture"
    )
    command.add_argument("--no-caption", action="store_true", help="leave out the caption")
    command.add_argument(
        "--font-size",
        type=font_size,
        metavar="POINTS",
        help="font size of names and caption, 4 to 48",
    )
    command.add_argument(
        "--size",
        type=size,
        default=(1280, 720),
        metavar="WxH",
        help="size of the picture (default: 1280x720)",
    )
    command.add_argument("--font", metavar="NAME", help="an installed typeface")
    sharp = command.add_mutually_exclusive_group()
    sharp.add_argument(
        "--scale",
        type=scale,
        metavar="N",
        help="pixels per unit of --size in PNG and animations (default: 1)",
    )
    sharp.add_argument(
        "--width", type=width, metavar="PIXELS", help="width of the PNG or animation in pixels"
    )
    sharp.add_argument("--dpi", type=dots, metavar="N", help="resolution of the PNG (default: 96)")
    command.add_argument(
        "--whole-window",
        action="store_true",
        help="draw the whole window with its panels (PNG only)",
    )
    _layer_options(command)
    _saturation_options(command)


def _known(suffixes: Sequence[str]) -> str:
    return ", ".join(suffixes)


def _layer_options(command: Parser) -> None:
    """Add what can be changed in any document before it is computed."""
    group = command.add_argument_group("changes made before computing")
    group.add_argument(
        "--pattern",
        type=rule_or_none,
        metavar="PATTERN",
        help=f"attention mask: none, {PATTERNS}; full is causal",
    )
    sight = "keys each query sees, including its own"
    group.add_argument("--window", type=whole, metavar="W", help=sight)
    group.add_argument(
        "--sinks", type=whole, metavar="N", help="first keys that always stay visible"
    )
    stride = "strided: also every N-th earlier key; fixed: block size in tokens"
    group.add_argument("--stride", type=whole, metavar="N", help=stride)
    group.add_argument(
        "--mask",
        metavar="FILE",
        help="mask from a CSV or .npy table: 1 = may look, 0 = may not, or 0 and -inf; - reads "
        "standard input",
    )
    group.add_argument(
        "--hold",
        type=hold,
        action="append",
        metavar="ARRAY,ROW,COLUMN=VALUE",
        help="hold a computed number at a value; ARRAY,HEAD,ROW,COLUMN with several heads; can be "
        "given several times",
    )
    group.add_argument(
        "--kv-heads",
        type=whole,
        metavar="N",
        help="number of key/value heads that the query heads share",
    )


def _saturation_options(command: Parser) -> None:
    group = command.add_argument_group("saturation only")
    group.add_argument("--d-k", type=whole, metavar="N", help="vector size, 1 to 1024")
    group.add_argument("--draw", type=draw, metavar="N", help="number of the draw, or chapter")
    group.add_argument(
        "--divisor", choices=("1", "sqrt", "d"), help="divide the scores by 1, sqrt(d_k) or d_k"
    )
    group.add_argument(
        "--distribution",
        choices=("normal", "coin"),
        help="normally distributed numbers or ±1 coin flips",
    )
