"""What questions list by tables and bits, against the rules asked for one thing after another, in random games."""

from collections import Counter
from collections.abc import Iterator

from villainy.engine.chance import seeded
from villainy.games.spies import BOX
from villainy.games.spies.completion import Pay, can_end_minimal
from villainy.games.spies.deck import ACROSS, BOTTOM, RIGHT, SQUARES
from villainy.games.spies.events import in_time
from villainy.games.spies.game import Spies
from villainy.games.spies.genius_turn import GeniusMain, may_use
from villainy.games.spies.grid import fits_on_grid, has_free_connector
from villainy.games.spies.master_turn import Assign, MasterActions
from villainy.games.spies.minions import may_work
from villainy.games.spies.networks import recheck
from villainy.games.spies.stats import is_minion, supports

SETTINGS: tuple[dict[str, str | int], ...] = ({}, {"spiesPerNetwork": 1}, {"attachedBusyAbility": "on"})


def positions(kind: type) -> Iterator[Spies]:
    """Every question of a kind in some random games."""
    for number, settings in enumerate(SETTINGS):
        game = BOX.new(2, seed=f"listing {number}", settings=settings)
        assert isinstance(game, Spies)
        chance = seeded(f"play {number}")
        while not game.over:
            if isinstance(game.asking, kind):
                yield game
            game.take(chance.pick(game.choices))


def listed(game: Spies, kind: str) -> list[tuple[int, ...]]:
    meanings = [game.meaning(option) for option in game.choices]
    return [parts for name, parts in meanings if name == kind]


def test_links_are_those_that_fit() -> None:
    sizes = Counter[int]()
    for game in positions(MasterActions):
        slots = [slot for slot in range(len(game.nodes)) if game.nodes[slot] >= 0]
        fitting = [
            (one, edge - RIGHT, two)
            for one in slots
            for edge in (RIGHT, BOTTOM)
            for two in slots
            if one != two
            and has_free_connector(game, one, edge)
            and has_free_connector(game, two, edge ^ ACROSS)
            and fits_on_grid(game, one, edge, two)
        ]
        assert listed(game, "connect") == (fitting if game.actions else [])
        sizes[max(game.size, default=0)] += 1
    assert len(sizes) > 5, "networks of many sizes were seen"


def test_homes_are_those_that_support() -> None:
    for game in positions(Assign):
        free = [slot for slot in range(len(game.spies)) if game.spies[slot] >= 0 and not game.barred[slot]]
        networks = [slot for slot in range(len(game.net)) if game.net[slot] == slot]
        if game.variant.one_spy_each:
            networks = [network for network in networks if network not in game.assigned]
        fitting = [
            (spy, network)
            for spy in free
            for network in networks
            if game.assigned[spy] != network and supports(game, network, spy)
        ]
        assert listed(game, "assign") == (fitting if game.moves < 40 else [])


def test_the_main_step_lists_what_each_minion_may_do() -> None:
    for game in positions(GeniusMain):
        free = [square for square in range(SQUARES) if is_minion(game, square) and not game.busy[square]]
        assert listed(game, "work") == [(square,) for square in free if may_work(game, square)]
        abilities = game.cards.busy
        able = [square for square in free if abilities[game.face[game.lair[square]]] and may_use(game, square)]
        assert listed(game, "busy") == [(square,) for square in able]


def test_cards_for_any_time_are_always_in_time() -> None:
    game = next(positions(GeniusMain))
    found = [face for face in range(len(game.cards.kind)) if game.cards.ever_playable[face]]
    assert found
    for face in found:
        assert all(in_time(game, seat, face, 0) for seat in (0, 1))


def test_what_happens_in_the_main_step_leaves_support_as_it_is() -> None:
    """Why nobody looks at support after a Minion has moved: it was looked at after all that changes it."""
    for game in positions(GeniusMain):
        before = game.assigned, game.extra, game.stretch
        recheck(game)
        assert (game.assigned, game.extra, game.stretch) == before


def test_payments_are_those_that_can_end_without_waste() -> None:
    alike = Counter[bool]()
    for game in positions(Pay):
        asking = game.asking
        assert isinstance(asking, Pay)
        worth = asking.worth(game)
        things = [*game.lair, *game.attached]
        paid = [worth[at] for at in range(len(worth)) if things[at] in game.paid and worth[at]]
        rest = [at for at in range(len(worth)) if things[at] not in game.paid and worth[at]]
        fitting = [
            (at % SQUARES, at // SQUARES)
            for at in rest
            if can_end_minimal(
                sum(paid) + worth[at],
                min([*paid, worth[at]]),
                asking.price(game),
                [worth[other] for other in rest if other != at],
            )
        ]
        assert listed(game, "sacrifice") == sorted(fitting)
        alike[len({worth[at] for at in rest}) == 1] += 1
    assert min(alike[True], alike[False]) > 0, "of both sorts some were seen"
