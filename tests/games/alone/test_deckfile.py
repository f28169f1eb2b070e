"""Boxes: the house's own in numbers, boxes of one's own, and every fault that one can have."""

import re
import tomllib
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from clauses import clause
from deckfaults import problems
from games.alone.imaginable import Author, strange
from villainy.engine.chance import seeded
from villainy.engine.errors import BadDeck
from villainy.engine.playout import play_out
from villainy.games.alone import BOX, deckfile, grammar, mapfile, notation
from villainy.games.alone.deck import DECKS
from villainy.games.alone.deckfile import (
    LEAST_CHARACTERS,
    LEAST_ITEMS,
    LEAST_REACTIONS,
    SORTS,
    house_deck,
    read_deck,
)
from villainy.games.alone.notation import FORMS, WORDS_OF
from villainy.games.alone.terms import CREATURES, CULTIST, HYBRID, KINDS, PARASITE, SPORE, TRIGGERS, WINDOWS, WORM
from villainy.games.alone.vocabulary import (
    CONDITION_WORDS,
    DO_CURB,
    DO_DANGER,
    DO_DICE,
    DO_MOVE,
    DO_SCARE,
    DURATIONS,
    GOALS,
    MOMENTS,
    OPERATIONS,
    PLACES,
    SELECTORS,
    TOKEN_KINDS,
    Effect,
)
from villainy.words import LANGUAGES, words_of

Source = dict[str, Any]
DOCS = Path(__file__).parents[3] / "docs" / "decks-alone.md"


# The house deck -------------------------------------------------------------------------------------------------------


def of_deck(deck: int) -> list[int]:
    """The Reactions of a deck, by face."""
    return [face for face, found in enumerate(house_deck().deck_of) if found == deck]


def everything(effects: list[Effect]) -> list[Effect]:
    """Effects, with those inside of them."""
    inner = [part for effect in effects for branch in effect.branches for part in everything(branch)]
    return [*effects, *inner]


def words_in(deck: int) -> list[int]:
    """Every primitive on the cards of a deck."""
    cards = house_deck()
    texts = [*(cards.normal[face] for face in of_deck(deck)), *(cards.dangerous[face] for face in of_deck(deck))]
    return [effect.op for text in texts for effect in everything(text)]


def test_the_house_deck_in_numbers() -> None:
    source = house_deck().source
    assert {sort: len(source[sort]) for sort in SORTS} == {
        "creature": 7,
        "room": 8,
        "sheet": 6,
        "reaction": 52,
        "item": 21,
        "character": 7,
        "ability": 5,
        "mission": 13,
    }
    assert sum(entry["copies"] for entry in source["reaction"]) == 104
    assert [entry["id"] for entry in source["item"] if entry.get("bullets")] == ["IT01", "IT02", "IT03"]
    colours = [entry["colour"] for entry in source["mission"]]
    assert [colours.count(colour) for colour in ("green", "blue", "red")] == [4, 4, 5]
    assert sum(house_deck().tokens[:KINDS]) == 15


@clause("alone.deck.same-composition")
def test_four_decks_with_the_same_kinds_of_cards() -> None:
    cards = house_deck()
    made_of = [
        sorted(
            (cards.trigger[face], cards.window[face] != WINDOWS.index("end"), cards.reactions[face].copies)
            for face in of_deck(deck)
        )
        for deck in range(len(DECKS))
    ]
    assert made_of == [made_of[0]] * 4
    assert sum(copies for _, _, copies in made_of[0]) == 26
    triggers = [TRIGGERS[trigger] for trigger, _, _ in made_of[0]]
    assert {name: triggers.count(name) for name in TRIGGERS} == {
        "move": 3,
        "explore": 2,
        "fight": 2,
        "scavenge": 2,
        "interact": 2,
        "life": 1,
        "self-control": 1,
    }


@clause("alone.deck.fury")
def test_fury_rolls_more_dice_than_any_other_deck() -> None:
    counts = [words_in(deck).count(DO_DICE) for deck in range(4)]
    assert counts[DECKS.index("fury")] > 2 * max(counts[1:])


