"""The chat page and its own little API below `/sim/`.

The page is for trying a bot out by hand: everybody who can open it can act as anybody, which is
why the server listens on loopback and refuses foreign Host and Origin headers (`server`).
"""

from __future__ import annotations

import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import web

from bot.sandbox import page_views, switches
from bot.sandbox.errors import ApiError
from bot.sandbox.live import Page
from bot.sandbox.presses import NoAnswerError
from bot.sandbox.queries import ANSWER_SECONDS, InlineAnswer
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.seen import NoSuchButtonError, Seen
from bot.sandbox.state import Chat, Json, Person

STATIC = Path(__file__).with_name("static")
HISTORY = 300
JOURNAL_LINES = 60
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}

Action = Callable[[Person, Json], Awaitable[Any]]


def attach_page(app: web.Application, sandbox: Sandbox) -> None:
    """Add the page and `/sim/` to the server's routes."""
    desk = _Desk(sandbox)
    app.router.add_get("/", desk.index)
    app.router.add_get("/static/{name}", desk.static)
    app.router.add_get("/sim/state", desk.state)
    app.router.add_get("/sim/messages", desk.messages)
    app.router.add_get("/sim/live", desk.live)
    app.router.add_get("/sim/journal", desk.journal)
    app.router.add_get("/sim/files/{file_id}", desk.file)
    app.router.add_post("/sim/file", desk.send_file)
    app.router.add_post("/sim/{action}", desk.act)
    app.on_shutdown.append(desk.close)


