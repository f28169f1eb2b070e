"""The front page: what a list holds, and how long ago that was."""

from pathlib import Path

import pytest

from serving import site_on
from villainy.table.render import table_words
from villainy.table.web.front import ago

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("seconds", "english", "nynorsk"),
    [
        (-3, "just now", "akkurat no"),
        (59, "just now", "akkurat no"),
        (60, "1 minute ago", "for 1 minutt sidan"),
        (3599, "59 minutes ago", "for 59 minutt sidan"),
        (3600, "1 hour ago", "for 1 time sidan"),
        (7200, "2 hours ago", "for 2 timar sidan"),
        (86_400, "yesterday", "i går"),
        (3 * 86_400, "3 days ago", "for 3 dagar sidan"),
    ],
)
def test_how_long_ago(seconds: float, english: str, nynorsk: str) -> None:
    assert ago(seconds, table_words("en")) == english
    assert ago(seconds, table_words("nn")) == nynorsk


async def test_a_stranger_is_told_whose_games_are_listed(db: Path) -> None:
    async with site_on(db) as site:
        ann, stranger = await site.guest("Ann"), await site.guest()
        await ann.open("me", "henchman")
        assert "just now</time>" in (await ann.get("/")).text, "without script, too"
        front = (await stranger.get("/")).text
        assert "Your finished games" in front and "You have not finished a game yet." in front