@clause("alone.deck.speed")
def test_speed_moves_most_and_furthest() -> None:
    counts = [words_in(deck).count(DO_MOVE) for deck in range(4)]
    assert counts[DECKS.index("speed")] == max(counts) > counts[0]
    assert [deck for deck in range(4) if OPERATIONS.index("track") in words_in(deck)] == [DECKS.index("speed")]


@clause("alone.deck.terror")
def test_terror_frightens_and_forbids() -> None:
    terror = DECKS.index("terror")
    assert [deck for deck in range(4) if DO_SCARE in words_in(deck)] == [terror]
    counts = [words_in(deck).count(DO_CURB) for deck in range(4)]
    assert counts[terror] > 2 * max(counts[deck] for deck in range(4) if deck != terror)


@clause("alone.deck.traps")
def test_traps_own_the_danger_tokens() -> None:
    assert [deck for deck in range(4) if DO_DANGER in words_in(deck)] == [DECKS.index("traps")]


@clause(
    "alone.creature.spore",
    "alone.creature.parasite",
    "alone.creature.cultist",
    "alone.creature.hybrid",
    "alone.creature.worm",
)
@pytest.mark.parametrize("mode", [0, 1])
def test_what_is_told_of_the_kinds_holds(mode: int) -> None:
    cards = house_deck()
    dark, lit, scares = cards.dice_dark[mode], cards.dice_lit[mode], cards.scares[mode]
    dies = [first + second for first, second in zip(cards.first_wound[mode], cards.second_wound[mode], strict=True)]
    kinds = range(KINDS)
    assert dies[SPORE] == min(dies[kind] for kind in kinds)
    assert dark[SPORE] == max(dark[kind] for kind in kinds)
    assert cards.distance[mode][SPORE] == min(cards.distance[mode][kind] for kind in kinds)
    assert dark[PARASITE] == min(dark[kind] for kind in kinds)
    assert dies[PARASITE] < dies[WORM]
    assert scares[CULTIST] == 0
    assert dark[CULTIST] == lit[CULTIST]
    assert scares[HYBRID] == scares[WORM] == max(scares[kind] for kind in kinds)
    assert dark[HYBRID] - lit[HYBRID] < dark[WORM] - lit[WORM]
    assert dies[HYBRID] < dies[WORM]
    assert lit[WORM] == min(lit[kind] for kind in kinds)
    assert cards.distance[mode][WORM] == max(cards.distance[mode][kind] for kind in kinds)


@clause("alone.nightmare.enraged", "alone.nightmare.stats")
def test_in_the_nightmare_they_hit_harder_frighten_worse_and_are_there_sooner() -> None:
    cards = house_deck()
    for kind in range(len(CREATURES)):
        assert cards.dice_dark[1][kind] > cards.dice_dark[0][kind]
        assert cards.scares[1][kind] > cards.scares[0][kind] or kind == CULTIST
        assert cards.distance[1][kind] < cards.distance[0][kind] or kind >= KINDS


@clause("alone.light.ally")
def test_light_weakens_most_creatures() -> None:
    cards = house_deck()
    weaker = [kind for kind in range(KINDS) if cards.dice_lit[0][kind] < cards.dice_dark[0][kind]]
    assert weaker == [SPORE, PARASITE, HYBRID, WORM]


def test_what_is_known_of_the_printed_game_is_marked() -> None:
    source = house_deck().source
    rooms = [entry["id"] for entry in source["room"] if "printed" not in entry]
    assert rooms == ["armory", "comms-room"]
    gifts = [entry["id"] for entry in source["character"] if "hero" in entry.get("printed", [])]
    assert gifts == ["captain", "doctor"]
    assert not any("printed" in entry for entry in [*source["reaction"], *source["item"], *source["mission"]])
    assert {entry["set"] for sort in SORTS for entry in source[sort]} == {"house"}


def test_names_in_both_languages_are_all_different() -> None:
    source = house_deck().source
    for sort in SORTS:
        for language in LANGUAGES:
            names = [entry["name"][language] for entry in source[sort]]
            assert all(names) and len(set(names)) == len(names)


# Boxes of one's own ---------------------------------------------------------------------------------------------------

