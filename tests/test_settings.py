"""Preferences: typed, with a default for everything that is missing or spoiled."""

import os
import stat

import pytest
from PySide6.QtCore import QByteArray, QSettings

from attnviz.settings import (
    FOLDER,
    GEOMETRY,
    LANGUAGE,
    PANEL_OPEN,
    RECENT,
    TAB,
    TABLE,
    THEME,
    ZOOM,
    Memory,
    Settings,
)


@pytest.fixture
def path(qapp, tmp_path):
    return tmp_path / "attnviz.ini"


def settings_in(path) -> Settings:
    return Settings(QSettings(str(path), QSettings.Format.IniFormat))


@pytest.mark.skipif(os.name != "posix", reason="rights of files are those of POSIX")
def test_others_cannot_read_the_settings_from_their_first_value_on(path):
    path = path.parent / "attnviz" / path.name
    settings = settings_in(path)
    settings.set(THEME, "dark")
    settings.sync()
    modes = [stat.S_IMODE(each.stat().st_mode) for each in (path.parent, path)]
    assert modes == [0o700, 0o600]
    assert settings_in(path).get(THEME) == "dark"


def test_nothing_stored_is_the_default(path):
    found = settings_in(path)
    assert [found.get(each) for each in TABLE] == [each.default for each in TABLE]


@pytest.mark.parametrize(
    ("preference", "value"),
    [
        (THEME, "dark"),
        (ZOOM, 150),
        (PANEL_OPEN, False),
        (RECENT, ()),
        (RECENT, ("/one/a, b.attn",)),
        (RECENT, ("/one.attn", "/two.attn")),
        (GEOMETRY, QByteArray(b"\x00\x01\xff")),
        (FOLDER, "/a folder/ü"),
        (LANGUAGE, "de"),
        (LANGUAGE, ""),
    ],
)
def test_what_is_set_is_there_at_the_next_start(path, preference, value):
    first = settings_in(path)
    first.set(preference, value)
    first.sync()
    assert settings_in(path).get(preference) == value


@pytest.mark.parametrize(
    ("line", "preference"),
    [
        ("[look]\ntheme=pink", THEME),
        ("[look]\nlanguage=klingon", LANGUAGE),
        ("[look]\nzoom=1000", ZOOM),
        ("[look]\nzoom=large", ZOOM),
        ("[look]\nzoom=@Invalid()", ZOOM),
        ("[window]\npanel-open=perhaps", PANEL_OPEN),
        ("[window]\ngeometry=text", GEOMETRY),
        ("[window]\ntab=a, b", TAB),
    ],
)
def test_spoiled_values_count_as_never_set(path, line, preference):
    path.write_text(line + "\n")
    assert settings_in(path).get(preference) == preference.default


def test_only_the_last_ten_files_are_kept(qapp):
    found = Settings(Memory())
    found.set(RECENT, tuple(f"/{n}.attn" for n in range(30)))
    assert found.get(RECENT) == tuple(f"/{n}.attn" for n in range(10))


def test_a_value_that_could_not_be_read_back_is_refused(qapp):
    found = Settings(Memory())
    with pytest.raises(ValueError, match="pink"):
        found.set(THEME, "pink")
    assert found.get(THEME) == "auto"


def test_forgetting_brings_the_default_back(path):
    found = settings_in(path)
    found.set(ZOOM, 200)
    found.forget(ZOOM)
    assert found.get(ZOOM) == 100
