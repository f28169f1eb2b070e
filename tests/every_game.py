"""The contract that every game keeps, as checks that raise AssertionError.

`test_every_game.py` runs them over all games on the shelf and the toys; `test_contract_can_fail.py` shows, with games
that are broken on purpose, that each of them can fail. A check is given a case, which is a game as somebody might set
it up, and a generator of its own. Seats go up to and including the number of players, which stands for a spectator.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest

from games.alone.twins import twins as alone_twins
from toys import TOYS, hunt
from twin import Twin
from villainy.engine.box import Box
from villainy.engine.chance import Chance, seeded
from villainy.engine.errors import GameOver, NothingToWithdraw, NotOffered, OutOfTurn, Refusal, StaleQuestion
from villainy.engine.event import NO_CARD, Event
from villainy.engine.game import Game
from villainy.engine.record import Play, Record, RecordFile, fingerprint
from villainy.engine.step import Act, Step, Together
from villainy.games import SHELF, box


def apart(whole: Box) -> Box:
    """The game with a deck of its own: decks remember what was folded from them, and other tests fold thousands."""
    return replace(whole, house_deck=cache(lambda: whole.read_deck(whole.house_deck().source, whole.name)))


def scarce(whole: Box, **kept: int) -> Box:
    """The game with a deck of single cards, so few of each kind that they run out."""
    source = msgspec.json.decode(msgspec.json.encode(whole.house_deck().source))
    for kind, designs in kept.items():
        every = max(1, len(source[kind]) // designs)
        source[kind] = [{**entry, "copies": 1} for entry in source[kind][::every][:designs]]
    return replace(whole, house_deck=cache(lambda: whole.read_deck(source, "scarce")))


BOXES: dict[str, Box] = {
    **{name: apart(box(name)) for name in SHELF},
    "evil101-scarce": scarce(box("evil101"), plot=14, target=8, agent=9, chase=5),
    "nefarious-scarce": scarce(box("nefarious"), invention=60),
    "spies-scarce": scarce(box("spies"), minion=5, contraption=5, epiphany=5, plan=4, spy=4, node=5, intelligence=5),
    "alone-scarce": scarce(box("alone"), reaction=52),
    **TOYS,
}
GENEROUS = 20_000
"""Decisions within which any game that is played at random is over."""
IMAGINED = 3
"""Worlds that a mover takes for possible, to compare each move with that could be taken back."""
LOST = 4
"""So many cards that somebody loses sight of at once do not all keep their backs three times in a row."""
HIDDEN = 6
"""So many cards that a seat has not seen are not dealt the same way eight times in a row."""


def shelf(name: str) -> Box:
    """The games on the shelf and the toys."""
    return BOXES[name]


@dataclass(frozen=True)
class Case:
    """A game as somebody sets it up, and how far it is played before a check looks at it."""

    box: Box
    players: int
    settings: dict[str, str | int]
    seed: str
    ask_forced: bool
    moves: int

    def new(self, **given: Any) -> Game:
        given = {"seed": self.seed, "settings": self.settings, "ask_forced": self.ask_forced, **given}
        return self.box.new(self.players, **given)

    def play(self, *, ask_forced: bool = True) -> Play:
        """A game with its record."""
        names = [f"seat {seat}" for seat in range(self.players)]
        deck = self.box.house_deck()
        return Play.begin(self.box, self.players, self.seed, self.settings, deck, names, ask_forced=ask_forced)

    def load(self, data: bytes) -> Game:
        return self.box.load(msgspec.json.decode(data), self.players, self.settings, self.box.house_deck())

    def positions(self, chance: Chance, **given: Any) -> Iterator[Game]:
        """The game at its first question and, as it goes on by lot, at every one after it: so many moves, or all."""
        game = self.new(**given)
        yield game
        for _ in range(self.moves):
            if game.over:
                return
            move(game, chance)
            yield game

    def somewhere(self, chance: Chance, **given: Any) -> Game:
        """The game after so many moves, or the last position before it was over."""
        game = self.new(**given)
        for _ in range(self.moves):
            twin = heard(game)
            move(twin, chance)
            if twin.over:
                break
            game = twin
        return game


# What checks are made of ----------------------------------------------------------------------------------------------


def heard(game: Game) -> Game:
    """A clone whose events are kept."""
    twin = game.clone()
    twin.listening = True
    twin.events = []
    return twin


def move(game: Game, chance: Chance) -> None:
    """Any seat that is asked takes any option."""
    seat = chance.pick(game.to_answer())
    game.decide(seat, chance.pick(game.options(seat)), game.number)


def steps(game: Game, chance: Chance) -> Iterator[None]:
    """A move as above, but with a look at the game after the answer and after every step that follows from it."""
    seat = chance.pick(game.to_answer())
    game.asking.answer(game, seat, chance.pick(game.options(seat)))
    yield
    while game.seat < 0 and game.agenda:
        game.agenda.pop().perform(game)
        yield
    game.advance()


def seats(game: Game) -> range:
    """Every seat, and the spectator."""
    return range(game.players + 1)


def view(game: Game, seat: int) -> bytes:
    """What the seat may know and what it may do, as bytes."""
    return msgspec.json.encode([game.view(seat), game.options(seat)], order="deterministic")


def state(game: Game) -> bytes:
    """The whole state but for chance."""
    saved = game.save()
    for name in ("chance", "backs", "dice"):
        saved.pop(name, None)
    return msgspec.json.encode(saved, order="deterministic")


def attributes(thing: object) -> dict[str, Any]:
    """What an object holds, compiled or not."""
    names = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()))
    names.discard("__dict__")
    return {name: getattr(thing, name) for name in sorted(names) if hasattr(thing, name)}


ENGINE = set(attributes(Game(TOYS["duel"].house_deck(), 2, seeded("")))) | {
    *("agenda", "choices", "sealed", "waiting", "face", "seen", "events", "winners"),
}
"""The state that the engine keeps for every game."""


def frozen(value: object, met: dict[int, object] | None = None) -> object:
    """A value to its depth, to compare with later; what hangs in several places is looked at in the first."""
    met = {} if met is None else met
    if isinstance(value, list | tuple):
        return [frozen(one, met) for one in value]
    if isinstance(value, dict):
        return {name: frozen(one, met) for name, one in value.items()}
    held = attributes(value) if type(value).__module__ != "builtins" and id(value) not in met else {}
    if held:
        met[id(value)] = value
    return (type(value).__name__, frozen(held, met)) if held else value


def streams(game: Game) -> list[Chance]:
    """Every generator that hangs on the game, whether it says so or not."""
    return [value for value in attributes(game).values() if isinstance(value, Chance)]


@dataclass(frozen=True)
class Facts:
    """What tells whether somebody learned something between two decisions: reveals and draws."""

    chance: tuple[tuple[bytes, int, int], ...]
    seen: tuple[int, ...]
    disclosed: int
    together: int

    @staticmethod
    def of(game: Game) -> "Facts":
        return Facts(
            tuple((one.key, one.next_block, one.at) for one in game.streams()),
            tuple(game.seen),
            game.disclosed,
            game.number if isinstance(game.asking, Together) else -1,
        )

    def moved(self, game: Game, actor: int, *, by_telling: bool = True) -> bool:
        """Whether chance was used, somebody else than the actor saw a card, or something was opened, since then.

        Something that no card shows counts too, unless what the options tell (`learned`) must cover it.
        """
        now = Facts.of(game)
        others = ~(1 << actor)
        return (
            now.chance != self.chance
            or any(after & ~before & others for before, after in zip(self.seen, now.seen, strict=True))
            or (by_telling and now.disclosed != self.disclosed)
            or (self.together >= 0 and game.number != self.together)
            or game.over
        )


def heard_by(game: Game, seat: int) -> list[object]:
    """The events that the seat hears of, as it may know them."""
    return heard_of(game.events, seat)


def heard_of(events: list[Event], seat: int) -> list[object]:
    """The same, of events that a record has taken over."""
    return [frozen({**attributes(one.shown_to(seat)), "sees": 0}) for one in events if one.heard_by(seat)]


def shown_to(game: Game, seat: int, events: list[Event]) -> list[object]:
    """All that the seat is told: its view and options, what happened, and who seems to be asked.

    Cards are numbered as they come in the view, so that it is the same whatever backs they have.
    """
    shown = unnumbered(game.view(seat), {})
    return [shown, game.options(seat), heard_of(events, seat), game.seems_asked(seat)]


def unnumbered(part: Any, met: dict[int, int], key: str = "") -> Any:
    """The same with every number of a card replaced by how many others came before it."""
    if isinstance(part, dict):
        return {name: unnumbered(value, met, name) for name, value in part.items()}
    if isinstance(part, list | tuple):
        return [unnumbered(value, met) for value in part]
    if key == "card" and isinstance(part, int) and part >= 0:
        return met.setdefault(part, len(met))
    return part


# The rules are followed -----------------------------------------------------------------------------------------------


def random_play_ends(case: Case, chance: Chance) -> None:
    """Every game is over some time, and then nobody is asked, somebody has won, and everybody has a standing."""
    game = case.new()
    left = GENEROUS
    while not game.over:
        left -= 1
        assert left, "this game never ends"
        game.take(chance.pick(game.choices))
    game.check()
    assert game.winners and game.winners == sorted(set(game.winners))
    assert all(0 <= seat < game.players for seat in game.winners)
    assert len(game.standing()) == game.players
    assert game.seat < 0 and not game.to_answer() and not game.choices and not game.agenda
    assert not any(game.options(seat) for seat in seats(game))


def nothing_is_lost(case: Case, chance: Chance) -> None:
    """At every decision the world is one that the rules allow: no card is lost, none is there twice."""
    for game in case.positions(chance):
        game.check()


def options_are_sorted_unique_and_in_space(case: Case, chance: Chance) -> None:
    """Options are ints that the space knows, in order, without doubles; and space knows no other."""
    for game in case.positions(chance):
        size = game.deck.space.size
        for seat in game.to_answer():
            options = game.options(seat)
            assert options, "asked, and nothing to choose"
            assert all(type(option) is int for option in options)
            assert all(low < high for low, high in pairwise(options)), options
            assert options[0] >= 0 and options[-1] < size
        assert game.seat < 0 or game.choices == game.options(game.seat)


def meanings_are_unique(case: Case, _: Chance) -> None:
    """An option means one thing, and that thing is one option."""
    space = case.box.house_deck().space
    meanings = [space.meaning(option) for option in range(space.size)]
    assert len(set(meanings)) == space.size
    assert [space.option(kind, parts) for kind, parts in meanings] == list(range(space.size))


def options_are_complete(case: Case, chance: Chance) -> None:
    """Whatever is offered is accepted, whatever is not is refused, and a refusal changes nothing."""
    game = case.somewhere(chance)
    before = fingerprint(game)
    for seat in game.to_answer():
        offered = game.options(seat)
        for option in (*range(game.deck.space.size), -1, game.deck.space.size, 1 << 70):
            if option in offered:
                twin = game.clone()
                twin.decide(seat, option, twin.number)
                twin.check()
            else:
                with pytest.raises(NotOffered):
                    game.decide(seat, option, game.number)
    assert fingerprint(game) == before


def forced_questions_are_asked_only_where_silence_would_tell(case: Case, chance: Chance) -> None:
    """A question with one option answers itself, unless it is `telling` and the table asks such questions."""
    for game in case.positions(chance):
        for seat in game.to_answer():
            if len(game.options(seat)) < 2:
                assert game.ask_forced and game.asking.telling(game), type(game.asking).__name__


def asking_forced_questions_changes_nothing(case: Case, chance: Chance) -> None:
    """A table that asks forced questions plays the same game, with more questions."""
    short, long = case.new(ask_forced=False), case.new(ask_forced=True)
    for _ in range(case.moves):
        while not long.over and len(long.choices) == 1:
            long.take(long.choices[0])
        assert short.over == long.over
        if short.over:
            return
        assert (short.seat, short.choices) == (long.seat, long.choices)
        option = chance.pick(short.choices)
        short.take(option)
        long.take(option)


def wrong_answers_change_nothing(case: Case, chance: Chance) -> None:
    """Out of turn, stale, too late or not there: a typed error, and the game is as it was."""
    game = case.somewhere(chance)
    before = fingerprint(game)
    asked = game.to_answer()
    for seat in (-1, *seats(game), 99):
        options = game.options(seat)
        for number in (game.number - 1, game.number + 1, -1):
            with pytest.raises(StaleQuestion):
                game.decide(seat, options[0] if options else 0, number)
            with pytest.raises(StaleQuestion):
                game.withdraw(seat, number)
        if seat not in asked:
            assert not options
            with pytest.raises(OutOfTurn):
                game.decide(seat, game.choices[0], game.number)
        if not isinstance(game.asking, Together) or not 0 <= seat < game.players or not game.sealed[seat]:
            with pytest.raises(NothingToWithdraw):
                game.withdraw(seat, game.number)
    assert fingerprint(game) == before
    while not game.over:
        game.take(chance.pick(game.choices))
    before = fingerprint(game)
    for seat in (-1, *seats(game)):
        with pytest.raises(GameOver):
            game.decide(seat, 0, game.number)
        with pytest.raises(GameOver):
            game.withdraw(seat, game.number)
    assert fingerprint(game) == before


# The state is whole ---------------------------------------------------------------------------------------------------


def clones_are_independent(case: Case, chance: Chance) -> None:
    """A clone is equal, plays the same from there on, and what happens to it does not touch the game."""
    game = case.somewhere(chance)
    before = fingerprint(game)
    twin, other = game.clone(), game.clone()
    assert type(twin) is type(game)
    assert fingerprint(twin) == before
    assert not twin.events and not twin.listening
    same = chance.spawn()
    _play_on(twin, same.clone())
    assert fingerprint(game) == before, "playing the clone changed the game"
    assert fingerprint(other) == before, "playing the clone changed another clone"
    end = fingerprint(twin)
    _play_on(game, same.clone())
    assert fingerprint(game) == end
    assert fingerprint(other) == before, "playing the game changed its clone"


def fields_are_complete(case: Case, chance: Chance) -> None:
    """What a game holds is the engine's, in FIELDS, a stream of chance, or never changes and is shared by clones."""
    game = case.new()
    held = attributes(game)
    assert set(game.FIELDS) <= set(held)
    assert not set(game.FIELDS) & ENGINE
    saved = set(game.save())
    tables = {
        name: value
        for name, value in held.items()
        if name not in ENGINE and name not in game.FIELDS and not (isinstance(value, Chance) and name in saved)
    }
    before = frozen(tables)
    _play_on(game, chance)
    twin = game.clone()
    now, his = attributes(game), attributes(twin)
    assert set(now) == set(held) == set(his)
    for name, value in tables.items():
        assert now[name] is value or now[name] == value, f"{name} changes but is not in FIELDS"
        assert his[name] is value or his[name] == value, f"{name} is not copied by clone"
    assert frozen(tables) == before


