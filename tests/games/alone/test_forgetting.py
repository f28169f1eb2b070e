"""What the Hero was told of the Map goes with the Round (alone.ruling.r58): from the log on every screen, too."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from clauses import clause
from games.alone.scenario import Scene
from serving import house_on, table_of
from tables import Desk, begin
from villainy.engine.chance import Chance, seeded
from villainy.engine.event import ANSWERED, FORGOTTEN, Event, Memory
from villainy.engine.record import Play
from villainy.games.alone import BOX
from villainy.games.alone.labyrinth import clean_up
from villainy.games.alone.terms import FLEETING, HERO
from villainy.games.alone.told import tell_noise
from villainy.games.alone.words import AloneWords
from villainy.table.api import _seen
from villainy.table.door import Visitor
from villainy.table.live import Live
from villainy.table.render import Pages, reel, told
from villainy.table.storage import Person
from villainy.terminal.screen import Left
from villainy.words import words_of

SPECTATOR = 2
PAGES = Pages()
NUMBER = re.compile(r'<li data-n="(\d+)"')
ROUNDS = 3


def words(play: Play) -> AloneWords:
    deck = play.game.deck
    return AloneWords(words_of("en", "villainy.games.alone"), deck, ["Ann", "Bo"])  # type: ignore[arg-type]


def option(play: Play, chance: Chance) -> tuple[int, int]:
    """By lot, but the Hero never Fights: there is more to be told of a place to somebody who gets around."""
    game = play.game
    seat = chance.pick(game.to_answer())
    options = [one for one in game.options(seat) if game.meaning(one)[0] != "fight"]
    return seat, chance.pick(options or game.options(seat))


class Told:
    """A game by lot, and for each event how often the Hero had answered before."""

    def __init__(self, memory: str) -> None:
        self.play = Play.begin(BOX, 2, "forgetting", {"memory": memory}, BOX.house_deck(), ["Ann", "Bo"])
        self.chance = seeded("forgetting")
        self.events: list[Event] = []
        self.answers: list[int] = []
        self.answered = 0
        self._note()

    def _note(self) -> None:
        for event in self.play.events():
            self.answered += event.kind == ANSWERED and event.seat == HERO
            self.events.append(event)
            self.answers.append(self.answered)

    def questions(self) -> Iterator[None]:
        """The Hero's, in the first Rounds; as many as a test has time for."""
        while not self.play.game.over and self.play.game.view(HERO)["round"] <= ROUNDS:
            seat, chosen = option(self.play, self.chance)
            self.play.decide(seat, chosen, self.play.game.number)
            self._note()
            if self.play.game.to_answer() == [HERO]:
                yield

    def old(self) -> set[int]:
        """Fleeting events of former Rounds that the Hero has had the time to read."""
        ended = max((at for at, event in enumerate(self.events) if event.kind == "track-cleared"), default=0)
        return {at for at in range(ended) if self.events[at].fleeting and self.answers[at] < self.answered}


def kept(viewer: int, events: list[Event]) -> set[int]:
    """The events that a viewer has not forgotten."""
    memory = Memory(viewer)
    for event in events:
        memory.note(event)
    return {at for at, event in enumerate(events) if at >= memory.since or not event.fleeting}


@clause("alone.ruling.r58")
def test_the_log_says_nothing_about_the_map_of_former_rounds() -> None:
    game = Told("round")
    tellers = {viewer: words(game.play).teller(viewer) for viewer in (HERO, SPECTATOR, 1)}
    heard = forgotten = 0
    for _ in game.questions():
        old = game.old()
        forgotten += bool(old)
        for viewer, teller in tellers.items():
            lines = teller.hear(game.events[heard:])
            assert lines[-1].at == max(line.at for line in lines)
            if viewer != 1:
                assert not old & kept(viewer, game.events)
                kinds = [line.kind for line in lines if line.kind in FLEETING]
                assert len(kinds) <= len(game.events) - len(old)
                again = words(game.play).story(game.events, viewer)
                assert [line.text for line in again] == [line.text for line in lines]
        heard = len(game.events)
    assert forgotten > 10
    evil = tellers[1].lines
    assert [line.at for line in evil] == list(range(1, len(evil) + 1)), "Evil forgets nothing"
    assert {"reacted-hidden", "turn"} <= {line.kind for line in tellers[HERO].lines}
    assert [line.kind for line in tellers[HERO].lines].count(FORGOTTEN) == 1


