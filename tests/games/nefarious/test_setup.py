"""Setting up: what everybody gets, the piles, and the two Twists."""

from collections import Counter

import pytest

from clauses import clause
from villainy.engine.box import BadSetting, Settings
from villainy.engine.chance import seeded
from villainy.engine.errors import NotOffered
from villainy.games.nefarious import BOX
from villainy.games.nefarious.deckfile import house_deck
from villainy.games.nefarious.game import Nefarious
from villainy.games.nefarious.twist import SLUGS

PLAYERS = range(2, 7)
NO_TWISTS: Settings = {"firstTwist": "none", "secondTwist": "none"}

TWISTS = [
    "academic-grants",
    "age-of-boredom",
    "alien-contact",
    "animal-rights-activists",
    "bigger-and-better",
    "blood-sweat-and-mice",
    "cheap-fusion-power",
    "embezzling-minions",
    "focused-research",
    "forgotten-epiphanies",
    "game-theory",
    "grand-ambitions",
    "hyperinflation",
    "insider-trading",
    "lingering-evil",
    "long-term-plans",
    "mad-broker",
    "minimum-wage",
    "mob-influence",
    "overpopulation",
    "parallel-universe",
    "perpetual-motion",
    "philanthropy",
    "private-funding",
    "public-acclaim",
    "quantum-relativity",
    "recycling",
    "rigged-investments",
    "security-measures",
    "stolen-parts",
    "subliminal-advertising",
    "things-man-was-not-meant-to-know",
    "think-tank",
    "unions",
    "unpaid-interns",
    "working-alone",
]


def fresh(players: int, seed: str = "fresh", settings: Settings | None = None) -> Nefarious:
    """A game of the house deck at its first question."""
    game = BOX.new(players, seed=seed, settings=settings, ask_forced=True, listening=True)
    assert isinstance(game, Nefarious)
    game.check()
    return game


def understood(game: Nefarious) -> Nefarious:
    """The same game, once everybody has understood the Twists."""
    while type(game.asking).__name__ == "Understand":
        game.take(game.choices[0])
    game.check()
    return game


@clause("nefarious.players.count")
def test_two_to_six_can_play() -> None:
    for players in PLAYERS:
        game = fresh(players)
        assert game.players == len(game.view(0)["seats"]) == players
    for players in (0, 1, 7):
        with pytest.raises(BadSetting) as refused:
            BOX.new(players)
        assert (refused.value.name, refused.value.allowed) == ("players", "2-6")


@clause(
    "nefarious.components.lair",
    "nefarious.components.minions",
    "nefarious.components.money",
    "nefarious.setup.lair",
    "nefarious.setup.minions",
    "nefarious.setup.money",
)
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_alike(players: int) -> None:
    """A Lair with four empty areas, ten money on the vault, five Minions beside it; open to all."""
    game = fresh(players, settings=NO_TWISTS)
    for seat in range(players + 1):
        for shown in game.view(seat)["seats"]:
            assert (shown["money"], shown["reserve"], shown["areas"]) == (10, 5, [0, 0, 0, 0])
            assert (shown["built"], shown["score"], shown["actions"]) == ([], 0, [])
    gained = [event for event in game.events if event.kind == "gained"]
    assert [(event.seat, event.amount, event.clause) for event in gained] == [
        (seat, 10, "nefarious.setup.money") for seat in range(players)
    ]


@clause("nefarious.components.minions")
@pytest.mark.parametrize("players", PLAYERS)
def test_five_minions_each_at_all_times(players: int) -> None:
    chance = seeded(f"minions {players}")
    game = fresh(players, seed=f"minions {players}")
    for _ in range(400):
        if game.over:
            break
        for shown in game.view(players)["seats"]:
            assert shown["reserve"] + sum(shown["areas"]) == 5
            assert min(shown["reserve"], *shown["areas"]) >= 0
        game.take(chance.pick(game.choices))


@clause("nefarious.setup.actions", "nefarious.components.action-cards")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_holds_the_same_four_actions(players: int) -> None:
    game = understood(fresh(players, settings=NO_TWISTS))
    assert game.to_answer() == list(range(players))
    for seat in range(players):
        assert [game.meaning(option) for option in game.options(seat)] == [("action", (at,)) for at in range(4)]


