"""Two builds of one source, and each knows which it is."""

import ast
import os
import runpy
import shutil
import subprocess
from importlib.metadata import version
from pathlib import Path

import pytest

import villainy
from villainy.build import compiled, why_pure
from villainy.words import LANGUAGES, words_of

PEER = os.environ.get("VILLAINY_PEER", "")
ROOT = Path(__file__).parent.parent
SETUP = runpy.run_path(str(ROOT / "setup.py"))


def test_version_is_the_packages() -> None:
    assert villainy.__version__ == version("villainy")


def test_the_installed_package_is_tested_and_not_the_sources() -> None:
    assert "site-packages" in Path(villainy.__file__).parts


@pytest.mark.skipif(not PEER, reason="make test names the other build in VILLAINY_PEER")
@pytest.mark.skipif(not shutil.which("cc"), reason="without a C compiler both builds are pure")
def test_the_peer_is_the_other_build() -> None:
    ask = "from villainy.build import compiled; print(compiled())"
    answer = subprocess.run([PEER, "-c", ask], capture_output=True, text=True, check=True).stdout
    assert answer.strip() == str(not compiled())


def unset_when_compiled(source: str) -> list[str]:
    """Final names that the compiled build takes for unset: tuples that begin with a float, by no type of their own."""
    return [
        ast.unparse(node.target)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.annotation, ast.Name)
        and node.annotation.id == "Final"
        and isinstance(node.value, ast.Tuple)
        and node.value.elts
        and any(
            isinstance(part, ast.Constant) and isinstance(part.value, float) for part in ast.walk(node.value.elts[0])
        )
    ]


def test_no_final_name_is_unset_when_compiled() -> None:
    """Written as `Final[tuple[float, ...]]` they are set: mypyc 2.4.1 looks for an error in the first float."""
    sources = Path(villainy.__file__).parent.rglob("*.py")
    found = {path.name: unset_when_compiled(path.read_text(encoding="utf-8")) for path in sources}
    assert {name: names for name, names in found.items() if names} == {}
    assert unset_when_compiled("NEAR: Final = (0.9, 1)\nLOW: Final = (-0.5, 1)") == ["NEAR", "LOW"]
    assert unset_when_compiled("NEAR: Final[tuple[float, ...]] = (0.9,)\nFAR: Final = (1, 2.0)\nFEW: Final = ()") == []


def contents(package: Path) -> set[str]:
    """The files of a package but for those that Python and the build make."""
    return {
        path.relative_to(package).as_posix()
        for path in package.rglob("*")
        if path.is_file() and path.suffix not in {".pyc", ".so"} and path.name != "built.json"
    }


def test_the_installed_package_has_every_file_of_the_sources_and_no_other() -> None:
    """The compiled build went through a source distribution and a wheel: both have everything."""
    assert contents(Path(villainy.__file__).parent) == contents(ROOT / "src" / "villainy")


def test_a_build_knows_why_it_is_pure() -> None:
    reason = why_pure()
    assert (reason is None) == compiled()
    assert reason is None or reason.why in SETUP["WHY"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    say = words_of(language).say
    sentences = [say("build-pure", why=why, detail="HERE") for why in [*SETUP["WHY"], "sources"]]
    assert len(set(sentences)) == len(sentences)
