"""Fog on the wire: all that a viewer is sent stays the same when what they cannot know is another."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serving import REQUEST, Guest, Site, ask_always, house_on, site_on, steps, table_of
from villainy.engine.chance import seeded
from villainy.engine.errors import Refusal
from villainy.engine.event import ANSWERED, NO_CARD, Event
from villainy.engine.game import Game
from villainy.games import SHELF, box
from villainy.table.api import _seen
from villainy.table.door import Visitor
from villainy.table.live import SPECTATOR, House, Live, Proposal
from villainy.table.render import Pages
from villainy.table.secret import new_token
from villainy.table.storage import OVER, Person
from villainy.table.web.streams import changes

pytestmark = pytest.mark.anyio

GAMES: list[tuple[str, str, int, dict[str, Any]]] = [
    ("evil101", "fog 1", 2, {}),
    ("evil101", "fog 2", 3, {"plotRedraw": "may", "reveal": "one-by-one"}),
    ("evil101", "fog 3", 4, {"pocket": "may", "discards": "open"}),
    ("evil101", "fog 4", 6, {"pocket": "must"}),
    ("nefarious", "fog 5", 2, {"firstTwist": "long-term-plans", "secondTwist": "overpopulation"}),
    ("nefarious", "fog 6", 3, {"firstTwist": "focused-research", "secondTwist": "alien-contact"}),
    ("nefarious", "fog 7", 4, {"speculateReveal": "open"}),
    ("nefarious", "fog 8", 6, {"firstTwist": "think-tank", "secondTwist": "unions"}),
    ("spies", "fog 9", 2, {}),
    ("spies", "fog 10", 2, {"combatWindows": "between-exchanges", "withdraw": "allowed", "complete": "may"}),
    ("alone", "fog 11", 2, {}),
    ("alone", "fog 12", 3, {"map": "sheets", "memory": "kept"}),
    ("alone", "fog 13", 4, {"map": "seeded", "difficulty": "impossible"}),
]
STRIDES = {"spies": 5, "alone": 7}
"""A game of many small decisions is looked at in longer strides, or nothing much would have happened."""
PAGES = Pages()
TIMER = r"[^<>]* left when this page was drawn"
BY_LOT = rf'name=\\"request\\" value=\\"[^"\\]*|"now":[0-9.]+|"drawing":"[^"]*"|{TIMER}'


def other_events(live: Live, viewer: int) -> list[Event]:
    """The same story, but for what this viewer may not hear or see of it."""
    deck: Any = live.game.deck
    backs = getattr(deck, "back", [0] * (max(deck.faces) + 1))  # where all cards have one back, no table says so
    other: list[Event] = []
    for event in live.events:
        face = event.face
        if face != NO_CARD and not (event.sees >> viewer) & 1:
            alike = [at for at in range(len(backs)) if backs[at] == backs[face] and at != face]
            face = alike[len(other) % len(alike)]
        if event.heard_by(viewer) or event.kind == ANSWERED:
            told = (event.kind, event.clause, event.seat, event.place, event.amount, face, event.sees, event.hears)
            other.append(Event(*told, event.fleeting))
    return other


def visitor_of(live: Live, seat: int, language: str) -> Visitor:
    person = live.row.seats[seat].person if seat != SPECTATOR else None
    somebody = None if person is None else Person(person, "Somebody", language)
    return Visitor(token=new_token(), person=somebody, language=language, theme="", csrf="csrf")


def thinkable(live: Live, seat: int) -> list[int]:
    """Options to ask about: all of the kinds that the seat is offered, some 500 of the others, and two that are none.

    Which others, changes from look to look: what is not being asked for is refused by its kind, if not as a whole.
    """
    game, size = live.game, live.game.deck.space.size
    kinds = {game.meaning(option)[0] for option in game.options(seat)}
    stride = 1 + size // 500
    turn = len(live.play.entries) % stride if live.play else 0
    some = [option for option in range(size) if option % stride == turn or game.meaning(option)[0] in kinds]
    return [-1, *some, size]


async def sent(house: House, live: Live, seat: int, language: str) -> dict[str, Any]:
    """Everything that the server can say to this viewer now, but for the time of day and numbers given by lot."""
    visitor = visitor_of(live, seat, language)
    person = visitor.person.id if visitor.person else None
    stream = changes(house, PAGES, live.row.id, seat, visitor, "")
    message = await anext(stream)
    await stream.aclose()  # type: ignore[attr-defined]
    fragment = PAGES.table(house, live, seat, person, language, visitor.csrf)
    options = thinkable(live, seat)
    return {
        "model": msgspec.json.encode(PAGES.model(house, live, seat, person, language)),
        "mark": fragment.mark,
        "html": re.sub(f"{REQUEST.pattern}|{TIMER}", "", fragment.html),
        "stream": re.sub(BY_LOT, "", message.encode().decode()),
        "stream id": message.id,
        "json": msgspec.json.encode(_seen(house, live, visitor, seat)),
        "why not": [PAGES.why_not(live, seat, option) for option in options],
        "refusals": [await refusal(house, live, seat, option) for option in options],
    }


async def refusal(house: House, live: Live, seat: int, option: int) -> str:
    """What somebody in this seat is told who sends an option that is not offered."""
    if seat == SPECTATOR or option in live.game.options(seat):
        return ""
    with pytest.raises(Refusal) as told:
        await house.move(live, seat, option, house.ticket(live, seat), f"refused {option}")
    return repr(told.value)


def test_every_game_on_the_shelf_is_looked_at() -> None:
    assert {game for game, _, _, _ in GAMES} == set(SHELF)


@pytest.mark.parametrize(("game_name", "seed", "players", "variant"), GAMES)
async def test_nothing_that_is_sent_depends_on_what_the_viewer_cannot_know(
    db: Path, game_name: str, seed: str, players: int, variant: dict[str, Any]
) -> None:
    names = [f"seat {seat}" for seat in range(players)]
    chance = seeded(seed)
    compared = 0
    async with site_on(db) as site:
        house = site.house
        live = await table_of(house, *names, game=game_name, seed=seed, **variant)
        while live.row.status != OVER and compared < 40:
            play = live.play
            assert play is not None
            game, events = play.game, live.events
            for seat in (*range(players), SPECTATOR):
                viewer = live.viewer(seat)
                language = "nn" if compared % 2 else "en"
                truth = await sent(house, live, seat, language)
                swap(live, game.redeal(viewer, chance.spawn()), other_events(live, viewer))
                imagined = await sent(house, live, seat, language)
                swap(live, game, events)
                for what, said in truth.items():
                    assert imagined[what] == said, (what, seat, len(play.entries))
                compared += 1
            await steps(house, live, STRIDES.get(game_name, 1) * (1 if compared < 24 else 1 + compared % 7))
    assert compared > 20


def swap(live: Live, game: Game, events: list[Event]) -> None:
    """Another world lies on the table; nothing that was put into words before is remembered."""
    assert live.play is not None
    game.listening = True
    live.play.game, live.events = game, events
    live.tales.clear()
    live.reels.clear()
    live.shown.clear()


@pytest.mark.parametrize(("game_name", "players"), [("evil101", 3), ("nefarious", 3), ("spies", 2), ("alone", 4)])
async def test_nor_does_anything_at_a_table_with_a_clock_absent_people_and_second_thoughts(
    db: Path, game_name: str, players: int
) -> None:
    """What stands beside the game: the clock, who is away, who wants to take back, standing orders, talk."""
    chance = seeded("beside")
    async with house_on(db, start=False) as house:
        live = await table_of(house, *[f"seat {at}" for at in range(players)], game=game_name, seed="beside", clock=600)
        await house.say(live, "seat 0", "hello")
        for at in range(12):
            play = live.play
            assert play is not None
            away, wants = at % (players + 1), (at + 1) % (players + 1)
            if at > 2 and wants < players:
                live.proposal = Proposal(wants, 0, 0.0, {(wants + 1) % players} if at % 2 else set())
            if away < players:
                house._seat(live, away, stand_in=True)
            game, events = play.game, live.events
            for seat in (*range(players), SPECTATOR):
                viewer = live.viewer(seat)
                truth = await sent(house, live, seat, "en")
                swap(live, game.redeal(viewer, chance.spawn()), other_events(live, viewer))
                assert await sent(house, live, seat, "en") == truth, (seat, at)
                swap(live, game, events)
            live.proposal = None
            house._seat(live, away, stand_in=False)
            await steps(house, live, STRIDES.get(game_name, 1) * 2)


@pytest.mark.parametrize("game_name", SHELF)
async def test_whole_pages_and_answers_over_http_tell_no_more(db: Path, game_name: str) -> None:
    """The same once more from outside: the page, the API, the front door, why not, and refused moves."""
    async with site_on(db) as site:
        ann, bob, eve = await site.guest("Ann"), await site.guest("Bob"), await site.guest("Eve")
        table = await ann.open("me", "open", game=game_name)
        assert (await bob.send(f"/t/{table}/sit/1")).status_code == 303
        live = await site.house.table(table)
        for seat in (0, 1):
            await site.house.give_orders(live, seat, ask_always(box(game_name), live.row.header.settings, seat))
        viewers = [(ann, 0), (bob, 1), (eve, SPECTATOR)]
        chance = seeded("http")
        for _ in range(3):
            play = live.play
            assert play is not None
            game, events = play.game, live.events
            for guest, seat in viewers:
                truth = await everything(site, guest, live, seat)
                viewer = live.viewer(seat)
                swap(live, game.redeal(viewer, chance.spawn()), other_events(live, viewer))
                imagined = await everything(site, guest, live, seat)
                swap(live, game, events)
                assert imagined == truth
            await steps(site.house, live, 4)


async def everything(site: Site, guest: Guest, live: Live, seat: int) -> list[tuple[int, str]]:
    """What a browser is answered, whatever it asks; request ids and the time of day left out.

    Of the options only some thirty are asked about; the test above asks about many more, without a browser.
    """
    table, size = live.row.id, live.game.deck.space.size
    addresses = [
        "/",
        f"/t/{table}",
        f"/t/{table}?seat={seat}",
        f"/t/{table}/record",
        f"/t/{table}/replay",
        f"/api/tables/{table}",
        f"/api/tables/{table}/view?seat={seat}",
        f"/api/tables/{table}/view",
        *(f"/t/{table}/why-not?seat={seat}&option={option}" for option in range(0, size, 1 + size // 20)),
    ]
    answers = [await guest.get(address) for address in addresses]
    offered = set(live.game.options(seat)) if seat != SPECTATOR else set()
    ticket = site.house.ticket(live, seat)
    for option in range(3, size, 1 + size // 10):
        if option not in offered:
            answers.append(await guest.send(f"/t/{table}/move", seat=seat, option=option, number=ticket))
            answers.append(await guest.send(f"/t/{table}/move", seat=seat, option=option, number="old"))
    assert all(answer.status_code < 500 for answer in answers)
    by_lot = re.compile(rf'{REQUEST.pattern}|data-now="[^"]*"|datetime="[^"]*">[^<]*')
    return [(answer.status_code, re.sub(by_lot, "", answer.text)) for answer in answers]


@pytest.mark.parametrize("players", [3, 4])
async def test_two_hidden_choices_with_one_face_are_sent_as_one(db: Path, players: int) -> None:
    """Whichever Plot somebody lays face down on a Target: the others are sent the same, to the last byte."""
    async with site_on(db) as site:
        house = site.house
        live = await table_of(house, *[f"seat {seat}" for seat in range(players)], seed="alike")
        compared = 0
        while live.row.status != OVER and compared < 12:
            play = live.play
            assert play is not None
            seat = live.game.to_answer()[0]
            alike: dict[int, list[int]] = {}
            for option in live.game.options(seat):
                kind, parts = live.game.meaning(option)
                if kind == "place":
                    alike.setdefault(parts[1], []).append(option)
            pair = next((options[:2] for options in alike.values() if len(options) > 1), None)
            if pair:
                twins = [Live(live.row, [*play.entries, ["move", seat, option]], {}, []) for option in pair]
                for viewer in {*range(players), SPECTATOR} - {seat}:
                    one, two = (PAGES.model(house, twin, viewer, None, "en") for twin in twins)
                    if one["view"] == two["view"]:
                        assert msgspec.json.encode(one) == msgspec.json.encode(two)
                        marks = {PAGES.table(house, twin, viewer, None, "en", "").mark for twin in twins}
                        assert len(marks) == 1
                        compared += 1
                mine = {PAGES.table(house, twin, seat, None, "en", "").mark for twin in twins}
                assert len(mine) == 2
            await steps(house, live, 1)
        assert compared >= 12


def marks_in(view: Any) -> dict[str, int]:
    """The marks of the cards in a view, each with the card's face."""
    if isinstance(view, dict):
        own = {view["card"]: view["face"]} if "card" in view else {}
        return own | {mark: face for part in view.values() for mark, face in marks_in(part).items()}
    return {mark: face for part in view for mark, face in marks_in(part).items()} if isinstance(view, list) else {}


