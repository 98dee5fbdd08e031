"""What Windows shows in the properties of the program's file."""

from __future__ import annotations

from PyInstaller.utils.win32.versioninfo import (
    FixedFileInfo,
    StringFileInfo,
    StringStruct,
    StringTable,
    VarFileInfo,
    VarStruct,
    VSVersionInfo,
)

ENGLISH, UNICODE = 0x0409, 1200


def resource(version: str) -> VSVersionInfo:
    """Return the version resource for a version such as 1.2.3."""
    numbers = (*(int(part) for part in version.split(".")[:3]), 0)
    texts = {
        "ProductName": "attnviz",
        "FileDescription": "Desktop lab for the attention mechanism",
        "CompanyName": "attnviz developers",
        "LegalCopyright": "attnviz developers, MIT licence",
        "ProductVersion": version,
        "FileVersion": version,
    }
    table = StringTable(
        f"{ENGLISH:04X}{UNICODE:04X}", [StringStruct(*pair) for pair in texts.items()]
    )
    return VSVersionInfo(
        ffi=FixedFileInfo(filevers=numbers, prodvers=numbers),
        kids=[
            StringFileInfo([table]),
            VarFileInfo([VarStruct("Translation", [ENGLISH, UNICODE])]),
        ],
    )
