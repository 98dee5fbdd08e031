"""What the packages hold: chosen libraries complete, licences there, icons readable."""

import os
import plistlib
import re
import shutil
import struct
import subprocess
import sys
from pathlib import Path

import build_rpm
import keep
import make
import prune
import pytest
import tree
import unpack
from PySide6.QtGui import QImage

from attnviz import __version__
from attnviz.options import LANGUAGES

PACKAGING = Path(tree.PACKAGING)


@pytest.fixture(scope="module")
def chosen() -> list[Path]:
    if shutil.which("readelf") is None:
        pytest.skip("readelf is not installed")
    return prune.chosen(prune.site_packages())


def test_every_library_that_a_chosen_one_needs_is_chosen(chosen: list[Path]) -> None:
    qt = prune.site_packages() / "PySide6"
    ours = {path.name for path in (qt / "Qt" / "lib").glob("*.so*")}
    names = {path.name for path in chosen}
    binaries = [path for path in chosen if ".so" in path.name]
    assert len(binaries) > 30
    for path in binaries:
        assert set(prune.needed(path)) & ours <= names


def test_nothing_of_qt_that_is_not_used_comes_along(chosen: list[Path]) -> None:
    names = " ".join(path.name for path in chosen)
    for part in (
        "Qml",
        "Quick",
        "Designer",
        "Sql",
        "gtk3",
        "tls",
        ".pyi",
        "Qt6Help",
        "QtOpenGL",
        "Test",
        "Network",
        "vnc",
    ):
        assert part not in names
    assert sum(path.stat().st_size for path in chosen) < 98e6


def test_every_binding_that_the_program_imports_comes_along(chosen: list[Path]) -> None:
    package = PACKAGING.parent / "attnviz"
    found = {
        name
        for path in package.rglob("*.py")
        for name in re.findall(r"^\s*from PySide6\.(\w+) import", path.read_text("utf-8"), re.M)
    }
    assert len(found) > 3
    assert found == set(prune.BINDINGS)
    assert {f"{name}.abi3.so" for name in found} <= {path.name for path in chosen}
    assert {name.removeprefix("Qt") for name in found} <= set(keep.QT_PARTS)


def test_a_plugin_that_is_gone_is_told(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"no plugin platforms/libqxcb\.so"):
        prune.chosen(tmp_path)


def test_the_debian_copyright_names_only_texts_that_are_shipped(tmp_path: Path) -> None:
    tree.write_documents(tmp_path)
    folder = tmp_path / "usr/share/doc/attnviz"
    named = set(re.findall(r"[\w-]+\.txt\.gz", (folder / "copyright").read_text("utf-8")))
    assert named == {f"{name}.txt.gz" for name in tree.LICENCES if name != "pyqtgraph"}
    assert named < {path.name for path in folder.iterdir()}


def test_packed_texts_carry_no_time(tmp_path: Path) -> None:
    tree.pack(b"text", tmp_path / "one.gz")
    assert (tmp_path / "one.gz").read_bytes()[3:8] == bytes(5)


@pytest.mark.parametrize("size", make.SIZES)
def test_icons_are_drawn_in_every_size(size: int) -> None:
    for drawing in (make.PROGRAM, make.DOCUMENT):
        image = QImage.fromData(make.png(drawing, size))
        assert (image.width(), image.height()) == (size, size)
        colours = {image.pixel(x, y) for x in range(size) for y in range(size)}
        assert len(colours) > 5


def test_windows_and_macos_icons_hold_pictures_of_the_sizes_they_say() -> None:
    ico = make.ico(make.PROGRAM)
    (count,) = struct.unpack_from("<4xH", ico)
    assert count == len(make.ICO_SIZES)
    for number, size in enumerate(make.ICO_SIZES):
        width, length, place = struct.unpack_from("<B7xII", ico, 6 + 16 * number)
        assert width == size % 256
        assert QImage.fromData(ico[place : place + length]).width() == size
    icns = make.icns(make.PROGRAM)
    assert icns[:4] == b"icns" and struct.unpack_from(">I", icns, 4) == (len(icns),)


