"""Writing what is exported: to a file in an existing folder, whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from attnviz.errors import AttnvizError
from attnviz.language import or_list, tr
from attnviz.model.files.safe_write import write_safely


def suffix_of(path: str | os.PathLike[str], known: Iterable[str]) -> str:
    """Return the suffix of a file name in small letters, or say which ones are known.

    Raises
    ------
    AttnvizError
        When the suffix is missing or unknown.
    """
    suffix, choice = Path(path).suffix.lower(), list(known)
    if suffix not in choice:
        raise AttnvizError(
            tr(
                "{path}: found {found}, expected a name that ends in {endings}",
                path=path,
                found=suffix or tr("no suffix"),
                endings=or_list(choice),
            )
        )
    return suffix


def check_place(path: str | os.PathLike[str]) -> None:
    """Refuse a place where nothing can be written, before a long drawing begins.

    Raises
    ------
    AttnvizError
        The folder is not there or write-protected, or the name is that of a folder.
    """
    target = Path(path)
    folder = target.parent
    if not folder.is_dir():
        raise AttnvizError(
            tr(
                "{path}: the folder {folder} does not exist. Create it first",
                path=path,
                folder=folder,
            )
        )
    if target.is_dir():
        raise AttnvizError(tr("{path}: this is a folder. Add a file name", path=path))
    if not os.access(target if target.exists() else folder, os.W_OK):
        raise AttnvizError(
            tr(
                "{path}: write-protected. Choose another name or another folder; nothing "
                "was changed",
                path=path,
            )
        )


def write_file(path: str | os.PathLike[str], data: bytes) -> None:
    """Write a file whole or not at all; a link keeps being a link.

    Raises
    ------
    AttnvizError
        When the folder is not there, or the file cannot be written; an old file is then untouched.
    """
    folder = Path(path).parent
    if not folder.is_dir():
        raise AttnvizError(
            tr(
                "{path}: the folder {folder} does not exist. Create it first",
                path=path,
                folder=folder,
            )
        )
    write_safely(path, data)
