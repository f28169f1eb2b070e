"""What stands on the cards: in both languages, made from what they do, and nothing else."""

import re
from collections.abc import Sequence
from importlib.resources import files
from itertools import combinations

import pytest

from clauses import clause
from every_game import attributes
from games.alone.imaginable import Author
from villainy.games.alone import grammar
from villainy.games.alone.cardtext import CardText, Frame
from villainy.games.alone.deckfile import house_deck, read_deck
from villainy.games.alone.notation import read_effects
from villainy.games.alone.vocabulary import DURATIONS, MOMENTS, OPERATIONS, Effect
from villainy.words import LANGUAGES, Words, words_of

PACKAGE = "villainy.games.alone"
SENTENCE = re.compile(r"(?:[A-ZÆØÅÉ“«0-9][^{}$]*[^ ,.;:]\.)(?: [A-ZÆØÅÉ“«0-9][^{}$]*[^ ,.;:]\.)*")
CARDS = house_deck()
ROOMS = [entry["id"] for entry in CARDS.source["room"]]

both_languages = pytest.mark.parametrize("language", LANGUAGES)


def texts(language: str) -> CardText:
    return CardText(words_of(language, PACKAGE), CARDS)


def reaction(card: str) -> int:
    return [entry["id"] for entry in CARDS.source["reaction"]].index(card)


def item(card: str) -> int:
    return [entry["id"] for entry in CARDS.source["item"]].index(card)


def mission(name: str) -> int:
    return [entry["id"] for entry in CARDS.source["mission"]].index(name)


def character(name: str) -> int:
    return [entry["id"] for entry in CARDS.source["character"]].index(name)


REACTIONS = {
    "FU01": (
        ("Move 1 Creature up to 2 Sectors.", "It rolls 1 more die this Turn."),
        ("Flytt 1 skapning opptil 2 sektorar.", "Han kastar 1 terning meir denne turen."),
    ),
    "FU02": (
        ("Move 1 Creature adjacent to the Hero into the Hero's Sector.", "It attacks at once with 1 die."),
        ("Flytt 1 skapning ved sida av Helten inn i Helten sin sektor.", "Han går til åtak straks med 1 terning."),
    ),
    "FU06": (
        ("1 Hit of the Hero becomes a Miss.", "Once more: 1 Hit of the Hero becomes a Miss."),
        ("1 Treff hos Helten blir til Bom.", "Éin gong til: 1 Treff hos Helten blir til Bom."),
    ),
    "FU08": (
        (
            "Let loose 1 Creature, 1 closer than usual. You may move it up to 1 Sector.",
            "It rolls 1 more die this Turn.",
        ),
        (
            "Slepp laus 1 skapning, 1 steg nærare enn vanleg. Du kan flytte han opptil 1 sektor.",
            "Han kastar 1 terning meir denne turen.",
        ),
    ),
    "FU10": (
        (
            "Put the lights out in 1 Sector with a Creature, perhaps the Hero's.",
            "1 Creature there rolls 1 more die this Turn.",
        ),
        (
            "Slokk lyset i 1 sektor med ein skapning, kanskje Helten sin.",
            "1 skapning der kastar 1 terning meir denne turen.",
        ),
    ),
    "SP02": (
        (
            ("This card does not count to the limit of a Turn and takes up 1 space. Move 1 Creature up to 1 Sector."),
            "Move it up to 1 Sector.",
        ),
        (
            "Dette kortet tel ikkje mot grensa for turen og tek opp 1 felt. Flytt 1 skapning opptil 1 sektor.",
            "Flytt han opptil 1 sektor.",
        ),
    ),
    "SP13": (
        ("Move 1 Creature up to 2 Sectors, without Noise.", "Move another Creature up to 1 Sector."),
        ("Flytt 1 skapning opptil 2 sektorar, utan støy.", "Flytt ein annan skapning opptil 1 sektor."),
    ),
    "TE05": (
        (
            (
                "If any Hybrid is in sight, 1 Hybrid frightens the Hero once more, for 1 Self Control; "
                "otherwise move 1 Hybrid up to 1 Sector."
            ),
            "Move 1 Hybrid up to 2 Sectors.",
        ),
        (
            (
                "Om det er minst 1 Hybrid i siktlinja: 1 Hybrid skremmer Helten éin gong til, for 1 Sjølvkontroll. "
                "Elles: Flytt 1 Hybrid opptil 1 sektor."
            ),
            "Flytt 1 Hybrid opptil 2 sektorar.",
        ),
    ),
    "TE06": (
        ("This attack rolls 1 fewer die.", "Once more: This attack rolls 1 fewer die."),
        ("Dette åtaket kastar 1 terning mindre.", "Éin gong til: Dette åtaket kastar 1 terning mindre."),
    ),
    "TR11": (
        (
            ("Move 1 Cultist up to 2 Sectors. Either Block 1 Door of its Sector or open 1 Blocked Door of its Sector."),
            "Place 1 Danger token in its Sector, but not in the Hero's.",
        ),
        (
            (
                "Flytt 1 Kultist opptil 2 sektorar. "
                "Anten sperr 1 dør i sektoren hans eller opne 1 sperra dør i sektoren hans."
            ),
            "Legg 1 faremerke i sektoren hans, men ikkje i Helten sin.",
        ),
    ),
    "TR13": (
        (
            "Shift up to 2 Danger tokens by up to 2 Sectors each, even under the Hero.",
            "The Hero loses 1 Self Control.",
        ),
        ("Skuv opptil 2 faremerke opptil 2 sektorar kvart, også inn under Helten.", "Helten mistar 1 Sjølvkontroll."),
    ),
}