def saved_games_go_on(case: Case, chance: Chance) -> None:
    """Saved, through bytes, and loaded, it is the same game, asks the same and ends the same."""
    game = case.somewhere(chance)
    data = msgspec.json.encode(game.save())
    loaded = case.load(data)
    assert msgspec.json.encode(loaded.save()) == data
    assert fingerprint(loaded) == fingerprint(game)
    loaded.check()
    for seat in seats(game):
        assert view(loaded, seat) == view(game, seat)
    assert loaded.to_answer() == game.to_answer()
    same = chance.spawn()
    _play_on(game, same.clone())
    _play_on(loaded, same.clone())
    assert fingerprint(loaded) == fingerprint(game)
    assert case.load(msgspec.json.encode(game.save())).over


def same_seed_same_game(case: Case, chance: Chance) -> None:
    """A seed and the choices make the game; another seed makes another."""
    same = chance.spawn()
    ends = []
    for seed in (case.seed, case.seed, case.seed + "?"):
        game = case.new(seed=seed)
        start = state(game)
        _play_on(game, same.clone())
        ends.append((start, fingerprint(game)))
    assert ends[0] == ends[1]
    assert ends[0][0] != ends[2][0], "another seed deals the same cards"
    assert ends[0][1] != ends[2][1]


def any_order_of_sealed_answers(case: Case, chance: Chance) -> None:
    """Asked together, seats answer in any order and change their minds: the state is the same."""
    number = -1
    for game in case.positions(chance):
        if not isinstance(game.asking, Together) or game.number == number:
            continue
        number = game.number
        ordered = game.clone()
        answers: dict[int, list[int]] = {}
        while ordered.number == number and not ordered.over:
            option = chance.pick(ordered.choices)
            answers.setdefault(ordered.seat, []).append(option)
            ordered.take(option)
        muddled = game.clone()
        _muddle(muddled, chance, number)
        left = [seat for seat, picks in answers.items() for _ in picks]
        chance.shuffle(left)
        given = {seat: iter(picks) for seat, picks in answers.items()}
        for seat in left:
            assert muddled.number == number
            muddled.decide(seat, next(given[seat]), number)
        assert fingerprint(muddled) == fingerprint(ordered)


