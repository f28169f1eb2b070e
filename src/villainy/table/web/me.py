"""Me: nickname, language, and a private link for another device."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from villainy.table.door import LANGUAGE, cookie
from villainy.table.faults import Fault
from villainy.table.given import TheHouse, ThePages, Whoever
from villainy.table.secret import hashed, new_person_token, new_token
from villainy.table.web.shared import Form, Page, common, guard, html, person_of, qr, read_nickname
from villainy.words import LANGUAGES


class Me(Page):
    """Whoever looks at the page."""

    @get("/me")
    async def me(self, visitor: Whoever, pages: ThePages) -> Response[str]:
        """Nickname, language, and a private link for another device."""
        return html(pages.page("me.html", visitor.language, **common(visitor), link="", qr_svg=""))

    @post("/me")
    async def change_me(self, visitor: Whoever, house: TheHouse, data: Form) -> Redirect:
        """Change the nickname."""
        guard(visitor, data)
        person = await person_of(visitor, house, data)
        await house.store.change_person(person.id, nickname=read_nickname(data, person.nickname))
        return Redirect(_leads_to(data, "/me"), status_code=303)

    @post("/me/link", status_code=200)
    async def private_link(
        self, visitor: Whoever, house: TheHouse, pages: ThePages, data: Form, request: Request[Any, Any, Any]
    ) -> Response[str]:
        """A fresh private link; an older one no longer opens."""
        guard(visitor, data)
        person = await person_of(visitor, house, data)
        token = new_token()
        await house.store.change_person(person.id, link=hashed(token))
        link = f"{house.public_url or str(request.base_url).rstrip('/')}/enter/{token}"
        return html(pages.page("me.html", visitor.language, **common(visitor), link=link, qr_svg=qr(link)))

    @get("/enter/{token:str}")
    async def enter(self, visitor: Whoever, house: TheHouse, pages: ThePages, token: FromPath[str]) -> Response[str]:
        """A private link was opened: ask before this browser becomes that person."""
        if await house.store.person(link=hashed(token)) is None:
            raise NotFoundException
        return html(pages.page("enter.html", visitor.language, **common(visitor), token=token))

    @post("/enter/{token:str}")
    async def entered(self, visitor: Whoever, house: TheHouse, token: FromPath[str], data: Form) -> Redirect:
        """The browser is that person from now on, beside the one that made the link."""
        guard(visitor, data)
        person = await house.store.person(link=hashed(token))
        if person is None:
            raise NotFoundException
        visitor.token = new_person_token(visitor.token)
        await house.store.add_token(person.id, hashed(visitor.token))
        return Redirect("/", status_code=303)

    @post("/language")
    async def language(
        self, visitor: Whoever, house: TheHouse, data: Form, request: Request[Any, Any, Any]
    ) -> Redirect:
        """Another language, anywhere."""
        guard(visitor, data)
        language = data.get("language", "")
        if language not in LANGUAGES:
            raise Fault("table-fault-language")
        if visitor.person:
            await house.store.change_person(visitor.person.id, language=language)
        answer = Redirect(_leads_to(data, "/"), status_code=303)
        answer.headers["set-cookie"] = cookie(LANGUAGE, language, secure=request.url.scheme == "https")
        return answer


def _leads_to(data: dict[str, str], usual: str) -> str:
    """Where a form wants to come back to, if that is a page of ours."""
    back = data.get("back", usual)
    return back if back.startswith("/") and not back.startswith("//") else usual