PLAN = """
o-o-S-o-#
| |   | |
L-o-#-o-o
|   |   |
#-o-L-o-#
  |   | |
o-o-S-L-o
"""
MAP: Source = {
    "game": "alone",
    "name": "Two small floors",
    "sheet": [
        {"id": "up", "name": "Up", "plan": PLAN},
        {"id": "down", "name": {"en": "Down", "nn": "Ned"}, "plan": PLAN},
    ],
}


def play(source: Source, seeds: int, **settings: str) -> None:
    deck = read_deck(source, "mine.toml")
    for number in range(seeds):
        chance = seeded(f"mine {number}")
        game = BOX.new(2 + number % 3, seed=str(number), deck=deck, settings=settings, ask_forced=number % 2 == 0)
        while not game.over:
            game.check()
            game.take(chance.pick(game.choices))
        assert game.winners


@pytest.mark.parametrize("mode", ["fixed", "sheets", "seeded"])
def test_a_file_with_sheets_alone_is_a_map_of_ones_own(mode: str) -> None:
    play(MAP, 2, map=mode)


def test_what_is_left_out_comes_from_the_house_and_stays_in_the_record() -> None:
    deck, house = read_deck(MAP, "mine.toml"), house_deck()
    assert deck.source["name"] == "Two small floors"
    assert [deck.source[sort] == house.source[sort] for sort in SORTS] == [sort != "sheet" for sort in SORTS]
    assert len(deck.sheets) == 2
    assert read_deck(deck.source, "record").source == deck.source


@pytest.mark.parametrize("number", range(6))
def test_whatever_is_accepted_can_be_played(number: int) -> None:
    """Cards that nobody has ever thought of."""
    source = Author(f"cards {number}").box()
    deck = read_deck(source, "imagined.toml")
    chance = seeded(f"lots {number}")
    maps = ("fixed", "sheets", "seeded")
    game = BOX.new(
        2 + number % 3, seed=str(number), deck=deck, settings={"map": maps[number % 3]}, ask_forced=number % 2 == 0
    )
    while not game.over:
        game.check()
        game.take(chance.pick(game.choices))
    game.check()


def test_strange_items_people_and_missions_can_be_played() -> None:
    play(strange(), 6)


# Faults ---------------------------------------------------------------------------------------------------------------


def fault(change: Callable[[Source], object]) -> BadDeck:
    """What is wrong with the house deck after a change."""
    source = deepcopy(house_deck().source)
    change(source)
    with pytest.raises(BadDeck) as bad:
        read_deck(source, "mine.toml")
    assert bad.value.file == "mine.toml"
    return bad.value


def put(sort: str, at: int, field: str, value: object) -> Callable[[Source], object]:
    return lambda source: source[sort][at].update({field: value})


def drop(sort: str, at: int, field: str) -> Callable[[Source], object]:
    return lambda source: source[sort][at].pop(field)


def top(field: str, value: object) -> Callable[[Source], object]:
    return lambda source: source.update({field: value})


def on(at: int, moment: str, value: object) -> Callable[[Source], object]:
    return lambda source: source["mission"][at]["on"].update({moment: value})


def card(effects: str, half: str = "normal") -> Callable[[Source], object]:
    return put("reaction", 0, half, effects)


def plan(*rows: str) -> Callable[[Source], object]:
    return put("sheet", 0, "plan", "\n".join(rows))


SOUND = PLAN.strip("\n").split("\n")
FU01, IT01, IT04, IT09, IT13 = ('reaction "FU01"', 'item "IT01"', 'item "IT04"', 'item "IT09"', 'item "IT13"')