def _muddle(game: Game, chance: Chance, number: int) -> None:
    """Answers that are all withdrawn again: nothing has happened."""
    before = fingerprint(game)
    changed: set[int] = set()
    for _ in range(2 * game.players):
        twin = game.clone()
        move(twin, chance)
        if twin.over or twin.number != number:  # that was the last answer
            continue
        seat = next(seat for seat in range(game.players) if twin.sealed[seat] != game.sealed[seat])
        game.decide(seat, twin.sealed[seat][len(game.sealed[seat])], number)
        changed.add(seat)
        if chance.below(2):
            game.withdraw(seat, number)
            changed.discard(seat)
    for seat in changed:
        game.withdraw(seat, number)
    assert fingerprint(game) == before


def _play_on(game: Game, chance: Chance) -> None:
    while not game.over:
        game.take(chance.pick(game.choices))


# Secrets are kept -----------------------------------------------------------------------------------------------------


def redeal_keeps_the_laws(case: Case, chance: Chance) -> None:
    """Laws 1 to 4: the same view, the same options, nothing of the truth, a world that the rules allow."""
    game = case.somewhere(chance)
    truth = fingerprint(game)
    for seat in seats(game):
        first, second = chance.spawn(), chance.spawn()
        world = game.redeal(seat, first)
        assert view(world, seat) == view(game, seat), f"seat {seat} can tell the worlds apart"
        assert world.options(seat) == game.options(seat)
        world.check()
        again = world.redeal(seat, second.clone())
        assert fingerprint(again) == fingerprint(game.redeal(seat, second)), "the truth shines through"
        _play_on(world, chance.spawn())
        world.check()
    assert fingerprint(game) == truth, "a re-deal changed the game"


