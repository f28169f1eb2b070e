"""Bots of every level play every game on the shelf: to the end, by the rules, and knowing what their seat may know."""

import json

import pytest

from villainy.arena.match import play_match
from villainy.bots import LEVELS, bot
from villainy.engine.box import BadSetting, Settings
from villainy.engine.chance import seeded
from villainy.engine.game import Deck, Game
from villainy.engine.seat import Seat
from villainy.games import SHELF, box
from villainy.games.evil101.deckfile import read_deck

SEATS = [(game, players) for game in SHELF for players in box(game).seats]
VARIED = [(game, setting.name, value) for game in SHELF for setting in box(game).settings for value in setting.values]


def agree(game: str, settings: Settings, players: int) -> bool:
    """Whether so many can play these settings together."""
    try:
        box(game).read_settings(settings, players)
    except BadSetting:
        return False
    return True


def sweeps(game: str, players: int) -> list[Settings]:
    """Settings for a few games in which every value occurs: in each as many new ones as agree with each other."""
    left = [(setting.name, value) for setting in box(game).settings for value in setting.values]
    found: list[Settings] = []
    while left:
        given: dict[str, str | int] = {}
        for name, value in left:
            if name not in given and agree(game, {**given, name: value}, players):
                given[name] = value
        left = [one for one in left if one not in given.items()]
        found.append(given)
    return found


def few(game: str) -> int:
    """How many must play for all settings to make sense: who thinks takes longer, the more play."""
    needs = [setting.needs(value) for setting in box(game).settings for value in setting.values]
    return max(box(game).seats[0], *needs)


SWEPT = [(game, few(game), settings) for game in SHELF for settings in sweeps(game, few(game))]


def about(wanted: int, game: str) -> int:
    """So many players, or as many as the game is for."""
    return min(wanted, box(game).seats[-1])


def played(
    game: str,
    level: str,
    players: int,
    *,
    settings: Settings | None = None,
    deck: Deck | None = None,
    forced: bool = True,
) -> tuple[Game, list[int]]:
    """A game among bots of one level, every answer checked at the edge; and the options that they took."""
    table = box(game).new(players, seed="the table", settings=settings, deck=deck, ask_forced=forced)
    bots = [bot(level, game, seeded(f"bot {seat}")) for seat in range(players)]
    taken: list[int] = []
    while not table.over:
        seat = table.to_answer()[0]
        option = bots[seat].choose(Seat(table, seat))
        table.decide(seat, option, table.number)  # raises NotOffered for any other option
        taken.append(option)
    return table, taken


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "players"), SEATS)
def test_plays_to_the_end_at_every_number_of_players(game: str, players: int, level: str) -> None:
    table, taken = played(game, level, players)
    assert taken and table.winners
    table.check()


@pytest.mark.parametrize(("game", "name", "value"), VARIED)
def test_plays_with_every_setting(game: str, name: str, value: str | int) -> None:
    shelf = box(game)
    at = VARIED.index((game, name, value))
    needs = next(setting.needs(value) for setting in shelf.settings if setting.name == name)
    enough = [players for players in shelf.seats if players >= needs]
    players = enough[at % len(enough)]
    assert played(game, "random", players, settings={name: value}, forced=at % 2 == 0)[0].winners


@pytest.mark.parametrize(("game", "players", "settings"), SWEPT)
def test_who_thinks_plays_with_every_setting_several_at_once(game: str, players: int, settings: Settings) -> None:
    forced = SWEPT.index((game, players, settings)) % 2 == 0
    assert played(game, "henchman", players, settings=settings, forced=forced)[0].winners


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "players"), SEATS)
def test_plays_with_every_variant_at_once(game: str, players: int, level: str) -> None:
    settings: dict[str, str | int] = {}
    for at, setting in enumerate(box(game).settings):
        # Another value for each, so that two settings with the same values (two Twists) do not get the same one.
        others = setting.values[1:]
        turned = [*others[at % len(others) :], *others[: at % len(others)]]
        allowed = [value for value in turned if agree(game, {**settings, setting.name: value}, players)]
        settings[setting.name] = allowed[0]
    assert played(game, level, players, settings=settings)[0].winners


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", SHELF)
def test_same_seeds_same_moves(game: str, level: str) -> None:
    players = about(3, game)
    assert played(game, level, players)[1] == played(game, level, players)[1]


