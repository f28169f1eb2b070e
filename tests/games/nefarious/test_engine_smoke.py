"""Random games to the end, the Twists' hooks as the rules list them, and what is decided for the absent."""

from itertools import pairwise

import pytest

from clauses import clause
from villainy.engine.box import BadSetting
from villainy.engine.chance import seeded
from villainy.engine.errors import BadDeck
from villainy.engine.record import fingerprint
from villainy.engine.step import NO_ANSWER
from villainy.games.nefarious import BOX
from villainy.games.nefarious.deckfile import LEAST_CARDS, house_deck, read_deck
from villainy.games.nefarious.game import Nefarious
from villainy.games.nefarious.twist import HOOKS, SLUGS, listens
from villainy.games.nefarious.twists import CATALOGUE

HEARS = {
    "academic-grants": "at_round_start",
    "age-of-boredom": "legal_actions",
    "alien-contact": "at_round_end",
    "animal-rights-activists": "research_money",
    "bigger-and-better": "at_built",
    "blood-sweat-and-mice": "work_money",
    "cheap-fusion-power": "build_cost",
    "embezzling-minions": "at_round_start",
    "focused-research": "research_draw research_discard",
    "forgotten-epiphanies": "research_draw effect_append",
    "game-theory": "income_total",
    "grand-ambitions": "win_threshold",
    "hyperinflation": "at_paid",
    "insider-trading": "income_sources",
    "lingering-evil": "effect_if_empty",
    "long-term-plans": "at_round_start buildable discardable",
    "mad-broker": "at_revealed",
    "minimum-wage": "at_round_start",
    "mob-influence": "at_round_end",
    "overpopulation": "at_round_start",
    "parallel-universe": "action_repeats",
    "perpetual-motion": "action_slots",
    "philanthropy": "at_round_end",
    "private-funding": "start_money",
    "public-acclaim": "invention_vp",
    "quantum-relativity": "effect_repeat",
    "recycling": "effect_append",
    "rigged-investments": "at_minion_placed",
    "security-measures": "effect_suppress",
    "stolen-parts": "effect_append",
    "subliminal-advertising": "score_bonus",
    "things-man-was-not-meant-to-know": "score_bonus",
    "think-tank": "start_cards effect_remap",
    "unions": "build_gate at_build_refused at_built",
    "unpaid-interns": "income_total",
    "working-alone": "score_bonus",
}


def new(players: int, seed: str, twists: str = "random random", *, ask_forced: bool = False) -> Nefarious:
    first, second = twists.split()
    game = BOX.new(
        players, seed=seed, settings={"firstTwist": first, "secondTwist": second}, ask_forced=ask_forced, listening=True
    )
    assert isinstance(game, Nefarious)
    return game


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("twists", ["random random", "none none"])
def test_random_games_end(players: int, twists: str) -> None:
    chance = seeded(f"smoke {players}")
    for number in range(6):
        game = new(players, f"smoke {number}", twists, ask_forced=number % 2 == 0)
        while not game.over:
            game.check()
            game.take(chance.pick(game.choices))
        game.check()
        assert NO_ANSWER == [], "the answer that seats share who are not asked"
        assert game.winners and game.round <= 60
        assert len(game.twists) == (2 if twists == "random random" else 0)
        assert all(event.clause.startswith("nefarious.") for event in game.events)


def test_every_twist_hears_what_the_rules_say() -> None:
    assert len(HOOKS) == 30 and len(CATALOGUE) == len(SLUGS) == 36
    assert [twist.number for twist in CATALOGUE] == list(range(36))
    heard = {
        slug: {hook for hook in HOOKS if listens(twist, hook)} for slug, twist in zip(SLUGS, CATALOGUE, strict=True)
    }
    assert heard == {slug: set(hooks.split()) for slug, hooks in HEARS.items()}
    assert set().union(*heard.values()) == set(HOOKS), "a hook that nobody uses"


def test_the_same_twist_twice_is_refused() -> None:
    for twist in SLUGS:
        with pytest.raises(BadSetting):
            BOX.read_settings({"firstTwist": twist, "secondTwist": twist})
    for twist in ("random", "none"):
        BOX.read_settings({"firstTwist": twist, "secondTwist": twist})


def test_a_random_twist_is_never_the_other_one() -> None:
    drawn = set()
    for number in range(200):
        game = new(2, str(number), "random unions")
        assert game.twists[1] == SLUGS.index("unions")
        drawn.add(game.twists[0])
    assert len(drawn) > 30 and SLUGS.index("unions") not in drawn


