"""Effects as somebody might write them in a deck of their own: all words, all places, all Creatures, by lot."""

from copy import deepcopy
from typing import Any

from villainy.engine.chance import Chance, seeded
from villainy.games.alone.deckfile import house_deck
from villainy.games.alone.grammar import DOOR_PLACES, REACTION_PLACES

Source = dict[str, Any]

CREATURES = (
    "any",
    "unrevealed",
    "here",
    "adj",
    "level",
    "newly",
    "target",
    "that",
    "worm",
    "parasite",
    "worm@here",
    "cultist@adj",
    "prophet",
    "hybrid@level",
)
LASTS = ("action", "turn", "round", "always", "next_turn", "until_next")
CONDITIONS = (
    "that@here",
    "worm@here",
    "spore@los",
    "lit_now",
    "dark(hero)",
    "faces(hero, miss)>=1",
    "faces(evil, hit)>=2",
)
FACES = ("hit", "exclaim", "miss")


class Author:
    """Writes effects, by lot but always the same for the same seed."""

    def __init__(self, seed: str) -> None:
        self.chance: Chance = seeded(seed)

    def one_of(self, *words: str) -> str:
        return words[self.chance.below(len(words))]

    def number(self, most: int = 3) -> str:
        return str(1 + self.chance.below(most))

    def change(self) -> str:
        return self.one_of("+1", "-1", "+2")

    def creature(self) -> str:
        if self.chance.below(15) == 0:
            return "in prereveal"
        return self.one_of("", "", "each ", "other ") + self.one_of(*CREATURES)

    def place(self, *known: str) -> str:
        place = self.one_of(*(known or REACTION_PLACES))
        if place == "unrevealed":
            return f"unrevealed<={self.number()}"
        if place == "within":
            return f"<={self.number()}"
        if place in {"dark", "danger", "room"}:
            return place + self.one_of("", ">=1", ">=3")
        return place

    def effects(self, depth: int = 0) -> str:
        return "; ".join(self.effect(depth) for _ in range(1 + self.chance.below(2)))

    def effect(self, depth: int = 0) -> str:
        """One effect; combinators hold others, not too deep."""
        if depth < 2 and self.chance.below(8) == 0:
            return self._combined(depth + 1)
        lasts, creature, doors = self.one_of(*LASTS), self.creature(), self.place(*DOOR_PLACES)
        return self.one_of(
            f"spawn({self.one_of('any', 'spore', 'worm')}, d={self.one_of('-2', '-1', '1')})",
            f"spawn({self.one_of('any', 'cultist')}, where={self.place()})",
            f"spawn({self.one_of('any', 'cultist')})",
            f"move({creature}, {self.chance.below(4)})",
            f"move({creature}, 2, {self.one_of('n=2', 'unblock=0', f'to={self.place()}')})",
            f"teleport({creature}, {self.place()})",
            f"attack({creature}, {self.number()})",
            f"dice(evil, {creature}, {self.change()}, {lasts})",
            f"dice(hero, attack, {self.change()}, {lasts})",
            f"reroll({self.one_of('hero', 'evil')}, {self.number()})",
            f"face({self.one_of('hero', 'evil')}, {self.one_of(*FACES)}, {self.one_of(*FACES)}, {self.number()})",
            f"hurt({self.one_of('life', 'self')}, 1)",
            f"tough({creature}, {self.change()}, {lasts})",
            f"scare({creature}, {self.change()}, {lasts})",
            f"scare({creature}, again={self.number()})",
            f"danger(place, {self.number()}, {self.place()}{self.one_of('', ', hero_ok')})",
            f"danger(remove, {self.number()}, {self.place()})",
            f"danger(shift, {self.number()}, {self.number()}{self.one_of('', ', hero_ok')})",
            f"dangerous({self.one_of('dice', 'next_card')}, {lasts})",
            f"light({self.one_of('on', 'off')}, {self.place()})",
            f"door({self.one_of('block', 'unblock', 'weld')}, {doors}, {self.one_of('1', '2', 'all')})",
            f"voice({self.one_of('mute', 'lie')}, {self.number()}, {lasts})",
            f"voice(distance, {self.number()})",
            f"curb(explore.range, {self.change()}, {lasts})",
            f"curb({self.one_of('explore.disarm', 'fight', 'bullet')}, forbid, {lasts})",
            "curb(last_action, forbid, next_turn)",
            f"drain({self.one_of('adrenaline', 'charge')}, {self.number()})",
            f"cards(draw, {self.number()})",
            f"track(extra, {self.number(2)})",
            f"pick({creature})",
        )

    def _combined(self, depth: int) -> str:
        first, second = self.effects(depth), self.effects(depth)
        condition = self.one_of(*CONDITIONS, f"dark({self.place()})")
        return self.one_of(
            f"choose({first} | {second})",
            f"up_to({first})",
            f"if({condition}, {first})",
            f"if({condition}, {first}, {second})",
        )

    def box(self) -> dict[str, Any]:
        """The house deck with other texts on all its Reactions."""
        source = deepcopy(house_deck().source)
        for reaction in source["reaction"]:
            reaction["normal"] = self.one_of("", "", "", "track(free); ", "track(narrow); ") + self.effects()
            reaction["dangerous"] = self.effects()
        return source