def test_there_is_no_other_level() -> None:
    with pytest.raises(KeyError):
        bot("overlord", SHELF[0], seeded("any"))


@pytest.mark.parametrize("game", SHELF)
def test_a_seat_gives_no_game_away(game: str) -> None:
    """Nothing public of a seat is or holds the game, and an imagined world is another one."""
    table = box(game).new(about(3, game), seed="any")
    seat = Seat(table, table.to_answer()[0])
    public = [name for name in dir(seat) if not name.startswith("_")]
    assert {"options", "question", "deck", "view", "imagine", "meaning"} <= set(public)
    for name in public:
        given = getattr(seat, name)
        assert not isinstance(given, Game)
        assert not any(isinstance(held, Game) for held in getattr(given, "__dict__", {}).values())
    json.dumps(seat.view())  # plain data: nothing alive in it
    world = seat.imagine(seeded("other"))
    assert world is not table
    assert world.face is not table.face and world.agenda is not table.agenda and world.chance is not table.chance


@pytest.mark.parametrize("game", SHELF)
def test_a_bot_plays_alike_in_worlds_that_look_alike(game: str) -> None:
    """Whatever a seat cannot see may change: a bot with the same chance does the same."""
    table = box(game).new(about(3, game), seed="alike")
    lots = seeded("lots")
    while not table.over:
        seat = table.to_answer()[0]
        other = table.redeal(seat, lots.spawn())
        option = bot("henchman", game, seeded("same")).choose(Seat(table, seat))
        assert bot("henchman", game, seeded("same")).choose(Seat(other, seat)) == option
        table.decide(seat, option, table.number)


@pytest.mark.parametrize("game", SHELF)
def test_the_henchman_beats_chance(game: str) -> None:
    players = box(game).usual_players  # for ALONE two: whoever has random partners cannot win for them all
    match = play_match(game, ["henchman", *["random"] * (players - 1)], 15 * players, "beats chance")
    assert match.entrants[0].interval[0] > 0.5


def small_deck(agents: list[str], chases: int) -> Deck:
    """Two symbols, Targets that carry one or both, and a Plot that fits nowhere."""
    name = "Card"
    return read_deck(
        {
            "game": "evil101",
            "set": "small",
            "name": name,
            "symbol": [{"id": one, "name": one} for one in ("sun", "moon", "star")],
            "plot": [
                {"id": "p-sun", "name": name, "symbols": ["sun"], "points": 1, "copies": 20},
                {"id": "p-both", "name": name, "symbols": ["sun", "moon"], "points": 0, "copies": 20},
                {"id": "p-star", "name": name, "symbols": ["star"], "points": 9, "copies": 2},
            ],
            "target": [
                {"id": "t-sun", "name": name, "symbols": {"sun": 4}, "copies": 6},
                {"id": "t-both", "name": name, "symbols": {"sun": 0, "moon": 3}, "copies": 6},
                {"id": "t-rich", "name": name, "symbols": {"sun": 99, "moon": 99}},
            ],
            "agent": [{"id": f"a-{one}", "name": name, "symbol": one, "copies": 9} for one in agents],
            "chase": [{"id": "c-car", "name": name, "type": "car", "copies": chases}],
        },
        "small.toml",
    )


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("agents", [["star"], ["sun", "moon", "star"], ["moon"]])
@pytest.mark.parametrize("players", [2, 4])
def test_plays_evil101_with_any_deck(agents: list[str], players: int, level: str) -> None:
    """Also where no Agent can ever fit, a Plot fits nowhere, and all Chase cards are alike."""
    settings: Settings = {"endTiming": "full-rotation", "pocket": "may", "plotRedraw": "may", "goal": 15}
    for chases in (1, 8):
        assert played("evil101", level, players, settings=settings, deck=small_deck(agents, chases))[0].winners
