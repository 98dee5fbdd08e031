"""The house rules of conftest.py hold for tests that break them."""

import ctypes
import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import dedent

import pytest

# Files of tests as they stand in a run of their own, in this order.
SAMPLES = {
    "test_no_qt": """
        def test_plain():
            from PySide6.QtCore import QCoreApplication
            assert QCoreApplication.instance() is None
        """,
    # The first of all that paint: in a folder where tests do, whether they ask for Qt or not.
    "ui/test_paints": """
        def test_measures():
            from PySide6.QtGui import QFont, QFontMetricsF
            assert QFontMetricsF(QFont()).height() > 0
        """,
    "test_windows": """
        kept = []
        def test_keeps_one(qapp):
            from PySide6.QtWidgets import QPushButton
            kept.append(QPushButton())
        def test_lets_go(qapp):
            from PySide6.QtWidgets import QApplication, QPushButton
            assert QApplication.topLevelWidgets() == []
            QPushButton().show()
        """,
    "test_warnings": """
        import warnings
        def test_qt(qapp):
            from PySide6.QtCore import qWarning
            qWarning("oh")
        def test_python():
            warnings.warn("oh", stacklevel=1)
        def test_offscreen(qtbot):
            from PySide6.QtWidgets import QWidget
            widget = QWidget()
            qtbot.addWidget(widget)
            widget.show()
        """,
    "test_folders": """
        import pytest
        @pytest.mark.parametrize("turn", [1, 2])
        def test_settings(qapp, turn, tmp_path_factory):
            from PySide6.QtCore import QSettings, QStandardPaths
            base = str(tmp_path_factory.getbasetemp())
            places = QStandardPaths.StandardLocation
            for place in (places.AppDataLocation, places.StateLocation, places.CacheLocation):
                assert QStandardPaths.writableLocation(place).startswith(base)
            for settings in (QSettings(), QSettings("attnviz", "attnviz")):
                assert settings.fileName().startswith(base)
                assert settings.value("seen") is None
                settings.setValue("seen", turn)
        """,
    "test_machine": """
        import os
        def test_environment():
            assert os.environ["PYTHONPATH"].endswith("kept")
            found = {name for name in os.environ if os.environ[name] == "2"}
            assert not found & {"PYTHONUNBUFFERED", "QT_SCALE_FACTOR", "ATTNVIZ_COMMAND", "COLUMNS"}
        """,
    "test_lives": """
        import gc
        def test_nobody_else_holds_it(qtbot):
            from PySide6.QtWidgets import QApplication, QWidget
            qtbot.addWidget(QWidget())
            gc.collect()
            assert len(QApplication.topLevelWidgets()) == 1
        def test_it_is_gone_then(qapp):
            from PySide6.QtWidgets import QApplication
            assert QApplication.topLevelWidgets() == []
        """,
    "test_put_back": """
        from attnviz import language
        from attnviz.ui.controls import shortcut_labels
        from attnviz.ui.grid import lazy_pyqtgraph
        from attnviz.ui.look import numbers
        def test_changes(qapp):
            shortcut_labels.set_keys({"grid.copy": ("F12",)}, singles=False)
            shortcut_labels.key_of("grid.copy", "C")
            from PySide6.QtGui import QPalette
            language.set_lookup(str.upper, "de")
            numbers.set_number_format(numbers.NumberFormat(comma=True))
            lazy_pyqtgraph.load()
            qapp.setStyleSheet("QLabel { font-size: 40px; }")
            qapp.setPalette(QPalette("black"))
            font = qapp.font()
            font.setPixelSize(30)
            qapp.setFont(font)
        def test_finds_nothing(qapp):
            from PySide6.QtGui import QPalette
            assert language.chosen() == "en" and language.tr("a") == "a"
            assert numbers.decimal_mark() == "."
            assert not lazy_pyqtgraph.loaded()
            assert not shortcut_labels.told() and shortcut_labels.key_of("grid.copy", "C") == "C"
            assert qapp.styleSheet() == "" and qapp.palette() != QPalette("black")
            assert qapp.font().pixelSize() != 30
        """,
}
WAITS_FOR_EVER = """
    import pytest
    @pytest.mark.timeout(1)
    def test_waits(qtbot):
        qtbot.waitUntil(lambda: False)
    """
NOBODY_ANSWERS = """
    def test_asks(qapp):
        from PySide6.QtWidgets import QDialog
        QDialog().exec()
    """


@dataclass
class Ran:
    """What became of the tests of one file: passed, failed or error, and what was said of each."""

    ends: dict[str, str] = field(default_factory=dict)
    said: dict[str, str] = field(default_factory=dict)


