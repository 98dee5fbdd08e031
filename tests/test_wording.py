"""Texts read like plain English, German and French: what was found clumsy does not come back."""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ET
from argparse import ArgumentParser
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from attnviz.cli.parser import parser
from attnviz.model.files import library
from attnviz.model.files.texts import in_language, read_texts

ROOT = Path(__file__).parent.parent
RESOURCES = ROOT / "resources"
UNITS = (
    "token|word|layer|head|step|second|pixel|key|query|number|column|row|line|pair|group|inch"
    "|vector"
)
COUNTED = (
    "words?|arrays?|numbers?|bytes?|keys?|values?|KV|rows?|columns?|scores?|s|seconds?|pictures?|dots?|lines?|"
    "one|M|layers?|heads?|steps?"
)
NO_RATE = "(?! of| that| is| has| uses)"
SPEAKERS = ("Error", "complain", "say", "fail", "warn")
# What a text must not say, and what it says instead.
ENGLISH = {
    rf"\b(?:{COUNTED}|\d+|\}}) an? (?:{UNITS})\b{NO_RATE}": "per token, per layer",
    r"\b(?:other|another|next|the|this|projector|dark|light) look\b": "theme",
    r"\b[Ll]ook:": "Theme:",
    r"\bhand(?:s|ed)? over\b": "pass on",
    r"\b[Cc]overed\b": "answer hidden",
    r"\bshar(?:e|es|ed|ing) out\b|\bkeys in play\b": "distribute, effective keys",
    r"\b(?:hedges|parks|peeping)\b|thousand million": "splits its attention, rests, billion",
    r"\bhas heard from\b|\bhears (?:from|of)\b": "can influence, reaches",
    r"\bswitched over\b|\bequal to the bit\b|\btook? it back\b": "off, identical, undo",
    r"\bis there already\b|\bno \w+ is called\b": "already exists, unknown",
    r"\bthe picks\b|\bpicked\b|\blit (?:cell|number|row)": "the selection, selected",
    r"\bdots (?:wide|high|an inch)\b|× \{\w+\} dots": "pixels, dpi",
    r"\b[Tt]ake (?:another|a smaller|a larger|GIF)\b": "choose",
    r"\bset by place\b|\bplace in the text\b|\bby (?:its|their) places?\b": "position",
    r"\d %|\} %": "no space before a per cent sign",
    r"\bstands? (?:here|there|in no|in the|on the screen)\b": "is",
    r"\bcomputed anew\b|\bshar(?:e|es|ed|ing) it out\b": "recomputed, divide",
    r"\blet A be\b|\bexplode[sd]?\b": "pin as A, diverge",
    r"\bchosen (?:head|row|cell|number)\b": "selected",
    r"\bblanks (?:between|inside)\b|\bwithout blanks\b": "spaces",
    r"\w\(s\)": "one text for one and one for many",
    r"\bmoving pictures?\b|\b[Tt]his is no\b|\bdoes not fit into\b": "animation, not a, in",
    r"\bin play\b|\blooks? at places\b|\b[Ll]ine is attention\b|, written twice …": "positions",
    r"\bwere another\b|\bthe own one\b|\b[Ii]n sight, the\b|\b[Kk]eep flowing\b": "moving",
    r"\b[Mm]ost moves in\b|\bspreads: \w|\bmost rests? on\b|\b100% stay\b": "the largest share",
    r"→[^→:]*→[^→:]*:[^→]*→": "a sentence, no chain of arrows",
    r"\b[Ww]eights so far\b|\b[Aa] given number\b|\btokens? beside \d|\bwords beside \d": "Final",
    r"\bRight is what\b|\bof (?:\d+|\{\w+\}) was right\b|\bEnter again reveals\b": "It counts if",
    r"\blargest off\b|\bon or off beside\b|^\d{3}[\d,]*\. [A-Z]|\bR new draw\b": "a sentence",
    r"^Look$|\b[Nn]ext look\b|\busual start\b|^Its own$|\b[Ss]harpness\b": "Theme, Default",
    r"\b[Ww]hat it was at\b|\bended before\b|\b[Aa]ll that can be\b|\b[Ss]et its row \(": "closed",
    r"\bmost (?:words|tokens) that any step\b|\bcurves follow\b|\bas picture\b": "show, as a",
    r"\bdoes was\b|\bRow was\.|\bgrammar books\b|\bwhom it is said\b": "“was”, grammatical subject",
    r"\bEsc ends\b|\bhas these letters\b|“nothing” is\b|\bDraw \(": "End, No matches, Custom",
    r"\bcut into tokens\b|\bat best with\b|\bTaken back\b|\bbeside each other only\b": "split",
    r"\bequal to rounding\b|\bas many (?:in|of) (?:each|both)\b|\b1 \w+ alike\b": "the same",
    r"\bin step by step\b|\bturned round\b|\bgives up\b|\bWhat if …": "“Step by step”, cancels",
}
GERMAN = {
    r"[0-9}][ \u00a0]?%": "a narrow no-break space before %",
    r"\bbis auf (?:die|das) letzte\b|[0-9]\.[0-9]{3} (?:Tokens|Wörter)": "bis zur letzten, 131 072",
    r"Dünne Muster|Kopf auf Probe|\bMalen\b|achtet auf Plätze": "the words of the glossary",
    r"\bfeststellen\b|\bQuery-Wert\b": "auswählen, Value",
    r"Aussehen für den Beamer|Nächstes Aussehen": "Design",
    r"\b(?:[Aa]uf|[Aa]uf dem|im|jedem|ersten|Menü) \*?Tab\b": "Reiter",
    r"\b(?:letzten|früheren|welche|viele|zufälligen) Token\b": "Tokens",
    r"\b[Gg]ewählte[nrs]? (?:Zahl|Zeile|Zelle|Kopf)": "ausgewählt",
    r"\brollen\b|\bDublette|\bPräsentation\b": "scrollen, Duplikat, Vorführung",
    r"\w\((?:e|en|n|s)\)": "ein Text für einen und einer für viele",
}
FRENCH = {
    r"[0-9}][ \u00a0]?%": "a narrow no-break space before %",
    r"[\w})*”] [:;?!»]|« ": "a no-break space inside quotation marks and before : ; ? !",
    r"\bau dernier (?:bit|chiffre) près\b": "jusqu’au dernier bit",
    r"[Aa]pparence suivante|aspect pour projecteur": "thème",
    r"\b[Cc]liquez (?:une?|les?|la|l’)": "cliquez sur",
    r"\b(?:ligne|tête|cellule) choisie\b|\bnombre choisi\b": "sélectionné",
    r"\bréponse masquée\b|\b[Pp]as (?:\{step\}|0)": "cachée, étape",
    r"\bmodification du genre\b|\bchangements? actifs?\b": "de type, modification",
    r"\w\((?:e|es|s)\)": "un texte pour un et un pour plusieurs",
}
FORBIDDEN = {"en": ENGLISH, "de": GERMAN, "fr": FRENCH}
# Words of the bundled sentences where a text speaks of them as words.
BEFORE = "[Rr]ow|[Cc]olumn|of|to|from|does|[Zz]eile|[Ss]palte|von|an|zu|[Ll]igne|[Cc]olonne|de|à"
NAMES = "animal|street|tired|wide|cat|sat|trophy|suitcase"
OF_THE_SENTENCES = re.compile(rf"\b(?:{BEFORE}) (?:{NAMES})\b")
NUMBER = re.compile(r"[\d.,]+%")  # a choice: written for the language when it is shown
QUOTED = re.compile(r"“[^”]*”|„[^“]*“|«[^»]*»|\*[^*]*\*|`[^`]*`")


