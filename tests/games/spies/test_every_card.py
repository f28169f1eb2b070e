"""Random games: the rules' own check at every decision, and every card does what it says some time."""

from typing import Any

from villainy.engine.chance import seeded
from villainy.games.spies import BOX
from villainy.games.spies.deck import KINDS
from villainy.games.spies.game import Spies

GAMES = 400
"""So many at most; every card has had its say long before."""


def signs(kind: str, design: dict[str, Any]) -> set[str]:
    """The events that show that a card, and every line of its text, has happened."""
    whens = {ability["when"] for ability in design.get("abilities", [])}
    shown = {
        "minion": {"minion"},
        "contraption": {"attached" if design.get("type") == "attach" else "built"},
        "epiphany": {"resolves"},
        "plan": {"completed"},
        "spy": {"enters"},
        "node": {"node"},
        "intelligence": {"resolves"},
    }[kind]
    if whens & {"busy", "once"}:
        shown.add("used")
    if whens & {"spyEnters", "spyActs", "spyDestroys"}:
        shown.add("faced")
    if "spyIgnores" in whens:
        shown.add("ignored")
    if "spyDestroys" in whens:
        shown.add("destroyed")
    if "dies" in whens:
        shown.add("destroyed" if kind == "contraption" else "spy-died")
    return shown


def test_random_games_are_sound() -> None:
    for seed in range(6):
        chance = seeded(f"sound {seed}")
        settings = {setting.name: setting.values[chance.below(len(setting.values))] for setting in BOX.settings}
        game = BOX.new(2, seed=str(seed), settings=settings, ask_forced=seed % 2 == 0)
        while not game.over:
            game.check()
            game.take(chance.pick(game.choices))
        game.check()


def test_every_card_comes_into_play_and_every_line_of_its_text_happens() -> None:
    deck = BOX.house_deck()
    designs = [(kind, design) for kind in KINDS for design in deck.source[kind]]
    missing = {(face, sign) for face, (kind, design) in enumerate(designs) for sign in signs(kind, design)}
    for seed in range(GAMES):
        chance = seeded(f"cards {seed}")
        game = BOX.new(2, seed=f"cards {seed}", listening=True)
        assert isinstance(game, Spies)
        while not game.over:
            game.events = []
            if game.infiltrator >= 0 and game.at >= 0 and game.lair[game.at] >= 0:
                missing.discard((game.face[game.lair[game.at]], "faced"))
            game.take(chance.pick(game.choices))
            for event in game.events:
                missing.discard((event.face, event.kind))
        if not missing:
            break
    assert sorted(f"{designs[face][1]['id']} was never {sign}" for face, sign in missing) == []