def redeal_sees_no_hidden_face(case: Case, chance: Chance) -> None:
    """Whatever lies under the backs that a seat has not seen: its view and the worlds that it imagines are the same.

    The laws above cannot find a re-deal that leaves hidden cards as they are; here the faces are exchanged without it.
    """
    game = case.somewhere(chance)
    kinds = backs(case.box)
    for seat in seats(game):
        other = game.clone()
        face = other.face.copy()
        for kind in set(kinds):
            cards = [card for card in range(len(face)) if kinds[card] == kind and not (game.seen[card] >> seat) & 1]
            faces = [face[card] for card in cards]
            chance.shuffle(faces)
            for card, printed in zip(cards, faces, strict=True):
                face[card] = printed
        other.face = face
        seen = [msgspec.json.encode(one.view(seat), order="deterministic") for one in (game, other)]
        assert seen[0] == seen[1], f"seat {seat} sees hidden faces"
        lots = chance.spawn()
        imagined = [fingerprint(one.redeal(seat, lots.clone())) for one in (game, other)]
        assert imagined[0] == imagined[1], f"the truth shines through to seat {seat}"


def backs_tell_nothing(case: Case, chance: Chance) -> None:
    """Law 7: whoever loses sight of cards cannot know them again by their backs.

    The same move with other lots for the backs leaves every face where it was, and the backs elsewhere. Cards that a
    seat saw and no longer sees were shuffled, or lie where one has left unseen: few of their backs stay where they are.
    """
    game = case.new(ask_forced=True)
    for _ in range(case.moves):
        if game.over:
            return
        before = game.clone()
        seat = chance.pick(game.to_answer())
        option = chance.pick(game.options(seat))
        game.decide(seat, option, game.number)
        lost = {card for card, sees in enumerate(before.seen) if sees & ~game.seen[card]}
        if len(lost) < LOST:
            continue
        places = [whereabouts(game, lost)]
        for _ in range(3):
            twin = before.clone()
            twin.backs = chance.spawn()
            twin.decide(seat, option, twin.number)
            assert [shown_to(twin, one, []) for one in seats(game)] == [shown_to(game, one, []) for one in seats(game)]
            places.append(whereabouts(twin, lost))
        stay = [card for card in lost if all(place.get(card) == places[0].get(card) for place in places)]
        assert 2 * len(stay) <= len(lost), f"{stay} can be followed"