FAULTS: list[tuple[str, str, str, Callable[[Source], object]]] = [
    # problem, card, field, what was done to the box
    ("other-game", "", "game", top("game", "spies")),
    ("unknown-field", "", "reactions", top("reactions", [])),
    ("unknown-field", FU01, "danger", put("reaction", 0, "danger", "hurt(life, 1)")),
    ("unknown-field", 'creature "spore"', "nightmare.sccare", lambda s: s["creature"][0]["nightmare"].update(sccare=1)),
    ("bad-name", "", "name", top("name", "")),
    ("none-of-these", "", "item", top("item", [])),
    ("not-a-table", "item 22", "", lambda source: source["item"].append("knife")),
    ("missing-text", "item 1", "id", drop("item", 0, "id")),
    ("missing-text", FU01, "normal", drop("reaction", 0, "normal")),
    ("missing-text", FU01, "dangerous", card(" ", "dangerous")),
    ("missing-text", 'sheet "M1-A"', "plan", drop("sheet", 0, "plan")),
    ("missing-text", 'ability "light-feet"', "effect", drop("ability", 1, "effect")),
    ("twice", FU01, "id", put("reaction", 1, "id", "FU01")),
    ("twice", 'ability "light-feet"', "kind", put("ability", 1, "kind", "spore")),
    ("bad-number", FU01, "copies", put("reaction", 0, "copies", 0)),
    ("bad-number", 'creature "worm"', "dice", put("creature", 4, "dice", [3, -1])),
    ("bad-number", 'creature "worm"', "distance", put("creature", 4, "distance", 0)),
    ("bad-number", 'creature "worm"', "nightmare.scare", lambda s: s["creature"][4]["nightmare"].pop("scare")),
    ("bad-number", IT01, "charges", put("item", 0, "charges", 10)),
    ("bad-number", IT01, "spend", put("item", 0, "spend", 5)),
    ("unknown-word", FU01, "deck", put("reaction", 0, "deck", "rage")),
    ("unknown-word", FU01, "set", put("reaction", 0, "set", "mine")),
    ("unknown-word", FU01, "printed", put("reaction", 0, "printed", ["text"])),
    ("unknown-word", FU01, "normal", card("run(any, 2)")),
    ("unknown-word", FU01, "normal", card("move(wurm, 2)")),
    ("unknown-word", FU01, "normal", card("dice(evil, that, +1, later)")),
    ("unknown-word", FU01, "normal", card("danger(place, 1, unrevealed)")),
    ("unknown-word", FU01, "normal", card("if(hungry, hurt(life, 1))")),
    ("unknown-word", 'creature "wurm"', "id", put("creature", 4, "id", "wurm")),
    ("unknown-word", 'creature "prophet"', "counts_as", drop("creature", 6, "counts_as")),
    ("unknown-word", 'mission "sleeper"', "rooms", put("mission", 0, "rooms", ["attic"])),
    ("unknown-word", 'character "captain"', "hero", put("character", 0, "hero", {"often": "waive(matrix)"})),
    ("not-together", FU01, "at", put("reaction", 0, "at", "roll")),
    ("not-together", FU01, "normal", card("strike(2, here)")),
    ("not-together", FU01, "normal", card("light(on, lcu line)")),
    ("not-together", FU01, "normal", card("danger(place, 1, armory)")),
    ("not-together", FU01, "normal", card("move(nearest, 1)")),
    ("not-together", FU01, "normal", card("move(any, 1, toward=that)")),
    ("not-together", FU01, "normal", card("dice(evil, any, +1, now)")),
    ("not-together", FU01, "normal", card("curb(inventory, +1, always)")),
    ("not-together", FU01, "normal", card("curb(last_action, forbid, round)")),
    ("not-together", FU01, "normal", card("up_to(track(free))")),
    ("not-together", FU01, "dangerous", card("track(narrow)", "dangerous")),
    ("not-together", IT01, "effect", put("item", 0, "effect", "gain(life, 1)")),
    ("not-together", IT01, "effect", put("item", 0, "effect", "dice(hero, attack, +1, action)")),
    ("not-together", IT01, "effect", put("item", 0, "effect", "strike(2/charge, los, all)")),
    ("not-together", IT09, "effect", put("item", 8, "effect", "light(on, line 1); reveal(line, 3)")),
    ("not-together", 'ability "light-feet"', "paid", put("ability", 1, "paid", "shield(aoo, 2)")),
    ("not-together", 'character "captain"', "sacrifice", put("character", 0, "sacrifice", "kill(worm@here)")),
    ("not-together", 'mission "sleeper"', "goal", put("mission", 0, "goal", "boss")),
    ("not-together", 'mission "sleeper"', "on.trigger", on(0, "trigger", "token(place, arm, room)")),
    ("not-together", 'mission "mayday"', "on.setup", on(10, "setup", "token(place, mission, room)")),
    ("not-together", 'mission "sleeper"', "on.reward", on(0, "reward", "hurt(life, 1)")),
    ("not-a-list", 'mission "sleeper"', "rooms", put("mission", 0, "rooms", "infirmary")),
    ("not-a-pair", 'creature "worm"', "life", put("creature", 4, "life", 5)),
    ("not-a-truth", 'mission "rations"', "clear", put("mission", 2, "clear", "yes")),
    ("not-by-moment", 'mission "sleeper"', "on", put("mission", 0, "on", "win")),
    ("not-by-moment", 'creature "worm"', "nightmare", drop("creature", 4, "nightmare")),
    ("bad-effect", FU01, "normal", card("move(any, 2")),
    ("bad-effect", FU01, "normal", card("move any 2")),
    ("bad-effect", FU01, "normal", card("hurt(life, 1);")),
    ("bad-arguments", FU01, "normal", card("move(any)")),
    ("bad-arguments", FU01, "normal", card("move(any, 2, 3)")),
    ("bad-arguments", FU01, "normal", card("move(any, 2, speed=3)")),
    ("bad-arguments", FU01, "normal", card("choose(hurt(life, 1))")),
    ("bad-arguments", 'mission "sleeper"', "on.setup", on(0, "setup", "token(place 2, mission, room)")),
    ("bad-figure", FU01, "normal", card("move(any, far)")),
    ("bad-figure", FU01, "normal", card("hurt(life, 0)")),
    ("bad-figure", FU01, "normal", card("spawn(any, d=near)")),
    ("bad-figure", FU01, "normal", card("light(off, los, 2)")),
    ("bad-figure", 'item "IT12"', "effect", put("item", 11, "effect", "ask(distance, 4)")),
    ("too-many-branches", FU01, "normal", card(f"choose({' | '.join(['hurt(life, 1)'] * 5)})")),
    ("forbid-or-number", FU01, "normal", card("curb(explore.range, forbid, turn)")),
    ("forbid-or-number", FU01, "normal", card("curb(fight, -1, turn)")),
    ("spend-per-charge", IT04, "effect", put("item", 3, "spend", 2)),
    ("spend-per-charge", IT01, "effect", drop("item", 0, "spend")),
    ("wrong-count", "", "room", lambda source: source["room"].pop()),
    ("missing-one", "", "creature", lambda source: source["creature"].pop()),
    ("missing-one", "", "ability", lambda source: source["ability"].pop()),
    ("missing-one", "", "mission", lambda source: source.update(mission=source["mission"][:4])),
    ("small-deck", "", "reaction", lambda source: source.update(reaction=source["reaction"][:39])),
    ("too-few-cards", "", "item", lambda source: source.update(item=source["item"][: LEAST_ITEMS - 1])),
    ("too-few-cards", "", "character", lambda s: s.update(character=s["character"][: LEAST_CHARACTERS - 1])),
    ("too-few-cards", "", "sheet", lambda source: source.update(sheet=source["sheet"][:1])),
    ("no-bullets", "", "item", lambda source: source.update(item=source["item"][3:])),
    ("wrong-rooms", 'mission "scuttle"', "rooms", put("mission", 8, "rooms", ["generator"])),
    ("wrong-rooms", 'mission "matriarch"', "rooms", on(11, "trigger", "boss(matriarch, room)")),
    ("win-is-final", 'mission "sleeper"', "on.reward", on(0, "reward", "win")),
    ("win-is-final", 'mission "mayday"', "on.reward", on(10, "reward", "gain(life, 1)")),
    ("boss-and-goal", 'mission "mayday"', "on.trigger", on(10, "trigger", "boss(prophet, room)")),
    ("fuse-and-goal", 'mission "mayday"', "on.fuse", on(10, "fuse", "hurt(life, 1)")),
    ("token-and-goal", 'mission "burn"', "on.trigger", on(9, "trigger", "token(place, mission, room)")),
    ("plan-cell", 'sheet "M1-A"', "plan", plan("x", *SOUND[1:])),
    ("plan-size", 'sheet "M1-A"', "plan", plan("o-" * 8 + "o", *SOUND[1:])),
    ("plan-line", 'sheet "M1-A"', "plan", plan("o|o-S-o-#", *SOUND[1:])),
    ("plan-loose", 'sheet "M1-A"', "plan", plan("o-o-S-o-#-", *SOUND[1:])),
    ("plan-rooms", 'sheet "M1-A"', "plan", plan("o-o-S-o-o", *SOUND[1:])),
    ("plan-stairs", 'sheet "M1-A"', "plan", plan("o-o-o-o-#", *SOUND[1:])),
    ("plan-lcus", 'sheet "M1-A"', "plan", plan(*SOUND[:2], "o-o-#-o-o", *SOUND[3:])),
    ("plan-sectors", 'sheet "M1-A"', "plan", plan(*["o-o-o-o-o-o-o-o", "|"] * 3, *SOUND)),
    ("plan-apart", 'sheet "M1-A"', "plan", plan(*SOUND, "", "o-o")),
]