@pytest.mark.parametrize("card", REACTIONS)
def test_what_stands_on_a_reaction(card: str) -> None:
    face = reaction(card)
    written = tuple((texts(one).normal(face), texts(one).dangerous(face)) for one in LANGUAGES)
    assert written == REACTIONS[card]


ITEMS = {
    "IT02": (
        "Attack 1 Creature in your Sector or in sight with 2 dice for each Charge; its next Wound takes 1 damage less. "
        "One use may take up to 2 Charges."
    ),
    "IT06": "Attack every Creature in one Sector, yours or an adjacent one, with 3 dice.",
    "IT07": "Attack every Creature in one Sector up to 2 Sectors away, even out of sight, with 2 damage, without dice.",
    "IT09": "Reveal up to 3 Sectors in a straight line, as in an Explore. The first of them is lit.",
    "IT11": "Name a Sector in sight: The nearest Creature outside your Sector moves 1 Sector toward it.",
    "IT13": "Recover 3 Life.",
    "IT20": "Prevent up to 2 of what an attack or an Attack of Opportunity takes.",
}


@pytest.mark.parametrize("card", ITEMS)
def test_what_stands_on_an_item(card: str) -> None:
    assert texts("en").item(item(card)) == ITEMS[card]


@clause("alone.upgrade.matrix")
@both_languages
def test_an_upgrade_reads_differently(language: str) -> None:
    for number in range(len(CARDS.designs)):
        assert texts(language).item(number, upgraded=True) != texts(language).item(number)


@clause("alone.companion.dual")
def test_what_people_can_do() -> None:
    text = texts("en")
    engineer, doctor, cook = character("engineer"), character("doctor"), character("quartermaster")
    assert (
        text.hero(engineer) == "An Upgrade may use a component of any Matrix. Items that you draw have 1 more Charge."
    )
    assert text.companion(engineer) == "In a repair: Light goes on in another direction."
    assert text.hero(doctor) == "At the end of each Round: Recover 1 Life. Recover 1 Self Control."
    assert text.sacrifice(doctor) == "Recover 4 points of Life and Self Control, as you like."
    assert text.hero(cook) == "You can carry 1 Item more. In a Scavenge in a corridor: Draw 2 Items. Keep 1 of them."
    assert text.ability(0) == "At the start of a Turn: For 1 Adrenaline: Remove the Danger token from your Sector."
    assert text.ability(4) == (
        "In a Fight: This attack rolls 1 more die. For 1 Adrenaline instead: This attack rolls 2 more dice."
    )


def test_what_stands_on_a_mission() -> None:
    text = texts("en")
    assert text.mission(mission("racks")) == [
        "At the start of the game: All its Doors are Blocked and welded.",
        "Interact once in the Armory.",
        "Then: Draw 3 Items. Keep 2 of them. Take 1 random card of Bullets from the deck.",
    ]
    assert text.mission(mission("silence")) == [
        "At the end of a Turn with Bullet Time: Evil may move 1 Creature up to 1 Sector.",
        "Interact once in the Comms Room.",
        "Then: The next 2 Noises are told with their distance.",
    ]
    assert text.mission(mission("prophet")) == [
        "When it comes into play: The Prophet appears in the Room.",
        "At the end of each Round: A RITE token is placed.",
        "Kill the Prophet, or Interact twice in the Control Room while the Prophet is elsewhere.",
        "From the third RITE token on, at the end of each Round: The Hero loses 2 Self Control.",
        "Then: The Hero wins.",
    ]
    assert texts("nn").mission(mission("rations")) == [
        "Fiks éin gong i Kantina medan ingen skapning er der.",
        "Så: Få att 3 Liv. Få att 3 Sjølvkontroll.",
    ]


# Text and behaviour ---------------------------------------------------------------------------------------------------


def data(effects: Sequence[Effect]) -> list[object]:
    """All that effects do, as data; what is not said of a Creature that frightens once more is left out."""
    found: list[object] = []
    for effect in effects:
        plain = {name: value for name, value in attributes(effect).items() if name not in {"number", "branches"}}
        found.append((sorted(plain.items()), [data(branch) for branch in effect.branches]))
    return found


