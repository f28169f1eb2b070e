"""Build: engine, games, bots and what draws views are compiled by mypyc as one group, or all stay the Python they are.

VILLAINY_PURE=1    do not compile
VILLAINY_STRICT=1  a compilation that fails is an error; without it the build falls back to Python
VILLAINY_OPT=0..3  how hard the C compiler optimises (3)
VILLAINY_DEV=1     one C file per module: rebuilds faster, runs a little slower
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

COMPILED = ("engine", "games", "bots")
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


def obstacle() -> str:
    """What this machine lacks for compiling; empty if it lacks nothing."""
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython, not for {sys.implementation.name}"
    if sys.platform == "win32":  # the compiler is not found by name there: try it and see
        return ""
    if shutil.which(compiler()) is None:
        return f"there is no C compiler ({compiler()})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's headers are not installed (Python.h)"
    return ""


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


def main() -> None:
    """Build compiled if we may and can, else pure: the whole group or nothing, so builds are never mixed."""
    reason = "VILLAINY_PURE=1" if os.environ.get("VILLAINY_PURE") == "1" else obstacle()
    if BUILDING.isdisjoint(sys.argv):
        setup()
    elif reason:
        print(f"villainy: not compiled, runs as pure Python: {reason}")
        setup()
    elif os.environ.get("VILLAINY_STRICT") == "1":
        setup(ext_modules=extensions())
    else:
        try:
            setup(ext_modules=extensions())
        except (Exception, SystemExit):  # noqa: BLE001  (mypyc and setuptools leave by SystemExit)
            print("villainy: not compiled, runs as pure Python: the compilation failed (VILLAINY_STRICT=1 shows why)")
            setup()


main()
