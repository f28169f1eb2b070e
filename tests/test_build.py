"""Two builds of one source, and each knows which it is."""

import os
import shutil
import subprocess
from importlib.metadata import version
from pathlib import Path

import pytest

import villainy
from villainy.build import compiled

PEER = os.environ.get("VILLAINY_PEER", "")


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