def run(
    folder: Path, root: Path, samples: dict[str, str], *options: str, **environ: str
) -> subprocess.CompletedProcess[str]:
    """Run files of tests under the rules of the house, in a process and a folder of their own."""
    for name in ("pyproject.toml", "tests/as_found.py", "tests/conftest.py"):
        shutil.copy(root / name, folder)
    paths = [folder / f"{name}.py" for name in samples]
    for path, test in zip(paths, samples.values(), strict=True):
        path.parent.mkdir(exist_ok=True)
        path.write_text(dedent(test), encoding="utf-8")
    options = ("-p", "no:randomly", "-p", "no:cacheprovider", f"--basetemp={folder}/temp", *options)
    return subprocess.run(
        [sys.executable, "-m", "pytest", *options, *map(str, paths)],
        cwd=folder, env=os.environ | environ, capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.fixture(scope="module")
def ran(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> dict[str, Ran]:
    """Run all samples, with things set that no test may meet."""
    folder = tmp_path_factory.mktemp("house")
    foreign = ("PYTHONUNBUFFERED", "QT_SCALE_FACTOR", "ATTNVIZ_COMMAND", "COLUMNS")
    environ = dict.fromkeys(foreign, "2") | {"PYTHONPATH": "kept"}
    report = folder / "report.xml"
    done = run(folder, pytestconfig.rootpath, SAMPLES, f"--junitxml={report}", **environ)
    assert report.exists(), done.stdout + done.stderr
    found = {name.rpartition("/")[2]: Ran() for name in SAMPLES}
    for case in ET.parse(report).getroot().iter("testcase"):
        one, name = found[case.get("classname", "").rpartition(".")[2]], case.get("name", "")
        bad = [part for part in case if part.tag in ("failure", "error")]
        kinds = {"failure": "failed", "error": "error"}
        one.ends[name] = kinds[bad[0].tag] if bad else "passed"
        one.said[name] = "\n".join(part.text or "" for part in bad)
    return found


def test_a_window_left_behind_fails(ran: dict[str, Ran]) -> None:
    assert ran["test_windows"].ends == {"test_keeps_one": "error", "test_lets_go": "passed"}
    assert "left behind: ['QPushButton " in ran["test_windows"].said["test_keeps_one"]


def test_qt_and_python_warnings_fail(ran: dict[str, Ran]) -> None:
    ends = {"test_qt": "failed", "test_python": "failed", "test_offscreen": "passed"}
    assert ran["test_warnings"].ends == ends


def test_settings_and_folders_are_new_for_each_test(ran: dict[str, Ran]) -> None:
    ends = {"test_settings[1]": "passed", "test_settings[2]": "passed"}
    assert ran["test_folders"].ends == ends


def test_what_a_machine_sets_does_not_reach_the_tests(ran: dict[str, Ran]) -> None:
    assert ran["test_machine"].ends == {"test_environment": "passed"}


def test_widgets_live_as_long_as_their_test(ran: dict[str, Ran]) -> None:
    ends = {"test_nobody_else_holds_it": "passed", "test_it_is_gone_then": "passed"}
    assert ran["test_lives"].ends == ends


def test_without_qt_none_is_made(ran: dict[str, Ran]) -> None:
    assert ran["test_no_qt"].ends == {"test_plain": "passed"}


def test_waiting_for_ever_fails_with_its_place(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    sample = {"test_it": WAITS_FOR_EVER}
    done = run(tmp_path, pytestconfig.rootpath, sample, "-o", "faulthandler_timeout=60")
    assert "1 failed in" in done.stdout, done.stderr
    assert "qtbot.waitUntil(lambda: False)" in done.stdout
    assert "(>1.0s) from pytest-timeout" in done.stdout


def test_a_dialog_that_nobody_answers_fails_with_its_place(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    """No Python runs in it, so pytest-timeout's signal is not heard."""
    sample = {"test_it": NOBODY_ANSWERS}
    done = run(tmp_path, pytestconfig.rootpath, sample, "-o", "faulthandler_timeout=3")
    assert done.returncode == 1
    ended, _, stack = done.stderr.partition("Timeout")
    assert "test_it.py" in stack and "in test_asks" in stack, ended


def test_what_a_test_changes_for_all_is_put_back(ran: dict[str, Ran]) -> None:
    ends = {"test_changes": "passed", "test_finds_nothing": "passed"}
    assert ran["test_put_back"].ends == ends


def test_where_tests_paint_there_is_an_application_before_any_of_them(ran: dict[str, Ran]) -> None:
    assert ran["test_paints"].ends == {"test_measures": "passed"}


def test_products_of_small_matrices_wake_no_second_thread():
    """Whatever loads numpy before conftest.py, as a plugin may, makes all learning slow."""
    import numpy as np

    beside = Path(np.__file__).parent.parent / "numpy.libs"
    found = sorted(beside.glob("libscipy_openblas64_*"))
    if not found:
        pytest.skip("this numpy brings no OpenBLAS of its own")
    threads = ctypes.CDLL(str(found[0])).scipy_openblas_get_num_threads64_
    assert threads() == int(os.environ["OPENBLAS_NUM_THREADS"])
