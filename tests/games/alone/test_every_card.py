"""Games played by lot, with some purpose: the rules' own check holds, and everything printed happens some time.

Uniformly random players seldom finish a Mission. So the Hero here walks to the Rooms of open Missions, uses what is at
hand, and Evil likes to play cards face up; everything they do is an option that the rules offer. What has happened is
read from the events that a table tells, and from the options that were taken.
"""

from itertools import product
from typing import Final

from games.alone.scenario import CHARACTERS, ITEMS, MISSIONS, REACTIONS
from villainy.engine.chance import Chance, seeded
from villainy.engine.event import Event
from villainy.games.alone import BOX
from villainy.games.alone.actions import Declare
from villainy.games.alone.game import Alone
from villainy.games.alone.terms import (
    ARMED,
    COLOUR_OF_MISSION,
    CONDUIT,
    CREATURES,
    CULTIST,
    HERO,
    KINDS,
    MATRIARCH,
    OPEN,
    PARASITE,
    PROPHET,
    WORM,
)
from villainy.games.alone.variant import PAIRS
from villainy.games.alone.vocabulary import GOAL_ARMED, GOAL_CONDUITS

GAMES: Final = 1500
"""So many at most; everything has happened long before."""
EAGER: Final = {
    "device": 100,
    "breath": 60,
    "recharge": 8,
    "sacrifice": 3,
    "pay": 12,
    "prevent": 3,
    "upgrade": 30,
    "use": 4,
    "fight": 3,
    "bullet": 2,
    "scavenge": 2,
    "repair": 3,
    "react": 12,
    "approve": 8,
}
"""How much likelier than others these options are taken."""
SPACE: Final = BOX.house_deck().space
WEIGHTS: Final = [EAGER.get(SPACE.meaning(option)[0], 1) for option in range(SPACE.size)]


# Players with a purpose -----------------------------------------------------------------------------------------------


def goals(game: Alone) -> int:
    """The Sectors where the Hero can further an open Mission, as bits."""
    found = 0
    for slot, mission in enumerate(game.missions):
        if game.state[slot] != OPEN:
            continue
        design = game.cards.missions[mission]
        rooms = [1 << game.room.index(room) for room in design.rooms]
        if design.goal == GOAL_ARMED:
            found |= rooms[0] if game.condition[ARMED] else rooms[1]
        elif design.goal == GOAL_CONDUITS and game.progress[slot] < design.count:
            found |= game.condition[CONDUIT]
        else:
            found |= sum(rooms)
    for creature, kind in enumerate(game.kind):
        if kind in {MATRIARCH, PROPHET}:
            found |= 1 << game.at[creature]
    return found


def way_there(game: Alone) -> int:
    """A side that leads to the nearest goal; Blocked Doors are opened on the way. -1 if the Hero is there."""
    wanted = goals(game)
    places = [sector for sector in range(game.map.sectors) if (wanted >> sector) & 1]
    if not places or game.hero in places:
        return -1
    nearest = min(places, key=lambda sector: game.map.distance(game.hero, sector))
    for side in range(5):
        beside = game.map.beside[5 * game.hero + side]
        if beside >= 0 and game.map.distance(beside, nearest) < game.map.distance(game.hero, nearest):
            return side
    return -1


def choice(game: Alone, chance: Chance, hunting: bool) -> int:
    """One of the options, by lot, but some are likelier than others; a Hero who hunts fights what comes near."""
    options = game.choices
    cards = game.cards
    weights = [WEIGHTS[option] for option in options]
    if isinstance(game.asking, Declare):
        side = way_there(game)
        if side >= 0 and cards.move + side in options:
            weights[options.index(cards.move + side)] = 20
        if cards.fight in options:
            nimble = game.experience[PARASITE] == 2 or game.companion == CHARACTERS.index("pilot")
            for at, option in enumerate(options):
                if nimble and cards.move <= option < cards.explore:  # who need not fear the blow leaves
                    weights[at] *= 20
                elif hunting and (option == cards.fight or cards.use <= option < cards.charge):
                    weights[at] *= 40
    lot = chance.below(sum(weights))
    for option, weight in zip(options, weights, strict=True):
        lot -= weight
        if lot < 0:
            return option
    raise AssertionError


# What there is, and what has happened ---------------------------------------------------------------------------------


def everything() -> set[str]:
    """All that should happen some time."""
    signs = {f"{card} {half}" for card in REACTIONS for half in ("played", "Dangerous")}
    signs |= {f"{item} {state}" for item in ITEMS for state in ("used", "used when Upgraded")}
    signs |= {f"{CREATURES[kind]} Ability" for kind in range(KINDS)} | {"worm Ability for Adrenaline"}
    signs |= {f"{name} {use}" for name in CHARACTERS for use in ("as Hero", "sacrificed", "helps as Companion")}
    signs |= {f"{name} completed" for name in MISSIONS}
    return signs


