"""House rules of every test. Qt is imported only where a test paints or asks for ``qapp``.

- Nothing that the environment of whoever runs the tests says reaches the programs they start.
- Without a word from outside windows are drawn by Qt's offscreen platform; ``./run test`` runs the
  tests marked ``display`` on a real X display.
- No test reads or writes the settings, lessons or logs of whoever runs it.
- A test meets the application and the program's modules as they are at the start, whatever tests
  came before it (`as_found.py`).
- A top-level widget that outlives its test fails it: it would answer later tests' shortcuts, and
  in the program it would be a window that never goes away.
"""

import gc
import os
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import as_found
import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# As in the window: on busy cores 400 steps of learning take 2 s in one thread, 120 s in two.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# A scale or a font of whoever runs the tests would change every size, a desktop what moves, a width
# of the terminal the help; and PYTHONUNBUFFERED hides what fails only when the program ends.
FOREIGN = ("QT_", "PYTHON", "ATTNVIZ_", "XDG_CURRENT_DESKTOP", "COLUMNS", "LINES", "FORCE_COLOR")
OURS = ("QT_QPA_PLATFORM", "PYTHONPATH", "PYTHONPYCACHEPREFIX")
for name in [name for name in os.environ if name.startswith(FOREIGN) and name not in OURS]:
    del os.environ[name]
# What is compiled once, tests included, serves the next run and every program that tests start.
sys.dont_write_bytecode = False
# Texts are English whatever the language of whoever runs the tests.
os.environ.update(LC_ALL="C.UTF-8", LANGUAGE="")

# Programs that only tests call, such as ffmpeg, may lie in the environment.
os.environ["PATH"] = os.pathsep.join([os.environ["PATH"], str(Path(sys.executable).parent)])

# Two shared cores make any deadline a lottery; pytest-timeout stops what hangs.
settings.register_profile("house", deadline=None, print_blob=True)
settings.load_profile("house")

LONGEST_WAIT_MS = 60_000
# Tests in here paint: measuring a text before there is an application would end the process, and
# which test comes first is chance.
PAINTING = ("export", "frame", "tabs", "ui")

_failed = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[_failed] = report.failed
    return report


@pytest.fixture(scope="session", autouse=True)
def _home_of_the_run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Give programs that tests start a home of their own."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        _move_home(patch, home)
        yield


@pytest.fixture(autouse=True)
def _fresh_modules() -> Iterator[None]:
    """Leave the program's modules as they were found."""
    yield
    as_found.restore()


@pytest.fixture(scope="session")
def qapp(qapp):
    """Let what is measured and painted have the letters that the program has."""
    from attnviz.ui.look import typeface

    assert typeface.load()
    return qapp


@pytest.fixture(scope="session")
def _application(qapp: object) -> as_found.Application:
    return as_found.Application()


@pytest.fixture
def qtbot(qtbot):
    """Keep every widget given to ``addWidget`` until the test ends, and wait long enough.

    pytest-qt holds widgets weakly: one that nothing else holds, with events still waiting for it,
    would be collected in the middle of its own show event and take the process along. It waits
    for 5 seconds, which a busy machine may need. And what ends a turn of its waiting is Python:
    when pytest-timeout raises its failure just there, Qt swallows it, and the wait never ends.
    """
    from PySide6.QtCore import QEventLoop, QTimer

    kept = []
    add_widget, wait_until = qtbot.addWidget, qtbot.waitUntil

    def add_and_keep(widget, **how) -> None:
        kept.append(widget)
        add_widget(widget, **how)

    def wait_long(callback, *, timeout=0) -> None:
        wait_until(callback, timeout=max(timeout, LONGEST_WAIT_MS))

    def wait_a_turn(ms: int) -> None:
        loop = QEventLoop()
        QTimer.singleShot(ms, loop.quit)
        loop.exec()

    qtbot.wait = wait_a_turn
    qtbot.addWidget = qtbot.add_widget = add_and_keep
    qtbot.waitUntil = qtbot.wait_until = wait_long
    yield qtbot
    kept.clear()


@pytest.fixture(autouse=True)
def _fresh_qt(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    _fresh_modules: None,
) -> None:
    """Give a test that uses Qt its own settings, and an application that no test has changed.

    Check that it leaves no window behind.
    """
    room = request.path.relative_to(Path(__file__).parent).parts[0]
    if room in PAINTING or "qapp" in request.fixturenames:
        home = tmp_path_factory.mktemp("qt")
        request.getfixturevalue("qapp")
        patch = request.getfixturevalue("monkeypatch")
        _move_home(patch, home)
        _use_settings_in(home)
        before = set(_top_level_widgets())
        request.addfinalizer(request.getfixturevalue("_application").restore)
        request.addfinalizer(_empty_clipboard)
        request.addfinalizer(lambda: _check_for_leaks(request, before))


def _empty_clipboard() -> None:
    """Leave nothing for Qt to free after Python has gone: the process would die at its end."""
    from PySide6.QtGui import QGuiApplication

    QGuiApplication.clipboard().clear()


def _move_home(patch: pytest.MonkeyPatch, home: Path) -> None:
    patch.setenv("HOME", str(home))
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        patch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))


def _use_settings_in(folder: Path) -> None:
    from PySide6.QtCore import QSettings, QStandardPaths

    QStandardPaths.setTestModeEnabled(True)
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    for kind in (QSettings.Format.IniFormat, QSettings.Format.NativeFormat):
        for scope in (QSettings.Scope.UserScope, QSettings.Scope.SystemScope):
            QSettings.setPath(kind, scope, str(folder / scope.name))


def _top_level_widgets() -> list:
    from PySide6.QtWidgets import QApplication

    # The one tool tip is Qt's own and stays until the next one replaces it.
    return [w for w in QApplication.topLevelWidgets() if w.metaObject().className() != "QTipLabel"]


def _check_for_leaks(request: pytest.FixtureRequest, before: set) -> None:
    from PySide6.QtCore import QCoreApplication, QEvent

    leaked = _leaked_since(before)
    names = sorted(f"{type(w).__name__} {w.objectName() or w.windowTitle()}" for w in leaked)
    for widget in leaked:
        widget.close()
        widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    # The traceback of a failed test keeps its widgets alive; one failure is enough.
    if names and not request.node.stash.get(_failed, False):
        pytest.fail(f"top-level widgets left behind: {names}", pytrace=False)


def _leaked_since(before: set) -> list:
    from PySide6.QtCore import QCoreApplication, QEvent

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if all(widget in before for widget in _top_level_widgets()):
        return []
    gc.collect()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [widget for widget in _top_level_widgets() if widget not in before]
