"""Replays records and prints what came of them: run by the other build's Python, see test_builds_agree.py."""

import sys
from hashlib import blake2b
from pathlib import Path

from every_game import shelf
from villainy.build import compiled
from villainy.engine.chance import seeded
from villainy.engine.record import Record, fingerprint


def story(data: bytes) -> str:
    """A hash of every state on the way, and of what the seats saw and could imagine there."""
    told = blake2b(digest_size=16)
    for play in Record.parse(data).replay(shelf):
        game = play.game
        told.update(fingerprint(game).encode())
        viewer = len(play.entries) % (game.players + 1)
        told.update(fingerprint(game.redeal(viewer, seeded("peer"))).encode())
        told.update(repr(game.view(viewer)).encode())
        told.update(repr([(event.kind, event.clause, event.seat, event.face) for event in play.events()]).encode())
    return told.hexdigest()


def main() -> None:
    sys.stdout.write(f"{compiled()}\n")
    for file in sys.argv[1:]:
        sys.stdout.write(f"{story(Path(file).read_bytes())}\n")


if __name__ == "__main__":
    main()
