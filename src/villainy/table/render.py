"""Pages: templates, the words of a language, and the table as one viewer may see it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from importlib import import_module
from importlib.resources import files
from typing import Any, cast

import msgspec
from jinja2 import Environment, PackageLoader, StrictUndefined, nodes
from litestar.response.sse import ServerSentEventMessage

from villainy.engine.errors import Refusal
from villainy.engine.game import Deck, View
from villainy.engine.orders import in_window
from villainy.engine.speech import LogLine, Speaker
from villainy.engine.step import Together
from villainy.games import box
from villainy.table.drawing.film import film
from villainy.table.drawing.frame import Drawer, frame
from villainy.table.drawing.parts import face, icon, token
from villainy.table.drawing.pieces import new_parts
from villainy.table.drawing.story import Painter, tell
from villainy.table.live import GRACE, LOG_LINES, SPECTATOR, House, Live, Tale
from villainy.table.reel import Newest
from villainy.table.secret import new_token
from villainy.table.storage import PLAYING
from villainy.version import __version__
from villainy.words import LANGUAGES, Words, words_of

AWAY = "away"
"""The kind of a seat where a bot stands in for a person."""


@dataclass(frozen=True, eq=False)
class Fragment:
    """The table as one viewer sees it: `mark` changes when, and only when, what they may know changes.

    `drawing` stands for these very pieces: another drawing of the same mark has other numbers in its forms.
    """

    mark: str
    drawing: str
    pieces: list[str]

    @property
    def html(self) -> str:
        return "".join(self.pieces)

    def data(self, before: "Fragment | None") -> bytes:
        """The fragment as a stream sends it, whole, or to who has the one before."""
        said: dict[str, Any] = {"n": self.mark, "drawing": self.drawing, "parts": self.pieces}
        if before is not None:
            said |= {"since": before.drawing, "parts": new_parts(before.pieces, self.pieces)}
        return msgspec.json.encode(said)


class Message(ServerSentEventMessage):
    """A view for a stream, in bytes already; JSON has no line ends of its own. `window`: whose it is, of several."""

    def __init__(self, mark: str, data: bytes, window: str = "") -> None:
        super().__init__(data, "view", mark)
        self.json = data
        self._timed: tuple[float, Message] | None = None
        self._within: tuple[str, Message] | None = None
        """Made once for all who are sent the same."""
        number = b"id: %b\r\n" % mark.encode() if mark else b""
        whose = b"data: %b\r\n" % window.encode() if window else b""
        self._encoded = b"%bevent: view\r\n%bdata: %b\r\n\r\n" % (number, whose, data)

    def encode(self) -> bytes:
        return self._encoded

    def at(self, now: float) -> "Message":
        """With the time: clocks differ, but a countdown should not."""
        if self._timed is None or self._timed[0] != round(now, 1):
            self._timed = round(now, 1), Message(str(self.id), b'%b,"now":%.1f}' % (self.json[:-1], now))
        return self._timed[1]

    def within(self, window: str) -> "Message":
        """For one window of several; all browsers call it alike."""
        if self._within is None or self._within[0] != window:
            self._within = window, Message(str(self.id), self.json, window)
        return self._within[1]


class Templates(Environment):
    """The templates in one language: what they say without arguments is put in when they are compiled."""

    def __init__(self, language: str) -> None:
        super().__init__(
            loader=PackageLoader("villainy.table", "pages"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
        )
        self._words = table_words(language)
        self.globals |= {
            "words": self._words,
            "lang": language,
            "static": STATIC_PATH,
            "version": __version__,
            "icon": icon,
            "face": face,
            "token": token,
            "around": frame(language),
            "film": film,
        }

    def getattr(self, obj: Any, attribute: str) -> Any:
        """`table.id`: of plain data the key; Jinja looks for an attribute first, and that takes long to fail."""
        return obj[attribute] if type(obj) is dict and attribute in obj else super().getattr(obj, attribute)

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        parsed = super()._parse(source, name, filename)
        for output in parsed.find_all(nodes.Output):
            output.nodes = [self._said(node) for node in output.nodes]
        return parsed

    def _said(self, node: nodes.Expr) -> nodes.Expr:
        match node:
            case nodes.Call(node=nodes.Getattr(node=nodes.Name(name="words"), attr="say"), args=[nodes.Const(value=m)]):
                return node if node.kwargs else nodes.Const(self._words.say(m), lineno=node.lineno)
        return node


class Pages:
    """Fills templates."""

    def __init__(self) -> None:
        self._templates = {language: Templates(language) for language in LANGUAGES}

    def page(self, name: str, language: str, **context: Any) -> str:
        """A page in a language."""
        return self._templates[language].get_template(name).render(context)

    def table(self, house: House, live: Live, seat: int, person: int | None, language: str, csrf: str) -> Fragment:
        """The table's fragment for a seat, or for a spectator."""
        shown = self.model(house, live, seat, person, language)
        viewer = live.viewer(seat)
        known = shown | {
            "view": house.view_json(live, viewer, shown["view"]),
            "asks": shown["asks"] and shown["asks"]["number"],  # another question has another number
            "log": live.tales[viewer, language].mark,
            "reel": live.reels[viewer][1].mark,
        }
        mark = blake2b(msgspec.json.encode(known), digest_size=12).hexdigest()
        lot = new_token()
        if shown["asks"] is not None:
            shown["asks"]["request_id"] = lot
        if shown["table"]["clock"] is not None:
            shown["table"]["clock"]["left"] = live.left(shown["table"]["clock"]["until"])
        return Fragment(mark, lot[:16], self._draw(art(live, language), live.row.header.game, language, shown, csrf))

    def _draw(self, art: object, game: str, language: str, shown: dict[str, Any], csrf: str) -> list[str]:
        if isinstance(art, Drawer):
            return art.draw(shown, csrf)
        return self.page(f"board_{game}.html", language, art=art, csrf=csrf, **shown).splitlines(keepends=True)

    def model(self, house: House, live: Live, seat: int, person: int | None, language: str) -> dict[str, Any]:
        """All that a fragment is made of: plain data, for this viewer alone."""
        row, game = live.row, live.game
        words = speaker(live, language)
        viewer = live.viewer(seat)
        view = house.view(live, viewer)
        options = game.options(seat) if seat != SPECTATOR else []
        tale = told(live, viewer, language)
        asks = None
        if options and live.asks(seat):
            asks = {
                "number": house.ticket(live, seat),
                "text": words.question(view),
                "request_id": "",
                "options": [_option(game.meaning(option), option, words.option(option, view)) for option in options],
            }
        proposal = live.proposal
        return {
            "table": {
                "id": row.id,
                "game": row.header.game,
                "title": words.title(),
                "names": row.names,
                "kinds": tuple(AWAY if at.stand_in else at.kind for at in row.seats),
                "levels": [at.level for at in row.seats],
                "stand_ins": [at.stand_in for at in row.seats],
                "away": [row.names[at.number] for at in row.seats if at.stand_in and at.number != seat],
                "viewer": None if seat == SPECTATOR else seat,
                "seats_of_mine": live.seats_of(person),
                "status": row.status,
                "may_talk": seat != SPECTATOR or live.spectators_talk,
                "can_take_back": seat != SPECTATOR and row.status == PLAYING and live.can_take_back(seat),
                "withdraw": house.ticket(live, seat) if _may_withdraw(live, seat) else "",
                "can_propose": row.status == PLAYING and proposal is None and _has_moved(live, seat),
                "consent": None
                if proposal is None
                else {
                    "seat": proposal.seat,
                    "name": row.names[proposal.seat],
                    "mine": proposal.seat == seat,
                    "answered": seat in proposal.agreed,
                },
                "clock": self._clock(live, viewer, asks is not None, words, view),
                "orders": _orders(live, seat, language),
                "again": row.again,
                "replay": False,
            },
            "view": view,
            "asks": asks,
            "waiting": [row.names[at] for at in game.seems_asked(viewer) if at != seat],
            "log": tale.log,
            "newest": tale.newest,
            "reel": reel(live, viewer),
            "chat": [
                {"n": n, "name": said.name, "text": said.text, "watching": said.watching}
                for n, said in enumerate(live.chat[-LOG_LINES:], max(1, len(live.chat) - LOG_LINES + 1))
            ],
        }

    def _clock(self, live: Live, viewer: int, mine: bool, words: Speaker, view: View) -> dict[str, Any] | None:
        """Until when whoever is asked has time, and, for themselves, what the rules decide for them after that."""
        until = live.until(viewer)
        if not until:
            return None
        option = live.game.fallback(viewer) if mine else -1
        return {
            "until": until,
            "left": 0,
            "of": live.row.clock,
            "mine": mine,
            "then": words.option(option, view) if option >= 0 else "",
            "grace": int(GRACE) if mine and option < 0 else 0,
        }

    def obstacle(self, live: Live, seat: int, option: int, language: str) -> str:
        """The concrete reason why an option is not offered to a seat, from what the seat knows."""
        if seat == SPECTATOR or live.play is None:
            return ""
        name = live.game.obstacle(seat, option)
        if name:
            return words_of(language, f"villainy.games.{live.row.header.game}").say(f"obstacle-{name}")
        if self.why_not(live, seat, option) or not live.asks(seat):
            return ""
        question = speaker(live, language).question(live.game.view(seat))
        return table_words(language).say("table-asked-now", question=question)

    def why_not(self, live: Live, seat: int, option: int) -> str:
        """The clause that forbids an option to a seat, from what the seat knows."""
        if seat == SPECTATOR or live.play is None:
            return ""
        try:
            return live.game.why_not(seat, option)
        except (Refusal, ValueError):
            return ""


