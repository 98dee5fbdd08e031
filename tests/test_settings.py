"""Preferences: typed, with a default for everything that is missing or spoiled."""

import pytest
from PySide6.QtCore import QByteArray, QSettings

from attnviz import settings as keep
from attnviz.settings import Memory, Settings


@pytest.fixture
def path(qapp, tmp_path):
    return tmp_path / "attnviz.ini"


def settings_in(path) -> Settings:
    return Settings(QSettings(str(path), QSettings.Format.IniFormat))


def test_nothing_stored_is_the_default(path):
    found = settings_in(path)
    assert [found.get(each) for each in keep.TABLE] == [each.default for each in keep.TABLE]


@pytest.mark.parametrize(
    ("preference", "value"),
    [
        (keep.THEME, "dark"),
        (keep.ZOOM, 150),
        (keep.PANEL_OPEN, False),
        (keep.RECENT, ()),
        (keep.RECENT, ("/one/a, b.attn",)),
        (keep.RECENT, ("/one.attn", "/two.attn")),
        (keep.GEOMETRY, QByteArray(b"\x00\x01\xff")),
        (keep.FOLDER, "/a folder/ü"),
        (keep.LANGUAGE, "de"),
        (keep.LANGUAGE, ""),
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
        ("[look]\ntheme=pink", keep.THEME),
        ("[look]\nlanguage=klingon", keep.LANGUAGE),
        ("[look]\nzoom=1000", keep.ZOOM),
        ("[look]\nzoom=large", keep.ZOOM),
        ("[look]\nzoom=@Invalid()", keep.ZOOM),
        ("[window]\npanel-open=perhaps", keep.PANEL_OPEN),
        ("[window]\ngeometry=text", keep.GEOMETRY),
        ("[window]\ntab=a, b", keep.TAB),
    ],
)
def test_spoiled_values_count_as_never_set(path, line, preference):
    path.write_text(line + "\n")
    assert settings_in(path).get(preference) == preference.default


def test_only_the_last_ten_files_are_kept(qapp):
    found = Settings(Memory())
    found.set(keep.RECENT, tuple(f"/{n}.attn" for n in range(30)))
    assert found.get(keep.RECENT) == tuple(f"/{n}.attn" for n in range(10))


def test_a_value_that_could_not_be_read_back_is_refused(qapp):
    found = Settings(Memory())
    with pytest.raises(ValueError, match="pink"):
        found.set(keep.THEME, "pink")
    assert found.get(keep.THEME) == "auto"


def test_forgetting_brings_the_default_back(path):
    found = settings_in(path)
    found.set(keep.ZOOM, 200)
    found.forget(keep.ZOOM)
    assert found.get(keep.ZOOM) == 100
