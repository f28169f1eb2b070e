"""What holds at every decision of every game of ALONE."""

from itertools import pairwise

from villainy.engine.step import Together
from villainy.games.alone.danger import LEVEL_LIMIT as DANGER_LIMIT
from villainy.games.alone.game import FRAME, LAID, LASTING, OPEN_WINDOW, TOLD, Alone
from villainy.games.alone.hero import MOST_ADRENALINE, UNLOCKED
from villainy.games.alone.map import SECTOR
from villainy.games.alone.mapmaker import obeys
from villainy.games.alone.sight import light_reveals
from villainy.games.alone.spawning import LEVEL_LIMIT
from villainy.games.alone.terms import (
    AT_ROUND_END,
    AT_START,
    CREATURES,
    HERO,
    IN_SETUP,
    KINDS,
    MOST,
    NONE,
    ROOM,
    ROUND_CAP,
    TOKENS,
    TRACK_SPACES,
    TURNS,
)
from villainy.games.alone.track import covered
from villainy.games.alone.variant import SEEDED


def check(game: Alone) -> None:
    """Raise AssertionError unless the rules allow this world."""
    _check_reactions(game)
    _check_items(game)
    _check_sheet(game)
    _check_map(game)
    _check_creatures(game)
    if game.hero >= 0:
        _check_labyrinth(game)
    if game.over:
        assert game.winners and not game.agenda and game.seat < 0
        assert game.winners == [HERO] or game.winners == list(range(1, game.players))
        return
    assert not (game.life == 0 and game.self_control == 0), "the Hero is defeated"
    assert game.choices and game.choices == game.asking.offered(game, game.seat)
    if isinstance(game.asking, Together):
        assert game.seat == game.waiting[0] and HERO not in game.waiting
    else:
        assert not game.sealed


def _check_reactions(game: Alone) -> None:
    """Every Reaction of the two decks is in one place, with one of the faces of its deck; who has seen it is right."""
    cards, face, seen = game.cards, game.face, game.seen
    track = [game.track[at] for at in range(0, len(game.track), LAID)]
    for deck in range(max(cards.back) + 1):
        whole = cards.reaction_cards(deck)
        assert sorted([face[card] for card in whole]) == [cards.faces[card] for card in whole]
        if deck not in game.decks:
            assert not game.decks or all([seen[card] == game.everyone for card in whole])
            continue
        slot = game.decks.index(deck)
        held = [card for hand in game.hands for card in hand if cards.back[card] == deck]
        laid = [card for card in track if cards.back[card] == deck]
        assert sorted([*game.piles[slot], *game.discards[slot], *held, *laid]) == whole
        assert not any([seen[card] for card in game.piles[slot]])
        assert all([seen[card] in (0, game.everyone) for card in game.discards[slot]])
    assert not game.hands[HERO]
    for seat in range(1, game.players):
        assert all([seen[card] == 1 << seat for card in game.hands[seat]])
        assert all([face[a] <= face[b] for a, b in pairwise(game.hands[seat])])
    for at in range(0, len(game.track), LAID):
        card, up, _, seat, _ = game.track[at : at + LAID]
        assert seen[card] == (game.everyone if up else 1 << seat)
    assert covered(game) <= TRACK_SPACES
    assert len(game.resolving) % FRAME == 0 and len(game.windows) % OPEN_WINDOW == 0
    for at in range(0, len(game.proposals), 3):
        assert game.proposals[at + 1] in game.hands[game.proposals[at]]


def _check_items(game: Alone) -> None:
    """Every Item is in one place; what the Hero holds all have seen, and it has Charges."""
    items = game.cards.items()
    assert sorted([*game.item_pile, *game.item_discards, *game.inventory]) == items
    assert sorted([game.face[card] for card in items]) == [game.cards.faces[card] for card in items]
    assert not any([game.seen[card] for card in game.item_pile])
    assert all([game.seen[card] == game.everyone for card in [*game.inventory, *game.item_discards]])
    assert len(game.charges) == len(game.upgraded) == len(game.inventory)
    assert 0 <= game.drawn <= len(game.inventory)


def _check_sheet(game: Alone) -> None:
    """Tracks, tokens and Missions are where they can be."""
    assert 0 <= game.life <= MOST and 0 <= game.self_control <= MOST
    assert 0 <= game.adrenaline <= MOST_ADRENALINE
    assert (game.companion >= 0) == (game.companion_charges > 0)
    assert game.companion < 0 or game.companion != game.character
    assert all([0 <= experience <= UNLOCKED for experience in game.experience])
    assert 0 <= game.turn <= TURNS and 0 <= game.round <= ROUND_CAP and 0 <= game.rounds_left <= 5
    assert 0 < game.leader < game.players
    assert game.fuse >= 0 and game.rites >= 0
    assert game.counted >= 0 and game.stamped & ~game.triggers == 0
    assert len(game.told) % TOLD == 0 and len(game.lasting) % LASTING == 0


def _check_map(game: Alone) -> None:
    """The Map hangs together, its Rooms have different names, and what lies on it lies within its limits."""
    table = game.map
    assert len(game.sheet) == SECTOR * table.sectors == SECTOR * len(game.room)
    names = [name for name in game.room if name >= 0]
    assert len(set(names)) == len(names)
    assert all([table.shape[sector] == ROOM or game.room[sector] < 0 for sector in range(table.sectors)])
    if table.sectors:
        assert NONE not in table.steps_from(0)
        assert game.variant.map != SEEDED or obeys(game.sheet)
    everywhere = (1 << table.sectors) - 1
    for sectors in (game.revealed, game.lit, game.danger, *game.condition):
        assert sectors & ~everywhere == 0
    for level in table.on_level:
        assert (game.danger & level).bit_count() <= DANGER_LIMIT
    if game.phase not in (IN_SETUP, AT_ROUND_END):  # while tokens are laid
        assert game.danger_least <= game.danger.bit_count() <= game.danger_most
    assert game.blocked & ~((1 << table.doors) - 1) == 0
    assert game.welded & ~game.blocked == 0


def _check_creatures(game: Alone) -> None:
    """No Level and no kind has more than it may (alone.creature.limit-level, alone.creature.limit-tokens)."""
    alive = [creature for creature in range(TOKENS) if game.kind[creature] >= 0]
    there = [0, 0]
    for creature in alive:
        assert 0 <= game.at[creature] < game.map.sectors
        if game.kind[creature] < KINDS:
            there[game.map.level[game.at[creature]]] += 1
    assert max(there) <= LEVEL_LIMIT
    assert sum(there) <= game.creatures_most
    for kind in range(len(CREATURES)):
        assert game.kind.count(kind) <= game.cards.tokens[kind]


def _check_labyrinth(game: Alone) -> None:
    """The Hero's own Sector is Revealed, or about to be; nothing lit is overlooked; what has no place is rare."""
    table = game.map
    assert game.is_revealed(game.hero) or (game.about >> game.hero) & 1
    assert game.adrift & ~game.revealed == 0 and game.recalled & game.revealed == 0
    assert game.variant.memory_kept or game.recalled == 0
    known = game.revealed | game.recalled | (1 << game.hero)
    for at in range(TOLD - 1, len(game.told), TOLD):
        assert game.told[at] < 0 or (known >> game.told[at]) & 1
    if game.phase == AT_START and game.seat == HERO:
        assert not light_reveals(game)
        away = game.revealed & (table.on_level[1 - table.level[game.hero]] | game.adrift)
        colours = [table.colour[sector] for sector in range(table.sectors) if (away >> sector) & 1]
        assert NONE not in colours and len(set(colours)) == len(colours)
