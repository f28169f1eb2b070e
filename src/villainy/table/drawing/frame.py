"""What stands around every game's board: what is asked of people beside the game, the log, the chat, the forms.

Drawn here and not by templates, as `parts` is: all of it is sent anew at every change.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from villainy.engine.game import View
from villainy.table.drawing.parts import face, icon, safe, token
from villainy.words import Words, words_of

Shown = Mapping[str, Any]
"""What a fragment is made of, or the part of it that is called `table`: plain data."""


class Frame:
    """The frame in one language, for all tables of all games."""

    def __init__(self, words: Words) -> None:
        self.words = words
        say = self.say = words.say
        self._asked = f" {safe(say('table-consent-hint'))}</p>"
        self._consent_waits = f"<p>{safe(say('table-consent-waits'))}</p>"
        self._consent_yes = f'<button class="btn hot" name="yes" value="yes">{safe(say("table-consent-yes"))}</button>'
        self._consent_no = f'<button class="btn" name="yes" value="no">{safe(say("table-consent-no"))}</button>'
        self._stand_in = f"<p><b>{safe(say('table-stand-in'))}</b> {safe(say('table-stand-in-hint'))}</p>"
        self._return = f'<button class="btn hot">{safe(say("table-return"))}</button>'
        self._sit_as = safe(say("table-sit-as"))
        self._tools = f'<section class="panel tools"><h2 class="unseen">{safe(say("table-tools"))}</h2>'
        self._withdraw = (
            f'<button form="withdraw" class="btn wide">{icon("back")} {safe(say("table-withdraw"))}</button>'
        )
        self._take_back = _button("back", safe(say("table-take-back")))
        self._propose = _button("back", safe(say("table-propose")), " soft")
        self._go_away = _button("clock", safe(say("table-go-away")), " soft")
        self._leave = safe(say("table-leave-game.now"))
        self._remove = safe(say("table-leave-remove.now"))
        self._log = _panel("log", safe(say("table-log")))
        self._chat = _panel("chat", safe(say("table-chat")))
        self._watching = f" <i>{safe(say('table-watching'))}</i>"
        self._silence = f'<li class="empty">{safe(say("table-chat-none"))}</li>'
        self._listen = f'<p class="hint">{safe(say("table-chat-listen"))}</p></section>'
        self._passing_on = (
            f'<section class="banner passing-on low" id="passing-on"><p>{safe(say("table-orders-passing-on"))}</p>'
            f'<button form="pass-on" name="what" value="stop" class="btn">{safe(say("table-orders-stop"))}</button>'
            "</section>"
        )
        title, lead, keep = (safe(say(f"table-orders{part}")) for part in ("", "-lead", "-keep"))
        self._orders = f'<details class="panel orders" id="orders"><summary><h2>{title}</h2><kbd>O</kbd></summary>'
        self._orders_lead = f"<fieldset><legend>{lead}</legend>"
        self._orders_keep = f'<noscript><button class="btn" name="what" value="these">{keep}</button></noscript>'
        always, never, until = (safe(say(f"table-orders-{what}")) for what in ("always", "never", "until"))
        self._orders_for_all = f'<p class="actions">{_order("always", always)}{_order("never", never)}</p>'
        self._orders_until = f'<p class="actions">{_order("until-move", until, " wide")}</p>'
        prompt = safe(say("table-chat-say"))
        self._line = (
            f'<input id="chat-text" name="text" maxlength="300" autocomplete="off" aria-label="{prompt}" '
            f'placeholder="{prompt}" required><button class="btn">{safe(say("table-chat-send"))}</button>'
        )

    def head(self, table: Shown, view: View, asks: Shown | None, csrf: str) -> str:
        """How it begins, with the forms that the board's buttons send.

        With another scene the table is cleared: the script lets people look at the old one before it shows the new.
        """
        over = " over" if table["status"] == "over" else ""
        about = f'data-game="{table["game"]}" data-status="{table["status"]}" data-turn="{"yes" if asks else "no"}"'
        scene = f'data-scene="{"over" if over else view["round"]}"'
        move = ""
        if asks:
            move = (
                f'{_signed(table, csrf)}<input type="hidden" name="number" value="{asks["number"]}">'
                f'<input type="hidden" name="request" value="{asks["request_id"]}">'
            )
        withdraw = ""
        if _mine(table) and table["withdraw"]:
            withdraw = (
                f'<form id="withdraw" method="post" action="/t/{table["id"]}/withdraw" hidden>{_signed(table, csrf)}'
                f'<input type="hidden" name="number" value="{table["withdraw"]}"></form>'
            )
        orders = ""
        if _orders_of(table):
            about_orders = f'id="pass-on" method="post" action="/t/{table["id"]}/orders" hidden'
            orders = f"<form {about_orders}>{_signed(table, csrf)}</form>"
        return (
            f'<main id="table" class="play{over}" {about} {scene}>\n'
            f'<h1 class="unseen">{safe(table["title"])}: {safe(", ".join(table["names"]))}</h1>'
            f'<form id="move" method="post" action="/t/{table["id"]}/move" hidden>{move}</form>{withdraw}{orders}\n'
        )

    # Above the board --------------------------------------------------------------------------------------------------

    def banners(self, table: Shown, waiting: Sequence[str], csrf: str) -> str:
        """Second thoughts of others, bots that stand in, and the clock."""
        if table["status"] == "over" or table["replay"]:
            return ""
        consent = self._consent(table, table["consent"], csrf) if table["consent"] else ""
        stand_in = ""
        if _mine(table) and table["stand_ins"][table["viewer"]]:
            stand_in = (
                f'<section class="banner standing-in" id="standing-in">{face(table["viewer"], "away")}{self._stand_in}'
                f'<form method="post" action="/t/{table["id"]}/return">{_signed(table, csrf)}{self._return}</form>'
                "</section>"
            )
        orders = _orders_of(table)
        passing_on = self._passing_on if orders and orders["until_move"] else ""
        clock = self._clock(table["clock"], waiting) if table["clock"] else ""
        away = ""
        if table["away"]:
            names = ", ".join(table["away"])
            away = f'<p class="banner low">{safe(self.say("table-away", names=names))}</p>'
        return (
            f'<div class="banners"><div id="notices" role="status">{consent}{stand_in}{passing_on}</div>'
            f"{clock}</div>\n"
            f'<div id="absent" role="status">{away}</div>\n'
        )

    def _consent(self, table: Shown, consent: Shown, csrf: str) -> str:
        asked = safe(self.say("table-consent-asked", name=consent["name"]))
        if consent["mine"]:
            said = self._consent_waits
        elif not _mine(table) or consent["answered"]:
            said = f"<p>{asked}</p>"
        else:
            said = (
                f'<p><b>{asked}</b>{self._asked}<form method="post" action="/t/{table["id"]}/agree">'
                f"{_signed(table, csrf)}{self._consent_yes}{self._consent_no}</form>"
            )
        who = face(consent["seat"], table["kinds"][consent["seat"]])
        return f'<section class="banner consent" id="consent">{who}{said}</section>'

    def _clock(self, clock: Shown, waiting: Sequence[str]) -> str:
        """How long is left now; the script counts on from here."""
        names, then = ", ".join(waiting), ""
        whose = self.say("table-clock-mine") if clock["mine"] else self.say("table-clock-theirs", names=names)
        if clock["mine"]:
            option = clock["then"]
            text = self.say("table-clock-then", option=option) if option else self.say("table-clock-then-bot")
            then = f" <small>{safe(text)}</small>"
        left = self._left(clock["left"])
        about = f'data-until="{clock["until"]}" data-of="{clock["of"]}" data-up="{safe(self.say("table-clock-up"))}"'
        if clock["grace"]:
            about += f' data-grace="{clock["grace"]}" data-more="{safe(self.say("table-clock-grace"))}"'
        return (
            f'<p id="clock" class="clock" {about}>{icon("clock")} <span>{safe(whose)}</span> '
            f'<time role="timer">{safe(left)}</time>{then}</p>'
        )

    def _left(self, seconds: int) -> str:
        """How much was left when the page was drawn: without script no clock runs, and it is not noon everywhere."""
        if seconds < 120:
            span = self.say("table-clock-seconds", n=seconds)
        elif seconds < 7200:
            span = self.say("table-clock-minutes", n=seconds // 60)
        else:
            span = self.say("table-clock-hours", n=seconds // 3600)
        return self.say("table-clock-left", span=span)

    def pass_screen(self, table: Shown, asked: Sequence[int]) -> str:
        """Where the screen goes when somebody else who shares it is asked."""
        others = [seat for seat in asked if seat in table["seats_of_mine"] and seat != table["viewer"]]
        return "".join(
            [
                f'<a class="btn hot" data-pass href="/t/{table["id"]}">'
                f"{safe(self.say('table-curtain-title', name=table['names'][seat]))}</a>"
                for seat in others
            ]
        )

    # Beside the board -------------------------------------------------------------------------------------------------

    def switch(self, table: Shown) -> str:
        """For who has several seats: the others."""
        seats = table["seats_of_mine"]
        if len(seats) < 2:
            return ""
        links = ""
        for seat in seats:
            here = ' aria-current="true"' if seat == table["viewer"] else ""
            style, where = "chip on" if here else "chip", f"/t/{table['id']}?seat={seat}"
            links += f'<a class="{style}" href="{where}"{here}>{face(seat)} {safe(table["names"][seat])}</a>\n'
        return f'<nav class="panel switch" aria-label="{self._sit_as}"><h2>{self._sit_as}</h2>\n{links}</nav>'

    def second_thoughts(self, table: Shown, csrf: str) -> str:
        """Taking back what one may take back alone."""
        if not _mine(table) or table["status"] == "over":
            return ""
        if table["withdraw"]:
            return f"{self._tools}{self._withdraw}</section>"
        if table["can_take_back"]:
            signed = f'<form method="post" action="/t/{table["id"]}/take-back">{_signed(table, csrf)}'
            return f"{self._tools}{signed}{self._take_back}</form></section>"
        return ""

    def orders(self, table: Shown, csrf: str) -> str:
        """Standing orders: in which windows the viewer wants to be asked."""
        orders = _orders_of(table)
        if not orders:
            return ""
        boxes = ""
        for one in orders["occasions"]:
            ticked = " checked" if one["ask"] else ""
            boxes += (
                f'<label><input type="checkbox" name="ask-{one["name"]}" data-told{ticked}> '
                f"<span>{safe(one['text'])}</span></label>\n"
            )
        until = self._orders_until if orders["may_pass_on"] and not orders["until_move"] else ""
        return (
            f'{self._orders}<form method="post" action="/t/{table["id"]}/orders" data-at-once>{_signed(table, csrf)}'
            f"{self._orders_lead}{boxes}</fieldset>{self._orders_keep}</form>{self._orders_for_all}{until}</details>"
        )

    def log(self, lines: Sequence[str]) -> list[str]:
        """The log, with its lines as they are drawn."""
        return [self._log, *lines, "</ol></div></section>\n"]

    def chat(self, table: Shown, chat: Sequence[Shown], csrf: str) -> str:
        """What was said, and where to say something."""
        if table["replay"]:
            return ""
        lines = "".join([self._said(said) for said in chat]) or self._silence
        if not table["may_talk"]:
            return f"{self._chat}{lines}</ol></div>{self._listen}"
        seat = table["viewer"] if _mine(table) else -1
        form = f'<form method="post" action="/t/{table["id"]}/chat" class="line">{token(csrf)}'
        return (
            f'{self._chat}{lines}</ol></div>{form}<input type="hidden" name="seat" value="{seat}">'
            f"{self._line}</form></section>"
        )

    def _said(self, said: Shown) -> str:
        style, note = (' class="watching"', self._watching) if said["watching"] else ("", "")
        return f'<li data-n="{said["n"]}"{style}><b>{safe(said["name"])}</b>{note} {safe(said["text"])}</li>\n'

    def later(self, table: Shown, csrf: str) -> str:
        """What one needs now and then."""
        if not _mine(table):
            return ""
        over = table["status"] == "over"
        leave = _link(f"/t/{table['id']}/leave", "close", self._remove if over else self._leave, " soft")
        if over:
            return f'<div class="later">{leave}</div>'
        signed, at = _signed(table, csrf), f'method="post" action="/t/{table["id"]}'
        propose = go = ""
        if table["can_propose"] and not table["can_take_back"]:
            propose = f'<form class="ask-back" {at}/take-back">{signed}{self._propose}</form>'
        if not table["stand_ins"][table["viewer"]]:
            away = '<input type="hidden" name="away" value="yes">'
            go = f'<form class="go-away" {at}/return">{signed}{away}{self._go_away}</form>'
        return f'<div class="later">{propose}{go}{leave}</div>'


class Drawer:
    """Draws a game's table without templates."""

    def draw(self, shown: Shown, csrf: str) -> list[str]:
        """The whole fragment in pieces. What did not change should be a piece of its own: it is not sent again."""
        raise NotImplementedError


