"""setup.py: what it needs to compile, and what it does where it cannot."""

import ast
import json
import os
import runpy
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
SETUP = runpy.run_path(str(ROOT / "setup.py"))
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
DISTRIBUTIONS = packages_distributions()
"""By the name under which a package is imported: what pip calls those that bring it."""


# What is needed -------------------------------------------------------------------------------------------------------


def imported(source: Path) -> Iterator[str]:
    """The modules that a module imports, and perhaps names in them."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None and node.level == 0
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def files_of(module: str) -> Iterator[Path]:
    """The files that are read for a module of ours: its packages' and its own."""
    parts = module.split(".")
    for n in range(1, len(parts) + 1):
        path = ROOT.joinpath("src", *parts[:n])
        yield from (file for file in (path / "__init__.py", path.with_suffix(".py")) if file.is_file())


def needed_by(sources: set[Path]) -> set[str]:
    """The packages of others that these files, and all of ours that they import, import."""
    seen: set[Path] = set()
    others: set[str] = set()
    while sources:
        seen |= sources
        modules = {module for source in sources for module in imported(source)}
        others |= {module.partition(".")[0] for module in modules}
        sources = {file for module in modules if module.startswith("villainy") for file in files_of(module)} - seen
    return others - sys.stdlib_module_names - {"villainy"}


def listed(requirements: list[str]) -> set[str]:
    return {canonicalize_name(Requirement(text).name) for text in requirements}


def covered(package: str, requirements: set[str]) -> set[str]:
    """The requirements that bring a package which is imported by this name."""
    return requirements & set(map(canonicalize_name, DISTRIBUTIONS[package]))


def test_pip_gives_the_compiler_what_it_reads_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """It stops at an import that it does not find; pip builds where there is nothing but these requirements."""
    monkeypatch.chdir(ROOT)
    requirements = listed(PROJECT["build-system"]["requires"]) - {"setuptools", "mypy"}
    found = {package: covered(package, requirements) for package in needed_by({ROOT / at for at in SETUP["modules"]()})}
    assert all(found.values()), found
    assert set().union(*found.values()) == requirements


def test_pip_brings_all_that_is_imported() -> None:
    packages = needed_by(set((ROOT / "src" / "villainy").rglob("*.py")))
    assert "litestar" in packages
    requirements = listed(PROJECT["project"]["dependencies"])
    assert [package for package in packages if not covered(package, requirements)] == []


def test_what_is_listed_twice_is_listed_alike() -> None:
    dependencies = {Requirement(text).name: text for text in PROJECT["project"]["dependencies"]}
    for text in PROJECT["build-system"]["requires"]:
        assert dependencies.get(Requirement(text).name, text) == text


# Builds that are pure -------------------------------------------------------------------------------------------------


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A project with our setup.py, and next to nothing to compile."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    drawing = tmp_path / "src" / "villainy" / "table" / "drawing"
    drawing.mkdir(parents=True)
    for package in (drawing, drawing.parent, drawing.parent.parent):
        (package / "__init__.py").touch()
    for name in SETUP["DRAWING"]:
        (drawing / f"{name}.py").touch()
    return tmp_path


def build(toy: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Have a wheel built as pip has it built."""
    ours = {name: value for name, value in os.environ.items() if name != "CC" and not name.startswith("VILLAINY_")}
    call = [sys.executable, "-c", "from setuptools import build_meta; build_meta.build_wheel('wheel')"]
    return subprocess.run(
        call, cwd=toy, env=ours | environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )


def reason(toy: Path, **environment: str) -> tuple[str, str]:
    """Why a build is pure; it says so in one line, and in the package."""
    done = build(toy, **environment)
    assert done.returncode == 0, done.stdout
    (wheel,) = (toy / "wheel").iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")
    told = json.loads(ZipFile(wheel).read("villainy/built.json"))
    line = f"villainy: not compiled, runs as pure Python: {SETUP['WHY'][told['why']]} {told['detail']}"
    assert line.strip() in map(str.strip, done.stdout.splitlines())
    return told["why"], told["detail"]


def fussy_compiler(toy: Path) -> str:
    compiler = toy / "fussy"
    compiler.write_text("#!/bin/sh\necho 'In file toy.c:' >&2\necho 'toy.c:1: error: too evil' >&2\nexit 1\n", "utf-8")
    compiler.chmod(0o755)
    return str(compiler)


def test_pure_where_there_is_no_compiler(toy: Path) -> None:
    assert reason(toy, CC="/no/compiler", VILLAINY_STRICT="1") == ("compiler", "/no/compiler")


def test_pure_where_that_was_asked_for(toy: Path) -> None:
    assert reason(toy, VILLAINY_PURE="1") == ("asked", "")


def test_pure_where_compiling_fails(toy: Path) -> None:
    assert reason(toy, CC=fussy_compiler(toy)) == ("failed", "toy.c:1: error: too evil")


def test_pure_where_types_are_wrong(toy: Path) -> None:
    (toy / "src" / "villainy" / "table" / "drawing" / "story.py").write_text("import nobody_has_this\n", "utf-8")
    why, detail = reason(toy)
    assert why == "failed" and "story.py:1: error:" in detail and "nobody_has_this" in detail


def test_failing_may_be_an_error(toy: Path) -> None:
    done = build(toy, CC=fussy_compiler(toy), VILLAINY_STRICT="1")
    assert done.returncode != 0
    assert "toy.c:1: error: too evil" in done.stdout
    assert not list((toy / "wheel").glob("*.whl"))
