"""What a seat may know of a game of Evil Genius VS Spies, built by addition."""

from typing import TYPE_CHECKING, Any

from villainy.engine.game import View
from villainy.games.spies.deck import CONTRAPTION_CARD, KINDS, MINION_CARD, SQUARES
from villainy.games.spies.phase import OCCASIONS, PHASES, STAGES
from villainy.games.spies.stats import (
    contraption_value,
    counts_as,
    gives_work,
    minion_attack,
    minion_count,
    minion_health,
    minion_keys,
    perception,
    seen_size,
    spy_attack,
    spy_health,
    spy_keys,
    spy_sneak,
    stretch,
)
from villainy.games.spies.vocabulary import (
    A_NETWORK,
    ANY_SPY,
    DURATIONS,
    FIRST_KEYWORD,
    KEYWORDS,
    LINK,
    MOVE,
    NODE,
    RANGE,
    ROUND,
    ROUND_OF_MASTER,
    STALLED,
    STATS,
    TWO_MINIONS,
    UNTIL_STEP_1,
    UP_TO_2_MINIONS,
)

if TYPE_CHECKING:
    from villainy.games.spies.game import Spies


def view(game: "Spies", seat: int) -> View:
    """The table as this seat sees it (the number of players: as a spectator does).

    A card that the seat has seen is shown as `{"card": id, "face": face}`. Of others only their number is told, never
    an id: a card that is turned over later cannot be matched with where it lay.
    """
    return {
        "game": "spies",
        "players": game.players,
        "seat": seat,
        "round": game.round,
        "turn": game.turn,
        "phase": PHASES[game.phase],
        "settings": game.variant.settings,
        "goal": 10,
        "scores": game.scores,
        "asked": game.to_answer(),
        "question": "" if game.over else type(game.asking).__name__,
        "window": _window(game),
        "aim": _aim(game),
        "bonus": _bonus(game),
        "work": game.work,
        "plays": game.plays,
        "actions": game.actions,
        "actions_owed": game.actions_owed,
        "hands": [_cards(game, seat, hand) for hand in game.hands],
        "plan": _plan(game, seat),
        "offers": _cards(game, seat, game.offers),
        "lair": [_square(game, square) for square in range(SQUARES)],
        "paid": [_card(game, card) for card in game.paid],
        "spies": [_spy(game, slot) for slot in range(len(game.spies))],
        "networks": [_network(game, slot) for slot in range(len(game.nodes)) if game.net[slot] == slot],
        "infiltrator": _infiltrator(game),
        "stack": [_waiting(game, at) for at in range(len(game.stack))],
        "resolving": None if game.resolving < 0 else _card(game, game.resolving),
        "lasting": _lasting(game, seat),
        "used": [{"card": card} for card in dict.fromkeys([key // 4 for key in [*game.used, *game.used_here]])],
        "piles": {"genius": len(game.genius_pile), "plan": len(game.plan_pile), "master": len(game.master_pile)},
        "discards": {
            "genius": [_card(game, card) for card in game.genius_discards],
            "master": [_card(game, card) for card in game.master_discards],
        },
        "completed": [_card(game, card) for card in game.completed],
        "thwarted": [_card(game, card) for card in game.thwarted],
        "over": game.over,
        "winners": game.winners,
    }


def _card(game: "Spies", card: int) -> dict[str, int]:
    return {"card": card, "face": game.face[card]}


def _cards(game: "Spies", seat: int, zone: list[int]) -> dict[str, Any]:
    """The cards of a zone that the seat has seen, in the order of their faces, and how many there are in all."""
    known = [(game.face[card], card) for card in zone if (game.seen[card] >> seat) & 1]
    known.sort()
    return {"count": len(zone), "known": [_card(game, card) for _, card in known]}


def _window(game: "Spies") -> dict[str, Any] | None:
    """The occasion on which somebody may interrupt now."""
    if game.over or type(game.asking).__name__ != "Interrupt":
        return None
    _, active, passes, answering, occasion = game.asking.parts()
    return {"occasion": OCCASIONS[occasion], "answering": answering == 1, "active": active, "passes": passes}


def _aim(game: "Spies") -> dict[str, Any] | None:
    """The card that somebody points with now."""
    if game.over or type(game.asking).__name__ != "Aim":
        return None
    _, card, _, index, _, first = game.asking.parts()
    return {**_card(game, card), "line": index, "second": first >= 0}


def _bonus(game: "Spies") -> dict[str, Any] | None:
    """The Node that offers something at this very moment, and which of its abilities to be used once."""
    if game.over or type(game.asking).__name__ != "UseBonus":
        return None
    _, slot, index = game.asking.parts()
    return {**_card(game, game.nodes[slot]), "slot": slot, "line": index}


def _plan(game: "Spies", seat: int) -> dict[str, Any]:
    """The Plan's stage, and itself for those who know it; what is in the lair towards its cost is open to all."""
    shown: dict[str, Any] = {
        "stage": STAGES[game.stage],
        "card": None,
        "stalled": game.plan >= 0 and game.given(game.plan, STALLED),
        "contraptions": contraption_value(game),
        "minions": minion_count(game),
    }
    if game.plan >= 0 and (game.seen[game.plan] >> seat) & 1:
        shown["card"] = _card(game, game.plan)
    return shown


def _keywords(keys: int) -> list[str]:
    return [name for at, name in enumerate(KEYWORDS) if (keys >> at) & 1]


def _square(game: "Spies", square: int) -> dict[str, Any] | None:
    """What stands in a square, with its current stats."""
    card, attachment = game.lair[square], game.attached[square]
    if card < 0:
        return None
    kind = game.cards.kind[game.face[card]]
    shown: dict[str, Any] = {**_card(game, card), "kind": KINDS[kind], "dark": game.dark(card)}
    if kind == CONTRAPTION_CARD:
        shown["cost"] = game.cards.cost[game.face[card]]
    if kind == MINION_CARD:
        health = minion_health(game, square)
        shown |= {
            "busy": game.busy[square] == 1,
            "attack": minion_attack(game, square),
            "health": health,
            "left": health - game.hurt[square],
            "perception": perception(game, square),
            "work": gives_work(game, square),
            "counts": counts_as(game, square),
            "keywords": _keywords(minion_keys(game, square)),
            "attached": None if attachment < 0 else _card(game, attachment),
        }
    return shown


def _spy(game: "Spies", slot: int) -> dict[str, Any] | None:
    """A Spy in play, with its current stats."""
    card = game.spies[slot]
    if card < 0:
        return None
    network = game.assigned[slot]
    wider = stretch(game, slot, network) if network >= 0 else game.added(card, RANGE)
    health = spy_health(game, slot)
    return {
        **_card(game, card),
        "slot": slot,
        "network": network,
        "attack": spy_attack(game, slot),
        "health": health,
        "left": health - game.wounds[slot],
        "sneak": spy_sneak(game, slot),
        "min": game.cards.low[game.face[card]] - wider,
        "max": game.cards.high[game.face[card]] + wider,
        "size": seen_size(game, slot, network) if network >= 0 else 0,
        "inside": slot == game.infiltrator,
        "been": game.been[slot] == 1,
        "noisy": game.noisy[slot] == 1,
        "barred": game.barred[slot] == 1,
        "keywords": _keywords(spy_keys(game, slot)),
    }


def _network(game: "Spies", network: int) -> dict[str, Any]:
    """A network as it lies on the grid; the cells are counted from its own upper left corner."""
    slots = [slot for slot in range(len(game.nodes)) if game.net[slot] == network]
    left = min([game.column[slot] for slot in slots])
    top = min([game.row[slot] for slot in slots])
    return {
        "network": network,
        "size": game.size[network],
        "spies": [slot for slot in range(len(game.spies)) if game.assigned[slot] == network],
        "nodes": [
            {
                **_card(game, game.nodes[slot]),
                "slot": slot,
                "column": game.column[slot] - left,
                "row": game.row[slot] - top,
                "links": game.links[slot * 4 : slot * 4 + 4],
                "dark": game.dark(game.nodes[slot]),
            }
            for slot in slots
        ],
    }


def _infiltrator(game: "Spies") -> dict[str, Any] | None:
    if game.infiltrator < 0:
        return None
    return {
        "slot": game.infiltrator,
        "at": game.at,
        "next": min(game.at + 1 + game.skip, SQUARES),
        "fighting": game.fighting == 1,
    }


def _waiting(game: "Spies", at: int) -> dict[str, Any]:
    """A card that was played and waits, with what it was pointed at."""
    card = game.stack[at]
    picks = game.picks[at].copy()
    meant: list[dict[str, Any]] = []
    for ability in game.cards.played[game.face[card]]:
        if not ability.chosen or not picks:
            continue
        first = picks.pop(0)
        if ability.target == LINK:
            meant.append({"kind": "link", "card": first // 2, "edge": first % 2})
            continue
        kind = {ANY_SPY: "spy", NODE: "node", A_NETWORK: "network"}.get(ability.target, "square")
        meant.append({"kind": kind, "card": first, "place": game.square_of(first) if kind == "square" else -1})
        if (ability.op == MOVE or ability.target in {UP_TO_2_MINIONS, TWO_MINIONS}) and picks:
            second = picks.pop(0)
            if ability.op == MOVE:
                meant.append({"kind": "square", "card": -1, "place": second})
            elif second >= 0:
                meant.append({"kind": "square", "card": second, "place": game.square_of(second)})
    return {**_card(game, card), "seat": game.owner(card), "meant": meant}


def _lasting(game: "Spies", seat: int) -> list[dict[str, Any]]:
    """What cards have changed for a while. What sticks to a Plan sticks to whatever lies there."""
    shown: list[dict[str, Any]] = []
    for at in range(0, len(game.lasting), 5):
        card, what, amount, until, source = game.lasting[at : at + 5]
        ends = {ROUND_OF_MASTER: DURATIONS[ROUND], UNTIL_STEP_1: DURATIONS[ROUND]}
        shown.append(
            {
                "card": -1 if card == game.plan and not (game.seen[card] >> seat) & 1 else card,
                "what": STATS[what] if what < FIRST_KEYWORD else KEYWORDS[what - FIRST_KEYWORD],
                "amount": amount,
                "until": ends.get(until) or DURATIONS[until],
                "from": source,
            }
        )
    return shown