@clause("nefarious.components.inventions", "nefarious.setup.draw-pile", "nefarious.setup.deal")
@pytest.mark.parametrize("players", PLAYERS)
def test_three_cards_each_and_the_rest_is_the_pile(players: int) -> None:
    game = fresh(players, settings=NO_TWISTS)
    assert len(house_deck().faces) == 64
    for seat in range(players + 1):
        view = game.view(seat)
        assert view["pile"] == 64 - 3 * players
        for other, shown in enumerate(view["seats"]):
            assert shown["hand"]["count"] == 3
            assert len(shown["hand"]["known"]) == (3 if other == seat else 0)
    dealt = [event for event in game.events if event.kind == "drew"]
    assert [(event.seat, event.amount, event.clause) for event in dealt] == [
        (seat, 3, "nefarious.setup.deal") for seat in range(players)
    ]
    cards = [event for event in game.events if event.kind == "drew-card"]
    assert len(cards) == 3 * players
    assert {event.clause for event in cards} == {"nefarious.setup.deal"}
    for event in cards:
        assert [seat for seat in range(players + 1) if event.heard_by(seat)] == [event.seat]


@clause("nefarious.setup.discard-pile")
def test_the_discard_pile_is_empty() -> None:
    for players in PLAYERS:
        game = fresh(players, settings=NO_TWISTS)
        assert [game.view(seat)["discards"] for seat in range(players + 1)] == [[]] * (players + 1)


@clause("nefarious.setup.shuffle", "nefarious.setup.deal")
def test_the_deck_is_shuffled() -> None:
    hands = []
    for number in range(6):
        game = fresh(6, seed=f"shuffle {number}", settings=NO_TWISTS)
        hands.append(
            [tuple(card["face"] for card in game.view(seat)["seats"][seat]["hand"]["known"]) for seat in range(6)]
        )
        assert Counter(game.face) == Counter(range(64))
    assert len({tuple(dealt) for dealt in hands}) == 6
    assert tuple(range(3)) not in {hand for dealt in hands for hand in dealt}


@clause("nefarious.setup.shuffle", "nefarious.setup.draw-pile")
def test_every_invention_may_be_dealt_to_anybody() -> None:
    dealt: Counter[int] = Counter()
    for number in range(150):
        game = fresh(2, seed=f"any {number}", settings=NO_TWISTS)
        dealt.update(card["face"] for card in game.view(1)["seats"][1]["hand"]["known"])
    assert set(dealt) == set(range(64))


@clause("nefarious.setup.supply", "nefarious.components.money", "nefarious.money.unlimited")
def test_the_supply_is_nobodys_and_has_no_bottom() -> None:
    """More than all bags in the box is paid out: money is a number for each player, and the supply keeps none."""
    game = understood(fresh(6, settings={"firstTwist": "parallel-universe", "secondTwist": "blood-sweat-and-mice"}))
    while not game.over and min(shown["money"] for shown in game.view(0)["seats"]) <= 500:
        game.take(game.choices[-1])  # everybody Works
        game.check()
    money = [shown["money"] for shown in game.view(0)["seats"]]
    assert all(type(one) is int for one in money)
    assert money == [10 + 12 * (game.view(0)["round"] - (0 if game.over else 1))] * 6
    assert sum(money) > 90 * 10


@clause("nefarious.components.twists")
def test_thirty_six_twists() -> None:
    assert list(SLUGS) == TWISTS
    assert len(SLUGS) == 36


@clause("nefarious.setup.twists", "nefarious.twist.two", "nefarious.setup.twists-rest")
def test_two_different_twists_by_lot_in_the_order_turned_over() -> None:
    pairs = []
    for number in range(300):
        game = fresh(2, seed=f"twists {number}")
        twists = game.view(2)["twists"]
        assert len(twists) == len(set(twists)) == 2
        pairs.append(tuple(twists))
        if number < 5:
            for seat in range(3):
                assert game.view(seat)["twists"] == twists
            told = [event for event in game.events if event.kind == "twist"]
            assert [(event.amount, event.place) for event in told] == [(twists[0], 0), (twists[1], 1)]
            assert {event.clause for event in told} == {"nefarious.setup.twists"}
    firsts, seconds = Counter(pair[0] for pair in pairs), Counter(pair[1] for pair in pairs)
    assert set(firsts) == set(seconds) == set(range(36))  # 300 draws: each is missed with a chance of 1 in 4 600
    assert len({frozenset(pair) for pair in pairs}) > 150