@both_languages
def test_cards_read_alike_exactly_where_they_do_the_same(language: str) -> None:
    text = texts(language)
    compared = 0
    for one, two in combinations(range(len(CARDS.reactions)), 2):
        for half in ("normal", "dangerous"):
            halves = [getattr(CARDS, half)[face] for face in (one, two)]
            same = data(halves[0]) == data(halves[1])
            spoken = [text.sentences(effects, Frame("evil")) for effects in halves]
            assert (spoken[0] == spoken[1]) is same, spoken
            compared += same
    assert compared > 10
    for first, second in combinations(range(len(CARDS.designs)), 2):
        assert text.item(first) != text.item(second)


@pytest.mark.parametrize("number", range(4))
@both_languages
def test_every_effect_that_a_card_may_have_can_be_said(language: str, number: int) -> None:
    cards = read_deck(Author(f"said {number}").box(), "imagined.toml")
    text = CardText(words_of(language, PACKAGE), cards)
    for face in range(len(cards.reactions)):
        for sentences in (text.normal(face), text.dangerous(face)):
            assert SENTENCE.fullmatch(sentences), sentences
            assert "  " not in sentences and " ," not in sentences and " ." not in sentences, sentences


class Overheard(Words):
    """Words that remember which messages were said."""

    def __init__(self, language: str) -> None:
        super().__init__(language, files(PACKAGE) / "words")
        self.said: set[str] = set()

    def _say(self, message: str, /, **args: str | int) -> str:
        self.said.add(message)
        return super()._say(message, **args)


OTHERS = (
    "hmove(2, no_aoo, free_block); strike(2, here); strike(fixed 1, <=2, all); strike(1/charge, los, pierce=1)",
    "strike(1, adj, or_block, exclaim=always); strike(1, adj, exclaim=target_lit, pierce=1, pierce_both)",
    "reveal(line, 2); reveal(route, 1); danger(remove, 1, route); danger(remove, 1, hero); light(on, line 2)",
    "gain(life, 1); gain(self, 1); gain(adrenaline, 1); gain(round, 1); gain(xp, 1); gain(split, 2); gain(lost, 1)",
    "gain(companion, 1); gain(charge, 1); item(draw, 1); item(keep, 1); item(charge, 2)",
    "item(upgrade, 1); item(bullets, 1)",
    "ask(distance, 1); ask(direction, 2); ask(direction, each room); shield(any, all); shield(life, 1); kill(here)",
    "waive(matrix); show(each level); token(place, mission, room); token(place, conduit, lcu); token(place, rite)",
    "token(remove, arm, room); token(set 1, fuse); token(place, armed, generator); boss(matriarch, room>=5)",
    "progress(2)",
    "win; light(on, lcu line); light(on, each lcu line); light(on, level<=2); door(weld, room, all)",
    "door(unblock, anywhere, all)",
    "curb(lcu.range, -1, always); curb(inventory, +1, always); move(nearest, 1, toward=los); up_to(hurt(life, 1))",
    "track(free); track(narrow); reveal(line, 1); light(off, level<=1); danger(place, 1, line)",
    "teleport(any, not_hero)",
    "teleport(any, lcu); teleport(any, lcu line); teleport(any, route)",
)
"""What stands on Items, Characters and Missions, and places that only they have."""


@both_languages
def test_no_message_for_cards_is_without_use(language: str) -> None:
    words = Overheard(language)
    for number in range(12):
        cards = read_deck(Author(f"heard {number}").box(), "imagined.toml")
        text = CardText(words, cards)
        for face in range(len(cards.reactions)):
            text.normal(face)
            text.dangerous(face)
    for effects in OTHERS:
        for side in ("hero", "evil", "both"):
            text.sentences(read_effects(effects, ROOMS), Frame(side))
    for number in range(len(CARDS.characters)):
        text.hero(number)
        text.companion(number)
    for number in range(len(CARDS.missions)):
        text.mission(number)
    for number in range(len(CARDS.designs)):
        text.item(number)
    for kind in range(5):
        text.ability(kind)
    moments = {*grammar.HERO, *grammar.COMPANION, *grammar.ABILITY, *grammar.MISSION}
    assert moments == set(MOMENTS)
    words.said |= {f"when-{moment}" for moment in moments} | {"when-none"}
    ours = {
        name for name in words.ids() if re.match(r"(do|who|where|when|until|condition|goal|token|text|loss)-", name)
    }
    ours -= {name for name in ours if name.startswith("condition-token-")}
    assert ours - words.said == set()


@both_languages
def test_every_word_of_the_vocabulary_is_known(language: str) -> None:
    words = words_of(language, PACKAGE)
    for op in OPERATIONS:
        assert any(name == f"do-{op}" or name.startswith(f"do-{op}-") for name in words.ids()) or op == "up_to", op
    for moment in MOMENTS:
        assert words.has(f"when-{moment}"), moment
    assert [name for name in DURATIONS if words.has(f"until-{name.replace('_', '-')}")] == [
        "turn",
        "round",
        "next_turn",
        "until_next",
    ]