def unquoted(text: str) -> str:
    """Take out what stands in quotation marks."""
    return QUOTED.sub("…", text)


@cache
def screen_texts(language: str) -> tuple[str, ...]:
    tree = ET.parse(
        RESOURCES / "translations" / f"attnviz_{'de' if language == 'en' else language}.ts"
    )
    part = "source" if language == "en" else "translation"
    return tuple(message.findtext(part) or "" for message in tree.getroot().iter("message"))


@cache
def lesson_texts(language: str) -> tuple[str, ...]:
    """Give what is said in the bundled lessons."""
    said: list[str] = []
    for name in library.ids():
        file = in_language(library.load(name), language)
        said += read_texts(file)
    return tuple(text for text in said if not NUMBER.fullmatch(text))


@cache
def help_texts(language: str) -> tuple[str, ...]:
    pages = sorted((RESOURCES / "help" / language).glob("*.md"))
    return tuple(line for page in pages for line in page.read_text(encoding="utf-8").splitlines())


def helps(one: ArgumentParser) -> Iterator[str]:
    """Give the help of a command and of all commands in it."""
    yield one.format_help()
    for action in one._actions:
        if isinstance(action.choices, dict):
            for inner in action.choices.values():
                yield from helps(inner)


@cache
def command_line_texts() -> tuple[str, ...]:
    return tuple(line for text in helps(parser()) for line in text.splitlines())


@cache
def documents() -> tuple[str, ...]:
    pages = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
    told = [page for page in pages if page.name != "glossary.md"]  # it names what not to write
    return tuple(line for page in told for line in page.read_text(encoding="utf-8").splitlines())


