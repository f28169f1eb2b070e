"""What a seat may know of a game of Evil:101, built by addition."""

from typing import TYPE_CHECKING, Any

from villainy.engine.game import View
from villainy.games.evil101.phase import PHASES

if TYPE_CHECKING:
    from villainy.games.evil101.game import Evil101


def view(game: "Evil101", seat: int) -> View:
    """The table as this seat sees it (the number of players: as a spectator does).

    A card that the seat has seen is shown as `{"card": id, "face": face}`. Of others only their number is told, never
    an id: a card that is turned over later cannot be matched with where it lay.
    """
    return {
        "game": "evil101",
        "players": game.players,
        "seat": seat,
        "round": game.round,
        "phase": PHASES[game.phase],
        "handler": game.handler,
        "settings": game.variant.settings,
        "goal": game.variant.goal,
        "asked": game.to_answer(),
        "question": "" if game.over else type(game.asking).__name__,
        "seats": [_seat(game, seat, other) for other in range(game.players)],
        "agents": _cards(game, seat, game.agents),
        "row": [_place(game, seat, place) for place in range(game.players)],
        "road": [_card(game, card) for card in game.road],
        "chased": _chased(game),
        "swapped": _cards(game, seat, game.swapped),
        "piles": {
            "plot": len(game.plot_pile),
            "target": len(game.target_pile),
            "agent": len(game.agent_pile),
            "chase": len(game.chase_pile),
        },
        "discards": {
            "plot": _cards(game, seat, game.plot_discards),
            "target": _cards(game, seat, game.target_discards),
            "agent": _cards(game, seat, game.agent_discards),
            "chase": _cards(game, seat, game.chase_discards),
        },
        "contenders": [other for other in range(game.players) if (game.contenders >> other) & 1],
        "over": game.over,
        "winners": game.winners,
    }


def _chased(game: "Evil101") -> int:
    """Whose chase is going on: who was foiled, not who is asked."""
    question = type(game.asking).__name__
    return game.asking.parts()[-1] if question in {"OpenChase", "AnswerChase"} and not game.over else -1


def _card(game: "Evil101", card: int) -> dict[str, int]:
    return {"card": card, "face": game.face[card]}


def _cards(game: "Evil101", seat: int, zone: list[int]) -> dict[str, Any]:
    """The cards of a zone that the seat has seen, in the order of their faces, and how many there are in all."""
    known = [(game.face[card], card) for card in zone if (game.seen[card] >> seat) & 1]
    known.sort()
    return {"count": len(zone), "known": [_card(game, card) for _, card in known]}


def _seat(game: "Evil101", seat: int, other: int) -> dict[str, Any]:
    return {
        "points": game.points[other],
        "plots": _cards(game, seat, game.plots[other]),
        "chases": _cards(game, seat, game.chases[other]),
        "place": game.placed[other],
    }


def _place(game: "Evil101", seat: int, place: int) -> dict[str, Any]:
    """A Target, whose Plot lies there, the Agent on it. The Plot itself only for those who have seen it."""
    target, plot, guard = game.row[place], game.laid[place], game.guards[place]
    shown: dict[str, Any] = {
        "target": None if target < 0 else _card(game, target),
        "owner": -1 if plot < 0 else game.placed.index(place),
        "plot": None,
        "agent": None if guard < 0 else _card(game, guard),
        "foiled": bool(game.foiled[place]),
    }
    if plot >= 0 and (game.seen[plot] >> seat) & 1:
        shown["plot"] = _card(game, plot)
    return shown