def test_too_small_a_deck_is_refused() -> None:
    source = house_deck().source
    fewer = {**source, "invention": source["invention"][: LEAST_CARDS - 1]}
    with pytest.raises(BadDeck) as refused:
        read_deck(fewer, "mine.toml")
    assert (refused.value.file, refused.value.field, refused.value.problem) == (
        "mine.toml",
        "invention",
        "too-few-cards",
    )
    read_deck({**source, "invention": source["invention"][:LEAST_CARDS]}, "mine.toml")


def test_a_back_does_not_tell_where_a_card_lay() -> None:
    """Hands dealt first do not hold certain ids, and shuffled discards do not go under the pile in their old order.

    What is in hand then changes backs with them: nobody can say whether a card was drawn before that or after it.
    """
    dealt = {tuple(new(2, str(number), "none none", ask_forced=True).hands[0]) for number in range(20)}
    assert len(dealt) == 20
    ordered = renewed = 0
    for number in range(20):
        game = new(2, str(number), "none none", ask_forced=True)
        held = [[game.face[card] for card in hand] for hand in game.hands]
        backs = game.hands
        game.discards = game.pile[: game.left]
        game.left = 0
        for card in game.discards:
            game.show(card)
        before = game.discards
        game.reshuffle()
        assert sorted([*game.pile, *game.hands[0], *game.hands[1]]) == sorted([*before, *backs[0], *backs[1]])
        assert not game.discards
        assert [[game.face[card] for card in hand] for hand in game.hands] == held
        assert all(game.seen[card] == 0 for card in game.pile)
        ordered += game.pile == before
        renewed += game.hands != backs
    assert (ordered, renewed) == (0, 20)


@clause("nefarious.effect.per-built", "nefarious.effect.others")
def test_a_line_that_counts_to_nothing_takes_nothing() -> None:
    """Who has built nothing discards nothing to Inventions that make others discard one card for each of theirs."""
    source = house_deck().source
    mine = [{**entry, "cost": 0, "self": [], "others": ["-1c/built"]} for entry in source["invention"]]
    deck = read_deck({**source, "invention": mine}, "mine.toml")
    settings = {"firstTwist": "none", "secondTwist": "none"}
    for number in range(10):
        game = BOX.new(3, seed=str(number), settings=settings, deck=deck, listening=True)
        assert isinstance(game, Nefarious)
        chance = seeded(str(number))
        while not game.over:
            game.events = []
            game.take(chance.pick(game.choices))
            game.check()
            assert all(game.built[event.seat] for event in game.events if event.kind == "discarded")


# Time runs out -------------------------------------------------------------------------------------------------------


@clause("nefarious.ruling.r52")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_absent_always_get_a_legal_answer(players: int) -> None:
    chance = seeded(f"absent {players}")
    for number in range(8):
        game = new(players, f"absent {number}", ask_forced=True)
        while not game.over:
            for seat in range(-1, players + 2):
                asked = seat in game.to_answer()
                assert (game.fallback(seat) in game.options(seat)) == asked
                assert asked or game.fallback(seat) == -1
            game.take(game.fallback(game.seat) if chance.below(2) else chance.pick(game.choices))
        assert [game.fallback(seat) for seat in range(players)] == [-1] * players


@clause("nefarious.ruling.r52")
def test_a_table_of_absent_players_works_for_ever() -> None:
    game = new(3, "absent", "none none", ask_forced=True)
    while not game.over:
        game.take(game.fallback(game.seat))
    assert game.round == 60 and game.winners == [0, 1, 2]
    assert game.money == [10 + 60 * 4] * 3


@clause("nefarious.ruling.r52")
def test_the_absent_choose_the_first_of_equals() -> None:
    """The cheapest for a plan, the dearest to discard; of cards at the same price the one that stands first."""
    game = new(2, "ties", "long-term-plans overpopulation")
    cost = game.cards.cost
    for kind, best in (("plan", min), ("discard", max)):
        for seat in range(2):
            faces = sorted(game.face[card] for card in game.hands[seat])
            if kind == "discard":
                faces.remove(game.face[game.plan[seat]])
            wanted = best(cost[face] for face in faces)
            face = next(face for face in faces if cost[face] == wanted)
            assert game.seat == seat and game.meaning(game.fallback(seat)) == (kind, (face,))
            game.take(game.fallback(seat))


def test_looking_for_a_fallback_changes_nothing() -> None:
    game = new(4, "look", ask_forced=True)
    chance = seeded("look")
    for _ in range(60):
        before = fingerprint(game)
        for seat in range(4):
            game.fallback(seat)
        assert fingerprint(game) == before
        game.take(chance.pick(game.choices))


def test_hands_stay_in_order() -> None:
    game = new(4, "order", "think-tank recycling")
    chance = seeded("order")
    while not game.over:
        for hand in game.hands:
            assert all(game.face[one] < game.face[two] for one, two in pairwise(hand))
        game.take(chance.pick(game.choices))
