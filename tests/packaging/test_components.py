"""Every library in a package belongs to a component whose licence is shipped."""

from pathlib import Path

import components
import pytest
import tree


def package(root: Path, *places: str) -> Path:
    for place in places:
        path = root / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"\x7fELF")
    return root


@pytest.mark.parametrize(
    ("place", "licence"),
    [
        ("/_internal/PySide6/Qt/lib/libicudata.so.73", "ICU"),
        ("/_internal/PySide6/Qt/plugins/platforms/libqxcb.so", "LGPL-3 Qt-third-party"),
        ("/usr/lib/attnviz/PySide6/QtCore.abi3.so", "LGPL-3"),
        ("/_internal/libxcb-cursor.so.0", "Linux-libraries"),
        ("/_internal/pillow.libs/libxcb-9065bb12.so.1.1.0", "Pillow"),
        ("/_internal/libzstd.so.1", "Linux-libraries"),
        ("/usr/lib/attnviz/attnviz/resources/fonts/AttnvizSans-Bold.ttf", "OFL"),
        ("/_internal/attnviz/resources/fonts/web/AttnvizSans-Bold-latin.woff2", "OFL"),
        ("/usr/lib/attnviz/tokenizers/tokenizers.abi3.so", "tokenizers"),
        ("/attnviz", "PyInstaller"),
    ],
)
def test_a_library_is_of_the_component_that_it_came_with(place: str, licence: str) -> None:
    component = components.component_of(place)
    assert component is not None and component.licence == licence


def test_every_licence_that_is_named_is_there() -> None:
    there = {path.stem for path in (tree.PACKAGING / "licenses").glob("*.txt")}
    for component in components.COMPONENTS:
        assert set(component.licence.split()) <= there, component.name


def test_a_library_of_nobody_and_a_lacking_licence_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = package(tmp_path, "lib/libicudata.so.73")
    assert not components.check(root, set())
    assert "LACKING ICU" in capsys.readouterr().out
    assert components.check(root, {"ICU"})
    package(tmp_path, "lib/libssl.so.3")
    assert not components.check(root, {"ICU"})
    assert "of no component: /lib/libssl.so.3" in capsys.readouterr().out


def test_a_font_of_nobody_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, begin in (("a.ttf", b"\0\1\0\0"), ("b.woff2", b"wOF2"), ("ours.txt", b"text")):
        (tmp_path / name).write_bytes(begin + b"more")
    assert not components.check(tmp_path, set())
    said = capsys.readouterr().out
    assert "of no component: /a.ttf" in said and "of no component: /b.woff2" in said
    assert "ours.txt" not in said


def test_the_licence_of_the_fonts_is_the_one_beside_them() -> None:
    beside = tree.ROOT / "resources" / "fonts" / "OFL.txt"
    assert (tree.PACKAGING / "licenses" / "OFL.txt").read_bytes() == beside.read_bytes()
    for file in [*beside.parent.glob("*.ttf"), *beside.parent.glob("web/*.woff2")]:
        component = components.component_of(f"/attnviz/{file.relative_to(tree.ROOT)}")
        assert component is not None and component.licence == "OFL", file.name
