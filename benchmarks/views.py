"""What views cost: processor time from a move to the views of both seats and a spectator being ready to be sent.

No sockets, no disk: two people play random moves at some tables by turns, so that each table has to be fetched from
memory that the others have used since. The second half of all rounds counts. Prints JSON:

    python benchmarks/views.py evil101 --tables 200 --moves 100
"""

import argparse
import asyncio
import gc
import json
import random
import time
from typing import cast

from villainy.engine.record import Header
from villainy.games import SHELF, box
from villainy.table.bots import Bots
from villainy.table.live import SPECTATOR, House, Live
from villainy.table.render import Fragment, Pages
from villainy.table.secret import Seal
from villainy.table.serve import GARBAGE
from villainy.table.storage import PERSON, PLAYING, SeatRow, Store, TableRow
from villainy.table.web.streams import shown, whose

VIEWERS = (0, 1, SPECTATOR)
PLAYERS = 2


def opened(game: str, number: int) -> Live:
    """A table of two people; games of Evil:101 are long ones."""
    known = box(game)
    long: dict[str, str | int] = {"goal": 40, "endTiming": "full-rotation"}
    header = Header(
        game=game,
        version=known.version,
        players=PLAYERS,
        settings=known.read_settings(long if game == "evil101" else {}, PLAYERS),
        ask_forced=True,
        deck=known.house_deck().source,
        seed=f"views {number}",
        seats=[],
    )
    row = TableRow(
        id=f"table-{number}",
        header=header,
        status=PLAYING,
        host=1,
        listed=False,
        spectators=True,
        talk=False,
        clock=0,
        again=None,
        hash="",
        created=0.0,
        changed=0.0,
        seats=tuple(SeatRow(seat, PERSON, "", f"seat {seat}", 1, False) for seat in range(PLAYERS)),
    )
    return Live(row, [], {}, [])


async def run(game: str, tables: int, moves: int) -> dict[str, str | int | float]:
    """Play, and look at every move."""
    # A house without storage and bots: nobody asks for them here.
    house, pages = House(cast("Store", None), cast("Bots", None), Seal(bytes(32))), Pages()
    lives = [opened(game, number) for number in range(tables)]
    before: dict[tuple[int, int], Fragment] = {}
    chance = random.Random(7)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    spent = 0.0
    counted = sent = 0
    for at in range(moves):
        for number, live in enumerate(lives):
            play = live.play
            assert play is not None
            if play.game.over:
                continue
            seat = play.game.to_answer()[0]
            play.decide(seat, chance.choice(play.game.options(seat)), play.game.number)
            live.events += play.events()
            live.wake()
            begun = time.process_time()
            for viewer in VIEWERS:
                key = whose(live, viewer, "en")
                fragment, message = shown(house, pages, live, key, before.get((number, viewer)))
                before[number, viewer] = fragment
                if at >= moves // 2:
                    sent += len(message.encode())
            if at >= moves // 2:
                spent += time.process_time() - begun
                counted += 1
    return {
        "game": game,
        "tables": tables,
        "moves": counted,
        "us_per_move": round(spent / counted * 1e6, 1),
        "us_per_view": round(spent / counted / len(VIEWERS) * 1e6, 1),
        "bytes_per_view": round(sent / counted / len(VIEWERS)),
    }


def main() -> None:
    """Read what is wanted, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=list(SHELF), default="evil101")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=100)
    given = parser.parse_args()
    print(json.dumps(asyncio.run(run(given.game, given.tables, given.moves)), indent=2))


if __name__ == "__main__":
    main()
