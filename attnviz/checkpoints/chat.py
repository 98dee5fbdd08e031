"""The form in which a model was taught to chat, recognised by the marks of its chat template.

A template is a program in Jinja; the forms of the families read here are few, so a text is put into
the one whose marks the template has. What is written is seen before it is run.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from attnviz.checkpoints.fields import MAX_BYTES, read_object
from attnviz.errors import CheckpointError

_PLACE = "{text}"
FORMS = (
    ("<|im_start|>", "<|im_start|>user\n{text}<|im_end|>\n<|im_start|>assistant\n"),
    (
        "<|start_header_id|>",
        "<|start_header_id|>user<|end_header_id|>\n\n{text}<|eot_id|>"
        "<|start_header_id|>assistant<|end_header_id|>\n\n",
    ),
    ("<start_of_turn>", "<start_of_turn>user\n{text}<end_of_turn>\n<start_of_turn>model\n"),
    ("<|end|>", "<|user|>\n{text}<|end|>\n<|assistant|>\n"),
    ("[INST]", "[INST] {text} [/INST]"),
)
"""A mark that is in the template, and one turn of a person with the beginning of an answer."""


def chat_form(metadata: Mapping[str, Any] | None, folder: Path) -> str:
    """Return one turn with `{text}` in its place; "" where a model was taught none that is known.

    Parameters
    ----------
    metadata : the values of a GGUF file; None for a folder
    folder : of a model of Hugging Face
    """
    template = _of_folder(folder) if metadata is None else metadata.get("tokenizer.chat_template")
    if not isinstance(template, str):
        return ""
    return next((form for mark, form in FORMS if mark in template), "")


def in_form(form: str, text: str) -> str:
    """Put a text into a form; one that has it already stays as it is."""
    before, _, after = form.partition(_PLACE)
    return text if text.startswith(before) else f"{before}{text}{after}"


def _of_folder(folder: Path) -> Any:
    try:
        path = folder / "chat_template.jinja"
        if path.stat().st_size <= MAX_BYTES:
            return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        pass
    try:
        found = read_object(folder / "tokenizer_config.json", "").get("chat_template")
    except CheckpointError:
        return None
    if isinstance(found, list):  # several, each with a name
        found = next(
            (each.get("template") for each in found if isinstance(each, dict)
             and each.get("name") == "default"), None,
        )  # fmt: skip
    return found
