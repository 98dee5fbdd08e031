"""attnviz sends nothing and asks nothing: none of its modules can speak to a network."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import keep
import pytest

PACKAGE = Path(__file__).parents[2] / "attnviz"
NETWORK = {
    "aiohttp", "asyncio", "ftplib", "http", "httpx", "huggingface_hub", "imaplib", "poplib",
    "requests", "smtplib", "socket", "socketserver", "ssl", "telnetlib", "urllib", "urllib3",
    "webbrowser", "xmlrpc", "QtNetwork", "QtNetworkAuth", "QtWebSockets", "QtWebEngineCore",
}  # fmt: skip

# The signal handler's wake-up needs a pair of sockets that are joined within the process.
WITHIN = {"frame/process/end_signals.py": "socket.socketpair"}


def imported(source: str) -> Iterator[str]:
    """Yield every part of every name that a module imports, also those imported by a string.

    Nothing of a module that names no network.
    """
    if not NETWORK.intersection(re.findall(r"\w+", source)):
        return  # To take a module apart is dear.
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield from alias.name.split(".")
        elif isinstance(node, ast.ImportFrom):
            yield from (node.module or "").split(".")
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.Call) and node.args:
            function = node.func
            name = getattr(function, "id", getattr(function, "attr", ""))
            first = node.args[0]
            if name in ("import_module", "__import__") and isinstance(first, ast.Constant):
                yield from str(first.value).split(".")


@pytest.mark.parametrize(
    "source",
    [
        "import urllib.request",
        "from PySide6 import QtNetwork",
        "from PySide6.QtNetwork import QTcpSocket",
        "def late():\n    import socket",
        "import_module('http.client')",
    ],
)
def test_the_search_sees_every_way_to_import(source: str) -> None:
    assert NETWORK & set(imported(source))


def test_no_module_can_speak_to_a_network() -> None:
    found = {
        str(path.relative_to(PACKAGE)): sorted(NETWORK & set(imported(path.read_text("utf-8"))))
        for path in PACKAGE.rglob("*.py")
    }
    assert len(found) > 100
    assert {name: words for name, words in found.items() if words} == {
        name: ["socket"] for name in WITHIN
    }


@pytest.mark.parametrize(("name", "used"), WITHIN.items())
def test_what_is_used_of_a_socket_stays_within_the_process(name: str, used: str) -> None:
    words = re.findall(r"\bsocket\.\w+", (PACKAGE / name).read_text("utf-8"))
    assert set(words) == {used}


def test_all_works_without_the_modules_that_the_packages_leave_out(tmp_path: Path) -> None:
    code = f"""if True:
        import sys
        sys.modules.update(dict.fromkeys({keep.NETWORK}))
        import logging.handlers, pydoc, importlib.metadata, multiprocessing.connection
        from attnviz.__main__ import main
        sys.exit(main(["--self-check"]))
    """
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert {"http", "ssl", "urllib.request", "ftplib"} < set(keep.excluded())