@pytest.mark.parametrize(("problem", "card", "field", "change"), FAULTS)
def test_a_fault_is_named_with_file_card_and_field(
    problem: str, card: str, field: str, change: Callable[[Source], object]
) -> None:
    error = fault(change)
    assert (error.problem, error.card, error.field) == (problem, card, field)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_told_in_words(language: str) -> None:
    words = words_of(language)
    for problem, _, _, change in FAULTS:
        error = fault(change)
        text = words.say(f"deck-{problem}", hint="yes" if error.details.get("meant") else "no", **error.details)
        assert text and "{" not in text.replace("{ bomb", "")


def test_every_problem_is_among_them() -> None:
    own = [Path(str(module.__file__)).read_text(encoding="utf-8") for module in (grammar, notation, mapfile)]
    raised = {problem for text in own for problem in re.findall(r'Unreadable\("([a-z-]+)"', text)}
    drawn = {problem for text in own for problem in re.findall(r'"(plan-[a-z]+)"', text)}
    assert problems(deckfile) | raised | drawn == {problem for problem, *_ in FAULTS}


def test_what_was_probably_meant_and_what_would_be_right() -> None:
    assert fault(card("mvoe(any, 2)")).details["meant"] == "move"
    assert fault(card("move(any)")).details == {"name": "move", "form": FORMS["move"]}
    assert fault(card("hurt(life, 0)")).details == {"text": "0", "least": 1, "most": 99}
    assert "gain(life)" in str(fault(put("item", 12, "effect", "strike(2, here)")).details["known"])
    assert fault(lambda source: source["room"].pop()).details == {"wanted": 8}
    assert fault(put("mission", 8, "rooms", [])).details == {"least": 2, "most": 2}
    faulty = fault(plan("o|o-S-o-#", *SOUND[1:]))
    assert faulty.details == {"row": 1, "column": 2, "sign": "|"}


