"""A record made by one build replays to equal states, views, imagined worlds and events in the other."""

import os
import subprocess
from pathlib import Path

import msgspec
import pytest

import peer
from every_game import BOXES, Case, entries
from villainy.engine.chance import seeded

PEER = os.environ.get("VILLAINY_PEER", "")
HERE = Path(__file__).parent


def records() -> dict[str, bytes]:
    """Some games of each kind, as they may happen at a table."""
    made: dict[str, bytes] = {}
    for name, box in BOXES.items():
        for at, players in enumerate(box.seats):
            # One further for each, so that two settings with the same values (two Twists) do not get the same one.
            chosen = [setting.values[(at + n) % len(setting.values)] for n, setting in enumerate(box.settings)]
            settings = {
                setting.name: value if setting.needs(value) <= players else setting.values[0]
                for setting, value in zip(box.settings, chosen, strict=True)
            }
            case = Case(box, players, settings, f"peer {players}", ask_forced=at % 2 == 0, moves=400)
            play = case.play(ask_forced=case.ask_forced)
            lines = [play.header, *entries(play, seeded(case.seed), case.moves)]
            made[f"{name}-{players}"] = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
    return made


def test_the_same_record_tells_the_same_story_twice() -> None:
    data = records()["sealed_bids-3"]
    assert peer.story(data) == peer.story(data)


@pytest.mark.skipif(not PEER, reason="make test names the other build in VILLAINY_PEER")
def test_both_builds_tell_the_same_story(tmp_path: Path) -> None:
    made = records()
    for name, data in made.items():
        (tmp_path / name).write_bytes(data)
    # The peer has its own package installed; it shares the tests' toys only.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    answer = subprocess.run(
        [PEER, str(HERE / "peer.py"), *(str(tmp_path / name) for name in made)],
        capture_output=True,
        text=True,
        check=False,
        env={**environment, "PYTHONPATH": str(HERE)},
    )
    assert answer.returncode == 0, answer.stderr
    theirs = answer.stdout.split()[1:]
    assert dict(zip(made, theirs, strict=True)) == {name: peer.story(data) for name, data in made.items()}
