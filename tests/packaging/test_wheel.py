"""The wheel holds every package and every resource that the window asks for."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def project() -> dict[str, dict[str, dict[str, object]]]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)["tool"]


def test_every_package_is_listed() -> None:
    found = {
        ".".join(path.parent.relative_to(ROOT).parts)
        for path in (ROOT / "attnviz").rglob("__init__.py")
    }
    assert len(found) > 10
    assert set(project()["setuptools"]["packages"]) == {*found, "attnviz.resources"}


def test_only_what_translators_write_in_is_left_out_of_the_resources() -> None:
    settings = project()["setuptools"]
    assert settings["package-data"]["attnviz.resources"] == ["**/*"]
    assert settings["exclude-package-data"] == {"attnviz.resources": ["**/*.ts"]}