def heard(game: Alone, event: Event) -> set[str]:
    """What an event shows to have happened."""
    if event.kind == "reacted":
        return {f"{REACTIONS[event.face]} played"}
    if event.kind == "dangerous":
        return {f"{REACTIONS[event.face]} Dangerous"}
    if event.kind == "prevented":
        return {f"{CREATURES[event.place]} Ability"}
    if event.kind == "completed":
        return {f"{MISSIONS[event.place]} completed"}
    if event.kind in {"companion-charges", "companion-gone"} and event.clause == "alone.companion.ability":
        return {f"{CHARACTERS[event.place]} helps as Companion"}
    if event.kind == "companion-gone" and event.clause == "alone.companion.sacrifice":
        return {f"{CHARACTERS[event.place]} sacrificed"}
    if event.kind == "rolled" and event.seat == HERO and game.experience[WORM] == 2:
        return {"worm Ability"}
    if event.kind == "way" and game.experience[CULTIST] == 2 and game.companion < 0 and game.using < 0:
        return {"cultist Ability"}
    return set()


def item_signs(game: Alone, option: int) -> set[str]:
    """What the Hero's choice shows to happen: an Item is used, or an Ability paid for."""
    kind, parts = game.meaning(option)
    if kind == "breath":
        return {"spore Ability"}
    if kind == "pay" and parts == (1,):
        return {"worm Ability for Adrenaline"}
    if kind in {"use", "prevent"} and parts[0] < len(ITEMS):
        held = [game.face[card] - game.cards.first_item for card in game.inventory]
        upgraded = game.upgraded[held.index(parts[0])]
        return {f"{ITEMS[parts[0]]} {'used when Upgraded' if upgraded else 'used'}"}
    return set()


def together() -> list[tuple[str, str, str]]:
    """A green, a blue and a red Mission that name different Rooms: all such threesomes."""
    missions = BOX.house_deck().source["mission"]
    of = {colour: [one for one in missions if one["colour"] == colour] for colour in COLOUR_OF_MISSION}
    return [
        (green["id"], blue["id"], red["id"])
        for green, blue, red in product(of["green"], of["blue"], of["red"])
        if len({*green["rooms"], *blue["rooms"], *red["rooms"]}) == sum(len(one["rooms"]) for one in (green, blue, red))
    ]


THREESOMES: Final = together()


def settings_of(number: int) -> dict[str, str | int]:
    """Every pair of decks, every Character, every threesome of Missions; more often one that brings a Companion."""
    threesomes = [three for three in THREESOMES if three[0] == "sleeper"] if number % 2 else THREESOMES
    green, blue, red = threesomes[7 * number % len(threesomes)]
    given: dict[str, str | int] = {
        "difficulty": "easy",
        "decks": PAIRS[number % len(PAIRS)],
        "character": CHARACTERS[number % len(CHARACTERS)],
        "green": green,
        "blue": blue,
        "red": red,
        "map": ("fixed", "sheets", "seeded")[number % 3],
    }
    if is_hunt(number):
        given |= {"character": "xenologist", "unarmed": 3, "dice": "3-1-2"}
    return given


def is_hunt(number: int) -> bool:
    """In every third game the Hero, who has Experience from the start, is out for more of it."""
    return number % 3 == 2


def test_random_games_are_sound() -> None:
    for seed in range(9):
        chance = seeded(f"sound {seed}")
        settings = {setting.name: setting.values[chance.below(len(setting.values))] for setting in BOX.settings}
        settings |= {"green": "random", "blue": "random"}  # the red one goes with any of these
        game = BOX.new(2 + seed % 3, seed=str(seed), settings=settings, ask_forced=seed % 2 == 0)
        while not game.over:
            game.check()
            game.take(chance.pick(game.choices))
        game.check()
        assert game.winners in ([HERO], list(range(1, game.players)))


def test_everything_printed_happens() -> None:
    missing = everything()
    played = 0
    while missing and played < GAMES:
        chance = seeded(f"everything {played}")
        game = BOX.new(2 + played % 3, seed=f"everything {played}", settings=settings_of(played), listening=True)
        assert isinstance(game, Alone)
        missing.discard(f"{CHARACTERS[game.character]} as Hero")
        while not game.over:
            game.events = []
            option = choice(game, chance, is_hunt(played))
            if game.seat == HERO:
                missing -= item_signs(game, option)
            game.take(option)
            for event in game.events:
                missing -= heard(game, event)
        played += 1
    assert sorted(missing) == [], f"after {played} games"
