"""The house rules of conftest.py hold for tests that break them."""

import pytest

pytest_plugins = ["pytester"]


@pytest.fixture
def house(pytester: pytest.Pytester, pytestconfig: pytest.Config) -> pytest.Pytester:
    root = pytestconfig.rootpath
    pytester.makepyprojecttoml((root / "pyproject.toml").read_text(encoding="utf-8"))
    pytester.makepyfile(as_found=(root / "tests" / "as_found.py").read_text(encoding="utf-8"))
    pytester.makeconftest((root / "tests" / "conftest.py").read_text(encoding="utf-8"))
    return pytester


def outcomes(house: pytest.Pytester, test: str) -> dict[str, int]:
    path = house.makepyfile(test_it=test)
    return house.runpytest_subprocess("-p", "no:randomly", str(path)).parseoutcomes()


def test_a_window_left_behind_fails(house: pytest.Pytester) -> None:
    found = outcomes(
        house,
        """
        kept = []
        def test_keeps_one(qapp):
            from PySide6.QtWidgets import QPushButton
            kept.append(QPushButton())
        def test_lets_go(qapp):
            from PySide6.QtWidgets import QApplication, QPushButton
            assert QApplication.topLevelWidgets() == []
            QPushButton().show()
        """,
    )
    assert found == {"passed": 2, "errors": 1}


def test_qt_and_python_warnings_fail(house: pytest.Pytester) -> None:
    found = outcomes(
        house,
        """
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
    )
    assert found == {"passed": 1, "failed": 2}


def test_settings_and_folders_are_new_for_each_test(house: pytest.Pytester) -> None:
    found = outcomes(
        house,
        """
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
    )
    assert found == {"passed": 2}


def test_what_a_machine_sets_does_not_reach_the_tests(
    house: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PYTHONUNBUFFERED", "QT_SCALE_FACTOR", "ATTNVIZ_COMMAND", "COLUMNS"):
        monkeypatch.setenv(name, "2")
    monkeypatch.setenv("PYTHONPATH", "kept")
    found = outcomes(
        house,
        """
        import os
        def test_environment():
            assert os.environ["PYTHONPATH"].endswith("kept")
            found = {name for name in os.environ if os.environ[name] == "2"}
            assert not found & {"PYTHONUNBUFFERED", "QT_SCALE_FACTOR", "ATTNVIZ_COMMAND", "COLUMNS"}
        """,
    )
    assert found == {"passed": 1}


def test_widgets_live_as_long_as_their_test(house: pytest.Pytester) -> None:
    found = outcomes(
        house,
        """
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
    )
    assert found == {"passed": 2}


def test_without_qt_none_is_made(house: pytest.Pytester) -> None:
    found = outcomes(
        house,
        """
        def test_plain():
            from PySide6.QtCore import QCoreApplication
            assert QCoreApplication.instance() is None
        """,
    )
    assert found == {"passed": 1}


def test_waiting_for_ever_fails_with_its_place(house: pytest.Pytester) -> None:
    path = house.makepyfile(
        test_it="""
        import pytest
        @pytest.mark.timeout(1)
        def test_waits(qtbot):
            qtbot.waitUntil(lambda: False)
        """
    )
    run = house.runpytest_subprocess(str(path))
    assert run.parseoutcomes() == {"failed": 1}
    run.stdout.fnmatch_lines(["*qtbot.waitUntil(lambda: False)", "*Timeout*from pytest-timeout*"])


def test_a_dialog_that_nobody_answers_fails_with_its_place(house: pytest.Pytester) -> None:
    """No Python runs in it, so pytest-timeout's signal is not heard."""
    path = house.makepyfile(
        test_it="""
        def test_asks(qapp):
            from PySide6.QtWidgets import QDialog
            QDialog().exec()
        """
    )
    run = house.runpytest_subprocess("-o", "faulthandler_timeout=3", str(path))
    assert run.ret == 1
    run.stderr.fnmatch_lines(["Timeout*", "*test_it.py* in test_asks"])


def test_what_a_test_changes_for_all_is_put_back(house: pytest.Pytester) -> None:
    found = outcomes(
        house,
        """
        from attnviz import language
        from attnviz.ui.grid import lazy_pyqtgraph
        from attnviz.ui.look import numbers
        from attnviz.ui.controls import shortcut_labels as told_keys
        def test_changes(qapp):
            told_keys.set_keys({"grid.copy": ("F12",)}, singles=False)
            told_keys.key_of("grid.copy", "C")
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
            assert not told_keys.told() and told_keys.key_of("grid.copy", "C") == "C"
            assert qapp.styleSheet() == "" and qapp.palette() != QPalette("black")
            assert qapp.font().pixelSize() != 30
        """,
    )
    assert found == {"passed": 2}


def test_where_tests_paint_there_is_an_application_before_any_of_them(
    house: pytest.Pytester,
) -> None:
    test = """
        def test_measures():
            from PySide6.QtGui import QFont, QFontMetricsF
            assert QFontMetricsF(QFont()).height() > 0
        """
    folder = house.mkdir("ui")
    (house.makepyfile(test_paints=test)).rename(folder / "test_paints.py")
    ran = house.runpytest_subprocess("-p", "no:randomly", str(folder))
    assert ran.parseoutcomes() == {"passed": 1}
