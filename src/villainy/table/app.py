"""The server: what it is made of, how it starts and stops, and how it answers when something is wrong."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException, NotFoundException, ValidationException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from villainy.engine.errors import GameOver, NotOffered, OutOfTurn, Refusal, StaleQuestion
from villainy.table.api import Api
from villainy.table.bots import Bots
from villainy.table.config import TableConfig
from villainy.table.door import YEAR, Door, Names, Outside, Visitor, own_names
from villainy.table.faults import CannotPlay, Fault
from villainy.table.given import TheHouse, Whoever
from villainy.table.limits import Turnstile
from villainy.table.live import House, NoTable, RequestReused, SeatTaken
from villainy.table.render import STATIC, STATIC_PATH, Pages, table_words
from villainy.table.secret import Seal
from villainy.table.storage import Store
from villainy.table.web import PAGES
from villainy.table.web.shared import common
from villainy.table.wire import MOST_BYTES
from villainy.version import __version__
from villainy.words import LANGUAGES

log = logging.getLogger("villainy.table")

UNPACKED = ["/stream$", "^/api/tables/"]
"""What is not compressed: streams, which must not wait, and what programs ask for with every move, which is short."""

NOBODY: dict[str, Any] = {"csrf": "", "nickname": "", "languages": LANGUAGES, "theme": ""}

REFUSALS: dict[type[Refusal], str] = {
    NotOffered: "table-fault-not-offered",
    OutOfTurn: "table-fault-out-of-turn",
    StaleQuestion: "table-fault-stale",
    GameOver: "table-fault-over",
    RequestReused: "table-fault-reused",
}


async def make_app(config: TableConfig) -> tuple[Litestar, House]:
    """A server with its database ready; its keys are stored there, so a restart invalidates no open page."""
    store = Store(config.database())
    await store.start()
    seal = Seal(await store.key("seal"))
    bots = Bots()
    house = House(store, bots, seal, config.pace, config.public_url, config.limits, config.abandoned_days)
    pages = Pages()

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        try:
            bots.start()
            await house.start()
            yield
        finally:
            await house.stop()
            bots.stop()
            await store.stop()

    middleware: list[Any] = [
        DefineMiddleware(Door, store=store, seal=seal, language=config.language),
        DefineMiddleware(Names, names=own_names(config.public_url, *config.names)),
        DefineMiddleware(Turnstile, most=config.limits.requests_per_minute),
    ]
    handlers = _handlers(pages)

    def no_file(request: Request[Any, Any, Any], _: Exception) -> Response[Any]:
        """A name that no file can have."""
        return handlers[HTTPException](request, NotFoundException())

    # One after the other: for several that could be found at once, Litestar starts tasks, which takes longer.
    def the_house(visitor: Whoever) -> House:  # noqa: ARG001
        return house

    def the_pages(house: TheHouse) -> Pages:  # noqa: ARG001
        return pages

    app = Litestar(
        route_handlers=[
            *PAGES,
            Api,
            healthz,
            metrics,
            nowhere,
            create_static_files_router(
                path=STATIC_PATH,
                directories=[str(STATIC)],
                cache_control=CacheControlHeader(public=True, max_age=YEAR, immutable=True),
                exception_handlers={InternalServerException: no_file, ValueError: no_file},
            ),
        ],
        dependencies={
            "visitor": Provide(_visitor, sync_to_thread=False),
            "house": Provide(the_house, sync_to_thread=False),
            "pages": Provide(the_pages, sync_to_thread=False),
        },
        middleware=middleware,
        exception_handlers=handlers,
        lifespan=[lifespan],
        state=State({"house": house}),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=UNPACKED),
        request_max_body_size=MOST_BYTES,
        openapi_config=OpenAPIConfig(
            title=table_words("en").say("app-name"),
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
    )
    app.asgi_handler = Outside(app.asgi_handler)
    return app, house


def _visitor(request: Request[Any, Any, Any]) -> Visitor:
    visitor = request.scope["state"]["visitor"]
    assert isinstance(visitor, Visitor)
    return visitor


@get("/{rest:path}", include_in_schema=False)
async def nowhere(rest: FromPath[str]) -> None:  # noqa: ARG001  (the path must have a name)
    """A page that is not there: told by a handler, in the visitor's language and with all headers."""
    raise NotFoundException


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz(visitor: Whoever, house: TheHouse) -> Response[str]:
    """The server answers, and moves can be stored."""
    if await house.store.can_store():
        return Response("ok")
    return Response(table_words(visitor.language).say("table-unhealthy"), status_code=503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(house: TheHouse) -> str:
    """What a monitor wants to know, in the text form that most of them read."""
    return "".join(f"villainy_{name} {value}\n" for name, value in house.figures().items())


def _leave(error: Fault, visitor: Visitor | None) -> str:
    """Where somebody gets rid of a table that cannot be played, if it is theirs."""
    if not isinstance(error, CannotPlay) or visitor is None or visitor.person is None:
        return ""
    return f"/t/{error.table.id}/leave" if visitor.person.id in error.table.keepers else ""


def _handlers(pages: Pages) -> dict[Any, Callable[[Request[Any, Any, Any], Any], Response[Any]]]:
    """Every fault is told in words, with the right status; nothing shows a traceback."""

    def told(request: Request[Any, Any, Any], message: str, status: int) -> Response[Any]:
        return fault(request, Fault(message, status))

    def fault(request: Request[Any, Any, Any], error: Fault) -> Response[Any]:
        visitor = request.scope["state"].get("visitor")
        language = visitor.language if visitor else "en"
        text = error.say(table_words(language))
        headers = {"retry-after": str(error.retry)} if error.retry else {}
        if request.scope["path"].startswith("/api/"):
            return Response({"fault": error.message, "message": text}, status_code=error.status, headers=headers)
        if request.headers.get("x-requested-with") == "villainy":
            return Response(text, status_code=error.status, media_type=MediaType.TEXT, headers=headers)
        context = common(visitor) if visitor else NOBODY
        leave = _leave(error, visitor)
        html = pages.page("error.html", language, status=error.status, message=text, leave=leave, **context)
        return Response(html, status_code=error.status, media_type=MediaType.HTML, headers=headers)

    def refusal(request: Request[Any, Any, Any], error: Refusal) -> Response[Any]:
        return told(request, REFUSALS.get(type(error), "table-fault-refused"), 409)

    def taken(request: Request[Any, Any, Any], _: SeatTaken) -> Response[Any]:
        return told(request, "table-fault-taken", 409)

    def missing(request: Request[Any, Any, Any], _: NoTable) -> Response[Any]:
        return told(request, "table-fault-missing", 404)

    def deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Any]:
        """Lists in lists in lists: nothing of ours is a hundredth as deep."""
        return told(request, "table-fault-request", 400)

    def http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
        if isinstance(error, ValidationException):
            return told(request, "table-fault-request", 400)
        known = {401: "table-fault-forbidden", 403: "table-fault-forbidden", 404: "table-fault-missing"}
        known |= {405: "table-fault-missing", 413: "table-fault-large"}
        return told(request, known.get(error.status_code, "table-fault-request"), error.status_code)

    def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
        route = request.scope.get("path_template")  # never the path itself: secrets stand in it
        log.error("request-failed %s %s", request.method, route, exc_info=error)
        return told(request, "table-fault-broken", 500)

    return {
        Fault: fault,
        Refusal: refusal,
        SeatTaken: taken,
        NoTable: missing,
        RecursionError: deep,
        HTTPException: http,
        Exception: broken,
    }
