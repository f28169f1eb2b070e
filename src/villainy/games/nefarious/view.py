"""What a seat may know of a game of Nefarious, built by addition."""

from typing import TYPE_CHECKING, Any

from villainy.engine.game import View
from villainy.engine.step import Together
from villainy.games.nefarious.deck import AREAS, INVENT, PER, PRICES, THINGS
from villainy.games.nefarious.phase import PHASES

if TYPE_CHECKING:
    from villainy.games.nefarious.game import Nefarious


def view(game: "Nefarious", seat: int) -> View:
    """The table as this seat sees it (the number of players: as a spectator does).

    A card that the seat has seen is shown as `{"card": id, "face": face}`. Of others only their number is told, never
    an id: a card that is turned over later cannot be matched with where it lay.
    """
    return {
        "game": "nefarious",
        "players": game.players,
        "seat": seat,
        "round": game.round,
        "phase": PHASES[game.phase],
        "settings": game.variant.settings,
        "goal": game.rules.goal,
        "asked": game.to_answer(),
        "question": "" if game.over else type(game.asking).__name__,
        "twists": game.twists.copy(),
        "pile": game.left,
        "locked": bool(game.locked),
        "discards": [_card(game, card) for card in game.discards],
        "snapshot": game.snapshot.copy(),
        "seats": [_seat(game, seat, other) for other in range(game.players)],
        "picks": game.sealed[seat].copy() if seat < game.players and game.sealed else [],
        "prices": list(PRICES),
        "costs": _costs(game, seat),
        "resolving": _resolving(game),
        "over": game.over,
        "winners": game.winners.copy(),
    }


def _card(game: "Nefarious", card: int) -> dict[str, int]:
    return {"card": card, "face": game.face[card]}


def _bits(actions: int) -> list[int]:
    return [action for action in range(AREAS) if (actions >> action) & 1]


def _hand(game: "Nefarious", seat: int, other: int) -> dict[str, Any]:
    """The cards of a hand that the seat has seen, in the order of their faces, and how many there are in all."""
    hand = game.hands[other]
    known = [(game.face[card], card) for card in hand if (game.seen[card] >> seat) & 1]
    known.sort()
    return {"count": len(hand), "known": [_card(game, card) for _, card in known]}


def _seat(game: "Nefarious", seat: int, other: int) -> dict[str, Any]:
    invention = game.invention[other]
    count = len(game.built[other])
    asking = game.asking
    asked = isinstance(asking, Together) and other in asking.seats(game)
    return {
        "money": game.money[other],
        "reserve": game.reserve[other],
        "areas": game.areas[other * AREAS : (other + 1) * AREAS],
        "hand": _hand(game, seat, other),
        "built": [
            {**_card(game, card), "points": game.points_of(game.face[card], count)} for card in game.built[other]
        ],
        "score": game.score(other),
        "actions": _bits(game.actions[other]),
        "barred": _bits(~game.legal_actions(other)),
        "done": asked and other not in game.waiting,
        "wanted": asking.picks(game, other) if asked and isinstance(asking, Together) else 0,
        "shown": game.sealed[other].copy() if asked and isinstance(asking, Together) and not asking.sealed else [],
        "plan": _plan(game, seat, other),
        "invention": None if invention < 0 else _card(game, invention),
        "committed": _committed(game, other),
        "income": game.income[other],
        "built_now": game.built_now[other],
    }


def _plan(game: "Nefarious", seat: int, other: int) -> dict[str, int] | None:
    """Everybody sees that a plan lies there; which card it is, its owner knows, or all who have seen it fail."""
    plan = game.plan[other]
    if plan < 0:
        return None
    return _card(game, plan) if seat == other or game.plan_known[other] else {}


def _committed(game: "Nefarious", other: int) -> bool:
    """Whether a card lies face down above the Lair, to be turned over with the others."""
    return (
        type(game.asking).__name__ == "ChooseInvention"
        and bool((game.actions[other] >> INVENT) & 1)
        and other not in game.waiting
        and len(game.buildable(other)) > 0
    )


def _costs(game: "Nefarious", seat: int) -> list[list[int]]:
    """What the seat's own cards cost now, by face."""
    if seat >= game.players:
        return []
    return [[face, game.rules.cost[face]] for face in sorted({game.face[card] for card in game.hands[seat]})]


def _resolving(game: "Nefarious") -> dict[str, Any] | None:
    """The wave of effects that is asked about: every line of it, with its amount as it was counted."""
    if not game.tasks:
        return None
    stage, at = game.asking.parts()
    table = game.rules.others if stage else game.rules.own
    lines: list[dict[str, Any]] = []
    for seat in range(game.players):
        builder, place = game.meets(seat, stage, at)
        if builder >= 0:
            line = table[game.effects[builder]][place]
            lines.append(
                {
                    "seat": seat,
                    "builder": builder,
                    "sign": 1 if line.amount > 0 else -1,
                    "amount": abs(game.counted[seat]),
                    "thing": THINGS[line.thing],
                    "per": PER[line.per],
                }
            )
    return {"stage": stage + 1, "lines": lines}