def _may_withdraw(live: Live, seat: int) -> bool:
    """Whether the seat has sealed an answer that it may still take back."""
    game = live.game
    if seat == SPECTATOR or live.plays_itself(seat) or not isinstance(game.asking, Together) or live.would_pass(seat):
        return False
    return bool(game.sealed) and bool(game.sealed[seat])


def _orders(live: Live, seat: int, language: str) -> dict[str, Any] | None:
    """The viewer's own standing orders, where the game has windows to give them for; never anybody else's."""
    header = live.row.header
    if seat == SPECTATOR or live.row.status != PLAYING:
        return None
    occasions = box(header.game).occasions(header.settings, seat)
    if not occasions:
        return None
    words, given = words_of(language, f"villainy.games.{header.game}"), live.orders(seat)
    return {
        "passing": live.passes(seat),
        "until_move": given.until_move,
        "may_pass_on": in_window(live.game, seat) or seat not in live.game.to_answer(),
        "occasions": [
            {"name": one.name, "text": words.say(f"order-{one.name}"), "ask": one.name in given.ask}
            for one in occasions
        ],
    }


def _has_moved(live: Live, seat: int) -> bool:
    if seat == SPECTATOR or live.play is None:
        return False
    return live.play.last_decision(seat) >= 0


def _option(meaning: tuple[str, tuple[int, ...]], option: int, text: str) -> dict[str, Any]:
    kind, parts = meaning
    return {"option": option, "text": text, "kind": kind, "parts": list(parts)}


