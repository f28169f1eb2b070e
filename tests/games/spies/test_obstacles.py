"""Why a card in hand cannot be played: what is given as the reason is so."""

from collections.abc import Callable
from typing import Any, Final

from villainy.engine.chance import seeded
from villainy.engine.game import View
from villainy.games.spies import BOX
from villainy.games.spies.deck import MINION_CARD, SQUARES
from villainy.games.spies.deckfile import house_deck
from villainy.games.spies.game import Spies
from villainy.games.spies.vocabulary import OWN_TURN, RESPONSE, WHILE_INFILTRATING, WINDOWS
from villainy.games.spies.words import FACES
from villainy.words import LANGUAGES, words_of


def minions(view: View) -> list[dict[str, Any]]:
    return [there for there in view["lair"] if there and there["kind"] == "minion"]


def links(view: View) -> int:
    return sum(link >= 0 for net in view["networks"] for node in net["nodes"] for link in node["links"])


def is_minion(face: int) -> bool:
    kind: int = house_deck().kind[face]
    return kind == MINION_CARD


def answers_rival(view: View) -> bool:
    window, stack = view["window"], view["stack"]
    return bool(window and window["answering"] and stack and stack[-1]["seat"] != view["seat"])


SO: Final[dict[str, Callable[[View], bool]]] = {
    "time-own": lambda view: view["turn"] != view["seat"],
    "time-infiltration": lambda view: view["infiltrator"] is None,
    "time-response": lambda view: not answers_rival(view),
    "not-a-step": lambda view: view["window"] is not None,
    "jump": lambda view: not view["window"] or view["window"]["occasion"] != "before-move",
    "no-infiltrator": lambda view: view["infiltrator"] is None,
    "no-spy": lambda view: not any(view["spies"]),
    "no-returning-spy": lambda view: any(view["spies"]),
    "no-open-spy": lambda view: any(spy and "untargetable" in spy["keywords"] for spy in view["spies"]),
    "no-minion": lambda view: not minions(view),
    "no-two-minions": lambda view: len(minions(view)) < 2,
    "no-free-minion": lambda view: not all(there["busy"] is False for there in minions(view)),
    "no-busy-minion": lambda view: not any(there["busy"] for there in minions(view)),
    "no-loose-minion": lambda view: view["infiltrator"] is not None,
    "no-next-minion": lambda view: view["infiltrator"] is not None,
    "no-dead-minion": lambda view: not any(is_minion(card["face"]) for card in view["discards"]["genius"]),
    "no-contraption": lambda view: not any(there and there["kind"] == "contraption" for there in view["lair"]),
    "no-cheap-contraption": lambda view: any(there and there["kind"] == "contraption" for there in view["lair"]),
    "no-node": lambda view: not view["networks"],
    "no-link": lambda view: links(view) == 0,
    "no-plan": lambda view: view["plan"]["stage"] == "none",
    "no-plan-in-progress": lambda view: view["plan"]["stage"] not in {"none", "in-progress"},
    "no-open-square": lambda view: all(view["lair"]),
    "no-action-step": lambda view: view["phase"] != "actions",
    "no-actions": lambda view: view["actions"] == 0,
    "no-plays": lambda view: view["plays"] == 0,
    "no-work": lambda view: view["question"] == "GeniusMain",
    "no-host": lambda view: view["question"] == "GeniusMain",
    "square-taken": lambda view: any(view["lair"]),
}
"""What a reason says, as far as the player can see for themselves."""


def ways(game: Spies, face: int) -> list[int]:
    """All options that play a card of this face."""
    kind = next(name for name, of in FACES.items() if of == game.cards.kind[face])
    which = face - game.cards.first_face[FACES[kind]]
    ends: list[tuple[int, ...]] = [(square,) for square in range(SQUARES)] if kind in {"minion", "build"} else [()]
    return [game.cards.space.option(kind, (which, *end)) for end in ends]


def in_time(game: Spies, view: View, face: int) -> bool:
    """Whether this is when the card may be played, by what is printed on it and what lies on the table."""
    known: dict[int, bool] = {
        OWN_TURN: view["turn"] == view["seat"],
        WHILE_INFILTRATING: view["infiltrator"] is not None,
        RESPONSE: answers_rival(view),
    }
    return known.get(game.cards.window[face], True)


def test_the_reason_given_is_one_that_forbids_the_card() -> None:
    """In every position of some games, for every card in the hand of the side that is asked."""
    told: set[str] = set()
    for seed in range(6):
        game, chance = BOX.new(2, seed=f"obstacles {seed}", ask_forced=True), seeded(f"obstacles {seed}")
        assert isinstance(game, Spies)
        for _ in range(500):
            if game.over:
                break
            seat = game.seat
            view = game.view(seat)
            for face in {game.face[card] for card in game.hands[seat]}:
                for option in set(ways(game, face)) - set(game.choices):
                    name, clause = game.obstacle(seat, option), game.why_not(seat, option)
                    if not name:
                        assert clause == ""
                        continue
                    told.add(name)
                    assert clause and SO[name](view), (name, view["question"], game.meaning(option))
                    if game.meaning(option)[0] in {"epiphany", "intelligence"}:
                        late = f"time-{WINDOWS[game.cards.window[face]]}"
                        assert (name == late) == (not in_time(game, view, face))
                        assert clause.endswith("any-time") == (name == late)
                    if name == "no-work":
                        assert view["work"] < game.cards.cost[face]
            game.take(chance.pick(game.choices))
    assert len(told) >= 15, sorted(told)


def test_every_reason_has_words() -> None:
    for language in LANGUAGES:
        words = words_of(language, "villainy.games.spies")
        assert all(words.say(f"obstacle-{name}") for name in SO)