@lru_cache
def frame(language: str) -> Frame:
    """The frame in a language."""
    return Frame(words_of(language, "villainy.table"))


def _mine(table: Shown) -> bool:
    """Whether the viewer sits at this table, and now."""
    return table["viewer"] is not None and not table["replay"]


def _orders_of(table: Shown) -> Shown | None:
    """The viewer's standing orders, where there are windows to give them for and the game goes on."""
    if not _mine(table) or table["status"] == "over":
        return None
    orders: Shown | None = table["orders"]
    return orders


def _order(what: str, text: str, style: str = "") -> str:
    """An order that one gives by a button."""
    return f'<button form="pass-on" class="btn{style} soft" name="what" value="{what}">{text}</button>'


def _signed(table: Shown, csrf: str) -> str:
    """What the forms of a seat carry."""
    return f'{token(csrf)}<input type="hidden" name="seat" value="{table["viewer"]}">'


def _button(sign: str, text: str, style: str = "") -> str:
    return f'<button class="btn wide{style}">{icon(sign)} {text}</button>'


def _link(where: str, sign: str, text: str, style: str = "") -> str:
    return f'<a class="btn wide{style}" href="{where}">{icon(sign)} {text}</a>'


def _panel(name: str, title: str) -> str:
    """The beginning of a list that grows at its end."""
    return (
        f'<section class="panel {name}" aria-labelledby="{name}-title"><h2 id="{name}-title">{title}</h2>'
        f'<div class="roll" role="log" tabindex="0" aria-labelledby="{name}-title"><ol id="{name}">\n'
    )
