"""Build: engine, games, bots and what draws views are compiled by mypyc as one group, or all stay the Python they are.

VILLAINY_PURE=1    do not compile
VILLAINY_STRICT=1  a compilation that fails is an error; without it the build falls back to Python, and records why
VILLAINY_OPT=0..3  how hard the C compiler optimises (3)
VILLAINY_DEV=1     one C file per module: rebuilds faster, runs a little slower
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, ClassVar, NamedTuple

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

COMPILED = ("engine", "games", "bots", "library")
# Of the table only what every move of Evil:101 needs several times over; the rest waits for disks and sockets.
DRAWING = ("evil101", "frame", "marks", "news_evil101", "parts", "parts_evil101", "pieces", "story")
# Modules at the edges, which read files or lean on msgspec: nothing to gain, and interpreted they stay flexible.
EDGE = {
    "engine/box.py",
    "engine/deckfile.py",
    "engine/orders.py",
    "engine/record.py",
    "engine/speech.py",
    "games/alone/cardtext.py",
    "games/alone/deckfile.py",
    "games/alone/grammar.py",
    "games/alone/mapfile.py",
    "games/alone/notation.py",
    "games/alone/orders.py",
    "games/alone/places.py",
    "games/alone/words.py",
    "games/evil101/deckfile.py",
    "games/nefarious/deckfile.py",
    "games/nefarious/words.py",
    "games/spies/cardtext.py",
    "games/spies/deckfile.py",
    "games/spies/orders.py",
    "games/spies/words.py",
    "library/speakers.py",
}
# The build backend runs this file for metadata too, where there is nothing to compile.
BUILDING = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}

# The group's functions call each other directly instead of through the dynamic linker: a tenth faster, measured.
BOUND_COMPILE = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
BOUND_LINK = ["-Wl,-Bsymbolic"]
# For this warning gcc reads the one large C file again and again: minutes, for code that nobody indents by hand.
UNREAD = ["-Wno-misleading-indentation"]
# Optimising while linking is what gcc shares out among all processors; a single C file it would leave to one.
SHARED_OUT = ["-flto=auto"]
FIRST_GCC_THAT_SHARES = 10


def modules() -> list[str]:
    """Every module that is compiled."""
    package = Path("src/villainy")
    found = [path for folder in COMPILED for path in (package / folder).rglob("*.py")]
    found += [package / f"table/drawing/{name}.py" for name in DRAWING]
    return sorted(
        path.as_posix()
        for path in found
        if path.name != "__init__.py" and path.relative_to(package).as_posix() not in EDGE
    )


def compiler() -> str:
    """The C compiler that setuptools will call."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]


def shares_out() -> bool:
    """Whether the compiler is a gcc that optimises on all processors."""
    command = [compiler(), "-dM", "-E", "-x", "c", os.devnull]  # what the compiler says of itself
    told = subprocess.run(command, capture_output=True, text=True, check=False).stdout  # noqa: S603  (setuptools calls it too)
    said = dict(line.split()[1:3] for line in told.splitlines() if len(line.split()) > 2)
    return "__clang__" not in said and int(said.get("__GNUC__", "0")) >= FIRST_GCC_THAT_SHARES


WHY = {
    "asked": "VILLAINY_PURE=1",
    "compiler": "there is no C compiler",
    "failed": "compiling failed:",
    "headers": "Python's headers are not installed (Python.h)",
    "implementation": "mypyc compiles for CPython, not for",
}


class Reason(NamedTuple):
    """Why a build is pure: one of `WHY`, or empty if it is compiled. `villainy.build` tells it when installed."""

    why: str = ""
    detail: str = ""


def obstacle() -> Reason:
    """What keeps us from compiling; empty if nothing does."""
    if os.environ.get("VILLAINY_PURE") == "1":
        return Reason("asked")
    if sys.implementation.name != "cpython":
        return Reason("implementation", sys.implementation.name)
    if sys.platform == "win32":  # the compiler is not found by name there: try it and see
        return Reason()
    if shutil.which(compiler()) is None:
        return Reason("compiler", compiler())
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return Reason("headers")
    return Reason()


class Packed(build_py):
    """The package as it is now, without what an earlier build left there, and with the reason if it is pure."""

    reason: ClassVar = Reason()

    def run(self) -> None:
        if self.editable_mode:  # the sources themselves: nothing is generated among them
            super().run()
            return
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        Path(self.build_lib, "villainy", "built.json").write_text(json.dumps(self.reason._asdict()), encoding="utf-8")


def extensions() -> list[Extension]:
    """The compiled group."""
    from mypyc.build import mypycify  # noqa: PLC0415  (a pure build needs no mypy)

    found = mypycify(
        ["--cache-dir=build/mypy", *modules()],
        opt_level=os.environ.get("VILLAINY_OPT", "3"),
        debug_level="0",
        multi_file=os.environ.get("VILLAINY_DEV") == "1",
        group_name="villainy",
    )
    if sys.platform == "linux":
        shared = SHARED_OUT if shares_out() else []
        for extension in found:
            # New lists: mypyc gives all extensions the same one.
            extension.extra_compile_args = [*extension.extra_compile_args, *BOUND_COMPILE, *UNREAD, *shared]
            extension.extra_link_args = [*extension.extra_link_args, *BOUND_LINK, *shared]
    return found


def flush() -> None:
    """Nothing that was said waits in a buffer."""
    sys.stdout.flush()
    sys.stderr.flush()


@contextmanager
def overheard() -> Iterator[IO[str]]:
    """A file with all that this process and its compilers say meanwhile; in the end it is said aloud."""
    flush()
    loud = os.dup(1), os.dup(2)
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
        os.dup2(said.fileno(), 1)
        os.dup2(said.fileno(), 2)
        try:
            yield said
        finally:
            flush()
            for stream, copy in zip((1, 2), loud, strict=True):
                os.dup2(copy, stream)
                os.close(copy)
            said.seek(0)
            print(said.read(), flush=True)


def first_error(said: str) -> str:
    """The line with which the trouble began."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return next((line for line in lines if re.search(r"\berror( \w+)?:", line)), lines[-1])


def build(reason: Reason, compiled: list[Extension] | None = None) -> None:
    """Build, and let the package know how."""
    Packed.reason = reason
    if reason.why:
        print(f"villainy: not compiled, runs as pure Python: {WHY[reason.why]} {reason.detail}")
    setup(cmdclass={"build_py": Packed}, ext_modules=compiled)


def attempt() -> Reason:
    """Build compiled; the reason if that fails."""
    with overheard() as said:
        try:
            build(Reason(), extensions())
        except (Exception, SystemExit) as error:  # noqa: BLE001  (mypyc and setuptools leave by SystemExit)
            flush()
            said.seek(0)
            return Reason("failed", first_error(f"{said.read()}\n{error}"))
    return Reason()


def main() -> None:
    """Build compiled if we may and can, else pure: the whole group or nothing, so builds are never mixed."""
    reason = obstacle()
    if BUILDING.isdisjoint(sys.argv):
        setup()
    elif not reason.why and os.environ.get("VILLAINY_STRICT") == "1":
        build(reason, extensions())
    else:
        reason = reason if reason.why else attempt()
        if reason.why:
            build(reason)


if __name__ == "__main__":
    main()