async def test_marks_of_cards_cannot_be_compared(db: Path) -> None:
    """Every viewer at every table knows the same cards by other marks, and none is a card's number."""
    async with house_on(db) as house:
        one = await table_of(house, "Ann", "Bob", seed="marks")
        two = await table_of(house, "Ann", "Bob", seed="marks")
        for live in (one, two):
            await steps(house, live, 8)
        seen: list[set[str]] = []
        for live in (one, two):
            for seat in (0, 1, SPECTATOR):
                view = PAGES.model(house, live, seat, None, "en")["view"]
                answered = _seen(house, live, visitor_of(live, seat, "en"), seat).view
                assert msgspec.json.encode(view) == msgspec.json.encode(answered)
                marks = marks_in(view)
                assert len(marks) >= 2 and all(len(str(mark)) == 12 for mark in marks)
                html = PAGES.table(house, live, seat, None, "en", "").html
                assert all(f'data-vt="c{mark}"' in html for mark in marks_in(view["row"][0]["target"]))
                assert not re.search(r'(id|href|for|data-vt)="[^"]*\bc\d{1,3}"', html)
                seen.append(set(marks))
        assert all(not mine & other for at, mine in enumerate(seen) for other in seen[:at])


async def test_a_card_keeps_its_mark_at_its_table(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob")
        table, before = live.row.id, marks_in(house.view(live, 0))
        await steps(house, live, 1)
        after = marks_in(house.view(live, 0))
        assert len(before.keys() & after.keys()) >= 4
        assert all(before[mark] == after[mark] for mark in before.keys() & after.keys())
    async with house_on(db) as house:
        assert marks_in(house.view(await house.table(table), 0)) == after


@pytest.mark.parametrize("game", SHELF)
async def test_marks_stay_in_what_is_sent(db: Path, game: str) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob", game=game, seed="marks")
        for _ in range(8):
            await steps(house, live, 3)
            viewers = range(live.row.header.players + 1)
            before = msgspec.json.encode([live.game.save(), [live.game.view(viewer) for viewer in viewers]])
            for viewer in viewers:
                house.view(live, viewer)
            assert msgspec.json.encode([live.game.save(), [live.game.view(viewer) for viewer in viewers]]) == before