@lru_cache
def table_words(language: str) -> Words:
    """The words of the pages."""
    return words_of(language, "villainy.table")


def speaker(live: Live, language: str) -> Speaker:
    """What a table's game says, in a language."""
    return _tools(live, language)[0]


def art(live: Live, language: str) -> object:
    """What a table's templates draw a game with."""
    return _tools(live, language)[1]


def _tools(live: Live, language: str) -> tuple[Speaker, object]:
    """What speaks and draws at a table. They know its deck, so they are kept with the table and go with it."""
    key = (language, live.game.deck, live.names)
    found = live.tools.get(key)
    if found is None:
        game, deck, names = live.row.header.game, live.game.deck, live.names
        make: Callable[[Words, Deck, list[str]], Speaker] = import_module(f"villainy.games.{game}.words").SPEAKER
        words = make(words_of(language, f"villainy.games.{game}"), deck, list(names))
        drawer: Callable[[Deck, Speaker, list[str]], object] = import_module(f"villainy.table.drawing.{game}").Art
        found = live.tools[key] = (words, drawer(deck, words, list(names)))
    return found


def storyteller(live: Live, language: str) -> Callable[[LogLine], str]:
    """What draws the lines of a table's log."""
    painter, game, words = cast("Painter", art(live, language)), live.row.header.game, table_words(language)
    return lambda line: tell(painter, line, game, words)


def told(live: Live, viewer: int, language: str) -> Tale:
    """What a viewer has been told until now."""
    tale = live.tales.get((viewer, language))
    if tale is None:
        teller = speaker(live, language).teller(viewer)
        tale = live.tales[viewer, language] = Tale(teller, storyteller(live, language))
    tale.hear(live.events)
    return tale


def reel(live: Live, viewer: int) -> list[dict[str, Any]]:
    """The newest events as the viewer may know them, for a page that plays what is new to it; they need no language."""
    heard, newest = live.reels.get(viewer) or (0, Newest(viewer))
    shots = newest.hear(live.events[heard:])
    live.reels[viewer] = len(live.events), newest
    return shots


STATIC = files("villainy.table") / "static"


def _version() -> str:
    """Stands for the contents of all static files."""
    found = blake2b(digest_size=8)
    for file in sorted(STATIC.iterdir(), key=lambda file: file.name):
        found.update(file.read_bytes())
    return found.hexdigest()


STATIC_PATH = f"/static/{_version()}"
"""Where they are found. Other contents have another address, so that browsers may keep them for good."""