def test_small_decks_are_counted_with_their_copies() -> None:
    source = deepcopy(house_deck().source)
    fury = [entry for entry in source["reaction"] if entry["deck"] == "fury"]
    source["reaction"] = [{**fury[0], "copies": LEAST_REACTIONS}, *source["reaction"][13:]]
    assert len(read_deck(source, "mine.toml").reaction_cards(0)) == LEAST_REACTIONS


# The documentation ----------------------------------------------------------------------------------------------------


def examples() -> list[Source]:
    return [
        tomllib.loads(block) for block in re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    ]


@pytest.mark.parametrize("number", range(2))
def test_the_documented_boxes_are_played(number: int) -> None:
    deck = read_deck(examples()[number], "decks-alone.md")
    play_out(BOX.new(3, seed="documented", deck=deck), seeded("documented"))


def test_the_documentation_knows_every_word() -> None:
    text = DOCS.read_text(encoding="utf-8")
    lists = (*OPERATIONS, *SELECTORS, *PLACES, *DURATIONS, *CONDITION_WORDS, *MOMENTS, *GOALS, *TOKEN_KINDS)
    for word in {*lists, *(word for words in WORDS_OF.values() for word in words)}:
        assert re.search(rf"(?<![\w.]){re.escape(word)}(?![\w])", text), word
    for sort in SORTS:
        for name in deckfile.FIELDS[sort]:
            assert f"`{name}" in text, (sort, name)
