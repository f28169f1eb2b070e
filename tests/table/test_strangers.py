"""What somebody finds who has never been here: one name to give, games told in a minute, plain links."""

import re
from html import unescape
from pathlib import Path

import pytest

from serving import house_on, site_on, step, table_of
from villainy.games import SHELF
from villainy.table.drawing.news_evil101 import Outcome, last_round, recent, reel
from villainy.table.live import SPECTATOR
from villainy.table.reel import Newest
from villainy.table.render import Pages, table_words
from villainy.words import LANGUAGES

pytestmark = pytest.mark.anyio

MINUTE = 5
"""A game has at least so many things to say about itself."""


async def test_one_name_for_all_games(db: Path) -> None:
    async with site_on(db) as site:
        guest = await site.guest()
        front = (await guest.get("/")).text
        assert front.count('name="nickname"') == 1
        for game in SHELF:
            assert f'form="play" formaction="/play/{game}"' in front
        assert (await guest.send("/me", nickname="Doctor Dread", back="/")).headers["location"] == "/"
        front = (await guest.get("/")).text
        assert 'name="nickname"' not in front and "You are Doctor Dread here." in front
        begun = await guest.send("/play/evil101")
        assert "Doctor Dread" in (await guest.get(begun.headers["location"])).text


@pytest.mark.parametrize("back", ["//evil.test/", "https://evil.test/", "evil.test"])
async def test_a_name_leads_to_no_other_site(db: Path, back: str) -> None:
    async with site_on(db) as site:
        guest = await site.guest()
        assert (await guest.send("/me", nickname="Mallory", back=back)).headers["location"] == "/me"
        assert (await guest.send("/language", language="nn", back=back)).headers["location"] == "/"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_game_is_told_in_a_minute_and_leads_to_the_others(db: Path, language: str) -> None:
    async with site_on(db) as site:
        guest = await site.guest()
        await guest.send("/language", language=language)
        for game in SHELF:
            page = unescape((await guest.get(f"/rules/{game}")).text)
            steps = table_words(language).say(f"table-minute-{game}").splitlines()
            assert len(steps) >= MINUTE and all(step in page for step in steps)
            assert all(f'href="/rules/{other}"' in page for other in SHELF)
            assert page.count('aria-current="page"') == 1


async def test_a_secret_link_says_what_it_is_for(db: Path) -> None:
    async with site_on(db) as site:
        host = await site.guest("Ann")
        lobby = unescape((await host.get(f"/t/{await host.open('me', 'link')}")).text)
        assert "It opens this seat, and no other." in lobby
        assert "villainy serve --lan" not in lobby


async def test_an_address_that_only_this_machine_understands_says_so(db: Path) -> None:
    async with site_on(db) as site:
        host = await site.guest("Ann")
        table = await host.open("me", "link")
        site.house.public_url = "http://127.0.0.1:8000"
        assert "villainy serve --lan" in (await host.get(f"/t/{table}")).text


# How a round of Evil:101 ended ---------------------------------------------------------------------------------------


def happened(*events: tuple[str, int, int]) -> list[dict[str, int | str]]:
    """Events of a kind, of a seat, with an amount; a card's face is ten times its seat."""
    return [
        {"n": n, "kind": kind, "seat": seat, "place": seat, "amount": amount, "face": 10 * seat}
        for n, (kind, seat, amount) in enumerate(events, 1)
    ]


ROUND = (
    ("placed", 1, 0),
    ("revealed", 1, 0),
    ("missed", 1, 0),
    ("revealed", 2, 0),
    ("foiled", 2, 0),
    ("revealed", 3, 0),
    ("foiled", 3, 0),
    ("escaped", 2, 0),
    ("caught", 3, 0),
    ("scored", 1, 4),
    ("scored", 2, 3),
)


def test_the_last_round_is_remembered_until_the_next_is_over() -> None:
    ends = [
        Outcome(1, 10, points=4, place=1, agent=10),
        Outcome(2, 20, points=3, place=2, agent=20),
        Outcome(3, 30, foiled=True, place=3, agent=30),
    ]
    for before in ((), (("round", 0, 1),), (*ROUND, ("round", 0, 1))):
        assert last_round(recent(happened(*before, *ROUND, ("round", 0, 2)))) == ends
        assert last_round(recent(happened(*before, *ROUND, ("round", 0, 2), ("placed", 2, 0)))) == ends
        later = (("round", 0, 2), ("revealed", 2, 0), ("round", 1, 3))
        assert last_round(recent(happened(*before, *ROUND, *later))) == [Outcome(2, 20, place=2)]
    assert last_round(recent(happened(*ROUND))) == last_round(recent(happened(("round", 0, 1), *ROUND))) == []


