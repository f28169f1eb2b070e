"""Nothing is dead letter: in seeded games every line of every Invention and every hook of every Twist acts."""

from collections.abc import Callable, Iterator
from typing import Any

from villainy.engine.chance import Chance, seeded
from villainy.engine.event import Event
from villainy.games.nefarious import BOX
from villainy.games.nefarious.deck import Cards
from villainy.games.nefarious.deckfile import house_deck, read_deck
from villainy.games.nefarious.game import Nefarious
from villainy.games.nefarious.rules import rules_of
from villainy.games.nefarious.setup import Setup
from villainy.games.nefarious.twist import HOOKS, SLUGS, Twist, listens
from villainy.games.nefarious.twists import CATALOGUE
from villainy.games.nefarious.variant import Variant

MOST_GAMES = 150
"""So many games of one kind are played at most, before whatever has not happened is said to be dead."""
Line = tuple[str, str, str]
Hook = tuple[str, str]

SIGNS = {
    ("drew", "nefarious.effect.plus-card"): "+c",
    ("discarded", "nefarious.effect.minus-card"): "-c",
    ("gained", "nefarious.effect.plus-money"): "+$",
    ("lost", "nefarious.effect.minus-money"): "-$",
    ("placed", "nefarious.effect.plus-minion"): "+m",
    ("removed", "nefarious.effect.minus-minion"): "-m",
}
"""What tells that a line of this sort has done something."""


def all_lines() -> set[Line]:
    """Invention, whom it is aimed at, sort of line. No Invention aims two lines of a sort at the same players."""
    found = [
        (entry["id"], aim, sort(line))
        for entry in house_deck().source["invention"]
        for aim in ("self", "others")
        for line in entry[aim]
    ]
    assert len(found) == len(set(found))
    return set(found)


def sort(line: str) -> str:
    """The sign and the thing of a line."""
    return line[0] + line.partition("/")[0][-1]


def all_hooks() -> set[Hook]:
    return {
        (slug, hook) for slug, twist in zip(SLUGS, CATALOGUE, strict=True) for hook in HOOKS if listens(twist, hook)
    }


# Games that get somewhere --------------------------------------------------------------------------------------------


def play(game: Nefarious, chance: Chance) -> Iterator[None]:
    """To the end, one decision after the other.

    Half by lot, half as the rules decide for the absent: who only guesses seldom builds what is dear.
    """
    while not game.over:
        guess = chance.below(2) or type(game.asking).__name__ == "ChooseAction"
        game.take(chance.pick(game.choices) if guess else game.fallback(game.seat))
        yield


def lines_in(events: list[Event]) -> set[Line]:
    """The lines that did something in builds of one player alone, where it is plain whose they were."""
    entries = house_deck().source["invention"]
    found: set[Line] = set()
    builds: list[tuple[int, int]] = []
    for event in events:
        if event.kind == "invention":
            builds = []
        elif event.kind == "built":
            builds.append((event.seat, event.face))
        elif len(builds) == 1 and (event.kind, event.clause) in SIGNS:
            builder, face = builds[0]
            aim = "self" if event.seat == builder else "others"
            found.add((entries[face]["id"], aim, SIGNS[event.kind, event.clause]))
    return found


def lines_played(games: int) -> set[Line]:
    """What has happened after so many games, without Twists that touch effects."""
    missing = all_lines()
    chance = seeded("lines")
    for number in range(games):
        players = 2 + number % 3
        settings = {"firstTwist": "private-funding", "secondTwist": "minimum-wage"}
        game = BOX.new(players, seed=f"lines {number}", settings=settings, listening=True)
        assert isinstance(game, Nefarious)
        list(play(game, chance))
        missing -= lines_in(game.events)
        if not missing:
            break
    return missing


# Twists that are watched ---------------------------------------------------------------------------------------------


def watched(slug: str, twist: Twist, acted: set[Hook]) -> Twist:
    """The same Twist; whenever a hook of it changes something, that is written down."""
    body: dict[str, Any] = {
        "number": twist.number,
        "rank": twist.rank,
        "clause": lambda _, hook: twist.clause(hook),
        **{hook: _watched(slug, hook, getattr(twist, hook), acted) for hook in HOOKS if listens(twist, hook)},
    }
    spy = type(f"Watched{type(twist).__name__}", (Twist,), body)()
    assert isinstance(spy, Twist)
    return spy


def _watched(slug: str, hook: str, real: Callable[..., Any], acted: set[Hook]) -> Callable[..., Any]:
    def call(_: Twist, *given: Any) -> Any:
        before = [_size(one) for one in given]
        answer = real(*given)
        if answer is None:
            changed = before != [_size(one) for one in given]
        elif hook in {"build_gate", "buildable", "discardable"}:
            changed = not answer
        elif hook in {"score_bonus", "effect_suppress"}:
            changed = answer > 0
        elif hook == "effect_if_empty":
            changed = False  # that is a promise; see `borrowed`
        else:
            changed = answer != given[-1]
        if changed:
            acted.add((slug, hook))
        return answer

    return call


def _size(thing: object) -> object:
    """What a trigger or a list looks like from outside: what was told, what is to happen, how much there is of it."""
    if isinstance(thing, Nefarious):
        return len(thing.events), len(thing.agenda)
    return (len(thing), sum(thing) if thing and isinstance(thing[0], int) else 0) if isinstance(thing, list) else 0


def borrowed(game: Nefarious) -> bool:
    """Whether an Invention repeats the effects of another."""
    return any(card >= 0 and game.effects[seat] != game.face[card] for seat, card in enumerate(game.invention))


def hooks_played(games: int) -> set[Hook]:
    """What has not happened after so many games with each of the Twists."""
    missing = all_hooks()
    for slug, twist in zip(SLUGS, CATALOGUE, strict=True):
        acted: set[Hook] = set()
        cards = read_deck(house_deck().source, "watched")
        catalogue = [*CATALOGUE]
        catalogue[twist.number] = watched(slug, twist, acted)
        wanted = {hook for hook in missing if hook[0] == slug}
        for number in range(games):
            _play_watched(cards, catalogue, slug, number, acted)
            if wanted <= acted:
                break
        missing -= acted
    return missing


def _play_watched(cards: Cards, catalogue: list[Twist], slug: str, number: int, acted: set[Hook]) -> None:
    chance = seeded(f"{slug} {number}")
    settings = BOX.read_settings({"firstTwist": slug, "secondTwist": "none"})
    players = 2 + number % 5
    rules = rules_of(cards, players, [], catalogue, False)
    game = Nefarious(cards, players, Variant(settings), catalogue, rules, chance.spawn())
    game.listening = True
    game.start(Setup())
    for _ in play(game, chance):
        if borrowed(game):
            acted.add((slug, "effect_if_empty"))


# The claims ----------------------------------------------------------------------------------------------------------


def test_every_line_of_every_invention_happens() -> None:
    assert sorted(lines_played(MOST_GAMES)) == []


def test_every_hook_of_every_twist_acts() -> None:
    assert sorted(hooks_played(MOST_GAMES)) == []


def test_without_a_game_nothing_has_happened() -> None:
    assert lines_played(0) == all_lines()
    assert hooks_played(0) == all_hooks()
    assert len(all_hooks()) == 43