def whereabouts(game: Game, cards: set[int]) -> dict[int, list[object]]:
    """Where the numbers of cards stand in the state of a game."""
    found: dict[int, list[object]] = {}

    def look(part: object, path: tuple[object, ...]) -> None:
        if isinstance(part, list):
            for at, value in enumerate(part):
                look(value, (*path, at))
        elif isinstance(part, int) and part in cards:
            found.setdefault(part, []).append(path)

    for name in game.FIELDS:
        look(getattr(game, name), (name,))
    return found


class OtherBacks(Act[Game]):
    """Before anything else happens: the backs of the cards are drawn from other lots."""

    def __init__(self, backs: Chance, first: Step[Any]) -> None:
        self.backs = backs
        self.first = first

    def run(self, game: Game) -> None:
        game.backs = self.backs
        game.then(self.first)


def other_backs_are_told_alike(case: Case, chance: Chance) -> None:
    """Law 8: two games that differ in the numbers of their cards alone show everybody the same, in the same order."""
    lots = chance.spawn()
    other = replace(case.box, first=lambda: OtherBacks(lots, case.box.first()))
    one, two = (replace(case, box=box).new(ask_forced=True, listening=True) for box in (case.box, other))
    for _ in range(case.moves):
        seat = chance.below(one.players + 1)
        assert shown_to(one, seat, one.events) == shown_to(two, seat, two.events), f"seat {seat} sees other backs"
        if one.over:
            return
        one.events, two.events = [], []
        asked = chance.pick(one.to_answer())
        option = chance.pick(one.options(asked))
        one.decide(asked, option, one.number)
        two.decide(asked, option, two.number)


