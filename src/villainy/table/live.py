"""Tables in memory: who is asked, who watches, and moves that are stored before anybody sees them."""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from litestar.response.sse import ServerSentEventMessage
from sqlalchemy.exc import SQLAlchemyError

from villainy.bots import LEVELS
from villainy.engine.box import Box
from villainy.engine.errors import BadRecord, Refusal, StaleQuestion
from villainy.engine.event import Event
from villainy.engine.game import Deck, Game, View
from villainy.engine.orders import Orders, in_window, way_to_pass
from villainy.engine.record import Entry, Header, Play, Record, fingerprint
from villainy.engine.speech import LogLine, Teller, last_line
from villainy.engine.step import Together
from villainy.games import box
from villainy.table.bots import Bots
from villainy.table.drawing.marks import mark_cards
from villainy.table.faults import CannotPlay, Fault
from villainy.table.limits import HOUR, MINUTE, STREAMS_LATER, UNLIMITED, Limits, Rate
from villainy.table.names import own_name
from villainy.table.reel import Newest
from villainy.table.secret import Seal
from villainy.table.storage import (
    BOT,
    DAMAGED,
    LINK,
    NO_DEAL,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    Behind,
    ChatRow,
    SeatRow,
    Store,
    TableRow,
    Twice,
    Unplayable,
)

log = logging.getLogger("villainy.table")

SPECTATOR = -1
DECK_FILE = "deck.toml"
"""What a deck is called that somebody brings."""
ADDRESS, TABLE = "address", "table"
Watcher = tuple[str, str | int]
"""Whose streams are counted: an address, a person or a table, and which one."""
GRACE = 30.0
"""Seconds that a person is given beyond the clock before a bot stands in."""
BEAT = 25
"""Seconds after which streams say that they are still there, if nothing has changed before."""
LOG_LINES = 60
"""Lines of the log that a page shows at least, once there are so many; and of what people say, at most."""
SHEAF = 10
"""Lines of the log that are kept and sent as one piece, once there are so many."""
NEWEST = 2
"""Lines of the log that stand beside the board too."""
REST = 900.0
"""Seconds for which a table that nobody comes to stays in memory."""
LOOK = 5
"""How many times longer than otherwise nobody moves without being asked, after something was turned over."""
PATIENCE = 60.0
"""Seconds after which somebody who was not answered may no longer take back: bots wait for it, and so do people."""
GENTLY = 0.02
"""Seconds between the games that are taken up again after a start: whoever asks for a page meanwhile comes first."""
DAY = 86400.0
TIDYING = 3600.0
"""Seconds between two looks for abandoned tables."""


class NoTable(Exception):
    """There is no such table, or it is not for these eyes."""


class RequestReused(Refusal):
    """The same request was made before, for something else."""


class SeatTaken(Exception):
    """Somebody else sits there."""


@dataclass
class Proposal:
    """Somebody asks to take back more than they may alone; the others must all agree."""

    seat: int
    kept: int
    asked_at: float
    agreed: set[int] = field(default_factory=set)