# Everything else but the Map ------------------------------------------------------------------------------------------

ITEMS: list[Source] = [
    {"action": "fight", "effect": "strike(1, los)", "upgraded": "strike(fixed 4, here)"},
    {
        "action": "fight",
        "effect": "strike(2, <=3, all, exclaim=target_lit)",
        "upgraded": "strike(2, adj, all, or_block)",
    },
    {"action": "fight", "effect": "strike(1/charge, adj)", "upgraded": "strike(2/charge, here, pierce=2)", "spend": 3},
    {"action": "move", "effect": "hmove(1, no_aoo)", "upgraded": "hmove(4, free_block)"},
    {"action": "explore", "effect": "reveal(line, 2)", "upgraded": "reveal(route, 2); danger(remove, 1, route)"},
    {"action": "explore", "effect": "move(nearest, 2, toward=los)", "upgraded": "reveal(line, 4); light(on, line 3)"},
    {"action": "locate", "effect": "ask(distance, 3)", "upgraded": "ask(distance, 1); ask(direction, 1)"},
    {"action": "scavenge", "effect": "item(draw, 3); item(keep, 1)", "upgraded": "item(bullets, 1); item(upgrade, 2)"},
    {
        "action": "interact",
        "effect": "gain(split, 2); gain(round, 1)",
        "upgraded": "gain(xp, 1); light(on, lcu line, 3)",
    },
    {"action": "interact", "effect": "door(block, hero, 2)", "upgraded": "door(unblock, hero, 1); gain(adrenaline, 1)"},
    {"action": "passive", "effect": "shield(any, 1)", "upgraded": "shield(scare|life, all)"},
]
CHARACTERS: list[Source] = [
    {
        "id": "cook",
        "name": "Cook",
        "hero": {"always": "dice(hero, attack, -1, always); item(charge, 2)", "eor": "gain(adrenaline, 1)"},
        "sacrifice": "gain(life, 2); item(draw, 1); light(on, lcu line)",
        "companion": {"attack": "shield(life, 1)", "locate": "ask(direction, 1)", "turn": "item(charge, 1)"},
    },
    {
        "id": "cat",
        "name": "Cat",
        "hero": {"move": "hmove(3)", "setup": "gain(xp, 2)", "scavenge": "item(draw, 4); item(keep, 1)"},
        "sacrifice": "hmove(2); show(each level)",
        "companion": {"aoo": "shield(aoo, 1)", "fight": "dice(hero, attack, +3, action)", "loss": "gain(lost, 2)"},
    },
]
ABILITIES: list[Source] = [
    {"id": "a", "name": "A", "kind": "spore", "when": "attack", "effect": "shield(life, 1)"},
    {"id": "b", "name": "B", "kind": "parasite", "when": "fight", "paid": "dice(hero, attack, +1, action)"},
    {"id": "c", "name": "C", "kind": "cultist", "when": "turn", "paid": "danger(remove, 1, hero)"},
    {"id": "d", "name": "D", "kind": "hybrid", "when": "locate", "effect": "ask(direction, 2)"},
    {"id": "e", "name": "E", "kind": "worm", "when": "aoo", "effect": "shield(aoo, all)"},
]
ABILITIES[1]["effect"] = "dice(hero, attack, +1, action)"
MISSIONS: list[Source] = [
    {
        "id": "green",
        "name": "Green",
        "colour": "green",
        "rooms": ["canteen"],
        "goal": "progress",
        "count": 1,
        "on": {
            "setup": "door(block, room, all); token(place, conduit, lcu)",
            "step": "danger(place, 1, legal)",
            "reward": "gain(companion, 3); light(on, adj); item(upgrade, 1)",
        },
    },
    {
        "id": "blue",
        "name": "Blue",
        "colour": "blue",
        "rooms": ["armory"],
        "goal": "progress",
        "count": 2,
        "on": {
            "always": "curb(lcu.range, +1, always)",
            "bullet": "choose(spawn(any) | move(any, 2))",
            "eor": "up_to(light(off, with_creature)); teleport(any, dark>=2)",
            "reward": "door(unblock, room, all); gain(split, 2)",
        },
    },
    {
        "id": "red",
        "name": "Red",
        "colour": "red",
        "rooms": ["generator"],
        "goal": "conduits",
        "count": 1,
        "on": {"trigger": "token(place, conduit, lcu)", "rite": "hurt(life, 1)", "reward": "win"},
    },
    {
        "id": "boss",
        "name": "Boss",
        "colour": "red",
        "rooms": [],
        "goal": "boss",
        "count": 1,
        "on": {
            "trigger": "boss(prophet, armory)",
            "eor": "token(place, rite)",
            "rite": "hurt(self, 1)",
            "reward": "win",
        },
    },
]


def strange() -> Source:
    """A box in which everything but the Map is somebody's own."""
    house = deepcopy(house_deck().source)
    items = [
        {
            "id": f"own{at}",
            "name": f"Own {at}",
            "matrix": "mech",
            "needs": "mech",
            "charges": 4,
            "bullets": at == 0,
            **item,
        }
        for at, item in enumerate(ITEMS)
    ]
    return {**house, "item": items, "character": CHARACTERS, "ability": ABILITIES, "mission": MISSIONS}