@cache
def backs(box: Box) -> list[int]:
    """For each card the lowest card with the same back: cards that shuffles give the same faces have one."""
    games = [box.new(box.seats[-1], seed=f"backs {at}") for at in range(40)]
    printed = [{game.face[card] for game in games} for card in range(len(games[0].face))]
    lowest = list(range(len(printed)))
    for card, faces in enumerate(printed):
        for other in range(card):
            if faces & printed[other]:
                low, high = sorted((lowest[card], lowest[other]))
                lowest = [low if back == high else back for back in lowest]
    return lowest


def redeal_hides_chance(case: Case, chance: Chance) -> None:
    """No world that a bot may think in has a generator of the true game."""
    game = case.somewhere(chance)
    keys = {one.key for one in streams(game)}
    for seat in seats(game):
        world = game.redeal(seat, chance.spawn())
        assert not keys & {one.key for one in streams(world)}
        assert {id(one) for one in streams(world)} <= {id(one) for one in [*world.streams(), world.lots]}
        game.reseed(chance.spawn())
        fresh = {one.key for one in [*game.streams(), *([] if game.backs is None else [game.backs])]}
        assert not keys & fresh
        assert {one.key for one in streams(game)} - keys == fresh
        keys = {one.key for one in streams(game)}


def redeal_varies(case: Case, chance: Chance) -> None:
    """Where enough is hidden, other worlds differ from the truth and from each other."""
    game = case.somewhere(chance)
    truth = state(game)
    for seat in seats(game):
        unseen = {game.face[card] for card in range(len(game.face)) if not (game.seen[card] >> seat) & 1}
        count = sum(not (bits >> seat) & 1 for bits in game.seen)
        if count < HIDDEN or len(unseen) < 2:
            continue
        worlds = {state(game.redeal(seat, chance.spawn())) for _ in range(8)}
        assert len(worlds) > 1, f"seat {seat} imagines one world only"
        assert worlds != {truth}


def alike_options_look_alike(case: Case, chance: Chance) -> None:
    """Law 5: two options from which others learn the same look the same to them, until the next reveal or draw.

    Their views, what they hear, what they are offered and what they can imagine are equal, while both games go on with
    the same answers of others, and answers of the seat that again tell the same. A reveal or draw is: chance is used,
    somebody else sees a card, a `Together` is opened, or the game says so (`disclose`) later than by these two options
    themselves. Forced questions are asked: a simulation has nobody to keep a secret from.
    """
    for game in case.positions(chance, ask_forced=True):
        if not game.over and chance.below(2) == 0:
            seat = chance.pick(game.to_answer())
            pair = _pair(game, game, seat, chance)
            if pair is not None:
                _look_alike(game, seat, pair, chance)


def _look_alike(game: Game, seat: int, pair: tuple[int, int] | None, chance: Chance) -> None:
    one, two = heard(game), heard(game)
    for turn in range(12):
        before = Facts.of(one), Facts.of(two)
        asked = seat if pair is not None else chance.pick(one.to_answer())
        if pair is None:
            if asked == seat:
                pair = _pair(one, two, seat, chance)
                if pair is None:
                    return
            else:
                assert one.options(asked) == two.options(asked)
                pair = (chance.pick(one.options(asked)),) * 2
        one.decide(asked, pair[0], one.number)
        two.decide(asked, pair[1], two.number)
        pair = None
        if before[0].moved(one, seat, by_telling=turn > 0) or before[1].moved(two, seat, by_telling=turn > 0):
            return
        lots = chance.spawn()
        for other in seats(game):
            if other == seat:
                continue
            assert view(one, other) == view(two, other), f"seat {other} sees what seat {seat} chose"
            assert heard_by(one, other) == heard_by(two, other), f"seat {other} hears what seat {seat} chose"
            imagined = [fingerprint(world.redeal(other, lots.clone())) for world in (one, two)]
            assert imagined[0] == imagined[1], f"what seat {seat} chose shines through"
        assert one.to_answer() == two.to_answer()


def _pair(one: Game, two: Game, seat: int, chance: Chance) -> tuple[int, int] | None:
    """An option in each game, different ones where there are any, from which others learn the same."""
    pairs = [
        (mine, yours)
        for mine in one.options(seat)
        for yours in two.options(seat)
        if one.asking.learned(one, mine) == two.asking.learned(two, yours)
    ]
    differing = [pair for pair in pairs if pair[0] != pair[1]]
    if one is two or differing:
        return differing[chance.below(len(differing))] if differing else None
    return pairs[chance.below(len(pairs))] if pairs else None