def test_what_happened_is_played_beat_by_beat() -> None:
    names = ("Ann", "Bob", "Cyd", "Dee")
    shots = reel(recent(happened(*ROUND, ("round", 0, 2))), names, "foiled", table_words("en"))
    assert [(shot.act, shot.at, shot.show) for shot in shots if shot.show] == [
        ("shake", "plate-2", "foiled"),
        ("shake", "plate-3", "foiled"),
        ("float", "plate-1", "+4"),
        ("float", "plate-2", "+3"),
    ]
    told = [shot.caption for shot in shots if shot.caption]
    assert told[:1] == ["The Plots are turned over"]
    assert told[-3:] == ["Cyd gets away with it", "Dee is caught", "Round 2"]
    beats = {shot.show: shot.beat for shot in shots if shot.show.startswith("+")}
    assert len(set(beats.values())) == 1, "points are counted at once"


async def test_a_line_helps_whoever_is_asked_and_nobody_else(db: Path) -> None:
    pages = Pages()
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob", goal=40)
        helped: set[tuple[int, str]] = set()
        while house.view(live, 0)["round"] < 4:
            view, seat = house.view(live, 0), live.game.to_answer()[0]
            if view["question"] in {"PlotTurn", "LayAgent"}:
                told = table_words("en").say(f"table-evil101-hint-{view['question']}")
                html = unescape(pages.table(house, live, seat, None, "en", "csrf").html)
                assert told in html
                helped.add((view["round"], view["question"]))
                assert told not in unescape(pages.table(house, live, -1, None, "en", "csrf").html)
            await step(house, live)
        assert helped == {(at, asked) for at in (1, 2, 3) for asked in ("PlotTurn", "LayAgent")}


async def test_the_page_shows_how_the_last_round_ended(db: Path) -> None:
    """Whatever the log says of the last round's points, the page says above its Targets, to everybody."""
    pages = Pages()
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob", "Cyd", goal=40)
        while not (house.view(live, 0)["round"] > 1 and house.view(live, 0)["phase"] == "plot"):
            await step(house, live)
        events = Newest(3).hear(live.events)
        ends = last_round(events)
        assert ends
        for seat in (-1, 0, 1, 2):
            html = pages.table(house, live, seat, None, "en", "csrf").html
            strip = re.search(r'<div class="before">.*?</div>', html)
            assert strip is not None
            assert strip[0].count("<li") == len(ends)
            assert [f"+{it.points}" for it in ends if not it.foiled] == re.findall(r"\+\d+", strip[0])
            assert 'id="stage"' in html and all(f'id="plate-{at}"' in html for at in range(3))


async def test_a_page_can_still_show_the_plots_of_the_round_before(db: Path) -> None:
    """They are gone from the table in the same move in which they were turned, if nobody is asked in between."""
    pages = Pages()
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob", "Cyd", goal=40)
        while house.view(live, 0)["round"] < 3:
            await step(house, live)
            view = house.view(live, 0)
            html = pages.table(house, live, SPECTATOR, None, "en", "csrf").html
            kept = re.search(r'<template class="revealed" data-scene="(\d)">(.*?)</template>', html, re.DOTALL)
            ends = last_round(Newest(3).hear(live.events)) if view["phase"] in {"plot", "dic"} else []
            assert (kept is not None) == bool(ends)
            if kept is not None:
                assert int(kept[1]) == view["round"] - 1
                assert kept[2].count('class="stamp foiled"') == sum(it.foiled for it in ends)
                assert kept[2].count('class="stamp') == len(ends) == kept[2].count('class="laid"')


async def test_what_lies_on_a_card_glides_with_it(db: Path) -> None:
    """While cards glide, all that has a mark is painted above all that has none."""
    pages, seen = Pages(), set()
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob", "Cyd", goal=40)
        while house.view(live, 0)["round"] < 3:
            await step(house, live)
            for seat in (SPECTATOR, 0):
                html = pages.table(house, live, seat, None, "en", "csrf").html
                for name, rest in re.findall(r'class="(letter|owner|stamp|veil)\b[^"]*"([^>]*)>', html):
                    assert 'data-vt="' in rest
                    seen.add(name)
    assert seen == {"letter", "owner", "stamp", "veil"}