@clause("nefarious.setup.twists-rest")
def test_no_other_twist_comes_into_the_game() -> None:
    for number in range(8):
        game = fresh(3, seed=f"rest {number}")
        twists = game.view(3)["twists"]
        chance = seeded(f"rest {number}")
        while not game.over:
            game.take(chance.pick(game.choices))
            assert game.view(3)["twists"] == twists
        acted = {event.amount for event in game.events if event.kind == "twist-acts"}
        assert acted <= set(twists)
        named = {event.clause.split(".")[2] for event in game.events if event.clause.startswith("nefarious.twist.")}
        slugs = [SLUGS[at] for at in twists]
        assert all(any(slug.startswith(name.split("-")[0]) for slug in slugs) for name in named), (named, slugs)


@clause("nefarious.setup.twists-understood")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_plays_before_all_have_understood(players: int) -> None:
    game = fresh(players, settings={"firstTwist": "minimum-wage", "secondTwist": "private-funding"})
    assert game.view(0)["phase"] == "twists"
    work = game.deck.space.option("action", (3,))
    for seat in reversed(range(players)):
        assert game.view(seat)["question"] == "Understand"
        assert [game.meaning(option) for option in game.options(seat)] == [("understood", ())]
        with pytest.raises(NotOffered) as refused:
            game.decide(seat, work, game.number)
        assert refused.value.clause == "nefarious.setup.twists-understood"
        understands = game.options(seat)
        game.decide(seat, understands[0], game.number)
        if seat:  # everybody sees who has understood
            for viewer in range(players + 1):
                shown = game.view(viewer)["seats"]
                assert (shown[seat]["done"], shown[seat]["shown"], shown[0]["shown"]) == (True, understands, [])
    told = [event for event in game.events if event.kind == "understood"]
    assert [event.seat for event in told] == list(range(players))
    assert {event.clause for event in told} == {"nefarious.setup.twists-understood"}
    assert (game.view(0)["question"], game.view(0)["round"], game.view(0)["phase"]) == ("ChooseAction", 1, "select")
    assert [shown["money"] for shown in game.view(0)["seats"]] == [22] * players


@clause("nefarious.setup.twists")
def test_the_host_may_name_the_twists() -> None:
    for number in range(10):
        game = fresh(3, seed=f"host {number}", settings={"firstTwist": "unions", "secondTwist": "recycling"})
        assert game.view(0)["twists"] == [SLUGS.index("unions"), SLUGS.index("recycling")]
        game = fresh(3, seed=f"host {number}", settings={"firstTwist": "unions"})
        assert game.view(0)["twists"][0] == SLUGS.index("unions") != game.view(0)["twists"][1]
        game = fresh(3, seed=f"host {number}", settings={"secondTwist": "unions"})
        assert game.view(0)["twists"][1] == SLUGS.index("unions") != game.view(0)["twists"][0]
        game = fresh(3, seed=f"host {number}", settings={"secondTwist": "none"})
        assert len(game.view(0)["twists"]) == 1
    seconds = {fresh(2, seed=f"never {n}", settings={"firstTwist": "unions"}).view(0)["twists"][1] for n in range(250)}
    assert SLUGS.index("unions") not in seconds and len(seconds) > 30


@clause("nefarious.twist.two")
def test_the_same_twist_twice_is_refused() -> None:
    with pytest.raises(BadSetting):
        fresh(3, settings={"firstTwist": "unions", "secondTwist": "unions"})
    with pytest.raises(BadSetting):
        fresh(3, settings={"firstTwist": "taxes"})
    assert fresh(3, settings=NO_TWISTS).view(0)["twists"] == []


def test_settings_and_their_defaults() -> None:
    game = fresh(2)
    assert game.view(0)["settings"] == {
        "firstTwist": "random",
        "secondTwist": "random",
        "speculateReveal": "secret",
        "securityMeasures": "all",
    }