class _Desk:
    """Request handlers of the page."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self._pages: set[Page] = set()
        self._offers: dict[int, InlineAnswer] = {}
        self._actions: dict[str, Action] = {
            "say": self._say,
            "press": self._press,
            "inline": self._inline,
            "choose": self._choose,
            "link": self._link,
            "edit": self._edit,
            "delete": self._delete,
            "react": self._react,
            "switch": self._switch,
        }

    # --- reading ----------------------------------------------------------------------------

    async def index(self, _: web.Request) -> web.StreamResponse:
        """The page itself."""
        return web.FileResponse(STATIC / "index.html", headers=HEADERS)

    async def static(self, request: web.Request) -> web.StreamResponse:
        """Its script and style."""
        place = STATIC / request.match_info["name"]
        if place.parent != STATIC or not place.is_file():
            raise web.HTTPNotFound
        return web.FileResponse(place, headers=HEADERS)

    async def state(self, request: web.Request) -> web.StreamResponse:
        """People, chats and switches."""
        return web.json_response(page_views.state(self._sandbox, self._viewer(request)))

    async def messages(self, request: web.Request) -> web.StreamResponse:
        """The newest messages of one chat."""
        viewer, chat = self._viewer(request), self._chat(request.query.get("chat"))
        self._require_member(viewer, chat)
        seen = self._sandbox.world.visible(chat, viewer.id)[-HISTORY:]
        return web.json_response([page_views.message(self._sandbox, one) for one in seen])

    async def live(self, request: web.Request) -> web.StreamResponse:
        """The stream of changes."""
        page = Page(self._sandbox, self._viewer(request))
        self._pages.add(page)
        try:
            return await page.serve(request)
        finally:
            self._pages.discard(page)

    async def journal(self, _: web.Request) -> web.StreamResponse:
        """The newest calls of the bot."""
        calls = self._sandbox.requests[-JOURNAL_LINES:]
        lines = [
            {"method": one.method, "code": one.code, "at": one.at}
            | ({} if one.ok else {"error": str(one.result)})
            for one in calls
        ]
        return web.json_response(lines)

    async def file(self, request: web.Request) -> web.StreamResponse:
        """A picture to look at, or a document to save."""
        files = self._sandbox.world.files
        record = files.records.get(request.match_info["file_id"])
        if record is None:
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(record.path)[0] or "application/octet-stream"
        headers = {**HEADERS, "Cache-Control": "private, max-age=86400, immutable"}
        if record.kind == "document":
            kind = "application/octet-stream"
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=files.data(record), content_type=kind, headers=headers)

    async def close(self, _: web.Application) -> None:
        """Let all open tabs go."""
        for page in self._pages:
            page.close()

    # --- acting -----------------------------------------------------------------------------

    async def act(self, request: web.Request) -> web.StreamResponse:
        """`POST /sim/<action>` with a JSON object; `as` names the acting person."""
        action = self._actions.get(request.match_info["action"])
        if action is None or request.content_type != "application/json":
            raise web.HTTPNotFound
        body = await request.json()
        try:
            result = await action(self._person(body.get("as")), body)
        except NoSuchButtonError:  # edited between the tap and its arrival
            return web.json_response({"error": "That button has just changed"}, status=400)
        except (ApiError, PermissionError, ValueError) as error:
            return web.json_response({"error": str(error)}, status=400)
        return web.json_response(result)

    async def send_file(self, request: web.Request) -> web.StreamResponse:
        """`POST /sim/file`: a multipart form with the file a person sends."""
        form = await request.post()
        part = form["file"]
        if not isinstance(part, web.FileField):
            raise web.HTTPBadRequest
        person, chat = self._person(form.get("as")), self._chat(form.get("chat"))
        mime = part.content_type
        with part.file as file:
            content = file.read()
        try:
            await self._sandbox.send_file(
                person,
                chat,
                content,
                part.filename,
                mime=mime,
                caption=str(form.get("caption", "")),
                as_photo=mime in ("image/png", "image/jpeg", "image/webp"),
            )
        except (ApiError, PermissionError) as error:
            return web.json_response({"error": str(error)}, status=400)
        return web.json_response({})

    async def _say(self, person: Person, body: Json) -> Json:
        chat = self._chat(body.get("chat"))
        reply = self._message(chat, body["reply"]) if body.get("reply") else None
        text = str(body.get("text", "")).strip()
        if text:
            await self._sandbox.say(person, chat, text, reply_to=reply, thread=body.get("thread"))
        return {}

    async def _press(self, person: Person, body: Json) -> Json:
        message = self._message(self._chat(body.get("chat")), body["order"])
        try:
            answer = await self._sandbox.press(
                person, message, data=str(body["data"]), timeout=ANSWER_SECONDS
            )
        except NoAnswerError:
            return {"late": True}
        return {"text": answer.text, "alert": answer.show_alert, "url": answer.url}

    async def _inline(self, person: Person, body: Json) -> Json:
        try:
            offer = await self._sandbox.inline(
                person, self._chat(body.get("chat")), str(body.get("query", ""))
            )
        except NoAnswerError:
            return {"results": []}
        self._offers[person.id] = offer
        results = [
            {
                "id": one["id"],
                "title": one.get("title") or one["id"],
                "description": one.get("description", ""),
                "photo": one.get("photo_file_id"),
            }
            for one in offer.results
        ]
        return {"results": results, "button": offer.button}

    async def _choose(self, person: Person, body: Json) -> Json:
        await self._sandbox.choose_inline_result(
            person,
            self._chat(body.get("chat")),
            self._offers[person.id],
            str(body["id"]),
            query=str(body.get("query", "")),
            thread=body.get("thread"),
        )
        return {}

    async def _link(self, person: Person, body: Json) -> Json:
        group = self._chat(body["group"]) if body.get("group") else None
        seen = await self._sandbox.open_link(person, str(body["url"]), group=group)
        return {"chat": seen.chat_id}

    async def _edit(self, person: Person, body: Json) -> Json:
        message = self._message(self._chat(body.get("chat")), body["order"])
        await self._sandbox.edit(person, message, str(body["text"]))
        return {}

    async def _delete(self, _: Person, body: Json) -> Json:
        self._sandbox.delete(self._message(self._chat(body.get("chat")), body["order"]))
        return {}

    async def _react(self, person: Person, body: Json) -> Json:
        message = self._message(self._chat(body.get("chat")), body["order"])
        self._sandbox.react(person, message, body.get("emoji"))
        return {}

    async def _switch(self, person: Person, body: Json) -> Json:
        chat = self._chat(body["chat"]) if body.get("chat") else None
        return switches.throw(self._sandbox, person, chat, body)

    # --- finding ----------------------------------------------------------------------------

    def _viewer(self, request: web.Request) -> Person:
        return self._person(request.query.get("as"))

    def _person(self, who: Any) -> Person:
        """By id or by first name, so that `?as=ann` works; the first person otherwise."""
        people = self._sandbox.world.people.values()
        for one in people:
            if str(who).lower() in (str(one.id), one.first_name.lower()):
                return one
        return next(iter(people))

    def _chat(self, number: Any) -> Chat:
        try:
            return self._sandbox.world.chats[int(number)]
        except (KeyError, TypeError, ValueError):
            raise web.HTTPNotFound from None

    def _message(self, chat: Chat, order: Any) -> Seen:
        try:
            record = self._sandbox.world.messages[chat.id][int(order)]
        except KeyError:
            raise web.HTTPNotFound from None
        return Seen.of(record, self._sandbox.world.files)

    @staticmethod
    def _require_member(viewer: Person, chat: Chat) -> None:
        if not chat.status(viewer.id).present:
            raise web.HTTPForbidden
