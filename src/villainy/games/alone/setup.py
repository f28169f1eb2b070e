"""The set-up, in the order of 2.1 of the ledger."""

from typing import ClassVar, Final

from villainy.engine.step import Act, Question
from villainy.games.alone.danger import LayDanger
from villainy.games.alone.deeds import BY_CHARACTER, do_all
from villainy.games.alone.evil import EvilQuestion
from villainy.games.alone.game import Alone
from villainy.games.alone.hands import FillHand, evil_seats
from villainy.games.alone.hero import gift
from villainy.games.alone.inventory import draw_item, take_item
from villainy.games.alone.labyrinth import start_at
from villainy.games.alone.mapmaker import make_map
from villainy.games.alone.missions import set_out
from villainy.games.alone.ongoing import SLOTS, mission_in, room_sector
from villainy.games.alone.reckoning import count_danger
from villainy.games.alone.scavenge import design, draw_bullets
from villainy.games.alone.terms import EASY, HERO, IMPOSSIBLE, NONE, ROOM
from villainy.games.alone.turn import ROUND
from villainy.games.alone.variant import CHOOSE, PAIR_DECKS, RANDOM
from villainy.games.alone.vocabulary import ON_SETUP

START_DISTANCE: Final = 3
"""So far at least is the Hero's start from every Room that a Mission names."""


class Setup(Act[Alone]):
    """alone.leader.start: a starting Leader by lot, and the Map; then the Character, and all the rest after it."""

    def run(self, game: Alone) -> None:
        game.leader = 1 + game.chance.below(game.players - 1)
        game.tell("leader", "alone.leader.start", game.leader)
        game.rounds_left = game.variant.rounds
        game.shuffle(game.item_pile)
        make_map(game)  # the one thing here that waits for nobody: a game has its Map from the first question on
        game.then(DealOut(), ChooseStart(game.leader), StartItems(), ROUND)
        wanted = game.variant.character
        if wanted == CHOOSE:
            game.then(ChooseCharacter(HERO))
        else:
            become(game, wanted if wanted != RANDOM else game.chance.below(len(game.cards.characters)))


class ChooseCharacter(Question[Alone]):
    """The Hero picks a Character, unless the table has named one or leaves it to chance."""

    def options(self, game: Alone) -> list[int]:
        return [game.cards.character + who for who in range(len(game.cards.characters))]

    def choose(self, game: Alone, option: int) -> None:
        become(game, option - game.cards.character)


def become(game: Alone, who: int) -> None:
    """The Hero is this Character from now on; one of them brings Experience along."""
    game.character = who
    game.tell("character", "alone.companion.dual", HERO, who)
    do_all(game, gift(game, ON_SETUP), BY_CHARACTER)


class DealOut(Act[Alone]):
    """Missions, Reaction decks, full hands, the first Danger tokens."""

    def run(self, game: Alone) -> None:
        deal_missions(game)
        deal_decks(game)
        count_danger(game, game.variant.start_danger, game.variant.start_danger)
        game.then(LayDanger(game.leader, game.variant.start_danger, NONE))
        for seat in reversed(evil_seats(game)):
            game.then(FillHand(seat))  # alone.hand.start-full
        set_out(game)


def deal_missions(game: Alone) -> None:
    """One Mission of each colour, those that the table has named first; no two of them name the same Room."""
    missions = [game.variant.mission(slot) for slot in SLOTS]
    for slot in SLOTS:
        if missions[slot] == RANDOM:
            missions[slot] = game.chance.pick(missions_left(game, slot, missions))
    game.missions = missions
    for slot in SLOTS:
        game.tell("mission", "alone.ruling.r39", HERO, missions[slot], slot)


def missions_left(game: Alone, slot: int, others: list[int]) -> list[int]:
    """The Missions of a colour that share no Room with others; all of them if every one does."""
    taken: list[int] = []
    for other in others:
        if other != RANDOM:
            taken += game.cards.missions[other].rooms
    of_colour: list[int] = []
    apart: list[int] = []
    for number in range(len(game.cards.missions)):
        mission = game.cards.missions[number]
        if mission.colour == slot:
            of_colour.append(number)
            if not any(room in taken for room in mission.rooms):
                apart.append(number)
    return apart or of_colour


def deal_decks(game: Alone) -> None:
    """alone.deck.four-two-used: two Reaction decks are shuffled; the other two stay in the box, for all to see."""
    pair = game.variant.decks
    if pair == RANDOM:
        pair = game.chance.below(len(PAIR_DECKS))
    game.decks = list(PAIR_DECKS[pair])
    piles: list[list[int]] = []
    for deck in game.decks:
        pile = game.cards.reaction_cards(deck)
        game.shuffle(pile)
        piles.append(pile)
        game.tell("deck", "alone.deck.four-two-used", place=deck)
    game.piles = piles
    for card in range(len(game.cards.back)):
        if game.cards.back[card] >= 0 and game.cards.back[card] not in game.decks:
            game.show(card)


class ChooseStart(EvilQuestion):
    """The Leader picks the Hero's starting Sector: a corridor far from the Rooms of all Missions, without Danger."""

    hidden: ClassVar[bool] = False

    def options(self, game: Alone) -> list[int]:
        return [game.cards.start + sector for sector in start_sectors(game)]

    def choose(self, game: Alone, option: int) -> None:
        start_at(game, option - game.cards.start)

    def refused(self, game: Alone, option: int) -> str:
        return "alone.leader.start" if game.meaning(option)[0] == "start" else ""


def start_sectors(game: Alone) -> list[int]:
    """Where the Hero may begin; if no corridor is far enough, those that are farthest."""
    rooms = [room_sector(game, room) for slot in SLOTS for room in mission_in(game, slot).rooms]
    farthest = 0
    found: list[int] = []
    for sector in range(game.map.sectors):
        if game.map.shape[sector] == ROOM or game.is_dangerous(sector):
            continue
        distance = START_DISTANCE
        for room in rooms:
            if room >= 0:
                distance = min(distance, game.map.distance(sector, room))
        if distance > farthest:
            farthest = distance
            found = []
        if distance == farthest:
            found.append(sector)
    return found


class StartItems(Act[Alone]):
    """alone.difficulty.when: the Items that the Hero begins with."""

    def run(self, game: Alone) -> None:
        difficulty = game.variant.difficulty
        if difficulty == IMPOSSIBLE:
            return
        if difficulty == EASY:
            draw_bullets(game, "alone.difficulty.easy")
            draw_other(game)
        else:
            draw_item(game, "alone.difficulty.normal")


def draw_other(game: Alone) -> None:
    """alone.difficulty.easy: one more random Item, which is no Bullets card."""
    others = [card for card in game.item_pile if not design(game, card).bullets]
    if others:
        take_item(game, game.chance.pick(others), "alone.difficulty.easy")