class Tale:
    """What one viewer is told of a game, in one language: `mark` stands for all of it, `newest` for its last lines."""

    def __init__(self, teller: Teller, draw: Callable[[LogLine], str]) -> None:
        self.mark = ""
        self.newest: list[str] = []
        self._teller = teller
        self._draw = draw
        self._heard = 0
        """So many events."""
        self._told = 0
        """So many lines."""
        self._last = 0
        """The number of the last of them."""
        self._sheaves: list[str] = []
        """The log as it is drawn; lines that stay together are one piece, since every view has all of them."""
        self._loose: list[str] = []
        """The lines after those."""
        self._hash = blake2b(digest_size=12)

    def hear(self, events: list[Event]) -> None:
        """All events of the game so far; what is new is told."""
        if len(events) == self._heard:
            return
        lines = self._teller.hear(events[self._heard :])
        if self._told and (len(lines) < self._told or lines[self._told - 1].at != self._last):  # some are forgotten
            self._told = 0
            self._sheaves.clear()
            self._loose.clear()
            self._hash.update(b"forgotten")
        for line in lines[self._told :]:
            drawn = self._draw(line)
            self._hash.update(drawn.encode())
            self._loose.append(drawn)
            if len(self._loose) == SHEAF:
                self._sheaves.append("".join(self._loose))
                self._loose.clear()
        del self._sheaves[: -LOG_LINES // SHEAF]
        self.newest = [line.text for line in lines[-NEWEST:]]
        self._heard, self._told, self._last = len(events), len(lines), last_line(lines)
        self.mark = self._hash.hexdigest()

    @property
    def log(self) -> list[str]:
        """The last lines as they stand in the page, in pieces."""
        return self._sheaves + self._loose


class Change:
    """Something will change, once. Who waits for it is woken then, or before by a beat, to say that they are there."""

    def __init__(self) -> None:
        self._happened = False
        self._waiting: list[asyncio.Future[bool]] = []

    def set(self) -> None:
        self._happened = True
        self._wake(True)

    def beat(self) -> None:
        """Nothing has changed."""
        self._wake(False)

    def wait(self) -> asyncio.Future[bool]:
        """Whether it has changed, or this is but a beat."""
        waiter: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if self._happened:
            waiter.set_result(True)
        else:
            self._waiting.append(waiter)
        return waiter

    def _wake(self, changed: bool) -> None:
        waiting, self._waiting = self._waiting, []
        for waiter in waiting:
            if not waiter.done():
                waiter.set_result(changed)


class CardMarks(dict[int, str]):
    """By card: what stands for its number in all that one viewer is sent; made when it is first seen."""

    def __init__(self, make: Callable[[int], str]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, card: int) -> str:
        mark = self[card] = self._make(card)
        return mark


class Clock:
    """Since when a table waits for whoever is asked. It is kept while the table itself leaves memory."""

    def __init__(self, seconds: int, players: int) -> None:
        self.seconds = seconds
        """For one decision; 0: as many as it takes."""
        self.asked_at = time.monotonic()
        self.since = [time.time()] * (players + 1)
        """By viewer: since when, as far as they can tell, whoever is asked has been asked."""
        self.seen_at = [self.asked_at] * (players + 1)
        """By viewer: the same, by the clock that nobody sets."""
        self.question = 0
        """The number of the question that is asked."""
        self.seemed: list[list[int]] = [[] for _ in range(players + 1)]
        """By viewer: who was asked, as far as they may know."""

    @property
    def late(self) -> float:
        """Seconds since the time of whoever is asked has run out; less than 0: it has not."""
        return time.monotonic() - self.asked_at - self.seconds


class Live:
    """One table in memory. Its lock is held while something is decided and stored; who looks waits for that."""

    def __init__(
        self,
        row: TableRow,
        entries: list[Entry],
        requests: dict[str, int],
        chat: list[ChatRow],
        clock: Clock | None = None,
    ) -> None:
        self.row = row
        self.chat = chat
        self.requests = requests
        """By request: the number of the entry that it made."""
        self.lock = asyncio.Lock()
        self.changed = Change()
        self.gone = False
        """Whether it was deleted."""
        self.used_at = time.monotonic()
        self.clock = clock or Clock(row.clock, row.header.players)
        self.revealed_at = 0.0
        """When something was last turned over for all to see."""
        self.proposal: Proposal | None = None
        self.thinks_again = -1
        """The seat that took back: whatever its orders, it is asked until it has decided."""
        self.events: list[Event] = []
        self.taken_back = 0
        """How often."""
        self.shown: dict[tuple[object, ...], Any] = {}
        """What was drawn since the last change, for others who see the same."""
        self.tales: dict[tuple[int, str], Tale] = {}
        """By viewer and language: what they were told."""
        self.reels: dict[int, tuple[int, Newest]] = {}
        """By viewer: how many events were heard, and who keeps the newest of them."""
        self.card_marks: dict[int, CardMarks] = {}
        """By viewer."""
        self.tools: dict[tuple[object, ...], Any] = {}
        """What speaks and draws here, by language."""
        self.play: Play | None = None
        if row.status != WAITING:
            self.resume(entries)
            self.wind([])

    @property
    def game(self) -> Game:
        assert self.play is not None
        return self.play.game

    @property
    def names(self) -> tuple[str, ...]:
        return self.row.names

    def resume(self, entries: list[Entry]) -> None:
        """The game after these entries; moves that no request made are those that nobody was asked for."""
        self.play = Record(self.row.header, entries, self.row.hash).resume(box)
        asked, line = set(self.requests.values()), list[int]()
        for number, entry in enumerate(entries):
            if entry[0] == "take-back":
                del line[entry[1] :]
            else:
                line.append(number)
        self.play.unasked = {at for at, n in enumerate(line) if entries[n][0] == "move" and n not in asked}
        self.retell()

    def retell(self) -> None:
        """All events of the moves that stand, anew: after loading, and after a take-back."""
        assert self.play is not None
        self.taken_back = sum(entry[0] == "take-back" for entry in self.play.entries)
        told = Play(self.play.box, self.play.header)
        self.tales.clear()
        self.reels.clear()
        self.events = told.events()
        for entry in self.play.line:
            told.apply(entry)
            self.events += told.events()
        self.play.events()

    def viewer(self, seat: int) -> int:
        """The engine's number for a seat or a spectator."""
        return self.row.header.players if seat == SPECTATOR else seat

    @property
    def spectators_talk(self) -> bool:
        """Whether who only watches may say something now: they could help somebody, so only if the host wants it."""
        return self.row.spectators and (self.row.talk or self.row.status == OVER)

    @property
    def complete(self) -> bool:
        """Whether nobody is waited for any more; the game begins then, or as soon as that can be stored."""
        return self.row.status == WAITING and all(seat.kind != OPEN for seat in self.row.seats)

    def seats_of(self, person: int | None) -> list[int]:
        return [seat.number for seat in self.row.seats if seat.person == person and person is not None]

    def owner(self, seat: int) -> int | None:
        """The person whose seat it is."""
        return None if seat == SPECTATOR else self.row.seats[seat].person

    @property
    def people(self) -> list[int]:
        """The seats of those who play themselves."""
        return [seat.number for seat in self.row.seats if seat.kind == PERSON and not seat.stand_in]

    def plays_itself(self, seat: int) -> bool:
        """Whether a bot decides for this seat now."""
        return self.row.seats[seat].kind == BOT or self.row.seats[seat].stand_in

    def can_take_back(self, seat: int) -> bool:
        """Whether the seat may take its last move back alone.

        Not while others answer in secret: when it no longer could, it would know that somebody has. A sealed answer is
        withdrawn instead, and anything else is taken back by consent.
        """
        play = self.play
        return play is not None and play.can_take_back(seat) and not play.game.asks_in_secret(seat)

    def orders(self, seat: int) -> Orders:
        """The standing orders of a seat: its own, or those of the house."""
        header, seats = self.row.header, self.row.seats
        among_bots = all(other.kind == BOT for other in seats if other.number != seat)
        return seats[seat].orders or box(header.game).house_orders(header.settings, seat, among_bots=among_bots)

    def passes(self, seat: int) -> bool:
        """Whether the person in this seat has ordered to pass in the window that is open to them."""
        return seat in self.game.to_answer() and self.would_pass(seat)

    def would_pass(self, seat: int) -> bool:
        """The same, whether or not the seat has answered already."""
        if self.plays_itself(seat) or seat == self.thinks_again or self.game.asking.way_to_pass(self.game, seat) < 0:
            return False
        header = self.row.header
        return box(header.game).is_passed(self.game, header.settings, seat, self.orders(seat))

    def asks(self, seat: int) -> bool:
        """Whether a person is asked in this seat, and has to answer."""
        return seat in self.game.to_answer() and not self.plays_itself(seat) and not self.passes(seat)

    def wind(self, events: list[Event]) -> None:
        """Start the clock if another question is asked now, after these events.

        What a viewer is told of it must not count questions that they cannot see: theirs starts anew only if something
        happened before their eyes, or they are asked themselves. Answers of others, and second thoughts, add no time.
        """
        game, clock = self.game, self.clock
        if game.number == clock.question:
            return
        clock.question = game.number
        clock.asked_at, now = time.monotonic(), time.time()
        for viewer in range(self.row.header.players + 1):
            asked = game.seems_asked(viewer)
            told = asked != clock.seemed[viewer] or any(event.heard_by(viewer) for event in events)
            if told or viewer in asked:
                clock.since[viewer], clock.seen_at[viewer] = now, clock.asked_at
            clock.seemed[viewer] = asked

    def answered(self, request: str, said: Entry) -> bool:
        """Whether a request was answered before; `RequestReused` if that was for something else."""
        if request not in self.requests:
            return False
        assert self.play is not None
        if self.play.entries[self.requests[request]][: len(said)] != said:
            raise RequestReused
        return True

    def welcome(self, seat: int) -> None:
        """Somebody is back: if they are late already, they are given time; nobody can tell from it who is asked."""
        game, clock, now = self.game, self.clock, time.time()
        if seat in game.to_answer() and clock.late >= 0:
            clock.asked_at = time.monotonic()
        for viewer in range(self.row.header.players + 1):
            if seat in game.seems_asked(viewer) and now - clock.since[viewer] >= clock.seconds:
                clock.since[viewer] = now

    def until(self, viewer: int) -> int:
        """When, as far as this viewer can tell, the time of whoever is asked runs out; 0 without a clock."""
        waiting = any(not self.plays_itself(seat) for seat in self.game.seems_asked(viewer))
        return round(self.clock.since[viewer] + self.clock.seconds) if self.clock.seconds and waiting else 0

    @staticmethod
    def left(until: int) -> int:
        """How many seconds are left until then, now."""
        return max(0, round(until - time.time()))

    async def settled(self) -> None:
        """Wait while something is decided and stored: what follows, up to the next wait, sees nothing half done."""
        if self.lock.locked():
            async with self.lock:
                pass

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Hold the lock of a table that is still there, or `NoTable`."""
        async with self.lock:
            if self.gone:
                raise NoTable
            yield

    def wake(self) -> None:
        """Tell everybody who watches that there may be something new."""
        self.shown.clear()
        self.changed.set()
        self.changed = Change()


def _left(row: TableRow | Unplayable) -> dict[str, Any]:
    """What becomes of a seat whose person leaves."""
    if row.status == WAITING:
        anybody = isinstance(row, TableRow) and row.listed
        return {"kind": OPEN, "level": "" if anybody else LINK, "name": ""}
    return {"kind": BOT, "level": LEVELS[-1], "stand_in": False} if row.status == PLAYING else {}


def _unplayable(row: TableRow, reason: str, error: Exception) -> CannotPlay:
    """A table that is stored in good order, but no game comes of it."""
    log.warning("table-unplayable %s %r", row.id, error, exc_info=not isinstance(error, BadRecord))
    return CannotPlay(row.unplayable(reason))


def _check_keeper(row: TableRow | Unplayable, person: int) -> None:
    """Only the people whose table it is may leave it."""
    if person not in row.keepers:
        raise Fault("table-fault-forbidden", 403)


def _of_seat(seat: int, request: str) -> str:
    """What the request of a seat is stored as: two programs may number theirs alike, and mean two moves."""
    return f"{seat}-{blake2b(request.encode(errors='replace'), digest_size=18).hexdigest()}"


class House:
    """All tables. Any of them is rebuilt from storage when somebody asks for it."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        seal: Seal,
        pace: float = 0.7,
        public_url: str = "",
        limits: Limits = UNLIMITED,
        abandoned_days: int = 0,
    ) -> None:
        self.store = store
        self.bots = bots
        self.seal = seal
        self.public_url = public_url
        self.pace = pace
        """Seconds between the moves of bots, for people to follow; nobody passes in a window faster than that.

        So nobody can tell, as long as a person is as quick, whether a person, a bot or a standing order has passed.
        """
        self._live: WeakValueDictionary[str, Live] = WeakValueDictionary()
        """All tables in memory: as long as somebody watches or plays there, it is the same one for everybody."""
        self._kept: dict[str, Live] = {}
        """Those that stay there for a while although nobody does."""
        self._clocks: dict[str, Clock] = {}
        """Of the tables that are played against time, in memory or not."""
        self._loading: dict[str, asyncio.Lock] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._watches: list[asyncio.Task[None]] = []
        self.stopping = asyncio.Event()
        self.moves = 0
        """How many were stored, seen by all or not: for the server itself."""
        self.moves_of_games_over = 0
        self.limits = limits
        self.watchers: Counter[Watcher] = Counter()
        """How many streams go to each address and each person, and from each table."""
        self._entered = Rate(limits.people_per_hour, HOUR)
        self._opened = Rate(limits.tables_per_hour, HOUR)
        self._brought = Rate(limits.decks_per_minute, MINUTE)
        self._said = Rate(limits.chat_per_minute, MINUTE)
        self.abandoned_days = abandoned_days
        """After which a table whose game is not over is deleted; 0: never."""

    async def start(self) -> None:
        """Begin to watch over the tables, and go on with their games."""
        work = (self._watch_clocks(), self._beat(), self._go_on(), self._tidy())
        self._watches = [asyncio.create_task(one) for one in work]

    async def _go_on(self) -> None:
        """Take up the games again: bots play on where they are asked, and clocks run. Nobody waits for this."""
        for table in await self.store.playing():
            try:
                live = await self._load(table)
                if self._next_unasked(live) is not None:
                    self._kept[table] = live
                    self._drive(live)
            except (CannotPlay, NoTable):  # whoever sits there is told
                continue
            except Exception:  # one table that cannot be read now must not stop all others
                log.exception("table-not-taken-up %s", table)
            await asyncio.sleep(GENTLY)

    async def _tidy(self) -> None:
        """Delete abandoned tables, now and then."""
        while self.abandoned_days:
            await asyncio.sleep(TIDYING)
            try:
                await self.delete_abandoned()
            except Exception:  # what cannot be deleted now can be in an hour
                log.exception("tidying-failed")

    async def delete_abandoned(self) -> None:
        """Delete tables whose game is not over and where nothing has happened for long; not under somebody's eyes."""
        since = time.time() - self.abandoned_days * DAY
        for table in await self.store.delete_abandoned(since, but=frozenset(self._live)):
            self._deleted(table)

    async def stop(self) -> None:
        """Let what is being stored be stored."""
        self.ending()
        tasks = [*self._drivers.values(), *self._watches]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def ending(self) -> None:
        """Tell the streams to end: the server is about to stop."""
        self.stopping.set()
        for live in list(self._live.values()):
            live.wake()

    def watched(
        self, address: str, person: int | None, tables: set[str], stream: AsyncIterator[ServerSentEventMessage]
    ) -> AsyncIterator[bytes]:
        """Counts a stream while somebody listens to it; a fault if there are too many already."""
        limits = self.limits
        watchers: list[Watcher] = [(ADDRESS, address), *((TABLE, table) for table in tables)]
        most = {ADDRESS: limits.streams_per_address, TABLE: limits.streams_per_table}
        if person is not None:
            watchers.append((PERSON, person))
            most[PERSON] = limits.streams_per_person
        if any(0 < most[watcher[0]] <= self.watchers[watcher] for watcher in watchers):
            raise Fault.later("table-fault-streams", STREAMS_LATER)
        return self._watched(watchers, stream)

    async def _watched(
        self, watchers: list[Watcher], stream: AsyncIterator[ServerSentEventMessage]
    ) -> AsyncIterator[bytes]:
        self.watchers.update(watchers)
        try:
            async for said in stream:
                yield said.encode()
        finally:
            self.watchers.subtract(watchers)
            for watcher in watchers:
                if not self.watchers[watcher]:
                    del self.watchers[watcher]

    def figures(self) -> dict[str, int]:
        """Counts for monitors, and whoever else asks: of games that are not over they must not tell what is hidden."""
        return {
            "tables_in_memory": len(self._live),
            "tables_playing": sum(live.row.status == PLAYING for live in list(self._live.values())),
            "moves_of_games_over_total": self.moves_of_games_over,
            "watchers": sum(count for (sort, _), count in self.watchers.items() if sort == ADDRESS),
        }

    # Opening, sitting, starting -------------------------------------------------------------------------------------

    async def open(
        self,
        host: int,
        header: Header,
        seats: tuple[SeatRow, ...],
        *,
        listed: bool,
        spectators: bool,
        clock: int,
        talk: bool = False,
        address: str = "",
    ) -> str:
        """A new table; it begins by itself when no seat is open. `address`: where the host is."""
        await self._may_open(host, address)
        now = time.time()
        table = secrets.token_urlsafe(9)
        named: list[SeatRow] = []
        for seat in seats:
            named.append(replace(seat, name=own_name(seat.name, [one.name for one in named])))
        row = TableRow(
            id=table,
            header=header,
            status=WAITING,
            host=host,
            listed=listed,
            spectators=spectators,
            talk=talk,
            clock=clock,
            again=None,
            hash="",
            created=now,
            changed=now,
            seats=tuple(named),
        )
        self._dealt(row)
        await self.store.new_table(row)
        await self._begin_if_full(await self.table(table))
        return table

    async def _may_open(self, host: int, address: str) -> None:
        most = self.limits.tables_per_person
        if 0 < most <= await self.store.unfinished(host):
            raise Fault("table-fault-tables-open", 409, most=most)
        wait = self._opened.take(address)
        if wait:
            raise Fault.later("table-fault-tables-often", wait)

    def may_enter(self, address: str) -> None:
        """Refuse somebody new if too many have come from that address."""
        wait = self._entered.take(address)
        if wait:
            raise Fault.later("table-fault-people-often", wait)

    async def deck(self, known: Box, address: str, source: Callable[[], dict[str, Any]]) -> Deck:
        """A deck that somebody brings, or `BadDeck`. It is read in another thread: that may take a while."""
        wait = self._brought.take(address)
        if wait:
            raise Fault.later("table-fault-decks-often", wait)
        return await asyncio.to_thread(lambda: known.read_deck(source(), DECK_FILE))

    async def sit(self, live: Live, number: int, person: int, name: str) -> None:
        """Take an open seat."""
        async with live.held():
            name = own_name(name, [seat.name for seat in live.row.seats])
            values = {"kind": PERSON, "level": "", "person": person, "name": name}
            if not await self.store.change_seat(live.row.id, number, only_if=OPEN, **values):
                raise SeatTaken
            self._seat(live, number, kind=PERSON, level="", person=person, name=name)
        live.wake()
        await self._begin_if_full(live)

    async def fill(self, live: Live, number: int, level: str, name: str) -> None:
        """Put a bot on an open seat."""
        async with live.held():
            name = own_name(name, [seat.name for seat in live.row.seats])
            values = {"kind": BOT, "level": level, "name": name}
            if not await self.store.change_seat(live.row.id, number, only_if=OPEN, **values):
                raise SeatTaken
            self._seat(live, number, kind=BOT, level=level, name=name)
        live.wake()
        await self._begin_if_full(live)

    async def stand_in(self, live: Live, number: int, *, on: bool) -> None:
        """A bot plays for an absent person, or the person takes the seat back."""
        async with live.held():
            await self.store.change_seat(live.row.id, number, stand_in=on)
            self._seat(live, number, stand_in=on)
            if live.play is not None and not on:
                live.welcome(number)
        live.wake()
        self._drive(live)

    async def leave(self, table: str, person: int) -> bool:
        """A person leaves; whether the table is still there.

        The seat of a waiting table is free again; in a running game a bot takes it; a game that is over, or cannot be
        played, is no longer theirs. A host who leaves a waiting table closes it, and a table that nobody keeps any more
        is deleted.
        """
        try:
            live = await self.table(table)
        except CannotPlay as error:
            _check_keeper(error.table, person)
            kept = await self.store.leave(table, person, **_left(error.table)) is not None
            self._drop(table)
            if not kept:
                self._deleted(table)
            return kept
        async with live.held():
            row = live.row
            _check_keeper(row, person)
            if row.status == WAITING and row.host == person:
                await self.store.delete(table)
                self._deleted(table)
                return False
            left = _left(row)
            host = await self.store.leave(table, person, **left)
            if host is None:
                self._deleted(table)
                return False
            live.row = replace(row, host=host)
            for seat in live.seats_of(person):
                self._seat(live, seat, person=None, orders=None, **left)
            live.proposal = None
        live.wake()
        self._drive(live)
        return True

    def _drop(self, table: str) -> None:
        """Forget a table at once; whoever watches it has to look again."""
        self._clocks.pop(table, None)
        self._kept.pop(table, None)
        live = self._live.pop(table, None)
        if live is not None:
            live.gone = True
            live.wake()

    def _deleted(self, table: str) -> None:
        """Forget a table that is no longer stored, and that other tables lead there."""
        self._drop(table)
        for other in list(self._live.values()):
            if other.row.again == table:
                other.row = replace(other.row, again=None)
                other.wake()

    async def link_again(self, live: Live, table: str) -> None:
        """The same people play on at another table."""
        await self.store.change_table(live.row.id, again=table)
        live.row = replace(live.row, again=table)
        live.wake()

    def invitation(self, live: Live, number: int) -> str:
        """The secret of a seat: who has it may sit there."""
        return self.seal.mark("seat", live.row.id, number)

    def _seat(self, live: Live, number: int, **values: object) -> None:
        seats = tuple(
            replace(seat, **values) if seat.number == number else seat  # type: ignore[arg-type]
            for seat in live.row.seats
        )
        live.row = replace(live.row, seats=seats)

    def _dealt(self, row: TableRow) -> Play:
        """A game that begins; `CannotPlay` if its cards cannot be dealt."""
        try:
            return Record(row.header, [], "").resume(box)
        except Exception as error:
            raise _unplayable(row, NO_DEAL, error) from error

    async def _begin_if_full(self, live: Live) -> None:
        """Deal, and then store that the game has begun: nothing is stored as playing that cannot be played."""
        async with live.held():
            if not live.complete:
                return
            names = [seat.name for seat in live.row.seats]
            header = msgspec.structs.replace(live.row.header, ask_forced=True, seats=names)
            row = replace(live.row, status=PLAYING, header=header)
            play = self._dealt(row)
            await self.store.change_table(row.id, status=PLAYING, header=header)
            live.row, live.play = row, play
            live.retell()
            live.wind([])
            self._keep_time(live)
        live.wake()
        self._drive(live)

    # Playing --------------------------------------------------------------------------------------------------------

    async def table(self, table: str) -> Live:
        """The table, from memory or from storage."""
        live = self._live.get(table) or await self._load(table)
        live.used_at = time.monotonic()
        self._kept[table] = live
        if live.complete:
            await self._begin_if_full(live)
        return live

    async def _load(self, table: str) -> Live:
        lock = self._loading.setdefault(table, asyncio.Lock())
        async with lock:
            live = self._live.get(table)
            if live is not None:
                return live
            try:
                live = self._live.setdefault(table, await self._read(table))
            finally:
                self._loading.pop(table, None)  # tables that nobody opened are not remembered either
            self._keep_time(live)
        return live

    async def _read(self, table: str) -> Live:
        """The table as it is stored; `CannotPlay` if no game comes of it."""
        row = await self.store.table(table)
        if row is None:
            raise NoTable
        if isinstance(row, Unplayable):
            raise CannotPlay(row)
        chat = await self.store.chat(table)
        self._dealt(row)
        try:
            entries, requests = await self.store.entries(table)
            live = Live(row, entries, requests, chat, self._clocks.get(table))
        except SQLAlchemyError:  # the next attempt may do better
            raise
        except Exception as error:
            raise _unplayable(row, DAMAGED, error) from error
        if live.play is not None:
            await self._end_passing(live)
        return live

    def _keep_time(self, live: Live) -> None:
        """A table that is played against time may leave memory, its clock may not."""
        if live.row.status == PLAYING and live.clock.seconds:
            self._clocks[live.row.id] = live.clock
        else:
            self._clocks.pop(live.row.id, None)

    def forget(self) -> None:
        """Let tables go that nobody has come to for a while; whoever still watches one keeps it in memory."""
        long_ago = time.monotonic() - REST
        for live in list(self._kept.values()):
            if live.used_at < long_ago and live.proposal is None:
                del self._kept[live.row.id]
        self._drivers = {table: task for table, task in self._drivers.items() if not task.done()}

    def view(self, live: Live, viewer: int, game: Game | None = None) -> View:
        """What a viewer is sent of a game, by default as it stands: cards that they know carry marks, not numbers."""
        shown = (game or live.game).view(viewer)
        mark_cards(shown, self._card_marks(live, viewer))
        return shown

    def view_json(self, live: Live, viewer: int, view: View | None = None) -> msgspec.Raw:
        """The same as JSON, or that of a view which was just made. Kept until something changes.

        The view is not: it is hundreds of things, and all that tables keep is looked through for garbage.
        """
        found: msgspec.Raw | None = live.shown.get(("view", viewer))
        if found is None:
            found = live.shown["view", viewer] = msgspec.Raw(msgspec.json.encode(view or self.view(live, viewer)))
        return found

    def card_mark(self, live: Live, viewer: int, card: int) -> str:
        """Stands for a card in all that a viewer is sent.

        It stays the same at this table and for this viewer, so that a card can be followed from view to view; two
        viewers cannot compare theirs, and none tells the card's place in the box.
        """
        return self._card_marks(live, viewer)[card]

    def _card_marks(self, live: Live, viewer: int) -> CardMarks:
        marks = live.card_marks.get(viewer)
        if marks is None:
            seal, table = self.seal, live.row.id
            marks = live.card_marks[viewer] = CardMarks(lambda card: seal.mark("card", table, viewer, card)[:12])
        return marks

    def ticket(self, live: Live, seat: int) -> str:
        """Names the question that this seat is asked now; tells nothing about how many there were."""
        return self.seal.mark("question", live.row.id, seat, live.game.number, live.taken_back)

    async def move(self, live: Live, seat: int, option: int, ticket: str, request: str) -> None:
        """A seat answers: stored, then shown. The same request again is answered, not played again.

        With another option it is refused.
        """
        if live.play is not None and option == way_to_pass(live.game, seat):
            await asyncio.sleep(self._rest(live))
        said = ["move", seat, option]
        await self._decide(live, seat, ticket, request, said, lambda play: play.decide(seat, option, play.game.number))

    def _rest(self, live: Live) -> float:
        """Seconds until a pass may be seen in the window that is open."""
        return self._pause(live, live.clock.asked_at)

    def _pause(self, live: Live, begun: float) -> float:
        """Seconds until others may see what was decided by a bot or an order since then.

        Whatever has been turned over can be looked at first. That depends on nothing but what everybody has seen.
        """
        return max(0.0, max(begun + self.pace, live.revealed_at + LOOK * self.pace) - time.monotonic())

    async def give_orders(self, live: Live, seat: int, orders: Orders) -> None:
        """From now on these are the standing orders of a seat. Whoever is to move has nothing to pass until then."""
        async with live.held():
            asked = live.play is not None and seat in live.game.to_answer() and not in_window(live.game, seat)
            await self._note_orders(live, seat, replace(orders, until_move=orders.until_move and not asked))
            if live.thinks_again == seat:
                live.thinks_again = -1
        live.wake()
        self._drive(live)

    async def _note_orders(self, live: Live, seat: int, orders: Orders) -> None:
        await self.store.change_seat(live.row.id, seat, orders=orders)
        self._seat(live, seat, orders=orders)

    async def _end_passing(self, live: Live) -> None:
        """Who passed until their next move is asked for it now: from here on their other orders hold again."""
        for seat in live.game.to_answer():
            given, asked = live.row.seats[seat].orders, seat == live.thinks_again or not in_window(live.game, seat)
            if given is not None and given.until_move and asked:
                await self._note_orders(live, seat, replace(given, until_move=False))

    async def withdraw(self, live: Live, seat: int, ticket: str, request: str) -> None:
        """A seat takes a sealed answer back."""
        said = ["withdraw", seat]
        await self._decide(live, seat, ticket, request, said, lambda play: play.withdraw(seat, play.game.number))

    async def take_back(self, live: Live, seat: int, request: str) -> None:
        """A seat takes its last decision back, while nobody has learned anything from it."""

        def act(play: Play) -> Entry:
            if not live.can_take_back(seat):
                raise Refusal
            live.thinks_again = seat
            return play.take_back(seat)

        await self._decide(live, seat, None, request, ["take-back"], act)

    async def propose_take_back(self, live: Live, seat: int) -> None:
        """Ask the others whether the seat's last decision may be taken back."""
        async with self._deciding(live):
            last = live.play.last_decision(seat) if live.play else -1
            if last < 0 or live.row.status != PLAYING:
                raise Refusal
            live.proposal = Proposal(seat, last, time.monotonic())
            if not set(live.people) - {seat}:
                await self._take_back_by_consent(live)

    async def agree(self, live: Live, seat: int, *, yes: bool) -> None:
        """Answer a proposal to take back; one no ends it."""
        async with self._deciding(live):
            proposal = live.proposal
            if proposal is None or seat == proposal.seat:
                raise Refusal
            if not yes:
                live.proposal = None
            else:
                proposal.agreed.add(seat)
                if set(live.people) <= proposal.agreed | {proposal.seat}:
                    await self._take_back_by_consent(live)

    async def say(self, live: Live, name: str, text: str, *, watching: bool = False, person: int | None = None) -> None:
        """Chat; a spectator talks where the table lets them, and when the game is over."""
        wait = self._said.take(person)
        if wait:
            raise Fault.later("table-fault-chat-often", wait)
        kept = self.limits.chat_kept
        async with live.held():
            if watching and not live.spectators_talk:
                raise Refusal
            live.chat.append(await self.store.say(live.row.id, name, text, watching=watching, kept=kept))
            if kept:
                del live.chat[:-kept]
        live.wake()

    async def _decide(
        self, live: Live, seat: int, ticket: str | None, request: str, said: Entry, act: Callable[[Play], Entry]
    ) -> None:
        """`said`: how the entry begins that `act` makes."""
        async with self._deciding(live):
            play = live.play
            if play is None:
                raise Refusal
            mine = _of_seat(seat, request)
            if live.answered(mine, said):
                return
            if ticket is not None and ticket != self.ticket(live, seat):
                raise StaleQuestion
            entry = act(play)
            await self._commit(live, [entry], mine)
            live.answered(mine, said)  # something else, if this request was stored before and memory did not know

    @asynccontextmanager
    async def _deciding(self, live: Live) -> AsyncIterator[None]:
        """While something is decided. Whatever comes of it is shown, even if only a part of it could be stored."""
        happened = True
        try:
            async with live.held():
                yield
        except (Refusal, NoTable):
            happened = False
            raise
        finally:
            if happened:
                live.wake()
                self._drive(live)

    async def _take_back_by_consent(self, live: Live) -> None:
        assert live.play is not None and live.proposal is not None
        live.thinks_again = live.proposal.seat
        entries = [live.play.take_back_to(live.proposal.kept), live.play.reseed(secrets.token_hex(16))]
        await self._commit(live, entries, None)

    async def _commit(self, live: Live, entries: list[Entry], request: str | None) -> None:
        """Store what has just happened in memory; if that fails, memory becomes again what is stored."""
        play = live.play
        assert play is not None
        over = play.game.over
        winners = play.game.winners if over else []
        values: dict[str, str] = {}
        if over:
            seats = " ".join(str(seat) for seat in winners)
            values = {"status": OVER, "hash": fingerprint(play.game), "winners": seats}
        kept = len(play.entries) - len(entries)
        try:
            await self.store.add_entries(live.row.id, kept, entries, request, **values)
        except Twice:
            await self._recall(live, kept)
            return
        except Behind as error:
            await self._recall(live, kept)
            raise StaleQuestion from error
        except BaseException:
            await self._recall(live, kept)
            raise
        self.moves += len(entries)
        if request is not None:
            live.requests[request] = kept
        if entries[0][0] == "move":
            if entries[0][1] == live.thinks_again:
                live.thinks_again = -1
            news = play.events()
            live.events += news
            self._note_reveals(live, news)
        else:
            live.retell()
            news = live.events if len(entries) > 1 else []  # alone one takes back only what nobody has noticed
        if over:
            live.row = replace(live.row, status=OVER, hash=values["hash"], winners=tuple(winners))
            self.moves_of_games_over += len(play.line)
            self._keep_time(live)
        live.proposal = None
        live.wind(news)
        await self._end_passing(live)

    @staticmethod
    def _note_reveals(live: Live, news: list[Event]) -> None:
        reveals, everybody = box(live.row.header.game).reveals, live.row.header.players
        if any(event.kind in reveals and event.heard_by(everybody) for event in news):
            live.revealed_at = time.monotonic()

    async def _recall(self, live: Live, kept: int) -> None:
        """What is in memory is not what is stored: take it from storage, or, if that cannot be read, as it was before.

        The table stays the same object: whoever waits for its lock must not find what was never stored.
        """
        assert live.play is not None
        row, entries, requests = live.row, live.play.entries[:kept], live.requests
        try:
            entries, requests = await self.store.entries(row.id)
            stored = await self.store.table(row.id)
            row = stored if isinstance(stored, TableRow) else row
        except Exception:
            log.exception("table-unreadable %s", row.id)
        live.row, live.requests = row, requests
        live.resume(entries)
        live.wind([])
        live.proposal = None
        live.thinks_again = -1
        live.wake()

    # Bots and clocks ------------------------------------------------------------------------------------------------

    def _drive(self, live: Live) -> None:
        """Let those play on who are asked and need no asking: bots, and people who have ordered to pass."""
        running = self._drivers.get(live.row.id)
        if (running is None or running.done()) and self._next_unasked(live) is not None:
            self._drivers[live.row.id] = asyncio.create_task(self._play_on(live))

    def _next_unasked(self, live: Live) -> int | None:
        if live.gone or live.row.status != PLAYING or live.play is None or live.proposal is not None:
            return None
        for seat in live.game.to_answer():
            if live.plays_itself(seat) or live.passes(seat):
                return seat
        return None

    async def _play_on(self, live: Live) -> None:
        while (seat := self._next_unasked(live)) is not None:
            number = live.game.number
            try:
                option = await self._choice(live, seat)
                async with live.lock:
                    if self._next_unasked(live) != seat or live.game.number != number:
                        continue
                    assert live.play is not None
                    entry = live.play.decide(seat, option, number, unasked=True)
                    await self._commit(live, [entry], None)
            except Exception:
                log.exception("bot-failed %s", live.row.id)
                await asyncio.sleep(1)
            live.wake()

    async def _choice(self, live: Live, seat: int) -> int:
        """What is decided in a seat where nobody is asked, after a while."""
        if not live.plays_itself(seat):
            await asyncio.sleep(self._rest(live))
            return way_to_pass(live.game, seat)
        begun = self._begun(live)
        level = live.row.seats[seat].level or "henchman"
        option = await self.bots.choose(live.row.header, live.game, seat, level)
        await asyncio.sleep(self._pause(live, begun))
        return option

    def _begun(self, live: Live) -> float:
        """Since when a bot has been thinking about what is asked, as far as others can tell by their watches.

        Who answers in secret can do so at the same time as others. And to a person who is not to know how many
        questions there are, five of them take no longer than one: all begin when that person last saw something.
        """
        asking = live.game.asking
        sealed = isinstance(asking, Together) and asking.sealed
        begun = live.clock.asked_at if sealed else time.monotonic()
        return min([begun, *(live.clock.seen_at[seat] for seat in live.people if live.game.asks_in_secret(seat))])

    async def _beat(self) -> None:
        """Let streams say that they are still there: every second those of some tables, or all would speak at once."""
        second = 0
        while not self.stopping.is_set():
            await asyncio.sleep(1)
            second += 1
            for live in list(self._live.values())[second % BEAT :: BEAT]:
                live.changed.beat()
            if second % BEAT == 0:
                self.forget()

    async def _watch_clocks(self) -> None:
        """Nobody is waited for without end: neither to decide nor to answer somebody who has second thoughts."""
        while not self.stopping.is_set():
            await asyncio.sleep(1)
            await self._recall_late()
            for live in list(self._live.values()):
                if live.row.status == PLAYING:
                    try:
                        await self._check_clock(live)
                    except Exception:  # what cannot be stored now can be in a second; all other clocks go on
                        log.exception("clock-failed %s", live.row.id)

    async def _recall_late(self) -> None:
        """Take tables into memory again whose time has run out."""
        for table in [table for table, clock in self._clocks.items() if clock.late >= 0 and table not in self._live]:
            try:
                self._drive(await self.table(table))
            except (CannotPlay, NoTable):
                self._clocks.pop(table, None)
            except Exception:  # what cannot be read now can be in a second
                log.exception("clock-failed %s", table)

    async def _check_clock(self, live: Live) -> None:
        """Time that has run out: the rules may say what is decided; otherwise, after the grace, a bot stands in."""
        proposal = live.proposal
        if proposal is not None:
            if time.monotonic() - proposal.asked_at > PATIENCE:
                async with live.held():
                    live.proposal = None
                live.wake()
                self._drive(live)
            return
        late = live.clock.late
        if not live.clock.seconds or late < 0:
            return
        number = live.game.number
        for seat in live.game.to_answer():
            if live.plays_itself(seat) or live.game.number != number:
                continue
            with suppress(Refusal):
                option = live.game.fallback(seat)
                if option >= 0:
                    await self.move(live, seat, option, self.ticket(live, seat), secrets.token_urlsafe(12))
                elif late >= GRACE:
                    await self.stand_in(live, seat, on=True)
