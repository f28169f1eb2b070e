"""All that Evil Genius VS Spies can say is there, in both languages, and tells nobody more than they may know."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from clauses import clause
from games.spies.scenario import Table
from villainy.engine.chance import seeded
from villainy.engine.event import Event
from villainy.engine.game import Game
from villainy.engine.step import Ask
from villainy.games.spies import BOX, deckfile
from villainy.games.spies.cardtext import CardText
from villainy.games.spies.deck import EDGES, KINDS, NODE_CARD, PLAN_CARD, SPY_CARD, Cards
from villainy.games.spies.deckfile import house_deck
from villainy.games.spies.game import Spies
from villainy.games.spies.phase import OCCASIONS, PHASES, STAGES
from villainy.games.spies.sneaking import why_not_sneak
from villainy.games.spies.vocabulary import (
    ALL,
    AT_ENTRY,
    DISCARDS,
    DURATIONS,
    IN_COMBAT,
    INFILTRATING,
    KEYWORDS,
    LIMITS,
    LOOKS,
    NEED_BUSY,
    NEED_FREE,
    NEED_OTHER,
    NEXT_IS_CONTRAPTION,
    OPERATIONS,
    OPPOSING_ZERO,
    RESOURCES,
    STAGE_IN_PROGRESS,
    STATS,
    TARGETS,
    TRIGGERS,
    WINDOWS,
    Ability,
)
from villainy.games.spies.words import CLAUSES, SpiesWords
from villainy.rulebook import rulebook
from villainy.words import LANGUAGES, Words, words_of

FOLDER = Path(str(files("villainy.games.spies")))
NAMES = ["Ann", "Bo"]
BOOK = rulebook("spies").clauses
VARIANTS: list[dict[str, str | int]] = [
    {},
    {"withdraw": "allowed", "complete": "may", "combatWindows": "between-exchanges"},
    {"lethal": "meets", "attachedBusyAbility": "on", "spiesPerNetwork": 1},
]
ABOUT = {"mod": STATS, "give": KEYWORDS, "gain": RESOURCES, "discard": DISCARDS, "look": LOOKS}
"""What operations are about."""
CONDITIONS = (
    NEED_FREE,
    NEED_BUSY,
    NEED_OTHER | NEED_FREE,
    NEED_OTHER | NEED_BUSY,
    NEED_OTHER,
    AT_ENTRY,
    IN_COMBAT,
    INFILTRATING,
    OPPOSING_ZERO,
    NEXT_IS_CONTRAPTION,
    STAGE_IN_PROGRESS,
)

both_languages = pytest.mark.parametrize("language", LANGUAGES)


class Overheard(Words):
    """Words that remember which messages were said."""

    def __init__(self, language: str) -> None:
        super().__init__(language, FOLDER / "words")
        self.said: set[str] = set()

    def _say(self, message: str, /, **args: str | int) -> str:
        self.said.add(message)
        return super()._say(message, **args)


def spoken(language: str) -> Words:
    return words_of(language, "villainy.games.spies")


def speaker(language: str = "en", deck: Cards | None = None) -> SpiesWords:
    return SpiesWords(spoken(language), deck or house_deck(), NAMES)


def face(card: str) -> int:
    kind, _, name = card.partition(" ")
    at = [entry["id"] for entry in house_deck().source[kind]].index(name)
    return house_deck().first_face[KINDS.index(kind)] + at


def calls(name: str) -> Iterator[ast.Call]:
    """All calls of a function or method of that name in the game's code."""
    for path in sorted(FOLDER.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == name:
                yield node


def event_kinds() -> set[str]:
    """The kinds of all events that the game's code tells; some are put together there from stats and keywords."""
    first = [call.args[0] for call in calls("tell") if call.args]
    found = {node.value for node in first if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    found |= {f"{stat}-changed" for stat in STATS} | {f"given-{keyword}" for keyword in KEYWORDS}
    return found | {"gained-work", "gained-plays", "gained-actions"}


def random_games() -> Iterator[Game]:
    """Games by lot with several variants, at every question, and once more when they are over or long enough."""
    for number in range(6):
        chance = seeded(f"by lot {number}")
        settings = {**VARIANTS[number % len(VARIANTS)], "roundCap": 20}
        game = BOX.new(2, seed=f"words {number}", settings=settings, ask_forced=bool(number % 2), listening=True)
        idle = {game.deck.space.option("done"), game.deck.space.option("pass")}
        shuffling = {"move", "swap", "disconnect", "unassign"}
        while not game.over:
            yield game
            busy = [one for one in game.choices if one not in idle and game.meaning(one)[0] not in shuffling]
            game.take(chance.pick(busy if busy and chance.below(4) else game.choices))
        yield game


# Cards ----------------------------------------------------------------------------------------------------------------

PRINTED = {
    "minion igor": ("Attack 1, Health 3, Perception 2.", "This Minion gives 2 Work when it Works."),
    "contraption steel-door": (
        "Costs 1 Work.",
        (
            "A Spy that enters this square with a network smaller than 3 is killed. "
            "A Spy that is about to Destroy or Ignore this with a network smaller than 3 is killed."
        ),
    ),
    "epiphany freeze-ray": ("To be played at any time.", "A Spy in play has −2 Attack this turn."),
    "plan death-ray": ("3 Evilness; costs 2 in Contraptions and 2 Minions.", "Kill a Spy in play."),
    "spy assassin": (
        "Attack 3, Health 2, Sneak 1; network 3 to 4.",
        "This Spy has Initiative against Minions with Perception 0.",
    ),
    "node virtual-env": (
        "Connectors: left and right.",
        (
            "Size 1: +1 Attack. "
            "Size 3: Silent but Deadly – once per turn, if you wish: The infiltrating Spy has Initiative in one combat."
        ),
    ),
    "intelligence rocket-shoes": (
        "To be played during an infiltration.",
        "The infiltrating Spy jumps over the next square.",
    ),
}


@clause(
    "spies.minion.igor",
    "spies.contraption.steel-door",
    "spies.epiphany.freeze-ray",
    "spies.plan.death-ray",
    "spies.spy.assassin",
    "spies.node.virtual-environment",
    "spies.intel.rocket-shoes",
)
@pytest.mark.parametrize("card", PRINTED)
def test_the_seven_cards_of_the_rulebook(card: str) -> None:
    numbers, text = PRINTED[card]
    assert speaker().numbers(face(card)) == numbers
    assert speaker().text(face(card)) == text


def test_seven_cards_are_marked_as_printed() -> None:
    deck = house_deck().source
    assert [f"{kind} {one['id']}" for kind in KINDS for one in deck[kind] if one["set"] == "printed"] == list(PRINTED)


TEXTS = {
    "minion henchperson": ("", ""),
    "minion intern": (
        "Busy: Discard a card of your choice, then draw a card.",
        "Oppteken: Kast eit kort du vel sjølv; trekk eit kort.",
    ),
    "minion shark": (
        "Busy: A Spy that enters this square until your next turn takes 2 damage.",
        "Oppteken: Ein spion som går inn i denne ruta fram til din neste tur, tek 2 skade.",
    ),
    "minion cctv": (
        "Busy: Your other Minions have +1 Perception until your next turn (Busy ones stay at 0).",
        "Oppteken: Dei andre Minionane dine har +1 i merksemd fram til din neste tur (opptekne blir verande på 0).",
    ),
    "minion foreman": ("Busy: Set another Busy Minion Free.", "Oppteken: Gjer ein annan oppteken Minion ledig."),
    "contraption trapdoor": (
        "A Spy that Ignores this with less than 2 Sneak is ejected.",
        "Ein spion som ignorerer denne med mindre enn 2 i sniking, blir kasta ut.",
    ),
    "contraption self-destruct": (
        "A Spy that Destroys this is killed. When a Spy Destroys this, Minions in the adjacent squares are killed.",
        "Ein spion som øydelegg denne, blir drepen. Når ein spion øydelegg denne: Minionar i naborutene blir drepne.",
    ),
    "contraption cloning-vat": (
        "The first of your Minions to die each turn returns to your hand.",
        "Den første av Minionane dine som døyr i kvar tur, går tilbake til handa di.",
    ),
    "contraption dead-mans-switch": (
        "When the Minion dies in combat, the Spy it fought takes 3 damage.",
        "Når Minionen døyr i kamp: Spionen han slost mot, tek 3 skade.",
    ),
    "epiphany wiretap": (
        "Look at the Spy Master's hand, then discard an Intelligence card of your choice from it.",
        "Sjå på handa til Spionsjefen; kast eit etterretningskort du vel frå henne.",
    ),
    "epiphany all-hands": ("Set up to two Busy Minions Free.", "Gjer opptil to opptekne Minionar ledige."),
    "epiphany temp-agency": (
        "On your turn: You may play 1 more Minion this turn.",
        "I din tur: Du kan spele 1 Minion til denne turen.",
    ),
    "epiphany objection": (
        "Cancel an Intelligence card as it is played.",
        "Stopp eit etterretningskort idet det blir spelt.",
    ),
    "plan satellite": ("Destroy a Node, then do so once more.", "Øydelegg ein node, og så éin gong til."),
    "plan sun-dimmer": (
        "Cut every link of every network, then the Spy Master discards their hand.",
        "Kutt alle koplingane i alle nettverk; Spionsjefen kastar heile handa.",
    ),
    "spy courier": (
        "Once per infiltration, if you wish: This Spy jumps over the next square if a Contraption stands there.",
        "Éin gong per infiltrasjon, om du vil: Denne spionen hoppar over neste rute om det står ei innretning der.",
    ),
    "spy mole": (
        "When this Spy starts an infiltration, it jumps over Square 1.",
        "Når denne spionen startar ein infiltrasjon: Han hoppar over rute 1.",
    ),
    "spy twins": (
        "When this Spy dies while infiltrating, it returns to your hand.",
        "Når denne spionen døyr medan han infiltrerer: Han går tilbake til handa di.",
    ),
    "node gym": ("Size 3: +1 Attack. Size 4: +1 Attack.", "Storleik 3: +1 åtak. Storleik 4: +1 åtak."),
    "node rumour-mill": (
        "Size 3: Minions have −1 Perception against Spies on this network.",
        "Storleik 3: Minionar har −1 i merksemd mot spionar på dette nettverket.",
    ),
    "intelligence poach": (
        "Return a Minion to the Evil Genius' hand; anything attached to it is destroyed.",
        "Ta ein Minion tilbake til handa til Geniet; det som er festa på han, blir øydelagt.",
    ),
    "intelligence red-tape": (
        "The Evil Plan can neither Advance nor be completed at the start of the Evil Genius' next turn.",
        "Planen kan korkje førast vidare eller fullførast når den neste turen til Geniet tek til.",
    ),
}


@clause("spies.contraption.text")
@pytest.mark.parametrize("card", TEXTS)
def test_what_stands_on_a_card(card: str) -> None:
    assert tuple(speaker(language).text(face(card)) for language in LANGUAGES) == TEXTS[card]


def printed(deck: Cards, at: int) -> list[tuple[object, ...]]:
    """All that a card does, as data."""
    written = CardText(spoken("en"), deck)
    fields = (
        "when",
        "target",
        "op",
        "what",
        "amount",
        "until",
        "limit",
        "size",
        "needs",
        "net_below",
        "sneak_below",
        "cost_max",
    )
    return [tuple(getattr(ability, name) for name in fields) for ability in written._abilities(at)]


@both_languages
def test_text_and_behaviour_cannot_part(language: str) -> None:
    """Two cards of a kind read alike exactly where they do the same, at the same time."""
    speak, deck = speaker(language), house_deck()
    compared = 0
    for kind in range(len(KINDS)):
        faces = range(deck.first_face[kind], deck.first_face[kind + 1])
        for one in faces:
            for other in range(faces.start, one):
                same = (printed(deck, one), deck.window[one]) == (printed(deck, other), deck.window[other])
                assert (speak.text(one) == speak.text(other)) is same, (speak.card(one), speak.card(other))
                compared += same
    assert compared


@both_languages
def test_every_ability_that_a_deck_may_have_can_be_put_into_words(language: str) -> None:
    """All that the reader of decks lets through, and nothing in the files that no card could ever say."""
    words, deck = Overheard(language), house_deck()
    written = CardText(words, deck)
    for at, ability in imaginable(deck):
        text = written.line(at, ability)
        assert re.fullmatch(r"[A-ZÆØÅÉ+−][^{}$]*[^ ,.]\.", text), text
        assert "  " not in text and " ," not in text and ",," not in text, text
    for at in range(len(deck.kind)):
        written.lines(at)
    ours = {name for name in words.ids() if re.match(r"(do|whom|frame|until|need|hand|text|trick)-", name)}
    assert ours - words.said == set()


def imaginable(deck: Cards) -> Iterator[tuple[int, Ability]]:
    """Abilities of all sorts, each with a card that could have it."""
    for at, kind, role in carriers(deck):
        for when in deckfile.TRIGGERS_OF[kind]:
            for op in OPERATIONS if deck.window[at] == WINDOWS.index("any") else ("draw",):
                for target in deckfile._targets(role, when, op):
                    for what in range(len(ABOUT.get(op, ("",)))):
                        if op == "give" and target not in deckfile.ONLY_FOR.get(KEYWORDS[what], (target,)):
                            continue
                        if op == "look" and (target == "plan") != (LOOKS[what] == "plan"):
                            continue
                        size = 3 if kind == "node" else 0
                        part = (TRIGGERS.index(when), TARGETS.index(target), OPERATIONS.index(op), what)
                        lasting = op in {"mod", "give"}
                        until = DURATIONS.index("inPlay" if lasting else "now")
                        once = LIMITS.index("turn") if when == "once" else 0
                        for amount in (1, 2, ALL) if op == "discard" else (1, 2, -1):
                            yield at, Ability(*part, amount, until, once, size, 0, -1, -1, -1)
                        for limit in range(once, len(LIMITS)) if target in {"network", "allMinions", "spy"} else ():
                            yield at, Ability(*part, 1, until, limit, size, 0, -1, -1, -1)
                        for span in range(len(DURATIONS)) if what < 2 else ():
                            if DURATIONS[span] not in {"now", "nextTurn"} if lasting else op == "gain":
                                yield at, Ability(*part, 1, span, once, size, 0, -1, -1, -1)
                        for needs in CONDITIONS if what == 0 else ():
                            yield at, Ability(*part, 1, until, once, size, needs, -1, -1, -1)
                        for limits in ((3, -1, -1), (-1, 2, -1), (-1, -1, 2)) if what == 0 else ():
                            yield at, Ability(*part, 1, until, once, size, 0, *limits)


def carriers(deck: Cards) -> Iterator[tuple[int, str, str]]:
    """A card of each kind; of Contraptions, one that stands and one to attach; of events, one for each window."""
    for kind, name in enumerate(KINDS):
        found: dict[object, tuple[int, str, str]] = {}
        for at in range(deck.first_face[kind], deck.first_face[kind + 1]):
            role = ("attach" if deck.attachable[at] else "static") if name == "contraption" else name
            found.setdefault((role, deck.window[at]), (at, name, role))
        yield from found.values()


@both_languages
def test_every_card_can_be_shown(language: str) -> None:
    speak = speaker(language)
    for at in range(len(speak.deck.kind)):
        assert speak.card(at) in speak.shown(at)
        assert speak.kind(at) in speak.about(at)
        assert speak.text(at) in speak.about(at)
        assert speak.numbers(at).endswith(".")
    for at in range(speak.deck.first_face[NODE_CARD], speak.deck.first_face[NODE_CARD + 1]):
        named = [EDGES[edge] for edge in speak.connectors(at)]
        assert named == [edge for edge in EDGES if edge in speak._entries[at]["connectors"]]


def test_cards_have_a_name_in_each_language() -> None:
    assert speaker("en").card(face("minion bertha")) == "Bouncer Bertha"
    assert speaker("nn").card(face("minion bertha")) == "Dørvakt Berta"
    assert speaker("nn").shown(face("spy assassin")) == "Snikmordar (3/2/1, nettverk 3–4)"
    assert speaker("en").shown(face("plan death-ray")) == "“Death Ray” (3 Evilness)"


def test_names_in_one_language_serve_in_the_other() -> None:
    house = house_deck().source
    minions = [{**house["minion"][0], "name": "Plain"}, {**house["minion"][1], "name": {"nn": "Berre nynorsk"}}]
    deck = BOX.read_deck({**house, "minion": minions + house["minion"][2:]}, "test")
    assert isinstance(deck, Cards)
    assert [speaker(language, deck).card(0) for language in LANGUAGES] == ["Plain", "Plain"]
    assert [speaker(language, deck).card(1) for language in LANGUAGES] == ["Berre nynorsk", "Berre nynorsk"]


# Events, options, questions -------------------------------------------------------------------------------------------


def test_event_kinds_are_found() -> None:
    assert {"turn", "played", "enters", "thwarted", "won"} <= event_kinds()


@both_languages
def test_every_event_has_words_with_face_and_without_for_oneself_and_others(language: str) -> None:
    speak = speaker(language)
    for kind in sorted(event_kinds()):
        for seat in (0, 1):
            for at in (-1, speak.deck.first_face[PLAN_CARD]):
                for told in ("spies.combat.initiative", "spies.inf.ignore"):
                    event = Event(kind, told, seat, 1, 2, at, -1, -1)
                    text = speak.event(event, 0)
                    assert text.strip() and "{" not in text, kind


@both_languages
def test_every_option_kind_has_words_and_clauses(language: str) -> None:
    kinds = house_deck().space.names
    assert set(CLAUSES) == set(kinds)
    assert [name for names in CLAUSES.values() for name in names if name not in BOOK] == []
    assert [kind for kind in kinds if not spoken(language).has(f"option-{kind}")] == []


@both_languages
def test_every_question_has_words_for_who_is_asked_and_for_the_others(language: str) -> None:
    words = spoken(language)
    questions = [step.__name__ for step in BOX.steps if issubclass(step, Ask)]
    assert "GeniusMain" in questions
    for name in questions:
        assert words.has(f"question-{name}"), name
        assert words.has(f"question-{name}.others"), name


@both_languages
def test_every_setting_and_value_is_explained(language: str) -> None:
    words = spoken(language)
    for setting in BOX.settings:
        assert words.has(f"setting-{setting.name}")
        for value in setting.values:
            part = "number" if isinstance(value, int) else value
            assert words.has(f"setting-{setting.name}.{part}"), (setting.name, value)


@both_languages
def test_all_that_a_view_speaks_of_has_a_name(language: str) -> None:
    words = spoken(language)
    names = [f"phase-{name}" for name in PHASES]
    names += [f"stage-{name}" for name in STAGES]
    names += [f"keyword-{name}" for name in KEYWORDS]
    names += [f"stat-{name}" for name in STATS]
    names += [f"window-{name}" for name in WINDOWS]
    names += [f"edge-{name}" for name in EDGES]
    assert [name for name in names if not words.has(name)] == []


@both_languages
def test_every_occasion_to_interrupt_is_told_apart(language: str) -> None:
    speak = speaker(language)
    game = BOX.new(2, seed="occasions", ask_forced=True)
    spy = {"face": speak.deck.first_face[SPY_CARD], "network": -1}
    inside = {"slot": 0, "at": 2, "next": 3, "fighting": False}
    view = {**game.view(0), "question": "Interrupt", "asked": [0], "spies": [spy], "infiltrator": inside}
    asked = {
        occasion: speak.question({**view, "window": {"occasion": occasion, "answering": False}})
        for occasion in OCCASIONS
    }
    assert asked.pop("card-played") == asked["after-action"]
    assert len(set(asked.values())) == len(asked)


@both_languages
def test_a_card_of_ones_own_is_not_answered_but_followed(language: str) -> None:
    speak = speaker(language)
    game = BOX.new(2, seed="answers", ask_forced=True)
    window = {"occasion": "card-played", "answering": True}
    leak = face("intelligence leak")
    card = {"card": 0, "face": leak, "seat": 1, "meant": []}
    view = {**game.view(1), "question": "Interrupt", "window": window, "stack": [card]}
    asked = [speak.question({**view, "seat": seat, "asked": [seat]}) for seat in (0, 1)]
    assert NAMES[1] in asked[0]
    assert not any(name in asked[1] for name in NAMES)
    assert all(speak.card(leak) in text for text in asked)


@both_languages
def test_what_random_games_say(language: str) -> None:
    """Every question, option and line of the log of whole games can be said, to both seats and to spectators."""
    speak = speaker(language)
    asked: dict[str, int] = {}
    for game in random_games():
        if game.over:
            for viewer in range(game.players + 1):
                story = speak.story(game.events, viewer)
                assert [line.at for line in story] == list(range(1, len(story) + 1))
                assert all(line.text.strip() and line.clause in BOOK for line in story)
                assert all("  " not in line.text for line in story)
            continue
        kind = type(game.asking).__name__
        asked[kind] = asked.get(kind, 0) + 1
        if asked[kind] > 6 and game.number % 37:
            continue
        view = game.view(game.seat)
        assert speak.question(view)
        assert speak.question(view) != speak.question(game.view(game.players))
        texts = [speak.option(option, view) for option in game.choices]
        assert len(set(texts)) == len(texts)
        assert len(set(speak.labels(game.choices))) == len(game.choices)
        thinkable = speak.thinkable(view)
        assert len(set(thinkable)) == len(thinkable)
        assert set(game.choices) <= set(thinkable)
        for option in thinkable:
            assert speak.option(option, view)
            speak.explain(option, view)
        assert speak.thinkable(game.view(game.players)) == []
    everything = {step.__name__ for step in BOX.steps if issubclass(step, Ask)}
    assert everything - set(asked) <= RARE


RARE = {"TakeIntelligence", "DiscardChoice", "UseBonus", "Complete", "PayContraptions", "Cycle"}
"""Questions that a few games by lot may not come to."""


@both_languages
def test_a_line_of_the_log_names_no_card_that_its_reader_has_not_seen(language: str) -> None:
    speak = speaker(language)
    hidden = 0
    for game in random_games():
        if not game.over:
            continue
        for event in game.events:
            for viewer in range(game.players + 1):
                if event.face >= 0 and event.heard_by(viewer) and not (event.sees >> viewer) & 1:
                    hidden += 1
                    assert speak.card(event.face) not in speak.event(event, viewer)
    assert hidden


@both_languages
def test_the_log_names_what_stands_where(language: str) -> None:
    """Events that give only a place are told with the card that is there: the log keeps up with the lair."""
    speak = speaker(language)
    igor, porter = face("minion igor"), face("minion porter")
    van, mast = face("node laundry-van"), face("node radio-mast")
    told = [
        Event("minion", "spies.eg.play-two", 0, 0, 0, igor, -1, -1),
        Event("minion", "spies.eg.play-two", 0, 4, 0, porter, -1, -1),
        Event("moved", "spies.eg.move-free", 0, 2, 0, igor, -1, -1),
        Event("swapped", "spies.eg.swap", 0, 4, 2, igor, -1, -1),
        Event("worked", "spies.minion.work-one", 0, 4, 2, -1, 0, -1),
        Event("node", "spies.sm.action-play", 1, 0, 0, van, -1, -1),
        Event("node", "spies.sm.action-play", 1, 1, 0, mast, -1, -1),
        Event("connected", "spies.sm.action-connect", 1, 0, 2, -1, 0, -1),
    ]
    lines = [line.text for line in speak.story(told, 0)]
    assert speak.card(igor) in lines[4] and speak.square(4) in lines[4]
    assert speak.card(porter) in lines[3] and speak.square(2) in lines[3]
    assert speak.card(van) in lines[7] and speak.card(mast) in lines[7]


@clause("spies.combat.simultaneous", "spies.combat.exceeds-health", "spies.combat.initiative")
def test_a_fight_ends_as_foretold() -> None:
    """What is told of an attack is what happens if nobody interrupts."""
    speak = speaker()
    option = speak.deck.space.option
    attack, quiet = option("attack"), (option("pass"), option("spare"))
    foretold: set[str] = set()
    for game in random_games():
        if game.over or type(game.asking).__name__ != "Face" or attack not in game.choices:
            continue
        view = game.view(game.seat)
        outcome, left = speak.fight(view)
        twin = game.clone()
        twin.listening, twin.events = True, []
        twin.take(attack)
        while not ended(twin) and not twin.over:
            twin.take(next(one for one in quiet if one in twin.choices))
        told = {event.kind for event in twin.events[: ended(twin)]}
        assert ("minion-died" in told) == (outcome in {"minion", "both"})
        assert bool(told & {"spy-died", "ejected"}) == (outcome in {"spy", "both"})
        assert ("withdrew" in told) == (outcome == "none")
        foretold.add(outcome)
        if outcome == "minion" and twin.view(1)["infiltrator"]:
            assert f"{left} Health" in speak.explain(attack, view)
    assert {"spy", "minion"} <= foretold


@clause("spies.ruling.r1")
@pytest.mark.parametrize("lethal", ["exceeds", "meets"])
def test_a_fight_without_damage_is_foretold_to_kill_nobody(lethal: str) -> None:
    table = Table(lair={1: "0/0/1"}, networks=["LRTB"], spies=["0/0/1 1-1 @1"], settings={"lethal": lethal})
    table.sm("infiltrate", "0/0/1 1-1")
    assert table.options() == ["attack", "sneak"]
    assert speaker(deck=table.deck).fight(table.view("sm")) == ("none", 0)
    table.sm("attack")
    assert [said.kind for said in table.said("withdrew", "minion-died", "spy-died")] == ["withdrew"]


def ended(game: Game) -> int:
    """How many events there were when the fight was over; 0 while it goes on."""
    kinds = [event.kind for event in game.events]
    if "combat" not in kinds:
        return 0
    after = kinds.index("combat")
    over = [
        at for at, kind in enumerate(kinds) if at > after and kind in {"minion-died", "spy-died", "ejected", "withdrew"}
    ]
    if not over:
        return 0
    moved = [at for at, kind in enumerate(kinds) if at > over[0] and kind in {"steps", "reached", "enters", "turn"}]
    return moved[0] if moved else len(kinds)


def test_cards_of_one_name_are_numbered() -> None:
    speak = speaker()
    rookie, legend = face("spy rookie"), face("spy legend")
    view = {"spies": [{"face": rookie}, None, {"face": legend}, {"face": rookie}]}
    assert [speak.spy(view, slot) for slot in range(5)] == [
        "Rookie with a Shiny Badge no. 1",
        "",
        "Legend out of Retirement",
        "Rookie with a Shiny Badge no. 2",
        "",
    ]


@both_languages
def test_a_plan_that_lies_face_down_has_no_name_for_the_master(language: str) -> None:
    speak = speaker(language)
    kept = 0
    for game in random_games():
        if game.over or game.view(0)["plan"]["stage"] != "in-progress":
            continue
        name = speak.plan(game.view(0))
        view = game.view(1)
        if view["plan"]["card"] is None:
            kept += 1
            assert name not in speak.question(view)
            assert name not in speak.plan(view)
    assert kept


def test_a_fight_is_foretold_as_certain_only_when_it_is() -> None:
    """Before the choice it is one way among others; after another choice there will be none."""
    speak = speaker()
    told: dict[str, set[str]] = {}
    for game in random_games():
        if game.over or not game.view(0)["infiltrator"]:
            continue
        view = game.view(0)
        text = speak.forecast(view)
        window = view["window"]["occasion"] if view["window"] else view["question"]
        told.setdefault(window, set()).add(" ".join(text.split()[:2]))
        if window == "spy-enters" and text:
            assert isinstance(game, Spies)
            assert ("cannot sneak past" in text) == bool(why_not_sneak(game))
    assert {"In a"} < told["spy-enters"]
    assert told["Face"] <= {"", "In a"} and told["choice-made"] == {""}
    assert told["before-combat"] <= {"As things", "Neither can"} != set()