@clause("alone.ruling.r58")
def test_a_table_that_keeps_its_memory_keeps_its_log() -> None:
    game = Told("kept")
    for _ in game.questions():
        pass
    assert game.old() <= kept(HERO, game.events)


@clause("alone.noise.communicate", "alone.ruling.r58")
def test_what_is_told_last_in_a_round_can_still_be_read() -> None:
    scene = Scene(hero="A22")
    game = scene.game
    game.listening = True
    game.events = [Event(ANSWERED, "", HERO, -1, 0, -1, 0, 0)]
    tell_noise(game, 0)
    clean_up(game)
    assert [event.kind for event in game.events if event.heard_by(HERO)][:1] == ["noise"]
    noise = [event.kind for event in game.events].index("noise")
    assert noise in kept(HERO, game.events)
    assert noise not in kept(HERO, [*game.events, Event(ANSWERED, "", HERO, -1, 0, -1, 0, 0)])
    assert noise in kept(1, [*game.events, Event(ANSWERED, "", HERO, -1, 0, -1, 0, 0)])


@pytest.mark.anyio
@clause("alone.ruling.r58")
async def test_the_web_table_its_api_and_whoever_comes_back(tmp_path: Path) -> None:
    async with house_on(tmp_path / "table.db") as house:
        live = await table_of(house, "Ann", "Bob", game="alone", seed="forgetting")
        assert live.play is not None
        chance, looks = seeded("forgetting"), 0
        while not live.game.over and live.game.view(HERO)["round"] < ROUNDS:
            seat, chosen = option(live.play, chance)
            live.play.decide(seat, chosen, live.game.number)
            live.events += live.play.events()
            if live.game.to_answer() != [HERO] or chance.below(4):
                continue
            live.shown.clear()
            back = Live(live.row, live.play.entries, {}, [])
            for viewer in (HERO, SPECTATOR):
                remembered = kept(viewer, live.events)
                heard = [at for at, event in enumerate(live.events) if event.heard_by(viewer)]
                numbers = {heard.index(at) + 1 for at in heard if at in remembered}
                shots = reel(live, viewer)
                assert {shot["n"] for shot in shots} <= numbers
                assert "".join(told(live, viewer, "en").log) == "".join(told(back, viewer, "en").log)
                assert shots == reel(back, viewer)
            person = live.row.seats[HERO].person
            html = PAGES.table(house, live, HERO, person, "en", "csrf").html
            lines = speaker_lines(live)
            assert {int(number) for number in NUMBER.findall(html[html.index("log") :])} & lines[0] <= lines[1]
            visitor = Visitor(token="", person=Person(person or 0, "Ann", "en"), language="en", theme="", csrf="csrf")
            seen = _seen(house, live, visitor, HERO)
            looks += live.game.view(HERO)["round"] > 1 and b'"told":[]' in msgspec.json.encode(seen)
        assert looks


def speaker_lines(live: Live) -> tuple[set[int], set[int]]:
    """The numbers of all lines that the Hero was ever told at a table, and of those that are not forgotten."""
    assert live.play is not None
    told = words(live.play).story(live.events, HERO)
    return set(range(1, told[-1].at + 1)), {line.at for line in told}


def plain(text: str) -> str:
    """Without the spaces at which no line is broken."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def test_the_terminal(tmp_path: Path) -> None:
    """`log` in the terminal lists what is left; news is told once, however the Round ends."""

    def answer(desk: Desk) -> str:
        game = desk.sitting.game
        if game.view(HERO)["round"] >= ROUNDS and game.view(HERO)["turn"] > 1:
            raise EOFError
        options = game.options(HERO)
        if game.view(HERO)["round"] >= ROUNDS:
            return desk.loop.board.words.labels(options)[0]
        quick = [at for at, one in enumerate(options) if game.meaning(one)[0] in {"locate", "seek"}]
        return desk.loop.board.words.labels(options)[chance.pick(quick or list(range(len(options))))]

    chance = seeded("terminal")
    sitting = begin(tmp_path / "game.jsonl", "human:Ann", "random:Bo", game="alone", seed="terminal")
    desk = Desk(sitting, answer, width=200)
    with pytest.raises(Left):
        desk.run()
    printed = desk.paper.getvalue()
    assert "away, on" in plain(printed)
    desk.fresh()
    desk.loop._log("9999", HERO)
    lines = [line for line in desk.fresh().splitlines() if line.strip()]
    assert lines and not [line for line in lines if "away, on" in plain(line)]
    assert any("the log forgets the Map" in plain(line) for line in lines)
