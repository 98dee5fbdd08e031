"""Is there a display, and are its libraries there? Asked before Qt is, which would abort.

Qt ends the process when no platform plugin works, and blames a library that may well be there.
Nothing here imports Qt.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial
from importlib.util import find_spec
from pathlib import Path

NO_DISPLAY = (
    "there is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open."
)
FORWARDING = (
    "To see the live window, connect with X forwarding and start again:",
    "  ssh -X HOST",
)
# Qt's server cannot be bound to one address.
VNC = (
    "or let Qt serve it by VNC, and look at it on loopback, through a tunnel. It asks for no",
    "password and listens on every address: only where a firewall keeps the port from others.",
    "  QT_QPA_PLATFORM=vnc:size=1280x800:port=5951 {program}",
    "  ssh -L 5951:localhost:5951 HOST   # then point a VNC viewer at localhost:5951",
)

# Names that do not follow from the library's own.
PACKAGES = {"libglib-2.0.so.0": "libglib2.0-0", "libgthread-2.0.so.0": "libglib2.0-0"}


_held: list[Callable[[], object]] = []


class DisplayError(Exception):
    """The window cannot open; the text says why and what to do."""


class NoDisplayError(DisplayError):
    """There is no display at all: pictures can still be drawn."""


def check(environ: Mapping[str, str] | None = None) -> None:
    """Make sure that Qt will find a display it can use.

    Raises
    ------
    NoDisplayError
        When there is none.
    DisplayError
        When there is one and it, or a library it takes, does not work.
    """
    if not sys.platform.startswith(("linux", "freebsd")):
        return
    values = os.environ if environ is None else environ
    platform = values.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0]
    if platform:
        _check_platform(platform, values)
        return
    display, wayland = values.get("DISPLAY"), values.get("WAYLAND_DISPLAY")
    if not display and not wayland:
        raise NoDisplayError(NO_DISPLAY)
    if wayland and _wayland_socket(values).exists():
        _check_plugin("wayland")
    elif display:
        _check_platform("xcb", values)
    else:
        raise DisplayError(
            f"nothing listens at WAYLAND_DISPLAY={wayland}; start attnviz from the desktop session."
        )


def release() -> None:
    """Let go of the connection that `check` made, once Qt has its own."""
    while _held:
        _held.pop()()


def how_to_see_it(program: str) -> tuple[str, ...]:
    """Say how a window can be seen from here; VNC is in no package, only in Qt's own wheel."""
    folder = _plugins()
    if folder is None or not (folder / "libqvnc.so").exists():
        return FORWARDING
    return FORWARDING + tuple(line.format(program=program) for line in VNC)


def package_of(library: str) -> str:
    """Name the Debian package of a library, by Debian's own rule for such names."""
    if library in PACKAGES:
        return PACKAGES[library]
    stem, _, version = library.lower().partition(".so.")
    return f"{stem}-{version}" if stem[-1:].isdigit() else stem + version


def explain_import(error: ImportError) -> str:
    """Say what to do about a library that Qt's own modules lack."""
    return _missing(str(error)) or f"Qt cannot be loaded: {error}"


def _check_platform(platform: str, values: Mapping[str, str]) -> None:
    _check_plugin(platform)
    if platform == "xcb":
        _check_x(values)


def _check_plugin(platform: str) -> None:
    """Load the platform plugin as Qt will: the loader names the first library it lacks."""
    folder = _plugins()
    if folder is None:
        return
    path = folder / f"libq{platform}.so"
    if not path.exists():
        known = sorted(p.stem.removeprefix("libq") for p in folder.glob("libq*.so"))
        raise DisplayError(
            f"QT_QPA_PLATFORM={platform}: Qt has no such platform; there are {', '.join(known)}."
        )
    # ctypes would take 3 ms more; this is all that is needed of it.
    from _ctypes import dlopen

    try:
        dlopen(str(path), os.RTLD_LAZY)
    except OSError as error:
        raise DisplayError(_missing(str(error)) or f"Qt cannot use {platform}: {error}") from None


def _check_x(values: Mapping[str, str]) -> None:
    """Connect to the X server, with the same library and the same rights as Qt will."""
    import ctypes

    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    name = values.get("DISPLAY", "")
    for patience in (0.0, 0.2, 0.5):
        # A server that starts over since its last client left refuses for a moment.
        time.sleep(patience)
        connection = xcb.xcb_connect(name.encode() if name else None, None)
        if not xcb.xcb_connection_has_error(connection):
            # Kept until Qt is connected: without any client some servers start over, and what
            # comes in just then is turned away.
            _held.append(partial(xcb.xcb_disconnect, connection))
            return
        xcb.xcb_disconnect(connection)
    raise DisplayError(
        f"no X server answers at DISPLAY={name}, or it refuses this user. Start attnviz from "
        "the desktop session, or with X forwarding (ssh -X)."
    )


def _wayland_socket(values: Mapping[str, str]) -> Path:
    return Path(values.get("XDG_RUNTIME_DIR", "/")) / values.get("WAYLAND_DISPLAY", "")


def _plugins() -> Path | None:
    """Return the folder of platform plugins in PySide's wheel; None where Qt is the system's."""
    spec = find_spec("PySide6")
    for place in (spec and spec.submodule_search_locations) or ():
        folder = Path(place) / "Qt" / "plugins" / "platforms"
        if folder.is_dir():
            return folder
    return None


def _missing(message: str) -> str:
    """Turn the loader's complaint into a line that can be acted on; "" if it is another one."""
    library, found, _ = message.partition(": cannot open shared object file")
    if not found:
        return ""
    library = library.rpartition(" ")[2]
    package = package_of(library)
    return (
        f"the library {library} is missing. On Debian or Ubuntu install it with: "
        f"sudo apt-get install -y {package}"
    )
