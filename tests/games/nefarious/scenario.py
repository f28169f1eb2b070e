"""A table of Nefarious laid out by hand and played in words.

    lab = Lab("roger charlie julie sarah", minions={"roger": "speculate 2, work 1"}, hands={"julie": "slime-ray"})
    lab.reveal(roger="work", charlie="work", julie="invent", sarah="speculate")
    assert lab.income() == {"roger": 3}
    assert lab.refuses("sarah", "place", "work") == "NotOffered"
    lab.speculate(sarah="invent")
    lab.invent(julie="slime-ray")

Names sit clockwise, so the left neighbour of a name is the next one. Inventions, Twists, areas and Actions are written
as their slugs, several of them with spaces between. The deck consists of just the cards that a scenario names, printed
as in the house deck or as `own` says; where it names none, hands are empty and the draw pile is deep and quiet. Whoever
`reveal` does not name Works.

Every scenario begins with a round; from there the real rules play, so it is always a position that can come about.
All questions are asked, as at a table of people. At every question the rules' own `check` is called, and everybody's
money is compared with what was told of it. What a scenario asserts is read from the views.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

from refusals import refusal_of
from villainy.engine.box import Settings
from villainy.engine.chance import seeded
from villainy.engine.event import NO_CARD, NOBODY, Event
from villainy.engine.game import View
from villainy.engine.step import Act
from villainy.games.nefarious import BOX
from villainy.games.nefarious.deck import Cards
from villainy.games.nefarious.deckfile import house_deck, read_designs
from villainy.games.nefarious.game import Nefarious
from villainy.games.nefarious.setup import Round
from villainy.games.nefarious.twist import SLUGS

AREAS: Final = ("speculate", "invent", "research", "work")
SPECTATOR: Final = "spectator"
NAMES: Final = ("ann", "bo", "cy", "di", "ed", "fay")
QUIET: Final = "killer-swarm"
"""An Invention without effects, for piles."""
HOUSE: Final[dict[str, dict[str, Any]]] = {entry["id"]: entry for entry in house_deck().source["invention"]}
ROWS: Final = tuple(HOUSE)
"""The slugs of the house deck, in its order."""

KINDS: Final = {"action": AREAS, "area": AREAS, "remove": AREAS, "place": AREAS}
"""Options that name an area or an Action; the others name a card."""
OUTCOMES: Final = {
    "action": "revealed",
    "area": "placed",
    "invent": "invention",
    "discard": "discarded",
    "remove": "removed",
    "place": "placed",
    "plan": "planned",
}
"""What is told when an answer takes effect."""
MONEY: Final = {"income": 1, "gained": 1, "lost": -1, "paid": -1, "placed": -1}
"""What an event does to the money of its seat."""


@dataclass(frozen=True)
class Said:
    """An event in words; `seen_by` are those who may see the card, `heard_by` those who hear of it at all."""

    kind: str
    clause: str
    who: str
    where: str
    amount: int
    card: str
    seen_by: tuple[str, ...]
    heard_by: tuple[str, ...]


def counted(minions: str) -> list[int]:
    """Minions by area, from words: "speculate 2, work 1"."""
    areas = [0, 0, 0, 0]
    for part in filter(None, minions.split(",")):
        area, count = part.split()
        areas[AREAS.index(area)] = int(count)
    return areas


class LayOut(Act[Nefarious]):
    """In place of the setup: everything is put where the scenario wants it, and a round begins."""

    def __init__(self, lab: "Lab") -> None:
        self.lab = lab

    def run(self, game: Nefarious) -> None:
        self.lab.lay_out(game)
        game.then(Round())


class Lab:
    """A game in progress, its players by name, its cards by slug. The draw pile is given top card first."""

    def __init__(
        self,
        names: str,
        *,
        twists: str = "",
        money: int | Mapping[str, int] = 10,
        minions: Mapping[str, str] | None = None,
        hands: Mapping[str, str] | None = None,
        built: Mapping[str, str] | None = None,
        last: Mapping[str, str] | None = None,
        pile: str | Sequence[str] = (QUIET,) * 30,
        discards: str = "",
        locked: bool = False,
        rounds_played: int = 0,
        own: Mapping[str, Mapping[str, Any]] | None = None,
        settings: Settings | None = None,
        seed: str = "scenario",
    ) -> None:
        self.names = names.split()
        self.everyone = (*self.names, SPECTATOR)
        self._money = [money if isinstance(money, int) else money.get(name, 10) for name in self.names]
        self._minions = [counted((minions or {}).get(name, "")) for name in self.names]
        self._hands = [(hands or {}).get(name, "").split() for name in self.names]
        self._built = [(built or {}).get(name, "").split() for name in self.names]
        self._last = [[AREAS.index(word) for word in (last or {}).get(name, "").split()] for name in self.names]
        self._pile = pile.split() if isinstance(pile, str) else list(pile)
        self._discards = discards.split()
        self._locked = locked
        self._rounds = rounds_played
        named = Counter(chain(*self._hands, *self._built, self._pile, self._discards))
        printed = {**HOUSE, **{slug: {"id": slug, "name": slug, **card} for slug, card in (own or {}).items()}}
        assert set(named) <= set(printed), set(named) - set(printed)
        self.slugs = [slug for slug in printed if slug in named]
        inventions = [{**printed[slug], "copies": named[slug]} for slug in self.slugs]
        source = {**house_deck().source, "invention": inventions}
        self.deck = Cards(source, read_designs(source, "scenario"))
        self._twists = twists.split()
        first, second, *_ = [*self._twists, "none", "none"]
        given = BOX.read_settings({"firstTwist": first, "secondTwist": second, **(settings or {})})
        made = BOX.make(self.deck, len(self.names), given, seeded(seed))
        assert isinstance(made, Nefarious)
        self.game = made
        self.game.ask_forced = True
        self._since = 0
        self._forced: set[int] = set()
        self.game.start(LayOut(self))
        self._check()

    def lay_out(self, game: Nefarious) -> None:
        """Put everything in its place; who may know a card has seen it."""
        stock: dict[str, list[int]] = {}
        for card, face in enumerate(self.deck.faces):
            stock.setdefault(self.slugs[face], []).append(card)

        def cards(slugs: Sequence[str], seen: int) -> list[int]:
            found = [stock[slug].pop() for slug in slugs]
            for card in found:
                game.seen[card] = seen
            return found

        game.listening = False
        game.turn_over([SLUGS.index(slug) for slug in self._twists])
        for seat in range(game.players):
            for area, count in enumerate(self._minions[seat]):
                for _ in range(count):
                    game.place(seat, area, 0, "")
            for card in cards(self._built[seat], game.everyone):
                game.hands[seat] = [card]
                game.build(seat, card)
            game.hands[seat] = sorted(cards(self._hands[seat], 1 << seat), key=self._face)
        game.round = self._rounds
        game.actions = [sum(1 << action for action in actions) for actions in self._last]
        game.money = list(self._money)
        game.pile = cards(self._pile, 0)[::-1]
        game.left = len(game.pile)
        game.discards = cards(self._discards, game.everyone)
        game.locked = int(self._locked)
        game.listening = True

    def _face(self, card: int) -> int:
        return self.deck.faces[card]

    def _check(self) -> None:
        """At every question: the rules' own check, and money is what was told of it."""
        self.game.check()
        money = list(self._money)
        for event in self.game.events:
            if event.kind in MONEY:
                assert event.amount >= 0, event.kind
                money[event.seat] += MONEY[event.kind] * event.amount
        assert [seat["money"] for seat in self.view(SPECTATOR)["seats"]] == money

    # What players do -------------------------------------------------------------------------------------------------

    def reveal(self, **actions: str) -> None:
        """Everybody chooses, and the cards are turned over. Who is not named Works."""
        self._since = len(self.game.events)
        for name in self.names:
            self.give(name, "action", actions.pop(name, "work"))
        assert not actions, actions

    def plan(self, **cards: str) -> None:
        self._give("plan", cards)

    def speculate(self, **areas: str) -> None:
        self._give("area", areas)

    def invent(self, **cards: str) -> None:
        self._give("invent", cards)

    def discard(self, **cards: str) -> None:
        self._give("discard", cards)

    def remove(self, **areas: str) -> None:
        self._give("remove", areas)

    def place(self, **areas: str) -> None:
        self._give("place", areas)

    def _give(self, kind: str, answers: Mapping[str, str]) -> None:
        """Those who are asked answer; then for the others it must have happened."""
        asked = [who for who in answers if kind in self._kinds(self.seat(who))]
        for who in [*asked, *(who for who in answers if who not in asked)]:
            self.give(who, kind, answers[who])

    def give(self, who: str, kind: str, words: str) -> None:
        """A player answers the question that is asked, pick by pick.

        What everybody can see to be forced is not asked: then it must have happened without an answer.
        """
        for word in words.split():
            if kind in self._kinds(self.seat(who)):
                self.game.decide(self.seat(who), self.option(kind, word), self.game.number)
                self._check()
            else:
                self._happened(who, kind, word)

    def _happened(self, who: str, kind: str, word: str) -> None:
        """The event that an answer would have led to was told; each stands for one answer."""
        for at, event in enumerate(self.game.events):
            said = self._said(event)
            if (said.kind, said.who) == (OUTCOMES[kind], who) and word in (said.where, said.card):
                if at in self._forced:
                    continue
                self._forced.add(at)
                return
        raise AssertionError(f"{who} was not asked, and this did not happen: {kind} {word}")

    def withdraw(self, who: str) -> None:
        """A player takes back what is sealed."""
        self.game.withdraw(self.seat(who), self.game.number)
        self._check()

    def fall_back(self, who: str) -> str:
        """The table answers for a player who does not, pick by pick; what it answered."""
        seat, number, answers = self.seat(who), self.game.number, []
        while seat in self.game.to_answer() and self.game.number == number:
            option = self.game.fallback(seat)
            answers.append(self._in_words(option))
            self.game.decide(seat, option, number)
            self._check()
        return " ".join(answers)

    def end_round(self) -> None:
        """The table answers for everybody, to the first question of the next round or the end of the game."""
        now = self.game.round
        while self.game.round == now and not self.game.over:
            self.fall_back(self.names[self.game.to_answer()[0]])

    def refuses(self, who: str, kind: str, word: str = "") -> str:
        """The clause by which the table refuses this, or what kind of refusal it is; nothing has changed by it."""
        return refusal_of(self.game, self.seat(who), self.option(kind, word))

    # What is asked ---------------------------------------------------------------------------------------------------

    def asked(self) -> str:
        """Who must still answer, and what: "ann bo: discard", "ann: area, bo: discard"; or who has won."""
        if self.game.over:
            winners = [self.names[seat] for seat in self.game.winners]
            return f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'win'}"
        kinds: dict[str, list[str]] = {}
        for seat in self.game.to_answer():
            (kind,) = self._kinds(seat)
            kinds.setdefault(kind, []).append(self.names[seat])
        return ", ".join(f"{' '.join(names)}: {kind}" for kind, names in kinds.items())

    def _kinds(self, seat: int) -> set[str]:
        return {self.game.meaning(option)[0] for option in self.game.options(seat)}

    def may(self, who: str) -> str:
        """What a player may choose among."""
        return " ".join(self._in_words(option) for option in self.game.options(self.seat(who)))

    def option(self, kind: str, word: str = "") -> int:
        """The option that these words mean."""
        if not word:
            return self.deck.space.option(kind)
        names = KINDS.get(kind, self.slugs)
        return self.deck.space.option(kind, (list(names).index(word),))

    def _in_words(self, option: int) -> str:
        kind, parts = self.game.meaning(option)
        return KINDS.get(kind, self.slugs)[parts[0]] if parts else kind

    # What lies on the table ------------------------------------------------------------------------------------------

    def seat(self, who: str) -> int:
        return self.everyone.index(who)

    def public(self, who: str) -> dict[str, Any]:
        """What everybody sees of a player."""
        shown = self.view(SPECTATOR)["seats"][self.seat(who)]
        assert isinstance(shown, dict)
        return shown

    def each(self, of: Callable[[str], Any]) -> list[Any]:
        """The same of everybody, in seat order: `lab.each(lab.money)`."""
        return [of(name) for name in self.names]

    def money(self, who: str) -> int:
        return int(self.public(who)["money"])

    def minions(self, who: str) -> str:
        """Invested Minions in words: "speculate 2, work 1"."""
        areas = zip(AREAS, self.public(who)["areas"], strict=True)
        return ", ".join(f"{area} {count}" for area, count in areas if count)

    def reserve(self, who: str) -> int:
        return int(self.public(who)["reserve"])

    def cards(self, who: str) -> int:
        """How many cards somebody holds."""
        return int(self.public(who)["hand"]["count"])

    def hand(self, who: str) -> str:
        """What somebody holds, in the order of the deck; their own eyes see it."""
        return self.known(self.view(who)["seats"][self.seat(who)]["hand"]["known"])

    def built(self, who: str) -> str:
        return self.known(self.public(who)["built"], sort=False)

    def score(self, who: str) -> int:
        return int(self.public(who)["score"])

    def discards(self) -> str:
        """The discard pile, bottom card first."""
        return self.known(self.view(SPECTATOR)["discards"], sort=False)

    def pile(self) -> int:
        return int(self.view(SPECTATOR)["pile"])

    # What players know -----------------------------------------------------------------------------------------------

    def view(self, who: str) -> View:
        return self.game.view(self.seat(who))

    def known(self, cards: Iterable[Mapping[str, Any]], *, sort: bool = True) -> str:
        """The faces that a part of a view tells."""
        faces = [card["face"] for card in cards]
        return " ".join(self.slugs[face] for face in (sorted(faces) if sort else faces))

    def said(self, *kinds: str) -> list[Said]:
        """What was told since the table was laid out, of these kinds or of all."""
        return [self._said(event) for event in self.game.events if not kinds or event.kind in kinds]

    def told(self, *kinds: str) -> list[str]:
        """The same in short, since the last reveal began: "ann income 3", "bo discarded slime-ray"."""
        return [in_short(self._said(event)) for event in self.game.events[self._since :] if event.kind in kinds]

    def income(self) -> dict[str, int]:
        """What phase II paid since the last reveal began."""
        paid: Counter[str] = Counter()
        for event in self.game.events[self._since :]:
            if event.kind == "income":
                paid[self.names[event.seat]] += event.amount
        return dict(+paid)

    def _said(self, event: Event) -> Said:
        has_card = event.face != NO_CARD
        return Said(
            kind=event.kind,
            clause=event.clause,
            who="" if event.seat == NOBODY else self.names[event.seat],
            where=AREAS[event.place] if 0 <= event.place < len(AREAS) else "",
            amount=event.amount,
            card=self.slugs[event.face] if has_card else "",
            seen_by=tuple(
                name for at, name in enumerate(self.everyone) if has_card and event.shown_to(at).face != NO_CARD
            ),
            heard_by=tuple(name for at, name in enumerate(self.everyone) if event.heard_by(at)),
        )


def in_short(said: Said) -> str:
    """An event in one line."""
    parts = [said.who, said.kind, said.where, said.card, str(said.amount) if said.amount else ""]
    return " ".join(filter(None, parts))


def twist(slug: str) -> int:
    """The number of a Twist."""
    return SLUGS.index(slug)


POINTS: Final = {
    8: "space-elevator",
    7: "android",
    6: "death-ray",
    5: "tsunami-generator",
    4: "killer-swarm",
    3: "cloaking-device",
    2: "buttered-cat-array",
    1: "hypnotic-ray",
}


def worth(points: int) -> str:
    """Inventions to have built that are worth so many points."""
    slugs = []
    while points:
        value = min(points, 8)
        slugs.append(POINTS[value])
        points -= value
    return " ".join(slugs)
