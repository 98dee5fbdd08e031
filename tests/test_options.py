"""The words after the program's name that ask for a window."""

import pytest

from attnviz.checkpoints.discover import BUILT_IN
from attnviz.frame.files.start_file import read_start
from attnviz.model.tabs import TABS
from attnviz.options import StartOptions, UsageError, parse


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ([], StartOptions()),
        (["my.attn"], StartOptions(("my.attn",))),
        (["fewer-scores"], StartOptions(("fewer-scores",))),
        (["folder/work"], StartOptions(("folder/work",))),
        (["--", "work"], StartOptions(("work",))),
        (["--tab", "2"], StartOptions(tab="steps")),
        (["--tab=grid", "a.attn", "b.attn"], StartOptions(("a.attn", "b.attn"), tab="grid")),
        (["--projector"], StartOptions(theme="projector")),
        (["--theme", "dark", "--zoom=150"], StartOptions(theme="dark", zoom=150)),
        (["--present", "--screen", "2"], StartOptions(present=True, screen=2)),
        (["--language", "de"], StartOptions(language="de")),
        (
            ["a.gguf", "--text", "The cat", "--layer=18", "--head", "6"],
            StartOptions(("a.gguf",), text="The cat", layer=18, head=6),
        ),
        (["--take", "a.npz"], StartOptions(take="a.npz")),
        (["--", "--odd-name.attn"], StartOptions(("--odd-name.attn",))),
    ],
)
def test_what_is_asked_for(words, options):
    assert parse(words) == options


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--tab", "7"], "--tab: found 7, expected 1 to 6 or heads"),
        (["--tab", "0"], "--tab: found 0"),
        (["--tab"], "--tab needs a value"),
        (["--theme", "pink"], "--theme: found pink, expected auto, light, dark, projector"),
        (["--zoom", "300"], "--zoom: found 300, expected 80 to 200"),
        (["--zoom", "big"], "--zoom: found big"),
        (["--language", "xx"], "--language: found xx, expected en, de, fr"),
        (["--screen", "0"], "--screen: found 0, expected the number of a screen"),
        (["--screen", "left"], "--screen: found left"),
        (["--layer", "-1"], "--layer: found -1, expected a number from 0"),
        (["--head", "six"], "--head: found six, expected a number from 0"),
        (["--present=yes"], "unknown option --present=yes"),
        (["--colour"], "unknown option --colour"),
        (["tets"], "tets is not a command, a lesson or a file here"),
        (["help", "me.attn"], "help is not a command"),
        (["rendr", "fewer-scores", "-o", "a.png"], "rendr is not a command"),
        (["--projector=yes"], "unknown option --projector=yes"),
    ],
)
def test_what_is_not_understood_says_why(words, reason):
    with pytest.raises(UsageError, match=reason):
        parse(words)


def test_a_file_needs_no_ending(tmp_path, monkeypatch):
    (tmp_path / "work").write_text("")
    monkeypatch.chdir(tmp_path)
    assert parse(["work"]).files == ("work",)


def test_the_ids_are_those_of_the_tabs():
    numbers = range(1, len(TABS) + 1)
    assert [parse(["--tab", str(n)]).tab for n in numbers] == [tab.id for tab in TABS]


def test_a_model_that_is_built_in_is_called_by_its_name():
    assert parse(["letters"]).files == ("letters",)
    assert read_start("letters", None).model == str(BUILT_IN.folder / "letters")
    assert read_start("sentence-heads", None).bundled == "sentence-heads"