def events_show_no_hidden_face(case: Case, chance: Chance) -> None:
    """What a seat hears of names a face only if it has seen a card with that face, before that step or after it.

    Steps in which cards are shuffled are left out: there a seat may see a card and know no longer where it is.
    """
    game = case.new(listening=True)
    _check_events(game, [0] * len(game.seen), game.deck.faces, game.events)
    for _ in range(case.moves):
        if game.over:
            return
        seen, face = game.seen.copy(), game.face
        game.events = []
        for _ in steps(game, chance):
            if game.face is face:
                _check_events(game, seen, face, game.events)
            seen, face = game.seen.copy(), game.face
            game.events = []


def _check_events(game: Game, seen: list[int], face: list[int], events: list[Event]) -> None:
    for seat in seats(game):
        known = {face[card] for card in range(len(seen)) if (seen[card] >> seat) & 1}
        known |= {game.face[card] for card in range(len(seen)) if (game.seen[card] >> seat) & 1}
        for event in events:
            shown = event.shown_to(seat)
            assert shown.face in {NO_CARD, event.face}
            assert shown.face == NO_CARD or shown.face in known, f"{event.kind} tells seat {seat} a face"
            assert event.clause and event.kind


# Records and take-backs -----------------------------------------------------------------------------------------------


def records_replay(case: Case, chance: Chance) -> None:
    """A record with moves, withdrawals, take-backs and fresh chance leads to the same game again, from its bytes."""
    play = case.play(ask_forced=case.ask_forced)
    with TemporaryDirectory() as folder:
        path = Path(folder, "one.record")
        RecordFile.create(path, play.header).close()
        with path.open("ab") as lines:  # as `append` does, but for the waiting for the disk
            for entry in entries(play, chance, case.moves):
                lines.write(msgspec.json.encode(entry) + b"\n")
        record = Record.parse(path.read_bytes())
        assert (record.header, record.entries, record.end) == (play.header, play.entries, "")
        again = record.resume(lambda _: case.box)
        _same_play(again, play)
        file, _ = RecordFile.resume(path)
        if not again.game.over:
            seat = again.game.to_answer()[0]
            file.append(again.decide(seat, again.game.options(seat)[0], again.game.number))
        file.finish(again.game)
        record = Record.parse(path.read_bytes())
    assert record.end == fingerprint(again.game)
    _same_play(record.resume(lambda _: case.box), again)


def entries(play: Play, chance: Chance, moves: int) -> Iterator[list[Any]]:
    """Whatever can happen at a table, by lot: mostly moves. The entries of the record, as they come."""
    for _ in range(moves):
        game = play.game
        if game.over:
            return
        lot = chance.below(24)
        seat = chance.below(game.players)
        if lot == 0 and play.can_take_back(seat):
            yield play.take_back(seat)
        elif lot == 1 and len(play.line) > 1 and chance.below(4) == 0:
            yield play.take_back_to(len(play.line) - 1 - chance.below(min(3, len(play.line) - 1)))
            yield play.reseed(f"again {chance.below(1000)}")
        elif lot < 8 and isinstance(game.asking, Together) and game.sealed[seat]:
            yield play.withdraw(seat, game.number)
        else:
            seat = chance.pick(game.to_answer())
            yield play.decide(seat, chance.pick(game.options(seat)), game.number)


def _same_play(one: Play, two: Play) -> None:
    assert fingerprint(one.game) == fingerprint(two.game)
    assert (one.line, one.entries) == (two.line, two.entries)
    able = [[play.can_take_back(seat) for seat in range(play.header.players)] for play in (one, two)]
    assert able[0] == able[1]


def taken_back_is_never_happened(case: Case, chance: Chance) -> None:
    """Only the seat that moved last may take back, and then the game is as it was before, but for the record."""
    play = case.play()
    for _ in range(case.moves):
        if play.game.over:
            break
        before, line = fingerprint(play.game), play.line.copy()
        seat = chance.pick(play.game.to_answer())
        option = chance.pick(play.game.options(seat))
        play.decide(seat, option, play.game.number)
        after = fingerprint(play.game)
        for other in seats(play.game):
            if other != seat or not play.can_take_back(seat):
                assert not play.can_take_back(other)
                with pytest.raises(Refusal):
                    play.take_back(other)
        assert fingerprint(play.game) == after
        if play.can_take_back(seat) and chance.below(3) == 0:
            play.take_back(seat)
            assert fingerprint(play.game) == before and play.line == line
            play.decide(seat, option, play.game.number)
            assert fingerprint(play.game) == after
    for seat in seats(play.game):
        assert not (play.game.over and play.can_take_back(seat)), "the game is over"


