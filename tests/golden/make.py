"""Make the golden records anew: after a change of the rules that was meant, and that raised the rules version.

PYTHONPATH=tests python tests/golden/make.py
"""

from pathlib import Path

from every_game import Case, entries, shelf
from villainy.engine.chance import seeded
from villainy.engine.record import RecordFile

HERE = Path(__file__).parent
GAMES: dict[str, list[tuple[int, dict[str, str | int]]]] = {
    "evil101": [
        (2, {"goal": 24}),
        (2, {"pocket": "must", "discards": "open", "goal": 30}),
        (3, {"plotRedraw": "may", "reveal": "one-by-one"}),
        (4, {}),
        (6, {"pocket": "may", "endTiming": "full-rotation", "firstHandler": 5}),
    ],
    "nefarious": [
        (2, {"firstTwist": "long-term-plans", "secondTwist": "overpopulation"}),
        (3, {"firstTwist": "perpetual-motion", "secondTwist": "parallel-universe", "speculateReveal": "open"}),
        (3, {"firstTwist": "none", "secondTwist": "none"}),
        (4, {}),
        (5, {"firstTwist": "unions", "secondTwist": "rigged-investments"}),
        (6, {"firstTwist": "think-tank", "secondTwist": "alien-contact"}),
    ],
    "spies": [
        (2, {}),
        (2, {"lethal": "meets", "withdraw": "allowed", "complete": "may"}),
        (2, {"spiesPerNetwork": 1, "mulligan": "off", "relief": "off", "attachedBusyAbility": "on"}),
        (2, {"regainCap": "printed", "combatWindows": "between-exchanges", "roundCap": 20}),
    ],
    "alone": [
        # By lot, few Heroes finish a Mission; chosen because this one does, and a Boss comes.
        (2, {"difficulty": "easy", "character": "doctor", "green": "rations", "blue": "silence", "red": "prophet"}),
        (2, {"map": "seeded", "character": "random"}),
        (3, {"map": "sheets", "difficulty": "nightmare", "memory": "kept"}),
        (4, {"map": "seeded", "difficulty": "impossible", "tiles": "unlimited", "dice": "3-1-2", "focus": "off"}),
    ],
}


def make(game: str, at: int, folder: Path) -> Path:
    """One golden record, written into the folder."""
    players, settings = GAMES[game][at]
    path = folder / f"{at + 1}-{players}-players.record"
    case = Case(shelf(game), players, settings, f"golden {at}", ask_forced=at % 2 == 0, moves=100_000)
    play = case.play(ask_forced=case.ask_forced)
    file = RecordFile.create(path, play.header)
    for entry in entries(play, seeded(f"golden moves {at}"), case.moves):
        file.append(entry)
    file.finish(play.game)
    return path


def main() -> None:
    for game, kinds in GAMES.items():
        folder = HERE / game
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.record"):
            old.unlink()
        for at in range(len(kinds)):
            make(game, at, folder)


if __name__ == "__main__":
    main()