def test_macos_opens_attn_files() -> None:
    plist = keep.info_plist(__version__)
    (kind,) = plist["UTExportedTypeDeclarations"]
    (document,) = plist["CFBundleDocumentTypes"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == ["attn"]
    assert plistlib.loads(plistlib.dumps(plist)) == plist
    with (PACKAGING / "macos" / "entitlements.plist").open("rb") as file:
        assert all(plistlib.load(file).values())


@pytest.mark.parametrize(
    ("place", "kept"),
    [
        ("PySide6/Qt6Core.dll", True),
        ("PySide6/QtWidgets.pyd", True),
        ("PySide6/pyside6.abi3.dll", True),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui", True),
        ("PySide6/Qt6Network.dll", False),
        ("PySide6/opengl32sw.dll", False),
        ("PySide6/Qt6OpenGL.dll", False),
        ("PySide6/plugins/imageformats/qjpeg.dll", False),
        ("PySide6\\plugins\\tls\\qopensslbackend.dll", False),
        ("PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml", False),
    ],
)
def test_qt_is_chosen_by_name_on_windows_and_macos(place: str, kept: bool) -> None:
    assert keep._wanted((place, place, "BINARY")) is kept


def test_the_version_is_written_in_one_place() -> None:
    root = PACKAGING.parent
    own = [root / "pyproject.toml", *PACKAGING.rglob("*")]
    texts = (".py", ".sh", ".toml", ".nsi", ".wxs", ".xml", ".plist", ".spec", ".desktop")
    for path in own:
        if path.suffix in texts and path.name != "attnviz.nsi":
            assert __version__ not in path.read_text("utf-8"), path


def test_windows_installers_compile_on_a_stand_in(tmp_path: Path) -> None:
    for tool in ("makensis", "wixl", "wixl-heat"):
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is not installed")
    folder = tmp_path / "folder"
    (folder / "_internal" / "PySide6").mkdir(parents=True)
    for name in ("attnviz.exe", "attnviz-cli.exe", "_internal/PySide6/Qt6Core.dll"):
        (folder / name).write_bytes(b"MZ")
    done = subprocess.run(
        [PACKAGING / "windows" / "build.sh", folder, "1.2.3", tmp_path / "out"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    setup = (tmp_path / "out" / "attnviz-1.2.3-setup.exe").read_bytes()
    assert setup[:2] == b"MZ" and b"Nullsoft" in setup
    assert (tmp_path / "out" / "attnviz-1.2.3.msi").read_bytes()[:4] == b"\xd0\xcf\x11\xe0"


def test_buttons_of_qt_come_along_in_every_language(chosen: list[Path]) -> None:
    wanted = {f"qtbase_{name}.qm" for name in LANGUAGES if name != "en"}
    assert wanted <= {path.name for path in chosen}
    assert wanted == set(keep.LANGUAGES)


def test_of_pillow_only_what_writes_moving_pictures_is_packed() -> None:
    pytest.importorskip("PIL")
    left_out = set(keep.excluded())
    assert {"PIL.AvifImagePlugin", "PIL.TiffImagePlugin", "PIL._imagingft"} <= left_out
    assert not {f"PIL.{name}" for name in keep.OF_PILLOW} & left_out


def test_links_go_with_the_library_that_they_point_at() -> None:
    dropped = "PySide6/Qt/lib/libQt6Test.so.6"
    data = [
        ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
        ("libQt6Test.so.6", dropped, "SYMLINK"),
        ("attnviz/resources/translations/attnviz_de.qm", "/there", "DATA"),
        ("attnviz/resources/translations/attnviz_de.ts", "/there", "DATA"),
        ("pyqtgraph/icons/peegee/peegee_512px.png", "/there", "DATA"),
    ]
    assert keep.datas(data, {dropped}) == [data[0], data[2]]


def test_what_is_bundled_has_its_licence() -> None:
    names = {path.stem for path in (PACKAGING / "licenses").glob("*.txt")}
    assert {"LGPL-3", "GPL-3", "Qt-third-party", "ICU", "numpy", "pyqtgraph", "Pillow"} <= names
    pillow = (PACKAGING / "licenses" / "Pillow.txt").read_text("utf-8")
    # _imaging is linked to all of them, also to those whose kinds of file are left out.
    for library in ("LIBWEBP", "LIBTIFF", "OPENJPEG", "LIBJPEG", "ZSTD", "LIBLZMA", "XCB", "XAU"):
        assert library in pillow.upper(), library


def test_rpm_is_told_of_every_folder_that_it_shall_remove(tmp_path: Path) -> None:
    for place in ("usr/lib/attnviz/attnviz/cli", "usr/share/doc/attnviz", "usr/bin"):
        (tmp_path / place).mkdir(parents=True)
    assert {str(path) for path in build_rpm.folders(tmp_path)} == {
        "usr/lib/attnviz",
        "usr/lib/attnviz/attnviz",
        "usr/lib/attnviz/attnviz/cli",
        "usr/share/doc/attnviz",
    }


def test_what_qt_carries_of_python_comes_along_unpacked(chosen: list[Path], tmp_path: Path) -> None:
    site = prune.site_packages()
    loader = Path("shiboken6/files.dir/shibokensupport/signature/loader.py")
    assert site / loader in chosen
    places = {Path(place) / Path(file).name for file, place in keep.extra_datas(tmp_path)}
    assert loader in places
    kept = keep.datas([(str(place), "", "DATA") for place in places], set())
    assert len(kept) == len(places)


def test_what_was_compiled_is_run_beside_a_copy_of_another_time(tmp_path: Path) -> None:
    source = tmp_path / "made.py"
    source.write_text("told = 1\n")
    folder = tmp_path / "packed"
    (folder / "__pycache__").mkdir(parents=True)
    unpack.compiled(source, folder / "__pycache__")
    (folder / "made.py").write_text("told = 2\n")  # never read
    command = [sys.executable, "-c", "import made; print(made.told)"]
    environ = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "1"
