"""What lies on the table of Evil:101, as it stands in the page: `Board` says what, this module draws it.

All texts come from people and decks: each goes through `safe` where it enters. Numbers, marks of cards and names of
kinds are ours.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from villainy.games.evil101.deck import BACKS, TARGET
from villainy.table.drawing.frame import Shown
from villainy.table.drawing.parts import COLOURS, face, icon, safe, token
from villainy.words import words_of

if TYPE_CHECKING:
    from villainy.table.drawing.evil101 import Board, Choice, Group, Held, Ink, Pic, Place, Plate, Printed, Sign

ON_BACKS: Final = {"plot": "eye", "target": "aim", "agent": "badge", "chase": "wheel"}
DOTS: Final = '<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>'


class Parts:
    """Draws with the symbols and cards of one deck, in one language, for all tables that have them."""

    def __init__(self, ink: "Ink") -> None:
        self.ink = ink
        self.say = ink.say
        words = words_of(ink.words.words.language, "villainy.table")
        self.table_say = words.say
        self._people = safe(words.say("table-people"))
        self._points = safe(words.say("table-points"))
        self._you = f" <i>{safe(words.say('table-you'))}</i>"
        self._stood_in = f" <i>{safe(words.say('table-stood-in'))}</i>"
        self._handler = (
            f'<span class="role"><svg aria-hidden="true"><use href="#badge"/></svg>'
            f"<span>{safe(self.say('role-handler'))}</span></span>"
        )
        self._why_not = f"<span>{safe(words.say('table-why-not'))}</span>"
        self._fits = safe(words.say("table-fits"))
        self._look = safe(words.say("table-look"))
        self._hand = safe(words.say("table-hand"))
        self._known = safe(words.say("table-known"))
        self._take = {kind: safe(words.say(f"table-take-{kind}")) for kind in BACKS if kind != "target"}
        self._veil = f'title="{safe(words.say("table-face-down"))}">{icon("hidden")}</span>'
        self._close = f'<a class="unzoom" href="#0" aria-label="{safe(words.say("table-close"))}"></a>'
        self._gone = f'<p class="card {BACKS[TARGET]} gone">{safe(self.say("board-no-target"))}</p>'
        self._foiled = safe(self.say("board-foiled"))
        self._targets = f'<h2 id="targets-title">{safe(self.say("board-targets"))}</h2>'
        self._piles = {back: safe(self.say(f"type-{back}")) for back in BACKS}
        self._insides: dict[int, str] = {}
        """By face, as are the next: drawn once, and lying on many tables."""
        self._zooms: dict[int, str] = {}

    # Cards ------------------------------------------------------------------------------------------------------------

    def inside(self, printed: "Printed") -> str:
        """What is printed on a card. All sizes are parts of its own width, so that a card is itself at any size."""
        found = self._insides.get(printed.face)
        if found is None:
            found = self._insides[printed.face] = self._inside(printed)
        return found

    def lying(self, pic: "Pic", size: str = "") -> str:
        """A card that lies somewhere."""
        mark, printed = pic.mark, pic.printed
        if printed is None:
            return f'<div class="card {pic.kind} back{size}" data-vt="{mark}">{_back(pic.kind)}</div>'
        drawn = f'<div class="card {pic.kind}{size}" id="z-{mark}" data-vt="{mark}">{self.inside(printed)}</div>'
        return drawn + self._zoom(printed, mark)

    def _inside(self, printed: "Printed") -> str:
        signs = [_sign(it) for it in printed.signs]
        name = f'<span class="name {printed.fit}">{safe(printed.name)}</span>'
        if printed.kind == "target":
            pays = [
                f'<span class="pay">{s}<b>{it.value}</b></span>' for s, it in zip(signs, printed.signs, strict=True)
            ]
            drawn = f'{name}<span class="pays">{"".join(pays)}</span>'
        elif printed.beats is not None:
            beats = (
                f'<svg class="sym" color="{printed.beats.colour}" aria-hidden="true">{_use(printed.beats.shape)}</svg>'
            )
            ring = f'<span class="ring" aria-label="{safe(printed.ring)}" role="img">{beats}</span>'
            return f'<span class="ride">{signs[0]}</span>{name}{ring}<span class="more">{safe(printed.ring)}</span>'
        elif printed.kind == "agent":
            seal = f'<svg class="seal" aria-hidden="true">{_use("badge")}</svg>'
            drawn = f'<span class="mark">{signs[0]}</span>{name}{seal}'
        else:
            drawn = f'<span class="marks">{"".join(signs)}</span>{name}<span class="points">{printed.points}</span>'
        more = [f"<span>{safe(s.name)}{f' {s.value}' if s.value >= 0 else ''}</span>" for s in printed.signs]
        return f'{drawn}<span class="more">{"".join(more)}</span>'

    def _zoom(self, printed: "Printed", mark: str) -> str:
        """Any card can be read large: a link opens it, another closes it, no script needed."""
        rest = self._zooms.get(printed.face)
        if rest is None:
            label = safe(self.table_say("table-zoom", card=printed.name))
            rest = self._zooms[printed.face] = f'aria-label="{label}">{icon("zoom")}</a>{self._close}'
        return f'<a class="zoom" href="#z-{mark}" {rest}'

    # People -----------------------------------------------------------------------------------------------------------

    def status(self, board: "Board") -> str:
        """Round, phase and goal."""
        steps = "".join(['<li class="now"></li>' if now else "<li></li>" for now in board.phases])
        playoff = ""
        if board.playoff:
            playoff = f'<span class="chip hot">{safe(self.say("board-playoff", names=board.playoff))}</span>'
        return (
            f'<div class="status"><b>{safe(board.round)}</b><span class="phase">{safe(board.phase)}</span>'
            f'<ol class="steps" aria-hidden="true">{steps}</ol>{playoff}'
            f'<span class="goal">{safe(self.say("board-goal", goal=board.goal))}</span></div>\n'
        )

    def people(self, board: "Board", kinds: Sequence[str], over: bool) -> list[str]:
        """Everybody at the table."""
        title = f'<h2 id="seats-title" class="unseen">{self._people}</h2>'
        number = len(board.plates)
        return [
            f'<section class="seats n{number}" aria-labelledby="seats-title">{title}',
            *[self._plate(plate, kinds[plate.seat], board.most, over) for plate in board.plates],
            "</section>\n",
        ]

    def _plate(self, plate: "Plate", kind: str, most: int, over: bool) -> str:
        traits = (
            f"{' asked' if plate.asked else ''}{' me' if plate.me else ''}"
            f"{' handler' if plate.handler else ''}{' winner' if plate.winner else ''}"
        )
        note = self._stood_in if kind == "away" else self._you if plate.me else ""
        role = self._handler if plate.handler else f'<span class="laid">{plate.letter}</span>' if plate.letter else ""
        count = _count(" agent", "badge", plate.agents) if plate.handler else _count(" plot", "eye", plate.plots)
        dots = DOTS if plate.asked and not over else ""
        return (
            f'<article class="plate{traits}" id="plate-{plate.seat}"><div class="in">{face(plate.seat, kind)}'
            f"<h3>{safe(plate.name)}{note}</h3>"
            f'<p class="pts"><b>{plate.points}</b><span class="unseen"> {self._points}</span></p>'
            f'<p class="about">{role}{count}{_count("", "wheel", plate.chases)}'
            f'<span class="unseen">{safe(plate.about)}</span>{dots}</p></div>'
            f'<svg class="track" viewBox="0 0 {most} 1" preserveAspectRatio="none" aria-hidden="true">'
            f'<rect width="{most}" height="1"/>'
            f'<rect class="s{plate.seat % COLOURS}" width="{plate.points}" height="1"/></svg></article>'
        )

    # Targets ----------------------------------------------------------------------------------------------------------

    def result(self, board: "Board", table: Shown, csrf: str) -> str:
        """Who has won, and what can be done now."""
        say, kinds, where = self.table_say, table["kinds"], f"/t/{table['id']}"
        winners = [plate for plate in board.plates if plate.winner]
        laurels = "".join(
            [
                f'<div class="champion">{icon("crown", "crown")}{face(plate.seat, kinds[plate.seat], "huge")}</div>'
                for plate in winners
            ]
        )
        leads = ""
        for plate in winners:
            text = say("table-over-winner", name=plate.name, title=self.say("winner-title"), points=plate.points)
            leads += f'<p class="lead">{safe(text)}</p>'
        ranking = "".join(
            [
                f"<li>{face(plate.seat, kinds[plate.seat])} <span>{safe(plate.name)}</span> <b>{plate.points}</b></li>"
                for plate in sorted(board.plates, key=lambda plate: -plate.points)
            ]
        )
        after = "" if table["replay"] else self._afterwards(table, where, csrf)
        return (
            f'<section class="result" aria-labelledby="ask-title"><div class="laurels">{laurels}</div>'
            f'<div><h2 id="ask-title">{safe(say("table-over-title"))}</h2>{leads}'
            f'<ol class="ranking">{ranking}</ol>{after}</div></section>\n'
        )

    def _afterwards(self, table: Shown, where: str, csrf: str) -> str:
        say, again, form = self.table_say, "", ""
        if table["again"]:
            again = f'<a class="btn hot" href="/t/{table["again"]}">{safe(say("table-again-open"))}</a>'
        elif table["viewer"] is not None:
            again = f'<button form="again" class="btn hot">{safe(say("table-again"))}</button>'
        if table["viewer"] is not None:
            seat = f'<input type="hidden" name="seat" value="{table["viewer"]}">'
            form = f'<form id="again" method="post" action="{where}/again">{token(csrf)}{seat}</form>'
        replay = f'<a class="btn" href="{where}/replay">{icon("next")} {safe(say("table-replay"))}</a>'
        record = f'<a class="btn" href="{where}/record" download>{safe(say("table-record"))}</a>'
        return f'<p class="actions">{again} {replay} {record}</p>{form}'

    def felt(self, board: "Board", kinds: Sequence[str], names: Sequence[str], why_not: str) -> list[str]:
        """Piles, the road of a chase, and the Targets with what lies on them."""
        asking = safe(why_not)
        road = ""
        if board.road:
            last = len(board.road) - 1
            cards = [
                f'<li class="{"ahead" if at == last else ""}">{self.lying(pic)}</li>'
                for at, pic in enumerate(board.road)
            ]
            road = f'<div class="road"><h3>{safe(self.say("board-road"))}</h3><ol>{"".join(cards)}</ol></div>'
        return [
            f'<section class="felt" id="stage" aria-labelledby="targets-title">{self._targets}<ul class="piles">',
            *[self._pile(back, count) for back, count in board.piles],
            f'</ul>{self._before(board, kinds, names)}{road}<ol class="targets n{len(board.places)}">',
            *[self._place(place, kinds[place.owner], names[place.owner], asking) for place in board.places],
            "</ol></section>\n",
        ]

    def _before(self, board: "Board", kinds: Sequence[str], names: Sequence[str]) -> str:
        """How the round before ended, in few signs."""
        if not board.last:
            return ""
        ends = ""
        for it in board.last:
            plot = self.ink.card(it.face)
            signs = "".join([_sign(sign) for sign in plot.signs])
            end = f'<b class="bad">{icon("close")}<span class="unseen">{self._foiled}</span></b>'
            if not it.foiled:
                end = f'<b class="good">+{it.points}</b>'
            who = f'<span class="unseen">{safe(names[it.seat])}: {safe(plot.name)} </span>'
            ends += f'<li title="{safe(plot.name)}">{face(it.seat, kinds[it.seat])}{who}{signs}{end}</li>'
        return f'<div class="before"><h3>{safe(board.before)}</h3><ul>{ends}</ul></div>'

    def _pile(self, back: str, count: int) -> str:
        name = self._piles[back]
        stack = f'<span class="stack {back}">{_back(back)}</span>'
        return f'<li title="{name}">{stack}<b>{count}</b><span class="unseen">{name}</span></li>'

    def _place(self, place: "Place", kind: str, owner: str, why_not: str) -> str:
        traits = f"{' open' if place.drops else ''}{f' {place.verdict}' if place.verdict else ''}"
        target = self._gone if place.target is None else self.lying(place.target)
        drops = "".join([self._drop(drop, place.letter) for drop in place.drops])
        whys = "".join(
            [
                f'<a class="no" data-pick="{why.pick}" href="{why_not}{why.option}" '
                f'data-clause="{why_not}{why.option}">{self._why_not}</a>'
                for why in place.whys
            ]
        )
        return (
            f'<li class="place{traits}{" free" if place.owner < 0 else ""}" data-place="{place.letter}">'
            f'<h3 class="letter" data-vt="letter-{place.letter}">{place.letter}</h3><div class="at">{target}</div>'
            f"{self._crime(place, kind, owner)}{drops}{whys}</li>"
        )

    def _crime(self, place: "Place", kind: str, owner: str) -> str:
        """What lies on a Target: the Plot, the Agent, and how that ended."""
        plot = self._plot(place, place.plot, kind, owner) if place.plot else ""
        agent = f'<div class="guard">{self.lying(place.agent, " small")}</div>' if place.agent else ""
        return f'<div class="crime" id="crime-{place.letter}">{plot}{agent}{self._stamp(place)}</div>'

    def revealed(self, places: Sequence["Place"], scene: int, kinds: Sequence[str], names: Sequence[str]) -> list[str]:
        """What lay on the Targets of a round that is over, for pages that have not shown it yet."""
        if not places:
            return []
        crimes = [self._crime(place, kinds[place.owner], names[place.owner]) for place in places]
        return [f'<template class="revealed" data-scene="{scene}">', *crimes, "</template>\n"]

    def _plot(self, place: "Place", pic: "Pic", kind: str, owner: str) -> str:
        """A Plot on its Target. What lies on the card has a mark too, or it would be under it while the card glides."""
        secret = place.hidden and pic.printed is not None
        whose = safe(self.say("board-face-down", name=owner) if place.hidden else owner)
        veil = f'<span class="veil" data-vt="veil-{place.letter}" {self._veil}' if secret else ""
        return (
            f'<div class="laid{" secret" if secret else ""}">{self.lying(pic, " small")}'
            f'<span class="owner" data-vt="owner-{place.letter}">{face(place.owner, kind)}</span>'
            f'<span class="unseen">{whose}</span>{veil}</div>'
        )

    def _stamp(self, place: "Place") -> str:
        if not place.verdict:
            return ""
        text = self._foiled
        if place.verdict != "foiled":
            text = f'+{place.score}<span class="unseen"> {safe(self.say("board-through"))}</span>'
        return f'<p class="stamp {place.verdict}" data-vt="stamp-{place.letter}">{text}</p>'

    def _drop(self, choice: "Choice", letter: str) -> str:
        counted = choice.worth >= 0
        here = self.table_say("table-here-worth", n=choice.worth) if counted else self.table_say("table-here")
        return (
            f'<button form="move" name="option" value="{choice.option}" class="drop" data-pick="{choice.pick}" '
            f'data-key="{letter}" aria-label="{safe(choice.text)}"><span>{safe(here)}</span></button>'
        )

    # Hands ------------------------------------------------------------------------------------------------------------

    def hand(self, board: "Board", number: str, why_not: str) -> list[str]:
        """One's own cards. `number` names the question: other questions, other radio buttons, so none stays pressed."""
        asking = safe(why_not)
        drawn = [
            f'<section class="hand" aria-labelledby="hand-title"><h2 id="hand-title" class="unseen">{self._hand}</h2>'
        ]
        for group in board.groups:
            drawn += self._group(group, number, asking)
        drawn.append("</section>\n")
        return drawn

    def _group(self, group: "Group", number: str, why_not: str) -> list[str]:
        traits = f"{' active' if group.active else ''}{' aside' if group.aside else ''}"
        # No fieldset: in Chromium, what is measured by its container vanishes from it when the window changes its size.
        title = f'<p class="legend" id="group-{group.kind}">{safe(group.title)}</p>'
        about = f'class="group {group.kind}{traits}" role="group" aria-labelledby="group-{group.kind}"'
        return [
            f'<div {about}>{title}<div class="cards">',
            *[
                self._taken(held, held.pick, group.kind, number)
                if held.pick >= 0
                else self._kept(held, bool(number) and (group.active or held.why >= 0), why_not)
                for held in group.cards
            ],
            "</div></div>",
        ]

    def _taken(self, held: "Held", pick: int, kind: str, number: str) -> str:
        """A card that can be taken up."""
        pic, mark, direct = held.pic, held.pic.mark, held.direct
        assert pic.printed is not None
        fits = ""
        if held.places:
            # Not in the card: it is no wider than what the next card leaves to be seen of this one.
            says = f'<span class="unseen">{self._fits} </span>{held.places}'
            fits = f'<label class="fits" for="pick-{number}-{mark}">{says}</label>'
        act = ""
        if direct is not None:
            act = (
                f'<button form="move" name="option" value="{direct.option}" class="act" data-pick="{pick}" '
                f'data-key="{direct.key}" aria-label="{safe(direct.text)}">{self._take[kind]}</button>'
            )
        return (
            f'<div class="held can"><input type="radio" class="pick" name="pick" value="{pick}" '
            f'id="pick-{number}-{mark}" data-key="{pick + 1}">'
            f'<label class="card {pic.kind}" for="pick-{number}-{mark}" id="z-{mark}" data-vt="{mark}">'
            f"{self.inside(pic.printed)}</label>{fits}{act}{self._zoom(pic.printed, mark)}</div>"
        )

    def _kept(self, held: "Held", denied: bool, why_not: str) -> str:
        """A card that stays in the hand, now."""
        pic, mark = held.pic, held.pic.mark
        assert pic.printed is not None
        why = ""
        if held.why >= 0:
            asking = f"{why_not}{held.why}"
            why = f'<a class="no" href="{asking}" data-clause="{asking}">{self._why_not}</a>'
        return (
            f'<div class="held{" cannot" if denied else ""}">'
            f'<div class="card {pic.kind}" id="z-{mark}" data-vt="{mark}">{self.inside(pic.printed)}</div>'
            f"{why}{self._zoom(pic.printed, mark)}</div>"
        )

    def known(self, groups: Iterable["Group"]) -> list[str]:
        """Cards in other hands that one has seen."""
        title = f'<h2 id="known-title">{self._known}</h2>'
        hands = [
            f'<div class="group"><h3>{safe(group.title)}</h3><div class="cards">'
            + "".join([f'<div class="held">{self.lying(held.pic)}</div>' for held in group.cards])
            + "</div></div>"
            for group in groups
        ]
        return [f'<section class="known" aria-labelledby="known-title">{title}', *hands, "</section>\n"]

    # Choices ----------------------------------------------------------------------------------------------------------

    def asked(self, board: "Board", text: str, viewer: int, kind: str) -> str:
        """What the viewer is asked, with the options that need no card."""
        flat = f'<div class="flat">{self._buttons(board.flat)}</div>' if board.flat else ""
        hint = f'<p class="prompt" data-hint>{safe(board.hint)}</p>' if board.hint else ""
        return (
            f'<section class="ask" aria-labelledby="ask-title">{face(viewer, kind)}<div class="wording">'
            f'<h2 id="ask-title">{self.ink.paint(text)}</h2>{hint}</div>{flat}</section>\n'
        )

    def waiting(self, board: "Board", table: Shown, waiting: Sequence[str], pass_screen: str) -> str:
        """Whom everybody waits for; who shares a screen with them is told where to go."""
        where, viewer = f"/t/{table['id']}", table["viewer"]
        faces = "".join([face(plate.seat, table["kinds"][plate.seat]) for plate in board.plates if plate.asked])
        question = self.ink.paint(board.question) if board.question else ""
        question = question or safe(self.table_say("table-waiting", names=", ".join(waiting)))
        look = ""
        if not table["replay"]:
            own = "" if viewer is None else f"?seat={viewer}"
            look = f'<noscript><a class="btn look" href="{where}{own}">{self._look}</a></noscript>'
        return (
            f'<section class="ask quiet" aria-labelledby="ask-title">{faces}'
            f'<h2 id="ask-title">{question}</h2>{DOTS}{look}{pass_screen}</section>\n'
        )

    def _buttons(self, choices: Iterable["Choice"]) -> str:
        return "".join(
            [
                f'<button form="move" name="option" value="{choice.option}" '
                f'class="btn{" soft" if choice.refusing else ""}" data-key="{choice.key}">'
                f"<span>{safe(choice.text)}</span>{_key(choice)}</button>"
                for choice in choices
            ]
        )

    def choices(self, choices: Sequence["Choice"]) -> list[str]:
        """All options as a list."""
        title = safe(self.table_say("table-choices", n=len(choices)))
        return [
            f'<details class="choices" id="choices"><summary>{title}</summary><ol>',
            *[self._entry(choice) for choice in choices],
            "</ol></details>\n",
        ]

    def _entry(self, choice: "Choice") -> str:
        paint = self.ink.paint
        gain = f"<small>{paint(choice.gain)}</small>" if choice.gain else ""
        return (
            f'<li><button form="move" name="option" value="{choice.option}"><span>{paint(choice.text)}{gain}</span>'
            f"{_key(choice)}</button></li>"
        )


def _use(shape: str) -> str:
    return f'<use href="#{shape}"/>'


def _back(kind: str) -> str:
    return f'<svg aria-hidden="true">{_use(ON_BACKS[kind])}</svg>'


def _sign(it: "Sign") -> str:
    return f'<svg class="sym" color="{it.colour}" role="img" aria-label="{safe(it.name)}">{_use(it.shape)}</svg>'


def _count(style: str, shape: str, number: int) -> str:
    return f'<span class="cnt"><svg class="mini{style}" aria-hidden="true">{_use(shape)}</svg>{number}</span>'


def _key(choice: "Choice") -> str:
    return f"<kbd>{choice.key}</kbd>" if choice.key else ""
