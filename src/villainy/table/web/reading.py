"""What there is to read: the rules of the games, and the table for programs."""

import re
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from villainy.games import SHELF
from villainy.rulebook import rulebook
from villainy.table.described import calls, shapes
from villainy.table.door import Visitor
from villainy.table.found import found_game
from villainy.table.given import ThePages, Whoever
from villainy.table.render import Pages
from villainy.table.web.shared import Page, common, html, shown_game

A_TABLE = re.compile(r"https?://(?P<host>[^/?#]+)(?P<table>/t/[\w-]{1,20})(?:\?(?P<seat>seat=\d{1,2})?.*)?")
"""The address of a table, whole."""


class Reading(Page):
    """Rules, and how to talk to the table."""

    @get("/rules/{game:str}")
    async def rules(
        self, visitor: Whoever, pages: ThePages, game: FromPath[str], request: Request[Any, Any, Any]
    ) -> Response[str]:
        """All clauses of a game."""
        found_game(game)
        book = rulebook(game)
        return html(
            pages.page(
                "rules.html",
                visitor.language,
                **common(visitor),
                game=shown_game(game, visitor.language),
                games=[shown_game(name, visitor.language) for name in SHELF],
                book=book,
                clauses=list(book.clauses.values()),
                back=_came_from(request),
            )
        )

    @get("/rules/{game:str}/{clause:str}")
    async def clause(
        self,
        visitor: Whoever,
        pages: ThePages,
        game: FromPath[str],
        clause: FromPath[str],
        request: Request[Any, Any, Any],
    ) -> Response[str]:
        """One clause: the answer to why."""
        found_game(game)
        status = 200 if clause in rulebook(game).clauses else 404
        return html(clause_page(pages, visitor, game, clause, _came_from(request)), status)

    @get("/api")
    async def api(self, visitor: Whoever, pages: ThePages, request: Request[Any, Any, Any]) -> Response[str]:
        """The table for programs, told to people."""
        schema = request.app.openapi_schema.to_schema()
        context = {"calls": calls(schema), "shapes": shapes(schema)}
        return html(pages.page("api.html", visitor.language, **common(visitor), **context))


def _came_from(request: Request[Any, Any, Any]) -> str:
    """The table that somebody left to read the rules, so that they find back without script; else nothing.

    Only an address of our own that looks like a table is believed, and of that only its path.
    """
    came = A_TABLE.fullmatch(request.headers.get("referer", ""))
    if came is None or came["host"] != request.url.netloc:
        return ""
    return came["table"] + (f"?{came['seat']}" if came["seat"] else "")


def clause_page(
    pages: Pages, visitor: Visitor, game: str, clause: str, back: str, title: str = "why-title", obstacle: str = ""
) -> str:
    """A clause and the rulings about it; before them, where something is refused, what stands in its way."""
    book = rulebook(game)
    found = book.clauses.get(clause)
    rulings = book.rulings(clause) if found else []
    return pages.page(
        "clause.html",
        visitor.language,
        **common(visitor),
        game=shown_game(game, visitor.language),
        clause=found,
        rulings=rulings,
        back=back,
        title=title,
        obstacle=obstacle,
    )