@cache
def errors_of_the_code() -> tuple[str, ...]:
    """Give what errors and lines of the command line say without a translation."""
    said: list[str] = []
    for path in sorted((ROOT / "attnviz").rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and _name(call.func).endswith(SPEAKERS):
                said += filter(None, map(_literal, call.args))
    return tuple(said)


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")


def _literal(node: ast.expr) -> str:
    """Return a text written in the code, with `{}` where a value goes; "" for anything else."""
    if isinstance(node, ast.JoinedStr):
        return "".join(
            _literal(part) if isinstance(part, ast.Constant) else "{}" for part in node.values
        )
    if isinstance(node, ast.BinOp):
        return _literal(node.left) + _literal(node.right)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def texts(language: str) -> Iterator[str]:
    yield from screen_texts(language)
    yield from help_texts(language)
    yield from lesson_texts(language)
    if language == "en":
        yield from command_line_texts()
        yield from errors_of_the_code()
        yield from documents()


def faults(language: str, text: str) -> list[str]:
    """Say what of a text is forbidden, and what belongs there."""
    plain = re.sub(r"`[^`]*`", "…", text)
    return [
        f"{found.group()!r} in {text[:120]!r}: {better}"
        for pattern, better in FORBIDDEN[language].items()
        for found in re.finditer(pattern, plain)
    ]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_no_text_says_what_was_found_clumsy(language: str) -> None:
    assert [fault for text in texts(language) for fault in faults(language, text)] == []


# One text of each kind that was found, as it once stood on screen.
CLUMSY = {
    "en": (
        "KV a token", "67.1 M a layer", "numbers a word", "2.5 s a step", "a row a token",
        "dots a pixel", "32 a word", "the raw scores span 27.4, so 1.0 keys are in play",
        "Eleven words, written twice … a line is attention", "A line is attention, and its share",
        "Covered until the answer is shown", "looks at places, not at meanings",
        "the last word were another", "the mask were switched over", "Most moves in The: 96%",
        "W_Q pronoun → place 3.0 → 0.0: it → street 1% → <1%", "it spreads: most, 56%, goes to",
        "all 100% stay there", "most rest on the first word", "“tired” hedges", "Weights so far",
        "Right is what agrees to the digits", "0 of 1 was right: 1.96",
        "softmax takes the row’s largest off first", "switch it on or off beside the picture",
        "slow-cos follows from the place in the text", "Look", "Next look", "Surface of the look",
        "The usual start", "Its own", "Sharpness", "What it was at 05:00 is still here",
        "attnviz ended before it was saved", "All that can be opened", "Set its row (nine words)",
        "the most words that any step still needs", "What the curves follow over the size",
        "136. How much more work is a text twice as long?", "Row was. Which word does was look at?",
        "the subject of the grammar books", "whom it is said of", "8 thousand million", "peeping",
        "Keep flowing", "Esc ends", "Nothing has these letters", "“nothing” is not a number",
        "Type a number and Enter; Enter again reveals", "16 words beside 131,072 tokens",
        "a given number: type over it", "Draw (custom pattern)", "draw a tab as picture or page",
        "keys in sight, the own one too", "2 draws: chapter’s, R new draw", "share of 96 %",
        "{n} token(s)", "Text cannot be cut into tokens", "shown beside each other only",
        "equal to rounding", "Open in step by step", "What if …", "Taken back: head off",
    ),
    "de": (
        "Dünne Muster", "Kopf auf Probe", "Malen", "Zeile darüber feststellen",
        "achtet auf Plätze", "96%", "96 %", "alle Token(s)", "auf dem Tab", "viele Token",
        "gleich, bis auf die letzte Ziffer",
    ),
    "fr": (
        "96%", "96 %", "la réponse : oui", "« mot »", "aspect pour projecteur",
        "appuyez sur {0} : chaque", "cliquez un mot", "la tête choisie", "réponse masquée",
        "Pas 0", "tête(s)", "identiques au dernier bit près",
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("language", "text"), [(name, text) for name, all_ in CLUMSY.items() for text in all_]
)
def test_a_clumsy_text_is_found(language: str, text: str) -> None:
    assert faults(language, text)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_apostrophes_are_typographic(language: str) -> None:
    said = (*screen_texts(language), *help_texts(language), *lesson_texts(language))
    plain = (re.sub(r"`[^`]*`", "…", text) for text in said)
    assert [text for text in plain if re.search(r"\w'\w", text)] == []


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_words_of_the_sentence_are_quoted(language: str) -> None:
    said = (*screen_texts(language), *lesson_texts(language), *help_texts(language))
    assert [text for text in said if OF_THE_SENTENCES.search(unquoted(text))] == []


def test_the_glossary_names_each_term_once_in_three_languages() -> None:
    lines = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()
    rows = [line.strip("| ").split(" | ") for line in lines if line.startswith("| ")][1:]
    assert len(rows) > 70
    assert all(len(row) >= 3 and all(part.strip() for part in row[:3]) for row in rows)
    for column in range(2):
        terms = [row[column].strip().casefold() for row in rows]
        assert sorted(set(terms)) == sorted(terms)


EMPHASISED = {
    "living", "important", "can", "wichtig", "kann", "peut", "pas encore écrits", "W_Q × 10",
}  # fmt: skip


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_what_the_help_sets_in_italics_is_on_screen_so(language: str) -> None:
    shown = {_bare(text) for text in screen_texts(language)}
    named = {
        name
        for line in help_texts(language)
        for name in re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", re.sub(r"`[^`]*`", "…", line))
    }
    assert named - EMPHASISED
    assert sorted(name for name in named - EMPHASISED if _bare(name) not in shown) == []


def _bare(text: str) -> str:
    """Take out of a text what a menu adds to it."""
    return re.sub(r"[…&]", "", text).replace("\u00a0", " ").strip().casefold()