def nothing_learned_is_taken_back(case: Case, chance: Chance) -> None:
    """A move can be taken back only if nobody learned anything from it.

    Somebody would have learned something if in two worlds that they took for possible the same move, followed by the
    same question, showed them different things. (To others than the mover, which question follows may tell of the
    mover's hand: that is what the mover did, and nobody else's secret.)
    """
    play = case.play()
    for _ in range(case.moves):
        game = play.game
        if game.over:
            return
        seat = chance.pick(game.to_answer())
        option = chance.pick(game.options(seat))
        before = game.clone()
        play.decide(seat, option, game.number)
        if not play.can_take_back(seat) or chance.below(3) == 0:
            continue
        assert Facts.of(before).chance == Facts.of(game).chance, "chance was used"
        assert all(now & ~then == 0 for now, then in zip(game.seen, before.seen, strict=True)), "a card was seen"
        for viewer in seats(game):
            views = set()
            for _ in range(3):
                world = before.redeal(viewer, chance.spawn())
                facts = Facts.of(world)
                if option in world.options(seat):
                    world.decide(seat, option, world.number)
                    follows = type(world.asking) is type(game.asking) and world.to_answer() == game.to_answer()
                    if follows and not facts.moved(world, seat):
                        views.add(msgspec.json.encode(world.view(viewer), order="deterministic"))
            assert len(views) < 2, f"seat {viewer} has learned something"


def take_back_follows_no_disclosure(case: Case, chance: Chance) -> None:
    """A move that the mover may take back alone has told them nothing about anybody else.

    In every world that the mover took for possible the same move shows them the same: their view, their options, what
    they hear of, in the same order, and who seems to be asked. Whether the next seat has something to choose among,
    or nothing, tells of its hand, whatever the answer is.
    """
    play = case.play()
    for _ in range(case.moves):
        game = play.game
        if game.over:
            return
        seat = chance.pick(game.to_answer())
        option = chance.pick(game.options(seat))
        before = game.clone()
        play.events()
        play.decide(seat, option, game.number)
        if not play.can_take_back(seat):
            continue
        shown = shown_to(game, seat, play.events())
        for _ in range(IMAGINED):
            world = heard(before.redeal(seat, chance.spawn()))
            world.backs = before.backs
            world.decide(seat, option, world.number)
            assert shown_to(world, seat, world.events) == shown, f"seat {seat} learned something from {option}"


# Twins ----------------------------------------------------------------------------------------------------------------


TWINS: dict[str, Callable[[Game], Iterator[Twin]]] = {"alone": alone_twins, "hunt": hunt.twins}
"""By the name of the box: the twins of a game at its first question."""


def twins_are_told_alike(case: Case, chance: Chance) -> None:
    """Law 8: in two worlds that a viewer cannot tell apart, they see and hear the same, in the same order."""
    game = case.new(listening=True)
    for twin in TWINS[case.box.name](game) if case.box.name in TWINS else ():
        for _ in told_alike(heard(game), twin, case.moves, chance):
            pass


def told_alike(game: Game, twin: Twin, moves: int, chance: Chance) -> Iterator[None]:
    """Play both worlds on with the same answers, and compare what the viewers get after each."""
    other = twin.game
    for _ in range(moves):
        if game.over:
            return
        seat = chance.pick(game.to_answer())
        offered = game.options(seat)
        assert sorted(twin.option(option) for option in offered) == sorted(other.options(seat))
        option = chance.pick(offered)
        game.events, other.events = [], []
        game.decide(seat, option, game.number)
        other.decide(seat, twin.option(option), other.number)
        for viewer in twin.viewers:
            assert heard_by(game, viewer) == heard_by(other, viewer), f"seat {viewer} hears which world it is"
            assert view(game, viewer) == view(other, viewer), f"seat {viewer} sees which world it is"
        yield


Check = Callable[[Case, Chance], None]
CHECKS: tuple[Check, ...] = (
    random_play_ends,
    nothing_is_lost,
    options_are_sorted_unique_and_in_space,
    meanings_are_unique,
    options_are_complete,
    forced_questions_are_asked_only_where_silence_would_tell,
    asking_forced_questions_changes_nothing,
    wrong_answers_change_nothing,
    clones_are_independent,
    fields_are_complete,
    saved_games_go_on,
    same_seed_same_game,
    any_order_of_sealed_answers,
    redeal_keeps_the_laws,
    redeal_sees_no_hidden_face,
    backs_tell_nothing,
    other_backs_are_told_alike,
    redeal_hides_chance,
    redeal_varies,
    alike_options_look_alike,
    events_show_no_hidden_face,
    records_replay,
    taken_back_is_never_happened,
    nothing_learned_is_taken_back,
    take_back_follows_no_disclosure,
    twins_are_told_alike,
)
